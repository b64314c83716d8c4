"""Hypothesis strategies: random valid field programs, and points with residues that break
things.
"""

from hypothesis import strategies as st

from ecgen.program.ir import FieldProgram, Op
from ecgen.program.ops import OPS
from ecgen.program.validate import validate

P = 2**61 - 1
EDGES = (0, 1, 2, 3, P - 1, P - 2, (P + 1) // 2, 2**60)
LINEAR = ("add", "sub", "neg", "dbl", "tpl", "half")
PLAIN = ("mul", "sqr", *LINEAR, "mulc", "copy", "const")
residues = st.one_of(st.sampled_from(EDGES), st.integers(0, P - 1))
small = st.one_of(
    st.sampled_from((0, 1, 2, 3, 4, -1, -2, -3, 8, 189, -189)), st.integers(-(2**40), 2**40)
)


@st.composite
def programs(draw, names=PLAIN, max_ops=12, params=True):
    """A program of up to `max_ops` operations out of `names`, every value a possible operand, 1 to
    3 results.
    """
    inputs = ("X1", "Y1", "Z1")[: draw(st.integers(1, 3))]
    constants = ("a", "b")[: draw(st.integers(0, 2))] if params else ()
    values, ops = [*inputs, *constants], []
    for i in range(draw(st.integers(1, max_ops))):
        spec = OPS[draw(st.sampled_from(names))]
        args = tuple(
            draw(st.sampled_from(values[-6:] if draw(st.booleans()) else values))
            for _ in range(spec.arity)
        )
        outs = tuple(f"v{i}_{j}" for j in range(len(spec.meanings)))
        ops.append(Op(spec.name, outs, args, draw(small) if spec.has_const else None))
        values += outs
    results = draw(st.lists(st.sampled_from(values[-5:]), min_size=1, max_size=3))
    outputs = tuple(zip(("X3", "Y3", "Z3"), results))
    return validate(FieldProgram("random", inputs, outputs, tuple(ops), constants))


@st.composite
def points(draw, program):
    """A residue mod P for every input and parameter."""
    return {name: draw(residues) for name in program.inputs + program.params}
