"""Formula -> FieldProgram: names, operations, and the same values as the text read line by line."""

import random

import pytest

from ecgen.errors import FormulaError
from ecgen.formula import load, load_file, names, parameter_values, to_field_program
from ecgen.formula.expression import evaluate
from ecgen.formula.lower import with_first
from ecgen.formula.parameters import Modular, square_root
from ecgen.program.interpret import interpret
from ecgen.program.validate import validate

pytestmark = pytest.mark.essential

P = (1 << 89) - 1


def lowered(tmp_path, code: str):
    path = tmp_path / "f.op3"
    path.write_text("# model shortw/jacobian/negation\n" + code + "X3 = X1\nY3 = Y1\nZ3 = Z1\n")
    return to_field_program(load_file(path))


def ops(program):
    return [
        (
            f"{op.outs[0]} = {op.name} {' '.join(op.args)} {'' if op.const is None else op.const}"
        ).split()
        for op in program.ops
    ][: len(program.ops) - 3]


@pytest.mark.parametrize(
    "line, expected",
    [
        ("t = X1*X1", ["t = sqr X1"]),
        ("t = X1^3", ["t_i1 = sqr X1", "t = mul t_i1 X1"]),
        ("t = X1^4", ["t_i1 = sqr X1", "t = sqr t_i1"]),
        ("t = X1-2*Y1", ["t_i1 = dbl Y1", "t = sub X1 t_i1"]),
        ("t = 3*X1", ["t = tpl X1"]),
        ("t = -5*X1", ["t = mulc X1 -5"]),
        ("t = X1*8", ["t = mulc X1 8"]),
        ("t = X1/2", ["t = half X1"]),
        ("t = X1/4", ["t_i1 = half X1", "t = half t_i1"]),
        ("t = -X1", ["t = neg X1"]),
        ("t = 1/Z1", ["t = inv Z1"]),
        ("t = X1/Z1", ["t_i1 = inv Z1", "t = mul X1 t_i1"]),
        ("t = 7", ["t = const 7"]),
        ("t = a", ["t = copy a"]),
        ("t = 1-X1", ["t_i1 = const 1", "t = sub t_i1 X1"]),
        ("t = -1*X1", ["t = neg X1"]),
        ("t = (1/2)*X1", ["t_i1 = const 1", "t_i2 = half t_i1", "t = mul t_i2 X1"]),
    ],
)
def test_one_line(tmp_path, line, expected):
    assert ops(lowered(tmp_path, line + "\n")) == [e.split() for e in expected]


def test_reassigned_names_get_numbers(tmp_path):
    program = lowered(tmp_path, "t1_1 = X1\nt1 = X1+Y1\nt1 = t1*t1\nt1 = t1-X1\nX1 = t1*Z1\n")
    assert [op.outs[0] for op in program.ops] == [
        "t1_1",
        "t1",
        "t1_2",
        "t1_3",
        "X1_1",
        "X3",
        "Y3",
        "Z3",
    ]
    assert program.ops[5].args == ("X1_1",)


def test_constant_without_a_field_operation(tmp_path):
    with pytest.raises(FormulaError, match="f.op3:2: .*power of two"):
        lowered(tmp_path, "t = X1/3\n")


def run_text(formula, values, p):
    """The statements as written, names overwritten in place."""
    state = dict(values)
    for s in formula.statements:
        state[s.target] = evaluate(s.expression, state.__getitem__, Modular(p))
    return {name: state[name] for name in formula.outputs}


def test_every_packaged_formula_keeps_its_meaning():
    source = random.Random(5)
    for name in names():
        formula = load(name)
        program = to_field_program(formula)
        validate(program)
        values = {n: source.randrange(1, P) for n in formula.inputs + formula.params}
        assert interpret(program, values, P) == run_text(with_first(formula), values, P), name


def test_parameters_follow_from_the_curve():
    f = load("shortw/projective-3/doubling/dbl-2019-ss-5")
    found = parameter_values(f, {"a": -3, "b": 13318}, P)
    assert found["b2"] == 26636 and found["bh"] * 2 % P == -13318 % P
    g = load("montgom/xz/ladder/mladd-1987-m")
    assert parameter_values(g, {"a": 486662, "b": 1}, P)["a24"] == 121666
    h = load("twisted/extended-1/addition/add-2008-hwcd-3")
    assert parameter_values(h, {"a": -1, "d": 5}, P)["k"] == 10


def test_parameters_that_do_not_fit_the_curve():
    with pytest.raises(FormulaError, match="assumes `a = -3`, which does not hold"):
        parameter_values(load("shortw/jacobian-3/doubling/dbl-2010-lg"), {"a": 1, "b": 7}, P)
    with pytest.raises(FormulaError, match="`b3` .* is not determined|has no solution"):
        parameter_values(load("shortw/projective/addition/add-2015-rcb"), {"a": 1}, P)


@pytest.mark.parametrize("p", [13, 17, 101, (1 << 61) - 1, (1 << 255) - 19])
def test_square_roots(p):
    source = random.Random(p)
    for _ in range(20):
        x = source.randrange(p)
        root = square_root(x * x, p)
        assert root in (x, p - x) or root == x == 0
    nonresidue = next(z for z in range(2, p) if pow(z, (p - 1) // 2, p) == p - 1)
    assert square_root(nonresidue, p) is None
