"""Operations for execute.py that run the field programs of the formulas which a plan names.

So a plan is executed with the very programs that are compiled: exceptional inputs of the formulas, scalings and
missing coordinates show up as they would on the machine. `run` evaluates a program and may be any interpreter.
"""

from collections.abc import Callable
from dataclasses import dataclass

from ecgen.curve.model import Curve
from ecgen.formula import load, parameter_values, to_field_program
from ecgen.program.compose import compose
from ecgen.program.interpret import interpret
from ecgen.program.ir import FieldProgram
from ecgen.scalar.execute import operations_for
from ecgen.scalar.formula_names import FormulaUse
from ecgen.scalar.plan import ScalarPlan

Run = Callable[[FieldProgram, dict[str, int], int], dict[str, int]]
POINT = ("X", "Y", "Z", "T")


def program_of(use: FormulaUse) -> FieldProgram:
    """The composed program of a use, parameters still free."""
    return compose([to_field_program(load(name)) for name in use.names], name=use.role)


def parameters_of(use: FormulaUse, curve: Curve) -> dict[str, int]:
    """Values of all curve constants and derived parameters that the formulas of `use` read."""
    values = {}
    for name in dict.fromkeys(use.names):
        values |= parameter_values(load(name), curve.parameters, curve.p)
    return values


@dataclass(frozen=True)
class Operations:
    """The methods that execute.py calls; `plain` lifts and normalises, `programs` maps roles to programs."""

    plain: object
    p: int
    entry: tuple[str, ...]
    programs: dict[str, tuple[FieldProgram, dict[str, int]]]
    run: Run

    @property
    def neutral(self):
        return self.plain.neutral

    def lift(self, point):
        return self.plain.lift(point)

    def to_affine(self, point):
        return self.plain.to_affine(point)

    def call(self, role: str, first, second=(), second_names=()) -> dict[str, int]:
        """Results of the program of `role` on a point (suffix 1) and an entry (suffix 2)."""
        program, parameters = self.programs[role]
        values = {f"{name}1": value for name, value in zip(POINT, first, strict=False)}
        values |= {f"{name}2": value for name, value in zip(second_names, second, strict=False)}
        return self.run(program, {name: values[name] for name in program.inputs} | parameters, self.p)

    def point(self, results: dict[str, int], index: int = 3):
        """The point that the results hold; a T that the formula omits is absent."""
        return tuple(results[f"{name}{index}"] for name in POINT if f"{name}{index}" in results)

    def dbl(self, first):
        return self.point(self.call("dbl", first))

    def dbl_t(self, first):
        return self.point(self.call("dbl_t" if "dbl_t" in self.programs else "dbl", first))

    def add(self, first, entry):
        return self.point(self.call("add", first, entry, self.entry))

    def madd(self, first, entry):
        return self.point(self.call("madd", first, entry, self.entry))

    def dbladd(self, first, entry):
        if "dbladd" not in self.programs:
            return self.add(self.dbl(first), entry)
        return self.point(self.call("dbladd", first, entry, self.entry))

    def to_cached(self, point):
        if "to_cached" not in self.programs:
            return point
        results = self.call("to_cached", point)
        known = dict(zip(POINT, point, strict=False))
        return tuple(results[f"{name}3"] if f"{name}3" in results else known[name] for name in self.entry)

    def coz_init(self, affine):
        results = self.call("coz_init", affine)
        twice = self.point(results)
        return twice, (results["X4"], results["Y4"], twice[2])

    def coz_add(self, twice, point):
        results = self.call("coz_add", twice, point, ("X", "Y"))
        total = self.point(results)
        return total, (results["X4"], results["Y4"], total[2])


def operations_of(curve: Curve, part: ScalarPlan, run: Run = interpret) -> Operations:
    """Operations that run the formulas of `part` on `curve`."""
    programs = {
        use.role: (program_of(use), parameters_of(use, curve)) for use in part.formulas if use.role != "dbl_run"
    }
    return Operations(operations_for(part.system, curve), curve.p, part.table.coordinates, programs, run)
