"""What processors lack, as CPUID and XGETBV say it."""

from tests.support.isa.avx.short_lanes import UNIT
from tests.support.isa.native import FLAGS

WITHOUT = FLAGS - {flag for flag in UNIT.extensions if flag.startswith("avx512")}
TIMED = ("scalarmult", "scalarmult_vartime")
HASWELL = frozenset({"xsave", "osxsave", "avx", "avx2", "fma"})
SANDY = frozenset({"xsave", "osxsave", "avx"})
WORDS = HASWELL | {"avx512f", "avx512dq", "avx512ifma", "avx512vl"}

LACKING = {
    "avx2": {
        "AVX2": (HASWELL - {"avx2"}, 7),
        "FMA": (HASWELL - {"fma"}, 7),
        "a system that knows XSAVE": (HASWELL - {"osxsave"}, 7),
        "the upper halves saved": (HASWELL, 3),
    },
    "ifma": {
        **{
            flag.upper(): (WORDS - {flag}, 0xE7)
            for flag in ("avx2", "avx512f", "avx512dq", "avx512ifma", "avx512vl")
        },
        "a system that knows XSAVE": (WORDS - {"osxsave"}, 0xE7),
        "masks and upper registers saved": (WORDS, 7),
        "masks saved": (WORDS, 0xC7),
        "upper registers saved": (WORDS, 0x67),
    },
    "avx": {
        "AVX": (SANDY - {"avx"}, 7),
        "a system that knows XSAVE": (SANDY - {"osxsave"}, 7),
        "the upper halves saved": (SANDY, 3),
    },
}
