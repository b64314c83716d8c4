"""A Cortex-M4 with FPU in the emulator, whose cycles the model counts of the blocks that ran."""

from collections.abc import Callable

from ecgen.run.emulated.armv7em.replay import Replay
from ecgen.run.emulated.core import Core as EmulatedCore
from ecgen.run.emulated.core import opened_unicorn

IT_BITS = 0x0600FC00  # of EPSR: which of the next instructions are conditional


class Core(EmulatedCore):
    """Of an Outcome the registers are r0 to r12, sp, lr, then s0 to s31."""

    WORD, VECTOR, PASSED, ALIGNED, KEPT_BITS = 4, 4, 4, 8, 32
    GENERAL = tuple(f"r{i}" for i in range(13))
    VECTORS = tuple(f"s{i}" for i in range(32))
    SAVED = (*GENERAL[4:12], *VECTORS[16:])
    LOOP = bytes.fromhex("fee7")
    STACK_SIZE = 1 << 16
    MODE = 1  # Thumb

    def opened(self):
        unicorn, arm = opened_unicorn("arm_const")
        engine = unicorn.Uc(unicorn.UC_ARCH_ARM, unicorn.UC_MODE_THUMB | unicorn.UC_MODE_MCLASS)
        engine.ctl_set_cpu_model(arm.UC_CPU_ARM_CORTEX_M4)
        return unicorn, arm, engine

    def number(self, name: str) -> int:
        return getattr(self.constants, f"UC_ARM_REG_{name.upper()}")

    def metered(self, read: Callable[[int, int], bytes]) -> Replay:
        return Replay(read)

    def _on_memory(self, engine, access, address, size, value, _):
        # For a hook inside an IT block unicorn sets the bits of that block, and leaves them set for
        # the block behind a branch.
        if (state := engine.reg_read(self.constants.UC_ARM_REG_EPSR)) & IT_BITS:
            engine.reg_write(self.constants.UC_ARM_REG_EPSR, state & ~IT_BITS)
        super()._on_memory(engine, access, address, size, value, _)
