"""FieldProgram -> LimbProgram over the saturated words of one prime, every interval tracked.

`lower_op` lowers one operation by its meaning (a row of program/ops.py, or any other tuple of
meanings): linear forms go to linear.py, sums of products to schoolbook.py or to the `products`
function that the caller passes, and a choice by a flag (`select`) to one select per word.
"""

from fractions import Fraction

from ecgen.errors import BoundError
from ecgen.field.escalate import (
    APART,
    PLAIN,
    Care,
    about,
    more_care,
    products_apart,
    reduced,
    terms_apart,
)
from ecgen.field.meaning import MeaningError, meaning_polynomial
from ecgen.field.plan import choose_limits
from ecgen.field.products import complex
from ecgen.field.products.schoolbook import lower_products
from ecgen.field.reduction.fold import Number, cheapest
from ecgen.field.reduction.linear import lower_linear
from ecgen.field.reduction.pseudo_mersenne import Field
from ecgen.field.reduction.reduce_to import close
from ecgen.field.representation import Representation
from ecgen.limb.builder import LimbBuilder
from ecgen.limb.ir import Element, LimbProgram
from ecgen.program.ops import SELECTION


def lower_op(
    b: LimbBuilder,
    field: Representation,
    meanings,
    args,
    names,
    const: "int | None" = None,
    limit: "int | None" = None,
    products=lower_products,
    linear=lower_linear,
    care: int = PLAIN,
) -> "list[Element]":
    """One element per meaning, named `names`, each in [0, limit]; `args` are the elements a, b, c
    ... in order.

    A later meaning that differs from an earlier one by fewer terms is computed from that result.
    `care` is a step of care.py. Raises BoundError if an interval does not close, MeaningError if a
    meaning is no polynomial.
    """
    if tuple(meanings) == (SELECTION,):
        return [_lower_selection(b, field, names[0], *args, limit)]
    if tuple(meanings) == complex.MEANINGS and care == PLAIN:
        apart = [(meaning,) for meaning in meanings]
        return cheapest(
            b,
            [
                lambda b: complex.lower_karatsuba(
                    b,
                    field,
                    names,
                    args,
                    field.tight if limit is None else limit,
                    describe(meanings, args, const),
                ),
                lambda b: [
                    e
                    for name, one in zip(names, apart)
                    for e in lower_op(b, field, one, args, (name,), const, limit, products, linear)
                ],
            ],
        )
    done: list[Element] = []
    known: list[dict] = []
    twins: "list[Element] | None" = None
    for name, meaning in zip(names, meanings):
        polynomial = meaning_polynomial(meaning, const)
        b.begin(name, f"{', '.join(names)} = {describe(meanings, args, const)}" if not done else "")
        if care != PLAIN and not done:
            limit = field.tight if limit is None else limit
            twins = (
                reduced(b, field, f"{name}.q", args)
                if any(len(set(m)) < len(m) for m in polynomial)
                else None
            )
            args = reduced(b, field, name, args)
        done.append(
            _lower_polynomial(
                b,
                field,
                name,
                polynomial,
                args,
                done,
                known,
                limit,
                products,
                linear,
                care,
                twins or args,
            )
        )
        known.append(polynomial)
    return done


def _lower_selection(
    b: LimbBuilder,
    field: Representation,
    name: str,
    flag: Element,
    yes: Element,
    no: Element,
    limit: "int | None",
) -> Element:
    """yes if the one-word element `flag`, 0 or 1, is 1, else no, at most `limit` (default: as they
    are); word by word.
    """
    if len(flag.limbs) != 1 or flag.high > 1:
        raise BoundError(
            f"`{name}` is chosen by `{flag.name}`, which is no flag.",
            hint="The flag is a one-word input, 0 or 1.",
        )
    b.begin(name, f"{name} = {yes.name} if {flag.name} else {no.name}")
    yes, no = (close(b, field, Number(x.limbs, x.low, x.high), limit) for x in (yes, no))
    bit = b.word("flag", flag.limbs[0])
    words = tuple(b.word("select", bit, y, n) for y, n in zip(yes.words, no.words))
    return b.define(name, words, min(yes.low, no.low), max(yes.high, no.high))


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


def _lower_polynomial(
    b, field, name, polynomial, args, done, known, limit, products, linear, care, twins
) -> Element:
    """`twins`: the arguments as second factors of their squares."""
    degree = max((len(m) for m in polynomial), default=0)
    if degree == 0:
        value = field.encode(_residue(polynomial.get((), Fraction(0)), field.p))
        return b.define(name, field.limbs(value), value, value)
    if degree == 1:
        terms = _best_terms(polynomial, args, done if care != APART else (), known)
        halve = any(f.denominator == 2 for f, _ in terms)
        whole = [
            (k, x) for k, x in (_integer(f, 2 if halve else 1, x, field) for f, x in terms) if k
        ]
        if len(whole) == 1 and not halve and abs(whole[0][0]) > field.most_multiple:
            return _times_constant(b, field, name, *whole[0], limit, products)
        whole = [
            (
                (1, _times_constant(b, field, f"{name}.c{i}", k, x, None, products))
                if abs(k) > field.most_multiple
                else (k, x)
            )
            for i, (k, x) in enumerate(whole)
        ]
        if care == APART and whole:
            return terms_apart(b, field, name, whole, limit, halve, linear)
        return linear(b, field, name, whole, limit, halve)
    terms = []
    for monomial, factor in sorted(polynomial.items()):
        if len(monomial) != 2 or abs(factor) != 1:
            raise MeaningError(
                f"`{name}` needs {factor} times the monomial {monomial}, which no lowering knows.",
                hint="Split the operation into products with coefficient 1 and linear forms.",
            )
        i, j = monomial
        terms.append((int(factor), args[i], (twins if i == j else args)[j]))
    if care == APART and terms != [(1, *terms[0][1:])]:
        return products_apart(b, field, name, terms, limit, products, linear)
    return products(b, field, name, terms, limit)


