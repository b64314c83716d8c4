"""What a manifest says of a library, as the spec from which header and rows of functions are made:
as far as these ask for it.
"""

from types import SimpleNamespace
from typing import Any

from ecgen.library.api import SQUARE_ROOTS
from ecgen.library.facts.spec import (
    Comb,
    Divsteps,
    Inversion,
    LibrarySpec,
    MapToCurve,
    Multiply,
    PowerChain,
)
from ecgen.library.pipeline.claimed import StatedElements, representation_as_said
from ecgen.library.shared.outfits import power_chain
from ecgen.library.walks.plan import Walks, steps_of
from ecgen.run.emitted import Emitted
from ecgen.walk.plan import Planned
from ecgen.walk.text import parse


def spec_as_said(emitted: Emitted, data: dict) -> LibrarySpec:
    """Without what the header does not tell, and without walks that the library has not. EcgenError
    for a representation that is none of the prime.
    """
    walks = {name: _planned(name, row) for name, row in data.get("walks", {}).items()}
    has_roots = not {*SQUARE_ROOTS}.isdisjoint(function.name for function in emitted.functions)
    said = emitted.representation
    field = (
        representation_as_said(
            said,
            emitted.curve.p,
            emitted.word_bits,
            StatedElements(emitted.words, emitted.one, emitted.loose, emitted.tight),
        )
        if said
        else None
    )
    return LibrarySpec(
        emitted.prefix,
        emitted.curve,
        emitted.words,
        emitted.loose,
        _multiply(data.get("multiply")),
        _comb(emitted, data),
        _chain(emitted, data),
        has_roots or None,
        emitted.routines,
        data["target"],
        emitted.level,
        emitted.abi,
        emitted.features,
        data["command"],
        data["version"],
        data["license"],
        inputs=tuple(data["inputs"].items()),
        up_to_sign=emitted.up_to_sign,
        representation=field,
        walks=_walks(emitted, data, walks) if walks else None,
        isa=emitted.isa,
        word_bits=emitted.word_bits,
        packed=emitted.packed,
        second=emitted.second,
        batch=emitted.batch,
        inversion=_inversion(emitted, data.get("inversion")),
        api=emitted.api,
        extras=tuple(data.get("extras", ())),
        encoding=(data.get("curve") and emitted.encoding) or "",
        map=_map(data.get("map")),
        red_zone=emitted.red_zone,
    )


def _planned(name: str, row: dict) -> Planned:
    return Planned(
        row["strategy"],
        parse("\n".join(row["walk"]), f"MANIFEST.json, walk {name}"),
        None,
        row["cost"],
        0,
        "",
    )


def _walks(emitted: Emitted, data: dict, walks: dict[str, Planned]) -> Walks:
    """For a multiplication that was left out another one stands, of which nothing is told but
    tables (render.memory).
    """
    names = ("mul", "mul_vartime", "mul_base")
    first = next((planned for name, planned in walks.items() if name != "mul_base"), None)
    image, up_to_sign = emitted.curve.image, emitted.up_to_sign
    any_of = next((walks[name] for name in names if name in walks), None)
    lists = sorted((row["from"], name) for name, row in data["walks"].items() if "from" in row)
    return Walks(
        first if up_to_sign else walks.get("mul", any_of),
        first if up_to_sign else walks.get("mul_vartime", any_of),
        walks.get("mul_base", None if up_to_sign else any_of),
        steps_of(emitted.curve),
        tuple((name, planned) for name, planned in walks.items() if name not in names),
        tuple(lists),
        image=image,
        image_steps=steps_of(image) if image else None,
    )


def _multiply(row: dict | None) -> Multiply | None:
    return (
        Multiply(
            **{"system": "", "recoding": "", "window": 1, "digits": 0, "window_vartime": 0} | row
        )
        if row
        else None
    )


def _comb(emitted: Emitted, data: dict) -> Comb | None:
    """Of a Kummer surface that has an image there is one, of which no more is told."""
    return (
        Comb(**data["comb"]) if "comb" in data else Comb(0, 0, 0) if emitted.curve.image else None
    )


def _chain(emitted: Emitted, data: dict) -> PowerChain | None:
    """By which the field is inverted, if not by divsteps."""
    return (
        None if data.get("inversion", {}).get("by_divsteps") else power_chain(emitted.curve.p - 2)
    )


def _inversion(emitted: Emitted, row: dict | None) -> Inversion | None:
    if not row:
        return None
    steps = Divsteps(row["divsteps"]["bits"], emitted.word_bits)
    return Inversion(**row | {"divsteps": steps})


def _map(row: dict | None) -> MapToCurve | None:
    if not row:
        return None
    plan: Any = SimpleNamespace(kind=row["kind"], z=int(row["Z"], 16))
    return MapToCurve(plan, row["bytes"], row["suite"], row["montgomery_B"])
