"""Random LimbPrograms of narrow words with claims on their edge, for the prover to refuse.

Words of 3 or 4 bits and inputs of one or two words: every input is run, so that the extremes of
every number are known and a claim is false by as little as can be. Operations are drawn in the
shapes that lowerings make (chains, products, folds, shifts of whole numbers, selects) and at
random.
"""

import random
from dataclasses import dataclass, replace
from itertools import product

from ecgen.errors import BoundError, CheckFailure
from ecgen.limb.interpret import evaluate, split
from ecgen.limb.ir import ARGUMENTS, RESULTS, Element, LimbOp, LimbProgram
from ecgen.limb.prove import prove
from ecgen.limb.validate import result_kinds, validate

SINGLE = tuple(name for name in RESULTS if name not in ("zero", "flag", "const"))
MODULI = (5, 7, 13, 61)


class Writer:
    """A program under construction: `words` and `flags` so far, `numbers` that belong together, low
    word first.
    """

    def __init__(self, rng: random.Random, bits: int):
        self.rng, self.bits, self.count = rng, bits, 0
        self.inputs, self.ops = [], []
        self.words, self.flags, self.numbers = [], [], []

    def fresh(self) -> str:
        self.count += 1
        return f"v{self.count}"

    def input(self, name: str, words: int) -> None:
        top = (1 << self.bits * words) - 1
        low, high = sorted(
            self.rng.choice((0, 1, 2, top, top - 1, top // 2, self.rng.randint(0, top)))
            for _ in "lh"
        )
        if self.rng.random() < 0.3:
            low, high = 0, top
        limbs = tuple(f"{name}_{i}" for i in range(words))
        self.inputs.append(Element(name, limbs, low, high))
        self.words.extend(limbs)
        self.numbers.append(limbs)

    def emit(self, name: str, *args) -> tuple[str, ...]:
        outs = tuple(self.fresh() for _ in range(RESULTS[name]))
        self.ops.append(LimbOp(name, outs, args))
        for out, kind in zip(outs, result_kinds(name)):
            (self.flags if kind == "flag" else self.words).append(out)
        if len(outs) == 2 and result_kinds(name) == ("word", "word"):
            self.numbers.append(outs[::-1])
        return outs

    def word(self):
        """A word: often a late one, sometimes a constant."""
        if self.rng.random() < 0.12:
            return self.rng.choice(
                (
                    0,
                    1,
                    2,
                    (1 << self.bits) - 1,
                    1 << self.bits - 1,
                    self.rng.randrange(1 << self.bits),
                )
            )
        return self.rng.choice(self.words[-6:] if self.rng.random() < 0.6 else self.words)

    def shift(self) -> int:
        return self.rng.randrange(1, self.bits)

    def single(self) -> None:
        name = self.rng.choice(SINGLE)
        if "c" in ARGUMENTS[name] and not self.flags:
            return
        args = {"w": self.word, "i": self.shift, "c": lambda: self.rng.choice(self.flags[-4:])}
        self.emit(name, *(args[sort]() for sort in ARGUMENTS[name]))

    def chain(self) -> None:
        """x + y, x - y or 2x over whole numbers."""
        x, y = self.rng.choice(self.numbers), self.rng.choice(self.numbers)
        y = x if self.rng.random() < 0.15 else y
        first, then = self.rng.choice((("add", "adc"), ("sub", "sbb")))
        result, carry = [], None
        for i, a in enumerate(x):
            b = y[i] if i < len(y) else 0
            out, carry = self.emit(first, a, b) if carry is None else self.emit(then, a, b, carry)
            result.append(out)
        self.numbers.append(tuple(result))

    def double(self) -> None:
        """x + x, with a carry from below if there is one, beside top bits of x and the shifted x:
        ways to say the same.
        """
        x, carry, result = (
            self.rng.choice(self.numbers),
            self.rng.choice(self.flags) if self.flags and self.rng.random() < 0.4 else None,
            [],
        )
        for word in x:
            top = self.emit("shr", word, self.bits - 1)[0]
            out, carry = (
                self.emit("add", word, word)
                if carry is None
                else self.emit("adc", word, word, carry)
            )
            self.numbers.append(
                (top,) if self.rng.random() < 0.5 else (self.emit("shl", word, 1)[0], top)
            )
            if self.rng.random() < 0.5:
                self.numbers.append((self.emit("sub", top, self.emit("word", carry)[0])[0],))
            result.append(out)
        self.numbers.append(tuple(result))

    def cancel(self) -> None:
        """A row of Montgomery's reduction, t + t f p with f p = -1 modulo 2^w, or a number next to
        that.
        """
        x, p = self.rng.choice(self.numbers), 2 * self.rng.randrange(1 << self.bits - 1) + 1
        f = (
            -pow(p, -1, 1 << self.bits)
            + (self.rng.choice((1, 2)) if self.rng.random() < 0.4 else 0)
        ) % (1 << self.bits)
        upper, lower = self.emit("mulwide", self.emit("mullo", x[0], f)[0], p)
        zero, carry = self.emit("add", x[0], lower)
        self.numbers.append((zero,))
        if self.rng.random() < 0.5:
            self.numbers.append(
                self.emit("adc", x[1] if len(x) > 1 else self.word(), upper, carry)[:1]
            )
        elif self.rng.random() < 0.5:
            self.numbers.append(
                self.emit("maal", *(self.word() for _ in range(2)), zero, upper)[::-1]
            )

    def halve(self) -> None:
        """A number shifted right as a whole."""
        x, k = self.rng.choice(self.numbers), self.shift()
        top = (
            self.emit("word", self.flags[-1])[0] if self.flags and self.rng.random() < 0.4 else None
        )
        words = [
            self.emit("shrd", high, low, k)[0]
            for low, high in zip(x, (*x[1:], top))
            if high is not None
        ]
        if top is None:
            words += self.emit("shr", x[-1], k)
        self.numbers.append(tuple(words))

    def fold(self) -> None:
        """x mod 2^k + c * (x >> k) in the top word, or c and the carry's mask added."""
        x, k = list(self.rng.choice(self.numbers)), self.shift()
        addend = self.emit("shr", x[-1], k)[0]
        x[-1] = self.emit("and", x[-1], (1 << k) - 1)[0]
        if self.rng.random() < 0.5:
            addend = self.emit("mullo", addend, self.rng.randrange(1 << self.bits))[0]
        elif self.flags and self.rng.random() < 0.5:
            addend = self.emit(
                "and",
                self.emit("mask", self.rng.choice(self.flags))[0],
                self.rng.randrange(1 << self.bits),
            )[0]
        self.numbers.append(tuple(x))
        result, carry = [], None
        for a in x:
            out, carry = (
                self.emit("add", a, addend) if carry is None else self.emit("adc", a, 0, carry)
            )
            result.append(out)
        self.numbers.append(tuple(result))

    def hand_back(self) -> None:
        """A sum or difference of two numbers whose last carry goes into its own words again, once
        or twice, in the upper ones times a constant.
        """
        x, y = self.rng.choice(self.numbers), self.rng.choice(self.numbers)
        first, then = self.rng.choice((("add", "adc"), ("sub", "sbb")))
        numbers, carry = [x], None
        for i, a in enumerate(x):
            out, carry = (
                self.emit(first, a, y[i] if i < len(y) else 0)
                if carry is None
                else self.emit(then, a, y[i] if i < len(y) else 0, carry)
            )
            numbers[-1] = (*numbers[-1][:i], out, *x[i + 1 :])
        for _ in range(self.rng.randint(1, 2)):
            x, result = numbers[-1], []
            addends = [
                0,
                *(
                    self.emit("select", carry, self.rng.randrange(1 << self.bits), 0)[0]
                    if self.rng.random() < 0.6
                    else 0
                    for _ in x[1:]
                ),
            ]
            for a, addend in zip(x, addends):
                out, carry = self.emit(then, a, addend, carry)
                result.append(out)
            numbers.append(tuple(result))
        self.numbers.extend(numbers)

    def select(self) -> None:
        if not self.flags:
            return
        flag, x, y = (
            self.rng.choice(self.flags[-3:]),
            self.rng.choice(self.numbers),
            self.rng.choice(self.numbers),
        )
        self.numbers.append(tuple(self.emit("select", flag, a, b)[0] for a, b in zip(x, y)))

    def lose(self) -> None:
        """A result that is not needed: its name goes, if nothing reads it."""
        read = {a for op in self.ops for a in op.args}
        for i, op in enumerate(self.ops):
            if (
                len(op.outs) == 2
                and op.outs[1] not in read
                and self.rng.random() < 0.3
                and op.name in ("add", "adc", "sub", "sbb")
            ):
                self.ops[i] = replace(op, outs=(op.outs[0], ""))
                self.flags.remove(op.outs[1])


def random_program(rng: random.Random) -> tuple:
    """(program without claims, its numbers, its flags); at most 2^8 inputs, as a rule fewer."""
    bits = rng.choice((3, 3, 4))
    w = Writer(rng, bits)
    for name, words in rng.choice(((("a", 1),), (("a", 2),), (("a", 1), ("b", 1)))):
        w.input(name, words)
    shapes = (
        w.single,
        w.single,
        w.chain,
        w.chain,
        w.double,
        w.cancel,
        w.halve,
        w.fold,
        w.hand_back,
        w.select,
    )
    for _ in range(rng.randint(1, 6)):
        rng.choice(shapes)()
    w.lose()
    return (
        validate(LimbProgram("random", bits, tuple(w.inputs), (), tuple(w.ops))),
        tuple(w.numbers),
        tuple(w.flags),
    )


def traces(program: LimbProgram) -> list[dict[str, int]]:
    """Every input -> all values, inputs by their names too."""
    runs = []
    for inputs in product(*(range(e.low, e.high + 1) for e in program.inputs)):
        values = {e.name: v for e, v in zip(program.inputs, inputs)}
        for e, v in zip(program.inputs, inputs):
            values.update(zip(e.limbs, split(v, len(e.limbs), program.bits)))
        for op in program.ops:
            args = [a if isinstance(a, int) else values[a] for a in op.args]
            values.update(
                pair for pair in zip(op.outs, evaluate(op, args, program.bits)) if pair[0]
            )
        runs.append(values)
    return runs


@dataclass(frozen=True)
class Claim:
    """What is claimed (`kind` bound | flag | zero | congruence), the program with the claim in it,
    what `prove` needs besides.
    """

    kind: str
    what: str
    program: LimbProgram
    is_true: bool
    meanings: dict
    modulus: int = 0


def _with_element(
    program: LimbProgram, limbs: tuple, low: int, high: int, name: str = "r"
) -> LimbProgram:
    element = Element(name, limbs, low, high)
    return replace(program, elements=(*program.elements, element), outputs=(element,))


def claims(rng: random.Random, program: LimbProgram, numbers, flags) -> list[Claim]:
    """For some numbers and flags: the tightest true claim and the false one next to it."""
    runs, bits, found = traces(program), program.bits, []
    defined = {limb for e in program.inputs for limb in e.limbs} | {
        o for op in program.ops for o in op.outs
    }
    numbers = [
        n
        for n in dict.fromkeys((*numbers, *((w,) for n in numbers for w in n)))
        if defined.issuperset(n)
    ]

    def value(number, run):
        return sum(run[w] << bits * i for i, w in enumerate(number))

    if rng.random() < 0.5:  # a true element on the way, at which the proof forgets how it was made
        cut = rng.choice(numbers)
        seen = [value(cut, run) for run in runs]
        program = replace(program, elements=(Element("cut", cut, min(seen), max(seen)),))
    for number in rng.sample(numbers, min(4, len(numbers))):
        seen, top = [value(number, run) for run in runs], (1 << bits * len(number)) - 1
        for low, high, true in (
            (min(seen), max(seen), True),
            (0, max(seen) - 1, False),
            (min(seen) + 1, top, False),
        ):
            if 0 <= low <= high <= top:
                found.append(
                    Claim(
                        "bound",
                        f"{number} in [{low}, {high}]",
                        _with_element(program, number, low, high),
                        true,
                        {},
                    )
                )
        for wanted in (max(seen) <= 1,) if len(number) == 1 else ():
            cast = replace(program, ops=(*program.ops, LimbOp("flag", ("cast",), number)))
            found.append(Claim("flag", f"{number} is a flag", cast, wanted, {}))
        found.append(_congruence(rng, program, number, seen, runs))
    for flag in rng.sample(flags, min(3, len(flags))):
        zero = replace(program, ops=(*program.ops, LimbOp("zero", (), (flag,))))
        found.append(Claim("zero", f"{flag} is zero", zero, not any(run[flag] for run in runs), {}))
    return found


def _congruence(rng, program, number, seen, runs) -> Claim:
    """The number against a form of degree 1 or 2 in the inputs, its constant right for the first
    input.
    """
    modulus, names = rng.choice(MODULI), [e.name for e in program.inputs]
    shapes = [(n,) for n in names] + [tuple(sorted((n, m))) for n in names for m in names]
    meaning = {
        m: rng.choice((-1, 1, 2, 1 << program.bits))
        for m in rng.sample(shapes, 1 + (rng.random() < 0.4))
        if rng.random() < 0.8
    }

    def claimed(run):
        total = 0
        for monomial, factor in meaning.items():
            for name in monomial:
                factor *= run[name]
            total += factor
        return total

    meaning[()] = (seen[0] - claimed(runs[0])) % modulus
    true = all((value - claimed(run)) % modulus == 0 for value, run in zip(seen, runs))
    top = (1 << program.bits * len(number)) - 1
    return Claim(
        "congruence",
        f"{number} = {meaning} mod {modulus}",
        _with_element(program, number, 0, top),
        true,
        {"r": meaning},
        modulus,
    )


def is_proven(claim: Claim) -> bool:
    try:
        prove(claim.program, claim.meanings, claim.modulus)
    except (BoundError, CheckFailure):
        return False
    return True
