"""A class of a Jacobian in some coordinates -> the point of its Kummer surface, as a field program
derived from the `map` lines of the surface's shape.
"""

from dataclasses import replace
from functools import lru_cache

from ecgen.errors import FormulaError
from ecgen.formula.expression import evaluate
from ecgen.group.derived.convert import to_affine
from ecgen.group.model import Group
from ecgen.program.ir import FieldProgram, Op

SHIFT = "shift"  # the parameter h of `to_quotient`


@lru_cache(maxsize=64)
def to_quotient(group: Group, surface: Group) -> FieldProgram:
    """The coordinates of a class of y^2 = f(x + h) that is neither neutral nor of degree 1 -> those
    of the image of the class of y^2 = f(x) that it is, with one inversion; all 0 where the `map`
    lines have no value. Parameters are h and the constants of the shape's `let` and `root`
    lines."""
    affine, shape = to_affine(group), surface.system.shape
    assert shape.quotient is not None
    field = _Ratios(affine)
    q, r, s, t = (dict(affine.outputs)[c] for c in group.system.shape.coordinates)
    emit = field.emit
    own = {
        "q": emit("sub", q, emit("dbl", SHIFT)),
        "r": emit("add", r, emit("mul", SHIFT, emit("sub", SHIFT, q))),
        "s": s,
        "t": emit("sub", t, emit("mul", s, SHIFT)),
    }
    images = [
        evaluate(node, lambda name: (own.get(name, name), ""), field)
        for node in shape.quotient.images
    ]
    below = {b for _, b in images}
    if len(below) != 1:
        raise FormulaError(
            "The `map` lines have several denominators.",
            where=shape.path,
            hint="Write them with one.",
        )
    ratios = {
        name: (node.args[0].name, node.args[1].name) for name, node in surface.system.toaffine
    }
    outputs = {ratios[name][0]: above for name, (above, _) in zip(shape.coordinates, images)} | {
        ratios[shape.coordinates[0]][1]: below.pop()
    }
    return field.program(
        f"{group.stem}_to_{surface.stem}", tuple((v, outputs[v]) for v in surface.system.variables)
    )


class _Ratios:
    """Values as (above, below) for `evaluate`, below "" for 1: operations that follow those of a
    program, each once.
    """

    def __init__(self, before: FieldProgram):
        self.before = before
        self.ops: dict[tuple[str, tuple[str, ...], int | None], Op] = {}

    def emit(self, operation: str, *args: str, const: int | None = None) -> str:
        key = operation, tuple(sorted(args)) if operation in ("add", "mul") else args, const
        if key not in self.ops:
            self.ops[key] = Op(operation, (f"m{len(self.ops)}",), args, const)
        return self.ops[key].outs[0]

    def program(self, name: str, outputs: tuple[tuple[str, str], ...]) -> FieldProgram:
        ops = (*self.before.ops, *self.ops.values())
        made = {out for op in ops for out in op.outs} | set(self.before.inputs)
        params = dict.fromkeys(arg for op in ops for arg in op.args if arg not in made)
        return replace(self.before, name=name, outputs=outputs, ops=ops, params=tuple(params))

    def times(self, a: str, b: str) -> str:
        return (
            a
            if b == ""
            else b
            if a == ""
            else self.emit("sqr", a)
            if a == b
            else self.emit("mul", a, b)
        )

    def constant(self, value: int) -> tuple[str, str]:
        return self.emit("const", const=int(value)), ""

    def add(
        self, a: tuple[str, str], b: tuple[str, str], operation: str = "add"
    ) -> tuple[str, str]:
        if a[1] == b[1]:
            return self.emit(operation, a[0], b[0]), a[1]
        return self.emit(operation, self.times(a[0], b[1]), self.times(b[0], a[1])), self.times(
            a[1], b[1]
        )

    def sub(self, a: tuple[str, str], b: tuple[str, str]) -> tuple[str, str]:
        return self.add(a, b, "sub")

    def mul(self, a: tuple[str, str], b: tuple[str, str]) -> tuple[str, str]:
        return self.times(a[0], b[0]), self.times(a[1], b[1])

    def div(self, a: tuple[str, str], b: tuple[str, str]) -> tuple[str, str]:
        return self.times(a[0], b[1]), self.times(a[1], b[0])
