"""Keys of MANIFEST.json that decide what is checked were compared with nothing: `"abi": "win64"`
switched the check of erasure off, and src/P_entry.S, which clears, was never read as text: a
conditional there passed everything."""

import json
import shutil
from pathlib import Path

import pytest

from ecgen.curve import load_curve
from ecgen.errors import EcgenError
from ecgen.isa.target import load_target
from ecgen.library.files.write import write_library
from ecgen.library.pipeline.curve import build_library
from ecgen.library.pipeline.options import BuildOptions
from ecgen.library.pipeline.stated_walks import with_walks
from ecgen.run.delivered.rendered_again import header_differences
from ecgen.run.delivered.sources import require_template_sources
from ecgen.run.emitted import read_emitted
from ecgen.run.manifest import read_manifest
from ecgen.run.readback.claims import check_manifest
from ecgen.run.readback.walk import with_plain_names

LIBRARY = Path(__file__).resolve().parents[2] / "generated/ted256189"
ENTRY, INTERNAL, HEADER = "src/ted256189_entry.S", "src/ted256189_internal.h", "include/ted256189.h"
IF, FI = "#ifdef __OPTIMIZE_SIZE__\n", "#endif\n"


@pytest.fixture
def folder(tmp_path):
    return shutil.copytree(LIBRARY, tmp_path / "ted256189")


def changed(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


def told(folder: Path, **keys) -> None:
    path = folder / "MANIFEST.json"
    path.write_text(
        json.dumps(json.loads(path.read_text(encoding="utf-8")) | keys), encoding="utf-8"
    )


def refused(folder: Path) -> str:
    verdict = check_manifest(read_emitted(folder))
    assert verdict.status == "failed", verdict
    return verdict.detail


PORTABLE = {"isa": "c64", "abi": "c", "level": "portable", "features": []}
WRONG = {
    "abi": ("win64", "internal.h"),
    "isa": ("c64", "level is"),
    "features": (["bmi2"], "level is"),
    "api": (["cpu_supported"], "symbols"),
    "prefix": ("other", "other"),
    "scalar_bytes": (31, "scalar_bytes"),
    "compressed_bytes": (None, "compressed_bytes"),
    "encoding": ("sec1", "functions.scalarmult"),
}


@pytest.mark.sample(8)
@pytest.mark.parametrize("key", WRONG)
def test_keys_that_decide_what_is_checked(folder, key):
    value, said = WRONG[key]
    told(folder, **{key: value})
    try:
        detail = refused(folder)
    except EcgenError as error:  # nothing is called so
        detail = error.what
    assert said in detail


def test_features_that_the_c_does_not_ask_for(folder):
    told(folder, features=["bmi2", "adx"])
    assert "the C asks the CPU" in refused(folder)


def test_another_machine(folder):
    """Of portable C nothing is watched."""
    told(folder, **PORTABLE)
    assert "internal.h" in refused(folder)


def test_no_red_zone(folder):
    told(folder, red_zone=False)
    assert "red_zone" in refused(folder)


def test_hidden_routines_by_another_name(folder):
    told(
        folder,
        hidden=json.loads((folder / "MANIFEST.json").read_text(encoding="utf-8"))["hidden"]
        + ["ted256189_more"],
    )
    assert "ted256189_more" in refused(folder)


def test_sources_that_are_not_read(folder):
    told(
        folder,
        sources=[
            *json.loads((folder / "MANIFEST.json").read_text(encoding="utf-8"))["sources"],
            "more/more.c",
        ],
    )
    assert "more/more.c" in refused(folder)


def test_entries_that_are_not_built(folder):
    told(
        folder,
        sources=[
            source
            for source in json.loads((folder / "MANIFEST.json").read_text(encoding="utf-8"))[
                "sources"
            ]
            if source != ENTRY
        ],
    )
    assert "leaves out" in refused(folder)


CALL = "\tcall TED256189_NAME(ted256189_point_mul_base_work)\n"
CHANGES = {
    "the conditional of the review": (ENTRY, CALL, f"{IF}\tmov qword ptr [rsi], 1\n{FI}{CALL}"),
    "nothing is cleared": (
        ENTRY,
        "TED256189_BEGIN(TED256189_NAME(ted256189_erase))\n",
        "TED256189_BEGIN(TED256189_NAME(ted256189_erase))\n\tret\n",
    ),
    "an entry of another size": (ENTRY, "\tmov edx, ", "\tmov edx, 8+"),
    "a line of a comment": (ENTRY, "Public functions of secrets", "Public functions"),
    "a register that is kept": (ENTRY, "\tpxor xmm0, xmm0\n", ""),
    "an end": (ENTRY, '\t.section .note.GNU-stack, "", %progbits\n', ""),
    "another convention": (INTERNAL, "sysv_abi", "ms_abi"),
    "a routine of C": (
        INTERNAL,
        "TED256189_HIDDEN TED256189_ABI void ted256189_fe_mul",
        "TED256189_HIDDEN void ted256189_fe_mul",
    ),
    "words": (INTERNAL, "TED256189_WORDS 4", "TED256189_WORDS 5"),
}


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.sample(2)
def test_files_that_are_made_again(folder, change):
    """`ecgen check` and --prove refuse them, with file and line."""
    changed(folder, *CHANGES[change])
    assert CHANGES[change][0] in refused(folder)
    with pytest.raises(EcgenError, match="is not the line that is made") as error:
        require_template_sources(read_emitted(folder))
    assert error.value.file.endswith(CHANGES[change][0]) and error.value.line


def test_another_source_in_assembly(folder):
    """A file in which no routine of the manifest is was not read."""
    (folder / "src/ted256189_more.S").write_text(f"{IF}\t.globl more\n{FI}", encoding="utf-8")
    told(
        folder,
        sources=[
            *json.loads((folder / "MANIFEST.json").read_text(encoding="utf-8"))["sources"],
            "src/ted256189_more.S",
        ],
    )
    assert "src/ted256189_more.S" in refused(folder)


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    "cpu, options", [("zen4", {"abi": "win64", "red_zone": False}), ("cortex-m4f", {}), ("c32", {})]
)
def test_libraries_as_they_are_written(cpu, options, tmp_path):
    write_library(
        build_library(
            load_curve("curve25519"),
            load_target(cpu),
            BuildOptions("own", api="minimal", **options),
        ).files,
        tmp_path / "own",
    )
    verdict = check_manifest(read_emitted(tmp_path / "own"))
    assert verdict.status == "passed", verdict


