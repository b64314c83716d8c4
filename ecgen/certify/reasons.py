"""Why a value is what it is claimed to be, as the checker wants to be told: which carries are 0
and by which equations, for both values of each flag on which words are chosen.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from math import gcd

from ecgen.certify.chase import (
    bound_of,
    chased,
    chased_whole,
    comparisons_of,
    interval_by,
    own_bound,
)
from ecgen.certify.hints import (
    Bound,
    Congruent,
    Either,
    Hint,
    Hints,
    Impossible,
    Limit,
    Most,
    Multiple,
    Reason,
    Same,
    Side,
    Split,
)
from ecgen.certify.polynomials import Known, Monomial, Poly, combined, unknown
from ecgen.errors import EcgenError

TOP = 1 << 64
SMALL = 1 << 40
MOST_TOLD = 4  # carries that nothing bounds, both of whose values are looked at
MOST_ABOVE = 1 << 130  # factors of what stands above a number
BIT, OF_LEA = (0, 1), (-1, 9)  # what carries are before anything else is known


class NotFound(EcgenError):
    """No hint that is looked for closes the claim."""


@dataclass(frozen=True)
class Window:
    """The unknowns of one operation, by number."""

    bottom: int
    top: int


class Contradiction(Exception):
    """What is assumed cannot be; the unknown whose interval is empty."""


class Bounding:
    """Hints for one case: `known` becomes sharper, `hints` say why."""

    def __init__(self, known: Known):
        self.known, self.start = known, known.copied()
        self.hints: list[Hint] = []

    def take(self, bound: Bound | None, share: int = 1) -> bool:
        """Use the hint if it says more than is known: that the interval is less than that share of
        what it was."""
        if bound is None:
            return False
        u, fact = bound.unknown, self.known[bound.unknown]
        low, high = interval_by(self.known, bound)
        if share * (min(high, fact.high) - max(low, fact.low)) >= fact.high - fact.low:
            return False
        self.hints.append(bound)
        self.known.narrow(u, low, high)
        if fact.low > fact.high:
            raise Contradiction(u)
        return True

    def repeat(self, hints: Hints) -> None:
        """Use hints that held where less was assumed."""
        for hint in hints:
            match hint:
                case Bound():
                    self.take(hint)
                case Multiple(u):
                    self.known.narrow(u, 0, 0)
                    self.hints.append(hint)
                case Same():
                    self.identify(hint)

    def identify(self, hint: Same) -> None:
        self.known[hint.unknown].equal = hint.poly
        self.hints.append(hint)

    def lost_carries(self) -> None:
        """Carries that nothing takes in are 0 where the number that ends in them fits its words;
        what is multiplied by a small number, to be folded, is less than a word. The first ones
        first."""
        known = self.known
        uses = _uses(known)
        folded = {
            m[0]
            for fact in known.values()
            for m, c in (fact.equal or {}).items()
            if len(m) == 1 and 2 < abs(c) < SMALL and abs(c).bit_count() > 1
        }
        for u, fact in known.items():
            if fact.equal is None and uses[u] == 1 and (fact.low, fact.high) in (BIT, OF_LEA):
                if fact.low:
                    self.glance(u)
                self.take(bound_of(known, u, 1))
            elif fact.equal is not None and u in folded:
                self.take(bound_of(known, u, 1), 2)

    def glance(self, u: int) -> bool:
        """Make u's interval smaller by one equation as it stands; whether that is done."""
        rows = [row for row, fact in self.known.items() if (u,) in (fact.equal or ())]
        return any([self.take(own_bound(self.known, u, row), 2) for row in rows])

    def settle(self, u: int, assumed: tuple[int, ...]) -> bool:
        """Make u's interval smaller, by equations that are added; whether that is done. `assumed`:
        flags that are known."""
        fact, done = self.known[u], False
        for way in (1, -1):
            if fact.low < fact.high and (way > 0 or fact.low < 0 or fact.high <= 1):
                done |= self.take(bound_of(self.known, u, way, assumed), 2)
        return done


@dataclass(frozen=True)
class Case:
    """What is assumed, flags with their values, and the hints that led there: they hold still."""

    window: Window
    prefix: Hints = ()
    assumed: tuple[int, ...] = ()

    def further(self, flag: int, hints: list[Hint]) -> "Case":
        return Case(self.window, tuple(hints), (*self.assumed, flag))


