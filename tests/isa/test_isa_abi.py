"""Calling conventions of emitted routines: preserved registers, stack depth and red zone, System V
and Windows.
"""

import ctypes
import random

import pytest

from ecgen.isa.x86_64 import table
from ecgen.isa.x86_64.emit import Backend, emit
from tests.support.isa.native import (
    PROBES,
    address,
    get,
    levels,
    load_gas,
    needs_host,
    probe,
    put,
    random_word,
    shared_object,
    words,
)
from tests.support.isa.routines import PRIMES, all_routines, arity, emitted, expected, limb_routine

pytestmark = [needs_host, pytest.mark.asm]

MS_ABI = "\n".join(
    ["typedef unsigned long long u64;"]
    + [
        f"u64 ms_call{n}(void *fn, {', '.join(f'u64 x{k}' for k in range(n))}) {{ return ((u64"
        f" (__attribute__((ms_abi)) *)({', '.join(['u64'] * n)}))"
        f" fn)({', '.join(f'x{k}' for k in range(n))}); }}"
        for n in (2, 3)
    ]
)


@pytest.fixture(scope="session")
def probes(tmp_path_factory):
    return shared_object(tmp_path_factory.mktemp("probes"), PROBES, MS_ABI)


def build(folder, abi, red_zone):
    routines = {
        k: v
        for level in levels()
        for k, v in all_routines(level, abi, red_zone, PRIMES[:2] + PRIMES[5:]).items()
    }
    return routines, load_gas(folder, routines)


def _arguments(name, emitted_routine, rng, count):
    places = [
        words(count)
        for _ in range(1 + (arity(name.split("_")[0]) if not name.startswith("nsqr") else 1))
    ]
    values = [sum(random_word(rng) << 64 * k for k in range(count)) for _ in places[1:]]
    for (array, _), value in zip(places[1:], values):
        put(array, value, count)
    more = [3] if name.startswith("nsqr") else []
    return places, values, [at for _, at in places] + more


@pytest.mark.parametrize("red_zone", (True, False), ids=("red", "framed"))
@pytest.mark.parametrize("abi", ("sysv", "win64"))
def test_conventions_hold(probes, tmp_path, abi, red_zone):
    """Every routine keeps the registers of its ABI, restores rsp, writes no deeper than it says,
    and computes the same.
    """
    routines, functions = build(tmp_path, abi, red_zone)
    rng = random.Random(7)
    primes = PRIMES[:2] + PRIMES[5:]
    zones = set()
    for name, routine in routines.items():
        p = primes[int(name.split("_")[-2])]
        count = -(-p.bit_length() // 64)
        operation = "_".join(name.split("_")[:-2])
        for _ in range(5):
            places, values, passed = _arguments(operation, routine, rng, count)
            seen = probe(probes, abi, address(functions[name]), passed)
            assert not seen["broken"], (name, seen)
            assert seen["depth"] <= routine.stack + routine.red_zone, (name, seen, routine.stack)
            right = pow(values[0], 8, p) if operation == "nsqr" else expected(operation, p, *values)
            assert get(places[0][0], count) % p == right, name
        if not red_zone or abi == "win64":
            assert routine.red_zone == 0, name
        assert routine.red_zone <= table.RED_ZONE[abi]
        zones.add(routine.red_zone > 0)
    assert zones == ({False, True} if red_zone and abi == "sysv" else {False})


def test_windows_routines_through_the_compilers_convention(probes, tmp_path):
    """The C compiler's own ms_abi call reaches the same results."""
    routines, functions = build(tmp_path, "win64", True)
    rng = random.Random(8)
    primes = PRIMES[:2] + PRIMES[5:]
    for name, routine in routines.items():
        operation, p = "_".join(name.split("_")[:-2]), primes[int(name.split("_")[-2])]
        count = -(-p.bit_length() // 64)
        for _ in range(5):
            places, values, passed = _arguments(operation, routine, rng, count)
            call = getattr(probes, f"ms_call{len(passed)}")
            call.argtypes, call.restype = [ctypes.c_uint64] * (len(passed) + 1), None
            call(address(functions[name]), *passed)
            right = pow(values[0], 8, p) if operation == "nsqr" else expected(operation, p, *values)
            assert get(places[0][0], count) % p == right, name


@pytest.mark.parametrize(
    "abi, spoil, noticed",
    [
        ("sysv", "mov rbx, 5", ["rbx"]),
        ("sysv", "push rax\nmov r15, [rsp]\npop rcx", ["r15"]),
        ("sysv", "std", ["direction flag"]),
        ("win64", "mov rdi, 5", ["rdi"]),
        ("win64", "xor esi, esi", ["rsi"]),
        ("sysv", "mov rdi, 5", []),
    ],
)
def test_the_probe_notices(probes, tmp_path, abi, spoil, noticed):
    library = shared_object(tmp_path, f".globl spoiler\nspoiler:\n{spoil}\nret\n")
    assert probe(probes, abi, address(library.spoiler), [1])["broken"] == noticed


@pytest.mark.parametrize("abi", ("sysv", "win64"))
@pytest.mark.parametrize("depth", (8, 128, 136, 256))
def test_the_probe_measures_depth(probes, tmp_path, abi, depth):
    library = shared_object(tmp_path, f".globl deep\ndeep:\nmov qword ptr [rsp-{depth}], 1\nret\n")
    assert probe(probes, abi, address(library.deep), [1])["depth"] == depth


def test_a_word_returned_in_rax(probes, tmp_path):
    """A "return" argument arrives in rax (here: the top limb of a sum)."""
    base = limb_routine("add", PRIMES[0], levels()[0])
    routine = emit(
        base.__class__(
            "top", base.limbs, (*base.arguments, ("", "return", (base.arguments[0][2][3],))), ""
        ),
        Backend(levels()[0]),
    )
    functions = load_gas(tmp_path, {"top": routine})
    (r, at), (x, xa), (y, ya) = words(4), words(4), words(4)
    put(x, 5 << 192, 4)
    put(y, 6 << 192, 4)
    assert functions["top"](at, xa, ya) == 11 and get(r, 4) == 11 << 192
    assert emitted("add", PRIMES[0], levels()[0]).instructions
