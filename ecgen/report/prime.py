"""A built library of a field alone -> what was chosen and what its operations cost, as plain data
and as text: what `ecgen field` without -o says.
"""

from ecgen.curve.shape import classify_prime
from ecgen.isa.backends import back_end
from ecgen.isa.target import Target
from ecgen.library.c.text import inversion
from ecgen.library.pipeline.build import Build
from ecgen.report.explain import routine_facts, routine_lines
from ecgen.report.explain_field import chain_facts, field_facts, field_lines, root_facts


def explain_prime(library: Build, target: Target) -> dict:
    """Everything as plain data; figures are modelled."""
    spec = library.spec
    p = spec.curve.p
    called = {routine.name for routine in spec.called}
    extension = {} if spec.curve.nonresidue is None else {"nonresidue": spec.curve.nonresidue}
    return {
        "name": spec.curve.name,
        "cpu": target.name,
        "level": target.level,
        "degree": spec.curve.degree,
        **extension,
        "field": field_facts(spec.representation, p, classify_prime(p), target),
        "inversion": chain_facts(spec.invert) | {"taken": inversion(spec)},
        **root_facts(spec),
        "model": {key: target.model[key] for key in ("multiply", "integer")}
        | {"meaning": back_end(target.isa).MODEL},
        "routines": [
            routine_facts(each, spec.curve, target)
            for each in library.assembly.emitted
            if each.name in called
        ],
    }


def render_prime(facts: dict) -> str:
    """The same for a reader."""
    of = f", a + b i with i^2 = {facts['nonresidue']}" if "nonresidue" in facts else ""
    return (
        "\n".join(
            [
                f"{facts['name']}{of} on {facts['cpu']}, level {facts['level']}",
                "",
                *field_lines(facts),
                "",
                *routine_lines(facts),
            ]
        )
        + "\n"
    )
