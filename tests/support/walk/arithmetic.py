"""Points of a group as integers, for walks that are interpreted: every step by the field programs
that are emitted.
"""

from dataclasses import dataclass

from ecgen.errors import FormulaError
from ecgen.group.derived import convert
from ecgen.group.model import Group, Role
from ecgen.group.program import constants, role_program
from ecgen.group.scaled import scale_of
from ecgen.program.interpret import interpret
from ecgen.walk.of_groups import IMAGES, SCALINGS, GroupSteps, selects_neutral, shared_by, way_to
from ecgen.walk.steps import Name, Step


@dataclass(frozen=True)
class GroupArithmetic:
    """Points as coordinates in their forms: dictionaries by coordinate. `candidate` chooses the
    formulas where there are several.
    """

    steps: GroupSteps
    candidate: int = 0
    run: object = interpret

    def call(self, name: Name, args: list[dict[str, int]]) -> list[dict[str, int]]:
        """The results of a step, by the field programs that are emitted."""
        g, found, role = self.steps.group(name.stem), self.steps.role(name), name.own
        if role in SCALINGS:
            return self._scaling(g, self.steps.step(name), role, args)
        if found is None:
            return self._share(g, args) if role == "share" else [self._convert(g, role, args)]
        _, own = found
        values = args
        count = self.steps.step(name).doublings
        for _ in range(max(count, 1) if own.name == "ndbl" else 1):
            values = self._formulas(g, own, values)
        if len(values) > 1 and self.steps.step(name).gives_shared:
            values[1] = values[0] | values[1]
        return values

    def _formulas(self, g: Group, role: Role, args: list[dict[str, int]]) -> list[dict[str, int]]:
        from ecgen.group.program import numbers

        chosen, number = (
            role.candidates[min(self.candidate, len(role.candidates) - 1)],
            numbers(role),
        )
        program, values = role_program(g, role, chosen), dict(constants(g, chosen.stages))
        for point, given in zip(role.inputs, args, strict=True):
            own = (
                self._affine(g, given)
                if point.form == "affine" and set(given) == set(g.system.shape.coordinates)
                else given
            )
            values |= {f"{c}{number[point.name]}": own[c] for c in g.form(point.form).coordinates}
        found = self.run(program, {n: values[n] for n in (*program.inputs, *program.params)}, g.p)
        return [
            {c: found[f"{c}{number[p.name]}"] for c in g.form(p.form).coordinates}
            for p in role.results
        ]

    def _affine(self, g: Group, given: dict[str, int]) -> dict[str, int]:
        """x, y in the coordinates of the form `affine`."""
        program = convert.from_affine(g, "affine")
        values = given | dict(g.parameters)
        return self.run(program, {n: values[n] for n in (*program.inputs, *program.params)}, g.p)

    def _convert(self, g: Group, role: str, args: list[dict[str, int]]) -> dict[str, int]:
        if role == "copy":
            return dict(args[0])
        if role == "from_flat":
            return {c: args[0].get(c, 1) for c in g.form("point").coordinates}
        if role == "neutral":
            return dict(zip(g.form("point").coordinates, g.form("point").neutral))
        if role in IMAGES:
            which, form = IMAGES[role]
            _, own = self.steps.endomorphism.maps[which].image(g, form)
            return own.of(args[0], g.p, self.run)
        own = {
            "from_affine": convert.from_affine,
            "to_cached": convert.to_cached,
            "from_cached": convert.from_cached,
        }
        other = next((each for each in self.steps.groups if role == way_to(each.stem)), None)
        program = own[role](g) if role in own else convert.between(g, other)
        values = args[0] | dict(g.parameters)
        if other and selects_neutral(g, other) and not args[0][g.zero] % g.p:
            return dict(zip(other.form("point").coordinates, other.form("point").neutral))
        return self.run(program, {n: values[n] for n in (*program.inputs, *program.params)}, g.p)

    def _scaling(
        self, g: Group, step: Step, role: str, args: list[dict[str, int]]
    ) -> list[dict[str, int]]:
        """The results of a step that changes by what a point is scaled."""
        scale, values = scale_of(g), {}
        for form, given in zip(step.arguments, args):
            values |= {convert.SCALING: given[scale]} if form.is_scaling else given
        program = convert.scalings(g, role)
        found = self.run(program, {n: values[n] for n in program.inputs}, g.p)
        return [
            (
                {scale: found[convert.SCALING]}
                if form.is_scaling
                else {c: found[c] for c in self.steps.coordinates(form)}
            )
            for form, _ in step.results
        ]

    def _share(self, g: Group, args: list[dict[str, int]]) -> list[dict[str, int]]:
        """Each point scaled by the shared coordinate of the other."""
        name, found = shared_by(g), []
        for own, other in (args, args[::-1]):
            program, values = convert.rescale(g, name), own | {name: other[name]}
            scaled = self.run(
                program, {n: values[n] for n in (*program.inputs, *program.params)}, g.p
            )
            found.append(
                {
                    c: scaled.get(c, own[name] * other[name] % g.p)
                    for c in g.form("point").coordinates
                }
            )
        return found

    def negate(self, form: Name, value: dict[str, int]) -> dict[str, int]:
        g = self.steps.group(form.stem)
        moves = self.steps.form(form).negation
        if moves is None:
            raise FormulaError(f"{form} has no negation by moves.", where=g.system.path)
        value = dict(value)
        for move in moves:
            if move[0] == "neg" and move[1] in value:
                value[move[1]] = -value[move[1]] % g.p
            elif move[0] == "swap":
                value[move[1]], value[move[2]] = value[move[2]], value[move[1]]
        return value
