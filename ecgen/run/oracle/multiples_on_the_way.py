"""The walks of a manifest -> the multiples [m]P that they form on the way to [k]P, by running them
on integers.
"""

from typing import Any

from ecgen.library.pipeline.stated_walks import planned_walk
from ecgen.run.emitted import Emitted
from ecgen.run.manifest import read_manifest
from ecgen.walk.interpret import interpret
from ecgen.walk.ir import Walk
from ecgen.walk.steps import Name, Steps


class _Integers:
    """`found` are the values of all results modulo `modulus`, and of sums and doubles within a
    step; endomorphisms act by their eigenvalues.
    """

    def __init__(self, steps: Steps, modulus: int):
        self.steps, self.modulus = steps, modulus
        self.found: set[int] = set()

    def call(self, step: Name, args: list[Any]) -> list[int]:
        own, first = self.steps.step(step), args[0]
        assert own is not None  # the walk was made of these steps
        results = [
            sum(m * value for m, value in zip(vector, args)) * (own.eigenvalue or 1) % self.modulus
            for _, vector in own.results
        ]
        within = [first << i for i in range(1, own.doublings)] + [
            first + args[1] for _, vector in own.results if vector[:2] == (2, 1)
        ]
        self.found.update(value % self.modulus for value in (*results, *within))
        return results

    def negate(self, form: Name, value: int) -> int:
        return -value % self.modulus


def multiplications(emitted: Emitted) -> tuple[Walk, ...]:
    """The walks that multiply one point by one scalar."""
    walks = (
        planned_walk(name, row).walk
        for name, row in read_manifest(emitted.folder).get("walks", {}).items()
    )
    return tuple(walk for walk in walks if len(walk.points) == len(walk.scalars) == 1)


def formed(walk: Walk, steps: Steps, k: int, modulus: int) -> set[int]:
    """The m in (0, modulus), for k in the domain of the walk's scalar; `modulus` is a multiple of
    r, or r where a step is an endomorphism.
    """
    (point,), (scalar,), arithmetic = walk.points, walk.scalars, _Integers(steps, modulus)
    interpret(walk, arithmetic, {point.name: 1, scalar.name: k})
    return arithmetic.found - {0}
