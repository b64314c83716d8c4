"""Conversions between forms, as field programs derived from the systems' equations: nothing is
written down per system.

Inputs and results are named by coordinates without numbers (X, YpX); affine ones are x, y. Where a
point has to be finite the programs say nothing of the neutral element: an inversion of zero gives
zero.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from ecgen.errors import FormulaError
from ecgen.formula.expression import Node, evaluate
from ecgen.formula.model import System
from ecgen.group.derived.moebius import constant_terms
from ecgen.group.derived.polynomials import Writer
from ecgen.group.isomorphic import are_alike, powers
from ecgen.group.model import Group
from ecgen.group.represent import affine_of
from ecgen.group.symbols import coordinate_values, with_derived
from ecgen.program.ir import FieldProgram, Op
from ecgen.verify.algebra.fractions import Fraction, FunctionField
from ecgen.verify.algebra.polynomial import PolynomialRing
from ecgen.verify.laws.weights import weights


@lru_cache(maxsize=512)
def to_affine(group: Group, form: str = "point") -> FieldProgram:
    """The coordinates of a point -> x, y (those that the system knows), with one inversion."""
    system = group.system
    field, writer, values = _start(group, group.form(form).coordinates)
    point = affine_of(system, field, values)
    if point is None:
        raise FormulaError(
            "The affine point cannot be had from these coordinates.",
            where=system.path,
            hint="`variables` needs lines such as `satisfying x = X/Z`.",
        )
    writer.prepare(list(point))
    names = tuple(c for c in system.shape.coordinates if c in _known(system))
    return writer.program(
        f"{group.stem}_to_affine", tuple(zip(names, map(writer.fraction, point), strict=True))
    )


def _known(system: System) -> tuple[str, ...]:
    return tuple(
        e.left.value
        for e in system.satisfying
        if e.left.op == "name" and e.left.value in system.shape.coordinates
    )


@lru_cache(maxsize=512)
def ratios(group: Group) -> FieldProgram:
    """The coordinates of a point -> x = nx / dx and y = ny / dy, without an inversion."""
    system = group.system
    field, writer, values = _start(group, group.form("point").coordinates)
    outputs: dict[str, Fraction] = {}
    for name, value in zip(_known(system), affine_of(system, field, values) or (), strict=True):
        below = field.constant(1)
        for i, exponent in value.denominators:
            for _ in range(exponent):
                below = field.mul(below, Fraction(field.factors[i]))
        outputs |= {f"n{name}": Fraction(value.numerator), f"d{name}": below}
    writer.prepare(list(outputs.values()))
    return writer.program(
        f"{group.stem}_ratios",
        tuple((name, writer.fraction(value)) for name, value in outputs.items()),
    )


@lru_cache(maxsize=512)
def divided(group: Group) -> tuple[FieldProgram, FieldProgram]:
    """`to_affine` in two: the coordinates -> d, which is to be inverted, and the coordinates and i
    = 1/d -> x, y.
    """
    whole = to_affine(group)
    inversions = [op for op in whole.ops if op.name == "inv"]
    if len(inversions) != 1:
        raise FormulaError(
            "The affine point is not had with one inversion.", where=group.system.path
        )
    (d,), (i,) = inversions[0].args, inversions[0].outs
    rest = tuple(op for op in whole.ops if op.name != "inv")
    first = replace(
        whole, name=f"{group.stem}_divisor", outputs=(("d", d),), ops=_needed(rest, {d})
    )
    return first, replace(
        whole,
        name=f"{group.stem}_by",
        inputs=(*whole.inputs, i),
        ops=_needed(rest, {value for _, value in whole.outputs}),
    )


def _needed(ops: tuple[Op, ...], wanted: set[str]) -> tuple[Op, ...]:
    """The operations on which the wanted values depend."""
    kept = []
    for op in reversed(ops):
        if wanted & set(op.outs):
            kept.append(op)
            wanted = wanted | set(op.args)
    return tuple(reversed(kept))


@lru_cache(maxsize=512)
def from_affine(group: Group, form: str = "point") -> FieldProgram:
    """x, y -> the coordinates of the point in a form, scaled so that nothing is divided where that
    is possible.
    """
    system = group.system
    own = group.form(form)
    field, writer, values = _start(group, system.shape.coordinates, of_system=False)
    found = coordinate_values(system, field, values)
    scaled = (
        found
        if own.fixed
        else _cleared(system, field, values, {v: found[v] for v in system.variables})
    )
    return _written(group, writer, scaled, own.coordinates, f"{group.stem}_from_affine")


@lru_cache(maxsize=512)
def between(source: Group, target: Group, form: str = "point") -> FieldProgram:
    """The coordinates of a finite point in one system -> those in another of the same curve,
    without an inversion; through the affine point, or its image where both are of the same
    isomorphic curve.
    """
    field, writer, values = _start(source, source.form("short").coordinates)
    system, own, others = target.system, dict(source.parameters), dict(target.parameters)
    alike = are_alike(own, others)
    values |= {n: field.one for n in powers(own) if alike}
    point = affine_of(source.system, field, values)
    if point is None or len(point) != len(system.shape.coordinates):
        raise FormulaError(
            f"{source.name} coordinates do not determine a point in {target.name}.",
            where=source.system.path,
        )
    affine = values | {
        n: field.constant(v)
        for n, v in others.items()
        if n in _constants(target) and (n not in values or (n in powers(others) and not alike))
    }
    affine |= dict(zip(system.shape.coordinates, point))
    found = coordinate_values(system, field, affine)
    scaled = _cleared(system, field, affine, {v: found[v] for v in system.variables})
    program = _written(
        target, writer, scaled, target.form(form).coordinates, f"{source.stem}_to_{target.stem}"
    )
    if any(own[n] != others.get(n, own[n]) for n in program.params if n in system.shape.parameters):
        raise FormulaError(
            f"{source.name} and {target.name} are coordinates of two curves, whose constants a"
            " conversion reads.",
            where=target.system.path,
        )
    return program


@lru_cache(maxsize=512)
def to_cached(group: Group) -> FieldProgram:
    """A point -> its table entry, by the definitions."""
    _field, writer, values = _start(group, group.system.variables)
    return _written(
        group, writer, values, group.form("cached").coordinates, f"{group.stem}_to_cached"
    )


@lru_cache(maxsize=512)
def from_cached(group: Group) -> FieldProgram:
    """A table entry -> the short form of the point, by solving the definitions, which have to be
    linear where a variable is missing.
    """
    cached, short = group.form("cached").coordinates, group.form("short").coordinates
    field, writer, _ = _start(group, cached)
    entries = {c: field.gen(c) for c in cached}
    missing = [v for v in short if v not in cached]
    found = {v: entries[v] for v in short if v in cached}
    if ratios := _from_ratios(group.system, field, entries):
        found = _cleared(group.system, field, {}, ratios)
    elif missing:
        found = _solved(group, field, entries, short)
        scale = max(
            (int(c.denominator) for v in found.values() for _, c in field.ring.terms(v.numerator)),
            default=1,
        )
        weight = weights(group.system)
        if scale > 1 and all(weight[v] == 1 for v in short):
            found = {v: field.mul(value, field.constant(scale)) for v, value in found.items()}
    return _written(group, writer, found, short, f"{group.stem}_from_cached")


def _from_ratios(
    system: System, field: FunctionField, entries: Mapping[str, Fraction]
) -> dict[str, Fraction]:
    """The variables, the first of them 1, from entries that are all ratios of two; empty where they
    are not, or leave one open.
    """
    derived, found = dict(system.derived), {system.variables[0]: field.one}
    rows = [
        (node.args[0].name, node.args[1].name, value)
        for name, value in entries.items()
        if (node := derived.get(name)) and node.op == "/"
    ]
    for _ in rows if len(rows) == len(entries) else ():
        for above, below, value in rows:
            if above in found and below not in found:
                found[below] = field.div(found[above], value)
            elif below in found and above not in found:
                found[above] = field.mul(found[below], value)
    return found if set(found) == set(system.variables) else {}


def _solved(
    group: Group, field: FunctionField, entries: Mapping[str, Fraction], wanted: tuple[str, ...]
) -> dict[str, Fraction]:
    """The variables from linear definitions with rational coefficients; FormulaError if they leave
    one open.
    """
    system, rows = group.system, []
    for name, value in entries.items():
        if name in system.variables:
            rows.append(({name: field.one}, value))
        elif (row := _linear(dict(system.derived)[name], system, field)) is not None:
            rows.append((row, value))
    found: dict[str, tuple[dict[str, Fraction], Fraction]] = {}
    for variable in system.variables:
        pivot = next((row for row in rows if variable in row[0]), None)
        if pivot is None:
            continue
        rows.remove(pivot)
        rows = [_minus(field, row, pivot, variable) for row in rows]
        found = {v: _minus(field, row, pivot, variable) for v, row in found.items()}
        factor = field.inverse(pivot[0][variable])
        found[variable] = (
            {v: field.mul(c, factor) for v, c in pivot[0].items()},
            field.mul(pivot[1], factor),
        )
    solved = {v: row[1] for v, row in found.items() if set(row[0]) == {v}}
    if open_ := [v for v in wanted if v not in solved]:
        raise FormulaError(
            f"The cached form does not determine {open_[0]}.",
            where=system.path,
            hint="Name more coordinates in `cached` of roles.toml.",
        )
    return solved


def _minus(
    field: FunctionField,
    row: tuple[dict[str, Fraction], Fraction],
    pivot: tuple[dict[str, Fraction], Fraction],
    variable: str,
) -> tuple[dict[str, Fraction], Fraction]:
    """The row with a multiple of the pivot taken off, so that the variable is gone."""
    if variable not in row[0]:
        return row
    factor = field.div(row[0][variable], pivot[0][variable])
    names = dict.fromkeys((*row[0], *pivot[0]))
    left = {
        n: field.sub(row[0].get(n, field.zero), field.mul(factor, pivot[0].get(n, field.zero)))
        for n in names
    }
    return {n: c for n, c in left.items() if not field.is_zero(c)}, field.sub(
        row[1], field.mul(factor, pivot[1])
    )


def _linear(node: Node, system: System, field: FunctionField) -> dict[str, Fraction] | None:
    """Coefficients of the variables in a definition that is linear in them with rational
    coefficients, None for others.
    """
    if not node.names() <= set(system.variables):
        return None
    zero = {v: field.zero for v in system.variables}
    units = {v: evaluate(node, (zero | {v: field.one}).__getitem__, field) for v in node.names()}
    doubled = {
        v: evaluate(node, (zero | {v: field.constant(2)}).__getitem__, field) for v in node.names()
    }
    every = evaluate(node, {v: field.one for v in system.variables}.__getitem__, field)
    total = field.zero
    for value in units.values():
        total = field.add(total, value)
    linear = all(
        field.is_zero(field.sub(doubled[v], field.mul(field.constant(2), c)))
        for v, c in units.items()
    )
    return units if linear and field.is_zero(field.sub(total, every)) else None


def _constants(group: Group) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*group.system.shape.parameters, *group.system.parameters)))


def _start(
    group: Group, inputs: tuple[str, ...], of_system: bool = True
) -> tuple[FunctionField, Writer, dict[str, Fraction]]:
    """A field in the inputs and constants, a writer on it, and the values of both, with what is
    derived from the inputs.
    """
    names = _constants(group)
    values: dict[str, Fraction]
    field = FunctionField(PolynomialRing((*inputs, *(n for n in names if n not in inputs))))
    values = {n: field.gen(n) for n in (*names, *inputs)}
    return (
        field,
        Writer(field, inputs, names),
        with_derived(group.system, field, values, values) if of_system else values,
    )


def _cleared(
    system: System,
    field: FunctionField,
    values: Mapping[str, Fraction],
    found: Mapping[str, Fraction],
) -> dict[str, Fraction]:
    """The coordinates scaled so that no denominator is left, where the weights allow that; derived
    names added.
    """
    if not any(value.denominators for value in found.values()):
        return with_derived(system, field, values, found)
    exponents: dict[int, int] = {}
    weight = weights(system)
    for v, value in found.items():
        for i, e in value.denominators:
            if weight[v] <= 0:
                return with_derived(system, field, values, found)
            exponents[i] = max(exponents.get(i, 0), -(-e // weight[v]))
    scaled = {}
    for v, value in found.items():
        for i, e in sorted(exponents.items()):
            for _ in range(e * weight[v]):
                value = _times_factor(field, value, i)
        scaled[v] = value
    return with_derived(system, field, values, scaled)


def _times_factor(field: FunctionField, value: Fraction, i: int) -> Fraction:
    """The fraction times a factor, cancelled where that is below it."""
    below = dict(value.denominators)
    if below.get(i):
        below[i] -= 1
        return Fraction(value.numerator, tuple(sorted((j, e) for j, e in below.items() if e)))
    return field.mul(value, Fraction(field.factors[i]))


def _written(
    group: Group,
    writer: Writer,
    found: Mapping[str, Fraction],
    coordinates: tuple[str, ...],
    name: str,
) -> FieldProgram:
    wanted = [found[c] for c in coordinates]
    writer.prepare(wanted)
    return writer.program(name, tuple((c, writer.fraction(found[c])) for c in coordinates))


@lru_cache(maxsize=512)
def off_surface(group: Group) -> FieldProgram:
    """The coordinates of a point -> `gap`, 0 where they satisfy the shape's equation; for affine
    coordinates that are ratios to one variable.
    """
    system = group.system
    below = {node.args[1].name for _, node in group.system.toaffine if node.op == "/"}
    if len(below) != 1 or len(system.shape.equations) != 1:
        raise FormulaError(
            "The equation of this shape cannot be tested in these coordinates.", where=system.path
        )
    _, writer, _ = _start(group, system.variables)
    constants = {name: (name, 0) for name in _constants(group)}
    ratios = {name: (node.args[0].name, 1) for name, node in system.toaffine}
    raised, equation = _Raised(writer, *below), system.shape.equation
    gap = raised.sub(
        *(
            evaluate(side, (constants | ratios).__getitem__, raised)
            for side in (equation.left, equation.right)
        )
    )
    return writer.program(f"{group.stem}_gap", (("gap", gap[0]),))


@lru_cache(maxsize=512)
def off_curve(group: Group) -> FieldProgram:
    """Affine coordinates -> `gap0`, `gap1` ..., one for each of the shape's equations, 0 where it
    holds.
    """
    shape = group.system.shape
    field, writer, values = _start(group, shape.coordinates, of_system=False)
    sides = [
        [evaluate(side, values.__getitem__, field) for side in (equation.left, equation.right)]
        for equation in shape.equations
    ]
    gaps = [(f"gap{i}", field.sub(*both)) for i, both in enumerate(sides)]
    writer.prepare([value for _, value in gaps])
    return writer.program(
        f"{group.stem}_off_curve", tuple((name, writer.fraction(value)) for name, value in gaps)
    )


def off_curve_alone(group: Group) -> FieldProgram:
    """Affine coordinates -> `gap`, 0 where the point over x = -u(0) with y = v(0), of which a class
    of degree 1 consists, is on the curve.
    """
    shape = group.system.shape
    assert shape.definition is not None  # as of every Jacobian
    field, writer, values = _start(group, shape.coordinates, of_system=False)
    root, y = (values[name] for name in constant_terms(shape))
    gap = field.sub(
        field.mul(y, y),
        evaluate(
            shape.definition.curve, (values | {"x": field.sub(field.zero, root)}).__getitem__, field
        ),
    )
    return writer.program(f"{group.stem}_off_curve_alone", (("gap", writer.fraction(gap)),))


class _Raised:
    """Values as numerators over powers of one variable, (name, exponent), for `evaluate`: without a
    division.
    """

    def __init__(self, writer: Writer, below: str):
        self.writer, self.below = writer, below

    def constant(self, value: int) -> tuple[str, int]:
        return self.writer.emit("const", const=value), 0

    def add(
        self, a: tuple[str, int], b: tuple[str, int], operation: str = "add"
    ) -> tuple[str, int]:
        high = max(a[1], b[1])
        return (
            self.writer.emit(operation, *(self._times(name, high - e) for name, e in (a, b))),
            high,
        )

    def sub(self, a: tuple[str, int], b: tuple[str, int]) -> tuple[str, int]:
        return self.add(a, b, "sub")

    def mul(self, a: tuple[str, int], b: tuple[str, int]) -> tuple[str, int]:
        return (
            self.writer.emit("sqr", a[0]) if a[0] == b[0] else self.writer.emit("mul", a[0], b[0])
        ), a[1] + b[1]

    def div(self, a: tuple[str, int], b: tuple[str, int]) -> tuple[str, int]:
        raise FormulaError("The equation of this shape divides.")

    def _times(self, name: str, exponent: int) -> str:
        return (
            self.writer.emit("mul", name, self.writer.monomial(((self.below, exponent),)))
            if exponent
            else name
        )


@lru_cache(maxsize=512)
def rescale(group: Group, shared: str) -> FieldProgram:
    """An affine point -> its co-z coordinates for the value of `shared`, a variable of weight one:
    Z -> X*Z^2, Y*Z^3 of Jacobian ones.
    """
    weight = weights(group.system)
    coordinates = group.form("co-z").coordinates
    if weight[shared] != 1 or any(weight[c] < 0 for c in coordinates):
        raise FormulaError(
            f"The coordinate {shared} does not scale a point by itself.", where=group.system.path
        )
    _field, writer, _ = _start(group, (*coordinates, shared))
    powers = {c: writer.monomial(((shared, weight[c]),)) if weight[c] else "" for c in coordinates}
    return writer.program(
        f"{group.stem}_rescale",
        tuple((c, writer.emit("mul", c, powers[c]) if powers[c] else c) for c in coordinates),
    )


SCALING = "scaling"  # the name of a scaling beside the coordinates of a point


@lru_cache(maxsize=512)
def scalings(group: Group, role: str) -> FieldProgram:
    """What changes by what a point is scaled, `SCALING` being s: "split" X, Y, Z -> X, Y and s = Z;
    "flatten" X, Y, Z, s -> X s^2, Y s^3 (of Jacobian coordinates) and s Z; "join" X, Y, s -> the
    point with Z = s; "unscale" X, Y, Z, s -> the point with Z s."""
    (z,), point, flat = (
        group.form("scale").coordinates,
        group.form("point").coordinates,
        group.form("affine").coordinates,
    )
    product = Op("mul", ("product",), (SCALING, z))

    def whole(scaling: str) -> tuple[tuple[str, str], ...]:
        return tuple((c, scaling if c == z else c) for c in point)

    ops: tuple[Op, ...]
    inputs: tuple[str, ...]
    outputs: tuple[tuple[str, str], ...]
    match role:
        case "split":
            inputs, ops, outputs = point, (), (*((c, c) for c in flat), (SCALING, z))
        case "flatten":
            own = rescale(group, z)
            inputs, outputs = (*point, SCALING), (*own.outputs, (SCALING, "product"))
            moved = tuple(
                replace(op, args=tuple(SCALING if a == z else a for a in op.args)) for op in own.ops
            )
            powers = tuple(op for op in moved if not set(op.args) & set(point))
            # of a table's entries each waits for the scaling of the one before it
            ops = (*powers, product, *(op for op in moved if op not in powers))
        case "join":
            inputs, ops, outputs = (*flat, SCALING), (), whole(SCALING)
        case _:
            inputs, ops, outputs = (*point, SCALING), (product,), whole("product")
    return FieldProgram(f"{group.stem}_{role}", inputs, outputs, ops)
