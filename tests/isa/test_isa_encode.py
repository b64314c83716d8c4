"""Two encoders, one machine code: bytes of `as` against bytes of PeachPy; what PeachPy gets wrong
is refused.
"""

import importlib
import random
from dataclasses import replace

import pytest

from ecgen.errors import ToolError
from ecgen.isa.x86_64 import table
from ecgen.isa.x86_64.text import instruction_text
from ecgen.machine.ir import Imm, Instr, MachineProgram, Mem, Reg, Sum
from tests.support.isa import encode, peachpy
from tests.support.isa.encode import assemble_lines, compare_bytes, compare_encodings
from tests.support.isa.instructions import instances
from tests.support.isa.native import needs_host
from tests.support.isa.peachpy import EncoderRefusal, expand, instruction, load, real_instructions
from tests.support.isa.routines import PRIMES, all_routines, emitted

pytestmark = [needs_host, pytest.mark.asm]
needs_peachpy = pytest.mark.skipif(
    not peachpy.is_available(), reason="PeachPy is not installed: the second encoder was not asked"
)


@needs_peachpy
@pytest.mark.parametrize("abi", ("sysv", pytest.param("win64", marks=pytest.mark.long)))
def test_emitted_routines_have_the_same_bytes(abi):
    """Every instruction of every field operation, at both levels, also those this CPU cannot
    run.
    """
    total = 0
    for level in ("adx", "generic"):
        for name, routine in all_routines(level, abi, primes=PRIMES).items():
            found = compare_encodings(routine.machine)
            assert not found.mismatches, (name, found.mismatches[:3])
            assert not found.alternative and not found.refused, (name, found)
            assert set(found.unknown) <= {"jnz 1b"}, (name, found.unknown)
            total += found.compared
    assert total > 7_000


@needs_peachpy
def test_every_row_has_the_same_bytes():
    """All forms of the table, not only those that field operations use; what is refused is listed
    here.
    """
    rows = [
        (text, real)
        for row, instr in instances(random.Random(3))
        for text, real in zip(instruction_text(instr).split("\n\t"), expand(instr))
    ]
    code = assemble_lines([text for text, _ in rows])
    found = compare_bytes("rows", [(text, data, real) for (text, real), data in zip(rows, code)])
    assert not found.mismatches, found.mismatches[:5]
    assert {line.split()[0] for line in found.refused} <= {"imul"}
    assert all(int(line.split(",")[-1]) > 127 for line in found.refused)
    assert not found.unknown and found.compared > 200
    assert found.alternative == 0


def test_lines_and_bytes_belong_together():
    code = assemble_lines(
        ["ret", "// comment", "1:", "mov rax, rbx", "jnz 1b", "movabs rcx, 4294967296"]
    )
    assert [c.hex() for c in code] == ["c3", "", "", "4889d8", "75fb", "48b90000000001000000"]


@needs_peachpy
@pytest.mark.parametrize(
    "printed, meant",
    [
        ("add rax, rbx", Instr("add", (Reg("rax"), Reg("rcx")))),
        ("adcx rax, rbx", Instr("adox", (Reg("rax"), Reg("rbx")))),
        ("mulx rax, rbx, rcx", Instr("mulx", (Reg("rbx"), Reg("rax"), Reg("rcx")))),
        ("mov rax, qword ptr [rsp+8]", Instr("mov", (Reg("rax"), Mem("rsp", 16, "slot")))),
        ("shld rax, rbx, 5", Instr("shld", (Reg("rax"), Reg("rbx"), Imm(6)))),
        ("lea rax, [rbx+rcx*4]", Instr("lea", (Reg("rax"), Sum("rbx", "rcx", 2)))),
    ],
)
def test_a_difference_is_a_mismatch(printed, meant):
    found = compare_bytes("one", [(printed, assemble_lines([printed])[0], meant)])
    assert len(found.mismatches) == 1 and found.compared == 1


@needs_peachpy
def test_another_encoding_of_the_same_instruction_is_counted_apart():
    """`mov rax, rbx` may be 48 89 d8 or 48 8b c3."""
    move = Instr("mov", (Reg("rax"), Reg("rbx")))
    found = compare_bytes(
        "one", [("mov", bytes.fromhex("488bc3"), move), ("mov", bytes.fromhex("4889d8"), move)]
    )
    assert (found.compared, found.alternative, found.mismatches) == (2, 1, ())


