"""A key of MANIFEST.json that was null, a list or a text where another type is expected ended in
tracebacks: what is read is a library, or refused with file and key.
"""

import copy
import json
import shutil
from pathlib import Path

import pytest

from ecgen.errors import EcgenError
from ecgen.run.emitted import read_emitted
from ecgen.run.manifest import members_of, read_manifest
from ecgen.run.manifest_form import HEX, misfit
from ecgen.run.proof.walks import walk_verdicts
from ecgen.run.readback.claims import check_manifest

pytestmark = pytest.mark.essential

LIBRARY = Path(__file__).resolve().parents[2] / "generated/ted256189"
DATA = json.loads((LIBRARY / "MANIFEST.json").read_text(encoding="utf-8"))
VALUES = (None, 0, "x", [], {})
WALK = "point_by_cofactor"  # whose proof is short
ROWS = ("curve", "field", "comb", "multiply", "inversion", "erasure")
PLACES = [(key,) for key in DATA]
PLACES += [(key, name) for key in ROWS for name in DATA[key]]
PLACES += [("walks", WALK), *(("walks", WALK, key) for key in (*DATA["walks"][WALK], "from"))]
PLACES += [
    ("functions", 7),
    *(("functions", 7, key) for key in DATA["functions"][7]),
    ("functions", 7, "arguments", 0),
    *(("functions", 7, "arguments", 0, key) for key in DATA["functions"][7]["arguments"][0]),
]
PLACES += [
    ("routines", -1),
    *(("routines", -1, key) for key in DATA["routines"][-1]),
    ("routines", -1, "arguments", 0),
    *(("routines", -1, "arguments", 0, key) for key in DATA["routines"][-1]["arguments"][0]),
]
NEW = [
    ("packed",),
    ("second",),
    ("batch",),
    ("ladder",),
    ("image",),
    ("formulas",),
    ("map",),
    ("api",),
    ("extras",),
    ("packages",),
    ("red_zone",),
    ("prime",),
    ("members",),
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return shutil.copytree(LIBRARY, tmp_path_factory.mktemp("types") / "ted256189")


def changed(place: tuple, value) -> dict:
    data = copy.deepcopy(DATA)
    data["walks"] = {WALK: data["walks"][WALK]}
    inner = data
    for key in place[:-1]:
        inner = inner[key]
    inner[place[-1]] = value
    return data


@pytest.mark.parametrize("place", [*PLACES, *NEW], ids=lambda place: ".".join(map(str, place)))
@pytest.mark.sample(7)
def test_a_value_of_another_type(folder, place):
    """Refused, or compared: no other exception."""
    for value in VALUES:
        (folder / "MANIFEST.json").write_text(json.dumps(changed(place, value)), encoding="utf-8")
        try:
            emitted = read_emitted(folder)
        except EcgenError as error:
            assert (
                error.exit_code == 2 and error.file == str(folder / "MANIFEST.json") and error.hint
            ), (value, error)
            assert "\n" not in error.what and "invalid literal" not in error.what, (
                value,
                error.what,
            )
            continue
        verdicts = [check_manifest(emitted), *walk_verdicts(emitted)]
        assert verdicts[0].status != "skipped" and all(verdict.check for verdict in verdicts)


@pytest.mark.parametrize("value", VALUES)
def test_a_manifest_that_is_no_table(tmp_path, value):
    (tmp_path / "MANIFEST.json").write_text(json.dumps(value), encoding="utf-8")
    with pytest.raises(EcgenError, match="not of the expected form"):
        read_manifest(tmp_path)


@pytest.mark.parametrize(
    "rows",
    [
        None,
        0,
        "x",
        {},
        [None],
        [0],
        ["x"],
        [{}],
        [{"folder": 0, "guard": "1"}],
        [{"folder": "../x", "guard": "1"}],
    ],
)
def test_members_of_other_types(tmp_path, rows):
    (tmp_path / "MANIFEST.json").write_text(
        json.dumps(
            {"prefix": "x", "curve": {"name": "x"}, "sources": [], "files": {}, "members": rows}
        ),
        encoding="utf-8",
    )
    with pytest.raises(EcgenError, match="not of the expected form"):
        members_of(tmp_path, read_manifest(tmp_path))


SENTENCES = [
    ({"a": {"b": [1, None]}}, {"a": {"b": [int]}}, "a.b[1] is null, expected an integer"),
    ({"a": True}, {"a": int}, "a is true or false, expected an integer"),
    ({"a": "xyz"}, {"a": {str: int}}, "a is `xyz`, expected a table"),
    ({}, {"a": int, "b?": int}, "it has no key `a`"),
    ({"a": "12"}, {"a": HEX}, 'a is `12`, expected a number such as "0x1f"'),
    ({"a": []}, {"a": (int, None)}, "a is a list, expected an integer or null"),
    ({"a": {"x": "y"}}, {"a": {str: (int, str)}}, ""),
    ({"a": -1, "c": 0}, {"a": int, "b?": int}, ""),
]


@pytest.mark.parametrize("value, form, said", SENTENCES)
def test_what_is_said(value, form, said):
    assert misfit(value, form) == said
