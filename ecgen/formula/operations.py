"""What an operation folder means: from which points, by which integer combinations, its results
arise.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Operation:
    """`points` are the indices of the input points. `base` are the ones chosen freely; `given`
    expresses the others by them (a difference), `results` the outputs; a combination is pairs
    (point, multiple).

    `normalized`: the result must have the coordinates of the affine point itself (Z = 1). `cached`:
    the results are whichever derived coordinates the formula writes. `endomorphism`: the result is
    l*P for the eigenvalue l of an endomorphism of the curve, which no integer combination says.
    """

    name: str
    points: tuple[int, ...]
    results: tuple[tuple[tuple[int, int], ...], ...]
    given: tuple[tuple[int, tuple[tuple[int, int], ...]], ...] = ()
    normalized: bool = False
    cached: bool = False
    endomorphism: bool = False

    @property
    def base(self) -> tuple[int, ...]:
        return tuple(k for k in self.points if k not in dict(self.given))

    @property
    def largest_multiple(self) -> int:
        """The largest multiple of a point in a result."""
        return max(abs(m) for result in self.results for _, m in result)


def _combination(text: str) -> tuple[tuple[int, int], ...]:
    """The shorthand `2*1 1*2` (multiple*point, for 2P1 + P2) -> pairs (point, multiple)."""
    return tuple((int(k), int(m)) for m, k in (term.split("*") for term in text.split()))


def _operation(name: str, points: str, *results: str, given: str = "", **flags: bool) -> Operation:
    others = tuple(
        (int(head), _combination(tail))
        for head, tail in (part.split(":") for part in given.split(";") if part)
    )
    return Operation(
        name,
        tuple(map(int, points.split())),
        tuple(_combination(r) for r in results),
        others,
        **flags,
    )


OPERATIONS = {
    op.name: op
    for op in (
        _operation("addition", "1 2", "1*1 1*2"),
        _operation("doubling", "1", "2*1"),
        _operation("tripling", "1", "3*1"),
        _operation("doubling-2", "1", "4*1"),
        _operation("doubling-3", "1", "8*1"),
        _operation("doubling-4", "1", "16*1"),
        _operation("negation", "1", "-1*1"),
        _operation("scaling", "1", "1*1", normalized=True),
        _operation("diffadd", "1 2 3", "1*2 1*3", given="1:1*3 -1*2"),
        _operation("ladder", "1 2 3", "2*2", "1*2 1*3", given="1:1*3 -1*2"),
        _operation("doubling-addition", "1 2", "2*1 1*2"),
        _operation("co-z-doubling", "1", "2*1", "1*1"),
        _operation("co-z-addition", "1 2", "1*1 1*2", "1*1"),
        _operation("caching", "1", "1*1", cached=True),
        _operation("endomorphism", "1", "1*1", endomorphism=True),
    )
}
