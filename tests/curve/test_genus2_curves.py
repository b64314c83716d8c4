"""Curve files of genus 2: the shipped ones and their vectors, tiny ones counted, each kind of bad
file with its line.
"""

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

from ecgen.curve import known_curves, load_curve
from ecgen.curve.file.check import weil_interval
from ecgen.curve.file.strength import require_strength
from ecgen.errors import CurveError
from ecgen.formula.model import load_shape
from ecgen.kind.jacobian.curve import count_classes, twist_classes
from ecgen.kind.jacobian.divisors import Jacobian, to_class
from ecgen.kind.jacobian.law import jacobian_of
from ecgen.kind.kummer.surface import surface_of
from ecgen.resources import data_folder
from tests.support.curve.classes import every_class
from tests.support.library.surfaces import UNSEEN

NAMES = ("bk127", "bk128", "generic1271", "generic128", "gs1271", "jac1271")
VECTORS = Path(__file__).resolve().parent.parent / "vectors"


def element(given: dict):
    """A class of the vectors."""
    u0, u1, v0, v1 = (int(given.get(key, "0"), 16) for key in ("u0", "u1", "v0", "v1"))
    u = {0: (1,), 1: (u0, 1), 2: (u0, u1, 1)}[given["deg"]]
    return u, (v0, v1) if v1 else (v0,) if v0 else ()


@pytest.mark.parametrize("name", NAMES)
def test_shipped_curves_are_read(name):
    curve = load_curve(name)
    assert (curve.kind.genus, curve.form, curve.degree, curve.q) == (
        2,
        "genus2_imaginary",
        1,
        curve.p,
    ) and curve.file.warnings == ()
    low, high = weil_interval(curve.p, 2)
    assert low <= curve.N <= high and len(range(-(-low // curve.r), high // curve.r + 1)) == 1
    assert jacobian_of(curve).contains(to_class(curve.base)) and to_class(curve.base) == element(
        json.loads((VECTORS / f"{name}.json").read_text())["G"]
    )
    assert (curve.f[4] == 0) == (name != "gs1271")


def test_the_shipped_kummer_surface_is_read():
    curve, jacobian = load_curve("kummer1271"), load_curve("gs1271")
    given = json.loads((VECTORS / "kummer1271.json").read_text())
    assert (curve.kind.genus, curve.f, curve.r, curve.cofactor) == (
        2,
        jacobian.f,
        jacobian.r,
        16,
    ) and curve.theta == tuple(t % curve.p for t in (11, -22, -19, -3))
    p, (x, y, z, t) = curve.p, (int(c, 16) for c in given["G"]["xyzt_T1"])
    assert curve.shown == tuple(x * pow(below, -1, p) % p for below in (y, z, t))


KUMMER_CASES = {
    "a theta constant": ("    -19,", "    -17,", "theta_sq", "belong to no curve of genus 2"),
    "a zero": (
        "    -3,\n]\ntheta_sq_names",
        "    0,\n]\ntheta_sq_names",
        "theta_sq",
        "belong to no curve of genus 2",
    ),
    "three of them": (
        "theta_sq = [\n    11,",
        "theta_sq = [",
        "theta_sq",
        "is no list of 4 integers",
    ),
    "none": ("theta_sq = [", "theta = [", "theta", "The key `theta` of \\[kummer\\] is not known"),
    "lambda": ('lambda = "0x15', 'lambda = "0x14', "lambda", "`lambda` does not follow"),
    "a dual constant": ("    49,", "    48,", "dual_theta_sq", "does not follow from `theta_sq`"),
    "eps": ("    -418,", "    418,", "eps =", "does not follow from `theta_sq`"),
    "eps_hat": ("    1617,", "    1618,", "eps_hat =", "does not follow from `theta_sq`"),
    "f_dec": ("41026586652322728908224314409875049838", "1", "f_dec", "another polynomial"),
    "the divisor": ('v0 = "0x7f26', 'v0 = "0x7f27', "u1", "u does not divide f - v"),
    "the wrapped point": (
        "0x1be0c3dc",
        "0x1be0c3dd",
        "wrapped",
        "is not the image of the base divisor",
    ),
    "the point": ("0x6a976807", "0x6a976808", "xyzt_T1", "is not the image of the base divisor"),
    "the cofactor": ("cofactor = 16", "cofactor = 8", "cofactor", "but N / r = 16"),
    "the twist": (
        "0x4000000000000000334d69820c75294ad3d8036065eab00b88cf4b47bf3fa430",
        "0x4000000000000000334d69820c75294ad3d8036065eab00b88cf4b47bf3fa431",
        "twist_N",
        "is not the number of classes of the twist",
    ),
    "the twist's other": (
        "twist_N = ",
        "twist_N = 0 # ",
        "twist_N",
        "is not the number of classes of the twist",
    ),
    "no divisor": (
        "[base.jacobian_divisor]",
        "[base.jacobian_divisors]",
        "[base]",
        "`jacobian_divisors` of \\[base\\] is not known",
    ),
}


@pytest.mark.parametrize("case", KUMMER_CASES)
def test_bad_kummer_files_are_refused_with_their_line(tmp_path, case):
    old, new, at, wanted = KUMMER_CASES[case]
    text = known_curves()["kummer1271"].read_text()
    assert old in text
    path = tmp_path / "bad.toml"
    path.write_text(text := text.replace(old, new, 1))
    with pytest.raises(CurveError, match=wanted) as caught:
        load_curve(path)
    lines = [number for number, line in enumerate(text.splitlines(), 1) if line.startswith(at)]
    assert any(f"bad.toml:{line}: " in caught.value.paragraph() for line in lines), (
        caught.value.paragraph()
    )
    assert len(caught.value.paragraph().splitlines()) == 1


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=[pytest.mark.long] * (name not in ("generic1271", "gs1271")))
        for name in NAMES
    ],
)
def test_the_oracle_gives_the_vectors(name):
    """Known answers of two other implementations; every fourth multiple, and all of degree 1,
    outside the longer tier of curves.
    """
    curve, given = load_curve(name), json.loads((VECTORS / f"{name}.json").read_text())
    jacobian, seen = jacobian_of(curve), 0
    for v in [
        *given["base_vectors"][::4],
        *given["point_vectors"][::4],
        *given["edge_vectors"],
        *given["degenerate_vectors"],
    ]:
        assert jacobian.multiply(
            int(v["k"], 16), element(v["Q"]) if "Q" in v else to_class(curve.base)
        ) == element(v["R"]), v
        seen += 1
    for v in given["add_vectors"]:
        first, second = element(v["P"]), element(v["Q"])
        assert (
            jacobian.add(first, second),
            jacobian.add(first, first),
            jacobian.negate(first),
        ) == tuple(element(v[key]) for key in ("P+Q", "2P", "-P"))
    assert seen > 12


