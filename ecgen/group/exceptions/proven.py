"""A proven formula -> the relations between its inputs at which it may be wrong, as integer
vectors, and where it is complete.

Sound by the argument of ecgen.verify.conditions: outside the zeros of the coordinates that must not
vanish, the formula is right. Those zeros are explained by relations
(ecgen.group.exceptions.relations). On the relations that ecgen.verify looks at itself (P = Q, P =
-Q, P = O ...) the same is done again, with the points of that relation: where the formula is right
there, what may vanish is explained by further relations; where it is wrong, the relation is an
exception.
"""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from ecgen.formula.expression import evaluate
from ecgen.formula.formula import Formula
from ecgen.formula.lower import to_field_program
from ecgen.formula.operations import OPERATIONS, Operation
from ecgen.group.exceptions.formal import always_fails, check_passes_on
from ecgen.group.exceptions.recorded import is_packaged, recorded
from ecgen.group.exceptions.relations import Landmarks, Vector, positive
from ecgen.group.symbols import neutral_is_faithful
from ecgen.kept import cached_apart, once
from ecgen.verify import require_proven
from ecgen.verify.algebra.polynomial import text
from ecgen.verify.cases import examine, generic_setting, special_situations
from ecgen.verify.complete import NO_ORDER_TWO, prove_complete
from ecgen.verify.conditions import nonzero_outputs
from ecgen.verify.identity import result_values
from ecgen.verify.laws.setting import GENERIC, Setting, Situation, generic
from ecgen.verify.system import check_system
from ecgen.verify.verdict import PROVEN, Case, Verdict

# of a polynomial: the powers of names, and the coefficient above and below
Terms = tuple[tuple[tuple[tuple[str, int], ...], int, int], ...]


@dataclass(frozen=True)
class Found:
    """`vectors` are the exceptions if none of the polynomials `constants` in the curve's constants
    is zero modulo p; `unknown` conditions have no known relation; `joint` says the same more
    finely: an exception is where all relations of one of its rows hold (the formula is right for P
    = -Q in general, but not where 2P = O as well); rows of one relation say nothing where one of
    `right` holds, which were looked at by themselves; `complete` is the condition on the curve
    under which there is no exception at all; `odd`: there is none among points of odd order."""

    vectors: tuple[Vector, ...]
    constants: tuple[tuple[str, Terms], ...]
    unknown: tuple[str, ...]
    complete: str
    odd: bool = False
    joint: tuple[tuple[Vector, ...], ...] = ()
    right: tuple[Vector, ...] = ()


@lru_cache(maxsize=4096)
def proven(formula: Formula) -> Verdict:
    """The verdict on a formula; FormulaError unless it is proven."""
    return require_proven(formula)


@cached_apart(4096)
def find_exceptions(formula: Formula) -> Found:
    """The exceptions of a formula, for every curve of its shape; FormulaError unless the formula is
    proven. Those of ecgen's own formulas were found before (group/exceptions/recorded.py), or are
    found once for all curves (ecgen/kept.py), unless everything is proven anew."""
    if not is_packaged(formula):
        return derive_exceptions(formula)
    if (row := recorded(formula)) is not None:
        return Found(**row)
    found: Found = once("exceptions", (formula,), lambda: derive_exceptions(formula))
    return found


def derive_exceptions(formula: Formula) -> Found:
    """The same from the formula's proof, whatever was recorded."""
    check_system(formula.system)
    if formula.system.shape.quotient:
        # proven on the surface at hand; why there are none: walk/of_groups.py
        return Found((), (), (), "")
    proven(formula)
    operation, program = OPERATIONS[formula.operation], to_field_program(formula)
    if formula.system.shape.definition:
        check_passes_on(formula)
        if operation.name in ("addition", "doubling", "doubling-addition"):
            rows = always_fails(formula)
            return Found(rows, (), (), "", joint=tuple((v,) for v in rows))
    if operation.cached or operation.name == "negation":
        return Found((), (), (), "")
    if formula.system.shape.definition:
        return Found((), (), (f"a denominator of {operation.name}",), "")
    cases, settings = examine(formula, program)
    situations = {s.label: s for s in (generic(operation), *special_situations(operation))}
    settings = {GENERIC: generic_setting(formula, program), **settings}
    outcome = {case.label: case.outcome for case in cases}
    constants: dict[str, Terms] = {}
    vectors: set[Vector] = set()
    joint: set[tuple[Vector, ...]] = set()
    unknown = []

    def relation(label: str) -> Vector | None:
        return _vector_of(situations[label], operation)

    for label, setting in settings.items():
        if outcome.get(label, "right") != "right" or not _is_faithful(setting):
            vectors.update(filter(None, [relation(label)]))
            continue
        for polynomial in _must_not_vanish(setting):
            found = _landmarks(setting, situations[label], operation).explain(polynomial)
            if found is None:
                unknown.append(f"{text(polynomial, 120)} = 0 for {label}")
                continue
            vectors |= found.relations
            place = () if label == GENERIC else (relation(label),)
            joint |= {
                (*filter(None, place), positive(v)) for v in found.relations if None not in place
            }
            constants |= {text(c): _terms(setting, c) for c in found.constants}
    vectors.update(
        filter(None, (relation(label) for label, what in outcome.items() if what == "wrong"))
    )
    special = [label for label in situations if label in settings and label != GENERIC]
    right = set(filter(None, map(relation, special)))
    wrong = {
        relation(label)
        for label in situations
        if outcome.get(label, "right") == "wrong"
        or (label in settings and not _is_faithful(settings[label]))
    }
    kept = {v for v in map(positive, vectors) if v not in right - wrong}
    if None in wrong and not kept:
        kept = {tuple(int(i == 0) for i in range(len(operation.base)))}
    odd = (
        not unknown
        and None not in wrong
        and all(_odd_part(v) != v and _odd_part(v) in right - wrong for v in kept)
    )
    return Found(
        vectors=tuple(sorted(kept, key=lambda v: (sum(map(abs, v)), [-m for m in v]))),
        constants=tuple(sorted(constants.items())),
        unknown=tuple(unknown),
        complete=_complete(formula, cases, settings),
        odd=odd,
        joint=_finer(joint, kept, right - wrong),
        right=tuple(sorted(right - wrong)),
    )


