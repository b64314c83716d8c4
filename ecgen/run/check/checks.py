"""`ecgen check`: builds an emitted library with its shim and runs every check, each under its own
name.
"""

import hashlib
import platform
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from ecgen.errors import ToolError
from ecgen.isa.facts import FACTS
from ecgen.isa.measured import runnable
from ecgen.library.files.manifest import FLAGS
from ecgen.run.check import conventions, foreign, refusals, sanitized, wine
from ecgen.run.check.check_list import STEPS, Steps, step_named
from ecgen.run.check.isolate import UNSUPPORTED, Job, run_isolated
from ecgen.run.check.lanes_in_c import NARROW, stood_in, with_stand_ins
from ecgen.run.check.packaged import packaged_answers
from ecgen.run.emitted import Emitted, Loaded, read_emitted
from ecgen.run.emulation import Emulation, Toolchain, emulation_of
from ecgen.run.functions.known_answers import Answers, known_of
from ecgen.run.preload import PLAIN, loading, without_sanitizers
from ecgen.run.readback import claims
from ecgen.run.readback.masks.check import check_masks
from ecgen.run.tools import compile_c, compiler_name, find_compiler, left_of, takes_flags, target_of
from ecgen.run.verdict import FAILED, SKIPPED, Verdict, verdict_of

VECTORS = "vectors"
# run again with the vectors left out
FALLBACK_STEPS = ("known answers", "public functions", "lists of points", "erasure")
# run again with other FLAGS: without optimisation, which keeps every variable on the stack, and
# with vectors
PLAIN_STEPS = ("erasure",)
MASKS, CONSTANT_TIME = "masks", "constant time"
WRITTEN = ("files", "manifest")  # steps that read what was written, and need no build of it
SHARED = ("-O2", "-fPIC", "-shared")
LEAST_FILES = 10  # header, internal header, C, assembly, tests, build files


def build_shared(
    emitted: Emitted,
    compiler: tuple[str, ...],
    scratch: Path,
    flags: tuple[str, ...] = (),
    name: str = "check",
) -> Path:
    """Library and shim as a shared object in `scratch`; vector routines that stand in are C."""
    extra = [f"test/{emitted.prefix}_shim.c", f"test/{emitted.prefix}_abi.S"]
    sources = [
        *(
            with_stand_ins(emitted, compiler, scratch)
            if emitted.stand_in
            else (emitted.folder / source for source in emitted.sources)
        ),
        *(emitted.folder / source for source in extra),
    ]
    flags = (
        (*flags, *(f"-D{emitted.prefix.upper()}_{macro}" for macro in ("ASSUME_VECTORS", NARROW)))
        if emitted.stand_in
        else flags
    )
    target = scratch / f"lib{emitted.prefix}_{name}.so"
    compile_c(compiler, sources, target, (*SHARED, *flags))
    return target


def plainly(
    check: Callable[..., Verdict], emitted: Emitted, compiler: tuple[str, ...], scratch: Path
) -> Verdict:
    """A check of what the compiler makes where nothing is instrumented: sanitizers need functions
    of their own, and memcheck knows none.
    """
    verdict = check(emitted, (plain := without_sanitizers(compiler)), scratch)
    return (
        verdict
        if plain == compiler
        else replace(verdict, detail=f"{verdict.detail}; compiled with {PLAIN} for this")
    )


@dataclass(frozen=True)
class Hosted:
    """A library of this machine: a shared object made by a C compiler; memcheck watches for
    secrets.
    """

    compiler: tuple[str, ...]
    share = 1.0

    @property
    def version(self) -> str:
        return compiler_name(self.compiler, SHARED)

    def build(self, emitted: Emitted, scratch: Path) -> Path:
        return build_shared(emitted, self.compiler, scratch)

    calls = staticmethod(run_isolated)

    def again(self, emitted: Emitted) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
        """(how it is built, the compiler's flags for that, steps) of further builds."""
        own = dict.fromkeys(left for flags in FLAGS if (left := left_of(flags, self.compiler)))
        left_out = (
            *((emitted.packed.unit,) if emitted.packed and emitted.second else ()),
            *((VECTORS,) if emitted.packed is not None else ()),
        )
        return (
            *(
                (f"without {what}", f"-D{emitted.prefix.upper()}_NO_{what.upper()}", FALLBACK_STEPS)
                for what in left_out
            ),
            *(
                (f"with {flags}", flags, PLAIN_STEPS)
                for flags in own
                if takes_flags(self.compiler, flags)
            ),
        )

    def refused(self, emitted: Emitted, scratch: Path) -> Verdict | None:
        """Of a build of its own, whose CPU check says no."""
        if not refusals.refusing(emitted):
            return None
        shared = build_shared(
            emitted,
            self.compiler,
            scratch,
            ("-O0", f"-D{emitted.prefix.upper()}_{refusals.MACRO}"),
            "refuses",
        )
        return next(
            iter(
                run_isolated(
                    Job(
                        emitted,
                        shared,
                        Answers(),
                        "",
                        1,
                        "",
                        refuses=True,
                        **loading(self.compiler),
                    )
                )
            )
        )

    def afterwards(self, emitted: Emitted, known, scratch: Path) -> Steps:
        yield refusals.CHECK, lambda: self.refused(emitted, scratch)
        yield "code sizes", lambda: conventions.check_sizes(emitted, self.compiler, scratch)
        yield "symbols", lambda: plainly(conventions.check_symbols, emitted, self.compiler, scratch)
        yield sanitized.STEP, lambda: sanitized.check_memory(emitted, self.compiler, scratch)
        yield MASKS, lambda: check_masks(emitted, self.compiler, scratch)
        yield (
            CONSTANT_TIME,
            lambda: plainly(conventions.check_constant_time, emitted, self.compiler, scratch),
        )


