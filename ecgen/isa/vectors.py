"""What the house knows of vectors beside an instruction set: one record, exported by a folder of
its own as `record.RECORD`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from ecgen.limb.lanes.ir import LANES, REAL, VectorProgram
from ecgen.machine.ir import MachineProgram
from ecgen.machine.table import InstructionTable
from ecgen.program.passes.tower import whole_of


@dataclass(frozen=True)
class VectorRoutine:
    """A VectorProgram under a C signature: `arguments` are (name, "in" or "out", limbs), 32 bytes a
    limb.
    """

    name: str
    vectors: VectorProgram
    arguments: tuple[tuple[str, str, tuple[str, ...]], ...]
    comment: str = ""


@dataclass(frozen=True)
class EmittedVectors:
    """One routine as text and data. `constants` lie behind `label`; `stack` counts bytes below the
    return address.
    """

    name: str
    lines: tuple[str, ...]
    label: str
    constants: tuple[str, ...]
    machine: MachineProgram
    routine: VectorRoutine
    stack: int
    instructions: int


@dataclass(frozen=True)
class VectorUnit:
    """What the lanes of a CPU are made of: the CPUID flags demanded, what the code is called, the
    field in lanes of a prime (RealField, ScaledField, ShortField, MontgomeryField), the operation
    whose figures the [vector] table of a CPU file must have, checked machine code of a routine, its
    vector registers, whether valgrind knows its instructions, and how many lanes a vector has:
    where they are more than those of a program, all do what these do. `kind` and `counted` are
    those of its fields; `figures` are the rows of [vector] that go with the operation."""

    extensions: tuple[str, ...]
    isa: str
    field: Callable
    operation: str
    emit: Callable[[VectorRoutine], EmittedVectors]
    registers: int
    watched: bool = True
    lanes: int = LANES
    kind: str = REAL
    counted: bool = False
    figures: tuple[str, ...] = ()


@dataclass(frozen=True)
class VectorSet:
    """`beside`: the instruction set whose code calls routines of these; `units`, the best first,
    are tried against a CPU file; those of `batches` have lanes that never meet, an instance in
    each. `core_of(data, where, registers, unit)` reads its [vector] table into a core on which the
    code of a unit runs, whose `time(program)` is the modelled one, of which
    `multiplier_bound(program)` for multiplications alone; `listing(emitted)`: instructions as
    lines; `frame_notes(emitted)`: the whole routine, with what unwinds it. `decode(code, arguments,
    isa)`: (machine program, constants) that bytes are, which `validate` takes;
    `stack_of(program)`: the bytes that it takes below the return address; `lanes_of(isa)`: those of
    its registers, and of a vector in its arguments; `instructions_of(name)`: those of an operation
    of [vector], in all units."""

    name: str
    title: str
    beside: str
    table: InstructionTable
    units: tuple[VectorUnit, ...]
    core_of: Callable
    listing: Callable[[EmittedVectors], list[str]]
    frame_notes: Callable[[EmittedVectors], list[str]]
    decode: Callable
    validate: Callable
    stack_of: Callable
    lanes_of: Callable
    instructions_of: Callable
    batches: tuple[VectorUnit, ...] = ()

    def unit(self, isa: str) -> VectorUnit:
        """The unit whose code is called so."""
        return next(unit for unit in (*self.units, *self.batches) if unit.isa == isa)

    @property
    def features(self) -> tuple[str, ...]:
        """Every CPUID flag that some unit demands."""
        return tuple(
            dict.fromkeys(flag for unit in reversed(self.units) for flag in unit.extensions)
        )


def on_demand(module: str, name: str) -> Callable[..., Any]:
    """The function or class of that name, whose module is loaded by the first call: most of what is
    asked for has no vectors.
    """

    def call(*given: Any, **named: Any) -> Any:
        return getattr(import_module(module), name)(*given, **named)

    return call


def vector_routine(
    name: str, vectors: VectorProgram, joined: int = 1, parts: int = 1, inputs: tuple[int, ...] = ()
) -> VectorRoutine:
    """Outputs first, then inputs, one array for each element, or for `parts` of them, the
    components of one; but the first `joined` of the outputs lie in one array, one behind the other,
    and of the inputs runs of so many as `inputs` says, by default as many as of the outputs."""
    found = []
    for direction, elements, sizes in (
        ("out", vectors.outputs, (joined,)),
        ("in", vectors.inputs, inputs or (joined,)),
    ):
        at, runs = 0, [max(size, parts) for size in sizes]
        for size in (*runs, *(parts,) * ((len(elements) - sum(runs)) // parts)):
            row, at = elements[at : at + size], at + size
            found.append(
                (
                    row[0].name if parts == 1 else whole_of(row[0].name),
                    direction,
                    tuple(limb for e in row for limb in e.limbs),
                )
            )
    return VectorRoutine(name, vectors, tuple(found))
