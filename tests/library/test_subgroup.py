"""Curves with large cofactors: every point that a function of secrets takes, or that becomes a
P_point, is in the subgroup of order r, by a test that no other point passes.
"""

import json
import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from ecgen.cli import main
from ecgen.curve import load_curve, model
from ecgen.curve.hashing import suite_of
from ecgen.errors import CurveError
from ecgen.group.derived import lost
from ecgen.kind import law
from ecgen.library.facts.encodings import refused_points
from ecgen.library.walks import plan as planning
from ecgen.library.walks.plan import IN_SUBGROUP, is_telling, steps_of
from ecgen.program.ir import Op
from ecgen.run.check.checks import load
from ecgen.run.emitted import read_emitted
from ecgen.run.functions.public_functions import failure, inputs_of, invoke
from ecgen.run.oracle.known_logarithms import known_points
from ecgen.run.proof.walks import walk_verdicts
from ecgen.run.readback.walk import differences, with_plain_names
from ecgen.run.tools import find_compiler
from ecgen.walk.make import Names, power_by_mixed, power_by_windows
from ecgen.walk.scalars import subgroup
from ecgen.walk.scalars.subgroup import Membership, membership
from tests.support.curve.hashing import expand_message
from tests.support.library import curves

RFC = json.loads(
    (Path(__file__).parent.parent / "curve" / "fixtures" / "rfc9380.json").read_text()
)["suites"]
X = -0xD201000000010000  # of BLS12-381
ERR_ENCODING, ERR_ORDER = -2, -4
# by a map of order 3, in one and in two multiplications, and by r, where there is none: (form,
# cofactor, p, a), power of the map
TINY = {
    "by the map": (("weierstrass", 7, 1039, 0), 1),
    "by the map, twice": (("weierstrass", 7, 1039, 0), 1),
    "by r": (("weierstrass", 9, 1021, -3), 0),
}
GENERATOR = (
    "17f1d3a73197d7942695638c4fa9ac0fc3688c4f9774b905"
    "a14e3a3f171bac586c55e83ff97a1aeffb3af00adb22c6bb"
    "08b3f481e3aaa0f1a09e30ed741d8ae4fcf5e095d5d00af6"
    "00db18cb2c04b3edd03cc744a2888ae40caa232946c5e7e1"
)


@pytest.fixture(scope="module")
def g1(tmp_path_factory):
    folder = tmp_path_factory.mktemp("g1") / "g1"
    words = ["build", "bls12381g1", "--cpu", "c64", "--with", "map", "-o", str(folder)]
    assert main(words) == 0
    return load(read_emitted(folder), find_compiler(), tmp_path_factory.mktemp("so"))


def membership_of(name: str, curve) -> Membership:
    """The test of a tiny curve; `twice`: by two multiplications, with a root of the eigenvalue."""
    own = steps_of(curve).endomorphism
    test = membership(curve.r, curve.cofactor, own)
    if "twice" not in name:
        return test
    (known,) = own.maps
    root = pow(known.eigenvalue, 2, curve.r)  # its square is the eigenvalue, of order 3
    return next(
        Membership(base, 2, 1, False)
        for base in (root, curve.r - root)
        if subgroup._is_sound(known.equation, 1, base**2, curve.r, curve.N)
    )


def called(loaded, name, *data):
    return invoke(loaded, loaded.emitted.function(name), data)


@pytest.mark.essential
def test_the_test_of_g1():
    curve = load_curve("bls12381g1")
    own = steps_of(curve).endomorphism
    test = membership(curve.r, curve.cofactor, own)
    assert (test.base, test.times, test.width) == (-X, 2, 1) and test.negative
    assert test.cost < 0.6 * membership(curve.r, curve.cofactor, None).cost
    assert curve.clearing == 1 - X  # h_eff of RFC 9380, 8.8.1


def test_a_test_that_other_points_pass_is_not_taken():
    """On points of order q | h the map of order 3 is one of two roots modulo q, and [n] may be it:
    then the resultant has the factor q."""
    curve = load_curve("bls12381g1")
    (known,) = steps_of(curve).endomorphism.maps
    r, total, order_three = curve.r, curve.N, (1, 1, 1)
    l = next(n for n in (known.eigenvalue, known.eigenvalue - r) if abs(n) in (X * X, X * X - 1))
    assert subgroup._is_sound(order_three, 1, l, r, total)
    for q in (3, 10177):
        n = next(n for n in range(l, l + r * q, r) if (n * n + n + 1) % q == 0)
        assert not subgroup._is_sound(order_three, 1, n, r, total)
    with pytest.raises(CurveError, match="r divides the cofactor"):
        membership(r, curve.cofactor * r, None)


@pytest.mark.parametrize("width", range(1, 6))
def test_windows(width):
    random = Random(width)
    for m in (*range(1, 200), -X, *(random.getrandbits(90) | 1 << 89 for _ in range(20))):
        value = 0
        for doublings, digit in subgroup.windows(m, width):
            assert digit in range(1 << width) and (digit % 2 or not digit)
            value = (value << doublings) + digit
        assert value == m


