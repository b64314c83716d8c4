"""A point routine is the group law: which values of certified formulas its inputs, outputs and the
values of its program are, as proofs/theories/GroupLaw.v has it.

What holds of each is decided by the checker. Which value is which is found by numbers: the formulas
and the program are computed once, modulo the prime, for random inputs.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ecgen.certify.code import NotCovered
from ecgen.certify.formulas.example import values_modulo
from ecgen.certify.formulas.statement import CONSTANT, FormulaStatement
from ecgen.certify.reasons import NotFound
from ecgen.certify.statement import Operation, Statement
from ecgen.certify.text import written
from ecgen.group import Role
from ecgen.group.program import numbers
from ecgen.library.routines.formula_proof import Key, numbered

Pairs = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Link:
    """Inputs and outputs of a routine are counted from 0; values of formulas too, those of the
    second behind those of the first. `one`: an element x lies in memory as one * x. `flags`: inputs
    that are taken to be these numbers. `given`: inputs and the values that they hold. `known`:
    values that are these integers. `joined`: values that are others before them. `results`: the
    values that outputs hold."""

    one: int
    flags: Pairs
    given: Pairs
    known: Pairs
    joined: Pairs
    results: tuple[int, ...]

    def text(self) -> str:
        """As `link_read` of GroupLaw.v reads it."""
        numbers = [self.one]
        for pairs in (self.flags, self.given, self.known, self.joined):
            numbers += (len(pairs), *(n for pair in pairs for n in pair))
        return written((*numbers, len(self.results), *self.results))


def hints_of(statement: Statement, formulas: tuple[FormulaStatement, ...], link: Link) -> str:
    """Which value of the formulas each value of the routine's program is, from 1 on, 0 for none;
    and inverses modulo the prime. NotFound where an output is not what the formulas give."""
    p, numbers = statement.prime, _numbers(statement.prime, formulas, link)
    first: dict[int, int] = {}
    for i in _of_formulas(formulas):
        first.setdefault(numbers[i], i)
    made = _program_numbers(statement, link, numbers)
    for element, i in zip(statement.outputs, link.results, strict=True):
        if made[element.value] != numbers[i] * link.one % p:
            raise NotFound("a result is not what the formulas give")
    inverse_of_one = pow(link.one, -1, p)
    targets = [
        first.get(made[k] * inverse_of_one % p, -1) + 1 if is_product else 0
        for k, is_product in enumerate(_products(statement, link), len(statement.inputs))
    ]
    scales = {op.scale for op, target in zip(statement.program, targets) if not target}
    wanted = sorted(z for z in scales | set(_constants(formulas)) if z % p)
    inverses = (n for z in wanted for n in (z, pow(z, -1, p)))
    return written((len(wanted), *inverses, len(targets), *targets))


def _products(statement: Statement, link: Link) -> Iterator[bool]:
    """Of each value of the program whether it has a product of values that are no constants; sums
    are left as sums of such, so that it does not matter in which order they are made."""
    flags = dict(link.flags)
    constant = [k in flags for k in range(len(statement.inputs))]
    for operation in statement.program:
        unknown = [
            sum(k is not None and not constant[k] for k in pair) for _, *pair in operation.terms
        ]
        constant.append(not any(unknown))
        yield max(unknown, default=0) > 1


def _of_formulas(formulas: tuple[FormulaStatement, ...]) -> Iterator[int]:
    """What the formulas read, and what their operations make."""
    start = 0
    for formula in formulas:
        yield from (start + i for i in (*formula.inputs.values(), *formula.own))
        start += len(formula.free) + len(formula.operations)


def _constants(formulas: tuple[FormulaStatement, ...]) -> Iterator[int]:
    for formula in formulas:
        yield from (at[0] for kind, *at in formula.operations if kind == CONSTANT)


def _numbers(p: int, formulas: tuple[FormulaStatement, ...], link: Link) -> list[int]:
    """All values of the formulas for random free ones, where nothing else is said of these."""
    rng, numbers = random.Random(1), list[int]()
    known, joined = dict(link.known), dict(link.joined)
    for formula in formulas:
        free = [
            known[i] % p if i in known else numbers[joined[i]] if i in joined else rng.randrange(p)
            for i in range(len(numbers), len(numbers) + len(formula.free))
        ]
        numbers += values_modulo(formula, free, p)
    return numbers


def _program_numbers(statement: Statement, link: Link, numbers: list[int]) -> list[int]:
    """Inputs of the routine, and the values of its program."""
    p, flags, given = statement.prime, dict(link.flags), dict(link.given)
    made = [
        flags[k] if k in flags else numbers[given[k]] * link.one % p if k in given else 0
        for k in range(len(statement.inputs))
    ]
    for operation in statement.program:
        made.append(_total(operation, made) * pow(operation.scale, -1, p) % p)
    return made


def _total(operation: Operation, made: list[int]) -> int:
    def element(k: int | None) -> int:
        return 1 if k is None else made[k]

    return sum(c * element(a) * element(b) for c, a, b in operation.terms)


@dataclass(frozen=True)
class Stage:
    """A formula of a routine, with what its constants are on the curve."""

    formula: FormulaStatement
    parameters: frozenset[str]
    coordinates: tuple[str, ...]  # affine ones
    constants: Mapping[str, int]


def link_of(
    role: Role,
    stages: Sequence[Stage],
    one: int,
    inputs: Sequence[Key | None],
    results: Sequence[Key],
    flag: int = 0,
) -> Link:
    """Of the formulas of a routine's role, one after the other, each of which takes for its first
    point the first result of the one before. Inputs and results of the routine are coordinates of
    points by the role's numbers; a flag is None, and where it is 1, two points are exchanged."""
    values, number = _Values(role, stages), numbers(role)
    turned = {number["P"]: number["Q"], number["Q"]: number["P"]} if flag else {}
    keys = [key and (key[0], turned.get(key[1], key[1])) for key in inputs]
    return Link(
        one,
        tuple((k, flag) for k, key in enumerate(keys) if key is None),
        tuple((k, values.seen[key]) for k, key in enumerate(keys) if key in values.seen),
        tuple(values.known),
        tuple(values.joined),
        tuple(map(values.result, results)),
    )


