"""The names of what comes with ecgen, read from its folders and from nothing else, so that lists,
hints and completion start at once.
"""

import re
from contextlib import suppress
from functools import cache
from pathlib import Path

from ecgen.errors import CurveError, TargetError
from ecgen.resources import data_folder


def known_curves() -> dict[str, Path]:
    """Name (file stem) to path of every curve file that comes with ecgen, sorted by name."""
    try:
        files = data_folder("formulas").glob("*/curves/*.toml")
    except FileNotFoundError:
        return {}
    return {path.stem: path for path in sorted(files, key=lambda path: (path.stem, str(path)))}


def known_targets() -> dict[str, Path]:
    """Name (file stem) to path of every CPU file that comes with ecgen, sorted by name."""
    return {path.stem: path for path in sorted(data_folder("targets").glob("*.toml"))}


def formula_names() -> tuple[str, ...]:
    """The names shape/system/operation/formula of all packaged formulas on points, sorted."""
    return _formulas("variables")


def tower_names() -> tuple[str, ...]:
    """The names towers/extension/operation/formula of all packaged operations of extension fields,
    sorted.
    """
    return _formulas("extension")


@cache
def _formulas(described_by: str) -> tuple[str, ...]:
    root = data_folder("formulas")
    folders = [path.parent for path in root.glob(f"*/*/{described_by}")]
    found = (
        f.relative_to(root).with_suffix("").as_posix()
        for folder in folders
        for f in folder.glob("*/*.op3")
    )
    return tuple(sorted(found, key=lambda name: name.split("/")))


def standard_names() -> dict[str, tuple[str, ...]]:
    """Curve to the names that standards give it, as formulas/names.toml has them."""
    return {curve: tuple(names) for curve, names in _named()["names"].items()}


def curve_name(text: str) -> str | None:
    """The curve that comes with ecgen under that name or one of a standard, whatever its case and
    separators; None if there is none.
    """
    if text in known_curves():
        return text
    return None if "/" in text or "\\" in text else _spellings().get(_spelling(text))


def curve_path(name_or_path: str | Path) -> Path:
    """The curve file of that name or path, which need not exist where it is written as a path;
    CurveError if it is no known name either.

    Text that names a known curve is a name; text with a path separator or the ending .toml is a
    path.
    """
    text = str(name_or_path)
    path = Path(name_or_path)
    if isinstance(name_or_path, Path) or path.suffix == ".toml":
        return path
    if name := curve_name(text):
        return known_curves()[name]
    if len(path.parts) > 1 or _exists(path):
        return path
    raise CurveError(
        f"No curve is called {text[:80]!r}.",
        hint=(
            f"{_near_curves(path)}`ecgen list curves` shows all names; a path of a TOML file"
            " works too, and `ecgen new curve` writes one."
        ),
    )


@cache
def _named() -> dict:
    import tomllib  # only for who needs it

    return tomllib.loads((data_folder("formulas") / "names.toml").read_text(encoding="utf-8"))


@cache
def _spellings() -> dict[str, str]:
    """Every name of a curve, as `_spelling` leaves it, to the curve."""
    found = {_spelling(curve): curve for curve in known_curves()}
    for curve, names in standard_names().items():
        found |= {_spelling(name): curve for name in names}
    return found


# what programs and standards write before a name of a curve
PREFIXES = re.compile(
    r"(?:(?:mbedtls_ecp_dp|nid|sn|obj|(?:ansi\W*)?x9[._-]?62|wap-wsg-idm-ecid)[\W_]+)+"
)


def _spelling(name: str) -> str:
    """A name without case, separators and what says only where it is from; an object identifier as
    numbers between dots, however it is written.
    """
    text = name.strip().lower()
    if number := re.fullmatch(r"(?:urn:oid:|oid[ :.=]*)?(\d+(?:\.\d+)+)", text):
        return number[1]
    if re.fullmatch(r"\{.*\}", text):  # ASN.1: {1 3 132 0 34}, {iso(1) ... ansi-X9-62(10045) ...}
        arcs = re.findall(r"(?<![\w-])\d+(?![\w-])", text)
        if len(arcs) > 1:
            return ".".join(arcs)
    return re.sub(r"[\W_]+", "", text[begun.end() :] if (begun := PREFIXES.match(text)) else text)


