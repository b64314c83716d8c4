"""Forms -> upper bounds: interval arithmetic after telescoping, with case splits over flags.

A `Goal` is a sum of coefficient * word plus a form. Its maximum is bounded by the best of several
views, each sound by itself: the words' own intervals; the goal's form over the atoms (elements and
products of elements recognised); the words replaced by the operands of the chains that made them; a
number completed by the words below and above it. A flag assumed to be 0 or 1 also says that the
number of its chain fits its words; that is one more view. Bounds of rational parts (half a word)
are added as they are; only the bound of a whole integer is rounded down.
"""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import floor
from typing import Any, TypeVar, overload

from ecgen.limb.forms import Form, Number, combine, size
from ecgen.limb.ir import LimbOp, Operand
from ecgen.limb.maxima import Assumed, Maxima
from ecgen.limb.values import Values

Found = TypeVar("Found")
Words = tuple[str, ...]
Shares = tuple[tuple[Operand, Number], ...]  # what a word is the sum of, times which

SPLITS = 6
LEVELS = 4
TRIED = (0, 2, LEVELS)  # a bound is the less, and takes the longer, the more levels


@dataclass(frozen=True, eq=False)
class Goal:
    """sum of factor * word over `words` ((word, factor), ...) plus `rest`; `is_number`: they are
    one number, low first. What is remembered of a goal is of that very one.
    """

    words: tuple[tuple[str, Number], ...]
    rest: Form
    is_number: bool = False


