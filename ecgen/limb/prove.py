"""LimbProgram -> proof, or an error that names the value: every claim holds for all inputs within
their bounds.

Proven are: each `zero` claim; each `flag` cast (the word is 0 or 1); the interval of each element;
and, where a meaning is given, that the element is congruent to it modulo p: the difference, a
polynomial over the limbs of the arguments and the surviving carries, has only coefficients
divisible by p. The walk follows the data flow alone; names and the order of independent operations
do not matter. Trusted: this file, bounds.py, maxima.py, values.py, forms.py, and validate.py, by
which a value has one definition.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from math import floor

from ecgen.errors import BoundError, CheckFailure
from ecgen.limb.bounds import Bounds, Goal, number_goal
from ecgen.limb.forms import (
    Form,
    Number,
    Part,
    atoms_of,
    combine,
    constant,
    divide,
    multiply,
    single,
    substitute,
)
from ecgen.limb.interpret import lost_at_random
from ecgen.limb.ir import Element, LimbOp, LimbProgram, Operand
from ecgen.limb.maxima import Assumed
from ecgen.limb.validate import validate
from ecgen.limb.values import Values, lost_carry

Meaning = dict[tuple[str, ...], Number]  # a polynomial over elements
RUNS = 4  # on inputs at random, which show what need not be tried


@dataclass(frozen=True)
class Proof:
    """What was proven for all inputs: numbers of zero claims, element intervals and congruences."""

    program: str
    zeros: int
    intervals: int
    congruences: int


def prove(
    program: LimbProgram,
    meanings: dict[str, Meaning] | None = None,
    modulus: int = 0,
    patience: int | None = None,
) -> Proof:
    """Prove the program's claims; `meanings` maps element names to polynomials over earlier
    elements.

    A polynomial is {(name, name ...): int or Fraction}, () for the constant. Raises BoundError for
    an interval or a carry that does not close, or not within `patience` bounds of forms;
    CheckFailure for an element that is not congruent to its meaning mod `modulus`.
    """
    return Prover(program, meanings or {}, modulus, patience).run()


def with_named_words(program: LimbProgram) -> LimbProgram:
    """Words that nobody reads, beside a carry or an upper half that is read, get names: the proof
    follows what they hand on.
    """

    def named(op: LimbOp) -> LimbOp:
        if op.name in ("add", "adc", "sub", "sbb") and op.outs[1] and not op.outs[0]:
            return replace(op, outs=(f"word below {op.outs[1]}", op.outs[1]))
        if op.name in ("mulwide", "maal") and op.outs[0] and not op.outs[1]:
            return replace(op, outs=(op.outs[0], f"word below {op.outs[0]}"))
        return op

    return replace(program, ops=tuple(named(op) for op in program.ops))


class Prover:
    """One walk over one program."""

    def __init__(
        self,
        program: LimbProgram,
        meanings: dict[str, Meaning],
        modulus: int,
        patience: int | None = None,
    ):
        self.program, self.meanings, self.modulus = (
            with_named_words(validate(program)),
            meanings,
            modulus,
        )
        self.values = Values(program.bits)
        self.bounds = Bounds(self.values, patience)
        self.values.refine = self._refine
        self.values.joint_high = self._joint_high
        self.values.borrow_on_top = self._borrow_on_top
        self.refined: set[str] = set()
        self.limbs: dict[str, tuple[str, ...]] = {}
        self.known: dict[int, Form] = {}
        self.claimed = {op.args[0] for op in program.ops if op.name == "zero"}
        self.zeros = self.congruences = 0
        self.intervals: list[Element] = []

    def run(self) -> Proof:
        for element in self.program.inputs:
            for limb in element.limbs:
                self.values.forms[limb] = {}
            self._accept(element)
        waiting: dict[str, list[int]] = {}
        missing: dict[int, set[str]] = {}
        elements = [e for e in dict.fromkeys((*self.program.elements, *self.program.outputs))]
        for index, element in enumerate(elements):
            missing[index] = {limb for limb in element.limbs if limb not in self.values.forms}
            for limb in missing[index]:
                waiting.setdefault(limb, []).append(index)
            if not missing[index]:
                self._prove_element(element)
        for op in self.program.ops:
            self._step(op)
            for out in op.outs:
                for index in waiting.get(out, ()):
                    missing[index].discard(out)
                    if not missing[index]:
                        self._prove_element(elements[index])
        if any(missing.values()) or set(self.meanings) - set(self.limbs):
            lost = sorted(set(self.meanings) - set(self.limbs)) or ["an element"]
            raise CheckFailure(f"{lost[0]} is claimed but never computed.", where=self.program.name)
        return Proof(self.program.name, self.zeros, len(self.intervals), self.congruences)

    # operations

    def _step(self, op: LimbOp) -> None:
        if op.name == "zero":
            return
        if op.name == "flag":
            self._prove_flag(op)
        self.values.define(op)
        for out in op.outs:
            if out in self.claimed:
                self._prove_zero(out)
        if op.name in ("add", "adc", "sub", "sbb") and op.outs[0] and not op.outs[1]:
            self._settle_lost(op.outs[0])

    def _refine(self, word: str) -> None:
        """Sharpen the interval of a word by the number it belongs to."""
        if word in self.refined or word not in self.values.defs:
            return
        self.refined.add(word)
        low, high = self.values.ranges[word]
        high = min(high, self.bounds.number_max((word,), 1, {}, 2))
        self.values.ranges[word] = (low, max(high, low))

    def _borrow_on_top(self, word: str, k: int) -> int | None:
        """The borrow of the difference d of n words that ends in this word, if all bits of the word
        from k on are that borrow: -2^(w (n - 1) + k) <= d < 2^(w (n - 1) + k)."""
        op, place = self.values.defs.get(word, (None, 0))
        if op is None or op.name not in ("sub", "sbb") or place:
            return None
        found = [
            m[0]
            for m, f in self.values.forms[word].items()
            if len(m) == 1 and f == self.values.top and self.values.atoms[m[0]].is_flag
        ]
        words = self.bounds.flag_number(found[0]) if len(found) == 1 else ()
        if not words or words[-1] != word:
            return None
        size, bits = self.values.top ** len(words), self.values.bits
        most = size // self.values.top << k
        above, below = number_goal(words, bits, -1), number_goal(words, bits)
        is_sign = self.bounds.is_at_most(
            above, most - size, {found[0]: 1}
        ) and self.bounds.is_at_most(below, most - 1, {found[0]: 0})
        return found[0] if is_sign else None

    def _joint_high(self, low: Operand, high: Operand) -> int:
        """An upper bound of the number of two words."""
        if isinstance(low, str) and isinstance(high, str):
            return self.bounds.number_max((low, high), 1, {}, 2)
        return self.values.range(low)[1] + (self.values.range(high)[1] << self.values.bits)

    def _prove_flag(self, op: LimbOp) -> None:
        word = op.value(0)
        if not self.bounds.is_at_most(Goal(((word, 1),), {}), 1):
            raise self._failure(
                f"the word `{word}` is used as a flag but may exceed 1", (word,), word
            )

    def _prove_zero(self, flag: str) -> None:
        """The carry (borrow) is never 1: the sum is below 2^(w k) (the difference is not
        negative).
        """
        self.zeros += 1
        form = self.values.forms[flag]
        if not form:
            return
        if list(form.values()) != [1] or len(next(iter(form))) != 1:
            raise self._failure(f"`{flag}` is claimed to be 0 but is no carry", (), flag)
        atom = next(iter(form))[0]
        op, _ = self.values.defs[flag]
        if op.name not in ("add", "adc", "sub", "sbb") or not op.outs[0]:
            words: tuple[str, ...] = ()
            proven = self.bounds.is_at_most(Goal((), form), 0)
        else:
            words = self.bounds.flag_number(atom)
            proven = self._is_closed(words, atom, op.name in ("add", "adc"))
        if not proven:
            raise self._failure(
                f"the {'carry' if op.name in ('add', 'adc') else 'borrow'} `{flag}` cannot be"
                " excluded",
                words,
                flag,
            )
        self.values.replace(atom, {})
        self.values.forms[flag] = {}

    def _is_closed(self, words: tuple[str, ...], atom: int, is_carry: bool) -> bool:
        """Whether the flag being 1 contradicts the number it leaves behind being in [0, 2^(w
        k)).
        """
        if self.bounds.is_impossible({atom: 1}):
            return True
        bits = self.values.bits
        if is_carry:
            return self.bounds.is_at_most(number_goal(words, bits), -1, {atom: 1})
        return self.bounds.is_at_most(
            number_goal(words, bits, -1), -(self.values.top ** len(words)), {atom: 1}
        )

    def _settle_lost(self, word: str) -> None:
        """A carry lost on purpose: if the number without its lost carries fits its words, they
        cancel.
        """
        words: tuple[str, ...] = (word,)
        while (lower := self.bounds.below(words[0])) and lower not in words:
            words = (lower, *words)
        form, size = self.bounds.number_form(words), self.values.top ** len(words)
        lost: Form = {
            m: f
            for m, f in form.items()
            if len(m) == 1 and m[0] in self.values.lost and f % size == 0
        }
        if not lost or self._remains(lost):
            return
        goal = number_goal(words, self.values.bits, 1, combine((-1, lost)))
        back = number_goal(words, self.values.bits, -1, lost)
        if self.bounds.is_at_most(back, 0, splits=1) and self.bounds.is_at_most(
            goal, size - 1, splits=1
        ):
            newest = max(lost)
            factor = lost.pop(newest)
            self.values.replace(newest[0], divide(combine((-1, lost)), factor))

    def _remains(self, lost: Form) -> bool:
        """Whether the lost carries do not cancel in some run: then it is not tried to prove that
        they do.
        """
        names = {self.values.atoms[m[0]].name: f for m, f in lost.items()}
        return any(
            sum(names.get(lost_carry(word), 0) * carry for word, carry in run.items())
            for run in self.runs
        )

    @cached_property
    def runs(self) -> list[dict[str, int]]:
        """The lost carries of some runs."""
        return lost_at_random(self.program, RUNS)

    # elements

    def _accept(self, element: Element) -> None:
        self.values.cut(element)
        self.limbs[element.name] = element.limbs

    def _settle_modulo(self, words: tuple[str, ...]) -> None:
        """A number that was computed modulo 2^(w k), which lost a carry: its form, low words of
        products replaced by the products as far as their upper words are lost as well, with
        coefficients of least absolute value is congruent to it, and equal if it lies in [0, 2^(w
        k)), too. The difference of the two forms is 0 then, which tells the newest of the carries
        that were lost."""
        form, size = self.bounds.number_form(words), self.values.top ** len(words)
        newest = max(
            (m for m in form if len(m) == 1 and m[0] in self.values.lost and abs(form[m]) == size),
            default=None,
        )
        if newest is None:
            return
        least = self.values.expand(form)
        for atom in atoms_of(least):
            places = [m for m in least if atom in m]
            residue = self.values.atoms[atom].residue
            if (
                residue is not None
                and places == [(atom,)]
                and least[atom,] * self.values.top % size == 0
            ):
                least = substitute(least, atom, residue)
        least = {m: (f + size // 2) % size - size // 2 for m, f in least.items()}
        chased = self.bounds.maxima.chased_max
        if floor(chased(least)) < size and floor(chased(combine((-1, least)))) <= 0:
            factor = form[newest]
            self.values.replace(
                newest[0], divide(combine((-1, form), (factor, {newest: 1}), (1, least)), factor)
            )

    def _prove_element(self, element: Element) -> None:
        self._settle_modulo(element.limbs)
        goal = number_goal(element.limbs, self.values.bits)
        back = number_goal(element.limbs, self.values.bits, -1)
        low_holds = element.low <= 0 or self.bounds.is_at_most(back, -element.low)
        if not low_holds or not self.bounds.is_at_most(goal, element.high):
            side = f"at most {element.high}" if low_holds else f"at least {element.low}"
            raise self._failure(
                f"the element `{element.name}` is not proven to be {side}",
                element.limbs,
                element.name,
            )
        self.intervals.append(element)
        meaning = self.bounds.number_form(element.limbs)
        if element.name in self.meanings:
            meaning = self._meaning(element.name)
            self._prove_congruence(element, meaning)
        count = len(self.values.numbers)
        self._accept(element)
        if len(self.values.numbers) > count:
            self.known[count] = meaning

    def _meaning(self, name: str) -> Form:
        total: list[Part] = []
        for monomial, factor in self.meanings[name].items():
            product = constant(1)
            for part in monomial:
                if part not in self.limbs:
                    raise CheckFailure(
                        f"the meaning of `{name}` names `{part}`, which is not computed before it.",
                        where=self.program.name,
                    )
                product = multiply(product, self.bounds.number_form(self.limbs[part]))
            total.append((factor, product))
        return combine(*total)

    def _prove_congruence(self, element: Element, meaning: Form) -> None:
        difference = combine((1, self.bounds.number_form(element.limbs)), (-1, meaning))
        if not self._is_zero(difference, {}):
            raise CheckFailure(
                f"`{element.name}` is not proven congruent to its meaning modulo {self.modulus}.",
                where=self.program.name,
                value=element.name,
            )
        self.congruences += 1

    def _is_zero(self, form: Form, assumed: Assumed) -> bool:
        """Whether the form is 0 mod p in every case of the selects it holds."""
        form = self.bounds.maxima.apply(form, assumed)
        flags = {
            choice[0] for a in atoms_of(form) if (choice := self.values.atoms[a].choice) is not None
        }
        if flags:
            return all(self._is_zero(form, assumed | {min(flags): value}) for value in (0, 1))
        form = self._reduce(self.values.equate(self.values.expand(form)))
        if self._unfolds(form, assumed, frozenset()):
            return True
        return bool(assumed) and (
            self._unfolds(*self._eliminate(form, assumed)) or self.bounds.is_impossible(assumed)
        )

    def _unfolds(self, form: Form, assumed: Assumed, vanishing: frozenset[int]) -> bool:
        """Whether the form is 0 mod p once earlier elements are replaced by their meanings, the
        last first.
        """
        mentioned = atoms_of(form)
        for number, meaning in reversed(self.known.items()):
            if not form:
                break
            if mentioned.isdisjoint(self.values.numbers[number][0]):
                continue
            found = self._inline(form, number, meaning, vanishing)
            if found is form:
                continue
            form = self._reduce(self.values.equate(found))
            mentioned = atoms_of(form)
            if any(self.values.atoms[a].choice for a in mentioned):
                return self._is_zero(form, assumed)
        return not form

    def _eliminate(self, form: Form, assumed: Assumed) -> tuple[Form, Assumed, frozenset[int]]:
        """The form modulo p less multiples of words that are 0 in this case: the top words of the
        numbers that the assumed flags compare (the minuend, the difference), as far as their bounds
        show it. Also the case, and the atoms that are 0."""
        vanishing = set()
        for word in [
            word
            for atom in assumed
            for number in self._compared(atom)
            for word in self._zero_words(number, assumed)
        ]:
            known = self._reduce(
                self.values.equate(self.bounds.maxima.apply(self.values.forms[word], assumed))
            )
            if known:
                newest = max(known)
                leading = known[newest]
                assert isinstance(leading, int)  # as _reduce leaves them
                factor = form.get(newest, 0) * pow(leading, -1, self.modulus)
                form = self._reduce(combine((1, form), (-factor, known)))
                vanishing |= set(newest) if len(known) == 1 and len(newest) == 1 else set()
        return form, assumed, frozenset(vanishing)

    def _compared(self, atom: int) -> Iterator[tuple[Operand, ...]]:
        """The difference that ends in this borrow, and its minuend, as words."""
        words = self.bounds.flag_number(atom)
        operations = [self.values.defs[word][0] for word in words if word in self.values.defs]
        if len(operations) == len(words) > 0 and operations[0].name in ("sub", "sbb"):
            yield words
            yield tuple(op.args[0] for op in operations)

    def _zero_words(self, number: tuple[Operand, ...], assumed: Assumed) -> list[str]:
        """The upper words of a number that are 0 in this case because the number is small."""
        words = tuple([word for word in number if isinstance(word, str)])
        if len(words) < len(number):
            return []
        high = self.bounds.number_max(words, 1, assumed, 2)
        return [word for i, word in enumerate(words) if high >> self.values.bits * i == 0]

    def _reduce(self, form: Form) -> Form:
        """Coefficients mod p; halves are inverted (p is odd)."""
        reduced: Form = {}
        for monomial, factor in form.items():
            value = Fraction(factor)
            residue = value.numerator * pow(value.denominator, -1, self.modulus) % self.modulus
            if residue:
                reduced[monomial] = residue
        return reduced

    def _inline(
        self, form: Form, number: int, meaning: Form, vanishing: frozenset[int] = frozenset()
    ) -> Form:
        """The form with the earlier element `number` replaced by its meaning, alone or as the
        factor of products.

        The element occurs as a whole if what multiplies its limb i is 2^(w i) times what multiplies
        limb 0; what multiplies a limb that is 0 (by its interval, or one of `vanishing`) does not
        matter.
        """
        place = {atom: i for i, atom in enumerate(self.values.numbers[number][0])}
        if len(place) < len(self.values.numbers[number][0]):  # one word at two places
            return form
        factors: list[Form] = [{} for _ in place]
        rest: Form = {}
        for monomial, value in form.items():
            limbs = [atom for atom in monomial if atom in place]
            if len(limbs) > 1:
                return form
            if not limbs:
                rest[monomial] = value
                continue
            at = monomial.index(limbs[0])
            factors[place[limbs[0]]][monomial[:at] + monomial[at + 1 :]] = value
        counts = [not (atom in vanishing or self.values.atoms[atom].high == 0) for atom in place]
        if factors[0] and not any(
            self._reduce(combine((1, f), (-(self.values.top**i), factors[0])))
            for i, f in enumerate(factors)
            if counts[i]
        ):
            return combine((1, rest), (1, multiply(meaning, factors[0])))
        last = max((i for i, counted in enumerate(counts) if counted), default=0)
        if not last or not factors[last]:
            return form
        # A limb may be a limb of another number, too: what the last one is multiplied by tells how
        # much is this number.
        whole = combine(*((self.values.top**i, single(atom)) for atom, i in place.items()))
        factor = divide(factors[last], self.values.top**last)
        return combine((1, form), (1, multiply(combine((1, meaning), (-1, whole)), factor)))

    # errors

    def _failure(self, what: str, words: tuple[str, ...], value: str) -> BoundError:
        interval = ""
        if words:
            high = floor(self.bounds.goal_max(number_goal(words, self.values.bits), {}))
            interval = f" (derived interval of {words[0]}..{words[-1]}: [0, {high}])"
        return BoundError(
            f"{what}{interval}.",
            where=f"limb program {self.program.name}",
            value=value,
            hint="The bounds do not close: reduce an operand first or keep the carry.",
        )
