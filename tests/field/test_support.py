"""Canonical form, zero test, moves, swaps, negation: run and proven."""

import random

import pytest

from ecgen.field.statements import STATEMENTS, prove_statement
from ecgen.field.support import PROGRAMS, arguments_of
from ecgen.limb.interpret import run_limbs
from tests.support.field.cases import FIELDS, edges, values

MEANINGS = {
    "fe_canon": lambda a, p: {"r": a["a"] % p},
    "fe_is_zero": lambda a, p: {"z": int(a["a"] % p == 0)},
    "fe_cmov": lambda a, p: {"s": a["a"] if a["f"] else a["r"]},
    "fe_cswap": lambda a, p: {"s": a["b"], "t": a["a"]} if a["f"] else {"s": a["a"], "t": a["b"]},
}


@pytest.mark.parametrize("field_name", FIELDS)
@pytest.mark.parametrize("name", PROGRAMS)
def test_support_routines(name, field_name):
    field, rng = FIELDS[field_name], random.Random(field_name + name)
    program = PROGRAMS[name](field)
    assert prove_statement(program, arguments_of(name, program), STATEMENTS[name], field) == len(
        program.outputs
    )
    tests = [
        {
            e.name: v if len(e.limbs) > 1 or field.n == 1 else rng.randrange(2)
            for e in program.inputs
        }
        for v in edges(field)
    ]
    tests += [dict(zip((e.name for e in program.inputs), values(field, 3, rng))) for _ in range(20)]
    for inputs in tests:
        if "f" in inputs:
            inputs["f"] = rng.randrange(2)
        result = run_limbs(program, inputs)
        if name == "fe_cneg":
            assert result["r"] % field.p == (-inputs["a"] if inputs["f"] else inputs["a"]) % field.p
        else:
            assert result == MEANINGS[name](inputs, field.p)
