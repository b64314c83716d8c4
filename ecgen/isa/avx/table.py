"""The AVX, AVX2, FMA and AVX-512 instruction table: every vector instruction the back end may emit,
one row each.

Rows are those of the x86-64 table. `d s t` are the first three operands; immediates follow from the
form. Latencies are defaults for recent cores (A. Fog, "Instruction tables"); targets/*.toml give
those of a CPU, with its ports. Integer operations of AVX work on the lower two lanes (registers
named xmm) and clear the others; those of AVX2 on all four. With AVX-512 (VL: vectors of 32 bytes;
no masks) there are 32 registers, and only the instructions of `ISAS["ifma"]`, which have the
encoding that names them. "ifma8" has vectors of 64 bytes (zmm) and of these instructions those that
leave every lane where it is; "ifmawide" has them, too, for programs of eight lanes, two ways to
move these, and loads of 32 bytes into both halves: what a routine of "ifma" is where its program is
wide.
"""

from itertools import permutations

from ecgen.errors import TargetError
from ecgen.isa.x86_64.table import Row
from ecgen.limb.lanes.ir import CROSSING, LANES
from ecgen.machine.table import InstructionTable


def _three(mnemonic: str, op: str, latency: int = 1, extension: str = "avx2", **more) -> Row:
    """A three-operand instruction `d = op(s, t)`."""
    return Row(
        mnemonic,
        ("w", "r", "r"),
        ("rrr", "rrm"),
        (f"d = {op} s t",),
        latency=latency,
        extension=extension,
        **more,
    )


def _immediate(mnemonic: str, op: str, forms, latency: int = 1, extension: str = "avx2") -> Row:
    return Row(
        mnemonic,
        ("w", "r", "r", "r"),
        forms,
        (f"d = {op} s" + (" t" if len(forms[0]) == 4 else ""),),
        latency=latency,
        extension=extension,
    )


def _added(mnemonic: str, op: str) -> Row:
    return Row(
        mnemonic,
        ("rw", "r", "r"),
        ("rrr", "rrm"),
        (f"d = {op} s t d",),
        latency=4,
        extension="avx512ifma",
    )


def _fused(name: str, order: str, meaning: str) -> Row:
    return Row(
        f"{FUSED[name]}{order}pd",
        ("rw", "r", "r"),
        ("rrr", "rrm"),
        (f"d = {name} {meaning}",),
        latency=4,
        extension="fma",
    )


FUSED = {"fma": "vfmadd", "fms": "vfmsub"}
ROWS = (
    Row("vmovdqu", ("w", "r"), ("rr", "rm", "mr"), ("d = copy s",), extension="avx"),
    _three("vpaddq", "add"),
    _three("vpsubq", "sub"),
    _three("vpmuludq", "mul", 3),
    _three("vpmuldq", "smul", 3),
    _three("vpand", "and"),
    _three("vpor", "or"),
    _three("vpxor", "xor"),
    _three("vaddpd", "fadd", 3, "avx"),
    _three("vsubpd", "fsub", 3, "avx"),
    _three("vmulpd", "fmul", 3, "avx"),
    _three("vandpd", "and", 1, "avx"),
    _three("vorpd", "or", 1, "avx"),
    _three("vxorpd", "xor", 1, "avx"),
    *(
        _fused(name, order, meaning)
        for name in FUSED
        for order, meaning in (("132", "d t s"), ("213", "s d t"), ("231", "s t d"))
    ),
    _immediate("vpsllq", "shl", ("rri",)),
    _immediate("vpsrlq", "shr", ("rri",)),
    _immediate("vpermq", "perm", ("rri", "rmi"), 4),
    _immediate("vpermilpd", "perm", ("rri", "rmi"), 1, "avx"),
    _immediate("vpblendd", "blend", ("rrri", "rrmi")),
    _immediate("vperm2i128", "halves", ("rrri", "rrmi"), 3),
    _three("vpunpcklqdq", "low"),
    _three("vpunpckhqdq", "high"),
    _immediate("vblendpd", "blend", ("rrri", "rrmi"), 1, "avx"),
    _immediate("vshufpd", "pick", ("rrri", "rrmi"), 1, "avx"),
    _immediate("vperm2f128", "halves", ("rrri", "rrmi"), 3, "avx"),
    _immediate("vinsertf128", "halves", ("rrri",), 3, "avx"),
    _immediate("vextractf128", "halves", ("rri",), 3, "avx"),
    Row(
        "vblendvpd", ("w", "r", "r", "r"), ("rrrr", "rrmr"), ("d = choose s t u",), extension="avx"
    ),
    _three("vunpcklpd", "low", 1, "avx"),
    _three("vunpckhpd", "high", 1, "avx"),
    Row("vmovdqu64", ("w", "r"), ("rr", "rm", "mr"), ("d = copy s",), extension="avx512vl"),
    _three("vpandq", "and", 1, "avx512vl"),
    _three("vporq", "or", 1, "avx512vl"),
    _three("vpxorq", "xor", 1, "avx512vl"),
    _three("vpmullq", "mullo", 3, "avx512dq"),
    _added("vpmadd52luq", "maddlo"),
    _added("vpmadd52huq", "maddhi"),
    _immediate("vshufi64x2", "halves", ("rrri", "rrmi"), 3, "avx512vl"),
    Row(
        "vpermpd",
        ("w", "r", "r"),
        ("rrr", "rrm"),
        ("d = route t s",),
        latency=5,
        extension="avx512f",
    ),
    Row(
        "vpermi2pd",
        ("rw", "r", "r"),
        ("rrr", "rrm"),
        ("d = among s t d",),
        latency=5,
        extension="avx512f",
    ),
    Row("vbroadcasti64x4", ("w", "r"), ("rm",), ("d = twice s",), extension="avx512f"),
    Row(
        "vpternlogq",
        ("rw", "r", "r", "r"),
        ("rrri", "rrmi"),
        ("d = mix d s t",),
        extension="avx512vl",
    ),
)

