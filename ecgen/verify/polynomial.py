"""Polynomials over Q in named variables, by python-flint when it is installed, else by sympy.polys.rings.

Both kinds of element support + - * ** and comparison with each other and with integers; the rest of the
proof only uses these and the functions below.
"""

from typing import Any

try:
    import flint
except ImportError:  # the proofs are the same, some thirty times slower
    flint = None


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

    def remainder(self, p: Any, rule: Any) -> Any:
        """The remainder of `p` on division by `rule`."""
        return p % rule if self.backend == "flint" else p.rem([rule])

    def divide(self, p: Any, q: Any) -> Any:
        """The exact quotient p/q, None if q does not divide p."""
        quotient, rest = divmod(p, q) if self.backend == "flint" else p.div(q)
        return quotient if rest == 0 else None

    def factors(self, p: Any) -> tuple[Any, list[tuple[Any, int]]]:
        """(constant, [(irreducible factor, exponent)]) of a nonzero polynomial, in a fixed order."""
        constant, found = p.factor() if self.backend == "flint" else p.factor_list()
        return constant, sorted(((f, int(e)) for f, e in found), key=lambda pair: (len(str(pair[0])), str(pair[0])))

    def is_constant(self, p: Any) -> bool:
        return p.is_constant() if self.backend == "flint" else p.is_ground

    def leading(self, p: Any) -> Any:
        """The rational coefficient of the first term, 0 for the zero polynomial."""
        if p == 0:
            return 0
        return p.leading_coefficient() if self.backend == "flint" else p.LC

    def degree(self, p: Any, name: str) -> int:
        """The degree in one name, 0 for the zero polynomial."""
        if p == 0:
            return 0
        return int(p.degrees()[self.names.index(name)] if self.backend == "flint" else p.degree(self.gen(name)))

    def terms(self, p: Any) -> list[tuple[tuple[int, ...], Any]]:
        """(exponents, coefficient) of every term."""
        return list(p.terms())


def text(p: Any, limit: int = 300) -> str:
    """The polynomial as text in formula syntax, cut after whole terms once longer than `limit`."""
    written = str(p).replace("**", "^").replace(" ", "")
    if len(written) <= limit:
        return written
    cut = max(written.rfind("+", 0, limit), written.rfind("-", 0, limit), 1)
    return f"{written[:cut]} ... ({len(p)} terms)"
