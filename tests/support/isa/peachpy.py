"""MachineProgram -> PeachPy: an in-process callable, and a second encoder for the same
instructions.

PeachPy is optional and only ever a witness: it prints nothing and allocates nothing.
`real_instructions` writes the routine out in the CPU's own mnemonics, independently of text.py, so
that the printer has a second opinion too. What PeachPy is known to get wrong is refused
(`EncoderRefusal`), never emitted: IMUL with an immediate of 0x80 and more (encoded as negative),
XCHG eax, eax (loses the zero extension), mask registers, broadcasts, functions longer than LONGEST
(time), and loops with all 15 registers alive beside the frame (it counts rsp). Arguments are always
passed in their own registers, in order.
"""

import ctypes
import importlib
from functools import cache

from ecgen.errors import EcgenError, ToolError
from ecgen.isa.x86_64 import table
from ecgen.machine.ir import Imm, Instr, MachineProgram, Mem, Reg, Sum

LONGEST = 3000
SIGNED = (1 << 64) - (1 << 31)
BRANCHES = ("jnz",)


class EncoderRefusal(EcgenError):
    """Something that PeachPy does not know, or is known to encode wrongly."""


def is_available() -> bool:
    """Whether PeachPy can be imported here."""
    try:
        _peachpy()
    except ToolError:
        return False
    return True


@cache
def _peachpy():
    try:
        importlib.import_module("peachpy")
        return importlib.import_module("peachpy.x86_64")
    except ImportError as error:
        raise ToolError(
            f"PeachPy cannot be imported ({error}).",
            hint=(
                "On Debian and Ubuntu take the package "
                "python3-peachpy; without it the same tests run through `as` and a shared object."
            ),
        ) from error


def real_instructions(program: MachineProgram) -> tuple[Instr, ...]:
    """The whole routine, prologue to `ret`, in real mnemonics and real addresses; one Instr per
    printed line.
    """
    frame = 8 * program.slots
    shift = -frame if program.red_zone else 0
    stack = [Imm(frame)] if frame and not program.red_zone else []
    result = [Instr("push", (Reg(r),)) for r in program.saved]
    result += [Instr("sub", (Reg("rsp"), size)) for size in stack]
    result += [real for instr in program.head for real in expand(instr, shift)]
    result += [real for instr in program.body for real in expand(instr, shift)]
    if program.counter:
        result += [
            *(real for instr in program.latch for real in expand(instr, shift)),
            Instr("jnz", ()),
        ]
    result += [real for instr in program.tail for real in expand(instr, shift)]
    result += [Instr("add", (Reg("rsp"), size)) for size in stack]
    result += [Instr("pop", (Reg(r),)) for r in reversed(program.saved)]
    return (*result, Instr("ret", ()))


def _placed(operand, shift: int):
    if isinstance(operand, Mem) and operand.space == "slot":
        return Mem(operand.base, operand.offset + shift, "slot")
    return operand


def expand(instr: Instr, shift: int = 0) -> tuple[Instr, ...]:
    """One row of the table as real instructions; `shift` is added to slot offsets."""
    ops = tuple(_placed(o, shift) for o in instr.operands)
    narrow = Reg(table.NARROW.get(getattr(ops[0], "name", ""), "")) if ops else None
    match instr.mnemonic:
        case "mov" if isinstance(ops[1], Imm) and isinstance(ops[0], Reg):
            value = ops[1].value
            if value >= SIGNED:
                return (Instr("mov", (ops[0], Imm(value - (1 << 64)))),)
            return (Instr("movabs", ops) if value >> 32 else Instr("mov", (narrow, ops[1])),)
        case "zero":
            return (Instr("xor", (narrow, narrow)),)
        case "imul3":
            return (Instr("imul", ops),)
        case "mask":
            return (Instr("sbb", (ops[0], ops[0])),)
        case "setc" | "seto":
            byte = Reg(table.BYTE[ops[0].name])
            return Instr(instr.mnemonic, (byte,)), Instr("movzx", (narrow, byte))
        case "cmp1":
            return (Instr("cmp", (ops[0], Imm(1))),)
        case "and" if isinstance(ops[1], Imm):
            return (Instr("and", (narrow, ops[1])),)
        case "test" if isinstance(ops[1], Imm):
            return (Instr("test", (Reg(table.narrowest(*ops)), ops[1])),)
    return (Instr(instr.mnemonic, ops),)


def guard(instr: Instr) -> None:
    """Raise EncoderRefusal for a real instruction that PeachPy is known to encode wrongly."""
    registers = [o.name for o in instr.operands if isinstance(o, Reg)]
    if instr.mnemonic == "imul" and any(
        isinstance(o, Imm) and not -128 <= o.value < 128 for o in instr.operands
    ):
        _refuse(instr, "encodes IMUL immediates from 0x80 as negative numbers")
    if instr.mnemonic == "xchg" and registers == ["eax", "eax"]:
        _refuse(instr, "encodes this exchange as NOP, which does not clear the upper half")
    if any(r[0] == "k" and r[1:].isdigit() for r in registers) or "{" in instr.mnemonic + "".join(
        registers
    ):
        _refuse(instr, "cannot encode mask registers and broadcasts reliably")


