"""Text of an integer ("2^255-19", "0x7f", "-3") turned into the integer; no Python evaluation takes
part.

sum     = product {("+" | "-") product}
product = unary {"*" unary}
unary   = "-" unary | "+" unary | power
power   = atom ["^" unary]
atom    = decimal | "0x" hexadecimal | "(" sum ")"
"""

import re

MAX_TEXT = 20_000
MAX_DEPTH = 40
_TOKEN = re.compile(r"\s*(?:(0[xX][0-9a-fA-F]+|[0-9]+)|(\*\*|[-+*^()]))")


class ExpressionError(ValueError):
    """The text is no integer expression, or its value has too many bits."""


def evaluate(text: str, max_bits: int) -> int:
    """The integer that `text` denotes; raises ExpressionError beyond `max_bits` bits in any
    intermediate value.
    """
    if len(text) > MAX_TEXT:
        raise ExpressionError(f"it is {len(text)} characters long, the limit is {MAX_TEXT}")
    parser = _Parser(_tokens(text), max_bits)
    value = parser.sum(0)
    if parser.rest:
        raise ExpressionError(f"{parser.rest[0]!r} was not expected there")
    return value


def _tokens(text: str) -> list[str]:
    tokens, at, text = [], 0, text.rstrip()
    while at < len(text):
        match = _TOKEN.match(text, at)
        if not match:
            raise ExpressionError(
                f"{text[at:].strip()[:12]!r} is neither a number nor one of + - * ^ ( )"
            )
        tokens.append("^" if match.group(2) == "**" else match.group(1) or match.group(2))
        at = match.end()
    return tokens


class _Parser:
    """Recursive descent over the tokens; `rest` is what is not read yet."""

    def __init__(self, tokens: list[str], max_bits: int):
        self.rest = tokens
        self.max_bits = max_bits

    def take(self, *symbols: str) -> str:
        return self.rest.pop(0) if self.rest and self.rest[0] in symbols else ""

    def bounded(self, value: int) -> int:
        if value.bit_length() > self.max_bits:
            raise ExpressionError(f"its value has more than {self.max_bits} bits")
        return value

    def sum(self, depth: int) -> int:
        value = self.product(depth)
        while sign := self.take("+", "-"):
            term = self.product(depth)
            value = self.bounded(value + term if sign == "+" else value - term)
        return value

    def product(self, depth: int) -> int:
        value = self.unary(depth)
        while self.take("*"):
            value = self.bounded(value * self.unary(depth))
        return value

    def unary(self, depth: int) -> int:
        if depth > MAX_DEPTH:
            raise ExpressionError(f"it is nested more than {MAX_DEPTH} levels deep")
        if self.take("-"):
            return -self.unary(depth + 1)
        if self.take("+"):
            return self.unary(depth + 1)
        return self.power(depth)

    def power(self, depth: int) -> int:
        value = self.atom(depth)
        if not self.take("^"):
            return value
        exponent = self.unary(depth + 1)
        if exponent < 0:
            raise ExpressionError("an exponent is negative")
        # The size is known before the power is computed, so that 9^9^9 costs nothing.
        if abs(value) > 1 and exponent * (abs(value).bit_length() - 1) > self.max_bits:
            raise ExpressionError(f"its value has more than {self.max_bits} bits")
        return self.bounded(
            value**exponent if abs(value) > 1 else value ** min(exponent, 2 + exponent % 2)
        )

    def atom(self, depth: int) -> int:
        if self.take("("):
            value = self.sum(depth + 1)
            if not self.take(")"):
                raise ExpressionError("a closing parenthesis is missing")
            return value
        if not self.rest:
            raise ExpressionError("it ends where a number was expected")
        token = self.rest.pop(0)
        if not token[0].isdigit():
            raise ExpressionError(f"{token!r} stands where a number was expected")
        if token[:2] in ("0x", "0X"):
            return self.bounded(int(token, 16))
        if len(token) > self.max_bits // 3 + 2:
            raise ExpressionError(f"its value has more than {self.max_bits} bits")
        return self.bounded(_decimal(token))


def _decimal(digits: str) -> int:
    """int(digits) in pieces, since Python refuses to convert more than 4300 digits at once."""
    value = 0
    for start in range(0, len(digits), 4000):
        piece = digits[start : start + 4000]
        value = value * 10 ** len(piece) + int(piece)
    return value
