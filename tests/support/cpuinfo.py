"""What Linux says of the CPUs that targets/ describes, to be found in place of the one at hand."""

import platform
import tomllib
from pathlib import Path

from ecgen.isa.facts import FACTS
from ecgen.isa.measured import IN_ITS_PLACE, runnable
from ecgen.isa.target import native_target
from ecgen.names import known_targets

NONE = "none"  # a system that says nothing of its CPU
BASE = {"lm", "sse2"}  # of every x86-64


def cpus() -> tuple[str, ...]:
    """The names of the CPU files that `--cpu native` may take."""
    described = {name: _described(path) for name, path in known_targets().items()}
    return tuple(
        name
        for name, data in described.items()
        if "match" in data and platform.machine() in FACTS[data["isa"]].machines
    )


def in_place(name: str, folder: Path) -> dict[str, str]:
    """The variable that puts the CPU of that file (or NONE) in the place of the one at hand; the
    file that it names is written to `folder`."""
    path = folder / f"cpuinfo-of-{name}"
    if name != NONE:
        data = _described(known_targets()[name])
        match = {"vendor": "NoVendorKnown", "family": 0, "models": [0], "flags": ()} | data["match"]
        flags = {*data["features"], *match["flags"]}
        write_cpuinfo(path, match["vendor"], match["family"], match["models"][0], flags, name)
    return {IN_ITS_PLACE: str(path)}


def write_cpuinfo(path: Path, vendor: str, family: int, model: int, flags, name: str = "a") -> None:
    """As /proc/cpuinfo has it, of one processor."""
    rows = {
        "vendor_id": vendor, "cpu family": family, "model": model, "model name": name,
        "stepping": 1, "microcode": "0x1", "flags": " ".join(sorted(BASE | set(flags))),
    }  # fmt: skip
    path.write_text("".join(f"{key}\t: {value}\n" for key, value in rows.items()))


def can_tune() -> bool:
    """Whether routines can be timed for what `--cpu native` takes: of another CPU that is found,
    this machine may lack instructions."""
    native = native_target() if platform.machine() in ("x86_64", "AMD64") else None
    return native is not None and native.level == "adx" and set(native.features) <= runnable()


def _described(path: Path) -> dict:
    return tomllib.loads(path.read_text())
