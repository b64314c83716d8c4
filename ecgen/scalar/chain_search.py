"""Search of a short addition chain for a given exponent: same exponent, same chain, on any host.

An exponent is cut into tokens value * 2^shift: long runs of ones are tokens of their own, the bits
between them are cut into odd windows of w bits. Three small problems remain, each solved by bounded
exact search:
    dictionary   an addition sequence through all window values and through 2^k - 1, the seed of the
    runs
    lengths      an addition chain for the lengths of the runs, x_(a+b) = x_a^(2^b) * x_b   (Itoh
    and Tsujii, 1988)
    assembly     squarings and one multiplication for each token, from the top
Combinations of w, the least length of a run and k are tried, those first that promise most, till no
other may be cheaper; the cheapest chain wins, the first of equals.
"""

from functools import lru_cache
from typing import NamedTuple

from ecgen.scalar.chain import INPUT, Chain, Step, validate

SQUARING = 0.8
WINDOWS = range(1, 7)
SEEDS = range(1, 9)
STATES = 20_000


@lru_cache(maxsize=64)
def find_chain(exponent: int, squaring: float = SQUARING) -> Chain:
    """The cheapest chain found for x^exponent, exponent >= 1, when a squaring costs `squaring`
    multiplications.
    """
    if exponent < 1:
        raise ValueError("an addition chain needs an exponent of at least 1")
    best, least, at = None, 0.0, 0
    for bound, place, tokens in sorted(
        (round(_least_cost(exponent, tokens, squaring), 6), place, tokens)
        for place, tokens in enumerate(_cuts(exponent))
    ):
        if best and (bound, place) > (least, at):
            break
        windows = frozenset(value for value, length, _ in tokens if not length)
        runs = sorted({length for _, length, _ in tokens if length})
        for seed in SEEDS if runs else (1,):
            if runs and seed > runs[0]:
                break
            program = _build(tokens, windows, runs, seed)
            if program and (best is None or (program.cost(squaring), place) < (least, at)):
                best, least, at = program, program.cost(squaring), place
    assert best is not None  # every tokenisation has steps, of one window at least
    chain = Chain(exponent, tuple(best.merged()))
    validate(chain)
    return chain


def _least_cost(exponent: int, tokens: tuple[tuple[int, ...], ...], squaring: float) -> float:
    """What the assembly alone costs, and one step for every window value above 1; or a step for
    every bit of the longest run, too, but the assembly only where it shares no value with that:
    from where its values have many bits, and more than those that are ones and then zeros, as the
    exponent begins."""
    values = {value for value, length, _ in tokens if not length and value > 1}
    longest = max(length for _, length, _ in tokens)
    alone: float = squaring * tokens[0][2] + len(tokens) - 1 + squaring * len(values)
    bits = exponent.bit_length()
    ones = _ones_below(exponent, bits)
    shared: int = max(
        bits - (exponent & (1 << bits - ones) - 1).bit_length(), bits - tokens[0][2], *SEEDS
    )
    squarings = squaring * (bits - shared + longest)
    return max(alone, squarings + sum(bits - low > shared for _, _, low in tokens[1:]))


def _cuts(exponent: int) -> list[tuple[tuple[int, ...], ...]]:
    """Different tokenisations of the exponent, without repetitions, in a fixed order."""
    ones = sorted({len(run) for run in bin(exponent)[2:].split("0") if run})
    found: dict[tuple[tuple[int, ...], ...], None] = {}
    for w in WINDOWS:
        for least in [*[length for length in ones if length > w][-6:], 0]:
            found.setdefault(_tokens(exponent, w, least), None)
    return list(found)


def _tokens(exponent: int, w: int, least: int) -> tuple[tuple[int, ...], ...]:
    """(value, run length or 0, shift) from the top; runs of at least `least` ones are tokens
    (never, if it is 0).
    """
    tokens, at = [], exponent.bit_length()
    while at:
        if not exponent >> (at - 1) & 1:
            at -= 1
            continue
        run = _ones_below(exponent, at)
        if least and run >= least:
            tokens.append(((1 << run) - 1, run, at - run))
            at -= run
            continue
        width = min(w, at)
        if least:  # a window must not eat the head of a long run
            width = next(
                (
                    i
                    for i in range(width)
                    if exponent >> (at - i - 1) & 1 and _ones_below(exponent, at - i) >= least
                ),
                width,
            )
        window = exponent >> (at - width) & ((1 << width) - 1)
        shift = (window & -window).bit_length() - 1
        tokens.append((window >> shift, 0, at - width + shift))
        at -= width
    return tuple(tokens)


def _ones_below(exponent: int, at: int) -> int:
    """Number of consecutive ones from bit at - 1 downwards."""
    below = exponent & ((1 << at) - 1)
    return at - (below ^ ((1 << at) - 1)).bit_length()


