"""A built library -> what was chosen for the curve on the CPU, and why: plain data, and the same as
text.

The facts are read off the stages that the library went through. Figures are modelled unless they
say measured.
"""

from collections import Counter
from dataclasses import replace
from typing import Any

from ecgen.curve.model import Curve
from ecgen.isa.backends import back_end
from ecgen.isa.routine import EmittedRoutine
from ecgen.isa.target import Target
from ecgen.kind.facts import KINDS
from ecgen.library.c.text import inversion
from ecgen.library.facts.strategy import explain_systems
from ecgen.library.files.notes import MARKED
from ecgen.library.pipeline.build import Build
from ecgen.library.routines.assembly import model_cycles, multiplier_bound, word_multiplications
from ecgen.library.routines.programs import formula_choices, made_of
from ecgen.library.walks.plan import Walks
from ecgen.machine.order import settle_flags
from ecgen.machine.segments import load_orders, segment_key
from ecgen.program.check import contiguous
from ecgen.program.compose import feedback
from ecgen.program.cost import count, summary
from ecgen.program.ops import OPS
from ecgen.report.explain_chosen import (
    chosen_functions,
    chosen_vectors,
    function_lines,
    vector_lines,
)
from ecgen.report.explain_field import chain_facts, field_facts, field_lines, root_facts
from ecgen.report.own_formulas import own_formulas, own_lines
from ecgen.walk.ir import recodes
from ecgen.walk.plan import BY_MAP, Planned
from ecgen.walk.proof.record import Complete, Excluded, Proof
from ecgen.walk.scalars.endomorphism import Endomorphism
from ecgen.walk.text import recoding_text, to_text


def explain(
    library: Build, curve: Curve, target: Target, vector: str = "", api: bool = False
) -> dict:
    """Everything as plain data, ready for JSON; of a library that has no more than
    `outline_library` gives, nothing of its routines. `vector`: which vectors were asked for, ""
    none; `api`: whether functions were.
    """
    rows = (
        {}
        if library.is_outline
        else {
            "model": (
                {key: target.model[key] for key in ("multiply", "integer")}
                | {"meaning": back_end(target.isa).MODEL}
            ),
            "routines": [
                routine_facts(each, library.spec.curve, target)
                for each in library.assembly.emitted
                if not api or library.spec.has(each.name)
            ],
        }
    )
    chosen = ({"functions": chosen_functions(library)} if api else {}) | (
        {"vectors": chosen_vectors(library, vector, target)} if vector else {}
    )
    systems = _systems(library)
    given = (
        {"own_formulas": own_formulas(library, systems)}
        if library.spec.curve.formulas and rows
        else {}
    )
    return {
        "curve": curve.name,
        "warnings": list(library.spec.warnings),
        "form": curve.form,
        "cpu": target.name,
        "level": target.level,
        "field": field_facts(library.spec.representation, curve.p, curve.shape, target),
        "inversion": chain_facts(library.spec.invert) | {"taken": inversion(library.spec)},
        **root_facts(library.spec),
        "systems": systems,
        **given,
        "scalar": _scalar(library, curve),
        **chosen,
        **rows,
    }


def _scalar(library: Build, curve: Curve) -> dict:
    """The walks that the C is printed from, with the records of their proofs."""
    walks, part = library.plan, library.spec.part
    assert walks is not None  # of a curve
    own = walks.steps.endomorphism
    return {
        **part.ladder_facts(library.spec),
        **{name: _planned(planned) for name, planned in part.explained(walks).items()},
        **part.about(library.spec, curve),
        **({"endomorphism": _endomorphism(own, walks, curve)} if own else {}),
    }


def _endomorphism(own: Endomorphism, walks: Walks, curve: Curve) -> str:
    """Which maps are known, and which multiplications use them, or why none does."""
    names = ", ".join(dict.fromkeys(known.formulas[0][1] for known in own.maps))
    if used := [
        what
        for what, planned in (("constant time", walks.mul), ("variable time", walks.vartime))
        if planned and BY_MAP in planned.kind
    ]:
        return f"{names}, used by {', '.join(used)}"
    if why := KINDS[curve.form].part("library").why_no_map(curve):
        return f"{names}, not used: {why}"
    if curve.cofactor > 1 and own.every is None and not curve.checks_subgroup:
        return (
            f"{names}, not used: what it does to points whose order divides the cofactor is not"
            " known, as these are too many to be tried"
        )
    return (
        f"{names}, not used: the walks with it are not proven or cost more, as the lines `instead"
        " of` say"
    )