class Bounds:
    """Maxima over the values entered so far; `assumed` maps flag atoms to 0 or 1."""

    def __init__(self, values: Values, patience: int | None = None):
        self.v = values
        self.maxima = Maxima(values, patience)
        self.carried: dict[str, tuple[Form, Form]] = {}
        self.chains: dict[str, Words] = {}
        self.memo: dict[Hashable, Any] = {}
        self.version = -1

    def _remember(self, key: Hashable, compute: Callable[[], Found]) -> Found:
        """compute() once per state of the values."""
        if self.version != self.v.version:
            self.memo.clear()
            self.version = self.v.version
        if key not in self.memo:
            self.memo[key] = compute()
        found: Found = self.memo[key]
        return found

    # numbers

    def carries_out(self, word: str) -> Form:
        """What the word hands to the next: the atoms with a factor divisible by 2^w, divided by
        -2^w.
        """
        form = self.v.forms[word]
        top = self.v.top
        known = self.carried.get(word)
        if known and known[0] is form:
            return known[1]
        carries: Form = {
            m: -f // top
            for m, f in form.items()
            if len(m) == 1
            and f % top == 0
            and (self.v.atoms[m[0]].is_flag or not self.v.atoms[m[0]].elements)
        }
        self.carried[word] = form, carries
        return carries

    def follows(self, low: str, high: str) -> bool:
        """Whether `high` takes in exactly what `low` hands on, or both are neighbouring limbs of an
        element.
        """
        carries = self.carries_out(low)
        return (
            self._takes_in(high, carries)
            if carries
            else self._are_neighbours(self.v.forms[low], self.v.forms[high])
        )

    def _takes_in(self, word: str, carries: Form) -> bool:
        form = self.v.forms[word]
        return all([form.get(monomial) == factor for monomial, factor in carries.items()])

    def _are_neighbours(self, low: Form, high: Form) -> bool:
        if len(low) != 1 or len(high) != 1:
            return False
        (m1, f1), (m2, f2) = *low.items(), *high.items()
        if len(m1) != 1 or len(m2) != 1 or f1 != 1 or f2 != 1:
            return False
        places = {(n, i + 1) for n, i in self.v.atoms[m1[0]].elements}
        return any(place in places for place in self.v.atoms[m2[0]].elements)

    def chained(self, word: str) -> str | None:
        """The word below in the carry chain that made `word`."""
        op, _ = self.v.defs.get(word, (None, 0))
        if op is None or op.name not in ("adc", "sbb"):
            return None
        carrier, place = self.v.defs.get(op.value(2), (None, 0))
        return carrier.outs[0] or None if carrier and place == 1 else None

    def below(self, word: str) -> str | None:
        """The word that hands its carry to `word`: along the carry chain, else the one with most
        carries taken in.
        """
        if (lower := self.chained(word)) is not None:
            return lower
        form, best, most, seen = self.v.forms[word], None, 0, {word}
        for monomial in reversed(form):  # of those with as many, the one met last
            for other in reversed(self.v.givers.get(monomial[0], ()) if len(monomial) == 1 else ()):
                if other in seen or other not in self.v.defs:
                    continue
                seen.add(other)
                carries = self.carries_out(other)
                if len(carries) > most and self._takes_in(word, carries):
                    best, most = other, len(carries)
        return best

    def above(self, word: str) -> str | None:
        """The word that takes in the carries of `word`: along the carry chain, for a product half
        the first that does.
        """
        op, _ = self.v.defs.get(word, (None, 0))
        if op is not None and op.name in ("add", "adc", "sub", "sbb") and op.outs[1]:
            upper = self.v.after.get(op.outs[1])
            return upper if upper and len(self.chain_to(upper)) > 1 else None
        carries = self.carries_out(word)
        for monomial in carries:
            for other in self.v.users.get(monomial[0], ()):
                if other != word and other in self.v.defs and self._takes_in(other, carries):
                    return other
        return None

    def complete(self, words: Words, chain_only: bool = False) -> tuple[Words, int]:
        """The number extended downwards and upwards; also how many words were added below."""
        return self._remember((words, chain_only), lambda: self._complete(words, chain_only))

    def _complete(self, words: Words, chain_only: bool) -> tuple[Words, int]:
        run, seen, under = list(words), set(words), 0
        below = self.chained if chain_only else self.below
        while (lower := below(run[0])) and lower not in seen:
            run.insert(0, lower)
            seen.add(lower)
            under += 1
        while (upper := self.above(run[-1])) and upper not in seen:
            run.append(upper)
            seen.add(upper)
        return tuple(run), under

    def number_form(self, words: Words, factor: Number = 1) -> Form:
        return self._remember(
            (*words, factor),
            lambda: combine(
                *((factor * (1 << self.v.bits * i), self.v.forms[w]) for i, w in enumerate(words))
            ),
        )

    @overload
    def number_max(
        self, words: Words, factor: int, assumed: Assumed, level: int, extend: bool = True
    ) -> int: ...

    @overload
    def number_max(
        self, words: Words, factor: Number, assumed: Assumed, level: int, extend: bool = True
    ) -> Number: ...

    def number_max(
        self, words: Words, factor: Number, assumed: Assumed, level: int, extend: bool = True
    ) -> Number:
        """An upper bound of factor * sum word_i 2^(w i): the least of all views."""
        sign = 1 if factor > 0 else -1
        key = words, sign, _key(assumed), level, extend
        return (
            factor
            * sign
            * self._remember(
                key, lambda: floor(self._number_max(words, sign, assumed, level, extend))
            )
        )

    def _own(self, words: Words, factor: Number, assumed: Assumed) -> Number:
        return self._remember(
            (words, factor, _key(assumed)), lambda: self._own_max(words, factor, assumed)
        )

    def _own_max(self, words: Words, factor: Number, assumed: Assumed) -> Number:
        """The views that need no other number."""
        side = 1 if factor > 0 else 0
        best = factor * sum(self.v.ranges[w][side] << self.v.bits * i for i, w in enumerate(words))
        form = self.number_form(words, factor)
        best = min(best, self.maxima.form_max(form, assumed))
        for fact, high in self._facts(assumed, factor):
            best = min(best, self.maxima.form_max(combine((1, form), (-1, fact)), assumed) + high)
        return best

    def _number_max(
        self, words: Words, factor: Number, assumed: Assumed, level: int, extend: bool
    ) -> Number:
        best = self._own(words, factor, assumed)
        if level:
            made_from = self._remember(
                (words, factor, _key(assumed), "operands"),
                lambda: self.operands(words, factor, assumed),
            )
            best = min(best, self.goal_max(made_from, assumed, level - 1))
        if extend:
            best = min(best, self._extended_max(words, factor, assumed, level))
        return best

    def _extended_max(self, words: Words, factor: Number, assumed: Assumed, level: int) -> Number:
        """The bound that the completed number implies for the part `words` of it."""
        choices = dict.fromkeys((self.complete(words), self.complete(words, True)))
        return min(
            self._part_max(words, whole, under, factor, assumed, level) for whole, under in choices
        )

    def _part_max(
        self, words: Words, whole: Words, under: int, factor: Number, assumed: Assumed, level: int
    ) -> Number:
        if len(whole) == len(words):
            return self.number_max(words, factor, assumed, 0, False)
        unit: int = self.v.top**under
        if factor > 0:
            return factor * (self.number_max(whole, 1, assumed, level, False) // unit)
        low = -self.number_max(whole, -1, assumed, level, False)
        upper = whole[under + len(words) :]
        rest = self.number_max(upper, 1, assumed, 0, False) if upper else 0
        size_of_words: int = self.v.top ** len(words)
        return factor * (low // unit - rest * size_of_words)

    def _facts(self, assumed: Assumed, factor: Number) -> Iterator[tuple[Form, Number]]:
        """(form, upper bound), scaled by `factor`, of the numbers whose size the assumed flags
        tell.
        """
        for atom, value in assumed.items():
            words = self.flag_number(atom)
            low, high = 0, self.v.top ** len(words) - 1
            if part := self.v.atoms[atom].whole:
                _, k, word = part
                words = self.chain_to(word) if word in self.v.forms else ()
                unit = self.v.top ** max(len(words) - 1, 0) << k
                low, high = value * unit, (value + 1) * unit - 1
            if words:
                yield self.number_form(words, factor), factor * (high if factor > 0 else low)

    def chain_to(self, word: str) -> Words:
        """The words of the carry chain that ends in `word`. Where a chain hands its last carry to a
        sum of its own first word, another number begins.
        """
        if word not in self.chains:
            lower = self.chained(word)
            below = self.chain_to(lower) if lower else ()
            self.chains[word] = (
                (word,)
                if not below or below[0] in self.v.defs[word][0].args[:2]
                else (*below, word)
            )
        return self.chains[word]

    def flag_number(self, atom: int) -> Words:
        """The words of the chain that ends in this flag."""
        entry = self.v.defs.get(self.v.atoms[atom].name)
        if not entry or entry[0].name not in ("add", "adc", "sub", "sbb") or not entry[0].outs[0]:
            return ()
        return self.chain_to(entry[0].outs[0])

    # goals

    def operands(self, words: Words, factor: Number, assumed: Assumed) -> Goal:
        """The number rewritten by what its words were made from."""
        sums: dict[str, Number] = {}
        for i, word in enumerate(words):
            for arg, share in self._made_from(word, assumed) + (
                self._rest_of_shift(word) if word == words[-1] else ()
            ):
                if isinstance(arg, str) and not self._is_plain(arg):
                    sums[arg] = sums.get(arg, 0) + factor * self.v.top**i * share
        for word in tuple(sums):
            self._join_halves(word, sums, word in words)
        parts = [(factor * self.v.top**i, self.v.forms[w]) for i, w in enumerate(words)]
        parts += [(-f, self.v.forms[w]) for w, f in sums.items()]
        return Goal(tuple((w, f) for w, f in sums.items() if f), combine(*parts))

    def _made_from(self, word: str, assumed: Assumed) -> Shares:
        """The words, with factors, that stand in the equation defining `word`; what is left stays a
        form.
        """
        op, place = self.v.defs.get(word, (None, 0))
        if op is None:
            return ()
        match op.name:
            case "add" | "adc":
                return (op.args[0], 1), (op.args[1], 1)
            case "sub" | "sbb":
                return (op.args[0], 1), (op.args[1], -1)
            case "mulwide" | "mullo" if place == len(op.outs) - 1:
                return ((word, 1),)
            case "shr" | "shrd":
                return ((op.args[-2], Fraction(1, 1 << op.constant(-1))),)
            case "shld":
                return ((op.args[1], Fraction(1 << op.constant(2), self.v.top)),)
            case "select" if (flag := self._condition(op)) is not None and flag in assumed:
                return ((op.args[1 if assumed[flag] else 2], 1),)
        return ()

    def _rest_of_shift(self, word: str) -> Shares:
        """The upper word of a double shift that loses none of it, so that a shifted number keeps
        its top.
        """
        op, _ = self.v.defs.get(word, (None, 0))
        if op is None or op.name not in ("shrd", "shld"):
            return ()
        kept = op.constant(2) if op.name == "shrd" else self.v.bits - op.constant(2)
        return (
            ((op.args[0], 1 << self.v.bits - kept),)
            if self.v.range(op.args[0])[1] >> kept == 0
            else ()
        )

    def _join_halves(self, word: str, sums: dict[str, Number], forced: bool) -> None:
        """Both halves of a constant multiple k*x become k*x; `forced`: a lower half alone too."""
        op, place = self.v.defs.get(word, (None, 0))
        if op is None or op.name not in ("mulwide", "mullo") or place < len(op.outs) - 1:
            return
        x, y = sorted(op.args, key=lambda a: self._fixed(a) is not None)
        constant_factor = self._fixed(y)
        factor, upper = sums[word], op.outs[0] if op.name == "mulwide" else ""
        paired = bool(upper) and sums.get(upper) == factor * self.v.top
        if not (paired or forced):
            return
        del sums[word]
        if paired:
            del sums[upper]
        if constant_factor is not None and isinstance(x, str) and self._fixed(x) is None:
            sums[x] = sums.get(x, 0) + factor * constant_factor

    def _fixed(self, arg: Operand) -> Number | None:
        """The value of a constant argument."""
        form = self.v.form(arg)
        return form.get((), 0) if all(m == () for m in form) else None

    def _is_plain(self, word: str) -> bool:
        """Whether the word is a combination of flags, known exactly once the flags are."""
        return all(
            len(m) == 0 or (len(m) == 1 and self.v.atoms[m[0]].is_flag) for m in self.v.forms[word]
        )

    def _condition(self, op: LimbOp) -> int | None:
        """The flag atom that a select reads."""
        monomial = next(iter(self.v.forms[op.value(0)]), ())
        return monomial[0] if monomial else None

    def groups(self, goal: Goal) -> Iterator[tuple[Words, Number]]:
        """The goal's words as numbers: runs of words that carry into each other with factors
        growing by 2^w.
        """
        if goal.is_number:
            yield tuple(w for w, _ in goal.words), goal.words[0][1]
            return
        left = dict(sorted(goal.words, key=lambda entry: size(entry[1])))
        while left:
            word = next(iter(left))
            factor = weight = left.pop(word)
            run = [word]
            while True:
                weight *= self.v.top
                upper = next(
                    (w for w, f in left.items() if f == weight and self.follows(run[-1], w)), None
                )
                if upper is None:
                    break
                run.append(upper)
                del left[upper]
            yield tuple(run), factor

    def goal_max(self, goal: Goal, assumed: Assumed, level: int = LEVELS) -> Number:
        """An upper bound of the goal: the sum over its numbers, or the maximum of its whole
        form.
        """
        rest, numbers = self._remember(
            (goal, _key(assumed), "apart"),
            lambda: (self.maxima.form_max(goal.rest, assumed), tuple(self.groups(goal))),
        )
        apart = rest + sum(
            self.number_max(words, factor, assumed, level) for words, factor in numbers
        )
        return min(self._whole(goal, assumed)[1], apart, *self._with_facts(goal, assumed))

    def _whole(self, goal: Goal, assumed: Assumed) -> tuple[Form, Number]:
        """The goal as one form, and the maximum of that."""

        def made() -> tuple[Form, Number]:
            whole = combine((1, goal.rest), *((f, self.v.forms[w]) for w, f in goal.words))
            return whole, self.maxima.form_max(whole, assumed)

        return self._remember((goal, _key(assumed), "whole"), made)

    def _with_facts(self, goal: Goal, assumed: Assumed) -> list[Number]:
        """Upper bounds of the goal by way of what the assumed flags tell."""

        def made() -> list[Number]:
            whole = self._whole(goal, assumed)[0]
            return [
                self.maxima.form_max(combine((1, whole), (-1, fact)), assumed) + high
                for fact, high in self._facts(assumed, self._leading(goal))
            ]

        return self._remember((goal, _key(assumed), "facts"), made) if assumed else []

    def _leading(self, goal: Goal) -> Number:
        return min((f for _, f in goal.words), key=size, default=1)

    def is_impossible(self, assumed: Assumed) -> bool:
        """Whether the assumptions contradict each other: a chain's number would leave its words."""
        chains = [words for words in map(self.flag_number, assumed) if words]
        ends = [
            (words, sign, most)
            for words in chains
            for sign, most in ((1, -1), (-1, -(self.v.top ** len(words))))
        ]
        # decides most of the time
        cheap = any(self._own(words, sign, assumed) < most + 1 for words, sign, most in ends)
        return cheap or any(
            self.number_max(words, sign, assumed, 1) <= most for words, sign, most in ends
        )

    def is_at_most(
        self, goal: Goal, limit: int, assumed: Assumed | None = None, splits: int = SPLITS
    ) -> bool:
        """Prove goal <= limit for an integer goal (factors and rest integers), splitting over flags
        where needed.
        """
        assumed = assumed or {}
        whole, most = self._whole(goal, assumed)
        if floor(most) <= limit or floor(self._equated_max(whole, assumed)) <= limit:
            return True
        if not assumed and floor(self.maxima.chased_max(whole)) <= limit:
            return True
        if assumed and self.is_impossible(assumed):
            return True
        if any(most < limit + 1 for most in self._with_facts(goal, assumed)):
            return True
        if any(self.goal_max(goal, assumed, level) < limit + 1 for level in TRIED):
            return True
        flag = self._next_split(goal, assumed) if splits else None
        if flag is None:
            return False
        return all(
            self.is_at_most(goal, limit, assumed | {flag: value}, splits - 1) for value in (1, 0)
        )

    def _equated_max(self, form: Form, assumed: Assumed) -> Number:
        """form_max once flags that are not assumed, and words, stand as what they equal: the carry
        of x + x and the top bit of x, which another word was made of, are one unknown then. Every
        step replaces an atom by something of the same value in this case."""
        return self.maxima.form_max(self.v.equate(self.maxima.apply(form, assumed)), assumed)

    def _next_split(self, goal: Goal, assumed: Assumed) -> int | None:
        """The flag to split over: of the nearest step of the data flow that has one, the most
        influential.
        """
        for _ in range(LEVELS + 1):
            weight = self._flags(goal.rest, assumed)
            for word, _ in goal.words:
                op, _ = self.v.defs.get(word, (None, 0))
                if op is not None and op.name == "select":
                    weight[self._condition(op)] = 1 << 9999
            left = [(w, -a) for a, w in weight.items() if a is not None and a not in assumed]
            if left:
                return -max(left)[1]
            steps = [
                self.operands(self.complete(words)[0], factor, assumed)
                for words, factor in self.groups(goal)
            ]
            goal = Goal(
                tuple(w for step in steps for w in step.words),
                combine(*((1, step.rest) for step in steps)),
            )
        return None

    def _flags(self, form: Form, assumed: Assumed) -> dict[int | None, Number]:
        weight: dict[int | None, Number] = {}
        for monomial, factor in self.maxima.apply(form, assumed).items():
            for atom in monomial:
                choice = self.v.atoms[atom].choice
                if choice:
                    weight[choice[0]] = 1 << 9999
                elif self.v.atoms[atom].is_flag and len(monomial) == 1:
                    weight[atom] = max(weight.get(atom, 0), size(factor))
        return weight


def _key(assumed: Assumed) -> tuple[tuple[int, int], ...]:
    return tuple(sorted(assumed.items())) if len(assumed) > 1 else tuple(assumed.items())


def number_goal(words: Words, bits: int, sign: int = 1, rest: Form | None = None) -> Goal:
    """sign * sum word_i 2^(w i) + rest."""
    return Goal(tuple((w, sign << bits * i) for i, w in enumerate(words)), rest or {}, True)
