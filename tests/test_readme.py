"""What the README shows is so: its figures are those of the results file, its C compiles, its links
lead somewhere. Commands and files of docs/: test_docs.py.
"""

import json
import re
import shutil
import subprocess
from pathlib import Path

import jsonschema
import pytest

from docs.generate.figures import (
    render_all_peers,
    render_best_peers,
    render_functions,
    render_gains,
    render_short,
    update,
    updated,
)
from ecgen.cli import COMMANDS, main
from ecgen.errors import EcgenError
from ecgen.library.api import every_row

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text()


def blocks() -> list[str]:
    """The indented blocks of the README, without their indentation."""
    found = re.findall(r"(?:^    .*\n(?:\n(?=    ))?)+", README, re.M)
    return [re.sub(r"^    ", "", block, flags=re.M) for block in found]


def block_with(text: str) -> str:
    return next(block for block in blocks() if text in block)


FIRST = block_with("pip install")


@pytest.mark.parametrize("page", ["README.md", "docs/speed.md"])
def test_tables_are_made_from_the_results_files(page):
    found = updated(ROOT)[ROOT / page]
    assert found == (ROOT / page).read_text() and " / " in render_short(ROOT)
    assert update(found, render_short(ROOT).replace(" / ", " - ")) != found


def test_tables_of_other_libraries_are_made_from_their_files():
    speed = updated(ROOT)[ROOT / "docs" / "speed.md"]
    assert render_all_peers(ROOT) in speed and " / " in render_all_peers(ROOT)


def test_the_readme_names_the_best_of_the_others_of_a_quiet_run(tmp_path):
    record = json.loads((ROOT / "generated" / "peers-zen4-crates.json").read_text())
    jsonschema.validate(record, json.loads((ROOT / "ecgen" / "schemas" / "bench.json").read_text()))
    assert (
        record["quiet"]
        and record["discarded"] < record["rounds"]
        and len({who for row in record["rows"] for who in row["others"]}) >= 6
    )
    assert render_best_peers(ROOT) in README and README.count("| ecgen | best of the others |") == 1
    (tmp_path / "generated").mkdir()
    row = {"what": "X", "ecgen": [100, 120], "others": {"slow": [300, 310], "fast": [150, 170]}}
    newer = record | {"date": "2999-01-01", "rows": [row]}
    for name, data in (
        ("a", newer),
        ("b", record),
        (
            "c",
            {key: value for key, value in newer.items() if key != "quiet"} | {"date": "3999-01-01"},
        ),
    ):
        (tmp_path / "generated" / f"peers-{name}.json").write_text(json.dumps(data))
    assert "(zen4)" in render_best_peers(tmp_path) and render_best_peers(tmp_path).endswith(
        "| X | 100 / 120 | fast 150 / 170 | 1.50 |"
    )
    (tmp_path / "generated" / "peers-a.json").write_text(json.dumps(newer | {"quiet": False}))
    with pytest.raises(EcgenError, match="busy machine"):
        render_best_peers(tmp_path)


def test_table_of_functions_is_made_from_the_api():
    table = render_functions()
    assert [function.name for function in every_row() if f"`{function.name}`" not in table] == []


def test_what_the_readme_links_to_is_there():
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", README) if "://" not in link]
    assert len(links) > 10 and [link for link in links if not (ROOT / link).exists()] == []


@pytest.mark.asm
def test_the_three_lines_make_a_program_of_the_c_below_them(tmp_path):
    """1 times the base point is the base point."""
    install, build, compiled = (line.split("#")[0].strip() for line in FIRST.splitlines())
    assert install == "pip install ." and build == "ecgen build p256"
    folder = ["--api", "minimal", "-o", str(tmp_path / "p256")]
    assert main([*build.split()[1:], *folder]) == 0
    include, *rest = block_with("#include").splitlines()
    lines = "\n    ".join(rest)
    (tmp_path / "program.c").write_text(
        f"""{include}
#include <string.h>
int main(void)
{{
    const uint8_t scalar[P256_SCALAR_BYTES] = {{[P256_SCALAR_BYTES - 1] = 1}};
    uint8_t point[P256_POINT_BYTES];
    p256_base(point);
    {lines}
    return status != P256_OK || memcmp(out, point, sizeof out) != 0;
}}
"""
    )
    command = compiled.replace("cc ", "cc -std=c99 -Wall -Wextra -Werror ", 1) + " && ./program"
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, shell=True)
    assert done.returncode == 0, done.stderr


def test_the_first_screen_says_what_for_whom_and_what_not():
    """What makes ecgen stands below what uses it."""
    screen = "\n".join(README.splitlines()[:50])
    for words in (
        "needs nothing but a C compiler",
        "It is for people who",
        "not for: pairings, TLS",
    ):
        assert words in screen
    assert "#include" in screen and all(line in screen for line in FIRST.splitlines())
    assert render_gains(ROOT) in screen and render_gains(ROOT).count("times as long") == 3
    assert README.index("make demo") > README.index("ecgen doctor") > README.index("## What a lib")


def test_the_codes_of_the_header_are_listed():
    header = (ROOT / "generated" / "ted256189" / "include" / "ted256189.h").read_text()
    codes = {
        int(value)
        for value in re.findall(r"#define TED256189_(?:OK|NEUTRAL|ERR_\w+) \(?(-?\d)", header)
    }
    assert codes == {0, 1, -1, -2, -3, -4, -5} and all(
        re.search(rf"(?<![-\d]){code}\s", README) for code in codes
    )


def test_every_command_is_named_and_the_formula_of_the_example_exists(capsys):
    commands = block_with("ecgen verify")
    assert all(f"ecgen {name}" in commands for name in COMMANDS)
    example = re.search(r"e\.g\. ecgen (schedule \S+)", commands)[1].split()
    assert main(example) == 0 and "contiguous" in capsys.readouterr().out


def test_the_demo_sets_up_its_part_and_shows_figures_first(tmp_path):
    """What `make demo` would run where nothing is set up, and where all is."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    for needed in ("pyproject.toml", "harness/setup.sh"):
        (tmp_path / needed).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / needed, tmp_path / needed)

    def planned() -> str:
        command = ["make", "-n", "demo"]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True).stdout

    bare = planned()
    assert "setup.sh .venv demo" in bare and "--scale 0.1" in bare
    assert bare.index("ecgen build") < bare.index("ecgen bench") < bare.index("ecgen check")
    (tmp_path / ".venv").mkdir()
    (tmp_path / ".venv" / ".ready").touch()
    assert "setup.sh" not in planned()
