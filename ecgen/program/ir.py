"""FieldProgram: a straight-line SSA program over elements of one prime field.

Names survive from the formula file down to the comments of the assembly. Invariants (see
`validate`): every name is assigned once, and read only after it is assigned or declared as input or
parameter.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Op:
    """One field operation `outs = name(args; const)`; the meaning of `name` is its row in
    ops.py.
    """

    name: str
    outs: tuple[str, ...]
    args: tuple[str, ...]
    const: int | None = None


@dataclass(frozen=True)
class FieldProgram:
    """`inputs` are point coordinates, `params` curve constants (a, b, d, a24 ...) not yet bound to
    integers.

    `outputs` maps each result's public name (X3) to the SSA value that holds it.
    """

    name: str
    inputs: tuple[str, ...]
    outputs: tuple[tuple[str, str], ...]
    ops: tuple[Op, ...]
    params: tuple[str, ...] = ()
    source: str = ""
