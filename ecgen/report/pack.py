"""A Packing turned into a table like those of curve25519-dalek and of Schwabe and Sprenkels: one
row per vector operation, one column per lane; text for a terminal, a page, and the same facts as
plain data for JSON.

Intervals of the limbs come from lane_bounds.py; in the table they are the largest of an element's
limbs, in JSON all of them.
"""

from collections.abc import Sequence
from dataclasses import asdict
from math import log2

from ecgen.program.pack import Packing
from ecgen.program.pack.ir import PACKED, PackedOp, PackedProgram
from ecgen.report.routines.lane_bounds import LaneBounds, StepBounds
from ecgen.report.schedule import render_page
from ecgen.verify.verdict import PROVEN


def describe_packing(
    found: Packing, bounds: LaneBounds | None = None, formulas: Sequence[dict] = ()
) -> dict:
    """All facts of the report, ready for JSON; `formulas` are name, status and reason of the
    verdict on each formula.
    """
    bounds = bounds or LaneBounds({})
    return {
        "formula": found.program.name,
        "lanes": found.packed.width,
        "batches": found.plan.batches,
        "batches_bound": found.batching.bound,
        "batches_proof": found.batching.method,
        "products": len(found.problem.products),
        "sums": len(found.problem.linear),
        "model": asdict(found.model),
        "cost": found.cost,
        "weight": found.weight,
        "cost_bound": found.bound.value,
        "cost_proof": found.bound.method,
        "cost_bound_is_proven": found.proven.value >= found.bound.value,
        "cost_bound_proven": found.proven.value,
        "formulas": list(formulas),
        "equivalence": "proven by symbolic execution over the integers",  # else `pack` raises
        "recorded": found.recorded,
        "origin": found.origin,
        "counts": asdict(found.counts) | {"g1": found.counts.g1, "g2": found.counts.g2},
        "params": list(found.packed.params),
        "inputs": [{"place": x.place, "lanes": list(x.lanes)} for x in found.packed.inputs],
        "outputs": [
            {"place": x.place, "vector": x.value, "lanes": list(x.lanes)}
            for x in found.packed.outputs
        ],
        "bounds": _representation(bounds),
        "steps": [_step(found.packed, op, bounds.steps.get(op.out)) for op in found.packed.ops],
    }


def _representation(bounds: LaneBounds) -> dict:
    """What the intervals are about; limbs weigh 2^positions, inputs and outputs lie within
    `elements`.
    """
    if not bounds.steps:
        return {"missing": bounds.missing}
    return {
        "representation": bounds.representation,
        "prime": hex(bounds.prime),
        "positions": list(bounds.positions),
        "elements": _pairs(bounds.inputs),
    }


def _pairs(limbs) -> list:
    return [list(pair) for pair in limbs]


def _step(packed: PackedProgram, op: PackedOp, interval: StepBounds | None) -> dict:
    held = {x.value: x.lanes for x in packed.inputs} | {
        other.out: other.holds for other in packed.ops
    }
    row = {
        "op": op.name,
        "kind": PACKED[op.name].kind,
        "vector": op.out,
        "args": list(op.args),
        "entries": [_plain(e) for e in op.lanes],
        "holds": list(op.holds),
        "lanes": [name and _lane(op, i, held) for i, name in enumerate(op.holds)],
        "idle": sum(name is None for name in op.holds),
    }
    return row | (
        {
            "before": {name: _pairs(limbs) for name, limbs in interval.before.items()},
            "after": _pairs(interval.after),
        }
        if interval
        else {}
    )


def _plain(entry):
    return list(entry) if isinstance(entry, tuple) else entry


def _lane(op: PackedOp, i: int, held) -> str:
    """What one lane does, as mathematics: `v18 = vT - v3`."""
    out, args = op.holds[i], [held[name][i] for name in op.args]
    match op.name:
        case "mul":
            return f"{out} = {args[0]}^2" if args[0] == args[1] else f"{out} = {args[0]}*{args[1]}"
        case "sqr":
            return f"{out} = {args[0]}^2"
        case "add" | "lin":
            return f"{out} = {_sum(zip(op.lanes[i], args))}"
        case "mulc":
            return f"{out} = {op.lanes[i]}*{args[0]}"
        case "const":
            return f"{op.lanes[i]}"
        case "perm":
            return f"{out} < {op.lanes[i]}"
    return out


def _sum(terms) -> str:
    text = ""
    for k, name in terms:
        if k == 0:
            continue
        sign = "-" if type(k) is int and k < 0 else "+" if text else ""
        size = "" if k in (1, -1) else f"{abs(k) if type(k) is int else k}*"
        text += f"{sign}{size}{name}"
    return text or "0"


def packing_text(facts: dict) -> str:
    """The report for a terminal: heading, layouts, one line per vector operation, `—` for a lane
    that holds nothing.
    """
    heads, rows = _table(facts)
    widths = [max(len(row[i]) for row in [heads, *rows]) for i in range(len(heads))]
    lines = [
        "  ".join(text.ljust(width) for text, width in zip(row, widths)).rstrip()
        for row in [heads, *rows]
    ]
    return (
        "\n".join(
            [
                *_heading(facts),
                *_about_bounds(facts["bounds"]),
                "",
                *_inputs(facts),
                "",
                *lines,
                "",
                *_outputs(facts),
            ]
        )
        + "\n"
    )


