"""What a compiler's sanitizers see of a library's C: accesses beyond arrays and undefined
behaviour, in a call of each public function, with bytes of each length where it takes any.

The driver of the check of constant time makes the calls; its arrays have just the sizes that the
header says. The routines in assembly are not watched.
"""

from pathlib import Path

from ecgen.run.check.lanes_in_c import NARROW, with_stand_ins
from ecgen.run.emitted import Emitted
from ecgen.run.tools import compile_c, run
from ecgen.run.verdict import SKIPPED, Verdict, verdict_of

STEP = "memory"
CHECK = "memory and undefined behaviour, address and undefined sanitizers"
FLAGS = ("-O0", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")
MACROS = ("ASSUME_CPU", "SANITIZED")
HEADER = """#define VALGRIND_MAKE_MEM_DEFINED(place, size) ((void)(place))
#define VALGRIND_MAKE_MEM_UNDEFINED(place, size) ((void)(place))
const char *__asan_default_options(void);
const char *__asan_default_options(void)
{
    return "detect_leaks=0"; /* it would want to trace the process */
}
"""


def check_memory(
    emitted: Emitted, compiler: tuple[str, ...], scratch: Path, runner: tuple[str, ...] = ()
) -> Verdict:
    """One call of each public function in a program that ends at the first error; `runner` runs
    programs of another machine."""
    if run(
        [
            *compiler,
            *FLAGS,
            "-o",
            scratch / "empty",
            _written(scratch / "empty.c", "int main(void) { return 0; }\n"),
        ],
        accept=tuple(range(256)),
    ).returncode:
        return Verdict(
            CHECK,
            SKIPPED,
            "the compiler has no such sanitizers: accesses beyond arrays were NOT looked for",
        )
    made = (
        with_stand_ins(emitted, compiler, scratch)
        if emitted.stand_in
        else [emitted.folder / source for source in emitted.sources]
    )
    program = build_driver(
        emitted,
        compiler,
        made,
        scratch,
        (f"-D{emitted.prefix.upper()}_{NARROW}",) if emitted.stand_in else (),
    )
    command = (*runner, program)
    names = run(command).stdout.split()
    failures = (
        [f"{name}: {text}" for name in names if (text := wrong(command, (name,)))]
        if wrong(command, names)
        else []
    )
    return verdict_of(
        CHECK,
        failures,
        f"{len(names)} functions, bytes of each length where they take any",
        len(names),
        1,
    )


def build_driver(
    emitted: Emitted, compiler: tuple[str, ...], sources, scratch: Path, flags: tuple[str, ...] = ()
) -> Path:
    """The program that makes the calls, of these sources of the library."""
    (scratch / "stub/valgrind").mkdir(parents=True, exist_ok=True)
    _written(scratch / "stub/valgrind/memcheck.h", HEADER)
    program = scratch / "sanitized"
    compile_c(
        compiler,
        [emitted.folder / f"test/{emitted.prefix}_ct.c", *sources],
        program,
        (
            *FLAGS,
            f"-I{scratch / 'stub'}",
            *(f"-D{emitted.prefix.upper()}_{name}" for name in MACROS),
            *flags,
        ),
    )
    return program


def wrong(command: tuple, names) -> str:
    """What ends the program in the calls of these functions, "" if nothing does."""
    done = run([*command, *names], accept=tuple(range(-64, 256)))
    if done.returncode == 0:
        return ""
    return next(
        (line for line in done.stderr.splitlines() if "ERROR" in line or "runtime error" in line),
        f"exit status {done.returncode}",
    )


def _written(path: Path, text: str) -> Path:
    path.write_text(text)
    return path
