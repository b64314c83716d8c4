"""ecgen tune: search variants by measuring on this machine, or on all of a cluster, keep the
winners as data.
"""

import json
import os
import sys
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import click

from ecgen.cli.options.types import CPU, CURVE, WEIGHT, Output
from ecgen.cli.output.tune_status import again, building, print_status
from ecgen.errors import EcgenError


@dataclass(frozen=True)
class Tuning:
    """The arguments and options of the command, by their names."""

    curve: str | None
    cpu: str
    rounds: int
    blocks: int
    routine: tuple[str, ...]
    pin: int | None
    output: Path | None
    db: Path | None
    status: bool
    fleet: bool
    scheduler: str | None
    workers: int | None
    seed: int
    chained: float
    as_json: bool
    fresh: bool

    @property
    def subject(self) -> str:
        return self.curve or ""

    def require_sense(self) -> None:
        """EcgenError for options that do not go together, or not here."""
        if self.curve is None:
            raise EcgenError(
                "there is no curve.",
                hint="Name the one whose routines are to be tuned, or ask for --status.",
            )
        if (self.scheduler or self.workers) and not self.fleet:
            raise EcgenError(
                "--scheduler and --workers say how a fleet works.", hint="Give --fleet too."
            )
        usable = os.sched_getaffinity(0)
        if self.pin is not None and self.pin not in usable:
            raise EcgenError(
                f"this process cannot run on processor {self.pin}.",
                hint=f"--pin takes one of {', '.join(map(str, sorted(usable)))}.",
            )


@click.command("tune")
@click.argument("curve", type=CURVE, metavar="CURVE", required=False)
@click.option(
    "--cpu",
    type=CPU,
    metavar="CPU",
    default="native",
    show_default=True,
    help="The CPU file to start from; it must describe this machine.",
)
@click.option(
    "--rounds",
    default=400,
    show_default=True,
    type=click.IntRange(1),
    help="Steps of the search for each product's order.",
)
@click.option(
    "--blocks",
    default=48,
    show_default=True,
    type=click.IntRange(0),
    help="Steps of the search for the order of each point routine's blocks.",
)
@click.option(
    "--routine",
    multiple=True,
    help="Only these routines (default: all that the curve's multiplications call).",
)
@click.option("--pin", type=int, help="Measure on this processor (default: the last).")
@click.option(
    "-o",
    "--output",
    type=Output(file_okay=False),
    help=(
        "Folder for the winners (default: the user's own, under the name of this processor, where"
        " --cpu native finds them)."
    ),
)
@click.option(
    "--db",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help=(
        "The file of all measurements (default: measurements.sqlite in the user's folder of data)."
    ),
)
@click.option(
    "--status",
    is_flag=True,
    help="Only say what the file of measurements holds, how far each run is, and what to do next.",
)
@click.option(
    "--fleet",
    is_flag=True,
    help=(
        "Spread the work over processes, by dask.distributed: all cores of this machine, or a"
        " cluster's."
    ),
)
@click.option(
    "--scheduler",
    metavar="ADDRESS",
    help=(
        "With --fleet: the scheduler of a cluster, tcp://HOST:PORT; each of its workers measures"
        " for its own CPU."
    ),
)
@click.option(
    "--workers",
    type=click.IntRange(1),
    help="With --fleet and without --scheduler: how many processes (default: one for each core).",
)
@click.option(
    "--seed",
    default=1,
    show_default=True,
    help="Another seed searches elsewhere; what was found before stays.",
)
@click.option(
    "--chained",
    type=WEIGHT,
    default=1.0,
    show_default=True,
    help="Weight of chained calls of fe_mul and fe_sqr beside independent ones.",
)
@click.option(
    "--json",
    "as_json",
    is_flag=True,
    help="Print JSON at the end, and what is told on the way on stderr.",
)
@click.option(
    "--fresh",
    is_flag=True,
    help="Search from the order of the lowering, not from one that comes with the CPU file.",
)
def command(**given: Any) -> None:
    """Measure variants of the routines of CURVE's library and record the fastest. What was measured
    is kept at once: a run that was stopped goes on where it was.

    Routines on general registers are tuned, at level adx. Those of vectors (--vector of `ecgen
    build`) are not: packings and orders of lanes are chosen by the model, and `ecgen bench DIR` has
    their times beside it.
    """
    from ecgen.run.tune.measurements import identity, user_file

    asked = Tuning(**given)
    file, output, single = asked.db or user_file(), asked.output, not asked.scheduler
    if asked.status:
        return print_status(file, asked.curve, asked.as_json, output)
    asked.require_sense()
    from ecgen.curve import load_curve
    from ecgen.isa.target import load_target

    if output is not None:
        _require_folder(output)
    _require_file(file)
    if asked.fleet:
        from ecgen.run.tune.fleet import require_dask

        require_dask()
    loaded, target = load_curve(asked.subject), load_target(asked.cpu, untuned=True)
    from ecgen.run.tune.tuning import Request, names_of, target_here

    if single:  # refused before anything is measured
        names_of(loaded, target, asked.routine, asked.rounds)
        place = str(_folder_of(target_here(target), output))
    else:
        place = f"a folder for each processor in {output or 'your folder of data'}"
    request = Request(
        curve=loaded,
        target=target,
        file=file.absolute(),
        identity=identity(file),
        routines=asked.routine,
        rounds=asked.rounds,
        blocks=asked.blocks,
        seed=asked.seed,
        chained=asked.chained,
        fresh=asked.fresh,
        core=asked.pin,
        given=(_from_anywhere(asked.subject), _from_anywhere(asked.cpu)),
    )
    say, recorded = partial(click.echo, err=asked.as_json), partial(_recorded, output)
    say(f"Measurements are kept in {file}; what is found faster goes to {place}.")
    try:
        if asked.fleet:
            from ecgen.run.tune.fleet import tune_fleet

            own = partial(recorded, single=single)
            found = tune_fleet(request, asked.scheduler, asked.workers, own, say)
        else:
            from ecgen.run.tune.tune_local import tune_alone

            found = [tune_alone(request, partial(recorded, single=True), say, _show)]
    except KeyboardInterrupt:
        click.echo(f"What was measured is kept in {file}; the same command goes on.", err=True)
        raise
    rows = [_finished(row, output, single=single) for row in found]
    if asked.as_json:
        click.echo(
            json.dumps(
                {"curve": loaded.name, "unit": "TSC cycles", "db": str(file), "cpus": rows},
                indent=1,
            )
        )
        return
    for row in rows:
        _tell(row, asked)


