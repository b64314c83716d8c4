"""AVX as one record: four lanes of words with 52-bit multiply-add, of doubles with fused
multiply-add, or of doubles without it.
"""

from functools import partial

from ecgen.isa.avx.table import REGISTERS, TABLE, instructions_of, lanes_of
from ecgen.isa.vectors import VectorSet, VectorUnit, on_demand
from ecgen.limb.lanes.ir import WORD

emit_vectors = on_demand("ecgen.isa.avx.emit", "emit_vectors")
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
            on_demand("ecgen.field.lanes.montgomery", "field_of"),
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
            on_demand("ecgen.field.lanes.doubles.fused", "RealField"),
            "fma",
            partial(emit_vectors, isa="avx2"),
            len(REGISTERS["avx2"]),
            figures=(*IN_AVX2, "fmul"),
        ),
        VectorUnit(
            ("avx",),
            "avx",
            on_demand("ecgen.field.lanes.doubles.plain", "ScaledField"),
            "fmul",
            partial(emit_vectors, isa="avx"),
            len(REGISTERS["avx"]),
            counted=True,
            figures=(*IN_DOUBLES, "pick"),
        ),
    ),
    batches=(
        VectorUnit(
            ("avx2", "avx512f", "avx512dq", "avx512ifma"),
            "ifma8",
            on_demand("ecgen.field.lanes.montgomery", "field_of"),
            "maddlo",
            partial(emit_vectors, isa="ifma8"),
            len(REGISTERS["ifma8"]),
            watched=False,
            lanes=8,
            kind=WORD,
        ),
    ),
    core_of=on_demand("ecgen.isa.avx.schedule", "core_of"),
    listing=on_demand("ecgen.isa.avx.text", "listing"),
    frame_notes=on_demand("ecgen.isa.avx.text", "with_frame_notes"),
    decode=on_demand("ecgen.isa.avx.decode", "decode_vectors"),
    validate=on_demand("ecgen.isa.avx.validate", "validate_vectors"),
    stack_of=on_demand("ecgen.isa.avx.text", "stack_bytes"),
    lanes_of=lanes_of,
    instructions_of=instructions_of,
)
