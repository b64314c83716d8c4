"""What stands before and after MANIFEST.json is one type: a manifest written again from what is
read of it is the same to the letter, and what is read of a spec's is the spec.
"""

import json
from dataclasses import fields, replace
from pathlib import Path

import pytest

from ecgen.curve import load_curve
from ecgen.curve.model import Curve
from ecgen.errors import EcgenError
from ecgen.isa.target import load_target
from ecgen.library.facts.spec import LibrarySpec
from ecgen.library.files.manifest import printed_walks, render_manifest
from ecgen.library.files.stated import differences, frozen, spec_of
from ecgen.library.pipeline.field import build_field
from ecgen.library.pipeline.options import BuildOptions
from ecgen.library.pipeline.render import render_c
from ecgen.library.pipeline.stated_walks import manifest_differences, with_walks, written_again
from ecgen.library.walks.plan import Walks
from tests.support.library import curves, extras, jacobians, mine, real, standin, surfaces, x_only
from tests.support.library.made import made_library
from tests.support.library.packed import libraries, packing

GENERATED = Path(__file__).resolve().parents[2] / "generated"
# in files of their own; from the prime
NOT_TOLD = {"vectors", "copyright", "invert", "roots"}


def same_to_the_letter(data: dict) -> LibrarySpec:
    """The spec that is read."""
    read = with_walks(spec_of(data), data)
    assert manifest_differences(read, data) == []
    assert json.dumps(written_again(read, data)) == json.dumps(data)
    return read


def told(spec: LibrarySpec) -> dict:
    """What a manifest carries of a spec."""
    rows = {each.name: getattr(spec, each.name) for each in fields(spec)}
    rows |= {"encoding": spec.format, "curve": _stated(spec.curve), "walks": _planned(spec.walks)}
    return {name: value for name, value in rows.items() if name not in NOT_TOLD}


def _stated(curve: Curve | None) -> Curve | None:
    """Without the file, and the places of formulas."""
    return curve and replace(curve, file=None, formulas=(), image=_stated(curve.image))


def _planned(walks: Walks | None) -> dict | None:
    """Without steps, and what another width would have cost."""
    if walks is None:
        return None
    rows = [*walks.named.items(), *walks.more]
    return {name: (p.kind, p.walk, p.proof, p.cost) for name, p in rows} | {"lists": walks.lists}


@pytest.mark.essential
@pytest.mark.parametrize("name", ["curve13318", "jac256189", "ted256189"])
def test_of_generated_libraries(name):
    same_to_the_letter(json.loads((GENERATED / name / "MANIFEST.json").read_text()))


def on_tiny(form: str, cofactor: int, p: int, a: int = -3, **options) -> LibrarySpec:
    return standin.spec(
        curves.tiny(form, cofactor, p, a), window=3, window_vartime=3, teeth=3, blocks=2, **options
    )


SPECS = {
    "prime order": lambda: on_tiny("weierstrass", 1, 1019),
    "even order, 32 bits": lambda: on_tiny("weierstrass", 10, 1019, bits=32),
    "Edwards": lambda: on_tiny("twisted_edwards", 8, 1021, -1, encoding="rfc8032"),
    "SEC 1": lambda: on_tiny("weierstrass", 1, 1019, encoding="sec1"),
    "ladder": lambda: standin.ladder_spec(x_only.tiny(1019)),
    "X25519 with all extras": lambda: extras.spec_of("x25519"),
    "ted256189 with all extras": lambda: extras.spec_of("ted256189"),
    "known answers": mine.spec,
    "doubles": lambda: packing.spec_and_code("zen3")[0],
    "two units": lambda: packing.with_second("zen4")[0],
    "ladder in vectors": lambda: libraries.made_ladder()[0],
    "Edwards in vectors": lambda: libraries.made_edwards("curve1174")[0],
}


@pytest.mark.parametrize("name", SPECS)
@pytest.mark.sample(6)
def test_of_specs(name):
    spec = SPECS[name]()
    data = json.loads(json.dumps(render_manifest(spec, (), {})))
    assert told(same_to_the_letter(data)) == told(spec)


def build(curve: str | Path, cpu: str, **options):
    return made_library(load_curve(curve), load_target(cpu), BuildOptions("own", **options))


def tiny_file(text: str, folder: Path) -> Path:
    path = folder / "tiny.toml"
    path.write_text(text)
    return path


def edwards(folder: Path):
    curve = curves.tiny("twisted_edwards", 8, 1021, -1)
    return build(tiny_file(real.curve_text(curve), folder), "x86-64", extras=("field",))


BUILDS = {
    "Edwards": edwards,
    "Jacobian": lambda folder: build(tiny_file(jacobians.tiny_jacobian(7), folder), "c64"),
    "surface": lambda folder: build(tiny_file(surfaces.tiny_surface(19), folder), "c64"),
    "vectors": lambda folder: build("curve25519", "zen3", vector="avx2", extras=("batch",)),
    "two units": lambda folder: build("curve25519", "zen4", vector="ifma"),
    "map": lambda folder: build("ed25519", "c64", extras=("map",)),
    "red zone": lambda folder: build("ed25519", "zen4", abi="win64", red_zone=False),
    "cortex": lambda folder: build("ed25519", "cortex-m4f", packages=("rust", "python")),
    "field": lambda folder: build_field(
        2**127 - 1, "f", load_target("c32"), BuildOptions("f"), nonresidue=-1
    ),
}


@pytest.mark.parametrize("name", BUILDS)
@pytest.mark.sample(12)
def test_of_builds(name, tmp_path):
    library = BUILDS[name](tmp_path)
    read = same_to_the_letter(json.loads(library.files["MANIFEST.json"]))
    assert told(read) == told(library.spec)


CHOSEN = [
    ("ed25519", "minimal"),
    ("ed25519", "scalarmult_vartime"),
    ("curve25519", "x25519"),
    ("jac256189", "minimal"),
]


@pytest.mark.parametrize("curve, api", CHOSEN)
@pytest.mark.sample(2)
def test_of_chosen_functions(curve, api):
    """A manifest does not have the walks of others."""
    library = build(curve, "c64", api=api)
    data = json.loads(library.files["MANIFEST.json"])
    read, kept = told(same_to_the_letter(data)), told(library.spec)
    assert data["walks"].keys() == {
        each.walk.name for each in printed_walks(library.spec, render_c(library.spec))
    }
    of_walks = {"walks", "multiply", "comb"}
    assert {k: read[k] for k in read.keys() - of_walks} == {
        k: kept[k] for k in kept.keys() - of_walks
    }


OTHERS = {
    "another number": lambda data: data["field"].update(loose="0x5"),
    "another representation": lambda data: data["field"].update(representation="none"),
    "a curve of no prime": lambda data: data["curve"].update(p="0x0"),
}


@pytest.mark.parametrize("name", OTHERS)
def test_what_no_library_is_is_refused(name):
    data = json.loads((GENERATED / "ted256189/MANIFEST.json").read_text())
    OTHERS[name](data)
    with pytest.raises((EcgenError, ValueError)):
        spec_of(data)


def test_differences_are_told_by_name():
    def said(told, wanted):
        return differences(frozen(told), frozen(wanted))

    row = {"name": "f", "size": 1}
    assert said([row], [row]) == []
    assert said({"a": [row]}, {"a": [row | {"size": 2}]}) == ["a.f.size is 1, and has to be 2"]
    assert said({"a": [1, 2]}, {"a": [1]}) == ["a.1 is 2, and has to be nothing"]
    assert said({}, {"a": {"b": 1}}) == ["a is nothing, and has to be {'b': 1}"]
