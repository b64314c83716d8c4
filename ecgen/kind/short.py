"""Plain short Weierstrass curves with as many points as a curve of another form has."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from ecgen.extension import Element


@dataclass(frozen=True)
class ShortWeierstrass:
    """y^2 = x^3 + a x + b over F_p, or over the extension that a and b are elements of."""

    p: int
    a: Any
    b: Any

    form = "weierstrass"

    @property
    def q(self) -> int:
        """The number of field elements."""
        return self.p**2 if isinstance(self.a, Element) else self.p

    def elements(self, count: int) -> Iterable[Any]:
        """The first `count` elements x + y*i, by x + y*p."""
        numbers = range(min(count, self.q))
        return (
            (Element(k % self.p, k // self.p, self.p, self.a.n) for k in numbers)
            if isinstance(self.a, Element)
            else numbers
        )


@dataclass(frozen=True)
class SameModel:
    """A curve as its own model."""

    form: str
    p: int
    a: Any
    b: Any

    def there(self, point: Any) -> Any:
        return point

    def back(self, point: Any) -> Any:
        return point


def same_model(curve: Any) -> SameModel:
    """Of curves on which every sum is affine or neutral."""
    return SameModel(curve.form, curve.p, curve.a, curve.b)


def of_montgomery(p: int, a: Any, b: Any) -> ShortWeierstrass:
    """What b v^2 = u^3 + a u^2 + u becomes by x = (3 u + a)/(3 b), y = v/b (RFC 9380, appendix
    D.2).
    """
    below = pow(27 * b**3, -1, p)
    return ShortWeierstrass(
        p, (3 - a * a) * pow(3 * b * b, -1, p) % p, (2 * a**3 - 9 * a) * below % p
    )
