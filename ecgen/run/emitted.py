"""An emitted library on disk: its manifest as typed data, and its hidden routines as functions over
integers.
"""

import ctypes
import functools
import itertools
import json
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from ecgen.curve.encodings import Encoding
from ecgen.curve.model import Curve, StatedEndomorphism
from ecgen.errors import DAMAGE, EcgenError
from ecgen.extension import components, element
from ecgen.field.products.lazy_sums import MergedSum
from ecgen.group.trees import unfolded
from ecgen.isa.facts import FACTS
from ecgen.kind import record
from ecgen.kind.facts import KINDS
from ecgen.library.api import RESULTS, Argument, Function, Kind, kinds_beside
from ecgen.library.facts.overlaps import Overlap
from ecgen.library.facts.spec import (
    FIELD_ALONE,
    Batch,
    LadderWalk,
    Packed,
    RoutineArgument,
    RoutineSpec,
    routines_of_parts,
)
from ecgen.run.manifest import members_of, read_manifest, unexpected


@dataclass(frozen=True)
class Emitted:
    """The folder, its curve and routines. Elements of F_p, of which those of the curve's field
    consist, are `words` words of `word_bits` bits, below `loose`, multiples of `one` modulo p;
    coordinates of ladders are at most `tight`. All paths are relative to `folder`. Where vector
    routines `stand_in`, they are to run as C (check/lanes_in_c.py)."""

    folder: Path
    prefix: str
    curve: Curve
    words: int
    loose: int
    field_bytes: int
    scalar_bytes: int
    compressed_bytes: int | None
    features: tuple[str, ...]
    sources: tuple[str, ...]
    symbols: tuple[str, ...]
    functions: tuple[Function, ...]
    hidden: tuple[str, ...]
    routines: tuple[RoutineSpec, ...]
    files: tuple[tuple[str, str], ...]
    up_to_sign: tuple[LadderWalk, ...] = ()
    word_bits: int = 64
    isa: str = ""
    level: str = ""
    abi: str = "sysv"
    packed: Packed | None = None
    second: Packed | None = None
    batch: Batch | None = None
    api: tuple[str, ...] = ()
    encoding: str = ""
    map: tuple[int, int | None] | None = None  # bytes of a number, the B of the Montgomery form
    one: int = 1
    tight: int = 0
    representation: str = ""
    red_zone: bool = True
    stand_in: bool = False
    cleared: tuple[tuple[str, int], ...] = ()
    """(function, bytes below its caller that are cleared when it returns)."""
    modelled: tuple[tuple[str, float, float], ...] = ()
    """(function, modelled core cycles of the routines that it calls, those of their word
    multiplications alone).
    """

    @property
    def standard(self) -> LadderWalk | None:
        """The function on x-coordinates that a standard describes."""
        return next((walk for walk in self.up_to_sign if not walk.strict), None)

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
            *(("vector_registers",) if FACTS[self.isa].watched else ()),
        )
        return tuple(f"{self.prefix}_{name}" for name in names)

    @property
    def vector_routines(self) -> tuple[RoutineSpec, ...]:
        """The hidden routines on vectors: of points whose coordinates share one, then of instances
        that do, then those of the second unit.
        """
        return routines_of_parts(self.packed, self.batch, self.second)

    @property
    def units(self) -> tuple[Packed, ...]:
        """What the manifest says of points in vectors, of the best unit first."""
        return tuple(part for part in (self.packed, self.second) if part)

    @property
    def lanes(self) -> tuple[Packed, ...]:
        """The same, those of an image each behind those of its ladder."""
        return tuple(part for unit in self.units for part in unit.parts)

    def vectors_of(self, routine: RoutineSpec) -> Packed | Batch:
        """What the manifest says of the lanes that a vector routine works on."""
        return next(
            part
            for part in (*([self.batch] if self.batch else ()), *self.lanes)
            if routine in part.routines
        )

    def curve_in(self, part: Packed) -> Curve:
        """The curve whose points are in these lanes."""
        return self.curve if part.exchange else self.curve.of_points

    @functools.cached_property
    def format(self) -> Encoding:
        return Encoding(self.encoding, self.curve.form, self.curve.p, self.curve.nonresidue)

    def parts(self, values) -> list[int]:
        """The integers that stand for elements of the curve's field, one after the other."""
        return [part for value in values for part in components(value, self.curve.degree)]

    def elements(self, parts) -> tuple:
        """The elements that such integers, in [0, p), stand for."""
        degree = self.curve.degree
        if degree == 1:
            return tuple(part % self.curve.p for part in parts)
        return tuple(
            element(parts[i : i + degree], self.curve.p, self.curve.nonresidue)
            for i in range(0, len(parts), degree)
        )

    def stored(self, value: int) -> int:
        """What is stored for the residue `value`."""
        return value * self.one % self.curve.p

    def residue(self, stored: int) -> int:
        """The residue, in [0, p), that a stored integer stands for."""
        return stored * self._below_one % self.curve.p

    @functools.cached_property
    def _below_one(self) -> int:
        """1 / `one`."""
        return pow(self.one, -1, self.curve.p)

    def least(self, of_whole: int, listed: int = 1) -> int:
        """How many things a check has to look at: as many as every whole library has; in one whose
        public functions were chosen (`api`), or that is a field alone, one at least, where the
        manifest lists any at all."""
        return min(1, listed) if self.api or not self.curve.kind.whole else of_whole

    @property
    def host(self) -> bool:
        """Whether it runs on the machine that builds it; else it runs in an emulator."""
        return FACTS[self.isa].host

    @property
    def compiled(self) -> bool:
        """Whether its routines are C, for any machine."""
        return FACTS[self.isa].compiled

    @property
    def watched(self) -> bool:
        """Whether its hidden routines can be called through a trampoline that watches registers and
        stack.
        """
        return FACTS[self.isa].watched

    @property
    def word_bytes(self) -> int:
        return self.word_bits // 8

    @functools.cached_property
    def element_bytes(self) -> int:
        """Bytes of an element in memory."""
        return self.words * self.word_bytes

    def routine(self, name: str) -> RoutineSpec | None:
        return next((routine for routine in self.routines if routine.name == name), None)

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
    except DAMAGE as error:
        raise unexpected(
            folder, str(error) if type(error) is ValueError else f"{type(error).__name__}: {error}"
        ) from error


