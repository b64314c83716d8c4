"""The documentation: every command on its pages runs and prints what is shown, the site builds
without the network, the reference is that of the code.

A block ```console holds commands behind `$ ` and lines that they print: each must occur in what is
printed, in order, `...` standing for anything. A block with a title is written to the file of that
name first. A comment before a block says more: `run: long` (of the longer tier), `run: exit 2` (how
its last command ends), `run: needs go` (run where that program is; else a warning says so). The
pages of one tier run in a folder of their own, with the checkout as `ecgen` in it.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
import warnings
from dataclasses import dataclass
from pathlib import Path

import click
import pytest

from docs.generate.pages import pages
from ecgen.cli import COMMANDS, cli
from ecgen.curve.file import keys
from ecgen.isa.description import KEYS, TABLES
from ecgen.library.api import every_row
from tests.support.compilers import works

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted(path.relative_to(ROOT / "docs") for path in (ROOT / "docs").rglob("*.md"))
BLOCK = re.compile(
    r"(?:^<!-- run: (?P<run>[^\n]*) -->\n)?^```(?P<language>\w+)(?:"
    r' title="(?P<title>[^"]+)")?\n(?P<text>.*?)^```$',
    re.M | re.S,
)


@dataclass(frozen=True)
class Step:
    """A command with the lines it shows, or a file (`command` is "")."""

    line: int
    command: str = ""
    shown: tuple[str, ...] = ()
    status: int = 0
    is_long: bool = False
    needs: str = ""
    file: str = ""
    text: str = ""


def steps(text: str) -> list[Step]:
    """What a page asks a reader to do, in order."""
    found = []
    for block in BLOCK.finditer(text):
        line = text.count("\n", 0, block.start("text")) + 1
        said = block["run"] or ""
        assert re.fullmatch(r"(long)?(, )?(exit \d)?(needs \w+)?", said), (
            f"line {line}: `run: {said}` means nothing"
        )
        if block["title"]:
            found.append(Step(line, file=block["title"], text=block["text"]))
        if block["language"] == "console":
            commands = re.split(r"^\$ ", block["text"], flags=re.M)
            assert not commands[0].strip(), f"line {line}: output without a command"
            for i, part in enumerate(commands[1:], 2):
                command, *shown = part.splitlines()
                status = int(said[-1]) if "exit" in said and i == len(commands) else 0
                found.append(
                    Step(
                        line,
                        command,
                        tuple(filter(str.strip, shown)),
                        status,
                        said.startswith("long"),
                        said.partition("needs ")[2],
                    )
                )
    return found


def missing(shown: tuple[str, ...], printed: str) -> str | None:
    """The first line that is shown and not printed behind the ones before; runs of blanks count as
    one.
    """
    lines = iter([" ".join(line.split()) for line in printed.splitlines()] + [""])
    for wanted in shown:
        pattern = re.compile(
            r"\s*.*\s*".join(re.escape(" ".join(part.split())) for part in wanted.split("..."))
        )
        if not any(pattern.fullmatch(line) for line in lines):
            return wanted
    return None


def run_page(text: str, folder: Path, also_long: bool) -> int:
    """Run a page's steps in a folder; AssertionError with the line of the first that is not as
    shown. The number of commands run.
    """
    (folder / "bin").mkdir()
    begin = (
        f"""#!/bin/sh\n'''exec' {shlex.quote(sys.executable)} "$0" "$@"\n' '''\n"""  # as pip writes
    )
    (folder / "bin" / "ecgen").write_text(f"{begin}from ecgen.__main__ import run\nrun()\n")
    (folder / "bin" / "ecgen").chmod(0o755)
    work = folder / "work"
    work.mkdir()
    (work / "ecgen").symlink_to(ROOT)
    # pip finds what ecgen depends on in this environment, by PYTHONPATH, so that it fetches what
    # builds the package alone.
    path = os.pathsep.join(
        [str(ROOT), *(p for p in sys.path if p.endswith(("site-packages", "dist-packages")))]
    )
    environment = os.environ | {
        "PATH": f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": path,
        "XDG_DATA_HOME": str(folder / "data"),
        "NO_COLOR": "1",
    }
    count = 0
    for step in steps(text):
        if step.file:
            place = (work / step.file).resolve()
            assert place.is_relative_to(work.resolve())
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(step.text)
        elif step.needs and not works(step.needs):
            warnings.warn(
                f"{step.needs} is missing: line {step.line} was not run: {step.command}",
                stacklevel=2,
            )
        elif also_long or not step.is_long:
            done = subprocess.run(
                step.command,
                shell=True,
                cwd=work,
                env=environment,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                timeout=900,
            )
            what = f"line {step.line}: $ {step.command}\n{done.stdout}"
            assert done.returncode == step.status, (
                f"exit code {done.returncode}, not {step.status}: {what}"
            )
            assert (line := missing(step.shown, done.stdout)) is None, (
                f"not printed: {line!r}: {what}"
            )
            count += 1
    return count


