"""An emitted library on disk: what its manifest says, and its hidden routines as functions over
integers.
"""

import ctypes
import functools
import itertools
from collections.abc import Callable
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from ecgen.errors import DAMAGE, EcgenError
from ecgen.isa.facts import FACTS
from ecgen.library.api import Function
from ecgen.library.facts.spec import LibrarySpec, RoutineSpec
from ecgen.library.files.stated import frozen, function_of, spec_of
from ecgen.run.manifest import members_of, read_manifest, unexpected


@dataclass(frozen=True, kw_only=True)
class Emitted(LibrarySpec):
    """A library in a folder, without its walks (library/pipeline/stated_walks.py). All paths are
    relative to `folder`. Where vector routines `stand_in`, they are to run as C
    (check/lanes_in_c.py).
    """

    folder: Path
    sources: tuple[str, ...]
    symbols: tuple[str, ...]
    functions: tuple[Function, ...]
    hidden: tuple[str, ...]
    files: tuple[tuple[str, str], ...]
    stand_in: bool = False
    cleared: tuple[tuple[str, int], ...] = ()
    """(function, bytes below its caller that are cleared when it returns)."""
    modelled: tuple[tuple[str, float, float], ...] = ()
    """(function, modelled core cycles of the routines that it calls, those of their word
    multiplications alone).
    """

    @property
    def of_entries(self) -> tuple[str, ...]:
        """What is hidden beside routines where public functions of secrets are assembly: their
        bodies, and what clears.
        """
        entries = FACTS[self.isa].entries
        if entries is None or not self.cleared:
            return ()
        names = (
            *(f"{name}_work" for name, _ in self.cleared),
            *entries.routines(),
            *(("vector_registers",) if self.watched else ()),
        )
        return tuple(f"{self.prefix}_{name}" for name in names)

    def least(self, of_whole: int, listed: int = 1) -> int:
        """How many things a check has to look at: as many as every whole library has; in one whose
        public functions were chosen (`api`), or that is a field alone, one at least, where the
        manifest lists any at all."""
        return min(1, listed) if self.api or not self.curve.kind.whole else of_whole

    def function(self, name: str) -> Function:
        """The public function of this name, without prefix; KeyError if there is none."""
        return self._by_name[name]

    @functools.cached_property
    def _by_name(self) -> dict[str, Function]:
        return {function.name: function for function in self.functions}


def read_emitted(folder: Path) -> Emitted:
    """Read MANIFEST.json; EcgenError if the folder is not an emitted library."""
    data = read_manifest(folder)
    if folders := members_of(folder, data):
        raise EcgenError(
            "this folder holds a library for several processors, and one of them is wanted.",
            where=folder,
            hint=f"Give one of its members: {', '.join(str(each) for each in folders)}.",
        )
    try:
        return _from_manifest(folder, data)
    except EcgenError as error:
        raise unexpected(folder, error.what) from error
    except DAMAGE as error:
        raise unexpected(
            folder, str(error) if type(error) is ValueError else f"{type(error).__name__}: {error}"
        ) from error


def _from_manifest(folder: Path, data: dict) -> Emitted:
    spec, data = spec_of(data), frozen(data)
    return Emitted(
        **{each.name: getattr(spec, each.name) for each in fields(spec)},
        folder=folder,
        sources=data["sources"],
        symbols=data["symbols"],
        functions=tuple(map(function_of, data["functions"])),
        hidden=data["hidden"],
        files=tuple(data["files"].items()),
        cleared=tuple(data["erasure"]["bytes"].items()),
        modelled=tuple(
            (name, float(each["cycles"]), float(each["multiplier_bound"]))
            for name, each in data.get("modelled", {}).items()
        ),
    )


def names_of(name_at: Callable[[int], str]) -> tuple[str, ...]:
    """The names at 0, 1, ..., up to an empty one."""
    return tuple(itertools.takewhile(bool, map(name_at, itertools.count())))


class Loaded:
    """The library and its test shim as one shared object in this process."""

    def __init__(self, emitted: Emitted, path: Path):
        self.emitted = emitted
        self.library = ctypes.CDLL(str(path))
        self._run = self.function("shim_run", ctypes.c_uint64)
        self._abi = self.function("shim_abi", ctypes.c_int) if emitted.watched else None

    def function(self, name: str, result):
        found = getattr(self.library, f"{self.emitted.prefix}_{name}")
        if found.restype is not result:
            found.restype = result
        return found

    def index(self, name: str) -> int:
        return self.function("shim_find", ctypes.c_int)(name.encode())

    def names(self) -> tuple[str, ...]:
        """The hidden routines that the shim can call."""
        return names_of(
            lambda index: (
                self.function("shim_name", ctypes.c_char_p)(ctypes.c_int(index)) or b""
            ).decode()
        )

    def run(
        self, routine: RoutineSpec, count: int, data: bytes, alias: tuple[int, ...] | None = None
    ) -> tuple[int, bytes]:
        """(tests that wrote where they must not, results) of `count` calls; `alias` as in the
        shim.
        """
        places = tuple(range(len(routine.arguments))) if alias is None else alias
        words = (
            sum(argument.words for argument in routine.arguments if argument.direction != "in")
            + routine.returns
        )
        out = ctypes.create_string_buffer(self.emitted.word_bytes * words * count)
        bad = self._run(
            ctypes.c_int(self.index(routine.symbol)),
            ctypes.c_uint64(count),
            (ctypes.c_int * len(places))(*places),
            ctypes.create_string_buffer(data, len(data)),
            out,
        )
        return bad, out.raw

    def calling_convention(self, routine: RoutineSpec, data: bytes) -> tuple[int, int]:
        """(fault bits, bytes of stack) of one call through the trampoline."""
        depth = ctypes.c_uint64(0)
        fault = self._abi(
            ctypes.c_int(self.index(routine.symbol)),
            ctypes.create_string_buffer(data, len(data)),
            ctypes.byref(depth),
        )
        return fault, depth.value

    def entry(self, name: str, out_bytes: int, *inputs: bytes) -> tuple[int, bytes]:
        """Call a public function `int f(out, inputs...)`, each input followed by its length where
        it has several.
        """
        out, values = copied(b"\xa5" * out_bytes), list[Any]()
        for argument, data in zip(self.emitted.function(name).inputs, inputs, strict=True):
            values.append(copied(data))
            if argument.counted:
                values.append(ctypes.c_size_t(len(data)))
        code = self.function(name, ctypes.c_int)(out, *values)
        return code, out.raw


def copied(data: bytes) -> ctypes.Array:
    """A copy of the bytes, of their length."""
    return (ctypes.c_char * len(data)).from_buffer_copy(data)
