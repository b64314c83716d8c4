"""What glue costs: the counts G0, G1, G2 that need no machine, and weights of a CPU read from its
target file.

G0 = moves; G1 = slots + moves; G2 = slots + 2*permutes + blends. A slot is one packed linear
operation (additions, subtractions and small factors may share it); a move is a value needed in a
lane where it was not computed, counted once per value and lane; a permute and the blends belong to
one operand of one step. A CPU's weights count vector instructions of packed elements (or their
time), squarings, mixed signs, factors and cheaper permutes apart.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

from ecgen.errors import TargetError


@dataclass(frozen=True)
class GlueModel:
    """Non-negative integers, any unit. `slot` weighs a packed addition whose lanes have equal
    signs. To it is added `signs` if the lanes of one operand differ in sign, `factor` if lanes of
    one operand have factors other than 1 and -1, `both` if neither operand has one sign and no
    factors. `scale` weighs a slot of factors alone (0: as `slot`). `swap` replaces `perm` where
    lanes stay inside their pair (0 1)(2 3).
    """

    name: str
    slot: int = 0
    move: int = 0
    perm: int = 0
    swap: int = 0
    blend: int = 0
    signs: int = 0
    factor: int = 0
    both: int = 0
    scale: int = 0
    mul: int = 0
    sqr: int = 0

    @property
    def counts_moves(self) -> bool:
        return self.move > 0

    @property
    def is_weighted(self) -> bool:
        """Whether this is a machine's cost, not one of the plain counts."""
        return self.mul > 0

    def slot_cost(self, pairs: Sequence[tuple[int | str, int | str]]) -> int:
        """A slot whose lanes have these factors of the first and the second operand."""
        plain = [
            len({pair[side] for pair in pairs}) == 1 and pairs[0][side] in (1, -1)
            for side in (0, 1)
        ]
        if all(plain):
            return self.slot
        if not any(plain):
            return self.slot + self.both
        loose = {pair[plain.index(False)] for pair in pairs}
        return self.slot + (self.signs if loose <= {1, -1} else self.factor)


G0 = GlueModel("G0", move=1)
G1 = GlueModel("G1", slot=1, move=1)
G2 = GlueModel("G2", slot=1, perm=2, swap=2, blend=1)

# Half instructions of a field element of five limbs in doubles with fused multiplication and
# addition, the cheapest
# representation for 2^255 that ecgen lowers to on AVX2: one instruction per limb for a sum, a sum
# with factors in one
# operand, factors alone, a permute, a blend; two for factors in both. Products and squarings take
# about 170 and 125.
# Blends issue on more ports than permutes, permutes inside a pair of lanes have a shorter latency.
# Modelled.
REALS = GlueModel("reals", slot=10, perm=12, swap=10, blend=6, both=10, scale=10, mul=340, sqr=250)
# The same in ten limbs of 64-bit integers: signs cost an exclusive-or and a multiple of p, factors
# a multiplication.
# Products take 109 multiplications, squarings 64 (Schwabe and Sprenkels, section 3.3), and two
# additions for each.
INTEGERS = GlueModel(
    "integers",
    slot=20,
    perm=26,
    swap=20,
    blend=12,
    signs=20,
    factor=20,
    both=40,
    scale=20,
    mul=440,
    sqr=280,
)
MODELS = {model.name: model for model in (G0, G1, G2, REALS, INTEGERS)}


def target_model(data: Mapping[str, Any], where: Any = "") -> GlueModel:
    """The weights of a target file's table [packed], REALS where it says nothing; unknown keys are
    a TargetError.
    """
    table = data.get("packed", {})
    known = [f.name for f in fields(GlueModel) if f.name not in ("name", "move")]
    for key, value in table.items() if isinstance(table, dict) else [("packed", None)]:
        if key not in known or type(value) is not int or value < 0:
            raise TargetError(
                f"packed.{key} is {value!r}, expected one of {', '.join(known)} with an integer"
                " that is not negative.",
                where=where or None,
                hint=(
                    "[packed] weighs operations on packed field elements: slot = 10, perm = 14 ..."
                ),
            )
    return replace(REALS, name="target", **table) if table else REALS
