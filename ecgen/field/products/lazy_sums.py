"""A routine's sums of products that are reduced once -> between which integers each lies before it
is reduced, and what it is at most afterwards.

The intervals are those of the limb program, proven for all inputs, put into the sum's meaning;
monomials are taken one by one.
"""

from collections import Counter
from dataclasses import dataclass

from ecgen.field.meaning import meaning_polynomial
from ecgen.limb.ir import LimbProgram
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.ops import Table


@dataclass(frozen=True)
class MergedSum:
    """`times` sums by one `operation` of the table, each from `least` to `greatest` over the
    integers, its result at most `most`.
    """

    operation: str
    times: int
    least: int
    greatest: int
    most: int


def merged_sums(
    program: FieldProgram | None, limbs: LimbProgram, table: Table
) -> tuple[MergedSum, ...]:
    """Every meaning of the program's operations that has two products or more, in the order of the
    program, equal ones counted.
    """
    if program is None:
        return ()
    held = {e.name: (e.low, e.high) for e in (*limbs.inputs, *limbs.elements, *limbs.outputs)}
    public = {value: name for name, value in program.outputs}
    found: Counter = Counter()
    for op in (op for op in program.ops if table[op.name].is_product):
        for out, meaning in zip(op.outs, table[op.name].meanings):
            terms = meaning_polynomial(meaning, op.const)
            if sum(len(monomial) == 2 for monomial in terms) > 1:
                found[
                    op.name,
                    *_interval(op, terms, held),
                    held[out if out in held else public[out]][1],
                ] += 1
    return tuple(MergedSum(name, times, *bounds) for (name, *bounds), times in found.items())


def _interval(op: Op, terms: dict, held: dict[str, tuple[int, int]]) -> tuple[int, int]:
    low = high = 0
    for monomial, factor in terms.items():
        ends = [factor]
        for place in monomial:
            ends = [end * bound for end in ends for bound in held[op.args[place]]]
        low, high = low + min(ends), high + max(ends)
    return int(low), int(high)
