"""`ecgen explain`: figures recounted from the routines, reasons that follow the choice, text and
JSON alike.
"""

import json
import re
from dataclasses import replace

import pytest

from ecgen.cli import main
from ecgen.curve import load_curve
from ecgen.field.reduction.pseudo_mersenne import Field
from ecgen.isa.target import load_target
from ecgen.library.pipeline.options import BuildOptions
from ecgen.library.pipeline.planned import plan_library
from ecgen.library.routines import assembly
from ecgen.program.check import contiguous
from ecgen.report.explain import _endomorphism, explain, render_explanation
from ecgen.walk.ir import Call, recodes, statements
from ecgen.walk.text import parse, to_text


@pytest.fixture(scope="module")
def facts(built):
    curve, target, library = built
    return explain(library, curve, target)


def routine(facts, name):
    return next(row for row in facts["routines"] if row["name"] == name)


def test_field(facts, built):
    prime, field = Field(built[0].p), facts["field"]
    assert (field["words"], field["c"], field["room"], int(field["loose"], 16)) == (
        prime.n,
        189,
        0,
        2**256 - 1,
    )
    assert field["kind"] == "pseudo_mersenne" and "incomplete reduction" in field["representation"]


def test_a_formula_for_other_curves_is_a_note_and_no_refusal(facts):
    """`refused ...gls: ...` looked like an error."""
    text = render_explanation(facts)
    assert (
        "      note: shortw/jacobian/endomorphism/gls is not used: it assumes `" in text
        and "refused shortw" not in text
    )


def test_chains(facts):
    """The counts are those of a chain that computes x^(p-2): as many squarings as bits, less
    one.
    """
    assert facts["inversion"]["squarings"] == 255 and 8 < facts["inversion"]["multiplications"] < 20
    assert int(facts["inversion"]["exponent"], 16) == 2**256 - 191


def test_word_multiplications_are_counted_in_the_text(facts, built):
    for each in built[2].assembly.emitted:
        row = routine(facts, each.name)
        lines = [line for line in each.lines if line.startswith(("mulx ", "mul ", "imul "))]
        assert row["word_multiplications"] == len(lines)
        assert row["model_cycles"] - row["multiplier_bound"] == pytest.approx(row["distance"])
        assert row["multiplier_bound"] <= row["model_cycles"]
    assert (
        routine(facts, "fe_mul")["word_multiplications"] == 20
        and routine(facts, "fe_sqr")["word_multiplications"] == 14
    )


def test_windows(facts):
    part = facts["scalar"]["vartime"]
    costs = {int(w): cost for w, cost in part["alternatives"].items()}
    assert part["modelled_cost"] == costs[part["width"]] and (
        part["width"] == min(costs, key=costs.get) or "below what the model can tell" in part["why"]
    )
    constant = facts["scalar"]["constant_time"]
    assert constant["width"] == 5 and constant["modelled_cost"] <= 1.02 * min(
        constant["alternatives"].values()
    )
    assert constant["others"] and all(
        other["why"].startswith("modelled cost") for other in constant["others"]
    )
    assert constant["proof"]["excluded"] and all(
        row["tightest"] for row in constant["proof"]["excluded"]
    )


