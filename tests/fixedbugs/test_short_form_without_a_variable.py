"""Doublings of Chudnovsky's coordinates X, Y, Z, Z^2, Z^3 do not read Z^3, by which the affine
point was told: a tree of formulas with them ended `build` in a traceback.
"""

import pytest

from ecgen.errors import FormulaError
from ecgen.group import find_group
from ecgen.group.derived.convert import between
from ecgen.group.represent import coordinates, represents, to_affine
from ecgen.program.interpret import interpret
from tests.support.scalar.smallcurves import affine_points, small_curve

WEIGHTS = {"X": 2, "Y": 3, "Z": 1, "ZZ": 2, "ZZZ": 3}
DOUBLING = (
    "YY = Y1^2",
    "S = 4*X1*YY",
    "M = 3*X1^2+a*ZZ1^2",
    "X3 = M^2-2*S",
    "Y3 = M*(S-X3)-8*YY^2",
    "Z3 = 2*Y1*Z1",
    "ZZ3 = Z3^2",
    "ZZZ3 = Z3*ZZ3",
)
ADDITION = (
    "U1 = X1*ZZ2",
    "U2 = X2*ZZ1",
    "S1 = Y1*ZZZ2",
    "S2 = Y2*ZZZ1",
    "P = U2-U1",
    "R = S2-S1",
    "PP = P^2",
    "PPP = P*PP",
    "Q = U1*PP",
    "X3 = R^2-PPP-2*Q",
    "Y3 = R*(Q-X3)-S1*PPP",
    "Z3 = Z1*Z2*P",
    "ZZ3 = Z3^2",
    "ZZZ3 = Z3*ZZ3",
)
CURVE = small_curve("weierstrass", 19, 2, 5)


def tree(folder, last: str) -> str:
    """A tree with the system, `last` being what is said of ZZZ."""
    system = folder / "tree/shortw/chudnovsky"
    for operation, name, lines in (("doubling", "dbl", DOUBLING), ("addition", "add", ADDITION)):
        (system / operation).mkdir(parents=True)
        (system / operation / f"{name}.op3").write_text("\n".join(lines) + "\n")
    rows = [
        "name Chudnovsky-Jacobian coordinates",
        *(f"variable {v}" for v in WEIGHTS),
        *(f"neutral {v} = {int(v in 'XY')}" for v in WEIGHTS),
        "satisfying ZZ = Z^2",
        f"satisfying {last}",
        "satisfying x = X/ZZ",
        "satisfying y = Y/ZZZ",
        "toaffine x = X/ZZ",
        "toaffine y = Y/ZZZ",
        *(f"tosystem {v} = {v.lower() if v in 'XY' else 1}" for v in WEIGHTS),
        *(f"homogweight {v} = {w}" for v, w in WEIGHTS.items()),
    ]
    (system / "variables").write_text("\n".join(rows) + "\n")
    return str(folder / "tree")


def test_it_follows_from_what_doublings_read(tmp_path):
    group, other = (
        find_group(CURVE, "chudnovsky", (tree(tmp_path, "ZZZ = Z^3"),)),
        find_group(CURVE, "projective"),
    )
    assert set(group.form("short").coordinates) == set(WEIGHTS) - {"ZZZ"}
    program = between(group, other)
    for point in affine_points(CURVE):
        given = coordinates(group, "short", point, 5)
        found = interpret(
            program, dict(zip(program.inputs, given, strict=True)) | dict(group.parameters), group.p
        )
        assert (
            represents(other, "point", tuple(found.values()), point)
            and to_affine(group, given, "short") == point
        )


def test_what_does_not_follow_is_named(tmp_path):
    group = find_group(CURVE, "chudnovsky", (tree(tmp_path, "ZZZ^2 = ZZ^3"),))
    with pytest.raises(FormulaError, match="ZZZ, which its doublings do not read") as told:
        between(group, find_group(CURVE, "projective"))
    assert "variables" in str(told.value.where) and "satisfying ZZZ = " in told.value.hint