@pytest.mark.long
def test_the_flags_of_another_level(tmp_path):
    """Of a Cortex-M4 the level says by which flags it is tested."""
    write_library(
        build_library(
            load_curve("curve25519"), load_target("cortex-m4f"), BuildOptions("own", api="minimal")
        ).files,
        tmp_path / "own",
    )
    told(tmp_path / "own", level="m4")
    assert "Makefile" in refused(tmp_path / "own")


def row(folder: Path, name: str, **keys) -> None:
    rows = json.loads((folder / "MANIFEST.json").read_text(encoding="utf-8"))["functions"]
    found = next(each for each in rows if each["name"] == name)
    found["arguments"] = [each | keys.pop(each["name"], {}) for each in found["arguments"]]
    found.update(keys)
    told(folder, functions=rows)


ROWS = {
    "a number that is too short": ("fr_reduce", {"in": {"bytes": 16}}),
    "elements that are flags": ("fr_equal", {"a": {"kind": "flag"}, "b": {"kind": "flag"}}),
    "a number without its length": ("scalar_reduce", {"in": {"counted": False}}),
    "a flag by its address": ("fr_cmov", {"flag": {"value": False}}),
    "no result": ("fr_equal", {"returns": ""}),
    "a code": ("scalar_is_valid", {"returns": "code"}),
    "working memory": ("point_msm_vartime", {"memory": {"bytes": 128}}),
    "another name": ("fr_add", {"a": {"name": "c"}}),
}


@pytest.mark.parametrize("change", ROWS)
@pytest.mark.sample(2)
def test_rows_of_functions(folder, change):
    """Size, kind, length and result of an argument were not compared with the table of functions,
    which says what is tested.
    """
    name, keys = ROWS[change]
    row(folder, name, **keys)
    assert f"functions.{name}." in refused(folder)


def test_a_function_less(folder):
    """Without `api` it has all of them."""
    data = json.loads((folder / "MANIFEST.json").read_text(encoding="utf-8"))
    told(
        folder,
        functions=[each for each in data["functions"] if each["name"] != "fr_half"],
        symbols=[each for each in data["symbols"] if not each.endswith("fr_half")],
    )
    assert "ted256189_fr_half" in refused(folder)


SENTENCES = {
    "overlaps of a function": ("Overlaps: `out` with `in`: none", "Overlaps: `out` with `in`: any"),
    "overlaps": ("outputs must not overlap one another", "outputs may overlap one another"),
    "bytes that are cleared": (" on Windows) below", "0 on Windows) below"),
    "depth": ("The assembly takes at most ", "The assembly takes at most 1"),
    "working memory": (
        "#define TED256189_MSM_MEMORY(count) \\\n    (",
        "#define TED256189_MSM_MEMORY(count) \\\n    (1 + ",
    ),
    "a code": ("#define TED256189_ERR_CURVE (-3)", "#define TED256189_ERR_CURVE (-2)"),
    "a prototype": ("int ted256189_fr_equal(const", "int ted256189_fr_equal(volatile"),
    "a type": ("    uint64_t w[16];", "    uint64_t w[17];"),
    "a claim": ("Functions run in constant time", "All functions run in constant time"),
    "an end": ("\n#endif\n", "\n#endif\nextern int more;\n"),
}


@pytest.mark.parametrize("change", SENTENCES)
@pytest.mark.sample(3)
def test_sentences_of_the_header(folder, change):
    changed(folder, HEADER, *SENTENCES[change])
    emitted, data = read_emitted(folder), read_manifest(folder)
    code = with_plain_names(data, (folder / "src/ted256189.c").read_text(encoding="utf-8"))
    (told,) = header_differences(with_walks(emitted, data), code)
    assert HEADER in told and check_manifest(emitted).status == "failed"
