"""`ecgen check --fuzz`: right functions pass, a wrong one is found, what cannot be fuzzed is
told.
"""

import shutil
from itertools import islice

import pytest

from ecgen.cli import main
from ecgen.errors import EcgenError
from ecgen.run.check.fuzz import run_fuzz
from ecgen.run.emitted import read_emitted
from ecgen.run.functions.public_functions import inputs_of
from tests.support.compilers import quick_option

BREAKS = {
    "fr_bits": (
        "shift != 0 && i + 1 < words",
        "shift != 0 && i + 2 < words",
    ),  # bits of the topmost word beside others
    "decompress": ("ERR_ENCODING, good & odd", "ERR_ENCODING, 0 & odd"),  # a sign of 0
    "scalarmult": ("ERR_SCALAR, valid ^ 1", "ERR_SCALAR, 0"),  # no refusal
    "point_add": (
        "    ted256189_point_sum(r->w, a->w, b->w);\n",
        "    *r = (ted256189_point){{0}};\n",
    ),  # a lost sum, of points whose sum is not
}


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    folder = tmp_path_factory.mktemp("fuzzed") / "ted256189"
    assert main(["build", "ted256189", "--cpu", "x86-64", "-o", str(folder)]) == 0
    return folder


@pytest.mark.asm
def test_right_functions_pass(library, capsys):
    assert (
        main(
            [
                "check",
                str(library),
                "--fuzz",
                "300",
                "--only",
                "scalarmult",
                "--jobs",
                "2",
                "--cc",
                quick_option(),
            ]
        )
        == 0
    )
    out = capsys.readouterr().out
    assert out.count("300 inputs") == 3 and "scalarmult_base against" in out


@pytest.mark.asm
@pytest.mark.parametrize(
    "name",
    [
        name if name in ("fr_bits", "scalarmult") else pytest.param(name, marks=pytest.mark.long)
        for name in BREAKS
    ],
)
def test_a_wrong_function_is_found(name, library, tmp_path):
    shutil.copytree(library, tmp_path / "broken")
    path = tmp_path / "broken" / "src" / "ted256189.c"
    text = path.read_text()
    right, wrong = BREAKS[name]
    assert right in text
    path.write_text(text.replace(right, wrong))
    _, _, verdicts = run_fuzz(tmp_path / "broken", 300, cc=quick_option(), only=name, jobs=1)
    assert [v.status for v in verdicts if v.check.startswith(f"{name} ")] == ["failed"]


@pytest.mark.asm
def test_another_seed_gives_other_inputs(library):
    emitted = read_emitted(library)
    rows = [
        list(islice(inputs_of(emitted, emitted.function("fr_mul"), seed), 200))
        for seed in (0, 0, 1)
    ]
    assert rows[0] == rows[1] != rows[2]


@pytest.mark.asm
@pytest.mark.parametrize("name", ["scalarmult_base", "point_mul_base", "scalarmult"])
def test_hardly_an_input_comes_twice(name, library):
    """Those of the base point have a scalar alone: steered to one sample they would all be the
    same.
    """
    emitted = read_emitted(library)
    assert len(set(islice(inputs_of(emitted, emitted.function(name)), 2000))) > 1800


@pytest.mark.asm
def test_unknown_functions_are_refused(library):
    with pytest.raises(EcgenError, match="no public function with inputs is named"):
        run_fuzz(library, 10, only="no_such")
