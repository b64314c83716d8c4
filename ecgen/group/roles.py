"""A system's formulas and its roles.toml -> Roles: stages of equal formulas, candidates made of
them, their exceptions.

A role that the file does not name takes every formula that `classify` gives it. What has no formula
of its own is composed: dbladd of dbl and an addition, a run of doublings of dbl. Formulas that are
refused (not proven, or with assumptions that do not hold on the curve) are listed with the reason.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from ecgen.errors import EcgenError, WrongFormula
from ecgen.formula.formula import Formula
from ecgen.formula.lower import to_field_program
from ecgen.formula.model import System
from ecgen.formula.operations import OPERATIONS, Operation
from ecgen.formula.parameters import parameter_values
from ecgen.group.classify import role_of, why_not
from ecgen.group.exceptions.proven import Found, find_exceptions, proven, vanishes
from ecgen.group.exceptions.relations import positive
from ecgen.group.model import ALL_POINTS, ODD_ORDER, Candidate, Point, Refusal, Role, Vector
from ecgen.group.roles_toml import RolesFile, Stages, wrong_role
from ecgen.group.trees import SystemFolder, read_formula, system_of
from ecgen.kept import TALLY
from ecgen.residues import is_square
from ecgen.verify.complete import NO_ORDER_TWO
from ecgen.verify.identity import Failure
from ecgen.verify.maps.curve_map import ground_of, proven_on
from ecgen.verify.maps.endomorphism import is_large

TRIVIAL = ("to_cached", "neg")
STEPS = ("step", "ladder", "dadd", "mdadd")  # they take the difference of two points as a third
ORDER = """
    dbl mdbl add readd madd mreadd mdbladd tpl to_cached coz_init coz_add mcoz_add scale neg
    step ladder dadd mdadd
