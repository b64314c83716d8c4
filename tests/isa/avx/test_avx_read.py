"""The second reading of printed vector code: every change of a line, a number or a constant is
refused.
"""

import re
from dataclasses import replace

import pytest

from ecgen.errors import CheckFailure
from ecgen.field.lanes.doubles.plain import ScaledField, lower_mul
from ecgen.isa.avx import emit as emitter
from ecgen.isa.avx.emit import emit_vectors
from ecgen.isa.avx.read import require_text
from ecgen.isa.vectors import vector_routine
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.machine.ir import Instr
from tests.support.isa.avx.vectors import emit, product_program


def scaled_product():
    field, b = ScaledField(2**255 - 19), VectorBuilder("mul")
    return b.build([lower_mul(b, field, "r", field.input(b, "a"), field.input(b, "b"))])


SMALL = emit("mul", product_program(2**127 - 1, False))
LARGE = emit_vectors(vector_routine("mul", scaled_product()), isa="avx")


def read(emitted, lines=None, data=None, machine=None):
    constants = list(
        dict.fromkeys(op.args for op in emitted.routine.vectors.ops if op.name == "const")
    )
    require_text(
        emitted.lines if lines is None else lines,
        emitted.label,
        emitted.constants if data is None else data,
        machine or emitted.machine,
        constants,
    )


def changes(line: str):
    """Other lines, and no line, in place of one."""
    yield ()
    yield (line, line)
    for match in re.finditer(r"(?<![A-Za-z0-9])[0-9]+|(?<=mm)[0-9]+", line):
        for number in {int(match[0]) + 32, abs(int(match[0]) - 32), int(match[0]) ^ 1} - {
            int(match[0])
        }:
            yield (line[: match.start()] + str(number) + line[match.end() :],)
    for old, new in (
        ("ymm", "xmm"),
        ("rdi", "rsi"),
        ("rsp", "rbp"),
        ("+", "-"),
        ("rip", "rdi"),
        ("P_", "Q_"),
        (" ptr", ""),
        ("vmov", "mov"),
    ):
        if old in line:
            yield (line.replace(old, new, 1),)
    yield (f"{line} /* x",)
    yield (f"{line}\nret",)


def test_what_is_printed_is_read_back():
    read(SMALL)
    read(LARGE)
    assert any(line.startswith("lea ") for line in LARGE.lines) and not any(
        line.startswith("lea ") for line in SMALL.lines
    )


def test_every_changed_line_is_refused():
    """All lines of a small routine, and the frame of a large one; only a larger frame is as
    good.
    """
    tried = 0
    for emitted, indices in (
        (SMALL, range(len(SMALL.lines))),
        (LARGE, (*range(12), *range(len(LARGE.lines) - 4, len(LARGE.lines)))),
    ):
        for index in indices:
            if emitted.lines[index].startswith("//"):
                continue
            for changed in changes(emitted.lines[index]):
                larger = len(changed) == 1 and re.fullmatch(r"sub rsp, (\d+)", changed[0])
                if (
                    larger
                    and int(larger[1]) % 32 == 0
                    and int(larger[1]) > 8 * emitted.machine.slots
                ):
                    continue
                with pytest.raises(CheckFailure):
                    read(emitted, (*emitted.lines[:index], *changed, *emitted.lines[index + 1 :]))
                tried += 1
    assert tried > 800


def test_every_changed_constant_is_refused():
    data = SMALL.constants
    for index, line in enumerate(data):
        digit = "1" if line[-1] != "1" else "2"
        for changed in (
            (),
            (line, line),
            (line[:-1] + digit,),
            (line.replace(".quad", ".long"),),
            (", ".join(line.split(", ")[:3]),),
        ):
            with pytest.raises(CheckFailure, match="constants"):
                read(SMALL, data=(*data[:index], *changed, *data[index + 1 :]))


def test_a_note_hides_nothing():
    for note in ("// x /* y", "// x \\", "// x\nvzeroall"):
        with pytest.raises(CheckFailure, match="not one line"):
            read(SMALL, (note, *SMALL.lines))


def test_a_slot_reached_through_a_register_in_use_is_refused():
    line = next(line for line in LARGE.lines if line.startswith("lea "))
    for register in ("rdi", "rsi", "rdx", "rsp", "rbp", "rbx", "r12"):
        other = re.sub(r"lea \w+", f"lea {register}", line)
        with pytest.raises(CheckFailure):
            read(LARGE, tuple(other if each == line else each for each in LARGE.lines))


@pytest.mark.parametrize("fault", ["operand", "frame", "constants"])
def test_the_build_refuses_what_a_faulty_printer_writes(monkeypatch, fault):
    body, data = emitter.body_lines, emitter.constant_lines
    if fault == "constants":
        monkeypatch.setattr(
            emitter,
            "constant_lines",
            lambda *given: [line.replace("0x4", "0x5", 1) for line in data(*given)],
        )
    else:
        old, new = {"operand": ("[rsi+32]", "[rsi+64]"), "frame": ("sub rsp, ", "sub rsp, -")}[
            fault
        ]
        monkeypatch.setattr(
            emitter, "body_lines", lambda *given: [line.replace(old, new) for line in body(*given)]
        )
    with pytest.raises(CheckFailure, match="mul: .*defect of ecgen"):
        emit("mul", product_program(2**255 - 19, False))


def test_another_program_is_not_what_is_printed():
    first, *rest = SMALL.machine.body
    for other in (
        (*rest,),
        (first, first, *rest),
        (Instr(first.mnemonic, first.operands[::-1]), *rest),
    ):
        with pytest.raises(CheckFailure):
            read(SMALL, machine=replace(SMALL.machine, body=tuple(other)))
