"""A ladder on x-coordinates + a CPU whose vectors have more lanes than a point coordinates -> steps
of as many ladders at once, an instance in each lane.

No lane meets another: the formula is lowered with one element of the field in every lane, and each
coordinate has a vector of its own. A mask says of each lane whether its two points are exchanged
before the step. Proven are the formula's program, which is one lane's and so every lane's, for
either mask, and the conversions between words and limbs.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from random import Random

from ecgen.curve.model import Curve
from ecgen.errors import BoundError, CheckFailure
from ecgen.field.lanes.exchange import MASK, cases, exchanged, pair_names, prove_exchanged
from ecgen.field.lanes.lowering import LaneField
from ecgen.field.lanes.packed import LoweredPack, Style, lower_packed
from ecgen.field.lanes.words import pack_rows_program, unpack_rows_program
from ecgen.field.representation import Representation
from ecgen.group.program import numbers
from ecgen.isa.facts import VECTORS
from ecgen.isa.represent import represent
from ecgen.isa.target import Target
from ecgen.isa.vectors import EmittedVectors, VectorRoutine, VectorUnit, vector_routine
from ecgen.kept import once
from ecgen.library.facts.spec import Batch, LibrarySpec
from ecgen.library.packed.contract import formula_lanes, require_reduced, require_words
from ecgen.library.packed.ladders import ladder_group, step_role
from ecgen.library.packed.platform import vector_cpu
from ecgen.library.packed.points import (
    PackedCode,
    bound_formula,
    claimed_conversions,
    routine_spec,
    without_copies,
)
from ecgen.limb.lanes.interpret import run_vectors
from ecgen.limb.lanes.ir import BITS, LANES, WORD, VectorProgram
from ecgen.limb.lanes.order import require_same
from ecgen.limb.lanes.prove import prove_vectors
from ecgen.program.interpret import interpret
from ecgen.program.ir import FieldProgram
from ecgen.program.pack import PackedProgram
from ecgen.program.pack.rewrite.lanewise import lanewise

STEP, PACK, UNPACK = "v_step8", "v_pack8", "v_unpack8"
MEANINGS = {
    STEP: ("x-law: 2*Q", "x-law: Q+R"),
    PACK: ("eight elements into lanes",),
    UNPACK: ("eight elements out of lanes",),
}
POINTS = 4  # coordinates of the pair, a vector each
# where a lane of the pair lies behind the exchange
PLACES = tuple((k + POINTS // 2 * LANES) % (POINTS * LANES) for k in range(POINTS * LANES))
LARGEST = 1 << 26  # a curve constant beyond is no factor
TRIALS = 3


def batch_unit(target: Target) -> VectorUnit | None:
    """The unit of batches whose extensions the CPU file lists, and whose figures its [vector] table
    has.
    """
    record, listed = VECTORS.get(target.isa), set(target.data.get("features", ()))
    return (
        next(
            (
                unit
                for unit in record.batches
                if set(unit.extensions) <= listed
                and unit.operation in target.data.get("vector", {})
            ),
            None,
        )
        if record
        else None
    )


def with_batch(
    spec: LibrarySpec, code: PackedCode, target: Target, build: Callable | None = None
) -> tuple[LibrarySpec, PackedCode]:
    """With the routines of as many ladders at once, or what `build` makes instead of `build_batch`,
    where functions of so many are wanted, the CPU has what they take beside the other vectors, and
    the prime fits."""
    unit, build = batch_unit(target), build or build_batch
    if (
        unit is None
        or not spec.takes_eight
        or not set(unit.extensions) <= set(code.spec.extensions)
    ):
        return spec, code
    with suppress(BoundError):
        batch, emitted = once(
            build.__name__,
            (spec.curve, target),
            lambda: build(spec.curve, target, unit, represent(spec.curve.p, target)),
        )
        return replace(spec, batch=batch), replace(code, emitted=(*code.emitted, *emitted))
    return spec, code


def build_batch(
    curve: Curve, target: Target, unit: VectorUnit, prime: Representation
) -> tuple[Batch, tuple[EmittedVectors, ...]]:
    """Lower, prove and emit the step and the conversions; `prime` is how elements are held on
    general registers. BoundError where the prime does not fit the lanes.
    """
    platform = vector_cpu(curve, target, unit)
    core, field = platform.core, platform.field
    name, lowered = min(_ways(curve, field), key=lambda way: platform.time(way[1].ordered))
    converted = conversions(field, prime)
    _try_step(
        curve,
        name,
        {STEP: lowered.vectors} | {name: program for name, (program, _) in converted.items()},
        prime.one,
    )
    rows = [
        (
            STEP,
            require_same(lowered.vectors, core.ordered(lowered.ordered)),
            prove_exchanged(lowered, PLACES, curve.p),
            POINTS,
        )
    ]
    rows += [
        (name, program, prove_vectors(program, meanings, curve.p).bounds, 1)
        for name, (program, meanings) in converted.items()
    ]
    emitted = tuple(
        unit.emit(vector_routine(name, program, joined)) for name, program, _, joined in rows
    )
    radix = field.radix
    return (
        Batch(
            extensions=unit.extensions,
            width=unit.lanes,
            limbs=radix.n,
            positions=radix.positions,
            limits=tuple(high for _, high in field.tight),
            routines=tuple(routine_spec(e, MEANINGS[e.name], core, unit.lanes) for e in emitted),
            bounds={name: table for name, _, table, _ in rows},
            made_of={STEP: name},
        ),
        emitted,
    )


def conversions(field, prime: Representation) -> dict[str, tuple[VectorProgram, dict]]:
    """Name -> the program of a conversion between limbs and the words of `prime`, and its
    meanings.
    """
    if prime.one != 1 and field.kind != WORD:
        raise BoundError(
            f"{UNPACK}: elements on general registers, {prime.kind}, stand for others than"
            " themselves."
        )
    found = {
        PACK: pack_rows_program(field, PACK, prime.one),
        UNPACK: unpack_rows_program(field, UNPACK, prime.one),
    }
    require_reduced(PACK, found[PACK][0].outputs, field)
    require_reduced(UNPACK, found[UNPACK][0].inputs, field)
    require_words(UNPACK, found[UNPACK][0], prime, is_element=True)
    return found


def into_lanes(pack: VectorProgram, values, one: int, p: int) -> list:
    """The limbs of residues, one in each lane, through words in which 1 is `one`."""
    words = [value * one % p for value in values]
    return run_vectors(
        pack,
        {
            "w": tuple(
                tuple(word >> BITS * k & (1 << BITS) - 1 for word in words)
                for k in range(len(pack.inputs[0].limbs))
            )
        },
    )["r"]


def out_of_lanes(unpack: VectorProgram, limbs, one: int, p: int) -> list[int]:
    """The residues that limbs stand for, one in each lane, through words in which 1 is `one`."""
    words = run_vectors(unpack, {"a": limbs})["w"]
    return [
        sum(word[lane] << BITS * k for k, word in enumerate(words)) * pow(one, -1, p) % p
        for lane in range(LANES)
    ]


@dataclass(frozen=True)
class Instances:
    """A program, its parameters' values, and the packing of it in which every lane is an
    instance."""

    name: str
    program: FieldProgram
    params: dict[str, int]
    packed: PackedProgram

    def lowered(self, field: LaneField, how: tuple[bool, bool]) -> LoweredPack:
        """Lowered in one of `field.ways`, and proven to be the program in each lane; BoundError
        where its sums do not fit.
        """
        packed, params = self.packed, self.params
        bound = {name: value for name, value in params.items() if name in packed.params}
        lowered = lower_packed(packed, field, bound, style=Style(merge=how[0], late=how[1]))
        vectors = lowered.vectors
        require_reduced(self.program.name, (*vectors.inputs, *vectors.outputs), field)
        require_formula(self.program, params, packed, lowered, field.p)
        return lowered


def lowered_instances(
    given: Iterable[Instances], field: LaneField, what: str
) -> Iterator[tuple[str, LoweredPack]]:
    """(name, lowering) in every way, each as it is ordered; BoundError if there is none of
    `what`.
    """
    refusal, found = BoundError(f"{what} can be computed in lanes."), False
    for each in given:
        for how in field.ways:
            try:
                lowered = each.lowered(field, how)
            except BoundError as error:
                refusal = error
                continue
            found = True
            yield each.name, lowered
    if not found:
        raise refusal


def _ways(curve: Curve, field: LaneField) -> Iterator[tuple[str, LoweredPack]]:
    """(formula, the step lowered behind its exchange) of every formula of the step."""
    what = f"no formula of the ladder step of {curve.name}"
    for name, lowered in lowered_instances(_steps(curve), field, what):
        yield name, exchanged(lowered, PLACES, field)


def _steps(curve: Curve) -> Iterator[Instances]:
    """Every formula of the step whose points have two coordinates."""
    group = ladder_group(curve)
    role = step_role(group)
    number = numbers(role)
    points = tuple(f"P_{c}{number[x]}" for x in "PQ" for c in group.form("point").coordinates)
    results = tuple(f"{c}{number[x]}" for x in "rs" for c in group.form("point").coordinates)
    for name in role.stages[-1]:
        program, params = bound_formula(name, curve, group)
        packed = lanewise(without_copies(program))
        known, made = {x.value: x for x in packed.inputs}, {x.place: x for x in packed.outputs}
        others = tuple(known[value] for value in known if value not in points)
        if (
            len(points) != POINTS
            or not set(points) <= set(known)
            or len(others) != 1
            or any(abs(v) >= LARGEST for k, v in params.items() if k in packed.params)
        ):
            continue
        packed = replace(
            packed,
            inputs=(*(known[value] for value in points), *others),
            outputs=tuple(made[f"R_{c}"] for c in results),
        )
        yield Instances(name, program, params, packed)


def require_formula(program, params: dict[str, int], packed, lowered: LoweredPack, p: int) -> None:
    """CheckFailure unless no lane meets another and each is proven to hold the formula's results,
    of its own inputs.
    """
    if not lowered.vectors.is_lanewise:
        raise CheckFailure(f"{program.name}: lanes that are instances are not all alike.")
    alone = replace(
        packed,
        inputs=tuple(
            replace(
                x,
                lanes=tuple(
                    name.removesuffix("_l0") if k == 0 else None for k, name in enumerate(x.lanes)
                ),
            )
            for x in packed.inputs
        ),
    )
    found, wanted = formula_lanes(program, params, alone, lowered, p)
    for output in packed.outputs:
        public = output.lanes[0].removesuffix("_l0")
        if found[output.place][0] != wanted[public]:
            raise CheckFailure(f"{program.name}: `{output.place}` is not proven to be {public}.")


def _try_step(curve: Curve, name: str, programs: dict[str, VectorProgram], one: int) -> None:
    """CheckFailure unless the interpreted routines, from words to words, give what the formula does
    for a few numbers, under masks that differ from lane to lane.
    """
    group, random = ladder_group(curve), Random(f"{curve.name} batch")
    program, params = bound_formula(name, curve, group)
    role = step_role(group)
    number = numbers(role)
    points, results = (
        [f"{c}{number[x]}" for x in pair for c in group.form("point").coordinates]
        for pair in ("PQ", "rs")
    )
    (given,) = [each for each in program.inputs if each not in points]
    for _ in range(TRIALS):
        lanes = [
            {
                each: random.choice((0, 1, curve.p - 1, *[random.randrange(curve.p)] * 3))
                for each in program.inputs
            }
            for _ in range(LANES)
        ]
        masks = [random.getrandbits(1) for _ in range(LANES)]
        packed = {
            each: into_lanes(programs[PACK], [held[each] for held in lanes], one, curve.p)
            for each in program.inputs
        }
        step = run_vectors(
            programs[STEP],
            dict(zip(pair_names(PLACES), (packed[each] for each in points)))
            | {f"P_{given}": packed[given], MASK: (tuple(m * ((1 << BITS) - 1) for m in masks),)},
        )
        for output, result in zip(programs[STEP].outputs, results):
            values = out_of_lanes(programs[UNPACK], step[output.name], one, curve.p)
            for lane, (held, mask) in enumerate(zip(lanes, masks)):
                turned = (
                    held
                    | dict(
                        zip(
                            points,
                            (
                                held[each]
                                for each in (*points[POINTS // 2 :], *points[: POINTS // 2])
                            ),
                        )
                    )
                    if mask
                    else held
                )
                if values[lane] != interpret(program, turned | params, curve.p)[result]:
                    raise CheckFailure(
                        f"{STEP} gives another {result} than {name} in lane {lane} for {held},"
                        f" exchanged {mask}."
                    )


def claimed_batch(
    curve: Curve, said: Batch, prime: Representation, claims: Callable | None = None
) -> Iterator[tuple[str, VectorRoutine]]:
    """(name, what a routine of the manifest may be), each proven: those of ladders, or
    `claims(curve, said, field, prime)`; CheckFailure where the manifest says what cannot be.
    """
    unit = next(
        (
            unit
            for record in VECTORS.values()
            for unit in record.batches
            if unit.extensions == said.extensions
        ),
        None,
    )
    if unit is None:
        raise CheckFailure(
            f"the manifest names the vector extensions {', '.join(said.extensions)}, which no unit"
            " of batches has."
        )
    field = unit.field(curve.p)
    if (said.width, said.limbs, tuple(said.positions), tuple(said.limits)) != (
        unit.lanes,
        field.radix.n,
        field.radix.positions,
        tuple(high for _, high in field.tight),
    ):
        raise CheckFailure(
            "the manifest says of elements in lanes what they are not for this prime."
        )
    yield from (claims or _claimed_steps)(curve, said, field, prime)


def _claimed_steps(
    curve: Curve, said: Batch, field, prime: Representation
) -> Iterator[tuple[str, VectorRoutine]]:
    """Those of ladders in this field."""
    yield from claimed_conversions(conversions(field, prime), curve.p)
    for name, lowered in _ways(curve, field):
        if name == said.made_of[STEP]:
            for program, meanings in cases(lowered, PLACES):
                prove_vectors(program, meanings, curve.p)
            yield STEP, vector_routine(STEP, lowered.vectors, POINTS)
