"""Walks for a curve with hand-made groups: every function, with windows that fit a small group
too.
"""

from dataclasses import replace

from ecgen.walk import make
from ecgen.walk.make import Names
from ecgen.walk.scalars.recodings import Bits, Comb, OddWindow, SignedWindow, Wnaf

JAC, PRJ, EXT, XZ = (
    Names("jac", (2, 3, 4)),
    Names("prj", (2, 3, 4)),
    Names("ext", (2, 3, 4), 1),
    Names("xz"),
)
FLAT = Names("jac", (2, 3, 4), entry="affine")
# teeth and blocks of combs without complete sums that are proven, by the order
COLUMNS = {17: (2, 3), 23: (2, 2), 29: (3, 1), 37: (2, 2), 61: (2, 2), 73: (2, 4)}
NOT_ALONE = {61}  # orders with a scalar for which the last sum of such a comb is a doubling
# no runs of doublings, as where sums stand for additions
ALONE = {stem: Names(stem) for stem in ("ext", "prj")}


def signed(w, high):
    count = 1
    while high + SignedWindow(w, count, high).offset >= 1 << (w * count):
        count += 1
    return SignedWindow(w, count, high)


def naf(largest, high):
    return Wnaf(largest, high.bit_length() + 1, high)


def comb(teeth, blocks, r):
    return Comb(teeth, blocks, -(-r.bit_length() // (teeth * blocks)), r)


def odd(w, high, order=0):
    return OddWindow(w, -(-(order or high + 1).bit_length() // w), high, order)


def walks_of(curve, w=2, largest=3, teeth=2, blocks=2, beyond=0):
    """name -> walk, those that ecgen proves for the curve's form; scalars up to r - 1 + beyond."""
    r, h = curve.r, curve.cofactor
    top = r - 1 + beyond
    if curve.form == "montgomery":
        n = r.bit_length()
        return {
            "ladder": make.ladder(XZ, Bits(n)),
            "ladder, top set": make.ladder(XZ, Bits(n - 1, True)),
            "ladder, tail": make.ladder(XZ, Bits(n, True, 2)),
        }
    if curve.form == "twisted_edwards":
        return {
            "mul": make.signed_window(EXT, signed(w, top), "r", False),
            "mul_vartime": make.wnaf(EXT, naf(largest, top), "r", False),
            "mul_base": make.comb(EXT, comb(teeth, blocks, r), False),
            "mul2": make.double(EXT, signed(w, top), "r", False),
            "mul2_base_vartime": make.double_base(EXT, naf(7, top), naf(largest, top), "r"),
            "straus": make.straus(EXT, naf(largest, top), "r"),
            "buckets": make.pippenger(EXT, signed(w + 1, top), "r"),
            "times 10": make.multiple(EXT, 10, "times", "r"),
            "straus, sums": make.with_sums(
                make.straus(ALONE["ext"], naf(largest, top), "r"), "ext"
            ),
            "buckets, sums": make.with_sums(
                make.pippenger(ALONE["ext"], signed(w + 1, top), "r"), "ext"
            ),
            "mul2_base_vartime, sums": make.with_sums(
                make.double_base(EXT, naf(7, top), naf(largest, top), "r"), "ext"
            ),
        }
    found = {
        "mul_vartime": make.wnaf(JAC, naf(largest, r - 1), "multiple of r" if h > 1 else "r", True),
        "mul_base": make.comb(PRJ, comb(teeth, blocks, r), False),
    }
    if r in COLUMNS:
        found["mul_base, columns"] = make.comb_of_columns(FLAT, PRJ, comb(*COLUMNS[r], r))
    if r in COLUMNS.keys() - NOT_ALONE:
        found["mul_base, columns alone"] = make.comb_of_columns(
            FLAT, None, replace(comb(*COLUMNS[r], r), low=1)
        )
    if h == 1:
        found["mul, jacobian"] = make.odd_window(JAC, odd(w, r - 1, r), "r")
    if h % 2:
        found["mul"] = make.signed_window(PRJ, signed(w, top), "any", True)
        found["mul2"] = make.double(PRJ, signed(w, top), "any", True)
        found["buckets"] = make.pippenger(PRJ, signed(w + 1, top), "any")
        affine = make.pippenger(PRJ, signed(w + 1, top), "any", at_once=3)
        found["buckets of affine points"] = affine
        found["straus"] = make.straus(PRJ, naf(largest, top), "any")
        found["mul2_base_vartime"] = make.double_base(PRJ, naf(7, top), naf(largest, top), "any")
        found["times 10"] = make.multiple(PRJ, 10, "times", "any")
    else:
        found["mul"] = make.odd_window(JAC, odd(w, r - 1), "multiple of r", PRJ)
    found["mul2_base_vartime, sums"] = make.with_sums(
        make.double_base(PRJ, naf(7, top), naf(largest, top), "odd"), "prj"
    )
    found["straus, sums"] = make.with_sums(
        make.straus(ALONE["prj"], naf(largest, top), "odd"), "prj"
    )
    found["buckets, sums"] = make.with_sums(
        make.pippenger(ALONE["prj"], signed(w + 1, top), "odd"), "prj"
    )
    return found
