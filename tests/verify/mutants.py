"""Sign and operand mutants of a program, judged by random inputs modulo a prime.

A mutant changes one operation: `+` and `-` exchanged, operands of `-` exchanged, a negation dropped, the sign
of a constant changed, or one operand replaced by any other value known at that point.
"""

from dataclasses import dataclass

from ecgen.program.ir import FieldProgram, Op
from ecgen.verify.modular import PRIME

_RUN = {
    "mul": lambda a, b, k: a * b % PRIME,
    "sqr": lambda a, b, k: a * a % PRIME,
    "add": lambda a, b, k: a + b,
    "sub": lambda a, b, k: a - b,
    "neg": lambda a, b, k: -a,
    "dbl": lambda a, b, k: 2 * a,
    "tpl": lambda a, b, k: 3 * a,
    "mulc": lambda a, b, k: k * a,
    "half": lambda a, b, k: a * ((PRIME + 1) // 2) % PRIME,
    "copy": lambda a, b, k: a,
    "const": lambda a, b, k: k,
    "inv": lambda a, b, k: pow(a, PRIME - 2, PRIME),
}


@dataclass(frozen=True)
class Mutant:
    """`program` with operation `position` replaced by `op`."""

    position: int
    op: Op

    def apply(self, program: FieldProgram) -> FieldProgram:
        ops = program.ops[: self.position] + (self.op,) + program.ops[self.position + 1 :]
        return FieldProgram(program.name, program.inputs, program.outputs, ops, program.params, program.source)


def _sign_mutants(op: Op):
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


def mutants(program: FieldProgram):
    """Every mutant; operands are replaced by inputs, parameters and earlier values."""
    known = list(program.inputs + program.params)
    for position, op in enumerate(program.ops):
        for changed in _sign_mutants(op):
            yield Mutant(position, changed)
        for i, old in enumerate(op.args):
            for new in known:
                if new != old:
                    yield Mutant(position, Op(op.name, op.outs, op.args[:i] + (new,) + op.args[i + 1 :], op.const))
        known += op.outs


class Judge:
    """Runs mutants of one program on one random instance, from the changed operation on."""

    def __init__(self, program: FieldProgram, values: dict[str, int], weights: dict[str, tuple[int, int]]):
        self.program, self.values, self.weights = program, values, weights
        self.steps = [(op.outs[0], _RUN[op.name], op.args[0] if op.args else None, op.args[-1] if op.args else None,
                       op.const) for op in program.ops]  # fmt: skip
        self.right = {public: values[ssa] for public, ssa in program.outputs}

    def outputs(self, mutant: Mutant) -> dict[str, int]:
        values, op = dict(self.values), mutant.op
        for number in range(mutant.position, len(self.steps)):
            out, function, a, b, k = self.steps[number]
            if number == mutant.position:
                function, a, b, k = _RUN[op.name], op.args[0] if op.args else None, op.args[-1] if op.args else None, op.const
            values[out] = function(values.get(a), values.get(b), k) % PRIME
        return {public: values[ssa] for public, ssa in self.program.outputs}

    def verdict(self, mutant: Mutant) -> str:
        """`equal`: the same outputs; `scaled`: the same points by other coordinates; `wrong` otherwise."""
        found = self.outputs(mutant)
        if found == self.right:
            return "equal"
        return "scaled" if self._same_points(found) else "wrong"

    def _same_points(self, found: dict[str, int]) -> bool:
        """Whether each result is a scaling of the right one, by a coordinate of weight one."""
        scale: dict[int, int] = {}
        for name, (weight, index) in self.weights.items():
            if weight == 1 and self.right[name]:
                scale.setdefault(index, found[name] * pow(self.right[name], -1, PRIME) % PRIME)
        return all(
            index in scale and scale[index]
            and (found[name] - self.right[name] * pow(scale[index], weight, PRIME)) % PRIME == 0
            for name, (weight, index) in self.weights.items()
        )  # fmt: skip
