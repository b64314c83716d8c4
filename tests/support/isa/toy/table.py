"""The instructions of the toy: on words of 64 bits in registers r0 ... r95, arguments in a0, a1 ...

    mov d, s                  a register, a word of memory such as [a1 + 8], or a number
    mad d, s, t, u, v, w      2^64 d + s = t u + v + w
    sub d, s, t, u, v         d - 2^64 s = t - u - v, for v 0 or 1
    and d, s, t               bitwise, as or
    top d, s, t               d = s if the highest bit of t is 1, else 0
    shr d, s, t, u            d = (2^64 s + t) / 2^u, rounded down, without what is over 2^64
    sel d, s, t, u            d = t if s is 1, u if it is 0
    loop d, label             d = d - 1, and on to the label unless that is 0

A carry is a word that is 0 or 1.
"""

from dataclasses import dataclass

from ecgen.errors import CheckFailure
from ecgen.machine.table import InstructionTable, Word, amount_of


@dataclass(frozen=True)
class Row:
    """`roles` of the operands, w for those that are written."""

    mnemonic: str
    roles: str
    meaning: tuple[str, ...]
    writes: str = ""
    reads: str = ""
    implicit_reads: tuple[str, ...] = ()
    implicit_writes: tuple[str, ...] = ()
    secret_safe: bool = True


def _mad(graph, t, u, v, w):
    """As the operations of limb programs that it stands for: a sum or a product."""
    for one, x in ((t, u), (u, t)):
        if graph.amount.get(one) == 1:
            return _with_carry(graph, ("add", "adc"), (x, v), w)
    return tuple(graph.make("maal", (t, u, v, w), k) for k in (0, 1))


def _sub(graph, t, u, v):
    if v == graph.zero and graph.amount.get(u) == 1:  # only 0 - 1 borrows
        return graph.make("sub", (t, u)), graph.make("word", (graph.make("iszero", (t,)),))
    return _with_carry(graph, ("sub", "sbb"), (t, u), v)[::-1]


def _with_carry(graph, names, words, carry):
    """(carry as a word, result)."""
    if carry == graph.zero:
        name, args = names[0], words
    elif carry in graph.flag_word:
        name, args = names[1], (*words, graph.flag_word[carry])
    else:
        raise CheckFailure(
            "a carry is a word that may be more than 1, which the toy does not add.",
            where=__file__,
            hint="It has fields, and no scalars of curves: `ecgen field`.",
        )
    return graph.make("word", (graph.make(name, args, 1),)), graph.make(name, args)


def _sel(graph, s, t, u):
    if s not in graph.flag_word:
        raise CheckFailure("a choice is made by a word that may be more than 1.")
    return (graph.make("select", (graph.flag_word[s], t, u)),)


def _shr(graph, s, t, u):
    words = (t,) if s == graph.zero else (s, t)
    name, amount = ("shr", "shrd")[len(words) - 1], graph.shifted(amount_of(graph, u))
    return (graph.make(name, (*words, amount)),)


WORDWISE = {"and": "and", "or": "or", "top": "topand"}
WORDS = {
    "mad": Word(_mad, lambda bits, t, u, v, w: divmod(t * u + v + w, 1 << bits)),
    "minus": Word(_sub, lambda bits, t, u, v: ((t - u - v) % (1 << bits), int(t < u + v))),
    "right": Word(_shr, lambda bits, s, t, u: (((s << bits | t) >> u) % (1 << bits),)),
    "choice": Word(_sel, lambda bits, s, t, u: (t if s else u,)),
}
ROWS = (
    Row("mov", "wr", ("d = copy s",)),
    Row("mad", "wwrrrr", ("d s = mad t u v w",)),
    Row("sub", "wwrrr", ("d s = minus t u v",)),
    *(Row(name, "wrr", (f"d = {word} s t",)) for name, word in WORDWISE.items()),
    Row("shr", "wrrr", ("d = right s t u",)),
    Row("sel", "wrrr", ("d = choice s t u",)),
    Row("loop", "w", ("d Z = countdown d",), writes="Z"),
)
TABLE = InstructionTable({row.mnemonic: row for row in ROWS}, ("Z",), WORDS)
