"""Libraries of Kummer surfaces: over tiny fields every encodable point of the Jacobian and of its
twist with every scalar, beside Cantor's algorithm; the packaged surface by its known answers and
checks."""

import ctypes
import functools
import shutil
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from ecgen.curve import load_curve
from ecgen.formula.model import load_shape
from ecgen.formula.parameters import smallest_multiple
from ecgen.group.load import require_on
from ecgen.group.roles import find_roles
from ecgen.group.roles_toml import read_roles
from ecgen.group.trees import SystemFolder
from ecgen.isa.target import load_target
from ecgen.kind.jacobian.divisors import to_class
from ecgen.kind.kummer.curve import surface_with
from ecgen.kind.kummer.run.exceptional_inputs import check_zeros
from ecgen.kind.kummer.run.known_surface import known_surface
from ecgen.library.files.write import write_library
from ecgen.library.pipeline.curve import build_library
from ecgen.library.pipeline.options import BuildOptions
from ecgen.resources import data_folder
from ecgen.run.check import checks
from ecgen.run.emitted import read_emitted
from ecgen.run.verdict import exit_code
from tests.support.compilers import quick
from tests.support.curve.classes import every_class
from tests.support.isa.native import needs_host
from tests.support.library.jacobians import multiples_of
from tests.support.library.made import made_library
from tests.support.library.surfaces import UNSEEN, tiny_surface

OK, NEUTRAL, ERR_ENCODING, ERR_CURVE, ERR_ORDER = 0, 1, -2, -3, -4


@functools.cache
def made(p: int, cpu: str = "c64", multiple: int = 1):
    folder = Path(tempfile.mkdtemp())
    path = folder / f"tiny{p}.toml"
    path.write_text(tiny_surface(p, multiple))
    write_library(
        made_library(load_curve(path), load_target(cpu), BuildOptions(f"tiny{p}")).files,
        folder / "library",
    )
    loaded = checks.load(read_emitted(folder / "library"), quick(), folder)
    shutil.rmtree(folder)
    return loaded


@pytest.mark.parametrize(
    "p", [11, *(pytest.param(p, marks=pytest.mark.long) for p in (13, 17, 19, 23, 29, 31))]
)
def test_every_point_and_scalar(p):
    loaded = made(p)
    emitted, known, form = (
        loaded.emitted,
        known_surface(loaded.emitted.curve),
        loaded.emitted.format,
    )
    size, refused, seen = 8 * emitted.scalar_bytes, 0, 0
    for side in (0, 1):
        jacobian = known.sides[side].jacobian
        for element in every_class(jacobian):
            given = known.given((side, element))
            if given is None:
                continue
            multiples, encoded = multiples_of(jacobian, element), form.point(given)
            wanted_of = [known.given((side, multiple)) for multiple in multiples]
            for k in range(1 << min(size, 8)):
                wanted = wanted_of[k % len(multiples)]
                for name in ("scalarmult", "scalarmult_vartime"):
                    code, out = loaded.entry(
                        name, form.point_bytes, k.to_bytes(emitted.scalar_bytes, "little"), encoded
                    )
                    if wanted:
                        assert (code, out) == (
                            NEUTRAL if wanted == known.neutral else OK,
                            form.point(wanted),
                        ), (element, k)
                    else:
                        assert (code, out) == (ERR_ORDER, bytes(len(out)))
                        refused += 1
                    seen += 1
    assert seen > 10_000 and refused > 1000


WITHOUT_COMB = {13, 17, 29}  # subgroups of few points: no comb is proven with entries of degree 2


@pytest.mark.parametrize(
    "p, multiple, lost",
    [
        (11, 1, 0),
        pytest.param(43, 2, 4, marks=pytest.mark.long),
        *(pytest.param(p, 1, 0, marks=pytest.mark.long) for p in (13, 17, 19, 23, 29, 31)),
        pytest.param(41, 2, 10, marks=pytest.mark.long),
    ],
)
def test_every_multiple_of_the_base_point(p, multiple, lost):
    """By a comb on the Jacobian, where there is one: right for every scalar, or refused, as all are
    whose point has a coordinate 0, and `lost` others, where two classes on the way have a root in
    common.
    """
    loaded = made(p, multiple=multiple)
    emitted, known, form = (
        loaded.emitted,
        known_surface(loaded.emitted.curve),
        loaded.emitted.format,
    )
    assert any(routine.name.endswith("_madd") for routine in emitted.routines) != (
        p in WITHOUT_COMB
    )
    jacobian, answers = known.sides[0].jacobian, Counter()
    multiples = multiples_of(jacobian, to_class(emitted.curve.base))
    assert len(multiples) == emitted.curve.r
    for k in range(1 << 8 * emitted.scalar_bytes):
        wanted = known.given((0, multiples[k % emitted.curve.r]))
        code, out = loaded.entry(
            "scalarmult_base", form.point_bytes, k.to_bytes(emitted.scalar_bytes, "little")
        )
        if code == ERR_ORDER:
            assert not any(out) and k % emitted.curve.r
            lost -= bool(wanted) and k < emitted.curve.r
        else:
            assert wanted and (code, out) == (
                NEUTRAL if wanted == known.neutral else OK,
                form.point(wanted),
            ), k
        answers[code, bool(wanted)] += 1
    assert answers[NEUTRAL, True] and answers[OK, True] and not lost, answers


