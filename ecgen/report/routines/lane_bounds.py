"""PackedProgram + the lanes of a CPU -> the proven interval of every vector value, before and after
each step.

The program is lowered for these lanes, each permute and blend where it stands, and its bounds are
proven for all inputs (ecgen/limb/lanes/prove.py) in the same run. A library may merge arrangements
with what they are made of; the intervals of what it emits are in its MANIFEST.json.
"""

from dataclasses import dataclass

from ecgen.errors import BoundError, EcgenError
from ecgen.field.lanes.packed import Style, lower_packed
from ecgen.isa.facts import UNITS
from ecgen.library.packed.platform import unit_of
from ecgen.limb.lanes.prove import prove_vectors
from ecgen.program.pack.ir import PackedProgram

Limbs = tuple[tuple[int, int], ...]
USUAL = (1 << 255) - 19  # the prime that is taken where none is asked for

OTHERS = (
    "try another packing (--effort, --glue), another formula (--or), or a CPU with fused"
    " multiply-add: a library takes the quickest whose bounds close"
)


@dataclass(frozen=True)
class StepBounds:
    """`before`: the operands as the step reads them, `name~` after a carry that it needs; `after`:
    its result. Least and greatest integer of each limb, the same for all lanes."""

    before: dict[str, Limbs]
    after: Limbs


@dataclass(frozen=True)
class LaneBounds:
    """`steps` by vector; `missing` says in one sentence why there are none."""

    steps: dict[str, StepBounds]
    representation: str = ""
    prime: int = 0
    positions: tuple[int, ...] = ()
    inputs: Limbs = ()
    missing: str = ""


def lane_bounds(packed: PackedProgram, data: dict, named: str, prime: int | None) -> LaneBounds:
    """Intervals in the representation of the CPU whose tables are `data` (none: AVX2 with fused
    multiply-add); `named` says whose they are.
    """
    unit = unit_of(data) if data else next(unit for unit in UNITS if unit.operation == "fma")
    if unit is None:
        return LaneBounds({}, missing=f"{named} has no lanes that ecgen lowers to")
    if packed.params:
        return LaneBounds({}, missing=f"{', '.join(packed.params)} has no value without --curve")
    p = prime or USUAL
    try:
        field = unit.field(p)
        lowered = lower_packed(packed, field, style=Style(merge=False))
        prove_vectors(lowered.vectors, lowered.meanings, p)
    except BoundError as refusal:
        return LaneBounds({}, missing=f"{refusal.what.rstrip('.')}; {OTHERS}")
    except EcgenError as refusal:
        return LaneBounds({}, missing=refusal.what)
    elements = {e.name: e.bounds for e in (*lowered.vectors.inputs, *lowered.vectors.elements)}
    steps = {}
    for op in packed.ops:
        if op.out in elements:
            operands = dict.fromkeys(
                name for name in operands_of(lowered.meanings[op.out]) if name in elements
            )
            steps[op.out] = StepBounds(
                {name: elements[name] for name in operands}, elements[op.out]
            )
    radix = field.radix
    how = f"{field.words} ({unit.isa}), radix 2^{radix.m / radix.n:.4g}, as for {named}"
    return LaneBounds(steps, how, p, radix.positions, field.tight)


def operands_of(meaning) -> list[str]:
    """The elements that a meaning, as `prove_vectors` reads it, is about, in order."""
    polynomials = meaning if isinstance(meaning, tuple) else (meaning,)
    return [
        part[0] if isinstance(part, tuple) else part
        for polynomial in polynomials
        for monomial in polynomial
        for part in monomial
    ]
