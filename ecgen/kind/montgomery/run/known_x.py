"""x-coordinates of a Montgomery curve and of its twist whose points have known logarithms, and
x([k]P) told by them.

The twist is the same equation with another b; what is known of it is as
run/oracle/known_logarithms.py has it, modulo the number of its points, which is 2 (p + 1) less that
of the curve.
"""

from collections import Counter, OrderedDict
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Any

from ecgen.curve.model import Curve
from ecgen.kind.montgomery.law import x_multiple
from ecgen.library.facts.spec import LadderWalk
from ecgen.residues import inverse, square_root
from ecgen.run.oracle.known_logarithms import Known, known_points, remember

OFTEN = 64  # multiplications of one unknown point before it gets a table of its own
TRIES = 4  # samples that are tried as results of a scalar whose form is fixed


class KnownX:
    """The x-coordinates over one field that belong to a curve or to its twist."""

    def __init__(self, curve: Curve):
        self.curve, own = curve, known_points(curve)
        self.sides = (own, Known(_twist(curve), own.window))
        self._points: OrderedDict[Any, Any] = OrderedDict({curve.base[0]: (own, curve.base)})
        self._tables: dict[int, tuple[Known, tuple[Any, ...]]] = {}
        self._seen: Counter[int] = Counter()

    def coordinates(self, random: Random) -> Iterator[int]:
        """Coordinates without end, in turn of the curve, points outside the subgroup among them,
        and of the twist.
        """
        sources = [(side, side.points(random, outside=True)) for side in self.sides]
        while True:
            for side, source in sources:
                point = next(source)
                remember(self._points, point[0], (side, point))
                yield point[0]

    def multiple(self, k: int, x: int) -> int:
        """What x_multiple gives, for k >= 0 and x in [0, p)."""
        side, point = self._points.get(x) or self._tables.get(x) or (None, None)
        if side is None:
            self._seen[x] += 1
            if self._seen[x] == OFTEN and (curve := _through(self.curve, x)).b:
                self._tables[x] = Known(curve), (x, 1)
            return x_multiple(self.curve, k, x)
        found = side.multiply(k, point)
        return 0 if found is None else found[0]

    def steer(self, walk: LadderWalk, x: int, random: Random) -> int | None:
        """A scalar of the form that the walk has, so that [k]P over x is another sample each time;
        None if x is no sample, or none was found soon.
        """
        side, point = self._points.get(x) or (None, None)
        if side is None or (walk.tail and side.curve.r % 2 == 0):
            return None
        step, number = side.curve.r << walk.tail, 1 << walk.tail
        for _ in range(TRIES):
            if (k := side.steer([(1, point)], random)) is not None:
                k += side.curve.r * (-k * pow(side.curve.r, -1, number) % number)
                low, high = max(0, -(-(walk.set - k) // step)), ((walk.keep | walk.set) - k) // step
                k = int(k + step * random.randint(low, high)) if low <= high else -1
                if k & walk.keep | walk.set == k:
                    return k
        return None


def _through(curve: Curve, x: int) -> Curve:
    """The curve or its twist with the b for which (x, 1) is a point, the base, of any order; b is 0
    where there is none.
    """
    b, number = (x * x * x + curve.a * x * x + x) % curve.p, curve.r * curve.cofactor
    return replace(
        curve.with_numbers(b=b),
        base=(x, 1),
        cofactor=1,
        r=number if _is_own(curve, b) else 2 * (curve.p + 1) - number,
    )


def _is_own(curve: Curve, b: int) -> bool:
    """Whether the equation with this b is the curve's and not the twist's: whether their quotient
    is a square.
    """
    return square_root(b * inverse(curve.b, curve.p), curve.p) is not None


def _twist(curve: Curve) -> Curve:
    """The twist, its base the first point with y = 1."""
    return next(
        twist for x in range(2, curve.p) if not _is_own(curve, (twist := _through(curve, x)).b)
    )


@lru_cache(maxsize=16)
def known_x(curve: Curve) -> KnownX:
    """One for each curve."""
    return KnownX(curve)
