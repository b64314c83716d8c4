"""Field operations as emitted routines, for tests: name, prime, level -> EmittedRoutine, and what
each must compute.
"""

from functools import cache

from ecgen.field.reduction.pseudo_mersenne import Field
from ecgen.isa.x86_64.emit import Backend, EmittedRoutine, emit, emit_power, lower_routine
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.ops import BASIC
from ecgen.program.routine import Argument, Routine

PRIMES = (2**256 - 189, 2**255 - 19, 2**251 - 9, 2**221 - 3, 2**127 - 1, 2**521 - 1)
SPECS = {spec.name: spec for spec in BASIC}
OPERATIONS = {
    "mul": (None, lambda a, b: a * b),
    "sqr": (None, lambda a: a * a),
    "add": (None, lambda a, b: a + b),
    "sub": (None, lambda a, b: a - b),
    "neg": (None, lambda a: -a),
    "half": (None, None),
    "dbl": (None, lambda a: 2 * a),
    "tpl": (None, lambda a: 3 * a),
    "mulc": (13318, lambda a: 13318 * a),
    "mulc_121665": (121665, lambda a: 121665 * a),
    "mulc_189": (189, lambda a: 189 * a),
}


def prime_name(p: int) -> str:
    size = p.bit_length()
    return f"2^{size}-{(1 << size) - p}"


def arity(operation: str) -> int:
    return SPECS[operation.split("_")[0]].arity


def expected(operation: str, p: int, *operands: int) -> int:
    """The result modulo p."""
    if operation == "half":
        return operands[0] * pow(2, -1, p) % p
    return OPERATIONS[operation][1](*operands) % p


@cache
def limb_routine(operation: str, p: int, level: str):
    """The lowered routine fe_<operation>(r, a[, b])."""
    spec = operation.split("_")[0]
    inputs = tuple("ab"[: arity(operation)])
    program = FieldProgram(
        "fe_" + operation,
        inputs,
        (("r", "r0"),),
        (Op(spec, ("r0",), inputs, OPERATIONS[operation][0]),),
    )
    arguments = (Argument("r", "out", ("r",)), *(Argument(x, "in", (x,)) for x in inputs))
    return lower_routine(Routine("fe_" + operation, program, arguments), Field(p), SPECS, level)


@cache
def emitted(
    operation: str, p: int, level: str, abi: str = "sysv", red_zone: bool = True
) -> EmittedRoutine:
    return emit(limb_routine(operation, p, level), Backend(level, abi, red_zone))


@cache
def emitted_power(p: int, level: str, abi: str = "sysv", red_zone: bool = True) -> EmittedRoutine:
    """fe_nsqr(r, a, count); only for primes whose elements stay in registers."""
    return emit_power(limb_routine("sqr", p, level), "fe_nsqr", Backend(level, abi, red_zone))


def all_routines(
    level: str, abi: str = "sysv", red_zone: bool = True, primes=PRIMES
) -> dict[str, EmittedRoutine]:
    """Every operation over every prime, by symbol name; the loops where they exist."""
    result = {}
    for number, p in enumerate(primes):
        for operation in OPERATIONS:
            result[f"{operation}_{number}_{level}"] = emitted(operation, p, level, abi, red_zone)
        if p.bit_length() <= 320:
            result[f"nsqr_{number}_{level}"] = emitted_power(p, level, abi, red_zone)
    return result
