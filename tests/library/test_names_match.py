"""The manifest, the report and `explain` name the formulas, digits, tables and corrections that the
C of every public function with a walk has.
"""

import html
import json
import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from ecgen.library.facts.spec import LibrarySpec
from ecgen.library.files.manifest import C_NAMES
from ecgen.library.files.stated import spec_of
from ecgen.library.pipeline.build import Build
from ecgen.library.pipeline.options import BuildOptions
from ecgen.library.pipeline.render import render_library
from ecgen.library.pipeline.stated_walks import manifest_differences, with_walks
from ecgen.library.shared.ladders import functions_on, plan_ladders
from ecgen.report import explain
from ecgen.run.readback.claimed_walk import claimed
from ecgen.run.readback.claims import length_differences
from ecgen.run.readback.ladders import scalar_differences
from ecgen.run.readback.walk import differences, with_plain_names
from ecgen.walk.text import parse, to_text
from ecgen.walk.weights import CostWeights
from tests.support.library import curves, standin
from tests.support.library.x_only import CURVE, FACTS
from tests.support.run.c_lines import other_code

GENERATED = Path(__file__).resolve().parents[2] / "generated"
# signed windows; odd digits with a correction; odd digits of a prime order
WRITTEN = ("ted256189", "jac256189", "curve13318")
SHAPES = {
    "prime order": ("weierstrass", 1, 1019, -3, 5, 64),
    "prime order, 32 bits": ("weierstrass", 1, 1019, -3, 4, 32),
    "even order": ("weierstrass", 10, 1019, -3, 5, 64),
    "order a multiple of three": ("weierstrass", 3, 433, 0, 3, 64),
    "Edwards": ("twisted_edwards", 8, 1021, -1, 4, 32),
    "tables of one entry": ("twisted_edwards", 8, 1021, -1, 2, 64),
}
# public function -> the walks that it may be made of, the first that the library has; sums over
# lists of all that the library has for them
WALKS = {
    "scalarmult": [{"mul"}],
    "scalarmult_vartime": [{"mul_vartime"}],
    "scalarmult_base": [{"mul_base"}],
    "point_mul": [{"mul"}],
    "point_mul_vartime": [{"mul_vartime"}],
    "point_mul_base": [{"mul_base"}],
    "point_mul2": [{"point_double"}, {"mul"}],
    "point_mul2_base_vartime": [{"point_double_base"}, {"mul_base", "mul_vartime"}],
    "point_msm_vartime": [],
    "point_clear_cofactor": [{"point_by_cofactor"}, set()],
    "point_is_in_subgroup": [{"mul"}],
}
FUNCTIONS = {function: walk for walk, function in C_NAMES.items()}


def shown(row: dict) -> str:
    """The walk that the manifest has, as it is shown to readers."""
    return to_text(parse("\n".join(row["walk"])), short=True)


@cache
def library(name: str) -> tuple[dict, str, str]:
    """The manifest, the C with plain names, the report."""
    if name in WRITTEN:
        folder = GENERATED / name
        manifest, text, report = (
            json.loads((folder / "MANIFEST.json").read_text()),
            (folder / "src" / f"{name}.c").read_text(),
            (folder / "report.html").read_text(),
        )
    else:
        files = made(name)[1]
        manifest, text, report = (
            json.loads(files["MANIFEST.json"]),
            files["src/lib.c"],
            files["report.html"],
        )
    return manifest, with_plain_names(manifest, text), html.unescape(report)


@cache
def made(name: str):
    form, cofactor, p, a, window, bits = SHAPES[name]
    spec = standin.spec(
        curves.tiny(form, cofactor, p, a),
        window=window,
        window_vartime=min(window, 4),
        teeth=3,
        blocks=2,
        bits=bits,
    )
    return spec, render_library(spec, (standin.unit(spec),))


@pytest.mark.parametrize("name", [*WRITTEN, *SHAPES])
def test_the_c_of_every_walk_is_what_the_manifest_says(name):
    manifest, text, report = library(name)
    assert differences(manifest, text) == []
    for row in manifest["walks"].values():
        assert shown(row).rstrip() in report and row["strategy"] in report


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    "name",
    [pytest.param("jac256189", marks=pytest.mark.long), "prime order", "even order", "Edwards"],
)
def test_every_other_manifest_is_told(name):
    """Each line left out, each number one more, each step another: of every walk."""
    manifest, text, _ = library(name)
    tried = 0
    for kind, row in manifest["walks"].items():
        for at, line in enumerate(row["walk"]):
            if re.match(r"(walk|point|scalar|result) ", line):
                continue
            for wrong in other_lines(line):
                walk = [*row["walk"][:at], *wrong, *row["walk"][at + 1 :]]
                assert differences(manifest | {"walks": {kind: row | {"walk": walk}}}, text), (
                    kind,
                    line,
                    wrong,
                )
                tried += 1
    assert tried > 200


