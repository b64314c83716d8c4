"""What proofs/theories/Formulas.v calls a formula: a program over a field, with equations between
its values. It is written down from the files alone: no algebra is done here.

Free are all coordinates of the input points, the affine coordinates of those that are chosen
freely, and the constants. Assumed are the curve's equation, the equations of the coordinate system
and what the description assumes. Claimed is that the outputs satisfy the equations of the system
with the coordinates of the sum, which the shape's affine law gives.
"""

from collections.abc import Callable, Container, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import reduce
from typing import Any

from ecgen.certify.code import NotCovered
from ecgen.certify.text import written
from ecgen.formula.expression import Equation, Node, evaluate
from ecgen.formula.formula import Extra, Formula
from ecgen.formula.operations import OPERATIONS
from ecgen.program.ir import FieldProgram
from ecgen.verify.algebra.evaluate import run
from ecgen.verify.algebra.polynomial import PolynomialRing, TooLarge
from ecgen.verify.conditions import exceptional_factors, free_values
from ecgen.verify.laws.generic_points import Curve
from ecgen.verify.laws.lemma import is_unit
from ecgen.verify.laws.setting import combined

CONSTANT, PLUS, MINUS, TIMES, OVER = range(5)
FREE = -1
INSIDE = {PLUS: (), MINUS: (PLUS, MINUS), TIMES: (PLUS, MINUS), OVER: (PLUS, MINUS, TIMES, OVER)}
Operation = tuple[int, ...]  # what it does, and the numbers of values, or an integer
Pair = tuple[int, int]


@dataclass
class Program:
    """A field whose elements are numbers of values; an operation is written once."""

    free: tuple[str, ...]
    operations: dict[Operation, int] = field(default_factory=dict)
    divisors: dict[int, None] = field(default_factory=dict)
    _order: list[Operation] = field(default_factory=list)

    def _value(self, *operation: int) -> int:
        if operation not in self.operations:
            self.operations[operation] = len(self.free) + len(self.operations)
            self._order.append(operation)
        return self.operations[operation]

    def constant(self, value: int) -> int:
        return self._value(CONSTANT, value)

    def add(self, a: int, b: int) -> int:
        return self._value(PLUS, a, b)

    def sub(self, a: int, b: int) -> int:
        return self._value(MINUS, a, b)

    def mul(self, a: int, b: int) -> int:
        return self._value(TIMES, a, b)

    def div(self, a: int, b: int) -> int:
        self.divisors[b] = None
        return self._value(OVER, a, b)

    def factors(self, value: int) -> list[int]:
        """The values that are no products, whose product a value is, up to numbers that are never
        0 where 2 and 3 are not."""
        return [
            i
            for i in self.atoms(value)
            if self.operation(i)[0] != CONSTANT or not is_unit(self.operation(i)[1])
        ]

    def atoms(self, value: int) -> list[int]:
        """The values that are no products, whose product a value is."""
        kind, *at = self.operation(value)
        if kind == TIMES:
            return [atom for i in dict.fromkeys(at) for atom in self.atoms(i)]
        return [value]

    def operation(self, value: int) -> Operation:
        """What makes a value; of a free one nothing known."""
        made = value - len(self.free)
        return (FREE, value) if made < 0 else self._order[made]

    def shown(self, value: int) -> str:
        """A value as a formula writes it."""
        kind, *at = self.operation(value)
        if kind in (FREE, CONSTANT):
            return self.free[value] if kind == FREE else str(at[0])
        if kind == TIMES and at[0] == at[1] and self.operation(at[0])[0] == FREE:
            return f"{self.free[at[0]]}^2"
        left, right = (
            f"({self.shown(i)})" if self.operation(i)[0] in INSIDE[kind] else self.shown(i)
            for i in at
        )
        return f"{left}{'+-*/'[kind - PLUS]}{right}"


