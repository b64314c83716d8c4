"""VectorRoutine -> checked machine code: order, allocate, validate the translation, scan for
secrets, print, read back.

Every routine that leaves here has passed `check_vector_translation` (its instructions store exactly
the vectors its VectorProgram names), `validate_vectors` (operands, frame) and `scan_secrets`; its
text has been read again by `require_text`.
"""

from ecgen.isa.avx.allocate import NEAR, Allocator
from ecgen.isa.avx.read import require_text
from ecgen.isa.avx.table import TABLE, WIDER, bytes_of, outer_bytes
from ecgen.isa.avx.text import body_lines, constant_lines, constants_label, stack_bytes
from ecgen.isa.avx.validate import validate_vectors
from ecgen.isa.vectors import EmittedVectors, VectorRoutine
from ecgen.isa.x86_64.table import ARGUMENTS
from ecgen.limb.lanes.ir import LANES
from ecgen.machine.ir import MachineProgram, Mem
from ecgen.machine.secrets import scan_secrets
from ecgen.machine.validation.lift_lanes import check_vector_translation


def emit_vectors(
    routine: VectorRoutine, near: int | None = None, isa: str = "avx2"
) -> EmittedVectors:
    """Machine code in the order of the program, System V convention; `near` as for the allocator,
    `isa` one of ISAS in table.py. In vectors of more lanes than programs have, every lane does what
    those of a lanewise program do, and the others are refused; a wide program has those of WIDER in
    table.py."""
    vectors = routine.vectors
    isa = isa if vectors.width == LANES else WIDER[isa]
    size, step = bytes_of(isa), outer_bytes(isa)
    bound = tuple(
        (name, direction, register)
        for (name, direction, _), register in zip(routine.arguments, ARGUMENTS["sysv"])
    )
    registers = {name: register for name, _, register in bound}
    homes: dict[str, Mem] = {}
    outputs: dict = {}
    for name, direction, limbs in routine.arguments:
        for k, limb in enumerate(limbs):
            place = Mem(registers[name], step * k, name)
            if direction == "in":
                homes[limb] = place
            else:
                outputs.setdefault(limb, []).append(place)
    constants = list(dict.fromkeys(op.immediates for op in vectors.ops if op.name == "const"))
    homes |= {
        op.out: Mem("rip", size * constants.index(op.immediates), "const")
        for op in vectors.ops
        if op.name == "const"
    }
    allocator = Allocator(vectors, homes, outputs, NEAR if near is None else near, isa)
    body = allocator.run()
    machine = MachineProgram(
        name=routine.name,
        isa=isa,
        abi="sysv",
        arguments=bound,
        body=tuple(body),
        saved=(),
        slots=size // 8 * len(allocator.slots),
        red_zone=False,
    )
    validate_vectors(
        machine, len(constants), {name: len(limbs) for name, _, limbs in routine.arguments}
    )
    check_vector_translation(vectors, machine, routine.arguments, constants, TABLE, size)
    scan_secrets(machine, TABLE)
    label = constants_label(routine.name)
    lines, data = tuple(body_lines(machine, label)), tuple(constant_lines(constants, size))
    require_text(lines, label, data, machine, constants)
    count = sum(not line.startswith("//") for line in lines)
    return EmittedVectors(
        name=routine.name,
        lines=lines,
        label=label,
        constants=data,
        machine=machine,
        routine=routine,
        stack=stack_bytes(machine),
        instructions=count,
    )
