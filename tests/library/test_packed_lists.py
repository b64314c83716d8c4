"""Sums over lists in lanes: each way of each length is the walk of the manifest, in the memory that
the header says, whatever the memory holds and wherever the result goes; a way that is not in lanes
stays on general registers.
"""

import re
import subprocess
from dataclasses import replace
from itertools import pairwise
from types import SimpleNamespace

import pytest

from ecgen.library import cycles
from ecgen.library.api import functions_of
from ecgen.library.packages.lists import memory_of
from ecgen.library.pipeline.render import render_header
from ecgen.library.walks.vectors import is_of_list, list_memory, planned_in_vectors
from ecgen.run.check.checks import build_shared, load
from ecgen.run.emitted import Loaded, read_emitted
from ecgen.run.oracle import list_sums
from ecgen.run.readback.claims import check_manifest, length_differences
from ecgen.run.readback.vector_walk import vector_differences, vector_walks
from ecgen.run.tools import find_compiler
from ecgen.run.verdict import FAILED, PASSED
from ecgen.walk.make import with_sums
from ecgen.walk.steps import Name
from tests.support.compilers import quick
from tests.support.isa.avx.vectors import HAS_AVX2
from tests.support.library.lists import LIST
from tests.support.library.packed import packing
from tests.support.library.packed.libraries import made_both as made_of_both
from tests.support.library.packed.libraries import made_edwards as made

needs_avx2 = pytest.mark.skipif(not HAS_AVX2, reason="not run: needs a CPU with AVX2 and FMA")
# entries of tables have other coordinates than points, or the same, and a lane is empty
LIBRARIES = {
    "ed25519": lambda: made("ed25519"),
    "curve13318": lambda: packing.spec_and_code("zen3"),
}
STRAUS, BUCKETS = "point_msm_straus", r"point_msm_buckets\d+"


@pytest.fixture(scope="module", params=LIBRARIES)
def manifest_and_c(request, tmp_path_factory):
    return packing.manifest_and_c(
        *LIBRARIES[request.param](), tmp_path_factory.mktemp(request.param) / "v"
    )


def test_every_way_is_in_lanes(manifest_and_c):
    data, text = manifest_and_c
    names = [name for name, row in data["walks"].items() if "from" in row]
    assert (
        len(names) > 3
        and set(names) <= set(vector_walks(data, text))
        and vector_differences(data, text) == length_differences(data, text) == []
    )
    assert all(f"        P_{name}_here(t, k, a, count, (WORD *)memory);" in text for name in names)


@pytest.mark.parametrize(
    "way, pattern, new",
    [
        # a point of the list
        (STRAUS, r" *P_v_from_words\(held_p, point_p\[p\]\.w\);\n", ""),
        (STRAUS, r"point_p\[p\]\.w", "point_p[0].w"),
        (BUCKETS, r" *P_v_from_words\(held_p, point_p\[p\]\.w\);\n", ""),
        (BUCKETS, r"point_p\[p\]\.w", "point_p[i].w"),
        (BUCKETS, r"( *)(P_v_from_words\(held_p, point_p\[p\]\.w\);\n)(.*;\n)", r"\1\3\1\2"),
        (STRAUS, r"for \(p = 0; p < n; \+\+p\) \{\n( *P_v_from)", r"for (p = 1; p < n; ++p) {\n\1"),
        # a statement, an entry, a place in memory
        (STRAUS, r"P_v_dbl\(twice, held_p\)", "P_v_dbl(twice, sum)"),
        (STRAUS, r"P_v_add\(sum, sum, q\)", "P_v_add(sum, q, sum)"),
        (STRAUS, r"(T \+ \(p \* \d \+ )1", r"\g<1>2"),
        (STRAUS, r"(, T \+ \(p \* \d \+ )0", r"\g<1>1"),
        (STRAUS, r"j <= 7", "j <= 6"),
        (STRAUS, r"\(p \* 8 \+ 0\)", "(p * 7 + 0)"),
        (STRAUS, r"P_v_add\(acc, acc, q_at\)", "P_v_add(acc, acc, q)"),
        (STRAUS, r" *P_v_dbl\(acc, acc\);\n", ""),
        (STRAUS, r"n \* 8 \* P_V_WORDS", "n * 7 * P_V_WORDS"),
        (STRAUS, r"n \* 8 \* P_V_WORDS", "8 * P_V_WORDS"),
        (BUCKETS, r"33 \* P_V_WORDS", "32 * P_V_WORDS"),
        (BUCKETS, r"33 \* P_V_WORDS \+ n", "n * P_V_WORDS + 33"),
        (BUCKETS, r" \+ n \* P_V_WORDS", ""),
        (BUCKETS, r"(P_v_select\(one, c \+ )p", r"\g<1>i"),
        (BUCKETS, r"(P_v_select\(one, .*, )negative\)", r"\g<1>1)"),
        (BUCKETS, r"(P_v_select\(one, .*, 1, )0", r"\g<1>1"),
        (BUCKETS, r"P_v_add\(B \+ digit", "P_v_add(B + negative"),
        (
            BUCKETS,
            r"\[P_V_WORDS\]( __attribute__\(\(aligned\(\d+\)\)\))?, negative",
            r"[2 * P_V_WORDS]\1, negative",
        ),
        (BUCKETS, r"P_v_add\(acc, acc, q\)", "P_v_add(acc, acc, run)"),
        (BUCKETS, r"P_v_add\(run, run, q\)", "P_v_add(acc, run, q)"),
        (
            BUCKETS,
            r"P_words_copy\(run, P_v_neutral, P_V_WORDS\)",
            "P_words_copy(run, acc, P_V_WORDS)",
        ),
        (BUCKETS, r" *P_v_2?dbl\(acc, acc\);\n", ""),
        (BUCKETS, r"j <= 32", "j <= 31"),
        (BUCKETS, r"B \+ j \* P_V_WORDS, P_v_neutral", "B + P_V_WORDS, P_v_neutral"),
        (BUCKETS, r"(_d_offset\[\d\] = \{UINT64_C\(0x)", r"\g<1>1"),
        (BUCKETS, r"i \* 6, 6", "i * 6, 5"),
    ],
)
@pytest.mark.sample(77)
def test_another_walk_is_reported(way, pattern, new, manifest_and_c):
    data, text = manifest_and_c
    head = re.search(
        rf"^static const WORD P_v_{way}_d_offset|^static void P_v_{way}\(", text, re.MULTILINE
    )
    found, count = re.subn(pattern, new, text[head.start() :], count=1)
    told = vector_differences(data, text[: head.start()] + found)
    assert count and told and re.search(rf"in vectors, {way}: ", told[0]), told


