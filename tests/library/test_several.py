"""A library for several processors: the preprocessor takes the member that fits, each member is the
library that it is alone, and what is broken is found.
"""

import json
import shutil
from contextlib import chdir
from pathlib import Path

import pytest

from ecgen.cli import main
from ecgen.errors import EcgenError
from ecgen.names import known_targets
from ecgen.run.emitted import read_emitted
from ecgen.run.manifest import members_of, read_manifest
from ecgen.run.members import by_preprocessor
from ecgen.run.members.by_preprocessor import check_several
from ecgen.run.tools import run
from ecgen.run.verdict import FAILED, PASSED, SKIPPED, Verdict

BUILD = ("build", "curve25519", "--api", "minimal", "--cpu")


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """The folder, for x86-64 and C of both words."""
    folder = tmp_path_factory.mktemp("several") / "a b"
    assert (
        main([*BUILD, "c32", "--fallback", "x86-64", "--fallback", "c64", "-o", str(folder)]) == 0
    )
    return folder


@pytest.fixture
def copied(made, tmp_path):
    return Path(shutil.copytree(made, tmp_path / "copy"))


def checks(folder: Path, cc: str | None = None) -> dict[str, str]:
    """Name -> status of what is around the members."""
    return {
        verdict.check: verdict.status for verdict in check_several(folder, cc=cc, only="choice")[3]
    }


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


@pytest.mark.long
def test_assembly_comes_first_then_the_wider_words(made):
    assert [
        row["folder"] for row in json.loads((made / "MANIFEST.json").read_text())["members"]
    ] == ["x86-64", "c64", "c32"]
    found = checks(made, "cc -O0")
    assert (
        len(found) == 6
        and {status for name, status in found.items() if "c64" in name or "c32" in name} == {PASSED}
        and FAILED not in found.values()
    )


@pytest.mark.long
def test_no_two_sources_have_one_stem(made):
    """Objects of C and assembly in one folder do not overwrite each other."""
    stems = [path.stem for path in (made / "src").iterdir()]
    assert len(stems) == len(set(stems)) and "curve25519_field_asm" in stems


@pytest.mark.parametrize(
    "cc, taken",
    [
        pytest.param("aarch64-linux-gnu-gcc", "c64", marks=pytest.mark.long),
        ("arm-linux-gnueabihf-gcc", "c32"),
    ],
)
def test_other_processors_take_what_they_can(cc, taken, made):
    if not shutil.which(cc):
        pytest.skip(
            f"{cc} is missing: a library for several processors was NOT compiled for that one"
        )
    found = [
        (verdict.check, verdict.status, verdict.detail)
        for verdict in check_several(made, cc=cc, only="choice")[3]
    ]
    assert ("choice, x86-64 by CURVE25519_MEMBER", SKIPPED) in {row[:2] for row in found} and (
        f"choice, {taken} by CURVE25519_MEMBER",
        PASSED,
    ) in {row[:2] for row in found}
    assert next(detail for check, _, detail in found if "preprocessor" in check).startswith(
        f"{taken},"
    )


@pytest.mark.skipif(not shutil.which("gcc"), reason="gcc is missing: plain C99 was NOT compiled")
def test_a_compiler_without_gnu_c_takes_plain_c99(made, tmp_path):
    sources = [*(made / "c32/src").glob("*.c")]
    run(
        [
            "gcc",
            "-O2",
            "-std=c99",
            "-ffreestanding",
            "-U__GNUC__",
            "-D__asm__=none",
            "-D__attribute__=none",
            "-c",
            *sources,
        ],
        cwd=tmp_path,
    )
    run(
        [
            "gcc",
            "-o",
            "test",
            *(made / "c32/test" / f"curve25519_{part}" for part in ("test.c", "shim.c")),
            *tmp_path.glob("*.o"),
        ],
        cwd=tmp_path,
    )
    assert " 0 failures" in run([tmp_path / "test"]).stdout


def test_a_member_is_what_it_is_alone(made, tmp_path):
    assert main([*BUILD, "c64", "-o", str(tmp_path / "alone")]) == 0
    own = {
        path.relative_to(tmp_path / "alone"): path.read_bytes()
        for path in (tmp_path / "alone").rglob("*")
        if path.is_file()
    }
    assert own == {
        path.relative_to(made / "c64"): path.read_bytes()
        for path in (made / "c64").rglob("*")
        if path.is_file()
    }


def test_the_checks_of_the_members_are_run(copied):
    with (copied / "c64/src/curve25519.c").open("a") as text:
        text.write("/* changed */\n")
    verdicts = check_several(copied, only="files", cc="cc -O0")[3]
    assert [(verdict.check, verdict.status) for verdict in verdicts] == [
        (f"{name}: files as written", FAILED if name == "c64" else PASSED)
        for name in ("x86-64", "c64", "c32")
    ]


