"""Tiny curves, over F_p and over F_{p^2} (GLS twists), whose multiplications use the endomorphism
whether it pays or not: emitted C and assembly, every scalar of [k]P and a sample of pairs; what the
tests report when a constant of a decomposition is another one. Constants of the roundings are not
among the damaged: with another one the parts are others, and their sum may be the same."""

import json
import re
from functools import reduce
from random import Random
from shutil import copytree

import pytest

from ecgen.extension import Element
from ecgen.kind import law
from ecgen.library.files.manifest import C_NAMES
from ecgen.library.walks import plan as walks
from ecgen.residues import is_square, square_root
from ecgen.run.check.checks import load
from ecgen.run.emitted import read_emitted
from ecgen.run.functions.public_functions import failure
from ecgen.run.oracle.known_logarithms import Known
from ecgen.run.readback.claimed_walk import claimed
from ecgen.run.readback.claims import check_manifest
from ecgen.run.readback.scalar_parts import parts_differences
from ecgen.run.readback.walk import with_plain_names
from tests.support.compilers import quick
from tests.support.library import curves, exhaustive
from tests.support.library.extensions import tiny_of
from tests.support.library.placing import places
from tests.support.run.c_lines import other_code

pytestmark = pytest.mark.asm
FEW, MANY, EVERY, WHOLE = 300, 20_000, 100_000, 1_000_000  # calls of a function
# Over F_31 no twist of y^2 = x^3 + a x + b has a prime order (30^2 + t^2 is prime for t = 11 alone,
# whose curves have a = 0), over F_11 no twisted Edwards one four times a prime.
GLS = {
    f"{form} {p}": pytest.param(
        form, p, cofactor, most, marks=() if most == FEW else pytest.mark.long
    )
    for form, p, cofactor, most in (
        ("twisted_edwards", 23, 4, FEW),
        *(("weierstrass", p, 1, WHOLE) for p in (7, 11, 19, 23)),
        *(("twisted_edwards", p, 4, WHOLE) for p in (19, 31)),
    )
}
NAMES = {"multiply": "point_mul", "multiply_vartime": "point_mul_vartime"}


def results(loaded, functions, most):
    random = Random(1)
    for function in (f for f in loaded.emitted.functions if f.name in functions):
        lists = [
            list(exhaustive.every(loaded.emitted, argument, random)) for argument in function.inputs
        ]
        for inputs in exhaustive.calls(lists, range(len(lists)), most, most, random):
            yield failure(loaded, function, inputs, random.choice(places(function)))


@pytest.fixture
def forced(monkeypatch):
    """The endomorphism is used."""
    for name in ("strategies", "vartime_strategies"):
        own = getattr(walks, name)
        monkeypatch.setattr(
            walks,
            name,
            lambda room, own=own: (
                tuple(way for way in own(room) if "endomorphism" in way.kind) or own(room)
            ),
        )


def decomposing(loaded) -> set[str]:
    """The multiplications whose scalar is decomposed."""
    return set(
        re.findall(
            r"static void P?\w*?_(multiply\w*)_k_parts\(",
            (loaded.emitted.folder / f"src/{loaded.emitted.prefix}.c").read_text(),
        )
    )


@pytest.fixture
def library(emitted_of, forced):
    loaded = emitted_of(curves.tiny("weierstrass", 1, 139, 0), window=2, window_vartime=2)
    assert decomposing(loaded) == set(NAMES)
    # so that what is broken below is what is found
    assert check_manifest(loaded.emitted).status == "passed"
    return loaded


@pytest.mark.parametrize("most", [2000, pytest.param(EVERY, marks=pytest.mark.long)])
def test_every_scalar(most, library):
    """A curve of j-invariant 0; with EVERY, each scalar beside each point."""
    names = {f.name for f in library.emitted.functions if "scalarmult" in f.name or "mul" in f.name}
    found = list(results(library, names, most))
    assert not any(found) and len(found) > 2000 * len(names) // 2
    assert (
        most < EVERY
        or len(list(results(library, {"point_mul"}, most))) >= library.emitted.curve.r**2
    )


def twist(form: str, p: int, cofactor: int):
    """The twist by the first nonsquare u of a curve over F_p, and its points."""
    u = next(
        u for c in range(1, p) for d in range(p) if not is_square(u := Element(d, c, p, -1), p)
    )
    for a0, second in ((a, b) for a in range(1, p) for b in range(1, p)):
        a, b = (a0 * u * u, second * u**3) if form == "weierstrass" else (a0 * u, second * u)
        if (form == "weierstrass" or a0 != second) and (
            found := tiny_of(form, p, -1, a, b, cofactor)
        ) is not None:
            return found
    raise LookupError(f"no such twist over F_{p}^2")


