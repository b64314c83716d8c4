"""MANIFEST.json: what a library consists of, what it was made from and what is claimed for it, for programs to read."""

from dataclasses import asdict

from ecgen.library.spec import LibrarySpec, RoutineSpec
from ecgen.walk.text import to_text

FORMAT = 1


def public_symbols(spec: LibrarySpec) -> tuple[str, ...]:
    if spec.ladder:
        names = ["base", "cpu_supported", "scalar_add", "scalar_is_valid", "scalar_mul", "scalar_neg", "scalar_reduce", "scalarmult_x_vartime"]
        names += [f"{walk.name}{ending}" for walk in spec.ladder.walks for ending in ("", "_base")]
        return tuple(sorted(f"{spec.prefix}_{name}" for name in names))
    names = ["base", "cpu_supported", "point_validate", "scalar_add", "scalar_is_valid", "scalar_mul", "scalar_neg"]
    names += ["scalar_reduce", "scalarmult", "scalarmult_base", "scalarmult_vartime"]
    names += ["compress", "decompress"] if spec.root else []
    return tuple(sorted(f"{spec.prefix}_{name}" for name in names))


def render_manifest(spec: LibrarySpec, sources: tuple[str, ...], digests: dict[str, str]) -> dict:
    """The manifest as plain data; large integers are hexadecimal strings."""
    curve = spec.curve
    return {
        "generator": "ecgen",
        "format": FORMAT,
        "version": spec.version,
        "command": spec.command,
        "license": spec.license,
        "prefix": spec.prefix,
        "inputs": dict(spec.inputs),
        "target": spec.target,
        "isa": spec.isa,
        "level": spec.level,
        "abi": spec.abi,
        "features": list(spec.features),
        "curve": {
            "name": curve.name, "form": curve.form, "cofactor": curve.cofactor,
            **{key: hex(getattr(curve, key)) for key in ("p", "a", "b", "d", "r", "gx", "gy")},
            "warnings": list(spec.warnings),
        },
        "field": {"words": spec.words, "word_bits": spec.word_bits, "bytes": spec.field_bytes, "loose": hex(spec.loose)},
        "scalar_bytes": spec.scalar_bytes,
        "compressed_bytes": spec.compressed_bytes if spec.root else None,
        **_strategy(spec),
        "sources": list(sources),
        "symbols": list(public_symbols(spec)),
        "hidden": [f"{spec.prefix}_{routine.name}" for routine in spec.called],
        "routines": [_routine(routine) for routine in spec.routines],
        **_packed(spec),
        "claims": dict(spec.claims),
        "files": digests,
    }  # fmt: skip


def _routine(routine: RoutineSpec) -> dict:
    row = asdict(routine) | {"const": None if routine.const is None else hex(routine.const)}
    profiles = row.pop("profiles")
    return row | ({"profiles": {name: {"cycles": cycles, "fetch_stalls": stalls} for name, cycles, stalls in profiles}} if profiles else {})


def _packed(spec: LibrarySpec) -> dict:
    """Vector routines: layout, and by routine the proven interval (kind, least, greatest) of every value."""
    return {} if spec.packed is None else {"packed": asdict(spec.packed)}


def _strategy(spec: LibrarySpec) -> dict:
    if spec.ladder:
        walks = {kind: walk and asdict(walk) | {"keep": hex(walk.keep), "set": hex(walk.set)}
                 for kind, walk in (("general", spec.ladder.general), ("standard", spec.ladder.standard))}  # fmt: skip
        return {"ladder": {**walks, "argument": spec.ladder.argument}}
    comb = asdict(spec.comb)
    del comb["entries"]
    walks = {p.walk.name: {"strategy": p.kind, "cost": p.cost, "walk": to_text(p.walk, short=True).splitlines(), "proof": p.proof.as_json()} for p in spec.walks.planned}
    return {"multiply": asdict(spec.multiply), "comb": comb, "walks": walks}
