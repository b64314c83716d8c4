"""The C of a user's coordinate system: a neutral element with other coordinates than 0 and 1 was
called and not defined, and constants of conversions were local to functions, where compilers name
them without the prefix. --emit formula knew packaged formulas only."""

import re
from pathlib import Path

import pytest

from ecgen.cli import main
from ecgen.curve import load_curve
from ecgen.group import find_group
from ecgen.group.trees import formula_named
from ecgen.library.c.points import c_points, converted

EFD = str(Path(__file__).resolve().parents[1] / "group" / "efd")
SYSTEMS = {
    "jachalf": ("""name Jacobian coordinates with doubled y
variable U
variable V
variable W
neutral U = 1
neutral V = 2
neutral W = 0
satisfying x = U/W^2
satisfying y = V/(2*W^3)
tosystem U = x
tosystem V = 2*y
tosystem W = 1
""", """VV = V1^2
WW = W1^2
M = 3*U1^2+a*WW^2
S = U1*VV
U3 = M^2-2*S
V3 = 2*M*(S-U3)-VV^2
W3 = V1*W1
""", """A = W1^2
B = W2^2
C = U1*B
D = U2*A
S = V1*B*W2
T = V2*A*W1
H = D-C
R = T-S
J = 4*H^2
K = 2*H*J
Q = C*J
U3 = R^2-2*Q-H*J
V3 = 2*R*(Q-U3)-S*K
W3 = 2*W1*W2*H
"""),
    "modified": ("""name modified Jacobian coordinates
variable X
variable Y
variable Z
variable T
neutral X = 1
neutral Y = 1
neutral Z = 0
neutral T = 0
satisfying x = X/Z^2
satisfying y = Y/Z^3
satisfying T = a*Z^4
tosystem X = x
tosystem Y = y
tosystem Z = 1
tosystem T = a
""", """XX = X1^2
YY = Y1^2
U = 8*YY^2
S = 4*X1*YY
M = 3*XX+T1
X3 = M^2-2*S
Y3 = M*(S-X3)-U
Z3 = 2*Y1*Z1
T3 = 2*U*T1
""", """ZZ = Z1^2
WW = Z2^2
U = X1*WW
S = Y1*Z2*WW
H = X2*ZZ-U
HH = H^2
R = Y2*Z1*ZZ-S
V = U*HH
X3 = R^2-H*HH-2*V
Y3 = R*(V-X3)-S*H*HH
Z3 = Z1*Z2*H
T3 = a*Z3^4
"""),
}  # fmt: skip
SHORT = "scalarmult,point_decode,point_mul,point_encode,point_neutral,point_add,point_is_neutral"


@pytest.fixture
def tree(tmp_path):
    for name, (variables, doubling, addition) in SYSTEMS.items():
        for file, text in (
            ("variables", variables),
            ("doubling/dbl.op3", doubling),
            ("addition/add.op3", addition),
        ):
            path = tmp_path / "tree" / "shortw" / name / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
    return str(tmp_path / "tree")


@pytest.mark.parametrize("one", [1, 1 << 256], ids=["plain", "Montgomery"])
def test_any_constants_are_a_neutral_element(tree, one):
    """Each representation stores 2 as twice what it stores for 1."""
    curve = load_curve("secp256k1")
    points = c_points(find_group(curve, "jachalf", (tree,)), 4, 64, one % curve.p)
    words = ", ".join(
        f"UINT64_C(0x{2 * one % curve.p >> 64 * i & (1 << 64) - 1:016x})" for i in range(4)
    )
    (name,) = [re.search(r"\bP_\w+", line)[0] for line in points.tables if words in line]
    assert points.neutral == (
        "P_words_copy(acc, P_fe_one, P_WORDS);",
        f"P_words_copy(acc + P_WORDS, {name}, P_WORDS);",
        "P_words_zero(acc + 2 * P_WORDS, P_WORDS);",
    )


def test_constants_stand_outside_of_functions(tree):
    curve = load_curve("secp256k1")
    groups = [find_group(curve, name, (tree,)) for name in ("jachalf", "modified", "projective")]
    for group in groups:
        points = c_points(group, 4, 64)
        pairs = [converted(group, other, 4, 64) for other in groups if other is not group]
        lines = [
            line
            for row in vars(points).values()
            if isinstance(row, tuple) and row is not points.tables
            for line in row
            if isinstance(line, str)
        ]
        lines += [line for _, body in pairs for line in body]
        assert not any("static" in line for line in lines)
        tables = [*points.tables, *(line for constants, _ in pairs for line in constants)]
        assert all(
            re.match(rf"static const WORD P_{group.stem}_\w+\[P_WORDS\] = ", line)
            for line in tables
        )
        named = {re.search(r"P_\w+", line)[0] for line in tables}
        assert {name for line in lines for name in re.findall(r"\bP_\w+_k\d+\b", line)} == named


@pytest.mark.long
@pytest.mark.parametrize("system, api", [("jachalf", "full"), ("modified", SHORT)])
def test_such_libraries_pass_their_checks(tree, system, api, tmp_path):
    out = str(tmp_path / "out")
    assert (
        main(
            [
                "build",
                "secp256k1",
                "--cpu",
                "c64",
                "--formulas",
                tree,
                "--system",
                system,
                "--api",
                api,
                "-o",
                out,
            ]
        )
        == 0
    )
    assert main(["check", "--scale", "0.01", out]) == 0


@pytest.mark.long
def test_emit_formula_shows_formulas_of_a_tree(capsys):
    assert (
        main(
            [
                "build",
                "secp256k1",
                "--cpu",
                "c64",
                "--formulas",
                EFD,
                "--system",
                "xyzz",
                "--api",
                "minimal",
                "--emit",
                "formula",
                "--routine",
                "xyzz_dbl",
            ]
        )
        == 0
    )
    assert "# formula shortw/xyzz/doubling/dbl-2008-s-1\nU = 2*Y1\n" in capsys.readouterr().out


def test_formulas_are_named_in_both_trees():
    for name in ("shortw/xyzz/doubling/dbl-2008-s-1", "shortw/projective/addition/add-2015-rcb"):
        assert formula_named(name, (EFD,)).name == name
