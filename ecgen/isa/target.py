"""CPU files: targets/<cpu>.toml or any path -> Target; `native` reads this machine."""

import hashlib
import platform
import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path

from ecgen.errors import TargetError
from ecgen.isa.description import check_description, check_files, require_figures
from ecgen.isa.facts import FACTS
from ecgen.isa.measured import (
    CHOICES,
    ORDERS,
    cpu_facts,
    matches,
    own_folder,
    owner,
    require_owner,
    this_processor,
)
from ecgen.names import known_targets, near_names, target_path


@dataclass(frozen=True)
class Target:
    """`features` are the extensions a library for this CPU demands, by the names of their
    instruction set; `orders` and `choices` are files that come with the CPU file, or None; `tuned`
    is a folder of measurements that go before them, or None, and `processor` the key of the
    processor that a native target is for.
    """

    name: str
    description: str
    isa: str
    level: str
    features: tuple[str, ...]
    path: Path
    orders: Path | None = None
    choices: Path | None = None
    tuned: Path | None = None
    processor: str = ""
    data: dict = field(default_factory=dict, hash=False)

    @property
    def model(self) -> dict:
        """Steady-state cost of one multiplication and one other integer operation, core cycles."""
        return {"multiply": 1.0, "integer": 0.25, "store_forward": 5} | self.data.get("model", {})

    @property
    def unsafe(self) -> tuple[str, ...]:
        """Instructions whose time depends on their operands on this CPU, beside those of which
        their own table says so.
        """
        return tuple(self.data.get("unsafe", ()))

    @property
    def order_files(self) -> tuple[Path, ...]:
        """Files of tuned orders; what a later one says goes before."""
        return tuple(
            path
            for path in (self.orders, self.tuned and self.tuned / ORDERS)
            if path and path.is_file()
        )

    @property
    def choice_files(self) -> tuple[Path, ...]:
        """Files of choices; what a later one says goes before."""
        return tuple(
            path
            for path in (self.choices, self.tuned and self.tuned / CHOICES)
            if path and path.is_file()
        )

    def measurements(self) -> tuple[tuple[str, str], ...]:
        """(folder/file, sha256) of what `tuned` holds: inputs that the name of the CPU does not
        say.
        """
        files = (self.tuned / name for name in (ORDERS, CHOICES)) if self.tuned else ()
        return tuple(
            (f"{path.parent.name}/{path.name}", hashlib.sha256(path.read_bytes()).hexdigest())
            for path in files
            if path.is_file()
        )

    def is_own(self, measured: str) -> bool:
        """Whether figures of the CPU `measured` (a name or a processor's key) are of this one."""
        return measured in (self.name, self.processor) or matches(
            measured, self.data.get("match", {})
        )

    @property
    def word_bits(self) -> int:
        """Bits of the machine words that field elements are made of."""
        return FACTS[self.isa].word_bits


def load_target(name: str, *, untuned: bool = False, tuning: str | None = None) -> Target:
    """A target by name, by path, or `native`. Raises TargetError with the file, what was expected,
    and the known names.

    `untuned`: the tuning files that it names need not be there yet. `tuning`: a folder of
    measurements that go before those that come with the CPU file, or "none"; without it `native`
    takes the user's own, if there are any, and a name none.
    """
    if tuning is not None:
        return with_tuning(
            load_target(name, untuned=untuned), None if tuning == "none" else Path(tuning)
        )
    path = target_path(name)
    return native_target() if path is None else read_target(path, untuned=untuned)


def at_level(target: Target, level: str) -> Target:
    """The target restricted to `level`, without the features and tuning files that the level does
    not use.

    Raises TargetError for a level of another instruction set, or one that the CPU does not reach.
    """
    isa = FACTS[target.isa]
    levels, needed = isa.levels, isa.needed.get(level, ())
    if level not in levels:
        raise TargetError(
            f"{isa.title} has no level {level!r}.",
            where=target.path,
            hint=f"Use --level {' or '.join(levels)}.",
        )
    if missing := [f for f in needed if f not in target.features]:
        raise TargetError(
            f"the CPU {target.name} has no {missing[-1].upper()}.",
            where=target.path,
            hint=f"Use --level {levels[0]}.",
        )
    kept = level == levels[-1]
    return replace(
        target,
        level=level,
        features=target.features if kept else needed,
        orders=target.orders if kept else None,
        tuned=target.tuned if kept else None,
    )


