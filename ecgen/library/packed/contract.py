"""What a packed point routine must be, said without its lowering: its places, its bounds, its
formula, the group law.

`prove_vectors` proves what the lowering claims of each packed value. Here the claims are put
together: executed over polynomials mod p, with a product known by its factors, they must give the
formula's results in the lanes where points lie. The formula, its constants and the conversions are
tried against the affine group law, interpreted.
"""

from dataclasses import dataclass
from random import Random

from ecgen.curve.model import Curve
from ecgen.errors import BoundError, CheckFailure
from ecgen.extension import components as numbers
from ecgen.extension import element, random_element
from ecgen.field.lanes.packed import LoweredPack
from ecgen.field.lanes.words import number_in_rows, words_in_rows
from ecgen.field.representation import Representation
from ecgen.group import Group, Role
from ecgen.group.represent import coordinates as coordinates_of
from ecgen.group.represent import represents
from ecgen.kind.law import add, multiply, negate, neutral, random_points
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.interpret import run_vectors
from ecgen.limb.lanes.ir import BITS, LANES, VectorProgram
from ecgen.program.ir import FieldProgram
from ecgen.program.pack import PackedProgram
from ecgen.program.pack.check import Numbers, field_values
from ecgen.program.passes.tower import components

ONE = ((((), ""), 1),)
TRIALS = 2


@dataclass(frozen=True)
class Law:
    """A formula of a role of a group: its field program, whose parameters have these values."""

    role: Role
    group: Group
    program: FieldProgram
    params: dict[str, int]

    @property
    def degree(self) -> int:
        return 1 if self.group.nonresidue is None else 2

    def constants(self, packed: PackedProgram) -> dict[str, int]:
        """Those of the parameters that the packing has."""
        return {name: value for name, value in self.params.items() if name in packed.params}


@dataclass(frozen=True)
class Lanes:
    """The coordinates in the lanes of points, and in those of table entries; None: as a packing has
    them."""

    point: tuple[str | None, ...] | None = None
    entry: tuple[str | None, ...] | None = None


AS_PACKED = Lanes()


class _Residues(Numbers):
    """The same over the integers mod p, with the values of the parameters. A product is (x+y)^2/4 -
    (x-y)^2/4, squares are known by what is squared, up to scalars: so (x+y)(x-y) is x^2 - y^2, as
    the components of squares over F_{p^2} may be had."""

    def __init__(self, p: int, params: dict[str, int]):
        super().__init__()
        self.p, self.params = p, params

    def total(self, *terms) -> tuple:
        return tuple((key, c % self.p) for key, c in super().total(*terms) if c % self.p)

    def parameter(self, name: str) -> tuple:
        return self.total((self.params[name], ONE))

    def product(self, x: tuple, y: tuple) -> tuple:
        if any(all(atom == "" for (_, atom), _ in form) for form in (x, y)):
            return super().product(x, y)
        (x, i), (y, j) = self._primitive(x), self._primitive(y)
        k = i * j * pow(4, -1, self.p)
        return self.total(
            (k, self.square(self.total((1, x), (1, y)))),
            (-k, self.square(self.total((1, x), (-1, y)))),
        )

    def square(self, x: tuple) -> tuple:
        if all(atom == "" for (_, atom), _ in x):
            return super().product(x, x)
        form, k = self._primitive(x)
        return self.total((k * k, self.atom(self.known.setdefault(form, f"#{len(self.known)}"))))

    def _primitive(self, x: tuple) -> tuple[tuple, int]:
        return self.total((pow(x[0][1], -1, self.p), x)), x[0][1]

    def claims(
        self, vectors: VectorProgram, meanings: dict, lanes: dict[str, tuple]
    ) -> dict[str, list]:
        """The forms of each element, one a lane, from its proven meaning; `lanes` name what lies in
        the inputs.
        """
        known = {
            e.name: [self.atom(name or f"{e.name}.{k}") for k, name in enumerate(lanes[e.name])]
            for e in vectors.inputs
        }
        for each in (*vectors.elements, *vectors.outputs):
            meaning = meanings.get(each.name)
            rows = meaning if isinstance(meaning, tuple) else (meaning,) * vectors.width
            known[each.name] = [
                self.atom(f"?{each.name}.{k}") if row is None else self._claimed(row, known, k)
                for k, row in enumerate(rows)
            ]
        return known

    def _claimed(self, polynomial: dict, known: dict, lane: int) -> tuple:
        terms = []
        for monomial, k in polynomial.items():
            form = ONE
            for factor in monomial:
                name, at = factor if isinstance(factor, tuple) else (factor, lane)
                form = self.product(form, known[name][at])
            terms.append((k, form))
        return self.total(*terms)


