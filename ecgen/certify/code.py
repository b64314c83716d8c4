"""MachineProgram of x86-64 -> the instructions of proofs/theories/Semantics.v, prologue and
epilogue among them, for the search: the checker decodes the bytes itself, and certificates for
other instructions are refused.
"""

from dataclasses import dataclass

from ecgen.errors import EcgenError
from ecgen.machine.ir import Imm, Instr, Label, MachineProgram, Mem, Operand, Reg, Sum

REGISTERS = (
    "rax rbx rcx rdx rsi rdi rbp rsp r8 r9 r10 r11 r12 r13 r14 r15".split()
)  # in the order of Semantics.v
MASK = (1 << 64) - 1


class NotCovered(EcgenError):
    """What Semantics.v or the statements do not describe yet."""


@dataclass(frozen=True)
class Step:
    """An instruction by its name in Semantics.v; operands are register names, Imm, Reg, Mem (base
    and displacement), or integers where the constructor takes such."""

    name: str
    operands: tuple

    def __iter__(self):
        return iter((self.name, *self.operands))


PLAIN = ("add", "adc", "adcx", "adox", "sub", "sbb", "and", "or")
SELECTS = {"cmovc": (0, "C"), "cmovnc": (1, "C"), "cmovo": (0, "O")}


def steps_of(program: MachineProgram) -> tuple[Step, ...]:
    """NotCovered for instructions that Semantics.v lacks, and for loops."""
    if program.head or program.latch or program.tail or program.counter:
        raise NotCovered("loops are not covered")
    first, last = _around(program)
    return (*first, *_steps(program, program.body), *last)


def loop_of(
    program: MachineProgram,
) -> tuple[tuple[Step, ...], tuple[Step, ...], Mem, tuple[Step, ...]]:
    """What is before the loop, its body, the word of the frame that is counted down behind that,
    and what is behind the loop; NotCovered for other loops."""
    counter, latch = program.counter, program.latch
    if not isinstance(counter, Mem) or [(i.mnemonic, i.operands) for i in latch] != [
        ("dec", (counter,))
    ]:
        raise NotCovered("loops of another form are not covered")
    first, last = _around(program)
    found = _operand(counter, _below(program))
    head, tail = _steps(program, program.head), _steps(program, program.tail)
    return (*first, *head), _steps(program, program.body), found, (*tail, *last)


def _below(program: MachineProgram) -> int:
    return 8 * program.slots if program.red_zone else 0


def _steps(program: MachineProgram, instructions: tuple[Instr, ...]) -> tuple[Step, ...]:
    return tuple(step_of(instr, _below(program)) for instr in instructions)


def _around(program: MachineProgram) -> tuple[list[Step], list[Step]]:
    """Prologue and epilogue."""
    reserved = 0 if program.red_zone else 8 * program.slots
    pushed = [Step("push", (name,)) for name in program.saved]
    popped = [Step("pop", (name,)) for name in reversed(program.saved)]
    lowered = [Step("stack", (-reserved,))] if reserved else []
    raised = [Step("stack", (reserved,))] if reserved else []
    return [*pushed, *lowered], [*raised, *popped]


def frame_of(program: MachineProgram) -> int:
    """Bytes below the stack pointer that the routine may write."""
    return 8 * (len(program.saved) + program.slots)


def step_of(instr: Instr, below: int = 0) -> Step:
    """NotCovered for instructions that Semantics.v lacks; the frame's words lie `below` bytes
    further down."""
    name, given = instr.mnemonic, instr.operands
    found = tuple(_operand(operand, below) for operand in given)
    if name == "mov":
        return Step(name, found)
    if name == "lea" and isinstance(given[1], Sum):
        total, into = given[1], _register(given[0])
        if not total.base:
            raise NotCovered("an address without a base is not covered")
        return Step("lea", (into, total.base, total.index or None, total.scale, total.offset))
    if name in PLAIN:
        return Step(name, (_register(given[0]), found[1]))
    if name == "mulx":
        return Step(name, (_register(given[0]), _register(given[1]), found[2]))
    if name == "mul":
        return Step(name, found)
    if name in ("imul", "imul3"):
        return Step(
            "imul", (_register(given[0]), found[-2] if name == "imul3" else found[0], found[-1])
        )
    if name in ("zero", "mask"):
        return Step(name, (_register(given[0]),))
    if name in SELECTS:
        return Step("cmov", (*SELECTS[name], _register(given[0]), found[1]))
    if name in ("setc", "seto"):
        return Step("set", ("C" if name == "setc" else "O", _register(given[0])))
    if name in ("bt", "btr") and isinstance(given[1], Imm):
        return Step("bit", (int(name == "btr"), _register(given[0]), given[1].value))
    if name == "cmp1":
        return Step("cmp", (found[0], Imm(1)))
    if name in ("shl", "shr", "shld", "shrd") and isinstance(given[-1], Imm):
        return Step(name, (*map(_register, given[:-1]), given[-1].value))
    if name == "call":
        return Step(name, tuple(label.name for label in given if isinstance(label, Label)))
    raise NotCovered(f"the instruction {name} is not covered")


def _register(operand: Operand) -> str:
    if not isinstance(operand, Reg):
        raise NotCovered("an operand in memory that is written is not covered")
    return operand.name


def _operand(operand: Operand, below: int):
    match operand:
        case Reg():
            return operand
        case Imm(value):
            return Imm(value & MASK)
        case Mem(base, offset, space):
            return Mem(base, offset - (below if space == "slot" else 0), "")
    return operand
