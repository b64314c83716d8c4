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
from dataclasses import replace
from random import Random
from shutil import copytree

import pytest

from ecgen.field.scalars.residues import PROGRAMS
from ecgen.run.check.checks import load
from ecgen.run.emitted import read_emitted
from ecgen.run.functions.public_functions import failure
from tests.support.compilers import quick
from tests.support.library import curves
from tests.support.library.exhaustive import calls, every
from tests.support.library.placing import places
from tests.support.library.systems import FORMULAS
from tests.support.library.x_only import tiny as tiny_x_only

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
    "quartic": ("jacobi_quartic", 2, 127, -1),
    "quartic with points at infinity": ("jacobi_quartic", 4, 131, 3),
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
            extras=tuple(extra for extra in ("field", "map") if extra in curve.kind.extras),
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
