"""A weak curve became a library without a word: what `list --json` knew of it, build, manifest and
report kept to themselves, and the twist of a Montgomery curve was looked at by nobody, so that an
x-only function told its scalar modulo small factors.
"""

import json
from dataclasses import replace

import pytest

from ecgen.cli import main
from ecgen.curve import load_curve
from ecgen.curve.file import strength
from ecgen.errors import CurveError
from ecgen.isa.target import load_target
from ecgen.library.pipeline import curve as build
from ecgen.library.pipeline.curve import build_library
from ecgen.library.pipeline.options import BuildOptions

pytestmark = pytest.mark.essential

MONTGOMERY = """name = "mine"
form = "montgomery"
A = 0
B = 1
p = "2^255-{c}"
cofactor = 4
r = "{r}"
base = {{ u = "{u}", v = "{v}" }}
"""
# v^2 = u^3 + u over p = 1 mod 4: the number of points is p + 1 - t with p = (t/2)^2 + s^2. The
# twists' orders are 8 * 25 * 313 * 577 * 2557 *
# 3397873 * (52 bits) * (58 bits) * (88 bits), and 8 * 17 * a prime.
WEAK_TWIST = MONTGOMERY.format(
    c=304467, r=14474011154664524427946373126085988481541101459966609233886913507856840786901,
    u=19790747835727712913748243000746005992265749001081350584584195415481663298447,
    v=34557912752085803844459755180426706351991497561940111344796313736096913073502)  # fmt: skip
GOOD_TWIST = MONTGOMERY.format(
    c=217299, r=14474011154664524427946373126085988481707629097364909145430127914854415847461,
    u=34695473509181562290069490898058082712479048065309132530147593772209581689623,
    v=10540260763998194785781713701041917721620281453861210859329797460031293504357)  # fmt: skip
P = 2**255 - 118765  # p = 3 mod 4: p + 1 points
SUPERSINGULAR = f"""name = "mine"
form = "weierstrass"
p = "2^255-118765"
a = 1
b = 0
cofactor = 4
r = "{(P + 1) // 4}"
base = [
  "17044035479805259346573053064478013269020235058194551701585115364662031298095",
  "57153710776667274765226332728038111468346988467068896552040961317394834246622",
]
"""
SECP192K1 = """name = "mine"
form = "weierstrass"
p = "2^192-2^32-4553"
a = 0
b = 3
r = "0xfffffffffffffffffffffffe26f2fc170f69466a74defd8d"
base = [
  "0xdb4ff10ec057e9ae26b07d0280b7f4341da5d1b1eae06c7d",
  "0x9b2f2f6d9c5628a7844163d015be86344082aa88d95e2f9d",
]
"""


class Reached(Exception):
    """The build went on to its plan: the curve was not refused."""


@pytest.fixture
def building(tmp_path, monkeypatch):
    """A build of a curve's text that stops, once the curve is accepted, before its work."""

    def plan(*given, **options):
        raise Reached

    monkeypatch.setattr(build, "plan_library", plan)
    path = tmp_path / "mine.toml"

    def run(text, **options):
        path.write_text(text)
        build_library(load_curve(path), load_target("x86-64"), BuildOptions("mine", **options))

    return run


@pytest.mark.parametrize(
    "text, said, line",
    [
        (
            WEAK_TWIST,
            "weak twist: its order has the factors 2^3 * 5^2 * 313 * 577 * 2557 * 3397873 *",
            3,
        ),
        (SUPERSINGULAR, "supersingular curve, embedding degree 2", 7),
    ],
)
def test_refused_unless_allowed(building, text, said, line):
    with pytest.raises(CurveError) as caught:
        building(text)
    assert (
        said.lower() in caught.value.what.lower()
        and caught.value.where.endswith(f"mine.toml:{line}")
        and "--allow-weak" in caught.value.hint
    )
    with pytest.raises(Reached):
        building(text, allow_weak=True)


def test_a_twist_of_small_cofactor_is_accepted(building):
    with pytest.raises(Reached):
        building(GOOD_TWIST)


