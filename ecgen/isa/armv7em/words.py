"""The words of ARMv7E-M meanings that are no operation of limb/ir.py: over nodes of the graph and
over integers.
"""

from ecgen.errors import Defect
from ecgen.machine.table import Word, amount_of, by_limbs


def _movt(graph, word: int, upper: int) -> tuple[int, ...]:
    return (graph.const(amount_of(graph, word) & 0xFFFF | amount_of(graph, upper) << 16),)


def _mla(graph, a: int, b: int, c: int) -> tuple[int, ...]:
    return (graph.make("add", (graph.make("mullo", (a, b)), c)),)


def _bic(graph, a: int, b: int) -> tuple[int, ...]:
    return (graph.make("and", (a, graph.make("not", (b,)))),)


def _lowbits(graph, word: int, count: int) -> tuple[int, ...]:
    return (graph.make("and", (word, graph.const((1 << amount_of(graph, count)) - 1))),)


def _maskbytes(graph, word: int) -> tuple[int, ...]:
    """The four flags GE of a word that is the mask of a flag: all of them that flag."""
    flag, factor = graph.scaled.get(word, (None, 0))
    if factor != graph.ones:
        raise Defect("the bytes of a word that is no mask are tested.")
    return graph.leaf(("bytes", word)), flag


def _with_shift(name: str, shift: str) -> Word:
    """`name` of the first argument and the second one shifted by the third."""

    def nodes(graph, a: int, b: int, amount: int) -> tuple[int, ...]:
        k = amount_of(graph, amount)
        return (
            graph.make(
                name,
                (
                    a,
                    graph.times(b, 1 << k)
                    if shift == "lsl"
                    else graph.make("shr", (b, graph.shifted(k))),
                ),
            ),
        )

    plain = by_limbs(name)
    return Word(
        nodes,
        lambda bits, a, b, k: plain(bits, a, (b << k if shift == "lsl" else b >> k) % (1 << bits))[
            :1
        ],
    )


FLAGS = ("C", "B", "G", "Z")
WORDS = {
    "movt": Word(_movt, lambda bits, x, upper: (x & 0xFFFF | upper << 16,)),
    "mla": Word(_mla, lambda bits, a, b, c: ((a * b + c) % (1 << bits),)),
    "bic": Word(_bic, lambda bits, a, b: (a & ~b,)),
    "lowbits": Word(_lowbits, lambda bits, x, count: (x & (1 << count) - 1,)),
    "maskbytes": Word(_maskbytes, lambda bits, x: (x & 0xFEFEFEFE, int(x != 0))),
    **{
        f"{name}_{shift}": _with_shift(name, shift)
        for name in ("or", "xor", "add")
        for shift in ("lsl", "lsr")
    },
}
