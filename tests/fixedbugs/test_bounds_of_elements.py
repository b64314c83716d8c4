"""Two defects. Elements modulo 2^127-1 are at most p, and what callers rely on said that each is
any value of its words. And the manifest had no bound of a sum of products that is reduced once: it
has each now, what it says of them is proven again by `ecgen check --prove`, and no value of a sum
lies outside."""

import json
import re
import shutil
from itertools import product

import pytest

from ecgen.cli import main
from ecgen.field.products.lazy_sums import MergedSum, merged_sums
from ecgen.isa.backends import back_end
from ecgen.isa.represent import represent
from ecgen.isa.target import load_target
from ecgen.library.routines.towers import extension_program, over_base
from ecgen.program.ops import OPS
from ecgen.run.emitted import read_emitted
from ecgen.run.proof.routines import prove_library
from ecgen.run.verdict import FAILED, PASSED

P = 2**127 - 1


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    made = tmp_path_factory.mktemp("field") / "own"
    assert (
        main(
            [
                "field",
                "2^127-1",
                "--degree",
                "2",
                "--cpu",
                "x86-64",
                "--prefix",
                "own",
                "-o",
                str(made),
            ]
        )
        == 0
    )
    return made


def test_comments_say_what_elements_are(folder):
    text = (folder / "src/own_field.S").read_text()
    told = re.findall(r"\* Elements: (.*)\.", text)
    rows = {
        row["name"]: row for row in json.loads((folder / "MANIFEST.json").read_text())["routines"]
    }
    assert len(told) == len(rows) and not any("any value" in line for line in told)
    for name, row in rows.items():
        assert (
            f"each at most {row['most']}, where every element in is at most "
            in text[text.index(f"own_{name}(") :].partition("*/")[0]
        )


def test_words_that_may_be_anything_are_said_to_be(tmp_path):
    assert (
        main(
            [
                "field",
                "2^256-189",
                "--cpu",
                "x86-64",
                "--api",
                "fp_mul",
                "--prefix",
                "own",
                "-o",
                str(tmp_path / "own"),
            ]
        )
        == 0
    )
    text = (tmp_path / "own/src/own_field.S").read_text()
    assert (
        "each any value of its words (incompletely reduced)."
        in text[text.index("own_fe_mul(") :].partition("*/")[0]
    )


def test_the_manifest_has_the_bound_of_each_merged_sum(folder):
    (row,) = (row for row in read_emitted(folder).routines if row.name == "fe2_mul")
    assert row.sums == (
        MergedSum("complexmul", 1, -P * P, P * P, P),
        MergedSum("complexmul", 1, 0, 2 * P * P, P),
    )


@pytest.mark.parametrize("p, n", [(P, -1), (P, 3), (2**128 - 159, 2)])
def test_sums_keep_to_their_bounds_and_reach_them(p, n):
    """Operands at both ends of their intervals; constants are multiplied in before."""
    target = load_target("x86-64")
    field = represent(p, target)
    routine = over_base(extension_program("fe2_mul"), p, n)
    limbs = back_end(target.isa).lower_routine(routine, field, OPS, target.level).limbs
    sums, found, held = (
        merged_sums(routine.program, limbs, OPS),
        {},
        {e.name: e.high for e in (*limbs.inputs, *limbs.elements)},
    )
    merged = [
        op
        for op in routine.program.ops
        if len(re.findall(r"\*", "".join(OPS[op.name].meanings))) > 1
    ]
    assert merged and sum(each.times for each in sums) == sum(len(op.outs) for op in merged)
    for op in merged:
        for ends in product(*((0, held[arg]) for arg in op.args)):
            for meaning in OPS[op.name].meanings:
                found.setdefault((op.name, meaning), []).append(
                    eval(meaning, {}, dict(zip("abcdefgh", ends)))
                )
    assert {(name, min(values), max(values)) for (name, _), values in found.items()} == {
        (each.operation, each.least, each.greatest) for each in sums
    }


@pytest.mark.asm
@pytest.mark.parametrize("change", ["", "greatest", "times", "gone", "most"])
def test_what_the_manifest_says_of_them_is_proven_again(change, folder, tmp_path):
    path = shutil.copytree(folder, tmp_path / "own")
    data = json.loads((path / "MANIFEST.json").read_text())
    row = next(row for row in data["routines"] if row["name"] == "fe2_mul")
    match change:
        case "greatest":
            row["sums"][0]["greatest"] = hex(int(row["sums"][0]["greatest"], 16) + 1)
        case "times":
            row["sums"][0]["times"] = 2
        case "gone":
            del row["sums"]
        case "most":
            row["most"] = hex(P - 1)
    (path / "MANIFEST.json").write_text(json.dumps(data))
    verdicts = [v for v in prove_library(path, only="fe2_mul")[-1] if v.check == "fe2_mul"]
    assert [v.status for v in verdicts] == [FAILED if change else PASSED]
    assert not change or "other bounds than are proven" in verdicts[0].detail
