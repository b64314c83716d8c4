"""A meaning of the operation table as the lowering reads it: a polynomial over the positions of the arguments.

A polynomial maps a monomial (sorted tuple of positions) to a Fraction.
"""

from fractions import Fraction
from functools import lru_cache

from ecgen.program.meaning import ARGUMENTS, MeaningError, polynomial

__all__ = ["ARGUMENTS", "MeaningError", "meaning_polynomial"]


def meaning_polynomial(meaning: str, const: "int | None" = None) -> "dict[tuple[int, ...], Fraction]":
    """Expand `meaning`; a, b, c ... are arguments 0, 1, 2 ..., k is `const`. MeaningError if it is no polynomial, such as an inversion."""
    return dict(_expand(meaning, const))


@lru_cache(maxsize=None)
def _expand(meaning: str, const: "int | None"):
    found = polynomial(meaning, const)
    if found is None:
        raise MeaningError(f"the meaning `{meaning}` is not a polynomial in its arguments.",
                           hint="Inversions are expanded into multiplications before the lowering.")  # fmt: skip
    return tuple(sorted((tuple(map(ARGUMENTS.index, monomial)), factor) for monomial, factor in found.items()))
