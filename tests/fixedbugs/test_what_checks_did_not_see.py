"""`ecgen check` passed libraries that sum long lists wrongly, move on a flag of 1 alone, and leave
outputs as they were without the CPU.

Lists had at most three points, which the half with buckets never sees; flags were 0 and 1; the CPU
check always said yes. Each mutant here passes the calls of the public functions as they were.
"""

import re
import shutil
from functools import reduce
from itertools import count

import pytest

from ecgen.cli import main
from ecgen.run.check import refusals
from ecgen.run.check.checks import build_shared, load
from ecgen.run.emitted import Loaded, read_emitted
from ecgen.run.functions import public_functions
from ecgen.run.oracle import list_sums, samples
from tests.support.compilers import quick
from tests.support.library import curves

pytestmark = pytest.mark.essential

SMALL = {"window": 4, "teeth": 3, "blocks": 2}
LISTS = {
    "digit": ("src", r"if \(digit != 0\) \{", "if (digit > 1) {", "is wrong"),
    "cleared": ("src", r"j <= \d+(; \+\+j\) \{\s*unseen_ext_neutral\(B)", r"j <= 1\1", "is wrong"),
    "way": ("src", r"if \(count < (\d+)\)", r"if (count <= \1)", "writes beyond"),
    "memory": (
        "include",
        r"\? \(\(size_t\)\(count\) \* (\d+) \+ ",
        r"? ((size_t)(count) * (\1 - 1) + ",
        "writes beyond",
    ),
    "inputs": (
        "src",
        r"(count, \(uint64_t \*\)memory\);\n)( +unseen_words_copy\(r->w)",
        r"\1    ((unseen_fr *)k)[count - 1].w[0] ^= count > 3;\n\2",
        "changes its inputs",
    ),
}
REFUSALS = {
    "scalarmult": ("unseen_refuse(out);\n        return UNSEEN_ERR_CPU;", "return UNSEEN_ERR_CPU;"),
    "point_validate": ("if (!unseen_cpu_supported())\n        return UNSEEN_ERR_CPU;", ""),
    "compress": (
        "unseen_clear(out, UNSEEN_COMPRESSED_BYTES);\n        return UNSEEN_ERR_CPU;",
        "return UNSEEN_ERR_CPU;",
    ),
    "point_encode_many": (
        "for (k = 0; k < count; ++k)\n            unseen_refuse(out",
        "for (k = 1; k < count; ++k)\n            unseen_refuse(out",
    ),
}


@pytest.fixture(scope="module")
def library(folder_of):
    return folder_of(curves.LARGE["ted256189"], "unseen", **SMALL)


def changed(library, tmp_path, change, path="src/unseen.c"):
    """A copy with one file changed."""
    shutil.copytree(library, tmp_path / "library")
    file = tmp_path / "library" / path
    text = file.read_text()
    assert change(text) != text, "the text to break was not found"
    file.write_text(change(text))
    return read_emitted(tmp_path / "library")


def refused(emitted, tmp_path):
    shared = build_shared(emitted, quick(), tmp_path, (f"-DUNSEEN_{refusals.MACRO}",), "refuses")
    return refusals.check_refusals(Loaded(emitted, shared))


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.long) if name in ("cleared", "digit", "way") else name
        for name in LISTS
    ],
)
def test_long_lists_are_summed(name, library, tmp_path):
    folder, right, wrong, said = LISTS[name]
    loaded = load(
        changed(
            library,
            tmp_path,
            lambda text: re.sub(right, wrong, text, count=1),
            f"{folder}/unseen.{'c' if folder == 'src' else 'h'}",
        ),
        quick(),
        tmp_path,
    )
    assert public_functions.check_functions(loaded, 40, (list_sums.NAME,)).status == "passed"
    change = list_sums.changes_at(loaded.emitted)[0]
    # the longest lists take seconds each
    verdict = list_sums.check_lists(loaded, (4, change - 1, change, change + 1, 2 * change + 3))
    assert verdict.status == "failed" and said in verdict.detail, verdict


