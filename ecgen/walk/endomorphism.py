"""A curve's groups -> the endomorphism that its walks may use, with the lattice of its eigenvalue; what the curve's file states is checked.

The eigenvalue is the root of the formula's equation that maps the generator as the formula does; the lattice is the stated one, if it is a
basis of all relations, else one found by LLL.
"""

from dataclasses import dataclass
from functools import lru_cache

from ecgen.errors import CurveError, EcgenError
from ecgen.formula import load, names
from ecgen.group.endomorphism import Image, eigenvalue, image
from ecgen.group.model import Group
from ecgen.group.represent import coordinates, to_affine
from ecgen.walk.cofactor import relations
from ecgen.walk.lattice import Lattice, LatticeError, find_lattice


@dataclass(frozen=True)
class Endomorphism:
    """The formulas of the map in each group that has any, as pairs with the group's stem, and the lattice of (1, l). `found`: no basis was stated. `every`: the lattice
    of those relations that hold for all points of the curve, where the cofactor is not 1 and they are known."""

    formulas: tuple[tuple[str, str], ...]
    lattice: Lattice
    found: bool = True
    every: "Lattice | None" = None

    @property
    def eigenvalue(self) -> int:
        return self.lattice.eigenvalues[1]

    def image(self, group: Group, form: str) -> "tuple[str, Image] | None":
        """The formula that serves a form with the fewest operations, and what it computes."""
        found = [(name, program) for stem, name in self.formulas if stem == group.stem and (program := image(group, name, form))]
        return min(found, key=lambda each: sum(op.name not in ("conj", "copy") for op in each[1].program.ops), default=None)


@lru_cache(maxsize=64)
def endomorphism_of(curve, groups: tuple[Group, ...]) -> "Endomorphism | None":
    """The first endomorphism that the groups have with the stated eigenvalue, or any if none is stated; None if they have none. CurveError,
    without a place, for a stated eigenvalue or basis that is wrong; what it is about is the first word in backquotes of the message."""
    stated, found, others = curve.endomorphism, {}, {}
    for group in groups:
        for name in group.endomorphisms:
            root = eigenvalue(group, name, curve)
            (found if not stated or root == stated.eigenvalue % curve.r else others).setdefault(root, []).append((group.stem, name))
    if not found:
        if stated:
            raise _wrong(stated, groups, others)
        return None
    root, formulas = next(iter(found.items()))
    every = _everywhere(curve, groups, formulas[0], root) if curve.cofactor > 1 else None
    if stated and stated.basis:
        try:
            return Endomorphism(tuple(formulas), Lattice(curve.r, (1, root), stated.basis), False, every)
        except LatticeError as error:
            raise CurveError(f"The `basis` of the endomorphism is wrong. {error.what}", hint=error.hint) from error
    return Endomorphism(tuple(formulas), find_lattice(curve.r, (1, root)), True, every)


def _everywhere(curve, groups: tuple[Group, ...], formula: tuple[str, str], root: int) -> "Lattice | None":
    """The lattice of the relations that hold for all points."""
    group = next(g for g in groups if g.stem == formula[0])
    own, names = image(group, formula[1]), group.form("point").coordinates

    def mapped(point):
        found = own.of(dict(zip(names, coordinates(group, "point", point))), group.p)
        return to_affine(group, tuple(found[c] for c in names))

    rows = relations(curve, (mapped,))
    return find_lattice(curve.r, (1, root), rows) if rows else None


def _wrong(stated, groups: tuple[Group, ...], others: dict) -> EcgenError:
    """Why no map of the groups has the stated eigenvalue: its constants are refused, or the eigenvalue is another one."""
    for root, formulas in others.items():
        return CurveError(f"The `lambda` of the endomorphism is wrong: {formulas[0][1]} maps the generator G to {root:#x} G.",
                          hint="Write that eigenvalue, or the other constants of the map.")  # fmt: skip
    for refusal in (refusal for group in groups for refusal in group.refused if "/endomorphism/" in refusal.formula):
        declared = load(refusal.formula).parameters if refusal.formula in names() else ()
        if used := [name for name, _ in stated.constants if name in declared]:
            return CurveError(f"The constant `{used[0]}` of the endomorphism is wrong. {refusal.why}", hint=f"Correct {' or '.join(used)}, or leave the table [endomorphism] out.")
    return CurveError("The `lambda` of the endomorphism cannot be checked: no formula in the folders `endomorphism` of this curve's coordinate systems is a map of it.",
                      hint="Add the map as SHAPE/SYSTEM/endomorphism/NAME.op3 with --formulas, or leave the table [endomorphism] out.")  # fmt: skip