@pytest.mark.parametrize("name", ["curve25519", "curve448"])
def test_standard_curves_have_strong_twists(name):
    curve = load_curve(name)
    assert strength.require_strength(curve, False, x_only=True) == ()
    known, rest = strength.twist_factors(curve)
    assert (
        known[0] == (2, 2)
        and len(known) == 2
        and known[1][0].bit_length() > curve.p.bit_length() - 3
        and rest == 1
    )


def test_factors_that_are_not_found_count_as_small():
    """Nothing is claimed of a composite: it may be made of primes that are found at once."""
    assert strength.strength_against(2**252, ((2, 2),), 2**251 - 1) == strength.SMOOTH_BITS[-1] / 2
    assert strength.strength_against(2**252, ((2, 2), (2**251 - 9, 1)), 1) == (253 - 2) / 2
    assert strength.strength_against(
        2**252, ((2, 2), (2**20 - 3, 1), (2**231 - 165, 1)), 1
    ) == pytest.approx((253 - 22) / 2, abs=0.01)


def x_only(**changed):
    """The same of a kind whose functions take points of any order, whatever the cofactor is."""
    return replace(load_curve("curve25519"), **changed)


def facts(**changed):
    return replace(load_curve("secp256k1"), **changed)


@pytest.mark.parametrize(
    "curve, said, refused",
    [
        (facts(p=1009, r=1009), "anomalous", True),
        (facts(r=2**159 + 1), "r has only 160 bits", False),
        (facts(r=2**158 + 1), "r has only 159 bits", True),
        (facts(cofactor=400), "secret scalar modulo 400", False),
        (x_only(cofactor=2**17), "secret scalar modulo 131072", True),
        (
            facts(p=2**200, r=2**600 - 1),
            "embedding degree 3: a pairing carries discrete logarithms into a field of 603 bits",
            True,
        ),
        (
            facts(p=2**400, r=2**1200 - 1),
            "embedding degree 3: a pairing carries discrete logarithms into a field of 1203 bits",
            False,
        ),
        (
            facts(p=2**200, nonresidue=-1, r=2**600 - 1),
            "embedding degree 3: a pairing carries discrete logarithms into a field of 603 bits",
            True,
        ),
        (
            facts(p=2**200, nonresidue=-1, r=2**800 - 1),
            "embedding degree 2: a pairing carries discrete logarithms into a field of 804 bits",
            True,
        ),
    ],
)
def test_levels(curve, said, refused):
    assert [each.refused for each in strength.weaknesses(curve) if said in each.text] == [refused]


@pytest.mark.parametrize(
    "name", ["secp256k1", "p256", "ed25519", "ed448", "curve13318", "jac256189"]
)
def test_nothing_is_said_of_good_curves(name):
    assert load_curve(name).file.warnings == ()


def test_warnings_reach_output_manifest_and_report(tmp_path, capsys):
    """A curve of 192 bits, below the 112 bits of strength that NIST asks for today, is built, and
    each place says so.
    """
    (tmp_path / "mine.toml").write_text(SECP192K1)
    assert (
        main(["build", str(tmp_path / "mine.toml"), "--cpu", "c64", "-o", str(tmp_path / "out")])
        == 0
    )
    said = "the order r has only 192 bits: discrete logarithms take 2^96 additions"
    assert f"Warning: {said}." in capsys.readouterr().err
    assert json.loads((tmp_path / "out" / "MANIFEST.json").read_text())["curve"]["warnings"] == [
        said
    ]
    assert f"<li>{said}</li>" in (tmp_path / "out" / "report.html").read_text()


def test_the_option_is_recorded(tmp_path, monkeypatch):
    """The command in the manifest of a library for a weak curve makes it again."""
    seen = []

    def stop(curve, target, options, *more):
        seen.append(options)
        raise CurveError("enough")

    monkeypatch.setattr(build, "build_library", stop)
    assert (
        main(["build", "p256", "--cpu", "x86-64", "--allow-weak", "-o", str(tmp_path / "out")]) == 2
    )
    assert seen[0].allow_weak and "--allow-weak" in seen[0].command