def _systems(library: Build) -> list[dict]:
    """The coordinate systems of the curve, and of the image on which its base point is
    multiplied.
    """
    walks = library.plan
    if not library.spec.curve.image or walks is None:
        return explain_systems(library.spec.curve, _taken(library))
    steps: Any = walks.image_steps
    own = steps.group(walks.stem(walks.base))
    return explain_systems(library.spec.curve, {}) + explain_systems(
        library.spec.curve.image, {own.name: "fixed base"}
    )


def _taken(library: Build) -> dict[str, str]:
    """The systems that the walks are made of, by name, and in which multiplications."""
    walks: Any = library.plan
    found: dict[str, list[str]] = {}
    for what, planned in library.spec.part.in_groups(walks):
        for stem in dict.fromkeys((walks.stem(planned), walks.result(planned))):
            found.setdefault(walks.group(stem).name, []).append(what)
    return {name: ", ".join(what) for name, what in found.items()}


def _planned(planned: Planned) -> dict:
    found = [s.recoding for s in recodes(planned.walk).values()]
    return {
        "kind": planned.kind,
        "width": planned.width,
        "modelled_cost": planned.cost,
        "why": planned.why,
        "recoding": "; ".join(map(recoding_text, found)),
        "digits": max((recoding.count for recoding in found), default=0),
        "alternatives": {str(w): cost for w, cost in planned.costs},
        "others": [{"kind": kind, "why": why} for kind, why in planned.others],
        "walk": to_text(planned.walk, short=True),
        "proof": planned.proof.as_json(),
        "argument": "; ".join(planned.proof.lines()),
    }


def routine_facts(each: EmittedRoutine, curve: Curve, target: Target) -> dict:
    isa = back_end(target.isa)
    names = Counter(i.mnemonic for i in each.machine.body)
    products, bound = word_multiplications(each, target.isa).total(), multiplier_bound(each, target)
    cycles = model_cycles(each, target)
    facts = {
        "name": each.name,
        "instructions": each.instructions,
        "stack": each.stack,
        "word_multiplications": products,
        "multiplier_bound": bound,
        "model_cycles": cycles,
        "distance": round(cycles - bound, 2),
        "other_instructions": sum(
            n for m, n in names.items() if m not in isa.MULTIPLICATIONS | isa.FREE
        ),
        "loop": bool(each.machine.counter),
    }
    if each.routine.choice:
        return facts | _origin(each, curve, target)
    return facts | {
        "order": "tuned: found by `ecgen tune`" if _is_tuned(each, target) else "as lowered"
    }


def _is_tuned(each: EmittedRoutine, target: Target) -> bool:
    """Whether the operations of a field routine stand in an order that `ecgen tune` recorded."""
    isa = back_end(target.isa)
    if not target.order_files or target.level not in isa.TUNED:
        return False
    key = segment_key(settle_flags(each.routine.limbs).ops)
    return (f"loop {key}" if each.machine.counter else key) in load_orders(*target.order_files)


def _has_tuned_blocks(each: EmittedRoutine, target: Target) -> bool:
    """Whether the blocks of a point routine stand in an order that `ecgen tune` recorded."""
    isa = back_end(target.isa)
    if each.callees:
        return False
    backend = replace(
        isa.backend_of(target), window=each.routine.choice.window, ahead=each.routine.choice.ahead
    )
    untuned = replace(
        backend,
        orders={
            key: order for key, order in backend.orders.items() if not key.startswith("blocks ")
        },
    )
    return isa.ordered_limbs(each.routine, backend) != isa.ordered_limbs(each.routine, untuned)


def _code(each: EmittedRoutine, target: Target) -> str:
    """Whether operations are inlined, and what decided."""
    limits = target.data.get("limits", {})
    limit = limits.get("inline")
    if not each.callees:
        short = (
            f", or this doubling by itself at most {limits['doubling']}"
            if "doubling" in limits
            else ""
        )
        return "operations inlined" + (
            ""
            if limit is None
            else f": the loop of these routines has at most {limit} instructions{short}"
        )
    names = Counter(callee.name for callee in each.callees)
    return (
        f"{', '.join(f'{n} {name}' for name, n in names.items())} called: inlined, the loop of"
        f" these routines would have {each.loop} instructions, above {limit}"
    )