""".split()  # in which roles are looked for


@dataclass(frozen=True)
class Forms:
    """The forms of a role's first point, of its second, and of its result, and what multiples of
    the first the result is; "" and () are those of the formula's operation.
    """

    first: str = "point"
    second: str = ""
    result: str = "point"
    multiples: Vector = ()


FORMS = {
    "dbl": Forms("short"),
    "ndbl": Forms("short", result="short", multiples=(2,)),
    "mdbl": Forms("affine"),
    "add": Forms(second="point"),
    "readd": Forms(second="cached"),
    "madd": Forms(second="affine"),
    "mreadd": Forms(second="affine cached"),
    "dbladd": Forms("short", "point", "short", (2, 1)),
    "mdbladd": Forms("short", "affine", "short", (2, 1)),
    "coz_init": Forms("affine"),
    "mcoz_add": Forms("affine", "affine"),
    "to_cached": Forms(result="cached"),
}


@dataclass(frozen=True)
class FoundRoles:
    """The roles of a system, the coordinates of its short and cached forms, every usable formula,
    what was refused, and the formulas that are endomorphisms.
    """

    roles: tuple[Role, ...]
    short: tuple[str, ...]
    cached: tuple[str, ...]
    formulas: tuple[tuple[str, Formula], ...]
    refused: tuple[Refusal, ...]
    endomorphisms: tuple[str, ...] = ()


def find_roles(
    folder: SystemFolder,
    file: RolesFile,
    p: int,
    parameters: dict[str, int],
    odd: bool,
    require: Callable[[Formula], None] = lambda formula: None,
) -> FoundRoles:
    """Everything that the formulas of a system can do on a curve with these constants; `odd`: it
    has an odd number of points. `require`: FormulaError where a formula is not for the curve.
    """
    return _Finder(folder, file, p, parameters, odd, require).run()


@dataclass
class _Finder:
    folder: SystemFolder
    file: RolesFile
    p: int
    parameters: dict[str, int]
    odd: bool
    require: Callable[[Formula], None]
    formulas: dict[str, Formula] = field(default_factory=dict)
    served: dict[str, list[str]] = field(default_factory=dict)
    refused: list[Refusal] = field(default_factory=list)
    endomorphisms: list[str] = field(default_factory=list)

    def run(self) -> FoundRoles:
        listed = {
            f"{self.folder.name}/{name}"
            for _, stages in self.file.roles
            for stage in stages
            for name in stage
        }
        for path in (*self.folder.files, *self.folder.own):
            self._take(path, path in self.folder.own, listed)
        self.system: System = system_of(self.folder)
        self.short = self._held(self._read_by("dbl", 1)) or self.system.variables
        self.cached = self._cached()
        roles = tuple(
            role for name in (*self._names(), "ndbl", "dbladd") if (role := self._role(name))
        )
        unique = {role.name: role for role in roles}
        return FoundRoles(
            tuple(unique.values()),
            self.short,
            self.cached,
            tuple(self.formulas.items()),
            tuple(self.refused),
            tuple(self.endomorphisms),
        )

    def _take(self, path: Path, own: bool, listed: set[str]) -> None:
        """Read and prove one formula; put it into its role if the file leaves that role open, or
        the formula is the user's own.
        """
        name = f"{self.folder.name}/{path.parent.name}/{path.stem}" if not own else ""
        if not own and self.file.roles and name not in listed and self._is_closed(path):
            return
        declares: tuple[str, ...] = ()
        try:
            formula = read_formula(path, self.folder)
            name = name or self._own_name(formula, path)
            formula = replace(formula, name=name)
            declares = formula.parameters if OPERATIONS[formula.operation].endomorphism else ()
            values = parameter_values(formula, self.parameters, self.p)
            if OPERATIONS[formula.operation].endomorphism:
                self._prove_map(formula, self.parameters | values)
                self.formulas[name] = formula
                self.endomorphisms.append(name)
                return
            self.require(formula)
            found = find_exceptions(formula)
        except EcgenError as error:
            faulty = isinstance(error, WrongFormula)
            self.refused.append(
                Refusal(
                    name or str(path),
                    f"{error.what} {error.hint * faulty}".strip(),
                    str(error.where or path) * faulty,
                    faulty,
                    declares,
                )
            )
            return
        self.formulas[name] = formula
        role, why = role_of(formula)
        if name in listed and not own:
            return
        if role and any(vanishes(terms, self.parameters, self.p) for _, terms in found.constants):
            role, why = "", "a condition on the curve's constants does not hold"
        if role:
            self.served.setdefault(role, []).append(name)
        else:
            self.refused.append(Refusal(name, why))

    def _prove_map(self, formula: Formula, values: Mapping[str, int]) -> None:
        """One of a degree that no proof over Q takes is proven on this curve."""
        program = to_field_program(formula)
        if not is_large(formula, program):
            proven(formula)
        elif isinstance(
            found := proven_on(formula, program, ground_of(formula, values, self.p)), Failure
        ):
            raise WrongFormula(
                f"The formula {formula.name} is refused: {found.what}.",
                where=formula.path,
                line=formula.statements[-1].line,
                hint="Compare the file with its source.",
            )
        else:
            TALLY.proven.add(formula.name)

    def _own_name(self, formula: Formula, path: Path) -> str:
        """A file of the user is named by its path where its name is another's."""
        return formula.name if formula.name not in self.formulas else str(path)

    def _is_closed(self, path: Path) -> bool:
        """Whether the file names all that may serve what a formula of this folder computes."""
        return any(
            name.startswith(f"{path.parent.name}/")
            for _, stages in self.file.roles
            for stage in stages
            for name in stage
        )

    def _names(self) -> tuple[str, ...]:
        return tuple(role for role in ORDER if role in self.served or self.file.stages(role))

    def _stages(self, role: str) -> Stages:
        """The formulas of a role, one tuple for each stage: those of the file, behind them those
        that were found.
        """
        stages = tuple(
            tuple(f"{self.folder.name}/{name}" for name in stage)
            for stage in self.file.stages(role) or ()
        )
        for k, name in (
            (k, name) for k, stage in enumerate(stages) for name in stage if name in self.formulas
        ):
            if why := why_not(self.formulas[name], role, k, len(stages)):
                raise wrong_role(
                    self.folder.path,
                    role,
                    why,
                    "List a formula that is proven to compute what the role means.",
                )
        stages = tuple(tuple(name for name in stage if name in self.formulas) for stage in stages)
        found = tuple(self.served.get(role, ()))
        if len(stages) > 1:
            return stages if all(stages) else ()
        whole = self._most_complete((*(stages[0] if stages else ()), *found))
        return (whole,) if whole else ()

    def _most_complete(self, names: tuple[str, ...]) -> tuple[str, ...]:
        """The formulas that are right for as many points as any of them: candidates of one role may
        stand for each other.
        """
        rank = {
            name: (
                ("", ODD_ORDER, ALL_POINTS).index(
                    self._complete(find_exceptions(self.formulas[name]))
                )
            )
            for name in names
        }
        for name in names:
            if rank[name] < max(rank.values()) and name not in [r.formula for r in self.refused]:
                best = next(n for n in names if rank[n] == max(rank.values()))
                self.refused.append(Refusal(name, f"it has exceptional inputs that {best} has not"))
        return tuple(name for name in names if rank[name] == max(rank.values()))

    def _read_by(self, role: str, point: int) -> tuple[str, ...]:
        """The coordinates of one point that the formulas of a role read, in the system's order."""
        read = {
            split[0]
            for stage in self._stages(role)[:1]
            for name in stage
            for n in self.formulas[name].inputs
            if (split := self.system.placed(n))[1] == point
        }
        return tuple(c for c in self.system.coordinate_names() if c in read)

    def _held(self, read: tuple[str, ...]) -> tuple[str, ...]:
        """The variables that such coordinates are, or are derived from."""
        names, derived = set(read), dict(self.system.derived)
        while more := {n for name in names & set(derived) for n in derived[name].names()} - names:
            names |= more
        return tuple(v for v in self.system.variables if v in names)

    def _cached(self) -> tuple[str, ...]:
        if self.file.cached:
            return self.file.cached
        return self._read_by("readd", 2) if self._stages("readd") else self.system.variables

    def _role(self, name: str) -> Role | None:
        stages = self._stages(name) or self._composed(name)
        if not stages:
            return None
        inputs, results, flag = self._signature(name, stages)
        forms = {"short": self.short, "point": self.system.variables, "cached": ()}
        written = () if name in STEPS else forms[FORMS.get(name, Forms()).result]
        last = tuple(n for n in stages[-1] if set(written) <= self._written(n))
        if not last:
            return None
        stages = (*stages[:-1], last)
        choices = [
            tuple(stage[min(k, len(stage) - 1)] for stage in stages)
            for k in range(max(map(len, stages)))
        ]
        return Role(
            name,
            inputs,
            results,
            stages,
            tuple(self._candidate(name, choice) for choice in choices),
            flag,
        )

    def _composed(self, name: str) -> Stages:
        """dbladd as a doubling that writes what the addition reads, then the addition; a run of
        doublings as one.
        """
        if name == "ndbl":
            return self._stages("dbl")
        if name != "dbladd":
            return ()
        addition = self._stages("readd") or self._stages("add")
        if not addition:
            return ()
        read = {
            self.system.placed(n)[0]
            for a in addition[0]
            for n in self.formulas[a].inputs
            if self.system.placed(n)[1] == 1
        }
        doublings = tuple(
            n for stage in self._stages("dbl")[:1] for n in stage if read <= self._written(n)
        )
        return (doublings, addition[0]) if doublings else ()

    def _written(self, name: str) -> set[str]:
        """The variables of the first result that a formula gives, those shared by assumption among
        them.
        """
        formula = self.formulas[name]
        first = formula.output_points()[0] if formula.output_points() else 3
        return {v for v in self.system.variables if f"{v}{first}" in formula.outputs}

    def _signature(
        self, name: str, stages: Stages
    ) -> tuple[tuple[Point, ...], tuple[Point, ...], bool]:
        """The points that a role takes, those that it gives, and whether a flag swaps two."""
        formula = self.formulas[stages[-1][0]]
        operation = OPERATIONS[formula.operation]
        if name in STEPS:
            affine = "affine" if name in ("step", "mdadd") else "point"
            first = "cached" if self._reads_derived(formula, 1) else affine
            both = formula.operation == "ladder"
            total = Point("s" if both else "r", "point", (1, 1))
            sums = (Point("r", "point", (2, 0)), total) if both else (total,)
            pair = Point("P", "point"), Point("Q", "point")
            return (*pair, Point("D", first, (1, -1))), sums, name == "step"
        forms = FORMS.get(name, Forms())
        second = forms.second
        if (name == "dbladd" and self._reads_derived(formula, 2)) or (
            name in ("add", "dbladd") and set(self.cached) == set(self.system.variables)
        ):
            second = "cached"
        inputs = [Point("P", forms.first)]
        if second or len(operation.points) > 1:
            inputs.append(Point("Q", second or "co-z"))
        multiples = forms.multiples or _vector(operation.results[0], operation)
        results = [Point("r", forms.result, multiples)]
        if len(operation.results) > 1:
            results.append(Point("u", "co-z", _vector(operation.results[1], operation)))
        return tuple(inputs), tuple(results), False

    def _reads_derived(self, formula: Formula, point: int) -> bool:
        """Whether it reads of that point what is derived from its coordinates."""
        placed = (self.system.placed(name) for name in formula.inputs)
        return any(n == point and name not in self.system.variables for name, n in placed)

    def _candidate(self, role: str, stages: tuple[str, ...]) -> Candidate:
        if role in TRIVIAL:
            return Candidate(stages, (), ALL_POINTS, "no division, no condition")
        founds = [find_exceptions(self.formulas[name]) for name in stages]
        vectors = [
            _after(v, k, len(stages)) for k, found in enumerate(founds) for v in found.vectors
        ]
        joint = [
            tuple(_after(v, k, len(stages)) for v in row)
            for k, found in enumerate(founds)
            for row in found.joint
        ]
        places = [self._complete(found) for found in founds]
        complete = "" if "" in places else ODD_ORDER if ODD_ORDER in places else ALL_POINTS
        unknown = tuple(text for found in founds for text in found.unknown)
        unknown += tuple(
            f"{text} = 0"
            for found in founds
            for text, terms in found.constants
            if vanishes(terms, self.parameters, self.p)
        )
        return Candidate(
            stages=stages,
            exceptions=tuple(dict.fromkeys(map(positive, vectors))),
            complete_on=complete,
            why=_why(complete, founds),
            unknown=unknown,
            joint=tuple(dict.fromkeys(tuple(map(positive, row)) for row in joint)),
            right=tuple(map(positive, founds[0].right)) if len(founds) == 1 else (),
        )

    def _complete(self, found: Found) -> str:
        if not found.complete:
            return (
                ALL_POINTS
                if (not found.vectors and not found.unknown) or (found.odd and self.odd)
                else ODD_ORDER
                if found.odd
                else ""
            )
        if found.complete == NO_ORDER_TWO:
            return ALL_POINTS if self.odd else ODD_ORDER
        lemma = self.system.shape.lemma
        assert lemma is not None  # of which the condition is
        square = self.parameters[lemma.square] if lemma.square else 1
        holds = square and is_square(square, self.p)
        return (
            ALL_POINTS
            if holds and not is_square(self.parameters[lemma.nonsquare], self.p)
            else ODD_ORDER
        )


def _after(vector: Vector, stage: int, stages: int) -> Vector:
    """A relation of the inputs of a stage as one of the inputs of the whole: before the last stage
    P was doubled.
    """
    if stages == 1:
        return vector
    return (vector[0] * 2**stage, *(vector[1:] or (0,)))


def _why(complete: str, founds: list[Found]) -> str:
    if complete == ODD_ORDER and not all(found.complete for found in founds):
        return "every exceptional relation is a multiple of one at which the formula is right"
    conditions = " and ".join(dict.fromkeys(found.complete for found in founds if found.complete))
    if complete == ALL_POINTS:
        return (
            f"proven: no exceptional inputs on curves with {conditions}, which this curve has"
            if conditions
            else "no condition"
        )
    if complete == ODD_ORDER:
        return (
            f"proven: no exceptional inputs on curves with {conditions}, so none among points of"
            " odd order"
        )
    return "not complete"


def _vector(terms: tuple[tuple[int, int], ...], operation: Operation) -> Vector:
    """A result as multiples of the base points."""
    return tuple(dict(terms).get(k, 0) for k in operation.base)
