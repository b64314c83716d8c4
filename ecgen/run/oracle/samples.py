"""Inputs for the public functions: for each kind of argument, edge cases first, then random ones
without end.

Edge cases are made from the curve: scalars around 0 and r, encodings of p and more, points off the
curve, of small order, outside the subgroup, the neutral element, damaged compressed points.
"""

from collections.abc import Iterator
from itertools import count, cycle, islice
from random import Random

from ecgen.curve.encodings import Encoding
from ecgen.curve.roots import square_root
from ecgen.extension import random_element
from ecgen.kind import law
from ecgen.library.api import BATCH, LISTED, SEVERAL
from ecgen.library.facts.point_type import PARTIAL
from ecgen.run.emitted import Emitted
from ecgen.run.oracle.known_logarithms import known_points
from ecgen.run.oracle.own_combs import tables
from ecgen.run.oracle.point_values import LOST, held, kind_of
from ecgen.run.oracle.slow_inverses import slow_inverses

TRIES = 64
RARE = 15  # of so many rounds of coordinates one has a point of unknown logarithm
POISON = 0xA5  # what outputs hold before a call


def little(value: int, size: int) -> bytes:
    return (value % (1 << 8 * size)).to_bytes(size, "little")


def encode_point(emitted: Emitted, point) -> bytes:
    """The longest encoding of an affine point; zeros for a neutral element that is none."""
    return emitted.format.point(point)


def samples(emitted: Emitted, kind: str, size: int, random: Random) -> Iterator[bytes]:
    """Arguments of `kind`, `size` bytes each (numbers of any length up to that)."""
    part = emitted.curve.kind.part("run")
    makers = {
        "point": part.encodings,
        "octets": _octets,
        "compressed": _compressed,
        "number": _numbers,
        "fr": _residues,
        "element": _encoded,
        "element2": _pairs(_encoded),
        "fp": _elements,
        "fp2": _pairs(_elements),
        "uniform": _uniform,
        "uniforms": _uniform,
        "flag": _flags,
        "pt": _held,
        "pts": _several,
        "comb": tables,
        "frs": _several_residues,
        "many": _few,
        "ptn": _listed,
        "frn": _listed_residues,
        "number_of": _lengths,
        "encoded_n": _encoded_list,
        "position": _positions,
        "count": _counts,
        "points8": _eight(_whole if emitted.format.counted else part.encodings),
    }
    yield from makers.get(kind, _eight(_scalars) if kind.endswith("scalars8") else _scalars)(
        emitted, size, random
    )


def _scalars(emitted: Emitted, size: int, random: Random) -> Iterator[bytes]:
    """Scalars of `size` bytes without end: small ones, those around r, 2r and the largest, single
    bits at the ends of words, then random ones, some with few bits or close to 2^k or r.
    """
    r, top = emitted.curve.r, 1 << 8 * size
    for value in (
        0,
        1,
        2,
        3,
        4,
        7,
        8,
        15,
        16,
        17,
        31,
        32,
        33,
        r - 1,
        r - 2,
        r - 3,
        r // 2,
        r // 2 + 1,
        r,
        r + 1,
        2 * r - 1,
        2 * r,
        top - 1,
        top // 2,
    ):
        yield emitted.format.number(value % top, size)
    yield from (
        emitted.format.number(1 << place, size)
        for place in range(emitted.word_bits, 8 * size, emitted.word_bits)
    )
    for turn in count():
        value = random.randrange(top) if turn % 8 == 7 else random.randrange(min(r, top))
        value = (
            (random.choice((1 << random.randrange(8 * size), r)) + random.randrange(-8, 9)) % top
            if turn % 8 == 3
            else value
        )
        value = _far_apart(r, emitted.word_bits, random) % top if turn % 8 == 5 else value
        yield emitted.format.number(
            value
            if turn % 4
            else value & random.getrandbits(8 * size) & random.getrandbits(8 * size),
            size,
        )


def _residues(emitted: Emitted, size: int, random: Random) -> Iterator[bytes]:
    r = emitted.curve.r
    for value in (
        1,
        0,
        2,
        3,
        r - 1,
        r - 2,
        r // 2,
        r // 2 + 1,
        r // 3,
        1 << r.bit_length() - 1,
        (1 << r.bit_length() - 1) - 1,
        1 << r.bit_length() // 2,
    ):
        yield little(value % r, size)
    yield from (little(value, size) for value in slow_inverses(r))
    for turn in count():
        yield little(
            _far_apart(r, emitted.word_bits, random) if turn % 8 == 5 else random.randrange(r), size
        )


def _far_apart(r: int, word: int, random: Random) -> int:
    """A number below r: a few bits, then about as many zeros as a word has bits, again and again.
    What looks for the next digit looks at a word.
    """
    value, place = 0, 0
    while place < r.bit_length() - 1:
        value |= random.getrandbits(8) << place
        place += word + random.randrange(-4, 13)
    return value % r


