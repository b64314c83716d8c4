"""The one table of field operations: name, arity, and meaning as polynomials in the arguments.

Every pass, interpreter, cost count and lowering reads this table; a fused operation is one more row
(see `fusions.toml` beside this file for the rows that are data). Meanings are expressions over
a, b, c, d (the arguments in order), k (the integer constant) with + - * / and integers; a row with two
meanings has two results. "/2" is exact division in the field.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class OpSpec:
    """One field operation: `arity` arguments, optional integer constant `k`, one meaning per result."""

    name: str
    arity: int
    meanings: tuple[str, ...]
    has_const: bool = False

    @property
    def is_product(self) -> bool:
        """Whether a product of two arguments occurs, so that it is costed as multiplication or squaring."""
        return any(f"{x}*{y}" in m for m in self.meanings for x in "abcd" for y in "abcd")


BASIC = (
    OpSpec("mul", 2, ("a*b",)),
    OpSpec("sqr", 1, ("a*a",)),
    OpSpec("add", 2, ("a+b",)),
    OpSpec("sub", 2, ("a-b",)),
    OpSpec("neg", 1, ("-a",)),
    OpSpec("dbl", 1, ("2*a",)),
    OpSpec("tpl", 1, ("3*a",)),
    OpSpec("mulc", 1, ("k*a",), has_const=True),
    OpSpec("half", 1, ("a/2",)),
    OpSpec("copy", 1, ("a",)),
    OpSpec("const", 0, ("k",), has_const=True),
    OpSpec("inv", 1, ("1/a",)),
)