def _build(
    tokens: tuple[tuple[int, ...], ...], windows: frozenset[int], runs: list[int], seed: int
) -> "_Program | None":
    """The steps for one tokenisation and seed, or None if the dictionary search runs out of
    states.
    """
    wanted = windows | ({(1 << seed) - 1} if runs else set())
    sequence = addition_sequence(tuple(sorted(wanted)))
    if sequence is None:
        return None
    program = _Program()
    for _, left, right in sequence:
        program.square(left, 1) if left == right else program.multiply(left, right)
    lengths = {n for n in range(1, 2 * max(SEEDS)) if (1 << n) - 1 in program.names}
    for run in runs:
        for total, a, b in length_chain(tuple(sorted(lengths)), run):
            high = program.square((1 << a) - 1, b)
            program.multiply(high, (1 << b) - 1)
            lengths.add(total)
    value, shift = tokens[0][0], tokens[0][2]
    for token, _, low in tokens[1:]:
        value = program.multiply(program.square(value, shift - low), token)
        shift = low
    program.square(value, shift)
    return program


class _Program:
    """Steps under construction, every squaring one of its own: (out, left, right, squarings).
    `names` maps the exponent of every value at hand to its name.
    """

    def __init__(self) -> None:
        self.names, self.squarings = {1: INPUT}, 0
        self.steps: list[tuple[str, str, str, int]] = []

    def square(self, value: int, times: int) -> int:
        for _ in range(times):
            self._append(value << 1, self.names[value], "", 1)
            value <<= 1
        return value

    def multiply(self, left: int, right: int) -> int:
        self._append(left + right, self.names[left], self.names[right], 0)
        return left + right

    def _append(self, value: int, left: str, right: str, squarings: int) -> None:
        if value not in self.names:
            out = self.names[value] = f"t{len(self.steps) + 1}"
            self.steps.append((out, left, right, squarings))
            self.squarings += squarings

    def cost(self, squaring: float) -> float:
        """What the chain costs in multiplications, which is the same once runs are merged."""
        return round(self.squarings * squaring + len(self.steps) - self.squarings, 6)

    def merged(self) -> list[Step]:
        """The steps with runs of squarings joined where no value inside a run is read again,
        renumbered.
        """
        readers: dict[str, list[Step]] = {}
        steps = [Step(*step) for step in self.steps]
        for step in steps:
            for name in {step.left, step.right} - {""}:
                readers.setdefault(name, []).append(step)
        source = {step.out: step for step in steps}
        joined: dict[str, Step] = {}
        dropped = set()
        for step in steps:
            before = joined.get(step.left)
            if step.squarings and before and before.squarings and len(readers[step.left]) == 1:
                dropped.add(step.left)
                step = Step(step.out, before.left, "", before.squarings + 1)
            joined[step.out] = step
        kept = [joined[name] for name in source if name not in dropped]
        fresh = {INPUT: INPUT, "": ""} | {step.out: f"t{i}" for i, step in enumerate(kept, 1)}
        return [
            Step(fresh[step.out], fresh[step.left], fresh[step.right], step.squarings)
            for step in kept
        ]


@lru_cache(maxsize=4096)
def addition_sequence(targets: tuple[int, ...]) -> tuple[tuple[int, ...], ...] | None:
    """(value, left, right) for each step of a shortest increasing addition sequence from 1 through
    all `targets`.

    Among the shortest, the one with most doublings (squarings are cheaper). None if STATES do not
    suffice.
    """
    wanted = tuple(t for t in targets if t > 1)
    if not wanted:
        return ()
    budget = [STATES]
    for depth in range(
        max(len(wanted), wanted[-1].bit_length() - 1), len(wanted) + 2 * wanted[-1].bit_length()
    ):
        found = _deepen(wanted, depth, budget)
        if found:
            return tuple(
                (value, *_parts(found[1][:place], value))
                for place, value in enumerate(found[1])
                if place
            )
        if budget[0] <= 0:
            return None
    return None


def _deepen(
    wanted: tuple[int, ...], depth: int, budget: list[int]
) -> tuple[int, tuple[int, ...]] | None:
    """(doublings, values) of the best sequence from 1 through all wanted values in exactly `depth`
    steps, or None.
    """
    budget[0] -= 1
    return (
        None
        if _is_hopeless(1, wanted, depth) or budget[0] <= 0
        else _deepened(_Begun(0, (1,), 1 << 1, 1 << 2), wanted, depth, budget)
    )


def _is_hopeless(top: int, wanted: tuple[int, ...], depth: int) -> bool:
    """Whether more steps are needed than are left: one for each wanted value, and doublings up to
    the last.
    """
    return depth < len(wanted) or top << depth < wanted[-1]


