"""Every public function of libraries over tiny fields: emitted C and emitted assembly together, no
stand-in for either.

Each argument takes every value: every scalar, every point of the curve in random scalings (x-only:
every coordinate, those of the twist among them), every element, every number that is mapped. In the
longer tier functions of two such arguments take all of their pairs, every scalar with every point
among them; functions of more, and those that move one of two values, take every value of each
beside random ones of the others. What is right is run/oracle/reference.py. One curve is in the
shorter tier, with a sample of the pairs; curves of every shape, system and encoding, for each of
which a library is built and proven, are in the longer one.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice, product
from math import prod
from random import Random
from shutil import copytree

import curves
import pytest
from compilers import quick
from placing import places
from test_exhaustive import FORMULAS
from test_library_x_only import tiny as tiny_x_only

from ecgen.field.scalars.residues import PROGRAMS
from ecgen.kind import law
from ecgen.library.api import Argument
from ecgen.library.point_type import PARTIAL
from ecgen.run.check.checks import load
from ecgen.run.emitted import Emitted, read_emitted
from ecgen.run.functions.public_functions import failure
from ecgen.run.oracle.point_values import LOST, held, kind_of
from ecgen.run.oracle.samples import encode_point, little, samples

SHAPES = {
    "prime order, a=-3": ("weierstrass", 1, 131, -3),
    "prime order, a=0": ("weierstrass", 1, 139, 0),
    "prime order, a=-1": ("weierstrass", 1, 73, -1),
    "prime order, general a": ("weierstrass", 1, 139, -5),
    "prime order, isomorphic to a=-3": ("weierstrass", 1, 139, 5),
    "cofactor 2, a=-3": ("weierstrass", 2, 113, -3),
    "cofactor 2, general a": ("weierstrass", 2, 109, 5),
    "cofactor 3, a=-3": ("weierstrass", 3, 131, -3),
    "cofactor 3, a=0": ("weierstrass", 3, 127, 0),
    "cofactor 4, a=-3": ("weierstrass", 4, 131, -3),
    "cofactor 4, a=0": ("weierstrass", 4, 127, 0),
    "cofactor 4, a=-1": ("weierstrass", 4, 137, -1),
    "cofactor 4, general a": ("weierstrass", 4, 127, 7),
    "cofactor 6, a=-3": ("weierstrass", 6, 127, -3),
    "cofactor 6, general a": ("weierstrass", 6, 139, -7),
    "cofactor 6, isomorphic to a=-3": ("weierstrass", 6, 139, 7),
    "cofactor 8, a=-3": ("weierstrass", 8, 151, -3),
    "cofactor 8, general a": ("weierstrass", 8, 163, 7),
    "Edwards a=-1": ("twisted_edwards", 4, 151, -1),
    "Edwards a=-1, 8": ("twisted_edwards", 8, 179, -1),
    "Edwards a=-1 complete": ("twisted_edwards", 4, 149, -1),
    "Edwards a=-1 complete, 8": ("twisted_edwards", 8, 193, -1),
    "Edwards a=1": ("twisted_edwards", 4, 151, 1),
    "Edwards a=-5": ("twisted_edwards", 4, 163, -5),
    "Edwards, isomorphic to a=-1": ("twisted_edwards", 4, 163, 5),
    "x-only": ("montgomery", 4, 223, 0),
    "x-only, cofactor 8": ("montgomery", 8, 463, 0),
    "xyzz": ("weierstrass", 1, 73, -3, "shortw/xyzz"),
    "xyzz, cofactor 4": ("weierstrass", 4, 127, 7, "shortw/xyzz"),
    "Jacobian, prime order": ("weierstrass", 1, 73, -3, "shortw/jacobian-3"),
    "inverted": ("twisted_edwards", 4, 491, 1, "twisted/inverted"),
    "inverted, 8": ("twisted_edwards", 8, 971, -1, "twisted/inverted"),
    "projective Edwards": ("twisted_edwards", 4, 151, -1, "twisted/projective"),
}
# of the others it is xy
ENCODINGS = {
    "prime order, a=0": "sec1",
    "cofactor 4, a=-3": "sec1",
    "Edwards a=1": "rfc8032",
    "Edwards a=-1, 8": "rfc8032",
}
SHORT = "cofactor 6, isomorphic to a=-3"
# broken ones that the shorter tier finds; once numbers were too short to reach the second
FOUND = ("sc_sub", "sc_reduce_wide")
# so many combinations of values are all tried; of more than these, so many
ALL, SEVERAL = (150_000, 1_000)
# kinds of which every value is taken
WHOLE = {"fr", "fp", "scalar", "element", "compressed", "pt", "point", "uniform"}
LONG = [pytest.param(name, ALL, SEVERAL, marks=pytest.mark.long) for name in SHAPES]


def every(emitted: Emitted, argument: Argument, random: Random) -> Iterator[bytes]:
    """All values of an argument, or many; what is refused among them."""
    curve, size = emitted.curve, argument.bytes
    some = islice(samples(emitted, argument.kind, size, random), 100)
    if argument.kind == "fr":
        yield from (little(k, size) for k in range(curve.r))
    elif argument.kind == "fp":
        yield from (little(k, size) for k in range(curve.p))
    elif argument.kind in ("uniform", "uniforms"):
        length, others = (
            emitted.map[0],
            range(0, curve.p, 11) if argument.kind == "uniforms" else (None,),
        )
        yield from (
            b"".join(u.to_bytes(length, "big") for u in (u, v) if u is not None)
            for u in range(curve.p)
            for v in others
        )
    elif argument.kind in ("scalar", "element") or argument.kind == "point" and emitted.up_to_sign:
        below = curve.r if argument.kind == "scalar" and not emitted.up_to_sign else curve.p
        yield from (emitted.format.number(k, size) for k in range(min(1 << 8 * size, below + 3)))
        yield from islice(some, 30)
    elif argument.kind == "compressed" or argument.kind == "point" and emitted.format.is_compressed:
        yield from (
            head + emitted.format.number(k | sign, size - len(head))
            for head in heads(emitted)
            for k in range(curve.p + 3)
            for sign in signs(emitted, size)
        )
        yield from some
    elif argument.kind == "pt":
        points = [
            *curves.points(curve),
            law.neutral(curve),
            *([LOST] if kind_of(emitted).how == PARTIAL else []),
        ]
        yield from (held(emitted, point, random) for point in points)
    elif argument.kind == "octets":
        yield from (
            encode(point)
            for point in curves.points(curve)
            for encode in (emitted.format.point, emitted.format.compressed)
        )
        yield from some
    elif argument.kind == "point":
        yield from (encode_point(emitted, point) for point in curves.points(curve))
        yield from islice(some, 30)
    else:
        yield from some


def heads(emitted: Emitted) -> list[bytes]:
    """What stands before the coordinate of a compressed point; other values of that byte among
    them.
    """
    return (
        [bytes([first]) for first in (2, 3, 0, 1, 4, 255)]
        if emitted.format.name == "sec1"
        else [b""]
    )


def signs(emitted: Emitted, size: int) -> list[int]:
    """What is added to the coordinate of a compressed point."""
    return [0] if emitted.format.name == "sec1" else [0, 1 << 8 * size - 1]


def calls(
    lists: list[list[bytes]], whole: list[int], most: int, several: int, random: Random
) -> Iterator[tuple[bytes, ...]]:
    """All combinations of the arguments `whole`, if these are at most `most`, beside any values of
    the others; or every value beside random ones of the others and then `several` random
    combinations.
    """
    if not lists:
        yield ()
    elif whole and prod(len(lists[i]) for i in whole) <= most:
        for values in product(*(lists[i] for i in whole)):
            given = dict(zip(whole, values, strict=True))
            yield tuple(
                given[i] if i in given else random.choice(values) for i, values in enumerate(lists)
            )
    else:
        for own in range(len(lists)):
            for value in lists[own][: max(several // len(lists), 1)]:
                yield tuple(
                    value if i == own else random.choice(values) for i, values in enumerate(lists)
                )
        for _ in range(several):
            yield tuple(map(random.choice, lists))


@pytest.fixture
def library_of(emitted_of):
    """name of a shape -> the loaded library."""

    def build(name):
        form, cofactor, p, a, *system = SHAPES[name]
        if form == "montgomery":
            return emitted_of(tiny_x_only(p, cofactor), extras=("field",))
        curve = curves.tiny(form, cofactor, p, a, least=17)
        curve = replace(curve, formulas=(FORMULAS,), system=system[0]) if system else curve
        return emitted_of(
            curve,
            extras=("field", "map"),
            window=3 if curve.r > 64 else 2,
            window_vartime=3,
            encoding=ENCODINGS.get(name, ""),
        )

    return build


@pytest.mark.asm
@pytest.mark.parametrize("name, most, several", [(SHORT, 0, 100), *LONG])
def test_every_function(name, most, several, library_of):
    loaded, random, tried = library_of(name), Random(name), {}
    for function in loaded.emitted.functions:
        lists, where = (
            [list(every(loaded.emitted, argument, random)) for argument in function.inputs],
            places(function),
        )
        kinds = [a.kind for a in function.inputs]
        whole = [i for i, kind in enumerate(kinds) if kind in WHOLE and "flag" not in kinds]
        for inputs in calls(
            lists,
            whole,
            most,
            several * 16 if set(kinds) in ({"fr", "pt"}, {"scalar", "point"}) else several,
            random,
        ):
            assert not failure(loaded, function, inputs, random.choice(where))
            tried[function.name] = tried.get(function.name, 0) + 1
    assert (
        set(tried) == {function.name for function in loaded.emitted.functions}
        and sum(tried.values()) > 20 * several
    )


@pytest.mark.asm
@pytest.mark.parametrize(
    "routine",
    [
        *FOUND,
        *(pytest.param(name, marks=pytest.mark.long) for name in PROGRAMS if name not in FOUND),
    ],
)
def test_a_routine_modulo_another_number_is_found(routine, library_of, tmp_path):
    """The order of one routine's assembly, changed by 2, after all proofs."""
    emitted = library_of(SHORT).emitted
    folder, r, random = (
        copytree(emitted.folder, tmp_path / "broken"),
        emitted.curve.r,
        Random(routine),
    )
    path = folder / f"src/{emitted.prefix}_scalar.S"
    before, name, after = path.read_text().partition(f"_{routine}))")
    own, end, after = after.partition("_END(")
    path.write_text(before + name + re.sub(rf"\b{r}\b", str(r - 2), own) + end + after)
    loaded = load(read_emitted(folder), quick(), tmp_path)
    functions = [
        f for f in loaded.emitted.functions if f.name.startswith(("fr_", "scalar_")) and f.inputs
    ]
    rows = (
        (f, inputs)
        for f in functions
        for inputs in calls(
            [list(every(loaded.emitted, a, random)) for a in f.inputs], [], 0, 400, random
        )
    )
    assert any(failure(loaded, f, inputs) for f, inputs in rows)
