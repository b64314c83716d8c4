"""A program of two elements, one made of the other."""

from tests.support.limb.parser import parse_limbs

TWO = """
limbs two 8
in a = a0 : 0 .. 100
in b = b0 : 0 .. 100
# s = a + b
s0 c = add a0 b0
zero c
element s = s0 : 0 .. 200
# t = s + 5
k = const 5
t0 d = add s0 k
zero d
element t = t0 : 5 .. 205
out r = t0 : 0 .. 205
"""

MEANS = {"s": {("a",): 1, ("b",): 1}, "t": {("s",): 1, (): 5}}


def changed(old: str, new: str, meanings=MEANS):
    assert old in TWO
    return parse_limbs(TWO.replace(old, new)), meanings, 251
