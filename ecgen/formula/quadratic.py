"""F_p[i]/(i^2 - n) on pairs of integers, straight from its definition: for `evaluate`, and for
tests of what is expanded.
"""

from dataclasses import dataclass

Pair = tuple[int, int]


@dataclass(frozen=True)
class Quadratic:
    """Elements are (a0, a1) for a0 + a1*i, both in [0, p). A field if n is no square modulo the
    prime p, a ring otherwise.
    """

    p: int
    n: int

    def constant(self, value: int) -> Pair:
        return value % self.p, 0

    def add(self, a: Pair, b: Pair) -> Pair:
        return (a[0] + b[0]) % self.p, (a[1] + b[1]) % self.p

    def sub(self, a: Pair, b: Pair) -> Pair:
        return (a[0] - b[0]) % self.p, (a[1] - b[1]) % self.p

    def mul(self, a: Pair, b: Pair) -> Pair:
        return (a[0] * b[0] + self.n * a[1] * b[1]) % self.p, (a[0] * b[1] + a[1] * b[0]) % self.p

    def conj(self, a: Pair) -> Pair:
        return a[0], -a[1] % self.p

    def norm(self, a: Pair) -> int:
        return (a[0] * a[0] - self.n * a[1] * a[1]) % self.p

    def div(self, a: Pair, b: Pair) -> Pair:
        """a/b; ZeroDivisionError where b has no inverse (b = 0 in a field)."""
        if not (norm := self.norm(b)):
            raise ZeroDivisionError
        inverse = pow(norm, -1, self.p)
        return self.mul(a, (b[0] * inverse % self.p, -b[1] * inverse % self.p))

    def is_zero(self, a: Pair) -> bool:
        return a[0] % self.p == 0 == a[1] % self.p

    @property
    def zero(self) -> Pair:
        return 0, 0

    @property
    def one(self) -> Pair:
        return 1 % self.p, 0
