"""A manifest's walks with their steps, and the manifest that is written of all that was read."""

import json
from dataclasses import replace
from typing import Any, TypeVar

from ecgen.library.api import SQUARE_ROOTS
from ecgen.library.facts.spec import Comb, LibrarySpec
from ecgen.library.files.manifest import every_walk, render_manifest
from ecgen.library.files.stated import differences, frozen
from ecgen.library.shared.outfits import comb_of, multiply_of, power_chain, roots_of
from ecgen.library.walks.plan import Walks, steps_of
from ecgen.walk.ir import recodes
from ecgen.walk.plan import Planned
from ecgen.walk.proof.record import Complete, Excluded, Proof
from ecgen.walk.scalars.subgroup import Membership
from ecgen.walk.text import parse

Spec = TypeVar("Spec", bound=LibrarySpec)


def planned_walk(name: str, row: dict) -> Planned:
    """A walk as its row of the manifest has it."""
    walk = parse("\n".join(row["walk"]), f"MANIFEST.json, walk {name}")
    proof = frozen(row["proof"])
    parts = {
        "complete": tuple(Complete(**each) for each in proof["complete"]),
        "excluded": tuple(Excluded(**each) for each in proof["excluded"]),
    }
    recoded: Any = next((each.recoding for each in recodes(walk).values()), None)
    width = getattr(recoded, "window", getattr(recoded, "width", 1))
    return Planned(row["strategy"], walk, Proof(**proof | parts), row["cost"], width, "")


def with_walks(spec: Spec, data: dict) -> Spec:
    """The spec of a manifest with its walks, and the numbers that follow from these and the prime.
    EcgenError for a walk that is none, or steps that the curve does not have.
    """
    names = {row["name"] for row in data["functions"]}
    spec = replace(
        spec,
        invert=power_chain(spec.curve.p - 2),
        roots=None
        if names.isdisjoint(SQUARE_ROOTS) and "logarithms" not in data
        else roots_of(spec.curve.p, power_chain, spec.curve.nonresidue),
    )
    if not spec.curve.kind.whole:
        return spec
    walks = _walks(spec, data)
    base = walks.base if "mul_base" in data["walks"] else None
    image = Comb(0, 0, 0) if spec.curve.image else None  # of which no more is told
    # numbers of walks that are not there are read by nobody
    some = walks.mul or walks.vartime or walks.base
    filled = replace(
        walks, mul=walks.mul or some, vartime=walks.vartime or some, base=walks.base or some
    )
    return replace(
        spec,
        walks=walks,
        multiply=multiply_of(filled) if some and not spec.up_to_sign else None,
        comb=comb_of(base.walk) if base else image,
    )


def _walks(spec: LibrarySpec, data: dict) -> Walks:
    """Of functions that were left out there are none."""
    rows = {name: planned_walk(name, row) for name, row in data["walks"].items()}
    lists = sorted((row["from"], name) for name, row in data["walks"].items() if "from" in row)
    stem = spec.up_to_sign[0].name if spec.up_to_sign else "mul"
    standard = spec.standard.name if spec.standard else ""
    names = (stem, f"{stem}_vartime", "mul_base", standard)
    mul, vartime, base, own = map(rows.get, names)
    image = spec.curve.image
    return Walks(
        mul=mul,
        vartime=vartime,
        base=base,
        steps=steps_of(spec.curve),
        more=tuple((name, planned) for name, planned in rows.items() if name not in names),
        lists=tuple(lists),
        standard=own,
        image=image,
        image_steps=steps_of(image) if image else None,
        membership=stated_membership(data),
    )


def stated_membership(data: dict) -> Membership | None:
    """How a manifest says that points are tested for the subgroup."""
    row = data.get("subgroup")
    return Membership(**row | {"base": int(row["base"], 16)}) if row else None


def manifest_differences(spec: LibrarySpec, data: dict) -> list[str]:
    """What a manifest says otherwise than one that is written of what was read of it, walks and
    all: of files and modelled times only what it gives is known."""
    return differences(frozen(data), frozen(written_again(spec, data)))


def written_again(spec: LibrarySpec, data: dict) -> dict:
    """The manifest of what was read of it."""
    known = {planned.walk.name: planned for planned in every_walk(spec)}
    return json.loads(
        json.dumps(
            render_manifest(
                spec,
                data["sources"],
                data["files"],
                tuple(known[name] for name in data.get("walks", ())),
                data.get("modelled"),
                data["erasure"]["bytes"],
            )
        )
    )
