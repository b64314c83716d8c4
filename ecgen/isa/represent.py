"""A prime and a CPU -> the representations that can hold its residues there, cheapest first by the
model, and why others cannot.

Each kind lowers the field's operations for the instruction level at hand; word multiplications and
other instructions are weighed by the CPU file. Nothing is chosen by a prime's name.
"""

import dataclasses
from dataclasses import dataclass
from functools import lru_cache

from ecgen.errors import BoundError
from ecgen.field.cost import span, steady
from ecgen.field.kinds import KINDS, check_odd_prime
from ecgen.field.lower import lower_op
from ecgen.field.operation import Operation
from ecgen.field.representation import Representation
from ecgen.field.support import canon
from ecgen.isa.backends import back_end
from ecgen.isa.routine import LimbRoutine
from ecgen.isa.target import Target
from ecgen.kept import once
from ecgen.limb.builder import Known, LimbBuilder

# What a point operation takes of each, roughly: a doubling and an addition on a Weierstrass curve.
MIX = {"mul": ("a*b", 2, 12), "sqr": ("a*a", 1, 7), "add": ("a+b", 2, 9), "sub": ("a-b", 2, 9)}
# a gain below that is below what a model of throughput can tell: of such kinds the plainest, the
# last of KINDS. Measured on Zen 5: P-256 in whole words, modelled 0.4 % cheaper, takes 1 % longer,
# SM2, 1.6 %, 3 % less
TIED = 1.01
# operations up to which neighbours hide what a result waits for; measured on Zen 4 for seven and
# nine words (250 and more)
OVERLAPPED = 160


@dataclass(frozen=True)
class Considered:
    """One kind: the representation and the modelled cycles of its operations, or why it cannot hold
    the prime (`why`).
    """

    kind: str
    field: Representation | None
    cycles: tuple[tuple[str, float], ...] = ()
    why: str = ""
    # the cycles until the last result, where the cycles are those of a model of throughput
    waits: tuple[tuple[str, int], ...] = ()
    # what its lowerings have found, for those who lower more of its operations
    found: Known = dataclasses.field(default_factory=dict, repr=False, compare=False)

    @property
    def cost(self) -> float:
        """Modelled cycles of MIX, and half of what its results wait for: the other half is hidden
        by what comes before and after (cost.paced).
        """
        return sum(cost * MIX[name][2] for name, cost in self.cycles) + sum(
            wait * MIX[name][2] / 2 for name, wait in self.waits
        )


def represent(p: int, target: Target) -> Representation:
    """The cheapest representation; BoundError if there is none, with the reasons."""
    check_odd_prime(p, target.word_bits)
    found = considered(p, target)
    if found[0].field is None:
        raise BoundError("; ".join(each.why for each in found), hint="Take another prime.")
    return found[0].field


def considered(p: int, target: Target) -> tuple[Considered, ...]:
    """Every kind, cheapest first (of those within TIED of it, the plainest before), then those that
    cannot hold the prime.
    """
    return _considered(
        p, target.isa, target.level, target.word_bits, tuple(sorted(target.model.items()))
    )


@lru_cache(maxsize=64)
def _considered(p: int, isa: str, level: str, bits: int, weights: tuple) -> tuple[Considered, ...]:
    found = once(
        "representations",
        (p, isa, level, bits, weights),
        lambda: [_consider(kind, p, isa, level, bits, dict(weights)) for kind in KINDS],
    )
    taken = min(
        (each for each in found if each.field is not None), key=lambda each: each.cost, default=None
    )
    if taken is not None and taken.waits:
        taken = [
            each for each in found if each.field is not None and each.cost <= taken.cost * TIED
        ][-1]
    return tuple(sorted(found, key=lambda each: (each.field is None, each is not taken, each.cost)))


def _consider(kind, p: int, isa: str, level: str, bits: int, weights: dict) -> Considered:
    try:
        field, known = kind(p, bits), Known()
        canon(field)
        found = {name: _cycles(name, field, isa, level, weights, known) for name in MIX}
        waits = tuple((name, wait) for name, (_, wait) in found.items() if wait is not None)
        return Considered(
            kind.kind,
            field,
            tuple((name, cycles) for name, (cycles, _) in found.items()),
            waits=waits,
            found=known,
        )
    except BoundError as error:
        return Considered(kind.kind, None, why=error.what)


def _cycles(
    name: str, field: Representation, isa: str, level: str, weights: dict, known: Known
) -> tuple[float, int | None]:
    """Modelled cycles of one operation without loads, stores and moves; how long its result waits,
    if these are no cycles of a whole call.
    """
    meaning, arity, _ = MIX[name]
    b = LimbBuilder(name, field.bits, known)
    values = [b.input("ab"[i], field.n, *field.loose) for i in range(arity)]
    limit = field.loose[1] if field.loose[1] < field.inner else None
    op = Operation(("r",), (meaning,), values, limit=limit)
    limbs = b.build(lower_op(b, field, op, back_end(isa).lowerings(field, level)))
    if (estimate := back_end(isa).estimate) is not None:
        return estimate(LimbRoutine(name, limbs, ())), None
    ops = limbs.ops
    return steady(ops, weights), span(ops) if len(ops) > OVERLAPPED else 0
