"""Points in eight lanes of a register of 64 bytes: programs of that width proven, executed by their
bytes and as C, and everything that is another program refused.
"""

import random
from dataclasses import replace
from itertools import chain

import pytest

from ecgen.curve import load_curve
from ecgen.errors import BoundError, CheckFailure, FormulaError
from ecgen.field.lanes.doubles.fused import RealField
from ecgen.field.lanes.ifma import ShortField
from ecgen.field.lanes.packed import Style, lower_packed
from ecgen.field.lanes.shuffle import MOST, routed
from ecgen.isa.avx.decode import decode_vectors
from ecgen.isa.avx.record import RECORD
from ecgen.isa.avx.table import TABLE, bytes_of
from ecgen.isa.avx.validate import validate_vectors
from ecgen.isa.target import load_target
from ecgen.library.facts.strategy import complete_group
from ecgen.library.packed.contract import Lanes, Law, coordinates, require_point_routine
from ecgen.library.packed.platform import vector_cpu
from ecgen.library.packed.points import (
    bound_formula,
    build_packed,
    packings,
    point_layout,
    vector_unit,
)
from ecgen.library.pipeline.planned import without_file
from ecgen.limb.lanes.interpret import evaluate, lane_value, run_vectors
from ecgen.limb.lanes.ir import LANES, WIDE, VectorOp
from ecgen.limb.lanes.prove import prove_vectors
from ecgen.limb.lanes.validate import VectorError, validate
from ecgen.machine.code import Area, Code
from ecgen.machine.ir import Imm, Instr, Mem, Reg
from ecgen.machine.validation.lift_lanes import check_vector_translation
from ecgen.program.pack.text import parse
from ecgen.program.pack.validate import validate as validate_packed
from tests.support.isa.avx.batches import COUNT
from tests.support.isa.avx.short_lanes import (
    HAS_IFMA,
    NOT_RUN,
    assembled,
    constants_of,
    emitted,
    instructions,
    run_both,
)
from tests.support.isa.native import needs_host
from tests.support.program.pack.interpret import interpret

PRIMES = (2**251 - 9, 2**255 - 19, 2**256 - 189)
PARAMS = {"b": 13318, "k": -7}
PROGRAM = """
packed sample width 8
params b k
input P = P [X1 Y1 _ Z1 X1 Y1 _ Z1]
input Q = Q [X2 Y2 Z2 T2 _ _ _ _]
p1 = perm(P) {1 0 3 3 4 5 1 0} -> [Y1 X1 Z1 Z1 X1 Y1 Y1 X1]
p2 = perm(Q) {0 3 0 1 2 2 3 0} -> [X2 T2 X2 Y2 Z2 Z2 T2 X2]
s1 = add(p1, p2) {a+b a-b b-a -a-b a+b a a-b b} -> [a1 a2 a3 a4 a5 a6 a7 a8]
m1 = mul(s1, p2) -> [c1 c2 c3 c4 c5 c6 c7 c8]
m2 = sqr(m1) -> [d1 d2 d3 d4 d5 d6 d7 d8]
s2 = mulc(m2) {b 3 -1 8 b 1 0 2} -> [e1 e2 e3 e4 e5 e6 e7 e8]
p3 = perm(m1) {7 6 5 4 3 2 1 0} -> [c8 c7 c6 c5 c4 c3 c2 c1]
s3 = lin(s2, p3) {3:-1 1:b 0:1 -2:k 1:1 2:0 1:-1 3:b} -> [f1 f2 f3 f4 f5 f6 f7 f8]
b1 = blend(s3, m1) {0 1 1 0 1 0 0 1} -> [f1 c2 c3 f4 c5 f6 f7 c8]
b2 = blend(b1, p3) {0 1 0 0 0 0 1 0} -> [f1 c7 c3 f4 c5 f6 c2 c8]
m3 = mul(b2, s3) -> [i1 i2 i3 i4 i5 i6 i7 i8]
p4 = perm(m3) {4 5 6 7 _ _ _ _} -> [i5 i6 i7 i8 _ _ _ _]
s4 = add(m3, p4) {a+b a-b a+b a _ _ _ _} -> [h1 h2 h3 h4 _ _ _ _]
output R = s4 [X3 Y3 Z3 T3 _ _ _ _]
"""