def _encoded(emitted: Emitted, size: int, random: Random) -> Iterator[bytes]:
    p, top = emitted.curve.p, 1 << 8 * size
    for value in (1, 0, 2, p - 1, p, p + 1, p - 2, top - 1, top // 2, p // 2):
        yield emitted.format.number(value, size)
    for turn in count():
        yield emitted.format.number(random.randrange(top if turn % 8 == 7 else p), size)


def _pairs(of):
    """Both components of an element of an extension: an edge case beside 0, beside another one,
    random ones.
    """

    def made(emitted: Emitted, size: int, random: Random) -> Iterator[bytes]:
        first, second = (of(emitted, size // 2, random) for _ in range(2))
        zero, edges = bytes(size // 2), list(islice(first, 10))
        yield from (a + b for edge in edges for a, b in ((edge, zero), (zero, edge)))
        yield from map(bytes.__add__, edges, edges[3:] + edges[:3])
        yield from map(bytes.__add__, first, second)

    return made


def _uniform(emitted: Emitted, size: int, random: Random) -> Iterator[bytes]:
    """Numbers of `size` bytes, or two of half of that, whose residues are 0, small, or make a
    denominator of the map vanish.
    """
    plan, p = emitted.map.plan, emitted.curve.p
    special = [
        square_root(sign * pow(value, -1, p), p)
        for value in (plan.z, *(value for name, value in plan.constants if name == "c1" and value))
        for sign in (1, -1)
    ]
    numbers = [0, 1, p - 1, p, 2, *(root for root in special if root is not None)]
    length = emitted.map.length
    for value in (*numbers, (1 << 8 * length) - 1, 1 << 8 * length - 1):
        yield b"".join(value.to_bytes(length, "big") for _ in range(size // length))
    while True:
        yield b"".join(
            random.randrange(1 << 8 * length).to_bytes(length, "big")
            if random.randrange(4)
            else random.choice(numbers).to_bytes(length, "big")
            for _ in range(size // length)
        )


def _elements(emitted: Emitted, size: int, random: Random) -> Iterator[bytes]:
    """Elements as they are held: every value below `loose` is one."""
    p, most = emitted.curve.p, emitted.loose - 1
    for value in (
        1,
        0,
        p - 1,
        p,
        p + 1,
        most,
        2 * p - 1,
        2 * p,
        most - most % p,
        most - most % p - 1,
        most // 2,
        p // 2,
        1 << p.bit_length() - 1,
    ):
        yield little(max(0, min(value, most)), size)
    yield from (little(value, size) for value in slow_inverses(p))
    for turn in count():
        yield little(random.randrange(most + 1 if turn % 2 else p), size)


def _flags(emitted: Emitted, size: int, random: Random) -> Iterator[bytes]:
    """Any int: of it only the lowest bit counts."""
    while True:
        for value in (
            0,
            1,
            2,
            3,
            255,
            254,
            -1,
            -2,
            1 << 8 * size - 1,
            (1 << 8 * size - 1) + 1,
            random.getrandbits(8 * size),
        ):
            yield little(value, size)


def _positions(emitted: Emitted, size: int, random: Random) -> Iterator[bytes]:
    while True:
        yield little(random.randrange(emitted.curve.r.bit_length() + 40), size)


def _counts(emitted: Emitted, size: int, random: Random) -> Iterator[bytes]:
    while True:
        yield little(random.randrange(32), size)


def _numbers(emitted: Emitted, size: int, random: Random) -> Iterator[bytes]:
    r = emitted.curve.r
    yield b""
    for value in (0, 1, r - 1, r, r + 1, r * r, r << 64, (1 << 8 * size) - 1):
        yield emitted.format.number(value % (1 << 8 * size), size)
    # reduced two blocks of words first, then one by one
    block = emitted.word_bytes * -(-r.bit_length() // emitted.word_bits)
    for length in (size, *(blocks * block + more for blocks in (1, 2, 3, 4) for more in (0, 1))):
        yield random.randbytes(length)
    yield random.randbytes(256 + block)  # a length that a byte does not hold
    for turn in count():
        yield random.randbytes(size if turn % 2 else random.randrange(size + 1))


def points(emitted: Emitted, size: int, random: Random) -> Iterator[bytes]:
    if emitted.format.is_compressed:
        yield from _compressed(emitted, size, random)
    curve, half = emitted.curve, emitted.field_bytes
    known = known_points(curve)
    source = known.points(random, outside=True)
    base = encode_point(emitted, curve.base)
    own = cycle(curve.kind.part("run").own_encodings(emitted, random))
    prime, ones, form = little(curve.p, half), b"\xff" * half, emitted.format
    yield base
    yield from (encode_point(emitted, point) for point in (*known.small, *known.outside(random)))
    yield from (
        prime + base[half:],
        base[:half] + prime,
        ones + base[half:],
        base[:half] + ones,
        ones + ones,
        bytes(size),
        little(1, half) + bytes(half),
    )
    yield encode_point(emitted, law.neutral(curve))
    yield base[half:] + base[:half]
    yield base[:half] + bytes([base[half] ^ 1]) + base[half + 1 :]
    for turn in count():
        yield from (encode_point(emitted, point) for point in islice(source, 8))
        yield random.randbytes(size)
        yield damaged(encode_point(emitted, next(source)), random)
        yield from islice(own, 2)
        parts = emitted.parts(next(source))  # not canonical, where that fits
        parts[turn % len(parts)] = (parts[turn % len(parts)] + curve.p) % (1 << 8 * form.part_bytes)
        yield b"".join(form.number(part, form.part_bytes) for part in parts)


def damaged(data: bytes, random: Random) -> bytes:
    """One bit changed."""
    return little(int.from_bytes(data, "little") ^ 1 << random.randrange(8 * len(data)), len(data))


def _pool(emitted: Emitted, random: Random) -> list:
    """A few points, so that random pairs of them are equal, opposite, neutral, or differ by one of
    small order.
    """
    known = known_points(emitted.curve)
    return [
        *map(known.point, (1, -1, 0, 2)),
        *_others(emitted, random, 3, 2),
        *emitted.curve.kind.part("run").own_points(emitted, random),
        *([LOST] if kind_of(emitted).how == PARTIAL else []),
    ]


def _others(
    emitted: Emitted, random: Random, small: int | None = None, mixed: int | None = None
) -> list:
    """Points outside the subgroup, at most so many; none where no P_point is one."""
    if emitted.curve.checks_subgroup:
        return []
    known = known_points(emitted.curve)
    return [*known.small[:small], *known.outside(random)[:mixed]]


def _held(emitted: Emitted, size: int, random: Random) -> Iterator[bytes]:
    pool, known = _pool(emitted, Random(1)), known_points(emitted.curve)
    source = known.points(random)
    for point in (
        *pool,
        *known.on_axis,
        *_others(emitted, random),
        *emitted.curve.kind.part("run").own_points(emitted, random),
    ):
        yield held(emitted, point, random)
    while True:
        yield held(emitted, random.choice(pool) if random.randrange(4) else next(source), random)


def _several(emitted: Emitted, size: int, random: Random) -> Iterator[bytes]:
    source = _held(emitted, size, random)
    while True:
        yield b"".join(next(source) for _ in range(SEVERAL))


def _several_residues(emitted: Emitted, size: int, random: Random) -> Iterator[bytes]:
    source = _residues(emitted, size // SEVERAL, random)
    while True:
        yield b"".join(next(source) for _ in range(SEVERAL))


def _listed(emitted: Emitted, size: int, random: Random) -> Iterator[bytes]:
    """Points of the subgroup, at a few places others, each place in turn: such whose multiples may
    be lost are few enough to try every case.
    """
    special, source = _held(emitted, size, random), known_points(emitted.curve).points(random)
    for turn in count():
        points = [held(emitted, next(source), random) for _ in range(LISTED)]
        for k in range(turn % 4):
            points[(turn // 4 + (0, 1, BATCH)[k]) % LISTED] = next(special)
        yield b"".join(points)


def _listed_residues(emitted: Emitted, size: int, random: Random) -> Iterator[bytes]:
    source = _residues(emitted, size // LISTED, random)
    for turn in count():
        yield b"".join(next(source) for _ in range(LISTED))
        for _ in range(turn % LISTED):  # edge cases in other places
            next(source)
        source = _residues(emitted, size // LISTED, random) if turn % 4 == 3 else source


def _encoded_list(emitted: Emitted, size: int, random: Random) -> Iterator[bytes]:
    """Compressed points: edge cases beside each other, then one or none of them, in each place,
    among points of the curve.
    """
    known, own = known_points(emitted.curve).points(random), size // LISTED
    for _turn in count():
        source = _compressed(emitted, own, random)
        yield from (b"".join(islice(source, LISTED)) for _ in range(5))
        for place in range(LISTED + 1):
            points = [emitted.format.compressed(next(known)) for _ in range(LISTED)]
            yield b"".join(
                (*points[:place], next(source), *points[place + 1 :]) if place < LISTED else points
            )


def _lengths(emitted: Emitted, size: int, random: Random) -> Iterator[bytes]:
    for turn in count():
        yield little(
            (LISTED, BATCH, 0, 3, BATCH + 1, 4, 1, LISTED - 1)[turn]
            if turn < 8
            else random.randrange(LISTED + 1),
            size,
        )


def _eight(of):
    """Values one behind the other, each the next: edge cases come into every lane beside others."""

    def made(emitted: Emitted, size: int, random: Random) -> Iterator[bytes]:
        for turn in count():
            source = of(emitted, size // BATCH, random)
            yield from (b"".join(islice(source, BATCH)) for _ in range(6 + turn % 3))
            for _ in range(turn % BATCH):  # another lane each time
                next(source)
            yield b"".join(islice(source, BATCH))

    return made


def _whole(emitted: Emitted, size: int, random: Random) -> Iterator[bytes]:
    """SEC 1 of just so many bytes."""
    yield from (data for data in _octets(emitted, size, random) if len(data) == size)


def _few(emitted: Emitted, size: int, random: Random) -> Iterator[bytes]:
    for turn in count():
        yield little(SEVERAL - turn % (SEVERAL + 1), size)


def _octets(emitted: Emitted, size: int, random: Random) -> Iterator[bytes]:
    """SEC 1, and flags: every form, then damaged ones: each prefix with each length, coordinates of
    p and more, off the curve.
    """
    curve, form = emitted.curve, emitted.format
    known = known_points(curve)
    source = known.points(random, outside=True)
    base, half = form.point(curve.base), form.compressed(curve.base)
    yield from (
        base,
        half,
        b"\0",
        b"",
        b"\2",
        b"\4",
        b"\0\0",
        bytes(size - 1),
        bytes(size),
        base[:-1],
        half + b"\0",
        form.point((curve.p, curve.base[1])),
        form.point((curve.base[0], curve.p)),
        form.compressed((curve.p, 1)),
    )
    yield from (
        encode(point)
        for point in (*known.on_axis, *known.small, *known.outside(random))
        for encode in (form.point, form.compressed)
    )
    if form.name == "zcash":
        yield from _flags_of(form, (base, half, form.neutral, form.compressed(None)))
    yield from (
        base[:-1] + bytes([base[-1] ^ 1]),
        b"\6" + base[1:],
        b"\7" + base[1:],
        b"\5" + half[1:],
        b"\4" + half[1:],
    )
    for turn in count():
        yield from (
            encode(point) for point in islice(source, 4) for encode in (form.point, form.compressed)
        )
        kept = form.number(random.randrange(curve.p), emitted.field_bytes)
        yield (
            bytes([kept[0] | random.choice((4, 5)) << 5]) + kept[1:]
            if form.name == "zcash"
            else bytes([random.choice((2, 3))]) + kept
        )
        data = bytearray(random.choice((base, half)))
        data[0 if turn % 2 else random.randrange(len(data))] ^= 1 << random.randrange(8)
        yield bytes(data)
        yield random.randbytes(random.randrange(size + 1))


def _flags_of(form: Encoding, whole: tuple[bytes, ...]) -> Iterator[bytes]:
    """Each encoding with each set of flags, and with another bit."""
    for data in whole:
        yield from (bytes([data[0] ^ flags << 5]) + data[1:] for flags in range(8))
        yield data[:-1] + bytes([data[-1] ^ 1])


def _compressed(emitted: Emitted, size: int, random: Random) -> Iterator[bytes]:
    """Compressed points of `size` bytes without end: the base point, points of small order and
    outside of the group, numbers around 0 and p with either sign, then points, elements and random
    bytes.
    """
    curve, form = emitted.curve, emitted.format
    known = known_points(curve)
    source = known.points(random, outside=True)
    sign = 1 << 8 * size - 1
    yield form.compressed(curve.base)
    yield from (form.compressed(point) for point in (*known.small, *known.outside(random)))
    if form.name == "sec1":
        yield from (
            bytes([first]) + form.number(value, size - 1)
            for value in (0, 1, curve.p - 1, curve.p, curve.p + 1, curve.base[0])
            for first in (2, 3, 0, 4)
        )
    if form.name == "zcash":
        yield from _flags_of(form, (form.compressed(curve.base), form.compressed(None)))
    for value in (
        0,
        1,
        curve.p - 1,
        curve.p,
        curve.p + 1,
        sign - 1,
        *(
            curve.p - (1 << place)
            for place in range(emitted.word_bits, curve.p.bit_length(), emitted.word_bits)
        ),
    ):
        yield form.number(value, size)
        yield form.number(value | sign, size)
    for turn in count():
        yield from (form.compressed(point) for point in islice(source, 4))
        kept = int.from_bytes(
            form.element(random_element(random, curve.p, curve.nonresidue)), form.order
        )
        yield (
            bytes([2 + turn % 2]) + form.number(kept, size - 1)
            if form.name == "sec1"
            else form.number(kept | (4 + turn % 2) * sign // 4, size)
            if form.name == "zcash"
            else form.number(kept | (sign if turn % 2 else 0), size)
        )
        yield random.randbytes(size)
