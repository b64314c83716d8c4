"""Where to reduce: FieldProgram -> a limit for the results of each operation, so that the whole
program is cheapest.

An operation may leave its result anywhere below 2^(w n), or reduce it at once so that later sums
need no fold. A beam search over the program, operation by operation, keeps the cheapest
combinations of intervals of the live values; prices are those of the lowering itself (cost.py),
remembered per operation and intervals.
"""

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ecgen.errors import BoundError
from ecgen.field.cost import count
from ecgen.field.operation import Interval, Lowerings, Operation
from ecgen.field.representation import Representation
from ecgen.limb.builder import Known, LimbBuilder
from ecgen.limb.ir import Element
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.ops import SELECTION, OpSpec

Price = tuple[int, tuple[Interval, ...]]
# (price so far, limits so far, intervals of what is live)
State = tuple[int, "tuple[int | None, ...]", dict[str, Interval]]
BEAM = 24
# where sums have a third choice; 300 find nothing better for a step of a Kummer surface
WIDE_BEAM = 100


def choose_limits(
    program: FieldProgram,
    prices: "Prices",
    bounds: Mapping[str, Interval],
    output_limit: int | None = None,
) -> tuple[int | None, ...]:
    """One limit (None: as large as fits) per operation of `program`.

    `bounds` maps inputs to their intervals; outputs must be at most `output_limit`. Deterministic;
    raises BoundError if no combination closes.
    """
    last_use = {arg: i for i, op in enumerate(program.ops) for arg in op.args}
    outputs = {value for _, value in program.outputs}
    readers = _Readers(program, prices.specs, outputs)
    states: list[State] = [(0, (), {name: bounds[name] for name in program.inputs})]
    for index, op in enumerate(program.ops):
        reached: dict[tuple[Interval, ...], State] = {}
        failure: BoundError | None = None
        choices = _choices(prices.field, op, readers, output_limit)
        read_last = {a for a in op.args if last_use[a] == index} - outputs
        unread = {out for out in op.outs if out not in last_use} - outputs
        for total, limits, intervals in states:
            for limit in choices:
                try:
                    price, results = prices.of(op, tuple(intervals[a] for a in op.args), limit)
                except BoundError as error:
                    failure = error
                    continue
                live = intervals | dict(zip(op.outs, results))
                for name in (*read_last, *unread):
                    del live[name]
                key = tuple(live.values())  # of the same names in all states
                entry = (total + price, (*limits, limit), live)
                if key not in reached or entry[0] < reached[key][0]:
                    reached[key] = entry
        if not reached and failure:
            raise failure
        most = WIDE_BEAM if prices.field.widest > prices.field.full else BEAM
        states = sorted(reached.values(), key=lambda s: s[0])[:most]
    return states[0][1]


class _Readers:
    """What reads the values of a program: `summed` are those that a sum of products reads,
    `unscaled` those that something else than a multiple does, `unsummed` those that something else
    than a sum of two does."""

    def __init__(self, program: FieldProgram, specs: Mapping[str, OpSpec], outputs: set[str]):
        self.specs, self.outputs = specs, outputs
        self.summed, self.unscaled, self.unsummed = set[str](), set[str](), set(outputs)
        for op in program.ops:
            spec = specs[op.name]
            if len(op.args) > 2 and spec.is_product:
                self.summed.update(op.args)
            if len(op.args) != 1 or op.const is None:
                self.unscaled.update(op.args)
            if not _is_sum(spec):
                self.unsummed.update(op.args)


def _choices(
    field: Representation, op: Op, readers: _Readers, output_limit: int | None
) -> tuple[int | None, ...]:
    """The limits to try. Products are reduced by themselves, so only linear forms have a choice,
    and those that no sum of products reads; but a product that is only scaled, its own multiple
    reduced again, is left as large as fits. Sums that only sums read may have a word more
    (reduction/one_word_more.py)."""
    spec = readers.specs[op.name]
    if output_limit is not None and not readers.outputs.isdisjoint(op.outs):
        return (output_limit,)
    if spec.is_product and field.tight < field.inner and readers.unscaled.isdisjoint(op.outs):
        return (field.inner, None)
    if field.inner > field.loose[1] and not readers.summed.isdisjoint(op.outs):
        return (field.tight,)
    if field.tight >= field.inner or spec.is_product:
        return (None,)
    is_wide = (
        field.widest > field.full
        and (_is_sum(spec) or op.const)
        and readers.unsummed.isdisjoint(op.outs)
    )
    return (None, field.tight, *((field.widest,) if is_wide else ()))


def _is_sum(spec: OpSpec) -> bool:
    """Whether each result is a sum or a difference of the two arguments."""
    return spec.arity == 2 and set(spec.meanings) <= {"a+b", "a-b"}


@dataclass(frozen=True)
class Prices:
    """Instructions and result intervals of an operation, computed once per intervals of its
    arguments by `lower`, which is lower_op; `known` holds those of this field and these lowerings,
    and gets those that are new.
    """

    field: Representation
    specs: Mapping[str, OpSpec]
    ways: Lowerings
    known: Known
    lower: Callable[..., list[Element]]
    # of this program alone: they name its values
    failed: dict[tuple[Any, ...], BoundError] = dataclasses.field(default_factory=dict)

    def of(self, op: Op, intervals: tuple[Interval, ...], limit: int | None) -> Price:
        same = tuple(op.args.index(a) for a in op.args)
        key = self.specs[op.name].meanings, op.const, same, intervals, limit
        if key in self.failed:
            raise self.failed[key]
        if key not in self.known:
            try:
                self.known[key] = self._price(op, intervals, same, limit)
            except BoundError as error:
                self.failed[key] = error
                raise
        found: Price = self.known[key]
        return found

    def _price(
        self, op: Op, intervals: tuple[Interval, ...], same: tuple[int, ...], limit: int | None
    ) -> Price:
        b = LimbBuilder("price", self.field.bits, self.known)
        args: list[Element] = []
        meanings = self.specs[op.name].meanings
        for place, first in enumerate(same):
            is_flag = place == 0 and tuple(meanings) == (SELECTION,)
            words = 1 if is_flag else self.field.n + (intervals[place][1] > self.field.full)
            args.append(
                args[first] if first < place else b.input(f"a{place}", words, *intervals[place])
            )
        asked = Operation(op.outs, meanings, args, op.const, limit)
        results = self.lower(b, self.field, asked, self.ways)
        return count(b.build(results).ops), tuple((r.low, r.high) for r in results)
