"""Where to reduce: FieldProgram -> a limit for the results of each operation, so that the whole
program is cheapest.

An operation may leave its result anywhere below 2^(w n), or reduce it at once so that later sums
need no fold. A beam search over the program, operation by operation, keeps the cheapest
combinations of intervals of the live values; prices are those of the lowering itself (cost.py),
remembered per operation and intervals.
"""

from ecgen.errors import BoundError
from ecgen.field.cost import count
from ecgen.field.representation import Representation
from ecgen.limb.builder import LimbBuilder
from ecgen.limb.ir import Element
from ecgen.program.ops import SELECTION

BEAM = 24
# where sums have a third choice; 300 find nothing better for a step of a Kummer surface
WIDE_BEAM = 100


def choose_limits(
    program,
    field: Representation,
    specs,
    lower,
    bounds,
    output_limit: "int | None" = None,
    known: "dict | None" = None,
) -> tuple:
    """One limit (None: as large as fits) per operation of `program`.

    `lower(builder, field, meanings, args, names, const, limit)` prices an operation; `bounds` maps
    inputs to their intervals; outputs must be at most `output_limit`; `known` holds prices of this
    field and these lowerings, and gets those that are new. Deterministic; raises BoundError if no
    combination closes.
    """
    prices = _Prices(field, specs, lower, {} if known is None else known)
    last_use = {arg: i for i, op in enumerate(program.ops) for arg in op.args}
    outputs = {value for _, value in program.outputs}
    summed = {
        arg
        for op in program.ops
        if len(op.args) > 2 and specs[op.name].is_product
        for arg in op.args
    }
    unscaled = {
        arg for op in program.ops if len(op.args) != 1 or op.const is None for arg in op.args
    }
    unsummed = {
        arg for op in program.ops if not _is_sum(specs[op.name]) for arg in op.args
    } | outputs
    states = [(0, (), {name: bounds[name] for name in program.inputs})]
    for index, op in enumerate(program.ops):
        reached: dict = {}
        failure = None
        choices = _choices(
            field, op, specs[op.name], outputs, output_limit, summed, unscaled, unsummed
        )
        for total, limits, intervals in states:
            for limit in choices:
                try:
                    price, results = prices.of(op, tuple(intervals[a] for a in op.args), limit)
                except BoundError as error:
                    failure = error
                    continue
                after = intervals | dict(zip(op.outs, results))
                live = {
                    n: v for n, v in after.items() if n in outputs or last_use.get(n, -1) > index
                }
                key = frozenset(live.items())
                entry = (total + price, (*limits, limit), live)
                if key not in reached or entry[0] < reached[key][0]:
                    reached[key] = entry
        if not reached:
            raise failure
        states = sorted(reached.values(), key=lambda s: s[0])[
            : WIDE_BEAM if field.widest > field.full else BEAM
        ]
    return states[0][1]


def _choices(field: Representation, op, spec, outputs, output_limit, summed, unscaled, unsummed):
    """The limits to try. Products are reduced by themselves, so only linear forms have a choice,
    and those that no sum of products reads; but a product that is only scaled, its own multiple
    reduced again, is left as large as fits. Sums that only sums read may have a word more
    (wide.py)."""
    if output_limit is not None and any(o in outputs for o in op.outs):
        return (output_limit,)
    if spec.is_product and field.tight < field.inner and unscaled.isdisjoint(op.outs):
        return (field.inner, None)
    if field.inner > field.loose[1] and not summed.isdisjoint(op.outs):
        return (field.tight,)
    wide = (
        (field.widest,)
        if field.widest > field.full
        and (_is_sum(spec) or op.const)
        and unsummed.isdisjoint(op.outs)
        else ()
    )
    return (
        (None, field.tight, *wide) if field.tight < field.inner and not spec.is_product else (None,)
    )


def _is_sum(spec) -> bool:
    """Whether each result is a sum or a difference of the two arguments."""
    return spec.arity == 2 and set(spec.meanings) <= {"a+b", "a-b"}


class _Prices:
    """Instructions and result intervals of an operation, computed once per intervals of its
    arguments.
    """

    def __init__(self, field: Representation, specs, lower, known: dict):
        self.field, self.specs, self.lower, self.known = field, specs, lower, known
        self.failed: dict[tuple, BoundError] = {}  # of this program alone: they name its values

    def of(self, op, intervals, limit) -> "tuple[int, tuple]":
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
        return self.known[key]

    def _price(self, op, intervals, same, limit):
        b = LimbBuilder("price", self.field.bits)
        args, meanings = [], self.specs[op.name].meanings
        for place, first in enumerate(same):
            # a flag
            words = (
                1
                if place == 0 and tuple(meanings) == (SELECTION,)
                else self.field.n + (intervals[place][1] > self.field.full)
            )
            args.append(
                args[first] if first < place else b.input(f"a{place}", words, *intervals[place])
            )
        results: list[Element] = self.lower(b, self.field, meanings, args, op.outs, op.const, limit)
        return count(b.build(results).ops), tuple((r.low, r.high) for r in results)
