"""The calls that `ecgen check` makes into a library, recorded: for each change of its C those are
made again that reach it.

A library with all changes in its text (c_changes.py) is compiled twice: to see which changes a call
reaches, and to make one of them. For each change a child process makes the calls in C (c_replay.c),
until one gives something else, a signal ends it, or the clock does. Where another result may stand
for the same (points, elements of the field, working memory), and for what is not recorded (lists of
points, scans of tables), the check itself says in a child whether that is wrong. Then come the
sanitizers, and what the check reads in the C.
"""

import ctypes
import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from unittest import mock

from ecgen.run.check import refusals, sanitized
from ecgen.run.check.checks import SHARED
from ecgen.run.emitted import Emitted, Loaded
from ecgen.run.functions import public_functions
from ecgen.run.readback import claims
from ecgen.run.tools import compile_c
from ecgen.run.verdict import FAILED
from tests.support.run.c_calls import Case, Recorder, cases, nothing
from tests.support.run.c_changes import MADE, NOW, Mutant, Weaver
from tests.support.run.c_same_code import SameCode
from tests.support.run.c_text import Parsed, parse

SAME, WRONG, OTHER, ENDED = range(4)  # of c_replay.c
SECONDS = 0.1  # of processor time that a recorded call has,
WHOLE = 10  # and one that is not
BESIDE = 128  # as in c_replay.c
# functions in which two arguments may change places -> the first of them
FIRST = ("signed_times", "wide_sum", "fe_equal", "fe2_equal", "fr_equal_work", "fp_equal_work")
FIRST += ("fp2_equal_work", "point_same", "point_alike", "point_equal_work", "fe_cswap")
SECOND = ("fe_mul", "fe_add", "fe2_mul", "fe2_add", "sc_mul", "sc_add", "sc_muladd", "words_add")
SECOND += ("scalar_add_work", "scalar_mul_work", "point_add_work", "prj_add", "point_sum")
COMMUTE = dict.fromkeys(FIRST, 0) | dict.fromkeys(SECOND, 1)

SHOWS = """#include <stdlib.h>
int {now};
unsigned char mutants_reached[{count}];
void mutant_set(int number) {{ {now} = number; }}
unsigned char *mutants_seen(void) {{ return mutants_reached; }}
__attribute__((constructor)) static void begin(void)
{{
    if (getenv("MUTANT"))
        {now} = atoi(getenv("MUTANT"));
}}
"""
HEAD = {
    "made": (
        'extern __attribute__((visibility("hidden"))) int {now};\n#define {made}(n) ({now} =='
        " (n))\n"
    ),
    "reached": (
        'extern __attribute__((visibility("hidden"))) unsigned char mutants_reached[];\n#define'
        " {made}(n) (mutants_reached[n] = 1, 0)\n"
    ),
}


class _Block(ctypes.Structure):
    _fields_ = [
        ("size", ctypes.c_uint64),
        ("before", ctypes.c_char_p),
        ("after", ctypes.c_char_p),
        ("memory", ctypes.c_void_p),
    ]


class _Call(ctypes.Structure):
    _fields_ = [
        ("function", ctypes.c_void_p),
        *(
            (name, ctypes.c_uint64)
            for name in ("count", "blocks", "returns", "exact", "microseconds")
        ),
        ("result", ctypes.c_int64),
        ("value", ctypes.POINTER(ctypes.c_uint64)),
        ("of", ctypes.POINTER(ctypes.c_int64)),
        ("block", ctypes.POINTER(_Block)),
    ]


class Woven:
    """All changes of a library's C."""

    def __init__(self, emitted: Emitted, compiler):
        self.emitted, self.compiler = emitted, compiler
        self.parsed: dict[str, Parsed] = {}
        self.texts: dict[str, str] = {}
        self.mutants: list[Mutant] = []
        for source in emitted.sources:
            if source.endswith(".c"):
                name = Path(source).name
                self.parsed[name] = parse(emitted.folder.resolve() / source, compiler)
                made = Weaver(
                    self.parsed[name], name, emitted.prefix, COMMUTE, len(self.mutants) + 1
                )
                self.texts[name] = made.text
                self.mutants += made.mutants

    def compiled(self, kind: str, scratch: Path, flags=()) -> Loaded:
        """The library with all changes in its text; `kind` is what the macro does."""
        folder, prefix = scratch / f"{kind}{len(flags)}", self.emitted.prefix
        sources = [
            *self.written(kind, folder),
            *(self.emitted.folder / f"test/{prefix}_{own}" for own in ("shim.c", "abi.S")),
        ]
        compile_c(
            self.compiler,
            sources,
            folder / "all.so",
            (*SHARED, "-O1", "-w", *self.includes, *flags),
        )
        return Loaded(self.emitted, folder / "all.so")

    @property
    def includes(self) -> tuple[str, ...]:
        return tuple(f"-I{self.emitted.folder / own}" for own in ("src", "include", "test"))

    def written(self, kind: str, folder: Path) -> list[Path]:
        """The sources."""
        sources = []
        folder.mkdir()
        for name, text in self.texts.items():
            (folder / name).write_text(
                HEAD[kind].format(now=NOW, made=MADE) + text + self._addresses(name)
            )
            sources.append(folder / name)
        (folder / "mutants.c").write_text(SHOWS.format(now=NOW, count=len(self.mutants) + 1))
        sources += [
            folder / "mutants.c",
            *(self.emitted.folder / own for own in self.emitted.sources if not own.endswith(".c")),
        ]
        return sources

    def _addresses(self, name: str) -> str:
        rows = "".join(
            f"    {{(void *)&{table.name}, sizeof {table.name}}},\n"
            for table in self.parsed[name].tables
        )
        return (
            "\nstruct { void *at; unsigned long size; }"
            f" mutant_tables_{name.removesuffix('.c')}[] = {{\n{rows}    {{0, 0}}}};\n"
        )


