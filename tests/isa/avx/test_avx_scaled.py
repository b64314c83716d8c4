"""Lanes of doubles without fused multiply-add, on AVX instructions only: proofs, refusals, executed
code in every lane.
"""

import random
from dataclasses import replace

import pytest

from ecgen.errors import BoundError, CheckFailure, TargetError
from ecgen.field.lanes.doubles.plain import ScaledField, fits_product, lower_carry, lower_mul
from ecgen.field.lanes.packed import lower_packed
from ecgen.field.lanes.words import pack_program, unpack_program
from ecgen.isa.avx.emit import emit_vectors
from ecgen.isa.avx.table import TABLE
from ecgen.isa.avx.validate import validate_vectors
from ecgen.isa.vectors import vector_routine
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.interpret import lane_value, run_vectors
from ecgen.limb.lanes.ir import LANES
from ecgen.limb.lanes.prove import prove_vectors
from ecgen.machine.ir import Reg
from ecgen.machine.validation.lift_lanes import check_vector_translation
from ecgen.program.pack.text import parse
from tests.support.isa.avx.sample import PARAMS, PROGRAM
from tests.support.isa.avx.vectors import limbs_at_extremes, load, number
from tests.support.isa.native import FLAGS, edge_numbers, needs_host
from tests.support.program.pack.interpret import interpret

PRIMES = {
    "p255": 2**255 - 19,
    "p251": 2**251 - 9,
    "p221": 2**221 - 3,
    "p127": 2**127 - 1,
    "p256": 2**256 - 189,
}
LIMBS = {"p255": 12, "p251": 12, "p221": 10, "p127": 6, "p256": 13}
P = PRIMES["p255"]
needs_avx = pytest.mark.skipif("avx" not in FLAGS, reason="not run: needs a CPU with AVX")


def product(p: int, is_square: bool, bounds=None):
    field, b = ScaledField(p), VectorBuilder("sqr" if is_square else "mul")
    x = field.input(b, "a", bounds)
    y = x if is_square else field.input(b, "b")
    return b.build([lower_mul(b, field, "r", x, y)])


def meaning(is_square: bool) -> dict:
    return {"r": {("a", "a" if is_square else "b"): 1}}


def emit(name: str, program):
    return emit_vectors(vector_routine(name, program), 8, "avx")


def with_constant(program, index, word):
    ops = list(program.ops)
    ops[index] = replace(ops[index], args=(word % 2**64,) * 4)
    return replace(program, ops=tuple(ops))


@pytest.mark.parametrize("prime", PRIMES)
def test_products_are_proven_and_stay_within_the_bounds_of_inputs(prime):
    field = ScaledField(PRIMES[prime])
    assert field.radix.n == LIMBS[prime]
    for square in (False, True):
        program = product(field.p, square)
        assert prove_vectors(program, meaning(square), field.p).congruences == 1
        for (low, high), (least, most) in zip(program.outputs[0].bounds, field.tight):
            assert least <= low <= high <= most


@pytest.mark.parametrize("square", [False, True])
def test_every_shifted_constant_breaks_the_proof(square):
    program = product(P, square)
    constants = [i for i, op in enumerate(program.ops) if op.name == "const"]
    assert len(constants) > 20
    for turn, index in enumerate(constants):
        word, change = program.ops[index].args[0], (1, -1, 1 << 40, 1 << 52)[(turn + square) % 4]
        with pytest.raises((BoundError, CheckFailure)):
            prove_vectors(with_constant(program, index, word + change), meaning(square), P)


def test_limbs_too_wide_are_refused():
    field = ScaledField(P)
    b = VectorBuilder("wide")
    wide = field.input(b, "a", tuple((8 * low, 8 * high) for low, high in field.tight))
    narrow = field.input(b, "b")
    assert not fits_product(field, wide, wide) and fits_product(field, narrow, narrow)
    with pytest.raises(BoundError, match="which 52 bits do not hold"):
        lower_mul(b, field, "r", wide, wide)
    assert fits_product(field, lower_carry(b, field, "c", wide), narrow)


def test_a_claim_one_too_narrow_is_refused():
    program = product(P, False)
    result = program.outputs[0]
    bounds = ((result.bounds[0][0] + 1, result.bounds[0][1] - 1), *result.bounds[1:])
    with pytest.raises(BoundError, match="is not proven to lie in"):
        prove_vectors(
            replace(program, outputs=(replace(result, bounds=bounds),), elements=()), {}, P
        )


@needs_host
@needs_avx
def test_executed_products_equal_the_integers_in_every_lane(tmp_path):
    programs = {
        f"{name}_{'sqr' if s else 'mul'}": product(p, s)
        for name, p in PRIMES.items()
        for s in (False, True)
    }
    functions = load(tmp_path, [emit(name, program) for name, program in programs.items()])
    for name, program in programs.items():
        p, rng, result = PRIMES[name[:4]], random.Random(1), program.outputs[0]
        for round_ in range(300):
            inputs = {e.name: limbs_at_extremes(rng, e) for e in program.inputs}
            units = {e.name: scaled(inputs[e.name], e) for e in program.inputs}
            found = unscaled(functions[name](units, shift=round_ % 2)["r"], result)
            for limb, (low, high) in zip(found, result.bounds):
                assert all(low <= x <= high for x in limb)
            for lane in range(LANES):
                factors = [lane_value(e, inputs[e.name], lane) for e in program.inputs]
                assert lane_value(result, found, lane) % p == factors[0] * factors[-1] % p
            if round_ < 3:
                assert found == run_vectors(program, inputs)["r"]


