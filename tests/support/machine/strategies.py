"""Random limb programs: words flowing through products, bit operations, and carry chains that may
run side by side.

Every program keeps the rules that lowerings keep: a carry is used up by its chain, by `word`,
`mask` or `select`, or lost; claims of `zero` are true; what destroys flags stands outside the
chains.
"""

from dataclasses import dataclass, field
from random import Random

from hypothesis import strategies as st

from ecgen.limb.ir import Element, LimbOp, LimbProgram
from ecgen.limb.validate import validate
from ecgen.machine.order import precedences, reorder

WORD = (1 << 64) - 1
CONSTANTS = (
    0,
    1,
    2,
    19,
    38,
    189,
    121665,
    2**31 - 1,
    2**31,
    2**32 - 1,
    2**32,
    2**63,
    WORD - 188,
    WORD,
)


@dataclass
class Sketch:
    """A program in the making. `two` allows two addition chains at once (ADCX/ADOX), and products
    inside chains.
    """

    rng: Random
    two: bool
    ops: list[LimbOp] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    constants: set[str] = field(default_factory=set)
    count: int = 0

    def name(self) -> str:
        self.count += 1
        return f"v{self.count}"

    def emit(self, name: str, outs: int, *args) -> tuple[str, ...]:
        names = tuple(self.name() for _ in range(outs))
        self.ops.append(LimbOp(name, names, args))
        return names

    def word(self) -> str:
        """A variable word, rather a recent one."""
        pool = [w for w in self.words if w not in self.constants]
        return self.rng.choice(pool[-8:] if self.rng.random() < 0.6 else pool)

    def any(self) -> str | int:
        """A variable, a named constant or a number."""
        roll = self.rng.random()
        if roll < 0.12:
            return self.rng.choice(CONSTANTS)
        return self.rng.choice(self.words) if roll < 0.2 else self.word()

    def put(self, *names: str) -> None:
        self.words.extend(names)


def product(s: Sketch) -> None:
    if s.rng.random() < 0.7:
        s.put(*s.emit("mulwide", 2, s.word(), s.any()))
    else:
        hi, lo = s.name(), s.name()
        keep = s.rng.random() < 0.5
        s.ops.append(LimbOp("mulwide", (hi, "") if keep else ("", lo), (s.word(), s.word())))
        s.put(hi if keep else lo)


def bits(s: Sketch) -> None:
    """One operation that destroys the flags (or a constant)."""
    match s.rng.choice(
        ("and", "or", "xor", "not", "shl", "shr", "sar", "shld", "shrd", "mullo", "const", "small")
    ):
        case "not":
            s.put(*s.emit("not", 1, s.word()))
        case "shl" | "shr" | "sar" as name:
            s.put(*s.emit(name, 1, s.word(), s.rng.randrange(1, 64)))
        case "shld" | "shrd" as name:
            s.put(*s.emit(name, 1, s.word(), s.word(), s.rng.randrange(1, 64)))
        case "const":
            names = s.emit("const", 1, s.rng.choice(CONSTANTS))
            s.constants.update(names)
            s.put(*names)
        case "small":
            s.put(
                *s.emit(
                    "mullo", 1, s.word(), s.rng.choice((2, 3, 5, 9, 19, 38, 189, 13318, 121665))
                )
            )
        case name:
            s.put(*s.emit(name, 1, s.word(), s.any()))


def no_carry(s: Sketch) -> None:
    """Sums whose carry is proven to be 0, by a masked operand or under a product's high word."""
    if s.rng.random() < 0.5:
        limit = s.rng.choice((1, 255, 2**31 - 1))
        (x,), (y,) = s.emit("and", 1, s.word(), limit), s.emit("and", 1, s.word(), limit)
        total, carry = s.emit("add", 2, x, y)
        s.ops.append(LimbOp("zero", (), (carry,)))
        s.put(x, total)
    else:
        hi, lo = s.emit("mulwide", 2, s.word(), s.word())
        total, carry = s.emit("add", 2, lo, s.word())
        top, never = s.emit("adc", 2, hi, 0, carry)
        s.ops.append(LimbOp("zero", (), (never,)))
        s.put(total, top)


def finish(s: Sketch, flag: str, subtract: bool) -> None:
    """Use up a carry: lose it, keep it as a word or mask, select with it."""
    match s.rng.choice(("lose", "word", "mask", "select", "both", "correct")):
        case "lose":
            last = s.ops[-1]
            if flag in last.outs:
                s.ops[-1] = LimbOp(last.name, (last.outs[0], ""), last.args)
        case "word":
            s.put(*s.emit("word", 1, flag))
        case "select":
            for _ in range(s.rng.randrange(1, 4)):
                s.put(*s.emit("select", 1, flag, s.any(), s.any()))
        case "mask":
            s.put(*s.emit("mask", 1, flag))
        case "correct":
            (mask,) = s.emit("mask", 1, flag)
            (part,) = s.emit("and", 1, mask, s.rng.choice((1, 19, 189, 2**31 - 1, 2**31, 2**63)))
            s.put(s.emit(s.rng.choice(("add", "sub")), 2, s.word(), part)[0])
        case "both":
            s.put(*s.emit("mask", 1, flag))
            s.put(*s.emit("select", 1, flag, s.word(), s.word()))


