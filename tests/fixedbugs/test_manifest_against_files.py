"""Nothing compared MANIFEST.json with the files beside it: walks of nonsense, another system,
window or comb, one instruction a routine passed `ecgen check`.
"""

import json
import shutil
from pathlib import Path

import pytest

from ecgen.curve import load_curve
from ecgen.isa.target import load_target
from ecgen.library.files.write import write_library
from ecgen.library.pipeline.curve import build_library
from ecgen.library.pipeline.options import BuildOptions
from ecgen.run.check.checks import run_checks
from ecgen.run.emitted import read_emitted
from ecgen.run.readback.claims import check_manifest

GENERATED = Path(__file__).resolve().parents[2] / "generated"
WRITTEN = ("ted256189", "jac256189", "curve13318")


def _walks(data, old, new):
    hit = 0
    for row in data["walks"].values():
        hit += sum(old in line for line in row["walk"])
        row["walk"] = [line.replace(old, new) for line in row["walk"]]
    assert hit


def _routine(data, **change):
    next(row for row in data["routines"] if row["name"] == "fe_mul").update(change)


def _line(data, walk):
    data["walks"][walk]["walk"].pop(-2)


def _function(data, name, **change):
    next(row for row in data["functions"] if row["name"] == name).update(change)


def _public(data, name):
    next(row for row in data["functions"] if row["name"] == name)["arguments"][1]["secret"] = False


WRONG = {
    "a function that no check would call": lambda data: data["functions"].pop(),
    "a function twice": lambda data: data["functions"].append(data["functions"][0]),
    "a function for which nothing is watched": lambda data: _function(
        data, "point_mul", vartime=True
    ),
    "a secret that is public": lambda data: _public(data, "scalarmult"),
    "an argument": lambda data: _function(data, "fr_add", arguments=[]),
    "doublings": lambda data: _walks(data, "dbl(", "nonsense("),
    "unreadable recoding": lambda data: _walks(data, "width=", "breadth="),
    "a line": lambda data: _line(data, "point_msm_straus"),
    "a walk": lambda data: data["walks"].pop("point_msm_straus"),
    "a multiplication": lambda data: data["walks"].pop("mul_base"),
    "no walks": lambda data: data.update(walks={}),
    "system": lambda data: data["multiply"].update(system="martian"),
    "recoding": lambda data: data["multiply"].update(recoding="martian"),
    "window": lambda data: data["multiply"].update(window=7),
    "digits": lambda data: data["multiply"].update(digits=1),
    "window in variable time": lambda data: data["multiply"].update(window_vartime=9),
    "group": lambda data: data["multiply"].update(base_group="martian"),
    "argument": lambda data: data["multiply"].update(argument="it is right"),
    "teeth": lambda data: data["comb"].update(teeth=9),
    "blocks": lambda data: data["comb"].update(blocks=1),
    "way of inversion": (
        lambda data: data["inversion"].update(by_divsteps=not data["inversion"]["by_divsteps"])
    ),
    "batches of divsteps": lambda data: data["inversion"]["divsteps"].update(batches=9),
    "bytes that are cleared": lambda data: data["erasure"]["bytes"].update(scalarmult=8),
    "a function that is not cleared": lambda data: data["erasure"]["bytes"].pop("fr_inv"),
    "flags": lambda data: data["erasure"]["flags"].pop(),
    "instructions": lambda data: _routine(data, instructions=1),
    "no instructions": lambda data: _routine(data, instructions=None),
    "stack": lambda data: _routine(data, stack=1 << 20),
    "modelled cycles": lambda data: _routine(data, model_cycles=1.0),
    "formulas where there are none": lambda data: _routine(
        data, formulas=["shortw/jacobian/addition/add-2007-bl"]
    ),
    "formulas": (
        lambda data: next(row for row in data["routines"] if row.get("formulas"))[
            "formulas"
        ].append("another")
    ),
    "fusions": (
        lambda data: next(row for row in data["routines"] if row.get("formulas")).update(
            fusions="others"
        )
    ),
}


