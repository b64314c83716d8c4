"""How carefully each operation is lowered: what to change where the bounds of the plain lowering do
not close.

The plain lowering adds, multiplies and folds as cheaply as intervals allow; now and then an
interval, or the proof of one, does not close. Then that operation alone is lowered again, a step
further each time: REDUCED brings its operands and its results to at most `Field.tight`, APART
computes each of its terms as a value of its own. A `Care` maps the first result of an operation to
a step; operations it does not name are lowered plainly.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ecgen.errors import BoundError, CheckFailure, EcgenError
from ecgen.field.operation import Lowerings
from ecgen.field.reduction.fold import Number
from ecgen.field.reduction.reduce_to import close
from ecgen.field.representation import Representation
from ecgen.limb.builder import LimbBuilder, stem_of
from ecgen.limb.ir import Element

PLAIN, REDUCED, APART = range(3)
Care = dict


def more_care(care: Care, program, error: EcgenError) -> Care:
    """The care with the operation of `program` (a FieldProgram) that `error.value` belongs to taken
    a step further.

    Raises `error` again if there is no such operation or no further step.
    """
    name = stem_of(error.value)
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


def reduced(b: LimbBuilder, field: Representation, name: str, args) -> list[Element]:
    """The arguments of the operation `name`, those above field.tight brought below.

    Each by itself, equal ones too, and the factors of a square twice: the proof puts an element's
    meaning in its place where it is one factor of a product, not in its square.
    """
    done: list[Element] = []
    for x in args:
        if x.high > field.tight and len(x.limbs) == field.n:
            number = close(b, field, Number(x.limbs, x.low, x.high), field.tight)
            x = b.define(f"{name}.r{len(done)}", number.words, number.low, number.high)
        done.append(x)
    return done


@dataclass(frozen=True)
class Sum:
    """A sum of multiples k * x, then half of it, at most `limit`."""

    terms: list[tuple[int, Element]]
    limit: int | None
    halve: bool = False


def products_apart(
    b: LimbBuilder,
    field: Representation,
    name: str,
    terms: Sequence[tuple[int, Element, Element]],
    limit: int | None,
    ways: Lowerings,
) -> Element:
    """The sum of sign * x * y with each product reduced by itself."""
    parts = [
        (sign, ways.products(b, field, f"{name}.p{k}", [(1, x, y)]))
        for k, (sign, x, y) in enumerate(terms)
    ]
    return terms_apart(b, field, name, Sum(parts, limit), ways.linear)


def terms_apart(
    b: LimbBuilder, field: Representation, name: str, whole: Sum, linear: Callable[..., Element]
) -> Element:
    """One multiple, one sum at a time, each reduced to field.tight."""
    parts = []
    for i, (k, x) in enumerate(whole.terms):
        if abs(k) != 1:
            x = linear(b, field, f"{name}.m{i}", [(abs(k), x)], field.tight)
        parts.append((1 if k > 0 else -1, x))
    parts.sort(key=lambda part: -part[0])
    (sign, total), *rest = parts
    if sign < 0:
        most = whole.limit if not rest and not whole.halve else field.tight
        total = linear(b, field, f"{name}.s0", [(-1, total)], most)
    for i, (sign, x) in enumerate(rest, 1):
        last = i == len(rest) and not whole.halve
        named, most = (name, whole.limit) if last else (f"{name}.s{i}", field.tight)
        total = linear(b, field, named, [(1, total), (sign, x)], most)
    if whole.halve or not rest:
        total = linear(b, field, name, [(1, total)], whole.limit, whole.halve)
    return total


def about(error: BoundError, name: str) -> BoundError:
    """The error, said to be about the operation that computes `name`."""
    error.value = error.value or name
    return error
