"""Factors move into the sums that read them: v19 = b*v7 - 3*v3 in one slot instead of three.

Where a lane may have factors of its own (`lin`), a multiplication by a small constant needs no slot
unless a product or a result reads it. Values keep their names and meanings; only nodes that nobody
reads any more disappear.
"""

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import TypeVar

from ecgen.program.pack.search.problem import Node, Problem, live_nodes

T = TypeVar("T")
LIMIT = 1 << 26  # a factor that large would take the room that later sums need


def fold_factors(problem: Problem) -> Problem:
    """The problem with every factor folded that can be; idempotent."""
    while True:
        nodes = _step(problem)
        if nodes == problem.nodes:
            return problem
        problem = replace(problem, nodes=live_nodes(nodes, [value for _, value in problem.outputs]))


def _step(problem: Problem) -> tuple[Node, ...]:
    made = {node.name: node for node in problem.nodes}
    results = {value for _, value in problem.outputs}
    readers: dict[str, list[Node]] = {}
    for node in problem.nodes:
        for arg in dict.fromkeys(node.args):
            readers.setdefault(arg, []).append(node)
    for i, node in enumerate(problem.nodes):
        new = (
            _raised(node, made, readers, results)
            if len(node.factors) == 1
            else _absorbed(node, made, readers, results)
        )
        if new is not None:
            return (*problem.nodes[:i], new, *problem.nodes[i + 1 :])
    return problem.nodes


def _raised(
    node: Node,
    made: Mapping[str, Node],
    readers: Mapping[str, list[Node]],
    results: Collection[str],
) -> Node | None:
    """k*(x+y) -> k*x + k*y where nobody else reads the sum."""
    inner = made.get(node.args[0])
    if inner is None or not inner.is_sum or len(readers[inner.name]) > 1 or inner.name in results:
        return None
    factors = [_times(node.factors[0], f) for f in inner.factors]
    known = tuple(factor for factor in factors if factor is not None)
    return Node(node.name, inner.args, known) if len(known) == len(factors) else None


def _absorbed(
    node: Node,
    made: Mapping[str, Node],
    readers: Mapping[str, list[Node]],
    results: Collection[str],
) -> Node | None:
    """x + k*y read as one sum, where every reader of k*y is a sum and so can do the same."""
    for side, arg in enumerate(node.args if node.is_sum else ()):
        inner = made.get(arg)
        if (
            inner is None
            or len(inner.factors) != 1
            or arg in results
            or not all(r.is_sum for r in readers[arg])
        ):
            continue
        factor, leaf = _times(node.factors[side], inner.factors[0]), inner.args[0]
        if factor is None or leaf in node.args:
            continue
        args = _with(node.args, side, leaf)
        return Node(node.name, args, _with(node.factors, side, factor))
    return None


def _with(pair: tuple[T, ...], side: int, new: T) -> tuple[T, T]:
    """The pair with something else on one side."""
    return (new, pair[1]) if side == 0 else (pair[0], new)


def _times(j: int | str, k: int | str) -> int | str | None:
    """The product of two factors; None if it is no factor: a multiple of a parameter, or too
    large.
    """
    if type(j) is int and type(k) is int:
        return j * k if abs(j * k) < LIMIT else None
    return j if k == 1 else k if j == 1 else None