@dataclass(frozen=True)
class FormulaStatement:
    """`free` are names; values are numbered, first the free ones. `nonzero` are those that must not
    be 0, as `conditions` writes them."""

    free: tuple[str, ...]
    operations: tuple[Operation, ...]
    nonzero: tuple[int, ...]
    law: frozenset[int]  # those of them that the affine law divides by
    conditions: tuple[str, ...]
    assumed: tuple[Pair, ...]
    claimed: tuple[Pair, ...]
    inputs: Mapping[str, int] = field(default_factory=dict)
    """The values of all names that the formula may read."""
    outputs: Mapping[str, int] = field(default_factory=dict)
    sums: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    """The affine coordinates of each result, by the number of its point."""
    own: tuple[int, ...] = ()
    """The values that the formula's operations make."""

    def without(self, covered: Container[int]) -> "FormulaStatement":
        """The same with fewer values that must not be 0."""
        kept = [(i, text) for i, text in zip(self.nonzero, self.conditions) if i not in covered]
        return replace(
            self, nonzero=tuple(i for i, _ in kept), conditions=tuple(text for _, text in kept)
        )

    def text(self) -> str:
        """As `formula_read` of Formulas.v reads it."""
        numbers = [len(self.free), len(self.operations)]
        for operation in self.operations:
            numbers += operation
        numbers += (len(self.nonzero), *self.nonzero)
        for pairs in (self.assumed, self.claimed):
            numbers += (len(pairs), *(i for pair in pairs for i in pair))
        return written(numbers)


