"""Scalars whose decomposition carries from word to word: they do, for every row and border; and
where the emitted C leaves such a carry out, the check of public functions fails.
"""

from random import Random

import pytest

from ecgen.curve import load_curve
from ecgen.isa.target import load_target
from ecgen.library.files.write import write_library
from ecgen.library.pipeline.curve import build_library
from ecgen.library.pipeline.options import BuildOptions
from ecgen.run.check.checks import load
from ecgen.run.emitted import read_emitted
from ecgen.run.functions.public_functions import check_functions
from ecgen.run.oracle.rounding_carries import carrying, carrying_inputs, decompositions
from ecgen.walk.scalars.decompose import decomposition
from ecgen.walk.scalars.endomorphism import products
from ecgen.walk.scalars.lattice import find_lattice
from tests.support.compilers import quick

KINDS = [
    ("secp256k1", "odd"),
    ("secp256k1", "natural"),
    ("jac1271gls", "odd"),
    ("fourq", "least"),
    ("fourq", "aligned"),
]


def carries(by, k: int, bits: int) -> set[tuple[int, int]]:
    """(row, border) of each carry between two words of the emitted C's roundings for k."""
    a, b = by.half
    found, h = set(), (a * k + b) % by.r
    for j, g in enumerate(map(abs, by.factors)):
        low, bit = h * g >> by.shift, h * g >> by.shift - 1 & 1
        found |= {
            (j, border)
            for border in range(bits, low.bit_length() + 1, bits)
            if (low % (1 << border)) + bit == 1 << border
        }
    return found


@pytest.mark.parametrize("bits", [32, 64])
@pytest.mark.parametrize("name, kind", KINDS)
def test_every_row_carries_over_every_border(name, kind, bits):
    curve = load_curve(name)
    by = decomposition(
        find_lattice(curve.r, products(curve.endomorphism.eigenvalues, curve.r)), kind
    )
    most = [(by.r - 1) * abs(g) + (1 << by.shift - 1) >> by.shift for g in by.factors]
    wanted = {
        (j, border) for j, t in enumerate(most) for border in range(bits, t.bit_length(), bits)
    }
    found = list(carrying(by, bits, Random(1)))
    assert wanted and len(found) == len(wanted) and all(0 <= k < by.r for k in found)
    assert set().union(*(carries(by, k, bits) for k in found)) == wanted
    assert not any(carries(by, Random(i).randrange(by.r), bits) for i in range(1000))


@pytest.mark.asm
def test_a_carry_that_is_left_out_is_found(tmp_path):
    curve = load_curve("secp256k1")
    write_library(
        build_library(curve, load_target("c64"), BuildOptions("lib", api="scalarmult")).files,
        tmp_path / "lib",
    )
    emitted = read_emitted(tmp_path / "lib")
    (function,) = (f for f in emitted.functions if f.name == "scalarmult")
    assert len(list(carrying_inputs(emitted, function, decompositions(emitted)))) == 2
    assert (
        check_functions(load(emitted, quick(), tmp_path / "lib"), 4, ("scalarmult",)).status
        == "passed"
    )
    path = tmp_path / "lib/src/lib.c"
    text, carry = path.read_text(), "carry = (uint64_t)((~x & wide[shift + i]) >> 63);"
    assert text.count(carry) == 1
    path.write_text(text.replace(carry, "carry = 0;"))
    verdict = check_functions(load(emitted, quick(), tmp_path), 4, ("scalarmult",))
    assert (
        verdict.status == "failed"
        and "scalarmult" in verdict.detail
        and "and 1 more" in verdict.detail
    )
