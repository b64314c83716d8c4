"""Files of known answers: what a row may be, what is refused, and rows about the neutral
element.
"""

import json
import re

import pytest

from ecgen.cli import main
from ecgen.errors import EcgenError
from ecgen.run.check.checks import load
from ecgen.run.emitted import read_emitted
from ecgen.run.functions import known_answers
from tests.support.compilers import quick, quick_option
from tests.support.library import curves

VECTORS = curves.Path(__file__).parent.parent / "vectors"
TED, JAC = "ted256189", "jac256189"


def changed(tmp_path, change, name=TED):
    """The packaged vectors of a curve after `change`."""
    data = json.loads((VECTORS / f"{name}.json").read_text())
    change(data)
    path = tmp_path / "v.json"
    path.write_text(json.dumps(data))
    return path


@pytest.fixture
def emitted_of(folder_of):
    return lambda name: read_emitted(folder_of(curves.LARGE[name], name))


@pytest.fixture(scope="module")
def loaded_of(folder_of, tmp_path_factory):
    """A right library in this process, built once."""
    made = {}

    def build(name):
        if name not in made:
            made[name] = load(
                read_emitted(folder_of(curves.LARGE[name], name)),
                quick(),
                tmp_path_factory.mktemp("so"),
            )
        return made[name]

    return build


NEUTRAL = {"inf": True}


def neutral_q(data, q=NEUTRAL, r=NEUTRAL):
    data["point_vectors"][3] |= {"Q": q, "R": r}


@pytest.mark.long
@pytest.mark.parametrize("name", [TED, JAC])
def test_neutral_point_is_not_the_base_point(name, loaded_of, tmp_path):
    loaded = loaded_of(name)
    path = changed(tmp_path, neutral_q, name)
    assert (
        known_answers.check_answers(
            loaded, known_answers.read_answers(path, loaded.emitted), "t"
        ).status
        == "passed"
    )
    for wrong in (lambda d: d["base_vectors"][1]["R"], lambda d: d["point_vectors"][3]["R"]):
        path = changed(tmp_path, lambda data: neutral_q(data, r=wrong(data)), name)
        verdict = known_answers.check_answers(
            loaded, known_answers.read_answers(path, loaded.emitted), "t"
        )
        assert verdict.status == "failed" and "point_vectors[3]" in verdict.detail


def test_neutral_point_as_coordinates(loaded_of, tmp_path):
    loaded = loaded_of(TED)
    path = changed(
        tmp_path, lambda data: neutral_q(data, {"x": "0", "y": "1"}, {"x": "0x0", "y": "0x1"})
    )
    assert (
        known_answers.check_answers(
            loaded, known_answers.read_answers(path, loaded.emitted), "t"
        ).status
        == "passed"
    )


def put(list_name, number, **keys):
    return lambda data: data[list_name][number].update(keys)


def rename(list_name, number, old, new):
    return lambda data: data[list_name][number].update({new: data[list_name][number].pop(old)})


