"""`ecgen check`: builds an emitted library with its shim and runs every check, each under its own name."""

import hashlib
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from ecgen.errors import EcgenError
from ecgen.run import answers, binary, differential, entries, packed, x_answers, x_only
from ecgen.run.emitted import Emitted, Loaded, read_emitted
from ecgen.run.isolate import UNSUPPORTED, Job, run_isolated
from ecgen.run.packaged import packaged_answers
from ecgen.run.tools import compile_c, compiler_name, find_compiler
from ecgen.run.verdict import SKIPPED, Verdict, verdict_of


STEPS = (
    "files", "calling convention", "known answers", "field routines", "point routines", "vector routines", "scalar multiplication", "scalars modulo r",
    "compressed points", "refusals", "symbols", "constant time",
)  # fmt: skip
FALLBACK_STEPS = ("known answers", "scalar multiplication")  # run again with the vectors left out


def build_shared(emitted: Emitted, compiler: tuple[str, ...], scratch: Path, flags: tuple[str, ...] = (), name: str = "check") -> Path:
    """Library and shim as a shared object in `scratch`."""
    extra = [f"test/{emitted.prefix}_shim.c", f"test/{emitted.prefix}_abi.S"]
    sources = [emitted.folder / source for source in (*emitted.sources, *extra)]
    target = scratch / f"lib{emitted.prefix}_{name}.so"
    compile_c(compiler, sources, target, ("-O2", "-fPIC", "-shared", *flags))
    return target


def load(emitted: Emitted, compiler: tuple[str, ...], scratch: Path) -> Loaded:
    """The library and its shim in this process; `ecgen check` loads them in another one (isolate.py)."""
    return Loaded(emitted, build_shared(emitted, compiler, scratch))


def check_files(emitted: Emitted) -> Verdict:
    """The files are those that were written: their sha256 is the manifest's."""
    failures = []
    for path, digest in emitted.files:
        try:
            found = hashlib.sha256((emitted.folder / path).read_bytes()).hexdigest()
        except OSError:
            failures.append(f"{path} is missing")
            continue
        if found != digest:
            failures.append(f"{path} was changed after it was written")
    return verdict_of("files as written", failures, f"{len(emitted.files)} files have the manifest's sha256")


def computations(loaded: Loaded, known, source: str, scale: float) -> Iterator[tuple[str, Callable]]:
    """(step, check) of everything that calls into the library, the calling convention first: once it is broken, the
    process that calls may go wrong anywhere."""
    fields, points = max(int(differential.FIELD_TESTS * scale), 50), max(int(differential.POINT_TESTS * scale), 50)
    yield "calling convention", lambda: binary.check_calling_convention(loaded)
    if loaded.emitted.ladder:
        yield "known answers", lambda: x_answers.check_answers(loaded, known, source)
        yield "field routines", lambda: differential.check_field(loaded, fields)
        yield "scalars modulo r", lambda: entries.check_scalars(loaded)
        yield "point routines", lambda: x_only.check_points_law(loaded, points)
        yield "scalar multiplication", lambda: x_only.check_multiplications(loaded)
        yield "refusals", lambda: x_only.check_refusals(loaded)
        return
    yield "known answers", lambda: answers.check_answers(loaded, known, source)
    yield "field routines", lambda: differential.check_field(loaded, fields)
    yield "point routines", lambda: differential.check_points_law(loaded, points)
    yield "vector routines", lambda: packed.check_packed(loaded, points)
    yield "scalar multiplication", lambda: entries.check_multiplications(loaded)
    yield "scalars modulo r", lambda: entries.check_scalars(loaded)
    yield "compressed points", lambda: entries.check_compression(loaded)
    yield "refusals", lambda: entries.check_refusals(loaded)


def run_checks(
    folder: Path, *, vectors: "Path | None" = None, cc: "str | None" = None, scale: float = 1, only: str = "",
    progress: Callable[[str], None] = lambda name: None, started: Callable[[Emitted, str], None] = lambda emitted, compiler: None,
    report: Callable[[Verdict], None] = lambda verdict: None,
) -> tuple[Emitted, str, list[Verdict]]:  # fmt: skip
    """(library, compiler, verdicts). `scale` multiplies the numbers of differential tests; `only` restricts to the
    checks whose short name contains it. Without `vectors` the answers that ecgen has for the curve are taken. `started`
    is told once the library is compiled, `report` gets each verdict as soon as it is known.
    """
    emitted = read_emitted(folder)
    if not any(only in name for name in STEPS):
        raise EcgenError(f"no check is named {only!r}.", hint=f"There are: {', '.join(STEPS)}.")
    vectors = vectors or packaged_answers(emitted)
    room = x_answers if emitted.ladder else answers
    known = room.read_answers(vectors, emitted) if vectors else ()
    compiler = find_compiler(cc)
    version = compiler_name(compiler)
    verdicts: list[Verdict] = []

    def add(verdict: Verdict) -> None:
        verdicts.append(verdict)
        report(verdict)

    def step(name: str, check: Callable[[], Verdict]) -> None:
        if only in name:
            progress(name)
            add(check())

    with tempfile.TemporaryDirectory(prefix="ecgen-") as name:
        scratch = Path(name)
        progress("compiling")
        shared = build_shared(emitted, compiler, scratch)
        started(emitted, version)
        step("files", lambda: check_files(emitted))
        for verdict in run_isolated(Job(emitted, shared, known, vectors.name if vectors else "", scale, only), progress):
            add(verdict)
            if verdict.status == SKIPPED and verdict.check == UNSUPPORTED:
                return emitted, version, verdicts
        if emitted.packed:
            without = build_shared(emitted, compiler, scratch, (f"-D{emitted.prefix.upper()}_NO_VECTORS",), "fallback")
            done = tuple(name for name in STEPS if name not in FALLBACK_STEPS)
            for verdict in run_isolated(Job(emitted, without, known, vectors.name if vectors else "", scale, only, done), progress):
                add(replace(verdict, check=f"{verdict.check}, without vectors"))
        step("symbols", lambda: binary.check_symbols(emitted, compiler, scratch))
        step("constant time", lambda: binary.check_constant_time(emitted, compiler, scratch))
    return emitted, version, verdicts
