"""An endomorphism of a group -> the program of its coordinates in a form, and its eigenvalue on the
curve's generator.

That the map is one of the curve to itself and fixes O is proven with its formula
(verify/maps/endomorphism.py), so that it is a homomorphism; which root of its equation its
eigenvalue is, the generator says.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from ecgen.errors import FormulaError
from ecgen.extension import Element
from ecgen.formula.expression import Node
from ecgen.formula.lower import to_field_program
from ecgen.group.model import Group
from ecgen.group.program import constants
from ecgen.group.represent import coordinates, to_affine
from ecgen.kind import law
from ecgen.program.interpret import interpret
from ecgen.program.ir import FieldProgram, Op
from ecgen.residues import inverse
from ecgen.verify.identity import Failure
from ecgen.verify.maps.curve_map import Vanishing, ground_of, proven_on
from ecgen.verify.maps.endomorphism import eigenvalue_on


@dataclass(frozen=True)
class Image:
    """The coordinates of f(P) in a form from those of P, by their names without numbers, and the
    program's constants. `zeros`: the points where all results vanish, so that the formula fails;
    none where each coordinate is a multiple of the same one of P or of its conjugate."""

    program: FieldProgram
    constants: tuple[tuple[str, int | Element], ...]
    zeros: Vanishing = Vanishing((), False)

    def of(
        self, values: Mapping[str, Any], p: int, run: Callable[..., Any] = interpret
    ) -> dict[str, Any]:
        known = {**values, **dict(self.constants)}
        found: dict[str, Any] = run(
            self.program, {n: known[n] for n in (*self.program.inputs, *self.program.params)}, p
        )
        return found


@dataclass(frozen=True)
class Monomial:
    """factor * X, or factor * conj(X), where X is what is mapped."""

    factor: Any  # an integer, or an element of the extension
    conj: bool | None = False  # None of a constant, which is its own image


@lru_cache(maxsize=256)
def image(group: Group, name: str, form: str = "point") -> Image | None:
    """The image in a form; None if the coordinates do not determine it."""
    own = group.form(form)
    if form == "point" and not _monomials(group, name):
        return _whole(group, name)
    mapped = {c: _mapped(group, name, c) for c in own.coordinates}
    found = {c: m for c, m in mapped.items() if m is not None}
    if len(found) < len(mapped) or any(
        (m := _mapped(group, name, c)) is None
        or m.factor * _conj(value, m.conj) % group.p != value % group.p
        for c, value in own.fixed
    ):
        return None
    ops, outputs, params = [], [], []
    for c, m in found.items():
        value = c
        if m.conj:
            ops.append(Op("conj", (f"{c}_c",), (value,)))
            value = f"{c}_c"
        if m.factor == group.p - 1:
            ops.append(Op("neg", (f"{c}_k",), (value,)))
        elif m.factor != 1:
            params.append((f"k{c}", m.factor))
            ops.append(Op("mul", (f"{c}_k",), (f"k{c}", value)))
        outputs.append((c, f"{c}_k" if m.factor != 1 else value))
    return Image(
        FieldProgram(
            f"{group.stem}_endo",
            own.coordinates,
            tuple(outputs),
            tuple(ops),
            tuple(n for n, _ in params),
        ),
        tuple(params),
    )


def _whole(group: Group, name: str) -> Image | None:
    """The formula itself, from point to point."""
    whole = to_field_program(group.formula(name))
    names = {n: group.system.placed(n)[0] for n in whole.inputs}
    written = {group.system.placed(public)[0]: value for public, value in whole.outputs}
    if not set(group.system.variables) <= set(written):
        return None
    made = {
        out: f"{out}_in" if out in names.values() else out for op in whole.ops for out in op.outs
    }
    names |= made
    written = {c: names.get(value, value) for c, value in written.items()}
    ops = tuple(
        replace(
            op,
            outs=tuple(names[out] for out in op.outs),
            args=tuple(names.get(a, a) for a in op.args),
        )
        for op in whole.ops
    )
    variables = group.form("point").coordinates
    program = FieldProgram(
        f"{group.stem}_endo",
        variables,
        tuple((c, written[c]) for c in variables),
        ops,
        whole.params,
        whole.source,
    )
    values = constants(group, (name,))
    if isinstance(
        zeros := proven_on(
            group.formula(name),
            whole,
            ground_of(group.formula(name), dict(group.parameters) | values, group.p),
        ),
        Failure,
    ):
        raise FormulaError(
            f"{name} is no map of the curve to itself: {zeros.what}.",
            where=group.formula(name).path,
        )
    return Image(program, tuple(sorted(values.items())), zeros)


@lru_cache(maxsize=256)
def _monomials(group: Group, name: str) -> dict[str, Monomial] | None:
    """Each variable's image, where every one is a multiple of the variable or its conjugate, else
    None.
    """
    whole, known = to_field_program(group.formula(name)), constants(group, (name,))
    held: dict[str, tuple[str, Monomial]] = {
        n: (group.system.placed(n)[0], Monomial(1)) for n in whole.inputs
    }
    for op in whole.ops:
        args: list[Any] = [held.get(a, known.get(a)) for a in op.args]
        value: tuple[str, Monomial]
        match op.name, args:
            case "copy", [(c, m)]:
                value = c, m
            case "conj", [(c, m)]:
                value = c, Monomial(_conj(m.factor, True), not m.conj)
            case "neg", [(c, m)]:
                value = c, Monomial(-m.factor % group.p, m.conj)
            case "mul", ([(c, m), factor] | [factor, (c, m)]) if not isinstance(factor, tuple):
                value = c, Monomial(m.factor * factor % group.p, m.conj)
            case _:
                return None
        held[op.outs[0]] = value
    found = {}
    for public, out in whole.outputs:
        c, m = held[out]
        if c != group.system.placed(public)[0]:
            return None
        found[c] = m
    return found


def _mapped(group: Group, name: str, coordinate: str) -> Monomial | None:
    """The image of a variable, or of what is derived as a product of variables and constants; None
    of anything else.
    """
    found = _monomials(group, name)
    if found is None or coordinate in group.system.variables:
        return found.get(coordinate) if found else None
    node, known = dict(group.system.derived).get(coordinate), dict(group.parameters)

    def walk(node: Node) -> Monomial | None:
        """The factor by which the image of a product differs from the product, or its conjugate."""
        match node.op:
            case "name" if node.name in known:
                return Monomial(known[node.name], None)
            case "name":
                return _mapped(group, name, node.name)
            case "*":
                a, b = map(walk, node.args)
                if a is None or b is None or (None not in (a.conj, b.conj) and a.conj != b.conj):
                    return None
                turned = b.conj if a.conj is None else a.conj
                return Monomial(_share(a, turned) * _share(b, turned) % group.p, turned)
            case "^" if (a := walk(node.args[0])) is not None:
                return Monomial(pow(a.factor, node.number, group.p), a.conj)
        return None

    def _share(m: Monomial, turned: bool | None) -> Any:
        """Of a constant k the k / conj(k) that the conjugate of the product lacks."""
        return (
            m.factor
            if m.conj is not None or turned is None
            else m.factor * inverse(_conj(m.factor, turned), group.p) % group.p
        )

    result = walk(node) if node is not None else None
    return None if result is None or result.conj is None else result


def _conj(value: Any, turned: bool | None) -> Any:
    return value.conj() if turned and isinstance(value, Element) else value


def eigenvalue(group: Group, name: str, curve: Any) -> int:
    """The l modulo r, not 0 or 1, with f(G) = l G for the base point G of a curve; FormulaError if
    no root of the stated equation is it.
    """
    formula = group.formula(name)
    if formula.eigenvalue is None:
        raise FormulaError(
            f"{name} states no equation of its eigenvalue.",
            where=formula.path,
            hint="Add a line such as `eigenvalue l^2+l+1 = 0`.",
        )
    base = curve.base
    own = image(group, name)
    assert own is not None  # as of every map of points
    found = own.of(
        dict(zip(group.form("point").coordinates, coordinates(group, "point", base))), group.p
    )
    mapped = to_affine(group, tuple(found[c] for c in group.form("point").coordinates))
    return eigenvalue_on(
        formula.eigenvalue,
        curve.r,
        lambda root: root > 1 and law.multiply(curve, root, base) == mapped,
    )
