"""Curves over F_{p^2}: files, the affine law against known answers of PARI, the number of points
against counting, and what is refused.
"""

import json
from pathlib import Path
from random import Random

import pytest

from ecgen.curve import known_curves, load_curve
from ecgen.curve.count import count_points
from ecgen.curve.encodings import Encoding
from ecgen.errors import CurveError
from ecgen.extension import Element, components
from ecgen.kind import law
from ecgen.kind.short import ShortWeierstrass
from ecgen.residues import is_square, parity, square_root

VECTORS = Path(__file__).resolve().parent.parent / "vectors"
CURVES = ("fourq", "jac1271gls", "ted1271gls")


def point_of(curve, data):
    if data.get("inf"):
        return law.neutral(curve)
    return tuple(
        Element(*(int(part, 16) for part in data[key]), curve.p, curve.nonresidue) for key in "xy"
    )


@pytest.mark.parametrize("name", CURVES)
def test_known_answers(name):
    curve, data, count = load_curve(name), json.loads((VECTORS / f"{name}.json").read_text()), 0
    assert (curve.degree, curve.nonresidue, curve.q) == (
        2,
        -1,
        curve.p**2,
    ) and curve.base == point_of(curve, data["G"])
    for group in ("base_vectors", "point_vectors"):
        for vector in data[group]:
            start = point_of(curve, vector["Q"]) if "Q" in vector else curve.base
            assert law.multiply(curve, int(vector["k"], 16), start) == point_of(
                curve, vector["R"]
            ), vector["label"]
            count += 1
    assert count >= 20


@pytest.mark.parametrize(("p", "n"), [(7, -1), (11, -1), (5, 2), (13, 2), (31, 3)])
def test_elements_are_a_field(p, n):
    every = [Element(a, b, p, n) for a in range(p) for b in range(p)]
    squares = {x * x for x in every}
    assert len(set(every)) == p * p and len(squares) == (p * p + 1) // 2
    for x in every:
        root = square_root(x, p)
        assert is_square(x, p) == (x in squares) == (root is not None) and (
            root is None or root * root == x
        )
        assert (
            x.conj() == pow(x, p, p)
            and x.norm() == x * x.conj()
            and (not x or x * pow(x, -1, p) == 1)
        )
        assert not x or {parity(x), parity(-x)} == {0, 1}
        assert x % p == x and x == Element(*components(x), p, n) and (x.c1 or hash(x) == hash(x.c0))


def test_elements_mix_with_integers():
    x, p = Element(3, 4, 7, -1), 7
    assert (
        2 + x == Element(5, 4, 7, -1) == x + 2
        and 1 - x == Element(5, 3, 7, -1)
        and 3 * x == x + x + x
        and x - 3 == Element(0, 4, 7, -1)
    )
    assert (
        Element(5, 0, 7, -1) == 5
        and x != 3
        and {Element(5, 0, 7, -1): 1}[5] == 1
        and (x - x) % p == 0
    )
    with pytest.raises(ValueError):
        x % 5
    with pytest.raises(ValueError):
        pow(x - x, -1, p)
    with pytest.raises(AttributeError):
        x.c0 = 1


@pytest.mark.parametrize(("p", "n"), [(7, -1), (13, 2)])
def test_points_are_counted(p, n):
    """Against every pair of coordinates, and the number of points over F_p: N_2 = N_1 (2p + 2 -
    N_1).
    """
    a, b = 3, 1
    every = [Element(c, d, p, n) for c in range(p) for d in range(p)]
    right = 1 + sum(y * y == x**3 + a * x + b for x in every for y in every)
    n1 = 1 + sum((y * y - x**3 - a * x - b) % p == 0 for x in range(p) for y in range(p))
    assert (
        count_points(ShortWeierstrass(p, Element(a, 0, p, n), Element(b, 0, p, n)))
        == right
        == n1 * (2 * p + 2 - n1)
    )


def changed(tmp_path, old, new, name="ted1271gls"):
    text = known_curves()[name].read_text()
    assert old in text
    path = tmp_path / "changed.toml"
    path.write_text(text.replace(old, new, 1))
    return path


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("degree = 2", "degree = 3", "degree 3 are not supported yet"),
        ("degree = 2", "degree = 1", "`ext` belongs to fields of degree 2"),
        (
            (
                'degree = 2\nbits = 127\np_mod_4 = 3\np_mod_8 = 7\next = "F_p[i]/(i^2+1); an'
                ' element a+b*i is written as [a,b]"'
            ),
            "",
            "as only elements of a field with degree = 2",
        ),
        ("degree = 2", "degree = 2\nnonresidue = 4", "4 is a square modulo p"),
        ("degree = 2", "degree = 1\nnonresidue = -1", "`nonresidue` belongs to fields of degree 2"),
        ('    "0xda",\n', "", "a list of 1, two integers"),
        ('"0xda"', '"0x80000000000000000000000000000000"', "does not lie between -p and p"),
        (
            '    "0x1",\n    "0x1",\n]\nhow',
            '    "0x1",\n    "0x2",\n]\nhow',
            "does not lie on the curve",
        ),
        ('"0xda"', '"0xdb"', "does not lie on the curve"),
        ('d = [\n    "0xda",\n    "0x6d",\n]', 'd = [\n    "-2",\n    "-1",\n]', "singular: a = d"),
        ("cofactor = 4", "cofactor = 8", "N / r = 4"),
        (
            'form = "twisted_edwards"',
            'form = "twisted_edwards"\nencoding = "rfc8032"',
            "for curves over prime fields",
        ),
    ],
)
def test_wrong_files_are_refused(tmp_path, old, new, said):
    with pytest.raises(CurveError) as caught:
        load_curve(changed(tmp_path, old, new))
    assert said in caught.value.paragraph() and ".toml:" in caught.value.paragraph()


def test_the_nonresidue_is_asked_for_where_p_is_1_modulo_4(tmp_path):
    path = tmp_path / "x.toml"
    path.write_text(
        'name = "x"\nform = "weierstrass"\np = 13\ndegree = 2\na = 1\nb = 1\nr = 7\nbase = [1, 1]\n'
    )
    with pytest.raises(CurveError, match="`nonresidue` in .field. is missing"):
        load_curve(path)


@pytest.mark.parametrize("p", [(1 << 127) - 1, (1 << 128) - 159])
def test_encodings(p):
    """Real part first; a sign where the topmost bit is free, else in a byte of its own."""
    n, random = -1 if p % 4 == 3 else 2, Random(p)
    form = Encoding("xy", "weierstrass", p, n)
    x, y = (Element(random.randrange(p), random.randrange(p), p, n) for _ in range(2))
    assert (form.field_bytes, form.point_bytes, form.compressed_bytes) == (
        32,
        64,
        32 + (p.bit_length() == 128),
    )
    data = form.point((x, y))
    assert [int.from_bytes(data[i : i + 16], "little") for i in range(0, 64, 16)] == [
        *x,
        *y,
    ] and form.parts(data[:32]) == components(x)
    half = form.compressed((x, y))
    assert (
        half[-1] >> 7 == parity(y)
        and int.from_bytes(half, "little") & ~(1 << 8 * len(half) - 1) == x.c0 | x.c1 << 128
    )
