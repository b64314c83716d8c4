"""Free text in the comments of emitted files: commands and file names cannot end a comment or leave
its line.
"""

import re
from dataclasses import replace
from functools import cache

import pytest

from ecgen.library.c.text import in_comment
from ecgen.library.pipeline.render import render_library
from ecgen.run.tools import find_compiler, run
from tests.support.library import curves, standin

EVIL = "x*/ int evil; --> <b>evil</b> \nevil = 1\r evil \\"
STRIPPED = {
    ".h": r"(?s)/\*.*?\*/",
    ".c": r"(?s)/\*.*?\*/",
    ".S": r"(?s)/\*.*?\*/",
    ".html": r"(?s)<!--.*?-->",
    "": r"(?m)#.*$",
}


@cache
def spec():
    return standin.spec(curves.LARGE["ted256189"], prefix="mine", window=4, teeth=3, blocks=2)


def test_nothing_escapes_from_a_comment():
    files = render_library(
        replace(spec(), command=f"ecgen build {EVIL}", inputs=((f"{EVIL}.toml", "00"),)), ()
    )
    seen = 0
    for path, text in files.items():
        if path in ("MANIFEST.json", "LICENSE"):
            continue
        suffix = (
            path[path.rindex(".") :]
            if "." in path and not path.endswith((".txt", ".build", ".in"))
            else ""
        )
        seen += "evil" in text
        assert ("<b>evil" if suffix == ".html" else "evil") not in re.sub(
            STRIPPED[suffix], "", text
        ), path
    assert seen > 10


def test_what_is_written_compiles(tmp_path):
    files = render_library(
        replace(spec(), command=f"ecgen build {EVIL}", inputs=((f"{EVIL}.toml", "00"),)), ()
    )
    for path in ("include/mine.h", "src/mine_internal.h", "src/mine.c"):
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text(files[path], encoding="utf-8")
    run(
        [
            *find_compiler(),
            "-Wall",
            "-Werror=comment",
            "-fsyntax-only",
            f"-I{tmp_path}/include",
            tmp_path / "src/mine.c",
        ]
    )


@pytest.mark.parametrize(
    "text, safe",
    [
        ("ecgen build ted256189 --cpu zen4", "ecgen build ted256189 --cpu zen4"),
        ("a*/b", "a* /b"),
        ("/*/*/", "/ * / * /"),
        ("a\nb", "a\\nb"),
        ("end\\", "end\\."),
        ("-->", "-- >"),
        ("na\u00efve \u2028", "na\u00efve \\u2028"),
        ("\udcff.toml", "\\udcff.toml"),
    ],
)
def test_each_mark(text, safe):
    assert in_comment(text) == safe
    in_comment(text).encode("utf-8")
