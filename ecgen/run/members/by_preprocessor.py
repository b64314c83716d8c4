"""A folder with libraries for several processors (library/pipeline/several.py): what the compiler
at hand takes of it passes its tests, and each member its own checks.
"""

import hashlib
import platform
import re
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

from ecgen.errors import EcgenError, ToolError
from ecgen.isa.facts import FACTS
from ecgen.library.c.text import outer, with_prefix
from ecgen.library.files.template import environment, tidy
from ecgen.run.check import foreign, wine
from ecgen.run.check.checks import STEPS, run_checks
from ecgen.run.emulation import emulation_of
from ecgen.run.manifest import members_of, read_manifest
from ecgen.run.tools import compile_c, compiler_name, find_compiler, run, target_of
from ecgen.run.verdict import FAILED, PASSED, SKIPPED, Verdict, verdict_of

CHOICE = "choice"
ROOMS = ("src/", "test/", "bench/")  # of which the folder has the members' files


def check_several(
    folder: Path,
    *,
    cc: str | None = None,
    report: Callable[[Verdict], None] = lambda verdict: None,
    started: Callable[[str, str, str], None] = lambda *names: None,
    only: str = "",
    **more,
) -> tuple[str, str, str, list[Verdict]]:
    """(prefix, name of the curve, compiler, verdicts). `more` and `only` are of `run_checks`, for
    each member; `only` leaves out what stands around the members unless it is part of
    \"choice\".
    """
    only = CHOICE if only.startswith(CHOICE) else only
    whole = _Whole(folder, read_manifest(folder))
    compiler = find_compiler(cc)
    version = compiler_name(compiler)
    started(whole.prefix, whole.curve, version)
    verdicts: list[Verdict] = []

    def add(verdict: Verdict) -> None:
        verdicts.append(verdict)
        report(verdict)

    fits = [_fits(compiler, guard) for guard in whole.guards]
    if only in CHOICE:
        for verdict in _of_the_choice(whole, compiler, fits):
            add(verdict)
    if only in CHOICE and not any(only in step for step in STEPS):
        return whole.prefix, whole.curve, version, verdicts
    for member, fit, guard in zip(whole.members, fits, whole.guards):
        if fit or (cc is None and _is_emulated(member)):
            run_checks(
                member,
                cc=cc,
                only=only,
                report=lambda verdict, name=member.name: add(
                    replace(verdict, check=f"{name}: {verdict.check}")
                ),
                **more,
            )
        else:
            why = f"not run: this compiler does not satisfy {guard}"
            add(Verdict(f"{member.name}: its checks", SKIPPED, why))
    return whole.prefix, whole.curve, version, verdicts


class _Whole:
    """What the manifest says of the library around its members; EcgenError if it does not."""

    def __init__(self, folder: Path, data: dict):
        self.folder, self.members = folder, members_of(folder, data)
        try:
            self.prefix: str = data["prefix"]
            self.curve: str = data["curve"]["name"]
            self.files, self.sources = dict(data["files"]), [*data["sources"]]
            self.guards: list[str] = [row["guard"] for row in data["members"]]
        except (KeyError, TypeError, ValueError) as error:
            raise EcgenError(
                f"the manifest is not of the expected form ({type(error).__name__}: {error}).",
                where=folder / "MANIFEST.json",
                hint="Build the library again with this version.",
            ) from error


def _of_the_choice(whole: _Whole, compiler: tuple[str, ...], fits: list[bool]) -> Iterator[Verdict]:
    """What stands around the members: the files, and who is taken, by a macro and without."""
    yield files_as_written(whole.folder, whole.files)
    yield _around(whole.folder, whole.prefix, whole.members, whole.sources)
    for number, (member, fit, guard) in enumerate(zip(whole.members, fits, whole.guards), 1):
        name = f"choice, {member.name} by {whole.prefix.upper()}_MEMBER"
        if fit:
            macro = f"{whole.prefix.upper()}_MEMBER={number}"
            ran = program_verdict(whole.folder, whole.prefix, whole.sources, compiler, (macro,))
            yield replace(ran, check=name)
        else:
            yield Verdict(name, SKIPPED, f"this compiler does not satisfy {guard}")
    first = next((number for number, fit in enumerate(fits, 1) if fit), len(fits))
    taken = _taken(whole.folder, whole.prefix, compiler)
    name = "choice, the preprocessor's"
    if taken == first:
        who = whole.members[first - 1].name
        yield Verdict(name, PASSED, f"{who}, the first that this compiler satisfies")
    else:
        yield Verdict(
            name,
            FAILED,
            f"the header takes member {taken}, and the first that this compiler satisfies is"
            f" {first}",
        )


def _is_emulated(member: Path) -> bool:
    """Whether it is checked in an emulator, whose packages and toolchain are here."""
    if not FACTS[isa := read_manifest(member)["isa"]].emulation:
        return False
    try:
        way = emulation_of(isa)
        way.require()
        way.toolchain(None)
    except ToolError:
        return False
    return True