def _finer(
    joint: set[tuple[Vector, ...]], kept: set[Vector], right: set[Vector]
) -> tuple[tuple[Vector, ...], ...]:
    """Rows of relations that hold together at an exception: those found, and what is an exception
    by itself.
    """
    rows = {row for row in joint if not (len(row) == 1 and row[0] in right)}
    found = {v for row in rows for v in row}
    rows |= {(v,) for v in kept if v not in found}
    return tuple(sorted(row for row in rows if len(row) == 1 or not {(v,) for v in row} & rows))


def _odd_part(vector: Vector) -> Vector:
    """What the relation says of points of odd order: it divided by its power of two."""
    while vector and all(m % 2 == 0 for m in vector):
        vector = tuple(m // 2 for m in vector)
    return vector


def _landmarks(setting: Setting, situation: Situation, operation: Operation) -> Landmarks:
    return Landmarks(
        setting, {k: operation.base.index(k) for k in situation.independent()}, len(operation.base)
    )


def _vector_of(situation: Situation, operation: Operation) -> Vector | None:
    """The relation of a situation; None for the one in which every point is O, which every relation
    holds for.
    """
    points = dict(situation.points)
    if not situation.independent():
        return (1,) if len(operation.base) == 1 else None
    found = [0] * len(operation.base)
    for place, k in enumerate(operation.base):
        if not points[k]:
            found[place] = 1
            return tuple(found)
    first, second = operation.base
    multiple = dict(points[second])[first]
    return positive((multiple, -1))


def _is_faithful(setting: Setting) -> bool:
    """Whether the neutral element, where it is an input or a result, has coordinates that stand for
    it alone.
    """
    if None not in setting.points.values() and None not in setting.results:
        return True
    return neutral_is_faithful(setting.formula.system)


def _must_not_vanish(setting: Setting) -> list[Any]:
    """Numerators of the coordinates of every result that have to be nonzero, and of what the
    formula inverts.
    """
    formula, field, found = setting.formula, setting.field, []
    for index, point in zip(formula.output_points(), setting.results, strict=True):
        values = result_values(setting, index)
        if point is None:
            wanted = [
                v
                for v, n in formula.system.neutral
                if not field.is_zero(evaluate(n, setting.params.__getitem__, field))
            ]
        else:
            wanted = [name[: -len(str(index))] for name in nonzero_outputs(formula)]
        found += [values[v].numerator for v in wanted if v in values]
    return found + [
        setting.values[op.args[0]].numerator for op in setting.program.ops if op.name == "inv"
    ]


def _terms(setting: Setting, polynomial: Any) -> Terms:
    """The polynomial as data: ((((name, exponent), ...), numerator, denominator), ...)."""
    ring = setting.field.ring
    return tuple(
        (
            tuple((n, int(e)) for n, e in zip(ring.names, exponents) if e),
            int(c.numerator),
            int(c.denominator),
        )
        for exponents, c in ring.terms(polynomial)
    )


def vanishes(terms: Terms, parameters: dict[str, int], p: int) -> bool:
    """Whether such a polynomial is zero modulo p, or reads a constant that the curve does not
    have.
    """
    total = 0
    for monomial, top, bottom in terms:
        if bottom % p == 0 or any(name not in parameters for name, _ in monomial):
            return True
        value = top * pow(bottom, -1, p)
        for name, e in monomial:
            value = value * pow(parameters[name], e, p) % p
        total += value
    return total % p == 0


def _complete(formula: Formula, cases: tuple[Case, ...], settings: dict[str, Setting]) -> str:
    """The condition under which the formula, whatever its file claims, is proven complete; "" if
    none is.
    """
    lemma = formula.system.shape.lemma
    known = (
        [lemma.condition] if lemma else [NO_ORDER_TWO] if not formula.system.shape.neutral else []
    )
    if not neutral_is_faithful(formula.system):
        return ""
    for condition in known:
        if prove_complete(replace(formula, complete=condition), cases, settings).status == PROVEN:
            return condition
    return ""
