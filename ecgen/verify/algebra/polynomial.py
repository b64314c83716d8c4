"""Polynomials over Q in named variables, by python-flint when it is installed, else by
sympy.polys.rings.

Both kinds of element support + - * ** and comparison with each other and with integers; the rest of
the proof only uses these and the functions below.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

try:
    import flint
except ImportError:  # the proofs are the same, some thirty times slower
    flint = None


MAX_DEGREE = 1024
MAX_PAIRS = 1 << 24
MAX_FACTORED = 1 << 13


class TooLarge(Exception):
    """A polynomial beyond MAX_DEGREE, MAX_PAIRS or MAX_FACTORED, found before it is computed.

    The largest formula in use, a doubling-addition, has degree 270, products of 1.7 million pairs
    of terms and results of 5000.
    """


class PolynomialRing:
    """Q[names] with lexicographic order, first name largest. `backend` is "flint" or "sympy"."""

    def __init__(self, names: tuple[str, ...], backend: str = ""):
        self.names = names or ("one",)
        self.backend = backend or ("flint" if flint else "sympy")
        if self.backend == "flint":
            self._context = flint.fmpq_mpoly_ctx.get(self.names, "lex")
            self._gens = dict(zip(self.names, self._context.gens()))
        else:
            from sympy import QQ
            from sympy.polys.rings import ring

            self._context, *gens = ring(list(self.names), QQ)
            self._gens = dict(zip(self.names, gens))

    def gen(self, name: str) -> Any:
        return self._gens[name]

    def constant(self, value: int) -> Any:
        return self._context.constant(value) if self.backend == "flint" else self._context(value)

    def product(self, p: Any, q: Any) -> Any:
        """p * q; TooLarge, before any work, if its degree or its pairs of terms exceed the
        limits.
        """
        if (pairs := len(p) * len(q)) > MAX_PAIRS:
            raise TooLarge(
                f"a product of polynomials of {len(p)} and {len(q)} terms, {pairs} pairs (at most"
                f" {MAX_PAIRS})"
            )
        if (
            p != 0
            and q != 0
            and (degree := self.total_degree(p) + self.total_degree(q)) > MAX_DEGREE
        ):
            raise TooLarge(f"a polynomial of degree {degree} (at most {MAX_DEGREE})")
        return p * q

    def total_degree(self, p: Any) -> int:
        """The greatest sum of exponents of a term of the nonzero polynomial `p`."""
        return int(p.total_degree()) if self.backend == "flint" else max(map(sum, p.itermonoms()))

    def remainder(self, p: Any, rule: Any) -> Any:
        """The remainder of `p` on division by `rule`."""
        return p % rule if self.backend == "flint" else p.rem([rule])

    def divide(self, p: Any, q: Any) -> Any:
        """The exact quotient p/q, None if q does not divide p."""
        quotient, rest = divmod(p, q) if self.backend == "flint" else p.div(q)
        return quotient if rest == 0 else None

    def factors(self, p: Any) -> tuple[Any, list[tuple[Any, int]]]:
        """(constant, [(irreducible factor, exponent)]) of a nonzero polynomial, in a fixed order;
        TooLarge beyond MAX_FACTORED terms.
        """
        if len(p) > MAX_FACTORED:
            raise TooLarge(
                f"the factors of a polynomial of {len(p)} terms (at most {MAX_FACTORED})"
            )
        return _factored(_Written(self._context, str(p), p), self.backend)

    def is_constant(self, p: Any) -> bool:
        return bool(p.is_constant() if self.backend == "flint" else p.is_ground)

    def leading(self, p: Any) -> Any:
        """The rational coefficient of the first term, 0 for the zero polynomial."""
        if p == 0:
            return 0
        return p.leading_coefficient() if self.backend == "flint" else p.LC

    def degree(self, p: Any, name: str) -> int:
        """The degree in one name, 0 for the zero polynomial."""
        if p == 0:
            return 0
        return int(
            p.degrees()[self.names.index(name)]
            if self.backend == "flint"
            else p.degree(self.gen(name))
        )

    def degree_list(self, p: Any) -> Sequence[int]:
        """The degree in each name, in their order, 0 for the zero polynomial."""
        if self.backend == "flint" and p != 0:
            found: Sequence[int] = p.degrees()
            return found
        return [self.degree(p, name) for name in self.names]

    def degrees(self, p: Any) -> dict[str, int]:
        """The degree in each name, 0 for the zero polynomial."""
        return dict(zip(self.names, self.degree_list(p)))

    def terms(self, p: Any) -> list[tuple[tuple[int, ...], Any]]:
        """(exponents, coefficient) of every term."""
        return list(p.terms())


@dataclass(frozen=True)
class _Written:
    """A polynomial, told from others by its text: flint's have no hash."""

    context: Any
    text: str
    polynomial: Any = field(compare=False)


@cache  # the same few polynomials are met in every formula of a system
def _factored(written: _Written, backend: str) -> tuple[Any, list[tuple[Any, int]]]:
    p = written.polynomial
    constant, found = p.factor() if backend == "flint" else p.factor_list()
    return constant, sorted(
        ((f, int(e)) for f, e in found), key=lambda pair: (len(str(pair[0])), str(pair[0]))
    )


def text(p: Any, limit: int = 300) -> str:
    """The polynomial as text in formula syntax, cut after whole terms once longer than `limit`."""
    written = str(p).replace("**", "^").replace(" ", "")
    if len(written) <= limit:
        return written
    cut = max(written.rfind("+", 0, limit), written.rfind("-", 0, limit), 1)
    return f"{written[:cut]} ... ({len(p)} terms)"
