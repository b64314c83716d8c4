"""Lattices of eigenvalues and decompositions: found, checked, refused; every scalar of small
orders, bounds that are met.
"""

import random
from itertools import product

import pytest

from ecgen.curve.primality import is_prime
from ecgen.walk.plan import _ends_in_a_double
from ecgen.walk.proof.reached import OddParts
from ecgen.walk.scalars.decompose import KINDS, Decomposition, align, decomposition
from ecgen.walk.scalars.domain import domain
from ecgen.walk.scalars.endomorphism import products
from ecgen.walk.scalars.lattice import Lattice, LatticeError, determinant, find_lattice
from ecgen.walk.scalars.linear import Symbol, symbol
from ecgen.walk.scalars.recodings import Odd

SECP256K1 = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141
LAMBDA = 0x5363AD4CC05C30E0A5261C028812645A122E22EA20816678DF02967C1B23BD72
BASIS = (
    (0x3086D221A7D46BCDE86C90E49284EB15, -0xE4437ED6010E88286F547FA90ABFE4C3),
    (0x114CA50F7A8E2F3F657C1108D9D44CFD8, 0x3086D221A7D46BCDE86C90E49284EB15),
)
SMALL = [
    (31, (1, 5)),
    (97, (1, 35)),
    (283, (1, 44)),
    (1009, (1, 374, 71)),
    (2003, (1, 11, 121, 1331)),
]


def bases():
    for r, eigenvalues in SMALL:
        yield find_lattice(r, eigenvalues)
    yield Lattice(SECP256K1, (1, LAMBDA), BASIS)


@pytest.mark.parametrize("n", [2, 3, 4])
def test_found_bases_are_short(n):
    """No longer than a reduced basis is, and the points of a box are all that there are."""
    source = random.Random(n)
    for r in [q for q in (127, 251, 1021, 65537, (1 << 61) - 1, SECP256K1) if is_prime(q)]:
        lattice = find_lattice(r, (1, *(source.randrange(2, r) for _ in range(n - 1))))
        assert abs(determinant(lattice.basis)) == r
        norm = 1
        for row in lattice.basis:
            norm *= sum(x * x for x in row)
        # the square of LLL's bound for the product of the lengths
        assert norm <= 2 ** (n * (n - 1) // 2 + 1) * r * r
    reach = (9, 9, 4)[n - 2]
    box = (domain(-reach, reach),) * n
    small = find_lattice(101, (1, *range(10, 10 + n - 1)))
    assert sorted(small.points(box)) == [
        v for v in product(range(-reach, reach + 1), repeat=n) if small.value(v) == 0
    ]


def test_points_keep_to_their_domains_and_large_boxes_are_left_open():
    lattice = find_lattice(31, (1, 5))
    assert list(lattice.points((domain(1, 30, 2, 1), domain(0, 0)))) == []
    assert sorted(lattice.points((domain(-31, 31, 2, 1), domain(0, 0)))) == [(-31, 0), (31, 0)]
    assert lattice.points((domain(-(10**6), 10**6),) * 2) is None


@pytest.mark.parametrize("row, column", list(product(range(2), repeat=2)))
@pytest.mark.parametrize("by", [1, -1])
def test_a_basis_with_one_entry_off_by_one_is_refused(row, column, by):
    rows = [list(own) for own in BASIS]
    rows[row][column] += by
    with pytest.raises(LatticeError, match=f"Row {row} of the basis is no relation") as caught:
        Lattice(SECP256K1, (1, LAMBDA), tuple(map(tuple, rows)))
    assert caught.value.row == row


def test_other_wrong_bases_are_refused():
    with pytest.raises(LatticeError, match="Row 0 of the basis is no relation"):
        Lattice(SECP256K1, (1, LAMBDA + 1), BASIS)
    with pytest.raises(LatticeError, match="determinant"):
        Lattice(SECP256K1, (1, LAMBDA), (BASIS[0], tuple(2 * x for x in BASIS[1])))
    with pytest.raises(LatticeError, match="determinant"):
        Lattice(SECP256K1, (1, LAMBDA), (BASIS[0], BASIS[0]))
    with pytest.raises(LatticeError, match="needs 2 rows of 2"):
        Lattice(SECP256K1, (1, LAMBDA), (BASIS[0],))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    "lattice",
    list(bases()),
    ids=lambda lattice: f"{lattice.r.bit_length()} bits, dimension {len(lattice.basis)}",
)
def test_parts_make_up_every_scalar_within_their_bounds(lattice, kind):
    by, source = decomposition(lattice, kind), random.Random(lattice.r)
    every = (
        range(lattice.r)
        if lattice.r < 5000
        else [
            *range(20),
            *range(lattice.r - 20, lattice.r),
            *(source.randrange(lattice.r) for _ in range(2000)),
        ]
    )
    seen = []
    for k in every:
        parts = by.apply(k)
        assert lattice.value(parts) == k and all(x in own for x, own in zip(parts, by.parts))
        assert (
            all(x % 2 for x in parts)
            if kind == "odd"
            else kind in ("least", "aligned") or min(parts) >= 0
        )
        assert kind != "aligned" or all(
            low <= x <= high for x, (low, high) in zip(align(parts), by.signed)
        )
        seen.append(parts)
    if (
        lattice.r < 5000 and len(lattice.basis) == 2 and kind != "aligned"
    ):  # the bounds are met but for a few units
        for values, own in zip(zip(*seen), by.parts):
            assert max(values) >= own.high - 6 and min(values) <= own.low + 6


