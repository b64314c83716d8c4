"""Routines -> the text of the source files."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from ecgen.field.representation import Representation
from ecgen.isa.facts import FACTS
from ecgen.isa.routine import EmittedRoutine
from ecgen.isa.target import Target
from ecgen.library.c.reach import reachable
from ecgen.library.c.text import prototype, with_prefix, with_words
from ecgen.library.facts.spec import RoutineSpec, SourceUnit
from ecgen.library.routines.assembly import SELECT, Assembly
from ecgen.library.routines.divsteps import is_divsteps_routine
from ecgen.library.routines.modulo_order import is_scalar_routine
from ecgen.library.routines.programs import made_of
from ecgen.library.routines.towers import PREFIX as EXTENSION_PREFIX
from ecgen.resources import template_folders

if TYPE_CHECKING:
    from jinja2 import Environment

Row = tuple[RoutineSpec, EmittedRoutine]


@dataclass(frozen=True)
class Shell:
    """What the source files of a library have in common; they begin with the comment `banner`."""

    target: Target
    prime: Representation
    prefix: str
    abi: str
    banner: str

    def finished(self, text: str) -> str:
        """The text with the library's prefix and its types of words."""
        word_bits = FACTS[self.target.isa].word_bits
        return self.banner + with_words(with_prefix(text, self.prefix), word_bits)


def _part_of(spec: RoutineSpec) -> str:
    """The file that a routine belongs to."""
    if is_scalar_routine(spec) or is_divsteps_routine(spec):
        return "scalar"
    return "field" if spec.name.startswith(("fe_", EXTENSION_PREFIX)) else "point"


def source_units(
    assembly: Assembly, called: frozenset[str], shell: Shell
) -> tuple[SourceUnit, ...]:
    """The source files of the routines that are `called`."""
    specs = {s.name: s for s in assembly.routines if s.name in called}
    rows = [(specs[e.name], e) for e in assembly.emitted if e.name in specs]
    facts = FACTS[shell.target.isa]
    units = []
    for part in ("field", "scalar", "point"):
        if not (chosen := [row for row in rows if _part_of(row[0]) == part]):
            continue
        unit = SourceUnit(
            f"src/{shell.prefix}_{part}{facts.suffix}", render_assembly(shell, part, chosen)
        )
        if facts.compiled:
            routines, word = [e for _, e in chosen], with_words("WORD", facts.word_bits)
            facts.backend.read_unit(unit.text, routines, shell.prefix, word)
        units.append(unit)
    if SELECT in called:
        text = render_select(shell, specs[SELECT].arguments[0].words)
        units.append(SourceUnit(f"src/{shell.prefix}_select.c", text))
    return tuple(units)


@cache
def environment_of_units() -> "Environment":
    """What the shells of source files are rendered with."""
    import jinja2

    return jinja2.Environment(
        loader=jinja2.FileSystemLoader(template_folders()),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )


def render_select(shell: Shell, words: int) -> str:
    """The table scan in C, for entries of `words` words at most: its loops have public bounds, and
    vector types of the compiler make it fast.
    """
    facts = FACTS[shell.target.isa]
    vector = facts.widest_vector(shell.target.features)
    lanes = 8 * vector // facts.word_bits if vector else 1
    chunks = [
        chunk for chunk in ([7, 5, 4, 3, 2] if vector else [8, 4, 2]) if chunk * lanes <= words
    ] + [1]
    text = (
        environment_of_units()
        .get_template("select.c.j2")
        .render(
            features=shell.target.features,
            W=facts.word_bits,
            vector=vector,
            apart=facts.compiled or shell.target.level in facts.halved,
            chunks=chunks,
        )
    )
    return shell.finished(text)


def _bounds_of_elements(emitted: EmittedRoutine, prime: Representation) -> str:
    """What each result of a routine may be, and what each operand, in words."""
    whole, limbs = (1 << prime.n * prime.bits) - 1, emitted.routine.limbs
    most, limit = (
        max((e.high for e in elements), default=0) for elements in (limbs.outputs, limbs.inputs)
    )
    result = (
        "any value of its words (incompletely reduced)" if most >= whole else f"at most {most:#x}"
    )
    return result if limit >= whole else f"{result}, where every element in is at most {limit:#x}"


def render_assembly(shell: Shell, part: str, routines: Sequence[Row]) -> str:
    """One source file: the shell comes from the template, the instructions or statements from the
    routines.
    """
    facts = FACTS[shell.target.isa]
    rows = [
        {
            "spec": s,
            "prototype": prototype(s),
            "lines": facts.frame_notes(e),
            "e": e,
            "bounds": _bounds_of_elements(e, shell.prime),
            "made_of": made_of(e.routine.formulas),
            "choice": e.routine.choice,
        }
        for s, e in routines
    ]
    text = (
        environment_of_units()
        .get_template(facts.shell)
        .render(
            part=part,
            rows=rows,
            target=shell.target,
            abi=shell.abi,
            isa=facts,
            W=facts.word_bits,
            internal=f"{shell.prefix}_internal.h",
            red_zone=any(e.red_zone for _, e in routines),
        )
    )
    # operations on words that no routine has are left out
    return shell.finished(reachable(text, ())[0] if facts.compiled else text)
