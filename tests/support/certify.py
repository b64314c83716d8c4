"""Statements about routines of a library, and changes of their code."""

import random
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from ecgen.certify.code import NotCovered, Step
from ecgen.certify.loops import LoopStatement
from ecgen.certify.statement import Statement
from ecgen.certify.text import Links, certificate_text, statement_text
from ecgen.isa.x86_64.text import instruction_text
from ecgen.machine.ir import Imm, Instr, Operand, Reg, Sum
from ecgen.run.binary.routine_bytes import assembled_objects, in_assembly, routines_in
from ecgen.run.certified.library import Assembled, code_of, stated
from ecgen.run.emitted import read_emitted
from ecgen.run.proof.routines import claims_of
from tests.support.isa.encode import assemble_lines

ROOT = Path(__file__).resolve().parents[2]
LIBRARY, NATIVE = ROOT / "generated" / "ted256189", ROOT / "proofs" / "native"
needs_ocaml = pytest.mark.skipif(
    not (shutil.which("ocamlopt") and shutil.which("as")), reason="ocamlopt or as is not there"
)


def machine_program(folder: Path) -> Path:
    """proofs/native/machine.ml, compiled."""
    sources = ("checker.mli", "checker.ml", "machine.ml")
    for source in sources:
        shutil.copy(NATIVE / source, folder)
    subprocess.run(["ocamlopt", "-w", "-a", *sources, "-o", "machine"], cwd=folder, check=True)
    return folder / "machine"


def assembled(library: Path, scratch: Path) -> Assembled:
    emitted = read_emitted(library)
    files, _ = assembled_objects(emitted, None, scratch)
    return Assembled(emitted, claims_of(emitted), routines_in(files, emitted))


def stated_in(library: Path, scratch: Path) -> dict:
    """Name -> statement and what makes its certificate, of the routines of a library that have
    such."""
    given, found = assembled(library, scratch), {}
    for spec in in_assembly(given.emitted):
        with suppress(NotCovered):
            found[spec.name] = stated(spec, given)
    return found


def certified_in(
    library: Path, names: tuple[str, ...], scratch: Path
) -> Iterator[tuple[bytes, Statement | LoopStatement, str]]:
    """Bytes, statement and certificate of these routines of a library."""
    given = assembled(library, scratch)
    for spec in in_assembly(given.emitted):
        if spec.name in names:
            claim, make = stated(spec, given)
            yield code_of(given.codes[spec.name]), claim, certificate_text(make())


def statements_in(library: Path, names: tuple[str, ...], scratch: Path) -> dict:
    """Name -> statement, of these routines of a library."""
    found = stated_in(library, scratch)
    return {name: found[name][0] for name in names}


FLAGS = {"C": "c", "O": "o"}
ENCODED: dict[Step, bytes] = {}
"""What the assembler made of instructions so far: it is asked for all that are new at once."""


def line_of(step: Step) -> str:
    """The instruction as assembler text."""
    match tuple(step):
        case "stack", by:
            return f"add rsp, {by}" if by > 0 else f"sub rsp, {-by}"
        case "call", _:
            return ".byte 0xe8, 0, 0, 0, 0"  # the field is a linker's
        case "push" | "pop" as name, register:
            return f"{name} {register}"
        case "lea", into, base, index, scale, offset:
            return instruction_text(
                Instr("lea", (Reg(into), Sum(base, index or "", scale, offset)))
            )
        case "imul", into, x, y:
            name, operands = ("imul3", (into, x, y)) if isinstance(y, Imm) else ("imul", (into, y))
        case "cmov", negated, flag, into, source:
            name, operands = f"cmov{'n' * negated}{FLAGS[flag]}", (into, source)
        case "set", flag, into:
            name, operands = f"set{FLAGS[flag]}", (into,)
        case "bit", cleared, word, k:
            name, operands = "btr" if cleared else "bt", (word, k)
        case "cmp", x, y:
            return instruction_text(Instr("cmp", (x, y)))
        case name, *operands:
            pass
    return instruction_text(Instr(name, tuple(map(_operand, operands))))


def _operand(operand) -> Operand:
    match operand:
        case str():
            return Reg(operand)
        case int():
            return Imm(operand)
    return operand


def encoded(code: tuple[Step, ...]) -> bytes:
    """The bytes that GNU as makes of the instructions."""
    new = tuple({step: None for step in code if step not in ENCODED})
    if new:
        ENCODED.update(zip(new, assemble_lines([line_of(step) for step in new]), strict=True))
    return b"".join(map(ENCODED.__getitem__, code))


def data_of(claim: Statement | LoopStatement) -> bytes:
    """The bytes of a routine whose instructions are those of the statement."""
    if isinstance(claim, Statement):
        return encoded(claim.code) + b"\xc3"
    head, body, tail = map(encoded, (claim.outer.code, claim.body, claim.tail))
    (down,) = assemble_lines([instruction_text(Instr("dec", (claim.counter,)))])
    back = -len(body) - len(down) - 6
    return (
        head + body + down + b"\x0f\x85" + back.to_bytes(4, "little", signed=True) + tail + b"\xc3"
    )


def linked(code: tuple[Step, ...], callees: dict[str, bytes]) -> Links:
    """Calls go to the routines that the instructions name."""
    names, at, fields = tuple(callees), 0, list[tuple[int, int]]()
    for step in code:
        if step.name == "call":
            fields.append((at + 1, names.index(step.operands[0])))
        at += len(encoded((step,)))
    return Links(tuple(callees.values()), tuple(fields))


def text_of(claim: Statement | LoopStatement) -> str:
    return statement_text(data_of(claim), claim)


KIN = {
    "add": "sub", "adc": "add", "adcx": "adc", "adox": "adcx", "sub": "add", "sbb": "sub",
    "or": "and", "and": "or",
}  # fmt: skip


def mutants(code: tuple[Step, ...], rng: random.Random) -> Iterator[tuple[int, Step]]:
    """Another operation, another constant, another word of memory."""
    for k, step in enumerate(code):
        if step.name in KIN:
            yield k, replace(step, name=KIN[step.name])
        match tuple(step):
            case "cmov", negated, flag, into, source:
                yield k, Step("cmov", (1 - negated, flag, into, source))
            case "bit", cleared, word, bit:
                yield k, Step("bit", (cleared, word, bit ^ 1))
                if cleared:
                    yield k, Step("bit", (0, word, bit))
            case "set", flag, into:
                yield k, Step("set", ("O" if flag == "C" else "C", into))
        for place, operand in enumerate(step.operands):
            changed = None
            if isinstance(operand, Imm):
                changed = Imm(operand.value ^ 1 << rng.randrange(8))
            elif hasattr(operand, "offset"):
                changed = replace(operand, offset=operand.offset + rng.choice((-8, 8)))
            if changed is not None:
                operands = (*step.operands[:place], changed, *step.operands[place + 1 :])
                yield k, replace(step, operands=operands)


# The same function: the flag that is added is 0, or O is not read behind, or two flags that are 0
# are exchanged.
SAME = {("adcx", "adc"), ("adox", "adcx"), ("adc", "add"), ("sbb", "sub")}
