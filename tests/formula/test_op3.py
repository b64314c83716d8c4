"""Formula files: names resolved, errors with file and line, lone files, model files."""

import shutil

import pytest

from ecgen.errors import FormulaError
from ecgen.formula import find, load, load_file, names
from ecgen.resources import data_folder

pytestmark = pytest.mark.essential

ADDITION = "# model shortw/jacobian-3/addition\n"


def write(tmp_path, code: str, description: str = "", name: str = "f"):
    (tmp_path / f"{name}.op3").write_text(code)
    if description:
        (tmp_path / name).write_text(description)
    return tmp_path / f"{name}.op3"


def test_fields_of_a_packaged_formula():
    f = load("shortw/jacobian-3/addition/readd-2010-lg")
    assert (f.shape, f.system.name, f.operation) == ("shortw", "jacobian-3", "addition")
    assert f.inputs == ("X1", "Y1", "Z1", "X2", "Y2", "Z2", "ZZ2", "ZZZ2")
    assert f.outputs == ("X3", "Y3", "Z3") and f.params == ()
    assert "Longa--Gebotys" in f.source and f.statements[0].line == 1


def test_assumptions_parameters_and_claims():
    f = load("shortw/projective/addition/madd-2015-rcb")
    assert f.params == ("a", "b3") and f.parameters == ("b3",)
    assert [e.text for e in f.assumes] == ["Z2 = 1"] and [e.text for e in f.equations] == [
        "b3 = 3*b"
    ]
    assert f.unified and f.complete == "no point of order 2"


def test_more_than_one_result():
    f = load("montgom/xz/ladder/mladd-1987-m")
    assert f.input_points() == (1, 2, 3) and f.output_points() == (4, 5)
    g = load("shortw/jacobian/co-z-addition/zaddu-2007-m")
    assert g.outputs == ("X3", "Y3", "Z3", "X4", "Y4", "H3") and g.output_points() == (3, 4)


@pytest.mark.parametrize(
    "code, needle",
    [
        (ADDITION + "t1 = X1^2\nX3 = t1*q\n", ":3: The name `q` is read but never defined."),
        (
            ADDITION + "X3 = X3*X1\nY3 = Y1\nZ3 = Z1\n",
            ":2: The name `X3` is read but never defined.",
        ),
        (ADDITION + "X3 = X5*X1\nY3 = Y1\nZ3 = Z1\n", "reads points 1, 2 only"),
        (ADDITION + "t1 = X1 X2\n", ":2: Unexpected `X2`"),
        (
            ADDITION + "X3 = X1\nY3 = Y1\n",
            "does not write all coordinates of its result. Expected assignments to X3, Y3, Z3",
        ),
        (ADDITION + "2*X3 = X1\n", ":2: `2*X3 = X1` does not assign to a name"),
        (ADDITION, "has no statements"),
        ("X3 = X1\n", "outside a formula tree"),
        ("# model shortw/nosuch/addition\nX3 = X1\n", "There is no model `shortw/nosuch/addition`"),
        ("# model shortw/jacobian/nosuch\nX3 = X1\n", "Unknown operation `nosuch`"),
    ],
)
def test_bad_files(tmp_path, code, needle):
    path = write(tmp_path, code)
    with pytest.raises(FormulaError) as caught:
        load_file(path)
    assert needle in str(caught.value) and str(path) in str(caught.value)


@pytest.mark.parametrize("line, needle", [
    ("assume k = 2*", "f:1: The expression ends too early"),
    ("output Q3", "f:1: `output Q3` is not a derived coordinate"),
    ("output Q3 = 2*X1", "The output Q3 is never written"),
])  # fmt: skip
def test_bad_descriptions(tmp_path, line, needle):
    path = write(tmp_path, ADDITION + "X3 = X1\nY3 = Y1\nZ3 = Z1\n", line)
    with pytest.raises(FormulaError) as caught:
        load_file(path)
    assert needle in str(caught.value)


def test_unknown_tag_is_a_warning(tmp_path):
    f = load_file(write(tmp_path, ADDITION + "X3 = X1\nY3 = Y1\nZ3 = Z1\n", "colour blue"))
    assert "unknown tag `colour`" in f.warnings[0]


def test_not_text(tmp_path):
    path = tmp_path / "f.op3"
    for content in (b"\xff\xfe\x00", b"X3 = X1\0"):
        path.write_bytes(content)
        with pytest.raises(FormulaError, match="text"):
            load_file(path, "shortw/jacobian/negation")


def test_model_given_by_argument(tmp_path):
    path = write(tmp_path, "X3 = X1\nY3 = -Y1\nZ3 = Z1\n")
    assert load_file(path, "shortw/jacobian/negation").name == "shortw/jacobian/negation/f"


def test_a_tree_elsewhere_brings_its_own_model(tmp_path):
    shutil.copytree(data_folder("formulas") / "montgom", tmp_path / "other")
    f = load(tmp_path / "other/xz/doubling/dbl-1987-m.op3")
    assert f.name == "other/xz/doubling/dbl-1987-m"
    assert len(find(tmp_path / "other")) == len([n for n in names() if n.startswith("montgom/")])


@pytest.mark.parametrize("file, old, new, needle", [
    ("coordinates", "coordinate y\n", "", "two `coordinate` lines"),
    ("coordinates", "name", "nome", "coordinates:1: Unknown tag `nome`"),
    ("coordinates", "negation y = -y1\n", "", "negation law misses a coordinate"),
    ("coordinates", "x^3 +", "x^3 + +*", "coordinates:6: "),
    ("xz/variables", "variable X\n", "", "does not set one of Z"),
    ("xz/variables", "tosystem Z = 1\n", "", "Every variable needs a `tosystem` line"),
])  # fmt: skip
def test_bad_model_files(tmp_path, file, old, new, needle):
    shutil.copytree(data_folder("formulas") / "montgom", tmp_path / "other")
    path = tmp_path / "other" / file
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    with pytest.raises(FormulaError) as caught:
        load(tmp_path / "other/xz/doubling/dbl-1987-m.op3")
    assert needle in str(caught.value)


def test_unknown_name_suggests():
    with pytest.raises(FormulaError, match="Did you mean .*dbl-2010-lg"):
        load("shortw/jacobian-3/tripling/dbl-2010-lg")
    with pytest.raises(FormulaError, match="holds .* formulas, expected one"):
        load("shortw/jacobian-3/doubling")
