"""Complete sums of points: the parts of proven systems of laws as routines, and what
the C needs to go through them by masks.

A system is a formula with choices (formula/formula.py): a part ends where one of several
alternatives is chosen, and the C does that, constant in time. Nothing here knows the formulas:
which values a part reads and makes, and what is chosen among, is read off them.
"""

from dataclasses import dataclass, replace
from functools import lru_cache

from ecgen.curve.model import Curve
from ecgen.errors import FormulaError
from ecgen.formula import load
from ecgen.formula.formula import Choice
from ecgen.formula.lower import to_segments
from ecgen.group.exceptions.formal import check_passes_on
from ecgen.library.facts.spec import RoutineArgument, RoutineSpec
from ecgen.program.ir import FieldProgram
from ecgen.program.passes import clean
from ecgen.program.passes.bind import bind
from ecgen.program.passes.number import drop_dead
from ecgen.program.routine import Argument, Routine
from ecgen.program.validate import validate
from ecgen.program.values import free_result_names
from ecgen.verify import require_proven

PREFIX = "sum_"
VALUES = (  # the layout 5-values of an argument is that of five elements, named by the program
    "values"
)


@dataclass(frozen=True)
class Part:
    """One routine of a system of laws; `given` are its arguments behind the result, `choice` what
    is chosen behind it: so many `alternatives` of so many `names`, which its result begins with."""

    routine: Routine
    formula: str
    alternatives: int = 0
    names: int = 0

    @property
    def given(self) -> tuple[str, ...]:
        return tuple(a.name for a in self.routine.arguments[1:])

    @property
    def size(self) -> int:
        """Elements of its result."""
        return len(self.routine.arguments[0].coordinates)


@dataclass(frozen=True)
class System:
    """A system of laws in C: `points` are its inputs, t1, t2, ... the results of its parts, m1, m2,
    ... what is chosen behind them.
    """

    name: str
    points: tuple[str, ...]
    parts: tuple[Part, ...]

    @property
    def formula(self) -> str:
        return self.parts[0].formula

    @property
    def routines(self) -> tuple[str, ...]:
        """The names of those that its parts are."""
        return tuple(part.routine.name for part in self.parts)


def is_sum_routine(spec: RoutineSpec) -> bool:
    return spec.name.startswith(PREFIX)


@lru_cache(maxsize=64)
def systems_of(curve: Curve) -> tuple[System, ...]:
    """The systems of laws of the curve's form, proven, each of which gives Z = 0 where an input has
    it; FormulaError if one is not.
    """
    values = law_constants(curve)
    return tuple(_system(name, path, values, curve.p) for name, path in curve.kind.sum_laws.items())


def law_constants(curve: Curve) -> dict[str, int]:
    """The constants of these laws on the curve."""
    found = curve.kind.law_constants
    return found(curve) if found else {}


def _system(name: str, path: str, values: dict[str, int], p: int) -> System:
    formula = load(path)
    require_proven(formula)
    check_passes_on(formula)
    coordinates = {
        k: tuple(f"{v}{k}" for v in formula.system.variables) for k in formula.input_points()
    }
    sources: dict[str, tuple[str, ...]] = {"ab"[k - 1]: names for k, names in coordinates.items()}
    parts = []
    for number, (program, choice) in enumerate(to_segments(formula), 1):
        whole = f"{PREFIX}{name}_{number}"
        if choice:
            _require_in_line(formula, program, choice)
        bound = free_result_names(
            drop_dead(clean(bind(program, {n: values[n] for n in program.params}, p)))
        )
        read = {a for op in bound.ops for a in op.args} | {value for _, value in bound.outputs}
        ins = tuple(
            Argument(label, "in", names) for label, names in sources.items() if read & set(names)
        )
        out = Argument("r", "out", tuple(public for public, _ in bound.outputs))
        bound = replace(bound, name=whole, inputs=tuple(n for a in ins for n in a.coordinates))
        parts.append(
            Part(
                Routine(whole, validate(bound), (out, *ins)),
                path,
                len(choice.alternatives) if choice else 0,
                len(choice.names) if choice else 0,
            )
        )
        sources[f"t{number}"] = out.coordinates
        if choice:
            sources[f"m{number}"] = choice.names
    return System(f"{PREFIX}{name}", tuple("ab"[k - 1] for k in coordinates), tuple(parts))


def _require_in_line(formula, program: FieldProgram, choice: Choice) -> None:
    """FormulaError unless the part's results begin with the alternatives, one behind the other."""
    wanted = tuple(n for a in choice.alternatives for n in a)
    if len(set(wanted)) < len(wanted) or not set(wanted) <= {
        out for op in program.ops for out in op.outs
    }:
        raise FormulaError(
            f"The alternatives for {', '.join(choice.names)} are not all different values made"
            " since the choice before.",
            where=formula.path,
            hint="Give each a name of its own.",
        )


def sum_routine(name: str, curve: Curve) -> Part:
    """The part that is the routine of this name; FormulaError if there is none."""
    for system in systems_of(curve):
        for part in system.parts:
            if part.routine.name == name:
                return part
    raise FormulaError(
        f"There is no routine {name}.", hint="Systems of laws have routines such as sum_add_1."
    )


def sum_routines(curve: Curve, words: int) -> tuple[RoutineSpec, ...]:
    """Their signatures, elements of `words` words."""
    return tuple(
        RoutineSpec(
            part.routine.name,
            tuple(
                RoutineArgument(
                    a.name,
                    a.direction,
                    words * len(a.coordinates),
                    f"{len(a.coordinates)}-{VALUES}",
                )
                for a in part.routine.arguments
            ),
            (f"part of {part.formula}",),
        )
        for system in systems_of(curve)
        for part in system.parts
    )