def reason_for(
    known: Known, goal: Poly, modulus: int, flags: tuple[int, ...], case: Case
) -> Reason:
    """Why the goal is 0 modulo p; NotFound if it is not seen. `known` becomes sharper, where
    nothing is assumed by the hints that `without_opening` takes out."""
    bounding = Bounding(known)
    window = case.window
    try:
        bounding.repeat(case.prefix)
        if not case.assumed:
            bounding.lost_carries()
        tried: set[int] = set()
        while True:
            whole = known.expanded(goal, window.bottom, window.top)
            zeros, left = _without_zero_words(known, whole, modulus, window)
            wrong = sorted(m for m, c in left.items() if c % modulus)
            if not wrong:
                times = {m: -c // modulus for m, c in left.items()}
                return Congruent(
                    tuple(bounding.hints), times, zeros, window.top, window.top - window.bottom + 1
                )
            carries = [
                u for m in wrong if len(m) == 2 for u in m if u in known and known[u].high <= 1
            ]
            if zeros:
                # The words that were subtracted may hide a carry that is 0.
                linear = {
                    m[0] for m, c in whole.items() if len(m) == 1 and c % modulus and m[0] in known
                }
                carries += sorted(u for u in linear if (known[u].low, known[u].high) == (0, 1))
            carries = [u for u in carries if u not in flags]
            asked = [m[0] for m in wrong if len(m) == 1] + carries + compared(bounding, case)
            if not (
                _any_settled(bounding, asked, tried, case)
                or _identified(bounding, left, modulus)
                or _lost(bounding, tried, case)
                or _quotient_cancels(bounding, goal, modulus, flags, case)
            ):
                break
    except Contradiction as found:
        return Impossible(tuple(bounding.hints), found.args[0])
    return _told_apart(
        bounding,
        _with_carries(known, flags, wrong),
        case,
        lambda k, rest, further: reason_for(k, goal, modulus, rest, further),
        Either,
        f"{len(wrong)} coefficients are not seen to be divisible by p",
    )


def _with_carries(
    known: Known, flags: tuple[int, ...], left: Iterable[Monomial]
) -> tuple[int, ...]:
    """The flags, and a few carries that nothing takes in and nothing bounds: the sign of a
    difference, which is its highest bit as well, is seen by what cannot be."""
    uses = _uses(known)
    lost = [
        m[0]
        for m in left
        if len(m) == 1 == uses[m[0]] and m[0] % 4 == 2 and m[0] in known
        and (known[m[0]].low, known[m[0]].high) == BIT and m[0] not in flags
    ]  # fmt: skip
    return (*flags, *lost) if len(lost) <= MOST_TOLD else flags


def _uses(known: Known) -> Counter[int]:
    """In how many equations of words each unknown is."""
    return Counter(
        u
        for v, fact in known.items()
        if v <= known.last
        for u in {u for m in fact.equal or () for u in m}
    )


def without_opening(reason: Reason) -> tuple[Hints, Reason]:
    """The hints that hold without any assumption, and the reason behind them."""
    match reason:
        case Congruent():
            return reason.known, replace(reason, known=())
        case Either():
            return reason.before, replace(reason, before=())
        case _:
            raise NotFound("what is known contradicts itself")


def limit_for(known: Known, value: Poly, most: int, flags: tuple[int, ...], case: Case) -> Limit:
    """Why the value is at most `most`; NotFound if it is not seen. Unknowns are bounded for it only
    where flags alone do not do."""
    bounding = Bounding(known)
    is_last = all(known[f].low == known[f].high for f in flags)
    try:
        bounding.repeat(case.prefix)
        tried: set[int] = set()
        while True:
            side, high = chased(known, value, most, case.assumed)
            if high <= most:
                return Most(tuple(bounding.hints), side)
            left = known.expanded(value, case.window.bottom, case.window.top)
            asked = [m[0] for m in left if len(m) == 1] + compared(bounding, case)
            if not is_last or not (
                _any_settled(bounding, asked, tried, case) or _lost(bounding, tried, case)
            ):
                break
    except Contradiction as empty:
        return Impossible(tuple(bounding.hints), empty.args[0])
    return _told_apart(
        bounding,
        _with_carries(known, flags, left) if is_last else flags,
        case,
        lambda k, rest, further: limit_for(k, value, most, rest, further),
        Split,
        f"a result is not seen to be at most {most:#x}",
    )


def compared(bounding: Bounding, case: Case) -> list[int]:
    """The words that the assumed flags come from, and what these were made of; of a bit that was
    taken from a word also what that was made of."""
    known = bounding.known

    def made_of(words: list[int]) -> list[int]:
        equals = [known[word].equal or {} for word in words if word in known]
        return [m[0] for equal in equals for m in known.settled(equal) if len(m) == 1]

    words = [flag | 1 for flag in case.assumed]
    taken_from = made_of([flag - 1 for flag in case.assumed])
    return list(dict.fromkeys(words + made_of(words) + taken_from + made_of(taken_from)))


def bound_of_name(side: Side, name: int, value: Poly, way: int = 1) -> Bound:
    """What a value is at most, way 1, or at least, -1, as a bound of its name."""
    same = combined((side.factor, unknown(name)), (-side.factor, value))
    rest = combined((way, side.poly), (1, same))
    return Bound(name, side.factor, rest, side.top, side.count)


def _any_settled(bounding: Bounding, asked: list[int], tried: set[int], case: Case) -> bool:
    """Whether one of the unknowns has a smaller interval now: by equations as they stand, else by
    sums of them, which is tried once for each."""
    known = bounding.known
    if any([bounding.glance(u) for u in asked if u in known]):
        return True
    told = compared(bounding, case)
    for u in asked:
        if (
            u not in tried
            and u in known
            and 0 < known[u].high - known[u].low < (SMALL, TOP)[u in told]
        ):
            tried.add(u)
            if bounding.settle(u, case.assumed):
                return True
    return False


def _identified(bounding: Bounding, left: Poly, modulus: int) -> bool:
    """Whether unknowns of the same coefficient but for the sign are seen to cancel: carries and
    borrows out of the highest word, where the number fits as a whole; times the same unknown, the
    carry of a word that is doubled and the bit that a shift of it loses."""
    known, groups = bounding.known, defaultdict[tuple[int, Monomial], dict[int, int]](dict)
    for monomial, factor in left.items():
        for k, u in enumerate(monomial if factor % modulus else ()):
            fact = known.get(u)
            if not fact or fact.equal is not None or (len(monomial) == 2 and fact.high > 1):
                continue
            high = 2 * (factor % modulus) > modulus
            least = modulus - factor % modulus if high else factor % modulus
            groups[least, (*monomial[:k], *monomial[k + 1 :])][u] = -1 if high else 1
    return any(len(group) > 1 and _cancels(bounding, group) for group in groups.values())


def _lost(bounding: Bounding, tried: set[int], case: Case) -> bool:
    """Whether carries out of a number that a flag says something of are seen to cancel now; then
    all is tried once more."""
    known = bounding.known
    for number in [told.compared for flag in case.assumed for told in comparisons_of(known, flag)]:
        size = TOP * max(number.values(), default=0)
        left = known.expanded(number, case.window.bottom, case.window.top)
        group = {
            m[0]: 1 if c > 0 else -1
            for m, c in left.items()
            if len(m) == 1 and abs(c) == size and known[m[0]].equal is None
        }
        if group and _cancels(bounding, group):
            tried.clear()
            return True
    return False


def _quotient_cancels(
    bounding: Bounding, goal: Poly, modulus: int, flags: tuple[int, ...], case: Case
) -> bool:
    """Whether what stands above the words of T - q p is seen to cancel: only the lowest are
    computed, before a flag says whether p is subtracted once more. Carries that have larger
    factors, of a word of q that is a bit, are seen to be 0 first."""
    known, window = bounding.known, case.window
    for flag in () if case.assumed else flags:
        for told in list(comparisons_of(known, flag))[:1]:
            number = {m: c for m, c in told.compared.items() if m != (flag,)}
            above = _above(known, goal, number, modulus, window)
            expanded = known.expanded(above, window.bottom, window.top)
            last = max((m[0] for m, c in above.items() if _is_lost(known, m, c)), default=0)
            if not last or not expanded:
                continue
            for m, c in expanded.items():
                if len(m) == 1 and abs(c) > 1 and known[m[0]].high > 1:
                    side, _ = chased_whole(known, {m: 1})
                    bounding.take(Bound(m[0], side.factor, side.poly, side.top, side.count))
            if _vanishes(bounding, above, last, lambda total: chased_whole(known, total)):
                return True
    return False


def _is_lost(known: Known, monomial: Monomial, factor: int) -> bool:
    """Whether it is a carry, once, that no equation says more of."""
    fact = known[monomial[0]] if len(monomial) == abs(factor) == 1 else None
    return fact is not None and fact.equal is None and (fact.low, fact.high) == BIT


def _above(known: Known, goal: Poly, number: Poly, modulus: int, window: Window) -> Poly:
    """(number - total) / 2^(w k) modulo p for a number of k words, in unknowns with small factors;
    nothing if there are others. The total is what the goal says of words before the number."""
    if not number or min(number.values()) < 0:
        return {}
    size, first = TOP * max(number.values()), min(u for (u,) in number)
    if gcd(size, modulus) > 1:
        return {}
    value = {m: c for m, c in goal.items() if any(u >= first for u in m)}
    scale = min(map(abs, value.values()), default=1)
    left = known.settled(combined((scale, number), (-1, value), (1, goal)))
    by = pow(size, -1, modulus)

    def times(m: Monomial) -> int:
        factor = left.get(m, 0) * by % modulus
        return factor - modulus * (2 * factor > modulus)

    for u in sorted((u for u in known if window.bottom <= u <= window.top), reverse=True):
        equal, factor = known[u].equal, left.get((u,), 0)
        if factor and equal is not None and abs(times((u,))) >= MOST_ABOVE:
            left = combined((1, left), (factor, known.settled(equal)), (-factor, unknown(u)))
    above = {m: times(m) for m in left if times(m)}
    return above if all(abs(c) < MOST_ABOVE for c in above.values()) else {}


def _cancels(bounding: Bounding, group: dict[int, int]) -> bool:
    """Whether the sum of the group is at most 0, and minus that as well."""
    total: Poly = {(u,): sign for u, sign in group.items()}
    known = bounding.known
    return _vanishes(bounding, total, max(group), lambda side: chased(known, side, 0))


def _vanishes(
    bounding: Bounding, total: Poly, last: int, chase: Callable[[Poly], tuple[Side, int]]
) -> bool:
    """Whether the total is at most 0, and minus that as well; so `last`, which is in it once, is
    minus the others."""
    found = [chase(combined((way, total))) for way in (1, -1)]
    if any(high > 0 for _, high in found):
        return False
    (above, _), (below, _) = found
    sign = total[last,]
    rest = combined((-sign, total), (1, {(last,): 1}))
    bounding.identify(Same(last, rest, *((above, below)[::sign])))
    return True


def _told_apart(bounding: Bounding, flags: tuple[int, ...], case: Case, go_on, make, why: str):
    """Both values of the next flag that is not known."""
    known = bounding.known
    open_flags = tuple(f for f in flags if known[f].low < known[f].high)
    if not open_flags:
        raise NotFound(why)
    flag, rest = open_flags[0], open_flags[1:]
    before: tuple[Hints, ...] = ()
    further, start = case.further(flag, bounding.hints), bounding.start
    if make is Either and not case.assumed:
        further, start, before = case.further(flag, []), known, (tuple(bounding.hints),)
    return make(
        flag,
        go_on(start.with_value(flag, 0), rest, further),
        go_on(start.with_value(flag, 1), rest, further),
        *before,
    )


def _without_zero_words(
    known: Known, left: Poly, modulus: int, window: Window
) -> tuple[Poly, Poly]:
    """Words that are 0 by their bounds, though an equation says something else, are subtracted so
    that as many coefficients as can be are 0 modulo p: (factor of each word, what is left)."""
    zeros: Poly = {}
    for u in sorted(known, reverse=True):
        fact = known[u]
        if not (
            window.bottom <= u <= window.top
            and fact.low == fact.high == 0
            and fact.equal is not None
        ):
            continue
        word = known.expanded({(u,): 1}, window.bottom, window.top)
        lead = next(
            (
                m
                for m in sorted(word, reverse=True)
                if left.get(m, 0) % modulus and word[m] % modulus
            ),
            None,
        )
        if lead is not None:
            factor = -left[lead] * pow(word[lead], -1, modulus) % modulus
            zeros[u,] = factor
            left = combined((1, left), (factor, word))
    return zeros, left
