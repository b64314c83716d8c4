"""What `ecgen tune --status` prints: how far tuning runs are, and what to do next."""

import json
from pathlib import Path

import click

from ecgen.run.eta import told_time


def print_status(file: Path, curve: "str | None", as_json: bool) -> None:
    """The runs in the file of measurements, of all CPUs; those of one curve if it is given."""
    from ecgen.curve import load_curve
    from ecgen.isa.measured import Processor
    from ecgen.run.measurements import summary

    name = load_curve(curve).name if curve else None
    rows = []
    for row in summary(file):
        if name in (None, row["curve"]):
            processor = Processor(row["vendor"], row["family"], row["model"], row["microcode"], row["stepping"])
            outcome = row["outcome"] or {}
            rows.append({
                "curve": row["curve"], "cpu": processor.key, "stepping": row["stepping"], "name": row["name"], "compiler": row["compiler"], "lowering": row["lowering"],
                "searches": row["searches"], "ended": row["ended"], "measurements": row["measurements"], "seconds_left": round(row["seconds_left"]),
                "old": outcome.get("old"), "new": outcome.get("new"),
            })  # fmt: skip
    if as_json:
        click.echo(json.dumps({"db": str(file), "runs": rows}, indent=1))
        return
    click.echo(f"{file}: {len(rows)} runs{f' of {name}' if name else ''}")
    for row in rows:
        click.echo(f"{row['curve']} on {row['name']} ({row['cpu']}, stepping {row['stepping']}), {row['compiler']}, lowering {row['lowering'][:8]}")
        left = f"about {told_time(row['seconds_left'])} of work left as planned" if row["ended"] < row["searches"] else "nothing left"
        click.echo(f"  {row['measurements']} measurements, {row['ended']} of {row['searches']} searches ended, {left}")
        if row["new"]:
            old, new = sum(row["old"].values()), sum(row["new"].values())
            click.echo(f"  total of whole multiplications: {old:.0f} with what was recorded before, {new:.0f} now ({new / old:.3f})")
        what = f"ecgen tune {row['curve']}" if row["ended"] < row["searches"] or not row["new"] else f"ecgen build {row['curve']} --cpu native -o DIR"
        click.echo(f"  Next: {what}")
