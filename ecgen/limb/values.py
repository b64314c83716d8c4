"""LimbOp by LimbOp -> the form of every word and flag: exact equations over atoms, nothing
estimated.

The result of an addition is s = a + b + cin - 2^w c with the carry c as an atom, so that the number
sum s_i 2^(w i) telescopes: inner carries cancel by themselves. The upper word of a product is an
atom, so is the part `value >> k` that a shift cuts off (the same part of the same form is the same
atom). Limbs of a proven element become fresh atoms, which keeps every proof as small as one field
operation.

The low word m of a product that does not fit a word is an atom of its own, congruent to the product
modulo 2^w. A word whose form, with such atoms replaced by their products, has only coefficients
divisible by 2^w is 0, since it lies in [0, 2^w): so what it hands on (a carry, the upper half of a
product) equals what else stands in its form, divided by 2^w. That is a row of Montgomery's
reduction: t + m*p0 with m = -t/p0 mod 2^w.
"""

from collections.abc import Callable

from ecgen.limb.forms import (
    Atom,
    Form,
    Monomial,
    Number,
    atoms_of,
    combine,
    constant,
    divide,
    is_divisible,
    multiply,
    single,
    substitute,
)
from ecgen.limb.ir import Element, LimbOp, Operand

Held = tuple[tuple[int, ...], int, int]  # a number: the atoms of its words, least, greatest


def lost_carry(word: str) -> str:
    """The name of what the operation that makes the word hands on to nobody."""
    return f"lost carry of {word}"


