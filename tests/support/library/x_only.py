"""X25519, and tiny Montgomery curves."""

import functools
from dataclasses import replace
from types import SimpleNamespace

from ecgen.curve import load_curve
from ecgen.curve.model import Curve
from ecgen.kind import law
from ecgen.library.pipeline.planned import without_file
from ecgen.library.shared.ladders import functions_on, plan_ladders
from ecgen.walk.weights import CostWeights
from tests.support.library.curves import curve_of

CURVE = load_curve("curve25519")
FACTS = without_file(CURVE)


@functools.cache
def walks():
    """The general walk and that of RFC 7748."""
    general, standard = functions_on(CURVE, plan_ladders(CURVE, FACTS, CostWeights()))
    return SimpleNamespace(general=general, standard=standard)


@functools.cache
def tiny(p: int, cofactor: int = 4) -> Curve:
    """A Montgomery curve over F_p, b = 1, with cofactor * r points, r a prime below 256."""
    squares = {x * x % p for x in range(1, p)}
    for a in range(3, p - 2):
        right = [(x * x * x + a * x * x + x) % p for x in range(p)]
        count = 1 + sum(1 + (2 * (w in squares) - 1) * (w != 0) for w in right)
        r = count // cofactor
        if count % cofactor or not 50 < r < 256 or any(r % d == 0 for d in range(2, r)):
            continue
        curve = curve_of("tiny", "montgomery", p, a, r, cofactor, 0, 0, b=1)
        for x in range(p):
            if right[x] in squares:
                y = next(y for y in range(p) if y * y % p == right[x])
                base = law.multiply(curve, cofactor, (x, y))
                if base is not None:
                    return replace(curve, base=base)
    raise LookupError("no such curve")
