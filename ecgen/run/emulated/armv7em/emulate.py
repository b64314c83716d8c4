"""An Image and the arguments of a call -> what an emulated Cortex-M4 leaves behind, and the cycles
the model counts for it.

The semantics are unicorn's, independent of the back end's own table. The emulator knows no time;
time comes from the replay of the blocks that ran. Registers that a routine may not touch hold
patterns, the stack is painted.
"""

import hashlib
from dataclasses import dataclass
from importlib.util import find_spec

from ecgen.errors import CheckFailure, ToolError
from ecgen.isa.armv7em.cycles import PROFILES
from ecgen.run.emulated.armv7em.image import Image
from ecgen.run.emulated.armv7em.replay import Replay

RAM, RAM_SIZE = 0x20000000, 1 << 22
STACK_SIZE = 1 << 16
STACK_TOP = RAM + RAM_SIZE
HALT = 0x00FFF000
PAGE = 0x1000
MOST_BLOCKS = 50_000_000
IT_BITS = 0x0600FC00  # of EPSR: which of the next instructions are conditional
FRESH_STACK = b"\xc5" * STACK_SIZE
SAVED = tuple(range(4, 12))
SAVED_FPU = tuple(range(16, 32))


@dataclass(frozen=True)
class Outcome:
    """After a call: r0-r12, sp, lr, then s0-s31, modelled cycles and fetch stalls by profile name,
    and what was used.

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


class Core:
    """A Cortex-M4 with FPU, the image in its memory. `watch` also records every data address
    (slower).

    Not `timed`, it counts no cycles and runs several times faster, for tests of many calls. `place`
    and `space` hand out memory above the program; `call` runs one routine. Memory lives on between
    calls.
    """

    def __init__(self, image: Image, *, watch: bool = False, timed: bool = True):
        self.image = image
        self.unicorn, self.arm = _unicorn()
        self.engine = _engine(self.unicorn, self.arm)
        self.numbers = _registers(self.arm)
        self.addresses = {symbol.name: symbol.address for symbol in image.symbols}
        self.trace = hashlib.sha256() if watch else None
        self.watch, self.timed = watch, timed or watch
        self.failure: Exception | None = None
        _map(self.engine, image)
        self.free = _first_free(image)
        self.replay = Replay(self.read)
        if self.timed:
            self.engine.hook_add(self.unicorn.UC_HOOK_BLOCK, self._on_block)
        if watch:
            kinds = self.unicorn.UC_HOOK_MEM_READ | self.unicorn.UC_HOOK_MEM_WRITE
            self.engine.hook_add(kinds, self._on_memory)

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
        if address + size > STACK_TOP - STACK_SIZE:
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

        `registers` sets r0-r12 and s0-s31 for routines with a convention of their own. Raises
        CheckFailure when the code faults, runs more than MOST_BLOCKS blocks on a timed core, or
        does not return within `seconds`, if given: that costs a thread for each call, many times
        what a field operation takes.
        """
        before = self._prepare(arguments, registers or {})
        self.replay.start()
        if self.watch:
            self.trace = hashlib.sha256()
        self.failure, self.left = None, MOST_BLOCKS
        start = self.addresses.get(name) or self.image.symbol(name).address
        try:
            self.engine.emu_start(start | 1, HALT, timeout=int(seconds * 1e6))
        except self.unicorn.UcError as error:
            at = self.engine.reg_read(self.arm.UC_ARM_REG_PC)
            raise CheckFailure(
                f"{name} failed in the emulator near {self.image.name_of(at)} ({at:#x}): {error}."
            ) from None
        if self.failure:
            raise self.failure
        at = self.engine.reg_read(self.arm.UC_ARM_REG_PC)
        if at & ~1 != HALT:
            raise CheckFailure(
                f"{name} did not return{f' within {seconds:g} seconds' if seconds else ''}; it was"
                f" near {self.image.name_of(at)}."
            )
        self.replay.leave(HALT)
        return self._outcome(before)

    def _prepare(
        self, arguments: tuple[int, ...], registers: dict[str, int]
    ) -> tuple[list[int], list[int], int]:
        """Paint stack and registers, place the arguments; returns core and FPU registers and the
        stack pointer at entry.
        """
        core = [0xA0C0DE00 + i for i in range(13)]
        fpu = [0xF0C0DE00 + i for i in range(32)]
        self.write(STACK_TOP - STACK_SIZE, FRESH_STACK)
        core[:4] = [*(value & 0xFFFFFFFF for value in arguments[:4]), *core[len(arguments[:4]) : 4]]
        rest = b"".join((value & 0xFFFFFFFF).to_bytes(4, "little") for value in arguments[4:])
        pointer = STACK_TOP - 64 - (len(rest) + 7) // 8 * 8
        self.write(pointer, rest)
        for name, value in registers.items():
            bank = core if name[0] == "r" else fpu
            bank[int(name[1:])] = value & 0xFFFFFFFF
        self.engine.reg_write_batch(list(zip(self.numbers, [*core, pointer, HALT | 1, *fpu])))
        return core, fpu, pointer

    def _outcome(self, before: tuple[list[int], list[int], int]) -> Outcome:
        core, fpu, pointer = before
        values = tuple(self.engine.reg_read_batch(self.numbers))
        after, after_fpu = values[:15], values[15:]
        clobbered = [f"r{i}" for i in SAVED if after[i] != core[i]] + [
            f"s{i}" for i in SAVED_FPU if after_fpu[i] != fpu[i]
        ]
        clobbered += ["sp"] if after[13] != pointer else []
        instructions, costs = self.replay.totals() if self.timed else (0, ())
        cycles, stalls = ({p.name: cost[k] for p, cost in zip(PROFILES, costs)} for k in (0, 1))
        trace = self.trace.hexdigest() if self.trace else ""
        return Outcome(
            after,
            after_fpu,
            cycles,
            stalls,
            instructions,
            self._stack_used(pointer),
            tuple(clobbered),
            trace,
        )

    def _stack_used(self, pointer: int) -> int:
        """Bytes between the entry's stack pointer and the lowest word that lost its paint."""
        low = STACK_TOP - STACK_SIZE
        stack = self.read(low, pointer - low)
        whole, broken = 0, len(stack) + 1  # stack[:whole] is painted, stack[:broken] is not
        while broken - whole > 1:
            middle = (whole + broken) // 2
            if stack[:middle] == FRESH_STACK[:middle]:  # bytes: compared by memcmp
                whole = middle
            else:
                broken = middle
        return len(stack) - whole + 3 & ~3

    def routines(self) -> dict:
        """Where the last call spent its time: of each function's own code, the blocks run, cycles
        and stalls by profile.
        """
        found: dict = {}
        for address, (count, costs) in sorted(self.replay.by_block().items()):
            function = self.image.function_at(address)
            name = function.name if function else f"{address:#x}"
            entry = found.setdefault(
                name,
                {
                    "blocks": 0,
                    "cycles": {p.name: 0 for p in PROFILES},
                    "stalls": {p.name: 0 for p in PROFILES},
                },
            )
            entry["blocks"] += count
            for profile, (cycles, stalls) in zip(PROFILES, costs):
                entry["cycles"][profile.name] += cycles
                entry["stalls"][profile.name] += stalls
        return found

    def _on_block(self, engine, address, size, _):
        if address == HALT:
            return
        self.left -= 1
        if self.left < 0:
            engine.emu_stop()
        try:
            self.replay.enter(address, size)
            if self.watch:
                self.trace.update(b"B%x" % address)
        except Exception as error:  # unicorn swallows what its hooks raise
            self.failure = self.failure or error
            engine.emu_stop()

    def _on_memory(self, engine, access, address, size, value, _):
        # For a hook inside an IT block unicorn sets the bits of that block, and leaves them set for
        # the block behind a branch.
        if (state := engine.reg_read(self.arm.UC_ARM_REG_EPSR)) & IT_BITS:
            engine.reg_write(self.arm.UC_ARM_REG_EPSR, state & ~IT_BITS)
        self.trace.update(b"%d:%x:%d" % (access, address, size))


