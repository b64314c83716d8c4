"""Linear equations over any field of the proofs: Gauss elimination."""

from typing import Any


def solve_linear(rows: list[list[Any]], right: list[Any], field: Any) -> list[Any] | None:
    """The x with rows * x = right for a square matrix; None if it is singular.

    `field` has sub, mul, div and is_zero. The pivot is the first nonzero entry of a column.
    """
    table = [[*row, value] for row, value in zip(rows, right, strict=True)]
    size = len(table)
    for column in range(size):
        pivot = next((i for i in range(column, size) if not field.is_zero(table[i][column])), None)
        if pivot is None:
            return None
        table[column], table[pivot] = table[pivot], table[column]
        head = table[column] = [field.div(entry, table[column][column]) for entry in table[column]]
        for i in range(size):
            if i != column and not field.is_zero(table[i][column]):
                factor = table[i][column]
                table[i] = [field.sub(a, field.mul(factor, b)) for a, b in zip(table[i], head)]
    return [row[-1] for row in table]
