"""Lanes of words with 52-bit multiply-add (AVX-512 IFMA): the table's meanings on the processor,
field operations executed with limbs at their extremes, what the proof and the decoder refuse. What
the processor cannot run is run as the C that stands in for it.
One file, longer than others: every part asks the same fields and programs."""

import random
from dataclasses import replace
from itertools import product as every
from operator import ge

import pytest

from ecgen.errors import BoundError, CheckFailure, TargetError
from ecgen.field.lanes.ifma import ShortField
from ecgen.field.lanes.lowering import lowering_of
from ecgen.field.lanes.words import (
    number_in_rows,
    pack_program,
    rows_of,
    unpack_program,
    words_in_rows,
)
from ecgen.isa.avx.decode import decode_vectors
from ecgen.isa.avx.record import RECORD
from ecgen.isa.avx.table import LONG, MIXES, REGISTERS, TABLE, bytes_of, immediate_of, numbers_of
from ecgen.isa.avx.validate import validate_vectors
from ecgen.library.packed.points import minuends_of, negated_most, require_negation
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.interpret import evaluate, run_vectors
from ecgen.limb.lanes.ir import LANES, VALUES, Form, VectorOp
from ecgen.limb.lanes.prove import prove_vectors
from ecgen.machine.code import Area, Code
from ecgen.machine.ir import Imm, Instr, Mem, Reg
from ecgen.machine.table import OPERANDS
from ecgen.machine.validation.lift_lanes import check_vector_translation
from tests.support.isa.avx.batches import COUNT, values_of
from tests.support.isa.avx.short_lanes import (
    EIGHT,
    HAS_IFMA,
    NOT_RUN,
    SUMS,
    UNIT,
    assembled,
    constants_of,
    dot,
    emitted,
    instructions,
    linear,
    product,
    reduced,
    run_both,
)
from tests.support.isa.native import needs_host

P = 2**255 - 19
PRIMES = (P, 2**251 - 9, 2**224 - 63, 2**255 - 31, 2**256 - 189)
# of more than four words, some with terms that stand at limbs
OF_MANY_WORDS = (2**448 - 2**224 - 1, 2**521 - 1, 2**414 - 17, 2**480 - 2**240 - 1)
ROOMY = (2**127 - 1, 2**221 - 3)  # whose factors have room for c, a power of two and another number
EDGES = (0, 1, 2**52 - 1, 2**52, 2**51, 2**63, 2**64 - 1, 2**64 - 2**52, 19)
pytestmark = needs_host


# the table


def forms(isa: str):
    """(text, instruction) of every form of every row with registers that only the longer encoding
    names; some immediates.
    """
    for mnemonic in sorted(LONG[isa]):
        row = TABLE[mnemonic]
        for form in row.forms:
            if form[0] == "m":
                continue
            registers = [Reg(REGISTERS[isa][17 + k]) for k in range(3)]
            operands = [
                registers[k] if kind == "r" else Mem("rsi", 0, "x") if kind == "m" else None
                for k, kind in enumerate(form)
            ]
            for value in immediates(mnemonic) if "i" in form else (None,):
                yield Instr(mnemonic, tuple(Imm(value) if o is None else o for o in operands))


def immediates(mnemonic: str) -> tuple:
    good = []
    for value in range(256):
        try:
            numbers_of(mnemonic, value)
        except ValueError:
            continue
        good.append(value)
    return (
        tuple(x for x in good if 0 < x < 64)[::9]
        if mnemonic in ("vpsllq", "vpsrlq")
        else tuple(good if len(good) <= 16 else good[::17])
    )


