"""A batch of divsteps as a LimbProgram and as x86-64 code: the matrix and the count of the model, for words of 64 and 32 bits."""

from dataclasses import replace
from random import Random

import pytest

from ecgen.errors import CheckFailure
from ecgen.field.divsteps import Divsteps, matrix
from ecgen.field.divsteps_limbs import batch_program
from ecgen.isa.target import load_target
from ecgen.isa.x86_64.emit import backend_of, emit
from ecgen.library import divsteps_routine
from ecgen.library.divsteps_routine import divsteps_limbs, expected, samples
from ecgen.limb.interpret import run_limbs
from ecgen.limb.ir import LimbOp


def results(limbs, row) -> tuple[int, ...]:
    found = run_limbs(limbs, dict(zip("fgz", row)))
    return tuple(found[name] for name in "uvqrs")


@pytest.mark.parametrize("bits, word", [(bits, word) for bits in (33, 61, 127, 192, 255, 256, 384, 521, 640) for word in (64, 32)])
def test_the_steps_of_the_model(bits, word):
    n = Divsteps(bits, word)
    limbs = batch_program(n)
    for row in samples(n, 200, Random(bits)):
        assert results(limbs, row) == expected(n, row)


def test_samples_swap_and_do_not():
    """Positive and negative counts, even and odd g, and both signs of entries are among them."""
    n = Divsteps(255)
    rows = samples(n, 300, Random(1))
    assert {g & 1 for _, g, _ in rows} == {0, 1} and all(f & 1 for f, _, _ in rows) and {zeta >> 63 for _, _, zeta in rows} == {0, 1}
    assert {entry < 0 for f, g, e in rows for entry in matrix(n, -1, f, g)[1]} == {True, False}


@pytest.mark.parametrize("name, args", [("sar", -1), ("bit", -1), ("select", 1), ("xor", 0), ("sub", 1), ("add", 1), ("shr", -1)])
def test_another_operation_is_seen(monkeypatch, name, args):
    """One operand of one operation in the middle replaced: a build refuses the program."""
    limbs = batch_program(Divsteps(255))
    places = [i for i, op in enumerate(limbs.ops) if op.name == name]
    at = places[len(places) // 2]
    op = limbs.ops[at]
    other = op.args[args] % 62 + 1 if isinstance(op.args[args], int) else limbs.inputs[0].limbs[0]
    changed = LimbOp(name, op.outs, (*op.args[:args], other, *op.args[args:][1:]) if args >= 0 else (*op.args[:-1], other))
    monkeypatch.setattr(divsteps_routine, "batch_program", lambda n: replace(limbs, ops=(*limbs.ops[:at], changed, *limbs.ops[at + 1:])))
    with pytest.raises(CheckFailure, match="does not take the steps"):
        divsteps_limbs(Divsteps(255))


@pytest.mark.parametrize("level", ("adx", "generic"))
@pytest.mark.parametrize("abi", ("sysv", "win64"))
def test_code_is_what_the_program_says(level, abi):
    """`emit` reads the code back; few instructions are added to those that a step needs."""
    n, target = Divsteps(255), load_target("x86-64-adx" if level == "adx" else "x86-64")
    code = emit(divsteps_limbs(n), backend_of(target, abi))
    assert code.instructions < 16 * n.steps + 200 and sum(i.mnemonic == "sar" for i in code.machine.body) >= n.steps
