"""CPU files: targets/<cpu>.toml or any path -> Target; `native` reads this machine."""

import platform
import re
import tomllib
from dataclasses import dataclass, field, replace
from pathlib import Path

from ecgen.errors import TargetError
from ecgen.isa.description import check_description, check_files
from ecgen.isa.facts import FACTS
from ecgen.resources import data_folder

LEVELS = {"x86_64": ("generic", "adx"), "armv7em": ("m4", "m4f")}
LEVEL_HINTS = {
    "x86_64": "`adx` uses MULX, ADCX and ADOX, `generic` only MUL and ADC.",
    "armv7em": "`m4f` parks words in the registers of the FPU, `m4` uses none.",
}
FEATURES = {"x86_64": ("bmi1", "bmi2", "adx", "avx2", "fma"), "armv7em": ("dsp", "fpu")}
NEEDED = {"adx": ("bmi2", "adx"), "m4": ("dsp",), "m4f": ("dsp", "fpu")}


@dataclass(frozen=True)
class Target:
    """`features` are the extensions a library for this CPU demands, on x86-64 by their CPUID flags; `orders` and
    `choices` are files that `ecgen tune` wrote, or None.
    """

    name: str
    description: str
    isa: str
    level: str
    features: tuple[str, ...]
    path: Path
    orders: "Path | None" = None
    choices: "Path | None" = None
    data: dict = field(default_factory=dict, hash=False)

    @property
    def model(self) -> dict:
        """Steady-state cost of one multiplication and one other integer operation, core cycles."""
        return {"multiply": 1.0, "integer": 0.25, "store_forward": 5} | self.data.get("model", {})

    @property
    def word_bits(self) -> int:
        """Bits of the machine words that field elements are made of."""
        return FACTS[self.isa].word_bits


def list_targets() -> tuple[Path, ...]:
    return tuple(sorted(data_folder("targets").glob("*.toml")))


def load_target(name: str, *, untuned: bool = False) -> Target:
    """A target by name, by path, or `native`. Raises TargetError with the file, what was expected, and the known names.

    `untuned`: the tuning files that it names need not be there yet.
    """
    known = {path.stem: path for path in list_targets()}
    if name == "native":
        return native_target()
    if name in known:
        return read_target(known[name], untuned=untuned)
    path = Path(name)
    if path.suffix == ".toml" or path.exists():
        return read_target(path, untuned=untuned)
    raise TargetError(f"there is no CPU named {name!r}.", hint=f"Known: native, {', '.join(known)}; or give the path of a TOML file.")


def at_level(target: Target, level: str) -> Target:
    """The target restricted to `level`, without the features and tuning files that the level does not use.

    Raises TargetError for a level of another instruction set, or one that the CPU does not reach.
    """
    levels = LEVELS[target.isa]
    if level not in levels:
        raise TargetError(f"{FACTS[target.isa].title} has no level {level!r}.", where=target.path, hint=f"Use --level {' or '.join(levels)}.")
    if missing := [f for f in NEEDED.get(level, ()) if f not in target.features]:
        raise TargetError(f"the CPU {target.name} has no {missing[-1].upper()}.", where=target.path, hint=f"Use --level {levels[0]}.")
    kept = level == levels[-1]
    return replace(target, level=level, features=target.features if kept else NEEDED.get(level, ()), orders=target.orders if kept else None)


def read_target(path: Path, *, untuned: bool = False) -> Target:
    text, data = _parse(path)
    check_description(path, text, data)
    if not untuned:
        check_files(path, text, data)
    isa, level = data.get("isa"), data.get("level")
    if isa not in LEVELS:
        raise TargetError(f"isa is {isa!r}, expected one of {', '.join(LEVELS)}.", where=path, line=_line(path, "isa"),
                          hint="ecgen has no back end for other instruction sets yet.")
    if level not in LEVELS[isa]:
        raise TargetError(f"level is {level!r}, expected one of {', '.join(LEVELS[isa])}.", where=path, line=_line(path, "level"),
                          hint=LEVEL_HINTS[isa])
    if "refused" in data:
        raise TargetError(f"ecgen makes no code for {data.get('name', path.stem)}: {data['refused']}.", where=path, line=_line(path, "refused"),
                          hint="Take another CPU; `ecgen list targets` shows the known ones.")
    features = tuple(data.get("features", ()))
    if unknown := [f for f in features if f not in FEATURES[isa]]:
        raise TargetError(f"unknown features {', '.join(map(str, unknown))}.", where=path, line=_line(path, "features"),
                          hint=f"Known features: {', '.join(FEATURES[isa])}.")
    if missing := [f for f in NEEDED.get(level, ()) if f not in features]:
        raise TargetError(f"level `{level}` needs the features {' and '.join(NEEDED[level])}.", where=path, line=_line(path, "features"),
                          hint=f"List {' and '.join(missing)}, or use another level: {', '.join(LEVELS[isa])}.")
    orders, choices = (path.parent / data[key] if key in data else None for key in ("orders", "choices"))
    return Target(str(data.get("name", path.stem)), str(data.get("description", "")), isa, level, features, path, orders, choices, data)


