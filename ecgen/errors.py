"""The one tree of errors a user sees: what is wrong, where, why, and what to try."""

import re
from pathlib import Path

# What code raises that computes with what a damaged file says, though all of it has the right type.
DAMAGE = (LookupError, TypeError, ValueError, AttributeError, AssertionError, StopIteration)


class EcgenError(Exception):
    """A problem in the input or the environment, reported as one paragraph without a traceback.

    `what` is a sentence, `where` a path or `path:line`, `hint` what to try next; `value` names the
    value of a program that it is about, for whoever tries again, or the key of a file.
    """

    exit_code = 2

    def __init__(
        self,
        what: str,
        *,
        where: "str | Path | None" = None,
        line: "int | None" = None,
        hint: str = "",
        value: str = "",
    ):
        self.what = what
        self.file, self.line = None if where is None else str(where), line
        self.where = (
            None if where is None else f"{where}:{line}" if line is not None else str(where)
        )
        self.hint = hint
        self.value = value
        super().__init__(self.paragraph())

    def paragraph(self) -> str:
        """The whole message as one line of text: `where: what hint`."""
        head = f"{self.where}: " if self.where else ""
        stop = "" if self.what.rstrip().endswith((".", "!", "?")) else "."
        tail = f" {self.hint}" if self.hint else ""
        return " ".join(f"{head}{self.what.rstrip()}{stop}{tail}".split())

    def as_json(self) -> dict:
        """What --json prints of it (ecgen/schemas/error.json)."""
        place, _, number = (self.file or "").rpartition(":")
        file, line = (
            (place, int(number))
            if self.line is None and place and number.isdecimal()
            else (self.file, self.line)
        )
        return {
            "error": self.what,
            "file": file,
            "line": line,
            "try": self.hint,
            "exit_code": self.exit_code,
        }


class FormulaError(EcgenError):
    """A formula file or formula directory that cannot be read, or whose claim is false."""


class WrongFormula(FormulaError):
    """A formula that was read but cannot be right: a name or coordinate of the result is missing,
    or the proof refutes it.
    """


class CurveError(EcgenError):
    """A curve file that cannot be read, or parameters that do not make the curve they claim."""


class TargetError(EcgenError):
    """An unknown or malformed CPU description, or a feature the CPU lacks."""


class BoundError(EcgenError):
    """An interval that does not close: an overflow that cannot be excluded.

    Numbers of more than 20 digits in `what` are shown by the powers of two that they are near.
    """

    def __init__(self, what: str, **more):
        super().__init__(
            re.sub(r"\d{21,}", lambda digits: near_power(int(digits[0])), what), **more
        )


def near_power(value: int) -> str:
    """A number above 0 as 2^k, 2^k-d or 2^k+d with d < 2^64, as n*2^k with n < 2^32, else as a
    rounded multiple of 2^k.
    """
    above = value.bit_length()
    for k in (above, above - 1):
        rest = value - (1 << k)
        if abs(rest) < 1 << 64:
            return f"2^{k}" + (f"{rest:+d}" if rest else "")
    low = (value & -value).bit_length() - 1
    if value >> low < 1 << 32:
        return f"{value >> low}*2^{low}"
    return f"~{value * 100 // (1 << above - 1) / 100:.2f}*2^{above - 1}"


class ScheduleError(EcgenError):
    """A program that cannot be ordered or allocated under the given limits."""


class ToolError(EcgenError):
    """A missing or failing external program (assembler, compiler, valgrind)."""


class CheckFailure(EcgenError):
    """The emitted library computed something wrong, or broke a rule it promises to keep."""

    exit_code = 1


class Defect(CheckFailure):
    """A program that ecgen made is not what it has to be; the build that would write it stops."""

    def __init__(self, what: str):
        hint = "This is a defect of ecgen; please report the input that shows it."
        super().__init__(what, hint=hint)
