"""The files of a library: deterministic, prefixed, written all or nothing, usable from every build
system.
"""

import json
import os
import re
import shutil
import subprocess
import tempfile
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from ecgen.errors import EcgenError
from ecgen.library.c.text import with_prefix
from ecgen.library.files.licence import check_licence, render_licence
from ecgen.library.files.write import write_library
from ecgen.library.pipeline.render import render_library
from ecgen.resources import data_folder
from tests.support.library import curves, standin

pytestmark = pytest.mark.essential


@cache
def spec_of():
    return standin.spec(
        curves.LARGE["ted256189"], prefix="mine", vectors=curves.vectors("ted256189")
    )


@cache
def files_of():
    return render_library(spec_of(), (standin.unit(spec_of()),))


def test_equal_specs_give_equal_bytes():
    assert render_library(spec_of(), (standin.unit(spec_of()),)) == files_of()


def test_every_text_names_licence_command_and_inputs():
    spec = replace(
        spec_of(), license="0BSD", command="ecgen build x", inputs=(("curve x", "ab" * 32),)
    )
    for path, text in render_library(spec, ()).items():
        if path not in ("LICENSE", "MANIFEST.json"):
            assert (
                "SPDX-License-Identifier: 0BSD" in text
                and "ecgen build x" in text
                and "ab" * 32 in text
            ), path
    assert "0BSD" in render_library(spec, ())["LICENSE"]


def test_no_placeholder_and_no_path_is_left():
    for path, text in files_of().items():
        assert not re.search(r"(?<![A-Za-z0-9_])_?P_[A-Za-z]", text), path
        for place in (tempfile.gettempdir(), Path(__file__).parents[2]):
            assert f"{place}/" not in text, path


def test_inline_assembly_of_templates_is_empty():
    folder = Path(__file__).parent.parent.parent / "templates"
    for path in folder.rglob("*.j2"):
        text = path.read_text()
        for body in re.findall(r"__asm__[^;]*;", text):
            assert '("" :' in re.sub(r"__volatile__", "", body).replace(
                "__asm__ ", "__asm__"
            ).replace("__asm__(", "("), path


def test_templates_divide_by_powers_of_two_alone():
    """Whatever else C divides by, `i % 3` of an index too, is a division at -Os, which the check of
    constant time refuses.
    """
    own = {"2", "8", "{{ W }}", "{{ W // 8 }}"}
    for path in sorted(data_folder("templates").rglob("*.[ch].j2")):
        code = re.sub(
            r"/\*.*?\*/|\{%.*?%\}", " ", path.read_text(encoding="utf-8"), flags=re.DOTALL
        )
        code = re.sub(r"\{\{(?! W( // 8)? \}\}).*?\}\}", "FILLED ", re.sub(r'"[^"\n]*"', "", code))
        found = set(re.findall(r"[\w)\]] [/%] (\{\{.*?\}\}|\w+)", code))
        # a macro that callers fill in
        assert found <= own or (path.name == "P.h.j2" and found == {"FILLED"}), (path.name, found)


def test_basenames_carry_the_prefix():
    common = {
        "Makefile",
        "CMakeLists.txt",
        "meson.build",
        "LICENSE",
        "MANIFEST.json",
        "report.html",
        "example.c",
    }
    assert all(
        Path(path).name in common or Path(path).name.startswith("mine") for path in files_of()
    )


def test_prefix_in_macros_and_names():
    assert with_prefix("P_OK _P_x P_fe_mul XP_y P_is_x", "q") == "Q_OK _q_x q_fe_mul XP_y q_is_x"


def test_manifest_hashes_every_other_file():
    manifest = json.loads(files_of()["MANIFEST.json"])
    assert set(manifest["files"]) == set(files_of()) - {"MANIFEST.json"}
    assert "mine_fe_mul" in manifest["hidden"] and "mine_scalarmult" in manifest["symbols"]


def test_writing_replaces_own_output_only(tmp_path):
    out = tmp_path / "lib"
    write_library(files_of(), out)
    write_library(files_of(), out)
    (out / "notes.txt").write_text("mine")
    with pytest.raises(EcgenError, match="notes.txt, which ecgen did not make"):
        write_library(files_of(), out)
    write_library(files_of(), out, force=True)
    assert not (out / "notes.txt").exists() and sorted(os.listdir(tmp_path)) == ["lib"]


