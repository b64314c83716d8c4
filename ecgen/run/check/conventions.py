"""What can be seen on the built files: calling convention and stack, symbols, and valgrind's view
of secrets.
"""

import ctypes
import re
import shutil
import signal
from pathlib import Path

from ecgen.errors import CheckFailure
from ecgen.isa.disassembler import require_capstone
from ecgen.run.binary.compiled_scan import SCAN, compiled_scan
from ecgen.run.binary.routine_bytes import vector_routines
from ecgen.run.check.lanes_in_c import NARROW, is_watched, with_stand_ins
from ecgen.run.differential.packed import has_vectors
from ecgen.run.emitted import Emitted, Loaded
from ecgen.run.inputs import sample_input
from ecgen.run.tools import compile_c, level_of, run, with_flags
from ecgen.run.verdict import (
    FAILED,
    LEAST_FUNCTIONS,
    LEAST_ROUTINES,
    LEAST_SYMBOLS,
    SKIPPED,
    Verdict,
    unlisted,
    verdict_of,
)

FAULTS = {
    1: "changes a general register that it has to keep",
    2: "moves the stack pointer",
    4: "leaves the direction flag set",
    8: "changes a vector register that it has to keep",
    16: "writes above its frame",
    32: "leaves upper halves of vector registers in use (no VZEROUPPER)",
}
# the first report is told, more say nothing new of a function
MEMCHECK = ("valgrind", "-q", "--error-exitcode=99", "--exit-on-first-error=yes")
ANY_STATUS = tuple(range(-64, 256))
MEMCHECKED = "constant time, valgrind memcheck on the binary"
CONTROL = "control_vartime"  # of the driver of a library without vartime functions
ALLOWED_FOREIGN = (
    "__cpu_model",
    "__cpu_features2",
    "__cpu_indicator_init",
    "_GLOBAL_OFFSET_TABLE_",
    "__stack_chk_fail",
    "___chkstk_ms",
)


# of x86-64 and AArch64; the last by a compiler's function
DIVISION = re.compile(
    r"\s*[0-9a-f]+:\s+([ius]?div[bwlq]?|v?div[ps][sdh]|v?sqrt[ps][sdh]|fdiv|fsqrt"
    r"|(?:callq?|bl)\s.*<__u?(?:div|mod|divmod)[sdt]i[34])(?!\w)"
)


def check_names(loaded: Loaded) -> Verdict:
    """The hidden routines of a library that is all C are those of the manifest; their convention is
    the compiler's own.
    """
    routines = loaded.emitted.routines
    return verdict_of(
        "hidden routines",
        unlisted(loaded.names(), routines),
        f"{len(routines)} routines, as listed",
        len(routines),
        loaded.emitted.least(LEAST_ROUTINES, len(routines)),
    )


def check_calling_convention(loaded: Loaded) -> Verdict:
    """Every hidden routine through a trampoline that watches registers, flags, stack pointer and
    stack depth.
    """
    failures, deepest = [], 0
    emitted = loaded.emitted
    vectors = tuple(
        routine
        for routine in emitted.vector_routines
        if has_vectors(emitted.vectors_of(routine)) and not (emitted.stand_in and not routine.path)
    )
    left = len(emitted.vector_routines) - len(vectors)
    routines = (*loaded.emitted.routines, *vectors)
    failures += unlisted(
        loaded.names(), (*loaded.emitted.routines, *loaded.emitted.vector_routines)
    )
    for routine in routines:
        fault, depth = loaded.calling_convention(routine, sample_input(loaded.emitted, routine))
        deepest = max(deepest, depth)
        failures += [f"{routine.symbol} {text}" for bit, text in FAULTS.items() if fault & bit]
        if routine.stack is not None and depth > routine.stack:
            failures.append(
                f"{routine.symbol} uses {depth} bytes of stack and claims {routine.stack}"
            )
    if (
        vectors
        and not emitted.stand_in
        and loaded.function("shim_upper", ctypes.c_int)(
            loaded.emitted.format.number(7, loaded.emitted.scalar_bytes)
        )
    ):
        failures.append(f"a multiplication {FAULTS[32]}")
    seen = (
        f"; upper halves of vector registers zero after {len(vectors)} vector"
        f" routines{' and a multiplication' * (not emitted.stand_in)}"
        if vectors
        else ""
    )
    seen += (
        f"; {left} vector routines NOT called, since this CPU lacks their instructions"
        if left
        else ""
    )
    return verdict_of(
        "calling convention and stack",
        failures,
        f"{len(routines)} routines, at most {deepest} bytes of stack{seen}",
        len(routines),
        loaded.emitted.least(LEAST_ROUTINES, len(routines)),
    )


