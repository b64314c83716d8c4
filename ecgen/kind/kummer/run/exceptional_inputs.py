"""Points of a Kummer surface that were made to have a coordinate 0, or one that becomes 0 by the
sums and differences of the step, where the ladder is on its way: the multiplications are right, and
refuse a result with a coordinate 0.

[m]D is such a point for an m that a ladder by k computes (leading bits of k, or one more), or that
is k; D is of the Jacobian or of its twist. Some encodings of D are changed besides.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from math import gcd
from random import Random

from flint import fmpz_mod_ctx, fmpz_mod_mat, fmpz_mod_poly_ctx

from ecgen.kind.jacobian.class_table import Multiples
from ecgen.kind.jacobian.curve import twist_classes
from ecgen.kind.jacobian.divisors import NEUTRAL, Class
from ecgen.kind.kummer.run.known_surface import KnownSurface, Point, known_surface
from ecgen.residues import square_root
from ecgen.run.emitted import Emitted, Loaded
from ecgen.run.oracle.reference import Outcome, reference
from ecgen.run.verdict import Verdict, verdict_of

CHECK = "points made to have a coordinate 0"
SUMS = ((1, 1, 1), (1, -1, -1), (-1, 1, -1), (-1, -1, 1))  # signs of Y, Z, T beside X
OK, NEUTRAL_RESULT, ERR_ORDER = 0, 1, -4
POOL = 4  # points of a kind and a side, from which all others come: each takes a table
TRIED = 24  # points among which those of odd order are looked for
LAST = 4  # of so many cases one may have its coordinate 0 in the result
CHANGED = 8  # of so many cases one has another encoding


def check_zeros(loaded: Loaded, count: int) -> Verdict | None:
    """`count` points and scalars; None where no multiplication is exported."""
    emitted = loaded.emitted
    names = [
        name
        for name in ("scalarmult", "scalarmult_vartime")
        if name in {function.name for function in emitted.functions}
    ]
    if not names:
        return None
    known = known_surface(emitted.curve)
    random = Random(emitted.prefix)
    form = emitted.format
    size = emitted.scalar_bytes
    failures, refused = [], 0
    for turn, (k, m, given, multiple) in enumerate(islice(cases(known, 8 * size, random), count)):
        scalar, point = k.to_bytes(size, "little"), form.point(given)
        result = known.given(multiple)
        wanted: Outcome = (
            (ERR_ORDER, bytes(form.point_bytes))
            if result is None
            else (NEUTRAL_RESULT if result == known.neutral else OK, form.point(result))
        )
        if turn % CHANGED == CHANGED - 1:
            point = form.point(_changed(emitted, given, random))
            (wanted,) = reference(emitted, names[0])(emitted, scalar, point)
        refused += wanted[0] == ERR_ORDER
        for name in names:
            if (found := loaded.entry(name, form.point_bytes, scalar, point)) != wanted:
                failures.append(
                    f"{name}: k = {k:#x}, [{m:#x}]D was made for D = {point.hex()}: code"
                    f" {found[0]}, {found[1].hex()}, expected code {wanted[0]}, {wanted[1].hex()}"
                )
    if not failures and not refused and count >= 64 * LAST:
        failures.append("no result had a coordinate 0")
    return verdict_of(
        CHECK,
        failures,
        f"{count} points and scalars, {', '.join(names)}: {refused} refused for a result with a"
        " coordinate 0, all others right",
        count,
        1,
    )


def _changed(emitted: Emitted, given: tuple[int, ...], random: Random) -> tuple[int, ...]:
    """The numbers with another one among them: 0, not reduced, opposite, exchanged, random."""
    p, place, top = emitted.curve.p, random.randrange(len(given)), 1 << 8 * emitted.field_bytes
    number = given[place]
    other = random.choice(
        (0, p, (number + p) % top, p - number, given[place - 1], top - 1, random.randrange(p))
    )
    return (*given[:place], other, *given[place + 1 :])


def cases(
    known: KnownSurface, bits: int, random: Random
) -> Iterator[tuple[int, int, tuple[int, ...], Point]]:
    """(k below 2^bits, m, the numbers of D, [k]D) without end."""
    while True:
        side, multiples = random.choice(_pool(known))
        k, shift = random.getrandbits(bits), random.randrange(bits) if random.randrange(LAST) else 0
        usable = [m for m in (k >> shift, (k >> shift) + 1) if gcd(m, multiples.order) == 1]
        if not usable:
            continue
        factor = pow(m := random.choice(usable), -1, multiples.order)
        if given := known.given((side, multiples.multiply(factor))):
            yield k, m, given, (side, multiples.multiply(k * factor))


@lru_cache(maxsize=8)
def _pool(known: KnownSurface) -> list[tuple[int, Multiples]]:
    """(side, point) of both sides, of the Jacobian alone where the number of classes of the twist
    is not known.
    """
    random = Random(known.curve.name)
    numbers = (
        (own := known.curve.r * known.curve.cofactor),
        twist_classes(known.sides[1].jacobian, own),
    )
    return [
        (side, multiples)
        for side, number in enumerate(numbers)
        if number
        for multiples in _of_side(known, side, number, random)
    ]


def _of_side(known: KnownSurface, side: int, number: int, random: Random) -> Iterator[Multiples]:
    """Points with a coordinate 0, or with a sum that is 0; of either kind some have odd order, so
    that even m have inverses.
    """
    jacobian, odd = known.sides[side].jacobian, number // (number & -number)
    for source in (_zeros(known, side, random), _sums(known, side, random)):
        yield from (Multiples(jacobian, element, number) for element in islice(source, POOL))
        inside = (
            element
            for element in islice(source, TRIED)
            if jacobian.multiply(odd, element) == NEUTRAL
        )
        yield from (Multiples(jacobian, element, odd) for element in islice(inside, POOL))


def _zeros(known: KnownSurface, side: int, random: Random) -> Iterator[Class]:
    """Points with a coordinate 0: points of the curve less infinity, and a class of order 2 that
    brings them there.
    """
    jacobian, p = known.sides[side].jacobian, known.curve.p
    while True:
        x = random.randrange(p)
        y = square_root(sum(c * pow(x, i, p) for i, c in enumerate(jacobian.f)), p)
        if y is not None:
            sums = [
                jacobian.add(jacobian.at(x, y), element)
                for element in (NEUTRAL, *known.of_order_two(side))
            ]
            yield random.choice(
                [element for element in sums if not all(known.image((side, element)))]
            )


def _sums(known: KnownSurface, side: int, random: Random) -> Iterator[Class]:
    """Points whose coordinates add up to 0, some of them taken away: random lines of the plane with
    the surface.
    """
    p, surface = known.curve.p, known.sides[0]
    ring = fmpz_mod_ctx(p)
    while True:
        (first, second, third), y = random.choice(SUMS), random.randrange(p)

        def on_line(
            z: int, first: int = first, second: int = second, third: int = third, y: int = y
        ) -> tuple[int, int, int]:
            return -(first * y + second * z + third) % p, y, z

        powers = fmpz_mod_mat(5, 5, [pow(z, i, p) for z in range(5) for i in range(5)], ring)
        quartic = powers.solve(
            fmpz_mod_mat(
                5,
                1,
                [
                    surface.difference(
                        known.shape.equation, dict(zip(known.shape.coordinates, on_line(z)))
                    )
                    for z in range(5)
                ],
                ring,
            )
        )
        for z, _ in fmpz_mod_poly_ctx(ring)([quartic[i, 0] for i in range(5)]).roots():
            found, element = known.point((*on_line(int(z)), 1))
            if found == side:
                yield element
