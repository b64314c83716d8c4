/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build ted256189 --cpu zen4 --level adx --abi sysv --prefix ted256189 --vector none
   Do not edit.
   Input ted256189.toml: sha256 3b312e6e98fc1d2ee66ee2a6ddf0b336285994127b0032a8ad6a886fc065d92d */
/* A test tool, written by hand: calls a function with known values in the registers that it has to preserve.
 * uint64_t ted256189_abi_call(function, args, stack_top, report, preset), System V on every system; see ted256189_shim.c for the layout of
 * the report.
 * report[28]: bytes that the trampoline itself uses on the new stack, the return address included; report[29]: the stack
 * pointer before the call.
 * report[80]: 0, or what is to be written down of the other registers, which are set to ones before the call: 1 the general ones and
 * the lower halves of 16 vector registers, 2 these, twice as wide, too, 3 all of AVX-512. rax, rcx, rdx, rsi, rdi, r8 to r11 go
 * into report[81] and on, vectors into report[96] and on, eight words each, masks into report[352] and on.
 */
#if !defined(__x86_64__) || defined(__ILP32__)
#error "this file is x86-64 assembly, for pointers of 64 bits: not for x32"
#endif
/* Where the compiler protects control flow, a routine begins with ENDBR64, in bytes for assemblers that do not know it. */
#if defined(__CET__) && (__CET__ & 1)
#define TED256189_ENTRY .byte 0xf3, 0x0f, 0x1e, 0xfa
#else
#define TED256189_ENTRY
#endif
/* A routine in the three formats of objects, with what unwinds it: TED256189_PUSHED and so on stand behind the instruction that they tell of. */
#if defined(_WIN32) || defined(__CYGWIN__) || defined(__UEFI__)
#define TED256189_COFF 1
#define TED256189_NAME(x) x
#define TED256189_BEGIN(x) .globl x; .def x; .scl 2; .type 32; .endef; .p2align 6; .seh_proc x; x: TED256189_ENTRY
#define TED256189_PUBLIC(x) TED256189_BEGIN(x)
#define TED256189_END(x) .seh_endproc
/* What ends with a jump ends before it: Wine knows no epilogue by that, and where no unwind data is, it is a return address that lies on the stack. */
#define TED256189_JUMP(to, x) .seh_endproc; jmp to
#define TED256189_READ_ONLY .section .rdata, "dr"
#define TED256189_PUSHED(register) .seh_pushreg register
#define TED256189_POPPED(register)
#define TED256189_LOWERED(bytes) .seh_stackalloc bytes
#define TED256189_RAISED(bytes)
#define TED256189_FRAME_AT(register) .seh_setframe register, 0
#define TED256189_FRAME_LEFT(register)
#define TED256189_FRAME_MADE .seh_endprologue
#define TED256189_PROBE(bytes) test byte ptr [rsp-bytes], al
#else
#define TED256189_COFF 0
#if defined(__APPLE__)
#define TED256189_NAME(x) _##x
#define TED256189_BEGIN(x) .private_extern x; .globl x; .p2align 6; x: .cfi_startproc; TED256189_ENTRY
#define TED256189_PUBLIC(x) .globl x; .p2align 4; x: .cfi_startproc; TED256189_ENTRY
#define TED256189_END(x) .cfi_endproc
#define TED256189_READ_ONLY .section __TEXT,__const
#else /* ELF; a section for each routine, so that a linker with --gc-sections drops what a program does not call */
#define TED256189_NAME(x) x
#define TED256189_BEGIN(x) .section .text.x, "ax", @progbits; .globl x; .hidden x; .type x, @function; .p2align 6; x: .cfi_startproc; TED256189_ENTRY
#define TED256189_PUBLIC(x) .section .text.x, "ax", @progbits; .globl x; .type x, @function; .p2align 4; x: .cfi_startproc; TED256189_ENTRY
#define TED256189_END(x) .cfi_endproc; .size x, .-x
#define TED256189_READ_ONLY .section .rodata, "a", @progbits
#endif
#define TED256189_PUSHED(register) .cfi_adjust_cfa_offset 8; .cfi_rel_offset register, 0
#define TED256189_POPPED(register) .cfi_adjust_cfa_offset -8; .cfi_restore register
#define TED256189_LOWERED(bytes) .cfi_adjust_cfa_offset bytes
#define TED256189_RAISED(bytes) .cfi_adjust_cfa_offset -bytes
#define TED256189_FRAME_AT(register) .cfi_def_cfa_register register
#define TED256189_FRAME_LEFT(register) .cfi_def_cfa rsp, 8; .cfi_restore register
#define TED256189_FRAME_MADE
#define TED256189_JUMP(to, x) jmp to; TED256189_END(x)
#define TED256189_PROBE(bytes)
#endif
.intel_syntax noprefix
.text
.globl TED256189_NAME(ted256189_abi_call)
TED256189_NAME(ted256189_abi_call):
    TED256189_ENTRY
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    mov [rcx + 80], rsp
    mov rax, rdi
    mov r10, rsi
    mov r11, rcx
    mov rsp, rdx
    push rcx
    push rcx
    mov qword ptr [r11 + 224], 24
    mov [r11 + 232], rsp
    mov rbx, [r11 + 640]
    cmp rbx, 1
    jb ted256189_abi_set
    pcmpeqd xmm0, xmm0
    pcmpeqd xmm1, xmm1
    pcmpeqd xmm2, xmm2
    pcmpeqd xmm3, xmm3
    pcmpeqd xmm4, xmm4
    pcmpeqd xmm5, xmm5
    pcmpeqd xmm6, xmm6
    pcmpeqd xmm7, xmm7
    pcmpeqd xmm8, xmm8
    pcmpeqd xmm9, xmm9
    pcmpeqd xmm10, xmm10
    pcmpeqd xmm11, xmm11
    pcmpeqd xmm12, xmm12
    pcmpeqd xmm13, xmm13
    pcmpeqd xmm14, xmm14
    pcmpeqd xmm15, xmm15
    cmp rbx, 2
    jb ted256189_abi_set
    vcmpps ymm0, ymm0, ymm0, 15
    vcmpps ymm1, ymm1, ymm1, 15
    vcmpps ymm2, ymm2, ymm2, 15
    vcmpps ymm3, ymm3, ymm3, 15
    vcmpps ymm4, ymm4, ymm4, 15
    vcmpps ymm5, ymm5, ymm5, 15
    vcmpps ymm6, ymm6, ymm6, 15
    vcmpps ymm7, ymm7, ymm7, 15
    vcmpps ymm8, ymm8, ymm8, 15
    vcmpps ymm9, ymm9, ymm9, 15
    vcmpps ymm10, ymm10, ymm10, 15
    vcmpps ymm11, ymm11, ymm11, 15
    vcmpps ymm12, ymm12, ymm12, 15
    vcmpps ymm13, ymm13, ymm13, 15
    vcmpps ymm14, ymm14, ymm14, 15
    vcmpps ymm15, ymm15, ymm15, 15
    je ted256189_abi_set
    vpternlogd zmm0, zmm0, zmm0, 255
    vpternlogd zmm1, zmm1, zmm1, 255
    vpternlogd zmm2, zmm2, zmm2, 255
    vpternlogd zmm3, zmm3, zmm3, 255
    vpternlogd zmm4, zmm4, zmm4, 255
    vpternlogd zmm5, zmm5, zmm5, 255
    vpternlogd zmm6, zmm6, zmm6, 255
    vpternlogd zmm7, zmm7, zmm7, 255
    vpternlogd zmm8, zmm8, zmm8, 255
    vpternlogd zmm9, zmm9, zmm9, 255
    vpternlogd zmm10, zmm10, zmm10, 255
    vpternlogd zmm11, zmm11, zmm11, 255
    vpternlogd zmm12, zmm12, zmm12, 255
    vpternlogd zmm13, zmm13, zmm13, 255
    vpternlogd zmm14, zmm14, zmm14, 255
    vpternlogd zmm15, zmm15, zmm15, 255
    vpternlogd zmm16, zmm16, zmm16, 255
    vpternlogd zmm17, zmm17, zmm17, 255
    vpternlogd zmm18, zmm18, zmm18, 255
    vpternlogd zmm19, zmm19, zmm19, 255
    vpternlogd zmm20, zmm20, zmm20, 255
    vpternlogd zmm21, zmm21, zmm21, 255
    vpternlogd zmm22, zmm22, zmm22, 255
    vpternlogd zmm23, zmm23, zmm23, 255
    vpternlogd zmm24, zmm24, zmm24, 255
    vpternlogd zmm25, zmm25, zmm25, 255
    vpternlogd zmm26, zmm26, zmm26, 255
    vpternlogd zmm27, zmm27, zmm27, 255
    vpternlogd zmm28, zmm28, zmm28, 255
    vpternlogd zmm29, zmm29, zmm29, 255
    vpternlogd zmm30, zmm30, zmm30, 255
    vpternlogd zmm31, zmm31, zmm31, 255
    kxnorw k0, k0, k0
    kxnorw k1, k1, k1
    kxnorw k2, k2, k2
    kxnorw k3, k3, k3
    kxnorw k4, k4, k4
    kxnorw k5, k5, k5
    kxnorw k6, k6, k6
    kxnorw k7, k7, k7
