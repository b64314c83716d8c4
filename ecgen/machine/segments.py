"""Tuned orders: the operations of one field operation, recognised by their shape, in an order found
by measuring.

A segment is the part of a LimbProgram between two notes, that is one field operation. Its key
abstracts from names and from the values of constants, so that one order serves every prime whose
lowering has the same shape. `apply_orders` reorders each segment whose key is known and leaves the
others alone.
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from ecgen.errors import TargetError
from ecgen.limb.ir import LimbOp, LimbProgram
from ecgen.machine.order import reorder
from ecgen.resources import write_whole


@dataclass(frozen=True)
class TunedOrder:
    """A permutation of a segment's operations; `saved` is the number of callee-saved registers it
    was tuned with.
    """

    key: str
    order: tuple[int, ...]
    saved: int
    note: str = ""


def segments(program: LimbProgram) -> tuple[tuple[int, int], ...]:
    """Half-open ranges of operations, one per note."""
    starts = sorted({index for index, _ in program.notes} | {0})
    return tuple(zip(starts, [*starts[1:], len(program.ops)]))


def segment_key(ops: tuple[LimbOp, ...]) -> str:
    """The shape of a segment: operations and data flow, without names and constants."""
    number: dict[str, str] = {}
    lines = []
    for op in ops:
        args = []
        for arg in op.args:
            if isinstance(arg, int):
                args.append("0" if arg == 0 and op.name != "const" else "i")
            else:
                args.append(number.setdefault(arg, f"x{len(number)}"))
        outs = [number.setdefault(out, f"v{len(number)}") if out else "_" for out in op.outs]
        lines.append(f"{' '.join(outs)} = {op.name} {' '.join(args)}")
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:24]


def apply_orders(program: LimbProgram, orders: dict[str, TunedOrder]) -> LimbProgram:
    """Put every segment with a known key into its tuned order."""
    result: list[int] = []
    for start, end in segments(program):
        tuned = orders.get(segment_key(program.ops[start:end])) if orders else None
        result.extend(start + i for i in (tuned.order if tuned else range(end - start)))
    moved = reorder(program, tuple(result))
    starts = {start for start, _ in segments(program)}
    notes = tuple((i, text) for i, text in program.notes if i in starts)
    return LimbProgram(
        name=moved.name,
        bits=moved.bits,
        inputs=moved.inputs,
        outputs=moved.outputs,
        ops=moved.ops,
        elements=moved.elements,
        notes=notes,
    )


def load_orders(*paths: Path) -> dict[str, TunedOrder]:
    """Read files of tuned orders, a later one going before; a missing file means none."""
    return {key: order for path in paths for key, order in _read_orders(path).items()}


def _read_orders(path: Path) -> dict[str, TunedOrder]:
    if not path.is_file():
        return {}
    try:
        rows = json.loads(path.read_text())["orders"]
        orders = [
            TunedOrder(r["key"], tuple(r["order"]), r["saved"], r.get("note", "")) for r in rows
        ]
    except (ValueError, KeyError, TypeError) as error:
        raise TargetError(
            f"the tuned orders cannot be read ({error}).",
            where=path,
            hint="Run `ecgen tune` again.",
        ) from error
    for order in orders:
        if sorted(order.order) != list(range(len(order.order))):
            raise TargetError(
                f"order {order.key} is not a permutation.",
                where=path,
                hint="Run `ecgen tune` again.",
            )
    return {o.key: o for o in orders}


def save_orders(path: Path, orders: dict[str, TunedOrder], header: Mapping[str, object]) -> None:
    """Write tuned orders, one row a line, sorted by note and key."""
    rows = sorted(orders.values(), key=lambda o: (o.note, o.key))
    text = ",\n".join(
        json.dumps({"key": o.key, "note": o.note, "saved": o.saved, "order": list(o.order)})
        for o in rows
    )
    write_whole(path, json.dumps(header)[:-1] + f',\n"orders": [\n{text}\n]}}\n')