@pytest.mark.sample(3)
@pytest.mark.asm
@pytest.mark.parametrize(
    "page",
    [
        page
        for page in PAGES
        if any(s.command and not s.is_long for s in steps((ROOT / "docs" / page).read_text()))
    ],
    ids=str,
)
def test_commands_run_as_shown(page, tmp_path):
    assert run_page((ROOT / "docs" / page).read_text(), tmp_path, also_long=False)


@pytest.mark.long
@pytest.mark.asm
@pytest.mark.parametrize(
    "page",
    [page for page in PAGES if any(s.is_long for s in steps((ROOT / "docs" / page).read_text()))],
    ids=str,
)
def test_all_commands_run_as_shown(page, tmp_path):
    """Those that take long, too, with the others on their page, in order."""
    assert run_page((ROOT / "docs" / page).read_text(), tmp_path, also_long=True)


@pytest.mark.parametrize(
    "text, why",
    [
        ("```console\n$ false\n```\n", "exit code 1"),
        ("```console\n$ echo a b\na ... c\n```\n", "not printed: 'a ... c'"),
        ("```console\n$ printf 'b\\na\\n'\na\nb\n```\n", "not printed: 'b'"),
        ("<!-- run: exit 2 -->\n```console\n$ true\n```\n", "exit code 0, not 2"),
        ("<!-- run: never -->\n```console\n$ true\n```\n", "means nothing"),
        ("```console\na\n```\n", "without a command"),
    ],
    ids=str,
)
def test_what_is_not_as_shown_is_seen(text, why, tmp_path):
    with pytest.raises(AssertionError, match=re.escape(why)):
        run_page(text, tmp_path, also_long=True)


def test_a_page_that_is_right_runs(tmp_path):
    text = (
        '```c title="a/b.txt"\nhello\n```\n<!-- run: long -->\n```console\n$ cat'
        " a/b.txt\nhe...o\n```\n<!-- run: exit 1 -->\n```console\n$ echo 1   2\n1 2\n$ false\n```\n"
    )
    (tmp_path / "1").mkdir()
    (tmp_path / "2").mkdir()
    assert (
        run_page(text, tmp_path / "1", also_long=True),
        run_page(text, tmp_path / "2", also_long=False),
    ) == (3, 2)


def test_no_block_hides_a_command():
    """A command stands in a block that is run: behind `$`, or not at all."""
    for page in PAGES:
        for block in BLOCK.finditer((ROOT / "docs" / page).read_text()):
            assert block["language"] in ("console", "cmake", "c", "toml") or block["title"], (
                f"{page}: a block of {block['language']}"
            )


def test_every_command_is_used_on_some_page():
    used = {
        name
        for page in PAGES
        for step in steps((ROOT / "docs" / page).read_text())
        for name in re.findall(r"(?:^|; |bin/)ecgen (\w+)", step.command)
    }
    assert set(COMMANDS) - used == set()


def test_the_reference_is_that_of_the_code():
    """Every option, key, function, schema and statement has its row; one that is added is on the
    page without anybody's doing.
    """
    found = pages(ROOT)
    for name in COMMANDS:
        command = cli.get_command(None, name)
        assert f"## ecgen {name}\n" in found["reference/command-line.md"]
        assert [
            p.name
            for p in command.params
            if isinstance(p, click.Option) and p.opts[-1] not in found["reference/command-line.md"]
        ] == []
    assert [
        key
        for form in keys.FORMS
        for group in keys.keys_of(form).values()
        for key in group
        if f"`{key}`" not in found["reference/curve-file.md"]
    ] == []
    assert [
        key
        for key in (*KEYS, *(key for rows in TABLES.values() for key in rows if key))
        if f"`{key}`" not in found["reference/cpu-file.md"]
    ] == []
    assert [
        f.name for f in every_row() if f"P_{f.name}(" not in found["reference/functions.md"]
    ] == []
    assert [
        name for name in (*COMMANDS, "error") if f"\n## {name}\n" not in found["reference/json.md"]
    ] == []
    click.Option(["--unheard-of"])  # what is not there is not found
    assert "--unheard-of" not in found["reference/command-line.md"]


def test_an_option_that_is_added_is_in_the_reference(monkeypatch):
    from docs.generate import pages as reference
    from ecgen.cli import cmd_list

    monkeypatch.setattr(
        cmd_list.command,
        "params",
        [*cmd_list.command.params, click.Option(["--unheard-of"], help="New.")],
    )
    assert "`--unheard-of TEXT`" in reference.command_line()


def build_site(source: Path, site: Path) -> subprocess.CompletedProcess:
    """MkDocs, strict, with no way out to a network. Quiet, it would not count the warnings that
    strictness is about.
    """
    environment = {
        name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"
    } | {
        "PYTHONPATH": str(ROOT),
        "NO_MKDOCS_2_WARNING": "1",
        "http_proxy": "http://127.0.0.1:9",
        "https_proxy": "http://127.0.0.1:9",
        "no_proxy": "",
    }
    return subprocess.run(
        [
            sys.executable,
            "-m",
            "mkdocs",
            "build",
            "--strict",
            "-f",
            str(source / "mkdocs.yml"),
            "-d",
            str(site),
        ],
        env=environment,
        capture_output=True,
        text=True,
    )


