"""Emitted AArch64 field operations on many operands in an emulator, against Python's integers, and
bytes changed in many places: refused by the proof, or the same function.

The whole is of the longer tier: 10^5 operands for each operation of five primes, 10^4 changes.
"""

import random

import pytest

from ecgen.errors import EcgenError
from ecgen.isa.aarch64.emit import LEVELS
from tests.support.isa.aarch64.code import (
    DATA,
    GNU,
    assembled,
    called,
    core,
    functions,
    is_installed,
)
from tests.support.isa.aarch64.routines import OPERATIONS, arity, emitted, field_of, numbers, proven

pytest.importorskip("unicorn", reason="not run: unicorn is not installed")
pytest.importorskip("capstone", reason="not run: capstone is not installed")
pytestmark = pytest.mark.skipif(
    not is_installed(GNU), reason="not run: there is no compiler for AArch64"
)
CURVES = ("curve25519", "p256", "p384", "p521", "secp256k1")
BATCH = 1000
FEW, MANY = 2 * BATCH, 100_000
SPACE = 0x40000  # bytes between arrays
FLIPS = 2000  # of each prime
# Calls a routine on one operand after another: x0, x1, x2 arrays, x3 their number.
LOOP = """
stp x29, x30, [sp, #-16]!
stp x19, x20, [sp, #-16]!
stp x21, x22, [sp, #-16]!
mov x19, x0
mov x20, x1
mov x21, x2
mov x22, x3
1: mov x0, x19
mov x1, x20
mov x2, x21
bl 2f
add x19, x19, #{width}
add x20, x20, #{width}
add x21, x21, #{width}
subs x22, x22, #1
b.ne 1b
ldp x21, x22, [sp], #16
ldp x19, x20, [sp], #16
ldp x29, x30, [sp], #16
ret
2:
"""


def batch(code: bytes, operands: list[list[int]], width: int) -> list[int]:
    """The results for BATCH operands, each list one argument."""
    machine = core()
    for k, column in enumerate(operands):
        data = b"".join(value.to_bytes(width, "little") for value in column)
        machine.machine.mem_write(DATA + SPACE * (k + 1), data)
    machine.call(code, {f"x{k}": DATA + SPACE * k for k in range(3)} | {"x3": BATCH})
    data = bytes(machine.machine.mem_read(DATA, width * BATCH))
    return [int.from_bytes(data[k : k + width], "little") for k in range(0, len(data), width)]


@pytest.mark.parametrize("count", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("curve", CURVES)
def test_operations_on_many_operands(curve, level, count, tmp_path):
    rng, field = random.Random(curve), field_of(curve)
    low, high = field.loose
    edges, width = numbers(rng, field), 8 * field.n
    for name in OPERATIONS if count == MANY else ("mul", "sqr"):
        meaning = OPERATIONS[name][2]
        lines = [*LOOP.format(width=width).split("\n"), *emitted(name, curve, level).lines]
        code = assembled(functions({"loop": lines}), tmp_path)["loop"]
        for _ in range(count // BATCH):
            operands = [
                [
                    rng.randint(low, high) if rng.random() < 0.75 else rng.choice(edges)
                    for _ in range(BATCH)
                ]
                for _ in range(arity(name))
            ]
            for found, *values in zip(batch(code, operands, width), *operands, strict=True):
                wanted = meaning(field.p, *map(field.decode, values))
                assert (field.decode(found) - wanted) % field.p == 0, (name, values)
                assert low <= found <= high, (name, values)


@pytest.mark.long
@pytest.mark.parametrize("curve", CURVES)
def test_changed_bytes_are_refused_or_the_same_function(curve, tmp_path):
    """Any bit of a multiplication changed. What is let pass computes the same on random operands,
    and little is."""
    rng, field, passed = random.Random(curve), field_of(curve), 0
    data = assembled(functions({"mul": list(emitted("mul", curve).lines)}), tmp_path)["mul"]
    for _ in range(FLIPS):
        changed = bytearray(data)
        changed[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
        try:
            proven("mul", curve, bytes(changed))
        except EcgenError:
            continue
        passed += 1
        arrays = [rng.randint(*field.loose).to_bytes(8 * field.n, "little") for _ in range(2)]
        results = [called(bytes(code), arrays, 8 * field.n)[0] for code in (data, changed)]
        assert results[0] == results[1]
    assert passed < 0.1 * FLIPS
