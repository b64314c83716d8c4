"""Expansion of a tower: a program over F_{p^d} becomes one over F_p, every value v the d values
v_0, v_1 ...

Products, inverses and conjugates become the programs that the extension gives for them; whatever is
linear with integer coefficients works on each component alone. The result is cleaned, not fused:
sums of products that meet in one component are for merge.py. Inputs and parameters that lie in F_p
(`base`), and flags, keep their names.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

from ecgen import extension
from ecgen.errors import FormulaError
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.meaning import polynomial
from ecgen.program.ops import OPS, SELECT, Table
from ecgen.program.passes import clean
from ecgen.program.passes.expand import expand
from ecgen.program.validate import validate
from ecgen.program.values import fresh, names_of

OPERANDS = "ab"


@dataclass(frozen=True)
class Tower:
    """`programs`: name of a field operation -> the same over F_p, from inputs a0, a1, b0 ... to
    outputs c0, c1 ... in order.

    Parameters of these programs (a non-residue n) become parameters of the expanded program.
    """

    programs: Mapping[str, FieldProgram]
    degree: int = 2


def components(name: str, degree: int = 2) -> tuple[str, ...]:
    """The names of the components of an input, parameter or result."""
    return tuple(f"{name}_{i}" for i in range(degree))


def whole_of(component: str) -> str:
    """The value of which that is the name of a component."""
    return component.rsplit("_", 1)[0]


def inner_components(name: str, taken: Collection[str], degree: int = 2) -> tuple[str, ...]:
    """The names of the components of a value inside of a program with the names `taken`: none of
    these, as t0_1 may stand beside t0.
    """
    while any(component in taken for component in components(name, degree)):
        name += "_"
    return components(name, degree)


def expand_tower(
    program: FieldProgram, tower: Tower, base: Collection[str] = (), table: Table = OPS
) -> FieldProgram:
    """The program over F_p; FormulaError if the tower has no program for an operation, or two names
    collide.
    """
    written = names_of(program)
    program = expand(program, table)
    flags = {op.args[0] for op in program.ops if op.name == SELECT}
    state = _Expansion(program, tower, {*base, *flags}, flags, table, written)
    for op in program.ops:
        state.expand(op)
    given = {name: state.values[name] for name in (*program.inputs, *program.params)}
    params = tuple(
        dict.fromkeys((*(c for p in program.params for c in state.kept(p, given)), *state.params))
    )
    outputs = tuple(
        pair
        for public, value in program.outputs
        for pair in zip(components(public, tower.degree), state.values[value])
    )
    inputs = tuple(c for name in program.inputs for c in state.kept(name, given))
    return clean(
        validate(
            replace(program, inputs=inputs, params=params, ops=tuple(state.ops), outputs=outputs),
            table,
        )
    )


class _Expansion:
    """The components of every value so far, and the operations that make them."""

    def __init__(
        self,
        program: FieldProgram,
        tower: Tower,
        base: set[str],
        flags: set[str],
        table: Table,
        written: set[str],
    ):
        self.written, self.tower, self.table, self.base, self.flags = (
            written,
            tower,
            table,
            base,
            flags,
        )
        self.taken = names_of(program)
        self.ops: list[Op] = []
        self.params: dict[str, None] = {}
        self.zero = ""
        self.values: dict[str, tuple[str, ...]] = {}
        for name in (*program.inputs, *program.params):
            self.values[name] = (
                (name, *(self._zero() for _ in range(tower.degree - 1)))
                if name in base
                else self._given(name)
            )

    def _given(self, name: str) -> tuple[str, ...]:
        found = components(name, self.tower.degree)
        if clash := [c for c in found if c in self.taken]:
            raise FormulaError(
                f"The component {clash[0]} of {name} has the name of another value.",
                hint="Rename that value in the formula.",
            )
        self.taken.update(found)
        return found

    def _zero(self) -> str:
        if not self.zero:
            self.zero = fresh("zero", self.taken)
            self.ops.append(Op("const", (self.zero,), (), 0))
        return self.zero

    def kept(self, name: str, given: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
        """The inputs that stand for an input: one for what lies in F_p."""
        return given[name][:1] if name in self.base else given[name]

    def expand(self, op: Op) -> None:
        (out,) = op.outs
        outs = tuple(
            fresh(c, self.taken) for c in inner_components(out, self.written, self.tower.degree)
        )
        self.values[out] = outs
        if op.name in self.tower.programs:
            self._inline(self.tower.programs[op.name], op, out, outs)
        elif op.name == "const":
            self.ops += [
                Op("const", (c,), (), value)
                for c, value in zip(outs, extension.components(op.const or 0, self.tower.degree))
            ]
        elif op.name == SELECT:
            flag, yes, no = op.args
            self.ops += [
                Op(SELECT, (c,), (flag, y, n))
                for c, y, n in zip(outs, self.values[yes], self.values[no])
            ]
        elif _is_linear(self.table[op.name].meanings[0], op.const):
            for c, *args in zip(outs, *(self.values[a] for a in op.args)):
                self.ops.append(Op(op.name, (c,), tuple(args), op.const))
        else:
            raise FormulaError(
                f"The extension has no program for {op.name}.",
                hint="Its folder of formulas/towers needs one.",
            )

    def _inline(self, inner: FieldProgram, op: Op, out: str, outs: tuple[str, ...]) -> None:
        """The operations of `inner` on the components of the arguments; its results get the names
        `outs`.
        """
        names = {
            f"{letter}{i}": c
            for letter, arg in zip(OPERANDS, op.args)
            for i, c in enumerate(self.values[arg])
        }
        self.params |= dict.fromkeys(inner.params)
        names |= {p: p for p in inner.params}
        self.taken.update(inner.params)
        results = {
            value: outs[i]
            for i, (_, value) in enumerate(inner.outputs)
            if value not in inner.inputs
        }
        for step in inner.ops:
            for value in step.outs:
                names[value] = results.get(value) or fresh(f"{out}_{value}", self.taken)
            self.ops.append(
                Op(
                    step.name,
                    tuple(names[v] for v in step.outs),
                    tuple(names[a] for a in step.args),
                    step.const,
                )
            )
        for c, (_, value) in zip(outs, inner.outputs):
            if names[value] != c:
                self.ops.append(Op("copy", (c,), (names[value],)))


def _is_linear(meaning: str, k: int | None) -> bool:
    """Whether the meaning is a linear form with rational coefficients, which has the same
    coefficients on components.
    """
    f = polynomial(meaning, k)
    return f is not None and all(len(monomial) == 1 for monomial in f)