@pytest.mark.long
@pytest.mark.parametrize("form, p, cofactor, most", GLS.values(), ids=GLS)
def test_scalars_and_points_of_a_twist(form, p, cofactor, most, forced, emitted_of, monkeypatch):
    """With WHOLE, each scalar and each point of [k]P."""
    curve, points = twist(form, p, cofactor)
    monkeypatch.setattr(curves, "points", lambda _: points)
    loaded = emitted_of(curve, window=2, window_vartime=2)
    assert decomposing(loaded) >= set(NAMES)
    others = {
        f.name for f in loaded.emitted.functions if "mul" in f.name and "msm" not in f.name
    } - set(NAMES.values())
    found = list(results(loaded, set(NAMES.values()), most))
    assert (
        not any(found)
        and len(found) >= min(most, len(NAMES) * curve.r * len(points))
        and (most < WHOLE or curve.r * (len(points) + 2) <= WHOLE)
    )
    found = list(results(loaded, others, min(most, MANY)))
    assert not any(found) and len(found) > min(most, MANY) // 4 * len(others)


def q_curve(p: int, cofactor: int):
    """The twisted Edwards curve over F_{p^2} of the Q-curve of degree 2 that has complex
    multiplication by sqrt(-40) (FourQ's, with another p).
    """
    rt2, rt5 = square_root(2, p), square_root(Element(5, 0, p, -1), p)
    return tiny_of(
        "twisted_edwards",
        p,
        -1,
        Element(-1, 0, p, -1),
        322 + 228 * rt2 + (144 + 102 * rt2) * rt5,
        cofactor,
    )


@pytest.fixture
def tables(monkeypatch):
    """What is right is looked up in tables of cyclic groups, made by sums of the affine law, as
    each point is met: for curves where no sum is at infinity.
    """
    logs = {}

    def place(known, point):
        if point not in logs:
            cycle, at = [known.zero], point
            while at != known.zero:
                cycle, at = [*cycle, at], law.add(known.curve, at, point)
            logs.update({other: (cycle, j) for j, other in enumerate(cycle)})
        return logs[point]

    def multiple(known, k, point):
        cycle, j = place(known, point)
        return cycle[k * j % len(cycle)]

    monkeypatch.setattr(
        Known,
        "combine",
        lambda known, pairs: reduce(
            known.add, (multiple(known, k, point) for k, point in pairs), known.zero
        ),
    )
    monkeypatch.setattr(
        Known, "is_neutral", lambda known, k, point: multiple(known, k, point) == known.zero
    )


