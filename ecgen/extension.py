"""Elements of a quadratic extension F_p[i]/(i^2 - n) as numbers: whatever computes `a * b % p` on
integers computes on them, too.

An element is c0 + c1*i with both in [0, p). It mixes with integers, which lie in F_p; `x % p` is x
itself, and `pow(x, e, p)` takes any e. Equality and hashes agree with those of integers in [0, p).
There is no order, and no way back to an integer: code that needs one asks for `components`.
"""

from collections.abc import Iterator
from random import Random
from typing import TypeAlias


class Element:
    """c0 + c1*i modulo p, i^2 = n; immutable. n is no square modulo the odd prime p."""

    __slots__ = ("c0", "c1", "n", "p")
    c0: int
    c1: int
    n: int
    p: int

    def __init__(self, c0: int, c1: int, p: int, n: int) -> None:
        put = object.__setattr__  # in a row: many are made
        put(self, "c0", c0 % p)
        put(self, "c1", c1 % p)
        put(self, "p", p)
        put(self, "n", n)

    def __setattr__(self, name, value):
        raise AttributeError(f"an element is immutable: {name}")

    def __reduce__(self):
        return Element, (self.c0, self.c1, self.p, self.n)

    def __repr__(self) -> str:
        return f"({self.c0:#x}, {self.c1:#x})"

    def __iter__(self) -> Iterator[int]:
        return iter((self.c0, self.c1))

    def __eq__(self, other) -> bool:
        if isinstance(other, Element):
            return (self.c0, self.c1, self.p) == (other.c0, other.c1, other.p)
        return self.c1 == 0 and self.c0 == other if isinstance(other, int) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.c0) if self.c1 == 0 else hash((self.c0, self.c1))

    def __bool__(self) -> bool:
        return bool(self.c0 or self.c1)

    def _of(self, c0: int, c1: int) -> "Element":
        return Element(c0, c1, self.p, self.n)

    def _pair(self, other) -> "tuple[int, int]":
        return (other.c0, other.c1) if isinstance(other, Element) else (other, 0)

    def __add__(self, other) -> "Element":
        c0, c1 = self._pair(other)
        return self._of(self.c0 + c0, self.c1 + c1)

    def __sub__(self, other) -> "Element":
        c0, c1 = self._pair(other)
        return self._of(self.c0 - c0, self.c1 - c1)

    def __rsub__(self, other) -> "Element":
        return self._of(other - self.c0, -self.c1)

    def __mul__(self, other) -> "Element":
        c0, c1 = self._pair(other)
        return self._of(self.c0 * c0 + self.n * self.c1 * c1, self.c0 * c1 + self.c1 * c0)

    __radd__, __rmul__ = __add__, __mul__

    def __neg__(self) -> "Element":
        return self._of(-self.c0, -self.c1)

    def __mod__(self, p: int) -> "Element":
        if p != self.p:
            raise ValueError(f"an element modulo {self.p:#x} reduced modulo {p:#x}")
        return self

    def __pow__(self, exponent: int, p: "int | None" = None) -> "Element":
        """The power; 1/0 is a ValueError, as pow(0, -1, p) is."""
        base, result = self.inverse() if exponent < 0 else self, self._of(1, 0)
        for bit in format(abs(exponent), "b"):
            result = result * result
            result = result * base if bit == "1" else result
        return result

    def swapped(self) -> "Element":
        return self._of(self.c1, self.c0)

    def conj(self) -> "Element":
        return self._of(self.c0, -self.c1)

    def norm(self) -> int:
        """a^(p+1) = c0^2 - n c1^2, in F_p."""
        return (self.c0 * self.c0 - self.n * self.c1 * self.c1) % self.p

    def inverse(self) -> "Element":
        """ValueError for 0."""
        return self.conj() * pow(self.norm(), -1, self.p)


Number: TypeAlias = int | Element


def components(value: "Number", degree: int = 1) -> tuple[int, ...]:
    """The `degree` integers in [0, p) that an element consists of; an integer lies in F_p."""
    return tuple(value) if isinstance(value, Element) else (value, *(0,) * (degree - 1))


def element(numbers, p: int, nonresidue: "int | None") -> "Number":
    """The element of those components: an integer where `nonresidue` is None (they are taken modulo
    p).
    """
    if nonresidue is None:
        return numbers[0] % p
    c0, c1 = numbers
    return Element(c0, c1, p, nonresidue)


def random_element(random: Random, p: int, nonresidue: "int | None", least: int = 0) -> "Number":
    """An element whose first component is at least `least`."""
    first = random.randrange(least, p)
    return first if nonresidue is None else Element(first, random.randrange(p), p, nonresidue)
