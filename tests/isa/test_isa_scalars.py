"""Routines modulo an order, executed on this processor: every level, both calling conventions
lowered, any shape of order.
"""

import random
from dataclasses import replace

import pytest

from ecgen.isa.target import load_target
from ecgen.isa.x86_64.emit import Backend, emit
from tests.support.isa.native import get, levels, load_gas, needs_host, put, words
from tests.support.isa.scalar_cases import ORDERS, emitted, random_orders, rows

TARGETS = {"adx": "x86-64-adx", "generic": "x86-64"}
MANY = 10_000


def execute(r: int, level: str, folder, count: int) -> None:
    target, rng = load_target(TARGETS[level]), random.Random(r)
    routines = emitted(r, target, Backend(level))
    functions = load_gas(folder, {spec.name: code for spec, code in routines.items()})
    for spec in routines:
        sizes = [a.words for a in spec.arguments]
        arrays = [words(size) for size in sizes]
        for number, (row, result) in enumerate(rows(spec, r, 64, count, rng)):
            for (array, _), value, size in zip(arrays[1:], row, sizes[1:]):
                put(array, value, size)
            places = [place for _, place in arrays]
            if number % 4 == 3 and sizes[1] == sizes[0]:
                places[0] = places[1]
            functions[spec.name](*places)
            out = arrays[1 if places[0] == places[1] else 0][0]
            size = max(sizes[0], sizes[1]) if places[0] == places[1] else sizes[0]
            assert get(out, size) == result, (spec.name, *map(hex, row))
            for (array, _), value, size in list(zip(arrays[1:], row, sizes[1:]))[number % 4 == 3 :]:
                assert get(array, size) == value, f"{spec.name} changed an operand"


def is_long(order: str, level: str) -> bool:
    """In the longer tier: of the long orders one level is left."""
    return (
        order in ("640 bits", "below 2^521", "below 2^446", "below 2^384") and level != levels()[0]
    )


@needs_host
@pytest.mark.parametrize(
    "order, level",
    [
        pytest.param(order, level, marks=pytest.mark.long if is_long(order, level) else ())
        for order in ORDERS
        for level in levels()
    ],
)
@pytest.mark.long
def test_orders(order, level, tmp_path):
    execute(
        ORDERS[order],
        level,
        tmp_path,
        MANY if order == "near 2^256" and level == levels()[0] else 400,
    )


@needs_host
@pytest.mark.parametrize("level", levels())
def test_random_orders(level, tmp_path):
    for r in random_orders(5, 4):
        folder = tmp_path / hex(r)
        folder.mkdir()
        execute(r, level, folder, 100)


@pytest.mark.parametrize("level", TARGETS)
def test_no_secret_is_left_in_a_frame(level):
    target = load_target(TARGETS[level])
    backend, spilled = Backend(level), 0
    for _spec, code in emitted(ORDERS["near 2^256"], target, backend).items():
        spilled += code.machine.slots > 0
        assert code.clean
        kept = emit(replace(code.routine, erase=False), backend)
        more = code.instructions - kept.instructions
        # the pointer's own slot holds it already
        assert kept.clean == (kept.machine.slots == 0) and code.machine.slots - more in (0, 1)
    assert spilled


def test_windows_code_is_translated_and_proven():
    target = load_target("x86-64-adx")
    assert len(emitted(ORDERS["near 2^252"], target, Backend("adx", "win64", False))) == 8


def test_multiplication_stays_within_its_budget():
    """A product of four words and a reduction that takes as few word products as its plan says:
    what the cost chose.
    """
    target = load_target("x86-64-adx")
    for order, most in (("near 2^256", 37), ("near 2^252", 41), ("below 2^256", 37)):
        code = {spec.name: e for spec, e in emitted(ORDERS[order], target, Backend("adx")).items()}
        products = sum(i.mnemonic in ("mulx", "imul", "imul3") for i in code["sc_mul"].machine.body)
        assert (
            products <= most
            and code["sc_mul"].instructions <= 270
            and code["sc_add"].instructions <= 40
        )
