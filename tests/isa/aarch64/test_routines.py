"""Emitted AArch64 field routines in an emulator, on edge and random operands, against Python's
integers; their bytes read back and proven, bytes that compute something else refused.
"""

import random

import pytest

from ecgen.errors import EcgenError
from ecgen.isa.aarch64 import table
from ecgen.isa.aarch64.decode import decode
from ecgen.isa.aarch64.text import stack_bytes
from ecgen.isa.aarch64.validate import validate_machine
from ecgen.machine.code import Code
from ecgen.machine.ir import Reg
from ecgen.machine.secrets import scan_secrets
from tests.support.isa.aarch64.code import GNU, LLVM, assembled, called, functions, is_installed
from tests.support.isa.aarch64.routines import (
    OPERATIONS,
    arity,
    emitted,
    emitted_power,
    field_of,
    numbers,
    proven,
)

pytest.importorskip("unicorn", reason="not run: unicorn is not installed")
pytest.importorskip("capstone", reason="not run: capstone is not installed")
needs_tools = pytest.mark.skipif(
    not is_installed(GNU), reason="not run: there is no compiler for AArch64"
)
FEW = ("curve25519", "p256")
CURVES = (
    *FEW,
    *(
        pytest.param(curve, marks=pytest.mark.long)
        for curve in ("secp256k1", "p384", "p521", "ed448", "brainpoolp256r1", "fourq", "p224")
    ),
)
TRIALS, FLIPS = 60, 80


def routines(curve: str, names=tuple(OPERATIONS)) -> dict[str, list[str]]:
    return {name: list(emitted(name, curve).lines) for name in names}


@needs_tools
@pytest.mark.essential
@pytest.mark.parametrize("curve", CURVES)
def test_operations(curve, tmp_path):
    rng, field = random.Random(curve), field_of(curve)
    code = assembled(functions(routines(curve)), tmp_path)
    width = 8 * field.n
    for name, (_, _, meaning) in OPERATIONS.items():
        for _ in range(TRIALS):
            values = [rng.choice(numbers(rng, field)) for _ in range(arity(name))]
            arrays = [value.to_bytes(width, "little") for value in values]
            data, state = called(code[name], arrays, width)
            found = int.from_bytes(data, "little")
            wanted = meaning(field.p, *map(field.decode, values))
            assert (field.decode(found) - wanted) % field.p == 0, (name, values)
            assert field.loose[0] <= found <= field.loose[1], (name, values)
            assert state.lowest == emitted(name, curve).stack, name


@needs_tools
@pytest.mark.parametrize("curve", CURVES)
def test_powers(curve, tmp_path):
    rng, field, routine = random.Random(curve), field_of(curve), emitted_power(curve)
    code = assembled(functions({"nsqr": list(routine.lines)}), tmp_path)["nsqr"]
    for count in (1, 2, 7):
        value = rng.choice(numbers(rng, field))
        data, state = called_power(code, value, count, 8 * field.n)
        wanted = pow(field.decode(value), 1 << count, field.p)
        assert (field.decode(data) - wanted) % field.p == 0
        assert state.lowest == routine.stack


def called_power(code: bytes, value: int, count: int, width: int):
    data, state = called(code, [value.to_bytes(width, "little")], width, count)
    return int.from_bytes(data, "little"), state


@needs_tools
@pytest.mark.essential
@pytest.mark.parametrize("curve", CURVES)
def test_bytes_are_proven(curve, tmp_path):
    code = assembled(functions(routines(curve)), tmp_path)
    for name in OPERATIONS:
        assert proven(name, curve, code[name]) == field_of(curve).n


@needs_tools
@pytest.mark.essential
@pytest.mark.parametrize("curve", FEW)
def test_changed_bytes_are_refused(curve, tmp_path):
    """One bit of an instruction changed: a register, a constant, an opcode. What is let pass (a
    flag more that nobody reads) computes the same.
    """
    rng, name, field = random.Random(curve), "mul", field_of(curve)
    data = assembled(functions(routines(curve, (name,))), tmp_path)[name]
    refused = 0
    for _ in range(FLIPS):
        changed = bytearray(data)
        changed[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
        try:
            proven(name, curve, bytes(changed))
        except EcgenError:
            refused += 1
            continue
        arrays = [rng.randint(*field.loose).to_bytes(8 * field.n, "little") for _ in range(2)]
        results = [called(bytes(code), arrays, 8 * field.n)[0] for code in (data, changed)]
        assert results[0] == results[1]
    assert refused >= 0.9 * FLIPS


@needs_tools
def test_what_aligns_a_frame_is_no_slot(tmp_path):
    """A frame of one slot: nothing secret is left in a word that nobody writes."""
    lines = ["sub sp, sp, #16", "str x0, [sp]", "ldr x0, [sp]", "add sp, sp, #16", "ret"]
    data = assembled(functions({"f": lines}), tmp_path)["f"]
    machine = decode(Code("f", 0, data), (("r", "out", ("r",)),), "aapcs64")
    assert machine.slots == 1 and stack_bytes(machine) == 16
    assert scan_secrets(validate_machine(machine), table.TABLE).public_slots == 1


@needs_tools
def test_reserved_bits_are_looked_at(tmp_path):
    """What stands where UMULH has no operand is ones; disassemblers read it as if nothing were
    there.
    """
    data = assembled(functions({"f": ["umulh x1, x2, x3", "ret"]}), tmp_path)["f"]
    for bit in range(10, 15):
        word = int.from_bytes(data[:4], "little") ^ 1 << bit
        with pytest.raises(EcgenError, match="reserved"):
            decode(Code("f", 0, word.to_bytes(4, "little") + data[4:]), (), "aapcs64")


@needs_tools
@pytest.mark.skipif(not is_installed(LLVM), reason="not run: there is no clang")
@pytest.mark.parametrize("curve", CURVES)
def test_two_encoders_make_the_same_bytes(curve, tmp_path):
    text = functions(routines(curve))
    assert assembled(text, tmp_path) == assembled(text, tmp_path, LLVM)


# Instructions of a field multiplication and of a square, without the return, as they were reached.
BARS = {
    "curve25519": (95, 74),
    "p256": (112, 92),
    "p384": (230, 174),
    "p521": (371, 249),
    "secp256k1": (97, 76),
}


@pytest.mark.parametrize("curve", BARS)
def test_routines_reach_their_bars(curve):
    found = tuple(emitted(name, curve).instructions - 1 for name in ("mul", "sqr"))
    assert all(have <= bar for have, bar in zip(found, BARS[curve])), found


def test_routines_refuse_what_a_convention_keeps():
    """No emitted routine writes x18 or x29, or uses sp but for its frame."""
    for name in OPERATIONS:
        for instr in emitted(name, "p521").machine.body:
            row = table.TABLE[instr.mnemonic]
            written = {
                o.name for o, r in zip(instr.operands, row.roles) if r != "r" and type(o) is Reg
            }
            assert not written & {"x18", "x29", "sp"}
