"""The instruction table against the processor: every row, every operand form, registers, memory and
flags.

Each form is assembled alone in a stub that loads registers and flags from a block, executes the
printed text, and stores them again; the row's meaning, run by the machine interpreter, must give
the same block.
"""

import ctypes
import random
from dataclasses import replace

import pytest

from ecgen.errors import CheckFailure
from ecgen.isa.x86_64 import table
from ecgen.machine.ir import Imm, Instr, Reg
from tests.support.isa.instructions import (
    CARRY,
    FLAGS_AT,
    INPUTS,
    MEMORY_AT,
    OVERFLOW,
    REGISTERS,
    WORDS,
    ZERO,
    instances,
    stub,
)  # fmt: skip
from tests.support.isa.native import FLAGS, needs_host, random_word, shared_object
from tests.support.machine.interpret import Machine, step

pytestmark = [needs_host, pytest.mark.asm]


def _meant(instr: Instr, block: list[int], rows) -> Machine:
    machine = Machine(
        dict(zip(REGISTERS, block)),
        {"C": block[FLAGS_AT] & 1, "O": block[FLAGS_AT] >> 11 & 1, "Z": block[FLAGS_AT] >> 6 & 1},
        {},
        {"block": list(block)},
    )
    step(machine, instr, rows)
    return machine


def differences(instr: Instr, before: list[int], after: list[int], rows=table.TABLE) -> list[str]:
    """What the processor left in `after` and the row does not mean; a flag with "?" may hold
    anything.
    """
    machine = _meant(instr, before, rows)
    wrong = [r for k, r in enumerate(REGISTERS) if machine.registers[r] != after[k]]
    wrong += ["memory"] if machine.arrays["block"][MEMORY_AT] != after[MEMORY_AT] else []
    for flag, bit in (("C", 0), ("O", 11), ("Z", 6)):
        if machine.flags[flag] is not None and machine.flags[flag] != after[FLAGS_AT] >> bit & 1:
            wrong.append(flag)
    return wrong


@pytest.fixture(scope="module")
def observed(tmp_path_factory):
    """(row, instruction, block before, block after), several inputs for each instance."""
    rng = random.Random(20)
    items = list(instances(rng))
    library = shared_object(
        tmp_path_factory.mktemp("rows"),
        "".join(stub(f"row_{k}", i) for k, (_, i) in enumerate(items)),
    )
    result = []
    block = (ctypes.c_uint64 * WORDS)()
    for k, (row, instr) in enumerate(items):
        function = getattr(library, f"row_{k}")
        function.argtypes, function.restype = [ctypes.c_void_p], None
        for _ in range(INPUTS):
            before = [random_word(rng) for _ in range(WORDS)]
            before[FLAGS_AT] = (
                2 | rng.choice((0, CARRY)) | rng.choice((0, OVERFLOW)) | rng.choice((0, ZERO))
            )
            block[:] = before
            function(ctypes.addressof(block))
            result.append((row, instr, before, list(block)))
    return result


def test_every_row_means_what_the_processor_does(observed):
    for _, instr, before, after in observed:
        assert not differences(instr, before, after), (
            instr,
            differences(instr, before, after),
            before,
            after,
        )
    seen = {
        (
            row.mnemonic,
            "".join(
                {"Reg": "r", "Mem": "m", "Imm": "i", "Sum": "s"}[type(o).__name__]
                for o in instr.operands
            ),
        )
        for row, instr, _, _ in observed
    }
    missing = {
        (r.mnemonic, f) for r in table.ROWS for f in r.forms if r.extension in ("x86-64", *FLAGS)
    } - seen
    assert not missing, f"rows never executed: {missing}"


def test_implicit_registers_are_named(observed):
    """A register changes only if the row names it as written."""
    for row, instr, before, after in observed:
        named = {
            o.name
            for o, role in zip(instr.operands, row.roles)
            if "w" in role and isinstance(o, Reg)
        }
        changed = {r for k, r in enumerate(REGISTERS) if before[k] != after[k]}
        assert changed <= named | set(row.implicit_writes), instr


WRONG = {
    "adc": ("d C = add d s",),
    "sbb": ("d C = adc d s C",),
    "adox": ("d O = adc d s C",),
    "cmovnc": ("d = select C s d",),
    "shld": ("d = shld s d t",),
    "mulx": ("s d = mulwide rdx t",),
    "mask": ("d = word C", "C = copy C"),
    "bt": ("C = iszero d",),
    "zero": ("d O = clear",),
    "lea": ("d = not d",),
    "mul": ("rax rdx = mulwide rax d",),
    "dec": ("d Z = add d d",),
}


@pytest.mark.parametrize("mnemonic", WRONG)
def test_a_wrong_row_is_noticed(observed, mnemonic):
    cases = [(i, b, a) for row, i, b, a in observed if row.mnemonic == mnemonic]
    if not cases:
        pytest.skip(f"{mnemonic} does not exist on this CPU: not tested")
    wrong = table.TABLE | {mnemonic: replace(table.TABLE[mnemonic], meaning=WRONG[mnemonic])}
    assert any(differences(i, b, a, wrong) for i, b, a in cases)


@pytest.mark.parametrize(
    "mnemonic, flag", [("add", "C"), ("add", "O"), ("adcx", "C"), ("zero", "O"), ("shl", "C")]
)
def test_a_flag_that_the_row_forgets_is_noticed(observed, mnemonic, flag):
    """A row that does not list a flag claims that the flag survives."""
    cases = [(i, b, a) for row, i, b, a in observed if row.mnemonic == mnemonic]
    if not cases:
        pytest.skip(f"{mnemonic} does not exist on this CPU: not tested")
    row = table.TABLE[mnemonic]
    meaning = tuple(
        (
            m.replace(f" {flag} =", " =").replace(f" {flag} ", " ")
            if m.split("=")[0].count(flag)
            else m
        )
        for m in row.meaning
    )
    forgetful = replace(
        row, writes=row.writes.replace(flag + "?", "").replace(flag, ""), meaning=meaning
    )
    if mnemonic == "adcx":
        forgetful = replace(forgetful, meaning=("d = adc d s C",))
    assert any(differences(i, b, a, table.TABLE | {mnemonic: forgetful}) for i, b, a in cases)


def test_unknown_values_are_refused():
    with pytest.raises(CheckFailure, match="no known value"):
        step(Machine({"rax": 1}), Instr("adc", (Reg("rax"), Imm(0))), table.TABLE)
