"""What every instruction set and calling convention demands of a machine program: forms that the
table lists, registers that may be written, arguments where callers put them.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import NoReturn

from ecgen.errors import Defect
from ecgen.machine.ir import Imm, Instr, Label, MachineProgram, Mem, Reg, Sum
from ecgen.machine.table import InstructionTable

KINDS = {Reg: "r", Mem: "m", Imm: "i", Sum: "s", Label: "l"}


@dataclass(frozen=True)
class Convention:
    """`general` registers, those of them that a callee preserves, those of arguments (None: any),
    the one that a word is returned in, and registers of another kind, of which nothing is said."""

    general: Collection[str]
    saved: Collection[str]
    arguments: tuple[str, ...] | None
    returned: str
    others: Collection[str] = ()


def fail(program: MachineProgram, why: str, instr: Instr | None = None) -> NoReturn:
    at = f" (`{instr.mnemonic}` {instr.operands})" if instr else ""
    raise Defect(f"{program.name} {why}{at}.")


def form_of(program: MachineProgram, instr: Instr, table: InstructionTable) -> str:
    """The kinds of the operands, which the table has."""
    row = table.get(instr.mnemonic)
    if row is None:
        fail(program, "uses an instruction outside the table", instr)
    form = "".join(KINDS[type(o)] for o in instr.operands)
    if form not in row.forms:
        wanted = ", ".join(row.forms)
        fail(program, f"uses the operand kinds `{form}`, expected one of {wanted}", instr)
    return form


def require_convention(
    program: MachineProgram, table: InstructionTable, convention: Convention
) -> None:
    """What is saved is what callees preserve, and nothing else of that is written; the latch of a
    loop has a counter."""
    if not set(program.saved) <= set(convention.saved):
        fail(program, "saves a register that its ABI does not preserve")
    passed = tuple(register for _, _, register in program.arguments)
    if convention.arguments is not None and (
        passed != convention.arguments[: len(passed)]
        or program.returns not in ("", convention.returned)
    ):
        fail(
            program,
            f"takes arguments in {', '.join(passed)} or returns in {program.returns}, where its ABI"
            " does not put them",
        )
    if (program.counter is None) != (not program.latch):
        fail(program, "has a counter without instructions that count, or the other way round")
    kept = set(convention.saved) - set(program.saved)
    writable = {*convention.general, *convention.others} - kept
    for instr in program.instructions:
        row = table[instr.mnemonic]
        named = zip(instr.operands, row.roles)
        written = {o.name for o, role in named if "w" in role and isinstance(o, Reg)}
        for register in sorted((written | set(row.implicit_writes)) - writable):
            fail(program, f"writes {register}, which it must preserve", instr)