@pytest.mark.parametrize(
    "pattern, new",
    [
        (r"(P_v_pack\(r, p \+ )(\d)( \* P_WORDS, p \+ )(\d)", r"\1\4\3\2"),
        (r"(P_v_unpack\(p \+ )(\d)( \* P_WORDS, p \+ )(\d)", r"\1\4\3\2"),
        (r"P_v_from_words\(WORD r\[P_V_WORDS\]", "P_v_from_words(WORD *r"),
        (r"(P_v_from_words\(.*\)\n{\n)((?: .*;\n)+)", r"\1    r += P_V_WORDS;\n\2"),
    ],
)
def test_another_conversion_is_reported(pattern, new, manifest_and_c):
    data, text = manifest_and_c
    found, count = re.subn(pattern, new, text, count=1)
    assert count and any("are brought" in line for line in vector_differences(data, found))


def test_another_length_is_reported(manifest_and_c):
    data, text = manifest_and_c
    assert length_differences(
        data, re.sub(r"count < (\d+)\)", r"count < 1\1)", text, count=1)
    ) and length_differences(
        data, text.replace("point_msm_straus_here(t", "point_msm_other_here(t")
    )


# memory


def unit(spec, **changes):
    return replace(spec, packed=replace(spec.packed, **changes))


@pytest.mark.parametrize("name", LIBRARIES)
def test_memory_is_the_most_that_a_way_takes(name):
    spec, _ = LIBRARIES[name]()
    general, lanes = list_memory(replace(spec, packed=None)), list_memory(spec)
    words = spec.packed.words
    assert words > spec.element_words * 4 and [row[0] for row in general] == [
        row[0] for row in lanes
    ] == [least for least, _ in spec.walks.lists]
    digits = [
        general[0][1]
        - 8
        * spec.element_words
        * len(spec.walks.steps.coordinates(Name(spec.packed.stem, "cached"))),
        general[1][1]
        - spec.element_words * len(spec.walks.steps.coordinates(Name(spec.packed.stem, "cached"))),
    ]
    least, each, more = lanes[1]
    assert lanes[0] == (0, 8 * words + digits[0], 0) and each == words + digits[1]
    assert more == max(33 * words, lanes[0][1] * (least - 1) - each * least)
    assert list_memory(unit(spec, limbs=1)) == general  # lanes that are smaller than words
    bound = memory_of(spec, [SimpleNamespace(function=function) for function in functions_of(spec)])
    size = bound["size"]
    assert [(each, more - size) for _, each, more in bound["parts"]] == [
        row[1:] for row in lanes
    ] and f"(size_t)(count) * {lanes[0][1]} + {size}) / {size}" in render_header(spec)


@pytest.mark.parametrize("name", LIBRARIES)
def test_no_list_takes_less_memory_than_a_shorter_one(name):
    spec, _ = LIBRARIES[name]()
    rows = list_memory(spec)
    for (_, each, more), (least, *row) in pairwise(rows):
        assert each * (least - 1) + more <= row[0] * least + row[1]


