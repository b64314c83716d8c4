"""Routines in portable C, for tests: an operation and a prime -> EmittedRoutine."""

from functools import cache

from ecgen.isa.backends import back_end
from ecgen.isa.represent import represent
from ecgen.isa.routine import EmittedRoutine
from ecgen.isa.target import load_target
from ecgen.library.routines.field import field_op_routine
from ecgen.program.ops import extended, fusion_rows

PRIMES = {
    "25519": 2**255 - 19,
    "p256": 2**256 - 2**224 + 2**192 + 2**96 - 1,
    "secp256k1": 2**256 - 2**32 - 977,
}
SPECS = extended(fusion_rows("constants"))


@cache
def emitted(name: str, prime: str, cpu: str) -> EmittedRoutine:
    """fe_mul, fe_nsqr ... over the prime of that name."""
    target = load_target(cpu)
    isa, field = back_end(target.isa), represent(PRIMES[prime], target)
    backend = isa.backend_of(target)
    operation = "fe_sqr" if name == "fe_nsqr" else name
    routine = isa.lower_routine(field_op_routine(operation, None), field, SPECS, target.level)
    return (
        isa.emit_power(routine, name, backend) if name == "fe_nsqr" else isa.emit(routine, backend)
    )
