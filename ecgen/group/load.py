"""A curve and trees of formulas -> the groups on it, one for each coordinate system that fits, with
proven candidates for every role.
"""

from dataclasses import dataclass, replace
from functools import partial
from types import SimpleNamespace
from typing import Any

from ecgen.errors import FormulaError, WrongFormula
from ecgen.formula.expression import evaluate
from ecgen.formula.formula import Formula
from ecgen.formula.lower import to_field_program
from ecgen.formula.model import System
from ecgen.formula.parameters import Modular, solve_equations
from ecgen.formula.shape import Shape
from ecgen.group.exceptions.proven import proven
from ecgen.group.forms import affine_form, make_form, neutral_values
from ecgen.group.isomorphic import Image, image_of
from ecgen.group.model import Form, Group, Refusal
from ecgen.group.roles import find_roles
from ecgen.group.roles_toml import RolesFile, read_roles
from ecgen.group.trees import SystemFolder, is_named, system_folders, system_of
from ecgen.kept import TALLY, cached_apart
from ecgen.kind.facts import KINDS
from ecgen.verify.algebra.fractions import FunctionField
from ecgen.verify.algebra.polynomial import PolynomialRing
from ecgen.verify.conditions import nonzero_variables
from ecgen.verify.maps.interpolation import prove_on
from ecgen.verify.system import check_neutral

Constants = tuple[tuple[str, Any], ...]  # integers, elements or tuples of them
GRID = range(5)
TINY = 1 << 16


def groups_of(curve: Any, extra: tuple[str, ...] = ()) -> tuple[Group, ...]:
    """Every group on a curve (anything with form, p, a, b, d, r, cofactor), in the order of their
    names, formulas of the trees and files `extra` among them. FormulaError for a tree that cannot
    be read; formulas that are not proven are listed as refused."""
    stated = getattr(curve, "endomorphism", None)
    equation = Equation(
        curve.form,
        curve.p,
        tuple((name, getattr(curve, name)) for name in KINDS[curve.form].constants),
        stated.constants if stated else (),
        getattr(curve, "nonresidue", None),
    )
    found: tuple[Group, ...] = _groups(equation, curve.cofactor % 2 == 1 and curve.r != 2, extra)
    return found


def find_group(curve: Any, name: str, extra: tuple[str, ...] = ()) -> Group:
    """The group of a system, by `system` or `shape/system`; FormulaError lists those that the curve
    has.
    """
    groups = groups_of(curve, extra)
    for group in groups:
        if is_named(group.name, name):
            return group
    raise FormulaError(
        f"The curve has no coordinate system `{name}`.", hint=_why_not(curve, name, groups, extra)
    )


def _why_not(curve: Any, name: str, groups: tuple[Group, ...], extra: tuple[str, ...]) -> str:
    known = f"It has {', '.join(group.name for group in groups) or 'none'}."
    for folder in system_folders(extra):
        if is_named(folder.name, name):
            try:
                constants = {n: getattr(curve, n) for n in KINDS[curve.form].constants}
                _parameters(curve.form, curve.p, constants, folder)
            except FormulaError as error:
                return f"{error.what} {known}"
            return f"{folder.name} describes curves of another equation. {known}"
    return f"{known} --formulas DIR adds a tree SHAPE/SYSTEM/OPERATION/NAME.op3."


@dataclass(frozen=True)
class Equation:
    """A curve's equation by its form and constants, modulo p or over the extension by
    `nonresidue`; `stated` are the constants of its endomorphisms."""

    form: str
    p: int
    constants: Constants
    stated: Constants = ()
    nonresidue: int | None = None


@cached_apart(256)
def _groups(curve: Equation, odd: bool, extra: tuple[str, ...]) -> tuple[Group, ...]:
    """`odd`: the curve has an odd number of points."""
    form, p, constants = curve.form, curve.p, curve.constants
    groups, others = [], []
    for folder in system_folders(extra):
        parameters = _fit(form, p, constants, folder)
        if wrong_neutral(folder) is not None:
            continue
        if parameters is not None:
            surface = _surface(form, p, dict(constants), folder)
            groups.append(
                _group(
                    folder,
                    system_of(folder),
                    p,
                    {name: value % p for name, value in curve.stated} | parameters,
                    odd,
                    surface,
                )
            )
        elif image := _image(form, p, constants, folder):
            others.append(_group(folder, image.system, p, image.powers | image.constants, odd))
    # those are given by constants of the curve itself
    maps = {group.system.shape for group in groups if group.endomorphisms}
    groups += [
        group for group in others if group.system.shape not in maps and not group.differential
    ]
    return tuple(
        replace(group, nonresidue=curve.nonresidue)
        for group in sorted(groups, key=lambda group: group.name)
    )