def require_emulator() -> None:
    """ToolError unless the packages are there that run a program of the Cortex-M4 and read it."""
    if missing := [
        name
        for name, module in (
            ("unicorn", "unicorn"),
            ("pyelftools", "elftools"),
            ("capstone", "capstone"),
        )
        if find_spec(module) is None
    ]:
        raise ToolError(
            "Libraries for the Cortex-M4 are checked in an emulator, and of its Python packages"
            f" {', '.join(missing)} cannot be found.",
            hint="Install them: pip install 'ecgen-asm[m4]'.",
        )


def _unicorn():
    try:
        import unicorn
        from unicorn import arm_const
    except ImportError:
        raise ToolError(
            "the Python package unicorn is missing.",
            hint="Install it: pip install 'ecgen-asm[m4]'.",
        ) from None
    return unicorn, arm_const


def _engine(unicorn, arm):
    engine = unicorn.Uc(unicorn.UC_ARCH_ARM, unicorn.UC_MODE_THUMB | unicorn.UC_MODE_MCLASS)
    engine.ctl_set_cpu_model(arm.UC_CPU_ARM_CORTEX_M4)
    return engine


def _map(engine, image: Image) -> None:
    """RAM, a page to return to, and pages for whatever of the image lies elsewhere."""
    engine.mem_map(RAM, RAM_SIZE)
    engine.mem_map(HALT, PAGE)
    engine.mem_write(HALT, bytes.fromhex("fee7"))
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


def _registers(arm) -> list[int]:
    """r0-r12, sp, lr, s0-s31, as unicorn numbers them."""
    names = (*(f"R{i}" for i in range(13)), "SP", "LR", *(f"S{i}" for i in range(32)))
    return [getattr(arm, f"UC_ARM_REG_{name}") for name in names]
