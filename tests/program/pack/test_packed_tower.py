"""Packings over F_{p^2} as packings over F_p: the components of every result, for any i^2, and
nothing else.
"""

from dataclasses import replace
from random import Random

import pytest

from ecgen.errors import BoundError
from ecgen.extension import Element
from ecgen.extension import components as numbers
from ecgen.program.pack.ir import Layout, PackedOp, PackedProgram
from ecgen.program.pack.rewrite.beside import beside
from ecgen.program.pack.rewrite.tower import expand_packed
from ecgen.program.passes.tower import components
from tests.support.program.pack.interpret import interpret
from tests.support.program.pack.tower import FORMULAS, packings

FIELDS = ((19, -1), (19, 2), (2**61 - 1, -1), (2**61 - 1, 3), (2**255 - 19, 2))
WAYS = (expand_packed, beside)


def wrong(packed: PackedProgram, below: PackedProgram, p: int, n: int, rounds: int = 20) -> int:
    """How often the components differ."""
    random, count = Random(f"{p} {n}"), 0
    for _ in range(rounds):
        held = {
            name: Element(
                *(random.choice((0, 1, p - 1, *[random.randrange(p)] * 3)) for _ in range(2)), p, n
            )
            for x in packed.inputs
            for name in x.lanes
            if name
        }
        found = interpret(
            below,
            {
                part: number
                for name, value in held.items()
                for part, number in zip(components(name), numbers(value, 2))
            },
            p,
        )
        wanted = {
            part: number
            for name, value in interpret(packed, held, p).items()
            for part, number in zip(components(name), numbers(value, 2))
        }
        count += found != wanted
    return count


@pytest.mark.parametrize(("p", "n"), FIELDS)
@pytest.mark.parametrize("name", FORMULAS)
@pytest.mark.parametrize("way", WAYS)
def test_components_of_every_result(name, p, n, way):
    found = packings(name)
    assert len(found) > 1
    for packed in found:
        assert not wrong(packed, way(packed, n), p, n)


@pytest.mark.parametrize("way", WAYS)
def test_another_field_or_a_changed_operation_is_seen(way):
    p, n = 2**61 - 1, -1
    packed = packings(FORMULAS[way is beside])[0]
    assert wrong(packed, way(packed, 3), p, n)
    below = way(packed, n)
    scaled = [k for k, op in enumerate(below.ops) if op.name == "mulc"]
    assert len(scaled) > (way is expand_packed)
    for k in scaled:
        op = below.ops[k]
        assert wrong(
            packed,
            replace(
                below,
                ops=(
                    *below.ops[:k],
                    replace(op, lanes=tuple(x and -x for x in op.lanes)),
                    *below.ops[k + 1 :],
                ),
            ),
            p,
            n,
        ), op


def test_a_factor_outside_of_the_prime_field_is_refused():
    lanes = ("X1", None, None, None)
    packed = PackedProgram(
        "scaled",
        4,
        (Layout("P", "P", lanes),),
        (Layout("R1", "r", ("X3", None, None, None)),),
        (PackedOp("mulc", "r", ("P",), ("3*d", None, None, None), lanes),),
        ("d",),
    )
    for way in WAYS:
        with pytest.raises(BoundError, match="`?d`? does not lie in F_p"):
            way(packed, -1)
    assert len(expand_packed(packed, -1, frozenset({"d"})).ops) == 2


def test_components_side_by_side_take_half_the_products():
    """Of a product two, not four, and of a square one; what is linear in the table entry is not
    moved, and every factor that is moved has its half of the vector.
    """
    double, add = (packings(name)[0] for name in FORMULAS)
    for packed, products in ((double, 3), (add, 4)):
        made = beside(packed, -1)
        assert (made.width, len(made.inputs), len(made.outputs)) == (
            8,
            2 * len(packed.inputs),
            2 * len(packed.outputs),
        )
        assert sum({"mul": 1, "dot": 2}.get(op.name, 0) for op in made.ops) == products
    (table,) = (op for op in beside(add, -1).ops if op.name == "dot")
    assert table.args[1] == "Q_0" or not any(
        op.out == table.args[1] and op.name == "perm" and set(op.lanes[:4]) != set(op.lanes[4:])
        for op in beside(add, -1).ops
    )