def coordinates(layout) -> tuple:
    """The four lanes in memory of a layout, without the number of the point; the upper half of a
    wide one holds the same, where it holds anything.
    """
    lanes = tuple(name and name[:-1] for name in layout.lanes)
    if any(upper not in (None, lower) for lower, upper in zip(lanes, lanes[LANES:])):
        raise CheckFailure(f"`{layout.place}` does not have one point in both halves of its lanes.")
    return lanes[:LANES]


def require_reduced(name: str, elements, field) -> None:
    """CheckFailure unless the elements have the limbs and bounds of a reduced one, so that results
    can be operands.
    """
    like = field.input(VectorBuilder(name), "like")
    for e in elements:
        if (e.kind, e.bounds, e.positions, e.scales) != (
            like.kind,
            like.bounds,
            like.positions,
            like.scales,
        ):
            raise CheckFailure(
                f"{name}: `{e.name}` is not held in the limbs and bounds of a reduced element, so"
                " that calls cannot follow each other."
            )


def require_words(
    name: str, program: VectorProgram, prime: Representation, is_element: bool = False
) -> None:
    """BoundError unless the numbers that leave the lanes, `whole`, are residues that general
    registers take: elements in memory, and within their bounds, or, where these stand for others,
    what `fe_from_words` makes them of, any that their words hold; with `is_element` the former in
    any case."""
    whole = next(e for e in program.elements if e.name == "whole")
    # p itself becomes 0 where elements are below p: `subtracts_modulus`
    least = (
        max(prime.loose[1], prime.p) if prime.one == 1 or is_element else (1 << BITS * prime.n) - 1
    )
    if whole.most > least:
        raise BoundError(
            f"{name}: elements on general registers, {prime.kind}, are at most {least}, those that"
            f" leave the lanes at most {whole.most}."
        )


def require_point_routine(
    law: Law, packed: PackedProgram, below: PackedProgram, lowered: LoweredPack, field, lanes: Lanes
) -> None:
    """CheckFailure unless the lowered packing takes points and entries, and returns its result, in
    their lanes and bounds, and is the formula. Where `lanes` say nothing they are those of its
    result, and of its second point, and have to hold every coordinate. `law`, and `below`, which
    was lowered, are over F_p: over F_{p^2} the components of the formula and of the packing."""
    name, group, caches = law.role.name, law.group, law.role.results[0].form == "cached"
    places, (first, *others) = (
        [coordinates(layout) for layout in packed.outputs],
        [coordinates(layout) for layout in packed.inputs],
    )
    point = lanes.point or places[0]
    entry = lanes.entry or (others[0] if others else point)
    wanted, held = (entry if caches else point), {"point": point, "cached": entry}
    right = (
        places == [wanted]
        and all(have in (None, want) for have, want in zip(first, point))
        and others in ([], [entry])
    )
    if not right or any(
        sorted(filter(None, held[form])) != sorted(group.form(form).coordinates)
        for form in ("point", *(("cached",) if others or caches else ()))
    ):
        raise CheckFailure(
            f"{name}: the packing does not return one point in the lanes in which points lie.",
            hint="Write its outputs as `output R1 = .. [X3 Y3 Z3 _]`, in the lanes of its input P.",
        )
    require_reduced(name, (*lowered.vectors.inputs, *lowered.vectors.outputs), field)
    for layouts, parts in ((packed.inputs, below.inputs), (packed.outputs, below.outputs)):
        if [_in_memory(layout.lanes) for layout in parts] != [
            _in_memory(row)
            for layout in layouts
            for row in _component_lanes(layout.lanes, law.degree)
        ]:
            raise CheckFailure(
                f"{name}: what is lowered does not take, or give, the components of what the"
                " packing does."
            )
    require_results(law, below, lowered, field.p)


def require_results(law: Law, packed: PackedProgram, lowered: LoweredPack, p: int) -> None:
    """CheckFailure unless each result of the formula is proven to lie in its lanes."""
    found, wanted = formula_lanes(law.program, law.params, packed, lowered, p)
    for output in packed.outputs:
        for k, public in enumerate(output.lanes):
            if public and found[output.place][k] != wanted[public]:
                raise CheckFailure(
                    f"{law.role.name}: lane {k} of `{output.place}` is not proven to be {public} of"
                    f" {law.program.name}."
                )