def _origin(each: EmittedRoutine, curve: Curve, target: Target) -> dict:
    """The formulas, fusions and order of a point routine, and whether a measurement or the model
    chose them.
    """
    program, choice = each.routine.program, each.routine.choice
    assert program is not None  # it was made of formulas
    loops = each.name.endswith("dbl")
    waits = contiguous(program, feedback(program, program) if loops else None)
    others = sorted(
        {made_of(f) for f in formula_choices(each.name, curve)} - {made_of(each.routine.formulas)}
    )
    if choice.cycles:
        whose = (
            f"recorded for this CPU ({choice.measured_on})"
            if target.is_own(choice.measured_on)
            else f"on {choice.measured_on}, which this CPU is not: none were recorded for it"
        )
        chosen = "measured"
        why = (
            f"fastest of the variants that `ecgen tune` measured: {choice.cycles:g} TSC cycles,"
            f" {whose}"
        )
    else:
        chosen = "modelled"
        why = "least modelled cycles among the candidate formulas, with and without fusions"
    return {
        "formulas": list(each.routine.formulas),
        "made_of": made_of(each.routine.formulas),
        "instead_of": others,
        "cost": summary(program),
        "operations": count(program),
        "fusions": choice.fusions,
        "fused": {n: k for n, k in count(program).items() if n in OPS and OPS[n].group},
        "objective": choice.objective,
        "interleaving": {"window": choice.window, "ahead": choice.ahead},
        "chosen": chosen,
        "why": why,
        "tuned_blocks": _has_tuned_blocks(each, target),
        "contiguous": len(waits),
        "loop_counted": loops,
        "code": _code(each, target),
    }


def render_explanation(facts: dict, walks: bool = False, note: str = "") -> str:
    """The same facts for a reader, with a note on what they leave out, and with the walks and their
    proofs if they are asked for.
    """
    more = walk_lines(facts["scalar"]) if walks else []
    routines = (
        routine_lines(facts)
        if "routines" in facts
        else [
            "The routines, their modelled cycles, and the formulas that they are made of:"
            " --routines"
        ]
    )
    own = own_lines(facts["own_formulas"]) if facts.get("own_formulas") else []
    return (
        "\n".join(
            [
                *_head_lines(facts, note),
                "",
                *_system_lines(facts["systems"]),
                "",
                *own,
                *_scalar_lines(facts["scalar"]),
                *more,
                "",
                *function_lines(facts),
                *vector_lines(facts),
                *routines,
            ]
        )
        + "\n"
    )


def _system_lines(rows: list[dict]) -> list[str]:
    """One line a coordinate system, one for each formula that was refused."""
    lines = ["coordinate systems (multiplications for five doublings and an addition, modelled)"]
    for row in rows:
        cost = f"{row['cost']:>7.2f}" if row["cost"] is not None else "      -"
        complete = "complete" if row["complete"] else ""
        why = f"taken: {row['taken']}" if row["taken"] else f"not taken: {row['why']}"
        lines.append(f"  {row['name']:<22} {cost}  {complete:<10}{why}")
        lines += map(_left_out, row["refused"])
    return lines


def _left_out(row: dict) -> str:
    """A formula that is wrong, as what is refused; one that is for other curves, or is bettered by
    another one, as a note.
    """
    if row["faulty"]:
        return (
            f"      refused {row['formula']}: {row['where']}{': ' * bool(row['where'])}{row['why']}"
        )
    said = f"The formula {row['formula']} "
    return f"      note: {row['formula']} is not used: {row['why'].replace(said, 'it ')}"


def _head_lines(facts: dict, note: str) -> list[str]:
    return [
        f"{facts['curve']} ({facts['form']}) on {facts['cpu']}, level {facts['level']}",
        *note.splitlines(),
        *(f"Warning: {text}." for text in facts["warnings"]),
        "",
        *field_lines(facts),
    ]


