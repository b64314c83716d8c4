"""LimbProgram: SSA over machine words and carry flags, with exact meaning over the integers.

Values are words in [0, 2^w) or flags in {0, 1}; a name is assigned once. A field element X of n
words is the values X_0 ... X_{n-1}, least significant first. The order of the operations is the
order the lowering proposes; back ends may change it within the data dependencies.

    operation   results     arguments        meaning
    mulwide     hi lo       a b              hi*2^w + lo = a*b
    mullo       lo          a b              lo = a*b mod 2^w
    maal        hi lo       a b c d          hi*2^w + lo = a*b + c + d            (never overflows)
    half        r           a b c            r = (a mod 2^(w/2)) * (b mod 2^(w/2)) + c mod 2^w
    add         s c         a b              s + 2^w*c = a + b
    adc         s c         a b cin          s + 2^w*c = a + b + cin
    sub         d c         a b              d - 2^w*c = a - b          (c is the borrow)
    sbb         d c         a b cin          d - 2^w*c = a - b - cin
    and or xor  r           a b              bitwise
    topand      r           a b              a if the top bit of b is 1, else 0: a * (b >> w-1)
    not         r           a                2^w - 1 - a
    shl shr     r           a i              by the constant 0 < i < w, bits shifted out are lost
    sar         r           a i              the same downwards, the top bit shifted in: a signed
    word divided by 2^i, rounded down
    shld        r           hi lo i          low word of (hi*2^w + lo) >> (w - i)
    shrd        r           hi lo i          low word of (hi*2^w + lo) >> i
    mask        r           c                0 if c = 0, 2^w - 1 if c = 1
    word        r           c                the flag as a word, 0 or 1
    select      r           c a b            a if c = 1, b if c = 0
    iszero      c           a                1 if a = 0
    flag        c           a                c = a, a word proven to be 0 or 1
    bit         c           a i              bit 0 <= i < w of a word
    const       r           i                the integer 0 <= i < 2^w
    zero        -           c                claim, proven by bounds: the flag c is always 0

An argument is the name of a value, or (where a word is read) an int in [0, 2^w). A result that is
not needed is "" (a carry lost on purpose: arithmetic modulo 2^(w*n)); a carry that cannot occur is
named and claimed `zero`, so that the claim is checked.
"""

from dataclasses import dataclass, field

RESULTS = {
    "mulwide": 2,
    "mullo": 1,
    "maal": 2,
    "half": 1,
    "add": 2,
    "adc": 2,
    "sub": 2,
    "sbb": 2,
    "and": 1,
    "or": 1,
    "xor": 1,
    "not": 1,
    "topand": 1,
    "shl": 1,
    "shr": 1,
    "sar": 1,
    "bit": 1,
    "shld": 1,
    "shrd": 1,
    "mask": 1,
    "word": 1,
    "select": 1,
    "iszero": 1,
    "flag": 1,
    "const": 1,
    "zero": 0,
}
ARGUMENTS = {
    "mulwide": "ww",
    "mullo": "ww",
    "maal": "wwww",
    "half": "www",
    "add": "ww",
    "adc": "wwc",
    "sub": "ww",
    "sbb": "wwc",
    "and": "ww",
    "or": "ww",
    "xor": "ww",
    "not": "w",
    "topand": "ww",
    "shl": "wi",
    "shr": "wi",
    "sar": "wi",
    "bit": "wi",
    "shld": "wwi",
    "shrd": "wwi",
    "mask": "c",
    "word": "c",
    "select": "cww",
    "iszero": "w",
    "flag": "w",
    "const": "i",
    "zero": "c",
}


Operand = str | int


@dataclass(unsafe_hash=True)  # not frozen, though never changed: many are made
class LimbOp:
    name: str
    outs: tuple[str, ...]
    args: tuple[Operand, ...]

    @property
    def result(self) -> str:
        """The first value that it makes and somebody reads, "" for none."""
        return next(filter(None, self.outs), "")

    def value(self, place: int) -> str:
        """The argument at `place`, the name of a value by the rules above or by the caller's."""
        name = self.args[place]
        assert isinstance(name, str)
        return name

    def constant(self, place: int) -> int:
        """The argument at `place`, a constant."""
        number = self.args[place]
        assert isinstance(number, int)
        return number


@dataclass(frozen=True)
class Element:
    """A field element held in `limbs`, whose integer value is proven to lie in [low, high]."""

    name: str
    limbs: tuple[str, ...]
    low: int
    high: int


@dataclass(frozen=True)
class LimbProgram:
    """Words of `bits` bits. `elements` records every field element met on the way, in order of
    definition.

    `inputs` and `outputs` are names of elements. `notes` maps the index of an op to the comment
    (the field operation) that starts there.
    """

    name: str
    bits: int
    inputs: tuple[Element, ...]
    outputs: tuple[Element, ...]
    ops: tuple[LimbOp, ...]
    elements: tuple[Element, ...] = ()
    notes: tuple[tuple[int, str], ...] = field(default=())


def is_test(kept: LimbOp, flag: LimbOp) -> bool:
    """Predicate: two operations in a row say whether two words have a bit in common: one
    instruction (TEST) where the flag is Z.
    """
    return (kept.name, flag.name) == ("and", "iszero") and flag.args == kept.outs


def is_shift_out(shift: LimbOp, flag: LimbOp) -> bool:
    """Predicate: two operations in a row shift a word with its sign and take the last bit that is
    shifted out as a flag: one instruction (SAR).
    """
    return (shift.name, flag.name) == ("sar", "bit") and flag.args == (
        shift.args[0],
        shift.constant(1) - 1,
    )


def is_split(top: LimbOp, kept: LimbOp, flag: LimbOp) -> bool:
    """Predicate: three operations in a row take a word without its upper bits, and these as a flag:
    one instruction (BTR) where they are one bit.
    """
    return (
        (top.name, kept.name, flag.name) == ("shr", "and", "flag")
        and flag.args == top.outs
        and kept.args == (top.args[0], (1 << top.constant(1)) - 1)
    )
