"""The final field program of a routine -> a proof that it computes the formulas that it is made of,
every coordinate in its place in memory.

Nothing is assumed of what lies between: constants, signs, halvings, fused operations, the exchange
of a ladder step, the order, the composition of several formulas, and the places of coordinates.
Formulas are read from their files, statement by statement; the program is the one of which the
lowering is proven. Both are followed as linear forms (verify/algebra/linear_forms.py), a step for
either value of its flag. CheckFailure says which result is another one.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from ecgen.curve.model import Curve
from ecgen.errors import CheckFailure, Defect
from ecgen.formula.expression import evaluate
from ecgen.formula.formula import Formula
from ecgen.formula.library import load_file
from ecgen.formula.parameters import parameter_values
from ecgen.group import Group, Role
from ecgen.group.model import Point as RolePoint
from ecgen.group.program import numbers
from ecgen.group.trees import own_formulas, packaged
from ecgen.isa.routine import LimbRoutine
from ecgen.library.facts.groups import find_routine
from ecgen.library.facts.spec import RoutineSpec
from ecgen.library.routines.sums import (
    System,
    is_sum_routine,
    law_constants,
    sum_routine,
    systems_of,
)
from ecgen.library.routines.towers import is_extension_routine, prove_components
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.meaning import ARGUMENTS, Algebra, fold
from ecgen.program.ops import OPS, SELECT, Table
from ecgen.program.passes.tower import components
from ecgen.program.routine import Routine
from ecgen.program.validate import validate
from ecgen.verify.algebra.linear_forms import ONE, Form, LinearForms

Key = tuple[str, str]  # a coordinate and the number of its point
Points = dict[Key, Form]


@dataclass(frozen=True)
class Place:
    """A pointer argument, or a flag: what lies at each of its places. A place has
    several names where values of the program lie in the same words."""

    name: str
    direction: str
    values: tuple[tuple[str, ...], ...]


# what a program has where


def places_of(routine: Routine | LimbRoutine) -> tuple[Place, ...]:
    """The values of its program that a routine takes and stores, by argument. Of a lowered one they
    are told by the words that its code loads and stores."""
    return (
        _places_of_words(routine) if isinstance(routine, LimbRoutine) else _places_of_names(routine)
    )


def _places_of_names(routine: Routine) -> tuple[Place, ...]:
    results = dict(routine.program.outputs)
    return tuple(
        Place(
            a.name,
            a.direction,
            tuple((results[c] if a.direction == "out" else c,) for c in a.coordinates),
        )
        for a in routine.arguments
    )


def _places_of_words(routine: LimbRoutine) -> tuple[Place, ...]:
    limbs = routine.limbs
    inputs, values = _by_words(limbs.inputs), _by_words((*limbs.inputs, *limbs.elements))
    found = []
    for name, direction, words in routine.arguments:
        known, row = values if direction == "out" else inputs, []
        while words:
            here = next((limbs for limbs in known if limbs == words[: len(limbs)]), None)
            if here is None:
                raise CheckFailure(
                    f"{routine.name}: the words of `{name}` are no value of its program."
                )
            row.append(known[here])
            words = words[len(here) :]
        found.append(Place(name, direction, tuple(row)))
    return tuple(found)


def _by_words(elements) -> dict[tuple[str, ...], tuple[str, ...]]:
    found: dict[tuple, tuple] = {}
    for e in elements:
        found[e.limbs] = (*found.get(e.limbs, ()), e.name)
    return found


# what programs and formulas compute


def program_values(
    program: FieldProgram, given: Mapping[str, Form], forms: LinearForms, table: Table
) -> dict[str, Form]:
    """Every value of a field program, by the meanings of the operation table."""
    values = dict(given)
    for op in validate(program, table).ops:
        args = [values[a] for a in op.args]
        found = (
            [_selected(args)]
            if op.name == SELECT
            else _results(op.const, table[op.name].meanings, args, forms)
        )
        values |= zip(op.outs, found, strict=True)
    return values


def _selected(args: list[Form]) -> Form:
    """One of two values by a flag that is 0 or 1."""
    flag, yes, no = args
    if flag not in ({}, {ONE: 1}):
        raise CheckFailure("a value is selected by what is no flag.")
    return yes if flag else no


def _results(const, meanings: tuple[str, ...], args: list[Form], forms: LinearForms) -> list[Form]:
    names = dict(zip(ARGUMENTS, args)) | ({"k": forms.constant(const)} if const is not None else {})
    algebra = Algebra(
        name=names.__getitem__,
        number=forms.constant,
        neg=lambda x: forms.sub({}, x),
        add=forms.add,
        sub=forms.sub,
        mul=forms.mul,
        div=forms.div,
        conj=forms.conj,
    )
    return [fold(meaning, algebra) for meaning in meanings]


def formula_values(
    formula: Formula, given: Mapping[str, Form], constants: Mapping[str, int], forms: LinearForms
) -> dict[str, Form]:
    """Every result of a formula, its statements taken one after the other."""
    if formula.choices:
        raise CheckFailure(f"{formula.name} goes on in one of several ways.")
    values = dict(given) | {name: forms.constant(value) for name, value in constants.items()}
    for statement in formula.statements:
        values[statement.target] = evaluate(statement.expression, values.__getitem__, forms)
    return {name: values[name] for name in formula.outputs}


def numbered(name: str) -> Key:
    """("ZZ", "2") of ZZ2: a coordinate and the number of its point."""
    match = re.fullmatch(r"(.*?)([0-9]+)", name)
    return (match[1], match[2]) if match else (name, "")


@lru_cache(maxsize=1024)
def bound(name: str, group: Group, own: tuple[str, ...]) -> tuple[Formula, dict[str, int]]:
    """The formula of that name in its file, of the packaged ones or in trees and files `own`, and
    what its constants are on the curve of the group.
    """
    formula = dict(own_formulas(own)).get(name) if own else None
    formula = formula or load_file(packaged() / f"{name}.op3")
    known = {
        n: v
        for n, v in group.parameters
        if n in formula.system.shape.parameters or name in group.endomorphisms
    }
    return formula, parameter_values(formula, known, group.p)


@dataclass(frozen=True)
class Composition:
    """Formulas, by name, one after the other for a role of a group; some are of trees and files
    `own`."""

    group: Group
    role: Role
    formulas: tuple[str, ...]
    own: tuple[str, ...]

    def values(self, points: Points, forms: LinearForms) -> Points:
        """The results under the role's numbers. Each formula takes for its first point the first
        result of the one before.
        """
        group, number = self.group, numbers(self.role)
        first, before = number["P"], points
        found: Points = {}
        for name in self.formulas:
            formula, constants = bound(name, group, self.own)
            kept = {key: value for key, value in before.items() if key[1] != first or not found}
            held = Coordinates(group, kept | found, forms)
            given = {each: held.of(numbered(each)) for each in formula.inputs}
            made = {
                numbered(each): value
                for each, value in formula_values(formula, given, constants, forms).items()
            }
            outputs = tuple(map(str, formula.output_points()))
            found = {(c, first): value for (c, at), value in made.items() if at == outputs[0]}
        return {
            (c, number[point.name]): _result(formula, held, made, (c, at), number["P"], point)
            for point, at in zip(self.role.results, outputs, strict=True)
            for c in group.form(point.form).coordinates
        }


@dataclass(frozen=True)
class Coordinates:
    """The coordinates of points: those that are given, and what the system derives from them."""

    group: Group
    points: Points
    forms: LinearForms

    def of(self, key: Key) -> Form:
        if key in self.points:
            return self.points[key]
        coordinate, number = key
        derived = dict(self.group.system.derived)
        if coordinate not in derived:
            raise CheckFailure(f"nothing gives the coordinate {coordinate} of point {number}.")
        return evaluate(derived[coordinate], lambda name: self.of((name, number)), self.forms)


def _result(
    formula: Formula, held: Coordinates, made: Points, key: Key, first: str, point: RolePoint
) -> Form:
    """A coordinate of a result: what the formula writes, or what it says to be equal to it; of the
    `first` point itself (a table entry) that point's.
    """
    if key in made:
        return made[key]
    for e in formula.assumes:
        if e.left.op == e.right.op == "name" and numbered(e.left.value) == key:
            known = replace(held, points=held.points | made)
            return known.of(numbered(e.right.value))
    if point.multiples[0] == 1 and not any(point.multiples[1:]):
        return held.of((key[0], first))
    raise CheckFailure(f"{formula.name} does not write {key[0]}{key[1]}.")


# the proofs


def prove_program(spec: RoutineSpec, routine: LimbRoutine, curve: Curve, table: Table) -> None:
    """Prove that the field program of a lowered routine is what its name says: its formulas, over
    F_{p^2} in components; a part of a system of laws; or an operation of F_{p^2}."""
    if is_sum_routine(spec):
        own = sum_routine(spec.name, curve).routine
        system = next(each for each in systems_of(curve) if spec.name in each.routines)
        prove_system(system, curve, table)
        require_same(routine, own.program, places_of(own))
        return
    if routine.above is not None:
        require_components(routine, routine.above, curve)
    whole = routine.above or routine
    if is_extension_routine(spec):
        prove_operation(spec, whole, curve, table)
    else:
        prove_formulas(spec, whole, curve, routine.formulas, table)


def require_same(routine: LimbRoutine, program: FieldProgram, places: tuple[Place, ...]) -> None:
    """CheckFailure unless the lowered routine is of that program, with each of these values in its
    place.
    """
    have = places_of(routine)
    if routine.program != program or [(p.name, len(p.values)) for p in have] != [
        (p.name, len(p.values)) for p in places
    ]:
        raise CheckFailure(
            f"{routine.name} was lowered from another program, or has other arguments, than the one"
            " that is proven."
        )
    for mine, wanted in zip(have, places):
        if wrong := [
            names for names, here in zip(wanted.values, mine.values) if not set(names) <= set(here)
        ]:
            raise CheckFailure(
                f"{routine.name}: `{mine.name}` does not hold {wrong[0][0]} where it should."
            )


def require_components(routine: LimbRoutine, above: Routine, curve: Curve) -> None:
    """CheckFailure unless the lowered routine is proven to be `above` in components, which lie in
    their order in the place of each element.
    """
    results, found = dict(routine.program.outputs), []
    for a in above.arguments:
        names = (
            a.coordinates
            if a.direction == "word"
            else [c for name in a.coordinates for c in components(name)]
        )
        found.append(
            Place(
                a.name,
                a.direction,
                tuple((results[c] if a.direction == "out" else c,) for c in names),
            )
        )
    require_same(routine, routine.program, tuple(found))
    prove_components(above.program, routine.program, curve.p, curve.nonresidue)


def prove_operation(spec: RoutineSpec, routine: Routine, curve: Curve, table: Table) -> None:
    """CheckFailure unless a routine over F_{p^2} has the results that its signature means."""
    forms = LinearForms(curve.p, True)
    results, *arguments = places_of(routine)
    given = {
        name: forms.name(place.name)
        for place in arguments
        for names in place.values
        for name in names
    }
    values = program_values(routine.program, given, forms, table)
    wanted = _results(None, spec.meaning, [forms.name(a.name) for a in spec.arguments[1:]], forms)
    for names, meant in zip(results.values, wanted, strict=True):
        require_equal(forms, values[names[0]], meant, spec.name, spec.meaning)


def prove_system(system: System, curve: Curve, table: Table) -> int:
    """The number of results of the parts of a system of laws that are proven to be those of its
    formula: what is chosen among, and the sum. Each part takes what the parts before it made, and
    what was chosen behind these, as unknowns."""
    forms = LinearForms(curve.p)
    formula = load_file(packaged() / f"{system.formula}.op3")
    start = 0
    count = 0
    names = {
        label: [f"{v}{k}" for v in formula.system.variables]
        for k, label in enumerate(system.points, 1)
    }
    held = {label: [forms.name(name) for name in row] for label, row in names.items()}
    values = {name: value for label, row in names.items() for name, value in zip(row, held[label])}
    constants = law_constants(curve)
    values |= {name: forms.constant(constants[name]) for name in formula.params}
    for number, (part, choice) in enumerate(
        zip(system.parts, (*formula.choices, None), strict=True), 1
    ):
        made = _part_values(part.routine, held, forms, table)
        for statement in formula.statements[start : choice.statements if choice else None]:
            values[statement.target] = evaluate(statement.expression, values.__getitem__, forms)
        wanted = [n for a in choice.alternatives for n in a] if choice else formula.outputs
        for name, found in zip(wanted, made, strict=choice is None):
            require_equal(
                forms, found, values[name], f"{part.routine.name}: {name}", (system.formula,)
            )
        count += len(wanted)
        if choice:
            start, held[f"t{number}"], held[f"m{number}"] = (
                choice.statements,
                made,
                [forms.name(f"{n}, chosen {number}") for n in choice.names],
            )
            values |= zip(choice.names, held[f"m{number}"])
    return count


def _part_values(
    routine: Routine, held: dict[str, list[Form]], forms: LinearForms, table: Table
) -> list[Form]:
    """What lies in the result of a part."""
    results, *arguments = places_of(routine)
    given = {
        name: value
        for place in arguments
        for names, value in zip(place.values, held[place.name], strict=True)
        for name in names
    }
    values = program_values(routine.program, given, forms, table)
    return [values[names[0]] for names in results.values]


def prove_formulas(
    spec: RoutineSpec,
    routine: Routine | LimbRoutine,
    curve: Curve,
    formulas: tuple[str, ...],
    table: Table,
) -> int:
    """The number of results of a point routine that are proven to be those of its formulas, one
    after the other, on the curve.
    """
    point = find_routine(spec.name, curve)
    group, role = point.group, point.role
    if tuple(formulas) not in _allowed(point):
        raise CheckFailure(
            f"{spec.name} is made of {', '.join(formulas) or 'nothing'}, which is not what it"
            " computes."
        )
    places, keys = places_of(routine), keys_of(spec, group, role)
    have = [(p.name, p.direction == "out", len(p.values)) for p in places]
    if have != [
        (a.name, a.direction == "out", len(row) or 1) for a, row in zip(spec.arguments, keys)
    ]:
        raise CheckFailure(f"{spec.name} does not have the arguments of its signature.")
    made, held = Composition(group, role, formulas, curve.formulas), list(zip(places, keys))
    return sum(
        _prove_case(spec.name, routine.program, held, made, table, flag)
        for flag in ((0, 1) if role.flag else (0,))
    )


def _allowed(point) -> set[tuple[str, ...]]:
    stages = point.stages
    return {
        tuple(stage[min(k, len(stage) - 1)] for stage in stages)
        for k in range(max(map(len, stages)))
    }


def keys_of(spec: RoutineSpec, group: Group, role: Role) -> list[list[Key]]:
    """Of each argument the coordinates that its places hold, none of a flag: results by their
    names, points in small letters; of a step both results in `r`, both points in `p`, and their
    difference in `u`."""
    number = numbers(role)
    points = {x.name: x for x in role.results} | {x.name.lower(): x for x in role.inputs}
    parts = (
        {"r": role.results, "p": role.inputs[:2], "u": role.inputs[2:]}
        if role.flag
        else {name: (x,) for name, x in points.items()}
    )
    return [
        (
            [(c, number[x.name]) for x in parts[a.name] for c in group.form(x.form).coordinates]
            if a.words
            else []
        )
        for a in spec.arguments
    ]


def _prove_case(
    name: str,
    program: FieldProgram,
    held: list[tuple[Place, list[Key]]],
    made: Composition,
    table: Table,
    flag: int,
) -> int:
    """The same for one value of the flag, if it has one: then the two points are exchanged where
    that is 1. `held` are the coordinates that each argument holds.
    """
    group, role = made.group, made.role
    forms, number = LinearForms(group.p, group.nonresidue is not None), numbers(role)
    turned = {number["P"]: number["Q"], number["Q"]: number["P"]} if flag else {}
    given: dict[str, Form] = {}
    points: Points = {}
    for place, row in held:
        for names, (c, at) in zip(place.values, row) if place.direction != "out" else ():
            points[c, turned.get(at, at)] = value = forms.name(f"{c}{at}")
            given |= dict.fromkeys(names, value)
        if not row:
            given |= dict.fromkeys(place.values[0], forms.constant(flag))
    wanted = made.values(points, forms)
    values, count = program_values(program, given, forms, table), 0
    for place, row in held:
        for names, key in zip(place.values, row) if place.direction == "out" else ():
            what = f"{name}: {key[0]} in `{place.name}`{f', exchanged {flag},' * role.flag}"
            require_equal(forms, values[names[0]], wanted[key], what, made.formulas)
            count += 1
    return count


def require_equal(
    forms: LinearForms, found: Form, wanted: Form, what: str, formulas: tuple[str, ...]
) -> None:
    """CheckFailure unless the two are equal for all inputs."""
    if found != wanted and not forms.is_zero(forms.sub(found, wanted)):
        raise Defect(f"{what} is not what {', '.join(dict.fromkeys(formulas))} has there.")


# of programs that are packed into lanes, whose constants are parameters


def prove_bound(
    formula: Formula,
    program: FieldProgram,
    params: Mapping[str, int],
    constants: Mapping[str, int],
    curve: Curve,
) -> None:
    """CheckFailure unless a program whose parameters are `params` has the results of the formula,
    whose constants are among `constants`.
    """
    forms = LinearForms(curve.p, curve.degree > 1)
    given = {name: forms.name(name) for name in formula.inputs}
    wanted = formula_values(
        formula, given, {name: constants[name] for name in formula.params}, forms
    )
    _require_results(program, given, params, wanted, forms, (formula.name,))


def prove_composed(
    parts: Sequence[FieldProgram], whole: FieldProgram, params: Mapping[str, int], group: Group
) -> None:
    """CheckFailure unless `whole` has the results of the parts in a row, each of which takes for
    point 1 what the one before made as point 3.
    """
    forms, carried = LinearForms(group.p, group.nonresidue is not None), {}
    given = {name: forms.name(name) for name in whole.inputs}
    for part in parts:
        own = {name: carried[name] if name in carried else given[name] for name in part.inputs}
        values = program_values(with_constants(part, params), own, forms, OPS)
        wanted = {public: values[value] for public, value in part.outputs}
        carried = {
            f"{c}1": value
            for (c, number), value in zip(map(numbered, wanted), wanted.values())
            if number == "3"
        }
    _require_results(whole, given, params, wanted, forms, tuple(part.name for part in parts))


def with_constants(program: FieldProgram, params: Mapping[str, int]) -> FieldProgram:
    """The program with the values of its parameters."""
    ops = tuple(Op("const", (name,), (), params[name]) for name in program.params)
    return replace(program, params=(), ops=(*ops, *program.ops))


def _require_results(
    program: FieldProgram,
    given,
    params,
    wanted: dict[str, Form],
    forms: LinearForms,
    formulas: tuple[str, ...],
) -> None:
    values = program_values(with_constants(program, params), given, forms, OPS)
    results = dict(program.outputs)
    if results.keys() != wanted.keys():
        raise CheckFailure(
            f"{program.name} has the results {', '.join(results)}, and {', '.join(formulas)}"
            f" {', '.join(wanted)}."
        )
    for public, value in results.items():
        require_equal(forms, values[value], wanted[public], f"{program.name}: {public}", formulas)
