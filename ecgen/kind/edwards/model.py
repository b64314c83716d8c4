"""The Montgomery curve of a twisted Edwards curve (Bernstein et al., Africacrypt 2008, theorem
3.2), and the way there and back.
"""

from dataclasses import dataclass
from typing import Any

from ecgen.kind.record import Point
from ecgen.residues import inverse


def montgomery(curve: Any) -> tuple[Any, Any]:
    """A and B."""
    p = curve.p
    below = pow(curve.a - curve.d, -1, p)
    return 2 * (curve.a + curve.d) * below % p, 4 * below % p


@dataclass(frozen=True)
class MontgomeryModel:
    """B v^2 = u^3 + A u^2 + u, A and B as a and b."""

    p: int
    a: Any
    b: Any

    form = "montgomery"

    def there(self, point: Point) -> Point:
        """The point of this curve for one of the other."""
        if point is None:
            return None
        (x, y), p = point, self.p
        if not x % p:
            return None if y == 1 else (0 * x, 0 * y)
        u = (1 + y) * inverse((1 - y) % p, p) % p
        return u, u * inverse(x, p) % p

    def back(self, point: Point) -> Point:
        """A point of this curve on the other, None if it has no affine coordinates there."""
        if point is None:
            return None
        (u, v), p = point, self.p
        if not v % p or not (u + 1) % p:
            return None
        return u * inverse(v, p) % p, (u - 1) * inverse((u + 1) % p, p) % p