def test_what_make_pip_and_cargo_leave_there_stays(tmp_path):
    out = tmp_path / "lib"
    write_library(files_of(), out)
    left = ("build/mine.o", "target/debug/libmine.rlib", "Cargo.lock")
    for name in left:
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        (out / name).write_text(name)
    write_library(files_of(), out)
    assert (
        all((out / name).read_text() == name for name in left) and (out / "MANIFEST.json").is_file()
    )
    write_library(files_of(), out, force=True)
    assert not any((out / name).exists() for name in left)


def test_writing_does_not_replace_another_library(tmp_path):
    """Another prefix, another curve, the same curve's name with other parameters: each needs
    `force`.
    """
    out = tmp_path / "lib"
    write_library(files_of(), out)
    others = {
        "prefix mine, and the new one has yours": replace(spec_of(), prefix="yours"),
        "curve ted256189, and the new one has other": replace(
            spec_of(), curve=replace(spec_of().curve, name="other")
        ),
        "with other parameters": replace(
            spec_of(), curve=spec_of().curve.with_numbers(d=spec_of().curve.d + 1)
        ),
    }
    for why, spec in others.items():
        with pytest.raises(EcgenError, match=why):
            write_library(render_library(spec, ()), out)
        assert (out / "include" / "mine.h").read_text() == files_of()["include/mine.h"]
    write_library(
        render_library(others["prefix mine, and the new one has yours"], ()), out, force=True
    )
    assert (out / "include" / "yours.h").is_file() and not (out / "include" / "mine.h").exists()


def test_licences_are_checked_and_carried():
    assert (
        check_licence("apache-2.0 or mit") == "Apache-2.0 OR MIT"
        and check_licence("LicenseRef-Ours") == "LicenseRef-Ours"
    )
    for wrong in ("Proprietary", "MIT OR", "", "MIT, BSD-3-Clause"):
        with pytest.raises(EcgenError, match="not an SPDX licence expression"):
            check_licence(wrong)
    text = render_licence(
        "Apache-2.0 WITH LLVM-exception OR (MIT AND LicenseRef-Ours) OR 0BSD", "2026 Example Ltd"
    )
    for part in (
        "Permission is hereby granted",
        "Copyright (c) 2026 Example Ltd",
        "apache.org/licenses/LICENSE-2.0",
        "LicenseRef-Ours: terms of",
        "0BSD: the full text",
    ):
        assert part in text
    assert "LLVM" in text.splitlines()[0] and "LLVM" not in "".join(text.splitlines()[1:])
    assert "Permission" not in render_licence("0BSD", "")


def test_claims_are_stated_in_manifest_and_report(tmp_path):
    """What was assured is there, each claim with its kind of assurance; "verified" alone is never
    written.
    """
    from ecgen.library.c.text import with_ticks
    from ecgen.library.facts.claims import CLAIMS, DIVSTEPS_CLAIMS

    files = render_library(replace(spec_of(), claims=CLAIMS + DIVSTEPS_CLAIMS), ())
    claims = json.loads(files["MANIFEST.json"])["claims"]
    assert len(claims) >= 8 and all(
        re.match("proven|tested|argued", status) for status in claims.values()
    )
    for name, status in claims.items():
        assert (
            with_ticks(name) in files["report.html"] and with_ticks(status) in files["report.html"]
        )
    generated = Path(__file__).parents[2] / "generated"
    for path in sorted(generated.glob("*/MANIFEST.json")):
        manifest = json.loads(path.read_text())
        assert manifest["claims"] == (
            claims if manifest["inversion"]["by_divsteps"] else dict(CLAIMS)
        )


def test_report_says_what_each_routine_means():
    text = files_of()["report.html"]
    for raw in ("<td>nsqr", "<td>canon", "law: ", "<td></td>", '<td class="n"></td>'):
        assert raw not in text
    assert "the point 2 P + Q" in text and "a^(2^count)" in text


