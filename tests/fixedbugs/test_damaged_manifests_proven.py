"""`ecgen check --prove` met manifests of other types, forms and calls with a traceback, and passed
a summary or functions that are not those of the walks; headers counted one table of several.
"""

import json
import re
import shutil
from pathlib import Path

import pytest

from ecgen.cli import main
from ecgen.run.emitted import read_emitted
from ecgen.run.proof.routines import claims_of, prove_library

GENERATED = Path(__file__).resolve().parents[2] / "generated"


def _routine(data: dict, **change) -> None:
    next(row for row in data["routines"] if row.get("formulas")).update(change)


REFUSED = {  # before anything is proven
    "form": lambda data: data["curve"].update(form="weierstrassx"),
    "a stack of text": lambda data: _routine(data, stack="8"),
    "a function without a name": lambda data: data["functions"][0].update(name=None),
    "a formula without a name": lambda data: _routine(data, formulas=[None]),
    "a call without a name": lambda data: _routine(data, calls=[None]),
}
FAILED = {
    "another window": lambda data: data["multiply"].update(window=9),
    "another argument": lambda data: data["multiply"].update(argument="it is right"),
    "another comb": lambda data: data["comb"].update(teeth=9),
    "a secret that is public": lambda data: next(
        row for row in data["functions"] if row["name"] == "scalarmult"
    )["arguments"][1].update(secret=False),
}


def _damaged(change, folder: Path) -> Path:
    shutil.copytree(GENERATED / "ted256189", folder)
    data = json.loads((folder / "MANIFEST.json").read_text())
    change(data)
    (folder / "MANIFEST.json").write_text(json.dumps(data))
    return folder


@pytest.mark.asm
@pytest.mark.parametrize("change", REFUSED)
def test_other_types_and_forms_are_refused_in_a_line(change, tmp_path, capsys):
    assert (
        main(
            [
                "check",
                str(_damaged(REFUSED[change], tmp_path / "ted256189")),
                "--prove",
                "--only",
                "fe_add",
            ]
        )
        == 2
    )
    assert "the manifest is not of the expected form" in capsys.readouterr().err


@pytest.mark.long
@pytest.mark.asm
@pytest.mark.parametrize("change", FAILED)
def test_what_is_said_of_functions_and_multiplications_has_to_be_so(change, tmp_path):
    verdicts = prove_library(_damaged(FAILED[change], tmp_path / "ted256189"), only="fe_add")[-1]
    assert [v.status for v in verdicts if v.check == "manifest"] == ["failed"]


def test_calls_are_those_of_the_program():
    from dataclasses import replace

    from ecgen.errors import CheckFailure

    emitted = read_emitted(GENERATED / "ted256189")
    row = next(row for row in emitted.routines if row.name == "ext_dbl")
    with pytest.raises(CheckFailure, match="too many or too few"):
        claims_of(emitted).called(replace(row, calls=("fe_mul",)))


@pytest.mark.long
def test_every_table_of_a_multiplication_is_counted(tmp_path):
    """fourq said 128 bytes; its C declares 8 entries of 4 coordinates of 32 bytes, and 4 points of
    as many.
    """
    assert main(["build", "fourq", "--cpu", "x86-64", "-o", str(tmp_path / "fourq")]) == 0
    text = (tmp_path / "fourq/include/fourq.h").read_text()
    told = [
        int(number)
        for number in re.search(
            r"tables of a multiplication take (\d+) bytes of the stack, in variable time (\d+)",
            text,
        ).groups()
    ]
    walks = json.loads((tmp_path / "fourq/MANIFEST.json").read_text())["walks"]
    size = {"point": 4, "cached": 4}
    assert told == [
        sum(
            32 * size[form] * int(count)
            for line in walks[name]["walk"]
            for form, count in re.findall(r"^register \w+ ext\.(\w+) count=(\d+)", line)
        )
        for name in ("mul", "mul_vartime")
    ]
    assert told[0] >= 1024
