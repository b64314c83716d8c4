"""Group: one coordinate system on one curve as data: forms of points, and roles, the operations on
them with proven formulas.

Nothing here computes; `ecgen.group.load` makes groups from `variables`, `roles.toml` and the
formulas beside them.
"""

from dataclasses import dataclass, fields
from typing import Any

from ecgen.formula.formula import Formula
from ecgen.formula.model import System

Vector = tuple[int, ...]
ALL_POINTS, ODD_ORDER = "all points", "points of odd order"


@dataclass(frozen=True)
class Form:
    """Named coordinates in which routines take or give points, in the order in which they lie in
    memory.

    name       coordinates
    point      all variables of the system
    short      what doublings read (extended Edwards coordinates: without T)
    cached     what a table entry holds; names that `variables` derives may be among them (ZZ, YpX)
    affine     the variables that are no constants where the affine point itself is written (Z = 1)
    affine cached    the same of a cached entry
    co-z       the variables of a point whose others it shares with another point
    scale      those others

    `neutral` are its coordinates modulo p, None where no values stand for the neutral element
    alone. `negation` lists what turns P into -P: ("neg", C) and ("swap", C, D); None if no such
    moves do. `fixed` are the coordinates that are left out because they are these constants.
    """

    name: str
    coordinates: tuple[str, ...]
    neutral: tuple[int, ...] | None = None
    negation: tuple[tuple[str, ...], ...] | None = None
    fixed: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True)
class Candidate:
    """One way to compute a role: the names of proven formulas, run one after another.

    `exceptions` are integer vectors (m_1, ..., m_k) over the input points: where m_1 P_1 + ... +
    m_k P_k = O the result may be wrong, elsewhere it is right. (1, -1) is P = Q, (1, 1) is P = -Q,
    (1, 0) is P = O, (2,) a point of order two or O. `complete_on`: for inputs from `all points` of
    the curve, or `points of odd order`, there is no exception at all; "" if neither is known; `why`
    says so in words. `unknown` are conditions whose meaning as such relations is not known: a
    candidate with one is of no use where a proof is needed and it is not complete. `joint` is finer
    than `exceptions`: rows of relations, all of which hold at an exception; a row of one relation
    says nothing where one of `right` holds.
    """

    stages: tuple[str, ...]
    exceptions: tuple[Vector, ...] = ()
    complete_on: str = ""
    why: str = ""
    unknown: tuple[str, ...] = ()
    joint: tuple[tuple[Vector, ...], ...] = ()
    right: tuple[Vector, ...] = ()


@dataclass(frozen=True)
class Point:
    """An argument or result of a role: the form it has, and (for a result) the multiples of the
    input points it is.
    """

    name: str
    form: str
    multiples: Vector = ()


@dataclass(frozen=True)
class Role:
    """An operation of a group. `flag`: it takes a flag that exchanges two of the inputs first (a
    ladder step).

    `stages` lists, for each stage, the names of formulas that compute the same; `candidates` the
    choices that are made of them. `inputs` and `results` name points by P, Q (R) and r, u, in the
    order of the C arguments: results first.
    """

    name: str
    inputs: tuple[Point, ...]
    results: tuple[Point, ...]
    stages: tuple[tuple[str, ...], ...]
    candidates: tuple[Candidate, ...]
    flag: bool = False

    @property
    def exceptions(self) -> tuple[Vector, ...]:
        """Relations at which some candidate may be wrong."""
        return tuple(dict.fromkeys(v for c in self.candidates for v in c.exceptions))

    @property
    def complete_on(self) -> str:
        """Where every candidate is complete."""
        found = {c.complete_on for c in self.candidates}
        return "" if "" in found else ODD_ORDER if ODD_ORDER in found else ALL_POINTS

    @property
    def unknown(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(text for c in self.candidates for text in c.unknown))


@dataclass(frozen=True)
class Refusal:
    """A formula that was not taken, and why; `where` is its file, with the line if one is known.
    `faulty`: it cannot be right on any curve. `declares`: the constants of a map.
    """

    formula: str
    why: str
    where: str = ""
    faulty: bool = False
    declares: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False)
class Group:
    """A coordinate system on a curve over the integers modulo p, or over F_p[i] with i^2 =
    `nonresidue`, whose elements ecgen/extension.py describes.

    `stem` begins the names of its routines. `parameters` are the curve's constants as its formulas
    name them. `endomorphisms` names those of the formulas that are maps of the curve to itself.
    `differential`: points are known up to sign, sums need the difference (x-coordinates). `zero`
    names a coordinate that vanishes for the neutral element alone, "" if there is none.
    """

    name: str
    stem: str
    system: System
    p: int
    parameters: tuple[tuple[str, int], ...]
    forms: tuple[Form, ...]
    roles: tuple[Role, ...]
    formulas: tuple[tuple[str, Formula], ...]
    refused: tuple[Refusal, ...] = ()
    zero: str = ""
    differential: bool = False
    endomorphisms: tuple[str, ...] = ()
    nonresidue: int | None = None

    def __hash__(self) -> int:
        return hash((self.name, self.p, self.nonresidue, self.parameters))

    def __eq__(self, other: object) -> bool:
        """Compared field by field once: groups are keys of what is remembered, and equal ones come
        from the file of results beside those made here.
        """
        if self is other:
            return True
        if not isinstance(other, Group):
            return NotImplemented
        equals = vars(self).setdefault("equals", {})
        if id(other) not in equals and all(
            getattr(self, f.name) == getattr(other, f.name) for f in fields(self)
        ):
            equals[id(other)] = other  # held, so that the number stays its own
        return id(other) in equals

    def __getstate__(self) -> dict[str, Any]:
        """The fields alone, without what is remembered of this object."""
        return {f.name: getattr(self, f.name) for f in fields(self)}

    def form(self, name: str) -> Form:
        return next(form for form in self.forms if form.name == name)

    def role(self, name: str) -> Role | None:
        return next((role for role in self.roles if role.name == name), None)

    def formula(self, name: str) -> Formula:
        return dict(self.formulas)[name]

    def routine(self, role: str, count: int = 1) -> str:
        """The name of the routine for a role; a run of doublings has its count in front."""
        return f"{self.stem}_{count}dbl" if role == "ndbl" else f"{self.stem}_{role}"