@pytest.mark.long
def test_a_second_unit_has_lists_only_where_they_are_named(monkeypatch):
    spec, _ = made_of_both("ed25519")
    spec = replace(spec, second=replace(spec.second, limbs=6))
    assert spec.second.words > spec.packed.words
    some = replace(spec, second=replace(spec.second, walks=("multiply",)))
    named = replace(spec, second=replace(spec.second, walks=("multiply", "point_msm_straus")))
    alone = list_memory(replace(spec, second=None))
    assert list_memory(some) == alone and list_memory(named) == [
        (0, 8 * (spec.second.words - spec.packed.words) + alone[0][1], 0),
        *alone[1:],
    ]
    lanes = planned_in_vectors(spec.of_second)
    assert any(map(is_of_list, (planned.walk for planned in lanes.values())))
    monkeypatch.setattr(
        cycles, "walk_cycles", lambda spec, planned, chained, in_vectors: 0.5 if in_vectors else 1.0
    )
    assert set(cycles.walks_of_second(spec.of_second)) == {
        name for name, planned in lanes.items() if not is_of_list(planned.walk)
    }


def test_sums_of_points_stay_on_general_registers():
    """Where a system's additions are not complete, lists are summed by those of P_point, which no
    vector routine is; so is one alone that goes so.
    """
    spec, _ = made("ed25519")
    known = dict(spec.walks.more)
    for name in ("point_msm_straus", "point_msm_buckets6"):
        other = replace(known[name], walk=with_sums(known[name].walk, "ext"))
        changed = replace(
            spec,
            walks=replace(
                spec.walks,
                more=tuple(
                    (own, other if own == name else planned) for own, planned in spec.walks.more
                ),
            ),
        )
        assert set(planned_in_vectors(spec)) - set(planned_in_vectors(changed)) == {name}


# run


@pytest.fixture(
    scope="module", params=["ed25519", pytest.param("curve13318", marks=pytest.mark.long)]
)
def library(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp(request.param)
    return read_emitted(packing.written(*LIBRARIES[request.param](), folder / "v"))


@needs_avx2
def test_lists_are_summed_on_either_way(library, tmp_path):
    """Around the lengths from which another way is taken, with a guard right behind the memory."""
    change, second, *_ = list_sums.changes_at(library)
    for what, flags in (("vectors", ()), ("none", ("-DV_NO_VECTORS",))):
        loaded = Loaded(library, build_shared(library, quick(), tmp_path, flags, what))
        verdict = list_sums.check_lists(
            loaded, (1, 2, 5, change - 1, change, change + 1, second - 1, second)
        )
        assert verdict.status == PASSED, verdict


@pytest.mark.long
@needs_avx2
def test_any_memory_and_a_result_among_the_inputs(library, tmp_path):
    text = LIST.replace("lib_", "v_").replace("LIB_", "V_").replace("lib.h", "v.h")
    (tmp_path / "list.c").write_text(text)
    sources = [str(library.folder / source) for source in library.sources]
    for flags in ((), ("-DV_NO_VECTORS",)):
        command = [
            *find_compiler(None),
            "-O1",
            "-fsanitize=undefined",
            "-fno-sanitize-recover=undefined",
            *flags,
            f"-I{library.folder}/include",
            f"-I{library.folder}/src",
        ]
        subprocess.run(
            [*command, str(tmp_path / "list.c"), *sources, "-o", str(tmp_path / "list")], check=True
        )
        assert subprocess.run([tmp_path / "list"], check=False).returncode == 0


@needs_avx2
@pytest.mark.parametrize(
    "file, pattern, new, said",
    [
        ("include/v.h", r"\* 192 \+", "* 191 +", "beyond"),
        ("include/v.h", r"(< \d+ \? .*\n.*< \d+ \? .* \+ )(\d+)\)", r"\1 \2 - 100)", "beyond"),
        ("src/v.c", r"(v_v_cache|v_words_copy)\((T \+ \(p \* 8 \+ )1\)", r"\1(\g<2>0)", "is wrong"),
        (
            "src/v.c",
            r"(v_v_point_msm_buckets6_d_offset\[\d\] = \{UINT64_C\(0x)8",
            r"\g<1>0",
            "is wrong",
        ),
        ("src/v.c", r"(v_v_select\(one, .*, 1, 0, )negative", r"\g<1>0", "is wrong"),
        ("src/v.c", r"(v_v_from_words\(held_p, point_p\[)p", r"\g<1>0", "is wrong"),
    ],
)
@pytest.mark.sample(6)
def test_another_sum_or_too_little_memory_is_found(file, pattern, new, said, tmp_path):
    def changed(text: str) -> str:
        start = text.index("v_v_point_msm_straus_T(") if file.endswith(".c") else 0
        found, count = re.subn(pattern, new, text[start:], count=1)
        assert count
        return text[:start] + found

    emitted = read_emitted(packing.written(*made("ed25519"), tmp_path / "v", changed, file))
    change = list_sums.changes_at(emitted)[0]
    verdict = list_sums.check_lists(
        load(emitted, quick(), tmp_path), (4, change - 1, change, change + 1)
    )
    assert verdict.status == FAILED and said in verdict.detail, verdict
    assert file.endswith(".h") or check_manifest(emitted).status == FAILED
