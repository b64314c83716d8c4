"""Twisted Edwards curves in lanes: points and table entries of other coordinates, negation that
exchanges lanes, the walk in the C.
"""

import json
import re
import struct
from dataclasses import replace

import pytest

from ecgen.errors import CheckFailure
from ecgen.group.represent import represents
from ecgen.isa.target import load_target
from ecgen.kind.law import multiply
from ecgen.library.walks.plan import fixed_table
from ecgen.library.walks.vectors import packed_words, planned_in_vectors, vector_table
from ecgen.run.check.checks import known_answers, load
from ecgen.run.check.conventions import check_calling_convention
from ecgen.run.check.packaged import packaged_answers
from ecgen.run.differential import packed
from ecgen.run.emitted import read_emitted
from ecgen.run.functions import known_answers as answers
from ecgen.run.readback.base_tables import table_differences
from ecgen.run.readback.claims import check_manifest
from ecgen.run.readback.vector_walk import vector_differences
from ecgen.run.readback.walk import with_plain_names
from ecgen.run.verdict import PASSED
from tests.support.compilers import quick
from tests.support.isa.avx.vectors import HAS_AVX2
from tests.support.library.packed import packing
from tests.support.library.packed.libraries import made_edwards as made

vectors_run = pytest.mark.skipif(not HAS_AVX2, reason="not run: needs a CPU with AVX2 and FMA")


@pytest.mark.long
@vectors_run
@pytest.mark.parametrize(
    "name, cpu",
    [
        ("ed25519", "zen3"),
        pytest.param("ed25519", "sandybridge", marks=pytest.mark.long),
        pytest.param("curve1174", "zen3", marks=pytest.mark.long),
    ],
)
def test_the_routines_are_the_group_law_and_points_are_multiplied(name, cpu, tmp_path):
    """Every coordinate of every result, the tied ones, too; known answers on both ways for the
    curve that has some.
    """
    emitted = read_emitted(packing.written(*made(name, cpu), tmp_path / "v"))
    loaded = load(emitted, quick(), tmp_path)
    verdicts = [
        packed.check_packed(loaded, 200),
        check_calling_convention(loaded),
        check_manifest(emitted),
    ]
    if name == "ed25519":
        known, _ = known_answers(emitted, packaged_answers(emitted))
        verdicts.append(answers.check_answers(loaded, known, "vectors"))
    assert [v.status for v in verdicts] == [PASSED] * len(verdicts), verdicts


@pytest.mark.long
def test_what_lies_in_the_lanes():
    section = made("ed25519")[0].packed
    assert sorted(section.lanes) == ["T", "X", "Y", "Z"] and sorted(section.entry) == [
        "Tk",
        "YmX",
        "YpX",
        "Zd",
    ]
    turned = dict(
        zip(section.entry, ((section.entry[source], minus) for source, minus in section.turned))
    )
    assert turned == {
        "YpX": ("YmX", False),
        "YmX": ("YpX", False),
        "Zd": ("Zd", False),
        "Tk": ("Tk", True),
    }
    assert section.batches == {"v_dbl": 2, "v_add": 2, "v_cache": 1, "v_2dbl": 4}


@vectors_run
@pytest.mark.parametrize("mask", ["move", pytest.param("flip", marks=pytest.mark.long)])
def test_a_negation_that_is_none_is_found(mask, tmp_path):
    spec, code = made("ed25519")
    emitted = read_emitted(
        packing.written(
            spec,
            code,
            tmp_path / "v",
            lambda text: text.replace(
                f"{mask} = (v_words4)", f"{mask} = (v_words4){{0}} & (v_words4)"
            ),
            "_packed.c",
        )
    )
    verdict = packed.check_packed(load(emitted, quick(), tmp_path), 40)
    assert verdict.status != PASSED and "v_select" in verdict.detail


@pytest.fixture(scope="module")
def emitted(tmp_path_factory):
    return read_emitted(packing.written(*made("ed25519"), tmp_path_factory.mktemp("ed") / "v"))


@pytest.fixture(scope="module")
def manifest_and_c(emitted):
    data = json.loads((emitted.folder / "MANIFEST.json").read_text())
    return data, with_plain_names(data, (emitted.folder / "src/v.c").read_text())


def test_the_c_is_the_walk(manifest_and_c):
    assert vector_differences(*manifest_and_c) == []


@pytest.mark.parametrize(
    "table, walk",
    [("P_v_multiply_base", "mul_base"), ("P_v_point_double_base", "point_double_base")],
)
def test_another_entry_of_a_table_is_reported(table, walk, emitted, manifest_and_c):
    data, text = manifest_and_c
    start = text.index(f"{table}_table[")
    last = list(re.compile(r"0x[0-9a-f]+").finditer(text, start, text.index("};", start)))[-1]
    changed = text[: last.start()] + hex(int(last[0], 16) ^ 1) + text[last.end() :]
    assert table_differences(emitted, data["walks"], text) == []
    assert [
        found.partition(":")[0] for found in table_differences(emitted, data["walks"], changed)
    ] == [walk]