class _Begun(NamedTuple):
    """Increasing values, so many of them doubled; bit v of `at_hand` and of `sums` says whether v
    is one of them, or a sum of two.
    """

    doublings: int
    values: tuple[int, ...]
    at_hand: int
    sums: int


def _deepened(
    begun: _Begun, wanted: tuple[int, ...], depth: int, budget: list[int]
) -> tuple[int, tuple[int, ...]] | None:
    """The best completion of what is begun, which is not hopeless; each next value costs a state,
    be it hopeless.
    """
    doublings, values, at_hand, sums = begun
    top, passed, target = values[-1], 0, wanted[0]
    best: tuple[int, tuple[int, ...]] | None = None
    found = (sums & (2 << target) - 1) >> top + 1
    if depth == len(
        wanted
    ):  # no step for another value than the next that is wanted, which is the first
        is_sum = sums >> target & 1
        passed, found = found.bit_count() - is_sum, is_sum << target - top - 1
    # so small that doublings do not reach the last that is wanted
    short = found & (1 << max((wanted[-1] - 1 >> depth - 1) - top, 0)) - 1
    passed, found = passed + short.bit_count(), found ^ short
    while found:
        value = top + found.bit_length()
        found -= 1 << value - top - 1
        rest = wanted[1:] if value == target else wanted
        doubled = doublings + (not value & 1 and at_hand >> (value >> 1) & 1)
        if not rest:
            one: tuple[int, tuple[int, ...]] | None = (doubled, (*values, value))
        else:
            budget[0] -= 1
            if depth <= len(rest) or budget[0] <= 0:
                continue
            longer = at_hand | 1 << value
            more = sums | longer << value
            if (
                depth - 1 == len(rest) and not more >> rest[0] & 1
            ):  # no step is left but for what is wanted, whose first is no sum
                budget[0] -= ((more & (2 << rest[0]) - 1) >> value + 1).bit_count()
                continue
            begun = _Begun(doubled, (*values, value), longer, more)
            one = _deepened(begun, rest, depth - 1, budget)
        if one and (best is None or one[0] > best[0]):
            best = one
    budget[0] -= passed
    return best


def _parts(values: tuple[int, ...], value: int) -> tuple[int, int]:
    """Two of the increasing values that add up to `value`: equal ones, else with the largest
    greater one.
    """
    if value % 2 == 0 and value // 2 in values:
        return value // 2, value // 2
    return next((a, value - a) for a in reversed(values) if value - a in values)


@lru_cache(maxsize=4096)
def length_chain(have: tuple[int, ...], target: int) -> tuple[tuple[int, ...], ...]:
    """(sum, a, b), a >= b, for each step of a short addition chain from the lengths `have` to
    `target`.

    Shortest among chains whose every step uses the sum before it (star chains) within STATES;
    beyond that, binary.
    """
    if target in have:
        return ()
    start = max(n for n in have if n <= target)
    for depth in range(1, 24):
        budget = [STATES]
        found = _star(tuple(n for n in have if n <= target), start, target, depth, budget)
        if found is not None:
            return found
        if budget[0] <= 0:
            break
    return _binary_lengths(start, target)


def _star(
    have: tuple[int, ...], last: int, target: int, depth: int, budget: list[int]
) -> tuple[tuple[int, ...], ...] | None:
    """The steps from `last`, the greatest of `have`, to the greater target, at most `depth`; each
    next length costs a state, be it hopeless.
    """
    budget[0] -= 1
    return (
        None
        if last << depth < target or budget[0] <= 0
        else _starred(tuple(sorted(have, reverse=True)), target, depth, budget)
    )


def _starred(
    have: tuple[int, ...], target: int, depth: int, budget: list[int]
) -> tuple[tuple[int, ...], ...] | None:
    """The same for the lengths from the greatest down, where depth >= 1."""
    last = have[0]
    for other in have:
        total = last + other
        if total > target:
            continue
        budget[0] -= 1
        if total == target:
            return ((total, last, other),)
        if depth == 1 or total << depth - 1 < target or budget[0] <= 0:
            continue
        rest = _starred((total, *have), target, depth - 1, budget)
        if rest is not None:
            return ((total, last, other), *rest)
    return None


def _binary_lengths(start: int, target: int) -> tuple[tuple[int, ...], ...]:
    """Doubling from `start`, then its multiples added; needs the remainder as a length, so it
    starts from 1.
    """
    steps, value = [], 1
    for bit in bin(target)[3:]:
        steps.append((2 * value, value, value))
        value *= 2
        if bit == "1":
            steps.append((value + 1, value, 1))
            value += 1
    return tuple(steps)
