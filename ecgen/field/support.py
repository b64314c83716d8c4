"""Field routines that are no formula: canonical form, zero test, moves, swaps and negation under a
flag.

Each function returns a LimbProgram; a flag comes in as an element `f` of one word that is 0 or 1.
"""

from ecgen.errors import BoundError
from ecgen.field.products.rows import Rows
from ecgen.field.reduction.fold import Number, add_chain, fold_bit, scale
from ecgen.field.reduction.linear import lower_linear
from ecgen.field.reduction.pseudo_mersenne import Field
from ecgen.field.reduction.reduce_to import close
from ecgen.field.representation import Representation
from ecgen.field.representations import montgomery
from ecgen.limb.builder import LimbBuilder
from ecgen.limb.ir import Element, LimbProgram


def _below_twice_p(b: LimbBuilder, field: Field, v: Number) -> Number:
    """v mod p below 2p: folded at bit m while 3c <= 2^m, so that v >> m shrinks to 1 and 2^m - 1 +
    c is below 2p.
    """
    while v.high >= 2 * field.p:
        v = fold_bit(b, field, v) if 3 * field.c <= 1 << field.m else _shrink_word(b, field, v)
        b.hint(v.words, v.low, v.high)
    return v


def _shrink_word(b: LimbBuilder, field: Field, v: Number) -> Number:
    """A word v mod p, smaller: its upper bits from the best bit e on times 2^e mod p; when no e
    helps, less 2^k p if it is as large.

    2^k p is the greatest multiple in reach; v + 2^k c shows at bit m + k whether v reaches it.
    """

    def folded(e: int) -> int:
        return (1 << e) - 1 + pow(2, e, field.p) * (v.high >> e)

    e = min(range(field.m, v.high.bit_length()), key=folded, default=field.m)
    k = (v.high // field.p).bit_length() - 1
    if field.n > 1 or (folded(e) >= v.high and field.m + k >= b.bits):
        raise BoundError(
            f"the prime 2^{field.m} - {field.c} is so far below 2^{field.m} that folds do not come"
            " below 2p.",
            hint="Take a prime 2^m - c with 3c <= 2^m.",
        )
    if folded(e) < v.high:
        upper = scale(b, b.word("shr", v.words[0], e), v.high >> e, pow(2, e, field.p))
        (word,), carry = add_chain(b, (b.word("and", v.words[0], (1 << e) - 1),), upper)
        b.zero(carry)
        return Number((word,), 0, folded(e))
    shifted, carry = b.add(v.words[0], field.c << k)
    b.zero(carry)
    reached = b.word("flag", b.word("shr", shifted, field.m + k))
    word, borrow = b.sub(v.words[0], b.word("and", b.word("mask", reached), field.p << k))
    b.zero(borrow)
    return Number((word,), 0, (field.p << k) - 1)


def _reduced(b: LimbBuilder, field: Representation, x: Element) -> tuple:
    """The words of x mod p in [0, p)."""
    if ("subtract",) in field.closings:
        return close(b, field, Number(x.limbs, x.low, x.high), field.p - 1).words
    v = _below_twice_p(b, field, Number(x.limbs, x.low, x.high))
    shifted, carry = add_chain(b, v.words, (field.c,) + (0,) * (field.n - 1))
    if field.room:
        b.zero(carry)
        excess = b.word("shr", shifted[-1], b.bits - field.room)
        shifted = (*shifted[:-1], b.word("and", shifted[-1], (1 << b.bits - field.room) - 1))
        carry = b.word("flag", excess)
    return tuple(b.word("select", carry, s, w) for s, w in zip(shifted, v.words))


def define_reduced(b: LimbBuilder, field: Representation, name: str, x: Element) -> Element:
    """The element `name` = x mod p in [0, p)."""
    return b.define(name, _reduced(b, field, x), 0, field.p - 1)


def canon(field: Representation) -> LimbProgram:
    """r = a mod p with 0 <= r < p, for any element a."""
    b = LimbBuilder("fe_canon", field.bits)
    a = b.input("a", field.n, *field.loose)
    b.begin("r", "r = a mod p, below p")
    return b.build([b.define("r", _reduced(b, field, a), 0, field.p - 1)])


def is_zero(field: Representation) -> LimbProgram:
    """z = 1 if a is 0 mod p, else 0."""
    b = LimbBuilder("fe_is_zero", field.bits)
    a = b.input("a", field.n, *field.loose)
    b.begin("m", "z = (a mod p == 0)")
    reduced = define_reduced(b, field, "m", a)
    total = reduced.limbs[0]
    for word in reduced.limbs[1:]:
        total = b.word("or", total, word)
    return b.build([b.define("z", (b.word("word", b.word("iszero", total)),), 0, 1)])


def _flag(b: LimbBuilder) -> Element:
    return b.input("f", 1, 0, 1)


def _choose(b: LimbBuilder, name: str, flag: str, yes: Element, no: Element) -> Element:
    words = tuple(b.word("select", flag, y, n) for y, n in zip(yes.limbs, no.limbs))
    return b.define(name, words, min(yes.low, no.low), max(yes.high, no.high))


def cmov(field: Representation) -> LimbProgram:
    """s = a if f else r."""
    b = LimbBuilder("fe_cmov", field.bits)
    r, a, f = b.input("r", field.n, *field.loose), b.input("a", field.n, *field.loose), _flag(b)
    b.begin("s", "r = a where the flag is 1")
    return b.build([_choose(b, "s", b.word("flag", f.limbs[0]), a, r)])


def cswap(field: Representation) -> LimbProgram:
    """(s, t) = (b, a) if f else (a, b)."""
    b = LimbBuilder("fe_cswap", field.bits)
    x, y, f = b.input("a", field.n, *field.loose), b.input("b", field.n, *field.loose), _flag(b)
    b.begin("s", "a and b exchanged where the flag is 1")
    flag = b.word("flag", f.limbs[0])
    return b.build([_choose(b, "s", flag, y, x), _choose(b, "t", flag, x, y)])


def cneg(field: Representation) -> LimbProgram:
    """r = -a if f else a."""
    b = LimbBuilder("fe_cneg", field.bits)
    a, f = b.input("a", field.n, *field.loose), _flag(b)
    b.begin("m", "m = -a")
    minus = lower_linear(b, field, "m", [(-1, a)])
    b.begin("r", "r = m where the flag is 1, else a")
    return b.build([_choose(b, "r", b.word("flag", f.limbs[0]), minus, a)])


# name -> arguments as (C name, direction, element of the LimbProgram); what is said of them stands
# in statements.py
SIGNATURES = {
    "fe_canon": (("r", "out", "r"), ("a", "in", "a")),
    "fe_is_zero": (("a", "in", "a"), ("", "return", "z")),
    "fe_cmov": (("r", "in", "r"), ("a", "in", "a"), ("flag", "word", "f"), ("r", "again", "s")),
    "fe_cswap": (
        ("a", "in", "a"),
        ("b", "in", "b"),
        ("flag", "word", "f"),
        ("a", "again", "s"),
        ("b", "again", "t"),
    ),
    "fe_cneg": (("r", "out", "r"), ("a", "in", "a"), ("flag", "word", "f")),
    "fe_from_words": (("r", "out", "r"), ("a", "in", "a")),
    "fe_to_words": (("r", "out", "r"), ("a", "in", "a")),
}
PROGRAMS = {
    "fe_canon": canon,
    "fe_is_zero": is_zero,
    "fe_cmov": cmov,
    "fe_cswap": cswap,
    "fe_cneg": cneg,
}
CONVERSIONS = {"fe_from_words": montgomery.from_words, "fe_to_words": montgomery.to_words}


def support_program(name: str, field: Representation, rows: Rows) -> LimbProgram | None:
    """The routine's program on a machine that takes `rows`, or None if it is a formula's."""
    if name in CONVERSIONS:
        return CONVERSIONS[name](field, rows)
    return PROGRAMS[name](field) if name in PROGRAMS else None


def arguments_of(name: str, limbs: LimbProgram) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    """The C arguments of a routine of PROGRAMS, as a back end takes them: (name, direction,
    words).
    """
    words = {e.name: e.limbs for e in (*limbs.inputs, *limbs.outputs)}
    return tuple(
        (argument, direction, words[element]) for argument, direction, element in SIGNATURES[name]
    )
