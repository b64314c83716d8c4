"""Routines of genus-2 formulas over the fields of four curves: lowered, proven operation by
operation, translated, and run beside Cantor's algorithm.
"""

import random
from dataclasses import replace
from functools import cache

import pytest

from ecgen.curve import load_curve
from ecgen.field.escalate import until_proven
from ecgen.field.proof import prove_lowering
from ecgen.formula import load, to_field_program
from ecgen.isa.backends import back_end
from ecgen.isa.represent import represent
from ecgen.isa.target import at_level, load_target
from ecgen.kind.jacobian.divisors import to_class
from ecgen.kind.jacobian.law import jacobian_of
from ecgen.program.ops import extended, fusion_rows
from ecgen.program.passes import clean
from ecgen.program.passes.bind import bind
from ecgen.program.passes.number import drop_dead
from ecgen.program.routine import Argument, Routine
from ecgen.program.schedule import Effort, schedule
from ecgen.program.values import free_result_names
from ecgen.verify.laws.weights import scalings
from tests.support.isa.native import get, levels, load_gas, needs_host, put, words

TABLE = extended(fusion_rows("none"))
# curve, formula; what is of the longer tier is the same over other fields
CASES = [
    ("generic1271", "jacobian/doubling/dbl"),
    ("generic1271", "jacobian/doubling-addition/mdadd"),
    ("bk127", "jacobian/doubling/dbl-bk"),
    ("bk128", "jacobian/addition/madd"),
    ("generic128", "jacobian/doubling/dbl"),
]
MORE = [
    ("generic1271", "jacobian/addition/add"),
    ("bk127", "jacobian/addition/madd"),
    ("bk128", "jacobian/doubling/dbl-bk"),
    ("generic128", "jacobian/doubling-addition/dadd"),
    ("jac1271", "jacobian/doubling/dbl-f3is1"),
    ("generic128", "projective/addition/madd"),
    ("bk127", "projective/doubling/dbl-bk"),
    ("generic1271", "projective/addition/add"),
]


def routine(formula, curve) -> Routine:
    """The formula on a curve, its coordinates distributed over r, p, q."""
    program = clean(
        bind(to_field_program(formula), {f"f{i}": c for i, c in enumerate(curve.f[:4])}, curve.p)
    )
    program = free_result_names(
        drop_dead(
            schedule(program, "none", "operations", effort=Effort(states=2000, solver=0.1)).program
        )
    )
    read = {
        k: tuple(n for n in program.inputs if formula.system.split(n)[1] == k)
        for k in formula.input_points()
    }
    arguments = (
        Argument("r", "out", tuple(n for n, _ in program.outputs)),
        *(Argument("pq"[k - 1], "in", names) for k, names in sorted(read.items())),
    )
    program = replace(
        program, name="routine", inputs=tuple(n for a in arguments[1:] for n in a.coordinates)
    )
    return Routine("routine", program, arguments)


@cache
def emitted(curve_name: str, name: str, level: str):
    target = at_level(load_target("zen4"), level)
    isa, curve = back_end(target.isa), load_curve(curve_name)
    field, made = represent(curve.p, target), routine(load(f"genus2/{name}"), curve)

    def lowered(care):
        return isa.lower_routine(made, field, TABLE, level, care=care)

    proven = until_proven(
        lowered({}),
        made.program,
        lambda found: prove_lowering(made.program, found.limbs, field, TABLE, False),
        lowered,
    )
    assert max(e.high for e in proven.limbs.outputs) <= field.loose[1]
    return field, made, isa.checked(isa.draft(proven, isa.backend_of(target)))


def coordinates(formula, element, p: int, index: int, source, fixed: bool) -> dict[str, int]:
    """The coordinates of a class in a random scaling, by name."""
    weight = scalings(formula.system)
    (r, q, _), (t, s) = element[0], (*element[1], 0, 0)[:2]
    found, factors = (
        {"Q": q, "R": r, "S": s, "T": t, "Z": 1, "W": 1},
        [1 if fixed else source.randrange(1, p) for _ in weight["Q"]],
    )
    for name in found.keys() & weight.keys():
        for factor, w in zip(factors, weight[name]):
            found[name] = found[name] * pow(factor, w, p) % p
    return {f"{n}{index}": v for n, v in (found | {"WW": found["W"] ** 2 % p}).items()}


