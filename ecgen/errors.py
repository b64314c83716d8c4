"""The one tree of errors a user sees: what is wrong, where, why, and what to try."""

from pathlib import Path


class EcgenError(Exception):
    """A problem in the input or the environment, reported as one paragraph without a traceback.

    `what` is a sentence, `where` a path or `path:line`, `hint` what to try next.
    """

    exit_code = 2

    def __init__(self, what: str, *, where: "str | Path | None" = None, line: "int | None" = None, hint: str = ""):
        self.what = what
        self.where = None if where is None else f"{where}:{line}" if line is not None else str(where)
        self.hint = hint
        super().__init__(self.paragraph())

    def paragraph(self) -> str:
        """The whole message as one line of text: `where: what hint`."""
        head = f"{self.where}: " if self.where else ""
        tail = f" {self.hint}" if self.hint else ""
        return " ".join(f"{head}{self.what}{tail}".split())


class FormulaError(EcgenError):
    """A formula file or formula directory that cannot be read, or whose claim is false."""


class WrongFormula(FormulaError):
    """A formula that was read but cannot be right: a name is undefined, or a coordinate of the result is missing."""


class CurveError(EcgenError):
    """A curve file that cannot be read, or parameters that do not make the curve they claim."""


class TargetError(EcgenError):
    """An unknown or malformed CPU description, or a feature the CPU lacks."""


class BoundError(EcgenError):
    """An interval that does not close: an overflow that cannot be excluded."""


class ScheduleError(EcgenError):
    """A program that cannot be ordered or allocated under the given limits."""


class ToolError(EcgenError):
    """A missing or failing external program (assembler, compiler, valgrind)."""


class CheckFailure(EcgenError):
    """The emitted library computed something wrong, or broke a rule it promises to keep."""

    exit_code = 1