def other_lines(line: str):
    """The line changed in one way after the other; what is left of it."""
    yield []
    # bounds, which no C has
    known = re.sub(r"~2\^[\d.]+|high=\d+|order=[1-9]\d*", lambda found: "#" * len(found[0]), line)
    for number in re.finditer(r"(?<![\w.])\d+", known):
        more = int(number[0]) + (16 if "largest" in line else 1)
        yield [line[: number.start()] + str(more) + line[number.end() :]]
    if step := re.search(
        r"\.(?:\d*dbl|add|madd|dbladd|coz_add|(?:sum|twice|madd)(?:_vartime)?|share|copy|to_\w+"
        r"|from_cached|neutral)\(",
        line,
    ):
        yield [line.replace(step[0], ".tripled(")]
    if " if " in line:
        yield [line.partition(" if ")[0]]


@pytest.mark.long
@pytest.mark.parametrize(
    "name", ["prime order", pytest.param("even order", marks=pytest.mark.long), "Edwards"]
)
def test_every_other_c_is_told(name):
    """Each line of a walk's function, and of those that read its tables and double for it, left out
    or doubled, each number one more or less, other operators, arguments exchanged.
    """
    manifest, text, _ = library(name)
    tried = 0
    for kind, row in manifest["walks"].items():
        if re.fullmatch(r"point_msm_buckets(?!6)\d+", kind):  # the same but for numbers
            continue
        function, own = C_NAMES.get(kind, kind), manifest | {"walks": {kind: row}}
        for found in re.finditer(
            r"^static (?:void |const WORD"
            rf" \*)P_{function}(?:_[A-Z]|_double)?\([^;{{]*?\)\n{{\n.*?^}}",
            text,
            re.MULTILINE | re.DOTALL,
        ):
            lines = found[0].splitlines()
            for at, line in enumerate(lines):
                for wrong in other_code(line):
                    changed = "\n".join([*lines[:at], *wrong, *lines[at + 1 :]])
                    assert differences(
                        own, text[: found.start()] + changed + text[found.end() :]
                    ), (kind, line, wrong)
                    tried += 1
    assert tried > 800


def reached(text: str, name: str) -> set[str]:
    """The walks whose functions a function, or its body that assembly calls, calls, itself or by
    way of others.
    """
    found, waiting, seen = set(), [name], set()
    while waiting:
        own = waiting.pop()
        body = re.search(
            rf"^[\w ]*\bP_{own}(?:_work)?\([^;]*?\)\n{{\n.*?^}}", text, re.MULTILINE | re.DOTALL
        )
        for other in set(re.findall(r"\bP_(\w+)\(", body[0] if body else "")) - seen - {own}:
            seen.add(other)
            walk = FUNCTIONS.get(other, other)
            if walk in reached.walks:
                found.add(walk)
            else:
                waiting.append(other)
    return found


@pytest.mark.sample(6)
@pytest.mark.parametrize("name", ["prime order", "even order", "Edwards", *WRITTEN])
def test_a_public_function_is_made_of_its_walks(name):
    """Points of orders that a walk does not take are told apart by the walk of the cofactor."""
    manifest, text, _ = library(name)
    reached.walks = set(manifest["walks"])
    for function, choices in WALKS.items():
        choices = choices or [{walk for walk in reached.walks if walk.startswith("point_msm_")}]
        wanted = next((walks for walks in choices if walks <= reached.walks), None)
        wanted = (
            set()
            if function == "point_is_in_subgroup" and manifest["curve"]["cofactor"] == 1
            else wanted
        )
        assert reached(text, function) - {"point_by_cofactor"} == wanted - {"point_by_cofactor"}, (
            function
        )
    assert (
        ("point_by_cofactor" in reached.walks)
        == (manifest["curve"]["cofactor"] > 1)
        == ("point_by_cofactor" in reached(text, "point_clear_cofactor"))
    )
    assert set().union(*(reached(text, function) for function in WALKS)) == reached.walks


