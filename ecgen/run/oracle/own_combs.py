"""Tables of combs on points of the caller's, in Python: the multiples that the manifest's walk
makes, as the words of entries, and the point of a table.
"""

from collections import OrderedDict
from collections.abc import Iterator
from functools import lru_cache
from random import Random

from ecgen.group import Group
from ecgen.group.derived.convert import from_affine
from ecgen.kind import law
from ecgen.library.facts.groups import group_of
from ecgen.library.walks.plan import OWN_COMB
from ecgen.program.interpret import interpret
from ecgen.run.emitted import Emitted
from ecgen.run.manifest import read_manifest
from ecgen.run.oracle.known_logarithms import known_points
from ecgen.run.oracle.point_values import LOST, words
from ecgen.walk.ir import Walk
from ecgen.walk.text import parse

TABLES = 4  # that tests take
KEPT = 64  # tables whose points are known


@lru_cache(maxsize=8)
def _walk(emitted: Emitted) -> Walk:
    """The one that makes tables."""
    rows = read_manifest(emitted.folder)["walks"][OWN_COMB[0]]["walk"]
    return parse("\n".join(rows), OWN_COMB[0])


def is_taken(emitted: Emitted, point) -> bool:
    """Whether tables are made of it: points of order r."""
    known = known_points(emitted.curve)
    try:
        zero = law.neutral(emitted.curve)
        return point not in (None, LOST, zero) and known.is_neutral(emitted.curve.r, point)
    except ZeroDivisionError:
        return False


def table_of(emitted: Emitted, point) -> bytes:
    """Its entries, every residue by its least words."""
    walk = _walk(emitted)
    assert walk.table  # as the walk makes one
    form = walk.storage(walk.result.name).form
    group, found = group_of(form.stem, emitted.curve), b""
    for block in range(walk.table.blocks):
        for multiple in law.multiples(emitted.curve, walk.table.magnitudes(block), point):
            values = _entry(group, form.own, multiple)
            found += words(emitted, map(emitted.stored, values))
    _known(emitted)[found] = point
    return found


def _entry(group: Group, form: str, point) -> list:
    """The coordinates of an entry of an affine point."""
    program, constants = from_affine(group, form), dict(group.parameters)
    given = dict(zip(group.system.shape.coordinates, point))
    made = interpret(program, given | {n: constants[n] for n in program.params}, group.p)
    return [made[c] for c in group.form(form).coordinates]


@lru_cache(maxsize=8)
def _known(emitted: Emitted) -> OrderedDict:
    """The points of tables that were made."""
    return OrderedDict()


def point_of(emitted: Emitted, table: bytes):
    """The point of a table that `table_of` made."""
    return _known(emitted)[table]


@lru_cache(maxsize=8)
def _some(emitted: Emitted) -> tuple[bytes, ...]:
    base, r = emitted.curve.base, emitted.curve.r
    random = Random(emitted.prefix)
    factors = [1, r - 1, *(random.randrange(2, r) for _ in range(TABLES - 2))]
    points = (known_points(emitted.curve).multiply(k, base) for k in factors)
    return tuple(table_of(emitted, point) for point in points)


def tables(emitted: Emitted, size: int, random: Random) -> Iterator[bytes]:
    """Tables of some points of order r, in any order."""
    while True:
        yield random.choice(_some(emitted))


def normal_table(emitted: Emitted, data: bytes, expected: tuple[bytes, ...] = ()) -> bytes:
    """The same with every residue by its least words."""
    size, one = emitted.element_bytes, emitted.curve.p
    parts = (data[i : i + size] for i in range(0, len(data), size))
    numbers = [int.from_bytes(part, "little") for part in parts]
    if max(numbers) >= emitted.loose:
        return data
    return b"".join((number % one).to_bytes(size, "little") for number in numbers)
