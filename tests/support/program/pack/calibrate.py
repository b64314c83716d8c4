"""A vector back end's own counts -> the GlueModel that the packer minimises.

Each kind of packed operation is lowered once, alone, and its instructions are counted; so the
packer's costs are those of the representation and the CPU at hand, not typed.
"""

from collections.abc import Callable

from ecgen.program.pack.ir import PackedProgram
from ecgen.program.pack.models import GlueModel
from ecgen.program.pack.text import parse

Count = Callable[[PackedProgram, str], int]
OPERATIONS = {
    "sum": "add(P, Q) {a+b a+b a+b a+b}",
    "signs": "add(P, Q) {a+b a-b a+b a-b}",
    "factor": "lin(P, Q) {1:1 1:-3 1:5 1:1}",
    "both": "lin(P, Q) {1:1 3:0 -3:1 1:-3}",
    "scale": "mulc(P) {3 5 4 3}",
    "perm": "perm(P) {2 3 0 1}",
    "swap": "perm(P) {1 0 3 2}",
    "blend": "blend(P, Q) {0 1 1 0}",
    "mul": "mul(P, Q)",
    "sqr": "sqr(P)",
}


def calibrate(count: Count, name: str = "target") -> GlueModel:
    """The model whose weights are `count(program, vector)`: what making this vector of this program
    costs, >= 0.
    """
    found = {kind: count(example(kind), "s") for kind in OPERATIONS}
    extra = {kind: max(found[kind] - found["sum"], 0) for kind in ("signs", "factor", "both")}
    plain = {kind: found[kind] for kind in ("scale", "perm", "swap", "blend", "mul", "sqr")}
    return GlueModel(name, slot=found["sum"], **extra, **plain)


def example(kind: str) -> PackedProgram:
    """The program of one operation, on two vectors of inputs."""
    operation = OPERATIONS[kind]
    inputs = "input P = P [X1 Y1 Z1 T1]\ninput Q = Q [X2 Y2 Z2 T2]\n"
    return parse(
        f"packed {kind} width 4\n{inputs}s = {operation} -> [u v w x]\noutput R = s [X3 Y3 Z3 T3]\n"
    )
