"""The types of C: what a declaration says of a variable, what an expression is of, and what a
number is in a type.

Integers wrap at the width of their type, whatever the expression: of a signed type, too, whose
overflow is not defined.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from operator import add, and_, eq, ge, gt, le, lt, mul, ne, or_, sub, xor

from pycparser import c_ast

from ecgen.run.readback.masks.tree import LANES, WIDE

WORD, INT = 64, 32
BITS = {
    "_Bool": 1,
    "char": 8,
    "short": 16,
    "long": WORD,
    "int": INT,
    "double": WORD,
    "float": 32,
    "unsigned": INT,
    "signed": INT,
}
UNSIGNED = {"unsigned", "char", "_Bool", ""}
COMPARISONS = ("==", "!=", "<", ">", "<=", ">=", "&&", "||")
NUMBERS = {
    "-": sub,
    "+": add,
    "*": mul,
    "&": and_,
    "|": or_,
    "^": xor,
    "==": eq,
    "!=": ne,
    "<": lt,
    ">": gt,
    "<=": le,
    ">=": ge,
}


@dataclass(frozen=True)
class Declared:
    """Of a variable or an expression: the bits of its type, or of what it points to, through how
    many pointers, and what it is.
    """

    bits: int = WORD
    pointer: int = 0
    volatile: bool = False
    vector: bool = False
    constant: bool = False
    signed: bool = False
    boolean: bool = False
    real: bool = False
    array: bool = False

    @property
    def is_number(self) -> bool:
        """Whether it is an integer, which wraps at its width."""
        return not (self.pointer or self.vector or self.real)

    @property
    def plain(self) -> "Declared":
        """The type of its value."""
        return replace(self, volatile=False, constant=False)

    @property
    def pointed(self) -> "Declared":
        """What it points to, or an element of a vector."""
        if self.pointer:
            return replace(self, pointer=self.pointer - 1)
        return replace(self, vector=False)

    def wrapped(self, number: int) -> int:
        """The number of this type that is left of another one."""
        if self.boolean:
            return int(number != 0)
        number %= 1 << self.bits
        return number - (1 << self.bits) if self.signed and number >> self.bits - 1 else number


def promoted(kind: Declared) -> Declared:
    """Integers smaller than an int become one."""
    kind = kind.plain
    small = kind.is_number and kind.bits < INT
    return Declared(INT, signed=True) if small else replace(kind, boolean=False)


def common(a: Declared, b: Declared) -> Declared:
    """The type of what an operator makes of two values."""
    a, b = promoted(a), promoted(b)
    for wins in ("pointer", "vector", "real"):
        if getattr(a, wins) or getattr(b, wins):
            return a if getattr(a, wins) else b
    wide = a if (a.bits, not a.signed) >= (b.bits, not b.signed) else b
    return Declared(wide.bits, signed=wide.signed)


def declared_as(names: list[str]) -> Declared:
    """The type that the names of one say."""
    is_unsigned = UNSIGNED & {*names} or names[0] == WIDE["unsigned __int128"] or LANES in names
    bits = next((bits for name, bits in BITS.items() if name in names), WORD)
    return Declared(
        2 * WORD if names[0] in WIDE.values() else bits,
        vector=LANES in names,
        signed="signed" in names or not is_unsigned,
        boolean="_Bool" in names,
        real=bool({"double", "float", "_Complex"} & {*names}),
    )


def literal(node: c_ast.Constant) -> tuple[int, Declared] | None:
    """An integer of the text, and its type; None of a text or a floating number."""
    if "int" not in node.type.split():
        return None
    text = node.value.lower()
    digits = text.rstrip("ul")
    suffix = text[len(digits) :]
    is_octal = digits.isdigit() and digits.startswith("0")
    number = int(digits, 8 if is_octal else 0)
    bits = INT if "l" not in suffix and not number >> INT else WORD
    if "u" not in suffix and digits.isdigit() and not is_octal and number >> INT - 1:
        bits = WORD  # a decimal number has a signed type, if a wider one
    return number, Declared(bits, signed="u" not in suffix and not number >> bits - 1)


def calculated(op: str, a: int, b: int, kind: Declared) -> int | None:
    """`a op b` of two numbers of a type; None where C does not say what it is."""
    if op in ("<<", ">>"):
        if not 0 <= b < kind.bits:
            return None
        return kind.wrapped(a << b if op == "<<" else a >> b)
    if op in ("/", "%"):
        if not b:
            return None
        quotient = abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)
        return kind.wrapped(quotient if op == "/" else a - b * quotient)
    if op in ("&&", "||"):
        return int(bool(a and b) if op == "&&" else bool(a or b))
    operator: Callable[[int, int], int] | None = NUMBERS.get(op)
    return None if operator is None else kind.wrapped(int(operator(a, b)))
