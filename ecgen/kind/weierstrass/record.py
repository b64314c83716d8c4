"""y^2 = x^3 + a x + b."""

from dataclasses import replace

from ecgen.kind.chord import Cubic, chord_law
from ecgen.kind.record import Kind, Point
from ecgen.residues import square_root


def on_axis(curve) -> tuple[Point, ...]:
    """The affine point with x = 0 and one of the y, on a curve of prime order over a prime field that has one."""
    known = curve.degree > 1 or curve.cofactor > 1
    y = None if known else square_root(curve.b, curve.p)
    return () if y is None else ((0, y),)


CHORDS = chord_law(lambda curve: Cubic(1, 0, curve.a, curve.b))
RECORD = Kind(form="weierstrass", law=replace(CHORDS, on_axis=on_axis))