ted256189_abi_set:
    mov rbx, [r8]
    mov rbp, [r8 + 8]
    mov r12, [r8 + 16]
    mov r13, [r8 + 24]
    mov r14, [r8 + 32]
    mov r15, [r8 + 40]
    mov rdi, [r10]
    mov rsi, [r10 + 8]
    mov rdx, [r10 + 16]
    mov rcx, [r10 + 24]
    mov r8, [r10 + 32]
    mov r9, [r10 + 40]
    mov r11, [r11 + 80]
    mov [rsp], r11
    mov r10, -1
    mov r11, r10
    call rax
    xchg r11, [rsp + 8]
    cmp qword ptr [r11 + 640], 1
    jb ted256189_abi_kept
    mov [r11 + 648], rax
    mov [r11 + 656], rcx
    mov [r11 + 664], rdx
    mov [r11 + 672], rsi
    mov [r11 + 680], rdi
    mov [r11 + 688], r8
    mov [r11 + 696], r9
    mov [r11 + 704], r10
    mov r10, [rsp + 8]
    mov [r11 + 712], r10
    movdqu [r11 + 768], xmm0
    movdqu [r11 + 832], xmm1
    movdqu [r11 + 896], xmm2
    movdqu [r11 + 960], xmm3
    movdqu [r11 + 1024], xmm4
    movdqu [r11 + 1088], xmm5
    movdqu [r11 + 1152], xmm6
    movdqu [r11 + 1216], xmm7
    movdqu [r11 + 1280], xmm8
    movdqu [r11 + 1344], xmm9
    movdqu [r11 + 1408], xmm10
    movdqu [r11 + 1472], xmm11
    movdqu [r11 + 1536], xmm12
    movdqu [r11 + 1600], xmm13
    movdqu [r11 + 1664], xmm14
    movdqu [r11 + 1728], xmm15
    cmp qword ptr [r11 + 640], 2
    jb ted256189_abi_kept
    vmovdqu [r11 + 768], ymm0
    vmovdqu [r11 + 832], ymm1
    vmovdqu [r11 + 896], ymm2
    vmovdqu [r11 + 960], ymm3
    vmovdqu [r11 + 1024], ymm4
    vmovdqu [r11 + 1088], ymm5
    vmovdqu [r11 + 1152], ymm6
    vmovdqu [r11 + 1216], ymm7
    vmovdqu [r11 + 1280], ymm8
    vmovdqu [r11 + 1344], ymm9
    vmovdqu [r11 + 1408], ymm10
    vmovdqu [r11 + 1472], ymm11
    vmovdqu [r11 + 1536], ymm12
    vmovdqu [r11 + 1600], ymm13
    vmovdqu [r11 + 1664], ymm14
    vmovdqu [r11 + 1728], ymm15
    je ted256189_abi_lower
    vmovdqu64 [r11 + 768], zmm0
    vmovdqu64 [r11 + 832], zmm1
    vmovdqu64 [r11 + 896], zmm2
    vmovdqu64 [r11 + 960], zmm3
    vmovdqu64 [r11 + 1024], zmm4
    vmovdqu64 [r11 + 1088], zmm5
    vmovdqu64 [r11 + 1152], zmm6
    vmovdqu64 [r11 + 1216], zmm7
    vmovdqu64 [r11 + 1280], zmm8
    vmovdqu64 [r11 + 1344], zmm9
    vmovdqu64 [r11 + 1408], zmm10
    vmovdqu64 [r11 + 1472], zmm11
    vmovdqu64 [r11 + 1536], zmm12
    vmovdqu64 [r11 + 1600], zmm13
    vmovdqu64 [r11 + 1664], zmm14
    vmovdqu64 [r11 + 1728], zmm15
    vmovdqu64 [r11 + 1792], zmm16
    vmovdqu64 [r11 + 1856], zmm17
    vmovdqu64 [r11 + 1920], zmm18
    vmovdqu64 [r11 + 1984], zmm19
    vmovdqu64 [r11 + 2048], zmm20
    vmovdqu64 [r11 + 2112], zmm21
    vmovdqu64 [r11 + 2176], zmm22
    vmovdqu64 [r11 + 2240], zmm23
    vmovdqu64 [r11 + 2304], zmm24
    vmovdqu64 [r11 + 2368], zmm25
    vmovdqu64 [r11 + 2432], zmm26
    vmovdqu64 [r11 + 2496], zmm27
    vmovdqu64 [r11 + 2560], zmm28
    vmovdqu64 [r11 + 2624], zmm29
    vmovdqu64 [r11 + 2688], zmm30
    vmovdqu64 [r11 + 2752], zmm31
    kmovw r10d, k0
    mov [r11 + 2816], r10
    kmovw r10d, k1
    mov [r11 + 2824], r10
    kmovw r10d, k2
    mov [r11 + 2832], r10
    kmovw r10d, k3
    mov [r11 + 2840], r10
    kmovw r10d, k4
    mov [r11 + 2848], r10
    kmovw r10d, k5
    mov [r11 + 2856], r10
    kmovw r10d, k6
    mov [r11 + 2864], r10
    kmovw r10d, k7
    mov [r11 + 2872], r10
ted256189_abi_lower:
    vzeroupper
ted256189_abi_kept:
    mov [r11], rbx
    mov [r11 + 8], rbp
    mov [r11 + 16], r12
    mov [r11 + 24], r13
    mov [r11 + 32], r14
    mov [r11 + 40], r15
    mov [r11 + 48], rdi
    mov [r11 + 56], rsi
    mov [r11 + 64], rsp
    pushfq
    pop r10
    mov [r11 + 72], r10
    cld
    mov rsp, [rsp]
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    ret
#if !defined(__APPLE__) && !defined(_WIN32) && !defined(__CYGWIN__) && !defined(__UEFI__)
#if defined(__CET__)
	.section .note.gnu.property, "a", %note
	.p2align 3
	.long 4, 16, 5 /* bytes of the name and of what follows it; properties */
	.asciz "GNU"
	.long 0xc0000002, 4, __CET__, 0 /* control flow of this object is protected: 1 indirect branches, 2 returns */
#endif
	.section .note.GNU-stack, "", %progbits
#endif