def scaled(limbs, element):
    return tuple(tuple(x * unit for x in lanes) for lanes, unit in zip(limbs, element.units))


def unscaled(limbs, element):
    assert all(x % unit == 0 for lanes, unit in zip(limbs, element.units) for x in lanes)
    return tuple(tuple(x // unit for x in lanes) for lanes, unit in zip(limbs, element.units))


@needs_host
@needs_avx
def test_packed_program_and_conversions(tmp_path):
    field, rng, packed = ScaledField(P), random.Random(2), parse(PROGRAM)
    lowered = lower_packed(packed, field, PARAMS)
    assert prove_vectors(lowered.vectors, lowered.meanings, P).congruences >= 4 * len(packed.ops)
    (packing, first), (unpacking, second) = pack_program(field), unpack_program(field)
    assert (
        prove_vectors(packing, first, P).congruences >= 8
        and prove_vectors(unpacking, second, P).congruences >= 24
    )
    call = load(
        tmp_path,
        [emit("sample", lowered.vectors), emit("pack", packing), emit("unpack", unpacking)],
    )
    for _ in range(150):
        inputs = {e.name: limbs_at_extremes(rng, e) for e in lowered.vectors.inputs}
        found = call["sample"]({e.name: scaled(inputs[e.name], e) for e in lowered.vectors.inputs})
        public = {
            name: lane_value(element, inputs[element.name], lane)
            for element, layout in zip(lowered.vectors.inputs, packed.inputs)
            for lane, name in enumerate(layout.lanes)
            if name
        }
        expected = interpret(packed, public | PARAMS, P)
        for element, layout in zip(lowered.vectors.outputs, packed.outputs):
            limbs = unscaled(found[element.name], element)
            assert all(
                lane_value(element, limbs, k) % P == expected[name]
                for k, name in enumerate(layout.lanes)
                if name
            )
    edges = edge_numbers(P, 4)
    for _ in range(150):
        values = [
            rng.choice(edges) if rng.random() < 0.5 else rng.getrandbits(256) for _ in range(LANES)
        ]
        words = call["pack"](
            {
                f"w{e}": (tuple(value >> 64 * k & (1 << 64) - 1 for k in range(4)),)
                for e, value in enumerate(values)
            }
        )["r"]
        limbs = unscaled(words, packing.outputs[0])
        assert [lane_value(packing.outputs[0], limbs, lane) % P for lane in range(LANES)] == [
            value % P for value in values
        ]
        for source in (limbs, limbs_at_extremes(rng, unpacking.inputs[0])):
            out = call["unpack"]({"a": scaled(source, unpacking.inputs[0])})
            assert [number(out[f"w{e}"]) % P for e in range(LANES)] == [
                lane_value(unpacking.inputs[0], source, e) % P for e in range(LANES)
            ]


def test_nothing_of_avx2_is_emitted_and_mutants_are_rejected():
    emitted = emit("unpack", unpack_program(ScaledField(P))[0])
    for instr in emitted.machine.body:
        wide = any(isinstance(o, Reg) and o.name.startswith("ymm") for o in instr.operands)
        assert TABLE[instr.mnemonic].extension == "avx" or not wide, instr
    constants = list(
        dict.fromkeys(op.args for op in emitted.routine.vectors.ops if op.name == "const")
    )
    body = emitted.machine.body
    # the upper half of a constant may still lie in its register, so that extracting it again
    # changes nothing
    for index in (i for i in range(0, len(body), 3) if body[i].mnemonic != "vextractf128"):
        changed = replace(emitted.machine, body=(*body[:index], *body[index + 1 :]))
        with pytest.raises(CheckFailure):
            check_vector_translation(
                emitted.routine.vectors, changed, emitted.routine.arguments, constants, TABLE
            )
    at = next(i for i, instr in enumerate(body) if instr.mnemonic == "vpaddq")
    whole = replace(
        body[at], operands=tuple(Reg(o.name.replace("xmm", "ymm")) for o in body[at].operands)
    )
    with pytest.raises(CheckFailure, match="wrong width for avx"):
        validate_vectors(
            replace(emitted.machine, body=(*body[:at], whole, *body[at + 1 :])),
            len(constants),
            {name: len(limbs) for name, _, limbs in emitted.routine.arguments},
        )


def test_operations_without_an_avx_instruction_are_refused():
    b = VectorBuilder("bad")
    field = ScaledField(P)
    x = field.input(b, "a")
    limbs = [b.emit("perm", limb, 3, 2, 1, 0) for limb in x.limbs]
    result = b.define("r", limbs, x.bounds, x.form, {})
    with pytest.raises(TargetError, match="avx has no instruction for the vector operation `perm`"):
        emit("bad", b.build([result]))
