"""The cycle model against the unit vectors of its rules, each rule broken once, and its invariants
on random code.
"""

import random
import sys
import types
from pathlib import Path

import pytest

from ecgen.isa.armv7em import cycles
from ecgen.isa.armv7em.cycles import (
    F3,
    F3M,
    PROFILES,
    alu,
    cost_after,
    entry_clock,
    load,
    loads,
    mask,
    run_block,
    run_clock,
    store,
    stores,
    straight_line_cycles,
)

R0, R1, R2, R3 = (mask(i) for i in range(4))
NOP, WIDE = alu(2), alu(4, R0 | R1)
LDR = load(4, R1, R2)


def vectors():
    """(name, instructions, offset of the first, cycles F3, cycles F3m)."""
    return [
        ("umaal x4", [WIDE] * 4, 0, 4, 4),
        ("ldr", [LDR], 0, 2, 2),
        ("ldr x3", [LDR] * 3, 0, 4, 4),
        ("ldr, add, ldr", [LDR, alu(4, R3), LDR], 0, 5, 5),
        ("ldr r1,[r1]; ldr r2,[r1]", [load(4, R1, R1), LDR], 0, 4, 4),
        ("add r1; ldr [r1]", [alu(4, R1), LDR], 0, 4, 4),
        ("str x4", [store(4, R1)] * 4, 0, 4, 4),
        ("str, ldr", [store(4, R1), LDR], 0, 4, 4),
        ("ldr, str", [LDR, store(4, R1)], 0, 3, 3),
        ("str [r1, r2]", [store(4, R1 | R2, indexed=True)], 0, 2, 2),
        ("ldrd", [loads(4, R1, 2)], 0, 3, 4),
        ("strd", [stores(4, R1, 2)], 0, 3, 4),
        ("ldm8", [loads(4, R1, 8)], 0, 9, 10),
        ("stm8", [stores(4, R1, 8)], 0, 9, 10),
        ("ldm3, ldm3", [loads(4, R1, 3)] * 2, 0, 8, 10),
        ("vmov s,r", [alu(4)], 0, 1, 1),
        ("vmov r,r,s,s", [alu(4, R0 | R1, cycles=2)], 0, 2, 2),
        ("vldm8", [loads(4, R1, 8)], 0, 9, 10),
        ("vldr", [loads(4, R1, 1)], 0, 2, 3),
        ("nop.n + 2 wide + nop.n", [NOP, WIDE, WIDE, NOP], 0, 4, 4),
        ("nop.n + 4 wide", [NOP] + [WIDE] * 4, 0, 6, 6),
        ("nop.n + 8 wide", [NOP] + [WIDE] * 8, 0, 10, 10),
        ("nop.n + ldm4 + 4 wide", [NOP, loads(4, R1, 4)] + [WIDE] * 4, 0, 11, 12),
        # Further consequences of the rules, which the list above leaves open.
        ("ldr [r1], 4; ldr [r1]", [load(4, R1, R2, writeback=True), LDR], 0, 4, 4),
        ("add r1; str [r1]", [alu(4, R1), store(4, R1)], 0, 3, 3),
        ("ldr, str [r1, r3]", [LDR, store(4, R1 | R3, indexed=True)], 0, 3, 3),
        ("str, ldrd", [store(4, R1), loads(4, R1, 2)], 0, 5, 6),
        ("add r1; ldm4 r1", [alu(4, R1), loads(4, R1, 4)], 0, 7, 8),
        ("add r1; stm4 r1", [alu(4, R1), stores(4, R1, 4)], 0, 7, 8),
        ("udiv", [alu(4, R0, cycles=6)], 0, 6, 6),
        ("3 wide at 2", [WIDE] * 3, 2, 4, 4),
    ]


def totals(model, instructions, offset):
    return tuple(
        model.straight_line_cycles(instructions, profile, offset)[0] for profile in model.PROFILES
    )


@pytest.mark.parametrize(
    "name, instructions, offset, f3, f3m", vectors(), ids=[v[0] for v in vectors()]
)
def test_unit_vectors(name, instructions, offset, f3, f3m):
    assert totals(cycles, instructions, offset) == (f3, f3m)


def test_branches_cost_two_and_three_to_an_unaligned_wide_instruction():
    branch = [alu(2)]
    for offset, size, expected in ((0, 4, 3), (2, 2, 3), (2, 4, 4), (0, 2, 3)):
        spent, _, clock = run_block(branch, F3, entry_clock(), 0x100 + offset)
        more, stalls, _ = run_block([alu(size)], F3, clock)
        assert (spent + more, stalls) == (expected, expected - 3)
    assert run_block(branch, F3, entry_clock())[0] == 1
    assert [run_block([loads(2, R1, 2, to_pc=True)], p, entry_clock(), 0)[0] for p in PROFILES] == [
        5,
        6,
    ]
    assert run_block([load(4, R1, 0, to_pc=True)], F3, entry_clock(), 0)[0] == 5


