"""A meaning of the operation table as the lowering reads it: a polynomial over the positions of the
arguments.

A polynomial maps a monomial (sorted tuple of positions) to a Fraction.
"""

from fractions import Fraction
from functools import cache

from ecgen.program.meaning import ARGUMENTS, MeaningError, polynomial

__all__ = ["ARGUMENTS", "MeaningError", "Polynomial", "meaning_polynomial", "named_polynomial"]


Polynomial = dict[tuple[int, ...], Fraction]


def meaning_polynomial(meaning: str, const: int | None = None) -> Polynomial:
    """Expand `meaning`; a, b, c ... are arguments 0, 1, 2 ..., k is `const`. MeaningError if it is
    no polynomial, such as an inversion.
    """
    return dict(_expand(meaning, const, tuple(ARGUMENTS)))


def named_polynomial(meaning: str, names: tuple[str, ...], const: int | None = None) -> Polynomial:
    """The same over arguments with the given names: argument i is names[i]."""
    return dict(_expand(meaning, const, tuple(names)))


@cache
def _expand(
    meaning: str, const: int | None, names: tuple[str, ...]
) -> tuple[tuple[tuple[int, ...], Fraction], ...]:
    found = polynomial(meaning, const, names)
    if found is None:
        raise MeaningError(
            f"the meaning `{meaning}` is not a polynomial in its arguments.",
            hint="Inversions are expanded into multiplications before the lowering.",
        )
    return tuple(
        sorted(
            (tuple(sorted(map(names.index, monomial))), factor)
            for monomial, factor in found.items()
        )
    )