class _Writer:
    """The statement of one formula on the way: the number of the value that each name stands
    for."""

    def __init__(
        self, formula: Formula, program: FieldProgram, constants: tuple[int, ...], same: bool
    ):
        self.formula, self.system = formula, formula.system
        self.shape, self.operation = self.system.shape, OPERATIONS[formula.operation]
        self.base = self.operation.base[:1] if same else self.operation.base
        self.multiples = {k: {k: 1} for k in self.base}
        if same:
            self.multiples |= {k: {self.base[0]: 1} for k in self.operation.base}
        for k, terms in self.operation.given:
            self.multiples[k] = combined(terms, self.multiples)
        coordinates = tuple(
            f"{v}{k}"
            for names, indices in (
                (self.shape.coordinates, self.base),
                (self.system.variables, self.operation.points),
            )
            for k in indices
            for v in names
        )
        free = (*coordinates, *dict.fromkeys(self.shape.parameters + formula.parameters))
        self.to, self.program = Program(free), program
        self.values = {name: i for i, name in enumerate(free)}
        self.constants = tuple(map(self.to.constant, constants))
        self.texts: dict[int, str] = {}
        self.assumed: list[Pair] = []
        self.claimed: list[Pair] = []
        self.own: tuple[int, ...] = ()

    def whole(self) -> FormulaStatement:
        """The statement: free values, operations, what may not be 0, and the equations that are
        assumed and claimed of the values, all by number.
        """
        exceptions = self.exceptions()
        curve = Curve(self.shape, self.to, self.values)
        base, multiples = {k: self.affine(k) for k in self.base}, self.multiples
        for point in base.values():
            for equation in self.shape.equations:
                self.assume(equation, self.named(point))
        later = self.assume_description()
        for k, terms in multiples.items():
            known = self.of_point(k) | self.named(curve.combine(terms, base))
            for equation in self.equations_of_system():
                self.assume(equation, known)
        sums = [
            curve.combine(combined(result, multiples), base) for result in self.operation.results
        ]
        law = self.divisors()
        outputs = self.outputs(later)
        results = dict(zip(self.formula.output_points(), sums, strict=True))
        for index, point in results.items():
            self.claim_point(index, outputs, self.named(point))
        for extra in self.formula.extras:
            self.claim_extra(extra, outputs)
        own = self.divisors() if exceptions is None else exceptions
        inputs = [self.values[f"{v}{k}"] for k in multiples for v in self.system.variables]
        nonzero = tuple(dict.fromkeys((*self.constants, *own, *law)))
        return FormulaStatement(
            self.to.free,
            tuple(self.to.operations),
            nonzero,
            frozenset(law) - {*inputs, *own},
            tuple(self.texts.get(i) or self.to.shown(i) for i in nonzero),
            tuple(self.assumed),
            tuple(self.claimed),
            dict(self.values),
            outputs,
            results,
            self.own,
        )

    def affine(self, index: int) -> tuple[int, ...]:
        return tuple(self.values[f"{c}{index}"] for c in self.shape.coordinates)

    def named(self, point: tuple[int, ...]) -> dict[str, int]:
        return dict(zip(self.shape.coordinates, point))

    def assume_description(self) -> list[Equation]:
        """What the description assumes of constants and inputs; the rest is of outputs."""
        outputs, later = {name for name, _ in self.program.outputs}, []
        for equation in self.formula.equations:
            self.assume(equation, {})
        for equation in self.formula.assumes:
            known = all(n in self.values or self.is_derived(n) for n in equation.names())
            if known and not equation.names() & outputs:
                self.assume(equation, {})
            else:
                later.append(equation)
        return later

    def outputs(self, later: Iterable[Equation]) -> dict[str, int]:
        """What the operations give, and what is assumed of it: `Z4 = Z3` is a coordinate that the
        formula does not write."""
        inputs = {n: self.value(n) for n in self.program.inputs + self.program.params}
        made = run(self.program, inputs, self.to)
        self.own = tuple(made.values())
        found = {public: made[value] for public, value in self.program.outputs}
        for equation in later:
            if equation.left.op != "name" or equation.left.name in found:
                raise NotCovered(f"the assumption `{equation.text}` is not covered")
            found[equation.left.name] = self.evaluate(equation.right, found)
        return found

    def divisors(self) -> list[int]:
        return [i for divisor in self.to.divisors for i in self.to.factors(divisor)]

    def exceptions(self) -> list[int] | None:
        """The factors of what the formula itself must not make 0, in the coordinates that it reads;
        None where they are too large to be found."""
        try:
            found = exceptional_factors(self.formula, self.program)
            ring = free_values(self.formula, self.program)[0].ring
        except TooLarge:
            return None
        values: list[int] = []
        for factor, text in found:
            factors = self.to.factors(self.polynomial(ring, factor))
            if len(factors) == 1:
                self.texts[factors[0]] = text
            values += factors
        return values

    def polynomial(self, ring: PolynomialRing, p: Any) -> int:
        total: int | None = None
        for exponents, coefficient in ring.terms(p):
            if coefficient.denominator != 1:
                raise NotCovered("a factor with coefficients that are no integers is not covered")
            factors = [
                self.values[name] for name, e in zip(ring.names, exponents) for _ in range(int(e))
            ]
            size = abs(int(coefficient.numerator))
            if size != 1 or not factors:
                factors.insert(0, self.to.constant(size))
            term = reduce(self.to.mul, factors)
            if total is None:
                total = term if coefficient > 0 else self.to.sub(self.to.constant(0), term)
            else:
                total = (self.to.add if coefficient > 0 else self.to.sub)(total, term)
        assert total is not None
        return total

    def equations_of_system(self) -> Iterable[Equation]:
        """The `satisfying` lines that define no name."""
        definitions = {name for name, _ in self.system.derived}
        return (
            e
            for e in self.system.satisfying
            if not (e.left.op == "name" and e.left.name in definitions)
        )

    def is_derived(self, name: str) -> bool:
        placed = self.system.split(name)
        return placed is not None and f"{self.system.variables[0]}{placed[1]}" in self.values

    def value(self, name: str) -> int:
        """A free value, or a coordinate that the system derives from those of an input point."""
        if name not in self.values:
            if not self.is_derived(name):
                raise NotCovered(f"the name {name} is not covered")
            variable, index = self.system.placed(name)
            self.values[name] = self.derived(variable, self.of_point(index))
        return self.values[name]

    def derived(self, name: str, known: Mapping[str, int]) -> int:
        return self.evaluate(dict(self.system.derived)[name], known)

    def of_point(self, index: int) -> dict[str, int]:
        return {v: self.values[f"{v}{index}"] for v in self.system.variables}

    def evaluate(self, node: Node, known: Mapping[str, int]) -> int:
        if node.has("conj"):
            raise NotCovered("conjugates are not covered")
        definitions = dict(self.system.derived)

        def lookup(name: str) -> int:
            if name in known:
                return known[name]
            return self.derived(name, known) if name in definitions else self.value(name)

        return evaluate(node, lookup, self.to)

    def pair(self, equation: Equation, known: Mapping[str, int]) -> Pair:
        return self.evaluate(equation.left, known), self.evaluate(equation.right, known)

    def assume(self, equation: Equation, known: Mapping[str, int]) -> None:
        self.assumed.append(self.pair(equation, known))

    def claim_point(self, index: int, outputs: Mapping[str, int], point: Mapping[str, int]) -> None:
        """The coordinates of result `index` that are there are those of the point."""
        found = self.of_result(index, outputs)
        if self.operation.cached:
            known = self.of_point(self.base[0])
            wanted = {v: self.evaluate(Node("name", value=v), known) for v in found}
        elif self.operation.normalized:
            wanted = {v: self.evaluate(node, point) for v, node in self.system.tosystem}
        else:
            wanted = {}
            bound = self.claim_equations(found, point)
            extras = {extra.name for extra in self.formula.extras}
            if loose := sorted(v for v in set(found) - bound if f"{v}{index}" not in extras):
                raise NotCovered(f"no equation of the model binds {loose[0]}{index}")
        self.claimed += [(value, wanted[v]) for v, value in found.items() if v in wanted]

    def claim_equations(self, found: Mapping[str, int], point: Mapping[str, int]) -> set[str]:
        """Claims what can be read of the coordinates; the names that are bound by it."""
        bound: set[str] = set()
        definitions = dict(self.system.derived)
        constants = {*self.shape.parameters, *self.system.parameters}
        for equation in self.equations_of_system():
            names, left = set(equation.names()), set(equation.names())
            while left := {n for n in left if n not in found and n in definitions}:
                left = set().union(*(definitions[n].names() for n in left))
                names |= left
            if all(n in found or n in point or n in definitions or n in constants for n in names):
                self.claimed.append(self.pair(equation, {**found, **point}))
                bound |= names
        return bound

    def claim_extra(self, extra: Extra, outputs: Mapping[str, int]) -> None:
        others = {name: value for name, value in outputs.items() if name != extra.name}
        if extra.is_derived:
            variable, index = self.system.placed(extra.name)
            meaning = self.derived(variable, self.of_result(index, others))
        else:
            meaning = self.evaluate(extra.meaning, others)
        self.claimed.append((outputs[extra.name], meaning))

    def of_result(self, index: int, outputs: Mapping[str, int]) -> dict[str, int]:
        """The coordinates of a result by their names in the system."""
        return {
            split[0]: value
            for name, value in outputs.items()
            if (split := self.system.split(name)) and split[1] == index
        }


def statement_of_formula(
    formula: Formula, program: FieldProgram, constants: tuple[int, ...] = (2, 3), same: bool = False
) -> FormulaStatement:
    """That the program, made of the formula or of it by passes, computes the group law, where these
    constants are not 0; with `same`, of a point and itself. NotCovered for formulas that the
    language cannot express."""
    covered: tuple[tuple[Callable[[], Any], str], ...] = (
        (lambda: OPERATIONS[formula.operation].endomorphism, "endomorphisms are not covered"),
        (lambda: formula.system.shape.quotient, "quotients by -1 are not covered"),
        (lambda: formula.choices, "formulas with choices are not covered"),
    )
    for is_there, why in covered:
        if is_there():
            raise NotCovered(why)
    return _Writer(formula, program, constants, same).whole()
