"""Latency and reciprocal throughput of every field operation on a CPU, in cycles.

A target's table `[field_ops]` gives them as `mul = [31, 25]`; what it leaves out is estimated from
the meaning of the operation and from the rows it does give.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ecgen.errors import TargetError
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.meaning import ARGUMENTS
from ecgen.program.ops import OPS, OpSpec, Table
from ecgen.program.passes.expand import expand


@dataclass(frozen=True)
class Weight:
    """A result is ready `latency` cycles after the start; the next operation starts `throughput`
    cycles after it.
    """

    latency: int
    throughput: int


# Orders of magnitude of a 256-bit field on a 64-bit core with MULX and ADX, not measurements of
# one.
DEFAULT = {
    "mul": Weight(31, 25),
    "sqr": Weight(25, 20),
    "add": Weight(8, 6),
    "sub": Weight(8, 6),
    "mulc": Weight(14, 9),
    "dbl": Weight(8, 6),
    "tpl": Weight(10, 8),
    "neg": Weight(8, 6),
    "half": Weight(8, 6),
    "inv": Weight(6600, 6600),
    "const": Weight(0, 0),
    "copy": Weight(1, 1),
    "select": Weight(4, 3),
}


def read_weights(
    target: Mapping[str, Any], where: str = "", table: Table = OPS
) -> dict[str, Weight]:
    """A weight for every row of the table, from the target's `[field_ops]` where there is one."""
    given, rows = dict(DEFAULT), target.get("field_ops") or {}
    if not isinstance(rows, Mapping):
        raise TargetError(
            f"field_ops is {rows!r}, not a table.",
            where=where or None,
            hint="Write [field_ops], then a line such as mul = [31, 25].",
        )
    for name, pair in rows.items():
        values = (
            [pair.get("latency"), pair.get("throughput")] if isinstance(pair, Mapping) else pair
        )
        if name in table:
            if (
                not isinstance(values, (list, tuple))
                or len(values) != 2
                or not all(_is_cycles(v) for v in values)
            ):
                raise TargetError(
                    f"The field operation {name} has the weight {pair!r}.",
                    where=where or None,
                    hint="Expected field_ops.NAME = [latency, throughput] in cycles, each >= 0.",
                )
            given[name] = Weight(round(values[0]), round(values[1]))
    return dict(_every(tuple(given.items()), tuple(table.items())))


@lru_cache(maxsize=64)
def _every(
    given: tuple[tuple[str, Weight], ...], rows: tuple[tuple[str, OpSpec], ...]
) -> dict[str, Weight]:
    known, table = dict(given), dict(rows)
    return {name: known.get(name) or _estimate(name, known, table) for name in table}


def _is_cycles(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value < 10**9


def _estimate(name: str, given: Mapping[str, Weight], table: Table) -> Weight:
    """Products at the price of `mul` and `sqr`, a tenth less for a shared reduction; of the other
    operations it expands to, the first at the price of `add`, each further one at half of it."""
    spec, add = table[name], given["add"]
    args, outs = tuple(ARGUMENTS[: spec.arity]), tuple(f"r{i}" for i in range(len(spec.meanings)))
    op = Op(name, outs, args, 5 if spec.has_const else None)
    basic = expand(FieldProgram(name, args, tuple(zip(outs, outs)), (op,)), table).ops
    heavy = [given[op.name].throughput for op in basic if op.name in ("mul", "sqr", "inv")]
    light = sum(op.name not in ("mul", "sqr", "inv", "const") for op in basic)
    if heavy:
        cycles = sum(heavy) - sum(heavy) * (len(heavy) - 1) // 10
        return Weight(cycles + given["mul"].latency - given["mul"].throughput, cycles)
    more = add.throughput * max(0, light - 1) // 2
    return Weight(add.latency + more, add.throughput + more)