def _scalar_lines(scalar: dict) -> list[str]:
    """The section on scalar multiplication, line by line; costs are modelled, in field
    multiplications.
    """
    lines = ["Scalar multiplication (costs in field multiplications, modelled)"]
    if "ladder" in scalar:
        part = scalar["ladder"]
        lines += [
            f"  {name}: Montgomery ladder, {walk['steps']} steps and {walk['doublings']} doublings"
            f" for {walk['bits']} bits"
            for name, walk in part["functions"].items()
        ]
        lines += [
            f"    cost            {part['modelled_cost']:g}",
            *_argument_lines(part),
            *(f"  {note}" for note in scalar["notes"]),
        ]
    for kind in filter(scalar.get, ("constant_time", "vartime", "fixed_base")):
        part = scalar[kind]
        lines.append(
            f"  {kind.replace('_', ' ')}: {part['kind']}, {part['recoding']}, cost"
            f" {part['modelled_cost']:g}"
        )
        costs = ", ".join(f"{w}: {cost:g}" for w, cost in part["alternatives"].items())
        lines += [f"    cost by width   {costs}"] if costs else []
        lines += [
            f"    why             {part['why']}",
            *(f"    instead of      {o['kind']}: {o['why']}" for o in part["others"]),
        ]
        excluded = part["proof"]["excluded"]
        lines.append(
            f"    proven          for every scalar: {part['proof']['result']};"
            f" {len(part['proof']['complete'])} statements complete, {len(excluded)} relations"
            " excluded"
        )
    notes = scalar["notes"] if MARKED in scalar["notes"] else []
    lines += [f"  endomorphism: {scalar['endomorphism']}"] if "endomorphism" in scalar else []
    return [*lines, f"  right for {scalar['domain']}", *(f"  {note}" for note in notes)]


def walk_lines(scalar: dict) -> list[str]:
    """The walks as programs, and the records of their proofs."""
    lines = []
    for kind in scalar:
        if isinstance(scalar[kind], dict) and "proof" in scalar[kind]:
            part = scalar[kind]
            proof = Proof(
                part["proof"]["walk"],
                part["proof"]["result"],
                tuple(part["proof"]["claims"]),
                tuple(Complete(**c) for c in part["proof"]["complete"]),
                tuple(Excluded(**e) for e in part["proof"]["excluded"]),
            )
            lines += ["", *part["walk"].splitlines(), "", *(f"  {line}" for line in proof.lines())]
    return lines


def _argument_lines(part: dict) -> list[str]:
    holds = [
        f"    condition       {c['claim']}: {'holds' if c['holds'] else 'DOES NOT HOLD'}"
        for c in part["conditions"]
    ]
    return [f"    no exceptions   {part['argument']}", *holds]


def routine_lines(facts: dict) -> list[str]:
    model = facts["model"]
    names = [each["name"] + " (a round)" * each["loop"] for each in facts["routines"]]
    wide = max(map(len, names), default=0)
    lines = [
        (
            f"Routines (modelled core cycles = {model['meaning'].format(**model)}; bound = the"
            " multiplications alone)"
        ),
        (
            f"  {'':{wide}} {'instructions':>12} {'word mult.':>10} {'bound':>8} {'others':>7}"
            f" {'model':>9} {'distance':>9}"
        ),
    ]
    for name, each in zip(names, facts["routines"]):
        lines.append(
            f"  {name:{wide}} {each['instructions']:>12} {each['word_multiplications']:>10}"
            f" {each['multiplier_bound']:>8g} {each['other_instructions']:>7}"
            f" {each['model_cycles']:>9g} {each['distance']:>9g}"
            + ("  tuned order" if each.get("order", "").startswith("tuned") else "")
        )
    for each in facts["routines"]:
        if "formulas" in each:
            lines += ["", *_origin_lines(each)]
    return lines


def _origin_lines(each: dict) -> list[str]:
    fused = ", ".join(f"{n} {name}" for name, n in each["fused"].items()) or "none"
    moved = each["interleaving"]
    how = f"{moved['window']} operations, {moved['ahead']} ahead" if moved["window"] else "none"
    how += ", then blocks in an order found by measuring" * bool(each["tuned_blocks"])
    order = "dependency" if each["contiguous"] == 1 else "dependencies"
    order += " with the one from round to round" * bool(each["loop_counted"])
    return [
        f"  {each['name']}: {each['made_of']}",
        f"    code            {each['code']}",
        *(
            [
                "    instead of     "
                f" {', '.join(name.rpartition('/')[2] for name in each['instead_of'])}"
            ]
            if each["instead_of"]
            else []
        ),
        f"    cost            {each['cost']}",
        f"    fused           {fused} (set {each['fusions']})",
        (
            f"    order           objective {each['objective']}; {each['contiguous']} contiguous"
            f" {order}"
        ),
        f"    interleaving    {how}",
        f"    chosen          {each['chosen']}: {each['why']}",
    ]