@dataclass(frozen=True)
class CrossBuilt:
    """A library of an instruction set that this machine does not have: a program for an emulator,
    which counts and watches, made by a cross toolchain.
    """

    emulation: Emulation
    toolchain: Toolchain

    @property
    def share(self) -> float:
        return self.emulation.share

    @property
    def version(self) -> str:
        return f"{compiler_name(self.toolchain.compile)}, in the emulator"

    def build(self, emitted: Emitted, scratch: Path) -> Path:
        return self.emulation.build(emitted, self.toolchain, scratch)

    calls = staticmethod(run_isolated)

    def again(self, emitted: Emitted) -> tuple:
        return ()

    def afterwards(self, emitted: Emitted, known, scratch: Path) -> Steps:
        command = (*self.toolchain.compile, *self.toolchain.target_flags(emitted.level))
        steps: list[tuple[str, Callable[[], Verdict | None]]] = [
            (MASKS, lambda: check_masks(emitted, command, scratch)),
            *self.emulation.afterwards(emitted, known, self.toolchain, scratch),
        ]
        yield from sorted(steps, key=lambda step: STEPS.index(step[0]))


@dataclass(frozen=True)
class ForWindows:
    """A library compiled for Windows on another system: Wine runs the test program that it
    carries.
    """

    compiler: tuple[str, ...]
    share = 1.0

    @property
    def version(self) -> str:
        return f"{compiler_name(self.compiler, wine.FLAGS)}, under Wine"

    def build(self, emitted: Emitted, scratch: Path) -> Path:
        return wine.build_test(emitted, self.compiler, scratch)

    def calls(self, job: Job, progress: Callable[[str], None]) -> Iterator[Verdict]:
        if job.only in wine.STEP:
            progress(wine.STEP)
            yield wine.check_test_program(job.shared, job.emitted.least(wine.LEAST))

    def again(self, emitted: Emitted) -> tuple:
        return ()

    def afterwards(self, emitted: Emitted, known, scratch: Path) -> Steps:
        yield "symbols", lambda: conventions.check_symbols(emitted, self.compiler, scratch)
        yield MASKS, lambda: check_masks(emitted, self.compiler, scratch)
        yield from wine.left_out()


@dataclass(frozen=True)
class Foreign:
    """A library in C compiled for another processor: an emulator runs the test program that it
    carries.
    """

    compiler: tuple[str, ...]
    emulator: str
    share = 1.0

    @property
    def version(self) -> str:
        return f"{compiler_name(self.compiler, foreign.FLAGS)}, under {self.emulator}"

    def build(self, emitted: Emitted, scratch: Path) -> Path:
        return foreign.build_test(emitted, self.compiler, scratch)

    def calls(self, job: Job, progress: Callable[[str], None]) -> Iterator[Verdict]:
        if job.only in wine.STEP:
            progress(wine.STEP)
            yield foreign.check_test_program(
                job.shared, self.emulator, job.emitted.least(foreign.LEAST)
            )

    def again(self, emitted: Emitted) -> tuple:
        return ()

    def afterwards(self, emitted: Emitted, known, scratch: Path) -> Steps:
        yield MASKS, lambda: check_masks(emitted, self.compiler, scratch)
        yield from foreign.left_out()


def way_of(emitted: Emitted, cc: str | None) -> Hosted | CrossBuilt | ForWindows | Foreign:
    """How the library is built and run here; `cc` names a compiler, or for another machine a
    toolchain.
    """
    if not emitted.host:
        emulation = emulation_of(emitted.isa)
        emulation.require()
        return CrossBuilt(emulation, emulation.toolchain(cc))
    compiler = find_compiler(cc)
    machine = target_of(compiler)
    if wine.is_for_windows(machine):
        return ForWindows(compiler)
    if emitted.compiled:
        return (
            Hosted(compiler)
            if not machine or machine.split("-")[0] == platform.machine()
            else Foreign(compiler, foreign.emulator_of(machine))
        )
    if machine and machine.split("-")[0] not in FACTS[emitted.isa].machines:
        raise ToolError(
            f"{compiler[0]} makes programs for {machine}, and the library is"
            f" {FACTS[emitted.isa].title} assembly.",
            hint="Name a compiler for this machine with --cc or $CC.",
        )
    return Hosted(compiler)


