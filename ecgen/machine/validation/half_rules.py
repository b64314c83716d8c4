"""Rewriting rules of products that are made of products of half words: by sequences of
selection/halves.py.

Of x = x0 + x1 2^h and y = y0 + y1 2^h, words of w = 2 h bits, with t = x0 y0,

    u = x1 y0 + (t >> h), v = x0 y1 + (u mod 2^h):
        x y = (x1 y1 + (u >> h) + (v >> h)) 2^w + (v 2^h mod 2^w) + (t mod 2^h),
    y1 = 0, u = x1 y0 + (t >> h):  x y = (u >> h) 2^w + (u 2^h mod 2^w) + (t mod 2^h),
    y = x, u = x0 x1 + (t >> h + 1):
        x x = (x1 x1 + (u >> h - 1)) 2^w + (u 2^(h + 1) mod 2^w) + (t mod 2^(h + 1)).

No sum but the last ones' higher parts leaves its word, and these are what the product has. Of the
lower word v may be x0 y1 + u, whose upper bits are lost. The rules are in the form of rules.py;
tests/machine/test_half_rules.py tries them on all values of narrow words.
"""

from collections.abc import Iterator

from ecgen.machine.chains import HALF
from ecgen.machine.validation.rules import Form, Graph, Nodes, Rewritten, Rule, order_operands


def add_apart(graph: Graph, name: str, args: Nodes, result: int) -> Rewritten:
    if len(args) == 3:
        return "add", (graph.make(HALF, args[:2]), args[2]), 0
    return None


def lower_of_halves(graph: Graph, name: str, args: Nodes, result: int) -> Rewritten:
    for low, high in (args, args[::-1]):
        v, factor = graph.product.get(high, (high, 1))
        k = factor.bit_length() - 1
        t = _lowest_of(graph, low, k)
        x, y = _halved(graph, t)
        if factor != 1 << k or x < 0:
            continue
        if x == y and k == _half(graph) + 1 and _is_square_cross(graph, v, x, t):
            return "mulwide", (x, x), 1
        for a, b in ((x, y), (y, x)) if k == _half(graph) else ():
            if _is_small(graph, b) and _is_cross(graph, v, a, b, t):
                return "mulwide", (a, b), 1
            for u, _ in _seconds(graph, v, a, b):
                if _is_cross(graph, u, a, b, t):
                    return "mulwide", (a, b), 1
    return None


def upper_of_halves(graph: Graph, name: str, args: Nodes, result: int) -> Rewritten:
    if result:
        return None
    for total, moved in (args, args[::-1]):
        v = _shifted(graph, moved, _half(graph))
        for (x1, y1), rest in _sums(graph, total):
            u = _shifted(graph, rest, _half(graph))
            found = _upper(graph, u, v, x1, y1) if u >= 0 and v >= 0 else None
            if found:
                return found
        x1, other = _halved(graph, total)
        u = _shifted(graph, moved, _half(graph) - 1)
        x = _shifted(graph, x1, _half(graph))
        if x1 == other and x >= 0 and u >= 0:
            t = graph.make(HALF, (x, x))
            if _is_square_cross(graph, u, x, t):
                return "mulwide", (x, x), 0
    return None


def upper_of_small(graph: Graph, name: str, args: Nodes, result: int) -> Rewritten:
    if graph.shift[args[1]] != _half(graph):
        return None
    for _, rest in _sums(graph, args[0]):
        t = _shifted(graph, rest, _half(graph))
        x, y = _halved(graph, t)
        for a, b in ((x, y), (y, x)):
            if x >= 0 and _is_small(graph, b) and _is_cross(graph, args[0], a, b, t):
                return "mulwide", (a, b), 0
    return None