def test_which_walks_say_that_a_sum_failed():
    steps = steps_of(load_curve("bls12381g1"))
    for walk in (
        power_by_mixed(Names("jac"), -X, 2, "w"),
        power_by_windows(Names("jac"), -X, 2, 1, "w"),
        power_by_windows(Names("jac"), -X, 1, 4, "w"),
    ):
        assert is_telling(steps, walk)
    # complete: of O and P they give P, also where O stands for a sum that failed
    prj = steps.known_group("prj")
    assert not lost.keeps_lost(prj, [prj.role("dbl"), prj.role("add")])
    assert is_telling(steps, power_by_windows(Names("prj"), -X, 2, 1, "w"))


@pytest.mark.parametrize("role", ["dbl", "madd", "split", "unscale"])
def test_a_walk_whose_steps_forget_that_a_sum_failed_is_refused(role, monkeypatch):
    """Each step alone, were it one that gives Z = 1 whatever comes."""
    steps, walk = steps_of(load_curve("bls12381g1")), power_by_mixed(Names("jac"), -X, 2, "w")

    def forgetful(program):
        one = Op("const", ("one",), (), 1)
        outputs = ((c, "one" if c in ("Z", "Z3", lost.SCALING) else v) for c, v in program.outputs)
        return replace(program, ops=(one, *program.ops), outputs=tuple(outputs))

    program_of, scalings = lost.role_program, lost.scalings
    monkeypatch.setattr(
        lost,
        "role_program",
        lambda group, own, candidate: (forgetful if own.name == role else replace)(
            program_of(group, own, candidate)
        ),
    )
    monkeypatch.setattr(
        lost,
        "scalings",
        lambda group, own: (forgetful if own == role else replace)(scalings(group, own)),
    )
    assert not is_telling(steps, walk)


@pytest.mark.essential
@pytest.mark.asm
@pytest.mark.parametrize("name", TINY)
def test_every_point_of_small_curves(name, folder_of, tmp_path, monkeypatch):
    monkeypatch.setattr(model, "MOST_UNCHECKED", 1)
    shape, power = TINY[name]
    curve = replace(curves.tiny(*shape), name=f"checked{shape[1]}{'twice' * ('twice' in name)}")
    assert curve.checks_subgroup
    test = membership_of(name, curve)
    assert min(test.power, 1) == power
    monkeypatch.setattr(planning, "membership", lambda *given: test)
    prefix = curve.name
    folder = folder_of(curve, prefix, window=3, window_vartime=3, teeth=3, blocks=2)
    loaded = load(read_emitted(folder), find_compiler(), tmp_path)
    inside = {law.multiply(curve, k, curve.base) for k in range(curve.r)}
    one, size = (3).to_bytes(loaded.emitted.scalar_bytes, "little"), loaded.emitted.format
    for point in curves.points(curve):
        data = size.point(point)
        wanted = 0 if point in inside else ERR_ORDER
        assert called(loaded, "point_validate", data)[0] == wanted, point
        assert called(loaded, "point_decode", data)[0] == wanted, point
        for function in ("scalarmult", "scalarmult_vartime"):
            code, out = called(loaded, function, one, data)
            assert (code if wanted else min(code, 0)) == wanted
            assert any(out) == (wanted == 0 and law.multiply(curve, 3, point) is not None)
    assert sum(point in inside for point in curves.points(curve)) == curve.r - 1
    walk = json.loads((folder / "MANIFEST.json").read_text())["walks"][IN_SUBGROUP]
    assert ("mixed" in walk["strategy"]) == (test.width == 1)
    assert any("split" in line for line in walk["walk"]) == ("twice" in name)


@pytest.mark.asm
def test_points_of_each_small_order_and_mixed_ones(g1):
    curve, known = g1.emitted.curve, known_points(g1.emitted.curve)
    orders = set()
    for small in known.small:
        for q in (3, 11, 10177, 859267, 52437899):
            orders |= {q} if law.multiply(curve, q, small) is None else set()
        for point in (small, law.add(curve, small, curve.base)):
            for data in (g1.emitted.format.point(point), g1.emitted.format.compressed(point)):
                assert called(g1, "point_validate", data)[0] == ERR_ORDER
                code, out = called(g1, "scalarmult", bytes(31) + b"\1", data)
                assert code == ERR_ORDER and not any(out)
    assert orders == {3, 11, 10177, 859267, 52437899}


IN_C = {
    "a doubling less": ("    P_jac_dbl(acc, acc);\n", ""),
    "an addition less": ("    P_jac_madd(acc, acc, flat);\n", ""),
    "the first point added again": ("P_jac_madd(acc, acc, flat)", "P_jac_madd(acc, acc, point_p)"),
    "not scaled back": ("    P_jac_unscale(acc, acc, z);\n", ""),
    "begun with the first point": ("P_jac_from_flat(acc, flat)", "P_jac_from_flat(acc, point_p)"),
}


