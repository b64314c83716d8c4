"""FieldProgram -> LimbProgram over the saturated words of one prime, every interval tracked.

`lower_op` lowers one operation by its meaning (a row of program/ops.py, or any other tuple of
meanings): linear forms go to reduction/linear.py, sums of products to products/schoolbook.py or to
the `products` function that the caller passes, and a choice by a flag (`select`) to one select per
word."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from ecgen.errors import BoundError
from ecgen.field.escalate import (
    APART,
    PLAIN,
    Care,
    Sum,
    about,
    more_care,
    products_apart,
    reduced,
    terms_apart,
)
from ecgen.field.meaning import MeaningError, Polynomial, meaning_polynomial
from ecgen.field.operation import Limits, Lowerings, Operation
from ecgen.field.plan import Prices, choose_limits
from ecgen.field.products import complex
from ecgen.field.products.schoolbook import lower_products
from ecgen.field.reduction.fold import Number, cheapest
from ecgen.field.reduction.linear import lower_linear
from ecgen.field.reduction.pseudo_mersenne import Field
from ecgen.field.reduction.reduce_to import close
from ecgen.field.representation import Representation
from ecgen.limb.builder import Known, LimbBuilder
from ecgen.limb.ir import Element, LimbProgram
from ecgen.program.ir import FieldProgram
from ecgen.program.ops import SELECTION, OpSpec

PLAINLY, ANYWHERE = Lowerings(lower_products, lower_linear), Limits()


def lower_op(
    b: LimbBuilder,
    field: Representation,
    op: Operation,
    ways: Lowerings = PLAINLY,
    care: int = PLAIN,
) -> list[Element]:
    """One element per meaning, each in [0, limit].

    A later meaning that differs from an earlier one by fewer terms is computed from that result.
    `care` is a step of escalate.py. Raises BoundError if an interval does not close, MeaningError
    if a meaning is no polynomial.
    """
    if tuple(op.meanings) == (SELECTION,):
        return [_lower_selection(b, field, op)]
    said = describe(op.meanings, op.args, op.const)
    if tuple(op.meanings) == complex.MEANINGS and care == PLAIN:
        limit = field.tight if op.limit is None else op.limit
        apart = [
            replace(op, names=(name,), meanings=(meaning,))
            for name, meaning in zip(op.names, op.meanings)
        ]
        return cheapest(
            b,
            [
                lambda b: complex.lower_karatsuba(b, field, op.names, op.args, limit, said),
                lambda b: [e for one in apart for e in lower_op(b, field, one, ways)],
            ],
        )
    done: list[tuple[Element, Polynomial]] = []
    twins = None
    for name, meaning in zip(op.names, op.meanings):
        polynomial = meaning_polynomial(meaning, op.const)
        b.begin(name, f"{', '.join(op.names)} = {said}" if not done else "")
        if care != PLAIN and not done:
            has_square = any(len(set(m)) < len(m) for m in polynomial)
            twins = reduced(b, field, f"{name}.q", op.args) if has_square else None
            limit = field.tight if op.limit is None else op.limit
            op = replace(op, args=reduced(b, field, name, op.args), limit=limit)
        lowering = _Polynomial(b, field, name, op.limit, ways, care)
        done.append((lowering.lower(polynomial, op.args, twins or op.args, done), polynomial))
    return [element for element, _ in done]


def _lower_selection(b: LimbBuilder, field: Representation, op: Operation) -> Element:
    """The second argument if the first one, a one-word element, is 1, else the third; word by
    word.
    """
    (name, *_), (flag, yes, no) = op.names, op.args
    if len(flag.limbs) != 1 or flag.high > 1:
        raise BoundError(
            f"`{name}` is chosen by `{flag.name}`, which is no flag.",
            hint="The flag is a one-word input, 0 or 1.",
        )
    b.begin(name, f"{name} = {yes.name} if {flag.name} else {no.name}")
    chosen = [close(b, field, Number(x.limbs, x.low, x.high), op.limit) for x in (yes, no)]
    bit = b.word("flag", flag.limbs[0])
    words = tuple(b.word("select", bit, y, n) for y, n in zip(*(x.words for x in chosen)))
    return b.define(name, words, min(x.low for x in chosen), max(x.high for x in chosen))


def flag_inputs(program, specs) -> tuple[str, ...]:
    """The inputs that are flags: those that a `select` reads as its first argument."""
    return tuple(
        dict.fromkeys(op.args[0] for op in program.ops if specs[op.name].meanings == (SELECTION,))
    )


def describe(meanings, args, const) -> str:
    """The meanings with the arguments' names: `a-2*b` of X, Y -> `X-2*Y`."""
    names = dict(zip("abcdefgh", (a.name for a in args))) | (
        {"k": str(const)} if const is not None else {}
    )
    return ", ".join("".join(names.get(ch, ch) for ch in meaning) for meaning in meanings)


