"""`ecgen doctor`: what is missing is said to be missing."""

import importlib.metadata
import json
import os
import shutil

import pytest

from ecgen.cli import main
from ecgen.isa.target import load_target
from ecgen.run.check import doctor
from ecgen.run.emulated.armv7em.toolchain import known_toolchains
from ecgen.run.finding import Finding


def findings(capsys, status: int) -> dict[str, dict]:
    assert main(["doctor", "--json"]) == status
    return {row["name"]: row for row in json.loads(capsys.readouterr().out)["findings"]}


@pytest.mark.machine
def test_nothing_that_is_needed_is_missing_where_the_tests_run(capsys):
    rows = findings(capsys, 0)
    assert rows["C compiler and assembler"]["ok"] and all(
        row["ok"] for row in rows.values() if row["needed"]
    )
    assert all(row["get"] for row in rows.values() if not row["ok"]) and all(
        row["for"] for row in rows.values()
    )
    assert any(name.startswith("sympy") for name in rows)


def test_a_machine_without_tools(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    rows = findings(capsys, 1)
    assert (
        not rows["C compiler and assembler"]["ok"]
        and "build-essential" in rows["C compiler and assembler"]["get"]
    )
    assert not rows["valgrind"]["ok"] and "apt-get install valgrind" in rows["valgrind"]["get"]
    assert (
        not rows["qemu-aarch64"]["ok"]
        and "qemu-user" in rows["qemu-aarch64"]["get"]
        and not rows["aarch64-linux-gnu-gcc"]["ok"]
    )
    assert main(["doctor"]) == 1 and "missing  C compiler" in capsys.readouterr().out


def test_a_compiler_that_assembles_nothing_is_none(tmp_path, monkeypatch, capsys):
    (tmp_path / "cc").write_text(
        '#!/bin/sh\ncase "$*" in *.S*) echo no assembler >&2; exit 1;; esac\nwhile [ $# -gt 0 ]; do'
        ' [ "$1" = -o ] && : > "$2"; shift; done\n'
    )
    (tmp_path / "cc").chmod(0o755)
    monkeypatch.setenv("CC", str(tmp_path / "cc"))
    assert "no assembler" in findings(capsys, 1)["C compiler and assembler"]["get"]


@pytest.mark.parametrize(
    "text",
    [
        "#!/bin/sh\necho qemu is a stub >&2; exit 127\n",
        "#!{absent}/interpreter\n",
        "no program at all",
    ],
)
def test_programs_that_do_not_run_are_not_found(text, tmp_path, monkeypatch, capsys):
    """A stub that ended with 127 was found, and so was a toolchain that nobody had tried."""
    for name in ("qemu-arm", "clang", "ld.lld"):
        (tmp_path / name).write_text(text.format(absent=tmp_path / "absent"))
        (tmp_path / name).chmod(0o755)
    # nothing else: of a name that cannot be run the next on PATH is taken
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("cc", "as", "ld"):
        (tools / name).symlink_to(shutil.which(name))
    monkeypatch.setenv("PATH", f"{tmp_path}:{tools}")
    monkeypatch.setattr(
        "ecgen.run.emulated.armv7em.toolchain.importlib.util.find_spec", lambda name: None
    )
    monkeypatch.setattr(
        "ecgen.run.emulated.armv7em.emulation.known_toolchains",
        lambda: [each for each in known_toolchains() if each.name == "clang"],
    )
    rows = findings(capsys, 0)
    for name in ("qemu-arm", "clang", "toolchain for the Cortex-M4"):
        assert (
            not rows[name]["ok"] and ("stub" if "stub" in text else "not") in rows[name]["get"]
        ), rows[name]


def test_the_version_of_go_is_asked_as_go_tells_it(tmp_path, monkeypatch, capsys):
    (tmp_path / "go").write_text(
        '#!/bin/sh\n[ "$1" = version ] && echo go version go1.2 || exit 2\n'
    )
    (tmp_path / "go").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    assert findings(capsys, 0)["go"]["found"] == f"{tmp_path}/go: go version go1.2"


@pytest.mark.parametrize("name, needed", [("sympy", True), ("unicorn", False)])
def test_a_package_that_is_missing_or_old(name, needed, monkeypatch, capsys):
    real = importlib.metadata.version
    for version in (None, "0.0.1"):

        def of(wanted, version=version):
            if wanted != name:
                return real(wanted)
            if version is None:
                raise importlib.metadata.PackageNotFoundError(name)
            return version

        monkeypatch.setattr(importlib.metadata, "version", of)
        row = next(
            row
            for label, row in findings(capsys, int(needed)).items()
            if label.startswith(f"{name} ")
        )
        assert (
            not row["ok"]
            and row["needed"] == needed
            and f"pip install '{name}" in row["get"]
            and ("0.0.1" in row["get"]) == (version is not None)
        )


def test_a_processor_that_no_file_describes(monkeypatch, capsys):
    monkeypatch.setattr("platform.machine", lambda: "riscv64")
    assert any(
        row["kind"] == "processor" and not row["ok"] and "riscv64" in row["get"]
        for row in findings(capsys, 0).values()
    )


def test_every_package_has_a_use():
    names = {row.name.split()[0] for row in doctor.packages()}
    assert all(doctor.use_of(name, doctor.USES.get(name, "")) for name in names)


def test_measurements_that_explain_takes_are_found(tmp_path, monkeypatch):
    """Those that come with the CPU file were not seen, and doctor said that there were none."""
    monkeypatch.setattr(doctor, "user_folder", lambda processor: tmp_path)
    assert (
        doctor._measured(load_target("zen4"), True).found == "those for zen4 that come with ecgen"
    )
    assert (
        doctor._measured(load_target("zen4"), False).found
        == doctor._measured(load_target("x86-64"), True).found
        == ""
    )
    (tmp_path / "orders.json").touch()
    assert (
        doctor._measured(load_target("x86-64"), False).found
        == f"your own: orders.json in {tmp_path}"
    )
    assert (
        doctor._measured(load_target("zen4"), True).found
        == f"those for zen4 that come with ecgen; your own: orders.json in {tmp_path}"
    )


def test_what_developers_alone_need_is_counted_and_not_shown(monkeypatch, capsys):
    rows = [Finding("package", "mypy", "", "make lint: types", "pip install it")]
    rows += [Finding("program", "nm", "", "ecgen check: the symbols of the binary", "get it")]
    monkeypatch.setattr(doctor, "examine", lambda: rows)
    assert main(["doctor"]) == 0
    told = capsys.readouterr().out
    assert "without  nm" in told and "mypy" not in told
    assert "1 more are for work on ecgen itself" in told
    assert [*findings(capsys, 0)] == ["mypy", "nm"]
