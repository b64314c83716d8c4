"""How a library runs on a machine that lacks its instruction set: the set's record names a module,
whose EMULATION is one value of the class here. What runs libraries asks it, and names no set.
"""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from ecgen.isa.facts import FACTS
from ecgen.library.facts.spec import RoutineSpec
from ecgen.run.emitted import Emitted
from ecgen.run.finding import Finding
from ecgen.run.verdict import Verdict

Steps = Iterator[tuple[str, Callable[[], "Verdict | None"]]]


class Toolchain(Protocol):
    """What compiles for the instruction set: the command, and its flags for a level."""

    @property
    def compile(self) -> tuple[str, ...]: ...

    def target_flags(self, level: str) -> tuple[str, ...]: ...


class Outcome(Protocol):
    """After a call: modelled cycles and fetch stalls among them by profile, bytes of stack, a trace
    that differs where the way or the addresses do, registers that were not kept."""

    @property
    def cycles(self) -> dict[str, int]: ...

    @property
    def stalls(self) -> dict[str, int]: ...

    @property
    def stack(self) -> int: ...

    @property
    def trace(self) -> Hashable: ...

    @property
    def clobbered(self) -> tuple[str, ...]: ...


class Emulated(Protocol):
    """What `run.emitted.Loaded` is for a library of this machine: the same `names`, `run`, `entry`
    and `function`; and what they cost."""

    emitted: Emitted
    last: Any  # the Outcome of the last call

    def names(self) -> tuple[str, ...]: ...

    def run(
        self, routine: RoutineSpec, count: int, data: bytes, alias: tuple[int, ...] | None = None
    ) -> tuple[int, bytes]: ...

    def entry(self, name: str, out_bytes: int, *inputs: bytes) -> tuple[int, bytes]: ...

    def function(self, name: str, result: Any) -> Callable[..., Any]: ...

    def call_routine(self, routine: RoutineSpec, data: bytes) -> Outcome:
        """One call of a hidden routine, every buffer its own; `data` as the shim reads it."""

    def code_bytes(self, name: str) -> int:
        """The bytes of code of a function or routine."""

    def spent(self) -> dict[str, int]:
        """Function -> cycles of its own code in the last call, the largest first."""


class PaintedStack(Protocol):
    """A library whose functions are called on a painted stack: what the last call left there, and
    in the registers that it need not keep, whose words have names. `moved`: bytes by which the
    stack begins lower."""

    emitted: Emitted
    moved: int

    @property
    def stack(self) -> bytes: ...

    @property
    def registers(self) -> bytes: ...

    def register(self, word: int) -> str: ...

    def function(self, name: str, result: Any) -> Callable[..., Any]: ...


@dataclass(frozen=True)
class Emulation:
    """`require`: ToolError without what it needs; `toolchain`: the one of that name, else the first
    that is installed; `build`: library and shim as a program; `opened`: that program, to be called,
    with cycles where it is `timed`; `painted`: the same on a painted stack, as check/erased.py
    wants it, None where the stack cannot be looked at. `calls` are the steps of `ecgen check`
    before the computations, `afterwards` those behind them, of the answers that are known;
    computations are made `share` times as often as natively. `ecgen bench` tells what is spent of
    `unit` on `cpu` under `profile`. `findings`, `programs` (command, what it is for, Debian's
    package) and `uses` (what other programs and packages of Python are for) are for `ecgen
    doctor`."""

    cpu: str
    profile: str
    share: float
    require: Callable[[], None]
    toolchain: Callable[[str | None], Any]
    build: Callable[[Emitted, Any, Path], Path]
    opened: Callable[..., Any]
    calls: Callable[[Any], Steps]
    afterwards: Callable[[Emitted, Any, Any, Path], Steps]
    painted: Callable[[Any], PaintedStack] | None = None
    findings: Callable[[], list[Finding]] = list
    programs: tuple[tuple[str, str, str], ...] = ()
    uses: dict[str, str] = field(default_factory=dict)
    unit: str = "cycles"


def emulation_of(isa: str) -> Emulation:
    """That of an instruction set whose libraries do not run natively."""
    found: Emulation = import_module(FACTS[isa].emulation).EMULATION
    return found


def emulations() -> list[Emulation]:
    """Those of all instruction sets."""
    return [emulation_of(isa) for isa, record in FACTS.items() if record.emulation]