def with_tuning(target: Target, folder: Path | None) -> Target:
    """The target with the measurements in `folder` (none: without any but those of its file);
    TargetError if they are of a CPU that it is not, or none are there."""
    if folder is None:
        return replace(target, tuned=None)
    named = [(path, owner(path)) for path in (folder / ORDERS, folder / CHOICES) if path.is_file()]
    if not named:
        raise TargetError(
            "this folder has no measurements.",
            where=folder,
            hint=f"Give one that `ecgen tune` wrote, with {ORDERS} or {CHOICES}.",
        )
    match = target.data.get("match", {})
    for path, key in named:
        if target.processor or (
            "vendor" in match and not matches(key or "", match)
        ):  # any measurement may serve a CPU file of no one CPU
            require_owner(path, target.processor or target.name)
    return replace(target, tuned=folder)


def read_target(path: Path, *, untuned: bool = False) -> Target:
    """The CPU file at `path` as a Target; `untuned`: the files of orders and choices that it names
    need not be there. TargetError, with the line, for the first thing that is wrong.
    """
    text, data = _parse(path)
    check_description(path, text, data)
    if not untuned:
        check_files(path, text, data)
    isa, level = FACTS.get(str(data.get("isa"))), data.get("level")
    if isa is None:
        said = (
            f"isa is {data['isa']!r}, expected one of"
            if "isa" in data
            else "it does not say its isa, one of"
        )
        raise TargetError(
            f"{said} {', '.join(FACTS)}.",
            where=path,
            line=_line(path, "isa"),
            hint=(
                "`ecgen new cpu NAME` writes a file with every key that one may have; ecgen has no"
                " back end for other instruction sets."
            ),
        )
    if level not in isa.levels:
        raise TargetError(
            f"level is {level!r}, expected one of {', '.join(isa.levels)}.",
            where=path,
            line=_line(path, "level"),
            hint=isa.level_hint,
        )
    if "refused" in data:
        raise TargetError(
            f"ecgen makes no code for {data.get('name', path.stem)}: {data['refused']}.",
            where=path,
            line=_line(path, "refused"),
            hint="Take another CPU; `ecgen list targets` shows the known ones.",
        )
    features = tuple(data.get("features", ()))
    if unknown := [f for f in features if f not in isa.features]:
        raise TargetError(
            f"unknown features {', '.join(map(str, unknown))}.",
            where=path,
            line=_line(path, "features"),
            hint=f"Known features: {', '.join(isa.features)}.",
        )
    if missing := [f for f in isa.needed.get(level, ()) if f not in features]:
        raise TargetError(
            f"level `{level}` needs the features {' and '.join(isa.needed[level])}.",
            where=path,
            line=_line(path, "features"),
            hint=f"List {' and '.join(missing)}, or use another level: {', '.join(isa.levels)}.",
        )
    require_figures(path, text, data)
    orders, choices = (
        path.parent / data[key] if key in data else None for key in ("orders", "choices")
    )
    name = str(data.get("name", path.stem))
    for file in (orders, choices):
        if file is not None and not matches(owner(file) or name, data.get("match", {})):
            require_owner(file, name, *([data["tuned_on"]] if "tuned_on" in data else []))
    return Target(
        name=name,
        description=str(data.get("description", "")),
        isa=isa.name,
        level=level,
        features=features,
        path=path,
        orders=orders,
        choices=choices,
        data=data,
    )


