"""What an expression of C holds, as far as its text tells: a secret or not, how many values it may
have, where it may have ones.

Operators give what they make of it, and why a compiler could make a branch there, "" if it could
not.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from ecgen.run.readback.masks.types import WORD, Declared

UNHIDDEN = "a bit of a secret that passed no barrier"
NO_SIGN = 4 * WORD


@dataclass(frozen=True)
class Value:
    """A secret or not, of at most 2^bits values, whose ones are at no other `places` than those of
    this number. Above the place `sign`, each of them holds what that one holds.
    """

    secret: bool = False
    bits: int = 0
    places: int = 0
    sign: int = NO_SIGN

    @property
    def is_bit(self) -> bool:
        """Whether it is a secret with two values: a bit, moved or not, or a mask."""
        return self.secret and self.bits <= 1

    @property
    def end(self) -> int:
        """The place from which on all hold the same: a sign, or nothing."""
        return min(self.sign, self.places.bit_length())

    def counted(self) -> "Value":
        """The same, of no more values than its places make."""
        low = self.places & (2 << self.sign) - 1
        is_above = self.places != low and not self.places >> self.sign & 1
        return Value(
            self.secret, min(self.bits, low.bit_count() + is_above), self.places, self.sign
        )

    def within(self, bits: int) -> "Value":
        """Its lowest bits."""
        places = self.places & (1 << bits) - 1
        return Value(self.secret, self.bits, places, self.sign).counted()

    def converted(self, own: Declared, kind: Declared) -> "Value":
        """From one type of integers to another one: the sign fills what is above it."""
        if own.signed and kind.bits > own.bits and self.places >> own.bits - 1 & 1:
            above = (1 << kind.bits) - (1 << own.bits)
            sign = min(self.sign, own.bits - 1)
            return Value(self.secret, self.bits, self.places | above, sign).counted()
        return self.within(kind.bits)


def full(secret: bool, bits: int, most: int | None = None) -> Value:
    """Anything of so many bits, of at most 2^most values."""
    return Value(secret, bits if most is None else most, (1 << bits) - 1)


PUBLIC, SECRET = full(False, WORD), full(True, WORD)


def either(*values: Value) -> Value:
    """One of them, a bit if one of the secrets is: what is known on one way, a compiler may use
    there.
    """
    secrets = [value for value in values if value.secret]
    if not secrets:
        return values[0] if len(set(values)) == 1 else PUBLIC
    places = 0
    for value in values:
        places |= value.places
    sign = max(value.end for value in values)
    return Value(True, min(value.bits for value in secrets), places, sign)


def operated(
    op: str, a: Value, b: Value, numbers: Sequence[int | None], kind: Declared
) -> tuple[Value, str]:
    """Of `a op b` in a type, one of them a secret, where `numbers` are what is known of constants.
    What is public adds no values.
    """
    secrets = [value.bits for value in (a, b) if value.secret]
    places, sign = a.places | b.places, max(a.end, b.end)
    match op:
        case "&":
            return _selected(a, b, numbers)
        case "|" if a.places & b.places == 0:
            return Value(True, sum(secrets), places, sign), ""
        case "|" | "*":
            rows = ((a, numbers[1]), (b, numbers[0]))
            is_mask = any(v.is_bit and (n is None or n & n - 1) for v, n in rows)
            size = kind.bits if op == "*" else places.bit_length()
            return full(True, size, max(secrets)), f"`{op}` with {UNHIDDEN}" if is_mask else ""
        case "^":
            is_mask = a.secret and b.secret and a.is_bit != b.is_bit
            found = Value(True, max(secrets), places, sign)
            return found, f"`^` of a word with {UNHIDDEN}" if is_mask else ""
        case "<<" | ">>":
            wrong = "a number of places hangs on a secret" if b.secret else ""
            return shifted(op, a, numbers[1], kind), wrong
        case "+" | "-":
            return _sum(op, a, b, numbers[0] == 1, kind), ""
    return SECRET, f"`{op}` of a secret takes a time that hangs on it"


def _selected(a: Value, b: Value, numbers: Sequence[int | None]) -> tuple[Value, str]:
    """A word under a constant has as many bits as that; a bit selects what it is joined with."""
    for value, number in ((a, numbers[1]), (b, numbers[0])):
        if number is not None:
            places = value.places & number
            is_mask = value.is_bit and places & places - 1
            found = Value(True, value.bits, places, value.sign).counted()
            return found, f"`&` of a constant with {UNHIDDEN}" if is_mask else ""
    places = a.places & b.places if a.secret and b.secret else a.places | b.places
    found = Value(True, min(value.bits for value in (a, b) if value.secret), places)
    return found, f"`&` with {UNHIDDEN}" if a.is_bit or b.is_bit else ""


def shifted(op: str, a: Value, by: int | None, kind: Declared) -> Value:
    """A shift by a number of places, None: one that is not known."""
    top = kind.bits - 1
    is_negative = op == ">>" and kind.signed and a.places >> top & 1  # it may be
    if by is None:
        size = kind.bits if op == "<<" or is_negative else a.places.bit_length()
        return full(True, size, a.bits)
    if op == "<<":
        return Value(True, a.bits, a.places << by, a.sign + by)
    places, sign = a.places, a.sign
    if is_negative:  # the sign comes from above
        places, sign = places | (1 << kind.bits + by) - (1 << top), min(sign, top)
    return Value(True, a.bits, places >> by, max(sign - by, 0)).counted()


def _sum(op: str, a: Value, b: Value, from_one: bool, kind: Declared) -> Value:
    """A carry or a borrow may come to a word, and a borrow fills all above it; what is public adds
    no values.
    """
    if op == "-" and from_one and b.places == 1:
        return b
    has_sign = any(value.places.bit_length() > value.sign + 1 for value in (a, b))
    size = max(a.end, b.end) + 1 + has_sign
    is_signed = op == "-" or has_sign
    places = (1 << (kind.bits if is_signed else min(size, kind.bits))) - 1
    most = size if a.secret and b.secret else max(v.bits for v in (a, b) if v.secret)
    return Value(True, most, places, size - 1 if is_signed else NO_SIGN).counted()