def meant(instr: Instr, vectors) -> list:
    """What the table says that the first operand holds afterwards; of more lanes than programs
    have, so many at a time.
    """
    if len(vectors[0]) > LANES:
        return [
            word
            for at in range(0, len(vectors[0]), LANES)
            for word in meant(instr, [v[at : at + LANES] for v in vectors])
        ]
    _, _, name, *sources = TABLE[instr.mnemonic].meaning[0].split()
    held = [vectors[3] if isinstance(o, Mem) else vectors[k] for k, o in enumerate(instr.operands)]
    args = [dict(zip(OPERANDS, held))[token] for token in sources]
    if name == "copy":
        return list(args[0])
    numbers = next(
        (numbers_of(instr.mnemonic, o.value) for o in instr.operands if isinstance(o, Imm)), ()
    )
    if name == "mix":
        args, numbers = [args[k] for k in numbers], ()
    count = VALUES[name]
    names = tuple(f"v{k}" for k in range(len(args)))
    return list(evaluate(VectorOp(name, "r", (*names[:count], *numbers)), args))


def text_of(instr: Instr, kind: str) -> str:
    return f"{instr.mnemonic} " + ", ".join(
        f"{kind}mmword ptr [rsi]"
        if isinstance(o, Mem)
        else str(o.value)
        if isinstance(o, Imm)
        else o.name
        for o in instr.operands
    )


@pytest.mark.skipif(not HAS_IFMA, reason=NOT_RUN)
@pytest.mark.parametrize("unit, kind", [(UNIT, "y"), (EIGHT, "z")], ids=["ymm", "zmm"])
def test_the_table_says_what_the_processor_does(unit, kind, tmp_path):
    rng, rows = random.Random(3), list(forms(unit.isa))
    for instr, execute in zip(
        rows, instructions(tmp_path, [text_of(row, kind) for row in rows], unit.lanes, kind)
    ):
        for _ in range(200):
            vectors = [
                [
                    rng.choice(EDGES) if rng.random() < 0.5 else rng.getrandbits(64)
                    for _ in range(unit.lanes)
                ]
                for _ in range(4)
            ]
            assert execute(vectors) == meant(instr, vectors), text_of(instr, kind)
    assert {instr.mnemonic for instr in rows} == LONG[unit.isa]


def test_every_arrangement_of_a_mix_has_its_own_table_of_truth():
    assert len(MIXES) == 6 and all(
        immediate_of("vpternlogq", order) == value and numbers_of("vpternlogq", value) == order
        for value, order in MIXES.items()
    )
    for value in set(range(256)) - set(MIXES):
        with pytest.raises(ValueError):
            numbers_of("vpternlogq", value)


# the representation


@pytest.mark.parametrize("unit", [UNIT, EIGHT], ids=["four", "eight"])
@pytest.mark.parametrize("p", (*PRIMES, *OF_MANY_WORDS, *ROOMY))
@pytest.mark.sample(22)
def test_products_are_proven_and_computed(p, unit, tmp_path):
    field = ShortField(p)
    programs = {}
    for is_square in (False, True):
        program, meanings = product(field, is_square)
        assert prove_vectors(program, meanings, p).congruences >= 2
        programs[program.name] = program
    for how, name, given, found in run_both(tmp_path, programs, COUNT, unit):
        (result,) = programs[name].outputs
        for lane in range(unit.lanes):
            values = [values_of(x, given[x.name], lane) for x in programs[name].inputs]
            wanted = [a * b % p for a, b in zip(values[0], values[-1])]
            assert [x % p for x in values_of(result, found[result.name], lane)] == wanted, (
                how,
                name,
            )
            assert all(
                low <= x <= high
                for (low, high), column in zip(field.tight, found[result.name])
                for x in column[lane]
            )