def _refuse(instr: Instr, why: str):
    raise EncoderRefusal(
        f"PeachPy {why}: `{instr.mnemonic}` {instr.operands}.",
        hint="Assemble this routine with `as` instead.",
    )


def instruction(instr: Instr):
    """The PeachPy object for one real instruction; raises EncoderRefusal if there is none or the
    guard objects.
    """
    guard(instr)
    name = "MOV" if instr.mnemonic == "movabs" else instr.mnemonic.upper()
    kind = getattr(_peachpy(), name, None)
    if kind is None or instr.mnemonic in BRANCHES:
        _refuse(instr, "has no stand-alone form of this instruction")
    try:
        return kind(*map(_operand, instr.operands))
    except (SyntaxError, ValueError, TypeError) as error:
        raise EncoderRefusal(
            f"PeachPy does not accept `{instr.mnemonic}` {instr.operands}: {error}.",
            hint="Assemble this routine with `as` instead.",
        ) from error


def _register(name: str):
    return getattr(_peachpy().registers, name)


def _operand(operand):
    match operand:
        case Reg(name):
            return _register(name)
        case Imm(value):
            return value
        case Mem(base, offset, _):
            return _peachpy().qword[_register(base) + offset]
        case Sum(base, index, scale, offset):
            parts = [_register(base)] if base else []
            if index:
                parts.append(_register(index) * scale if base or scale > 1 else _register(index))
            return [sum(parts[1:], start=parts[0]) + offset]


def load(program: MachineProgram, returns: bool = False):
    """The routine as a Python callable of integers (addresses and words); with `returns` it gives
    back rax.

    A PeachPy Function makes prologue and epilogue itself, so this runs head, body and tail only; a
    routine that keeps all 15 registers alive beside its frame, which a Function refuses, is encoded
    instruction by instruction, prologue included. Raises EncoderRefusal (also for an ABI other than
    System V) and ToolError (PeachPy missing).
    """
    length = len(program.instructions)
    if length > LONGEST:
        raise EncoderRefusal(
            f"{program.name} has {length} instructions; PeachPy functions end at {LONGEST} here.",
            hint="Assemble this routine with `as` instead.",
        )
    if program.abi != "sysv":
        raise EncoderRefusal(
            f"{program.name} is written for {program.abi}; PeachPy loads System V routines here.",
            hint="Assemble this routine with `as` instead.",
        )
    if (
        tuple(r for _, _, r in program.arguments)
        != table.ARGUMENTS["sysv"][: len(program.arguments)]
    ):
        raise EncoderRefusal(
            f"{program.name} takes its arguments out of order, which PeachPy mixes up.",
            hint="Assemble this routine with `as` instead.",
        )
    _peachpy()
    too_many = importlib.import_module("peachpy").RegisterAllocationError
    try:
        function = _function(program, returns)
    except too_many as error:
        if program.counter:
            raise EncoderRefusal(
                f"{program.name} is a loop that keeps 15 registers alive while it uses its frame;"
                f" PeachPy counts 16 and gives up ({error}).",
                hint="Assemble this routine with `as` instead.",
            ) from error
        return _load_bytes(program, returns)
    return function.finalize(_peachpy().abi.detect()).encode().load()


class _LoadedBytes:
    """Machine code in executable memory, callable as long as this object lives."""

    def __init__(self, code: bytes, arguments: int, returns: bool):
        self.loader = importlib.import_module("peachpy.loader").Loader(len(code))
        self.loader.copy_code(code)
        word = ctypes.c_uint64
        self.function = ctypes.CFUNCTYPE(word if returns else None, *[word] * arguments)(
            self.loader.code_address
        )

    def __call__(self, *arguments: int):
        return self.function(*arguments)


def _load_bytes(program: MachineProgram, returns: bool) -> _LoadedBytes:
    code = b"".join(bytes(instruction(real).encode()) for real in real_instructions(program))
    return _LoadedBytes(code, len(program.arguments), returns)


def _function(program: MachineProgram, returns: bool):
    pp, base = _peachpy(), importlib.import_module("peachpy")
    target = pp.uarch.zen + pp.isa.adx + pp.isa.bmi2
    arguments = tuple(
        base.Argument(base.uint64_t, name=f"x{i}") for i in range(len(program.arguments))
    )
    frame = 8 * program.slots
    shift = -frame if program.red_zone else 0
    with pp.Function(
        program.name, arguments, base.uint64_t if returns else None, target=target
    ) as function:
        for argument, (_, _, register) in zip(arguments, program.arguments):
            pp.LOAD.ARGUMENT(_register(register), argument)
        if frame and not program.red_zone:
            pp.SUB(_register("rsp"), frame)
        _attach(program.head, shift)
        if program.counter:
            again = pp.Label("again")
            pp.LABEL(again)
        _attach(program.body, shift)
        if program.counter:
            _attach(program.latch, shift)
            pp.JNZ(again)
        _attach(program.tail, shift)
        if frame and not program.red_zone:
            pp.ADD(_register("rsp"), frame)
        pp.RETURN(pp.rax) if returns else pp.RETURN()
    return function


def _attach(instrs: tuple[Instr, ...], shift: int) -> None:
    for instr in instrs:
        for real in expand(instr, shift):
            instruction(real)
