"""Decoder.v and Semantics.v's `step`, as Coq extracts them, against the processor: the bytes of
each form of each instruction, random registers, flags and a word of memory.
"""

import ctypes
import random
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from ecgen.certify.code import REGISTERS as ORDER
from ecgen.certify.text import written
from ecgen.isa.x86_64 import table
from ecgen.isa.x86_64.text import instruction_text
from ecgen.machine.ir import Imm, Instr
from tests.support.certify import needs_ocaml
from tests.support.isa.encode import assemble_lines
from tests.support.isa.instructions import (
    CARRY,
    FLAGS_AT,
    MEMORY_AT,
    OVERFLOW,
    REGISTERS,
    WORDS,
    instances,
    stub,
)  # fmt: skip
from tests.support.isa.native import needs_host, random_word, shared_object

pytestmark = [needs_host, pytest.mark.asm, needs_ocaml]
# divsteps alone has these
LACKING = {"xor", "not", "sar", "rorx", "cmovz", "cmovnz", "test", "clc", "dec"}


def stated(data: bytes, block: list[int]) -> str:
    """The line that says in which state the instruction is executed."""
    value = dict(zip(REGISTERS, block))
    flags = block[FLAGS_AT]
    numbers = [value.get(name, 0) for name in ORDER[:-1]]
    numbers += [flags & 1, flags >> 11 & 1, 8 * MEMORY_AT, block[MEMORY_AT]]
    return written([len(data), *data, *numbers])


def differences(line: str, after: list[int]) -> list[str]:
    """What the processor left and the line that is printed does not say."""
    if len(line.split()) != len(ORDER) + 2:
        return [line]
    *registers, carry, overflow, word = [None if x == "-" else int(x, 16) for x in line.split()]
    said, flags = dict(zip(ORDER, registers)), after[FLAGS_AT]
    wrong = [name for k, name in enumerate(REGISTERS) if said[name] != after[k]]
    wrong += ["memory"] if word != after[MEMORY_AT] else []
    for name, value, bit in (("CF", carry, 0), ("OF", overflow, 11)):
        if value is not None and value != flags >> bit & 1:
            wrong.append(name)
    return wrong


def is_covered(instr: Instr) -> bool:
    return instr.mnemonic not in LACKING and (instr.mnemonic != "lea" or instr.operands[1].base)


def compared(program: Path, folder: Path, states: int, broken=lambda instr: instr) -> set[str]:
    """The mnemonics whose instructions do something else than the processor."""
    rng = random.Random(21)
    instrs = [instr for _, instr in instances(rng) if is_covered(instr)]
    datas = assemble_lines([instruction_text(broken(instr)) for instr in instrs])
    items = list(zip(instrs, datas, strict=True))
    library = shared_object(
        folder, "".join(stub(f"row_{k}", instr) for k, (instr, _) in enumerate(items))
    )
    block, wrong = (ctypes.c_uint64 * WORDS)(), set()
    for k, (instr, data) in enumerate(items):
        function = getattr(library, f"row_{k}")
        function.argtypes, function.restype = [ctypes.c_void_p], None
        lines, results = [], []
        for _ in range(states):
            before = [random_word(rng) for _ in range(WORDS)]
            before[FLAGS_AT] = 2 | rng.choice((0, CARRY)) | rng.choice((0, OVERFLOW))
            block[:] = before
            function(ctypes.addressof(block))
            lines.append(stated(data, before))
            results.append(list(block))
        done = subprocess.run(
            [str(program)], input="\n".join(lines), capture_output=True, text=True, check=True
        )
        said = done.stdout.splitlines()
        assert len(said) == states
        if any(differences(line, after) for line, after in zip(said, results)):
            wrong.add(instr.mnemonic)
    return wrong


@pytest.mark.parametrize("states", [20, pytest.param(17_000, marks=pytest.mark.long)])
def test_steps_are_what_the_processor_does(machine, tmp_path, states):
    """Six instructions of each form: 10^5 states each in the longer tier."""
    assert compared(machine, tmp_path, states) == set()


def test_another_meaning_is_seen(machine, tmp_path):
    """Each instruction under the name of another one is seen to do something else."""
    other = {
        "add": "sub", "adcx": "adox", "or": "and", "shld": "shrd", "adc": "add", "sub": "add",
        "cmovc": "cmovnc", "cmovnc": "cmovc", "cmovo": "cmovc", "bt": "btr", "setc": "seto",
    }  # fmt: skip

    def broken(instr: Instr) -> Instr:
        match instr.mnemonic, instr.operands:
            case "btr", (register, Imm(k)):
                return replace(instr, operands=(register, Imm((k + 1) % 64)))
            case "mulx", (high, low, source):
                return replace(instr, operands=(low, high, source))
        return replace(instr, mnemonic=other.get(instr.mnemonic, instr.mnemonic))

    expected = {*other, "btr", "mulx"}
    assert compared(machine, tmp_path, 20, broken) == expected & set(table.TABLE)
