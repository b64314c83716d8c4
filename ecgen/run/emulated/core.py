"""An Image and the arguments of a call -> what an emulated processor leaves behind.

The semantics are unicorn's, independent of the back ends' own tables. The emulator knows no time;
what was spent a meter tells of the blocks that ran. Registers that a routine may not touch hold
patterns, the stack is painted.
"""

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar, Protocol

from ecgen.errors import CheckFailure, ToolError
from ecgen.run.emulated.image import Image

RAM, RAM_SIZE = 0x20000000, 1 << 22
STACK_TOP = RAM + RAM_SIZE
ABOVE = 64  # bytes of the stack that a caller has
HALT = 0x00FFF000
PAGE = 0x1000
MOST_BLOCKS = 50_000_000
PAINT = b"\xc5"
PACKAGES = (("unicorn", "unicorn"), ("pyelftools", "elftools"), ("capstone", "capstone"))

Costs = tuple[tuple[int, int], ...]  # (cycles, fetch stalls) by profile


class Meter(Protocol):
    """What is told of every block that runs, and of where the last one leads: (instructions, costs)
    since `start`, and by the address of a block (times run, costs)."""

    @property
    def profiles(self) -> tuple[str, ...]: ...

    def start(self) -> None: ...

    def enter(self, address: int, size: int) -> None: ...

    def leave(self, address: int) -> None: ...

    def totals(self) -> tuple[int, Costs]: ...

    def by_block(self) -> dict[int, tuple[int, Costs]]: ...


@dataclass(frozen=True)
class Outcome:
    """After a call: the general registers with the stack pointer and the link register, then those
    of the FPU or of vectors, cycles and fetch stalls by the meter's profiles, and what was used.

    `cycles` count from the routine's first instruction to its return, without the call. `stack` is
    in bytes below the entry's stack pointer, arguments on the stack not included. `clobbered` names
    callee-saved registers that changed. A core that is not timed leaves `cycles`, `stalls` and
    `instructions` empty. `trace` is a hash of all blocks and data addresses in order, "" unless the
    core watches.
    """

    registers: tuple[int, ...]
    fpu: tuple[int, ...]
    cycles: dict
    stalls: dict
    instructions: int
    stack: int
    clobbered: tuple[str, ...]
    trace: str


