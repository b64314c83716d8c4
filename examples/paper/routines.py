"""Field operations in the versions that the paper compares -> assembly lines, for the benchmark
only.

Incomplete (IR) and complete (CR) reduction are LimbPrograms that the back end emits and checks like
any other. The versions with conditional branches have no LimbProgram, because no IR of ecgen can
express a branch: they are written here as lines of text, depend on secret data in time, and are
never part of an emitted library.

All take operands in [0, p), as in section 3.2 of Longa and Gebotys, "Efficient techniques for
high-speed elliptic curve cryptography" (CHES 2010), for a prime p = 2^(64 n) - c, or 2^(64 n - 1) -
1 as that of its curves over F_{p^2}.
"""

from ecgen.errors import CurveError
from ecgen.field.cost import cost
from ecgen.field.lower import lower_op
from ecgen.field.operation import Operation
from ecgen.field.reduction.fold import add_chain
from ecgen.field.reduction.pseudo_mersenne import Field
from ecgen.field.support import define_reduced
from ecgen.isa.x86_64.emit import Backend, LimbRoutine, emit
from ecgen.limb.builder import LimbBuilder
from ecgen.limb.ir import LimbProgram

OPERATIONS = {
    "add": ("a+b", 2),
    "sub": ("a-b", 2),
    "dbl": ("2*a", 1),
    "tpl": ("3*a", 1),
    "half": ("a/2", 1),
}
REGISTERS = ("rax", "rcx", "r8", "r9", "r10", "r11")


def require_full_words(prime: Field, where=None) -> None:
    """CurveError unless p = 2^(64 n) - c with c < 2^31 and n words that fit the registers of the
    branching versions.
    """
    if prime.room or prime.c >> 31 or not 2 <= prime.n <= len(REGISTERS):
        raise CurveError(
            "the tables are for primes 2^(64 n) - c with c < 2^31 and n from 2 to"
            f" {len(REGISTERS)}, not 2^{prime.m} - {prime.c}.",
            where=where,
            hint="Take a curve over such a prime, such as jac256189 or numsp256d1.",
        )


def require_mersenne(prime: Field, where=None) -> None:
    """CurveError unless p = 2^(64 n - 1) - 1 with n words that fit the registers of the branching
    versions.
    """
    if prime.room != 1 or prime.c != 1 or not 2 <= prime.n <= len(REGISTERS):
        raise CurveError(
            "over extension fields the tables are for primes 2^(64 n - 1) - 1 with n from 2 to"
            f" {len(REGISTERS)}, not 2^{prime.m} - {prime.c}.",
            where=where,
            hint="Take a curve over such a field, such as jac1271gls or ted1271gls.",
        )


def incomplete(name: str, prime: Field) -> LimbProgram:
    """r = the operation on operands below p, any n words congruent to it."""
    b, args = _begin(f"{name}_ir", name, prime)
    return b.build(lower_op(b, prime, Operation(("r",), OPERATIONS[name][:1], args)))


def complete(name: str, prime: Field) -> LimbProgram:
    """r = the operation on operands below p, with 0 <= r < p: the cheapest way that is known here.

    Either the incomplete result, then one conditional subtraction where it may reach p; or for a
    sum of two, the sum and sum - p side by side and a selection, which saves the fold in between.
    """
    ways = [_bounded(name, prime), _then_reduced(name, prime)]
    if name in ("add", "dbl") and not prime.room:
        ways.append(_two_sums(name, prime))
    return min((way for way in ways if way), key=lambda program: cost(program.ops))


def _begin(label: str, name: str, prime: Field):
    b = LimbBuilder(label, prime.bits)
    return b, [b.input("ab"[i], prime.n, 0, prime.p - 1) for i in range(OPERATIONS[name][1])]