def test_right_lists_pass_on_both_sides(library, tmp_path):
    emitted = read_emitted(library)
    change, *more = list_sums.changes_at(emitted)
    loaded = load(emitted, quick(), tmp_path)
    text, usual = (
        (library / "src/unseen.c").read_text(),
        set(list_sums.usual(emitted, (change, *more))),
    )
    assert (
        more
        and all(f"count < {n})" in text and {n - 1, n} < usual for n in (change, *more))
        and {change + 1, 2 * change + 3} < usual
    )
    assert (
        list_sums.check_lists(loaded, (1, 4, change - 1, change)).status
        == "passed"
        == list_sums.fuzz_lists(loaded, 20_000, 1).status
    )


def test_a_header_without_the_length_fails(library, tmp_path):
    emitted = changed(
        library,
        tmp_path,
        lambda text: text.replace("(size_t)(count) < ", "(size_t)(count) <= "),
        "include/unseen.h",
    )
    assert list_sums.check_lists(load(emitted, quick(), tmp_path)).status == "failed"


@pytest.mark.parametrize("wrong", ["flag == 1", "flag != 0"])
def test_only_the_lowest_bit_of_a_flag_counts(wrong, library, tmp_path, monkeypatch):
    loaded = load(
        changed(
            library,
            tmp_path,
            lambda text: text.replace("(uint64_t)flag & 1", f"(uint64_t)({wrong})"),
        ),
        quick(),
        tmp_path,
    )
    for name in ("point_cmov", "fr_cmov"):
        assert (
            public_functions.check_functions(loaded, public_functions.TESTS, (name,)).status
            == "failed"
        )
    monkeypatch.setattr(
        samples,
        "_flags",
        lambda emitted, size, random: (bytes([turn % 2]) + bytes(size - 1) for turn in count()),
    )
    # as it was
    assert (
        public_functions.check_functions(
            loaded, public_functions.TESTS, ("point_cmov", "fr_cmov")
        ).status
        == "passed"
    )


def test_lengths_beyond_a_byte(library, tmp_path):
    def cut(text):
        return text.replace("order_load(t, in, in_bytes)", "order_load(t, in, (uint8_t)in_bytes)")

    loaded = load(changed(library, tmp_path, cut), quick(), tmp_path)
    for name in ("scalar_reduce", "fr_reduce"):
        assert (
            public_functions.check_functions(loaded, public_functions.TESTS, (name,)).status
            == "failed"
        )


def without(name: str):
    """What takes the refusal out of a function."""
    right, wrong = REFUSALS[name]

    def change(text):
        start = re.search(rf"int unseen_{name}(?:_work)?\([^;]*?\)\n{{", text).start()
        return text[:start] + text[start:].replace(right, wrong, 1)

    return change


@pytest.mark.parametrize("name", REFUSALS)
def test_without_the_cpu_outputs_are_zero(name, library, tmp_path):
    verdict = refused(changed(library, tmp_path, without(name)), tmp_path)
    assert verdict.status == "failed" and f"{name} without the CPU gives" in verdict.detail, verdict


def test_calls_with_the_cpu_see_nothing_of_that(library, tmp_path):
    emitted = changed(
        library,
        tmp_path,
        lambda text: reduce(lambda text, name: without(name)(text), REFUSALS, text),
    )
    assert (
        public_functions.check_functions(
            load(emitted, quick(), tmp_path), 20, tuple(REFUSALS)
        ).status
        == "passed"
    )


def test_right_refusals_pass(library, tmp_path):
    assert refused(read_emitted(library), tmp_path).status == "passed"


def test_a_cpu_check_that_never_refuses_fails(library, tmp_path):
    assert (
        refused(
            changed(
                library, tmp_path, lambda text: text.replace("defined(UNSEEN_REFUSE_CPU)", "0")
            ),
            tmp_path,
        ).status
        == "failed"
    )


@pytest.mark.parametrize(
    "more", [("--vectors", "answers.json"), ("--scale", "2"), ("--scale", "1")]
)
def test_what_fuzz_would_ignore_is_refused(more, library, capsys):
    assert main(["check", str(library), "--fuzz", "3", *more]) == 2
    assert f"--fuzz takes no {more[0]}" in capsys.readouterr().err


def test_functions_that_can_be_fuzzed_have_inputs(library, capsys):
    assert main(["check", str(library), "--fuzz", "3", "--only", "nonsense"]) == 2
    listed = capsys.readouterr().err.partition("There are:")[2]
    assert "scalarmult_base" in listed and not re.search(
        r"\b(?:cpu_supported|base|point_base|point_neutral)\b", listed
    )