FOUND = """
packed shortw/projective-3/doubling/dbl-2019-ss width 8
params b
input P = P [_ Y1 _ _ X1 _ Z1 _]
p1 = perm(P) {1 4 6 4 _ 1 4 _} -> [Y1 X1 Z1 X1 _ Y1 X1 _]
p2 = perm(P) {1 4 6 6 _ 6 1 _} -> [Y1 X1 Z1 Z1 _ Z1 Y1 _]
m1 = mul(p1, p2) -> [v2 v1 v3 v6 _ v28 v4 _]
p3 = perm(m1) {2 3 2 1 2 5 6 2} -> [v3 v6 v3 v1 v3 v28 v4 v3]
p4 = perm(m1) {3 3 3 2 3 5 6 3} -> [v6 v6 v6 v3 v6 v28 v4 v6]
s1 = lin(p3, p4) {b:-2 1:1 b:-2 3:-3 b:-2 1:1 1:1 b:-2} -> [v9 v7 v9 v25 v9 v29 v5 v9]
p5 = perm(m1) {_ 2 0 _ 0 _ _ 0} -> [_ v3 v2 _ v2 _ _ v2]
s2 = lin(p5, s1) {_ -3:b 1:-3 _ 1:-3 _ _ 1:3} -> [_ v19 v12 _ v12 _ _ v13]
e1 = blend(s1, s2) {0 1 _ _ _ _ _ _} -> [v9 v19 _ _ _ _ _ _]
s3 = lin(e1, m1) {3:1 3:-3 _ _ _ _ _ _} -> [v13 v22 _ _ _ _ _ _]
p6 = perm(s3) {_ 1 _ 1 0 1 1 _} -> [_ v22 _ v22 v13 v22 v22 _]
e2 = blend(m1, p6) {0 1 _ 1 1 1 1 _} -> [v2 v22 _ v22 v13 v22 v22 _]
e3 = blend(e2, s2) {0 0 1 0 0 0 0 _} -> [v2 v22 v12 v22 v13 v22 v22 _]
p7 = perm(s1) {5 3 6 5 _ 5 5 _} -> [v29 v25 v5 v29 _ v29 v29 _]
e4 = blend(p7, s2) {0 0 0 0 1 0 0 _} -> [v29 v25 v5 v29 v12 v29 v29 _]
m2 = mul(e3, e4) -> [v32 v26 v15 v30 v14 v30 v30 _]
p8 = perm(m2) {_ 4 _ 0 _ 2 0 _} -> [_ v14 _ v32 _ v15 v32 _]
s4 = lin(p8, m2) {_ 1:1 _ 4:0 _ 1:-1 4:0 _} -> [_ Y3 _ Z3 _ X3 Z3 _]
p9 = perm(s4) {_ 1 _ _ 5 _ 6 _} -> [_ Y3 _ _ X3 _ Z3 _]
output R1 = p9 [_ Y3 _ _ X3 _ Z3 _]
"""


def lowered(p: int, merge: bool = True, text: str = PROGRAM):
    return lower_packed(parse(text), ShortField(p), PARAMS, style=Style(merge=merge))


def sample(p: int = PRIMES[0]):
    (routine,) = emitted({"sample": lowered(p).ordered})
    return routine


ROUTINE = sample()
CONSTANTS = constants_of(ROUTINE)
LIMBS = {name: len(limbs) for name, _, limbs in ROUTINE.routine.arguments}


def check(body, constants=CONSTANTS):
    machine = validate_vectors(replace(ROUTINE.machine, body=tuple(body)), len(constants), LIMBS)
    return check_vector_translation(
        ROUTINE.routine.vectors,
        machine,
        ROUTINE.routine.arguments,
        constants,
        TABLE,
        bytes_of(machine.isa),
    )


