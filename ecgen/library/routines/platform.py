"""What the routines of one library are made for."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

from ecgen.curve.model import Curve
from ecgen.field.representation import Representation
from ecgen.isa.backends import back_end
from ecgen.isa.represent import considered, represent
from ecgen.isa.target import Target
from ecgen.library.facts.choices import Choice, load_choices
from ecgen.limb.builder import Known
from ecgen.program.ops import Table, extended, fusion_rows

FUSIONS = "constants"


@dataclass(frozen=True)
class Platform:
    """A curve on a CPU: its prime as elements are held, the back end with its orders, ABI and red
    zone, the table of operations, the choices that were recorded for the CPU, and what lowerings
    have found so far."""

    curve: Curve
    target: Target
    prime: Representation
    backend: Any
    table: Table
    choices: Mapping[tuple[str, str, int, bool], Choice] = field(default_factory=dict)
    known: Known = field(default_factory=dict)

    @property
    def isa(self) -> ModuleType:
        return back_end(self.target.isa)

    def lower(self, routine: Any, care: dict[str, int] | None = None, **more: Any) -> Any:
        """A routine over F_p as limbs; what `care` names with more care."""
        more = {"care": care, "known": self.known, **more}
        return self.isa.lower_routine(routine, self.prime, self.table, self.target.level, **more)


def platform_of(
    curve: Curve,
    target: Target,
    prime: Representation | None = None,
    abi: str = "sysv",
    red_zone: bool = True,
) -> Platform:
    """The platform of a build; None: elements in the representation that is cheapest."""
    recorded = target.level == target.data.get("level")
    isa, prime = back_end(target.isa), prime or represent(curve.p, target)
    found = [each.found for each in considered(curve.p, target) if each.field == prime]
    return Platform(
        curve,
        target,
        prime,
        isa.backend_of(target, abi, red_zone),
        extended(fusion_rows(FUSIONS)),
        load_choices(*target.choice_files) if recorded else {},
        {(prime, isa.lowerings(prime, target.level)): dict(each) for each in found},
    )
