"""Orders of operations and graphs -> SVG text to be put inside a page; colours are those of the text around, emphasis is a class.

Layered graphs are laid out by Graphviz, by way of pygraphviz, whose wheel has it inside; the picture of an order needs no layout.
"""

import html
import re

from ecgen.errors import EcgenError

ROW, CHARACTER, SIZE = 22, 7.9, 13  # pixels: a line, a character of the monospaced font, its size
EMPHASIS = "#d6455d"


def can_draw_graphs() -> bool:
    """Whether Graphviz is at hand."""
    try:
        import pygraphviz  # noqa: F401
    except ImportError:
        return False
    return True


def layered(dot: str) -> str:
    """A graph in Graphviz's language, laid out in layers. EcgenError without pygraphviz."""
    try:
        import pygraphviz
    except ImportError:
        raise EcgenError("Graphs are laid out by Graphviz, which is not at hand.", hint="pip install 'ecgen-asm[docs]' (its part pygraphviz) brings it along.") from None
    text = pygraphviz.AGraph(string=dot).draw(format="svg", prog="dot").decode()
    text = text[text.index("<svg") :]
    text = re.sub(r'<svg width="(\d+)pt" height="(\d+)pt"', lambda found: f'<svg role="img" style="max-width:100%;min-width:{min(int(found[1]), 560)}px;height:auto" width="{found[1]}" height="{found[2]}"', text)
    text = re.sub(r"<!--.*?-->\n?", "", text, flags=re.S)
    text = re.sub(r'<polygon fill="white" stroke="(?:none|transparent)"[^>]*/>\n', "", text, count=1)
    text = re.sub(r'font-family="[^"]*"', 'font-family="inherit"', text)
    text = re.sub(r'(<text(?:(?! fill=)[^>])*)>', r'\1 fill="currentColor">', text)
    return text.replace('stroke="black"', 'stroke="currentColor"').replace('fill="black"', 'fill="currentColor"').replace("<title>%3</title>", "").replace("xmlns:xlink=\"http://www.w3.org/1999/xlink\"", "")


def order_picture(facts: dict) -> str:
    """What `report.schedule.describe` says of an order: a line an operation, an arc to each later one that reads its result,
    thick where that is the next one, so that it waits."""
    lines = facts["lines"]
    made = {name: i for i, line in enumerate(lines) for name in line["outs"]}
    text_width = max((len(line["text"]) for line in lines), default=0) * CHARACTER + 12
    arcs, widest = [], 0.0
    for i, line in enumerate(lines):
        for j in sorted({made[name] for name in line["args"] if made.get(name, i) < i}):
            reach = 16 + 9 * (i - j) ** 0.9
            widest, waits = max(widest, reach), j == i - 1
            look = f'stroke="{EMPHASIS}" stroke-width="3"' if waits else 'stroke="currentColor" stroke-opacity="0.45" stroke-width="1.2"'
            y, below = (ROW * k + ROW / 2 for k in (j, i))
            arcs.append(f'<path class="arc" data-from="{j}" data-to="{i}" d="M{text_width:.0f} {y:.0f}C{text_width + reach:.0f} {y:.0f} {text_width + reach:.0f} {below:.0f} {text_width + 4:.0f} {below:.0f}" fill="none" {look}/>')
    width, height = text_width + widest + 8, ROW * len(lines) + 4
    rows = [f'<text class="op" data-op="{i}" x="4" y="{ROW * i + ROW / 2 + 4:.0f}"{f" fill={chr(34)}{EMPHASIS}{chr(34)} font-weight={chr(34)}600{chr(34)}" if line["contiguous"] else " fill=" + chr(34) + "currentColor" + chr(34)}>{html.escape(line["text"])}</text>'
            for i, line in enumerate(lines)]  # fmt: skip
    title = f"The order of {len(lines)} operations of {facts['formula']}, with {facts['dependencies']} contiguous dependencies"
    return (f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {width:.0f} {height}" width="{width:.0f}" height="{height}" style="max-width:100%;height:auto" '
            f'font-family="ui-monospace,monospace" font-size="{SIZE}"><title>{html.escape(title)}</title>{"".join(arcs)}{"".join(rows)}</svg>')  # fmt: skip