@pytest.mark.long
@needs_host
def test_a_wide_program_is_proven_and_does_what_it_says(tmp_path):
    """Both ways of arranging lanes, limbs at the ends of their bounds, the bytes and the C made of
    them.
    """
    packed, programs = parse(PROGRAM), {}
    for p in PRIMES:
        for merge in (False, True):
            made = lowered(p, merge)
            assert prove_vectors(made.vectors, made.meanings, p).congruences >= WIDE * 8
            programs[f"sample_{p.bit_length()}_{p % 1000}_{int(merge)}"] = made.ordered
    primes = dict(zip(programs, (p for p in PRIMES for _ in range(2))))
    tried = set()
    for how, name, given, found in run_both(tmp_path, programs, COUNT // 10):
        p, program = primes[name], programs[name]
        for t in range(0, COUNT // 10, 7):
            limbs = {
                e.name: tuple(tuple(lane[t] for lane in limb) for limb in given[e.name])
                for e in program.inputs
            }
            wanted = run_vectors(program, limbs)
            assert {
                e.name: tuple(tuple(lane[t] for lane in limb) for limb in found[e.name])
                for e in program.outputs
            } == wanted, (how, name)
            public = {
                lane: lane_value(e, limbs[e.name], k)
                for e, layout in zip(program.inputs, packed.inputs)
                for k, lane in enumerate(layout.lanes[:LANES])
                if lane
            }
            results = interpret(packed, public | PARAMS, p)
            assert [lane_value(program.outputs[0], wanted["R"], k) % p for k in range(LANES)] == [
                results[lane] for lane in ("X3", "Y3", "Z3", "T3")
            ]
        tried.add((how, name))
    assert len(tried) >= len(programs)


@pytest.mark.skipif(not HAS_IFMA, reason=NOT_RUN)
def test_the_table_says_what_the_processor_does(tmp_path):
    rng = random.Random(3)
    routes, load, among, other_load, twice = instructions(
        tmp_path,
        [
            "vpermpd zmm17, zmm18, zmm19",
            "vpermpd zmm17, zmm18, zmmword ptr [rsi]",
            "vpermi2pd zmm17, zmm18, zmm19",
            "vpermi2pd zmm17, zmm18, zmmword ptr [rsi]",
            "vbroadcasti64x4 zmm17, ymmword ptr [rsi]",
        ],
        WIDE,
        "z",
    )
    for _ in range(200):
        target, source, other = ([rng.getrandbits(64) for _ in range(WIDE)] for _ in range(3))
        places = [rng.randrange(WIDE) for _ in range(WIDE)]
        wanted = list(evaluate(VectorOp("route", "d", ("s", "i")), [source, places]))
        assert (
            routes([target, places, source, other])
            == wanted
            == load([target, places, other, source])
        )
        assert twice([target, places, source, other]) == other[:LANES] * 2
        places = [rng.randrange(2 * WIDE) for _ in range(WIDE)]
        wanted = list(evaluate(VectorOp("among", "d", ("a", "b", "i")), [source, other, places]))
        assert (
            among([places, source, other, target])
            == wanted
            == other_load([places, source, target, other])
        )


def test_the_bytes_are_read_as_the_program(tmp_path):
    lines = [
        line.replace(f"rip+{ROUTINE.label}", "rip+data")
        for line in ROUTINE.lines
        if not line.startswith("//")
    ]
    whole = assembled(tmp_path, [*lines, "data:", *ROUTINE.constants])
    code = Code("sample", 0, whole[: -64 * len(CONSTANTS)], areas=(Area(0, whole),))
    machine, constants = decode_vectors(code, ROUTINE.routine.arguments, "ifma")
    assert machine.isa == "ifmawide" and {len(lanes) for lanes in constants} == {WIDE}
    assert check_vector_translation(
        ROUTINE.routine.vectors, machine, ROUTINE.routine.arguments, constants, TABLE, 64
    ) == len(ROUTINE.routine.vectors.outputs[0].limbs)


def mutants(instr: Instr):
    yield None
    if instr.mnemonic in SWAPS:
        yield replace(instr, mnemonic=SWAPS[instr.mnemonic])
    for k, operand in enumerate(instr.operands):
        match operand:
            case Reg(name):
                others = [
                    Reg(f"{name[:3]}{(int(name[3:]) + 5) % 32}"),
                    Reg(("ymm" if name[0] == "z" else "zmm") + name[3:]),
                ]
            case Imm(value):
                others = [Imm(value ^ 1)]
            case Mem(base, offset, space):
                others = [Mem(base, offset ^ 32, space), Mem(base, offset ^ 64, space)]
        yield from (
            replace(instr, operands=(*instr.operands[:k], other, *instr.operands[k + 1 :]))
            for other in others
        )


SWAPS = {
    "vpaddq": "vpsubq",
    "vpsubq": "vpaddq",
    "vpandq": "vporq",
    "vpermpd": "vpaddq",
    "vpermi2pd": "vpmadd52luq",
    "vbroadcasti64x4": "vmovdqu64",
    "vmovdqu64": "vbroadcasti64x4",
    "vpmadd52luq": "vpmadd52huq",
    "vpmadd52huq": "vpmadd52luq",
    "vpsrlq": "vpsllq",
    "vpmullq": "vpmuludq",
}


@pytest.mark.long
def test_the_routine_itself_passes_and_every_mutant_is_rejected():
    body, tried = ROUTINE.machine.body, 0
    assert check(body) == len(ROUTINE.routine.vectors.outputs[0].limbs)
    for index, instr in list(enumerate(body))[::9]:
        for mutant in mutants(instr):
            with pytest.raises(CheckFailure):
                check((*body[:index], *(() if mutant is None else (mutant,)), *body[index + 1 :]))
            tried += 1
    assert tried > 200


@pytest.mark.long
def test_another_constant_is_rejected():
    """Numbers of lanes, masks, factors and multiples of p: every one of which the interpreter says
    that the results change.
    """
    program, rng, seen = ROUTINE.routine.vectors, random.Random(6), 0
    given = {
        e.name: tuple(tuple(rng.randint(low, high) for _ in range(LANES)) for low, high in e.bounds)
        for e in program.inputs
    }
    wanted = run_vectors(program, given)
    for at, lanes in enumerate(CONSTANTS):
        for k in range(WIDE):
            other = (*lanes[:k], lanes[k] ^ 1, *lanes[k + 1 :])
            changed = replace(
                program,
                elements=(),
                ops=tuple(
                    replace(op, args=other) if op.args == lanes else op for op in program.ops
                ),
            )
            try:
                is_same = run_vectors(changed, given) == wanted
            except CheckFailure:
                is_same = False
            if not is_same:
                seen += 1
                with pytest.raises(CheckFailure):
                    check(ROUTINE.machine.body, [*CONSTANTS[:at], other, *CONSTANTS[at + 1 :]])
    assert seen > 4 * len(CONSTANTS)


@pytest.mark.parametrize("name, most", [("route", WIDE), ("among", 2 * WIDE)])
def test_lanes_move_by_constants_alone(name, most):
    program = ROUTINE.routine.vectors
    at = next(i for i, op in enumerate(program.ops) if op.name == name)
    route = program.ops[at]
    places = next(op for op in program.ops if op.out == route.args[-1])

    def changed(i: int, op: VectorOp):
        return replace(program, ops=(*program.ops[:i], op, *program.ops[i + 1 :]))

    with pytest.raises(VectorError, match="no constant of numbers of lanes"):
        validate(changed(at, replace(route, args=(*route.args[:-1], route.args[0]))))
    with pytest.raises(VectorError, match="no constant of numbers of lanes"):
        validate(
            changed(program.ops.index(places), replace(places, args=(*places.args[:-1], most)))
        )
    with pytest.raises(VectorError, match="that 8 lanes do not have"):
        validate(changed(at, replace(route, name="perm", args=(route.args[0], 0, 1, 2, 3))))
    with pytest.raises(VectorError, match="4 or 8 lanes"):
        validate(replace(program, width=16))


def test_a_lane_that_goes_elsewhere_is_not_proven():
    made = lowered(PRIMES[0])
    at = next(
        i
        for i, op in enumerate(made.vectors.ops)
        if op.name == "const" and sorted(op.args) == list(range(WIDE)) and op.args[0] == WIDE - 1
    )
    first, second, *others = made.vectors.ops[at].args
    wrong = replace(
        made.vectors,
        ops=(
            *made.vectors.ops[:at],
            replace(made.vectors.ops[at], args=(second, first, *others)),
            *made.vectors.ops[at + 1 :],
        ),
    )
    with pytest.raises(CheckFailure, match="lane 0 of .* is not proven"):
        prove_vectors(wrong, made.meanings, PRIMES[0])


def test_one_point_lies_in_both_halves():
    (point, entry), (result,) = parse(PROGRAM).inputs, parse(PROGRAM).outputs
    assert [coordinates(layout) for layout in (point, entry, result)] == [
        ("X", "Y", None, "Z"),
        ("X", "Y", "Z", "T"),
        ("X", "Y", "Z", "T"),
    ]
    with pytest.raises(CheckFailure, match="one point in both halves"):
        coordinates(replace(point, lanes=(*point.lanes[:-1], "X1")))


def test_lanes_of_doubles_are_not_wide():
    with pytest.raises(BoundError, match="packed for 8 lanes, expected 4"):
        lower_packed(parse(PROGRAM), RealField(PRIMES[1]), PARAMS)


def size(shuffle) -> int:
    return bool(shuffle.op) + sum(map(size, shuffle.args))


def test_the_fewest_instructions_that_route_lanes():
    vectors = {name: tuple((name, k) for k in range(WIDE)) for name in "xyz"}
    rng, held = random.Random(4), list(chain(*vectors.values()))
    for _ in range(300):
        names = rng.sample("xyz", rng.randint(1, 3))
        wanted = tuple(
            rng.choice([None, (name, k), (name, k), rng.choice(held)])
            if rng.random() < 0.3
            else (name, k)
            for k, name in enumerate(rng.choices(names, k=WIDE))
        )
        found = routed(wanted, vectors)
        assert all(want in (None, have) for want, have in zip(wanted, found.lanes))
        sources = {lane[0] for lane in wanted if lane}
        moved = {lane[0] for k, lane in enumerate(wanted) if lane and lane[1] != k}
        apart = max(len(sources) - 1, 0) + len(moved)
        assert (
            size(found) == (min(apart, 1) if len(sources) == 2 else apart) and len(sources) <= MOST
        )


@pytest.mark.long
@pytest.mark.parametrize("cpu, width, batches", [("zen5", WIDE, 2), ("zen4", LANES, 3)])
def test_a_complete_law_takes_two_levels_of_products_where_the_cpu_has_the_figures(
    cpu, width, batches
):
    code = build_packed(without_file(load_curve("curve13318")), load_target(cpu), 17, "ifma")
    assert {
        (name, program.width, program.batches)
        for name, program in code.programs.items()
        if name in ("v_dbl", "v_add")
    } == {(name, width, batches) for name in ("v_dbl", "v_add")}
    # four lanes in memory, whatever the width
    assert all(a.words in (20, 1) for routine in code.spec.routines[:2] for a in routine.arguments)


@pytest.mark.parametrize("point", [None, ("X", "Z", "Y", None)])
def test_what_a_search_found_is_brought_into_the_lower_lanes(point):
    """`ecgen schedule --lanes 8` puts a point into any of eight lanes. The packing is proven to be
    its formula there, in no more time by the model than four lanes take.
    """
    curve, target, packed = (
        without_file(load_curve("curve13318")),
        load_target("zen5"),
        parse(FOUND),
    )
    group = complete_group(curve)
    platform = vector_cpu(curve, target, vector_unit(target, "ifma"))
    field, core = platform.field, platform.core
    program, params = bound_formula(packed.name, curve)
    law, lanes = Law(group.role("dbl"), group, program, params), Lanes(point)
    laid = point_layout(law, packed, lanes)
    made = lower_packed(laid, field, params)
    require_point_routine(law, laid, laid, made, field, lanes)
    assert (
        prove_vectors(made.vectors, made.meanings, curve.p).congruences
        and laid.inputs[0].lanes[LANES:] == laid.outputs[0].lanes[LANES:] == (None,) * LANES
    )
    four = [
        lower_packed(point_layout(law, each, lanes), field, params)
        for each in packings(law, platform, False)
        if each.width == LANES
    ]
    assert core.time(made.ordered) < min(core.time(other.ordered) for other in four)
    swapped = replace(
        laid,
        outputs=(
            replace(
                laid.outputs[0],
                lanes=(*laid.outputs[0].lanes[:LANES], *laid.outputs[0].lanes[:LANES]),
            ),
        ),
    )
    with pytest.raises(FormulaError, match="holds nothing"):
        validate_packed(swapped)


def test_the_record_knows_both_widths():
    assert (
        RECORD.lanes_of("ifmawide") == (WIDE, LANES)
        and RECORD.lanes_of("ifma") == (LANES, LANES)
        and RECORD.lanes_of("ifma8") == (WIDE, WIDE)
    )
