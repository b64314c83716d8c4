"""AVX as one record: four lanes of words with 52-bit multiply-add, of doubles with fused
multiply-add, or of doubles without it.
"""

from functools import partial

from ecgen.field.lanes.doubles.fused import RealField
from ecgen.field.lanes.doubles.plain import ScaledField
from ecgen.field.lanes.montgomery import field_of
from ecgen.isa.avx.decode import decode_vectors
from ecgen.isa.avx.emit import emit_vectors
from ecgen.isa.avx.schedule import core_of
from ecgen.isa.avx.table import REGISTERS, TABLE, instructions_of, lanes_of
from ecgen.isa.avx.text import listing, stack_bytes, with_frame_notes
from ecgen.isa.avx.validate import validate_vectors
from ecgen.isa.vectors import VectorSet, VectorUnit
from ecgen.limb.lanes.ir import WORD

IN_DOUBLES = ("fadd", "fsub", "and", "or", "xor", "perm", "halves", "blend", "low", "high")
IN_AVX2 = (*IN_DOUBLES, "fma", "fms", "mul", "smul", "add", "sub", "shl", "shr")
RECORD = VectorSet(
    name="avx",
    title="AVX",
    beside="x86_64",
    table=TABLE,
    units=(
        VectorUnit(
            ("avx2", "avx512f", "avx512dq", "avx512ifma", "avx512vl"),
            "ifma",
            field_of,
            "maddlo",
            partial(emit_vectors, isa="ifma"),
            len(REGISTERS["ifma"]),
            watched=False,
            kind=WORD,
            figures=(*IN_AVX2, "maddhi", "mullo", "mix", "inside"),
        ),
        VectorUnit(
            ("avx2", "fma"),
            "avx2",
            RealField,
            "fma",
            partial(emit_vectors, isa="avx2"),
            len(REGISTERS["avx2"]),
            counted=RealField.counted,
            figures=(*IN_AVX2, "fmul"),
        ),
        VectorUnit(
            ("avx",),
            "avx",
            ScaledField,
            "fmul",
            partial(emit_vectors, isa="avx"),
            len(REGISTERS["avx"]),
            counted=ScaledField.counted,
            figures=(*IN_DOUBLES, "pick"),
        ),
    ),
    batches=(
        VectorUnit(
            ("avx2", "avx512f", "avx512dq", "avx512ifma"),
            "ifma8",
            field_of,
            "maddlo",
            partial(emit_vectors, isa="ifma8"),
            len(REGISTERS["ifma8"]),
            watched=False,
            lanes=8,
            kind=WORD,
        ),
    ),
    core_of=core_of,
    listing=listing,
    frame_notes=with_frame_notes,
    decode=decode_vectors,
    validate=validate_vectors,
    stack_of=stack_bytes,
    lanes_of=lanes_of,
    instructions_of=instructions_of,
)
