"""A library on its way from what is asked for to its files: one value, which stages fill in."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ecgen.curve.model import Curve
from ecgen.isa.target import Target
from ecgen.library.facts.spec import LibrarySpec
from ecgen.library.pipeline.options import BuildOptions
from ecgen.library.routines.assembly import Assembly, Progress, silent
from ecgen.library.walks.plan import Walks

if TYPE_CHECKING:
    from ecgen.library.packed.points import PackedCode

NOT_YET: Any = None  # until a stage fills it in


@dataclass(frozen=True)
class Weighed:
    """A unit of vectors, "" for general registers, that --vector auto chose among: the modelled
    core cycles of the multiplication in constant time and, where functions of eight are asked for,
    of one of eight, or `why` there are none. `is_least`: it takes so many or more, and is not made.
    """

    unit: str
    cycles: float | None
    of_eight: float = 0
    why: str = ""
    is_least: bool = False


@dataclass(frozen=True)
class Build:
    """What is asked for: the curve, the CPU as its file says, options, the known answers that the
    library's test carries; `progress` hears of each stage, and of each routine in it. `warnings`
    are those of the curve's strength.

    `general` is the CPU as code on general registers uses it, which does without the extensions
    `unused`, so that it runs where they are missing. `spec`, `assembly` and `packed` are what there
    is of the library so far; of an outline the assembly has only what choices rest on, and with
    `brief` no walks but the multiplications. `weighed` are the units that --vector auto chose
    among. Routines that `before` has are taken from there.
    """

    curve: Curve
    target: Target
    options: BuildOptions
    answers: tuple = ()
    progress: Progress = silent
    warnings: tuple[str, ...] = ()
    unused: tuple[str, ...] = ()
    brief: bool = False
    is_outline: bool = False
    before: Assembly | None = None
    general: Target = NOT_YET
    plan: Walks = NOT_YET
    spec: LibrarySpec = NOT_YET
    assembly: Assembly = NOT_YET
    packed: "PackedCode | None" = None
    weighed: tuple[Weighed, ...] = ()
    files: dict[str, str] = field(default_factory=dict)
