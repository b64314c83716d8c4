"""What glue costs: the counts G0, G1, G2 that need no machine, and weights of a CPU read from its target file.

G0 = moves; G1 = slots + moves; G2 = slots + 2*permutes + blends. A slot is one packed linear operation (additions,
subtractions and small factors may share it); a move is a value needed in a lane where it was not computed, counted
once per value and lane; a permute and the blends belong to one operand of one step. A CPU's weights count vector
instructions of packed elements (or their time), squarings, mixed signs, factors and cheaper permutes apart.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace

from ecgen.errors import TargetError


@dataclass(frozen=True)
class GlueModel:
    """Non-negative integers, any unit. `slot` weighs a packed addition; `signs` is added if its lanes differ in sign,
    `scale` if lanes multiply by a factor, `swap` instead of `perm` where lanes stay inside their pair (0 1)(2 3).
    """

    name: str
    slot: int = 0
    move: int = 0
    perm: int = 0
    swap: int = 0
    blend: int = 0
    signs: int = 0
    scale: int = 0
    mul: int = 0
    sqr: int = 0

    @property
    def counts_moves(self) -> bool:
        return self.move > 0


G0 = GlueModel("G0", move=1)
G1 = GlueModel("G1", slot=1, move=1)
G2 = GlueModel("G2", slot=1, perm=2, swap=2, blend=1)

# Vector instructions on ten limbs in 64-bit lanes: one per limb for a sum, a permute or a blend; two more per limb
# where signs differ (exclusive-or with a mask, and the multiple of p that keeps limbs positive); one multiplication
# per limb for factors. Permutes across the 128-bit halves have three cycles latency where swaps inside have one.
# Schoolbook products of ten limbs take 109 multiplications, squarings 64 (the counts of Schwabe and Sprenkels, section 3.3).
TEN_LIMBS = GlueModel("packed", slot=10, perm=14, swap=10, blend=4, signs=6, scale=12, mul=220, sqr=140)
MODELS = {model.name: model for model in (G0, G1, G2, TEN_LIMBS)}


def target_model(data: Mapping, where="") -> GlueModel:
    """The weights of a target file's table [packed], TEN_LIMBS where it says nothing; unknown keys are a TargetError."""
    table = data.get("packed", {})
    known = [f.name for f in fields(GlueModel) if f.name not in ("name", "move")]
    for key, value in table.items() if isinstance(table, dict) else [("packed", None)]:
        if key not in known or type(value) is not int or value < 0:
            raise TargetError(f"packed.{key} is {value!r}, expected one of {', '.join(known)} with an integer that is not negative.",
                              where=where or None, hint="[packed] weighs operations on packed field elements: slot = 10, perm = 14 ...")  # fmt: skip
    return replace(TEN_LIMBS, **table)