def check_sizes(emitted: Emitted, compiler: tuple[str, ...], scratch: Path) -> Verdict | None:
    """The bytes of code of each assembly routine are those of its symbol in the assembled object,
    without a compiler's ENDBR64.
    """
    if emitted.compiled:
        return None
    if not shutil.which("nm"):
        return Verdict("code sizes", SKIPPED, "nm is missing: code sizes were NOT checked")
    sources = [source for source in emitted.sources if source.endswith(".S")]
    if not sources:
        return Verdict("code sizes", SKIPPED, "the library has no assembly")
    found: dict[str, int] = {}
    for source in sources:
        target = scratch / "sizes.o"
        run(
            [
                *with_flags(compiler, ("-c", "-fPIC", "-fcf-protection=none")),
                emitted.folder / source,
                "-o",
                target,
            ]
        )
        rows = [line.split() for line in run(["nm", "-S", target]).stdout.splitlines()]
        found |= {
            row[3].removeprefix(f"{emitted.prefix}_"): int(row[1], 16)
            for row in rows
            if len(row) == 4
        }
    claimed = {
        routine.name: routine.code_bytes
        for routine in emitted.routines
        if routine.code_bytes is not None
    }
    if claimed and not found:
        return Verdict(
            "code sizes",
            SKIPPED,
            "objects of this system have no sizes of symbols: code sizes were NOT checked",
        )
    failures = [
        f"{name} has {found.get(name)} bytes of code and claims {size}"
        for name, size in claimed.items()
        if found.get(name) != size
    ]
    return verdict_of(
        "code sizes",
        failures,
        f"{sum(claimed.values())} bytes in {len(claimed)} routines, as claimed",
        len(claimed),
        emitted.least(LEAST_ROUTINES, len(claimed)),
    )


def check_symbols(emitted: Emitted, compiler: tuple[str, ...], scratch: Path) -> Verdict:
    """Defined symbols carry the prefix, nothing foreign is needed (no libc), nothing writable is
    held but what CPUID once said.
    """
    check = "symbols: prefix, no foreign functions, no writable data"
    if not shutil.which("nm"):
        return Verdict(check, SKIPPED, "nm is missing: symbols were NOT checked")
    failures, count, defined, needed, outside = [], 0, set(), set(), set()
    kept = {
        f"{emitted.prefix}_{asked}_kept"
        for asked in ("cpu", "v", "vectors", *(part.path for part in emitted.lanes if part.path))
    }
    for source in emitted.sources:
        target = scratch / f"{source.replace('/', '_')}.o"
        run([*with_flags(compiler, ("-O3", "-c", "-fPIC")), emitted.folder / source, "-o", target])
        for line in run(["nm", target]).stdout.splitlines():
            *_, kind, name = line.split()
            count += 1
            if kind in "Uwv":  # w, v: weak, and not defined, as -flto has names of libgcc
                needed.add(name)
                continue
            defined.add(name)
            outside |= (
                {name.removeprefix("_")} if kind == "T" and not name.startswith("__") else set()
            )
            if (
                (kind == "t" and name.startswith("__"))
                or (kind.islower() and name.startswith("."))
                or name.startswith(".refptr.")
            ):
                # reserved to the compiler, whose own headers define such functions; in COFF files a
                # section, an imported address
                continue
            plain = name.removeprefix("_")
            if not plain.startswith(
                (f"{emitted.prefix}_", f"{emitted.prefix.upper()}_", "L", ".L")
            ):
                failures.append(f"{source} defines {name}, without the prefix")
            if kind in "bBdDcC" and plain not in kept:
                failures.append(f"{source} holds writable data: {name}")
    failures += [
        f"the library has {name}, which the manifest does not list"
        for name in sorted(
            outside
            - {
                name.removeprefix("_")
                for name in (*emitted.symbols, *emitted.hidden, *emitted.of_entries)
            }
        )
    ]
    has_kept = any(name.removeprefix("_") in kept for name in defined)
    failures += [
        f"the library needs {name}, which it does not define"
        for name in sorted(needed - defined)
        if name not in ALLOWED_FOREIGN
    ]
    failures += [
        f"the public function {name} is missing"
        for name in emitted.symbols
        if not {name, f"_{name}"} & defined
    ]
    return verdict_of(
        check,
        failures,
        f"{count} symbol table entries at"
        f" {level_of(compiler, '-O3')}{', with the kept answers of CPUID' if has_kept else ''}",
        len(emitted.symbols),
        emitted.least(LEAST_SYMBOLS),
    )


