"""Orders of operations and graphs -> SVG text to be put inside a page; colours are those of the
text around, emphasis is a class.

Layered graphs are laid out by Graphviz, by way of pygraphviz, whose wheel has it inside; the
picture of an order needs no layout.
"""

import html
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager

from ecgen.errors import EcgenError

ROW, CHARACTER, SIZE = 22, 7.9, 13  # pixels: a line, a character of the monospaced font, its size
EMPHASIS = "#d6455d"
MARK = f"var(--hot,{EMPHASIS})"  # pages of ecgen have another for a dark background


def can_draw_graphs() -> bool:
    """Whether Graphviz is at hand."""
    try:
        import pygraphviz  # noqa: F401
    except ImportError:
        return False
    return True


def layered(dot: str, title: str) -> str:
    """A graph in Graphviz's language, laid out in layers; `title` is for who does not see it.
    EcgenError without pygraphviz.
    """
    try:
        import pygraphviz
    except ImportError:
        raise EcgenError(
            "Graphs are laid out by Graphviz, which is not at hand.",
            hint="pip install 'ecgen-asm[html]' brings it along.",
        ) from None
    with _unheard():
        found = pygraphviz.AGraph(string=dot).draw(format="svg", prog="dot").decode()
    found = found[found.index("<svg") :]
    found = re.sub(
        r'<svg width="(\d+)pt" height="(\d+)pt"',
        lambda size: (
            f'<svg role="img" aria-label="{html.escape(title)}"'
            f' style="max-width:100%;min-width:{min(int(size[1]), 560)}px;height:auto"'
            f' width="{size[1]}" height="{size[2]}"'
        ),
        found,
    )
    found = re.sub(r"<!--.*?-->\n?", "", found, flags=re.S)
    found = re.sub(
        r'<polygon fill="white" stroke="(?:none|transparent)"[^>]*/>\n', "", found, count=1
    )
    found = re.sub(r'font-family="[^"]*"', 'font-family="inherit"', found)
    found = re.sub(r"(<text(?:(?! fill=)[^>])*)>", r'\1 fill="currentColor">', found)
    return (
        found.replace('stroke="black"', 'stroke="currentColor"')
        .replace('fill="black"', 'fill="currentColor"')
        .replace("<title>%3</title>", "")
        .replace(' xmlns="http://www.w3.org/2000/svg"', "")
        .replace(' xmlns:xlink="http://www.w3.org/1999/xlink"', "")
    )


@contextmanager
def _unheard() -> Iterator[None]:
    """What is written on the descriptor of stderr meanwhile is lost: the library of fonts inside
    warns of this machine's settings. Errors are raised.
    """
    stderr, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(stderr, 2)
        os.close(stderr)
        os.close(nowhere)


def formula_graph(facts: dict) -> str:
    """The same as a layered graph: one node an operation, numbered by its place in the order; ""
    where Graphviz is not at hand.
    """
    if not can_draw_graphs():
        return ""
    lines = facts["lines"]
    nodes = [
        f'{i} [id="op{i}" label={_quoted(f"{i + 1}  " + line["text"])}]'
        for i, line in enumerate(lines)
    ]
    edges = [
        f"{j} -> {i}{' [penwidth=3 color=' + _quoted(EMPHASIS) + ']' if j == i - 1 else ''}"
        for j, i in _readers(lines)
    ]
    found = layered(
        "digraph { ranksep=0.25 nodesep=0.15 node [shape=box style=rounded height=0.3 fontsize=12"
        f' margin="0.08,0.03"] edge [arrowsize=0.6] {"; ".join([*nodes, *edges])} }}',
        "Which operation reads the result of which",
    )
    return re.sub(
        r'<g id="op(\d+)" class="node">', r'<g class="node" data-op="\1">', found
    ).replace(f'"{EMPHASIS}"', f'"{MARK}"')


def _quoted(words: str) -> str:
    return '"' + words.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _readers(lines: list[dict]) -> list[tuple[int, int]]:
    """(operation, a later one that reads its result), each pair once."""
    made = {name: i for i, line in enumerate(lines) for name in line["outs"]}
    return sorted(
        {
            (made[name], i)
            for i, line in enumerate(lines)
            for name in line["args"]
            if made.get(name, i) < i
        }
    )