def test_a_wrong_condition_is_found(copied, monkeypatch):
    monkeypatch.setattr(
        by_preprocessor, "program_verdict", lambda *given: Verdict("", PASSED, "not run")
    )
    change(
        copied / "include/curve25519.h",
        "#elif defined(__SIZEOF_INT128__)",
        "#elif defined(__SIZEOF_INT1280__)",
    )
    # glibc has headers for its own processor alone
    compiler = (
        "aarch64-linux-gnu-gcc"
        if shutil.which("aarch64-linux-gnu-gcc")
        else "cc -U__x86_64__ -ffreestanding -D_LIBC_LIMITS_H_"
    )
    found = checks(copied, compiler)
    assert found["choice, the preprocessor's"] == found["files as written"] == FAILED


def test_a_wrong_result_of_a_member_is_found(copied):
    text = (copied / "c32/src/curve25519_field.c").read_text()
    at = text.index("curve25519_fe_mul")
    (copied / "c32/src/curve25519_field.c").write_text(
        text[:at] + text[at:].replace(" + ", " - ", 1)
    )
    found = checks(copied, "cc -O0")
    assert (
        found["choice, c32 by CURVE25519_MEMBER"] == FAILED
        and found["choice, c64 by CURVE25519_MEMBER"] == PASSED
    )


@pytest.mark.parametrize(
    "path, old, new",
    [
        (
            "src/curve25519_point_asm.S",
            "#if CURVE",
            "#ifdef __OPTIMIZE_SIZE__\n#define sbb adc\n#endif\n#if CURVE",
        ),
        (
            "src/curve25519_field.c",
            "   Do not edit.",
            "   Do not edit. *\\\n/\n#define adc sbb\n/*",
        ),
        ("src/curve25519.c", "../c64/", "../c32/"),
        ("include/curve25519.h", "#ifndef __ASSEMBLER__", "#define sbb adc\n#ifndef __ASSEMBLER__"),
        ("include/curve25519_c64.h", "#endif", "#define adc sbb\n#endif"),
    ],
)
def test_common_sources_hold_nothing_more(path, old, new, copied):
    """What stands before the members' sources may make other code of them, for some flags alone."""
    data = read_manifest(copied)
    given = (copied, "curve25519", members_of(copied, data), data["sources"])
    assert by_preprocessor._around(*given).status == PASSED
    change(copied / path, old, new)
    verdict = by_preprocessor._around(*given)
    assert verdict.status == FAILED and path in verdict.detail


def test_commands_for_one_library_name_the_members(made, capsys):
    with pytest.raises(EcgenError, match="for several processors") as caught:
        read_emitted(made)
    assert all(name in caught.value.hint for name in ("x86-64", "c64", "c32"))
    assert main(["bench", str(made)]) == 2 and main(["check", str(made), "--prove"]) == 2
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize(
    "broken",
    [
        '{"members": 3}',
        '{"members": [{"folder": "../x"}]}',
        '{"members": [{"folder": "c64"}]}',
        '{"members": [{}]}',
        "[1]",
    ],
)
def test_a_broken_manifest_is_a_clear_error(broken, copied, capsys):
    (copied / "MANIFEST.json").write_text(broken)
    assert main(["check", str(copied)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "MANIFEST.json" in said and "Traceback" not in said


@pytest.mark.parametrize(
    "options, says",
    [
        (("zen4", "--fallback", "x86-64"), "cannot tell"),
        (("zen4", "--fallback", "zen4"), "cannot tell"),
        (("cortex-m4", "--fallback", "c32"), "no operating system"),
        (("zen4", "--fallback", "nothing"), "nothing"),
        (("zen4", "--fallback", "c64", "--package", "rust"), "--package"),
        (("zen4", "--fallback", "c64", "--emit", "asm"), "--emit"),
    ],
)
def test_what_cannot_be_is_refused(options, says, tmp_path, capsys):
    assert main([*BUILD, *options, "-o", str(tmp_path / "x")]) == 2
    said = capsys.readouterr().err
    assert says in said and said.count("\n") == 1 and not (tmp_path / "x").exists()


@pytest.mark.long
def test_a_cpu_of_ones_own_is_named_as_it_was_given(tmp_path, capsys):
    """The recorded command makes the same again; two members of one name are refused before
    anything is built.
    """
    with chdir(tmp_path):
        named_as_given(tmp_path, capsys)


def named_as_given(tmp_path, capsys):
    text = known_targets()["c32"].read_text()
    for name in ("c64", "mine"):
        (tmp_path / "mine.toml").write_text(text.replace('name = "c32"', f'name = "{name}"'))
        done = main([*BUILD, "c64", "--fallback", "mine.toml", "-o", "x"])
        assert done == (0 if name == "mine" else 2) and (
            done == 0 or "are called c64" in capsys.readouterr().err
        )
    manifest = json.loads((tmp_path / "x/MANIFEST.json").read_text())
    assert manifest["command"].endswith("--fallback mine.toml") and [
        row["folder"] for row in manifest["members"]
    ] == ["c64", "mine"]
