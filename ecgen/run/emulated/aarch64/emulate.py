"""An AArch64 core in the emulator, which counts the instructions that ran."""

from collections.abc import Callable

from ecgen.run.emulated.core import Core as EmulatedCore
from ecgen.run.emulated.core import Costs, opened_unicorn

INSTRUCTIONS = "instructions"
SIZE = 4  # bytes of an instruction


class Count:
    """A Meter whose only profile is the number of instructions."""

    profiles = (INSTRUCTIONS,)

    def __init__(self) -> None:
        self.runs: dict[tuple[int, int], int] = {}

    def start(self) -> None:
        self.runs.clear()

    def enter(self, address: int, size: int) -> None:
        self.runs[address, size] = self.runs.get((address, size), 0) + 1

    def leave(self, address: int) -> None:
        """A block is counted where it begins: none is left before its end."""

    def totals(self) -> tuple[int, Costs]:
        total = sum(size // SIZE * runs for (_, size), runs in self.runs.items())
        return total, ((total, 0),)

    def by_block(self) -> dict[int, tuple[int, Costs]]:
        found: dict[int, tuple[int, Costs]] = {}
        for (address, size), runs in self.runs.items():
            known, costs = found.get(address, (0, ((0, 0),)))
            found[address] = known + runs, ((costs[0][0] + size // SIZE * runs, 0),)
        return found


class Core(EmulatedCore):
    """Of an Outcome the registers are x0 to x29, sp, x30, then v0 to v31. x18 is the system's, x29
    a frame pointer that Apple demands; of v8 to v15 the lower halves are kept."""

    WORD, VECTOR, PASSED, ALIGNED, KEPT_BITS = 8, 16, 8, 16, 64
    GENERAL = tuple(f"x{i}" for i in range(30))
    VECTORS = tuple(f"v{i}" for i in range(32))
    SAVED = (*GENERAL[18:], *VECTORS[8:16])
    LOOP = bytes.fromhex("00000014")
    STACK_SIZE = 1 << 18  # the shim keeps operands there

    def opened(self):
        unicorn, arm64 = opened_unicorn("arm64_const")
        engine = unicorn.Uc(unicorn.UC_ARCH_ARM64, unicorn.UC_MODE_ARM)
        engine.ctl_set_cpu_model(arm64.UC_CPU_ARM64_MAX)
        return unicorn, arm64, engine

    def number(self, name: str) -> int:
        return getattr(self.constants, f"UC_ARM64_REG_{name.upper()}")

    def metered(self, read: Callable[[int, int], bytes]) -> Count:
        return Count()
