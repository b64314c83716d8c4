"""x86-64 as one record: two levels, two calling conventions, features by their CPUID names."""

from ecgen.isa.record import InstructionSet
from ecgen.isa.x86_64 import emit, entry, ways
from ecgen.isa.x86_64.table import TABLE
from ecgen.isa.x86_64.text import with_frame_notes

RECORD = InstructionSet(
    name="x86_64",
    title="x86-64",
    word_bits=64,
    levels=("generic", "adx"),
    level_hint="`adx` uses MULX, ADCX and ADOX, `generic` only MUL and ADC.",
    features=(
        "bmi1",
        "bmi2",
        "adx",
        "avx",
        "avx2",
        "fma",
        "avx512f",
        "avx512dq",
        "avx512ifma",
        "avx512vl",
    ),
    needed={"adx": ("bmi2", "adx")},
    table=TABLE,
    backend=emit,
    guard="defined(__x86_64__) && !defined(__ILP32__)",
    wants="it cannot be built for this processor, or for pointers of 32 bits (x32)",
    abis={
        "sysv": (
            "__attribute__((sysv_abi))",
            "The routines follow the System V calling convention on every system.",
        ),
        "win64": (
            "__attribute__((ms_abi))",
            "The routines follow the Windows x64 calling convention on every system.",
        ),
    },
    abi="sysv",
    compiler="cc",
    shell="asm.S.j2",
    trampoline="abi.S.j2",
    entries=entry,
    entry_shell="entry.S.j2",
    ways=ways,
    frame_notes=with_frame_notes,
    machines=("x86_64", "amd64"),
    triples=("x86_64-",),
    cpu_check="cpuid",
    cpuid_bits={
        "bmi1": 3,
        "avx2": 5,
        "bmi2": 8,
        "avx512f": 16,
        "avx512dq": 17,
        "adx": 19,
        "avx512ifma": 21,
        "avx512vl": 31,
    },
    vector_bytes={"": 16, "avx2": 32},
    vector_level="generic",  # it runs on every x86-64
    elf="x86-64",
    certified=True,
    vcpkg="x64",
    # R_X86_64_PC32, R_X86_64_PLT32; IMAGE_REL_AMD64_REL32; X86_64_RELOC_SIGNED, X86_64_RELOC_BRANCH
    distances={"elf": (2, 4), "coff": (4,), "mach-o": (1, 2)},
    figures=("instructions.mul", "instructions.adc", "limits.inline"),
)
