"""The numbers of a library's multiplications: recodings, combs, powers and square roots."""

from collections.abc import Callable
from typing import Any

from ecgen.curve.roots import root_plan
from ecgen.kept import once
from ecgen.library.facts.spec import Comb, Multiply, PowerChain, PowerStep, Roots
from ecgen.library.walks.plan import Walks
from ecgen.scalar.chain import Chain, assign_slots
from ecgen.scalar.chain_search import find_chain
from ecgen.walk.ir import Walk, recodes


def multiply_of(walks: Walks) -> Multiply:
    """The numbers of the multiplications, for reports and the vector routines."""
    mul, vartime = walks.mul, walks.vartime
    assert mul is not None and vartime is not None
    recoding: Any = next(iter(recodes(mul.walk).values())).recoding
    kind = "odd" if 0 not in recoding.magnitudes() else "window"
    system = (
        "jacobian"
        if kind == "odd"
        else "edwards"
        if walks.stem(mul) == walks.stem(vartime)
        else "complete"
    )
    return Multiply(
        system=system,
        recoding=kind,
        window=getattr(recoding, "width", 1),  # a comb, where nothing else was chosen, has neither
        digits=getattr(recoding, "count", 0),
        window_vartime=vartime.width,
        argument="; ".join(mul.proof.lines()),
        group=walks.stem(mul),
        vartime_group=walks.stem(vartime),
        base_group=walks.stem(walks.base) if walks.base else "",
    )


def power_chain(exponent: int) -> PowerChain:
    """The derived addition chain on numbered registers; register 0 is the input."""
    chain: Chain = once("chain", (exponent,), lambda: find_chain(exponent))
    slots, count = assign_slots(chain)
    number = {name: slot + 1 for name, slot in slots.items()} | {"x": 0}
    steps = tuple(
        (
            PowerStep("mul", number[s.out], number[s.left], number[s.right])
            if s.right
            else PowerStep("nsqr", number[s.out], number[s.left], s.squarings)
        )
        for s in chain.steps
    )
    return PowerChain(exponent, count + 1, steps)


def roots_of(p: int, chain: Callable[[int], PowerChain], nonresidue: int | None = None) -> Roots:
    """Square roots modulo p by chains that `chain` finds; `nonresidue` is the non-square of the
    plan, None: the least.
    """
    plan = root_plan(p, nonresidue)
    exponents = {
        exponent
        for program in (plan.root, plan.ratio)
        for exponent in program.exponents
        if exponent > 1
    }
    return Roots(plan, tuple(chain(exponent) for exponent in sorted(exponents, reverse=True)))


def comb_of(walk: Walk) -> Comb:
    """The shape of the fixed base's table, as its walk reads it; that no entry is neutral is part
    of the walk's proof.
    """
    recoding: Any = next(iter(recodes(walk).values())).recoding
    return Comb(recoding.teeth, recoding.spacing, recoding.blocks)
