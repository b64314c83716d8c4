"""Conjugation made plain: a program or equation over F_p^2 with conj() -> one without, over values
and their conjugates ("twins").

conj is a ring automorphism of order two, so every identity between elements may be read with each
name x and its conjugate, here x_conj, as two elements of any field: what holds there holds for
elements of F_p^2 and their conjugates.
"""

import functools
from dataclasses import replace

from ecgen.formula.expression import Equation, Node
from ecgen.program.ir import FieldProgram, Op

SUFFIX = "_conj"


def twin(name: str) -> str:
    """The name of the conjugate."""
    return name.removesuffix(SUFFIX) if name.endswith(SUFFIX) else name + SUFFIX


def twin_node(node: Node) -> Node:
    """The conjugate of an expression without conj."""
    if node.op == "name":
        return Node("name", value=twin(node.name))
    return Node(node.op, tuple(map(twin_node, node.args)), node.value)


def plain_node(node: Node) -> Node:
    """The expression without conj: conj(x) is the name x_conj."""
    if node.op == "conj":
        return twin_node(plain_node(node.args[0]))
    return Node(node.op, tuple(map(plain_node, node.args)), node.value)


def plain_equations(equations: tuple[Equation, ...]) -> tuple[Equation, ...]:
    """The equations without conj, and the conjugates of those that have none; the others state
    their conjugates themselves.
    """
    found = []
    for e in equations:
        found.append(replace(e, left=plain_node(e.left), right=plain_node(e.right)))
        if not e.left.has("conj") and not e.right.has("conj"):
            found.append(
                replace(e, left=twin_node(e.left), right=twin_node(e.right), text=f"conj({e.text})")
            )
    return tuple(found)


@functools.lru_cache(maxsize=64)
def with_twins(program: FieldProgram) -> FieldProgram:
    """Every operation on values, and the same on their conjugates; conj exchanges the two."""
    ops = []
    for op in program.ops:
        outs, args = tuple(map(twin, op.outs)), tuple(map(twin, op.args))
        if op.name == "conj":
            ops += [Op("copy", op.outs, args), Op("copy", outs, op.args)]
        else:
            ops += [op, Op(op.name, outs, args, op.const)]

    def both(names: tuple[str, ...]) -> tuple[str, ...]:
        return (*names, *map(twin, names))

    outputs = (
        *program.outputs,
        *((twin(public), twin(value)) for public, value in program.outputs),
    )
    return replace(
        program,
        inputs=both(program.inputs),
        params=both(program.params),
        ops=tuple(ops),
        outputs=outputs,
    )
