"""--with batch: sums over lists by the buckets of eight digits at once, by the bytes and as the C
made of them, on both sides of the lengths that change the width of digits.
"""

import json
from dataclasses import replace
from functools import cache

import pytest

from ecgen.curve import load_curve
from ecgen.isa.target import load_target
from ecgen.library.batch.points import digits_of
from ecgen.library.files.write import write_library
from ecgen.library.pipeline.curve import build_library
from ecgen.library.pipeline.options import BuildOptions
from ecgen.library.walks.vectors import list_memory
from ecgen.run.check.checks import load
from ecgen.run.check.lanes_in_c import stood_in
from ecgen.run.emitted import read_emitted
from ecgen.run.oracle import list_sums
from ecgen.run.readback.claims import check_manifest
from ecgen.run.verdict import FAILED, PASSED
from tests.support.compilers import quick
from tests.support.isa.avx.short_lanes import EIGHT, HAS_IFMA
from tests.support.isa.avx.vectors import HAS_AVX2
from tests.support.isa.native import FLAGS

needs_avx2 = pytest.mark.skipif(
    not HAS_AVX2, reason="not run: needs a CPU with AVX2, which the C of these libraries takes"
)
WITHOUT = FLAGS - set(EIGHT.extensions[1:])
# complete formulas with entries of other coordinates than points, and of the same
CURVES = ("ed25519", pytest.param("curve13318", marks=pytest.mark.long))
FILE, ROWS = "src/v.c", "src/v_packed.c"


@cache
def made(curve: str):
    options = BuildOptions(
        "v", vector="ifma", extras=("batch",), api="scalarmult,point_msm_vartime,point_mul_batch"
    )
    return build_library(load_curve(curve), load_target("zen4", tuning="none"), options)


def loaded(folder, curve="ed25519", file=FILE, change=lambda text: text, flags=FLAGS):
    files = made(curve).files
    write_library(files | {file: change(files[file])}, folder / "v")
    return load(stood_in(read_emitted(folder / "v"), flags), quick(), folder)


def around(rows) -> tuple[int, ...]:
    """The lengths on both sides of each change but the last, whose buckets take long, and one of
    every rest by eight."""
    (first, *_), *_ = rows
    changes = [least + at for least, *_ in rows[:-1] for at in (-1, 0)]
    return (*changes, *(first + k for k in range(1, 8)))


@needs_avx2
@pytest.mark.parametrize("curve", CURVES)
@pytest.mark.parametrize("flags", [FLAGS, WITHOUT] if HAS_IFMA else [FLAGS], ids=len)
def test_every_length_is_right(curve, flags, tmp_path):
    rows = made(curve).spec.batch.lists
    assert len(rows) > 2
    verdict = list_sums.check_lists(loaded(tmp_path, curve, flags=flags), around(rows))
    assert verdict.status == PASSED, verdict


@needs_avx2
@pytest.mark.long
@pytest.mark.parametrize("curve", ["ed25519", "curve13318"])
def test_the_longest_are_right(curve, tmp_path):
    least, *_ = made(curve).spec.batch.lists[-1]
    verdict = list_sums.check_lists(loaded(tmp_path, curve), (least - 1, least, 20_001))
    assert verdict.status == PASSED, verdict


@needs_avx2
@pytest.mark.parametrize(
    "file, old, new",
    [
        (FILE, "negative[j] = (digit >> (window - 1)) - 1;", "negative[j] = 0;"),
        (FILE, "((half + 1) * j + digit)", "(half * j + digit)"),
        (FILE, "size_t own = i + j < n ? i + j : i;", "size_t own = i;"),
        (FILE, "for (m = half; m > 0; --m)", "for (m = half; m > 1; --m)"),
        (FILE, "for (i = 0; i < window; ++i)", "for (i = 1; i < window; ++i)"),
        (FILE, "|= (uint64_t)1 << (window * i", "|= (uint64_t)2 << (window * i"),
        (FILE, "first = (digits + 7) / 8 * 8", "first = digits / 8 * 8"),
        (FILE, "*entries = buckets + 8 * (half + 1)", "*entries = buckets + 8 * half"),
        (ROWS, "n0 = V_LANES(a0, a1, 0, 8,", "n0 = V_LANES(a0, a1, 8, 0,"),
        (ROWS, "(v_words8){0} + row[i]", "(v_words8){0} + row[0]"),
    ],
)
@pytest.mark.sample(4)
def test_wrong_c_is_found(file, old, new, tmp_path):
    def changed(text: str) -> str:
        assert old in text
        return text.replace(old, new)

    verdict = list_sums.check_lists(
        loaded(tmp_path, file=file, change=changed), around(made("ed25519").spec.batch.lists)
    )
    assert verdict.status == FAILED, verdict


@pytest.mark.parametrize("at", [0, 1, 2])
def test_another_length_width_or_number_of_digits_is_reported(at, tmp_path):
    write_library(made("ed25519").files, tmp_path / "v")
    path = tmp_path / "v/MANIFEST.json"
    data = json.loads(path.read_text())
    assert check_manifest(read_emitted(tmp_path / "v")).status == PASSED
    data["batch"]["lists"][1][at] += 1
    path.write_text(json.dumps(data))
    verdict = check_manifest(read_emitted(tmp_path / "v"))
    assert verdict.status == FAILED and "lists" in verdict.detail


def test_digits_reach_every_scalar_and_memory_is_the_most_of_all_ways():
    spec = made("ed25519").spec
    bits = spec.curve.r.bit_length()
    four = list_memory(replace(spec, batch=replace(spec.batch, lists=())))
    every = list_memory(spec)
    for least, window, digits in spec.batch.lists:
        assert digits == digits_of(bits, window) and window * digits > bits
        each, more = next(row[1:] for row in reversed(every) if row[0] <= least)
        known = next(row[1:] for row in reversed(four) if row[0] <= least)
        buckets = 8 * ((1 << window - 1) + 1) * spec.batch.row
        assert each >= max(known[0], spec.batch.row + window * digits // 64)
        assert more >= max(known[1], buckets + 7)
    assert {row[0] for row in every} == {row[0] for row in (*four, *spec.batch.lists)}