def test_writing_refuses_foreign_folders(tmp_path):
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "main.c").write_text("int main;")
    with pytest.raises(EcgenError, match="not empty and was not made by ecgen"):
        write_library(files_of(), tmp_path / "src")
    (tmp_path / "file").write_text("")
    with pytest.raises(EcgenError, match="a file or link of that name exists"):
        write_library(files_of(), tmp_path / "file")
    with pytest.raises(EcgenError, match="cannot be made"):
        write_library(files_of(), tmp_path / "file" / "below")
    assert (tmp_path / "src" / "main.c").read_text() == "int main;"


def test_a_failed_write_leaves_nothing(tmp_path):
    with pytest.raises(EcgenError, match="cannot be written"):
        write_library({**files_of(), "src": "a file where a folder is"}, tmp_path / "lib")
    assert os.listdir(tmp_path) == []


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    out = tmp_path_factory.mktemp("files") / "mine"
    write_library(files_of(), out)
    return out


def _run(command, cwd):
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_make_install_and_pkg_config(folder, tmp_path):
    _run(
        [
            "make",
            "-s",
            "CFLAGS=-O1 -Werror",
            f"BUILD={tmp_path}/build",
            "install",
            f"PREFIX={tmp_path}/usr",
        ],
        folder,
    )
    shutil.copy(folder / "example.c", tmp_path)
    flags = ["-Iusr/include", "-Lusr/lib", "-lmine"]
    if shutil.which("pkg-config"):
        env = {**os.environ, "PKG_CONFIG_PATH": f"{tmp_path}/usr/lib/pkgconfig"}
        flags = subprocess.run(
            ["pkg-config", "--cflags", "--libs", "mine"],
            env=env,
            capture_output=True,
            text=True,
            check=True,
        ).stdout.split()
    _run(["cc", "-std=c99", "example.c", "-o", "example", *flags], tmp_path)
    assert "both sides" in _run(["./example"], tmp_path)


@pytest.mark.skipif(
    not shutil.which("cmake"), reason="cmake is missing: add_subdirectory was not tested"
)
def test_cmake_add_subdirectory(folder, tmp_path):
    shutil.copy(folder / "example.c", tmp_path)
    (tmp_path / "CMakeLists.txt").write_text(
        f"cmake_minimum_required(VERSION 3.13)\nproject(app C)\nadd_subdirectory({folder} mine)\n"
        "add_executable(app example.c)\ntarget_link_libraries(app PRIVATE mine::mine)\n"
    )
    _run(["cmake", "-S", ".", "-B", "build", "-DCMAKE_BUILD_TYPE=Debug"], tmp_path)
    _run(["cmake", "--build", "build"], tmp_path)
    assert "both sides" in _run(["build/app"], tmp_path)


@pytest.mark.skipif(
    not (shutil.which("meson") and shutil.which("ninja")),
    reason="meson or ninja is missing: meson.build was not tested",
)
def test_meson(folder, tmp_path):
    _run(["meson", "setup", str(tmp_path / "build"), str(folder)], tmp_path)
    assert "OK" in _run(["meson", "test", "-C", str(tmp_path / "build")], tmp_path)


def test_make_check_says_what_it_skipped(folder, tmp_path):
    out = _run(
        [
            "make",
            "-s",
            "CFLAGS=-O0",
            f"BUILD={tmp_path}/build",
            "VALGRIND=no-such-valgrind",
            "check",
        ],
        folder,
    )
    assert "0 failures" in out and "constant time of the binary was NOT checked" in out


def test_a_failing_known_answer_fails_make_check(folder, tmp_path):
    copy = tmp_path / "copy"
    shutil.copytree(folder, copy)
    path = copy / "test" / "mine_test.c"
    path.write_text(
        path.read_text()
        .replace("    {0x01, 0x00,", "    {0x02, 0x00,", 1)
        .replace("{0x01, 0x00,", "{0x02, 0x00,", 1)
    )
    done = subprocess.run(
        ["make", "-s", "CFLAGS=-O0", "VALGRIND=no-such-valgrind", "check"],
        cwd=copy,
        capture_output=True,
        text=True,
    )
    assert done.returncode != 0 and "FAILED: known answer" in done.stdout
