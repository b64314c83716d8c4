"""Plans executed with the field programs of the formulas they name: the programs that are compiled later.

On tiny curves for every point and scalar, on the large curves for a few known answers.
"""

from dataclasses import replace

import pytest
from smallcurves import multiples, small_curve
from test_scalar_plan import KINDS, TINY, exhaust
from test_scalar_reference import DOCUMENTS, point_of

from ecgen.curve import load_curve
from ecgen.program.interpret import interpret
from ecgen.scalar import execute as run
from ecgen.scalar.cost import CostWeights
from ecgen.scalar.plan import plan_curve
from ecgen.scalar.programs import operations_of

MEANINGS = {
    "mul": lambda a, b: a * b, "sqr": lambda a: a * a, "add": lambda a, b: a + b, "sub": lambda a, b: a - b,
    "neg": lambda a: -a, "dbl": lambda a: 2 * a, "tpl": lambda a: 3 * a, "copy": lambda a: a,
}  # fmt: skip


def memoised():
    """`quick`, remembering results: scalars with a common prefix share their first steps."""
    known = {}

    def run_once(program, values, p):
        key = (program.name, *values.values())
        if key not in known:
            known[key] = quick(program, values, p)
        return known[key]

    return run_once


def quick(program, values, p):
    """An evaluator of the basic operations only, faster than the interpreter and independent of its table."""
    state = dict(values)
    for op in program.ops:
        args = [state[name] for name in op.args]
        match op.name:
            case "mulc":
                result = op.const * args[0]
            case "const":
                result = op.const
            case "half":
                result = args[0] * ((p + 1) // 2)
            case _:
                result = MEANINGS[op.name](*args)
        state[op.outs[0]] = result % p
    return {public: state[name] for public, name in program.outputs}


CASES = ["even, cofactor 2, a=-3", "even, cofactor 4, any a", "even, cofactor 6, a=0", "odd, cofactor 3, a=-3",
         "prime order, a=0", "prime order, any a", "a=-1 square, d not", "a=-1 not, d square, cofactor 4", "a=1, d not square", "a=5, incomplete"]  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_tiny_curve_exhaustively_with_formulas(name):
    curve = small_curve(*TINY[name][0])
    planned = plan_curve(curve, window=2, bits=curve.r.bit_length() + (1 if curve.r < 30 else 0))
    for kind in KINDS:
        part = getattr(planned, kind)
        counts = exhaust(planned, part, operations_of(curve, part, memoised()))
        assert counts["wrong"] == 0 and counts["right"] > 1000, (kind, counts)


@pytest.mark.parametrize("name", CASES)
def test_fixed_base_exhaustively_with_formulas(name):
    """Two teeth, because entries of a larger table are the neutral element where r is tiny, which is refused; two entries
    are it for some lengths still, so that the first length is taken of which none is."""
    curve = small_curve(*TINY[name][0])
    for bits in range(curve.r.bit_length() + 1, curve.r.bit_length() + 6):
        planned = plan_curve(curve, window=2, bits=bits, weights=CostWeights(words=1, table_bytes=60))
        part = planned.fixed_base
        entries = [run.reference.multiply(curve, 1 + sign * 2**part.comb.spacing, curve.base) for sign in (1, -1)]
        if part.comb.teeth == 2 and curve.neutral not in entries:
            break
    else:
        pytest.fail("no table of two teeth without the neutral element")
    ops = operations_of(curve, part, memoised())
    table = multiples(curve, curve.base)
    for k in range(1 << part.scalar_bits):
        assert run.execute(planned, part, k, None, ops) == table[k % curve.r]


@pytest.mark.parametrize("name", ["jac256189", "ted256189", "curve13318", "secp256k1", "numsp256t1"])
def test_known_answers_with_formulas(name):
    curve, data = load_curve(name), DOCUMENTS[name]
    planned = plan_curve(curve)
    for kind in (*KINDS, "fixed_base"):
        part = getattr(planned, kind)
        ops = operations_of(curve, part)
        for vector in data["edge_vectors"][:2] + data["base_vectors"][4:6]:
            result = run.execute(planned, part, int(vector["k"], 16), curve.base, ops)
            assert result == point_of(curve, vector["R"]), (kind, vector["label"])


def test_the_quick_evaluator_agrees_with_the_interpreter():
    curve = load_curve("jac256189")
    for program, parameters in operations_of(curve, plan_curve(curve).constant_time).programs.values():
        values = {name: int.from_bytes(name.encode(), "big") ** 3 % curve.p for name in program.inputs} | parameters
        assert quick(program, values, curve.p) == interpret(program, values, curve.p)


def test_a_wrong_sign_in_a_formula_is_noticed():
    """The test above can fail: one subtraction of the doubling turned into an addition."""
    curve = small_curve(*TINY["a=-1 square, d not"][0])
    planned = plan_curve(curve, window=2, bits=5)
    ops = operations_of(curve, planned.constant_time, quick)
    program, parameters = ops.programs["dbladd"]
    at = next(i for i, op in enumerate(program.ops) if op.name == "sub")
    broken = replace(program, ops=(*program.ops[:at], replace(program.ops[at], name="add"), *program.ops[at + 1 :]))
    ops = replace(ops, programs=ops.programs | {"dbladd": (broken, parameters)})
    assert exhaust(planned, planned.constant_time, ops)["wrong"] > 0
