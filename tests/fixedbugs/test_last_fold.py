"""The last conditional fold of an emitted point routine could be deleted, and no check found it
once the manifest's hash was corrected: 10^4 random and edge points never reach the carry that it
folds. `ecgen check` constructs inputs that do.
"""

import hashlib
import json
import re
import shutil
from random import Random

import pytest

from ecgen.cli import main
from ecgen.run.check.checks import load
from ecgen.run.differential import constructed_inputs
from ecgen.run.emitted import read_emitted
from ecgen.run.roots import root
from tests.support.compilers import quick, quick_option

pytestmark = pytest.mark.essential

FOLD = re.compile(
    r"^\tcmovc (\w+), \w+\n(?=\tmov qword ptr \[r\w+(?:\+\d+)?\], \1\n)", re.MULTILINE
)


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    folder = tmp_path_factory.mktemp("fold") / "ted256189"
    assert main(["build", "ted256189", "--cpu", "x86-64", "-o", str(folder)]) == 0
    return folder


def _broken(library, folder, number):
    """The library without the fold `number`, from the end, in front of a result of ext_dbl, its new
    hash in the manifest.
    """
    shutil.copytree(library, folder)
    path = folder / "src" / "ted256189_point.S"
    text = path.read_text()
    start, end = (
        text.index(f"TED256189_{word}(TED256189_NAME(ted256189_ext_dbl))")
        for word in ("BEGIN", "END")
    )
    fold = list(FOLD.finditer(text, start, end))[-1 - number]
    path.write_text(text[: fold.start()] + text[fold.end() :])
    manifest = json.loads((folder / "MANIFEST.json").read_text())
    manifest["files"]["src/ted256189_point.S"] = hashlib.sha256(path.read_bytes()).hexdigest()
    (folder / "MANIFEST.json").write_text(json.dumps(manifest))
    return folder


def _wrong(folder, scratch, name):
    emitted = read_emitted(folder)
    loaded = load(emitted, quick(), scratch)
    rows = list(
        constructed_inputs._results(loaded, emitted.routine(name), constructed_inputs.TESTS)
    )
    assert rows and all(made for _, made, _ in rows)
    return [result for result, _, wrong in rows if wrong]


@pytest.mark.parametrize(
    "number", [pytest.param(0, marks=pytest.mark.long), pytest.param(1, marks=pytest.mark.long), 2]
)
def test_a_deleted_fold_is_found(number, library, tmp_path):
    assert _wrong(_broken(library, tmp_path / "broken", number), tmp_path, "ext_dbl") != []


def test_nothing_is_found_where_nothing_is_wrong(library, tmp_path):
    assert _wrong(library, tmp_path, "ext_dbl") == []


def test_check_finds_it(library, tmp_path, capsys):
    folder = _broken(library, tmp_path / "broken", 0)
    assert main(["check", str(folder), "--only", "files"]) == 0
    assert (
        main(
            [
                "check",
                str(folder),
                "--only",
                "constructed results",
                "--scale",
                "0.2",
                "--cc",
                quick_option(),
            ]
        )
        == 1
    )
    assert "ext_dbl is wrong" in capsys.readouterr().out


def test_roots():
    """Every degree, primes of all kinds of p - 1: what has a root gets one."""
    chance = Random(1)
    for p in (2**256 - 189, 2**255 - 19, 2**224 - 2**96 + 1, 65537, 12289, 1009):
        for degree in (1, 2, 3, 4, 6, 9, 16, 24, 768):
            for _ in range(5):
                value = pow(chance.randrange(1, p), degree, p)
                found = root(value, degree, p)
                assert found is None or pow(found, degree, p) == value
            assert found is not None
        odd = next(n for n in range(2, 99) if pow(n, (p - 1) // 2, p) != 1)
        assert root(odd, 2, p) is None


def test_targets_lie_where_carries_fold(library):
    """Small distances from 0, p, 2^m and 2^(words), some of a handful and some up to the square of
    a carry's weight.
    """
    emitted = read_emitted(library)
    p = emitted.curve.p
    found = constructed_inputs.targets(emitted, 400, Random(2))
    near = [min(value, p - value) for value in found]
    assert (
        max(near) < 1 << 20
        and min(near) == 0
        and sum(8 < value < 200 for value in near) > 40
        and sum(value > p // 2 for value in found) > 20
    )
