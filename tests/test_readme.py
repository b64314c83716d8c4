"""What the README shows is so: its figures are those of the results file, its curve file builds, its C compiles."""

import re
import subprocess
from pathlib import Path

import pytest

from ecgen.cli import COMMANDS, main
from ecgen.library.api import every_row
from ecgen.report.readme import FUNCTIONS, PEERS_END, PEERS_START, render_all_peers, render_functions, render_tables, update

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text()


def blocks() -> list[str]:
    """The indented blocks of the README, without their indentation."""
    found = re.findall(r"(?:^    .*\n(?:\n(?=    ))?)+", README, re.M)
    return [re.sub(r"^    ", "", block, flags=re.M) for block in found]


def block_with(text: str) -> str:
    return next(block for block in blocks() if text in block)


def test_tables_are_made_from_the_results_files():
    table = render_tables(ROOT)
    assert update(README, table) == README
    assert update(README, table.replace(" / ", " - ")) != README


def test_tables_of_other_libraries_are_made_from_their_files():
    table = render_all_peers(ROOT)
    assert update(README, table, (PEERS_START, PEERS_END)) == README and " / " in table
    assert update(README, table.replace(" / ", " - "), (PEERS_START, PEERS_END)) != README


def test_table_of_functions_is_made_from_the_api():
    assert update(README, render_functions(), FUNCTIONS) == README
    for function in every_row():
        assert f"`{function.name}`" in README


@pytest.mark.asm
def test_the_minimal_curve_file_builds_a_library_that_passes(tmp_path, capsys):
    """Typed off the README, built, and its own checks run."""
    (tmp_path / "mine.toml").write_text(block_with("[field]"))
    assert main(["build", str(tmp_path / "mine.toml"), "--cpu", "x86-64", "-o", str(tmp_path / "mine")]) == 0, capsys.readouterr().err
    done = subprocess.run(["make", "-s", "VALGRIND=none", "check"], cwd=tmp_path / "mine", capture_output=True, text=True)
    assert done.returncode == 0 and "0 failures" in done.stdout, done.stdout + done.stderr


def test_a_digit_wrong_in_the_minimal_curve_file_is_an_error(tmp_path, capsys):
    text = block_with("[field]")
    (tmp_path / "mine.toml").write_text(text.replace('x = "15', 'x = "16'))
    assert main(["build", str(tmp_path / "mine.toml"), "--cpu", "x86-64", "-o", str(tmp_path / "mine")]) == 2
    assert "base point" in capsys.readouterr().err


@pytest.mark.asm
def test_the_c_example_compiles_and_has_the_codes_that_are_listed(tmp_path):
    include, *rest = block_with("#include").splitlines()
    lines = "\n    ".join(rest)
    (tmp_path / "u.c").write_text(
        f"{include}\nint f(const uint8_t *scalar, const uint8_t *point);\nint f(const uint8_t *scalar, const uint8_t *point)\n{{\n    {lines}\n    return status + out[0];\n}}\n"
    )
    command = ["cc", "-std=c99", "-Wall", "-Wextra", "-Werror", f"-I{ROOT}/generated/ted256189/include", "-fsyntax-only", "u.c"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    header = (ROOT / "generated" / "ted256189" / "include" / "ted256189.h").read_text()
    codes = {int(value) for value in re.findall(r"#define TED256189_(?:OK|NEUTRAL|ERR_\w+) \(?(-?\d)", header)}
    assert codes == {0, 1, -1, -2, -3, -4, -5} and all(re.search(rf"(?<![-\d]){code}\s", README) for code in codes)


def test_every_command_is_named_and_the_formula_of_the_example_exists(capsys):
    commands = block_with("ecgen verify")
    assert all(f"ecgen {name}" in commands for name in COMMANDS)
    example = re.search(r"e\.g\. ecgen (schedule \S+)", commands)[1].split()
    assert main(example) == 0 and "contiguous" in capsys.readouterr().out
