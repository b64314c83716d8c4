"""Libraries with packed routines around stand-ins: a ladder, the best way, two ways."""

from dataclasses import replace
from functools import cache

from ecgen.curve import load_curve
from ecgen.curve.model import Curve
from ecgen.isa.target import load_target
from ecgen.kind.law import multiply, neutral
from ecgen.library.packed.ladders import build_ladder
from ecgen.library.packed.points import joined
from ecgen.library.pipeline.planned import without_file
from tests.support.library import standin
from tests.support.library.curves import curve_of
from tests.support.library.packed import packing

CURVE = without_file(load_curve("curve25519"))


@cache
def made_ladder(cpu: str = "zen3"):
    """With each step by itself: nothing is said of a cache in which rows of them would have to
    fit.
    """
    target = load_target(cpu)
    code = build_ladder(
        CURVE,
        replace(target, data={key: value for key, value in target.data.items() if key != "limits"}),
    )
    return replace(standin.spec(CURVE, prefix="v", affine_sums=False), packed=code.spec), code


@cache
def made_best(name: str):
    curve = without_file(load_curve(name))
    if curve.form == "montgomery":
        code = packing.ladder(curve, load_target("zen4"))
        return replace(standin.spec(curve, prefix="v", affine_sums=False), packed=code.spec), code
    spec = standin.spec(curve, prefix="v", complete=True, affine_sums=False)
    code = packing.packed(curve, load_target("zen4"), spec.multiply.entries)
    return replace(spec, packed=code.spec), code


P = 2**251 - 9
ORDER = 2**249 - 11332719920821432534773113288178349711


@cache
def curve1174() -> Curve:
    """x^2 + y^2 = 1 - 1174 x^2 y^2 (Bernstein, Hamburg, Krasnova, Lange 2013): a = 1, a small d,
    another prime.
    """
    for x in range(2, 99):
        y = pow((1 - x * x) * pow(1 + 1174 * x * x, -1, P), (P + 1) // 4, P)
        if (x * x + y * y - 1 + 1174 * x * x * y * y) % P == 0:
            curve = curve_of("curve1174", "twisted_edwards", P, 1, ORDER, 4, x, y, d=P - 1174)
            curve = replace(curve, base=multiply(curve, 4, (x, y)))
            assert multiply(curve, ORDER, curve.base) == neutral(curve)
            return curve
    raise AssertionError


@cache
def made_edwards(name: str, cpu: str = "zen3"):
    curve = without_file(load_curve("ed25519")) if name == "ed25519" else curve1174()
    spec = standin.spec(curve, prefix="v", complete=True, affine_sums=False)
    code = packing.packed(curve, load_target(cpu), spec.multiply.entries)
    return replace(spec, packed=code.spec), code


@cache
def made_both(name: str):
    spec, code = made_best(name)
    own = load_target("zen4")
    return joined(
        spec,
        code,
        packing.ladder(spec.curve, own, "avx2")
        if spec.up_to_sign
        else packing.packed(spec.curve, own, spec.multiply.entries, "avx2"),
    )
