"""What a multiplication costs in modelled core cycles: those of the routines that its walk calls,
each as often as it does.

Scans of tables, recodings, conversions and calls are left out: of them the model knows nothing.
"""

import re
from dataclasses import dataclass, replace

from ecgen.library.api import function_names
from ecgen.library.facts.spec import LibrarySpec
from ecgen.library.walks.naming import STEPS, OfGroups
from ecgen.library.walks.plan import DOUBLE, DOUBLE_BASE, OWN_COMB
from ecgen.walk.c.names import Naming
from ecgen.walk.cost import cost_of
from ecgen.walk.of_groups import GroupSteps
from ecgen.walk.plan import Planned
from ecgen.walk.steps import Name, Step

INVERSION, IN_C = "inversion", "in C"
# walk -> functions that are made of it
OF_WALKS = {
    "mul": ("scalarmult", "point_mul"),
    "mul_vartime": ("scalarmult_vartime", "point_mul_vartime"),
    "mul_base": ("scalarmult_base", "point_mul_base"),
    DOUBLE: ("point_mul2",),
    DOUBLE_BASE: ("point_mul2_base_vartime",),
    OWN_COMB[1]: ("point_mul_comb",),
}
# the modelled time of a second unit of vectors over that of general registers from which on it is
# taken: measured on Zen 5 it is up to 1.25 times the modelled (five curves), and it takes room
WORTH = 0.85


@dataclass(frozen=True)
class Part:
    """A routine of a multiplication, its inversion, or what the C itself makes of field operations
    (images under endomorphisms, conversions): how often it is called (on average, in variable
    time), its modelled cycles, and those of its word multiplications alone, if known.
    """

    name: str
    calls: float
    each: float
    bound: float | None = None

    @property
    def cycles(self) -> float:
        return self.calls * self.each


Cost = tuple[str, float, tuple[Part, ...]]  # a multiplication, its modelled cycles, their parts


def multiplication_cycles(spec: LibrarySpec, chained: float = 1.0) -> float:
    """Modelled core cycles of the constant-time multiplication of a library whose routines are
    lowered, in vectors where it has them: those of its routines, on general registers times
    `chained` (of [model] in the CPU file)."""
    return walk_cycles(spec, spec.walks.mul, chained, spec.packed is not None)


def compared_cycles(spec: LibrarySpec, chained: float = 1.0) -> tuple[float, float]:
    """What vectors are chosen by, the sum of these: the same, and what one of eight instances
    takes, 0 where no function of such is asked for.
    """
    own = multiplication_cycles(spec, chained)
    return own, (one_of_eight(spec) if spec.batch else own) if spec.takes_eight else 0


def one_of_eight(spec: LibrarySpec) -> float:
    """Modelled core cycles of one of the multiplications that a batch in lanes makes at once."""
    times = {routine.name: routine.model_cycles for routine in spec.batch.routines}
    return spec.part.one_of_eight(spec, times)


def walks_of_second(spec: LibrarySpec, chained: float = 1.0) -> tuple[str, ...]:
    """The walks that are worth their room in the vectors of the spec where a CPU lacks better ones,
    by the names of their C functions: () unless the multiplication in constant time is, all of them
    where they share their routines; sums over lists are not, for lanes of another unit may
    take more of the caller's memory."""

    def is_worth(planned: Planned) -> bool:
        lanes = walk_cycles(spec, planned, chained, True)
        return lanes < WORTH * walk_cycles(spec, planned, chained, False)

    groups = spec.part.second_walks(spec)
    worth = [group for group in groups if is_worth(next(iter(group.values())))]
    return tuple(name for group in worth for name in group) if groups[0] in worth else ()


def image_gains(spec: LibrarySpec, chained: float, share: float = 1.0) -> bool:
    """Whether the base point of a ladder's library, whose routines are lowered, is multiplied in
    vectors in less than so much of the modelled time of general registers.
    """
    base = spec.walks.base
    return walk_cycles(spec.of_image, base, chained, True) < share * walk_cycles(
        spec.of_image, base, chained, False
    )


def walk_cycles(
    spec: LibrarySpec, planned: Planned, chained: float, in_vectors: bool, points: int = 1
) -> float:
    """The same of any walk of a multiplication, done in vectors or not, or of a sum over a list of
    so many points."""
    vectors = spec.packed.routines if in_vectors else ()
    cycles = {
        f"P_{routine.name}": factor * (routine.model_cycles or 0.0) / STEPS.get(routine.name, 1)
        for routines, factor in ((spec.routines, chained), (vectors, 1.0))
        for routine in routines
    }
    return _total(planned, *_called_as(spec, planned, in_vectors), cycles, points)