def test_the_c_is_the_walk_that_is_explained(facts, built):
    """Routines in their order, digits, entries and corrections of the text are those of the walks
    that explain and the manifest print.
    """
    library = built[2]
    text = next(
        text
        for path, text in library.files.items()
        if path.startswith("src/") and path.endswith(".c") and "_multiply(" in text
    )
    manifest = json.loads(library.files["MANIFEST.json"])["walks"]
    for kind, planned, name in zip(
        ("constant_time", "vartime", "fixed_base"),
        library.plan.planned,
        ("multiply", "multiply_vartime", "multiply_base"),
    ):
        walk = parse(to_text(planned.walk))
        assert (
            facts["scalar"][kind]["walk"] == to_text(walk, short=True)
            and parse("\n".join(manifest[walk.name]["walk"])) == walk
        )
        assert (
            json.loads(json.dumps(facts["scalar"][kind]["proof"])) == manifest[walk.name]["proof"]
        )
        start = text.index(f"static void {library.spec.prefix}_{name}(")
        body = text[start : text.index("\n}\n", start)]
        calls = [
            call for call in re.findall(rf"{library.spec.prefix}_((?:jac|prj|ext)_\w+)\(", body)
        ]
        wanted = [
            str(s.step).replace(".", "_") for s in statements(walk.body) if isinstance(s, Call)
        ]
        same = {"to_cached": "", "1dbl": "double"}
        wanted = [
            w
            for w in (
                "_".join([w.partition("_")[0], same.get(w.partition("_")[2], w.partition("_")[2])])
                for w in wanted
            )
        ]
        if kind != "vartime":
            assert [c for c in calls if not c.endswith("to_cached")] == [
                w for w in wanted if not w.endswith("_")
            ]
        recoding = next(iter(recodes(walk).values())).recoding
        if kind == "vartime":
            assert (
                f"[{-(-recoding.count // 4) * 4}];" in body and f", {recoding.window}) - 1;" in body
            )
        else:
            assert recoding.count == 1 or f"for (i = {recoding.count - 1}; i-- > 0;)" in body
            assert f", {len(recoding.magnitudes())}, " in text[:start].rpartition("select(")[2]
        if recoding.has_flag and kind == "constant_time":
            assert ("words_move(R, total" in body) == any(
                type(s).__name__ == "Move" for s in walk.body
            )


J1728 = """name = "j1728"
form = "weierstrass"
[field]
p = "584732356675814545816891572774078731848393066216346332537130464028099770349"
[curve]
a = 3
b = 0
[order]
r = "292366178337907272908445786387039365901902711495906753797558069955326895857"
cofactor = 2
[base]
x = "438549267506860909362668679580559048886294799662259749402847848021074827762"
y = "365457722922384091135557232983799207405245666385216457835706540017562356469"
"""


@pytest.mark.sample(4)
@pytest.mark.parametrize(
    "name, why",
    [
        ("secp256k1", "shortw/jacobian-0/endomorphism/glv, used by constant time, variable time"),
        ("j1728", "glv-1728, not used: the order of the curve is even"),
        ("bls12381g1", "shortw/jacobian-0/endomorphism/glv, used by constant time, variable time"),
        ("p256", None),
    ],
)
def test_an_endomorphism_that_is_known_is_named_with_why_it_is_not_used(name, why, tmp_path):
    (tmp_path / "j1728.toml").write_text(J1728)
    curve = load_curve(tmp_path / "j1728.toml" if name == "j1728" else name)
    walks = plan_library(curve, load_target("x86-64"), BuildOptions("explain"))
    if why is None:
        assert walks.steps.endomorphism is None
    else:
        assert why in _endomorphism(walks.steps.endomorphism, walks, curve)


def test_formulas(facts, built):
    for each in built[2].assembly.emitted:
        row = routine(facts, each.name)
        if each.routine.choice:
            assert (
                row["formulas"] == list(each.routine.formulas)
                and row["made_of"] not in row["instead_of"]
            )
            assert row["contiguous"] >= len(contiguous(each.routine.program))
            assert sum(row["operations"].values()) == sum(
                op.name != "const" for op in each.routine.program.ops
            )
    assert (
        routine(facts, "jac_dbl")["cost"].startswith("4M + 4S + ")
        and len(routine(facts, "jac_dbl")["instead_of"]) == 6
    )
    assert (
        routine(facts, "jac_dbl")["loop_counted"]
        and not routine(facts, "jac_readd")["loop_counted"]
    )


def test_measured_or_modelled(built):
    curve, target, library = built

    def chosen(cycles):
        emitted = tuple(
            replace(
                e,
                routine=replace(
                    e.routine, choice=e.routine.choice and replace(e.routine.choice, cycles=cycles)
                ),
            )
            for e in library.assembly.emitted
        )
        return routine(
            explain(
                replace(library, assembly=replace(library.assembly, emitted=emitted)), curve, target
            ),
            "jac_dbl",
        )

    assert chosen(0.0)["chosen"] == "modelled"
    assert chosen(223.5)["chosen"] == "measured" and "223.5 TSC cycles" in chosen(223.5)["why"]