def order_picture(facts: dict) -> str:
    """What `report.schedule.describe` says of an order: a line an operation, an arc to each later
    one that reads its result, thick where that is the next one, so that it waits."""
    lines = facts["lines"]
    left = max((len(line["text"]) for line in lines), default=0) * CHARACTER + 12
    arcs, widest = [], 0.0
    for j, i in _readers(lines):
        reach = 16 + 9 * (i - j) ** 0.9
        widest = max(widest, reach)
        look = (
            f'stroke="{MARK}" stroke-width="3"'
            if j == i - 1
            else 'stroke="currentColor" stroke-opacity="0.45" stroke-width="1.2"'
        )
        y, below = (ROW * k + ROW / 2 for k in (j, i))
        arcs.append(
            f'<path data-op="{j} {i}" d="M{left:.0f} {y:.0f}C{left + reach:.0f} {y:.0f}'
            f' {left + reach:.0f} {below:.0f} {left + 4:.0f} {below:.0f}" fill="none" {look}/>'
        )
    rows = [
        text(4, ROW * i + ROW / 2 + 4, line["text"], MARK if line["contiguous"] else "", i)
        for i, line in enumerate(lines)
    ]
    return svg(
        left + widest + 8,
        ROW * len(lines) + 4,
        f"The order of {len(lines)} operations of {facts['formula']}, with {facts['dependencies']}"
        " contiguous dependencies",
        arcs + rows,
    )


STEP = 30  # pixels an operation takes in a picture of places


def slots_picture(facts: dict) -> str:
    """The places that values are put into, over the operations: a bar from the middle of the
    operation that makes a value to that of the last which reads it.
    """
    lines = facts["lines"]
    bars = sorted(_bars(lines, set(facts["results"])), key=lambda bar: (bar[0], bar[2]))
    places = list(dict.fromkeys(bar[0] for bar in bars))
    left = max(map(len, places), default=0) * CHARACTER + 14
    drawn = [text(4, ROW * k + ROW / 2 + 4, place) for k, place in enumerate(places, 1)]
    drawn += [text(left + STEP * i + 6, ROW / 2 + 4, str(i + 1)) for i in range(len(lines))]
    for place, name, first, last, maker in bars:
        x, y = left + STEP * first, ROW * (places.index(place) + 1)
        label = name if len(name) * CHARACTER < STEP * (last - first) - 2 else ""
        op = f' data-op="{maker}"' if maker is not None else ""
        drawn.append(
            f'<g{op}><rect x="{x:.0f}" y="{y + 2}" width="{max(STEP * (last - first) - 2, 2):.0f}"'
            f' height="{ROW - 5}" rx="3" fill="var(--a,#2f6db5)" fill-opacity="0.3"'
            ' stroke="var(--a,#2f6db5)"/>'
            f"<title>{html.escape(name)} in {html.escape(place)}, made"
            f" {f'by operation {maker + 1}' if maker is not None else 'by the caller'}</title></g>"
        )
        drawn += [text(x + 4, y + ROW / 2 + 4, label)] if label else []
    return svg(
        left + STEP * len(lines) + 8,
        ROW * (len(places) + 1) + 4,
        "The values that each place holds, operation by operation",
        drawn,
    )


def _bars(lines: list[dict], results: set[str]) -> list[tuple]:
    """(place, name, begin, end, the operation that made it or None of an input) for every value
    that is put somewhere; in operations, whose middles count.
    """
    made = {name: i for i, line in enumerate(lines) for name in line["outs"]}
    read = {name: i for i, line in enumerate(lines) for name in line["args"]}
    places = {
        name: slot
        for line in lines
        for name, slot in line["slots"].items()
        if not slot.startswith(("param:", "const:"))
    }
    bars = []
    for name, slot in places.items():
        first = made[name] + 0.5 if name in made else 0.0
        last = float(len(lines)) if name in results else read.get(name, first) + 0.5
        bars.append((slot.partition(":")[2] or slot, name, first, last, made.get(name)))
    return bars


def text(x: float, y: float, words: str, fill: str = "", op: int | None = None) -> str:
    """Words from x on, on the line at y, in the colour of the page or in `fill`; `op` is the
    operation that they light with.
    """
    look = f'fill="{fill}" font-weight="600"' if fill else 'fill="currentColor"'
    return (
        f'<text {f"""data-op="{op}" """ if op is not None else ""}x="{x:.0f}" y="{y:.0f}"'
        f" {look}>{html.escape(words)}</text>"
    )


def svg(width: float, height: float, title: str, parts: list[str]) -> str:
    """The elements in their own size: what is wider than the page scrolls in its box."""
    return (
        f'<svg role="img" viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}"'
        f' height="{height:.0f}" font-family="ui-monospace,monospace"'
        f' font-size="{SIZE}"><title>{html.escape(title)}</title>{"".join(parts)}</svg>'
    )