def divisions(program: Path, prefix: str) -> list[tuple[str, str]]:
    """(function, instruction) of every division and root in the library's code in a program, but in
    functions that have vartime in their names; none where there is no objdump.
    """
    found, name = set(), ""
    for line in (
        run(["objdump", "-d", "--no-show-raw-insn", program]).stdout.splitlines()
        if shutil.which("objdump")
        else ()
    ):
        if match := re.fullmatch(r"[0-9a-f]+ <([\w.]+)>:", line):
            name = match[1].removeprefix("_")
        elif (
            name.startswith(f"{prefix}_")
            and "vartime" not in name
            and (match := DIVISION.match(line))
        ):
            found.add((name, match[1].rpartition("<")[2]))
    return sorted(found)


def _multiplications(emitted: Emitted) -> tuple[str, ...]:
    """The functions in constant time that may go another way where the CPU lacks vectors."""
    ladders = [walk.name for walk in emitted.up_to_sign]
    own = (
        "scalarmult",
        "scalarmult_batch8",
        "point_mul_batch",
        "point_mul_base_batch",
        "point_decode_batch",
        "scalarmult_base",
    )
    return (*(f"{name}{how}" for how in ("", "_batch8", "_base") for name in ladders), *own)


def require_decoder(emitted: Emitted) -> None:
    """ToolError, before anything is run, where check_constant_time would have to decode vector
    routines, which valgrind does not know, and nothing decodes them.
    """
    if shutil.which("valgrind") and not is_watched(emitted):
        require_capstone()


