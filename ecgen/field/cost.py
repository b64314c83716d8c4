"""Limb operations -> instructions and depth, the yardstick by which lowerings choose among
candidates.

One operation is about one instruction on a machine with carry flags; copies and constants are not
counted because they are free or hoisted on the machines at hand. Depth counts operations on the
longest path (carry included).
"""

from ecgen.limb.ir import LimbOp, is_split

WEIGHT = {"zero": 0, "const": 0, "mulwide": 2, "shld": 2, "shrd": 2}
PRODUCTS = {"mulwide", "mullo", "maal"}
IN_HALVES = 8  # operations of a word product beyond those that it weighs as one
DEPTH = {"zero": 0, "const": 0, "mulwide": 4, "mullo": 3, "half": 3, "shld": 3, "shrd": 3}


def count(ops: tuple[LimbOp, ...] | list[LimbOp]) -> int:
    """Weighted number of instructions; a word without its top bit, and that as a flag, is one
    (`shr`, `and`, `flag` in a row).
    """
    return sum(WEIGHT.get(op.name, 1) for op in ops) - 2 * sum(map(is_split, ops, ops[1:], ops[2:]))


def depth(ops: tuple[LimbOp, ...] | list[LimbOp]) -> int:
    """Longest dependency path in cycles, each operation by its own latency."""
    ready: dict[str, int] = {}
    for op in ops:
        start = max((ready.get(a, 0) for a in op.args if isinstance(a, str)), default=0)
        for out in op.outs:
            ready[out] = start + DEPTH.get(op.name, 1)
    return max(ready.values(), default=0)


def span(ops: tuple[LimbOp, ...] | list[LimbOp]) -> int:
    """The cycle in which the last result is there if word products start one a cycle in their
    order, and nothing else waits but for arguments.
    """
    ready: dict[str, int] = {}
    free = 0
    for op in ops:
        start = max((ready.get(a, 0) for a in op.args if isinstance(a, str)), default=0)
        if op.name in ("mulwide", "mullo"):
            start = max(start, free)
            free = start + 1
        for out in op.outs:
            ready[out] = start + DEPTH.get(op.name, 1)
    return max(ready.values(), default=0)


def paced(ops: tuple[LimbOp, ...] | list[LimbOp]) -> tuple[int, int]:
    """What whole squares are compared by on a machine with one multiplier: an instruction is a
    quarter of a cycle, half of what the last result waits for is hidden by what comes before and
    after. Measured on Zen 4, squares of nine words: 289 instructions with a span of 59 take 67.8
    TSC cycles, 290 with one of 54 take 64.5."""
    return count(ops) + 2 * span(ops), depth(ops)


def steady(ops: tuple[LimbOp, ...] | list[LimbOp], weights: dict[str, float]) -> float:
    """Modelled cycles of one of many independent runs, without loads and stores: a word product
    weighs `multiply`, any other operation and a copy `integer`.
    """
    multiplied = sum(op.name in PRODUCTS for op in ops)
    others = sum(op.name not in PRODUCTS | {"zero", "const"} for op in ops) + copies(ops)
    return round(multiplied * weights["multiply"] + others * weights["integer"], 2)


def copies(ops: tuple[LimbOp, ...] | list[LimbOp]) -> int:
    """Moves before instructions that overwrite an operand: of a word computed here that is read
    again later, where no other operand can be overwritten, or of a constant.
    """
    last = {arg: i for i, op in enumerate(ops) for arg in op.args if isinstance(arg, str)}
    made: set[str] = set()
    found = 0
    for i, op in enumerate(ops):
        if op.name in OVERWRITTEN:
            free = [
                arg
                for arg in (op.args[k] for k in OVERWRITTEN[op.name])
                if isinstance(arg, str) and (arg not in made or last[arg] == i)
            ]
            found += bool(op.outs[0]) and not free
        made.update(op.outs)
    return found


OVERWRITTEN = {"add": (0, 1), "adc": (0, 1), "sub": (0,), "sbb": (0,), "select": (1, 2)}


def cost(ops: tuple[LimbOp, ...] | list[LimbOp]) -> tuple[int, int]:
    """What candidates are compared by: instructions first, then depth."""
    return count(ops), depth(ops)


def of_halves(ops: tuple[LimbOp, ...] | list[LimbOp]) -> tuple[int, int]:
    """The same where a word product is made of four products of half words
    (machine/selection/halves.py).
    """
    return count(ops) + sum(IN_HALVES for op in ops if op.name in PRODUCTS), depth(ops)


def sparing(ops: tuple[LimbOp, ...] | list[LimbOp]) -> tuple[int, int]:
    """The same where half a word product holds up a core as long as three other instructions."""
    halves = sum(sum(map(bool, op.outs)) for op in ops if op.name in PRODUCTS)
    return count(ops) + 2 * halves, depth(ops)