OF_OPERATION = {
    "add": "vpaddq",
    "sub": "vpsubq",
    "mul": "vpmuludq",
    "smul": "vpmuldq",
    "and": "vpand",
    "or": "vpor",
    "xor": "vpxor",
    "fadd": "vaddpd",
    "fsub": "vsubpd",
    "fmul": "vmulpd",
    "shl": "vpsllq",
    "shr": "vpsrlq",
    "perm": "vpermq",
    "choose": "vblendvpd",
    "blend": "vpblendd",
    "halves": "vperm2i128",
    "low": "vpunpcklqdq",
    "high": "vpunpckhqdq",
}
AVX_OF_OPERATION = {
    "and": "vandpd",
    "or": "vorpd",
    "xor": "vxorpd",
    "fadd": "vaddpd",
    "fsub": "vsubpd",
    "fmul": "vmulpd",
    "perm": "vpermilpd",
    "blend": "vblendpd",
    "halves": "vperm2f128",
    "low": "vunpcklpd",
    "high": "vunpckhpd",
    "pick": "vshufpd",
    "choose": "vblendvpd",
}
PAIRED = {
    "add": "vpaddq",
    "sub": "vpsubq",
    "mul": "vpmuludq",
    "smul": "vpmuldq",
    "shl": "vpsllq",
    "shr": "vpsrlq",
}
IFMA_OF_OPERATION = {
    "add": "vpaddq",
    "sub": "vpsubq",
    "mul": "vpmuludq",
    "mullo": "vpmullq",
    "and": "vpandq",
    "or": "vporq",
    "xor": "vpxorq",
    "shl": "vpsllq",
    "shr": "vpsrlq",
    "perm": "vpermq",
    "halves": "vshufi64x2",
    "low": "vpunpcklqdq",
    "high": "vpunpckhqdq",
    "pick": "vshufpd",
    "mix": "vpternlogq",
    "maddlo": "vpmadd52luq",
    "maddhi": "vpmadd52huq",
}
IFMA8_OF_OPERATION = {
    name: mnemonic for name, mnemonic in IFMA_OF_OPERATION.items() if name not in CROSSING
}
IFMAWIDE_OF_OPERATION = IFMA8_OF_OPERATION | {"route": "vpermpd", "among": "vpermi2pd"}
ISAS = {
    "avx2": OF_OPERATION | {"pick": "vshufpd"},
    "avx": AVX_OF_OPERATION,
    "ifma": IFMA_OF_OPERATION,
    "ifma8": IFMA8_OF_OPERATION,
    "ifmawide": IFMAWIDE_OF_OPERATION,
}
REGISTERS = {
    isa: tuple(f"{kind}mm{i}" for i in range(count))
    for isa, kind, count in (
        ("avx2", "y", 16),
        ("avx", "y", 16),
        ("ifma", "y", 32),
        ("ifma8", "z", 32),
        ("ifmawide", "z", 32),
    )
}
MOVES = {
    "avx2": "vmovdqu",
    "avx": "vmovdqu",
    "ifma": "vmovdqu64",
    "ifma8": "vmovdqu64",
    "ifmawide": "vmovdqu64",
}
TWICE = "vbroadcasti64x4"
WIDE = frozenset({*IFMA_OF_OPERATION.values(), "vpermilpd", MOVES["ifma"]})
# all that a unit has whose instructions have the longer encoding
LONG = {
    "ifma": WIDE,
    "ifma8": frozenset({*IFMA8_OF_OPERATION.values(), MOVES["ifma8"]}),
    "ifmawide": frozenset({*IFMAWIDE_OF_OPERATION.values(), MOVES["ifmawide"], TWICE}),
}
ADDED = ("maddlo", "maddhi")
VECTOR = 8 * LANES
LANES_OF = {"ifma8": 8, "ifmawide": 8}
WIDER = {"ifma": "ifmawide"}  # the set of instructions of a wide program
# sets whose routines have vectors of half a register in their arguments
HALVED = tuple(WIDER.values())
ZERO = 2