MUTANTS = [
    (
        "if address & pcomputed:\n                cost += 1",
        "if address & pcomputed:\n                cost += 0",
    ),
    ("if not address & ploaded:", "if True:"),
    ("if not address & ploaded:", "if False:"),
    (
        "elif before is STORE:\n                    cost += 1",
        "elif before is STORE:\n                    cost += 0",
    ),
    ("if indexed and before is LOAD:", "if indexed:"),
    ("if indexed and before is LOAD:", "if False:"),
    ("cost += multi + 1 if before is STORE else multi", "cost += multi"),
    ("else:\n                cost += multi\n", "else:\n                cost += 0\n"),
    ('F3M = Profile("F3m", 1)', 'F3M = Profile("F3m", 0)'),
    ("WORDS_HELD = 3", "WORDS_HELD = 2"),
    ("WORDS_HELD = 3", "WORDS_HELD = 4"),
    ("LATENCY = 2", "LATENCY = 1"),
    ("LATENCY = 2", "LATENCY = 3"),
    ("RESTART = 1", "RESTART = 0"),
    ("2 if indexed else 1, address", "1, address"),
    (
        "4 if to_pc else 2, address, loaded, address if writeback else 0",
        "4 if to_pc else 2, address, loaded, 0",
    ),
    ("LOADS, size, 1 + words", "LOADS, size, words"),
    ("STORES, size, 1 + words", "STORES, size, words"),
]


@pytest.mark.parametrize("old, new", MUTANTS)
def test_every_broken_rule_breaks_a_vector(old, new, monkeypatch):
    text = Path(cycles.__file__).read_text()
    assert old in text
    mutant = types.ModuleType("mutant")
    monkeypatch.setitem(sys.modules, "mutant", mutant)
    exec(compile(text.replace(old, new), "mutant", "exec"), mutant.__dict__)
    for name in ("alu", "load", "loads", "store", "stores"):
        monkeypatch.setitem(globals(), name, getattr(mutant, name))
    monkeypatch.setitem(globals(), "NOP", mutant.alu(2))
    monkeypatch.setitem(globals(), "WIDE", mutant.alu(4, R0 | R1))
    monkeypatch.setitem(globals(), "LDR", mutant.load(4, R1, R2))
    assert any(totals(mutant, code, offset) != (f3, f3m) for _, code, offset, f3, f3m in vectors())


def random_timing(rng):
    size, r = rng.choice((2, 4)), lambda: mask(rng.randrange(4))
    return rng.choice(
        (
            alu(size, r()),
            alu(size),
            alu(4, r(), cycles=2),
            load(size, r(), r(), writeback=rng.random() < 0.3),
            store(size, r() | r(), indexed=rng.random() < 0.5),
            loads(4, r(), rng.randrange(1, 9)),
            stores(4, r(), rng.randrange(1, 9)),
        )
    )


def test_splitting_a_run_anywhere_changes_nothing():
    rng = random.Random(3)
    for _ in range(200):
        code = [random_timing(rng) for _ in range(30)]
        for profile in (F3, F3M):
            clock = entry_clock(rng.choice((0, 2)))
            whole = run_clock(code, profile, clock)
            cut = rng.randrange(31)
            first = run_clock(code[:cut], profile, clock)
            second = run_clock(code[cut:], profile, first[2])
            assert whole == (first[0] + second[0], first[1] + second[1], second[2])


def test_issue_cycles_leave_room_for_costs_and_stalls():
    rng = random.Random(4)
    for _ in range(200):
        code = [random_timing(rng) for _ in range(30)]
        total, stalls, issues = straight_line_cycles(code, F3M, 2)
        assert len(issues) == 30 and list(issues) == sorted(set(issues)) and issues[-1] < total
        assert total - stalls >= 30 and stalls < 30


def test_aligned_wide_code_never_waits_for_the_prefetch_unit():
    rng = random.Random(5)
    for _ in range(50):
        code = [t._replace(size=4) for t in (random_timing(rng) for _ in range(40))]
        assert straight_line_cycles(code, F3)[1] == 0


def test_wide_instructions_cost_what_their_pairs_do():
    rng, before = random.Random(5), alu(4, cycles=0)
    for _ in range(500):
        code = [random_timing(rng)._replace(size=4) for _ in range(30)]
        assert run_clock(code, F3, entry_clock())[:2] == (
            sum(map(cost_after, [before, *code], code)),
            0,
        )