def _bounded(name: str, prime: Field) -> LimbProgram | None:
    """The incomplete result where its interval ends below p (a difference, a half)."""
    b, args = _begin(f"{name}_cr", name, prime)
    result = lower_op(b, prime, Operation(("r",), OPERATIONS[name][:1], args))
    return b.build(result) if result[0].high < prime.p else None


def _then_reduced(name: str, prime: Field) -> LimbProgram:
    b, args = _begin(f"{name}_cr", name, prime)
    (loose,) = lower_op(b, prime, Operation(("t",), OPERATIONS[name][:1], args))
    b.begin("r", "r = t mod p, below p")
    return b.build([define_reduced(b, prime, "r", loose)])


def _two_sums(name: str, prime: Field) -> LimbProgram:
    """s = a + b and s + c, both with their carries: s >= p exactly if one of them carries out of n
    words.
    """
    b, args = _begin(f"{name}_cr", name, prime)
    b.begin("r", f"r = {'+'.join(x.name for x in (args * 2)[:2])} mod p, below p")
    sums, carry = add_chain(b, args[0].limbs, (args * 2)[1].limbs)
    first = b.word("word", carry)
    shifted, carry = add_chain(b, sums, (prime.c,) + (0,) * (prime.n - 1))
    either = b.word("flag", b.word("or", first, b.word("word", carry)))
    words = tuple(b.word("select", either, y, n) for y, n in zip(shifted, sums))
    return b.build([b.define("r", words, 0, (1 << prime.size) - 1)])


def lines_of(program: LimbProgram, backend: Backend) -> tuple[str, ...]:
    """Emitted and checked by the back end under the signature (r, a) or (r, a, b)."""
    (result,) = program.outputs
    arguments = (("r", "out", result.limbs), *((x.name, "in", x.limbs) for x in program.inputs))
    return emit(LimbRoutine(program.name, program, arguments), backend).lines


def branching(name: str, prime: Field, is_complete: bool) -> tuple[str, ...]:
    """`add`, `sub` or `dbl` with a conditional jump over the correction. Secret-dependent: for the
    benchmark only.

    The carry chain is the same as without branches. Then sub jumps over adding p unless there was a
    borrow; add and dbl jump over adding c unless there was a carry; complete versions also correct
    a sum in [p, 2^(64 n)), found by comparing the top word first. For random operands the first
    jump goes either way half of the time. Modulo 2^(64 n - 1) - 1 the carry out of the sum is its
    top bit, and to add or take off p that bit changes and c is taken off or added.
    """
    words = REGISTERS[: prime.n]
    second = {"add": [f"qword ptr [rdx+{8 * i}]" for i in range(prime.n)], "dbl": words}
    second["sub"] = second["add"]
    step, carry = ("sub", "sbb") if name == "sub" else ("add", "adc")
    lines = [f"mov {r}, qword ptr [rsi+{8 * i}]" for i, r in enumerate(words)]
    lines += [f"{carry if i else step} {r}, {second[name][i]}" for i, r in enumerate(words)]
    top = [f"btr {words[-1]}, 63"] if prime.room else []
    lines += top if name != "sub" else []
    if is_complete and name != "sub":
        lines.append("jc 2f")
        for i in reversed(range(prime.n)):
            word = prime.limbs(prime.p)[i]
            lines += (
                [f"mov rdx, {word}", f"cmp {words[i]}, rdx"]
                if word >> 63 == 0
                else [f"cmp {words[i]}, {word - (1 << 64)}"]
            )
            lines.append("jb 3f" if i == 0 else "jne 3f")
        lines += top and [f"btc {words[-1]}, 63"]
    else:
        lines.append("jnc 3f")
    lines += top if name == "sub" else []
    lines += [
        "2:",
        *(f"{carry if i else step} {r}, {0 if i else prime.c}" for i, r in enumerate(words)),
    ]
    return (
        *lines,
        "3:",
        *(f"mov qword ptr [rdi+{8 * i}], {r}" for i, r in enumerate(words)),
        "ret",
    )
