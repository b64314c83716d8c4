"""Emitted field operations on the processor, against Python integers: edges, random words, and
every aliasing.
"""

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.support.isa import peachpy
from tests.support.isa.native import (
    EDGE_LIMBS,
    MASK,
    edge_numbers,
    get,
    levels,
    load_gas,
    load_peachpy,
    needs_host,
    put,
    words,
)
from tests.support.isa.routines import (
    OPERATIONS,
    PRIMES,
    all_routines,
    arity,
    emitted,
    expected,
    prime_name,
)

pytestmark = [needs_host, pytest.mark.asm]
EXAMPLES = settings(
    max_examples=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)


@pytest.fixture(scope="session", params=["peachpy", "gas-so"])
def backend(request, tmp_path_factory):
    """name -> callable, for all operations at all levels this CPU runs."""
    routines = {k: v for level in levels() for k, v in all_routines(level).items()}
    gas = load_gas(tmp_path_factory.mktemp("gas"), routines)
    if request.param == "gas-so":
        return gas
    if not peachpy.is_available():
        pytest.skip(
            "PeachPy is not installed: these operations ran through `as` and a shared object only"
        )
    loaded, refused = load_peachpy(routines, gas)
    assert not refused, refused
    return loaded


def numbers(p: int):
    """Edges of p, words from the edge limbs, or anything that fits."""
    count = -(-p.bit_length() // 64)
    limb = st.sampled_from(EDGE_LIMBS) | st.integers(0, MASK)
    joined = st.lists(limb, min_size=count, max_size=count).map(
        lambda ls: sum(x << 64 * k for k, x in enumerate(ls))
    )
    return st.sampled_from(edge_numbers(p, count)) | joined


def calls(function, operands: tuple[int, ...], count: int, *more: int):
    """The result for separate arrays, then with the output on top of each input; inputs must stay
    as they are.
    """
    places = [words(count) for _ in range(len(operands) + 1)]
    for shared in range(len(operands) + 1):
        for (array, _), value in zip(places[1:], operands):
            put(array, value, count)
        out, target = places[shared]
        function(target, *(at for _, at in places[1:]), *more)
        yield get(out, count)
        for k, ((array, _), value) in enumerate(zip(places[1:], operands), 1):
            assert k == shared or get(array, count) == value, "an input changed"
    if len(operands) == 2 and operands[0] == operands[1]:
        put(places[0][0], operands[0], count)
        function(places[0][1], places[0][1], places[0][1], *more)
        yield get(places[0][0], count)


@pytest.mark.essential
@pytest.mark.parametrize("level", levels())
@pytest.mark.parametrize("number", range(len(PRIMES)), ids=map(prime_name, PRIMES))
@pytest.mark.sample(2)
def test_operations_agree_with_integers(backend, number, level):
    p = PRIMES[number]
    count = -(-p.bit_length() // 64)

    @EXAMPLES
    @given(numbers(p), numbers(p), st.booleans())
    def check(a, b, same):
        b = a if same else b
        for operation in OPERATIONS:
            operands = (a, b)[: arity(operation)]
            right = expected(operation, p, *operands)
            for result in calls(backend[f"{operation}_{number}_{level}"], operands, count):
                assert result % p == right, (operation, hex(a), hex(b), hex(result))

    check()


@pytest.mark.parametrize("level", levels())
@pytest.mark.parametrize("number", range(len(PRIMES)), ids=map(prime_name, PRIMES))
def test_all_pairs_of_edges(backend, number, level):
    p = PRIMES[number]
    count = -(-p.bit_length() // 64)
    edges = edge_numbers(p, count)
    (x, xa), (y, ya), (r, ra) = words(count), words(count), words(count)
    for operation in ("mul", "add", "sub"):
        function = backend[f"{operation}_{number}_{level}"]
        for a in edges:
            put(x, a, count)
            for b in edges:
                put(y, b, count)
                function(ra, xa, ya)
                assert get(r, count) % p == expected(operation, p, a, b), (
                    operation,
                    hex(a),
                    hex(b),
                )


@pytest.mark.parametrize("level", levels())
@pytest.mark.parametrize("number", range(len(PRIMES) - 1), ids=map(prime_name, PRIMES[:-1]))
def test_loops_square_as_often_as_told(backend, number, level):
    p = PRIMES[number]
    count = -(-p.bit_length() // 64)
    function = backend[f"nsqr_{number}_{level}"]

    @settings(EXAMPLES, max_examples=15)
    @given(numbers(p), st.integers(1, 9))
    def check(a, times):
        for result in calls(function, (a,), count, times):
            assert result % p == pow(a, 1 << times, p), (hex(a), times)

    check()


@pytest.mark.parametrize("position", range(3))
def test_a_wrong_constant_is_noticed(tmp_path, position):
    """The same routine with 190 for 189 in one place fails against the integers."""
    routine = emitted("mul", PRIMES[0], "generic")
    places = [k for k, line in enumerate(routine.lines) if line.endswith(", 189") or "lea" in line]
    k = places[position]
    line = routine.lines[k]
    wrong = line.replace("189", "190") if "189" in line else line.replace("*4", "*8")
    broken = replace(routine, lines=(*routine.lines[:k], wrong, *routine.lines[k + 1 :]))
    function = load_gas(tmp_path, {"broken": broken})["broken"]
    edges = edge_numbers(PRIMES[0], 4)
    (x, xa), (y, ya), (r, ra) = words(4), words(4), words(4)
    failures = 0
    for a in edges:
        for b in edges:
            put(x, a, 4)
            put(y, b, 4)
            function(ra, xa, ya)
            failures += get(r, 4) % PRIMES[0] != a * b % PRIMES[0]
    assert wrong != line and failures
