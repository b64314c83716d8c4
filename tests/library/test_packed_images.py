"""Images of points in lanes under endomorphisms: the C of a library that multiplies by decomposed
scalars in vectors is compared with the walk, and with what an image is had by.
"""

import json
import re

import pytest

from ecgen.curve import load_curve
from ecgen.isa.target import load_target
from ecgen.library.facts.known_answers import embedded_vectors
from ecgen.library.pipeline.options import BuildOptions
from ecgen.run.readback.vector_walk import vector_differences
from ecgen.run.readback.walk import with_plain_names
from tests.support.library.made import made_library


def made(name: str) -> tuple[dict, str]:
    curve = load_curve(name)
    files = made_library(
        curve,
        load_target("zen4"),
        BuildOptions("v", vector="ifma", api="scalarmult"),
        embedded_vectors(curve),
    ).files
    data = json.loads(files["MANIFEST.json"])
    return data, with_plain_names(data, files["src/v.c"])


@pytest.fixture(scope="module")
def manifest_and_c():
    return made("fourq")


@pytest.mark.long
def test_the_c_is_the_walk(manifest_and_c):
    data, text = manifest_and_c
    assert vector_differences(data, text) == [] and {"endo", "endo2"} == set(
        re.findall(r"static void P_v_(endo\d*)", text)
    )


@pytest.mark.long
@pytest.mark.parametrize(
    "pattern, new",
    [
        (r"P_ext_endo2\(w, w\);", "P_ext_endo(w, w);"),
        (r"P_ext_endo2\(w, w\);", ""),
        (r"(P_v_pack_words\(r, p \+ )2( \* P_\w+, p \+ )1", r"\g<1>1\g<2>2"),
        (r"(P_v_unpack_words\(p \+ )2( \* P_\w+, p \+ )1", r"\g<1>1\g<2>2"),
        (r"P_v_endo2\(WORD r\[P_V_WORDS\]", "P_v_endo2(WORD *r"),
        (r"P_v_endo2\((\w+), I1", r"P_v_endo2(\1, point_p"),
        (r"P_v_endo2\((\w+), I1", r"P_v_endo(\1, I1"),
        (r"P_v_endo\(I1, point_p\);", ""),
        (r"(P_v_multiply_k_parts_b00\[1\] = \{UINT64_C\(0x)", r"\g<1>1"),
        (r"P_words_move\((\w+), (\w+), P_V_WORDS", r"P_words_move(\1, \1, P_V_WORDS"),
        (r"T \+ 4 \* P_V_WORDS", "T + 3 * P_V_WORDS"),
        (r"(P_v_dbladd\(\w+, \w+, )\w+\)", r"\1T)"),
    ],
)
def test_another_image_or_walk_is_reported(pattern, new, manifest_and_c):
    data, text = manifest_and_c
    before, mark, after = text.partition("static const WORD P_v_neutral")
    changed = before + mark + re.sub(pattern, new, after, count=1)
    assert changed != text and vector_differences(data, changed)


@pytest.fixture(scope="module")
def entries_and_c():
    return made("secp256k1")


@pytest.mark.long
def test_the_c_with_images_of_table_entries_is_the_walk(entries_and_c):
    data, text = entries_and_c
    assert vector_differences(data, text) == [] and {"endo_cached"} == set(
        re.findall(r"static void P_v_(endo\w*)", text)
    )


@pytest.mark.long
@pytest.mark.parametrize(
    "pattern, new",
    [
        (r"WORD w\[P_PRJ_CACHED_WORDS\]", "WORD w[P_PRJ_CACHED_WORDS - 1]"),
        (
            r"WORD w\[P_PRJ_CACHED_WORDS\];",
            r"WORD w[P_PRJ_CACHED_WORDS]; ((WORD *)p)[0] += p[0] == 5;",
        ),
        (r"P_prj_endo_cached\(w, w\);", ""),
        (r"P_prj_endo_cached\(w, w\);", "P_prj_endo_cached(w, p);"),
        (r"(P_v_entry_from_words\(.*\n{\n(?:.*\n)*?.*p \+ )1", r"\g<1>2"),
        (r"(P_v_entry_to_words\(.*\n{\n(?:.*\n)*?.*p \+ )1", r"\g<1>2"),
        (r"P_v_entry_to_words\(w, p\);", "P_v_to_words(w, p);"),
        (r"P_v_endo_cached\(WORD r\[P_V_WORDS\]", "P_v_endo_cached(WORD *r"),
        (r"P_v_endo_cached\((\w+ \+ \w+ \* P_V_WORDS), .*\);", r"P_words_copy(\1, \1, P_V_WORDS);"),
        (r"P_v_endo_cached\((\w+).*, (\w+) \+", r"P_v_endo_cached(\1, \2 + 1 +"),
    ],
)
def test_another_image_of_an_entry_is_reported(pattern, new, entries_and_c):
    data, text = entries_and_c
    before, mark, after = text.partition("static const WORD P_v_neutral")
    changed = before + mark + re.sub(pattern, new, after, count=1)
    assert changed != text and vector_differences(data, changed)
