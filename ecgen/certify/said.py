"""What is claimed of a routine, in words: made of the text that the checker reads, and of nothing
else.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256

from ecgen.certify.code import REGISTERS
from ecgen.errors import EcgenError

ALWAYS = """\
  Of all inputs within these bounds: executed from the first byte on, or behind endbr64, it comes to
  a ret, and this is so then.
  Of memory it changes nothing but what is stored, and {below} bytes below rsp at most.
  rbx, rbp, rsp, r12 to r15 are as before.
  Of pointers any two may be to one block; those that are stored to are to blocks apart.
  Assumed: blocks, the frame and the code do not overlap, addresses do not wrap, nobody else writes
  to them meanwhile."""


@dataclass(frozen=True)
class Numbers:
    """The numbers of a text, taken one after the other."""

    left: Iterator[int]

    def one(self) -> int:
        return next(self.left)

    def many(self, item: Callable[[], str]) -> list[str]:
        return [item() for _ in range(self.one())]


def numbers_of(text: str) -> Iterator[int]:
    """As `numbers` of proofs/theories/Reading.v: hexadecimal, with a sign, m^s for m 2^s."""
    for word in text.split():
        mantissa, _, shift = word.partition("^")
        yield int(mantissa, 16) << int(shift or "0", 16)


def said(name: str, text: str) -> str:
    """EcgenError for a text that is no statement."""
    try:
        return "\n".join(_said(name, Numbers(numbers_of(text))))
    except (StopIteration, RuntimeError, ValueError, IndexError):
        raise EcgenError(f"what is claimed of {name} cannot be read.") from None


def _said(name: str, given: Numbers) -> Iterator[str]:
    yield f"{name}: {_bytes(given)}."
    callees = given.many(lambda: _bytes(given))
    calls = given.many(lambda: f"at {given.one() - 1} of {callees[given.one()]}")
    yield from (f"  Calls {text}." for text in calls)
    p = given.one()
    pointers = given.many(lambda: f"{REGISTERS[given.one()]} to block {given.one()}")
    yield f"  Pointers: {', '.join(pointers)}."
    inputs = given.many(lambda: f"{_row(given)}, at most {shown(given.one())}")
    yield from (f"  Reads e{k}: {text}." for k, text in enumerate(inputs))
    yield f"  Modulo {shown(p)}{f' = {p:#x}' if shown(p) != f'{p:#x}' else ''}:"
    for k, text in enumerate(given.many(lambda: _operation(given)), len(inputs)):
        yield f"    {text.format(f'e{k}')}"
    stored = given.many(lambda: _output(given))
    tests = given.many(lambda: f"{REGISTERS[given.one()]} is 1 if e{given.one()} is 0, else 0")
    below = given.one()
    if rest := list(given.left):
        yield f"    {_operation(Numbers(iter(rest)), ('u',)).format('v')}"
        yield "  Of u = e0 it computes v, of that as u the next v: e1 times, once at least."
        stored = ["the last v" + text.removeprefix("e0") for text in stored]
    yield from (f"  Stores {text}." for text in stored)
    yield from (f"  At the end {text}." for text in tests)
    yield ALWAYS.format(below=below)


def _bytes(given: Numbers) -> str:
    code = bytes(given.one() for _ in range(given.one()))
    return f"{len(code)} bytes, SHA-256 {sha256(code).hexdigest()}"


def _row(given: Numbers) -> str:
    block = given.one()
    if block < 0:
        return f"the word in {REGISTERS[given.one()]}"
    offset, count = given.one(), given.one()
    return f"{count} words in block {block} from byte {offset} on"


def _output(given: Numbers) -> str:
    row, value, most = _row(given), given.one(), given.one()
    return f"e{value} in {row}, at most {shown(most)}"


def _operation(given: Numbers, names: tuple[str, ...] = ()) -> str:
    """An equation with a place for the result's name."""
    scale = given.one()
    terms = given.many(lambda: _term(given, names))
    total = " ".join(terms).removeprefix("+ ") or "0"
    return f"{'' if scale == 1 else f'{shown(scale)} '}{{}} = {total}"


def _term(given: Numbers, names: tuple[str, ...]) -> str:
    factor = given.one()
    values = [names[i - 1] if names else f"e{i - 1}" for i in (given.one(), given.one()) if i]
    size = abs(factor)
    parts = [shown(size)] * (size != 1 or not values) + values
    return f"{'-' if factor < 0 else '+'} {' '.join(parts)}"


def shown(number: int) -> str:
    """2^255 - 19, if that is short, else hexadecimal."""
    if 0 <= number < 1 << 16:
        return str(number)
    top = number.bit_length()
    for power in (top, top - 1):
        rest = number - (1 << power)
        if abs(rest) < 1 << 16:
            return f"2^{power}" + (f" {'-' if rest < 0 else '+'} {abs(rest)}" if rest else "")
    return f"{number:#x}"
