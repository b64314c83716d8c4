"""--with map: uniform bytes to points by the emitted C, against RFC 9380's own vectors and, for
every u of small fields, against Python.
"""

import json
from pathlib import Path

import pytest

from ecgen.cli import main
from ecgen.curve import load_curve
from ecgen.curve.hashing import field_length, suite_of
from ecgen.curve.maps import map_plan
from ecgen.library.facts.spec import MapToCurve
from ecgen.library.pipeline.planned import map_of, without_file
from ecgen.run.functions.public_functions import failure, inputs_of, invoke
from ecgen.run.oracle.point_values import normal_of
from tests.support.curve.hashing import expand_message, hash_to_field
from tests.support.library import curves
from tests.support.library.placing import places

TINY = {
    "sswu": (("weierstrass", 1, 131, -3), "sswu"),
    "sswu, p = 1 mod 8": (("weierstrass", 1, 577, -3), "sswu"),
    "sswu, cofactor 10": (("weierstrass", 10, 1009, -3), "sswu"),
    "svdw": (("weierstrass", 1, 331, 0), "svdw"),
    "elligator, p = 3 mod 4": (("twisted_edwards", 4, 491, 1), "ell2"),
    "elligator, p = 5 mod 8": (("twisted_edwards", 8, 821, 1), "ell2"),
    "elligator, p = 1 mod 256": (("twisted_edwards", 4, 769, 1), "ell2"),
    "an incomplete Edwards curve": (("twisted_edwards", 4, 467, -1), "ell2"),
    "svdw by the Montgomery form": (("twisted_edwards", 8, 811, -1), "svdw"),
}
RFC = json.loads(
    (Path(__file__).parent.parent / "curve" / "fixtures" / "rfc9380.json").read_text()
)["suites"]
SUITES = {"P256_XMD:SHA-256_SSWU_": "p256", "edwards25519_XMD:SHA-512_ELL2_": "ed25519"}


# in the longer tier: of each map another curve is left
MORE = ("sswu, p = 1 mod 8", "elligator, p = 1 mod 256", "svdw by the Montgomery form")


@pytest.fixture(
    params=[pytest.param(name, marks=pytest.mark.long) if name in MORE else name for name in TINY]
)
def tiny(request, loaded_of):
    shape, kind = TINY[request.param]
    curve = curves.tiny(*shape)
    plan = map_plan(curve)
    assert plan.kind == kind
    return loaded_of(
        curve,
        f"map_{shape[2]}",
        window=3,
        window_vartime=3,
        teeth=3,
        blocks=2,
        extras=("map",),
        map_to=MapToCurve(plan, field_length(curve.p, 16), f"tiny_{kind}_"),
    )


@pytest.mark.sample(6)
def test_every_u(tiny):
    emitted = tiny.emitted
    for u in range(emitted.curve.p):
        assert not failure(
            tiny, emitted.function("map_to_curve"), (u.to_bytes(emitted.map.length, "big"),)
        ), u


@pytest.mark.sample(6)
def test_every_function(tiny):
    for name in ("map_to_curve", "encode_to_curve", "point_from_uniform"):
        function = tiny.emitted.function(name)
        for inputs, _ in zip(inputs_of(tiny.emitted, function), range(200)):
            for over in places(function):
                assert not failure(tiny, function, inputs, over)


@pytest.fixture(params=SUITES)
def standard(request, loaded_of):
    curve = load_curve(SUITES[request.param])
    rows = [suite for suite in RFC if suite["ciphersuite"][:-3] == request.param]
    assert rows and map_of(curve).suite == request.param
    return (
        curve,
        rows,
        loaded_of(
            without_file(curve),
            f"map_{curve.name}",
            encoding=curve.file.encoding,
            extras=("map",),
            map_to=map_of(curve),
        ),
    )


def test_the_standards_vectors(standard):
    curve, rows, loaded = standard
    emitted, suite, tried = loaded.emitted, suite_of(curve), 0
    for row in rows:
        tag = row["dst"].encode()
        for vector in row["vectors"]:
            message, count = vector["msg"].encode(), len(vector["u"])
            uniform = expand_message(
                suite.hash_name, message, tag, count * suite.length, suite.level
            )
            assert [int(u, 16) for u in vector["u"]] == list(
                hash_to_field(suite, message, tag, count)
            )
            for i, name in enumerate(("Q0", "Q1") if count == 2 else ("Q",)):
                part = uniform[i * suite.length : (i + 1) * suite.length]
                assert run(loaded, "map_to_curve", part) == normal_of(emitted, pair(vector[name]))
            whole = "point_from_uniform" if count == 2 else "encode_to_curve"
            assert run(loaded, whole, uniform) == normal_of(emitted, pair(vector["P"]))
            tried += 1
    assert tried >= 5


def pair(value: dict) -> tuple[int, int]:
    return int(value["x"], 16), int(value["y"], 16)


def run(loaded, name: str, data: bytes) -> bytes:
    return invoke(loaded, loaded.emitted.function(name), (data,))[1]


def test_x_only_libraries_have_no_map(capsys, tmp_path):
    assert (
        main(["build", "curve25519", "--cpu", "zen4", "--with", "map", "-o", str(tmp_path / "x")])
        == 2
    )
    assert "--with map is for curves whose libraries have points" in capsys.readouterr().err
