"""Pages for a reader: whole without other files or scripts, at home on a phone and in the dark,
reached by the keyboard.
"""

import html
import itertools
import json
import re
import shutil
import subprocess
from html.parser import HTMLParser
from pathlib import Path

import pytest

from ecgen.cli import main
from ecgen.curve import load_curve
from ecgen.isa.backends import back_end
from ecgen.isa.target import load_target
from ecgen.library.cycles import functions_of_walk, multiplication_cycles, parts_of
from ecgen.library.pipeline.curve import build_library
from ecgen.library.pipeline.options import BuildOptions
from ecgen.report.routines.annotate import annotated_library, operations
from ecgen.report.routines.routine_page import LARGEST, routines_page
from ecgen.report.routines.timings import render_timings
from ecgen.resources import data_folder
from ecgen.walk.steps import Name

DOUBLING = "shortw/jacobian-3/doubling/dbl-2010-lg"
TIMED = {
    "library": "jac256189",
    "curve": "jac256189",
    "cpu": "a CPU",
    "counter": "rdtsc",
    "unit": "TSC cycles",
    "compiler": "cc <1>",
    "core_cycle": 0.5,
    "results": [
        *(
            {
                "name": f"fe_{k}",
                "min": 10.0 + k,
                "median": 12.0,
                "runs": 9,
                "model": 19.8,
                "multiplier_bound": 4.95,
            }
            for k in range(5)
        ),
        *(
            {"name": name, "min": 20000.0, "median": 20100.0, "runs": 9}
            for name in ("scalarmult", "compress")
        ),
        {
            "name": "mul2",
            "min": 18000.0,
            "median": 18100.0,
            "runs": 9,
            "model": 30000.0,
            "multiplier_bound": 9000.0,
            "whole": True,
        },
    ],
}
VOID = {"meta", "br", "wbr", "input", "link"}


class Reader(HTMLParser):
    """The tags that are open, what is outside of scripts, and references."""

    def __init__(self, text: str):
        super().__init__()
        self.open, self.wrong, self.words, self.asked = [], [], [], []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        self.asked += [
            value
            for name, value in attributes
            if name in ("src", "href", "xlink:href") and not value.startswith("#")
        ]
        if tag == "td" and self.open[-1:] == ["td"]:
            self.open.pop()  # the end of a cell may be left out
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if tag == "tr" and self.open[-1:] == ["td"]:
            self.open.pop()
        if self.open[-1:] == [tag]:
            self.open.pop()
        else:
            self.wrong.append((tag, self.getpos()))

    def handle_data(self, data):
        if not {"script", "style"} & set(self.open):
            self.words.append(data)


@pytest.fixture(scope="module")
def pages(built, tmp_path_factory) -> dict[str, Path]:
    """One of each kind."""
    import ecgen.library.pipeline.curve

    folder = tmp_path_factory.mktemp("pages")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            ecgen.library.pipeline.curve, "build_library", lambda *given, **more: built[2]
        )
        return made(
            built,
            {
                name: folder / f"{name}.html"
                for name in ("schedule", "routine", "routines", "packing", "library", "timings")
            },
        )


def made(built, found: dict[str, Path]) -> dict[str, Path]:
    assert main(["schedule", DOUBLING, "--html", str(found["schedule"])]) == 0
    build = ["build", "jac256189", "--cpu", "zen4"]
    assert (
        main([*build, "--annotate", "--routine", "jac_dbl", "--html", str(found["routine"])]) == 0
    )
    found["routines"].write_text(routines_page(built[2], built[1], None, "ecgen build"))
    assert (
        main(
            [
                "schedule",
                "twisted/extended-1/addition/readd-2008-hwcd-3",
                "--lanes",
                "4",
                "--glue",
                "G2",
                "--html",
                str(found["packing"]),
            ]
        )
        == 0
    )
    found["library"].write_text(built[2].files["report.html"])
    found["timings"].write_text(render_timings(TIMED, "ecgen bench jac256189"))
    return found


