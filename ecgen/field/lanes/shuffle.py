"""Lanes wanted from several vectors -> the fewest instructions that bring them together.

The instructions are those of AVX, where no permutation goes across pairs: a choice inside the pairs
of lanes of one vector (`perm`) or of two (`pick`), whole pairs of two vectors (`halves`), lanes of
two vectors in their places (`blend`). The search goes backwards from what is wanted: each last
instruction leaves wishes for its operands, with free lanes where it reads nothing.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations, product

from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.ir import LANES, ROUTES

DEEPEST = 5
MOST = 3  # vectors that are blended, where lanes are routed
Lane = tuple[str, int]  # a vector and one of its lanes
KEPT = (0, 1, 0, 1)
SWAPPED = (2, 3, 0, 1)  # the halves change places: sooner done than by a permutation at will


@dataclass(frozen=True)
class Shuffle:
    """A vector (`op` is "", `name` says which) or an instruction on one or two shuffles; `lanes`
    are what it holds.
    """

    lanes: tuple[Lane, ...]
    name: str = ""
    op: str = ""
    args: "tuple[Shuffle, ...]" = ()
    numbers: tuple[int, ...] = ()


def cheapest(
    wanted: tuple[Lane | None, ...], vectors: Mapping[str, tuple[Lane, ...]], across: bool = False
) -> Shuffle | None:
    """The shuffle of fewest instructions (each use counted) that holds `wanted`; None if more than
    DEEPEST are needed.

    With `across`, one vector of `vectors` can be permuted at will (AVX2).
    """
    search = _Search(tuple(vectors.items()), across)
    return next(
        (
            found
            for budget in range(DEEPEST + 1)
            if (found := search.find(wanted, budget)) is not None
        ),
        None,
    )


def routed(
    wanted: tuple[Lane | None, ...], vectors: Mapping[str, tuple[Lane, ...]]
) -> Shuffle | None:
    """The same where any lane of a vector, or of two, can go to any place in one instruction:
    vectors as they are and routed ones, blended, or lanes of two that are not both as they are;
    None if more than MOST are needed."""
    used = {lane for lane in wanted if lane is not None}
    offers = [
        (name, moved)
        for name, lanes in vectors.items()
        if used & set(lanes)
        for moved in (False, True)
    ]
    for budget in range(2 * MOST):
        if (
            budget == 2
            and len({lane[0] for lane in used}) == 2
            and (found := _among(wanted, vectors))
        ):
            return found
        for count in range(1, MOST + 1):
            for chosen in combinations(offers, count) if count <= budget + 1 else ():
                if count - 1 + sum(moved for _, moved in chosen) == budget and (
                    found := _blended(wanted, vectors, chosen)
                ):
                    return found
    return None


def _among(wanted, vectors) -> Shuffle | None:
    """The lanes wanted from the two vectors that are named."""
    names = list(dict.fromkeys(lane[0] for lane in wanted if lane is not None))
    parts = [Shuffle(vectors[name], name) for name in names if name in vectors]
    held = [lane for part in parts for lane in part.lanes]
    if len(parts) < 2 or not {lane for lane in wanted if lane is not None} <= set(held):
        return None
    numbers = tuple(k if lane is None else held.index(lane) for k, lane in enumerate(wanted))
    return Shuffle(tuple(held[n] for n in numbers), "", "among", tuple(parts), numbers)


def _blended(wanted, vectors, chosen) -> Shuffle | None:
    """The lanes wanted from the vectors chosen, each as it is or routed; None if they do not offer
    all.
    """
    parts, left = [], {k for k, lane in enumerate(wanted) if lane is not None}
    for name, moved in chosen:
        held = vectors[name]
        mine = {k for k in left if (wanted[k] in held if moved else wanted[k] == held[k])}
        left -= mine
        whole = Shuffle(held, name)
        if moved:
            numbers = tuple(held.index(wanted[k]) if k in mine else k for k in range(len(wanted)))
            whole = Shuffle(tuple(held[n] for n in numbers), "", "route", (whole,), numbers)
        parts.append((whole, mine))
    if left or not all(mine for _, mine in parts):
        return None
    result = parts[0][0]
    for part, mine in parts[1:]:
        lanes = tuple(part.lanes[k] if k in mine else lane for k, lane in enumerate(result.lanes))
        result = Shuffle(lanes, "", "blend", (result, part), (sum(1 << k for k in mine),))
    return result


def emit_shuffle(
    b: VectorBuilder, shuffle: Shuffle, limbs: Mapping[str, str], masks: bool = False
) -> str:
    """The value of one limb, from the limb of each vector; with `masks`, vectors are blended by a
    constant one.
    """
    if not shuffle.op:
        return limbs[shuffle.name]
    args = [emit_shuffle(b, arg, limbs, masks) for arg in shuffle.args]
    if shuffle.op == "blend" and masks:
        return b.emit(
            "mix",
            *args,
            b.words(*(-(shuffle.numbers[0] >> k & 1) for k in range(len(shuffle.lanes)))),
        )
    if shuffle.op in ROUTES:
        return b.emit(shuffle.op, *args, b.words(*shuffle.numbers))
    if shuffle.op == "halves" and len(args) == 1:
        args *= 2
    return b.emit(shuffle.op, *args, *shuffle.numbers)


class _Search:
    """`known` remembers what a wish costs at least, and what fulfils it."""

    def __init__(self, vectors, across: bool):
        self.vectors, self.across = vectors, across
        self.known: dict = {}

    def find(self, wanted, budget: int) -> Shuffle | None:
        """A shuffle of at most `budget` instructions."""
        tried, found = self.known.get(wanted, (-1, None))
        if found is not None:
            return found if tried <= budget else None
        for more in range(tried + 1, budget + 1):
            found = self._last(wanted, more) if more else self._given(wanted)
            self.known[wanted] = more, found
            if found is not None:
                return found
        return None

    def _given(self, wanted) -> Shuffle | None:
        for name, lanes in self.vectors:
            if all(w is None or w == have for w, have in zip(wanted, lanes)):
                return Shuffle(lanes, name)
        return None

    def _last(self, wanted, budget: int) -> Shuffle | None:
        """A shuffle of exactly `budget` instructions, by its last one."""
        for name, lanes in self.vectors if self.across and budget == 1 else ():
            if all(w is None or w in lanes for w in wanted):
                numbers = tuple(k if w is None else lanes.index(w) for k, w in enumerate(wanted))
                if numbers == SWAPPED:
                    return _applied("halves", (Shuffle(lanes, name),), (1, 0))
                return _applied("perm", (Shuffle(lanes, name),), numbers)
        for op, numbers, wishes in _ways(wanted):
            if len(wishes) == 1 or wishes[0] == wishes[1]:
                found = self.find(wishes[0], budget - 1)
                if found is not None:
                    return _applied(op, (found,) * len(wishes), numbers)
                continue
            for first in range(budget):
                x, y = self.find(wishes[0], first), self.find(wishes[1], budget - 1 - first)
                if x is not None and y is not None:
                    return _applied(op, (x, y), numbers)
        return None


def _applied(op: str, args, numbers) -> Shuffle:
    x, y = args[0].lanes, args[-1].lanes
    match op:
        case "perm":
            lanes = tuple(x[source] for source in numbers)
        case "pick":
            lanes = tuple((x, y)[k % 2][k // 2 * 2 + bit] for k, bit in enumerate(numbers))
        case "halves":
            lanes = tuple((x + y)[2 * numbers[k // 2] + k % 2] for k in range(LANES))
        case _:
            lanes = tuple((x, y)[numbers[0] >> k & 1][k] for k in range(LANES))
    return Shuffle(lanes, "", op, tuple(args), tuple(numbers))


def _ways(wanted):
    """Every instruction that can come last, those of more ports first, and the wishes it leaves."""
    if all(w is None for w in wanted):
        return
    used = [k for k in range(LANES) if wanted[k] is not None]
    for bits in product((0, 1), repeat=len(used)):
        if 0 < sum(bits) < len(bits) and not bits[0]:
            right = {k for k, bit in zip(used, bits) if bit}
            yield (
                "blend",
                (sum(1 << k for k in right),),
                tuple(
                    _wish((k, wanted[k]) for k in used if (k in right) == side)
                    for side in (False, True)
                ),
            )
    for bits in _choices(wanted):
        wish = _wish((k // 2 * 2 + bit, wanted[k]) for k, bit in enumerate(bits))
        if wish is not None and bits != KEPT:
            yield "perm", tuple(k // 2 * 2 + bit for k, bit in enumerate(bits)), (wish,)
        pair = tuple(_wish((k // 2 * 2 + bits[k], wanted[k]) for k in (i, i + 2)) for i in (0, 1))
        yield "pick", bits, pair
    low, high = wanted[:2], wanted[2:]
    for i, j in ((1, 1), (0, 0), (1, 0)):
        wish = _wish(
            [
                *((2 * i + k, w) for k, w in enumerate(low)),
                *((2 * j + k, w) for k, w in enumerate(high)),
            ]
        )
        if wish is not None:
            yield "halves", (i, j), (wish, wish)
    for i, j in product((0, 1), repeat=2):
        yield (
            "halves",
            (i, 2 + j),
            tuple(
                _wish((2 * side + k, w) for k, w in enumerate(part))
                for side, part in ((i, low), (j, high))
            ),
        )


def _choices(wanted):
    """The bits that say which lane of its pair each lane comes from; a free lane stays."""
    return product(*((0, 1) if w is not None else (KEPT[k],) for k, w in enumerate(wanted)))


def _wish(pairs) -> tuple | None:
    """The operand with these (lane, content); None if one lane would have to hold two things."""
    lanes: list = [None] * LANES
    for lane, content in pairs:
        if content is not None:
            if lanes[lane] not in (None, content):
                return None
            lanes[lane] = content
    return tuple(lanes)