def test_the_site_builds_and_asks_no_other_server(tmp_path):
    pytest.importorskip(
        "material",
        reason="MkDocs Material is missing: the site was not built (pip install 'ecgen-asm[docs]')",
    )
    done = build_site(ROOT, tmp_path / "site")
    assert done.returncode == 0, done.stdout + done.stderr
    written = sorted(
        path.relative_to(tmp_path / "site").as_posix()
        for path in (tmp_path / "site").rglob("*.html")
        if path.name != "404.html"
    )
    assert {page.with_suffix("").as_posix().removesuffix("/README") for page in PAGES} | {
        name.removesuffix(".md") for name in pages(ROOT)
    } == {name.removesuffix("/index.html").removesuffix(".html") for name in written}
    assert [
        path.name for path in (tmp_path / "site").rglob("*") if path.suffix in (".py", ".pyc")
    ] == []
    assert (
        'href="functions.html"' in (tmp_path / "site/reference/index.html").read_text()
        and 'href="reference/walks.html"' in (tmp_path / "site/ideas.html").read_text()
    )
    for name in written:
        text = (tmp_path / "site" / name).read_text()
        assert (
            re.findall(r'<(?:script|link|img|iframe)[^>]*(?:src|href)="(?:https?:)?//[^"]*"', text)
            == []
        ), name
        assert "[picture:" not in text and "[names:" not in text
    home = (tmp_path / "site" / "index.html").read_text()
    best = re.findall(r"<tr><th>X25519, any point</th><td>(.*?)</td><td>([\d.]+)</td>", home)[0]
    ours, theirs = map(float, re.findall(r"--part:([\d.]+)%", best[0]))
    assert theirs / ours == pytest.approx(float(best[1]), rel=0.01)
    assert "<code>secp256k1</code>" in home and "<code>cortex-a53</code>" not in home
    assert (tmp_path / "site" / "ideas.html").read_text().count("<figure") == 4


ASK = """<script>addEventListener("load", () => setTimeout(() => {
  const box = document.querySelector("[data-md-component=search-query]");
  box.focus(); box.value = "eigenvalue";
  box.dispatchEvent(new Event("input", {bubbles: true}));
  setTimeout(() => {
    document.title = document.querySelectorAll(".md-search-result__item").length;
  }, 3000);
}, 500))</script></body>"""


@pytest.mark.long
def test_search_works_where_a_page_is_opened_as_a_file(tmp_path):
    pytest.importorskip("material", reason="MkDocs Material is missing: no search was made")
    browser = shutil.which("chromium") or shutil.which("google-chrome")
    if not browser:
        pytest.skip("Chromium is missing: no search was made")
    assert build_site(ROOT, tmp_path / "site").returncode == 0
    page = tmp_path / "site" / "index.html"
    page.write_text(page.read_text().replace("</body>", ASK))
    options = ["--headless=new", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=20000"]
    done = subprocess.run(
        [browser, *options, "--enable-logging=stderr", "--dump-dom", page.as_uri()],
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert int(re.search(r"<title>(\d+)</title>", done.stdout)[1]) > 1
    assert [line for line in done.stderr.splitlines() if "CONSOLE" in line] == []


@pytest.mark.long
def test_a_link_to_nowhere_stops_the_site(tmp_path):
    pytest.importorskip(
        "material",
        reason="MkDocs Material is missing: the site was not built (pip install 'ecgen-asm[docs]')",
    )
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("[x](nowhere.md)\n")
    (tmp_path / "mkdocs.yml").write_text(
        re.sub(r"hooks:.*|nav:(.|\n)*", "", (ROOT / "mkdocs.yml").read_text())
    )
    assert build_site(tmp_path, tmp_path / "site").returncode != 0


def test_links_lead_to_files_of_the_checkout_and_to_headings():
    """For who reads the pages there, where the generated ones are not."""
    dead, count = [], 0
    for path in [
        *(ROOT / "docs" / page for page in PAGES),
        *ROOT.glob("*.md"),
        *(ROOT / "examples").glob("*.md"),
    ]:
        for link in re.findall(r"\]\((?!https?:|mailto:)([^)\s]+)", path.read_text()):
            name, _, anchor = link.partition("#")
            place = path.parent / name if name else path
            headings = (
                {
                    re.sub(r"[^\w -]", "", h.lower()).replace(" ", "-")
                    for h in re.findall(r"^#+ (.*)$", place.read_text(), re.M)
                }
                if anchor and place.is_file()
                else ()
            )
            dead += [f"{path.name}: {link}"] * (
                not place.exists() or (bool(anchor) and anchor not in headings)
            )
            count += 1
    assert dead == [] and count > 20