def files_as_written(folder: Path, files: dict[str, str]) -> Verdict:
    """All files, those of the members among them, are as the manifest says."""
    wrong = [
        path
        for path, digest in files.items()
        if not (folder / path).is_file()
        or hashlib.sha256((folder / path).read_bytes()).hexdigest() != digest
    ]
    return verdict_of(
        "files as written",
        [f"{path} is missing or was changed after it was written" for path in wrong],
        f"{len(files)} files have the manifest's sha256",
        len(files),
        10,
    )


def _around(folder: Path, prefix: str, members: list[Path], sources: list[str]) -> Verdict:
    """The common sources and headers, behind their first comment, are what is made of the members:
    nothing else reads them.
    """
    wanted = _made_around(prefix, members)
    failures = other_texts(folder, wanted)
    if extra := sorted({*sources} ^ {path for path in wanted if path.startswith("src/")}):
        failures.append(f"the sources are others than those of the members: {', '.join(extra)}")
    return verdict_of(
        "common sources",
        failures,
        f"{len(wanted)} files take those of the members, and hold nothing more",
        len(wanted),
        5,
    )


def other_texts(folder: Path, wanted: dict[str, str]) -> list[str]:
    """The files that hold, behind their first comment, another text than is wanted."""
    failures = []
    for path, text in wanted.items():
        found = (folder / path).read_bytes().decode("latin-1") if (folder / path).is_file() else ""
        first, end, rest = found.partition(" */\n")
        is_comment = re.fullmatch(r"/\*(?:(?!\*/|\?\?/|\\).)*", first, re.DOTALL)
        if not (is_comment and end and rest == text):
            failures.append(f"{path} is another text than what is made of the members")
    return failures


def _made_around(prefix: str, members: list[Path]) -> dict[str, str]:
    """Path -> text behind the first comment, as library/pipeline/several.py makes it."""
    listed = [read_manifest(member) for member in members]
    rows = [
        SimpleNamespace(
            folder=path.name, guard=FACTS[own["isa"]].guard, title=FACTS[own["isa"]].title
        )
        for path, own in zip(members, listed)
    ]
    s = SimpleNamespace(prefix=prefix)

    def made(template: str, **more) -> str:
        return with_prefix(
            tidy(
                environment().get_template(f"several/{template}").render(s=s, members=rows, **more)
            ),
            prefix,
        )

    files = {f"include/{prefix}.h": made("P.h.j2")}
    for member in members:
        text = (member / f"include/{prefix}.h").read_bytes().decode("latin-1")
        files[f"include/{prefix}_{member.name}.h"] = text.partition(" */\n")[2]
    paths = {
        path
        for own in listed
        for path in own["files"]
        if path.startswith(ROOMS) and path.endswith((".c", ".S"))
    }
    for path in sorted(paths):
        holders = [
            (number, member.name)
            for number, (member, own) in enumerate(zip(members, listed), 1)
            if path in own["files"]
        ]
        files[outer(path)] = made("source.j2", path=path, up="../", holders=holders)
    return files


def _fits(compiler: tuple[str, ...], guard: str) -> bool:
    """Whether the compiler satisfies the preprocessor's condition."""
    return (
        _preprocessed(
            compiler,
            f"#include <limits.h>\n#include <stdint.h>\n#if {guard}\n1\n#else\n0\n#endif\n",
        )
        == "1"
    )


def _taken(folder: Path, prefix: str, compiler: tuple[str, ...]) -> int:
    """The number of the member that the header takes."""
    last = _preprocessed(
        compiler,
        f'#include "{(folder / "include" / prefix).resolve()}.h"\n{prefix.upper()}_MEMBER\n',
    )
    return int(last) if last.isdecimal() else 0


def _preprocessed(compiler: tuple[str, ...], text: str) -> str:
    """The last line that the preprocessor makes of it."""
    with tempfile.TemporaryDirectory(prefix="ecgen-") as name:
        path = Path(name) / "asked.c"
        path.write_text(text)
        lines = run([*compiler, "-E", "-P", path]).stdout.split()
    return lines[-1] if lines else ""


def program_verdict(
    folder: Path,
    prefix: str,
    sources: list[str],
    compiler: tuple[str, ...],
    macros: tuple[str, ...],
) -> Verdict:
    """The test program of the folder, compiled for one member, which `macros` say, and run here or
    in the emulator of its processor.
    """
    machine = target_of(compiler)
    windows = wine.is_for_windows(machine)
    emulator = (
        ""
        if windows or not machine or machine.split("-")[0] == platform.machine()
        else foreign.emulator_of(machine)
    )
    tests = [
        path
        for path in (f"test/{prefix}_{part}" for part in ("test.c", "shim.c", "abi.S"))
        if (folder / path).is_file()
    ]
    with tempfile.TemporaryDirectory(prefix="ecgen-") as name:
        program = Path(name) / "test.exe"
        flags = wine.FLAGS if windows else foreign.FLAGS
        compile_c(
            compiler,
            [folder / path for path in (*tests, *sources)],
            program,
            (*flags, *(f"-D{macro}" for macro in macros)),
        )
        if windows:
            return wine.check_test_program(program, foreign.LEAST)
        return wine.verdict_of_program(
            emulator or "this machine",
            (emulator, program) if emulator else (program,),
            foreign.LEAST,
        )
