"""Statements about routines of a library, and changes of their code."""

import random
import shutil
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from ecgen.certify.code import NotCovered, Step
from ecgen.machine.ir import Imm
from ecgen.run.binary.routine_bytes import assembled_objects, in_assembly, routines_in
from ecgen.run.certified.library import Assembled, stated
from ecgen.run.emitted import read_emitted
from ecgen.run.proof.routines import claims_of

LIBRARY = Path(__file__).resolve().parents[2] / "generated" / "ted256189"
needs_ocaml = pytest.mark.skipif(not shutil.which("ocamlopt"), reason="ocamlopt is not there")


def stated_in(library: Path, scratch: Path) -> dict:
    """Name -> statement and what makes its certificate, of the routines of a library that have
    such."""
    emitted, found = read_emitted(library), {}
    files, _ = assembled_objects(emitted, None, scratch)
    given = Assembled(emitted, claims_of(emitted), routines_in(files, emitted))
    for spec in in_assembly(emitted):
        with suppress(NotCovered):
            found[spec.name] = stated(spec, given)
    return found


def statements_in(library: Path, names: tuple[str, ...], scratch: Path) -> dict:
    """Name -> statement, of these routines of a library."""
    found = stated_in(library, scratch)
    return {name: found[name][0] for name in names}


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
