"""The words of AArch64 meanings that are no operation of limb/ir.py: over nodes of the graph and
over integers.
"""

from ecgen.machine.chains import HALF
from ecgen.machine.table import Word, amount_of, by_limbs

SHIFTS = ("lsl", "lsr")
SHIFTED = ("add", "sub", "and", "or", "xor")


def _insert(graph, word: int, part: int, place: int) -> tuple[int, ...]:
    k = amount_of(graph, place)
    return (graph.const(amount_of(graph, word) & ~(0xFFFF << k) | amount_of(graph, part) << k),)


def _less(graph, a: int, b: int) -> tuple[int, ...]:
    """The borrow of a - b; of 0 - (c as a word) it is c."""
    flag = graph.flag_word.get(b) if a == graph.zero else None
    return (graph.make("sub", (a, b), 1) if flag is None else flag,)


def _less_ones(graph, word: int, *borrow: int) -> tuple[int, ...]:
    """Difference and borrow of a word and the word of ones, with a borrow in or none."""
    name, args = ("sbb" if borrow else "sub"), (word, graph.const(graph.ones), *borrow)
    return graph.make(name, args), graph.make(name, args, 1)


def _half_product(graph, a: int, b: int, c: int) -> tuple[int, ...]:
    """The product of the lower halves of two words, and a third word."""
    return (graph.make(HALF, (a, b, c)),)


def _half_numbers(bits: int, a: int, b: int, c: int) -> tuple[int, ...]:
    most = (1 << bits // 2) - 1
    return (((a & most) * (b & most) + c) % (1 << bits),)


def _nonzero(graph, word: int) -> tuple[int, ...]:
    """Whether a word is not 0: of the word of a flag that flag, of others nothing is known."""
    flag = graph.flag_word.get(word)
    return (graph.make("nonzero", (word,)) if flag is None else flag,)


def _with_shift(name: str, shift: str) -> Word:
    """`name` of the first argument and the second one shifted by the third."""

    def shifted(graph, word: int, amount: int) -> int:
        k = amount_of(graph, amount)
        if shift == "lsl":
            return graph.times(word, 1 << k)
        return graph.make("shr", (word, graph.shifted(k)))

    def nodes(graph, a: int, b: int, amount: int) -> tuple[int, ...]:
        operands = (a, shifted(graph, b, amount))
        return tuple(graph.make(name, operands, k) for k in range(_results(name)))

    def numbers(bits: int, a: int, b: int, k: int) -> tuple[int, ...]:
        moved = (b << k if shift == "lsl" else b >> k) % (1 << bits)
        return by_limbs(name)(bits, a, moved)[: _results(name)]

    return Word(nodes, numbers)


def _results(name: str) -> int:
    return 2 if name in ("add", "sub") else 1


FLAGS = ("C", "B", "N", "Z")
WORDS = {
    "insert": Word(_insert, lambda bits, x, part, k: (x & ~(0xFFFF << k) | part << k,)),
    "high": Word(
        lambda graph, a, b: (graph.make("mulwide", (a, b), 0),), lambda bits, a, b: (a * b >> bits,)
    ),
    "mla": Word(
        lambda graph, a, b, c: (graph.make("add", (graph.make("mullo", (a, b)), c)),),
        lambda bits, a, b, c: ((a * b + c) % (1 << bits),),
    ),
    "mulhalf": Word(_half_product, _half_numbers),
    "carry": Word(
        lambda graph, a, b, *c: (graph.make("adc" if c else "add", (a, b, *c), 1),),
        lambda bits, a, b, c=0: (a + b + c >> bits,),
    ),
    "top": Word(lambda graph, x: (graph.bit(x, graph.bits - 1),), lambda bits, x: (x >> bits - 1,)),
    "less": Word(_less, lambda bits, a, b: (int(a < b),)),
    "short": Word(
        lambda graph, a, b, c: (graph.make("sbb", (a, b, c), 1),),
        lambda bits, a, b, c: (int(a < b + c),),
    ),
    "minusones": Word(
        _less_ones, lambda bits, x, c=0: ((x + 1 - c) % (1 << bits), int(x + 1 - c < 1 << bits))
    ),
    "nonzero": Word(_nonzero, lambda bits, x: (int(x != 0),)),
    "bit": Word(
        lambda graph, x, k: (graph.bit(x, amount_of(graph, k)),), lambda bits, x, k: (x >> k & 1,)
    ),
    "plus": Word(
        lambda graph, x, c: (graph.make("adc", (x, graph.zero, c)),),
        lambda bits, x, c: ((x + c) % (1 << bits),),
    ),
    **{f"{name}_{shift}": _with_shift(name, shift) for name in SHIFTED for shift in SHIFTS},
}
