"""Libraries whose point routines call their field operations, which the size of their loops and the
CPU file decide.
"""

import json
import re
import shutil
from dataclasses import replace

import pytest

from ecgen.curve import load_curve
from ecgen.errors import TargetError
from ecgen.isa.represent import represent
from ecgen.isa.target import load_target, read_target
from ecgen.library.files.write import write_library
from ecgen.library.pipeline.curve import build_library
from ecgen.library.pipeline.options import BuildOptions
from ecgen.library.pipeline.planned import without_file
from ecgen.library.routines.called import Operations, loops
from ecgen.library.routines.emission import choice_routine, draft_lowered
from ecgen.library.routines.platform import platform_of
from ecgen.library.routines.point_choices import WINDOW, default_choices
from ecgen.library.routines.signatures import point_routine
from ecgen.report.explain import explain, render_explanation
from ecgen.run.check.checks import run_checks
from ecgen.run.proof.routines import prove_library
from ecgen.run.verdict import FAILED, PASSED
from tests.support.compilers import quick_option
from tests.support.library.curves import SECP112R1


def calling(cpu: str = "x86-64", limit: int = 0):
    """The CPU with that limit."""
    target = load_target(cpu)
    return replace(
        target, data=target.data | {"limits": {**target.data.get("limits", {}), "inline": limit}}
    )


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """(folder, curve, library) where everything calls: two words, Montgomery's form, a curve that
    needs general formulas too.
    """
    folder = tmp_path_factory.mktemp("calls")
    (folder / "secp112r1.toml").write_text(SECP112R1)
    curve = load_curve(str(folder / "secp112r1.toml"))
    library = build_library(curve, calling(), BuildOptions("c112", allow_weak=True))
    write_library(library.files, folder / "lib")
    return folder / "lib", curve, library


@pytest.mark.long
@pytest.mark.asm
@pytest.mark.parametrize(
    "check",
    [
        "field routines",
        "point routines",
        "public functions",
        "calling convention",
        *(pytest.param(name, marks=pytest.mark.long) for name in ("code sizes", "erasure")),
    ],
)
def test_the_checks_pass(made, check):
    folder, _, _ = made
    _, _, verdicts = run_checks(
        folder, scale=0.001, only=check, cc=None if check == "erasure" else quick_option()
    )
    assert verdicts and not [v for v in verdicts if v.status == FAILED], [
        v.detail for v in verdicts
    ]


@pytest.mark.asm
def test_another_callee_is_found(made, tmp_path):
    """The checks run what is called: the square in place of a product, in the text alone."""
    folder, _, _ = made
    text = (folder / "src/c112_point.S").read_text()
    copy = tmp_path / "lib"
    write_library(
        {str(p.relative_to(folder)): p.read_text() for p in folder.rglob("*") if p.is_file()}, copy
    )
    (copy / "src/c112_point.S").write_text(
        text.replace("C112_NAME(c112_fe_mul)", "C112_NAME(c112_fe_sqr)", 3)
    )
    assert text.count("C112_NAME(c112_fe_mul)") > 3
    _, _, verdicts = run_checks(copy, scale=0.001, only="point routines", cc=quick_option())
    assert [v for v in verdicts if v.status == FAILED]


@pytest.mark.asm
def test_a_longer_frame_is_refused_on_the_bytes(made, tmp_path):
    """What a routine that calls takes of the stack was not compared with the manifest."""
    pytest.importorskip("capstone")
    folder, _, _ = made
    shutil.copytree(folder, tmp_path / "lib")
    path = tmp_path / "lib/src/c112_point.S"
    head, start, rest = path.read_text().partition("c112_jac_dbl))\n")
    body, end, rest = rest.partition("\tret\n")
    assert len(re.findall(r"(?<=(?:sub|add) rsp, )\d+", body)) == 2

    def status() -> list[str]:
        return [
            f"{v.status} {v.detail}"
            for v in prove_library(tmp_path / "lib", only="jac_dbl")[2]
            if v.check == "jac_dbl"
        ]

    assert [said.startswith(PASSED) for said in status()] == [True]
    path.write_text(
        head
        + start
        + re.sub(r"(?<=(?:sub|add) rsp, )\d+", lambda m: str(int(m[0]) + 4096), body)
        + end
        + rest
    )
    (said,) = status()
    assert said.startswith(FAILED) and "bytes of stack, and the manifest says" in said


