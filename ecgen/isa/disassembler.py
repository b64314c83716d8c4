"""capstone, opened for one instruction set: what reads machine code asks here for it."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from ecgen.errors import ToolError
from ecgen.machine.code import Code
from ecgen.machine.ir import Arguments, Instr


def require_capstone() -> None:
    """ToolError without capstone."""
    try:
        import capstone  # noqa: F401
    except ImportError:
        raise ToolError(
            "the Python package capstone is missing, which decodes machine code.",
            hint="Install it: pip install 'capstone>=5,<6'.",
        ) from None


@cache
def disassembler(architecture: str, *modes: str):
    """(the module, a disassembler with details) for the names that capstone has, such as "X86",
    "64". ToolError without capstone.
    """
    require_capstone()
    import capstone

    machine = capstone.Cs(
        getattr(capstone, f"CS_ARCH_{architecture}"),
        sum(getattr(capstone, f"CS_MODE_{mode}") for mode in modes),
    )
    machine.detail = True
    return capstone, machine


def instructions_of(code: Code, *machine: str) -> Iterator[Any]:
    """The bytes as capstone has them; CheckFailure where they end and are no instruction."""
    at = 0
    for raw in disassembler(*machine)[1].disasm(code.data, code.address):
        yield raw
        at += raw.size
    if at != len(code.data):
        code.fail(code.address + at, code.data[at : at + 8].hex(" "), "is no instruction")


def bound_arguments(
    code: Code, arguments: Arguments, registers: tuple[str, ...]
) -> tuple[tuple[str, str, str], ...]:
    """(name, direction, register) of what is passed in registers."""
    passed = [row for row in arguments if row[1] not in ("return", "again")]
    if len(passed) > len(registers):
        what = f"takes {len(passed)} arguments, more than the convention has registers for"
        code.fail(code.address, "", what)
    return tuple((name, way, register) for (name, way, _), register in zip(passed, registers))


@dataclass(frozen=True)
class Parts:
    """The instructions of a program (machine/ir.py)."""

    body: tuple[Instr, ...]
    head: tuple[Instr, ...] = ()
    latch: tuple[Instr, ...] = ()
    tail: tuple[Instr, ...] = ()

    @property
    def all(self) -> tuple[Instr, ...]:
        return (*self.head, *self.body, *self.latch, *self.tail)


def parts_of(
    code: Code, found: list[Instr], branch: Any, starts: dict[int, int], length: int
) -> Parts:
    """The instructions around `branch`, (what capstone has of it, its place, its target), whose
    latch has so many; without one all are the body's. `starts`: address -> place."""
    if branch is None:
        return Parts(tuple(found))
    raw, behind, address = branch
    target, latch = starts.get(address), behind - length
    if target is None or target > latch:
        code.fail(raw.address, text_of(raw), "branches to no instruction before it in the body")
    body, head = tuple(found[target:latch]), tuple(found[:target])
    return Parts(body, head, tuple(found[latch:behind]), tuple(found[behind:]))


def text_of(raw) -> str:
    """An instruction as capstone prints it."""
    return f"{raw.mnemonic} {raw.op_str}".strip()
