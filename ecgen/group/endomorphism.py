"""An endomorphism of a group -> the program of its coordinates in a form, and its eigenvalue on the curve's generator.

That the map is one of the curve to itself and fixes O is proven with its formula (verify/endomorphism.py), so that it is a homomorphism;
which root of its equation its eigenvalue is, the generator says.
"""

from dataclasses import replace
from functools import lru_cache

from ecgen.curve import group as law
from ecgen.errors import FormulaError
from ecgen.formula.lower import to_field_program
from ecgen.group.model import Group
from ecgen.group.program import constants
from ecgen.group.represent import coordinates, to_affine
from ecgen.program.interpret import interpret
from ecgen.program.ir import FieldProgram
from ecgen.verify.endomorphism import eigenvalue_on


@lru_cache(maxsize=256)
def image(group: Group, name: str, form: str = "point") -> "FieldProgram | None":
    """The coordinates of f(P) in a form from those of P, by their names without numbers; None if they do not determine them, or a derived
    coordinate or a constant of the form depends on one that changes."""
    whole, wanted = to_field_program(group.formula(name)), group.form(form).coordinates
    names = {n: group.system.split(n)[0] for n in whole.inputs}
    written = {group.system.split(public)[0]: value for public, value in whole.outputs}
    source = {out: op.args[0] for op in whole.ops if op.name == "copy" for out in op.outs}
    kept = {c for c in group.system.variables if names.get(source.get(written[c], written[c])) == c}
    derived = dict(group.system.derived)
    if any(c in derived and not derived[c].names() & set(group.system.variables) <= kept for c in wanted) or any(
            c not in kept for c, _ in group.form(form).fixed if c in group.system.variables):  # fmt: skip
        return None
    outputs = tuple((c, names.get(written[c], written[c]) if c in written and c not in kept else c) for c in wanted)
    ops, needed = [], {value for _, value in outputs}
    for op in reversed(whole.ops):
        if needed & set(op.outs):
            ops.append(replace(op, args=tuple(names.get(a, a) for a in op.args)))
            needed |= set(ops[-1].args)
    known = {out for op in ops for out in op.outs}
    if not needed - known <= {*wanted, *whole.params}:
        return None
    return FieldProgram(f"{group.stem}_endo", wanted, outputs, tuple(reversed(ops)), tuple(p for p in whole.params if p in needed), whole.source)


def eigenvalue(group: Group, name: str, curve) -> int:
    """The l modulo r, not 0 or 1, with f(G) = l G for the base point G of a curve; FormulaError if no root of the stated equation is it."""
    formula = group.formula(name)
    if formula.eigenvalue is None:
        raise FormulaError(f"{name} states no equation of its eigenvalue.", where=formula.path, hint="Add a line such as `eigenvalue l^2+l+1 = 0`.")
    base, program = (curve.gx, curve.gy), image(group, name)
    values = dict(zip(program.inputs, coordinates(group, "point", base))) | {n: v for n, v in constants(group, (name,)).items() if n in program.params}
    found = interpret(program, values, group.p)
    mapped = to_affine(group, tuple(found[c] for c in group.form("point").coordinates))
    return eigenvalue_on(formula.eigenvalue, curve.r, lambda root: root > 1 and law.multiply(curve, root, base) == mapped)
