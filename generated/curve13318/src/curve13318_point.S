/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build curve13318 --cpu zen4 --level adx --abi sysv --prefix curve13318 --vector none
   Do not edit.
   Input curve13318.toml: sha256 4317276d5e5c37a189687495faf90226f03af1aeb9be8993652e3ac55883677c */
/* Point operations, x86_64 level adx (needs bmi2, adx, avx2), System V calling convention.
 * GNU as and clang, Intel syntax.
 */
#if !defined(__x86_64__) || defined(__ILP32__)
#error "this file is x86-64 assembly, for pointers of 64 bits: not for x32"
#endif
/* Where the compiler protects control flow, a routine begins with ENDBR64, in bytes for assemblers that do not know it. */
#if defined(__CET__) && (__CET__ & 1)
#define CURVE13318_ENTRY .byte 0xf3, 0x0f, 0x1e, 0xfa
#else
#define CURVE13318_ENTRY
#endif
/* A routine in the three formats of objects, with what unwinds it: CURVE13318_PUSHED and so on stand behind the instruction that they tell of. */
#if defined(_WIN32) || defined(__CYGWIN__) || defined(__UEFI__)
#define CURVE13318_COFF 1
#define CURVE13318_NAME(x) x
#define CURVE13318_BEGIN(x) .globl x; .def x; .scl 2; .type 32; .endef; .p2align 6; .seh_proc x; x: CURVE13318_ENTRY
#define CURVE13318_PUBLIC(x) CURVE13318_BEGIN(x)
#define CURVE13318_END(x) .seh_endproc
/* What ends with a jump ends before it: Wine knows no epilogue by that, and where no unwind data is, it is a return address that lies on the stack. */
#define CURVE13318_JUMP(to, x) .seh_endproc; jmp to
#define CURVE13318_READ_ONLY .section .rdata, "dr"
#define CURVE13318_PUSHED(register) .seh_pushreg register
#define CURVE13318_POPPED(register)
#define CURVE13318_LOWERED(bytes) .seh_stackalloc bytes
#define CURVE13318_RAISED(bytes)
#define CURVE13318_FRAME_AT(register) .seh_setframe register, 0
#define CURVE13318_FRAME_LEFT(register)
#define CURVE13318_FRAME_MADE .seh_endprologue
#define CURVE13318_PROBE(bytes) test byte ptr [rsp-bytes], al
#else
#define CURVE13318_COFF 0
#if defined(__APPLE__)
#define CURVE13318_NAME(x) _##x
#define CURVE13318_BEGIN(x) .private_extern x; .globl x; .p2align 6; x: .cfi_startproc; CURVE13318_ENTRY
#define CURVE13318_PUBLIC(x) .globl x; .p2align 4; x: .cfi_startproc; CURVE13318_ENTRY
#define CURVE13318_END(x) .cfi_endproc
#define CURVE13318_READ_ONLY .section __TEXT,__const
#else /* ELF; a section for each routine, so that a linker with --gc-sections drops what a program does not call */
#define CURVE13318_NAME(x) x
#define CURVE13318_BEGIN(x) .section .text.x, "ax", @progbits; .globl x; .hidden x; .type x, @function; .p2align 6; x: .cfi_startproc; CURVE13318_ENTRY
#define CURVE13318_PUBLIC(x) .section .text.x, "ax", @progbits; .globl x; .type x, @function; .p2align 4; x: .cfi_startproc; CURVE13318_ENTRY
#define CURVE13318_END(x) .cfi_endproc; .size x, .-x
#define CURVE13318_READ_ONLY .section .rodata, "a", @progbits
#endif
#define CURVE13318_PUSHED(register) .cfi_adjust_cfa_offset 8; .cfi_rel_offset register, 0
#define CURVE13318_POPPED(register) .cfi_adjust_cfa_offset -8; .cfi_restore register
#define CURVE13318_LOWERED(bytes) .cfi_adjust_cfa_offset bytes
#define CURVE13318_RAISED(bytes) .cfi_adjust_cfa_offset -bytes
#define CURVE13318_FRAME_AT(register) .cfi_def_cfa_register register
#define CURVE13318_FRAME_LEFT(register) .cfi_def_cfa rsp, 8; .cfi_restore register
#define CURVE13318_FRAME_MADE
#define CURVE13318_JUMP(to, x) jmp to; CURVE13318_END(x)
#define CURVE13318_PROBE(bytes)
#endif
/* Words are kept below the stack pointer only where the system leaves them alone: Windows does not, nor do interrupts of a bare
 * machine. There, and where CURVE13318_NO_RED_ZONE is defined, they lie in a frame. CURVE13318_SLOT has the address of a word in either case. */
#if !CURVE13318_COFF && !defined(CURVE13318_NO_RED_ZONE) && (defined(__unix__) || defined(__APPLE__))
#define CURVE13318_RESERVE(bytes)
#define CURVE13318_RELEASE(bytes)
#define CURVE13318_SLOT(below, framed) below
#else
#define CURVE13318_RESERVE(bytes) sub rsp, bytes; CURVE13318_LOWERED(bytes)
#define CURVE13318_RELEASE(bytes) add rsp, bytes; CURVE13318_RAISED(bytes)
#define CURVE13318_SLOT(below, framed) framed
#endif

	.intel_syntax noprefix
	.text

/* void curve13318_jac_to_cached(uint64_t *r, const uint64_t *p)
 * r (out) in rdi, p (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 5 out, each any value of its words (incompletely reduced).
 * Made of shortw/jacobian-3/caching/cache-2010-lg; fusions: none.
 * Stack: 48 bytes and 16 bytes of red zone; 192 instructions; modelled 57.25 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_jac_to_cached))
	push rbx
	CURVE13318_PUSHED(rbx)
	push rbp
	CURVE13318_PUSHED(rbp)
	push r12
	CURVE13318_PUSHED(r12)
	push r13
	CURVE13318_PUSHED(r13)
	push r14
	CURVE13318_PUSHED(r14)
	push r15
	CURVE13318_PUSHED(r15)
	CURVE13318_RESERVE(16)
	CURVE13318_FRAME_MADE
	/* ZZ3 = Z1*Z1 */
	mov rdx, qword ptr [rsi+72]
	mulx rax, rcx, qword ptr [rsi+80]
	mov r8, qword ptr [rsi]
	mov qword ptr [rdi], r8
	mov r9, qword ptr [rsi+8]
	mov qword ptr [rdi+8], r9
	mov r10, qword ptr [rsi+16]
	mov qword ptr [rdi+16], r10
	mov r11, qword ptr [rsi+24]
	mov qword ptr [rdi+24], r11
	mov rbx, qword ptr [rsi+32]
	mov qword ptr [rdi+32], rbx
	mov rbp, qword ptr [rsi+40]
	mov qword ptr [rdi+40], rbp
	mov r12, qword ptr [rsi+48]
	mov qword ptr [rdi+48], r12
	mov r13, qword ptr [rsi+56]
	mov qword ptr [rdi+56], r13
	mulx r8, r9, qword ptr [rsi+88]
	mov rdx, qword ptr [rsi+80]
	mulx r10, r11, qword ptr [rsi+88]
	add rax, r9
	adc r8, r11
	adc r10, 0
	mov rdx, qword ptr [rsi+64]
	mulx r9, r11, qword ptr [rsi+72]
	mulx rbx, rbp, qword ptr [rsi+80]
	mulx r12, r13, qword ptr [rsi+88]
	add r9, rbp
	adc rbx, r13
	adc r12, 0
	add rcx, rbx
	adc rax, r12
	adc r8, 0
	adc r10, 0
	mulx rbx, rbp, rdx
	mov rdx, qword ptr [rsi+72]
	mulx r12, r13, rdx
	mov rdx, qword ptr [rsi+80]
	mulx r14, r15, rdx
	mov rdx, qword ptr [rsi+88]
	mov qword ptr [rsp CURVE13318_SLOT(-16, +0)], rdi
	mov qword ptr [rsp CURVE13318_SLOT(-8, +8)], rbp
	mulx rdi, rbp, rdx
	xor edx, edx
	adcx r11, r11
	adox r11, rbx
	adcx r9, r9
	adox r9, r13
	adcx rcx, rcx
	adox rcx, r12
	adcx rax, rax
	adox rax, r15
	adcx r8, r8
	adox r8, r14
	adcx r10, r10
	adox r10, rbp
	adox rdi, rdx
	adc rdi, 0
	mov edx, 38
	mulx rax, rbx, rax
	xor ebp, ebp
	adcx rbx, qword ptr [rsp CURVE13318_SLOT(-8, +8)]
	adox r11, rax
	mulx r8, rax, r8
	adcx r11, rax
	adox r9, r8
	mulx r10, rax, r10
	adcx r9, rax
	adox rcx, r10
	mulx rdi, rax, rdi
	adcx rcx, rax
	adox rdi, rbp
	adc rdi, 0
	mov rax, rcx
	shr rax, 63
	lea rax, [rax+rdi*2]
	shl rcx, 1
	shr rcx, 1
	lea rdi, [rax+rax*8]
	lea rdi, [rax+rdi*2]
	add rbx, rdi
	mov rax, qword ptr [rsp CURVE13318_SLOT(-16, +0)]
	mov qword ptr [rax+96], rbx
	adc r11, 0
	mov qword ptr [rax+104], r11
	adc r9, 0
	mov qword ptr [rax+112], r9
	adc rcx, 0
	mov qword ptr [rax+120], rcx
	/* ZZZ3 = ZZ3*Z1 */
	mov rdx, qword ptr [rsi+64]
	mulx rdi, r8, rbx
	mulx r10, r12, r11
	mulx r13, r14, r9
	mulx r15, rbp, rcx
	mov qword ptr [rax+64], rdx
	add rdi, r12
	adc r10, r14
	adc r13, rbp
	adc r15, 0
	mov rdx, qword ptr [rsi+72]
	mulx rbp, r12, rbx
	xor r14d, r14d
	adcx rdi, r12
	adox r10, rbp
	mulx rbp, r12, r11
	adcx r10, r12
	adox r13, rbp
	mulx rbp, r12, r9
	adcx r13, r12
	adox r15, rbp
	mulx rbp, r12, rcx
	mov qword ptr [rax+72], rdx
	adcx r15, r12
	adox rbp, r14
	adc rbp, 0
	mov rdx, qword ptr [rsi+80]
	mulx r12, r14, rbx
	mov qword ptr [rsp CURVE13318_SLOT(-8, +8)], rdi
	xor edi, edi
	adcx r10, r14
	adox r13, r12
	mulx r12, r14, r11
	adcx r13, r14
	adox r15, r12
	mulx r12, r14, r9
	adcx r15, r14
	adox rbp, r12
	mulx r12, r14, rcx
	mov qword ptr [rax+80], rdx
	adcx rbp, r14
	adox r12, rdi
	adc r12, 0
	mov rdx, qword ptr [rsi+88]
	mulx rbx, r14, rbx
	xor edi, edi
	adcx r13, r14
	adox r15, rbx
	mulx r11, rbx, r11
	adcx r15, rbx
	adox rbp, r11
	mulx r9, r11, r9
	adcx rbp, r11
	adox r12, r9
	mulx rcx, r9, rcx
	mov qword ptr [rax+88], rdx
	adcx r12, r9
	adox rcx, rdi
	adc rcx, 0
	mov edx, 38
	mulx r15, rsi, r15
	xor r9d, r9d
	adcx r8, rsi
	adox r15, qword ptr [rsp CURVE13318_SLOT(-8, +8)]
	mulx rbp, rsi, rbp
	adcx r15, rsi
	adox r10, rbp
	mulx r12, rsi, r12
	adcx r10, rsi
	adox r13, r12
	mulx rcx, rsi, rcx
	adcx r13, rsi
	adox rcx, r9
	adc rcx, 0
	mov rsi, r13
	shr rsi, 63
	lea rsi, [rsi+rcx*2]
	shl r13, 1
	shr r13, 1
	lea rcx, [rsi+rsi*8]
	lea rcx, [rsi+rcx*2]
	add r8, rcx
	mov qword ptr [rax+128], r8
	adc r15, 0
	mov qword ptr [rax+136], r15
	adc r10, 0
	mov qword ptr [rax+144], r10
	adc r13, 0
	mov qword ptr [rax+152], r13
	CURVE13318_RELEASE(16)
	pop r15
	CURVE13318_POPPED(r15)
	pop r14
	CURVE13318_POPPED(r14)
	pop r13
	CURVE13318_POPPED(r13)
	pop r12
	CURVE13318_POPPED(r12)
	pop rbp
	CURVE13318_POPPED(rbp)
	pop rbx
	CURVE13318_POPPED(rbx)
	ret
CURVE13318_END(CURVE13318_NAME(curve13318_jac_to_cached))

/* void curve13318_jac_dbl(uint64_t *r, const uint64_t *p)
 * r (out) in rdi, p (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 3 out, each at most 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffd9.
 * Made of shortw/jacobian-3/doubling/dbl-2010-lg-g; fusions: none.
 * Stack: 200 bytes; 793 instructions; modelled 254.25 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_jac_dbl))
	push rbx
	CURVE13318_PUSHED(rbx)
	push rbp
	CURVE13318_PUSHED(rbp)
	push r12
	CURVE13318_PUSHED(r12)
	push r13
	CURVE13318_PUSHED(r13)
	push r14
	CURVE13318_PUSHED(r14)
	push r15
	CURVE13318_PUSHED(r15)
	sub rsp, 152
	CURVE13318_LOWERED(152)
	CURVE13318_FRAME_MADE
	/* ZZ = Z1*Z1 */
	mov rdx, qword ptr [rsi+72]
	mulx rax, rcx, qword ptr [rsi+80]
	mulx r8, r9, qword ptr [rsi+88]
	mov rdx, qword ptr [rsi+80]
	mulx r10, r11, qword ptr [rsi+88]
	add rax, r9
	adc r8, r11
	adc r10, 0
	mov rdx, qword ptr [rsi+64]
	mulx r9, r11, qword ptr [rsi+72]
	mulx rbx, rbp, qword ptr [rsi+80]
	mulx r12, r13, qword ptr [rsi+88]
	add r9, rbp
	adc rbx, r13
	adc r12, 0
	add rcx, rbx
	adc rax, r12
	adc r8, 0
	adc r10, 0
	mulx rbx, rbp, rdx
	mov rdx, qword ptr [rsi+72]
	mulx r12, r13, rdx
	mov rdx, qword ptr [rsi+80]
	mulx r14, r15, rdx
	mov rdx, qword ptr [rsi+88]
	mov qword ptr [rsp], rdi
	mov qword ptr [rsp+8], rbp
	mulx rdi, rbp, rdx
	xor edx, edx
	adcx r11, r11
	adox r11, rbx
	adcx r9, r9
	adox r9, r13
	adcx rcx, rcx
	adox rcx, r12
	adcx rax, rax
	adox rax, r15
	adcx r8, r8
	adox r8, r14
	adcx r10, r10
	adox r10, rbp
	adox rdi, rdx
	adc rdi, 0
	mov edx, 38
	mulx rax, rbx, rax
	xor ebp, ebp
	adcx rbx, qword ptr [rsp+8]
	adox r11, rax
	mulx r8, rax, r8
	adcx r11, rax
	adox r9, r8
	mulx r10, rax, r10
	adcx r9, rax
	adox rcx, r10
	mulx rdi, rax, rdi
	adcx rcx, rax
	adox rdi, rbp
	adc rdi, 0
	mov rax, rcx
	shr rax, 63
	lea rax, [rax+rdi*2]
	shl rcx, 1
	shr rcx, 1
	lea rdi, [rax+rax*8]
	lea rdi, [rax+rdi*2]
	add rbx, rdi
	adc r11, 0
	adc r9, 0
	adc rcx, 0
	/* YY = Y1*Y1 */
	mov rdx, qword ptr [rsi+40]
	mulx rax, rdi, qword ptr [rsi+48]
	mulx r8, r10, qword ptr [rsi+56]
	mov rdx, qword ptr [rsi+48]
	mulx r12, r13, qword ptr [rsi+56]
	add rax, r10
	adc r8, r13
	adc r12, 0
	mov rdx, qword ptr [rsi+32]
	mulx r10, r13, qword ptr [rsi+40]
	mulx r14, r15, qword ptr [rsi+48]
	mov qword ptr [rsp+8], rcx
	mulx rbp, rcx, qword ptr [rsi+56]
	add r10, r15
	adc r14, rcx
	adc rbp, 0
	add rdi, r14
	adc rax, rbp
	adc r8, 0
	adc r12, 0
	mulx rcx, rbp, rdx
	mov rdx, qword ptr [rsi+40]
	mulx r14, r15, rdx
	mov rdx, qword ptr [rsi+48]
	mov qword ptr [rsp+16], r9
	mov qword ptr [rsp+24], r11
	mulx r9, r11, rdx
	mov rdx, qword ptr [rsi+56]
	mov qword ptr [rsp+32], rbx
	mov qword ptr [rsp+40], rbp
	mulx rbx, rbp, rdx
	xor edx, edx
	adcx r13, r13
	adox r13, rcx
	adcx r10, r10
	adox r10, r15
	adcx rdi, rdi
	adox rdi, r14
	adcx rax, rax
	adox rax, r11
	adcx r8, r8
	adox r8, r9
	adcx r12, r12
	adox r12, rbp
	adox rbx, rdx
	adc rbx, 0
	mov edx, 38
	mulx rax, rcx, rax
	xor r9d, r9d
	adcx rcx, qword ptr [rsp+40]
	adox r13, rax
	mulx r8, rax, r8
	adcx r13, rax
	adox r10, r8
	mulx r12, rax, r12
	adcx r10, rax
	adox rdi, r12
	mulx rbx, rax, rbx
	adcx rdi, rax
	adox rbx, r9
	adc rbx, 0
	mov rax, rdi
	shr rax, 63
	lea rax, [rax+rbx*2]
	shl rdi, 1
	shr rdi, 1
	lea r8, [rax+rax*8]
	lea r8, [rax+r8*2]
	add rcx, r8
	adc r13, 0
	adc r10, 0
	adc rdi, 0
	/* t1 = X1-ZZ */
	mov rax, qword ptr [rsi]
	sub rax, qword ptr [rsp+32]
	mov r8, qword ptr [rsi+8]
	sbb r8, qword ptr [rsp+24]
	mov r11, qword ptr [rsi+16]
	sbb r11, qword ptr [rsp+16]
	mov rbx, qword ptr [rsi+24]
	sbb rbx, qword ptr [rsp+8]
	sbb rbp, rbp
	and ebp, 38
	sub rax, rbp
	sbb r8, 0
	sbb r11, 0
	sbb rbx, 0
	/* t0 = X1+ZZ */
	mov rbp, qword ptr [rsi]
	add rbp, qword ptr [rsp+32]
	mov r12, qword ptr [rsi+8]
	adc r12, qword ptr [rsp+24]
	mov r14, qword ptr [rsi+16]
	adc r14, qword ptr [rsp+16]
	mov r15, qword ptr [rsi+24]
	adc r15, qword ptr [rsp+8]
	sbb rdx, rdx
	and edx, 38
	add rbp, rdx
	adc r12, 0
	adc r14, 0
	adc r15, 0
	/* t2 = 3*t1 */
	mov rdx, rax
	add rdx, rax
	mov r9, r8
	adc r9, r8
	mov qword ptr [rsp+8], rdi
	mov rdi, r11
	adc rdi, r11
	mov qword ptr [rsp+16], r10
	mov r10, rbx
	adc r10, rbx
	mov qword ptr [rsp+24], r13
	setc r13b
	movzx r13d, r13b
	add rdx, rax
	adc r9, r8
	adc rdi, r11
	adc r10, rbx
	adc r13, 0
	mov rax, r10
	shr rax, 63
	lea rax, [rax+r13*2]
	shl r10, 1
	shr r10, 1
	lea r8, [rax+rax*8]
	lea r8, [rax+r8*2]
	add rdx, r8
	adc r9, 0
	adc rdi, 0
	adc r10, 0
	/* t4 = t0/2 */
	mov rax, rbp
	and eax, 1
	bt rax, 0
	sbb rax, rax
	mov r8, -19
	and r8, rax
	mov r11, rax
	shl r11, 1
	shr r11, 1
	add rbp, r8
	adc r12, rax
	adc r14, rax
	adc r15, r11
	setc al
	movzx eax, al
	shl rax, 63
	mov r8, r15
	shr r8, 1
	or r8, rax
	mov rax, r12
	shl rax, 63
	shr rbp, 1
	or rbp, rax
	mov rax, r14
	shl rax, 63
	shr r12, 1
	or r12, rax
	shl r15, 63
	shr r14, 1
	or r14, r15
	/* B = X1*YY */
	mov rax, rdx
	mov rdx, rcx
	mulx r11, rbx, qword ptr [rsi]
	mulx rcx, r13, qword ptr [rsi+8]
	mov qword ptr [rsp+32], r10
	mulx r15, r10, qword ptr [rsi+16]
	mov qword ptr [rsp+40], rdi
	mov qword ptr [rsp+48], r9
	mulx rdi, r9, qword ptr [rsi+24]
	add r11, r13
	adc rcx, r10
	adc r15, r9
	adc rdi, 0
	mov r9, rdx
	mov rdx, qword ptr [rsp+24]
	mulx r10, r13, qword ptr [rsi]
	mov qword ptr [rsp+56], r9
	xor r9d, r9d
	adcx r11, r13
	adox rcx, r10
	mulx r10, r13, qword ptr [rsi+8]
	adcx rcx, r13
	adox r15, r10
	mulx r10, r13, qword ptr [rsi+16]
	adcx r15, r13
	adox rdi, r10
	mulx r10, r13, qword ptr [rsi+24]
	adcx rdi, r13
	adox r10, r9
	adc r10, 0
	mov rdx, qword ptr [rsp+16]
	mulx r13, r9, qword ptr [rsi]
	mov qword ptr [rsp+64], r8
	xor r8d, r8d
	adcx rcx, r9
	adox r15, r13
	mulx r9, r13, qword ptr [rsi+8]
	adcx r15, r13
	adox rdi, r9
	mulx r9, r13, qword ptr [rsi+16]
	adcx rdi, r13
	adox r10, r9
	mulx r9, r13, qword ptr [rsi+24]
	adcx r10, r13
	adox r9, r8
	adc r9, 0
	mov rdx, qword ptr [rsp+8]
	mulx r13, r8, qword ptr [rsi]
	mov qword ptr [rsp+72], r14
	xor r14d, r14d
	adcx r15, r8
	adox rdi, r13
	mulx r8, r13, qword ptr [rsi+8]
	adcx rdi, r13
	adox r10, r8
	mulx r8, r13, qword ptr [rsi+16]
	adcx r10, r13
	adox r9, r8
	mulx r8, r13, qword ptr [rsi+24]
	adcx r9, r13
	adox r8, r14
	adc r8, 0
	mov edx, 38
	mulx rdi, r13, rdi
	xor r14d, r14d
	adcx rbx, r13
	adox r11, rdi
	mulx r10, rdi, r10
	adcx r11, rdi
	adox rcx, r10
	mulx r9, rdi, r9
	adcx rcx, rdi
	adox r15, r9
	mulx r8, rdi, r8
	adcx r15, rdi
	adox r8, r14
	adc r8, 0
	mov rdi, r15
	shr rdi, 63
	lea rdi, [rdi+r8*2]
	shl r15, 1
	shr r15, 1
	lea r8, [rdi+rdi*8]
	lea r8, [rdi+r8*2]
	add rbx, r8
	adc r11, 0
	adc rcx, 0
	adc r15, 0
	/* A = t4*t2 */
	mov rdx, rax
	mulx rdi, r8, rbp
	mulx rax, r9, r12
	mulx r10, r13, qword ptr [rsp+72]
	mulx r14, rdx, qword ptr [rsp+64]
	add rdi, r9
	adc rax, r13
	adc r10, rdx
	adc r14, 0
	mov rdx, qword ptr [rsp+48]
	mulx r9, r13, rbp
	mov qword ptr [rsp+80], rsi
	xor esi, esi
	adcx rdi, r13
	adox rax, r9
	mulx r9, r13, r12
	adcx rax, r13
	adox r10, r9
	mulx r9, r13, qword ptr [rsp+72]
	adcx r10, r13
	adox r14, r9
	mulx r9, rdx, qword ptr [rsp+64]
	adcx r14, rdx
	adox r9, rsi
	adc r9, 0
	mov rdx, qword ptr [rsp+40]
	mulx r13, rsi, rbp
	mov qword ptr [rsp+48], r15
	xor r15d, r15d
	adcx rax, rsi
	adox r10, r13
	mulx rsi, r13, r12
	adcx r10, r13
	adox r14, rsi
	mulx rsi, r13, qword ptr [rsp+72]
	adcx r14, r13
	adox r9, rsi
	mulx rsi, rdx, qword ptr [rsp+64]
	adcx r9, rdx
	adox rsi, r15
	adc rsi, 0
	mov rdx, qword ptr [rsp+32]
	mulx rbp, r13, rbp
	xor r15d, r15d
	adcx r10, r13
	adox r14, rbp
	mulx r12, rbp, r12
	adcx r14, rbp
	adox r9, r12
	mulx rbp, r12, qword ptr [rsp+72]
	adcx r9, r12
	adox rsi, rbp
	mulx rbp, rdx, qword ptr [rsp+64]
	adcx rsi, rdx
	adox rbp, r15
	adc rbp, 0
	mov edx, 38
	mulx r14, r12, r14
	xor r13d, r13d
	adcx r8, r12
	adox rdi, r14
	mulx r9, r12, r9
	adcx rdi, r12
	adox rax, r9
	mulx rsi, r9, rsi
	adcx rax, r9
	adox r10, rsi
	mulx rbp, rsi, rbp
	adcx r10, rsi
	adox rbp, r13
	adc rbp, 0
	mov rsi, r10
	shr rsi, 63
	lea rsi, [rsi+rbp*2]
	shl r10, 1
	shr r10, 1
	lea r9, [rsi+rsi*8]
	lea r9, [rsi+r9*2]
	add r8, r9
	adc rdi, 0
	adc rax, 0
	adc r10, 0
	/* X3_i1 = 2*B */
	mov rsi, rbx
	add rsi, rbx
	mov r9, r11
	adc r9, r11
	mov rbp, rcx
	adc rbp, rcx
	mov r12, qword ptr [rsp+48]
	adc r12, qword ptr [rsp+48]
	lea r14, [rsi+38]
	cmovc rsi, r14
	/* S = A*A */
	mov rdx, rdi
	mulx r14, r15, rax
	mulx rdi, r13, r10
	mov qword ptr [rsp+32], rdx
	mov rdx, rax
	mov qword ptr [rsp+40], rcx
	mov qword ptr [rsp+64], r11
	mulx rcx, r11, r10
	add r14, r13
	adc rdi, r11
	adc rcx, 0
	mov rdx, r8
	mulx r11, r13, qword ptr [rsp+32]
	mov qword ptr [rsp+72], rbx
	mulx r8, rbx, rax
	mov qword ptr [rsp+88], r12
	mov qword ptr [rsp+96], rbp
	mulx r12, rbp, r10
	add r11, rbx
	adc r8, rbp
	adc r12, 0
	add r15, r8
	adc r14, r12
	adc rdi, 0
	adc rcx, 0
	mulx r8, rbx, rdx
	mov rbp, rdx
	mov rdx, qword ptr [rsp+32]
	mov qword ptr [rsp+104], rbp
	mulx r12, rbp, rdx
	mov rdx, rax
	mov qword ptr [rsp+112], r9
	mov qword ptr [rsp+120], rsi
	mulx r9, rsi, rdx
	mov rdx, r10
	mov qword ptr [rsp+128], rax
	mov qword ptr [rsp+136], rbx
	mulx rax, rbx, rdx
	xor r10d, r10d
	adcx r13, r13
	adox r13, r8
	adcx r11, r11
	adox r11, rbp
	adcx r15, r15
	adox r15, r12
	adcx r14, r14
	adox r14, rsi
	adcx rdi, rdi
	adox rdi, r9
	adcx rcx, rcx
	adox rcx, rbx
	adox rax, r10
	adc rax, 0
	mov rsi, rdx
	mov edx, 38
	mulx r14, r8, r14
	xor r9d, r9d
	adcx r8, qword ptr [rsp+136]
	adox r13, r14
	mulx rdi, r10, rdi
	adcx r13, r10
	adox r11, rdi
	mulx rcx, rdi, rcx
	adcx r11, rdi
	adox r15, rcx
	mulx rax, rcx, rax
	adcx r15, rcx
	adox rax, r9
	adc rax, 0
	mov rcx, r15
	shr rcx, 63
	lea rcx, [rcx+rax*2]
	shl r15, 1
	shr r15, 1
	lea rax, [rcx+rcx*8]
	lea rax, [rcx+rax*2]
	add r8, rax
	adc r13, 0
	adc r11, 0
	adc r15, 0
	/* G = YY*YY */
	mov rdx, qword ptr [rsp+24]
	mulx rax, rcx, qword ptr [rsp+16]
	mulx rdi, r10, qword ptr [rsp+8]
	mov rdx, qword ptr [rsp+16]
	mulx rbx, rbp, qword ptr [rsp+8]
	add rax, r10
	adc rdi, rbp
	adc rbx, 0
	mov rdx, qword ptr [rsp+56]
	mulx r10, rbp, qword ptr [rsp+24]
	mulx r12, r14, qword ptr [rsp+16]
	mov qword ptr [rsp+136], rsi
	mulx r9, rsi, qword ptr [rsp+8]
	add r10, r14
	adc r12, rsi
	adc r9, 0
	add rcx, r12
	adc rax, r9
	adc rdi, 0
	adc rbx, 0
	mulx rsi, r9, rdx
	mov rdx, qword ptr [rsp+24]
	mulx r12, r14, rdx
	mov rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+24], r15
	mov qword ptr [rsp+56], r11
	mulx r15, r11, rdx
	mov rdx, qword ptr [rsp+8]
	mov qword ptr [rsp+16], r13
	mov qword ptr [rsp+144], r8
	mulx r13, r8, rdx
	xor edx, edx
	adcx rbp, rbp
	adox rbp, rsi
	adcx r10, r10
	adox r10, r14
	adcx rcx, rcx
	adox rcx, r12
	adcx rax, rax
	adox rax, r11
	adcx rdi, rdi
	adox rdi, r15
	adcx rbx, rbx
	adox rbx, r8
	adox r13, rdx
	adc r13, 0
	mov edx, 38
	mulx rax, rsi, rax
	xor r8d, r8d
	adcx r9, rsi
	adox rbp, rax
	mulx rdi, rax, rdi
	adcx rbp, rax
	adox r10, rdi
	mulx rbx, rax, rbx
	adcx r10, rax
	adox rcx, rbx
	mulx r13, rax, r13
	adcx rcx, rax
	adox r13, r8
	adc r13, 0
	mov rax, rcx
	shr rax, 63
	lea rax, [rax+r13*2]
	shl rcx, 1
	shr rcx, 1
	lea rsi, [rax+rax*8]
	lea rsi, [rax+rsi*2]
	add r9, rsi
	adc rbp, 0
	adc r10, 0
	adc rcx, 0
	/* X3 = S-X3_i1 */
	mov rax, qword ptr [rsp+144]
	sub rax, qword ptr [rsp+120]
	mov rsi, qword ptr [rsp+16]
	sbb rsi, qword ptr [rsp+112]
	mov rdi, qword ptr [rsp+56]
	sbb rdi, qword ptr [rsp+96]
	mov r11, qword ptr [rsp+24]
	sbb r11, qword ptr [rsp+88]
	sbb rbx, rbx
	and ebx, 38
	sub rax, rbx
	sbb rsi, 0
	mov rbx, qword ptr [rsp]
	mov qword ptr [rbx+8], rsi
	sbb rdi, 0
	mov qword ptr [rbx+16], rdi
	sbb r11, 0
	mov qword ptr [rbx+24], r11
	lea r12, [rax-38]
	cmovc rax, r12
	mov qword ptr [rbx], rax
	/* Z3 = Y1*Z1 */
	mov r12, qword ptr [rsp+80]
	mov rdx, qword ptr [r12+64]
	mulx r13, r14, qword ptr [r12+32]
	mulx r15, r8, qword ptr [r12+40]
	mov qword ptr [rsp+8], rcx
	mov qword ptr [rsp+16], r10
	mulx rcx, r10, qword ptr [r12+48]
	mov qword ptr [rsp+24], rbp
	mulx rbp, rdx, qword ptr [r12+56]
	add r13, r8
	adc r15, r10
	adc rcx, rdx
	adc rbp, 0
	mov rdx, qword ptr [r12+72]
	mulx r8, r10, qword ptr [r12+32]
	mov qword ptr [rsp+56], r9
	xor r9d, r9d
	adcx r13, r10
	adox r15, r8
	mulx r8, r10, qword ptr [r12+40]
	adcx r15, r10
	adox rcx, r8
	mulx r8, r10, qword ptr [r12+48]
	adcx rcx, r10
	adox rbp, r8
	mulx r8, rdx, qword ptr [r12+56]
	adcx rbp, rdx
	adox r8, r9
	adc r8, 0
	mov rdx, qword ptr [r12+80]
	mulx r10, r9, qword ptr [r12+32]
	xor r11d, r11d
	adcx r15, r9
	adox rcx, r10
	mulx r9, r10, qword ptr [r12+40]
	adcx rcx, r10
	adox rbp, r9
	mulx r9, r10, qword ptr [r12+48]
	adcx rbp, r10
	adox r8, r9
	mulx r9, rdx, qword ptr [r12+56]
	adcx r8, rdx
	adox r9, r11
	adc r9, 0
	mov rdx, qword ptr [r12+88]
	mulx r10, r11, qword ptr [r12+32]
	xor edi, edi
	adcx rcx, r11
	adox rbp, r10
	mulx r10, r11, qword ptr [r12+40]
	adcx rbp, r11
	adox r8, r10
	mulx r10, r11, qword ptr [r12+48]
	adcx r8, r11
	adox r9, r10
	mulx r10, rdx, qword ptr [r12+56]
	adcx r9, rdx
	adox r10, rdi
	adc r10, 0
	mov edx, 38
	mulx rbp, r11, rbp
	xor r12d, r12d
	adcx r14, r11
	adox r13, rbp
	mulx r8, rdi, r8
	adcx r13, rdi
	adox r15, r8
	mulx r9, rdi, r9
	adcx r15, rdi
	adox rcx, r9
	mulx r10, rdi, r10
	adcx rcx, rdi
	adox r10, r12
	adc r10, 0
	mov rdi, rcx
	shr rdi, 63
	lea rdi, [rdi+r10*2]
	shl rcx, 1
	shr rcx, 1
	lea r8, [rdi+rdi*8]
	lea r8, [rdi+r8*2]
	add r14, r8
	mov qword ptr [rbx+64], r14
	adc r13, 0
	mov qword ptr [rbx+72], r13
	adc r15, 0
	mov qword ptr [rbx+80], r15
	adc rcx, 0
	mov qword ptr [rbx+88], rcx
	/* w = B-X3 */
	mov rcx, qword ptr [rsp+72]
	sub rcx, rax
	mov rax, qword ptr [rsp+64]
	sbb rax, rsi
	mov rsi, qword ptr [rsp+40]
	sbb rsi, qword ptr [rbx+16]
	mov rdi, qword ptr [rsp+48]
	sbb rdi, qword ptr [rbx+24]
	sbb r8, r8
	and r8d, 38
	sub rcx, r8
	sbb rax, 0
	sbb rsi, 0
	sbb rdi, 0
	/* m = A*w */
	mov rdx, rcx
	mulx r8, r9, qword ptr [rsp+104]
	mulx rcx, r10, qword ptr [rsp+32]
	mulx r11, rbp, qword ptr [rsp+128]
	mulx r13, rdx, qword ptr [rsp+136]
	add r8, r10
	adc rcx, rbp
	adc r11, rdx
	adc r13, 0
	mov rdx, rax
	mulx r10, rbp, qword ptr [rsp+104]
	xor eax, eax
	adcx r8, rbp
	adox rcx, r10
	mulx r10, rbp, qword ptr [rsp+32]
	adcx rcx, rbp
	adox r11, r10
	mulx r10, rbp, qword ptr [rsp+128]
	adcx r11, rbp
	adox r13, r10
	mulx r10, rdx, qword ptr [rsp+136]
	adcx r13, rdx
	adox r10, rax
	adc r10, 0
	mov rdx, rsi
	mulx rbp, r12, qword ptr [rsp+104]
	xor esi, esi
	adcx rcx, r12
	adox r11, rbp
	mulx rax, rbp, qword ptr [rsp+32]
	adcx r11, rbp
	adox r13, rax
	mulx rax, rbp, qword ptr [rsp+128]
	adcx r13, rbp
	adox r10, rax
	mulx rax, rdx, qword ptr [rsp+136]
	adcx r10, rdx
	adox rax, rsi
	adc rax, 0
	mov rdx, rdi
	mulx rbp, r12, qword ptr [rsp+104]
	xor edi, edi
	adcx r11, r12
	adox r13, rbp
	mulx rsi, rbp, qword ptr [rsp+32]
	adcx r13, rbp
	adox r10, rsi
	mulx rsi, rbp, qword ptr [rsp+128]
	adcx r10, rbp
	adox rax, rsi
	mulx rsi, rdx, qword ptr [rsp+136]
	adcx rax, rdx
	adox rsi, rdi
	adc rsi, 0
	mov edx, 38
	mulx r13, rbp, r13
	xor r12d, r12d
	adcx r9, rbp
	adox r8, r13
	mulx r10, rdi, r10
	adcx r8, rdi
	adox rcx, r10
	mulx rax, rdi, rax
	adcx rcx, rdi
	adox r11, rax
	mulx rsi, rax, rsi
	adcx r11, rax
	adox rsi, r12
	adc rsi, 0
	mov rax, r11
	shr rax, 63
	lea rax, [rax+rsi*2]
	shl r11, 1
	shr r11, 1
	lea rsi, [rax+rax*8]
	lea rsi, [rax+rsi*2]
	add r9, rsi
	adc r8, 0
	adc rcx, 0
	adc r11, 0
	/* Y3 = m-G */
	sub r9, qword ptr [rsp+56]
	sbb r8, qword ptr [rsp+24]
	sbb rcx, qword ptr [rsp+16]
	sbb r11, qword ptr [rsp+8]
	sbb rax, rax
	and eax, 38
	sub r9, rax
	mov qword ptr [rbx+32], r9
	sbb r8, 0
	mov qword ptr [rbx+40], r8
	sbb rcx, 0
	mov qword ptr [rbx+48], rcx
	sbb r11, 0
	mov qword ptr [rbx+56], r11
	add rsp, 152
	CURVE13318_RAISED(152)
	pop r15
	CURVE13318_POPPED(r15)
	pop r14
	CURVE13318_POPPED(r14)
	pop r13
	CURVE13318_POPPED(r13)
	pop r12
	CURVE13318_POPPED(r12)
	pop rbp
	CURVE13318_POPPED(rbp)
	pop rbx
	CURVE13318_POPPED(rbx)
	ret
CURVE13318_END(CURVE13318_NAME(curve13318_jac_dbl))

/* void curve13318_jac_coz_add(uint64_t *r, uint64_t *u, const uint64_t *p, const uint64_t *q)
 * r (out) in rdi, u (out) in rsi, p (in) in rdx, q (in) in rcx. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 5 out, each at most 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffd9.
 * Made of shortw/jacobian-3/co-z-addition/zaddu-2007-m; fusions: none.
 * Stack: 232 bytes; 781 instructions; modelled 231.0 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_jac_coz_add))
	push rbx
	CURVE13318_PUSHED(rbx)
	push rbp
	CURVE13318_PUSHED(rbp)
	push r12
	CURVE13318_PUSHED(r12)
	push r13
	CURVE13318_PUSHED(r13)
	push r14
	CURVE13318_PUSHED(r14)
	push r15
	CURVE13318_PUSHED(r15)
	sub rsp, 184
	CURVE13318_LOWERED(184)
	CURVE13318_FRAME_MADE
	/* H3 = X2-X1 */
	mov rax, qword ptr [rcx]
	sub rax, qword ptr [rdx]
	mov r8, qword ptr [rcx+8]
	sbb r8, qword ptr [rdx+8]
	mov r9, qword ptr [rcx+16]
	sbb r9, qword ptr [rdx+16]
	mov r10, qword ptr [rcx+24]
	sbb r10, qword ptr [rdx+24]
	sbb r11, r11
	/* R = Y2-Y1 */
	mov rbx, qword ptr [rcx+32]
	sub rbx, qword ptr [rdx+32]
	mov rbp, qword ptr [rcx+40]
	sbb rbp, qword ptr [rdx+40]
	mov r12, qword ptr [rcx+48]
	sbb r12, qword ptr [rdx+48]
	mov r13, qword ptr [rcx+56]
	sbb r13, qword ptr [rdx+56]
	sbb r14, r14
	and r11d, 38
	sub rax, r11
	sbb r8, 0
	sbb r9, 0
	sbb r10, 0
	sbb r11, r11
	and r14d, 38
	sub rbx, r14
	sbb rbp, 0
	sbb r12, 0
	sbb r13, 0
	sbb r14, r14
	/* A = H3*H3 */
	mov r15, rdx
	mov rdx, r8
	mov qword ptr [rsp], rdi
	mov qword ptr [rsp+8], rsi
	mulx rdi, rsi, r9
	mov qword ptr [rsp+16], rcx
	mulx r8, rcx, r10
	mov qword ptr [rsp+24], rdx
	mov rdx, r9
	mov qword ptr [rsp+32], r15
	mov qword ptr [rsp+40], rsi
	mulx r15, rsi, r10
	add rdi, rcx
	adc r8, rsi
	adc r15, 0
	and r11d, 38
	/* D = R*R */
	mov rcx, rdx
	mov rdx, rbp
	mulx rsi, r9, r12
	mov qword ptr [rsp+48], r9
	mulx rbp, r9, r13
	mov qword ptr [rsp+56], rdx
	mov rdx, r12
	mov qword ptr [rsp+64], r15
	mov qword ptr [rsp+72], r8
	mulx r15, r8, r13
	add rsi, r9
	adc rbp, r8
	adc r15, 0
	sub rax, r11
	and r14d, 38
	mov r8, rdx
	mov rdx, rax
	mulx r9, r11, qword ptr [rsp+24]
	mulx rax, r12, rcx
	mov qword ptr [rsp+80], r15
	mov qword ptr [rsp+88], rbp
	mulx r15, rbp, r10
	add r9, r12
	adc rax, rbp
	adc r15, 0
	sub rbx, r14
	mov rbp, rdx
	mov rdx, rbx
	mulx r12, r14, qword ptr [rsp+56]
	mov qword ptr [rsp+96], r14
	mulx rbx, r14, r8
	mov qword ptr [rsp+104], r8
	mov qword ptr [rsp+112], rsi
	mulx r8, rsi, r13
	add r12, r14
	adc rbx, rsi
	adc r8, 0
	add rax, qword ptr [rsp+40]
	adc rdi, r15
	mov rsi, qword ptr [rsp+72]
	adc rsi, 0
	mov r14, qword ptr [rsp+64]
	adc r14, 0
	mov r15, rdx
	mov rdx, rbp
	mov qword ptr [rsp+40], r12
	mov qword ptr [rsp+64], r13
	mulx r12, r13, rdx
	mov rdx, qword ptr [rsp+24]
	mov qword ptr [rsp+72], rbp
	mov qword ptr [rsp+120], r13
	mulx rbp, r13, rdx
	mov rdx, rcx
	mov qword ptr [rsp+128], r15
	mov qword ptr [rsp+136], r8
	mulx r15, r8, rdx
	mov rdx, r10
	mov qword ptr [rsp+144], rcx
	mov qword ptr [rsp+152], rbx
	mulx rcx, rbx, rdx
	xor r10d, r10d
	adcx r11, r11
	adox r11, r12
	adcx r9, r9
	adox r9, r13
	adcx rax, rax
	adox rax, rbp
	adcx rdi, rdi
	adox rdi, r8
	adcx rsi, rsi
	adox rsi, r15
	adcx r14, r14
	adox r14, rbx
	adox rcx, r10
	adc rcx, 0
	mov r8, qword ptr [rsp+48]
	add r8, qword ptr [rsp+152]
	mov rbx, qword ptr [rsp+112]
	adc rbx, qword ptr [rsp+136]
	mov rbp, qword ptr [rsp+88]
	adc rbp, 0
	mov r12, qword ptr [rsp+80]
	adc r12, 0
	mov r13, rdx
	mov rdx, qword ptr [rsp+128]
	mulx r15, r10, rdx
	mov rdx, qword ptr [rsp+56]
	mov qword ptr [rsp+48], r13
	mov qword ptr [rsp+80], r10
	mulx r13, r10, rdx
	mov rdx, qword ptr [rsp+104]
	mov qword ptr [rsp+88], rcx
	mov qword ptr [rsp+112], rax
	mulx rcx, rax, rdx
	mov rdx, qword ptr [rsp+64]
	mov qword ptr [rsp+136], r14
	mov qword ptr [rsp+152], r9
	mulx r14, r9, rdx
	xor edx, edx
	mov qword ptr [rsp+160], rsi
	mov rsi, qword ptr [rsp+96]
	adcx rsi, qword ptr [rsp+96]
	adox rsi, r15
	mov r15, qword ptr [rsp+40]
	adcx r15, qword ptr [rsp+40]
	adox r15, r10
	adcx r8, r8
	adox r8, r13
	adcx rbx, rbx
	adox rbx, rax
	adcx rbp, rbp
	adox rbp, rcx
	adcx r12, r12
	adox r12, r9
	adox r14, rdx
	adc r14, 0
	mov edx, 38
	mulx rdi, rax, rdi
	xor ecx, ecx
	adcx rax, qword ptr [rsp+120]
	adox r11, rdi
	mulx rdi, r9, qword ptr [rsp+160]
	adcx r11, r9
	adox rdi, qword ptr [rsp+152]
	mulx r9, r10, qword ptr [rsp+136]
	adcx rdi, r10
	adox r9, qword ptr [rsp+112]
	mulx r10, r13, qword ptr [rsp+88]
	adcx r9, r13
	adox r10, rcx
	adc r10, 0
	mov edx, 38
	mulx rbx, r13, rbx
	xor ecx, ecx
	adcx r13, qword ptr [rsp+80]
	adox rsi, rbx
	mulx rbp, rbx, rbp
	adcx rsi, rbx
	adox r15, rbp
	mulx r12, rbx, r12
	adcx r15, rbx
	adox r8, r12
	mulx r14, rbx, r14
	adcx r8, rbx
	adox r14, rcx
	adc r14, 0
	mov rbx, r9
	shr rbx, 63
	lea rbx, [rbx+r10*2]
	shl r9, 1
	shr r9, 1
	lea r10, [rbx+rbx*8]
	lea r10, [rbx+r10*2]
	mov rbx, r8
	shl rbx, 1
	shr rbx, 1
	shr r8, 63
	lea r8, [r8+r14*2]
	add rax, r10
	adc r11, 0
	adc rdi, 0
	adc r9, 0
	/* X4 = X1*A */
	mov rdx, rax
	mov r10, qword ptr [rsp+32]
	mulx rbp, r12, qword ptr [r10]
	mulx rax, r14, qword ptr [r10+8]
	mov qword ptr [rsp+40], rbx
	mulx rcx, rbx, qword ptr [r10+16]
	mov qword ptr [rsp+80], r15
	mov qword ptr [rsp+88], rsi
	mulx r15, rsi, qword ptr [r10+24]
	add rbp, r14
	adc rax, rbx
	adc rcx, rsi
	adc r15, 0
	/* C = X2*A */
	mov rsi, qword ptr [rsp+16]
	mulx rbx, r14, qword ptr [rsi]
	mov qword ptr [rsp+96], r13
	mov qword ptr [rsp+112], r14
	mulx r13, r14, qword ptr [rsi+8]
	mov qword ptr [rsp+120], r12
	mov qword ptr [rsp+136], r9
	mulx r12, r9, qword ptr [rsi+16]
	mov qword ptr [rsp+152], rdi
	mulx rdi, rdx, qword ptr [rsi+24]
	add rbx, r14
	adc r13, r9
	adc r12, rdx
	adc rdi, 0
	lea r9, [r8+r8*8]
	lea r9, [r8+r9*2]
	mov rdx, r11
	mulx r8, r14, qword ptr [r10]
	xor r11d, r11d
	adcx rbp, r14
	adox rax, r8
	mulx r8, r14, qword ptr [r10+8]
	adcx rax, r14
	adox rcx, r8
	mulx r8, r14, qword ptr [r10+16]
	adcx rcx, r14
	adox r15, r8
	mulx r8, r14, qword ptr [r10+24]
	adcx r15, r14
	adox r8, r11
	adc r8, 0
	mulx r14, r11, qword ptr [rsi]
	mov qword ptr [rsp+160], r9
	xor r9d, r9d
	adcx rbx, r11
	adox r13, r14
	mulx r11, r14, qword ptr [rsi+8]
	adcx r13, r14
	adox r12, r11
	mulx r11, r14, qword ptr [rsi+16]
	adcx r12, r14
	adox rdi, r11
	mulx r11, rdx, qword ptr [rsi+24]
	adcx rdi, rdx
	adox r11, r9
	adc r11, 0
	mov rdx, qword ptr [rsp+152]
	mulx r14, r9, qword ptr [r10]
	mov qword ptr [rsp+168], rbx
	xor ebx, ebx
	adcx rax, r9
	adox rcx, r14
	mulx r9, r14, qword ptr [r10+8]
	adcx rcx, r14
	adox r15, r9
	mulx r9, r14, qword ptr [r10+16]
	adcx r15, r14
	adox r8, r9
	mulx r9, r14, qword ptr [r10+24]
	adcx r8, r14
	adox r9, rbx
	adc r9, 0
	mulx r14, rbx, qword ptr [rsi]
	mov qword ptr [rsp+176], rax
	xor eax, eax
	adcx r13, rbx
	adox r12, r14
	mulx rbx, r14, qword ptr [rsi+8]
	adcx r12, r14
	adox rdi, rbx
	mulx rbx, r14, qword ptr [rsi+16]
	adcx rdi, r14
	adox r11, rbx
	mulx rbx, rdx, qword ptr [rsi+24]
	adcx r11, rdx
	adox rbx, rax
	adc rbx, 0
	mov rdx, qword ptr [rsp+136]
	mulx r14, rax, qword ptr [r10]
	mov qword ptr [rsp+152], r13
	xor r13d, r13d
	adcx rcx, rax
	adox r15, r14
	mulx rax, r14, qword ptr [r10+8]
	adcx r15, r14
	adox r8, rax
	mulx rax, r14, qword ptr [r10+16]
	adcx r8, r14
	adox r9, rax
	mulx rax, r14, qword ptr [r10+24]
	adcx r9, r14
	adox rax, r13
	adc rax, 0
	mulx r14, r13, qword ptr [rsi]
	xor r10d, r10d
	adcx r12, r13
	adox rdi, r14
	mulx r13, r14, qword ptr [rsi+8]
	adcx rdi, r14
	adox r11, r13
	mulx r13, r14, qword ptr [rsi+16]
	adcx r11, r14
	adox rbx, r13
	mulx r13, rdx, qword ptr [rsi+24]
	adcx rbx, rdx
	adox r13, r10
	adc r13, 0
	mov edx, 38
	mulx r15, rsi, r15
	xor r14d, r14d
	adcx rsi, qword ptr [rsp+120]
	adox rbp, r15
	mulx r8, r10, r8
	adcx rbp, r10
	adox r8, qword ptr [rsp+176]
	mulx r9, r10, r9
	adcx r8, r10
	adox rcx, r9
	mulx rax, r9, rax
	adcx rcx, r9
	adox rax, r14
	adc rax, 0
	mov edx, 38
	mulx rdi, r9, rdi
	xor r10d, r10d
	adcx r9, qword ptr [rsp+112]
	adox rdi, qword ptr [rsp+168]
	mulx r11, r14, r11
	adcx rdi, r14
	adox r11, qword ptr [rsp+152]
	mulx rbx, r14, rbx
	adcx r11, r14
	adox r12, rbx
	mulx r13, rbx, r13
	adcx r12, rbx
	adox r13, r10
	adc r13, 0
	mov rbx, rcx
	shr rbx, 63
	lea rbx, [rbx+rax*2]
	mov rax, qword ptr [rsp+96]
	add rax, qword ptr [rsp+160]
	mov r14, qword ptr [rsp+88]
	adc r14, 0
	mov r15, qword ptr [rsp+80]
	adc r15, 0
	mov rdx, qword ptr [rsp+40]
	adc rdx, 0
	shl rcx, 1
	shr rcx, 1
	/* Z3 = Z1*H3 */
	mov qword ptr [rsp+16], rdx
	mov rdx, qword ptr [rsp+72]
	mov r10, qword ptr [rsp+32]
	mov qword ptr [rsp+40], r11
	mov qword ptr [rsp+80], rdi
	mulx r11, rdi, qword ptr [r10+64]
	mov qword ptr [rsp+88], rdi
	mov qword ptr [rsp+96], r9
	mulx rdi, r9, qword ptr [r10+72]
	mov qword ptr [rsp+112], r15
	mov qword ptr [rsp+120], r14
	mulx r15, r14, qword ptr [r10+80]
	mov qword ptr [rsp+136], rax
	mulx rax, rdx, qword ptr [r10+88]
	add r11, r9
	adc rdi, r14
	adc r15, rdx
	adc rax, 0
	lea r9, [rbx+rbx*8]
	lea r9, [rbx+r9*2]
	mov rbx, r12
	shr rbx, 63
	lea rbx, [rbx+r13*2]
	shl r12, 1
	shr r12, 1
	add rsi, r9
	mov r13, qword ptr [rsp+8]
	mov qword ptr [r13], rsi
	adc rbp, 0
	mov qword ptr [r13+8], rbp
	adc r8, 0
	mov qword ptr [r13+16], r8
	adc rcx, 0
	mov qword ptr [r13+24], rcx
	lea r9, [rbx+rbx*8]
	lea r9, [rbx+r9*2]
	mov rdx, qword ptr [rsp+24]
	mulx rbx, r14, qword ptr [r10+64]
	xor r13d, r13d
	adcx r11, r14
	adox rdi, rbx
	mulx rbx, r14, qword ptr [r10+72]
	adcx rdi, r14
	adox r15, rbx
	mulx rbx, r14, qword ptr [r10+80]
	adcx r15, r14
	adox rax, rbx
	mulx rbx, rdx, qword ptr [r10+88]
	adcx rax, rdx
	adox rbx, r13
	adc rbx, 0
	/* t1 = D-X4 */
	mov r14, qword ptr [rsp+136]
	sub r14, rsi
	mov rdx, qword ptr [rsp+120]
	sbb rdx, rbp
	mov r13, qword ptr [rsp+112]
	sbb r13, r8
	mov qword ptr [rsp+24], r11
	mov r11, qword ptr [rsp+16]
	sbb r11, rcx
	sbb rcx, rcx
	add r9, qword ptr [rsp+96]
	mov r8, qword ptr [rsp+80]
	adc r8, 0
	mov rbp, qword ptr [rsp+40]
	adc rbp, 0
	adc r12, 0
	and ecx, 38
	mov qword ptr [rsp+16], rdx
	mov rdx, qword ptr [rsp+144]
	mov qword ptr [rsp+40], r12
	mulx rsi, r12, qword ptr [r10+64]
	mov qword ptr [rsp+72], rbp
	xor ebp, ebp
	adcx rdi, r12
	adox r15, rsi
	mulx rsi, r12, qword ptr [r10+72]
	adcx r15, r12
	adox rax, rsi
	mulx rsi, r12, qword ptr [r10+80]
	adcx rax, r12
	adox rbx, rsi
	mulx rsi, rdx, qword ptr [r10+88]
	adcx rbx, rdx
	adox rsi, rbp
	adc rsi, 0
	sub r14, rcx
	mov rcx, qword ptr [rsp+16]
	sbb rcx, 0
	sbb r13, 0
	sbb r11, 0
	/* t0 = C-X4 */
	mov r12, qword ptr [rsp+8]
	mov rdx, r9
	sub rdx, qword ptr [r12]
	mov rbp, r8
	sbb rbp, qword ptr [r12+8]
	mov qword ptr [rsp+16], rdi
	mov rdi, qword ptr [rsp+72]
	sbb rdi, qword ptr [r12+16]
	mov qword ptr [rsp+80], rdi
	mov rdi, qword ptr [rsp+40]
	sbb rdi, qword ptr [r12+24]
	sbb r12, r12
	/* X3 = t1-C */
	sub r14, r9
	sbb rcx, r8
	sbb r13, qword ptr [rsp+72]
	sbb r11, qword ptr [rsp+40]
	sbb r8, r8
	mov r9, rdx
	mov rdx, qword ptr [rsp+48]
	mov qword ptr [rsp+40], rdi
	mov qword ptr [rsp+72], rbp
	mulx rdi, rbp, qword ptr [r10+64]
	mov qword ptr [rsp+96], r9
	xor r9d, r9d
	adcx r15, rbp
	adox rax, rdi
	mulx rdi, rbp, qword ptr [r10+72]
	adcx rax, rbp
	adox rbx, rdi
	mulx rdi, rbp, qword ptr [r10+80]
	adcx rbx, rbp
	adox rsi, rdi
	mulx rdi, rdx, qword ptr [r10+88]
	adcx rsi, rdx
	adox rdi, r9
	adc rdi, 0
	and r8d, 38
	and r12d, 38
	sub r14, r8
	mov rbp, qword ptr [rsp]
	mov qword ptr [rbp], r14
	sbb rcx, 0
	mov qword ptr [rbp+8], rcx
	sbb r13, 0
	mov qword ptr [rbp+16], r13
	sbb r11, 0
	mov qword ptr [rbp+24], r11
	mov r8, qword ptr [rsp+96]
	sub r8, r12
	mov r12, qword ptr [rsp+72]
	sbb r12, 0
	mov rdx, qword ptr [rsp+80]
	sbb rdx, 0
	mov r9, qword ptr [rsp+40]
	sbb r9, 0
	/* Y4 = Y1*t0 */
	mov qword ptr [rsp+40], rdx
	mov rdx, r8
	mov qword ptr [rsp+48], r9
	mulx rbp, r9, qword ptr [r10+32]
	mov qword ptr [rsp+72], r9
	mulx r8, r9, qword ptr [r10+40]
	mov qword ptr [rsp+80], r12
	mov qword ptr [rsp+96], rdi
	mulx r12, rdi, qword ptr [r10+48]
	mov qword ptr [rsp+112], r15
	mulx r15, rdx, qword ptr [r10+56]
	add rbp, r9
	adc r8, rdi
	adc r12, rdx
	adc r15, 0
	/* t2 = X4-X3 */
	mov rdi, qword ptr [rsp+8]
	mov r9, qword ptr [rdi]
	sub r9, r14
	mov r14, qword ptr [rdi+8]
	sbb r14, rcx
	mov rcx, qword ptr [rdi+16]
	sbb rcx, r13
	mov r13, qword ptr [rdi+24]
	sbb r13, r11
	sbb r11, r11
	mov edx, 38
	mulx rax, rdi, rax
	mov qword ptr [rsp+120], r13
	xor r13d, r13d
	adcx rdi, qword ptr [rsp+88]
	adox rax, qword ptr [rsp+24]
	mulx rbx, r13, rbx
	adcx rax, r13
	adox rbx, qword ptr [rsp+16]
	mulx rsi, r13, rsi
	adcx rbx, r13
	adox rsi, qword ptr [rsp+112]
	mov qword ptr [rsp+16], rbx
	mulx r13, rbx, qword ptr [rsp+96]
	adcx rsi, rbx
	mov ebx, 0
	adox r13, rbx
	adc r13, 0
	and r11d, 38
	mov rdx, qword ptr [rsp+80]
	mov qword ptr [rsp+24], rax
	mulx rbx, rax, qword ptr [r10+32]
	mov qword ptr [rsp+88], rdi
	xor edi, edi
	adcx rbp, rax
	adox r8, rbx
	mulx rax, rbx, qword ptr [r10+40]
	adcx r8, rbx
	adox r12, rax
	mulx rax, rbx, qword ptr [r10+48]
	adcx r12, rbx
	adox r15, rax
	mulx rax, rdx, qword ptr [r10+56]
	adcx r15, rdx
	adox rax, rdi
	adc rax, 0
	sub r9, r11
	sbb r14, 0
	sbb rcx, 0
	mov r11, qword ptr [rsp+120]
	sbb r11, 0
	mov rbx, rsi
	shr rbx, 63
	lea rbx, [rbx+r13*2]
	/* t3 = R*t2 */
	mov rdx, r9
	mulx r13, rdi, qword ptr [rsp+128]
	mov qword ptr [rsp+80], rdi
	mulx r9, rdi, qword ptr [rsp+56]
	mov qword ptr [rsp+96], rsi
	mov qword ptr [rsp+112], rbx
	mulx rsi, rbx, qword ptr [rsp+104]
	mov qword ptr [rsp+120], r11
	mulx r11, rdx, qword ptr [rsp+64]
	add r13, rdi
	adc r9, rbx
	adc rsi, rdx
	adc r11, 0
	mov rdx, qword ptr [rsp+40]
	mulx rdi, rbx, qword ptr [r10+32]
	mov qword ptr [rsp+136], rbp
	xor ebp, ebp
	adcx r8, rbx
	adox r12, rdi
	mulx rdi, rbx, qword ptr [r10+40]
	adcx r12, rbx
	adox r15, rdi
	mulx rdi, rbx, qword ptr [r10+48]
	adcx r15, rbx
	adox rax, rdi
	mulx rdi, rdx, qword ptr [r10+56]
	adcx rax, rdx
	adox rdi, rbp
	adc rdi, 0
	mov rdx, r14
	mulx rbx, rbp, qword ptr [rsp+128]
	xor r14d, r14d
	adcx r13, rbp
	adox r9, rbx
	mulx rbx, rbp, qword ptr [rsp+56]
	adcx r9, rbp
	adox rsi, rbx
	mulx rbx, rbp, qword ptr [rsp+104]
	adcx rsi, rbp
	adox r11, rbx
	mulx rbx, rdx, qword ptr [rsp+64]
	adcx r11, rdx
	adox rbx, r14
	adc rbx, 0
	mov rdx, qword ptr [rsp+48]
	mulx rbp, r14, qword ptr [r10+32]
	mov qword ptr [rsp+40], r13
	xor r13d, r13d
	adcx r12, r14
	adox r15, rbp
	mulx rbp, r14, qword ptr [r10+40]
	adcx r15, r14
	adox rax, rbp
	mulx rbp, r14, qword ptr [r10+48]
	adcx rax, r14
	adox rdi, rbp
	mulx rbp, rdx, qword ptr [r10+56]
	adcx rdi, rdx
	adox rbp, r13
	adc rbp, 0
	mov rdx, rcx
	mulx r10, r14, qword ptr [rsp+128]
	xor ecx, ecx
	adcx r9, r14
	adox rsi, r10
	mulx r10, r13, qword ptr [rsp+56]
	adcx rsi, r13
	adox r11, r10
	mulx r10, r13, qword ptr [rsp+104]
	adcx r11, r13
	adox rbx, r10
	mulx r10, rdx, qword ptr [rsp+64]
	adcx rbx, rdx
	adox r10, rcx
	adc r10, 0
	mov edx, 38
	mulx r15, r13, r15
	xor r14d, r14d
	adcx r13, qword ptr [rsp+72]
	adox r15, qword ptr [rsp+136]
	mulx rax, rcx, rax
	adcx r15, rcx
	adox r8, rax
	mulx rdi, rax, rdi
	adcx r8, rax
	adox r12, rdi
	mulx rbp, rax, rbp
	adcx r12, rax
	adox rbp, r14
	adc rbp, 0
	mov rdx, qword ptr [rsp+120]
	mulx rax, rcx, qword ptr [rsp+128]
	xor edi, edi
	adcx rsi, rcx
	adox r11, rax
	mulx rax, rcx, qword ptr [rsp+56]
	adcx r11, rcx
	adox rbx, rax
	mulx rax, rcx, qword ptr [rsp+104]
	adcx rbx, rcx
	adox r10, rax
	mulx rax, rdx, qword ptr [rsp+64]
	adcx r10, rdx
	adox rax, rdi
	adc rax, 0
	mov rcx, r12
	shr rcx, 63
	lea rcx, [rcx+rbp*2]
	shl r12, 1
	shr r12, 1
	mov rbp, qword ptr [rsp+112]
	lea r14, [rbp+rbp*8]
	lea r14, [rbp+r14*2]
	mov rbp, qword ptr [rsp+96]
	shl rbp, 1
	shr rbp, 1
	lea rdx, [rcx+rcx*8]
	lea rdx, [rcx+rdx*2]
	add r14, qword ptr [rsp+88]
	mov rcx, qword ptr [rsp]
	mov qword ptr [rcx+64], r14
	mov r14, qword ptr [rsp+24]
	adc r14, 0
	mov qword ptr [rcx+72], r14
	mov r14, qword ptr [rsp+16]
	adc r14, 0
	mov qword ptr [rcx+80], r14
	adc rbp, 0
	mov qword ptr [rcx+88], rbp
	mov rbp, rdx
	mov edx, 38
	mulx r11, r14, r11
	xor edi, edi
	adcx r14, qword ptr [rsp+80]
	adox r11, qword ptr [rsp+40]
	mulx rbx, rdi, rbx
	adcx r11, rdi
	adox r9, rbx
	mulx r10, rdi, r10
	adcx r9, rdi
	adox rsi, r10
	mulx rax, rdi, rax
	adcx rsi, rdi
	mov edi, 0
	adox rax, rdi
	adc rax, 0
	add r13, rbp
	mov r10, qword ptr [rsp+8]
	mov qword ptr [r10+32], r13
	adc r15, 0
	mov qword ptr [r10+40], r15
	adc r8, 0
	mov qword ptr [r10+48], r8
	adc r12, 0
	mov qword ptr [r10+56], r12
	mov r10, rsi
	shl r10, 1
	shr r10, 1
	shr rsi, 63
	lea rsi, [rsi+rax*2]
	lea rax, [rsi+rsi*8]
	lea rax, [rsi+rax*2]
	add r14, rax
	adc r11, 0
	adc r9, 0
	adc r10, 0
	/* Y3 = t3-Y4 */
	sub r14, r13
	sbb r11, r15
	sbb r9, r8
	sbb r10, r12
	sbb rax, rax
	and eax, 38
	sub r14, rax
	mov qword ptr [rcx+32], r14
	sbb r11, 0
	mov qword ptr [rcx+40], r11
	sbb r9, 0
	mov qword ptr [rcx+48], r9
	sbb r10, 0
	mov qword ptr [rcx+56], r10
	add rsp, 184
	CURVE13318_RAISED(184)
	pop r15
	CURVE13318_POPPED(r15)
	pop r14
	CURVE13318_POPPED(r14)
	pop r13
	CURVE13318_POPPED(r13)
	pop r12
	CURVE13318_POPPED(r12)
	pop rbp
	CURVE13318_POPPED(rbp)
	pop rbx
	CURVE13318_POPPED(rbx)
	ret
CURVE13318_END(CURVE13318_NAME(curve13318_jac_coz_add))

/* void curve13318_jac_4dbl(uint64_t *r, const uint64_t *p)
 * r (out) in rdi, p (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 3 out, each at most 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffd9.
 * Made of 4 * shortw/jacobian-3/doubling/dbl-2010-lg-c; fusions: rich.
 * Stack: 232 bytes; 3525 instructions; modelled 1029.0 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_jac_4dbl))
	push rbx
	CURVE13318_PUSHED(rbx)
	push rbp
	CURVE13318_PUSHED(rbp)
	push r12
	CURVE13318_PUSHED(r12)
	push r13
	CURVE13318_PUSHED(r13)
	push r14
	CURVE13318_PUSHED(r14)
	push r15
	CURVE13318_PUSHED(r15)
	sub rsp, 184
	CURVE13318_LOWERED(184)
	CURVE13318_FRAME_MADE
	mov rdx, qword ptr [rsi+64]
	mulx rax, rcx, qword ptr [rsi+72]
	mulx r8, r9, qword ptr [rsi+80]
	mulx r10, r11, qword ptr [rsi+88]
	add rax, r9
	adc r8, r11
	adc r10, 0
	/* ZZ = Z1*Z1 */
	mov rdx, qword ptr [rsi+72]
	mulx r9, r11, qword ptr [rsi+80]
	mulx rbx, rbp, qword ptr [rsi+88]
	mov rdx, qword ptr [rsi+80]
	mulx r12, r13, qword ptr [rsi+88]
	add r9, rbp
	adc rbx, r13
	adc r12, 0
	/* Z3_s = Y1*Z1 */
	mov rdx, qword ptr [rsi+64]
	mulx rbp, r13, qword ptr [rsi+32]
	mulx r14, r15, qword ptr [rsi+40]
	mov qword ptr [rsp], rdi
	mov qword ptr [rsp+8], r13
	mulx rdi, r13, qword ptr [rsi+48]
	mov qword ptr [rsp+16], rax
	mov qword ptr [rsp+24], rcx
	mulx rax, rcx, qword ptr [rsi+56]
	add rbp, r15
	adc r14, r13
	adc rdi, rcx
	adc rax, 0
	add r11, r8
	adc r9, r10
	adc rbx, 0
	adc r12, 0
	mulx rcx, r8, rdx
	mov rdx, qword ptr [rsi+72]
	mulx r10, r13, rdx
	mov rdx, qword ptr [rsi+80]
	mov qword ptr [rsp+32], r8
	mulx r15, r8, rdx
	mov rdx, qword ptr [rsi+88]
	mov qword ptr [rsp+40], rax
	mov qword ptr [rsp+48], rdi
	mulx rax, rdi, rdx
	xor edx, edx
	mov qword ptr [rsp+56], r14
	mov r14, qword ptr [rsp+24]
	adcx r14, qword ptr [rsp+24]
	adox r14, rcx
	mov rcx, qword ptr [rsp+16]
	adcx rcx, qword ptr [rsp+16]
	adox rcx, r13
	adcx r11, r11
	adox r11, r10
	adcx r9, r9
	adox r9, r8
	adcx rbx, rbx
	adox rbx, r15
	adcx r12, r12
	adox r12, rdi
	adox rax, rdx
	adc rax, 0
	mov rdx, qword ptr [rsi+72]
	mulx rdi, r8, qword ptr [rsi+32]
	xor r10d, r10d
	adcx rbp, r8
	adox rdi, qword ptr [rsp+56]
	mulx r8, r13, qword ptr [rsi+40]
	adcx rdi, r13
	adox r8, qword ptr [rsp+48]
	mulx r13, r15, qword ptr [rsi+48]
	adcx r8, r15
	adox r13, qword ptr [rsp+40]
	mulx r15, rdx, qword ptr [rsi+56]
	adcx r13, rdx
	adox r15, r10
	adc r15, 0
	mov edx, 38
	mulx r9, r10, r9
	mov qword ptr [rsp+16], rbp
	xor ebp, ebp
	adcx r10, qword ptr [rsp+32]
	adox r14, r9
	mulx rbx, r9, rbx
	adcx r14, r9
	adox rcx, rbx
	mulx r12, r9, r12
	adcx rcx, r9
	adox r11, r12
	mulx rax, r9, rax
	adcx r11, r9
	adox rax, rbp
	adc rax, 0
	mov rdx, qword ptr [rsi+80]
	mulx r9, rbx, qword ptr [rsi+32]
	xor r12d, r12d
	adcx rdi, rbx
	adox r8, r9
	mulx r9, rbx, qword ptr [rsi+40]
	adcx r8, rbx
	adox r13, r9
	mulx r9, rbx, qword ptr [rsi+48]
	adcx r13, rbx
	adox r15, r9
	mulx r9, rdx, qword ptr [rsi+56]
	adcx r15, rdx
	adox r9, r12
	adc r9, 0
	mov rbx, r11
	shr rbx, 63
	lea rbx, [rbx+rax*2]
	shl r11, 1
	shr r11, 1
	lea rax, [rbx+rbx*8]
	lea rax, [rbx+rax*2]
	mov rdx, qword ptr [rsi+88]
	mulx rbx, rbp, qword ptr [rsi+32]
	xor r12d, r12d
	adcx r8, rbp
	adox r13, rbx
	mulx rbx, rbp, qword ptr [rsi+40]
	adcx r13, rbp
	adox r15, rbx
	mulx rbx, rbp, qword ptr [rsi+48]
	adcx r15, rbp
	adox r9, rbx
	mulx rbx, rdx, qword ptr [rsi+56]
	adcx r9, rdx
	adox rbx, r12
	adc rbx, 0
	add r10, rax
	adc r14, 0
	adc rcx, 0
	adc r11, 0
	/* t2 = 3*(X1-ZZ) */
	mov rax, qword ptr [rsi]
	sub rax, r10
	mov rbp, qword ptr [rsi+8]
	sbb rbp, r14
	mov rdx, qword ptr [rsi+16]
	sbb rdx, rcx
	mov r12, qword ptr [rsi+24]
	sbb r12, r11
	mov qword ptr [rsp+24], r11
	sbb r11, r11
	mov qword ptr [rsp+32], rdx
	mov edx, 38
	mov qword ptr [rsp+40], rcx
	mulx r13, rcx, r13
	mov qword ptr [rsp+48], r14
	xor r14d, r14d
	adcx rcx, qword ptr [rsp+8]
	adox r13, qword ptr [rsp+16]
	mulx r15, r14, r15
	adcx r13, r14
	adox rdi, r15
	mulx r9, r14, r9
	adcx rdi, r14
	adox r8, r9
	mulx rbx, r9, rbx
	adcx r8, r9
	mov r9d, 0
	adox rbx, r9
	adc rbx, 0
	and r11d, 38
	sub rax, r11
	sbb rbp, 0
	mov r11, qword ptr [rsp+32]
	sbb r11, 0
	sbb r12, 0
	mov r14, r8
	shl r14, 1
	shr r14, 1
	mov r15, rax
	add r15, rax
	mov rdx, rbp
	adc rdx, rbp
	mov r9, r11
	adc r9, r11
	mov qword ptr [rsp+8], r14
	mov r14, r12
	adc r14, r12
	mov qword ptr [rsp+16], rdi
	setc dil
	movzx edi, dil
	shr r8, 63
	lea r8, [r8+rbx*2]
	/* t0 = X1+ZZ */
	add r10, qword ptr [rsi]
	mov rbx, qword ptr [rsi+8]
	adc rbx, qword ptr [rsp+48]
	mov qword ptr [rsp+32], r13
	mov r13, qword ptr [rsi+16]
	adc r13, qword ptr [rsp+40]
	mov qword ptr [rsp+40], rcx
	mov rcx, qword ptr [rsi+24]
	adc rcx, qword ptr [rsp+24]
	mov qword ptr [rsp+24], r8
	sbb r8, r8
	add r15, rax
	adc rdx, rbp
	adc r9, r11
	adc r14, r12
	adc rdi, 0
	and r8d, 38
	/* YY = Y1*Y1 */
	mov rax, rdx
	mov rdx, qword ptr [rsi+40]
	mulx r11, rbp, qword ptr [rsi+48]
	mov qword ptr [rsp+48], rbp
	mulx r12, rbp, qword ptr [rsi+56]
	mov rdx, qword ptr [rsi+48]
	mov qword ptr [rsp+56], r9
	mov qword ptr [rsp+64], rax
	mulx r9, rax, qword ptr [rsi+56]
	add r11, rbp
	adc r12, rax
	adc r9, 0
	mov rax, r14
	shr rax, 63
	lea rax, [rax+rdi*2]
	mov rdx, qword ptr [rsi+32]
	mulx rdi, rbp, qword ptr [rsi+40]
	mov qword ptr [rsp+72], rbp
	mov qword ptr [rsp+80], r9
	mulx rbp, r9, qword ptr [rsi+48]
	mov qword ptr [rsp+88], r12
	mov qword ptr [rsp+96], r11
	mulx r12, r11, qword ptr [rsi+56]
	add rdi, r9
	adc rbp, r11
	adc r12, 0
	lea r9, [rax+rax*8]
	lea r9, [rax+r9*2]
	add r10, r8
	adc rbx, 0
	adc r13, 0
	adc rcx, 0
	shl r14, 1
	shr r14, 1
	mov rax, qword ptr [rsp+24]
	lea r8, [rax+rax*8]
	lea r8, [rax+r8*2]
	add r15, r9
	mov rax, qword ptr [rsp+64]
	adc rax, 0
	mov r9, qword ptr [rsp+56]
	adc r9, 0
	adc r14, 0
	add rbp, qword ptr [rsp+48]
	adc r12, qword ptr [rsp+96]
	mov r11, qword ptr [rsp+88]
	adc r11, 0
	mov qword ptr [rsp+24], r14
	mov r14, qword ptr [rsp+80]
	adc r14, 0
	/* t3 = t0*t2 */
	mov rdx, r15
	mov qword ptr [rsp+48], r8
	mov qword ptr [rsp+56], r9
	mulx r8, r9, r10
	mov qword ptr [rsp+64], r9
	mulx r15, r9, rbx
	mov qword ptr [rsp+80], rbx
	mov qword ptr [rsp+88], rax
	mulx rbx, rax, r13
	mov qword ptr [rsp+96], r13
	mulx r13, rdx, rcx
	add r8, r9
	adc r15, rax
	adc rbx, rdx
	adc r13, 0
	mov rdx, qword ptr [rsi+32]
	mulx rax, r9, rdx
	mov rdx, qword ptr [rsi+40]
	mov qword ptr [rsp+104], r9
	mov qword ptr [rsp+112], rcx
	mulx r9, rcx, rdx
	mov rdx, qword ptr [rsi+48]
	mov qword ptr [rsp+120], r13
	mov qword ptr [rsp+128], rbx
	mulx r13, rbx, rdx
	mov rdx, qword ptr [rsi+56]
	mov qword ptr [rsp+136], r15
	mov qword ptr [rsp+144], r8
	mulx r15, r8, rdx
	xor edx, edx
	mov qword ptr [rsp+152], rsi
	mov rsi, qword ptr [rsp+72]
	adcx rsi, qword ptr [rsp+72]
	adox rsi, rax
	adcx rdi, rdi
	adox rdi, rcx
	adcx rbp, rbp
	adox rbp, r9
	adcx r12, r12
	adox r12, rbx
	adcx r11, r11
	adox r11, r13
	adcx r14, r14
	adox r14, r8
	adox r15, rdx
	adc r15, 0
	mov rdx, qword ptr [rsp+88]
	mulx rax, rcx, r10
	xor r8d, r8d
	adcx rcx, qword ptr [rsp+144]
	adox rax, qword ptr [rsp+136]
	mulx r9, rbx, qword ptr [rsp+80]
	adcx rax, rbx
	adox r9, qword ptr [rsp+128]
	mulx rbx, r13, qword ptr [rsp+96]
	adcx r9, r13
	adox rbx, qword ptr [rsp+120]
	mulx r13, rdx, qword ptr [rsp+112]
	adcx rbx, rdx
	adox r13, r8
	adc r13, 0
	mov edx, 38
	mulx r12, r8, r12
	mov qword ptr [rsp+72], rcx
	xor ecx, ecx
	adcx r8, qword ptr [rsp+104]
	adox rsi, r12
	mulx r11, r12, r11
	adcx rsi, r12
	adox rdi, r11
	mulx r14, r11, r14
	adcx rdi, r11
	adox rbp, r14
	mulx r15, r11, r15
	adcx rbp, r11
	adox r15, rcx
	adc r15, 0
	mov rdx, qword ptr [rsp+56]
	mulx r11, r12, r10
	xor r14d, r14d
	adcx rax, r12
	adox r9, r11
	mulx rcx, r11, qword ptr [rsp+80]
	adcx r9, r11
	adox rbx, rcx
	mulx rcx, r11, qword ptr [rsp+96]
	adcx rbx, r11
	adox r13, rcx
	mulx rcx, rdx, qword ptr [rsp+112]
	adcx r13, rdx
	adox rcx, r14
	adc rcx, 0
	mov r11, rbp
	shr r11, 63
	lea r11, [r11+r15*2]
	shl rbp, 1
	shr rbp, 1
	mov r12, qword ptr [rsp+40]
	add r12, qword ptr [rsp+48]
	mov r15, qword ptr [rsp+32]
	adc r15, 0
	mov rdx, qword ptr [rsp+16]
	adc rdx, 0
	mov r14, qword ptr [rsp+8]
	adc r14, 0
	mov qword ptr [rsp+8], r12
	lea r12, [r11+r11*8]
	lea r12, [r11+r12*2]
	mov r11, rdx
	mov rdx, qword ptr [rsp+24]
	mov qword ptr [rsp+16], r14
	mulx r10, r14, r10
	mov qword ptr [rsp+32], r11
	xor r11d, r11d
	adcx r9, r14
	adox rbx, r10
	mulx r10, r14, qword ptr [rsp+80]
	adcx rbx, r14
	adox r13, r10
	mulx r10, r14, qword ptr [rsp+96]
	adcx r13, r14
	adox rcx, r10
	mulx r10, rdx, qword ptr [rsp+112]
	adcx rcx, rdx
	adox r10, r11
	adc r10, 0
	add r8, r12
	adc rsi, 0
	adc rdi, 0
	adc rbp, 0
	/* B = X1*YY */
	mov rdx, r8
	mov r12, qword ptr [rsp+152]
	mulx r14, r11, qword ptr [r12]
	mov qword ptr [rsp+24], r15
	mulx r8, r15, qword ptr [r12+8]
	mov qword ptr [rsp+40], r11
	mov qword ptr [rsp+48], rbp
	mulx r11, rbp, qword ptr [r12+16]
	mov qword ptr [rsp+56], rdi
	mov qword ptr [rsp+80], rsi
	mulx rdi, rsi, qword ptr [r12+24]
	add r14, r15
	adc r8, rbp
	adc r11, rsi
	adc rdi, 0
	mov rsi, rdx
	mov edx, 38
	mulx rbx, rbp, rbx
	xor r15d, r15d
	adcx rbp, qword ptr [rsp+64]
	adox rbx, qword ptr [rsp+72]
	mulx r13, r15, r13
	adcx rbx, r15
	adox rax, r13
	mulx rcx, r13, rcx
	adcx rax, r13
	adox r9, rcx
	mulx r10, rcx, r10
	adcx r9, rcx
	mov ecx, 0
	adox r10, rcx
	adc r10, 0
	mov rdx, qword ptr [rsp+80]
	mulx r13, r15, qword ptr [r12]
	xor ecx, ecx
	adcx r14, r15
	adox r8, r13
	mulx r13, r15, qword ptr [r12+8]
	adcx r8, r15
	adox r11, r13
	mulx r13, r15, qword ptr [r12+16]
	adcx r11, r15
	adox rdi, r13
	mulx r13, r15, qword ptr [r12+24]
	adcx rdi, r15
	adox r13, rcx
	adc r13, 0
	mov r15, r9
	shr r15, 63
	lea r15, [r15+r10*2]
	shl r9, 1
	shr r9, 1
	lea r10, [r15+r15*8]
	lea r10, [r15+r10*2]
	mov rdx, qword ptr [rsp+56]
	mulx r15, rcx, qword ptr [r12]
	mov qword ptr [rsp+64], rsi
	xor esi, esi
	adcx r8, rcx
	adox r11, r15
	mulx rcx, r15, qword ptr [r12+8]
	adcx r11, r15
	adox rdi, rcx
	mulx rcx, r15, qword ptr [r12+16]
	adcx rdi, r15
	adox r13, rcx
	mulx rcx, r15, qword ptr [r12+24]
	adcx r13, r15
	adox rcx, rsi
	adc rcx, 0
	add rbp, r10
	adc rbx, 0
	adc rax, 0
	adc r9, 0
	/* A = t3/2 */
	mov r10, rbp
	and r10d, 1
	bt r10, 0
	sbb r10, r10
	mov r15, -19
	and r15, r10
	mov rsi, r10
	shl rsi, 1
	shr rsi, 1
	mov rdx, qword ptr [rsp+48]
	mov qword ptr [rsp+72], r8
	mov qword ptr [rsp+88], r14
	mulx r8, r14, qword ptr [r12]
	mov qword ptr [rsp+96], rsi
	xor esi, esi
	adcx r11, r14
	adox rdi, r8
	mulx r8, r14, qword ptr [r12+8]
	adcx rdi, r14
	adox r13, r8
	mulx r8, r14, qword ptr [r12+16]
	adcx r13, r14
	adox rcx, r8
	mulx r8, r14, qword ptr [r12+24]
	adcx rcx, r14
	adox r8, rsi
	adc r8, 0
	add rbp, r15
	adc rbx, r10
	adc rax, r10
	adc r9, qword ptr [rsp+96]
	setc r10b
	movzx r10d, r10b
	mov r12, rbx
	shl r12, 63
	shr rbp, 1
	or rbp, r12
	mov r12, rax
	shl r12, 63
	shr rbx, 1
	or rbx, r12
	mov r12, r9
	shl r12, 63
	shr rax, 1
	or rax, r12
	mov edx, 38
	mulx rdi, r12, rdi
	xor r14d, r14d
	adcx r12, qword ptr [rsp+40]
	adox rdi, qword ptr [rsp+88]
	mulx r13, rsi, r13
	adcx rdi, rsi
	adox r13, qword ptr [rsp+72]
	mulx rcx, rsi, rcx
	adcx r13, rsi
	adox r11, rcx
	mulx r8, rcx, r8
	adcx r11, rcx
	adox r8, r14
	adc r8, 0
	shl r10, 63
	shr r9, 1
	or r9, r10
	mov rcx, r11
	shl rcx, 1
	shr rcx, 1
	shr r11, 63
	lea r11, [r11+r8*2]
	lea rsi, [r11+r11*8]
	lea rsi, [r11+rsi*2]
	/* S = A*A */
	mov rdx, rbx
	mulx r8, r10, rax
	mulx r11, rbx, r9
	mov r15, rdx
	mov rdx, rax
	mov qword ptr [rsp+40], r10
	mulx r14, r10, r9
	add r8, rbx
	adc r11, r10
	adc r14, 0
	mov rdx, rbp
	mulx r10, rbx, r15
	mov qword ptr [rsp+72], rbx
	mulx rbp, rbx, rax
	mov qword ptr [rsp+88], rax
	mov qword ptr [rsp+96], r15
	mulx rax, r15, r9
	add r10, rbx
	adc rbp, r15
	adc rax, 0
	add r12, rsi
	adc rdi, 0
	adc r13, 0
	adc rcx, 0
	/* e, g = 2*B, 3*B */
	mov rsi, r12
	add rsi, r12
	mov rbx, rdi
	adc rbx, rdi
	mov r15, r13
	adc r15, r13
	mov qword ptr [rsp+104], r13
	mov r13, rcx
	adc r13, rcx
	mov qword ptr [rsp+112], rcx
	sbb rcx, rcx
	add rbp, qword ptr [rsp+40]
	adc r8, rax
	adc r11, 0
	adc r14, 0
	and ecx, 38
	add rsi, rcx
	mulx rax, rcx, rdx
	mov qword ptr [rsp+40], rdx
	mov rdx, qword ptr [rsp+96]
	mov qword ptr [rsp+120], rcx
	mov qword ptr [rsp+128], r13
	mulx rcx, r13, rdx
	mov rdx, qword ptr [rsp+88]
	mov qword ptr [rsp+136], r15
	mov qword ptr [rsp+144], rdi
	mulx r15, rdi, rdx
	mov rdx, r9
	mov qword ptr [rsp+152], rbx
	mov qword ptr [rsp+160], rsi
	mulx rbx, rsi, rdx
	xor r9d, r9d
	mov qword ptr [rsp+168], rdx
	mov rdx, qword ptr [rsp+72]
	adcx rdx, qword ptr [rsp+72]
	adox rdx, rax
	adcx r10, r10
	adox r10, r13
	adcx rbp, rbp
	adox rbp, rcx
	adcx r8, r8
	adox r8, rdi
	adcx r11, r11
	adox r11, r15
	adcx r14, r14
	adox r14, rsi
	adox rbx, r9
	adc rbx, 0
	add r12, qword ptr [rsp+160]
	mov rax, qword ptr [rsp+152]
	adc rax, qword ptr [rsp+144]
	mov rcx, qword ptr [rsp+136]
	adc rcx, qword ptr [rsp+104]
	mov rsi, qword ptr [rsp+128]
	adc rsi, qword ptr [rsp+112]
	sbb rdi, rdi
	/* G = YY*YY */
	mov r13, rdx
	mov rdx, qword ptr [rsp+80]
	mulx r15, r9, qword ptr [rsp+56]
	mov qword ptr [rsp+72], r9
	mov qword ptr [rsp+104], rsi
	mulx r9, rsi, qword ptr [rsp+48]
	mov rdx, qword ptr [rsp+56]
	mov qword ptr [rsp+112], rcx
	mov qword ptr [rsp+144], rax
	mulx rcx, rax, qword ptr [rsp+48]
	add r15, rsi
	adc r9, rax
	adc rcx, 0
	mov edx, 38
	mulx r8, rax, r8
	xor esi, esi
	adcx rax, qword ptr [rsp+120]
	adox r13, r8
	mulx r11, r8, r11
	adcx r13, r8
	adox r10, r11
	mulx r14, r8, r14
	adcx r10, r8
	adox rbp, r14
	mulx rbx, r8, rbx
	adcx rbp, r8
	adox rbx, rsi
	adc rbx, 0
	and edi, 38
	mov rdx, qword ptr [rsp+64]
	mulx r8, r11, qword ptr [rsp+80]
	mulx r14, rsi, qword ptr [rsp+56]
	mov qword ptr [rsp+120], r11
	mov qword ptr [rsp+176], r10
	mulx r11, r10, qword ptr [rsp+48]
	add r8, rsi
	adc r14, r10
	adc r11, 0
	add r12, rdi
	mov rsi, qword ptr [rsp+144]
	adc rsi, 0
	mov rdi, qword ptr [rsp+112]
	adc rdi, 0
	mov r10, qword ptr [rsp+104]
	adc r10, 0
	mov qword ptr [rsp+104], r10
	mov r10, rbp
	shr r10, 63
	lea r10, [r10+rbx*2]
	shl rbp, 1
	shr rbp, 1
	lea rbx, [r10+r10*8]
	lea rbx, [r10+rbx*2]
	add r14, qword ptr [rsp+72]
	adc r15, r11
	adc r9, 0
	adc rcx, 0
	add rax, rbx
	adc r13, 0
	mov r10, qword ptr [rsp+176]
	adc r10, 0
	adc rbp, 0
	mulx r11, rbx, rdx
	mov rdx, qword ptr [rsp+80]
	mov qword ptr [rsp+64], rbx
	mov qword ptr [rsp+72], rbp
	mulx rbx, rbp, rdx
	mov rdx, qword ptr [rsp+56]
	mov qword ptr [rsp+80], rdi
	mov qword ptr [rsp+112], r10
	mulx rdi, r10, rdx
	mov rdx, qword ptr [rsp+48]
	mov qword ptr [rsp+56], rsi
	mov qword ptr [rsp+144], r13
	mulx rsi, r13, rdx
	xor edx, edx
	mov qword ptr [rsp+48], rax
	mov rax, qword ptr [rsp+120]
	adcx rax, qword ptr [rsp+120]
	adox rax, r11
	adcx r8, r8
	adox r8, rbp
	adcx r14, r14
	adox r14, rbx
	adcx r15, r15
	adox r15, r10
	adcx r9, r9
	adox r9, rdi
	adcx rcx, rcx
	adox rcx, r13
	adox rsi, rdx
	adc rsi, 0
	/* w = g-S */
	sub r12, qword ptr [rsp+48]
	mov rdi, qword ptr [rsp+56]
	sbb rdi, qword ptr [rsp+144]
	mov r10, qword ptr [rsp+80]
	sbb r10, qword ptr [rsp+112]
	mov r11, qword ptr [rsp+104]
	sbb r11, qword ptr [rsp+72]
	sbb rbx, rbx
	/* X3_s = S-e */
	mov rbp, qword ptr [rsp+48]
	sub rbp, qword ptr [rsp+160]
	mov r13, qword ptr [rsp+144]
	sbb r13, qword ptr [rsp+152]
	mov rdx, qword ptr [rsp+112]
	sbb rdx, qword ptr [rsp+136]
	mov qword ptr [rsp+48], rdx
	mov rdx, qword ptr [rsp+72]
	sbb rdx, qword ptr [rsp+128]
	mov qword ptr [rsp+56], rdx
	sbb rdx, rdx
	and ebx, 38
	mov qword ptr [rsp+72], rdx
	mov edx, 38
	mov qword ptr [rsp+80], r13
	mulx r15, r13, r15
	mov qword ptr [rsp+104], rbp
	xor ebp, ebp
	adcx r13, qword ptr [rsp+64]
	adox rax, r15
	mulx r9, r15, r9
	adcx rax, r15
	adox r8, r9
	mulx rcx, r9, rcx
	adcx r8, r9
	adox r14, rcx
	mulx rsi, rcx, rsi
	adcx r14, rcx
	adox rsi, rbp
	adc rsi, 0
	sub r12, rbx
	sbb rdi, 0
	sbb r10, 0
	sbb r11, 0
	mov rcx, qword ptr [rsp+72]
	and ecx, 38
	/* m = A*w */
	mov rdx, r12
	mulx r9, rbx, qword ptr [rsp+40]
	mulx r12, r15, qword ptr [rsp+96]
	mov qword ptr [rsp+64], rbx
	mulx rbp, rbx, qword ptr [rsp+88]
	mov qword ptr [rsp+72], r11
	mulx r11, rdx, qword ptr [rsp+168]
	add r9, r15
	adc r12, rbx
	adc rbp, rdx
	adc r11, 0
	mov rbx, qword ptr [rsp+104]
	sub rbx, rcx
	mov rcx, qword ptr [rsp+80]
	sbb rcx, 0
	mov r15, qword ptr [rsp+48]
	sbb r15, 0
	mov rdx, qword ptr [rsp+56]
	sbb rdx, 0
	mov qword ptr [rsp+48], rdx
	sbb rdx, rdx
	mov qword ptr [rsp+56], r15
	mov r15, r14
	shr r15, 63
	lea r15, [r15+rsi*2]
	shl r14, 1
	shr r14, 1
	lea rsi, [r15+r15*8]
	lea rsi, [r15+rsi*2]
	mov r15, rdx
	mov rdx, rdi
	mov qword ptr [rsp+80], rcx
	mov qword ptr [rsp+104], r10
	mulx rcx, r10, qword ptr [rsp+40]
	xor edi, edi
	adcx r9, r10
	adox r12, rcx
	mulx rcx, r10, qword ptr [rsp+96]
	adcx r12, r10
	adox rbp, rcx
	mulx rcx, r10, qword ptr [rsp+88]
	adcx rbp, r10
	adox r11, rcx
	mulx rcx, rdx, qword ptr [rsp+168]
	adcx r11, rdx
	adox rcx, rdi
	adc rcx, 0
	and r15d, 38
	add r13, rsi
	adc rax, 0
	adc r8, 0
	adc r14, 0
	sub rbx, r15
	mov rdx, qword ptr [rsp+104]
	mulx rsi, r10, qword ptr [rsp+40]
	xor r15d, r15d
	adcx r12, r10
	adox rbp, rsi
	mulx rsi, rdi, qword ptr [rsp+96]
	adcx rbp, rdi
	adox r11, rsi
	mulx rsi, rdi, qword ptr [rsp+88]
	adcx r11, rdi
	adox rcx, rsi
	mulx rsi, rdx, qword ptr [rsp+168]
	adcx rcx, rdx
	adox rsi, r15
	adc rsi, 0
	mov rdx, qword ptr [rsp+72]
	mulx rdi, r10, qword ptr [rsp+40]
	xor r15d, r15d
	adcx rbp, r10
	adox r11, rdi
	mulx rdi, r10, qword ptr [rsp+96]
	adcx r11, r10
	adox rcx, rdi
	mulx rdi, r10, qword ptr [rsp+88]
	adcx rcx, r10
	adox rsi, rdi
	mulx rdi, rdx, qword ptr [rsp+168]
	adcx rsi, rdx
	adox rdi, r15
	adc rdi, 0
	mov edx, 38
	mulx r11, r10, r11
	xor r15d, r15d
	adcx r10, qword ptr [rsp+64]
	adox r9, r11
	mulx rcx, r11, rcx
	adcx r9, r11
	adox r12, rcx
	mulx rsi, rcx, rsi
	adcx r12, rcx
	adox rbp, rsi
	mulx rdi, rcx, rdi
	adcx rbp, rcx
	adox rdi, r15
	adc rdi, 0
	/* ZZ_r2 = Z3_s*Z3_s */
	mov rdx, qword ptr [rsp+24]
	mulx rcx, rsi, qword ptr [rsp+32]
	mulx r11, r15, qword ptr [rsp+16]
	mov rdx, qword ptr [rsp+32]
	mov qword ptr [rsp+40], rbx
	mov qword ptr [rsp+64], r14
	mulx rbx, r14, qword ptr [rsp+16]
	add rcx, r15
	adc r11, r14
	adc rbx, 0
	mov rdx, qword ptr [rsp+8]
	mulx r14, r15, qword ptr [rsp+24]
	mov qword ptr [rsp+72], r8
	mov qword ptr [rsp+88], rax
	mulx r8, rax, qword ptr [rsp+32]
	mov qword ptr [rsp+96], r13
	mov qword ptr [rsp+104], r15
	mulx r13, r15, qword ptr [rsp+16]
	add r14, rax
	adc r8, r15
	adc r13, 0
	mov rax, rbp
	shr rax, 63
	lea rax, [rax+rdi*2]
	shl rbp, 1
	shr rbp, 1
	lea rdi, [rax+rax*8]
	lea rdi, [rax+rdi*2]
	add rsi, r8
	adc rcx, r13
	adc r11, 0
	adc rbx, 0
	add r10, rdi
	adc r9, 0
	adc r12, 0
	adc rbp, 0
	mulx rax, rdi, rdx
	mov rdx, qword ptr [rsp+24]
	mulx r8, r13, rdx
	mov rdx, qword ptr [rsp+32]
	mov qword ptr [rsp+112], rdi
	mulx r15, rdi, rdx
	mov rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+120], rbp
	mov qword ptr [rsp+128], r12
	mulx rbp, r12, rdx
	xor edx, edx
	mov qword ptr [rsp+136], r9
	mov r9, qword ptr [rsp+104]
	adcx r9, qword ptr [rsp+104]
	adox r9, rax
	adcx r14, r14
	adox r14, r13
	adcx rsi, rsi
	adox rsi, r8
	adcx rcx, rcx
	adox rcx, rdi
	adcx r11, r11
	adox r11, r15
	adcx rbx, rbx
	adox rbx, r12
	adox rbp, rdx
	adc rbp, 0
	/* Y3_s = m-G */
	sub r10, qword ptr [rsp+96]
	mov rax, qword ptr [rsp+136]
	sbb rax, qword ptr [rsp+88]
	mov rdi, qword ptr [rsp+128]
	sbb rdi, qword ptr [rsp+72]
	mov r8, qword ptr [rsp+120]
	sbb r8, qword ptr [rsp+64]
	sbb r12, r12
	and r12d, 38
	mov edx, 38
	mulx rcx, r13, rcx
	xor r15d, r15d
	adcx r13, qword ptr [rsp+112]
	adox r9, rcx
	mulx r11, rcx, r11
	adcx r9, rcx
	adox r14, r11
	mulx rbx, rcx, rbx
	adcx r14, rcx
	adox rsi, rbx
	mulx rbp, rcx, rbp
	adcx rsi, rcx
	adox rbp, r15
	adc rbp, 0
	sub r10, r12
	sbb rax, 0
	sbb rdi, 0
	sbb r8, 0
	mov rcx, rsi
	shl rcx, 1
	shr rcx, 1
	/* Z3_r2 = Y3_s*Z3_s */
	mov rdx, qword ptr [rsp+8]
	mulx r11, rbx, r10
	mulx r12, r15, rax
	mov qword ptr [rsp+64], rbx
	mov qword ptr [rsp+72], rcx
	mulx rbx, rcx, rdi
	mov qword ptr [rsp+88], r14
	mulx r14, rdx, r8
	add r11, r15
	adc r12, rcx
	adc rbx, rdx
	adc r14, 0
	shr rsi, 63
	lea rsi, [rsi+rbp*2]
	lea rcx, [rsi+rsi*8]
	lea rcx, [rsi+rcx*2]
	mov rdx, qword ptr [rsp+24]
	mulx rsi, rbp, r10
	xor r15d, r15d
	adcx r11, rbp
	adox r12, rsi
	mulx rsi, rbp, rax
	adcx r12, rbp
	adox rbx, rsi
	mulx rsi, rbp, rdi
	adcx rbx, rbp
	adox r14, rsi
	mulx rsi, rdx, r8
	adcx r14, rdx
	adox rsi, r15
	adc rsi, 0
	add r13, rcx
	adc r9, 0
	mov rcx, qword ptr [rsp+88]
	adc rcx, 0
	mov rbp, qword ptr [rsp+72]
	adc rbp, 0
	/* t2_r2 = 3*(X3_s-ZZ_r2) */
	mov rdx, qword ptr [rsp+40]
	sub rdx, r13
	mov r15, qword ptr [rsp+80]
	sbb r15, r9
	mov qword ptr [rsp+8], r11
	mov r11, qword ptr [rsp+56]
	sbb r11, rcx
	mov qword ptr [rsp+24], rcx
	mov rcx, qword ptr [rsp+48]
	sbb rcx, rbp
	mov qword ptr [rsp+72], rbp
	sbb rbp, rbp
	mov qword ptr [rsp+88], rdx
	mov rdx, qword ptr [rsp+32]
	mov qword ptr [rsp+96], r9
	mov qword ptr [rsp+104], r13
	mulx r9, r13, r10
	mov qword ptr [rsp+112], r10
	xor r10d, r10d
	adcx r12, r13
	adox rbx, r9
	mulx r9, r13, rax
	adcx rbx, r13
	adox r14, r9
	mulx r9, r13, rdi
	adcx r14, r13
	adox rsi, r9
	mulx r9, rdx, r8
	adcx rsi, rdx
	adox r9, r10
	adc r9, 0
	and ebp, 38
	mov r13, qword ptr [rsp+88]
	sub r13, rbp
	sbb r15, 0
	sbb r11, 0
	sbb rcx, 0
	mov rbp, r13
	add rbp, r13
	mov rdx, r15
	adc rdx, r15
	mov r10, r11
	adc r10, r11
	mov qword ptr [rsp+32], r12
	mov r12, rcx
	adc r12, rcx
	mov qword ptr [rsp+88], rcx
	setc cl
	movzx ecx, cl
	mov qword ptr [rsp+120], rdx
	mov rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+128], rcx
	mov qword ptr [rsp+136], r12
	mulx rcx, r12, qword ptr [rsp+112]
	mov qword ptr [rsp+144], r10
	xor r10d, r10d
	adcx rbx, r12
	adox r14, rcx
	mulx rcx, r12, rax
	adcx r14, r12
	adox rsi, rcx
	mulx rcx, r12, rdi
	adcx rsi, r12
	adox r9, rcx
	mulx rcx, rdx, r8
	adcx r9, rdx
	adox rcx, r10
	adc rcx, 0
	add rbp, r13
	adc r15, qword ptr [rsp+120]
	adc r11, qword ptr [rsp+144]
	mov r12, qword ptr [rsp+136]
	adc r12, qword ptr [rsp+88]
	mov r13, qword ptr [rsp+128]
	adc r13, 0
	mov rdx, r12
	shl rdx, 1
	shr rdx, 1
	shr r12, 63
	lea r12, [r12+r13*2]
	/* t0_r2 = X3_s+ZZ_r2 */
	mov r13, qword ptr [rsp+40]
	add r13, qword ptr [rsp+104]
	mov r10, qword ptr [rsp+80]
	adc r10, qword ptr [rsp+96]
	mov qword ptr [rsp+16], rdx
	mov rdx, qword ptr [rsp+56]
	adc rdx, qword ptr [rsp+24]
	mov qword ptr [rsp+24], r11
	mov r11, qword ptr [rsp+48]
	adc r11, qword ptr [rsp+72]
	mov qword ptr [rsp+72], r15
	sbb r15, r15
	mov qword ptr [rsp+88], rdx
	mov edx, 38
	mov qword ptr [rsp+96], rbp
	mulx r14, rbp, r14
	mov qword ptr [rsp+104], r11
	xor r11d, r11d
	adcx rbp, qword ptr [rsp+64]
	adox r14, qword ptr [rsp+8]
	mulx rsi, r11, rsi
	adcx r14, r11
	adox rsi, qword ptr [rsp+32]
	mulx r9, r11, r9
	adcx rsi, r11
	adox rbx, r9
	mulx rcx, r9, rcx
	adcx rbx, r9
	mov r9d, 0
	adox rcx, r9
	adc rcx, 0
	lea r11, [r12+r12*8]
	lea r11, [r12+r11*2]
	and r15d, 38
	mov rdx, qword ptr [rsp+112]
	mulx r12, r9, rax
	mov qword ptr [rsp+8], rsi
	mov qword ptr [rsp+32], r14
	mulx rsi, r14, rdi
	mov qword ptr [rsp+64], rbp
	mov qword ptr [rsp+120], r9
	mulx rbp, r9, r8
	add r12, r14
	adc rsi, r9
	adc rbp, 0
	add r13, r15
	adc r10, 0
	mov r9, qword ptr [rsp+88]
	adc r9, 0
	mov r14, qword ptr [rsp+104]
	adc r14, 0
	add r11, qword ptr [rsp+96]
	mov r15, qword ptr [rsp+72]
	adc r15, 0
	mov rdx, qword ptr [rsp+24]
	adc rdx, 0
	mov qword ptr [rsp+24], rdx
	mov rdx, qword ptr [rsp+16]
	adc rdx, 0
	/* YY_r2 = Y3_s*Y3_s */
	mov qword ptr [rsp+16], rdx
	mov rdx, rax
	mov qword ptr [rsp+72], r15
	mov qword ptr [rsp+88], r12
	mulx r15, r12, rdi
	mov qword ptr [rsp+96], r14
	mulx rax, r14, r8
	mov qword ptr [rsp+104], rdx
	mov rdx, rdi
	mov qword ptr [rsp+128], r9
	mov qword ptr [rsp+136], r10
	mulx r9, r10, r8
	add r15, r14
	adc rax, r10
	adc r9, 0
	mov rdi, rbx
	shr rdi, 63
	lea rdi, [rdi+rcx*2]
	shl rbx, 1
	shr rbx, 1
	lea rcx, [rdi+rdi*8]
	lea rcx, [rdi+rcx*2]
	add r12, rsi
	adc r15, rbp
	adc rax, 0
	adc r9, 0
	/* t3_r2 = t0_r2*t2_r2 */
	mov rsi, rdx
	mov rdx, r11
	mulx rdi, r10, r13
	mulx r11, rbp, qword ptr [rsp+136]
	mov qword ptr [rsp+144], r10
	mulx r14, r10, qword ptr [rsp+128]
	mov qword ptr [rsp+152], rbx
	mulx rbx, rdx, qword ptr [rsp+96]
	add rdi, rbp
	adc r11, r10
	adc r14, rdx
	adc rbx, 0
	mov rdx, qword ptr [rsp+112]
	mulx r10, rbp, rdx
	mov rdx, qword ptr [rsp+104]
	mov qword ptr [rsp+112], rcx
	mov qword ptr [rsp+160], rbp
	mulx rcx, rbp, rdx
	mov rdx, rsi
	mov qword ptr [rsp+104], rbx
	mov qword ptr [rsp+168], r14
	mulx rbx, r14, rdx
	mov rdx, r8
	mov qword ptr [rsp+176], r11
	mulx rsi, r11, rdx
	xor r8d, r8d
	mov rdx, qword ptr [rsp+120]
	adcx rdx, qword ptr [rsp+120]
	adox rdx, r10
	mov r10, qword ptr [rsp+88]
	adcx r10, qword ptr [rsp+88]
	adox r10, rbp
	adcx r12, r12
	adox r12, rcx
	adcx r15, r15
	adox r15, r14
	adcx rax, rax
	adox rax, rbx
	adcx r9, r9
	adox r9, r11
	adox rsi, r8
	adc rsi, 0
	mov rcx, rdx
	mov rdx, qword ptr [rsp+72]
	mulx r11, rbx, r13
	xor ebp, ebp
	adcx rdi, rbx
	adox r11, qword ptr [rsp+176]
	mulx r8, rbx, qword ptr [rsp+136]
	adcx r11, rbx
	adox r8, qword ptr [rsp+168]
	mulx rbx, r14, qword ptr [rsp+128]
	adcx r8, r14
	adox rbx, qword ptr [rsp+104]
	mulx r14, rdx, qword ptr [rsp+96]
	adcx rbx, rdx
	adox r14, rbp
	adc r14, 0
	mov edx, 38
	mulx r15, rbp, r15
	mov qword ptr [rsp+72], rdi
	xor edi, edi
	adcx rbp, qword ptr [rsp+160]
	adox rcx, r15
	mulx rax, r15, rax
	adcx rcx, r15
	adox r10, rax
	mulx r9, rax, r9
	adcx r10, rax
	adox r12, r9
	mulx rsi, rax, rsi
	adcx r12, rax
	adox rsi, rdi
	adc rsi, 0
	mov rdx, qword ptr [rsp+24]
	mulx rax, r9, r13
	xor r15d, r15d
	adcx r11, r9
	adox r8, rax
	mulx rax, rdi, qword ptr [rsp+136]
	adcx r8, rdi
	adox rbx, rax
	mulx rax, rdi, qword ptr [rsp+128]
	adcx rbx, rdi
	adox r14, rax
	mulx rax, rdx, qword ptr [rsp+96]
	adcx r14, rdx
	adox rax, r15
	adc rax, 0
	mov rdi, r12
	shr rdi, 63
	lea rdi, [rdi+rsi*2]
	shl r12, 1
	shr r12, 1
	mov rsi, qword ptr [rsp+64]
	add rsi, qword ptr [rsp+112]
	mov r9, qword ptr [rsp+32]
	adc r9, 0
	mov rdx, qword ptr [rsp+8]
	adc rdx, 0
	mov r15, qword ptr [rsp+152]
	adc r15, 0
	mov qword ptr [rsp+8], rsi
	lea rsi, [rdi+rdi*8]
	lea rsi, [rdi+rsi*2]
	mov rdi, rdx
	mov rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+24], r15
	mulx r13, r15, r13
	mov qword ptr [rsp+32], rdi
	xor edi, edi
	adcx r8, r15
	adox rbx, r13
	mulx r13, r15, qword ptr [rsp+136]
	adcx rbx, r15
	adox r14, r13
	mulx r13, r15, qword ptr [rsp+128]
	adcx r14, r15
	adox rax, r13
	mulx r13, rdx, qword ptr [rsp+96]
	adcx rax, rdx
	adox r13, rdi
	adc r13, 0
	add rbp, rsi
	adc rcx, 0
	adc r10, 0
	adc r12, 0
	/* B_r2 = X3_s*YY_r2 */
	mov rdx, rbp
	mulx rsi, r15, qword ptr [rsp+40]
	mulx rbp, rdi, qword ptr [rsp+80]
	mov qword ptr [rsp+16], r9
	mov qword ptr [rsp+64], r15
	mulx r9, r15, qword ptr [rsp+56]
	mov qword ptr [rsp+88], r12
	mov qword ptr [rsp+96], r10
	mulx r12, r10, qword ptr [rsp+48]
	add rsi, rdi
	adc rbp, r15
	adc r9, r10
	adc r12, 0
	mov rdi, rdx
	mov edx, 38
	mulx rbx, r10, rbx
	xor r15d, r15d
	adcx r10, qword ptr [rsp+144]
	adox rbx, qword ptr [rsp+72]
	mulx r14, r15, r14
	adcx rbx, r15
	adox r11, r14
	mulx rax, r14, rax
	adcx r11, r14
	adox r8, rax
	mulx r13, rax, r13
	adcx r8, rax
	mov eax, 0
	adox r13, rax
	adc r13, 0
	mov rdx, rcx
	mulx r14, r15, qword ptr [rsp+40]
	xor ecx, ecx
	adcx rsi, r15
	adox rbp, r14
	mulx rax, r14, qword ptr [rsp+80]
	adcx rbp, r14
	adox r9, rax
	mulx rax, r14, qword ptr [rsp+56]
	adcx r9, r14
	adox r12, rax
	mulx rax, r14, qword ptr [rsp+48]
	adcx r12, r14
	adox rax, rcx
	adc rax, 0
	mov r14, r8
	shr r14, 63
	lea r14, [r14+r13*2]
	shl r8, 1
	shr r8, 1
	lea r13, [r14+r14*8]
	lea r13, [r14+r13*2]
	mov r14, rdx
	mov rdx, qword ptr [rsp+96]
	mulx r15, rcx, qword ptr [rsp+40]
	mov qword ptr [rsp+72], rdi
	xor edi, edi
	adcx rbp, rcx
	adox r9, r15
	mulx rcx, r15, qword ptr [rsp+80]
	adcx r9, r15
	adox r12, rcx
	mulx rcx, r15, qword ptr [rsp+56]
	adcx r12, r15
	adox rax, rcx
	mulx rcx, r15, qword ptr [rsp+48]
	adcx rax, r15
	adox rcx, rdi
	adc rcx, 0
	add r10, r13
	adc rbx, 0
	adc r11, 0
	adc r8, 0
	/* A_r2 = t3_r2/2 */
	mov r13, r10
	and r13d, 1
	bt r13, 0
	sbb r13, r13
	mov r15, -19
	and r15, r13
	mov rdi, r13
	shl rdi, 1
	shr rdi, 1
	mov rdx, qword ptr [rsp+88]
	mov qword ptr [rsp+104], r14
	mov qword ptr [rsp+112], rbp
	mulx r14, rbp, qword ptr [rsp+40]
	mov qword ptr [rsp+40], rsi
	xor esi, esi
	adcx r9, rbp
	adox r12, r14
	mulx rbp, r14, qword ptr [rsp+80]
	adcx r12, r14
	adox rax, rbp
	mulx rbp, r14, qword ptr [rsp+56]
	adcx rax, r14
	adox rcx, rbp
	mulx rbp, r14, qword ptr [rsp+48]
	adcx rcx, r14
	adox rbp, rsi
	adc rbp, 0
	add r10, r15
	adc rbx, r13
	adc r11, r13
	adc r8, rdi
	setc dil
	movzx edi, dil
	mov r13, rbx
	shl r13, 63
	shr r10, 1
	or r10, r13
	mov r13, r11
	shl r13, 63
	shr rbx, 1
	or rbx, r13
	mov r13, r8
	shl r13, 63
	shr r11, 1
	or r11, r13
	mov edx, 38
	mulx r12, r13, r12
	xor r14d, r14d
	adcx r13, qword ptr [rsp+64]
	adox r12, qword ptr [rsp+40]
	mulx rax, rsi, rax
	adcx r12, rsi
	adox rax, qword ptr [rsp+112]
	mulx rcx, rsi, rcx
	adcx rax, rsi
	adox r9, rcx
	mulx rbp, rcx, rbp
	adcx r9, rcx
	adox rbp, r14
	adc rbp, 0
	shl rdi, 63
	shr r8, 1
	or r8, rdi
	mov rcx, r9
	shl rcx, 1
	shr rcx, 1
	shr r9, 63
	lea r9, [r9+rbp*2]
	lea rsi, [r9+r9*8]
	lea rsi, [r9+rsi*2]
	/* S_r2 = A_r2*A_r2 */
	mov rdx, rbx
	mulx rdi, r9, r11
	mulx rbx, rbp, r8
	mov r15, rdx
	mov rdx, r11
	mov qword ptr [rsp+40], r9
	mulx r14, r9, r8
	add rdi, rbp
	adc rbx, r9
	adc r14, 0
	mov r9, rdx
	mov rdx, r10
	mulx r11, rbp, r15
	mov qword ptr [rsp+48], rbp
	mulx r10, rbp, r9
	mov qword ptr [rsp+56], r9
	mov qword ptr [rsp+64], r15
	mulx r9, r15, r8
	add r11, rbp
	adc r10, r15
	adc r9, 0
	add r13, rsi
	adc r12, 0
	adc rax, 0
	adc rcx, 0
	/* e_r2, g_r2 = 2*B_r2, 3*B_r2 */
	mov rsi, r13
	add rsi, r13
	mov rbp, r12
	adc rbp, r12
	mov r15, rax
	adc r15, rax
	mov qword ptr [rsp+80], rax
	mov rax, rcx
	adc rax, rcx
	mov qword ptr [rsp+112], rax
	sbb rax, rax
	add r10, qword ptr [rsp+40]
	adc rdi, r9
	adc rbx, 0
	adc r14, 0
	and eax, 38
	add rsi, rax
	mulx rax, r9, rdx
	mov qword ptr [rsp+40], rdx
	mov rdx, qword ptr [rsp+64]
	mov qword ptr [rsp+120], r9
	mov qword ptr [rsp+128], rcx
	mulx r9, rcx, rdx
	mov rdx, qword ptr [rsp+56]
	mov qword ptr [rsp+136], r15
	mov qword ptr [rsp+144], rbp
	mulx r15, rbp, rdx
	mov rdx, r8
	mov qword ptr [rsp+152], r12
	mov qword ptr [rsp+160], rsi
	mulx r12, rsi, rdx
	xor r8d, r8d
	mov qword ptr [rsp+168], rdx
	mov rdx, qword ptr [rsp+48]
	adcx rdx, qword ptr [rsp+48]
	adox rdx, rax
	adcx r11, r11
	adox r11, rcx
	adcx r10, r10
	adox r10, r9
	adcx rdi, rdi
	adox rdi, rbp
	adcx rbx, rbx
	adox rbx, r15
	adcx r14, r14
	adox r14, rsi
	adox r12, r8
	adc r12, 0
	add r13, qword ptr [rsp+160]
	mov rax, qword ptr [rsp+144]
	adc rax, qword ptr [rsp+152]
	mov rcx, qword ptr [rsp+136]
	adc rcx, qword ptr [rsp+80]
	mov rsi, qword ptr [rsp+112]
	adc rsi, qword ptr [rsp+128]
	sbb r9, r9
	/* G_r2 = YY_r2*YY_r2 */
	mov rbp, rdx
	mov rdx, qword ptr [rsp+104]
	mulx r15, r8, qword ptr [rsp+96]
	mov qword ptr [rsp+48], r8
	mov qword ptr [rsp+80], rsi
	mulx r8, rsi, qword ptr [rsp+88]
	mov rdx, qword ptr [rsp+96]
	mov qword ptr [rsp+128], rcx
	mov qword ptr [rsp+152], rax
	mulx rcx, rax, qword ptr [rsp+88]
	add r15, rsi
	adc r8, rax
	adc rcx, 0
	mov edx, 38
	mulx rdi, rax, rdi
	xor esi, esi
	adcx rax, qword ptr [rsp+120]
	adox rbp, rdi
	mulx rbx, rdi, rbx
	adcx rbp, rdi
	adox r11, rbx
	mulx r14, rdi, r14
	adcx r11, rdi
	adox r10, r14
	mulx r12, rdi, r12
	adcx r10, rdi
	adox r12, rsi
	adc r12, 0
	and r9d, 38
	mov rdx, qword ptr [rsp+72]
	mulx rdi, rbx, qword ptr [rsp+104]
	mulx r14, rsi, qword ptr [rsp+96]
	mov qword ptr [rsp+120], rbx
	mov qword ptr [rsp+176], r11
	mulx rbx, r11, qword ptr [rsp+88]
	add rdi, rsi
	adc r14, r11
	adc rbx, 0
	add r13, r9
	mov rsi, qword ptr [rsp+152]
	adc rsi, 0
	mov r9, qword ptr [rsp+128]
	adc r9, 0
	mov r11, qword ptr [rsp+80]
	adc r11, 0
	mov qword ptr [rsp+80], r11
	mov r11, r10
	shr r11, 63
	lea r11, [r11+r12*2]
	shl r10, 1
	shr r10, 1
	lea r12, [r11+r11*8]
	lea r12, [r11+r12*2]
	add r14, qword ptr [rsp+48]
	adc r15, rbx
	adc r8, 0
	adc rcx, 0
	add rax, r12
	adc rbp, 0
	mov r11, qword ptr [rsp+176]
	adc r11, 0
	adc r10, 0
	mulx rbx, r12, rdx
	mov rdx, qword ptr [rsp+104]
	mov qword ptr [rsp+48], r12
	mov qword ptr [rsp+72], r10
	mulx r12, r10, rdx
	mov rdx, qword ptr [rsp+96]
	mov qword ptr [rsp+104], r9
	mov qword ptr [rsp+128], r11
	mulx r9, r11, rdx
	mov rdx, qword ptr [rsp+88]
	mov qword ptr [rsp+96], rsi
	mov qword ptr [rsp+152], rbp
	mulx rsi, rbp, rdx
	xor edx, edx
	mov qword ptr [rsp+88], rax
	mov rax, qword ptr [rsp+120]
	adcx rax, qword ptr [rsp+120]
	adox rax, rbx
	adcx rdi, rdi
	adox rdi, r10
	adcx r14, r14
	adox r14, r12
	adcx r15, r15
	adox r15, r11
	adcx r8, r8
	adox r8, r9
	adcx rcx, rcx
	adox rcx, rbp
	adox rsi, rdx
	adc rsi, 0
	/* w_r2 = g_r2-S_r2 */
	sub r13, qword ptr [rsp+88]
	mov r9, qword ptr [rsp+96]
	sbb r9, qword ptr [rsp+152]
	mov r10, qword ptr [rsp+104]
	sbb r10, qword ptr [rsp+128]
	mov r11, qword ptr [rsp+80]
	sbb r11, qword ptr [rsp+72]
	sbb rbx, rbx
	/* X3_r2 = S_r2-e_r2 */
	mov rbp, qword ptr [rsp+88]
	sub rbp, qword ptr [rsp+160]
	mov r12, qword ptr [rsp+152]
	sbb r12, qword ptr [rsp+144]
	mov rdx, qword ptr [rsp+128]
	sbb rdx, qword ptr [rsp+136]
	mov qword ptr [rsp+80], rdx
	mov rdx, qword ptr [rsp+72]
	sbb rdx, qword ptr [rsp+112]
	mov qword ptr [rsp+72], rdx
	sbb rdx, rdx
	and ebx, 38
	mov qword ptr [rsp+88], rdx
	mov edx, 38
	mov qword ptr [rsp+96], r12
	mulx r15, r12, r15
	mov qword ptr [rsp+104], rbp
	xor ebp, ebp
	adcx r12, qword ptr [rsp+48]
	adox rax, r15
	mulx r8, r15, r8
	adcx rax, r15
	adox rdi, r8
	mulx rcx, r8, rcx
	adcx rdi, r8
	adox r14, rcx
	mulx rsi, rcx, rsi
	adcx r14, rcx
	adox rsi, rbp
	adc rsi, 0
	sub r13, rbx
	sbb r9, 0
	sbb r10, 0
	sbb r11, 0
	mov rcx, qword ptr [rsp+88]
	and ecx, 38
	/* m_r2 = A_r2*w_r2 */
	mov rdx, r13
	mulx r8, rbx, qword ptr [rsp+40]
	mulx r13, r15, qword ptr [rsp+64]
	mov qword ptr [rsp+48], rbx
	mulx rbp, rbx, qword ptr [rsp+56]
	mov qword ptr [rsp+88], r11
	mulx r11, rdx, qword ptr [rsp+168]
	add r8, r15
	adc r13, rbx
	adc rbp, rdx
	adc r11, 0
	mov rbx, qword ptr [rsp+104]
	sub rbx, rcx
	mov rcx, qword ptr [rsp+96]
	sbb rcx, 0
	mov r15, qword ptr [rsp+80]
	sbb r15, 0
	mov rdx, qword ptr [rsp+72]
	sbb rdx, 0
	mov qword ptr [rsp+72], rdx
	sbb rdx, rdx
	mov qword ptr [rsp+80], r15
	mov r15, r14
	shr r15, 63
	lea r15, [r15+rsi*2]
	shl r14, 1
	shr r14, 1
	lea rsi, [r15+r15*8]
	lea rsi, [r15+rsi*2]
	mov r15, rdx
	mov rdx, r9
	mov qword ptr [rsp+96], rcx
	mov qword ptr [rsp+104], r10
	mulx rcx, r10, qword ptr [rsp+40]
	xor r9d, r9d
	adcx r8, r10
	adox r13, rcx
	mulx rcx, r10, qword ptr [rsp+64]
	adcx r13, r10
	adox rbp, rcx
	mulx rcx, r10, qword ptr [rsp+56]
	adcx rbp, r10
	adox r11, rcx
	mulx rcx, rdx, qword ptr [rsp+168]
	adcx r11, rdx
	adox rcx, r9
	adc rcx, 0
	and r15d, 38
	add r12, rsi
	adc rax, 0
	adc rdi, 0
	adc r14, 0
	sub rbx, r15
	mov rdx, qword ptr [rsp+104]
	mulx rsi, r10, qword ptr [rsp+40]
	xor r15d, r15d
	adcx r13, r10
	adox rbp, rsi
	mulx rsi, r9, qword ptr [rsp+64]
	adcx rbp, r9
	adox r11, rsi
	mulx rsi, r9, qword ptr [rsp+56]
	adcx r11, r9
	adox rcx, rsi
	mulx rsi, rdx, qword ptr [rsp+168]
	adcx rcx, rdx
	adox rsi, r15
	adc rsi, 0
	mov rdx, qword ptr [rsp+88]
	mulx r9, r10, qword ptr [rsp+40]
	xor r15d, r15d
	adcx rbp, r10
	adox r11, r9
	mulx r9, r10, qword ptr [rsp+64]
	adcx r11, r10
	adox rcx, r9
	mulx r9, r10, qword ptr [rsp+56]
	adcx rcx, r10
	adox rsi, r9
	mulx r9, rdx, qword ptr [rsp+168]
	adcx rsi, rdx
	adox r9, r15
	adc r9, 0
	mov edx, 38
	mulx r11, r10, r11
	xor r15d, r15d
	adcx r10, qword ptr [rsp+48]
	adox r8, r11
	mulx rcx, r11, rcx
	adcx r8, r11
	adox r13, rcx
	mulx rsi, rcx, rsi
	adcx r13, rcx
	adox rbp, rsi
	mulx r9, rcx, r9
	adcx rbp, rcx
	adox r9, r15
	adc r9, 0
	/* ZZ_r3 = Z3_r2*Z3_r2 */
	mov rdx, qword ptr [rsp+16]
	mulx rcx, rsi, qword ptr [rsp+32]
	mulx r11, r15, qword ptr [rsp+24]
	mov rdx, qword ptr [rsp+32]
	mov qword ptr [rsp+40], rbx
	mov qword ptr [rsp+48], r14
	mulx rbx, r14, qword ptr [rsp+24]
	add rcx, r15
	adc r11, r14
	adc rbx, 0
	mov rdx, qword ptr [rsp+8]
	mulx r14, r15, qword ptr [rsp+16]
	mov qword ptr [rsp+56], rdi
	mov qword ptr [rsp+64], rax
	mulx rdi, rax, qword ptr [rsp+32]
	mov qword ptr [rsp+88], r12
	mov qword ptr [rsp+104], r15
	mulx r12, r15, qword ptr [rsp+24]
	add r14, rax
	adc rdi, r15
	adc r12, 0
	mov rax, rbp
	shr rax, 63
	lea rax, [rax+r9*2]
	shl rbp, 1
	shr rbp, 1
	lea r9, [rax+rax*8]
	lea r9, [rax+r9*2]
	add rsi, rdi
	adc rcx, r12
	adc r11, 0
	adc rbx, 0
	add r10, r9
	adc r8, 0
	adc r13, 0
	adc rbp, 0
	mulx rax, rdi, rdx
	mov rdx, qword ptr [rsp+16]
	mulx r9, r12, rdx
	mov rdx, qword ptr [rsp+32]
	mov qword ptr [rsp+112], rdi
	mulx r15, rdi, rdx
	mov rdx, qword ptr [rsp+24]
	mov qword ptr [rsp+120], rbp
	mov qword ptr [rsp+128], r13
	mulx rbp, r13, rdx
	xor edx, edx
	mov qword ptr [rsp+136], r8
	mov r8, qword ptr [rsp+104]
	adcx r8, qword ptr [rsp+104]
	adox r8, rax
	adcx r14, r14
	adox r14, r12
	adcx rsi, rsi
	adox rsi, r9
	adcx rcx, rcx
	adox rcx, rdi
	adcx r11, r11
	adox r11, r15
	adcx rbx, rbx
	adox rbx, r13
	adox rbp, rdx
	adc rbp, 0
	/* Y3_r2 = m_r2-G_r2 */
	sub r10, qword ptr [rsp+88]
	mov rax, qword ptr [rsp+136]
	sbb rax, qword ptr [rsp+64]
	mov rdi, qword ptr [rsp+128]
	sbb rdi, qword ptr [rsp+56]
	mov r9, qword ptr [rsp+120]
	sbb r9, qword ptr [rsp+48]
	sbb r12, r12
	and r12d, 38
	mov edx, 38
	mulx rcx, r13, rcx
	xor r15d, r15d
	adcx r13, qword ptr [rsp+112]
	adox r8, rcx
	mulx r11, rcx, r11
	adcx r8, rcx
	adox r14, r11
	mulx rbx, rcx, rbx
	adcx r14, rcx
	adox rsi, rbx
	mulx rbp, rcx, rbp
	adcx rsi, rcx
	adox rbp, r15
	adc rbp, 0
	sub r10, r12
	sbb rax, 0
	sbb rdi, 0
	sbb r9, 0
	mov rcx, rsi
	shl rcx, 1
	shr rcx, 1
	/* Z3_r3 = Y3_r2*Z3_r2 */
	mov rdx, qword ptr [rsp+8]
	mulx r11, rbx, r10
	mulx r12, r15, rax
	mov qword ptr [rsp+48], rbx
	mov qword ptr [rsp+56], rcx
	mulx rbx, rcx, rdi
	mov qword ptr [rsp+64], r14
	mulx r14, rdx, r9
	add r11, r15
	adc r12, rcx
	adc rbx, rdx
	adc r14, 0
	shr rsi, 63
	lea rsi, [rsi+rbp*2]
	lea rcx, [rsi+rsi*8]
	lea rcx, [rsi+rcx*2]
	mov rdx, qword ptr [rsp+16]
	mulx rsi, rbp, r10
	xor r15d, r15d
	adcx r11, rbp
	adox r12, rsi
	mulx rsi, rbp, rax
	adcx r12, rbp
	adox rbx, rsi
	mulx rsi, rbp, rdi
	adcx rbx, rbp
	adox r14, rsi
	mulx rsi, rdx, r9
	adcx r14, rdx
	adox rsi, r15
	adc rsi, 0
	add r13, rcx
	adc r8, 0
	mov rcx, qword ptr [rsp+64]
	adc rcx, 0
	mov rbp, qword ptr [rsp+56]
	adc rbp, 0
	/* t2_r3 = 3*(X3_r2-ZZ_r3) */
	mov rdx, qword ptr [rsp+40]
	sub rdx, r13
	mov r15, qword ptr [rsp+96]
	sbb r15, r8
	mov qword ptr [rsp+8], r11
	mov r11, qword ptr [rsp+80]
	sbb r11, rcx
	mov qword ptr [rsp+16], rcx
	mov rcx, qword ptr [rsp+72]
	sbb rcx, rbp
	mov qword ptr [rsp+56], rbp
	sbb rbp, rbp
	mov qword ptr [rsp+64], rdx
	mov rdx, qword ptr [rsp+32]
	mov qword ptr [rsp+88], r8
	mov qword ptr [rsp+104], r13
	mulx r8, r13, r10
	mov qword ptr [rsp+112], r10
	xor r10d, r10d
	adcx r12, r13
	adox rbx, r8
	mulx r8, r13, rax
	adcx rbx, r13
	adox r14, r8
	mulx r8, r13, rdi
	adcx r14, r13
	adox rsi, r8
	mulx r8, rdx, r9
	adcx rsi, rdx
	adox r8, r10
	adc r8, 0
	and ebp, 38
	mov r13, qword ptr [rsp+64]
	sub r13, rbp
	sbb r15, 0
	sbb r11, 0
	sbb rcx, 0
	mov rbp, r13
	add rbp, r13
	mov rdx, r15
	adc rdx, r15
	mov r10, r11
	adc r10, r11
	mov qword ptr [rsp+32], r12
	mov r12, rcx
	adc r12, rcx
	mov qword ptr [rsp+64], rcx
	setc cl
	movzx ecx, cl
	mov qword ptr [rsp+120], rdx
	mov rdx, qword ptr [rsp+24]
	mov qword ptr [rsp+128], rcx
	mov qword ptr [rsp+136], r12
	mulx rcx, r12, qword ptr [rsp+112]
	mov qword ptr [rsp+144], r10
	xor r10d, r10d
	adcx rbx, r12
	adox r14, rcx
	mulx rcx, r12, rax
	adcx r14, r12
	adox rsi, rcx
	mulx rcx, r12, rdi
	adcx rsi, r12
	adox r8, rcx
	mulx rcx, rdx, r9
	adcx r8, rdx
	adox rcx, r10
	adc rcx, 0
	add rbp, r13
	adc r15, qword ptr [rsp+120]
	adc r11, qword ptr [rsp+144]
	mov r12, qword ptr [rsp+136]
	adc r12, qword ptr [rsp+64]
	mov r13, qword ptr [rsp+128]
	adc r13, 0
	mov rdx, r12
	shl rdx, 1
	shr rdx, 1
	shr r12, 63
	lea r12, [r12+r13*2]
	/* t0_r3 = X3_r2+ZZ_r3 */
	mov r13, qword ptr [rsp+40]
	add r13, qword ptr [rsp+104]
	mov r10, qword ptr [rsp+96]
	adc r10, qword ptr [rsp+88]
	mov qword ptr [rsp+24], rdx
	mov rdx, qword ptr [rsp+80]
	adc rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+16], r11
	mov r11, qword ptr [rsp+72]
	adc r11, qword ptr [rsp+56]
	mov qword ptr [rsp+56], r15
	sbb r15, r15
	mov qword ptr [rsp+64], rdx
	mov edx, 38
	mov qword ptr [rsp+88], rbp
	mulx r14, rbp, r14
	mov qword ptr [rsp+104], r11
	xor r11d, r11d
	adcx rbp, qword ptr [rsp+48]
	adox r14, qword ptr [rsp+8]
	mulx rsi, r11, rsi
	adcx r14, r11
	adox rsi, qword ptr [rsp+32]
	mulx r8, r11, r8
	adcx rsi, r11
	adox rbx, r8
	mulx rcx, r8, rcx
	adcx rbx, r8
	mov r8d, 0
	adox rcx, r8
	adc rcx, 0
	lea r11, [r12+r12*8]
	lea r11, [r12+r11*2]
	and r15d, 38
	mov rdx, qword ptr [rsp+112]
	mulx r12, r8, rax
	mov qword ptr [rsp+8], rsi
	mov qword ptr [rsp+32], r14
	mulx rsi, r14, rdi
	mov qword ptr [rsp+48], rbp
	mov qword ptr [rsp+120], r8
	mulx rbp, r8, r9
	add r12, r14
	adc rsi, r8
	adc rbp, 0
	add r13, r15
	adc r10, 0
	mov r8, qword ptr [rsp+64]
	adc r8, 0
	mov r14, qword ptr [rsp+104]
	adc r14, 0
	add r11, qword ptr [rsp+88]
	mov r15, qword ptr [rsp+56]
	adc r15, 0
	mov rdx, qword ptr [rsp+16]
	adc rdx, 0
	mov qword ptr [rsp+16], rdx
	mov rdx, qword ptr [rsp+24]
	adc rdx, 0
	/* YY_r3 = Y3_r2*Y3_r2 */
	mov qword ptr [rsp+24], rdx
	mov rdx, rax
	mov qword ptr [rsp+56], r15
	mov qword ptr [rsp+64], r12
	mulx r15, r12, rdi
	mov qword ptr [rsp+88], r14
	mulx rax, r14, r9
	mov qword ptr [rsp+104], rdx
	mov rdx, rdi
	mov qword ptr [rsp+128], r8
	mov qword ptr [rsp+136], r10
	mulx r8, r10, r9
	add r15, r14
	adc rax, r10
	adc r8, 0
	mov rdi, rbx
	shr rdi, 63
	lea rdi, [rdi+rcx*2]
	shl rbx, 1
	shr rbx, 1
	lea rcx, [rdi+rdi*8]
	lea rcx, [rdi+rcx*2]
	add r12, rsi
	adc r15, rbp
	adc rax, 0
	adc r8, 0
	/* t3_r3 = t0_r3*t2_r3 */
	mov rsi, rdx
	mov rdx, r11
	mulx rdi, r10, r13
	mulx r11, rbp, qword ptr [rsp+136]
	mov qword ptr [rsp+144], r10
	mulx r14, r10, qword ptr [rsp+128]
	mov qword ptr [rsp+152], rbx
	mulx rbx, rdx, qword ptr [rsp+88]
	add rdi, rbp
	adc r11, r10
	adc r14, rdx
	adc rbx, 0
	mov rdx, qword ptr [rsp+112]
	mulx r10, rbp, rdx
	mov rdx, qword ptr [rsp+104]
	mov qword ptr [rsp+112], rcx
	mov qword ptr [rsp+160], rbp
	mulx rcx, rbp, rdx
	mov rdx, rsi
	mov qword ptr [rsp+104], rbx
	mov qword ptr [rsp+168], r14
	mulx rbx, r14, rdx
	mov rdx, r9
	mov qword ptr [rsp+176], r11
	mulx rsi, r11, rdx
	xor r9d, r9d
	mov rdx, qword ptr [rsp+120]
	adcx rdx, qword ptr [rsp+120]
	adox rdx, r10
	mov r10, qword ptr [rsp+64]
	adcx r10, qword ptr [rsp+64]
	adox r10, rbp
	adcx r12, r12
	adox r12, rcx
	adcx r15, r15
	adox r15, r14
	adcx rax, rax
	adox rax, rbx
	adcx r8, r8
	adox r8, r11
	adox rsi, r9
	adc rsi, 0
	mov rcx, rdx
	mov rdx, qword ptr [rsp+56]
	mulx r11, rbx, r13
	xor ebp, ebp
	adcx rdi, rbx
	adox r11, qword ptr [rsp+176]
	mulx r9, rbx, qword ptr [rsp+136]
	adcx r11, rbx
	adox r9, qword ptr [rsp+168]
	mulx rbx, r14, qword ptr [rsp+128]
	adcx r9, r14
	adox rbx, qword ptr [rsp+104]
	mulx r14, rdx, qword ptr [rsp+88]
	adcx rbx, rdx
	adox r14, rbp
	adc r14, 0
	mov edx, 38
	mulx r15, rbp, r15
	mov qword ptr [rsp+56], rdi
	xor edi, edi
	adcx rbp, qword ptr [rsp+160]
	adox rcx, r15
	mulx rax, r15, rax
	adcx rcx, r15
	adox r10, rax
	mulx r8, rax, r8
	adcx r10, rax
	adox r12, r8
	mulx rsi, rax, rsi
	adcx r12, rax
	adox rsi, rdi
	adc rsi, 0
	mov rdx, qword ptr [rsp+16]
	mulx rax, r8, r13
	xor r15d, r15d
	adcx r11, r8
	adox r9, rax
	mulx rax, rdi, qword ptr [rsp+136]
	adcx r9, rdi
	adox rbx, rax
	mulx rax, rdi, qword ptr [rsp+128]
	adcx rbx, rdi
	adox r14, rax
	mulx rax, rdx, qword ptr [rsp+88]
	adcx r14, rdx
	adox rax, r15
	adc rax, 0
	mov rdi, r12
	shr rdi, 63
	lea rdi, [rdi+rsi*2]
	shl r12, 1
	shr r12, 1
	mov rsi, qword ptr [rsp+48]
	add rsi, qword ptr [rsp+112]
	mov r8, qword ptr [rsp+32]
	adc r8, 0
	mov rdx, qword ptr [rsp+8]
	adc rdx, 0
	mov r15, qword ptr [rsp+152]
	adc r15, 0
	mov qword ptr [rsp+8], rsi
	lea rsi, [rdi+rdi*8]
	lea rsi, [rdi+rsi*2]
	mov rdi, rdx
	mov rdx, qword ptr [rsp+24]
	mov qword ptr [rsp+16], r15
	mulx r13, r15, r13
	mov qword ptr [rsp+32], rdi
	xor edi, edi
	adcx r9, r15
	adox rbx, r13
	mulx r13, r15, qword ptr [rsp+136]
	adcx rbx, r15
	adox r14, r13
	mulx r13, r15, qword ptr [rsp+128]
	adcx r14, r15
	adox rax, r13
	mulx r13, rdx, qword ptr [rsp+88]
	adcx rax, rdx
	adox r13, rdi
	adc r13, 0
	add rbp, rsi
	adc rcx, 0
	adc r10, 0
	adc r12, 0
	/* B_r3 = X3_r2*YY_r3 */
	mov rdx, rbp
	mulx rsi, r15, qword ptr [rsp+40]
	mulx rbp, rdi, qword ptr [rsp+96]
	mov qword ptr [rsp+24], r8
	mov qword ptr [rsp+48], r15
	mulx r8, r15, qword ptr [rsp+80]
	mov qword ptr [rsp+64], r12
	mov qword ptr [rsp+88], r10
	mulx r12, r10, qword ptr [rsp+72]
	add rsi, rdi
	adc rbp, r15
	adc r8, r10
	adc r12, 0
	mov rdi, rdx
	mov edx, 38
	mulx rbx, r10, rbx
	xor r15d, r15d
	adcx r10, qword ptr [rsp+144]
	adox rbx, qword ptr [rsp+56]
	mulx r14, r15, r14
	adcx rbx, r15
	adox r11, r14
	mulx rax, r14, rax
	adcx r11, r14
	adox r9, rax
	mulx r13, rax, r13
	adcx r9, rax
	mov eax, 0
	adox r13, rax
	adc r13, 0
	mov rdx, rcx
	mulx r14, r15, qword ptr [rsp+40]
	xor ecx, ecx
	adcx rsi, r15
	adox rbp, r14
	mulx rax, r14, qword ptr [rsp+96]
	adcx rbp, r14
	adox r8, rax
	mulx rax, r14, qword ptr [rsp+80]
	adcx r8, r14
	adox r12, rax
	mulx rax, r14, qword ptr [rsp+72]
	adcx r12, r14
	adox rax, rcx
	adc rax, 0
	mov r14, r9
	shr r14, 63
	lea r14, [r14+r13*2]
	shl r9, 1
	shr r9, 1
	lea r13, [r14+r14*8]
	lea r13, [r14+r13*2]
	mov r14, rdx
	mov rdx, qword ptr [rsp+88]
	mulx r15, rcx, qword ptr [rsp+40]
	mov qword ptr [rsp+56], rdi
	xor edi, edi
	adcx rbp, rcx
	adox r8, r15
	mulx rcx, r15, qword ptr [rsp+96]
	adcx r8, r15
	adox r12, rcx
	mulx rcx, r15, qword ptr [rsp+80]
	adcx r12, r15
	adox rax, rcx
	mulx rcx, r15, qword ptr [rsp+72]
	adcx rax, r15
	adox rcx, rdi
	adc rcx, 0
	add r10, r13
	adc rbx, 0
	adc r11, 0
	adc r9, 0
	/* A_r3 = t3_r3/2 */
	mov r13, r10
	and r13d, 1
	bt r13, 0
	sbb r13, r13
	mov r15, -19
	and r15, r13
	mov rdi, r13
	shl rdi, 1
	shr rdi, 1
	mov rdx, qword ptr [rsp+64]
	mov qword ptr [rsp+104], r14
	mov qword ptr [rsp+112], rbp
	mulx r14, rbp, qword ptr [rsp+40]
	mov qword ptr [rsp+40], rsi
	xor esi, esi
	adcx r8, rbp
	adox r12, r14
	mulx rbp, r14, qword ptr [rsp+96]
	adcx r12, r14
	adox rax, rbp
	mulx rbp, r14, qword ptr [rsp+80]
	adcx rax, r14
	adox rcx, rbp
	mulx rbp, r14, qword ptr [rsp+72]
	adcx rcx, r14
	adox rbp, rsi
	adc rbp, 0
	add r10, r15
	adc rbx, r13
	adc r11, r13
	adc r9, rdi
	setc dil
	movzx edi, dil
	mov r13, rbx
	shl r13, 63
	shr r10, 1
	or r10, r13
	mov r13, r11
	shl r13, 63
	shr rbx, 1
	or rbx, r13
	mov r13, r9
	shl r13, 63
	shr r11, 1
	or r11, r13
	mov edx, 38
	mulx r12, r13, r12
	xor r14d, r14d
	adcx r13, qword ptr [rsp+48]
	adox r12, qword ptr [rsp+40]
	mulx rax, rsi, rax
	adcx r12, rsi
	adox rax, qword ptr [rsp+112]
	mulx rcx, rsi, rcx
	adcx rax, rsi
	adox r8, rcx
	mulx rbp, rcx, rbp
	adcx r8, rcx
	adox rbp, r14
	adc rbp, 0
	shl rdi, 63
	shr r9, 1
	or r9, rdi
	mov rcx, r8
	shl rcx, 1
	shr rcx, 1
	shr r8, 63
	lea r8, [r8+rbp*2]
	lea rsi, [r8+r8*8]
	lea rsi, [r8+rsi*2]
	/* S_r3 = A_r3*A_r3 */
	mov rdx, rbx
	mulx rdi, r8, r11
	mulx rbx, rbp, r9
	mov r15, rdx
	mov rdx, r11
	mov qword ptr [rsp+40], r8
	mulx r14, r8, r9
	add rdi, rbp
	adc rbx, r8
	adc r14, 0
	mov r8, rdx
	mov rdx, r10
	mulx r11, rbp, r15
	mov qword ptr [rsp+48], rbp
	mulx r10, rbp, r8
	mov qword ptr [rsp+72], r8
	mov qword ptr [rsp+80], r15
	mulx r8, r15, r9
	add r11, rbp
	adc r10, r15
	adc r8, 0
	add r13, rsi
	adc r12, 0
	adc rax, 0
	adc rcx, 0
	/* e_r3, g_r3 = 2*B_r3, 3*B_r3 */
	mov rsi, r13
	add rsi, r13
	mov rbp, r12
	adc rbp, r12
	mov r15, rax
	adc r15, rax
	mov qword ptr [rsp+96], rax
	mov rax, rcx
	adc rax, rcx
	mov qword ptr [rsp+112], rax
	sbb rax, rax
	add r10, qword ptr [rsp+40]
	adc rdi, r8
	adc rbx, 0
	adc r14, 0
	and eax, 38
	add rsi, rax
	mulx rax, r8, rdx
	mov qword ptr [rsp+40], rdx
	mov rdx, qword ptr [rsp+80]
	mov qword ptr [rsp+120], r8
	mov qword ptr [rsp+128], rcx
	mulx r8, rcx, rdx
	mov rdx, qword ptr [rsp+72]
	mov qword ptr [rsp+136], r15
	mov qword ptr [rsp+144], rbp
	mulx r15, rbp, rdx
	mov rdx, r9
	mov qword ptr [rsp+152], r12
	mov qword ptr [rsp+160], rsi
	mulx r12, rsi, rdx
	xor r9d, r9d
	mov qword ptr [rsp+168], rdx
	mov rdx, qword ptr [rsp+48]
	adcx rdx, qword ptr [rsp+48]
	adox rdx, rax
	adcx r11, r11
	adox r11, rcx
	adcx r10, r10
	adox r10, r8
	adcx rdi, rdi
	adox rdi, rbp
	adcx rbx, rbx
	adox rbx, r15
	adcx r14, r14
	adox r14, rsi
	adox r12, r9
	adc r12, 0
	add r13, qword ptr [rsp+160]
	mov rax, qword ptr [rsp+144]
	adc rax, qword ptr [rsp+152]
	mov rcx, qword ptr [rsp+136]
	adc rcx, qword ptr [rsp+96]
	mov rsi, qword ptr [rsp+112]
	adc rsi, qword ptr [rsp+128]
	sbb r8, r8
	/* G_r3 = YY_r3*YY_r3 */
	mov rbp, rdx
	mov rdx, qword ptr [rsp+104]
	mulx r15, r9, qword ptr [rsp+88]
	mov qword ptr [rsp+48], r9
	mov qword ptr [rsp+96], rsi
	mulx r9, rsi, qword ptr [rsp+64]
	mov rdx, qword ptr [rsp+88]
	mov qword ptr [rsp+128], rcx
	mov qword ptr [rsp+152], rax
	mulx rcx, rax, qword ptr [rsp+64]
	add r15, rsi
	adc r9, rax
	adc rcx, 0
	mov edx, 38
	mulx rdi, rax, rdi
	xor esi, esi
	adcx rax, qword ptr [rsp+120]
	adox rbp, rdi
	mulx rbx, rdi, rbx
	adcx rbp, rdi
	adox r11, rbx
	mulx r14, rdi, r14
	adcx r11, rdi
	adox r10, r14
	mulx r12, rdi, r12
	adcx r10, rdi
	adox r12, rsi
	adc r12, 0
	and r8d, 38
	mov rdx, qword ptr [rsp+56]
	mulx rdi, rbx, qword ptr [rsp+104]
	mulx r14, rsi, qword ptr [rsp+88]
	mov qword ptr [rsp+120], rbx
	mov qword ptr [rsp+176], r11
	mulx rbx, r11, qword ptr [rsp+64]
	add rdi, rsi
	adc r14, r11
	adc rbx, 0
	add r13, r8
	mov rsi, qword ptr [rsp+152]
	adc rsi, 0
	mov r8, qword ptr [rsp+128]
	adc r8, 0
	mov r11, qword ptr [rsp+96]
	adc r11, 0
	mov qword ptr [rsp+96], r11
	mov r11, r10
	shr r11, 63
	lea r11, [r11+r12*2]
	shl r10, 1
	shr r10, 1
	lea r12, [r11+r11*8]
	lea r12, [r11+r12*2]
	add r14, qword ptr [rsp+48]
	adc r15, rbx
	adc r9, 0
	adc rcx, 0
	add rax, r12
	adc rbp, 0
	mov r11, qword ptr [rsp+176]
	adc r11, 0
	adc r10, 0
	mulx rbx, r12, rdx
	mov rdx, qword ptr [rsp+104]
	mov qword ptr [rsp+48], r12
	mov qword ptr [rsp+56], r10
	mulx r12, r10, rdx
	mov rdx, qword ptr [rsp+88]
	mov qword ptr [rsp+104], r8
	mov qword ptr [rsp+128], r11
	mulx r8, r11, rdx
	mov rdx, qword ptr [rsp+64]
	mov qword ptr [rsp+88], rsi
	mov qword ptr [rsp+152], rbp
	mulx rsi, rbp, rdx
	xor edx, edx
	mov qword ptr [rsp+64], rax
	mov rax, qword ptr [rsp+120]
	adcx rax, qword ptr [rsp+120]
	adox rax, rbx
	adcx rdi, rdi
	adox rdi, r10
	adcx r14, r14
	adox r14, r12
	adcx r15, r15
	adox r15, r11
	adcx r9, r9
	adox r9, r8
	adcx rcx, rcx
	adox rcx, rbp
	adox rsi, rdx
	adc rsi, 0
	/* w_r3 = g_r3-S_r3 */
	sub r13, qword ptr [rsp+64]
	mov r8, qword ptr [rsp+88]
	sbb r8, qword ptr [rsp+152]
	mov r10, qword ptr [rsp+104]
	sbb r10, qword ptr [rsp+128]
	mov r11, qword ptr [rsp+96]
	sbb r11, qword ptr [rsp+56]
	sbb rbx, rbx
	/* X3_r3 = S_r3-e_r3 */
	mov rbp, qword ptr [rsp+64]
	sub rbp, qword ptr [rsp+160]
	mov r12, qword ptr [rsp+152]
	sbb r12, qword ptr [rsp+144]
	mov rdx, qword ptr [rsp+128]
	sbb rdx, qword ptr [rsp+136]
	mov qword ptr [rsp+64], rdx
	mov rdx, qword ptr [rsp+56]
	sbb rdx, qword ptr [rsp+112]
	mov qword ptr [rsp+56], rdx
	sbb rdx, rdx
	and ebx, 38
	mov qword ptr [rsp+88], rdx
	mov edx, 38
	mov qword ptr [rsp+96], r12
	mulx r15, r12, r15
	mov qword ptr [rsp+104], rbp
	xor ebp, ebp
	adcx r12, qword ptr [rsp+48]
	adox rax, r15
	mulx r9, r15, r9
	adcx rax, r15
	adox rdi, r9
	mulx rcx, r9, rcx
	adcx rdi, r9
	adox r14, rcx
	mulx rsi, rcx, rsi
	adcx r14, rcx
	adox rsi, rbp
	adc rsi, 0
	sub r13, rbx
	sbb r8, 0
	sbb r10, 0
	sbb r11, 0
	mov rcx, qword ptr [rsp+88]
	and ecx, 38
	/* m_r3 = A_r3*w_r3 */
	mov rdx, r13
	mulx r9, rbx, qword ptr [rsp+40]
	mulx r13, r15, qword ptr [rsp+80]
	mov qword ptr [rsp+48], rbx
	mulx rbp, rbx, qword ptr [rsp+72]
	mov qword ptr [rsp+88], r11
	mulx r11, rdx, qword ptr [rsp+168]
	add r9, r15
	adc r13, rbx
	adc rbp, rdx
	adc r11, 0
	mov rbx, qword ptr [rsp+104]
	sub rbx, rcx
	mov rcx, qword ptr [rsp+96]
	sbb rcx, 0
	mov r15, qword ptr [rsp+64]
	sbb r15, 0
	mov rdx, qword ptr [rsp+56]
	sbb rdx, 0
	mov qword ptr [rsp+56], rdx
	sbb rdx, rdx
	mov qword ptr [rsp+64], r15
	mov r15, r14
	shr r15, 63
	lea r15, [r15+rsi*2]
	shl r14, 1
	shr r14, 1
	lea rsi, [r15+r15*8]
	lea rsi, [r15+rsi*2]
	mov r15, rdx
	mov rdx, r8
	mov qword ptr [rsp+96], rcx
	mov qword ptr [rsp+104], r10
	mulx rcx, r10, qword ptr [rsp+40]
	xor r8d, r8d
	adcx r9, r10
	adox r13, rcx
	mulx rcx, r10, qword ptr [rsp+80]
	adcx r13, r10
	adox rbp, rcx
	mulx rcx, r10, qword ptr [rsp+72]
	adcx rbp, r10
	adox r11, rcx
	mulx rcx, rdx, qword ptr [rsp+168]
	adcx r11, rdx
	adox rcx, r8
	adc rcx, 0
	and r15d, 38
	add r12, rsi
	adc rax, 0
	adc rdi, 0
	adc r14, 0
	sub rbx, r15
	mov rdx, qword ptr [rsp+104]
	mulx rsi, r10, qword ptr [rsp+40]
	xor r15d, r15d
	adcx r13, r10
	adox rbp, rsi
	mulx rsi, r8, qword ptr [rsp+80]
	adcx rbp, r8
	adox r11, rsi
	mulx rsi, r8, qword ptr [rsp+72]
	adcx r11, r8
	adox rcx, rsi
	mulx rsi, rdx, qword ptr [rsp+168]
	adcx rcx, rdx
	adox rsi, r15
	adc rsi, 0
	mov rdx, qword ptr [rsp+88]
	mulx r8, r10, qword ptr [rsp+40]
	xor r15d, r15d
	adcx rbp, r10
	adox r11, r8
	mulx r8, r10, qword ptr [rsp+80]
	adcx r11, r10
	adox rcx, r8
	mulx r8, r10, qword ptr [rsp+72]
	adcx rcx, r10
	adox rsi, r8
	mulx r8, rdx, qword ptr [rsp+168]
	adcx rsi, rdx
	adox r8, r15
	adc r8, 0
	mov edx, 38
	mulx r11, r10, r11
	xor r15d, r15d
	adcx r10, qword ptr [rsp+48]
	adox r9, r11
	mulx rcx, r11, rcx
	adcx r9, r11
	adox r13, rcx
	mulx rsi, rcx, rsi
	adcx r13, rcx
	adox rbp, rsi
	mulx r8, rcx, r8
	adcx rbp, rcx
	adox r8, r15
	adc r8, 0
	/* ZZ_r4 = Z3_r3*Z3_r3 */
	mov rdx, qword ptr [rsp+24]
	mulx rcx, rsi, qword ptr [rsp+32]
	mulx r11, r15, qword ptr [rsp+16]
	mov rdx, qword ptr [rsp+32]
	mov qword ptr [rsp+40], rbx
	mov qword ptr [rsp+48], r14
	mulx rbx, r14, qword ptr [rsp+16]
	add rcx, r15
	adc r11, r14
	adc rbx, 0
	mov rdx, qword ptr [rsp+8]
	mulx r14, r15, qword ptr [rsp+24]
	mov qword ptr [rsp+72], rdi
	mov qword ptr [rsp+80], rax
	mulx rdi, rax, qword ptr [rsp+32]
	mov qword ptr [rsp+88], r12
	mov qword ptr [rsp+104], r15
	mulx r12, r15, qword ptr [rsp+16]
	add r14, rax
	adc rdi, r15
	adc r12, 0
	mov rax, rbp
	shr rax, 63
	lea rax, [rax+r8*2]
	shl rbp, 1
	shr rbp, 1
	lea r8, [rax+rax*8]
	lea r8, [rax+r8*2]
	add rsi, rdi
	adc rcx, r12
	adc r11, 0
	adc rbx, 0
	add r10, r8
	adc r9, 0
	adc r13, 0
	adc rbp, 0
	mulx rax, rdi, rdx
	mov rdx, qword ptr [rsp+24]
	mulx r8, r12, rdx
	mov rdx, qword ptr [rsp+32]
	mov qword ptr [rsp+112], rdi
	mulx r15, rdi, rdx
	mov rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+120], rbp
	mov qword ptr [rsp+128], r13
	mulx rbp, r13, rdx
	xor edx, edx
	mov qword ptr [rsp+136], r9
	mov r9, qword ptr [rsp+104]
	adcx r9, qword ptr [rsp+104]
	adox r9, rax
	adcx r14, r14
	adox r14, r12
	adcx rsi, rsi
	adox rsi, r8
	adcx rcx, rcx
	adox rcx, rdi
	adcx r11, r11
	adox r11, r15
	adcx rbx, rbx
	adox rbx, r13
	adox rbp, rdx
	adc rbp, 0
	/* Y3_r3 = m_r3-G_r3 */
	sub r10, qword ptr [rsp+88]
	mov rax, qword ptr [rsp+136]
	sbb rax, qword ptr [rsp+80]
	mov rdi, qword ptr [rsp+128]
	sbb rdi, qword ptr [rsp+72]
	mov r8, qword ptr [rsp+120]
	sbb r8, qword ptr [rsp+48]
	sbb r12, r12
	and r12d, 38
	mov edx, 38
	mulx rcx, r13, rcx
	xor r15d, r15d
	adcx r13, qword ptr [rsp+112]
	adox r9, rcx
	mulx r11, rcx, r11
	adcx r9, rcx
	adox r14, r11
	mulx rbx, rcx, rbx
	adcx r14, rcx
	adox rsi, rbx
	mulx rbp, rcx, rbp
	adcx rsi, rcx
	adox rbp, r15
	adc rbp, 0
	sub r10, r12
	sbb rax, 0
	sbb rdi, 0
	sbb r8, 0
	mov rcx, rsi
	shl rcx, 1
	shr rcx, 1
	/* Z3_r4 = Y3_r3*Z3_r3 */
	mov rdx, qword ptr [rsp+8]
	mulx r11, rbx, r10
	mulx r12, r15, rax
	mov qword ptr [rsp+48], rbx
	mov qword ptr [rsp+72], rcx
	mulx rbx, rcx, rdi
	mov qword ptr [rsp+80], r14
	mulx r14, rdx, r8
	add r11, r15
	adc r12, rcx
	adc rbx, rdx
	adc r14, 0
	shr rsi, 63
	lea rsi, [rsi+rbp*2]
	lea rcx, [rsi+rsi*8]
	lea rcx, [rsi+rcx*2]
	mov rdx, qword ptr [rsp+24]
	mulx rsi, rbp, r10
	xor r15d, r15d
	adcx r11, rbp
	adox r12, rsi
	mulx rsi, rbp, rax
	adcx r12, rbp
	adox rbx, rsi
	mulx rsi, rbp, rdi
	adcx rbx, rbp
	adox r14, rsi
	mulx rsi, rdx, r8
	adcx r14, rdx
	adox rsi, r15
	adc rsi, 0
	add r13, rcx
	adc r9, 0
	mov rcx, qword ptr [rsp+80]
	adc rcx, 0
	mov rbp, qword ptr [rsp+72]
	adc rbp, 0
	/* t2_r4 = 3*(X3_r3-ZZ_r4) */
	mov rdx, qword ptr [rsp+40]
	sub rdx, r13
	mov r15, qword ptr [rsp+96]
	sbb r15, r9
	mov qword ptr [rsp+8], r11
	mov r11, qword ptr [rsp+64]
	sbb r11, rcx
	mov qword ptr [rsp+24], rcx
	mov rcx, qword ptr [rsp+56]
	sbb rcx, rbp
	mov qword ptr [rsp+72], rbp
	sbb rbp, rbp
	mov qword ptr [rsp+80], rdx
	mov rdx, qword ptr [rsp+32]
	mov qword ptr [rsp+88], r9
	mov qword ptr [rsp+104], r13
	mulx r9, r13, r10
	mov qword ptr [rsp+112], r10
	xor r10d, r10d
	adcx r12, r13
	adox rbx, r9
	mulx r9, r13, rax
	adcx rbx, r13
	adox r14, r9
	mulx r9, r13, rdi
	adcx r14, r13
	adox rsi, r9
	mulx r9, rdx, r8
	adcx rsi, rdx
	adox r9, r10
	adc r9, 0
	and ebp, 38
	mov r13, qword ptr [rsp+80]
	sub r13, rbp
	sbb r15, 0
	sbb r11, 0
	sbb rcx, 0
	mov rbp, r13
	add rbp, r13
	mov rdx, r15
	adc rdx, r15
	mov r10, r11
	adc r10, r11
	mov qword ptr [rsp+32], r12
	mov r12, rcx
	adc r12, rcx
	mov qword ptr [rsp+80], rcx
	setc cl
	movzx ecx, cl
	mov qword ptr [rsp+120], rdx
	mov rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+128], rcx
	mov qword ptr [rsp+136], r12
	mulx rcx, r12, qword ptr [rsp+112]
	mov qword ptr [rsp+144], r10
	xor r10d, r10d
	adcx rbx, r12
	adox r14, rcx
	mulx rcx, r12, rax
	adcx r14, r12
	adox rsi, rcx
	mulx rcx, r12, rdi
	adcx rsi, r12
	adox r9, rcx
	mulx rcx, rdx, r8
	adcx r9, rdx
	adox rcx, r10
	adc rcx, 0
	add rbp, r13
	adc r15, qword ptr [rsp+120]
	adc r11, qword ptr [rsp+144]
	mov r12, qword ptr [rsp+136]
	adc r12, qword ptr [rsp+80]
	mov r13, qword ptr [rsp+128]
	adc r13, 0
	mov rdx, r12
	shl rdx, 1
	shr rdx, 1
	shr r12, 63
	lea r12, [r12+r13*2]
	/* t0_r4 = X3_r3+ZZ_r4 */
	mov r13, qword ptr [rsp+40]
	add r13, qword ptr [rsp+104]
	mov r10, qword ptr [rsp+96]
	adc r10, qword ptr [rsp+88]
	mov qword ptr [rsp+16], rdx
	mov rdx, qword ptr [rsp+64]
	adc rdx, qword ptr [rsp+24]
	mov qword ptr [rsp+24], r11
	mov r11, qword ptr [rsp+56]
	adc r11, qword ptr [rsp+72]
	mov qword ptr [rsp+72], r15
	sbb r15, r15
	mov qword ptr [rsp+80], rdx
	mov edx, 38
	mov qword ptr [rsp+88], rbp
	mulx r14, rbp, r14
	mov qword ptr [rsp+104], r11
	xor r11d, r11d
	adcx rbp, qword ptr [rsp+48]
	adox r14, qword ptr [rsp+8]
	mulx rsi, r11, rsi
	adcx r14, r11
	adox rsi, qword ptr [rsp+32]
	mulx r9, r11, r9
	adcx rsi, r11
	adox rbx, r9
	mulx rcx, r9, rcx
	adcx rbx, r9
	mov r9d, 0
	adox rcx, r9
	adc rcx, 0
	lea r11, [r12+r12*8]
	lea r11, [r12+r11*2]
	and r15d, 38
	mov rdx, qword ptr [rsp+112]
	mulx r12, r9, rax
	mov qword ptr [rsp+8], rsi
	mov qword ptr [rsp+32], r14
	mulx rsi, r14, rdi
	mov qword ptr [rsp+48], rbp
	mov qword ptr [rsp+120], r9
	mulx rbp, r9, r8
	add r12, r14
	adc rsi, r9
	adc rbp, 0
	add r13, r15
	adc r10, 0
	mov r9, qword ptr [rsp+80]
	adc r9, 0
	mov r14, qword ptr [rsp+104]
	adc r14, 0
	add r11, qword ptr [rsp+88]
	mov r15, qword ptr [rsp+72]
	adc r15, 0
	mov rdx, qword ptr [rsp+24]
	adc rdx, 0
	mov qword ptr [rsp+24], rdx
	mov rdx, qword ptr [rsp+16]
	adc rdx, 0
	/* YY_r4 = Y3_r3*Y3_r3 */
	mov qword ptr [rsp+16], rdx
	mov rdx, rax
	mov qword ptr [rsp+72], r15
	mov qword ptr [rsp+80], r12
	mulx r15, r12, rdi
	mov qword ptr [rsp+88], r14
	mulx rax, r14, r8
	mov qword ptr [rsp+104], rdx
	mov rdx, rdi
	mov qword ptr [rsp+128], r9
	mov qword ptr [rsp+136], r10
	mulx r9, r10, r8
	add r15, r14
	adc rax, r10
	adc r9, 0
	mov rdi, rbx
	shr rdi, 63
	lea rdi, [rdi+rcx*2]
	shl rbx, 1
	shr rbx, 1
	lea rcx, [rdi+rdi*8]
	lea rcx, [rdi+rcx*2]
	add r12, rsi
	adc r15, rbp
	adc rax, 0
	adc r9, 0
	/* t3_r4 = t0_r4*t2_r4 */
	mov rsi, rdx
	mov rdx, r11
	mulx rdi, r10, r13
	mulx r11, rbp, qword ptr [rsp+136]
	mov qword ptr [rsp+144], r10
	mulx r14, r10, qword ptr [rsp+128]
	mov qword ptr [rsp+152], rbx
	mulx rbx, rdx, qword ptr [rsp+88]
	add rdi, rbp
	adc r11, r10
	adc r14, rdx
	adc rbx, 0
	mov rdx, qword ptr [rsp+112]
	mulx r10, rbp, rdx
	mov rdx, qword ptr [rsp+104]
	mov qword ptr [rsp+112], rcx
	mov qword ptr [rsp+160], rbp
	mulx rcx, rbp, rdx
	mov rdx, rsi
	mov qword ptr [rsp+104], rbx
	mov qword ptr [rsp+168], r14
	mulx rbx, r14, rdx
	mov rdx, r8
	mov qword ptr [rsp+176], r11
	mulx rsi, r11, rdx
	xor r8d, r8d
	mov rdx, qword ptr [rsp+120]
	adcx rdx, qword ptr [rsp+120]
	adox rdx, r10
	mov r10, qword ptr [rsp+80]
	adcx r10, qword ptr [rsp+80]
	adox r10, rbp
	adcx r12, r12
	adox r12, rcx
	adcx r15, r15
	adox r15, r14
	adcx rax, rax
	adox rax, rbx
	adcx r9, r9
	adox r9, r11
	adox rsi, r8
	adc rsi, 0
	mov rcx, rdx
	mov rdx, qword ptr [rsp+72]
	mulx r11, rbx, r13
	xor ebp, ebp
	adcx rdi, rbx
	adox r11, qword ptr [rsp+176]
	mulx r8, rbx, qword ptr [rsp+136]
	adcx r11, rbx
	adox r8, qword ptr [rsp+168]
	mulx rbx, r14, qword ptr [rsp+128]
	adcx r8, r14
	adox rbx, qword ptr [rsp+104]
	mulx r14, rdx, qword ptr [rsp+88]
	adcx rbx, rdx
	adox r14, rbp
	adc r14, 0
	mov edx, 38
	mulx r15, rbp, r15
	mov qword ptr [rsp+72], rdi
	xor edi, edi
	adcx rbp, qword ptr [rsp+160]
	adox rcx, r15
	mulx rax, r15, rax
	adcx rcx, r15
	adox r10, rax
	mulx r9, rax, r9
	adcx r10, rax
	adox r12, r9
	mulx rsi, rax, rsi
	adcx r12, rax
	adox rsi, rdi
	adc rsi, 0
	mov rdx, qword ptr [rsp+24]
	mulx rax, r9, r13
	xor r15d, r15d
	adcx r11, r9
	adox r8, rax
	mulx rax, rdi, qword ptr [rsp+136]
	adcx r8, rdi
	adox rbx, rax
	mulx rax, rdi, qword ptr [rsp+128]
	adcx rbx, rdi
	adox r14, rax
	mulx rax, rdx, qword ptr [rsp+88]
	adcx r14, rdx
	adox rax, r15
	adc rax, 0
	mov rdi, r12
	shr rdi, 63
	lea rdi, [rdi+rsi*2]
	shl r12, 1
	shr r12, 1
	mov rsi, qword ptr [rsp+48]
	add rsi, qword ptr [rsp+112]
	mov r9, qword ptr [rsp]
	mov qword ptr [r9+64], rsi
	mov rsi, qword ptr [rsp+32]
	adc rsi, 0
	mov qword ptr [r9+72], rsi
	mov rsi, qword ptr [rsp+8]
	adc rsi, 0
	mov qword ptr [r9+80], rsi
	mov rsi, qword ptr [rsp+152]
	adc rsi, 0
	mov qword ptr [r9+88], rsi
	lea rsi, [rdi+rdi*8]
	lea rsi, [rdi+rsi*2]
	mov rdx, qword ptr [rsp+16]
	mulx r13, rdi, r13
	xor r15d, r15d
	adcx r8, rdi
	adox rbx, r13
	mulx rdi, r13, qword ptr [rsp+136]
	adcx rbx, r13
	adox r14, rdi
	mulx rdi, r13, qword ptr [rsp+128]
	adcx r14, r13
	adox rax, rdi
	mulx rdi, rdx, qword ptr [rsp+88]
	adcx rax, rdx
	adox rdi, r15
	adc rdi, 0
	add rbp, rsi
	adc rcx, 0
	adc r10, 0
	adc r12, 0
	/* B_r4 = X3_r3*YY_r4 */
	mov rdx, rbp
	mulx rsi, r13, qword ptr [rsp+40]
	mulx rbp, r15, qword ptr [rsp+96]
	mov qword ptr [rsp+8], r13
	mulx r9, r13, qword ptr [rsp+64]
	mov qword ptr [rsp+16], r12
	mov qword ptr [rsp+24], r10
	mulx r12, r10, qword ptr [rsp+56]
	add rsi, r15
	adc rbp, r13
	adc r9, r10
	adc r12, 0
	mov r10, rdx
	mov edx, 38
	mulx rbx, r13, rbx
	xor r15d, r15d
	adcx r13, qword ptr [rsp+144]
	adox rbx, qword ptr [rsp+72]
	mulx r14, r15, r14
	adcx rbx, r15
	adox r11, r14
	mulx rax, r14, rax
	adcx r11, r14
	adox r8, rax
	mulx rdi, rax, rdi
	adcx r8, rax
	mov eax, 0
	adox rdi, rax
	adc rdi, 0
	mov rdx, rcx
	mulx r14, r15, qword ptr [rsp+40]
	xor ecx, ecx
	adcx rsi, r15
	adox rbp, r14
	mulx rax, r14, qword ptr [rsp+96]
	adcx rbp, r14
	adox r9, rax
	mulx rax, r14, qword ptr [rsp+64]
	adcx r9, r14
	adox r12, rax
	mulx rax, r14, qword ptr [rsp+56]
	adcx r12, r14
	adox rax, rcx
	adc rax, 0
	mov r14, r8
	shr r14, 63
	lea r14, [r14+rdi*2]
	shl r8, 1
	shr r8, 1
	lea rdi, [r14+r14*8]
	lea rdi, [r14+rdi*2]
	mov r14, rdx
	mov rdx, qword ptr [rsp+24]
	mulx r15, rcx, qword ptr [rsp+40]
	mov qword ptr [rsp+32], r10
	xor r10d, r10d
	adcx rbp, rcx
	adox r9, r15
	mulx rcx, r15, qword ptr [rsp+96]
	adcx r9, r15
	adox r12, rcx
	mulx rcx, r15, qword ptr [rsp+64]
	adcx r12, r15
	adox rax, rcx
	mulx rcx, r15, qword ptr [rsp+56]
	adcx rax, r15
	adox rcx, r10
	adc rcx, 0
	add r13, rdi
	adc rbx, 0
	adc r11, 0
	adc r8, 0
	/* A_r4 = t3_r4/2 */
	mov rdi, r13
	and edi, 1
	bt rdi, 0
	sbb rdi, rdi
	mov r15, -19
	and r15, rdi
	mov r10, rdi
	shl r10, 1
	shr r10, 1
	mov rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+48], r14
	mov qword ptr [rsp+72], rbp
	mulx r14, rbp, qword ptr [rsp+40]
	mov qword ptr [rsp+40], rsi
	xor esi, esi
	adcx r9, rbp
	adox r12, r14
	mulx rbp, r14, qword ptr [rsp+96]
	adcx r12, r14
	adox rax, rbp
	mulx rbp, r14, qword ptr [rsp+64]
	adcx rax, r14
	adox rcx, rbp
	mulx rbp, r14, qword ptr [rsp+56]
	adcx rcx, r14
	adox rbp, rsi
	adc rbp, 0
	add r13, r15
	adc rbx, rdi
	adc r11, rdi
	adc r8, r10
	setc dil
	movzx edi, dil
	mov r10, rbx
	shl r10, 63
	shr r13, 1
	or r13, r10
	mov r10, r11
	shl r10, 63
	shr rbx, 1
	or rbx, r10
	mov r10, r8
	shl r10, 63
	shr r11, 1
	or r11, r10
	mov edx, 38
	mulx r12, r10, r12
	xor r14d, r14d
	adcx r10, qword ptr [rsp+8]
	adox r12, qword ptr [rsp+40]
	mulx rax, rsi, rax
	adcx r12, rsi
	adox rax, qword ptr [rsp+72]
	mulx rcx, rsi, rcx
	adcx rax, rsi
	adox r9, rcx
	mulx rbp, rcx, rbp
	adcx r9, rcx
	adox rbp, r14
	adc rbp, 0
	shl rdi, 63
	shr r8, 1
	or r8, rdi
	mov rcx, r9
	shl rcx, 1
	shr rcx, 1
	shr r9, 63
	lea r9, [r9+rbp*2]
	lea rsi, [r9+r9*8]
	lea rsi, [r9+rsi*2]
	/* S_r4 = A_r4*A_r4 */
	mov rdx, rbx
	mulx rdi, r9, r11
	mulx rbx, rbp, r8
	mov r15, rdx
	mov rdx, r11
	mov qword ptr [rsp+8], r9
	mulx r14, r9, r8
	add rdi, rbp
	adc rbx, r9
	adc r14, 0
	mov r9, rdx
	mov rdx, r13
	mulx r11, rbp, r15
	mov qword ptr [rsp+40], rbp
	mulx r13, rbp, r9
	mov qword ptr [rsp+56], r9
	mov qword ptr [rsp+64], r15
	mulx r9, r15, r8
	add r11, rbp
	adc r13, r15
	adc r9, 0
	add r10, rsi
	adc r12, 0
	adc rax, 0
	adc rcx, 0
	/* e_r4, g_r4 = 2*B_r4, 3*B_r4 */
	mov rsi, r10
	add rsi, r10
	mov rbp, r12
	adc rbp, r12
	mov r15, rax
	adc r15, rax
	mov qword ptr [rsp+72], rax
	mov rax, rcx
	adc rax, rcx
	mov qword ptr [rsp+80], rax
	sbb rax, rax
	add r13, qword ptr [rsp+8]
	adc rdi, r9
	adc rbx, 0
	adc r14, 0
	and eax, 38
	add rsi, rax
	mulx rax, r9, rdx
	mov qword ptr [rsp+8], rdx
	mov rdx, qword ptr [rsp+64]
	mov qword ptr [rsp+88], r9
	mov qword ptr [rsp+96], rcx
	mulx r9, rcx, rdx
	mov rdx, qword ptr [rsp+56]
	mov qword ptr [rsp+104], r15
	mov qword ptr [rsp+112], rbp
	mulx r15, rbp, rdx
	mov rdx, r8
	mov qword ptr [rsp+120], r12
	mov qword ptr [rsp+128], rsi
	mulx r12, rsi, rdx
	xor r8d, r8d
	mov qword ptr [rsp+136], rdx
	mov rdx, qword ptr [rsp+40]
	adcx rdx, qword ptr [rsp+40]
	adox rdx, rax
	adcx r11, r11
	adox r11, rcx
	adcx r13, r13
	adox r13, r9
	adcx rdi, rdi
	adox rdi, rbp
	adcx rbx, rbx
	adox rbx, r15
	adcx r14, r14
	adox r14, rsi
	adox r12, r8
	adc r12, 0
	add r10, qword ptr [rsp+128]
	mov rax, qword ptr [rsp+112]
	adc rax, qword ptr [rsp+120]
	mov rcx, qword ptr [rsp+104]
	adc rcx, qword ptr [rsp+72]
	mov rsi, qword ptr [rsp+80]
	adc rsi, qword ptr [rsp+96]
	sbb r9, r9
	/* G_r4 = YY_r4*YY_r4 */
	mov rbp, rdx
	mov rdx, qword ptr [rsp+48]
	mulx r15, r8, qword ptr [rsp+24]
	mov qword ptr [rsp+40], r8
	mov qword ptr [rsp+72], rsi
	mulx r8, rsi, qword ptr [rsp+16]
	mov rdx, qword ptr [rsp+24]
	mov qword ptr [rsp+96], rcx
	mov qword ptr [rsp+120], rax
	mulx rcx, rax, qword ptr [rsp+16]
	add r15, rsi
	adc r8, rax
	adc rcx, 0
	mov edx, 38
	mulx rdi, rax, rdi
	xor esi, esi
	adcx rax, qword ptr [rsp+88]
	adox rbp, rdi
	mulx rbx, rdi, rbx
	adcx rbp, rdi
	adox r11, rbx
	mulx r14, rdi, r14
	adcx r11, rdi
	adox r13, r14
	mulx r12, rdi, r12
	adcx r13, rdi
	adox r12, rsi
	adc r12, 0
	and r9d, 38
	mov rdx, qword ptr [rsp+32]
	mulx rdi, rbx, qword ptr [rsp+48]
	mulx r14, rsi, qword ptr [rsp+24]
	mov qword ptr [rsp+88], rbx
	mov qword ptr [rsp+144], r11
	mulx rbx, r11, qword ptr [rsp+16]
	add rdi, rsi
	adc r14, r11
	adc rbx, 0
	add r10, r9
	mov rsi, qword ptr [rsp+120]
	adc rsi, 0
	mov r9, qword ptr [rsp+96]
	adc r9, 0
	mov r11, qword ptr [rsp+72]
	adc r11, 0
	mov qword ptr [rsp+72], r11
	mov r11, r13
	shr r11, 63
	lea r11, [r11+r12*2]
	shl r13, 1
	shr r13, 1
	lea r12, [r11+r11*8]
	lea r12, [r11+r12*2]
	add r14, qword ptr [rsp+40]
	adc r15, rbx
	adc r8, 0
	adc rcx, 0
	add rax, r12
	adc rbp, 0
	mov r11, qword ptr [rsp+144]
	adc r11, 0
	adc r13, 0
	mulx rbx, r12, rdx
	mov rdx, qword ptr [rsp+48]
	mov qword ptr [rsp+32], r12
	mov qword ptr [rsp+40], r13
	mulx r12, r13, rdx
	mov rdx, qword ptr [rsp+24]
	mov qword ptr [rsp+48], r9
	mov qword ptr [rsp+96], r11
	mulx r9, r11, rdx
	mov rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+24], rsi
	mov qword ptr [rsp+120], rbp
	mulx rsi, rbp, rdx
	xor edx, edx
	mov qword ptr [rsp+16], rax
	mov rax, qword ptr [rsp+88]
	adcx rax, qword ptr [rsp+88]
	adox rax, rbx
	adcx rdi, rdi
	adox rdi, r13
	adcx r14, r14
	adox r14, r12
	adcx r15, r15
	adox r15, r11
	adcx r8, r8
	adox r8, r9
	adcx rcx, rcx
	adox rcx, rbp
	adox rsi, rdx
	adc rsi, 0
	/* w_r4 = g_r4-S_r4 */
	sub r10, qword ptr [rsp+16]
	mov r9, qword ptr [rsp+24]
	sbb r9, qword ptr [rsp+120]
	mov r11, qword ptr [rsp+48]
	sbb r11, qword ptr [rsp+96]
	mov rbx, qword ptr [rsp+72]
	sbb rbx, qword ptr [rsp+40]
	sbb rbp, rbp
	/* X3_r4 = S_r4-e_r4 */
	mov r12, qword ptr [rsp+16]
	sub r12, qword ptr [rsp+128]
	mov r13, qword ptr [rsp+120]
	sbb r13, qword ptr [rsp+112]
	mov rdx, qword ptr [rsp+96]
	sbb rdx, qword ptr [rsp+104]
	mov qword ptr [rsp+16], rdx
	mov rdx, qword ptr [rsp+40]
	sbb rdx, qword ptr [rsp+80]
	mov qword ptr [rsp+24], rdx
	sbb rdx, rdx
	and ebp, 38
	mov qword ptr [rsp+40], rdx
	mov edx, 38
	mov qword ptr [rsp+48], r13
	mulx r15, r13, r15
	mov qword ptr [rsp+72], r12
	xor r12d, r12d
	adcx r13, qword ptr [rsp+32]
	adox rax, r15
	mulx r8, r15, r8
	adcx rax, r15
	adox rdi, r8
	mulx rcx, r8, rcx
	adcx rdi, r8
	adox r14, rcx
	mulx rsi, rcx, rsi
	adcx r14, rcx
	adox rsi, r12
	adc rsi, 0
	sub r10, rbp
	sbb r9, 0
	sbb r11, 0
	sbb rbx, 0
	mov rcx, qword ptr [rsp+40]
	and ecx, 38
	/* m_r4 = A_r4*w_r4 */
	mov rdx, r10
	mulx r8, rbp, qword ptr [rsp+8]
	mulx r10, r15, qword ptr [rsp+64]
	mov qword ptr [rsp+32], rbp
	mulx r12, rbp, qword ptr [rsp+56]
	mov qword ptr [rsp+40], rbx
	mulx rbx, rdx, qword ptr [rsp+136]
	add r8, r15
	adc r10, rbp
	adc r12, rdx
	adc rbx, 0
	mov rbp, r14
	shr rbp, 63
	lea rbp, [rbp+rsi*2]
	shl r14, 1
	shr r14, 1
	mov rsi, qword ptr [rsp+72]
	sub rsi, rcx
	mov rcx, qword ptr [rsp+48]
	sbb rcx, 0
	mov r15, qword ptr [rsp]
	mov qword ptr [r15+8], rcx
	mov rcx, qword ptr [rsp+16]
	sbb rcx, 0
	mov qword ptr [r15+16], rcx
	mov rcx, qword ptr [rsp+24]
	sbb rcx, 0
	mov qword ptr [r15+24], rcx
	sbb rcx, rcx
	lea rdx, [rbp+rbp*8]
	lea rdx, [rbp+rdx*2]
	mov rbp, rdx
	mov rdx, r9
	mov qword ptr [rsp+16], r11
	mulx r15, r11, qword ptr [rsp+8]
	xor r9d, r9d
	adcx r8, r11
	adox r10, r15
	mulx r11, r15, qword ptr [rsp+64]
	adcx r10, r15
	adox r12, r11
	mulx r11, r15, qword ptr [rsp+56]
	adcx r12, r15
	adox rbx, r11
	mulx r11, rdx, qword ptr [rsp+136]
	adcx rbx, rdx
	adox r11, r9
	adc r11, 0
	add r13, rbp
	adc rax, 0
	adc rdi, 0
	adc r14, 0
	and ecx, 38
	sub rsi, rcx
	mov rbp, qword ptr [rsp]
	mov qword ptr [rbp], rsi
	mov rdx, qword ptr [rsp+16]
	mulx rcx, rsi, qword ptr [rsp+8]
	xor r15d, r15d
	adcx r10, rsi
	adox r12, rcx
	mulx rcx, rsi, qword ptr [rsp+64]
	adcx r12, rsi
	adox rbx, rcx
	mulx rcx, rsi, qword ptr [rsp+56]
	adcx rbx, rsi
	adox r11, rcx
	mulx rcx, rdx, qword ptr [rsp+136]
	adcx r11, rdx
	adox rcx, r15
	adc rcx, 0
	mov rdx, qword ptr [rsp+40]
	mulx rsi, r9, qword ptr [rsp+8]
	xor r15d, r15d
	adcx r12, r9
	adox rbx, rsi
	mulx rsi, r9, qword ptr [rsp+64]
	adcx rbx, r9
	adox r11, rsi
	mulx rsi, r9, qword ptr [rsp+56]
	adcx r11, r9
	adox rcx, rsi
	mulx rsi, rdx, qword ptr [rsp+136]
	adcx rcx, rdx
	adox rsi, r15
	adc rsi, 0
	mov edx, 38
	mulx rbx, r9, rbx
	xor r15d, r15d
	adcx r9, qword ptr [rsp+32]
	adox r8, rbx
	mulx r11, rbx, r11
	adcx r8, rbx
	adox r10, r11
	mulx rcx, r11, rcx
	adcx r10, r11
	adox r12, rcx
	mulx rsi, rcx, rsi
	adcx r12, rcx
	adox rsi, r15
	adc rsi, 0
	mov rcx, r12
	shl rcx, 1
	shr rcx, 1
	shr r12, 63
	lea r12, [r12+rsi*2]
	lea rsi, [r12+r12*8]
	lea rsi, [r12+rsi*2]
	add r9, rsi
	adc r8, 0
	adc r10, 0
	adc rcx, 0
	/* Y3_r4 = m_r4-G_r4 */
	sub r9, r13
	sbb r8, rax
	sbb r10, rdi
	sbb rcx, r14
	sbb rax, rax
	and eax, 38
	sub r9, rax
	mov qword ptr [rbp+32], r9
	sbb r8, 0
	mov qword ptr [rbp+40], r8
	sbb r10, 0
	mov qword ptr [rbp+48], r10
	sbb rcx, 0
	mov qword ptr [rbp+56], rcx
	add rsp, 184
	CURVE13318_RAISED(184)
	pop r15
	CURVE13318_POPPED(r15)
	pop r14
	CURVE13318_POPPED(r14)
	pop r13
	CURVE13318_POPPED(r13)
	pop r12
	CURVE13318_POPPED(r12)
	pop rbp
	CURVE13318_POPPED(rbp)
	pop rbx
	CURVE13318_POPPED(rbx)
	ret
CURVE13318_END(CURVE13318_NAME(curve13318_jac_4dbl))

/* void curve13318_jac_dbladd(uint64_t *r, const uint64_t *p, const uint64_t *q)
 * r (out) in rdi, p (in) in rsi, q (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 3 out, each any value of its words (incompletely reduced).
 * Made of shortw/jacobian-3/doubling-addition/dadd-2010-lg; fusions: products.
 * Stack: 256 bytes; 1865 instructions; modelled 668.75 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_jac_dbladd))
	push rbx
	CURVE13318_PUSHED(rbx)
	push rbp
	CURVE13318_PUSHED(rbp)
	push r12
	CURVE13318_PUSHED(r12)
	push r13
	CURVE13318_PUSHED(r13)
	push r14
	CURVE13318_PUSHED(r14)
	push r15
	CURVE13318_PUSHED(r15)
	sub rsp, 208
	CURVE13318_LOWERED(208)
	CURVE13318_FRAME_MADE
	/* U1 = X1*ZZ2 */
	mov rax, rdx
	mov rdx, qword ptr [rdx+96]
	mulx rcx, r8, qword ptr [rsi]
	mulx r9, r10, qword ptr [rsi+8]
	mulx r11, rbx, qword ptr [rsi+16]
	mulx rbp, rdx, qword ptr [rsi+24]
	add rcx, r10
	adc r9, rbx
	adc r11, rdx
	adc rbp, 0
	mov rdx, qword ptr [rax+104]
	mulx r10, rbx, qword ptr [rsi]
	xor r12d, r12d
	adcx rcx, rbx
	adox r9, r10
	mulx r10, rbx, qword ptr [rsi+8]
	adcx r9, rbx
	adox r11, r10
	mulx r10, rbx, qword ptr [rsi+16]
	adcx r11, rbx
	adox rbp, r10
	mulx r10, rdx, qword ptr [rsi+24]
	adcx rbp, rdx
	adox r10, r12
	adc r10, 0
	mov rdx, qword ptr [rax+112]
	mulx rbx, r13, qword ptr [rsi]
	xor r14d, r14d
	adcx r9, r13
	adox r11, rbx
	mulx rbx, r12, qword ptr [rsi+8]
	adcx r11, r12
	adox rbp, rbx
	mulx rbx, r12, qword ptr [rsi+16]
	adcx rbp, r12
	adox r10, rbx
	mulx rbx, rdx, qword ptr [rsi+24]
	adcx r10, rdx
	adox rbx, r14
	adc rbx, 0
	mov rdx, qword ptr [rax+120]
	mulx r12, r13, qword ptr [rsi]
	xor r15d, r15d
	adcx r11, r13
	adox rbp, r12
	mulx r12, r13, qword ptr [rsi+8]
	adcx rbp, r13
	adox r10, r12
	mulx r12, r13, qword ptr [rsi+16]
	adcx r10, r13
	adox rbx, r12
	mulx r12, rdx, qword ptr [rsi+24]
	adcx rbx, rdx
	adox r12, r15
	adc r12, 0
	mov edx, 38
	mulx rbp, r13, rbp
	xor r14d, r14d
	adcx r8, r13
	adox rcx, rbp
	mulx r10, rbp, r10
	adcx rcx, rbp
	adox r9, r10
	mulx rbx, r10, rbx
	adcx r9, r10
	adox r11, rbx
	mulx r12, r10, r12
	adcx r11, r10
	adox r12, r14
	adc r12, 0
	mov r10, r11
	shr r10, 63
	lea r10, [r10+r12*2]
	shl r11, 1
	shr r11, 1
	lea rbx, [r10+r10*8]
	lea rbx, [r10+rbx*2]
	add r8, rbx
	adc rcx, 0
	adc r9, 0
	adc r11, 0
	/* ZZ = Z1*Z1 */
	mov rdx, qword ptr [rsi+72]
	mulx r10, rbx, qword ptr [rsi+80]
	mulx rbp, r12, qword ptr [rsi+88]
	mov rdx, qword ptr [rsi+80]
	mulx r13, r15, qword ptr [rsi+88]
	add r10, r12
	adc rbp, r15
	adc r13, 0
	mov rdx, qword ptr [rsi+64]
	mulx r12, r15, qword ptr [rsi+72]
	mov qword ptr [rsp], rdi
	mulx r14, rdi, qword ptr [rsi+80]
	mov qword ptr [rsp+8], r11
	mov qword ptr [rsp+16], r9
	mulx r11, r9, qword ptr [rsi+88]
	add r12, rdi
	adc r14, r9
	adc r11, 0
	add rbx, r14
	adc r10, r11
	adc rbp, 0
	adc r13, 0
	mulx rdi, r9, rdx
	mov rdx, qword ptr [rsi+72]
	mulx r11, r14, rdx
	mov rdx, qword ptr [rsi+80]
	mov qword ptr [rsp+24], rcx
	mov qword ptr [rsp+32], r8
	mulx rcx, r8, rdx
	mov rdx, qword ptr [rsi+88]
	mov qword ptr [rsp+40], rax
	mov qword ptr [rsp+48], r9
	mulx rax, r9, rdx
	xor edx, edx
	adcx r15, r15
	adox r15, rdi
	adcx r12, r12
	adox r12, r14
	adcx rbx, rbx
	adox rbx, r11
	adcx r10, r10
	adox r10, r8
	adcx rbp, rbp
	adox rbp, rcx
	adcx r13, r13
	adox r13, r9
	adox rax, rdx
	adc rax, 0
	mov edx, 38
	mulx r10, rcx, r10
	xor edi, edi
	adcx rcx, qword ptr [rsp+48]
	adox r15, r10
	mulx rbp, r8, rbp
	adcx r15, r8
	adox r12, rbp
	mulx r13, r8, r13
	adcx r12, r8
	adox rbx, r13
	mulx rax, r8, rax
	adcx rbx, r8
	adox rax, rdi
	adc rax, 0
	mov r8, rbx
	shr r8, 63
	lea r8, [r8+rax*2]
	shl rbx, 1
	shr rbx, 1
	lea rax, [r8+r8*8]
	lea rax, [r8+rax*2]
	add rcx, rax
	adc r15, 0
	adc r12, 0
	adc rbx, 0
	/* S1 = Y1*ZZZ2 */
	mov rax, qword ptr [rsp+40]
	mov rdx, qword ptr [rax+128]
	mulx r8, r9, qword ptr [rsi+32]
	mulx r10, r11, qword ptr [rsi+40]
	mulx rbp, r13, qword ptr [rsi+48]
	mulx r14, rdx, qword ptr [rsi+56]
	add r8, r11
	adc r10, r13
	adc rbp, rdx
	adc r14, 0
	mov rdx, qword ptr [rax+136]
	mulx r11, r13, qword ptr [rsi+32]
	xor edi, edi
	adcx r8, r13
	adox r10, r11
	mulx r11, r13, qword ptr [rsi+40]
	adcx r10, r13
	adox rbp, r11
	mulx r11, r13, qword ptr [rsi+48]
	adcx rbp, r13
	adox r14, r11
	mulx r11, rdx, qword ptr [rsi+56]
	adcx r14, rdx
	adox r11, rdi
	adc r11, 0
	mov rdx, qword ptr [rax+144]
	mulx r13, rdi, qword ptr [rsi+32]
	mov qword ptr [rsp+48], rbx
	xor ebx, ebx
	adcx r10, rdi
	adox rbp, r13
	mulx rdi, r13, qword ptr [rsi+40]
	adcx rbp, r13
	adox r14, rdi
	mulx rdi, r13, qword ptr [rsi+48]
	adcx r14, r13
	adox r11, rdi
	mulx rdi, rdx, qword ptr [rsi+56]
	adcx r11, rdx
	adox rdi, rbx
	adc rdi, 0
	mov rdx, qword ptr [rax+152]
	mulx r13, rbx, qword ptr [rsi+32]
	mov qword ptr [rsp+56], r12
	xor r12d, r12d
	adcx rbp, rbx
	adox r14, r13
	mulx rbx, r13, qword ptr [rsi+40]
	adcx r14, r13
	adox r11, rbx
	mulx rbx, r13, qword ptr [rsi+48]
	adcx r11, r13
	adox rdi, rbx
	mulx rbx, rdx, qword ptr [rsi+56]
	adcx rdi, rdx
	adox rbx, r12
	adc rbx, 0
	mov edx, 38
	mulx r14, r13, r14
	xor r12d, r12d
	adcx r9, r13
	adox r8, r14
	mulx r11, r13, r11
	adcx r8, r13
	adox r10, r11
	mulx rdi, r11, rdi
	adcx r10, r11
	adox rbp, rdi
	mulx rbx, rdi, rbx
	adcx rbp, rdi
	adox rbx, r12
	adc rbx, 0
	mov rdi, rbp
	shr rdi, 63
	lea rdi, [rdi+rbx*2]
	shl rbp, 1
	shr rbp, 1
	lea r11, [rdi+rdi*8]
	lea r11, [rdi+r11*2]
	add r9, r11
	adc r8, 0
	adc r10, 0
	adc rbp, 0
	/* ZZZ = ZZ*Z1 */
	mov rdx, qword ptr [rsi+64]
	mulx rdi, r11, rcx
	mulx rbx, r13, r15
	mulx r14, r12, qword ptr [rsp+56]
	mov qword ptr [rsp+64], rbp
	mov qword ptr [rsp+72], r10
	mulx rbp, r10, qword ptr [rsp+48]
	add rdi, r13
	adc rbx, r12
	adc r14, r10
	adc rbp, 0
	mov rdx, qword ptr [rsi+72]
	mulx r10, r12, rcx
	xor r13d, r13d
	adcx rdi, r12
	adox rbx, r10
	mulx r10, r12, r15
	adcx rbx, r12
	adox r14, r10
	mulx r10, r12, qword ptr [rsp+56]
	adcx r14, r12
	adox rbp, r10
	mulx r10, r12, qword ptr [rsp+48]
	adcx rbp, r12
	adox r10, r13
	adc r10, 0
	mov rdx, qword ptr [rsi+80]
	mulx r12, r13, rcx
	mov qword ptr [rsp+80], r8
	xor r8d, r8d
	adcx rbx, r13
	adox r14, r12
	mulx r12, r13, r15
	adcx r14, r13
	adox rbp, r12
	mulx r12, r13, qword ptr [rsp+56]
	adcx rbp, r13
	adox r10, r12
	mulx r12, r13, qword ptr [rsp+48]
	adcx r10, r13
	adox r12, r8
	adc r12, 0
	mov rdx, qword ptr [rsi+88]
	mulx r13, r8, rcx
	mov qword ptr [rsp+88], r9
	xor r9d, r9d
	adcx r14, r8
	adox rbp, r13
	mulx r8, r13, r15
	adcx rbp, r13
	adox r10, r8
	mulx r8, r13, qword ptr [rsp+56]
	adcx r10, r13
	adox r12, r8
	mulx r8, r13, qword ptr [rsp+48]
	adcx r12, r13
	adox r8, r9
	adc r8, 0
	mov edx, 38
	mulx rbp, r13, rbp
	xor r9d, r9d
	adcx r11, r13
	adox rdi, rbp
	mulx r10, rbp, r10
	adcx rdi, rbp
	adox rbx, r10
	mulx r12, r10, r12
	adcx rbx, r10
	adox r14, r12
	mulx r8, r10, r8
	adcx r14, r10
	adox r8, r9
	adc r8, 0
	mov r10, r14
	shr r10, 63
	lea r10, [r10+r8*2]
	shl r14, 1
	shr r14, 1
	lea r8, [r10+r10*8]
	lea r8, [r10+r8*2]
	add r11, r8
	adc rdi, 0
	adc rbx, 0
	adc r14, 0
	/* U2 = X2*ZZ */
	mov rdx, rcx
	mulx r8, r10, qword ptr [rax]
	mulx rcx, rbp, qword ptr [rax+8]
	mulx r12, r13, qword ptr [rax+16]
	mulx r9, rdx, qword ptr [rax+24]
	add r8, rbp
	adc rcx, r13
	adc r12, rdx
	adc r9, 0
	mov rdx, r15
	mulx rbp, r13, qword ptr [rax]
	xor r15d, r15d
	adcx r8, r13
	adox rcx, rbp
	mulx rbp, r13, qword ptr [rax+8]
	adcx rcx, r13
	adox r12, rbp
	mulx rbp, r13, qword ptr [rax+16]
	adcx r12, r13
	adox r9, rbp
	mulx rbp, rdx, qword ptr [rax+24]
	adcx r9, rdx
	adox rbp, r15
	adc rbp, 0
	mov rdx, qword ptr [rsp+56]
	mulx r13, r15, qword ptr [rax]
	mov qword ptr [rsp+96], rsi
	xor esi, esi
	adcx rcx, r15
	adox r12, r13
	mulx r13, r15, qword ptr [rax+8]
	adcx r12, r15
	adox r9, r13
	mulx r13, r15, qword ptr [rax+16]
	adcx r9, r15
	adox rbp, r13
	mulx r13, rdx, qword ptr [rax+24]
	adcx rbp, rdx
	adox r13, rsi
	adc r13, 0
	mov rdx, qword ptr [rsp+48]
	mulx r15, rsi, qword ptr [rax]
	mov qword ptr [rsp+56], r14
	xor r14d, r14d
	adcx r12, rsi
	adox r9, r15
	mulx rsi, r15, qword ptr [rax+8]
	adcx r9, r15
	adox rbp, rsi
	mulx rsi, r15, qword ptr [rax+16]
	adcx rbp, r15
	adox r13, rsi
	mulx rsi, rdx, qword ptr [rax+24]
	adcx r13, rdx
	adox rsi, r14
	adc rsi, 0
	mov edx, 38
	mulx r9, r15, r9
	xor r14d, r14d
	adcx r10, r15
	adox r8, r9
	mulx rbp, r9, rbp
	adcx r8, r9
	adox rcx, rbp
	mulx r13, r9, r13
	adcx rcx, r9
	adox r12, r13
	mulx rsi, r9, rsi
	adcx r12, r9
	adox rsi, r14
	adc rsi, 0
	mov r9, r12
	shr r9, 63
	lea r9, [r9+rsi*2]
	shl r12, 1
	shr r12, 1
	lea rsi, [r9+r9*8]
	lea rsi, [r9+rsi*2]
	add r10, rsi
	adc r8, 0
	adc rcx, 0
	adc r12, 0
	/* S2 = Y2*ZZZ */
	mov rdx, r11
	mulx rsi, r9, qword ptr [rax+32]
	mulx r11, rbp, qword ptr [rax+40]
	mulx r13, r15, qword ptr [rax+48]
	mulx r14, rdx, qword ptr [rax+56]
	add rsi, rbp
	adc r11, r15
	adc r13, rdx
	adc r14, 0
	mov rdx, rdi
	mulx rbp, r15, qword ptr [rax+32]
	xor edi, edi
	adcx rsi, r15
	adox r11, rbp
	mulx rbp, r15, qword ptr [rax+40]
	adcx r11, r15
	adox r13, rbp
	mulx rbp, r15, qword ptr [rax+48]
	adcx r13, r15
	adox r14, rbp
	mulx rbp, rdx, qword ptr [rax+56]
	adcx r14, rdx
	adox rbp, rdi
	adc rbp, 0
	mov rdx, rbx
	mulx r15, rdi, qword ptr [rax+32]
	xor ebx, ebx
	adcx r11, rdi
	adox r13, r15
	mulx rdi, r15, qword ptr [rax+40]
	adcx r13, r15
	adox r14, rdi
	mulx rdi, r15, qword ptr [rax+48]
	adcx r14, r15
	adox rbp, rdi
	mulx rdi, rdx, qword ptr [rax+56]
	adcx rbp, rdx
	adox rdi, rbx
	adc rdi, 0
	mov rdx, qword ptr [rsp+56]
	mulx r15, rbx, qword ptr [rax+32]
	mov qword ptr [rsp+48], r12
	xor r12d, r12d
	adcx r13, rbx
	adox r14, r15
	mulx rbx, r15, qword ptr [rax+40]
	adcx r14, r15
	adox rbp, rbx
	mulx rbx, r15, qword ptr [rax+48]
	adcx rbp, r15
	adox rdi, rbx
	mulx rbx, rdx, qword ptr [rax+56]
	adcx rdi, rdx
	adox rbx, r12
	adc rbx, 0
	mov edx, 38
	mulx r14, r15, r14
	xor r12d, r12d
	adcx r9, r15
	adox rsi, r14
	mulx rbp, r14, rbp
	adcx rsi, r14
	adox r11, rbp
	mulx rdi, rbp, rdi
	adcx r11, rbp
	adox r13, rdi
	mulx rbx, rdi, rbx
	adcx r13, rdi
	adox rbx, r12
	adc rbx, 0
	mov rdi, r13
	shr rdi, 63
	lea rdi, [rdi+rbx*2]
	shl r13, 1
	shr r13, 1
	lea rbx, [rdi+rdi*8]
	lea rbx, [rdi+rbx*2]
	add r9, rbx
	adc rsi, 0
	adc r11, 0
	adc r13, 0
	/* H = U2-U1 */
	sub r10, qword ptr [rsp+32]
	sbb r8, qword ptr [rsp+24]
	sbb rcx, qword ptr [rsp+16]
	mov rdi, qword ptr [rsp+48]
	sbb rdi, qword ptr [rsp+8]
	sbb rbx, rbx
	and ebx, 38
	sub r10, rbx
	sbb r8, 0
	sbb rcx, 0
	sbb rdi, 0
	/* R = S2-S1 */
	sub r9, qword ptr [rsp+88]
	sbb rsi, qword ptr [rsp+80]
	sbb r11, qword ptr [rsp+72]
	sbb r13, qword ptr [rsp+64]
	sbb rbx, rbx
	and ebx, 38
	sub r9, rbx
	sbb rsi, 0
	sbb r11, 0
	sbb r13, 0
	/* HH = H*H */
	mov rdx, r8
	mulx rbx, rbp, rcx
	mulx r8, r14, rdi
	mov r15, rdx
	mov rdx, rcx
	mulx r12, rax, rdi
	add rbx, r14
	adc r8, rax
	adc r12, 0
	mov rax, rdx
	mov rdx, r10
	mulx rcx, r14, r15
	mov qword ptr [rsp+48], r9
	mulx r10, r9, rax
	mov qword ptr [rsp+56], r13
	mov qword ptr [rsp+104], rsi
	mulx r13, rsi, rdi
	add rcx, r9
	adc r10, rsi
	adc r13, 0
	add rbp, r10
	adc rbx, r13
	adc r8, 0
	adc r12, 0
	mulx rsi, r9, rdx
	mov r10, rdx
	mov rdx, r15
	mov qword ptr [rsp+112], r10
	mulx r13, r10, rdx
	mov rdx, rax
	mov qword ptr [rsp+120], r15
	mov qword ptr [rsp+128], r11
	mulx r15, r11, rdx
	mov rdx, rdi
	mov qword ptr [rsp+136], rax
	mov qword ptr [rsp+144], r9
	mulx rax, r9, rdx
	xor edi, edi
	adcx r14, r14
	adox r14, rsi
	adcx rcx, rcx
	adox rcx, r10
	adcx rbp, rbp
	adox rbp, r13
	adcx rbx, rbx
	adox rbx, r11
	adcx r8, r8
	adox r8, r15
	adcx r12, r12
	adox r12, r9
	adox rax, rdi
	adc rax, 0
	mov rsi, rdx
	mov edx, 38
	mulx rbx, r9, rbx
	xor r10d, r10d
	adcx r9, qword ptr [rsp+144]
	adox r14, rbx
	mulx r8, rdi, r8
	adcx r14, rdi
	adox rcx, r8
	mulx r12, rdi, r12
	adcx rcx, rdi
	adox rbp, r12
	mulx rax, rdi, rax
	adcx rbp, rdi
	adox rax, r10
	adc rax, 0
	mov rdi, rbp
	shr rdi, 63
	lea rdi, [rdi+rax*2]
	shl rbp, 1
	shr rbp, 1
	lea rax, [rdi+rdi*8]
	lea rax, [rdi+rax*2]
	add r9, rax
	adc r14, 0
	adc rcx, 0
	adc rbp, 0
	/* RR = R*R */
	mov rdx, qword ptr [rsp+104]
	mulx rax, rdi, qword ptr [rsp+128]
	mulx r8, r11, qword ptr [rsp+56]
	mov rdx, qword ptr [rsp+128]
	mulx rbx, r12, qword ptr [rsp+56]
	add rax, r11
	adc r8, r12
	adc rbx, 0
	mov rdx, qword ptr [rsp+48]
	mulx r11, r12, qword ptr [rsp+104]
	mulx r13, r15, qword ptr [rsp+128]
	mov qword ptr [rsp+144], rsi
	mulx r10, rsi, qword ptr [rsp+56]
	add r11, r15
	adc r13, rsi
	adc r10, 0
	add rdi, r13
	adc rax, r10
	adc r8, 0
	adc rbx, 0
	mulx rsi, r10, rdx
	mov rdx, qword ptr [rsp+104]
	mulx r13, r15, rdx
	mov rdx, qword ptr [rsp+128]
	mov qword ptr [rsp+152], rbp
	mov qword ptr [rsp+160], rcx
	mulx rbp, rcx, rdx
	mov rdx, qword ptr [rsp+56]
	mov qword ptr [rsp+168], r14
	mov qword ptr [rsp+176], r9
	mulx r14, r9, rdx
	xor edx, edx
	adcx r12, r12
	adox r12, rsi
	adcx r11, r11
	adox r11, r15
	adcx rdi, rdi
	adox rdi, r13
	adcx rax, rax
	adox rax, rcx
	adcx r8, r8
	adox r8, rbp
	adcx rbx, rbx
	adox rbx, r9
	adox r14, rdx
	adc r14, 0
	mov edx, 38
	mulx rax, rcx, rax
	xor esi, esi
	adcx r10, rcx
	adox r12, rax
	mulx r8, rax, r8
	adcx r12, rax
	adox r11, r8
	mulx rbx, rax, rbx
	adcx r11, rax
	adox rdi, rbx
	mulx r14, rax, r14
	adcx rdi, rax
	adox r14, rsi
	adc r14, 0
	mov rax, rdi
	shr rax, 63
	lea rax, [rax+r14*2]
	shl rdi, 1
	shr rdi, 1
	lea rcx, [rax+rax*8]
	lea rcx, [rax+rcx*2]
	add r10, rcx
	adc r12, 0
	adc r11, 0
	adc rdi, 0
	/* V = HH*U1 */
	mov rdx, qword ptr [rsp+32]
	mulx rax, rcx, qword ptr [rsp+176]
	mulx r8, r9, qword ptr [rsp+168]
	mulx rbx, rbp, qword ptr [rsp+160]
	mulx r13, rdx, qword ptr [rsp+152]
	add rax, r9
	adc r8, rbp
	adc rbx, rdx
	adc r13, 0
	mov rdx, qword ptr [rsp+24]
	mulx r9, rbp, qword ptr [rsp+176]
	xor r14d, r14d
	adcx rax, rbp
	adox r8, r9
	mulx rsi, r9, qword ptr [rsp+168]
	adcx r8, r9
	adox rbx, rsi
	mulx rsi, r9, qword ptr [rsp+160]
	adcx rbx, r9
	adox r13, rsi
	mulx rsi, rdx, qword ptr [rsp+152]
	adcx r13, rdx
	adox rsi, r14
	adc rsi, 0
	mov rdx, qword ptr [rsp+16]
	mulx r9, rbp, qword ptr [rsp+176]
	xor r15d, r15d
	adcx r8, rbp
	adox rbx, r9
	mulx r9, rbp, qword ptr [rsp+168]
	adcx rbx, rbp
	adox r13, r9
	mulx r9, rbp, qword ptr [rsp+160]
	adcx r13, rbp
	adox rsi, r9
	mulx r9, rdx, qword ptr [rsp+152]
	adcx rsi, rdx
	adox r9, r15
	adc r9, 0
	mov rdx, qword ptr [rsp+8]
	mulx rbp, r14, qword ptr [rsp+176]
	xor r15d, r15d
	adcx rbx, r14
	adox r13, rbp
	mulx rbp, r14, qword ptr [rsp+168]
	adcx r13, r14
	adox rsi, rbp
	mulx rbp, r14, qword ptr [rsp+160]
	adcx rsi, r14
	adox r9, rbp
	mulx rbp, rdx, qword ptr [rsp+152]
	adcx r9, rdx
	adox rbp, r15
	adc rbp, 0
	mov edx, 38
	mulx r13, r14, r13
	xor r15d, r15d
	adcx rcx, r14
	adox rax, r13
	mulx rsi, r13, rsi
	adcx rax, r13
	adox r8, rsi
	mulx r9, rsi, r9
	adcx r8, rsi
	adox rbx, r9
	mulx rbp, rsi, rbp
	adcx rbx, rsi
	adox rbp, r15
	adc rbp, 0
	mov rsi, rbx
	shr rsi, 63
	lea rsi, [rsi+rbp*2]
	shl rbx, 1
	shr rbx, 1
	lea r9, [rsi+rsi*8]
	lea r9, [rsi+r9*2]
	add rcx, r9
	adc rax, 0
	adc r8, 0
	adc rbx, 0
	/* HHH = H*HH */
	mov rdx, qword ptr [rsp+176]
	mulx rsi, r9, qword ptr [rsp+112]
	mulx rbp, r13, qword ptr [rsp+120]
	mulx r14, r15, qword ptr [rsp+136]
	mov qword ptr [rsp+8], rdi
	mulx rdi, rdx, qword ptr [rsp+144]
	add rsi, r13
	adc rbp, r15
	adc r14, rdx
	adc rdi, 0
	mov rdx, qword ptr [rsp+168]
	mulx r13, r15, qword ptr [rsp+112]
	mov qword ptr [rsp+16], rbx
	xor ebx, ebx
	adcx rsi, r15
	adox rbp, r13
	mulx r13, r15, qword ptr [rsp+120]
	adcx rbp, r15
	adox r14, r13
	mulx r13, r15, qword ptr [rsp+136]
	adcx r14, r15
	adox rdi, r13
	mulx r13, rdx, qword ptr [rsp+144]
	adcx rdi, rdx
	adox r13, rbx
	adc r13, 0
	mov rdx, qword ptr [rsp+160]
	mulx r15, rbx, qword ptr [rsp+112]
	mov qword ptr [rsp+24], r8
	xor r8d, r8d
	adcx rbp, rbx
	adox r14, r15
	mulx rbx, r15, qword ptr [rsp+120]
	adcx r14, r15
	adox rdi, rbx
	mulx rbx, r15, qword ptr [rsp+136]
	adcx rdi, r15
	adox r13, rbx
	mulx rbx, rdx, qword ptr [rsp+144]
	adcx r13, rdx
	adox rbx, r8
	adc rbx, 0
	mov rdx, qword ptr [rsp+152]
	mulx r15, r8, qword ptr [rsp+112]
	mov qword ptr [rsp+32], r11
	xor r11d, r11d
	adcx r14, r8
	adox rdi, r15
	mulx r8, r15, qword ptr [rsp+120]
	adcx rdi, r15
	adox r13, r8
	mulx r8, r15, qword ptr [rsp+136]
	adcx r13, r15
	adox rbx, r8
	mulx r8, rdx, qword ptr [rsp+144]
	adcx rbx, rdx
	adox r8, r11
	adc r8, 0
	mov edx, 38
	mulx rdi, r15, rdi
	xor r11d, r11d
	adcx r9, r15
	adox rsi, rdi
	mulx r13, rdi, r13
	adcx rsi, rdi
	adox rbp, r13
	mulx rbx, rdi, rbx
	adcx rbp, rdi
	adox r14, rbx
	mulx r8, rdi, r8
	adcx r14, rdi
	adox r8, r11
	adc r8, 0
	mov rdi, r14
	shr rdi, 63
	lea rdi, [rdi+r8*2]
	shl r14, 1
	shr r14, 1
	lea r8, [rdi+rdi*8]
	lea r8, [rdi+r8*2]
	add r9, r8
	adc rsi, 0
	adc rbp, 0
	adc r14, 0
	/* W = RR-2*V */
	sub r10, rcx
	sbb r12, rax
	mov rdi, qword ptr [rsp+32]
	sbb rdi, qword ptr [rsp+24]
	mov r8, qword ptr [rsp+8]
	sbb r8, qword ptr [rsp+16]
	setc bl
	movzx ebx, bl
	sub r10, rcx
	sbb r12, rax
	sbb rdi, qword ptr [rsp+24]
	sbb r8, qword ptr [rsp+16]
	adc rbx, 0
	lea r13, [rbx+rbx*8]
	lea r13, [rbx+r13*2]
	lea r13, [r13+r13]
	sub r10, r13
	sbb r12, 0
	sbb rdi, 0
	sbb r8, 0
	lea rbx, [r10-38]
	cmovc r10, rbx
	/* ZH = Z1*H */
	mov rdx, qword ptr [rsp+112]
	mov rbx, qword ptr [rsp+96]
	mulx r13, r15, qword ptr [rbx+64]
	mov qword ptr [rsp+8], r14
	mulx r11, r14, qword ptr [rbx+72]
	mov qword ptr [rsp+32], rbp
	mov qword ptr [rsp+152], rsi
	mulx rbp, rsi, qword ptr [rbx+80]
	mov qword ptr [rsp+160], r9
	mulx r9, rdx, qword ptr [rbx+88]
	add r13, r14
	adc r11, rsi
	adc rbp, rdx
	adc r9, 0
	mov rdx, qword ptr [rsp+120]
	mulx rsi, r14, qword ptr [rbx+64]
	mov qword ptr [rsp+112], r8
	xor r8d, r8d
	adcx r13, r14
	adox r11, rsi
	mulx rsi, r14, qword ptr [rbx+72]
	adcx r11, r14
	adox rbp, rsi
	mulx rsi, r14, qword ptr [rbx+80]
	adcx rbp, r14
	adox r9, rsi
	mulx rsi, rdx, qword ptr [rbx+88]
	adcx r9, rdx
	adox rsi, r8
	adc rsi, 0
	mov rdx, qword ptr [rsp+136]
	mulx r14, r8, qword ptr [rbx+64]
	mov qword ptr [rsp+120], rdi
	xor edi, edi
	adcx r11, r8
	adox rbp, r14
	mulx r8, r14, qword ptr [rbx+72]
	adcx rbp, r14
	adox r9, r8
	mulx r8, r14, qword ptr [rbx+80]
	adcx r9, r14
	adox rsi, r8
	mulx r8, rdx, qword ptr [rbx+88]
	adcx rsi, rdx
	adox r8, rdi
	adc r8, 0
	mov rdx, qword ptr [rsp+144]
	mulx r14, rdi, qword ptr [rbx+64]
	mov qword ptr [rsp+136], rax
	xor eax, eax
	adcx rbp, rdi
	adox r9, r14
	mulx rdi, r14, qword ptr [rbx+72]
	adcx r9, r14
	adox rsi, rdi
	mulx rdi, r14, qword ptr [rbx+80]
	adcx rsi, r14
	adox r8, rdi
	mulx rdi, rdx, qword ptr [rbx+88]
	adcx r8, rdx
	adox rdi, rax
	adc rdi, 0
	mov edx, 38
	mulx r9, rbx, r9
	xor r14d, r14d
	adcx r15, rbx
	adox r13, r9
	mulx rsi, rax, rsi
	adcx r13, rax
	adox r11, rsi
	mulx r8, rax, r8
	adcx r11, rax
	adox rbp, r8
	mulx rdi, rax, rdi
	adcx rbp, rax
	adox rdi, r14
	adc rdi, 0
	mov rax, rbp
	shr rax, 63
	lea rax, [rax+rdi*2]
	shl rbp, 1
	shr rbp, 1
	lea rsi, [rax+rax*8]
	lea rsi, [rax+rsi*2]
	add r15, rsi
	adc r13, 0
	adc r11, 0
	adc rbp, 0
	/* W_2 = W-V-HHH */
	sub r10, rcx
	sbb r12, qword ptr [rsp+136]
	mov rax, qword ptr [rsp+120]
	sbb rax, qword ptr [rsp+24]
	mov rsi, qword ptr [rsp+112]
	sbb rsi, qword ptr [rsp+16]
	setc dil
	movzx edi, dil
	sub r10, qword ptr [rsp+160]
	sbb r12, qword ptr [rsp+152]
	sbb rax, qword ptr [rsp+32]
	sbb rsi, qword ptr [rsp+8]
	adc rdi, 0
	lea r8, [rdi+rdi*8]
	lea r8, [rdi+r8*2]
	lea r8, [r8+r8]
	sub r10, r8
	sbb r12, 0
	sbb rax, 0
	sbb rsi, 0
	lea rdi, [r10-38]
	cmovc r10, rdi
	/* B = S1*HHH */
	mov rdx, qword ptr [rsp+160]
	mulx rdi, r8, qword ptr [rsp+88]
	mulx r9, rbx, qword ptr [rsp+80]
	mov qword ptr [rsp+96], rbp
	mulx r14, rbp, qword ptr [rsp+72]
	mov qword ptr [rsp+112], r11
	mulx r11, rdx, qword ptr [rsp+64]
	add rdi, rbx
	adc r9, rbp
	adc r14, rdx
	adc r11, 0
	mov rdx, qword ptr [rsp+152]
	mulx rbx, rbp, qword ptr [rsp+88]
	mov qword ptr [rsp+120], r13
	xor r13d, r13d
	adcx rdi, rbp
	adox r9, rbx
	mulx rbx, rbp, qword ptr [rsp+80]
	adcx r9, rbp
	adox r14, rbx
	mulx rbx, rbp, qword ptr [rsp+72]
	adcx r14, rbp
	adox r11, rbx
	mulx rbx, rdx, qword ptr [rsp+64]
	adcx r11, rdx
	adox rbx, r13
	adc rbx, 0
	mov rdx, qword ptr [rsp+32]
	mulx rbp, r13, qword ptr [rsp+88]
	mov qword ptr [rsp+144], r15
	xor r15d, r15d
	adcx r9, r13
	adox r14, rbp
	mulx rbp, r13, qword ptr [rsp+80]
	adcx r14, r13
	adox r11, rbp
	mulx rbp, r13, qword ptr [rsp+72]
	adcx r11, r13
	adox rbx, rbp
	mulx rbp, rdx, qword ptr [rsp+64]
	adcx rbx, rdx
	adox rbp, r15
	adc rbp, 0
	mov rdx, qword ptr [rsp+8]
	mulx r13, r15, qword ptr [rsp+88]
	mov qword ptr [rsp+32], rcx
	xor ecx, ecx
	adcx r14, r15
	adox r11, r13
	mulx r13, r15, qword ptr [rsp+80]
	adcx r11, r15
	adox rbx, r13
	mulx r13, r15, qword ptr [rsp+72]
	adcx rbx, r15
	adox rbp, r13
	mulx r13, rdx, qword ptr [rsp+64]
	adcx rbp, rdx
	adox r13, rcx
	adc r13, 0
	mov edx, 38
	mulx r11, r15, r11
	xor ecx, ecx
	adcx r8, r15
	adox rdi, r11
	mulx rbx, r11, rbx
	adcx rdi, r11
	adox r9, rbx
	mulx rbp, r11, rbp
	adcx r9, r11
	adox r14, rbp
	mulx r13, r11, r13
	adcx r14, r11
	adox r13, rcx
	adc r13, 0
	mov r11, r14
	shr r11, 63
	lea r11, [r11+r13*2]
	shl r14, 1
	shr r14, 1
	lea rbx, [r11+r11*8]
	lea rbx, [r11+rbx*2]
	add r8, rbx
	adc rdi, 0
	adc r9, 0
	adc r14, 0
	/* WW = W_2*W_2 */
	mov rdx, r12
	mulx r11, rbx, rax
	mulx rbp, r12, rsi
	mov r13, rdx
	mov rdx, rax
	mulx r15, rcx, rsi
	add r11, r12
	adc rbp, rcx
	adc r15, 0
	mov rdx, r10
	mulx rcx, r12, r13
	mov qword ptr [rsp+8], r14
	mulx r10, r14, rax
	mov qword ptr [rsp+64], r9
	mov qword ptr [rsp+72], rdi
	mulx r9, rdi, rsi
	add rcx, r14
	adc r10, rdi
	adc r9, 0
	add rbx, r10
	adc r11, r9
	adc rbp, 0
	adc r15, 0
	mulx rdi, r9, rdx
	mov r10, rdx
	mov rdx, r13
	mov qword ptr [rsp+80], r8
	mulx r14, r8, rdx
	mov rdx, rax
	mov qword ptr [rsp+88], r13
	mov qword ptr [rsp+152], r10
	mulx r13, r10, rdx
	mov rdx, rsi
	mov qword ptr [rsp+160], rax
	mov qword ptr [rsp+168], r9
	mulx rax, r9, rdx
	xor esi, esi
	adcx r12, r12
	adox r12, rdi
	adcx rcx, rcx
	adox rcx, r8
	adcx rbx, rbx
	adox rbx, r14
	adcx r11, r11
	adox r11, r10
	adcx rbp, rbp
	adox rbp, r13
	adcx r15, r15
	adox r15, r9
	adox rax, rsi
	adc rax, 0
	mov rdi, rdx
	mov edx, 38
	mulx r11, r8, r11
	xor r9d, r9d
	adcx r8, qword ptr [rsp+168]
	adox r12, r11
	mulx rbp, rsi, rbp
	adcx r12, rsi
	adox rcx, rbp
	mulx r15, rsi, r15
	adcx rcx, rsi
	adox rbx, r15
	mulx rax, rsi, rax
	adcx rbx, rsi
	adox rax, r9
	adc rax, 0
	mov rsi, rbx
	shr rsi, 63
	lea rsi, [rsi+rax*2]
	shl rbx, 1
	shr rbx, 1
	lea rax, [rsi+rsi*8]
	lea rax, [rsi+rax*2]
	add r8, rax
	adc r12, 0
	adc rcx, 0
	adc rbx, 0
	/* RW = R*W_2 */
	mov rdx, qword ptr [rsp+152]
	mulx rax, rsi, qword ptr [rsp+48]
	mulx r10, r11, qword ptr [rsp+104]
	mulx rbp, r13, qword ptr [rsp+128]
	mulx r14, r15, qword ptr [rsp+56]
	add rax, r11
	adc r10, r13
	adc rbp, r15
	adc r14, 0
	mov rdx, qword ptr [rsp+88]
	mulx r11, r13, qword ptr [rsp+48]
	xor r15d, r15d
	adcx rax, r13
	adox r10, r11
	mulx r9, r11, qword ptr [rsp+104]
	adcx r10, r11
	adox rbp, r9
	mulx r9, r11, qword ptr [rsp+128]
	adcx rbp, r11
	adox r14, r9
	mulx r9, r11, qword ptr [rsp+56]
	adcx r14, r11
	adox r9, r15
	adc r9, 0
	mov rdx, qword ptr [rsp+160]
	mulx r11, r13, qword ptr [rsp+48]
	xor r15d, r15d
	adcx r10, r13
	adox rbp, r11
	mulx r11, r13, qword ptr [rsp+104]
	adcx rbp, r13
	adox r14, r11
	mulx r11, r13, qword ptr [rsp+128]
	adcx r14, r13
	adox r9, r11
	mulx r11, r13, qword ptr [rsp+56]
	adcx r9, r13
	adox r11, r15
	adc r11, 0
	mov rdx, rdi
	mulx r13, r15, qword ptr [rsp+48]
	xor edi, edi
	adcx rbp, r15
	adox r14, r13
	mulx r13, r15, qword ptr [rsp+104]
	adcx r14, r15
	adox r9, r13
	mulx r13, r15, qword ptr [rsp+128]
	adcx r9, r15
	adox r11, r13
	mulx r13, r15, qword ptr [rsp+56]
	adcx r11, r15
	adox r13, rdi
	adc r13, 0
	mov r15, rdx
	mov edx, 38
	mulx r14, rdi, r14
	mov qword ptr [rsp+48], r15
	xor r15d, r15d
	adcx rsi, rdi
	adox rax, r14
	mulx r9, rdi, r9
	adcx rax, rdi
	adox r10, r9
	mulx r11, rdi, r11
	adcx r10, rdi
	adox rbp, r11
	mulx r13, rdi, r13
	adcx rbp, rdi
	adox r13, r15
	adc r13, 0
	mov rdi, rbp
	shr rdi, 63
	lea rdi, [rdi+r13*2]
	shl rbp, 1
	shr rbp, 1
	lea r9, [rdi+rdi*8]
	lea r9, [rdi+r9*2]
	add rsi, r9
	adc rax, 0
	adc r10, 0
	adc rbp, 0
	/* C = WW*V */
	mov rdx, qword ptr [rsp+32]
	mulx rdi, r9, r8
	mulx r11, r13, r12
	mulx r14, r15, rcx
	mov qword ptr [rsp+56], rbp
	mulx rbp, rdx, rbx
	add rdi, r13
	adc r11, r15
	adc r14, rdx
	adc rbp, 0
	mov rdx, qword ptr [rsp+136]
	mulx r13, r15, r8
	mov qword ptr [rsp+32], r10
	xor r10d, r10d
	adcx rdi, r15
	adox r11, r13
	mulx r13, r15, r12
	adcx r11, r15
	adox r14, r13
	mulx r13, r15, rcx
	adcx r14, r15
	adox rbp, r13
	mulx r13, rdx, rbx
	adcx rbp, rdx
	adox r13, r10
	adc r13, 0
	mov rdx, qword ptr [rsp+24]
	mulx r15, r10, r8
	mov qword ptr [rsp+104], rax
	xor eax, eax
	adcx r11, r10
	adox r14, r15
	mulx r10, r15, r12
	adcx r14, r15
	adox rbp, r10
	mulx r10, r15, rcx
	adcx rbp, r15
	adox r13, r10
	mulx r10, rdx, rbx
	adcx r13, rdx
	adox r10, rax
	adc r10, 0
	mov rdx, qword ptr [rsp+16]
	mulx r15, rax, r8
	mov qword ptr [rsp+24], r8
	xor r8d, r8d
	adcx r14, rax
	adox rbp, r15
	mulx rax, r15, r12
	adcx rbp, r15
	adox r13, rax
	mulx rax, r15, rcx
	adcx r13, r15
	adox r10, rax
	mulx rax, rdx, rbx
	adcx r10, rdx
	adox rax, r8
	adc rax, 0
	mov edx, 38
	mulx rbp, r15, rbp
	xor r8d, r8d
	adcx r9, r15
	adox rdi, rbp
	mulx r13, rbp, r13
	adcx rdi, rbp
	adox r11, r13
	mulx r10, rbp, r10
	adcx r11, rbp
	adox r14, r10
	mulx rax, r10, rax
	adcx r14, r10
	adox rax, r8
	adc rax, 0
	mov r10, r14
	shr r10, 63
	lea r10, [r10+rax*2]
	shl r14, 1
	shr r14, 1
	lea rax, [r10+r10*8]
	lea rax, [r10+rax*2]
	add r9, rax
	adc rdi, 0
	adc r11, 0
	adc r14, 0
	/* T_1 = 2*B+RW */
	mov rax, qword ptr [rsp+80]
	add rax, qword ptr [rsp+80]
	mov r10, qword ptr [rsp+72]
	adc r10, qword ptr [rsp+72]
	mov rbp, qword ptr [rsp+64]
	adc rbp, qword ptr [rsp+64]
	mov r13, qword ptr [rsp+8]
	adc r13, qword ptr [rsp+8]
	lea r15, [rax+38]
	cmovc rax, r15
	add rax, rsi
	adc r10, qword ptr [rsp+104]
	adc rbp, qword ptr [rsp+32]
	adc r13, qword ptr [rsp+56]
	sbb rsi, rsi
	and esi, 38
	add rax, rsi
	adc r10, 0
	adc rbp, 0
	adc r13, 0
	/* WWW = WW*W_2 */
	mov rdx, qword ptr [rsp+152]
	mulx rsi, r15, qword ptr [rsp+24]
	mov qword ptr [rsp+16], r14
	mulx r8, r14, r12
	mov qword ptr [rsp+32], r11
	mov qword ptr [rsp+56], rdi
	mulx r11, rdi, rcx
	mov qword ptr [rsp+104], r9
	mov qword ptr [rsp+128], rax
	mulx r9, rax, rbx
	add rsi, r14
	adc r8, rdi
	adc r11, rax
	adc r9, 0
	mov rdx, qword ptr [rsp+88]
	mulx rax, rdi, qword ptr [rsp+24]
	xor r14d, r14d
	adcx rsi, rdi
	adox r8, rax
	mulx rax, rdi, r12
	adcx r8, rdi
	adox r11, rax
	mulx rax, rdi, rcx
	adcx r11, rdi
	adox r9, rax
	mulx rax, rdi, rbx
	adcx r9, rdi
	adox rax, r14
	adc rax, 0
	mov rdx, qword ptr [rsp+160]
	mulx rdi, r14, qword ptr [rsp+24]
	mov qword ptr [rsp+136], r13
	xor r13d, r13d
	adcx r8, r14
	adox r11, rdi
	mulx rdi, r14, r12
	adcx r11, r14
	adox r9, rdi
	mulx rdi, r14, rcx
	adcx r9, r14
	adox rax, rdi
	mulx rdi, r14, rbx
	adcx rax, r14
	adox rdi, r13
	adc rdi, 0
	mov rdx, qword ptr [rsp+48]
	mulx r14, r13, qword ptr [rsp+24]
	mov qword ptr [rsp+24], r10
	xor r10d, r10d
	adcx r11, r13
	adox r9, r14
	mulx r12, r13, r12
	adcx r9, r13
	adox rax, r12
	mulx rcx, r12, rcx
	adcx rax, r12
	adox rdi, rcx
	mulx rbx, rcx, rbx
	adcx rdi, rcx
	adox rbx, r10
	adc rbx, 0
	mov edx, 38
	mulx r9, rcx, r9
	xor r12d, r12d
	adcx r15, rcx
	adox rsi, r9
	mulx rax, rcx, rax
	adcx rsi, rcx
	adox r8, rax
	mulx rdi, rax, rdi
	adcx r8, rax
	adox r11, rdi
	mulx rbx, rax, rbx
	adcx r11, rax
	adox rbx, r12
	adc rbx, 0
	mov rax, r11
	shr rax, 63
	lea rax, [rax+rbx*2]
	shl r11, 1
	shr r11, 1
	lea rcx, [rax+rax*8]
	lea rcx, [rax+rcx*2]
	add r15, rcx
	adc rsi, 0
	adc r8, 0
	adc r11, 0
	/* TT = T_1*T_1 */
	mov rdx, qword ptr [rsp+24]
	mulx rax, rcx, rbp
	mulx rdi, r9, qword ptr [rsp+136]
	mov rdx, rbp
	mulx r10, rbx, qword ptr [rsp+136]
	add rax, r9
	adc rdi, rbx
	adc r10, 0
	mov r9, rdx
	mov rdx, qword ptr [rsp+128]
	mulx rbx, rbp, qword ptr [rsp+24]
	mulx r13, r14, r9
	mov qword ptr [rsp+168], r11
	mulx r12, r11, qword ptr [rsp+136]
	add rbx, r14
	adc r13, r11
	adc r12, 0
	add rcx, r13
	adc rax, r12
	adc rdi, 0
	adc r10, 0
	mulx r11, r12, rdx
	mov rdx, qword ptr [rsp+24]
	mulx r13, r14, rdx
	mov rdx, r9
	mov qword ptr [rsp+176], r8
	mov qword ptr [rsp+184], rsi
	mulx r8, rsi, rdx
	mov rdx, qword ptr [rsp+136]
	mov qword ptr [rsp+192], r9
	mov qword ptr [rsp+200], r15
	mulx r9, r15, rdx
	xor edx, edx
	adcx rbp, rbp
	adox rbp, r11
	adcx rbx, rbx
	adox rbx, r14
	adcx rcx, rcx
	adox rcx, r13
	adcx rax, rax
	adox rax, rsi
	adcx rdi, rdi
	adox rdi, r8
	adcx r10, r10
	adox r10, r15
	adox r9, rdx
	adc r9, 0
	mov edx, 38
	mulx rax, rsi, rax
	xor r8d, r8d
	adcx r12, rsi
	adox rbp, rax
	mulx rdi, rax, rdi
	adcx rbp, rax
	adox rbx, rdi
	mulx r10, rax, r10
	adcx rbx, rax
	adox rcx, r10
	mulx r9, rax, r9
	adcx rcx, rax
	adox r9, r8
	adc r9, 0
	mov rax, rcx
	shr rax, 63
	lea rax, [rax+r9*2]
	shl rcx, 1
	shr rcx, 1
	lea rsi, [rax+rax*8]
	lea rsi, [rax+rsi*2]
	add r12, rsi
	adc rbp, 0
	adc rbx, 0
	adc rcx, 0
	/* ZZH = Z2*ZH */
	mov rdx, qword ptr [rsp+144]
	mov rax, qword ptr [rsp+40]
	mulx rsi, rdi, qword ptr [rax+64]
	mulx r9, r10, qword ptr [rax+72]
	mulx r11, r13, qword ptr [rax+80]
	mulx r14, rdx, qword ptr [rax+88]
	add rsi, r10
	adc r9, r13
	adc r11, rdx
	adc r14, 0
	mov rdx, qword ptr [rsp+120]
	mulx r10, r13, qword ptr [rax+64]
	xor r15d, r15d
	adcx rsi, r13
	adox r9, r10
	mulx r8, r10, qword ptr [rax+72]
	adcx r9, r10
	adox r11, r8
	mulx r8, r10, qword ptr [rax+80]
	adcx r11, r10
	adox r14, r8
	mulx r8, rdx, qword ptr [rax+88]
	adcx r14, rdx
	adox r8, r15
	adc r8, 0
	mov rdx, qword ptr [rsp+112]
	mulx r10, r13, qword ptr [rax+64]
	xor r15d, r15d
	adcx r9, r13
	adox r11, r10
	mulx r10, r13, qword ptr [rax+72]
	adcx r11, r13
	adox r14, r10
	mulx r10, r13, qword ptr [rax+80]
	adcx r14, r13
	adox r8, r10
	mulx r10, rdx, qword ptr [rax+88]
	adcx r8, rdx
	adox r10, r15
	adc r10, 0
	mov rdx, qword ptr [rsp+96]
	mulx r13, r15, qword ptr [rax+64]
	mov qword ptr [rsp+112], rcx
	xor ecx, ecx
	adcx r11, r15
	adox r14, r13
	mulx r13, r15, qword ptr [rax+72]
	adcx r14, r15
	adox r8, r13
	mulx r13, r15, qword ptr [rax+80]
	adcx r8, r15
	adox r10, r13
	mulx r13, rdx, qword ptr [rax+88]
	adcx r10, rdx
	adox r13, rcx
	adc r13, 0
	mov edx, 38
	mulx r14, rax, r14
	xor r15d, r15d
	adcx rdi, rax
	adox rsi, r14
	mulx r8, rax, r8
	adcx rsi, rax
	adox r9, r8
	mulx r10, rax, r10
	adcx r9, rax
	adox r11, r10
	mulx r13, rax, r13
	adcx r11, rax
	adox r13, r15
	adc r13, 0
	mov rax, r11
	shr rax, 63
	lea rax, [rax+r13*2]
	shl r11, 1
	shr r11, 1
	lea rcx, [rax+rax*8]
	lea rcx, [rax+rcx*2]
	add rdi, rcx
	adc rsi, 0
	adc r9, 0
	adc r11, 0
	/* X3_1 = TT-WWW-2*C */
	sub r12, qword ptr [rsp+200]
	sbb rbp, qword ptr [rsp+184]
	sbb rbx, qword ptr [rsp+176]
	mov rax, qword ptr [rsp+112]
	sbb rax, qword ptr [rsp+168]
	setc cl
	movzx ecx, cl
	sub r12, qword ptr [rsp+104]
	sbb rbp, qword ptr [rsp+56]
	sbb rbx, qword ptr [rsp+32]
	sbb rax, qword ptr [rsp+16]
	adc rcx, 0
	sub r12, qword ptr [rsp+104]
	sbb rbp, qword ptr [rsp+56]
	sbb rbx, qword ptr [rsp+32]
	sbb rax, qword ptr [rsp+16]
	adc rcx, 0
	lea r8, [rcx+rcx*8]
	lea r8, [rcx+r8*2]
	lea r8, [r8+r8]
	sub r12, r8
	sbb rbp, 0
	mov rcx, qword ptr [rsp]
	mov qword ptr [rcx+8], rbp
	sbb rbx, 0
	mov qword ptr [rcx+16], rbx
	sbb rax, 0
	mov qword ptr [rcx+24], rax
	lea r8, [r12-38]
	cmovc r12, r8
	mov qword ptr [rcx], r12
	/* Z3 = ZZH*W_2 */
	mov rdx, qword ptr [rsp+152]
	mulx r8, r10, rdi
	mulx r13, r14, rsi
	mulx r15, rax, r9
	mulx rbx, rdx, r11
	add r8, r14
	adc r13, rax
	adc r15, rdx
	adc rbx, 0
	mov rdx, qword ptr [rsp+88]
	mulx rax, r14, rdi
	xor ebp, ebp
	adcx r8, r14
	adox r13, rax
	mulx rax, r14, rsi
	adcx r13, r14
	adox r15, rax
	mulx rax, r14, r9
	adcx r15, r14
	adox rbx, rax
	mulx rax, rdx, r11
	adcx rbx, rdx
	adox rax, rbp
	adc rax, 0
	mov rdx, qword ptr [rsp+160]
	mulx r14, rbp, rdi
	xor r12d, r12d
	adcx r13, rbp
	adox r15, r14
	mulx rbp, r14, rsi
	adcx r15, r14
	adox rbx, rbp
	mulx rbp, r14, r9
	adcx rbx, r14
	adox rax, rbp
	mulx rbp, rdx, r11
	adcx rax, rdx
	adox rbp, r12
	adc rbp, 0
	mov rdx, qword ptr [rsp+48]
	mulx rdi, r14, rdi
	xor r12d, r12d
	adcx r15, r14
	adox rbx, rdi
	mulx rsi, rdi, rsi
	adcx rbx, rdi
	adox rax, rsi
	mulx r9, rsi, r9
	adcx rax, rsi
	adox rbp, r9
	mulx r11, rdx, r11
	adcx rbp, rdx
	adox r11, r12
	adc r11, 0
	mov edx, 38
	mulx rbx, rsi, rbx
	xor edi, edi
	adcx r10, rsi
	adox r8, rbx
	mulx rax, rsi, rax
	adcx r8, rsi
	adox r13, rax
	mulx rbp, rax, rbp
	adcx r13, rax
	adox r15, rbp
	mulx r11, rax, r11
	adcx r15, rax
	adox r11, rdi
	adc r11, 0
	mov rax, r15
	shr rax, 63
	lea rax, [rax+r11*2]
	shl r15, 1
	shr r15, 1
	lea rsi, [rax+rax*8]
	lea rsi, [rax+rsi*2]
	add r10, rsi
	mov qword ptr [rcx+64], r10
	adc r8, 0
	mov qword ptr [rcx+72], r8
	adc r13, 0
	mov qword ptr [rcx+80], r13
	adc r15, 0
	mov qword ptr [rcx+88], r15
	/* t = X3_1-C */
	mov rax, qword ptr [rcx]
	sub rax, qword ptr [rsp+104]
	mov rsi, qword ptr [rcx+8]
	sbb rsi, qword ptr [rsp+56]
	mov r8, qword ptr [rcx+16]
	sbb r8, qword ptr [rsp+32]
	mov r9, qword ptr [rcx+24]
	sbb r9, qword ptr [rsp+16]
	sbb r10, r10
	and r10d, 38
	sub rax, r10
	sbb rsi, 0
	sbb r8, 0
	sbb r9, 0
	/* Y3 = T_1*t-WWW*B */
	mov r10, -38
	sub r10, qword ptr [rsp+200]
	mov r11, -1
	sbb r11, qword ptr [rsp+184]
	mov rbx, -1
	sbb rbx, qword ptr [rsp+176]
	mov rbp, -1
	sbb rbp, qword ptr [rsp+168]
	mov rdx, qword ptr [rsp+128]
	mulx r12, r13, rax
	mulx r14, r15, rsi
	mulx rdi, rcx, r8
	mov qword ptr [rsp+16], rbp
	mulx rbp, rdx, r9
	add r12, r15
	adc r14, rcx
	adc rdi, rdx
	adc rbp, 0
	mov rdx, r10
	mulx rcx, r15, qword ptr [rsp+80]
	xor r10d, r10d
	adcx r13, r15
	adox r12, rcx
	mulx rcx, r15, qword ptr [rsp+72]
	adcx r12, r15
	adox r14, rcx
	mulx rcx, r15, qword ptr [rsp+64]
	adcx r14, r15
	adox rdi, rcx
	mulx rcx, rdx, qword ptr [rsp+8]
	adcx rdi, rdx
	adox rbp, rcx
	seto cl
	movzx ecx, cl
	adc rbp, 0
	adc rcx, 0
	mov rdx, qword ptr [rsp+24]
	mulx r15, r10, rax
	mov qword ptr [rsp+32], r13
	xor r13d, r13d
	adcx r12, r10
	adox r14, r15
	mulx r10, r15, rsi
	adcx r14, r15
	adox rdi, r10
	mulx r10, r15, r8
	adcx rdi, r15
	adox rbp, r10
	mulx r10, rdx, r9
	adcx rbp, rdx
	adox rcx, r10
	seto r10b
	movzx r10d, r10b
	adc rcx, 0
	adc r10, 0
	mov rdx, r11
	mulx r15, r13, qword ptr [rsp+80]
	xor r11d, r11d
	adcx r12, r13
	adox r14, r15
	mulx r13, r15, qword ptr [rsp+72]
	adcx r14, r15
	adox rdi, r13
	mulx r13, r15, qword ptr [rsp+64]
	adcx rdi, r15
	adox rbp, r13
	mulx r13, rdx, qword ptr [rsp+8]
	adcx rbp, rdx
	adox rcx, r13
	adcx rcx, r11
	adox r10, r11
	adc r10, 0
	mov rdx, qword ptr [rsp+192]
	mulx r13, r15, rax
	xor r11d, r11d
	adcx r14, r15
	adox rdi, r13
	mulx r13, r15, rsi
	adcx rdi, r15
	adox rbp, r13
	mulx r13, r15, r8
	adcx rbp, r15
	adox rcx, r13
	mulx r13, rdx, r9
	adcx rcx, rdx
	adox r10, r13
	seto r13b
	movzx r13d, r13b
	adc r10, 0
	adc r13, 0
	mov rdx, rbx
	mulx r15, r11, qword ptr [rsp+80]
	xor ebx, ebx
	adcx r14, r11
	adox rdi, r15
	mulx r11, r15, qword ptr [rsp+72]
	adcx rdi, r15
	adox rbp, r11
	mulx r11, r15, qword ptr [rsp+64]
	adcx rbp, r15
	adox rcx, r11
	mulx r11, rdx, qword ptr [rsp+8]
	adcx rcx, rdx
	adox r10, r11
	adcx r10, rbx
	adox r13, rbx
	adc r13, 0
	mov rdx, qword ptr [rsp+136]
	mulx rax, r11, rax
	xor r15d, r15d
	adcx rdi, r11
	adox rbp, rax
	mulx rsi, rax, rsi
	adcx rbp, rax
	adox rcx, rsi
	mulx r8, rax, r8
	adcx rcx, rax
	adox r10, r8
	mulx r9, rdx, r9
	adcx r10, rdx
	adox r13, r9
	seto al
	movzx eax, al
	adc r13, 0
	adc rax, 0
	mov rdx, qword ptr [rsp+16]
	mulx rsi, r8, qword ptr [rsp+80]
	xor r9d, r9d
	adcx rdi, r8
	adox rbp, rsi
	mulx rsi, r8, qword ptr [rsp+72]
	adcx rbp, r8
	adox rcx, rsi
	mulx rsi, r8, qword ptr [rsp+64]
	adcx rcx, r8
	adox r10, rsi
	mulx rsi, rdx, qword ptr [rsp+8]
	adcx r10, rdx
	adox r13, rsi
	adcx r13, r9
	adox rax, r9
	adc rax, 0
	mov edx, 38
	mulx rbp, rsi, rbp
	xor r8d, r8d
	adcx rsi, qword ptr [rsp+32]
	adox r12, rbp
	mulx rcx, r9, rcx
	adcx r12, r9
	adox r14, rcx
	mulx r10, rcx, r10
	adcx r14, rcx
	adox rdi, r10
	mulx r13, rcx, r13
	adcx rdi, rcx
	adox r13, r8
	adc r13, 0
	lea rcx, [rax+rax*8]
	lea rcx, [rax+rcx*2]
	lea rcx, [rcx+rcx]
	add r13, rcx
	mov rax, rdi
	shr rax, 63
	lea rax, [rax+r13*2]
	shl rdi, 1
	shr rdi, 1
	lea rcx, [rax+rax*8]
	lea rcx, [rax+rcx*2]
	add rsi, rcx
	mov rax, qword ptr [rsp]
	mov qword ptr [rax+32], rsi
	adc r12, 0
	mov qword ptr [rax+40], r12
	adc r14, 0
	mov qword ptr [rax+48], r14
	adc rdi, 0
	mov qword ptr [rax+56], rdi
	add rsp, 208
	CURVE13318_RAISED(208)
	pop r15
	CURVE13318_POPPED(r15)
	pop r14
	CURVE13318_POPPED(r14)
	pop r13
	CURVE13318_POPPED(r13)
	pop r12
	CURVE13318_POPPED(r12)
	pop rbp
	CURVE13318_POPPED(rbp)
	pop rbx
	CURVE13318_POPPED(rbx)
	ret
CURVE13318_END(CURVE13318_NAME(curve13318_jac_dbladd))

/* void curve13318_jac_madd(uint64_t *r, const uint64_t *p, const uint64_t *q)
 * r (out) in rdi, p (in) in rsi, q (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 3 out, each any value of its words (incompletely reduced).
 * Made of shortw/jacobian-3/addition/madd-2010-lg; fusions: products.
 * Stack: 224 bytes; 1061 instructions; modelled 348.0 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_jac_madd))
	push rbx
	CURVE13318_PUSHED(rbx)
	push rbp
	CURVE13318_PUSHED(rbp)
	push r12
	CURVE13318_PUSHED(r12)
	push r13
	CURVE13318_PUSHED(r13)
	push r14
	CURVE13318_PUSHED(r14)
	push r15
	CURVE13318_PUSHED(r15)
	sub rsp, 176
	CURVE13318_LOWERED(176)
	CURVE13318_FRAME_MADE
	mov rax, rdx
	mov rdx, qword ptr [rsi+64]
	mulx rcx, r8, qword ptr [rsi+72]
	mulx r9, r10, qword ptr [rsi+80]
	mulx r11, rbx, qword ptr [rsi+88]
	add rcx, r10
	adc r9, rbx
	adc r11, 0
	/* ZZ = Z1*Z1 */
	mov rdx, qword ptr [rsi+72]
	mulx r10, rbx, qword ptr [rsi+80]
	mulx rbp, r12, qword ptr [rsi+88]
	mov rdx, qword ptr [rsi+80]
	mulx r13, r14, qword ptr [rsi+88]
	add r10, r12
	adc rbp, r14
	adc r13, 0
	add rbx, r9
	adc r10, r11
	adc rbp, 0
	adc r13, 0
	mov rdx, qword ptr [rsi+64]
	mulx r9, r11, rdx
	mov rdx, qword ptr [rsi+72]
	mulx r12, r14, rdx
	mov rdx, qword ptr [rsi+80]
	mov qword ptr [rsp], rdi
	mulx r15, rdi, rdx
	mov rdx, qword ptr [rsi+88]
	mov qword ptr [rsp+8], rax
	mov qword ptr [rsp+16], r11
	mulx rax, r11, rdx
	xor edx, edx
	adcx r8, r8
	adox r8, r9
	adcx rcx, rcx
	adox rcx, r14
	adcx rbx, rbx
	adox rbx, r12
	adcx r10, r10
	adox r10, rdi
	adcx rbp, rbp
	adox rbp, r15
	adcx r13, r13
	adox r13, r11
	adox rax, rdx
	adc rax, 0
	mov edx, 38
	mulx r10, rdi, r10
	xor r9d, r9d
	adcx rdi, qword ptr [rsp+16]
	adox r8, r10
	mulx rbp, r10, rbp
	adcx r8, r10
	adox rcx, rbp
	mulx r13, r10, r13
	adcx rcx, r10
	adox rbx, r13
	mulx rax, r10, rax
	adcx rbx, r10
	adox rax, r9
	adc rax, 0
	mov r10, rbx
	shl r10, 1
	shr r10, 1
	shr rbx, 63
	lea rbx, [rbx+rax*2]
	lea rax, [rbx+rbx*8]
	lea rax, [rbx+rax*2]
	add rdi, rax
	adc r8, 0
	adc rcx, 0
	adc r10, 0
	/* ZZZ = ZZ*Z1 */
	mov rdx, qword ptr [rsi+64]
	mulx rax, r11, rdi
	mulx rbx, rbp, r8
	mulx r12, r13, rcx
	mulx r14, r15, r10
	add rax, rbp
	adc rbx, r13
	adc r12, r15
	adc r14, 0
	mov rdx, qword ptr [rsi+72]
	mulx rbp, r13, rdi
	xor r15d, r15d
	adcx rax, r13
	adox rbx, rbp
	mulx r9, rbp, r8
	adcx rbx, rbp
	adox r12, r9
	mulx r9, rbp, rcx
	adcx r12, rbp
	adox r14, r9
	mulx r9, rbp, r10
	adcx r14, rbp
	adox r9, r15
	adc r9, 0
	/* U2 = X2*ZZ */
	mov rdx, rdi
	mov rbp, qword ptr [rsp+8]
	mulx r13, r15, qword ptr [rbp]
	mov qword ptr [rsp+16], r15
	mulx rdi, r15, qword ptr [rbp+8]
	mov qword ptr [rsp+24], rax
	mov qword ptr [rsp+32], r11
	mulx rax, r11, qword ptr [rbp+16]
	mov qword ptr [rsp+40], r10
	mov qword ptr [rsp+48], r9
	mulx r10, r9, qword ptr [rbp+24]
	add r13, r15
	adc rdi, r11
	adc rax, r9
	adc r10, 0
	mulx r9, r11, qword ptr [rsi+80]
	xor r15d, r15d
	adcx rbx, r11
	adox r12, r9
	mov r9, rdx
	mov rdx, qword ptr [rsi+80]
	mulx r11, r15, r8
	adcx r12, r15
	adox r14, r11
	mulx r11, r15, rcx
	adcx r14, r15
	adox r11, qword ptr [rsp+48]
	mov qword ptr [rsp+48], rbx
	mulx r15, rbx, qword ptr [rsp+40]
	adcx r11, rbx
	mov ebx, 0
	adox r15, rbx
	adc r15, 0
	mov rdx, r8
	mov qword ptr [rsp+56], r15
	mulx rbx, r15, qword ptr [rbp]
	xor r8d, r8d
	adcx r13, r15
	adox rdi, rbx
	mulx rbx, r15, qword ptr [rbp+8]
	adcx rdi, r15
	adox rax, rbx
	mulx rbx, r15, qword ptr [rbp+16]
	adcx rax, r15
	adox r10, rbx
	mulx rbx, r15, qword ptr [rbp+24]
	adcx r10, r15
	adox rbx, r8
	adc rbx, 0
	mov r15, rdx
	mov rdx, qword ptr [rsi+88]
	mulx r9, r8, r9
	mov qword ptr [rsp+64], r13
	xor r13d, r13d
	adcx r12, r8
	adox r14, r9
	mulx r15, r8, r15
	adcx r14, r8
	adox r11, r15
	mulx r8, r9, rcx
	adcx r11, r9
	adox r8, qword ptr [rsp+56]
	mulx r9, r15, qword ptr [rsp+40]
	adcx r8, r15
	adox r9, r13
	adc r9, 0
	mov rdx, rcx
	mulx r15, r13, qword ptr [rbp]
	xor ecx, ecx
	adcx rdi, r13
	adox rax, r15
	mulx r13, r15, qword ptr [rbp+8]
	adcx rax, r15
	adox r10, r13
	mulx r13, r15, qword ptr [rbp+16]
	adcx r10, r15
	adox rbx, r13
	mulx r13, rdx, qword ptr [rbp+24]
	adcx rbx, rdx
	adox r13, rcx
	adc r13, 0
	mov edx, 38
	mulx r14, r15, r14
	xor ecx, ecx
	adcx r15, qword ptr [rsp+32]
	adox r14, qword ptr [rsp+24]
	mulx r11, rcx, r11
	adcx r14, rcx
	adox r11, qword ptr [rsp+48]
	mulx r8, rcx, r8
	adcx r11, rcx
	adox r12, r8
	mulx r9, rcx, r9
	adcx r12, rcx
	mov ecx, 0
	adox r9, rcx
	adc r9, 0
	mov rdx, qword ptr [rsp+40]
	mulx r8, rcx, qword ptr [rbp]
	mov qword ptr [rsp+24], rsi
	xor esi, esi
	adcx rax, rcx
	adox r10, r8
	mulx rcx, r8, qword ptr [rbp+8]
	adcx r10, r8
	adox rbx, rcx
	mulx rcx, r8, qword ptr [rbp+16]
	adcx rbx, r8
	adox r13, rcx
	mulx rcx, rdx, qword ptr [rbp+24]
	adcx r13, rdx
	adox rcx, rsi
	adc rcx, 0
	mov r8, r12
	shr r8, 63
	lea r8, [r8+r9*2]
	shl r12, 1
	shr r12, 1
	lea r9, [r8+r8*8]
	lea r9, [r8+r9*2]
	mov edx, 38
	mulx r10, r8, r10
	xor esi, esi
	adcx r8, qword ptr [rsp+16]
	adox r10, qword ptr [rsp+64]
	mulx rbx, rsi, rbx
	adcx r10, rsi
	adox rdi, rbx
	mulx r13, rsi, r13
	adcx rdi, rsi
	adox rax, r13
	mulx rcx, rsi, rcx
	adcx rax, rsi
	mov esi, 0
	adox rcx, rsi
	adc rcx, 0
	add r15, r9
	adc r14, 0
	adc r11, 0
	adc r12, 0
	/* S2 = Y2*ZZZ */
	mov rdx, r15
	mulx r9, rbx, qword ptr [rbp+32]
	mulx r13, r15, qword ptr [rbp+40]
	mov qword ptr [rsp+16], rbx
	mulx rsi, rbx, qword ptr [rbp+48]
	mov qword ptr [rsp+32], r12
	mulx r12, rdx, qword ptr [rbp+56]
	add r9, r15
	adc r13, rbx
	adc rsi, rdx
	adc r12, 0
	mov rbx, rax
	shr rbx, 63
	lea rbx, [rbx+rcx*2]
	shl rax, 1
	shr rax, 1
	lea rcx, [rbx+rbx*8]
	lea rcx, [rbx+rcx*2]
	mov rdx, r14
	mulx rbx, r15, qword ptr [rbp+32]
	xor r14d, r14d
	adcx r9, r15
	adox r13, rbx
	mulx rbx, r15, qword ptr [rbp+40]
	adcx r13, r15
	adox rsi, rbx
	mulx rbx, r15, qword ptr [rbp+48]
	adcx rsi, r15
	adox r12, rbx
	mulx rbx, rdx, qword ptr [rbp+56]
	adcx r12, rdx
	adox rbx, r14
	adc rbx, 0
	add r8, rcx
	adc r10, 0
	adc rdi, 0
	adc rax, 0
	/* H = U2-X1 */
	mov rcx, qword ptr [rsp+24]
	sub r8, qword ptr [rcx]
	sbb r10, qword ptr [rcx+8]
	sbb rdi, qword ptr [rcx+16]
	sbb rax, qword ptr [rcx+24]
	sbb r15, r15
	mov rdx, r11
	mulx r14, rcx, qword ptr [rbp+32]
	xor r11d, r11d
	adcx r13, rcx
	adox rsi, r14
	mulx rcx, r14, qword ptr [rbp+40]
	adcx rsi, r14
	adox r12, rcx
	mulx rcx, r14, qword ptr [rbp+48]
	adcx r12, r14
	adox rbx, rcx
	mulx rcx, rdx, qword ptr [rbp+56]
	adcx rbx, rdx
	adox rcx, r11
	adc rcx, 0
	and r15d, 38
	sub r8, r15
	sbb r10, 0
	sbb rdi, 0
	sbb rax, 0
	sbb r14, r14
	mov rdx, qword ptr [rsp+32]
	mulx r15, r11, qword ptr [rbp+32]
	mov qword ptr [rsp+40], rax
	xor eax, eax
	adcx rsi, r11
	adox r12, r15
	mulx r11, r15, qword ptr [rbp+40]
	adcx r12, r15
	adox rbx, r11
	mulx r11, r15, qword ptr [rbp+48]
	adcx rbx, r15
	adox rcx, r11
	mulx r11, rdx, qword ptr [rbp+56]
	adcx rcx, rdx
	adox r11, rax
	adc r11, 0
	and r14d, 38
	sub r8, r14
	mov edx, 38
	mulx r12, rbp, r12
	xor r14d, r14d
	adcx rbp, qword ptr [rsp+16]
	adox r9, r12
	mulx rbx, rax, rbx
	adcx r9, rax
	adox r13, rbx
	mulx rcx, rax, rcx
	adcx r13, rax
	adox rsi, rcx
	mulx r11, rax, r11
	adcx rsi, rax
	adox r11, r14
	adc r11, 0
	mov rax, rsi
	shl rax, 1
	shr rax, 1
	shr rsi, 63
	lea rsi, [rsi+r11*2]
	/* HH = H*H */
	mov rdx, r10
	mulx rcx, r11, rdi
	mulx r10, rbx, qword ptr [rsp+40]
	mov r12, rdx
	mov rdx, rdi
	mulx r15, r14, qword ptr [rsp+40]
	add rcx, rbx
	adc r10, r14
	adc r15, 0
	mov rdx, r8
	mulx rbx, r14, r12
	mov qword ptr [rsp+8], r14
	mulx r8, r14, rdi
	mov qword ptr [rsp+16], rdi
	mov qword ptr [rsp+32], r12
	mulx rdi, r12, qword ptr [rsp+40]
	add rbx, r14
	adc r8, r12
	adc rdi, 0
	lea r12, [rsi+rsi*8]
	lea r12, [rsi+r12*2]
	add rbp, r12
	adc r9, 0
	adc r13, 0
	adc rax, 0
	add r11, r8
	adc rcx, rdi
	adc r10, 0
	adc r15, 0
	/* r = S2-Y1 */
	mov rsi, qword ptr [rsp+24]
	sub rbp, qword ptr [rsi+32]
	sbb r9, qword ptr [rsi+40]
	sbb r13, qword ptr [rsi+48]
	sbb rax, qword ptr [rsi+56]
	sbb rdi, rdi
	mulx r8, r12, rdx
	mov r14, rdx
	mov rdx, qword ptr [rsp+32]
	mov qword ptr [rsp+48], r14
	mulx r14, rsi, rdx
	mov rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+56], r12
	mov qword ptr [rsp+64], rax
	mulx r12, rax, rdx
	mov rdx, qword ptr [rsp+40]
	mov qword ptr [rsp+72], r13
	mov qword ptr [rsp+80], r9
	mulx r13, r9, rdx
	xor edx, edx
	mov qword ptr [rsp+88], rbp
	mov rbp, qword ptr [rsp+8]
	adcx rbp, qword ptr [rsp+8]
	adox rbp, r8
	adcx rbx, rbx
	adox rbx, rsi
	adcx r11, r11
	adox r11, r14
	adcx rcx, rcx
	adox rcx, rax
	adcx r10, r10
	adox r10, r12
	adcx r15, r15
	adox r15, r9
	adox r13, rdx
	adc r13, 0
	and edi, 38
	mov rax, qword ptr [rsp+88]
	sub rax, rdi
	mov rsi, qword ptr [rsp+80]
	sbb rsi, 0
	mov rdi, qword ptr [rsp+72]
	sbb rdi, 0
	mov r8, qword ptr [rsp+64]
	sbb r8, 0
	sbb r9, r9
	/* rr = r*r */
	mov rdx, rsi
	mulx r12, r14, rdi
	mov qword ptr [rsp+8], r14
	mulx rsi, r14, r8
	mov qword ptr [rsp+64], rdx
	mov rdx, rdi
	mov qword ptr [rsp+72], rax
	mov qword ptr [rsp+80], r9
	mulx rax, r9, r8
	add r12, r14
	adc rsi, r9
	adc rax, 0
	mov edx, 38
	mulx rcx, r9, rcx
	xor r14d, r14d
	adcx r9, qword ptr [rsp+56]
	adox rbp, rcx
	mulx r10, rcx, r10
	adcx rbp, rcx
	adox rbx, r10
	mulx r15, rcx, r15
	adcx rbx, rcx
	adox r11, r15
	mulx r13, rcx, r13
	adcx r11, rcx
	adox r13, r14
	adc r13, 0
	mov rcx, qword ptr [rsp+80]
	and ecx, 38
	mov r10, qword ptr [rsp+72]
	sub r10, rcx
	mov rdx, r10
	mulx rcx, r15, qword ptr [rsp+64]
	mulx r10, r14, rdi
	mov qword ptr [rsp+56], r15
	mov qword ptr [rsp+72], rdi
	mulx r15, rdi, r8
	add rcx, r14
	adc r10, rdi
	adc r15, 0
	mov rdi, r11
	shl rdi, 1
	shr rdi, 1
	shr r11, 63
	lea r11, [r11+r13*2]
	lea r13, [r11+r11*8]
	lea r13, [r11+r13*2]
	add r10, qword ptr [rsp+8]
	adc r12, r15
	adc rsi, 0
	adc rax, 0
	add r9, r13
	adc rbp, 0
	adc rbx, 0
	adc rdi, 0
	/* V = X1*HH */
	mov r11, rdx
	mov rdx, r9
	mov r13, qword ptr [rsp+24]
	mulx r14, r15, qword ptr [r13]
	mov qword ptr [rsp+8], r15
	mulx r9, r15, qword ptr [r13+8]
	mov qword ptr [rsp+80], rdi
	mov qword ptr [rsp+88], rbx
	mulx rdi, rbx, qword ptr [r13+16]
	mov qword ptr [rsp+96], rbp
	mov qword ptr [rsp+104], rax
	mulx rbp, rax, qword ptr [r13+24]
	add r14, r15
	adc r9, rbx
	adc rdi, rax
	adc rbp, 0
	mov rax, rdx
	mov rdx, r11
	mulx rbx, r15, rdx
	mov rdx, qword ptr [rsp+64]
	mov qword ptr [rsp+112], r11
	mov qword ptr [rsp+120], rax
	mulx r11, rax, rdx
	mov rdx, qword ptr [rsp+72]
	mov qword ptr [rsp+128], r15
	mulx r13, r15, rdx
	mov rdx, r8
	mov qword ptr [rsp+136], rbp
	mov qword ptr [rsp+144], rdi
	mulx rbp, rdi, rdx
	xor r8d, r8d
	mov qword ptr [rsp+152], rdx
	mov rdx, qword ptr [rsp+56]
	adcx rdx, qword ptr [rsp+56]
	adox rdx, rbx
	adcx rcx, rcx
	adox rcx, rax
	adcx r10, r10
	adox r10, r11
	adcx r12, r12
	adox r12, r15
	adcx rsi, rsi
	adox rsi, r13
	mov rax, qword ptr [rsp+104]
	adcx rax, qword ptr [rsp+104]
	adox rax, rdi
	adox rbp, r8
	adc rbp, 0
	mov rdi, rdx
	mov rdx, qword ptr [rsp+96]
	mov r11, qword ptr [rsp+24]
	mulx rbx, r13, qword ptr [r11]
	xor r15d, r15d
	adcx r14, r13
	adox r9, rbx
	mulx r8, rbx, qword ptr [r11+8]
	adcx r9, rbx
	adox r8, qword ptr [rsp+144]
	mulx rbx, r13, qword ptr [r11+16]
	adcx r8, r13
	adox rbx, qword ptr [rsp+136]
	mulx r13, r15, qword ptr [r11+24]
	adcx rbx, r15
	mov r15d, 0
	adox r13, r15
	adc r13, 0
	mov edx, 38
	mulx r12, r15, r12
	mov qword ptr [rsp+56], r14
	xor r14d, r14d
	adcx r15, qword ptr [rsp+128]
	adox rdi, r12
	mulx rsi, r12, rsi
	adcx rdi, r12
	adox rcx, rsi
	mulx rax, rsi, rax
	adcx rcx, rsi
	adox r10, rax
	mulx rbp, rax, rbp
	adcx r10, rax
	adox rbp, r14
	adc rbp, 0
	mov rdx, qword ptr [rsp+88]
	mulx rax, rsi, qword ptr [r11]
	xor r12d, r12d
	adcx r9, rsi
	adox r8, rax
	mulx rax, rsi, qword ptr [r11+8]
	adcx r8, rsi
	adox rbx, rax
	mulx rax, rsi, qword ptr [r11+16]
	adcx rbx, rsi
	adox r13, rax
	mulx rax, rsi, qword ptr [r11+24]
	adcx r13, rsi
	adox rax, r12
	adc rax, 0
	mov rsi, r10
	shr rsi, 63
	lea rsi, [rsi+rbp*2]
	shl r10, 1
	shr r10, 1
	lea rbp, [rsi+rsi*8]
	lea rbp, [rsi+rbp*2]
	/* HHH = H*HH */
	mov rdx, qword ptr [rsp+120]
	mulx rsi, r14, qword ptr [rsp+48]
	mov qword ptr [rsp+104], r14
	mulx r12, r14, qword ptr [rsp+32]
	mov qword ptr [rsp+128], r10
	mov qword ptr [rsp+136], rcx
	mulx r10, rcx, qword ptr [rsp+16]
	mov qword ptr [rsp+144], rdi
	mulx rdi, rdx, qword ptr [rsp+40]
	add rsi, r14
	adc r12, rcx
	adc r10, rdx
	adc rdi, 0
	mov rdx, qword ptr [rsp+80]
	mulx rcx, r14, qword ptr [r11]
	mov qword ptr [rsp+120], rbp
	xor ebp, ebp
	adcx r8, r14
	adox rbx, rcx
	mulx rcx, r14, qword ptr [r11+8]
	adcx rbx, r14
	adox r13, rcx
	mulx rcx, r14, qword ptr [r11+16]
	adcx r13, r14
	adox rax, rcx
	mulx rcx, r14, qword ptr [r11+24]
	adcx rax, r14
	adox rcx, rbp
	adc rcx, 0
	mov rdx, qword ptr [rsp+96]
	mulx r14, rbp, qword ptr [rsp+48]
	xor r11d, r11d
	adcx rsi, rbp
	adox r12, r14
	mulx rbp, r14, qword ptr [rsp+32]
	adcx r12, r14
	adox r10, rbp
	mulx rbp, r14, qword ptr [rsp+16]
	adcx r10, r14
	adox rdi, rbp
	mulx rbp, rdx, qword ptr [rsp+40]
	adcx rdi, rdx
	adox rbp, r11
	adc rbp, 0
	mov edx, 38
	mulx rbx, r14, rbx
	xor r11d, r11d
	adcx r14, qword ptr [rsp+8]
	adox rbx, qword ptr [rsp+56]
	mulx r13, r11, r13
	adcx rbx, r11
	adox r9, r13
	mulx rax, r11, rax
	adcx r9, r11
	adox r8, rax
	mulx rcx, rax, rcx
	adcx r8, rax
	mov eax, 0
	adox rcx, rax
	adc rcx, 0
	mov rdx, qword ptr [rsp+88]
	mulx r11, r13, qword ptr [rsp+48]
	xor eax, eax
	adcx r12, r13
	adox r10, r11
	mulx r11, r13, qword ptr [rsp+32]
	adcx r10, r13
	adox rdi, r11
	mulx r11, r13, qword ptr [rsp+16]
	adcx rdi, r13
	adox rbp, r11
	mulx r11, rdx, qword ptr [rsp+40]
	adcx rbp, rdx
	adox r11, rax
	adc r11, 0
	mov r13, r8
	shr r13, 63
	lea r13, [r13+rcx*2]
	add r15, qword ptr [rsp+120]
	mov rcx, qword ptr [rsp+144]
	adc rcx, 0
	mov rdx, qword ptr [rsp+136]
	adc rdx, 0
	mov rax, qword ptr [rsp+128]
	adc rax, 0
	shl r8, 1
	shr r8, 1
	mov qword ptr [rsp+8], rax
	lea rax, [r13+r13*8]
	lea rax, [r13+rax*2]
	/* Z3 = Z1*H */
	mov r13, rdx
	mov rdx, qword ptr [rsp+48]
	mov qword ptr [rsp+56], r13
	mov r13, qword ptr [rsp+24]
	mov qword ptr [rsp+88], rcx
	mov qword ptr [rsp+96], r15
	mulx rcx, r15, qword ptr [r13+64]
	mov qword ptr [rsp+120], r15
	mov qword ptr [rsp+128], r12
	mulx r15, r12, qword ptr [r13+72]
	mov qword ptr [rsp+136], rsi
	mov qword ptr [rsp+144], r8
	mulx rsi, r8, qword ptr [r13+80]
	mov qword ptr [rsp+160], r9
	mov qword ptr [rsp+168], rbx
	mulx r9, rbx, qword ptr [r13+88]
	add rcx, r12
	adc r15, r8
	adc rsi, rbx
	adc r9, 0
	mulx r8, rdx, qword ptr [rsp+80]
	xor ebx, ebx
	adcx r10, rdx
	adox rdi, r8
	mov rdx, qword ptr [rsp+80]
	mulx r8, r12, qword ptr [rsp+32]
	adcx rdi, r12
	adox rbp, r8
	mulx r8, r12, qword ptr [rsp+16]
	adcx rbp, r12
	adox r11, r8
	mulx r8, rdx, qword ptr [rsp+40]
	adcx r11, rdx
	adox r8, rbx
	adc r8, 0
	add r14, rax
	mov rax, qword ptr [rsp+168]
	adc rax, 0
	mov r12, qword ptr [rsp+160]
	adc r12, 0
	mov rdx, qword ptr [rsp+144]
	adc rdx, 0
	mov qword ptr [rsp+48], rdx
	mov rdx, qword ptr [rsp+32]
	mov qword ptr [rsp+80], r12
	mulx rbx, r12, qword ptr [r13+64]
	mov qword ptr [rsp+144], rax
	xor eax, eax
	adcx rcx, r12
	adox r15, rbx
	mulx rbx, r12, qword ptr [r13+72]
	adcx r15, r12
	adox rsi, rbx
	mulx rbx, r12, qword ptr [r13+80]
	adcx rsi, r12
	adox r9, rbx
	mulx rbx, rdx, qword ptr [r13+88]
	adcx r9, rdx
	adox rbx, rax
	adc rbx, 0
	mov edx, 38
	mulx rdi, r12, rdi
	xor eax, eax
	adcx r12, qword ptr [rsp+104]
	adox rdi, qword ptr [rsp+136]
	mulx rbp, rax, rbp
	adcx rdi, rax
	adox rbp, qword ptr [rsp+128]
	mulx r11, rax, r11
	adcx rbp, rax
	adox r10, r11
	mulx r8, rax, r8
	adcx r10, rax
	mov eax, 0
	adox r8, rax
	adc r8, 0
	mov rdx, qword ptr [rsp+16]
	mulx r11, rax, qword ptr [r13+64]
	mov qword ptr [rsp+32], r14
	xor r14d, r14d
	adcx r15, rax
	adox rsi, r11
	mulx rax, r11, qword ptr [r13+72]
	adcx rsi, r11
	adox r9, rax
	mulx rax, r11, qword ptr [r13+80]
	adcx r9, r11
	adox rbx, rax
	mulx rax, rdx, qword ptr [r13+88]
	adcx rbx, rdx
	adox rax, r14
	adc rax, 0
	mov r11, r10
	shr r11, 63
	lea r11, [r11+r8*2]
	shl r10, 1
	shr r10, 1
	lea r8, [r11+r11*8]
	lea r8, [r11+r8*2]
	mov rdx, qword ptr [rsp+40]
	mulx r11, r14, qword ptr [r13+64]
	mov qword ptr [rsp+16], r15
	xor r15d, r15d
	adcx rsi, r14
	adox r9, r11
	mulx r11, r14, qword ptr [r13+72]
	adcx r9, r14
	adox rbx, r11
	mulx r11, r14, qword ptr [r13+80]
	adcx rbx, r14
	adox rax, r11
	mulx r11, rdx, qword ptr [r13+88]
	adcx rax, rdx
	adox r11, r15
	adc r11, 0
	add r12, r8
	adc rdi, 0
	adc rbp, 0
	adc r10, 0
	/* X3 = rr-HHH-2*V */
	mov r8, qword ptr [rsp+96]
	sub r8, r12
	mov r14, qword ptr [rsp+88]
	sbb r14, rdi
	mov rdx, qword ptr [rsp+56]
	sbb rdx, rbp
	mov r15, qword ptr [rsp+8]
	sbb r15, r10
	setc r13b
	movzx r13d, r13b
	mov qword ptr [rsp+8], rdx
	mov edx, 38
	mov qword ptr [rsp+40], r10
	mulx r9, r10, r9
	mov qword ptr [rsp+56], rbp
	xor ebp, ebp
	adcx r10, qword ptr [rsp+120]
	adox rcx, r9
	mulx rbx, r9, rbx
	adcx rcx, r9
	adox rbx, qword ptr [rsp+16]
	mulx rax, r9, rax
	adcx rbx, r9
	adox rsi, rax
	mulx r11, rax, r11
	adcx rsi, rax
	adox r11, rbp
	adc r11, 0
	sub r8, qword ptr [rsp+32]
	sbb r14, qword ptr [rsp+144]
	mov rax, qword ptr [rsp+8]
	sbb rax, qword ptr [rsp+80]
	sbb r15, qword ptr [rsp+48]
	adc r13, 0
	mov r9, rsi
	shl r9, 1
	shr r9, 1
	sub r8, qword ptr [rsp+32]
	sbb r14, qword ptr [rsp+144]
	sbb rax, qword ptr [rsp+80]
	sbb r15, qword ptr [rsp+48]
	adc r13, 0
	shr rsi, 63
	lea rsi, [rsi+r11*2]
	lea r11, [r13+r13*8]
	lea r11, [r13+r11*2]
	lea r11, [r11+r11]
	lea r13, [rsi+rsi*8]
	lea r13, [rsi+r13*2]
	sub r8, r11
	sbb r14, 0
	mov rsi, qword ptr [rsp]
	mov qword ptr [rsi+8], r14
	sbb rax, 0
	mov qword ptr [rsi+16], rax
	sbb r15, 0
	mov qword ptr [rsi+24], r15
	sbb r11, r11
	add r10, r13
	mov qword ptr [rsi+64], r10
	adc rcx, 0
	mov qword ptr [rsi+72], rcx
	adc rbx, 0
	mov qword ptr [rsi+80], rbx
	adc r9, 0
	mov qword ptr [rsi+88], r9
	/* Y3 = r*t2-Y1*HHH */
	mov rcx, -38
	sub rcx, r12
	mov r9, -1
	sbb r9, rdi
	mov rdi, -1
	sbb rdi, qword ptr [rsp+56]
	mov r10, -1
	sbb r10, qword ptr [rsp+40]
	and r11d, 38
	sub r8, r11
	mov qword ptr [rsi], r8
	/* t2 = V-X3 */
	mov r11, qword ptr [rsp+32]
	sub r11, r8
	mov r8, qword ptr [rsp+144]
	sbb r8, r14
	mov rbx, qword ptr [rsp+80]
	sbb rbx, rax
	mov rax, qword ptr [rsp+48]
	sbb rax, r15
	sbb r12, r12
	and r12d, 38
	sub r11, r12
	sbb r8, 0
	sbb rbx, 0
	sbb rax, 0
	lea r12, [r11-38]
	cmovc r11, r12
	mov rdx, qword ptr [rsp+112]
	mulx r12, r13, r11
	mulx r14, r15, r8
	mulx rbp, rsi, rbx
	mov qword ptr [rsp+8], r10
	mulx r10, rdx, rax
	add r12, r15
	adc r14, rsi
	adc rbp, rdx
	adc r10, 0
	mov rdx, rcx
	mov rsi, qword ptr [rsp+24]
	mov qword ptr [rsp+16], rdi
	mulx r15, rdi, qword ptr [rsi+32]
	xor ecx, ecx
	adcx r13, rdi
	adox r12, r15
	mulx rdi, r15, qword ptr [rsi+40]
	adcx r12, r15
	adox r14, rdi
	mulx rdi, r15, qword ptr [rsi+48]
	adcx r14, r15
	adox rbp, rdi
	mulx rdi, rdx, qword ptr [rsi+56]
	adcx rbp, rdx
	adox r10, rdi
	seto dil
	movzx edi, dil
	adc r10, 0
	adc rdi, 0
	mov rdx, qword ptr [rsp+64]
	mulx r15, rcx, r11
	mov qword ptr [rsp+32], r13
	xor r13d, r13d
	adcx r12, rcx
	adox r14, r15
	mulx rcx, r15, r8
	adcx r14, r15
	adox rbp, rcx
	mulx rcx, r15, rbx
	adcx rbp, r15
	adox r10, rcx
	mulx rcx, rdx, rax
	adcx r10, rdx
	adox rdi, rcx
	seto cl
	movzx ecx, cl
	adc rdi, 0
	adc rcx, 0
	mov rdx, r9
	mulx r15, r13, qword ptr [rsi+32]
	xor r9d, r9d
	adcx r12, r13
	adox r14, r15
	mulx r13, r15, qword ptr [rsi+40]
	adcx r14, r15
	adox rbp, r13
	mulx r13, r15, qword ptr [rsi+48]
	adcx rbp, r15
	adox r10, r13
	mulx r13, rdx, qword ptr [rsi+56]
	adcx r10, rdx
	adox rdi, r13
	adcx rdi, r9
	adox rcx, r9
	adc rcx, 0
	mov rdx, qword ptr [rsp+72]
	mulx r13, r15, r11
	xor r9d, r9d
	adcx r14, r15
	adox rbp, r13
	mulx r13, r15, r8
	adcx rbp, r15
	adox r10, r13
	mulx r13, r15, rbx
	adcx r10, r15
	adox rdi, r13
	mulx r13, rdx, rax
	adcx rdi, rdx
	adox rcx, r13
	seto r13b
	movzx r13d, r13b
	adc rcx, 0
	adc r13, 0
	mov rdx, qword ptr [rsp+16]
	mulx r15, r9, qword ptr [rsi+32]
	mov qword ptr [rsp+40], r12
	xor r12d, r12d
	adcx r14, r9
	adox rbp, r15
	mulx r9, r15, qword ptr [rsi+40]
	adcx rbp, r15
	adox r10, r9
	mulx r9, r15, qword ptr [rsi+48]
	adcx r10, r15
	adox rdi, r9
	mulx r9, rdx, qword ptr [rsi+56]
	adcx rdi, rdx
	adox rcx, r9
	adcx rcx, r12
	adox r13, r12
	adc r13, 0
	mov rdx, qword ptr [rsp+152]
	mulx r11, r9, r11
	xor r15d, r15d
	adcx rbp, r9
	adox r10, r11
	mulx r8, r9, r8
	adcx r10, r9
	adox rdi, r8
	mulx rbx, r8, rbx
	adcx rdi, r8
	adox rcx, rbx
	mulx rax, rdx, rax
	adcx rcx, rdx
	adox r13, rax
	seto al
	movzx eax, al
	adc r13, 0
	adc rax, 0
	mov rdx, qword ptr [rsp+8]
	mulx r8, r9, qword ptr [rsi+32]
	xor r11d, r11d
	adcx rbp, r9
	adox r10, r8
	mulx r8, r9, qword ptr [rsi+40]
	adcx r10, r9
	adox rdi, r8
	mulx r8, r9, qword ptr [rsi+48]
	adcx rdi, r9
	adox rcx, r8
	mulx r8, rdx, qword ptr [rsi+56]
	adcx rcx, rdx
	adox r13, r8
	adcx r13, r11
	adox rax, r11
	adc rax, 0
	mov edx, 38
	mulx r10, rsi, r10
	xor r8d, r8d
	adcx rsi, qword ptr [rsp+32]
	adox r10, qword ptr [rsp+40]
	mulx rdi, r9, rdi
	adcx r10, r9
	adox r14, rdi
	mulx rcx, rdi, rcx
	adcx r14, rdi
	adox rbp, rcx
	mulx r13, rcx, r13
	adcx rbp, rcx
	adox r13, r8
	adc r13, 0
	lea rcx, [rax+rax*8]
	lea rcx, [rax+rcx*2]
	lea rcx, [rcx+rcx]
	mov rax, rbp
	shl rax, 1
	shr rax, 1
	add r13, rcx
	shr rbp, 63
	lea rbp, [rbp+r13*2]
	lea rcx, [rbp+rbp*8]
	lea rcx, [rbp+rcx*2]
	add rsi, rcx
	mov rdi, qword ptr [rsp]
	mov qword ptr [rdi+32], rsi
	adc r10, 0
	mov qword ptr [rdi+40], r10
	adc r14, 0
	mov qword ptr [rdi+48], r14
	adc rax, 0
	mov qword ptr [rdi+56], rax
	add rsp, 176
	CURVE13318_RAISED(176)
	pop r15
	CURVE13318_POPPED(r15)
	pop r14
	CURVE13318_POPPED(r14)
	pop r13
	CURVE13318_POPPED(r13)
	pop r12
	CURVE13318_POPPED(r12)
	pop rbp
	CURVE13318_POPPED(rbp)
	pop rbx
	CURVE13318_POPPED(rbx)
	ret
CURVE13318_END(CURVE13318_NAME(curve13318_jac_madd))

/* void curve13318_prj_madd(uint64_t *r, const uint64_t *p, const uint64_t *q)
 * r (out) in rdi, p (in) in rsi, q (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 3 out, each at most 0x8000000000000000000000000000000000000000000000000080000000000000.
 * Made of shortw/projective-3/addition/madd-2015-rcb-3; fusions: products.
 * Stack: 272 bytes; 1371 instructions; modelled 413.0 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_prj_madd))
	push rbx
	CURVE13318_PUSHED(rbx)
	push rbp
	CURVE13318_PUSHED(rbp)
	push r12
	CURVE13318_PUSHED(r12)
	push r13
	CURVE13318_PUSHED(r13)
	push r14
	CURVE13318_PUSHED(r14)
	push r15
	CURVE13318_PUSHED(r15)
	sub rsp, 224
	CURVE13318_LOWERED(224)
	CURVE13318_FRAME_MADE
	/* t4_2 = Y2*Z1 */
	mov rax, rdx
	mov rdx, qword ptr [rsi+64]
	mulx rcx, r8, qword ptr [rax+32]
	mulx r9, r10, qword ptr [rax+40]
	mulx r11, rbx, qword ptr [rax+48]
	mulx rbp, r12, qword ptr [rax+56]
	add rcx, r10
	adc r9, rbx
	adc r11, r12
	adc rbp, 0
	mov rdx, qword ptr [rsi+72]
	mulx r10, rbx, qword ptr [rax+32]
	xor r12d, r12d
	adcx rcx, rbx
	adox r9, r10
	mulx r10, rbx, qword ptr [rax+40]
	adcx r9, rbx
	adox r11, r10
	mulx r10, rbx, qword ptr [rax+48]
	adcx r11, rbx
	adox rbp, r10
	mulx r10, rbx, qword ptr [rax+56]
	adcx rbp, rbx
	adox r10, r12
	adc r10, 0
	/* t1 = Y1*Y2 */
	mov rdx, qword ptr [rax+32]
	mulx rbx, r13, qword ptr [rsi+32]
	mulx r14, r15, qword ptr [rsi+40]
	mov qword ptr [rsp], rdi
	mulx r12, rdi, qword ptr [rsi+48]
	mov qword ptr [rsp+8], r13
	mov qword ptr [rsp+16], rcx
	mulx r13, rcx, qword ptr [rsi+56]
	add rbx, r15
	adc r14, rdi
	adc r12, rcx
	adc r13, 0
	mulx rcx, rdi, qword ptr [rsi+80]
	xor r15d, r15d
	adcx r9, rdi
	adox r11, rcx
	mov rdx, qword ptr [rsi+80]
	mulx rcx, rdi, qword ptr [rax+40]
	adcx r11, rdi
	adox rbp, rcx
	mulx rcx, rdi, qword ptr [rax+48]
	adcx rbp, rdi
	adox r10, rcx
	mulx rcx, rdi, qword ptr [rax+56]
	adcx r10, rdi
	adox rcx, r15
	adc rcx, 0
	mov rdx, qword ptr [rax+40]
	mulx rdi, r15, qword ptr [rsi+32]
	mov qword ptr [rsp+24], r9
	xor r9d, r9d
	adcx rbx, r15
	adox r14, rdi
	mulx rdi, r15, qword ptr [rsi+40]
	adcx r14, r15
	adox r12, rdi
	mulx rdi, r15, qword ptr [rsi+48]
	adcx r12, r15
	adox r13, rdi
	mulx rdi, r15, qword ptr [rsi+56]
	adcx r13, r15
	adox rdi, r9
	adc rdi, 0
	mov rdx, qword ptr [rsi+88]
	mulx r15, r9, qword ptr [rax+32]
	mov qword ptr [rsp+32], rbx
	xor ebx, ebx
	adcx r11, r9
	adox rbp, r15
	mulx r9, r15, qword ptr [rax+40]
	adcx rbp, r15
	adox r10, r9
	mulx r9, r15, qword ptr [rax+48]
	adcx r10, r15
	adox rcx, r9
	mulx r9, r15, qword ptr [rax+56]
	adcx rcx, r15
	adox r9, rbx
	adc r9, 0
	mov rdx, qword ptr [rax+48]
	mulx r15, rbx, qword ptr [rsi+32]
	mov qword ptr [rsp+40], r9
	xor r9d, r9d
	adcx r14, rbx
	adox r12, r15
	mulx rbx, r15, qword ptr [rsi+40]
	adcx r12, r15
	adox r13, rbx
	mulx rbx, r15, qword ptr [rsi+48]
	adcx r13, r15
	adox rdi, rbx
	mulx rbx, r15, qword ptr [rsi+56]
	adcx rdi, r15
	adox rbx, r9
	adc rbx, 0
	mov edx, 38
	mulx rbp, r15, rbp
	xor r9d, r9d
	adcx r8, r15
	adox rbp, qword ptr [rsp+16]
	mulx r10, r15, r10
	adcx rbp, r15
	adox r10, qword ptr [rsp+24]
	mulx rcx, r15, rcx
	adcx r10, r15
	adox r11, rcx
	mulx rcx, r15, qword ptr [rsp+40]
	adcx r11, r15
	adox rcx, r9
	adc rcx, 0
	mov rdx, qword ptr [rax+56]
	mulx r15, r9, qword ptr [rsi+32]
	mov qword ptr [rsp+16], r10
	xor r10d, r10d
	adcx r12, r9
	adox r13, r15
	mulx r9, r15, qword ptr [rsi+40]
	adcx r13, r15
	adox rdi, r9
	mulx r9, r15, qword ptr [rsi+48]
	adcx rdi, r15
	adox rbx, r9
	mulx r9, r15, qword ptr [rsi+56]
	adcx rbx, r15
	adox r9, r10
	adc r9, 0
	mov r15, r11
	shr r15, 63
	lea r15, [r15+rcx*2]
	shl r11, 1
	shr r11, 1
	lea rcx, [r15+r15*8]
	lea rcx, [r15+rcx*2]
	mov edx, 38
	mulx r13, r15, r13
	xor r10d, r10d
	adcx r15, qword ptr [rsp+8]
	adox r13, qword ptr [rsp+32]
	mulx rdi, r10, rdi
	adcx r13, r10
	adox r14, rdi
	mulx rbx, rdi, rbx
	adcx r14, rdi
	adox r12, rbx
	mulx r9, rdi, r9
	adcx r12, rdi
	mov edi, 0
	adox r9, rdi
	adc r9, 0
	add r8, rcx
	adc rbp, 0
	mov rcx, qword ptr [rsp+16]
	adc rcx, 0
	adc r11, 0
	/* t4 = X1+Y1 */
	mov r10, qword ptr [rsi]
	add r10, qword ptr [rsi+32]
	mov rbx, qword ptr [rsi+8]
	adc rbx, qword ptr [rsi+40]
	mov rdx, qword ptr [rsi+16]
	adc rdx, qword ptr [rsi+48]
	mov rdi, qword ptr [rsi+24]
	adc rdi, qword ptr [rsi+56]
	mov qword ptr [rsp+8], r14
	sbb r14, r14
	mov qword ptr [rsp+16], r13
	mov r13, r12
	shl r13, 1
	shr r13, 1
	/* t4_3 = t4_2+Y1 */
	add r8, qword ptr [rsi+32]
	adc rbp, qword ptr [rsi+40]
	adc rcx, qword ptr [rsi+48]
	adc r11, qword ptr [rsi+56]
	mov qword ptr [rsp+24], r13
	sbb r13, r13
	shr r12, 63
	lea r12, [r12+r9*2]
	and r14d, 38
	/* t3 = X2+Y2 */
	mov r9, qword ptr [rax]
	add r9, qword ptr [rax+32]
	mov qword ptr [rsp+32], r9
	mov r9, qword ptr [rax+8]
	adc r9, qword ptr [rax+40]
	mov qword ptr [rsp+40], r9
	mov r9, qword ptr [rax+16]
	adc r9, qword ptr [rax+48]
	mov qword ptr [rsp+48], r9
	mov r9, qword ptr [rax+24]
	adc r9, qword ptr [rax+56]
	mov qword ptr [rsp+56], r9
	sbb r9, r9
	add r10, r14
	adc rbx, 0
	adc rdx, 0
	adc rdi, 0
	sbb r14, r14
	and r13d, 38
	mov qword ptr [rsp+64], rdi
	lea rdi, [r12+r12*8]
	lea rdi, [r12+rdi*2]
	add r8, r13
	adc rbp, 0
	adc rcx, 0
	adc r11, 0
	/* Y3_s = X2*Z1 */
	mov r12, rdx
	mov rdx, qword ptr [rsi+64]
	mov qword ptr [rsp+72], r11
	mulx r13, r11, qword ptr [rax]
	mov qword ptr [rsp+80], rcx
	mov qword ptr [rsp+88], rbp
	mulx rcx, rbp, qword ptr [rax+8]
	mov qword ptr [rsp+96], r8
	mov qword ptr [rsp+104], r11
	mulx r8, r11, qword ptr [rax+16]
	mov qword ptr [rsp+112], r12
	mov qword ptr [rsp+120], rbx
	mulx r12, rbx, qword ptr [rax+24]
	add r13, rbp
	adc rcx, r11
	adc r8, rbx
	adc r12, 0
	and r9d, 38
	and r14d, 38
	add r15, rdi
	mov rdi, qword ptr [rsp+16]
	adc rdi, 0
	mov r11, qword ptr [rsp+8]
	adc r11, 0
	mov rbx, qword ptr [rsp+24]
	adc rbx, 0
	add r9, qword ptr [rsp+32]
	mov rbp, qword ptr [rsp+40]
	adc rbp, 0
	mov qword ptr [rsp+8], rbx
	mov rbx, qword ptr [rsp+48]
	adc rbx, 0
	mov qword ptr [rsp+16], r11
	mov r11, qword ptr [rsp+56]
	adc r11, 0
	mov qword ptr [rsp+24], rdi
	sbb rdi, rdi
	add r10, r14
	mov rdx, qword ptr [rsi+72]
	mov qword ptr [rsp+32], r15
	mulx r14, r15, qword ptr [rax]
	mov qword ptr [rsp+40], r11
	xor r11d, r11d
	adcx r13, r15
	adox rcx, r14
	mulx r14, r15, qword ptr [rax+8]
	adcx rcx, r15
	adox r8, r14
	mulx r14, r15, qword ptr [rax+16]
	adcx r8, r15
	adox r12, r14
	mulx r14, r15, qword ptr [rax+24]
	adcx r12, r15
	adox r14, r11
	adc r14, 0
	and edi, 38
	add r9, rdi
	/* t3_1 = t3*t4 */
	mov rdx, r10
	mulx rdi, r15, r9
	mulx r10, r11, rbp
	mov qword ptr [rsp+48], r15
	mov qword ptr [rsp+56], r13
	mulx r15, r13, rbx
	mov qword ptr [rsp+128], rbx
	mulx rbx, rdx, qword ptr [rsp+40]
	add rdi, r11
	adc r10, r13
	adc r15, rdx
	adc rbx, 0
	mov rdx, qword ptr [rsi+80]
	mulx r11, r13, qword ptr [rax]
	mov qword ptr [rsp+136], rbx
	xor ebx, ebx
	adcx rcx, r13
	adox r8, r11
	mulx r11, r13, qword ptr [rax+8]
	adcx r8, r13
	adox r12, r11
	mulx r11, r13, qword ptr [rax+16]
	adcx r12, r13
	adox r14, r11
	mulx r11, r13, qword ptr [rax+24]
	adcx r14, r13
	adox r11, rbx
	adc r11, 0
	mov rdx, qword ptr [rsp+120]
	mulx r13, rbx, r9
	mov qword ptr [rsp+144], rcx
	xor ecx, ecx
	adcx rdi, rbx
	adox r10, r13
	mulx rbx, r13, rbp
	adcx r10, r13
	adox r15, rbx
	mulx rbx, r13, qword ptr [rsp+128]
	adcx r15, r13
	adox rbx, qword ptr [rsp+136]
	mulx r13, rdx, qword ptr [rsp+40]
	adcx rbx, rdx
	adox r13, rcx
	adc r13, 0
	mov rdx, qword ptr [rsi+88]
	mov qword ptr [rsp+120], rdi
	mulx rcx, rdi, qword ptr [rax]
	mov qword ptr [rsp+136], r13
	xor r13d, r13d
	adcx r8, rdi
	adox r12, rcx
	mulx rcx, rdi, qword ptr [rax+8]
	adcx r12, rdi
	adox r14, rcx
	mulx rcx, rdi, qword ptr [rax+16]
	adcx r14, rdi
	adox r11, rcx
	mulx rcx, rdi, qword ptr [rax+24]
	adcx r11, rdi
	adox rcx, r13
	adc rcx, 0
	mov rdx, qword ptr [rsp+112]
	mulx rdi, r13, r9
	mov qword ptr [rsp+152], rax
	xor eax, eax
	adcx r10, r13
	adox r15, rdi
	mulx rdi, r13, rbp
	adcx r15, r13
	adox rbx, rdi
	mulx rdi, r13, qword ptr [rsp+128]
	adcx rbx, r13
	adox rdi, qword ptr [rsp+136]
	mulx r13, rdx, qword ptr [rsp+40]
	adcx rdi, rdx
	adox r13, rax
	adc r13, 0
	mov edx, 38
	mulx r12, rax, r12
	mov qword ptr [rsp+112], r10
	xor r10d, r10d
	adcx rax, qword ptr [rsp+104]
	adox r12, qword ptr [rsp+56]
	mulx r14, r10, r14
	adcx r12, r10
	adox r14, qword ptr [rsp+144]
	mulx r11, r10, r11
	adcx r14, r10
	adox r8, r11
	mulx rcx, r10, rcx
	adcx r8, r10
	mov r10d, 0
	adox rcx, r10
	adc rcx, 0
	mov rdx, qword ptr [rsp+64]
	mulx r9, r11, r9
	xor r10d, r10d
	adcx r15, r11
	adox rbx, r9
	mulx rbp, r9, rbp
	adcx rbx, r9
	adox rdi, rbp
	mulx r9, r11, qword ptr [rsp+128]
	adcx rdi, r11
	adox r13, r9
	mulx r9, rdx, qword ptr [rsp+40]
	adcx r13, rdx
	adox r9, r10
	adc r9, 0
	mov r11, r8
	shr r11, 63
	lea r11, [r11+rcx*2]
	shl r8, 1
	shr r8, 1
	/* Z3_s = 13318*Z1 */
	mov rdx, qword ptr [rsi+64]
	mov ecx, 13318
	mulx rbp, r10, rcx
	mov rdx, qword ptr [rsi+72]
	mov qword ptr [rsp+40], r10
	mov qword ptr [rsp+56], r8
	mulx r10, r8, rcx
	mov rdx, qword ptr [rsi+80]
	mov qword ptr [rsp+64], r14
	mov qword ptr [rsp+104], r12
	mulx r14, r12, rcx
	mov rdx, qword ptr [rsi+88]
	mov qword ptr [rsp+128], rax
	mov qword ptr [rsp+136], r9
	mulx rax, r9, rcx
	add r8, rbp
	adc r12, r10
	adc r9, r14
	adc rax, 0
	lea r10, [r11+r11*8]
	lea r10, [r11+r10*2]
	mov edx, 38
	mulx rbx, r11, rbx
	xor ebp, ebp
	adcx r11, qword ptr [rsp+48]
	adox rbx, qword ptr [rsp+120]
	mulx rdi, r14, rdi
	adcx rbx, r14
	adox rdi, qword ptr [rsp+112]
	mulx r13, r14, r13
	adcx rdi, r14
	adox r15, r13
	mulx r13, r14, qword ptr [rsp+136]
	adcx r15, r14
	adox r13, rbp
	adc r13, 0
	add r10, qword ptr [rsp+128]
	mov r14, qword ptr [rsp+104]
	adc r14, 0
	mov rdx, qword ptr [rsp+64]
	adc rdx, 0
	mov rcx, qword ptr [rsp+56]
	adc rcx, 0
	mov rbp, r9
	shr rbp, 63
	lea rbp, [rbp+rax*2]
	shl r9, 1
	shr r9, 1
	/* Y3_1 = Y3_s+X1 */
	add r10, qword ptr [rsi]
	adc r14, qword ptr [rsi+8]
	adc rdx, qword ptr [rsi+16]
	adc rcx, qword ptr [rsi+24]
	sbb rax, rax
	mov qword ptr [rsp+48], rdi
	lea rdi, [rbp+rbp*8]
	lea rdi, [rbp+rdi*2]
	/* t0 = X1*X2 */
	mov rbp, qword ptr [rsp+152]
	mov qword ptr [rsp+56], rdx
	mov rdx, qword ptr [rbp]
	mov qword ptr [rsp+64], rbx
	mov qword ptr [rsp+104], r11
	mulx rbx, r11, qword ptr [rsi]
	mov qword ptr [rsp+112], r11
	mov qword ptr [rsp+120], r13
	mulx r11, r13, qword ptr [rsi+8]
	mov qword ptr [rsp+128], r15
	mov qword ptr [rsp+136], rcx
	mulx r15, rcx, qword ptr [rsi+16]
	mov qword ptr [rsp+144], r14
	mulx r14, rdx, qword ptr [rsi+24]
	add rbx, r13
	adc r11, rcx
	adc r15, rdx
	adc r14, 0
	and eax, 38
	add rdi, qword ptr [rsp+40]
	adc r8, 0
	adc r12, 0
	adc r9, 0
	add r10, rax
	mov rax, qword ptr [rsp+144]
	adc rax, 0
	mov rcx, qword ptr [rsp+56]
	adc rcx, 0
	mov r13, qword ptr [rsp+136]
	adc r13, 0
	mov rdx, qword ptr [rsp+128]
	shr rdx, 63
	mov qword ptr [rsp+40], r9
	mov r9, qword ptr [rsp+120]
	lea rdx, [rdx+r9*2]
	mov r9, qword ptr [rsp+128]
	shl r9, 1
	shr r9, 1
	mov qword ptr [rsp+56], rdx
	mov rdx, qword ptr [rbp+8]
	mov qword ptr [rsp+120], r13
	mov qword ptr [rsp+128], rcx
	mulx r13, rcx, qword ptr [rsi]
	mov qword ptr [rsp+136], r12
	xor r12d, r12d
	adcx rbx, rcx
	adox r11, r13
	mulx rcx, r13, qword ptr [rsi+8]
	adcx r11, r13
	adox r15, rcx
	mulx rcx, r13, qword ptr [rsi+16]
	adcx r15, r13
	adox r14, rcx
	mulx rcx, rdx, qword ptr [rsi+24]
	adcx r14, rdx
	adox rcx, r12
	adc rcx, 0
	mov r13, qword ptr [rsp+56]
	lea rdx, [r13+r13*8]
	lea rdx, [r13+rdx*2]
	add rdx, qword ptr [rsp+104]
	mov r13, qword ptr [rsp+64]
	adc r13, 0
	mov r12, qword ptr [rsp+48]
	adc r12, 0
	adc r9, 0
	/* X3_1 = 3*(Y3_1-Z3_s) */
	mov qword ptr [rsp+48], r9
	mov r9, r10
	sub r9, rdi
	mov rdi, rax
	sbb rdi, r8
	mov r8, qword ptr [rsp+128]
	sbb r8, qword ptr [rsp+136]
	mov qword ptr [rsp+56], r12
	mov r12, qword ptr [rsp+120]
	sbb r12, qword ptr [rsp+40]
	mov qword ptr [rsp+40], r13
	sbb r13, r13
	mov qword ptr [rsp+64], rdx
	mov rdx, qword ptr [rbp+16]
	mov qword ptr [rsp+104], rax
	mov qword ptr [rsp+136], r10
	mulx rax, r10, qword ptr [rsi]
	mov qword ptr [rsp+144], rbx
	xor ebx, ebx
	adcx r11, r10
	adox r15, rax
	mulx rax, r10, qword ptr [rsi+8]
	adcx r15, r10
	adox r14, rax
	mulx rax, r10, qword ptr [rsi+16]
	adcx r14, r10
	adox rcx, rax
	mulx rax, rdx, qword ptr [rsi+24]
	adcx rcx, rdx
	adox rax, rbx
	adc rax, 0
	and r13d, 38
	sub r9, r13
	sbb rdi, 0
	sbb r8, 0
	sbb r12, 0
	mov rdx, qword ptr [rbp+24]
	mulx r10, r13, qword ptr [rsi]
	xor ebx, ebx
	adcx r15, r13
	adox r14, r10
	mulx r10, r13, qword ptr [rsi+8]
	adcx r14, r13
	adox rcx, r10
	mulx r10, r13, qword ptr [rsi+16]
	adcx rcx, r13
	adox rax, r10
	mulx r10, rdx, qword ptr [rsi+24]
	adcx rax, rdx
	adox r10, rbx
	adc r10, 0
	mov rbp, r9
	add rbp, r9
	mov r13, rdi
	adc r13, rdi
	mov rdx, r8
	adc rdx, r8
	mov rbx, r12
	adc rbx, r12
	mov qword ptr [rsp+152], rsi
	setc sil
	movzx esi, sil
	mov qword ptr [rsp+160], rdx
	mov edx, 38
	mov qword ptr [rsp+168], rsi
	mulx r14, rsi, r14
	mov qword ptr [rsp+176], rbx
	xor ebx, ebx
	adcx rsi, qword ptr [rsp+112]
	adox r14, qword ptr [rsp+144]
	mulx rcx, rbx, rcx
	adcx r14, rbx
	adox r11, rcx
	mulx rax, rcx, rax
	adcx r11, rcx
	adox r15, rax
	mulx r10, rax, r10
	adcx r15, rax
	mov eax, 0
	adox r10, rax
	adc r10, 0
	add rbp, r9
	adc r13, rdi
	adc r8, qword ptr [rsp+160]
	adc r12, qword ptr [rsp+176]
	mov rcx, qword ptr [rsp+168]
	adc rcx, 0
	mov rdi, r15
	shl rdi, 1
	shr rdi, 1
	/* t2 = 3*Z1 */
	mov r9, qword ptr [rsp+152]
	mov rbx, qword ptr [r9+64]
	add rbx, qword ptr [r9+64]
	mov rdx, qword ptr [r9+72]
	adc rdx, qword ptr [r9+72]
	mov rax, qword ptr [r9+80]
	adc rax, qword ptr [r9+80]
	mov qword ptr [rsp+112], r8
	mov r8, qword ptr [r9+88]
	adc r8, qword ptr [r9+88]
	mov qword ptr [rsp+144], r13
	setc r13b
	movzx r13d, r13b
	mov qword ptr [rsp+160], rbp
	mov rbp, r12
	shl rbp, 1
	shr rbp, 1
	shr r15, 63
	lea r15, [r15+r10*2]
	shr r12, 63
	lea r12, [r12+rcx*2]
	add rbx, qword ptr [r9+64]
	adc rdx, qword ptr [r9+72]
	adc rax, qword ptr [r9+80]
	adc r8, qword ptr [r9+88]
	adc r13, 0
	mov rcx, r8
	shl rcx, 1
	shr rcx, 1
	/* Y3_2 = 13318*Y3_1 */
	mov r9, rdx
	mov rdx, qword ptr [rsp+136]
	mov r10d, 13318
	mov qword ptr [rsp+152], rcx
	mulx rcx, rdx, r10
	mov qword ptr [rsp+136], rdx
	mov rdx, qword ptr [rsp+104]
	mov qword ptr [rsp+168], rax
	mulx rax, rdx, r10
	mov qword ptr [rsp+104], rdx
	mov rdx, qword ptr [rsp+128]
	mov qword ptr [rsp+176], r9
	mulx r9, rdx, r10
	mov qword ptr [rsp+128], rdx
	mov rdx, qword ptr [rsp+120]
	mov qword ptr [rsp+184], rbx
	mulx rbx, rdx, r10
	add rcx, qword ptr [rsp+104]
	adc rax, qword ptr [rsp+128]
	adc rdx, r9
	adc rbx, 0
	shr r8, 63
	lea r8, [r8+r13*2]
	lea r9, [r15+r15*8]
	lea r9, [r15+r9*2]
	lea r13, [r12+r12*8]
	lea r13, [r12+r13*2]
	lea r12, [r8+r8*8]
	lea r12, [r8+r12*2]
	mov r8, rdx
	shl r8, 1
	shr r8, 1
	add rsi, r9
	adc r14, 0
	adc r11, 0
	adc rdi, 0
	shr rdx, 63
	lea rdx, [rdx+rbx*2]
	add r13, qword ptr [rsp+160]
	mov r9, qword ptr [rsp+144]
	adc r9, 0
	mov rbx, qword ptr [rsp+112]
	adc rbx, 0
	adc rbp, 0
	add r12, qword ptr [rsp+184]
	mov r15, qword ptr [rsp+176]
	adc r15, 0
	mov r10, qword ptr [rsp+168]
	adc r10, 0
	mov qword ptr [rsp+104], rbp
	mov rbp, qword ptr [rsp+152]
	adc rbp, 0
	mov qword ptr [rsp+112], rbx
	lea rbx, [rdx+rdx*8]
	lea rbx, [rdx+rbx*2]
	/* t0_2 = 3*t0-t2 */
	mov rdx, rsi
	add rdx, rsi
	mov qword ptr [rsp+120], r9
	mov r9, r14
	adc r9, r14
	mov qword ptr [rsp+128], r13
	mov r13, r11
	adc r13, r11
	mov qword ptr [rsp+144], r11
	mov r11, rdi
	adc r11, rdi
	mov qword ptr [rsp+152], rdi
	sbb rdi, rdi
	add rbx, qword ptr [rsp+136]
	adc rcx, 0
	adc rax, 0
	adc r8, 0
	and edi, 38
	add rdx, rdi
	/* Y3_4 = Y3_2-t2-t0 */
	sub rbx, r12
	sbb rcx, r15
	sbb rax, r10
	sbb r8, rbp
	setc dil
	movzx edi, dil
	add rdx, rsi
	adc r9, r14
	adc r13, qword ptr [rsp+144]
	adc r11, qword ptr [rsp+152]
	mov qword ptr [rsp+136], rbp
	sbb rbp, rbp
	sub rbx, rsi
	sbb rcx, r14
	sbb rax, qword ptr [rsp+144]
	sbb r8, qword ptr [rsp+152]
	adc rdi, 0
	mov qword ptr [rsp+160], r14
	lea r14, [rdi+rdi*8]
	lea r14, [rdi+r14*2]
	lea r14, [r14+r14]
	and ebp, 38
	/* X3_2, Z3_2 = t1+X3_1, t1-X3_1 */
	mov rdi, qword ptr [rsp+32]
	add rdi, qword ptr [rsp+128]
	mov qword ptr [rsp+168], rsi
	mov rsi, qword ptr [rsp+24]
	adc rsi, qword ptr [rsp+120]
	mov qword ptr [rsp+176], rsi
	mov rsi, qword ptr [rsp+16]
	adc rsi, qword ptr [rsp+112]
	mov qword ptr [rsp+184], rsi
	mov rsi, qword ptr [rsp+8]
	adc rsi, qword ptr [rsp+104]
	mov qword ptr [rsp+192], rsi
	sbb rsi, rsi
	and esi, 38
	add rdx, rbp
	adc r9, 0
	adc r13, 0
	adc r11, 0
	mov rbp, qword ptr [rsp+32]
	sub rbp, qword ptr [rsp+128]
	mov qword ptr [rsp+128], r11
	mov r11, qword ptr [rsp+24]
	sbb r11, qword ptr [rsp+120]
	mov qword ptr [rsp+120], r10
	mov r10, qword ptr [rsp+16]
	sbb r10, qword ptr [rsp+112]
	mov qword ptr [rsp+112], r13
	mov r13, qword ptr [rsp+8]
	sbb r13, qword ptr [rsp+104]
	mov qword ptr [rsp+104], r9
	sbb r9, r9
	sub rbx, r14
	sbb rcx, 0
	sbb rax, 0
	sbb r8, 0
	sbb r14, r14
	add rdi, rsi
	and r9d, 38
	sub rbp, r9
	sbb r11, 0
	sbb r10, 0
	sbb r13, 0
	sub rdx, r12
	mov rsi, qword ptr [rsp+104]
	sbb rsi, r15
	mov r9, qword ptr [rsp+112]
	sbb r9, qword ptr [rsp+120]
	mov r12, qword ptr [rsp+128]
	sbb r12, qword ptr [rsp+136]
	sbb r15, r15
	and r14d, 38
	sub rbx, r14
	and r15d, 38
	/* t3_2 = t3_1-t0-t1 */
	mov r14, qword ptr [rsp+64]
	sub r14, qword ptr [rsp+168]
	mov qword ptr [rsp+64], r13
	mov r13, qword ptr [rsp+40]
	sbb r13, qword ptr [rsp+160]
	mov qword ptr [rsp+40], r10
	mov r10, qword ptr [rsp+56]
	sbb r10, qword ptr [rsp+144]
	mov qword ptr [rsp+56], r11
	mov r11, qword ptr [rsp+48]
	sbb r11, qword ptr [rsp+152]
	mov qword ptr [rsp+48], rdi
	setc dil
	movzx edi, dil
	/* Y3_5 = 3*Y3_4 */
	mov qword ptr [rsp+104], rbp
	mov rbp, rbx
	add rbp, rbx
	mov qword ptr [rsp+112], rbx
	mov rbx, rcx
	adc rbx, rcx
	mov qword ptr [rsp+120], rcx
	mov rcx, rax
	adc rcx, rax
	mov qword ptr [rsp+128], rax
	mov rax, r8
	adc rax, r8
	mov qword ptr [rsp+136], rax
	setc al
	movzx eax, al
	sub rdx, r15
	sbb rsi, 0
	sbb r9, 0
	sbb r12, 0
	sub r14, qword ptr [rsp+32]
	sbb r13, qword ptr [rsp+24]
	sbb r10, qword ptr [rsp+16]
	sbb r11, qword ptr [rsp+8]
	adc rdi, 0
	lea r15, [rdi+rdi*8]
	lea r15, [rdi+r15*2]
	lea r15, [r15+r15]
	add rbp, qword ptr [rsp+112]
	adc rbx, qword ptr [rsp+120]
	adc rcx, qword ptr [rsp+128]
	adc r8, qword ptr [rsp+136]
	adc rax, 0
	mov rdi, r8
	shl rdi, 1
	shr rdi, 1
	shr r8, 63
	lea r8, [r8+rax*2]
	sub r14, r15
	sbb r13, 0
	sbb r10, 0
	sbb r11, 0
	sbb rax, rax
	lea r15, [r8+r8*8]
	lea r15, [r8+r15*2]
	and eax, 38
	add rbp, r15
	adc rbx, 0
	adc rcx, 0
	adc rdi, 0
	sub r14, rax
	/* Y3_7 = t0_2*Y3_5+X3_2*Z3_2 */
	mulx rax, r8, rbp
	mov qword ptr [rsp+8], r11
	mulx r15, r11, rbx
	mov qword ptr [rsp+16], r10
	mov qword ptr [rsp+24], r13
	mulx r10, r13, rcx
	mov qword ptr [rsp+32], r14
	mov qword ptr [rsp+112], r12
	mulx r14, r12, rdi
	add rax, r11
	adc r15, r13
	adc r10, r12
	adc r14, 0
	mov r11, rdx
	mov rdx, qword ptr [rsp+48]
	mulx r12, r13, qword ptr [rsp+104]
	mov qword ptr [rsp+120], r11
	xor r11d, r11d
	adcx r8, r13
	adox rax, r12
	mulx r12, r13, qword ptr [rsp+56]
	adcx rax, r13
	adox r15, r12
	mulx r12, r13, qword ptr [rsp+40]
	adcx r15, r13
	adox r10, r12
	mulx r12, r13, qword ptr [rsp+64]
	adcx r10, r13
	adox r14, r12
	seto r12b
	movzx r12d, r12b
	adc r14, 0
	adc r12, 0
	mov rdx, rsi
	mulx r13, r11, rbp
	xor esi, esi
	adcx rax, r11
	adox r15, r13
	mulx r11, r13, rbx
	adcx r15, r13
	adox r10, r11
	mulx r11, r13, rcx
	adcx r10, r13
	adox r14, r11
	mulx r11, r13, rdi
	adcx r14, r13
	adox r12, r11
	adc r12, 0
	mov r11, rdx
	mov rdx, qword ptr [rsp+176]
	mulx r13, rsi, qword ptr [rsp+104]
	mov qword ptr [rsp+128], r11
	xor r11d, r11d
	adcx rax, rsi
	adox r15, r13
	mulx rsi, r13, qword ptr [rsp+56]
	adcx r15, r13
	adox r10, rsi
	mulx rsi, r13, qword ptr [rsp+40]
	adcx r10, r13
	adox r14, rsi
	mulx rsi, r13, qword ptr [rsp+64]
	adcx r14, r13
	adox r12, rsi
	seto sil
	movzx esi, sil
	adc r12, 0
	adc rsi, 0
	mov rdx, r9
	mulx r13, r11, rbp
	xor r9d, r9d
	adcx r15, r11
	adox r10, r13
	mulx r11, r13, rbx
	adcx r10, r13
	adox r14, r11
	mulx r11, r13, rcx
	adcx r14, r13
	adox r12, r11
	mulx r11, r13, rdi
	adcx r12, r13
	adox rsi, r11
	adc rsi, 0
	mov r11, rdx
	mov rdx, qword ptr [rsp+184]
	mulx r13, r9, qword ptr [rsp+104]
	mov qword ptr [rsp+136], r11
	xor r11d, r11d
	adcx r15, r9
	adox r10, r13
	mulx r9, r13, qword ptr [rsp+56]
	adcx r10, r13
	adox r14, r9
	mulx r9, r13, qword ptr [rsp+40]
	adcx r14, r13
	adox r12, r9
	mulx r9, r13, qword ptr [rsp+64]
	adcx r12, r13
	adox rsi, r9
	seto r9b
	movzx r9d, r9b
	adc rsi, 0
	adc r9, 0
	mov rdx, qword ptr [rsp+112]
	mulx r13, r11, rbp
	mov qword ptr [rsp+144], r15
	xor r15d, r15d
	adcx r10, r11
	adox r14, r13
	mulx r11, r13, rbx
	adcx r14, r13
	adox r12, r11
	mulx r11, r13, rcx
	adcx r12, r13
	adox rsi, r11
	mulx r11, r13, rdi
	adcx rsi, r13
	adox r9, r11
	adc r9, 0
	mov rdx, qword ptr [rsp+192]
	mulx r11, r13, qword ptr [rsp+104]
	xor r15d, r15d
	adcx r10, r13
	adox r14, r11
	mulx r11, r13, qword ptr [rsp+56]
	adcx r14, r13
	adox r12, r11
	mulx r11, r13, qword ptr [rsp+40]
	adcx r12, r13
	adox rsi, r11
	mulx r11, r13, qword ptr [rsp+64]
	adcx rsi, r13
	adox r9, r11
	seto r11b
	movzx r11d, r11b
	adc r9, 0
	adc r11, 0
	/* X3_4 = t3_2*X3_2-t4_3*Y3_5 */
	mov r13, -38
	sub r13, rbp
	mov rbp, -1
	sbb rbp, rbx
	mov rbx, -1
	sbb rbx, rcx
	mov rcx, -1
	sbb rcx, rdi
	mov rdx, qword ptr [rsp+32]
	mulx rdi, r15, qword ptr [rsp+48]
	mov qword ptr [rsp+152], rcx
	mov qword ptr [rsp+160], rbx
	mulx rcx, rbx, qword ptr [rsp+176]
	mov qword ptr [rsp+168], rbp
	mov qword ptr [rsp+200], r11
	mulx rbp, r11, qword ptr [rsp+184]
	mov qword ptr [rsp+208], r15
	mov qword ptr [rsp+216], r13
	mulx r15, r13, qword ptr [rsp+192]
	add rdi, rbx
	adc rcx, r11
	adc rbp, r13
	adc r15, 0
	mov edx, 38
	mulx r14, r11, r14
	xor ebx, ebx
	adcx r8, r11
	adox rax, r14
	mulx r12, r11, r12
	adcx rax, r11
	adox r12, qword ptr [rsp+144]
	mulx rsi, r11, rsi
	adcx r12, r11
	adox r10, rsi
	mulx r9, rsi, r9
	adcx r10, rsi
	adox r9, rbx
	adc r9, 0
	mov rdx, qword ptr [rsp+216]
	mulx rsi, r11, qword ptr [rsp+96]
	xor r13d, r13d
	adcx r11, qword ptr [rsp+208]
	adox rdi, rsi
	mulx rsi, rbx, qword ptr [rsp+88]
	adcx rdi, rbx
	adox rcx, rsi
	mulx rsi, rbx, qword ptr [rsp+80]
	adcx rcx, rbx
	adox rbp, rsi
	mulx rsi, rdx, qword ptr [rsp+72]
	adcx rbp, rdx
	adox r15, rsi
	seto sil
	movzx esi, sil
	adc r15, 0
	adc rsi, 0
	mov rbx, qword ptr [rsp+200]
	lea r14, [rbx+rbx*8]
	lea r14, [rbx+r14*2]
	lea r14, [r14+r14]
	mov rbx, r10
	shl rbx, 1
	shr rbx, 1
	add r9, r14
	shr r10, 63
	lea r10, [r10+r9*2]
	mov rdx, qword ptr [rsp+24]
	mulx r9, r14, qword ptr [rsp+48]
	xor r13d, r13d
	adcx rdi, r14
	adox rcx, r9
	mulx r9, r14, qword ptr [rsp+176]
	adcx rcx, r14
	adox rbp, r9
	mulx r9, r14, qword ptr [rsp+184]
	adcx rbp, r14
	adox r15, r9
	mulx r9, r14, qword ptr [rsp+192]
	adcx r15, r14
	adox rsi, r9
	seto r9b
	movzx r9d, r9b
	adc rsi, 0
	adc r9, 0
	lea r14, [r10+r10*8]
	lea r14, [r10+r14*2]
	add r8, r14
	mov r10, qword ptr [rsp]
	mov qword ptr [r10+32], r8
	adc rax, 0
	mov qword ptr [r10+40], rax
	adc r12, 0
	mov qword ptr [r10+48], r12
	adc rbx, 0
	mov qword ptr [r10+56], rbx
	mov rdx, qword ptr [rsp+168]
	mulx rax, r8, qword ptr [rsp+96]
	xor ebx, ebx
	adcx rdi, r8
	adox rcx, rax
	mulx rax, r8, qword ptr [rsp+88]
	adcx rcx, r8
	adox rbp, rax
	mulx rax, r8, qword ptr [rsp+80]
	adcx rbp, r8
	adox r15, rax
	mulx rax, rdx, qword ptr [rsp+72]
	adcx r15, rdx
	adox rsi, rax
	adcx rsi, rbx
	adox r9, rbx
	adc r9, 0
	mov rdx, qword ptr [rsp+16]
	mulx rax, r8, qword ptr [rsp+48]
	xor r12d, r12d
	adcx rcx, r8
	adox rbp, rax
	mulx rax, r8, qword ptr [rsp+176]
	adcx rbp, r8
	adox r15, rax
	mulx rax, r8, qword ptr [rsp+184]
	adcx r15, r8
	adox rsi, rax
	mulx rax, r8, qword ptr [rsp+192]
	adcx rsi, r8
	adox r9, rax
	seto al
	movzx eax, al
	adc r9, 0
	adc rax, 0
	mov rdx, qword ptr [rsp+160]
	mulx r8, rbx, qword ptr [rsp+96]
	xor r13d, r13d
	adcx rcx, rbx
	adox rbp, r8
	mulx r8, rbx, qword ptr [rsp+88]
	adcx rbp, rbx
	adox r15, r8
	mulx r8, rbx, qword ptr [rsp+80]
	adcx r15, rbx
	adox rsi, r8
	mulx r8, rdx, qword ptr [rsp+72]
	adcx rsi, rdx
	adox r9, r8
	adcx r9, r13
	adox rax, r13
	adc rax, 0
	mov rdx, qword ptr [rsp+8]
	mulx r8, rbx, qword ptr [rsp+48]
	xor r12d, r12d
	adcx rbp, rbx
	adox r15, r8
	mulx r8, rbx, qword ptr [rsp+176]
	adcx r15, rbx
	adox rsi, r8
	mulx r8, rbx, qword ptr [rsp+184]
	adcx rsi, rbx
	adox r9, r8
	mulx r8, rbx, qword ptr [rsp+192]
	adcx r9, rbx
	adox rax, r8
	seto r8b
	movzx r8d, r8b
	adc rax, 0
	adc r8, 0
	mov rdx, qword ptr [rsp+152]
	mulx rbx, r13, qword ptr [rsp+96]
	xor r14d, r14d
	adcx rbp, r13
	adox r15, rbx
	mulx rbx, r12, qword ptr [rsp+88]
	adcx r15, r12
	adox rsi, rbx
	mulx rbx, r12, qword ptr [rsp+80]
	adcx rsi, r12
	adox r9, rbx
	mulx rbx, rdx, qword ptr [rsp+72]
	adcx r9, rdx
	adox rax, rbx
	adcx rax, r14
	adox r8, r14
	adc r8, 0
	/* Z3_4 = t4_3*Z3_2+t3_2*t0_2 */
	mov rdx, qword ptr [rsp+96]
	mulx rbx, r12, qword ptr [rsp+104]
	mulx r13, r14, qword ptr [rsp+56]
	mov qword ptr [rsp+48], r8
	mulx r10, r8, qword ptr [rsp+40]
	mov qword ptr [rsp+144], r12
	mulx r12, rdx, qword ptr [rsp+64]
	add rbx, r14
	adc r13, r8
	adc r10, rdx
	adc r12, 0
	mov edx, 38
	mulx r15, r8, r15
	xor r14d, r14d
	adcx r11, r8
	adox rdi, r15
	mulx rsi, r8, rsi
	adcx rdi, r8
	adox rcx, rsi
	mulx r9, rsi, r9
	adcx rcx, rsi
	adox rbp, r9
	mulx rax, rsi, rax
	adcx rbp, rsi
	adox rax, r14
	adc rax, 0
	mov rdx, qword ptr [rsp+32]
	mulx rsi, r8, qword ptr [rsp+120]
	xor r9d, r9d
	adcx r8, qword ptr [rsp+144]
	adox rbx, rsi
	mulx rsi, r14, qword ptr [rsp+128]
	adcx rbx, r14
	adox r13, rsi
	mulx rsi, r14, qword ptr [rsp+136]
	adcx r13, r14
	adox r10, rsi
	mulx rsi, rdx, qword ptr [rsp+112]
	adcx r10, rdx
	adox r12, rsi
	seto sil
	movzx esi, sil
	adc r12, 0
	adc rsi, 0
	mov r14, qword ptr [rsp+48]
	lea r15, [r14+r14*8]
	lea r15, [r14+r15*2]
	lea r15, [r15+r15]
	mov r14, rbp
	shl r14, 1
	shr r14, 1
	add rax, r15
	shr rbp, 63
	lea rbp, [rbp+rax*2]
	mov rdx, qword ptr [rsp+88]
	mulx rax, r15, qword ptr [rsp+104]
	xor r9d, r9d
	adcx rbx, r15
	adox r13, rax
	mulx rax, r15, qword ptr [rsp+56]
	adcx r13, r15
	adox r10, rax
	mulx rax, r15, qword ptr [rsp+40]
	adcx r10, r15
	adox r12, rax
	mulx rax, rdx, qword ptr [rsp+64]
	adcx r12, rdx
	adox rsi, rax
	seto al
	movzx eax, al
	adc rsi, 0
	adc rax, 0
	lea r15, [rbp+rbp*8]
	lea r15, [rbp+r15*2]
	add r11, r15
	mov rbp, qword ptr [rsp]
	mov qword ptr [rbp], r11
	adc rdi, 0
	mov qword ptr [rbp+8], rdi
	adc rcx, 0
	mov qword ptr [rbp+16], rcx
	adc r14, 0
	mov qword ptr [rbp+24], r14
	mov rdx, qword ptr [rsp+24]
	mulx rcx, rdi, qword ptr [rsp+120]
	xor r11d, r11d
	adcx rbx, rdi
	adox r13, rcx
	mulx rcx, rdi, qword ptr [rsp+128]
	adcx r13, rdi
	adox r10, rcx
	mulx rcx, rdi, qword ptr [rsp+136]
	adcx r10, rdi
	adox r12, rcx
	mulx rcx, rdx, qword ptr [rsp+112]
	adcx r12, rdx
	adox rsi, rcx
	adcx rsi, r11
	adox rax, r11
	adc rax, 0
	mov rdx, qword ptr [rsp+80]
	mulx rcx, rdi, qword ptr [rsp+104]
	xor r9d, r9d
	adcx r13, rdi
	adox r10, rcx
	mulx rcx, rdi, qword ptr [rsp+56]
	adcx r10, rdi
	adox r12, rcx
	mulx rcx, rdi, qword ptr [rsp+40]
	adcx r12, rdi
	adox rsi, rcx
	mulx rcx, rdx, qword ptr [rsp+64]
	adcx rsi, rdx
	adox rax, rcx
	seto cl
	movzx ecx, cl
	adc rax, 0
	adc rcx, 0
	mov rdx, qword ptr [rsp+16]
	mulx rdi, r11, qword ptr [rsp+120]
	xor r14d, r14d
	adcx r13, r11
	adox r10, rdi
	mulx rdi, r9, qword ptr [rsp+128]
	adcx r10, r9
	adox r12, rdi
	mulx rdi, r9, qword ptr [rsp+136]
	adcx r12, r9
	adox rsi, rdi
	mulx rdi, rdx, qword ptr [rsp+112]
	adcx rsi, rdx
	adox rax, rdi
	adcx rax, r14
	adox rcx, r14
	adc rcx, 0
	mov rdx, qword ptr [rsp+72]
	mulx rdi, r9, qword ptr [rsp+104]
	xor r11d, r11d
	adcx r10, r9
	adox r12, rdi
	mulx rdi, r9, qword ptr [rsp+56]
	adcx r12, r9
	adox rsi, rdi
	mulx rdi, r9, qword ptr [rsp+40]
	adcx rsi, r9
	adox rax, rdi
	mulx rdi, rdx, qword ptr [rsp+64]
	adcx rax, rdx
	adox rcx, rdi
	seto dil
	movzx edi, dil
	adc rcx, 0
	adc rdi, 0
	mov rdx, qword ptr [rsp+8]
	mulx r9, r14, qword ptr [rsp+120]
	xor r15d, r15d
	adcx r10, r14
	adox r12, r9
	mulx r9, r11, qword ptr [rsp+128]
	adcx r12, r11
	adox rsi, r9
	mulx r9, r11, qword ptr [rsp+136]
	adcx rsi, r11
	adox rax, r9
	mulx r9, rdx, qword ptr [rsp+112]
	adcx rax, rdx
	adox rcx, r9
	adcx rcx, r15
	adox rdi, r15
	adc rdi, 0
	mov edx, 38
	mulx r12, r9, r12
	xor r11d, r11d
	adcx r8, r9
	adox rbx, r12
	mulx rsi, r9, rsi
	adcx rbx, r9
	adox r13, rsi
	mulx rax, rsi, rax
	adcx r13, rsi
	adox r10, rax
	mulx rcx, rax, rcx
	adcx r10, rax
	adox rcx, r11
	adc rcx, 0
	lea rax, [rdi+rdi*8]
	lea rax, [rdi+rax*2]
	lea rax, [rax+rax]
	mov rsi, r10
	shl rsi, 1
	shr rsi, 1
	add rcx, rax
	shr r10, 63
	lea r10, [r10+rcx*2]
	lea rax, [r10+r10*8]
	lea rax, [r10+rax*2]
	add r8, rax
	mov qword ptr [rbp+64], r8
	adc rbx, 0
	mov qword ptr [rbp+72], rbx
	adc r13, 0
	mov qword ptr [rbp+80], r13
	adc rsi, 0
	mov qword ptr [rbp+88], rsi
	add rsp, 224
	CURVE13318_RAISED(224)
	pop r15
	CURVE13318_POPPED(r15)
	pop r14
	CURVE13318_POPPED(r14)
	pop r13
	CURVE13318_POPPED(r13)
	pop r12
	CURVE13318_POPPED(r12)
	pop rbp
	CURVE13318_POPPED(rbp)
	pop rbx
	CURVE13318_POPPED(rbx)
	ret
CURVE13318_END(CURVE13318_NAME(curve13318_prj_madd))

/* void curve13318_prj_dbl(uint64_t *r, const uint64_t *p)
 * r (out) in rdi, p (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 3 out, each at most 0x8000000000000000000000000000000000000000000000000080000000000000.
 * Made of shortw/projective-3/doubling/dbl-2015-rcb-3; fusions: products.
 * Stack: 288 bytes; 1344 instructions; modelled 390.75 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_prj_dbl))
	push rbx
	CURVE13318_PUSHED(rbx)
	push rbp
	CURVE13318_PUSHED(rbp)
	push r12
	CURVE13318_PUSHED(r12)
	push r13
	CURVE13318_PUSHED(r13)
	push r14
	CURVE13318_PUSHED(r14)
	push r15
	CURVE13318_PUSHED(r15)
	sub rsp, 240
	CURVE13318_LOWERED(240)
	CURVE13318_FRAME_MADE
	/* Z3_s = X1*Z1 */
	mov rdx, qword ptr [rsi+64]
	mulx rax, rcx, qword ptr [rsi]
	mulx r8, r9, qword ptr [rsi+8]
	mulx r10, r11, qword ptr [rsi+16]
	mulx rbx, rbp, qword ptr [rsi+24]
	add rax, r9
	adc r8, r11
	adc r10, rbp
	adc rbx, 0
	mov rdx, qword ptr [rsi+72]
	mulx r9, r11, qword ptr [rsi]
	xor ebp, ebp
	adcx rax, r11
	adox r8, r9
	mulx r9, r11, qword ptr [rsi+8]
	adcx r8, r11
	adox r10, r9
	mulx r9, r11, qword ptr [rsi+16]
	adcx r10, r11
	adox rbx, r9
	mulx r9, r11, qword ptr [rsi+24]
	adcx rbx, r11
	adox r9, rbp
	adc r9, 0
	mov rdx, qword ptr [rsi+80]
	mulx r11, r12, qword ptr [rsi]
	xor r13d, r13d
	adcx r8, r12
	adox r10, r11
	mulx r11, rbp, qword ptr [rsi+8]
	adcx r10, rbp
	adox rbx, r11
	mulx r11, rbp, qword ptr [rsi+16]
	adcx rbx, rbp
	adox r9, r11
	mulx r11, rbp, qword ptr [rsi+24]
	adcx r9, rbp
	adox r11, r13
	adc r11, 0
	mov rdx, qword ptr [rsi+88]
	mulx rbp, r12, qword ptr [rsi]
	xor r14d, r14d
	adcx r10, r12
	adox rbx, rbp
	mulx rbp, r12, qword ptr [rsi+8]
	adcx rbx, r12
	adox r9, rbp
	mulx rbp, r12, qword ptr [rsi+16]
	adcx r9, r12
	adox r11, rbp
	mulx rbp, r12, qword ptr [rsi+24]
	adcx r11, r12
	adox rbp, r14
	adc rbp, 0
	mov edx, 38
	mulx rbx, r12, rbx
	xor r13d, r13d
	adcx rcx, r12
	adox rax, rbx
	mulx r9, rbx, r9
	adcx rax, rbx
	adox r8, r9
	mulx r11, r9, r11
	adcx r8, r9
	adox r10, r11
	mulx rbp, r9, rbp
	adcx r10, r9
	adox rbp, r13
	adc rbp, 0
	mov r9, r10
	shr r9, 63
	lea r9, [r9+rbp*2]
	lea r11, [r9+r9*8]
	lea r11, [r9+r11*2]
	mov rdx, qword ptr [rsi]
	mulx r9, rbx, qword ptr [rsi+8]
	mulx rbp, r12, qword ptr [rsi+16]
	mulx r14, r15, qword ptr [rsi+24]
	add r9, r12
	adc rbp, r15
	adc r14, 0
	/* t0 = X1*X1 */
	mov rdx, qword ptr [rsi+8]
	mulx r12, r15, qword ptr [rsi+16]
	mov qword ptr [rsp], rdi
	mulx r13, rdi, qword ptr [rsi+24]
	mov rdx, qword ptr [rsi+16]
	mov qword ptr [rsp+8], r9
	mov qword ptr [rsp+16], rbx
	mulx r9, rbx, qword ptr [rsi+24]
	add r12, rdi
	adc r13, rbx
	adc r9, 0
	shl r10, 1
	shr r10, 1
	add rcx, r11
	adc rax, 0
	adc r8, 0
	adc r10, 0
	/* Z3_1 = 2*Z3_s */
	add rcx, rcx
	adc rax, rax
	adc r8, r8
	adc r10, r10
	sbb rdi, rdi
	add r15, rbp
	adc r12, r14
	adc r13, 0
	adc r9, 0
	mov rdx, qword ptr [rsi]
	mulx r11, rbx, rdx
	mov rdx, qword ptr [rsi+8]
	mulx rbp, r14, rdx
	mov rdx, qword ptr [rsi+16]
	mov qword ptr [rsp+24], r10
	mov qword ptr [rsp+32], r8
	mulx r10, r8, rdx
	mov rdx, qword ptr [rsi+24]
	mov qword ptr [rsp+40], rax
	mov qword ptr [rsp+48], rbx
	mulx rax, rbx, rdx
	xor edx, edx
	mov qword ptr [rsp+56], rcx
	mov rcx, qword ptr [rsp+16]
	adcx rcx, qword ptr [rsp+16]
	adox rcx, r11
	mov r11, qword ptr [rsp+8]
	adcx r11, qword ptr [rsp+8]
	adox r11, r14
	adcx r15, r15
	adox r15, rbp
	adcx r12, r12
	adox r12, r8
	adcx r13, r13
	adox r13, r10
	adcx r9, r9
	adox r9, rbx
	adox rax, rdx
	adc rax, 0
	and edi, 38
	/* t2 = Z1*Z1 */
	mov rdx, qword ptr [rsi+72]
	mulx r8, r10, qword ptr [rsi+80]
	mulx rbx, rbp, qword ptr [rsi+88]
	mov rdx, qword ptr [rsi+80]
	mov qword ptr [rsp+8], rax
	mulx r14, rax, qword ptr [rsi+88]
	add r8, rbp
	adc rbx, rax
	adc r14, 0
	mov rdx, qword ptr [rsi+64]
	mulx rax, rbp, qword ptr [rsi+72]
	mov qword ptr [rsp+16], r15
	mov qword ptr [rsp+64], r9
	mulx r15, r9, qword ptr [rsi+80]
	mov qword ptr [rsp+72], r11
	mov qword ptr [rsp+80], r13
	mulx r11, r13, qword ptr [rsi+88]
	add rax, r9
	adc r15, r13
	adc r11, 0
	add r10, r15
	adc r8, r11
	adc rbx, 0
	adc r14, 0
	mulx r9, r11, rdx
	mov rdx, qword ptr [rsi+72]
	mulx r13, r15, rdx
	mov rdx, qword ptr [rsi+80]
	mov qword ptr [rsp+88], rcx
	mov qword ptr [rsp+96], r12
	mulx rcx, r12, rdx
	mov rdx, qword ptr [rsi+88]
	mov qword ptr [rsp+104], rdi
	mov qword ptr [rsp+112], r11
	mulx rdi, r11, rdx
	xor edx, edx
	adcx rbp, rbp
	adox rbp, r9
	adcx rax, rax
	adox rax, r15
	adcx r10, r10
	adox r10, r13
	adcx r8, r8
	adox r8, r12
	adcx rbx, rbx
	adox rbx, rcx
	adcx r14, r14
	adox r14, r11
	adox rdi, rdx
	adc rdi, 0
	mov edx, 38
	mulx r8, rcx, r8
	xor r9d, r9d
	adcx rcx, qword ptr [rsp+112]
	adox rbp, r8
	mulx rbx, r8, rbx
	adcx rbp, r8
	adox rax, rbx
	mulx r14, r8, r14
	adcx rax, r8
	adox r10, r14
	mulx rdi, r8, rdi
	adcx r10, r8
	adox rdi, r9
	adc rdi, 0
	mov r8, r10
	shr r8, 63
	lea r8, [r8+rdi*2]
	shl r10, 1
	shr r10, 1
	lea rdi, [r8+r8*8]
	lea rdi, [r8+rdi*2]
	add rcx, rdi
	adc rbp, 0
	adc rax, 0
	adc r10, 0
	mov rdi, qword ptr [rsp+56]
	add rdi, qword ptr [rsp+104]
	mov edx, 38
	mulx r8, r11, qword ptr [rsp+96]
	xor ebx, ebx
	adcx r11, qword ptr [rsp+48]
	adox r8, qword ptr [rsp+88]
	mulx r9, r12, qword ptr [rsp+80]
	adcx r8, r12
	adox r9, qword ptr [rsp+72]
	mulx r12, r13, qword ptr [rsp+64]
	adcx r9, r13
	adox r12, qword ptr [rsp+16]
	mulx r13, r14, qword ptr [rsp+8]
	adcx r12, r14
	adox r13, rbx
	adc r13, 0
	/* t3 = X1*Y1 */
	mov rdx, qword ptr [rsi+32]
	mulx r14, r15, qword ptr [rsi]
	mov qword ptr [rsp+8], r15
	mulx rbx, r15, qword ptr [rsi+8]
	mov qword ptr [rsp+16], r9
	mov qword ptr [rsp+48], r8
	mulx r9, r8, qword ptr [rsi+16]
	mov qword ptr [rsp+56], r11
	mov qword ptr [rsp+64], rdi
	mulx r11, rdi, qword ptr [rsi+24]
	add r14, r15
	adc rbx, r8
	adc r9, rdi
	adc r11, 0
	/* t2_1 = 3*t2 */
	mov rdi, rcx
	add rdi, rcx
	mov r8, rbp
	adc r8, rbp
	mov r15, rax
	adc r15, rax
	mov rdx, r10
	adc rdx, r10
	mov qword ptr [rsp+72], r11
	lea r11, [rdi+38]
	cmovc rdi, r11
	add rdi, rcx
	adc r8, rbp
	adc r15, rax
	adc rdx, r10
	sbb r11, r11
	mov qword ptr [rsp+80], rdx
	mov rdx, r12
	shr rdx, 63
	lea rdx, [rdx+r13*2]
	mov r13, rdx
	mov rdx, qword ptr [rsi+40]
	mov qword ptr [rsp+88], r12
	mov qword ptr [rsp+96], r15
	mulx r12, r15, qword ptr [rsi]
	mov qword ptr [rsp+104], r8
	xor r8d, r8d
	adcx r14, r15
	adox rbx, r12
	mulx r12, r15, qword ptr [rsi+8]
	adcx rbx, r15
	adox r9, r12
	mulx r12, r15, qword ptr [rsi+16]
	adcx r9, r15
	adox r12, qword ptr [rsp+72]
	mulx r15, r8, qword ptr [rsi+24]
	adcx r12, r8
	mov r8d, 0
	adox r15, r8
	adc r15, 0
	/* Y3_s = 13318*t2 */
	mov rdx, rcx
	mov r8d, 13318
	mov qword ptr [rsp+72], r14
	mulx r14, rdx, r8
	mov rcx, rdx
	mov rdx, rbp
	mov qword ptr [rsp+112], rdi
	mulx rdi, rdx, r8
	mov rbp, rdx
	mov rdx, rax
	mov qword ptr [rsp+120], r11
	mulx r11, rdx, r8
	mov rax, rdx
	mov rdx, r10
	mov qword ptr [rsp+128], rcx
	mulx rcx, rdx, r8
	add rbp, r14
	adc rax, rdi
	adc rdx, r11
	adc rcx, 0
	mov rdi, rdx
	shr rdi, 63
	lea rdi, [rdi+rcx*2]
	lea rcx, [r13+r13*8]
	lea rcx, [r13+rcx*2]
	lea r10, [rdi+rdi*8]
	lea r10, [rdi+r10*2]
	mov rdi, rdx
	mov rdx, qword ptr [rsi+48]
	mulx r11, r13, qword ptr [rsi]
	xor r14d, r14d
	adcx rbx, r13
	adox r9, r11
	mulx r11, r13, qword ptr [rsi+8]
	adcx r9, r13
	adox r12, r11
	mulx r11, r13, qword ptr [rsi+16]
	adcx r12, r13
	adox r15, r11
	mulx r11, r13, qword ptr [rsi+24]
	adcx r15, r13
	adox r11, r14
	adc r11, 0
	/* t0_4 = Y1*Z1 */
	mov rdx, qword ptr [rsi+64]
	mulx r13, r8, qword ptr [rsi+32]
	mov qword ptr [rsp+136], rbx
	mulx r14, rbx, qword ptr [rsi+40]
	mov qword ptr [rsp+144], rcx
	mov qword ptr [rsp+152], r11
	mulx rcx, r11, qword ptr [rsi+48]
	mov qword ptr [rsp+160], r15
	mulx r15, rdx, qword ptr [rsi+56]
	add r13, rbx
	adc r14, r11
	adc rcx, rdx
	adc r15, 0
	mov rdx, qword ptr [rsi+72]
	mulx r11, rbx, qword ptr [rsi+32]
	mov qword ptr [rsp+168], r12
	xor r12d, r12d
	adcx r13, rbx
	adox r14, r11
	mulx r11, rbx, qword ptr [rsi+40]
	adcx r14, rbx
	adox rcx, r11
	mulx r11, rbx, qword ptr [rsi+48]
	adcx rcx, rbx
	adox r15, r11
	mulx r11, rdx, qword ptr [rsi+56]
	adcx r15, rdx
	adox r11, r12
	adc r11, 0
	mov rdx, qword ptr [rsi+80]
	mulx rbx, r12, qword ptr [rsi+32]
	mov qword ptr [rsp+176], r9
	xor r9d, r9d
	adcx r14, r12
	adox rcx, rbx
	mulx rbx, r12, qword ptr [rsi+40]
	adcx rcx, r12
	adox r15, rbx
	mulx rbx, r12, qword ptr [rsi+48]
	adcx r15, r12
	adox r11, rbx
	mulx rbx, rdx, qword ptr [rsi+56]
	adcx r11, rdx
	adox rbx, r9
	adc rbx, 0
	mov rdx, qword ptr [rsi+88]
	mulx r12, r9, qword ptr [rsi+32]
	mov qword ptr [rsp+184], r14
	xor r14d, r14d
	adcx rcx, r9
	adox r15, r12
	mulx r9, r12, qword ptr [rsi+40]
	adcx r15, r12
	adox r11, r9
	mulx r9, r12, qword ptr [rsi+48]
	adcx r11, r12
	adox rbx, r9
	mulx r9, rdx, qword ptr [rsi+56]
	adcx rbx, rdx
	adox r9, r14
	adc r9, 0
	shl rdi, 1
	shr rdi, 1
	add r10, qword ptr [rsp+128]
	adc rbp, 0
	adc rax, 0
	adc rdi, 0
	mov r12, qword ptr [rsp+120]
	and r12d, 38
	add r12, qword ptr [rsp+112]
	mov rdx, qword ptr [rsp+104]
	adc rdx, 0
	mov r14, qword ptr [rsp+96]
	adc r14, 0
	mov qword ptr [rsp+96], r14
	mov r14, qword ptr [rsp+80]
	adc r14, 0
	mov qword ptr [rsp+80], rdx
	mov edx, 38
	mov qword ptr [rsp+104], r14
	mulx r15, r14, r15
	mov qword ptr [rsp+112], r12
	xor r12d, r12d
	adcx r8, r14
	adox r13, r15
	mulx r11, r14, r11
	adcx r13, r14
	adox r11, qword ptr [rsp+184]
	mulx rbx, r14, rbx
	adcx r11, r14
	adox rcx, rbx
	mulx r9, rbx, r9
	adcx rcx, rbx
	adox r9, r12
	adc r9, 0
	/* Y3_2 = 3*(Y3_s-Z3_1) */
	sub r10, qword ptr [rsp+64]
	sbb rbp, qword ptr [rsp+40]
	sbb rax, qword ptr [rsp+32]
	sbb rdi, qword ptr [rsp+24]
	sbb rbx, rbx
	mov rdx, qword ptr [rsi+56]
	mulx r14, r15, qword ptr [rsi]
	xor r12d, r12d
	adcx r15, qword ptr [rsp+176]
	adox r14, qword ptr [rsp+168]
	mov qword ptr [rsp+120], r11
	mulx r12, r11, qword ptr [rsi+8]
	adcx r14, r11
	adox r12, qword ptr [rsp+160]
	mov qword ptr [rsp+128], r13
	mulx r11, r13, qword ptr [rsi+16]
	adcx r12, r13
	adox r11, qword ptr [rsp+152]
	mov qword ptr [rsp+152], r8
	mulx r13, r8, qword ptr [rsi+24]
	adcx r11, r8
	mov r8d, 0
	adox r13, r8
	adc r13, 0
	and ebx, 38
	mov r8, qword ptr [rsp+88]
	shl r8, 1
	shr r8, 1
	mov rdx, qword ptr [rsp+56]
	add rdx, qword ptr [rsp+144]
	mov qword ptr [rsp+56], rdx
	mov rdx, qword ptr [rsp+48]
	adc rdx, 0
	mov qword ptr [rsp+48], rdx
	mov rdx, qword ptr [rsp+16]
	adc rdx, 0
	adc r8, 0
	sub r10, rbx
	sbb rbp, 0
	sbb rax, 0
	sbb rdi, 0
	sbb rbx, rbx
	mov qword ptr [rsp+16], rdx
	mov edx, 38
	mov qword ptr [rsp+88], r8
	mulx r14, r8, r14
	mov qword ptr [rsp+144], rsi
	xor esi, esi
	adcx r8, qword ptr [rsp+8]
	adox r14, qword ptr [rsp+72]
	mulx r12, rsi, r12
	adcx r14, rsi
	adox r12, qword ptr [rsp+136]
	mulx r11, rsi, r11
	adcx r12, rsi
	adox r15, r11
	mulx r13, rsi, r13
	adcx r15, rsi
	mov esi, 0
	adox r13, rsi
	adc r13, 0
	and ebx, 38
	mov r11, rcx
	shr r11, 63
	lea r11, [r11+r9*2]
	sub r10, rbx
	mov r9, r10
	add r9, r10
	mov rbx, rbp
	adc rbx, rbp
	mov rdx, rax
	adc rdx, rax
	mov rsi, rdi
	adc rsi, rdi
	mov qword ptr [rsp+8], r12
	setc r12b
	movzx r12d, r12b
	add r9, r10
	adc rbx, rbp
	adc rdx, rax
	adc rsi, rdi
	adc r12, 0
	lea rax, [r11+r11*8]
	lea rax, [r11+rax*2]
	mov rdi, r15
	shr rdi, 63
	lea rdi, [rdi+r13*2]
	/* Z3_2 = 13318*Z3_1 */
	mov r10, rdx
	mov rdx, qword ptr [rsp+64]
	mov r11d, 13318
	mulx rbp, rdx, r11
	mov r13, rdx
	mov rdx, qword ptr [rsp+40]
	mov qword ptr [rsp+64], r10
	mulx r10, rdx, r11
	mov qword ptr [rsp+40], rdx
	mov rdx, qword ptr [rsp+32]
	mov qword ptr [rsp+72], rbx
	mulx rbx, rdx, r11
	mov qword ptr [rsp+32], rdx
	mov rdx, qword ptr [rsp+24]
	mov qword ptr [rsp+136], r9
	mulx r9, rdx, r11
	add rbp, qword ptr [rsp+40]
	adc r10, qword ptr [rsp+32]
	adc rdx, rbx
	adc r9, 0
	mov rbx, rdx
	shr rbx, 63
	lea rbx, [rbx+r9*2]
	shl rdx, 1
	shr rdx, 1
	lea r9, [rbx+rbx*8]
	lea r9, [rbx+r9*2]
	add r13, r9
	adc rbp, 0
	adc r10, 0
	adc rdx, 0
	/* t1 = Y1*Y1 */
	mov r9, qword ptr [rsp+144]
	mov rbx, rdx
	mov rdx, qword ptr [r9+40]
	mov qword ptr [rsp+24], r14
	mulx r11, r14, qword ptr [r9+48]
	mov qword ptr [rsp+32], r8
	mov qword ptr [rsp+40], r15
	mulx r8, r15, qword ptr [r9+56]
	mov rdx, qword ptr [r9+48]
	mov qword ptr [rsp+160], rdi
	mov qword ptr [rsp+168], rbx
	mulx rdi, rbx, qword ptr [r9+56]
	add r11, r15
	adc r8, rbx
	adc rdi, 0
	mov rdx, qword ptr [r9+32]
	mulx rbx, r15, qword ptr [r9+40]
	mov qword ptr [rsp+176], r10
	mov qword ptr [rsp+184], rbp
	mulx r10, rbp, qword ptr [r9+48]
	mov qword ptr [rsp+192], r13
	mov qword ptr [rsp+200], rax
	mulx r13, rax, qword ptr [r9+56]
	add rbx, rbp
	adc r10, rax
	adc r13, 0
	add r14, r10
	adc r11, r13
	adc r8, 0
	adc rdi, 0
	mulx rax, r10, rdx
	mov rdx, qword ptr [r9+40]
	mulx rbp, r13, rdx
	mov rdx, qword ptr [r9+48]
	mov qword ptr [rsp+208], rcx
	mov qword ptr [rsp+216], rsi
	mulx rcx, rsi, rdx
	mov rdx, qword ptr [r9+56]
	mov qword ptr [rsp+224], r12
	mov qword ptr [rsp+232], r10
	mulx r12, r10, rdx
	xor r9d, r9d
	adcx r15, r15
	adox r15, rax
	adcx rbx, rbx
	adox rbx, r13
	adcx r14, r14
	adox r14, rbp
	adcx r11, r11
	adox r11, rsi
	adcx r8, r8
	adox r8, rcx
	adcx rdi, rdi
	adox rdi, r10
	adox r12, r9
	adc r12, 0
	mov edx, 38
	mulx r11, rax, r11
	xor ecx, ecx
	adcx rax, qword ptr [rsp+232]
	adox r15, r11
	mulx r8, rsi, r8
	adcx r15, rsi
	adox rbx, r8
	mulx rdi, rsi, rdi
	adcx rbx, rsi
	adox r14, rdi
	mulx r12, rsi, r12
	adcx r14, rsi
	adox r12, rcx
	adc r12, 0
	mov rsi, qword ptr [rsp+216]
	shr rsi, 63
	mov rdi, qword ptr [rsp+224]
	lea rsi, [rsi+rdi*2]
	mov rdi, r14
	shr rdi, 63
	lea rdi, [rdi+r12*2]
	mov r8, qword ptr [rsp+208]
	shl r8, 1
	shr r8, 1
	mov r9, qword ptr [rsp+152]
	add r9, qword ptr [rsp+200]
	mov r10, qword ptr [rsp+128]
	adc r10, 0
	mov r11, qword ptr [rsp+120]
	adc r11, 0
	adc r8, 0
	/* Z3_4 = Z3_2-t2_1-t0 */
	mov rbp, qword ptr [rsp+192]
	sub rbp, qword ptr [rsp+112]
	mov r12, qword ptr [rsp+184]
	sbb r12, qword ptr [rsp+80]
	mov r13, qword ptr [rsp+176]
	sbb r13, qword ptr [rsp+96]
	mov rdx, qword ptr [rsp+168]
	sbb rdx, qword ptr [rsp+104]
	setc cl
	movzx ecx, cl
	sub rbp, qword ptr [rsp+56]
	sbb r12, qword ptr [rsp+48]
	sbb r13, qword ptr [rsp+16]
	sbb rdx, qword ptr [rsp+88]
	adc rcx, 0
	mov qword ptr [rsp+120], rbx
	lea rbx, [rcx+rcx*8]
	lea rbx, [rcx+rbx*2]
	lea rbx, [rbx+rbx]
	sub rbp, rbx
	sbb r12, 0
	sbb r13, 0
	sbb rdx, 0
	sbb rcx, rcx
	and ecx, 38
	/* t0_5 = 2*t0_4 */
	add r9, r9
	adc r10, r10
	adc r11, r11
	adc r8, r8
	sbb rbx, rbx
	/* t0_2 = 3*t0-t2_1 */
	mov qword ptr [rsp+128], r8
	mov r8, qword ptr [rsp+56]
	add r8, qword ptr [rsp+56]
	mov qword ptr [rsp+144], r11
	mov r11, qword ptr [rsp+48]
	adc r11, qword ptr [rsp+48]
	mov qword ptr [rsp+152], r10
	mov r10, qword ptr [rsp+16]
	adc r10, qword ptr [rsp+16]
	mov qword ptr [rsp+168], r15
	mov r15, qword ptr [rsp+88]
	adc r15, qword ptr [rsp+88]
	mov qword ptr [rsp+176], rax
	lea rax, [r8+38]
	cmovc r8, rax
	add r8, qword ptr [rsp+56]
	adc r11, qword ptr [rsp+48]
	adc r10, qword ptr [rsp+16]
	adc r15, qword ptr [rsp+88]
	sbb rax, rax
	sub rbp, rcx
	and eax, 38
	add r8, rax
	adc r11, 0
	adc r10, 0
	adc r15, 0
	mov rax, qword ptr [rsp+160]
	lea rcx, [rax+rax*8]
	lea rcx, [rax+rcx*2]
	lea rax, [rsi+rsi*8]
	lea rax, [rsi+rax*2]
	lea rsi, [rdi+rdi*8]
	lea rsi, [rdi+rsi*2]
	sub r8, qword ptr [rsp+112]
	sbb r11, qword ptr [rsp+80]
	sbb r10, qword ptr [rsp+96]
	sbb r15, qword ptr [rsp+104]
	sbb rdi, rdi
	/* Z3_5 = 3*Z3_4 */
	mov qword ptr [rsp+16], r15
	mov r15, rbp
	add r15, rbp
	mov qword ptr [rsp+48], r10
	mov r10, r12
	adc r10, r12
	mov qword ptr [rsp+56], r11
	mov r11, r13
	adc r11, r13
	mov qword ptr [rsp+80], r8
	mov r8, rdx
	adc r8, rdx
	mov qword ptr [rsp+88], rsi
	setc sil
	movzx esi, sil
	add r15, rbp
	adc r10, r12
	adc r11, r13
	adc r8, rdx
	adc rsi, 0
	and ebx, 38
	add r9, rbx
	shl r14, 1
	shr r14, 1
	mov rbx, r8
	shr rbx, 63
	lea rbx, [rbx+rsi*2]
	and edi, 38
	mov rsi, qword ptr [rsp+40]
	shl rsi, 1
	shr rsi, 1
	add rcx, qword ptr [rsp+32]
	mov rbp, qword ptr [rsp+24]
	adc rbp, 0
	mov r12, qword ptr [rsp+8]
	adc r12, 0
	adc rsi, 0
	/* t3_1 = 2*t3 */
	add rcx, rcx
	adc rbp, rbp
	adc r12, r12
	adc rsi, rsi
	sbb r13, r13
	mov rdx, qword ptr [rsp+216]
	shl rdx, 1
	shr rdx, 1
	add rax, qword ptr [rsp+136]
	mov qword ptr [rsp+8], rsi
	mov rsi, qword ptr [rsp+72]
	adc rsi, 0
	mov qword ptr [rsp+24], r12
	mov r12, qword ptr [rsp+64]
	adc r12, 0
	adc rdx, 0
	mov qword ptr [rsp+32], rbp
	mov rbp, qword ptr [rsp+176]
	add rbp, qword ptr [rsp+88]
	mov qword ptr [rsp+40], r11
	mov r11, qword ptr [rsp+168]
	adc r11, 0
	mov qword ptr [rsp+64], r10
	mov r10, qword ptr [rsp+120]
	adc r10, 0
	adc r14, 0
	/* Y3_3, X3_1 = t1+Y3_2, t1-Y3_2 */
	mov qword ptr [rsp+72], r15
	mov r15, rbp
	add r15, rax
	mov qword ptr [rsp+88], r8
	mov r8, r11
	adc r8, rsi
	mov qword ptr [rsp+96], r8
	mov r8, r10
	adc r8, r12
	mov qword ptr [rsp+104], r8
	mov r8, r14
	adc r8, rdx
	mov qword ptr [rsp+112], r8
	sbb r8, r8
	mov qword ptr [rsp+120], r15
	mov r15, rbp
	sub r15, rax
	mov rax, r11
	sbb rax, rsi
	mov rsi, r10
	sbb rsi, r12
	mov r12, r14
	sbb r12, rdx
	sbb rdx, rdx
	/* Z3_7 = t0_5*t1 */
	mov qword ptr [rsp+136], rdx
	mov rdx, rbp
	mov qword ptr [rsp+160], r14
	mov qword ptr [rsp+168], r12
	mulx r14, r12, r9
	mov qword ptr [rsp+176], r12
	mulx rbp, r12, qword ptr [rsp+152]
	mov qword ptr [rsp+184], rsi
	mov qword ptr [rsp+192], rax
	mulx rsi, rax, qword ptr [rsp+144]
	mov qword ptr [rsp+200], r15
	mulx r15, rdx, qword ptr [rsp+128]
	add r14, r12
	adc rbp, rax
	adc rsi, rdx
	adc r15, 0
	mov rax, qword ptr [rsp+80]
	sub rax, rdi
	mov rdi, qword ptr [rsp+56]
	sbb rdi, 0
	mov r12, qword ptr [rsp+48]
	sbb r12, 0
	mov rdx, qword ptr [rsp+16]
	sbb rdx, 0
	mov qword ptr [rsp+16], rdx
	sbb rdx, rdx
	mov qword ptr [rsp+48], rdx
	mov rdx, r11
	mov qword ptr [rsp+56], r12
	mov qword ptr [rsp+80], rdi
	mulx r12, rdi, r9
	xor r11d, r11d
	adcx r14, rdi
	adox rbp, r12
	mulx rdi, r12, qword ptr [rsp+152]
	adcx rbp, r12
	adox rsi, rdi
	mulx rdi, r12, qword ptr [rsp+144]
	adcx rsi, r12
	adox r15, rdi
	mulx rdi, rdx, qword ptr [rsp+128]
	adcx r15, rdx
	adox rdi, r11
	adc rdi, 0
	lea r12, [rbx+rbx*8]
	lea r12, [rbx+r12*2]
	and r13d, 38
	and r8d, 38
	mov rbx, qword ptr [rsp+136]
	and ebx, 38
	mov rdx, r10
	mov qword ptr [rsp+136], r14
	mulx r11, r14, r9
	xor r10d, r10d
	adcx rbp, r14
	adox rsi, r11
	mulx r11, r14, qword ptr [rsp+152]
	adcx rsi, r14
	adox r15, r11
	mulx r11, r14, qword ptr [rsp+144]
	adcx r15, r14
	adox rdi, r11
	mulx r11, rdx, qword ptr [rsp+128]
	adcx rdi, rdx
	adox r11, r10
	adc r11, 0
	add rcx, r13
	mov r13, qword ptr [rsp+48]
	and r13d, 38
	add r8, qword ptr [rsp+120]
	mov r14, qword ptr [rsp+200]
	sub r14, rbx
	mov rbx, qword ptr [rsp+192]
	sbb rbx, 0
	mov rdx, qword ptr [rsp+184]
	sbb rdx, 0
	mov r10, qword ptr [rsp+168]
	sbb r10, 0
	sub rax, r13
	/* Y3_5 = X3_1*Y3_3+t0_2*Z3_5 */
	mov r13, rdx
	mov rdx, r14
	mov qword ptr [rsp+48], rcx
	mov qword ptr [rsp+120], r10
	mulx rcx, r10, r8
	mov qword ptr [rsp+168], r13
	mulx r14, r13, qword ptr [rsp+96]
	mov qword ptr [rsp+184], rbp
	mov qword ptr [rsp+192], r8
	mulx rbp, r8, qword ptr [rsp+104]
	mov qword ptr [rsp+200], rbx
	mov qword ptr [rsp+208], r10
	mulx rbx, r10, qword ptr [rsp+112]
	add rcx, r13
	adc r14, r8
	adc rbp, r10
	adc rbx, 0
	mov r8, rdx
	mov rdx, qword ptr [rsp+160]
	mulx r10, r13, r9
	mov qword ptr [rsp+216], r9
	xor r9d, r9d
	adcx rsi, r13
	adox r15, r10
	mulx r10, r13, qword ptr [rsp+152]
	adcx r15, r13
	adox rdi, r10
	mulx r10, r13, qword ptr [rsp+144]
	adcx rdi, r13
	adox r11, r10
	mulx r10, rdx, qword ptr [rsp+128]
	adcx r11, rdx
	adox r10, r9
	adc r10, 0
	mov r13, qword ptr [rsp+88]
	shl r13, 1
	shr r13, 1
	add r12, qword ptr [rsp+72]
	mov rdx, qword ptr [rsp+64]
	adc rdx, 0
	mov r9, qword ptr [rsp+40]
	adc r9, 0
	adc r13, 0
	mov qword ptr [rsp+40], rdx
	mov rdx, rax
	mov qword ptr [rsp+64], r8
	mov qword ptr [rsp+72], r10
	mulx r8, r10, r12
	xor eax, eax
	adcx r10, qword ptr [rsp+208]
	adox rcx, r8
	mulx r8, rax, qword ptr [rsp+40]
	adcx rcx, rax
	adox r14, r8
	mulx rax, r8, r9
	adcx r14, r8
	adox rbp, rax
	mulx rax, rdx, r13
	adcx rbp, rdx
	adox rbx, rax
	seto al
	movzx eax, al
	adc rbx, 0
	adc rax, 0
	mov rdx, qword ptr [rsp+200]
	mov qword ptr [rsp+88], r10
	mulx r8, r10, qword ptr [rsp+192]
	mov qword ptr [rsp+160], rsi
	xor esi, esi
	adcx rcx, r10
	adox r14, r8
	mulx r8, r10, qword ptr [rsp+96]
	adcx r14, r10
	adox rbp, r8
	mulx r8, r10, qword ptr [rsp+104]
	adcx rbp, r10
	adox rbx, r8
	mulx r8, r10, qword ptr [rsp+112]
	adcx rbx, r10
	adox rax, r8
	seto r8b
	movzx r8d, r8b
	adc rax, 0
	adc r8, 0
	mov rdx, qword ptr [rsp+80]
	mulx r10, rsi, r12
	mov qword ptr [rsp+208], r12
	xor r12d, r12d
	adcx rcx, rsi
	adox r14, r10
	mulx rsi, r10, qword ptr [rsp+40]
	adcx r14, r10
	adox rbp, rsi
	mulx rsi, r10, r9
	adcx rbp, r10
	adox rbx, rsi
	mulx rsi, rdx, r13
	adcx rbx, rdx
	adox rax, rsi
	adcx rax, r12
	adox r8, r12
	adc r8, 0
	mov edx, 38
	mulx r15, rsi, r15
	xor r10d, r10d
	adcx rsi, qword ptr [rsp+176]
	adox r15, qword ptr [rsp+136]
	mulx rdi, r12, rdi
	adcx r15, r12
	adox rdi, qword ptr [rsp+184]
	mulx r11, r12, r11
	adcx rdi, r12
	adox r11, qword ptr [rsp+160]
	mulx r12, r10, qword ptr [rsp+72]
	adcx r11, r10
	mov r10d, 0
	adox r12, r10
	adc r12, 0
	mov rdx, qword ptr [rsp+168]
	mov qword ptr [rsp+72], rdi
	mulx r10, rdi, qword ptr [rsp+192]
	mov qword ptr [rsp+80], r15
	xor r15d, r15d
	adcx r14, rdi
	adox rbp, r10
	mulx rdi, r10, qword ptr [rsp+96]
	adcx rbp, r10
	adox rbx, rdi
	mulx rdi, r10, qword ptr [rsp+104]
	adcx rbx, r10
	adox rax, rdi
	mulx rdi, r10, qword ptr [rsp+112]
	adcx rax, r10
	adox r8, rdi
	seto dil
	movzx edi, dil
	adc r8, 0
	adc rdi, 0
	mov rdx, qword ptr [rsp+56]
	mulx r10, r15, qword ptr [rsp+208]
	mov qword ptr [rsp+136], rsi
	xor esi, esi
	adcx r14, r15
	adox rbp, r10
	mulx r10, r15, qword ptr [rsp+40]
	adcx rbp, r15
	adox rbx, r10
	mulx r10, r15, r9
	adcx rbx, r15
	adox rax, r10
	mulx r10, rdx, r13
	adcx rax, rdx
	adox r8, r10
	adcx r8, rsi
	adox rdi, rsi
	adc rdi, 0
	mov rdx, qword ptr [rsp+120]
	mulx r10, r15, qword ptr [rsp+192]
	xor esi, esi
	adcx rbp, r15
	adox rbx, r10
	mulx r10, r15, qword ptr [rsp+96]
	adcx rbx, r15
	adox rax, r10
	mulx r10, r15, qword ptr [rsp+104]
	adcx rax, r15
	adox r8, r10
	mulx r10, r15, qword ptr [rsp+112]
	adcx r8, r15
	adox rdi, r10
	seto r10b
	movzx r10d, r10b
	adc rdi, 0
	adc r10, 0
	mov r15, r11
	shr r15, 63
	lea r15, [r15+r12*2]
	mov rdx, qword ptr [rsp+16]
	mulx r12, rsi, qword ptr [rsp+208]
	mov qword ptr [rsp+56], r11
	xor r11d, r11d
	adcx rbp, rsi
	adox rbx, r12
	mulx rsi, r12, qword ptr [rsp+40]
	adcx rbx, r12
	adox rax, rsi
	mulx rsi, r12, r9
	adcx rax, r12
	adox r8, rsi
	mulx rsi, rdx, r13
	adcx r8, rdx
	adox rdi, rsi
	adcx rdi, r11
	adox r10, r11
	adc r10, 0
	/* X3_3 = X3_1*t3_1-t0_5*Z3_5 */
	mov rsi, -38
	sub rsi, qword ptr [rsp+208]
	mov r12, -1
	sbb r12, qword ptr [rsp+40]
	mov rdx, -1
	sbb rdx, r9
	mov r9, -1
	sbb r9, r13
	mov r13, rdx
	mov rdx, qword ptr [rsp+64]
	mov qword ptr [rsp+16], r10
	mulx r11, r10, qword ptr [rsp+48]
	mov qword ptr [rsp+40], rdi
	mov qword ptr [rsp+96], rbp
	mulx rdi, rbp, qword ptr [rsp+32]
	mov qword ptr [rsp+104], r8
	mov qword ptr [rsp+112], r14
	mulx r8, r14, qword ptr [rsp+24]
	mov qword ptr [rsp+160], rax
	mulx rax, rdx, qword ptr [rsp+8]
	add r11, rbp
	adc rdi, r14
	adc r8, rdx
	adc rax, 0
	mov rdx, rsi
	mulx rbp, r14, qword ptr [rsp+216]
	xor esi, esi
	adcx r10, r14
	adox r11, rbp
	mulx rbp, r14, qword ptr [rsp+152]
	adcx r11, r14
	adox rdi, rbp
	mulx rbp, r14, qword ptr [rsp+144]
	adcx rdi, r14
	adox r8, rbp
	mulx rbp, rdx, qword ptr [rsp+128]
	adcx r8, rdx
	adox rax, rbp
	seto bpl
	movzx ebp, bpl
	adc rax, 0
	adc rbp, 0
	mov rdx, qword ptr [rsp+200]
	mulx r14, rsi, qword ptr [rsp+48]
	mov qword ptr [rsp+64], r10
	xor r10d, r10d
	adcx r11, rsi
	adox rdi, r14
	mulx rsi, r14, qword ptr [rsp+32]
	adcx rdi, r14
	adox r8, rsi
	mulx rsi, r14, qword ptr [rsp+24]
	adcx r8, r14
	adox rax, rsi
	mulx rsi, rdx, qword ptr [rsp+8]
	adcx rax, rdx
	adox rbp, rsi
	seto sil
	movzx esi, sil
	adc rbp, 0
	adc rsi, 0
	mov rdx, r12
	mulx r14, r10, qword ptr [rsp+216]
	xor r12d, r12d
	adcx r11, r10
	adox rdi, r14
	mulx r10, r14, qword ptr [rsp+152]
	adcx rdi, r14
	adox r8, r10
	mulx r10, r14, qword ptr [rsp+144]
	adcx r8, r14
	adox rax, r10
	mulx r10, rdx, qword ptr [rsp+128]
	adcx rax, rdx
	adox rbp, r10
	adcx rbp, r12
	adox rsi, r12
	adc rsi, 0
	mov rdx, qword ptr [rsp+168]
	mulx r10, r14, qword ptr [rsp+48]
	xor r12d, r12d
	adcx rdi, r14
	adox r8, r10
	mulx r10, r14, qword ptr [rsp+32]
	adcx r8, r14
	adox rax, r10
	mulx r10, r14, qword ptr [rsp+24]
	adcx rax, r14
	adox rbp, r10
	mulx r10, rdx, qword ptr [rsp+8]
	adcx rbp, rdx
	adox rsi, r10
	seto r10b
	movzx r10d, r10b
	adc rsi, 0
	adc r10, 0
	mov rdx, r13
	mulx r14, r12, qword ptr [rsp+216]
	xor r13d, r13d
	adcx rdi, r12
	adox r8, r14
	mulx r12, r14, qword ptr [rsp+152]
	adcx r8, r14
	adox rax, r12
	mulx r12, r14, qword ptr [rsp+144]
	adcx rax, r14
	adox rbp, r12
	mulx r12, rdx, qword ptr [rsp+128]
	adcx rbp, rdx
	adox rsi, r12
	adcx rsi, r13
	adox r10, r13
	adc r10, 0
	mov rdx, qword ptr [rsp+120]
	mulx r12, r14, qword ptr [rsp+48]
	xor r13d, r13d
	adcx r8, r14
	adox rax, r12
	mulx r12, r14, qword ptr [rsp+32]
	adcx rax, r14
	adox rbp, r12
	mulx r12, r14, qword ptr [rsp+24]
	adcx rbp, r14
	adox rsi, r12
	mulx r12, rdx, qword ptr [rsp+8]
	adcx rsi, rdx
	adox r10, r12
	seto r12b
	movzx r12d, r12b
	adc r10, 0
	adc r12, 0
	mov rdx, r9
	mulx r14, r13, qword ptr [rsp+216]
	xor r9d, r9d
	adcx r8, r13
	adox rax, r14
	mulx r13, r14, qword ptr [rsp+152]
	adcx rax, r14
	adox rbp, r13
	mulx r13, r14, qword ptr [rsp+144]
	adcx rbp, r14
	adox rsi, r13
	mulx r13, rdx, qword ptr [rsp+128]
	adcx rsi, rdx
	adox r10, r13
	adcx r10, r9
	adox r12, r9
	adc r12, 0
	lea r13, [r15+r15*8]
	lea r13, [r15+r13*2]
	mov edx, 38
	mulx rbx, r14, rbx
	xor r15d, r15d
	adcx r14, qword ptr [rsp+88]
	adox rcx, rbx
	mulx r9, rbx, qword ptr [rsp+160]
	adcx rcx, rbx
	adox r9, qword ptr [rsp+112]
	mulx rbx, r15, qword ptr [rsp+104]
	adcx r9, r15
	adox rbx, qword ptr [rsp+96]
	mov qword ptr [rsp+8], r9
	mulx r15, r9, qword ptr [rsp+40]
	adcx rbx, r9
	mov r9d, 0
	adox r15, r9
	adc r15, 0
	mov edx, 38
	mulx rax, r9, rax
	mov qword ptr [rsp+24], rcx
	xor ecx, ecx
	adcx r9, qword ptr [rsp+64]
	adox r11, rax
	mulx rbp, rax, rbp
	adcx r11, rax
	adox rdi, rbp
	mulx rsi, rax, rsi
	adcx rdi, rax
	adox r8, rsi
	mulx r10, rax, r10
	adcx r8, rax
	adox r10, rcx
	adc r10, 0
	mov rax, qword ptr [rsp+56]
	shl rax, 1
	shr rax, 1
	add r13, qword ptr [rsp+136]
	mov rsi, qword ptr [rsp+80]
	adc rsi, 0
	mov rbp, qword ptr [rsp+72]
	adc rbp, 0
	adc rax, 0
	/* Z3_9 = 4*Z3_7 */
	mov rdx, r13
	mov ecx, 4
	mov qword ptr [rsp+32], rdi
	mulx rdi, rdx, rcx
	mov r13, rdx
	mov rdx, rsi
	mov qword ptr [rsp+40], r11
	mulx r11, rdx, rcx
	mov rsi, rdx
	mov rdx, rbp
	mov qword ptr [rsp+48], r9
	mulx r9, rdx, rcx
	mov rbp, rdx
	mov rdx, rax
	mov qword ptr [rsp+56], r13
	mulx r13, rdx, rcx
	add rsi, rdi
	adc rbp, r11
	adc rdx, r9
	adc r13, 0
	mov rax, qword ptr [rsp+16]
	lea rdi, [rax+rax*8]
	lea rdi, [rax+rdi*2]
	lea rdi, [rdi+rdi]
	lea rax, [r12+r12*8]
	lea rax, [r12+rax*2]
	lea rax, [rax+rax]
	mov r9, r8
	shl r9, 1
	shr r9, 1
	add r15, rdi
	add r10, rax
	mov rax, rbx
	shr rax, 63
	lea rax, [rax+r15*2]
	mov rdi, rdx
	shr rdi, 63
	lea rdi, [rdi+r13*2]
	shr r8, 63
	lea r8, [r8+r10*2]
	lea r10, [rax+rax*8]
	lea r10, [rax+r10*2]
	lea rax, [r8+r8*8]
	lea rax, [r8+rax*2]
	shl rbx, 1
	shr rbx, 1
	add r14, r10
	mov r8, qword ptr [rsp]
	mov qword ptr [r8+32], r14
	mov r10, qword ptr [rsp+24]
	adc r10, 0
	mov qword ptr [r8+40], r10
	mov r10, qword ptr [rsp+8]
	adc r10, 0
	mov qword ptr [r8+48], r10
	adc rbx, 0
	mov qword ptr [r8+56], rbx
	shl rdx, 1
	shr rdx, 1
	lea r10, [rdi+rdi*8]
	lea r10, [rdi+r10*2]
	add r10, qword ptr [rsp+56]
	mov qword ptr [r8+64], r10
	adc rsi, 0
	mov qword ptr [r8+72], rsi
	adc rbp, 0
	mov qword ptr [r8+80], rbp
	adc rdx, 0
	mov qword ptr [r8+88], rdx
	add rax, qword ptr [rsp+48]
	mov qword ptr [r8], rax
	mov rax, qword ptr [rsp+40]
	adc rax, 0
	mov qword ptr [r8+8], rax
	mov rax, qword ptr [rsp+32]
	adc rax, 0
	mov qword ptr [r8+16], rax
	adc r9, 0
	mov qword ptr [r8+24], r9
	add rsp, 240
	CURVE13318_RAISED(240)
	pop r15
	CURVE13318_POPPED(r15)
	pop r14
	CURVE13318_POPPED(r14)
	pop r13
	CURVE13318_POPPED(r13)
	pop r12
	CURVE13318_POPPED(r12)
	pop rbp
	CURVE13318_POPPED(rbp)
	pop rbx
	CURVE13318_POPPED(rbx)
	ret
CURVE13318_END(CURVE13318_NAME(curve13318_prj_dbl))

/* void curve13318_prj_add(uint64_t *r, const uint64_t *p, const uint64_t *q)
 * r (out) in rdi, p (in) in rsi, q (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 3 out, each at most 0x8000000000000000000000000000000000000000000000000080000000000000.
 * Made of shortw/projective-3/addition/add-2015-rcb-3; fusions: products.
 * Stack: 336 bytes; 1590 instructions; modelled 462.5 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_prj_add))
	push rbx
	CURVE13318_PUSHED(rbx)
	push rbp
	CURVE13318_PUSHED(rbp)
	push r12
	CURVE13318_PUSHED(r12)
	push r13
	CURVE13318_PUSHED(r13)
	push r14
	CURVE13318_PUSHED(r14)
	push r15
	CURVE13318_PUSHED(r15)
	sub rsp, 288
	CURVE13318_LOWERED(288)
	CURVE13318_FRAME_MADE
	/* t4 = X2+Y2 */
	mov rax, qword ptr [rdx]
	add rax, qword ptr [rdx+32]
	mov rcx, qword ptr [rdx+8]
	adc rcx, qword ptr [rdx+40]
	mov r8, qword ptr [rdx+16]
	adc r8, qword ptr [rdx+48]
	mov r9, qword ptr [rdx+24]
	adc r9, qword ptr [rdx+56]
	sbb r10, r10
	/* X3_s = Y2+Z2 */
	mov r11, qword ptr [rdx+32]
	add r11, qword ptr [rdx+64]
	mov rbx, qword ptr [rdx+40]
	adc rbx, qword ptr [rdx+72]
	mov rbp, qword ptr [rdx+48]
	adc rbp, qword ptr [rdx+80]
	mov r12, qword ptr [rdx+56]
	adc r12, qword ptr [rdx+88]
	sbb r13, r13
	and r10d, 38
	and r13d, 38
	/* t4_2 = Y1+Z1 */
	mov r14, qword ptr [rsi+32]
	add r14, qword ptr [rsi+64]
	mov r15, qword ptr [rsi+40]
	adc r15, qword ptr [rsi+72]
	mov qword ptr [rsp], rdi
	mov rdi, qword ptr [rsi+48]
	adc rdi, qword ptr [rsi+80]
	mov qword ptr [rsp+8], rdx
	mov rdx, qword ptr [rsi+56]
	adc rdx, qword ptr [rsi+88]
	mov qword ptr [rsp+16], rsi
	sbb rsi, rsi
	and esi, 38
	add rax, r10
	adc rcx, 0
	adc r8, 0
	adc r9, 0
	sbb r10, r10
	add r11, r13
	adc rbx, 0
	adc rbp, 0
	adc r12, 0
	sbb r13, r13
	add r14, rsi
	adc r15, 0
	adc rdi, 0
	adc rdx, 0
	sbb rsi, rsi
	/* t3 = X1+Y1 */
	mov qword ptr [rsp+24], r9
	mov r9, qword ptr [rsp+16]
	mov qword ptr [rsp+32], r12
	mov r12, qword ptr [r9]
	add r12, qword ptr [r9+32]
	mov qword ptr [rsp+40], r8
	mov r8, qword ptr [r9+8]
	adc r8, qword ptr [r9+40]
	mov qword ptr [rsp+48], rbp
	mov rbp, qword ptr [r9+16]
	adc rbp, qword ptr [r9+48]
	mov qword ptr [rsp+56], rcx
	mov rcx, qword ptr [r9+24]
	adc rcx, qword ptr [r9+56]
	mov qword ptr [rsp+64], rbx
	sbb rbx, rbx
	and ebx, 38
	add r12, rbx
	adc r8, 0
	adc rbp, 0
	adc rcx, 0
	sbb rbx, rbx
	and r10d, 38
	and r13d, 38
	and esi, 38
	and ebx, 38
	add rax, r10
	add r11, r13
	add r14, rsi
	add r12, rbx
	/* t1 = Y1*Y2 */
	mov rsi, qword ptr [rsp+8]
	mov r10, rdx
	mov rdx, qword ptr [rsi+32]
	mulx rbx, r13, qword ptr [r9+32]
	mov qword ptr [rsp+72], r13
	mov qword ptr [rsp+80], rcx
	mulx r13, rcx, qword ptr [r9+40]
	mov qword ptr [rsp+88], rbp
	mov qword ptr [rsp+96], r8
	mulx rbp, r8, qword ptr [r9+48]
	mov qword ptr [rsp+104], rax
	mulx rax, rdx, qword ptr [r9+56]
	add rbx, rcx
	adc r13, r8
	adc rbp, rdx
	adc rax, 0
	/* t4_3 = t4_2*X3_s */
	mov rdx, r11
	mulx rcx, r8, r14
	mov qword ptr [rsp+112], r8
	mulx r11, r8, r15
	mov qword ptr [rsp+120], r15
	mov qword ptr [rsp+128], r14
	mulx r15, r14, rdi
	mov qword ptr [rsp+136], rdi
	mulx rdi, rdx, r10
	add rcx, r8
	adc r11, r14
	adc r15, rdx
	adc rdi, 0
	mov rdx, qword ptr [rsi+40]
	mulx r8, r14, qword ptr [r9+32]
	mov qword ptr [rsp+144], r10
	xor r10d, r10d
	adcx rbx, r14
	adox r13, r8
	mulx r8, r14, qword ptr [r9+40]
	adcx r13, r14
	adox rbp, r8
	mulx r8, r14, qword ptr [r9+48]
	adcx rbp, r14
	adox rax, r8
	mulx r8, rdx, qword ptr [r9+56]
	adcx rax, rdx
	adox r8, r10
	adc r8, 0
	/* t2 = Z1*Z2 */
	mov rdx, qword ptr [rsi+64]
	mulx r14, r10, qword ptr [r9+64]
	mov qword ptr [rsp+152], rbx
	mov qword ptr [rsp+160], r8
	mulx rbx, r8, qword ptr [r9+72]
	mov qword ptr [rsp+168], rax
	mov qword ptr [rsp+176], rbp
	mulx rax, rbp, qword ptr [r9+80]
	mov qword ptr [rsp+184], r13
	mov qword ptr [rsp+192], rdi
	mulx r13, rdi, qword ptr [r9+88]
	add r14, r8
	adc rbx, rbp
	adc rax, rdi
	adc r13, 0
	mov rdx, qword ptr [rsi+72]
	mulx rdi, r8, qword ptr [r9+64]
	xor ebp, ebp
	adcx r14, r8
	adox rbx, rdi
	mulx rdi, r8, qword ptr [r9+72]
	adcx rbx, r8
	adox rax, rdi
	mulx rdi, r8, qword ptr [r9+80]
	adcx rax, r8
	adox r13, rdi
	mulx rdi, r8, qword ptr [r9+88]
	adcx r13, r8
	adox rdi, rbp
	adc rdi, 0
	mov rdx, qword ptr [rsi+80]
	mulx r8, rbp, qword ptr [r9+64]
	mov qword ptr [rsp+200], r15
	xor r15d, r15d
	adcx rbx, rbp
	adox rax, r8
	mulx r8, rbp, qword ptr [r9+72]
	adcx rax, rbp
	adox r13, r8
	mulx r8, rbp, qword ptr [r9+80]
	adcx r13, rbp
	adox rdi, r8
	mulx r8, rbp, qword ptr [r9+88]
	adcx rdi, rbp
	adox r8, r15
	adc r8, 0
	mov rdx, qword ptr [rsi+88]
	mulx rbp, r15, qword ptr [r9+64]
	mov qword ptr [rsp+208], r11
	xor r11d, r11d
	adcx rax, r15
	adox r13, rbp
	mulx rbp, r15, qword ptr [r9+72]
	adcx r13, r15
	adox rdi, rbp
	mulx rbp, r15, qword ptr [r9+80]
	adcx rdi, r15
	adox r8, rbp
	mulx rbp, r15, qword ptr [r9+88]
	adcx r8, r15
	adox rbp, r11
	adc rbp, 0
	mov edx, 38
	mulx r13, r15, r13
	xor r11d, r11d
	adcx r10, r15
	adox r14, r13
	mulx rdi, r13, rdi
	adcx r14, r13
	adox rbx, rdi
	mulx r8, rdi, r8
	adcx rbx, rdi
	adox rax, r8
	mulx rbp, rdi, rbp
	adcx rax, rdi
	adox rbp, r11
	adc rbp, 0
	mov rdi, rax
	shr rdi, 63
	lea rdi, [rdi+rbp*2]
	shl rax, 1
	shr rax, 1
	lea r8, [rdi+rdi*8]
	lea r8, [rdi+r8*2]
	add r10, r8
	adc r14, 0
	adc rbx, 0
	adc rax, 0
	/* t3_1 = t3*t4 */
	mov rdx, qword ptr [rsp+104]
	mulx rdi, r8, r12
	mulx rbp, r13, qword ptr [rsp+96]
	mulx r15, r11, qword ptr [rsp+88]
	mov qword ptr [rsp+216], rax
	mulx rax, rdx, qword ptr [rsp+80]
	add rdi, r13
	adc rbp, r11
	adc r15, rdx
	adc rax, 0
	mov rdx, qword ptr [rsp+64]
	mulx r11, r13, qword ptr [rsp+128]
	mov qword ptr [rsp+104], rbx
	xor ebx, ebx
	adcx rcx, r13
	adox r11, qword ptr [rsp+208]
	mulx r13, rbx, qword ptr [rsp+120]
	adcx r11, rbx
	adox r13, qword ptr [rsp+200]
	mov qword ptr [rsp+200], r14
	mulx rbx, r14, qword ptr [rsp+136]
	adcx r13, r14
	adox rbx, qword ptr [rsp+192]
	mulx r14, rdx, qword ptr [rsp+144]
	adcx rbx, rdx
	mov edx, 0
	adox r14, rdx
	adc r14, 0
	mov rdx, qword ptr [rsp+56]
	mov qword ptr [rsp+64], r10
	mov qword ptr [rsp+192], r8
	mulx r10, r8, r12
	mov qword ptr [rsp+208], rcx
	xor ecx, ecx
	adcx rdi, r8
	adox rbp, r10
	mulx r8, r10, qword ptr [rsp+96]
	adcx rbp, r10
	adox r15, r8
	mulx r8, r10, qword ptr [rsp+88]
	adcx r15, r10
	adox rax, r8
	mulx r8, rdx, qword ptr [rsp+80]
	adcx rax, rdx
	adox r8, rcx
	adc r8, 0
	mov rdx, qword ptr [rsi+48]
	mulx r10, rcx, qword ptr [r9+32]
	mov qword ptr [rsp+56], rdi
	xor edi, edi
	adcx rcx, qword ptr [rsp+184]
	adox r10, qword ptr [rsp+176]
	mov qword ptr [rsp+176], rcx
	mulx rdi, rcx, qword ptr [r9+40]
	adcx r10, rcx
	adox rdi, qword ptr [rsp+168]
	mov qword ptr [rsp+168], r10
	mulx rcx, r10, qword ptr [r9+48]
	adcx rdi, r10
	adox rcx, qword ptr [rsp+160]
	mulx r10, rdx, qword ptr [r9+56]
	adcx rcx, rdx
	mov edx, 0
	adox r10, rdx
	adc r10, 0
	mov rdx, qword ptr [rsp+48]
	mulx rsi, r9, qword ptr [rsp+128]
	mov qword ptr [rsp+160], r10
	xor r10d, r10d
	adcx r11, r9
	adox r13, rsi
	mulx rsi, r9, qword ptr [rsp+120]
	adcx r13, r9
	adox rbx, rsi
	mulx rsi, r9, qword ptr [rsp+136]
	adcx rbx, r9
	adox r14, rsi
	mulx rsi, rdx, qword ptr [rsp+144]
	adcx r14, rdx
	adox rsi, r10
	adc rsi, 0
	mov rdx, qword ptr [rsp+40]
	mulx r9, r10, r12
	mov qword ptr [rsp+48], r11
	xor r11d, r11d
	adcx rbp, r10
	adox r15, r9
	mulx r9, r10, qword ptr [rsp+96]
	adcx r15, r10
	adox rax, r9
	mulx r9, r10, qword ptr [rsp+88]
	adcx rax, r10
	adox r8, r9
	mulx r9, rdx, qword ptr [rsp+80]
	adcx r8, rdx
	adox r9, r11
	adc r9, 0
	mov r10, qword ptr [rsp+8]
	mov rdx, qword ptr [r10+56]
	mov r11, qword ptr [rsp+16]
	mov qword ptr [rsp+40], rbp
	mov qword ptr [rsp+184], r9
	mulx rbp, r9, qword ptr [r11+32]
	mov qword ptr [rsp+224], r8
	xor r8d, r8d
	adcx r9, qword ptr [rsp+168]
	adox rdi, rbp
	mulx rbp, r8, qword ptr [r11+40]
	adcx rdi, r8
	adox rcx, rbp
	mulx r8, rbp, qword ptr [r11+48]
	adcx rcx, rbp
	adox r8, qword ptr [rsp+160]
	mulx rbp, rdx, qword ptr [r11+56]
	adcx r8, rdx
	mov edx, 0
	adox rbp, rdx
	adc rbp, 0
	mov rdx, qword ptr [rsp+32]
	mulx r10, r11, qword ptr [rsp+128]
	mov qword ptr [rsp+128], rbp
	xor ebp, ebp
	adcx r13, r11
	adox rbx, r10
	mulx r10, r11, qword ptr [rsp+120]
	adcx rbx, r11
	adox r14, r10
	mulx r10, r11, qword ptr [rsp+136]
	adcx r14, r11
	adox rsi, r10
	mulx r10, rdx, qword ptr [rsp+144]
	adcx rsi, rdx
	adox r10, rbp
	adc r10, 0
	mov rdx, qword ptr [rsp+24]
	mulx r12, r11, r12
	xor ebp, ebp
	adcx r15, r11
	adox rax, r12
	mulx r11, r12, qword ptr [rsp+96]
	adcx rax, r12
	adox r11, qword ptr [rsp+224]
	mulx r12, rbp, qword ptr [rsp+88]
	adcx r11, rbp
	adox r12, qword ptr [rsp+184]
	mulx rbp, rdx, qword ptr [rsp+80]
	adcx r12, rdx
	mov edx, 0
	adox rbp, rdx
	adc rbp, 0
	mov edx, 38
	mov qword ptr [rsp+24], rbp
	mulx rdi, rbp, rdi
	mov qword ptr [rsp+32], r15
	xor r15d, r15d
	adcx rbp, qword ptr [rsp+72]
	adox rdi, qword ptr [rsp+152]
	mulx rcx, r15, rcx
	adcx rdi, r15
	adox rcx, qword ptr [rsp+176]
	mulx r8, r15, r8
	adcx rcx, r15
	adox r9, r8
	mulx r8, r15, qword ptr [rsp+128]
	adcx r9, r15
	mov r15d, 0
	adox r8, r15
	adc r8, 0
	mov edx, 38
	mulx rbx, r15, rbx
	mov qword ptr [rsp+72], rcx
	xor ecx, ecx
	adcx r15, qword ptr [rsp+112]
	adox rbx, qword ptr [rsp+208]
	mulx r14, rcx, r14
	adcx rbx, rcx
	adox r14, qword ptr [rsp+48]
	mulx rsi, rcx, rsi
	adcx r14, rcx
	adox r13, rsi
	mulx r10, rcx, r10
	adcx r13, rcx
	mov ecx, 0
	adox r10, rcx
	adc r10, 0
	mov edx, 38
	mulx rax, rsi, rax
	xor ecx, ecx
	adcx rsi, qword ptr [rsp+192]
	adox rax, qword ptr [rsp+56]
	mulx r11, rcx, r11
	adcx rax, rcx
	adox r11, qword ptr [rsp+40]
	mulx r12, rcx, r12
	adcx r11, rcx
	adox r12, qword ptr [rsp+32]
	mov qword ptr [rsp+32], r11
	mulx rcx, r11, qword ptr [rsp+24]
	adcx r12, r11
	mov r11d, 0
	adox rcx, r11
	adc rcx, 0
	mov rdx, r9
	shr rdx, 63
	lea rdx, [rdx+r8*2]
	mov r8, r13
	shr r8, 63
	lea r8, [r8+r10*2]
	mov r10, r12
	shr r10, 63
	lea r10, [r10+rcx*2]
	/* t0 = X1*X2 */
	mov rcx, qword ptr [rsp+8]
	mov qword ptr [rsp+24], rdx
	mov rdx, qword ptr [rcx]
	mov r11, qword ptr [rsp+16]
	mov qword ptr [rsp+40], rax
	mov qword ptr [rsp+48], rsi
	mulx rax, rsi, qword ptr [r11]
	mov qword ptr [rsp+56], r12
	mov qword ptr [rsp+80], r14
	mulx r12, r14, qword ptr [r11+8]
	mov qword ptr [rsp+88], rbx
	mov qword ptr [rsp+96], r15
	mulx rbx, r15, qword ptr [r11+16]
	mov qword ptr [rsp+112], r13
	mov qword ptr [rsp+120], rdi
	mulx r13, rdi, qword ptr [r11+24]
	add rax, r14
	adc r12, r15
	adc rbx, rdi
	adc r13, 0
	mov rdx, qword ptr [rcx+8]
	mulx rdi, r14, qword ptr [r11]
	xor r15d, r15d
	adcx rax, r14
	adox r12, rdi
	mulx rdi, r14, qword ptr [r11+8]
	adcx r12, r14
	adox rbx, rdi
	mulx rdi, r14, qword ptr [r11+16]
	adcx rbx, r14
	adox r13, rdi
	mulx rdi, r14, qword ptr [r11+24]
	adcx r13, r14
	adox rdi, r15
	adc rdi, 0
	mov rdx, qword ptr [rcx+16]
	mulx r14, r15, qword ptr [r11]
	mov qword ptr [rsp+128], rbp
	xor ebp, ebp
	adcx r12, r15
	adox rbx, r14
	mulx r14, r15, qword ptr [r11+8]
	adcx rbx, r15
	adox r13, r14
	mulx r14, r15, qword ptr [r11+16]
	adcx r13, r15
	adox rdi, r14
	mulx r14, r15, qword ptr [r11+24]
	adcx rdi, r15
	adox r14, rbp
	adc r14, 0
	mov rdx, qword ptr [rcx+24]
	mulx r15, rbp, qword ptr [r11]
	mov qword ptr [rsp+136], r9
	xor r9d, r9d
	adcx rbx, rbp
	adox r13, r15
	mulx rbp, r15, qword ptr [r11+8]
	adcx r13, r15
	adox rdi, rbp
	mulx rbp, r15, qword ptr [r11+16]
	adcx rdi, r15
	adox r14, rbp
	mulx rbp, r15, qword ptr [r11+24]
	adcx r14, r15
	adox rbp, r9
	adc rbp, 0
	mov edx, 38
	mulx r13, r15, r13
	xor r9d, r9d
	adcx rsi, r15
	adox rax, r13
	mulx rdi, r13, rdi
	adcx rax, r13
	adox r12, rdi
	mulx r14, rdi, r14
	adcx r12, rdi
	adox rbx, r14
	mulx rbp, rdi, rbp
	adcx rbx, rdi
	adox rbp, r9
	adc rbp, 0
	mov rdi, rbx
	shr rdi, 63
	lea rdi, [rdi+rbp*2]
	shl rbx, 1
	shr rbx, 1
	lea rbp, [rdi+rdi*8]
	lea rbp, [rdi+rbp*2]
	add rsi, rbp
	adc rax, 0
	adc r12, 0
	adc rbx, 0
	/* Y3_s = X2+Z2 */
	mov rdi, qword ptr [rcx]
	add rdi, qword ptr [rcx+64]
	mov rbp, qword ptr [rcx+8]
	adc rbp, qword ptr [rcx+72]
	mov r13, qword ptr [rcx+16]
	adc r13, qword ptr [rcx+80]
	mov r14, qword ptr [rcx+24]
	adc r14, qword ptr [rcx+88]
	sbb rcx, rcx
	and ecx, 38
	add rdi, rcx
	adc rbp, 0
	adc r13, 0
	adc r14, 0
	lea rcx, [rdi+38]
	cmovc rdi, rcx
	/* X3_2 = X1+Z1 */
	mov rcx, qword ptr [r11]
	add rcx, qword ptr [r11+64]
	mov r15, qword ptr [r11+8]
	adc r15, qword ptr [r11+72]
	mov rdx, qword ptr [r11+16]
	adc rdx, qword ptr [r11+80]
	mov r9, qword ptr [r11+24]
	adc r9, qword ptr [r11+88]
	sbb r11, r11
	and r11d, 38
	add rcx, r11
	adc r15, 0
	adc rdx, 0
	adc r9, 0
	lea r11, [rcx+38]
	cmovc rcx, r11
	/* t2_1 = 3*t2 */
	mov r11, qword ptr [rsp+64]
	add r11, qword ptr [rsp+64]
	mov qword ptr [rsp+8], r10
	mov r10, qword ptr [rsp+200]
	adc r10, qword ptr [rsp+200]
	mov qword ptr [rsp+16], r8
	mov r8, qword ptr [rsp+104]
	adc r8, qword ptr [rsp+104]
	mov qword ptr [rsp+144], rbx
	mov rbx, qword ptr [rsp+216]
	adc rbx, qword ptr [rsp+216]
	mov qword ptr [rsp+152], r12
	lea r12, [r11+38]
	cmovc r11, r12
	add r11, qword ptr [rsp+64]
	adc r10, qword ptr [rsp+200]
	adc r8, qword ptr [rsp+104]
	adc rbx, qword ptr [rsp+216]
	sbb r12, r12
	and r12d, 38
	add r11, r12
	adc r10, 0
	adc r8, 0
	adc rbx, 0
	/* X3_3 = X3_2*Y3_s */
	mov r12, rdx
	mov rdx, rdi
	mov qword ptr [rsp+160], rbx
	mov qword ptr [rsp+168], r8
	mulx rbx, r8, rcx
	mov qword ptr [rsp+176], r10
	mulx rdi, r10, r15
	mov qword ptr [rsp+184], r11
	mov qword ptr [rsp+192], rax
	mulx r11, rax, r12
	mov qword ptr [rsp+208], rsi
	mulx rsi, rdx, r9
	add rbx, r10
	adc rdi, rax
	adc r11, rdx
	adc rsi, 0
	mov rdx, rbp
	mulx rax, r10, rcx
	xor ebp, ebp
	adcx rbx, r10
	adox rdi, rax
	mulx rax, r10, r15
	adcx rdi, r10
	adox r11, rax
	mulx rax, r10, r12
	adcx r11, r10
	adox rsi, rax
	mulx rax, rdx, r9
	adcx rsi, rdx
	adox rax, rbp
	adc rax, 0
	mov rdx, r13
	mulx r10, rbp, rcx
	xor r13d, r13d
	adcx rdi, rbp
	adox r11, r10
	mulx r10, rbp, r15
	adcx r11, rbp
	adox rsi, r10
	mulx r10, rbp, r12
	adcx rsi, rbp
	adox rax, r10
	mulx r10, rdx, r9
	adcx rax, rdx
	adox r10, r13
	adc r10, 0
	mov rdx, r14
	mulx rcx, rbp, rcx
	xor r14d, r14d
	adcx r11, rbp
	adox rsi, rcx
	mulx r15, rcx, r15
	adcx rsi, rcx
	adox rax, r15
	mulx r12, rcx, r12
	adcx rax, rcx
	adox r10, r12
	mulx r9, rdx, r9
	adcx r10, rdx
	adox r9, r14
	adc r9, 0
	mov edx, 38
	mulx rsi, rcx, rsi
	xor ebp, ebp
	adcx r8, rcx
	adox rbx, rsi
	mulx rax, rcx, rax
	adcx rbx, rcx
	adox rdi, rax
	mulx r10, rax, r10
	adcx rdi, rax
	adox r11, r10
	mulx r9, rax, r9
	adcx r11, rax
	adox r9, rbp
	adc r9, 0
	mov rax, r11
	shr rax, 63
	lea rax, [rax+r9*2]
	shl r11, 1
	shr r11, 1
	lea rcx, [rax+rax*8]
	lea rcx, [rax+rcx*2]
	add r8, rcx
	adc rbx, 0
	adc rdi, 0
	adc r11, 0
	/* t0_2 = 3*t0-t2_1 */
	mov rax, qword ptr [rsp+208]
	add rax, qword ptr [rsp+208]
	mov rcx, qword ptr [rsp+192]
	adc rcx, qword ptr [rsp+192]
	mov rsi, qword ptr [rsp+152]
	adc rsi, qword ptr [rsp+152]
	mov r9, qword ptr [rsp+144]
	adc r9, qword ptr [rsp+144]
	lea r10, [rax+38]
	cmovc rax, r10
	mov r10, qword ptr [rsp+24]
	lea r12, [r10+r10*8]
	lea r12, [r10+r12*2]
	mov r10, qword ptr [rsp+16]
	lea r13, [r10+r10*8]
	lea r13, [r10+r13*2]
	mov r10, qword ptr [rsp+8]
	lea r14, [r10+r10*8]
	lea r14, [r10+r14*2]
	add rax, qword ptr [rsp+208]
	adc rcx, qword ptr [rsp+192]
	adc rsi, qword ptr [rsp+152]
	adc r9, qword ptr [rsp+144]
	sbb r10, r10
	mov r15, qword ptr [rsp+136]
	shl r15, 1
	shr r15, 1
	add r12, qword ptr [rsp+128]
	mov rdx, qword ptr [rsp+120]
	adc rdx, 0
	mov rbp, qword ptr [rsp+72]
	adc rbp, 0
	adc r15, 0
	mov qword ptr [rsp+8], r9
	mov r9, qword ptr [rsp+112]
	shl r9, 1
	shr r9, 1
	add r13, qword ptr [rsp+96]
	mov qword ptr [rsp+16], rsi
	mov rsi, qword ptr [rsp+88]
	adc rsi, 0
	mov qword ptr [rsp+24], rcx
	mov rcx, qword ptr [rsp+80]
	adc rcx, 0
	adc r9, 0
	/* Y3_2 = X3_3-t0-t2 */
	sub r8, qword ptr [rsp+208]
	sbb rbx, qword ptr [rsp+192]
	sbb rdi, qword ptr [rsp+152]
	sbb r11, qword ptr [rsp+144]
	mov qword ptr [rsp+72], rax
	setc al
	movzx eax, al
	sub r8, qword ptr [rsp+64]
	sbb rbx, qword ptr [rsp+200]
	sbb rdi, qword ptr [rsp+104]
	sbb r11, qword ptr [rsp+216]
	adc rax, 0
	mov qword ptr [rsp+80], r10
	lea r10, [rax+rax*8]
	lea r10, [rax+r10*2]
	lea r10, [r10+r10]
	sub r8, r10
	sbb rbx, 0
	sbb rdi, 0
	sbb r11, 0
	sbb rax, rax
	/* t4_4 = t4_3-t1-t2 */
	sub r13, r12
	sbb rsi, rdx
	sbb rcx, rbp
	sbb r9, r15
	setc r10b
	movzx r10d, r10b
	and eax, 38
	sub r8, rax
	/* Z3_s = 13318*t2 */
	mov rax, rdx
	mov rdx, qword ptr [rsp+64]
	mov qword ptr [rsp+88], r15
	mov r15d, 13318
	mov qword ptr [rsp+96], rbp
	mov qword ptr [rsp+112], rax
	mulx rbp, rax, r15
	mov rdx, qword ptr [rsp+200]
	mov qword ptr [rsp+120], r12
	mov qword ptr [rsp+128], r10
	mulx r12, r10, r15
	mov rdx, qword ptr [rsp+104]
	mov qword ptr [rsp+136], r9
	mov qword ptr [rsp+224], rcx
	mulx r9, rcx, r15
	mov rdx, qword ptr [rsp+216]
	mov qword ptr [rsp+232], rsi
	mov qword ptr [rsp+240], r13
	mulx rsi, r13, r15
	add r10, rbp
	adc rcx, r12
	adc r13, r9
	adc rsi, 0
	mov r9, r13
	shr r9, 63
	lea r9, [r9+rsi*2]
	lea rsi, [r9+r9*8]
	lea rsi, [r9+rsi*2]
	shl r13, 1
	shr r13, 1
	/* Y3_3 = 13318*Y3_2 */
	mov rdx, r8
	mulx r9, rbp, r15
	mov rdx, rbx
	mov qword ptr [rsp+248], r14
	mulx r12, r14, r15
	mov rdx, rdi
	mov qword ptr [rsp+256], rbx
	mov qword ptr [rsp+264], r8
	mulx rbx, r8, r15
	mov rdx, r11
	mov qword ptr [rsp+272], rdi
	mov qword ptr [rsp+280], rbp
	mulx rdi, rbp, r15
	add r14, r9
	adc r8, r12
	adc rbp, rbx
	adc rdi, 0
	mov r9, rbp
	shr r9, 63
	lea r9, [r9+rdi*2]
	add rax, rsi
	adc r10, 0
	adc rcx, 0
	adc r13, 0
	lea rsi, [r9+r9*8]
	lea rsi, [r9+rsi*2]
	shl rbp, 1
	shr rbp, 1
	add rsi, qword ptr [rsp+280]
	adc r14, 0
	adc r8, 0
	adc rbp, 0
	/* X3_5 = 3*(Y3_2-Z3_s) */
	mov rdi, qword ptr [rsp+264]
	sub rdi, rax
	mov rax, qword ptr [rsp+256]
	sbb rax, r10
	mov r9, qword ptr [rsp+272]
	sbb r9, rcx
	sbb rdx, r13
	sbb rcx, rcx
	and ecx, 38
	sub rdi, rcx
	sbb rax, 0
	sbb r9, 0
	sbb rdx, 0
	mov rcx, rdi
	add rcx, rdi
	mov r10, rax
	adc r10, rax
	mov r11, r9
	adc r11, r9
	mov rbx, rdx
	adc rbx, rdx
	setc r12b
	movzx r12d, r12b
	add rcx, rdi
	adc r10, rax
	adc r11, r9
	adc rbx, rdx
	adc r12, 0
	mov rax, qword ptr [rsp+56]
	shl rax, 1
	shr rax, 1
	mov rdi, qword ptr [rsp+48]
	add rdi, qword ptr [rsp+248]
	mov r9, qword ptr [rsp+40]
	adc r9, 0
	mov r13, qword ptr [rsp+32]
	adc r13, 0
	adc rax, 0
	mov rdx, qword ptr [rsp+240]
	sub rdx, qword ptr [rsp+64]
	mov r15, qword ptr [rsp+232]
	sbb r15, qword ptr [rsp+200]
	mov qword ptr [rsp+32], r11
	mov r11, qword ptr [rsp+224]
	sbb r11, qword ptr [rsp+104]
	mov qword ptr [rsp+40], r10
	mov r10, qword ptr [rsp+136]
	sbb r10, qword ptr [rsp+216]
	mov qword ptr [rsp+48], rcx
	mov rcx, qword ptr [rsp+128]
	adc rcx, 0
	/* Y3_5 = Y3_3-t2_1-t0 */
	sub rsi, qword ptr [rsp+184]
	sbb r14, qword ptr [rsp+176]
	sbb r8, qword ptr [rsp+168]
	sbb rbp, qword ptr [rsp+160]
	mov qword ptr [rsp+56], rax
	setc al
	movzx eax, al
	sub rsi, qword ptr [rsp+208]
	sbb r14, qword ptr [rsp+192]
	sbb r8, qword ptr [rsp+152]
	sbb rbp, qword ptr [rsp+144]
	adc rax, 0
	mov qword ptr [rsp+64], r13
	lea r13, [rax+rax*8]
	lea r13, [rax+r13*2]
	lea r13, [r13+r13]
	sub rsi, r13
	sbb r14, 0
	sbb r8, 0
	sbb rbp, 0
	sbb rax, rax
	mov r13, qword ptr [rsp+80]
	and r13d, 38
	mov qword ptr [rsp+80], r9
	mov r9, rbx
	shr r9, 63
	lea r9, [r9+r12*2]
	and eax, 38
	add r13, qword ptr [rsp+72]
	mov r12, qword ptr [rsp+24]
	adc r12, 0
	mov qword ptr [rsp+24], rbx
	mov rbx, qword ptr [rsp+16]
	adc rbx, 0
	mov qword ptr [rsp+16], rdi
	mov rdi, qword ptr [rsp+8]
	adc rdi, 0
	sub rsi, rax
	sub r13, qword ptr [rsp+184]
	sbb r12, qword ptr [rsp+176]
	sbb rbx, qword ptr [rsp+168]
	sbb rdi, qword ptr [rsp+160]
	sbb rax, rax
	mov qword ptr [rsp+8], rdi
	lea rdi, [r9+r9*8]
	lea rdi, [r9+rdi*2]
	lea r9, [rcx+rcx*8]
	lea r9, [rcx+r9*2]
	lea r9, [r9+r9]
	/* Y3_6 = 3*Y3_5 */
	mov rcx, rsi
	add rcx, rsi
	mov qword ptr [rsp+72], rdi
	mov rdi, r14
	adc rdi, r14
	mov qword ptr [rsp+104], rbx
	mov rbx, r8
	adc rbx, r8
	mov qword ptr [rsp+128], r12
	mov r12, rbp
	adc r12, rbp
	mov qword ptr [rsp+136], r13
	setc r13b
	movzx r13d, r13b
	and eax, 38
	sub rdx, r9
	sbb r15, 0
	sbb r11, 0
	sbb r10, 0
	sbb r9, r9
	add rcx, rsi
	adc rdi, r14
	adc rbx, r8
	adc r12, rbp
	adc r13, 0
	mov rsi, r12
	shr rsi, 63
	lea rsi, [rsi+r13*2]
	mov r8, qword ptr [rsp+136]
	sub r8, rax
	mov rax, qword ptr [rsp+128]
	sbb rax, 0
	mov rbp, qword ptr [rsp+104]
	sbb rbp, 0
	mov r13, qword ptr [rsp+8]
	sbb r13, 0
	sbb r14, r14
	/* t3_2 = t3_1-t0-t1 */
	mov qword ptr [rsp+8], r13
	mov r13, qword ptr [rsp+16]
	sub r13, qword ptr [rsp+208]
	mov qword ptr [rsp+16], rbp
	mov rbp, qword ptr [rsp+80]
	sbb rbp, qword ptr [rsp+192]
	mov qword ptr [rsp+80], rax
	mov rax, qword ptr [rsp+64]
	sbb rax, qword ptr [rsp+152]
	mov qword ptr [rsp+64], r10
	mov r10, qword ptr [rsp+56]
	sbb r10, qword ptr [rsp+144]
	mov qword ptr [rsp+56], r11
	setc r11b
	movzx r11d, r11b
	sub r13, qword ptr [rsp+120]
	sbb rbp, qword ptr [rsp+112]
	sbb rax, qword ptr [rsp+96]
	sbb r10, qword ptr [rsp+88]
	adc r11, 0
	mov qword ptr [rsp+104], r15
	lea r15, [r11+r11*8]
	lea r15, [r11+r15*2]
	lea r15, [r15+r15]
	mov r11, qword ptr [rsp+24]
	shl r11, 1
	shr r11, 1
	mov qword ptr [rsp+24], rbx
	mov rbx, qword ptr [rsp+48]
	add rbx, qword ptr [rsp+72]
	mov qword ptr [rsp+48], rdi
	mov rdi, qword ptr [rsp+40]
	adc rdi, 0
	mov qword ptr [rsp+40], rcx
	mov rcx, qword ptr [rsp+32]
	adc rcx, 0
	adc r11, 0
	mov qword ptr [rsp+32], r12
	mov r12, qword ptr [rsp+120]
	sub r12, rbx
	mov qword ptr [rsp+72], r8
	mov r8, qword ptr [rsp+112]
	sbb r8, rdi
	mov qword ptr [rsp+128], rdx
	mov rdx, qword ptr [rsp+96]
	sbb rdx, rcx
	mov qword ptr [rsp+136], rdx
	mov rdx, qword ptr [rsp+88]
	sbb rdx, r11
	mov qword ptr [rsp+144], rdx
	sbb rdx, rdx
	/* X3_6, Z3_2 = t1+X3_5, t1-X3_5 */
	add rbx, qword ptr [rsp+120]
	adc rdi, qword ptr [rsp+112]
	adc rcx, qword ptr [rsp+96]
	adc r11, qword ptr [rsp+88]
	mov qword ptr [rsp+88], r11
	sbb r11, r11
	sub r13, r15
	sbb rbp, 0
	sbb rax, 0
	sbb r10, 0
	sbb r15, r15
	mov qword ptr [rsp+96], r10
	lea r10, [rsi+rsi*8]
	lea r10, [rsi+r10*2]
	and edx, 38
	and r9d, 38
	and r14d, 38
	and r11d, 38
	sub r12, rdx
	sbb r8, 0
	mov rsi, qword ptr [rsp+136]
	sbb rsi, 0
	mov rdx, qword ptr [rsp+144]
	sbb rdx, 0
	and r15d, 38
	mov qword ptr [rsp+112], rax
	mov rax, qword ptr [rsp+128]
	sub rax, r9
	mov r9, qword ptr [rsp+72]
	sub r9, r14
	add rbx, r11
	sub r13, r15
	mov r11, qword ptr [rsp+32]
	shl r11, 1
	shr r11, 1
	add r10, qword ptr [rsp+40]
	mov r14, qword ptr [rsp+48]
	adc r14, 0
	mov r15, qword ptr [rsp+24]
	adc r15, 0
	adc r11, 0
	/* Y3_8 = t0_2*Y3_6+X3_6*Z3_2 */
	mov qword ptr [rsp+24], rdx
	mov rdx, r9
	mov qword ptr [rsp+32], rbp
	mov qword ptr [rsp+40], rax
	mulx rbp, rax, r10
	mov qword ptr [rsp+48], rsi
	mulx r9, rsi, r14
	mov qword ptr [rsp+72], r8
	mov qword ptr [rsp+120], rax
	mulx r8, rax, r15
	mov qword ptr [rsp+128], r12
	mov qword ptr [rsp+136], rcx
	mulx r12, rcx, r11
	add rbp, rsi
	adc r9, rax
	adc r8, rcx
	adc r12, 0
	/* X3_8 = t3_2*X3_6-t4_4*Y3_6 */
	mov rax, -38
	sub rax, r10
	mov rcx, -1
	sbb rcx, r14
	mov rsi, -1
	sbb rsi, r15
	mov qword ptr [rsp+144], rdx
	mov rdx, -1
	sbb rdx, r11
	mov qword ptr [rsp+152], rdx
	mov rdx, r13
	mov qword ptr [rsp+160], rsi
	mov qword ptr [rsp+168], rcx
	mulx rsi, rcx, rbx
	mov qword ptr [rsp+176], r11
	mulx r13, r11, rdi
	mov qword ptr [rsp+184], rdi
	mov qword ptr [rsp+192], r15
	mulx rdi, r15, qword ptr [rsp+136]
	mov qword ptr [rsp+200], r14
	mov qword ptr [rsp+208], r10
	mulx r14, r10, qword ptr [rsp+88]
	add rsi, r11
	adc r13, r15
	adc rdi, r10
	adc r14, 0
	mov r10, rdx
	mov rdx, rbx
	mulx r11, r15, qword ptr [rsp+128]
	xor ebx, ebx
	adcx r15, qword ptr [rsp+120]
	adox rbp, r11
	mulx r11, rbx, qword ptr [rsp+72]
	adcx rbp, rbx
	adox r9, r11
	mulx r11, rbx, qword ptr [rsp+48]
	adcx r9, rbx
	adox r8, r11
	mulx r11, rbx, qword ptr [rsp+24]
	adcx r8, rbx
	adox r12, r11
	seto r11b
	movzx r11d, r11b
	adc r12, 0
	adc r11, 0
	mov rbx, rdx
	mov rdx, rax
	mov qword ptr [rsp+120], r15
	mov qword ptr [rsp+216], r10
	mulx r15, r10, qword ptr [rsp+40]
	xor eax, eax
	adcx rcx, r10
	adox rsi, r15
	mulx r10, r15, qword ptr [rsp+104]
	adcx rsi, r15
	adox r13, r10
	mulx r10, r15, qword ptr [rsp+56]
	adcx r13, r15
	adox rdi, r10
	mulx r10, rdx, qword ptr [rsp+64]
	adcx rdi, rdx
	adox r14, r10
	seto r10b
	movzx r10d, r10b
	adc r14, 0
	adc r10, 0
	mov rdx, qword ptr [rsp+80]
	mulx r15, rax, qword ptr [rsp+208]
	mov qword ptr [rsp+224], rcx
	xor ecx, ecx
	adcx rbp, rax
	adox r9, r15
	mulx rax, r15, qword ptr [rsp+200]
	adcx r9, r15
	adox r8, rax
	mulx rax, r15, qword ptr [rsp+192]
	adcx r8, r15
	adox r12, rax
	mulx rax, r15, qword ptr [rsp+176]
	adcx r12, r15
	adox r11, rax
	adc r11, 0
	mov rdx, qword ptr [rsp+32]
	mulx rax, r15, rbx
	xor ecx, ecx
	adcx rsi, r15
	adox r13, rax
	mulx rax, r15, qword ptr [rsp+184]
	adcx r13, r15
	adox rdi, rax
	mulx rax, r15, qword ptr [rsp+136]
	adcx rdi, r15
	adox r14, rax
	mulx rax, r15, qword ptr [rsp+88]
	adcx r14, r15
	adox r10, rax
	seto al
	movzx eax, al
	adc r10, 0
	adc rax, 0
	mov rdx, qword ptr [rsp+184]
	mulx r15, rcx, qword ptr [rsp+128]
	mov qword ptr [rsp+232], rbx
	xor ebx, ebx
	adcx rbp, rcx
	adox r9, r15
	mulx rcx, r15, qword ptr [rsp+72]
	adcx r9, r15
	adox r8, rcx
	mulx rcx, r15, qword ptr [rsp+48]
	adcx r8, r15
	adox r12, rcx
	mulx rcx, r15, qword ptr [rsp+24]
	adcx r12, r15
	adox r11, rcx
	seto cl
	movzx ecx, cl
	adc r11, 0
	adc rcx, 0
	mov rdx, qword ptr [rsp+168]
	mulx r15, rbx, qword ptr [rsp+40]
	mov qword ptr [rsp+240], rbp
	xor ebp, ebp
	adcx rsi, rbx
	adox r13, r15
	mulx rbx, r15, qword ptr [rsp+104]
	adcx r13, r15
	adox rdi, rbx
	mulx rbx, r15, qword ptr [rsp+56]
	adcx rdi, r15
	adox r14, rbx
	mulx rbx, rdx, qword ptr [rsp+64]
	adcx r14, rdx
	adox r10, rbx
	adcx r10, rbp
	adox rax, rbp
	adc rax, 0
	mov rdx, qword ptr [rsp+16]
	mulx rbx, r15, qword ptr [rsp+208]
	xor ebp, ebp
	adcx r9, r15
	adox r8, rbx
	mulx rbx, r15, qword ptr [rsp+200]
	adcx r8, r15
	adox r12, rbx
	mulx rbx, r15, qword ptr [rsp+192]
	adcx r12, r15
	adox r11, rbx
	mulx rbx, r15, qword ptr [rsp+176]
	adcx r11, r15
	adox rcx, rbx
	adc rcx, 0
	mov rdx, qword ptr [rsp+112]
	mulx rbx, r15, qword ptr [rsp+232]
	xor ebp, ebp
	adcx r13, r15
	adox rdi, rbx
	mulx rbx, r15, qword ptr [rsp+184]
	adcx rdi, r15
	adox r14, rbx
	mulx rbx, r15, qword ptr [rsp+136]
	adcx r14, r15
	adox r10, rbx
	mulx rbx, r15, qword ptr [rsp+88]
	adcx r10, r15
	adox rax, rbx
	seto bl
	movzx ebx, bl
	adc rax, 0
	adc rbx, 0
	mov rdx, qword ptr [rsp+136]
	mulx r15, rbp, qword ptr [rsp+128]
	mov qword ptr [rsp+168], rsi
	xor esi, esi
	adcx r9, rbp
	adox r8, r15
	mulx rbp, r15, qword ptr [rsp+72]
	adcx r8, r15
	adox r12, rbp
	mulx rbp, r15, qword ptr [rsp+48]
	adcx r12, r15
	adox r11, rbp
	mulx rbp, r15, qword ptr [rsp+24]
	adcx r11, r15
	adox rcx, rbp
	seto bpl
	movzx ebp, bpl
	adc rcx, 0
	adc rbp, 0
	mov rdx, qword ptr [rsp+160]
	mulx r15, rsi, qword ptr [rsp+40]
	mov qword ptr [rsp+248], r9
	xor r9d, r9d
	adcx r13, rsi
	adox rdi, r15
	mulx rsi, r15, qword ptr [rsp+104]
	adcx rdi, r15
	adox r14, rsi
	mulx rsi, r15, qword ptr [rsp+56]
	adcx r14, r15
	adox r10, rsi
	mulx rsi, rdx, qword ptr [rsp+64]
	adcx r10, rdx
	adox rax, rsi
	adcx rax, r9
	adox rbx, r9
	adc rbx, 0
	mov rdx, qword ptr [rsp+8]
	mulx rsi, r15, qword ptr [rsp+208]
	xor r9d, r9d
	adcx r8, r15
	adox r12, rsi
	mulx rsi, r15, qword ptr [rsp+200]
	adcx r12, r15
	adox r11, rsi
	mulx rsi, r15, qword ptr [rsp+192]
	adcx r11, r15
	adox rcx, rsi
	mulx rsi, r15, qword ptr [rsp+176]
	adcx rcx, r15
	adox rbp, rsi
	adc rbp, 0
	mov rdx, qword ptr [rsp+96]
	mulx rsi, r15, qword ptr [rsp+232]
	xor r9d, r9d
	adcx rdi, r15
	adox r14, rsi
	mulx rsi, r15, qword ptr [rsp+184]
	adcx r14, r15
	adox r10, rsi
	mulx rsi, r15, qword ptr [rsp+136]
	adcx r10, r15
	adox rax, rsi
	mulx rsi, r15, qword ptr [rsp+88]
	adcx rax, r15
	adox rbx, rsi
	seto sil
	movzx esi, sil
	adc rbx, 0
	adc rsi, 0
	mov rdx, qword ptr [rsp+88]
	mulx r15, r9, qword ptr [rsp+128]
	mov qword ptr [rsp+136], r13
	xor r13d, r13d
	adcx r8, r9
	adox r12, r15
	mulx r9, r15, qword ptr [rsp+72]
	adcx r12, r15
	adox r11, r9
	mulx r9, r15, qword ptr [rsp+48]
	adcx r11, r15
	adox rcx, r9
	mulx r9, rdx, qword ptr [rsp+24]
	adcx rcx, rdx
	adox rbp, r9
	seto r9b
	movzx r9d, r9b
	adc rbp, 0
	adc r9, 0
	/* Z3_4 = t4_4*Z3_2+t3_2*t0_2 */
	mov rdx, qword ptr [rsp+40]
	mulx r15, r13, qword ptr [rsp+128]
	mov qword ptr [rsp+88], r9
	mov qword ptr [rsp+160], rbp
	mulx r9, rbp, qword ptr [rsp+72]
	mov qword ptr [rsp+176], r8
	mov qword ptr [rsp+184], rcx
	mulx r8, rcx, qword ptr [rsp+48]
	mov qword ptr [rsp+192], r11
	mov qword ptr [rsp+200], r12
	mulx r11, r12, qword ptr [rsp+24]
	add r15, rbp
	adc r9, rcx
	adc r8, r12
	adc r11, 0
	mov rdx, qword ptr [rsp+216]
	mulx rcx, rbp, qword ptr [rsp+144]
	xor r12d, r12d
	adcx r13, rbp
	adox r15, rcx
	mulx rcx, rbp, qword ptr [rsp+80]
	adcx r15, rbp
	adox r9, rcx
	mulx rcx, rbp, qword ptr [rsp+16]
	adcx r9, rbp
	adox r8, rcx
	mulx rcx, rdx, qword ptr [rsp+8]
	adcx r8, rdx
	adox r11, rcx
	seto cl
	movzx ecx, cl
	adc r11, 0
	adc rcx, 0
	mov rdx, qword ptr [rsp+104]
	mulx rbp, r12, qword ptr [rsp+128]
	mov qword ptr [rsp+208], r13
	xor r13d, r13d
	adcx r15, r12
	adox r9, rbp
	mulx rbp, r12, qword ptr [rsp+72]
	adcx r9, r12
	adox r8, rbp
	mulx rbp, r12, qword ptr [rsp+48]
	adcx r8, r12
	adox r11, rbp
	mulx rbp, r12, qword ptr [rsp+24]
	adcx r11, r12
	adox rcx, rbp
	seto bpl
	movzx ebp, bpl
	adc rcx, 0
	adc rbp, 0
	mov rdx, qword ptr [rsp+32]
	mulx r12, r13, qword ptr [rsp+144]
	mov qword ptr [rsp+216], rsi
	xor esi, esi
	adcx r15, r13
	adox r9, r12
	mulx r12, r13, qword ptr [rsp+80]
	adcx r9, r13
	adox r8, r12
	mulx r12, r13, qword ptr [rsp+16]
	adcx r8, r13
	adox r11, r12
	mulx r12, rdx, qword ptr [rsp+8]
	adcx r11, rdx
	adox rcx, r12
	adcx rcx, rsi
	adox rbp, rsi
	adc rbp, 0
	mov rdx, qword ptr [rsp+56]
	mulx r12, r13, qword ptr [rsp+128]
	xor esi, esi
	adcx r9, r13
	adox r8, r12
	mulx r12, r13, qword ptr [rsp+72]
	adcx r8, r13
	adox r11, r12
	mulx r12, r13, qword ptr [rsp+48]
	adcx r11, r13
	adox rcx, r12
	mulx r12, r13, qword ptr [rsp+24]
	adcx rcx, r13
	adox rbp, r12
	seto r12b
	movzx r12d, r12b
	adc rbp, 0
	adc r12, 0
	mov rdx, qword ptr [rsp+112]
	mulx r13, rsi, qword ptr [rsp+144]
	mov qword ptr [rsp+32], r15
	xor r15d, r15d
	adcx r9, rsi
	adox r8, r13
	mulx rsi, r13, qword ptr [rsp+80]
	adcx r8, r13
	adox r11, rsi
	mulx rsi, r13, qword ptr [rsp+16]
	adcx r11, r13
	adox rcx, rsi
	mulx rsi, rdx, qword ptr [rsp+8]
	adcx rcx, rdx
	adox rbp, rsi
	adcx rbp, r15
	adox r12, r15
	adc r12, 0
	mov rdx, qword ptr [rsp+64]
	mulx rsi, r13, qword ptr [rsp+128]
	xor r15d, r15d
	adcx r8, r13
	adox r11, rsi
	mulx rsi, r13, qword ptr [rsp+72]
	adcx r11, r13
	adox rcx, rsi
	mulx rsi, r13, qword ptr [rsp+48]
	adcx rcx, r13
	adox rbp, rsi
	mulx rsi, r13, qword ptr [rsp+24]
	adcx rbp, r13
	adox r12, rsi
	seto sil
	movzx esi, sil
	adc r12, 0
	adc rsi, 0
	mov rdx, qword ptr [rsp+152]
	mulx r13, r15, qword ptr [rsp+40]
	mov qword ptr [rsp+24], r9
	xor r9d, r9d
	adcx rdi, r15
	adox r14, r13
	mulx r13, r15, qword ptr [rsp+104]
	adcx r14, r15
	adox r10, r13
	mulx r13, r15, qword ptr [rsp+56]
	adcx r10, r15
	adox rax, r13
	mulx r13, rdx, qword ptr [rsp+64]
	adcx rax, rdx
	adox rbx, r13
	adcx rbx, r9
	mov r13, qword ptr [rsp+216]
	adox r13, r9
	adc r13, 0
	mov rdx, qword ptr [rsp+96]
	mulx r15, r9, qword ptr [rsp+144]
	mov qword ptr [rsp+40], r13
	xor r13d, r13d
	adcx r8, r9
	adox r11, r15
	mulx r9, r15, qword ptr [rsp+80]
	adcx r11, r15
	adox rcx, r9
	mulx r9, r15, qword ptr [rsp+16]
	adcx rcx, r15
	adox rbp, r9
	mulx r9, rdx, qword ptr [rsp+8]
	adcx rbp, rdx
	adox r12, r9
	adcx r12, r13
	adox rsi, r13
	adc rsi, 0
	mov edx, 38
	mulx r9, r15, qword ptr [rsp+200]
	xor r13d, r13d
	adcx r15, qword ptr [rsp+120]
	adox r9, qword ptr [rsp+240]
	mov qword ptr [rsp+8], r15
	mulx r13, r15, qword ptr [rsp+192]
	adcx r9, r15
	adox r13, qword ptr [rsp+248]
	mov qword ptr [rsp+16], r9
	mulx r15, r9, qword ptr [rsp+184]
	adcx r13, r9
	adox r15, qword ptr [rsp+176]
	mov qword ptr [rsp+48], r13
	mulx r9, r13, qword ptr [rsp+160]
	adcx r15, r13
	mov r13d, 0
	adox r9, r13
	adc r9, 0
	mov edx, 38
	mulx r14, r13, r14
	mov qword ptr [rsp+56], r15
	xor r15d, r15d
	adcx r13, qword ptr [rsp+224]
	adox r14, qword ptr [rsp+168]
	mulx r10, r15, r10
	adcx r14, r15
	adox r10, qword ptr [rsp+136]
	mulx rax, r15, rax
	adcx r10, r15
	adox rdi, rax
	mulx rbx, rax, rbx
	adcx rdi, rax
	mov eax, 0
	adox rbx, rax
	adc rbx, 0
	mov edx, 38
	mulx r11, r15, r11
	xor eax, eax
	adcx r15, qword ptr [rsp+208]
	adox r11, qword ptr [rsp+32]
	mulx rcx, rax, rcx
	adcx r11, rax
	adox rcx, qword ptr [rsp+24]
	mulx rbp, rax, rbp
	adcx rcx, rax
	adox r8, rbp
	mulx r12, rax, r12
	adcx r8, rax
	mov eax, 0
	adox r12, rax
	adc r12, 0
	mov rbp, qword ptr [rsp+88]
	lea rdx, [rbp+rbp*8]
	lea rdx, [rbp+rdx*2]
	lea rdx, [rdx+rdx]
	mov rbp, qword ptr [rsp+40]
	lea rax, [rbp+rbp*8]
	lea rax, [rbp+rax*2]
	lea rax, [rax+rax]
	lea rbp, [rsi+rsi*8]
	lea rbp, [rsi+rbp*2]
	lea rbp, [rbp+rbp]
	add r9, rdx
	add rbx, rax
	add r12, rbp
	mov rax, qword ptr [rsp+56]
	shr rax, 63
	lea rax, [rax+r9*2]
	mov rsi, rdi
	shr rsi, 63
	lea rsi, [rsi+rbx*2]
	mov r9, r8
	shr r9, 63
	lea r9, [r9+r12*2]
	lea rbx, [rax+rax*8]
	lea rbx, [rax+rbx*2]
	lea rax, [rsi+rsi*8]
	lea rax, [rsi+rax*2]
	lea rsi, [r9+r9*8]
	lea rsi, [r9+rsi*2]
	mov r9, qword ptr [rsp+56]
	shl r9, 1
	shr r9, 1
	add rbx, qword ptr [rsp+8]
	mov rbp, qword ptr [rsp]
	mov qword ptr [rbp+32], rbx
	mov rbx, qword ptr [rsp+16]
	adc rbx, 0
	mov qword ptr [rbp+40], rbx
	mov rbx, qword ptr [rsp+48]
	adc rbx, 0
	mov qword ptr [rbp+48], rbx
	adc r9, 0
	mov qword ptr [rbp+56], r9
	shl rdi, 1
	shr rdi, 1
	add r13, rax
	mov qword ptr [rbp], r13
	adc r14, 0
	mov qword ptr [rbp+8], r14
	adc r10, 0
	mov qword ptr [rbp+16], r10
	adc rdi, 0
	mov qword ptr [rbp+24], rdi
	shl r8, 1
	shr r8, 1
	add r15, rsi
	mov qword ptr [rbp+64], r15
	adc r11, 0
	mov qword ptr [rbp+72], r11
	adc rcx, 0
	mov qword ptr [rbp+80], rcx
	adc r8, 0
	mov qword ptr [rbp+88], r8
	add rsp, 288
	CURVE13318_RAISED(288)
	pop r15
	CURVE13318_POPPED(r15)
	pop r14
	CURVE13318_POPPED(r14)
	pop r13
	CURVE13318_POPPED(r13)
	pop r12
	CURVE13318_POPPED(r12)
	pop rbp
	CURVE13318_POPPED(rbp)
	pop rbx
	CURVE13318_POPPED(rbx)
	ret
CURVE13318_END(CURVE13318_NAME(curve13318_prj_add))

/* void curve13318_prj_4dbl(uint64_t *r, const uint64_t *p)
 * r (out) in rdi, p (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 3 out, each at most 0x8000000000000000000000000000000000000000000000000080000000000000.
 * Made of 4 * shortw/projective-3/doubling/dbl-2019-ss; fusions: products.
 * Stack: 256 bytes; 4816 instructions; modelled 1556.0 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_prj_4dbl))
	push rbx
	CURVE13318_PUSHED(rbx)
	push rbp
	CURVE13318_PUSHED(rbp)
	push r12
	CURVE13318_PUSHED(r12)
	push r13
	CURVE13318_PUSHED(r13)
	push r14
	CURVE13318_PUSHED(r14)
	push r15
	CURVE13318_PUSHED(r15)
	sub rsp, 208
	CURVE13318_LOWERED(208)
	CURVE13318_FRAME_MADE
	/* v6 = X1*Z1 */
	mov rdx, qword ptr [rsi+64]
	mulx rax, rcx, qword ptr [rsi]
	mulx r8, r9, qword ptr [rsi+8]
	mulx r10, r11, qword ptr [rsi+16]
	mulx rbx, rbp, qword ptr [rsi+24]
	add rax, r9
	adc r8, r11
	adc r10, rbp
	adc rbx, 0
	mov rdx, qword ptr [rsi+72]
	mulx r9, r11, qword ptr [rsi]
	xor ebp, ebp
	adcx rax, r11
	adox r8, r9
	mulx r9, r11, qword ptr [rsi+8]
	adcx r8, r11
	adox r10, r9
	mulx r9, r11, qword ptr [rsi+16]
	adcx r10, r11
	adox rbx, r9
	mulx r9, r11, qword ptr [rsi+24]
	adcx rbx, r11
	adox r9, rbp
	adc r9, 0
	mov rdx, qword ptr [rsi+80]
	mulx r11, r12, qword ptr [rsi]
	xor r13d, r13d
	adcx r8, r12
	adox r10, r11
	mulx r11, rbp, qword ptr [rsi+8]
	adcx r10, rbp
	adox rbx, r11
	mulx r11, rbp, qword ptr [rsi+16]
	adcx rbx, rbp
	adox r9, r11
	mulx r11, rbp, qword ptr [rsi+24]
	adcx r9, rbp
	adox r11, r13
	adc r11, 0
	mov rdx, qword ptr [rsi+88]
	mulx rbp, r12, qword ptr [rsi]
	xor r14d, r14d
	adcx r10, r12
	adox rbx, rbp
	mulx rbp, r12, qword ptr [rsi+8]
	adcx rbx, r12
	adox r9, rbp
	mulx rbp, r12, qword ptr [rsi+16]
	adcx r9, r12
	adox r11, rbp
	mulx rbp, r12, qword ptr [rsi+24]
	adcx r11, r12
	adox rbp, r14
	adc rbp, 0
	mov edx, 38
	mulx rbx, r12, rbx
	xor r13d, r13d
	adcx rcx, r12
	adox rax, rbx
	mulx r9, rbx, r9
	adcx rax, rbx
	adox r8, r9
	mulx r11, r9, r11
	adcx r8, r9
	adox r10, r11
	mulx rbp, r9, rbp
	adcx r10, r9
	adox rbp, r13
	adc rbp, 0
	mov r9, r10
	shr r9, 63
	lea r9, [r9+rbp*2]
	shl r10, 1
	shr r10, 1
	lea r11, [r9+r9*8]
	lea r11, [r9+r11*2]
	add rcx, r11
	adc rax, 0
	adc r8, 0
	adc r10, 0
	/* v1 = X1*X1 */
	mov rdx, qword ptr [rsi+8]
	mulx r9, r11, qword ptr [rsi+16]
	mulx rbx, rbp, qword ptr [rsi+24]
	mov rdx, qword ptr [rsi+16]
	mulx r12, r14, qword ptr [rsi+24]
	add r9, rbp
	adc rbx, r14
	adc r12, 0
	mov rdx, qword ptr [rsi]
	mulx rbp, r14, qword ptr [rsi+8]
	mulx r15, r13, qword ptr [rsi+16]
	mov qword ptr [rsp], rdi
	mov qword ptr [rsp+8], r10
	mulx rdi, r10, qword ptr [rsi+24]
	add rbp, r13
	adc r15, r10
	adc rdi, 0
	add r11, r15
	adc r9, rdi
	adc rbx, 0
	adc r12, 0
	mulx rdi, r10, rdx
	mov rdx, qword ptr [rsi+8]
	mulx r13, r15, rdx
	mov rdx, qword ptr [rsi+16]
	mov qword ptr [rsp+16], r8
	mov qword ptr [rsp+24], rax
	mulx r8, rax, rdx
	mov rdx, qword ptr [rsi+24]
	mov qword ptr [rsp+32], rcx
	mov qword ptr [rsp+40], r10
	mulx rcx, r10, rdx
	xor edx, edx
	adcx r14, r14
	adox r14, rdi
	adcx rbp, rbp
	adox rbp, r15
	adcx r11, r11
	adox r11, r13
	adcx r9, r9
	adox r9, rax
	adcx rbx, rbx
	adox rbx, r8
	adcx r12, r12
	adox r12, r10
	adox rcx, rdx
	adc rcx, 0
	mov edx, 38
	mulx r9, rax, r9
	xor edi, edi
	adcx rax, qword ptr [rsp+40]
	adox r14, r9
	mulx rbx, r8, rbx
	adcx r14, r8
	adox rbp, rbx
	mulx r12, r8, r12
	adcx rbp, r8
	adox r11, r12
	mulx rcx, r8, rcx
	adcx r11, r8
	adox rcx, rdi
	adc rcx, 0
	mov r8, r11
	shr r8, 63
	lea r8, [r8+rcx*2]
	shl r11, 1
	shr r11, 1
	lea rcx, [r8+r8*8]
	lea rcx, [r8+rcx*2]
	add rax, rcx
	adc r14, 0
	adc rbp, 0
	adc r11, 0
	/* v7 = 2*v6 */
	mov rcx, qword ptr [rsp+32]
	add rcx, qword ptr [rsp+32]
	mov r8, qword ptr [rsp+24]
	adc r8, qword ptr [rsp+24]
	mov r9, qword ptr [rsp+16]
	adc r9, qword ptr [rsp+16]
	mov r10, qword ptr [rsp+8]
	adc r10, qword ptr [rsp+8]
	lea rbx, [rcx+38]
	cmovc rcx, rbx
	/* v4 = X1*Y1 */
	mov rdx, qword ptr [rsi+32]
	mulx rbx, r12, qword ptr [rsi]
	mulx r13, r15, qword ptr [rsi+8]
	mov qword ptr [rsp+8], r11
	mulx rdi, r11, qword ptr [rsi+16]
	mov qword ptr [rsp+16], rbp
	mov qword ptr [rsp+24], r14
	mulx rbp, r14, qword ptr [rsi+24]
	add rbx, r15
	adc r13, r11
	adc rdi, r14
	adc rbp, 0
	mov rdx, qword ptr [rsi+40]
	mulx r11, r14, qword ptr [rsi]
	xor r15d, r15d
	adcx rbx, r14
	adox r13, r11
	mulx r11, r14, qword ptr [rsi+8]
	adcx r13, r14
	adox rdi, r11
	mulx r11, r14, qword ptr [rsi+16]
	adcx rdi, r14
	adox rbp, r11
	mulx r11, r14, qword ptr [rsi+24]
	adcx rbp, r14
	adox r11, r15
	adc r11, 0
	mov rdx, qword ptr [rsi+48]
	mulx r14, r15, qword ptr [rsi]
	mov qword ptr [rsp+32], rax
	xor eax, eax
	adcx r13, r15
	adox rdi, r14
	mulx r14, r15, qword ptr [rsi+8]
	adcx rdi, r15
	adox rbp, r14
	mulx r14, r15, qword ptr [rsi+16]
	adcx rbp, r15
	adox r11, r14
	mulx r14, r15, qword ptr [rsi+24]
	adcx r11, r15
	adox r14, rax
	adc r14, 0
	mov rdx, qword ptr [rsi+56]
	mulx r15, rax, qword ptr [rsi]
	mov qword ptr [rsp+40], r10
	xor r10d, r10d
	adcx rdi, rax
	adox rbp, r15
	mulx rax, r15, qword ptr [rsi+8]
	adcx rbp, r15
	adox r11, rax
	mulx rax, r15, qword ptr [rsi+16]
	adcx r11, r15
	adox r14, rax
	mulx rax, r15, qword ptr [rsi+24]
	adcx r14, r15
	adox rax, r10
	adc rax, 0
	mov edx, 38
	mulx rbp, r15, rbp
	xor r10d, r10d
	adcx r12, r15
	adox rbx, rbp
	mulx r11, rbp, r11
	adcx rbx, rbp
	adox r13, r11
	mulx r14, r11, r14
	adcx r13, r11
	adox rdi, r14
	mulx rax, r11, rax
	adcx rdi, r11
	adox rax, r10
	adc rax, 0
	mov r11, rdi
	shr r11, 63
	lea r11, [r11+rax*2]
	shl rdi, 1
	shr rdi, 1
	lea rax, [r11+r11*8]
	lea rax, [r11+rax*2]
	add r12, rax
	adc rbx, 0
	adc r13, 0
	adc rdi, 0
	/* v3 = Z1*Z1 */
	mov rdx, qword ptr [rsi+72]
	mulx rax, r11, qword ptr [rsi+80]
	mulx rbp, r14, qword ptr [rsi+88]
	mov rdx, qword ptr [rsi+80]
	mulx r15, r10, qword ptr [rsi+88]
	add rax, r14
	adc rbp, r10
	adc r15, 0
	mov rdx, qword ptr [rsi+64]
	mulx r10, r14, qword ptr [rsi+72]
	mov qword ptr [rsp+48], r9
	mov qword ptr [rsp+56], r8
	mulx r9, r8, qword ptr [rsi+80]
	mov qword ptr [rsp+64], rcx
	mov qword ptr [rsp+72], rdi
	mulx rcx, rdi, qword ptr [rsi+88]
	add r10, r8
	adc r9, rdi
	adc rcx, 0
	add r11, r9
	adc rax, rcx
	adc rbp, 0
	adc r15, 0
	mulx rcx, rdi, rdx
	mov rdx, qword ptr [rsi+72]
	mulx r8, r9, rdx
	mov rdx, qword ptr [rsi+80]
	mov qword ptr [rsp+80], r13
	mov qword ptr [rsp+88], rbx
	mulx r13, rbx, rdx
	mov rdx, qword ptr [rsi+88]
	mov qword ptr [rsp+96], r12
	mov qword ptr [rsp+104], rdi
	mulx r12, rdi, rdx
	xor edx, edx
	adcx r14, r14
	adox r14, rcx
	adcx r10, r10
	adox r10, r9
	adcx r11, r11
	adox r11, r8
	adcx rax, rax
	adox rax, rbx
	adcx rbp, rbp
	adox rbp, r13
	adcx r15, r15
	adox r15, rdi
	adox r12, rdx
	adc r12, 0
	mov edx, 38
	mulx rax, rcx, rax
	xor edi, edi
	adcx rcx, qword ptr [rsp+104]
	adox r14, rax
	mulx rbp, rax, rbp
	adcx r14, rax
	adox r10, rbp
	mulx r15, rax, r15
	adcx r10, rax
	adox r11, r15
	mulx r12, rax, r12
	adcx r11, rax
	adox r12, rdi
	adc r12, 0
	mov rax, r11
	shr rax, 63
	lea rax, [rax+r12*2]
	shl r11, 1
	shr r11, 1
	lea r8, [rax+rax*8]
	lea r8, [rax+r8*2]
	add rcx, r8
	adc r14, 0
	adc r10, 0
	adc r11, 0
	/* v5 = 2*v4 */
	mov rax, qword ptr [rsp+96]
	add rax, qword ptr [rsp+96]
	mov r8, qword ptr [rsp+88]
	adc r8, qword ptr [rsp+88]
	mov r9, qword ptr [rsp+80]
	adc r9, qword ptr [rsp+80]
	mov rbx, qword ptr [rsp+72]
	adc rbx, qword ptr [rsp+72]
	lea rbp, [rax+38]
	cmovc rax, rbp
	/* v17 = 3*v3 */
	mov rbp, rcx
	add rbp, rcx
	mov r12, r14
	adc r12, r14
	mov r13, r10
	adc r13, r10
	mov r15, r11
	adc r15, r11
	lea rdx, [rbp+38]
	cmovc rbp, rdx
	add rbp, rcx
	adc r12, r14
	adc r13, r10
	adc r15, r11
	sbb rdx, rdx
	and edx, 38
	add rbp, rdx
	adc r12, 0
	adc r13, 0
	adc r15, 0
	/* v8 = 13318*v3 */
	mov rdx, rcx
	mov edi, 13318
	mov qword ptr [rsp+72], rbx
	mulx rbx, rdx, rdi
	mov rcx, rdx
	mov rdx, r14
	mov qword ptr [rsp+80], r9
	mulx r9, rdx, rdi
	mov r14, rdx
	mov rdx, r10
	mov qword ptr [rsp+88], r8
	mulx r8, rdx, rdi
	mov r10, rdx
	mov rdx, r11
	mov qword ptr [rsp+96], rax
	mulx rax, rdx, rdi
	add r14, rbx
	adc r10, r9
	adc rdx, r8
	adc rax, 0
	mov r8, rdx
	shr r8, 63
	lea r8, [r8+rax*2]
	shl rdx, 1
	shr rdx, 1
	lea rax, [r8+r8*8]
	lea rax, [r8+rax*2]
	add rcx, rax
	adc r14, 0
	adc r10, 0
	adc rdx, 0
	/* v28 = Y1*Z1 */
	mov rax, rdx
	mov rdx, qword ptr [rsi+64]
	mulx r8, r9, qword ptr [rsi+32]
	mulx r11, rbx, qword ptr [rsi+40]
	mov qword ptr [rsp+104], r15
	mulx rdi, r15, qword ptr [rsi+48]
	mov qword ptr [rsp+112], r13
	mulx r13, rdx, qword ptr [rsi+56]
	add r8, rbx
	adc r11, r15
	adc rdi, rdx
	adc r13, 0
	mov rdx, qword ptr [rsi+72]
	mulx rbx, r15, qword ptr [rsi+32]
	mov qword ptr [rsp+120], r12
	xor r12d, r12d
	adcx r8, r15
	adox r11, rbx
	mulx rbx, r15, qword ptr [rsi+40]
	adcx r11, r15
	adox rdi, rbx
	mulx rbx, r15, qword ptr [rsi+48]
	adcx rdi, r15
	adox r13, rbx
	mulx rbx, rdx, qword ptr [rsi+56]
	adcx r13, rdx
	adox rbx, r12
	adc rbx, 0
	mov rdx, qword ptr [rsi+80]
	mulx r15, r12, qword ptr [rsi+32]
	mov qword ptr [rsp+128], rbp
	xor ebp, ebp
	adcx r11, r12
	adox rdi, r15
	mulx r12, r15, qword ptr [rsi+40]
	adcx rdi, r15
	adox r13, r12
	mulx r12, r15, qword ptr [rsi+48]
	adcx r13, r15
	adox rbx, r12
	mulx r12, rdx, qword ptr [rsi+56]
	adcx rbx, rdx
	adox r12, rbp
	adc r12, 0
	mov rdx, qword ptr [rsi+88]
	mulx r15, rbp, qword ptr [rsi+32]
	mov qword ptr [rsp+136], rax
	xor eax, eax
	adcx rdi, rbp
	adox r13, r15
	mulx rbp, r15, qword ptr [rsi+40]
	adcx r13, r15
	adox rbx, rbp
	mulx rbp, r15, qword ptr [rsi+48]
	adcx rbx, r15
	adox r12, rbp
	mulx rbp, rdx, qword ptr [rsi+56]
	adcx r12, rdx
	adox rbp, rax
	adc rbp, 0
	mov edx, 38
	mulx r13, r15, r13
	xor eax, eax
	adcx r9, r15
	adox r8, r13
	mulx rbx, r13, rbx
	adcx r8, r13
	adox r11, rbx
	mulx r12, rbx, r12
	adcx r11, rbx
	adox rdi, r12
	mulx rbp, rbx, rbp
	adcx rdi, rbx
	adox rbp, rax
	adc rbp, 0
	mov rbx, rdi
	shr rbx, 63
	lea rbx, [rbx+rbp*2]
	shl rdi, 1
	shr rdi, 1
	lea rbp, [rbx+rbx*8]
	lea rbp, [rbx+rbp*2]
	add r9, rbp
	adc r8, 0
	adc r11, 0
	adc rdi, 0
	/* v11 = 3*(v8-v7) */
	sub rcx, qword ptr [rsp+64]
	sbb r14, qword ptr [rsp+56]
	sbb r10, qword ptr [rsp+48]
	mov rbx, qword ptr [rsp+136]
	sbb rbx, qword ptr [rsp+40]
	sbb rbp, rbp
	and ebp, 38
	sub rcx, rbp
	sbb r14, 0
	sbb r10, 0
	sbb rbx, 0
	lea rbp, [rcx-38]
	cmovc rcx, rbp
	mov rbp, rcx
	add rbp, rcx
	mov r12, r14
	adc r12, r14
	mov r13, r10
	adc r13, r10
	mov r15, rbx
	adc r15, rbx
	setc dl
	movzx edx, dl
	add rbp, rcx
	adc r12, r14
	adc r13, r10
	adc r15, rbx
	adc rdx, 0
	mov rcx, r15
	shr rcx, 63
	lea rcx, [rcx+rdx*2]
	shl r15, 1
	shr r15, 1
	lea r10, [rcx+rcx*8]
	lea r10, [rcx+r10*2]
	add rbp, r10
	adc r12, 0
	adc r13, 0
	adc r15, 0
	/* v29 = 2*v28 */
	add r9, r9
	adc r8, r8
	adc r11, r11
	adc rdi, rdi
	lea rcx, [r9+38]
	cmovc r9, rcx
	/* v18 = 13318*v7 */
	mov rdx, qword ptr [rsp+64]
	mov ecx, 13318
	mulx r10, rdx, rcx
	mov rbx, rdx
	mov rdx, qword ptr [rsp+56]
	mulx r14, rdx, rcx
	mov qword ptr [rsp+56], rdx
	mov rdx, qword ptr [rsp+48]
	mulx rax, rdx, rcx
	mov qword ptr [rsp+48], rdx
	mov rdx, qword ptr [rsp+40]
	mov qword ptr [rsp+64], rdi
	mulx rdi, rdx, rcx
	add r10, qword ptr [rsp+56]
	adc r14, qword ptr [rsp+48]
	adc rdx, rax
	adc rdi, 0
	mov rax, rdx
	shr rax, 63
	lea rax, [rax+rdi*2]
	shl rdx, 1
	shr rdx, 1
	lea rdi, [rax+rax*8]
	lea rdi, [rax+rdi*2]
	add rbx, rdi
	adc r10, 0
	adc r14, 0
	adc rdx, 0
	/* v2 = Y1*Y1 */
	mov rax, rdx
	mov rdx, qword ptr [rsi+40]
	mulx rdi, rcx, qword ptr [rsi+48]
	mov qword ptr [rsp+40], r11
	mov qword ptr [rsp+48], r8
	mulx r11, r8, qword ptr [rsi+56]
	mov rdx, qword ptr [rsi+48]
	mov qword ptr [rsp+56], r9
	mov qword ptr [rsp+136], r15
	mulx r9, r15, qword ptr [rsi+56]
	add rdi, r8
	adc r11, r15
	adc r9, 0
	mov rdx, qword ptr [rsi+32]
	mulx r8, r15, qword ptr [rsi+40]
	mov qword ptr [rsp+144], r13
	mov qword ptr [rsp+152], r12
	mulx r13, r12, qword ptr [rsi+48]
	mov qword ptr [rsp+160], rbp
	mov qword ptr [rsp+168], rax
	mulx rbp, rax, qword ptr [rsi+56]
	add r8, r12
	adc r13, rax
	adc rbp, 0
	add rcx, r13
	adc rdi, rbp
	adc r11, 0
	adc r9, 0
	mulx rax, rbp, rdx
	mov rdx, qword ptr [rsi+40]
	mulx r12, r13, rdx
	mov rdx, qword ptr [rsi+48]
	mov qword ptr [rsp+176], r14
	mov qword ptr [rsp+184], r10
	mulx r14, r10, rdx
	mov rdx, qword ptr [rsi+56]
	mov qword ptr [rsp+192], rbx
	mov qword ptr [rsp+200], rbp
	mulx rbx, rbp, rdx
	xor esi, esi
	adcx r15, r15
	adox r15, rax
	adcx r8, r8
	adox r8, r13
	adcx rcx, rcx
	adox rcx, r12
	adcx rdi, rdi
	adox rdi, r10
	adcx r11, r11
	adox r11, r14
	adcx r9, r9
	adox r9, rbp
	adox rbx, rsi
	adc rbx, 0
	mov edx, 38
	mulx rdi, rax, rdi
	xor r10d, r10d
	adcx rax, qword ptr [rsp+200]
	adox r15, rdi
	mulx r11, rsi, r11
	adcx r15, rsi
	adox r8, r11
	mulx r9, rsi, r9
	adcx r8, rsi
	adox rcx, r9
	mulx rbx, rsi, rbx
	adcx rcx, rsi
	adox rbx, r10
	adc rbx, 0
	mov rsi, rcx
	shr rsi, 63
	lea rsi, [rsi+rbx*2]
	shl rcx, 1
	shr rcx, 1
	lea rdi, [rsi+rsi*8]
	lea rdi, [rsi+rdi*2]
	add rax, rdi
	adc r15, 0
	adc r8, 0
	adc rcx, 0
	/* v20 = v18-v17-v1 */
	mov rsi, qword ptr [rsp+192]
	sub rsi, qword ptr [rsp+128]
	mov rdi, qword ptr [rsp+184]
	sbb rdi, qword ptr [rsp+120]
	mov r9, qword ptr [rsp+176]
	sbb r9, qword ptr [rsp+112]
	mov r11, qword ptr [rsp+168]
	sbb r11, qword ptr [rsp+104]
	setc bl
	movzx ebx, bl
	sub rsi, qword ptr [rsp+32]
	sbb rdi, qword ptr [rsp+24]
	sbb r9, qword ptr [rsp+16]
	sbb r11, qword ptr [rsp+8]
	adc rbx, 0
	lea rbp, [rbx+rbx*8]
	lea rbp, [rbx+rbp*2]
	lea rbp, [rbp+rbp]
	sub rsi, rbp
	sbb rdi, 0
	sbb r9, 0
	sbb r11, 0
	lea rbx, [rsi-38]
	cmovc rsi, rbx
	/* v25 = 3*v1-v17 */
	mov rbx, qword ptr [rsp+32]
	add rbx, qword ptr [rsp+32]
	mov rbp, qword ptr [rsp+24]
	adc rbp, qword ptr [rsp+24]
	mov r12, qword ptr [rsp+16]
	adc r12, qword ptr [rsp+16]
	mov r13, qword ptr [rsp+8]
	adc r13, qword ptr [rsp+8]
	lea r14, [rbx+38]
	cmovc rbx, r14
	add rbx, qword ptr [rsp+32]
	adc rbp, qword ptr [rsp+24]
	adc r12, qword ptr [rsp+16]
	adc r13, qword ptr [rsp+8]
	sbb r14, r14
	and r14d, 38
	add rbx, r14
	adc rbp, 0
	adc r12, 0
	adc r13, 0
	sub rbx, qword ptr [rsp+128]
	sbb rbp, qword ptr [rsp+120]
	sbb r12, qword ptr [rsp+112]
	sbb r13, qword ptr [rsp+104]
	sbb r14, r14
	and r14d, 38
	sub rbx, r14
	sbb rbp, 0
	sbb r12, 0
	sbb r13, 0
	lea r14, [rbx-38]
	cmovc rbx, r14
	/* v22 = 3*v20 */
	mov r14, rsi
	add r14, rsi
	mov rdx, rdi
	adc rdx, rdi
	mov r10, r9
	adc r10, r9
	mov qword ptr [rsp+8], r13
	mov r13, r11
	adc r13, r11
	mov qword ptr [rsp+16], r12
	setc r12b
	movzx r12d, r12b
	add r14, rsi
	adc rdx, rdi
	adc r10, r9
	adc r13, r11
	adc r12, 0
	mov rsi, r13
	shr rsi, 63
	lea rsi, [rsi+r12*2]
	shl r13, 1
	shr r13, 1
	lea rdi, [rsi+rsi*8]
	lea rdi, [rsi+rdi*2]
	add r14, rdi
	adc rdx, 0
	adc r10, 0
	adc r13, 0
	/* v13, v12 = v2+v11, v2-v11 */
	mov rsi, rax
	add rsi, qword ptr [rsp+160]
	mov rdi, r15
	adc rdi, qword ptr [rsp+152]
	mov r9, r8
	adc r9, qword ptr [rsp+144]
	mov r11, rcx
	adc r11, qword ptr [rsp+136]
	lea r12, [rsi+38]
	cmovc rsi, r12
	mov r12, rax
	sub r12, qword ptr [rsp+160]
	mov qword ptr [rsp+24], r13
	mov r13, r15
	sbb r13, qword ptr [rsp+152]
	mov qword ptr [rsp+32], r10
	mov r10, r8
	sbb r10, qword ptr [rsp+144]
	mov qword ptr [rsp+104], rdx
	mov rdx, rcx
	sbb rdx, qword ptr [rsp+136]
	mov qword ptr [rsp+112], rbp
	sbb rbp, rbp
	and ebp, 38
	sub r12, rbp
	sbb r13, 0
	sbb r10, 0
	sbb rdx, 0
	/* v32 = v2*v29 */
	mov rbp, rdx
	mov rdx, qword ptr [rsp+56]
	mov qword ptr [rsp+120], rbp
	mov qword ptr [rsp+128], r10
	mulx rbp, r10, rax
	mov qword ptr [rsp+136], r13
	mov qword ptr [rsp+144], rbx
	mulx r13, rbx, r15
	mov qword ptr [rsp+152], r14
	mov qword ptr [rsp+160], r11
	mulx r14, r11, r8
	mov qword ptr [rsp+168], r9
	mov qword ptr [rsp+176], rdi
	mulx r9, rdi, rcx
	add rbp, rbx
	adc r13, r11
	adc r14, rdi
	adc r9, 0
	mov rdx, qword ptr [rsp+48]
	mulx rdi, r11, rax
	xor ebx, ebx
	adcx rbp, r11
	adox r13, rdi
	mulx rdi, r11, r15
	adcx r13, r11
	adox r14, rdi
	mulx rdi, r11, r8
	adcx r14, r11
	adox r9, rdi
	mulx rdi, r11, rcx
	adcx r9, r11
	adox rdi, rbx
	adc rdi, 0
	mov rdx, qword ptr [rsp+40]
	mulx r11, rbx, rax
	mov qword ptr [rsp+184], rsi
	xor esi, esi
	adcx r13, rbx
	adox r14, r11
	mulx r11, rbx, r15
	adcx r14, rbx
	adox r9, r11
	mulx r11, rbx, r8
	adcx r9, rbx
	adox rdi, r11
	mulx r11, rbx, rcx
	adcx rdi, rbx
	adox r11, rsi
	adc r11, 0
	mov rdx, qword ptr [rsp+64]
	mulx rax, rbx, rax
	xor esi, esi
	adcx r14, rbx
	adox r9, rax
	mulx r15, rax, r15
	adcx r9, rax
	adox rdi, r15
	mulx r8, rax, r8
	adcx rdi, rax
	adox r11, r8
	mulx rcx, rax, rcx
	adcx r11, rax
	adox rcx, rsi
	adc rcx, 0
	mov edx, 38
	mulx r9, rax, r9
	xor r8d, r8d
	adcx r10, rax
	adox rbp, r9
	mulx rdi, rax, rdi
	adcx rbp, rax
	adox r13, rdi
	mulx r11, rax, r11
	adcx r13, rax
	adox r14, r11
	mulx rcx, rax, rcx
	adcx r14, rax
	adox rcx, r8
	adc rcx, 0
	mov rax, r14
	shr rax, 63
	lea rax, [rax+rcx*2]
	shl r14, 1
	shr r14, 1
	lea rcx, [rax+rax*8]
	lea rcx, [rax+rcx*2]
	add r10, rcx
	adc rbp, 0
	adc r13, 0
	adc r14, 0
	/* Y3_s = v12*v13+v22*v25 */
	mov rdx, r12
	mulx rax, rcx, qword ptr [rsp+184]
	mulx rsi, rdi, qword ptr [rsp+176]
	mulx r9, r11, qword ptr [rsp+168]
	mulx rbx, r12, qword ptr [rsp+160]
	add rax, rdi
	adc rsi, r11
	adc r9, r12
	adc rbx, 0
	mov rdi, rdx
	mov rdx, qword ptr [rsp+152]
	mulx r11, r12, qword ptr [rsp+144]
	xor r15d, r15d
	adcx rcx, r12
	adox rax, r11
	mulx r8, r11, qword ptr [rsp+112]
	adcx rax, r11
	adox rsi, r8
	mulx r8, r11, qword ptr [rsp+16]
	adcx rsi, r11
	adox r9, r8
	mulx r8, r11, qword ptr [rsp+8]
	adcx r9, r11
	adox rbx, r8
	seto r8b
	movzx r8d, r8b
	adc rbx, 0
	adc r8, 0
	mov rdx, qword ptr [rsp+136]
	mulx r11, r12, qword ptr [rsp+184]
	xor r15d, r15d
	adcx rax, r12
	adox rsi, r11
	mulx r11, r12, qword ptr [rsp+176]
	adcx rsi, r12
	adox r9, r11
	mulx r11, r12, qword ptr [rsp+168]
	adcx r9, r12
	adox rbx, r11
	mulx r11, r12, qword ptr [rsp+160]
	adcx rbx, r12
	adox r8, r11
	seto r11b
	movzx r11d, r11b
	adc r8, 0
	adc r11, 0
	mov rdx, qword ptr [rsp+104]
	mulx r12, r15, qword ptr [rsp+144]
	mov qword ptr [rsp+192], rdi
	xor edi, edi
	adcx rax, r15
	adox rsi, r12
	mulx r12, r15, qword ptr [rsp+112]
	adcx rsi, r15
	adox r9, r12
	mulx r12, r15, qword ptr [rsp+16]
	adcx r9, r15
	adox rbx, r12
	mulx r12, r15, qword ptr [rsp+8]
	adcx rbx, r15
	adox r8, r12
	adcx r8, rdi
	adox r11, rdi
	adc r11, 0
	mov rdx, qword ptr [rsp+128]
	mulx r12, r15, qword ptr [rsp+184]
	xor edi, edi
	adcx rsi, r15
	adox r9, r12
	mulx r12, r15, qword ptr [rsp+176]
	adcx r9, r15
	adox rbx, r12
	mulx r12, r15, qword ptr [rsp+168]
	adcx rbx, r15
	adox r8, r12
	mulx r12, r15, qword ptr [rsp+160]
	adcx r8, r15
	adox r11, r12
	seto r12b
	movzx r12d, r12b
	adc r11, 0
	adc r12, 0
	mov rdx, qword ptr [rsp+32]
	mulx r15, rdi, qword ptr [rsp+144]
	mov qword ptr [rsp+200], r14
	xor r14d, r14d
	adcx rsi, rdi
	adox r9, r15
	mulx rdi, r15, qword ptr [rsp+112]
	adcx r9, r15
	adox rbx, rdi
	mulx rdi, r15, qword ptr [rsp+16]
	adcx rbx, r15
	adox r8, rdi
	mulx rdi, r15, qword ptr [rsp+8]
	adcx r8, r15
	adox r11, rdi
	adcx r11, r14
	adox r12, r14
	adc r12, 0
	mov rdx, qword ptr [rsp+120]
	mulx rdi, r15, qword ptr [rsp+184]
	xor r14d, r14d
	adcx r9, r15
	adox rbx, rdi
	mulx rdi, r15, qword ptr [rsp+176]
	adcx rbx, r15
	adox r8, rdi
	mulx rdi, r15, qword ptr [rsp+168]
	adcx r8, r15
	adox r11, rdi
	mulx rdi, r15, qword ptr [rsp+160]
	adcx r11, r15
	adox r12, rdi
	seto dil
	movzx edi, dil
	adc r12, 0
	adc rdi, 0
	mov rdx, qword ptr [rsp+24]
	mulx r15, r14, qword ptr [rsp+144]
	mov qword ptr [rsp+144], r13
	xor r13d, r13d
	adcx r9, r14
	adox rbx, r15
	mulx r14, r15, qword ptr [rsp+112]
	adcx rbx, r15
	adox r8, r14
	mulx r14, r15, qword ptr [rsp+16]
	adcx r8, r15
	adox r11, r14
	mulx r14, r15, qword ptr [rsp+8]
	adcx r11, r15
	adox r12, r14
	adcx r12, r13
	adox rdi, r13
	adc rdi, 0
	mov edx, 38
	mulx rbx, r14, rbx
	xor r15d, r15d
	adcx rcx, r14
	adox rax, rbx
	mulx r8, rbx, r8
	adcx rax, rbx
	adox rsi, r8
	mulx r11, r8, r11
	adcx rsi, r8
	adox r9, r11
	mulx r12, r8, r12
	adcx r9, r8
	adox r12, r15
	adc r12, 0
	lea r8, [rdi+rdi*8]
	lea r8, [rdi+r8*2]
	lea r8, [r8+r8]
	add r12, r8
	mov rdi, r9
	shr rdi, 63
	lea rdi, [rdi+r12*2]
	shl r9, 1
	shr r9, 1
	lea r8, [rdi+rdi*8]
	lea r8, [rdi+r8*2]
	add rcx, r8
	adc rax, 0
	adc rsi, 0
	adc r9, 0
	/* Z3_s = 4*v32 */
	mov rdx, r10
	mov edi, 4
	mulx r8, rdx, rdi
	mov r10, rdx
	mov rdx, rbp
	mulx r11, rdx, rdi
	mov rbx, rdx
	mov rdx, qword ptr [rsp+144]
	mulx rbp, rdx, rdi
	mov r12, rdx
	mov rdx, qword ptr [rsp+200]
	mulx r13, rdx, rdi
	add rbx, r8
	adc r12, r11
	adc rdx, rbp
	adc r13, 0
	mov r8, rdx
	shr r8, 63
	lea r8, [r8+r13*2]
	shl rdx, 1
	shr rdx, 1
	lea r11, [r8+r8*8]
	lea r11, [r8+r11*2]
	add r10, r11
	adc rbx, 0
	adc r12, 0
	adc rdx, 0
	/* X3_s = v5*v12-v22*v29 */
	mov r8, -38
	sub r8, qword ptr [rsp+152]
	mov r11, -1
	sbb r11, qword ptr [rsp+104]
	mov rbp, -1
	sbb rbp, qword ptr [rsp+32]
	mov r13, -1
	sbb r13, qword ptr [rsp+24]
	mov r14, rdx
	mov rdx, qword ptr [rsp+96]
	mulx rdi, r15, qword ptr [rsp+192]
	mov qword ptr [rsp+8], r9
	mov qword ptr [rsp+16], rsi
	mulx r9, rsi, qword ptr [rsp+136]
	mov qword ptr [rsp+24], rax
	mov qword ptr [rsp+32], rcx
	mulx rax, rcx, qword ptr [rsp+128]
	mov qword ptr [rsp+104], r14
	mulx r14, rdx, qword ptr [rsp+120]
	add rdi, rsi
	adc r9, rcx
	adc rax, rdx
	adc r14, 0
	mov rdx, r8
	mulx rcx, rsi, qword ptr [rsp+56]
	xor r8d, r8d
	adcx r15, rsi
	adox rdi, rcx
	mulx rcx, rsi, qword ptr [rsp+48]
	adcx rdi, rsi
	adox r9, rcx
	mulx rcx, rsi, qword ptr [rsp+40]
	adcx r9, rsi
	adox rax, rcx
	mulx rcx, rdx, qword ptr [rsp+64]
	adcx rax, rdx
	adox r14, rcx
	seto cl
	movzx ecx, cl
	adc r14, 0
	adc rcx, 0
	mov rdx, qword ptr [rsp+88]
	mulx rsi, r8, qword ptr [rsp+192]
	mov qword ptr [rsp+96], r12
	xor r12d, r12d
	adcx rdi, r8
	adox r9, rsi
	mulx rsi, r8, qword ptr [rsp+136]
	adcx r9, r8
	adox rax, rsi
	mulx rsi, r8, qword ptr [rsp+128]
	adcx rax, r8
	adox r14, rsi
	mulx rsi, rdx, qword ptr [rsp+120]
	adcx r14, rdx
	adox rcx, rsi
	seto sil
	movzx esi, sil
	adc rcx, 0
	adc rsi, 0
	mov rdx, r11
	mulx r8, r12, qword ptr [rsp+56]
	xor r11d, r11d
	adcx rdi, r12
	adox r9, r8
	mulx r8, r12, qword ptr [rsp+48]
	adcx r9, r12
	adox rax, r8
	mulx r8, r12, qword ptr [rsp+40]
	adcx rax, r12
	adox r14, r8
	mulx r8, rdx, qword ptr [rsp+64]
	adcx r14, rdx
	adox rcx, r8
	adcx rcx, r11
	adox rsi, r11
	adc rsi, 0
	mov rdx, qword ptr [rsp+80]
	mulx r8, r12, qword ptr [rsp+192]
	xor r11d, r11d
	adcx r9, r12
	adox rax, r8
	mulx r8, r12, qword ptr [rsp+136]
	adcx rax, r12
	adox r14, r8
	mulx r8, r12, qword ptr [rsp+128]
	adcx r14, r12
	adox rcx, r8
	mulx r8, rdx, qword ptr [rsp+120]
	adcx rcx, rdx
	adox rsi, r8
	seto r8b
	movzx r8d, r8b
	adc rsi, 0
	adc r8, 0
	mov rdx, rbp
	mulx r12, r11, qword ptr [rsp+56]
	xor ebp, ebp
	adcx r9, r11
	adox rax, r12
	mulx r11, r12, qword ptr [rsp+48]
	adcx rax, r12
	adox r14, r11
	mulx r11, r12, qword ptr [rsp+40]
	adcx r14, r12
	adox rcx, r11
	mulx r11, rdx, qword ptr [rsp+64]
	adcx rcx, rdx
	adox rsi, r11
	adcx rsi, rbp
	adox r8, rbp
	adc r8, 0
	mov rdx, qword ptr [rsp+72]
	mulx r11, r12, qword ptr [rsp+192]
	xor ebp, ebp
	adcx rax, r12
	adox r14, r11
	mulx r11, r12, qword ptr [rsp+136]
	adcx r14, r12
	adox rcx, r11
	mulx r11, r12, qword ptr [rsp+128]
	adcx rcx, r12
	adox rsi, r11
	mulx r11, rdx, qword ptr [rsp+120]
	adcx rsi, rdx
	adox r8, r11
	seto r11b
	movzx r11d, r11b
	adc r8, 0
	adc r11, 0
	mov rdx, r13
	mulx r12, rbp, qword ptr [rsp+56]
	xor r13d, r13d
	adcx rax, rbp
	adox r14, r12
	mulx rbp, r12, qword ptr [rsp+48]
	adcx r14, r12
	adox rcx, rbp
	mulx rbp, r12, qword ptr [rsp+40]
	adcx rcx, r12
	adox rsi, rbp
	mulx rbp, rdx, qword ptr [rsp+64]
	adcx rsi, rdx
	adox r8, rbp
	adcx r8, r13
	adox r11, r13
	adc r11, 0
	mov edx, 38
	mulx r14, rbp, r14
	xor r12d, r12d
	adcx r15, rbp
	adox rdi, r14
	mulx rcx, rbp, rcx
	adcx rdi, rbp
	adox r9, rcx
	mulx rsi, rcx, rsi
	adcx r9, rcx
	adox rax, rsi
	mulx r8, rcx, r8
	adcx rax, rcx
	adox r8, r12
	adc r8, 0
	lea rcx, [r11+r11*8]
	lea rcx, [r11+rcx*2]
	lea rcx, [rcx+rcx]
	add r8, rcx
	mov rcx, rax
	shr rcx, 63
	lea rcx, [rcx+r8*2]
	shl rax, 1
	shr rax, 1
	lea rsi, [rcx+rcx*8]
	lea rsi, [rcx+rsi*2]
	add r15, rsi
	adc rdi, 0
	adc r9, 0
	adc rax, 0
	/* v6_r2 = X3_s*Z3_s */
	mov rdx, r10
	mulx rcx, rsi, r15
	mulx r8, r10, rdi
	mulx r11, rbp, r9
	mulx r13, r14, rax
	add rcx, r10
	adc r8, rbp
	adc r11, r14
	adc r13, 0
	mov r10, rdx
	mov rdx, rbx
	mulx rbp, r14, r15
	xor ebx, ebx
	adcx rcx, r14
	adox r8, rbp
	mulx rbp, r12, rdi
	adcx r8, r12
	adox r11, rbp
	mulx rbp, r12, r9
	adcx r11, r12
	adox r13, rbp
	mulx rbp, r12, rax
	adcx r13, r12
	adox rbp, rbx
	adc rbp, 0
	mov r12, rdx
	mov rdx, qword ptr [rsp+96]
	mulx r14, rbx, r15
	mov qword ptr [rsp+40], r10
	xor r10d, r10d
	adcx r8, rbx
	adox r11, r14
	mulx rbx, r14, rdi
	adcx r11, r14
	adox r13, rbx
	mulx rbx, r14, r9
	adcx r13, r14
	adox rbp, rbx
	mulx rbx, r14, rax
	adcx rbp, r14
	adox rbx, r10
	adc rbx, 0
	mov rdx, qword ptr [rsp+104]
	mulx r14, r10, r15
	mov qword ptr [rsp+48], r12
	xor r12d, r12d
	adcx r11, r10
	adox r13, r14
	mulx r10, r14, rdi
	adcx r13, r14
	adox rbp, r10
	mulx r10, r14, r9
	adcx rbp, r14
	adox rbx, r10
	mulx r10, r14, rax
	adcx rbx, r14
	adox r10, r12
	adc r10, 0
	mov edx, 38
	mulx r13, r14, r13
	xor r12d, r12d
	adcx rsi, r14
	adox rcx, r13
	mulx rbp, r13, rbp
	adcx rcx, r13
	adox r8, rbp
	mulx rbx, rbp, rbx
	adcx r8, rbp
	adox r11, rbx
	mulx r10, rbx, r10
	adcx r11, rbx
	adox r10, r12
	adc r10, 0
	mov rbx, r11
	shr rbx, 63
	lea rbx, [rbx+r10*2]
	shl r11, 1
	shr r11, 1
	lea r10, [rbx+rbx*8]
	lea r10, [rbx+r10*2]
	add rsi, r10
	adc rcx, 0
	adc r8, 0
	adc r11, 0
	/* v1_r2 = X3_s*X3_s */
	mov rdx, rdi
	mulx r10, rbx, r9
	mulx rdi, rbp, rax
	mov r13, rdx
	mov rdx, r9
	mulx r14, r12, rax
	add r10, rbp
	adc rdi, r12
	adc r14, 0
	mov rdx, r15
	mulx rbp, r12, r13
	mov qword ptr [rsp+56], r11
	mulx r15, r11, r9
	mov qword ptr [rsp+64], r8
	mov qword ptr [rsp+72], rcx
	mulx r8, rcx, rax
	add rbp, r11
	adc r15, rcx
	adc r8, 0
	add rbx, r15
	adc r10, r8
	adc rdi, 0
	adc r14, 0
	mulx rcx, r8, rdx
	mov r11, rdx
	mov rdx, r13
	mov qword ptr [rsp+80], r11
	mulx r15, r11, rdx
	mov rdx, r9
	mov qword ptr [rsp+88], r13
	mov qword ptr [rsp+112], rsi
	mulx r13, rsi, rdx
	mov rdx, rax
	mov qword ptr [rsp+120], r9
	mov qword ptr [rsp+128], r8
	mulx r9, r8, rdx
	xor eax, eax
	adcx r12, r12
	adox r12, rcx
	adcx rbp, rbp
	adox rbp, r11
	adcx rbx, rbx
	adox rbx, r15
	adcx r10, r10
	adox r10, rsi
	adcx rdi, rdi
	adox rdi, r13
	adcx r14, r14
	adox r14, r8
	adox r9, rax
	adc r9, 0
	mov rcx, rdx
	mov edx, 38
	mulx r10, rsi, r10
	xor r8d, r8d
	adcx rsi, qword ptr [rsp+128]
	adox r12, r10
	mulx rdi, rax, rdi
	adcx r12, rax
	adox rbp, rdi
	mulx r14, rax, r14
	adcx rbp, rax
	adox rbx, r14
	mulx r9, rax, r9
	adcx rbx, rax
	adox r9, r8
	adc r9, 0
	mov rax, rbx
	shr rax, 63
	lea rax, [rax+r9*2]
	shl rbx, 1
	shr rbx, 1
	lea rdi, [rax+rax*8]
	lea rdi, [rax+rdi*2]
	add rsi, rdi
	adc r12, 0
	adc rbp, 0
	adc rbx, 0
	/* v7_r2 = 2*v6_r2 */
	mov rax, qword ptr [rsp+112]
	add rax, qword ptr [rsp+112]
	mov rdi, qword ptr [rsp+72]
	adc rdi, qword ptr [rsp+72]
	mov r9, qword ptr [rsp+64]
	adc r9, qword ptr [rsp+64]
	mov r10, qword ptr [rsp+56]
	adc r10, qword ptr [rsp+56]
	lea r11, [rax+38]
	cmovc rax, r11
	/* v4_r2 = X3_s*Y3_s */
	mov rdx, qword ptr [rsp+32]
	mulx r11, r13, qword ptr [rsp+80]
	mulx r14, r15, qword ptr [rsp+88]
	mov qword ptr [rsp+56], rbx
	mulx r8, rbx, qword ptr [rsp+120]
	mov qword ptr [rsp+64], rbp
	mov qword ptr [rsp+72], r12
	mulx rbp, r12, rcx
	add r11, r15
	adc r14, rbx
	adc r8, r12
	adc rbp, 0
	mov rdx, qword ptr [rsp+24]
	mulx rbx, r12, qword ptr [rsp+80]
	xor r15d, r15d
	adcx r11, r12
	adox r14, rbx
	mulx rbx, r12, qword ptr [rsp+88]
	adcx r14, r12
	adox r8, rbx
	mulx rbx, r12, qword ptr [rsp+120]
	adcx r8, r12
	adox rbp, rbx
	mulx rbx, r12, rcx
	adcx rbp, r12
	adox rbx, r15
	adc rbx, 0
	mov rdx, qword ptr [rsp+16]
	mulx r12, r15, qword ptr [rsp+80]
	mov qword ptr [rsp+112], rsi
	xor esi, esi
	adcx r14, r15
	adox r8, r12
	mulx r12, r15, qword ptr [rsp+88]
	adcx r8, r15
	adox rbp, r12
	mulx r12, r15, qword ptr [rsp+120]
	adcx rbp, r15
	adox rbx, r12
	mulx r12, r15, rcx
	adcx rbx, r15
	adox r12, rsi
	adc r12, 0
	mov rdx, qword ptr [rsp+8]
	mulx r15, rsi, qword ptr [rsp+80]
	mov qword ptr [rsp+80], r10
	xor r10d, r10d
	adcx r8, rsi
	adox rbp, r15
	mulx rsi, r15, qword ptr [rsp+88]
	adcx rbp, r15
	adox rbx, rsi
	mulx rsi, r15, qword ptr [rsp+120]
	adcx rbx, r15
	adox r12, rsi
	mulx rcx, rsi, rcx
	adcx r12, rsi
	adox rcx, r10
	adc rcx, 0
	mov edx, 38
	mulx rbp, rsi, rbp
	xor r15d, r15d
	adcx r13, rsi
	adox r11, rbp
	mulx rbx, rsi, rbx
	adcx r11, rsi
	adox r14, rbx
	mulx r12, rsi, r12
	adcx r14, rsi
	adox r8, r12
	mulx rcx, rsi, rcx
	adcx r8, rsi
	adox rcx, r15
	adc rcx, 0
	mov rsi, r8
	shr rsi, 63
	lea rsi, [rsi+rcx*2]
	shl r8, 1
	shr r8, 1
	lea rcx, [rsi+rsi*8]
	lea rcx, [rsi+rcx*2]
	add r13, rcx
	adc r11, 0
	adc r14, 0
	adc r8, 0
	/* v3_r2 = Z3_s*Z3_s */
	mov rdx, qword ptr [rsp+48]
	mulx rcx, rsi, qword ptr [rsp+96]
	mulx r10, rbx, qword ptr [rsp+104]
	mov rdx, qword ptr [rsp+96]
	mulx rbp, r12, qword ptr [rsp+104]
	add rcx, rbx
	adc r10, r12
	adc rbp, 0
	mov rdx, qword ptr [rsp+40]
	mulx rbx, r12, qword ptr [rsp+48]
	mov qword ptr [rsp+88], r9
	mulx r15, r9, qword ptr [rsp+96]
	mov qword ptr [rsp+120], rdi
	mov qword ptr [rsp+128], rax
	mulx rdi, rax, qword ptr [rsp+104]
	add rbx, r9
	adc r15, rax
	adc rdi, 0
	add rsi, r15
	adc rcx, rdi
	adc r10, 0
	adc rbp, 0
	mulx rax, rdi, rdx
	mov rdx, qword ptr [rsp+48]
	mulx r9, r15, rdx
	mov rdx, qword ptr [rsp+96]
	mov qword ptr [rsp+136], r8
	mov qword ptr [rsp+144], r14
	mulx r8, r14, rdx
	mov rdx, qword ptr [rsp+104]
	mov qword ptr [rsp+152], r11
	mov qword ptr [rsp+160], r13
	mulx r11, r13, rdx
	xor edx, edx
	adcx r12, r12
	adox r12, rax
	adcx rbx, rbx
	adox rbx, r15
	adcx rsi, rsi
	adox rsi, r9
	adcx rcx, rcx
	adox rcx, r14
	adcx r10, r10
	adox r10, r8
	adcx rbp, rbp
	adox rbp, r13
	adox r11, rdx
	adc r11, 0
	mov edx, 38
	mulx rcx, rax, rcx
	xor r8d, r8d
	adcx rdi, rax
	adox r12, rcx
	mulx r10, rax, r10
	adcx r12, rax
	adox rbx, r10
	mulx rbp, rax, rbp
	adcx rbx, rax
	adox rsi, rbp
	mulx r11, rax, r11
	adcx rsi, rax
	adox r11, r8
	adc r11, 0
	mov rax, rsi
	shr rax, 63
	lea rax, [rax+r11*2]
	shl rsi, 1
	shr rsi, 1
	lea rcx, [rax+rax*8]
	lea rcx, [rax+rcx*2]
	add rdi, rcx
	adc r12, 0
	adc rbx, 0
	adc rsi, 0
	/* v5_r2 = 2*v4_r2 */
	mov rax, qword ptr [rsp+160]
	add rax, qword ptr [rsp+160]
	mov rcx, qword ptr [rsp+152]
	adc rcx, qword ptr [rsp+152]
	mov r9, qword ptr [rsp+144]
	adc r9, qword ptr [rsp+144]
	mov r10, qword ptr [rsp+136]
	adc r10, qword ptr [rsp+136]
	lea r11, [rax+38]
	cmovc rax, r11
	/* v17_r2 = 3*v3_r2 */
	mov r11, rdi
	add r11, rdi
	mov rbp, r12
	adc rbp, r12
	mov r13, rbx
	adc r13, rbx
	mov r14, rsi
	adc r14, rsi
	lea r15, [r11+38]
	cmovc r11, r15
	add r11, rdi
	adc rbp, r12
	adc r13, rbx
	adc r14, rsi
	sbb r15, r15
	and r15d, 38
	add r11, r15
	adc rbp, 0
	adc r13, 0
	adc r14, 0
	/* v8_r2 = 13318*v3_r2 */
	mov rdx, rdi
	mov r15d, 13318
	mulx r8, rdx, r15
	mov rdi, rdx
	mov rdx, r12
	mov qword ptr [rsp+136], r10
	mulx r10, rdx, r15
	mov r12, rdx
	mov rdx, rbx
	mov qword ptr [rsp+144], r9
	mulx r9, rdx, r15
	mov rbx, rdx
	mov rdx, rsi
	mov qword ptr [rsp+152], rcx
	mulx rcx, rdx, r15
	add r12, r8
	adc rbx, r10
	adc rdx, r9
	adc rcx, 0
	mov rsi, rdx
	shr rsi, 63
	lea rsi, [rsi+rcx*2]
	shl rdx, 1
	shr rdx, 1
	lea rcx, [rsi+rsi*8]
	lea rcx, [rsi+rcx*2]
	add rdi, rcx
	adc r12, 0
	adc rbx, 0
	adc rdx, 0
	/* v28_r2 = Y3_s*Z3_s */
	mov rcx, rdx
	mov rdx, qword ptr [rsp+40]
	mulx rsi, r8, qword ptr [rsp+32]
	mulx r9, r10, qword ptr [rsp+24]
	mov qword ptr [rsp+160], rax
	mulx r15, rax, qword ptr [rsp+16]
	mov qword ptr [rsp+168], r14
	mulx r14, rdx, qword ptr [rsp+8]
	add rsi, r10
	adc r9, rax
	adc r15, rdx
	adc r14, 0
	mov rdx, qword ptr [rsp+48]
	mulx rax, r10, qword ptr [rsp+32]
	mov qword ptr [rsp+40], r13
	xor r13d, r13d
	adcx rsi, r10
	adox r9, rax
	mulx rax, r10, qword ptr [rsp+24]
	adcx r9, r10
	adox r15, rax
	mulx rax, r10, qword ptr [rsp+16]
	adcx r15, r10
	adox r14, rax
	mulx rax, rdx, qword ptr [rsp+8]
	adcx r14, rdx
	adox rax, r13
	adc rax, 0
	mov rdx, qword ptr [rsp+96]
	mulx r10, r13, qword ptr [rsp+32]
	mov qword ptr [rsp+48], rbp
	xor ebp, ebp
	adcx r9, r13
	adox r15, r10
	mulx r10, r13, qword ptr [rsp+24]
	adcx r15, r13
	adox r14, r10
	mulx r10, r13, qword ptr [rsp+16]
	adcx r14, r13
	adox rax, r10
	mulx r10, rdx, qword ptr [rsp+8]
	adcx rax, rdx
	adox r10, rbp
	adc r10, 0
	mov rdx, qword ptr [rsp+104]
	mulx r13, rbp, qword ptr [rsp+32]
	mov qword ptr [rsp+96], r11
	xor r11d, r11d
	adcx r15, rbp
	adox r14, r13
	mulx rbp, r13, qword ptr [rsp+24]
	adcx r14, r13
	adox rax, rbp
	mulx rbp, r13, qword ptr [rsp+16]
	adcx rax, r13
	adox r10, rbp
	mulx rbp, rdx, qword ptr [rsp+8]
	adcx r10, rdx
	adox rbp, r11
	adc rbp, 0
	mov edx, 38
	mulx r14, r13, r14
	xor r11d, r11d
	adcx r8, r13
	adox rsi, r14
	mulx rax, r13, rax
	adcx rsi, r13
	adox r9, rax
	mulx r10, rax, r10
	adcx r9, rax
	adox r15, r10
	mulx rbp, rax, rbp
	adcx r15, rax
	adox rbp, r11
	adc rbp, 0
	mov rax, r15
	shr rax, 63
	lea rax, [rax+rbp*2]
	shl r15, 1
	shr r15, 1
	lea r10, [rax+rax*8]
	lea r10, [rax+r10*2]
	add r8, r10
	adc rsi, 0
	adc r9, 0
	adc r15, 0
	/* v11_r2 = 3*(v8_r2-v7_r2) */
	sub rdi, qword ptr [rsp+128]
	sbb r12, qword ptr [rsp+120]
	sbb rbx, qword ptr [rsp+88]
	sbb rcx, qword ptr [rsp+80]
	sbb rax, rax
	and eax, 38
	sub rdi, rax
	sbb r12, 0
	sbb rbx, 0
	sbb rcx, 0
	lea rax, [rdi-38]
	cmovc rdi, rax
	mov rax, rdi
	add rax, rdi
	mov r10, r12
	adc r10, r12
	mov rbp, rbx
	adc rbp, rbx
	mov r13, rcx
	adc r13, rcx
	setc r14b
	movzx r14d, r14b
	add rax, rdi
	adc r10, r12
	adc rbp, rbx
	adc r13, rcx
	adc r14, 0
	mov rcx, r13
	shr rcx, 63
	lea rcx, [rcx+r14*2]
	shl r13, 1
	shr r13, 1
	lea rdi, [rcx+rcx*8]
	lea rdi, [rcx+rdi*2]
	add rax, rdi
	adc r10, 0
	adc rbp, 0
	adc r13, 0
	/* v29_r2 = 2*v28_r2 */
	add r8, r8
	adc rsi, rsi
	adc r9, r9
	adc r15, r15
	lea rcx, [r8+38]
	cmovc r8, rcx
	/* v18_r2 = 13318*v7_r2 */
	mov rdx, qword ptr [rsp+128]
	mov ecx, 13318
	mulx rdi, rdx, rcx
	mov rbx, rdx
	mov rdx, qword ptr [rsp+120]
	mulx r12, rdx, rcx
	mov r14, rdx
	mov rdx, qword ptr [rsp+88]
	mulx r11, rdx, rcx
	mov qword ptr [rsp+88], rdx
	mov rdx, qword ptr [rsp+80]
	mov qword ptr [rsp+104], r15
	mulx r15, rdx, rcx
	add r14, rdi
	adc r12, qword ptr [rsp+88]
	adc rdx, r11
	adc r15, 0
	mov rdi, rdx
	shr rdi, 63
	lea rdi, [rdi+r15*2]
	shl rdx, 1
	shr rdx, 1
	lea r11, [rdi+rdi*8]
	lea r11, [rdi+r11*2]
	add rbx, r11
	adc r14, 0
	adc r12, 0
	adc rdx, 0
	/* v2_r2 = Y3_s*Y3_s */
	mov rdi, rdx
	mov rdx, qword ptr [rsp+24]
	mulx r11, r15, qword ptr [rsp+16]
	mov qword ptr [rsp+80], r9
	mulx rcx, r9, qword ptr [rsp+8]
	mov rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+88], rsi
	mov qword ptr [rsp+120], r8
	mulx rsi, r8, qword ptr [rsp+8]
	add r11, r9
	adc rcx, r8
	adc rsi, 0
	mov rdx, qword ptr [rsp+32]
	mulx r8, r9, qword ptr [rsp+24]
	mov qword ptr [rsp+128], r13
	mov qword ptr [rsp+176], rbp
	mulx r13, rbp, qword ptr [rsp+16]
	mov qword ptr [rsp+184], r10
	mov qword ptr [rsp+192], rax
	mulx r10, rax, qword ptr [rsp+8]
	add r8, rbp
	adc r13, rax
	adc r10, 0
	add r15, r13
	adc r11, r10
	adc rcx, 0
	adc rsi, 0
	mulx rax, r10, rdx
	mov rdx, qword ptr [rsp+24]
	mulx rbp, r13, rdx
	mov rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+24], rdi
	mov qword ptr [rsp+32], r12
	mulx rdi, r12, rdx
	mov rdx, qword ptr [rsp+8]
	mov qword ptr [rsp+16], r14
	mov qword ptr [rsp+200], rbx
	mulx r14, rbx, rdx
	xor edx, edx
	adcx r9, r9
	adox r9, rax
	adcx r8, r8
	adox r8, r13
	adcx r15, r15
	adox r15, rbp
	adcx r11, r11
	adox r11, r12
	adcx rcx, rcx
	adox rcx, rdi
	adcx rsi, rsi
	adox rsi, rbx
	adox r14, rdx
	adc r14, 0
	mov edx, 38
	mulx r11, rax, r11
	xor edi, edi
	adcx r10, rax
	adox r9, r11
	mulx rcx, rax, rcx
	adcx r9, rax
	adox r8, rcx
	mulx rsi, rax, rsi
	adcx r8, rax
	adox r15, rsi
	mulx r14, rax, r14
	adcx r15, rax
	adox r14, rdi
	adc r14, 0
	mov rax, r15
	shr rax, 63
	lea rax, [rax+r14*2]
	shl r15, 1
	shr r15, 1
	lea rcx, [rax+rax*8]
	lea rcx, [rax+rcx*2]
	add r10, rcx
	adc r9, 0
	adc r8, 0
	adc r15, 0
	/* v20_r2 = v18_r2-v17_r2-v1_r2 */
	mov rax, qword ptr [rsp+200]
	sub rax, qword ptr [rsp+96]
	mov rcx, qword ptr [rsp+16]
	sbb rcx, qword ptr [rsp+48]
	mov rsi, qword ptr [rsp+32]
	sbb rsi, qword ptr [rsp+40]
	mov r11, qword ptr [rsp+24]
	sbb r11, qword ptr [rsp+168]
	setc bl
	movzx ebx, bl
	sub rax, qword ptr [rsp+112]
	sbb rcx, qword ptr [rsp+72]
	sbb rsi, qword ptr [rsp+64]
	sbb r11, qword ptr [rsp+56]
	adc rbx, 0
	lea rbp, [rbx+rbx*8]
	lea rbp, [rbx+rbp*2]
	lea rbp, [rbp+rbp]
	sub rax, rbp
	sbb rcx, 0
	sbb rsi, 0
	sbb r11, 0
	lea rbx, [rax-38]
	cmovc rax, rbx
	/* v25_r2 = 3*v1_r2-v17_r2 */
	mov rbx, qword ptr [rsp+112]
	add rbx, qword ptr [rsp+112]
	mov rbp, qword ptr [rsp+72]
	adc rbp, qword ptr [rsp+72]
	mov r12, qword ptr [rsp+64]
	adc r12, qword ptr [rsp+64]
	mov r13, qword ptr [rsp+56]
	adc r13, qword ptr [rsp+56]
	lea r14, [rbx+38]
	cmovc rbx, r14
	add rbx, qword ptr [rsp+112]
	adc rbp, qword ptr [rsp+72]
	adc r12, qword ptr [rsp+64]
	adc r13, qword ptr [rsp+56]
	sbb r14, r14
	and r14d, 38
	add rbx, r14
	adc rbp, 0
	adc r12, 0
	adc r13, 0
	sub rbx, qword ptr [rsp+96]
	sbb rbp, qword ptr [rsp+48]
	sbb r12, qword ptr [rsp+40]
	sbb r13, qword ptr [rsp+168]
	sbb r14, r14
	and r14d, 38
	sub rbx, r14
	sbb rbp, 0
	sbb r12, 0
	sbb r13, 0
	lea r14, [rbx-38]
	cmovc rbx, r14
	/* v22_r2 = 3*v20_r2 */
	mov r14, rax
	add r14, rax
	mov rdx, rcx
	adc rdx, rcx
	mov rdi, rsi
	adc rdi, rsi
	mov qword ptr [rsp+8], r13
	mov r13, r11
	adc r13, r11
	mov qword ptr [rsp+16], r12
	setc r12b
	movzx r12d, r12b
	add r14, rax
	adc rdx, rcx
	adc rdi, rsi
	adc r13, r11
	adc r12, 0
	mov rax, r13
	shr rax, 63
	lea rax, [rax+r12*2]
	shl r13, 1
	shr r13, 1
	lea rcx, [rax+rax*8]
	lea rcx, [rax+rcx*2]
	add r14, rcx
	adc rdx, 0
	adc rdi, 0
	adc r13, 0
	/* v13_r2, v12_r2 = v2_r2+v11_r2, v2_r2-v11_r2 */
	mov rax, r10
	add rax, qword ptr [rsp+192]
	mov rcx, r9
	adc rcx, qword ptr [rsp+184]
	mov rsi, r8
	adc rsi, qword ptr [rsp+176]
	mov r11, r15
	adc r11, qword ptr [rsp+128]
	lea r12, [rax+38]
	cmovc rax, r12
	mov r12, r10
	sub r12, qword ptr [rsp+192]
	mov qword ptr [rsp+24], r13
	mov r13, r9
	sbb r13, qword ptr [rsp+184]
	mov qword ptr [rsp+32], rdi
	mov rdi, r8
	sbb rdi, qword ptr [rsp+176]
	mov qword ptr [rsp+40], rdx
	mov rdx, r15
	sbb rdx, qword ptr [rsp+128]
	mov qword ptr [rsp+48], rbp
	sbb rbp, rbp
	and ebp, 38
	sub r12, rbp
	sbb r13, 0
	sbb rdi, 0
	sbb rdx, 0
	/* v32_r2 = v2_r2*v29_r2 */
	mov rbp, rdx
	mov rdx, qword ptr [rsp+120]
	mov qword ptr [rsp+56], rbp
	mov qword ptr [rsp+64], rdi
	mulx rbp, rdi, r10
	mov qword ptr [rsp+72], r13
	mov qword ptr [rsp+96], rbx
	mulx r13, rbx, r9
	mov qword ptr [rsp+112], r14
	mov qword ptr [rsp+128], r11
	mulx r14, r11, r8
	mov qword ptr [rsp+168], rsi
	mov qword ptr [rsp+176], rcx
	mulx rsi, rcx, r15
	add rbp, rbx
	adc r13, r11
	adc r14, rcx
	adc rsi, 0
	mov rdx, qword ptr [rsp+88]
	mulx rcx, r11, r10
	xor ebx, ebx
	adcx rbp, r11
	adox r13, rcx
	mulx rcx, r11, r9
	adcx r13, r11
	adox r14, rcx
	mulx rcx, r11, r8
	adcx r14, r11
	adox rsi, rcx
	mulx rcx, r11, r15
	adcx rsi, r11
	adox rcx, rbx
	adc rcx, 0
	mov rdx, qword ptr [rsp+80]
	mulx r11, rbx, r10
	mov qword ptr [rsp+184], rax
	xor eax, eax
	adcx r13, rbx
	adox r14, r11
	mulx r11, rbx, r9
	adcx r14, rbx
	adox rsi, r11
	mulx r11, rbx, r8
	adcx rsi, rbx
	adox rcx, r11
	mulx r11, rbx, r15
	adcx rcx, rbx
	adox r11, rax
	adc r11, 0
	mov rdx, qword ptr [rsp+104]
	mulx r10, rbx, r10
	xor eax, eax
	adcx r14, rbx
	adox rsi, r10
	mulx r9, r10, r9
	adcx rsi, r10
	adox rcx, r9
	mulx r8, r9, r8
	adcx rcx, r9
	adox r11, r8
	mulx r15, r8, r15
	adcx r11, r8
	adox r15, rax
	adc r15, 0
	mov edx, 38
	mulx rsi, r8, rsi
	xor r9d, r9d
	adcx rdi, r8
	adox rbp, rsi
	mulx rcx, rax, rcx
	adcx rbp, rax
	adox r13, rcx
	mulx r11, rax, r11
	adcx r13, rax
	adox r14, r11
	mulx r15, rax, r15
	adcx r14, rax
	adox r15, r9
	adc r15, 0
	mov rax, r14
	shr rax, 63
	lea rax, [rax+r15*2]
	shl r14, 1
	shr r14, 1
	lea rcx, [rax+rax*8]
	lea rcx, [rax+rcx*2]
	add rdi, rcx
	adc rbp, 0
	adc r13, 0
	adc r14, 0
	/* Y3_r2 = v12_r2*v13_r2+v22_r2*v25_r2 */
	mov rdx, r12
	mulx rax, rcx, qword ptr [rsp+184]
	mulx rsi, r8, qword ptr [rsp+176]
	mulx r10, r11, qword ptr [rsp+168]
	mulx rbx, r12, qword ptr [rsp+128]
	add rax, r8
	adc rsi, r11
	adc r10, r12
	adc rbx, 0
	mov r8, rdx
	mov rdx, qword ptr [rsp+112]
	mulx r11, r12, qword ptr [rsp+96]
	xor r15d, r15d
	adcx rcx, r12
	adox rax, r11
	mulx r9, r11, qword ptr [rsp+48]
	adcx rax, r11
	adox rsi, r9
	mulx r9, r11, qword ptr [rsp+16]
	adcx rsi, r11
	adox r10, r9
	mulx r9, r11, qword ptr [rsp+8]
	adcx r10, r11
	adox rbx, r9
	seto r9b
	movzx r9d, r9b
	adc rbx, 0
	adc r9, 0
	mov rdx, qword ptr [rsp+72]
	mulx r11, r12, qword ptr [rsp+184]
	xor r15d, r15d
	adcx rax, r12
	adox rsi, r11
	mulx r11, r12, qword ptr [rsp+176]
	adcx rsi, r12
	adox r10, r11
	mulx r11, r12, qword ptr [rsp+168]
	adcx r10, r12
	adox rbx, r11
	mulx r11, r12, qword ptr [rsp+128]
	adcx rbx, r12
	adox r9, r11
	seto r11b
	movzx r11d, r11b
	adc r9, 0
	adc r11, 0
	mov rdx, qword ptr [rsp+40]
	mulx r12, r15, qword ptr [rsp+96]
	mov qword ptr [rsp+192], r8
	xor r8d, r8d
	adcx rax, r15
	adox rsi, r12
	mulx r12, r15, qword ptr [rsp+48]
	adcx rsi, r15
	adox r10, r12
	mulx r12, r15, qword ptr [rsp+16]
	adcx r10, r15
	adox rbx, r12
	mulx r12, r15, qword ptr [rsp+8]
	adcx rbx, r15
	adox r9, r12
	adcx r9, r8
	adox r11, r8
	adc r11, 0
	mov rdx, qword ptr [rsp+64]
	mulx r12, r15, qword ptr [rsp+184]
	xor r8d, r8d
	adcx rsi, r15
	adox r10, r12
	mulx r12, r15, qword ptr [rsp+176]
	adcx r10, r15
	adox rbx, r12
	mulx r12, r15, qword ptr [rsp+168]
	adcx rbx, r15
	adox r9, r12
	mulx r12, r15, qword ptr [rsp+128]
	adcx r9, r15
	adox r11, r12
	seto r12b
	movzx r12d, r12b
	adc r11, 0
	adc r12, 0
	mov rdx, qword ptr [rsp+32]
	mulx r15, r8, qword ptr [rsp+96]
	mov qword ptr [rsp+200], r14
	xor r14d, r14d
	adcx rsi, r8
	adox r10, r15
	mulx r8, r15, qword ptr [rsp+48]
	adcx r10, r15
	adox rbx, r8
	mulx r8, r15, qword ptr [rsp+16]
	adcx rbx, r15
	adox r9, r8
	mulx r8, r15, qword ptr [rsp+8]
	adcx r9, r15
	adox r11, r8
	adcx r11, r14
	adox r12, r14
	adc r12, 0
	mov rdx, qword ptr [rsp+56]
	mulx r8, r15, qword ptr [rsp+184]
	xor r14d, r14d
	adcx r10, r15
	adox rbx, r8
	mulx r8, r15, qword ptr [rsp+176]
	adcx rbx, r15
	adox r9, r8
	mulx r8, r15, qword ptr [rsp+168]
	adcx r9, r15
	adox r11, r8
	mulx r8, r15, qword ptr [rsp+128]
	adcx r11, r15
	adox r12, r8
	seto r8b
	movzx r8d, r8b
	adc r12, 0
	adc r8, 0
	mov rdx, qword ptr [rsp+24]
	mulx r15, r14, qword ptr [rsp+96]
	mov qword ptr [rsp+96], r13
	xor r13d, r13d
	adcx r10, r14
	adox rbx, r15
	mulx r14, r15, qword ptr [rsp+48]
	adcx rbx, r15
	adox r9, r14
	mulx r14, r15, qword ptr [rsp+16]
	adcx r9, r15
	adox r11, r14
	mulx r14, r15, qword ptr [rsp+8]
	adcx r11, r15
	adox r12, r14
	adcx r12, r13
	adox r8, r13
	adc r8, 0
	mov edx, 38
	mulx rbx, r14, rbx
	xor r15d, r15d
	adcx rcx, r14
	adox rax, rbx
	mulx r9, rbx, r9
	adcx rax, rbx
	adox rsi, r9
	mulx r11, r9, r11
	adcx rsi, r9
	adox r10, r11
	mulx r12, r9, r12
	adcx r10, r9
	adox r12, r15
	adc r12, 0
	lea r9, [r8+r8*8]
	lea r9, [r8+r9*2]
	lea r9, [r9+r9]
	add r12, r9
	mov r8, r10
	shr r8, 63
	lea r8, [r8+r12*2]
	shl r10, 1
	shr r10, 1
	lea r9, [r8+r8*8]
	lea r9, [r8+r9*2]
	add rcx, r9
	adc rax, 0
	adc rsi, 0
	adc r10, 0
	/* Z3_r2 = 4*v32_r2 */
	mov rdx, rdi
	mov r8d, 4
	mulx r9, rdx, r8
	mov rdi, rdx
	mov rdx, rbp
	mulx r11, rdx, r8
	mov rbx, rdx
	mov rdx, qword ptr [rsp+96]
	mulx rbp, rdx, r8
	mov r12, rdx
	mov rdx, qword ptr [rsp+200]
	mulx r13, rdx, r8
	add rbx, r9
	adc r12, r11
	adc rdx, rbp
	adc r13, 0
	mov r9, rdx
	shr r9, 63
	lea r9, [r9+r13*2]
	shl rdx, 1
	shr rdx, 1
	lea r11, [r9+r9*8]
	lea r11, [r9+r11*2]
	add rdi, r11
	adc rbx, 0
	adc r12, 0
	adc rdx, 0
	/* X3_r2 = v5_r2*v12_r2-v22_r2*v29_r2 */
	mov r9, -38
	sub r9, qword ptr [rsp+112]
	mov r11, -1
	sbb r11, qword ptr [rsp+40]
	mov rbp, -1
	sbb rbp, qword ptr [rsp+32]
	mov r13, -1
	sbb r13, qword ptr [rsp+24]
	mov r14, rdx
	mov rdx, qword ptr [rsp+160]
	mulx r8, r15, qword ptr [rsp+192]
	mov qword ptr [rsp+8], r10
	mov qword ptr [rsp+16], rsi
	mulx r10, rsi, qword ptr [rsp+72]
	mov qword ptr [rsp+24], rax
	mov qword ptr [rsp+32], rcx
	mulx rax, rcx, qword ptr [rsp+64]
	mov qword ptr [rsp+40], r14
	mulx r14, rdx, qword ptr [rsp+56]
	add r8, rsi
	adc r10, rcx
	adc rax, rdx
	adc r14, 0
	mov rdx, r9
	mulx rcx, rsi, qword ptr [rsp+120]
	xor r9d, r9d
	adcx r15, rsi
	adox r8, rcx
	mulx rcx, rsi, qword ptr [rsp+88]
	adcx r8, rsi
	adox r10, rcx
	mulx rcx, rsi, qword ptr [rsp+80]
	adcx r10, rsi
	adox rax, rcx
	mulx rcx, rdx, qword ptr [rsp+104]
	adcx rax, rdx
	adox r14, rcx
	seto cl
	movzx ecx, cl
	adc r14, 0
	adc rcx, 0
	mov rdx, qword ptr [rsp+152]
	mulx rsi, r9, qword ptr [rsp+192]
	mov qword ptr [rsp+48], r12
	xor r12d, r12d
	adcx r8, r9
	adox r10, rsi
	mulx rsi, r9, qword ptr [rsp+72]
	adcx r10, r9
	adox rax, rsi
	mulx rsi, r9, qword ptr [rsp+64]
	adcx rax, r9
	adox r14, rsi
	mulx rsi, rdx, qword ptr [rsp+56]
	adcx r14, rdx
	adox rcx, rsi
	seto sil
	movzx esi, sil
	adc rcx, 0
	adc rsi, 0
	mov rdx, r11
	mulx r9, r12, qword ptr [rsp+120]
	xor r11d, r11d
	adcx r8, r12
	adox r10, r9
	mulx r9, r12, qword ptr [rsp+88]
	adcx r10, r12
	adox rax, r9
	mulx r9, r12, qword ptr [rsp+80]
	adcx rax, r12
	adox r14, r9
	mulx r9, rdx, qword ptr [rsp+104]
	adcx r14, rdx
	adox rcx, r9
	adcx rcx, r11
	adox rsi, r11
	adc rsi, 0
	mov rdx, qword ptr [rsp+144]
	mulx r9, r12, qword ptr [rsp+192]
	xor r11d, r11d
	adcx r10, r12
	adox rax, r9
	mulx r9, r12, qword ptr [rsp+72]
	adcx rax, r12
	adox r14, r9
	mulx r9, r12, qword ptr [rsp+64]
	adcx r14, r12
	adox rcx, r9
	mulx r9, rdx, qword ptr [rsp+56]
	adcx rcx, rdx
	adox rsi, r9
	seto r9b
	movzx r9d, r9b
	adc rsi, 0
	adc r9, 0
	mov rdx, rbp
	mulx r12, r11, qword ptr [rsp+120]
	xor ebp, ebp
	adcx r10, r11
	adox rax, r12
	mulx r11, r12, qword ptr [rsp+88]
	adcx rax, r12
	adox r14, r11
	mulx r11, r12, qword ptr [rsp+80]
	adcx r14, r12
	adox rcx, r11
	mulx r11, rdx, qword ptr [rsp+104]
	adcx rcx, rdx
	adox rsi, r11
	adcx rsi, rbp
	adox r9, rbp
	adc r9, 0
	mov rdx, qword ptr [rsp+136]
	mulx r11, r12, qword ptr [rsp+192]
	xor ebp, ebp
	adcx rax, r12
	adox r14, r11
	mulx r11, r12, qword ptr [rsp+72]
	adcx r14, r12
	adox rcx, r11
	mulx r11, r12, qword ptr [rsp+64]
	adcx rcx, r12
	adox rsi, r11
	mulx r11, rdx, qword ptr [rsp+56]
	adcx rsi, rdx
	adox r9, r11
	seto r11b
	movzx r11d, r11b
	adc r9, 0
	adc r11, 0
	mov rdx, r13
	mulx r12, rbp, qword ptr [rsp+120]
	xor r13d, r13d
	adcx rax, rbp
	adox r14, r12
	mulx rbp, r12, qword ptr [rsp+88]
	adcx r14, r12
	adox rcx, rbp
	mulx rbp, r12, qword ptr [rsp+80]
	adcx rcx, r12
	adox rsi, rbp
	mulx rbp, rdx, qword ptr [rsp+104]
	adcx rsi, rdx
	adox r9, rbp
	adcx r9, r13
	adox r11, r13
	adc r11, 0
	mov edx, 38
	mulx r14, rbp, r14
	xor r12d, r12d
	adcx r15, rbp
	adox r8, r14
	mulx rcx, rbp, rcx
	adcx r8, rbp
	adox r10, rcx
	mulx rsi, rcx, rsi
	adcx r10, rcx
	adox rax, rsi
	mulx r9, rcx, r9
	adcx rax, rcx
	adox r9, r12
	adc r9, 0
	lea rcx, [r11+r11*8]
	lea rcx, [r11+rcx*2]
	lea rcx, [rcx+rcx]
	add r9, rcx
	mov rcx, rax
	shr rcx, 63
	lea rcx, [rcx+r9*2]
	shl rax, 1
	shr rax, 1
	lea rsi, [rcx+rcx*8]
	lea rsi, [rcx+rsi*2]
	add r15, rsi
	adc r8, 0
	adc r10, 0
	adc rax, 0
	/* v6_r3 = X3_r2*Z3_r2 */
	mov rdx, rdi
	mulx rcx, rsi, r15
	mulx rdi, r9, r8
	mulx r11, rbp, r10
	mulx r13, r14, rax
	add rcx, r9
	adc rdi, rbp
	adc r11, r14
	adc r13, 0
	mov r9, rdx
	mov rdx, rbx
	mulx rbp, r14, r15
	xor ebx, ebx
	adcx rcx, r14
	adox rdi, rbp
	mulx rbp, r12, r8
	adcx rdi, r12
	adox r11, rbp
	mulx rbp, r12, r10
	adcx r11, r12
	adox r13, rbp
	mulx rbp, r12, rax
	adcx r13, r12
	adox rbp, rbx
	adc rbp, 0
	mov r12, rdx
	mov rdx, qword ptr [rsp+48]
	mulx r14, rbx, r15
	mov qword ptr [rsp+56], r9
	xor r9d, r9d
	adcx rdi, rbx
	adox r11, r14
	mulx rbx, r14, r8
	adcx r11, r14
	adox r13, rbx
	mulx rbx, r14, r10
	adcx r13, r14
	adox rbp, rbx
	mulx rbx, r14, rax
	adcx rbp, r14
	adox rbx, r9
	adc rbx, 0
	mov rdx, qword ptr [rsp+40]
	mulx r14, r9, r15
	mov qword ptr [rsp+64], r12
	xor r12d, r12d
	adcx r11, r9
	adox r13, r14
	mulx r9, r14, r8
	adcx r13, r14
	adox rbp, r9
	mulx r9, r14, r10
	adcx rbp, r14
	adox rbx, r9
	mulx r9, r14, rax
	adcx rbx, r14
	adox r9, r12
	adc r9, 0
	mov edx, 38
	mulx r13, r14, r13
	xor r12d, r12d
	adcx rsi, r14
	adox rcx, r13
	mulx rbp, r13, rbp
	adcx rcx, r13
	adox rdi, rbp
	mulx rbx, rbp, rbx
	adcx rdi, rbp
	adox r11, rbx
	mulx r9, rbx, r9
	adcx r11, rbx
	adox r9, r12
	adc r9, 0
	mov rbx, r11
	shr rbx, 63
	lea rbx, [rbx+r9*2]
	shl r11, 1
	shr r11, 1
	lea r9, [rbx+rbx*8]
	lea r9, [rbx+r9*2]
	add rsi, r9
	adc rcx, 0
	adc rdi, 0
	adc r11, 0
	/* v1_r3 = X3_r2*X3_r2 */
	mov rdx, r8
	mulx r9, rbx, r10
	mulx r8, rbp, rax
	mov r13, rdx
	mov rdx, r10
	mulx r14, r12, rax
	add r9, rbp
	adc r8, r12
	adc r14, 0
	mov rdx, r15
	mulx rbp, r12, r13
	mov qword ptr [rsp+72], r11
	mulx r15, r11, r10
	mov qword ptr [rsp+80], rdi
	mov qword ptr [rsp+88], rcx
	mulx rdi, rcx, rax
	add rbp, r11
	adc r15, rcx
	adc rdi, 0
	add rbx, r15
	adc r9, rdi
	adc r8, 0
	adc r14, 0
	mulx rcx, rdi, rdx
	mov r11, rdx
	mov rdx, r13
	mov qword ptr [rsp+96], r11
	mulx r15, r11, rdx
	mov rdx, r10
	mov qword ptr [rsp+104], r13
	mov qword ptr [rsp+112], rsi
	mulx r13, rsi, rdx
	mov rdx, rax
	mov qword ptr [rsp+120], r10
	mov qword ptr [rsp+128], rdi
	mulx r10, rdi, rdx
	xor eax, eax
	adcx r12, r12
	adox r12, rcx
	adcx rbp, rbp
	adox rbp, r11
	adcx rbx, rbx
	adox rbx, r15
	adcx r9, r9
	adox r9, rsi
	adcx r8, r8
	adox r8, r13
	adcx r14, r14
	adox r14, rdi
	adox r10, rax
	adc r10, 0
	mov rcx, rdx
	mov edx, 38
	mulx r9, rsi, r9
	xor edi, edi
	adcx rsi, qword ptr [rsp+128]
	adox r12, r9
	mulx r8, rax, r8
	adcx r12, rax
	adox rbp, r8
	mulx r14, rax, r14
	adcx rbp, rax
	adox rbx, r14
	mulx r10, rax, r10
	adcx rbx, rax
	adox r10, rdi
	adc r10, 0
	mov rax, rbx
	shr rax, 63
	lea rax, [rax+r10*2]
	shl rbx, 1
	shr rbx, 1
	lea r8, [rax+rax*8]
	lea r8, [rax+r8*2]
	add rsi, r8
	adc r12, 0
	adc rbp, 0
	adc rbx, 0
	/* v7_r3 = 2*v6_r3 */
	mov rax, qword ptr [rsp+112]
	add rax, qword ptr [rsp+112]
	mov r8, qword ptr [rsp+88]
	adc r8, qword ptr [rsp+88]
	mov r9, qword ptr [rsp+80]
	adc r9, qword ptr [rsp+80]
	mov r10, qword ptr [rsp+72]
	adc r10, qword ptr [rsp+72]
	lea r11, [rax+38]
	cmovc rax, r11
	/* v4_r3 = X3_r2*Y3_r2 */
	mov rdx, qword ptr [rsp+32]
	mulx r11, r13, qword ptr [rsp+96]
	mulx r14, r15, qword ptr [rsp+104]
	mov qword ptr [rsp+72], rbx
	mulx rdi, rbx, qword ptr [rsp+120]
	mov qword ptr [rsp+80], rbp
	mov qword ptr [rsp+88], r12
	mulx rbp, r12, rcx
	add r11, r15
	adc r14, rbx
	adc rdi, r12
	adc rbp, 0
	mov rdx, qword ptr [rsp+24]
	mulx rbx, r12, qword ptr [rsp+96]
	xor r15d, r15d
	adcx r11, r12
	adox r14, rbx
	mulx rbx, r12, qword ptr [rsp+104]
	adcx r14, r12
	adox rdi, rbx
	mulx rbx, r12, qword ptr [rsp+120]
	adcx rdi, r12
	adox rbp, rbx
	mulx rbx, r12, rcx
	adcx rbp, r12
	adox rbx, r15
	adc rbx, 0
	mov rdx, qword ptr [rsp+16]
	mulx r12, r15, qword ptr [rsp+96]
	mov qword ptr [rsp+112], rsi
	xor esi, esi
	adcx r14, r15
	adox rdi, r12
	mulx r12, r15, qword ptr [rsp+104]
	adcx rdi, r15
	adox rbp, r12
	mulx r12, r15, qword ptr [rsp+120]
	adcx rbp, r15
	adox rbx, r12
	mulx r12, r15, rcx
	adcx rbx, r15
	adox r12, rsi
	adc r12, 0
	mov rdx, qword ptr [rsp+8]
	mulx r15, rsi, qword ptr [rsp+96]
	mov qword ptr [rsp+96], r10
	xor r10d, r10d
	adcx rdi, rsi
	adox rbp, r15
	mulx rsi, r15, qword ptr [rsp+104]
	adcx rbp, r15
	adox rbx, rsi
	mulx rsi, r15, qword ptr [rsp+120]
	adcx rbx, r15
	adox r12, rsi
	mulx rcx, rsi, rcx
	adcx r12, rsi
	adox rcx, r10
	adc rcx, 0
	mov edx, 38
	mulx rbp, rsi, rbp
	xor r15d, r15d
	adcx r13, rsi
	adox r11, rbp
	mulx rbx, rsi, rbx
	adcx r11, rsi
	adox r14, rbx
	mulx r12, rsi, r12
	adcx r14, rsi
	adox rdi, r12
	mulx rcx, rsi, rcx
	adcx rdi, rsi
	adox rcx, r15
	adc rcx, 0
	mov rsi, rdi
	shr rsi, 63
	lea rsi, [rsi+rcx*2]
	shl rdi, 1
	shr rdi, 1
	lea rcx, [rsi+rsi*8]
	lea rcx, [rsi+rcx*2]
	add r13, rcx
	adc r11, 0
	adc r14, 0
	adc rdi, 0
	/* v3_r3 = Z3_r2*Z3_r2 */
	mov rdx, qword ptr [rsp+64]
	mulx rcx, rsi, qword ptr [rsp+48]
	mulx r10, rbx, qword ptr [rsp+40]
	mov rdx, qword ptr [rsp+48]
	mulx rbp, r12, qword ptr [rsp+40]
	add rcx, rbx
	adc r10, r12
	adc rbp, 0
	mov rdx, qword ptr [rsp+56]
	mulx rbx, r12, qword ptr [rsp+64]
	mov qword ptr [rsp+104], r9
	mulx r15, r9, qword ptr [rsp+48]
	mov qword ptr [rsp+120], r8
	mov qword ptr [rsp+128], rax
	mulx r8, rax, qword ptr [rsp+40]
	add rbx, r9
	adc r15, rax
	adc r8, 0
	add rsi, r15
	adc rcx, r8
	adc r10, 0
	adc rbp, 0
	mulx rax, r8, rdx
	mov rdx, qword ptr [rsp+64]
	mulx r9, r15, rdx
	mov rdx, qword ptr [rsp+48]
	mov qword ptr [rsp+136], rdi
	mov qword ptr [rsp+144], r14
	mulx rdi, r14, rdx
	mov rdx, qword ptr [rsp+40]
	mov qword ptr [rsp+152], r11
	mov qword ptr [rsp+160], r13
	mulx r11, r13, rdx
	xor edx, edx
	adcx r12, r12
	adox r12, rax
	adcx rbx, rbx
	adox rbx, r15
	adcx rsi, rsi
	adox rsi, r9
	adcx rcx, rcx
	adox rcx, r14
	adcx r10, r10
	adox r10, rdi
	adcx rbp, rbp
	adox rbp, r13
	adox r11, rdx
	adc r11, 0
	mov edx, 38
	mulx rcx, rax, rcx
	xor edi, edi
	adcx r8, rax
	adox r12, rcx
	mulx r10, rax, r10
	adcx r12, rax
	adox rbx, r10
	mulx rbp, rax, rbp
	adcx rbx, rax
	adox rsi, rbp
	mulx r11, rax, r11
	adcx rsi, rax
	adox r11, rdi
	adc r11, 0
	mov rax, rsi
	shr rax, 63
	lea rax, [rax+r11*2]
	shl rsi, 1
	shr rsi, 1
	lea rcx, [rax+rax*8]
	lea rcx, [rax+rcx*2]
	add r8, rcx
	adc r12, 0
	adc rbx, 0
	adc rsi, 0
	/* v5_r3 = 2*v4_r3 */
	mov rax, qword ptr [rsp+160]
	add rax, qword ptr [rsp+160]
	mov rcx, qword ptr [rsp+152]
	adc rcx, qword ptr [rsp+152]
	mov r9, qword ptr [rsp+144]
	adc r9, qword ptr [rsp+144]
	mov r10, qword ptr [rsp+136]
	adc r10, qword ptr [rsp+136]
	lea r11, [rax+38]
	cmovc rax, r11
	/* v17_r3 = 3*v3_r3 */
	mov r11, r8
	add r11, r8
	mov rbp, r12
	adc rbp, r12
	mov r13, rbx
	adc r13, rbx
	mov r14, rsi
	adc r14, rsi
	lea r15, [r11+38]
	cmovc r11, r15
	add r11, r8
	adc rbp, r12
	adc r13, rbx
	adc r14, rsi
	sbb r15, r15
	and r15d, 38
	add r11, r15
	adc rbp, 0
	adc r13, 0
	adc r14, 0
	/* v8_r3 = 13318*v3_r3 */
	mov rdx, r8
	mov r15d, 13318
	mulx rdi, rdx, r15
	mov r8, rdx
	mov rdx, r12
	mov qword ptr [rsp+136], r10
	mulx r10, rdx, r15
	mov r12, rdx
	mov rdx, rbx
	mov qword ptr [rsp+144], r9
	mulx r9, rdx, r15
	mov rbx, rdx
	mov rdx, rsi
	mov qword ptr [rsp+152], rcx
	mulx rcx, rdx, r15
	add r12, rdi
	adc rbx, r10
	adc rdx, r9
	adc rcx, 0
	mov rsi, rdx
	shr rsi, 63
	lea rsi, [rsi+rcx*2]
	shl rdx, 1
	shr rdx, 1
	lea rcx, [rsi+rsi*8]
	lea rcx, [rsi+rcx*2]
	add r8, rcx
	adc r12, 0
	adc rbx, 0
	adc rdx, 0
	/* v28_r3 = Y3_r2*Z3_r2 */
	mov rcx, rdx
	mov rdx, qword ptr [rsp+56]
	mulx rsi, rdi, qword ptr [rsp+32]
	mulx r9, r10, qword ptr [rsp+24]
	mov qword ptr [rsp+160], rax
	mulx r15, rax, qword ptr [rsp+16]
	mov qword ptr [rsp+168], r14
	mulx r14, rdx, qword ptr [rsp+8]
	add rsi, r10
	adc r9, rax
	adc r15, rdx
	adc r14, 0
	mov rdx, qword ptr [rsp+64]
	mulx rax, r10, qword ptr [rsp+32]
	mov qword ptr [rsp+56], r13
	xor r13d, r13d
	adcx rsi, r10
	adox r9, rax
	mulx rax, r10, qword ptr [rsp+24]
	adcx r9, r10
	adox r15, rax
	mulx rax, r10, qword ptr [rsp+16]
	adcx r15, r10
	adox r14, rax
	mulx rax, rdx, qword ptr [rsp+8]
	adcx r14, rdx
	adox rax, r13
	adc rax, 0
	mov rdx, qword ptr [rsp+48]
	mulx r10, r13, qword ptr [rsp+32]
	mov qword ptr [rsp+64], rbp
	xor ebp, ebp
	adcx r9, r13
	adox r15, r10
	mulx r10, r13, qword ptr [rsp+24]
	adcx r15, r13
	adox r14, r10
	mulx r10, r13, qword ptr [rsp+16]
	adcx r14, r13
	adox rax, r10
	mulx r10, rdx, qword ptr [rsp+8]
	adcx rax, rdx
	adox r10, rbp
	adc r10, 0
	mov rdx, qword ptr [rsp+40]
	mulx r13, rbp, qword ptr [rsp+32]
	mov qword ptr [rsp+48], r11
	xor r11d, r11d
	adcx r15, rbp
	adox r14, r13
	mulx rbp, r13, qword ptr [rsp+24]
	adcx r14, r13
	adox rax, rbp
	mulx rbp, r13, qword ptr [rsp+16]
	adcx rax, r13
	adox r10, rbp
	mulx rbp, rdx, qword ptr [rsp+8]
	adcx r10, rdx
	adox rbp, r11
	adc rbp, 0
	mov edx, 38
	mulx r14, r13, r14
	xor r11d, r11d
	adcx rdi, r13
	adox rsi, r14
	mulx rax, r13, rax
	adcx rsi, r13
	adox r9, rax
	mulx r10, rax, r10
	adcx r9, rax
	adox r15, r10
	mulx rbp, rax, rbp
	adcx r15, rax
	adox rbp, r11
	adc rbp, 0
	mov rax, r15
	shr rax, 63
	lea rax, [rax+rbp*2]
	shl r15, 1
	shr r15, 1
	lea r10, [rax+rax*8]
	lea r10, [rax+r10*2]
	add rdi, r10
	adc rsi, 0
	adc r9, 0
	adc r15, 0
	/* v11_r3 = 3*(v8_r3-v7_r3) */
	sub r8, qword ptr [rsp+128]
	sbb r12, qword ptr [rsp+120]
	sbb rbx, qword ptr [rsp+104]
	sbb rcx, qword ptr [rsp+96]
	sbb rax, rax
	and eax, 38
	sub r8, rax
	sbb r12, 0
	sbb rbx, 0
	sbb rcx, 0
	lea rax, [r8-38]
	cmovc r8, rax
	mov rax, r8
	add rax, r8
	mov r10, r12
	adc r10, r12
	mov rbp, rbx
	adc rbp, rbx
	mov r13, rcx
	adc r13, rcx
	setc r14b
	movzx r14d, r14b
	add rax, r8
	adc r10, r12
	adc rbp, rbx
	adc r13, rcx
	adc r14, 0
	mov rcx, r13
	shr rcx, 63
	lea rcx, [rcx+r14*2]
	shl r13, 1
	shr r13, 1
	lea r8, [rcx+rcx*8]
	lea r8, [rcx+r8*2]
	add rax, r8
	adc r10, 0
	adc rbp, 0
	adc r13, 0
	/* v29_r3 = 2*v28_r3 */
	add rdi, rdi
	adc rsi, rsi
	adc r9, r9
	adc r15, r15
	lea rcx, [rdi+38]
	cmovc rdi, rcx
	/* v18_r3 = 13318*v7_r3 */
	mov rdx, qword ptr [rsp+128]
	mov ecx, 13318
	mulx r8, rdx, rcx
	mov rbx, rdx
	mov rdx, qword ptr [rsp+120]
	mulx r12, rdx, rcx
	mov r14, rdx
	mov rdx, qword ptr [rsp+104]
	mulx r11, rdx, rcx
	mov qword ptr [rsp+40], rdx
	mov rdx, qword ptr [rsp+96]
	mov qword ptr [rsp+104], r15
	mulx r15, rdx, rcx
	add r14, r8
	adc r12, qword ptr [rsp+40]
	adc rdx, r11
	adc r15, 0
	mov r8, rdx
	shr r8, 63
	lea r8, [r8+r15*2]
	shl rdx, 1
	shr rdx, 1
	lea r11, [r8+r8*8]
	lea r11, [r8+r11*2]
	add rbx, r11
	adc r14, 0
	adc r12, 0
	adc rdx, 0
	/* v2_r3 = Y3_r2*Y3_r2 */
	mov r8, rdx
	mov rdx, qword ptr [rsp+24]
	mulx r11, r15, qword ptr [rsp+16]
	mov qword ptr [rsp+40], r9
	mulx rcx, r9, qword ptr [rsp+8]
	mov rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+96], rsi
	mov qword ptr [rsp+120], rdi
	mulx rsi, rdi, qword ptr [rsp+8]
	add r11, r9
	adc rcx, rdi
	adc rsi, 0
	mov rdx, qword ptr [rsp+32]
	mulx rdi, r9, qword ptr [rsp+24]
	mov qword ptr [rsp+128], r13
	mov qword ptr [rsp+176], rbp
	mulx r13, rbp, qword ptr [rsp+16]
	mov qword ptr [rsp+184], r10
	mov qword ptr [rsp+192], rax
	mulx r10, rax, qword ptr [rsp+8]
	add rdi, rbp
	adc r13, rax
	adc r10, 0
	add r15, r13
	adc r11, r10
	adc rcx, 0
	adc rsi, 0
	mulx rax, r10, rdx
	mov rdx, qword ptr [rsp+24]
	mulx rbp, r13, rdx
	mov rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+24], r8
	mov qword ptr [rsp+32], r12
	mulx r8, r12, rdx
	mov rdx, qword ptr [rsp+8]
	mov qword ptr [rsp+16], r14
	mov qword ptr [rsp+200], rbx
	mulx r14, rbx, rdx
	xor edx, edx
	adcx r9, r9
	adox r9, rax
	adcx rdi, rdi
	adox rdi, r13
	adcx r15, r15
	adox r15, rbp
	adcx r11, r11
	adox r11, r12
	adcx rcx, rcx
	adox rcx, r8
	adcx rsi, rsi
	adox rsi, rbx
	adox r14, rdx
	adc r14, 0
	mov edx, 38
	mulx r11, rax, r11
	xor r8d, r8d
	adcx r10, rax
	adox r9, r11
	mulx rcx, rax, rcx
	adcx r9, rax
	adox rdi, rcx
	mulx rsi, rax, rsi
	adcx rdi, rax
	adox r15, rsi
	mulx r14, rax, r14
	adcx r15, rax
	adox r14, r8
	adc r14, 0
	mov rax, r15
	shr rax, 63
	lea rax, [rax+r14*2]
	shl r15, 1
	shr r15, 1
	lea rcx, [rax+rax*8]
	lea rcx, [rax+rcx*2]
	add r10, rcx
	adc r9, 0
	adc rdi, 0
	adc r15, 0
	/* v20_r3 = v18_r3-v17_r3-v1_r3 */
	mov rax, qword ptr [rsp+200]
	sub rax, qword ptr [rsp+48]
	mov rcx, qword ptr [rsp+16]
	sbb rcx, qword ptr [rsp+64]
	mov rsi, qword ptr [rsp+32]
	sbb rsi, qword ptr [rsp+56]
	mov r11, qword ptr [rsp+24]
	sbb r11, qword ptr [rsp+168]
	setc bl
	movzx ebx, bl
	sub rax, qword ptr [rsp+112]
	sbb rcx, qword ptr [rsp+88]
	sbb rsi, qword ptr [rsp+80]
	sbb r11, qword ptr [rsp+72]
	adc rbx, 0
	lea rbp, [rbx+rbx*8]
	lea rbp, [rbx+rbp*2]
	lea rbp, [rbp+rbp]
	sub rax, rbp
	sbb rcx, 0
	sbb rsi, 0
	sbb r11, 0
	lea rbx, [rax-38]
	cmovc rax, rbx
	/* v25_r3 = 3*v1_r3-v17_r3 */
	mov rbx, qword ptr [rsp+112]
	add rbx, qword ptr [rsp+112]
	mov rbp, qword ptr [rsp+88]
	adc rbp, qword ptr [rsp+88]
	mov r12, qword ptr [rsp+80]
	adc r12, qword ptr [rsp+80]
	mov r13, qword ptr [rsp+72]
	adc r13, qword ptr [rsp+72]
	lea r14, [rbx+38]
	cmovc rbx, r14
	add rbx, qword ptr [rsp+112]
	adc rbp, qword ptr [rsp+88]
	adc r12, qword ptr [rsp+80]
	adc r13, qword ptr [rsp+72]
	sbb r14, r14
	and r14d, 38
	add rbx, r14
	adc rbp, 0
	adc r12, 0
	adc r13, 0
	sub rbx, qword ptr [rsp+48]
	sbb rbp, qword ptr [rsp+64]
	sbb r12, qword ptr [rsp+56]
	sbb r13, qword ptr [rsp+168]
	sbb r14, r14
	and r14d, 38
	sub rbx, r14
	sbb rbp, 0
	sbb r12, 0
	sbb r13, 0
	lea r14, [rbx-38]
	cmovc rbx, r14
	/* v22_r3 = 3*v20_r3 */
	mov r14, rax
	add r14, rax
	mov rdx, rcx
	adc rdx, rcx
	mov r8, rsi
	adc r8, rsi
	mov qword ptr [rsp+8], r13
	mov r13, r11
	adc r13, r11
	mov qword ptr [rsp+16], r12
	setc r12b
	movzx r12d, r12b
	add r14, rax
	adc rdx, rcx
	adc r8, rsi
	adc r13, r11
	adc r12, 0
	mov rax, r13
	shr rax, 63
	lea rax, [rax+r12*2]
	shl r13, 1
	shr r13, 1
	lea rcx, [rax+rax*8]
	lea rcx, [rax+rcx*2]
	add r14, rcx
	adc rdx, 0
	adc r8, 0
	adc r13, 0
	/* v13_r3, v12_r3 = v2_r3+v11_r3, v2_r3-v11_r3 */
	mov rax, r10
	add rax, qword ptr [rsp+192]
	mov rcx, r9
	adc rcx, qword ptr [rsp+184]
	mov rsi, rdi
	adc rsi, qword ptr [rsp+176]
	mov r11, r15
	adc r11, qword ptr [rsp+128]
	lea r12, [rax+38]
	cmovc rax, r12
	mov r12, r10
	sub r12, qword ptr [rsp+192]
	mov qword ptr [rsp+24], r13
	mov r13, r9
	sbb r13, qword ptr [rsp+184]
	mov qword ptr [rsp+32], r8
	mov r8, rdi
	sbb r8, qword ptr [rsp+176]
	mov qword ptr [rsp+48], rdx
	mov rdx, r15
	sbb rdx, qword ptr [rsp+128]
	mov qword ptr [rsp+56], rbp
	sbb rbp, rbp
	and ebp, 38
	sub r12, rbp
	sbb r13, 0
	sbb r8, 0
	sbb rdx, 0
	/* v32_r3 = v2_r3*v29_r3 */
	mov rbp, rdx
	mov rdx, qword ptr [rsp+120]
	mov qword ptr [rsp+64], rbp
	mov qword ptr [rsp+72], r8
	mulx rbp, r8, r10
	mov qword ptr [rsp+80], r13
	mov qword ptr [rsp+88], rbx
	mulx r13, rbx, r9
	mov qword ptr [rsp+112], r14
	mov qword ptr [rsp+128], r11
	mulx r14, r11, rdi
	mov qword ptr [rsp+168], rsi
	mov qword ptr [rsp+176], rcx
	mulx rsi, rcx, r15
	add rbp, rbx
	adc r13, r11
	adc r14, rcx
	adc rsi, 0
	mov rdx, qword ptr [rsp+96]
	mulx rcx, r11, r10
	xor ebx, ebx
	adcx rbp, r11
	adox r13, rcx
	mulx rcx, r11, r9
	adcx r13, r11
	adox r14, rcx
	mulx rcx, r11, rdi
	adcx r14, r11
	adox rsi, rcx
	mulx rcx, r11, r15
	adcx rsi, r11
	adox rcx, rbx
	adc rcx, 0
	mov rdx, qword ptr [rsp+40]
	mulx r11, rbx, r10
	mov qword ptr [rsp+184], rax
	xor eax, eax
	adcx r13, rbx
	adox r14, r11
	mulx r11, rbx, r9
	adcx r14, rbx
	adox rsi, r11
	mulx r11, rbx, rdi
	adcx rsi, rbx
	adox rcx, r11
	mulx r11, rbx, r15
	adcx rcx, rbx
	adox r11, rax
	adc r11, 0
	mov rdx, qword ptr [rsp+104]
	mulx r10, rbx, r10
	xor eax, eax
	adcx r14, rbx
	adox rsi, r10
	mulx r9, r10, r9
	adcx rsi, r10
	adox rcx, r9
	mulx rdi, r9, rdi
	adcx rcx, r9
	adox r11, rdi
	mulx r15, rdi, r15
	adcx r11, rdi
	adox r15, rax
	adc r15, 0
	mov edx, 38
	mulx rsi, rdi, rsi
	xor r9d, r9d
	adcx r8, rdi
	adox rbp, rsi
	mulx rcx, rax, rcx
	adcx rbp, rax
	adox r13, rcx
	mulx r11, rax, r11
	adcx r13, rax
	adox r14, r11
	mulx r15, rax, r15
	adcx r14, rax
	adox r15, r9
	adc r15, 0
	mov rax, r14
	shr rax, 63
	lea rax, [rax+r15*2]
	shl r14, 1
	shr r14, 1
	lea rcx, [rax+rax*8]
	lea rcx, [rax+rcx*2]
	add r8, rcx
	adc rbp, 0
	adc r13, 0
	adc r14, 0
	/* Y3_r3 = v12_r3*v13_r3+v22_r3*v25_r3 */
	mov rdx, r12
	mulx rax, rcx, qword ptr [rsp+184]
	mulx rsi, rdi, qword ptr [rsp+176]
	mulx r10, r11, qword ptr [rsp+168]
	mulx rbx, r12, qword ptr [rsp+128]
	add rax, rdi
	adc rsi, r11
	adc r10, r12
	adc rbx, 0
	mov rdi, rdx
	mov rdx, qword ptr [rsp+112]
	mulx r11, r12, qword ptr [rsp+88]
	xor r15d, r15d
	adcx rcx, r12
	adox rax, r11
	mulx r9, r11, qword ptr [rsp+56]
	adcx rax, r11
	adox rsi, r9
	mulx r9, r11, qword ptr [rsp+16]
	adcx rsi, r11
	adox r10, r9
	mulx r9, r11, qword ptr [rsp+8]
	adcx r10, r11
	adox rbx, r9
	seto r9b
	movzx r9d, r9b
	adc rbx, 0
	adc r9, 0
	mov rdx, qword ptr [rsp+80]
	mulx r11, r12, qword ptr [rsp+184]
	xor r15d, r15d
	adcx rax, r12
	adox rsi, r11
	mulx r11, r12, qword ptr [rsp+176]
	adcx rsi, r12
	adox r10, r11
	mulx r11, r12, qword ptr [rsp+168]
	adcx r10, r12
	adox rbx, r11
	mulx r11, r12, qword ptr [rsp+128]
	adcx rbx, r12
	adox r9, r11
	seto r11b
	movzx r11d, r11b
	adc r9, 0
	adc r11, 0
	mov rdx, qword ptr [rsp+48]
	mulx r12, r15, qword ptr [rsp+88]
	mov qword ptr [rsp+192], rdi
	xor edi, edi
	adcx rax, r15
	adox rsi, r12
	mulx r12, r15, qword ptr [rsp+56]
	adcx rsi, r15
	adox r10, r12
	mulx r12, r15, qword ptr [rsp+16]
	adcx r10, r15
	adox rbx, r12
	mulx r12, r15, qword ptr [rsp+8]
	adcx rbx, r15
	adox r9, r12
	adcx r9, rdi
	adox r11, rdi
	adc r11, 0
	mov rdx, qword ptr [rsp+72]
	mulx r12, r15, qword ptr [rsp+184]
	xor edi, edi
	adcx rsi, r15
	adox r10, r12
	mulx r12, r15, qword ptr [rsp+176]
	adcx r10, r15
	adox rbx, r12
	mulx r12, r15, qword ptr [rsp+168]
	adcx rbx, r15
	adox r9, r12
	mulx r12, r15, qword ptr [rsp+128]
	adcx r9, r15
	adox r11, r12
	seto r12b
	movzx r12d, r12b
	adc r11, 0
	adc r12, 0
	mov rdx, qword ptr [rsp+32]
	mulx r15, rdi, qword ptr [rsp+88]
	mov qword ptr [rsp+200], r14
	xor r14d, r14d
	adcx rsi, rdi
	adox r10, r15
	mulx rdi, r15, qword ptr [rsp+56]
	adcx r10, r15
	adox rbx, rdi
	mulx rdi, r15, qword ptr [rsp+16]
	adcx rbx, r15
	adox r9, rdi
	mulx rdi, r15, qword ptr [rsp+8]
	adcx r9, r15
	adox r11, rdi
	adcx r11, r14
	adox r12, r14
	adc r12, 0
	mov rdx, qword ptr [rsp+64]
	mulx rdi, r15, qword ptr [rsp+184]
	xor r14d, r14d
	adcx r10, r15
	adox rbx, rdi
	mulx rdi, r15, qword ptr [rsp+176]
	adcx rbx, r15
	adox r9, rdi
	mulx rdi, r15, qword ptr [rsp+168]
	adcx r9, r15
	adox r11, rdi
	mulx rdi, r15, qword ptr [rsp+128]
	adcx r11, r15
	adox r12, rdi
	seto dil
	movzx edi, dil
	adc r12, 0
	adc rdi, 0
	mov rdx, qword ptr [rsp+24]
	mulx r15, r14, qword ptr [rsp+88]
	mov qword ptr [rsp+88], r13
	xor r13d, r13d
	adcx r10, r14
	adox rbx, r15
	mulx r14, r15, qword ptr [rsp+56]
	adcx rbx, r15
	adox r9, r14
	mulx r14, r15, qword ptr [rsp+16]
	adcx r9, r15
	adox r11, r14
	mulx r14, r15, qword ptr [rsp+8]
	adcx r11, r15
	adox r12, r14
	adcx r12, r13
	adox rdi, r13
	adc rdi, 0
	mov edx, 38
	mulx rbx, r14, rbx
	xor r15d, r15d
	adcx rcx, r14
	adox rax, rbx
	mulx r9, rbx, r9
	adcx rax, rbx
	adox rsi, r9
	mulx r11, r9, r11
	adcx rsi, r9
	adox r10, r11
	mulx r12, r9, r12
	adcx r10, r9
	adox r12, r15
	adc r12, 0
	lea r9, [rdi+rdi*8]
	lea r9, [rdi+r9*2]
	lea r9, [r9+r9]
	add r12, r9
	mov rdi, r10
	shr rdi, 63
	lea rdi, [rdi+r12*2]
	shl r10, 1
	shr r10, 1
	lea r9, [rdi+rdi*8]
	lea r9, [rdi+r9*2]
	add rcx, r9
	adc rax, 0
	adc rsi, 0
	adc r10, 0
	/* Z3_r3 = 4*v32_r3 */
	mov rdx, r8
	mov edi, 4
	mulx r9, rdx, rdi
	mov r8, rdx
	mov rdx, rbp
	mulx r11, rdx, rdi
	mov rbx, rdx
	mov rdx, qword ptr [rsp+88]
	mulx rbp, rdx, rdi
	mov r12, rdx
	mov rdx, qword ptr [rsp+200]
	mulx r13, rdx, rdi
	add rbx, r9
	adc r12, r11
	adc rdx, rbp
	adc r13, 0
	mov r9, rdx
	shr r9, 63
	lea r9, [r9+r13*2]
	shl rdx, 1
	shr rdx, 1
	lea r11, [r9+r9*8]
	lea r11, [r9+r11*2]
	add r8, r11
	adc rbx, 0
	adc r12, 0
	adc rdx, 0
	/* X3_r3 = v5_r3*v12_r3-v22_r3*v29_r3 */
	mov r9, -38
	sub r9, qword ptr [rsp+112]
	mov r11, -1
	sbb r11, qword ptr [rsp+48]
	mov rbp, -1
	sbb rbp, qword ptr [rsp+32]
	mov r13, -1
	sbb r13, qword ptr [rsp+24]
	mov r14, rdx
	mov rdx, qword ptr [rsp+160]
	mulx rdi, r15, qword ptr [rsp+192]
	mov qword ptr [rsp+8], r10
	mov qword ptr [rsp+16], rsi
	mulx r10, rsi, qword ptr [rsp+80]
	mov qword ptr [rsp+24], rax
	mov qword ptr [rsp+32], rcx
	mulx rax, rcx, qword ptr [rsp+72]
	mov qword ptr [rsp+48], r14
	mulx r14, rdx, qword ptr [rsp+64]
	add rdi, rsi
	adc r10, rcx
	adc rax, rdx
	adc r14, 0
	mov rdx, r9
	mulx rcx, rsi, qword ptr [rsp+120]
	xor r9d, r9d
	adcx r15, rsi
	adox rdi, rcx
	mulx rcx, rsi, qword ptr [rsp+96]
	adcx rdi, rsi
	adox r10, rcx
	mulx rcx, rsi, qword ptr [rsp+40]
	adcx r10, rsi
	adox rax, rcx
	mulx rcx, rdx, qword ptr [rsp+104]
	adcx rax, rdx
	adox r14, rcx
	seto cl
	movzx ecx, cl
	adc r14, 0
	adc rcx, 0
	mov rdx, qword ptr [rsp+152]
	mulx rsi, r9, qword ptr [rsp+192]
	mov qword ptr [rsp+56], r12
	xor r12d, r12d
	adcx rdi, r9
	adox r10, rsi
	mulx rsi, r9, qword ptr [rsp+80]
	adcx r10, r9
	adox rax, rsi
	mulx rsi, r9, qword ptr [rsp+72]
	adcx rax, r9
	adox r14, rsi
	mulx rsi, rdx, qword ptr [rsp+64]
	adcx r14, rdx
	adox rcx, rsi
	seto sil
	movzx esi, sil
	adc rcx, 0
	adc rsi, 0
	mov rdx, r11
	mulx r9, r12, qword ptr [rsp+120]
	xor r11d, r11d
	adcx rdi, r12
	adox r10, r9
	mulx r9, r12, qword ptr [rsp+96]
	adcx r10, r12
	adox rax, r9
	mulx r9, r12, qword ptr [rsp+40]
	adcx rax, r12
	adox r14, r9
	mulx r9, rdx, qword ptr [rsp+104]
	adcx r14, rdx
	adox rcx, r9
	adcx rcx, r11
	adox rsi, r11
	adc rsi, 0
	mov rdx, qword ptr [rsp+144]
	mulx r9, r12, qword ptr [rsp+192]
	xor r11d, r11d
	adcx r10, r12
	adox rax, r9
	mulx r9, r12, qword ptr [rsp+80]
	adcx rax, r12
	adox r14, r9
	mulx r9, r12, qword ptr [rsp+72]
	adcx r14, r12
	adox rcx, r9
	mulx r9, rdx, qword ptr [rsp+64]
	adcx rcx, rdx
	adox rsi, r9
	seto r9b
	movzx r9d, r9b
	adc rsi, 0
	adc r9, 0
	mov rdx, rbp
	mulx r12, r11, qword ptr [rsp+120]
	xor ebp, ebp
	adcx r10, r11
	adox rax, r12
	mulx r11, r12, qword ptr [rsp+96]
	adcx rax, r12
	adox r14, r11
	mulx r11, r12, qword ptr [rsp+40]
	adcx r14, r12
	adox rcx, r11
	mulx r11, rdx, qword ptr [rsp+104]
	adcx rcx, rdx
	adox rsi, r11
	adcx rsi, rbp
	adox r9, rbp
	adc r9, 0
	mov rdx, qword ptr [rsp+136]
	mulx r11, r12, qword ptr [rsp+192]
	xor ebp, ebp
	adcx rax, r12
	adox r14, r11
	mulx r11, r12, qword ptr [rsp+80]
	adcx r14, r12
	adox rcx, r11
	mulx r11, r12, qword ptr [rsp+72]
	adcx rcx, r12
	adox rsi, r11
	mulx r11, rdx, qword ptr [rsp+64]
	adcx rsi, rdx
	adox r9, r11
	seto r11b
	movzx r11d, r11b
	adc r9, 0
	adc r11, 0
	mov rdx, r13
	mulx r12, rbp, qword ptr [rsp+120]
	xor r13d, r13d
	adcx rax, rbp
	adox r14, r12
	mulx rbp, r12, qword ptr [rsp+96]
	adcx r14, r12
	adox rcx, rbp
	mulx rbp, r12, qword ptr [rsp+40]
	adcx rcx, r12
	adox rsi, rbp
	mulx rbp, rdx, qword ptr [rsp+104]
	adcx rsi, rdx
	adox r9, rbp
	adcx r9, r13
	adox r11, r13
	adc r11, 0
	mov edx, 38
	mulx r14, rbp, r14
	xor r12d, r12d
	adcx r15, rbp
	adox rdi, r14
	mulx rcx, rbp, rcx
	adcx rdi, rbp
	adox r10, rcx
	mulx rsi, rcx, rsi
	adcx r10, rcx
	adox rax, rsi
	mulx r9, rcx, r9
	adcx rax, rcx
	adox r9, r12
	adc r9, 0
	lea rcx, [r11+r11*8]
	lea rcx, [r11+rcx*2]
	lea rcx, [rcx+rcx]
	add r9, rcx
	mov rcx, rax
	shr rcx, 63
	lea rcx, [rcx+r9*2]
	shl rax, 1
	shr rax, 1
	lea rsi, [rcx+rcx*8]
	lea rsi, [rcx+rsi*2]
	add r15, rsi
	adc rdi, 0
	adc r10, 0
	adc rax, 0
	/* v6_r4 = X3_r3*Z3_r3 */
	mov rdx, r8
	mulx rcx, rsi, r15
	mulx r8, r9, rdi
	mulx r11, rbp, r10
	mulx r13, r14, rax
	add rcx, r9
	adc r8, rbp
	adc r11, r14
	adc r13, 0
	mov r9, rdx
	mov rdx, rbx
	mulx rbp, r14, r15
	xor ebx, ebx
	adcx rcx, r14
	adox r8, rbp
	mulx rbp, r12, rdi
	adcx r8, r12
	adox r11, rbp
	mulx rbp, r12, r10
	adcx r11, r12
	adox r13, rbp
	mulx rbp, r12, rax
	adcx r13, r12
	adox rbp, rbx
	adc rbp, 0
	mov r12, rdx
	mov rdx, qword ptr [rsp+56]
	mulx r14, rbx, r15
	mov qword ptr [rsp+40], r9
	xor r9d, r9d
	adcx r8, rbx
	adox r11, r14
	mulx rbx, r14, rdi
	adcx r11, r14
	adox r13, rbx
	mulx rbx, r14, r10
	adcx r13, r14
	adox rbp, rbx
	mulx rbx, r14, rax
	adcx rbp, r14
	adox rbx, r9
	adc rbx, 0
	mov rdx, qword ptr [rsp+48]
	mulx r14, r9, r15
	mov qword ptr [rsp+64], r12
	xor r12d, r12d
	adcx r11, r9
	adox r13, r14
	mulx r9, r14, rdi
	adcx r13, r14
	adox rbp, r9
	mulx r9, r14, r10
	adcx rbp, r14
	adox rbx, r9
	mulx r9, r14, rax
	adcx rbx, r14
	adox r9, r12
	adc r9, 0
	mov edx, 38
	mulx r13, r14, r13
	xor r12d, r12d
	adcx rsi, r14
	adox rcx, r13
	mulx rbp, r13, rbp
	adcx rcx, r13
	adox r8, rbp
	mulx rbx, rbp, rbx
	adcx r8, rbp
	adox r11, rbx
	mulx r9, rbx, r9
	adcx r11, rbx
	adox r9, r12
	adc r9, 0
	mov rbx, r11
	shr rbx, 63
	lea rbx, [rbx+r9*2]
	shl r11, 1
	shr r11, 1
	lea r9, [rbx+rbx*8]
	lea r9, [rbx+r9*2]
	add rsi, r9
	adc rcx, 0
	adc r8, 0
	adc r11, 0
	/* v1_r4 = X3_r3*X3_r3 */
	mov rdx, rdi
	mulx r9, rbx, r10
	mulx rdi, rbp, rax
	mov r13, rdx
	mov rdx, r10
	mulx r14, r12, rax
	add r9, rbp
	adc rdi, r12
	adc r14, 0
	mov rdx, r15
	mulx rbp, r12, r13
	mov qword ptr [rsp+72], r11
	mulx r15, r11, r10
	mov qword ptr [rsp+80], r8
	mov qword ptr [rsp+88], rcx
	mulx r8, rcx, rax
	add rbp, r11
	adc r15, rcx
	adc r8, 0
	add rbx, r15
	adc r9, r8
	adc rdi, 0
	adc r14, 0
	mulx rcx, r8, rdx
	mov r11, rdx
	mov rdx, r13
	mov qword ptr [rsp+96], r11
	mulx r15, r11, rdx
	mov rdx, r10
	mov qword ptr [rsp+104], r13
	mov qword ptr [rsp+112], rsi
	mulx r13, rsi, rdx
	mov rdx, rax
	mov qword ptr [rsp+120], r10
	mov qword ptr [rsp+128], r8
	mulx r10, r8, rdx
	xor eax, eax
	adcx r12, r12
	adox r12, rcx
	adcx rbp, rbp
	adox rbp, r11
	adcx rbx, rbx
	adox rbx, r15
	adcx r9, r9
	adox r9, rsi
	adcx rdi, rdi
	adox rdi, r13
	adcx r14, r14
	adox r14, r8
	adox r10, rax
	adc r10, 0
	mov rcx, rdx
	mov edx, 38
	mulx r9, rsi, r9
	xor r8d, r8d
	adcx rsi, qword ptr [rsp+128]
	adox r12, r9
	mulx rdi, rax, rdi
	adcx r12, rax
	adox rbp, rdi
	mulx r14, rax, r14
	adcx rbp, rax
	adox rbx, r14
	mulx r10, rax, r10
	adcx rbx, rax
	adox r10, r8
	adc r10, 0
	mov rax, rbx
	shr rax, 63
	lea rax, [rax+r10*2]
	shl rbx, 1
	shr rbx, 1
	lea rdi, [rax+rax*8]
	lea rdi, [rax+rdi*2]
	add rsi, rdi
	adc r12, 0
	adc rbp, 0
	adc rbx, 0
	/* v7_r4 = 2*v6_r4 */
	mov rax, qword ptr [rsp+112]
	add rax, qword ptr [rsp+112]
	mov rdi, qword ptr [rsp+88]
	adc rdi, qword ptr [rsp+88]
	mov r9, qword ptr [rsp+80]
	adc r9, qword ptr [rsp+80]
	mov r10, qword ptr [rsp+72]
	adc r10, qword ptr [rsp+72]
	lea r11, [rax+38]
	cmovc rax, r11
	/* v4_r4 = X3_r3*Y3_r3 */
	mov rdx, qword ptr [rsp+32]
	mulx r11, r13, qword ptr [rsp+96]
	mulx r14, r15, qword ptr [rsp+104]
	mov qword ptr [rsp+72], rbx
	mulx r8, rbx, qword ptr [rsp+120]
	mov qword ptr [rsp+80], rbp
	mov qword ptr [rsp+88], r12
	mulx rbp, r12, rcx
	add r11, r15
	adc r14, rbx
	adc r8, r12
	adc rbp, 0
	mov rdx, qword ptr [rsp+24]
	mulx rbx, r12, qword ptr [rsp+96]
	xor r15d, r15d
	adcx r11, r12
	adox r14, rbx
	mulx rbx, r12, qword ptr [rsp+104]
	adcx r14, r12
	adox r8, rbx
	mulx rbx, r12, qword ptr [rsp+120]
	adcx r8, r12
	adox rbp, rbx
	mulx rbx, r12, rcx
	adcx rbp, r12
	adox rbx, r15
	adc rbx, 0
	mov rdx, qword ptr [rsp+16]
	mulx r12, r15, qword ptr [rsp+96]
	mov qword ptr [rsp+112], rsi
	xor esi, esi
	adcx r14, r15
	adox r8, r12
	mulx r12, r15, qword ptr [rsp+104]
	adcx r8, r15
	adox rbp, r12
	mulx r12, r15, qword ptr [rsp+120]
	adcx rbp, r15
	adox rbx, r12
	mulx r12, r15, rcx
	adcx rbx, r15
	adox r12, rsi
	adc r12, 0
	mov rdx, qword ptr [rsp+8]
	mulx r15, rsi, qword ptr [rsp+96]
	mov qword ptr [rsp+96], r10
	xor r10d, r10d
	adcx r8, rsi
	adox rbp, r15
	mulx rsi, r15, qword ptr [rsp+104]
	adcx rbp, r15
	adox rbx, rsi
	mulx rsi, r15, qword ptr [rsp+120]
	adcx rbx, r15
	adox r12, rsi
	mulx rcx, rsi, rcx
	adcx r12, rsi
	adox rcx, r10
	adc rcx, 0
	mov edx, 38
	mulx rbp, rsi, rbp
	xor r15d, r15d
	adcx r13, rsi
	adox r11, rbp
	mulx rbx, rsi, rbx
	adcx r11, rsi
	adox r14, rbx
	mulx r12, rsi, r12
	adcx r14, rsi
	adox r8, r12
	mulx rcx, rsi, rcx
	adcx r8, rsi
	adox rcx, r15
	adc rcx, 0
	mov rsi, r8
	shr rsi, 63
	lea rsi, [rsi+rcx*2]
	shl r8, 1
	shr r8, 1
	lea rcx, [rsi+rsi*8]
	lea rcx, [rsi+rcx*2]
	add r13, rcx
	adc r11, 0
	adc r14, 0
	adc r8, 0
	/* v3_r4 = Z3_r3*Z3_r3 */
	mov rdx, qword ptr [rsp+64]
	mulx rcx, rsi, qword ptr [rsp+56]
	mulx r10, rbx, qword ptr [rsp+48]
	mov rdx, qword ptr [rsp+56]
	mulx rbp, r12, qword ptr [rsp+48]
	add rcx, rbx
	adc r10, r12
	adc rbp, 0
	mov rdx, qword ptr [rsp+40]
	mulx rbx, r12, qword ptr [rsp+64]
	mov qword ptr [rsp+104], r9
	mulx r15, r9, qword ptr [rsp+56]
	mov qword ptr [rsp+120], rdi
	mov qword ptr [rsp+128], rax
	mulx rdi, rax, qword ptr [rsp+48]
	add rbx, r9
	adc r15, rax
	adc rdi, 0
	add rsi, r15
	adc rcx, rdi
	adc r10, 0
	adc rbp, 0
	mulx rax, rdi, rdx
	mov rdx, qword ptr [rsp+64]
	mulx r9, r15, rdx
	mov rdx, qword ptr [rsp+56]
	mov qword ptr [rsp+136], r8
	mov qword ptr [rsp+144], r14
	mulx r8, r14, rdx
	mov rdx, qword ptr [rsp+48]
	mov qword ptr [rsp+152], r11
	mov qword ptr [rsp+160], r13
	mulx r11, r13, rdx
	xor edx, edx
	adcx r12, r12
	adox r12, rax
	adcx rbx, rbx
	adox rbx, r15
	adcx rsi, rsi
	adox rsi, r9
	adcx rcx, rcx
	adox rcx, r14
	adcx r10, r10
	adox r10, r8
	adcx rbp, rbp
	adox rbp, r13
	adox r11, rdx
	adc r11, 0
	mov edx, 38
	mulx rcx, rax, rcx
	xor r8d, r8d
	adcx rdi, rax
	adox r12, rcx
	mulx r10, rax, r10
	adcx r12, rax
	adox rbx, r10
	mulx rbp, rax, rbp
	adcx rbx, rax
	adox rsi, rbp
	mulx r11, rax, r11
	adcx rsi, rax
	adox r11, r8
	adc r11, 0
	mov rax, rsi
	shr rax, 63
	lea rax, [rax+r11*2]
	shl rsi, 1
	shr rsi, 1
	lea rcx, [rax+rax*8]
	lea rcx, [rax+rcx*2]
	add rdi, rcx
	adc r12, 0
	adc rbx, 0
	adc rsi, 0
	/* v5_r4 = 2*v4_r4 */
	mov rax, qword ptr [rsp+160]
	add rax, qword ptr [rsp+160]
	mov rcx, qword ptr [rsp+152]
	adc rcx, qword ptr [rsp+152]
	mov r9, qword ptr [rsp+144]
	adc r9, qword ptr [rsp+144]
	mov r10, qword ptr [rsp+136]
	adc r10, qword ptr [rsp+136]
	lea r11, [rax+38]
	cmovc rax, r11
	/* v17_r4 = 3*v3_r4 */
	mov r11, rdi
	add r11, rdi
	mov rbp, r12
	adc rbp, r12
	mov r13, rbx
	adc r13, rbx
	mov r14, rsi
	adc r14, rsi
	lea r15, [r11+38]
	cmovc r11, r15
	add r11, rdi
	adc rbp, r12
	adc r13, rbx
	adc r14, rsi
	sbb r15, r15
	and r15d, 38
	add r11, r15
	adc rbp, 0
	adc r13, 0
	adc r14, 0
	/* v8_r4 = 13318*v3_r4 */
	mov rdx, rdi
	mov r15d, 13318
	mulx r8, rdx, r15
	mov rdi, rdx
	mov rdx, r12
	mov qword ptr [rsp+136], r10
	mulx r10, rdx, r15
	mov r12, rdx
	mov rdx, rbx
	mov qword ptr [rsp+144], r9
	mulx r9, rdx, r15
	mov rbx, rdx
	mov rdx, rsi
	mov qword ptr [rsp+152], rcx
	mulx rcx, rdx, r15
	add r12, r8
	adc rbx, r10
	adc rdx, r9
	adc rcx, 0
	mov rsi, rdx
	shr rsi, 63
	lea rsi, [rsi+rcx*2]
	shl rdx, 1
	shr rdx, 1
	lea rcx, [rsi+rsi*8]
	lea rcx, [rsi+rcx*2]
	add rdi, rcx
	adc r12, 0
	adc rbx, 0
	adc rdx, 0
	/* v28_r4 = Y3_r3*Z3_r3 */
	mov rcx, rdx
	mov rdx, qword ptr [rsp+40]
	mulx rsi, r8, qword ptr [rsp+32]
	mulx r9, r10, qword ptr [rsp+24]
	mov qword ptr [rsp+160], rax
	mulx r15, rax, qword ptr [rsp+16]
	mov qword ptr [rsp+168], r14
	mulx r14, rdx, qword ptr [rsp+8]
	add rsi, r10
	adc r9, rax
	adc r15, rdx
	adc r14, 0
	mov rdx, qword ptr [rsp+64]
	mulx rax, r10, qword ptr [rsp+32]
	mov qword ptr [rsp+40], r13
	xor r13d, r13d
	adcx rsi, r10
	adox r9, rax
	mulx rax, r10, qword ptr [rsp+24]
	adcx r9, r10
	adox r15, rax
	mulx rax, r10, qword ptr [rsp+16]
	adcx r15, r10
	adox r14, rax
	mulx rax, rdx, qword ptr [rsp+8]
	adcx r14, rdx
	adox rax, r13
	adc rax, 0
	mov rdx, qword ptr [rsp+56]
	mulx r10, r13, qword ptr [rsp+32]
	mov qword ptr [rsp+64], rbp
	xor ebp, ebp
	adcx r9, r13
	adox r15, r10
	mulx r10, r13, qword ptr [rsp+24]
	adcx r15, r13
	adox r14, r10
	mulx r10, r13, qword ptr [rsp+16]
	adcx r14, r13
	adox rax, r10
	mulx r10, rdx, qword ptr [rsp+8]
	adcx rax, rdx
	adox r10, rbp
	adc r10, 0
	mov rdx, qword ptr [rsp+48]
	mulx r13, rbp, qword ptr [rsp+32]
	mov qword ptr [rsp+56], r11
	xor r11d, r11d
	adcx r15, rbp
	adox r14, r13
	mulx rbp, r13, qword ptr [rsp+24]
	adcx r14, r13
	adox rax, rbp
	mulx rbp, r13, qword ptr [rsp+16]
	adcx rax, r13
	adox r10, rbp
	mulx rbp, rdx, qword ptr [rsp+8]
	adcx r10, rdx
	adox rbp, r11
	adc rbp, 0
	mov edx, 38
	mulx r14, r13, r14
	xor r11d, r11d
	adcx r8, r13
	adox rsi, r14
	mulx rax, r13, rax
	adcx rsi, r13
	adox r9, rax
	mulx r10, rax, r10
	adcx r9, rax
	adox r15, r10
	mulx rbp, rax, rbp
	adcx r15, rax
	adox rbp, r11
	adc rbp, 0
	mov rax, r15
	shr rax, 63
	lea rax, [rax+rbp*2]
	shl r15, 1
	shr r15, 1
	lea r10, [rax+rax*8]
	lea r10, [rax+r10*2]
	add r8, r10
	adc rsi, 0
	adc r9, 0
	adc r15, 0
	/* v11_r4 = 3*(v8_r4-v7_r4) */
	sub rdi, qword ptr [rsp+128]
	sbb r12, qword ptr [rsp+120]
	sbb rbx, qword ptr [rsp+104]
	sbb rcx, qword ptr [rsp+96]
	sbb rax, rax
	and eax, 38
	sub rdi, rax
	sbb r12, 0
	sbb rbx, 0
	sbb rcx, 0
	lea rax, [rdi-38]
	cmovc rdi, rax
	mov rax, rdi
	add rax, rdi
	mov r10, r12
	adc r10, r12
	mov rbp, rbx
	adc rbp, rbx
	mov r13, rcx
	adc r13, rcx
	setc r14b
	movzx r14d, r14b
	add rax, rdi
	adc r10, r12
	adc rbp, rbx
	adc r13, rcx
	adc r14, 0
	mov rcx, r13
	shr rcx, 63
	lea rcx, [rcx+r14*2]
	shl r13, 1
	shr r13, 1
	lea rdi, [rcx+rcx*8]
	lea rdi, [rcx+rdi*2]
	add rax, rdi
	adc r10, 0
	adc rbp, 0
	adc r13, 0
	/* v29_r4 = 2*v28_r4 */
	add r8, r8
	adc rsi, rsi
	adc r9, r9
	adc r15, r15
	lea rcx, [r8+38]
	cmovc r8, rcx
	/* v18_r4 = 13318*v7_r4 */
	mov rdx, qword ptr [rsp+128]
	mov ecx, 13318
	mulx rdi, rdx, rcx
	mov rbx, rdx
	mov rdx, qword ptr [rsp+120]
	mulx r12, rdx, rcx
	mov r14, rdx
	mov rdx, qword ptr [rsp+104]
	mulx r11, rdx, rcx
	mov qword ptr [rsp+48], rdx
	mov rdx, qword ptr [rsp+96]
	mov qword ptr [rsp+104], r15
	mulx r15, rdx, rcx
	add r14, rdi
	adc r12, qword ptr [rsp+48]
	adc rdx, r11
	adc r15, 0
	mov rdi, rdx
	shr rdi, 63
	lea rdi, [rdi+r15*2]
	shl rdx, 1
	shr rdx, 1
	lea r11, [rdi+rdi*8]
	lea r11, [rdi+r11*2]
	add rbx, r11
	adc r14, 0
	adc r12, 0
	adc rdx, 0
	/* v2_r4 = Y3_r3*Y3_r3 */
	mov rdi, rdx
	mov rdx, qword ptr [rsp+24]
	mulx r11, r15, qword ptr [rsp+16]
	mov qword ptr [rsp+48], r9
	mulx rcx, r9, qword ptr [rsp+8]
	mov rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+96], rsi
	mov qword ptr [rsp+120], r8
	mulx rsi, r8, qword ptr [rsp+8]
	add r11, r9
	adc rcx, r8
	adc rsi, 0
	mov rdx, qword ptr [rsp+32]
	mulx r8, r9, qword ptr [rsp+24]
	mov qword ptr [rsp+128], r13
	mov qword ptr [rsp+176], rbp
	mulx r13, rbp, qword ptr [rsp+16]
	mov qword ptr [rsp+184], r10
	mov qword ptr [rsp+192], rax
	mulx r10, rax, qword ptr [rsp+8]
	add r8, rbp
	adc r13, rax
	adc r10, 0
	add r15, r13
	adc r11, r10
	adc rcx, 0
	adc rsi, 0
	mulx rax, r10, rdx
	mov rdx, qword ptr [rsp+24]
	mulx rbp, r13, rdx
	mov rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+24], rdi
	mov qword ptr [rsp+32], r12
	mulx rdi, r12, rdx
	mov rdx, qword ptr [rsp+8]
	mov qword ptr [rsp+16], r14
	mov qword ptr [rsp+200], rbx
	mulx r14, rbx, rdx
	xor edx, edx
	adcx r9, r9
	adox r9, rax
	adcx r8, r8
	adox r8, r13
	adcx r15, r15
	adox r15, rbp
	adcx r11, r11
	adox r11, r12
	adcx rcx, rcx
	adox rcx, rdi
	adcx rsi, rsi
	adox rsi, rbx
	adox r14, rdx
	adc r14, 0
	mov edx, 38
	mulx r11, rax, r11
	xor edi, edi
	adcx r10, rax
	adox r9, r11
	mulx rcx, rax, rcx
	adcx r9, rax
	adox r8, rcx
	mulx rsi, rax, rsi
	adcx r8, rax
	adox r15, rsi
	mulx r14, rax, r14
	adcx r15, rax
	adox r14, rdi
	adc r14, 0
	mov rax, r15
	shr rax, 63
	lea rax, [rax+r14*2]
	shl r15, 1
	shr r15, 1
	lea rcx, [rax+rax*8]
	lea rcx, [rax+rcx*2]
	add r10, rcx
	adc r9, 0
	adc r8, 0
	adc r15, 0
	/* v20_r4 = v18_r4-v17_r4-v1_r4 */
	mov rax, qword ptr [rsp+200]
	sub rax, qword ptr [rsp+56]
	mov rcx, qword ptr [rsp+16]
	sbb rcx, qword ptr [rsp+64]
	mov rsi, qword ptr [rsp+32]
	sbb rsi, qword ptr [rsp+40]
	mov r11, qword ptr [rsp+24]
	sbb r11, qword ptr [rsp+168]
	setc bl
	movzx ebx, bl
	sub rax, qword ptr [rsp+112]
	sbb rcx, qword ptr [rsp+88]
	sbb rsi, qword ptr [rsp+80]
	sbb r11, qword ptr [rsp+72]
	adc rbx, 0
	lea rbp, [rbx+rbx*8]
	lea rbp, [rbx+rbp*2]
	lea rbp, [rbp+rbp]
	sub rax, rbp
	sbb rcx, 0
	sbb rsi, 0
	sbb r11, 0
	lea rbx, [rax-38]
	cmovc rax, rbx
	/* v25_r4 = 3*v1_r4-v17_r4 */
	mov rbx, qword ptr [rsp+112]
	add rbx, qword ptr [rsp+112]
	mov rbp, qword ptr [rsp+88]
	adc rbp, qword ptr [rsp+88]
	mov r12, qword ptr [rsp+80]
	adc r12, qword ptr [rsp+80]
	mov r13, qword ptr [rsp+72]
	adc r13, qword ptr [rsp+72]
	lea r14, [rbx+38]
	cmovc rbx, r14
	add rbx, qword ptr [rsp+112]
	adc rbp, qword ptr [rsp+88]
	adc r12, qword ptr [rsp+80]
	adc r13, qword ptr [rsp+72]
	sbb r14, r14
	and r14d, 38
	add rbx, r14
	adc rbp, 0
	adc r12, 0
	adc r13, 0
	sub rbx, qword ptr [rsp+56]
	sbb rbp, qword ptr [rsp+64]
	sbb r12, qword ptr [rsp+40]
	sbb r13, qword ptr [rsp+168]
	sbb r14, r14
	and r14d, 38
	sub rbx, r14
	sbb rbp, 0
	sbb r12, 0
	sbb r13, 0
	lea r14, [rbx-38]
	cmovc rbx, r14
	/* v22_r4 = 3*v20_r4 */
	mov r14, rax
	add r14, rax
	mov rdx, rcx
	adc rdx, rcx
	mov rdi, rsi
	adc rdi, rsi
	mov qword ptr [rsp+8], r13
	mov r13, r11
	adc r13, r11
	mov qword ptr [rsp+16], r12
	setc r12b
	movzx r12d, r12b
	add r14, rax
	adc rdx, rcx
	adc rdi, rsi
	adc r13, r11
	adc r12, 0
	mov rax, r13
	shr rax, 63
	lea rax, [rax+r12*2]
	shl r13, 1
	shr r13, 1
	lea rcx, [rax+rax*8]
	lea rcx, [rax+rcx*2]
	add r14, rcx
	adc rdx, 0
	adc rdi, 0
	adc r13, 0
	/* v13_r4, v12_r4 = v2_r4+v11_r4, v2_r4-v11_r4 */
	mov rax, r10
	add rax, qword ptr [rsp+192]
	mov rcx, r9
	adc rcx, qword ptr [rsp+184]
	mov rsi, r8
	adc rsi, qword ptr [rsp+176]
	mov r11, r15
	adc r11, qword ptr [rsp+128]
	lea r12, [rax+38]
	cmovc rax, r12
	mov r12, r10
	sub r12, qword ptr [rsp+192]
	mov qword ptr [rsp+24], r13
	mov r13, r9
	sbb r13, qword ptr [rsp+184]
	mov qword ptr [rsp+32], rdi
	mov rdi, r8
	sbb rdi, qword ptr [rsp+176]
	mov qword ptr [rsp+40], rdx
	mov rdx, r15
	sbb rdx, qword ptr [rsp+128]
	mov qword ptr [rsp+56], rbp
	sbb rbp, rbp
	and ebp, 38
	sub r12, rbp
	sbb r13, 0
	sbb rdi, 0
	sbb rdx, 0
	/* v32_r4 = v2_r4*v29_r4 */
	mov rbp, rdx
	mov rdx, qword ptr [rsp+120]
	mov qword ptr [rsp+64], rbp
	mov qword ptr [rsp+72], rdi
	mulx rbp, rdi, r10
	mov qword ptr [rsp+80], r13
	mov qword ptr [rsp+88], rbx
	mulx r13, rbx, r9
	mov qword ptr [rsp+112], r14
	mov qword ptr [rsp+128], r11
	mulx r14, r11, r8
	mov qword ptr [rsp+168], rsi
	mov qword ptr [rsp+176], rcx
	mulx rsi, rcx, r15
	add rbp, rbx
	adc r13, r11
	adc r14, rcx
	adc rsi, 0
	mov rdx, qword ptr [rsp+96]
	mulx rcx, r11, r10
	xor ebx, ebx
	adcx rbp, r11
	adox r13, rcx
	mulx rcx, r11, r9
	adcx r13, r11
	adox r14, rcx
	mulx rcx, r11, r8
	adcx r14, r11
	adox rsi, rcx
	mulx rcx, r11, r15
	adcx rsi, r11
	adox rcx, rbx
	adc rcx, 0
	mov rdx, qword ptr [rsp+48]
	mulx r11, rbx, r10
	mov qword ptr [rsp+184], rax
	xor eax, eax
	adcx r13, rbx
	adox r14, r11
	mulx r11, rbx, r9
	adcx r14, rbx
	adox rsi, r11
	mulx r11, rbx, r8
	adcx rsi, rbx
	adox rcx, r11
	mulx r11, rbx, r15
	adcx rcx, rbx
	adox r11, rax
	adc r11, 0
	mov rdx, qword ptr [rsp+104]
	mulx r10, rbx, r10
	xor eax, eax
	adcx r14, rbx
	adox rsi, r10
	mulx r9, r10, r9
	adcx rsi, r10
	adox rcx, r9
	mulx r8, r9, r8
	adcx rcx, r9
	adox r11, r8
	mulx r15, r8, r15
	adcx r11, r8
	adox r15, rax
	adc r15, 0
	mov edx, 38
	mulx rsi, r8, rsi
	xor r9d, r9d
	adcx rdi, r8
	adox rbp, rsi
	mulx rcx, rax, rcx
	adcx rbp, rax
	adox r13, rcx
	mulx r11, rax, r11
	adcx r13, rax
	adox r14, r11
	mulx r15, rax, r15
	adcx r14, rax
	adox r15, r9
	adc r15, 0
	mov rax, r14
	shr rax, 63
	lea rax, [rax+r15*2]
	shl r14, 1
	shr r14, 1
	lea rcx, [rax+rax*8]
	lea rcx, [rax+rcx*2]
	add rdi, rcx
	adc rbp, 0
	adc r13, 0
	adc r14, 0
	/* Y3_r4 = v12_r4*v13_r4+v22_r4*v25_r4 */
	mov rdx, r12
	mulx rax, rcx, qword ptr [rsp+184]
	mulx rsi, r8, qword ptr [rsp+176]
	mulx r10, r11, qword ptr [rsp+168]
	mulx rbx, r12, qword ptr [rsp+128]
	add rax, r8
	adc rsi, r11
	adc r10, r12
	adc rbx, 0
	mov r8, rdx
	mov rdx, qword ptr [rsp+112]
	mulx r11, r12, qword ptr [rsp+88]
	xor r15d, r15d
	adcx rcx, r12
	adox rax, r11
	mulx r9, r11, qword ptr [rsp+56]
	adcx rax, r11
	adox rsi, r9
	mulx r9, r11, qword ptr [rsp+16]
	adcx rsi, r11
	adox r10, r9
	mulx r9, r11, qword ptr [rsp+8]
	adcx r10, r11
	adox rbx, r9
	seto r9b
	movzx r9d, r9b
	adc rbx, 0
	adc r9, 0
	mov rdx, qword ptr [rsp+80]
	mulx r11, r12, qword ptr [rsp+184]
	xor r15d, r15d
	adcx rax, r12
	adox rsi, r11
	mulx r11, r12, qword ptr [rsp+176]
	adcx rsi, r12
	adox r10, r11
	mulx r11, r12, qword ptr [rsp+168]
	adcx r10, r12
	adox rbx, r11
	mulx r11, r12, qword ptr [rsp+128]
	adcx rbx, r12
	adox r9, r11
	seto r11b
	movzx r11d, r11b
	adc r9, 0
	adc r11, 0
	mov rdx, qword ptr [rsp+40]
	mulx r12, r15, qword ptr [rsp+88]
	mov qword ptr [rsp+192], r8
	xor r8d, r8d
	adcx rax, r15
	adox rsi, r12
	mulx r12, r15, qword ptr [rsp+56]
	adcx rsi, r15
	adox r10, r12
	mulx r12, r15, qword ptr [rsp+16]
	adcx r10, r15
	adox rbx, r12
	mulx r12, r15, qword ptr [rsp+8]
	adcx rbx, r15
	adox r9, r12
	adcx r9, r8
	adox r11, r8
	adc r11, 0
	mov rdx, qword ptr [rsp+72]
	mulx r12, r15, qword ptr [rsp+184]
	xor r8d, r8d
	adcx rsi, r15
	adox r10, r12
	mulx r12, r15, qword ptr [rsp+176]
	adcx r10, r15
	adox rbx, r12
	mulx r12, r15, qword ptr [rsp+168]
	adcx rbx, r15
	adox r9, r12
	mulx r12, r15, qword ptr [rsp+128]
	adcx r9, r15
	adox r11, r12
	seto r12b
	movzx r12d, r12b
	adc r11, 0
	adc r12, 0
	mov rdx, qword ptr [rsp+32]
	mulx r15, r8, qword ptr [rsp+88]
	mov qword ptr [rsp+200], r14
	xor r14d, r14d
	adcx rsi, r8
	adox r10, r15
	mulx r8, r15, qword ptr [rsp+56]
	adcx r10, r15
	adox rbx, r8
	mulx r8, r15, qword ptr [rsp+16]
	adcx rbx, r15
	adox r9, r8
	mulx r8, r15, qword ptr [rsp+8]
	adcx r9, r15
	adox r11, r8
	adcx r11, r14
	adox r12, r14
	adc r12, 0
	mov rdx, qword ptr [rsp+64]
	mulx r8, r15, qword ptr [rsp+184]
	xor r14d, r14d
	adcx r10, r15
	adox rbx, r8
	mulx r8, r15, qword ptr [rsp+176]
	adcx rbx, r15
	adox r9, r8
	mulx r8, r15, qword ptr [rsp+168]
	adcx r9, r15
	adox r11, r8
	mulx r8, r15, qword ptr [rsp+128]
	adcx r11, r15
	adox r12, r8
	seto r8b
	movzx r8d, r8b
	adc r12, 0
	adc r8, 0
	mov rdx, qword ptr [rsp+24]
	mulx r15, r14, qword ptr [rsp+88]
	mov qword ptr [rsp+88], r13
	xor r13d, r13d
	adcx r10, r14
	adox rbx, r15
	mulx r14, r15, qword ptr [rsp+56]
	adcx rbx, r15
	adox r9, r14
	mulx r14, r15, qword ptr [rsp+16]
	adcx r9, r15
	adox r11, r14
	mulx r14, r15, qword ptr [rsp+8]
	adcx r11, r15
	adox r12, r14
	adcx r12, r13
	adox r8, r13
	adc r8, 0
	mov edx, 38
	mulx rbx, r14, rbx
	xor r15d, r15d
	adcx rcx, r14
	adox rax, rbx
	mulx r9, rbx, r9
	adcx rax, rbx
	adox rsi, r9
	mulx r11, r9, r11
	adcx rsi, r9
	adox r10, r11
	mulx r12, r9, r12
	adcx r10, r9
	adox r12, r15
	adc r12, 0
	lea r9, [r8+r8*8]
	lea r9, [r8+r9*2]
	lea r9, [r9+r9]
	add r12, r9
	mov r8, r10
	shr r8, 63
	lea r8, [r8+r12*2]
	shl r10, 1
	shr r10, 1
	lea r9, [r8+r8*8]
	lea r9, [r8+r9*2]
	add rcx, r9
	mov r8, qword ptr [rsp]
	mov qword ptr [r8+32], rcx
	adc rax, 0
	mov qword ptr [r8+40], rax
	adc rsi, 0
	mov qword ptr [r8+48], rsi
	adc r10, 0
	mov qword ptr [r8+56], r10
	/* Z3_r4 = 4*v32_r4 */
	mov rdx, rdi
	mov eax, 4
	mulx rcx, rdx, rax
	mov rsi, rdx
	mov rdx, rbp
	mulx rdi, rdx, rax
	mov r9, rdx
	mov rdx, qword ptr [rsp+88]
	mulx r10, rdx, rax
	mov r11, rdx
	mov rdx, qword ptr [rsp+200]
	mulx rbx, rdx, rax
	add r9, rcx
	adc r11, rdi
	adc rdx, r10
	adc rbx, 0
	mov rcx, rdx
	shr rcx, 63
	lea rcx, [rcx+rbx*2]
	shl rdx, 1
	shr rdx, 1
	lea rdi, [rcx+rcx*8]
	lea rdi, [rcx+rdi*2]
	add rsi, rdi
	mov qword ptr [r8+64], rsi
	adc r9, 0
	mov qword ptr [r8+72], r9
	adc r11, 0
	mov qword ptr [r8+80], r11
	adc rdx, 0
	mov qword ptr [r8+88], rdx
	/* X3_r4 = v5_r4*v12_r4-v22_r4*v29_r4 */
	mov rcx, -38
	sub rcx, qword ptr [rsp+112]
	mov rsi, -1
	sbb rsi, qword ptr [rsp+40]
	mov rdi, -1
	sbb rdi, qword ptr [rsp+32]
	mov r9, -1
	sbb r9, qword ptr [rsp+24]
	mov rdx, qword ptr [rsp+160]
	mulx r10, r11, qword ptr [rsp+192]
	mulx rbx, rbp, qword ptr [rsp+80]
	mulx r12, r13, qword ptr [rsp+72]
	mulx r14, rdx, qword ptr [rsp+64]
	add r10, rbp
	adc rbx, r13
	adc r12, rdx
	adc r14, 0
	mov rdx, rcx
	mulx rbp, r13, qword ptr [rsp+120]
	xor ecx, ecx
	adcx r11, r13
	adox r10, rbp
	mulx rbp, r13, qword ptr [rsp+96]
	adcx r10, r13
	adox rbx, rbp
	mulx rbp, r13, qword ptr [rsp+48]
	adcx rbx, r13
	adox r12, rbp
	mulx rbp, rdx, qword ptr [rsp+104]
	adcx r12, rdx
	adox r14, rbp
	seto bpl
	movzx ebp, bpl
	adc r14, 0
	adc rbp, 0
	mov rdx, qword ptr [rsp+152]
	mulx r13, r15, qword ptr [rsp+192]
	xor eax, eax
	adcx r10, r15
	adox rbx, r13
	mulx rcx, r13, qword ptr [rsp+80]
	adcx rbx, r13
	adox r12, rcx
	mulx rcx, r13, qword ptr [rsp+72]
	adcx r12, r13
	adox r14, rcx
	mulx rcx, rdx, qword ptr [rsp+64]
	adcx r14, rdx
	adox rbp, rcx
	seto cl
	movzx ecx, cl
	adc rbp, 0
	adc rcx, 0
	mov rdx, rsi
	mulx r13, r15, qword ptr [rsp+120]
	xor esi, esi
	adcx r10, r15
	adox rbx, r13
	mulx rax, r13, qword ptr [rsp+96]
	adcx rbx, r13
	adox r12, rax
	mulx rax, r13, qword ptr [rsp+48]
	adcx r12, r13
	adox r14, rax
	mulx rax, rdx, qword ptr [rsp+104]
	adcx r14, rdx
	adox rbp, rax
	adcx rbp, rsi
	adox rcx, rsi
	adc rcx, 0
	mov rdx, qword ptr [rsp+144]
	mulx rax, r13, qword ptr [rsp+192]
	xor r15d, r15d
	adcx rbx, r13
	adox r12, rax
	mulx rax, rsi, qword ptr [rsp+80]
	adcx r12, rsi
	adox r14, rax
	mulx rax, rsi, qword ptr [rsp+72]
	adcx r14, rsi
	adox rbp, rax
	mulx rax, rdx, qword ptr [rsp+64]
	adcx rbp, rdx
	adox rcx, rax
	seto al
	movzx eax, al
	adc rcx, 0
	adc rax, 0
	mov rdx, rdi
	mulx rsi, r13, qword ptr [rsp+120]
	xor edi, edi
	adcx rbx, r13
	adox r12, rsi
	mulx rsi, r13, qword ptr [rsp+96]
	adcx r12, r13
	adox r14, rsi
	mulx rsi, r13, qword ptr [rsp+48]
	adcx r14, r13
	adox rbp, rsi
	mulx rsi, rdx, qword ptr [rsp+104]
	adcx rbp, rdx
	adox rcx, rsi
	adcx rcx, rdi
	adox rax, rdi
	adc rax, 0
	mov rdx, qword ptr [rsp+136]
	mulx rsi, r13, qword ptr [rsp+192]
	xor r15d, r15d
	adcx r12, r13
	adox r14, rsi
	mulx rsi, rdi, qword ptr [rsp+80]
	adcx r14, rdi
	adox rbp, rsi
	mulx rsi, rdi, qword ptr [rsp+72]
	adcx rbp, rdi
	adox rcx, rsi
	mulx rsi, rdx, qword ptr [rsp+64]
	adcx rcx, rdx
	adox rax, rsi
	seto sil
	movzx esi, sil
	adc rax, 0
	adc rsi, 0
	mov rdx, r9
	mulx rdi, r13, qword ptr [rsp+120]
	xor r9d, r9d
	adcx r12, r13
	adox r14, rdi
	mulx rdi, r13, qword ptr [rsp+96]
	adcx r14, r13
	adox rbp, rdi
	mulx rdi, r13, qword ptr [rsp+48]
	adcx rbp, r13
	adox rcx, rdi
	mulx rdi, rdx, qword ptr [rsp+104]
	adcx rcx, rdx
	adox rax, rdi
	adcx rax, r9
	adox rsi, r9
	adc rsi, 0
	mov edx, 38
	mulx r14, rdi, r14
	xor r13d, r13d
	adcx r11, rdi
	adox r10, r14
	mulx rbp, rdi, rbp
	adcx r10, rdi
	adox rbx, rbp
	mulx rcx, rdi, rcx
	adcx rbx, rdi
	adox r12, rcx
	mulx rax, rcx, rax
	adcx r12, rcx
	adox rax, r13
	adc rax, 0
	lea rcx, [rsi+rsi*8]
	lea rcx, [rsi+rcx*2]
	lea rcx, [rcx+rcx]
	add rax, rcx
	mov rcx, r12
	shr rcx, 63
	lea rcx, [rcx+rax*2]
	shl r12, 1
	shr r12, 1
	lea rax, [rcx+rcx*8]
	lea rax, [rcx+rax*2]
	add r11, rax
	mov qword ptr [r8], r11
	adc r10, 0
	mov qword ptr [r8+8], r10
	adc rbx, 0
	mov qword ptr [r8+16], rbx
	adc r12, 0
	mov qword ptr [r8+24], r12
	add rsp, 208
	CURVE13318_RAISED(208)
	pop r15
	CURVE13318_POPPED(r15)
	pop r14
	CURVE13318_POPPED(r14)
	pop r13
	CURVE13318_POPPED(r13)
	pop r12
	CURVE13318_POPPED(r12)
	pop rbp
	CURVE13318_POPPED(rbp)
	pop rbx
	CURVE13318_POPPED(rbx)
	ret
CURVE13318_END(CURVE13318_NAME(curve13318_prj_4dbl))

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
