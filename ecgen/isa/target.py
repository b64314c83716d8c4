"""CPU files: targets/<cpu>.toml or any path -> Target; `native` reads this machine."""

import platform
import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from ecgen.errors import TargetError
from ecgen.resources import data_folder

LEVELS = {"x86_64": ("generic", "adx"), "armv7em": ("m4", "m4f")}
LEVEL_HINTS = {
    "x86_64": "`adx` uses MULX, ADCX and ADOX, `generic` only MUL and ADC.",
    "armv7em": "`m4f` parks words in the registers of the FPU, `m4` uses none.",
}
FEATURES = {"x86_64": ("bmi1", "bmi2", "adx", "avx2"), "armv7em": ("dsp", "fpu")}
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


def list_targets() -> tuple[Path, ...]:
    return tuple(sorted(data_folder("targets").glob("*.toml")))


def load_target(name: str) -> Target:
    """A target by name, by path, or `native`. Raises TargetError with the file, what was expected, and the known names."""
    known = {path.stem: path for path in list_targets()}
    if name == "native":
        return native_target()
    if name in known:
        return read_target(known[name])
    path = Path(name)
    if path.suffix == ".toml" or path.exists():
        return read_target(path)
    raise TargetError(f"there is no CPU named {name!r}.", hint=f"Known: native, {', '.join(known)}; or give the path of a TOML file.")


def read_target(path: Path) -> Target:
    raw = b""
    try:
        raw = path.read_bytes()
        data = tomllib.loads(raw.decode("utf-8"))
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
    _check_types(path, data)
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


def _check_types(path: Path, data: dict) -> None:
    """Files are named by strings, `features` is a list, figures are numbers that are not negative."""
    def demand(holds: bool, key: str, what: str):
        if not holds:
            raise TargetError(f"{key} is not {what}.", where=path, line=_line(path, key.rpartition(".")[2]), hint="Compare it with a file of targets/.")

    for key in ("orders", "choices"):
        demand(isinstance(data.get(key, ""), str), key, "the name of a file")
    demand(isinstance(data.get("refused", ""), str), "refused", "the reason as a text")
    demand(isinstance(data.get("features", []), list), "features", "a list")
    for table in ("model", "instructions"):
        demand(isinstance(data.get(table, {}), dict), table, "a table")
    for key, value in data.get("model", {}).items():
        demand(_is_figure(value), f"model.{key}", "a number that is not negative")
    for name, row in data.get("instructions", {}).items():
        good = isinstance(row, dict) and all(_is_figure(row.get(key, 1)) for key in ("latency", "throughput"))
        demand(good, f"instructions.{name}", "a table such as { latency = 1, throughput = 1.0 }")


def _is_figure(value) -> bool:
    return type(value) in (int, float) and value >= 0


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
