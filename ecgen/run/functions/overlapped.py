"""The overlaps that a public function allows, as places of its arguments: those at the ends of what
is allowed first, then random ones.

What is allowed is in the function's row: outputs over inputs longer and shorter than they are, at
every distance where any overlap is allowed; inputs over one another, alone and below an output. Two
outputs lie over one another only where the row says so.
"""

from collections.abc import Iterator
from itertools import combinations
from random import Random

from ecgen.library.api import Argument, Function, is_bytes
from ecgen.library.facts.overlaps import ANY, NONE
from ecgen.run.functions.call_memory import Over


def ways(function: Function, word_bytes: int, random: Random) -> Iterator[Over]:
    """Without end, or none where the function allows none. Overlapped inputs may be such as it does
    not take: see `Memory.is_valid`.
    """
    known = _Allowed(function, word_bytes)
    first = known.first()
    yield from first
    while first:
        yield known.random(random)


def said(over: Over) -> str:
    """In words, behind the name of a function; "" for none."""
    texts = [
        (
            f"{name} over {other}"
            if not shift
            else (
                f"{name} {abs(shift)} bytes {'behind' if shift > 0 else 'before'} the beginning of"
                f" {other}"
            )
        )
        for name, other, shift in over
    ]
    return f" ({', '.join(texts)})" if over else ""


class _Allowed:
    def __init__(self, function: Function, word_bytes: int):
        self.known = {a.name: a for a in function.arguments}
        self.word = word_bytes
        self.how = {
            (row.output, row.other): row.how for row in function.overlaps if row.how != NONE
        }
        self.inputs = [a for a in function.arguments if a.direction == "in" and not a.value]
        self.outputs = [a for a in function.arguments if a.direction != "in"]

    def first(self) -> list[Over]:
        """Each pair at one beginning, an output over several inputs, then the ends of every
        range.
        """
        found: list[Over] = [((*pair, 0),) for pair in self.how]
        pairs = list(combinations(self.inputs, 2))
        for output in self.outputs:
            below = [a for a in self.inputs if (output.name, a.name) in self.how]
            groups = [*combinations(below, 2), *([tuple(below)] if len(below) > 2 else [])]
            found += [
                (*((b.name, a.name, 0) for b in others), (output.name, a.name, 0))
                for a, *others in groups
            ]
        found += [((b.name, a.name, 0),) for a, b in pairs]
        found += [
            ((*pair, at),)
            for pair, how in self.how.items()
            if how == ANY
            for at in self._ends(*pair)
        ]
        return found + [
            ((b.name, a.name, at),) for a, b in pairs for at in self._ends(b.name, a.name)
        ]

    def _step(self, *arguments: Argument) -> int:
        """Words lie at multiples of their size."""
        return 1 if any(is_bytes(a.kind) for a in arguments) else self.word

    def _range(self, name: str, other: str) -> range:
        """Where an argument may begin, from the beginning of another one on, to overlap it."""
        a, b = self.known[name], self.known[other]
        step = self._step(a, b)
        return range(step - a.bytes, b.bytes, step)

    def _ends(self, name: str, other: str) -> list[int]:
        every = self._range(name, other)
        near = (every[0], -self.word, -every.step, every.step, self.word, every[-1])
        return [at for at in dict.fromkeys(near) if at in every and at]

    def random(self, random: Random) -> Over:
        """One output over an input, that over another one or not; or an input over another one."""
        pairs = list(self.how)
        if not pairs or (len(self.inputs) > 1 and random.randrange(4) == 0):
            if len(self.inputs) < 2:
                return ()
            first, second = (own.name for own in random.sample(self.inputs, 2))
            return ((first, second, random.choice(self._range(first, second))),)
        output, a = pair = random.choice(pairs)
        over = (*pair, self._distance(pair, random))
        others = [
            b.name for b in self.inputs if b.name != a and self.how.get((output, b.name)) == ANY
        ]
        if (
            self.how[pair] != ANY
            or self.known[a].direction != "in"
            or not others
            or random.randrange(3)
        ):
            return (over,)
        b = random.choice(others)
        return (b, a, random.choice(self._range(b, a))), over

    def _distance(self, pair: tuple[str, str], random: Random) -> int:
        return random.choice(self._range(*pair)) if self.how[pair] == ANY else 0