def _from_manifest(folder: Path, data: dict) -> Emitted:
    if data["generator"] != "ecgen" or data["format"] != 1:
        raise ValueError("generator or format differ")
    walks = _up_to_sign(data.get("ladder"))
    _require_known(data, kinds_beside(walks))
    routines = tuple(
        RoutineSpec(
            name=row["name"],
            arguments=tuple(RoutineArgument(**argument) for argument in row["arguments"]),
            meaning=tuple(row["meaning"]),
            const=None if row["const"] is None else int(row["const"], 16),
            returns=row["returns"],
            stack=row["stack"],
            code_bytes=row["code_bytes"],
            model_cycles=row.get("model_cycles"),
            multiplier_bound=row.get("multiplier_bound"),
            most=int(row["most"], 16) if row.get("most") else None,
            profiles=tuple(
                (name, cost["cycles"], cost["fetch_stalls"])
                for name, cost in row.get("profiles", {}).items()
            ),
            calls=tuple(row.get("calls", ())),
            formulas=tuple(row.get("formulas", ())),
            fusions=row.get("fusions", ""),
            objective=row.get("objective", ""),
            clean=row["clean"],
            sums=tuple(
                MergedSum(
                    **each | {key: int(each[key], 16) for key in ("least", "greatest", "most")}
                )
                for each in row.get("sums", ())
            ),
        )
        for row in data["routines"]
    )
    return Emitted(
        folder=folder,
        prefix=data["prefix"],
        curve=curve_of(data),
        words=data["field"]["words"],
        loose=int(data["field"]["loose"], 16),
        field_bytes=data["field"]["bytes"],
        scalar_bytes=data["scalar_bytes"],
        compressed_bytes=data["compressed_bytes"],
        features=tuple(data["features"]),
        sources=tuple(data["sources"]),
        symbols=tuple(data["symbols"]),
        functions=tuple(map(_function, data["functions"])),
        hidden=tuple(data["hidden"]),
        routines=routines,
        files=tuple(data["files"].items()),
        up_to_sign=walks,
        word_bits=data["field"]["word_bits"],
        isa=data["isa"],
        level=data["level"],
        abi=data["abi"],
        packed=_packed(data.get("packed")),
        second=_packed(data.get("second")),
        batch=_batch(data.get("batch")),
        api=tuple(data.get("api", ())),
        encoding=data["encoding"],
        map=(data["map"]["bytes"], data["map"]["montgomery_B"]) if "map" in data else None,
        one=int(data["field"].get("one", "0x1"), 16),
        tight=int(data["field"].get("tight", "0x0"), 16) or int(data["field"]["loose"], 16) - 1,
        representation=data["field"].get("representation", ""),
        red_zone=data.get("red_zone", True),
        cleared=tuple((name, int(size)) for name, size in data["erasure"]["bytes"].items()),
        modelled=tuple(
            (name, float(each["cycles"]), float(each["multiplier_bound"]))
            for name, each in data.get("modelled", {}).items()
        ),
    )


