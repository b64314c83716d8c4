"""How carefully each operation is lowered: what to change where the bounds of the plain lowering do
not close.

The plain lowering adds, multiplies and folds as cheaply as intervals allow; now and then an
interval, or the proof of one, does not close. Then that operation alone is lowered again, a step
further each time: REDUCED brings its operands and its results to at most `Field.tight`, APART
computes each of its terms as a value of its own. A `Care` maps the first result of an operation to
a step; operations it does not name are lowered plainly.
"""

from ecgen.errors import BoundError, CheckFailure, EcgenError
from ecgen.field.reduction.fold import Number
from ecgen.field.reduction.reduce_to import close
from ecgen.field.representation import Representation
from ecgen.limb.builder import LimbBuilder
from ecgen.limb.ir import Element

PLAIN, REDUCED, APART = range(3)
Care = dict


def more_care(care: Care, program, error: EcgenError) -> Care:
    """The care with the operation of `program` (a FieldProgram) that `error.value` belongs to taken
    a step further.

    Names of temporaries start with the value being computed (limb/builder.py). Raises `error` again
    if there is no such operation or no further step.
    """
    name = error.value.partition(".")[0]
    name = dict(program.outputs).get(name, name)
    op = next((op for op in program.ops if name in op.outs), None)
    if op is None or care.get(op.outs[0], PLAIN) == APART:
        raise error
    return care | {op.outs[0]: care.get(op.outs[0], PLAIN) + 1}


def until_proven(made, program, prove, again, first=None):
    """`made`, or what `again`(care) makes of the FieldProgram `program` with more care, as soon as
    `prove`(made) raises nothing.

    `first` is a quicker proof that refuses more: `prove` is asked only where no further step is
    left. Raises the last BoundError or CheckFailure of `prove`; without a program there is no step.
    """
    care: Care = {}
    while program is not None:
        try:
            (first or prove)(made)
            return made
        except (BoundError, CheckFailure) as error:
            try:
                care = more_care(care, program, error)
            except (BoundError, CheckFailure):
                break
        made = again(care)
    prove(made)
    return made


def reduced(b: LimbBuilder, field: Representation, name: str, args) -> "list[Element]":
    """The arguments of the operation `name`, those above field.tight brought below.

    Each by itself, equal ones too, and the factors of a square twice: the proof puts an element's
    meaning in its place where it is one factor of a product, not in its square.
    """
    done = []
    for x in args:
        if x.high > field.tight and len(x.limbs) == field.n:
            number = close(b, field, Number(x.limbs, x.low, x.high), field.tight)
            x = b.define(f"{name}.r{len(done)}", number.words, number.low, number.high)
        done.append(x)
    return done


def products_apart(
    b: LimbBuilder, field: Representation, name: str, terms, limit, products, linear
) -> Element:
    """The sum of sign * x * y with each product reduced by itself."""
    parts = [
        (sign, products(b, field, f"{name}.p{k}", [(1, x, y)]))
        for k, (sign, x, y) in enumerate(terms)
    ]
    return terms_apart(b, field, name, parts, limit, False, linear)


def terms_apart(
    b: LimbBuilder, field: Representation, name: str, terms, limit, halve: bool, linear
) -> Element:
    """The sum of k * x (then half of it): one multiple, one sum at a time, each reduced to
    field.tight.
    """
    parts = []
    for i, (k, x) in enumerate(terms):
        parts.append(
            (
                1 if k > 0 else -1,
                x if abs(k) == 1 else linear(b, field, f"{name}.m{i}", [(abs(k), x)], field.tight),
            )
        )
    parts.sort(key=lambda part: -part[0])
    (sign, total), *rest = parts
    if sign < 0:
        total = linear(
            b, field, f"{name}.s0", [(-1, total)], limit if not rest and not halve else field.tight
        )
    for i, (sign, x) in enumerate(rest, 1):
        last = i == len(rest) and not halve
        total = linear(
            b,
            field,
            name if last else f"{name}.s{i}",
            [(1, total), (sign, x)],
            limit if last else field.tight,
        )
    if halve or not rest:
        total = linear(b, field, name, [(1, total)], limit, halve)
    return total


def about(error: BoundError, name: str) -> BoundError:
    """The error, said to be about the operation that computes `name`."""
    error.value = error.value or name
    return error