def _parse(path: Path) -> tuple[str, dict]:
    """The text of a CPU file and its TOML data; TargetError where it is no TOML file."""
    raw = b""
    try:
        raw = path.read_bytes()
        text = raw.decode("utf-8")
        if text.startswith("\ufeff"):
            raise TargetError("the file begins with a byte-order mark, which TOML does not allow.", where=path, line=1, hint="Save it as UTF-8 without one.")
        return text, tomllib.loads(text)
    except FileNotFoundError:
        raise TargetError("there is no such CPU file.", where=path, hint="`ecgen list targets` shows the known ones.") from None
    except IsADirectoryError:
        raise TargetError("this is a folder, not a CPU file.", where=path, hint="Give the path of a TOML file.") from None
    except UnicodeDecodeError as error:
        raise TargetError(f"byte {error.start} is not UTF-8 text, so this is not a TOML file.", where=path,
                          line=raw[: error.start].count(b"\n") + 1, hint="Give the path of a CPU file in TOML.") from None
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))
        line = int(found[1]) if found else max(len(raw.splitlines()), 1)
        raise TargetError(f"this is not a TOML file: {error}.", where=path, line=line, hint="Compare it with a file of targets/.") from None
    except RecursionError:
        raise TargetError("the file nests brackets too deeply.", where=path, hint="Compare it with a file of targets/.") from None
    except OSError as error:
        raise TargetError(f"the file cannot be read ({error.strerror}).", where=path, hint="Check its permissions.") from None
    except ValueError:
        raise TargetError("the file holds a number that is too long.", where=path, hint="Compare it with a file of targets/.") from None


def _line(path: Path, key: str) -> "int | None":
    for number, text in enumerate(path.read_text(errors="replace").splitlines(), 1):
        if text.split("=")[0].strip() == key:
            return number
    return None


def native_target() -> Target:
    """The target whose [match] fits this machine best: vendor, family and model, else all its flags."""
    if platform.machine().lower() not in ("x86_64", "amd64"):
        raise TargetError(f"this machine is {platform.machine()}, for which there is no native target.",
                          hint="Name the CPU that the library is for, e.g. --cpu x86-64.")
    facts = cpu_facts()
    best = None
    for path in list_targets():
        match = tomllib.loads(path.read_text()).get("match")
        if match is None:
            continue
        if not set(read_target(path).features) <= facts["flags"] or not set(match.get("flags", ())) <= facts["flags"]:
            continue
        exact = "vendor" in match
        if exact and (match["vendor"] != facts["vendor"] or match["family"] != facts["family"] or facts["model"] not in match["models"]):
            continue
        rank = (exact, len(match.get("flags", ())), path.stem)
        best = max(best, (rank, path)) if best else (rank, path)
    return read_target(best[1])


def cpu_facts() -> dict:
    """Vendor, family, model and flags of this machine; without /proc/cpuinfo only the architecture's baseline."""
    facts = {"vendor": "", "family": -1, "model": -1, "flags": set(), "name": platform.processor() or platform.machine()}
    try:
        lines = Path("/proc/cpuinfo").read_text().split("\n\n")[0].splitlines()
    except OSError:
        return facts
    rows = {k.strip(): v.strip() for k, _, v in (line.partition(":") for line in lines)}
    facts["vendor"] = rows.get("vendor_id", "")
    facts["family"] = int(rows.get("cpu family", -1))
    facts["model"] = int(rows.get("model", -1))
    facts["flags"] = set(rows.get("flags", "").split())
    facts["name"] = rows.get("model name", facts["name"])
    return facts
