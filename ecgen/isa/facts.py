"""What the C around the assembly has to know about an instruction set, as data: word size, guards, calling conventions.

The layers above read these rows and nothing else about an instruction set; a new one is a new row and a new folder.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class IsaFacts:
    """`guard` is the C preprocessor condition under which the assembly can run. `abis`: name -> (attribute of a routine in C,
    remark). `cpu_check`: "cpuid" if the CPU can be asked at run time, else "". `host`: the build machine may run it, so
    that the library carries programs that test and time it there. `vector_bytes`: of the vectors that C code may use.
    `compiler` and `flags` (by level) build the library; `shell` is the template of an assembly file.
    """

    title: str
    word_bits: int
    guard: str
    abis: "dict[str, tuple[str, str]]"
    cpu_check: str
    host: bool
    vector_bytes: int
    compiler: str
    flags: "dict[str, str]"
    shell: str
    abi: str


FACTS = {
    "x86_64": IsaFacts(
        title="x86-64", word_bits=64, guard="defined(__x86_64__)",
        abis={
            "sysv": ("__attribute__((sysv_abi))", "The routines follow the System V calling convention on every system."),
            "win64": ("__attribute__((ms_abi))", "The routines follow the Windows x64 calling convention on every system."),
        },
        cpu_check="cpuid", host=True, vector_bytes=16, compiler="cc", flags={}, shell="asm.S.j2", abi="sysv",
    ),
    "armv7em": IsaFacts(
        title="ARMv7E-M", word_bits=32, guard="defined(__ARM_ARCH_7EM__) && defined(__ARM_FEATURE_DSP)",
        abis={"aapcs": ("__attribute__((pcs(\"aapcs\")))", "The routines follow the AAPCS; none has floating-point arguments.")},
        cpu_check="", host=False, vector_bytes=0, compiler="arm-none-eabi-gcc",
        flags={"m4": "-mcpu=cortex-m4 -mthumb -mfloat-abi=soft", "m4f": "-mcpu=cortex-m4 -mthumb -mfloat-abi=hard -mfpu=fpv4-sp-d16"},
        shell="asm_armv7em.S.j2", abi="aapcs",
    ),
}  # fmt: skip