class Values:
    """Forms of all values met so far; `refine` (set by the prover) sharpens the interval of a word,
    `borrow_on_top` names the atom of the borrow that all bits of a word from one on are, if they
    are one."""

    def __init__(self, bits: int):
        self.bits, self.top = bits, 1 << bits
        self.atoms: list[Atom] = []
        self.forms: dict[str, Form] = {}
        self.defs: dict[str, tuple[LimbOp, int]] = {}
        self.after: dict[str, str] = {}
        self.users: dict[int, list[str]] = {}
        self.givers: dict[
            int, list[str]
        ] = {}  # an atom -> the words that have a multiple of 2^w of it, and may hand it on
        self.numbers: list[Held] = []
        self.parts: dict[tuple[tuple[tuple[Monomial, Number], ...], int], int] = {}
        self.lost: set[int] = set()
        self.ranges: dict[str, tuple[int, int]] = {}
        self.version = 0
        self.refine: Callable[[str], None] = lambda name: None
        self.borrow_on_top: Callable[[str, int], int | None] = lambda name, k: None
        self.joint_high: Callable[[Operand, Operand], int] = lambda low, high: (
            (self.top << self.bits) - 1
        )

    # atoms and names

    def atom(self, name: str, low: int, high: int, is_flag: bool = False) -> int:
        self.atoms.append(Atom(name, low, high, is_flag))
        return len(self.atoms) - 1

    def form(self, arg: Operand) -> Form:
        """The form of a value name or of an integer argument."""
        return constant(arg) if isinstance(arg, int) else self.forms[arg]

    def range(self, arg: Operand) -> tuple[int, int]:
        """A proven interval of a word or flag."""
        if isinstance(arg, int):
            return arg, arg
        return self.ranges[arg]

    def put(self, name: str, form: Form, low: int, high: int) -> None:
        self.version += 1
        self.forms[name] = form
        self.ranges[name] = (low, high)
        for atom in atoms_of(form):
            self.users.setdefault(atom, []).append(name)
        self._note_gifts(name)

    def _note_gifts(self, name: str) -> None:
        for monomial, factor in self.forms[name].items():
            if len(monomial) == 1 and factor % self.top == 0:
                self.givers.setdefault(monomial[0], []).append(name)

    def replace(self, atom: int, value: Form) -> None:
        """From now on the atom equals `value`: rewrite every form that has it."""
        self.version += 1
        for name in self.users.get(atom, ()):
            self.forms[name] = substitute(self.forms[name], atom, value)
            for other in atoms_of(value):
                self.users.setdefault(other, []).append(name)
            self._note_gifts(name)
        self.users[atom] = []

    def cut(self, element: Element) -> None:
        """Make the limbs of a proven element fresh atoms with its interval; a constant stays a
        constant.
        """
        if all(set(self.forms[limb]) <= {()} and self.defs.get(limb) for limb in element.limbs):
            return
        words = len(element.limbs)
        atoms = []
        for i, limb in enumerate(element.limbs):
            low = (
                max(0, (element.low - (1 << self.bits * i) + 1) >> self.bits * i)
                if i == words - 1
                else 0
            )
            high = min(self.top - 1, element.high >> self.bits * i)
            known = self.forms.get(limb, {})
            (key, factor), *rest = known.items() or ((None, 0),)
            if not rest and key and len(key) == 1 and factor == 1 and self.atoms[key[0]].elements:
                atoms.append(key[0])
            else:
                atoms.append(self.atom(limb, low, high))
                self.put(limb, single(atoms[-1]), low, high)
                self.defs.pop(limb, None)
        number = len(self.numbers)
        self.numbers.append((tuple(atoms), element.low, element.high))
        for i, atom in enumerate(atoms):
            self.atoms[atom].elements.append((number, i))

    def expand(self, form: Form) -> Form:
        """Flags that were cast from words replaced by those words."""
        for atom in sorted(atoms_of(form)):
            meaning = self.atoms[atom].meaning
            if meaning is not None:
                form = substitute(form, atom, meaning)
        return form

    def equate(self, form: Form) -> Form:
        """Carries of doublings replaced by the bits that they are, what words of 0 hand on by what
        it equals.
        """
        while known := {
            atom: equal for atom in atoms_of(form) if (equal := self.atoms[atom].equal) is not None
        }:
            form = substitute(form, max(known), known[max(known)])
        return form

    def settle_zero(self, word: str, handed: int) -> None:
        """If the word is 0 because its form is divisible by 2^w: note that, and what its atom
        `handed` equals.
        """
        form = self.forms[word]
        if form.get((handed,)) != -self.top or not all(
            isinstance(factor, int) for factor in form.values()
        ):
            return
        known = form
        while low := {
            atom: residue
            for atom in atoms_of(known)
            if (residue := self.atoms[atom].residue) is not None
        }:
            known = substitute(known, max(low), low[max(low)])
        if is_divisible(known, self.top):
            self.ranges[word] = 0, 0
            rest = {m: f for m, f in form.items() if m != (handed,)}
            self.atoms[handed].equal = divide(rest, self.top)

    # parts of words

    def part(self, arg: Operand, k: int) -> tuple[Form, int, int]:
        """The form and interval of `arg >> k`."""
        if isinstance(arg, str):
            self.refine(arg)
        form, (low, high) = self.form(arg), self.range(arg)
        if high >> k == low >> k:
            return constant(low >> k), low >> k, low >> k
        if is_divisible(self.expand(form), 1 << k):
            return divide(form, 1 << k), low >> k, high >> k
        if k == self.bits - 1 and isinstance(arg, str) and (borrow := self._sign(arg)) is not None:
            return single(borrow), 0, 1
        assert isinstance(arg, str)  # all of a number is known
        key = (tuple(sorted(form.items())), k)
        if key not in self.parts:
            self.parts[key] = self.atom(f"({arg} >> {k})", low >> k, high >> k)
            self.atoms[self.parts[key]].whole = (form, k, arg)
        return single(self.parts[key]), low >> k, high >> k

    def _sign(self, word: str) -> int | None:
        """The borrow that the top bit of the word is: of the difference that ends in it, or in the
        word of which it is the double (and a carry).
        """
        op, place = self.defs.get(word, (None, 0))
        if (
            op is not None
            and op.name in ("add", "adc")
            and not place
            and op.args[0] == op.args[1]
            and isinstance(op.args[0], str)
        ):
            return self.borrow_on_top(op.args[0], self.bits - 2)
        return self.borrow_on_top(word, self.bits - 1)

    def low_bits(self, arg: Operand, k: int) -> tuple[Form, int, int]:
        """The form and interval of `arg mod 2^k`."""
        upper, first, last = self.part(arg, k)
        low, high = self.range(arg)
        bounds = (low - (first << k), high - (first << k)) if first == last else (0, (1 << k) - 1)
        return combine((1, self.form(arg)), (-(1 << k), upper)), *bounds

    # operations

    def define(self, op: LimbOp) -> None:
        """Enter the results of `op`."""
        for i, out in enumerate(op.outs):
            if out:
                self.defs[out] = (op, i)
        match op.name:
            case "add" | "adc" | "sub" | "sbb":
                self._chain(op)
            case "mulwide" | "mullo" | "maal":
                self._product(op)
            case "half":
                self._half_product(op)
            case "mask" | "word":
                factor = self.top - 1 if op.name == "mask" else 1
                self._set(
                    op,
                    combine((factor, self.form(op.args[0]))),
                    0,
                    factor * self.range(op.args[0])[1],
                )
            case "flag":
                self._cast(op)
            case "sar":  # nothing is said of its value: what is proven has no signed words
                self._set(op, single(self.atom(op.outs[0], 0, self.top - 1)), 0, self.top - 1)
            case "iszero" | "bit":
                self._set(op, single(self.atom(op.outs[0], 0, 1, True)), 0, 1)
            case "const":
                self._set(op, constant(op.constant(0)), op.constant(0), op.constant(0))
            case "select":
                self._select(op)
            case "not":
                low, high = self.range(op.args[0])
                form = combine((self.top - 1, constant(1)), (-1, self.form(op.args[0])))
                self._set(op, form, self.top - 1 - high, self.top - 1 - low)
            case "topand":
                bit, _, high = self.part(op.args[1], self.bits - 1)
                self._set(
                    op, multiply(self.form(op.args[0]), bit), 0, high * self.range(op.args[0])[1]
                )
            case "and" | "or" | "xor":
                self._bitwise(op)
            case _:
                self._shift(op)

    def _set(self, op: LimbOp, form: Form, low: int, high: int) -> None:
        if op.outs[0]:
            self.put(op.outs[0], form, low, high)

    def _chain(self, op: LimbOp) -> None:
        word, carry = op.outs
        sign = 1 if op.name in ("add", "adc") else -1
        flag = self.atom(carry or lost_carry(word), 0, 1, True)
        if not carry:
            self.lost.add(flag)
            self.defs[lost_carry(word)] = op, 1
        else:
            self.put(carry, single(flag), 0, 1)
        parts = [
            (1, self.form(op.args[0])),
            (sign, self.form(op.args[1])),
            (-sign * self.top, single(flag)),
        ]
        if sign > 0 and op.args[0] == op.args[1] and isinstance(op.args[0], str):
            # 2x + cin >= 2^w just if the top bit of x is 1: without it 2x + cin <= 2 (2^(w-1) - 1)
            # + 1 = 2^w - 1
            self.atoms[flag].equal = self.part(op.args[0], self.bits - 1)[0]
        if len(op.args) == 3:
            parts.append((sign, self.form(op.args[2])))
            self.after.setdefault(op.value(2), word)
        if word:
            self.put(word, combine(*parts), 0, self.top - 1)
            if sign > 0:
                self.settle_zero(word, flag)

    def _product(self, op: LimbOp) -> None:
        upper, lower = op.outs if op.name != "mullo" else ("", op.outs[0])
        for arg in op.args:
            if isinstance(arg, str):
                self.refine(arg)
        high = self.range(op.args[0])[1] * self.range(op.args[1])[1] + sum(
            self.range(a)[1] for a in op.args[2:]
        )
        product = multiply(self.form(op.args[0]), self.form(op.args[1]))
        product = combine((1, product), *((1, self.form(a)) for a in op.args[2:]))
        if not upper and (high >= self.top or constant(1) in [self.form(a) for a in op.args]):
            atom = self.atom(lower, 0, min(high, self.top - 1))
            self.atoms[atom].residue = product
            self.atoms[atom].equal = product if high < self.top else None
            self.put(lower, single(atom), 0, self.top - 1)
            return
        form: Form = {}
        if high >= self.top:
            atom = self.atom(upper, 0, high >> self.bits)
            form = single(atom)
        if upper:
            self.put(upper, form, 0, high >> self.bits)
        if lower:
            self.put(lower, combine((1, product), (-self.top, form)), 0, min(high, self.top - 1))
            if form:
                self.settle_zero(lower, atom)

    def _half_product(self, op: LimbOp) -> None:
        """The product of two lower halves, and a word; of a sum that may leave the word nothing is
        said.
        """
        (x, _, most), (y, _, largest) = (self.low_bits(arg, self.bits // 2) for arg in op.args[:2])
        high = most * largest + self.range(op.args[2])[1]
        form = combine((1, multiply(x, y)), (1, self.form(op.args[2])))
        if high >= self.top:
            form, high = single(self.atom(op.outs[0], 0, self.top - 1)), self.top - 1
        self._set(op, form, 0, high)

    def _cast(self, op: LimbOp) -> None:
        form = self.form(op.args[0])
        if len(form) == 1 and next(iter(form.values())) == 1 and len(next(iter(form))) == 1:
            known = self.atoms[next(iter(form))[0]]
            known.is_flag, known.high = True, 1
            self._set(op, form, 0, 1)
            return
        atom = self.atom(op.outs[0], 0, 1, True)
        self.atoms[atom].meaning = form
        self._set(op, single(atom), 0, 1)

    def _is_flag(self, form: Form) -> bool:
        monomial = next(iter(form))
        return len(monomial) == 1 and self.atoms[monomial[0]].is_flag

    def _select(self, op: LimbOp) -> None:
        flag, yes, no = op.args
        (l1, h1), (l2, h2) = self.range(yes), self.range(no)
        condition = self.form(flag)
        if all(m == () for m in condition):
            chosen = yes if condition else no
            self._set(op, self.form(chosen), *self.range(chosen))
            return
        if isinstance(yes, int) and isinstance(no, int):
            form = combine((1, constant(no)), (yes - no, self.form(flag)))
        else:
            atom = self.atom(op.outs[0], min(l1, l2), max(h1, h2))
            if self._is_flag(condition) and condition == single(next(iter(condition))[0]):
                self.atoms[atom].choice = (next(iter(condition))[0], self.form(yes), self.form(no))
            form = single(atom)
        self._set(op, form, min(l1, l2), max(h1, h2))

    def _bitwise(self, op: LimbOp) -> None:
        x, y = sorted(op.args, key=lambda a: isinstance(a, int))
        form, high = None, max(self.range(x)[1], self.range(y)[1])
        if op.name == "and":
            form, high = self._and(x, y), min(self.range(x)[1], self.range(y)[1])
        elif self._are_disjoint(x, y) or self._are_disjoint(y, x):
            form = combine((1, self.form(x)), (1, self.form(y)))
        if form is None:
            high = high if op.name == "and" else (1 << high.bit_length()) - 1
            form = single(self.atom(op.outs[0], 0, high))
        elif op.name != "and":
            high = min(self.top - 1, self.range(x)[1] + self.range(y)[1])
        self._set(op, form, 0, high)

    def _and(self, x: Operand, y: Operand) -> Form | None:
        """The form of x & y when one is a flag's mask, a bit, or y a constant of consecutive low
        bits.
        """
        for mask, other in ((x, y), (y, x)):
            form = self.form(mask)
            if len(form) == 1 and next(iter(form.values())) == self.top - 1 and self._is_flag(form):
                flag = next(iter(form))
                value = self.form(other)
                if all(m == () for m in value):
                    return combine((value.get((), 0), {flag: 1}))
        value = self.form(y)
        if any(m != () for m in value):
            return None
        number = value.get((), 0)
        assert isinstance(number, int)  # a word
        if number & number + 1 == 0:
            return self.low_bits(x, number.bit_length())[0]
        if (self.top - number) & (self.top - number - 1) == 0:
            k = (self.top - number).bit_length() - 1
            return combine((1 << k, self.part(x, k)[0]))
        return None

    def _are_disjoint(self, x: Operand, y: Operand) -> bool:
        """Whether x is a multiple of a power of two above every y."""
        return is_divisible(self.expand(self.form(x)), 1 << self.range(y)[1].bit_length())

    def _shift(self, op: LimbOp) -> None:
        words, k = op.args[:-1], op.constant(-1)
        w = self.bits
        if op.name == "shr":
            self._set(op, *self.part(words[0], k))
        elif op.name == "shl":
            form, low, high = self.low_bits(words[0], w - k)
            self._set(op, combine((1 << k, form)), low << k, high << k)
        else:
            # shld by k is shrd by w - k: the low w - s bits ... of hi above the high bits of lo
            s = w - k if op.name == "shld" else k
            lower, l1, h1 = self.part(words[1], s)
            upper, l2, h2 = self.low_bits(words[0], s)
            form = combine((1, lower), (1 << w - s, upper))
            whole = self.joint_high(words[1], words[0]) >> s
            high = h1 + (h2 << w - s)
            self._set(
                op,
                form,
                l1 + (l2 << w - s) if h2 == l2 else l1,
                min(high, whole) if whole < self.top else high,
            )