def test_every_encoding():
    """Three numbers of one byte: what is not refused is the point of a class of the Jacobian or of
    its twist, and all of these are among them.
    """
    loaded = made(11)
    known, p = known_surface(loaded.emitted.curve), 11
    validate = loaded.function("point_validate", ctypes.c_int)
    points = {
        known.given((side, element))
        for side in (0, 1)
        for element in every_class(known.sides[side].jacobian)
    } - {None}
    found = set()
    for x in range(p + 3):
        for y in range(p + 3):
            for z in range(p + 3):
                code = validate(bytes((x, y, z)))
                assert code == (
                    ERR_ENCODING
                    if max(x, y, z) >= p
                    else OK
                    if known.is_valid((x, y, z))
                    else ERR_CURVE
                )
                found |= {(x, y, z)} if code == OK else set()
    assert points == found and all(known.given(known.of_given(given)) == given for given in found)


@pytest.mark.long
@needs_host
@pytest.mark.parametrize(
    "cpu, count",
    [
        ("c64", 64),
        *(pytest.param(cpu, 10_000, marks=pytest.mark.long) for cpu in ("c64", "x86-64", "zen4")),
    ],
)
def test_points_made_to_have_a_coordinate_0(cpu, count, tmp_path):
    """[m]D has a coordinate 0, or a sum of coordinates that is 0, for an m that the ladder computes
    on its way; wrong answers and missing refusals are noticed.
    """
    write_library(
        made_library(
            load_curve("kummer1271"), load_target(cpu), BuildOptions("k", api="scalarmult")
        ).files,
        tmp_path / "library",
    )
    loaded = checks.load(read_emitted(tmp_path / "library"), quick(), tmp_path)
    verdict = check_zeros(loaded, count)
    assert (
        verdict.status == "passed" and int(verdict.detail.split(": ")[1].split()[0]) > count // 64
    ), verdict
    for wrong in (
        lambda code, out: (code, out[:-1] + bytes([out[-1] ^ 1])),
        lambda code, out: (OK, out) if code == ERR_ORDER else (code, out),
    ):
        broken = SimpleNamespace(
            emitted=loaded.emitted, entry=lambda *given, wrong=wrong: wrong(*loaded.entry(*given))
        )
        assert check_zeros(broken, 64).status == "failed"


def test_a_wrong_formula_of_the_ladder_is_not_taken(tmp_path):
    """A misprint in one sign: the step has the others; with none left there is no ladder."""
    source = data_folder("formulas") / "kummer"
    for name, kept in (("ladd-2014-bcls", 3), ("only", 0)):
        tree = tmp_path / name / "kummer"
        shutil.copytree(source, tree)
        if name == "only":
            for other in ("ladd-2007-g", "ladd-lanes", "ladd-small"):
                (tree / f"squared/ladder/{other}.op3").unlink()
                (tree / f"squared/ladder/{other}").unlink()
        (tree / "squared/roles.toml").write_text('stem = "kum"\ncached = ["XY", "XZ", "XT"]\n')
        file = tree / "squared/ladder/ladd-2014-bcls.op3"
        file.write_text(file.read_text().replace("Gb = Cp-Cq", "Gb = Cp+Cq"))
        curve = load_curve("kummer1271")
        own = find_roles(
            SystemFolder(
                "kummer/squared",
                tree / "squared",
                tuple(sorted((tree / "squared").glob("*/*.op3"))),
            ),
            read_roles(tree / "squared", ("XY", "XZ", "XT")),
            curve.p,
            {n: v for n, v in surface_with(curve).values if n in load_shape(source).parameters},
            False,
            functools.partial(require_on, surface_with(curve)),
        )
        step = next((role for role in own.roles if role.name == "step"), None)
        assert len(step.candidates) == kept if kept else step is None
        assert [
            "ladd-2014-bcls" in refusal.formula and refusal.faulty for refusal in own.refused
        ] == [True]


def test_constants_up_to_a_factor_are_made_small():
    """1/A^2 : 1/B^2 : ... of the packaged surface are those of its file, of 12 bits and signs."""
    p, eps = 2**127 - 1, (-833, 2499, 1617, 561)
    factor = smallest_multiple(tuple(e * pow(eps[0], -1, p) % p for e in eps), p)
    assert abs(factor) == 833
    random = Random(1)
    values = tuple(random.randrange(1, p) for _ in range(4))
    factor = smallest_multiple(values, p)
    assert (
        factor % p and max(min(factor * v % p, -factor * v % p) for v in values).bit_length() <= 98
    )


@needs_host
@pytest.mark.long
@pytest.mark.parametrize("vector", ["", "avx2"])
def test_a_surface_over_another_prime_is_built_from_its_file(vector, tmp_path):
    (tmp_path / "own.toml").write_text(UNSEEN)
    write_library(
        build_library(
            load_curve(tmp_path / "own.toml"),
            load_target("zen4"),
            BuildOptions("k", vector=vector, allow_weak=True),
        ).files,
        tmp_path / "k",
    )
    _, _, verdicts = checks.run_checks(tmp_path / "k", scale=0.01)
    assert exit_code(verdicts) == 0, verdicts


@pytest.mark.long
@pytest.mark.parametrize("cpu", ["x86-64", "zen4", "c32"])
def test_the_packaged_surface_passes_every_check(cpu, tmp_path):
    library = build_library(load_curve("kummer1271"), load_target(cpu), BuildOptions("k"))
    write_library(library.files, tmp_path / "k")
    _, _, verdicts = checks.run_checks(tmp_path / "k", scale=0.05)
    assert exit_code(verdicts) == 0, verdicts
    assert any(v.check == "known answers" and "57 vectors" in v.detail for v in verdicts)
