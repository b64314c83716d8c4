"""The product modulo 2^255 - 19 in lanes of doubles, emitted."""

from tests.support.isa.avx.vectors import emit, product_program

EMITTED = emit("mul", product_program(2**255 - 19, False))
CONSTANTS = [op.args for op in EMITTED.routine.vectors.ops if op.name == "const"]
CONSTANTS = list(dict.fromkeys(CONSTANTS))
LIMBS = {name: len(limbs) for name, _, limbs in EMITTED.routine.arguments}
