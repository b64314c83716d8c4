"""P_point in Python: affine points as the words of internal coordinates, and back to one normal
form.
"""

from random import Random

from ecgen.curve.model import Curve
from ecgen.group import represent
from ecgen.kept import cached_apart
from ecgen.kind import law
from ecgen.library.facts.point_type import PARTIAL, ClassType, PointType
from ecgen.run.emitted import Emitted
from ecgen.run.inputs import representative
from ecgen.run.oracle.known_logarithms import known_points, remember
from ecgen.run.oracle.slow_inverses import slow_inverses

SLOW = 4  # of so many points one has a scaling whose inversion takes long
NONE = "none"  # what stands for no point
LOST = "lost"  # a sum that an incomplete addition law does not give


def kind_of(emitted: Emitted) -> PointType | ClassType:
    return _kind(emitted.curve)


@cached_apart(16)
def _kind(curve: Curve) -> PointType | ClassType:
    return curve.kind.part("run").point_type(curve)


def _coordinates(emitted: Emitted, point, z: int = 1) -> tuple[int, ...]:
    """Those of P_point, scaled by z."""
    return emitted.curve.kind.part("run").coordinates(emitted.curve, point, z)


def affine_coordinates(curve: Curve, point, z: int = 1) -> tuple[int, ...]:
    """Those of P_point of a point (x, y)."""
    return represent.coordinates(_kind(curve).group, "point", point, z)


def affine_point(curve: Curve, values: tuple):
    """The point (x, y) of such coordinates, LOST, or NONE."""
    kind, zero = _kind(curve), law.neutral(curve)
    group = kind.group
    # not each whose Z is 0: complete formulas need a point
    if represent.is_scaling_of(group, "point", values, represent.coordinates(group, "point", zero)):
        return zero
    point = represent.to_affine(group, values)
    if point is None:
        return LOST if kind.how == PARTIAL else NONE
    is_right = represent.represents(group, "point", values, point)
    return point if law.contains(curve, point) and is_right else NONE


def is_scaled(curve: Curve, values: tuple, wanted: tuple) -> bool:
    """Whether coordinates are others of the same point (x, y), scaled."""
    return represent.is_scaling_of(_kind(curve).group, "point", values, wanted)


def words(emitted: Emitted, values) -> bytes:
    return b"".join(
        part.to_bytes(emitted.element_bytes, "little") for part in emitted.parts(values)
    )


def held(emitted: Emitted, point, random: Random) -> bytes:
    """A point, or LOST, in coordinates of a random scaling, each any representative of its
    residue.
    """
    kind, p = kind_of(emitted), emitted.curve.p
    if point == LOST:
        return bytes(kind.size * emitted.curve.degree * emitted.element_bytes)
    scale = random.randrange(1, p) if random.randrange(SLOW) else random.choice(slow_inverses(p))
    values = _coordinates(emitted, point, scale)
    data = b"".join(
        representative(emitted.stored(part), p, emitted.loose, random).to_bytes(
            emitted.element_bytes, "little"
        )
        for part in emitted.parts(values)
    )
    remember(known_points(emitted.curve).held, (emitted.words, emitted.word_bits, data), point)
    return data


def read(emitted: Emitted, data: bytes):
    """The affine point (None if it is neutral and has no affine coordinates), LOST, or the bytes if
    they stand for no point.
    """
    if (key := (emitted.words, emitted.word_bits, data)) in (
        held_points := known_points(emitted.curve).held
    ):
        held_points.move_to_end(key)
        return held_points[key]
    found = emitted.curve.kind.part("run").point_of(emitted.curve, _residues(emitted, data))
    return data if found == NONE else found


def _is_same(emitted: Emitted, values: tuple[int, ...], wanted: tuple[int, ...]) -> bool:
    """Whether coordinates are others of the same point, scaled."""
    return emitted.curve.kind.part("run").is_scaling(emitted.curve, values, wanted)


def _elements(emitted: Emitted, data: bytes) -> tuple[int, ...]:
    """The integers in the words, those of F_p that elements consist of."""
    size = emitted.element_bytes
    return tuple(int.from_bytes(data[i : i + size], "little") for i in range(0, len(data), size))


def _residues(emitted: Emitted, data: bytes) -> tuple[int, ...]:
    return emitted.elements(tuple(map(emitted.residue, _elements(emitted, data))))


def normal(emitted: Emitted, data: bytes, expected: tuple[bytes, ...] = ()) -> bytes:
    """The same for all coordinates of one point; bytes that stand for no point, or that no function
    takes, are kept. What is `expected`, normal forms, is tried first: to compare is sooner done
    than to divide."""
    if max(_elements(emitted, data)) >= emitted.loose:
        return data
    values = _residues(emitted, data)
    for one in expected:
        if _is_same(emitted, values, _residues(emitted, one)):
            return one
    point = read(emitted, data)
    return data if isinstance(point, bytes) else normal_of(emitted, point)


def normal_each(emitted: Emitted, data: bytes, expected: tuple[bytes, ...] = ()) -> bytes:
    """The same of points one behind the other; one that is, bytes and all, as expected stays so."""
    size, found = len(normal_of(emitted, law.neutral(emitted.curve))), []
    for at in range(0, len(data), size):
        own = data[at : at + size]
        wanted = tuple(dict.fromkeys(each[at : at + size] for each in expected))
        found.append(own if own in wanted else normal(emitted, own, wanted))
    return b"".join(found)


def normal_of(emitted: Emitted, point) -> bytes:
    """The coordinates scaled by one, all zero if LOST."""
    kind = kind_of(emitted)
    return (
        words(emitted, map(emitted.stored, _coordinates(emitted, point)))
        if point != LOST
        else bytes(kind.size * emitted.curve.degree * emitted.element_bytes)
    )
