"""Independent checks of a PackedProgram: written from its text alone, sharing nothing with the
search and the plans.

`differs` executes the field program and the packed program symbolically, over the integers: a value
is a sum of products and inputs with integer and parameter coefficients, a product is known by its
two factors. Equal results are proven equal for every prime. `recount` counts batches and glue,
`moves` the values that change lanes.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import gcd
from typing import Any

from ecgen.program.ir import FieldProgram
from ecgen.program.pack.factor import terms
from ecgen.program.pack.ir import ANY, PACKED, PackedOp, PackedProgram
from ecgen.program.pack.models import GlueModel
from ecgen.program.pack.validate import reads

Key = tuple[tuple[str, ...], str]  # parameters, and an atom or ""
Form = tuple[tuple[Key, int], ...]  # sorted, with coefficients


class Numbers:
    """Products get a number per pair of factors, factors being taken up to sign and integers that
    divide them.
    """

    def __init__(self) -> None:
        self.known: dict[tuple[Form, ...], str] = {}

    def atom(self, name: str) -> Form:
        return ((((), name), 1),)

    def parameter(self, name: str) -> Form:
        return ((((name,), ""), 1),)

    def total(self, *terms: tuple[int, Form]) -> Form:
        found: dict[Key, int] = {}
        for k, form in terms:
            for key, c in form:
                found[key] = found.get(key, 0) + k * c
        return tuple(sorted((key, c) for key, c in found.items() if c))

    def product(self, x: Form, y: Form) -> Form:
        for scalar, other in ((x, y), (y, x)):
            if all(atom == "" for (_, atom), _ in scalar):
                pairs = [
                    (c * d, ((tuple(sorted(p + q)), atom), 1))
                    for (p, _), c in scalar
                    for (q, atom), d in other
                ]
                return self.total(*((c, (term,)) for c, term in pairs))
        if not x or not y:
            return ()
        (x, i), (y, j) = self._primitive(x), self._primitive(y)
        number = self.known.setdefault(tuple(sorted((x, y))), f"#{len(self.known)}")
        return self.total((i * j, self.atom(number)))

    def _primitive(self, x: Form) -> tuple[Form, int]:
        """x = k * the form without a common divisor whose first coefficient is positive, and k."""
        divisor = gcd(*(c for _, c in x)) * (-1 if x[0][1] < 0 else 1)
        return tuple((key, c // divisor) for key, c in x), divisor


def differs(program: FieldProgram, packed: PackedProgram) -> str | None:
    """None if every lane holds the value it names and the results are those of the program, else
    what is wrong.
    """
    for x in packed.inputs:
        unknown = {*x.lanes} - {None, *program.inputs, *program.params}
        if unknown:
            return f"{min(filter(None, unknown))} of {x.place} is no input of the program"
    values, state = _executed(program, packed)
    for op in packed.ops:
        for i, name in enumerate(op.holds):
            if name not in (None, ANY) and (name not in values or state[op.out][i] != values[name]):
                return f"lane {i} of {op.out} does not hold {name}"
    stored = {
        public: state[x.value][i]
        for x in packed.outputs
        for i, public in enumerate(x.lanes)
        if public is not None
    }
    expected = {public: values[value] for public, value in program.outputs}
    for public in sorted({*stored, *expected}):
        if stored.get(public) != expected.get(public):
            return f"the result {public} is not that of the program"
    return None


def named(program: FieldProgram, packed: PackedProgram) -> PackedProgram:
    """The packing, where lanes hold values of the program by their first names."""
    values, state = _executed(program, packed)
    names: dict[Form | None, str] = {}
    for name, form in values.items():
        names.setdefault(form, name)
    ops = (
        replace(
            op,
            holds=tuple(
                held and names.get(form, ANY) for held, form in zip(op.holds, state[op.out])
            ),
        )
        for op in packed.ops
    )
    return replace(packed, ops=tuple(ops))


def _executed(
    program: FieldProgram, packed: PackedProgram
) -> tuple[dict[str, Form], dict[str, list[Form | None]]]:
    """The forms of all values of the field program, and of all lanes of the packed one."""
    numbers = Numbers()
    values = field_values(program, numbers)
    known: dict[str | None, Form] = {name: form for name, form in values.items()}
    state = {x.value: [known.get(name) for name in x.lanes] for x in packed.inputs}
    for op in packed.ops:
        state[op.out] = [
            None if name is None else _lane(op, state, i, numbers)
            for i, name in enumerate(op.holds)
        ]
    return values, state


def _lane(op: PackedOp, state: Mapping[str, Sequence[Any]], i: int, numbers: Numbers) -> Form:
    args = [state[name] for name in op.args]

    def factor(k: int | str, x: Form) -> Form:
        return numbers.total(
            *(
                (c, numbers.product(numbers.parameter(name), x) if name else x)
                for c, name in terms(k)
            )
        )

    match op.name:
        case "mul" | "sqr":
            return numbers.product(args[0][i], args[-1][i])
        case "dot":
            return numbers.total(
                (1, numbers.product(args[0][i], args[1][i])),
                (1, numbers.product(args[2][i], args[3][i])),
            )
        case "small":
            return factor(1, args[0][i])
        case "add" | "lin":
            return numbers.total(
                *((1, factor(k, x[i])) for k, x in zip(op.lanes[i], args) if k != 0)
            )
        case "mulc":
            return factor(op.lanes[i], args[0][i])
        case "const":
            return numbers.total((op.lanes[i], ((((), ""), 1),)))
    ((vector, lane),) = reads(op, i)
    return factor(1, state[vector][lane])


def field_values(program: FieldProgram, numbers: Numbers) -> dict[str, Form]:
    """The form of every value of a field program, parameters as `numbers` has them."""
    values = {name: numbers.atom(name) for name in program.inputs} | {
        name: numbers.parameter(name) for name in program.params
    }
    for op in program.ops:
        args = [values[a] for a in op.args]
        match op.name:
            case "mul" | "sqr":
                found = numbers.product(args[0], args[-1])
            case "add" | "sub":
                found = numbers.total((1, args[0]), (1 if op.name == "add" else -1, args[1]))
            case "const":
                found = numbers.total((op.const or 0, ((((), ""), 1),)))
            case "mulc":
                found = numbers.total((op.const or 0, args[0]))
            case "dbl" | "tpl" | "neg" | "copy":
                found = numbers.total(
                    ({"dbl": 2, "tpl": 3, "neg": -1, "copy": 1}[op.name], args[0])
                )
            case _:
                found = ((((), f"?{op.outs[0]}"), 1),)  # equal to nothing
        values[op.outs[0]] = found
    return values


@dataclass(frozen=True)
class Counts:
    """What a packed program consists of. `swaps` are the permutes that stay inside lane pairs (0
    1)(2 3), `mixed` the additions whose lanes differ in sign, `idle` the lanes of batches that hold
    nothing.
    """

    batches: int
    squarings: int
    slots: int
    mixed: int
    scalings: int
    permutes: int
    swaps: int
    blends: int
    moves: int
    products: int
    idle: int

    @property
    def g1(self) -> int:
        return self.slots + self.moves

    @property
    def g2(self) -> int:
        """With permutes and blends that several steps share counted once."""
        return self.slots + 2 * self.permutes + self.blends


def recount(packed: PackedProgram) -> Counts:
    """The counts of a packed program, from its operations alone."""
    ops = packed.ops
    batches = [op for op in ops if PACKED[op.name].kind == "product"]
    slots = [op for op in ops if PACKED[op.name].kind == "linear" and op.name != "const"]
    permutes = [op for op in ops if op.name == "perm"]
    held = sum(name is not None for op in batches for name in op.holds)
    return Counts(
        batches=len(batches),
        squarings=sum(op.name == "sqr" for op in batches),
        slots=len(slots),
        mixed=sum(
            len({e for e in op.lanes if e is not None and 0 not in e}) > 1
            for op in slots
            if op.name == "add"
        ),
        scalings=sum(op.name in ("mulc", "lin") for op in slots),
        permutes=len(permutes),
        swaps=sum(
            all(j is None or i >> 1 == j >> 1 for i, j in enumerate(op.lanes)) for op in permutes
        ),
        blends=sum(op.name == "blend" for op in ops),
        moves=len(moves(packed)),
        products=held,
        idle=packed.width * len(batches) - held,
    )


def weigh(packed: PackedProgram, model: GlueModel) -> int:
    """The cost of a packed program in a model without moves, from its operations alone; shared glue
    counts once.
    """
    total = 0
    for op in packed.ops:
        used = [entry for entry in op.lanes if entry is not None]
        match op.name:
            case "mul" | "sqr":
                total += model.mul if op.name == "mul" else model.sqr
            case "add" | "lin":
                total += model.slot_cost(used) if model.is_weighted else model.slot
            case "mulc":
                total += model.scale if model.is_weighted else model.slot
            case "perm":
                stays = all(j is None or i >> 1 == j >> 1 for i, j in enumerate(op.lanes))
                total += model.swap if stays else model.perm
            case "blend":
                total += model.blend
    return total


def moves(packed: PackedProgram) -> set[tuple[str | None, int]]:
    """The (value, lane) pairs that products, sums and tied results read, and that nothing before
    computed in that lane.
    """
    memory = {name for x in packed.inputs for name in x.lanes if name is not None}
    carried = {name for x in packed.inputs if x.value.startswith("P") for name in x.lanes}
    free = memory - carried
    holds = {x.value: x.lanes for x in packed.inputs}
    there = {
        (name, i)
        for x in packed.inputs
        if x.value.startswith("P")
        for i, name in enumerate(x.lanes)
    }
    found: set[tuple[str | None, int]] = set()
    for op in packed.ops:
        if PACKED[op.name].kind != "glue" and op.name != "const":
            wanted = [
                (holds[v][lane], lane)
                for i, name in enumerate(op.holds)
                if name
                for v, lane in reads(op, i)
            ]
            found |= {pair for pair in wanted if pair[0] not in free and pair not in there}
            there |= {(name, i) for i, name in enumerate(op.holds) if name}
        holds[op.out] = op.holds
    for x in packed.outputs:
        if x.place.startswith("R"):
            found |= {
                (holds[x.value][i], i)
                for i, name in enumerate(x.lanes)
                if name and (holds[x.value][i], i) not in there
            }
    return found