@pytest.mark.long
@pytest.mark.parametrize(
    "p, cofactor, most",
    [
        (47, 56, FEW),
        pytest.param(47, 56, EVERY, marks=pytest.mark.long),
        pytest.param(103, 8, MANY, marks=pytest.mark.long),
    ],
)
def test_scalars_and_points_of_a_q_curve(
    p, cofactor, most, forced, tables, emitted_of, monkeypatch
):
    """Two maps of high degree, which fail at points of order 8, in four dimensions; points of every
    order. With EVERY, each scalar and each point of [k]P.
    """
    curve, points = q_curve(p, cofactor)
    assert most < EVERY or curve.r * (len(points) + 1) <= EVERY
    monkeypatch.setattr(curves, "points", lambda _: points)
    loaded = emitted_of(curve, window_vartime=3)
    assert (
        decomposing(loaded) == set(NAMES)
        and "k3" in (loaded.emitted.folder / f"src/{loaded.emitted.prefix}.c").read_text()
    )
    one, several = (
        {
            f.name
            for f in loaded.emitted.functions
            if "mul" in f.name and "msm" not in f.name and (len(f.inputs) <= 2) == few
        }
        for few in (True, False)
    )
    found = [*results(loaded, one, most), *results(loaded, several, min(most, MANY // 4))]
    assert not any(found) and len(found) > most // 2 * len(one) and several
    if most == FEW:  # parts that are aligned
        assert [line for line, told in other_parts(loaded.emitted) if not told] == []
    assert check_manifest(loaded.emitted).status == "passed", check_manifest(loaded.emitted).detail


def of_degree_two(p: int):
    """A twisted Edwards curve over F_p with complex multiplication by sqrt(-2) (Bandersnatch's,
    with another p).
    """
    for a, rt2 in ((a, sign * square_root(2, p)) for a in range(2, p) for sign in (1, -1)):
        try:
            return curves.tiny("twisted_edwards", 4, p, a, (a * pow(rt2 - 1, -2, p) % p,))
        except LookupError:
            continue
    raise LookupError(f"no such curve over F_{p}")


@pytest.mark.long
@pytest.mark.parametrize(
    "p, most",
    [(601, FEW), *(pytest.param(p, MANY, marks=pytest.mark.long) for p in (601, 1297, 2017))],
)
def test_scalars_and_points_where_the_map_has_degree_two(p, most, forced, emitted_of):
    loaded = emitted_of(of_degree_two(p), window=2, window_vartime=2)
    assert (
        decomposing(loaded) == set(NAMES) and check_manifest(loaded.emitted).status == "passed"
    ), check_manifest(loaded.emitted).detail
    names = {f.name for f in loaded.emitted.functions if "mul" in f.name and "msm" not in f.name}
    found = list(results(loaded, names, most))
    assert not any(found) and len(found) > most // 2 * len(names)


@pytest.mark.long
@pytest.mark.parametrize(
    "old, new",
    [
        (" << 1 |", " << 2 |"),
        ("_endo2(I3, I1)", "_endo(I3, I1)"),
        ("_add(d1, d1, ", "_sub(d1, d1, "),
        ("d0, d1, d2, d3, i)", "d0, d2, d1, d3, i)"),
    ],
)
def test_another_line_of_columns_is_found(old, new, forced, emitted_of, monkeypatch, tmp_path):
    curve, points = q_curve(47, 56)
    monkeypatch.setattr(curves, "points", lambda _: points)
    loaded = emitted_of(curve, window_vartime=3)
    folder = copytree(loaded.emitted.folder, tmp_path / "broken")
    path = folder / f"src/{loaded.emitted.prefix}.c"
    text = path.read_text()
    assert old in text and check_manifest(loaded.emitted).status == "passed"
    path.write_text(text.replace(old, new, 1))
    assert check_manifest(read_emitted(folder)).status == "failed"


def other_parts(emitted):
    """(line, whether it is told) of each line of the functions that decompose, left out, doubled or
    changed.
    """
    manifest = json.loads((emitted.folder / "MANIFEST.json").read_text())
    whole = with_plain_names(manifest, (emitted.folder / f"src/{emitted.prefix}.c").read_text())
    for kind, row in manifest["walks"].items():
        for want in claimed(row["walk"], set()).parts:
            function = f"{C_NAMES.get(kind, kind)}_{want[1]}_parts"
            text = re.search(
                rf"^static const WORD P_{function}_.*?^static void P_{function}\(.*?^}}",
                whole,
                re.MULTILINE | re.DOTALL,
            )[0]
            have = [(*want[:2], function)]
            assert not parts_differences(kind, [want], have, text, emitted.word_bits)
            constants, opening, body = text.partition("static void")
            lines = (opening + body).splitlines()
            for at, line in enumerate(lines[:-1]):
                for wrong in other_code(line):
                    yield (
                        line,
                        bool(
                            parts_differences(
                                kind,
                                [want],
                                have,
                                "\n".join([constants, *lines[:at], *wrong, *lines[at + 1 :]]),
                                emitted.word_bits,
                            )
                        ),
                    )


def test_every_other_line_of_a_decomposition_is_told(library):
    """Of odd parts, and of natural ones."""
    found = list(other_parts(library.emitted))
    assert [line for line, told in found if not told] == [] and len(found) > 200


CONSTANTS = [
    *((name, f"b{i}{j}") for name in NAMES for i in (0, 1) for j in (0, 1)),
    ("multiply_vartime", "o0"),
    ("multiply_vartime", "o1"),
]
ONE_OF_EACH = CONSTANTS[:1] + CONSTANTS[7:9]


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    "routine, constant",
    [pytest.param(*row, marks=() if row in ONE_OF_EACH else pytest.mark.long) for row in CONSTANTS],
)
def test_another_constant_is_found(routine, constant, library, tmp_path):
    folder = copytree(library.emitted.folder, tmp_path / "broken")
    path = folder / f"src/{library.emitted.prefix}.c"
    text, count = re.subn(
        rf"(_{routine}_k_parts_{constant}\[\d+\] = \{{UINT64_C\()(0x[0-9a-f]+)",
        lambda m: m[1] + hex(int(m[2], 16) ^ 2),
        path.read_text(),
    )
    assert count == 1
    path.write_text(text)
    assert check_manifest(read_emitted(folder)).status == "failed"
    assert any(results(load(read_emitted(folder), quick(), tmp_path), {NAMES[routine]}, 2000))
