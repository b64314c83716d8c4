"""What `ecgen bench` measured of a library -> a page with bars: its functions, then its routines
beside the model and their multiplications alone.
"""

from ecgen.report.schedule import render_page


def render_timings(result: dict, command: str) -> str:
    """A page of its own from what run_bench (or, of a library that is not timed here, model_bench)
    gives; cycles of the counter become core cycles where it says how long one is.
    """
    scale = result.get("core_cycle", 1.0)
    rows = [_row(row, scale if "min" in row else 1.0) for row in result["results"]]
    whole, parts = [row for row in rows if row["whole"]], [row for row in rows if not row["whole"]]
    unit = "core cycles" if "core_cycle" in result else result["unit"]
    tables = [
        (f"Functions of {least:,} {unit} and more", [_barred(row, _longest(rows)) for row in rows])
        for least, rows in _by_size(whole)
    ]
    if parts:
        tables.append(("Routines", [_barred(row, _longest([row])) for row in parts]))
    return render_page(
        "timings.html.j2",
        r=result,
        command=command,
        unit=unit,
        comparable=unit == "core cycles",
        tables=tables,
        modelled=any(row["model"] is not None for row in rows),
    )


def _row(row: dict, scale: float) -> dict:
    """Measured in `scale` cycles of the counter, or modelled by the first profile."""
    least, median = (
        (row["min"] / scale, row["median"] / scale)
        if "min" in row
        else (next(iter(row["profiles"].values()))["cycles"],) * 2
    )
    return {
        "name": row["name"] + (f" ({row['rounds']} rounds)" if "rounds" in row else ""),
        "least": least,
        "median": median,
        "whole": row.get("whole", "model" not in row and "note" not in row),
        "model": row.get("model"),
        "bound": row.get("multiplier_bound"),
    }


def _by_size(rows: list[dict]) -> list[tuple[int, list[dict]]]:
    """In groups of one power of ten, the longest first: on one scale the bars of short functions
    would not be seen. The power comes with each.
    """
    powers = [10 ** (len(str(int(row["least"]))) - 1) for row in rows]
    return [
        (power, [row for row, its in zip(rows, powers) if its == power])
        for power in sorted(set(powers), reverse=True)
    ]


def _longest(rows: list[dict]) -> float:
    return max(max(row["least"], row["model"] or 0) for row in rows)


def _barred(row: dict, longest: float) -> dict:
    return row | {
        "percent": {
            key: round(100 * (row[key] or 0) / (longest or 1), 2)
            for key in ("least", "model", "bound")
        }
    }
