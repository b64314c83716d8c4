"""Every rewriting rule of the graph against integers: on all values of narrow words, on random and
extreme values of wide ones.

Operands are all nodes of a pool that holds what rules look for: inputs, a flag, the flag that is
never set, 0, 1 and other numbers, multiples, shifted words, the word, the mask and the masked
constants of a flag. A rule that never applies there is an error too.
"""

import random
from dataclasses import replace
from itertools import product

import pytest

from ecgen.isa.armv7em.words import WORDS as ARM
from ecgen.isa.x86_64.words import WORDS as X86
from ecgen.limb.interpret import evaluate
from ecgen.limb.ir import ARGUMENTS, LimbOp
from ecgen.machine.table import COMMON
from ecgen.machine.validation import rules
from ecgen.machine.validation.graph import Graph
from ecgen.machine.validation.rules import ORDER, RULES

NARROW, WIDE_BITS = 3, 64


class Pool:
    """A graph, nodes of words, flags and amounts, and what each is in every one of `worlds` (values
    of the inputs x, y, c).
    """

    def __init__(self, bits: int, worlds, wide: int):
        self.graph, self.worlds, self.known = Graph(bits, wide), worlds, {}
        self.bits, top = bits, 1 << bits
        self.words, self.flags, self.amounts = [], [], []
        x, y = (self.word(("input", k), [world[k] for world in worlds]) for k in (0, 1))
        c = self.keep(self.flags, self.graph.leaf(("input", 2)), [world[2] for world in worlds])
        self.keep(self.flags, self.graph.never, [0] * len(worlds))
        for number in dict.fromkeys((0, 1, 2, top // 2 - 1, top // 2, top - 1)):
            self.keep(self.words, self.graph.const(number), [number] * len(worlds))
        for amount in dict.fromkeys((1, bits // 2, bits - 1)):
            self.keep(self.amounts, self.graph.shifted(amount), [amount] * len(worlds))
            for node in (x, y):
                self.keep(
                    self.words,
                    self.graph.times(node, 1 << amount),
                    [v << amount & top - 1 for v in self.known[node]],
                )
                self.keep(
                    self.words,
                    self.graph.make("shr", (node, self.graph.shifted(amount))),
                    [v >> amount for v in self.known[node]],
                )
        self.keep(self.words, self.graph.times(x, 5), [5 * v % top for v in self.known[x]])
        mask = self.keep(
            self.words, self.graph.make("mask", (c,)), [(top - 1) * v for v in self.known[c]]
        )
        self.keep(self.words, self.graph.make("word", (c,)), self.known[c])
        self.keep(
            self.words,
            self.graph.make("and", (mask, self.graph.const(top // 2 - 2))),
            [(top // 2 - 2) * v for v in self.known[c]],
        )

    def word(self, key, values) -> int:
        return self.keep(self.words, self.graph.leaf(key), values)

    def keep(self, where: list, node: int, values) -> int:
        if node not in where:
            where.append(node)
        self.known[node] = list(values)
        return node

    def operands(self, name: str):
        """All operands of the operation that the pool has."""
        return product(
            *(
                {"w": self.words, "c": self.flags, "i": self.amounts}[kind]
                for kind in ARGUMENTS[name]
            )
        )

    def value(self, node: int) -> list[int]:
        """What a node is in every world, by the key that it was made under."""
        if node not in self.known:
            keys = {
                number: key for key, number in self.graph.nodes.items() if number not in self.known
            }
            self.known[node] = self.values_of(*self.key(keys[node]))
        return self.known[node]

    def key(self, key: tuple) -> tuple:
        match key:
            case ("leaf", int() as number):
                return "number", number, 0
            case ("leaf", ("amount", k)):
                return "number", k, 0
            case ("times", base, factor):
                return "times", (base, factor), 0
        return key

    def values_of(self, name: str, args, result: int) -> list[int]:
        """Result number `result` of an operation on nodes, in every world, by integers."""
        if name == "number":
            return [args] * len(self.worlds)
        if name == "times":
            return [v * args[1] % (1 << self.bits) for v in self.value(args[0])]
        op = LimbOp(name, ("result",) * 2, args)
        return [
            evaluate(op, list(values), self.bits)[result]
            for values in zip(*(self.value(a) for a in args))
        ]


def narrow() -> Pool:
    return Pool(NARROW, list(product(range(1 << NARROW), range(1 << NARROW), (0, 1))), 2)


def wide(bits: int) -> Pool:
    rng, top = random.Random(bits), 1 << bits
    edges = (0, 1, 2, top // 2 - 1, top // 2, top - 2, top - 1)
    values = [(rng.choice(edges), rng.choice(edges), rng.randrange(2)) for _ in range(12)]
    return Pool(
        bits,
        values
        + [(rng.getrandbits(bits), rng.getrandbits(bits), rng.randrange(2)) for _ in range(12)],
        1 << bits // 2 - 1,
    )


POOLS = {"3 bits, all values": narrow, "32 bits": lambda: wide(32), "64 bits": lambda: wide(64)}


def results(name: str) -> int:
    return 2 if name in ("add", "adc", "sub", "sbb", "mulwide", "maal") else 1


def applied(rule, pool: Pool) -> int:
    """How often the rule applies to operands of the pool; AssertionError where it changes a
    value.
    """
    count, chance = 0, random.Random(1)
    for name in rule.names:
        found = list(pool.operands(name))
        for args in found if len(found) < 1500 else chance.sample(found, 1500):
            for result in range(results(name)):
                changed = rule.rewrite(pool.graph, name, args, result)
                if changed is None:
                    continue
                count += 1
                same = pool.value(changed) if isinstance(changed, int) else pool.values_of(*changed)
                assert same == pool.values_of(name, args, result), (rule.text, name, args, result)
    return count


@pytest.mark.sample(34)
@pytest.mark.parametrize("pool", POOLS)
@pytest.mark.parametrize("rule", (*RULES, ORDER), ids=lambda rule: rule.rewrite.__name__)
def test_a_rule_keeps_the_value(rule, pool):
    count = applied(rule, POOLS[pool]())
    assert count or (
        rule.rewrite in (rules.multiply_without_addends,) and pool != "3 bits, all values"
    ), "the rule was never tried"


def wrong(rule_name: str, rewrite):
    return replace(
        next(r for r in (*RULES, ORDER) if r.rewrite.__name__ == rule_name), rewrite=rewrite
    )


def other_way(rule_name: str):
    """The rule with the two sides of the choice that it makes exchanged."""
    right = getattr(rules, rule_name)

    def exchanged(*given):
        form = right(*given)
        return (
            (form[0], (form[1][0], form[1][2], form[1][1]), form[2])
            if isinstance(form, tuple)
            else form
        )

    return exchanged


def constant_sum(graph, name, args, result):
    form = rules.collect_multiples(graph, name, args, result)
    return None if form is None else graph.times(form, 3)


WRONG = {
    "drop_carry_in": lambda graph, name, args, result: ("add", args[:2], result),
    "add_nothing": lambda graph, name, args, result: (
        args[0] if graph.zero in args and not result else None
    ),
    "carry_of_zeros": lambda graph, name, args, result: (
        ("mask", args[2:], 0) if args[:2] == (graph.zero, graph.zero) else None
    ),
    "add_carry_alone": other_way("add_carry_alone"),
    "negate_flag": lambda graph, name, args, result: (
        ("word", (graph.flag_word[args[1]],), 0)
        if args[1] in graph.flag_word and not result
        else None
    ),
    "top_bit_of_mask": lambda graph, name, args, result: (
        ("word", (graph.scaled[args[0]][0],), 0) if args[0] in graph.scaled else None
    ),
    "multiply_without_addends": lambda graph, name, args, result: (
        ("mulwide", args[:2], result) if args[2] == graph.zero else None
    ),
    "order_product_and_addends": lambda graph, name, args, result: (
        name,
        (*args[2:], *args[:2]),
        result,
    ),
    "split_double_shift": lambda graph, name, args, result: (
        rules.split_double_shift(graph, "shld", args, result) if name == "shrd" else None
    ),
    "and_constants": lambda graph, name, args, result: (
        args[0] if args[0] in graph.amount and args[1] in graph.amount else None
    ),
    "cut_by_shifts": lambda graph, name, args, result: (
        args[0] if graph.amount.get(args[1], 0) >= graph.wide else None
    ),
    "collect_multiples": constant_sum,
    "correct_under_flag": lambda graph, name, args, result: rules.correct_under_flag(
        graph, "add", args, result
    ),
    "lower_half": lambda graph, name, args, result: ("mulwide", args, 0),
    "multiply_by_constant": lambda graph, name, args, result: rules.multiply_by_constant(
        graph, name, args, 1
    ),
    "add_disjoint": lambda graph, name, args, result: None if result else ("or", args, 0),
    "invert_constant": lambda graph, name, args, result: (
        graph.const(-graph.amount[args[0]]) if args[0] in graph.amount else None
    ),
    "choose_the_same": lambda graph, name, args, result: args[1],
    "choose_constant_or_zero": lambda graph, name, args, result: (
        ("and", (graph.make("mask", args[:1]), args[2]), 0) if args[1] in graph.amount else None
    ),
    "flag_of_its_word": lambda graph, name, args, result: (
        graph.never if args[0] in graph.flag_word else None
    ),
    "order_operands": lambda graph, name, args, result: (
        name,
        (args[0], args[0], *args[2:]),
        result,
    ),
}


@pytest.mark.parametrize("name", [rule.rewrite.__name__ for rule in (*RULES, ORDER)])
def test_a_wrong_rule_fails(name):
    with pytest.raises(AssertionError):
        applied(wrong(name, WRONG[name]), narrow())


# word -> its arguments: x, y any words, c a flag as a word, numbers constants
CALLS = {
    "copy": "x",
    "lea": "x",
    "clear": "",
    "false": "",
    "bit": "c 0",
    "out": "c 1",
    "common": "x y",
    "clearbit": "x 31",
    "shl": "x 7",
    "shr": "x 7",
    "sar": "x 7",
    "shld": "x y 7",
    "shrd": "x y 31",
    "movt": "31 7",
    "mla": "x y x",
    "bic": "x y",
    "lowbits": "x 7",
    **{f"{name}_{shift}": "x y 7" for name in ("or", "xor", "add") for shift in ("lsl", "lsr")},
}
# their nodes are known to no rule, or say less than the integers
OPAQUE = {"ror", "countdown", "maskbytes"}


@pytest.mark.parametrize("words", [X86 | COMMON, ARM | COMMON], ids=["x86-64", "ARMv7E-M"])
def test_words_mean_the_same_over_nodes_and_integers(words):
    assert set(words) <= set(CALLS) | OPAQUE
    for name in set(words) - OPAQUE:
        pool = wide(32)
        (x, y), flag = pool.words[:2], pool.graph.make("word", tuple(pool.flags[:1]))
        args = [
            {"x": x, "y": y, "c": flag}.get(a)
            or pool.keep(pool.words, pool.graph.const(int(a)), [int(a)] * len(pool.worlds))
            for a in CALLS[name].split()
        ]
        nodes = words[name].nodes(pool.graph, *args)
        want = [
            words[name].numbers(32, *values) for values in zip(*(pool.value(a) for a in args))
        ] or [words[name].numbers(32)] * len(pool.worlds)
        for k, node in enumerate(nodes):
            assert pool.value(node) == [w[k] for w in want], (name, k)


def test_a_bit_other_than_the_lowest_and_the_top_one_is_no_flag_that_is_known():
    graph = Graph(64)
    word = graph.leaf("any")
    assert (
        X86["bit"].nodes(graph, word, graph.const(1))
        != X86["bit"].nodes(graph, word, graph.const(0))
        == (graph.make("flag", (word,)),)
    )
    assert X86["bit"].nodes(graph, word, graph.const(62)) == (graph.leaf((word, "bit", 62)),)
    assert X86["clearbit"].nodes(graph, word, graph.const(62)) != X86["clearbit"].nodes(
        graph, word, graph.const(63)
    )


def test_the_top_bit_as_a_flag():
    pool = wide(32)
    word = pool.words[0]
    place = pool.keep(pool.words, pool.graph.const(31), [31] * len(pool.worlds))
    (flag,) = X86["bit"].nodes(pool.graph, word, place)
    assert flag == pool.graph.make(
        "flag", (pool.graph.make("shr", (word, pool.graph.shifted(31))),)
    )
    assert pool.value(pool.graph.make("word", (flag,))) == [
        X86["bit"].numbers(32, value, 31)[0] for value in pool.value(word)
    ]
