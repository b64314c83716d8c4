"""The bytes of one routine as an object file, archive or linked program holds them, and what its
fields refer to: what decoders read (isa/*/decode.py).
"""

from dataclasses import dataclass, field, replace
from typing import NoReturn

from ecgen.errors import CheckFailure
from ecgen.machine.ir import Instr, MachineProgram, Mem, Operand, Reg
from ecgen.machine.table import OPERANDS, Table

LANDING = b"\xf3\x0f\x1e\xfa"  # ENDBR64, where x86-64 lets an indirect call arrive
FIELD = 4  # bytes of a field that a linker fills


@dataclass(frozen=True)
class Area:
    """Bytes from `address` on; `entries`: address -> the routine that starts there. `constant`:
    nothing writes to it.
    """

    address: int
    data: bytes
    entries: dict[int, str] = field(default_factory=dict)
    constant: bool = True

    def read(self, address: int, size: int) -> bytes | None:
        start = address - self.address
        return (
            self.data[start : start + size]
            if self.constant and 0 <= start <= len(self.data) - size
            else None
        )


@dataclass(frozen=True)
class Link:
    """A linker will fill the field with the distance from it to `address` in `area`; `area` None:
    with something else, or with something that is not in the file.
    """

    area: Area | None
    address: int = 0


@dataclass(frozen=True)
class Code:
    """`name` is the routine's, without the library's prefix; `data` its bytes, that start at
    `address`. `links` by the address of the field; fields without one are filled, and refer to
    `areas`. `padded`: the file does not say where the routine ends, and what fills the space up to
    the next may stand behind it. `red_zone`: the system leaves alone what lies below the stack
    pointer."""

    name: str
    address: int
    data: bytes
    links: dict[int, Link] = field(default_factory=dict)
    areas: tuple[Area, ...] = ()
    padded: bool = False
    red_zone: bool = True

    @property
    def plain(self) -> tuple[bytes, dict[int, Link]]:
        """The bytes behind an ENDBR64, where there is one, which does nothing, and the links by
        their place there: equal ones compute the same.
        """
        skipped = len(LANDING) * self.data.startswith(LANDING)
        return self.data[skipped:], {
            at - self.address - skipped: link for at, link in self.links.items()
        }

    def is_linked(self, start: int, end: int) -> bool:
        """Whether a linker still fills some of the bytes in [start, end)."""
        # a routine has many fields, an instruction few bytes
        return any(map(self.links.__contains__, range(start - FIELD + 1, end)))

    def refers(self, at: int, end: int, distance: int) -> tuple[Area, int] | None:
        """(area, address) that the field at `at`, of an instruction that ends at `end`, refers to;
        None if that is not in the file.
        """
        if at in self.links:
            link = self.links[at]
            return (link.area, link.address + end - at) if link.area else None
        if self.is_linked(at, at + FIELD):
            return None
        target = end + distance
        return next(
            (
                (area, target)
                for area in self.areas
                if area.address <= target < area.address + len(area.data)
            ),
            None,
        )

    def fail(self, address: int, text: str, why: str) -> NoReturn:
        """Refuse the bytes at an address."""
        raise CheckFailure(
            f"{self.name}: at {address - self.address:#x} (address {address:#x}) `{text.strip()}`"
            f" {why}."
        )


def placed(program: MachineProgram, table: Table) -> MachineProgram:
    """The program with the names of the arrays that its memory operands address, of those whose
    `space` is "".

    Pointers are followed from the argument registers through moves, in the order of the text. What
    is found is a claim: the proofs (validation/lift.py, validation/calls.py, secrets.py) ask at
    each operand whether its base holds that pointer."""
    held = {
        register: name for name, direction, register in program.arguments if direction != "word"
    }
    slots: dict[int, str] = {}

    def settled(operand: Operand) -> Operand:
        return (
            Mem(operand.base, operand.offset, held.get(operand.base) or "?")
            if isinstance(operand, Mem) and not operand.space
            else operand
        )

    def pointer(operand: Operand | None) -> str:
        """The array whose address lies there, "" if that is not known."""
        match operand:
            case Reg(name):
                return held.get(name, "")
            case Mem(_, offset, "slot"):
                return slots.get(offset, "")
        return ""

    def step(instr: Instr) -> Instr:
        found = replace(instr, operands=tuple(map(settled, instr.operands)))
        row, named = table[instr.mnemonic], dict(zip(OPERANDS, found.operands))
        copied = {
            targets[0]: pointer(named.get(sources[0]))
            for targets, word, sources in table.effects[instr.mnemonic].equations
            if word == "copy"
        }
        written = {
            key: operand for (key, operand), role in zip(named.items(), row.roles) if "w" in role
        }
        for key, operand in (*written.items(), *(("", Reg(name)) for name in row.implicit_writes)):
            match operand:
                case Reg(name):
                    held[name] = copied.get(key, "")
                case Mem(_, offset, "slot"):
                    slots[offset] = copied.get(key, "")
        return found

    return replace(
        program,
        head=tuple(map(step, program.head)),
        body=tuple(map(step, program.body)),
        latch=tuple(map(step, program.latch)),
        tail=tuple(map(step, program.tail)),
    )