@dataclass(frozen=True)
class _Polynomial:
    """One result of an operation: a constant, a linear form or a sum of products."""

    b: LimbBuilder
    field: Representation
    name: str
    limit: int | None
    ways: Lowerings
    care: int

    def lower(
        self,
        polynomial: Polynomial,
        args: Sequence[Element],
        twins: Sequence[Element],
        done: list[tuple[Element, Polynomial]],
    ) -> Element:
        """`twins`: the arguments as second factors of their squares; `done`: results before it."""
        degree = max((len(m) for m in polynomial), default=0)
        if degree == 0:
            value = self.field.encode(_residue(polynomial.get((), Fraction(0)), self.field.p))
            return self.b.define(self.name, self.field.limbs(value), value, value)
        if degree == 1:
            return self.form(_best_terms(polynomial, args, done if self.care != APART else ()))
        terms = []
        for monomial, factor in sorted(polynomial.items()):
            if len(monomial) != 2 or abs(factor) != 1:
                raise MeaningError(
                    f"`{self.name}` needs {factor} times the monomial {monomial}, which no lowering"
                    " knows.",
                    hint="Split the operation into products with coefficient 1 and linear forms.",
                )
            i, j = monomial
            terms.append((int(factor), args[i], (twins if i == j else args)[j]))
        if self.care == APART and terms != [(1, *terms[0][1:])]:
            return products_apart(self.b, self.field, self.name, terms, self.limit, self.ways)
        return self.ways.products(self.b, self.field, self.name, terms, self.limit)

    def form(self, terms: list[tuple[Fraction, Element]]) -> Element:
        """A sum of multiples, or half of one."""
        b, field, name, limit = self.b, self.field, self.name, self.limit
        halve = any(f.denominator == 2 for f, _ in terms)
        numbers = ((_integer(f, 2 if halve else 1, field), x) for f, x in terms)
        whole = [(k, x) for k, x in numbers if k]
        if len(whole) == 1 and not halve and abs(whole[0][0]) > field.most_multiple:
            return self.times_constant(name, *whole[0], limit)
        whole = [
            (
                (1, self.times_constant(f"{name}.c{i}", k, x, None))
                if abs(k) > field.most_multiple
                else (k, x)
            )
            for i, (k, x) in enumerate(whole)
        ]
        if self.care == APART and whole:
            return terms_apart(b, field, name, Sum(whole, limit, halve), self.ways.linear)
        return self.ways.linear(b, field, name, whole, limit, halve)

    def times_constant(self, name: str, factor: int, x: Element, limit: int | None) -> Element:
        """factor * x for a constant that is no small one: a product with a constant element."""
        field, value = self.field, self.field.encode(factor)
        # Rows of products with a constant known to be small would leave words that are 0, which
        # the proof of rows does not take.
        low, high = (value, value) if isinstance(field, Field) else field.loose
        constant = self.b.define(f"{name}.const", field.limbs(value), low, high)
        return self.ways.products(self.b, field, name, [(1, x, constant)], limit)


