"""FieldProgram -> Problem: what has to be computed in some lane, stripped of everything that
packing does not change.

Chains of doublings and triplings of one value (v+v, 2v+v, 4*(2v)) become one multiplication by a
small constant, a product with a curve parameter becomes one as well if such products are `cheap`,
and a negation is the factor -1. What remains are products, which go into batches, and linear nodes
of one or two terms, which go into slots.
"""

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ecgen.errors import ScheduleError
from ecgen.program.compose import coordinate, feedback
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.passes.number import number_values

SCALES = {"dbl": 2, "tpl": 3, "neg": -1, "copy": 1}


@dataclass(frozen=True)
class Node:
    """One value to compute: the product of its args (one arg: a square), or sum of
    factors[i]*args[i].
    """

    name: str
    args: tuple[str, ...]
    factors: tuple[int | str, ...] = ()

    @property
    def is_product(self) -> bool:
        return not self.factors

    @property
    def is_sum(self) -> bool:
        return len(self.factors) == 2


@dataclass(frozen=True)
class Problem:
    """`carried` inputs lie in vectors whose layout the packer chooses, `free` ones (a table entry,
    a constant) in memory, in any lanes it likes. `ties` maps a public result to the carried input
    whose lane it must return to. `constants` are the values of free names that are integers.
    """

    name: str
    nodes: tuple[Node, ...]
    carried: tuple[str, ...]
    free: tuple[str, ...]
    outputs: tuple[tuple[str, str], ...]
    ties: tuple[tuple[str, str], ...]
    params: tuple[str, ...] = ()
    constants: tuple[tuple[str, int], ...] = ()
    source: str = ""

    @property
    def products(self) -> tuple[Node, ...]:
        return tuple(node for node in self.nodes if node.is_product)

    @property
    def linear(self) -> tuple[Node, ...]:
        return tuple(node for node in self.nodes if not node.is_product)


def pose(
    program: FieldProgram,
    free: Collection[str] | None = None,
    loop: bool = True,
    cheap: bool = True,
) -> Problem:
    """The packing problem of a program of basic operations.

    `free` are the inputs that may lie in any lane (default: see `free_inputs`); with `loop` a
    result returns to the lane of the carried input it feeds. Without `cheap`, products with
    parameters are full products. Halving, inversion and fused operations are a ScheduleError.
    """
    program = number_values(program)
    chosen = (
        free_inputs(program)
        if free is None
        else tuple(name for name in program.inputs if name in free)
    )
    carried = tuple(name for name in program.inputs if name not in chosen)
    folded = _Folding(program, cheap)
    outputs = tuple((public, folded.value(value)) for public, value in program.outputs)
    nodes = live_nodes(folded.nodes, [value for _, value in outputs])
    used = {name for node in nodes for name in (*node.args, *node.factors) if isinstance(name, str)}
    params = tuple(name for name in program.params if name in used)
    constants = tuple((name, k) for name, k in folded.constants.items() if name in used)
    operands = {name for node in nodes for name in node.args}
    spread = (*chosen, *params, *(name for name, _ in constants))
    ties = _ties(program, carried) if loop else ()
    known = {*carried, *(node.name for node in nodes)}
    for public, value in outputs:
        if value not in known:
            raise ScheduleError(
                f"The result {public} of {program.name} is the input or constant {value}.",
                hint="Leave it out of the formula; it lies in memory already.",
            )
    return Problem(
        name=program.name,
        nodes=nodes,
        carried=carried,
        free=tuple(name for name in spread if name in operands),
        outputs=outputs,
        ties=ties,
        params=params,
        constants=constants,
        source=program.source,
    )


def free_inputs(program: FieldProgram) -> tuple[str, ...]:
    """Inputs that a loop does not carry: the base point of a ladder (numbers 2, 3 -> 4, 5), else
    the second point.
    """
    numbers = {int(m[0]) for public, _ in program.outputs if (m := re.search(r"\d+$", public))}
    carried = ("2", "3") if numbers and min(numbers) >= 4 else ("1",)
    numbered = [name for name in program.inputs if re.search(r"\d$", name)]
    fed = {coordinate(public) for public, _ in program.outputs}
    if len(numbered) < len(program.inputs) or not any(
        name.endswith(carried) and coordinate(name) in fed for name in numbered
    ):
        return ()
    return tuple(name for name in program.inputs if not name.endswith(carried))


