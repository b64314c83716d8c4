"""What is recorded of the exceptions of packaged formulas is what their proofs give, and a changed
byte of what it was made from undoes it.
"""

import copy
import json
import shutil
from dataclasses import asdict

import pytest

from ecgen.formula import load_file
from ecgen.formula.operations import OPERATIONS
from ecgen.group import load
from ecgen.group.exceptions import proven, recorded
from ecgen.kept import cached_apart, is_anew, without_kept
from ecgen.library.facts import groups
from ecgen.report.exceptions import derived_rows
from ecgen.resources import data_folder
from tests.support.arrows import imported_modules, modules
from tests.support.library import curves

# where files are, and what was found before
TAKES_NO_PART = {"kept", "names", "resources", "group.exceptions.recorded"}


def test_every_row_is_what_the_proofs_give(tmp_path):
    recorded.write_rows(derived_rows(), tmp_path / recorded.FILE)
    made, known = (
        {row["name"]: row for row in json.loads((folder / recorded.FILE).read_text())}
        for folder in (tmp_path, data_folder("formulas"))
    )
    assert len(made) > 200 and sum(bool(row["found"]["vectors"]) for row in made.values()) > 50
    wrong = [name for name in made.keys() | known.keys() if made.get(name) != known.get(name)]
    assert not wrong, (
        f"python -m ecgen.report.exceptions was not run after a change of {wrong[:3]} or of what"
        " proves them"
    )


def test_the_key_holds_all_that_proves_and_explains():
    files = modules()
    reached, todo = set(), {"group.exceptions.proven"}
    while todo:
        name = todo.pop()
        reached.add(name)
        todo |= imported_modules(files[name], files) - reached
    hashed = {
        name
        for name, path in files.items()
        for part in recorded.PROVERS
        if (place := path.relative_to(files[""].parent).as_posix()) == part
        or place.startswith(f"{part}/")
        or place == f"{part}.py"
    }
    assert reached - hashed == TAKES_NO_PART and "verify.prove" in hashed


@pytest.fixture
def own_tree(tmp_path, monkeypatch):
    """A copy of the shape of short Weierstrass curves with the rows, in the place of what comes
    with ecgen.
    """
    tree = tmp_path / "formulas"
    shutil.copytree(data_folder("formulas") / "shortw", tree / "shortw")
    shutil.copy(data_folder("formulas") / recorded.FILE, tree)
    monkeypatch.setattr(recorded, "data_folder", lambda name: tree)
    for cached in (recorded._rows, recorded._digest, proven.find_exceptions):
        cached.cache_clear()
    yield tree
    recorded._rows.cache_clear()
    recorded._digest.cache_clear()
    proven.find_exceptions.cache_clear()


FORMULA = "shortw/jacobian-3/doubling/dbl-2001-b"
FILES = (f"{FORMULA}.op3", FORMULA, "shortw/jacobian-3/variables", "shortw/coordinates")


def test_a_changed_byte_undoes_a_row(own_tree):
    formula = load_file(own_tree / f"{FORMULA}.op3")
    row = recorded.recorded(formula)
    assert row is not None and row == {
        key: recorded._tuples(value)
        for key, value in asdict(proven.derive_exceptions(formula)).items()
    }
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
    monkeypatch.setattr(proven, "derive_exceptions", lambda formula: pytest.fail("proven again"))
    assert proven.find_exceptions(formula).vectors
    (own_tree / f"{FORMULA}.op3").write_text("X3 = X1\nY3 = Y1\nZ3 = Z1\n")
    recorded._digest.cache_clear()
    proven.find_exceptions.cache_clear()
    with pytest.raises(pytest.fail.Exception, match="proven again"):
        proven.find_exceptions(load_file(own_tree / f"{FORMULA}.op3"))


