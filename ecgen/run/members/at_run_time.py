"""A folder with libraries for several levels, of which the CPU takes one (as made by
library/pipeline/ways.py): the choice is what is made for the libraries, and right on this machine
and on emulated ones; each library passes its own checks and proofs.
"""

import platform
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from ecgen.errors import CheckFailure, EcgenError
from ecgen.isa.facts import FACTS
from ecgen.isa.measured import runnable
from ecgen.library.pipeline.ways import Way, made_around, member_rows, sources_of, way_of
from ecgen.run.binary.objects import read_objects
from ecgen.run.check import wine
from ecgen.run.check.checks import STEPS, run_checks
from ecgen.run.check.foreign import LEAST, emulator_of
from ecgen.run.emitted import read_emitted
from ecgen.run.manifest import members_of, read_manifest, unexpected
from ecgen.run.members.by_preprocessor import CHOICE, files_as_written, other_texts
from ecgen.run.proof.routines import prove_library
from ecgen.run.tools import compile_c, compiler_name, find_compiler, run, target_of
from ecgen.run.verdict import FAILED, PASSED, SKIPPED, Verdict, verdict_of

FLAGS = ("-O2", "-std=gnu99")
FULL = "max"  # QEMU's CPU with all that it emulates
ASKING = """#include <stdio.h>
#include "{prefix}.h"
int main(void)
{{
    int supported = {prefix}_cpu_supported();
    return printf("%d %d\\n", supported, {prefix}_way()) < 0;
}}
"""
Report = Callable[[Verdict], None]


def check_ways(
    folder: Path,
    *,
    cc: str | None = None,
    report: Report = lambda verdict: None,
    started: Callable[[str, str, str], None] = lambda *names: None,
    only: str = "",
    **more,
) -> tuple[str, str, str, list[Verdict]]:
    """(prefix, name of the curve, compiler, verdicts), as `check_several` has them."""
    data = read_manifest(folder)
    ways = _ways(folder, data)
    compiler = find_compiler(cc)
    names = data["prefix"], data["curve"]["name"], compiler_name(compiler)
    started(*names)
    verdicts: list[Verdict] = []

    def add(verdict: Verdict) -> None:
        verdicts.append(verdict)
        report(verdict)

    if only in CHOICE:
        add(files_as_written(folder, dict(data["files"])))
        add(_around(folder, data, ways))
        with tempfile.TemporaryDirectory(prefix="ecgen-") as scratch:
            built = _Built(folder, data["prefix"], ways, compiler, Path(scratch))
            for verdict in built.verdicts():
                add(verdict)
    if only not in CHOICE or any(only in step for step in STEPS):
        _each(folder, data, add, lambda member, own: run_checks(
            member, cc=cc, only=only, report=own, **more))  # fmt: skip
    return *names, verdicts


def prove_ways(
    folder: Path, *, report: Report, only: str = "", cc: str | None = None, **told
) -> tuple:
    """(first library, with the prefix of all, compiler, verdicts): that the choice is what is made
    for the libraries, what its bytes do, and what is proven of each library's.
    """
    data, verdicts = read_manifest(folder), []
    ways, compiler = _ways(folder, data), find_compiler(cc)

    def add(verdict: Verdict) -> None:
        verdicts.append(verdict)
        report(verdict)

    if only in CHOICE:
        add(_around(folder, data, ways))
        add(_entries(folder, data["prefix"], ways, compiler))
    if not only or only not in CHOICE:
        _each(folder, data, add, lambda member, own: prove_library(
            member, report=own, only=only, cc=cc, **told))  # fmt: skip
    first = replace(read_emitted(folder / ways[0].name), prefix=data["prefix"])
    return first, compiler_name(compiler), verdicts


def _each(folder: Path, data: dict, add: Report, checked: Callable[[Path, Report], object]) -> None:
    """What is found of each library, under its name."""
    for member in members_of(folder, data):
        checked(member, _named(member.name, add))


def _named(name: str, add: Report) -> Report:
    return lambda verdict: add(replace(verdict, check=f"{name}: {verdict.check}"))


def _reader(member: Path) -> Callable[[str], str]:
    return lambda path: (member / path).read_text(encoding="utf-8")