def _from_anywhere(text: str) -> str:
    """A name as it is, the path of a file as one that holds in every folder."""
    return os.path.abspath(text) if Path(text).is_file() else text


def _show(text: str) -> None:
    """A line that the next one overwrites, for a person at a terminal."""
    if sys.stderr.isatty():
        click.echo(f"\r{text}\x1b[K", err=True, nl=False)


def _tell(row: dict, asked: Tuning) -> None:
    """Prints for a reader what was found: cycles of each routine alone, of functions before and
    now, what was taken, and where it was recorded.
    """
    for each in row["routines"]:
        gain = (
            f"{each['ratio']:.4f} of the whole time"
            if each["ratio"]
            else "timed alone only"
            if each["taken"]
            else "whole multiplications gain nothing"
        )
        verdict = (
            ", taken"
            if each["taken"]
            else (
                ", not taken: with all that gain, timed again, the total is no less"
                if each["ratio"]
                else ""
            )
        )
        click.echo(f"  {each['name']:<16} {each['alone'] or 0:>9.1f} cycles alone, {gain}{verdict}")
    for name, old in row["old"].items():
        click.echo(f"{name}: {old:.0f} to {row['new'][name]:.0f} cycles")
    old, new = (sum(row[which].values()) for which in ("old", "new"))
    click.echo(f"total: {old:.0f} with what was recorded before, {new:.0f} now ({new / old:.3f})")
    if row["repeated"]:
        click.echo(f"{row['repeated']} measurements fell into busy moments and were made again.")
    if row["slower"]:
        click.echo(
            "Notice: this machine was slower all along than when it was measured before. Either its"
            " clock changed, or others kept it busy, and the figures say less.",
            err=True,
        )
    if not any(each["taken"] for each in row["routines"]):
        click.echo(
            "Nothing was found that is faster than what was recorded before, or came with ecgen."
        )
    click.echo(f"recorded in {row['folder']}" if row["recorded"] else "Nothing was written.")
    folder = row["folder"] if asked.output or asked.cpu != "native" else None
    folder = folder if folder and Path(folder).is_dir() else None
    then = again(asked.subject, asked.cpu, asked.db, asked.output)
    click.echo(
        f"Next: {building(asked.subject, asked.cpu, folder)};"
        f" {then}{' --fresh' * asked.fresh} --seed 2 searches on elsewhere"
        f"{', and with --fresh not from what came with ecgen' * (not asked.fresh)}."
    )


def _require_folder(folder: Path) -> None:
    """EcgenError, before anything is measured, for a folder that cannot be written or that holds
    something else.
    """
    from ecgen.isa.measured import CHOICES, ORDERS
    from ecgen.library.files.write import require_writable

    if (
        folder.is_dir()
        and any(folder.iterdir())
        and not any((folder / name).is_file() for name in (ORDERS, CHOICES))
        and not any((each / ORDERS).is_file() for each in folder.iterdir())
    ):
        raise EcgenError(
            "this folder is not empty and holds no measurements.",
            where=folder,
            hint="Choose another -o, such as a new folder.",
        )
    require_writable(Path(os.path.abspath(folder)))


def _require_file(file: Path) -> None:
    """EcgenError for a file of measurements that cannot be used, or made."""
    from ecgen.library.files.write import require_writable
    from ecgen.run.tune.measurements import identity

    if file.exists():
        identity(file)
    else:
        require_writable(file.absolute().parent, "--db")


def _folder_of(target, output: Path | None, processor=None, single: bool = True) -> Path:
    """Where the winners for a processor (None: the one at hand) go; TargetError if what is there is
    of another one.
    """
    from ecgen.isa.measured import CHOICES, ORDERS, require_owner, this_processor, user_folder

    processor = processor or this_processor()
    key = processor.key or (target.name if target else "")
    folder = (output if single else output / key) if output else user_folder(processor)
    for file in (ORDERS, CHOICES):
        require_owner(folder / file, key)
    return folder


def _recorded(output, processor, single: bool):
    """What is recorded of a processor."""
    from ecgen.run.tune.tuning import Recorded

    return Recorded.of(_folder_of(None, output, processor, single))


def _finished(found: dict, output, single: bool) -> dict:
    """The winners written; what is said of them."""
    from ecgen.isa.measured import Processor
    from ecgen.run.tune.tuning import save

    processor = Processor(**found["processor"])
    folder = _folder_of(None, output, processor, single)
    outcome = found["outcome"]
    winners = outcome["choices"], outcome["orders"]
    if any(winners):
        folder.mkdir(parents=True, exist_ok=True)
        save(folder, *winners, processor.key or found["target"], found["name"])
    told = {
        "cpu": processor.key or found["target"],
        "name": found["name"],
        "folder": str(folder),
        "recorded": any(winners),
        "seconds": found["seconds"],
    }
    return told | {key: outcome[key] for key in ("routines", "old", "new", "repeated", "slower")}
