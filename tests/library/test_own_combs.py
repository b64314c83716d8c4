"""--with comb: tables of multiples of points of the caller's. What the C gives for every kind of
curve, which points are refused, what is seen of wrong C and of a manifest that is another.
"""

import json
import re

import pytest

from ecgen.cli import main
from ecgen.run.check.checks import load
from ecgen.run.check.conventions import check_constant_time
from ecgen.run.emitted import read_emitted
from ecgen.run.functions.public_functions import check_functions
from ecgen.run.proof.walks import walk_verdicts
from ecgen.run.readback.base_tables import table_differences
from ecgen.run.readback.claims import check_manifest
from ecgen.run.readback.masks.check import check_masks
from ecgen.run.verdict import FAILED, PASSED
from tests.support.compilers import quick

NAMES = ("point_comb_init", "point_mul_comb", "point_mul2_comb")
CURVES = ("ed25519", "secp256k1", "jq25519", "fourq", "jubjub")


def built(curve, folder):
    words = ["build", curve, "--cpu", "c64", "--prefix", "own", "-o", str(folder / "own")]
    assert main([*words, "--with", "comb", "--api", ",".join(NAMES)]) == 0
    return folder / "own"


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    return built("ed25519", tmp_path_factory.mktemp("combs"))


@pytest.mark.asm
def test_tables_and_multiples(library, tmp_path):
    emitted = read_emitted(library)
    assert check_functions(load(emitted, quick(), tmp_path), 24, NAMES).status == PASSED
    assert check_masks(emitted, quick(), tmp_path).status == PASSED
    assert check_manifest(emitted).status == PASSED
    verdicts = list(walk_verdicts(emitted, "point_comb"))
    assert [v.status for v in verdicts] == [PASSED] * 2, verdicts


@pytest.mark.long
@pytest.mark.asm
@pytest.mark.parametrize("curve", CURVES)
def test_every_kind_of_curve(curve, tmp_path):
    emitted = read_emitted(built(curve, tmp_path))
    (scratch := tmp_path / "scratch").mkdir()
    assert check_functions(load(emitted, quick(), scratch), 40, NAMES).status == PASSED
    assert check_manifest(emitted).status == PASSED
    assert check_constant_time(emitted, quick(), scratch).status == PASSED


WRONG = {
    "a sign": ("own_ext_neg_if(t, 1);\n    good &= own_point_same", "good &= own_point_same"),
    "neutral": ("good = own_point_is_zero(a) ^ 1;", "good = 1;"),
    "a refused table": ("own_barrier(t->w[i] & mask)", "own_barrier(t->w[i])"),
    "an inverse": ("own_fe_mul(i, all, entry);", "own_words_copy(i, all, OWN_WORDS);"),
    "one of two": ("own_point_times_comb(q, b->w, t->w);", "own_point_times_comb(q, b->w, s->w);"),
}


@pytest.mark.asm
@pytest.mark.sample(3)
@pytest.mark.parametrize("name", WRONG)
def test_wrong_c_is_seen(library, name, tmp_path):
    source, (old, new) = library / "src/own.c", WRONG[name]
    text = source.read_text()
    assert old in text
    try:
        source.write_text(text.replace(old, new))
        loaded = load(read_emitted(library), quick(), tmp_path)
        assert check_functions(loaded, 40, NAMES).status == FAILED
    finally:
        source.write_text(text)


# what stands in the C of a walk -> something else
UNLIKE = {
    "no negation": ("own_fe_cswap(q, q + OWN_WORDS, 1);\n", ""),
    "an entry elsewhere": ("own_ext_entries(T + ", "own_ext_entries(T + 3 + "),
    "fewer entries": (r"own_ext_entries\((.*), S, \d+\)", r"own_ext_entries(\1, S, 1)"),
    "another table": ("own_point_comb_times_C(q, table,", "own_point_comb_times_C(q, acc,"),
}


@pytest.mark.parametrize("name", UNLIKE)
def test_c_that_is_not_the_walk_is_refused(library, name):
    source, (old, new) = library / "src/own.c", UNLIKE[name]
    text = source.read_text()
    changed = re.sub(old, new, text) if "\\(" in old else text.replace(old, new)
    assert changed != text
    try:
        source.write_text(changed)
        assert check_manifest(read_emitted(library)).status == FAILED
    finally:
        source.write_text(text)


def test_the_table_is_that_of_the_walk_that_makes_it(library):
    emitted = read_emitted(library)
    walks = json.loads((library / "MANIFEST.json").read_text())["walks"]
    code = (library / "src/own.c").read_text()
    assert table_differences(emitted, walks, code) == []
    rows = walks["point_comb_table"]["walk"]
    rows[-1] = re.sub(r"spacing=(\d+)", lambda m: f"spacing={int(m[1]) + 1}", rows[-1])
    (told,) = table_differences(emitted, walks, code)
    assert "makes another table" in told
    del walks["point_comb_table"]
    (told,) = table_differences(emitted, walks, code)
    assert "no walk point_comb_table" in told


def test_what_makes_tables_is_there(tmp_path):
    words = ["build", "ed25519", "--cpu", "c64", "--with", "comb", "--api", NAMES[1]]
    assert main([*words, "-o", str(tmp_path / "x")]) == 0
    emitted = read_emitted(tmp_path / "x")
    assert [f.name for f in emitted.functions] == ["cpu_supported", *NAMES[:2]]
    assert check_manifest(emitted).status == PASSED


@pytest.mark.parametrize("curve", ["curve25519", "jac1271"])
def test_other_kinds_are_told_why_not(curve, tmp_path, capsys):
    words = ["build", curve, "--cpu", "c64", "-o", str(tmp_path / "x"), "--with", "comb"]
    assert main(words) != 0 and not (tmp_path / "x").exists()
    told = capsys.readouterr().err
    assert "--with comb is for points of curves with two coordinates" in told