def every_change(value) -> list:
    """What a part of a row may be changed to: texts, numbers and truths to others, lists shorter
    and with each part changed.
    """
    if isinstance(value, list):
        return [
            [*value, [7]],
            *([value[:-1]] if value else []),
            *(
                [*value[:k], new, *value[k + 1 :]]
                for k, each in enumerate(value)
                for new in every_change(each)
            ),
        ]
    if isinstance(value, dict):
        return [value | {key: new} for key in value for new in every_change(value[key])]
    return (
        [not value]
        if isinstance(value, bool)
        else [value + "x"]
        if isinstance(value, str)
        else [value + 1]
    )


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    "name",
    [
        FORMULA,
        "shortw/projective/addition/madd-2015-rcb",
        "shortw/jacobian-3/doubling-addition/dadd-2010-lg",
    ],
)
def test_a_changed_row_is_not_believed(own_tree, name):
    formula, path = load_file(own_tree / f"{name}.op3"), own_tree / recorded.FILE
    rows = json.loads(path.read_text())
    place = next(k for k, row in enumerate(rows) if row["name"] == name)
    assert recorded.recorded(formula) is not None
    changes = [rows[place] | {"found": new} for new in every_change(rows[place]["found"])] + [
        rows[place] | {"digest": "0" * 64},
        {k: v for k, v in rows[place].items() if k != "digest"},
    ]
    assert len(changes) > 10
    for change in changes:
        own = copy.deepcopy(rows)
        own[place] = change
        path.write_text(json.dumps(own))
        recorded._rows.cache_clear()
        assert recorded.recorded(formula) is None, change


@pytest.mark.parametrize(
    "text", ["", "[", "{}", "[1]", '[{"name": 1}]', '[{"name": [], "found": {}}]']
)
def test_a_damaged_file_means_that_all_is_proven(own_tree, text):
    (own_tree / recorded.FILE).write_text(text)
    recorded._rows.cache_clear()
    formula = load_file(own_tree / f"{FORMULA}.op3")
    assert recorded.recorded(formula) is None and proven.find_exceptions(formula).vectors


def test_no_row_is_taken_where_all_is_proven_anew(own_tree, monkeypatch):
    formula = load_file(own_tree / f"{FORMULA}.op3")
    monkeypatch.setenv("ECGEN_PROOFS", str(own_tree / "kept.sqlite"))
    assert recorded.recorded(formula) is not None
    with without_kept():
        assert recorded.recorded(formula) is None
    monkeypatch.setenv("ECGEN_PROOFS", "off")
    assert recorded.recorded(formula) is None


def test_what_rests_on_rows_is_not_returned_where_all_is_proven_anew(monkeypatch):
    """In one process, with rows first: every formula of a curve has an exception that none has, and
    then none has it.
    """

    def row(formula) -> dict | None:
        wrong = (7, *[0] * (len(OPERATIONS[formula.operation].base) - 1))
        return None if is_anew() else asdict(proven.Found((wrong,), (), (), "", joint=((wrong,),)))

    monkeypatch.setattr(proven, "recorded", row)
    facts = curves.LARGE["jac256189"]
    remembered = (proven.find_exceptions, load._groups, groups.library_groups, groups.find_routine)
    for each in remembered:
        each.cache_clear()
    try:

        def is_wrong() -> list[bool]:
            roles = [
                [role for group in groups.library_groups(facts) for role in group.roles],
                [groups.find_routine("jac_dbl", facts).role],
            ]
            return [
                any(v[0] == 7 for role in each for c in role.candidates for v in c.exceptions)
                for each in roles
            ]

        assert is_wrong() == [True, True]
        with without_kept():
            assert is_wrong() == [False, False]
        assert is_wrong() == [True, True]
    finally:
        for each in remembered:
            each.cache_clear()


def test_results_are_apart():
    made = []
    ask = cached_apart(4)(lambda x: made.append(x) or len(made))
    assert (ask(1), ask(1)) == (1, 1)
    with without_kept():
        assert (ask(1), ask(1)) == (2, 2)
    assert ask(1) == 1 and made == [1, 1]
