"""What this machine has of what ecgen uses: programs, Python packages, a processor that is
described; for each what it is for and how to get it.

A program counts as found when it runs, a compiler when it makes an object file of C and one of
assembly, a package when its version is one that ecgen's own metadata allows.
"""

import importlib.metadata
import platform
import re
import shutil
import tempfile
from collections import Counter
from pathlib import Path

from packaging.requirements import Requirement

from ecgen.errors import EcgenError, ToolError
from ecgen.isa.measured import CHOICES, ORDERS, cpu_facts, this_processor, user_folder
from ecgen.isa.target import Target, native_target
from ecgen.resources import data_folder
from ecgen.run.check.wine import RUNNERS
from ecgen.run.emulation import emulations
from ecgen.run.finding import Finding
from ecgen.run.tools import compiler_name, find_compiler, run

DISTRIBUTION = "ecgen-asm"
USES = {
    "click": "the command line",
    "jinja2": "the text of emitted files",
    "ortools": "schedules and packings that a solver proves best",
    "packaging": "versions of packages",
    "platformdirs": "the folders of your measurements and proofs",
    "python-flint": "arithmetic of curves and polynomials",
    "rich": "tables and progress",
    "sympy": "proofs of formulas",
    "pycparser": "ecgen check: the C, followed for masks of secrets",
    "capstone": "ecgen check --prove, and ecgen check of libraries with vectors, by decoding bytes",
    "cryptography": "the tests: known answers of another library",
    "hypothesis": "the tests: random programs and inputs",
    "jsonschema": "the tests: what --json prints",
    "six": "the tests: PeachPy imports it",
    "pytest": "the tests",
    "pytest-xdist": "the tests, on all cores",
    "build": "make dist",
    "hatchling": "make dist",
    "ruff": "make lint: format and likely slips",
    "mypy": "make lint: types",
    "pygraphviz": "formulas as graphs on pages",
    "mkdocs": "the documentation as a site",
    "mkdocs-material": "the documentation as a site",
    "distributed": "ecgen tune --fleet, on all cores or on a cluster",
}
# Command, what it is for, Debian's package.
PROGRAMS = (
    ("make", "make in an emitted library", "make"),
    ("nm", "ecgen check: the symbols of the binary", "binutils"),
    ("valgrind", "ecgen check: constant time of the compiled library, by memcheck", "valgrind"),
    ("clang", "a second compiler for ecgen check --cc clang", "clang"),
    ("cmake", "emitted libraries in CMake projects; the tests of that", "cmake"),
    ("cargo", "ecgen build --package rust: the tests of that; ecgen bench --peers", "cargo"),
    ("go", "ecgen build --package go: the tests of that", "golang"),
    ("pkg-config", "emitted libraries by pkg-config; the tests of that", "pkg-config"),
    ("aarch64-linux-gnu-gcc", "libraries in C for 64-bit ARM (--cpu c64)", "gcc-aarch64-linux-gnu"),
    (
        "qemu-aarch64",
        (
            "ecgen check --cc aarch64-linux-gnu-gcc; other processors need their own qemu of the"
            " package"
        ),
        "qemu-user",
    ),
    (
        "arm-linux-gnueabihf-gcc",
        "libraries in C for 32-bit ARM (--cpu c32)",
        "gcc-arm-linux-gnueabihf",
    ),
    ("qemu-arm", "ecgen check --cc arm-linux-gnueabihf-gcc", "qemu-user"),
    (RUNNERS[0], "ecgen check --cc x86_64-w64-mingw32-gcc", "wine64"),
    ("x86_64-w64-mingw32-gcc", "libraries for Windows", "gcc-mingw-w64-x86-64"),
)
OF_DEVELOPERS = (
    "the tests",
    "make dist",
    "make lint",
    "the documentation",
)  # what `for` begins with
ASKED = {"go": "version"}  # what a program tells its version for, where that is not --version
C_SOURCE = "int ecgen_answer(void) { return 42; }\n"
ASM_SOURCE = ".text\n.globl ecgen_label\necgen_label:\n"


def examine() -> list[Finding]:
    """Everything, in the order of a reader's interest."""
    programs = (*PROGRAMS, *(row for emulation in emulations() for row in emulation.programs))
    return [
        *processor(),
        compiler(),
        *(_program(command, use_of(command, use), get) for command, use, get in programs),
        *(finding for emulation in emulations() for finding in emulation.findings()),
        *packages(),
    ]


def processor() -> list[Finding]:
    """Which CPU file --cpu native takes here, and whether measurements of this very processor are
    at hand.
    """
    name, use = cpu_facts()["name"], "--cpu native"
    try:
        target = native_target()
    except EcgenError as error:
        return [Finding("processor", name, "", use, f"{error.what} {error.hint}")]
    exact = "vendor" in target.data.get("match", {})
    how = (
        f"described by {target.name}"
        if exact
        else f"not described; by its instructions it is taken as {target.name}"
    )
    get = (
        ""
        if exact
        else "To describe it: ecgen new cpu NAME. To choose by measuring: ecgen tune CURVE."
    )
    return [Finding("processor", name, how, use, get), _measured(target, exact)]