def _require_known(data: dict, kinds: dict[str, Kind]) -> None:
    """ValueError unless instruction set, level, convention, word, and what functions take and
    return are some that there are.
    """
    asked: list[tuple[str, Any, Iterable[str]]] = [("isa", data["isa"], FACTS)]
    if facts := FACTS.get(data["isa"]):
        asked += [("level", data["level"], facts.levels), ("abi", data["abi"], facts.abis)]
    asked += [(f"`returns` of {row['name']}", row["returns"], RESULTS) for row in data["functions"]]
    asked += [
        (f"`kind` of {each['name']} of {row['name']}", each["kind"], kinds)
        for row in data["functions"]
        for each in row["arguments"]
    ]
    for key, said, known in asked:
        if said not in tuple(known):
            raise ValueError(
                f"{key} is {said!r}, expected one of"
                f" {', '.join(str(each) or 'nothing' for each in known)}"
            )


def _function(row: dict) -> Function:
    """A row of the functions; one without overlaps has none."""
    return Function(
        **row
        | {
            "arguments": tuple(Argument(**a) for a in row["arguments"]),
            "overlaps": tuple(Overlap(**each) for each in row.get("overlaps", ())),
        }
    )


def curve_of(data: dict) -> Curve:
    """The curve of a manifest, with the formulas of its user and the curve on which its base point
    is multiplied.
    """
    curve = data["curve"] if "curve" in data else _field_alone(**data["prime"])
    nonresidue = curve.get("nonresidue")
    if curve["form"] not in KINDS:
        raise ValueError(f"form is {curve['form']!r}, expected one of {', '.join(KINDS)}")
    kind, p = KINDS[curve["form"]], int(curve["p"], 16)

    def number(key: str) -> Any:
        return _number(curve[key], p, nonresidue)

    stated = curve.get("endomorphism")
    formulas, system = _formulas(data.get("formulas"))
    known = Curve(
        curve["name"],
        curve["form"],
        p,
        number("r"),
        curve["cofactor"],
        _base(kind, curve, number),
        tuple((key, number(key)) for key in (*kind.constants, *kind.unused)),
        shown=number("base") if curve.get("base") != curve.get("divisor") else (),
        nonresidue=nonresidue,
        endomorphism=_stated(stated, p, nonresidue) if stated else None,
        formulas=formulas,
        system=system,
    )
    return _with_image(known, data.get("image"))


def _base(kind: record.Kind, said: dict, number: Callable[[str], Any]) -> tuple:
    """The numbers of the base point in a curve's part of a manifest."""
    if kind.elliptic:
        return number("gx"), number("gy")
    return number("divisor") if kind.genus > 1 else ()


