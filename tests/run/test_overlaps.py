"""Arguments that share memory: what the table of functions says of each pair is in header and
manifest, is tried by `ecgen check`, and holds.

The mutants write to an output before inputs are read, which no call with arguments apart can see;
each function that allows an overlap is refused.
"""

import json
import re
import shutil
from itertools import islice, product

import pytest

from ecgen.cli import main
from ecgen.library import api
from ecgen.library.facts.overlaps import ANY, NONE, RULE, SAME, overlap_text, overlaps_of
from ecgen.library.files.write import write_library
from ecgen.library.pipeline.render import render_library
from ecgen.library.pipeline.stated_walks import manifest_differences, with_walks
from ecgen.run.check.checks import load
from ecgen.run.emitted import read_emitted
from ecgen.run.functions import public_functions
from ecgen.run.functions.call_memory import LENGTHS, Memory
from ecgen.run.functions.public_functions import (
    check_functions,
    failure,
    failure_in,
    inputs_of,
    placed,
)
from ecgen.run.tools import compile_c, run
from ecgen.run.verdict import FAILED
from tests.support.compilers import quick
from tests.support.library import standin
from tests.support.library.extras import spec_of
from tests.support.library.jacobians import tiny
from tests.support.library.placing import places

CALLED = "point_clear_cofactor"  # by other functions, in place
FEW = 6  # inputs of each function in each way
NAMES = ("ted256189", "x25519")  # of test_api: points, x-coordinates


def emitted_of(spec, folder, change=lambda text: text):
    files = {
        path: change(text) if path == f"src/{spec.prefix}.c" else text
        for path, text in render_library(spec, (standin.unit(spec),)).items()
    }
    write_library(files, folder)
    return read_emitted(folder)


@pytest.fixture(scope="module", params=NAMES)
def emitted(request, tmp_path_factory):
    return emitted_of(spec_of(request.param), tmp_path_factory.mktemp("lib") / request.param)


@pytest.fixture(scope="module")
def loaded(emitted, tmp_path_factory):
    return load(emitted, quick(), tmp_path_factory.mktemp("so"))


def allowed(function) -> bool:
    return any(row.how != NONE for row in function.overlaps)


def test_the_rule():
    rows = {
        f.name: {(row.output, row.other): row.how for row in f.overlaps}
        for f in api.functions_of(spec_of("ted256189"))
    }
    assert rows["scalar_add"] == {("out", "a"): ANY, ("out", "b"): ANY} and rows["point_add"] == {
        ("r", "a"): SAME,
        ("r", "b"): SAME,
    }
    assert rows["point_decode"] == {("r", "in"): ANY} == rows["fr_reduce"] and rows[
        "point_cmov"
    ] == {("r", "a"): SAME}
    assert rows["point_encode_many"] == {("out", "in"): NONE} and rows["point_mul_batch"] == {
        ("r", "k"): SAME,
        ("r", "a"): SAME,
    }
    assert rows["point_decode_batch"] == {
        ("r", "codes"): NONE,
        ("r", "in"): SAME,
        ("codes", "in"): SAME,
    }
    assert rows["point_base"] == rows["point_equal"] == rows["cpu_supported"] == {}


def test_every_pair_with_an_output_has_a_row(emitted):
    for f in emitted.functions:
        memory = [a for a in f.arguments if not a.value]
        pairs = {
            frozenset((a.name, b.name))
            for a, b in product(memory, memory)
            if a is not b and (a.direction, b.direction) != ("in", "in")
        }
        assert {frozenset((row.output, row.other)) for row in f.overlaps} == pairs and len(
            f.overlaps
        ) == len(pairs)
        assert all(
            next(a for a in memory if a.name == row.output).direction != "in" for row in f.overlaps
        )


def test_the_header_says_it(emitted):
    text = " ".join((emitted.folder / "include/lib.h").read_text().replace(" * ", " ").split())
    assert RULE in text
    for row in (row for row in api.every_row() if row.overlaps):
        assert row.doc, row.name  # a text to say it in
        for f in (f for f in emitted.functions if f.name == row.name):
            rule = {
                (pair.output, pair.other): pair.how
                for pair in overlaps_of(f.arguments, (), api.is_bytes)
            }
            assert all(
                rule[own.output, own.other] != own.how and own in f.overlaps for own in row.overlaps
            )
            said = text.partition(f" lib_{row.name}(")[0].rpartition("/*")[2]
            assert overlap_text(row.overlaps) in said and said.count("Overlaps: ") == 1


def test_every_output_at_every_beginning(loaded):
    """Where an output begins where an input does: on a stand-in with every function, twice as long
    as inputs, or lists of several entries.
    """
    tried = 0
    for function in loaded.emitted.functions:
        for over in places(function):
            for inputs in islice(
                inputs_of(loaded.emitted, function), FEW if function.inputs else 1
            ):
                assert not (text := failure(loaded, function, inputs, over)), text
                tried += 1
    assert tried > 300