def test_a_page_is_whole(pages):
    for name, path in pages.items():
        text = path.read_text()
        read = Reader(text)
        assert read.wrong == [] and read.open == [], name
        assert all(name == "library" and asked.startswith("src/") for asked in read.asked), name
        assert (
            "url(" not in text
            and "@import" not in text
            and "{{" not in text
            and len(text) < LARGEST
        ), name
        assert (
            'name="viewport"' in text
            and "prefers-color-scheme:dark" in text
            and '<html lang="en">' in text
        ), name
        assert text.count('class="line') > 5, name


def test_a_report_names_the_line_of_every_routine(built, pages):
    files = built[2].files
    found = re.findall(
        r'<code>(\w+)</code>(?: \(a round\))?</td><td class="text">.*<a'
        r' href="([^"]+)">[^<:]*:(\d+)</a>',
        pages["library"].read_text(),
    )
    assert [name for name, _, _ in found] == [routine.name for routine in built[2].spec.called]
    for name, path, line in found:
        text = files[path].splitlines()[int(line) - 1]
        assert (
            re.search(rf"{built[2].spec.prefix}_{name}\b", text)
            and not text.endswith(";")
            and not text.startswith((" ", "/*"))
        ), (name, text)


def test_a_report_reads_well(pages):
    """A constant of 78 digits made the column of meanings a tower, which unbreakable headings had
    made narrow.
    """
    text = pages["library"].read_text()
    assert (
        ">mod r: k*a+t, k = 2^256<" in text
        and not re.search(r"= \d{20}", text)
        and "td.n{white-space:nowrap}" in text
    )


def test_a_report_says_where_the_cycles_go(built, pages):
    """As often as the loops of the walk say, counted here from its numbers; all in all what the
    choice of vectors compares.
    """
    spec = built[2].spec
    parts = {part.name: part for part in parts_of(spec, spec.walks.mul)}
    digits, window = spec.multiply.digits, spec.multiply.window
    assert (
        parts["jac_dbladd"].calls == digits - 1
        and parts["jac_dbl"].calls + 4 * parts["jac_4dbl"].calls == (window - 1) * (digits - 1) + 1
        and parts["inversion"].calls == 1
    )
    assert sum(part.cycles for part in parts.values()) == pytest.approx(
        multiplication_cycles(spec) + parts["inversion"].each + parts["in C"].each, rel=1e-3
    )
    assert (
        all(part.bound < part.each for part in parts.values() if part.bound is not None)
        and parts["jac_dbladd"].bound > 100
    )
    page = pages["library"].read_text()
    total = sum(part.cycles for part in parts.values())
    assert re.search(rf"<code>\w+<wbr>scalarmult</code>: {total:,.0f} cycles", page)
    for part in parts.values():
        assert f'<code>{part.name}</code></td><td class="n">{part.calls:g}</td>' in page


def test_what_ends_on_a_point_of_its_own_takes_no_inversion(built):
    """`point_mul2` was said to take one, and `x25519_base` was called `scalarmult_base`."""
    modelled = json.loads(built[2].files["MANIFEST.json"])["modelled"]
    spec = built[2].spec
    inversion = next(
        part.each for part in parts_of(spec, spec.walks.mul) if part.name == "inversion"
    )
    for name in ("", "_vartime", "_base"):
        assert modelled[f"scalarmult{name}"]["cycles"] - modelled[f"point_mul{name}"][
            "cycles"
        ] == pytest.approx(inversion, abs=0.2)
    assert (
        "inversion"
        not in built[2]
        .files["report.html"]
        .partition("<summary><code>point_mul2</code>")[2]
        .partition("</details>")[0]
    )
    assert functions_of_walk(
        build_library(
            load_curve("curve25519"),
            load_target("zen4"),
            BuildOptions("c", api="x25519,x25519_base"),
            texts=False,
        ).spec,
        "mul_base",
    ) == ("x25519_base",)