def _near_curves(path: Path) -> str:
    """What to answer to a name that no curve has: what is known of it, or which curves and files
    beside it may be meant.
    """
    typed = _spelling(path.stem if path.suffix[1:].isalpha() else path.name)
    if own := [file for file in _beside(path) if _spelling(file.stem) == typed]:
        return _did_you_mean([str(own[0])])
    for pattern, names in _named()["asked"].items():
        if found := re.fullmatch(pattern, typed):
            meant = [*filter(None, (curve_name(found.expand(name)) for name in names))]
            if meant:
                return _did_you_mean(meant)
    for pattern, answer in _named()["other"].items():
        if re.fullmatch(pattern, typed):
            return f"{answer} "
    known = [*_spellings().items(), *((_spelling(file.stem), str(file)) for file in _beside(path))]
    likeness = [(_likeness(typed, name), len(name), shown) for name, shown in known]
    least = max(0.65, max(likeness)[0] - 0.05)
    close = sorted((-like, length, shown) for like, length, shown in likeness if like >= least)
    return _did_you_mean([*dict.fromkeys(shown for _, _, shown in close)][:4])


def _likeness(typed: str, name: str) -> float:
    """How likely a spelling is meant by what was typed: 0 where their numbers differ by more than a
    slip, from 1 on where what was typed is a part of it or the whole. What is a part of what was
    typed is less likely than what differs from it by a letter.
    """
    import difflib  # only for who needs it: it takes as long to load as the rest of this file

    if "." in name:
        return 0
    if typed == name or (len(typed) > 2 and typed in name):
        return 3 if typed == name else 2
    numbers, others = re.findall(r"\d+", typed), re.findall(r"\d+", name)
    if numbers and not any(_one_slip(max(numbers, key=len), other) for other in others):
        return 0
    if len(name) > 2 and name in typed:
        return 0.65 + 0.35 * len(name) / len(typed)
    return difflib.SequenceMatcher(None, typed, name).ratio()


def _one_slip(number: str, other: str) -> bool:
    """Whether two numbers are the same but for one digit, which may be missing, or for the order of
    their digits.
    """
    short, long = sorted((number, other), key=len)
    if len(short) == len(long):
        return sum(a != b for a, b in zip(short, long)) <= 1 or sorted(short) == sorted(long)
    return len(short) > 2 and any(short == long[:i] + long[i + 1 :] for i in range(len(long)))


def target_path(name: str) -> Path | None:
    """The CPU file of that name or path, None for `native`; TargetError if there is none of that
    name.
    """
    known = known_targets()
    if name == "native" or name in known:
        return known.get(name)
    path = Path(name)
    if path.suffix == ".toml" or _exists(path):
        return path
    spelt = {_spelling(each): each for each in known}
    if len(path.parts) == 1 and _spelling(name) in spelt:
        return known[spelt[_spelling(name)]]
    raise TargetError(
        f"there is no CPU named {name!r}.",
        hint=(
            f"{near_names(path, known)}Known: native, {', '.join(known)}; or give the path of a"
            " TOML file."
        ),
    )


def near_names(path: Path, known) -> str:
    """A question for who mistyped a path or a name: the TOML files beside it and the known names
    that are most like it; "" if none is.
    """
    import difflib

    near = {name: [name] for name in known}
    for file in _beside(path):  # beside what comes with ecgen under that name
        near.setdefault(file.stem.lower(), []).append(str(file))
    return _did_you_mean(
        [each for name in difflib.get_close_matches(path.stem.lower(), near) for each in near[name]]
    )


def near_word(word: str, known) -> str:
    """A question for who mistyped a word: the known one that is most like it; "" if none is."""
    import difflib

    return _did_you_mean(difflib.get_close_matches(word.lower(), [*known], 1))


def _beside(path: Path) -> list[Path]:
    """The TOML files in the folder of a path."""
    with suppress(OSError, ValueError):  # zero bytes, too long
        return sorted(path.parent.glob("*.toml"))
    return []


def _did_you_mean(close: list[str]) -> str:
    return f"Did you mean {' or '.join(close)}? " if close else ""


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):  # names with zero bytes, or too long
        return False
