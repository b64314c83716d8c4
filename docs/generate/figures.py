"""Results files -> the tables of figures in README.md and docs/speed.md: `python -m
docs.generate.figures` rewrites the blocks between the marks. And library/api.py -> the table of
functions on the site.

A results file, generated/results-CPU.json, is the output of `ecgen bench DIR --json` for each
library, with the CPU, a date and, where the libraries are no longer those of today, what they were.
A file generated/peers-CPU.json holds figures of other implementations beside ours, timed in turn by
one process: for each thing that was timed, (min, median) by the name of the implementation. One
that `ecgen bench --peers --json` printed says what it is worth (`quiet`); README.md has the newest
of those. Nothing in the tables is typed by hand.
"""

import json
import re
from collections import defaultdict
from html import escape
from pathlib import Path

from ecgen.errors import EcgenError
from ecgen.library import api
from ecgen.library.facts.overlaps import overlap_text
from ecgen.report.peers import best_ratio

START, END = "<!-- results: python -m docs.generate.figures -->", "<!-- end of results -->"
PEERS_START, PEERS_END = "<!-- peers: python -m docs.generate.figures -->", "<!-- end of peers -->"
GAINS_START, GAINS_END = "<!-- gains: python -m docs.generate.figures -->", "<!-- end of gains -->"
GAINS = ("X25519, any point", "P-256, any point", "secp256k1, any point")
PEERS = "generated/peers-*.json"
RESULTS = "generated/results-*.json"
ROWS = (
    "fe_mul_throughput",
    "fe_mul_latency",
    "fe_sqr_throughput",
    "fe_sqr_latency",
    "scalarmult",
    "scalarmult_vartime",
    "scalarmult_base",
    "point_mul2_base_vartime",
    "fr_mul",
    "fr_inv",
)
SHORT = ("scalarmult", "scalarmult_vartime", "scalarmult_base")
TITLES = {
    "fe_mul_throughput": "field multiplication, throughput",
    "fe_mul_latency": "field multiplication, latency",
    "fe_sqr_throughput": "field squaring, throughput",
    "fe_sqr_latency": "field squaring, latency",
    "scalarmult": "scalar multiplication, constant time",
    "scalarmult_vartime": "scalar multiplication, variable time",
    "scalarmult_base": "fixed base, constant time",
    "point_mul2_base_vartime": "[a] G + [b] P, variable time",
    "fr_mul": "multiplication modulo the order",
    "fr_inv": "inversion modulo the order",
}