@pytest.mark.parametrize(
    "pattern, new",
    [
        (r"        P_v_dbl\(acc, acc\);\n", ""),
        (r"P_v_add\(acc, acc, q\)", "P_v_add(acc, q, acc)"),
        (r"P_v_cache\(T, sum\)", "P_v_cache(T, point_p)"),
        (r"P_v_neutral, q\)", "acc, q)"),
        (r"place \* (\d), ", r"place * \1 + 1, "),
        (r"(P_v_multiply_d_offset\[\d\] = \{UINT64_C\(0x)", r"\g<1>1"),
        (r"(T\[)17( \* P_V_WORDS)", r"\g<1>16\2"),
        (r"P_v_add\(sum, sum, T \+ P_V_WORDS\)", "P_v_add(sum, sum, T)"),
        (r"P_v_multiply_vartime_double\(acc, waiting\)", ""),
        (r"(P_v_multiply_vartime_double\(WORD[^}]*count >= )1", r"\g<1>2"),
        (r"P_v_cache\(q, twice\)", "P_v_cache(q, point_p)"),
        (r"P_v_select\(q, table, 17", "P_v_select(q, table, 16"),
        (r"\bP_v_multiply\(WORD", "P_v_multiplied(WORD"),
        (r"P_v_2dbl\(acc, acc\)", "P_v_dbl(acc, acc)"),
        (r"P_v_2dbl\(acc, acc\)", "P_v_4dbl(acc, acc)"),
        (r"count >= 2; count -= 2", "count >= 1; count -= 1"),
        (r"P_v_cache\(q, r\)", "P_v_cache(q, P_v_neutral)"),
        (
            r"WORD q\[P_V_WORDS\]( __attribute__\(\(aligned\(\d+\)\)\);\n    P_v_cache\(q, r\))",
            r"WORD q[P_V_WORDS - 1]\1",
        ),
        (r"P_v_negate\(acc, e\);", ""),
        (r"P_v_negate\(acc, e\)", "P_v_negate(q, e)"),
        (r"(P_v_multiply_base_table\[)\d", r"\g<1>1"),
        (r"table \+ block \* \d+", "table + block * 2"),
        (r"(P_v_multiply_base_table, d, \w+, )b", r"\g<1>0"),
        (r"P_v_add\(acc, acc, m_at\)", "P_v_add(acc, acc, m)"),
        (r"m_at = P_v_point_double_base_C\(m", "m_at = P_v_point_double_base_C(q"),
        (r"P_v_point_double_U\(q, U", "P_v_point_double_U(q, T"),
        (r"P_v_point_double_base_double\(acc, waiting\);", ""),
        (r"(P_v_point_double_e_offset\[\d\] = \{UINT64_C\(0x)", r"\g<1>1"),
        (r"P_v_cache\(U \+ P_V_WORDS, point_q\)", "P_v_cache(U + P_V_WORDS, point_p)"),
    ],
)
@pytest.mark.sample(4)
def test_another_walk_is_reported(pattern, new, manifest_and_c):
    data, text = manifest_and_c
    before, mark, after = text.partition("static const WORD P_v_neutral")
    changed = before + mark + re.sub(pattern, new, after, count=1)
    assert changed != text and vector_differences(data, changed)


@pytest.mark.parametrize(
    "name, cpu, unit",
    [
        ("ed25519", "zen3", ""),
        pytest.param("ed25519", "sandybridge", "", marks=pytest.mark.long),
        ("ed25519", "zen4", "ifma"),
        pytest.param("curve1174", "zen3", "", marks=pytest.mark.long),
        pytest.param("curve1174", "zen4", "ifma", marks=pytest.mark.long),
    ],
)
def test_constants_in_lanes_are_multiples_of_the_base_point(name, cpu, unit):
    """Of both tables, decoded here: every entry is one of a point, within the bounds of a reduced
    element, and the points are those of the walk.
    """
    curve, spec = made(name)[0].curve, made(name)[0]
    spec = replace(
        spec, packed=packing.packed(curve, load_target(cpu), spec.multiply.entries, unit).spec
    )
    packed = spec.packed
    scales, tables = (
        packed.scales or (0,) * packed.limbs,
        {
            k: planned.walk
            for k, planned in planned_in_vectors(spec).items()
            if fixed_table(planned.walk)
        },
    )
    assert set(tables) == {"multiply_base", "point_double_base"}
    for walk in tables.values():
        numbers = [
            int(word, 16)
            for word in re.findall(
                r"0x[0-9a-f]+",
                vector_table(spec.walks.steps, spec.packed, walk, spec.curve, spec.word_bits).text,
            )
        ]
        limbs = (
            numbers
            if packed.kind == "word"
            else [struct.unpack("<d", struct.pack("<Q", word))[0] for word in numbers]
        )
        multiples = [m for row in fixed_table(walk).multiples for m in row]
        assert len(limbs) == packed.words * len(multiples)
        for i in sorted({k % len(multiples) for k in range(-40, 40)}):
            rows = [
                limbs[packed.words * i + 4 * k : packed.words * i + 4 * k + 4]
                for k in range(packed.limbs)
            ]
            rows = (
                [[value / 2**scale for value in row] for row, scale in zip(rows, scales)]
                if packed.kind == "real"
                else rows
            )
            assert all(
                abs(value) <= limit and int(value) == value
                for row, limit in zip(rows, packed.limits)
                for value in row
            )
            lanes = dict(
                zip(
                    packed.entry,
                    (
                        sum(int(row[lane]) << at for row, at in zip(rows, packed.positions))
                        % curve.p
                        for lane in range(4)
                    ),
                )
            )
            form = spec.walks.group(packed.stem).form("cached").coordinates
            assert represents(
                spec.walks.group(packed.stem),
                "cached",
                tuple(lanes[c] for c in form),
                multiply(curve, multiples[i] % curve.r, curve.base),
            ), (walk.name, i)


def test_a_constant_that_leaves_its_bounds_is_refused():
    packed = made("ed25519")[0].packed
    with pytest.raises(CheckFailure, match="leaves the bounds"):
        packed_words(replace(packed, limits=(1,) * packed.limbs), [2**200, 0, 0, 0], 2**255 - 19)