def bytes_of(isa: str) -> int:
    """Bytes of a vector of the unit."""
    return 8 * LANES_OF.get(isa, LANES)


def outer_bytes(isa: str) -> int:
    """Bytes of a vector in an argument."""
    return VECTOR if isa in HALVED else bytes_of(isa)


def lanes_of(isa: str) -> tuple[int, int]:
    """Lanes of a register, and of a vector in an argument."""
    return bytes_of(isa) // 8, outer_bytes(isa) // 8


def _mixed(order: tuple[int, ...]) -> int:
    """The table of truth of (a & ~m) | (b & m), where operand order[0] of three is a, order[1] is b
    and order[2] is m; the first operand is the highest bit of a place.
    """
    found = 0
    for place in range(8):
        bits = [place >> 2 - k & 1 for k in range(3)]
        found |= bits[order[1] if bits[order[2]] else order[0]] << place
    return found


MIXES = {_mixed(order): order for order in permutations(range(3))}


def mnemonic_of(name: str, numbers: tuple[int, ...], isa: str = "avx2") -> str:
    """The instruction of an operation; a permutation inside the pairs of lanes has a quicker one.
    TargetError if there is none.
    """
    inside = name == "perm" and all(source // 2 == k // 2 for k, source in enumerate(numbers))
    if name not in ISAS[isa] or (name == "perm" and not inside and isa == "avx"):
        raise TargetError(
            f"{isa} has no instruction for the vector operation `{name}`.",
            hint=(
                "Lower the field operation for this instruction set, or take a CPU with AVX2 and"
                " FMA."
            ),
        )
    return "vpermilpd" if inside else ISAS[isa][name]


def instructions_of(name: str) -> tuple[str, ...]:
    """Those of an operation in all sets, each once; of "inside" the permutation inside pairs, of a
    fused product the beginning of its names.
    """
    if name in FUSED:
        return (f"{FUSED[name]}...pd",)
    return (
        ("vpermilpd",)
        if name == "inside"
        else tuple(dict.fromkeys(names[name] for names in ISAS.values() if name in names))
    )


def immediate_of(mnemonic: str, numbers: tuple[int, ...]) -> int | None:
    """The immediate byte of an operation's constants, None if it has none."""
    match mnemonic:
        case "vpsllq" | "vpsrlq":
            return numbers[0]
        case "vpermq":
            return sum(lane << 2 * k for k, lane in enumerate(numbers))
        case "vpermilpd":
            return sum((lane & 1) << k for k, lane in enumerate(numbers))
        case "vpblendd":
            return sum(3 << 2 * k for k in range(4) if numbers[0] >> k & 1)
        case "vperm2i128" | "vperm2f128":
            return numbers[0] | numbers[1] << 4
        case "vshufi64x2":
            return numbers[0] | (numbers[1] & 1) << 1 if numbers[0] < 2 else -1
        case "vpternlogq":
            return _mixed(numbers)
        case "vblendpd":
            return numbers[0]
        case "vshufpd":
            return sum(bit << k for k, bit in enumerate(numbers))
        case "vinsertf128":
            return {(2, 1): 0, (0, 2): 1}.get((numbers[0], numbers[1]), -1)
        case "vextractf128":
            return numbers[0] if tuple(numbers[1:]) == (ZERO,) else -1
    return None


def numbers_of(mnemonic: str, immediate: int) -> tuple[int, ...]:
    """The operation's constants from the immediate byte; ValueError if the byte means nothing that
    ecgen emits.
    """
    match mnemonic:
        case "vpsllq" | "vpsrlq":
            numbers: tuple = (immediate,)
        case "vpermq":
            numbers = tuple(immediate >> 2 * k & 3 for k in range(4))
        case "vpermilpd":
            numbers = tuple(k // 2 * 2 + (immediate >> k & 1) for k in range(4))
        case "vpblendd":
            numbers = (sum(1 << k for k in range(4) if immediate >> 2 * k & 3),)
        case "vperm2i128" | "vperm2f128":
            numbers = (immediate & 15, immediate >> 4)
        case "vshufi64x2":
            numbers = (immediate & 1, 2 + (immediate >> 1 & 1))
        case "vpternlogq":
            numbers = MIXES.get(immediate, (0, 1, 2))
        case "vblendpd":
            numbers = (immediate & 15,)
        case "vshufpd":
            numbers = tuple(immediate >> k & 1 for k in range(4))
        case "vinsertf128":
            numbers = (2, 1) if not immediate else (0, 2)
        case "vextractf128":
            numbers = (immediate & 1, ZERO)
        case _:
            numbers = ()
    halves = numbers if mnemonic in ("vperm2i128", "vperm2f128") else ()
    if immediate_of(mnemonic, numbers) != immediate or any(
        half > 3 for half in halves
    ):  # bits 3 and 7 clear a half
        raise ValueError(f"{immediate} is no immediate of {mnemonic}")
    return numbers


TABLE = InstructionTable(
    {row.mnemonic: row for row in ROWS}, numbers_of=numbers_of, frame="rsp", constants="rip"
)
