"""Tagged lines, the syntax of the database's model and description files: `tag rest of the
line`.
"""

from dataclasses import dataclass
from pathlib import Path

from ecgen.errors import FormulaError

MAX_BYTES = 1 << 20


@dataclass(frozen=True)
class TaggedLine:
    """One line: `tag` is its first word, `rest` what follows, `number` counts from 1."""

    tag: str
    rest: str
    number: int


def read_text(path: Path) -> str:
    """The text of a formula or model file; FormulaError if it is missing, a folder, too large or
    not text.
    """
    try:
        if path.is_file() and (size := path.stat().st_size) > MAX_BYTES:
            hint = "Give a formula in three-operand code, one statement on each line."
            raise FormulaError(
                f"This file has {size} bytes, a formula or model file has at most {MAX_BYTES}.",
                where=path,
                hint=hint,
            )
        text = path.read_text(encoding="utf-8-sig")
    except (FileNotFoundError, NotADirectoryError):
        raise FormulaError(
            "This formula or model file does not exist.", where=path, hint="Check the path."
        ) from None
    except IsADirectoryError:
        raise FormulaError(
            "This is a folder, expected a file.", where=path, hint="Name a file in it."
        ) from None
    except UnicodeDecodeError:
        raise FormulaError(
            "This file is not UTF-8 text.",
            where=path,
            hint="Formula and model files are plain text.",
        ) from None
    except OSError as error:
        raise FormulaError(
            f"Cannot read this file: {error.strerror}.", where=path, hint="Check it."
        ) from None
    if "\0" in text:
        raise FormulaError(
            "This file is not text.", where=path, hint="Formula and model files are plain text."
        )
    return text


def tagged_lines(path: Path) -> tuple[TaggedLine, ...]:
    """Every non-empty line of the file, comments (`# ...` at the start of a line) left out."""
    lines = []
    for number, line in enumerate(read_text(path).splitlines(), 1):
        words = line.split(None, 1)
        if words and not words[0].startswith("#"):
            lines.append(TaggedLine(words[0], words[1].strip() if len(words) > 1 else "", number))
    return tuple(lines)
