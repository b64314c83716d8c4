"""What an expression of C holds, as far as its text tells: a secret or not, how many values it may
have, where it may have ones.

Operators give what they make of it, and why a compiler could make a branch there, "" if it could
not.
"""

from collections.abc import Sequence
from dataclasses import dataclass

UNHIDDEN = "a bit of a secret that passed no barrier"
WORD, WIDEST = 64, 128


@dataclass(frozen=True)
class Value:
    """A secret or not, of at most 2^bits values, whose ones are at no other `places` than those of
    this number.
    """

    secret: bool = False
    bits: int = 0
    places: int = 0
    signed: bool = False

    @property
    def is_bit(self) -> bool:
        """Whether it is a secret with two values: a bit, moved or not, or a mask."""
        return self.secret and self.bits <= 1

    def within(self, bits: int, signed: bool = False) -> "Value":
        """Its lowest bits."""
        places = self.places & (1 << bits) - 1
        return Value(self.secret, min(self.bits, places.bit_count()), places, signed)


def full(secret: bool, bits: int, most: "int | None" = None, signed: bool = False) -> Value:
    """Anything of so many bits, of at most 2^most values."""
    return Value(secret, bits if most is None else most, (1 << bits) - 1, signed)


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
    signed = any(value.signed for value in values)
    return Value(True, min(value.bits for value in secrets), places, signed)


def operated(op: str, a: Value, b: Value, numbers: "Sequence[int | None]") -> "tuple[Value, str]":
    """Of `a op b`, one of them a secret, where `numbers` are what is known of constants. What is
    public adds no values.
    """
    signed, secrets = a.signed or b.signed, [value.bits for value in (a, b) if value.secret]
    match op:
        case "&":
            return _selected(a, b, numbers)
        case "|" if a.places & b.places == 0:
            return Value(True, sum(secrets), a.places | b.places, signed), ""
        case "|" | "*":
            rows = ((a, numbers[1]), (b, numbers[0]))
            is_mask = any(v.is_bit and (n is None or n & n - 1) for v, n in rows)
            size = WIDEST if op == "*" else (a.places | b.places).bit_length()
            found = full(True, size, max(secrets), signed)
            return found, f"`{op}` with {UNHIDDEN}" if is_mask else ""
        case "^":
            is_mask = a.secret and b.secret and a.is_bit != b.is_bit
            found = Value(True, max(secrets), a.places | b.places, signed)
            return found, f"`^` of a word with {UNHIDDEN}" if is_mask else ""
        case "<<" | ">>":
            wrong = "a number of places hangs on a secret" if b.secret else ""
            return shifted(op, a, numbers[1]), wrong
        case "+" | "-":
            return _sum(op, a, b, numbers[0] == 1, signed), ""
    return SECRET, f"`{op}` of a secret takes a time that hangs on it"


def _selected(a: Value, b: Value, numbers: "Sequence[int | None]") -> "tuple[Value, str]":
    """A word under a constant has as many bits as that; a bit selects what it is joined with."""
    for value, number in ((a, numbers[1]), (b, numbers[0])):
        if number is not None:
            places = value.places & number
            is_mask = value.is_bit and places & places - 1
            found = Value(True, min(value.bits, places.bit_count()), places)
            return found, f"`&` of a constant with {UNHIDDEN}" if is_mask else ""
    places = a.places & b.places if a.secret and b.secret else a.places | b.places
    found = Value(True, min(value.bits for value in (a, b) if value.secret), places)
    return found, f"`&` with {UNHIDDEN}" if a.is_bit or b.is_bit else ""


def shifted(op: str, a: Value, by: "int | None") -> Value:
    """A shift by a number of places, None: one that is not known."""
    if by is None:
        return full(True, WORD if op == "<<" else a.places.bit_length(), a.bits, a.signed)
    if op == "<<":
        return Value(True, a.bits, a.places << by, a.signed)
    places = a.places >> by
    if a.signed and a.places.bit_length() in (32, WORD, WIDEST):  # the sign comes from above
        return full(True, WORD, min(a.bits, max(places.bit_count(), 1)), True)
    return Value(True, min(a.bits, places.bit_count()), places, a.signed)


def _sum(op: str, a: Value, b: Value, from_one: bool, signed: bool) -> Value:
    """A carry or a borrow may come to a word; what is public adds no values."""
    if op == "-" and from_one and b.places == 1:
        return b
    size = min(max(a.places.bit_length(), b.places.bit_length()) + 1, WIDEST)
    size = max(size, WORD) if op == "-" else size
    most = size if a.secret and b.secret else max(value.bits for value in (a, b) if value.secret)
    return full(True, size, most, signed)