@pytest.mark.parametrize("name", WRITTEN)
def test_right_manifests_pass(name):
    verdict = check_manifest(read_emitted(GENERATED / name))
    assert verdict.status == "passed", verdict


@pytest.mark.parametrize("library", WRITTEN[:2])
@pytest.mark.parametrize("wrong", WRONG)
@pytest.mark.sample(64)
def test_a_wrong_manifest_fails(wrong, library, tmp_path):
    folder = tmp_path / library
    shutil.copytree(GENERATED / library, folder)
    data = json.loads((folder / "MANIFEST.json").read_text())
    WRONG[wrong](data)
    (folder / "MANIFEST.json").write_text(json.dumps(data))
    verdict = check_manifest(read_emitted(folder))
    assert verdict.status == "failed", verdict


def test_other_assembly_fails(tmp_path):
    """An instruction more, and a comment that says so of none."""
    folder = tmp_path / "ted256189"
    shutil.copytree(GENERATED / "ted256189", folder)
    path = folder / "src" / "ted256189_field.S"
    path.write_text(path.read_text().replace("\tret\n", "\tnop\n\tret\n", 1))
    assert "instructions and claims" in check_manifest(read_emitted(folder)).detail


CALL = (
    "        jac256189_sc_divsteps((uint64_t *)all, (const uint64_t *)all, (const uint64_t *)p);\n"
)


@pytest.mark.sample(4)
@pytest.mark.parametrize(
    "old, new",
    [
        ("i < 10; ++i)\n        jac", "i < 9; ++i)\n        jac"),
        (CALL, "        ;\n"),
        (CALL, 2 * CALL),
        ("    jac256189_update_de(d, e, m, p);\n", ""),
    ],
)
def test_a_batch_less_fails(old, new, tmp_path):
    """No inverse shows it: none of 3000 random numbers needed the tenth batch."""
    folder = tmp_path / "jac256189"
    shutil.copytree(GENERATED / "jac256189", folder)
    path = folder / "src/jac256189.c"
    text = path.read_text()
    assert text.count(old) == 1, text.count(old)
    path.write_text(text.replace(old, new))
    assert "the C inverts in" in check_manifest(read_emitted(folder)).detail


@pytest.fixture(scope="module")
def portable(tmp_path_factory):
    """A library whose C takes the steps itself."""
    folder = tmp_path_factory.mktemp("portable") / "own"
    write_library(
        build_library(load_curve("curve25519"), load_target("c64"), BuildOptions("own")).files,
        folder,
    )
    return folder


@pytest.mark.parametrize(
    "old, new",
    [
        ("i < 10; ++i) {\n        zeta", "i < 9; ++i) {\n        zeta"),
        ("k < 3; ++k) {\n        uint64_t x", "k < 4; ++k) {\n        uint64_t x"),
        (
            "_divstep(&x, &y, &odd, &zeta);\n        }",
            (
                "_divstep(&x, &y, &odd, &zeta);\n            own_divstep(&x, &y, &odd, &zeta);\n   "
                "     }"
            ),
        ),
    ],
)
def test_a_batch_less_in_portable_c_fails(old, new, portable, tmp_path):
    folder = tmp_path / "own"
    shutil.copytree(portable, folder)
    path = folder / "src/own.c"
    text = path.read_text()
    assert text.count(old) == 1, text.count(old)
    assert "the C inverts in" not in check_manifest(read_emitted(folder)).detail
    path.write_text(text.replace(old, new))
    assert "the C inverts in" in check_manifest(read_emitted(folder)).detail


def test_it_is_a_step_of_the_checks():
    _, _, verdicts = run_checks(GENERATED / "ted256189", only="manifest")
    assert [v.status for v in verdicts] == ["passed"]
