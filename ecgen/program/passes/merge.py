"""Sums of products, reduced once: a*b - c*d and longer sums become one operation each, wherever the
products are read nowhere else.

Any formula has such places; an expanded tower is full of them. A sum is taken as far up as its
products and the rows of the table allow: of a value that is a sum of five products, the largest
parts with a row are merged. `worth` decides each merge: it is given the name of the row and the
operations that it would replace.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import cache, lru_cache

from ecgen.program.ir import FieldProgram, Op
from ecgen.program.meaning import ARGUMENTS, polynomial
from ecgen.program.ops import OPS, OpSpec, Table
from ecgen.program.passes.number import drop_dead
from ecgen.program.values import readers

LARGEST = len(ARGUMENTS) // 2
PAIR = ("a*c-b*d", "a*d+b*c")
Terms = tuple[tuple[int, str, str], ...]  # sign, factor, factor
Worth = Callable[[str, tuple[Op, ...]], bool]


def merge_products(
    program: FieldProgram,
    largest: int = LARGEST,
    worth: Worth = lambda row, ops: True,
    table: Table = OPS,
) -> FieldProgram:
    """The program with sums of 2 to `largest` products as single operations; its results are the
    same.
    """
    read, rows = readers(program), _rows(tuple(table.items()))
    sums = _sums(program, read, largest, table)
    done: dict[str, Op] = {}
    swallowed: set[str] = set()
    for op in reversed(program.ops):
        terms, members = sums.get(op.outs[0], ((), ()))
        if len(terms) < 2 or op.outs[0] in swallowed:
            continue
        ordered = tuple(sorted(terms, key=lambda term: -term[0]))
        row = rows.get(tuple(sign for sign, _, _ in ordered))
        if row is not None and op.name != row and worth(row, members):
            done[op.outs[0]] = Op(
                row, op.outs, tuple(x for _, *factors in ordered for x in factors)
            )
            swallowed.update(out for member in members[1:] for out in member.outs)
    return _pair(
        drop_dead(replace(program, ops=tuple(done.get(op.outs[0], op) for op in program.ops))),
        table,
    )


def _pair(program: FieldProgram, table: Table) -> FieldProgram:
    """Of products of an extension with i^2 = -1 both components as one operation, where the first
    of them stands.
    """
    name = next((name for name, spec in table.items() if spec.meanings == PAIR), None)
    if name is None:
        return program
    places: dict[frozenset[str], list[int]] = {}
    for place, op in enumerate(program.ops):
        if table[op.name].meanings in (("a*b-c*d",), ("a*b+c*d",)):
            places.setdefault(frozenset(op.args), []).append(place)
    ops: list[Op | None] = list(program.ops)
    for found in places.values():
        for i in found:
            for j in found:
                minus, plus = ops[i], ops[j]
                if (
                    minus is None
                    or plus is None
                    or (pair := _paired(minus, plus, name, table)) is None
                ):
                    continue
                ops[min(i, j)], ops[max(i, j)] = pair, None
    return replace(program, ops=tuple(op for op in ops if op is not None))


def _paired(minus: Op, plus: Op, name: str, table: Table) -> Op | None:
    """The operation `name` that has the results of both: a*c-b*d and a*d+b*c, all four factors
    different.
    """
    if (
        table[minus.name].meanings != ("a*b-c*d",)
        or table[plus.name].meanings != ("a*b+c*d",)
        or len(set(minus.args)) < 4
    ):
        return None
    x, y, *last = minus.args
    sums = {frozenset(plus.args[:2]), frozenset(plus.args[2:])}
    for a, c in ((x, y), (y, x)):
        for b, d in (last, last[::-1]):
            if sums == {frozenset((a, d)), frozenset((b, c))}:
                return Op(name, (*minus.outs, *plus.outs), (a, b, c, d))
    return None


def _sums(
    program: FieldProgram, read: dict[str, tuple[int, ...]], largest: int, table: Table
) -> dict[str, tuple[Terms, tuple[Op, ...]]]:
    """Value -> (its signed products, the operations that make it of them), for values that are sums
    of at most `largest` products.
    """
    found: dict[str, tuple[Terms, tuple[Op, ...]]] = {}
    terms: Terms
    members: tuple[Op, ...]
    for op in program.ops:
        if len(op.outs) != 1:
            continue
        if (own := _products(op, table)) is not None:
            terms, members = own, (op,)
        elif op.name in ("add", "sub", "neg") and all(
            a in found and len(read[a]) == 1 for a in op.args
        ):
            terms, members = (), (op,)
            for sign, arg in zip(
                (-1,) if op.name == "neg" else (1, 1 if op.name == "add" else -1), op.args
            ):
                terms += tuple((sign * s, x, y) for s, x, y in found[arg][0])
                members += found[arg][1]
        else:
            continue
        if len(terms) <= largest:
            found[op.outs[0]] = terms, members
    return found


def _products(op: Op, table: Table) -> Terms | None:
    """The signed products of an operation that is a sum of products and nothing else."""
    forms = _form(table[op.name].meanings[0])
    names = dict(zip(ARGUMENTS, op.args))
    return None if forms is None else tuple((sign, names[x], names[y]) for sign, x, y in forms)


@cache
def _form(meaning: str) -> Terms | None:
    f = polynomial(meaning)
    if not f or any(len(m) != 2 or abs(c) != 1 for m, c in f.items()):
        return None
    return tuple((int(c), x, y) for (x, y), c in f.items())


@lru_cache(maxsize=8)
def _rows(table: tuple[tuple[str, OpSpec], ...]) -> dict[tuple[int, ...], str]:
    """Signs, positive ones first -> the row that is this sum with all factors distinct, in the
    order of its arguments.
    """
    found: dict[tuple[int, ...], str] = {}
    for name, spec in table:
        if spec.has_const or len(spec.meanings) != 1 or (form := _form(spec.meanings[0])) is None:
            continue
        if [x for _, *factors in form for x in factors] == list(ARGUMENTS[: spec.arity]):
            found.setdefault(tuple(sign for sign, _, _ in form), name)
    return found
