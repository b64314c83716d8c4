"""Sources that the tests of toolchains and boards build, and what they compute."""

from ecgen.run.emulated.case import Buffer, Case

# Forms that field code uses, in both widths. `addcs r7, r7, #1` would not do: GNU as and LLVM
# choose different narrow
# encodings of an addition of a small constant to the same register, unless it is written with two
# operands.
ASSEMBLY = """
    .syntax unified
    .thumb
    .text
    .global fma_words
    .type fma_words, %function
fma_words:
    push {r4, r5, r6, r7, lr}
    ldm r1, {r4, r5, r6, r7}
    ldrd r12, lr, [r2]
    movs r3, #0
    umaal r4, r3, r5, r12
    umull r5, r12, r6, r7
    umlal r4, r3, r6, lr
    adds r4, r4, r5
    adcs.w r5, r3, r12
    sbcs r6, r6, r7
    adc.w r7, r7, r7, lsl #1
    it cs
    addcs r7, #1
    bfi r7, r6, #3, #5
    ubfx r6, r6, #4, #8
    smmla r3, r4, r5, r6
    movw r12, #0x1234
    movt r12, #0x5678
    eor.w r3, r3, r12, ror #7
    ldr r2, =0xdeadbeef
    eors r3, r2
    strd r3, r4, [r0], #8
    stm r0!, {r5, r6, r7}
    str r7, [r0, #-20]!
    cbz r4, 1f
    nop
1:  pop {r4, r5, r6, r7, pc}
    .size fma_words, .-fma_words
    .ltorg
"""
FPU = """
    .syntax unified
    .thumb
    .text
    .global swap_halves
    .type swap_halves, %function
swap_halves:
    vpush {s16, s17}
    vldm r1, {s0-s3}
    vmov r2, r3, s0, s1
    vmov s16, r2
    vmov s17, r3
    vmov s0, s1, r3, r2
    vstr s2, [r0]
    vstr s3, [r0, #4]
    vmov r2, s16
    vmov r3, s17
    strd r2, r3, [r0, #8]
    vpop {s16, s17}
    bx lr
    .size swap_halves, .-swap_halves
"""
C = """
#include <stdint.h>
static uint32_t calls = 40;
uint32_t twice(uint32_t *a, uint32_t n);
uint32_t twice(uint32_t *a, uint32_t n)
{
    static uint32_t zero[4];
    uint32_t i;
    for (i = 0; i < n; ++i)
        a[i] = a[i] * 2 + zero[i & 3];
    return ++calls;
}
"""


def twice_case(**changes) -> Case:
    before, after = ((1, 2, 0x80000001, 7), (2, 4, 2, 14))
    words = [b"".join(w.to_bytes(4, "little") for w in each) for each in (before, after)]
    return Case(
        **{
            "name": "twice",
            "function": "twice",
            "buffers": (Buffer(*words),),
            "arguments": ("b0", 4),
            "result": 41,
        }
        | changes
    )
