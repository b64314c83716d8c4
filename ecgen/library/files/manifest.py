"""MANIFEST.json: what a library consists of, what it was made from and what is claimed for it, for
programs to read.
"""

import re
from dataclasses import asdict

from ecgen.curve.isogeny import Isogeny
from ecgen.curve.model import Curve, StatedEndomorphism
from ecgen.extension import Element
from ecgen.group.trees import embedded
from ecgen.kind.facts import KINDS
from ecgen.library.api import Function, function_names, functions_of
from ecgen.library.facts.spec import LibrarySpec, RoutineSpec
from ecgen.library.walks.plan import IN_SUBGROUP
from ecgen.walk.plan import Planned
from ecgen.walk.text import to_text

FORMAT = 1
# with which `ecgen check` looks for what is left of secrets, beside -O2
FLAGS = ("-O0", "-O3 -march=native")
# keys that say which curve or prime it is, not what is known about it
IDENTITY = (
    "name",
    "form",
    "p",
    "nonresidue",
    *(name for kind in KINDS.values() for name in kind.constants),
    "r",
    "cofactor",
    "gx",
    "gy",
    "base",
    "divisor",
)
# of walks, where not their own
C_NAMES = {"mul": "multiply", "mul_vartime": "multiply_vartime", "mul_base": "multiply_base"}
OF_WALKS = {  # a number of the multiplications -> the walks that it is about
    "system": ("mul", "mul_vartime"),
    **dict.fromkeys(("recoding", "window", "digits", "argument", "group"), ("mul",)),
    **dict.fromkeys(("window_vartime", "vartime_group"), ("mul_vartime",)),
    "base_group": ("mul_base",),
}


def public_symbols(spec: LibrarySpec) -> tuple[str, ...]:
    return tuple(sorted(f"{spec.prefix}_{name}" for name in function_names(spec)))


def every_walk(spec: LibrarySpec) -> tuple[Planned, ...]:
    """The walks that the C of all functions is printed from."""
    return spec.walks.every if spec.walks else ()


def printed_walks(spec: LibrarySpec, code: str) -> tuple[Planned, ...]:
    """Those that the C in `code` has: of functions that were left out it has none."""
    return tuple(
        p
        for p in every_walk(spec)
        if re.search(
            rf"^static void {spec.prefix}_(?:ladder_)?{C_NAMES.get(p.walk.name, p.walk.name)}\(",
            code,
            re.MULTILINE,
        )
    )


def render_manifest(
    spec: LibrarySpec,
    sources: tuple[str, ...],
    digests: dict[str, str],
    walks: tuple[Planned, ...] | None = None,
    modelled: dict | None = None,
    cleared: dict[str, int] | None = None,
) -> dict:
    """The manifest as plain data; large integers are hexadecimal strings. `walks` are those that
    the library has, None: all; `modelled` by function the core cycles of the routines that it
    calls, `cleared` the bytes below its caller that are cleared.
    """
    curve, walks = spec.curve, every_walk(spec) if walks is None else walks
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
        **({} if spec.red_zone else {"red_zone": False}),
        "features": list(spec.features),
        **spec.part.identity(spec),
        **(
            {
                "formulas": {
                    "system": curve.system,
                    "trees": [embedded(path) for path in curve.formulas],
                }
            }
            if curve.formulas or curve.system
            else {}
        ),
        "field": field_section(spec),
        "scalar_bytes": spec.scalar_bytes,
        "encoding": spec.format.name,
        "compressed_bytes": spec.compressed_bytes or None,
        **_strategy(spec, walks),
        **_inversion(spec),
        **_logarithms(spec),
        **_subgroup(spec, {planned.walk.name for planned in walks}),
        "sources": list(sources),
        **({"api": list(spec.api)} if spec.api else {}),
        **(
            {
                "map": {
                    "suite": spec.map.suite,
                    "bytes": spec.map.length,
                    "montgomery_B": spec.map.montgomery_b,
                    "kind": spec.map.plan.kind,
                    "Z": hex(spec.map.plan.z),
                    **_isogeny(spec.map.plan.isogeny),
                }
            }
            if spec.map
            else {}
        ),
        **({"extras": list(spec.extras)} if spec.extras else {}),
        **({"packages": list(spec.packages)} if spec.packages else {}),
        **({"package_name": spec.package_name} if spec.package_name else {}),
        "symbols": list(public_symbols(spec)),
        "functions": [_function(function) for function in functions_of(spec)],
        **({"modelled": modelled} if modelled else {}),
        "erasure": {"bytes": cleared or {}, "flags": list(FLAGS)},
        "hidden": [f"{spec.prefix}_{routine.symbol}" for routine in spec.called],
        "routines": [_routine(routine) for routine in spec.routines],
        **_packed(spec),
        "claims": dict(spec.claims),
        "files": digests,
    }


def numbers_of(curve: Curve) -> dict:
    """The numbers of a curve and its base point, as text, by the keys of a manifest."""
    if curve.kind.elliptic:
        known = dict(curve.numbers) | dict(zip(("gx", "gy"), curve.base))
    else:
        known = dict(curve.numbers) | {"base": curve.shown_base, "divisor": curve.base}
    return {key: number_text(value) for key, value in known.items() if value != ()}


