"""`ecgen check --prove`: the walks of a manifest are proven again, and what it says of them beside
their lines is refused where it is not theirs.
"""

import json
import re
import shutil
from pathlib import Path

import pytest

from ecgen.cli import main
from ecgen.run.emitted import read_emitted
from ecgen.run.proof import walks as proof_of_walks
from ecgen.run.proof.walks import walk_verdicts
from ecgen.walk.proof.prove import prove
from ecgen.walk.text import parse

GENERATED = Path(__file__).resolve().parents[2] / "generated"
WRITTEN = ("ted256189", "jac256189", "curve13318")


def walk(name: str, old: str, new: str):
    """A change of a line of a walk."""

    def change(data: dict) -> None:
        row = data["walks"][name]
        assert sum(old in line for line in row["walk"]), old
        row["walk"] = [line.replace(old, new) for line in row["walk"]]

    return change


def record(key: str, **change):
    return lambda data: data["walks"]["mul"]["proof"][key][0].update(change)


WRONG = {
    "fewer scalars": walk("mul", " multiple_of=1", " multiple_of=2"),
    "points of another order": walk("mul", "order=odd", "order=r"),
    "a step": walk("mul_vartime", "acc = ext.dbladd(acc, q)", "acc = ext.add(acc, q)"),
    "the rows of a table": walk("mul_base", " rows=d", " rows=2*d"),
    "no rows of a table": walk("mul_base", " rows=d", ""),
    "rows of other digits": walk("mul_base", " rows=d", " rows=e"),
    "a number that is none": walk("mul", "high=0x", "high=0y"),
    "the result": walk("point_double", "[a]P + [b]Q", "[b]P + [a]Q"),
    "another walk": lambda data: data["walks"].update(mul=data["walks"]["mul_vartime"]),
    "why a step is complete": record("complete", why="it is said to be"),
    "which step is complete": record("complete", step="ext.other"),
    "the result of the proof": lambda data: data["walks"]["mul"]["proof"].update(
        result="[V_d[1]]P"
    ),
    "a statement more": lambda data: data["walks"]["mul"]["proof"]["complete"].append(
        data["walks"]["mul"]["proof"]["complete"][0]
    ),
    "the strategy": lambda data: data["walks"]["mul_base"].update(strategy="ext, another comb"),
}


PROOFS = {}


def proven_once(walk, steps, order):
    """Most walks of a changed library are those of another, whose proof is the same."""
    if (walk, order) not in PROOFS:
        PROOFS[walk, order] = prove(walk, steps, order)
    return PROOFS[walk, order]


def failed(folder: Path, only: str = "") -> list[str]:
    with pytest.MonkeyPatch.context() as m:
        m.setattr(proof_of_walks, "prove", proven_once)
        return [
            verdict.check
            for verdict in walk_verdicts(read_emitted(folder), only)
            if verdict.status != "passed"
        ]


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", WRITTEN)
def test_walks_are_proven(name):
    names = [
        f"walk {walk}"
        for walk in json.loads((GENERATED / name / "MANIFEST.json").read_text())["walks"]
    ]
    verdicts = list(walk_verdicts(read_emitted(GENERATED / name)))
    assert (
        [v.check for v in verdicts] == names
        and len(names) > 8
        and {v.status for v in verdicts} == {"passed"}
    )


@pytest.mark.parametrize("wrong", WRONG)
@pytest.mark.sample(2)
def test_what_is_said_of_a_walk_is_refused_where_it_is_wrong(wrong, tmp_path):
    folder = tmp_path / "ted256189"
    shutil.copytree(GENERATED / "ted256189", folder)
    data = json.loads((folder / "MANIFEST.json").read_text())
    WRONG[wrong](data)
    (folder / "MANIFEST.json").write_text(json.dumps(data))
    assert len(failed(folder)) == 1


@pytest.mark.parametrize("name", WRITTEN)
def test_other_constants_in_the_c_are_refused(name, tmp_path):
    folder = tmp_path / name
    shutil.copytree(GENERATED / name, folder)
    path = folder / f"src/{name}.c"
    head, start, table = path.read_text().partition(f"{name}_multiply_base_table[")
    word = re.search(r"0x[0-9a-f]{16}", table[len(table) // 3 :])[0]
    path.write_text(head + start + table.replace(word, f"{int(word, 16) ^ 1:#018x}", 1))
    assert failed(folder) == ["walk mul_base"]


def test_without_the_c_walks_are_proven_and_the_constants_skipped(tmp_path):
    """Of the build MANIFEST.json is enough: it ended with "No such file"."""
    shutil.copy(GENERATED / "jac256189" / "MANIFEST.json", tmp_path)
    *walks, last = walk_verdicts(read_emitted(tmp_path), "mul_base")
    assert [(v.check, v.status) for v in walks] == [("walk mul_base", "passed")] and (
        last.check,
        last.status,
    ) == ("constants", "skipped")
    assert list(walk_verdicts(read_emitted(tmp_path), "fe_")) == []


def test_tables_are_told_in_a_word():
    """Of 2752 multiples the manifest says that they are those of the digits."""
    rows = json.loads((GENERATED / "jac256189" / "MANIFEST.json").read_text())["walks"]["mul_base"][
        "walk"
    ]
    table = parse("\n".join(rows)).inputs[0]
    assert (
        sum("rows=d" in row for row in rows) == 1
        and len(table.multiples) == int(rows[1].split("multiples=")[1].split(" ")[0]) > 8
    )


@pytest.mark.long
@pytest.mark.parametrize(
    "curve",
    [
        "secp256k1",
        "fourq",
        "curve25519",
        "kummer1271",
        "generic1271",
        "bk127",
        "p256",
        "ed448",
        "jac1271gls",
    ],
)
def test_walks_with_endomorphisms_ladders_and_classes(curve, tmp_path):
    """What the curve's file states of endomorphisms is in the manifest."""
    assert main(["build", curve, "--cpu", "x86-64", "-o", str(tmp_path / curve)]) == 0
    assert failed(tmp_path / curve) == []
