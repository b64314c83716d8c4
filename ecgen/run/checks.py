"""`ecgen check`: builds an emitted library with its shim and runs every check, each under its own name."""

import hashlib
import tempfile
from collections.abc import Callable
from pathlib import Path

from ecgen.errors import EcgenError
from ecgen.run import answers, binary, differential, entries
from ecgen.run.emitted import Emitted, Loaded, read_emitted
from ecgen.run.packaged import packaged_answers
from ecgen.run.tools import compile_c, compiler_name, find_compiler
from ecgen.run.verdict import SKIPPED, Verdict, verdict_of


STEPS = (
    "files", "known answers", "field routines", "point routines", "scalar multiplication", "scalars modulo r", "compressed points",
    "refusals", "calling convention", "symbols", "constant time",
)  # fmt: skip


def load(emitted: Emitted, compiler: tuple[str, ...], scratch: Path) -> Loaded:
    """Build library and shim into a shared object in `scratch` and load it."""
    extra = [f"test/{emitted.prefix}_shim.c", f"test/{emitted.prefix}_abi.S"]
    sources = [emitted.folder / source for source in (*emitted.sources, *extra)]
    target = scratch / f"lib{emitted.prefix}_check.so"
    compile_c(compiler, sources, target, ("-O2", "-fPIC", "-shared"))
    return Loaded(emitted, target)


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


def run_checks(
    folder: Path, *, vectors: "Path | None" = None, cc: "str | None" = None, scale: float = 1, only: str = "", progress: Callable[[str], None] = lambda name: None
) -> tuple[Emitted, str, list[Verdict]]:
    """(library, compiler, verdicts). `scale` multiplies the numbers of differential tests; `only` restricts to the
    checks whose short name contains it. Without `vectors` the answers that ecgen has for the curve are taken.
    """
    emitted = read_emitted(folder)
    if not any(only in name for name in STEPS):
        raise EcgenError(f"no check is named {only!r}.", hint=f"There are: {', '.join(STEPS)}.")
    vectors = vectors or packaged_answers(emitted)
    known = answers.read_answers(vectors, emitted) if vectors else []
    compiler = find_compiler(cc)
    verdicts: list[Verdict] = []

    def step(name: str, check: Callable[[], "Verdict | None"]) -> None:
        if only not in name:
            return
        progress(name)
        verdict = check()
        if verdict is not None:
            verdicts.append(verdict)

    with tempfile.TemporaryDirectory(prefix="ecgen-") as name:
        scratch = Path(name)
        step("files", lambda: check_files(emitted))
        progress("compiling")
        loaded = load(emitted, compiler, scratch)
        if not loaded.function("cpu_supported", int)():
            verdicts.append(Verdict("everything that computes", SKIPPED, f"this CPU lacks {', '.join(emitted.features)}: nothing was run"))
            return emitted, compiler_name(compiler), verdicts
        source = vectors.name if vectors else ""
        step("known answers", lambda: answers.check_answers(loaded, known, source))
        step("field routines", lambda: differential.check_field(loaded, max(int(differential.FIELD_TESTS * scale), 50)))
        step("point routines", lambda: differential.check_points_law(loaded, max(int(differential.POINT_TESTS * scale), 50)))
        step("scalar multiplication", lambda: entries.check_multiplications(loaded))
        step("scalars modulo r", lambda: entries.check_scalars(loaded))
        step("compressed points", lambda: entries.check_compression(loaded))
        step("refusals", lambda: entries.check_refusals(loaded))
        step("calling convention", lambda: binary.check_calling_convention(loaded))
        step("symbols", lambda: binary.check_symbols(emitted, compiler, scratch))
        step("constant time", lambda: binary.check_constant_time(emitted, compiler, scratch))
    return emitted, compiler_name(compiler), verdicts
