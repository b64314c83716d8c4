"""One operation per lane: the same program on independent inputs in every lane, without any glue.

For tables and batches of four or more independent operations, this is the best layout there is:
every batch of products is full, nothing changes lanes. Lane i of the vector P_X1 holds X1_l<i>.
"""

from collections.abc import Callable
from typing import Any

from ecgen.errors import ScheduleError
from ecgen.program.ir import FieldProgram
from ecgen.program.pack.ir import Layout, PackedOp, PackedProgram
from ecgen.program.pack.search.problem import Problem, pose
from ecgen.program.pack.validate import validate


def lanewise(
    program: FieldProgram, lanes: int = 4, shared: tuple[str, ...] = (), cheap: bool = True
) -> PackedProgram:
    """`lanes` runs of the program at once; inputs named in `shared` are equal in all lanes. Without
    `cheap`, products with parameters are full products, the parameters inputs.
    """
    unknown = [name for name in shared if name not in program.inputs]
    if unknown:
        raise ScheduleError(
            f"{unknown[0]} is not an input of {program.name}.",
            hint=f"Its inputs are {', '.join(program.inputs)}.",
        )
    problem = pose(program, free=(), loop=False, cheap=cheap)

    def copies(name: str) -> tuple[str, ...]:
        return tuple(name if name in shared else f"{name}_l{i}" for i in range(lanes))

    loose = tuple(name for name in problem.free if name in problem.params)
    inputs = tuple(Layout(f"P_{name}", f"P_{name}", copies(name)) for name in problem.carried)
    inputs += tuple(Layout(f"Q_{name}", f"Q_{name}", (name,) * lanes) for name in loose)
    vector = {name: f"P_{name}" for name in problem.carried} | {name: f"Q_{name}" for name in loose}
    ops = []
    for name, k in problem.constants:
        vector[name] = f"c_{name}"
        ops.append(PackedOp("const", vector[name], (), (k,) * lanes, copies(name)))
    ops += _operations(problem, lanes, vector, copies)
    outputs = tuple(
        Layout(f"R_{public}", vector[value], tuple(f"{public}_l{i}" for i in range(lanes)))
        for public, value in problem.outputs
    )
    return validate(
        PackedProgram(
            name=f"{program.name}_x_{lanes}",
            width=lanes,
            inputs=inputs,
            outputs=outputs,
            ops=tuple(ops),
            params=problem.params,
            source=program.source,
        )
    )


def _operations(
    problem: Problem, lanes: int, vector: dict[str, str], copies: Callable[[str], tuple[str, ...]]
) -> list[PackedOp]:
    ops = []
    for node in problem.nodes:
        args = tuple(vector[a] for a in node.args)
        vector[node.name] = f"v_{node.name}"
        if node.is_product:
            entry: tuple[Any, ...]
            name, entry = ("mul" if len(args) == 2 else "sqr"), ()
        elif node.is_sum:
            name, entry = "add", (node.factors,) * lanes
        elif node.factors == (2,):
            name, args, entry = "add", args * 2, ((1, 1),) * lanes
        else:
            name, entry = "mulc", node.factors * lanes
        ops.append(PackedOp(name, vector[node.name], args, entry, copies(node.name)))
    return ops