def _best_terms(
    polynomial: Polynomial, args: Sequence[Element], done: Sequence[tuple[Element, Polynomial]]
) -> list[tuple[Fraction, Element]]:
    """The linear form as (coefficient, element), from the arguments or from an earlier result plus
    a remainder.
    """

    def terms(form: Polynomial) -> list[tuple[Fraction, Element]]:
        return [(f, args[m[0]]) for m, f in sorted(form.items())]

    choices = [terms(polynomial)]
    for element, earlier in done:
        rest = {
            m: polynomial.get(m, Fraction(0)) - earlier.get(m, Fraction(0))
            for m in polynomial.keys() | earlier.keys()
        }
        choices.append([(Fraction(1), element), *terms({m: f for m, f in rest.items() if f})])
    return min(choices, key=lambda c: sum(abs(f) for f, _ in c))


def _integer(factor: Fraction, scale: int, field: Representation) -> int:
    """factor * scale modulo p, the number of least size."""
    value = factor * scale
    if value.denominator != 1:
        raise MeaningError(f"the coefficient {factor} is neither an integer nor a half.")
    whole = int(value)
    small = whole % field.p if abs(whole) > field.p // 2 else whole
    return small - field.p if small > field.p // 2 else small


def _residue(value: Fraction, p: int) -> int:
    return value.numerator * pow(value.denominator, -1, p) % p


def lower_program(
    program: FieldProgram,
    field: Representation,
    specs: Mapping[str, OpSpec],
    ways: Lowerings = PLAINLY,
    limits: Limits = ANYWHERE,
    care: Care | None = None,
    *,
    known: Known | None = None,
) -> LimbProgram:
    """The whole FieldProgram as one LimbProgram.

    `specs` maps operation names to meanings. Parameters must be bound to constants before. An
    operation whose bounds do not close is lowered with more care (escalate.py), from the steps that
    `care` names on. `known` is what was found for other programs, by prime and lowerings; what is
    found for this one is added.
    """
    if program.params:
        raise BoundError(
            f"the parameters {', '.join(program.params)} of {program.name} are not bound to"
            " integers.",
            hint="Bind curve constants before lowering.",
        )
    care = care or {}
    known = {} if known is None else known.setdefault((field, ways), {})
    flags = flag_inputs(program, specs)
    intervals = {
        name: (0, 1) if name in flags else limits.inputs.get(name, field.loose)
        for name in program.inputs
    }
    most, planned = limits.outputs, limits.planned
    if most is None and field.loose[1] < field.inner:
        most, planned = field.loose[1], True
    outputs = {value for _, value in program.outputs}
    each = tuple(
        most if most is not None and not outputs.isdisjoint(op.outs) else limits.values
        for op in program.ops
    )
    if planned and ((limits.values is None and len(program.ops) > 1) or most is not None):
        prices = Prices(field, specs, ways, known, lower_op)
        each = choose_limits(program, prices, intervals, most)
    while True:
        try:
            b = LimbBuilder(program.name, field.bits, known)
            values = {
                name: b.input(name, 1 if name in flags else field.n, *intervals[name])
                for name in program.inputs
            }
            return _lower_all(b, field, program, values, _Plan(specs, each, ways, care))
        except BoundError as error:
            care = more_care(care, program, error)


@dataclass(frozen=True)
class _Plan:
    """What operations mean, the limit of the results of each, how they are lowered, and with what
    care."""

    specs: Mapping[str, OpSpec]
    limits: tuple[int | None, ...]
    ways: Lowerings
    care: Care


def _lower_all(
    b: LimbBuilder,
    field: Representation,
    program: FieldProgram,
    values: dict[str, Element],
    plan: _Plan,
) -> LimbProgram:
    """`values` are the inputs, and get what is computed."""
    for op, most in zip(program.ops, plan.limits):
        args = [values[a] for a in op.args]
        asked = Operation(op.outs, plan.specs[op.name].meanings, args, op.const, most)
        try:
            results = lower_op(b, field, asked, plan.ways, plan.care.get(op.outs[0], PLAIN))
        except BoundError as error:
            raise about(error, op.outs[0]) from error
        values.update(zip(op.outs, results))
    outputs = [
        Element(public, values[v].limbs, values[v].low, values[v].high)
        for public, v in program.outputs
    ]
    return b.build(outputs)
