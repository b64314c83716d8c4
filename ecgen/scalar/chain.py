"""Addition chains as programs of squarings and multiplications: the IR and its counts.

A chain computes x^e by steps `t = sqr^n(a)` (n squarings in a row) and `t = a * b`. Names are
assigned once; the input is `x`; the last step is the result.
"""

from dataclasses import dataclass

INPUT = "x"


class ChainError(ValueError):
    """Text or steps that do not form a chain for the exponent they name."""


@dataclass(frozen=True)
class Step:
    """`out` = `left` squared `squarings` times (right is ""), or `left` * `right` (squarings is
    0).
    """

    out: str
    left: str
    right: str = ""
    squarings: int = 0


@dataclass(frozen=True)
class Chain:
    """x -> x^exponent; `steps` may be empty only for the exponent 1."""

    exponent: int
    steps: tuple[Step, ...]

    @property
    def result(self) -> str:
        return self.steps[-1].out if self.steps else INPUT

    @property
    def squarings(self) -> int:
        return sum(step.squarings for step in self.steps)

    @property
    def multiplications(self) -> int:
        return sum(1 for step in self.steps if step.right)

    def cost(self, squaring: float = 0.8) -> float:
        """Cost in multiplications, a squaring costing `squaring`."""
        return round(self.squarings * squaring + self.multiplications, 6)


def validate(chain: Chain) -> None:
    """Every name is assigned once and before it is read, and the result is x^exponent; ChainError
    otherwise.
    """
    exponents = {INPUT: 1}
    for step in chain.steps:
        for name in (step.left, step.right):
            if name and name not in exponents:
                raise ChainError(f"{name} is read before it is computed")
        if step.out in exponents:
            raise ChainError(f"{step.out} is computed twice")
        if bool(step.right) == (step.squarings > 0):
            raise ChainError(f"{step.out} is neither a run of squarings nor one multiplication")
        left = exponents[step.left]
        exponents[step.out] = left + exponents[step.right] if step.right else left << step.squarings
    if exponents[chain.result] != chain.exponent:
        raise ChainError(
            f"the steps compute x^{exponents[chain.result]:#x}, not x^{chain.exponent:#x}"
        )


def assign_slots(chain: Chain) -> tuple[dict[str, int], int]:
    """(slot of each computed name, number of slots).

    A step's result may overwrite an argument that is dead after it. The input `x` is read-only and
    has no slot.
    """
    last = {
        name: i for i, step in enumerate(chain.steps) for name in (step.left, step.right) if name
    }
    last[chain.result] = len(chain.steps)
    slots: dict[str, int] = {}
    free, count = [], 0
    for i, step in enumerate(chain.steps):
        for name in sorted({step.left, step.right} & slots.keys()):
            if last[name] == i:
                free.append(slots[name])
        if not free:
            free.append(count)
            count += 1
        free.sort(reverse=True)
        slots[step.out] = free.pop()
    return slots, count
