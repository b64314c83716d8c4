"""Random limb programs through selection: the lifter accepts, and machine interpreter, processor
and limbs agree.
"""

import random

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from ecgen.errors import ScheduleError
from ecgen.isa.x86_64 import table
from ecgen.isa.x86_64.selection.select import select
from ecgen.isa.x86_64.selection.uses import Options, destroys_flags
from ecgen.isa.x86_64.text import body_lines
from ecgen.isa.x86_64.validate import validate_machine
from ecgen.limb.interpret import join, run_limbs
from ecgen.machine.blocks import interleave
from ecgen.machine.order import settle_flags
from ecgen.machine.validation.lift import check_translation
from tests.support.isa import peachpy
from tests.support.isa.encode import compare_encodings
from tests.support.isa.native import (
    PROBES,
    address,
    get,
    levels,
    needs_host,
    probe,
    put,
    random_word,
    routine_text,
    shared_object,
    words,
)
from tests.support.machine.interpret import run_machine
from tests.support.machine.strategies import arguments, programs, shuffled, sketch

LEVELS = ("adx", "generic")
QUICK = settings(
    max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)


def translate(
    program,
    level: str,
    abi: str = "sysv",
    saved: int = 6,
    red_zone: bool = True,
    double_shift: bool = True,
):
    """Select, prove the translation, check the frame."""
    machine = select(
        program, arguments(program), Options(level, abi, saved, red_zone, double_shift)
    )
    assert (
        check_translation(program, machine, arguments(program), table.TABLE)
        == len(program.outputs[0].limbs) + 1
    )
    return validate_machine(machine)


def inputs(rng: random.Random, program) -> dict[str, list[int]]:
    return {e.name: [random_word(rng) for _ in e.limbs] for e in program.inputs}


def oracle(program, values) -> dict[str, int]:
    return run_limbs(program, {name: join(limbs, 64) for name, limbs in values.items()})


def interpreted(machine, program, values, same: bool) -> dict[str, int]:
    """The machine interpreter's result; with `same` the output array is the array a."""
    count = len(program.outputs[0].limbs)
    a = list(values["a"])
    arrays = {"a": a, "b": list(values["b"]), "r": a if same else [None] * count}
    state = run_machine(machine, arrays, {"w": values["w"][0]}, table=table.TABLE)
    return {"r": join(arrays["r"][:count], 64), "q": state.registers["rax"]}


@pytest.mark.parametrize("level", LEVELS)
def test_selection_keeps_the_meaning(level):
    @QUICK
    @given(
        programs(level == "adx"),
        st.sampled_from((0, 2, 4, 6)),
        st.sampled_from(("sysv", "win64")),
        st.booleans(),
        st.booleans(),
    )
    def check(drawn, saved, abi, red_zone, double_shift):
        program, rng = drawn
        machine = translate(settle_flags(program), level, abi, saved, red_zone, double_shift)
        for _ in range(3):
            values = inputs(rng, program)
            for same in (False, True):
                assert interpreted(machine, program, values, same) == oracle(program, values)

    check()


@pytest.mark.long
@pytest.mark.parametrize("level", LEVELS)
def test_any_allowed_order_keeps_the_meaning(level):
    """Precedences are enough: what the selector accepts is right. It may decline an order (a third
    flag), rarely.
    """
    tried = []

    @QUICK
    @given(programs(level == "adx"), st.sampled_from((0, 6)))
    def check(drawn, saved):
        program, rng = drawn
        order = shuffled(rng, settle_flags(program), destroys_flags(level))
        try:
            machine = translate(order, level, saved=saved)
        except ScheduleError as error:
            tried.append(error.what)
            assume(False)
        tried.append("")
        values = inputs(rng, program)
        assert interpreted(machine, program, values, False) == oracle(program, values)

    check()
    assert sum(map(bool, tried)) <= len(tried) // 5, [t for t in tried if t][:3]


@pytest.mark.parametrize("window, ahead", [(8, 0), (64, 4)])
def test_interleaved_blocks_keep_the_meaning(window, ahead):
    @QUICK
    @given(programs(True))
    def check(drawn):
        program, rng = drawn
        order = interleave(settle_flags(program), window, ahead)
        assert sorted(map(str, order.ops)) == sorted(map(str, program.ops))
        machine = translate(order, "adx")
        values = inputs(rng, program)
        assert interpreted(machine, program, values, False) == oracle(program, values)

    check()


def test_long_programs_spill():
    """Forty statements need more words than there are registers; at least one program must have
    slots.
    """
    rng = random.Random(5)
    slots = []
    for level in LEVELS:
        for saved in (0, 3):
            program = sketch(rng, 40, level == "adx")
            machine = translate(settle_flags(program), level, saved=saved)
            slots.append(machine.slots)
            values = inputs(rng, program)
            assert interpreted(machine, program, values, True) == oracle(program, values)
    assert max(slots) > 4


@pytest.fixture(scope="module")
def compiled():
    """Random programs of both levels (those this CPU runs), translated."""
    rng = random.Random(11)
    result = []
    for level in levels():
        for k in range(60):
            program = sketch(rng, 1 + k % 16, level == "adx")
            result.append(
                (
                    program,
                    translate(
                        settle_flags(program),
                        level,
                        saved=(0, 2, 4, 6)[k % 4],
                        red_zone=bool(k % 3),
                        double_shift=bool(k % 5),
                    ),
                )
            )
    return result


@needs_host
@pytest.mark.asm
def test_the_processor_agrees(compiled, tmp_path):
    text = "".join(
        routine_text(f"random_{k}", body_lines(machine)) for k, (_, machine) in enumerate(compiled)
    )
    library = shared_object(tmp_path, text + PROBES)
    rng = random.Random(12)
    for k, (program, _machine) in enumerate(compiled):
        count, sizes = len(program.outputs[0].limbs), [len(e.limbs) for e in program.inputs[:2]]
        (r, ra), (a, aa), (b, ba) = words(max(count, sizes[0])), words(sizes[0]), words(sizes[1])
        for same in (False, True):
            values = inputs(rng, program)
            put(a, join(values["a"], 64), sizes[0])
            put(b, join(values["b"], 64), sizes[1])
            seen = probe(
                library,
                "sysv",
                address(getattr(library, f"random_{k}")),
                [aa if same else ra, aa, ba, values["w"][0]],
            )
            right = oracle(program, values)
            assert not seen["broken"] and seen["result"] == right["q"], (k, program)
            assert get(a if same else r, max(count, sizes[0])) % (1 << 64 * count) == right["r"], (
                k,
                program,
            )


@pytest.mark.skipif(
    not peachpy.is_available(),
    reason="PeachPy is not installed: random programs ran through `as` only",
)
@needs_host
@pytest.mark.asm
def test_peachpy_agrees(compiled):
    """In process, and byte for byte."""
    rng = random.Random(13)
    loaded = 0
    for program, machine in compiled[::3]:
        assert not compare_encodings(machine).mismatches
        try:
            function = peachpy.load(machine, returns=True)
        except peachpy.EncoderRefusal as refusal:
            assert "IMUL" in refusal.what, refusal
            continue
        loaded += 1
        values = inputs(rng, program)
        count = len(program.outputs[0].limbs)
        (r, ra), (a, aa), (b, ba) = words(count), words(4), words(3)
        put(a, join(values["a"], 64), 4)
        put(b, join(values["b"], 64), 3)
        right = oracle(program, values)
        assert function(ra, aa, ba, values["w"][0]) == right["q"] and get(r, count) == right["r"]
    assert loaded > len(compiled) // 6