def check_constant_time(
    emitted: Emitted, compiler: tuple[str, ...], scratch: Path, only: tuple[str, ...] = ()
) -> Verdict:
    """Scalar and point marked undefined: memcheck must report nothing, and must report on the
    vartime functions.

    `only` restricts the functions that are run; none means all.
    """
    if lack := _no_memcheck(compiler, scratch):
        return Verdict(MEMCHECKED, SKIPPED, f"{lack}: constant time of the binary was NOT checked")
    program = scratch / "ct"
    scanned = 0
    told: list[str] = []
    try:
        if is_watched(emitted):
            made = [emitted.folder / source for source in emitted.sources]
        else:
            made = with_stand_ins(emitted, compiler, scratch)
            if SCAN in {routine.name for routine in emitted.vector_routines if not routine.path}:
                scanned, told = compiled_scan(emitted, compiler, scratch)
    except CheckFailure as error:
        return Verdict(MEMCHECKED, FAILED, f"the bytes of the vector routines: {error.what}")
    sources = [emitted.folder / f"test/{emitted.prefix}_ct.c", *made]
    macro = f"-D{emitted.prefix.upper()}_"
    flags = ("-O2", f"{macro}ASSUME_CPU", *(() if is_watched(emitted) else (macro + NARROW,)))
    compile_c(compiler, sources, program, flags)
    names = [name for name in run([program]).stdout.split() if not only or name in (*only, CONTROL)]
    failures = [
        *told,
        *(
            f"{name} divides: the time of {word} depends on the operands, which memcheck does not"
            " see"
            for name, word in divisions(program, emitted.prefix)
        ),
        *_reports(program, names),
    ]
    lanes = _units_of(emitted)
    packed = [name for name in _multiplications(emitted) if name in names] if lanes else []
    for missing in lanes if packed else ():
        compile_c(compiler, sources, program, (*flags, f"{macro}NO_{missing.upper()}"))
        if run([*MEMCHECK, program, *packed], accept=ANY_STATUS).returncode:
            failures.append(f"{', '.join(packed)} without {missing} is reported")
    if not any(name.endswith("vartime") for name in names):
        return Verdict(
            MEMCHECKED, FAILED, "no vartime function was run, so the check could not have failed"
        )
    seen = "a branch of the driver" if CONTROL in names else "the vartime function"
    return verdict_of(
        MEMCHECKED,
        failures,
        f"{len(names) - 1} functions without report at {level_of(compiler, '-O2')}; {seen} is"
        f" reported, as it must be{_of_stand_ins(emitted, scanned)}",
        len(names) - 1,
        1 if only else emitted.least(LEAST_FUNCTIONS),
    )


def _units_of(emitted: Emitted) -> tuple[str, ...]:
    """The vectors that a macro leaves out of the library: all, and those of the first of two
    units."""
    if emitted.packed is None:
        return ()
    return ("vectors", *([emitted.packed.unit] if emitted.second else []))


def _no_memcheck(compiler: tuple[str, ...], scratch: Path) -> str:
    """What is missing of valgrind, or nothing."""
    if not shutil.which("valgrind"):
        return "valgrind is missing"
    probe = scratch / "probe.c"
    probe.write_text("#include <valgrind/memcheck.h>\n")
    found = run([*compiler, "-E", probe], accept=ANY_STATUS).returncode == 0
    return "" if found else "valgrind/memcheck.h is missing"


def _reports(program: Path, names: list[str]) -> list[str]:
    """Functions that memcheck reports and should not, and vartime ones that it does not report."""
    plain = [name for name in names if not name.endswith("vartime")]
    # most often: valgrind takes long to begin
    clean = run([*MEMCHECK, program, *plain], accept=ANY_STATUS).returncode == 0
    found = []
    for name in names:
        if clean and name in plain:
            continue
        wanted = 99 if name.endswith("vartime") else 0
        done = run([*MEMCHECK, program, name], accept=ANY_STATUS)
        if done.returncode == wanted:
            continue
        first = next(
            (line for line in done.stderr.splitlines() if "==" in line), done.stdout.strip()
        )
        if done.returncode == -signal.SIGILL:
            first = (
                "the compiler chose an instruction that this valgrind does not know; let it compile"
                " for a plainer CPU (-march=x86-64)"
            )
        found.append(f"{name} ended with {done.returncode} instead of {wanted}: {first}")
    return found


def _of_stand_ins(emitted: Emitted, scanned: int) -> str:
    """How code was checked that valgrind cannot run."""
    if emitted.packed is None or is_watched(emitted):
        return ""
    told = (
        f"; valgrind knows no {' or '.join(emitted.packed.extensions[1:])}: the bytes of"
        f" {sum(not row.path for row in vector_routines(emitted))} vector routines were decoded"
        " and searched for addresses, branches and times that depend on secrets, and C that"
        " does what they do was run in their place"
    )
    if scanned:
        told += (
            f"; so were {scanned} instructions that the compiler makes of scans of tables"
            f" ({SCAN}), in whose place their C was run in narrower vectors"
        )
    return told