def packing_page(facts: dict) -> str:
    """The same as one page without outside references, batches shaded."""
    heads, rows = _table(facts)
    about = [
        *_heading(facts),
        " ".join(line.strip() for line in _about_bounds(facts["bounds"])),
        *_inputs(facts),
    ]
    return render_page(
        "packing.html.j2",
        facts=facts,
        heads=heads,
        rows=rows,
        about=about,
        ends=_outputs(facts),
        candidates=facts.get("candidates", ()),
    )


def _table(facts: dict) -> tuple[list[str], list[list[str]]]:
    """Heads and rows, a row for each vector operation."""
    rows = [_row(step) for step in facts["steps"]]
    heads = ["op", "vector", *(f"lane {i}" for i in range(facts["lanes"])), "from", "idle"]
    if any("before" in step for step in facts["steps"]):
        heads += ["before", "after"]
        for row, step in zip(rows, facts["steps"]):
            row += [
                ", ".join(
                    f"{name} {_interval(limbs)}" for name, limbs in step.get("before", {}).items()
                ),
                _interval(step.get("after", ())),
            ]
    return heads, rows


def _inputs(facts: dict) -> list[str]:
    return [f"input  {x['place']}: {_names(x['lanes'])}" for x in facts["inputs"]]


def _outputs(facts: dict) -> list[str]:
    return [f"output {x['place']} = {x['vector']}: {_names(x['lanes'])}" for x in facts["outputs"]]


def _about_bounds(bounds: dict) -> list[str]:
    if "missing" in bounds:
        return [f"bounds: not shown, since {bounds['missing']}"] if bounds["missing"] else []
    size = int(bounds["prime"], 16).bit_length()
    c = (1 << size) - int(bounds["prime"], 16)
    return [
        (
            f"bounds: proven for all inputs, {bounds['representation']}, p = 2^{size} - {c}; inputs"
            f" and outputs {_interval(bounds['elements'])};"
        ),
        "        the largest limb of the operands as read (v~ is v carried) and of the result",
    ]


def _interval(limbs) -> str:
    """The smallest interval around all limbs, its ends as powers of two: +-2^50.01."""
    if not limbs:
        return ""
    low, high = min(pair[0] for pair in limbs), max(pair[1] for pair in limbs)
    if -low == high:
        return f"+-{_power(high)}"
    return f"[{_power(low)}, {_power(high)}]"


def _power(x: int) -> str:
    return f"{'-' if x < 0 else ''}2^{log2(abs(x)):.2f}" if abs(x) > 1 else str(x)


def _heading(facts: dict) -> list[str]:
    n, batches, bound = facts["counts"], facts["batches"], facts["batches_bound"]
    proof = (
        f"proven least by {facts['batches_proof']}"
        if batches == bound
        else f"at least {bound}, {facts['batches_proof']}"
    )
    glue = (
        f"{n['slots']} slots, {n['permutes']} permutes ({n['swaps']} inside lane pairs),"
        f" {n['blends']} blends, {n['moves']} moves"
    )
    return [
        (
            f"{facts['formula']}: {facts['products']} products in {batches} batches of"
            f" {facts['lanes']} ({proof}), {n['idle']} idle lanes, {n['squarings']} of squarings"
            " only"
        ),
        (
            f"glue:  {glue}; G1 {n['g1']}, G2 {n['g2']} counted from the program, where steps share"
            " permutes and blends"
        ),
        (
            f"cost:  {facts['cost']} in the model {facts['model']['name']} ({_least(facts)}),"
            f" {facts['weight']} as the program shares its glue,"
            f" {'recorded' if facts['recorded'] else 'searched now'}: {facts['origin']}"
        ),
        f"check: the packed program equals the formula in every lane, {facts['equivalence']}",
        *map(_verdict, facts["formulas"]),
    ]


def _least(facts: dict) -> str:
    """What is known about the least cost; a bound that was read from a file is not called
    proven.
    """
    least = "least" if facts["cost"] == facts["cost_bound"] else f"at least {facts['cost_bound']}"
    if facts["cost_bound_is_proven"]:
        return f"proven {least}" if least == "least" else f"{least} ({facts['cost_proof']})"
    return (
        f"recorded as {least}, {facts['cost_proof']}; proven in this run: at least"
        f" {facts['cost_bound_proven']}"
    )


def _verdict(formula: dict) -> str:
    """Whether the formula itself is right, which the packing takes as it is."""
    if formula["status"] == PROVEN:
        return f"law:   the formula {formula['name']} is proven to compute what its operation says"
    return (
        f"law:   the formula {formula['name']} is NOT proven: {formula['status']};"
        f" {formula['reason']}"
    )


def _row(step: dict) -> list[str]:
    return [
        step["op"],
        step["vector"],
        *(text or "—" for text in step["lanes"]),
        ", ".join(step["args"]),
        str(step["idle"] or ""),
    ]


def _names(lanes) -> str:
    return " ".join(name or "—" for name in lanes)