def test_text(facts):
    text = render_explanation(facts)
    for row in facts["routines"]:
        assert any(
            line.split()[:1] == [row["name"]] and f"{row['model_cycles']:g}" in line
            for line in text.splitlines()
        )
    for words in (
        "2^256 = 189",
        "255 squarings",
        "cost by width   2:",
        "why             the least modelled cost",
        "contiguous dependencies",
        "loose 2^256 - 1",
    ):
        assert words in text


def test_the_command(facts, no_building, capsys):
    assert main(["explain", "jac256189", "--cpu", "zen4", "--routines", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(json.dumps(facts))
    assert main(["explain", "jac256189", "--cpu", "zen4", "--routines"]) == 0
    assert capsys.readouterr().out == render_explanation(facts)


@pytest.mark.long
@pytest.mark.parametrize(
    "curve, cpu",
    [
        ("curve25519", "x86-64"),
        *(
            pytest.param(*row, marks=pytest.mark.long)
            for row in (
                ("jac256189", "zen4"),
                ("curve25519", "cortex-m4"),
                ("fourq", "x86-64"),
                ("bk127", "c32"),
            )
        ),
    ],
)
def test_without_routines_the_same_is_said_and_nothing_is_lowered_for_it(
    curve, cpu, capsys, monkeypatch
):
    """Of the text all above the table of routines; of JSON all but that table and the model. No
    routine of points is made.
    """
    assert main(["explain", curve, "--cpu", cpu, "--vector", "none", "--routines"]) == 0
    whole = capsys.readouterr().out
    assert main(["explain", curve, "--cpu", cpu, "--vector", "none", "--routines", "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    made = []
    monkeypatch.setattr(
        assembly,
        "emit_routine",
        lambda spec, *more, own=assembly.emit_routine: made.append(spec.name) or own(spec, *more),
    )
    assert main(["explain", curve, "--cpu", cpu, "--vector", "none"]) == 0
    assert (
        capsys.readouterr().out
        == whole.partition("Routines (modelled")[0]
        + "The routines, their modelled cycles, and the formulas that they are made of:"
        " --routines\n"
    )
    assert sorted(made) == ["fe_mul", "fe_sqr"]
    assert main(["explain", curve, "--cpu", cpu, "--vector", "none", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        key: value for key, value in facts.items() if key not in ("model", "routines")
    }


@pytest.mark.parametrize(
    "curve, bounds",
    [
        ("pallas", "loose ~1.00*2^254, tight ~1.00*2^254"),
        ("curve25519", "loose 2^256 - 1, tight 2^255 + 2^55"),
    ],
)
def test_bounds_are_told_exactly_or_as_rounded(curve, bounds, capsys):
    """The highest and the lowest bit alone were shown of p - 1, as if it were their sum."""
    assert main(["explain", curve, "--cpu", "zen5"]) == 0 and bounds in capsys.readouterr().out


def test_what_is_left_out_is_said_first(capsys):
    """A build takes vectors by default; `--vector` without a word takes the level of any x86-64."""
    assert main(["explain", "p256", "--cpu", "zen4"]) == 0
    head, first = capsys.readouterr().out.split("\n")[:2]
    assert head.startswith("p256 (weierstrass)") and first.startswith("General registers alone are")
    assert "`ecgen build` takes vectors where they are modelled faster" in first
    assert main(["explain", "p256", "--cpu", "zen4", "--vector", "ifma"]) == 0
    head, first = capsys.readouterr().out.split("\n")[:2]
    assert "level generic" in head and "--vector auto keeps adx" in first
    assert main(["explain", "p256", "--cpu", "zen4", "--vector", "none"]) == 0
    assert capsys.readouterr().out.split("\n")[1] == ""