def _subgroup(spec: LibrarySpec, names: set[str]) -> dict:
    """How points are tested for the subgroup, where a function does."""
    test = spec.walks.membership if IN_SUBGROUP in names else None
    return {"subgroup": vars(test) | {"base": hex(test.base)}} if test else {}


def _isogeny(own: Isogeny | None) -> dict:
    """The isogeny of a map to the curve."""
    if own is None:
        return {}
    numbers = {"a": hex(own.a), "b": hex(own.b), "scale": hex(own.scale)}
    return {"isogeny": {**numbers, "kernel": [hex(c) for c in own.kernel]}}


def curve_identity(spec: LibrarySpec) -> dict:
    """The curve; numbers that it has none of are 0."""
    curve = spec.curve
    known = numbers_of(curve) | {"p": hex(curve.p), "r": hex(curve.r)}
    extension = {} if curve.nonresidue is None else {"nonresidue": curve.nonresidue}
    return {
        "curve": {
            "name": curve.name,
            "form": curve.form,
            "cofactor": curve.cofactor,
            **{key: known.pop(key, "0x0") for key in ("p", "a", "b", "d", "r", "gx", "gy")},
            **extension,
            **known,
            **_stated(curve.endomorphism),
            "warnings": list(spec.warnings),
        }
    }


def _stated(endomorphism: StatedEndomorphism | None) -> dict:
    """What the curve's file states of its endomorphisms."""
    if endomorphism is None:
        return {}
    constants = {name: number_text(value) for name, value in endomorphism.constants}
    return {
        "endomorphism": {
            "lambda": list(map(hex, endomorphism.eigenvalues)),
            "basis": [list(map(hex, row)) for row in endomorphism.basis],
            "constants": constants,
        }
    }


def number_text(value) -> str | list[str]:
    """An integer in hexadecimal digits, several, or an element of an extension, as a list."""
    return [hex(part) for part in value] if isinstance(value, Element | tuple) else hex(value)


def field_section(spec: LibrarySpec) -> dict:
    """Elements in memory: their words, what is stored for 1, of which they are multiples, and the
    bound of coordinates that are kept small.
    """
    field = spec.representation
    return {
        "words": spec.words,
        "word_bits": spec.word_bits,
        "bytes": spec.field_bytes,
        "loose": hex(spec.loose),
        **(
            {"representation": field.kind, "one": hex(field.one), "tight": hex(field.tight)}
            if field
            else {}
        ),
    }


def _function(function: Function) -> dict:
    row = asdict(function)
    del row["doc"]
    return row


def _routine(routine: RoutineSpec) -> dict:
    row = asdict(routine) | {
        key: None if (value := getattr(routine, key)) is None else hex(value)
        for key in ("const", "most")
    }
    profiles = row.pop("profiles")
    row["sums"] = [
        asdict(each) | {key: hex(getattr(each, key)) for key in ("least", "greatest", "most")}
        for each in routine.sums
    ]
    for key in ("sums", "formulas", "fusions", "objective", "calls", "frame", "path"):
        if not row[key]:
            del row[key]
    return row | (
        {
            "profiles": {
                name: {"cycles": cycles, "fetch_stalls": stalls}
                for name, cycles, stalls in profiles
            }
        }
        if profiles
        else {}
    )


def _packed(spec: LibrarySpec) -> dict:
    """Vector routines: layout, and by routine the proven interval (kind, least, greatest) of every
    value.
    """
    return {
        key: _lanes(asdict(part))
        for key, part in (("packed", spec.packed), ("second", spec.second), ("batch", spec.batch))
        if part
    }


def _lanes(rows: dict) -> dict:
    """The same rows without those of an image, and of lists, where there are none."""
    image = rows.get("image")
    held = {k: value for k, value in rows.items() if k != "image" and (value or k != "lists")}
    return held | ({"image": _lanes(image)} if image else {})


def _inversion(spec: LibrarySpec) -> dict:
    """How the field is inverted: the shape of divsteps, and the modelled cycles that decided."""
    if spec.inversion is None:
        return {}
    n = spec.inversion.divsteps
    shape = {key: getattr(n, key) for key in ("bits", "total", "batches", "width", "limbs")}
    return {"inversion": asdict(spec.inversion) | {"divsteps": shape}}


def _logarithms(spec: LibrarySpec) -> dict:
    """What a square root does, where it takes logarithms by tables."""
    tables = spec.roots.tables(spec.element_bytes) if spec.roots else None
    return {"logarithms": tables} if tables else {}


def _strategy(spec: LibrarySpec, walks: tuple[Planned, ...]) -> dict:
    names = {p.walk.name for p in walks}
    told = {**_comb(spec, names), "walks": {p.walk.name: _walk(p) for p in walks}}
    # sums over lists of so many points and more
    for least, name in spec.walks.lists if spec.walks else ():
        if name in told["walks"]:
            told["walks"][name]["from"] = least
    return spec.part.strategy(spec, names, told)


def _comb(spec: LibrarySpec, names: set[str]) -> dict:
    return {"comb": asdict(spec.comb)} if spec.comb and "mul_base" in names else {}


def _walk(p: Planned) -> dict:
    """A walk that C is printed from, with the record of its proof."""
    return {
        "strategy": p.kind,
        "cost": p.cost,
        "walk": to_text(p.walk).splitlines(),
        "proof": p.proof.as_json(),
    }