@pytest.mark.parametrize("name", [*WRITTEN, *SHAPES])
def test_lists_go_another_way_from_the_length_on_that_the_manifest_says(name):
    manifest, text, _ = library(name)
    assert length_differences(manifest, text) == []
    lengths = re.findall(r"count < (\d+)\)", text)
    assert len(lengths) > 1
    for length in lengths:
        assert length_differences(
            manifest, text.replace(f"count < {length})", f"count < {int(length) + 1})")
        )
    ways = [(kind, row) for kind, row in manifest["walks"].items() if "from" in row]
    assert len(ways) == len(lengths) + 1
    for kind, row in ways:
        assert length_differences(
            manifest | {"walks": manifest["walks"] | {kind: row | {"from": row["from"] + 1}}}, text
        )
        assert length_differences(manifest, text.replace(f"P_{kind}(t,", "P_point_msm_other(t,"))


def of_spec(spec: LibrarySpec) -> Build:
    """A library of which there is a spec alone."""
    return Build(CURVE, None, BuildOptions("lib"), spec=spec, plan=spec.walks)


@pytest.mark.parametrize("name", [*SHAPES])
def test_explain_says_the_same_walks(name):
    spec, _ = made(name)
    manifest = library(name)[0]
    facts = explain._scalar(of_spec(spec), replace(CURVE, cofactor=spec.curve.cofactor))
    parts = [part for part in facts.values() if isinstance(part, dict)]
    assert {(part["kind"], part["walk"], part["modelled_cost"]) for part in parts} == {
        (row["strategy"], shown(row), row["cost"]) for row in manifest["walks"].values()
    }
    told = "\n".join(explain.walk_lines(facts))
    assert all(
        row in told for walk in manifest["walks"].values() for row in shown(walk).splitlines()
    )
    assert all(parse(to_text(planned.walk)) == planned.walk for planned in spec.walks.every)


@pytest.mark.parametrize("name", [*WRITTEN, *SHAPES])
def test_the_numbers_of_the_reports_table_are_those_of_the_walks(name):
    manifest, _, report = library(name)
    held = {kind: claimed(row["walk"], set()) for kind, row in manifest["walks"].items()}

    def entries(kind: str, register: str) -> int:
        rows, count, _ = held[kind].tables[register]
        return rows * count

    ((_, _, width, count, *_),) = held["mul"].recodings
    assert f": {count} digits of {width} bits, table of {entries('mul', 'T')}, full scan" in report
    ((_, _, width, _),) = held["mul_vartime"].recodings
    assert f" of width {width}, table of {entries('mul_vartime', 'T')}<" in report
    ((_, _, teeth, spacing, blocks, _),) = held["mul_base"].recodings
    assert (
        f", {blocks} blocks of {teeth} teeth, spacing {spacing}<" in report
        and entries("mul_base", "C") == blocks << teeth - 1
    )
    assert (manifest["comb"]["teeth"], manifest["comb"]["spacing"], manifest["comb"]["blocks"]) == (
        teeth,
        spacing,
        blocks,
    )


def formula_differences(manifest: dict, text: str, report: str, assembly: str) -> list[str]:
    """The point routines that the C calls, those with formulas in the manifest and those of the
    assembly, and what each is said to be made of.
    """
    rows = {row["name"]: row["formulas"] for row in manifest["routines"] if row.get("formulas")}
    told = dict(
        re.findall(
            r"^/\* void P_(\w+)\([^)]*\)\n(?: \*(?!/).*\n)*? \* Made of (.*); fusions: ",
            assembly,
            re.MULTILINE,
        )
    )
    stems = "|".join({routine.partition("_")[0] for routine in rows})
    called = set(re.findall(rf"\bP_((?:{stems})_(?:\d*dbl|\w*add|to_cached))\(", text)) - set(
        re.findall(rf"^static \w+ P_((?:{stems})_\w+)\(", text, re.MULTILINE)
    )
    found = [
        f"{routine}: not in all"
        for routine in (set(rows) | set(told) | called) - (set(rows) & set(told) & called)
    ]
    for routine in set(rows) & set(told):
        stages = [
            formula
            for part in told[routine].split(", then ")
            for count, formula in [re.fullmatch(r"(?:(\d+) \* )?(\S+)", part).groups()]
            for _ in range(int(count or 1))
        ]
        found += [f"{routine}: {stages} or {rows[routine]}"] if stages != rows[routine] else []
        found += [f"{routine}: the report"] if f"made of {told[routine]}<" not in report else []
    return found