@pytest.mark.long
def test_images_under_endomorphisms_have_a_row():
    """They are computed by the C, and the model left them out: of `fourq` 7 % of the whole."""
    spec = build_library(
        load_curve("fourq"), load_target("zen4"), BuildOptions("q", api="scalarmult"), texts=False
    ).spec
    part = next(part for part in parts_of(spec, spec.walks.mul) if part.name == "in C")
    steps, product = spec.walks.steps, spec.routine("fe2_mul").model_cycles
    assert part.each == pytest.approx(
        product
        * (2 * steps.step(Name("ext", "endo2")).cost + steps.step(Name("ext", "endo")).cost),
        rel=1e-3,
    )


def test_words_of_a_report_are_explained(pages):
    text = pages["library"].read_text()
    assert '<a href="#words">' in text and all(
        f"<dt>{word}" in text
        for word in (
            "modelled cycles",
            "multiplications alone",
            "contiguous dependency",
            "walk",
            "comb",
            "lanes",
        )
    )


def test_bars_are_as_long_as_what_they_stand_for(pages):
    """The longest of a row fills its cell; 10 cycles of the counter, of which a core cycle takes
    half a one, are 20.
    """
    text = pages["timings"].read_text()
    row = re.search(r"<tr[^>]*><td[^>]*><code>fe_<wbr>0</code>.*?</tr>", text, re.DOTALL)[0]
    assert (
        re.findall(r"width:([\d.]+)%", row) == ["100.0", "99.0", "24.75"]
        and '<td class="n">20.0</td>' in row
    )
    assert "TSC cycles divided by 0.5" in text and "cc &lt;1&gt;" in text
    without = render_timings(
        {key: value for key, value in TIMED.items() if key != "core_cycle"}, "ecgen bench"
    )
    assert 'class="bar"' not in without and "The model counts core cycles" in without


def test_a_multiplication_is_measured_beside_its_model(pages):
    """Functions had no model on the page, though report.html has their sum."""
    functions = pages["timings"].read_text().partition("<h2>Functions")[2].partition("<h2>")[0]
    row = re.search(r"<code>mul2</code>.*?</tr>", functions, re.DOTALL)[0]
    figures = re.findall(r'<td class="n">([\d.,]+)</td>', row)
    assert [float(text.replace(",", "")) for text in figures] == [
        36000.0,
        36200.0,
        30000.0,
        1.2,
        9000.0,
    ] and re.findall(r"width:([\d.]+)%", row) == ["90.0", "75.0", "22.5"]
    assert "fe_<wbr>0" not in functions


def test_bars_of_short_functions_are_seen():
    """On one scale with a multiplication of 40,000 cycles a sum of 30 had no width."""
    short = [
        {"name": name, "min": least, "median": least, "runs": 9, "whole": True}
        for name, least in (("point_add", 300.0), ("fp_add", 15.0), ("fp_mul", 30.0))
    ]
    text = render_timings(TIMED | {"results": TIMED["results"] + short}, "ecgen bench")
    titles = re.findall(r"<h2>Functions of ([\d,]+)", text)
    assert titles == ["10,000", "100", "10"]
    row = re.search(r"<code>fp_<wbr>add</code>.*?</tr>", text, re.DOTALL)[0]
    assert re.findall(r"width:([\d.]+)%", row) == ["50.0"]


def test_a_report_says_first_what_a_library_is(pages):
    """Cycles of its multiplications, instructions, stack, claims: before the first detail."""
    head = pages["library"].read_text().partition('<h2 id="multiplication">')[0]
    for said in (
        r"<code>\w+<wbr>scalarmult</code> \d+,\d{3}",
        r"[\d,]+ instructions in \d+ routines",
        r"at most [\d,]+ bytes in a routine; functions of secrets clear",
        r"of \d+ claims \d+ proven, \d+ tested",
        r"ecgen check \. --certify",
    ):
        assert re.search(said, head), said


def test_bars_of_a_report_have_one_scale(pages):
    """The longest multiplication fills its cell; each part is what the model gives it."""
    text = pages["library"].read_text()
    rows = re.findall(r'<td class="n">([\d,]+)</td><td class="stack"><div>(.*?)</div>', text, re.S)
    cycles = [int(total.replace(",", "")) for total, _ in rows]
    widths = [sum(map(float, re.findall(r"width:([\d.]+)%", bars))) for _, bars in rows]
    assert len(rows) > 3 and widths == pytest.approx(
        [100 * total / max(cycles) for total in cycles], abs=0.1
    )