class _Values:
    """`seen`: the values of the coordinates of input points. `made`: those of the results of the
    last formula, by its own numbers of points."""

    def __init__(self, role: Role, stages: Sequence[Stage]):
        self.role, self.first = role, numbers(role)["P"]
        self.seen: dict[Key, int] = {}
        self.known: list[tuple[int, int]] = []
        self.joined: list[tuple[int, int]] = []
        self.own: dict[Key, int] = {}
        before: dict[Key, int] = {}
        start = 0
        for stage in stages:
            formula = stage.formula
            self.own = {
                numbered(name): start + i
                for name, i in formula.inputs.items()
                if name not in stage.parameters
            }
            self.known += (
                (start + i, stage.constants[name])
                for name, i in formula.inputs.items()
                if name in stage.parameters and name in stage.constants
            )
            for key, i in self.own.items():
                if start and key[1] == self.first:
                    self.joined += [(i, before[key])] if key in before else []
                elif key in self.seen:
                    self.joined.append((i, self.seen[key]))
                else:
                    self.seen[key] = i
            self.made = {numbered(name): start + i for name, i in formula.outputs.items()}
            self.numbers = tuple(map(str, formula.sums))
            at, point = next(iter(formula.sums.items()))
            before = {
                (c, self.first): i for (c, number), i in self.made.items() if number == str(at)
            } | {(c, self.first): start + i for c, i in zip(stage.coordinates, point)}
            start += len(formula.free) + len(formula.operations)

    def result(self, key: Key) -> int:
        """What a result of the routine is: what the last formula writes, or its first point's."""
        number = numbers(self.role)
        for point, at in zip(self.role.results, self.numbers, strict=True):
            if number[point.name] == key[1]:
                found = self.made.get((key[0], at), self.own.get((key[0], self.first)))
                if found is not None:
                    return found
        raise NotCovered(f"no formula gives the coordinate {key[0]}")
