"""Point operations of other shapes, packed and emitted: the X25519 ladder step, Edwards addition and doubling, Jacobian
doubling-addition. Executed results against the formula in integers, limbs at the ends of their bounds.
"""

import random

import pytest

from ecgen.field.lanes.packed import lower_packed
from ecgen.field.lanes.reals import RealField
from ecgen.isa.target import load_target
from ecgen.library.packed import bound_formula, packings
from ecgen.library.spec import CurveFacts
from ecgen.limb.lanes.prove import prove_vectors
from ecgen.program.interpret import interpret
from tests.isa.avx.batches import COUNT, run_batches, values_of
from tests.isa.avx.vectors import HAS_AVX2
from tests.isa.native import needs_host

P = 2**255 - 19
MONTGOMERY = CurveFacts("m", "montgomery", P, 486662, 0, 8, 9, 0, b=1)
EDWARDS = CurveFacts("e", "twisted_edwards", P, P - 1, 0, 8, 0, 1, d=-121665 * pow(121666, -1, P) % P)
WEIERSTRASS = CurveFacts("w", "weierstrass", P, P - 3, 0, 1, 0, 0, b=13318)
FORMULAS = {
    "montgom/xz/ladder/mladd-1987-m": (MONTGOMERY, 3), "twisted/extended-1/addition/readd-2008-hwcd-3": (EDWARDS, 2),
    "twisted/extended-1/doubling/dbl-2008-hwcd-n": (EDWARDS, 2), "twisted/extended-1/doubling/dbl-2010-lg-t": (EDWARDS, 2),
    "shortw/jacobian-3/doubling-addition/dadd-2010-lg": (WEIERSTRASS, 0),
}  # fmt: skip
pytestmark = [needs_host, pytest.mark.skipif(not HAS_AVX2, reason="not run: needs a CPU with AVX2 and FMA")]


@pytest.mark.parametrize("name", FORMULAS)
def test_packed_point_operation(name, tmp_path):
    curve, batches = FORMULAS[name]
    program, params = bound_formula(name, curve)
    packed = packings(program, params, load_target("zen4"), False)[0]
    assert packed.batches == batches or not batches
    lowered = lower_packed(packed, RealField(P), {k: v for k, v in params.items() if k in packed.params})
    assert prove_vectors(lowered.vectors, lowered.meanings, P).congruences >= 4 * sum(op.name not in ("perm", "blend") for op in packed.ops)
    count = max(COUNT // 5, 100)
    for _, given, found in run_batches(tmp_path, {"point": lowered.vectors}, random.Random(name), count):
        public = {name: values_of(e, given[e.name], lane) for e, layout in zip(lowered.vectors.inputs, packed.inputs)
                  for lane, name in enumerate(layout.lanes) if name}  # fmt: skip
        results = {name: values_of(e, found[e.name], lane) for e, layout in zip(lowered.vectors.outputs, packed.outputs)
                   for lane, name in enumerate(layout.lanes) if name}  # fmt: skip
        for i in range(count):
            expected = interpret(program, {name: column[i] for name, column in public.items()} | params, P)
            assert {name: column[i] % P for name, column in results.items()} == {name: expected[name] for name in results}
        assert set(results) == {public for public, _ in program.outputs}
