"""Coordinate systems of the Explicit-Formulas Database that ecgen does not have, given as files
only: libraries that multiply in them pass `ecgen check`.
"""

import json
import shutil
from pathlib import Path

import pytest

from ecgen.cli import main
from tests.support.library.curves import curve_of
from tests.support.library.real import curve_text

GROUP = Path(__file__).parents[1] / "group"
P = 2**40 + 115
Q = 2**40 + 12351
CURVES = {  # counted by baby steps and giant steps
    "a=-3": curve_of(
        "tiny", "weierstrass", P, P - 3, 1099511357689, 1, 282634837106, 315475956096, b=43
    ),
    "a=-1": curve_of(
        "tiny", "weierstrass", Q, Q - 1, 1099511210219, 1, 828415301733, 801353047752, b=81
    ),
    "b=0, cofactor 4": curve_of(
        "tiny", "weierstrass", 2**40 + 54541, 1, 274878132989, 4, 712162107055, 31301360424, b=0
    ),
    "Edwards": curve_of(
        "tiny", "twisted_edwards", P, 1, 274877706109, 4, 556724128616, 448708573204, d=98
    ),
}
SYSTEMS = [
    ("shortw/modified", "a=-1"),
    ("shortw/xyzz", "b=0, cofactor 4"),
    ("shortw/xyzz-3", "a=-3"),
    ("shortw/w12-0", "b=0, cofactor 4"),
    ("shortw/projective-1", "a=-1"),
    ("twisted/inverted", "Edwards"),
    ("edwards/inverted", "Edwards"),
    ("edwards/projective", "Edwards"),
]
# the database's line for edwards/inverted, whose x = Z/X it does not satisfy
WRONG = "neutral X = 0\nneutral Y = 1\nneutral Z = c\n"


def tree_of(system: str, folder: Path, mended: bool = True) -> str:
    """A tree with this system alone."""
    shape = system.split("/")[0]
    source = next(tree for tree in (GROUP / "efd", GROUP / "database") if (tree / system).exists())
    shutil.copytree(source / system, folder / system)
    shutil.copy(source / shape / "coordinates", folder / shape)
    variables = folder / system / "variables"
    if mended:
        variables.write_text(
            variables.read_text().replace(WRONG, "neutral X = 1\nneutral Y = 0\nneutral Z = 0\n")
        )
    return str(folder)


def options_of(system: str, curve: str, tmp_path: Path, **given: bool) -> list[str]:
    path = tmp_path / "tiny.toml"
    path.write_text(curve_text(CURVES[curve]))
    return [
        str(path),
        "--cpu",
        "x86-64",
        "--formulas",
        tree_of(system, tmp_path / "tree", **given),
        "--system",
        system.split("/")[1],
    ]


@pytest.mark.long
@pytest.mark.parametrize("system, curve", SYSTEMS)
def test_a_library_in_it_passes_its_check(tmp_path, capsys, system, curve):
    options, folder = options_of(system, curve, tmp_path), tmp_path / "library"
    assert main(["explain", *options, "--json"]) == 0
    rows = {row["name"]: row for row in json.loads(capsys.readouterr().out)["systems"]}
    assert "constant time" in rows[system]["taken"]
    assert main(["build", *options, "--allow-weak", "-o", str(folder)]) == 0
    manifest = json.loads((folder / "MANIFEST.json").read_text())
    group = manifest["multiply"]["group"]
    made = {
        formula
        for routine in manifest["routines"]
        if routine["name"].startswith(f"{group}_")
        for formula in routine["formulas"]
    }
    assert {formula.rsplit("/", 1)[0] for formula in made} == {
        f"{system}/addition",
        f"{system}/doubling",
    } and f" = {group}.dbladd(acc, " in json.dumps(manifest["walks"]["mul"])
    assert main(["check", str(folder), "--scale", "0.01"]) == 0
    told = capsys.readouterr().out
    assert "passed  public functions" in told and "failed" not in told


def test_a_neutral_element_that_contradicts_is_refused(tmp_path, capsys):
    assert (
        main(
            [
                "build",
                *options_of("edwards/inverted", "Edwards", tmp_path, mended=False),
                "--allow-weak",
                "-o",
                str(tmp_path / "library"),
            ]
        )
        == 2
    )
    told = capsys.readouterr().err
    assert "The `neutral` element does not satisfy `x = Z/X`" in told and "Traceback" not in told