@pytest.mark.long
def test_classes_of_twists_are_counted():
    """Of curves over fields that are not too small to be counted in full, by elimination and by
    counting.
    """
    source = random.Random(5)
    for p in (67, 131):
        for _ in range(2):
            f, n = (
                (*(source.randrange(p) for _ in range(5)), 1),
                next(a for a in range(2, p) if pow(a, (p - 1) // 2, p) != 1),
            )
            twist = Jacobian(p, tuple(c * pow(n, 5 - i, p) for i, c in enumerate(f)))
            if twist.is_smooth:
                found, wanted = twist_classes(twist, count_classes(p, f)), count_classes(p, twist.f)
                assert found in (wanted, None)
    assert found


def test_classes_of_tiny_curves_are_counted():
    source = random.Random(4)
    for p in (3, 5, 7, 11):
        for _ in range(4):
            f = (*(source.randrange(p) for _ in range(5)), 1)
            if Jacobian(p, f).is_smooth:
                assert count_classes(p, f) == len(every_class(Jacobian(p, f)))


TINY = """name = "tiny"
form = "genus2_imaginary"

[field]
p = 31

[curve]
f0 = {f0}
f1 = {f1}
f2 = {f2}
f3 = {f3}
f4 = {f4}

[order]
r = {r}
cofactor = {cofactor}

[base]
deg = {degree}
u1 = {u1}
u0 = {u0}
v1 = {v1}
v0 = {v0}
"""


GIVEN = {
    "f0": 6,
    "f1": 10,
    "f2": 0,
    "f3": 28,
    "f4": 2,
    "r": 557,
    "cofactor": 2,
    "degree": 2,
    "u0": 15,
    "u1": 16,
    "v0": 22,
    "v1": 22,
}


def test_a_tiny_curve_with_x_to_the_fourth_is_read(tmp_path):
    (tmp_path / "tiny.toml").write_text(TINY.format(**GIVEN))
    curve = load_curve(tmp_path / "tiny.toml")
    assert (
        curve.f[4] != 0
        and count_classes(31, curve.f) == curve.N
        and "r has only" in curve.file.warnings[0]
    )


def test_another_order_that_weils_interval_allows_is_refused(tmp_path):
    low, high = weil_interval(31, 2)
    for cofactor in range(1, 200):
        if low <= cofactor * GIVEN["r"] <= high and cofactor != GIVEN["cofactor"]:
            (tmp_path / "tiny.toml").write_text(TINY.format(**GIVEN | {"cofactor": cofactor}))
            with pytest.raises(CurveError, match="Weil's interval"):
                load_curve(tmp_path / "tiny.toml")


GOOD = known_curves()["generic1271"].read_text()
CASES = {
    "singular": (
        [(f'f{i} = "', f'f{i} = "0x0" #') for i in range(4)]
        + [
            (
                (
                    '    "6667986622173728337823560857179992816",\n   '
                    ' "90907655901711006083734360528442376758",\n   '
                    ' "132713617209345335075125059444256188021",\n   '
                    ' "34744234758245218589390329770704207149",'
                ),
                "    0, 0, 0, 0,",
            )
        ],
        "f0 =",
        "The curve is singular: f has a double root",
    ),
    "wrong order": (
        [
            ("\nr = ", "\n# r = "),
            ("r_dec", "# r_dec"),
            ("42e3", "435b"),
            ("N_dec", "# N_dec"),
            ("r_bits", "# r_bits"),
        ],
        "N =",
        "The order is wrong",
    ),
    "r and N differ": ([('N = "0x3ff', 'N = "0x3fe')], "N =", "N is not a multiple of r"),
    "cofactor": ([("cofactor = 1", "cofactor = 2")], "cofactor", "but N / r = 1"),
    "outside Weil": (
        [("N =", "# N ="), ("N_dec", "# N_dec"), ("cofactor = 1", "cofactor = 3")],
        "cofactor",
        "cannot have",
    ),
    "off the curve": (
        [('v0 = "0xf2', 'v0 = "0xf3')],
        "u1 =",
        "does not lie on the curve: u does not divide",
    ),
    "not reduced": (
        [('v0 = "0xf2', 'v0 = "0x8f2')],
        "v0 =",
        "`v0` of the base divisor is not reduced",
    ),
    "negative": ([('u0 = "0x3"', "u0 = -3")], "u0 =", "`u0` of the base divisor is not reduced"),
    "degree 1 with v1": (
        [("deg = 2", "deg = 1")],
        "u1 =",
        "`u1` does not belong to a divisor of degree 1",
    ),
    "degree 0": ([("deg = 2", "deg = 0")], "deg = ", "it is the neutral element"),
    "degree 3": ([("deg = 2", "deg = 3")], "deg = ", "cannot have degree 3"),
    "u1 missing": ([("u1 =", "# u1 =")], "[base]", "`u1` in \\[base\\] is missing"),
    "degree 6": ([("f4 = ", "f6 = 1\nf4 = ")], "f6", "f has degree 6"),
    "not monic": ([("f4 = ", "f5 = 2\nf4 = ")], "f5", "not monic of degree 5"),
    "f3 missing": ([("f3 =", "# f3 =")], "[curve]", "`f3` in \\[curve\\] is missing"),
    "f0 not reduced": (
        [('f0 = "0x5', 'f0 = "0xff5')],
        "f0 =",
        "`f0` does not lie between -p and p",
    ),
    "f_dec differs": (
        [("6667986622173728337823560857179992816", "6667986622173728337823560857179992817")],
        "f_dec",
        "another polynomial",
    ),
    "a misspelt key": ([("f0 = ", "g0 = ")], "g0", "The key `g0`"),
    "an encoding": (
        [
            ("\nform = ", '\nencoding = "sec1"\nform = '),
            ("[encoding]\n", ""),
            ("\ndivisor = ", "\n# divisor = "),
        ],
        "encoding",
        "`encoding` is a table of files of this form",
    ),
    "over F_p^2": (
        [("degree = 1", "degree = 2")],
        "degree",
        "over fields of degree 2 are not supported yet",
    ),
    "composite p": (
        [
            ("p_expr", "# p_expr"),
            ('p = "0x7ffffffffffffffffffffffffffffffff"', "p = 91"),
            ('p = "0x7fffffffffffffffffffffffffffffff"', "p = 91"),
        ],
        "p = 91",
        "is not prime",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_bad_files_are_refused_with_their_line(tmp_path, case):
    changes, at, wanted = CASES[case]
    text = GOOD
    for old, new in changes:
        text = text.replace(old, new, 1)
    assert text != GOOD
    path = tmp_path / "bad.toml"
    path.write_text(text)
    with pytest.raises(CurveError, match=wanted) as caught:
        load_curve(path)
    line = next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(at))
    assert f"bad.toml:{line}: " in caught.value.paragraph(), caught.value.paragraph()
    assert len(caught.value.paragraph().splitlines()) == 1


def test_the_divisor_says_which_root_is_meant(tmp_path):
    """Without the invariants, which are roots of an equation in the constants: of the two curves
    that of the divisor is taken.
    """
    path, shipped = tmp_path / "own.toml", load_curve("kummer1271")
    path.write_text(
        "\n".join(
            line
            for line in known_curves()["kummer1271"].read_text().splitlines()
            if not line.startswith(("lambda", "mu", "nu"))
        )
    )
    assert load_curve(path).shown == shipped.shown and _sign(shipped) == 1
    path.write_text(UNSEEN)
    assert _sign(load_curve(path)) == -1


def _sign(curve) -> int:
    return next(
        sign
        for sign in (1, -1)
        if (
            s := surface_of(
                load_shape(data_folder("formulas") / "kummer"), curve.p, curve.theta, sign
            )
        )
        and s.jacobian.f == curve.f
    )


def test_an_unknown_twist_is_a_weakness(tmp_path):
    """Points of the twist are taken, so that its order has to be known; it is found where the file
    does not say it. A library is made without only if that is asked for.
    """
    path = tmp_path / "own.toml"
    path.write_text(
        "\n".join(
            line
            for line in known_curves()["kummer1271"].read_text().splitlines()
            if not line.startswith("twist_N")
        )
    )
    assert load_curve(path).twist_N == load_curve("kummer1271").twist_N
    curve = load_curve(path)
    curve = replace(curve, file=replace(curve.file, twist_N=None))
    with pytest.raises(CurveError, match="The order of the twist is not known"):
        require_strength(curve, False, x_only=True)
    assert any("twist" in text for text in require_strength(curve, True, x_only=True))
    assert require_strength(load_curve("kummer1271"), False, x_only=True) == ()


# what a file repeats, changed: the curve, the old text and the new one, the beginning of the line
# that is named, what is said
REPEATED = {
    "x1": ("generic1271", 'x1 = "0x', 'x1 = "0x1', "x1", "`x1` is no root of u"),
    "y2": ("generic1271", 'y2 = "0x', 'y2 = "0x7', "y2", r"`y2` is not v\(x2\)"),
    "y1 alone": ("generic1271", "\nx1 = ", "\n# x1 = ", "y1", "`y1` is written without `x1`"),
    "lambda2": (
        "bk127",
        'lambda2 = "0x23f',
        'lambda2 = "0x24f',
        "lambda2",
        "`lambda2` is not the power 2",
    ),
    "lambda3": (
        "bk128",
        'lambda3 = "0x37',
        'lambda3 = "0x38',
        "lambda3",
        "`lambda3` is not the power 3",
    ),
    "zeta_inv": (
        "bk127",
        'zeta_inv = "0x5a',
        'zeta_inv = "0x5b',
        "zeta_inv",
        "`zeta_inv` is not the inverse",
    ),
    "basis_det": (
        "bk127",
        'basis_det = "+r"',
        'basis_det = "-r"',
        "basis_det",
        "`basis_det` is not the determinant",
    ),
    "babai_c": (
        "bk127",
        '"0xaee20',
        '"0xaee21',
        "babai_c",
        "`babai_c` is not r times the first row",
    ),
    "babai_c of fourq": (
        "fourq",
        '"-0xcbf8e',
        '"-0xcbf8f',
        "babai_c",
        "`babai_c` is not r times the first row",
    ),
    "a bound that is too small": (
        "bk127",
        '"0x7d054c',
        '"0x7d044c',
        "bounds",
        "`bounds` is not at least half",
    ),
    "bound_bits": (
        "bk127",
        "bound_bits = [\n    63",
        "bound_bits = [\n    62",
        "bound_bits",
        "`bound_bits` is not the bit lengths",
    ),
    "barrett_g": (
        "bk127",
        '"0x2bb883',
        '"0x2bb884',
        "barrett_g",
        "`barrett_g` is not the integer nearest",
    ),
    "barrett_g1 of secp256k1": (
        "secp256k1",
        'barrett_g1 = "0x3086d221a7d46bcde86c90e49284eb153daa',
        'barrett_g1 = "0x3086d221a7d46bcde86c90e49284eb153dab',
        "barrett_g1",
        "`barrett_g1` is not the integer nearest",
    ),
    "bound_k1 of secp256k1": (
        "secp256k1",
        'bound_k1 = "0xa2',
        'bound_k1 = "0xa1',
        "bound_k1 ",
        "`bound_k1` is not at least half",
    ),
    "twist_order": (
        "jac1271",
        'twist_order = "0x4',
        'twist_order = "0x5',
        "twist_order",
        "`twist_order` is not the number of classes of the twist",
    ),
    "twist_r": (
        "gs1271",
        'twist_r = "0x4',
        'twist_r = "0x5',
        "twist_r",
        "`twist_r` is not shown to be a prime",
    ),
    "twist_r of a surface": (
        "kummer1271",
        'twist_r = "0x4',
        'twist_r = "0x5',
        "twist_r",
        "`twist_r` is not shown to be a prime",
    ),
    "twist_r_dec": (
        "kummer1271",
        'twist_r_dec = "1',
        'twist_r_dec = "2',
        "twist_r_dec",
        "`twist_r_dec` is not shown",
    ),
    "F": ("kummer1271", 'F = "0x6', 'F = "0x5', "F = ", "`F` of the surface's equation"),
    "E4": ("kummer1271", 'E4 = "0x1', 'E4 = "0x2', "E4 = ", "`E4` of the surface's equation"),
    "the base of the twist": (
        "kummer1271",
        '    "0x6",\n',
        '    "0x7",\n',
        "wrapped",
        "`wrapped` is not the image",
    ),
    "its divisor": (
        "kummer1271",
        'v0 = "0x50d8',
        'v0 = "0x50d9',
        "u1",
        "does not lie on the twist",
    ),
}


@pytest.mark.parametrize("case", REPEATED)
def test_what_a_file_repeats_is_compared(tmp_path, case):
    name, old, new, at, wanted = REPEATED[case]
    text = known_curves()[name].read_text().replace(old, new, 1)
    path = tmp_path / "bad.toml"
    path.write_text(text)
    with pytest.raises(CurveError, match=wanted) as caught:
        load_curve(path)
    number = int(caught.value.paragraph().split("bad.toml:")[1].split(":")[0])
    assert text.splitlines()[number - 1].startswith(at), caught.value.paragraph()


def test_a_point_that_is_written_twice_is_not_the_other_one(tmp_path):
    lines = known_curves()["generic1271"].read_text().splitlines()
    first = {line[:2]: line[2:] for line in lines if line[:2] in ("x1", "y1")}
    (tmp_path / "bad.toml").write_text(
        "\n".join(
            line[:2] + first[line[0] + "1"] if line[:2] in ("x2", "y2") else line for line in lines
        )
    )
    with pytest.raises(CurveError, match="`x2` is not the other root of u"):
        load_curve(tmp_path / "bad.toml")