@needs_peachpy
def test_printer_and_expansion_must_count_alike(monkeypatch):
    machine = emitted("add", PRIMES[0], "generic").machine
    monkeypatch.setattr(encode, "body_lines", lambda program: ["ret"])
    assert "lines are printed" in compare_encodings(machine).mismatches[0].text


@needs_peachpy
def test_why_the_guard_exists():
    """PeachPy alone makes imul rax, rbx, -67 of imul rax, rbx, 189; the gate would see it."""
    pp = importlib.import_module("peachpy.x86_64")
    right = assemble_lines(["imul rax, rbx, 189", "imul rax, rbx, -67", "xchg eax, eax"])
    assert bytes(pp.IMUL(pp.rax, pp.rbx, 189).encode()) == right[1] != right[0]
    assert bytes(pp.XCHG(pp.eax, pp.eax).encode()) != right[2]


@needs_peachpy
@pytest.mark.parametrize(
    "instr",
    [
        Instr("imul", (Reg("rax"), Reg("rbx"), Imm(128))),
        Instr("imul", (Reg("rax"), Reg("rbx"), Imm(189))),
        Instr("imul", (Reg("rax"), Reg("rbx"), Imm(13318))),
        Instr("xchg", (Reg("eax"), Reg("eax"))),
        Instr("kmovq", (Reg("k1"), Reg("rax"))),
        Instr("vpaddq{1to8}", (Reg("zmm0"),)),
        Instr("nonsense", ()),
        Instr("adcx", (Reg("rax"), Imm(5))),
        Instr("jnz", ()),
    ],
)
def test_refusals(instr):
    with pytest.raises(EncoderRefusal):
        instruction(instr)


def _program(body, arguments=(("r", "out", "rdi"),), abi="sysv") -> MachineProgram:
    return MachineProgram("probe", "x86_64", abi, arguments, body, (), 0, True)


@needs_peachpy
@pytest.mark.parametrize(
    "program, words",
    [
        (_program((Instr("not", (Reg("rax"),)),) * (peachpy.LONGEST + 1)), "3001 instructions"),
        (_program((), abi="win64"), "System V"),
        (_program((), (("a", "in", "rsi"), ("r", "out", "rdi"))), "out of order"),
    ],
)
def test_programs_refused(program, words):
    with pytest.raises(EncoderRefusal, match=words):
        load(program)


def test_a_missing_peachpy_is_one_paragraph(monkeypatch):
    def absent(name):
        raise ImportError("no such module")

    peachpy._peachpy.cache_clear()
    monkeypatch.setattr(peachpy.importlib, "import_module", absent)
    assert not peachpy.is_available()
    with pytest.raises(ToolError, match="python3-peachpy"):
        load(_program(()))
    peachpy._peachpy.cache_clear()


def test_a_missing_assembler_is_one_paragraph():
    with pytest.raises(ToolError, match="binutils"):
        assemble_lines(["ret"], assembler="no-such-assembler")
    with pytest.raises(ToolError, match="refuses the text"):
        assemble_lines(["no such instruction"])


def test_frames_are_written_out():
    """Prologue and epilogue in real mnemonics, slots below or above the stack pointer."""
    framed = MachineProgram(
        "f",
        "x86_64",
        "sysv",
        (),
        (Instr("mov", (Mem("rsp", 8, "slot"), Reg("rax"))),),
        ("rbx",),
        2,
        False,
    )
    names = [i.mnemonic for i in real_instructions(framed)]
    assert names == ["push", "sub", "mov", "add", "pop", "ret"]
    assert real_instructions(replace(framed, red_zone=True))[1].operands[0] == Mem(
        "rsp", -8, "slot"
    )
    assert set(table.NARROW) >= {"rbx"}


@needs_peachpy
def test_twenty_thousand_lines_in_seconds():
    """The gate is fast enough to be always on."""
    body = emitted("mul", PRIMES[0], "adx").machine.body
    many = _program(body * (20_000 // len(body) + 1))
    assert compare_encodings(many).compared > 20_000