def _ways(folder: Path, data: dict) -> tuple[Way, ...]:
    """EcgenError for a folder that lacks a library, or whose manifest says less than it has to."""
    try:
        found = tuple(
            way_of(data["prefix"], member.name, _reader(member))
            for member in members_of(folder, data)
            if read_manifest(member)
        )
    except (OSError, KeyError, TypeError, ValueError) as error:
        raise unexpected(folder, f"{type(error).__name__}: {error}") from error
    sets = {way.manifest["isa"] for way in found}
    if len(sets) != 1 or not all(name in FACTS and FACTS[name].ways for name in sets):
        raise unexpected(folder, "no level of its members is chosen at run time")
    return found


def _around(folder: Path, data: dict, ways: tuple[Way, ...]) -> Verdict:
    """Header, sources and tests around the libraries, behind their first comment, are what is made
    of these: the assembly goes on to the function of the same name and to nothing else.
    """
    try:
        wanted = made_around(data["prefix"], ways)
    except EcgenError as error:
        return Verdict("choice, its sources", FAILED, error.what)
    failures = other_texts(folder, wanted)
    if data["sources"] != [*sources_of(ways, wanted)]:
        failures.append("the sources are others than those of the libraries")
    if data["members"] != member_rows(ways):
        failures.append("the manifest says something else of the libraries than they do")
    return verdict_of(
        "choice, its sources",
        failures,
        f"{len(wanted)} files are what is made for {' and '.join(way.name for way in ways)}",
        len(wanted),
        5,
    )


def _entries(folder: Path, prefix: str, ways: tuple[Way, ...], compiler) -> Verdict:
    """Each public function goes on to that of its name of the way whose number is in memory."""
    isa = FACTS[ways[0].manifest["isa"]]
    assert isa.ways is not None
    with tempfile.TemporaryDirectory(prefix="ecgen-") as scratch:
        target = Path(scratch) / "ways.o"
        compile_c(compiler, [folder / f"src/{prefix}_ways.S"], target, ("-c",))
        (file,) = read_objects(target)
    found, failures = {symbol.name: (symbol, own) for symbol, own in file.functions()}, []
    for name in ways[0].functions:
        if (own := found.get(f"{prefix}_{name}")) is None:
            failures.append(f"{name} is missing")
            continue
        symbol, section = own
        links = {
            each.offset - symbol.value: each.symbol.name.replace(f"{prefix}_", "P_", 1)
            for each in file.relocations.get(symbol.section, ())
            if each.symbol and each.kind in isa.distances[file.format]
        }
        code = section.data[symbol.value : symbol.value + symbol.size]
        wanted = tuple(f"P_{way.name}_{name}" for way in ways)
        try:
            if (taken := isa.ways.read_entry(code, links)) != wanted:
                failures.append(f"{name} goes on to {', '.join(taken)}, not {', '.join(wanted)}")
        except CheckFailure as error:
            failures.append(f"{name}: {error}")
    count = len(ways[0].functions)
    figure = f"proven on the bytes: {count} public functions go on to those of the way in memory"
    return verdict_of("choice, its entries", failures, figure, count, 1)


def _emulator(machine: str) -> str:
    """What emulates CPUs of the machine; "" where it is missing."""
    try:
        return emulator_of(machine)
    except EcgenError:
        return ""