def _ties(program: FieldProgram, carried: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Public result -> carried input, by coordinate and in order."""
    kept = FieldProgram(program.name, carried, program.outputs, (), (), "")
    return tuple(
        (public, name)
        for name, public in feedback(kept, kept).items()
        if coordinate(public) == coordinate(name)
    )


def live_nodes(nodes: Sequence[Node], wanted: list[str]) -> tuple[Node, ...]:
    """The nodes that the wanted values depend on."""
    needed, kept = set(wanted), []
    for node in reversed(nodes):
        if node.name in needed:
            needed.update(node.args)
            kept.append(node)
    return tuple(kept[::-1])


class _Folding:
    """One walk over the operations; `multiple` says of which other value, and how often, a value is
    a multiple.
    """

    def __init__(self, program: FieldProgram, cheap: bool):
        self.program, self.cheap = program, cheap
        self.nodes: list[Node] = []
        self.multiple: dict[str, tuple[str, int]] = {}
        self.same: dict[str, str] = {}
        self.constants: dict[str, int] = {}
        for op in program.ops:
            self._take(op)

    def value(self, name: str) -> str:
        return self.same.get(name, name)

    def _take(self, op: Op) -> None:
        args = tuple(self.value(a) for a in op.args)
        out = op.outs[0]
        match op.name:
            case "const":
                self.constants[out] = op.const or 0
            case "mul" | "sqr":
                self._product(out, args)
            case "add" | "sub":
                self._sum(out, args, 1 if op.name == "add" else -1)
            case "mulc":
                self._scale(out, args[0], op.const or 0)
            case _ if op.name in SCALES:
                self._scale(out, args[0], SCALES[op.name])
            case _:
                raise ScheduleError(
                    f"The operation {op.name} of {self.program.name} cannot be packed into lanes.",
                    hint="Use a formula without halvings and inversions, and with fusions none.",
                )

    def _product(self, out: str, args: tuple[str, ...]) -> None:
        for factor, other in (args, args[::-1]) if len(args) == 2 else ():
            if self.cheap and factor in self.program.params and other not in self.program.params:
                self.nodes.append(Node(out, (other,), (factor,)))
                return
        self.nodes.append(Node(out, args[:1] if args[0] == args[-1] else args))

    def _sum(self, out: str, args: tuple[str, ...], sign: int) -> None:
        (x, j), (y, k) = (self.multiple.get(a, (a, 1)) for a in args)
        if x == y:
            self._scale(out, x, j + sign * k)
        else:
            self.nodes.append(Node(out, args, (1, sign)))

    def _scale(self, out: str, arg: str, k: int) -> None:
        leaf, j = self.multiple.get(arg, (arg, 1))
        k *= j
        if k == 1:
            self.same[out] = leaf
            return
        if k == 0:
            raise ScheduleError(
                f"{out} of {self.program.name} is always zero.", hint="Simplify the formula."
            )
        self.multiple[out] = (leaf, k)
        self.nodes.append(Node(out, (leaf,), (k,)))


def renamed(problem: Problem) -> tuple[Mapping[str, str], tuple[Any, ...]]:
    """Names -> numbers in order of appearance, and the problem's shape in those numbers: equal for
    equal structures.

    Of a factor, only whether it is 1, -1 or 2 matters to a plan and its cost; parameters are
    factors like others.
    """
    number: dict[str, str] = {}
    for name in (*problem.carried, *problem.free, *(node.name for node in problem.nodes)):
        number.setdefault(name, str(len(number)))
    nodes = tuple(
        (tuple(number[a] for a in n.args), tuple(k if k in (1, -1, 2) else "k" for k in n.factors))
        for n in problem.nodes
    )
    ties = dict(problem.ties)
    outputs = tuple(
        (number[value], number[ties[public]] if public in ties else "")
        for public, value in problem.outputs
    )
    return number, (len(problem.carried), len(problem.free), nodes, outputs)