def load(emitted: Emitted, compiler: tuple[str, ...], scratch: Path) -> Loaded:
    """The library and its shim in this process; `ecgen check` loads them in another one
    (isolate.py).
    """
    return Loaded(emitted, build_shared(emitted, compiler, scratch))


def check_files(emitted: Emitted) -> Verdict:
    """The files are those that were written: their sha256 is the manifest's."""
    listed = dict(emitted.files)
    failures = [
        f"{path} is compiled, but the manifest has no sha256 of it"
        for path in emitted.sources
        if path not in listed
    ]
    for path, digest in emitted.files:
        try:
            found = hashlib.sha256((emitted.folder / path).read_bytes()).hexdigest()
        except OSError:
            failures.append(f"{path} is missing")
            continue
        if found != digest:
            failures.append(f"{path} was changed after it was written")
    return verdict_of(
        "files as written",
        failures,
        f"{len(emitted.files)} files have the manifest's sha256",
        len(emitted.files),
        LEAST_FILES,
    )


def known_answers(emitted: Emitted, files: tuple[Path, ...]) -> tuple[Answers, str]:
    """(answers of all the files, their names)."""
    source = " and ".join(path.name for path in files)
    return known_of(emitted, files), source


def _built(way, emitted: Emitted, scratch: Path) -> Path:
    """The library as it is run here. ToolError where it does not compile, which says whether it is
    as it was written."""
    try:
        return way.build(emitted, scratch)
    except ToolError as error:
        if (written := check_files(emitted)).status == FAILED:
            told = (
                f"it does not compile, and is not as it was written, either ({written.detail}):"
                f" {error.what}"
            )
            raise ToolError(told, where=emitted.folder, hint="Build it again.") from error
        raise


def run_checks(
    folder: Path,
    *,
    vectors: Path | None = None,
    cc: str | None = None,
    scale: float = 1,
    only: str = "",
    progress: Callable[[str], None] = lambda name: None,
    started: Callable[[Emitted, str], None] = lambda emitted, compiler: None,
    report: Callable[[Verdict], None] = lambda verdict: None,
) -> tuple[Emitted, str, list[Verdict]]:
    """(library, compiler, verdicts). `scale` multiplies the numbers of differential tests; `only`
    restricts to the checks whose name contains it, or that are printed so. Without `vectors` the
    answers that ecgen has for the curve are taken. `started` is told once the library is compiled,
    `report` gets each verdict as soon as it is known.
    """
    emitted = read_emitted(folder)
    only = step_named(only)
    known, source = known_answers(emitted, (vectors,) if vectors else packaged_answers(emitted))
    way: Any = way_of(emitted, cc)
    version = way.version
    if isinstance(way, Hosted) and only in CONSTANT_TIME:
        conventions.require_decoder(emitted)
    emitted = stood_in(emitted, runnable())
    verdicts: list[Verdict] = []

    def add(verdict: Verdict) -> None:
        verdicts.append(verdict)
        report(verdict)

    def step(name: str, check: Callable[[], Verdict | None]) -> None:
        if only in name:
            progress(name)
            if (verdict := check()) is not None:
                add(verdict)

    with tempfile.TemporaryDirectory(prefix="ecgen-") as name:
        scratch = Path(name)
        is_built = any(only in name for name in STEPS if name not in WRITTEN)
        if is_built:
            progress("compiling")
            shared = _built(way, emitted, scratch)
        started(emitted, version)
        step("files", lambda: check_files(emitted))
        step("manifest", lambda: claims.check_manifest(emitted))
        if not is_built:
            return emitted, version, verdicts
        own = loading(way.compiler) if isinstance(way, Hosted) else {}
        for verdict in way.calls(
            Job(emitted, shared, known, source, scale * way.share, only, **own), progress
        ):
            add(verdict)
            if verdict.status == SKIPPED and verdict.check == UNSUPPORTED:
                return emitted, version, verdicts
        for title, flags, steps in way.again(emitted):
            if any(only in name for name in steps):
                # what is left out is not stood in for
                whole = replace(emitted, stand_in=emitted.stand_in and not flags.startswith("-D"))
                other = build_shared(
                    whole, way.compiler, scratch, tuple(flags.split()), title.replace(" ", "_")
                )
                done = tuple(name for name in STEPS if name not in steps)
                for verdict in run_isolated(
                    Job(
                        emitted=whole,
                        shared=other,
                        answers=known,
                        source=source,
                        scale=scale,
                        only=only,
                        done=done,
                        **own,
                    ),
                    progress,
                ):
                    add(replace(verdict, check=f"{verdict.check}, {title}"))
        for name, check in way.afterwards(emitted, known, scratch):
            step(name, check)
    return emitted, version, verdicts
