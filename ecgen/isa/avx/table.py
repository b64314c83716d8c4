"""The AVX2/FMA instruction table: every vector instruction the back end may emit, one row each.

Rows are those of the x86-64 table. `d s t` are the first three operands; immediates follow from the form. Latencies are
defaults for recent cores (A. Fog, "Instruction tables"); targets/*.toml give those of a CPU, with its ports.
"""

from ecgen.isa.x86_64.table import Row


def _three(mnemonic: str, op: str, latency: int = 1, **more) -> Row:
    """A three-operand instruction `d = op(s, t)`."""
    return Row(mnemonic, ("w", "r", "r"), ("rrr", "rrm"), (f"d = {op} s t",), latency=latency, extension="avx2", **more)


def _immediate(mnemonic: str, op: str, forms, latency: int = 1) -> Row:
    return Row(mnemonic, ("w", "r", "r", "r"), forms, (f"d = {op} s" + (" t" if len(forms[0]) == 4 else ""),), latency=latency, extension="avx2")


def _fused(order: str, meaning: str) -> Row:
    return Row(f"vfmadd{order}pd", ("rw", "r", "r"), ("rrr", "rrm"), (f"d = fma {meaning}",), latency=4, extension="fma")


ROWS = (
    Row("vmovdqu", ("w", "r"), ("rr", "rm", "mr"), ("d = copy s",), extension="avx2"),
    _three("vpaddq", "add"), _three("vpsubq", "sub"), _three("vpmuludq", "mul", 3), _three("vpmuldq", "smul", 3),
    _three("vpand", "and"), _three("vpor", "or"), _three("vpxor", "xor"),
    _three("vaddpd", "fadd", 3), _three("vsubpd", "fsub", 3), _three("vmulpd", "fmul", 3),
    _fused("132", "d t s"), _fused("213", "s d t"), _fused("231", "s t d"),
    _immediate("vpsllq", "shl", ("rri",)), _immediate("vpsrlq", "shr", ("rri",)),
    _immediate("vpermq", "perm", ("rri", "rmi"), 4), _immediate("vpermilpd", "perm", ("rri", "rmi")),
    _immediate("vpblendd", "blend", ("rrri", "rrmi")),
    _immediate("vperm2i128", "halves", ("rrri", "rrmi"), 3),
    _three("vpunpcklqdq", "low"), _three("vpunpckhqdq", "high"),
)
TABLE = {row.mnemonic: row for row in ROWS}

OF_OPERATION = {
    "add": "vpaddq", "sub": "vpsubq", "mul": "vpmuludq", "smul": "vpmuldq", "and": "vpand", "or": "vpor", "xor": "vpxor",
    "fadd": "vaddpd", "fsub": "vsubpd", "fmul": "vmulpd", "shl": "vpsllq", "shr": "vpsrlq", "perm": "vpermq",
    "blend": "vpblendd", "halves": "vperm2i128", "low": "vpunpcklqdq", "high": "vpunpckhqdq",
}  # fmt: skip
REGISTERS = tuple(f"ymm{i}" for i in range(16))
VECTOR = 32


def mnemonic_of(name: str, numbers: "tuple[int, ...]") -> str:
    """The instruction of an operation; a permutation inside the pairs of lanes has a quicker one."""
    if name == "perm" and all(source // 2 == k // 2 for k, source in enumerate(numbers)):
        return "vpermilpd"
    return OF_OPERATION[name]


def immediate_of(mnemonic: str, numbers: "tuple[int, ...]") -> "int | None":
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
        case "vperm2i128":
            return numbers[0] | numbers[1] << 4
    return None


def numbers_of(mnemonic: str, immediate: int) -> "tuple[int, ...]":
    """The operation's constants from the immediate byte; ValueError if the byte means nothing that ecgen emits."""
    match mnemonic:
        case "vpsllq" | "vpsrlq":
            numbers: tuple = (immediate,)
        case "vpermq":
            numbers = tuple(immediate >> 2 * k & 3 for k in range(4))
        case "vpermilpd":
            numbers = tuple(k // 2 * 2 + (immediate >> k & 1) for k in range(4))
        case "vpblendd":
            numbers = (sum(1 << k for k in range(4) if immediate >> 2 * k & 3),)
        case "vperm2i128":
            numbers = (immediate & 15, immediate >> 4)
        case _:
            numbers = ()
    if immediate_of(mnemonic, numbers) != immediate:
        raise ValueError(f"{immediate} is no immediate of {mnemonic}")
    return numbers
