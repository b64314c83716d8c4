"""That a program over F_p is the components of one over F_{p^2}: proven for every formula of the
curves at hand; one operation changed, and it is refused.
"""

from dataclasses import replace
from random import Random

import pytest

from ecgen.errors import CheckFailure
from ecgen.extension import components, random_element
from ecgen.formula import load, to_field_program
from ecgen.formula.tower import tower
from ecgen.program.interpret import interpret
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.ops import OPS, SELECT
from ecgen.program.passes.bind import bind
from ecgen.program.passes.merge import merge_products
from ecgen.program.passes.tower import components as names
from ecgen.program.passes.tower import expand_tower
from ecgen.program.values import free_result_names
from ecgen.verify.maps.expansion import prove_expansion

FORMULAS = (
    "twisted/extended-1/doubling/dbl-2008-hwcd",
    "twisted/extended-1/addition/add-2008-hwcd-3",
    "shortw/jacobian-3/doubling/dbl-2001-b",
    "shortw/jacobian/addition/add-2007-bl",
)
FIELDS = ((2**127 - 1, -1), (2**61 - 1, 37), (2**89 - 1, -1))


def pair(name: str, p: int, n: int, mul: str = "schoolbook") -> tuple[FieldProgram, FieldProgram]:
    above = to_field_program(load(name))
    above = bind(above, {param: 1234567 + k for k, param in enumerate(above.params)}, p)
    below = bind(
        expand_tower(above, tower("quadratic-1" if n == -1 else "quadratic", mul=mul)), {"n": n}, p
    )
    return above, free_result_names(merge_products(below))


def same(above: FieldProgram, below: FieldProgram, p: int, n: int) -> bool:
    random = Random(p)
    given = {name: random_element(random, p, n) for name in above.inputs}
    found = interpret(
        below,
        {c: v for name, value in given.items() for c, v in zip(names(name), components(value, 2))},
        p,
    )
    return all(
        components(value, 2) == tuple(found[c] for c in names(public))
        for public, value in interpret(above, given, p).items()
    )


@pytest.mark.parametrize("mul", ["schoolbook", "karatsuba"])
@pytest.mark.parametrize("p, n", FIELDS)
@pytest.mark.parametrize("name", FORMULAS)
def test_formulas_are_proven(name, p, n, mul):
    above, below = pair(name, p, n, mul)
    assert prove_expansion(above, below, p, n) >= 2 * len(above.outputs)


@pytest.mark.parametrize("name", [*FORMULAS[:3], pytest.param(FORMULAS[3], marks=pytest.mark.long)])
def test_one_operation_changed_is_refused(name):
    """Another operand, another order, another operation: refused just where random values
    differ.
    """
    p, n = FIELDS[0]
    above, below = pair(name, p, n)
    random, refused = Random(name), 0
    for index, op in enumerate(below.ops):
        before = [*below.inputs, *(out for earlier in below.ops[:index] for out in earlier.outs)]
        place = random.randrange(len(op.args)) if op.args else None
        changed = (
            [replace(op, args=(*op.args[:place], random.choice(before), *op.args[place + 1 :]))]
            if op.args
            else []
        )
        changed += (
            [
                replace(
                    op,
                    name={"add": "sub", "sub": "add", "muladd": "mulsub", "mulsub": "muladd"}[
                        op.name
                    ],
                )
            ]
            if op.name in ("add", "sub", "muladd", "mulsub")
            else []
        )
        for other in changed:
            mutant = replace(below, ops=(*below.ops[:index], other, *below.ops[index + 1 :]))
            if same(above, mutant, p, n):
                continue
            refused += 1
            with pytest.raises(CheckFailure, match="something else"):
                prove_expansion(above, mutant, p, n)
    assert refused >= len(below.ops) // 2


def test_another_non_residue_and_another_formula_are_refused():
    above, below = pair(FORMULAS[0], *FIELDS[0])
    for p, n in ((FIELDS[0][0], 3), (2**89 - 1, 3)):
        with pytest.raises(CheckFailure, match="something else"):
            prove_expansion(above, below, p, n)
    with pytest.raises(CheckFailure):
        prove_expansion(
            above, replace(below, outputs=(below.outputs[1], *below.outputs[1:])), *FIELDS[0]
        )


def test_misleading_names_prove_nothing():
    """A value that bears the name of a component that it is not."""
    above = FieldProgram(
        "sum",
        ("a", "b"),
        (("r", "s"),),
        (Op("add", ("t",), ("a", "b")), Op("add", ("s",), ("t", "a"))),
    )
    ops = (
        Op("add", ("t_0",), ("a_0", "a_0")),
        Op("add", ("s_0",), ("t_0", "b_0")),
        Op("dbl", ("u",), ("a_1",)),
        Op("add", ("s_1",), ("u", "b_1")),
    )
    below = FieldProgram("sum", ("a_0", "a_1", "b_0", "b_1"), (("r_0", "s_0"), ("r_1", "s_1")), ops)
    with pytest.raises(CheckFailure, match="t_0"):
        prove_expansion(above, below, 1009, -1)
    renamed = replace(
        below, ops=(replace(ops[0], outs=("v",)), replace(ops[1], args=("v", "b_0")), *ops[2:])
    )
    assert prove_expansion(above, renamed, 1009, -1) == 4


def test_a_choice_by_a_flag():
    above = FieldProgram(
        "choice", ("f", "a", "b"), (("r", "s"),), (Op(SELECT, ("s",), ("f", "a", "b")),)
    )
    ops = tuple(Op(SELECT, (f"s_{i}",), ("f", f"a_{i}", f"b_{i}")) for i in (0, 1))
    below = FieldProgram(
        "choice", ("f", "a_0", "a_1", "b_0", "b_1"), (("r_0", "s_0"), ("r_1", "s_1")), ops
    )
    assert prove_expansion(above, below, 1009, -1, {"f"}) == 4 and SELECT in OPS
    with pytest.raises(CheckFailure, match="something else"):
        prove_expansion(
            above,
            replace(below, ops=(ops[0], Op(SELECT, ("s_1",), ("f", "b_1", "a_1")))),
            1009,
            -1,
            {"f"},
        )
