"""Special relations between the inputs, and exceptional conditions, of formulas known well enough
to list.
"""

import pytest

from ecgen.formula import load
from ecgen.verify import prove

CASES = {
    "shortw/projective-3/doubling/dbl-2007-bl": "P = O: wrong",
    "shortw/jacobian-3/doubling/dbl-2010-lg": "P = O: right",
    "shortw/jacobian-3/addition/madd-2010-lg": (
        "P = Q: wrong, P = -Q: right, P = O: wrong, Q = O: impossible, P = Q = O: impossible"
    ),
    "shortw/jacobian-3/doubling-addition/dadd-2010-lg": (
        "P = Q: wrong, P = -Q: wrong, Q = 2P: right, Q = -2P: right, "
        "P = O: wrong, Q = O: wrong, P = Q = O: wrong"
    ),
    "twisted/extended-1/addition/readd-2008-hwcd-4": (
        "P = Q: wrong, P = -Q: right, P = O: right, Q = O: right, P = Q = O: wrong"
    ),
    "twisted/extended-1/doubling-addition/dadd-2010-lg": (
        "P = Q: right, P = -Q: right, Q = 2P: wrong, "
        "Q = -2P: right, P = O: right, Q = O: right, P = Q = O: wrong"
    ),
    "shortw/projective/addition/add-2015-rcb": (
        "P = Q: right, P = -Q: right, P = O: right, Q = O: right, P = Q = O: right"
    ),
    "montgom/xz/ladder/ladd-1987-m": (
        "P = Q: wrong, P = -Q: right, P = O: right, Q = O: right, P = Q = O: wrong"
    ),
}
CONDITIONS = {
    "shortw/jacobian-3/addition/add-2010-lg": [
        "Z2 = 0  (holds for Q = O)",
        "Z1 = 0  (holds for P = O)",
        "X1*Z2^2-Z1^2*X2 = 0  (holds for P = ±Q)",
    ],
    "twisted/extended-1/addition/readd-2008-hwcd-3": ["Z1*Z2-T1*T2*d = 0", "Z1*Z2+T1*T2*d = 0"],
    "shortw/jacobian-3/scaling/z": ["Z1 = 0"],
    "shortw/jacobian/doubling/dbl-2010-lg": [
        "Y1 = 0  (holds for points of order 2)",
        "Z1 = 0  (holds for P = O)",
    ],
}


@pytest.mark.parametrize("name", CASES)
def test_special_cases(name):
    found = prove(load(name))
    assert ", ".join(f"{case.label}: {case.outcome}" for case in found.cases) == CASES[name]


@pytest.mark.parametrize("name", CONDITIONS)
def test_conditions(name):
    assert [str(condition) for condition in prove(load(name)).conditions] == CONDITIONS[name]
