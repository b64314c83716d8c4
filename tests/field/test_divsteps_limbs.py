"""A batch of divsteps as a LimbProgram and as x86-64 code: sums, matrix and count of the model, for
words of 64 and 32 bits.
"""

from dataclasses import replace
from random import Random

import pytest

from ecgen.errors import BoundError, CheckFailure
from ecgen.field.divsteps.limbs import STEP, batch_program
from ecgen.field.divsteps.shape import Divsteps, invert, matrix
from ecgen.isa.target import load_target
from ecgen.isa.x86_64.emit import backend_of, emit
from ecgen.library.routines import divsteps as divsteps_routine
from ecgen.library.routines.divsteps import divsteps_limbs, samples
from ecgen.limb.interpret import run_limbs
from ecgen.limb.ir import LimbOp
from ecgen.machine.blocks import blocks, spread

SHAPES = [Divsteps(bits, 64) for bits in (33, 61, 64, 127, 192, 255, 256, 384, 521, 640)] + [
    Divsteps(bits, 32) for bits in (27, 84, 112, 140, 196, 224, 252)
]


def results(limbs, given) -> tuple[int, ...]:
    found = run_limbs(limbs, dict(zip((x.name for x in limbs.inputs), given, strict=True)))
    return tuple(found[x.name] for x in limbs.outputs)


@pytest.mark.parametrize("n", SHAPES, ids=lambda n: f"{n.bits}-{n.word_bits}")
@pytest.mark.sample(18)
def test_a_batch_of_the_model(n):
    limbs = batch_program(n)
    for given, wanted in samples(n, 200, Random(n.bits)):
        assert results(limbs, given) == wanted


@pytest.mark.parametrize("n", SHAPES, ids=lambda n: f"{n.bits}-{n.word_bits}")
@pytest.mark.sample(3)
def test_offsets_fit_their_words(n):
    """No factor, carried word or carried sum is negative or leaves its word, where the numbers are
    as large as they get.
    """
    limbs, most, top = batch_program(n), 0, 1 << n.word_bits
    for given, _ in samples(n, 40, Random(n.bits)):
        seen = _values(limbs, given)
        moved = [op for op in limbs.ops if op.name == "add" and op.args[1] == 1 << n.width]
        assert len(moved) == 4 and all(0 < seen[op.outs[0]] <= 2 << n.width for op in moved)
        carried = {op.outs[0] for op in limbs.ops if op.name == "shrd"}
        for op in (op for op in limbs.ops if op.name == "sub" and op.args[0] in carried):
            if any(
                op.outs[0] in other.args for other in limbs.ops if other.name == "add"
            ):  # not the topmost, which has a sign
                most = max(most, seen[op.outs[0]])
    assert (most > 0) == (n.limbs > 1) and most <= 11 << n.width < top


def _values(limbs, given) -> dict[str, int]:
    """Every word of the program for these inputs."""
    whole = replace(
        limbs,
        outputs=tuple(
            replace(limbs.outputs[0], name=out, limbs=(out,))
            for op in limbs.ops
            for out in op.outs[: 2 if op.name == "mulwide" else 1]
            if out and op.name not in ("iszero", "bit", "zero")
        ),
    )
    return run_limbs(whole, dict(zip((x.name for x in limbs.inputs), given, strict=True)))


def test_batches_in_a_row_invert():
    """The state that the C begins with, as many batches as it makes, and the sums that are left."""
    n, modulus = Divsteps(255), 2**255 - 19
    limbs = batch_program(n)
    for x in (1, 2, modulus - 1, Random(1).randrange(modulus)):
        state = [*map(n.split, (modulus, x, 0, 1)), [1 << n.width, 0, 0, 1 << n.width], [-1]]
        given = [divsteps_routine._joined(n, words) for words in state]
        fixed = divsteps_routine._joined(n, [*n.split(modulus), pow(modulus, -1, 1 << n.width)])
        for _ in range(n.batches + 1):  # the last one for its sums: more steps change nothing
            given = results(limbs, (*given, fixed))
        f, d = (
            n.join(
                [
                    *(given[k] >> 64 * i & 2**64 - 1 for i in range(n.limbs - 1)),
                    (given[k] >> 64 * (n.limbs - 1)) - (given[k] >> 64 * n.limbs - 1 << 64),
                ]
            )
            for k in (0, 2)
        )
        assert abs(f) == 1 and d * f % modulus == invert(n, modulus, x) == pow(x, -1, modulus)


