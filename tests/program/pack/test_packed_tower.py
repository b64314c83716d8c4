"""Packings over F_{p^2} as packings over F_p: the components of every result, for any i^2, and nothing else."""

from dataclasses import replace
from random import Random

import pytest

from ecgen.errors import BoundError
from ecgen.extension import Element, components as numbers
from ecgen.formula import load, to_field_program
from ecgen.program.pack.emit import emit
from ecgen.program.pack.interpret import interpret
from ecgen.program.pack.ir import Layout, PackedOp, PackedProgram
from ecgen.program.pack.problem import pose
from ecgen.program.pack.record import read_packings
from ecgen.program.pack.tower import expand_packed
from ecgen.program.passes import clean
from ecgen.program.passes.tower import components

FIELDS = ((19, -1), (19, 2), (2**61 - 1, -1), (2**61 - 1, 3), (2**255 - 19, 2))
FORMULAS = ("twisted/extended-1/doubling/dbl-2008-hwcd-n", "twisted/extended-1/addition/readd-2008-hwcd-3")


def packings(name: str) -> "list[PackedProgram]":
    program = clean(to_field_program(load(name)))
    return [emit(row.plan, row.model) for row in read_packings(pose(program), 4)]


def wrong(packed: PackedProgram, below: PackedProgram, p: int, n: int, rounds: int = 20) -> int:
    """How often the components differ."""
    random, count = Random(f"{p} {n}"), 0
    for _ in range(rounds):
        held = {name: Element(*(random.choice((0, 1, p - 1, *[random.randrange(p)] * 3)) for _ in range(2)), p, n) for x in packed.inputs for name in x.lanes if name}
        found = interpret(below, {part: number for name, value in held.items() for part, number in zip(components(name), numbers(value, 2))}, p)
        wanted = {part: number for name, value in interpret(packed, held, p).items() for part, number in zip(components(name), numbers(value, 2))}
        count += found != wanted
    return count


@pytest.mark.parametrize(("p", "n"), FIELDS)
@pytest.mark.parametrize("name", FORMULAS)
def test_components_of_every_result(name, p, n):
    found = packings(name)
    assert len(found) > 1
    for packed in found:
        assert not wrong(packed, expand_packed(packed, n), p, n)


def test_another_field_or_a_changed_operation_is_seen():
    p, n = 2**61 - 1, -1
    packed = packings(FORMULAS[0])[0]
    assert wrong(packed, expand_packed(packed, 3), p, n)
    below = expand_packed(packed, n)
    scaled = [k for k, op in enumerate(below.ops) if op.name == "mulc"]
    assert len(scaled) > 1
    for k in scaled:
        op = below.ops[k]
        assert wrong(packed, replace(below, ops=(*below.ops[:k], replace(op, lanes=tuple(x and -x for x in op.lanes)), *below.ops[k + 1:])), p, n), op


def test_a_factor_outside_of_the_prime_field_is_refused():
    lanes = ("X1", None, None, None)
    packed = PackedProgram("scaled", 4, (Layout("P", "P", lanes),), (Layout("R1", "r", ("X3", None, None, None)),), (PackedOp("mulc", "r", ("P",), ("3*d", None, None, None), lanes),), ("d",))
    with pytest.raises(BoundError, match="`?d`? does not lie in F_p"):
        expand_packed(packed, -1)
    assert len(expand_packed(packed, -1, frozenset({"d"})).ops) == 2