class Core(ABC):
    """A processor with the image in its memory. `watch` also records every data address (slower).

    Not `timed`, it counts nothing and runs several times faster, for tests of many calls. `place`
    and `space` hand out memory above the program; `call` runs one routine. Memory lives on between
    calls.

    Of a processor are said: bytes of a word and of a vector; how many registers take arguments;
    bytes to a multiple of which the stack is aligned; general registers without stack pointer and
    link register, vectors, and which of them keep how many of their bits; an instruction that
    leads to itself; bytes of its stack.
    """

    WORD: ClassVar[int]
    VECTOR: ClassVar[int]
    PASSED: ClassVar[int]
    ALIGNED: ClassVar[int]
    GENERAL: ClassVar[tuple[str, ...]]
    VECTORS: ClassVar[tuple[str, ...]]
    SAVED: ClassVar[tuple[str, ...]]
    KEPT_BITS: ClassVar[int]
    LOOP: ClassVar[bytes]
    STACK_SIZE: ClassVar[int]
    MODE: ClassVar[int] = 0  # the lowest bit of addresses of code

    def __init__(self, image: Image, *, watch: bool = False, timed: bool = True):
        self.image = image
        self.unicorn, self.constants, self.engine = self.opened()
        self.numbers = [self.number(name) for name in (*self.GENERAL, "sp", "lr", *self.VECTORS)]
        self.addresses = {symbol.name: symbol.address for symbol in image.symbols}
        self.trace = hashlib.sha256() if watch else None
        self.watch, self.timed = watch, timed or watch
        self.failure: Exception | None = None
        _map(self.engine, image)
        self.engine.mem_write(HALT, self.LOOP)
        self.low, self.fresh = STACK_TOP - self.STACK_SIZE, PAINT * self.STACK_SIZE
        self.free = _first_free(image)
        self.meter = self.metered(self.read)
        if self.timed:
            self.engine.hook_add(self.unicorn.UC_HOOK_BLOCK, self._on_block)
        if watch:
            kinds = self.unicorn.UC_HOOK_MEM_READ | self.unicorn.UC_HOOK_MEM_WRITE
            self.engine.hook_add(kinds, self._on_memory)

    @abstractmethod
    def opened(self) -> tuple[Any, Any, Any]:
        """(unicorn, its constants of the processor, an engine)."""

    @abstractmethod
    def number(self, name: str) -> int:
        """The number that unicorn has for a register; "sp" and "lr" are any processor's."""

    @abstractmethod
    def metered(self, read: Callable[[int, int], bytes]) -> Meter:
        """The meter; `read` fetches code bytes, which do not change."""

    def read(self, address: int, size: int) -> bytes:
        try:
            return bytes(self.engine.mem_read(address, size))
        except self.unicorn.UcError as error:
            raise CheckFailure(
                f"there is no memory for {size} bytes at {address:#x}: {error}."
            ) from None

    def write(self, address: int, data: bytes) -> None:
        try:
            self.engine.mem_write(address, data)
        except self.unicorn.UcError as error:
            raise CheckFailure(
                f"there is no memory for {len(data)} bytes at {address:#x}: {error}."
            ) from None

    def space(self, size: int, align: int = 8) -> int:
        """The address of `size` fresh bytes in RAM; they are never given back."""
        address = -(-self.free // align) * align
        if address + size > self.low:
            raise CheckFailure(f"the emulated RAM has no room for {size} more bytes.")
        self.free = address + size
        return address

    def place(self, data: bytes, align: int = 8) -> int:
        address = self.space(len(data), align)
        self.write(address, data)
        return address

    def call(
        self,
        name: str,
        *arguments: int,
        registers: dict[str, int] | None = None,
        seconds: float = 0,
    ) -> Outcome:
        """Run the routine `name` until it returns: arguments by the procedure call standard, then
        `registers` on top.

        `registers` sets registers by name for routines with a convention of their own. Raises
        CheckFailure when the code faults, runs more than MOST_BLOCKS blocks on a timed core, or
        does not return within `seconds`, if given: that costs a thread for each call, many times
        what a field operation takes.
        """
        before = self._prepare(arguments, registers or {})
        self.meter.start()
        if self.watch:
            self.trace = hashlib.sha256()
        self.failure, self.left = None, MOST_BLOCKS
        start = self.addresses.get(name) or self.image.symbol(name).address
        try:
            self.engine.emu_start(start | self.MODE, HALT, timeout=int(seconds * 1e6))
        except self.unicorn.UcError as error:
            at = self.engine.reg_read(self.number("pc"))
            raise CheckFailure(
                f"{name} failed in the emulator near {self.image.name_of(at)} ({at:#x}): {error}."
            ) from None
        if self.failure:
            raise self.failure
        at = self.engine.reg_read(self.number("pc"))
        if at & ~self.MODE != HALT:
            raise CheckFailure(
                f"{name} did not return{f' within {seconds:g} seconds' if seconds else ''}; it was"
                f" near {self.image.name_of(at)}."
            )
        self.meter.leave(HALT)
        return self._outcome(before)

    def _prepare(
        self, arguments: tuple[int, ...], registers: dict[str, int]
    ) -> tuple[dict[str, int], int]:
        """Paint stack and registers, place the arguments; returns the registers and the stack
        pointer at entry.
        """
        top, passed, word = 1 << 8 * self.WORD, self.PASSED, self.WORD
        values = {name: _pattern(0xA0C0DE00 + i, word) for i, name in enumerate(self.GENERAL)}
        values |= {n: _pattern(0xF0C0DE00 + i, self.VECTOR) for i, n in enumerate(self.VECTORS)}
        values |= {name: a % top for name, a in zip(self.GENERAL, arguments[:passed])}
        values |= {name: value % top for name, value in registers.items()}
        self.write(self.low, self.fresh)
        rest = b"".join((value % top).to_bytes(word, "little") for value in arguments[passed:])
        pointer = STACK_TOP - ABOVE - -(-len(rest) // self.ALIGNED) * self.ALIGNED
        self.write(pointer, rest)
        known = list(values.values())
        split = len(self.GENERAL)
        given = [*known[:split], pointer, HALT | self.MODE, *known[split:]]
        self.engine.reg_write_batch(list(zip(self.numbers, given)))
        return values, pointer

    def _outcome(self, before: tuple[dict[str, int], int]) -> Outcome:
        known, pointer = before
        values = tuple(self.engine.reg_read_batch(self.numbers))
        split = len(self.GENERAL)
        after = dict(zip((*self.GENERAL, *self.VECTORS), (*values[:split], *values[split + 2 :])))
        mask = (1 << self.KEPT_BITS) - 1
        clobbered = [name for name in self.SAVED if (after[name] ^ known[name]) & mask]
        clobbered += ["sp"] if values[split] != pointer else []
        instructions, costs = self.meter.totals() if self.timed else (0, ())
        cycles, stalls = (
            {name: cost[k] for name, cost in zip(self.meter.profiles, costs)} for k in (0, 1)
        )
        return Outcome(
            registers=values[: split + 2],
            fpu=values[split + 2 :],
            cycles=cycles,
            stalls=stalls,
            instructions=instructions,
            stack=self._stack_used(pointer),
            clobbered=tuple(clobbered),
            trace=self.trace.hexdigest() if self.trace else "",
        )

    def _stack_used(self, pointer: int) -> int:
        """Bytes between the entry's stack pointer and the lowest word that lost its paint."""
        stack = self.read(self.low, pointer - self.low)
        whole, broken = 0, len(stack) + 1  # stack[:whole] is painted, stack[:broken] is not
        while broken - whole > 1:
            middle = (whole + broken) // 2
            if stack[:middle] == self.fresh[:middle]:  # bytes: compared by memcmp
                whole = middle
            else:
                broken = middle
        return -(-(len(stack) - whole) // self.WORD) * self.WORD

    def routines(self) -> dict:
        """Where the last call spent its time: of each function's own code, the blocks run, cycles
        and stalls by profile.
        """
        found: dict = {}
        names = self.meter.profiles
        for address, (count, costs) in sorted(self.meter.by_block().items()):
            function = self.image.function_at(address)
            name = function.name if function else f"{address:#x}"
            entry = found.setdefault(
                name,
                {"blocks": 0, "cycles": dict.fromkeys(names, 0), "stalls": dict.fromkeys(names, 0)},
            )
            entry["blocks"] += count
            for profile, (cycles, stalls) in zip(names, costs):
                entry["cycles"][profile] += cycles
                entry["stalls"][profile] += stalls
        return found

    def _on_block(self, engine, address, size, _):
        if address == HALT:
            return
        self.left -= 1
        if self.left < 0:
            engine.emu_stop()
        try:
            self.meter.enter(address, size)
            if self.watch:
                self.trace.update(b"B%x" % address)
        except Exception as error:  # unicorn swallows what its hooks raise
            self.failure = self.failure or error
            engine.emu_stop()

    def _on_memory(self, engine, access, address, size, value, _):
        self.trace.update(b"%d:%x:%d" % (access, address, size))


def require_packages(title: str) -> None:
    """ToolError unless the packages are there that run a program of `title` and read it."""
    if missing := [name for name, module in PACKAGES if find_spec(module) is None]:
        raise ToolError(
            f"Libraries for {title} are checked in an emulator, and of its Python packages"
            f" {', '.join(missing)} cannot be found.",
            hint="Install them: pip install 'ecgen-asm[emulators]'.",
        )


def opened_unicorn(constants: str) -> tuple[Any, Any]:
    """unicorn and its module `constants`; ToolError where it is missing."""
    try:
        return import_module("unicorn"), import_module(f"unicorn.{constants}")
    except ImportError:
        raise ToolError(
            "the Python package unicorn is missing.",
            hint="Install it: pip install 'ecgen-asm[emulators]'.",
        ) from None


def _pattern(number: int, size: int) -> int:
    """Of `size` bytes, the number of four again and again."""
    return int.from_bytes(number.to_bytes(4, "little") * (size // 4), "little")


def _map(engine, image: Image) -> None:
    """RAM, a page to return to, and pages for whatever of the image lies elsewhere."""
    engine.mem_map(RAM, RAM_SIZE)
    engine.mem_map(HALT, PAGE)
    mapped = {HALT // PAGE, *range(RAM // PAGE, (RAM + RAM_SIZE) // PAGE)}
    for address, data in image.parts:
        for page in range(address // PAGE, (address + len(data) - 1) // PAGE + 1):
            if page not in mapped:
                engine.mem_map(page * PAGE, PAGE)
                mapped.add(page)
        engine.mem_write(address, data)


def _first_free(image: Image) -> int:
    ends = [address + len(data) for address, data in image.parts if RAM <= address < RAM + RAM_SIZE]
    return max(ends, default=RAM) + 7 & ~7
