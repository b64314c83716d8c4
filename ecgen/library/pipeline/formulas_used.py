"""A library -> the formulas that it rests on, and whether this process has proven them.

They are those that its routines are made of, others of the same roles, with whose exceptional
inputs its walks are proven, too, maps of the curve to itself, and the systems of laws that sums of
classes are made of.
"""

import re
from collections.abc import Iterable

from ecgen.curve.model import Curve
from ecgen.errors import EcgenError
from ecgen.group.exceptions.proven import proven
from ecgen.group.trees import formula_named
from ecgen.kept import TALLY
from ecgen.library.facts.groups import find_routine, library_groups, routine_name
from ecgen.library.facts.spec import FIELD_ALONE, RoutineSpec
from ecgen.library.routines.sums import is_sum_routine

# of a formula in a text such as `4 * SHAPE/SYSTEM/OPERATION/FORMULA, then ...`
NAME = re.compile(r"[^\s,;*]+(?:/[^\s,;*]+){3}")


def formulas_used(spec) -> tuple[str, ...]:
    """The names of the formulas that a LibrarySpec, or an Emitted, rests on, in order."""
    curve, routines = spec.curve, spec.routines
    if curve.form == FIELD_ALONE:
        return ()
    names = {name for row in routines for name in row.formulas}
    names |= {name for row in routines if row.formulas for name in _of_role(row, curve)}
    for part in filter(None, (spec.packed, spec.second, spec.batch)):
        for each in filter(None, (part, getattr(part, "image", None))):
            names |= {name for text in each.made_of.values() for name in NAME.findall(str(text))}
    stems = {routine_name(row.name).stem for row in routines}
    own = [group for group in _groups(curve) if group.stem in stems]
    names |= {name for group in own for name in group.endomorphisms}
    if any(map(is_sum_routine, routines)):
        names |= {*curve.kind.sum_laws.values()}
    return tuple(sorted(names))


def not_proven(curve: Curve, names: Iterable[str]) -> dict[str, str]:
    """The formulas among `names` that this process has not proven, and does not prove now, each
    with the reason."""
    refused = [refusal for group in _groups(curve) for refusal in group.refused]
    wrong = {refusal.formula: refusal.why for refusal in refused if refusal.faulty}
    failures = {name: wrong[name] for name in names if name in wrong}
    for name in names:
        try:
            if name not in TALLY.proven | failures.keys():
                proven(formula_named(name, curve.formulas))
        except EcgenError as error:
            failures[name] = error.what
    return failures


def _groups(curve: Curve) -> tuple:
    return (*library_groups(curve), *(library_groups(curve.image) if curve.image else ()))


def _of_role(row: RoutineSpec, curve: Curve) -> tuple[str, ...]:
    """Every formula of the role of a routine, none where the curve has no such role."""
    try:
        return tuple(name for stage in find_routine(row.name, curve).stages for name in stage)
    except EcgenError:
        return ()
