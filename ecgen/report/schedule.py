"""A Schedule turned into a report: text for a terminal, JSON with the same facts, one
self-contained HTML page.
"""

import re
from collections.abc import Mapping

import jinja2
from markupsafe import Markup

from ecgen.program.assign import assign
from ecgen.program.check import contiguous, peak_live
from ecgen.program.compose import feedback
from ecgen.program.cost import count, summary
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.meaning import ARGUMENTS
from ecgen.program.ops import OPS, Table
from ecgen.program.schedule.result import Schedule
from ecgen.report.draw import formula_graph, order_picture, slots_picture
from ecgen.resources import data_folder


def expression(op: Op, table: Table = OPS) -> str:
    """An operation as a line of mathematics: `X3 = t3-2*t5`."""
    if op.name == "sqr":
        return f"{op.outs[0]} = {op.args[0]}^2"
    names = dict(zip(ARGUMENTS, op.args)) | {"k": str(op.const)}
    meanings = (
        re.sub(r"\b[a-hk]\b", lambda m: names[m[0]], text) for text in table[op.name].meanings
    )
    return ", ".join(op.outs) + " = " + ", ".join(meanings)


def describe(found: Schedule, settings: Mapping[str, str], table: Table = OPS) -> dict:
    """All facts of the report as plain data, ready for JSON; `settings` are how it was asked
    for.
    """
    own = [name for name in found.program.inputs if name not in found.pinned]
    slots = assign(found.program, own, places=False)
    wiring = feedback(found.program, found.program) if found.loop else None
    return {
        "formula": found.source.name,
        "settings": dict(settings),
        "operations": len(found.units),
        "counts": count(found.program),
        "cost": summary(found.program, table),
        "dependencies": found.dependencies,
        "live": found.live,
        "temporaries": slots.temporaries,
        "model_cycles": found.makespan,
        "proof": {
            "status": found.proof.status,
            "measure": found.proof.measure,
            "value": found.proof.value,
            "bound": found.proof.bound,
            "live_optimal": found.proof.live_optimal,
            "method": found.proof.method,
            "states": found.proof.states,
            "sentence": found.proof.sentence(),
        },
        "lines": _lines(found.program, wiring, found.pinned, table, slots.slots, found.order),
        "source": {
            "dependencies": len(contiguous(found.source, wiring)),
            "live": peak_live(found.source, found.pinned),
            "operations": sum(op.name != "const" for op in found.source.ops),
            "lines": _lines(found.source, wiring, found.pinned, table),
        },
        "results": {public: slots.results[public] for public in slots.results},
    }


def _lines(
    program: FieldProgram, wiring, pinned, table: Table, slots=None, order=None
) -> list[dict]:
    marked = set(contiguous(program, wiring))
    lines = []
    for i, op in enumerate(op for op in program.ops if op.name != "const"):
        line = {"op": op.name, "outs": list(op.outs), "args": list(op.args), "const": op.const,
                "text": expression(op, table), "contiguous": i in marked}  # fmt: skip
        if slots is not None:
            line["slots"] = {name: slots[name] for name in (*op.outs, *op.args)}
            line["members"] = list(order[i])
        lines.append(line)
    return lines


def text_report(facts: dict) -> str:
    """The report for a terminal: a heading, then one line per operation, `*` where it waits for the
    one before.
    """
    source = facts["source"]
    asked = ", ".join(f"{name} {value}" for name, value in facts["settings"].items())
    heading = [
        (
            f"{facts['formula']}: {facts['operations']} operations ({facts['cost']}),"
            f" {_dependencies(facts['dependencies'])}, {facts['live']} live values"
            f" ({facts['temporaries']} temporaries)"
        ),
        f"asked:  {asked}",
        f"proof:  {facts['proof']['sentence']}",
        (
            f"model:  {facts['model_cycles']} cycles on a single-issue pipeline with these weights"
            " (modelled, not measured)"
        ),
        (
            f"source: {source['operations']} operations, {_dependencies(source['dependencies'])},"
            f" {source['live']} live values"
        ),
        "",
    ]
    width = max((len(line["text"]) for line in facts["lines"]), default=0)
    body = [
        f"{i:4} {'*' if line['contiguous'] else ' '} {line['text']:<{width}}   {_places(line)}"
        for i, line in enumerate(facts["lines"], 1)
    ]
    results = "  ".join(f"{public} in {_short(slot)}" for public, slot in facts["results"].items())
    tail = [
        "",
        f"results: {results}",
        "* reads a result of the operation before it" + _wraps(facts),
    ]
    return "\n".join(heading + body + tail) + "\n"


def _dependencies(number: int) -> str:
    return f"{number} contiguous {'dependency' if number == 1 else 'dependencies'}"


def _wraps(facts: dict) -> str:
    return (
        " (line 1: of the last one, an iteration earlier)"
        if facts["lines"] and facts["lines"][0]["contiguous"]
        else ""
    )


def _short(slot: str) -> str:
    return slot.partition(":")[2] if slot.startswith(("in:", "param:", "const:")) else slot


def _places(line: dict) -> str:
    outs = ", ".join(_short(line["slots"][name]) for name in line["outs"])
    return f"{outs} <- {', '.join(_short(line['slots'][name]) for name in line['args'])}"


def html_report(facts: dict) -> str:
    """One page without outside references: the order, what reads what, the formula as a graph where
    Graphviz is at hand, places over time.
    """
    pictures = {
        "order": order_picture(facts),
        "graph": formula_graph(facts),
        "slots": slots_picture(facts),
    }
    return render_page(
        "schedule.html.j2",
        facts=facts,
        places=[_places(line) for line in facts["lines"]],
        **{name: Markup(text) for name, text in pictures.items()},
    )


def render_page(template: str, **given) -> str:
    """A template of a page with what it needs, every text escaped."""
    loader = jinja2.FileSystemLoader(data_folder("templates"))
    environment = jinja2.Environment(
        loader=loader,
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=jinja2.StrictUndefined,
    )
    return environment.get_template(template).render(**given)