def _image(form: str, p: int, constants: Constants, folder: SystemFolder) -> Image | None:
    """The coordinates on an isomorphic curve for which the system's assumptions hold, None if there
    are none.
    """
    system = system_of(folder)
    values = _of_shape(form, p, dict(constants), system.shape) if KINDS[form].elliptic else None
    image = image_of(system, values, p) if values else None
    try:
        return image and replace(
            image,
            constants=solve_equations(
                system.assumes, image.constants, p, f"coordinate system {folder.name}", system.path
            ),
        )
    except FormulaError:
        return None


def _fit(form: str, p: int, constants: Constants, folder: SystemFolder) -> dict[str, int] | None:
    """The constants of the system on the curve, None if it is of other curves. FormulaError for a
    malformed file.
    """
    system_of(folder)
    try:
        return _parameters(form, p, dict(constants), folder)
    except FormulaError:
        return None  # the system's assumptions do not hold


def wrong_neutral(folder: SystemFolder) -> FormulaError | None:
    """What is wrong of the neutral element of a system."""
    try:
        check_neutral(system_of(folder))
    except FormulaError as error:
        return error
    return None


def left_out(curve: Any, extra: tuple[str, ...]) -> dict[str, FormulaError]:
    """The systems that are no groups on the curve for their neutral elements alone, with what is
    wrong of these.
    """
    constants = tuple((name, getattr(curve, name)) for name in KINDS[curve.form].constants)
    return {
        folder.name: error
        for folder in system_folders(extra)
        if (error := wrong_neutral(folder))
        and _fit(curve.form, curve.p, constants, folder) is not None
    }


def _parameters(
    form: str, p: int, constants: dict[str, Any], folder: SystemFolder
) -> dict[str, int] | None:
    """The constants of the folder's shape and system on the curve, None if the shape is of other
    curves.

    A constant that the curve does not name is 1 (the c of Edwards curves). FormulaError if an
    assumption does not hold.
    """
    system = system_of(folder)
    if system.shape.quotient:
        return _of_quotient(form, p, constants, folder)
    if system.shape.definition:
        values = _of_jacobian(system.shape, _list(constants), p)
    elif KINDS[form].elliptic:
        values = _of_shape(form, p, constants, system.shape)
    else:
        return None
    return (
        None
        if values is None
        else solve_equations(
            system.assumes, values, p, f"coordinate system {folder.name}", system.path
        )
    )


def _list(constants: dict[str, Any]) -> tuple[int, ...]:
    """Of the constants of a curve that is given by a list, that list; () of another one."""
    return next((value for value in constants.values() if isinstance(value, tuple)), ())


def _of_shape(form: str, p: int, constants: dict[str, int], shape: Shape) -> dict[str, int] | None:
    """The constants of a shape with which its equation is the curve's, None if there are none."""
    values = {name: constants.get(name, 1) % p for name in shape.parameters}
    return (
        values
        if len(shape.coordinates) == 2 and _same_equation(form, p, constants, shape, values)
        else None
    )


def require_on(surface: Any, formula: Formula) -> None:
    """FormulaError unless a formula on a quotient is proven on the surface at hand; over tiny
    fields, which have too few points for that, for other constants.
    """
    if surface and surface.p < TINY:
        proven(formula)
    elif surface and (why := prove_on(formula, to_field_program(formula), surface)):
        proven(formula)  # says more, where it is wrong for all constants
        raise WrongFormula(
            f"The formula {formula.name} is refused for these constants: {why}.", where=formula.path
        )
    elif surface:
        TALLY.proven.add(formula.name)


def _surface(form: str, p: int, constants: dict[str, Any], folder: SystemFolder) -> Any:
    """The surface that the curve is, in the system's shape, None if it is none."""
    surface, shape = KINDS[form].surface, system_of(folder).shape
    return surface(shape, p, _list(constants)) if surface and shape.quotient else None


