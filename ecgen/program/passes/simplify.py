"""Strength reduction and constant folding: x+x -> dbl, x*x -> sqr, 2*x -> dbl, 3*x -> tpl, k*x ->
mulc, x+0 -> x.

A product with a negative small constant becomes a product with its absolute value and a `neg`,
which `sink_negations` then folds into an addition or a subtraction. Without a prime, only integer
identities are used; with a prime p, constants are folded mod p and left in [0, p).
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from ecgen.extension import Element
from ecgen.program.interpret import apply
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.ops import OPS, Table
from ecgen.program.passes.number import drop_dead
from ecgen.program.values import fresh, names_of, redirect

FOLDED = ("mul", "sqr", "add", "sub", "neg", "dbl", "tpl", "mulc", "half", "inv")
INTEGER: dict[str, Callable[..., int]] = {
    "mul": lambda x, y: x * y,
    "sqr": lambda x: x * x,
    "add": lambda x, y: x + y,
    "sub": lambda x, y: x - y,
    "neg": lambda x: -x,
    "dbl": lambda x: 2 * x,
    "tpl": lambda x: 3 * x,
}


@dataclass
class _Rewriter:
    """What is known so far: values that are constants, values equal to others, and who made
    what.
    """

    p: int | None
    small: int
    table: Table
    taken: set[str]
    ops: list[Op] = field(default_factory=list)
    alias: dict[str, str] = field(default_factory=dict)
    known: dict[str, int] = field(default_factory=dict)
    made: dict[str, Op] = field(default_factory=dict)

    def emit(self, name: str, out: str, *args: str, k: int | None = None) -> None:
        op = Op(name, (out,), args, k)
        self.made[out] = op
        self.ops.append(op)

    def constant(self, out: str, k: int) -> None:
        k = k if self.p is None else centred(k, self.p)
        self.known[out] = k
        self.emit("const", out, k=k if self.p is None else k % self.p)

    def same(self, out: str, value: str) -> None:
        self.alias[out] = value
        if value in self.known:
            self.known[out] = self.known[value]


def centred(k: int, p: int) -> int:
    """The residue of k of least absolute value; an element outside F_p as it is."""
    if isinstance(k, Element):
        if k.c1:
            return k
        k = k.c0
    k %= p
    return k - p if k > p // 2 else k


def simplify(
    program: FieldProgram, p: int | None = None, small: int = 2**32, table: Table = OPS
) -> FieldProgram:
    """The program with cheaper operations; a constant below `small` in absolute value multiplies by
    `mulc`.
    """
    state = _Rewriter(p, small, table, names_of(program))
    for op in program.ops:
        args = tuple(state.alias.get(a, a) for a in op.args)
        if len(op.outs) > 1 or (
            not _fold(state, op, args) and not _reduce(state, op.outs[0], op.name, args, op.const)
        ):
            state.ops.append(Op(op.name, op.outs, args, op.const))
            state.made.update((out, state.ops[-1]) for out in op.outs)
    return drop_dead(redirect(program, state.ops, state.alias))


def _fold(state: _Rewriter, op: Op, args: tuple[str, ...]) -> bool:
    out = op.outs[0]
    if op.name == "const":
        assert op.const is not None
        state.constant(out, op.const)
        return True
    if op.name not in FOLDED or not all(a in state.known for a in args):
        return False
    values = [state.known[a] for a in args]
    if state.p is not None:
        state.constant(out, apply(op, values, state.p, state.table)[0])
    elif op.name == "mulc":
        assert op.const is not None
        state.constant(out, op.const * values[0])
    elif op.name in INTEGER:
        state.constant(out, INTEGER[op.name](*values))
    elif op.name == "half" and values[0] % 2 == 0:
        state.constant(out, values[0] // 2)
    else:
        return False
    return True


def _reduce(state: _Rewriter, out: str, name: str, args: tuple[str, ...], k: int | None) -> bool:
    """Whether an operation (`k`: its constant) is had for less: then it is written as a cheaper
    one, or its result is a value that is there.
    """
    made = [state.made.get(a, Op("", (), ())) for a in args]
    known = [state.known.get(a) for a in args]
    match name:
        case "copy":
            state.same(out, args[0])
        case "mulc":
            assert k is not None
            return _scale(state, out, args[0], k)
        case "mul" if args[0] == args[1]:
            state.emit("sqr", out, args[0])
        case "mul" if known[0] is not None:
            return _scale(state, out, args[1], known[0])
        case "mul" if known[1] is not None:
            return _scale(state, out, args[0], known[1])
        case "add" if args[0] == args[1]:
            state.emit("dbl", out, args[0])
        case "add" if known[0] == 0:
            state.same(out, args[1])
        case "add" | "sub" if known[1] == 0:
            state.same(out, args[0])
        case "sub" if args[0] == args[1]:
            state.constant(out, 0)
        case "sub" if known[0] == 0:
            state.emit("neg", out, args[1])
        case "neg" | "half" | "dbl" if (name, made[0].name) in (
            ("neg", "neg"),
            ("half", "dbl"),
            ("dbl", "half"),
        ):
            state.same(out, made[0].args[0])
        case "half" if made[0].name == "mulc" and (factor := made[0].const or 0) % 2 == 0:
            return _scale(state, out, made[0].args[0], factor // 2)
        case _:
            return False
    return True


def _scale(state: _Rewriter, out: str, value: str, k: int) -> bool:
    """out = k*value by the cheapest operation; False (leave it) if k is too large for `mulc`."""
    if isinstance(k, Element) or abs(k) >= state.small:
        return False
    if k < 0:
        positive = value if k == -1 else fresh(f"{out}_n", state.taken)
        if k != -1:
            _scale(state, positive, value, -k)
            positive = state.alias.get(positive, positive)
        state.emit("neg", out, positive)
    elif k == 0:
        state.constant(out, 0)
    elif k == 1:
        state.same(out, value)
    elif k in (2, 3):
        state.emit("dbl" if k == 2 else "tpl", out, value)
    else:
        state.emit("mulc", out, value, k=k)
    return True