def test_outputs_at_every_distance(loaded):
    """All distances from the one that touches one byte to the other such one, where any overlap is
    allowed, of functions that take little time.
    """
    cheap = [
        f
        for f in loaded.emitted.functions
        if f.name
        in (
            "scalar_add",
            "scalar_mul",
            "scalar_neg",
            "scalar_reduce",
            "fr_reduce",
            "fr_decode",
            "fr_encode",
            "fp_decode",
            "point_encode",
        )
    ]
    tried = 0
    for function in cheap:
        known = {a.name: a for a in function.arguments}
        (inputs,) = islice(inputs_of(loaded.emitted, function), 40, 41)
        for row in function.overlaps:
            assert row.how == ANY
            for at in range(1 - known[row.output].bytes, known[row.other].bytes):
                assert not (
                    text := failure(loaded, function, inputs, ((row.output, row.other, at),))
                ), text
                tried += 1
    assert tried > 400


@pytest.mark.long
def test_classes_of_a_jacobian():
    loaded = tiny(11, 1).loaded
    # other multiplications may refuse
    rows = [
        f
        for f in loaded.emitted.functions
        if allowed(f) and f.name.startswith(("point_", "fr_", "scalar_", "scalarmult_complete"))
    ]
    assert len(rows) > 20
    for function in rows:
        for memory, over in placed(
            loaded.emitted, function, islice(inputs_of(loaded.emitted, function), 24)
        ):
            assert not (text := failure_in(loaded, memory, over)), text


