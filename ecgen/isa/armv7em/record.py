"""ARMv7E-M as one record: with the registers of an FPU or without, one calling convention; run in
an emulator.
"""

from ecgen.isa.armv7em import emit, entry
from ecgen.isa.armv7em.table import TABLE
from ecgen.isa.record import InstructionSet

RECORD = InstructionSet(
    name="armv7em",
    title="ARMv7E-M",
    word_bits=32,
    levels=("m4", "m4f"),
    level_hint="`m4f` parks words in the registers of the FPU, `m4` uses none.",
    features=("dsp", "fpu"),
    needed={"m4": ("dsp",), "m4f": ("dsp", "fpu")},
    table=TABLE,
    backend=emit,
    guard="defined(__ARM_ARCH_7EM__) && defined(__ARM_FEATURE_DSP)",
    wants="it cannot be built for this processor",
    abis={
        "aapcs": (
            '__attribute__((pcs("aapcs")))',
            "The routines follow the AAPCS; none has floating-point arguments.",
        )
    },
    abi="aapcs",
    emulation="ecgen.run.emulated.armv7em.emulation",
    compiler="arm-none-eabi-gcc",
    shell="asm_armv7em.S.j2",
    entries=entry,
    entry_shell="entry_armv7em.S.j2",
    triples=("thumbv7em-none-eabi",),
    kconfig={
        "m4": "CPU_CORTEX_M4 || CPU_CORTEX_M7",
        "m4f": "(CPU_CORTEX_M4 || CPU_CORTEX_M7) && FPU_SHARING",
    },
    elf="32-bit ARM",
    vcpkg="arm",
    flags={
        "m4": "-mcpu=cortex-m4 -mthumb -mfloat-abi=soft",
        "m4f": "-mcpu=cortex-m4 -mthumb -mfloat-abi=hard -mfpu=fpv4-sp-d16",
    },
    figures=("model.multiply", "model.integer", "field_ops.mul", "limits.decoded"),
)
