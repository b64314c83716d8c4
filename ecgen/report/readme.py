"""Results files -> the table of figures in README.md: `python -m ecgen.report.readme` rewrites the block between the marks.

A results file is the output of `ecgen bench DIR --json` with the library's name and a date added, kept as
generated/results.json; nothing in the table is typed by hand.
"""

import json
from pathlib import Path

START, END = "<!-- results: python -m ecgen.report.readme -->", "<!-- end of results -->"
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


def update(readme: str, table: str) -> str:
    """The README with the block between the marks replaced."""
    before, rest = readme.split(START)
    return f"{before}{START}\n\n{table}\n\n{END}{rest.split(END)[1]}"


def main(root: Path = Path(".")) -> None:
    results = json.loads((root / "generated" / "results.json").read_text())
    path = root / "README.md"
    path.write_text(update(path.read_text(), render_table(results)))


if __name__ == "__main__":
    main()
