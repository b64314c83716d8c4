"""Libraries in lanes over primes that no lanes fold: elements in Montgomery's form there, whatever
they are on general registers. By the bytes where this CPU has AVX-512 IFMA, elsewhere as the C made
of them."""

from pathlib import Path

import pytest

from ecgen.curve import load_curve
from ecgen.isa.represent import represent
from ecgen.isa.target import load_target
from ecgen.library.files.write import write_library
from ecgen.library.pipeline.curve import build_library
from ecgen.library.pipeline.options import BuildOptions
from ecgen.run.check.checks import load
from ecgen.run.check.lanes_in_c import stood_in
from ecgen.run.differential.batch import check_batch
from ecgen.run.differential.packed import check_packed
from ecgen.run.emitted import read_emitted
from ecgen.run.functions.public_functions import check_functions
from ecgen.run.readback.claims import check_manifest
from ecgen.run.verdict import PASSED
from tests.support.compilers import quick
from tests.support.isa.avx.vectors import HAS_AVX2
from tests.support.isa.native import FLAGS, HAS_ADX

TARGET = load_target("zen4", tuning="none")
pytestmark = pytest.mark.skipif(
    not HAS_ADX or not HAS_AVX2, reason="not run: needs a CPU with BMI2, ADX and AVX2"
)


def montgomery_of(name: str) -> str:
    """A curve file of the Montgomery form of a twisted Edwards curve: u = (1 + y)/(1 - y), v =
    u/x.
    """
    c = load_curve(name)
    p, scale = c.p, pow(c.a - c.d, -1, c.p)
    x, y = c.base
    u = (1 + y) * pow(1 - y, -1, p) % p
    return (
        f'name = "own"\nform = "montgomery"\n[field]\np = "{p}"\n[curve]\nA ='
        f' "{2 * (c.a + c.d) * scale % p}"\nB = "{4 * scale % p}"\n[base]\nu = "{u}"\nv ='
        f' "{u * pow(x, -1, p) % p}"\n[order]\nN = "{c.N}"\nr = "{c.r}"\ncofactor = {c.cofactor}\n'
    )


def curve_of(name: str, folder: Path):
    if not name.startswith("montgomery of "):
        return load_curve(name)
    (folder / "own.toml").write_text(montgomery_of(name.removeprefix("montgomery of ")))
    return load_curve(folder / "own.toml")


CASES = {
    "p256": (
        "scalarmult",
        "point_mul_batch",
    ),  # a = -3; on general registers in Montgomery's form, too
    "montgomery of jubjub": (
        "scalarmult_x",
        "scalarmult_x_batch8",
    ),  # a ladder, whose results may be p where they are 0: elements on general registers are below
    "p384": ("scalarmult", "point_mul_batch"),  # six words, below p
    "secp256k1": ("scalarmult", "point_mul_batch"),  # a = 0
    "jubjub": ("scalarmult", "scalarmult_base", "point_mul_batch"),  # twisted Edwards
    "brainpoolp512r1": ("scalarmult",),
}


@pytest.mark.long
@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=pytest.mark.long if k > 1 else ()) for k, name in enumerate(CASES)],
)
def test_points_are_multiplied_in_lanes_of_any_prime(name, tmp_path):
    """Routines and functions against Python's integers, every lane with its own values; the
    manifest, and the bytes against its claims.
    """
    curve, api = curve_of(name, tmp_path), CASES[name]
    library = build_library(
        curve,
        TARGET,
        BuildOptions("v", vector="ifma", extras=("batch",), api=",".join(api), allow_weak=True),
    )
    assert library.spec.packed.positions[0] < 0 and bool(library.spec.batch) == (len(api) > 1)
    write_library(library.files, tmp_path / "v")
    emitted = stood_in(read_emitted(tmp_path / "v"), FLAGS)
    loaded = load(emitted, quick(), tmp_path)
    verdicts = [
        check_packed(loaded, 100),
        check_functions(loaded, 40),
        check_manifest(emitted),
        *([check_batch(loaded, 100)] if len(api) > 1 else []),
    ]
    assert [v.status for v in verdicts] == [PASSED] * len(verdicts), verdicts


@pytest.mark.long
def test_elements_that_general_registers_hold_below_p_are_subtracted_from():
    """The conversion out of lanes gives p for some zeros."""
    assert represent(load_curve("p384").p, TARGET).loose[1] < load_curve("p384").p
    text = build_library(
        load_curve("p384"), TARGET, BuildOptions("v", vector="ifma", api="scalarmult")
    ).files["src/v.c"]
    assert text.count("v_fe_modulus, V_WORDS));") == 4
