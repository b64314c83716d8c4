"""Whose figures a file of measurements holds: every such file names its CPU, and is read for that
CPU or refused.

What `ecgen tune` measures goes to the user's own folder of data, under the key of the processor:
vendor, family, model and, where the system tells it, microcode. Files that come with ecgen are of
the CPU file that they were tuned for.
"""

import json
import os
import platform
from dataclasses import dataclass
from pathlib import Path

from ecgen import resources
from ecgen.errors import TargetError, ToolError

ORDERS, CHOICES = "orders.json", "choices.json"
CPUINFO = "/proc/cpuinfo"
IN_ITS_PLACE = "ECGEN_CPUINFO"  # names a file that is read instead: tests are run as on other CPUs


@dataclass(frozen=True)
class Processor:
    """A processor as the system describes it; `vendor` is empty where it does not."""

    vendor: str
    family: int
    model: int
    microcode: str = ""
    stepping: int = -1

    @property
    def key(self) -> str:
        """The name of its measurements: `GenuineIntel-6-167-0x1`, "" if the system does not say
        what it is.
        """
        if not self.vendor:
            return ""
        return "-".join(
            [
                self.vendor,
                str(self.family),
                str(self.model),
                *([self.microcode] if self.microcode else []),
            ]
        )


def cpu_facts() -> dict:
    """Vendor, family, model, stepping, microcode and flags of this machine, or of the one whose
    /proc/cpuinfo ECGEN_CPUINFO names; without that file only the architecture's baseline."""
    return _facts_in(Path(os.environ.get(IN_ITS_PLACE) or CPUINFO))


def runnable() -> set[str]:
    """Flags whose instructions can be executed: those of this machine that the CPU in its place
    has, too."""
    return cpu_facts()["flags"] & _facts_in(Path(CPUINFO))["flags"]


def _facts_in(cpuinfo: Path) -> dict:
    facts = {
        "vendor": "",
        "family": -1,
        "model": -1,
        "stepping": -1,
        "microcode": "",
        "flags": set(),
        "name": platform.processor() or platform.machine(),
    }
    try:
        lines = cpuinfo.read_text(errors="replace").split("\n\n")[0].splitlines()
    except OSError:
        return facts
    rows = {k.strip(): v.strip() for k, _, v in (line.partition(":") for line in lines)}
    facts["vendor"] = rows.get("vendor_id", "")
    for key, row in (("family", "cpu family"), ("model", "model"), ("stepping", "stepping")):
        facts[key] = int(rows[row]) if rows.get(row, "").isdecimal() else -1
    facts["microcode"] = rows.get("microcode", "")
    facts["flags"] = set(rows.get("flags", "").split())
    facts["name"] = rows.get("model name", facts["name"])
    return facts


def this_processor() -> Processor:
    """The machine at hand."""
    facts = cpu_facts()
    return Processor(
        facts["vendor"],
        facts["family"],
        facts["model"],
        facts["microcode"],
        facts.get("stepping", -1),
    )


def user_folder(processor: Processor) -> Path:
    """Where the user's measurements of this processor are kept; TargetError if it cannot be told
    from others.
    """
    if not processor.key:
        raise TargetError(
            "this system does not say which processor it has, so measurements cannot be kept under"
            " its name.",
            hint="Say where to write them: -o DIR.",
        )
    return resources.user_folder("data") / "tuned" / processor.key


def own_folder(processor: Processor) -> Path | None:
    """The same, None where it cannot be told."""
    try:
        return user_folder(processor)
    except (TargetError, ToolError):
        return None


def owner(path: Path) -> str | None:
    """The CPU that a file of measurements names; None if there is no such file. TargetError where
    it names none.
    """
    if not path.is_file():
        return None
    try:
        named = json.loads(path.read_text(encoding="utf-8"))["cpu"]
    except (ValueError, KeyError, TypeError):
        named = None
    if not isinstance(named, str):
        raise TargetError(
            "this file does not say which CPU was measured.",
            where=path,
            hint='Expected {"cpu": "NAME", ...} as `ecgen tune` writes it.',
        )
    return named


def require_owner(path: Path, *allowed: str) -> None:
    """TargetError if the file is of a CPU that is none of `allowed`; a file that is not there is of
    any.
    """
    named = owner(path)
    if named is not None and named not in allowed:
        raise TargetError(
            f"these measurements are of {named}, not of {' or '.join(allowed)}.",
            where=path,
            hint=(
                "Measure this CPU with `ecgen tune`, in a folder of its own (-o DIR), or name the"
                " folder that fits with --tuning."
            ),
        )


def matches(key: str, match: dict) -> bool:
    """Whether the processor of the key is one that the [match] of a CPU file names by vendor,
    family and models.
    """
    parts = key.split("-")
    if "vendor" not in match or len(parts) < 3:
        return False
    return parts[:2] == [match["vendor"], str(match["family"])] and parts[2] in map(
        str, match["models"]
    )