def test_a_report_names_the_command_that_measures(pages):
    assert "<code>ecgen bench . --html ../times.html</code>" in pages["library"].read_text()


def test_what_lights_together_has_a_line(pages):
    """Every mark in a picture is an operation of a table; every operation has its part in the
    pictures.
    """
    for name in ("schedule", "routine", "routines"):
        text = pages[name].read_text()
        tables = set(re.findall(r'<tr class="line[^"]*" tabindex="0" data-op="([^"]+)"', text))
        marks = {
            mark
            for group in re.findall(r'<(?:path|text|g|tbody)[^>]* data-op="([^"]+)"', text)
            for mark in group.split()
        }
        assert tables == marks and len(tables) > 10, name


def test_the_page_says_what_the_listing_says(built, pages):
    listing = annotated_library(built[2], built[1], "jac_dbl")
    words = " ".join(" ".join(Reader(pages["routine"].read_text()).words).split())
    assert " ".join(listing.splitlines()[1].removeprefix("# ").split()) in words
    emitted = next(each for each in built[2].assembly.emitted if each.name == "jac_dbl")
    page = pages["routine"].read_text()
    assert (
        page.count('<tr class="line"><td>')
        == sum("  # " not in line for line in listing.splitlines()[3:])
        > 700
    )
    assert page.count("   spill</tr>") == listing.count("mov qword ptr [rsp") > 0
    for element in emitted.routine.limbs.elements:
        assert any(
            note.startswith(f"{element.name} = ") for _, note in emitted.routine.limbs.notes
        ) <= (html.escape(f"{element.name} = ") in page)


def test_instructions_are_those_of_their_operation(built):
    """A routine whose operations are interleaved: to each field operation the listing attributes as
    many word multiplications as its limb operations are.
    """
    each = next(emitted for emitted in built[2].assembly.emitted if emitted.name == "jac_readd")
    notes, served = operations(each, back_end("x86_64").timeline(each, built[1]))
    known = [k for k in served if k is not None]
    assert (
        sum(a > b for a, b in itertools.pairwise(known)) > 5
    )  # numbers go back: they are interleaved
    limbs = each.routine.limbs
    starts = [start for start, _ in limbs.notes] + [len(limbs.ops)]
    lines = back_end("x86_64").timeline(each, built[1])
    for place, (start, end) in enumerate(itertools.pairwise(starts)):
        wanted = sum(op.name == "mulwide" for op in limbs.ops[start:end])
        assert (
            sum(k == place and line.text.startswith("mulx") for k, line in zip(served, lines))
            == wanted
        ), notes[place]


def test_colours_can_be_read():
    """Contrast of text on its ground, as WCAG 2 counts it, is 4.5 at least, light and dark."""
    style = (data_folder("templates") / "style.html.j2").read_text()
    for scheme in re.findall(r":root\{([^}]*)\}", style):
        colours = dict(part.split(":") for part in scheme.removeprefix("--").split(";--"))
        for ink, ground in (
            ("fg", "bg"),
            ("dim", "bg"),
            ("hot", "bg"),
            ("a", "bg"),
            ("fg", "waits"),
            ("fg", "lit"),
        ):
            assert contrast(colours[ink], colours[ground]) >= 4.5, (ink, ground, colours)
    assert contrast("#000", "#fff") == pytest.approx(21) and contrast("#777", "#fff") < 4.5


