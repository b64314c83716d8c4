"""Results files -> the table of figures in README.md, library/api.py -> its table of functions: `python -m ecgen.report.readme`
rewrites the blocks between the marks.

A results file is the output of `ecgen bench DIR --json` with the library's name and a date added, kept as
generated/results.json; nothing in the table is typed by hand.
"""

import json
import re
from collections import defaultdict
from pathlib import Path

from ecgen.library import api

START, END = "<!-- results: python -m ecgen.report.readme -->", "<!-- end of results -->"
FUNCTIONS = "<!-- functions: python -m ecgen.report.readme -->", "<!-- end of functions -->"
ROWS = ("fe_mul_throughput", "fe_mul_latency", "fe_sqr_throughput", "fe_sqr_latency", "scalarmult", "scalarmult_vartime", "scalarmult_base")
TITLES = {
    "fe_mul_throughput": "field multiplication, throughput", "fe_mul_latency": "field multiplication, latency",
    "fe_sqr_throughput": "field squaring, throughput", "fe_sqr_latency": "field squaring, latency",
    "scalarmult": "scalar multiplication, constant time", "scalarmult_vartime": "scalar multiplication, variable time",
    "scalarmult_base": "fixed base, constant time",
}  # fmt: skip


def render_table(results: dict) -> str:
    """The Markdown table of min / median for each library of a results file."""
    names = list(results["libraries"])
    lines = [f"{results['cpu']}, {results['compiler']}, {results['counter']}, {results['date']}; min / median.", ""]
    lines += ["| | " + " | ".join(names) + " |", "|---|" + "---|" * len(names)]
    for row in ROWS:
        cells = []
        for name in names:
            found = {r["name"]: r for r in results["libraries"][name]}[row]
            digits = 1 if row.startswith("fe_") else 0
            cells.append(f"{found['min']:.{digits}f} / {found['median']:.{digits}f}")
        lines.append(f"| {TITLES[row]} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def render_functions() -> str:
    """The Markdown table of the public functions of a library on points; functions that share a text share a row."""
    said = defaultdict(str, {"order": "r", "cofactor": "of the curve", "wide_bytes": "SCALAR_BYTES + 16", "scalar_bytes": "SCALAR_BYTES", "word_bits": "32", "field_bytes": "FIELD_BYTES", "fp_note": "The header has the proven bounds.",
                             "validate_note": "This is the check of a public key; where it has to be a multiple of G and the cofactor is not 1, point_decode and point_is_in_subgroup tell.",
                             "many_note": "P_ERR_ORDER if one is a sum that was lost (the header says whether that can be), where zeros stand, else P_NEUTRAL if one is neutral, else P_OK; the others are encoded.",
                             "sum_note": "Right for all points of the curve, or for those of odd order where the header says so."})
    lines = ["| function | what it does |", "|---|---|"]
    rows, found = [], []
    for function in api.every_row():
        rows, found = (rows, found) if not function.doc else ([*rows, found], [])
        found = [*found, function]
    for group in [*rows, found]:
        if group:
            names = ", ".join(f"`{function.name}`" for function in group)
            names += "".join(f" (`--with {extra}`)" for extra, rows in api.EXTRAS.items() if group[0] in rows)
            said_of = re.sub(r"\bP_", "", group[0].doc.format_map(said)).strip()
            lines.append(f"| {names} | {said_of} |")
    return "\n".join(lines)


def update(readme: str, table: str, marks: tuple[str, str] = (START, END)) -> str:
    """The README with the block between the marks replaced."""
    start, end = marks
    before, rest = readme.split(start)
    return f"{before}{start}\n\n{table}\n\n{end}{rest.split(end)[1]}"


def main(root: Path = Path(".")) -> None:
    results = json.loads((root / "generated" / "results.json").read_text())
    path = root / "README.md"
    path.write_text(update(update(path.read_text(), render_table(results)), render_functions(), FUNCTIONS))


if __name__ == "__main__":
    main()
