"""The affine reference against every known answer of the degree-1 Weierstrass, Edwards and
Montgomery curves.

The answers were computed by PARI and by other Python code, so this is a check of the reference by
independent sources.
"""

import json
from pathlib import Path

import pytest

from ecgen.curve import load_curve
from ecgen.kind import law as reference

pytestmark = pytest.mark.essential

VECTORS = Path(__file__).resolve().parent.parent / "vectors"
FORMS = ("weierstrass", "twisted_edwards", "montgomery")


def documents():
    found = {}
    for path in sorted(VECTORS.glob("*.json")):
        data = json.loads(path.read_text())
        if data.get("form") in FORMS and data.get("field_degree") == 1:
            found[path.stem] = data
    return found


DOCUMENTS = documents()


def point_of(curve, data):
    """The affine point of a vector; inf marks the neutral element."""
    if data.get("inf") and curve.form != "twisted_edwards":
        return None
    keys = "uv" if "u" in data else "xy"
    return tuple(int(data[key], 16) for key in keys)


def test_all_documents_are_there():
    assert len(DOCUMENTS) == 47


@pytest.mark.parametrize("name", sorted(DOCUMENTS))
@pytest.mark.sample(4)
def test_multiplication_vectors(name):
    curve, data, count = load_curve(name), DOCUMENTS[name], 0
    assert curve.base == point_of(curve, data["G"]) and curve.r == int(data["r"], 16)
    for group in ("base_vectors", "point_vectors", "edge_vectors", "full_group_vectors"):
        for vector in data.get(group, ()):
            start = point_of(curve, vector["Q"]) if "Q" in vector else curve.base
            expected = point_of(curve, vector["R"])
            assert reference.contains(curve, start)
            assert reference.multiply(curve, int(vector["k"], 16), start) == expected, (
                group,
                vector["label"],
            )
            count += 1
    assert count >= (33 if "edge_vectors" in data else 20)


@pytest.mark.parametrize(
    "name", sorted(name for name in DOCUMENTS if "add_vectors" in DOCUMENTS[name])
)
def test_addition_vectors(name):
    curve = load_curve(name)
    for vector in DOCUMENTS[name]["add_vectors"]:
        P, Q = point_of(curve, vector["P"]), point_of(curve, vector["Q"])
        assert reference.add(curve, P, Q) == point_of(curve, vector["P+Q"])
        assert reference.add(curve, P, P) == point_of(curve, vector["2P"])


@pytest.mark.parametrize("name", ["curve25519", "curve448"])
def test_ladder_vectors_on_the_curve(name):
    curve = load_curve(name)
    for vector in DOCUMENTS[name]["ladder_vectors"]:
        if vector["on_twist"]:
            continue
        u = int(vector["u_in"], 16)
        square = (u**3 + curve.a * u * u + u) * pow(curve.b, -1, curve.p) % curve.p
        v = square_root(square, curve.p)
        result = reference.multiply(curve, int(vector["k"], 16), (u, v))
        assert (0 if result is None else result[0]) == int(vector["u_out"], 16)


def square_root(square, p):
    if p % 4 == 3:
        root = pow(square, (p + 1) // 4, p)
    else:
        root = pow(square, (p + 3) // 8, p)
        root = root if root * root % p == square else root * pow(2, (p - 1) // 4, p) % p
    assert root * root % p == square
    return root
