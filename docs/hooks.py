"""What MkDocs adds to the pages of this folder: the reference, read off the code in the same run,
and the pictures, drawn by Graphviz.

Pictures are SVG inside the page, in the colours of the text around them, so that they follow its
light or dark scheme.
"""

import re
import sys
from pathlib import Path

from mkdocs.structure.files import File

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from docs.generate.figures import draw_peers  # noqa: E402
from docs.generate.pages import pages  # noqa: E402
from ecgen.errors import TargetError  # noqa: E402
from ecgen.isa.target import load_target  # noqa: E402
from ecgen.names import known_curves, known_targets  # noqa: E402
from ecgen.report.draw import layered, order_picture  # noqa: E402

STYLE = (
    "rankdir=LR nodesep=0.2 ranksep=0.3 node [shape=box style=rounded height=0.3 fontsize=12] edge"
    " [fontsize=10]"
)
GRAPHS = {
    "way": (
        f"""digraph {{ {STYLE}
        formula [label="formulas/*.op3"]; curve [label="curve.toml"]; cpu [label="cpu.toml"]
        field [label="FieldProgram\\nfused, ordered, packed"]
        limb [label="LimbProgram\\nwith proven bounds"]
        machine [label="MachineProgram\\nscheduled, allocated"]
        walk [label="Walk\\none a public function"]
        library [label="library\\nassembly, C, tests"]
        formula -> field [label="proof"]; field -> limb; curve -> limb; limb -> machine
        cpu -> limb; cpu -> machine; machine -> library [label="text"]
        curve -> walk; formula -> walk; walk -> library [label="proof, C"] }}"""
    ),
    "proof": (
        f"""digraph {{ {STYLE}
        spec [label="a b mod p,\\nfor all inputs within bounds"]; limb [label="limb program"]
        machine [label="machine program"]; bytes [label="bytes"]
        limb -> spec [label="proven: congruence, carries"]
        machine -> limb [label="proven: one graph"]
        bytes -> machine [label="two encoders agree"] }}"""
    ),
    "walk": (
        f"""digraph {{ {STYLE}
        walk [label="Walk"]; c [label="C text"]
        run [label="interpreter,\\nevery scalar of tiny curves"]
        proof [label="proof for all scalars,\\nexceptional cases excluded"]
        cost [label="cost of each window"]
        walk -> c [label="printed"]; walk -> run [label="executed"]
        walk -> proof [label="executed on intervals"]; walk -> cost [label="counted"] }}"""
    ),
}
TITLES = {
    "way": "From a formula, a curve and a CPU to a library, through four kinds of programs",
    "proof": "Bytes, machine program and limb program are each proven to be the one before",
    "walk": "A walk is printed as C, executed, proven and counted",
}
DOCUMENTS = {  # of the checkout's root -> their pages, at the root of the site
    "ARCHITECTURE": "architecture.md",
    "CHANGELOG": "changes.md",
    "RELEASE": "release.md",
    "SECURITY": "security.md",
    "SOUNDNESS": "soundness.md",
}
SHIM = re.compile(r'<script src="[^"]*/iframe-worker/shim"></script>')  # what the theme would load
PICTURED = "shortw/jacobian-3/doubling/dbl-2010-lg"


def on_files(files, config):
    for name, text in pages(ROOT).items():
        files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown, page, config, files):
    """What links to files that only the checkout has, DOCUMENTS and the list of the reference,
    links to the pages of the site.
    """
    if page.file.src_uri in DOCUMENTS.values():
        markdown = markdown.replace("](docs/", "](")
    markdown = re.sub(
        rf"\((?:\.\./)?((?:\.\./)*)({'|'.join(DOCUMENTS)})\.md\b",
        lambda found: f"({found[1]}{DOCUMENTS[found[2]]}",
        markdown,
    )
    rows = next(part["Reference"] for part in config["nav"] if "Reference" in part)
    names = {title: path.removeprefix("reference/") for row in rows for title, path in row.items()}
    if page.file.src_uri == "reference/README.md":
        return re.sub(
            r"^## (.*)$", lambda found: f"## [{found[1]}]({names[found[1]]})", markdown, flags=re.M
        )
    anchors = {
        re.sub(r"[^a-z -]", "", title.lower()).replace(" ", "-"): path
        for title, path in names.items()
    }
    return re.sub(
        r"\breference/README\.md#([a-z-]+)",
        lambda found: f"reference/{anchors[found[1]]}",
        markdown,
    )


def on_page_content(html, page, config, files):
    html = re.sub(r"<p>\[picture:(\w+)\]</p>", lambda found: _picture(found[1]), html)
    return re.sub(r"\[names:(\w+)\]", lambda found: _names(found[1]), html)


def on_post_page(output, page, config):
    """Search works where pages are opened as files, without asking another server, and its dialog
    has a name.
    """
    worker = f"<script>{(ROOT / 'docs/worker.js').read_text()}</script>"
    return SHIM.sub(lambda _: worker, output).replace(
        '"search" role="dialog"', '"search" role="dialog" aria-label="Search"'
    )


def _picture(name: str) -> str:
    if name == "order":
        picture = order_picture(_schedule())
    elif name == "peers":
        picture = draw_peers(ROOT)
    else:
        picture = layered(GRAPHS[name], TITLES[name])
    return f'<figure style="overflow-x:auto;margin:1em 0">{picture}</figure>'


def _names(which: str) -> str:
    """What `ecgen list` names, without the CPUs that are refused."""
    known = known_curves() if which == "curves" else filter(_is_taken, known_targets())
    return ", ".join(f"<code>{name}</code>" for name in sorted(known))


def _is_taken(target: str) -> bool:
    try:
        return not load_target(target).unsafe
    except TargetError:
        return False


def _schedule() -> dict:
    from ecgen.cli.cmd_schedule import read_program
    from ecgen.program.ops import fusion_rows
    from ecgen.program.schedule.variants import variants
    from ecgen.report.schedule import describe

    program = read_program(PICTURED)
    return describe(
        variants([program], fusion_rows("paper"), "contiguous", loop=False, pinned=()).schedule, {}
    )