def _stated(own: dict, p: int, nonresidue: int | None) -> StatedEndomorphism:
    """What the curve's file stated of its endomorphisms."""
    constants = tuple(
        (name, _number(value, p, nonresidue)) for name, value in own["constants"].items()
    )
    return StatedEndomorphism(
        tuple(int(each, 16) for each in own["lambda"]),
        tuple(tuple(int(x, 16) for x in row) for row in own["basis"]),
        constants,
    )


def _number(text, p: int, nonresidue: int | None):
    """An integer, several, or an element as a list of two."""
    if isinstance(text, str):
        return int(text, 16)
    numbers = [int(part, 16) for part in text]
    return tuple(numbers) if nonresidue is None else element(numbers, p, nonresidue)


def _field_alone(name: str, p: str, nonresidue: int | None = None) -> dict:
    """The field of a library without a curve in the form of one."""
    own = {"name": name, "form": FIELD_ALONE, "cofactor": 1, "p": p, "r": p}
    return own | {"nonresidue": nonresidue}


def _with_image(curve: Curve, image: dict | None) -> Curve:
    """The curve with the one on which its base point is multiplied."""
    if image is None:
        return curve
    imaged = (kind for kind in KINDS.values() if kind.image and {*kind.image} <= {*image})
    kind = next(imaged, None)
    if kind is None:
        raise ValueError("`image` has the keys of no kind of curve")
    own = Curve(
        f"{curve.name}, {kind.image_name}",
        kind.form,
        curve.p,
        curve.r,
        curve.cofactor,
        _base(kind, image, lambda key: _number(image[key], curve.p, None)),
        tuple((key, _number(image[key], curve.p, None)) for key in kind.constants),
        formulas=curve.formulas,
    )
    return replace(curve, image=own)


def _formulas(data: dict | None) -> tuple[tuple[str, ...], str]:
    """The user's formulas, written to a folder that lasts as long as this process, and the system
    that was asked for.
    """
    if data is None:
        return (), ""
    return _unfolded(json.dumps(data["trees"])) if data["trees"] else (), data["system"]


_FOLDERS: list[tempfile.TemporaryDirectory] = []


@functools.cache
def _unfolded(trees: str) -> tuple[str, ...]:
    _FOLDERS.append(tempfile.TemporaryDirectory(prefix="ecgen-formulas-"))
    return unfolded(json.loads(trees), Path(_FOLDERS[-1].name))


def _packed(data: dict | None) -> Packed | None:
    """The section on vector routines as typed data."""
    if data is None:
        return None
    lists = {
        key: tuple(data.get(key, ()))
        for key in (
            "extensions",
            "lanes",
            "positions",
            "limits",
            "scales",
            "entry",
            "exchange",
            "minuends",
            "walks",
        )
    }
    lists["negation"] = tuple(map(tuple, data.get("negation", ())))
    return Packed(
        **data | lists | {"routines": _vector_routines(data), "image": _packed(data.get("image"))}
    )


def _vector_routines(data: dict) -> tuple[RoutineSpec, ...]:
    return tuple(
        RoutineSpec(
            **row
            | {
                "arguments": tuple(RoutineArgument(**a) for a in row["arguments"]),
                "meaning": tuple(row["meaning"]),
                "formulas": tuple(row.get("formulas", ())),
            }
        )
        for row in data["routines"]
    )


def _batch(data: dict | None) -> Batch | None:
    """The section on the routines of eight instances as typed data."""
    if data is None:
        return None
    return Batch(
        **data
        | {
            key: tuple(data[key])
            for key in ("extensions", "positions", "limits", "point", "entry", "minuends")
        }
        | {"negation": tuple(map(tuple, data["negation"])), "routines": _vector_routines(data)}
    )


def _up_to_sign(data: dict | None) -> tuple[LadderWalk, ...]:
    """The functions on points up to sign."""
    said = (data["general"], data["standard"]) if data else ()
    return tuple(
        LadderWalk(**walk | {"keep": int(walk["keep"], 16), "set": int(walk["set"], 16)})
        for walk in said
        if walk
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