def class_of(formula, found: dict[str, int], p: int):
    """The class of a result; Z*W is not 0."""
    weight, scale = scalings(formula.system), [found["Z3"], found.get("W3", 1)]
    values = []
    for name in "QRST":
        value = found[f"{name}3"]
        for factor, w in zip(scale, weight[name]):
            value = value * pow(factor, -w, p) % p
        values.append(value)
    q, r, s, t = values
    return (r, q, 1), (t, s) if s else (t,) if t else ()


@pytest.mark.sample(5)
@needs_host
@pytest.mark.parametrize(
    "curve_name, name", [*CASES, *(pytest.param(*case, marks=pytest.mark.long) for case in MORE)]
)
def test_routines_compute_multiples_and_sums(tmp_path, curve_name, name):
    level, formula, curve = levels()[0], load(f"genus2/{name}"), load_curve(curve_name)
    field, made, code = emitted(curve_name, name, level)
    function, p, source, jacobian = (
        load_gas(tmp_path, {"routine": code})["routine"],
        curve.p,
        random.Random(7),
        jacobian_of(curve),
    )
    places = [(argument, words(field.n * len(argument.coordinates))) for argument in made.arguments]
    inverse = pow(field.one, -1, p)
    for trial in range(40):
        first, second = (
            (
                jacobian.multiply(source.randrange(1, 1 << 20), to_class(curve.base))
                for _ in range(2)
            )
            if trial
            else (to_class(curve.base), jacobian.multiply(-5, to_class(curve.base)))
        )
        values = coordinates(formula, first, p, 1, source, False) | coordinates(
            formula, second, p, 2, source, any(e.left.value == "Z2" for e in formula.assumes)
        )
        for argument, (array, _) in places[1:]:
            put(
                array,
                sum(
                    values[n] * field.one % p << 64 * field.n * i
                    for i, n in enumerate(argument.coordinates)
                ),
                field.n * len(argument.coordinates),
            )
        function(*(place for _, (_, place) in places))
        whole = get(places[0][1][0], field.n * len(made.arguments[0].coordinates))
        found = {
            n: (whole >> 64 * field.n * i & (1 << 64 * field.n) - 1) * inverse % p
            for i, n in enumerate(made.arguments[0].coordinates)
        }
        double = jacobian.add(first, first)
        wanted = (
            jacobian.add(double, second)
            if "doubling-addition" in name
            else double
            if "doubling" in name
            else jacobian.add(first, second)
        )
        assert class_of(formula, found, p) == wanted
        assert "WW3" not in found or found["WW3"] == found["W3"] ** 2 % p


@needs_host
def test_a_class_that_meets_itself_gives_zero(tmp_path):
    """P + P by an addition: Z and W of the result are 0 modulo p, which a library has to test."""
    level, formula, curve = (
        levels()[0],
        load("genus2/jacobian/doubling-addition/mdadd"),
        load_curve("generic1271"),
    )
    field, made, code = emitted("generic1271", "jacobian/doubling-addition/mdadd", level)
    function, p, source = (
        load_gas(tmp_path, {"routine": code})["routine"],
        curve.p,
        random.Random(8),
    )
    places = [(argument, words(field.n * len(argument.coordinates))) for argument in made.arguments]
    values = coordinates(formula, to_class(curve.base), p, 1, source, False) | coordinates(
        formula, to_class(curve.base), p, 2, source, True
    )
    for argument, (array, _) in places[1:]:
        put(
            array,
            sum(values[n] << 64 * field.n * i for i, n in enumerate(argument.coordinates)),
            field.n * len(argument.coordinates),
        )
    function(*(place for _, (_, place) in places))
    whole, names = (
        get(places[0][1][0], field.n * len(made.arguments[0].coordinates)),
        made.arguments[0].coordinates,
    )
    found = {
        n: (whole >> 64 * field.n * i & (1 << 64 * field.n) - 1) % p for i, n in enumerate(names)
    }
    assert found["Z3"] == found["W3"] == 0
