"""Test inputs: edge and random field elements as the words a routine reads, and points in every
coordinate system.

An element may be held as any representative below the library's loose bound; inputs use all of
them.
"""

import struct
from random import Random

from ecgen.curve.model import Curve
from ecgen.group import represent
from ecgen.library.facts.groups import group_and_form
from ecgen.library.facts.spec import RoutineSpec
from ecgen.library.routines.modulo_order import ANY, SCALAR
from ecgen.run.emitted import Emitted


def edge_values(p: int, loose: int, bits: int, word: int = 64) -> tuple[int, ...]:
    """Representatives at which carries, borrows and folds change: around 0, p, 2p, powers of two,
    the loose bound.
    """
    near = [0, p, 2 * p, loose, loose - p, loose - 2 * p, (p + 1) // 2, loose // 2]
    near += [1 << k for k in range(0, bits, 32)] + [loose - (1 << k) for k in range(0, bits, word)]
    words = [(1 << bits) // ((1 << word) - 1) * w for w in (1, 1 << word - 1)]
    values = {value + delta for value in near + words for delta in (-2, -1, 0, 1, 2)}
    return tuple(sorted(value for value in values if 0 <= value < loose))


def element_values(
    p: int, loose: int, bits: int, count: int, random: Random, word: int = 64
) -> list[int]:
    """`count` representatives: a third edges, the rest random in different shapes."""
    edges = edge_values(p, loose, bits, word)
    values = []
    for _i in range(count):
        kind = random.randrange(6)
        if kind < 2:
            values.append(random.choice(edges))
        elif kind == 2:
            values.append(_runs(bits, random, word) % loose)
        elif kind == 3:
            values.append(
                min(loose, (1 << bits)) - 1 - random.getrandbits(random.randrange(1, bits)) % loose
            )
        else:
            values.append(random.randrange(loose))
    return [value if value >= 0 else 0 for value in values]


def _runs(bits: int, random: Random, word: int) -> int:
    """Words of all ones, all zeros or random bits."""
    return sum(
        random.choice((0, (1 << word) - 1, random.getrandbits(word), 1)) << shift
        for shift in range(0, bits, word)
    )


def representative(value: int, p: int, loose: int, random: Random) -> int:
    """value mod p plus a random multiple of p, below the loose bound."""
    value %= p
    return value + p * random.randrange((loose - 1 - value) // p + 1)


def scalings(curve: Curve, layout: str) -> int:
    """In how many ways coordinates in this layout can be scaled."""
    return represent.scalings_of(*group_and_form(layout, curve))


def coordinates(curve: Curve, layout: str, point, z: int | tuple[int, ...]) -> tuple[int, ...]:
    """The coordinates of an affine (or neutral) point in the layout of a routine's argument, scaled
    by z != 0, or by as many factors as it can be scaled by.
    """
    return represent.coordinates(*group_and_form(layout, curve), point, z)


def represents(curve: Curve, layout: str, values: tuple[int, ...], point) -> bool:
    """Whether coordinates stand for the point, all their relations included."""
    return represent.represents(*group_and_form(layout, curve), values, point)


def sample_input(emitted: Emitted, routine: RoutineSpec) -> bytes:
    """Random elements below the prime, the sample value of each plain word, and places in an array
    that lie one behind another, that value apart."""
    random = Random(routine.name)
    words: list[bytes] = []
    for argument in routine.arguments:
        if not argument.words:
            words.append(argument.sample.to_bytes(emitted.word_bytes, "little"))
        elif argument.coordinates == "places":
            places = range(0, argument.words * argument.sample, argument.sample)
            words.append(struct.pack(f"<{argument.words}Q", *places))
        elif argument.coordinates == "packed" and argument.direction != "out":
            kind = "d" if getattr(emitted.vectors_of(routine), "kind", "word") == "real" else "Q"
            words.append(
                struct.pack(
                    f"<{argument.words}{kind}",
                    *(
                        random.randint(0 if kind == "Q" else -(1 << 50), 1 << 50)
                        for _ in range(argument.words)
                    ),
                )
            )
        elif argument.coordinates in (SCALAR, ANY) and argument.direction != "out":
            words.append(
                random.randrange(
                    min(emitted.curve.r, 1 << emitted.word_bits * argument.words)
                ).to_bytes(emitted.word_bytes * argument.words, "little")
            )
        elif argument.direction != "out":
            words += [
                random.randrange(emitted.curve.p).to_bytes(emitted.element_bytes, "little")
                for _ in range(argument.words // emitted.words)
            ]
    return b"".join(words)
