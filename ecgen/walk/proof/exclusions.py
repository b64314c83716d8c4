"""A step and what its arguments are -> why its formula is right for them: it is complete for such
points, or every relation among its arguments at which it may fail is refuted by the domains of
their coefficients. Else the walk is refused."""

from collections.abc import Callable, Iterator
from functools import cached_property
from itertools import combinations
from math import gcd
from typing import Any

from ecgen.walk.ir import Point, Statement, Walk, recodes
from ecgen.walk.proof.reached import OddParts
from ecgen.walk.proof.record import Notes
from ecgen.walk.proof.state import ALL, OWN, SO_FAR, State, Unproven, image_of
from ecgen.walk.scalars.linear import Combination, Poly, number
from ecgen.walk.scalars.recodings import Odd
from ecgen.walk.steps import AFFINE, ALL_POINTS, ODD_ORDER, Name, Order, Step, Vector, said


class Exclusions:
    """What is asked at every step of one walk; `fail`(what, statement) makes the refusal."""

    def __init__(self, walk: Walk, order: Order, notes: Notes, fail: Callable[..., Unproven]):
        self.walk, self.order, self.notes, self.fail = walk, order, notes, fail
        # the point, and the place of its eigenvalue, by the names of images
        self.images = {
            image_of(p.name, place): (p.name, place)
            for p in walk.points
            for s in walk.decompositions
            for place in range(1, len(s.by.lattice.eigenvalues))
        }
        self.seen: dict[Any, str] = {}

    def image(self, name: str) -> tuple[str, int]:
        """The point that a name means, and the place of the eigenvalue that it is multiplied by."""
        return self.images.get(name, (name, 0))

    def admit(self, step: Step, args: list[Combination], state: State, s: Statement) -> None:
        """Note why the step is right for these arguments; Unproven if it may not be."""
        if step.given is not None:
            self._granted(step, args, state, s)
        if step.complete_on == ALL_POINTS:
            return self.notes.complete(s, step, step.why or "it has no exceptional inputs")
        if step.complete_on == ODD_ORDER and self.are_odd:
            return self.notes.complete(s, step, "every point here has odd order")
        if step.unknown:
            raise self.fail(
                f"{step.name} has exceptions of unknown meaning ({step.unknown[0]} = 0).", s
            )
        if not step.exceptions:
            raise self.fail(
                (
                    f"{step.name} may fail for points of even order."
                    if step.complete_on
                    else f"nothing is known of where {step.name} fails."
                ),
                s,
            )
        for row in step.exceptions:
            relation = " and ".join(map(said, row))
            self.notes.excluded(
                s,
                step,
                relation,
                state.variables,
                self._refuted(row, args, relation, step, state, s),
            )
        return None

    def refuse_neutral(self, value: Combination, name: str, state: State, s: Statement) -> None:
        """Note why a point of the array `name` is not the neutral element; Unproven if it may
        be.
        """
        step, relation = Step(Name("", "entries"), (), ()), f"a point of {name} = O"
        why = self._never(value.mapped(state.facts.fold), relation, step, state, s)
        self.notes.excluded(s, step, relation, state.variables, why)

    @property
    def are_odd(self) -> bool:
        """Whether all points that are met have odd order."""
        return self.order.is_odd or all(p.order in ("r", "odd") for p in self.walk.points)

    def is_complete(self, step: Step) -> bool:
        """Whether a step is admitted whatever its arguments are."""
        return step.given is None and (
            step.complete_on == ALL_POINTS or (step.complete_on == ODD_ORDER and self.are_odd)
        )

    def _refuted(
        self,
        row: tuple[Vector, ...],
        args: list[Combination],
        relation: str,
        step: Step,
        state: State,
        s: Statement,
    ) -> str:
        """Why the relations of a row never hold together: one of them, or what follows from two, is
        shown not to hold.
        """
        why = []
        for vector in _consequences(row):
            smaller = next((u for u in step.right if len(row) == 1 and _is_double(vector, u)), None)
            total = Combination()
            for m, value in zip(smaller or vector, args):
                total = total + value.times(number(m))
            try:
                return self._never(
                    total.mapped(state.facts.fold),
                    said(vector),
                    step,
                    state,
                    s,
                    smaller is not None,
                )
            except Unproven as error:
                why.append(error)
        raise why[0]

    def _never(
        self,
        total: Combination,
        relation: str,
        step: Step,
        state: State,
        s: Statement,
        zero_is_right: bool = False,
    ) -> str:
        """Why the multiple is not neutral; with `zero_is_right`, why twice the multiple is not,
        unless the multiple itself is: r, which is odd, would divide it, and the multiple 0 is no
        exception."""
        if zero_is_right and not total.terms:
            return "0, where the formula is right"
        if len(total.terms) > 1 and len({self.image(name)[0] for name, _ in total.terms}) == 1:
            return self._off_lattice(total, relation, step, state, s, zero_is_right)
        if len(total.terms) != 1:
            what = "always" if not total.terms else "for points that are multiples of one another"
            raise self.fail(f"{step.name} meets {relation} {what}.", s)
        ((name, poly),) = total.terms
        if name.startswith(SO_FAR) or name.endswith(ALL):
            raise self.fail(
                f"{step.name} may meet {relation}: a sum over a list may be any point.", s
            )
        name, _ = self.image(name)  # an image is neutral where the point is
        given = self.walk.input(name.removesuffix(OWN))
        if isinstance(given, Point) and (given.many or given.order in ("odd", "any")):
            return self._coprime(
                poly.scaled(2) if zero_is_right else poly, relation, step, s, given
            )
        key = zero_is_right, poly, frozenset(state.facts.known.items())
        if key not in self.seen:
            self.seen[key] = state.facts.refute(poly, self.order.r, zero_is_right)
        if not self.seen[key]:
            raise self.fail(
                f"{step.name} may meet {relation}: {poly} in {state.facts.domain(poly)} is not"
                " shown to be no multiple of r.",
                s,
            )
        return self.seen[key]

    def _off_lattice(
        self,
        total: Combination,
        relation: str,
        step: Step,
        state: State,
        s: Statement,
        but_zero: bool,
    ) -> str:
        """Why multiples of the images of one point of order r do not add up to O: together they are
        no point of the lattice.
        """
        base, _ = self.image(total.terms[0][0])
        lattice = self.walk.decompositions[0].by.lattice
        given = self.walk.input(base)
        if not isinstance(given, Point) or given.order != "r" or lattice.index > 1:
            raise self.fail(
                f"{step.name} may meet {relation}: eigenvalues and their whole lattice are those of"
                " points of order r.",
                s,
            )
        found = dict(total.terms)
        polys = tuple(found.get(image_of(base, i), Poly()) for i in range(len(lattice.eigenvalues)))
        key = but_zero, polys, frozenset(state.facts.known.items())
        if key not in self.seen:
            self.seen[key] = state.facts.refute_in(lattice, polys, but_zero, self.odd_parts)
        if not self.seen[key]:
            box = ", ".join(str(state.facts.domain(poly)) for poly in polys)
            raise self.fail(
                f"{step.name} may meet {relation}: ({', '.join(map(str, polys))}) in ({box}) is not"
                " shown to be off the lattice.",
                s,
            )
        return self.seen[key]

    @cached_property
    def odd_parts(self) -> OddParts | None:
        """The scalar's odd parts, where it has such and is the only one."""
        found = self.walk.decompositions
        if len(found) != 1 or not found[0].by.odd:
            return None
        (s,) = found
        own: dict[str, tuple[str, Odd]] = {}  # by part, the first of each
        for r in recodes(self.walk).values():
            if isinstance(r.recoding, Odd):
                own.setdefault(r.scalar, (r.digits, r.recoding))
        if not own.keys() >= {*s.parts}:
            return None
        digits, recodings = zip(*(own[part] for part in s.parts))
        if len({recoding.radix for recoding in recodings}) > 1:
            return None
        return OddParts(s.by, digits, recodings, self.walk.given(s.scalar).low)

    def _coprime(self, poly: Poly, relation: str, step: Step, s: Statement, given: Point) -> str:
        """A fixed multiple of a point of unknown order is neutral only if the order divides both it
        and the number of points; of a point that may be neutral, always."""
        m, n = poly.constant, self.order.r * self.order.cofactor
        may_be_neutral = given.order in ("odd", "any") and given.form != AFFINE
        if m is None or may_be_neutral or gcd(m, n) != 1:
            raise self.fail(f"{step.name} may meet {relation} for a point of small order.", s)
        return f"{m} has no divisor in common with the number of points"

    def _granted(self, step: Step, args: list[Combination], state: State, s: Statement) -> None:
        """The last argument is the difference that the step needs, up to sign, for every value of
        the bits.
        """
        total = Combination()
        given = step.given or ()
        for m, value in zip(given[:-1], args):
            total = total + value.times(number(m))
        (name, wanted), *more = args[-1].terms or (("", number(0)),)
        found = dict(total.mapped(state.facts.unfold).terms)
        if more or set(found) != {name} or wanted.constant is None:
            raise self.fail(f"the difference that {step.name} needs is not what it is given.", s)
        for case in state.facts.cases(found[name]):
            if case.constant is None or abs(case.constant) != abs(wanted.constant * given[-1]):
                raise self.fail(
                    f"the difference that {step.name} needs is not what it is given: {case}.", s
                )


def _consequences(row: tuple[Vector, ...]) -> Iterator[Vector]:
    """The vectors of a row, and small combinations of two."""
    yield from row
    for first, second in combinations(row, 2):
        for a, b in ((1, 1), (1, -1), (2, -1), (2, 1), (1, -2), (1, 2)):
            vector = tuple(a * x + b * y for x, y in zip(first, second))
            if any(vector):
                yield vector


def _is_double(vector: Vector, half: Vector) -> bool:
    return (any(vector) and all(v == 2 * h for v, h in zip(vector, half))) or all(
        v == -2 * h for v, h in zip(vector, half)
    )
