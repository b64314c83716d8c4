"""Latency and reciprocal throughput of every field operation on a CPU, in cycles.

A target's table `[field_ops]` gives them as `mul = [31, 25]`; what it leaves out is estimated from the
meaning of the operation and from the rows it does give.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from ecgen.errors import TargetError
from ecgen.program.cost import products
from ecgen.program.meaning import polynomial
from ecgen.program.ops import OPS, Table


@dataclass(frozen=True)
class Weight:
    """A result is ready `latency` cycles after the start; the next operation starts `throughput` cycles after it."""

    latency: int
    throughput: int


# Orders of magnitude of a 256-bit field on a 64-bit core with MULX and ADX, not measurements of one.
DEFAULT = {
    "mul": Weight(31, 25), "sqr": Weight(25, 20), "add": Weight(8, 6), "sub": Weight(8, 6), "mulc": Weight(14, 9),
    "half": Weight(8, 6), "inv": Weight(6600, 6600), "const": Weight(0, 0), "copy": Weight(1, 1),
}  # fmt: skip


def read_weights(target: Mapping, where: str = "", table: Table = OPS) -> dict[str, Weight]:
    """A weight for every row of the table, from the target's `[field_ops]` where there is one."""
    given = dict(DEFAULT)
    for name, pair in (target.get("field_ops") or {}).items():
        values = [pair.get("latency"), pair.get("throughput")] if isinstance(pair, Mapping) else pair
        if name in table:
            if not isinstance(values, (list, tuple)) or len(values) != 2 or not all(_is_cycles(v) for v in values):
                raise TargetError(f"The field operation {name} has the weight {pair!r}.", where=where or None,
                                  hint="Expected field_ops.NAME = [latency, throughput] in cycles, each >= 0.")  # fmt: skip
            given[name] = Weight(round(values[0]), round(values[1]))
    return {name: given.get(name) or _estimate(name, given, table) for name in table}


def _is_cycles(value) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value < 10**9


def _estimate(name: str, given: Mapping[str, Weight], table: Table) -> Weight:
    """Products at the price of `mul` and `sqr` less a shared reduction (a tenth); linear terms at half an `add` each after the first."""
    m, s = products(name, table)
    add = given["add"]
    if m + s:
        cycles = m * given["mul"].throughput + s * given["sqr"].throughput
        extra = cycles - cycles // 10 * (m + s - 1)
        return Weight(given["mul"].latency - given["mul"].throughput + extra, extra)
    forms = [polynomial(meaning, k=1) or {} for meaning in table[name].meanings]
    terms = sum(sum(int(abs(c)) if c == int(c) and abs(c) <= 4 else 2 for c in f.values()) - 1 for f in forms)
    steps = max(1, terms)
    return Weight(add.latency + (steps - 1) * add.throughput // 2, add.throughput + (steps - 1) * add.throughput // 2)
