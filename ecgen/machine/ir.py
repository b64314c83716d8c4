"""MachineProgram: instructions of one ISA as data, with physical registers.

An instruction names a row of the ISA's table; the row gives reads, writes, flags, cost and meaning.
Memory operands name what they address (`space`), so that the lifter can tell arguments, stack slots
and constants apart without reading addresses.
"""

from dataclasses import dataclass, field


@dataclass(unsafe_hash=True)  # not frozen, though never changed: many are made
class Reg:
    name: str


@dataclass(unsafe_hash=True)
class Imm:
    value: int


@dataclass(unsafe_hash=True)
class Mem:
    """The machine word at `base + offset`. `space` is "slot" for the frame or the name of an
    argument.
    """

    base: str
    offset: int
    space: str


@dataclass(frozen=True)
class Sum:
    """The value base + index * scale + offset modulo 2^w, computed by an address unit; nothing is
    read.
    """

    base: str
    index: str
    scale: int
    offset: int = 0


@dataclass(frozen=True)
class Label:
    """The entry of a routine of the library, named without prefix."""

    name: str


Operand = Reg | Imm | Mem | Sum | Label
Place = Reg | Mem
# What a routine is called with, as selectors take it: name, direction, words; in the order of C.
Arguments = tuple[tuple[str, str, tuple[str, ...]], ...]


@dataclass(unsafe_hash=True)
class Instr:
    """`note`: the field operation that begins here, for comments; `serves`: a value that the limb
    operation makes for which it was selected, "" for none.
    """

    mnemonic: str
    operands: tuple[Operand, ...]
    note: str = ""
    serves: str = field(default="", compare=False)


@dataclass(frozen=True)
class MachineProgram:
    """One routine's body: what lies between prologue and epilogue.

    `arguments` are (name, direction, register at entry); `saved` the callee-saved registers the
    body writes, in push order; `slots` the number of spilled words in the frame. With a `counter`
    the body is a loop: `head` runs once, then the body and the `latch`, as often as the frame word
    `counter` (public, at least 1) says, then `tail`. The latch counts down and leaves the flag Z;
    the ISA's printer puts the branch behind it that is taken while Z is 0. `returns` is the
    register of the value returned, "" if there is none.
    """

    name: str
    isa: str
    abi: str
    arguments: tuple[tuple[str, str, str], ...]
    body: tuple[Instr, ...]
    saved: tuple[str, ...]
    slots: int
    red_zone: bool
    head: tuple[Instr, ...] = field(default=())
    tail: tuple[Instr, ...] = field(default=())
    counter: Place | None = None
    latch: tuple[Instr, ...] = field(default=())
    returns: str = ""

    @property
    def instructions(self) -> tuple[Instr, ...]:
        """All of them in the order of the text."""
        return (*self.head, *self.body, *self.latch, *self.tail)
