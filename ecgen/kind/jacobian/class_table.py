"""Multiples of one class of a Jacobian by a table of [d 2^(WINDOW i)] of it, which is worth its
time where dozens are asked for.
"""

from functools import reduce

from ecgen.kind.jacobian.divisors import NEUTRAL, Class, Jacobian

WINDOW = 6  # bits


class Multiples:
    """[k] of `element`, whose order divides `order`."""

    def __init__(self, jacobian: Jacobian, element: Class, order: int):
        self.order, self._add, self._rows = order, jacobian.add, []
        for _ in range(-(-order.bit_length() // WINDOW)):
            row = [NEUTRAL]
            while len(row) <= 1 << WINDOW:
                row.append(jacobian.add(row[-1], element))
            element = row.pop()
            self._rows.append(row)

    def multiply(self, k: int) -> Class:
        """[k] of the class, for any integer k."""
        k %= self.order
        return reduce(
            self._add,
            (row[k >> WINDOW * i & (1 << WINDOW) - 1] for i, row in enumerate(self._rows)),
        )
