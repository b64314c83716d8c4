"""Operations of F_{p^2} as chosen and emitted: by modelled cost, proven, and run on edges of their interval."""

import itertools
import random
from dataclasses import replace

import pytest

from ecgen.field.prime import Field
from ecgen.formula.quadratic import Quadratic
from ecgen.isa.backends import back_end
from ecgen.isa.extension import choose_extension, emit_proven, programs, routine_of
from ecgen.isa.target import at_level, load_target
from tests.isa.native import get, levels, load_gas, needs_host, put, words

P127 = 2**127 - 1
MEANT = {"mul": Quadratic.mul, "sqr": lambda f, a: f.mul(a, a), "add": Quadratic.add, "sub": Quadratic.sub}


def chosen(extension, p, cpu, level="", constants=None):
    target = load_target(cpu)
    target = at_level(target, level) if level else target
    backend = back_end(target.isa).backend_of(target)
    return choose_extension(extension, Field(p, target.word_bits), backend, target, constants=constants)


def edges(p: int, high: int, bits: int = 64) -> list[int]:
    """Values in [0, high]: around 0, p and high, words of zeros, of ones, and one bit more or less."""
    n = -(-p.bit_length() // bits)
    word = (0, 1, 2 ** (bits - 1) - 1, 2 ** (bits - 1), 2**bits - 1)
    found = {sum(w << bits * i for i, w in enumerate(choice)) for choice in itertools.product(word, repeat=min(n, 2))}
    found |= {v + d for v in (0, p, high, 1 << p.bit_length() - 1, p // 2) for d in (-2, -1, 0, 1, 2)}
    return sorted(v for v in found if 0 <= v <= high)


@pytest.mark.parametrize("cpu", ["zen4", "x86-64", "cortex-m4f"])
def test_the_cheapest_that_is_proven_is_taken(cpu):
    found = chosen("quadratic-1", P127, cpu)
    for op in found.operations:
        same = {way: cycles for (name, way, high), cycles in found.considered.items() if (name, high) == (op.name, found.high)}
        assert op.cycles == same[op.way] == min(c for c in same.values() if not isinstance(c, str))
    totals = {high: sum(min([c for (n, _, h), c in found.considered.items() if (n, h) == (name, high) and not isinstance(c, str)], default=10**9)
                        for name in MEANT) for high in {h for _, _, h in found.considered}}  # fmt: skip
    assert totals[found.high] == min(totals.values()) and len(totals) == 3
    if cpu != "cortex-m4f":
        assert found.high == P127 and found["mul"].way == "schoolbook merged" and found["sqr"].way == "complex"
    assert {way for name, way, _ in found.considered if name == "mul"} == {"schoolbook", "schoolbook merged", "karatsuba"}


def run_pairs(function, field, high: int, values, operands: int, size: int, over: bool) -> None:
    """One call on pairs; with `over` the result lies where the first operand was."""
    arrays = [words(2 * size) for _ in range(operands)]
    result = arrays[0] if over else words(2 * size)
    for (array, _), pair in zip(arrays, values):
        put(array, pair[0] | pair[1] << 64 * size, 2 * size)
    function(result[1], *(place for _, place in arrays))
    whole = get(result[0], 2 * size)
    got = whole & (1 << 64 * size) - 1, whole >> 64 * size
    assert max(got) <= high
    return got[0] % field.p, got[1] % field.p


@needs_host
@pytest.mark.parametrize("level", [level if level == levels()[0] else pytest.param(level, marks=pytest.mark.long) for level in levels()])
def test_a_hundred_thousand_edges_and_random_pairs(level, tmp_path):
    found, field, rng = chosen("quadratic-1", P127, "zen4", level), Quadratic(P127, -1), random.Random(level)
    functions = load_gas(tmp_path, {f"fe2_{op.name}": op.emitted for op in found.operations})
    near = edges(P127, found.high)

    def component():
        return rng.choice(near) if rng.random() < 0.6 else rng.randrange(found.high + 1)

    for name, count in (("mul", 100_000), ("sqr", 100_000), ("add", 10_000), ("sub", 10_000)):
        operands = 1 if name == "sqr" else 2
        for k in range(count):
            values = [(component(), component()) for _ in range(operands)]
            if k % 50 == 0:
                values = [values[0]] * operands
            got = run_pairs(functions[f"fe2_{name}"], field, found.high, values, operands, 2, over=k % 2 == 0)
            assert got == MEANT[name](field, *((a % field.p, b % field.p) for a, b in values)), (name, values)


@needs_host
@pytest.mark.parametrize("p, n", [(2**255 - 19, 2), (2**256 - 189, 3), (2**61 - 1, 37)])
def test_other_primes_and_non_residues(p, n, tmp_path):
    assert pow(n, (p - 1) // 2, p) == p - 1
    found, field, rng = chosen("quadratic", p, "x86-64", constants={"n": n}), Quadratic(p, n), random.Random(p)
    functions = load_gas(tmp_path, {f"fe2_{op.name}": op.emitted for op in found.operations})
    near, size = edges(p, found.high), -(-p.bit_length() // 64)
    for name in MEANT:
        operands = 1 if name == "sqr" else 2
        for k in range(1500):
            values = [(rng.choice(near) if rng.random() < 0.5 else rng.randrange(found.high + 1), rng.choice(near)) for _ in range(operands)]
            got = run_pairs(functions[f"fe2_{name}"], field, found.high, values, operands, size, over=k % 2 == 0)
            assert got == MEANT[name](field, *((a % p, b % p) for a, b in values)), (name, values)


def test_a_wrong_program_is_refused():
    """A sign of the extension changed: the routine no longer proves what the program says, and the program is refused by its own proof."""
    target = load_target("x86-64")
    backend, field = back_end(target.isa).backend_of(target), Field(P127)
    right = programs("quadratic-1", "mul")["schoolbook merged"]
    emitted = emit_proven(routine_of("fe2_mul", right), field, backend, P127)
    assert emitted.routine.limbs.outputs[0].high == P127
    from ecgen.field.proof import prove_lowering
    from ecgen.program.ops import OPS

    (op,) = right.ops
    assert op.name == "complexmul"
    a, b, c, d = op.args
    with pytest.raises(Exception, match="not proven congruent"):
        prove_lowering(replace(right, ops=(replace(op, args=(a, b, d, c)),)), emitted.routine.limbs, field, OPS)


def test_on_a_cortex_m4_in_the_emulator(tmp_path):
    pytest.importorskip("unicorn", reason="not run: unicorn is not installed")
    from ecgen.run.m4.toolchain import known_toolchains
    from tests.isa.armv7em.test_routines import batch, core_of

    if not known_toolchains():
        pytest.skip("not run: no toolchain for ARM")
    found, field, rng = chosen("quadratic-1", P127, "cortex-m4f"), Quadratic(P127, -1), random.Random(4)
    core = core_of({f"fe2_{op.name}": op.emitted for op in found.operations}, tmp_path)
    near, free = edges(P127, found.high, 32), core.free
    for name in MEANT:
        core.free = free
        pairs = [[(rng.choice(near) if rng.random() < 0.6 else rng.randrange(found.high + 1), rng.choice(near)) for _ in range(2)] for _ in range(1000)]
        left, right = ([a | b << 128 for a, b in column] for column in zip(*pairs))
        for (x, y), value in zip(pairs, batch(core, f"fe2_{name}", left, right, 256)):
            got = value & 2**128 - 1, value >> 128
            operands = (x,) if name == "sqr" else (x, y)
            assert max(got) <= found.high
            assert (got[0] % P127, got[1] % P127) == MEANT[name](field, *((a % P127, b % P127) for a, b in operands))


def test_a_result_written_twice_is_proven(monkeypatch):
    """An inner value may bear the name of a result that is written again later."""
    from ecgen.formula.op3 import parse_statements
    from ecgen.formula.tower import load_tower
    from ecgen.isa import extension

    lines = "c0 = a0*b0\nu = a1*b1\nc1 = a0*b1\nc0 = c0-u\nt = a1*b0\nc1 = c1+t"
    changed = replace(load_tower("quadratic-1/mul/schoolbook"), statements=parse_statements(lines, "here"))
    monkeypatch.setattr(extension, "load_tower", lambda name: changed)
    target = load_target("x86-64")
    for program in programs("quadratic-1", "mul").values():
        emit_proven(routine_of("fe2_mul", program), Field(P127), back_end(target.isa).backend_of(target), P127)
