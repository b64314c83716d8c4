"""`ecgen schedule`: a formula in, the report of its best schedule out."""

import json
import tomllib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from ecgen.cli.options.scheduling import Scheduling
from ecgen.cli.options.types import CPU, CURVE, FORMULA
from ecgen.cli.output.page import write_page
from ecgen.errors import EcgenError, FormulaError, TargetError
from ecgen.isa.target import native_target
from ecgen.names import target_path
from ecgen.program.compose import compose, repeat
from ecgen.program.ir import FieldProgram
from ecgen.program.ops import FUSION_SETS, extended, fusion_rows
from ecgen.program.passes import clean
from ecgen.program.passes.half import halvings
from ecgen.program.passes.merge import merge_products
from ecgen.program.passes.tower import components, expand_tower, whole_of
from ecgen.program.schedule import OBJECTIVES, Effort
from ecgen.program.schedule.variants import variants
from ecgen.program.schedule.weights import read_weights
from ecgen.program.text import parse
from ecgen.report.schedule import describe, html_report, text_report


@click.command("schedule")
@click.argument("formula", type=FORMULA, metavar="FORMULA")
@click.option(
    "--or",
    "others",
    multiple=True,
    type=FORMULA,
    metavar="FORMULA",
    help="An equivalent formula to choose from; may be repeated.",
)
@click.option(
    "--repeat",
    "times",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    metavar="N",
    help="Apply the formula N times.",
)
@click.option(
    "--then", "following", type=FORMULA, metavar="FORMULA", help="A formula to run on the result."
)
@click.option(
    "--fusions",
    default="paper",
    show_default=True,
    metavar="SET",
    help=f"{', '.join(FUSION_SETS)}, or a TOML file of rows.",
)
@click.option(
    "--objective",
    type=click.Choice(OBJECTIVES),
    default="contiguous",
    show_default=True,
    help="What to minimise first: dependencies, operations, or modelled cycles of a CPU.",
)
@click.option(
    "--loop", is_flag=True, help="Count the dependency of the next iteration on the last operation."
)
@click.option(
    "--cpu",
    type=CPU,
    metavar="CPU",
    help="A target, or the path of its TOML file, whose [field_ops] weigh the operations.",
)
@click.option(
    "--pinned",
    metavar="NAMES",
    help="Inputs in read-only memory, separated by commas. Default: those ending in 2.",
)
@click.option("--greedy", is_flag=True, help="Fuse greedily first, then order.")
@click.option("--move-halvings", is_flag=True, help="Also try other places of the divisions by 2.")
@click.option(
    "--effort",
    type=click.IntRange(1),
    default=100_000,
    show_default=True,
    help="States to search before the constraint solver takes over.",
)
@click.option(
    "--lanes",
    type=click.IntRange(2, 16),
    metavar="N",
    help="Pack the operations into vectors of N field elements instead.",
)
@click.option(
    "--levels",
    is_flag=True,
    help=(
        "With --lanes 4 or 8, --curve and --cpu: search a packing, of eight lanes one of two levels"
        " of products, in which sums need no names in the formula."
    ),
)
@click.option(
    "--curve",
    type=CURVE,
    metavar="CURVE",
    help=(
        "With --lanes or --annotate: the curve whose constants replace the formula's parameters,"
        " and whose prime bounds are for."
    ),
)
@click.option(
    "--annotate",
    is_flag=True,
    help=(
        "Print the formula as a routine for --curve on --cpu: modelled cycles, loads in a row, live"
        " registers."
    ),
)
@click.option(
    "--glue",
    metavar="MODEL",
    help=(
        "With --lanes: what to minimise, G0, G1, G2, reals or integers. Default: the weights of"
        " --cpu, else reals."
    ),
)
@click.option(
    "--record", is_flag=True, help="With --lanes: search now, and keep the packing for later runs."
)
@click.option(
    "--extension",
    metavar="NAME",
    help=(
        "Operations over F_p of the same over this extension of formulas/towers, such as"
        " quadratic-1."
    ),
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.option(
    "--html", "html", type=click.Path(dir_okay=False, path_type=Path), help="Write a page."
)
def command(**given: Any) -> None:
    """Order a formula's operations with the fewest contiguous dependencies, and say what is proven.
    Such a dependency is an operation that reads the result of the one before it, and waits for it.
    """
    asked = Scheduling(**given)
    if asked.annotate and (asked.html or asked.as_json or asked.lanes):
        raise EcgenError(
            "--annotate prints a listing of general registers, and nothing else.",
            hint="Leave out --html, --json and --lanes, or --annotate.",
        )
    more = asked.html or asked.others or asked.following or asked.times > 1
    if asked.levels and (asked.lanes is None or more):
        raise EcgenError(
            "--levels takes one formula and --lanes 4 or 8, and writes no page.",
            hint="Leave out --html, --or, --then and --repeat.",
        )
    wrong = _refuted(asked.formulas)
    if asked.levels:
        from ecgen.cli.output.packing import report_levels

        report_levels(asked)
    elif asked.lanes is not None:
        from ecgen.cli.output.packing import report

        programs = [
            repeated(read_program(name), asked.times, asked.following) for name in asked.candidates
        ]
        report(asked, programs, _target(asked.cpu))
    else:
        _schedule(asked, wrong)


def _schedule(asked: Scheduling, wrong: dict[str, str]) -> None:
    """The order on general registers, or the routine that it makes."""
    rows = fusion_rows(asked.fusions)
    table = extended(rows)
    over = _expansion(asked.extension)
    weights = read_weights(*_target(asked.cpu), table=table)
    candidates = [over(p) for name in asked.candidates for p in _programs(name, asked)]
    if asked.annotate:
        from ecgen.cli.output.packing import bound

        candidates = [bound(p, asked.formulas, asked.curve) for p in candidates]
    found = variants(
        candidates,
        rows,
        asked.objective,
        move_halvings=False,
        loop=asked.loop,
        pinned=_pinned(asked.pinned, candidates, 2 if asked.extension else 1),
        weights=weights,
        greedy=asked.greedy,
        effort=Effort(states=asked.effort),
        table=table,
    )
    if asked.annotate:
        from ecgen.cli.output.annotation import scheduled_routine

        routine = scheduled_routine(found.schedule.program, asked.curve, asked.cpu, table)
        click.echo(routine, nl=False)
        return
    settings = {
        "objective": asked.objective,
        "fusions": asked.fusions,
        "loop": "yes" if asked.loop else "no",
        "weights": asked.cpu or "default",
    }
    settings |= {"extension": asked.extension} if asked.extension else {}
    facts = describe(found.schedule, settings, table) | ({"refuted": wrong} if wrong else {})
    if len(found.scores) > 1:
        facts["candidates"] = [{"formula": name, "value": value} for name, value in found.scores]
    if asked.html is not None:
        write_page(asked.html, html_report(facts))
    if asked.as_json:
        click.echo(json.dumps(facts, indent=2))
    elif asked.html is None:
        click.echo(text_report(facts), nl=False)
        for candidate in facts.get("candidates", ()):
            click.echo(
                f"candidate {candidate['formula']}: {candidate['value']}"
                f" {facts['proof']['measure']}"
            )


def _refuted(names: tuple[str, ...]) -> dict[str, str]:
    """Formula -> why random inputs refuse it, each told on stderr: an order of a wrong formula is
    optimal, and useless.
    """
    from ecgen.formula import load
    from ecgen.verify import refuted

    found = {}
    for name in names:
        if _is_program_of_elements(Path(name)):
            continue  # says nothing of points
        if why := refuted(load(name)):
            found[name] = why
            click.echo(
                f"warning: {name} is refuted: {why}. Whatever is said of its order, it computes"
                f" something else; see ecgen verify {name}",
                err=True,
            )
    return found


def _is_program_of_elements(path: Path) -> bool:
    """Whether the file holds a field program in the text form of ecgen.program.text."""
    return path.is_file() and any(
        line.startswith("program ")
        for line in path.read_text(encoding="utf-8", errors="replace").splitlines()
    )


def _programs(name: str, asked: Scheduling) -> list[FieldProgram]:
    """The formula repeated and followed as asked, once per place of its halvings."""
    formula = read_program(name)
    places = halvings(formula) if asked.move_halvings else (formula,)
    whole = [repeated(place, asked.times, asked.following) for place in places]
    return [
        p if i == 0 else replace(p, name=f"{p.name} (halvings moved, {i})")
        for i, p in enumerate(whole)
    ]


def repeated(program: FieldProgram, times: int, following: str | None) -> FieldProgram:
    """The program applied `times` times, then the formula `following`."""
    whole = repeat(program, times)
    return compose([whole, read_program(following)]) if following else whole


def read_program(name: str) -> FieldProgram:
    """A formula by name or path, or a field program in the text form of ecgen.program.text."""
    path = Path(name)
    if path.is_file():
        try:
            text = path.read_bytes().decode("utf-8")
        except UnicodeDecodeError:
            raise FormulaError(
                "This is not a text file.", where=path, hint="Give an .op3 file or a field program."
            ) from None
        if any(line.startswith("program ") for line in text.splitlines()):
            return parse(text, str(path))
    from ecgen.formula import load, to_field_program

    return clean(to_field_program(load(name)))


def _expansion(extension: str | None) -> Callable[[FieldProgram], FieldProgram]:
    """What makes F_p operations of a program over an extension: expanded, sums of products merged;
    without one, nothing.
    """
    if extension is None:
        return lambda program: program
    from ecgen.formula.tower import tower

    programs = tower(extension)
    return lambda program: merge_products(expand_tower(program, programs))


def _pinned(names: str | None, programs: list[FieldProgram], degree: int) -> tuple[str, ...]:
    inputs = list(dict.fromkeys(i for program in programs for i in program.inputs))
    if names is None:
        return tuple(i for i in inputs if (whole_of(i) if degree > 1 else i).endswith("2"))
    chosen = tuple(
        c
        for n in map(str.strip, names.split(","))
        if n
        for c in (components(n, degree) if degree > 1 and n not in inputs else (n,))
    )
    unknown = [n for n in chosen if n not in inputs]
    if unknown:
        raise EcgenError(
            f"{unknown[0]} is not an input of {programs[0].name}.",
            hint=f"Its inputs are {', '.join(inputs)}.",
        )
    return chosen


def _target(cpu: str | None) -> tuple[dict, str]:
    """The TOML tables of a target and its path; none at all without --cpu."""
    if cpu is None:
        return {}, ""
    if cpu == "native":
        target = native_target()
        return target.data, str(target.path)
    path = target_path(cpu)
    try:
        return tomllib.loads(path.read_bytes().decode("utf-8")), str(path)
    except (ValueError, RecursionError) as error:
        raise TargetError(
            f"This is not a TOML file: {error}.",
            where=path,
            hint="`ecgen new cpu NAME` writes one with every key explained, to compare.",
        ) from None