BIG = hex(2**256)
ROWS = {
    "misspelt R": (
        rename("base_vectors", 4, "R", "RR"),
        r"base_vectors\[4\] has k but no R\. It has RR",
    ),
    "no R": (lambda data: data["base_vectors"][4].pop("R"), r"base_vectors\[4\] has k but no R"),
    "misspelt k": (
        rename("point_vectors", 2, "k", "K"),
        r"point_vectors\[2\] has R but no k\. It has K",
    ),
    "misspelt Q": (
        rename("point_vectors", 2, "Q", "q"),
        r"point_vectors\[2\] has the unknown key 'q'",
    ),
    "float k": (put("base_vectors", 3, k=1.5), r"base_vectors\[3\]\.k is not an integer: 1\.5"),
    "true k": (put("base_vectors", 3, k=True), r"base_vectors\[3\]\.k is not an integer: True"),
    "no k": (put("base_vectors", 3, k=None), r"base_vectors\[3\]\.k is not an integer: None"),
    "words": (
        put("base_vectors", 3, k="zz" * 3000),
        r"base_vectors\[3\]\.k is not an integer: .{60}\. ",
    ),
    "underscores": (put("base_vectors", 3, k="0x1_0"), "not an integer"),
    "negative k": (put("base_vectors", 3, k="-0x5"), r"base_vectors\[3\]\.k is negative"),
    "negative x": (
        put("point_vectors", 3, Q={"x": "-0x5", "y": "0x3"}),
        r"point_vectors\[3\]\.Q\.x does not lie in \[0, p\)",
    ),
    "huge y": (
        put("point_vectors", 3, Q={"x": "0x5", "y": BIG}),
        r"point_vectors\[3\]\.Q\.y does not lie in \[0, p\)",
    ),
    "huge R": (
        put("base_vectors", 3, R={"x": BIG, "y": "0x3"}),
        r"base_vectors\[3\]\.R\.x does not lie",
    ),
    "null Q": (put("point_vectors", 3, Q=None), r"point_vectors\[3\]\.Q is not a point"),
}


@pytest.mark.parametrize("name", ROWS)
def test_bad_rows_are_named(name, emitted_of, tmp_path):
    change, why = ROWS[name]
    path = changed(tmp_path, change)
    with pytest.raises(EcgenError) as error:
        known_answers.read_answers(path, emitted_of(TED))
    assert re.search(why, error.value.paragraph()) and error.value.paragraph().startswith(
        f"{path}: "
    ), error.value.paragraph()


def test_every_packaged_file_has_rows_of_the_known_kind(emitted_of):
    """All rows with k and R are read: 33 here, of which none is skipped in silence."""
    for name in (TED, JAC):
        data = json.loads((VECTORS / f"{name}.json").read_text())
        rows = sum("R" in row for rows in data.values() if isinstance(rows, list) for row in rows)
        assert (
            len(known_answers.read_answers(VECTORS / f"{name}.json", emitted_of(name))) == rows > 30
        )


def test_scalars_of_the_order_and_more_are_read(emitted_of, tmp_path):
    path = changed(tmp_path, put("base_vectors", 3, k=hex(2**300)))
    emitted = emitted_of(TED)
    calls = known_answers.read_answers(path, emitted).rows[3].calls
    reduced = (2**300 % emitted.curve.r).to_bytes(emitted.scalar_bytes, "little")
    assert calls and {call.scalar for call in calls} == {reduced}


def test_a_file_that_names_no_curve_is_a_warning(folder_of, tmp_path, capsys):
    folder = str(folder_of(curves.LARGE[TED], TED))

    def anonymous(data):
        for key in ("p", "r", "G"):
            del data[key]

    path = changed(tmp_path, anonymous)
    assert (
        main(
            [
                "check",
                folder,
                "--only",
                "known answers",
                "--cc",
                quick_option(),
                "--vectors",
                str(path),
            ]
        )
        == 0
    )
    shown = capsys.readouterr()
    assert (
        shown.err
        == f"warning: {path} names neither p nor r nor G: nothing says that it is for {TED}.\n"
    )
    assert (
        main(
            [
                "check",
                folder,
                "--only",
                "known answers",
                "--cc",
                quick_option(),
                "--vectors",
                str(path),
                "--json",
            ]
        )
        == 0
    )
    assert "neither p nor r nor G" in json.loads(capsys.readouterr().out)["checks"][0]["warning"]


def test_a_named_curve_is_no_warning(emitted_of):
    assert not known_answers.read_answers(VECTORS / f"{TED}.json", emitted_of(TED)).warning


def test_json_that_nests_too_deeply(emitted_of, tmp_path):
    path = tmp_path / "deep.json"
    path.write_text("[" * 100_000)
    with pytest.raises(EcgenError, match="too deeply"):
        known_answers.read_answers(path, emitted_of(TED))
