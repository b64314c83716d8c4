"""A curve file on disk turned into its TOML data, with the line of every key kept for error
messages.
"""

import hashlib
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

from ecgen.errors import CurveError
from ecgen.lines import locate
from ecgen.names import known_curves, near_names

MAX_BYTES = 1 << 20


@dataclass(frozen=True)
class CurveFile:
    """One curve file as read: `data` is the TOML document, `text` the same as written, `sha256` of
    its bytes.
    """

    path: Path
    text: str
    data: dict
    sha256: str

    def lookup(self, section: str, key: str):
        """The value of `key` in [section], or at the top level of a short file; None if there is
        none.
        """
        table = self.data.get(section)
        if isinstance(table, dict) and key in table:
            return table[key]
        value = self.data.get(key)
        return None if isinstance(value, dict) else value

    def line(self, section: str, *keys: str) -> int | None:
        """Line of the first of `keys` that is written in [section] or at the top; else of the
        section's header.
        """
        for key in keys:
            for where in (section, ""):
                if line := locate(self.text, where, key):
                    return line
        return locate(self.text, section, "") or locate(self.text, "", section) or None

    def error(self, what: str, hint: str, section: str = "", *keys: str) -> CurveError:
        """A CurveError that points at the line of `keys` in `section`, at the file's last line
        where that is not written.
        """
        return CurveError(
            what, where=self.path, line=self.line(section, *keys) or self.last, hint=hint
        )

    @property
    def last(self) -> int:
        """The last line that is not empty, 1 if there is none."""
        return self.text.rstrip().count("\n") + 1


def read_curve_file(path: Path) -> CurveFile:
    """Read and parse `path`; every way in which that fails is a CurveError."""
    raw = _read_bytes(path)
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as bad:
        line = raw[: bad.start].count(b"\n") + 1
        raise CurveError(
            f"Byte {bad.start} is not UTF-8 text, so this is not a TOML file.",
            where=path,
            line=line,
            hint="Give the path of a curve file in TOML; `ecgen list curves` shows examples.",
        ) from None
    if text.startswith("\ufeff"):
        raise CurveError(
            "The file begins with a byte-order mark (bytes EF BB BF), which TOML does not allow.",
            where=path,
            line=1,
            hint="Save it as UTF-8 without a byte-order mark.",
        )
    if "\x00" in text:
        raise CurveError(
            "The file contains zero bytes, so this is not a TOML file.",
            where=path,
            line=text[: text.index("\x00")].count("\n") + 1,
            hint="Give the path of a curve file in TOML.",
        )
    return CurveFile(path, text, _parse(path, text), hashlib.sha256(raw).hexdigest())


def _read_bytes(path: Path) -> bytes:
    hint = "Give the path of a curve file in TOML, or a name that `ecgen list curves` shows."
    try:
        if path.is_dir():
            raise CurveError("This is a folder, a curve file was expected.", where=path, hint=hint)
        if path.exists() and not path.is_file():
            raise CurveError("This is no file to be read, such as a device.", where=path, hint=hint)
        if not path.is_file():
            raise CurveError(
                "There is no such curve file.",
                where=path,
                hint=near_names(path, known_curves()) + hint,
            )
        if (size := path.stat().st_size) > MAX_BYTES:
            raise CurveError(
                f"The file has {size} bytes, a curve file has at most {MAX_BYTES}.",
                where=path,
                hint=hint,
            )
        return path.read_bytes()
    except (OSError, ValueError) as bad:
        raise CurveError(
            f"The file cannot be read ({getattr(bad, 'strerror', None) or bad}).",
            where=path,
            hint="Check its permissions.",
        ) from None


def _parse(path: Path, text: str) -> dict:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as bad:
        match = re.search(r"line (\d+)", str(bad))
        line = int(match.group(1)) if match else text.count("\n") + 1
        raise CurveError(
            f"The file is not valid TOML: {bad}.",
            where=path,
            line=line,
            hint="Mend that line; if the file was cut off, fetch it again.",
        ) from None
    except RecursionError:
        raise CurveError(
            "The file nests brackets too deeply.",
            where=path,
            line=1,
            hint="A curve file needs two levels at most.",
        ) from None
    except ValueError as bad:
        raise CurveError(
            f"The file holds a number that is too long ({bad}).",
            where=path,
            line=1,
            hint='Write large integers as strings: p = "0x7fff...".',
        ) from None
