"""A role's candidate -> one FieldProgram, and its value on integers: what is compiled is what is
interpreted here.

Names follow the database: inputs X1 of P and X2 of Q, results X3 of r and X4 of u; in a ladder the
difference D is point 1, P and Q are 2 and 3, the results 4 and 5.
"""

from dataclasses import replace
from functools import lru_cache

from ecgen.errors import FormulaError
from ecgen.formula.expression import evaluate
from ecgen.formula.lower import to_field_program
from ecgen.formula.parameters import parameter_values
from ecgen.group.model import Candidate, Form, Group, Role
from ecgen.program.compose import compose
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.passes.number import drop_dead

LADDER = {"P": "2", "Q": "3", "D": "1", "r": "4", "s": "5"}
PLAIN = {"P": "1", "Q": "2", "r": "3", "u": "4"}


def numbers(role: Role) -> dict[str, str]:
    """The database's number of every argument of a role, by its name; a lone result of two points
    and their difference is 5.
    """
    if any(point.name == "D" for point in role.inputs):
        return LADDER if len(role.results) > 1 else LADDER | {"r": "5"}
    return PLAIN


@lru_cache(maxsize=1024)
def role_program(group: Group, role: Role, candidate: Candidate) -> FieldProgram:
    """The stages in a row, constants still by name. Its results have the names of the role's result
    forms: what a stage leaves as it was, or shares with another result, is copied."""
    programs = [to_field_program(group.formula(name)) for name in candidate.stages]
    whole = programs[0] if len(programs) == 1 else compose(programs, name=role.name)
    written, number = dict(whole.outputs), numbers(role)
    first = group.formula(candidate.stages[-1]).output_points()
    places = {point.name: str(index) for point, index in zip(role.results, first)}
    shared = {
        e.left.name: e.right.name
        for e in group.formula(candidate.stages[-1]).assumes
        if e.left.op == e.right.op == "name"
    }
    outputs = []
    for point in role.results:
        for c in group.form(point.form).coordinates:
            name = f"{c}{places.get(point.name, number[point.name])}"
            source = written.get(name) or written.get(shared.get(name, "")) or f"{c}{number['P']}"
            outputs.append((f"{c}{number[point.name]}", source))
    return drop_dead(
        with_derived_inputs(group, role, replace(whole, name=role.name, outputs=tuple(outputs)))
    )


def with_derived_inputs(group: Group, role: Role, program: FieldProgram) -> FieldProgram:
    """The program of a role on the coordinates that its forms hold: others that it reads are
    computed first.
    """
    number = numbers(role)
    inputs = tuple(
        f"{c}{number[point.name]}"
        for point in role.inputs
        for c in group.form(point.form).coordinates
    )
    derived = _Derived(group, inputs)
    for name in program.inputs:
        derived.make(name)
    return replace(program, inputs=inputs, ops=(*derived.ops, *program.ops))


class _Derived:
    """Coordinates that formulas read and forms do not hold (WW = W^2), computed from those that
    they do; a field for `evaluate`.
    """

    def __init__(self, group: Group, inputs: tuple[str, ...]):
        self.system, self.known, self.stem = group.system, set(inputs), ""
        self.ops: list[Op] = []

    def make(self, name: str) -> None:
        """Operations that define a name, if it is derived and not known yet."""
        coordinate, index = self.system.split(name) or ("", 0)
        if name in self.known or coordinate not in dict(self.system.derived):
            return
        node = dict(self.system.derived)[coordinate]
        for other in sorted(node.names()):
            self.make(f"{other}{index}")
        self.known.add(name)
        self.stem = name
        value = evaluate(node, lambda other: f"{other}{index}", self)
        self.ops[-1] = replace(self.ops[-1], outs=(name,))
        if value in {arg for op in self.ops for arg in op.args}:
            raise FormulaError(
                f"{coordinate} cannot be computed from the coordinates of a point.",
                where=self.system.path,
            )

    def _emit(self, operation: str, *args: str) -> str:
        out = f"{self.stem}_{len(self.ops)}"
        self.ops.append(Op(operation, (out,), args))
        return out

    def mul(self, a: str, b: str) -> str:
        return self._emit("sqr", a) if a == b else self._emit("mul", a, b)

    def add(self, a: str, b: str) -> str:
        return self._emit("add", a, b)

    def sub(self, a: str, b: str) -> str:
        return self._emit("sub", a, b)

    def div(self, a: str, b: str) -> str:
        raise FormulaError(
            "A coordinate that is divided is no coordinate of a point in memory.",
            where=self.system.path,
            hint="Name it in `cached` of roles.toml.",
        )

    def constant(self, value: int) -> str:
        raise FormulaError(
            "A coordinate with a constant is no coordinate of a point in memory.",
            where=self.system.path,
            hint="Name it in `cached` of roles.toml.",
        )


@lru_cache(maxsize=1024)
def _constants(group: Group, stages: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    found: dict[str, int] = {}
    for name in stages:
        formula = group.formula(name)
        found |= parameter_values(
            formula,
            {
                n: v
                for n, v in group.parameters
                if n in formula.system.shape.parameters
                or (name in group.endomorphisms and n in formula.parameters)
            },
            group.p,
        )
    return tuple(found.items())


def constants(group: Group, stages: tuple[str, ...]) -> dict[str, int]:
    """The constants that the formulas of some stages read, modulo p."""
    return dict(_constants(group, stages))


__all__ = ["Form", "constants", "numbers", "role_program"]
