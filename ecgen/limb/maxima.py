"""Form -> an upper bound by interval arithmetic, elements and products of elements taken as one.

Limbs of an element whose factors grow by 2^w count as the element itself (or as its upper part),
all word products of two elements as the product of the elements: their intervals are much narrower
than those of the words.

Nothing is rounded here: a form may be one rational part of an integer (half a word), and the rest
of a sum must not be rounded by itself. Whoever knows that a whole goal is an integer rounds its
bound down once (bounds.py).
"""

from fractions import Fraction

from ecgen.errors import BoundError
from ecgen.limb.forms import Form, Monomial, Number, Part, atoms_of, combine, constant, substitute
from ecgen.limb.values import Held, Values

Assumed = dict[int, int]  # a flag -> 0 or 1


class Maxima:
    """Maxima of forms over the atoms of `values`; `assumed` maps flag atoms to 0 or 1."""

    def __init__(self, values: Values, patience: int | None = None):
        self.v, self.patience = values, patience  # how many forms may be bounded still

    def apply(self, form: Form, assumed: Assumed) -> Form:
        """The form under the assumptions: flags replaced, selects resolved."""
        if not assumed:
            return form
        known, atoms = self.v.atoms, atoms_of(form)
        chosen = {
            atom: choice
            for atom in atoms
            if (choice := known[atom].choice) and choice[0] in assumed
        }
        for atom in sorted(chosen, reverse=True):
            flag, yes, no = chosen[atom]
            form = self.apply(substitute(form, atom, yes if assumed[flag] else no), assumed)
        for atom in assumed:
            if atom in atoms:
                form = substitute(form, atom, constant(assumed[atom]))
        return form

    def form_max(self, form: Form, assumed: Assumed) -> Number:
        """An upper bound of the form, not rounded; v >> k is at most v / 2^k. BoundError where no
        patience is left.
        """
        if self.patience is not None:
            self.patience -= 1
            if self.patience < 0:
                raise BoundError("the proof takes longer than its caller waits.")
        form = self.apply(form, assumed)
        best = self._plain_max(form)
        whole = self._parts_to_wholes(form)
        return best if whole is form else min(best, self._plain_max(whole))

    def chased_max(self, form: Form) -> Number:
        """An upper bound of the form by way of the equations in which its carries and upper halves
        came up, the newest first: a word s = t - 2^w c gives f c = f (t - s) / 2^w, where t has
        older atoms alone and s is bounded by its interval."""
        slack: Number = 0
        while (found := self._newest_handed(form)) is not None:
            atom, word = found
            known = self.v.forms[word]
            factor = Fraction(form[(atom,)], known[(atom,)])
            form = combine((1, form), (-factor, known))
            low, high = self.v.range(word)
            slack += factor * (high if factor > 0 else low)
        return slack + self.form_max(form, {})

    def _newest_handed(self, form: Form) -> tuple[int, str] | None:
        """The newest atom of the form that a word handed on when it was made, and the word; of
        words all of whose other atoms are older.
        """
        for atom in sorted((m[0] for m in form if len(m) == 1), reverse=True):
            op, place = self.v.defs.get(self.v.atoms[atom].name, (None, 0))
            if op is None or op.name not in ("add", "adc", "sub", "sbb", "mulwide"):
                continue
            word = op.outs[1] if op.name == "mulwide" else op.outs[0]
            if (
                word
                and place == (op.name != "mulwide")
                and (atom,) in self.v.forms.get(word, {})
                and max(atoms_of(self.v.forms[word])) == atom
            ):
                return atom, word
        return None

    def _parts_to_wholes(self, form: Form) -> Form:
        """An upper bound of the form without parts: v / 2^k where a part is added, (v - 2^k + 1) /
        2^k where taken off.
        """
        parts = {m: part for m in form if len(m) == 1 and (part := self.v.atoms[m[0]].whole)}
        if not parts:
            return form
        terms: list[Part] = [(1, {m: f for m, f in form.items() if m not in parts})]
        for monomial, (whole, k, _) in parts.items():
            factor = Fraction(form[monomial], 1 << k)
            terms.append(
                (factor, combine((1, whole), (1 if factor < 0 else 0, constant(1 - (1 << k)))))
            )
        return combine(*terms)

    def _plain_max(self, form: Form) -> Number:
        total = form.get((), 0)
        linear: dict[int, Number] = {}
        square: Form = {}
        for monomial, factor in form.items():
            if len(monomial) == 1:
                linear[monomial[0]] = factor
            elif len(monomial) == 2:
                square[monomial] = factor
            elif factor > 0 and monomial:
                for atom in monomial:
                    factor *= self.v.atoms[atom].high
                total += factor
        return (
            total
            + (self._products_max(square) if square else 0)
            + (self._linear_max(linear) if linear else 0)
        )

    def _linear_max(self, linear: dict[int, Number]) -> Number:
        """Limbs of one element with matching factors count as that element (or its upper part);
        empties `linear` of them.
        """
        total: Number = 0
        known = self.v.atoms
        for number in sorted({n for a in linear for n, _ in known[a].elements}):
            total += self._take_number(number, linear)
        for atom, factor in linear.items():
            total += factor * (known[atom].high if factor > 0 else known[atom].low)
        return total

    def _take_number(self, number: int, linear: dict[int, Number]) -> Number:
        atoms, low, high = self.v.numbers[number]
        last = len(atoms) - 1
        while last and not self.v.atoms[atoms[last]].high:
            last -= 1
        factor = linear.get(atoms[last])
        if not factor:
            return 0
        first = last
        while first and linear.get(atoms[first - 1], 0) * self.v.top == factor:
            first -= 1
            factor = linear[atoms[first]]
        for atom in atoms[first : last + 1]:
            del linear[atom]
        shift = self.v.bits * first
        return factor * (high >> shift if factor > 0 else low >> shift)

    def _products_max(self, square: Form) -> Number:
        """Products of whole elements, then of an element and a word, then of words; empties
        `square` of the first two.
        """
        total: Number = 0
        known, numbers = self.v.atoms, self.v.numbers
        for pair in tuple(square):
            for x, i in known[pair[0]].elements:
                if i == 0:
                    for y, j in known[pair[1]].elements:
                        if j == 0 and pair in square:
                            total += self._take_product(square, numbers[x], numbers[y], pair)
        for pair in tuple(square):
            for atom, other in (pair, pair[::-1]):
                for x, i in known[atom].elements:
                    if i == 0 and pair in square:
                        total += self._take_product(
                            square,
                            numbers[x],
                            ((other,), known[other].low, known[other].high),
                            pair,
                        )
        for (a, b), factor in square.items():
            one, two = known[a], known[b]
            total += factor * (one.high * two.high if factor > 0 else one.low * two.low)
        return total

    def _take_product(self, square: Form, x: Held, y: Held, first: Monomial) -> Number:
        """Remove factor * X * Y from `square` if all of it is there; returns its maximum."""
        if tuple(sorted((x[0][-1], y[0][-1]))) not in square:
            return 0
        whole: Form = {}
        for i, a in enumerate(x[0]):
            for j, b in enumerate(y[0]):
                pair = (a, b) if a <= b else (b, a)
                whole[pair] = whole.get(pair, 0) + (1 << self.v.bits * (i + j))
        factor = square[first]
        factor = (
            factor // whole[first]
            if factor % whole[first] == 0
            else Fraction(factor) / whole[first]
        )
        if any(square.get(m) != factor * f for m, f in whole.items()):
            return 0
        for m in whole:
            del square[m]
        return factor * (x[2] * y[2] if factor > 0 else x[1] * y[1])
