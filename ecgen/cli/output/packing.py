"""`ecgen schedule --lanes N`: a formula in, the table of its packing out."""

import json
from collections.abc import Sequence

import click

from ecgen.cli.options.scheduling import Scheduling
from ecgen.cli.output.page import write_page
from ecgen.cli.output.progress import Progress
from ecgen.errors import EcgenError
from ecgen.limb.lanes.ir import LANES, WIDE
from ecgen.program.ir import FieldProgram
from ecgen.program.pack import MODELS, Effort, GlueModel, Packing, pack, target_model
from ecgen.program.pack import record as keep
from ecgen.program.passes import clean
from ecgen.program.passes.bind import bind
from ecgen.report.pack import describe_packing, packing_page, packing_text
from ecgen.report.routines.lane_bounds import LaneBounds, lane_bounds


def report(asked: Scheduling, programs: Sequence[FieldProgram], target: tuple[dict, str]) -> None:
    """Packs every program, one for each candidate, prints the one with the fewest batches and then
    the least cost, or writes it as a page, and keeps it if asked to.

    The report says whether the formulas are proven. Intervals are shown in the representation of
    the target, over the prime of the curve.
    """
    model, effort = _model(asked.glue, *target), Effort(moves=asked.effort)
    parts = [(name, *asked.formulas[len(asked.candidates) :]) for name in asked.candidates]
    with Progress(quiet=asked.as_json) as progress:
        found = [
            pack(
                bound(program, asked.formulas, asked.curve),
                asked.lanes or 0,
                model,
                effort=effort,
                recorded=not asked.record,
                progress=progress,
            )
            for program in programs
        ]
    best, formulas = min(zip(found, parts), key=lambda pair: (pair[0].plan.batches, pair[0].weight))
    if asked.record:
        click.echo(f"wrote {keep(best)}", err=True)
    facts = describe_packing(
        best,
        _bounds(best, target[0], asked.curve),
        [verdict(name) for name in dict.fromkeys(formulas)],
    )
    if len(found) > 1:
        facts["candidates"] = [_summary(packing) for packing in found]
    if asked.html is not None:
        write_page(asked.html, packing_page(facts))
    if asked.as_json:
        click.echo(json.dumps(facts, indent=2))
    if asked.as_json or asked.html is not None:
        return
    click.echo(packing_text(facts), nl=False)
    for row in facts.get("candidates", ()):
        click.echo(f"candidate {row['formula']}: {row['batches']} batches, cost {row['cost']}")


def report_levels(asked: Scheduling) -> None:
    """Searches the packings of a formula in eight lanes by its two levels of products, in four by
    layers; prints what is found, beside what is kept of it, and keeps that if asked to and it is
    faster.
    """
    from ecgen.curve.library import load_curve
    from ecgen.isa.target import load_target, native_target
    from ecgen.library.packed.layers import found_in_layers, timed
    from ecgen.library.packed.levels import found_in_levels, level_time
    from ecgen.library.pipeline.planned import without_file
    from ecgen.program.pack.layers import search as layers_search
    from ecgen.program.pack.layers import two_levels_search
    from ecgen.program.pack.record import read_written, write_program
    from ecgen.program.pack.text import render

    formula, lanes, effort = asked.formula, asked.lanes, asked.effort
    if lanes not in (LANES, WIDE) or not asked.curve or not asked.cpu:
        raise EcgenError(
            "--levels takes four or eight lanes, a curve and a CPU, whose modelled time it"
            " compares.",
            hint="ecgen schedule FORMULA --lanes 8 --levels --curve curve13318 --cpu zen5",
        )
    facts = without_file(load_curve(asked.curve))
    target = native_target() if asked.cpu == "native" else load_target(asked.cpu)
    runs = max(effort // (two_levels_search if lanes == WIDE else layers_search).TRIALS.moves, 1)
    search, time_of = (
        (found_in_levels, level_time(formula, facts, target).time)
        if lanes == WIDE
        else (found_in_layers, timed(formula, facts, target).time)
    )
    with Progress(quiet=asked.as_json) as progress:
        progress("searching", formula)
        time, run, packed = search(formula, facts, target, range(runs))
    known = min(
        (time_of(each) for each in read_written(lanes) if each.name == packed.name), default=None
    )
    if asked.record and (known is None or time < known):
        how = (
            f"Found by `ecgen schedule {formula} --lanes {lanes} --levels --curve {facts.name}"
            f" --cpu {target.name} --effort {effort} --record`, run {run}: {time:.1f} modelled core"
            " cycles."
        )
        click.echo(
            f"wrote {write_program(packed, how, 'wide' if lanes == WIDE else target.name)}",
            err=True,
        )
    if asked.as_json:
        click.echo(
            json.dumps(
                {
                    "formula": formula,
                    "curve": facts.name,
                    "cpu": target.name,
                    "cycles": round(time, 1),
                    "kept": known and round(known, 1),
                    "runs": runs,
                    "run": run,
                    "program": render(packed),
                },
                indent=2,
            )
        )
    else:
        click.echo(
            f"{render(packed)}# {time:.1f} modelled core cycles for {facts.name} on {target.name},"
            f" run {run} of {runs}; {f'kept: {known:.1f}' if known else 'none is kept'}"
        )


def verdict(name: str) -> dict:
    """Whether a formula is proven, as `ecgen verify` says it; a field program makes no claim that
    could be.
    """
    from ecgen.formula import load
    from ecgen.verify import prove

    try:
        formula = load(name)
    except EcgenError:
        return {
            "name": name,
            "status": "unsupported",
            "reason": "it is a field program, which claims no group law",
        }
    found = prove(formula)
    return {"name": found.name, "status": found.status, "reason": found.located_reason}


def _bounds(found: Packing, data: dict, curve: str | None) -> LaneBounds:
    from ecgen.curve.library import load_curve

    prime = load_curve(curve).p if curve else None
    return lane_bounds(
        found.packed,
        data,
        str(data.get("name", "this CPU")) if data else "a CPU with AVX2 and FMA",
        prime,
    )


def bound(program: FieldProgram, formulas: Sequence[str], curve: str | None) -> FieldProgram:
    """The program with a curve's constants, and what the formulas derive from them, in place of its
    parameters.
    """
    if curve is None:
        return program
    from ecgen.curve.library import load_curve
    from ecgen.formula import load, parameter_values

    found = load_curve(curve)
    known = _constants(found, formulas[0])
    values = dict(known)
    for name in formulas:
        values |= parameter_values(load(name), known, found.p)
    return clean(bind(program, values, found.p))


def _constants(curve, formula: str) -> dict[str, int]:
    """A curve's constants as its formulas name them: of a Jacobian or a Kummer surface those of the
    group of the formula; EcgenError if that is none of the curve's.
    """
    from ecgen.group import groups_of

    if curve.kind.elliptic:
        return dict(curve.numbers)
    group = next((g for g in groups_of(curve) if formula.startswith(f"{g.name}/")), None)
    if group is None:
        raise EcgenError(
            f"{formula} is no formula of {curve.name}.",
            where=curve.where,
            hint=f"ecgen explain {curve.name} tells of its coordinate systems.",
        )
    return dict(group.parameters)


def _summary(found: Packing) -> dict:
    return {"formula": found.program.name, "batches": found.plan.batches, "cost": found.weight}


def _model(name: str | None, data: dict, where: str) -> GlueModel:
    if name is None:
        return target_model(data, where)
    if name not in MODELS:
        raise EcgenError(
            f"There is no glue model {name!r}.",
            hint=f"Known: {', '.join(MODELS)}; or give --cpu a file with a table [packed].",
        )
    return MODELS[name]