@pytest.mark.parametrize("name", WRITTEN)
def test_formulas_are_those_of_the_assembly(name):
    manifest, text, report = library(name)
    assembly = with_plain_names(
        manifest, (GENERATED / name / "src" / f"{name}_point.S").read_text()
    )
    assert formula_differences(manifest, text, report, assembly) == []
    assert formula_differences(manifest, text, report.replace("; made of ", "; of "), assembly)
    for row in manifest["routines"]:
        if row.get("formulas"):
            others = [
                r | {"formulas": [*r["formulas"][1:], "another"]} if r is row else r
                for r in manifest["routines"]
            ]
            assert formula_differences(manifest | {"routines": others}, text, report, assembly)
            assert formula_differences(
                manifest, text.replace(f"P_{row['name']}(", "P_another("), report, assembly
            )


@cache
def ladder_library() -> tuple[dict, str, str, dict]:
    plan = plan_ladders(CURVE, FACTS, CostWeights())
    walks = functions_on(CURVE, plan)
    spec = replace(standin.spec(FACTS, standard=walks[1]), up_to_sign=walks, walks=plan)
    files = render_library(spec, (standin.unit(spec),))
    manifest = json.loads(files["MANIFEST.json"])
    return (
        manifest,
        with_plain_names(manifest, files["src/lib.c"]),
        html.unescape(files["report.html"]),
        explain._scalar(of_spec(spec), CURVE),
    )


def test_the_ladder_is_what_is_said_of_it():
    manifest, text, report, facts = ladder_library()
    assert (
        set(manifest["walks"]) == {"x25519", "scalarmult_x", "scalarmult_x_vartime", "mul_base"}
        and differences(manifest, text) == scalar_differences(manifest) == []
    )
    for name, row in manifest["walks"].items():
        assert shown(row).rstrip() in report
        assert name.endswith("_vartime") or facts[
            "fixed_base" if name == "mul_base" else f"ladder {name}"
        ]["walk"] == shown(row)


@pytest.mark.parametrize(
    "kind, key, wrong",
    (
        ("standard", "bits", 253),
        ("standard", "tail", 2),
        ("standard", "top", False),
        ("general", "bits", 255),
    ),
)
def test_another_claim_of_a_ladder_is_told(kind, key, wrong):
    manifest, *_ = ladder_library()
    changed = manifest["ladder"] | {kind: manifest["ladder"][kind] | {key: wrong}}
    assert any(
        "recode k by bits" in line for line in scalar_differences(manifest | {"ladder": changed})
    )


@pytest.mark.parametrize(
    "right, wrong, said",
    (
        ("f ^ d)", "d)", "no STEP"),
        ("i = 254; i-- > 3", "i = 254; i-- > 2", "253 down to 2"),
        ("P_xz_dbl(R0, R0)", "P_xz_neutral(R0)", "xz.neutral(R0)"),
        ("i = top_d + 1", "i = top_d", "for (i = top_d; "),
        ("P_xz_step(", "P_xz_ladd(", "no STEP"),
    ),
)
def test_another_ladder_is_told(right, wrong, said):
    manifest, text, *_ = ladder_library()
    assert right in text and any(
        said in line for line in differences(manifest, text.replace(right, wrong))
    )


@pytest.mark.parametrize(
    "right, wrong",
    (
        ("P_ext_mreadd(acc, acc, q)", "P_ext_mreadd(acc, q, acc)"),
        ("b <= ", "b < "),
        (" >> place;", " >> 1;"),
        ("P_fe_cneg(acc, acc, e)", "P_fe_cneg(acc, acc, 1)"),
    ),
)
def test_another_comb_of_a_ladders_library_is_told(right, wrong):
    manifest, text, *_ = ladder_library()
    assert right in text and any(
        "mul_base" in line for line in differences(manifest, text.replace(right, wrong))
    )


def test_another_shape_of_the_comb_is_told():
    manifest, *_ = ladder_library()
    spec = with_walks(spec_of(manifest), manifest)
    assert not manifest_differences(spec, manifest)
    for key in ("teeth", "spacing", "blocks"):
        assert manifest_differences(
            spec, manifest | {"comb": manifest["comb"] | {key: manifest["comb"][key] + 1}}
        )
