"""Groups -> the steps that walks are made of, and their values on integers.

Beside the roles of a group there are, for each: `neutral`, `from_affine`, `to_cached`,
`from_cached` and `share` (two points with one scaling, for co-Z additions), `from_flat` (of affine
coordinates, one scaling or none), `split`, `flatten`, `join` and `unscale` (what changes by what
points are scaled), `endo` and `endo_FORM` (the image under an endomorphism; `endo2`, `endo2_FORM`
that under the second one), `copy`, `sum` and `twice` (of P_point, whose exceptional cases are
selected, or told by branches in `sum_vartime`, `twice_vartime` and `madd_vartime`); runs of
doublings (`4dbl`, and `1dbl` whose result is the short form); and `to_STEM` between systems. `add`
and `madd` take cached entries.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from ecgen.extension import Element, components
from ecgen.group.derived import convert
from ecgen.group.model import Form, Group, Role
from ecgen.group.program import constants, role_program
from ecgen.group.scaled import is_scaled, is_scaled_map, scale_of
from ecgen.program.interpret import interpret
from ecgen.program.ir import FieldProgram
from ecgen.walk.scalars.endomorphism import MOST_MAPS, Endomorphism
from ecgen.walk.steps import AFFINE, ALL_POINTS, Name, Step, Sums
from ecgen.walk.weights import CostWeights

SMALL = 1 << 16
BRANCHING = {f"{own}_vartime": own for own in ("sum", "twice", "madd")}
SUMS = "sum", "twice", *BRANCHING
SCALINGS = "split", "flatten", "join", "unscale"
RUNS = tuple(range(2, 9))  # of doublings, as long as walks take
DIFFERENTIAL = (
    "argued, and tested on every x of tiny curves, not proven by program: the doubling is right for"
    " every point, the differential addition for every difference P with x(P) != 0 (Bernstein, PKC"
    " 2006, appendix B), on the curve and on its twist alike; for x(P) = 0 the step keeps Z = 0 or"
    " X = 0, and the result, X/Z with 1/0 = 0, is 0, which is right: (0, 0) has order 2"
)
QUOTIENT = (
    "proven by interpolation for these constants over this field, as `ecgen verify` does it; that"
    " no step has an exceptional case is argued, and tested on tiny surfaces, not proven by"
    " program: the four sums are, up to one factor that is not 0, the products of the coordinates"
    " of P + Q and P - Q (Gaudry, J. Mathematical Cryptology 1, 2007), which are not all 0 where no"
    " coordinate of the difference is; a difference with a coordinate 0 is refused"
)


@dataclass(frozen=True)
class GroupSteps:
    """The steps of some groups on one curve, at most one of each stem. Costs are those of the
    cheapest formulas.
    """

    groups: tuple[Group, ...]
    weights: CostWeights = CostWeights()
    sums: Sums | None = None
    endomorphism: Endomorphism | None = None

    def group(self, stem: str) -> Group | None:
        return next((g for g in self.groups if g.stem == stem), None)

    def known_group(self, stem: str) -> Group:
        found = self.group(stem)
        assert found is not None
        return found

    @cached_property
    def _known(self) -> dict[Name, Step | None]:
        return {}

    def form(self, name: Name) -> Form:
        """What is held in a form of a system, by its name in walks."""
        return self.known_group(name.stem).form(name.own)

    def step(self, name: Name) -> Step | None:
        """The step of a name in walks, None if there is none."""
        if name not in self._known:
            self._known[name] = self._step(name)
        return self._known[name]

    def _step(self, name: Name) -> Step | None:
        g = self.group(name.stem)
        if g is None:
            return None
        if name.run:
            return self._run(g, name)
        found = g.role(role_of(g, name.own))
        return self._of_role(g, name, found) if found else self._conversion(g, name)

    def role(self, name: Name) -> tuple[Group, Role] | None:
        """The group and role whose formulas a step runs; None for conversions without formulas of
        their own.
        """
        g = self.known_group(name.stem)
        found = g.role("ndbl" if name.run else role_of(g, name.own))
        return (g, found) if found else None

    def coordinates(self, form: Name) -> tuple[str, ...]:
        if not form.stem:
            return (
                self.groups[0].form("affine").coordinates
                if self.groups[0].differential and not self.groups[0].system.shape.quotient
                else self.groups[0].system.shape.coordinates
            )
        return self.form(form).coordinates

    def plain(self, form: Name) -> tuple[tuple[str, int], ...]:
        """The affine coordinates, in their order and each with the constant that it is multiplied
        by, that an affine form consists of; empty if it holds anything else.
        """
        g = self.group(form.stem)
        if g is None or g.differential or not form.is_affine:
            return ()
        program, constants = convert.from_affine(g, form.own), dict(g.parameters)
        held = {c: (c, 1) for c in g.system.shape.coordinates}
        held |= {
            op.outs[0]: (c, constants[k])
            for op in program.ops
            if op.name == "mul"
            for k, c in (op.args, op.args[::-1])
            if k in program.params and c in g.system.shape.coordinates
        }
        values = [value for _, value in program.outputs]
        if len(held) != len(g.system.shape.coordinates) + len(program.ops):
            return ()
        return tuple(held[value] for value in values) if set(values) <= set(held) else ()

    def _of_role(self, g: Group, name: Name, role: Role) -> Step:
        """The step of a role: forms of its inputs and results, the multiples that it gives, the
        relations of inputs at which one of its candidates may fail, and its modelled cost.
        """
        shared = role.name in ("coz_add", "coz_init", "mcoz_add")
        scaling = "same" if is_scaled(g, role) else ""
        if scaling and role.name == "mcoz_add":
            return self._flat(g, name, role)

        def form(own: str) -> Name:
            if own == "affine" and role.name in ("coz_init", "step"):
                return AFFINE
            return Name(g.stem, "point" if own == "co-z" else own)

        size = len(role.inputs)
        given = next((p.multiples for p in role.inputs if p.multiples), None)
        results = tuple(
            (form(p.form), (*p.multiples, *[0] * (size - len(p.multiples)))) for p in role.results
        )
        rows = tuple(
            dict.fromkeys(
                tuple((*v, *[0] * (size - len(v))) for v in row)
                for c in role.candidates
                for row in c.joint
            )
        )
        if g.differential:
            return Step(
                name,
                tuple(form(p.form) for p in role.inputs),
                results,
                (),
                ALL_POINTS,
                (),
                (*given, 1) if given else None,
                cost=self.cost(g, role),
                doublings=int(role.name == "dbl"),
                formulas=role.candidates[0].stages,
                why=QUOTIENT if g.system.shape.quotient else DIFFERENTIAL,
            )
        return Step(
            name,
            tuple(form(p.form) for p in role.inputs),
            results,
            rows,
            role.complete_on,
            role.unknown,
            (*given, 1) if given else None,
            takes_shared=shared and len(role.inputs) == 2,
            gives_shared=shared,
            cost=self.cost(g, role),
            doublings=int(role.name == "dbl"),
            formulas=role.candidates[0].stages,
            right=tuple(set.intersection(*(set(c.right) for c in role.candidates))),
            scaling=scaling,
        )

    def _flat(self, g: Group, name: Name, role: Role) -> Step:
        """A sum of affine points, of points of one scaling in memory: affine ones on the curve that
        it scales to, of which O is none.
        """
        part, (first, second) = Name(g.stem, "co-z"), (p.multiples for p in role.results)
        rows = tuple(
            dict.fromkeys(
                (((1, 0),), ((0, 1),), *(row for c in role.candidates for row in c.joint))
            )
        )
        return Step(
            name,
            (part, part),
            ((Name(g.stem, "point"), first), (part, (*second, *[0] * (2 - len(second))))),
            rows,
            "",
            role.unknown,
            takes_shared=True,
            gives_shared=True,
            cost=self.cost(g, role),
            formulas=role.candidates[0].stages,
            scaling="flat",
        )

    def _run(self, g: Group, name: Name) -> Step | None:
        role = g.role("ndbl")
        if role is None:
            return None
        one = self._of_role(g, name, role)
        form, _ = one.results[0]
        rows = tuple(
            tuple(tuple(m << i for m in v) for v in row)
            for i in range(name.run)
            for row in one.exceptions
        )
        return replace(
            one,
            right=(),
            arguments=(form,),
            results=((form, (1 << name.run,)),),
            exceptions=rows,
            cost=one.cost * name.run,
            doublings=name.run,
        )

    def _conversion(self, g: Group, name: Name) -> Step | None:
        """The step that is no role of the group: the neutral element, a change of form or scaling,
        an endomorphism, the way to another system; None where the group has none.
        """
        point, cached, short = (Name(g.stem, form) for form in ("point", "cached", "short"))
        match role := name.own:
            case "neutral":
                known = g.form("point").neutral is not None
                return Step(name, (), ((point, ()),), complete_on=ALL_POINTS) if known else None
            case "from_affine":
                return Step(name, (AFFINE,), ((point, (1,)),), complete_on=ALL_POINTS)
            case "to_cached":
                return Step(name, (point,), ((cached, (1,)),), complete_on=ALL_POINTS)
            case "from_cached":
                return Step(name, (cached,), ((short, (1,)),), complete_on=ALL_POINTS)
            case "copy":
                return Step(
                    name, (point,), ((point, (1,)),), complete_on=ALL_POINTS, scaling="same"
                )
            case "from_flat" if places_of(g, "affine"):
                return Step(
                    name,
                    (Name(g.stem, "affine"),),
                    ((point, (1,)),),
                    complete_on=ALL_POINTS,
                    scaling="same" if scale_of(g) else "",
                )
            case _ if role in SCALINGS and scale_of(g):
                return self._scaling(g, name)
            case _ if role in SUMS and self.sums and self.sums.stem == g.stem:
                return self._sum(g, name, self.sums)
            case _ if role in IMAGES:
                return self._endo(g, name, *IMAGES[role])
            case "share" if shared_by(g):
                rows = (((1, 0),), ((0, 1),))
                cost = 1 + 2 * self._cost(g, convert.rescale(g, shared_by(g)), dict(g.parameters))
                return Step(
                    name,
                    (point, point),
                    ((point, (1, 0)), (point, (0, 1))),
                    rows,
                    gives_shared=True,
                    cost=cost,
                )
        other = next((each for each in self.groups if role == way_to(each.stem)), None)
        if other is None:
            return None
        right = keeps_neutral(g, other) or selects_neutral(g, other)
        return Step(
            name,
            (short,),
            ((Name(other.stem, "point"), (1,)),),
            () if right else (((1,),),),
            ALL_POINTS if right else "",
        )

    def _scaling(self, g: Group, name: Name) -> Step:
        """What changes by what a point is scaled: convert.scalings."""
        point, flat, z = (Name(g.stem, form) for form in ("point", "affine", "scale"))
        arguments, results, rows = {
            "split": ((point,), ((flat, (1,)), (z, (0,))), (((1,),),)),
            "flatten": ((point, z), ((flat, (1, 0)), (z, (0, 0))), (((1, 0),),)),
            "join": ((flat, z), ((point, (1, 0)),), ()),
            "unscale": ((point, z), ((point, (1, 0)),), ()),
        }[name.own]
        cost = self._cost(g, convert.scalings(g, name.own), {})
        complete = "" if rows else ALL_POINTS
        return Step(name, arguments, results, rows, complete, cost=cost, scaling=name.own)

    def _endo(self, g: Group, name: Name, which: int, form: str) -> Step | None:
        """The image of a point under an endomorphism, or of a table entry, where that is had from
        the entry alone.
        """
        own = self.endomorphism
        found = own.maps[which].image(g, form) if own and which < len(own.maps) else None
        if own is None or not found:
            return None
        (formula, image), small, held = found, own.maps[which].small, Name(g.stem, form)
        return Step(
            name,
            (held,),
            ((held, (1,)),),
            () if small else (((own.cofactor,),),),
            complete_on=ALL_POINTS if small else "",
            unknown=() if small is not None else ("all its results",),
            why=(
                f"{formula} is proven to map the curve to itself and O to O; its eigenvalue is that"
                " of the generator"
            ),
            eigenvalue=own.maps[which].eigenvalue,
            cost=self._cost(g, image.program, dict(image.constants)),
            formulas=(formula,),
            scaling="same" if is_scaled_map(g, form, image.program) else "",
        )

    def _sum(self, g: Group, name: Name, sums: Sums) -> Step | None:
        """The sum of two points, or the double of one, as P_point has them."""
        point, own = Name(g.stem, "point"), BRANCHING.get(name.own, name.own)
        branches, arguments = name.own in BRANCHING, [point] * (1 if own == "twice" else 2)
        kinds = ["dbl"] if own == "twice" else [own] if own == "madd" else ["add"]
        if own == "sum" and not branches:
            kinds = ["dbl", "add"]
        used = [self.step(Name(g.stem, kind)) for kind in kinds]
        if own == "madd":
            if not used[0] or not places_of(g, used[0].arguments[1].own):
                return None
            arguments[1] = used[0].arguments[1]
        why = "; a sum that the formulas give affine coordinates is right by continuity"
        return Step(
            name,
            tuple(arguments),
            ((point, (2,) if own == "twice" else (1, 1)),),
            complete_on=sums.complete_on,
            cost=sum(step.cost for step in used if step)
            + branches * len(arguments) * self.weights.linear,
            why=sums.why + (why if branches and sums.is_selected else ""),
            branches=branches,
        )

    def cost(self, g: Group, role: Role) -> float:
        """Modelled multiplications of the cheapest candidate."""
        return min(
            self._cost(g, role_program(g, role, c), dict(constants(g, c.stages)))
            for c in role.candidates
        )

    def _cost(self, g: Group, program: FieldProgram, values: Mapping[str, int | Element]) -> float:
        total = 0.0
        for op in program.ops:
            small = any(
                all(min(part, g.p - part) < SMALL for part in components(values[a]))
                for a in op.args
                if a in values
            )
            if op.name == "mul" and not small:
                total += 1
            elif op.name == "sqr":
                total += self.weights.squaring
            elif op.name not in ("copy", "const"):
                total += self.weights.linear
        return total


def endo_role(which: int, form: str = "point") -> str:
    """What the step is called that gives the image under a map, by its place, of a point in a form:
    `endo`, `endo_FORM`, of the second map `endo2`, `endo2_FORM`.
    """
    of = "" if form == "point" else f"_{form.replace(' ', '_')}"
    return f"endo{which + 1 if which else ''}{of}"


IMAGES = {
    endo_role(which, form): (which, form)
    for which in range(MOST_MAPS)
    for form in ("point", "cached", "affine", "affine cached")
}


def way_to(stem: str) -> str:
    """What the step is called that converts points to another system."""
    return f"to_{stem}"


def places_of(g: Group, entry: str) -> tuple[int | None, ...]:
    """For each coordinate of a point its place in an entry of mixed additions, None where it is 1
    there; empty if an entry is not a point's beginning.
    """
    form = g.form(entry)
    ones = {name for name, value in form.fixed if value == 1}
    own = g.form("point").coordinates
    return (
        tuple(form.coordinates.index(c) if c in form.coordinates else None for c in own)
        if set(own) <= ones | set(form.coordinates)
        else ()
    )


def role_of(g: Group, role: str) -> str:
    """The role of a step: additions take cached entries, where there are such."""
    cached = {"add": "readd", "madd": "mreadd"}.get(role, role)
    return cached if g.role(cached) else role


def keeps_neutral(source: Group, target: Group) -> bool:
    """Whether the conversion maps the neutral element's coordinates, up to scaling, to those of the
    other system.

    Both have one nonvanishing pattern: where the weights scale every coordinate that is not zero
    alone, zeros decide.
    """
    have, want = source.form("point").neutral, target.form("point").neutral
    if have is None or want is None:
        return False
    program = convert.between(source, target)
    values = dict(zip(source.form("point").coordinates, have)) | dict(source.parameters)
    found = interpret(program, {n: values[n] for n in (*program.inputs, *program.params)}, source.p)
    pattern = [found[c] % source.p != 0 for c in target.form("point").coordinates]
    return pattern == [c % target.p != 0 for c in want] and sum(pattern) == 1


def selects_neutral(source: Group, target: Group) -> bool:
    """Whether a conversion that loses the neutral element can put it in its place, where a
    coordinate says that it was met.
    """
    return (
        bool(source.zero)
        and source.stem != target.stem
        and target.form("point").neutral is not None
        and not keeps_neutral(source, target)
    )


def shared_by(group: Group) -> str:
    """The coordinate that scales a point by itself and that co-Z additions share, "" if there is
    none.
    """
    if group.role("coz_add") is None:
        return ""
    shared = [c for c in group.form("point").coordinates if c not in group.form("co-z").coordinates]
    return shared[0] if len(shared) == 1 else ""
