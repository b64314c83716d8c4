"""PackedProgram: a straight-line SSA program whose values are vectors of `lanes` elements of one
prime field.

What the packing pass makes of a FieldProgram, and what a vector back end lowers. Every operation
acts lane by lane, except `perm`. Invariants (see `validate`): a vector is assigned once, and read
only afterwards; a lane that holds something is computed only from lanes that hold something. A lane
that holds nothing (None) may contain anything: nobody looks at it, and the bounds of its limbs do
not matter.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

ANY = "*"  # in `holds`: a value that no name of the FieldProgram stands for
# One entry per lane, None where the lane holds nothing: see the rows of PACKED for what an entry
# says.


@dataclass(frozen=True)
class PackedSpec:
    """`entry` says what `PackedOp.lanes` holds, one for each lane; `kind` is product, linear or
    glue. `meaning` is that of lane i.
    """

    name: str
    arity: int
    entry: str
    kind: str
    meaning: str


ROWS = (
    PackedSpec("mul", 2, "", "product", "out[i] = a[i]*b[i]; a batch"),
    PackedSpec(
        "sqr", 1, "", "product", "out[i] = a[i]^2; a batch of squarings only, else it is a mul"
    ),
    PackedSpec(
        "dot",
        4,
        "",
        "product",
        "out[i] = a[i]*b[i] + c[i]*d[i], reduced once; of programs over F_{p^2} (pack/tower.py)",
    ),
    PackedSpec(
        "add", 2, "signs", "linear", "out[i] = s*a[i] + t*b[i], entry (s, t), each of -1 0 1"
    ),
    PackedSpec("mulc", 1, "factor", "linear", "out[i] = k*a[i], entry k (pack/factor.py)"),
    PackedSpec("lin", 2, "factors", "linear", "out[i] = k*a[i] + m*b[i], entry k:m"),
    PackedSpec("const", 0, "value", "linear", "out[i] = k, entry k"),
    PackedSpec(
        "small",
        1,
        "",
        "glue",
        "out[i] = a[i], its limbs small enough to be factors, and sums of two of them; of programs"
        " over F_{p^2}",
    ),
    PackedSpec("perm", 1, "source", "glue", "out[i] = a[j], entry j"),
    PackedSpec("blend", 2, "choice", "glue", "out[i] = (a, b)[j][i], entry j = 0 or 1"),
)
PACKED: Mapping[str, PackedSpec] = {row.name: row for row in ROWS}


@dataclass(frozen=True)
class PackedOp:
    """One vector operation. `holds` names, lane by lane, the value of the FieldProgram that the
    result holds, or says ANY.
    """

    name: str
    out: str
    args: tuple[str, ...]
    lanes: tuple[Any, ...] = ()
    holds: tuple[str | None, ...] = ()


@dataclass(frozen=True)
class Layout:
    """A vector in memory: as an input, `value` is its SSA name; as an output, the SSA value stored
    there.

    `lanes` are the public names (X1, X3) of the field elements in it. `place` is the public name of
    the vector.
    """

    place: str
    value: str
    lanes: tuple[str | None, ...]


@dataclass(frozen=True)
class PackedProgram:
    """`params` are curve constants not yet bound to integers; factors may name them."""

    name: str
    width: int
    inputs: tuple[Layout, ...]
    outputs: tuple[Layout, ...]
    ops: tuple[PackedOp, ...]
    params: tuple[str, ...] = ()
    source: str = ""

    @property
    def batches(self) -> int:
        """Packed multiplications and squarings."""
        return sum(PACKED[op.name].kind == "product" for op in self.ops)
