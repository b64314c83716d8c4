"""A curve's groups -> the endomorphisms that its walks may use, with the lattice of their
eigenvalues; what the curve's file states is checked.

An eigenvalue is the root of the formula's equation that maps the generator as the formula does; the
lattice is the stated one, if it is a basis of all relations, else one found by LLL.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ecgen.errors import CurveError, EcgenError
from ecgen.group.derived.endomorphism import Image, eigenvalue, image
from ecgen.group.model import Group
from ecgen.group.represent import coordinates, to_affine
from ecgen.kind.law import law_of
from ecgen.kind.record import Point
from ecgen.verify.maps.endomorphism import coefficients
from ecgen.walk.cofactor import has_small_order, relations
from ecgen.walk.scalars.lattice import Lattice, LatticeError, find_lattice

MOST_MAPS = 2  # of those that no file states
# bits by which rows of a reduced basis may exceed an even share of the order: with more, the maps
# are dependent
EXCESS = 8


@dataclass(frozen=True)
class Map:
    """One endomorphism: its formulas, as pairs with a group's stem, and its eigenvalue. `small`:
    True where they fail nowhere, False where only for points whose order divides the cofactor, None
    where others may be among them. `equation`: c0, c1 ..., with c0 P + c1 f(P) + ... = O for all
    points."""

    formulas: tuple[tuple[str, str], ...]
    eigenvalue: int
    small: bool | None = True
    equation: tuple[int, ...] = ()

    def image(self, group: Group, form: str) -> tuple[str, Image] | None:
        """The formula that serves a form with the fewest operations, and what it computes."""
        found = [
            (name, program)
            for stem, name in self.formulas
            if stem == group.stem and (program := image(group, name, form))
        ]
        return min(
            found,
            key=lambda each: sum(op.name not in ("conj", "copy") for op in each[1].program.ops),
            default=None,
        )


@dataclass(frozen=True)
class Endomorphism:
    """Maps f0, f1 ... of a curve, and the lattice of 1, l0, l1, l0 l1 ..., the eigenvalues of their
    products; of one map whose eigenvalue is a root of an equation of a degree n > 2 that of 1, l,
    ..., l^(n-1). `found`: no basis was stated. `every`: the lattice of those relations that hold
    for all points of the curve, where the cofactor is not 1 and they are known."""

    maps: tuple[Map, ...]
    lattice: Lattice
    found: bool = True
    every: Lattice | None = None
    cofactor: int = 1

    @property
    def eigenvalue(self) -> int:
        return self.lattice.eigenvalues[1]

    @property
    def chain(self) -> tuple[tuple[int, int], ...]:
        """(i, m) for every product of maps but 1: it is map m after the product i."""
        if len(self.maps) == 1:
            return tuple((i - 1, 0) for i in range(1, len(self.lattice.eigenvalues)))
        return tuple(
            (i - (1 << m), m)
            for i in range(1, len(self.lattice.eigenvalues))
            for m in (i.bit_length() - 1,)
        )

    @property
    def doubling(self) -> tuple[int, ...]:
        """The maps that, one after the other, give the second half of the products from the
        first.
        """
        return (
            (0,) * (len(self.lattice.eigenvalues) // 2)
            if len(self.maps) == 1
            else (len(self.maps) - 1,)
        )


def products(eigenvalues: tuple[int, ...], r: int, degree: int = 2) -> tuple[int, ...]:
    """1, l0, l1, l0 l1 ... modulo r; of one that is the root of an equation of a higher degree its
    powers below that.
    """
    if degree > 2:
        return tuple(pow(eigenvalues[0], i, r) for i in range(degree))
    found = [1]
    for l in eigenvalues:
        found += [l * x % r for x in found]
    return tuple(found)


@lru_cache(maxsize=64)
def endomorphism_of(curve: Any, groups: tuple[Group, ...]) -> Endomorphism | None:
    """The endomorphisms that the groups have with the stated eigenvalues, or any independent ones
    if none is stated; None if they have none. CurveError, without a place, for a stated eigenvalue
    or basis that is wrong; what it is about is the first word in backquotes of the message."""
    stated, equations = curve.endomorphism, {}
    found: dict[int, list[tuple[str, str]]] = {}
    for group in groups:
        for name in group.endomorphisms:
            l = eigenvalue(group, name, curve)
            found.setdefault(l, []).append((group.stem, name))
            equation = group.formula(name).eigenvalue
            assert equation is not None  # as of every endomorphism
            equations[l] = coefficients(equation)
    degrees = {l: len(equation) - 1 for l, equation in equations.items()}
    wanted = [l % curve.r for l in stated.eigenvalues] if stated else _independent(curve.r, degrees)
    if stated and found:
        _refuse_unknown(stated, groups)
    for l in wanted:
        if l not in found:
            raise _wrong(
                stated,
                groups,
                {root: formulas for root, formulas in found.items() if root not in wanted},
                l,
            )
    if not wanted:
        return None
    if dependent := next(
        (l for i, l in enumerate(wanted) if not _is_independent(curve.r, wanted[:i], l)), None
    ):
        raise CurveError(
            f"The `lambda` of the endomorphism lists {dependent:#x}, which those before it and"
            " their products give by small factors.",
            hint="Leave it out: it makes nothing shorter.",
            value="lambda",
        )
    maps = tuple(
        Map(tuple(found[l]), l, _small(curve, groups, found[l]), equations[l]) for l in wanted
    )
    degree = degrees[wanted[0]] if len(wanted) == 1 else 2
    every = _everywhere(curve, groups, maps) if curve.cofactor > 1 else None
    ls = products(tuple(wanted), curve.r, degree)
    if stated and stated.dim not in (None, len(ls)):
        raise CurveError(
            "The `dim` of the endomorphism is wrong: the lattice of 1 and its eigenvalues has"
            f" dimension {len(ls)}.",
            hint=f"Write dim = {len(ls)}, or leave it out.",
            value="dim",
        )
    if stated and stated.basis:
        try:
            return Endomorphism(
                maps, Lattice(curve.r, ls, stated.basis), False, every, curve.cofactor
            )
        except LatticeError as error:
            raise CurveError(
                f"The `basis` of the endomorphism is wrong. {error.what}",
                hint=error.hint,
                value="basis",
            ) from error
    return Endomorphism(maps, find_lattice(curve.r, ls), True, every, curve.cofactor)


def _independent(r: int, degrees: dict[int, int]) -> list[int]:
    """The first of the eigenvalues, and others for which no product is a small combination of the
    rest; alone one that is a root of an equation of a degree above 2.
    """
    chosen = [l for l, degree in degrees.items() if degree > 2][:1]
    for l in () if chosen else degrees:
        if len(chosen) < MOST_MAPS and _is_independent(r, chosen, l):
            chosen.append(l)
    return chosen


def _is_independent(r: int, chosen: list[int], l: int) -> bool:
    """Whether no product of l with the chosen ones is a small combination of the rest."""
    if not chosen:
        return True
    basis = find_lattice(r, products((*chosen, l), r)).basis
    return (
        max(abs(x) for row in basis for x in row).bit_length()
        <= r.bit_length() // len(basis) + EXCESS
    )


def _refuse_unknown(stated: Any, groups: tuple[Group, ...]) -> None:
    """CurveError for a constant that no endomorphism of the groups has, not even one that does not
    fit the curve.
    """
    known = {
        name
        for group in groups
        for own in group.endomorphisms
        for name in group.formula(own).parameters
    }
    known |= {name for group in groups for refusal in group.refused for name in refusal.declares}
    if unknown := [name for name, _ in stated.constants if name not in known]:
        raise CurveError(
            f"The constant `{unknown[0]}` of the endomorphism is not known: no map of this curve's"
            " coordinate systems has it.",
            hint=f"Those have {', '.join(sorted(known)) or 'none'}; remarks are comments.",
            value=unknown[0],
        )


def _small(curve: Any, groups: tuple[Group, ...], formulas: list[tuple[str, str]]) -> bool | None:
    zeros = [
        own.zeros
        for stem, name in formulas
        for g in groups
        if g.stem == stem and (own := image(g, name))
    ]
    if not any(z.points or z.infinite for z in zeros):
        return True
    are_small = all(has_small_order(curve, point) for z in zeros for point in z.points)
    return (
        False
        if curve.cofactor > 1
        and are_small
        and (law_of(curve).infinity_is_small or not any(z.infinite for z in zeros))
        else None
    )


def _everywhere(curve: Any, groups: tuple[Group, ...], maps: tuple[Map, ...]) -> Lattice | None:
    """The lattice of the relations that hold for all points."""

    def mapping(stem: str, name: str) -> Callable[..., Any]:
        group = next(g for g in groups if g.stem == stem)
        own, names = image(group, name), group.form("point").coordinates
        assert own is not None  # as of every map of points

        def mapped(point: Point) -> Point:
            found = own.of(dict(zip(names, coordinates(group, "point", point))), group.p)
            try:
                affine: Point = to_affine(group, tuple(found[c] for c in names))
                return affine
            except (ValueError, ZeroDivisionError):
                return None

        return mapped

    rows = relations(curve, tuple(mapping(*own.formulas[0]) for own in maps))
    return (
        find_lattice(curve.r, products(tuple(own.eigenvalue for own in maps), curve.r), rows)
        if rows
        else None
    )


def _wrong(
    stated: Any, groups: tuple[Group, ...], others: dict[int, list[tuple[str, str]]], l: int
) -> EcgenError:
    """Why no map of the groups has the stated eigenvalue l: its constants are refused, or the
    eigenvalue is another one; `others`: those of which nothing is stated.
    """
    for root, formulas in others.items():
        return CurveError(
            f"The `lambda` of the endomorphism is wrong: {formulas[0][1]} maps the generator G to"
            f" {root:#x} G.",
            hint="Write that eigenvalue, or the other constants of the map.",
            value="lambda",
        )
    for refusal in (refusal for group in groups for refusal in group.refused):
        if used := [name for name, _ in stated.constants if name in refusal.declares]:
            first = next(
                (name for name in used if re.search(rf"`[^`]*\b{name}\b[^`]*`", refusal.why)),
                used[0],
            )
            beside = "".join(f", or `{name}` beside it" for name in used if name != first)
            return CurveError(
                f"The constant `{first}` of the endomorphism is wrong{beside}. {refusal.why}",
                hint=f"Correct {' or '.join(used)}, or leave the table [endomorphism] out.",
                value=first,
            )
    if len(stated.eigenvalues) > 1 and any(group.endomorphisms for group in groups):
        return CurveError(
            f"The `lambda` of the endomorphism lists {l:#x}, the eigenvalue of no map of this"
            " curve's coordinate systems.",
            hint="A list has one integer modulo r for each map: leave out what is none.",
            value="lambda",
        )
    return CurveError(
        "The `lambda` of the endomorphism cannot be checked: no formula in the folders"
        " `endomorphism` of this curve's coordinate systems is a map of it.",
        hint=(
            "Add the map as SHAPE/SYSTEM/endomorphism/NAME.op3 with --formulas, or leave the table"
            " [endomorphism] out."
        ),
        value="lambda",
    )
