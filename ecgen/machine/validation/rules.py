"""The rewriting rules of the graph: equations between operations on words, one function each.

A rule takes (graph, name, args, result), result number `result` of an operation on nodes, and gives
the node that is equal, an equal operation, or None where it does not apply. What is equal is equal
for all values of the nodes, with the one exception that `graph.never` is a flag that is 0.
tests/machine/test_machine_rules.py tries every rule on all values of narrow words and on random
wide ones.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

Nodes = tuple[int, ...]
Form = tuple[str, Nodes, int]
Rewritten = int | Form | None


class Graph(Protocol):
    """What rules ask of graph.py."""

    bits: int
    wide: int
    zero: int
    never: int
    amount: dict[int, int]
    shift: dict[int, int]
    scaled: dict[int, tuple[int, int]]
    product: dict[int, tuple[int, int]]
    flag_word: dict[int, int]
    forms: dict[int, Form]

    @property
    def ones(self) -> int: ...
    def const(self, value: int) -> int: ...
    def shifted(self, amount: int) -> int: ...
    def times(self, node: int, factor: int) -> int: ...
    def are_disjoint(self, a: int, b: int) -> bool: ...
    def make(self, name: str, args: Nodes, result: int = 0) -> int: ...


COMMUTATIVE = ("add", "adc", "mulwide", "and", "or", "xor")
WITHOUT_CARRY = {"adc": "add", "sbb": "sub"}


@dataclass(frozen=True)
class Rule:
    """`names`: the operations it applies to. `text`: the equation, with c a flag, x, y words, k a
    constant, w the bits of a word.
    """

    names: tuple[str, ...]
    text: str
    rewrite: Callable[[Graph, str, Nodes, int], Rewritten]


def drop_carry_in(graph: Graph, name: str, args: Nodes, result: int) -> Rewritten:
    if args[2] == graph.never:
        return WITHOUT_CARRY[name], args[:2], result
    return None


def add_nothing(graph: Graph, name: str, args: Nodes, result: int) -> Rewritten:
    if args[1] == graph.zero:
        return graph.never if result else args[0]
    if name == "add" and args[0] == graph.zero:
        return graph.never if result else args[1]
    return None


def carry_of_zeros(graph: Graph, name: str, args: Nodes, result: int) -> Rewritten:
    if args[:2] == (graph.zero, graph.zero):
        return graph.never if result else ("word", args[2:], 0)
    return None


def add_carry_alone(graph: Graph, name: str, args: Nodes, result: int) -> Rewritten:
    if result == 0 and graph.zero in args[:2]:
        other = args[0] if args[1] == graph.zero else args[1]
        return "select", (args[2], graph.make("add", (other, graph.const(1))), other), 0
    return None


def negate_flag(graph: Graph, name: str, args: Nodes, result: int) -> Rewritten:
    if result == 0 and args[0] == graph.zero and args[1] in graph.flag_word:
        return "mask", (graph.flag_word[args[1]],), 0
    return None


def top_bit_of_mask(graph: Graph, name: str, args: Nodes, result: int) -> Rewritten:
    flag, factor = graph.scaled.get(args[0], (graph.never, 0))
    if factor == graph.ones and graph.shift[args[1]] == graph.bits - 1:
        return "word", (flag,), 0
    return None


def multiply_without_addends(graph: Graph, name: str, args: Nodes, result: int) -> Rewritten:
    if args[2:] == (graph.zero, graph.zero):
        return "mulwide", args[:2], result
    return None


def order_product_and_addends(graph: Graph, name: str, args: Nodes, result: int) -> Rewritten:
    ordered = (*sorted(args[:2]), *sorted(args[2:]))
    return (name, ordered, result) if ordered != args else None


def split_double_shift(graph: Graph, name: str, args: Nodes, result: int) -> Rewritten:
    high, low, amount = args[0], args[1], graph.shift[args[2]]
    left = amount if name == "shld" else graph.bits - amount
    return (
        "or",
        (graph.times(high, 1 << left), graph.make("shr", (low, graph.shifted(graph.bits - left)))),
        0,
    )


def and_constants(graph: Graph, name: str, args: Nodes, result: int) -> Rewritten:
    if args[0] in graph.amount and args[1] in graph.amount:
        return graph.const(graph.amount[args[0]] & graph.amount[args[1]])
    return None


def cut_by_shifts(graph: Graph, name: str, args: Nodes, result: int) -> Rewritten:
    for other, constant in (args, args[::-1]):
        mask = graph.amount.get(constant, 0)
        if mask >= graph.wide and not mask & mask + 1:
            shift = graph.bits - mask.bit_length()
            return (
                ("shr", (graph.times(other, 1 << shift), graph.shifted(shift)), 0)
                if shift
                else other
            )
    return None


def collect_multiples(graph: Graph, name: str, args: Nodes, result: int) -> Rewritten:
    (a, i), (b, j) = (graph.product.get(x, (x, 1)) for x in args)
    if result == 0 and a == b and a not in graph.amount:
        return graph.times(a, i + j)
    return None


def correct_under_flag(graph: Graph, name: str, args: Nodes, result: int) -> Rewritten:
    if result == 0:
        for x, y in (args, args[::-1])[: 2 if name == "add" else 1]:
            if y in graph.scaled:
                flag, k = graph.scaled[y]
                return (
                    "select",
                    (flag, graph.make("add", (x, graph.const(k if name == "add" else -k))), x),
                    0,
                )
    return None


def lower_half(graph: Graph, name: str, args: Nodes, result: int) -> Rewritten:
    return "mulwide", args, 1


def multiply_by_constant(graph: Graph, name: str, args: Nodes, result: int) -> Rewritten:
    if result == 1:
        for x, y in (args, args[::-1]):
            if y in graph.amount:
                return graph.times(x, graph.amount[y])
    return None


def add_disjoint(graph: Graph, name: str, args: Nodes, result: int) -> Rewritten:
    if result == 0 and graph.are_disjoint(*args):
        return "or", args, 0
    return None


def invert_constant(graph: Graph, name: str, args: Nodes, result: int) -> Rewritten:
    if args[0] in graph.amount:
        return graph.const(~graph.amount[args[0]])
    return None


def choose_the_same(graph: Graph, name: str, args: Nodes, result: int) -> Rewritten:
    if args[1] == args[2]:
        return args[1]
    return None


def choose_constant_or_zero(graph: Graph, name: str, args: Nodes, result: int) -> Rewritten:
    if args[2] == graph.zero and args[1] in graph.amount:
        return "and", (graph.make("mask", args[:1]), args[1]), 0
    return None


def flag_of_its_word(graph: Graph, name: str, args: Nodes, result: int) -> Rewritten:
    return graph.flag_word.get(args[0])


def order_operands(graph: Graph, name: str, args: Nodes, result: int) -> Rewritten:
    return (name, (args[1], args[0], *args[2:]), result) if args[0] > args[1] else None


RULES = (
    Rule(("adc", "sbb"), "x +- y +- 0 = x +- y", drop_carry_in),
    Rule(("add", "sub"), "x +- 0 = x, without a carry", add_nothing),
    Rule(("adc",), "0 + 0 + c = c as a word, without a carry", carry_of_zeros),
    Rule(("adc",), "x + 0 + c = x + 1 if c else x (mod 2^w)", add_carry_alone),
    Rule(("sub",), "0 - (c as a word) = mask of c (mod 2^w)", negate_flag),
    Rule(("shr",), "(mask of c) >> w - 1 = c as a word", top_bit_of_mask),
    Rule(("maal",), "x * y + 0 + 0 = x * y", multiply_without_addends),
    Rule(("maal",), "x * y + z + t in any order", order_product_and_addends),
    Rule(("shld", "shrd"), "(high, low) shifted = high * 2^k | low >> w - k", split_double_shift),
    Rule(("and",), "i & j is a constant", and_constants),
    Rule(("and",), "x & 2^k - 1 = x * 2^(w - k) >> w - k (mod 2^w)", cut_by_shifts),
    Rule(("add",), "i * x + j * x = (i + j) * x (mod 2^w)", collect_multiples),
    Rule(("add", "sub"), "x +- (k if c else 0) = x +- k if c else x (mod 2^w)", correct_under_flag),
    Rule(("mullo",), "the lower half of the full product", lower_half),
    Rule(("mulwide",), "the lower half of x * k = x * k (mod 2^w)", multiply_by_constant),
    Rule(("add",), "x * 2^k + (y >> w - k) = x * 2^k | y >> w - k (mod 2^w)", add_disjoint),
    Rule(("not",), "the complement of a constant is one", invert_constant),
    Rule(("select",), "x if c else x = x", choose_the_same),
    Rule(("select",), "k if c else 0 = mask of c & k", choose_constant_or_zero),
    Rule(("flag",), "c as a word as a flag = c", flag_of_its_word),
)  # fmt: skip
ORDER = Rule(COMMUTATIVE, "x o y = y o x", order_operands)
