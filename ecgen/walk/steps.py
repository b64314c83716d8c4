"""What a walk knows of the operations of a group: forms in and out, results as integer
combinations, and where they may fail.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

Vector = tuple[int, ...]
ALL_POINTS, ODD_ORDER = "all points", "points of odd order"
SUBGROUP = "subgroup"  # the order of points of the subgroup, the neutral element among them


@dataclass(frozen=True)
class Name:
    """The name of a step or of a form in walks: the `stem` of its system, "" for forms of none, and
    what it is called there, `own`; of a `run` of doublings how many these are.
    """

    stem: str
    own: str
    run: int = 0

    def __str__(self) -> str:
        """One word: jac.4dbl, jac.affine_cached, affine."""
        own = f"{self.run or ''}{self.own}".replace(" ", "_")
        return f"{self.stem}.{own}" if self.stem else own

    @property
    def is_affine(self) -> bool:
        """Whether points of the form are scaled by 1."""
        return self.own in ("affine", "affine cached")

    @property
    def is_scaling(self) -> bool:
        """Whether the form is that of scalings, which are no points."""
        return self.own == "scale"


AFFINE = Name("", "affine")  # the form of points that are in no system


@dataclass(frozen=True)
class Step:
    """One operation. `results` are pairs (form, multiples of the arguments).

    `exceptions`: rows of integer vectors v over the arguments; where sum v_i P_i = O for all
    vectors of a row the result may be wrong, elsewhere it is right. `complete_on`: "all points",
    "points of odd order" (of all arguments: then there is no exception), or "". `unknown`:
    conditions that are no such relations; a step that has one is usable only where it is complete.
    `given`: a relation that the caller has to grant up to the sign of the last argument (the known
    difference of a ladder step). `takes_shared`, `gives_shared`: the first two arguments (results)
    are held with equal scaling coordinates (co-Z). `right`: relations at which rows of one vector
    say nothing. `eigenvalue`: the result is the image under an endomorphism with that eigenvalue
    modulo r, which is not 0. `branches`: its time depends on the points, which have to be public.
    `why` says on what completeness rests, where that is not a proof of its formulas. `cost` in
    field multiplications; `doublings`: the step is so many doublings in a row. `scaling`: what the
    step does to scaled points (walk/proof/scales.py): "" it takes none, "same" its results are
    scaled as its arguments, "flat" the same where these are read as affine points on a curve that
    their own scaling coordinate scales to; or the name of one that changes the scaling.
    """

    name: Name
    arguments: tuple[Name, ...]
    results: tuple[tuple[Name, Vector], ...]
    exceptions: tuple[tuple[Vector, ...], ...] = ()
    complete_on: str = ""
    unknown: tuple[str, ...] = ()
    given: Vector | None = None
    takes_shared: bool = False
    gives_shared: bool = False
    cost: float = 0.0
    doublings: int = 0
    formulas: tuple[str, ...] = ()
    why: str = ""
    right: tuple[Vector, ...] = ()
    branches: bool = False
    eigenvalue: int = 0
    scaling: str = ""


@dataclass(frozen=True)
class Sums:
    """What walks know of sums and doubles of P_point: the stem of its system, for which points they
    are right and why, and whether they are selected where the formulas have exceptional cases."""

    stem: str
    complete_on: str
    why: str
    is_selected: bool = False


class Steps(Protocol):
    """The operations at hand: a step by its name in walks, and how wide forms are."""

    def step(self, name: Name) -> Step | None: ...

    def coordinates(self, form: Name) -> tuple[str, ...]: ...

    def plain(self, form: Name) -> Sequence[object]: ...


def known(steps: Steps, name: Name) -> Step:
    """The step, of a walk that is well formed."""
    found = steps.step(name)
    assert found is not None
    return found


@dataclass(frozen=True)
class Order:
    """What is known of the group: the prime order r > 2 of the base point, and the cofactor."""

    r: int
    cofactor: int = 1

    @property
    def is_odd(self) -> bool:
        """Whether every point has odd order."""
        return self.cofactor % 2 == 1


def fits(steps: Steps, have: Name, want: Name) -> bool:
    """Whether a value of the form `have` may be read as the form `want`: its first coordinates are
    those. Affine forms are scaled by 1, which no other is; between systems those fit that hold the
    affine coordinates themselves."""
    if have.is_scaling or want.is_scaling:
        return have == want
    wanted = steps.coordinates(want)
    if have.stem != want.stem:
        return bool(steps.plain(want)) and steps.plain(have) == steps.plain(want)
    alike = have.is_affine == want.is_affine
    return alike and steps.coordinates(have)[: len(wanted)] == wanted


def said(vector: Vector) -> str:
    """The relation in words: P = Q, 2P = -Q, P = O."""
    terms = [
        ("" if abs(m) == 1 else str(abs(m))) + name for m, name in zip(vector, "PQRSTUVW") if m
    ]
    signs = [m > 0 for m in vector if m]
    if len(terms) == 1:
        return f"{terms[0]} = O"
    left = [t for t, s in zip(terms, signs) if s == signs[0]]
    right = [t for t, s in zip(terms, signs) if s != signs[0]]
    if not right:
        return f"{left[0]} = -{' - '.join(left[1:])}"
    return f"{' + '.join(left)} = {' + '.join(right)}"
