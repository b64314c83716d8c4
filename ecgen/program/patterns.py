"""Where a fused operation fits: groups of operations whose joint meaning is one row of the table.

A group is matched by what it computes, not by how it is written: its live results, as polynomials
in the values it reads, must equal the meanings of a row under some assignment of arguments. So
`t-b-b` and `t-2b` both match `a-2*b`, and a row added by a user needs no code. A value inside a
group that is not a result of the row is read by nobody else.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cache, cached_property, lru_cache
from itertools import combinations, permutations

from ecgen.program.cost import products
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.meaning import ARGUMENTS, Monomial, Polynomial, polynomial, substitute
from ecgen.program.ops import OPS, SELECT, OpSpec, Table
from ecgen.program.values import readers

Terms = frozenset[tuple[Monomial, Fraction]]  # of a polynomial
Key = tuple[Terms, ...]
Shape = tuple[tuple[tuple[int, Fraction], ...], ...]
Shapes = dict[Shape, dict[Key, tuple[str, tuple[int, ...], int | None]]]


@dataclass(frozen=True)
class Unit:
    """What the scheduler moves as one: operation `op`, standing for the operations `members` of the
    program.
    """

    op: Op
    members: tuple[int, ...]


@dataclass(frozen=True)
class Group:
    """Operations of a program, the values from outside that they read, and those of theirs that are
    read outside.
    """

    members: tuple[int, ...]
    ops: tuple[Op, ...]
    leaves: tuple[str, ...]
    results: tuple[str, ...]

    @cached_property
    def numbers(self) -> dict[str, str]:
        """Another name for each value, the same in all groups that differ in names alone."""
        values = (*self.leaves, *(out for op in self.ops for out in op.outs))
        return {value: f"v{k}" for k, value in enumerate(values)}

    @cached_property
    def numbered(self) -> tuple[Op, ...]:
        """The operations on these."""
        number = self.numbers.__getitem__
        return tuple(
            replace(op, outs=tuple(map(number, op.outs)), args=tuple(map(number, op.args)))
            for op in self.ops
        )


@dataclass(frozen=True)
class Index:
    """Rows of the table by the `shapes` of their meanings, and what was `found` for operations with
    numbers for names.
    """

    shapes: Shapes
    found: dict[tuple[object, ...], Op | None] = field(default_factory=dict)


def units_of(
    program: FieldProgram, rows: Iterable[OpSpec] = (), table: Table = OPS
) -> tuple[Unit, ...]:
    """Every operation by itself, then every fused group; `const` operations are no units."""
    singles = [Unit(op, (i,)) for i, op in enumerate(program.ops) if op.name != "const"]
    rows = tuple(rows)
    return tuple(singles + (list(_groups(program, rows, table)) if rows else []))


def _groups(program: FieldProgram, rows: tuple[OpSpec, ...], table: Table) -> Iterator[Unit]:
    index, widest = _index(rows), max(spec.arity for spec in rows)
    for group in _candidates(program):
        if len(group.leaves) <= widest:
            constants = {op.const for op in group.ops if op.const is not None}
            tables = [index, _index(rows, min(constants))] if len(constants) == 1 else [index]
            op = next(filter(None, (_matched(group, each, table) for each in tables)), None)
            if op is not None and _quadratic([op], table) <= _quadratic(group.ops, table):
                yield Unit(op, group.members)


def _quadratic(ops: Sequence[Op], table: Table) -> int:
    """Products of two values; fusion must not distribute x*(y-z) into two of them."""
    return sum(sum(products(op.name, table)) for op in ops)


@lru_cache(maxsize=16)  # rows of several sets are looked for in one program
def _candidates(program: FieldProgram) -> tuple[Group, ...]:
    """The groups of 2 and 3 operations joined by a value that one makes and another reads, or that
    both read, with one or two results.
    """
    read = readers(program)
    usable = {
        i
        for i, op in enumerate(program.ops)
        if op.name not in ("const", "inv", "conj", "copy", SELECT)
    }
    joined: dict[int, set[int]] = {i: set() for i in usable}
    maker = {out: i for i in usable for out in program.ops[i].outs}
    for value in {*read, *maker}:
        near = {i for i in read.get(value, ()) if i in usable} | (
            {maker[value]} if value in maker else set()
        )
        for i in near:
            joined[i] |= near - {i}
    pairs = {(i, j) for i in joined for j in joined[i] if i < j}
    triples = {
        tuple(sorted((i, *two))) for i in joined for two in combinations(sorted(joined[i]), 2)
    }
    groups = (_group(program, members, read) for members in sorted(pairs) + sorted(triples))
    return tuple(group for group in groups if 1 <= len(group.results) <= 2)


def _group(
    program: FieldProgram, members: tuple[int, ...], read: Mapping[str, tuple[int, ...]]
) -> Group:
    ops = tuple(program.ops[i] for i in members)
    made = [out for op in ops for out in op.outs]
    leaves = dict.fromkeys(a for op in ops for a in op.args if a not in made)
    results = (out for out in made if any(i not in members for i in read.get(out, ())))
    return Group(members, ops, tuple(leaves), tuple(results))


def _matched(group: Group, index: Index, table: Table) -> Op | None:
    """The row that the operations are, found once for all that are the same but for names."""
    number, same = group.numbers, group.numbered
    results = [number[out] for out in group.results]
    key = tuple((op, table[op.name].meanings) for op in same), tuple(results)
    if key not in index.found:
        leaves = [number[leaf] for leaf in group.leaves]
        index.found[key] = _match(same, leaves, results, index.shapes, table)
    found = index.found[key]
    names = dict(zip(number.values(), number))
    return found and Op(
        found.name,
        tuple(names[out] for out in found.outs),
        tuple(names[a] for a in found.args),
        found.const,
    )


def _match(
    ops: Sequence[Op], leaves: list[str], results: list[str], index: Shapes, table: Table
) -> Op | None:
    values: dict[str, Polynomial] = {leaf: {(leaf,): Fraction(1)} for leaf in leaves}
    for op in ops:
        arguments = {letter: values[a] for letter, a in zip(ARGUMENTS, op.args)}
        for out, meaning in zip(op.outs, table[op.name].meanings):
            value = substitute(meaning, arguments, op.const)
            if value is None:
                return None
            values[out] = value
    for outs in permutations(results):
        if _shape([values[out] for out in outs]) not in index:
            continue
        for order in permutations(leaves):
            rename = {leaf: f"x{i}" for i, leaf in enumerate(order)}
            key = tuple(_rename(values[out], rename) for out in outs)
            hit = index[_shape([values[out] for out in outs])].get(key)
            if hit is not None:
                name, slots, const = hit
                return Op(name, outs, tuple(order[i] for i in slots), const)
    return None


def _rename(f: Polynomial, names: dict[str, str]) -> Terms:
    return frozenset((tuple(sorted(names[x] for x in m)), c) for m, c in f.items())


def _shape(polynomials: list[Polynomial]) -> Shape:
    return tuple(tuple(sorted((len(m), c) for m, c in f.items())) for f in polynomials)


@cache
def _index(rows: tuple[OpSpec, ...], k: int | None = None) -> Index:
    """Shape -> meanings in x0, x1 .. -> (row, which variable each argument is, constant); rows also
    with equal arguments.

    With an integer `k`, the rows that have a constant, for that constant; without, the others.
    """
    index: Shapes = {}
    for distinct in (True, False):
        for spec in rows:
            meanings = [polynomial(m, k) for m in spec.meanings]
            if spec.has_const != (k is not None) or any(f is None for f in meanings):
                continue
            for slots in _partitions(spec.arity):
                if (len(set(slots)) == spec.arity) != distinct:
                    continue
                names: dict[str, Polynomial] = {
                    letter: {(f"x{i}",): Fraction(1)} for letter, i in zip(ARGUMENTS, slots)
                }
                found = [substitute(m, names, k) for m in spec.meanings]
                merged = [f for f in found if f is not None]  # all, as of distinct arguments
                key = tuple(frozenset(f.items()) for f in merged)
                index.setdefault(_shape(merged), {}).setdefault(key, (spec.name, slots, k))
    return Index(index)


def _partitions(n: int) -> list[tuple[int, ...]]:
    """All ways to let n arguments be equal or distinct: (0, 1, 0) says that the first and third are
    one value.
    """
    ways: list[tuple[int, ...]] = [()]
    for _ in range(n):
        ways = [(*way, i) for way in ways for i in range(max(way, default=-1) + 2)]
    return ways
