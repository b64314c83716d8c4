"""What is lowered, and how: one operation of a field program, and the functions that make limb
operations of its products and sums.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from ecgen.limb.ir import Element

Interval = tuple[int, int]


@dataclass(frozen=True)
class Lowerings:
    """How products and linear forms of elements are lowered: `products(b, field, name, terms,
    limit)` of (sign, x, y), `linear(b, field, name, terms, limit, halve)` of (k, x)."""

    products: Callable[..., Element]
    linear: Callable[..., Element]


@dataclass(frozen=True)
class Operation:
    """The results `names`, one per meaning over the elements `args` as a, b, c ..., each at most
    `limit` (None: as large as fits)."""

    names: Sequence[str]
    meanings: Sequence[str]
    args: Sequence[Element]
    const: int | None = None
    limit: int | None = None


@dataclass(frozen=True)
class Limits:
    """Where the values of a program lie: `inputs` in these intervals (by default in field.loose),
    outputs at most `outputs`, every other value at most `values`; None: whatever n words hold.
    Without `values`, plan.py decides where one is reduced further, if that is `planned`."""

    inputs: Mapping[str, Interval] = field(default_factory=dict)
    outputs: int | None = None
    values: int | None = None
    planned: bool = True
