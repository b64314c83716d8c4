"""Formulas of points as text, with what they compute."""

from ecgen.program.ir import FieldProgram, Op

EDWARDS = """
A sqr X; B sqr Y; S sqr Z; C dbl S; T add X Y; T2 sqr T; E1 add A B; E sub T2 E1;
G sub B A; F sub G C; H neg E1;
X3 mul E F; Y3 mul G H; Z3 mul F G
"""
JACOBIAN = """
d sqr Z; g sqr Y; b mul X g; u sub X d; v add X d; w mul u v; a tpl w; a2 sqr a;
X3 sub8 a2 b; y add Y Z; y2 sqr y;
Z3 subsub y2 g d; b4 quad b; t sub b4 X3; s mul a t; g2 sqr g; Y3 sub8 s g2
"""

EXPECTED = {
    EDWARDS: lambda X, Y, Z: (
        2 * X * Y * (Y * Y - X * X - 2 * Z * Z),
        (Y * Y - X * X) * -(X * X + Y * Y),
        (Y * Y - X * X - 2 * Z * Z) * (Y * Y - X * X),
    ),
    JACOBIAN: lambda X, Y, Z: (
        (3 * (X - Z * Z) * (X + Z * Z)) ** 2 - 8 * X * Y * Y,
        3 * (X - Z * Z) * (X + Z * Z) * (12 * X * Y * Y - (3 * (X - Z * Z) * (X + Z * Z)) ** 2)
        - 8 * Y**4,
        2 * Y * Z,
    ),
}


def program(text: str) -> FieldProgram:
    ops = [line.split() for line in text.replace("\n", " ").split(";")]
    return FieldProgram(
        "point",
        ("X", "Y", "Z"),
        tuple((o, o) for o in ("X3", "Y3", "Z3")),
        tuple(Op(name, (out,), tuple(args)) for out, name, *args in ops),
    )
