"""Whole programs on this processor or under QEMU's user-mode emulator: the known answers, and the
test program that a library carries.
"""

import shutil
from dataclasses import dataclass
from pathlib import Path

from ecgen.resources import data_folder
from ecgen.run.check import foreign, sanitized
from ecgen.run.check.wine import verdict_of_program
from ecgen.run.emitted import Emitted
from ecgen.run.emulated.aarch64.toolchain import Toolchain, is_native
from ecgen.run.emulated.case import Case
from ecgen.run.emulated.cases import judged, render_answers
from ecgen.run.tools import compile_c, run
from ecgen.run.verdict import SKIPPED, Verdict

QEMU, NATIVE = "qemu-aarch64", "this processor"
FLAGS = ("-O2", "-std=gnu99")
EMPTY = '#include <stdio.h>\nint main(void) { return puts("") < 0; }\n'


@dataclass(frozen=True, kw_only=True)
class Programs:
    """Of a library: how they are compiled and run. `missing`: why they cannot be, "" if they
    can."""

    emitted: Emitted
    compiler: tuple[str, ...]
    flags: tuple[str, ...]
    runner: str
    scratch: Path
    missing: str = ""

    def known_answers(self, cases: tuple[Case, ...]) -> Verdict:
        """Those of the curve, thousands of rounds of one function among them."""
        check = f"known answers as a whole program under {self.runner}"
        if self.missing or not cases:
            return Verdict(check, SKIPPED, self.missing or "there are no known answers to run")
        (main := self.scratch / "answers.c").write_text(render_answers(cases))
        program = self._built("answers", main, data_folder("harness") / "print.c")
        done = run(self._run(program), timeout=600, accept=tuple(range(-64, 256)))
        return judged(check, done.stdout, done.returncode, cases, f"under {self.runner}")

    def own_test(self) -> Verdict:
        """What `make check` runs: known answers, agreement of the functions, refusals."""
        if self.missing:
            return Verdict("the library's own test program", SKIPPED, self.missing)
        names = (f"test/{self.emitted.prefix}_{name}.c" for name in ("test", "shim"))
        program = self._built("test", *(self.emitted.folder / name for name in names))
        least = self.emitted.least(foreign.LEAST)
        return verdict_of_program(self.runner, self._run(program), least)

    def memory(self) -> Verdict:
        """What sanitizers see, in a program that loads the libraries of the other machine."""
        if self.missing:
            return Verdict(sanitized.CHECK, SKIPPED, self.missing)
        runner: tuple[str, ...] = ()
        if self.runner == QEMU:
            asked = run([*self.compiler, "-print-file-name=libc.so.6"]).stdout.strip()
            runner = (QEMU, "-L", str(Path(asked).resolve().parents[1]))
        return sanitized.check_memory(self.emitted, self.compiler, self.scratch, runner)

    def _built(self, name: str, *sources: Path) -> Path:
        own = (self.emitted.folder / source for source in self.emitted.sources)
        program = self.scratch / name
        compile_c(self.compiler, [*sources, *own], program, (*self.flags, *FLAGS))
        return program

    def _run(self, program: Path) -> tuple:
        return (program,) if self.runner == NATIVE else (QEMU, program)


def programs_of(emitted: Emitted, toolchain: Toolchain, scratch: Path) -> Programs:
    """Those of the library, by the toolchain."""
    runner = NATIVE if is_native() else QEMU
    compiler, flags = (*toolchain.compile, *toolchain.triple), toolchain.program_flags
    missing = ""
    (empty := scratch / "empty.c").write_text(EMPTY)
    if runner == QEMU and not shutil.which(QEMU):
        missing = f"{QEMU} is missing: NOT run"
    elif run(
        [*compiler, *flags, empty, "-o", scratch / "empty"], accept=tuple(range(256))
    ).returncode:
        missing = "there is no C library for AArch64 (Debian: libc6-dev-arm64-cross): NOT run"
    return Programs(
        emitted=emitted,
        compiler=compiler,
        flags=flags,
        runner=runner,
        scratch=scratch,
        missing=missing,
    )
