"""Shuffles hold what was wanted in the fewest instructions; programs limb by limb do what they did
before.
"""

import random
from dataclasses import replace
from itertools import product

import pytest

from ecgen.errors import CheckFailure
from ecgen.field.lanes.doubles.plain import ScaledField
from ecgen.field.lanes.packed import lower_packed
from ecgen.field.lanes.shuffle import cheapest, emit_shuffle
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.interpret import run_vectors
from ecgen.limb.lanes.ir import LANES
from ecgen.limb.lanes.order import by_limbs, require_same
from ecgen.program.pack.text import parse
from tests.support.isa.avx.vectors import limbs_at_extremes

VECTORS = {name: tuple((name, k) for k in range(LANES)) for name in ("x", "y")}
BOTH = [lane for lanes in VECTORS.values() for lane in lanes]
PROGRAM = """
packed sample width 4
input P = P [A1 B1 C1 D1]
p = perm(P) {2 3 0 1} -> [C1 D1 A1 B1]
s = add(P, p) {a+b a+b a-b a-b} -> [* * * *]
m = mul(s, p) -> [* * * *]
q = perm(m) {1 1 3 3} -> [* * * *]
t = lin(m, q) {3:1 1:-2 5:1 1:1} -> [* * * *]
n = sqr(t) -> [* * * *]
output R = n [A3 B3 C3 D3]
"""


def size(shuffle) -> int:
    return (
        bool(shuffle.op)
        + (
            0
            if len(shuffle.args) == 2 and shuffle.args[0] == shuffle.args[1]
            else sum(map(size, shuffle.args[1:]))
        )
        + (size(shuffle.args[0]) if shuffle.args else 0)
    )


def once(lanes) -> set:
    """Everything that one instruction makes of two vectors, from the manual's words."""
    made = set()
    for x, y in product(lanes, repeat=2):
        made |= {
            tuple((x, y)[bit][k] for k, bit in enumerate(bits))
            for bits in product((0, 1), repeat=LANES)
        }
        made |= {(x[a], y[b], x[2 + c], y[2 + d]) for a, b, c, d in product((0, 1), repeat=LANES)}
        made |= {one + two for one in (x[:2], x[2:]) for two in (y[:2], y[2:])}
    return made


def test_the_fewest_instructions():
    """What one or two instructions can make, from first principles, and nothing else, costs one or
    two.
    """
    given = set(VECTORS.values())
    one = once(given)
    assert all(size(cheapest(wanted, VECTORS)) == (wanted not in given) for wanted in one)
    rng = random.Random(3)
    for wanted in rng.sample(sorted(product(BOTH, repeat=LANES)), 60):
        found = cheapest(wanted, VECTORS)
        assert found.lanes == wanted and size(found) <= 5
        assert (size(found) <= 1) == (wanted in one | given)


def test_free_lanes_save_instructions():
    x, y = VECTORS["x"], VECTORS["y"]
    assert size(cheapest((x[2], None, y[0], y[1]), VECTORS)) == 1
    assert size(cheapest((None, x[1], None, None), VECTORS)) == 0
    assert (
        size(cheapest((x[3], x[0], x[1], x[2]), VECTORS, across=True))
        == 1
        < size(cheapest((x[3], x[0], x[1], x[2]), VECTORS))
    )


def test_what_is_emitted_holds_it():
    rng = random.Random(4)
    for _ in range(40):
        wanted = tuple(rng.choice([*BOTH, None]) for _ in range(LANES))
        found = cheapest(wanted, VECTORS)
        b = VectorBuilder("shuffle")
        elements = {name: b.input(name, "word", ((0, 99),), (0,)) for name in VECTORS}
        limb = emit_shuffle(b, found, {name: e.limbs[0] for name, e in elements.items()})
        out = replace(elements["x"], name="r", limbs=(limb,))
        result = run_vectors(b.build([out]), {"x": [(10, 11, 12, 13)], "y": [(20, 21, 22, 23)]})[
            "r"
        ][0]
        assert all(
            want is None or have == {"x": 10, "y": 20}[want[0]] + want[1]
            for want, have in zip(wanted, result)
        )


def test_limb_by_limb():
    lowered = lower_packed(parse(PROGRAM), ScaledField(2**255 - 19))
    assert lowered.ordered.ops != lowered.vectors.ops
    inputs = {e.name: limbs_at_extremes(random.Random(5), e) for e in lowered.vectors.inputs}
    assert run_vectors(lowered.ordered, inputs) == run_vectors(lowered.vectors, inputs)
    products = {op.out for op in lowered.vectors.ops}
    assert by_limbs(lowered.vectors, products).ops == lowered.vectors.ops


@pytest.mark.parametrize("damage", ["missing", "constant", "operands", "output"])
def test_another_program_is_not_the_same_in_another_order(damage):
    lowered = lower_packed(parse(PROGRAM), ScaledField(2**255 - 19))
    ops = list(lowered.ordered.ops)
    at = next(
        i for i, op in enumerate(ops) if op.name == ("const" if damage == "constant" else "fsub")
    )
    match damage:
        case "missing":
            del ops[at]
        case "constant":
            ops[at] = replace(ops[at], args=tuple(word + 1 for word in ops[at].args))
        case "operands":
            ops[at] = replace(ops[at], args=ops[at].args[::-1])
    changed = replace(
        lowered.ordered,
        ops=tuple(ops),
        outputs=() if damage == "output" else lowered.ordered.outputs,
    )
    require_same(lowered.vectors, lowered.ordered)
    with pytest.raises(CheckFailure):
        require_same(lowered.vectors, changed)
