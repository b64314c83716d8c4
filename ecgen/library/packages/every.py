"""The packages by name: the files that each adds to a library's folder, and which instruction sets
it is for.
"""

import contextlib
from collections.abc import Callable
from dataclasses import dataclass

from ecgen.errors import EcgenError, TargetError
from ecgen.isa.facts import FACTS
from ecgen.isa.target import load_target
from ecgen.library.facts.spec import LibrarySpec
from ecgen.library.packages.go import go_files
from ecgen.library.packages.names import NAMES
from ecgen.library.packages.python import python_files
from ecgen.library.packages.rust import rust_files
from ecgen.library.packages.simple import (
    conan_files,
    platformio_files,
    sbom_files,
    supercop_files,
    vcpkg_files,
    zephyr_files,
)
from ecgen.names import known_targets, near_word


@dataclass(frozen=True)
class Package:
    """`files`(spec, sources, files of the library) gives path -> text. `hosted`: it runs where
    there is an operating system; `bare`: where there is none; a library of C is for both."""

    files: Callable[[LibrarySpec, tuple[str, ...], dict[str, str]], dict[str, str]]
    hosted: bool = True
    bare: bool = True


PACKAGES = {
    "rust": Package(rust_files),
    "go": Package(go_files, bare=False),
    "python": Package(python_files, bare=False),
    "zephyr": Package(zephyr_files, hosted=False),
    "platformio": Package(platformio_files, hosted=False),
    "vcpkg": Package(vcpkg_files),
    "conan": Package(conan_files),
    "supercop": Package(supercop_files, bare=False),
    "sbom": Package(sbom_files),
}  # fmt: skip
if tuple(PACKAGES) != NAMES:
    raise ImportError("packages/names.py and packages/every.py name other packages")


def require_packages(isa: str, wanted: tuple[str, ...]) -> tuple[str, ...]:
    """The packages, each once; EcgenError for an unknown one, or for one that the instruction set
    has no use for.
    """
    facts = FACTS[isa]
    for name in wanted:
        if name not in PACKAGES:
            raise EcgenError(
                f"there is no package {name[:80]!r}.",
                hint=f"{near_word(name, NAMES)}--package takes {', '.join(NAMES)}.",
            )
        package = PACKAGES[name]
        if not (package.hosted if facts.hosted else package.bare) and not facts.compiled:
            where = (
                "with an operating system"
                if package.hosted
                else "without an operating system, such as a microcontroller's"
            )
            other = "a CPU of another instruction set" if package.hosted else _other_cpus()
            raise EcgenError(
                f"--package {name} is for processors {where}, and {facts.title} is none of them"
                " here.",
                hint=f"Leave it out, or take {other} or portable C (--cpu c64, c32).",
            )
    return tuple(dict.fromkeys(wanted))


def _other_cpus() -> str:
    """The first CPU, by name, of each instruction set for machines without an operating system."""
    others: dict[str, str] = {}
    for name in known_targets():
        with contextlib.suppress(TargetError):  # of a CPU for which no code is made
            if not FACTS[(isa := load_target(name).isa)].hosted:
                others.setdefault(isa, f"--cpu {name}")
    return " or ".join(others.values())


def packaged(spec: LibrarySpec, sources: tuple[str, ...], files: dict[str, str]) -> dict[str, str]:
    """Path below the library's folder -> text, of the packages of the spec, in the order of the
    table: the last, sbom, names the files of the others. `files` are those of the library
    itself."""
    found: dict[str, str] = {}
    for name, package in PACKAGES.items():
        if name in spec.packages:
            found |= package.files(spec, sources, files | found)
    return found