@pytest.mark.asm
@pytest.mark.parametrize("wrong", IN_C)
def test_another_test_in_the_c_is_told(wrong, g1):
    folder, (old, new) = g1.emitted.folder, IN_C[wrong]
    data = json.loads((folder / "MANIFEST.json").read_text())
    text = with_plain_names(data, (folder / "src/bls12381g1.c").read_text())
    head, start, tail = text.partition(f"static void P_{IN_SUBGROUP}(")
    assert not differences(data, text) and old in tail
    found = differences(data, head + start + tail.replace(old, new, 1))
    assert found and all(line.startswith(IN_SUBGROUP) for line in found)


def without(line: str):
    """The walk without a line."""
    return lambda data: data["walks"][IN_SUBGROUP]["walk"].remove(line)


IN_MANIFEST = {
    "not scaled back": (without("acc = jac.unscale(acc, z)"), "a scaled point is met"),
    "no second time": (lambda data: data["subgroup"].update(times=1), "other orders|not pass"),
    "a third time": (lambda data: data["subgroup"].update(times=3), "not pass"),
    "another factor": (lambda data: data["subgroup"].update(base=hex(-X + 1)), "not pass"),
    "the other sign": (lambda data: data["subgroup"].update(negative=False), "not pass"),
}


@pytest.mark.asm
@pytest.mark.parametrize("wrong", IN_MANIFEST)
def test_another_test_in_the_manifest_is_not_proven(wrong, g1, tmp_path):
    change, what = IN_MANIFEST[wrong]
    data = json.loads((g1.emitted.folder / "MANIFEST.json").read_text())
    (tmp_path / "MANIFEST.json").write_text(json.dumps(data))
    assert {v.status for v in walk_verdicts(read_emitted(tmp_path), "subgroup")} <= {
        "passed",
        "skipped",
    }
    change(data)
    (tmp_path / "MANIFEST.json").write_text(json.dumps(data))
    failed = [v for v in walk_verdicts(read_emitted(tmp_path), "subgroup") if v.status == "failed"]
    assert failed and any(re.search(what, v.detail) for v in failed)


@pytest.mark.asm
def test_encodings_of_g1(g1):
    """The generator of draft-irtf-cfrg-pairing-friendly-curves, 4.2.1; the flags of appendix C."""
    compressed = bytes.fromhex(GENERATOR[:96])
    compressed = bytes([compressed[0] | 0x80]) + compressed[1:]
    whole, infinite = bytes.fromhex(GENERATOR), b"\x40" + bytes(95)
    assert called(g1, "base") == (None, whole)
    assert called(g1, "compress", whole) == (0, compressed)
    assert called(g1, "decompress", compressed) == (0, whole)
    assert called(g1, "compress", infinite) == (1, b"\xc0" + bytes(47))
    assert called(g1, "decompress", b"\xc0" + bytes(47)) == (1, infinite)
    negative = bytes([compressed[0] | 0x20]) + compressed[1:]
    y = g1.emitted.curve.p - int.from_bytes(whole[48:], "big")
    opposite = whole[:48] + y.to_bytes(48, "big")
    assert called(g1, "decompress", negative) == (0, opposite)
    assert called(g1, "compress", opposite) == (0, negative)
    zero = called(g1, "point_neutral")[1]
    assert called(g1, "point_decode", infinite) == (1, zero)
    assert called(g1, "point_encode", zero) == (1, infinite)
    assert called(g1, "point_encode_compressed", zero) == (1, b"\xc0" + bytes(47))
    assert called(g1, "scalarmult", bytes(32), whole) == (1, infinite)


@pytest.mark.asm
def test_refused_encodings_of_g1(g1):
    rows = refused_points(g1.emitted)
    labels = " ".join(row["label"] for row in rows)
    assert "flags" in labels and "mixed order" in labels and len(rows) > 40
    codes = {"P_ERR_ENCODING": -2, "P_ERR_CURVE": -3, "P_ERR_ORDER": -4}
    for row in rows:
        assert called(g1, "point_validate", row["bytes"])[0] == codes[row["code"]], row["label"]


@pytest.mark.asm
@pytest.mark.parametrize("suite", ["RO", "NU"])
def test_points_of_rfc_9380(suite, g1):
    (row,) = (row for row in RFC if row["ciphersuite"] == f"BLS12381G1_XMD:SHA-256_SSWU_{suite}_")
    own, form = suite_of(load_curve("bls12381g1")), g1.emitted.format
    for vector in row["vectors"]:
        message, tag, count = vector["msg"].encode(), row["dst"].encode(), len(vector["u"])
        uniform = expand_message("sha256", message, tag, count * own.length, own.level)
        function = "point_from_uniform" if count == 2 else "encode_to_curve"
        point = called(g1, function, uniform)[1]
        right = tuple(int(vector["P"][key], 16) for key in "xy")
        assert called(g1, "point_encode", point) == (0, form.point(right))
    assert len(row["vectors"]) == 5


@pytest.mark.long
@pytest.mark.asm
def test_every_function_of_g1(g1):
    for function in g1.emitted.functions:
        for inputs, _ in zip(inputs_of(g1.emitted, function), range(40)):
            assert not failure(g1, function, inputs), function.name
