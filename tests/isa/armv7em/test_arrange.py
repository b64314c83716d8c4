"""Orders of whole field operations: they respect the data flow, change no result, and save
moves.
"""

import random
from dataclasses import replace

import pytest

from ecgen.errors import ScheduleError
from ecgen.field.reduction.pseudo_mersenne import Field
from ecgen.isa.armv7em.emit import Backend, emit, lower_routine, model_cycles
from ecgen.limb.interpret import run_limbs
from ecgen.limb.ir import LimbOp
from ecgen.limb.validate import validate
from ecgen.machine.order import settle_flags
from ecgen.machine.segments import TunedOrder
from ecgen.machine.selection.arrange import (
    arrange,
    arrange_operations,
    chained_order,
    operation_needs,
    program_key,
)
from ecgen.machine.selection.fuse import fuse_products, parallel_moves
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.routine import Argument, Routine
from tests.support.isa.armv7em.annealing import order_move, tune_operations
from tests.support.isa.armv7em.routines import PRIMES, SPECS, WORD

P = PRIMES[0]
# Two independent halves, written alternately, so that each operation pushes out what the next but
# one needs.
OPS = (
    ("a", "mul", "x", "y"),
    ("b", "mul", "y", "z"),
    ("c", "sqr", "a"),
    ("d", "sqr", "b"),
    ("e", "sub", "c", "x"),
    ("f", "sub", "d", "z"),
    ("g", "mul", "e", "y"),
    ("h", "mul", "f", "y"),
    ("s", "add", "g", "h"),
)


def sample():
    program = FieldProgram(
        "sample",
        ("x", "y", "z"),
        (("r", "s"),),
        tuple(Op(name, (out,), tuple(args)) for out, name, *args in OPS),
    )
    arguments = (Argument("r", "out", ("r",)), *(Argument(n, "in", (n,)) for n in "xyz"))
    return lower_routine(Routine("sample", program, arguments), Field(P, bits=WORD), SPECS, "m4f")


def respects(order, needs) -> bool:
    place = {k: i for i, k in enumerate(order)}
    return sorted(order) == list(range(len(needs))) and all(
        place[j] < place[k] for k in place for j in needs[k]
    )


def test_orders_respect_the_data_flow():
    rng = random.Random(1)
    for _ in range(100):
        needs = [frozenset(rng.sample(range(k), min(k, rng.randrange(3)))) for k in range(12)]
        order = chained_order(needs, rng)
        assert respects(order, needs) and respects(chained_order(needs), needs)
        for _ in range(20):
            order = order_move(order, needs, rng)
            assert respects(order, needs)
    assert not respects((1, 0), [frozenset(), frozenset({0})])


def test_a_chain_is_followed_before_another_begins():
    needs = operation_needs(settle_flags(sample().limbs))
    assert needs == [frozenset(s) for s in ((), (), {0}, {1}, {2}, {3}, {4}, {5}, {6, 7})]
    assert chained_order(needs) == (0, 2, 4, 6, 1, 3, 5, 7, 8)
    # 2 does not read 0 for the last time, but next to it
    shared = [frozenset(s) for s in ((), (), {0}, {0}, {1})]
    assert chained_order(shared) == (0, 2, 3, 1, 4)


def test_no_result_changes_and_moves_are_saved():
    routine, rng = sample(), random.Random(2)
    limbs = settle_flags(routine.limbs)
    moved = arrange_operations(limbs, {})
    assert moved.ops != limbs.ops and sorted(map(repr, moved.ops)) == sorted(map(repr, limbs.ops))
    validate(moved)
    for _ in range(50):
        inputs = {n: rng.getrandbits(256) for n in "xyz"}
        assert run_limbs(moved, inputs) == run_limbs(limbs, inputs)
    backend = Backend("m4f")
    given = replace(backend, orders={program_key(limbs): TunedOrder("", tuple(range(len(OPS))), 0)})
    assert model_cycles(emit(routine, backend)) < model_cycles(emit(routine, given)) - 20


def test_the_search_finds_what_the_greedy_order_finds():
    limbs = settle_flags(sample().limbs)
    needs = operation_needs(limbs)

    def breaks(program):  # how often an operation does not read the result of the one before it
        now = operation_needs(program)
        return sum(k - 1 not in now[k] for k in range(1, len(now)))

    cost, order = tune_operations(limbs, breaks, random.Random(3), (0, 300))
    assert respects(order, needs) and cost == breaks(arrange(limbs, order)) == 1


def test_parallel_moves():
    rng = random.Random(4)
    registers = [f"r{i}" for i in range(8)]
    for _ in range(200):
        targets = rng.sample(registers[:6], 5)
        wanted = dict(zip(targets, rng.sample(registers[:6], 5)))
        state = {r: r for r in registers}
        for target, source in parallel_moves(wanted, registers):
            state[target] = state[source]
        assert all(state[target] == source for target, source in wanted.items())
    with pytest.raises(ScheduleError, match="no register is free"):
        parallel_moves({"r0": "r1", "r1": "r0"}, ("r0", "r1"))


def test_only_products_without_another_use_are_fused():
    product, total = LimbOp("mullo", ("p",), ("a", "b")), LimbOp("add", ("s", ""), ("p", "c"))
    assert [op.name for op in fuse_products([product, total], ())] == ["zero", "mla"]
    assert fuse_products([product, total], {"p"})[0] is product
    again = LimbOp("or", ("q",), ("p", "c"))
    assert [op.name for op in fuse_products([product, total, again], ())] == ["mullo", "add", "or"]
    carried = [product, LimbOp("add", ("s", "k"), ("p", "c")), LimbOp("word", ("w",), ("k",))]
    assert [op.name for op in fuse_products(carried, ())] == ["mullo", "add", "word"]