def early(functions_, prefix: str, first: dict[str, str]):
    """C in which each of the functions begins with a write to an output."""

    def change(text: str) -> str:
        for f in functions_:
            output = next(a for a in f.outputs if a.direction == "out")
            write = "if (count > 0) " * any(a.kind in LENGTHS for a in f.inputs) + first[
                api.KINDS[output.kind].element
            ].format(output.name)
            text, count = re.subn(
                rf"^((?:{prefix.upper()}_HIDDEN )?(?:int|void|unsigned)"
                rf" {prefix}_{f.name}(?:_work)?\([^;{{]*\)\n{{\n)",
                rf"\1    {write}\n",
                text,
                flags=re.MULTILINE,
            )
            assert count == 1, f.name
        return text

    return change


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_a_function_that_writes_first_is_refused(name, emitted, tmp_path):
    """Of all functions at once: each is right where its arguments lie apart."""
    if f"{name}" not in str(emitted.folder):
        pytest.skip("the other library has a test of its own")
    rows = [
        f
        for f in emitted.functions
        if allowed(f) and f.name != CALLED and any(a.direction == "out" for a in f.outputs)
    ]
    first = {
        "uint8_t": "{0}[0] = 0x5a;",
        "P_point": "{0}->w[0] = 3;",
        "P_fr": "{0}->w[0] = 3;",
        "P_fp": "{0}->w[0] = 3;",
    }
    loaded = load(
        emitted_of(spec_of(name), tmp_path / "early", early(rows, "lib", first)), quick(), tmp_path
    )
    for f in rows:
        for inputs in islice(inputs_of(emitted, f), FEW):
            assert not failure(loaded, f, inputs), f.name
        verdict = check_functions(loaded, public_functions.TESTS // 2, (f.name,))
        assert verdict.status == FAILED and re.search(r" \(.*(over|beginning)", verdict.detail), (
            f.name,
            verdict.detail[:200],
        )
    assert len(rows) > (40 if name == "ted256189" else 15)


BREAKS = {
    "decode, cleared first": (
        "point_decode",
        "    code = lib_affine_decode(x, y, in, 0);",
        "    lib_ext_neutral(r->w);\n    code = lib_affine_decode(x, y, in, 0);",
    ),
    "multiples, from the beginning on": (
        "point_mul_batch",
        (
            "    for (; count > 0; --count)\n        lib_point_times(r[count - 1].w, k[count -"
            " 1].w, a[count - 1].w);"
        ),
        (
            "    size_t i;\n    for (i = 0; i < count; ++i)\n        lib_point_times(r[i].w,"
            " k[i].w, a[i].w);"
        ),
    ),
    "multiples of the base, from the beginning on": (
        "point_mul_base_batch",
        (
            "    for (; count > 0; --count)\n        lib_point_times_base(r[count - 1].w, k[count -"
            " 1].w);"
        ),
        (
            "    size_t i;\n    for (i = 0; i < count; ++i)\n        lib_point_times_base(r[i].w,"
            " k[i].w);"
        ),
    ),
    "points, from the beginning on": (
        "point_decode_batch",
        "    const int upwards = ",
        "    const int upwards = 1 || ",
    ),
    "codes, from the end on": (
        "point_decode_batch",
        "    const int upwards = ",
        "    const int upwards = 0 && ",
    ),
    "the input changed": (
        "scalar_neg",
        "    lib_words_store(out, LIB_SCALAR_BYTES, t, ~(uint64_t)0);\n}",
        (
            "    lib_words_store(out, LIB_SCALAR_BYTES, t, ~(uint64_t)0);\n    if (out != a)\n     "
            "   *(uint8_t *)(uintptr_t)a ^= 1;\n}"
        ),
    ),
    "a byte more": (
        "fr_encode",
        "    lib_words_store(out, LIB_SCALAR_BYTES, t, ~(uint64_t)0);\n}",
        (
            "    lib_words_store(out, LIB_SCALAR_BYTES, t, ~(uint64_t)0);\n   "
            " out[LIB_SCALAR_BYTES] = 0;\n}"
        ),
    ),
    "a point more": (
        "point_encode_many",
        "    return (int)(int64_t)lib_barrier(lib_points_encode(",
        (
            "    out[count * LIB_POINT_BYTES] = 0;\n    return"
            " (int)(int64_t)lib_barrier(lib_points_encode("
        ),
    ),
}


@pytest.mark.parametrize("name", BREAKS)
@pytest.mark.sample(8)
def test_mutants_are_refused(name, tmp_path):
    function, old, new = BREAKS[name]

    def change(text: str) -> str:
        before, head, after = re.split(
            r"(^(?:static LIB_APART |LIB_HIDDEN )?(?:int|void|unsigned)"
            rf" lib_{function}(?:_work)?\([^;{{]*\)\n{{\n)",
            text,
            maxsplit=1,
            flags=re.MULTILINE,
        )
        assert old in after
        return before + head + after.replace(old, new, 1)

    loaded = load(emitted_of(spec_of("ted256189"), tmp_path / "broken", change), quick(), tmp_path)
    verdict = check_functions(loaded, public_functions.TESTS, (function,))
    assert verdict.status == FAILED and verdict.detail.startswith(function), verdict


@pytest.mark.long
def test_the_own_program_of_a_library_tries_it(tmp_path):
    """What `make check` runs, and `ecgen check` of Windows and other processors."""
    _, old, new = BREAKS["decode, cleared first"]
    folders = [
        emitted_of(spec_of("ted256189"), tmp_path / name, change).folder
        for name, change in (
            ("right", lambda text: text),
            ("broken", lambda text: text.replace(old, new, 1)),
        )
    ]
    found = []
    for folder in folders:
        sources = [
            *(folder / f"test/lib_{name}" for name in ("test.c", "shim.c", "abi.S")),
            *(folder / source for source in read_emitted(folder).sources),
        ]
        compile_c(quick(), sources, folder / "program", ())
        found.append(
            [
                line
                for line in run((folder / "program",), accept=(0, 1)).stdout.splitlines()
                if line.startswith("FAILED") and " over " in line
            ]
        )
    assert found == [[], ["FAILED: r over in (point_decode)"]]


def test_two_inputs_in_one_place_are_the_bytes_that_are_there(loaded):
    function = next(f for f in loaded.emitted.functions if f.name == "scalar_add")
    a, b = (bytes(range(k, k + function.inputs[0].bytes)) for k in (1, 99))
    memory = Memory(loaded.emitted, function, (a, b), (("b", "a", 5), ("out", "a", -3)))
    assert memory.is_valid and memory.inputs == (a[:5] + b[:-5], b) and len(memory.blocks) == 1
    assert not memory.astray() and memory.call(loaded) is None and not memory.astray()
    memory.blocks[0][3] = b"\xff"
    assert memory.astray() == 1


CHANGES = {
    "another way": (
        lambda row: row["overlaps"][0].update(
            how="any" if row["overlaps"][0]["how"] != "any" else "none"
        )
    ),
    "no row": lambda row: row["overlaps"].pop(),
    "no rows": lambda row: row.pop("overlaps"),
    "a row twice": lambda row: row["overlaps"].append(row["overlaps"][0]),
    "a row of inputs": (
        lambda row: row["overlaps"].append(
            {
                "output": row["arguments"][-1]["name"],
                "other": row["arguments"][0]["name"],
                "how": "none",
            }
        )
    ),
    "no such way": lambda row: row["overlaps"][0].update(how="often"),
}


@pytest.mark.parametrize("name", CHANGES)
@pytest.mark.sample(12)
def test_a_manifest_that_says_otherwise_is_refused(name, emitted):
    data = json.loads((emitted.folder / "MANIFEST.json").read_text())
    spec = with_walks(emitted, data)
    assert manifest_differences(spec, data) == []
    for row in (row for row in data["functions"] if row["overlaps"]):
        changed = json.loads(json.dumps(data))
        own = next(each for each in changed["functions"] if each["name"] == row["name"])
        CHANGES[name](own)
        text, *_ = manifest_differences(spec, changed)
        assert text.startswith(f"functions.{row['name']}.overlaps")


def test_the_command_refuses_it(emitted, tmp_path, capsys):
    folder = shutil.copytree(emitted.folder, tmp_path / "copy")
    data = json.loads((folder / "MANIFEST.json").read_text())
    row = next(row for row in data["functions"] if row["name"] == "scalar_add")
    row["overlaps"][1]["how"] = "none"
    (folder / "MANIFEST.json").write_text(json.dumps(data))
    assert main(["check", str(folder), "--only", "manifest", "--json"]) == 1
    assert (
        "functions.scalar_add.overlaps.1.how is none, and has to be any" in capsys.readouterr().out
    )
