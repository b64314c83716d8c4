"""The ways in which a point routine may be made, and the field program of each."""

from dataclasses import replace

from ecgen.curve.model import Curve
from ecgen.errors import ScheduleError
from ecgen.field.representation import Representation
from ecgen.group.program import numbers
from ecgen.library.facts.choices import Choice
from ecgen.library.facts.groups import coordinates_of, find_routine
from ecgen.library.facts.spec import RoutineSpec
from ecgen.library.routines.field import emit_extension
from ecgen.library.routines.platform import Platform
from ecgen.library.routines.programs import SWAP, formula_choices, routine_program
from ecgen.library.routines.towers import PREFIX, WAYS, expanded
from ecgen.program.compose import coordinate
from ecgen.program.ir import FieldProgram
from ecgen.program.routine import Argument, Routine
from ecgen.program.schedule.weights import read_weights

FUSION_CHOICES = ("paper", "products", "none", "constants")
WINDOW = 8
# words of elements up to which blocks are interleaved: of longer ones registers do not hold two.
# Measured on Zen 5: a doubling of Ed448 (7 words) takes 0.90 of the time without, of P-384 (6)
# 0.95, a step of X448 0.93, a doubling of brainpoolP320 (5) 1.01
HELD = 5
# over F_{p^2}: measured on Zen 3 for the routines of fourq, jac1271gls and ted1271gls, 0 to 6 %
# faster than 8, which spills more
NARROW = 4


def choice_key(name: str, curve: Curve, prime: Representation) -> tuple[str, str, int, bool]:
    system = find_routine(name, curve).group.name
    return (
        name,
        system if curve.degree == 1 else f"{system}, degree {curve.degree}",
        prime.n,
        prime.room > 0,
    )


def default_choices(
    name: str, curve: Curve, prime: Representation, sets: tuple[str, ...] = FUSION_CHOICES
) -> list[Choice]:
    """Every formula, with and without fusions, blocks interleaved a little where registers allow
    it.
    """
    key = choice_key(name, curve, prime)
    return [
        Choice(*key, formulas, fusions, "operations", WINDOW if prime.n <= HELD else 0, 0)
        for fusions in sets
        for formulas in formula_choices(name, curve)
    ]


def extended_choices(spec: RoutineSpec, platform: Platform) -> list[Choice]:
    """Over F_{p^2}: of the formulas those whose operations over F_p weigh least, by each way to
    multiply, which `fusions` names; squares as one by itself costs least.
    """
    curve, target = platform.curve, platform.target
    key = choice_key(spec.name, curve, platform.prime)
    weights = read_weights(target.data, str(target.path))

    def choice(formulas: tuple[str, ...], way: str) -> Choice:
        return Choice(*key, formulas, way, "operations", NARROW, 0)

    def weight(formulas: tuple[str, ...]) -> float:
        program = chosen_program(spec, choice(formulas, next(iter(WAYS))), curve)
        below = expanded(point_routine(spec, program, curve), curve.p, curve.nonresidue).program
        return sum(weights[op.name].throughput for op in below.ops)

    formulas = min(formula_choices(spec.name, curve), key=weight)
    squares = WAYS[emit_extension(f"{PREFIX}sqr", platform)[0]].squares
    return [choice(formulas, name) for name, way in WAYS.items() if way.squares == squares]


def different(options: list[Choice], spec: RoutineSpec, curve: Curve) -> list[Choice]:
    """The first option of each field program: fusions that find nothing to fuse leave the same one.
    Over F_{p^2} each way to multiply is another.
    """
    found: dict = {}
    for choice in options:
        program = chosen_program(spec, choice, curve)
        found.setdefault(
            (
                program.ops,
                program.inputs,
                program.outputs,
                choice.fusions if curve.degree > 1 else "",
            ),
            choice,
        )
    return list(found.values())


def chosen_program(spec: RoutineSpec, choice: Choice, curve: Curve) -> FieldProgram:
    return routine_program(
        spec.name,
        curve,
        choice.formulas,
        choice.fusions if curve.degree == 1 else "none",
        choice.objective,
        coordinates_of(spec.arguments[0].coordinates, curve),
    )


def point_routine(spec: RoutineSpec, program: FieldProgram, curve: Curve) -> Routine:
    """Distribute the program's names over the C arguments, by the database's numbers of the points
    of the role.

    A coordinate of a result that the program does not write is the first point's, or shared with
    another result.
    """
    routine = find_routine(spec.name, curve)
    number, written, arguments = numbers(routine.role), dict(program.outputs), []
    outputs = list(program.outputs)
    if routine.role.flag:
        pair = {"out": (number["r"], number["s"]), "in": (number["P"], number["Q"])}
        places = {"r": pair["out"], "p": pair["in"], "u": (number["D"],)}
    else:
        places = {point.name: (number[point.name],) for point in routine.role.results} | {
            point.name.lower(): (number[point.name],) for point in routine.role.inputs
        }
    for argument in spec.arguments:
        if not argument.words:
            arguments.append(Argument(argument.name, "word", (SWAP,)))
            continue
        stems = coordinates_of(argument.coordinates, curve)
        own = len(places[argument.name])
        names = tuple(
            f"{stem}{k}"
            for part, k in enumerate(places[argument.name])
            for stem in stems[: len(stems) // own]
        )
        if argument.direction == "out":
            first = (
                {coordinate(public): public for public in reversed(written)}
                if not routine.role.flag
                else {}
            )
            names = tuple(
                name if name in written else _same(name, first, number, outputs) for name in names
            )
        arguments.append(Argument(argument.name, argument.direction, names))
    inputs = tuple(name for a in arguments if a.direction != "out" for name in a.coordinates)
    program = replace(program, inputs=inputs, outputs=tuple(outputs))
    if (
        missing := {arg for op in program.ops for arg in op.args}
        - set(inputs)
        - {out for op in program.ops for out in op.outs}
    ):
        raise ScheduleError(
            f"{spec.name}: the formula reads {', '.join(sorted(missing))}, which no argument holds."
        )
    return Routine(spec.name, program, tuple(arguments))


def _same(name: str, first: dict[str, str], number: dict[str, str], outputs: list) -> str:
    """The public name of a result's coordinate that has another number in the formula, or is the
    first point's own.
    """
    stem = coordinate(name)
    if stem in first:
        return first[stem]
    outputs.append((name, f"{stem}{number['P']}"))
    return name
