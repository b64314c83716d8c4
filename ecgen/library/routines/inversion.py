"""A library's prime and order, and what its routines cost -> how it inverts: by an addition chain
or by divsteps.

Both invert 0 to 0 in constant time. The chain costs nothing but calls of field routines; divsteps
are C of their own, which serves every odd modulus. What a chain costs comes from the modelled
cycles of fe_sqr and fe_mul, each of which waits for the one before: they count as many times as the
CPU file's [field_ops] have the latency above the throughput. What divsteps cost comes from the
number of steps, batches and limbs at the rates of its [inversion].
"""

from collections.abc import Iterable
from dataclasses import dataclass

from ecgen.curve.model import Curve
from ecgen.field.divsteps.ranges import ranges
from ecgen.field.divsteps.shape import Divsteps
from ecgen.isa.target import Target
from ecgen.library.facts.spec import Inversion, LibrarySpec, PowerChain, RoutineSpec
from ecgen.library.routines.divsteps import shape_of
from ecgen.program.schedule.weights import read_weights


@dataclass(frozen=True)
class Rates:
    """Cycles of a divstep, of one limb in one batch (of all four numbers), and of what else a batch
    does.
    """

    divstep: float
    limb: float
    batch: float

    def cost(self, n: Divsteps) -> float:
        return n.total * self.divstep + n.batches * (n.limbs * self.limb + self.batch)


# By the bits of a word, for CPU files that say nothing. Sources: on 64 bits the chain of
# dependences of a divstep, and compiled
# code timed on Sapphire Rapids with 3, 5 and 9 limbs; on 32 bits a microcontroller's cycle model.
USUAL = {64: Rates(5, 14, 90), 32: Rates(13.5, 52, 280)}


def divsteps_of(curve: Curve, word_bits: int) -> Divsteps:
    """The shape that serves both p and r, its words proven wide enough for both. Raises
    BoundError.
    """
    n = shape_of(curve, word_bits)
    for modulus in (curve.p, curve.r):
        ranges(n, modulus)
    return n


def choose_inversion(
    curve: Curve, chain: PowerChain, routines: Iterable[RoutineSpec], target: Target
) -> Inversion:
    """The cheaper way for the field; the routines must have their modelled cycles."""
    n = divsteps_of(curve, target.word_bits)
    rates = (
        Rates(**target.data["inversion"]) if "inversion" in target.data else USUAL[target.word_bits]
    )
    cycles = {routine.name: routine.model_cycles for routine in routines}
    squarings = sum(step.other for step in chain.steps if step.op == "nsqr")
    weights = read_weights(target.data, str(target.path))
    waiting = {
        name: weights[name].latency / max(weights[name].throughput, 1) for name in ("sqr", "mul")
    }
    by_chain = (
        squarings * cycles["fe_sqr"] * waiting["sqr"]
        + sum(step.op == "mul" for step in chain.steps) * cycles["fe_mul"] * waiting["mul"]
    )
    return Inversion(n, rates.cost(n) < by_chain, round(by_chain), round(rates.cost(n)))


def inversion_memory(spec: LibrarySpec) -> str:
    """What an inversion takes of the stack, in words."""
    n = spec.divsteps
    return (
        f"about {(4 * n.limbs + 5) * n.word_bits // 8} bytes"
        if n
        else f"{spec.invert.registers - 1}"
    )