def render_table(results: dict, rows: tuple[str, ...] = ROWS) -> str:
    """The Markdown table of min / median for each library of a results file, of those rows that it
    has.
    """
    names = list(results["libraries"])
    about = f" ({results['about']})" if "about" in results else ""
    lines = [
        (
            f"{results['cpu']}, {results['compiler']}, {results['counter']},"
            f" {results['date']}{about}; min / median."
        ),
        "",
    ]
    lines += ["| | " + " | ".join(names) + " |", "|---|" + "---|" * len(names)]
    held = {name: {row["name"]: row for row in results["libraries"][name]} for name in names}
    for row in (row for row in rows if all(row in held[name] for name in names)):
        cells = []
        for name in names:
            found = held[name][row]
            digits = 1 if row.startswith("fe_") else 0
            cells.append(f"{found['min']:.{digits}f} / {found['median']:.{digits}f}")
        lines.append(f"| {TITLES[row]} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def _results(root: Path) -> list[dict]:
    """The results files, the newest first."""
    return sorted(
        (json.loads(path.read_text()) for path in sorted(root.glob(RESULTS))),
        key=lambda r: r["date"],
        reverse=True,
    )


def render_tables(root: Path) -> str:
    """The tables of all CPUs, the newest first."""
    return "\n\n".join(map(render_table, _results(root)))


def render_short(root: Path) -> str:
    """The multiplications of the newest file."""
    return render_table(_results(root)[0], SHORT)


def _peers(root: Path) -> list[dict]:
    """The files of figures of others."""
    return [json.loads(path.read_text()) for path in sorted(root.glob(PEERS))]


def _newest(root: Path) -> dict:
    """The newest file that `ecgen bench --peers` made; EcgenError where the machine was not quiet
    then.
    """
    results = max(
        (found for found in _peers(root) if "quiet" in found), key=lambda found: found["date"]
    )
    if not results["quiet"]:
        raise EcgenError(
            "the newest figures of other implementations are those of a busy machine.",
            where=root / "generated",
            hint="Run `ecgen bench --peers --json` again while nothing else runs.",
        )
    return results


def _machine(results: dict) -> str:
    """The machine, and the CPU that the code was made for where the file says it."""
    return results["cpu"] + (f" ({results['target']})" if "target" in results else "")


def _about(results: dict) -> str:
    """The machine, compiler, counter, day, and the versions of the others."""
    return (
        f"{_machine(results)}, {results['compiler']}, {results['counter']}, {results['date']};"
        f" min / median. Versions: {results['about']}."
    )


def render_best_peers(root: Path) -> str:
    """The Markdown table of ours and the best of the others, from the newest file."""
    results = _newest(root)
    lines = [
        _about(results),
        "",
        "| | ecgen | best of the others | times ours |",
        "|---|---|---|---|",
    ]
    for row in results["rows"]:
        name, (least, median) = min(row["others"].items(), key=lambda item: item[1][0])
        lines.append(
            f"| {row['what']} | {row['ecgen'][0]} / {row['ecgen'][1]} | {name} {least} / {median} |"
            f" {best_ratio(row):.2f} |"
        )
    return "\n".join(lines)


def render_gains(root: Path) -> str:
    """Three of these figures, as sentences of a list."""
    results = _newest(root)
    rows = {row["what"]: row for row in results["rows"]}
    lines = []
    for what in GAINS:
        name, (least, _) = min(rows[what]["others"].items(), key=lambda item: item[1][0])
        lines.append(
            f"- {what}: {rows[what]['ecgen'][0] / 1000:.1f} thousand cycles, {name}"
            f" {least / 1000:.1f} ({best_ratio(rows[what]):.2f} times as long)"
        )
    return "\n".join([*lines, "", f"{_machine(results)}, TSC cycles, {results['date']}."])


def draw_peers(root: Path) -> str:
    """A chart of the same file, as HTML: a row for each thing that was timed, ours and the best of
    the others; the longer bar fills it.
    """
    results = _newest(root)
    lines = []
    for row in results["rows"]:
        name, (least, _) = min(row["others"].items(), key=lambda item: item[1][0])
        figures = {"ecgen": row["ecgen"][0], name: least}
        bars = "".join(
            f'<span style="--part:{100 * cycles / max(figures.values()):.1f}%">'
            f"{who} {cycles:,.0f}</span>"
            for who, cycles in figures.items()
        )
        lines.append(
            f"<tr><th>{escape(row['what'])}</th><td>{bars}</td><td>{best_ratio(row):.2f}</td></tr>"
        )
    return (
        '<table class="peers"><thead><tr><th>multiplication</th>'
        "<th>ecgen, and the best of the others</th><th>times ours</th></tr></thead>"
        f"<tbody>{''.join(lines)}</tbody></table>"
        f"<figcaption>{escape(_machine(results))}, TSC cycles, {results['date']}: the shorter the"
        " better.</figcaption>"
    )


def render_peers(results: dict) -> str:
    """The Markdown table of one file: ours, the others, and how many times as long as ours the best
    of them takes, by minima.
    """
    lines = [_about(results), ""]
    lines += ["| | ecgen | others | best other / ecgen |", "|---|---|---|---|"]
    for row in results["rows"]:
        digits = 1 if row["ecgen"][0] < 1000 else 0
        figures = {
            name: f"{least:.{digits}f} / {median:.{digits}f}"
            for name, (least, median) in (("ecgen", row["ecgen"]), *row["others"].items())
        }
        others = "; ".join(f"{name} {figures[name]}" for name in row["others"])
        lines.append(f"| {row['what']} | {figures['ecgen']} | {others} | {best_ratio(row):.2f} |")
    return "\n".join(lines)


def render_all_peers(root: Path) -> str:
    """The tables of all files."""
    return "\n\n".join(map(render_peers, _peers(root)))


def render_functions() -> str:
    """The Markdown table of the public functions of a library on points; functions that share a
    text share a row.
    """
    said = defaultdict(
        str,
        {
            "order": "r",
            "cofactor": "of the curve",
            "wide_bytes": "SCALAR_BYTES + 16",
            "scalar_bytes": "SCALAR_BYTES",
            "word_bits": "32",
            "field_bytes": "FIELD_BYTES",
            "fp_note": "The header has the proven bounds.",
            "validate_note": (
                "This is the check of a public key; where it has to be a multiple of G and the"
                " cofactor is not 1, point_decode and point_is_in_subgroup tell."
            ),
            "many_note": (
                "P_ERR_ORDER if one is a sum that was lost (the header says whether that can be),"
                " where zeros stand, else P_NEUTRAL if one is neutral, else P_OK; the others are"
                " encoded."
            ),
            "batch_note": " The header says where they are computed at once.",
            "any_note": " The header says where eight are computed at once.",
            "base_note": " The header says where eight are computed at once.",
            "encoded_bytes": "COMPRESSED_BYTES or POINT_BYTES",
            "decode_in": " (the compressed encoding, where points have another)",
            "comb_bytes": "sizeof(comb)",
            "sum_note": (
                "Right for all points of the curve, or for those of odd order where the header"
                " says so."
            ),
        },
    )
    lines = ["| function | what it does |", "|---|---|"]
    rows: list = []
    found: list = []
    for function in api.every_row():
        rows, found = (rows, found) if not function.doc else ([*rows, found], [])
        found = [*found, function]
    for group in [*rows, found]:
        if group:
            names = ", ".join(f"`{function.name}`" for function in group)
            names += "".join(
                f" (`--with {extra}`)" for extra, rows in api.EXTRAS.items() if group[0] in rows
            )
            said_of = re.sub(
                r"\bP_",
                "",
                " ".join((group[0].doc.format_map(said), overlap_text(group[0].overlaps))),
            ).strip()
            lines.append(f"| {names} | {said_of} |")
    return "\n".join(lines)


def update(text: str, table: str, marks: tuple[str, str] = (START, END)) -> str:
    """The text with the block between the marks replaced."""
    start, end = marks
    before, rest = text.split(start)
    return f"{before}{start}\n\n{table}\n\n{end}{rest.split(end)[1]}"


def updated(root: Path) -> dict[Path, str]:
    """Each file with its tables as they are to be."""
    readme, speed = root / "README.md", root / "docs" / "speed.md"
    figures = update(speed.read_text(), render_tables(root))
    short = update(readme.read_text(), render_short(root))
    gains = update(short, render_gains(root), (GAINS_START, GAINS_END))
    return {
        readme: update(gains, render_best_peers(root), (PEERS_START, PEERS_END)),
        speed: update(figures, render_all_peers(root), (PEERS_START, PEERS_END)),
    }


def main(root: Path = Path(".")) -> None:
    for path, text in updated(root).items():
        path.write_text(text)


if __name__ == "__main__":
    main()
