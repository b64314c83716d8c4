"""Formula: one .op3 file with its description and model, parsed, names resolved, nothing proven
yet.
"""

from dataclasses import dataclass
from pathlib import Path

from ecgen.formula.expression import Equation, Node
from ecgen.formula.model import System


@dataclass(frozen=True)
class Statement:
    """`target = expression`, as written at `line` of the .op3 file."""

    target: str
    expression: Node
    line: int
    text: str


@dataclass(frozen=True)
class Extra:
    """An additional output of a formula: its name and the expression over coordinates that it
    equals; `line` of the description.

    A derived coordinate of the result, such as ZZ3, means itself: the model defines it.
    """

    name: str
    meaning: Node
    text: str
    line: int

    @property
    def is_derived(self) -> bool:
        return self.meaning == Node("name", value=self.name)


@dataclass(frozen=True)
class Cut:
    """A place in a long formula, behind which it goes on from the sum of two input points and one
    of them.

    `statements` stand before it. `point` is the number of the sum of the points `terms`; the
    statements behind the cut read the names on the left of `equations` and those that are in no
    equation's left side but are written before it. An equation says what a name is worth: in affine
    coordinates (q1, q5), names that the addition law of the shape defines for the sum of the terms
    in this order, and other names.
    """

    statements: int
    point: int
    terms: tuple[int, int]
    equations: tuple[Equation, ...]


@dataclass(frozen=True)
class Choice:
    """A place in a formula, behind which it goes on with one of several tuples of values under the
    same `names`: the first of the `alternatives` (tuples of names) that is not all zero, the last
    if all are.

    `statements` stand before it. Where `values` are given, in names of the shape's function, each
    alternative is a multiple of them, and the formula goes on with any multiple alike.
    """

    statements: int
    names: tuple[str, ...]
    alternatives: tuple[tuple[str, ...], ...]
    values: tuple[Node, ...] = ()


@dataclass(frozen=True)
class Formula:
    """A point formula.

    `inputs` are the coordinates it reads (X1, ZZ2), `params` the curve constants it reads,
    `outputs` the coordinates it writes (X3). `parameters` are the constants that the file or its
    system introduces, which `equations` define (b3 = 3*b); `assumes` are conditions on coordinates
    (Z2 = 1). `omits` are coordinates of the result that the formula leaves out on purpose.
    `unified` and `complete` are claims, not facts, and so is `eigenvalue`, an equation in l that
    the eigenvalue of an endomorphism satisfies.
    """

    name: str
    path: Path
    system: System
    operation: str
    statements: tuple[Statement, ...]
    inputs: tuple[str, ...]
    params: tuple[str, ...]
    outputs: tuple[str, ...]
    assumes: tuple[Equation, ...] = ()
    parameters: tuple[str, ...] = ()
    equations: tuple[Equation, ...] = ()
    omits: tuple[str, ...] = ()
    extras: tuple[Extra, ...] = ()
    computes: tuple[Equation, ...] = ()
    unified: bool = False
    complete: str = ""
    source: str = ""
    warnings: tuple[str, ...] = ()
    eigenvalue: Equation | None = None
    cut: Cut | None = None
    choices: tuple[Choice, ...] = ()

    def __hash__(self) -> int:
        return hash((self.name, self.path))

    @property
    def shape(self) -> str:
        return self.system.shape.name

    def input_points(self) -> tuple[int, ...]:
        """Indices of the points of which a coordinate is read."""
        found = map(self.system.split, self.inputs)
        return tuple(sorted({split[1] for split in found if split}))

    def output_points(self) -> tuple[int, ...]:
        """Indices of the results, in order."""
        extras = {extra.name for extra in self.extras}
        found = (self.system.split(name) for name in self.outputs if name not in extras)
        return tuple(sorted({split[1] for split in found if split}))
