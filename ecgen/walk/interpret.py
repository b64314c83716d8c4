"""A walk run on concrete points, statement by statement as the emitted C runs: whatever the
arithmetic does, happens.

Values of points are opaque; `arithmetic` computes steps and negations on them, by integers, by
field programs or by C.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from ecgen.walk.ir import (
    AffineEntries,
    Body,
    Call,
    Collect,
    Decompose,
    Digit,
    Exchange,
    Fixed,
    For,
    Lookup,
    Move,
    Negate,
    Normalize,
    Point,
    Recode,
    Ref,
    Scatter,
    Swap,
    Walk,
    When,
    recodes,
)
from ecgen.walk.scalars.recodings import Column
from ecgen.walk.steps import Name


class Arithmetic(Protocol):
    """Points in forms: the results of a step by its name in walks, and -P."""

    def call(self, step: Name, args: list[Any]) -> list[Any]: ...

    def negate(self, form: Name, value: Any) -> Any: ...


@dataclass
class _Run:
    walk: Walk
    arithmetic: Arithmetic
    inputs: dict[str, Any]
    held: dict[Any, Any] = field(default_factory=dict)
    digits: dict[str, Any] = field(default_factory=dict)
    flags: dict[str, int] = field(default_factory=dict)
    parts: dict[str, int] = field(default_factory=dict)
    variables: dict[str, int] = field(default_factory=dict)


def interpret(walk: Walk, arithmetic: Arithmetic, inputs: dict[str, Any]) -> Any:
    """The result's value. `inputs`: a point's value or an integer by name, lists of them where
    there are many, entries [block][index] of a fixed table. Precondition: the walk is well
    formed."""
    run = _Run(walk, arithmetic, inputs)
    for given in walk.inputs:
        if isinstance(given, (Point, Fixed)):
            run.held[given.name] = inputs[given.name]
    _body(run, walk.body)
    return _read(run, walk.result)


def _body(run: _Run, body: Body) -> None:
    for s in body:
        _STATEMENTS[type(s)](run, s)


def _read(run: _Run, ref: Ref) -> Any:
    held = run.held[
        (ref.name, run.variables[ref.of]) if ref.of and run.walk.register(ref.name) else ref.name
    ]
    if ref.of and not run.walk.register(ref.name):
        held = held[run.variables[ref.of]]
    return held if ref.index is None else held[ref.index.value(run.variables)]


def _write(run: _Run, ref: Ref, value: Any) -> None:
    key = (ref.name, run.variables[ref.of]) if ref.of else ref.name
    if ref.index is None:
        run.held[key] = value
    else:
        run.held.setdefault(key, {})[ref.index.value(run.variables)] = value


def _digit(run: _Run, digit: Digit) -> int:
    rows = run.digits[digit.name][run.variables[digit.of]] if digit.of else run.digits[digit.name]
    place = (
        max(i for i, row in enumerate(rows) if any(row))
        if digit.place is None
        else digit.place.value(run.variables)
    )
    found: int = rows[place][digit.block.value(run.variables)]
    return found


def _decompose(run: _Run, s: Decompose) -> None:
    run.parts |= zip(s.parts, s.by.apply(run.inputs[s.scalar]), strict=True)


def _recode(run: _Run, s: Recode) -> None:
    k = run.parts[s.scalar] if s.scalar in run.parts else run.inputs[s.scalar]
    if isinstance(s.recoding, Column):
        run.digits[s.digits] = s.recoding.along(k, [sign for (sign,) in run.digits[s.along]])
        return
    if isinstance(k, list):
        run.digits[s.digits] = [s.recoding.apply(each)[0] for each in k]
        return
    run.digits[s.digits], flag = s.recoding.apply(k)
    if s.flag:
        run.flags[s.flag] = flag


def _call(run: _Run, s: Call) -> None:
    results = run.arithmetic.call(s.step, [_read(run, ref) for ref in s.args])
    for ref, value in zip(s.outs, results, strict=True):
        _write(run, ref, value)


def _exchange(run: _Run, s: Exchange) -> None:
    bit = _digit(run, s.bit)
    first, second, *rest = [_read(run, ref) for ref in s.args]
    if run.flags.get(s.flag, 0) ^ bit:
        first, second = second, first
    for ref, value in zip(s.outs, run.arithmetic.call(s.step, [first, second, *rest]), strict=True):
        _write(run, ref, value)
    run.flags[s.flag] = bit


def _swap(run: _Run, s: Swap) -> None:
    if run.flags[s.flag]:
        first, second = _read(run, s.first), _read(run, s.second)
        _write(run, s.first, second)
        _write(run, s.second, first)


def _lookup(run: _Run, s: Lookup) -> None:
    digit, recoding = _digit(run, s.digit), recodes(run.walk)[s.digit.name].recoding
    block = s.digit.block.value(run.variables)
    magnitudes, fixed = recoding.magnitudes(block), isinstance(run.walk.input(s.table.name), Fixed)
    table = _read(run, s.table)
    sign = 1 if digit in magnitudes else -1
    index = (
        sum((_digit(run, column) == digit) << j for j, column in enumerate(s.columns))
        if s.columns
        else magnitudes.index(digit * sign)
    )
    value = (table[block] if fixed and s.table.index is None else table)[index]
    form = run.walk.storage(s.out.name).form
    _write(run, s.out, run.arithmetic.negate(form, value) if sign < 0 else value)


def _scatter(run: _Run, s: Scatter) -> None:
    digit = _digit(run, s.digit)
    if digit:
        value = _read(run, s.point)
        value = (
            run.arithmetic.negate(run.walk.storage(s.point.name).form, value)
            if digit < 0
            else value
        )
        buckets = run.held[s.buckets]
        (buckets[abs(digit)],) = run.arithmetic.call(s.step, [buckets[abs(digit)], value])


def _normalize(run: _Run, s: Normalize) -> None:
    """What it changes is how the points are held."""
    for p, value in enumerate(run.inputs[s.source]):
        run.held[s.out, p] = value


def _entries(run: _Run, s: AffineEntries) -> None:
    """What it changes is how the points are held."""
    assert s.out.index is not None
    first, held = s.out.index.value(run.variables), run.held.setdefault(s.out.name, {})
    held |= {first + i: value for i, value in run.held[s.source].items()}


def _collect(run: _Run, s: Collect) -> None:
    form, buckets = run.walk.storage(s.buckets).form, run.held.setdefault(s.buckets, {})
    stem, place = form.stem, s.digit.place
    assert place is not None
    for b in range(1, max(recodes(run.walk)[s.digit.name].recoding.magnitudes()) + 1):
        (buckets[b],) = run.arithmetic.call(Name(stem, "neutral"), [])
    for p, digits in enumerate(run.digits[s.digit.name]):
        value, digit = run.held[s.points, p], digits[place.value(run.variables)][0]
        if digit:
            value = run.arithmetic.negate(form, value) if digit < 0 else value
            arguments = [buckets[abs(digit)], value]
            (buckets[abs(digit)],) = run.arithmetic.call(Name(stem, "sum"), arguments)


def _negate(run: _Run, s: Negate) -> None:
    if not s.flag or run.flags[s.flag]:
        _write(
            run, s.out, run.arithmetic.negate(run.walk.storage(s.out.name).form, _read(run, s.out))
        )


def _move(run: _Run, s: Move) -> None:
    if run.flags[s.flag]:
        _write(run, s.out, _read(run, s.source))


def _for(run: _Run, s: For) -> None:
    if s.over:
        turns = range(len(run.inputs[next(p.name for p in run.walk.points if p.many)]))
    elif s.top:
        rows = [row for name in s.top for digits in _lists(run, name) for row in enumerate(digits)]
        top = max((i for i, row in rows if any(row)), default=-1)
        turns = range(top + s.first.offset, s.last.value(run.variables) - 1, -1)
    else:
        first, last = s.first.value(run.variables), s.last.value(run.variables)
        turns = range(first, last - 1, -1) if s.down else range(first, last + 1)
    for i in turns:
        run.variables[s.var] = i
        _body(run, s.body)


def _lists(run: _Run, name: str) -> list[list[list[int]]]:
    """The digits of a scalar, or of each of a list."""
    found = run.digits[name]
    return found if found and isinstance(found[0][0], list) else [found]


def _when(run: _Run, s: When) -> None:
    _body(run, s.body if _digit(run, s.digit) else s.otherwise)


_STATEMENTS: dict[type, Callable[[_Run, Any], None]] = {
    Recode: _recode,
    Decompose: _decompose,
    Call: _call,
    Exchange: _exchange,
    Swap: _swap,
    Lookup: _lookup,
    Scatter: _scatter,
    Normalize: _normalize,
    AffineEntries: _entries,
    Collect: _collect,
    Negate: _negate,
    Move: _move,
    For: _for,
    When: _when,
}
