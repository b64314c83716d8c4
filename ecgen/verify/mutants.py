"""Sign and operand mutants of a program: what a single misprint may have made of it.

A mutant changes one operation: `+` and `-` exchanged, operands of `-` exchanged, a negation
dropped, the sign of a constant changed, or one operand replaced by any other value known at that
point.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ecgen.program.ir import FieldProgram, Op
from ecgen.verify.modular import PRIME

_RUN = {
    "mul": lambda a, b, k, p: a * b % p,
    "sqr": lambda a, b, k, p: a * a % p,
    "add": lambda a, b, k, p: (a + b) % p,
    "sub": lambda a, b, k, p: (a - b) % p,
    "neg": lambda a, b, k, p: -a % p,
    "dbl": lambda a, b, k, p: 2 * a % p,
    "tpl": lambda a, b, k, p: 3 * a % p,
    "mulc": lambda a, b, k, p: k * a % p,
    "half": lambda a, b, k, p: a * ((p + 1) // 2) % p,
    "copy": lambda a, b, k, p: a,
    "conj": lambda a, b, k, p: a,
    "const": lambda a, b, k, p: k % p,
    "inv": lambda a, b, k, p: pow(a, p - 2, p),
}


@dataclass(frozen=True)
class Mutant:
    """`program` with operation `position` replaced by `op`."""

    position: int
    op: Op

    def apply(self, program: FieldProgram) -> FieldProgram:
        ops = (*program.ops[: self.position], self.op, *program.ops[self.position + 1 :])
        return FieldProgram(
            program.name, program.inputs, program.outputs, ops, program.params, program.source
        )


def _sign_mutants(op: Op) -> Iterator[Op]:
    match op.name:
        case "add":
            yield Op("sub", op.outs, op.args)
        case "sub":
            yield Op("add", op.outs, op.args)
            yield Op("sub", op.outs, op.args[::-1])
        case "neg":
            yield Op("copy", op.outs, op.args)
        case "mulc" | "const" if op.const:
            yield Op(op.name, op.outs, op.args, -op.const)
        case "dbl" | "tpl":
            yield Op("mulc", op.outs, op.args, -2 if op.name == "dbl" else -3)


def mutants(program: FieldProgram) -> Iterator[Mutant]:
    """Every mutant; operands are replaced by inputs, parameters and earlier values."""
    known = list(program.inputs + program.params)
    for position, op in enumerate(program.ops):
        for changed in _sign_mutants(op):
            yield Mutant(position, changed)
        for i, old in enumerate(op.args):
            for new in known:
                if new != old:
                    yield Mutant(
                        position,
                        Op(op.name, op.outs, (*op.args[:i], new, *op.args[i + 1 :]), op.const),
                    )
        known += op.outs


# a result, the function of two values, a constant and p, and what these are
Run = tuple[str, Callable[[Any, Any, Any, int], int], str | None, str | None, int | None]


class Runner:
    """Runs mutants of one program from the changed operation on, given all values of the program
    modulo p; or the program itself.

    A table of Python functions in place of the table of meanings, for speed; 1/0 is 0 here.
    """

    def __init__(self, program: FieldProgram, values: dict[str, int], p: int = PRIME):
        self.program, self.values, self.p = program, values, p
        self.steps = [_step(op) for op in program.ops]

    def run(self, mutant: Mutant) -> dict[str, int]:
        """All values of the mutant."""
        return self._run(self.values, [_step(mutant.op), *self.steps[mutant.position + 1 :]])

    def fresh(self, inputs: dict[str, int]) -> dict[str, int]:
        """All values of the program at other inputs."""
        return self._run(inputs, self.steps)

    def _run(self, known: dict[str, int], steps: Sequence[Run]) -> dict[str, int]:
        values: dict[Any, Any] = {None: None, **known}
        p = self.p
        for out, function, a, b, k in steps:
            values[out] = function(values[a], values[b], k, p)
        return values


def _step(op: Op) -> Run:
    first, last = (op.args[0], op.args[-1]) if op.args else (None, None)
    return op.outs[0], _RUN[op.name], first, last, op.const
