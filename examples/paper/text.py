"""The tables of this program as text: this machine's figures, with the paper's own beside
them.
"""

WHOLE = 10_000  # cycles from which on parts of one are not told


def render_paper(result: dict) -> str:
    """The whole report; times are printed as minimum/median."""
    empty = result.get("empty_call")
    prime, of = (
        (
            f", p = {result['prime']}",
            f" of {empty['runs']} runs, call included (an empty call: {_time(empty)})",
        )
        if empty
        else ("", "; the call included")
    )
    lines = [
        (
            f"{result['cpu']}, code for {result['target']} (level {result['level']}){prime};"
            f" {result['unit']} per call, minimum/median{of}; percentages are of minima"
        ),
        f"Columns in brackets are the figures printed by {result['source']}.",
    ]
    for table in result["tables"]:
        lines += [
            "",
            f"{table['kind']} {table['number']}: {table['title']}",
            *_table(table),
            *(f"  {note}" for note in table["notes"]),
        ]
    return "\n".join(lines) + "\n"


def _table(table: dict) -> list[str]:
    waits = any(row["dependencies"] is not None for row in table["rows"])
    reductions = list(dict.fromkeys(key for row in table["rows"] for key in row["reduction"]))
    printed = list(
        dict.fromkeys(key for row in table["rows"] for cpu in row["paper"].values() for key in cpu)
    )
    heads = [
        "",
        *(["dependencies"] if waits else []),
        *dict.fromkeys(key for row in table["rows"] for key in row["times"]),
        *(f"% less {key}" for key in reductions),
        *(f"[{key}]" for key in printed),
    ]
    body = []
    for row in table["rows"]:
        cells = [
            row["name"],
            *([f"{row['dependencies']:g}"] if waits else []),
            *map(_time, row["times"].values()),
        ]
        cells += [
            f"{row['reduction'][key]:.0f}" if key in row["reduction"] else "-" for key in reductions
        ]
        cells += [_printed(row["paper"], key) for key in printed]
        body.append(cells)
    widths = [max(map(len, column)) for column in zip(heads, *body)]
    lines = [
        "  "
        + "  ".join(
            cell.ljust(w) if i == 0 else cell.rjust(w)
            for i, (cell, w) in enumerate(zip(row, widths))
        )
        for row in (heads, *body)
    ]
    return lines + [f"  {row['name']}: {row['note']}" for row in table["rows"] if row["note"]]


def _time(time: dict) -> str:
    return "/".join(f"{time[key]:.{0 if time[key] >= WHOLE else 1}f}" for key in ("min", "median"))


def _printed(paper: dict, key: str) -> str:
    return "|".join(f"{figures[key]:g}" for figures in paper.values() if key in figures) or "-"
