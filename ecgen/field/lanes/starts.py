"""Sums of a product whose words are short of something -> what the columns of the product begin
with, so that nothing is to be added to the sums.

A sum by lanes of one product is M * product, M a matrix of integers, and short of a known amount
(`PackedElement.offsets`). Columns that begin with U, which costs nothing, make it M * U more. U is
taken so that, in every lane, this and the amount are together a multiple of p of which no limb is
negative: then the words are numbers that mean the same.
"""

from math import lcm

from flint import fmpq_mat, fmpz_mat

from ecgen.field.lanes.radix import Radix
from ecgen.limb.lanes.ir import BITS, LANES, PackedElement

TOP, HALF = 1 << BITS, 1 << BITS - 1


def starts_of(
    radix: Radix, sums: list[PackedElement], meanings: dict, products: set[str]
) -> dict[str, tuple[tuple[int, ...], ...]]:
    """What the columns of products begin with, by limb and lane; of the `sums` the first of each
    product counts, and products that are themselves factors are left alone.
    """
    factors = {
        part if isinstance(part, str) else part[0]
        for meaning in meanings.values()
        for row in (meaning if isinstance(meaning, tuple) else (meaning,))
        for monomial in row
        if len(monomial) > 1
        for part in monomial
    }
    read = factors | {name for name in products if f"{name}~" in meanings}
    found: dict = {}
    for x in sums:
        rows = [_linear(x.name, lane, meanings, products) for lane in range(LANES)]
        (root, *others) = {name for row in rows for name, _ in row}
        if others or root not in products - read - found.keys():
            continue
        matrix = fmpz_mat([[row.get((root, lane), 0) for lane in range(LANES)] for row in rows])
        if matrix.det():
            found[root] = _start(radix, x, matrix)
    return found


def _linear(name: str, lane: int, meanings: dict, products: set[str]) -> dict:
    """The lane as a sum of lanes of products and of what is no sum: (name, lane) -> factor."""
    meaning = meanings.get(name)
    row = meaning[lane] if isinstance(meaning, tuple) else meaning
    if name in products or not row or any(len(monomial) != 1 for monomial in row):
        return {(name, lane): 1}
    found: dict = {}
    for (part,), k in row.items():
        own, at = (part, lane) if isinstance(part, str) else part
        for key, factor in _linear(own, at, meanings, products).items():
            found[key] = found.get(key, 0) + k * factor
    return found


def _start(radix: Radix, x: PackedElement, matrix: fmpz_mat) -> tuple[tuple[int, ...], ...]:
    """U of the sum x = matrix * product."""
    p, digits, inverse = radix.p, radix.digits(radix.modulus), fmpq_mat(matrix).inv().table()
    held = [[(have + HALF) % TOP - HALF for have in row] for row in x.offsets]
    amounts = [
        sum(row[lane] << at for row, at in zip(held, radix.positions)) for lane in range(LANES)
    ]
    values = [
        -sum(int(k.p) * pow(int(k.q), -1, p) * amount for k, amount in zip(row, amounts)) % p
        for row in inverse
    ]
    least = [radix.digits(value) for value in values]
    along = [sum(row) for row in inverse]  # that many multiples of p make one in every lane
    times = lcm(*(int(k.q) for k in along))
    lacking = max(
        -(
            x.bounds[i][0]
            + held[i][lane]
            + sum(int(matrix[lane, k]) * limbs[i] for k, limbs in enumerate(least))
        )
        for i in range(radix.n)
        for lane in range(LANES)
    )
    count = max(0, -(-lacking // (times * min(digits))))
    return tuple(
        tuple(limbs[i] + int((count * times * k).p) * digits[i] for k, limbs in zip(along, least))
        for i in range(radix.n)
    )
