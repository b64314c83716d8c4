"""A hash-consed graph of machine words and flags: equal nodes are equal values for all inputs.

A node is an operation over nodes, made once; before it is made the rules of rules.py and
half_rules.py bring it into a normal form. Beside the nodes the graph keeps what rules ask of them:
how they were made, which are constants, multiples, shifted right, the word of a flag, a flag times
a constant. Trusted: this file, rules.py and half_rules.py; tests compare them with integers.
"""

from collections.abc import Hashable

from ecgen.machine.validation.half_rules import HALVES
from ecgen.machine.validation.rules import ORDER, RULES, Form, Nodes

NO_CARRY = "no carry"
WIDE = 1 << 31
EVERY = (*RULES, *HALVES, ORDER)
REWRITES = {
    name: tuple(rule.rewrite for rule in EVERY if name in rule.names)
    for rule in EVERY
    for name in rule.names
}


class Graph:
    """Words of `bits` bits; an AND with 2^k - 1 >= `wide` is kept as two shifts, as machines
    without such an immediate make it.
    """

    def __init__(self, bits: int, wide: int = WIDE):
        self.bits, self.wide = bits, wide
        self.nodes: dict[tuple[Hashable, ...], int] = {}
        self.amount: dict[int, int] = {}
        self.shift: dict[int, int] = {}
        self.right: dict[int, int] = {}
        self.scaled: dict[int, tuple[int, int]] = {}
        self.product: dict[int, tuple[int, int]] = {}
        self.flag_word: dict[int, int] = {}
        self.forms: dict[int, Form] = {}
        self.zero, self.never = self.const(0), self.leaf(NO_CARRY)

    @property
    def ones(self) -> int:
        """The word of ones, as a number."""
        return (1 << self.bits) - 1

    def leaf(self, key: Hashable) -> int:
        return self.nodes.setdefault(("leaf", key), len(self.nodes))

    def const(self, value: int) -> int:
        value %= 1 << self.bits
        node = self.leaf(value)
        self.amount[node] = value
        return node

    def shifted(self, amount: int) -> int:
        """The leaf that stands for a constant shift amount."""
        node = self.leaf(("amount", amount))
        self.shift[node] = amount
        return node

    def times(self, node: int, factor: int) -> int:
        """The node for node * factor modulo 2^w, as one product of what is not itself such a
        product.
        """
        base, have = self.product.get(node, (node, 1))
        factor = factor * have % (1 << self.bits)
        if factor == 1:
            return base
        if factor == 0 or base in self.amount:
            return self.const(self.amount.get(base, 0) * factor)
        result = self.nodes.setdefault(("times", base, factor), len(self.nodes))
        self.product[result] = base, factor
        return result

    def are_disjoint(self, a: int, b: int) -> bool:
        """Whether one node is x * 2^k modulo 2^w and the other y >> (w - k), so that adding is
        OR.
        """
        for x, y in ((a, b), (b, a)):
            factor, low = self.product.get(x, (x, 1))[1], self.right.get(y)
            if low is not None and factor % (1 << self.bits - low) == 0:
                return True
        return False

    def claim_zero(self, name: str, args: Nodes, result: int) -> None:
        """Take a flag that is proven to be 0 for the node `no carry`, wherever it is computed."""
        form = self.normal(name, args, result)
        if isinstance(form, tuple):
            self.nodes.setdefault(form, self.never)

    def claim_flag(self, word: int) -> None:
        """Take a word that is proven to be 0 or 1 for the word of the flag that is cast from it."""
        self.flag_word[word] = self.make("flag", (word,))

    def normal(self, name: str, args: Nodes, result: int) -> int | Form:
        """A node that stands for the result already, or the key under which it is kept: no rule
        changes it any more.
        """
        form: Form = name, args, result
        while True:
            for rewrite in REWRITES.get(form[0], ()):
                changed = rewrite(self, *form)
                if changed is not None:
                    break
            else:
                return form
            if isinstance(changed, int):
                return changed
            form = changed

    def make(self, name: str, args: Nodes, result: int = 0) -> int:
        """The node for result number `result` of the operation."""
        form = self.normal(name, args, result)
        if isinstance(form, int):
            return form
        node = self.nodes.setdefault(form, len(self.nodes))
        self.forms.setdefault(node, form)
        self._note(node, *form)
        return node

    def bit(self, word: int, place: int) -> int:
        """The flag that is a bit of a word; only of the lowest and the top bit do rules know
        more.
        """
        if place == 0:
            return self.make("flag", (word,))
        top = place == self.bits - 1
        return (
            self.make("flag", (self.make("shr", (word, self.shifted(place))),))
            if top
            else self.leaf((word, "bit", place))
        )

    def _note(self, node: int, name: str, args: Nodes, result: int) -> None:
        """What rules may want to know of a node that was made."""
        if name == "word":
            self.flag_word[node] = args[0]
        elif name == "mask":
            self.scaled[node] = args[0], self.ones
        elif name == "and":
            for x, y in (args, args[::-1]):
                if x in self.scaled and y in self.amount:
                    self.scaled[node] = self.scaled[x][0], self.scaled[x][1] & self.amount[y]
        elif name == "shr":
            self.right[node] = self.shift[args[1]]
