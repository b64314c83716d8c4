"""Products made of products of half words: what the graph takes for the two words of a product is
that product, for all values of narrow words and for random wide ones; what is nearly one of the
sequences is another value, and taken for none.
"""

import random
from dataclasses import replace
from itertools import product

import pytest

from ecgen.isa.aarch64.words import WORDS
from ecgen.limb.interpret import evaluate
from ecgen.limb.ir import LimbOp, LimbProgram
from ecgen.machine.chains import HALF
from ecgen.machine.selection.halves import by_halves
from ecgen.machine.validation.graph import Graph

pytestmark = pytest.mark.essential
NARROW = (4, 6)
MEAN = {"product": ("x", "y"), "square": ("x", "x"), "small": ("x", "k")}


def made(kind: str, bits: int, is_lower: bool = False) -> tuple[tuple[LimbOp, ...], LimbProgram]:
    """A product of words, the word `k` being a number of half a word; and the program of halves
    that stands for it.
    """
    constant = LimbOp("const", ("k",), ((1 << bits // 2) - 1,))
    wanted = LimbOp("mullo", ("lo",), MEAN[kind]) if is_lower else None
    ops = (constant, wanted or LimbOp("mulwide", ("hi", "lo"), MEAN[kind]))
    return ops, by_halves(LimbProgram("product", bits, (), (), ops), lambda factor: False)


def nodes(ops, graph: Graph) -> dict[str, int]:
    """Those of all results."""
    values = {name: graph.leaf(("input", name)) for name in "xy"}
    for op in ops:
        *args, last = (values[a] if isinstance(a, str) else graph.const(a) for a in op.args)
        if op.name == HALF:
            (values[op.outs[0]],) = WORDS["mulhalf"].nodes(graph, *args, last)
        elif op.name == "shl":
            values[op.outs[0]] = graph.times(args[0], 1 << op.args[1])
        elif op.name == "shr":
            values[op.outs[0]] = graph.make("shr", (args[0], graph.shifted(op.args[1])))
        elif op.name == "const":
            values[op.outs[0]] = last
        else:
            found = (graph.make(op.name, (*args, last), k) for k in range(len(op.outs)))
            values.update(zip(op.outs, found))
    return values


def numbers(ops, bits: int, x: int, y: int) -> dict[str, int]:
    """Integers of all results."""
    values = {"x": x, "y": y}
    for op in ops:
        args = [values[a] if isinstance(a, str) else a for a in op.args]
        half = op.name == HALF
        found = WORDS["mulhalf"].numbers(bits, *args) if half else evaluate(op, args, bits)
        values.update(zip(op.outs, found))
    return values


def taken(bits: int, ops, wanted) -> list[str]:
    """The words of the product that the operations are taken to make."""
    graph = Graph(bits, 1)
    theirs, ours = nodes(wanted, graph), nodes(ops, graph)
    return [word for word in wanted[-1].outs if ours[word] == theirs[word]]


@pytest.mark.parametrize("is_lower", [False, True])
@pytest.mark.parametrize("kind", MEAN)
@pytest.mark.parametrize("bits", [*NARROW, 32, 64])
def test_sequences_are_products(bits, kind, is_lower):
    """By the graph, and by integers."""
    wanted, found = made(kind, bits, is_lower)
    assert all(op.name not in ("mulwide", "mullo") for op in found.ops)
    assert taken(bits, found.ops, wanted) == list(wanted[-1].outs)
    rng = random.Random(bits)
    words = range(1 << bits) if bits in NARROW else [rng.getrandbits(bits) for _ in range(20)]
    for x, y in product(words, words):
        ours, theirs = (numbers(ops, bits, x, y) for ops in (found.ops, wanted))
        assert [ours[out] for out in wanted[-1].outs] == [theirs[out] for out in wanted[-1].outs]


def changes(ops, bits: int):
    """Every operation with another constant or another operand."""
    for k, op in enumerate(ops):
        known = ["x", "y", *(other.outs[0] for other in ops[:k])]
        for place, arg in enumerate(op.args):
            is_shift = op.name in ("shl", "shr") and place
            near = [n for n in (arg - 1, arg + 1) if n > 0] if isinstance(arg, int) else []
            near = [n for n in near if n < (bits if is_shift else 1 << bits)]
            for other in near if is_shift or op.name == "const" else (*near, *known):
                if other != arg:
                    args = (*op.args[:place], other, *op.args[place + 1 :])
                    yield (*ops[:k], replace(op, args=args), *ops[k + 1 :])


@pytest.mark.parametrize("kind", MEAN)
@pytest.mark.parametrize("bits", NARROW[:1])
def test_what_is_taken_for_a_product_is_one(bits, kind):
    """Of all programs with one operand or number changed, those whose words the graph takes for
    the product's have its values, and few are."""
    wanted, found = made(kind, bits)
    tried = passed = 0
    for ops in changes(found.ops, bits):
        tried, words = tried + 1, taken(bits, ops, wanted)
        passed += len(words) == 2
        for x, y in product(range(1 << bits), repeat=2) if words else ():
            ours, theirs = (numbers(each, bits, x, y) for each in (ops, wanted))
            assert all(ours[word] == theirs[word] for word in words), (ops, words)
    assert tried > 50 and passed < tried / 5