def test_samples_swap_and_do_not():
    """Positive and negative counts, numbers and entries are among them, both parities of g, and the
    matrix of no steps.
    """
    n = Divsteps(255)
    rows, top = [given for given, _ in samples(n, 600, Random(1))], 64 * n.limbs - 1
    assert (
        {g & 1 for _, g, *_ in rows} == {0, 1}
        and all(f & 1 for f, *_ in rows)
        and {row[5] >> 63 for row in rows} == {0, 1}
    )
    assert all({row[k] >> top for row in rows} == {0, 1} for k in range(4)) and {
        row[4] >> 63 & 1 for row in rows
    } == {0, 1}
    assert any(row[4] == 1 << n.width | 1 << n.width + 192 for row in rows)
    assert {entry < 0 for f, g, *_ in rows for entry in matrix(n, -1, f % 2**60, g % 2**60)[1]} == {
        True,
        False,
    }


def test_limbs_without_room_are_refused():
    with pytest.raises(BoundError, match="no room for offsets"):
        batch_program(Divsteps(255, 32))


@pytest.mark.parametrize(
    "name, args",
    [
        ("sar", -1),
        ("bit", -1),
        ("select", 1),
        ("xor", 0),
        ("sub", 1),
        ("add", 1),
        ("shr", -1),
        ("mulwide", 0),
        ("mulwide", 1),
        ("and", 1),
        ("shrd", 0),
        ("shrd", -1),
    ],
)
def test_another_operation_is_seen(monkeypatch, name, args):
    """One operand of one operation in the middle replaced: a build refuses the program."""
    limbs = batch_program(Divsteps(255))
    places = [i for i, op in enumerate(limbs.ops) if op.name == name]
    at = places[len(places) // 2]
    op = limbs.ops[at]
    other = op.args[args] % 62 + 1 if isinstance(op.args[args], int) else limbs.inputs[0].limbs[0]
    changed = LimbOp(
        name,
        op.outs,
        (*op.args[:args], other, *op.args[args:][1:]) if args >= 0 else (*op.args[:-1], other),
    )
    monkeypatch.setattr(
        divsteps_routine,
        "batch_program",
        lambda n: replace(limbs, ops=(*limbs.ops[:at], changed, *limbs.ops[at + 1 :])),
    )
    with pytest.raises(CheckFailure, match="does not take the steps"):
        divsteps_limbs(Divsteps(255))


@pytest.mark.long
def test_every_sum_is_seen(monkeypatch):
    """Each product, addition, subtraction and shift of the sums with another operand."""
    n, seen = Divsteps(127), 0
    limbs = batch_program(n)
    monkeypatch.setattr(divsteps_routine, "TESTS", 30)
    for at in range(limbs.notes[0][0]):
        op = limbs.ops[at]
        other = next(limb for limb in limbs.inputs[0].limbs if limb not in op.args)
        changed = LimbOp(op.name, op.outs, (other, *op.args[1:]))
        monkeypatch.setattr(
            divsteps_routine,
            "batch_program",
            lambda n: replace(limbs, ops=(*limbs.ops[:at], changed, *limbs.ops[at + 1 :])),
        )
        with pytest.raises(CheckFailure, match="does not take the steps"):
            divsteps_limbs(n)
        seen += 1
    assert seen > 100


def test_what_nothing_waits_for_is_dealt_out():
    """The same operations; in front of the first step stands what steps need, between any two a
    share of the rest, and no flag is live there.
    """
    limbs = batch_program(Divsteps(255))
    dealt = spread(limbs)
    starts, ends = (
        [[i for i, text in program.notes if text == STEP] for program in (limbs, dealt)],
        {end for _, end in blocks(dealt)},
    )
    sizes = [b - a for a, b in zip(starts[1], starts[1][1:])]
    plain = [b - a for a, b in zip(starts[0], starts[0][1:])]
    assert (
        sorted(dealt.ops, key=str) == sorted(limbs.ops, key=str)
        and len(starts[0]) == len(starts[1]) == 60
    )
    assert (
        starts[1][0] < starts[0][0] // 3
        and sum(a > b for a, b in zip(sizes, plain)) > 50
        and all(start in ends for start in starts[1])
    )


@pytest.mark.parametrize("level", ("adx", "generic"))
@pytest.mark.parametrize("abi", ("sysv", "win64"))
def test_code_is_what_the_program_says(level, abi):
    """`emit` reads the code back; few instructions are added to those that a step and the sums
    need.
    """
    n, target = Divsteps(255), load_target("x86-64-adx" if level == "adx" else "x86-64")
    code = emit(divsteps_limbs(n), backend_of(target, abi))
    assert (
        code.instructions < 16 * n.steps + 120 * n.limbs + 200
        and sum(i.mnemonic == "sar" for i in code.machine.body) >= n.steps
    )
