"""FieldProgram -> Layers: its products and sums by what they are, up to integer factors, and a
Choice of where vectors of few lanes compute them.

A value stands for a class: the values that are integer multiples of one form. Products are known by
their factors, sums by the sums that the program writes them as; a sum that no vector holds is taken
apart, so that what a vector holds may be a sum without a name. A held value is its class times an
integer, its scale.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from math import gcd

from ecgen.errors import ScheduleError
from ecgen.program.compose import coordinate
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.pack.check import Form, Numbers, field_values
from ecgen.program.pack.search.batches import fewest_batches
from ecgen.program.pack.search.problem import Problem, pose

# the class of the number one, by which idle lanes of a batch multiply what passes through it
ONE = "1"
Factor = dict[tuple[str, ...], int]  # parameters (none or one) -> integer
Terms = tuple[tuple[str, Factor], ...]  # (class, factor)
Lanes = tuple[str | None, ...]
SCALES = {"dbl": 2, "tpl": 3, "neg": -1, "copy": 1}


@dataclass(frozen=True)
class Layers:
    """`products`: class -> its two factors; `sums`: class -> ((class, factor), ..); `results`:
    (public name, class of the result, which is one of its own: `=` and the public name). `inputs`
    are the lanes of vectors that the caller holds; `other` those of the second point or of
    constants of the loop, which are free to lie anywhere where `is_free`. `wanted` are the sums
    that are factors; `returns`: input -> the result that returns to its lane. `batches` are as few
    as can be, of classes of products. `problem` is what the packer by names takes, `names` say of
    which classes its values are."""

    program: FieldProgram
    width: int
    products: dict[str, tuple[str, str]]
    sums: dict[str, Terms]
    results: tuple[tuple[str, str], ...]
    inputs: tuple[Lanes, ...]
    other: Lanes
    is_free: bool
    wanted: tuple[str, ...]
    returns: dict[str, str]
    batches: tuple[tuple[str, ...], ...]
    problem: Problem
    names: dict[str, str]


@dataclass(frozen=True)
class Choice:
    """`steps` are the lanes of all steps, each the class that is computed there: of `batches`
    products, or what passes through, of the others sums. `turned` are products whose factors change
    sides, `scales` those of sums that are not 1; `orders` say, by step and lane, which term is
    which permutation, and `chained` are the steps whose terms are added one by one. `inputs` and
    `other` are the lanes of the inputs."""

    steps: tuple[Lanes, ...]
    batches: frozenset[int]
    turned: frozenset[str]
    scales: tuple[tuple[str, int], ...]
    orders: tuple[tuple[int, ...], ...]
    chained: frozenset[int]
    inputs: tuple[Lanes, ...]
    other: Lanes


def layers_of(program: FieldProgram, width: int) -> Layers:
    """The classes of a program; ScheduleError for one whose results or inputs do not fit the
    lanes.
    """
    problem, reading = pose(program), _Reading(program)
    vectors = tuple(
        _filled(problem.carried[at : at + width], width)
        for at in range(0, len(problem.carried), width)
    )
    free = tuple(name for name in problem.free if name in program.inputs)
    if (
        len(free) > width
        or set(program.inputs) - {*problem.carried, *free}
        or not problem.carried
        or set(map(reading.kind, problem.free)) - {"input"}
    ):
        raise _refuse(program, f"its inputs are not those of vectors of {width} lanes")
    like = tuple(
        next((name for name in free if coordinate(name) == coordinate(c)), None) if c else None
        for c in vectors[0]
    )
    is_free = {*like} - {None} != set(free)
    results = tuple(reading.result(public, value) for public, value in program.outputs)
    used, todo = {}, [name for _, name in results]
    while todo:
        name = todo.pop()
        if name not in used:
            used[name] = True
            todo += reading.products.get(name, ()) or [
                leaf for leaf, _ in reading.sums.get(name, ())
            ]
    products = {name: pair for name, pair in reading.products.items() if name in used}
    sums = {name: row for name, row in reading.sums.items() if name in used}
    wanted = dict.fromkeys(name for pair in products.values() for name in pair if name in sums)
    returns = {name: public for public, name in problem.ties}
    if {*returns.values()} != {public for public, _ in program.outputs}:
        raise _refuse(program, "not every result returns to the lane of an input")
    batches = tuple(
        tuple(dict.fromkeys(map(reading.product, names)))
        for names in fewest_batches(problem, width).batches
    )
    return Layers(
        program=program,
        width=width,
        products=products,
        sums=sums,
        results=results,
        inputs=vectors,
        other=_filled(free, width) if is_free else like,
        is_free=is_free,
        wanted=tuple(wanted),
        returns=returns,
        batches=batches,
        problem=problem,
        names=reading.named(program, sums, products),
    )


def _filled(names: Collection[str], width: int) -> Lanes:
    return (*names, *(None,) * (width - len(names)))


def _refuse(program: FieldProgram, why: str) -> ScheduleError:
    return ScheduleError(
        f"{program.name} cannot be packed in layers: {why}.",
        where=program.source or None,
        hint="Leave out --levels.",
    )


class _Reading:
    """One walk over a program; `scales` by value: (class, integer)."""

    def __init__(self, program: FieldProgram) -> None:
        self.program, self.numbers = program, Numbers()
        self.values = field_values(program, self.numbers)
        self.products: dict[str, tuple[str, str]] = {}
        self.sums: dict[str, Terms] = {}
        self.classes: dict[Form, str] = {}
        factors = {number: pair for pair, number in self.numbers.known.items()}
        for name in program.inputs:
            self.classes[self.values[name]] = name
        for op in program.ops:
            form = self.values[op.outs[0]]
            if not form or any(len(params) > 1 for (params, _), _ in form):
                raise _refuse(program, f"{op.outs[0]} is 0, or a multiple of two parameters")
            if all(atom == "" for (_, atom), _ in form):
                continue
            plain, _ = primitive(form)
            if plain in self.classes:
                continue
            name = (
                plain[0][0][1]
                if len(plain) == 1 and plain[0] == (((), plain[0][0][1]), 1)
                else op.outs[0]
            )
            self.classes[plain] = name
            if name in factors:
                left, right = factors[name]
                self.products[name] = self.classes[left], self.classes[right]
            else:
                self.sums[name] = self._terms(op, form)

    def kind(self, name: str) -> str:
        return "input" if name in self.program.inputs else ""

    def _terms(self, op: Op, form: Form) -> Terms:
        """The sum that the operation makes, divided by what all of it is a multiple of; or, where
        that leaves no integers, the sum of products and inputs that it is.
        """
        number = {name: self.values[name] for name in op.args}
        rows: list[tuple[str, Factor]]
        if op.name in ("add", "sub"):
            rows = [(op.args[0], {(): 1}), (op.args[1], {(): 1 if op.name == "add" else -1})]
        elif op.name == "mul":
            side, (params,) = next(
                (k, [number[name]])
                for k, name in enumerate(op.args)
                if all(atom == "" for (_, atom), _ in number[name])
            )
            rows = [(op.args[1 - side], {key: c for (key, _), c in params})]
        else:
            k = (op.const or 0) if op.name == "mulc" else SCALES[op.name]
            rows = [(op.args[0], {(): k})]
        found: dict[str, Factor] = {}
        scale = primitive(form)[1]
        for name, factor in rows:
            plain, k = primitive(number[name])
            for key, c in factor.items():
                found.setdefault(self.classes[plain], {})[key] = (
                    found.get(self.classes[plain], {}).get(key, 0) + k * c
                )
        if any(c % scale for factor in found.values() for c in factor.values()) or not all(
            any(factor.values()) for factor in found.values()
        ):
            found = {}
            for (names, atom), c in form:
                found.setdefault(atom, {})[names] = c
        return tuple(
            (leaf, {params: c // scale for params, c in factor.items() if c})
            for leaf, factor in found.items()
        )

    def product(self, value: str) -> str:
        """The class of a product."""
        return self.classes[primitive(self.values[value])[0]]

    def named(
        self,
        program: FieldProgram,
        sums: Mapping[str, Terms],
        products: Mapping[str, tuple[str, str]],
    ) -> dict[str, str]:
        """Value -> its class; of a result that nothing else reads the class of the result."""
        read = {name for op in program.ops for name in op.args}
        found = {
            op.outs[0]: self.classes[plain]
            for op in program.ops
            if (plain := primitive(self.values[op.outs[0]])[0]) in self.classes
        }
        found |= {
            value: f"={public}"
            for public, value in program.outputs
            if value not in read and found[value] not in products
        }
        return {value: name for value, name in found.items() if name in sums or name in products}

    def result(self, public: str, value: str) -> tuple[str, str]:
        """(public name, class) of a result."""
        plain, scale = primitive(self.values[value])
        name = self.classes[plain]
        terms = self.sums.get(name, ((name, {(): 1}),))
        self.sums[f"={public}"] = tuple(
            (leaf, {params: c * scale for params, c in factor.items()}) for leaf, factor in terms
        )
        return public, f"={public}"


def primitive(form: Form) -> tuple[Form, int]:
    """(the form without a common divisor whose first coefficient is positive, what it was divided
    by).
    """
    divisor = gcd(*(c for _, c in form)) * (-1 if form[0][1] < 0 else 1)
    return tuple((key, c // divisor) for key, c in form), divisor