def functions_of_walk(spec: LibrarySpec, walk: str) -> tuple[str, ...]:
    """The functions of the library that are made of a walk, by name; of a ladder's they have its
    name, of that of its base point names that end in _base.
    """
    names = function_names(spec)
    own = [name for name in (*OF_WALKS.get(walk, ()), walk) if name in names]
    return tuple(own or [name for name in names if walk == "mul_base" and name.endswith("_base")])


def is_affine(function: str) -> bool:
    """Whether a function ends with an inversion: those on points of their own leave them as they
    are.
    """
    return not function.startswith("point_")


def parts_of(spec: LibrarySpec, planned: Planned, affine: bool = True) -> tuple[Part, ...]:
    """The routines that a walk of the library calls, dearest first, and the inversion at its end,
    if there is one (`affine`); () where the model knows nothing of them.
    """
    if spec.packed and spec.packed.image and planned is spec.walks.base:
        spec = spec.of_image
    vectors = spec.packed is not None and planned in spec.part.in_vectors(spec).values()
    ways = _called_as(spec, planned, vectors)
    found = [
        Part(
            r.name,
            _total(planned, *ways, {f"P_{r.name}": 1.0}) / STEPS.get(r.name, 1),
            r.model_cycles,
            r.multiplier_bound,
        )
        for r in spec.called
        if r.model_cycles and not r.path
    ]
    if spec.inversion and affine:
        found.append(
            Part(
                INVERSION,
                1,
                spec.inversion.divsteps_cycles
                if spec.inversion.by_divsteps
                else spec.inversion.chain_cycles,
            )
        )
    product = next(
        (
            r.model_cycles
            for r in spec.routines
            if r.name == ("fe_mul" if spec.degree == 1 else "fe2_mul")
        ),
        None,
    )
    found.append(
        Part(
            IN_C,
            1,
            cost_of(
                planned.walk, _InC(*ways, {f"P_{r.name}": 1.0 for r in spec.called}), _NoScans()
            )
            * (product or 0.0),
        )
    )
    found = [part for part in found if part.calls and part.each]
    return (
        tuple(sorted(found, key=lambda part: -part.cycles))
        if any(part.name not in (INVERSION, IN_C) for part in found)
        else ()
    )


def _called_as(spec: LibrarySpec, planned: Planned, vectors: bool) -> tuple[GroupSteps, Naming]:
    """The steps of a walk, and how the C calls them, in vectors or on general registers."""
    walks = spec.walks
    of_image = walks.image_steps and planned is walks.base
    steps = walks.image_steps if of_image else walks.steps
    own = OfGroups(steps, {r.name for r in spec.routines}, spec.word_bits)
    return steps, spec.part.lane_naming(spec, own) if vectors else own


def _total(
    planned: Planned, steps: GroupSteps, own: Naming, cycles: dict[str, float], points: int = 1
) -> float:
    return cost_of(planned.walk, _Cycles(steps, own, cycles), _NoScans(), points)


@dataclass(frozen=True)
class _Cycles:
    """Steps that cost the cycles of the routines that they call."""

    steps: GroupSteps
    own: Naming
    cycles: dict[str, float]

    def step(self, name: Name) -> Step:
        step = self.steps.step(name)
        lines = self.own.call(name, ["r", "s"][: len(step.results)], ["p", "q", "d"])
        return replace(
            step,
            cost=sum(
                self.cycles.get(called, 0.0)
                for line in lines
                for called in re.findall(r"\bP_\w+", line)
            ),
        )

    def coordinates(self, form: Name) -> tuple[str, ...]:
        return self.steps.coordinates(form)

    def plain(self, form: Name) -> tuple[object, ...]:
        return self.steps.plain(form)


class _InC(_Cycles):
    """Steps that cost the field multiplications of what the C does without a routine."""

    def step(self, name: Name) -> Step:
        return (
            replace(step, cost=0.0) if (step := super().step(name)).cost else self.steps.step(name)
        )


class _NoScans:
    """What is no step costs nothing."""

    def select(self, entries: int, coordinates: int) -> float:
        return 0.0

    def normalize(self, points: int) -> float:
        return 0.0

    def collect(self, points: int) -> float:
        return 0.0