def test_the_manifest_names_what_is_called(made):
    folder, _, library = made
    rows = {
        row["name"]: row for row in json.loads((folder / "MANIFEST.json").read_text())["routines"]
    }
    callers = [row for row in rows.values() if row.get("calls")]
    assert {row["name"] for row in callers} == {
        r.name for r in library.spec.routines if " " in r.arguments[0].coordinates
    }
    for row in callers:
        assert set(row["calls"]) <= set(rows) and "fe_mul" in row["calls"]
        assert row["stack"] > max(rows[name]["stack"] for name in row["calls"])
        assert row["model_cycles"] > rows["fe_mul"]["model_cycles"]
    assert not [row["name"] for row in callers if row["name"].endswith("4dbl")]
    assert "calls compute" in " ".join(json.loads((folder / "MANIFEST.json").read_text())["claims"])


def test_explain_says_what_decided(made):
    _, curve, library = made
    text = render_explanation(explain(library, curve, calling()))
    assert "called: inlined, the loop of these routines would have" in text and ", above 0" in text


@pytest.mark.parametrize(
    "curve, cpu, large",
    [
        ("curve13318", "zen4", False),
        ("p256", "zen4", False),
        ("p521", "zen4", True),
        ("p384", "x86-64", True),
    ],
)
def test_size_and_limit_decide(curve, cpu, large):
    facts, target = without_file(load_curve(curve)), load_target(cpu)
    field = represent(facts.p, target)
    operations = Operations(platform_of(facts, target, field))
    specs = tuple(
        point_routine(name, facts, field.n) for name in ("jac_dbl", "jac_4dbl", "jac_dbladd")
    )
    found = loops(specs, operations)
    assert (found.keys() == {"jac"}) == large
    longer, shorter = (
        replace(operations, platform=replace(operations.platform, target=calling(cpu, limit)))
        for limit in (10**6, 0)
    )
    assert not loops(specs, longer) and loops(specs, shorter)


@pytest.mark.sample(3)
@pytest.mark.parametrize("doubling, inlined", [(0, set()), (100, set()), (10**6, {"jac_dbl"})])
def test_a_short_doubling_is_inlined_where_the_rest_calls(doubling, inlined):
    target = calling()
    target = replace(
        target, data=target.data | {"limits": target.data["limits"] | {"doubling": doubling}}
    )
    library = build_library(load_curve("p256"), target, BuildOptions("p256", api="minimal"))
    rows = {row["name"]: row for row in json.loads(library.files["MANIFEST.json"])["routines"]}
    points = {r.name for r in library.spec.routines if " " in r.arguments[0].coordinates}
    assert {"jac_dbl", "jac_dbladd"} <= points
    assert {name for name in points if not rows[name].get("calls")} == inlined
    text = render_explanation(explain(library, load_curve("p256"), target))
    assert ("or this doubling by itself at most 1000000" in text) == bool(inlined)


@pytest.mark.long
def test_sums_and_differences_of_the_same_operands_are_one_call():
    """Their operands are loaded once, and calls take time: the doubling of a twisted Edwards curve
    calls four linear operations, not five.
    """
    library = build_library(
        load_curve("ed448"), load_target("zen4"), BuildOptions("ed448", api="minimal")
    )
    rows = {row["name"]: row for row in json.loads(library.files["MANIFEST.json"])["routines"]}
    assert "fe_addsub" in rows["ext_1dbl"]["calls"]
    assert next(r for r in library.spec.routines if r.name == "fe_addsub").meaning == ("a+b", "a-b")


def test_long_elements_are_not_interleaved():
    """Registers do not hold two of them: interleaved, the doubling of a twisted Edwards curve of
    seven words has a ninth more instructions.
    """
    facts, target = without_file(load_curve("ed448")), load_target("zen5")
    field = represent(facts.p, target)
    spec, platform = point_routine("ext_1dbl", facts, field.n), platform_of(facts, target)
    choice = default_choices("ext_1dbl", facts, field)[0]
    own, mixed = (
        draft_lowered(*choice_routine(spec, c, platform))
        for c in (choice, replace(choice, window=WINDOW))
    )
    assert choice.window == 0 and 1.08 * own.instructions < mixed.instructions


def test_a_limit_is_a_count(tmp_path):
    path = tmp_path / "some.toml"
    path.write_text('name = "some"\nisa = "x86_64"\nlevel = "generic"\n[limits]\ninline = "all"\n')
    with pytest.raises(TargetError, match="inline"):
        read_target(path)
