"""What is recorded of the exceptions of packaged formulas is what their proofs give, and a changed byte of what it was made from undoes it."""

import json
import shutil
from dataclasses import asdict

import pytest
from tests.test_arrows import imported_modules, modules

from ecgen.formula import load_file
from ecgen.group import exceptions, recorded
from ecgen.report.exceptions import derived_rows
from ecgen.resources import data_folder

TAKES_NO_PART = {"kept", "names", "resources", "group.recorded"}  # where files are, and what was found before


def test_every_row_is_what_the_proofs_give(tmp_path):
    recorded.write_rows(derived_rows(), tmp_path / recorded.FILE)
    made, known = ({row["name"]: row for row in json.loads((folder / recorded.FILE).read_text())} for folder in (tmp_path, data_folder("formulas")))
    assert len(made) > 200 and sum(bool(row["found"]["vectors"]) for row in made.values()) > 50
    wrong = [name for name in made.keys() | known.keys() if made.get(name) != known.get(name)]
    assert not wrong, f"python -m ecgen.report.exceptions was not run after a change of {wrong[:3]} or of what proves them"


def test_the_key_holds_all_that_proves_and_explains():
    files = modules()
    reached, todo = set(), {"group.exceptions"}
    while todo:
        name = todo.pop()
        reached.add(name)
        todo |= imported_modules(files[name], files) - reached
    hashed = {name for name, path in files.items() for part in recorded.PROVERS
              if (place := path.relative_to(files[""].parent).as_posix()) == part or place.startswith(f"{part}/") or place == f"{part}.py"}  # fmt: skip
    assert reached - hashed == TAKES_NO_PART and "verify.prove" in hashed


@pytest.fixture
def own_tree(tmp_path, monkeypatch):
    """A copy of the shape of short Weierstrass curves with the rows, in the place of what comes with ecgen."""
    tree = tmp_path / "formulas"
    shutil.copytree(data_folder("formulas") / "shortw", tree / "shortw")
    shutil.copy(data_folder("formulas") / recorded.FILE, tree)
    monkeypatch.setattr(recorded, "data_folder", lambda name: tree)
    for cached in (recorded._rows, recorded._digest, exceptions.find_exceptions):
        cached.cache_clear()
    yield tree
    recorded._rows.cache_clear()
    recorded._digest.cache_clear()
    exceptions.find_exceptions.cache_clear()


FORMULA = "shortw/jacobian-3/doubling/dbl-2001-b"
FILES = (f"{FORMULA}.op3", FORMULA, "shortw/jacobian-3/variables", "shortw/coordinates")


def test_a_changed_byte_undoes_a_row(own_tree):
    formula = load_file(own_tree / f"{FORMULA}.op3")
    row = recorded.recorded(formula)
    assert row is not None and row == {key: recorded._tuples(value) for key, value in asdict(exceptions.derive_exceptions(formula)).items()}
    for name in FILES:
        before = (own_tree / name).read_bytes()
        (own_tree / name).write_bytes(before + b"\n")
        recorded._digest.cache_clear()
        assert recorded.recorded(formula) is None, name
        (own_tree / name).write_bytes(before)
        recorded._digest.cache_clear()
        assert recorded.recorded(formula) == row


def test_a_row_is_taken_where_nothing_changed(own_tree, monkeypatch):
    formula = load_file(own_tree / f"{FORMULA}.op3")
    monkeypatch.setattr(exceptions, "derive_exceptions", lambda formula: pytest.fail("proven again"))
    assert exceptions.find_exceptions(formula).vectors
    (own_tree / f"{FORMULA}.op3").write_text("X3 = X1\nY3 = Y1\nZ3 = Z1\n")
    recorded._digest.cache_clear()
    exceptions.find_exceptions.cache_clear()
    with pytest.raises(pytest.fail.Exception, match="proven again"):
        exceptions.find_exceptions(load_file(own_tree / f"{FORMULA}.op3"))