def chain(s: Sketch) -> None:
    """One chain of additions or subtractions; it may begin with a flag made from a word."""
    start, follow = s.rng.choice((("add", "adc"), ("add", "adc"), ("sub", "sbb")))
    flag = None
    if s.rng.random() < 0.25:
        if s.rng.random() < 0.5:
            (bit,) = s.emit("and", 1, s.word(), 1)
            (flag,) = s.emit("flag", 1, bit)
        elif s.rng.random() < 0.5:
            (flag,) = s.emit("iszero", 1, s.word())
        else:
            word, k = s.word(), s.rng.randrange(1, 64)
            s.put(*s.emit("sar", 1, word, k))
            (flag,) = s.emit("bit", 1, word, k - s.rng.choice((1, 1, 1, 0)))
    for _ in range(s.rng.randrange(1, 6)):
        a, b = s.word(), s.any()
        if start == "sub" and s.rng.random() < 0.2:
            a, b = s.any(), s.word()
        total, flag = s.emit(start, 2, a, b) if flag is None else s.emit(follow, 2, a, b, flag)
        s.put(total)
        if s.two and s.rng.random() < 0.3 and start == "add":
            product(s)
    finish(s, flag, start == "sub")


def compared(s: Sketch) -> None:
    """Selections by whether two words have a bit in common."""
    (kept,) = s.emit("and", 1, s.word(), s.any())
    (flag,) = s.emit("iszero", 1, kept)
    for _ in range(s.rng.randrange(1, 4)):
        s.put(*s.emit("select", 1, flag, s.any(), s.any()))
    if s.rng.random() < 0.2:
        s.put(kept)


def two_chains(s: Sketch) -> None:
    """Two additions side by side, as a product row in ADCX and ADOX."""
    flags: list[str | None] = [None, None]
    for _ in range(s.rng.randrange(2, 9)):
        if s.rng.random() < 0.4:
            product(s)
        k = s.rng.randrange(2)
        a, b = s.word(), s.any()
        total, flags[k] = (
            s.emit("add", 2, a, b) if flags[k] is None else s.emit("adc", 2, a, b, flags[k])
        )
        s.put(total)
    for flag in flags:
        if flag is not None and s.rng.random() < 0.6:
            s.put(*s.emit("word", 1, flag))


def sketch(rng: Random, statements: int, two: bool, inputs: int = 4) -> LimbProgram:
    """A valid program q = f(r, a, b, w): a has `inputs` limbs, b one fewer, r up to as many, w and
    q are single words.
    """
    a = Element("a", tuple(f"a_{k}" for k in range(inputs)), 0, (1 << 64 * inputs) - 1)
    b = Element("b", tuple(f"b_{k}" for k in range(inputs - 1)), 0, (1 << 64 * (inputs - 1)) - 1)
    w = Element("w", ("w_0",), 0, WORD)
    s = Sketch(rng, two, words=[*a.limbs, *b.limbs, *w.limbs])
    for _ in range(statements):
        rng.choice(
            (
                product,
                bits,
                bits,
                no_carry,
                chain,
                chain,
                compared,
                *((two_chains,) * 2 if two else ()),
            )
        )(s)
    made = [
        x
        for x in dict.fromkeys(s.words)
        if x not in s.constants and x not in a.limbs + b.limbs + w.limbs
    ]
    pool = s.words if not made or rng.random() < 0.2 else made
    limbs = tuple(rng.sample(pool, min(len(pool), rng.randrange(1, inputs + 1))))
    r = Element("r", limbs, 0, (1 << 64 * len(limbs)) - 1)
    q = Element("q", (rng.choice(pool),), 0, WORD)
    whole = LimbProgram("random", 64, (a, b, w), (r, q), tuple(s.ops))
    return lost_carries(whole) if rng.random() < 0.5 else validate(whole)


def lost_carries(program: LimbProgram) -> LimbProgram:
    """Drop every carry that nobody reads, as lowerings do."""
    read = {a for op in program.ops for a in op.args}
    ops = tuple(
        LimbOp(op.name, (op.outs[0], ""), op.args)
        if op.name in ("add", "sub", "adc", "sbb") and op.outs[1] not in read
        else op
        for op in program.ops
    )
    return validate(LimbProgram(program.name, program.bits, program.inputs, program.outputs, ops))


def shuffled(rng: Random, program: LimbProgram, destroys) -> LimbProgram:
    """The same operations in a random order that keeps every precedence."""
    after: dict[int, list[int]] = {}
    waits = [0] * len(program.ops)
    for before, later in precedences(program, destroys):
        after.setdefault(before, []).append(later)
        waits[later] += 1
    ready = [k for k, n in enumerate(waits) if not n]
    order = []
    while ready:
        order.append(ready.pop(rng.randrange(len(ready))))
        for later in sorted(after.get(order[-1], ())):
            waits[later] -= 1
            if not waits[later]:
                ready.append(later)
    assert len(order) == len(program.ops), "the precedences have a cycle"
    return reorder(program, tuple(order))


@st.composite
def programs(draw, two: bool):
    """(program, the generator it came from): up to a dozen statements."""
    rng = draw(st.randoms(use_true_random=False))
    return sketch(rng, draw(st.integers(1, 12)), two), rng


def arguments(program: LimbProgram):
    """The C argument list r, a, b, w and the returned word q."""
    (r, q), (a, b, w) = program.outputs, program.inputs
    return (
        ("r", "out", r.limbs),
        ("a", "in", a.limbs),
        ("b", "in", b.limbs),
        ("w", "word", w.limbs),
        ("", "return", q.limbs),
    )
