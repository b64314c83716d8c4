"""By what points are scaled, in the proof of a walk: a table whose entries all have one scaling z
is read as affine points on the curve that z scales the curve to.

A scale is a product of symbols, each a scaling coordinate Z that is not 0: a register scaled by m
holds (X : Y : Z) for the point (X : Y : Z m), or (X, Y) for (X : Y : m). Steps that give scaled
results of scaled points (ecgen/group/scaled.py) take arguments of one scale, others such of none;
registers of the form `scale` hold such a product. Part of the execution in prove.py.
"""

from collections.abc import Sequence

from ecgen.walk.ir import Statement
from ecgen.walk.proof.execution import Execution
from ecgen.walk.proof.state import Scale, Spot, State
from ecgen.walk.steps import Step

NONE: Scale = ()


class Scales(Execution):
    """What steps do to scales."""

    symbols = 0  # of scaling coordinates

    def scaled(self, step: Step, spots: list[Spot], state: State, s: Statement) -> list[Scale]:
        """The scales of the results of a step, or what results of the form `scale` hold."""
        held = [state.scales.get(spot, NONE) for spot in spots]
        match step.scaling:
            case "split":
                z = times(held[0], (self.own(state, spots[0]),))
                return [z, (self.own(state, spots[0]),)]
            case "flatten":
                return [
                    times(*held, (self.own(state, spots[0]),)),
                    times(held[1], (self.own(state, spots[0]),)),
                ]
            case "join" | "unscale":
                return [self.without(held[0], held[1], step, s)]
            case "flat":
                held = [times(scale, (self.own(state, spot),)) for scale, spot in zip(held, spots)]
        if len(set(held)) > 1:
            raise self.fail(f"{step.name} takes points that are not scaled alike.", s)
        if not step.scaling and any(held):
            raise self.fail(f"{step.name} is not known to be right for scaled points.", s)
        return held[:1] * len(step.results) if held else [NONE] * len(step.results)

    def without(self, scale: Scale, z: Scale, step: Step, s: Statement) -> Scale:
        """The scale that is left where the points are multiplied by z."""
        left = list(scale)
        for symbol in z:
            if symbol not in left:
                raise self.fail(f"{step.name} takes off a scaling that the point has not.", s)
            left.remove(symbol)
        return tuple(left)

    def own(self, state: State, spot: Spot) -> str:
        """The symbol of the scaling coordinate that a point in memory has."""
        if spot not in state.own:
            self.symbols += 1
            state.own[spot] = f"Z{self.symbols}"
        return state.own[spot]

    def unscaled(
        self, spots: Sequence[tuple[str, int | None]], state: State, s: Statement | None
    ) -> None:
        """Unproven if one of these is scaled."""
        if any(state.scales.get(spot) for spot in spots):
            raise self.fail("a scaled point is met.", s)

    def scaled_alike(self, one: Spot, other: Spot, state: State, s: Statement) -> None:
        """Unproven if these are not scaled alike."""
        if state.scales.get(one, NONE) != state.scales.get(other, NONE):
            raise self.fail(f"{one[0]} and {other[0]} are not scaled alike.", s)


def times(*scales: Scale) -> Scale:
    """The product."""
    return tuple(sorted(symbol for scale in scales for symbol in scale))


def of(name: str, scales: dict[Spot, Scale]) -> dict[Spot, Scale]:
    """Those of the places of one register, where there are any."""
    return {spot: scale for spot, scale in scales.items() if spot[0] == name and scale}
