"""Polynomials and fractions in named values -> operations of a FieldProgram: monomials shared, one
inversion for all denominators.
"""

from typing import Any

from ecgen.errors import FormulaError
from ecgen.program.ir import FieldProgram, Op
from ecgen.verify.algebra.fractions import Fraction, FunctionField

Monomial = tuple[tuple[str, int], ...]


class Writer:
    """Operations made on demand: every monomial once."""

    def __init__(self, field: FunctionField, inputs: tuple[str, ...], params: tuple[str, ...]):
        self.field, self.inputs, self.params = field, inputs, params
        self.ops: list[Op] = []
        self.monomials: dict[Monomial, str] = {((name, 1),): name for name in (*inputs, *params)}
        self.inverses: dict[int, str] = {}

    def emit(self, name: str, *args: str, const: int | None = None) -> str:
        out = f"t{len(self.ops)}"
        self.ops.append(Op(name, (out,), args, const))
        return out

    def monomial(self, powers: Monomial) -> str:
        """The value of a product of powers: a square of the half where all are even, else one
        factor split off.
        """
        if powers not in self.monomials:
            if not powers:
                self.monomials[powers] = self.emit("const", const=1)
            elif all(e % 2 == 0 for _, e in powers):
                self.monomials[powers] = self.emit(
                    "sqr", self.monomial(tuple((n, e // 2) for n, e in powers))
                )
            else:
                odd = next(n for n, e in reversed(powers) if e % 2)
                rest = tuple((n, e - (n == odd)) for n, e in powers if e - (n == odd))
                self.monomials[powers] = self.emit("mul", self.monomial(rest), odd)
        return self.monomials[powers]

    def polynomial(self, p: Any) -> str:
        """The value of a polynomial with integer coefficients, terms with a positive sign first."""
        ring, total = self.field.ring, ""
        terms = sorted(ring.terms(p), key=lambda term: term[1] < 0)
        for exponents, coefficient in terms:
            value = self.monomial(tuple((n, int(e)) for n, e in zip(ring.names, exponents) if e))
            size = abs(int(coefficient))
            if size != 1:
                value = self.emit(
                    {2: "dbl", 3: "tpl"}.get(size, "mulc"),
                    value,
                    const=None if size in (2, 3) else size,
                )
            if total:
                total = self.emit("add" if coefficient > 0 else "sub", total, value)
            else:
                total = value if coefficient > 0 else self.emit("neg", value)
        return total or self.emit("const", const=0)

    def prepare(self, fractions: list[Fraction]) -> None:
        """One inversion, of the product of every factor that divides one of the fractions."""
        factors = sorted({i for fraction in fractions for i, _ in fraction.denominators})
        if not factors:
            return
        values = {i: self.polynomial(self.field.factors[i]) for i in factors}
        whole = values[factors[0]]
        for i in factors[1:]:
            whole = self.emit("mul", whole, values[i])
        inverse = self.emit("inv", whole)
        for i in factors:
            value = inverse
            for j in factors:
                value = self.emit("mul", value, values[j]) if j != i else value
            name = f"/{i}"
            self.monomials[((name, 1),)] = value
            self.inverses[i] = name

    def fraction(self, fraction: Fraction) -> str:
        """The value of a fraction whose denominators were prepared."""
        p, common = self.field.ring, 1
        for _, c in p.terms(fraction.numerator):
            common = max(common, int(c.denominator))
        if not fraction.denominators:
            return self.halved(fraction.numerator, common)
        below = tuple((self.inverses[i], e) for i, e in fraction.denominators)
        inverse = self._powers(below)
        if p.is_constant(fraction.numerator) and fraction.numerator == 1:
            return inverse
        return self.emit("mul", self.halved(fraction.numerator, common), inverse)

    def _powers(self, powers: Monomial) -> str:
        if powers not in self.monomials:
            if all(e % 2 == 0 for _, e in powers):
                self.monomials[powers] = self.emit(
                    "sqr", self._powers(tuple((n, e // 2) for n, e in powers))
                )
            else:
                odd = next(n for n, e in reversed(powers) if e % 2)
                rest = tuple((n, e - (n == odd)) for n, e in powers if e - (n == odd))
                self.monomials[powers] = self.emit(
                    "mul", self._powers(rest), self.monomials[((odd, 1),)]
                )
        return self.monomials[powers]

    def halved(self, p: Any, common: int) -> str:
        """A polynomial whose coefficients have a power of two below them; FormulaError where they
        have another number.
        """
        if common & common - 1:
            raise FormulaError(f"A conversion divides by {common}.")
        value = self.polynomial(p * common)
        while common > 1:
            value, common = self.emit("half", value), common // 2
        return value

    def program(self, name: str, outputs: tuple[tuple[str, str], ...]) -> FieldProgram:
        """The program; its results are copies where they are inputs."""
        read = {arg for op in self.ops for arg in op.args} | {value for _, value in outputs}
        return FieldProgram(
            name, self.inputs, outputs, tuple(self.ops), tuple(p for p in self.params if p in read)
        )
