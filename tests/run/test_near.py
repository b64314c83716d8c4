"""Comparisons, tests for zero and codes that leave something out are seen by inputs that differ in
that alone; so is an inversion that leaves out its last batch.
"""

from random import Random

import pytest

from ecgen.field.divsteps.shape import Divsteps
from ecgen.run.check.checks import load
from ecgen.run.emitted import read_emitted
from ecgen.run.functions import public_functions
from ecgen.run.oracle.near_inputs import near_inputs
from ecgen.run.oracle.point_values import read
from ecgen.run.oracle.slow_inverses import slow_inverses, steps
from tests.support.compilers import quick
from tests.support.library import curves

# function -> what of the C of ted256189 is left out
CHANGES = {
    "fr_equal": (
        "any |= a->w[i] ^ b->w[i];",
        "any |= i + 1 < P_SCALAR_WORDS ? a->w[i] ^ b->w[i] : 0;",
    ),
    "fr_is_zero": ("any |= a->w[i];", "any |= i != 2 ? a->w[i] : 0;"),
    "scalar_is_valid": (
        "borrow = ((~x & y) | ((~x | y) & t)) >> 63;",
        "borrow = i == 1 ? borrow : ((~x & y) | ((~x | y) & t)) >> 63;",
    ),
}


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", CHANGES)
def test_what_is_left_out_is_seen(name, folder_of, tmp_path, monkeypatch):
    prefix = f"left_{name}"
    old, new = (text.replace("P_", f"{prefix.upper()}_") for text in CHANGES[name])
    folder = folder_of(
        curves.LARGE["ted256189"], prefix, change=lambda text: text.replace(old, new)
    )
    assert new in (folder / f"src/{prefix}.c").read_text()
    loaded = load(read_emitted(folder), quick(), tmp_path)
    assert public_functions.check_functions(loaded, only=(name,), seed=2).status == "failed"
    monkeypatch.setattr(public_functions, "near_inputs", lambda *given: ())
    # by luck it is not seen
    assert public_functions.check_functions(loaded, only=(name,), seed=2).status == "passed"


def test_reading_beyond_a_counted_input_is_seen(folder_of, tmp_path):
    """Its last word, of fewer bytes than eight, is read with what lies behind it."""
    old, new = "8 * i + k < bytes ? in", "7 * i + k < bytes ? in"
    folder = folder_of(
        curves.LARGE["ted256189"], "beyond", change=lambda text: text.replace(old, new)
    )
    assert new in (folder / "src/beyond.c").read_text()
    loaded = load(read_emitted(folder), quick(), tmp_path)
    assert public_functions.check_functions(loaded, only=("scalar_reduce",)).status == "failed"


@pytest.mark.parametrize("curve", ("ted256189", "jac256189"))
def test_points_that_are_alike_in_one_coordinate_are_told_apart(curve, folder_of):
    """Pairs of equal points, of opposite ones, of such with one coordinate in common, in other
    scalings.
    """
    emitted = read_emitted(folder_of(curves.LARGE[curve], curve))
    pairs = {
        tuple(read(emitted, data) for data in inputs)
        for inputs in near_inputs(emitted, emitted.function("point_equal"))
    }
    same = [[a[k] == b[k] for a, b in pairs if a and b and a != b] for k in (0, 1)]
    assert all(map(any, same)) and any(a == b for a, b in pairs)


def test_every_byte_is_the_only_one_that_differs(folder_of):
    emitted = read_emitted(folder_of(curves.LARGE["jac256189"], "jac256189"))
    for name in ("fr_equal", "fr_is_zero"):
        rows = [
            inputs if len(inputs) == 2 else (*inputs, bytes(len(inputs[0])))
            for inputs in near_inputs(emitted, emitted.function(name))
        ]
        alone = [[i for i, (x, y) in enumerate(zip(a, b)) if x != y] for a, b in rows]
        assert {places[0] for places in alone if len(places) == 1} >= set(
            range((emitted.curve.r.bit_length() - 1) // 8)
        ), name
    encoded = emitted.function("point_validate").inputs[0]
    assert (
        len({data for (data,) in near_inputs(emitted, emitted.function("point_validate"))})
        == encoded.bytes
    )


@pytest.mark.parametrize("modulus", (2**255 - 19, 2**256 - 2**224 + 2**192 + 2**96 - 1, 2**127 - 1))
def test_slow_inverses_need_the_last_batch_where_random_ones_do_not(modulus):
    n, random = Divsteps(modulus.bit_length()), Random(1)
    usual = max(steps(modulus, random.randrange(1, modulus)) for _ in range(100))
    found = [steps(modulus, x) for x in slow_inverses(modulus)]
    assert (
        max(found) > usual + 4
        and max(found) > n.total - n.steps
        and all(0 < x < modulus for x in slow_inverses(modulus))
    )
