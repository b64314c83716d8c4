"""CP-SAT, the constraint solver of OR-Tools: with one worker, a fixed seed and a limit in
deterministic time its answers are the same on every host.
"""

from dataclasses import dataclass
from typing import Any

from ecgen.errors import ToolError


def cp_sat(what: str, more: str = "") -> Any:
    """The solver's module; a ToolError, which says `what` is not to be had, without OR-Tools."""
    try:
        from ortools.sat.python import cp_model
    except ImportError:
        raise ToolError(
            f"OR-Tools is not installed, and {what} without it.",
            hint=f"Install it: pip install 'ecgen-asm[solver]'.{more}",
        ) from None
    return cp_model


@dataclass(frozen=True)
class Answer:
    """`solver` has the values of variables where a solution `is_found`."""

    solver: Any
    is_found: bool
    is_optimal: bool
    is_infeasible: bool

    @property
    def bound(self) -> int:
        """The least integer that the objective may be."""
        return -int(-self.solver.best_objective_bound // 1)


def ask(module: Any, cp: Any, effort: float, linearization: int | None = None) -> Answer:
    """What the solver says of a model within `effort` units of its deterministic time."""
    solver = module.CpSolver()
    # else Ctrl-C kills the process from the first solution on
    solver.parameters.catch_sigint_signal = False
    solver.parameters.num_workers = 1
    solver.parameters.random_seed = 1
    if linearization is not None:
        solver.parameters.linearization_level = linearization
    solver.parameters.max_deterministic_time = effort
    status = solver.solve(cp)
    return Answer(
        solver,
        status in (module.OPTIMAL, module.FEASIBLE),
        status == module.OPTIMAL,
        status == module.INFEASIBLE,
    )
