"""The words of x86-64 meanings that are no operation of limb/ir.py: over nodes of the graph and
over integers.
"""

from ecgen.machine.table import Word, amount_of


def _clear_bit(graph, word: int, place: int) -> tuple[int, ...]:
    k = amount_of(graph, place)
    return (
        graph.make("and", (word, graph.const((1 << k) - 1)))
        if k == graph.bits - 1
        else graph.make("clearbit", (word, place)),
    )


def _opaque(name: str):
    """A node of which no rule knows anything."""
    return lambda graph, *nodes: (graph.make(name, nodes),)


FLAGS = ("C", "O", "Z")
WORDS = {
    "lea": Word(lambda graph, x: (x,), lambda bits, x: (x,)),
    "clear": Word(lambda graph: (graph.zero, graph.never, graph.never), lambda bits: (0, 0, 0)),
    "false": Word(lambda graph: (graph.never,), lambda bits: (0,)),
    "bit": Word(
        lambda graph, x, k: (graph.bit(x, amount_of(graph, k)),), lambda bits, x, k: (x >> k & 1,)
    ),
    "out": Word(
        lambda graph, x, k: (graph.bit(x, amount_of(graph, k) - 1),),
        lambda bits, x, k: (x >> k - 1 & 1,),
    ),
    "common": Word(
        lambda graph, x, y: (graph.make("iszero", (graph.make("and", (x, y)),)),),
        lambda bits, x, y: (int(x & y == 0),),
    ),
    "clearbit": Word(_clear_bit, lambda bits, x, k: (x & ~(1 << k),)),
    "ror": Word(_opaque("ror"), lambda bits, x, k: ((x >> k | x << bits - k) % (1 << bits),)),
}
