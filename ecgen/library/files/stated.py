"""MANIFEST.json read: what it states of a library, as the spec that it was written from.

A manifest does not carry, so that what is read has other values there: known answers and the text
of the licence, which stand in files of their own; where a user's formulas lay (their text is in
it); powers and square roots, which follow from the prime; of walks how wide ones that were not
taken would have been, and what they cost. Walks have steps, for which groups are made of formulas:
they are read where they are asked for (pipeline/stated_walks.py).
"""

import functools
import json
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from ecgen.curve.isogeny import Isogeny
from ecgen.curve.maps import map_plan
from ecgen.curve.model import Curve, StatedEndomorphism
from ecgen.extension import element
from ecgen.field.divsteps.shape import Divsteps
from ecgen.field.kinds import KINDS as REPRESENTATIONS
from ecgen.field.products.lazy_sums import MergedSum
from ecgen.field.representation import Representation
from ecgen.group.trees import unfolded
from ecgen.isa.facts import FACTS
from ecgen.kind import record
from ecgen.kind.facts import KINDS
from ecgen.library.api import RESULTS, Argument, Function, Kind, kinds_beside
from ecgen.library.facts.overlaps import Overlap
from ecgen.library.facts.spec import (
    FIELD_ALONE,
    Batch,
    Inversion,
    LadderWalk,
    LibrarySpec,
    MapToCurve,
    Packed,
    RoutineArgument,
    RoutineSpec,
)
from ecgen.library.files.manifest import FORMAT, field_section

NOT_READ: Any = None  # without walks
NOTHING = "nothing"


def frozen(value: Any) -> Any:
    """The same with tuples for lists."""
    if isinstance(value, dict):
        return {key: frozen(each) for key, each in value.items()}
    return tuple(map(frozen, value)) if isinstance(value, list) else value


def differences(told: Any, wanted: Any, where: str = "") -> list[str]:
    """Where data says otherwise than is wanted, rows of a list by their names if they have any."""
    if told == wanted:
        return []
    told, wanted = _keyed(told), _keyed(wanted)
    if isinstance(told, dict) and isinstance(wanted, dict):
        return [
            text
            for key in {**wanted, **told}
            for text in differences(
                told.get(key, NOTHING), wanted.get(key, NOTHING), f"{where}.{key}".lstrip(".")
            )
        ]
    return [f"{where} is {str(told)[:60]}, and has to be {str(wanted)[:60]}"]


def _keyed(rows: Any) -> Any:
    """A list as a table: by the names of its rows, or their numbers."""
    if not isinstance(rows, tuple):
        return rows
    names = [row.get("name") if isinstance(row, dict) else None for row in rows]
    return dict(enumerate(rows) if None in names or len({*names}) < len(rows) else zip(names, rows))


def spec_of(data: dict) -> LibrarySpec:
    """Without walks and the numbers of these. ValueError, or another of DAMAGE or EcgenError, for a
    manifest that states what no library is.
    """
    data = frozen(data)
    if data["generator"] != "ecgen" or data["format"] != FORMAT:
        raise ValueError("generator or format differ")
    walks = _up_to_sign(data.get("ladder"))
    _require_known(data, kinds_beside(walks))
    curve, said = curve_of(data), data["field"]
    field = _representation(said, curve.p)
    names = "prefix target isa level abi features command version license encoding".split()
    names += (
        key for key in ("api", "extras", "packages", "package_name", "red_zone") if key in data
    )
    spec = LibrarySpec(
        **{key: data[key] for key in names},
        curve=curve,
        words=field.n if field else said["words"],
        loose=field.loose[1] + 1 if field else int(said["loose"], 16),
        multiply=None,
        comb=None,
        invert=NOT_READ,
        roots=None,
        routines=tuple(map(_routine, data["routines"])),
        inputs=tuple(data["inputs"].items()),
        claims=tuple(data["claims"].items()),
        up_to_sign=walks,
        word_bits=said["word_bits"],
        packed=_packed(data.get("packed")),
        second=_packed(data.get("second")),
        batch=Batch(**_with_routines(data["batch"])) if "batch" in data else None,
        inversion=_inversion(data["inversion"], curve, said) if "inversion" in data else None,
        warnings=data.get("curve", {}).get("warnings", ()),
        representation=field,
        map=_map(data["map"], curve) if "map" in data else None,
    )
    if wrong := differences(said, field_section(spec), "field"):
        raise ValueError("; ".join(wrong))
    return spec


def _representation(said: dict, p: int) -> Representation | None:
    """That of the name for the prime, None where none is named."""
    if "representation" not in said:
        return None
    kind = said["representation"]
    if made := next((each for each in REPRESENTATIONS if each.kind == kind), None):
        return made(p, said["word_bits"])
    raise ValueError(f"field.representation is {kind!r}, which is none")


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


def function_of(row: dict) -> Function:
    """A row of the functions; one without overlaps has none."""
    parts = {
        "arguments": tuple(Argument(**each) for each in row["arguments"]),
        "overlaps": tuple(Overlap(**each) for each in row.get("overlaps", ())),
    }
    return Function(**row | parts)


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


def _routine(row: dict) -> RoutineSpec:
    """A hidden routine; of vector routines numbers and profiles are written as they are."""
    profiles = row.get("profiles", ())
    if isinstance(profiles, dict):
        profiles = tuple(
            (name, cost["cycles"], cost["fetch_stalls"]) for name, cost in profiles.items()
        )
    sums = tuple(
        MergedSum(**each | {key: int(each[key], 16) for key in ("least", "greatest", "most")})
        for each in row.get("sums", ())
    )
    arguments = tuple(RoutineArgument(**argument) for argument in row["arguments"])
    numbers = {
        key: int(number, 16) for key in ("const", "most") if isinstance(number := row.get(key), str)
    }
    own = {"arguments": arguments, "profiles": profiles, "sums": sums}
    return RoutineSpec(**row | numbers | own)


def _with_routines(row: dict) -> dict:
    return row | {"routines": tuple(map(_routine, row["routines"]))}


def _packed(row: dict | None) -> Packed | None:
    """The section on points in vectors."""
    if row is None:
        return None
    return Packed(**_with_routines(row) | {"image": _packed(row.get("image"))})


def _inversion(row: dict, curve: Curve, field: dict) -> Inversion:
    """By divsteps of the shape that prime and order need."""
    bits = max(curve.p.bit_length(), curve.r.bit_length())
    return Inversion(**row | {"divsteps": Divsteps(bits, field["word_bits"])})


def _map(row: dict, curve: Curve) -> MapToCurve:
    own = row.get("isogeny")
    isogeny = own and Isogeny(
        int(own["a"], 16),
        int(own["b"], 16),
        tuple(int(c, 16) for c in own["kernel"]),
        int(own["scale"], 16),
    )
    plan = map_plan(curve, row["montgomery_B"], isogeny)
    return MapToCurve(plan, row["bytes"], row["suite"], row["montgomery_B"])


def _up_to_sign(data: dict | None) -> tuple[LadderWalk, ...]:
    """The functions on points up to sign."""
    return tuple(
        LadderWalk(**walk | {key: int(walk[key], 16) for key in ("keep", "set")})
        for walk in ((data["general"], data["standard"]) if data else ())
        if walk
    )