class Replay:
    """`reaching[number]` are the places in `cases` of those that reach a mutant; of a table's word
    those that reach a function which names the table.
    """

    def __init__(self, emitted: Emitted, compiler, scratch: Path):
        self.woven, self.emitted = Woven(emitted, compiler), emitted
        self.read = Path(shutil.copytree(emitted.folder, scratch / "read")) / "src"
        self.mutants = {own.number: own for own in self.woven.mutants}
        refuse = (f"-D{emitted.prefix.upper()}_{refusals.MACRO}",)
        seen = [self.woven.compiled("reached", scratch, refuse * flag) for flag in (False, True)]
        self.loaded = [
            self.woven.compiled("made", scratch, refuse * flag) for flag in (False, True)
        ]
        compile_c(compiler, [Path(__file__).with_name("c_replay.c")], scratch / "replay.so", SHARED)
        self.driver, self.change = (
            ctypes.CDLL(str(scratch / "replay.so")).replay,
            (ctypes.c_void_p * 3)(*(_address(own, "mutant_set") for own in self.loaded), None),
        )
        sources = self.woven.written("made", scratch / "watched")
        self.watched = sanitized.build_driver(
            emitted, compiler, sources, scratch, ("-w", *self.woven.includes)
        )
        texts = {name: own.text for name, own in self.woven.parsed.items()}
        self.same_code = SameCode(emitted, texts, scratch / "compiled")
        self.names = subprocess.run(
            [self.watched], capture_output=True, text=True, check=True
        ).stdout.split()
        self.cases, self.reaching, self.places, made, self.kept = cases(emitted), {}, {}, [], []
        for place, case in enumerate(self.cases):
            recorder = Recorder(seen[case.refuses])
            answers = nothing if case.recorded else public_functions.reference
            with mock.patch.object(public_functions, "reference", answers):
                reached = [*_reached(recorder, case, len(self.mutants) + 1)]
            for number in reached:
                self.reaching.setdefault(number, []).append(place)
            if case.recorded:
                self.places[place] = (len(made), len(made) + len(recorder.made))
                made += [(case, own) for own in recorder.made]
        self.calls = (_Call * len(made))(*(self._call(*own) for own in made))
        self.of_call = [
            place for place, (begin, end) in self.places.items() for _ in range(begin, end)
        ]
        self._reach_tables()
        self._require_right()

    @property
    def code(self) -> str:
        """The C, with P_ for the library's prefix."""
        text, prefix = (
            "\n".join(own.text for own in self.woven.parsed.values()),
            self.emitted.prefix,
        )
        return text.replace(f"{prefix}_", "P_").replace(f"{prefix.upper()}_", "P_")

    def _require_right(self) -> None:
        """Nothing is wrong without a change: else what finds changes would find nothing."""
        none = Mutant(0, "", "", 0, 0, "", "", "")
        status, at = self._replayed(none, [*range(len(self.calls))])
        if status != SAME:
            raise ValueError(f"wrong without a change: {self.cases[self.of_call[at]].step}")
        if self.is_watched(0) or claims.check_manifest(self.emitted).status == FAILED:
            raise ValueError("the sanitizers or the manifest are not content without a change")

    def _call(self, case: Case, noted) -> _Call:
        name, returns, result, arguments, before, after = noted
        memory = [ctypes.create_string_buffer(len(own) + 2 * BESIDE) for own in before]
        blocks = (_Block * len(before))(
            *(
                _Block(len(b), b, a, ctypes.addressof(m) + BESIDE)
                for b, a, m in zip(before, after, memory)
            )
        )
        values, of = (
            (ctypes.c_uint64 * len(arguments))(*(own[1] for own in arguments)),
            (ctypes.c_int64 * len(arguments))(*(own[0] for own in arguments)),
        )
        self.kept.append((before, after, memory, blocks, values, of))
        address = _address(self.loaded[case.refuses], f"{self.emitted.prefix}_{name}")
        return _Call(
            address,
            len(arguments),
            len(before),
            returns,
            case.exact,
            int(SECONDS * 1e6),
            result,
            values,
            of,
            blocks,
        )

    def _reach_tables(self) -> None:
        prefix, users = self.emitted.prefix, {}
        for own in self.mutants.values():
            if own.place is None:
                users.setdefault(own.where, set()).update(self.reaching.get(own.number, ()))
        for parsed in self.woven.parsed.values():
            texts = {
                function.name: parsed.text[function.body.start : function.body.end]
                for function in parsed.functions
            }
            for table in parsed.tables:
                found = set().union(
                    *(
                        users.get(own.removeprefix(f"{prefix}_"), set())
                        for own, text in texts.items()
                        if table.name in text
                    )
                )
                for own in self.mutants.values():
                    if own.place is not None and own.where == table.name.removeprefix(f"{prefix}_"):
                        self.reaching[own.number] = sorted(found)

    def _bytes(self, mutant: Mutant) -> list[int]:
        """The addresses of the byte of a table that is changed."""
        tables = self.woven.parsed[mutant.file].tables if mutant.place is not None else ()
        found = []
        for loaded in self.loaded if tables else ():
            at = [table.name.removeprefix(f"{self.emitted.prefix}_") for table in tables].index(
                mutant.where
            )
            rows = (ctypes.c_uint64 * (2 * len(tables))).in_dll(
                loaded.library, f"mutant_tables_{mutant.file.removesuffix('.c')}"
            )
            found.append(rows[2 * at] + rows[2 * at + 1] // len(tables[at].numbers) * mutant.place)
        return found

    def outcome(self, mutant: Mutant) -> str:
        """What finds it, "" if no call does."""
        reaching = sorted(
            self.reaching.get(mutant.number, ()),
            key=lambda at: (not self.cases[at].exact, -self.cases[at].kills),
        )
        order = [
            call
            for place in reaching
            if place in self.places
            for call in range(*self.places[place])
        ]
        while order:
            status, at = self._replayed(mutant, order)
            if status == SAME:
                break
            case = self.cases[self.of_call[order[at]]]
            if status != OTHER or self._is_wrong(mutant, case):
                case.kills += 1
                return f"{case.step}{' (ended)' if status == ENDED else ''}"
            order = order[at + 1 :]
        whole = (self.cases[place] for place in reaching if place not in self.places)
        step = next((case.step for case in whole if self._is_wrong(mutant, case)), "")
        step = step or sanitized.STEP * self.is_watched(mutant.number)
        return step or "manifest" * self.is_read(mutant)

    def is_read(self, mutant: Mutant) -> bool:
        """Whether the check reads in the C something else than the manifest says, without a
        call.
        """
        if mutant.file != f"{self.emitted.prefix}.c":
            return False
        (self.read / mutant.file).write_text(mutant.applied(self.woven.parsed[mutant.file].text))
        return (
            claims.check_manifest(replace(self.emitted, folder=self.read.parent)).status == FAILED
        )

    def is_watched(self, number: int) -> bool:
        """Whether the sanitizers see it."""
        try:
            return (
                subprocess.run(
                    [self.watched, *self.names],
                    env={"MUTANT": str(number)},
                    capture_output=True,
                    timeout=WHOLE,
                ).returncode
                != 0
            )
        except subprocess.TimeoutExpired:
            return True

    def _replayed(self, mutant: Mutant, order: list[int]) -> tuple[int, int]:
        at, byte = ctypes.c_uint32(), self._bytes(mutant)
        changed = (ctypes.c_void_p * (len(byte) + 1))(*byte, None)
        status = self.driver(
            self.calls,
            (ctypes.c_uint32 * len(order))(*order),
            ctypes.c_uint32(len(order)),
            self.change,
            ctypes.c_int(mutant.number),
            changed,
            ctypes.byref(at),
        )
        return status, at.value

    def _is_wrong(self, mutant: Mutant, case: Case) -> bool:
        """What the check itself says in a child."""
        if (pid := os.fork()) == 0:
            status = WRONG
            try:
                os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
                signal.setitimer(signal.ITIMER_PROF, WHOLE)
                for loaded in self.loaded:
                    loaded.library.mutant_set(mutant.number)
                for address in self._bytes(mutant):
                    ctypes.c_uint8.from_address(address).value ^= 1
                status = WRONG if case.wrong(self.loaded[case.refuses]) else SAME
            finally:
                os._exit(status)
        return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) != SAME


def _address(loaded: Loaded, name: str) -> int:
    return ctypes.cast(getattr(loaded.library, name), ctypes.c_void_p).value


def _reached(recorder: Recorder, case: Case, count: int) -> Iterator[int]:
    """The changes that the case's calls reach."""
    seen = recorder.library.mutants_seen
    seen.restype = ctypes.c_void_p
    place = seen()
    ctypes.memset(place, 0, count)
    case.wrong(recorder)
    data = ctypes.string_at(place, count)
    begin = data.find(1)
    while begin >= 0:
        yield begin
        begin = data.find(1, begin + 1)
