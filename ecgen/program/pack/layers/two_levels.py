"""FieldProgram of two levels of products -> Levels: their factors and the results as linear forms,
whether the program has a name for a part of one or not.

What lies between two levels of products is linear, and so is what lies before and behind; a Choice
says in which lanes of eight the products are and how their factors are put together.
"""

from dataclasses import dataclass

from ecgen.errors import ScheduleError
from ecgen.program.compose import coordinate
from ecgen.program.ir import FieldProgram
from ecgen.program.pack.check import Form, Numbers, field_values
from ecgen.program.pack.search.problem import free_inputs

HALF = 4
LANES = 2 * HALF
Row = tuple[tuple[int, int], ...]  # lanes or products, with coefficients


@dataclass(frozen=True)
class Levels:
    """`points` are the inputs of the point, `others` those of the second one, by lane of a half;
    `first` and `second` the factors of the products of either level: forms in inputs, and
    (integers, multiples of the parameter) in the products of the first level. `results` are (public
    name, ((product, coefficient), ..)). `sums` are forms in products of the first level that the
    program has names for."""

    program: FieldProgram
    points: tuple[str | None, ...]
    others: tuple[str | None, ...]
    first: tuple[tuple[tuple[bool, Row], ...], ...]
    second: tuple[tuple[tuple[Row, ...], ...], ...]
    results: tuple[tuple[str, Row], ...]
    sums: tuple[Row, ...]
    param: str = ""


def levels_of(program: FieldProgram) -> Levels:
    """The two levels of a program; ScheduleError for one that has others, more products than lanes,
    results of more than two products, or more than one parameter.
    """
    numbers = Numbers()
    values = field_values(program, numbers)
    factors = {name: pair for pair, name in numbers.known.items()}
    other = free_inputs(program)
    own = tuple(name for name in program.inputs if name not in other)
    first = [
        name
        for name, pair in factors.items()
        if not any(atom in factors for form in pair for (_, atom), _ in form)
    ]
    second = [name for name in factors if name not in first]
    if (
        not first
        or len(first) > LANES
        or len(second) > LANES
        or max(len(own), len(program.outputs)) > HALF
        or len(program.params) > 1
    ):
        raise _refuse(program, "it has no two levels of at most eight products")
    place = {name: k for k, name in enumerate(first)}
    at = {name: k for k, name in enumerate(second)}
    pads = (None,) * (HALF - len(own))
    points, others = own + pads, tuple(coordinate(name) for name in own) + pads
    others = tuple(
        next((o for o in other if coordinate(o) == c), None) if other else None for c in others
    )
    lanes = {name: k for row in (points, others) for k, name in enumerate(row) if name}
    if set(program.inputs) - lanes.keys():
        raise _refuse(program, "its second point has other coordinates than its first")

    def of_inputs(form: Form) -> tuple[bool, Row]:
        if any(params or atom not in lanes for (params, atom), _ in form):
            raise _refuse(program, "a factor of its first level is no sum of inputs")
        return any(atom in other for (_, atom), _ in form), tuple(
            (lanes[atom], c) for (_, atom), c in form
        )

    def of_products(form: Form) -> tuple[Row, ...]:
        if any(len(params) > 1 or atom not in place for (params, atom), _ in form):
            raise _refuse(
                program, "a factor of its second level is no sum of products of the first"
            )
        return tuple(
            tuple((place[atom], c) for (params, atom), c in form if len(params) == k)
            for k in (0, 1)
        )

    results = []
    for public, value in program.outputs:
        form = values[value]
        if any(params or atom not in at for (params, atom), _ in form) or len(form) > 2:
            raise _refuse(
                program, f"its result {public} is no sum of two products of the second level"
            )
        results.append((public, tuple((at[atom], c) for (_, atom), c in form)))
    sums = {
        tuple((place[atom], c) for (_, atom), c in form)
        for form in values.values()
        if len(form) > 1 and all(not params and atom in place for (params, atom), _ in form)
    }
    return Levels(
        program=program,
        points=points,
        others=others,
        first=tuple(tuple(map(of_inputs, factors[name])) for name in first),
        second=tuple(tuple(map(of_products, factors[name])) for name in second),
        results=tuple(results),
        sums=tuple(sorted(sums)),
        param=(*program.params, "")[0],
    )


def _refuse(program: FieldProgram, why: str) -> ScheduleError:
    return ScheduleError(
        f"{program.name} cannot be packed in levels: {why}.", hint="Leave out --levels."
    )


@dataclass(frozen=True)
class Choice:
    """`cells[lane]` is the product of the first level there, `turned` those whose factors change
    sides, `held` maps a product to the sum that takes its place; `pairs`, by result, whether its
    products change halves; `ways` by lane of the second level (factors change sides, factor of the
    left one); `orders` by side and lane a number that says which term is which permutation."""

    cells: tuple[int | None, ...]
    turned: tuple[bool, ...]
    held: tuple[int | None, ...]
    pairs: tuple[bool, ...]
    ways: tuple[tuple[bool, int], ...]
    orders: tuple[tuple[int, ...], ...]
