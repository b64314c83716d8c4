"""What a FieldProgram costs: operations by name, and in the notation of the literature (4M + 4S +
7a).
"""

from collections import Counter

from ecgen.program.ir import FieldProgram
from ecgen.program.meaning import polynomial
from ecgen.program.ops import OPS, SELECT, Table


def count(program: FieldProgram) -> dict[str, int]:
    """Operations by name, sorted; a product with a parameter or a constant counts as
    `mul_const`.
    """
    fixed = set(program.params) | {op.outs[0] for op in program.ops if op.name == "const"}
    names = Counter(
        "mul_const" if op.name == "mul" and fixed & set(op.args) else op.name
        for op in program.ops if op.name not in ("const", "copy")
    )  # fmt: skip
    return dict(sorted(names.items()))


def products(name: str, table: Table = OPS) -> tuple[int, int]:
    """(multiplications, squarings) in the meaning of an operation; choosing by a flag is none."""
    if name == SELECT:
        return 0, 0
    monomials = [
        m for text in table[name].meanings for m in polynomial(text, k=1) or {} if len(m) == 2
    ]
    squarings = sum(m[0] == m[1] for m in monomials)
    return len(monomials) - squarings, squarings


def summary(program: FieldProgram, table: Table = OPS) -> str:
    """The cost as text: `4M + 4S + 1D + 7 linear`, D being products with a constant of the
    curve.
    """
    total: Counter[str] = Counter()
    for name, n in count(program).items():
        if name == "mul_const" or table[name].has_const:
            total["D"] += n
        if name == "mul_const" or name == "mulc":
            continue
        if name == "inv":
            total["I"] += n
        else:
            m, s = products(name, table)
            total["M"] += n * m
            total["S"] += n * s
            total[" linear"] += n * (m + s == 0)
    return (
        " + ".join(f"{total[k]}{k}" for k in ("I", "M", "S", "D", " linear") if total[k])
        or "nothing"
    )