def _of_quotient(
    form: str, p: int, constants: dict[str, Any], folder: SystemFolder
) -> dict[str, int] | None:
    """The same of a quotient, from its constants."""
    system = system_of(folder)
    if (surface := _surface(form, p, constants, folder)) is None:
        return None
    values = {name: value for name, value in surface.values if name in system.shape.parameters}
    return solve_equations(
        system.assumes, values, p, f"coordinate system {folder.name}", system.path
    )


def _of_jacobian(shape: Shape, f: tuple[int, ...], p: int) -> dict[str, int] | None:
    """The parameters with which y^2 = f(x) is the curve of the shape's definition, None if there
    are none: each coefficient of that is a parameter, or a number.
    """
    if not shape.definition or not f:
        return None
    ring, wanted, values = PolynomialRing(("x", *shape.parameters)), dict(enumerate(f)), {}
    field = FunctionField(ring)
    for (power, *exponents), coefficient in ring.terms(
        evaluate(shape.definition.curve, field.gen, field).numerator
    ):
        if int(power) not in wanted:
            return None  # curves of another degree
        named = [name for name, e in zip(shape.parameters, exponents) if e]
        value = wanted.pop(int(power))
        if named:
            values[named[0]] = value
        elif (value - int(coefficient)) % p:
            return None
    return None if any(value % p for value in wanted.values()) else values


def _same_equation(
    form: str, p: int, constants: dict[str, int], shape: Shape, values: dict[str, int]
) -> bool:
    """Whether the shape's equation is the curve's: polynomials of degree at most 4 in x and y that
    agree on a 5 by 5 grid.
    """
    elliptic = KINDS[form].elliptic
    assert elliptic is not None  # as of every form with an equation in x and y
    field, equation = Modular(p), elliptic.equation
    for x in GRID:
        for y in GRID:
            lookup = values | dict(zip(shape.coordinates, (x, y)))
            try:
                left, right = (
                    evaluate(side, lookup.__getitem__, field)
                    for side in (shape.equation.left, shape.equation.right)
                )
            except (ZeroDivisionError, KeyError):
                return False
            if (left - right - equation(SimpleNamespace(**constants), x, y)) % p:
                return False
    return True


def _group(
    folder: SystemFolder,
    system: System,
    p: int,
    parameters: dict[str, int],
    odd: bool,
    surface: Any = None,
) -> Group:
    file = read_roles(folder.path, system.coordinate_names())
    found = find_roles(folder, file, p, parameters, odd, partial(require_on, surface))
    forms = _forms(system, found.short, found.cached, parameters, p)
    stem = file.stem or "".join(c for c in system.name if c.isalnum()).lower()[:12]
    return Group(
        folder.name,
        stem,
        system,
        p,
        tuple(sorted(parameters.items())),
        forms,
        found.roles,
        found.formulas,
        found.refused,
        _zero(system, parameters, p),
        any(role.name in ("step", "ladder", "dadd", "mdadd") for role in found.roles),
        found.endomorphisms,
    )


def _forms(
    system: System,
    short: tuple[str, ...],
    cached: tuple[str, ...],
    parameters: dict[str, int],
    p: int,
) -> tuple[Form, ...]:
    plain = [
        make_form(name, system, coordinates, parameters, p)
        for name, coordinates in (("point", system.variables), ("short", short), ("cached", cached))
    ]
    mixed = [
        affine_form(name, system, coordinates, parameters, p)
        for name, coordinates in (("affine", system.variables), ("affine cached", cached))
    ]
    shared = tuple(v for v in system.variables if v not in dict(mixed[0].fixed))
    scale = tuple(v for v in system.variables if v not in shared)
    return (*plain, *mixed, make_form("co-z", system, shared, parameters, p), Form("scale", scale))


def _zero(system: System, parameters: dict[str, int], p: int) -> str:
    """A variable that is nonzero for every finite point and zero for the neutral element."""
    if system.shape.neutral or system.shape.quotient:
        return ""
    values = neutral_values(system, system.variables, parameters, p)
    found = dict(zip(system.variables, values)) if values else {}
    return next((v for v in nonzero_variables(system) if found.get(v) == 0), "")


__all__ = ["Refusal", "RolesFile", "find_group", "groups_of"]