def test_a_short_cut_of_the_products_widens_the_bounds():
    """A shift that is too small for exact roundings is no error: the drift is part of the
    bounds.
    """
    lattice = find_lattice(283, (1, 44))
    for shift in (4, 6, 8, 12):
        by = Decomposition(lattice, shift, "odd")
        assert all(x in own for k in range(283) for x, own in zip(by.apply(k), by.parts))
    wide, narrow = (
        max(own.high for own in Decomposition(lattice, shift, "odd").parts) for shift in (4, 12)
    )
    assert wide > narrow


def test_the_bounds_of_secp256k1():
    """The even decomposition's are those that were published with the curve file, but for the drift
    of products cut at 320 bits.
    """
    by = decomposition(Lattice(SECP256K1, (1, LAMBDA), BASIS), "odd")
    assert by.shift == 320
    for (low, high), bound in zip(
        by.intervals, (0xA2A8918CA85BAFE22016D0B917E4DD78, 0x8A65287BD47179FB2BE08846CEA267ED)
    ):
        assert bound <= high < bound + (1 << 68) and -bound - (1 << 68) < low <= -bound + 1


@pytest.mark.parametrize("width", [1, 2, 3])
def test_what_odd_parts_reach(width):
    """Every scalar's prefixes lie in the intervals that are said of them, at every place; a vector
    that is said not to be reached is not.
    """
    whole, names = (
        find_lattice(
            1721, products((next(l for l in range(2, 1721) if pow(l, 5, 1721) == 1),), 1721, 4)
        ),
        tuple(f"d{i}" for i in range(4)),
    )
    for lattice in whole.variants():  # the first one with scalars that reach something
        by = decomposition(lattice, "odd")
        count = -(-max(part.largest for part in by.parts).bit_length() // width)
        recodings = tuple(Odd(width, count, part.largest) for part in by.parts)
        if width > 1 or _ends_in_a_double(by, recodings):
            break
    parts, seen = OddParts(by, names, recodings, 1), {}
    value = lambda s: recodings[names.index(s.digits)].plain  # noqa: E731
    for place, factor in product(range(min(count, 3)), (1, 2)):
        polys = tuple(
            symbol(Symbol("V", n, place)).scaled(factor)
            - symbol(Symbol("d", n, place)).scaled(2 * factor)
            for n in names
        )
        seen[place, factor] = polys, parts.intervals(polys, value), set()
    for k in range(1, 1721, 1 if width == 1 else 7):
        rows = [recoding.apply(part)[0] for recoding, part in zip(recodings, by.apply(k))]
        for (place, factor), (polys, intervals, vectors) in seen.items():
            prefixes = [
                sum(d << width * (i - place) for i, (d,) in enumerate(row) if i >= place)
                for row in rows
            ]
            v = tuple(factor * (prefix - 2 * row[place][0]) for prefix, row in zip(prefixes, rows))
            coordinates = [sum(x * row[j] for x, row in zip(v, lattice.inverse)) for j in range(4)]
            assert all(low <= t <= high for t, (low, high) in zip(coordinates, intervals)), (
                k,
                place,
            )
            vectors.add(v)
    for (place, factor), (polys, intervals, vectors) in seen.items():
        tried = (
            list(lattice.points(tuple(domain(-40, 40) for _ in names), intervals) or ())[
                :: 1 if width == 1 and place == 0 else 50
            ]
            if width < 3 and place < 2 and factor == 1
            else []
        )
        reached = {v for v in tried if parts.is_reached(polys, v, value)}
        assert (
            vectors & set(tried) <= reached
            and (width > 1 or reached <= vectors)
            and (reached or (width, place, factor) != (1, 0, 1))
        ), (place, factor)