def _in_memory(lanes) -> tuple:
    """The lanes of a layout that are read and stored; of eight the lower half, where the upper one
    holds the same or nothing.
    """
    below = lanes[:LANES]
    return (
        lanes
        if any(upper not in (None, lower) for lower, upper in zip(below, lanes[LANES:]))
        else below
    )


def _component_lanes(lanes, degree: int) -> list[tuple]:
    """The lanes of the vectors of components."""
    return (
        [lanes]
        if degree == 1
        else list(zip(*(components(name) if name else (None,) * degree for name in lanes)))
    )


def formula_lanes(
    program: FieldProgram, params: dict[str, int], packed, lowered, p: int
) -> tuple[dict, dict]:
    """(what the lanes of each element are proven to be, what the results of the formula are), as
    comparable forms.
    """
    residues = _Residues(p, params)
    values = field_values(program, residues)
    return residues.claims(
        lowered.vectors, lowered.meanings, {x.value: x.lanes for x in packed.inputs}
    ), {public: values[value] for public, value in program.outputs}


def in_words(pack: VectorProgram, numbers) -> dict:
    """The inputs of a conversion into lanes that are these numbers."""
    return {
        e.name: words_in_rows(number, len(e.limbs))
        for e, number in zip(pack.inputs, numbers, strict=True)
    }


@dataclass(frozen=True)
class _Trial:
    """Routines, interpreted, for points with coordinates in these lanes at random scales."""

    curve: Curve
    group: Group
    forms: dict[str, tuple[str | None, ...]]
    programs: dict[str, VectorProgram]
    random: Random

    def run(self, name: str, given: dict) -> tuple:
        """The coordinates that a routine gives for affine points in forms, through v_pack and
        v_unpack.
        """
        packed = []
        for form, affine in given.items():
            packed += self._packed(form, affine)
        program, unpack = self.programs[name], self.programs["v_unpack"]
        results = run_vectors(
            program, {e.name: value for e, value in zip(program.inputs, packed, strict=True)}
        )
        (argument,) = unpack.inputs
        form, parts = "cached" if name == "v_cache" else "point", []
        for output in program.outputs:
            words = run_vectors(unpack, {argument.name: results[output.name]})
            parts.append([number_in_rows(words[f"w{e}"]) for e in range(LANES)])
        values = {
            lane: element(row, self.curve.p, self.curve.nonresidue)
            for lane, row in zip(self.forms[form], zip(*parts))
        }
        return tuple(values[c] for c in self.group.form(form).coordinates)

    def _packed(self, form: str, affine) -> list:
        """The limbs of a point, of each component."""
        curve, group, pack = self.curve, self.group, self.programs["v_pack"]
        scale = random_element(self.random, curve.p, curve.nonresidue, 1)
        held = {
            c: numbers(value, curve.degree)
            for c, value in zip(
                group.form(form).coordinates, coordinates_of(group, form, affine, scale)
            )
        }
        rows = (
            [held[lane][part] if lane else 0 for lane in self.forms[form]]
            for part in range(curve.degree)
        )
        return [run_vectors(pack, in_words(pack, row))["r"] for row in rows]


def try_group_law(
    curve: Curve, group: Group, lanes: Lanes, programs: dict[str, VectorProgram]
) -> None:
    """CheckFailure unless the interpreted routines, from words to words, double, add and cache a
    few points of the curve, the neutral one and opposite ones too."""
    random = Random(f"{curve.name} lanes")
    forms = {"point": lanes.point, "cached": lanes.entry}
    trial = _Trial(curve, group, forms, programs, random)
    for first in (*random_points(curve, TRIALS, random), neutral(curve)):
        other = random_points(curve, 1, random)[0]
        for second in (first, negate(curve, first), other, neutral(curve)):
            two = add(curve, first, first)
            four = add(curve, two, two)
            for name, given, wanted in (
                ("v_dbl", {"point": first}, two),
                ("v_add", {"point": first, "cached": second}, add(curve, first, second)),
                ("v_cache", {"point": second}, second),
                ("v_2dbl", {"point": first}, four),
                ("v_4dbl", {"point": first}, multiply(curve, 4, four)),
                ("v_dbladd", {"point": first, "cached": second}, add(curve, two, second)),
            ):
                if name not in programs:
                    continue
                found = trial.run(name, given)
                if not represents(group, "cached" if name == "v_cache" else "point", found, wanted):
                    raise CheckFailure(
                        f"{name} gives {found} for {given}, the group law of {curve.name} gives"
                        f" {wanted}."
                    )
