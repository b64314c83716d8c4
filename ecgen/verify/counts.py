"""What a formula costs: operations by kind, and in the notation of the literature (4M + 4S + 1D +
8a).
"""

from collections import Counter

from ecgen.formula.formula import Formula
from ecgen.program.ir import FieldProgram
from ecgen.verify.verdict import PROVEN, Verdict

_KINDS = {
    "mul": "M",
    "sqr": "S",
    "inv": "I",
    "add": "add",
    "sub": "sub",
    "neg": "neg",
    "dbl": "times2",
    "tpl": "times3",
    "mulc": "times_const",
    "half": "half",
    "conj": "conj",
}
_LINEAR = ("add", "sub", "neg", "times2", "times3", "times_const", "half", "conj")


def count(program: FieldProgram) -> dict[str, int]:
    """I, M, S, D (product with a curve constant) and linear operations by kind; copies and
    constants are free.
    """
    total: Counter[str] = Counter()
    for op in program.ops:
        if op.name == "mul" and set(op.args) & set(program.params):
            total["D"] += 1
        elif op.name in _KINDS:
            total[_KINDS[op.name]] += 1
    order = ("I", "M", "S", "D", *_LINEAR)
    return {kind: total[kind] for kind in order if total[kind]}


def cost(counts: dict[str, int]) -> str:
    """`4M + 4S + 8a`: `a` counts every linear operation."""
    linear = sum(counts.get(kind, 0) for kind in _LINEAR)
    parts = [f"{counts[kind]}{kind}" for kind in ("I", "M", "S", "D") if counts.get(kind)]
    return " + ".join(parts + ([f"{linear}a"] if linear else [])) or "0"


def begun(formula: Formula, program: FieldProgram) -> Verdict:
    """The verdict while nothing wrong is found."""
    counts = count(program)
    return Verdict(
        formula.name,
        str(formula.path),
        PROVEN,
        counts=tuple(counts.items()),
        cost=cost(counts),
        assumptions=tuple(e.text for e in (*formula.equations, *formula.assumes)),
        warnings=formula.warnings,
    )
