"""What `ecgen tune --status` prints: how far tuning runs are, and what to do next."""

import json
import shlex
from pathlib import Path

import click

from ecgen.cli.output import started
from ecgen.run.tune.remaining_time import told_time


def print_status(file: Path, curve: str | None, as_json: bool, output: Path | None = None) -> None:
    """The runs in the file of measurements, of all CPUs; those of one curve if it is given.
    `output` is the folder of the winners, None: the user's own.
    """
    from ecgen.curve import load_curve
    from ecgen.isa.measured import Processor
    from ecgen.names import known_curves
    from ecgen.run.tune.measurements import summary, user_file

    name = load_curve(curve).name if curve else None
    rows, beside = [], []
    for row in summary(file):
        if name in (None, row["curve"]):
            processor = Processor(
                row["vendor"], row["family"], row["model"], row["microcode"], row["stepping"]
            )
            beside.append((processor, row["given"]))
            outcome = row["outcome"] or {}
            rows.append(
                {
                    "curve": row["curve"],
                    "cpu": processor.key,
                    "stepping": row["stepping"],
                    "name": row["name"],
                    "compiler": row["compiler"],
                    "lowering": row["lowering"],
                    "searches": row["searches"],
                    "ended": row["ended"],
                    "measurements": row["measurements"],
                    "seconds_left": round(row["seconds_left"]),
                    "old": outcome.get("old"),
                    "new": outcome.get("new"),
                }
            )
    if as_json:
        click.echo(json.dumps({"db": str(file), "runs": rows}, indent=1))
        return
    if not file.exists():
        click.echo(
            f"{file}: no measurements yet. Builds take the tuned orders and choices that `ecgen"
            " doctor` lists; `ecgen tune CURVE` measures, and makes this file; --db names another"
            " one."
        )
        return
    click.echo(f"{file}: {len(rows)} run{'s' * (len(rows) != 1)}{f' of {name}' if name else ''}")
    for row, (processor, given) in zip(rows, beside):
        click.echo(
            f"{row['curve']} on {row['name']} ({row['cpu']}, stepping {row['stepping']}),"
            f" {row['compiler']}, lowering {row['lowering'][:8]}"
        )
        left = (
            f"about {told_time(row['seconds_left'])} of work left as planned"
            if row["ended"] < row["searches"]
            else "nothing left"
        )
        click.echo(
            f"  {row['measurements']} measurements, {row['ended']} of {row['searches']} searches,"
            f" that in the whole library among them, ended, {left}"
        )
        if row["new"]:
            old, new = sum(row["old"].values()), sum(row["new"].values())
            click.echo(
                f"  total of whole multiplications: {old:.0f} with what was recorded before,"
                f" {new:.0f} now ({new / old:.3f})"
            )
        named, cpu = given or (
            row["curve"] if row["curve"] in known_curves() else f"{row['curve']}.toml",
            "native",
        )
        if row["ended"] < row["searches"] or not row["new"]:
            click.echo(
                "  Next:"
                f" {again(curve or named, cpu, None if file == user_file() else file, output)}"
            )
            continue
        own = _own_folder(processor)
        elsewhere = " (with --tuning FOLDER, if they were recorded with -o FOLDER)" * (
            not output and not own
        )
        folder = (output if output and output.is_dir() else None) or (
            own if cpu != "native" else None
        )
        click.echo(f"  Next: {building(curve or named, cpu, folder)}{elsewhere}")


def building(curve: str, cpu: str, folder: str | Path | None) -> str:
    """The command that builds with the winners of that folder, None: with those that --cpu native
    finds.
    """
    tuning = f" --tuning {shlex.quote(str(folder))}" if folder else ""
    return started.command(
        f"build {shlex.quote(curve)} --cpu {shlex.quote(cpu)}{tuning} -o"
        f" {shlex.quote(Path(curve).name.removesuffix('.toml'))}"
    )


def again(curve: str, cpu: str, db: Path | None, output: Path | None) -> str:
    """The command that goes on with these files."""
    return started.command("tune ") + " ".join(
        [
            shlex.quote(curve),
            *(["--cpu", shlex.quote(cpu)] if cpu != "native" else []),
            *(
                f"{option} {shlex.quote(str(path))}"
                for option, path in (("--db", db), ("-o", output))
                if path
            ),
        ]
    )


def _own_folder(processor) -> Path | None:
    """The user's own folder of that processor, where --cpu native finds winners; None if there are
    none in it.
    """
    from ecgen.isa.measured import CHOICES, ORDERS, own_folder

    folder = own_folder(processor)
    return (
        folder if folder and any((folder / name).is_file() for name in (ORDERS, CHOICES)) else None
    )