@pytest.mark.parametrize("p", ROOMY)
def test_sums_of_products_are_proven_and_computed(p, tmp_path):
    """a b + b c, whose factors are sums of two reduced elements, reduced once; another meaning is
    refused.
    """
    field = ShortField(p)
    program, meanings = dot(field)
    assert meanings["r"] == {("a", "b"): 1, ("b", "c"): 1}
    assert prove_vectors(program, meanings, p).congruences >= 2
    for wrong in ({("a", "b"): 1}, {("a", "b"): 1, ("b", "c"): -1}, {("a", "c"): 1, ("b", "c"): 1}):
        with pytest.raises(CheckFailure):
            prove_vectors(program, meanings | {"r": wrong}, p)
    for how, name, given, found in run_both(tmp_path, {"dot": program}, COUNT):
        (result,) = program.outputs
        for lane in range(UNIT.lanes):
            a, b, c = (values_of(x, given[x.name], lane) for x in program.inputs)
            assert [x % p for x in values_of(result, found[result.name], lane)] == [
                (x * y + y * z) % p for x, y, z in zip(a, b, c)
            ], (how, name)
            assert all(
                low <= x <= high
                for (low, high), column in zip(field.tight, found[result.name])
                for x in column[lane]
            )


@pytest.mark.parametrize("p", (*PRIMES, *OF_MANY_WORDS, *ROOMY))
def test_what_exceeds_is_folded_in_a_factor_that_has_room(p):
    """Then no column beyond the topmost is summed but that of the upper halves below it."""
    field = ShortField(p)
    program, _ = product(field, False)
    folded = [
        op
        for op in program.ops
        if op.name in ("shl", "mullo") and op.args[0] in program.inputs[1].limbs
    ]
    assert len(folded) == (field.radix.n - 1 if p in (*ROOMY, 2**414 - 17) else 0)


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    "p, twice",
    [
        (PRIMES[0], False),
        (PRIMES[0], True),
        (OF_MANY_WORDS[0], False),
        *(
            pytest.param(*case, marks=pytest.mark.long)
            for case in (
                (PRIMES[-1], True),
                (PRIMES[1], False),
                (PRIMES[1], True),
                (PRIMES[-1], False),
                (OF_MANY_WORDS[0], True),
            )
        ),
    ],
)
def test_sums_are_proven_and_computed(p, twice, tmp_path):
    """Every pattern of signs and factors, of reduced elements and of products that are not
    carried.
    """
    field, programs = ShortField(p), {}
    for k, (xs, ys) in enumerate(SUMS):
        program, meanings = linear(field, xs, ys, twice)
        assert prove_vectors(program, meanings, p).congruences >= 4
        programs[f"linear{k}"] = replace(program, name=f"linear{k}")
    same = {
        name: program
        for name, program in programs.items()
        if all(len(set(ks)) == 1 for ks in SUMS[int(name[6:])] if ks)
    }
    runs = ((UNIT, programs), (EIGHT, same))
    for unit, how, name, given, found in (
        (each, *row)
        for each, rows in runs
        for row in run_both(tmp_path / each.isa, rows, max(COUNT // 8, 64), each)
    ):
        (xs, ys), (result,) = SUMS[int(name[6:])], programs[name].outputs
        for lane in range(unit.lanes):
            a, b = (values_of(x, given[x.name], lane) for x in (programs[name].inputs * 2)[:2])
            if twice:
                a, b = [x * x for x in a], [x * y for x, y in zip(a, b)]
            wanted = [
                (xs[lane % LANES] * x + (ys[lane % LANES] * y if ys else 0)) % p
                for x, y in zip(a, b)
            ]
            assert [x % p for x in values_of(result, found["r"], lane)] == wanted, (how, xs, ys)


@pytest.mark.sample(9)
@pytest.mark.parametrize("p", (*PRIMES, *OF_MANY_WORDS))
def test_words_go_into_lanes_and_back(p, tmp_path):
    field = ShortField(p)
    (packing, first), (unpacking, second) = pack_program(field), unpack_program(field)
    assert (
        prove_vectors(packing, first, p).congruences >= 8
        and prove_vectors(unpacking, second, p).congruences >= 16
    )
    rng, size, rows = random.Random(4), 64 * field.radix.words, rows_of(field.radix)
    for _ in range(200):
        numbers = [
            rng.choice((0, p - 1, p, 2**size - 1, rng.getrandbits(size))) for _ in range(LANES)
        ]
        # what the last vector holds behind an element is not read
        beside = [rng.getrandbits(256 * rows - size) << size for _ in range(LANES)]
        packed = run_vectors(
            packing,
            {
                f"w{e}": words_in_rows(n + more, rows)
                for e, (n, more) in enumerate(zip(numbers, beside))
            },
        )["r"]
        assert [
            sum(limb[e] << at for limb, at in zip(packed, field.radix.positions)) % p
            for e in range(LANES)
        ] == [n % p for n in numbers]
        ends = tuple(
            tuple(rng.choice((0, high, rng.randint(0, high))) for _ in range(LANES))
            for _, high in field.tight
        )
        words = run_vectors(unpacking, {"a": ends})
        found = [number_in_rows(words[f"w{e}"]) for e in range(LANES)]
        assert all(n >> p.bit_length() == 0 for n in found) and [n % p for n in found] == [
            sum(x[e] << at for x, at in zip(ends, field.radix.positions)) % p for e in range(LANES)
        ]


@pytest.mark.parametrize("p", (*PRIMES, *OF_MANY_WORDS))
def test_what_is_taken_from_the_limits_is_the_negative(p):
    """They are the limbs of 2 * 2^d p, so that an element limb by limb below them is reduced, and
    so is what is left; with a limb of 52 bits they are above the limits, and what is left is
    reduced by a carry."""
    field = ShortField(p)
    assert (
        sum(limb << at for limb, at in zip(field.minuends, field.radix.positions))
        == 2 * p << field.radix.spare
    )
    highs = [high for _, high in field.tight]
    if p.bit_length() != 256:
        assert list(field.minuends) == highs and minuends_of(field) == ()
    else:
        assert (
            minuends_of(field) == field.minuends
            and all(map(ge, field.minuends, highs))
            and field.minuends[0] >> 52
        )
        assert (
            all(have <= high for have, high in zip(negated_most(field), highs))
            and highs[0] == 2**52 - 1
        )
    require_negation(field)


# the proof


def test_every_shifted_constant_breaks_the_proof():
    """But for a bit of a mask that nothing masked by it has."""
    for is_square, prime in every((False, True), (P, 2**251 - 9, 2**256 - 189, OF_MANY_WORDS[0])):
        program, meanings = product(ShortField(prime), is_square)
        bounds = prove_vectors(program, meanings, prime).bounds
        masked = {
            name: max(
                bounds[op.reads[0]][2]
                for op in program.ops
                if op.name == "and" and name in op.reads
            )
            for name in {op.reads[1] for op in program.ops if op.name == "and"}
        }
        for index, op in enumerate(program.ops):
            if op.name == "const":
                for change in (
                    change
                    for change in (1, -1, 1 << 40, 1 << 59, 1 << 63)
                    if abs(change) <= masked.get(op.out, change)
                ):
                    ops = list(program.ops)
                    ops[index] = replace(
                        op, args=tuple((word + change) % 2**64 for word in op.args)
                    )
                    with pytest.raises((BoundError, CheckFailure)):
                        prove_vectors(replace(program, ops=tuple(ops)), meanings, prime)


@pytest.mark.long
@pytest.mark.parametrize(
    "p", [OF_MANY_WORDS[0], pytest.param(OF_MANY_WORDS[1], marks=pytest.mark.long)]
)
def test_every_shifted_constant_of_conversions_breaks_the_proof(p):
    """Of elements of two vectors and three; a shift by another number, too."""
    for program, meanings in (pack_program(ShortField(p)), unpack_program(ShortField(p))):
        for index, op in enumerate(program.ops):
            for change in {"const": (1, -1, 1 << 20), "shl": (1, -1), "shr": (1, -1)}.get(
                op.name, ()
            ):
                args = (
                    tuple((word + change) % 2**64 for word in op.args)
                    if op.name == "const"
                    else (op.args[0], op.args[1] + change)
                )
                if (op.name != "const" and not 0 < args[1] < 64) or (
                    op.name == "const" and not any(op.args)
                ):
                    continue
                ops = list(program.ops)
                ops[index] = replace(op, args=args)
                with pytest.raises((BoundError, CheckFailure)):
                    prove_vectors(replace(program, ops=tuple(ops)), meanings, p)


def test_every_shifted_constant_of_sums_breaks_the_proof():
    """Offsets, masks of signs, factors: in one lane and in all. Twice an offset is as good as the
    offset.
    """
    for xs, ys in SUMS:
        program, meanings = linear(ShortField(P), xs, ys)
        for index, op in enumerate(program.ops):
            for change, lanes in (
                every((1, -1, 1 << 50), ((0,), (1, 3), range(LANES))) if op.name == "const" else ()
            ):
                ops = list(program.ops)
                ops[index] = replace(
                    op,
                    args=tuple(
                        (word + change * (lane in lanes)) % 2**64
                        for lane, word in enumerate(op.args)
                    ),
                )
                with pytest.raises((BoundError, CheckFailure)):
                    prove_vectors(replace(program, ops=tuple(ops)), meanings, P)


@pytest.mark.parametrize("op", ["maddlo", "maddhi"])
def test_a_factor_above_52_bits_is_refused(op):
    """The processor drops what is above without a word: 2^52 - 1 is the most that a factor may
    be.
    """
    field = ShortField(P)
    for more, refused in ((0, False), (1, True)):
        b = VectorBuilder("short")
        a = b.input("a", "word", [(0, 2**52 - 1 + more)], [0])
        lower = b.emit("maddlo", a.limbs[0], b.words(3), b.words(0))
        upper = b.emit("maddhi", a.limbs[0], b.words(3), b.words(0))
        r = b.define(
            "r", (lower, upper), ((0, 2**52 - 1), (0, 2**52)), Form((0, 52), "word"), {("a",): 3}
        )
        program = b.build([r])
        if not refused:
            assert prove_vectors(program, b.meanings, P).congruences == 1
            continue
        with pytest.raises(BoundError, match="of which 52 bits are read but may need 53"):
            prove_vectors(program, b.meanings, P)
    assert max(high for _, high in field.tight) < 2**52


def test_a_column_that_may_overflow_is_refused():
    """Products of wider elements: the last that fits is proven, and the lowering refuses what does
    not, before the proof would.
    """
    field, by = ShortField(P), lowering_of(ShortField(P))
    b = VectorBuilder("wide")
    a = field.input(b, "a", ((0, 2**52), *field.tight[1:]))
    assert not by.fits(field, a, a)
    with pytest.raises(BoundError, match="too large"):
        by.mul(b, field, "r", a, a)


def test_a_mask_that_is_neither_ones_nor_zero_is_refused():
    b = VectorBuilder("mask")
    a, c = (b.input(name, "word", [(0, 9)], [0]) for name in "ac")
    r = b.define(
        "r",
        (b.emit("mix", a.limbs[0], c.limbs[0], b.words(2**64 - 2)),),
        ((0, 9),),
        Form((0,), "word"),
        {("a",): 1},
    )
    with pytest.raises(BoundError, match="neither all ones nor 0"):
        prove_vectors(b.build([r]), b.meanings, P)


@pytest.mark.parametrize("p", [2**255 - 765, 2**251 - 1129])
def test_a_prime_that_does_not_fit_is_told_which_do(p):
    with pytest.raises(BoundError, match=r"does not fit lanes of words") as caught:
        _ = ShortField(p).radix
    k = int(str(caught.value.hint or caught.value).partition("c < 2^")[2].split()[0])
    m = p.bit_length()
    assert ShortField(2**m - 2**k + 1).radix.n == 5
    with pytest.raises(BoundError):
        _ = ShortField(2**m - 2 ** (k + 1) + 1).radix


# the code


@pytest.fixture(scope="module", params=[UNIT, EIGHT], ids=["four", "eight"])
def routine(request):
    return emitted({"mul": product(ShortField(P), False)[0]}, request.param)[0]


def checked(routine, body):
    machine, constants = replace(routine.machine, body=tuple(body)), constants_of(routine)
    limbs = {name: len(limbs) for name, _, limbs in routine.routine.arguments}
    return check_vector_translation(
        routine.routine.vectors,
        validate_vectors(machine, len(constants), limbs),
        routine.routine.arguments,
        constants,
        TABLE,
        bytes_of(machine.isa),
    )


@pytest.mark.sample(2)
def test_every_mutant_is_rejected(routine):
    """Another register, offset, number or operation in any instruction, or one left out."""
    swaps = {
        "vpaddq": "vpsubq",
        "vpmadd52luq": "vpmadd52huq",
        "vpmadd52huq": "vpmadd52luq",
        "vpandq": "vporq",
        "vpmullq": "vpmuludq",
        "vpsrlq": "vpsllq",
    }
    body, tried = routine.machine.body, 0
    assert checked(routine, body) == 5
    for index, instr in enumerate(body):
        mutants = [
            None,
            *(replace(instr, mnemonic=swaps[name]) for name in swaps if name == instr.mnemonic),
        ]
        for k, operand in enumerate(instr.operands):
            other = (
                Reg(f"{operand.name[:3]}{(int(operand.name[3:]) + 5) % 32}")
                if isinstance(operand, Reg)
                else Imm(operand.value ^ 1)
                if isinstance(operand, Imm)
                else replace(operand, offset=operand.offset ^ bytes_of(routine.machine.isa))
            )
            mutants.append(
                replace(instr, operands=(*instr.operands[:k], other, *instr.operands[k + 1 :]))
            )
        for mutant in mutants:
            with pytest.raises(CheckFailure):
                checked(
                    routine,
                    (*body[:index], *(() if mutant is None else (mutant,)), *body[index + 1 :]),
                )
            tried += 1
    assert tried > 400


def test_registers_and_instructions_of_another_unit_are_rejected(routine):
    with pytest.raises(CheckFailure, match="no instruction of ifma"):
        checked(
            routine,
            (Instr("vpxor", (Reg("ymm0"), Reg("ymm1"), Reg("ymm2"))), *routine.machine.body),
        )
    narrow = replace(
        routine.machine,
        isa="avx2",
        body=(Instr("vpaddq", (Reg("ymm16"), Reg("ymm1"), Reg("ymm2"))),),
    )
    with pytest.raises(CheckFailure, match="no vector register"):
        validate_vectors(narrow, 0, {})
    with pytest.raises(CheckFailure, match="no instruction of avx2"):
        validate_vectors(
            replace(narrow, body=(Instr("vpmullq", (Reg("ymm0"), Reg("ymm1"), Reg("ymm2"))),)),
            0,
            {},
        )


@pytest.mark.parametrize(
    "line, why",
    [
        ("vpaddq ymm17{k1}, ymm18, ymm19", "not in the instruction table"),
        ("vpaddq ymm17{k1}{z}, ymm18, ymm19", "not in the instruction table"),
        ("vpaddq ymm17, ymm18, qword ptr [rsi]{1to4}", "something else than a vector"),
        ("vpaddq zmm17, zmm18, zmmword ptr [rsi]", "something else than a vector"),
        ("vpmadd52luq xmm1, xmm2, xmm3", "wrong width"),
        ("vpgatherqq ymm17{k1}, [rsi+ymm18]", "not in the instruction table"),
        ("vpaddq ymm17, ymm18, ymmword ptr [rsi+rax]", "something else than a vector"),
        ("jz 1f\n1:", "not in the instruction table"),
        ("kmovq k1, rax", "not in the instruction table"),
        ("vpternlogq ymm1, ymm2, ymm3, 0x96", "bad immediate"),
    ],
)
def test_bytes_that_ecgen_does_not_emit_are_refused(line, why, tmp_path):
    """Masks, broadcasts, other widths, branches and addresses that hang on data among them; the
    same routine without that line is decoded.
    """
    ending = ["vmovdqu64 ymmword ptr [rdi], ymm17", "vzeroupper", "ret"]
    arguments = (("r", "out", range(1)), ("a", "in", range(1)))

    def read(lines):
        machine, constants = decode_vectors(
            Code("v", 0, assembled(tmp_path, lines)), arguments, "ifma"
        )
        return validate_vectors(machine, len(constants), {"r": 1, "a": 1})

    assert len(read(["vpaddq ymm17, ymm18, ymmword ptr [rsi]", *ending]).body) == 2
    with pytest.raises(CheckFailure, match=why):
        read([line, *ending])


def test_eight_lanes_do_what_four_do_or_the_program_is_refused():
    """Lanes that move, and constants that differ from lane to lane, mean nothing where a vector has
    more lanes than the program.
    """
    field, by = ShortField(P), lowering_of(ShortField(P))
    for xs, why in (((1, -1, 1, -1), "has other constants"), ((3, 3, 3, 3), "")):
        b = VectorBuilder("scaled")
        program = b.build([by.scale(b, field, "r", field.input(b, "a"), xs)])
        if not why:
            assert emitted({"scaled": program}, EIGHT)
            continue
        with pytest.raises(CheckFailure, match=why):
            emitted({"scaled": program}, EIGHT)
    with pytest.raises(TargetError, match="ifma8 has no instruction"):
        emitted({"pack": pack_program(field)[0]}, EIGHT)


def test_the_bytes_of_eight_lanes_are_read_back(tmp_path):
    """Frame, registers, slots and constants of vectors of 64 bytes; a constant of which one lane
    differs is refused.
    """
    field, by = ShortField(P), lowering_of(ShortField(P))
    b = VectorBuilder("many")
    a, c = field.input(b, "a"), field.input(b, "b")
    products = [
        reduced(b, field, by.mul(b, field, f"r{k}", x, y))
        for k, (x, y) in enumerate(((a, a), (c, c), (a, c)))
    ]
    sums = by.total(
        b,
        field,
        "s",
        (by.mul(b, field, "q0", products[0], products[1]), (1,) * 4),
        (by.mul(b, field, "q1", products[1], products[2]), (-1,) * 4),
    )
    (e,) = emitted({"many": b.build([reduced(b, field, sums), products[0]])}, EIGHT)
    assert e.stack and any(
        isinstance(o, Mem) and o.space == "slot" for instr in e.machine.body for o in instr.operands
    )
    lines = [
        line.replace(f"rip+{e.label}", "rip+data") for line in e.lines if not line.startswith("//")
    ]
    arguments = tuple((name, direction, limbs) for name, direction, limbs in e.routine.arguments)
    for damage in (False, True):
        data = [
            line if not damage else line[:-1] + ("0" if line[-1] != "0" else "1")
            for line in e.constants
        ]
        whole = assembled(tmp_path, [*lines, "data:", *data])
        code = Code("many", 0, whole[: -64 * len(data)], areas=(Area(0, whole),))
        if damage:
            with pytest.raises(CheckFailure, match="not the same in every lane"):
                decode_vectors(code, arguments, "ifma8")
            continue
        machine, constants = decode_vectors(code, arguments, "ifma8")
        assert validate_vectors(
            machine, len(constants), {name: len(limbs) for name, _, limbs in arguments}
        )
        assert (
            check_vector_translation(e.routine.vectors, machine, arguments, constants, TABLE, 64)
            == 10
        )


def test_units_are_records():
    """Nothing else says how wide, how many, or which: the extensions of a unit have a bit in CPUID,
    its field a kind.
    """
    from ecgen.isa.facts import FACTS

    for unit in (*RECORD.units, *RECORD.batches):
        assert set(unit.extensions) <= set(FACTS[RECORD.beside].features) and unit.field(
            P
        ).kind in ("real", "word")