def contrast(one: str, other: str) -> float:
    def light(colour: str) -> float:
        digits = colour.lstrip("#")
        parts = [
            int(digits[i : i + len(digits) // 3] * (2 if len(digits) == 3 else 1), 16) / 255
            for i in range(0, len(digits), len(digits) // 3)
        ]
        return sum(
            weight * (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4)
            for weight, part in zip((0.2126, 0.7152, 0.0722), parts)
        )

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize(
    "more, why",
    [
        (["--html", "x.html"], "--html writes"),
        (["--emit", "asm", "--html", "x.html"], "--html writes"),
        (["--annotate", "--routine", "nothing", "--html", "x.html"], "no assembly routine"),
    ],
    ids=str,
)
def test_what_cannot_be_a_page(more, why, built, no_building, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert (
        main(["build", "jac256189", "--cpu", "zen4", *more]) == 2
        and why in capsys.readouterr().err
        and not list(tmp_path.iterdir())
    )


PROBE = """<!doctype html><body><pre id="out"></pre><script>
const asked = {asked}, found = [];
function look(f) {{
  const d = f.contentDocument, w = f.contentWindow, key = (name, at) => at.dispatchEvent(
    new w.KeyboardEvent("keydown", {{key: name, bubbles: true, cancelable: true}}));
  const said = {{scroll: d.documentElement.scrollWidth, width: d.documentElement.clientWidth}};
  key("/", d.body);
  said.search = d.activeElement.tagName;
  d.activeElement.value = "no such words"; d.activeElement.dispatchEvent(new w.Event("input"));
  said.hidden = [...d.querySelectorAll(".line")].every(line => line.hidden);
  key("Escape", d.activeElement);
  said.shown = [...d.querySelectorAll(".line")].every(line => !line.hidden);
  key("ArrowDown", d.activeElement); const first = d.activeElement; key("ArrowDown", first);
  said.moved = first.matches(".line") && d.activeElement.matches(".line")
    && d.activeElement !== first;
  said.lit = d.querySelectorAll(".lit").length;
  return said;
}}
function next() {{
  if (found.length == asked.length) {{ out.textContent = JSON.stringify(found); return; }}
  const f = document.createElement("iframe"), [page, width] = asked[found.length];
  f.style = `width:${{width}}px;height:900px;border:0`;
  f.onload = () => {{ found.push(look(f)); f.remove(); next(); }};
  f.src = page;
  document.body.append(f);
}}
next();
</script>"""
WIDTHS = (390, 1280)


def chromium() -> str:
    found = next(
        filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
    )
    if found is None:
        pytest.skip(
            "Chromium is missing: no page was looked at for errors, for its width on a phone and"
            " for the keyboard (.ci/ installs it)"
        )
    return found


@pytest.fixture(scope="module")
def seen(pages, tmp_path_factory) -> tuple[dict, list[str]]:
    """What a browser, which is started once, says of (page, width), and the lines that it logs of
    scripts.
    """
    folder = tmp_path_factory.mktemp("browser")
    asked = [(name, width) for name in pages for width in WIDTHS]
    (folder / "probe.html").write_text(
        PROBE.format(asked=json.dumps([(pages[name].as_uri(), width) for name, width in asked]))
    )
    command = [
        chromium(),
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--allow-file-access-from-files",
        "--enable-logging=stderr",
        f"--user-data-dir={folder / 'profile'}",
        "--window-size=1400,1000",
        "--virtual-time-budget=60000",
        "--dump-dom",
        (folder / "probe.html").as_uri(),
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    said = json.loads(html.unescape(re.search(r'<pre id="out">(.*?)</pre>', done.stdout)[1]))
    assert len(said) == len(asked) == len(pages) * len(WIDTHS)
    return dict(zip(asked, said)), [line for line in done.stderr.splitlines() if "CONSOLE" in line]


@pytest.mark.parametrize("width", WIDTHS)
def test_in_a_browser(width, pages, seen):
    """No error of a script, nothing wider than the screen, search and arrow keys work, and what
    belongs together is lit.
    """
    found, logged = seen
    assert logged == []
    for name in pages:
        said = found[name, width]
        assert said["scroll"] <= said["width"], (name, said)
        assert said["search"] == "INPUT" and said["hidden"] and said["shown"] and said["moved"], (
            name,
            said,
        )
        assert said["lit"] >= 2 or name in ("packing", "library", "timings"), (name, said)