def _upper(graph: Graph, u: int, v: int, x1: int, y1: int) -> Form | None:
    """The upper word, if u and v are those of a product whose factors have these upper halves."""
    for _, rest in _sums(graph, u):
        t = _shifted(graph, rest, _half(graph))
        x, y = _halved(graph, t)
        for a, b in ((x, y), (y, x)):
            for a1, b1 in ((x1, y1), (y1, x1)):
                if (
                    x >= 0
                    and _is_upper(graph, a1, a)
                    and _is_upper(graph, b1, b)
                    and _is_cross(graph, u, a, b, t)
                    and (u, True) in _seconds(graph, v, a, b)
                ):
                    return "mulwide", (a, b), 0
    return None


def _is_cross(graph: Graph, u: int, x: int, y: int, t: int) -> bool:
    """Whether u = x1 y0 + (t >> h)."""
    return any(
        _shifted(graph, rest, _half(graph)) == t
        and any(_is_upper(graph, a, x) and b == y for a, b in (pair, pair[::-1]))
        for pair, rest in _sums(graph, u)
    )


def _is_square_cross(graph: Graph, u: int, x: int, t: int) -> bool:
    """Whether u = x0 x1 + (t >> h + 1)."""
    return any(
        _shifted(graph, rest, _half(graph) + 1) == t
        and any(_is_upper(graph, a, x) and b == x for a, b in (pair, pair[::-1]))
        for pair, rest in _sums(graph, u)
    )


def _seconds(graph: Graph, v: int, x: int, y: int) -> list[tuple[int, bool]]:
    """(u, whether its lower half alone is added) with v = x0 y1 + u."""
    found = []
    for pair, rest in _sums(graph, v):
        if any(a == x and _is_upper(graph, b, y) for a, b in (pair, pair[::-1])):
            low = _lowest_of(graph, rest, _half(graph))
            found += [(rest, False), *([(low, True)] if low >= 0 else [])]
    return found


def _half(graph: Graph) -> int:
    return graph.bits // 2


def _is_small(graph: Graph, node: int) -> bool:
    """Whether the node is a number of half a word."""
    return graph.amount.get(node, graph.ones) >> _half(graph) == 0


def _halved(graph: Graph, node: int) -> tuple[int, ...]:
    """The words of which the node is the product of the lower halves; (-1, -1) for others."""
    name, args, _ = graph.forms.get(node, ("", (), 0))
    return args if name == HALF else (-1, -1)


def _sums(graph: Graph, node: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """(words, addend) of a node that is a product of lower halves and an addend."""
    name, args, result = graph.forms.get(node, ("", (), 0))
    if name == "add" and not result:
        for product, rest in (args, args[::-1]):
            pair = _halved(graph, product)
            if pair[0] >= 0:
                yield pair, rest


def _shifted(graph: Graph, node: int, amount: int) -> int:
    """The word that the node is, shifted right so far; -1 for none."""
    name, args, _ = graph.forms.get(node, ("", (), 0))
    return args[0] if name == "shr" and graph.shift[args[1]] == amount else -1


def _lowest_of(graph: Graph, node: int, bits: int) -> int:
    """The word of which the node is the lowest bits; -1 for none."""
    word = _shifted(graph, node, graph.bits - bits)
    base, factor = graph.product.get(word, (word, 1))
    return base if factor == 1 << graph.bits - bits else -1


def _is_upper(graph: Graph, node: int, word: int) -> bool:
    """Whether the node is the upper half of the word."""
    if node in graph.amount and word in graph.amount:
        return graph.amount[node] == graph.amount[word] >> _half(graph)
    return _shifted(graph, node, _half(graph)) == word


HALVES = (
    Rule(("or",), "the lower word of a product from those of half words", lower_of_halves),
    Rule(("add",), "the upper word of a product from those of half words", upper_of_halves),
    Rule(("shr",), "the same, one factor a number of half a word", upper_of_small),
    Rule((HALF,), "the product of lower halves by itself, then the third word", add_apart),
    Rule((HALF,), "x o y = y o x", order_operands),
)