def _parse(path: Path) -> tuple[str, dict]:
    """The text of a CPU file and its TOML data; TargetError where it is no TOML file."""
    raw = b""
    try:
        raw = path.read_bytes()
        text = raw.decode("utf-8")
        if text.startswith("\ufeff"):
            raise TargetError(
                "the file begins with a byte-order mark, which TOML does not allow.",
                where=path,
                line=1,
                hint="Save it as UTF-8 without one.",
            )
        return text, tomllib.loads(text)
    except FileNotFoundError:
        raise TargetError(
            "there is no such CPU file.",
            where=path,
            hint=f"{near_names(path, known_targets())}`ecgen list targets` shows the known ones.",
        ) from None
    except IsADirectoryError:
        raise TargetError(
            "this is a folder, not a CPU file.", where=path, hint="Give the path of a TOML file."
        ) from None
    except UnicodeDecodeError as error:
        raise TargetError(
            f"byte {error.start} is not UTF-8 text, so this is not a TOML file.",
            where=path,
            line=raw[: error.start].count(b"\n") + 1,
            hint="Give the path of a CPU file in TOML.",
        ) from None
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))
        line = int(found[1]) if found else max(len(raw.splitlines()), 1)
        raise TargetError(
            f"this is not a TOML file: {error}.",
            where=path,
            line=line,
            hint="`ecgen new cpu NAME` writes one with every key explained, to compare.",
        ) from None
    except RecursionError:
        raise TargetError(
            "the file nests brackets too deeply.",
            where=path,
            hint="`ecgen new cpu NAME` writes one with every key explained, to compare.",
        ) from None
    except OSError as error:
        raise TargetError(
            f"the file cannot be read ({error.strerror}).",
            where=path,
            hint="Check its permissions.",
        ) from None
    except ValueError:
        raise TargetError(
            "the file holds a number that is too long.",
            where=path,
            hint="`ecgen new cpu NAME` writes one with every key explained, to compare.",
        ) from None


def require_safe(name: str, mnemonics: Iterable[str], target: Target) -> None:
    """TargetError if the routine has an instruction of which the CPU file says that its time
    depends on the operands.
    """
    if found := [each for each in target.unsafe if each in set(mnemonics)]:
        raise TargetError(
            f"{name} uses {' and '.join(found)}, whose time depends on the operands on"
            f" {target.name}, and with it on secrets.",
            where=target.path,
            line=_line(target.path, "unsafe"),
            hint=(
                f"`--level {levels[0]}` does without."
                if (levels := FACTS[target.isa].halved)
                else "ecgen has no code that does without; take another CPU, or a library in C for"
                " this one, of whose time nothing is said."
            ),
        )


def _line(path: Path, key: str) -> int | None:
    for number, text in enumerate(path.read_text(errors="replace").splitlines(), 1):
        if text.split("=")[0].strip() == key:
            return number
    return None


def fit_here(target: Target) -> tuple | None:
    """How well the file describes this processor; None where it does not. Of its vendor and family
    best by most flags that tell it, which hypervisors leave to guests whose model they change, then
    by its model; of no vendor by its flags.
    """
    facts, match = cpu_facts(), target.data.get("match", {})
    flags, told_by = set(match.get("flags", ())), set(match.get("told_by", ()))
    if not {*target.features, *flags} <= facts["flags"]:
        return None
    told = len(told_by) if told_by <= facts["flags"] else 0
    is_exact = "vendor" in match
    own = is_exact and facts["model"] in match["models"]
    if is_exact and not (
        (match["vendor"], match["family"]) == (facts["vendor"], facts["family"]) and (own or told)
    ):
        return None
    return is_exact, told, own, len(flags), target.path.stem


def native_target() -> Target:
    """The target that describes this machine best (`fit_here`)."""
    here = platform.machine().lower()
    if not any(here in isa.machines for isa in FACTS.values()):
        raise TargetError(
            f"this machine is {platform.machine()}, for which there is no native target.",
            hint="Name the CPU that the library is for, e.g. --cpu x86-64.",
        )
    best = None
    for path in known_targets().values():
        data = tomllib.loads(path.read_text())
        if "match" not in data or here not in FACTS[data["isa"]].machines:
            continue
        if (fit := fit_here(read_target(path))) is not None:
            best = max(best or (fit, path), (fit, path))
    assert best is not None  # a file of no vendor matches every machine
    machine = this_processor()
    target = replace(read_target(best[1]), processor=machine.key)
    folder = own_folder(machine)
    return (
        with_tuning(target, folder)
        if folder and ((folder / ORDERS).is_file() or (folder / CHOICES).is_file())
        else target
    )