def _measured(target: Target, exact: bool) -> Finding:
    """What --cpu native takes: what comes with ecgen for this very CPU, and the user's own."""
    recorded = [f"those for {target.name} that come with ecgen"] * (
        exact and bool(target.orders or target.choices)
    )
    get = "ecgen tune CURVE measures on this machine and records what is fastest."
    try:
        folder = user_folder(this_processor())
        if own := [name for name in (ORDERS, CHOICES) if (folder / name).is_file()]:
            recorded.append(f"your own: {', '.join(own)} in {folder}")
    except EcgenError as error:
        get = f"{error.what} {error.hint}"
    return Finding(
        "processor",
        "tuned orders and choices",
        "; ".join(recorded),
        "routines tuned for this processor",
        get,
    )


def compiler() -> Finding:
    """The C compiler with its assembler, tried on two lines."""
    use = "ecgen check and bench, make in an emitted library"
    try:
        command = find_compiler()
        with tempfile.TemporaryDirectory(prefix="ecgen-") as folder:
            for name, text in (("a.c", C_SOURCE), ("b.S", ASM_SOURCE)):
                source = Path(folder) / name
                source.write_text(text)
                run([*command, "-c", source, "-o", source.with_suffix(".o")], timeout=60)
        return Finding(
            "program",
            "C compiler and assembler",
            f"{' '.join(command)}: {compiler_name(command)}",
            use,
            needed=True,
        )
    except ToolError as error:
        return Finding(
            "program",
            "C compiler and assembler",
            "",
            use,
            f"{error.what} {error.hint}",
            needed=True,
        )


def use_of(name: str, use: str) -> str:
    """What a program or package is for, to those who emulate, too; "" where nothing is said."""
    return "; ".join(filter(None, (use, *(each.uses.get(name) for each in emulations()))))


def _program(command: str, use: str, package: str) -> Finding:
    found = next(filter(None, map(shutil.which, RUNNERS if command in RUNNERS else (command,))), "")
    if found:
        try:
            lines = run([found, ASKED.get(command, "--version")], timeout=20).stdout.splitlines()
            found = f"{found}: {lines[0].strip()}" if lines else found
        except ToolError as error:
            return Finding("program", command, "", use, f"{error.what} {error.hint}".strip())
    return Finding(
        "program",
        command,
        found,
        use,
        "" if found else f"On Debian and Ubuntu: apt-get install {package}.",
    )


def packages() -> list[Finding]:
    """Every Python package that ecgen's metadata names, those of extras too; and ecgen itself where
    it has no metadata.
    """
    try:
        written = importlib.metadata.requires(DISTRIBUTION) or []
    except importlib.metadata.PackageNotFoundError:
        return [
            Finding(
                "package",
                DISTRIBUTION,
                "",
                "its own list of the packages it needs",
                "In a checkout: make setup; elsewhere: pip install the wheel.",
            )
        ]
    wanted = [Requirement(text) for text in written]
    taken = [
        each
        for each in wanted
        if each.name != DISTRIBUTION
        and (each.marker is None or each.marker.evaluate({"extra": _extra(each)}))
    ]
    sizes = Counter(map(_extra, taken))
    in_checkout = (data_folder("formulas").parent / "tests").is_dir()
    rows: dict[str, Requirement] = {}
    for each in taken:
        if _extra(each) != "test" or in_checkout:  # who has no tests needs nothing for them
            # of several extras the smallest
            rows[each.name] = min(
                rows.get(each.name, each),
                each,
                key=lambda one: sizes[_extra(one)] if _extra(one) else 0,
            )
    return list(map(_package, rows.values()))


def _extra(requirement: Requirement) -> str:
    """The extra that the requirement belongs to, "" for one of ecgen itself."""
    found = re.search(r"extra == [\"']([\w.-]+)[\"']", str(requirement.marker or ""))
    return found[1] if found else ""


def _package(requirement: Requirement) -> Finding:
    extra, spec = _extra(requirement), str(requirement.specifier)
    try:
        version = importlib.metadata.version(requirement.name)
    except importlib.metadata.PackageNotFoundError:
        version = ""
    fits = bool(version) and requirement.specifier.contains(version, prereleases=True)
    get = (
        ""
        if fits
        else (
            f"{f'Version {version} is installed. ' if version else ''}pip install"
            f" '{requirement.name}{spec}'"
        )
        + (f", or all of the kind: pip install '{DISTRIBUTION}[{extra}]'" if extra else "")
        + "."
    )
    use = use_of(requirement.name, USES.get(requirement.name, ""))
    use = use or (f"the extra {extra}" if extra else "ecgen")
    return Finding(
        "package",
        f"{requirement.name} {spec}".strip(),
        version if fits else "",
        use,
        get,
        needed=not extra,
    )


def machine() -> str:
    """The system in a line."""
    return f"{platform.system()} {platform.machine()}, Python {platform.python_version()}"
