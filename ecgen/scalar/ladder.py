"""Reference execution of a ladder plan: the field programs of its formulas, run on integers step by step as the emitted C runs.

`run` evaluates a program and may be any interpreter, so that what is compiled is what is executed here.
"""

from collections.abc import Callable
from dataclasses import dataclass

from ecgen.curve.model import Curve, XOnly
from ecgen.program.interpret import interpret
from ecgen.program.ir import FieldProgram
from ecgen.scalar.plan_montgomery import LadderPlan, Walk
from ecgen.scalar.programs import parameters_of, program_of

STATE = ("X2", "Z2", "X3", "Z3")


@dataclass(frozen=True)
class LadderOperations:
    """The programs of a ladder step (with its exchange, input `swap`) and of a doubling, bound to a prime."""

    p: int
    step_program: FieldProgram
    dbl_program: FieldProgram
    parameters: dict[str, int]
    run: Callable = interpret

    def step(self, state, u: int, swap: int):
        """(2Q, Q + R) from (R, Q) exchanged where swap = 1, each as X, Z."""
        values = dict(zip(STATE, state, strict=True)) | {"X1": u, "swap": swap} | self.parameters
        results = self._call(self.step_program, values)
        return tuple(results[name] for name in ("X4", "Z4", "X5", "Z5"))

    def dbl(self, point):
        results = self._call(self.dbl_program, {"X1": point[0], "Z1": point[1]} | self.parameters)
        return results["X3"], results["Z3"]

    def _call(self, program: FieldProgram, values: dict[str, int]) -> dict[str, int]:
        return self.run(program, {name: values[name] for name in (*program.inputs, *program.params)}, self.p)


def operations_of(curve: Curve, plan: LadderPlan, run: Callable = interpret) -> LadderOperations:
    """The operations of the plan's formulas on `curve`."""
    from ecgen.program.passes.exchange import exchange

    uses = {use.role: use for use in plan.formulas}
    parameters = parameters_of(uses["step"], curve) | parameters_of(uses["dbl"], curve)
    step = exchange(program_of(uses["step"]), (("X2", "X3"), ("Z2", "Z3")), "swap")
    return LadderOperations(curve.p, step, program_of(uses["dbl"]), parameters, run)


def read_scalar(x_only: XOnly, encoded: int) -> int:
    """The scalar that the standard function uses."""
    return encoded & x_only.keep | x_only.set


def run_ladder(ops: LadderOperations, walk: Walk, k: int, u: int) -> int:
    """u([k]P) for a point P with u(P) = u, 0 where [k]P is O or (0, 0). Precondition: the walk holds k."""
    if k >> walk.bits or walk.top and not k >> walk.bits - 1 & 1 or k & (1 << walk.tail) - 1:
        raise ValueError("the scalar does not fit the walk")
    state = (1, 0, u, 1)
    if walk.top:
        state = (u, 1, *ops.dbl((u, 1)))
    swap = 0
    for i in reversed(range(walk.tail, walk.bits - walk.top)):
        bit = k >> i & 1
        state, swap = ops.step(state, u, swap ^ bit), bit
    X, Z = state[2:] if swap else state[:2]
    for _ in range(walk.tail):
        X, Z = ops.dbl((X, Z))
    return X * pow(Z, ops.p - 2, ops.p) % ops.p