class _Built:
    """The libraries, compiled once, with what is linked to them."""

    def __init__(self, folder: Path, prefix: str, ways: tuple[Way, ...], compiler, scratch: Path):
        self.folder, self.prefix, self.ways = folder, prefix, ways
        self.compiler, self.scratch = compiler, scratch
        machine = target_of(compiler)
        windows = wine.is_for_windows(machine)
        self.here = (wine.find_wine(),) if windows else ()
        self.emulator = "" if windows else _emulator(machine or platform.machine())
        self.object = scratch / "ways.o"
        sources = [folder / way.name / path for way in ways for path in way.manifest["sources"]]
        compile_c(compiler, sources, self.object, (*FLAGS, "-r", "-nostdlib"))
        (scratch / "asks.c").write_text(ASKING.format(prefix=prefix))
        self.asks = self._linked("asks", [scratch / "asks.c"])

    def verdicts(self):
        """A verdict for each way that is taken: here, by a macro, on emulated CPUs."""
        lacking = [way for way in self.ways if not self._has(way)]
        taken = next(way for way in self.ways if way not in lacking)
        yield self._asked("choice, this machine's", taken)
        full = (self.emulator, "-cpu", FULL)
        for way in self.ways:
            check = f"choice, {way.name} by {self._macro('TAKE', way)}"
            here = way not in lacking
            yield (
                replace(self._tested("TAKE", way, self.here if here else full), check=check)
                if here or self.emulator
                else Verdict(check, SKIPPED, f"this CPU lacks {self._needs(way)}; NOT run")
            )
        yield from self._emulated()

    def _emulated(self):
        """On a CPU that lacks one feature of the first way the first that does without is taken;
        on one that lacks all of them that passes its tests."""
        first, last = self.ways[0], self.ways[-1]
        check = f"choice, without {self._needs(first)}"
        if not (emulator := self.emulator):
            why = "for Windows" if self.here else "qemu-user, which would emulate it, is missing"
            yield Verdict(check, SKIPPED, f"no CPU is emulated here ({why}): NOT run")
            return
        found = self._number((emulator, "-cpu", FULL))
        if found != (1, 1):
            yield Verdict(check, SKIPPED, f"{emulator} emulates no CPU that has them: NOT run")
            return
        failures = []
        for feature in first.manifest["features"]:
            wanted = next(
                number
                for number, way in enumerate(self.ways, 1)
                if feature not in way.manifest["features"]
            )
            found = self._number((emulator, "-cpu", f"{FULL},-{feature}"))
            if found != (1, wanted):
                failures.append(f"without {feature} way {found[1]} is taken, not {wanted}")
        count = len(first.manifest["features"])
        yield verdict_of(check, failures, f"{count} emulated CPUs lack one each", count, 1)
        lacks = ",".join(f"-{feature}" for feature in first.manifest["features"])
        yield replace(
            self._tested("TEST", last, (emulator, "-cpu", f"{FULL},{lacks}")),
            check=f"choice, {last.name} where an emulated CPU lacks {self._needs(first)}",
        )

    def _has(self, way: Way) -> bool:
        return {*way.manifest["features"]} <= runnable()

    def _needs(self, way: Way) -> str:
        return ", ".join(way.manifest["features"]).upper()

    def _macro(self, kind: str, way: Way) -> str:
        return f"{self.prefix}_{kind}_{way.name}".upper()

    def _linked(self, name: str, sources: list[Path], macros: tuple[str, ...] = ()) -> Path:
        program = self.scratch / f"{name}.exe"  # MinGW takes no other
        choice = self.folder / f"src/{self.prefix}_ways.S"
        include = f"-I{self.folder / 'include'}"
        compile_c(
            self.compiler,
            [*sources, choice, self.object],
            program,
            (*FLAGS, include, *(f"-D{macro}" for macro in macros)),
        )
        return program

    def _number(self, runner: tuple[str, ...]) -> tuple[int, ...]:
        """(whether the CPU is supported, the way that is taken)."""
        return tuple(map(int, run([*runner, self.asks]).stdout.split()))

    def _asked(self, check: str, wanted: Way) -> Verdict:
        number = self.ways.index(wanted) + 1
        found = self._number(self.here)
        return (
            Verdict(check, PASSED, f"{wanted.name}, the first whose instructions this CPU has")
            if found == (1, number)
            else Verdict(check, FAILED, f"way {found[-1]} is taken, not {number}")
        )

    def _tested(self, kind: str, way: Way, runner: tuple[str, ...]) -> Verdict:
        """The library's own test program, whose calls of public functions go through the choice."""
        macro = self._macro(kind, way)
        tests = [
            self.folder / f"test/{self.prefix}_{part}" for part in ("test.c", "shim.c", "abi.S")
        ]
        program = self._linked(macro.lower(), tests, (macro,))
        return wine.verdict_of_program("this machine", (*runner, program), LEAST, partly=True)
