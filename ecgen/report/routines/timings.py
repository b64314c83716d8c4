"""What `ecgen bench` measured of a library -> a page with bars: its functions, then its routines
beside the model and their multiplications alone.
"""

from ecgen.report.schedule import render_page

WIDTH = 55  # percent of a cell that the longest bar takes


def render_timings(result: dict, command: str) -> str:
    """A page of its own from what run_bench (or, of a library that is not timed here, model_bench)
    gives; cycles of the counter become core cycles where it says how long one is.
    """
    scale = result.get("core_cycle", 1.0)
    rows = [_row(row, scale if "min" in row else 1.0) for row in result["results"]]
    whole, parts = [row for row in rows if row["whole"]], [row for row in rows if not row["whole"]]
    unit = "core cycles" if "core_cycle" in result else result["unit"]
    longest = max((max(row["least"], row["model"] or 0) for row in whole), default=0)
    tables = [("Functions", [_barred(row, longest) for row in whole])] if whole else []
    tables += (
        [("Routines", [_barred(row, max(row["least"], row["model"] or 0)) for row in parts])]
        if parts
        else []
    )
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


def _barred(row: dict, longest: float) -> dict:
    return row | {
        "percent": {
            key: round(WIDTH * (row[key] or 0) / (longest or 1), 2)
            for key in ("least", "model", "bound")
        }
    }
