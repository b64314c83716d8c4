"""Keys of MANIFEST.json that decide what is checked, and for what machine: against the files that
say the same.

Instruction set, calling convention, word and hidden routines are also those of src/P_internal.h
(rendered_again.py), and what is cleared behind functions that of their entries (claims.py). Here
are the others: a key that lies would switch a check off.
"""

import re

from ecgen.isa.facts import FACTS
from ecgen.run.emitted import Emitted


def key_differences(emitted: Emitted, code: str, assembly: str) -> list[str]:
    """What the manifest says otherwise than the files; `code` is the C with plain names."""
    failures = level_differences(emitted, code)
    if not emitted.red_zone and "bytes of red zone" in assembly:
        failures.append(
            "red_zone is false, and routines of the assembly keep words below the stack pointer"
        )
    if others := [
        source
        for source in emitted.sources
        if not re.fullmatch(rf"src/{re.escape(emitted.prefix)}\w*\.[cS]", source)
    ]:
        failures.append(
            f"sources has {', '.join(others)}, and sources lie in src and begin with the prefix"
        )
    return failures


def level_differences(emitted: Emitted, code: str) -> list[str]:
    """Whether level and features are those that the C asks for and the Makefile compiles for."""
    facts, failures = FACTS[emitted.isa], []
    if not {*facts.needed.get(emitted.level, ())} <= {*emitted.features}:
        return [
            f"level is {emitted.level} with the features {', '.join(emitted.features) or 'none'};"
            f" {facts.level_hint}"
        ]
    # the library's own, then those of vectors
    sets = (
        emitted.features if facts.cpu_check else (),
        *(unit.extensions for unit in emitted.units),
    )
    asked = [
        " && ".join(
            f'__builtin_cpu_supports("{name.replace("bmi1", "bmi")}") != 0' for name in names
        )
        for names in sets
        if names
    ]
    if (
        told := re.findall(r"^    return (__builtin_cpu_supports.*);$", code, re.MULTILINE)
    ) != asked:
        failures.append(
            f"the C asks the CPU for {' and '.join(told) or 'nothing'}, the manifest for"
            f" {' and '.join(asked) or 'nothing'}"
        )
    if (flags := facts.flags.get(emitted.level)) and f" {flags}\n" not in (
        emitted.folder / "Makefile"
    ).read_text(encoding="utf-8"):
        failures.append(
            f"the Makefile does not compile by {flags}, as for the level {emitted.level}"
        )
    return failures
