"""A program over F_{p^2} and one over F_p -> a proof that the second computes the components of the
first, or an error that names the value.

Both are followed as polynomials modulo p, the first in F_p[i]/(i^2 - n). Where a value of the
second bears the name of a component of the first (passes/tower.py gives such names) it is proven to
be that component, by an identity of polynomials in the components before it, and is an unknown of
its own from there on; so no polynomial grows with the program. Names are hints: where they mislead,
nothing is proven. Nothing is assumed of the passes that made the second program.
"""

from collections.abc import Callable, Sequence

from ecgen.errors import CheckFailure
from ecgen.extension import components as numbers
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.meaning import ARGUMENTS, Algebra, fold
from ecgen.program.ops import OPS, Table
from ecgen.program.passes.tower import components, inner_components
from ecgen.program.values import names_of

MOST_TERMS = 4000
Polynomial = dict[tuple[str, ...], int]  # sorted names of unknowns -> coefficient in [1, p)
Pair = tuple[Polynomial, ...]  # the components over F_p


class Expansion:
    """The two programs as polynomials modulo p; `n` = i^2, `flags` are inputs that lie in F_p."""

    def __init__(self, p: int, n: int, table: Table = OPS):
        self.p, self.n, self.table = p, n % p, table
        self.made: dict[str, Polynomial] = {}  # an unknown -> what it is, in the unknowns before it

    def constant(self, value: int) -> Polynomial:
        return {(): value % self.p} if value % self.p else {}

    def add(self, f: Polynomial, g: Polynomial, sign: int = 1) -> Polynomial:
        total = dict(f)
        for monomial, value in g.items():
            total[monomial] = (total.get(monomial, 0) + sign * value) % self.p
        return {monomial: value for monomial, value in total.items() if value}

    def mul(self, f: Polynomial, g: Polynomial) -> Polynomial:
        if len(f) * len(g) > MOST_TERMS:
            raise CheckFailure(
                f"a polynomial of more than {MOST_TERMS} terms is needed, so that nothing is"
                " proven."
            )
        total: Polynomial = {}
        for left, x in f.items():
            for right, y in g.items():
                monomial = tuple(sorted(left + right))
                total[monomial] = (total.get(monomial, 0) + x * y) % self.p
        return {monomial: value for monomial, value in total.items() if value}

    def div(self, f: Polynomial, g: Polynomial) -> Polynomial:
        if set(g) != {()}:
            raise CheckFailure(
                "a quotient by what is no constant is not followed, so that nothing is proven."
            )
        return self.mul(f, self.constant(pow(g[()], -1, self.p)))

    def base(self, op: Op, args: list[Polynomial]) -> list[Polynomial]:
        """The results of an operation of the second program."""
        names = dict(zip(ARGUMENTS, args)) | (
            {"k": self.constant(op.const)} if op.const is not None else {}
        )
        algebra = Algebra(
            name=names.__getitem__,
            number=self.constant,
            neg=lambda f: self.add({}, f, -1),
            add=self.add,
            sub=lambda f, g: self.add(f, g, -1),
            mul=self.mul,
            div=self.div,
            conj=lambda f: f,
        )
        return [fold(meaning, algebra) for meaning in self.table[op.name].meanings]

    def above(self, op: Op, args: Sequence[Pair]) -> list[Pair]:
        """The results of an operation of the first program, as pairs."""
        names = dict(zip(ARGUMENTS, args)) | (
            {"k": tuple(map(self.constant, numbers(op.const, 2)))} if op.const is not None else {}
        )

        def product(x: Pair, y: Pair) -> Pair:
            return self.add(
                self.mul(x[0], y[0]), self.mul(self.constant(self.n), self.mul(x[1], y[1]))
            ), self.add(self.mul(x[0], y[1]), self.mul(x[1], y[0]))

        def quotient(x: Pair, y: Pair) -> Pair:
            if y[1]:
                raise CheckFailure(
                    "a quotient by what is no constant is not followed, so that nothing is proven."
                )
            return self.div(x[0], y[0]), self.div(x[1], y[0])

        def each(sign: int) -> Callable[[Pair, Pair], Pair]:
            return lambda x, y: (self.add(x[0], y[0], sign), self.add(x[1], y[1], sign))

        algebra = Algebra(
            name=names.__getitem__,
            number=lambda value: (self.constant(value), {}),
            neg=lambda x: each(-1)(({}, {}), x),
            add=each(1),
            sub=each(-1),
            mul=product,
            div=quotient,
            conj=lambda x: (x[0], self.add({}, x[1], -1)),
        )
        return [fold(meaning, algebra) for meaning in self.table[op.name].meanings]

    def require_equal(self, found: Polynomial, meant: Polynomial, what: str) -> None:
        """CheckFailure unless the two are one polynomial once unknowns are put in for, the last
        first, as far as it takes.
        """
        order = {name: k for k, name in enumerate(self.made)}
        gap = self.add(found, meant, -1)
        while gap:
            last = max(
                (name for monomial in gap for name in monomial if name in order),
                key=order.__getitem__,
                default=None,
            )
            if last is None:
                raise CheckFailure(
                    f"{what} over F_p is something else than over its extension.",
                    hint="This is a defect of ecgen's expansion of towers.",
                )
            total: Polynomial = {}
            for monomial, value in gap.items():
                term = {tuple(name for name in monomial if name != last): value}
                for _ in range(monomial.count(last)):
                    term = self.mul(term, self.made[last])
                for left, more in term.items():
                    total[left] = (total.get(left, 0) + more) % self.p
            gap = {monomial: value for monomial, value in total.items() if value}


def prove_expansion(
    above: FieldProgram,
    below: FieldProgram,
    p: int,
    nonresidue: int,
    flags: frozenset[str] | set[str] = frozenset(),
    table: Table = OPS,
) -> int:
    """The number of components that are proven; CheckFailure if a result of `below` is not proven
    to be the component of `above` that its name says.

    Inputs of `above` that are `flags` lie in F_p and keep their names, all others are two inputs of
    `below`; neither program has parameters.
    """
    state, proven, taken = Expansion(p, nonresidue, table), 0, names_of(above)
    inner = {out: inner_components(out, taken) for op in above.ops for out in op.outs}
    cuts = {c for found in inner.values() for c in found}
    inside: dict[str, Polynomial] = {name: {(name,): 1} for name in below.inputs}
    for op in below.ops:
        for out, value in zip(op.outs, state.base(op, [inside[a] for a in op.args])):
            if (
                out in cuts and out not in inside and set(value) - {()}
            ):  # a constant is followed as a number: programs may name it several times
                state.made[out], value = value, {(out,): 1}
            inside[out] = value
    values: dict[str, tuple[Polynomial, ...]] = {
        name: ({(name,): 1}, {}) if name in flags else tuple({(c,): 1} for c in components(name))
        for name in above.inputs
    }
    for op in above.ops:
        for out, pair in zip(op.outs, state.above(op, [values[a] for a in op.args])):
            for c, meant in zip(inner[out], pair):
                if c in state.made:
                    state.require_equal(state.made[c], meant, f"{above.name}: {c}")
                    proven += 1
            values[out] = tuple(
                {(c,): 1} if c in state.made else meant for c, meant in zip(inner[out], pair)
            )
    results = dict(below.outputs)
    for public, name in above.outputs:
        for c, meant in zip(components(public), values[name]):
            if c not in results:
                raise CheckFailure(f"{above.name} over F_p has no result {c}.")
            state.require_equal(inside[results[c]], meant, f"{above.name}: the result {c}")
            proven += 1
    return proven