def _times_constant(b, field, name, factor, x, limit, products) -> Element:
    """factor * x for a constant that is no small one: a product with a constant element."""
    value = field.encode(factor)
    # Rows of products with a constant known to be small would leave words that are 0, which the
    # proof of rows does not take.
    low, high = (value, value) if isinstance(field, Field) else field.loose
    constant = b.define(f"{name}.const", field.limbs(value), low, high)
    return products(b, field, name, [(1, x, constant)], limit)


def _best_terms(polynomial, args, done, known):
    """The linear form as (coefficient, element), from the arguments or from an earlier result plus
    a remainder.
    """

    def terms(form):
        return [(f, args[m[0]]) for m, f in sorted(form.items())]

    choices = [terms(polynomial)]
    for element, earlier in zip(done, known):
        rest = {
            m: polynomial.get(m, 0) - earlier.get(m, 0) for m in polynomial.keys() | earlier.keys()
        }
        choices.append([(Fraction(1), element), *terms({m: f for m, f in rest.items() if f})])
    return min(choices, key=lambda c: sum(abs(f) for f, _ in c))


def _integer(factor: Fraction, scale: int, x: Element, field: Representation):
    value = factor * scale
    if value.denominator != 1:
        raise MeaningError(f"the coefficient {factor} is neither an integer nor a half.")
    value = int(value)
    small = value % field.p if abs(value) > field.p // 2 else value
    return (small - field.p if small > field.p // 2 else small), x


def _residue(value: Fraction, p: int) -> int:
    return value.numerator * pow(value.denominator, -1, p) % p


def lower_program(
    program,
    field: Representation,
    specs,
    limit: "int | None" = None,
    bounds=None,
    products=lower_products,
    output_limit: "int | None" = None,
    planned: bool = True,
    linear=lower_linear,
    care: "Care | None" = None,
) -> LimbProgram:
    """The whole FieldProgram as one LimbProgram.

    `specs` maps operation names to OpSpec (meanings). Inputs lie in `bounds[name]`, by default in
    field.loose; outputs are at most `output_limit` (default: whatever n words hold), every other
    value at most `limit`; without a `limit`, plan.py decides where a value is reduced further.
    Parameters must be bound to constants before. An operation whose bounds do not close is lowered
    with more care (care.py), from the steps that `care` names on.
    """
    if program.params:
        raise BoundError(
            f"the parameters {', '.join(program.params)} of {program.name} are not bound to"
            " integers.",
            hint="Bind curve constants before lowering.",
        )
    flags = flag_inputs(program, specs)
    intervals = {
        name: (0, 1) if name in flags else (bounds or {}).get(name, field.loose)
        for name in program.inputs
    }

    def lower(b, field, meanings, args, names, const, limit):
        return lower_op(b, field, meanings, args, names, const, limit, products, linear)

    if output_limit is None and field.loose[1] < field.inner:
        output_limit, planned = field.loose[1], True
    outputs = {value for _, value in program.outputs}
    limits = tuple(
        output_limit if output_limit is not None and not outputs.isdisjoint(op.outs) else limit
        for op in program.ops
    )
    if planned and (limit is None and len(program.ops) > 1 or output_limit is not None):
        limits = choose_limits(
            program,
            field,
            specs,
            lower,
            intervals,
            output_limit,
            PRICES.setdefault((field, products, linear), {}),
        )
    care = care or {}
    while True:
        try:
            return _lower_all(
                program, field, specs, flags, intervals, limits, products, linear, care
            )
        except BoundError as error:
            care = more_care(care, program, error)


PRICES: "dict[tuple, dict]" = {}


def _lower_all(
    program, field: Representation, specs, flags, intervals, limits, products, linear, care: Care
) -> LimbProgram:
    b = LimbBuilder(program.name, field.bits)
    values = {
        name: b.input(name, 1 if name in flags else field.n, *intervals[name])
        for name in program.inputs
    }
    for op, most in zip(program.ops, limits):
        args = [values[a] for a in op.args]
        step = care.get(op.outs[0], PLAIN)
        try:
            results = lower_op(
                b,
                field,
                specs[op.name].meanings,
                args,
                op.outs,
                op.const,
                most,
                products,
                linear,
                step,
            )
        except BoundError as error:
            raise about(error, op.outs[0])
        values.update(zip(op.outs, results))
    outputs = [
        Element(public, values[v].limbs, values[v].low, values[v].high)
        for public, v in program.outputs
    ]
    return b.build(outputs)
