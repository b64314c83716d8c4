/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build jac256189 --cpu zen4 --level adx --abi sysv --prefix jac256189 --vector none
   Do not edit.
   Input jac256189.toml: sha256 66c592e23221a78aba283a6dd4d11781f1167957cdd3d858eb4b46642e7de032 */
/* Point operations, x86_64 level adx (needs bmi2, adx, avx2), System V calling convention.
 * GNU as and clang, Intel syntax.
 */
#if !defined(__x86_64__) || defined(__ILP32__)
#error "this file is x86-64 assembly, for pointers of 64 bits: not for x32"
#endif
/* Where the compiler protects control flow, a routine begins with ENDBR64, in bytes for assemblers that do not know it. */
#if defined(__CET__) && (__CET__ & 1)
#define JAC256189_ENTRY .byte 0xf3, 0x0f, 0x1e, 0xfa
#else
#define JAC256189_ENTRY
#endif
/* A routine in the three formats of objects, with what unwinds it: JAC256189_PUSHED and so on stand behind the instruction that they tell of. */
#if defined(_WIN32) || defined(__CYGWIN__) || defined(__UEFI__)
#define JAC256189_COFF 1
#define JAC256189_NAME(x) x
#define JAC256189_BEGIN(x) .globl x; .def x; .scl 2; .type 32; .endef; .p2align 6; .seh_proc x; x: JAC256189_ENTRY
#define JAC256189_PUBLIC(x) JAC256189_BEGIN(x)
#define JAC256189_END(x) .seh_endproc
/* What ends with a jump ends before it: Wine knows no epilogue by that, and where no unwind data is, it is a return address that lies on the stack. */
#define JAC256189_JUMP(to, x) .seh_endproc; jmp to
#define JAC256189_READ_ONLY .section .rdata, "dr"
#define JAC256189_PUSHED(register) .seh_pushreg register
#define JAC256189_POPPED(register)
#define JAC256189_LOWERED(bytes) .seh_stackalloc bytes
#define JAC256189_RAISED(bytes)
#define JAC256189_FRAME_AT(register) .seh_setframe register, 0
#define JAC256189_FRAME_LEFT(register)
#define JAC256189_FRAME_MADE .seh_endprologue
#define JAC256189_PROBE(bytes) test byte ptr [rsp-bytes], al
#else
#define JAC256189_COFF 0
#if defined(__APPLE__)
#define JAC256189_NAME(x) _##x
#define JAC256189_BEGIN(x) .private_extern x; .globl x; .p2align 6; x: .cfi_startproc; JAC256189_ENTRY
#define JAC256189_PUBLIC(x) .globl x; .p2align 4; x: .cfi_startproc; JAC256189_ENTRY
#define JAC256189_END(x) .cfi_endproc
#define JAC256189_READ_ONLY .section __TEXT,__const
#else /* ELF; a section for each routine, so that a linker with --gc-sections drops what a program does not call */
#define JAC256189_NAME(x) x
#define JAC256189_BEGIN(x) .section .text.x, "ax", @progbits; .globl x; .hidden x; .type x, @function; .p2align 6; x: .cfi_startproc; JAC256189_ENTRY
#define JAC256189_PUBLIC(x) .section .text.x, "ax", @progbits; .globl x; .type x, @function; .p2align 4; x: .cfi_startproc; JAC256189_ENTRY
#define JAC256189_END(x) .cfi_endproc; .size x, .-x
#define JAC256189_READ_ONLY .section .rodata, "a", @progbits
#endif
#define JAC256189_PUSHED(register) .cfi_adjust_cfa_offset 8; .cfi_rel_offset register, 0
#define JAC256189_POPPED(register) .cfi_adjust_cfa_offset -8; .cfi_restore register
#define JAC256189_LOWERED(bytes) .cfi_adjust_cfa_offset bytes
#define JAC256189_RAISED(bytes) .cfi_adjust_cfa_offset -bytes
#define JAC256189_FRAME_AT(register) .cfi_def_cfa_register register
#define JAC256189_FRAME_LEFT(register) .cfi_def_cfa rsp, 8; .cfi_restore register
#define JAC256189_FRAME_MADE
#define JAC256189_JUMP(to, x) jmp to; JAC256189_END(x)
#define JAC256189_PROBE(bytes)
#endif
/* Words are kept below the stack pointer only where the system leaves them alone: Windows does not, nor do interrupts of a bare
 * machine. There, and where JAC256189_NO_RED_ZONE is defined, they lie in a frame. JAC256189_SLOT has the address of a word in either case. */
#if !JAC256189_COFF && !defined(JAC256189_NO_RED_ZONE) && (defined(__unix__) || defined(__APPLE__))
#define JAC256189_RESERVE(bytes)
#define JAC256189_RELEASE(bytes)
#define JAC256189_SLOT(below, framed) below
#else
#define JAC256189_RESERVE(bytes) sub rsp, bytes; JAC256189_LOWERED(bytes)
#define JAC256189_RELEASE(bytes) add rsp, bytes; JAC256189_RAISED(bytes)
#define JAC256189_SLOT(below, framed) framed
#endif

	.intel_syntax noprefix
	.text

/* void jac256189_jac_to_cached(uint64_t *r, const uint64_t *p)
 * r (out) in rdi, p (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 5 out, each any value of its words (incompletely reduced).
 * Made of shortw/jacobian-3/caching/cache-2010-lg; fusions: none.
 * Stack: 48 bytes and 16 bytes of red zone; 189 instructions; modelled 56.75 core cycles.
 */
JAC256189_BEGIN(JAC256189_NAME(jac256189_jac_to_cached))
	push rbx
	JAC256189_PUSHED(rbx)
	push rbp
	JAC256189_PUSHED(rbp)
	push r12
	JAC256189_PUSHED(r12)
	push r13
	JAC256189_PUSHED(r13)
	push r14
	JAC256189_PUSHED(r14)
	push r15
	JAC256189_PUSHED(r15)
	JAC256189_RESERVE(16)
	JAC256189_FRAME_MADE
	mov rdx, qword ptr [rsi+64]
	mulx rax, rcx, qword ptr [rsi+72]
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
	mulx r8, r9, qword ptr [rsi+80]
	mulx r10, r11, qword ptr [rsi+88]
	add rax, r9
	adc r8, r11
	adc r10, 0
	/* ZZ3 = Z1*Z1 */
	mov rdx, qword ptr [rsi+72]
	mulx r9, r11, qword ptr [rsi+80]
	mulx rbx, rbp, qword ptr [rsi+88]
	mov rdx, qword ptr [rsi+80]
	mulx r12, r13, qword ptr [rsi+88]
	add r9, rbp
	adc rbx, r13
	adc r12, 0
	add r11, r8
	adc r9, r10
	adc rbx, 0
	adc r12, 0
	mov rdx, qword ptr [rsi+64]
	mulx r8, r10, rdx
	mov rdx, qword ptr [rsi+72]
	mulx rbp, r13, rdx
	mov rdx, qword ptr [rsi+80]
	mulx r14, r15, rdx
	mov rdx, qword ptr [rsi+88]
	mov qword ptr [rsp JAC256189_SLOT(-16, +0)], rdi
	mov qword ptr [rsp JAC256189_SLOT(-8, +8)], r10
	mulx rdi, r10, rdx
	xor edx, edx
	adcx rcx, rcx
	adox rcx, r8
	adcx rax, rax
	adox rax, r13
	adcx r11, r11
	adox r11, rbp
	adcx r9, r9
	adox r9, r15
	adcx rbx, rbx
	adox rbx, r14
	adcx r12, r12
	adox r12, r10
	adox rdi, rdx
	adc rdi, 0
	mov edx, 189
	mulx r9, r8, r9
	xor r10d, r10d
	adcx r8, qword ptr [rsp JAC256189_SLOT(-8, +8)]
	adox rcx, r9
	mulx rbx, r9, rbx
	adcx rcx, r9
	adox rax, rbx
	mulx r12, r9, r12
	adcx rax, r9
	adox r11, r12
	mulx rdi, r9, rdi
	adcx r11, r9
	adox rdi, r10
	adc rdi, 0
	lea r9, [rdi+rdi*4]
	lea r9, [rdi+r9*4]
	lea r9, [r9+r9*8]
	add r8, r9
	adc rcx, 0
	mov rdi, qword ptr [rsp JAC256189_SLOT(-16, +0)]
	mov qword ptr [rdi+104], rcx
	adc rax, 0
	mov qword ptr [rdi+112], rax
	adc r11, 0
	mov qword ptr [rdi+120], r11
	lea r9, [r8+189]
	cmovc r8, r9
	mov qword ptr [rdi+96], r8
	/* ZZZ3 = ZZ3*Z1 */
	mov rdx, qword ptr [rsi+64]
	mulx r9, rbx, r8
	mulx rbp, r12, rcx
	mulx r13, r14, rax
	mulx r15, r10, r11
	mov qword ptr [rdi+64], rdx
	add r9, r12
	adc rbp, r14
	adc r13, r10
	adc r15, 0
	mov rdx, qword ptr [rsi+72]
	mulx r10, r12, r8
	xor r14d, r14d
	adcx r9, r12
	adox rbp, r10
	mulx r10, r12, rcx
	adcx rbp, r12
	adox r13, r10
	mulx r10, r12, rax
	adcx r13, r12
	adox r15, r10
	mulx r10, r12, r11
	mov qword ptr [rdi+72], rdx
	adcx r15, r12
	adox r10, r14
	adc r10, 0
	mov rdx, qword ptr [rsi+80]
	mulx r12, r14, r8
	mov qword ptr [rsp JAC256189_SLOT(-8, +8)], r9
	xor r9d, r9d
	adcx rbp, r14
	adox r13, r12
	mulx r12, r14, rcx
	adcx r13, r14
	adox r15, r12
	mulx r12, r14, rax
	adcx r15, r14
	adox r10, r12
	mulx r12, r14, r11
	mov qword ptr [rdi+80], rdx
	adcx r10, r14
	adox r12, r9
	adc r12, 0
	mov rdx, qword ptr [rsi+88]
	mulx r8, r14, r8
	xor r9d, r9d
	adcx r13, r14
	adox r15, r8
	mulx rcx, r8, rcx
	adcx r15, r8
	adox r10, rcx
	mulx rax, rcx, rax
	adcx r10, rcx
	adox r12, rax
	mulx r11, rax, r11
	mov qword ptr [rdi+88], rdx
	adcx r12, rax
	adox r11, r9
	adc r11, 0
	mov edx, 189
	mulx r15, rax, r15
	xor ecx, ecx
	adcx rbx, rax
	adox r15, qword ptr [rsp JAC256189_SLOT(-8, +8)]
	mulx r10, rax, r10
	adcx r15, rax
	adox rbp, r10
	mulx r12, rax, r12
	adcx rbp, rax
	adox r13, r12
	mulx r11, rax, r11
	adcx r13, rax
	adox r11, rcx
	adc r11, 0
	lea rax, [r11+r11*4]
	lea rax, [r11+rax*4]
	lea rax, [rax+rax*8]
	add rbx, rax
	adc r15, 0
	mov qword ptr [rdi+136], r15
	adc rbp, 0
	mov qword ptr [rdi+144], rbp
	adc r13, 0
	mov qword ptr [rdi+152], r13
	lea rax, [rbx+189]
	cmovc rbx, rax
	mov qword ptr [rdi+128], rbx
	JAC256189_RELEASE(16)
	pop r15
	JAC256189_POPPED(r15)
	pop r14
	JAC256189_POPPED(r14)
	pop r13
	JAC256189_POPPED(r13)
	pop r12
	JAC256189_POPPED(r12)
	pop rbp
	JAC256189_POPPED(rbp)
	pop rbx
	JAC256189_POPPED(rbx)
	ret
JAC256189_END(JAC256189_NAME(jac256189_jac_to_cached))

/* void jac256189_jac_dbl(uint64_t *r, const uint64_t *p)
 * r (out) in rdi, p (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 3 out, each any value of its words (incompletely reduced).
 * Made of shortw/jacobian-3/doubling/dbl-2010-lg-f; fusions: none.
 * Stack: 200 bytes; 811 instructions; modelled 259.75 core cycles.
 */
JAC256189_BEGIN(JAC256189_NAME(jac256189_jac_dbl))
	push rbx
	JAC256189_PUSHED(rbx)
	push rbp
	JAC256189_PUSHED(rbp)
	push r12
	JAC256189_PUSHED(r12)
	push r13
	JAC256189_PUSHED(r13)
	push r14
	JAC256189_PUSHED(r14)
	push r15
	JAC256189_PUSHED(r15)
	sub rsp, 152
	JAC256189_LOWERED(152)
	JAC256189_FRAME_MADE
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
	mov edx, 189
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
	lea rax, [rdi+rdi*4]
	lea rax, [rdi+rax*4]
	lea rax, [rax+rax*8]
	add rbx, rax
	adc r11, 0
	adc r9, 0
	adc rcx, 0
	lea rax, [rbx+189]
	cmovc rbx, rax
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
	mov edx, 189
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
	lea rax, [rbx+rbx*4]
	lea rax, [rbx+rax*4]
	lea rax, [rax+rax*8]
	add rcx, rax
	adc r13, 0
	adc r10, 0
	adc rdi, 0
	lea rax, [rcx+189]
	cmovc rcx, rax
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
	and ebp, 189
	sub rax, rbp
	sbb r8, 0
	sbb r11, 0
	sbb rbx, 0
	lea rbp, [rax-189]
	cmovc rax, rbp
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
	and edx, 189
	add rbp, rdx
	adc r12, 0
	adc r14, 0
	adc r15, 0
	lea rdx, [rbp+189]
	cmovc rbp, rdx
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
	lea rax, [r13+r13*4]
	lea rax, [r13+rax*4]
	lea rax, [rax+rax*8]
	add rdx, rax
	adc r9, 0
	adc rdi, 0
	adc r10, 0
	lea rax, [rdx+189]
	cmovc rdx, rax
	/* t4 = t0/2 */
	mov rax, rbp
	and eax, 1
	bt rax, 0
	sbb rax, rax
	mov r8, -189
	and r8, rax
	add rbp, r8
	adc r12, rax
	adc r14, rax
	adc r15, rax
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
	mov edx, 189
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
	lea rdi, [r8+r8*4]
	lea rdi, [r8+rdi*4]
	lea rdi, [rdi+rdi*8]
	add rbx, rdi
	adc r11, 0
	adc rcx, 0
	adc r15, 0
	lea rdi, [rbx+189]
	cmovc rbx, rdi
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
	mov edx, 189
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
	lea rsi, [rbp+rbp*4]
	lea rsi, [rbp+rsi*4]
	lea rsi, [rsi+rsi*8]
	add r8, rsi
	adc rdi, 0
	adc rax, 0
	adc r10, 0
	lea rsi, [r8+189]
	cmovc r8, rsi
	/* g = 3*B */
	mov rsi, rbx
	add rsi, rbx
	mov r9, r11
	adc r9, r11
	mov rbp, rcx
	adc rbp, rcx
	mov r12, qword ptr [rsp+48]
	adc r12, qword ptr [rsp+48]
	setc r14b
	movzx r14d, r14b
	add rsi, rbx
	adc r9, r11
	adc rbp, rcx
	adc r12, qword ptr [rsp+48]
	adc r14, 0
	lea r15, [r14+r14*4]
	lea r15, [r14+r15*4]
	lea r15, [r15+r15*8]
	add rsi, r15
	adc r9, 0
	adc rbp, 0
	adc r12, 0
	lea r14, [rsi+189]
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
	mov edx, 189
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
	lea rcx, [rax+rax*4]
	lea rcx, [rax+rcx*4]
	lea rcx, [rcx+rcx*8]
	add r8, rcx
	adc r13, 0
	adc r11, 0
	adc r15, 0
	lea rax, [r8+189]
	cmovc r8, rax
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
	mov edx, 189
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
	lea rax, [r13+r13*4]
	lea rax, [r13+rax*4]
	lea rax, [rax+rax*8]
	add r9, rax
	adc rbp, 0
	adc r10, 0
	adc rcx, 0
	lea rax, [r9+189]
	cmovc r9, rax
	/* w = g-S */
	mov rax, qword ptr [rsp+120]
	sub rax, qword ptr [rsp+144]
	mov rsi, qword ptr [rsp+112]
	sbb rsi, qword ptr [rsp+16]
	mov rdi, qword ptr [rsp+96]
	sbb rdi, qword ptr [rsp+56]
	mov r11, qword ptr [rsp+88]
	sbb r11, qword ptr [rsp+24]
	sbb rbx, rbx
	and ebx, 189
	sub rax, rbx
	sbb rsi, 0
	sbb rdi, 0
	sbb r11, 0
	lea rbx, [rax-189]
	cmovc rax, rbx
	/* Z3 = Y1*Z1 */
	mov rbx, qword ptr [rsp+80]
	mov rdx, qword ptr [rbx+64]
	mulx r12, r13, qword ptr [rbx+32]
	mulx r14, r15, qword ptr [rbx+40]
	mov qword ptr [rsp+8], rcx
	mulx r8, rcx, qword ptr [rbx+48]
	mov qword ptr [rsp+88], r10
	mulx r10, rdx, qword ptr [rbx+56]
	add r12, r15
	adc r14, rcx
	adc r8, rdx
	adc r10, 0
	mov rdx, qword ptr [rbx+72]
	mulx rcx, r15, qword ptr [rbx+32]
	mov qword ptr [rsp+96], rbp
	xor ebp, ebp
	adcx r12, r15
	adox r14, rcx
	mulx rcx, r15, qword ptr [rbx+40]
	adcx r14, r15
	adox r8, rcx
	mulx rcx, r15, qword ptr [rbx+48]
	adcx r8, r15
	adox r10, rcx
	mulx rcx, rdx, qword ptr [rbx+56]
	adcx r10, rdx
	adox rcx, rbp
	adc rcx, 0
	mov rdx, qword ptr [rbx+80]
	mulx r15, rbp, qword ptr [rbx+32]
	mov qword ptr [rsp+112], r9
	xor r9d, r9d
	adcx r14, rbp
	adox r8, r15
	mulx rbp, r15, qword ptr [rbx+40]
	adcx r8, r15
	adox r10, rbp
	mulx rbp, r15, qword ptr [rbx+48]
	adcx r10, r15
	adox rcx, rbp
	mulx rbp, rdx, qword ptr [rbx+56]
	adcx rcx, rdx
	adox rbp, r9
	adc rbp, 0
	mov rdx, qword ptr [rbx+88]
	mulx r15, r9, qword ptr [rbx+32]
	mov qword ptr [rsp+120], r11
	xor r11d, r11d
	adcx r8, r9
	adox r10, r15
	mulx r9, r15, qword ptr [rbx+40]
	adcx r10, r15
	adox rcx, r9
	mulx r9, r15, qword ptr [rbx+48]
	adcx rcx, r15
	adox rbp, r9
	mulx r9, rdx, qword ptr [rbx+56]
	adcx rbp, rdx
	adox r9, r11
	adc r9, 0
	mov edx, 189
	mulx r10, rbx, r10
	xor r15d, r15d
	adcx r13, rbx
	adox r12, r10
	mulx rcx, r10, rcx
	adcx r12, r10
	adox r14, rcx
	mulx rbp, rcx, rbp
	adcx r14, rcx
	adox r8, rbp
	mulx r9, rcx, r9
	adcx r8, rcx
	adox r9, r15
	adc r9, 0
	lea rcx, [r9+r9*4]
	lea rcx, [r9+rcx*4]
	lea rcx, [rcx+rcx*8]
	add r13, rcx
	adc r12, 0
	mov rcx, qword ptr [rsp]
	mov qword ptr [rcx+72], r12
	adc r14, 0
	mov qword ptr [rcx+80], r14
	adc r8, 0
	mov qword ptr [rcx+88], r8
	lea r8, [r13+189]
	cmovc r13, r8
	mov qword ptr [rcx+64], r13
	/* m = A*w */
	mov rdx, rax
	mulx r8, r9, qword ptr [rsp+104]
	mulx rax, r10, qword ptr [rsp+32]
	mulx r11, rbx, qword ptr [rsp+128]
	mulx rbp, rdx, qword ptr [rsp+136]
	add r8, r10
	adc rax, rbx
	adc r11, rdx
	adc rbp, 0
	mov rdx, rsi
	mulx r10, rbx, qword ptr [rsp+104]
	xor esi, esi
	adcx r8, rbx
	adox rax, r10
	mulx r10, rbx, qword ptr [rsp+32]
	adcx rax, rbx
	adox r11, r10
	mulx r10, rbx, qword ptr [rsp+128]
	adcx r11, rbx
	adox rbp, r10
	mulx r10, rdx, qword ptr [rsp+136]
	adcx rbp, rdx
	adox r10, rsi
	adc r10, 0
	mov rdx, rdi
	mulx rbx, r12, qword ptr [rsp+104]
	xor edi, edi
	adcx rax, r12
	adox r11, rbx
	mulx rsi, rbx, qword ptr [rsp+32]
	adcx r11, rbx
	adox rbp, rsi
	mulx rsi, rbx, qword ptr [rsp+128]
	adcx rbp, rbx
	adox r10, rsi
	mulx rsi, rdx, qword ptr [rsp+136]
	adcx r10, rdx
	adox rsi, rdi
	adc rsi, 0
	mov rdx, qword ptr [rsp+120]
	mulx rbx, r12, qword ptr [rsp+104]
	xor r13d, r13d
	adcx r11, r12
	adox rbp, rbx
	mulx rdi, rbx, qword ptr [rsp+32]
	adcx rbp, rbx
	adox r10, rdi
	mulx rdi, rbx, qword ptr [rsp+128]
	adcx r10, rbx
	adox rsi, rdi
	mulx rdi, rdx, qword ptr [rsp+136]
	adcx rsi, rdx
	adox rdi, r13
	adc rdi, 0
	mov edx, 189
	mulx rbp, rbx, rbp
	xor r12d, r12d
	adcx r9, rbx
	adox r8, rbp
	mulx r10, rbx, r10
	adcx r8, rbx
	adox rax, r10
	mulx rsi, r10, rsi
	adcx rax, r10
	adox r11, rsi
	mulx rdi, rsi, rdi
	adcx r11, rsi
	adox rdi, r12
	adc rdi, 0
	lea rsi, [rdi+rdi*4]
	lea rsi, [rdi+rsi*4]
	lea rsi, [rsi+rsi*8]
	add r9, rsi
	adc r8, 0
	adc rax, 0
	adc r11, 0
	lea rsi, [r9+189]
	cmovc r9, rsi
	/* X3_i1 = 2*B */
	mov rsi, qword ptr [rsp+72]
	add rsi, qword ptr [rsp+72]
	mov rdi, qword ptr [rsp+64]
	adc rdi, qword ptr [rsp+64]
	mov r10, qword ptr [rsp+40]
	adc r10, qword ptr [rsp+40]
	mov rbx, qword ptr [rsp+48]
	adc rbx, qword ptr [rsp+48]
	sbb rbp, rbp
	and ebp, 189
	add rsi, rbp
	adc rdi, 0
	adc r10, 0
	adc rbx, 0
	lea rbp, [rsi+189]
	cmovc rsi, rbp
	/* Y3 = m-G */
	sub r9, qword ptr [rsp+112]
	sbb r8, qword ptr [rsp+96]
	sbb rax, qword ptr [rsp+88]
	sbb r11, qword ptr [rsp+8]
	sbb rbp, rbp
	and ebp, 189
	sub r9, rbp
	sbb r8, 0
	mov qword ptr [rcx+40], r8
	sbb rax, 0
	mov qword ptr [rcx+48], rax
	sbb r11, 0
	mov qword ptr [rcx+56], r11
	lea rax, [r9-189]
	cmovc r9, rax
	mov qword ptr [rcx+32], r9
	/* X3 = S-X3_i1 */
	mov rax, qword ptr [rsp+144]
	sub rax, rsi
	mov rsi, qword ptr [rsp+16]
	sbb rsi, rdi
	mov rdi, qword ptr [rsp+56]
	sbb rdi, r10
	mov r8, qword ptr [rsp+24]
	sbb r8, rbx
	sbb r9, r9
	and r9d, 189
	sub rax, r9
	sbb rsi, 0
	mov qword ptr [rcx+8], rsi
	sbb rdi, 0
	mov qword ptr [rcx+16], rdi
	sbb r8, 0
	mov qword ptr [rcx+24], r8
	lea rsi, [rax-189]
	cmovc rax, rsi
	mov qword ptr [rcx], rax
	add rsp, 152
	JAC256189_RAISED(152)
	pop r15
	JAC256189_POPPED(r15)
	pop r14
	JAC256189_POPPED(r14)
	pop r13
	JAC256189_POPPED(r13)
	pop r12
	JAC256189_POPPED(r12)
	pop rbp
	JAC256189_POPPED(rbp)
	pop rbx
	JAC256189_POPPED(rbx)
	ret
JAC256189_END(JAC256189_NAME(jac256189_jac_dbl))

/* void jac256189_jac_coz_add(uint64_t *r, uint64_t *u, const uint64_t *p, const uint64_t *q)
 * r (out) in rdi, u (out) in rsi, p (in) in rdx, q (in) in rcx. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 5 out, each any value of its words (incompletely reduced).
 * Made of shortw/jacobian-3/co-z-addition/zaddu-2007-m; fusions: none.
 * Stack: 224 bytes; 776 instructions; modelled 234.25 core cycles.
 */
JAC256189_BEGIN(JAC256189_NAME(jac256189_jac_coz_add))
	push rbx
	JAC256189_PUSHED(rbx)
	push rbp
	JAC256189_PUSHED(rbp)
	push r12
	JAC256189_PUSHED(r12)
	push r13
	JAC256189_PUSHED(r13)
	push r14
	JAC256189_PUSHED(r14)
	push r15
	JAC256189_PUSHED(r15)
	sub rsp, 176
	JAC256189_LOWERED(176)
	JAC256189_FRAME_MADE
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
	and r11d, 189
	sub rax, r11
	sbb r8, 0
	sbb r9, 0
	sbb r10, 0
	sbb r11, r11
	and r14d, 189
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
	and r11d, 189
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
	and r14d, 189
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
	mov edx, 189
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
	mov edx, 189
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
	lea rbx, [r10+r10*4]
	lea rbx, [r10+rbx*4]
	lea rbx, [rbx+rbx*8]
	add rax, rbx
	adc r11, 0
	adc rdi, 0
	adc r9, 0
	sbb r10, r10
	lea rbx, [r14+r14*4]
	lea rbx, [r14+rbx*4]
	lea rbx, [rbx+rbx*8]
	add r13, rbx
	adc rsi, 0
	adc r15, 0
	adc r8, 0
	sbb rbx, rbx
	and r10d, 189
	add rax, r10
	/* X4 = X1*A */
	mov rdx, rax
	mov r10, qword ptr [rsp+32]
	mulx rbp, r12, qword ptr [r10]
	mulx rax, r14, qword ptr [r10+8]
	mov qword ptr [rsp+40], r8
	mulx rcx, r8, qword ptr [r10+16]
	mov qword ptr [rsp+80], r15
	mov qword ptr [rsp+88], rsi
	mulx r15, rsi, qword ptr [r10+24]
	add rbp, r14
	adc rax, r8
	adc rcx, rsi
	adc r15, 0
	/* C = X2*A */
	mov rsi, qword ptr [rsp+16]
	mulx r8, r14, qword ptr [rsi]
	mov qword ptr [rsp+96], r14
	mov qword ptr [rsp+112], r12
	mulx r14, r12, qword ptr [rsi+8]
	mov qword ptr [rsp+120], r9
	mov qword ptr [rsp+136], rdi
	mulx r9, rdi, qword ptr [rsi+16]
	mulx r10, rdx, qword ptr [rsi+24]
	add r8, r12
	adc r14, rdi
	adc r9, rdx
	adc r10, 0
	and ebx, 189
	add r13, rbx
	mov rdx, r11
	mov rdi, qword ptr [rsp+32]
	mulx rbx, r12, qword ptr [rdi]
	xor r11d, r11d
	adcx rbp, r12
	adox rax, rbx
	mulx rbx, r12, qword ptr [rdi+8]
	adcx rax, r12
	adox rcx, rbx
	mulx rbx, r12, qword ptr [rdi+16]
	adcx rcx, r12
	adox r15, rbx
	mulx rbx, r12, qword ptr [rdi+24]
	adcx r15, r12
	adox rbx, r11
	adc rbx, 0
	mulx r12, r11, qword ptr [rsi]
	mov qword ptr [rsp+152], r13
	xor r13d, r13d
	adcx r8, r11
	adox r14, r12
	mulx r11, r12, qword ptr [rsi+8]
	adcx r14, r12
	adox r9, r11
	mulx r11, r12, qword ptr [rsi+16]
	adcx r9, r12
	adox r10, r11
	mulx r11, rdx, qword ptr [rsi+24]
	adcx r10, rdx
	adox r11, r13
	adc r11, 0
	mov rdx, qword ptr [rsp+136]
	mulx r12, r13, qword ptr [rdi]
	mov qword ptr [rsp+160], r8
	xor r8d, r8d
	adcx rax, r13
	adox rcx, r12
	mulx r12, r13, qword ptr [rdi+8]
	adcx rcx, r13
	adox r15, r12
	mulx r12, r13, qword ptr [rdi+16]
	adcx r15, r13
	adox rbx, r12
	mulx r12, r13, qword ptr [rdi+24]
	adcx rbx, r13
	adox r12, r8
	adc r12, 0
	mulx r13, r8, qword ptr [rsi]
	mov qword ptr [rsp+168], rax
	xor eax, eax
	adcx r14, r8
	adox r9, r13
	mulx r8, r13, qword ptr [rsi+8]
	adcx r9, r13
	adox r10, r8
	mulx r8, r13, qword ptr [rsi+16]
	adcx r10, r13
	adox r11, r8
	mulx r8, rdx, qword ptr [rsi+24]
	adcx r11, rdx
	adox r8, rax
	adc r8, 0
	mov rdx, qword ptr [rsp+120]
	mulx r13, rax, qword ptr [rdi]
	mov qword ptr [rsp+136], r14
	xor r14d, r14d
	adcx rcx, rax
	adox r15, r13
	mulx rax, r13, qword ptr [rdi+8]
	adcx r15, r13
	adox rbx, rax
	mulx rax, r13, qword ptr [rdi+16]
	adcx rbx, r13
	adox r12, rax
	mulx rax, r13, qword ptr [rdi+24]
	adcx r12, r13
	adox rax, r14
	adc rax, 0
	mulx r13, r14, qword ptr [rsi]
	xor edi, edi
	adcx r9, r14
	adox r10, r13
	mulx r13, r14, qword ptr [rsi+8]
	adcx r10, r14
	adox r11, r13
	mulx r13, r14, qword ptr [rsi+16]
	adcx r11, r14
	adox r8, r13
	mulx r13, rdx, qword ptr [rsi+24]
	adcx r8, rdx
	adox r13, rdi
	adc r13, 0
	mov edx, 189
	mulx r15, rsi, r15
	xor r14d, r14d
	adcx rsi, qword ptr [rsp+112]
	adox rbp, r15
	mulx rbx, rdi, rbx
	adcx rbp, rdi
	adox rbx, qword ptr [rsp+168]
	mulx r12, rdi, r12
	adcx rbx, rdi
	adox rcx, r12
	mulx rax, rdi, rax
	adcx rcx, rdi
	adox rax, r14
	adc rax, 0
	mov edx, 189
	mulx r10, rdi, r10
	xor r12d, r12d
	adcx rdi, qword ptr [rsp+96]
	adox r10, qword ptr [rsp+160]
	mulx r11, r14, r11
	adcx r10, r14
	adox r11, qword ptr [rsp+136]
	mulx r8, r14, r8
	adcx r11, r14
	adox r9, r8
	mulx r13, r8, r13
	adcx r9, r8
	adox r13, r12
	adc r13, 0
	lea r8, [rax+rax*4]
	lea r8, [rax+r8*4]
	lea r8, [r8+r8*8]
	/* Z3 = Z1*H3 */
	mov rdx, qword ptr [rsp+72]
	mov rax, qword ptr [rsp+32]
	mulx r14, r15, qword ptr [rax+64]
	mov qword ptr [rsp+16], r15
	mulx r12, r15, qword ptr [rax+72]
	mov qword ptr [rsp+96], r9
	mov qword ptr [rsp+112], r11
	mulx r9, r11, qword ptr [rax+80]
	mov qword ptr [rsp+120], r10
	mulx r10, rdx, qword ptr [rax+88]
	add r14, r15
	adc r12, r11
	adc r9, rdx
	adc r10, 0
	add rsi, r8
	adc rbp, 0
	mov r8, qword ptr [rsp+8]
	mov qword ptr [r8+8], rbp
	adc rbx, 0
	mov qword ptr [r8+16], rbx
	adc rcx, 0
	mov qword ptr [r8+24], rcx
	sbb r11, r11
	lea r15, [r13+r13*4]
	lea r15, [r13+r15*4]
	lea r15, [r15+r15*8]
	mov rdx, qword ptr [rsp+24]
	mulx r13, rcx, qword ptr [rax+64]
	xor ebx, ebx
	adcx r14, rcx
	adox r12, r13
	mulx rcx, r13, qword ptr [rax+72]
	adcx r12, r13
	adox r9, rcx
	mulx rcx, r13, qword ptr [rax+80]
	adcx r9, r13
	adox r10, rcx
	mulx rcx, rdx, qword ptr [rax+88]
	adcx r10, rdx
	adox rcx, rbx
	adc rcx, 0
	and r11d, 189
	add rdi, r15
	mov r13, qword ptr [rsp+120]
	adc r13, 0
	mov r15, qword ptr [rsp+112]
	adc r15, 0
	mov rdx, qword ptr [rsp+96]
	adc rdx, 0
	sbb rbx, rbx
	add rsi, r11
	mov qword ptr [r8], rsi
	/* t1 = D-X4 */
	mov r11, qword ptr [rsp+152]
	sub r11, rsi
	mov r8, qword ptr [rsp+88]
	sbb r8, rbp
	mov qword ptr [rsp+24], r14
	mov r14, qword ptr [rsp+8]
	mov rbp, qword ptr [rsp+80]
	sbb rbp, qword ptr [r14+16]
	mov rsi, qword ptr [rsp+40]
	sbb rsi, qword ptr [r14+24]
	sbb r14, r14
	mov qword ptr [rsp+40], rdx
	mov rdx, qword ptr [rsp+144]
	mov qword ptr [rsp+72], r15
	mov qword ptr [rsp+80], r13
	mulx r15, r13, qword ptr [rax+64]
	mov qword ptr [rsp+88], rdi
	xor edi, edi
	adcx r12, r13
	adox r9, r15
	mulx r13, r15, qword ptr [rax+72]
	adcx r9, r15
	adox r10, r13
	mulx r13, r15, qword ptr [rax+80]
	adcx r10, r15
	adox rcx, r13
	mulx r13, rdx, qword ptr [rax+88]
	adcx rcx, rdx
	adox r13, rdi
	adc r13, 0
	and r14d, 189
	and ebx, 189
	sub r11, r14
	sbb r8, 0
	sbb rbp, 0
	sbb rsi, 0
	sbb r14, r14
	add rbx, qword ptr [rsp+88]
	/* t0 = C-X4 */
	mov r15, qword ptr [rsp+8]
	mov rdx, rbx
	sub rdx, qword ptr [r15]
	mov rdi, qword ptr [rsp+80]
	sbb rdi, qword ptr [r15+8]
	mov qword ptr [rsp+88], r12
	mov r12, qword ptr [rsp+72]
	sbb r12, qword ptr [r15+16]
	mov qword ptr [rsp+96], rsi
	mov rsi, qword ptr [rsp+40]
	sbb rsi, qword ptr [r15+24]
	sbb r15, r15
	mov qword ptr [rsp+112], rdx
	mov rdx, qword ptr [rsp+48]
	mov qword ptr [rsp+120], rbp
	mov qword ptr [rsp+136], r8
	mulx rbp, r8, qword ptr [rax+64]
	mov qword ptr [rsp+144], rbx
	xor ebx, ebx
	adcx r9, r8
	adox r10, rbp
	mulx r8, rbp, qword ptr [rax+72]
	adcx r10, rbp
	adox rcx, r8
	mulx r8, rbp, qword ptr [rax+80]
	adcx rcx, rbp
	adox r13, r8
	mulx r8, rdx, qword ptr [rax+88]
	adcx r13, rdx
	adox r8, rbx
	adc r8, 0
	and r14d, 189
	and r15d, 189
	sub r11, r14
	mov rbp, qword ptr [rsp+112]
	sub rbp, r15
	sbb rdi, 0
	sbb r12, 0
	sbb rsi, 0
	sbb r14, r14
	/* X3 = t1-C */
	sub r11, qword ptr [rsp+144]
	mov r15, qword ptr [rsp+136]
	sbb r15, qword ptr [rsp+80]
	mov rdx, qword ptr [rsp+120]
	sbb rdx, qword ptr [rsp+72]
	mov rbx, qword ptr [rsp+96]
	sbb rbx, qword ptr [rsp+40]
	mov qword ptr [rsp+40], rsi
	sbb rsi, rsi
	mov qword ptr [rsp+48], rdx
	mov edx, 189
	mov qword ptr [rsp+72], r12
	mulx r10, r12, r10
	xor eax, eax
	adcx r12, qword ptr [rsp+16]
	adox r10, qword ptr [rsp+24]
	mulx rcx, rax, rcx
	adcx r10, rax
	adox rcx, qword ptr [rsp+88]
	mulx r13, rax, r13
	adcx rcx, rax
	adox r9, r13
	mulx r8, rax, r8
	adcx r9, rax
	mov eax, 0
	adox r8, rax
	adc r8, 0
	and esi, 189
	and r14d, 189
	sub r11, rsi
	sbb r15, 0
	mov rsi, qword ptr [rsp]
	mov qword ptr [rsi+8], r15
	mov r13, qword ptr [rsp+48]
	sbb r13, 0
	mov qword ptr [rsi+16], r13
	sbb rbx, 0
	mov qword ptr [rsi+24], rbx
	sbb rdx, rdx
	sub rbp, r14
	/* Y4 = Y1*t0 */
	mov r14, rdx
	mov rdx, rbp
	mov rax, qword ptr [rsp+32]
	mulx rbx, r13, qword ptr [rax+32]
	mov qword ptr [rsp+16], r13
	mulx rbp, r13, qword ptr [rax+40]
	mov qword ptr [rsp+24], rdi
	mulx r15, rdi, qword ptr [rax+48]
	mov qword ptr [rsp+48], r9
	mulx r9, rdx, qword ptr [rax+56]
	add rbx, r13
	adc rbp, rdi
	adc r15, rdx
	adc r9, 0
	and r14d, 189
	lea rdi, [r8+r8*4]
	lea rdi, [r8+rdi*4]
	lea rdi, [rdi+rdi*8]
	sub r11, r14
	mov qword ptr [rsi], r11
	/* t2 = X4-X3 */
	mov r8, qword ptr [rsp+8]
	mov r13, qword ptr [r8]
	sub r13, r11
	mov r11, qword ptr [r8+8]
	sbb r11, qword ptr [rsi+8]
	mov r14, qword ptr [r8+16]
	sbb r14, qword ptr [rsi+16]
	mov rdx, qword ptr [r8+24]
	sbb rdx, qword ptr [rsi+24]
	sbb r8, r8
	add r12, rdi
	adc r10, 0
	mov qword ptr [rsi+72], r10
	adc rcx, 0
	mov qword ptr [rsi+80], rcx
	mov rcx, qword ptr [rsp+48]
	adc rcx, 0
	mov qword ptr [rsi+88], rcx
	sbb rcx, rcx
	mov rdi, rdx
	mov rdx, qword ptr [rsp+24]
	mulx r10, rsi, qword ptr [rax+32]
	mov qword ptr [rsp+48], r12
	xor r12d, r12d
	adcx rbx, rsi
	adox rbp, r10
	mulx rsi, r10, qword ptr [rax+40]
	adcx rbp, r10
	adox r15, rsi
	mulx rsi, r10, qword ptr [rax+48]
	adcx r15, r10
	adox r9, rsi
	mulx rsi, rdx, qword ptr [rax+56]
	adcx r9, rdx
	adox rsi, r12
	adc rsi, 0
	and r8d, 189
	and ecx, 189
	sub r13, r8
	sbb r11, 0
	sbb r14, 0
	sbb rdi, 0
	sbb r8, r8
	add rcx, qword ptr [rsp+48]
	mov r10, qword ptr [rsp]
	mov qword ptr [r10+64], rcx
	mov rdx, qword ptr [rsp+72]
	mulx rcx, r12, qword ptr [rax+32]
	xor r10d, r10d
	adcx rbp, r12
	adox r15, rcx
	mulx rcx, r12, qword ptr [rax+40]
	adcx r15, r12
	adox r9, rcx
	mulx rcx, r12, qword ptr [rax+48]
	adcx r9, r12
	adox rsi, rcx
	mulx rcx, rdx, qword ptr [rax+56]
	adcx rsi, rdx
	adox rcx, r10
	adc rcx, 0
	and r8d, 189
	sub r13, r8
	/* t3 = R*t2 */
	mov rdx, r13
	mulx r8, r12, qword ptr [rsp+128]
	mulx r13, r10, qword ptr [rsp+56]
	mov qword ptr [rsp+24], r12
	mov qword ptr [rsp+48], rdi
	mulx r12, rdi, qword ptr [rsp+104]
	mov qword ptr [rsp+72], r14
	mulx r14, rdx, qword ptr [rsp+64]
	add r8, r10
	adc r13, rdi
	adc r12, rdx
	adc r14, 0
	mov rdx, qword ptr [rsp+40]
	mulx rdi, r10, qword ptr [rax+32]
	mov qword ptr [rsp+80], rbp
	xor ebp, ebp
	adcx r15, r10
	adox r9, rdi
	mulx rdi, r10, qword ptr [rax+40]
	adcx r9, r10
	adox rsi, rdi
	mulx rdi, r10, qword ptr [rax+48]
	adcx rsi, r10
	adox rcx, rdi
	mulx rdi, rdx, qword ptr [rax+56]
	adcx rcx, rdx
	adox rdi, rbp
	adc rdi, 0
	mov rdx, r11
	mulx rax, r10, qword ptr [rsp+128]
	xor r11d, r11d
	adcx r8, r10
	adox r13, rax
	mulx rax, r10, qword ptr [rsp+56]
	adcx r13, r10
	adox r12, rax
	mulx rax, r10, qword ptr [rsp+104]
	adcx r12, r10
	adox r14, rax
	mulx rax, rdx, qword ptr [rsp+64]
	adcx r14, rdx
	adox rax, r11
	adc rax, 0
	mov edx, 189
	mulx r9, r10, r9
	xor ebp, ebp
	adcx r10, qword ptr [rsp+16]
	adox rbx, r9
	mulx rsi, r9, rsi
	adcx rbx, r9
	adox rsi, qword ptr [rsp+80]
	mulx rcx, r9, rcx
	adcx rsi, r9
	adox r15, rcx
	mulx rdi, rcx, rdi
	adcx r15, rcx
	adox rdi, rbp
	adc rdi, 0
	mov rdx, qword ptr [rsp+72]
	mulx rcx, r9, qword ptr [rsp+128]
	xor r11d, r11d
	adcx r13, r9
	adox r12, rcx
	mulx rcx, r9, qword ptr [rsp+56]
	adcx r12, r9
	adox r14, rcx
	mulx rcx, r9, qword ptr [rsp+104]
	adcx r14, r9
	adox rax, rcx
	mulx rcx, rdx, qword ptr [rsp+64]
	adcx rax, rdx
	adox rcx, r11
	adc rcx, 0
	lea r9, [rdi+rdi*4]
	lea r9, [rdi+r9*4]
	lea r9, [r9+r9*8]
	add r10, r9
	adc rbx, 0
	mov rdi, qword ptr [rsp+8]
	mov qword ptr [rdi+40], rbx
	adc rsi, 0
	mov qword ptr [rdi+48], rsi
	adc r15, 0
	mov qword ptr [rdi+56], r15
	sbb r9, r9
	mov rdx, qword ptr [rsp+48]
	mulx rbp, r11, qword ptr [rsp+128]
	mov qword ptr [rsp+16], r15
	xor r15d, r15d
	adcx r12, r11
	adox r14, rbp
	mulx r11, rbp, qword ptr [rsp+56]
	adcx r14, rbp
	adox rax, r11
	mulx r11, rbp, qword ptr [rsp+104]
	adcx rax, rbp
	adox rcx, r11
	mulx r11, rdx, qword ptr [rsp+64]
	adcx rcx, rdx
	adox r11, r15
	adc r11, 0
	and r9d, 189
	add r10, r9
	mov qword ptr [rdi+32], r10
	mov edx, 189
	mulx r14, rdi, r14
	xor r9d, r9d
	adcx rdi, qword ptr [rsp+24]
	adox r8, r14
	mulx rax, rbp, rax
	adcx r8, rbp
	adox r13, rax
	mulx rcx, rax, rcx
	adcx r13, rax
	adox r12, rcx
	mulx r11, rax, r11
	adcx r12, rax
	adox r11, r9
	adc r11, 0
	lea rax, [r11+r11*4]
	lea rax, [r11+rax*4]
	lea rax, [rax+rax*8]
	add rdi, rax
	adc r8, 0
	adc r13, 0
	adc r12, 0
	lea rax, [rdi+189]
	cmovc rdi, rax
	/* Y3 = t3-Y4 */
	sub rdi, r10
	sbb r8, rbx
	sbb r13, rsi
	sbb r12, qword ptr [rsp+16]
	sbb rax, rax
	and eax, 189
	sub rdi, rax
	sbb r8, 0
	mov rax, qword ptr [rsp]
	mov qword ptr [rax+40], r8
	sbb r13, 0
	mov qword ptr [rax+48], r13
	sbb r12, 0
	mov qword ptr [rax+56], r12
	lea rcx, [rdi-189]
	cmovc rdi, rcx
	mov qword ptr [rax+32], rdi
	add rsp, 176
	JAC256189_RAISED(176)
	pop r15
	JAC256189_POPPED(r15)
	pop r14
	JAC256189_POPPED(r14)
	pop r13
	JAC256189_POPPED(r13)
	pop r12
	JAC256189_POPPED(r12)
	pop rbp
	JAC256189_POPPED(rbp)
	pop rbx
	JAC256189_POPPED(rbx)
	ret
JAC256189_END(JAC256189_NAME(jac256189_jac_coz_add))

/* void jac256189_jac_4dbl(uint64_t *r, const uint64_t *p)
 * r (out) in rdi, p (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 3 out, each any value of its words (incompletely reduced).
 * Made of 4 * shortw/jacobian-3/doubling/dbl-2010-lg-f; fusions: paper.
 * Stack: 256 bytes; 3185 instructions; modelled 1035.0 core cycles.
 */
JAC256189_BEGIN(JAC256189_NAME(jac256189_jac_4dbl))
	push rbx
	JAC256189_PUSHED(rbx)
	push rbp
	JAC256189_PUSHED(rbp)
	push r12
	JAC256189_PUSHED(r12)
	push r13
	JAC256189_PUSHED(r13)
	push r14
	JAC256189_PUSHED(r14)
	push r15
	JAC256189_PUSHED(r15)
	sub rsp, 208
	JAC256189_LOWERED(208)
	JAC256189_FRAME_MADE
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
	mov edx, 189
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
	lea rax, [rdi+rdi*4]
	lea rax, [rdi+rax*4]
	lea rax, [rax+rax*8]
	add rbx, rax
	adc r11, 0
	adc r9, 0
	adc rcx, 0
	lea rax, [rbx+189]
	cmovc rbx, rax
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
	mov edx, 189
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
	lea rax, [rbx+rbx*4]
	lea rax, [rbx+rax*4]
	lea rax, [rax+rax*8]
	add rcx, rax
	adc r13, 0
	adc r10, 0
	adc rdi, 0
	lea rax, [rcx+189]
	cmovc rcx, rax
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
	and ebp, 189
	sub rax, rbp
	sbb r8, 0
	sbb r11, 0
	sbb rbx, 0
	lea rbp, [rax-189]
	cmovc rax, rbp
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
	and edx, 189
	add rbp, rdx
	adc r12, 0
	adc r14, 0
	adc r15, 0
	lea rdx, [rbp+189]
	cmovc rbp, rdx
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
	/* B = X1*YY */
	mov rax, rdx
	mov rdx, rcx
	mulx r8, r11, qword ptr [rsi]
	mulx rcx, rbx, qword ptr [rsi+8]
	mov qword ptr [rsp+32], r11
	mov qword ptr [rsp+40], r15
	mulx r11, r15, qword ptr [rsi+16]
	mov qword ptr [rsp+48], r14
	mov qword ptr [rsp+56], r12
	mulx r14, r12, qword ptr [rsi+24]
	add r8, rbx
	adc rcx, r15
	adc r11, r12
	adc r14, 0
	lea rbx, [r13+r13*4]
	lea rbx, [r13+rbx*4]
	lea rbx, [rbx+rbx*8]
	add rax, rbx
	adc r9, 0
	adc rdi, 0
	adc r10, 0
	lea rbx, [rax+189]
	cmovc rax, rbx
	/* t4 = t0/2 */
	mov rbx, rbp
	and ebx, 1
	bt rbx, 0
	sbb rbx, rbx
	mov r12, -189
	and r12, rbx
	add rbp, r12
	mov r12, qword ptr [rsp+56]
	adc r12, rbx
	mov r13, qword ptr [rsp+48]
	adc r13, rbx
	adc rbx, qword ptr [rsp+40]
	setc r15b
	movzx r15d, r15b
	shl r15, 63
	mov qword ptr [rsp+40], rdx
	mov rdx, rbx
	shr rdx, 1
	or rdx, r15
	mov r15, r12
	shl r15, 63
	shr rbp, 1
	or rbp, r15
	mov r15, r13
	shl r15, 63
	shr r12, 1
	or r12, r15
	shl rbx, 63
	shr r13, 1
	or r13, rbx
	mov rbx, rdx
	mov rdx, qword ptr [rsp+24]
	mov qword ptr [rsp+48], r10
	mulx r15, r10, qword ptr [rsi]
	mov qword ptr [rsp+56], rdi
	xor edi, edi
	adcx r8, r10
	adox rcx, r15
	mulx r10, r15, qword ptr [rsi+8]
	adcx rcx, r15
	adox r11, r10
	mulx r10, r15, qword ptr [rsi+16]
	adcx r11, r15
	adox r14, r10
	mulx r10, r15, qword ptr [rsi+24]
	adcx r14, r15
	adox r10, rdi
	adc r10, 0
	mov rdx, qword ptr [rsp+16]
	mulx r15, rdi, qword ptr [rsi]
	mov qword ptr [rsp+64], r9
	xor r9d, r9d
	adcx rcx, rdi
	adox r11, r15
	mulx rdi, r15, qword ptr [rsi+8]
	adcx r11, r15
	adox r14, rdi
	mulx rdi, r15, qword ptr [rsi+16]
	adcx r14, r15
	adox r10, rdi
	mulx rdi, r15, qword ptr [rsi+24]
	adcx r10, r15
	adox rdi, r9
	adc rdi, 0
	mov rdx, qword ptr [rsp+8]
	mulx r15, r9, qword ptr [rsi]
	mov qword ptr [rsp+72], rbx
	xor ebx, ebx
	adcx r11, r9
	adox r14, r15
	mulx r9, r15, qword ptr [rsi+8]
	adcx r14, r15
	adox r10, r9
	mulx r9, r15, qword ptr [rsi+16]
	adcx r10, r15
	adox rdi, r9
	mulx r9, r15, qword ptr [rsi+24]
	adcx rdi, r15
	adox r9, rbx
	adc r9, 0
	mov edx, 189
	mulx r14, r15, r14
	xor ebx, ebx
	adcx r15, qword ptr [rsp+32]
	adox r8, r14
	mulx r10, r14, r10
	adcx r8, r14
	adox rcx, r10
	mulx rdi, r10, rdi
	adcx rcx, r10
	adox r11, rdi
	mulx r9, rdi, r9
	adcx r11, rdi
	adox r9, rbx
	adc r9, 0
	lea rdi, [r9+r9*4]
	lea rdi, [r9+rdi*4]
	lea rdi, [rdi+rdi*8]
	add r15, rdi
	adc r8, 0
	adc rcx, 0
	adc r11, 0
	lea rdi, [r15+189]
	cmovc r15, rdi
	/* A = t4*t2 */
	mov rdx, rax
	mulx rdi, r9, rbp
	mulx rax, r10, r12
	mulx r14, rbx, r13
	mov qword ptr [rsp+32], rsi
	mulx rsi, rdx, qword ptr [rsp+72]
	add rdi, r10
	adc rax, rbx
	adc r14, rdx
	adc rsi, 0
	mov rdx, qword ptr [rsp+64]
	mulx r10, rbx, rbp
	mov qword ptr [rsp+80], r11
	xor r11d, r11d
	adcx rdi, rbx
	adox rax, r10
	mulx r10, rbx, r12
	adcx rax, rbx
	adox r14, r10
	mulx r10, rbx, r13
	adcx r14, rbx
	adox rsi, r10
	mulx r10, rdx, qword ptr [rsp+72]
	adcx rsi, rdx
	adox r10, r11
	adc r10, 0
	mov rdx, qword ptr [rsp+56]
	mulx rbx, r11, rbp
	mov qword ptr [rsp+64], rcx
	xor ecx, ecx
	adcx rax, r11
	adox r14, rbx
	mulx r11, rbx, r12
	adcx r14, rbx
	adox rsi, r11
	mulx r11, rbx, r13
	adcx rsi, rbx
	adox r10, r11
	mulx r11, rdx, qword ptr [rsp+72]
	adcx r10, rdx
	adox r11, rcx
	adc r11, 0
	mov rdx, qword ptr [rsp+48]
	mulx rbp, rbx, rbp
	xor ecx, ecx
	adcx r14, rbx
	adox rsi, rbp
	mulx r12, rbx, r12
	adcx rsi, rbx
	adox r10, r12
	mulx r13, rbx, r13
	adcx r10, rbx
	adox r11, r13
	mulx rbx, rdx, qword ptr [rsp+72]
	adcx r11, rdx
	adox rbx, rcx
	adc rbx, 0
	mov edx, 189
	mulx rsi, rbp, rsi
	xor r12d, r12d
	adcx r9, rbp
	adox rdi, rsi
	mulx r10, rcx, r10
	adcx rdi, rcx
	adox rax, r10
	mulx r11, rcx, r11
	adcx rax, rcx
	adox r14, r11
	mulx rbx, rcx, rbx
	adcx r14, rcx
	adox rbx, r12
	adc rbx, 0
	lea rcx, [rbx+rbx*4]
	lea rcx, [rbx+rcx*4]
	lea rcx, [rcx+rcx*8]
	add r9, rcx
	adc rdi, 0
	adc rax, 0
	adc r14, 0
	lea rcx, [r9+189]
	cmovc r9, rcx
	/* g = 3*B */
	mov rcx, r15
	add rcx, r15
	mov rsi, r8
	adc rsi, r8
	mov r10, qword ptr [rsp+64]
	adc r10, qword ptr [rsp+64]
	mov r11, qword ptr [rsp+80]
	adc r11, qword ptr [rsp+80]
	setc bl
	movzx ebx, bl
	add rcx, r15
	adc rsi, r8
	adc r10, qword ptr [rsp+64]
	adc r11, qword ptr [rsp+80]
	adc rbx, 0
	lea rbp, [rbx+rbx*4]
	lea rbp, [rbx+rbp*4]
	lea rbp, [rbp+rbp*8]
	add rcx, rbp
	adc rsi, 0
	adc r10, 0
	adc r11, 0
	lea rbx, [rcx+189]
	cmovc rcx, rbx
	/* S = A*A */
	mov rdx, rdi
	mulx rbx, rbp, rax
	mulx rdi, r13, r14
	mov qword ptr [rsp+48], rdx
	mov rdx, rax
	mov qword ptr [rsp+56], r8
	mulx r12, r8, r14
	add rbx, r13
	adc rdi, r8
	adc r12, 0
	mov rdx, r9
	mulx r8, r13, qword ptr [rsp+48]
	mov qword ptr [rsp+72], r15
	mulx r9, r15, rax
	mov qword ptr [rsp+88], r11
	mov qword ptr [rsp+96], r10
	mulx r11, r10, r14
	add r8, r15
	adc r9, r10
	adc r11, 0
	add rbp, r9
	adc rbx, r11
	adc rdi, 0
	adc r12, 0
	mulx r9, r10, rdx
	mov r11, rdx
	mov rdx, qword ptr [rsp+48]
	mov qword ptr [rsp+104], r11
	mulx r15, r11, rdx
	mov rdx, rax
	mov qword ptr [rsp+112], rsi
	mov qword ptr [rsp+120], rcx
	mulx rsi, rcx, rdx
	mov rdx, r14
	mov qword ptr [rsp+128], rax
	mov qword ptr [rsp+136], r10
	mulx rax, r10, rdx
	xor r14d, r14d
	adcx r13, r13
	adox r13, r9
	adcx r8, r8
	adox r8, r11
	adcx rbp, rbp
	adox rbp, r15
	adcx rbx, rbx
	adox rbx, rcx
	adcx rdi, rdi
	adox rdi, rsi
	adcx r12, r12
	adox r12, r10
	adox rax, r14
	adc rax, 0
	mov rcx, rdx
	mov edx, 189
	mulx rbx, rsi, rbx
	xor r9d, r9d
	adcx rsi, qword ptr [rsp+136]
	adox r13, rbx
	mulx rdi, r10, rdi
	adcx r13, r10
	adox r8, rdi
	mulx r12, rdi, r12
	adcx r8, rdi
	adox rbp, r12
	mulx rax, rdi, rax
	adcx rbp, rdi
	adox rax, r9
	adc rax, 0
	lea rdi, [rax+rax*4]
	lea rdi, [rax+rdi*4]
	lea rdi, [rdi+rdi*8]
	add rsi, rdi
	adc r13, 0
	adc r8, 0
	adc rbp, 0
	lea rax, [rsi+189]
	cmovc rsi, rax
	/* G = YY*YY */
	mov rdx, qword ptr [rsp+24]
	mulx rax, rdi, qword ptr [rsp+16]
	mulx r10, r11, qword ptr [rsp+8]
	mov rdx, qword ptr [rsp+16]
	mulx rbx, r12, qword ptr [rsp+8]
	add rax, r11
	adc r10, r12
	adc rbx, 0
	mov rdx, qword ptr [rsp+40]
	mulx r11, r12, qword ptr [rsp+24]
	mulx r14, r15, qword ptr [rsp+16]
	mov qword ptr [rsp+136], rcx
	mulx r9, rcx, qword ptr [rsp+8]
	add r11, r15
	adc r14, rcx
	adc r9, 0
	add rdi, r14
	adc rax, r9
	adc r10, 0
	adc rbx, 0
	mulx rcx, r9, rdx
	mov rdx, qword ptr [rsp+24]
	mulx r14, r15, rdx
	mov rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+24], rbp
	mov qword ptr [rsp+40], r8
	mulx rbp, r8, rdx
	mov rdx, qword ptr [rsp+8]
	mov qword ptr [rsp+16], r13
	mov qword ptr [rsp+144], rsi
	mulx r13, rsi, rdx
	xor edx, edx
	adcx r12, r12
	adox r12, rcx
	adcx r11, r11
	adox r11, r15
	adcx rdi, rdi
	adox rdi, r14
	adcx rax, rax
	adox rax, r8
	adcx r10, r10
	adox r10, rbp
	adcx rbx, rbx
	adox rbx, rsi
	adox r13, rdx
	adc r13, 0
	mov edx, 189
	mulx rax, rcx, rax
	xor esi, esi
	adcx r9, rcx
	adox r12, rax
	mulx r10, rax, r10
	adcx r12, rax
	adox r11, r10
	mulx rbx, rax, rbx
	adcx r11, rax
	adox rdi, rbx
	mulx r13, rax, r13
	adcx rdi, rax
	adox r13, rsi
	adc r13, 0
	lea rax, [r13+r13*4]
	lea rax, [r13+rax*4]
	lea rax, [rax+rax*8]
	add r9, rax
	adc r12, 0
	adc r11, 0
	adc rdi, 0
	lea rax, [r9+189]
	cmovc r9, rax
	/* w = g-S */
	mov rax, qword ptr [rsp+120]
	sub rax, qword ptr [rsp+144]
	mov rcx, qword ptr [rsp+112]
	sbb rcx, qword ptr [rsp+16]
	mov r8, qword ptr [rsp+96]
	sbb r8, qword ptr [rsp+40]
	mov r10, qword ptr [rsp+88]
	sbb r10, qword ptr [rsp+24]
	sbb rbx, rbx
	and ebx, 189
	sub rax, rbx
	sbb rcx, 0
	sbb r8, 0
	sbb r10, 0
	lea rbx, [rax-189]
	cmovc rax, rbx
	/* Z3_s = Y1*Z1 */
	mov rbx, qword ptr [rsp+32]
	mov rdx, qword ptr [rbx+64]
	mulx rbp, r13, qword ptr [rbx+32]
	mulx r14, r15, qword ptr [rbx+40]
	mov qword ptr [rsp+8], rdi
	mulx rsi, rdi, qword ptr [rbx+48]
	mov qword ptr [rsp+88], r11
	mulx r11, rdx, qword ptr [rbx+56]
	add rbp, r15
	adc r14, rdi
	adc rsi, rdx
	adc r11, 0
	mov rdx, qword ptr [rbx+72]
	mulx rdi, r15, qword ptr [rbx+32]
	mov qword ptr [rsp+96], r12
	xor r12d, r12d
	adcx rbp, r15
	adox r14, rdi
	mulx rdi, r15, qword ptr [rbx+40]
	adcx r14, r15
	adox rsi, rdi
	mulx rdi, r15, qword ptr [rbx+48]
	adcx rsi, r15
	adox r11, rdi
	mulx rdi, rdx, qword ptr [rbx+56]
	adcx r11, rdx
	adox rdi, r12
	adc rdi, 0
	mov rdx, qword ptr [rbx+80]
	mulx r15, r12, qword ptr [rbx+32]
	mov qword ptr [rsp+112], r9
	xor r9d, r9d
	adcx r14, r12
	adox rsi, r15
	mulx r12, r15, qword ptr [rbx+40]
	adcx rsi, r15
	adox r11, r12
	mulx r12, r15, qword ptr [rbx+48]
	adcx r11, r15
	adox rdi, r12
	mulx r12, rdx, qword ptr [rbx+56]
	adcx rdi, rdx
	adox r12, r9
	adc r12, 0
	mov rdx, qword ptr [rbx+88]
	mulx r15, r9, qword ptr [rbx+32]
	mov qword ptr [rsp+120], r10
	xor r10d, r10d
	adcx rsi, r9
	adox r11, r15
	mulx r9, r15, qword ptr [rbx+40]
	adcx r11, r15
	adox rdi, r9
	mulx r9, r15, qword ptr [rbx+48]
	adcx rdi, r15
	adox r12, r9
	mulx r9, rdx, qword ptr [rbx+56]
	adcx r12, rdx
	adox r9, r10
	adc r9, 0
	mov edx, 189
	mulx r11, rbx, r11
	xor r15d, r15d
	adcx r13, rbx
	adox rbp, r11
	mulx rdi, r10, rdi
	adcx rbp, r10
	adox r14, rdi
	mulx r12, rdi, r12
	adcx r14, rdi
	adox rsi, r12
	mulx r9, rdi, r9
	adcx rsi, rdi
	adox r9, r15
	adc r9, 0
	lea rdi, [r9+r9*4]
	lea rdi, [r9+rdi*4]
	lea rdi, [rdi+rdi*8]
	add r13, rdi
	adc rbp, 0
	adc r14, 0
	adc rsi, 0
	lea rdi, [r13+189]
	cmovc r13, rdi
	/* m = A*w */
	mov rdx, rax
	mulx rdi, r9, qword ptr [rsp+104]
	mulx rax, r10, qword ptr [rsp+48]
	mulx r11, rbx, qword ptr [rsp+128]
	mulx r12, rdx, qword ptr [rsp+136]
	add rdi, r10
	adc rax, rbx
	adc r11, rdx
	adc r12, 0
	mov rdx, rcx
	mulx r10, rbx, qword ptr [rsp+104]
	xor ecx, ecx
	adcx rdi, rbx
	adox rax, r10
	mulx r10, rbx, qword ptr [rsp+48]
	adcx rax, rbx
	adox r11, r10
	mulx r10, rbx, qword ptr [rsp+128]
	adcx r11, rbx
	adox r12, r10
	mulx r10, rdx, qword ptr [rsp+136]
	adcx r12, rdx
	adox r10, rcx
	adc r10, 0
	mov rdx, r8
	mulx rbx, r15, qword ptr [rsp+104]
	xor r8d, r8d
	adcx rax, r15
	adox r11, rbx
	mulx rcx, rbx, qword ptr [rsp+48]
	adcx r11, rbx
	adox r12, rcx
	mulx rcx, rbx, qword ptr [rsp+128]
	adcx r12, rbx
	adox r10, rcx
	mulx rcx, rdx, qword ptr [rsp+136]
	adcx r10, rdx
	adox rcx, r8
	adc rcx, 0
	mov rdx, qword ptr [rsp+120]
	mulx rbx, r15, qword ptr [rsp+104]
	xor r8d, r8d
	adcx r11, r15
	adox r12, rbx
	mulx rbx, r15, qword ptr [rsp+48]
	adcx r12, r15
	adox r10, rbx
	mulx rbx, r15, qword ptr [rsp+128]
	adcx r10, r15
	adox rcx, rbx
	mulx rbx, rdx, qword ptr [rsp+136]
	adcx rcx, rdx
	adox rbx, r8
	adc rbx, 0
	mov edx, 189
	mulx r12, r15, r12
	xor r8d, r8d
	adcx r9, r15
	adox rdi, r12
	mulx r10, r12, r10
	adcx rdi, r12
	adox rax, r10
	mulx rcx, r10, rcx
	adcx rax, r10
	adox r11, rcx
	mulx rbx, rcx, rbx
	adcx r11, rcx
	adox rbx, r8
	adc rbx, 0
	lea rcx, [rbx+rbx*4]
	lea rcx, [rbx+rcx*4]
	lea rcx, [rcx+rcx*8]
	add r9, rcx
	adc rdi, 0
	adc rax, 0
	adc r11, 0
	lea rcx, [r9+189]
	cmovc r9, rcx
	/* X3_s = S-2*B */
	mov rcx, qword ptr [rsp+144]
	sub rcx, qword ptr [rsp+72]
	mov r10, qword ptr [rsp+16]
	sbb r10, qword ptr [rsp+56]
	mov rbx, qword ptr [rsp+40]
	sbb rbx, qword ptr [rsp+64]
	mov r12, qword ptr [rsp+24]
	sbb r12, qword ptr [rsp+80]
	setc r15b
	movzx r15d, r15b
	sub rcx, qword ptr [rsp+72]
	sbb r10, qword ptr [rsp+56]
	sbb rbx, qword ptr [rsp+64]
	sbb r12, qword ptr [rsp+80]
	adc r15, 0
	lea rdx, [r15+r15*4]
	lea rdx, [r15+rdx*4]
	lea rdx, [rdx+rdx*8]
	sub rcx, rdx
	sbb r10, 0
	sbb rbx, 0
	sbb r12, 0
	sbb r15, r15
	and r15d, 189
	mov rdx, r13
	mov qword ptr [rsp+16], r12
	mulx r8, r12, rbp
	mov qword ptr [rsp+24], rbx
	mulx r13, rbx, r14
	mov qword ptr [rsp+32], r10
	mov qword ptr [rsp+40], r12
	mulx r10, r12, rsi
	add r8, rbx
	adc r13, r12
	adc r10, 0
	sub rcx, r15
	/* Y3_s = m-G */
	sub r9, qword ptr [rsp+112]
	sbb rdi, qword ptr [rsp+96]
	sbb rax, qword ptr [rsp+88]
	sbb r11, qword ptr [rsp+8]
	sbb rbx, rbx
	and ebx, 189
	sub r9, rbx
	sbb rdi, 0
	sbb rax, 0
	sbb r11, 0
	sbb rbx, rbx
	and ebx, 189
	/* ZZ_r2 = Z3_s*Z3_s */
	mov r12, rdx
	mov rdx, rbp
	mov qword ptr [rsp+8], rcx
	mulx r15, rcx, r14
	mov qword ptr [rsp+48], r9
	mulx rbp, r9, rsi
	mov qword ptr [rsp+56], rdx
	mov rdx, r14
	mov qword ptr [rsp+64], rbx
	mov qword ptr [rsp+72], r11
	mulx rbx, r11, rsi
	add r15, r9
	adc rbp, r11
	adc rbx, 0
	add rcx, r13
	adc r15, r10
	adc rbp, 0
	adc rbx, 0
	mov r9, rdx
	mov rdx, r12
	mulx r10, r11, rdx
	mov rdx, qword ptr [rsp+56]
	mulx r13, r14, rdx
	mov rdx, r9
	mov qword ptr [rsp+80], r12
	mov qword ptr [rsp+88], r11
	mulx r12, r11, rdx
	mov rdx, rsi
	mov qword ptr [rsp+96], r9
	mov qword ptr [rsp+104], rax
	mulx r9, rax, rdx
	xor esi, esi
	mov qword ptr [rsp+112], rdx
	mov rdx, qword ptr [rsp+40]
	adcx rdx, qword ptr [rsp+40]
	adox rdx, r10
	adcx r8, r8
	adox r8, r14
	adcx rcx, rcx
	adox rcx, r13
	adcx r15, r15
	adox r15, r11
	adcx rbp, rbp
	adox rbp, r12
	adcx rbx, rbx
	adox rbx, rax
	adox r9, rsi
	adc r9, 0
	/* YY_r2 = Y3_s*Y3_s */
	mov rax, rdx
	mov rdx, rdi
	mulx r10, r11, qword ptr [rsp+104]
	mulx rdi, r12, qword ptr [rsp+72]
	mov r13, rdx
	mov rdx, qword ptr [rsp+104]
	mulx r14, rsi, qword ptr [rsp+72]
	add r10, r12
	adc rdi, rsi
	adc r14, 0
	mov rsi, qword ptr [rsp+48]
	sub rsi, qword ptr [rsp+64]
	mov edx, 189
	mulx r15, r12, r15
	mov qword ptr [rsp+40], r14
	xor r14d, r14d
	adcx r12, qword ptr [rsp+88]
	adox rax, r15
	mulx rbp, r15, rbp
	adcx rax, r15
	adox r8, rbp
	mulx rbx, rbp, rbx
	adcx r8, rbp
	adox rcx, rbx
	mulx r9, rbx, r9
	adcx rcx, rbx
	adox r9, r14
	adc r9, 0
	lea rbx, [r9+r9*4]
	lea rbx, [r9+rbx*4]
	lea rbx, [rbx+rbx*8]
	add r12, rbx
	adc rax, 0
	adc r8, 0
	adc rcx, 0
	lea r9, [r12+189]
	cmovc r12, r9
	mov rdx, rsi
	mulx r9, rbx, r13
	mulx rsi, rbp, qword ptr [rsp+104]
	mulx r15, r14, qword ptr [rsp+72]
	add r9, rbp
	adc rsi, r14
	adc r15, 0
	add r11, rsi
	adc r10, r15
	adc rdi, 0
	mov rsi, qword ptr [rsp+40]
	adc rsi, 0
	mulx rbp, r14, rdx
	mov r15, rdx
	mov rdx, r13
	mov qword ptr [rsp+40], r15
	mov qword ptr [rsp+48], rcx
	mulx r15, rcx, rdx
	mov rdx, qword ptr [rsp+104]
	mov qword ptr [rsp+64], r13
	mov qword ptr [rsp+88], r8
	mulx r13, r8, rdx
	mov rdx, qword ptr [rsp+72]
	mov qword ptr [rsp+120], rax
	mov qword ptr [rsp+128], r12
	mulx rax, r12, rdx
	xor edx, edx
	adcx rbx, rbx
	adox rbx, rbp
	adcx r9, r9
	adox r9, rcx
	adcx r11, r11
	adox r11, r15
	adcx r10, r10
	adox r10, r8
	adcx rdi, rdi
	adox rdi, r13
	adcx rsi, rsi
	adox rsi, r12
	adox rax, rdx
	adc rax, 0
	mov edx, 189
	mulx r10, rcx, r10
	xor r8d, r8d
	adcx r14, rcx
	adox rbx, r10
	mulx rdi, rcx, rdi
	adcx rbx, rcx
	adox r9, rdi
	mulx rsi, rcx, rsi
	adcx r9, rcx
	adox r11, rsi
	mulx rax, rcx, rax
	adcx r11, rcx
	adox rax, r8
	adc rax, 0
	lea rcx, [rax+rax*4]
	lea rcx, [rax+rcx*4]
	lea rcx, [rcx+rcx*8]
	add r14, rcx
	adc rbx, 0
	adc r9, 0
	adc r11, 0
	lea rax, [r14+189]
	cmovc r14, rax
	/* t1_r2 = X3_s-ZZ_r2 */
	mov rax, qword ptr [rsp+8]
	sub rax, qword ptr [rsp+128]
	mov rcx, qword ptr [rsp+32]
	sbb rcx, qword ptr [rsp+120]
	mov rsi, qword ptr [rsp+24]
	sbb rsi, qword ptr [rsp+88]
	mov rdi, qword ptr [rsp+16]
	sbb rdi, qword ptr [rsp+48]
	sbb r10, r10
	and r10d, 189
	sub rax, r10
	sbb rcx, 0
	sbb rsi, 0
	sbb rdi, 0
	lea r10, [rax-189]
	cmovc rax, r10
	/* t0_r2 = X3_s+ZZ_r2 */
	mov r10, qword ptr [rsp+8]
	add r10, qword ptr [rsp+128]
	mov rbp, qword ptr [rsp+32]
	adc rbp, qword ptr [rsp+120]
	mov r12, qword ptr [rsp+24]
	adc r12, qword ptr [rsp+88]
	mov r13, qword ptr [rsp+16]
	adc r13, qword ptr [rsp+48]
	sbb r15, r15
	and r15d, 189
	add r10, r15
	adc rbp, 0
	adc r12, 0
	adc r13, 0
	lea r15, [r10+189]
	cmovc r10, r15
	/* t2_r2 = 3*t1_r2 */
	mov r15, rax
	add r15, rax
	mov rdx, rcx
	adc rdx, rcx
	mov r8, rsi
	adc r8, rsi
	mov qword ptr [rsp+48], r11
	mov r11, rdi
	adc r11, rdi
	mov qword ptr [rsp+88], r9
	setc r9b
	movzx r9d, r9b
	add r15, rax
	adc rdx, rcx
	adc r8, rsi
	adc r11, rdi
	adc r9, 0
	lea rax, [r9+r9*4]
	lea rax, [r9+rax*4]
	lea rax, [rax+rax*8]
	add r15, rax
	adc rdx, 0
	adc r8, 0
	adc r11, 0
	lea rax, [r15+189]
	cmovc r15, rax
	/* t4_r2 = t0_r2/2 */
	mov rax, r10
	and eax, 1
	bt rax, 0
	sbb rax, rax
	mov rcx, -189
	and rcx, rax
	add r10, rcx
	adc rbp, rax
	adc r12, rax
	adc r13, rax
	setc al
	movzx eax, al
	shl rax, 63
	mov rcx, r13
	shr rcx, 1
	or rcx, rax
	mov rax, rbp
	shl rax, 63
	shr r10, 1
	or r10, rax
	mov rax, r12
	shl rax, 63
	shr rbp, 1
	or rbp, rax
	shl r13, 63
	shr r12, 1
	or r12, r13
	/* B_r2 = X3_s*YY_r2 */
	mov rax, rdx
	mov rdx, r14
	mulx rsi, rdi, qword ptr [rsp+8]
	mulx r9, r13, qword ptr [rsp+32]
	mov qword ptr [rsp+120], r11
	mulx r14, r11, qword ptr [rsp+24]
	mov qword ptr [rsp+128], r8
	mov qword ptr [rsp+136], rax
	mulx r8, rax, qword ptr [rsp+16]
	add rsi, r13
	adc r9, r11
	adc r14, rax
	adc r8, 0
	mov rax, rdx
	mov rdx, rbx
	mulx r11, r13, qword ptr [rsp+8]
	xor ebx, ebx
	adcx rsi, r13
	adox r9, r11
	mulx r11, r13, qword ptr [rsp+32]
	adcx r9, r13
	adox r14, r11
	mulx r11, r13, qword ptr [rsp+24]
	adcx r14, r13
	adox r8, r11
	mulx r11, r13, qword ptr [rsp+16]
	adcx r8, r13
	adox r11, rbx
	adc r11, 0
	mov r13, rdx
	mov rdx, qword ptr [rsp+88]
	mov qword ptr [rsp+144], rax
	mulx rbx, rax, qword ptr [rsp+8]
	mov qword ptr [rsp+152], r13
	xor r13d, r13d
	adcx r9, rax
	adox r14, rbx
	mulx rax, rbx, qword ptr [rsp+32]
	adcx r14, rbx
	adox r8, rax
	mulx rax, rbx, qword ptr [rsp+24]
	adcx r8, rbx
	adox r11, rax
	mulx rax, rbx, qword ptr [rsp+16]
	adcx r11, rbx
	adox rax, r13
	adc rax, 0
	mov rdx, qword ptr [rsp+48]
	mulx rbx, r13, qword ptr [rsp+8]
	mov qword ptr [rsp+8], rcx
	xor ecx, ecx
	adcx r14, r13
	adox r8, rbx
	mulx rbx, r13, qword ptr [rsp+32]
	adcx r8, r13
	adox r11, rbx
	mulx rbx, r13, qword ptr [rsp+24]
	adcx r11, r13
	adox rax, rbx
	mulx rbx, r13, qword ptr [rsp+16]
	adcx rax, r13
	adox rbx, rcx
	adc rbx, 0
	mov edx, 189
	mulx r8, r13, r8
	xor ecx, ecx
	adcx rdi, r13
	adox rsi, r8
	mulx r11, r8, r11
	adcx rsi, r8
	adox r9, r11
	mulx rax, r8, rax
	adcx r9, r8
	adox r14, rax
	mulx rbx, rax, rbx
	adcx r14, rax
	adox rbx, rcx
	adc rbx, 0
	lea rax, [rbx+rbx*4]
	lea rax, [rbx+rax*4]
	lea rax, [rax+rax*8]
	add rdi, rax
	adc rsi, 0
	adc r9, 0
	adc r14, 0
	lea rax, [rdi+189]
	cmovc rdi, rax
	/* A_r2 = t4_r2*t2_r2 */
	mov rdx, r15
	mulx rax, r8, r10
	mulx r11, rbx, rbp
	mulx r13, r15, r12
	mulx rcx, rdx, qword ptr [rsp+8]
	add rax, rbx
	adc r11, r15
	adc r13, rdx
	adc rcx, 0
	mov rdx, qword ptr [rsp+136]
	mulx rbx, r15, r10
	mov qword ptr [rsp+16], r14
	xor r14d, r14d
	adcx rax, r15
	adox r11, rbx
	mulx rbx, r15, rbp
	adcx r11, r15
	adox r13, rbx
	mulx rbx, r15, r12
	adcx r13, r15
	adox rcx, rbx
	mulx rbx, rdx, qword ptr [rsp+8]
	adcx rcx, rdx
	adox rbx, r14
	adc rbx, 0
	mov rdx, qword ptr [rsp+128]
	mulx r15, r14, r10
	mov qword ptr [rsp+24], r9
	xor r9d, r9d
	adcx r11, r14
	adox r13, r15
	mulx r14, r15, rbp
	adcx r13, r15
	adox rcx, r14
	mulx r14, r15, r12
	adcx rcx, r15
	adox rbx, r14
	mulx r14, rdx, qword ptr [rsp+8]
	adcx rbx, rdx
	adox r14, r9
	adc r14, 0
	mov rdx, qword ptr [rsp+120]
	mulx r10, r15, r10
	xor r9d, r9d
	adcx r13, r15
	adox rcx, r10
	mulx rbp, r10, rbp
	adcx rcx, r10
	adox rbx, rbp
	mulx r12, r10, r12
	adcx rbx, r10
	adox r14, r12
	mulx r10, rdx, qword ptr [rsp+8]
	adcx r14, rdx
	adox r10, r9
	adc r10, 0
	mov edx, 189
	mulx rcx, rbp, rcx
	xor r12d, r12d
	adcx r8, rbp
	adox rax, rcx
	mulx rbx, rcx, rbx
	adcx rax, rcx
	adox r11, rbx
	mulx r14, rcx, r14
	adcx r11, rcx
	adox r13, r14
	mulx r10, rcx, r10
	adcx r13, rcx
	adox r10, r12
	adc r10, 0
	lea rcx, [r10+r10*4]
	lea rcx, [r10+rcx*4]
	lea rcx, [rcx+rcx*8]
	add r8, rcx
	adc rax, 0
	adc r11, 0
	adc r13, 0
	lea rcx, [r8+189]
	cmovc r8, rcx
	/* g_r2 = 3*B_r2 */
	mov rcx, rdi
	add rcx, rdi
	mov r9, rsi
	adc r9, rsi
	mov r10, qword ptr [rsp+24]
	adc r10, qword ptr [rsp+24]
	mov rbx, qword ptr [rsp+16]
	adc rbx, qword ptr [rsp+16]
	setc bpl
	movzx ebp, bpl
	add rcx, rdi
	adc r9, rsi
	adc r10, qword ptr [rsp+24]
	adc rbx, qword ptr [rsp+16]
	adc rbp, 0
	lea r14, [rbp+rbp*4]
	lea r14, [rbp+r14*4]
	lea r14, [r14+r14*8]
	add rcx, r14
	adc r9, 0
	adc r10, 0
	adc rbx, 0
	lea rbp, [rcx+189]
	cmovc rcx, rbp
	/* S_r2 = A_r2*A_r2 */
	mov rdx, rax
	mulx rbp, r14, r11
	mulx rax, r15, r13
	mov qword ptr [rsp+8], rdx
	mov rdx, r11
	mov qword ptr [rsp+32], rsi
	mulx r12, rsi, r13
	add rbp, r15
	adc rax, rsi
	adc r12, 0
	mov rsi, rdx
	mov rdx, r8
	mulx r11, r15, qword ptr [rsp+8]
	mov qword ptr [rsp+120], rdi
	mulx r8, rdi, rsi
	mov qword ptr [rsp+128], rbx
	mov qword ptr [rsp+136], r10
	mulx rbx, r10, r13
	add r11, rdi
	adc r8, r10
	adc rbx, 0
	add r14, r8
	adc rbp, rbx
	adc rax, 0
	adc r12, 0
	mulx rdi, r8, rdx
	mov r10, rdx
	mov rdx, qword ptr [rsp+8]
	mov qword ptr [rsp+160], r10
	mulx rbx, r10, rdx
	mov rdx, rsi
	mov qword ptr [rsp+168], r9
	mov qword ptr [rsp+176], rcx
	mulx r9, rcx, rdx
	mov rdx, r13
	mov qword ptr [rsp+184], rsi
	mov qword ptr [rsp+192], r8
	mulx rsi, r8, rdx
	xor r13d, r13d
	adcx r15, r15
	adox r15, rdi
	adcx r11, r11
	adox r11, r10
	adcx r14, r14
	adox r14, rbx
	adcx rbp, rbp
	adox rbp, rcx
	adcx rax, rax
	adox rax, r9
	adcx r12, r12
	adox r12, r8
	adox rsi, r13
	adc rsi, 0
	mov rcx, rdx
	mov edx, 189
	mulx rbp, rdi, rbp
	xor r8d, r8d
	adcx rdi, qword ptr [rsp+192]
	adox r15, rbp
	mulx rax, r9, rax
	adcx r15, r9
	adox r11, rax
	mulx r12, rax, r12
	adcx r11, rax
	adox r14, r12
	mulx rsi, rax, rsi
	adcx r14, rax
	adox rsi, r8
	adc rsi, 0
	lea rax, [rsi+rsi*4]
	lea rax, [rsi+rax*4]
	lea rax, [rax+rax*8]
	add rdi, rax
	adc r15, 0
	adc r11, 0
	adc r14, 0
	lea rax, [rdi+189]
	cmovc rdi, rax
	/* G_r2 = YY_r2*YY_r2 */
	mov rdx, qword ptr [rsp+152]
	mulx rax, rsi, qword ptr [rsp+88]
	mulx r9, r10, qword ptr [rsp+48]
	mov rdx, qword ptr [rsp+88]
	mulx rbx, rbp, qword ptr [rsp+48]
	add rax, r10
	adc r9, rbp
	adc rbx, 0
	mov rdx, qword ptr [rsp+144]
	mulx r10, rbp, qword ptr [rsp+152]
	mulx r12, r13, qword ptr [rsp+88]
	mov qword ptr [rsp+192], rcx
	mulx r8, rcx, qword ptr [rsp+48]
	add r10, r13
	adc r12, rcx
	adc r8, 0
	add rsi, r12
	adc rax, r8
	adc r9, 0
	adc rbx, 0
	mulx rcx, r8, rdx
	mov rdx, qword ptr [rsp+152]
	mulx r12, r13, rdx
	mov rdx, qword ptr [rsp+88]
	mov qword ptr [rsp+144], r14
	mov qword ptr [rsp+152], r11
	mulx r14, r11, rdx
	mov rdx, qword ptr [rsp+48]
	mov qword ptr [rsp+88], r15
	mov qword ptr [rsp+200], rdi
	mulx r15, rdi, rdx
	xor edx, edx
	adcx rbp, rbp
	adox rbp, rcx
	adcx r10, r10
	adox r10, r13
	adcx rsi, rsi
	adox rsi, r12
	adcx rax, rax
	adox rax, r11
	adcx r9, r9
	adox r9, r14
	adcx rbx, rbx
	adox rbx, rdi
	adox r15, rdx
	adc r15, 0
	mov edx, 189
	mulx rax, rcx, rax
	xor edi, edi
	adcx r8, rcx
	adox rbp, rax
	mulx r9, rax, r9
	adcx rbp, rax
	adox r10, r9
	mulx rbx, rax, rbx
	adcx r10, rax
	adox rsi, rbx
	mulx r15, rax, r15
	adcx rsi, rax
	adox r15, rdi
	adc r15, 0
	lea rax, [r15+r15*4]
	lea rax, [r15+rax*4]
	lea rax, [rax+rax*8]
	add r8, rax
	adc rbp, 0
	adc r10, 0
	adc rsi, 0
	lea rax, [r8+189]
	cmovc r8, rax
	/* w_r2 = g_r2-S_r2 */
	mov rax, qword ptr [rsp+176]
	sub rax, qword ptr [rsp+200]
	mov rcx, qword ptr [rsp+168]
	sbb rcx, qword ptr [rsp+88]
	mov r9, qword ptr [rsp+136]
	sbb r9, qword ptr [rsp+152]
	mov r11, qword ptr [rsp+128]
	sbb r11, qword ptr [rsp+144]
	sbb rbx, rbx
	and ebx, 189
	sub rax, rbx
	sbb rcx, 0
	sbb r9, 0
	sbb r11, 0
	lea rbx, [rax-189]
	cmovc rax, rbx
	/* Z3_r2 = Y3_s*Z3_s */
	mov rdx, qword ptr [rsp+80]
	mulx rbx, r12, qword ptr [rsp+40]
	mulx r13, r14, qword ptr [rsp+64]
	mulx r15, rdi, qword ptr [rsp+104]
	mov qword ptr [rsp+48], rsi
	mulx rsi, rdx, qword ptr [rsp+72]
	add rbx, r14
	adc r13, rdi
	adc r15, rdx
	adc rsi, 0
	mov rdx, qword ptr [rsp+56]
	mulx rdi, r14, qword ptr [rsp+40]
	mov qword ptr [rsp+80], r10
	xor r10d, r10d
	adcx rbx, r14
	adox r13, rdi
	mulx rdi, r14, qword ptr [rsp+64]
	adcx r13, r14
	adox r15, rdi
	mulx rdi, r14, qword ptr [rsp+104]
	adcx r15, r14
	adox rsi, rdi
	mulx rdi, rdx, qword ptr [rsp+72]
	adcx rsi, rdx
	adox rdi, r10
	adc rdi, 0
	mov rdx, qword ptr [rsp+96]
	mulx r14, r10, qword ptr [rsp+40]
	mov qword ptr [rsp+56], rbp
	xor ebp, ebp
	adcx r13, r10
	adox r15, r14
	mulx r10, r14, qword ptr [rsp+64]
	adcx r15, r14
	adox rsi, r10
	mulx r10, r14, qword ptr [rsp+104]
	adcx rsi, r14
	adox rdi, r10
	mulx r10, rdx, qword ptr [rsp+72]
	adcx rdi, rdx
	adox r10, rbp
	adc r10, 0
	mov rdx, qword ptr [rsp+112]
	mulx r14, rbp, qword ptr [rsp+40]
	mov qword ptr [rsp+40], r8
	xor r8d, r8d
	adcx r15, rbp
	adox rsi, r14
	mulx rbp, r14, qword ptr [rsp+64]
	adcx rsi, r14
	adox rdi, rbp
	mulx rbp, r14, qword ptr [rsp+104]
	adcx rdi, r14
	adox r10, rbp
	mulx rbp, rdx, qword ptr [rsp+72]
	adcx r10, rdx
	adox rbp, r8
	adc rbp, 0
	mov edx, 189
	mulx rsi, r14, rsi
	xor r8d, r8d
	adcx r12, r14
	adox rbx, rsi
	mulx rdi, rsi, rdi
	adcx rbx, rsi
	adox r13, rdi
	mulx r10, rsi, r10
	adcx r13, rsi
	adox r15, r10
	mulx rbp, rsi, rbp
	adcx r15, rsi
	adox rbp, r8
	adc rbp, 0
	lea rsi, [rbp+rbp*4]
	lea rsi, [rbp+rsi*4]
	lea rsi, [rsi+rsi*8]
	add r12, rsi
	adc rbx, 0
	adc r13, 0
	adc r15, 0
	lea rsi, [r12+189]
	cmovc r12, rsi
	/* m_r2 = A_r2*w_r2 */
	mov rdx, rax
	mulx rsi, rdi, qword ptr [rsp+160]
	mulx rax, r10, qword ptr [rsp+8]
	mulx rbp, r14, qword ptr [rsp+184]
	mulx r8, rdx, qword ptr [rsp+192]
	add rsi, r10
	adc rax, r14
	adc rbp, rdx
	adc r8, 0
	mov rdx, rcx
	mulx r10, r14, qword ptr [rsp+160]
	xor ecx, ecx
	adcx rsi, r14
	adox rax, r10
	mulx r10, r14, qword ptr [rsp+8]
	adcx rax, r14
	adox rbp, r10
	mulx r10, r14, qword ptr [rsp+184]
	adcx rbp, r14
	adox r8, r10
	mulx r10, rdx, qword ptr [rsp+192]
	adcx r8, rdx
	adox r10, rcx
	adc r10, 0
	mov rdx, r9
	mulx r14, rcx, qword ptr [rsp+160]
	xor r9d, r9d
	adcx rax, rcx
	adox rbp, r14
	mulx rcx, r14, qword ptr [rsp+8]
	adcx rbp, r14
	adox r8, rcx
	mulx rcx, r14, qword ptr [rsp+184]
	adcx r8, r14
	adox r10, rcx
	mulx rcx, rdx, qword ptr [rsp+192]
	adcx r10, rdx
	adox rcx, r9
	adc rcx, 0
	mov rdx, r11
	mulx r14, r9, qword ptr [rsp+160]
	xor r11d, r11d
	adcx rbp, r9
	adox r8, r14
	mulx r9, r14, qword ptr [rsp+8]
	adcx r8, r14
	adox r10, r9
	mulx r9, r14, qword ptr [rsp+184]
	adcx r10, r14
	adox rcx, r9
	mulx r9, rdx, qword ptr [rsp+192]
	adcx rcx, rdx
	adox r9, r11
	adc r9, 0
	mov edx, 189
	mulx r8, r14, r8
	xor r11d, r11d
	adcx rdi, r14
	adox rsi, r8
	mulx r10, r8, r10
	adcx rsi, r8
	adox rax, r10
	mulx rcx, r8, rcx
	adcx rax, r8
	adox rbp, rcx
	mulx r9, rcx, r9
	adcx rbp, rcx
	adox r9, r11
	adc r9, 0
	lea rcx, [r9+r9*4]
	lea rcx, [r9+rcx*4]
	lea rcx, [rcx+rcx*8]
	add rdi, rcx
	adc rsi, 0
	adc rax, 0
	adc rbp, 0
	lea rcx, [rdi+189]
	cmovc rdi, rcx
	/* X3_r2 = S_r2-2*B_r2 */
	mov rcx, qword ptr [rsp+200]
	sub rcx, qword ptr [rsp+120]
	mov r8, qword ptr [rsp+88]
	sbb r8, qword ptr [rsp+32]
	mov r9, qword ptr [rsp+152]
	sbb r9, qword ptr [rsp+24]
	mov r10, qword ptr [rsp+144]
	sbb r10, qword ptr [rsp+16]
	setc r14b
	movzx r14d, r14b
	sub rcx, qword ptr [rsp+120]
	sbb r8, qword ptr [rsp+32]
	sbb r9, qword ptr [rsp+24]
	sbb r10, qword ptr [rsp+16]
	adc r14, 0
	lea rdx, [r14+r14*4]
	lea rdx, [r14+rdx*4]
	lea rdx, [rdx+rdx*8]
	sub rcx, rdx
	sbb r8, 0
	sbb r9, 0
	sbb r10, 0
	lea r14, [rcx-189]
	cmovc rcx, r14
	/* Y3_r2 = m_r2-G_r2 */
	sub rdi, qword ptr [rsp+40]
	sbb rsi, qword ptr [rsp+56]
	sbb rax, qword ptr [rsp+80]
	sbb rbp, qword ptr [rsp+48]
	sbb r14, r14
	and r14d, 189
	sub rdi, r14
	sbb rsi, 0
	sbb rax, 0
	sbb rbp, 0
	lea r14, [rdi-189]
	cmovc rdi, r14
	/* ZZ_r3 = Z3_r2*Z3_r2 */
	mov rdx, rbx
	mulx r14, r11, r13
	mov qword ptr [rsp+8], r10
	mulx rbx, r10, r15
	mov qword ptr [rsp+16], rdx
	mov rdx, r13
	mov qword ptr [rsp+24], r9
	mov qword ptr [rsp+32], r8
	mulx r9, r8, r15
	add r14, r10
	adc rbx, r8
	adc r9, 0
	/* YY_r3 = Y3_r2*Y3_r2 */
	mov r8, rdx
	mov rdx, rsi
	mulx r10, r13, rax
	mov qword ptr [rsp+40], rcx
	mulx rsi, rcx, rbp
	mov qword ptr [rsp+48], rdx
	mov rdx, rax
	mov qword ptr [rsp+56], r13
	mov qword ptr [rsp+64], rdi
	mulx r13, rdi, rbp
	add r10, rcx
	adc rsi, rdi
	adc r13, 0
	mov rdx, r12
	mulx rcx, rdi, qword ptr [rsp+16]
	mov qword ptr [rsp+72], r13
	mulx r12, r13, r8
	mov qword ptr [rsp+80], rsi
	mov qword ptr [rsp+88], r10
	mulx rsi, r10, r15
	add rcx, r13
	adc r12, r10
	adc rsi, 0
	add r11, r12
	adc r14, rsi
	adc rbx, 0
	adc r9, 0
	mulx rsi, r10, rdx
	mov r12, rdx
	mov rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+96], r12
	mulx r13, r12, rdx
	mov rdx, r8
	mov qword ptr [rsp+104], rbp
	mov qword ptr [rsp+112], rax
	mulx rbp, rax, rdx
	mov rdx, r15
	mov qword ptr [rsp+120], r8
	mov qword ptr [rsp+128], r10
	mulx r8, r10, rdx
	xor r15d, r15d
	adcx rdi, rdi
	adox rdi, rsi
	adcx rcx, rcx
	adox rcx, r12
	adcx r11, r11
	adox r11, r13
	adcx r14, r14
	adox r14, rax
	adcx rbx, rbx
	adox rbx, rbp
	adcx r9, r9
	adox r9, r10
	adox r8, r15
	adc r8, 0
	mov rax, rdx
	mov edx, 189
	mulx r14, rsi, r14
	xor r10d, r10d
	adcx rsi, qword ptr [rsp+128]
	adox rdi, r14
	mulx rbx, rbp, rbx
	adcx rdi, rbp
	adox rcx, rbx
	mulx r9, rbx, r9
	adcx rcx, rbx
	adox r11, r9
	mulx r8, r9, r8
	adcx r11, r9
	adox r8, r10
	adc r8, 0
	lea r9, [r8+r8*4]
	lea r9, [r8+r9*4]
	lea r9, [r9+r9*8]
	add rsi, r9
	adc rdi, 0
	adc rcx, 0
	adc r11, 0
	lea r8, [rsi+189]
	cmovc rsi, r8
	mov rdx, qword ptr [rsp+64]
	mulx r8, r9, qword ptr [rsp+48]
	mulx rbx, rbp, qword ptr [rsp+112]
	mulx r12, r13, qword ptr [rsp+104]
	add r8, rbp
	adc rbx, r13
	adc r12, 0
	add rbx, qword ptr [rsp+56]
	adc r12, qword ptr [rsp+88]
	mov rbp, qword ptr [rsp+80]
	adc rbp, 0
	mov r13, qword ptr [rsp+72]
	adc r13, 0
	mulx r14, r15, rdx
	mov rdx, qword ptr [rsp+48]
	mov qword ptr [rsp+56], rax
	mulx r10, rax, rdx
	mov rdx, qword ptr [rsp+112]
	mov qword ptr [rsp+72], r11
	mov qword ptr [rsp+80], rcx
	mulx r11, rcx, rdx
	mov rdx, qword ptr [rsp+104]
	mov qword ptr [rsp+88], rdi
	mov qword ptr [rsp+128], rsi
	mulx rdi, rsi, rdx
	xor edx, edx
	adcx r9, r9
	adox r9, r14
	adcx r8, r8
	adox r8, rax
	adcx rbx, rbx
	adox rbx, r10
	adcx r12, r12
	adox r12, rcx
	adcx rbp, rbp
	adox rbp, r11
	adcx r13, r13
	adox r13, rsi
	adox rdi, rdx
	adc rdi, 0
	mov edx, 189
	mulx r12, rax, r12
	xor ecx, ecx
	adcx r15, rax
	adox r9, r12
	mulx rbp, rax, rbp
	adcx r9, rax
	adox r8, rbp
	mulx r13, rax, r13
	adcx r8, rax
	adox rbx, r13
	mulx rdi, rax, rdi
	adcx rbx, rax
	adox rdi, rcx
	adc rdi, 0
	lea rax, [rdi+rdi*4]
	lea rax, [rdi+rax*4]
	lea rax, [rax+rax*8]
	add r15, rax
	adc r9, 0
	adc r8, 0
	adc rbx, 0
	sbb rax, rax
	and eax, 189
	/* t1_r3 = X3_r2-ZZ_r3 */
	mov rsi, qword ptr [rsp+40]
	sub rsi, qword ptr [rsp+128]
	mov rdi, qword ptr [rsp+32]
	sbb rdi, qword ptr [rsp+88]
	mov r10, qword ptr [rsp+24]
	sbb r10, qword ptr [rsp+80]
	mov r11, qword ptr [rsp+8]
	sbb r11, qword ptr [rsp+72]
	sbb rbp, rbp
	and ebp, 189
	sub rsi, rbp
	sbb rdi, 0
	sbb r10, 0
	sbb r11, 0
	lea rbp, [rsi-189]
	cmovc rsi, rbp
	/* t0_r3 = X3_r2+ZZ_r3 */
	mov rbp, qword ptr [rsp+40]
	add rbp, qword ptr [rsp+128]
	mov r12, qword ptr [rsp+32]
	adc r12, qword ptr [rsp+88]
	mov r13, qword ptr [rsp+24]
	adc r13, qword ptr [rsp+80]
	mov r14, qword ptr [rsp+8]
	adc r14, qword ptr [rsp+72]
	sbb rdx, rdx
	and edx, 189
	add rbp, rdx
	adc r12, 0
	adc r13, 0
	adc r14, 0
	sbb rdx, rdx
	add r15, rax
	and edx, 189
	add rbp, rdx
	/* t2_r3 = 3*t1_r3 */
	mov rax, rsi
	add rax, rsi
	mov rdx, rdi
	adc rdx, rdi
	mov rcx, r10
	adc rcx, r10
	mov qword ptr [rsp+72], rbx
	mov rbx, r11
	adc rbx, r11
	mov qword ptr [rsp+80], r8
	setc r8b
	movzx r8d, r8b
	add rax, rsi
	adc rdx, rdi
	adc rcx, r10
	adc rbx, r11
	adc r8, 0
	lea rsi, [r8+r8*4]
	lea rsi, [r8+rsi*4]
	lea rsi, [rsi+rsi*8]
	add rax, rsi
	adc rdx, 0
	adc rcx, 0
	adc rbx, 0
	lea rsi, [rax+189]
	cmovc rax, rsi
	/* t4_r3 = t0_r3/2 */
	mov rsi, rbp
	and esi, 1
	bt rsi, 0
	sbb rsi, rsi
	mov rdi, -189
	and rdi, rsi
	add rbp, rdi
	adc r12, rsi
	adc r13, rsi
	adc r14, rsi
	setc sil
	movzx esi, sil
	shl rsi, 63
	mov rdi, r14
	shr rdi, 1
	or rdi, rsi
	mov rsi, r12
	shl rsi, 63
	shr rbp, 1
	or rbp, rsi
	shl r14, 63
	mov rsi, r13
	shr rsi, 1
	or rsi, r14
	/* B_r3 = X3_r2*YY_r3 */
	mov r8, rdx
	mov rdx, r15
	mulx r10, r11, qword ptr [rsp+40]
	mulx r14, r15, qword ptr [rsp+32]
	mov qword ptr [rsp+88], rbx
	mov qword ptr [rsp+128], rcx
	mulx rbx, rcx, qword ptr [rsp+24]
	mov qword ptr [rsp+136], r8
	mov qword ptr [rsp+144], rdi
	mulx r8, rdi, qword ptr [rsp+8]
	add r10, r15
	adc r14, rcx
	adc rbx, rdi
	adc r8, 0
	mov rcx, rdx
	mov rdx, r9
	mulx rdi, r15, qword ptr [rsp+40]
	xor r9d, r9d
	adcx r10, r15
	adox r14, rdi
	mulx rdi, r15, qword ptr [rsp+32]
	adcx r14, r15
	adox rbx, rdi
	mulx rdi, r15, qword ptr [rsp+24]
	adcx rbx, r15
	adox r8, rdi
	mulx rdi, r15, qword ptr [rsp+8]
	adcx r8, r15
	adox rdi, r9
	adc rdi, 0
	mov r15, rdx
	mov rdx, qword ptr [rsp+80]
	mov qword ptr [rsp+152], rcx
	mulx r9, rcx, qword ptr [rsp+40]
	mov qword ptr [rsp+160], r15
	xor r15d, r15d
	adcx r14, rcx
	adox rbx, r9
	mulx rcx, r9, qword ptr [rsp+32]
	adcx rbx, r9
	adox r8, rcx
	mulx rcx, r9, qword ptr [rsp+24]
	adcx r8, r9
	adox rdi, rcx
	mulx rcx, r9, qword ptr [rsp+8]
	adcx rdi, r9
	adox rcx, r15
	adc rcx, 0
	mov rdx, qword ptr [rsp+72]
	mulx r9, r15, qword ptr [rsp+40]
	mov qword ptr [rsp+40], rsi
	xor esi, esi
	adcx rbx, r15
	adox r8, r9
	mulx r9, r15, qword ptr [rsp+32]
	adcx r8, r15
	adox rdi, r9
	mulx r9, r15, qword ptr [rsp+24]
	adcx rdi, r15
	adox rcx, r9
	mulx r9, r15, qword ptr [rsp+8]
	adcx rcx, r15
	adox r9, rsi
	adc r9, 0
	mov edx, 189
	mulx r8, r15, r8
	xor esi, esi
	adcx r11, r15
	adox r10, r8
	mulx rdi, r8, rdi
	adcx r10, r8
	adox r14, rdi
	mulx rcx, rdi, rcx
	adcx r14, rdi
	adox rbx, rcx
	mulx r9, rcx, r9
	adcx rbx, rcx
	adox r9, rsi
	adc r9, 0
	shl r13, 63
	shr r12, 1
	or r12, r13
	lea rcx, [r9+r9*4]
	lea rcx, [r9+rcx*4]
	lea rcx, [rcx+rcx*8]
	add r11, rcx
	adc r10, 0
	adc r14, 0
	adc rbx, 0
	lea rcx, [r11+189]
	cmovc r11, rcx
	/* A_r3 = t4_r3*t2_r3 */
	mov rdx, rax
	mulx rcx, rdi, rbp
	mulx rax, r8, r12
	mulx r9, r13, qword ptr [rsp+40]
	mulx r15, rdx, qword ptr [rsp+144]
	add rcx, r8
	adc rax, r13
	adc r9, rdx
	adc r15, 0
	mov rdx, qword ptr [rsp+136]
	mulx r8, r13, rbp
	xor esi, esi
	adcx rcx, r13
	adox rax, r8
	mulx r8, r13, r12
	adcx rax, r13
	adox r9, r8
	mulx r8, r13, qword ptr [rsp+40]
	adcx r9, r13
	adox r15, r8
	mulx r8, rdx, qword ptr [rsp+144]
	adcx r15, rdx
	adox r8, rsi
	adc r8, 0
	mov rdx, qword ptr [rsp+128]
	mulx r13, rsi, rbp
	mov qword ptr [rsp+8], rbx
	xor ebx, ebx
	adcx rax, rsi
	adox r9, r13
	mulx rsi, r13, r12
	adcx r9, r13
	adox r15, rsi
	mulx rsi, r13, qword ptr [rsp+40]
	adcx r15, r13
	adox r8, rsi
	mulx rsi, rdx, qword ptr [rsp+144]
	adcx r8, rdx
	adox rsi, rbx
	adc rsi, 0
	mov rdx, qword ptr [rsp+88]
	mulx rbp, r13, rbp
	xor ebx, ebx
	adcx r9, r13
	adox r15, rbp
	mulx r12, rbp, r12
	adcx r15, rbp
	adox r8, r12
	mulx rbp, r12, qword ptr [rsp+40]
	adcx r8, r12
	adox rsi, rbp
	mulx rbp, rdx, qword ptr [rsp+144]
	adcx rsi, rdx
	adox rbp, rbx
	adc rbp, 0
	mov edx, 189
	mulx r15, r12, r15
	xor r13d, r13d
	adcx rdi, r12
	adox rcx, r15
	mulx r8, rbx, r8
	adcx rcx, rbx
	adox rax, r8
	mulx rsi, r8, rsi
	adcx rax, r8
	adox r9, rsi
	mulx rbp, rsi, rbp
	adcx r9, rsi
	adox rbp, r13
	adc rbp, 0
	lea rsi, [rbp+rbp*4]
	lea rsi, [rbp+rsi*4]
	lea rsi, [rsi+rsi*8]
	add rdi, rsi
	adc rcx, 0
	adc rax, 0
	adc r9, 0
	lea rsi, [rdi+189]
	cmovc rdi, rsi
	/* g_r3 = 3*B_r3 */
	mov rsi, r11
	add rsi, r11
	mov r8, r10
	adc r8, r10
	mov rbx, r14
	adc rbx, r14
	mov rbp, qword ptr [rsp+8]
	adc rbp, qword ptr [rsp+8]
	setc r12b
	movzx r12d, r12b
	add rsi, r11
	adc r8, r10
	adc rbx, r14
	adc rbp, qword ptr [rsp+8]
	adc r12, 0
	lea r15, [r12+r12*4]
	lea r15, [r12+r15*4]
	lea r15, [r15+r15*8]
	add rsi, r15
	adc r8, 0
	adc rbx, 0
	adc rbp, 0
	lea r12, [rsi+189]
	cmovc rsi, r12
	/* S_r3 = A_r3*A_r3 */
	mov rdx, rcx
	mulx r12, r15, rax
	mulx rcx, r13, r9
	mov qword ptr [rsp+24], rdx
	mov rdx, rax
	mov qword ptr [rsp+32], r14
	mov qword ptr [rsp+40], r10
	mulx r14, r10, r9
	add r12, r13
	adc rcx, r10
	adc r14, 0
	mov rdx, rdi
	mulx r10, r13, qword ptr [rsp+24]
	mov qword ptr [rsp+88], r11
	mulx rdi, r11, rax
	mov qword ptr [rsp+128], rbp
	mov qword ptr [rsp+136], rbx
	mulx rbp, rbx, r9
	add r10, r11
	adc rdi, rbx
	adc rbp, 0
	add r15, rdi
	adc r12, rbp
	adc rcx, 0
	adc r14, 0
	mulx rdi, r11, rdx
	mov rbx, rdx
	mov rdx, qword ptr [rsp+24]
	mov qword ptr [rsp+144], rbx
	mulx rbp, rbx, rdx
	mov rdx, rax
	mov qword ptr [rsp+168], r8
	mov qword ptr [rsp+176], rsi
	mulx r8, rsi, rdx
	mov rdx, r9
	mov qword ptr [rsp+184], rax
	mov qword ptr [rsp+192], r11
	mulx rax, r11, rdx
	xor r9d, r9d
	adcx r13, r13
	adox r13, rdi
	adcx r10, r10
	adox r10, rbx
	adcx r15, r15
	adox r15, rbp
	adcx r12, r12
	adox r12, rsi
	adcx rcx, rcx
	adox rcx, r8
	adcx r14, r14
	adox r14, r11
	adox rax, r9
	adc rax, 0
	mov rsi, rdx
	mov edx, 189
	mulx r12, rdi, r12
	xor r8d, r8d
	adcx rdi, qword ptr [rsp+192]
	adox r13, r12
	mulx rcx, r9, rcx
	adcx r13, r9
	adox r10, rcx
	mulx r14, rcx, r14
	adcx r10, rcx
	adox r15, r14
	mulx rax, rcx, rax
	adcx r15, rcx
	adox rax, r8
	adc rax, 0
	lea rcx, [rax+rax*4]
	lea rcx, [rax+rcx*4]
	lea rcx, [rcx+rcx*8]
	add rdi, rcx
	adc r13, 0
	adc r10, 0
	adc r15, 0
	lea rax, [rdi+189]
	cmovc rdi, rax
	/* G_r3 = YY_r3*YY_r3 */
	mov rdx, qword ptr [rsp+160]
	mulx rax, rcx, qword ptr [rsp+80]
	mulx r9, r11, qword ptr [rsp+72]
	mov rdx, qword ptr [rsp+80]
	mulx rbx, rbp, qword ptr [rsp+72]
	add rax, r11
	adc r9, rbp
	adc rbx, 0
	mov rdx, qword ptr [rsp+152]
	mulx r11, rbp, qword ptr [rsp+160]
	mulx r12, r14, qword ptr [rsp+80]
	mov qword ptr [rsp+192], rsi
	mulx r8, rsi, qword ptr [rsp+72]
	add r11, r14
	adc r12, rsi
	adc r8, 0
	add rcx, r12
	adc rax, r8
	adc r9, 0
	adc rbx, 0
	mulx rsi, r8, rdx
	mov rdx, qword ptr [rsp+160]
	mulx r12, r14, rdx
	mov rdx, qword ptr [rsp+80]
	mov qword ptr [rsp+152], r15
	mov qword ptr [rsp+160], r10
	mulx r15, r10, rdx
	mov rdx, qword ptr [rsp+72]
	mov qword ptr [rsp+80], r13
	mov qword ptr [rsp+200], rdi
	mulx r13, rdi, rdx
	xor edx, edx
	adcx rbp, rbp
	adox rbp, rsi
	adcx r11, r11
	adox r11, r14
	adcx rcx, rcx
	adox rcx, r12
	adcx rax, rax
	adox rax, r10
	adcx r9, r9
	adox r9, r15
	adcx rbx, rbx
	adox rbx, rdi
	adox r13, rdx
	adc r13, 0
	mov edx, 189
	mulx rax, rsi, rax
	xor edi, edi
	adcx r8, rsi
	adox rbp, rax
	mulx r9, rax, r9
	adcx rbp, rax
	adox r11, r9
	mulx rbx, rax, rbx
	adcx r11, rax
	adox rcx, rbx
	mulx r13, rax, r13
	adcx rcx, rax
	adox r13, rdi
	adc r13, 0
	lea rax, [r13+r13*4]
	lea rax, [r13+rax*4]
	lea rax, [rax+rax*8]
	add r8, rax
	adc rbp, 0
	adc r11, 0
	adc rcx, 0
	lea rax, [r8+189]
	cmovc r8, rax
	/* w_r3 = g_r3-S_r3 */
	mov rax, qword ptr [rsp+176]
	sub rax, qword ptr [rsp+200]
	mov rsi, qword ptr [rsp+168]
	sbb rsi, qword ptr [rsp+80]
	mov r9, qword ptr [rsp+136]
	sbb r9, qword ptr [rsp+160]
	mov r10, qword ptr [rsp+128]
	sbb r10, qword ptr [rsp+152]
	sbb rbx, rbx
	and ebx, 189
	sub rax, rbx
	sbb rsi, 0
	sbb r9, 0
	sbb r10, 0
	lea rbx, [rax-189]
	cmovc rax, rbx
	/* Z3_r3 = Y3_r2*Z3_r2 */
	mov rdx, qword ptr [rsp+96]
	mulx rbx, r12, qword ptr [rsp+64]
	mulx r13, r14, qword ptr [rsp+48]
	mulx r15, rdi, qword ptr [rsp+112]
	mov qword ptr [rsp+72], rcx
	mulx rcx, rdx, qword ptr [rsp+104]
	add rbx, r14
	adc r13, rdi
	adc r15, rdx
	adc rcx, 0
	mov rdx, qword ptr [rsp+16]
	mulx rdi, r14, qword ptr [rsp+64]
	mov qword ptr [rsp+96], r11
	xor r11d, r11d
	adcx rbx, r14
	adox r13, rdi
	mulx rdi, r14, qword ptr [rsp+48]
	adcx r13, r14
	adox r15, rdi
	mulx rdi, r14, qword ptr [rsp+112]
	adcx r15, r14
	adox rcx, rdi
	mulx rdi, rdx, qword ptr [rsp+104]
	adcx rcx, rdx
	adox rdi, r11
	adc rdi, 0
	mov rdx, qword ptr [rsp+120]
	mulx r14, r11, qword ptr [rsp+64]
	mov qword ptr [rsp+16], rbp
	xor ebp, ebp
	adcx r13, r11
	adox r15, r14
	mulx r11, r14, qword ptr [rsp+48]
	adcx r15, r14
	adox rcx, r11
	mulx r11, r14, qword ptr [rsp+112]
	adcx rcx, r14
	adox rdi, r11
	mulx r11, rdx, qword ptr [rsp+104]
	adcx rdi, rdx
	adox r11, rbp
	adc r11, 0
	mov rdx, qword ptr [rsp+56]
	mulx r14, rbp, qword ptr [rsp+64]
	mov qword ptr [rsp+64], r8
	xor r8d, r8d
	adcx r15, rbp
	adox rcx, r14
	mulx rbp, r14, qword ptr [rsp+48]
	adcx rcx, r14
	adox rdi, rbp
	mulx rbp, r14, qword ptr [rsp+112]
	adcx rdi, r14
	adox r11, rbp
	mulx rbp, rdx, qword ptr [rsp+104]
	adcx r11, rdx
	adox rbp, r8
	adc rbp, 0
	mov edx, 189
	mulx rcx, r14, rcx
	xor r8d, r8d
	adcx r12, r14
	adox rbx, rcx
	mulx rdi, rcx, rdi
	adcx rbx, rcx
	adox r13, rdi
	mulx r11, rcx, r11
	adcx r13, rcx
	adox r15, r11
	mulx rbp, rcx, rbp
	adcx r15, rcx
	adox rbp, r8
	adc rbp, 0
	lea rcx, [rbp+rbp*4]
	lea rcx, [rbp+rcx*4]
	lea rcx, [rcx+rcx*8]
	add r12, rcx
	adc rbx, 0
	adc r13, 0
	adc r15, 0
	lea rcx, [r12+189]
	cmovc r12, rcx
	/* m_r3 = A_r3*w_r3 */
	mov rdx, rax
	mulx rcx, rdi, qword ptr [rsp+144]
	mulx rax, r11, qword ptr [rsp+24]
	mulx rbp, r14, qword ptr [rsp+184]
	mulx r8, rdx, qword ptr [rsp+192]
	add rcx, r11
	adc rax, r14
	adc rbp, rdx
	adc r8, 0
	mov rdx, rsi
	mulx r11, r14, qword ptr [rsp+144]
	xor esi, esi
	adcx rcx, r14
	adox rax, r11
	mulx r11, r14, qword ptr [rsp+24]
	adcx rax, r14
	adox rbp, r11
	mulx r11, r14, qword ptr [rsp+184]
	adcx rbp, r14
	adox r8, r11
	mulx r11, rdx, qword ptr [rsp+192]
	adcx r8, rdx
	adox r11, rsi
	adc r11, 0
	mov rdx, r9
	mulx r14, rsi, qword ptr [rsp+144]
	xor r9d, r9d
	adcx rax, rsi
	adox rbp, r14
	mulx rsi, r14, qword ptr [rsp+24]
	adcx rbp, r14
	adox r8, rsi
	mulx rsi, r14, qword ptr [rsp+184]
	adcx r8, r14
	adox r11, rsi
	mulx rsi, rdx, qword ptr [rsp+192]
	adcx r11, rdx
	adox rsi, r9
	adc rsi, 0
	mov rdx, r10
	mulx r14, r9, qword ptr [rsp+144]
	xor r10d, r10d
	adcx rbp, r9
	adox r8, r14
	mulx r9, r14, qword ptr [rsp+24]
	adcx r8, r14
	adox r11, r9
	mulx r9, r14, qword ptr [rsp+184]
	adcx r11, r14
	adox rsi, r9
	mulx r9, rdx, qword ptr [rsp+192]
	adcx rsi, rdx
	adox r9, r10
	adc r9, 0
	mov edx, 189
	mulx r8, r14, r8
	xor r10d, r10d
	adcx rdi, r14
	adox rcx, r8
	mulx r11, r8, r11
	adcx rcx, r8
	adox rax, r11
	mulx rsi, r8, rsi
	adcx rax, r8
	adox rbp, rsi
	mulx r9, rsi, r9
	adcx rbp, rsi
	adox r9, r10
	adc r9, 0
	lea rsi, [r9+r9*4]
	lea rsi, [r9+rsi*4]
	lea rsi, [rsi+rsi*8]
	add rdi, rsi
	adc rcx, 0
	adc rax, 0
	adc rbp, 0
	lea rsi, [rdi+189]
	cmovc rdi, rsi
	/* X3_r3 = S_r3-2*B_r3 */
	mov rsi, qword ptr [rsp+200]
	sub rsi, qword ptr [rsp+88]
	mov r8, qword ptr [rsp+80]
	sbb r8, qword ptr [rsp+40]
	mov r9, qword ptr [rsp+160]
	sbb r9, qword ptr [rsp+32]
	mov r11, qword ptr [rsp+152]
	sbb r11, qword ptr [rsp+8]
	setc r14b
	movzx r14d, r14b
	sub rsi, qword ptr [rsp+88]
	sbb r8, qword ptr [rsp+40]
	sbb r9, qword ptr [rsp+32]
	sbb r11, qword ptr [rsp+8]
	adc r14, 0
	lea rdx, [r14+r14*4]
	lea rdx, [r14+rdx*4]
	lea rdx, [rdx+rdx*8]
	sub rsi, rdx
	sbb r8, 0
	sbb r9, 0
	sbb r11, 0
	lea r14, [rsi-189]
	cmovc rsi, r14
	/* Y3_r3 = m_r3-G_r3 */
	sub rdi, qword ptr [rsp+64]
	sbb rcx, qword ptr [rsp+16]
	sbb rax, qword ptr [rsp+96]
	sbb rbp, qword ptr [rsp+72]
	sbb r14, r14
	and r14d, 189
	sub rdi, r14
	sbb rcx, 0
	sbb rax, 0
	sbb rbp, 0
	lea r14, [rdi-189]
	cmovc rdi, r14
	/* ZZ_r4 = Z3_r3*Z3_r3 */
	mov rdx, rbx
	mulx r14, r10, r13
	mov qword ptr [rsp+8], r11
	mulx rbx, r11, r15
	mov qword ptr [rsp+16], rdx
	mov rdx, r13
	mov qword ptr [rsp+24], r9
	mov qword ptr [rsp+32], r8
	mulx r9, r8, r15
	add r14, r11
	adc rbx, r8
	adc r9, 0
	mov r8, rdx
	mov rdx, r12
	mulx r11, r13, qword ptr [rsp+16]
	mov qword ptr [rsp+40], rsi
	mulx r12, rsi, r8
	mov qword ptr [rsp+48], rdi
	mov qword ptr [rsp+56], rbp
	mulx rdi, rbp, r15
	add r11, rsi
	adc r12, rbp
	adc rdi, 0
	add r10, r12
	adc r14, rdi
	adc rbx, 0
	adc r9, 0
	mulx rsi, rdi, rdx
	mov rbp, rdx
	mov rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+64], rbp
	mulx r12, rbp, rdx
	mov rdx, r8
	mov qword ptr [rsp+72], rax
	mov qword ptr [rsp+80], rcx
	mulx rax, rcx, rdx
	mov rdx, r15
	mov qword ptr [rsp+88], r8
	mov qword ptr [rsp+96], rdi
	mulx r8, rdi, rdx
	xor r15d, r15d
	adcx r13, r13
	adox r13, rsi
	adcx r11, r11
	adox r11, rbp
	adcx r10, r10
	adox r10, r12
	adcx r14, r14
	adox r14, rcx
	adcx rbx, rbx
	adox rbx, rax
	adcx r9, r9
	adox r9, rdi
	adox r8, r15
	adc r8, 0
	mov rax, rdx
	mov edx, 189
	mulx r14, rcx, r14
	xor esi, esi
	adcx rcx, qword ptr [rsp+96]
	adox r13, r14
	mulx rbx, rdi, rbx
	adcx r13, rdi
	adox r11, rbx
	mulx r9, rdi, r9
	adcx r11, rdi
	adox r10, r9
	mulx r8, rdi, r8
	adcx r10, rdi
	adox r8, rsi
	adc r8, 0
	lea rdi, [r8+r8*4]
	lea rdi, [r8+rdi*4]
	lea rdi, [rdi+rdi*8]
	add rcx, rdi
	adc r13, 0
	adc r11, 0
	adc r10, 0
	lea rdi, [rcx+189]
	cmovc rcx, rdi
	/* YY_r4 = Y3_r3*Y3_r3 */
	mov rdx, qword ptr [rsp+80]
	mulx rdi, r8, qword ptr [rsp+72]
	mulx r9, rbx, qword ptr [rsp+56]
	mov rdx, qword ptr [rsp+72]
	mulx rbp, r12, qword ptr [rsp+56]
	add rdi, rbx
	adc r9, r12
	adc rbp, 0
	mov rdx, qword ptr [rsp+48]
	mulx rbx, r12, qword ptr [rsp+80]
	mulx r14, r15, qword ptr [rsp+72]
	mov qword ptr [rsp+96], rax
	mulx rsi, rax, qword ptr [rsp+56]
	add rbx, r15
	adc r14, rax
	adc rsi, 0
	add r8, r14
	adc rdi, rsi
	adc r9, 0
	adc rbp, 0
	mulx rax, rsi, rdx
	mov rdx, qword ptr [rsp+80]
	mulx r14, r15, rdx
	mov rdx, qword ptr [rsp+72]
	mov qword ptr [rsp+104], r10
	mov qword ptr [rsp+112], r11
	mulx r10, r11, rdx
	mov rdx, qword ptr [rsp+56]
	mov qword ptr [rsp+120], r13
	mov qword ptr [rsp+128], rcx
	mulx r13, rcx, rdx
	xor edx, edx
	adcx r12, r12
	adox r12, rax
	adcx rbx, rbx
	adox rbx, r15
	adcx r8, r8
	adox r8, r14
	adcx rdi, rdi
	adox rdi, r11
	adcx r9, r9
	adox r9, r10
	adcx rbp, rbp
	adox rbp, rcx
	adox r13, rdx
	adc r13, 0
	mov edx, 189
	mulx rdi, rax, rdi
	xor ecx, ecx
	adcx rsi, rax
	adox r12, rdi
	mulx r9, rax, r9
	adcx r12, rax
	adox rbx, r9
	mulx rbp, rax, rbp
	adcx rbx, rax
	adox r8, rbp
	mulx r13, rax, r13
	adcx r8, rax
	adox r13, rcx
	adc r13, 0
	lea rax, [r13+r13*4]
	lea rax, [r13+rax*4]
	lea rax, [rax+rax*8]
	add rsi, rax
	adc r12, 0
	adc rbx, 0
	adc r8, 0
	lea rax, [rsi+189]
	cmovc rsi, rax
	/* t1_r4 = X3_r3-ZZ_r4 */
	mov rax, qword ptr [rsp+40]
	sub rax, qword ptr [rsp+128]
	mov rdi, qword ptr [rsp+32]
	sbb rdi, qword ptr [rsp+120]
	mov r9, qword ptr [rsp+24]
	sbb r9, qword ptr [rsp+112]
	mov r10, qword ptr [rsp+8]
	sbb r10, qword ptr [rsp+104]
	sbb r11, r11
	and r11d, 189
	sub rax, r11
	sbb rdi, 0
	sbb r9, 0
	sbb r10, 0
	lea r11, [rax-189]
	cmovc rax, r11
	/* t0_r4 = X3_r3+ZZ_r4 */
	mov r11, qword ptr [rsp+40]
	add r11, qword ptr [rsp+128]
	mov rbp, qword ptr [rsp+32]
	adc rbp, qword ptr [rsp+120]
	mov r13, qword ptr [rsp+24]
	adc r13, qword ptr [rsp+112]
	mov r14, qword ptr [rsp+8]
	adc r14, qword ptr [rsp+104]
	sbb r15, r15
	and r15d, 189
	add r11, r15
	adc rbp, 0
	adc r13, 0
	adc r14, 0
	lea r15, [r11+189]
	cmovc r11, r15
	/* t2_r4 = 3*t1_r4 */
	mov r15, rax
	add r15, rax
	mov rdx, rdi
	adc rdx, rdi
	mov rcx, r9
	adc rcx, r9
	mov qword ptr [rsp+104], r8
	mov r8, r10
	adc r8, r10
	mov qword ptr [rsp+112], rbx
	setc bl
	movzx ebx, bl
	add r15, rax
	adc rdx, rdi
	adc rcx, r9
	adc r8, r10
	adc rbx, 0
	lea rax, [rbx+rbx*4]
	lea rax, [rbx+rax*4]
	lea rax, [rax+rax*8]
	add r15, rax
	adc rdx, 0
	adc rcx, 0
	adc r8, 0
	lea rax, [r15+189]
	cmovc r15, rax
	/* t4_r4 = t0_r4/2 */
	mov rax, r11
	and eax, 1
	bt rax, 0
	sbb rax, rax
	mov rdi, -189
	and rdi, rax
	add r11, rdi
	adc rbp, rax
	adc r13, rax
	adc r14, rax
	setc al
	movzx eax, al
	shl rax, 63
	mov rdi, r14
	shr rdi, 1
	or rdi, rax
	mov rax, rbp
	shl rax, 63
	shr r11, 1
	or r11, rax
	mov rax, r13
	shl rax, 63
	shr rbp, 1
	or rbp, rax
	shl r14, 63
	shr r13, 1
	or r13, r14
	/* B_r4 = X3_r3*YY_r4 */
	mov rax, rdx
	mov rdx, rsi
	mulx r9, r10, qword ptr [rsp+40]
	mulx rsi, rbx, qword ptr [rsp+32]
	mov qword ptr [rsp+120], r8
	mulx r14, r8, qword ptr [rsp+24]
	mov qword ptr [rsp+128], rcx
	mov qword ptr [rsp+136], rax
	mulx rcx, rax, qword ptr [rsp+8]
	add r9, rbx
	adc rsi, r8
	adc r14, rax
	adc rcx, 0
	mov rax, rdx
	mov rdx, r12
	mulx r8, rbx, qword ptr [rsp+40]
	xor r12d, r12d
	adcx r9, rbx
	adox rsi, r8
	mulx r8, rbx, qword ptr [rsp+32]
	adcx rsi, rbx
	adox r14, r8
	mulx r8, rbx, qword ptr [rsp+24]
	adcx r14, rbx
	adox rcx, r8
	mulx r8, rbx, qword ptr [rsp+8]
	adcx rcx, rbx
	adox r8, r12
	adc r8, 0
	mov rbx, rdx
	mov rdx, qword ptr [rsp+112]
	mov qword ptr [rsp+144], rax
	mulx r12, rax, qword ptr [rsp+40]
	mov qword ptr [rsp+152], rbx
	xor ebx, ebx
	adcx rsi, rax
	adox r14, r12
	mulx rax, r12, qword ptr [rsp+32]
	adcx r14, r12
	adox rcx, rax
	mulx rax, r12, qword ptr [rsp+24]
	adcx rcx, r12
	adox r8, rax
	mulx rax, r12, qword ptr [rsp+8]
	adcx r8, r12
	adox rax, rbx
	adc rax, 0
	mov rdx, qword ptr [rsp+104]
	mulx r12, rbx, qword ptr [rsp+40]
	mov qword ptr [rsp+40], rdi
	xor edi, edi
	adcx r14, rbx
	adox rcx, r12
	mulx rbx, r12, qword ptr [rsp+32]
	adcx rcx, r12
	adox r8, rbx
	mulx rbx, r12, qword ptr [rsp+24]
	adcx r8, r12
	adox rax, rbx
	mulx rbx, r12, qword ptr [rsp+8]
	adcx rax, r12
	adox rbx, rdi
	adc rbx, 0
	mov edx, 189
	mulx rcx, r12, rcx
	xor edi, edi
	adcx r10, r12
	adox r9, rcx
	mulx r8, rcx, r8
	adcx r9, rcx
	adox rsi, r8
	mulx rax, rcx, rax
	adcx rsi, rcx
	adox r14, rax
	mulx rbx, rax, rbx
	adcx r14, rax
	adox rbx, rdi
	adc rbx, 0
	lea rax, [rbx+rbx*4]
	lea rax, [rbx+rax*4]
	lea rax, [rax+rax*8]
	add r10, rax
	adc r9, 0
	adc rsi, 0
	adc r14, 0
	lea rax, [r10+189]
	cmovc r10, rax
	/* A_r4 = t4_r4*t2_r4 */
	mov rdx, r15
	mulx rax, rcx, r11
	mulx r8, rbx, rbp
	mulx r12, r15, r13
	mulx rdi, rdx, qword ptr [rsp+40]
	add rax, rbx
	adc r8, r15
	adc r12, rdx
	adc rdi, 0
	mov rdx, qword ptr [rsp+136]
	mulx rbx, r15, r11
	mov qword ptr [rsp+8], r14
	xor r14d, r14d
	adcx rax, r15
	adox r8, rbx
	mulx rbx, r15, rbp
	adcx r8, r15
	adox r12, rbx
	mulx rbx, r15, r13
	adcx r12, r15
	adox rdi, rbx
	mulx rbx, rdx, qword ptr [rsp+40]
	adcx rdi, rdx
	adox rbx, r14
	adc rbx, 0
	mov rdx, qword ptr [rsp+128]
	mulx r15, r14, r11
	mov qword ptr [rsp+24], rsi
	xor esi, esi
	adcx r8, r14
	adox r12, r15
	mulx r14, r15, rbp
	adcx r12, r15
	adox rdi, r14
	mulx r14, r15, r13
	adcx rdi, r15
	adox rbx, r14
	mulx r14, rdx, qword ptr [rsp+40]
	adcx rbx, rdx
	adox r14, rsi
	adc r14, 0
	mov rdx, qword ptr [rsp+120]
	mulx r11, r15, r11
	xor esi, esi
	adcx r12, r15
	adox rdi, r11
	mulx rbp, r11, rbp
	adcx rdi, r11
	adox rbx, rbp
	mulx r13, r11, r13
	adcx rbx, r11
	adox r14, r13
	mulx r11, rdx, qword ptr [rsp+40]
	adcx r14, rdx
	adox r11, rsi
	adc r11, 0
	mov edx, 189
	mulx rdi, rbp, rdi
	xor r13d, r13d
	adcx rcx, rbp
	adox rax, rdi
	mulx rbx, rsi, rbx
	adcx rax, rsi
	adox r8, rbx
	mulx r14, rsi, r14
	adcx r8, rsi
	adox r12, r14
	mulx r11, rsi, r11
	adcx r12, rsi
	adox r11, r13
	adc r11, 0
	lea rsi, [r11+r11*4]
	lea rsi, [r11+rsi*4]
	lea rsi, [rsi+rsi*8]
	add rcx, rsi
	adc rax, 0
	adc r8, 0
	adc r12, 0
	lea rsi, [rcx+189]
	cmovc rcx, rsi
	/* g_r4 = 3*B_r4 */
	mov rsi, r10
	add rsi, r10
	mov rdi, r9
	adc rdi, r9
	mov r11, qword ptr [rsp+24]
	adc r11, qword ptr [rsp+24]
	mov rbx, qword ptr [rsp+8]
	adc rbx, qword ptr [rsp+8]
	setc bpl
	movzx ebp, bpl
	add rsi, r10
	adc rdi, r9
	adc r11, qword ptr [rsp+24]
	adc rbx, qword ptr [rsp+8]
	adc rbp, 0
	lea r14, [rbp+rbp*4]
	lea r14, [rbp+r14*4]
	lea r14, [r14+r14*8]
	add rsi, r14
	adc rdi, 0
	adc r11, 0
	adc rbx, 0
	lea rbp, [rsi+189]
	cmovc rsi, rbp
	/* S_r4 = A_r4*A_r4 */
	mov rdx, rax
	mulx rbp, r14, r8
	mulx rax, r15, r12
	mov qword ptr [rsp+32], rdx
	mov rdx, r8
	mov qword ptr [rsp+40], r9
	mulx r13, r9, r12
	add rbp, r15
	adc rax, r9
	adc r13, 0
	mov rdx, rcx
	mulx r9, r15, qword ptr [rsp+32]
	mov qword ptr [rsp+120], r10
	mulx rcx, r10, r8
	mov qword ptr [rsp+128], rbx
	mov qword ptr [rsp+136], r11
	mulx rbx, r11, r12
	add r9, r10
	adc rcx, r11
	adc rbx, 0
	add r14, rcx
	adc rbp, rbx
	adc rax, 0
	adc r13, 0
	mulx rcx, r10, rdx
	mov r11, rdx
	mov rdx, qword ptr [rsp+32]
	mov qword ptr [rsp+160], r11
	mulx rbx, r11, rdx
	mov rdx, r8
	mov qword ptr [rsp+168], rdi
	mov qword ptr [rsp+176], rsi
	mulx rdi, rsi, rdx
	mov rdx, r12
	mov qword ptr [rsp+184], r8
	mov qword ptr [rsp+192], r10
	mulx r8, r10, rdx
	xor r12d, r12d
	adcx r15, r15
	adox r15, rcx
	adcx r9, r9
	adox r9, r11
	adcx r14, r14
	adox r14, rbx
	adcx rbp, rbp
	adox rbp, rsi
	adcx rax, rax
	adox rax, rdi
	adcx r13, r13
	adox r13, r10
	adox r8, r12
	adc r8, 0
	mov rcx, rdx
	mov edx, 189
	mulx rbp, rsi, rbp
	xor edi, edi
	adcx rsi, qword ptr [rsp+192]
	adox r15, rbp
	mulx rax, r10, rax
	adcx r15, r10
	adox r9, rax
	mulx r13, rax, r13
	adcx r9, rax
	adox r14, r13
	mulx r8, rax, r8
	adcx r14, rax
	adox r8, rdi
	adc r8, 0
	lea rax, [r8+r8*4]
	lea rax, [r8+rax*4]
	lea rax, [rax+rax*8]
	add rsi, rax
	adc r15, 0
	adc r9, 0
	adc r14, 0
	lea rax, [rsi+189]
	cmovc rsi, rax
	/* G_r4 = YY_r4*YY_r4 */
	mov rdx, qword ptr [rsp+152]
	mulx rax, r8, qword ptr [rsp+112]
	mulx r10, r11, qword ptr [rsp+104]
	mov rdx, qword ptr [rsp+112]
	mulx rbx, rbp, qword ptr [rsp+104]
	add rax, r11
	adc r10, rbp
	adc rbx, 0
	mov rdx, qword ptr [rsp+144]
	mulx r11, rbp, qword ptr [rsp+152]
	mulx r12, r13, qword ptr [rsp+112]
	mov qword ptr [rsp+192], rcx
	mulx rdi, rcx, qword ptr [rsp+104]
	add r11, r13
	adc r12, rcx
	adc rdi, 0
	add r8, r12
	adc rax, rdi
	adc r10, 0
	adc rbx, 0
	mulx rcx, rdi, rdx
	mov rdx, qword ptr [rsp+152]
	mulx r12, r13, rdx
	mov rdx, qword ptr [rsp+112]
	mov qword ptr [rsp+144], r14
	mov qword ptr [rsp+152], r9
	mulx r14, r9, rdx
	mov rdx, qword ptr [rsp+104]
	mov qword ptr [rsp+112], r15
	mov qword ptr [rsp+200], rsi
	mulx r15, rsi, rdx
	xor edx, edx
	adcx rbp, rbp
	adox rbp, rcx
	adcx r11, r11
	adox r11, r13
	adcx r8, r8
	adox r8, r12
	adcx rax, rax
	adox rax, r9
	adcx r10, r10
	adox r10, r14
	adcx rbx, rbx
	adox rbx, rsi
	adox r15, rdx
	adc r15, 0
	mov edx, 189
	mulx rax, rcx, rax
	xor esi, esi
	adcx rdi, rcx
	adox rbp, rax
	mulx r10, rax, r10
	adcx rbp, rax
	adox r11, r10
	mulx rbx, rax, rbx
	adcx r11, rax
	adox r8, rbx
	mulx r15, rax, r15
	adcx r8, rax
	adox r15, rsi
	adc r15, 0
	lea rax, [r15+r15*4]
	lea rax, [r15+rax*4]
	lea rax, [rax+rax*8]
	add rdi, rax
	adc rbp, 0
	adc r11, 0
	adc r8, 0
	lea rax, [rdi+189]
	cmovc rdi, rax
	/* w_r4 = g_r4-S_r4 */
	mov rax, qword ptr [rsp+176]
	sub rax, qword ptr [rsp+200]
	mov rcx, qword ptr [rsp+168]
	sbb rcx, qword ptr [rsp+112]
	mov r9, qword ptr [rsp+136]
	sbb r9, qword ptr [rsp+152]
	mov r10, qword ptr [rsp+128]
	sbb r10, qword ptr [rsp+144]
	sbb rbx, rbx
	and ebx, 189
	sub rax, rbx
	sbb rcx, 0
	sbb r9, 0
	sbb r10, 0
	lea rbx, [rax-189]
	cmovc rax, rbx
	/* Z3_r4 = Y3_r3*Z3_r3 */
	mov rdx, qword ptr [rsp+64]
	mulx rbx, r12, qword ptr [rsp+48]
	mulx r13, r14, qword ptr [rsp+80]
	mulx r15, rsi, qword ptr [rsp+72]
	mov qword ptr [rsp+104], r8
	mulx r8, rdx, qword ptr [rsp+56]
	add rbx, r14
	adc r13, rsi
	adc r15, rdx
	adc r8, 0
	mov rdx, qword ptr [rsp+16]
	mulx rsi, r14, qword ptr [rsp+48]
	mov qword ptr [rsp+64], r11
	xor r11d, r11d
	adcx rbx, r14
	adox r13, rsi
	mulx rsi, r14, qword ptr [rsp+80]
	adcx r13, r14
	adox r15, rsi
	mulx rsi, r14, qword ptr [rsp+72]
	adcx r15, r14
	adox r8, rsi
	mulx rsi, rdx, qword ptr [rsp+56]
	adcx r8, rdx
	adox rsi, r11
	adc rsi, 0
	mov rdx, qword ptr [rsp+88]
	mulx r14, r11, qword ptr [rsp+48]
	mov qword ptr [rsp+16], rbp
	xor ebp, ebp
	adcx r13, r11
	adox r15, r14
	mulx r11, r14, qword ptr [rsp+80]
	adcx r15, r14
	adox r8, r11
	mulx r11, r14, qword ptr [rsp+72]
	adcx r8, r14
	adox rsi, r11
	mulx r11, rdx, qword ptr [rsp+56]
	adcx rsi, rdx
	adox r11, rbp
	adc r11, 0
	mov rdx, qword ptr [rsp+96]
	mulx r14, rbp, qword ptr [rsp+48]
	mov qword ptr [rsp+48], rdi
	xor edi, edi
	adcx r15, rbp
	adox r8, r14
	mulx rbp, r14, qword ptr [rsp+80]
	adcx r8, r14
	adox rsi, rbp
	mulx rbp, r14, qword ptr [rsp+72]
	adcx rsi, r14
	adox r11, rbp
	mulx rbp, rdx, qword ptr [rsp+56]
	adcx r11, rdx
	adox rbp, rdi
	adc rbp, 0
	mov edx, 189
	mulx r8, r14, r8
	xor edi, edi
	adcx r12, r14
	adox rbx, r8
	mulx rsi, r8, rsi
	adcx rbx, r8
	adox r13, rsi
	mulx r11, rsi, r11
	adcx r13, rsi
	adox r15, r11
	mulx rbp, rsi, rbp
	adcx r15, rsi
	adox rbp, rdi
	adc rbp, 0
	lea rsi, [rbp+rbp*4]
	lea rsi, [rbp+rsi*4]
	lea rsi, [rsi+rsi*8]
	add r12, rsi
	adc rbx, 0
	mov rsi, qword ptr [rsp]
	mov qword ptr [rsi+72], rbx
	adc r13, 0
	mov qword ptr [rsi+80], r13
	adc r15, 0
	mov qword ptr [rsi+88], r15
	lea r8, [r12+189]
	cmovc r12, r8
	mov qword ptr [rsi+64], r12
	/* m_r4 = A_r4*w_r4 */
	mov rdx, rax
	mulx r8, r11, qword ptr [rsp+160]
	mulx rax, rbx, qword ptr [rsp+32]
	mulx rbp, r12, qword ptr [rsp+184]
	mulx r13, rdx, qword ptr [rsp+192]
	add r8, rbx
	adc rax, r12
	adc rbp, rdx
	adc r13, 0
	mov rdx, rcx
	mulx rbx, r12, qword ptr [rsp+160]
	xor ecx, ecx
	adcx r8, r12
	adox rax, rbx
	mulx rdi, rbx, qword ptr [rsp+32]
	adcx rax, rbx
	adox rbp, rdi
	mulx rdi, rbx, qword ptr [rsp+184]
	adcx rbp, rbx
	adox r13, rdi
	mulx rdi, rdx, qword ptr [rsp+192]
	adcx r13, rdx
	adox rdi, rcx
	adc rdi, 0
	mov rdx, r9
	mulx rbx, r12, qword ptr [rsp+160]
	xor r9d, r9d
	adcx rax, r12
	adox rbp, rbx
	mulx rcx, rbx, qword ptr [rsp+32]
	adcx rbp, rbx
	adox r13, rcx
	mulx rcx, rbx, qword ptr [rsp+184]
	adcx r13, rbx
	adox rdi, rcx
	mulx rcx, rdx, qword ptr [rsp+192]
	adcx rdi, rdx
	adox rcx, r9
	adc rcx, 0
	mov rdx, r10
	mulx rbx, r12, qword ptr [rsp+160]
	xor r10d, r10d
	adcx rbp, r12
	adox r13, rbx
	mulx r9, rbx, qword ptr [rsp+32]
	adcx r13, rbx
	adox rdi, r9
	mulx r9, rbx, qword ptr [rsp+184]
	adcx rdi, rbx
	adox rcx, r9
	mulx r9, rdx, qword ptr [rsp+192]
	adcx rcx, rdx
	adox r9, r10
	adc r9, 0
	mov edx, 189
	mulx r13, rbx, r13
	xor r12d, r12d
	adcx r11, rbx
	adox r8, r13
	mulx rdi, r10, rdi
	adcx r8, r10
	adox rax, rdi
	mulx rcx, rdi, rcx
	adcx rax, rdi
	adox rbp, rcx
	mulx r9, rcx, r9
	adcx rbp, rcx
	adox r9, r12
	adc r9, 0
	lea rcx, [r9+r9*4]
	lea rcx, [r9+rcx*4]
	lea rcx, [rcx+rcx*8]
	add r11, rcx
	adc r8, 0
	adc rax, 0
	adc rbp, 0
	lea rcx, [r11+189]
	cmovc r11, rcx
	/* X3_r4 = S_r4-2*B_r4 */
	mov rcx, qword ptr [rsp+200]
	sub rcx, qword ptr [rsp+120]
	mov rdi, qword ptr [rsp+112]
	sbb rdi, qword ptr [rsp+40]
	mov r9, qword ptr [rsp+152]
	sbb r9, qword ptr [rsp+24]
	mov r10, qword ptr [rsp+144]
	sbb r10, qword ptr [rsp+8]
	setc bl
	movzx ebx, bl
	sub rcx, qword ptr [rsp+120]
	sbb rdi, qword ptr [rsp+40]
	sbb r9, qword ptr [rsp+24]
	sbb r10, qword ptr [rsp+8]
	adc rbx, 0
	lea r13, [rbx+rbx*4]
	lea r13, [rbx+r13*4]
	lea r13, [r13+r13*8]
	sub rcx, r13
	sbb rdi, 0
	mov qword ptr [rsi+8], rdi
	sbb r9, 0
	mov qword ptr [rsi+16], r9
	sbb r10, 0
	mov qword ptr [rsi+24], r10
	lea rdi, [rcx-189]
	cmovc rcx, rdi
	mov qword ptr [rsi], rcx
	/* Y3_r4 = m_r4-G_r4 */
	sub r11, qword ptr [rsp+48]
	sbb r8, qword ptr [rsp+16]
	sbb rax, qword ptr [rsp+64]
	sbb rbp, qword ptr [rsp+104]
	sbb rcx, rcx
	and ecx, 189
	sub r11, rcx
	sbb r8, 0
	mov qword ptr [rsi+40], r8
	sbb rax, 0
	mov qword ptr [rsi+48], rax
	sbb rbp, 0
	mov qword ptr [rsi+56], rbp
	lea rax, [r11-189]
	cmovc r11, rax
	mov qword ptr [rsi+32], r11
	add rsp, 208
	JAC256189_RAISED(208)
	pop r15
	JAC256189_POPPED(r15)
	pop r14
	JAC256189_POPPED(r14)
	pop r13
	JAC256189_POPPED(r13)
	pop r12
	JAC256189_POPPED(r12)
	pop rbp
	JAC256189_POPPED(rbp)
	pop rbx
	JAC256189_POPPED(rbx)
	ret
JAC256189_END(JAC256189_NAME(jac256189_jac_4dbl))

/* void jac256189_jac_dbladd(uint64_t *r, const uint64_t *p, const uint64_t *q)
 * r (out) in rdi, p (in) in rsi, q (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 3 out, each any value of its words (incompletely reduced).
 * Made of shortw/jacobian-3/doubling-addition/dadd-2010-lg; fusions: products.
 * Stack: 296 bytes; 2010 instructions; modelled 674.25 core cycles.
 */
JAC256189_BEGIN(JAC256189_NAME(jac256189_jac_dbladd))
	push rbx
	JAC256189_PUSHED(rbx)
	push rbp
	JAC256189_PUSHED(rbp)
	push r12
	JAC256189_PUSHED(r12)
	push r13
	JAC256189_PUSHED(r13)
	push r14
	JAC256189_PUSHED(r14)
	push r15
	JAC256189_PUSHED(r15)
	sub rsp, 248
	JAC256189_LOWERED(248)
	JAC256189_FRAME_MADE
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
	/* ZZ = Z1*Z1 */
	mov rdx, qword ptr [rsi+72]
	mulx rbx, r13, qword ptr [rsi+80]
	mulx r14, r15, qword ptr [rsi+88]
	mov rdx, qword ptr [rsi+80]
	mov qword ptr [rsp], rdi
	mulx r12, rdi, qword ptr [rsi+88]
	add rbx, r15
	adc r14, rdi
	adc r12, 0
	mov rdx, qword ptr [rsi+64]
	mulx rdi, r15, qword ptr [rsi+72]
	mov qword ptr [rsp+8], rcx
	mov qword ptr [rsp+16], r8
	mulx rcx, r8, qword ptr [rsi+80]
	mov qword ptr [rsp+24], r15
	mov qword ptr [rsp+32], r12
	mulx r15, r12, qword ptr [rsi+88]
	add rdi, r8
	adc rcx, r12
	adc r15, 0
	mov rdx, qword ptr [rax+112]
	mulx r8, r12, qword ptr [rsi]
	mov qword ptr [rsp+40], rdi
	xor edi, edi
	adcx r9, r12
	adox r11, r8
	mulx r8, r12, qword ptr [rsi+8]
	adcx r11, r12
	adox rbp, r8
	mulx r8, r12, qword ptr [rsi+16]
	adcx rbp, r12
	adox r10, r8
	mulx r8, rdx, qword ptr [rsi+24]
	adcx r10, rdx
	adox r8, rdi
	adc r8, 0
	add r13, rcx
	adc rbx, r15
	adc r14, 0
	mov rcx, qword ptr [rsp+32]
	adc rcx, 0
	mov rdx, qword ptr [rsi+64]
	mulx r12, r15, rdx
	mov rdx, qword ptr [rsi+72]
	mov qword ptr [rsp+32], r9
	mulx rdi, r9, rdx
	mov rdx, qword ptr [rsi+80]
	mov qword ptr [rsp+48], r15
	mov qword ptr [rsp+56], r8
	mulx r15, r8, rdx
	mov rdx, qword ptr [rsi+88]
	mov qword ptr [rsp+64], r10
	mov qword ptr [rsp+72], rbp
	mulx r10, rbp, rdx
	xor edx, edx
	mov qword ptr [rsp+80], r11
	mov r11, qword ptr [rsp+24]
	adcx r11, qword ptr [rsp+24]
	adox r11, r12
	mov r12, qword ptr [rsp+40]
	adcx r12, qword ptr [rsp+40]
	adox r12, r9
	adcx r13, r13
	adox r13, rdi
	adcx rbx, rbx
	adox rbx, r8
	adcx r14, r14
	adox r14, r15
	adcx rcx, rcx
	adox rcx, rbp
	adox r10, rdx
	adc r10, 0
	mov rdx, qword ptr [rax+120]
	mulx rdi, r8, qword ptr [rsi]
	xor r9d, r9d
	adcx r8, qword ptr [rsp+80]
	adox rdi, qword ptr [rsp+72]
	mulx rbp, r15, qword ptr [rsi+8]
	adcx rdi, r15
	adox rbp, qword ptr [rsp+64]
	mulx r15, r9, qword ptr [rsi+16]
	adcx rbp, r9
	adox r15, qword ptr [rsp+56]
	mulx r9, rdx, qword ptr [rsi+24]
	adcx r15, rdx
	mov edx, 0
	adox r9, rdx
	adc r9, 0
	mov edx, 189
	mov qword ptr [rsp+24], rax
	mulx rbx, rax, rbx
	mov qword ptr [rsp+40], rsi
	xor esi, esi
	adcx rax, qword ptr [rsp+48]
	adox r11, rbx
	mulx r14, rbx, r14
	adcx r11, rbx
	adox r12, r14
	mulx rcx, rbx, rcx
	adcx r12, rbx
	adox r13, rcx
	mulx r10, rcx, r10
	adcx r13, rcx
	adox r10, rsi
	adc r10, 0
	mov edx, 189
	mulx rdi, rcx, rdi
	xor ebx, ebx
	adcx rcx, qword ptr [rsp+16]
	adox rdi, qword ptr [rsp+8]
	mulx rbp, rsi, rbp
	adcx rdi, rsi
	adox rbp, qword ptr [rsp+32]
	mulx r15, rsi, r15
	adcx rbp, rsi
	adox r8, r15
	mulx r9, rsi, r9
	adcx r8, rsi
	adox r9, rbx
	adc r9, 0
	lea rsi, [r10+r10*4]
	lea rsi, [r10+rsi*4]
	lea rsi, [rsi+rsi*8]
	/* S1 = Y1*ZZZ2 */
	mov r10, qword ptr [rsp+24]
	mov rdx, qword ptr [r10+128]
	mov r14, qword ptr [rsp+40]
	mulx r15, rbx, qword ptr [r14+32]
	mov qword ptr [rsp+8], rbx
	mov qword ptr [rsp+16], r8
	mulx rbx, r8, qword ptr [r14+40]
	mov qword ptr [rsp+32], rbp
	mov qword ptr [rsp+48], rdi
	mulx rbp, rdi, qword ptr [r14+48]
	mov qword ptr [rsp+56], rcx
	mulx rcx, rdx, qword ptr [r14+56]
	add r15, r8
	adc rbx, rdi
	adc rbp, rdx
	adc rcx, 0
	add rax, rsi
	adc r11, 0
	adc r12, 0
	adc r13, 0
	sbb rsi, rsi
	lea rdi, [r9+r9*4]
	lea rdi, [r9+rdi*4]
	lea rdi, [rdi+rdi*8]
	mov rdx, qword ptr [r10+136]
	mulx r8, r9, qword ptr [r14+32]
	mov qword ptr [rsp+64], r13
	xor r13d, r13d
	adcx r15, r9
	adox rbx, r8
	mulx r8, r9, qword ptr [r14+40]
	adcx rbx, r9
	adox rbp, r8
	mulx r8, r9, qword ptr [r14+48]
	adcx rbp, r9
	adox rcx, r8
	mulx r8, rdx, qword ptr [r14+56]
	adcx rcx, rdx
	adox r8, r13
	adc r8, 0
	and esi, 189
	add rdi, qword ptr [rsp+56]
	mov r9, qword ptr [rsp+48]
	adc r9, 0
	mov rdx, qword ptr [rsp+32]
	adc rdx, 0
	mov r13, qword ptr [rsp+16]
	adc r13, 0
	mov qword ptr [rsp+16], r13
	sbb r13, r13
	add rax, rsi
	mov rsi, rdx
	mov rdx, qword ptr [r10+144]
	mov qword ptr [rsp+32], rsi
	mov qword ptr [rsp+48], r9
	mulx rsi, r9, qword ptr [r14+32]
	mov qword ptr [rsp+56], r15
	xor r15d, r15d
	adcx rbx, r9
	adox rbp, rsi
	mulx rsi, r9, qword ptr [r14+40]
	adcx rbp, r9
	adox rcx, rsi
	mulx rsi, r9, qword ptr [r14+48]
	adcx rcx, r9
	adox r8, rsi
	mulx rsi, rdx, qword ptr [r14+56]
	adcx r8, rdx
	adox rsi, r15
	adc rsi, 0
	/* ZZZ = ZZ*Z1 */
	mov rdx, qword ptr [r14+64]
	mulx r9, r15, rax
	mov qword ptr [rsp+72], r15
	mov qword ptr [rsp+80], rbx
	mulx r15, rbx, r11
	mov qword ptr [rsp+88], r11
	mov qword ptr [rsp+96], rax
	mulx r11, rax, r12
	mov qword ptr [rsp+104], r12
	mulx r12, r10, qword ptr [rsp+64]
	add r9, rbx
	adc r15, rax
	adc r11, r10
	adc r12, 0
	and r13d, 189
	add rdi, r13
	mov rax, qword ptr [rsp+24]
	mov rdx, qword ptr [rax+152]
	mulx r10, rbx, qword ptr [r14+32]
	xor r13d, r13d
	adcx rbp, rbx
	adox rcx, r10
	mulx r10, rbx, qword ptr [r14+40]
	adcx rcx, rbx
	adox r8, r10
	mulx r10, rbx, qword ptr [r14+48]
	adcx r8, rbx
	adox rsi, r10
	mulx r10, rdx, qword ptr [r14+56]
	adcx rsi, rdx
	adox r10, r13
	adc r10, 0
	mov rdx, qword ptr [r14+72]
	mulx rbx, r13, qword ptr [rsp+96]
	mov qword ptr [rsp+112], rdi
	xor edi, edi
	adcx r9, r13
	adox r15, rbx
	mulx rbx, r13, qword ptr [rsp+88]
	adcx r15, r13
	adox r11, rbx
	mulx rbx, r13, qword ptr [rsp+104]
	adcx r11, r13
	adox r12, rbx
	mulx rbx, r13, qword ptr [rsp+64]
	adcx r12, r13
	adox rbx, rdi
	adc rbx, 0
	mov edx, 189
	mulx rcx, r13, rcx
	xor edi, edi
	adcx r13, qword ptr [rsp+8]
	adox rcx, qword ptr [rsp+56]
	mulx r8, rdi, r8
	adcx rcx, rdi
	adox r8, qword ptr [rsp+80]
	mulx rsi, rdi, rsi
	adcx r8, rdi
	adox rbp, rsi
	mulx r10, rsi, r10
	adcx rbp, rsi
	mov esi, 0
	adox r10, rsi
	adc r10, 0
	mov rdx, qword ptr [r14+80]
	mulx rdi, rsi, qword ptr [rsp+96]
	xor eax, eax
	adcx r15, rsi
	adox r11, rdi
	mulx rsi, rdi, qword ptr [rsp+88]
	adcx r11, rdi
	adox r12, rsi
	mulx rsi, rdi, qword ptr [rsp+104]
	adcx r12, rdi
	adox rbx, rsi
	mulx rsi, rdi, qword ptr [rsp+64]
	adcx rbx, rdi
	adox rsi, rax
	adc rsi, 0
	lea rdi, [r10+r10*4]
	lea rdi, [r10+rdi*4]
	lea rdi, [rdi+rdi*8]
	add r13, rdi
	adc rcx, 0
	adc r8, 0
	adc rbp, 0
	sbb rdi, rdi
	mov rdx, qword ptr [r14+88]
	mulx r10, rax, qword ptr [rsp+96]
	mov qword ptr [rsp+8], rbp
	xor ebp, ebp
	adcx r11, rax
	adox r12, r10
	mulx rax, r10, qword ptr [rsp+88]
	adcx r12, r10
	adox rbx, rax
	mulx rax, r10, qword ptr [rsp+104]
	adcx rbx, r10
	adox rsi, rax
	mulx rax, r10, qword ptr [rsp+64]
	adcx rsi, r10
	adox rax, rbp
	adc rax, 0
	/* U2 = X2*ZZ */
	mov rdx, qword ptr [rsp+96]
	mov r10, qword ptr [rsp+24]
	mulx rbp, r14, qword ptr [r10]
	mov qword ptr [rsp+56], r8
	mov qword ptr [rsp+80], rcx
	mulx r8, rcx, qword ptr [r10+8]
	mov qword ptr [rsp+120], r14
	mov qword ptr [rsp+128], r13
	mulx r14, r13, qword ptr [r10+16]
	mov qword ptr [rsp+136], rdi
	mulx rdi, rdx, qword ptr [r10+24]
	add rbp, rcx
	adc r8, r13
	adc r14, rdx
	adc rdi, 0
	mov edx, 189
	mulx r12, rcx, r12
	xor r13d, r13d
	adcx rcx, qword ptr [rsp+72]
	adox r9, r12
	mulx rbx, r12, rbx
	adcx r9, r12
	adox r15, rbx
	mulx rsi, rbx, rsi
	adcx r15, rbx
	adox r11, rsi
	mulx rax, rsi, rax
	adcx r11, rsi
	adox rax, r13
	adc rax, 0
	mov rdx, qword ptr [rsp+88]
	mulx rsi, rbx, qword ptr [r10]
	xor r12d, r12d
	adcx rbp, rbx
	adox r8, rsi
	mulx rsi, rbx, qword ptr [r10+8]
	adcx r8, rbx
	adox r14, rsi
	mulx rsi, rbx, qword ptr [r10+16]
	adcx r14, rbx
	adox rdi, rsi
	mulx rsi, rdx, qword ptr [r10+24]
	adcx rdi, rdx
	adox rsi, r12
	adc rsi, 0
	lea rbx, [rax+rax*4]
	lea rbx, [rax+rbx*4]
	lea rbx, [rbx+rbx*8]
	add rcx, rbx
	adc r9, 0
	adc r15, 0
	adc r11, 0
	sbb rax, rax
	mov rbx, qword ptr [rsp+136]
	and ebx, 189
	add rbx, qword ptr [rsp+128]
	and eax, 189
	mov rdx, qword ptr [rsp+104]
	mulx r13, r12, qword ptr [r10]
	mov qword ptr [rsp+72], rbx
	xor ebx, ebx
	adcx r8, r12
	adox r14, r13
	mulx r12, r13, qword ptr [r10+8]
	adcx r14, r13
	adox rdi, r12
	mulx r12, r13, qword ptr [r10+16]
	adcx rdi, r13
	adox rsi, r12
	mulx r12, rdx, qword ptr [r10+24]
	adcx rsi, rdx
	adox r12, rbx
	adc r12, 0
	add rcx, rax
	/* S2 = Y2*ZZZ */
	mov rdx, rcx
	mulx rax, r13, qword ptr [r10+32]
	mulx rcx, rbx, qword ptr [r10+40]
	mov qword ptr [rsp+88], r13
	mov qword ptr [rsp+96], r11
	mulx r13, r11, qword ptr [r10+48]
	mov qword ptr [rsp+104], r15
	mulx r15, rdx, qword ptr [r10+56]
	add rax, rbx
	adc rcx, r11
	adc r13, rdx
	adc r15, 0
	mov rdx, qword ptr [rsp+64]
	mulx r11, rbx, qword ptr [r10]
	mov qword ptr [rsp+128], r8
	xor r8d, r8d
	adcx r14, rbx
	adox rdi, r11
	mulx r11, rbx, qword ptr [r10+8]
	adcx rdi, rbx
	adox rsi, r11
	mulx r11, rbx, qword ptr [r10+16]
	adcx rsi, rbx
	adox r12, r11
	mulx r11, rdx, qword ptr [r10+24]
	adcx r12, rdx
	adox r11, r8
	adc r11, 0
	mov rdx, r9
	mulx rbx, r8, qword ptr [r10+32]
	xor r9d, r9d
	adcx rax, r8
	adox rcx, rbx
	mulx r8, rbx, qword ptr [r10+40]
	adcx rcx, rbx
	adox r13, r8
	mulx r8, rbx, qword ptr [r10+48]
	adcx r13, rbx
	adox r15, r8
	mulx r8, rdx, qword ptr [r10+56]
	adcx r15, rdx
	adox r8, r9
	adc r8, 0
	mov edx, 189
	mulx rdi, rbx, rdi
	xor r9d, r9d
	adcx rbx, qword ptr [rsp+120]
	adox rbp, rdi
	mulx rsi, rdi, rsi
	adcx rbp, rdi
	adox rsi, qword ptr [rsp+128]
	mulx r12, rdi, r12
	adcx rsi, rdi
	adox r14, r12
	mulx r11, rdi, r11
	adcx r14, rdi
	adox r11, r9
	adc r11, 0
	mov rdx, qword ptr [rsp+104]
	mulx rdi, r12, qword ptr [r10+32]
	xor r9d, r9d
	adcx rcx, r12
	adox r13, rdi
	mulx rdi, r12, qword ptr [r10+40]
	adcx r13, r12
	adox r15, rdi
	mulx rdi, r12, qword ptr [r10+48]
	adcx r15, r12
	adox r8, rdi
	mulx rdi, rdx, qword ptr [r10+56]
	adcx r8, rdx
	adox rdi, r9
	adc rdi, 0
	lea r12, [r11+r11*4]
	lea r12, [r11+r12*4]
	lea r12, [r12+r12*8]
	mov rdx, qword ptr [rsp+96]
	mulx r11, r9, qword ptr [r10+32]
	mov qword ptr [rsp+64], rcx
	xor ecx, ecx
	adcx r13, r9
	adox r15, r11
	mulx r9, r11, qword ptr [r10+40]
	adcx r15, r11
	adox r8, r9
	mulx r9, r11, qword ptr [r10+48]
	adcx r8, r11
	adox rdi, r9
	mulx r9, rdx, qword ptr [r10+56]
	adcx rdi, rdx
	adox r9, rcx
	adc r9, 0
	add rbx, r12
	adc rbp, 0
	adc rsi, 0
	adc r14, 0
	lea r11, [rbx+189]
	cmovc rbx, r11
	/* H = U2-U1 */
	sub rbx, qword ptr [rsp+112]
	sbb rbp, qword ptr [rsp+48]
	sbb rsi, qword ptr [rsp+32]
	sbb r14, qword ptr [rsp+16]
	sbb r11, r11
	mov edx, 189
	mulx r15, r12, r15
	xor ecx, ecx
	adcx r12, qword ptr [rsp+88]
	adox rax, r15
	mulx r8, r15, r8
	adcx rax, r15
	adox r8, qword ptr [rsp+64]
	mulx rdi, r15, rdi
	adcx r8, r15
	adox r13, rdi
	mulx r9, rdi, r9
	adcx r13, rdi
	adox r9, rcx
	adc r9, 0
	and r11d, 189
	sub rbx, r11
	sbb rbp, 0
	sbb rsi, 0
	sbb r14, 0
	sbb rdi, rdi
	lea r11, [r9+r9*4]
	lea r11, [r9+r11*4]
	lea r11, [r11+r11*8]
	and edi, 189
	sub rbx, rdi
	add r12, r11
	adc rax, 0
	adc r8, 0
	adc r13, 0
	sbb rdi, rdi
	/* HH = H*H */
	mov rdx, rbp
	mulx r9, r11, rsi
	mulx rbp, r15, r14
	mov qword ptr [rsp+64], rdx
	mov rdx, rsi
	mulx rcx, r10, r14
	add r9, r15
	adc rbp, r10
	adc rcx, 0
	mov rdx, rbx
	mulx r10, r15, qword ptr [rsp+64]
	mov qword ptr [rsp+88], r15
	mulx rbx, r15, rsi
	mov qword ptr [rsp+96], rsi
	mov qword ptr [rsp+104], rcx
	mulx rsi, rcx, r14
	add r10, r15
	adc rbx, rcx
	adc rsi, 0
	and edi, 189
	add r12, rdi
	/* R = S2-S1 */
	sub r12, qword ptr [rsp+72]
	sbb rax, qword ptr [rsp+80]
	sbb r8, qword ptr [rsp+56]
	sbb r13, qword ptr [rsp+8]
	sbb rcx, rcx
	add r11, rbx
	adc r9, rsi
	adc rbp, 0
	mov rsi, qword ptr [rsp+104]
	adc rsi, 0
	and ecx, 189
	mulx rdi, rbx, rdx
	mov r15, rdx
	mov rdx, qword ptr [rsp+64]
	mov qword ptr [rsp+104], r15
	mov qword ptr [rsp+120], rbx
	mulx r15, rbx, rdx
	mov rdx, qword ptr [rsp+96]
	mov qword ptr [rsp+128], r13
	mov qword ptr [rsp+136], r8
	mulx r13, r8, rdx
	mov rdx, r14
	mov qword ptr [rsp+144], rax
	mov qword ptr [rsp+152], rcx
	mulx rax, rcx, rdx
	xor r14d, r14d
	mov qword ptr [rsp+160], rdx
	mov rdx, qword ptr [rsp+88]
	adcx rdx, qword ptr [rsp+88]
	adox rdx, rdi
	adcx r10, r10
	adox r10, rbx
	adcx r11, r11
	adox r11, r15
	adcx r9, r9
	adox r9, r8
	adcx rbp, rbp
	adox rbp, r13
	adcx rsi, rsi
	adox rsi, rcx
	adox rax, r14
	adc rax, 0
	sub r12, qword ptr [rsp+152]
	mov rcx, qword ptr [rsp+144]
	sbb rcx, 0
	mov rdi, qword ptr [rsp+136]
	sbb rdi, 0
	mov r8, qword ptr [rsp+128]
	sbb r8, 0
	sbb rbx, rbx
	/* RR = R*R */
	mov r13, rdx
	mov rdx, rcx
	mulx r15, r14, rdi
	mov qword ptr [rsp+88], r14
	mulx rcx, r14, r8
	mov qword ptr [rsp+128], rdx
	mov rdx, rdi
	mov qword ptr [rsp+136], r12
	mov qword ptr [rsp+144], rbx
	mulx r12, rbx, r8
	add r15, r14
	adc rcx, rbx
	adc r12, 0
	mov edx, 189
	mulx r9, rbx, r9
	xor r14d, r14d
	adcx rbx, qword ptr [rsp+120]
	adox r13, r9
	mulx rbp, r9, rbp
	adcx r13, r9
	adox r10, rbp
	mulx rsi, r9, rsi
	adcx r10, r9
	adox r11, rsi
	mulx rax, rsi, rax
	adcx r11, rsi
	adox rax, r14
	adc rax, 0
	mov rsi, qword ptr [rsp+144]
	and esi, 189
	mov r9, qword ptr [rsp+136]
	sub r9, rsi
	mov rdx, r9
	mulx rsi, rbp, qword ptr [rsp+128]
	mulx r9, r14, rdi
	mov qword ptr [rsp+120], rbp
	mov qword ptr [rsp+136], rdi
	mulx rbp, rdi, r8
	add rsi, r14
	adc r9, rdi
	adc rbp, 0
	lea rdi, [rax+rax*4]
	lea rdi, [rax+rdi*4]
	lea rdi, [rdi+rdi*8]
	add rbx, rdi
	adc r13, 0
	adc r10, 0
	adc r11, 0
	sbb rax, rax
	add r9, qword ptr [rsp+88]
	adc r15, rbp
	adc rcx, 0
	adc r12, 0
	mulx rdi, rbp, rdx
	mov r14, rdx
	mov rdx, qword ptr [rsp+128]
	mov qword ptr [rsp+88], r14
	mov qword ptr [rsp+144], rbp
	mulx r14, rbp, rdx
	mov rdx, qword ptr [rsp+136]
	mov qword ptr [rsp+152], r11
	mov qword ptr [rsp+168], r10
	mulx r11, r10, rdx
	mov rdx, r8
	mov qword ptr [rsp+176], r13
	mov qword ptr [rsp+184], rbx
	mulx r13, rbx, rdx
	xor r8d, r8d
	mov qword ptr [rsp+192], rdx
	mov rdx, qword ptr [rsp+120]
	adcx rdx, qword ptr [rsp+120]
	adox rdx, rdi
	adcx rsi, rsi
	adox rsi, rbp
	adcx r9, r9
	adox r9, r14
	adcx r15, r15
	adox r15, r10
	adcx rcx, rcx
	adox rcx, r11
	adcx r12, r12
	adox r12, rbx
	adox r13, r8
	adc r13, 0
	and eax, 189
	add rax, qword ptr [rsp+184]
	/* V = HH*U1 */
	mov rdi, rdx
	mov rdx, qword ptr [rsp+112]
	mulx r10, r11, rax
	mulx rbx, rbp, qword ptr [rsp+176]
	mulx r14, r8, qword ptr [rsp+168]
	mov qword ptr [rsp+120], r11
	mulx r11, rdx, qword ptr [rsp+152]
	add r10, rbp
	adc rbx, r8
	adc r14, rdx
	adc r11, 0
	mov edx, 189
	mulx r15, r8, r15
	xor ebp, ebp
	adcx r8, qword ptr [rsp+144]
	adox rdi, r15
	mulx rcx, r15, rcx
	adcx rdi, r15
	adox rsi, rcx
	mulx r12, rcx, r12
	adcx rsi, rcx
	adox r9, r12
	mulx r13, rcx, r13
	adcx r9, rcx
	adox r13, rbp
	adc r13, 0
	mov rdx, qword ptr [rsp+48]
	mulx rcx, r12, rax
	xor r15d, r15d
	adcx r10, r12
	adox rbx, rcx
	mulx rcx, rbp, qword ptr [rsp+176]
	adcx rbx, rbp
	adox r14, rcx
	mulx rcx, rbp, qword ptr [rsp+168]
	adcx r14, rbp
	adox r11, rcx
	mulx rcx, rdx, qword ptr [rsp+152]
	adcx r11, rdx
	adox rcx, r15
	adc rcx, 0
	lea rbp, [r13+r13*4]
	lea rbp, [r13+rbp*4]
	lea rbp, [rbp+rbp*8]
	add r8, rbp
	adc rdi, 0
	adc rsi, 0
	adc r9, 0
	sbb rbp, rbp
	mov rdx, qword ptr [rsp+32]
	mulx r12, r13, rax
	xor r15d, r15d
	adcx rbx, r13
	adox r14, r12
	mulx r12, r13, qword ptr [rsp+176]
	adcx r14, r13
	adox r11, r12
	mulx r12, r13, qword ptr [rsp+168]
	adcx r11, r13
	adox rcx, r12
	mulx r12, rdx, qword ptr [rsp+152]
	adcx rcx, rdx
	adox r12, r15
	adc r12, 0
	and ebp, 189
	/* HHH = H*HH */
	mov rdx, rax
	mulx r13, r15, qword ptr [rsp+104]
	mov qword ptr [rsp+32], r15
	mulx rax, r15, qword ptr [rsp+64]
	mov qword ptr [rsp+48], r9
	mov qword ptr [rsp+112], rsi
	mulx r9, rsi, qword ptr [rsp+96]
	mov qword ptr [rsp+144], rdi
	mov qword ptr [rsp+184], r8
	mulx rdi, r8, qword ptr [rsp+160]
	add r13, r15
	adc rax, rsi
	adc r9, r8
	adc rdi, 0
	mulx rsi, rdx, qword ptr [rsp+16]
	xor r8d, r8d
	adcx r14, rdx
	adox r11, rsi
	mov rdx, qword ptr [rsp+16]
	mulx rsi, r15, qword ptr [rsp+176]
	adcx r11, r15
	adox rcx, rsi
	mulx rsi, r15, qword ptr [rsp+168]
	adcx rcx, r15
	adox r12, rsi
	mulx rsi, rdx, qword ptr [rsp+152]
	adcx r12, rdx
	adox rsi, r8
	adc rsi, 0
	mov rdx, qword ptr [rsp+176]
	mulx r15, r8, qword ptr [rsp+104]
	mov qword ptr [rsp+16], rbp
	xor ebp, ebp
	adcx r13, r8
	adox rax, r15
	mulx r8, r15, qword ptr [rsp+64]
	adcx rax, r15
	adox r9, r8
	mulx r8, r15, qword ptr [rsp+96]
	adcx r9, r15
	adox rdi, r8
	mulx r8, rdx, qword ptr [rsp+160]
	adcx rdi, rdx
	adox r8, rbp
	adc r8, 0
	mov edx, 189
	mulx r11, r15, r11
	xor ebp, ebp
	adcx r15, qword ptr [rsp+120]
	adox r10, r11
	mulx rcx, r11, rcx
	adcx r10, r11
	adox rbx, rcx
	mulx r12, rcx, r12
	adcx rbx, rcx
	adox r14, r12
	mulx rsi, rcx, rsi
	adcx r14, rcx
	adox rsi, rbp
	adc rsi, 0
	mov rdx, qword ptr [rsp+168]
	mulx rcx, r11, qword ptr [rsp+104]
	xor r12d, r12d
	adcx rax, r11
	adox r9, rcx
	mulx rcx, r11, qword ptr [rsp+64]
	adcx r9, r11
	adox rdi, rcx
	mulx rcx, r11, qword ptr [rsp+96]
	adcx rdi, r11
	adox r8, rcx
	mulx rcx, rdx, qword ptr [rsp+160]
	adcx r8, rdx
	adox rcx, r12
	adc rcx, 0
	lea r11, [rsi+rsi*4]
	lea r11, [rsi+r11*4]
	lea r11, [r11+r11*8]
	mov rsi, qword ptr [rsp+184]
	add rsi, qword ptr [rsp+16]
	add r15, r11
	adc r10, 0
	adc rbx, 0
	adc r14, 0
	sbb r11, r11
	mov rdx, qword ptr [rsp+152]
	mulx rbp, r12, qword ptr [rsp+104]
	mov qword ptr [rsp+16], rax
	xor eax, eax
	adcx r9, r12
	adox rdi, rbp
	mulx rbp, r12, qword ptr [rsp+64]
	adcx rdi, r12
	adox r8, rbp
	mulx rbp, r12, qword ptr [rsp+96]
	adcx r8, r12
	adox rcx, rbp
	mulx rbp, rdx, qword ptr [rsp+160]
	adcx rcx, rdx
	adox rbp, rax
	adc rbp, 0
	and r11d, 189
	add r15, r11
	/* W = RR-2*V */
	sub rsi, r15
	mov r11, qword ptr [rsp+144]
	sbb r11, r10
	mov r12, qword ptr [rsp+112]
	sbb r12, rbx
	mov rdx, qword ptr [rsp+48]
	sbb rdx, r14
	setc al
	movzx eax, al
	mov qword ptr [rsp+48], rdx
	mov edx, 189
	mov qword ptr [rsp+112], rax
	mulx rdi, rax, rdi
	mov qword ptr [rsp+120], r14
	xor r14d, r14d
	adcx rax, qword ptr [rsp+32]
	adox r13, rdi
	mulx r8, rdi, r8
	adcx r13, rdi
	adox r8, qword ptr [rsp+16]
	mulx rcx, rdi, rcx
	adcx r8, rdi
	adox r9, rcx
	mulx rbp, rcx, rbp
	adcx r9, rcx
	adox rbp, r14
	adc rbp, 0
	sub rsi, r15
	sbb r11, r10
	sbb r12, rbx
	mov rcx, qword ptr [rsp+48]
	sbb rcx, qword ptr [rsp+120]
	mov rdi, qword ptr [rsp+112]
	adc rdi, 0
	lea rdx, [rdi+rdi*4]
	lea rdx, [rdi+rdx*4]
	lea rdx, [rdx+rdx*8]
	/* ZH = Z1*H */
	mov rdi, rdx
	mov rdx, qword ptr [rsp+104]
	mov r14, qword ptr [rsp+40]
	mov qword ptr [rsp+16], rbx
	mov qword ptr [rsp+32], r10
	mulx rbx, r10, qword ptr [r14+64]
	mov qword ptr [rsp+48], r10
	mov qword ptr [rsp+112], r15
	mulx r10, r15, qword ptr [r14+72]
	mov qword ptr [rsp+144], r9
	mov qword ptr [rsp+152], r8
	mulx r9, r8, qword ptr [r14+80]
	mov qword ptr [rsp+168], r13
	mulx r13, rdx, qword ptr [r14+88]
	add rbx, r15
	adc r10, r8
	adc r9, rdx
	adc r13, 0
	lea r8, [rbp+rbp*4]
	lea r8, [rbp+r8*4]
	lea r8, [r8+r8*8]
	sub rsi, rdi
	sbb r11, 0
	sbb r12, 0
	sbb rcx, 0
	sbb rdi, rdi
	add rax, r8
	mov r8, qword ptr [rsp+168]
	adc r8, 0
	mov rbp, qword ptr [rsp+152]
	adc rbp, 0
	mov r15, qword ptr [rsp+144]
	adc r15, 0
	sbb rdx, rdx
	and edx, 189
	mov qword ptr [rsp+104], rdx
	mov rdx, qword ptr [rsp+64]
	mov qword ptr [rsp+144], r15
	mov qword ptr [rsp+152], rbp
	mulx r15, rbp, qword ptr [r14+64]
	mov qword ptr [rsp+168], r8
	xor r8d, r8d
	adcx rbx, rbp
	adox r10, r15
	mulx rbp, r15, qword ptr [r14+72]
	adcx r10, r15
	adox r9, rbp
	mulx rbp, r15, qword ptr [r14+80]
	adcx r9, r15
	adox r13, rbp
	mulx rbp, rdx, qword ptr [r14+88]
	adcx r13, rdx
	adox rbp, r8
	adc rbp, 0
	and edi, 189
	sub rsi, rdi
	add rax, qword ptr [rsp+104]
	/* W_2 = W-V-HHH */
	sub rsi, qword ptr [rsp+112]
	sbb r11, qword ptr [rsp+32]
	sbb r12, qword ptr [rsp+16]
	sbb rcx, qword ptr [rsp+120]
	setc dil
	movzx edi, dil
	mov rdx, qword ptr [rsp+96]
	mulx r15, r8, qword ptr [r14+64]
	mov qword ptr [rsp+64], rbx
	xor ebx, ebx
	adcx r10, r8
	adox r9, r15
	mulx r8, r15, qword ptr [r14+72]
	adcx r9, r15
	adox r13, r8
	mulx r8, r15, qword ptr [r14+80]
	adcx r13, r15
	adox rbp, r8
	mulx r8, rdx, qword ptr [r14+88]
	adcx rbp, rdx
	adox r8, rbx
	adc r8, 0
	sub rsi, rax
	sbb r11, qword ptr [rsp+168]
	sbb r12, qword ptr [rsp+152]
	sbb rcx, qword ptr [rsp+144]
	adc rdi, 0
	lea r15, [rdi+rdi*4]
	lea r15, [rdi+r15*4]
	lea r15, [r15+r15*8]
	mov rdx, qword ptr [rsp+160]
	mulx rdi, rbx, qword ptr [r14+64]
	mov qword ptr [rsp+96], r10
	xor r10d, r10d
	adcx r9, rbx
	adox r13, rdi
	mulx rdi, rbx, qword ptr [r14+72]
	adcx r13, rbx
	adox rbp, rdi
	mulx rdi, rbx, qword ptr [r14+80]
	adcx rbp, rbx
	adox r8, rdi
	mulx rdi, rdx, qword ptr [r14+88]
	adcx r8, rdx
	adox rdi, r10
	adc rdi, 0
	sub rsi, r15
	sbb r11, 0
	sbb r12, 0
	sbb rcx, 0
	sbb rbx, rbx
	and ebx, 189
	/* B = S1*HHH */
	mov rdx, rax
	mulx r14, r15, qword ptr [rsp+72]
	mulx rax, r10, qword ptr [rsp+80]
	mov qword ptr [rsp+40], r15
	mov qword ptr [rsp+104], rcx
	mulx r15, rcx, qword ptr [rsp+56]
	mov qword ptr [rsp+160], r11
	mulx r11, rdx, qword ptr [rsp+8]
	add r14, r10
	adc rax, rcx
	adc r15, rdx
	adc r11, 0
	sub rsi, rbx
	mov edx, 189
	mulx r13, rcx, r13
	xor r10d, r10d
	adcx rcx, qword ptr [rsp+48]
	adox r13, qword ptr [rsp+64]
	mulx rbp, rbx, rbp
	adcx r13, rbx
	adox rbp, qword ptr [rsp+96]
	mulx r8, rbx, r8
	adcx rbp, rbx
	adox r9, r8
	mulx rdi, r8, rdi
	adcx r9, r8
	adox rdi, r10
	adc rdi, 0
	mov rdx, qword ptr [rsp+168]
	mulx r8, rbx, qword ptr [rsp+72]
	xor r10d, r10d
	adcx r14, rbx
	adox rax, r8
	mulx r8, rbx, qword ptr [rsp+80]
	adcx rax, rbx
	adox r15, r8
	mulx r8, rbx, qword ptr [rsp+56]
	adcx r15, rbx
	adox r11, r8
	mulx r8, rdx, qword ptr [rsp+8]
	adcx r11, rdx
	adox r8, r10
	adc r8, 0
	lea rbx, [rdi+rdi*4]
	lea rbx, [rdi+rbx*4]
	lea rbx, [rbx+rbx*8]
	mov rdx, qword ptr [rsp+152]
	mulx rdi, r10, qword ptr [rsp+72]
	mov qword ptr [rsp+48], r14
	xor r14d, r14d
	adcx rax, r10
	adox r15, rdi
	mulx rdi, r10, qword ptr [rsp+80]
	adcx r15, r10
	adox r11, rdi
	mulx rdi, r10, qword ptr [rsp+56]
	adcx r11, r10
	adox r8, rdi
	mulx rdi, rdx, qword ptr [rsp+8]
	adcx r8, rdx
	adox rdi, r14
	adc rdi, 0
	add rcx, rbx
	adc r13, 0
	adc rbp, 0
	adc r9, 0
	sbb r10, r10
	and r10d, 189
	/* WW = W_2*W_2 */
	mov rdx, qword ptr [rsp+160]
	mulx rbx, r14, r12
	mov qword ptr [rsp+64], r9
	mov qword ptr [rsp+96], rbp
	mulx r9, rbp, qword ptr [rsp+104]
	mov rdx, r12
	mov qword ptr [rsp+152], r13
	mov qword ptr [rsp+168], rax
	mulx r13, rax, qword ptr [rsp+104]
	add rbx, rbp
	adc r9, rax
	adc r13, 0
	mov rax, rdx
	mov rdx, rsi
	mulx rbp, r12, qword ptr [rsp+160]
	mov qword ptr [rsp+176], r12
	mulx rsi, r12, rax
	mov qword ptr [rsp+184], rax
	mov qword ptr [rsp+200], rcx
	mulx rax, rcx, qword ptr [rsp+104]
	add rbp, r12
	adc rsi, rcx
	adc rax, 0
	mov rcx, rdx
	mov rdx, qword ptr [rsp+144]
	mov qword ptr [rsp+208], rbp
	mulx r12, rbp, qword ptr [rsp+72]
	mov qword ptr [rsp+72], rcx
	xor ecx, ecx
	adcx r15, rbp
	adox r11, r12
	mulx rbp, r12, qword ptr [rsp+80]
	adcx r11, r12
	adox r8, rbp
	mulx rbp, r12, qword ptr [rsp+56]
	adcx r8, r12
	adox rdi, rbp
	mulx rbp, rdx, qword ptr [rsp+8]
	adcx rdi, rdx
	adox rbp, rcx
	adc rbp, 0
	add r14, rsi
	adc rbx, rax
	adc r9, 0
	adc r13, 0
	add r10, qword ptr [rsp+200]
	mov rdx, qword ptr [rsp+72]
	mulx rax, rsi, rdx
	mov rdx, qword ptr [rsp+160]
	mulx r12, rcx, rdx
	mov rdx, qword ptr [rsp+184]
	mov qword ptr [rsp+8], r10
	mov qword ptr [rsp+56], rsi
	mulx r10, rsi, rdx
	mov rdx, qword ptr [rsp+104]
	mov qword ptr [rsp+80], rbp
	mov qword ptr [rsp+144], r15
	mulx rbp, r15, rdx
	xor edx, edx
	mov qword ptr [rsp+200], rdi
	mov rdi, qword ptr [rsp+176]
	adcx rdi, qword ptr [rsp+176]
	adox rdi, rax
	mov rax, qword ptr [rsp+208]
	adcx rax, qword ptr [rsp+208]
	adox rax, rcx
	adcx r14, r14
	adox r14, r12
	adcx rbx, rbx
	adox rbx, rsi
	adcx r9, r9
	adox r9, r10
	adcx r13, r13
	adox r13, r15
	adox rbp, rdx
	adc rbp, 0
	mov edx, 189
	mulx r11, rcx, r11
	xor esi, esi
	adcx rcx, qword ptr [rsp+40]
	adox r11, qword ptr [rsp+48]
	mulx r8, r10, r8
	adcx r11, r10
	adox r8, qword ptr [rsp+168]
	mulx r10, r12, qword ptr [rsp+200]
	adcx r8, r12
	adox r10, qword ptr [rsp+144]
	mulx r12, r15, qword ptr [rsp+80]
	adcx r10, r15
	adox r12, rsi
	adc r12, 0
	mov edx, 189
	mulx rbx, r15, rbx
	xor esi, esi
	adcx r15, qword ptr [rsp+56]
	adox rdi, rbx
	mulx r9, rbx, r9
	adcx rdi, rbx
	adox rax, r9
	mulx r13, r9, r13
	adcx rax, r9
	adox r14, r13
	mulx rbp, r9, rbp
	adcx r14, r9
	adox rbp, rsi
	adc rbp, 0
	lea r9, [r12+r12*4]
	lea r9, [r12+r9*4]
	lea r9, [r9+r9*8]
	add rcx, r9
	adc r11, 0
	adc r8, 0
	adc r10, 0
	sbb r9, r9
	/* RW = R*W_2 */
	mov rdx, qword ptr [rsp+72]
	mulx rbx, r12, qword ptr [rsp+88]
	mulx r13, rsi, qword ptr [rsp+128]
	mov qword ptr [rsp+40], r10
	mov qword ptr [rsp+48], r8
	mulx r10, r8, qword ptr [rsp+136]
	mov qword ptr [rsp+56], r11
	mov qword ptr [rsp+80], r12
	mulx r11, r12, qword ptr [rsp+192]
	add rbx, rsi
	adc r13, r8
	adc r10, r12
	adc r11, 0
	lea rsi, [rbp+rbp*4]
	lea rsi, [rbp+rsi*4]
	lea rsi, [rsi+rsi*8]
	mov rdx, qword ptr [rsp+160]
	mulx r8, rbp, qword ptr [rsp+88]
	xor r12d, r12d
	adcx rbx, rbp
	adox r13, r8
	mulx r8, rbp, qword ptr [rsp+128]
	adcx r13, rbp
	adox r10, r8
	mulx r8, rbp, qword ptr [rsp+136]
	adcx r10, rbp
	adox r11, r8
	mulx r8, rbp, qword ptr [rsp+192]
	adcx r11, rbp
	adox r8, r12
	adc r8, 0
	and r9d, 189
	add r15, rsi
	adc rdi, 0
	adc rax, 0
	adc r14, 0
	sbb rsi, rsi
	add rcx, r9
	mov rdx, qword ptr [rsp+184]
	mulx r9, rbp, qword ptr [rsp+88]
	xor r12d, r12d
	adcx r13, rbp
	adox r10, r9
	mulx r9, rbp, qword ptr [rsp+128]
	adcx r10, rbp
	adox r11, r9
	mulx r9, rbp, qword ptr [rsp+136]
	adcx r11, rbp
	adox r8, r9
	mulx r9, rbp, qword ptr [rsp+192]
	adcx r8, rbp
	adox r9, r12
	adc r9, 0
	and esi, 189
	add r15, rsi
	/* C = WW*V */
	mov rdx, qword ptr [rsp+112]
	mulx rsi, rbp, r15
	mov qword ptr [rsp+144], rbp
	mulx r12, rbp, rdi
	mov qword ptr [rsp+168], rcx
	mov qword ptr [rsp+176], rdi
	mulx rcx, rdi, rax
	mov qword ptr [rsp+200], rax
	mulx rax, rdx, r14
	add rsi, rbp
	adc r12, rdi
	adc rcx, rdx
	adc rax, 0
	mov rdx, qword ptr [rsp+104]
	mulx rdi, rbp, qword ptr [rsp+88]
	mov qword ptr [rsp+88], r14
	xor r14d, r14d
	adcx r10, rbp
	adox r11, rdi
	mulx rdi, rbp, qword ptr [rsp+128]
	adcx r11, rbp
	adox r8, rdi
	mulx rdi, rbp, qword ptr [rsp+136]
	adcx r8, rbp
	adox r9, rdi
	mulx rdi, rbp, qword ptr [rsp+192]
	adcx r9, rbp
	adox rdi, r14
	adc rdi, 0
	mov edx, 189
	mulx r11, rbp, r11
	xor r14d, r14d
	adcx rbp, qword ptr [rsp+80]
	adox rbx, r11
	mulx r8, r11, r8
	adcx rbx, r11
	adox r13, r8
	mulx r9, r8, r9
	adcx r13, r8
	adox r10, r9
	mulx rdi, r8, rdi
	adcx r10, r8
	adox rdi, r14
	adc rdi, 0
	mov rdx, qword ptr [rsp+32]
	mulx r8, r9, r15
	xor r11d, r11d
	adcx rsi, r9
	adox r12, r8
	mulx r8, r9, qword ptr [rsp+176]
	adcx r12, r9
	adox rcx, r8
	mulx r8, r9, qword ptr [rsp+200]
	adcx rcx, r9
	adox rax, r8
	mulx r8, rdx, qword ptr [rsp+88]
	adcx rax, rdx
	adox r8, r11
	adc r8, 0
	mov rdx, qword ptr [rsp+16]
	mulx r9, r14, r15
	xor r11d, r11d
	adcx r12, r14
	adox rcx, r9
	mulx r9, r14, qword ptr [rsp+176]
	adcx rcx, r14
	adox rax, r9
	mulx r9, r14, qword ptr [rsp+200]
	adcx rax, r14
	adox r8, r9
	mulx r9, rdx, qword ptr [rsp+88]
	adcx r8, rdx
	adox r9, r11
	adc r9, 0
	lea r14, [rdi+rdi*4]
	lea r14, [rdi+r14*4]
	lea r14, [r14+r14*8]
	add rbp, r14
	adc rbx, 0
	adc r13, 0
	adc r10, 0
	sbb rdi, rdi
	mov rdx, qword ptr [rsp+120]
	mulx r14, r11, r15
	mov qword ptr [rsp+16], r15
	xor r15d, r15d
	adcx rcx, r11
	adox rax, r14
	mulx r11, r14, qword ptr [rsp+176]
	adcx rax, r14
	adox r8, r11
	mulx r11, r14, qword ptr [rsp+200]
	adcx r8, r14
	adox r9, r11
	mulx r11, rdx, qword ptr [rsp+88]
	adcx r9, rdx
	adox r11, r15
	adc r11, 0
	and edi, 189
	/* T_1 = 2*B+RW */
	mov r14, qword ptr [rsp+168]
	add r14, qword ptr [rsp+168]
	mov rdx, qword ptr [rsp+56]
	adc rdx, qword ptr [rsp+56]
	mov r15, qword ptr [rsp+48]
	adc r15, qword ptr [rsp+48]
	mov qword ptr [rsp+32], r10
	mov r10, qword ptr [rsp+40]
	adc r10, qword ptr [rsp+40]
	mov qword ptr [rsp+80], r10
	setc r10b
	movzx r10d, r10b
	add rbp, rdi
	mov rdi, rdx
	mov edx, 189
	mov qword ptr [rsp+112], r10
	mulx rax, r10, rax
	mov qword ptr [rsp+120], r13
	xor r13d, r13d
	adcx r10, qword ptr [rsp+144]
	adox rsi, rax
	mulx r8, rax, r8
	adcx rsi, rax
	adox r12, r8
	mulx r9, rax, r9
	adcx r12, rax
	adox rcx, r9
	mulx r11, rax, r11
	adcx rcx, rax
	adox r11, r13
	adc r11, 0
	add r14, rbp
	adc rdi, rbx
	adc r15, qword ptr [rsp+120]
	mov rax, qword ptr [rsp+80]
	adc rax, qword ptr [rsp+32]
	mov r8, qword ptr [rsp+112]
	adc r8, 0
	lea r9, [r8+r8*4]
	lea r9, [r8+r9*4]
	lea r9, [r9+r9*8]
	/* WWW = WW*W_2 */
	mov rdx, qword ptr [rsp+72]
	mulx r8, rbx, qword ptr [rsp+16]
	mulx rbp, r13, qword ptr [rsp+176]
	mov qword ptr [rsp+32], rbx
	mov qword ptr [rsp+80], rcx
	mulx rbx, rcx, qword ptr [rsp+200]
	mov qword ptr [rsp+112], r12
	mov qword ptr [rsp+120], rsi
	mulx r12, rsi, qword ptr [rsp+88]
	add r8, r13
	adc rbp, rcx
	adc rbx, rsi
	adc r12, 0
	add r14, r9
	adc rdi, 0
	adc r15, 0
	adc rax, 0
	sbb rcx, rcx
	lea rsi, [r11+r11*4]
	lea rsi, [r11+rsi*4]
	lea rsi, [rsi+rsi*8]
	mov rdx, qword ptr [rsp+160]
	mulx r9, r11, qword ptr [rsp+16]
	xor r13d, r13d
	adcx r8, r11
	adox rbp, r9
	mulx r9, r11, qword ptr [rsp+176]
	adcx rbp, r11
	adox rbx, r9
	mulx r9, r11, qword ptr [rsp+200]
	adcx rbx, r11
	adox r12, r9
	mulx r9, r11, qword ptr [rsp+88]
	adcx r12, r11
	adox r9, r13
	adc r9, 0
	and ecx, 189
	add r10, rsi
	mov rsi, qword ptr [rsp+120]
	adc rsi, 0
	mov r11, qword ptr [rsp+112]
	adc r11, 0
	mov r13, qword ptr [rsp+80]
	adc r13, 0
	sbb rdx, rdx
	add r14, rcx
	mov rcx, rdx
	mov rdx, qword ptr [rsp+184]
	mov qword ptr [rsp+80], r13
	mov qword ptr [rsp+112], r11
	mulx r13, r11, qword ptr [rsp+16]
	mov qword ptr [rsp+120], rsi
	xor esi, esi
	adcx rbp, r11
	adox rbx, r13
	mulx r11, r13, qword ptr [rsp+176]
	adcx rbx, r13
	adox r12, r11
	mulx r11, r13, qword ptr [rsp+200]
	adcx r12, r13
	adox r9, r11
	mulx r11, r13, qword ptr [rsp+88]
	adcx r9, r13
	adox r11, rsi
	adc r11, 0
	and ecx, 189
	/* TT = T_1*T_1 */
	mov rdx, rdi
	mulx r13, rsi, r15
	mov qword ptr [rsp+128], rbp
	mulx rdi, rbp, rax
	mov qword ptr [rsp+136], rdx
	mov rdx, r15
	mov qword ptr [rsp+144], r8
	mov qword ptr [rsp+192], rcx
	mulx r8, rcx, rax
	add r13, rbp
	adc rdi, rcx
	adc r8, 0
	mov rcx, rdx
	mov rdx, r14
	mulx rbp, r15, qword ptr [rsp+136]
	mov qword ptr [rsp+208], r15
	mulx r14, r15, rcx
	mov qword ptr [rsp+216], rcx
	mov qword ptr [rsp+224], r10
	mulx rcx, r10, rax
	add rbp, r15
	adc r14, r10
	adc rcx, 0
	mov r10, rdx
	mov rdx, qword ptr [rsp+104]
	mov qword ptr [rsp+232], rbp
	mulx r15, rbp, qword ptr [rsp+16]
	mov qword ptr [rsp+16], rax
	xor eax, eax
	adcx rbx, rbp
	adox r12, r15
	mulx rbp, r15, qword ptr [rsp+176]
	adcx r12, r15
	adox r9, rbp
	mulx rbp, r15, qword ptr [rsp+200]
	adcx r9, r15
	adox r11, rbp
	mulx rbp, r15, qword ptr [rsp+88]
	adcx r11, r15
	adox rbp, rax
	adc rbp, 0
	add rsi, r14
	adc r13, rcx
	adc rdi, 0
	adc r8, 0
	mov rcx, qword ptr [rsp+224]
	add rcx, qword ptr [rsp+192]
	mov rdx, r10
	mulx r14, r15, rdx
	mov rdx, qword ptr [rsp+136]
	mov qword ptr [rsp+88], r10
	mulx rax, r10, rdx
	mov rdx, qword ptr [rsp+216]
	mov qword ptr [rsp+176], rcx
	mov qword ptr [rsp+192], r15
	mulx rcx, r15, rdx
	mov rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+200], rbp
	mov qword ptr [rsp+224], rbx
	mulx rbp, rbx, rdx
	xor edx, edx
	mov qword ptr [rsp+240], r11
	mov r11, qword ptr [rsp+208]
	adcx r11, qword ptr [rsp+208]
	adox r11, r14
	mov r14, qword ptr [rsp+232]
	adcx r14, qword ptr [rsp+232]
	adox r14, r10
	adcx rsi, rsi
	adox rsi, rax
	adcx r13, r13
	adox r13, r15
	adcx rdi, rdi
	adox rdi, rcx
	adcx r8, r8
	adox r8, rbx
	adox rbp, rdx
	adc rbp, 0
	mov edx, 189
	mulx r12, rax, r12
	xor ecx, ecx
	adcx rax, qword ptr [rsp+32]
	adox r12, qword ptr [rsp+144]
	mulx r9, r10, r9
	adcx r12, r10
	adox r9, qword ptr [rsp+128]
	mulx r10, rbx, qword ptr [rsp+240]
	adcx r9, rbx
	adox r10, qword ptr [rsp+224]
	mulx rbx, r15, qword ptr [rsp+200]
	adcx r10, r15
	adox rbx, rcx
	adc rbx, 0
	mov edx, 189
	mulx r13, r15, r13
	xor ecx, ecx
	adcx r15, qword ptr [rsp+192]
	adox r11, r13
	mulx rdi, r13, rdi
	adcx r11, r13
	adox r14, rdi
	mulx r8, rdi, r8
	adcx r14, rdi
	adox rsi, r8
	mulx rbp, rdi, rbp
	adcx rsi, rdi
	adox rbp, rcx
	adc rbp, 0
	lea rdi, [rbx+rbx*4]
	lea rdi, [rbx+rdi*4]
	lea rdi, [rdi+rdi*8]
	/* ZZH = Z2*ZH */
	mov rdx, qword ptr [rsp+8]
	mov r8, qword ptr [rsp+24]
	mulx rbx, r13, qword ptr [r8+64]
	mov qword ptr [rsp+32], r13
	mulx rcx, r13, qword ptr [r8+72]
	mov qword ptr [rsp+128], rsi
	mov qword ptr [rsp+144], r14
	mulx rsi, r14, qword ptr [r8+80]
	mov qword ptr [rsp+192], r11
	mulx r11, rdx, qword ptr [r8+88]
	add rbx, r13
	adc rcx, r14
	adc rsi, rdx
	adc r11, 0
	lea r13, [rbp+rbp*4]
	lea r13, [rbp+r13*4]
	lea r13, [r13+r13*8]
	add rax, rdi
	adc r12, 0
	adc r9, 0
	adc r10, 0
	sbb rdi, rdi
	add r15, r13
	mov rbp, qword ptr [rsp+192]
	adc rbp, 0
	mov r13, qword ptr [rsp+144]
	adc r13, 0
	mov r14, qword ptr [rsp+128]
	adc r14, 0
	sbb rdx, rdx
	mov qword ptr [rsp+8], rdx
	mov rdx, qword ptr [rsp+152]
	mov qword ptr [rsp+128], r10
	mov qword ptr [rsp+144], r14
	mulx r10, r14, qword ptr [r8+64]
	mov qword ptr [rsp+192], r9
	xor r9d, r9d
	adcx rbx, r14
	adox rcx, r10
	mulx r10, r14, qword ptr [r8+72]
	adcx rcx, r14
	adox rsi, r10
	mulx r10, r14, qword ptr [r8+80]
	adcx rsi, r14
	adox r11, r10
	mulx r10, rdx, qword ptr [r8+88]
	adcx r11, rdx
	adox r10, r9
	adc r10, 0
	and edi, 189
	mov r14, qword ptr [rsp+8]
	and r14d, 189
	add rax, rdi
	add r15, r14
	/* X3_1 = TT-WWW-2*C */
	sub r15, rax
	sbb rbp, r12
	sbb r13, qword ptr [rsp+192]
	mov rdi, qword ptr [rsp+144]
	sbb rdi, qword ptr [rsp+128]
	setc r14b
	movzx r14d, r14b
	mov rdx, qword ptr [rsp+96]
	mov qword ptr [rsp+8], r12
	mulx r9, r12, qword ptr [r8+64]
	mov qword ptr [rsp+144], rax
	xor eax, eax
	adcx rcx, r12
	adox rsi, r9
	mulx r9, r12, qword ptr [r8+72]
	adcx rsi, r12
	adox r11, r9
	mulx r9, r12, qword ptr [r8+80]
	adcx r11, r12
	adox r10, r9
	mulx r9, rdx, qword ptr [r8+88]
	adcx r10, rdx
	adox r9, rax
	adc r9, 0
	sub r15, qword ptr [rsp+176]
	sbb rbp, qword ptr [rsp+120]
	sbb r13, qword ptr [rsp+112]
	sbb rdi, qword ptr [rsp+80]
	adc r14, 0
	sub r15, qword ptr [rsp+176]
	sbb rbp, qword ptr [rsp+120]
	sbb r13, qword ptr [rsp+112]
	sbb rdi, qword ptr [rsp+80]
	adc r14, 0
	mov rdx, qword ptr [rsp+64]
	mulx r12, rax, qword ptr [r8+64]
	mov qword ptr [rsp+96], rcx
	xor ecx, ecx
	adcx rsi, rax
	adox r11, r12
	mulx rax, r12, qword ptr [r8+72]
	adcx r11, r12
	adox r10, rax
	mulx rax, r12, qword ptr [r8+80]
	adcx r10, r12
	adox r9, rax
	mulx rax, rdx, qword ptr [r8+88]
	adcx r9, rdx
	adox rax, rcx
	adc rax, 0
	lea r8, [r14+r14*4]
	lea r8, [r14+r8*4]
	lea r8, [r8+r8*8]
	sub r15, r8
	sbb rbp, 0
	mov r8, qword ptr [rsp]
	mov qword ptr [r8+8], rbp
	sbb r13, 0
	mov qword ptr [r8+16], r13
	sbb rdi, 0
	mov qword ptr [r8+24], rdi
	sbb r12, r12
	mov edx, 189
	mulx r11, r14, r11
	xor ecx, ecx
	adcx r14, qword ptr [rsp+32]
	adox rbx, r11
	mulx r10, r11, r10
	adcx rbx, r11
	adox r10, qword ptr [rsp+96]
	mulx r9, r11, r9
	adcx r10, r11
	adox rsi, r9
	mulx rax, r9, rax
	adcx rsi, r9
	adox rax, rcx
	adc rax, 0
	and r12d, 189
	sub r15, r12
	mov qword ptr [r8], r15
	lea r9, [rax+rax*4]
	lea r9, [rax+r9*4]
	lea r9, [r9+r9*8]
	/* t = X3_1-C */
	sub r15, qword ptr [rsp+176]
	sbb rbp, qword ptr [rsp+120]
	sbb r13, qword ptr [rsp+112]
	sbb rdi, qword ptr [rsp+80]
	sbb rax, rax
	add r14, r9
	adc rbx, 0
	adc r10, 0
	adc rsi, 0
	lea r9, [r14+189]
	cmovc r14, r9
	/* Z3 = ZZH*W_2 */
	mov rdx, qword ptr [rsp+72]
	mulx r9, r11, r14
	mulx r12, rcx, rbx
	mov qword ptr [rsp+24], r11
	mulx r8, r11, r10
	mov qword ptr [rsp+32], rdi
	mulx rdi, rdx, rsi
	add r9, rcx
	adc r12, r11
	adc r8, rdx
	adc rdi, 0
	mov rdx, qword ptr [rsp+160]
	mulx rcx, r11, r14
	mov qword ptr [rsp+64], r14
	xor r14d, r14d
	adcx r9, r11
	adox r12, rcx
	mulx rcx, r11, rbx
	adcx r12, r11
	adox r8, rcx
	mulx rcx, r11, r10
	adcx r8, r11
	adox rdi, rcx
	mulx rcx, rdx, rsi
	adcx rdi, rdx
	adox rcx, r14
	adc rcx, 0
	and eax, 189
	sub r15, rax
	sbb rbp, 0
	sbb r13, 0
	mov rax, qword ptr [rsp+32]
	sbb rax, 0
	sbb r11, r11
	and r11d, 189
	/* Y3 = T_1*t-WWW*B */
	mov edx, 0
	sub rdx, qword ptr [rsp+144]
	mov r14d, 0
	sbb r14, qword ptr [rsp+8]
	mov qword ptr [rsp+8], r9
	mov r9d, 0
	sbb r9, qword ptr [rsp+192]
	mov qword ptr [rsp+32], rax
	mov eax, 0
	sbb rax, qword ptr [rsp+128]
	mov qword ptr [rsp+72], r13
	sbb r13, r13
	mov qword ptr [rsp+80], rdx
	mov rdx, qword ptr [rsp+184]
	mov qword ptr [rsp+96], rbp
	mov qword ptr [rsp+112], rax
	mulx rbp, rax, qword ptr [rsp+64]
	mov qword ptr [rsp+120], r9
	xor r9d, r9d
	adcx r12, rax
	adox r8, rbp
	mulx rax, rbp, rbx
	adcx r8, rbp
	adox rdi, rax
	mulx rax, rbp, r10
	adcx rdi, rbp
	adox rcx, rax
	mulx rax, rdx, rsi
	adcx rcx, rdx
	adox rax, r9
	adc rax, 0
	sub r15, r11
	mov rdx, qword ptr [rsp+104]
	mulx r11, rbp, qword ptr [rsp+64]
	xor r9d, r9d
	adcx r8, rbp
	adox rdi, r11
	mulx rbx, r11, rbx
	adcx rdi, r11
	adox rcx, rbx
	mulx r10, r11, r10
	adcx rcx, r11
	adox rax, r10
	mulx rsi, rdx, rsi
	adcx rax, rdx
	adox rsi, r9
	adc rsi, 0
	and r13d, 189
	mov r10, qword ptr [rsp+80]
	sub r10, r13
	sbb r14, 0
	mov r11, qword ptr [rsp+120]
	sbb r11, 0
	mov rbx, qword ptr [rsp+112]
	sbb rbx, 0
	sbb rbp, rbp
	mov rdx, qword ptr [rsp+88]
	mulx r13, r9, r15
	mov qword ptr [rsp+64], rbx
	mov qword ptr [rsp+80], r11
	mulx rbx, r11, qword ptr [rsp+96]
	mov qword ptr [rsp+104], r14
	mov qword ptr [rsp+112], r15
	mulx r14, r15, qword ptr [rsp+72]
	mov qword ptr [rsp+120], r9
	mulx r9, rdx, qword ptr [rsp+32]
	add r13, r11
	adc rbx, r15
	adc r14, rdx
	adc r9, 0
	and ebp, 189
	mov edx, 189
	mulx rdi, r11, rdi
	xor r15d, r15d
	adcx r11, qword ptr [rsp+24]
	adox rdi, qword ptr [rsp+8]
	mulx rcx, r15, rcx
	adcx rdi, r15
	adox r12, rcx
	mulx rax, rcx, rax
	adcx r12, rcx
	adox r8, rax
	mulx rsi, rax, rsi
	adcx r8, rax
	mov eax, 0
	adox rsi, rax
	adc rsi, 0
	sub r10, rbp
	mov rdx, r10
	mulx rcx, rbp, qword ptr [rsp+168]
	xor r10d, r10d
	adcx rbp, qword ptr [rsp+120]
	adox r13, rcx
	mulx rax, rcx, qword ptr [rsp+56]
	adcx r13, rcx
	adox rbx, rax
	mulx rax, rcx, qword ptr [rsp+48]
	adcx rbx, rcx
	adox r14, rax
	mulx rax, rdx, qword ptr [rsp+40]
	adcx r14, rdx
	adox r9, rax
	seto al
	movzx eax, al
	adc r9, 0
	adc rax, 0
	lea rcx, [rsi+rsi*4]
	lea rcx, [rsi+rcx*4]
	lea rcx, [rcx+rcx*8]
	add r11, rcx
	adc rdi, 0
	mov rcx, qword ptr [rsp]
	mov qword ptr [rcx+72], rdi
	adc r12, 0
	mov qword ptr [rcx+80], r12
	adc r8, 0
	mov qword ptr [rcx+88], r8
	sbb rsi, rsi
	mov rdx, qword ptr [rsp+136]
	mulx rdi, r8, qword ptr [rsp+112]
	xor r12d, r12d
	adcx r13, r8
	adox rbx, rdi
	mulx rdi, r8, qword ptr [rsp+96]
	adcx rbx, r8
	adox r14, rdi
	mulx rdi, r8, qword ptr [rsp+72]
	adcx r14, r8
	adox r9, rdi
	mulx rdi, rdx, qword ptr [rsp+32]
	adcx r9, rdx
	adox rax, rdi
	seto dil
	movzx edi, dil
	adc rax, 0
	adc rdi, 0
	and esi, 189
	add r11, rsi
	mov qword ptr [rcx+64], r11
	mov rdx, qword ptr [rsp+104]
	mulx rsi, r8, qword ptr [rsp+168]
	xor r10d, r10d
	adcx r13, r8
	adox rbx, rsi
	mulx rsi, r8, qword ptr [rsp+56]
	adcx rbx, r8
	adox r14, rsi
	mulx rsi, r8, qword ptr [rsp+48]
	adcx r14, r8
	adox r9, rsi
	mulx rsi, rdx, qword ptr [rsp+40]
	adcx r9, rdx
	adox rax, rsi
	adcx rax, r10
	adox rdi, r10
	adc rdi, 0
	mov rdx, qword ptr [rsp+216]
	mulx rsi, r8, qword ptr [rsp+112]
	xor r11d, r11d
	adcx rbx, r8
	adox r14, rsi
	mulx rsi, r8, qword ptr [rsp+96]
	adcx r14, r8
	adox r9, rsi
	mulx rsi, r8, qword ptr [rsp+72]
	adcx r9, r8
	adox rax, rsi
	mulx rsi, rdx, qword ptr [rsp+32]
	adcx rax, rdx
	adox rdi, rsi
	seto sil
	movzx esi, sil
	adc rdi, 0
	adc rsi, 0
	mov rdx, qword ptr [rsp+80]
	mulx r8, r10, qword ptr [rsp+168]
	xor r12d, r12d
	adcx rbx, r10
	adox r14, r8
	mulx r8, r10, qword ptr [rsp+56]
	adcx r14, r10
	adox r9, r8
	mulx r8, r10, qword ptr [rsp+48]
	adcx r9, r10
	adox rax, r8
	mulx r8, rdx, qword ptr [rsp+40]
	adcx rax, rdx
	adox rdi, r8
	adcx rdi, r12
	adox rsi, r12
	adc rsi, 0
	mov rdx, qword ptr [rsp+16]
	mulx r8, r10, qword ptr [rsp+112]
	xor r11d, r11d
	adcx r14, r10
	adox r9, r8
	mulx r8, r10, qword ptr [rsp+96]
	adcx r9, r10
	adox rax, r8
	mulx r8, r10, qword ptr [rsp+72]
	adcx rax, r10
	adox rdi, r8
	mulx r8, rdx, qword ptr [rsp+32]
	adcx rdi, rdx
	adox rsi, r8
	seto r8b
	movzx r8d, r8b
	adc rsi, 0
	adc r8, 0
	mov rdx, qword ptr [rsp+64]
	mulx r10, r12, qword ptr [rsp+168]
	xor r15d, r15d
	adcx r14, r12
	adox r9, r10
	mulx r10, r11, qword ptr [rsp+56]
	adcx r9, r11
	adox rax, r10
	mulx r10, r11, qword ptr [rsp+48]
	adcx rax, r11
	adox rdi, r10
	mulx r10, rdx, qword ptr [rsp+40]
	adcx rdi, rdx
	adox rsi, r10
	adcx rsi, r15
	adox r8, r15
	adc r8, 0
	mov edx, 189
	mulx r9, r10, r9
	xor r11d, r11d
	adcx rbp, r10
	adox r13, r9
	mulx rax, r9, rax
	adcx r13, r9
	adox rbx, rax
	mulx rdi, rax, rdi
	adcx rbx, rax
	adox r14, rdi
	mulx rsi, rax, rsi
	adcx r14, rax
	adox rsi, r11
	adc rsi, 0
	lea rax, [r8+r8*4]
	lea rax, [r8+rax*4]
	lea rax, [rax+rax*8]
	add rsi, rax
	lea rax, [rsi+rsi*4]
	lea rax, [rsi+rax*4]
	lea rax, [rax+rax*8]
	add rbp, rax
	adc r13, 0
	mov qword ptr [rcx+40], r13
	adc rbx, 0
	mov qword ptr [rcx+48], rbx
	adc r14, 0
	mov qword ptr [rcx+56], r14
	lea rax, [rbp+189]
	cmovc rbp, rax
	mov qword ptr [rcx+32], rbp
	add rsp, 248
	JAC256189_RAISED(248)
	pop r15
	JAC256189_POPPED(r15)
	pop r14
	JAC256189_POPPED(r14)
	pop r13
	JAC256189_POPPED(r13)
	pop r12
	JAC256189_POPPED(r12)
	pop rbp
	JAC256189_POPPED(rbp)
	pop rbx
	JAC256189_POPPED(rbx)
	ret
JAC256189_END(JAC256189_NAME(jac256189_jac_dbladd))

/* void jac256189_prj_add(uint64_t *r, const uint64_t *p, const uint64_t *q)
 * r (out) in rdi, p (in) in rsi, q (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 3 out, each any value of its words (incompletely reduced).
 * Made of shortw/projective-3/addition/add-2015-rcb-3; fusions: products.
 * Stack: 304 bytes; 1566 instructions; modelled 514.25 core cycles.
 */
JAC256189_BEGIN(JAC256189_NAME(jac256189_prj_add))
	push rbx
	JAC256189_PUSHED(rbx)
	push rbp
	JAC256189_PUSHED(rbp)
	push r12
	JAC256189_PUSHED(r12)
	push r13
	JAC256189_PUSHED(r13)
	push r14
	JAC256189_PUSHED(r14)
	push r15
	JAC256189_PUSHED(r15)
	sub rsp, 256
	JAC256189_LOWERED(256)
	JAC256189_FRAME_MADE
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
	and r10d, 189
	add rax, r10
	adc rcx, 0
	adc r8, 0
	adc r9, 0
	lea r10, [rax+189]
	cmovc rax, r10
	/* t1 = Y1*Y2 */
	mov r10, rdx
	mov rdx, qword ptr [rdx+32]
	mulx r11, rbx, qword ptr [rsi+32]
	mulx rbp, r12, qword ptr [rsi+40]
	mulx r13, r14, qword ptr [rsi+48]
	mov qword ptr [rsp], rdi
	mulx r15, rdi, qword ptr [rsi+56]
	add r11, r12
	adc rbp, r14
	adc r13, rdi
	adc r15, 0
	mov rdx, qword ptr [r10+40]
	mulx rdi, r12, qword ptr [rsi+32]
	xor r14d, r14d
	adcx r11, r12
	adox rbp, rdi
	mulx rdi, r12, qword ptr [rsi+40]
	adcx rbp, r12
	adox r13, rdi
	mulx rdi, r12, qword ptr [rsi+48]
	adcx r13, r12
	adox r15, rdi
	mulx rdi, r12, qword ptr [rsi+56]
	adcx r15, r12
	adox rdi, r14
	adc rdi, 0
	mov rdx, qword ptr [r10+48]
	mulx r12, r14, qword ptr [rsi+32]
	mov qword ptr [rsp+8], r9
	xor r9d, r9d
	adcx rbp, r14
	adox r13, r12
	mulx r12, r14, qword ptr [rsi+40]
	adcx r13, r14
	adox r15, r12
	mulx r12, r14, qword ptr [rsi+48]
	adcx r15, r14
	adox rdi, r12
	mulx r12, r14, qword ptr [rsi+56]
	adcx rdi, r14
	adox r12, r9
	adc r12, 0
	mov rdx, qword ptr [r10+56]
	mulx r14, r9, qword ptr [rsi+32]
	mov qword ptr [rsp+16], r8
	xor r8d, r8d
	adcx r13, r9
	adox r15, r14
	mulx r9, r14, qword ptr [rsi+40]
	adcx r15, r14
	adox rdi, r9
	mulx r9, r14, qword ptr [rsi+48]
	adcx rdi, r14
	adox r12, r9
	mulx r9, r14, qword ptr [rsi+56]
	adcx r12, r14
	adox r9, r8
	adc r9, 0
	mov edx, 189
	mulx r15, r14, r15
	xor r8d, r8d
	adcx rbx, r14
	adox r11, r15
	mulx rdi, r14, rdi
	adcx r11, r14
	adox rbp, rdi
	mulx r12, rdi, r12
	adcx rbp, rdi
	adox r13, r12
	mulx r9, rdi, r9
	adcx r13, rdi
	adox r9, r8
	adc r9, 0
	lea rdi, [r9+r9*4]
	lea rdi, [r9+rdi*4]
	lea rdi, [rdi+rdi*8]
	add rbx, rdi
	adc r11, 0
	adc rbp, 0
	adc r13, 0
	lea rdi, [rbx+189]
	cmovc rbx, rdi
	/* X3_s = Y2+Z2 */
	mov rdi, qword ptr [r10+32]
	add rdi, qword ptr [r10+64]
	mov r9, qword ptr [r10+40]
	adc r9, qword ptr [r10+72]
	mov r12, qword ptr [r10+48]
	adc r12, qword ptr [r10+80]
	mov r14, qword ptr [r10+56]
	adc r14, qword ptr [r10+88]
	sbb r15, r15
	and r15d, 189
	add rdi, r15
	adc r9, 0
	adc r12, 0
	adc r14, 0
	lea r15, [rdi+189]
	cmovc rdi, r15
	/* t4_2 = Y1+Z1 */
	mov r15, qword ptr [rsi+32]
	add r15, qword ptr [rsi+64]
	mov rdx, qword ptr [rsi+40]
	adc rdx, qword ptr [rsi+72]
	mov r8, qword ptr [rsi+48]
	adc r8, qword ptr [rsi+80]
	mov qword ptr [rsp+24], r13
	mov r13, qword ptr [rsi+56]
	adc r13, qword ptr [rsi+88]
	mov qword ptr [rsp+32], rbp
	sbb rbp, rbp
	and ebp, 189
	add r15, rbp
	adc rdx, 0
	adc r8, 0
	adc r13, 0
	lea rbp, [r15+189]
	cmovc r15, rbp
	/* t3 = X1+Y1 */
	mov rbp, qword ptr [rsi]
	add rbp, qword ptr [rsi+32]
	mov qword ptr [rsp+40], r11
	mov r11, qword ptr [rsi+8]
	adc r11, qword ptr [rsi+40]
	mov qword ptr [rsp+48], rbx
	mov rbx, qword ptr [rsi+16]
	adc rbx, qword ptr [rsi+48]
	mov qword ptr [rsp+56], rcx
	mov rcx, qword ptr [rsi+24]
	adc rcx, qword ptr [rsi+56]
	mov qword ptr [rsp+64], rax
	sbb rax, rax
	and eax, 189
	add rbp, rax
	adc r11, 0
	adc rbx, 0
	adc rcx, 0
	lea rax, [rbp+189]
	cmovc rbp, rax
	/* t4_3 = t4_2*X3_s */
	mov rax, rdx
	mov rdx, rdi
	mov qword ptr [rsp+72], rcx
	mov qword ptr [rsp+80], rbx
	mulx rcx, rbx, r15
	mov qword ptr [rsp+88], r11
	mulx rdi, r11, rax
	mov qword ptr [rsp+96], rbp
	mov qword ptr [rsp+104], rsi
	mulx rbp, rsi, r8
	mov qword ptr [rsp+112], r10
	mulx r10, rdx, r13
	add rcx, r11
	adc rdi, rsi
	adc rbp, rdx
	adc r10, 0
	mov rdx, r9
	mulx rsi, r11, r15
	xor r9d, r9d
	adcx rcx, r11
	adox rdi, rsi
	mulx rsi, r11, rax
	adcx rdi, r11
	adox rbp, rsi
	mulx rsi, r11, r8
	adcx rbp, r11
	adox r10, rsi
	mulx rsi, rdx, r13
	adcx r10, rdx
	adox rsi, r9
	adc rsi, 0
	mov rdx, r12
	mulx r11, r9, r15
	xor r12d, r12d
	adcx rdi, r9
	adox rbp, r11
	mulx r9, r11, rax
	adcx rbp, r11
	adox r10, r9
	mulx r9, r11, r8
	adcx r10, r11
	adox rsi, r9
	mulx r9, rdx, r13
	adcx rsi, rdx
	adox r9, r12
	adc r9, 0
	mov rdx, r14
	mulx r15, r11, r15
	xor r14d, r14d
	adcx rbp, r11
	adox r10, r15
	mulx rax, r11, rax
	adcx r10, r11
	adox rsi, rax
	mulx r8, rax, r8
	adcx rsi, rax
	adox r9, r8
	mulx r13, rdx, r13
	adcx r9, rdx
	adox r13, r14
	adc r13, 0
	mov edx, 189
	mulx r10, rax, r10
	xor r8d, r8d
	adcx rbx, rax
	adox rcx, r10
	mulx rsi, rax, rsi
	adcx rcx, rax
	adox rdi, rsi
	mulx r9, rax, r9
	adcx rdi, rax
	adox rbp, r9
	mulx r13, rax, r13
	adcx rbp, rax
	adox r13, r8
	adc r13, 0
	lea rax, [r13+r13*4]
	lea rax, [r13+rax*4]
	lea rax, [rax+rax*8]
	add rbx, rax
	adc rcx, 0
	adc rdi, 0
	adc rbp, 0
	lea rax, [rbx+189]
	cmovc rbx, rax
	/* t2 = Z1*Z2 */
	mov rax, qword ptr [rsp+112]
	mov rdx, qword ptr [rax+64]
	mov rsi, qword ptr [rsp+104]
	mulx r9, r10, qword ptr [rsi+64]
	mulx r11, r12, qword ptr [rsi+72]
	mulx r13, r14, qword ptr [rsi+80]
	mulx r15, r8, qword ptr [rsi+88]
	add r9, r12
	adc r11, r14
	adc r13, r8
	adc r15, 0
	mov rdx, qword ptr [rax+72]
	mulx r8, r12, qword ptr [rsi+64]
	xor r14d, r14d
	adcx r9, r12
	adox r11, r8
	mulx r8, r12, qword ptr [rsi+72]
	adcx r11, r12
	adox r13, r8
	mulx r8, r12, qword ptr [rsi+80]
	adcx r13, r12
	adox r15, r8
	mulx r8, r12, qword ptr [rsi+88]
	adcx r15, r12
	adox r8, r14
	adc r8, 0
	mov rdx, qword ptr [rax+80]
	mulx r12, r14, qword ptr [rsi+64]
	mov qword ptr [rsp+120], rbp
	xor ebp, ebp
	adcx r11, r14
	adox r13, r12
	mulx r12, r14, qword ptr [rsi+72]
	adcx r13, r14
	adox r15, r12
	mulx r12, r14, qword ptr [rsi+80]
	adcx r15, r14
	adox r8, r12
	mulx r12, r14, qword ptr [rsi+88]
	adcx r8, r14
	adox r12, rbp
	adc r12, 0
	mov rdx, qword ptr [rax+88]
	mulx r14, rbp, qword ptr [rsi+64]
	mov qword ptr [rsp+128], rdi
	xor edi, edi
	adcx r13, rbp
	adox r15, r14
	mulx rbp, r14, qword ptr [rsi+72]
	adcx r15, r14
	adox r8, rbp
	mulx rbp, r14, qword ptr [rsi+80]
	adcx r8, r14
	adox r12, rbp
	mulx rbp, r14, qword ptr [rsi+88]
	adcx r12, r14
	adox rbp, rdi
	adc rbp, 0
	mov edx, 189
	mulx r15, r14, r15
	xor edi, edi
	adcx r10, r14
	adox r9, r15
	mulx r8, r14, r8
	adcx r9, r14
	adox r11, r8
	mulx r12, r8, r12
	adcx r11, r8
	adox r13, r12
	mulx rbp, r8, rbp
	adcx r13, r8
	adox rbp, rdi
	adc rbp, 0
	lea r8, [rbp+rbp*4]
	lea r8, [rbp+r8*4]
	lea r8, [r8+r8*8]
	add r10, r8
	adc r9, 0
	adc r11, 0
	adc r13, 0
	lea r8, [r10+189]
	cmovc r10, r8
	/* t3_1 = t3*t4 */
	mov rdx, qword ptr [rsp+64]
	mulx r8, rbp, qword ptr [rsp+96]
	mulx r12, r14, qword ptr [rsp+88]
	mulx r15, rdi, qword ptr [rsp+80]
	mulx rax, rdx, qword ptr [rsp+72]
	add r8, r14
	adc r12, rdi
	adc r15, rdx
	adc rax, 0
	mov rdx, qword ptr [rsp+56]
	mulx rdi, r14, qword ptr [rsp+96]
	xor esi, esi
	adcx r8, r14
	adox r12, rdi
	mulx rdi, r14, qword ptr [rsp+88]
	adcx r12, r14
	adox r15, rdi
	mulx rdi, r14, qword ptr [rsp+80]
	adcx r15, r14
	adox rax, rdi
	mulx rdi, rdx, qword ptr [rsp+72]
	adcx rax, rdx
	adox rdi, rsi
	adc rdi, 0
	mov rdx, qword ptr [rsp+16]
	mulx r14, rsi, qword ptr [rsp+96]
	mov qword ptr [rsp+56], r13
	xor r13d, r13d
	adcx r12, rsi
	adox r15, r14
	mulx rsi, r14, qword ptr [rsp+88]
	adcx r15, r14
	adox rax, rsi
	mulx rsi, r14, qword ptr [rsp+80]
	adcx rax, r14
	adox rdi, rsi
	mulx rsi, rdx, qword ptr [rsp+72]
	adcx rdi, rdx
	adox rsi, r13
	adc rsi, 0
	mov rdx, qword ptr [rsp+8]
	mulx r14, r13, qword ptr [rsp+96]
	mov qword ptr [rsp+16], r11
	xor r11d, r11d
	adcx r15, r13
	adox rax, r14
	mulx r13, r14, qword ptr [rsp+88]
	adcx rax, r14
	adox rdi, r13
	mulx r13, r14, qword ptr [rsp+80]
	adcx rdi, r14
	adox rsi, r13
	mulx r13, rdx, qword ptr [rsp+72]
	adcx rsi, rdx
	adox r13, r11
	adc r13, 0
	mov edx, 189
	mulx rax, r14, rax
	xor r11d, r11d
	adcx rbp, r14
	adox r8, rax
	mulx rdi, rax, rdi
	adcx r8, rax
	adox r12, rdi
	mulx rsi, rax, rsi
	adcx r12, rax
	adox r15, rsi
	mulx r13, rax, r13
	adcx r15, rax
	adox r13, r11
	adc r13, 0
	lea rax, [r13+r13*4]
	lea rax, [r13+rax*4]
	lea rax, [rax+rax*8]
	add rbp, rax
	adc r8, 0
	adc r12, 0
	adc r15, 0
	lea rax, [rbp+189]
	cmovc rbp, rax
	/* t4_4 = t4_3-t1-t2 */
	sub rbx, qword ptr [rsp+48]
	sbb rcx, qword ptr [rsp+40]
	mov rax, qword ptr [rsp+128]
	sbb rax, qword ptr [rsp+32]
	mov rsi, qword ptr [rsp+120]
	sbb rsi, qword ptr [rsp+24]
	setc dil
	movzx edi, dil
	sub rbx, r10
	sbb rcx, r9
	sbb rax, qword ptr [rsp+16]
	sbb rsi, qword ptr [rsp+56]
	adc rdi, 0
	lea r13, [rdi+rdi*4]
	lea r13, [rdi+r13*4]
	lea r13, [r13+r13*8]
	sub rbx, r13
	sbb rcx, 0
	sbb rax, 0
	sbb rsi, 0
	lea rdi, [rbx-189]
	cmovc rbx, rdi
	/* t0 = X1*X2 */
	mov rdi, qword ptr [rsp+112]
	mov rdx, qword ptr [rdi]
	mov r13, qword ptr [rsp+104]
	mulx r14, r11, qword ptr [r13]
	mov qword ptr [rsp+8], rsi
	mov qword ptr [rsp+64], rax
	mulx rsi, rax, qword ptr [r13+8]
	mov qword ptr [rsp+72], rcx
	mov qword ptr [rsp+80], rbx
	mulx rcx, rbx, qword ptr [r13+16]
	mov qword ptr [rsp+88], r15
	mov qword ptr [rsp+96], r12
	mulx r15, r12, qword ptr [r13+24]
	add r14, rax
	adc rsi, rbx
	adc rcx, r12
	adc r15, 0
	mov rdx, qword ptr [rdi+8]
	mulx rax, rbx, qword ptr [r13]
	xor r12d, r12d
	adcx r14, rbx
	adox rsi, rax
	mulx rax, rbx, qword ptr [r13+8]
	adcx rsi, rbx
	adox rcx, rax
	mulx rax, rbx, qword ptr [r13+16]
	adcx rcx, rbx
	adox r15, rax
	mulx rax, rbx, qword ptr [r13+24]
	adcx r15, rbx
	adox rax, r12
	adc rax, 0
	mov rdx, qword ptr [rdi+16]
	mulx rbx, r12, qword ptr [r13]
	mov qword ptr [rsp+120], r8
	xor r8d, r8d
	adcx rsi, r12
	adox rcx, rbx
	mulx rbx, r12, qword ptr [r13+8]
	adcx rcx, r12
	adox r15, rbx
	mulx rbx, r12, qword ptr [r13+16]
	adcx r15, r12
	adox rax, rbx
	mulx rbx, r12, qword ptr [r13+24]
	adcx rax, r12
	adox rbx, r8
	adc rbx, 0
	mov rdx, qword ptr [rdi+24]
	mulx r12, r8, qword ptr [r13]
	mov qword ptr [rsp+128], rbp
	xor ebp, ebp
	adcx rcx, r8
	adox r15, r12
	mulx r8, r12, qword ptr [r13+8]
	adcx r15, r12
	adox rax, r8
	mulx r8, r12, qword ptr [r13+16]
	adcx rax, r12
	adox rbx, r8
	mulx r8, r12, qword ptr [r13+24]
	adcx rbx, r12
	adox r8, rbp
	adc r8, 0
	mov edx, 189
	mulx r15, r12, r15
	xor ebp, ebp
	adcx r11, r12
	adox r14, r15
	mulx rax, r12, rax
	adcx r14, r12
	adox rsi, rax
	mulx rbx, rax, rbx
	adcx rsi, rax
	adox rcx, rbx
	mulx r8, rax, r8
	adcx rcx, rax
	adox r8, rbp
	adc r8, 0
	lea rax, [r8+r8*4]
	lea rax, [r8+rax*4]
	lea rax, [rax+rax*8]
	add r11, rax
	adc r14, 0
	adc rsi, 0
	adc rcx, 0
	lea rax, [r11+189]
	cmovc r11, rax
	/* Y3_s = X2+Z2 */
	mov rax, qword ptr [rdi]
	add rax, qword ptr [rdi+64]
	mov r8, qword ptr [rdi+8]
	adc r8, qword ptr [rdi+72]
	mov rbx, qword ptr [rdi+16]
	adc rbx, qword ptr [rdi+80]
	mov r12, qword ptr [rdi+24]
	adc r12, qword ptr [rdi+88]
	sbb rdi, rdi
	and edi, 189
	add rax, rdi
	adc r8, 0
	adc rbx, 0
	adc r12, 0
	lea rdi, [rax+189]
	cmovc rax, rdi
	/* X3_2 = X1+Z1 */
	mov rdi, qword ptr [r13]
	add rdi, qword ptr [r13+64]
	mov r15, qword ptr [r13+8]
	adc r15, qword ptr [r13+72]
	mov rdx, qword ptr [r13+16]
	adc rdx, qword ptr [r13+80]
	mov rbp, qword ptr [r13+24]
	adc rbp, qword ptr [r13+88]
	sbb r13, r13
	and r13d, 189
	add rdi, r13
	adc r15, 0
	adc rdx, 0
	adc rbp, 0
	lea r13, [rdi+189]
	cmovc rdi, r13
	/* t2_1 = 3*t2 */
	mov r13, r10
	add r13, r10
	mov qword ptr [rsp+104], rcx
	mov rcx, r9
	adc rcx, r9
	mov qword ptr [rsp+112], rsi
	mov rsi, qword ptr [rsp+16]
	adc rsi, qword ptr [rsp+16]
	mov qword ptr [rsp+136], r14
	mov r14, qword ptr [rsp+56]
	adc r14, qword ptr [rsp+56]
	mov qword ptr [rsp+144], r11
	setc r11b
	movzx r11d, r11b
	add r13, r10
	adc rcx, r9
	adc rsi, qword ptr [rsp+16]
	adc r14, qword ptr [rsp+56]
	adc r11, 0
	mov qword ptr [rsp+152], r9
	lea r9, [r11+r11*4]
	lea r9, [r11+r9*4]
	lea r9, [r9+r9*8]
	add r13, r9
	adc rcx, 0
	adc rsi, 0
	adc r14, 0
	lea r9, [r13+189]
	cmovc r13, r9
	/* X3_3 = X3_2*Y3_s */
	mov r9, rdx
	mov rdx, rax
	mov qword ptr [rsp+160], r10
	mulx r11, r10, rdi
	mov qword ptr [rsp+168], r14
	mulx rax, r14, r15
	mov qword ptr [rsp+176], rsi
	mov qword ptr [rsp+184], rcx
	mulx rsi, rcx, r9
	mov qword ptr [rsp+192], r13
	mulx r13, rdx, rbp
	add r11, r14
	adc rax, rcx
	adc rsi, rdx
	adc r13, 0
	mov rdx, r8
	mulx rcx, r14, rdi
	xor r8d, r8d
	adcx r11, r14
	adox rax, rcx
	mulx rcx, r14, r15
	adcx rax, r14
	adox rsi, rcx
	mulx rcx, r14, r9
	adcx rsi, r14
	adox r13, rcx
	mulx rcx, rdx, rbp
	adcx r13, rdx
	adox rcx, r8
	adc rcx, 0
	mov rdx, rbx
	mulx r14, r8, rdi
	xor ebx, ebx
	adcx rax, r8
	adox rsi, r14
	mulx r8, r14, r15
	adcx rsi, r14
	adox r13, r8
	mulx r8, r14, r9
	adcx r13, r14
	adox rcx, r8
	mulx r8, rdx, rbp
	adcx rcx, rdx
	adox r8, rbx
	adc r8, 0
	mov rdx, r12
	mulx rdi, r14, rdi
	xor r12d, r12d
	adcx rsi, r14
	adox r13, rdi
	mulx r15, rdi, r15
	adcx r13, rdi
	adox rcx, r15
	mulx r9, rdi, r9
	adcx rcx, rdi
	adox r8, r9
	mulx rbp, rdx, rbp
	adcx r8, rdx
	adox rbp, r12
	adc rbp, 0
	mov edx, 189
	mulx r13, rdi, r13
	xor r9d, r9d
	adcx r10, rdi
	adox r11, r13
	mulx rcx, rdi, rcx
	adcx r11, rdi
	adox rax, rcx
	mulx r8, rcx, r8
	adcx rax, rcx
	adox rsi, r8
	mulx rbp, rcx, rbp
	adcx rsi, rcx
	adox rbp, r9
	adc rbp, 0
	lea rcx, [rbp+rbp*4]
	lea rcx, [rbp+rcx*4]
	lea rcx, [rcx+rcx*8]
	add r10, rcx
	adc r11, 0
	adc rax, 0
	adc rsi, 0
	lea rcx, [r10+189]
	cmovc r10, rcx
	/* t0_2 = 3*t0-t2_1 */
	mov rcx, qword ptr [rsp+144]
	add rcx, qword ptr [rsp+144]
	mov rdi, qword ptr [rsp+136]
	adc rdi, qword ptr [rsp+136]
	mov r8, qword ptr [rsp+112]
	adc r8, qword ptr [rsp+112]
	mov rbx, qword ptr [rsp+104]
	adc rbx, qword ptr [rsp+104]
	setc bpl
	movzx ebp, bpl
	add rcx, qword ptr [rsp+144]
	adc rdi, qword ptr [rsp+136]
	adc r8, qword ptr [rsp+112]
	adc rbx, qword ptr [rsp+104]
	adc rbp, 0
	lea r12, [rbp+rbp*4]
	lea r12, [rbp+r12*4]
	lea r12, [r12+r12*8]
	add rcx, r12
	adc rdi, 0
	adc r8, 0
	adc rbx, 0
	lea rbp, [rcx+189]
	cmovc rcx, rbp
	sub rcx, qword ptr [rsp+192]
	sbb rdi, qword ptr [rsp+184]
	sbb r8, qword ptr [rsp+176]
	sbb rbx, qword ptr [rsp+168]
	sbb rbp, rbp
	and ebp, 189
	sub rcx, rbp
	sbb rdi, 0
	sbb r8, 0
	sbb rbx, 0
	lea rbp, [rcx-189]
	cmovc rcx, rbp
	/* Y3_2 = X3_3-t0-t2 */
	sub r10, qword ptr [rsp+144]
	sbb r11, qword ptr [rsp+136]
	sbb rax, qword ptr [rsp+112]
	sbb rsi, qword ptr [rsp+104]
	setc bpl
	movzx ebp, bpl
	sub r10, qword ptr [rsp+160]
	sbb r11, qword ptr [rsp+152]
	sbb rax, qword ptr [rsp+16]
	sbb rsi, qword ptr [rsp+56]
	adc rbp, 0
	lea r12, [rbp+rbp*4]
	lea r12, [rbp+r12*4]
	lea r12, [r12+r12*8]
	sub r10, r12
	sbb r11, 0
	sbb rax, 0
	sbb rsi, 0
	lea rbp, [r10-189]
	cmovc r10, rbp
	/* Z3_s = b*t2 */
	mov rdx, qword ptr [rsp+160]
	movabs rbp, 10201130017088565348
	mulx r12, r13, rbp
	movabs r14, 9501652711177671660
	mulx r15, r9, r14
	mov qword ptr [rsp+200], rbx
	movabs rbx, 16757493067415712708
	mov qword ptr [rsp+208], r8
	mov qword ptr [rsp+216], rdi
	mulx r8, rdi, rbx
	mov qword ptr [rsp+224], rcx
	movabs rcx, 18258651932062440021
	mov qword ptr [rsp+232], rsi
	mulx rsi, rdx, rcx
	add r12, r9
	adc r15, rdi
	adc r8, rdx
	adc rsi, 0
	mov rdx, qword ptr [rsp+152]
	mulx rdi, r9, rbp
	mov qword ptr [rsp+160], rax
	xor eax, eax
	adcx r12, r9
	adox r15, rdi
	mulx rdi, r9, r14
	adcx r15, r9
	adox r8, rdi
	mulx rdi, r9, rbx
	adcx r8, r9
	adox rsi, rdi
	mulx rdi, rdx, rcx
	adcx rsi, rdx
	adox rdi, rax
	adc rdi, 0
	mov rdx, qword ptr [rsp+16]
	mulx r9, rax, rbp
	mov qword ptr [rsp+152], r11
	xor r11d, r11d
	adcx r15, rax
	adox r8, r9
	mulx rax, r9, r14
	adcx r8, r9
	adox rsi, rax
	mulx rax, r9, rbx
	adcx rsi, r9
	adox rdi, rax
	mulx rax, rdx, rcx
	adcx rdi, rdx
	adox rax, r11
	adc rax, 0
	mov rdx, qword ptr [rsp+56]
	mulx r9, r11, rbp
	xor ebp, ebp
	adcx r8, r11
	adox rsi, r9
	mulx r9, r11, r14
	adcx rsi, r11
	adox rdi, r9
	mulx r9, r11, rbx
	adcx rdi, r11
	adox rax, r9
	mulx r9, rdx, rcx
	adcx rax, rdx
	adox r9, rbp
	adc r9, 0
	mov edx, 189
	mulx rsi, r11, rsi
	xor ebp, ebp
	adcx r13, r11
	adox r12, rsi
	mulx rdi, rsi, rdi
	adcx r12, rsi
	adox r15, rdi
	mulx rax, rsi, rax
	adcx r15, rsi
	adox r8, rax
	mulx r9, rax, r9
	adcx r8, rax
	adox r9, rbp
	adc r9, 0
	lea rax, [r9+r9*4]
	lea rax, [r9+rax*4]
	lea rax, [rax+rax*8]
	add r13, rax
	adc r12, 0
	adc r15, 0
	adc r8, 0
	lea rax, [r13+189]
	cmovc r13, rax
	/* Y3_3 = b*Y3_2 */
	mov rdx, r10
	movabs rax, 10201130017088565348
	mulx rsi, rdi, rax
	mulx r9, r10, r14
	mulx r11, rbp, rbx
	mov qword ptr [rsp+16], r8
	mov qword ptr [rsp+56], r15
	mulx r8, r15, rcx
	add rsi, r10
	adc r9, rbp
	adc r11, r15
	adc r8, 0
	mov r10, rdx
	mov rdx, qword ptr [rsp+152]
	mulx rbp, r15, rax
	mov qword ptr [rsp+240], r12
	xor r12d, r12d
	adcx rsi, r15
	adox r9, rbp
	mulx rbp, r15, r14
	adcx r9, r15
	adox r11, rbp
	mulx rbp, r15, rbx
	adcx r11, r15
	adox r8, rbp
	mulx rbp, r15, rcx
	adcx r8, r15
	adox rbp, r12
	adc rbp, 0
	mov rdx, qword ptr [rsp+160]
	mulx r15, r12, rax
	mov qword ptr [rsp+248], r10
	xor r10d, r10d
	adcx r9, r12
	adox r11, r15
	mulx r12, r15, r14
	adcx r11, r15
	adox r8, r12
	mulx r12, r15, rbx
	adcx r8, r15
	adox rbp, r12
	mulx r12, r15, rcx
	adcx rbp, r15
	adox r12, r10
	adc r12, 0
	mov rdx, qword ptr [rsp+232]
	mulx r15, r10, rax
	xor eax, eax
	adcx r11, r10
	adox r8, r15
	mulx r10, r15, r14
	adcx r8, r15
	adox rbp, r10
	mulx r10, r14, rbx
	adcx rbp, r14
	adox r12, r10
	mulx r10, rbx, rcx
	adcx r12, rbx
	adox r10, rax
	adc r10, 0
	mov edx, 189
	mulx r8, rcx, r8
	xor ebx, ebx
	adcx rdi, rcx
	adox rsi, r8
	mulx rbp, rax, rbp
	adcx rsi, rax
	adox r9, rbp
	mulx r12, rax, r12
	adcx r9, rax
	adox r11, r12
	mulx r10, rax, r10
	adcx r11, rax
	adox r10, rbx
	adc r10, 0
	lea rax, [r10+r10*4]
	lea rax, [r10+rax*4]
	lea rax, [rax+rax*8]
	add rdi, rax
	adc rsi, 0
	adc r9, 0
	adc r11, 0
	lea rax, [rdi+189]
	cmovc rdi, rax
	/* X3_5 = 3*(Y3_2-Z3_s) */
	mov rax, qword ptr [rsp+248]
	sub rax, r13
	mov rcx, qword ptr [rsp+152]
	sbb rcx, qword ptr [rsp+240]
	mov r8, qword ptr [rsp+160]
	sbb r8, qword ptr [rsp+56]
	mov r10, qword ptr [rsp+232]
	sbb r10, qword ptr [rsp+16]
	sbb rbp, rbp
	and ebp, 189
	sub rax, rbp
	sbb rcx, 0
	sbb r8, 0
	sbb r10, 0
	lea rbp, [rax-189]
	cmovc rax, rbp
	mov rbp, rax
	add rbp, rax
	mov r12, rcx
	adc r12, rcx
	mov r13, r8
	adc r13, r8
	mov r14, r10
	adc r14, r10
	setc r15b
	movzx r15d, r15b
	add rbp, rax
	adc r12, rcx
	adc r13, r8
	adc r14, r10
	adc r15, 0
	lea rax, [r15+r15*4]
	lea rax, [r15+rax*4]
	lea rax, [rax+rax*8]
	add rbp, rax
	adc r12, 0
	adc r13, 0
	adc r14, 0
	lea rax, [rbp+189]
	cmovc rbp, rax
	/* Y3_5 = Y3_3-t2_1-t0 */
	sub rdi, qword ptr [rsp+192]
	sbb rsi, qword ptr [rsp+184]
	sbb r9, qword ptr [rsp+176]
	sbb r11, qword ptr [rsp+168]
	setc al
	movzx eax, al
	sub rdi, qword ptr [rsp+144]
	sbb rsi, qword ptr [rsp+136]
	sbb r9, qword ptr [rsp+112]
	sbb r11, qword ptr [rsp+104]
	adc rax, 0
	lea rcx, [rax+rax*4]
	lea rcx, [rax+rcx*4]
	lea rcx, [rcx+rcx*8]
	sub rdi, rcx
	sbb rsi, 0
	sbb r9, 0
	sbb r11, 0
	lea rax, [rdi-189]
	cmovc rdi, rax
	/* X3_6, Z3_2 = t1+X3_5, t1-X3_5 */
	mov rax, qword ptr [rsp+48]
	add rax, rbp
	mov rcx, qword ptr [rsp+40]
	adc rcx, r12
	mov r8, qword ptr [rsp+32]
	adc r8, r13
	mov r10, qword ptr [rsp+24]
	adc r10, r14
	sbb r15, r15
	and r15d, 189
	add rax, r15
	adc rcx, 0
	adc r8, 0
	adc r10, 0
	lea r15, [rax+189]
	cmovc rax, r15
	mov r15, qword ptr [rsp+48]
	sub r15, rbp
	mov rbp, qword ptr [rsp+40]
	sbb rbp, r12
	mov r12, qword ptr [rsp+32]
	sbb r12, r13
	mov r13, qword ptr [rsp+24]
	sbb r13, r14
	sbb r14, r14
	and r14d, 189
	sub r15, r14
	sbb rbp, 0
	sbb r12, 0
	sbb r13, 0
	lea r14, [r15-189]
	cmovc r15, r14
	/* Y3_6 = 3*Y3_5 */
	mov r14, rdi
	add r14, rdi
	mov rdx, rsi
	adc rdx, rsi
	mov rbx, r9
	adc rbx, r9
	mov qword ptr [rsp+16], r10
	mov r10, r11
	adc r10, r11
	mov qword ptr [rsp+56], r8
	setc r8b
	movzx r8d, r8b
	add r14, rdi
	adc rdx, rsi
	adc rbx, r9
	adc r10, r11
	adc r8, 0
	lea rsi, [r8+r8*4]
	lea rsi, [r8+rsi*4]
	lea rsi, [rsi+rsi*8]
	add r14, rsi
	adc rdx, 0
	adc rbx, 0
	adc r10, 0
	lea rsi, [r14+189]
	cmovc r14, rsi
	/* t3_2 = t3_1-t0-t1 */
	mov rsi, qword ptr [rsp+128]
	sub rsi, qword ptr [rsp+144]
	mov rdi, qword ptr [rsp+120]
	sbb rdi, qword ptr [rsp+136]
	mov r8, qword ptr [rsp+96]
	sbb r8, qword ptr [rsp+112]
	mov r9, qword ptr [rsp+88]
	sbb r9, qword ptr [rsp+104]
	setc r11b
	movzx r11d, r11b
	sub rsi, qword ptr [rsp+48]
	sbb rdi, qword ptr [rsp+40]
	sbb r8, qword ptr [rsp+32]
	sbb r9, qword ptr [rsp+24]
	adc r11, 0
	mov qword ptr [rsp+24], rcx
	lea rcx, [r11+r11*4]
	lea rcx, [r11+rcx*4]
	lea rcx, [rcx+rcx*8]
	sub rsi, rcx
	sbb rdi, 0
	sbb r8, 0
	sbb r9, 0
	lea rcx, [rsi-189]
	cmovc rsi, rcx
	/* Y3_8 = t0_2*Y3_6+X3_6*Z3_2 */
	mov rcx, rdx
	mov rdx, qword ptr [rsp+224]
	mov qword ptr [rsp+32], r9
	mulx r11, r9, r14
	mov qword ptr [rsp+40], r8
	mov qword ptr [rsp+48], rdi
	mulx r8, rdi, rcx
	mov qword ptr [rsp+88], rsi
	mov qword ptr [rsp+96], rcx
	mulx rsi, rcx, rbx
	mov qword ptr [rsp+104], rbx
	mov qword ptr [rsp+112], r14
	mulx rbx, r14, r10
	add r11, rdi
	adc r8, rcx
	adc rsi, r14
	adc rbx, 0
	mov rdx, rax
	mulx rcx, rdi, r15
	xor eax, eax
	adcx r9, rdi
	adox r11, rcx
	mulx rcx, rdi, rbp
	adcx r11, rdi
	adox r8, rcx
	mulx rcx, rdi, r12
	adcx r8, rdi
	adox rsi, rcx
	mulx rcx, rdi, r13
	adcx rsi, rdi
	adox rbx, rcx
	seto cl
	movzx ecx, cl
	adc rbx, 0
	adc rcx, 0
	mov rdi, rdx
	mov rdx, qword ptr [rsp+216]
	mulx r14, rax, qword ptr [rsp+112]
	mov qword ptr [rsp+120], rdi
	xor edi, edi
	adcx r11, rax
	adox r8, r14
	mulx rax, r14, qword ptr [rsp+96]
	adcx r8, r14
	adox rsi, rax
	mulx rax, r14, qword ptr [rsp+104]
	adcx rsi, r14
	adox rbx, rax
	mulx rax, r14, r10
	adcx rbx, r14
	adox rcx, rax
	seto al
	movzx eax, al
	adc rcx, 0
	adc rax, 0
	mov rdx, qword ptr [rsp+24]
	mulx r14, rdi, r15
	mov qword ptr [rsp+128], r9
	xor r9d, r9d
	adcx r11, rdi
	adox r8, r14
	mulx rdi, r14, rbp
	adcx r8, r14
	adox rsi, rdi
	mulx rdi, r14, r12
	adcx rsi, r14
	adox rbx, rdi
	mulx rdi, r14, r13
	adcx rbx, r14
	adox rcx, rdi
	adcx rcx, r9
	adox rax, r9
	adc rax, 0
	mov rdx, qword ptr [rsp+208]
	mulx rdi, r14, qword ptr [rsp+112]
	xor r9d, r9d
	adcx r8, r14
	adox rsi, rdi
	mulx rdi, r14, qword ptr [rsp+96]
	adcx rsi, r14
	adox rbx, rdi
	mulx rdi, r14, qword ptr [rsp+104]
	adcx rbx, r14
	adox rcx, rdi
	mulx rdi, r14, r10
	adcx rcx, r14
	adox rax, rdi
	seto dil
	movzx edi, dil
	adc rax, 0
	adc rdi, 0
	mov rdx, qword ptr [rsp+56]
	mulx r14, r9, r15
	mov qword ptr [rsp+136], r11
	xor r11d, r11d
	adcx r8, r9
	adox rsi, r14
	mulx r9, r14, rbp
	adcx rsi, r14
	adox rbx, r9
	mulx r9, r14, r12
	adcx rbx, r14
	adox rcx, r9
	mulx r9, r14, r13
	adcx rcx, r14
	adox rax, r9
	adcx rax, r11
	adox rdi, r11
	adc rdi, 0
	mov rdx, qword ptr [rsp+200]
	mulx r9, r14, qword ptr [rsp+112]
	xor r11d, r11d
	adcx rsi, r14
	adox rbx, r9
	mulx r9, r14, qword ptr [rsp+96]
	adcx rbx, r14
	adox rcx, r9
	mulx r9, r14, qword ptr [rsp+104]
	adcx rcx, r14
	adox rax, r9
	mulx r9, r14, r10
	adcx rax, r14
	adox rdi, r9
	seto r9b
	movzx r9d, r9b
	adc rdi, 0
	adc r9, 0
	mov rdx, qword ptr [rsp+16]
	mulx r14, r11, r15
	mov qword ptr [rsp+144], r15
	xor r15d, r15d
	adcx rsi, r11
	adox rbx, r14
	mulx r11, r14, rbp
	adcx rbx, r14
	adox rcx, r11
	mulx r11, r14, r12
	adcx rcx, r14
	adox rax, r11
	mulx r11, r14, r13
	adcx rax, r14
	adox rdi, r11
	adcx rdi, r15
	adox r9, r15
	adc r9, 0
	mov edx, 189
	mulx rbx, r11, rbx
	xor r14d, r14d
	adcx r11, qword ptr [rsp+128]
	adox rbx, qword ptr [rsp+136]
	mulx rcx, r15, rcx
	adcx rbx, r15
	adox r8, rcx
	mulx rax, rcx, rax
	adcx r8, rcx
	adox rsi, rax
	mulx rdi, rax, rdi
	adcx rsi, rax
	adox rdi, r14
	adc rdi, 0
	lea rax, [r9+r9*4]
	lea rax, [r9+rax*4]
	lea rax, [rax+rax*8]
	add rdi, rax
	lea rax, [rdi+rdi*4]
	lea rax, [rdi+rax*4]
	lea rax, [rax+rax*8]
	add r11, rax
	adc rbx, 0
	mov rax, qword ptr [rsp]
	mov qword ptr [rax+40], rbx
	adc r8, 0
	mov qword ptr [rax+48], r8
	adc rsi, 0
	mov qword ptr [rax+56], rsi
	lea rcx, [r11+189]
	cmovc r11, rcx
	mov qword ptr [rax+32], r11
	/* X3_8 = t3_2*X3_6-t4_4*Y3_6 */
	mov ecx, 0
	sub rcx, qword ptr [rsp+80]
	mov esi, 0
	sbb rsi, qword ptr [rsp+72]
	mov edi, 0
	sbb rdi, qword ptr [rsp+64]
	mov r8d, 0
	sbb r8, qword ptr [rsp+8]
	sbb r9, r9
	and r9d, 189
	sub rcx, r9
	sbb rsi, 0
	sbb rdi, 0
	sbb r8, 0
	lea r9, [rcx-189]
	cmovc rcx, r9
	mov rdx, qword ptr [rsp+88]
	mulx r9, r11, qword ptr [rsp+120]
	mulx rbx, r15, qword ptr [rsp+24]
	mulx r14, rax, qword ptr [rsp+56]
	mov qword ptr [rsp+128], r13
	mov qword ptr [rsp+136], r12
	mulx r13, r12, qword ptr [rsp+16]
	add r9, r15
	adc rbx, rax
	adc r14, r12
	adc r13, 0
	mov rdx, rcx
	mulx rax, r12, qword ptr [rsp+112]
	xor ecx, ecx
	adcx r11, r12
	adox r9, rax
	mulx rax, r12, qword ptr [rsp+96]
	adcx r9, r12
	adox rbx, rax
	mulx rax, r12, qword ptr [rsp+104]
	adcx rbx, r12
	adox r14, rax
	mulx rax, rdx, r10
	adcx r14, rdx
	adox r13, rax
	seto al
	movzx eax, al
	adc r13, 0
	adc rax, 0
	mov rdx, qword ptr [rsp+48]
	mulx r12, r15, qword ptr [rsp+120]
	xor ecx, ecx
	adcx r9, r15
	adox rbx, r12
	mulx r12, r15, qword ptr [rsp+24]
	adcx rbx, r15
	adox r14, r12
	mulx r12, r15, qword ptr [rsp+56]
	adcx r14, r15
	adox r13, r12
	mulx r12, r15, qword ptr [rsp+16]
	adcx r13, r15
	adox rax, r12
	seto r12b
	movzx r12d, r12b
	adc rax, 0
	adc r12, 0
	mov rdx, rsi
	mulx r15, rcx, qword ptr [rsp+112]
	xor esi, esi
	adcx r9, rcx
	adox rbx, r15
	mulx rcx, r15, qword ptr [rsp+96]
	adcx rbx, r15
	adox r14, rcx
	mulx rcx, r15, qword ptr [rsp+104]
	adcx r14, r15
	adox r13, rcx
	mulx rcx, rdx, r10
	adcx r13, rdx
	adox rax, rcx
	adcx rax, rsi
	adox r12, rsi
	adc r12, 0
	mov rdx, qword ptr [rsp+40]
	mulx rcx, r15, qword ptr [rsp+120]
	xor esi, esi
	adcx rbx, r15
	adox r14, rcx
	mulx rcx, r15, qword ptr [rsp+24]
	adcx r14, r15
	adox r13, rcx
	mulx rcx, r15, qword ptr [rsp+56]
	adcx r13, r15
	adox rax, rcx
	mulx rcx, r15, qword ptr [rsp+16]
	adcx rax, r15
	adox r12, rcx
	seto cl
	movzx ecx, cl
	adc r12, 0
	adc rcx, 0
	mov rdx, rdi
	mulx r15, rsi, qword ptr [rsp+112]
	xor edi, edi
	adcx rbx, rsi
	adox r14, r15
	mulx rsi, r15, qword ptr [rsp+96]
	adcx r14, r15
	adox r13, rsi
	mulx rsi, r15, qword ptr [rsp+104]
	adcx r13, r15
	adox rax, rsi
	mulx rsi, rdx, r10
	adcx rax, rdx
	adox r12, rsi
	adcx r12, rdi
	adox rcx, rdi
	adc rcx, 0
	mov rdx, qword ptr [rsp+32]
	mulx rsi, r15, qword ptr [rsp+120]
	xor edi, edi
	adcx r14, r15
	adox r13, rsi
	mulx rsi, r15, qword ptr [rsp+24]
	adcx r13, r15
	adox rax, rsi
	mulx rsi, r15, qword ptr [rsp+56]
	adcx rax, r15
	adox r12, rsi
	mulx rsi, r15, qword ptr [rsp+16]
	adcx r12, r15
	adox rcx, rsi
	seto sil
	movzx esi, sil
	adc rcx, 0
	adc rsi, 0
	mov rdx, r8
	mulx r15, rdi, qword ptr [rsp+112]
	xor r8d, r8d
	adcx r14, rdi
	adox r13, r15
	mulx rdi, r15, qword ptr [rsp+96]
	adcx r13, r15
	adox rax, rdi
	mulx rdi, r15, qword ptr [rsp+104]
	adcx rax, r15
	adox r12, rdi
	mulx r10, rdx, r10
	adcx r12, rdx
	adox rcx, r10
	adcx rcx, r8
	adox rsi, r8
	adc rsi, 0
	mov edx, 189
	mulx r13, rdi, r13
	xor r10d, r10d
	adcx r11, rdi
	adox r9, r13
	mulx rax, rdi, rax
	adcx r9, rdi
	adox rbx, rax
	mulx r12, rax, r12
	adcx rbx, rax
	adox r14, r12
	mulx rcx, rax, rcx
	adcx r14, rax
	adox rcx, r10
	adc rcx, 0
	lea rax, [rsi+rsi*4]
	lea rax, [rsi+rax*4]
	lea rax, [rax+rax*8]
	add rcx, rax
	lea rax, [rcx+rcx*4]
	lea rax, [rcx+rax*4]
	lea rax, [rax+rax*8]
	add r11, rax
	adc r9, 0
	mov rax, qword ptr [rsp]
	mov qword ptr [rax+8], r9
	adc rbx, 0
	mov qword ptr [rax+16], rbx
	adc r14, 0
	mov qword ptr [rax+24], r14
	lea rcx, [r11+189]
	cmovc r11, rcx
	mov qword ptr [rax], r11
	/* Z3_4 = t4_4*Z3_2+t3_2*t0_2 */
	mov rdx, qword ptr [rsp+80]
	mulx rcx, rsi, qword ptr [rsp+144]
	mulx rdi, r8, rbp
	mulx r9, r11, qword ptr [rsp+136]
	mulx rbx, rdx, qword ptr [rsp+128]
	add rcx, r8
	adc rdi, r11
	adc r9, rdx
	adc rbx, 0
	mov rdx, qword ptr [rsp+88]
	mulx r8, r11, qword ptr [rsp+224]
	xor r12d, r12d
	adcx rsi, r11
	adox rcx, r8
	mulx r8, r10, qword ptr [rsp+216]
	adcx rcx, r10
	adox rdi, r8
	mulx r8, r10, qword ptr [rsp+208]
	adcx rdi, r10
	adox r9, r8
	mulx r8, rdx, qword ptr [rsp+200]
	adcx r9, rdx
	adox rbx, r8
	seto r8b
	movzx r8d, r8b
	adc rbx, 0
	adc r8, 0
	mov rdx, qword ptr [rsp+72]
	mulx r10, r11, qword ptr [rsp+144]
	xor r13d, r13d
	adcx rcx, r11
	adox rdi, r10
	mulx r10, r11, rbp
	adcx rdi, r11
	adox r9, r10
	mulx r10, r11, qword ptr [rsp+136]
	adcx r9, r11
	adox rbx, r10
	mulx r10, rdx, qword ptr [rsp+128]
	adcx rbx, rdx
	adox r8, r10
	seto r10b
	movzx r10d, r10b
	adc r8, 0
	adc r10, 0
	mov rdx, qword ptr [rsp+48]
	mulx r11, r12, qword ptr [rsp+224]
	xor r14d, r14d
	adcx rcx, r12
	adox rdi, r11
	mulx r11, r12, qword ptr [rsp+216]
	adcx rdi, r12
	adox r9, r11
	mulx r11, r12, qword ptr [rsp+208]
	adcx r9, r12
	adox rbx, r11
	mulx r11, rdx, qword ptr [rsp+200]
	adcx rbx, rdx
	adox r8, r11
	adcx r8, r14
	adox r10, r14
	adc r10, 0
	mov rdx, qword ptr [rsp+64]
	mulx r11, r12, qword ptr [rsp+144]
	xor r13d, r13d
	adcx rdi, r12
	adox r9, r11
	mulx r11, r12, rbp
	adcx r9, r12
	adox rbx, r11
	mulx r11, r12, qword ptr [rsp+136]
	adcx rbx, r12
	adox r8, r11
	mulx r11, rdx, qword ptr [rsp+128]
	adcx r8, rdx
	adox r10, r11
	seto r11b
	movzx r11d, r11b
	adc r10, 0
	adc r11, 0
	mov rdx, qword ptr [rsp+40]
	mulx r12, r14, qword ptr [rsp+224]
	xor r15d, r15d
	adcx rdi, r14
	adox r9, r12
	mulx r12, r13, qword ptr [rsp+216]
	adcx r9, r13
	adox rbx, r12
	mulx r12, r13, qword ptr [rsp+208]
	adcx rbx, r13
	adox r8, r12
	mulx r12, rdx, qword ptr [rsp+200]
	adcx r8, rdx
	adox r10, r12
	adcx r10, r15
	adox r11, r15
	adc r11, 0
	mov rdx, qword ptr [rsp+8]
	mulx r12, r13, qword ptr [rsp+144]
	xor r14d, r14d
	adcx r9, r13
	adox rbx, r12
	mulx rbp, r12, rbp
	adcx rbx, r12
	adox r8, rbp
	mulx rbp, r12, qword ptr [rsp+136]
	adcx r8, r12
	adox r10, rbp
	mulx rbp, rdx, qword ptr [rsp+128]
	adcx r10, rdx
	adox r11, rbp
	seto bpl
	movzx ebp, bpl
	adc r11, 0
	adc rbp, 0
	mov rdx, qword ptr [rsp+32]
	mulx r12, r13, qword ptr [rsp+224]
	xor r15d, r15d
	adcx r9, r13
	adox rbx, r12
	mulx r12, r13, qword ptr [rsp+216]
	adcx rbx, r13
	adox r8, r12
	mulx r12, r13, qword ptr [rsp+208]
	adcx r8, r13
	adox r10, r12
	mulx r12, rdx, qword ptr [rsp+200]
	adcx r10, rdx
	adox r11, r12
	adcx r11, r15
	adox rbp, r15
	adc rbp, 0
	mov edx, 189
	mulx rbx, r12, rbx
	xor r13d, r13d
	adcx rsi, r12
	adox rcx, rbx
	mulx r8, rbx, r8
	adcx rcx, rbx
	adox rdi, r8
	mulx r10, r8, r10
	adcx rdi, r8
	adox r9, r10
	mulx r11, r8, r11
	adcx r9, r8
	adox r11, r13
	adc r11, 0
	lea r8, [rbp+rbp*4]
	lea r8, [rbp+r8*4]
	lea r8, [r8+r8*8]
	add r11, r8
	lea r8, [r11+r11*4]
	lea r8, [r11+r8*4]
	lea r8, [r8+r8*8]
	add rsi, r8
	adc rcx, 0
	mov qword ptr [rax+72], rcx
	adc rdi, 0
	mov qword ptr [rax+80], rdi
	adc r9, 0
	mov qword ptr [rax+88], r9
	lea rcx, [rsi+189]
	cmovc rsi, rcx
	mov qword ptr [rax+64], rsi
	add rsp, 256
	JAC256189_RAISED(256)
	pop r15
	JAC256189_POPPED(r15)
	pop r14
	JAC256189_POPPED(r14)
	pop r13
	JAC256189_POPPED(r13)
	pop r12
	JAC256189_POPPED(r12)
	pop rbp
	JAC256189_POPPED(rbp)
	pop rbx
	JAC256189_POPPED(rbx)
	ret
JAC256189_END(JAC256189_NAME(jac256189_prj_add))

/* void jac256189_jac_madd(uint64_t *r, const uint64_t *p, const uint64_t *q)
 * r (out) in rdi, p (in) in rsi, q (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 3 out, each any value of its words (incompletely reduced).
 * Made of shortw/jacobian-3/addition/madd-2010-lg; fusions: products.
 * Stack: 216 bytes; 1039 instructions; modelled 350.0 core cycles.
 */
JAC256189_BEGIN(JAC256189_NAME(jac256189_jac_madd))
	push rbx
	JAC256189_PUSHED(rbx)
	push rbp
	JAC256189_PUSHED(rbp)
	push r12
	JAC256189_PUSHED(r12)
	push r13
	JAC256189_PUSHED(r13)
	push r14
	JAC256189_PUSHED(r14)
	push r15
	JAC256189_PUSHED(r15)
	sub rsp, 168
	JAC256189_LOWERED(168)
	JAC256189_FRAME_MADE
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
	mov edx, 189
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
	lea r10, [rax+rax*4]
	lea r10, [rax+r10*4]
	lea r10, [r10+r10*8]
	add rdi, r10
	adc r8, 0
	adc rcx, 0
	adc rbx, 0
	lea rax, [rdi+189]
	cmovc rdi, rax
	/* ZZZ = ZZ*Z1 */
	mov rdx, qword ptr [rsi+64]
	mulx rax, r10, rdi
	mulx r11, rbp, r8
	mulx r12, r13, rcx
	mulx r14, r15, rbx
	add rax, rbp
	adc r11, r13
	adc r12, r15
	adc r14, 0
	mov rdx, qword ptr [rsi+72]
	mulx rbp, r13, rdi
	xor r15d, r15d
	adcx rax, r13
	adox r11, rbp
	mulx r9, rbp, r8
	adcx r11, rbp
	adox r12, r9
	mulx r9, rbp, rcx
	adcx r12, rbp
	adox r14, r9
	mulx r9, rbp, rbx
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
	mov qword ptr [rsp+32], r10
	mulx rax, r10, qword ptr [rbp+16]
	mov qword ptr [rsp+40], rbx
	mov qword ptr [rsp+48], r9
	mulx rbx, r9, qword ptr [rbp+24]
	add r13, r15
	adc rdi, r10
	adc rax, r9
	adc rbx, 0
	mulx r9, r10, qword ptr [rsi+80]
	xor r15d, r15d
	adcx r11, r10
	adox r12, r9
	mov r9, rdx
	mov rdx, qword ptr [rsi+80]
	mulx r10, r15, r8
	adcx r12, r15
	adox r14, r10
	mulx r10, r15, rcx
	adcx r14, r15
	adox r10, qword ptr [rsp+48]
	mov qword ptr [rsp+48], r11
	mulx r15, r11, qword ptr [rsp+40]
	adcx r10, r11
	mov r11d, 0
	adox r15, r11
	adc r15, 0
	mov rdx, r8
	mov qword ptr [rsp+56], r15
	mulx r11, r15, qword ptr [rbp]
	xor r8d, r8d
	adcx r13, r15
	adox rdi, r11
	mulx r11, r15, qword ptr [rbp+8]
	adcx rdi, r15
	adox rax, r11
	mulx r11, r15, qword ptr [rbp+16]
	adcx rax, r15
	adox rbx, r11
	mulx r11, r15, qword ptr [rbp+24]
	adcx rbx, r15
	adox r11, r8
	adc r11, 0
	mov r15, rdx
	mov rdx, qword ptr [rsi+88]
	mulx r9, r8, r9
	mov qword ptr [rsp+64], r13
	xor r13d, r13d
	adcx r12, r8
	adox r14, r9
	mulx r15, r8, r15
	adcx r14, r8
	adox r10, r15
	mulx r8, r9, rcx
	adcx r10, r9
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
	adox rbx, r13
	mulx r13, r15, qword ptr [rbp+16]
	adcx rbx, r15
	adox r11, r13
	mulx r13, rdx, qword ptr [rbp+24]
	adcx r11, rdx
	adox r13, rcx
	adc r13, 0
	mov edx, 189
	mulx r14, r15, r14
	xor ecx, ecx
	adcx r15, qword ptr [rsp+32]
	adox r14, qword ptr [rsp+24]
	mulx r10, rcx, r10
	adcx r14, rcx
	adox r10, qword ptr [rsp+48]
	mulx r8, rcx, r8
	adcx r10, rcx
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
	adox rbx, r8
	mulx rcx, r8, qword ptr [rbp+8]
	adcx rbx, r8
	adox r11, rcx
	mulx rcx, r8, qword ptr [rbp+16]
	adcx r11, r8
	adox r13, rcx
	mulx rcx, rdx, qword ptr [rbp+24]
	adcx r13, rdx
	adox rcx, rsi
	adc rcx, 0
	lea r8, [r9+r9*4]
	lea r8, [r9+r8*4]
	lea r8, [r8+r8*8]
	add r15, r8
	adc r14, 0
	adc r10, 0
	adc r12, 0
	sbb r8, r8
	mov edx, 189
	mulx rbx, r9, rbx
	xor esi, esi
	adcx r9, qword ptr [rsp+16]
	adox rbx, qword ptr [rsp+64]
	mulx r11, rsi, r11
	adcx rbx, rsi
	adox rdi, r11
	mulx r13, rsi, r13
	adcx rdi, rsi
	adox rax, r13
	mulx rcx, rsi, rcx
	adcx rax, rsi
	mov esi, 0
	adox rcx, rsi
	adc rcx, 0
	and r8d, 189
	add r15, r8
	/* S2 = Y2*ZZZ */
	mov rdx, r15
	mulx r8, r11, qword ptr [rbp+32]
	mulx r13, r15, qword ptr [rbp+40]
	mov qword ptr [rsp+16], r11
	mulx rsi, r11, qword ptr [rbp+48]
	mov qword ptr [rsp+32], r12
	mulx r12, rdx, qword ptr [rbp+56]
	add r8, r15
	adc r13, r11
	adc rsi, rdx
	adc r12, 0
	lea r11, [rcx+rcx*4]
	lea r11, [rcx+r11*4]
	lea r11, [r11+r11*8]
	add r9, r11
	adc rbx, 0
	adc rdi, 0
	adc rax, 0
	sbb rcx, rcx
	mov rdx, r14
	mulx r11, r15, qword ptr [rbp+32]
	xor r14d, r14d
	adcx r8, r15
	adox r13, r11
	mulx r11, r15, qword ptr [rbp+40]
	adcx r13, r15
	adox rsi, r11
	mulx r11, r15, qword ptr [rbp+48]
	adcx rsi, r15
	adox r12, r11
	mulx r11, rdx, qword ptr [rbp+56]
	adcx r12, rdx
	adox r11, r14
	adc r11, 0
	and ecx, 189
	add r9, rcx
	/* H = U2-X1 */
	mov rcx, qword ptr [rsp+24]
	sub r9, qword ptr [rcx]
	sbb rbx, qword ptr [rcx+8]
	sbb rdi, qword ptr [rcx+16]
	sbb rax, qword ptr [rcx+24]
	sbb r15, r15
	mov rdx, r10
	mulx r14, rcx, qword ptr [rbp+32]
	xor r10d, r10d
	adcx r13, rcx
	adox rsi, r14
	mulx rcx, r14, qword ptr [rbp+40]
	adcx rsi, r14
	adox r12, rcx
	mulx rcx, r14, qword ptr [rbp+48]
	adcx r12, r14
	adox r11, rcx
	mulx rcx, rdx, qword ptr [rbp+56]
	adcx r11, rdx
	adox rcx, r10
	adc rcx, 0
	and r15d, 189
	sub r9, r15
	sbb rbx, 0
	sbb rdi, 0
	sbb rax, 0
	sbb r14, r14
	mov rdx, qword ptr [rsp+32]
	mulx r15, r10, qword ptr [rbp+32]
	mov qword ptr [rsp+40], rax
	xor eax, eax
	adcx rsi, r10
	adox r12, r15
	mulx r10, r15, qword ptr [rbp+40]
	adcx r12, r15
	adox r11, r10
	mulx r10, r15, qword ptr [rbp+48]
	adcx r11, r15
	adox rcx, r10
	mulx r10, rdx, qword ptr [rbp+56]
	adcx rcx, rdx
	adox r10, rax
	adc r10, 0
	and r14d, 189
	sub r9, r14
	mov edx, 189
	mulx r12, rbp, r12
	xor r14d, r14d
	adcx rbp, qword ptr [rsp+16]
	adox r8, r12
	mulx r11, rax, r11
	adcx r8, rax
	adox r13, r11
	mulx rcx, rax, rcx
	adcx r13, rax
	adox rsi, rcx
	mulx r10, rax, r10
	adcx rsi, rax
	adox r10, r14
	adc r10, 0
	lea rax, [r10+r10*4]
	lea rax, [r10+rax*4]
	lea rax, [rax+rax*8]
	add rbp, rax
	adc r8, 0
	adc r13, 0
	adc rsi, 0
	sbb rax, rax
	/* HH = H*H */
	mov rdx, rbx
	mulx rcx, r10, rdi
	mulx r11, rbx, qword ptr [rsp+40]
	mov r12, rdx
	mov rdx, rdi
	mulx r15, r14, qword ptr [rsp+40]
	add rcx, rbx
	adc r11, r14
	adc r15, 0
	mov rdx, r9
	mulx rbx, r14, r12
	mov qword ptr [rsp+8], r14
	mulx r9, r14, rdi
	mov qword ptr [rsp+16], rdi
	mov qword ptr [rsp+32], r12
	mulx rdi, r12, qword ptr [rsp+40]
	add rbx, r14
	adc r9, r12
	adc rdi, 0
	and eax, 189
	add rbp, rax
	/* r = S2-Y1 */
	mov rax, qword ptr [rsp+24]
	sub rbp, qword ptr [rax+32]
	sbb r8, qword ptr [rax+40]
	sbb r13, qword ptr [rax+48]
	sbb rsi, qword ptr [rax+56]
	sbb r12, r12
	add r10, r9
	adc rcx, rdi
	adc r11, 0
	adc r15, 0
	mulx rdi, r9, rdx
	mov r14, rdx
	mov rdx, qword ptr [rsp+32]
	mov qword ptr [rsp+48], r14
	mulx rax, r14, rdx
	mov rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+56], r9
	mov qword ptr [rsp+64], rsi
	mulx r9, rsi, rdx
	mov rdx, qword ptr [rsp+40]
	mov qword ptr [rsp+72], r13
	mov qword ptr [rsp+80], r8
	mulx r13, r8, rdx
	xor edx, edx
	mov qword ptr [rsp+88], rbp
	mov rbp, qword ptr [rsp+8]
	adcx rbp, qword ptr [rsp+8]
	adox rbp, rdi
	adcx rbx, rbx
	adox rbx, r14
	adcx r10, r10
	adox r10, rax
	adcx rcx, rcx
	adox rcx, rsi
	adcx r11, r11
	adox r11, r9
	adcx r15, r15
	adox r15, r8
	adox r13, rdx
	adc r13, 0
	and r12d, 189
	mov rax, qword ptr [rsp+88]
	sub rax, r12
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
	mov edx, 189
	mulx rcx, r9, rcx
	xor r14d, r14d
	adcx r9, qword ptr [rsp+56]
	adox rbp, rcx
	mulx r11, rcx, r11
	adcx rbp, rcx
	adox rbx, r11
	mulx r15, rcx, r15
	adcx rbx, rcx
	adox r10, r15
	mulx r13, rcx, r13
	adcx r10, rcx
	adox r13, r14
	adc r13, 0
	mov rcx, qword ptr [rsp+80]
	and ecx, 189
	mov r11, qword ptr [rsp+72]
	sub r11, rcx
	mov rdx, r11
	mulx rcx, r15, qword ptr [rsp+64]
	mulx r11, r14, rdi
	mov qword ptr [rsp+56], r15
	mov qword ptr [rsp+72], rdi
	mulx r15, rdi, r8
	add rcx, r14
	adc r11, rdi
	adc r15, 0
	lea rdi, [r13+r13*4]
	lea rdi, [r13+rdi*4]
	lea rdi, [rdi+rdi*8]
	add r9, rdi
	adc rbp, 0
	adc rbx, 0
	adc r10, 0
	sbb rdi, rdi
	add r11, qword ptr [rsp+8]
	adc r12, r15
	adc rsi, 0
	adc rax, 0
	mulx r13, r14, rdx
	mov r15, rdx
	mov rdx, qword ptr [rsp+64]
	mov qword ptr [rsp+8], r15
	mov qword ptr [rsp+80], r10
	mulx r15, r10, rdx
	mov rdx, qword ptr [rsp+72]
	mov qword ptr [rsp+88], rbx
	mov qword ptr [rsp+96], rbp
	mulx rbx, rbp, rdx
	mov rdx, r8
	mov qword ptr [rsp+104], r14
	mov qword ptr [rsp+112], r9
	mulx r14, r9, rdx
	xor r8d, r8d
	mov qword ptr [rsp+120], rdx
	mov rdx, qword ptr [rsp+56]
	adcx rdx, qword ptr [rsp+56]
	adox rdx, r13
	adcx rcx, rcx
	adox rcx, r10
	adcx r11, r11
	adox r11, r15
	adcx r12, r12
	adox r12, rbp
	adcx rsi, rsi
	adox rsi, rbx
	adcx rax, rax
	adox rax, r9
	adox r14, r8
	adc r14, 0
	and edi, 189
	add rdi, qword ptr [rsp+112]
	/* V = X1*HH */
	mov r9, rdx
	mov rdx, rdi
	mov r10, qword ptr [rsp+24]
	mulx rbx, rbp, qword ptr [r10]
	mulx rdi, r13, qword ptr [r10+8]
	mulx r15, r8, qword ptr [r10+16]
	mov qword ptr [rsp+56], rbp
	mov qword ptr [rsp+112], r14
	mulx rbp, r14, qword ptr [r10+24]
	add rbx, r13
	adc rdi, r8
	adc r15, r14
	adc rbp, 0
	mov r8, rdx
	mov edx, 189
	mulx r12, r13, r12
	xor r14d, r14d
	adcx r13, qword ptr [rsp+104]
	adox r9, r12
	mulx rsi, r12, rsi
	adcx r9, r12
	adox rcx, rsi
	mulx rax, rsi, rax
	adcx rcx, rsi
	adox r11, rax
	mulx rax, rsi, qword ptr [rsp+112]
	adcx r11, rsi
	adox rax, r14
	adc rax, 0
	mov rdx, qword ptr [rsp+96]
	mulx rsi, r12, qword ptr [r10]
	xor r14d, r14d
	adcx rbx, r12
	adox rdi, rsi
	mulx rsi, r12, qword ptr [r10+8]
	adcx rdi, r12
	adox r15, rsi
	mulx rsi, r12, qword ptr [r10+16]
	adcx r15, r12
	adox rbp, rsi
	mulx rsi, r12, qword ptr [r10+24]
	adcx rbp, r12
	adox rsi, r14
	adc rsi, 0
	lea r12, [rax+rax*4]
	lea r12, [rax+r12*4]
	lea r12, [r12+r12*8]
	add r13, r12
	adc r9, 0
	adc rcx, 0
	adc r11, 0
	sbb rax, rax
	mov rdx, qword ptr [rsp+88]
	mulx r12, r14, qword ptr [r10]
	mov qword ptr [rsp+104], r11
	xor r11d, r11d
	adcx rdi, r14
	adox r15, r12
	mulx r12, r14, qword ptr [r10+8]
	adcx r15, r14
	adox rbp, r12
	mulx r12, r14, qword ptr [r10+16]
	adcx rbp, r14
	adox rsi, r12
	mulx r12, r14, qword ptr [r10+24]
	adcx rsi, r14
	adox r12, r11
	adc r12, 0
	and eax, 189
	/* HHH = H*HH */
	mov rdx, r8
	mulx r14, r11, qword ptr [rsp+48]
	mov qword ptr [rsp+112], rcx
	mulx r8, rcx, qword ptr [rsp+32]
	mov qword ptr [rsp+128], r9
	mov qword ptr [rsp+136], r11
	mulx r9, r11, qword ptr [rsp+16]
	mov qword ptr [rsp+144], rax
	mulx rax, rdx, qword ptr [rsp+40]
	add r14, rcx
	adc r8, r11
	adc r9, rdx
	adc rax, 0
	mov rdx, qword ptr [rsp+80]
	mulx rcx, r11, qword ptr [r10]
	mov qword ptr [rsp+152], r13
	xor r13d, r13d
	adcx r15, r11
	adox rbp, rcx
	mulx rcx, r11, qword ptr [r10+8]
	adcx rbp, r11
	adox rsi, rcx
	mulx rcx, r11, qword ptr [r10+16]
	adcx rsi, r11
	adox r12, rcx
	mulx rcx, r11, qword ptr [r10+24]
	adcx r12, r11
	adox rcx, r13
	adc rcx, 0
	mov rdx, qword ptr [rsp+96]
	mulx r11, r13, qword ptr [rsp+48]
	xor r10d, r10d
	adcx r14, r13
	adox r8, r11
	mulx r11, r13, qword ptr [rsp+32]
	adcx r8, r13
	adox r9, r11
	mulx r11, r13, qword ptr [rsp+16]
	adcx r9, r13
	adox rax, r11
	mulx r11, rdx, qword ptr [rsp+40]
	adcx rax, rdx
	adox r11, r10
	adc r11, 0
	mov edx, 189
	mulx rbp, r13, rbp
	xor r10d, r10d
	adcx r13, qword ptr [rsp+56]
	adox rbx, rbp
	mulx rsi, rbp, rsi
	adcx rbx, rbp
	adox rdi, rsi
	mulx r12, rsi, r12
	adcx rdi, rsi
	adox r15, r12
	mulx rcx, rsi, rcx
	adcx r15, rsi
	adox rcx, r10
	adc rcx, 0
	mov rdx, qword ptr [rsp+88]
	mulx rsi, rbp, qword ptr [rsp+48]
	xor r12d, r12d
	adcx r8, rbp
	adox r9, rsi
	mulx rsi, r10, qword ptr [rsp+32]
	adcx r9, r10
	adox rax, rsi
	mulx rsi, r10, qword ptr [rsp+16]
	adcx rax, r10
	adox r11, rsi
	mulx rsi, rdx, qword ptr [rsp+40]
	adcx r11, rdx
	adox rsi, r12
	adc rsi, 0
	lea r10, [rcx+rcx*4]
	lea r10, [rcx+r10*4]
	lea r10, [r10+r10*8]
	mov rcx, qword ptr [rsp+152]
	add rcx, qword ptr [rsp+144]
	add r13, r10
	adc rbx, 0
	adc rdi, 0
	adc r15, 0
	sbb r10, r10
	mov rdx, qword ptr [rsp+80]
	mulx rbp, r12, qword ptr [rsp+48]
	mov qword ptr [rsp+56], r15
	xor r15d, r15d
	adcx r9, r12
	adox rax, rbp
	mulx rbp, r12, qword ptr [rsp+32]
	adcx rax, r12
	adox r11, rbp
	mulx rbp, r12, qword ptr [rsp+16]
	adcx r11, r12
	adox rsi, rbp
	mulx rbp, rdx, qword ptr [rsp+40]
	adcx rsi, rdx
	adox rbp, r15
	adc rbp, 0
	and r10d, 189
	/* Z3 = Z1*H */
	mov rdx, qword ptr [rsp+48]
	mov r12, qword ptr [rsp+24]
	mov qword ptr [rsp+80], rdi
	mulx r15, rdi, qword ptr [r12+64]
	mov qword ptr [rsp+88], rdi
	mov qword ptr [rsp+96], rbx
	mulx rdi, rbx, qword ptr [r12+72]
	mov qword ptr [rsp+144], rcx
	mov qword ptr [rsp+152], r10
	mulx rcx, r10, qword ptr [r12+80]
	mov qword ptr [rsp+160], r13
	mulx r13, rdx, qword ptr [r12+88]
	add r15, rbx
	adc rdi, r10
	adc rcx, rdx
	adc r13, 0
	mov edx, 189
	mulx rax, r10, rax
	xor ebx, ebx
	adcx r10, qword ptr [rsp+136]
	adox r14, rax
	mulx r11, rax, r11
	adcx r14, rax
	adox r8, r11
	mulx rsi, rax, rsi
	adcx r8, rax
	adox r9, rsi
	mulx rbp, rax, rbp
	adcx r9, rax
	adox rbp, rbx
	adc rbp, 0
	mov rax, qword ptr [rsp+160]
	add rax, qword ptr [rsp+152]
	mov rdx, qword ptr [rsp+32]
	mulx rsi, r11, qword ptr [r12+64]
	xor ebx, ebx
	adcx r15, r11
	adox rdi, rsi
	mulx rsi, r11, qword ptr [r12+72]
	adcx rdi, r11
	adox rcx, rsi
	mulx rsi, r11, qword ptr [r12+80]
	adcx rcx, r11
	adox r13, rsi
	mulx rsi, rdx, qword ptr [r12+88]
	adcx r13, rdx
	adox rsi, rbx
	adc rsi, 0
	lea r11, [rbp+rbp*4]
	lea r11, [rbp+r11*4]
	lea r11, [r11+r11*8]
	add r10, r11
	adc r14, 0
	adc r8, 0
	adc r9, 0
	sbb r11, r11
	mov rdx, qword ptr [rsp+16]
	mulx rbp, rbx, qword ptr [r12+64]
	mov qword ptr [rsp+32], r15
	xor r15d, r15d
	adcx rdi, rbx
	adox rcx, rbp
	mulx rbx, rbp, qword ptr [r12+72]
	adcx rcx, rbp
	adox r13, rbx
	mulx rbx, rbp, qword ptr [r12+80]
	adcx r13, rbp
	adox rsi, rbx
	mulx rbx, rdx, qword ptr [r12+88]
	adcx rsi, rdx
	adox rbx, r15
	adc rbx, 0
	and r11d, 189
	add r10, r11
	/* X3 = rr-HHH-2*V */
	mov r11, qword ptr [rsp+144]
	sub r11, r10
	mov rbp, qword ptr [rsp+128]
	sbb rbp, r14
	mov rdx, qword ptr [rsp+112]
	sbb rdx, r8
	mov r15, qword ptr [rsp+104]
	sbb r15, r9
	mov qword ptr [rsp+16], r9
	setc r9b
	movzx r9d, r9b
	mov qword ptr [rsp+48], rdx
	mov rdx, qword ptr [rsp+40]
	mov qword ptr [rsp+104], r8
	mov qword ptr [rsp+112], r14
	mulx r8, r14, qword ptr [r12+64]
	mov qword ptr [rsp+128], r10
	xor r10d, r10d
	adcx rcx, r14
	adox r13, r8
	mulx r8, r14, qword ptr [r12+72]
	adcx r13, r14
	adox rsi, r8
	mulx r8, r14, qword ptr [r12+80]
	adcx rsi, r14
	adox rbx, r8
	mulx r8, rdx, qword ptr [r12+88]
	adcx rbx, rdx
	adox r8, r10
	adc r8, 0
	sub r11, rax
	sbb rbp, qword ptr [rsp+96]
	mov r14, qword ptr [rsp+48]
	sbb r14, qword ptr [rsp+80]
	sbb r15, qword ptr [rsp+56]
	adc r9, 0
	sub r11, rax
	sbb rbp, qword ptr [rsp+96]
	sbb r14, qword ptr [rsp+80]
	sbb r15, qword ptr [rsp+56]
	adc r9, 0
	mov edx, 189
	mulx r13, r10, r13
	xor r12d, r12d
	adcx r10, qword ptr [rsp+88]
	adox r13, qword ptr [rsp+32]
	mulx rsi, r12, rsi
	adcx r13, r12
	adox rdi, rsi
	mulx rbx, rsi, rbx
	adcx rdi, rsi
	adox rcx, rbx
	mulx r8, rsi, r8
	adcx rcx, rsi
	mov esi, 0
	adox r8, rsi
	adc r8, 0
	lea rbx, [r9+r9*4]
	lea rbx, [r9+rbx*4]
	lea rbx, [rbx+rbx*8]
	sub r11, rbx
	sbb rbp, 0
	mov r9, qword ptr [rsp]
	mov qword ptr [r9+8], rbp
	sbb r14, 0
	mov qword ptr [r9+16], r14
	sbb r15, 0
	mov qword ptr [r9+24], r15
	sbb rbx, rbx
	lea r12, [r8+r8*4]
	lea r12, [r8+r12*4]
	lea r12, [r12+r12*8]
	add r10, r12
	adc r13, 0
	mov qword ptr [r9+72], r13
	adc rdi, 0
	mov qword ptr [r9+80], rdi
	adc rcx, 0
	mov qword ptr [r9+88], rcx
	sbb rcx, rcx
	and ebx, 189
	sub r11, rbx
	mov qword ptr [r9], r11
	/* Y3 = r*t2-Y1*HHH */
	mov rdi, qword ptr [rsp+24]
	mov r8d, 0
	sub r8, qword ptr [rdi+32]
	mov ebx, 0
	sbb rbx, qword ptr [rdi+40]
	mov r12d, 0
	sbb r12, qword ptr [rdi+48]
	mov r13d, 0
	sbb r13, qword ptr [rdi+56]
	sbb rdi, rdi
	and edi, 189
	/* t2 = V-X3 */
	sub rax, r11
	mov r11, qword ptr [rsp+96]
	sbb r11, rbp
	mov rbp, qword ptr [rsp+80]
	sbb rbp, r14
	mov r14, qword ptr [rsp+56]
	sbb r14, r15
	sbb r15, r15
	sub r8, rdi
	sbb rbx, 0
	sbb r12, 0
	sbb r13, 0
	sbb rdi, rdi
	and ecx, 189
	add r10, rcx
	mov qword ptr [r9+64], r10
	and r15d, 189
	and edi, 189
	sub rax, r15
	sbb r11, 0
	sbb rbp, 0
	sbb r14, 0
	sbb rcx, rcx
	sub r8, rdi
	and ecx, 189
	sub rax, rcx
	mov rdx, qword ptr [rsp+8]
	mulx rcx, rdi, rax
	mulx r10, r15, r11
	mulx rsi, r9, rbp
	mov qword ptr [rsp+24], r13
	mulx r13, rdx, r14
	add rcx, r15
	adc r10, r9
	adc rsi, rdx
	adc r13, 0
	mov rdx, r8
	mulx r9, r15, qword ptr [rsp+128]
	xor r8d, r8d
	adcx rdi, r15
	adox rcx, r9
	mulx r9, r15, qword ptr [rsp+112]
	adcx rcx, r15
	adox r10, r9
	mulx r9, r15, qword ptr [rsp+104]
	adcx r10, r15
	adox rsi, r9
	mulx r9, rdx, qword ptr [rsp+16]
	adcx rsi, rdx
	adox r13, r9
	seto r9b
	movzx r9d, r9b
	adc r13, 0
	adc r9, 0
	mov rdx, qword ptr [rsp+64]
	mulx r15, r8, rax
	mov qword ptr [rsp+8], rdi
	xor edi, edi
	adcx rcx, r8
	adox r10, r15
	mulx r8, r15, r11
	adcx r10, r15
	adox rsi, r8
	mulx r8, r15, rbp
	adcx rsi, r15
	adox r13, r8
	mulx r8, rdx, r14
	adcx r13, rdx
	adox r9, r8
	seto r8b
	movzx r8d, r8b
	adc r9, 0
	adc r8, 0
	mov rdx, rbx
	mulx r15, rdi, qword ptr [rsp+128]
	xor ebx, ebx
	adcx rcx, rdi
	adox r10, r15
	mulx rdi, r15, qword ptr [rsp+112]
	adcx r10, r15
	adox rsi, rdi
	mulx rdi, r15, qword ptr [rsp+104]
	adcx rsi, r15
	adox r13, rdi
	mulx rdi, rdx, qword ptr [rsp+16]
	adcx r13, rdx
	adox r9, rdi
	adcx r9, rbx
	adox r8, rbx
	adc r8, 0
	mov rdx, qword ptr [rsp+72]
	mulx rdi, r15, rax
	xor ebx, ebx
	adcx r10, r15
	adox rsi, rdi
	mulx rdi, r15, r11
	adcx rsi, r15
	adox r13, rdi
	mulx rdi, r15, rbp
	adcx r13, r15
	adox r9, rdi
	mulx rdi, rdx, r14
	adcx r9, rdx
	adox r8, rdi
	seto dil
	movzx edi, dil
	adc r8, 0
	adc rdi, 0
	mov rdx, r12
	mulx r15, rbx, qword ptr [rsp+128]
	xor r12d, r12d
	adcx r10, rbx
	adox rsi, r15
	mulx rbx, r15, qword ptr [rsp+112]
	adcx rsi, r15
	adox r13, rbx
	mulx rbx, r15, qword ptr [rsp+104]
	adcx r13, r15
	adox r9, rbx
	mulx rbx, rdx, qword ptr [rsp+16]
	adcx r9, rdx
	adox r8, rbx
	adcx r8, r12
	adox rdi, r12
	adc rdi, 0
	mov rdx, qword ptr [rsp+120]
	mulx rax, rbx, rax
	xor r15d, r15d
	adcx rsi, rbx
	adox r13, rax
	mulx r11, rax, r11
	adcx r13, rax
	adox r9, r11
	mulx rbp, rax, rbp
	adcx r9, rax
	adox r8, rbp
	mulx r14, rdx, r14
	adcx r8, rdx
	adox rdi, r14
	seto al
	movzx eax, al
	adc rdi, 0
	adc rax, 0
	mov rdx, qword ptr [rsp+24]
	mulx r11, rbx, qword ptr [rsp+128]
	xor ebp, ebp
	adcx rsi, rbx
	adox r13, r11
	mulx r11, rbx, qword ptr [rsp+112]
	adcx r13, rbx
	adox r9, r11
	mulx r11, rbx, qword ptr [rsp+104]
	adcx r9, rbx
	adox r8, r11
	mulx r11, rdx, qword ptr [rsp+16]
	adcx r8, rdx
	adox rdi, r11
	adcx rdi, rbp
	adox rax, rbp
	adc rax, 0
	mov edx, 189
	mulx r13, r11, r13
	xor ebx, ebx
	adcx r11, qword ptr [rsp+8]
	adox rcx, r13
	mulx r9, rbp, r9
	adcx rcx, rbp
	adox r10, r9
	mulx r8, r9, r8
	adcx r10, r9
	adox rsi, r8
	mulx rdi, r8, rdi
	adcx rsi, r8
	adox rdi, rbx
	adc rdi, 0
	lea r8, [rax+rax*4]
	lea r8, [rax+r8*4]
	lea r8, [r8+r8*8]
	add rdi, r8
	lea rax, [rdi+rdi*4]
	lea rax, [rdi+rax*4]
	lea rax, [rax+rax*8]
	add r11, rax
	adc rcx, 0
	mov rax, qword ptr [rsp]
	mov qword ptr [rax+40], rcx
	adc r10, 0
	mov qword ptr [rax+48], r10
	adc rsi, 0
	mov qword ptr [rax+56], rsi
	lea rcx, [r11+189]
	cmovc r11, rcx
	mov qword ptr [rax+32], r11
	add rsp, 168
	JAC256189_RAISED(168)
	pop r15
	JAC256189_POPPED(r15)
	pop r14
	JAC256189_POPPED(r14)
	pop r13
	JAC256189_POPPED(r13)
	pop r12
	JAC256189_POPPED(r12)
	pop rbp
	JAC256189_POPPED(rbp)
	pop rbx
	JAC256189_POPPED(rbx)
	ret
JAC256189_END(JAC256189_NAME(jac256189_jac_madd))

/* void jac256189_prj_madd(uint64_t *r, const uint64_t *p, const uint64_t *q)
 * r (out) in rdi, p (in) in rsi, q (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 3 out, each any value of its words (incompletely reduced).
 * Made of shortw/projective-3/addition/madd-2015-rcb-3; fusions: products.
 * Stack: 312 bytes; 1569 instructions; modelled 472.0 core cycles.
 */
JAC256189_BEGIN(JAC256189_NAME(jac256189_prj_madd))
	push rbx
	JAC256189_PUSHED(rbx)
	push rbp
	JAC256189_PUSHED(rbp)
	push r12
	JAC256189_PUSHED(r12)
	push r13
	JAC256189_PUSHED(r13)
	push r14
	JAC256189_PUSHED(r14)
	push r15
	JAC256189_PUSHED(r15)
	sub rsp, 264
	JAC256189_LOWERED(264)
	JAC256189_FRAME_MADE
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
	mov rdx, qword ptr [rsi+80]
	mulx rbx, r13, qword ptr [rax+32]
	xor r14d, r14d
	adcx r9, r13
	adox r11, rbx
	mulx rbx, r12, qword ptr [rax+40]
	adcx r11, r12
	adox rbp, rbx
	mulx rbx, r12, qword ptr [rax+48]
	adcx rbp, r12
	adox r10, rbx
	mulx rbx, r12, qword ptr [rax+56]
	adcx r10, r12
	adox rbx, r14
	adc rbx, 0
	mov rdx, qword ptr [rsi+88]
	mulx r12, r13, qword ptr [rax+32]
	xor r15d, r15d
	adcx r11, r13
	adox rbp, r12
	mulx r12, r13, qword ptr [rax+40]
	adcx rbp, r13
	adox r10, r12
	mulx r12, r13, qword ptr [rax+48]
	adcx r10, r13
	adox rbx, r12
	mulx r12, r13, qword ptr [rax+56]
	adcx rbx, r13
	adox r12, r15
	adc r12, 0
	/* t1 = Y1*Y2 */
	mov rdx, qword ptr [rax+32]
	mulx r13, r14, qword ptr [rsi+32]
	mov qword ptr [rsp], rdi
	mulx r15, rdi, qword ptr [rsi+40]
	mov qword ptr [rsp+8], r14
	mov qword ptr [rsp+16], r12
	mulx r14, r12, qword ptr [rsi+48]
	mov qword ptr [rsp+24], r11
	mov qword ptr [rsp+32], rbx
	mulx r11, rbx, qword ptr [rsi+56]
	add r13, rdi
	adc r15, r12
	adc r14, rbx
	adc r11, 0
	mov rdx, qword ptr [rax+40]
	mulx rdi, rbx, qword ptr [rsi+32]
	xor r12d, r12d
	adcx r13, rbx
	adox r15, rdi
	mulx rdi, rbx, qword ptr [rsi+40]
	adcx r15, rbx
	adox r14, rdi
	mulx rdi, rbx, qword ptr [rsi+48]
	adcx r14, rbx
	adox r11, rdi
	mulx rdi, rbx, qword ptr [rsi+56]
	adcx r11, rbx
	adox rdi, r12
	adc rdi, 0
	mov edx, 189
	mulx rbp, rbx, rbp
	xor r12d, r12d
	adcx r8, rbx
	adox rcx, rbp
	mulx r10, rbx, r10
	adcx rcx, rbx
	adox r9, r10
	mulx r10, rbx, qword ptr [rsp+32]
	adcx r9, rbx
	adox r10, qword ptr [rsp+24]
	mulx rbx, rbp, qword ptr [rsp+16]
	adcx r10, rbp
	adox rbx, r12
	adc rbx, 0
	mov rdx, qword ptr [rax+48]
	mulx rbp, r12, qword ptr [rsi+32]
	mov qword ptr [rsp+16], r10
	xor r10d, r10d
	adcx r15, r12
	adox r14, rbp
	mulx rbp, r12, qword ptr [rsi+40]
	adcx r14, r12
	adox r11, rbp
	mulx rbp, r12, qword ptr [rsi+48]
	adcx r11, r12
	adox rdi, rbp
	mulx rbp, r12, qword ptr [rsi+56]
	adcx rdi, r12
	adox rbp, r10
	adc rbp, 0
	/* t4 = X1+Y1 */
	mov r12, qword ptr [rsi]
	add r12, qword ptr [rsi+32]
	mov r10, qword ptr [rsi+8]
	adc r10, qword ptr [rsi+40]
	mov qword ptr [rsp+24], r9
	mov r9, qword ptr [rsi+16]
	adc r9, qword ptr [rsi+48]
	mov qword ptr [rsp+32], rcx
	mov rcx, qword ptr [rsi+24]
	adc rcx, qword ptr [rsi+56]
	mov qword ptr [rsp+40], r8
	sbb r8, r8
	and r8d, 189
	add r12, r8
	adc r10, 0
	adc r9, 0
	adc rcx, 0
	lea r8, [r12+189]
	cmovc r12, r8
	/* t3 = X2+Y2 */
	mov r8, qword ptr [rax]
	add r8, qword ptr [rax+32]
	mov qword ptr [rsp+48], r15
	mov r15, qword ptr [rax+8]
	adc r15, qword ptr [rax+40]
	adc rdx, qword ptr [rax+16]
	mov qword ptr [rsp+56], r13
	mov r13, qword ptr [rax+24]
	adc r13, qword ptr [rax+56]
	mov qword ptr [rsp+64], rbx
	sbb rbx, rbx
	and ebx, 189
	add r8, rbx
	adc r15, 0
	adc rdx, 0
	adc r13, 0
	lea rbx, [r8+189]
	cmovc r8, rbx
	/* Y3_s = X2*Z1 */
	mov rbx, rdx
	mov rdx, qword ptr [rsi+64]
	mov qword ptr [rsp+72], rcx
	mov qword ptr [rsp+80], r9
	mulx rcx, r9, qword ptr [rax]
	mov qword ptr [rsp+88], r10
	mov qword ptr [rsp+96], r13
	mulx r10, r13, qword ptr [rax+8]
	mov qword ptr [rsp+104], rbx
	mov qword ptr [rsp+112], r15
	mulx rbx, r15, qword ptr [rax+16]
	mov qword ptr [rsp+120], r8
	mov qword ptr [rsp+128], r12
	mulx r8, r12, qword ptr [rax+24]
	add rcx, r13
	adc r10, r15
	adc rbx, r12
	adc r8, 0
	mov rdx, qword ptr [rsi+72]
	mulx r12, r13, qword ptr [rax]
	xor r15d, r15d
	adcx rcx, r13
	adox r10, r12
	mulx r12, r13, qword ptr [rax+8]
	adcx r10, r13
	adox rbx, r12
	mulx r12, r13, qword ptr [rax+16]
	adcx rbx, r13
	adox r8, r12
	mulx r12, r13, qword ptr [rax+24]
	adcx r8, r13
	adox r12, r15
	adc r12, 0
	mov rdx, qword ptr [rsi+80]
	mulx r13, r15, qword ptr [rax]
	mov qword ptr [rsp+136], rbp
	xor ebp, ebp
	adcx r10, r15
	adox rbx, r13
	mulx r13, r15, qword ptr [rax+8]
	adcx rbx, r15
	adox r8, r13
	mulx r13, r15, qword ptr [rax+16]
	adcx r8, r15
	adox r12, r13
	mulx r13, r15, qword ptr [rax+24]
	adcx r12, r15
	adox r13, rbp
	adc r13, 0
	mov rdx, qword ptr [rsi+88]
	mulx r15, rbp, qword ptr [rax]
	mov qword ptr [rsp+144], rdi
	xor edi, edi
	adcx rbx, rbp
	adox r8, r15
	mulx rbp, r15, qword ptr [rax+8]
	adcx r8, r15
	adox r12, rbp
	mulx rbp, r15, qword ptr [rax+16]
	adcx r12, r15
	adox r13, rbp
	mulx rbp, r15, qword ptr [rax+24]
	adcx r13, r15
	adox rbp, rdi
	adc rbp, 0
	mov edx, 189
	mulx r8, r15, r8
	xor edi, edi
	adcx r9, r15
	adox rcx, r8
	mulx r12, r8, r12
	adcx rcx, r8
	adox r10, r12
	mulx r13, r8, r13
	adcx r10, r8
	adox rbx, r13
	mulx rbp, r8, rbp
	adcx rbx, r8
	adox rbp, rdi
	adc rbp, 0
	lea r8, [rbp+rbp*4]
	lea r8, [rbp+r8*4]
	lea r8, [r8+r8*8]
	add r9, r8
	adc rcx, 0
	adc r10, 0
	adc rbx, 0
	sbb r8, r8
	mov rdx, qword ptr [rax+56]
	mulx rbp, r12, qword ptr [rsi+32]
	xor r13d, r13d
	adcx r14, r12
	adox r11, rbp
	mulx rdi, rbp, qword ptr [rsi+40]
	adcx r11, rbp
	adox rdi, qword ptr [rsp+144]
	mulx rbp, r12, qword ptr [rsi+48]
	adcx rdi, r12
	adox rbp, qword ptr [rsp+136]
	mulx r12, rdx, qword ptr [rsi+56]
	adcx rbp, rdx
	adox r12, r13
	adc r12, 0
	and r8d, 189
	add r9, r8
	/* t3_1 = t3*t4 */
	mov rdx, qword ptr [rsp+128]
	mulx r8, r15, qword ptr [rsp+120]
	mov qword ptr [rsp+136], rax
	mulx r13, rax, qword ptr [rsp+112]
	mov qword ptr [rsp+144], rbx
	mov qword ptr [rsp+152], r10
	mulx rbx, r10, qword ptr [rsp+104]
	mov qword ptr [rsp+160], rcx
	mulx rcx, rdx, qword ptr [rsp+96]
	add r8, rax
	adc r13, r10
	adc rbx, rdx
	adc rcx, 0
	mov rdx, qword ptr [rsp+88]
	mulx rax, r10, qword ptr [rsp+120]
	mov qword ptr [rsp+128], r9
	xor r9d, r9d
	adcx r8, r10
	adox r13, rax
	mulx rax, r10, qword ptr [rsp+112]
	adcx r13, r10
	adox rbx, rax
	mulx rax, r10, qword ptr [rsp+104]
	adcx rbx, r10
	adox rcx, rax
	mulx rax, rdx, qword ptr [rsp+96]
	adcx rcx, rdx
	adox rax, r9
	adc rax, 0
	mov rdx, qword ptr [rsp+80]
	mulx r10, r9, qword ptr [rsp+120]
	mov qword ptr [rsp+88], rsi
	xor esi, esi
	adcx r13, r9
	adox rbx, r10
	mulx r9, r10, qword ptr [rsp+112]
	adcx rbx, r10
	adox rcx, r9
	mulx r9, r10, qword ptr [rsp+104]
	adcx rcx, r10
	adox rax, r9
	mulx r9, rdx, qword ptr [rsp+96]
	adcx rax, rdx
	adox r9, rsi
	adc r9, 0
	mov rdx, qword ptr [rsp+72]
	mulx r10, rsi, qword ptr [rsp+120]
	mov qword ptr [rsp+80], r12
	xor r12d, r12d
	adcx rbx, rsi
	adox rcx, r10
	mulx rsi, r10, qword ptr [rsp+112]
	adcx rcx, r10
	adox rax, rsi
	mulx rsi, r10, qword ptr [rsp+104]
	adcx rax, r10
	adox r9, rsi
	mulx rsi, rdx, qword ptr [rsp+96]
	adcx r9, rdx
	adox rsi, r12
	adc rsi, 0
	mov r10, qword ptr [rsp+64]
	lea rdx, [r10+r10*4]
	lea rdx, [r10+rdx*4]
	lea rdx, [rdx+rdx*8]
	mov r10, rdx
	mov edx, 189
	mulx rcx, r12, rcx
	mov qword ptr [rsp+64], r10
	xor r10d, r10d
	adcx r15, r12
	adox r8, rcx
	mulx rax, rcx, rax
	adcx r8, rcx
	adox r13, rax
	mulx r9, rax, r9
	adcx r13, rax
	adox rbx, r9
	mulx rsi, rax, rsi
	adcx rbx, rax
	adox rsi, r10
	adc rsi, 0
	mov edx, 189
	mulx r11, rax, r11
	xor ecx, ecx
	adcx rax, qword ptr [rsp+8]
	adox r11, qword ptr [rsp+56]
	mulx rdi, r9, rdi
	adcx r11, r9
	adox rdi, qword ptr [rsp+48]
	mulx rbp, r9, rbp
	adcx rdi, r9
	adox r14, rbp
	mulx r9, r10, qword ptr [rsp+80]
	adcx r14, r10
	adox r9, rcx
	adc r9, 0
	mov r10, qword ptr [rsp+40]
	add r10, qword ptr [rsp+64]
	mov rbp, qword ptr [rsp+32]
	adc rbp, 0
	mov r12, qword ptr [rsp+24]
	adc r12, 0
	mov rdx, qword ptr [rsp+16]
	adc rdx, 0
	sbb rcx, rcx
	/* Z3_s = b*Z1 */
	mov qword ptr [rsp+8], r14
	mov r14, qword ptr [rsp+88]
	mov qword ptr [rsp+16], rdx
	mov rdx, qword ptr [r14+64]
	mov qword ptr [rsp+24], rdi
	movabs rdi, 10201130017088565348
	mov qword ptr [rsp+32], r11
	mov qword ptr [rsp+40], rax
	mulx r11, rax, rdi
	mov qword ptr [rsp+48], rbx
	movabs rbx, 9501652711177671660
	mov qword ptr [rsp+56], r13
	mov qword ptr [rsp+64], r8
	mulx r13, r8, rbx
	mov qword ptr [rsp+72], r15
	movabs r15, 16757493067415712708
	mov qword ptr [rsp+80], r12
	mov qword ptr [rsp+96], rbp
	mulx r12, rbp, r15
	mov qword ptr [rsp+104], r9
	movabs r9, 18258651932062440021
	mov qword ptr [rsp+112], rsi
	mov qword ptr [rsp+120], r10
	mulx rsi, r10, r9
	add r11, r8
	adc r13, rbp
	adc r12, r10
	adc rsi, 0
	mov rdx, qword ptr [r14+72]
	mulx r8, r10, rdi
	xor ebp, ebp
	adcx r11, r10
	adox r13, r8
	mulx r8, r10, rbx
	adcx r13, r10
	adox r12, r8
	mulx r8, r10, r15
	adcx r12, r10
	adox rsi, r8
	mulx r8, r10, r9
	adcx rsi, r10
	adox r8, rbp
	adc r8, 0
	mov rdx, qword ptr [r14+80]
	mulx r10, rbp, rdi
	mov qword ptr [rsp+168], rcx
	xor ecx, ecx
	adcx r13, rbp
	adox r12, r10
	mulx r10, rbp, rbx
	adcx r12, rbp
	adox rsi, r10
	mulx r10, rbp, r15
	adcx rsi, rbp
	adox r8, r10
	mulx r10, rbp, r9
	adcx r8, rbp
	adox r10, rcx
	adc r10, 0
	mov rdx, qword ptr [r14+88]
	mulx rbp, rcx, rdi
	xor edi, edi
	adcx r12, rcx
	adox rsi, rbp
	mulx rcx, rbp, rbx
	adcx rsi, rbp
	adox r8, rcx
	mulx rcx, rbp, r15
	adcx r8, rbp
	adox r10, rcx
	mulx rcx, rbp, r9
	adcx r10, rbp
	adox rcx, rdi
	adc rcx, 0
	mov edx, 189
	mulx rsi, rbp, rsi
	xor edi, edi
	adcx rax, rbp
	adox r11, rsi
	mulx r8, rsi, r8
	adcx r11, rsi
	adox r13, r8
	mulx r10, rsi, r10
	adcx r13, rsi
	adox r12, r10
	mulx rcx, rsi, rcx
	adcx r12, rsi
	adox rcx, rdi
	adc rcx, 0
	lea rsi, [rcx+rcx*4]
	lea rsi, [rcx+rsi*4]
	lea rsi, [rsi+rsi*8]
	add rax, rsi
	adc r11, 0
	adc r13, 0
	adc r12, 0
	sbb rcx, rcx
	mov rsi, qword ptr [rsp+168]
	and esi, 189
	add rsi, qword ptr [rsp+120]
	/* Y3_1 = Y3_s+X1 */
	mov r8, qword ptr [rsp+128]
	add r8, qword ptr [r14]
	mov r10, qword ptr [rsp+160]
	adc r10, qword ptr [r14+8]
	mov rbp, qword ptr [rsp+152]
	adc rbp, qword ptr [r14+16]
	mov rdx, qword ptr [rsp+144]
	adc rdx, qword ptr [r14+24]
	sbb rdi, rdi
	and edi, 189
	add r8, rdi
	adc r10, 0
	adc rbp, 0
	adc rdx, 0
	lea rdi, [r8+189]
	cmovc r8, rdi
	/* t0 = X1*X2 */
	mov rdi, qword ptr [rsp+136]
	mov qword ptr [rsp+120], rdx
	mov rdx, qword ptr [rdi]
	mulx r9, r15, qword ptr [r14]
	mov qword ptr [rsp+128], rsi
	mulx rbx, rsi, qword ptr [r14+8]
	mov qword ptr [rsp+144], r12
	mov qword ptr [rsp+152], rbp
	mulx r12, rbp, qword ptr [r14+16]
	mov qword ptr [rsp+160], r13
	mulx r13, rdx, qword ptr [r14+24]
	add r9, rsi
	adc rbx, rbp
	adc r12, rdx
	adc r13, 0
	mov rdx, qword ptr [rdi+8]
	mulx rsi, rbp, qword ptr [r14]
	mov qword ptr [rsp+168], r10
	xor r10d, r10d
	adcx r9, rbp
	adox rbx, rsi
	mulx rsi, rbp, qword ptr [r14+8]
	adcx rbx, rbp
	adox r12, rsi
	mulx rsi, rbp, qword ptr [r14+16]
	adcx r12, rbp
	adox r13, rsi
	mulx rsi, rdx, qword ptr [r14+24]
	adcx r13, rdx
	adox rsi, r10
	adc rsi, 0
	mov rdx, qword ptr [rdi+16]
	mulx rbp, r10, qword ptr [r14]
	mov qword ptr [rsp+176], r11
	xor r11d, r11d
	adcx rbx, r10
	adox r12, rbp
	mulx r10, rbp, qword ptr [r14+8]
	adcx r12, rbp
	adox r13, r10
	mulx r10, rbp, qword ptr [r14+16]
	adcx r13, rbp
	adox rsi, r10
	mulx r10, rdx, qword ptr [r14+24]
	adcx rsi, rdx
	adox r10, r11
	adc r10, 0
	mov rdx, qword ptr [rdi+24]
	mulx rbp, r11, qword ptr [r14]
	mov qword ptr [rsp+184], r8
	xor r8d, r8d
	adcx r12, r11
	adox r13, rbp
	mulx r11, rbp, qword ptr [r14+8]
	adcx r13, rbp
	adox rsi, r11
	mulx r11, rbp, qword ptr [r14+16]
	adcx rsi, rbp
	adox r10, r11
	mulx r11, rdx, qword ptr [r14+24]
	adcx r10, rdx
	adox r11, r8
	adc r11, 0
	mov edx, 189
	mulx r13, rdi, r13
	xor ebp, ebp
	adcx r15, rdi
	adox r9, r13
	mulx rsi, rdi, rsi
	adcx r9, rdi
	adox rbx, rsi
	mulx r10, rsi, r10
	adcx rbx, rsi
	adox r12, r10
	mulx r11, rsi, r11
	adcx r12, rsi
	adox r11, rbp
	adc r11, 0
	and ecx, 189
	add rax, rcx
	lea rcx, [r11+r11*4]
	lea rcx, [r11+rcx*4]
	lea rcx, [rcx+rcx*8]
	add r15, rcx
	adc r9, 0
	adc rbx, 0
	adc r12, 0
	sbb rcx, rcx
	/* X3_1 = 3*(Y3_1-Z3_s) */
	mov rsi, qword ptr [rsp+184]
	sub rsi, rax
	mov rax, qword ptr [rsp+168]
	sbb rax, qword ptr [rsp+176]
	mov rdi, qword ptr [rsp+152]
	sbb rdi, qword ptr [rsp+160]
	mov r8, qword ptr [rsp+120]
	sbb r8, qword ptr [rsp+144]
	sbb r10, r10
	and r10d, 189
	sub rsi, r10
	sbb rax, 0
	sbb rdi, 0
	sbb r8, 0
	sbb r10, r10
	and ecx, 189
	add r15, rcx
	and r10d, 189
	sub rsi, r10
	mov rcx, rsi
	add rcx, rsi
	mov r10, rax
	adc r10, rax
	mov r11, rdi
	adc r11, rdi
	mov r13, r8
	adc r13, r8
	setc dl
	movzx edx, dl
	mov rbp, qword ptr [rsp+112]
	mov qword ptr [rsp+136], r12
	lea r12, [rbp+rbp*4]
	lea r12, [rbp+r12*4]
	lea r12, [r12+r12*8]
	mov rbp, qword ptr [rsp+104]
	mov qword ptr [rsp+112], rbx
	lea rbx, [rbp+rbp*4]
	lea rbx, [rbp+rbx*4]
	lea rbx, [rbx+rbx*8]
	/* t4_3 = t4_2+Y1 */
	mov rbp, qword ptr [rsp+128]
	add rbp, qword ptr [r14+32]
	mov qword ptr [rsp+104], rbp
	mov rbp, qword ptr [rsp+96]
	adc rbp, qword ptr [r14+40]
	mov qword ptr [rsp+96], rbp
	mov rbp, qword ptr [rsp+80]
	adc rbp, qword ptr [r14+48]
	mov qword ptr [rsp+80], rbp
	mov rbp, qword ptr [rsp+16]
	adc rbp, qword ptr [r14+56]
	mov qword ptr [rsp+16], rbp
	sbb rbp, rbp
	/* t2 = 3*Z1 */
	mov qword ptr [rsp+128], rbp
	mov rbp, qword ptr [r14+64]
	add rbp, qword ptr [r14+64]
	mov qword ptr [rsp+144], rbx
	mov rbx, qword ptr [r14+72]
	adc rbx, qword ptr [r14+72]
	mov qword ptr [rsp+160], r9
	mov r9, qword ptr [r14+80]
	adc r9, qword ptr [r14+80]
	mov qword ptr [rsp+176], r15
	mov r15, qword ptr [r14+88]
	adc r15, qword ptr [r14+88]
	mov qword ptr [rsp+192], r12
	setc r12b
	movzx r12d, r12b
	add rbp, qword ptr [r14+64]
	adc rbx, qword ptr [r14+72]
	adc r9, qword ptr [r14+80]
	adc r15, qword ptr [r14+88]
	adc r12, 0
	lea r14, [r12+r12*4]
	lea r14, [r12+r14*4]
	lea r14, [r14+r14*8]
	add rbp, r14
	adc rbx, 0
	adc r9, 0
	adc r15, 0
	sbb r12, r12
	and r12d, 189
	add rcx, rsi
	adc r10, rax
	adc r11, rdi
	adc r13, r8
	adc rdx, 0
	/* Y3_2 = b*Y3_1 */
	mov rax, rdx
	mov rdx, qword ptr [rsp+184]
	movabs rsi, 10201130017088565348
	mulx rdi, r8, rsi
	movabs r14, 9501652711177671660
	mov qword ptr [rsp+88], r15
	mov qword ptr [rsp+200], r9
	mulx r15, r9, r14
	mov qword ptr [rsp+208], rbx
	movabs rbx, 16757493067415712708
	mov qword ptr [rsp+216], r13
	mov qword ptr [rsp+224], r11
	mulx r13, r11, rbx
	mov qword ptr [rsp+232], r10
	movabs r10, 18258651932062440021
	mov qword ptr [rsp+240], rcx
	mulx rcx, rdx, r10
	add rdi, r9
	adc r15, r11
	adc r13, rdx
	adc rcx, 0
	mov rdx, qword ptr [rsp+168]
	mulx r9, r11, rsi
	mov qword ptr [rsp+184], rax
	xor eax, eax
	adcx rdi, r11
	adox r15, r9
	mulx r9, r11, r14
	adcx r15, r11
	adox r13, r9
	mulx r9, r11, rbx
	adcx r13, r11
	adox rcx, r9
	mulx r9, rdx, r10
	adcx rcx, rdx
	adox r9, rax
	adc r9, 0
	mov rdx, qword ptr [rsp+152]
	mulx r11, rax, rsi
	mov qword ptr [rsp+168], rbp
	xor ebp, ebp
	adcx r15, rax
	adox r13, r11
	mulx rax, r11, r14
	adcx r13, r11
	adox rcx, rax
	mulx rax, r11, rbx
	adcx rcx, r11
	adox r9, rax
	mulx rax, rdx, r10
	adcx r9, rdx
	adox rax, rbp
	adc rax, 0
	mov rdx, qword ptr [rsp+120]
	mulx r11, rbp, rsi
	xor esi, esi
	adcx r13, rbp
	adox rcx, r11
	mulx r11, rbp, r14
	adcx rcx, rbp
	adox r9, r11
	mulx r11, rbp, rbx
	adcx r9, rbp
	adox rax, r11
	mulx r11, rdx, r10
	adcx rax, rdx
	adox r11, rsi
	adc r11, 0
	mov edx, 189
	mulx rcx, r10, rcx
	xor ebx, ebx
	adcx r8, r10
	adox rdi, rcx
	mulx r9, rcx, r9
	adcx rdi, rcx
	adox r15, r9
	mulx rax, rcx, rax
	adcx r15, rcx
	adox r13, rax
	mulx r11, rax, r11
	adcx r13, rax
	adox r11, rbx
	adc r11, 0
	lea rax, [r11+r11*4]
	lea rax, [r11+rax*4]
	lea rax, [rax+rax*8]
	add r8, rax
	adc rdi, 0
	adc r15, 0
	adc r13, 0
	sbb rax, rax
	add r12, qword ptr [rsp+168]
	mov rcx, qword ptr [rsp+72]
	add rcx, qword ptr [rsp+192]
	mov rsi, qword ptr [rsp+64]
	adc rsi, 0
	mov r9, qword ptr [rsp+56]
	adc r9, 0
	mov r10, qword ptr [rsp+48]
	adc r10, 0
	sbb r11, r11
	and eax, 189
	/* t0_2 = 3*t0-t2 */
	mov rbp, qword ptr [rsp+176]
	add rbp, qword ptr [rsp+176]
	mov r14, qword ptr [rsp+160]
	adc r14, qword ptr [rsp+160]
	mov rdx, qword ptr [rsp+112]
	adc rdx, qword ptr [rsp+112]
	mov rbx, qword ptr [rsp+136]
	adc rbx, qword ptr [rsp+136]
	mov qword ptr [rsp+48], r10
	setc r10b
	movzx r10d, r10b
	add r8, rax
	add rbp, qword ptr [rsp+176]
	adc r14, qword ptr [rsp+160]
	adc rdx, qword ptr [rsp+112]
	adc rbx, qword ptr [rsp+136]
	adc r10, 0
	mov rax, qword ptr [rsp+184]
	mov qword ptr [rsp+56], r9
	lea r9, [rax+rax*4]
	lea r9, [rax+r9*4]
	lea r9, [r9+r9*8]
	lea rax, [r10+r10*4]
	lea rax, [r10+rax*4]
	lea rax, [rax+rax*8]
	mov r10, qword ptr [rsp+40]
	add r10, qword ptr [rsp+144]
	mov qword ptr [rsp+40], rsi
	mov rsi, qword ptr [rsp+32]
	adc rsi, 0
	mov qword ptr [rsp+32], rsi
	mov rsi, qword ptr [rsp+24]
	adc rsi, 0
	mov qword ptr [rsp+24], rsi
	mov rsi, qword ptr [rsp+8]
	adc rsi, 0
	mov qword ptr [rsp+8], rsi
	sbb rsi, rsi
	mov qword ptr [rsp+64], r10
	mov r10, qword ptr [rsp+128]
	and r10d, 189
	add r9, qword ptr [rsp+240]
	mov qword ptr [rsp+72], r9
	mov r9, qword ptr [rsp+232]
	adc r9, 0
	mov qword ptr [rsp+120], r9
	mov r9, qword ptr [rsp+224]
	adc r9, 0
	mov qword ptr [rsp+128], r9
	mov r9, qword ptr [rsp+216]
	adc r9, 0
	mov qword ptr [rsp+144], r9
	sbb r9, r9
	add rbp, rax
	adc r14, 0
	adc rdx, 0
	adc rbx, 0
	sbb rax, rax
	add r10, qword ptr [rsp+104]
	mov qword ptr [rsp+104], rbx
	mov rbx, qword ptr [rsp+96]
	adc rbx, 0
	mov qword ptr [rsp+96], rbx
	mov rbx, qword ptr [rsp+80]
	adc rbx, 0
	mov qword ptr [rsp+80], rbx
	mov rbx, qword ptr [rsp+16]
	adc rbx, 0
	mov qword ptr [rsp+16], rbx
	sbb rbx, rbx
	/* Y3_4 = Y3_2-t2-t0 */
	sub r8, r12
	sbb rdi, qword ptr [rsp+208]
	sbb r15, qword ptr [rsp+200]
	sbb r13, qword ptr [rsp+88]
	mov qword ptr [rsp+152], rdx
	setc dl
	movzx edx, dl
	sub r8, qword ptr [rsp+176]
	sbb rdi, qword ptr [rsp+160]
	sbb r15, qword ptr [rsp+112]
	sbb r13, qword ptr [rsp+136]
	adc rdx, 0
	mov qword ptr [rsp+168], r14
	lea r14, [rdx+rdx*4]
	lea r14, [rdx+r14*4]
	lea r14, [r14+r14*8]
	sub r8, r14
	sbb rdi, 0
	sbb r15, 0
	sbb r13, 0
	sbb r14, r14
	and r11d, 189
	and esi, 189
	and r14d, 189
	add rcx, r11
	add rsi, qword ptr [rsp+64]
	and r9d, 189
	sub r8, r14
	and eax, 189
	and ebx, 189
	add r9, qword ptr [rsp+72]
	add rbp, rax
	add r10, rbx
	/* Y3_5 = 3*Y3_4 */
	mov rax, r8
	add rax, r8
	mov r11, rdi
	adc r11, rdi
	mov rbx, r15
	adc rbx, r15
	mov r14, r13
	adc r14, r13
	setc dl
	movzx edx, dl
	sub rbp, r12
	mov r12, qword ptr [rsp+168]
	sbb r12, qword ptr [rsp+208]
	mov qword ptr [rsp+64], r10
	mov r10, qword ptr [rsp+152]
	sbb r10, qword ptr [rsp+200]
	mov qword ptr [rsp+72], r10
	mov r10, qword ptr [rsp+104]
	sbb r10, qword ptr [rsp+88]
	mov qword ptr [rsp+88], r10
	sbb r10, r10
	/* X3_2, Z3_2 = t1+X3_1, t1-X3_1 */
	mov qword ptr [rsp+104], r12
	mov r12, rsi
	add r12, r9
	mov qword ptr [rsp+152], r12
	mov r12, qword ptr [rsp+32]
	adc r12, qword ptr [rsp+120]
	mov qword ptr [rsp+168], r12
	mov r12, qword ptr [rsp+24]
	adc r12, qword ptr [rsp+128]
	mov qword ptr [rsp+184], r12
	mov r12, qword ptr [rsp+8]
	adc r12, qword ptr [rsp+144]
	mov qword ptr [rsp+192], r12
	sbb r12, r12
	mov qword ptr [rsp+200], rbp
	mov rbp, rsi
	sub rbp, r9
	mov r9, qword ptr [rsp+32]
	sbb r9, qword ptr [rsp+120]
	mov qword ptr [rsp+120], r9
	mov r9, qword ptr [rsp+24]
	sbb r9, qword ptr [rsp+128]
	mov qword ptr [rsp+128], r9
	mov r9, qword ptr [rsp+8]
	sbb r9, qword ptr [rsp+144]
	mov qword ptr [rsp+144], r9
	sbb r9, r9
	add rax, r8
	adc r11, rdi
	adc rbx, r15
	adc r14, r13
	adc rdx, 0
	lea rdi, [rdx+rdx*4]
	lea rdi, [rdx+rdi*4]
	lea rdi, [rdi+rdi*8]
	/* t3_2 = t3_1-t0-t1 */
	sub rcx, qword ptr [rsp+176]
	mov r8, qword ptr [rsp+40]
	sbb r8, qword ptr [rsp+160]
	mov r13, qword ptr [rsp+56]
	sbb r13, qword ptr [rsp+112]
	mov r15, qword ptr [rsp+48]
	sbb r15, qword ptr [rsp+136]
	setc dl
	movzx edx, dl
	sub rcx, rsi
	sbb r8, qword ptr [rsp+32]
	sbb r13, qword ptr [rsp+24]
	sbb r15, qword ptr [rsp+8]
	adc rdx, 0
	lea rsi, [rdx+rdx*4]
	lea rsi, [rdx+rsi*4]
	lea rsi, [rsi+rsi*8]
	and r10d, 189
	and r12d, 189
	and r9d, 189
	mov rdx, qword ptr [rsp+200]
	sub rdx, r10
	mov r10, qword ptr [rsp+104]
	sbb r10, 0
	mov qword ptr [rsp+8], r10
	mov r10, qword ptr [rsp+72]
	sbb r10, 0
	mov qword ptr [rsp+24], r10
	mov r10, qword ptr [rsp+88]
	sbb r10, 0
	mov qword ptr [rsp+32], r10
	sbb r10, r10
	add r12, qword ptr [rsp+152]
	mov qword ptr [rsp+40], r12
	mov r12, qword ptr [rsp+168]
	adc r12, 0
	mov qword ptr [rsp+48], r12
	mov r12, qword ptr [rsp+184]
	adc r12, 0
	mov qword ptr [rsp+56], r12
	mov r12, qword ptr [rsp+192]
	adc r12, 0
	mov qword ptr [rsp+72], r12
	sbb r12, r12
	sub rbp, r9
	mov r9, qword ptr [rsp+120]
	sbb r9, 0
	mov qword ptr [rsp+88], r9
	mov r9, qword ptr [rsp+128]
	sbb r9, 0
	mov qword ptr [rsp+104], r9
	mov r9, qword ptr [rsp+144]
	sbb r9, 0
	mov qword ptr [rsp+112], r9
	sbb r9, r9
	add rax, rdi
	adc r11, 0
	adc rbx, 0
	adc r14, 0
	sbb rdi, rdi
	sub rcx, rsi
	sbb r8, 0
	sbb r13, 0
	sbb r15, 0
	sbb rsi, rsi
	and r10d, 189
	and r12d, 189
	and r9d, 189
	and edi, 189
	and esi, 189
	sub rdx, r10
	add r12, qword ptr [rsp+40]
	sub rbp, r9
	add rax, rdi
	sub rcx, rsi
	/* X3_4 = t3_2*X3_2-t4_3*Y3_5 */
	mov esi, 0
	sub rsi, qword ptr [rsp+64]
	mov edi, 0
	sbb rdi, qword ptr [rsp+96]
	mov r9d, 0
	sbb r9, qword ptr [rsp+80]
	mov r10d, 0
	sbb r10, qword ptr [rsp+16]
	mov qword ptr [rsp+40], r15
	sbb r15, r15
	and r15d, 189
	sub rsi, r15
	sbb rdi, 0
	sbb r9, 0
	sbb r10, 0
	sbb r15, r15
	and r15d, 189
	/* Y3_7 = t0_2*Y3_5+X3_2*Z3_2 */
	mov qword ptr [rsp+120], r10
	mov qword ptr [rsp+128], r9
	mulx r10, r9, rax
	mov qword ptr [rsp+136], r13
	mov qword ptr [rsp+144], rdi
	mulx r13, rdi, r11
	mov qword ptr [rsp+152], r8
	mov qword ptr [rsp+160], r11
	mulx r8, r11, rbx
	mov qword ptr [rsp+168], rbx
	mov qword ptr [rsp+176], rax
	mulx rbx, rax, r14
	add r10, rdi
	adc r13, r11
	adc r8, rax
	adc rbx, 0
	sub rsi, r15
	mov rax, rdx
	mov rdx, rcx
	mulx rdi, r11, r12
	mulx rcx, r15, qword ptr [rsp+48]
	mov qword ptr [rsp+184], rax
	mov qword ptr [rsp+192], r14
	mulx rax, r14, qword ptr [rsp+56]
	mov qword ptr [rsp+200], r11
	mov qword ptr [rsp+208], rsi
	mulx r11, rsi, qword ptr [rsp+72]
	add rdi, r15
	adc rcx, r14
	adc rax, rsi
	adc r11, 0
	mov rsi, rdx
	mov rdx, r12
	mulx r14, r15, rbp
	xor r12d, r12d
	adcx r9, r15
	adox r10, r14
	mulx r14, r15, qword ptr [rsp+88]
	adcx r10, r15
	adox r13, r14
	mulx r14, r15, qword ptr [rsp+104]
	adcx r13, r15
	adox r8, r14
	mulx r14, r15, qword ptr [rsp+112]
	adcx r8, r15
	adox rbx, r14
	seto r14b
	movzx r14d, r14b
	adc rbx, 0
	adc r14, 0
	mov r15, rdx
	mov rdx, qword ptr [rsp+208]
	mov qword ptr [rsp+216], r9
	mulx r12, r9, qword ptr [rsp+176]
	mov qword ptr [rsp+224], rsi
	xor esi, esi
	adcx r9, qword ptr [rsp+200]
	adox rdi, r12
	mulx r12, rsi, qword ptr [rsp+160]
	adcx rdi, rsi
	adox rcx, r12
	mulx rsi, r12, qword ptr [rsp+168]
	adcx rcx, r12
	adox rax, rsi
	mulx rsi, rdx, qword ptr [rsp+192]
	adcx rax, rdx
	adox r11, rsi
	seto sil
	movzx esi, sil
	adc r11, 0
	adc rsi, 0
	mov rdx, qword ptr [rsp+8]
	mov qword ptr [rsp+200], r9
	mulx r12, r9, qword ptr [rsp+176]
	mov qword ptr [rsp+208], rbp
	xor ebp, ebp
	adcx r10, r9
	adox r13, r12
	mulx r9, r12, qword ptr [rsp+160]
	adcx r13, r12
	adox r8, r9
	mulx r9, r12, qword ptr [rsp+168]
	adcx r8, r12
	adox rbx, r9
	mulx r9, r12, qword ptr [rsp+192]
	adcx rbx, r12
	adox r14, r9
	seto r9b
	movzx r9d, r9b
	adc r14, 0
	adc r9, 0
	mov rdx, qword ptr [rsp+152]
	mulx r12, rbp, r15
	mov qword ptr [rsp+232], r15
	xor r15d, r15d
	adcx rdi, rbp
	adox rcx, r12
	mulx rbp, r12, qword ptr [rsp+48]
	adcx rcx, r12
	adox rax, rbp
	mulx rbp, r12, qword ptr [rsp+56]
	adcx rax, r12
	adox r11, rbp
	mulx rbp, r12, qword ptr [rsp+72]
	adcx r11, r12
	adox rsi, rbp
	seto bpl
	movzx ebp, bpl
	adc rsi, 0
	adc rbp, 0
	mov rdx, qword ptr [rsp+48]
	mulx r12, r15, qword ptr [rsp+208]
	mov qword ptr [rsp+240], rbp
	xor ebp, ebp
	adcx r10, r15
	adox r13, r12
	mulx r12, r15, qword ptr [rsp+88]
	adcx r13, r15
	adox r8, r12
	mulx r12, r15, qword ptr [rsp+104]
	adcx r8, r15
	adox rbx, r12
	mulx r12, r15, qword ptr [rsp+112]
	adcx rbx, r15
	adox r14, r12
	adcx r14, rbp
	adox r9, rbp
	adc r9, 0
	mov rdx, qword ptr [rsp+144]
	mulx r12, r15, qword ptr [rsp+176]
	xor ebp, ebp
	adcx rdi, r15
	adox rcx, r12
	mulx r12, r15, qword ptr [rsp+160]
	adcx rcx, r15
	adox rax, r12
	mulx r12, r15, qword ptr [rsp+168]
	adcx rax, r15
	adox r11, r12
	mulx r12, rdx, qword ptr [rsp+192]
	adcx r11, rdx
	adox rsi, r12
	adcx rsi, rbp
	mov r12, qword ptr [rsp+240]
	adox r12, rbp
	adc r12, 0
	mov rdx, qword ptr [rsp+24]
	mulx r15, rbp, qword ptr [rsp+176]
	mov qword ptr [rsp+144], rdi
	xor edi, edi
	adcx r13, rbp
	adox r8, r15
	mulx rbp, r15, qword ptr [rsp+160]
	adcx r8, r15
	adox rbx, rbp
	mulx rbp, r15, qword ptr [rsp+168]
	adcx rbx, r15
	adox r14, rbp
	mulx rbp, r15, qword ptr [rsp+192]
	adcx r14, r15
	adox r9, rbp
	seto bpl
	movzx ebp, bpl
	adc r9, 0
	adc rbp, 0
	mov rdx, qword ptr [rsp+136]
	mulx r15, rdi, qword ptr [rsp+232]
	mov qword ptr [rsp+240], r10
	xor r10d, r10d
	adcx rcx, rdi
	adox rax, r15
	mulx rdi, r15, qword ptr [rsp+48]
	adcx rax, r15
	adox r11, rdi
	mulx rdi, r15, qword ptr [rsp+56]
	adcx r11, r15
	adox rsi, rdi
	mulx rdi, r15, qword ptr [rsp+72]
	adcx rsi, r15
	adox r12, rdi
	seto dil
	movzx edi, dil
	adc r12, 0
	adc rdi, 0
	mov rdx, qword ptr [rsp+56]
	mulx r15, r10, qword ptr [rsp+208]
	mov qword ptr [rsp+248], rdi
	xor edi, edi
	adcx r13, r10
	adox r8, r15
	mulx r10, r15, qword ptr [rsp+88]
	adcx r8, r15
	adox rbx, r10
	mulx r10, r15, qword ptr [rsp+104]
	adcx rbx, r15
	adox r14, r10
	mulx r10, r15, qword ptr [rsp+112]
	adcx r14, r15
	adox r9, r10
	adcx r9, rdi
	adox rbp, rdi
	adc rbp, 0
	mov rdx, qword ptr [rsp+128]
	mulx r10, r15, qword ptr [rsp+176]
	xor edi, edi
	adcx rcx, r15
	adox rax, r10
	mulx r10, r15, qword ptr [rsp+160]
	adcx rax, r15
	adox r11, r10
	mulx r10, r15, qword ptr [rsp+168]
	adcx r11, r15
	adox rsi, r10
	mulx r10, rdx, qword ptr [rsp+192]
	adcx rsi, rdx
	adox r12, r10
	adcx r12, rdi
	mov r10, qword ptr [rsp+248]
	adox r10, rdi
	adc r10, 0
	mov rdx, qword ptr [rsp+32]
	mulx r15, rdi, qword ptr [rsp+176]
	mov qword ptr [rsp+128], rcx
	xor ecx, ecx
	adcx r8, rdi
	adox rbx, r15
	mulx rdi, r15, qword ptr [rsp+160]
	adcx rbx, r15
	adox r14, rdi
	mulx rdi, r15, qword ptr [rsp+168]
	adcx r14, r15
	adox r9, rdi
	mulx rdi, r15, qword ptr [rsp+192]
	adcx r9, r15
	adox rbp, rdi
	seto dil
	movzx edi, dil
	adc rbp, 0
	adc rdi, 0
	mov rdx, qword ptr [rsp+40]
	mulx r15, rcx, qword ptr [rsp+232]
	mov qword ptr [rsp+232], r13
	xor r13d, r13d
	adcx rax, rcx
	adox r11, r15
	mulx rcx, r15, qword ptr [rsp+48]
	adcx r11, r15
	adox rsi, rcx
	mulx rcx, r15, qword ptr [rsp+56]
	adcx rsi, r15
	adox r12, rcx
	mulx rcx, r15, qword ptr [rsp+72]
	adcx r12, r15
	adox r10, rcx
	seto cl
	movzx ecx, cl
	adc r10, 0
	adc rcx, 0
	mov rdx, qword ptr [rsp+72]
	mulx r15, r13, qword ptr [rsp+208]
	mov qword ptr [rsp+48], rcx
	xor ecx, ecx
	adcx r8, r13
	adox rbx, r15
	mulx r13, r15, qword ptr [rsp+88]
	adcx rbx, r15
	adox r14, r13
	mulx r13, r15, qword ptr [rsp+104]
	adcx r14, r15
	adox r9, r13
	mulx r13, rdx, qword ptr [rsp+112]
	adcx r9, rdx
	adox rbp, r13
	adcx rbp, rcx
	adox rdi, rcx
	adc rdi, 0
	/* Z3_4 = t4_3*Z3_2+t3_2*t0_2 */
	mov rdx, qword ptr [rsp+64]
	mulx r13, r15, qword ptr [rsp+208]
	mov qword ptr [rsp+56], rdi
	mulx rcx, rdi, qword ptr [rsp+88]
	mov qword ptr [rsp+72], rbp
	mov qword ptr [rsp+248], r8
	mulx rbp, r8, qword ptr [rsp+104]
	mov qword ptr [rsp+256], r9
	mulx r9, rdx, qword ptr [rsp+112]
	add r13, rdi
	adc rcx, r8
	adc rbp, rdx
	adc r9, 0
	mov rdx, qword ptr [rsp+224]
	mulx rdi, r8, qword ptr [rsp+184]
	mov qword ptr [rsp+64], r14
	xor r14d, r14d
	adcx r15, r8
	adox r13, rdi
	mulx rdi, r8, qword ptr [rsp+8]
	adcx r13, r8
	adox rcx, rdi
	mulx rdi, r8, qword ptr [rsp+24]
	adcx rcx, r8
	adox rbp, rdi
	mulx rdi, rdx, qword ptr [rsp+32]
	adcx rbp, rdx
	adox r9, rdi
	seto dil
	movzx edi, dil
	adc r9, 0
	adc rdi, 0
	mov rdx, qword ptr [rsp+96]
	mulx r8, r14, qword ptr [rsp+208]
	mov qword ptr [rsp+224], r15
	xor r15d, r15d
	adcx r13, r14
	adox rcx, r8
	mulx r8, r14, qword ptr [rsp+88]
	adcx rcx, r14
	adox rbp, r8
	mulx r8, r14, qword ptr [rsp+104]
	adcx rbp, r14
	adox r9, r8
	mulx r8, rdx, qword ptr [rsp+112]
	adcx r9, rdx
	adox rdi, r8
	seto r8b
	movzx r8d, r8b
	adc rdi, 0
	adc r8, 0
	mov rdx, qword ptr [rsp+152]
	mulx r14, r15, qword ptr [rsp+184]
	mov qword ptr [rsp+96], rbx
	xor ebx, ebx
	adcx r13, r15
	adox rcx, r14
	mulx r14, r15, qword ptr [rsp+8]
	adcx rcx, r15
	adox rbp, r14
	mulx r14, r15, qword ptr [rsp+24]
	adcx rbp, r15
	adox r9, r14
	mulx r14, rdx, qword ptr [rsp+32]
	adcx r9, rdx
	adox rdi, r14
	adcx rdi, rbx
	adox r8, rbx
	adc r8, 0
	mov rdx, qword ptr [rsp+80]
	mulx r14, r15, qword ptr [rsp+208]
	xor ebx, ebx
	adcx rcx, r15
	adox rbp, r14
	mulx r14, r15, qword ptr [rsp+88]
	adcx rbp, r15
	adox r9, r14
	mulx r14, r15, qword ptr [rsp+104]
	adcx r9, r15
	adox rdi, r14
	mulx r14, rdx, qword ptr [rsp+112]
	adcx rdi, rdx
	adox r8, r14
	seto r14b
	movzx r14d, r14b
	adc r8, 0
	adc r14, 0
	mov rdx, qword ptr [rsp+136]
	mulx r15, rbx, qword ptr [rsp+184]
	mov qword ptr [rsp+80], r13
	xor r13d, r13d
	adcx rcx, rbx
	adox rbp, r15
	mulx rbx, r15, qword ptr [rsp+8]
	adcx rbp, r15
	adox r9, rbx
	mulx rbx, r15, qword ptr [rsp+24]
	adcx r9, r15
	adox rdi, rbx
	mulx rbx, rdx, qword ptr [rsp+32]
	adcx rdi, rdx
	adox r8, rbx
	adcx r8, r13
	adox r14, r13
	adc r14, 0
	mov rdx, qword ptr [rsp+16]
	mulx rbx, r15, qword ptr [rsp+208]
	xor r13d, r13d
	adcx rbp, r15
	adox r9, rbx
	mulx rbx, r15, qword ptr [rsp+88]
	adcx r9, r15
	adox rdi, rbx
	mulx rbx, r15, qword ptr [rsp+104]
	adcx rdi, r15
	adox r8, rbx
	mulx rbx, rdx, qword ptr [rsp+112]
	adcx r8, rdx
	adox r14, rbx
	seto bl
	movzx ebx, bl
	adc r14, 0
	adc rbx, 0
	mov rdx, qword ptr [rsp+120]
	mulx r15, r13, qword ptr [rsp+176]
	mov qword ptr [rsp+16], rcx
	xor ecx, ecx
	adcx rax, r13
	adox r11, r15
	mulx r13, r15, qword ptr [rsp+160]
	adcx r11, r15
	adox rsi, r13
	mulx r13, r15, qword ptr [rsp+168]
	adcx rsi, r15
	adox r12, r13
	mulx r13, rdx, qword ptr [rsp+192]
	adcx r12, rdx
	adox r10, r13
	adcx r10, rcx
	mov r13, qword ptr [rsp+48]
	adox r13, rcx
	adc r13, 0
	mov rdx, qword ptr [rsp+40]
	mulx r15, rcx, qword ptr [rsp+184]
	mov qword ptr [rsp+48], r13
	xor r13d, r13d
	adcx rbp, rcx
	adox r9, r15
	mulx rcx, r15, qword ptr [rsp+8]
	adcx r9, r15
	adox rdi, rcx
	mulx rcx, r15, qword ptr [rsp+24]
	adcx rdi, r15
	adox r8, rcx
	mulx rcx, rdx, qword ptr [rsp+32]
	adcx r8, rdx
	adox r14, rcx
	adcx r14, r13
	adox rbx, r13
	adc rbx, 0
	mov edx, 189
	mulx rcx, r15, qword ptr [rsp+96]
	xor r13d, r13d
	adcx r15, qword ptr [rsp+216]
	adox rcx, qword ptr [rsp+240]
	mov qword ptr [rsp+8], r15
	mulx r13, r15, qword ptr [rsp+64]
	adcx rcx, r15
	adox r13, qword ptr [rsp+232]
	mov qword ptr [rsp+24], rcx
	mulx r15, rcx, qword ptr [rsp+256]
	adcx r13, rcx
	adox r15, qword ptr [rsp+248]
	mov qword ptr [rsp+32], r13
	mulx rcx, r13, qword ptr [rsp+72]
	adcx r15, r13
	mov r13d, 0
	adox rcx, r13
	adc rcx, 0
	mov edx, 189
	mulx r11, r13, r11
	mov qword ptr [rsp+40], r15
	xor r15d, r15d
	adcx r13, qword ptr [rsp+200]
	adox r11, qword ptr [rsp+144]
	mulx rsi, r15, rsi
	adcx r11, r15
	adox rsi, qword ptr [rsp+128]
	mulx r12, r15, r12
	adcx rsi, r15
	adox rax, r12
	mulx r10, r12, r10
	adcx rax, r12
	mov r12d, 0
	adox r10, r12
	adc r10, 0
	mov edx, 189
	mulx r9, r15, r9
	xor r12d, r12d
	adcx r15, qword ptr [rsp+224]
	adox r9, qword ptr [rsp+80]
	mulx rdi, r12, rdi
	adcx r9, r12
	adox rdi, qword ptr [rsp+16]
	mulx r8, r12, r8
	adcx rdi, r12
	adox rbp, r8
	mulx r14, r8, r14
	adcx rbp, r8
	mov r8d, 0
	adox r14, r8
	adc r14, 0
	mov r12, qword ptr [rsp+56]
	lea rdx, [r12+r12*4]
	lea rdx, [r12+rdx*4]
	lea rdx, [rdx+rdx*8]
	mov r12, qword ptr [rsp+48]
	lea r8, [r12+r12*4]
	lea r8, [r12+r8*4]
	lea r8, [r8+r8*8]
	lea r12, [rbx+rbx*4]
	lea r12, [rbx+r12*4]
	lea r12, [r12+r12*8]
	add rcx, rdx
	add r10, r8
	add r14, r12
	lea r8, [rcx+rcx*4]
	lea r8, [rcx+r8*4]
	lea r8, [r8+r8*8]
	lea rcx, [r10+r10*4]
	lea rcx, [r10+rcx*4]
	lea rcx, [rcx+rcx*8]
	lea r10, [r14+r14*4]
	lea r10, [r14+r10*4]
	lea r10, [r10+r10*8]
	add r8, qword ptr [rsp+8]
	mov rbx, qword ptr [rsp+24]
	adc rbx, 0
	mov r12, qword ptr [rsp]
	mov qword ptr [r12+40], rbx
	mov rbx, qword ptr [rsp+32]
	adc rbx, 0
	mov qword ptr [r12+48], rbx
	mov rbx, qword ptr [rsp+40]
	adc rbx, 0
	mov qword ptr [r12+56], rbx
	sbb rbx, rbx
	add r13, rcx
	adc r11, 0
	mov qword ptr [r12+8], r11
	adc rsi, 0
	mov qword ptr [r12+16], rsi
	adc rax, 0
	mov qword ptr [r12+24], rax
	sbb rax, rax
	add r15, r10
	adc r9, 0
	mov qword ptr [r12+72], r9
	adc rdi, 0
	mov qword ptr [r12+80], rdi
	adc rbp, 0
	mov qword ptr [r12+88], rbp
	sbb rcx, rcx
	and ebx, 189
	and eax, 189
	and ecx, 189
	add r8, rbx
	mov qword ptr [r12+32], r8
	add r13, rax
	mov qword ptr [r12], r13
	add r15, rcx
	mov qword ptr [r12+64], r15
	add rsp, 264
	JAC256189_RAISED(264)
	pop r15
	JAC256189_POPPED(r15)
	pop r14
	JAC256189_POPPED(r14)
	pop r13
	JAC256189_POPPED(r13)
	pop r12
	JAC256189_POPPED(r12)
	pop rbp
	JAC256189_POPPED(rbp)
	pop rbx
	JAC256189_POPPED(rbx)
	ret
JAC256189_END(JAC256189_NAME(jac256189_prj_madd))

/* void jac256189_jac_readd(uint64_t *r, const uint64_t *p, const uint64_t *q)
 * r (out) in rdi, p (in) in rsi, q (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 3 out, each any value of its words (incompletely reduced).
 * Made of shortw/jacobian-3/addition/readd-2010-lg; fusions: products.
 * Stack: 264 bytes; 1324 instructions; modelled 447.75 core cycles.
 */
JAC256189_BEGIN(JAC256189_NAME(jac256189_jac_readd))
	push rbx
	JAC256189_PUSHED(rbx)
	push rbp
	JAC256189_PUSHED(rbp)
	push r12
	JAC256189_PUSHED(r12)
	push r13
	JAC256189_PUSHED(r13)
	push r14
	JAC256189_PUSHED(r14)
	push r15
	JAC256189_PUSHED(r15)
	sub rsp, 216
	JAC256189_LOWERED(216)
	JAC256189_FRAME_MADE
	/* S1 = Y1*ZZZ2 */
	mov rax, rdx
	mov rdx, qword ptr [rdx+128]
	mulx rcx, r8, qword ptr [rsi+32]
	mulx r9, r10, qword ptr [rsi+40]
	mulx r11, rbx, qword ptr [rsi+48]
	mulx rbp, rdx, qword ptr [rsi+56]
	add rcx, r10
	adc r9, rbx
	adc r11, rdx
	adc rbp, 0
	mov rdx, qword ptr [rax+136]
	mulx r10, rbx, qword ptr [rsi+32]
	xor r12d, r12d
	adcx rcx, rbx
	adox r9, r10
	mulx r10, rbx, qword ptr [rsi+40]
	adcx r9, rbx
	adox r11, r10
	mulx r10, rbx, qword ptr [rsi+48]
	adcx r11, rbx
	adox rbp, r10
	mulx r10, rdx, qword ptr [rsi+56]
	adcx rbp, rdx
	adox r10, r12
	adc r10, 0
	/* ZZ = Z1*Z1 */
	mov rdx, qword ptr [rsi+72]
	mulx rbx, r13, qword ptr [rsi+80]
	mulx r14, r15, qword ptr [rsi+88]
	mov rdx, qword ptr [rsi+80]
	mov qword ptr [rsp], rdi
	mulx r12, rdi, qword ptr [rsi+88]
	add rbx, r15
	adc r14, rdi
	adc r12, 0
	mov rdx, qword ptr [rsi+64]
	mulx rdi, r15, qword ptr [rsi+72]
	mov qword ptr [rsp+8], rcx
	mov qword ptr [rsp+16], r8
	mulx rcx, r8, qword ptr [rsi+80]
	mov qword ptr [rsp+24], r15
	mov qword ptr [rsp+32], r12
	mulx r15, r12, qword ptr [rsi+88]
	add rdi, r8
	adc rcx, r12
	adc r15, 0
	mov rdx, qword ptr [rax+144]
	mulx r8, r12, qword ptr [rsi+32]
	mov qword ptr [rsp+40], rdi
	xor edi, edi
	adcx r9, r12
	adox r11, r8
	mulx r8, r12, qword ptr [rsi+40]
	adcx r11, r12
	adox rbp, r8
	mulx r8, r12, qword ptr [rsi+48]
	adcx rbp, r12
	adox r10, r8
	mulx r8, rdx, qword ptr [rsi+56]
	adcx r10, rdx
	adox r8, rdi
	adc r8, 0
	add r13, rcx
	adc rbx, r15
	adc r14, 0
	mov rcx, qword ptr [rsp+32]
	adc rcx, 0
	mov rdx, qword ptr [rsi+64]
	mulx r12, r15, rdx
	mov rdx, qword ptr [rsi+72]
	mov qword ptr [rsp+32], r9
	mulx rdi, r9, rdx
	mov rdx, qword ptr [rsi+80]
	mov qword ptr [rsp+48], r15
	mov qword ptr [rsp+56], r8
	mulx r15, r8, rdx
	mov rdx, qword ptr [rsi+88]
	mov qword ptr [rsp+64], r10
	mov qword ptr [rsp+72], rbp
	mulx r10, rbp, rdx
	xor edx, edx
	mov qword ptr [rsp+80], r11
	mov r11, qword ptr [rsp+24]
	adcx r11, qword ptr [rsp+24]
	adox r11, r12
	mov r12, qword ptr [rsp+40]
	adcx r12, qword ptr [rsp+40]
	adox r12, r9
	adcx r13, r13
	adox r13, rdi
	adcx rbx, rbx
	adox rbx, r8
	adcx r14, r14
	adox r14, r15
	adcx rcx, rcx
	adox rcx, rbp
	adox r10, rdx
	adc r10, 0
	mov rdx, qword ptr [rax+152]
	mulx rdi, r8, qword ptr [rsi+32]
	xor r9d, r9d
	adcx r8, qword ptr [rsp+80]
	adox rdi, qword ptr [rsp+72]
	mulx rbp, r15, qword ptr [rsi+40]
	adcx rdi, r15
	adox rbp, qword ptr [rsp+64]
	mulx r15, r9, qword ptr [rsi+48]
	adcx rbp, r9
	adox r15, qword ptr [rsp+56]
	mulx r9, rdx, qword ptr [rsi+56]
	adcx r15, rdx
	mov edx, 0
	adox r9, rdx
	adc r9, 0
	mov edx, 189
	mov qword ptr [rsp+24], rax
	mulx rbx, rax, rbx
	mov qword ptr [rsp+40], rsi
	xor esi, esi
	adcx rax, qword ptr [rsp+48]
	adox r11, rbx
	mulx r14, rbx, r14
	adcx r11, rbx
	adox r12, r14
	mulx rcx, rbx, rcx
	adcx r12, rbx
	adox r13, rcx
	mulx r10, rcx, r10
	adcx r13, rcx
	adox r10, rsi
	adc r10, 0
	mov edx, 189
	mulx rdi, rcx, rdi
	xor ebx, ebx
	adcx rcx, qword ptr [rsp+16]
	adox rdi, qword ptr [rsp+8]
	mulx rbp, rsi, rbp
	adcx rdi, rsi
	adox rbp, qword ptr [rsp+32]
	mulx r15, rsi, r15
	adcx rbp, rsi
	adox r8, r15
	mulx r9, rsi, r9
	adcx r8, rsi
	adox r9, rbx
	adc r9, 0
	lea rsi, [r10+r10*4]
	lea rsi, [r10+rsi*4]
	lea rsi, [rsi+rsi*8]
	/* U1 = X1*ZZ2 */
	mov r10, qword ptr [rsp+24]
	mov rdx, qword ptr [r10+96]
	mov r14, qword ptr [rsp+40]
	mulx r15, rbx, qword ptr [r14]
	mov qword ptr [rsp+8], rbx
	mov qword ptr [rsp+16], r8
	mulx rbx, r8, qword ptr [r14+8]
	mov qword ptr [rsp+32], rbp
	mov qword ptr [rsp+48], rdi
	mulx rbp, rdi, qword ptr [r14+16]
	mov qword ptr [rsp+56], rcx
	mulx rcx, rdx, qword ptr [r14+24]
	add r15, r8
	adc rbx, rdi
	adc rbp, rdx
	adc rcx, 0
	add rax, rsi
	adc r11, 0
	adc r12, 0
	adc r13, 0
	sbb rsi, rsi
	lea rdi, [r9+r9*4]
	lea rdi, [r9+rdi*4]
	lea rdi, [rdi+rdi*8]
	mov rdx, qword ptr [r10+104]
	mulx r8, r9, qword ptr [r14]
	mov qword ptr [rsp+64], r13
	xor r13d, r13d
	adcx r15, r9
	adox rbx, r8
	mulx r8, r9, qword ptr [r14+8]
	adcx rbx, r9
	adox rbp, r8
	mulx r8, r9, qword ptr [r14+16]
	adcx rbp, r9
	adox rcx, r8
	mulx r8, rdx, qword ptr [r14+24]
	adcx rcx, rdx
	adox r8, r13
	adc r8, 0
	and esi, 189
	add rdi, qword ptr [rsp+56]
	mov r9, qword ptr [rsp+48]
	adc r9, 0
	mov rdx, qword ptr [rsp+32]
	adc rdx, 0
	mov r13, qword ptr [rsp+16]
	adc r13, 0
	mov qword ptr [rsp+16], r13
	sbb r13, r13
	add rax, rsi
	mov rsi, rdx
	mov rdx, qword ptr [r10+112]
	mov qword ptr [rsp+32], rsi
	mov qword ptr [rsp+48], r9
	mulx rsi, r9, qword ptr [r14]
	mov qword ptr [rsp+56], rdi
	xor edi, edi
	adcx rbx, r9
	adox rbp, rsi
	mulx rsi, r9, qword ptr [r14+8]
	adcx rbp, r9
	adox rcx, rsi
	mulx rsi, r9, qword ptr [r14+16]
	adcx rcx, r9
	adox r8, rsi
	mulx rsi, rdx, qword ptr [r14+24]
	adcx r8, rdx
	adox rsi, rdi
	adc rsi, 0
	and r13d, 189
	/* ZZZ = ZZ*Z1 */
	mov rdx, qword ptr [r14+64]
	mulx r9, rdi, rax
	mov qword ptr [rsp+72], rdi
	mov qword ptr [rsp+80], r13
	mulx rdi, r13, r11
	mov qword ptr [rsp+88], rbx
	mov qword ptr [rsp+96], r15
	mulx rbx, r15, r12
	mov qword ptr [rsp+104], r12
	mov qword ptr [rsp+112], r11
	mulx r12, r11, qword ptr [rsp+64]
	add r9, r13
	adc rdi, r15
	adc rbx, r11
	adc r12, 0
	mov rdx, qword ptr [r10+120]
	mulx r11, r13, qword ptr [r14]
	xor r15d, r15d
	adcx rbp, r13
	adox rcx, r11
	mulx r11, r13, qword ptr [r14+8]
	adcx rcx, r13
	adox r8, r11
	mulx r11, r13, qword ptr [r14+16]
	adcx r8, r13
	adox rsi, r11
	mulx r11, rdx, qword ptr [r14+24]
	adcx rsi, rdx
	adox r11, r15
	adc r11, 0
	mov rdx, qword ptr [r14+72]
	mulx r13, r15, rax
	xor r10d, r10d
	adcx r9, r15
	adox rdi, r13
	mulx r13, r15, qword ptr [rsp+112]
	adcx rdi, r15
	adox rbx, r13
	mulx r13, r15, qword ptr [rsp+104]
	adcx rbx, r15
	adox r12, r13
	mulx r13, r15, qword ptr [rsp+64]
	adcx r12, r15
	adox r13, r10
	adc r13, 0
	mov edx, 189
	mulx rcx, r15, rcx
	xor r10d, r10d
	adcx r15, qword ptr [rsp+8]
	adox rcx, qword ptr [rsp+96]
	mulx r8, r10, r8
	adcx rcx, r10
	adox r8, qword ptr [rsp+88]
	mulx rsi, r10, rsi
	adcx r8, r10
	adox rbp, rsi
	mulx r11, rsi, r11
	adcx rbp, rsi
	mov esi, 0
	adox r11, rsi
	adc r11, 0
	mov rdx, qword ptr [r14+80]
	mulx r10, rsi, rax
	mov qword ptr [rsp+8], r9
	xor r9d, r9d
	adcx rdi, rsi
	adox rbx, r10
	mulx rsi, r10, qword ptr [rsp+112]
	adcx rbx, r10
	adox r12, rsi
	mulx rsi, r10, qword ptr [rsp+104]
	adcx r12, r10
	adox r13, rsi
	mulx rsi, r10, qword ptr [rsp+64]
	adcx r13, r10
	adox rsi, r9
	adc rsi, 0
	lea r10, [r11+r11*4]
	lea r10, [r11+r10*4]
	lea r10, [r10+r10*8]
	mov r11, qword ptr [rsp+56]
	add r11, qword ptr [rsp+80]
	add r15, r10
	adc rcx, 0
	adc r8, 0
	adc rbp, 0
	sbb r10, r10
	mov rdx, qword ptr [r14+88]
	mov qword ptr [rsp+56], r11
	mulx r9, r11, rax
	mov qword ptr [rsp+80], rbp
	xor ebp, ebp
	adcx rbx, r11
	adox r12, r9
	mulx r9, r11, qword ptr [rsp+112]
	adcx r12, r11
	adox r13, r9
	mulx r9, r11, qword ptr [rsp+104]
	adcx r13, r11
	adox rsi, r9
	mulx r9, r11, qword ptr [rsp+64]
	adcx rsi, r11
	adox r9, rbp
	adc r9, 0
	/* U2 = X2*ZZ */
	mov rdx, rax
	mov r11, qword ptr [rsp+24]
	mulx rbp, r14, qword ptr [r11]
	mov qword ptr [rsp+88], r8
	mulx rax, r8, qword ptr [r11+8]
	mov qword ptr [rsp+96], rcx
	mov qword ptr [rsp+120], r14
	mulx rcx, r14, qword ptr [r11+16]
	mov qword ptr [rsp+128], r15
	mulx r15, rdx, qword ptr [r11+24]
	add rbp, r8
	adc rax, r14
	adc rcx, rdx
	adc r15, 0
	mov edx, 189
	mulx r12, r8, r12
	xor r14d, r14d
	adcx r8, qword ptr [rsp+72]
	adox r12, qword ptr [rsp+8]
	mulx r13, r14, r13
	adcx r12, r14
	adox rdi, r13
	mulx rsi, r13, rsi
	adcx rdi, r13
	adox rbx, rsi
	mulx r9, rsi, r9
	adcx rbx, rsi
	mov esi, 0
	adox r9, rsi
	adc r9, 0
	mov rdx, qword ptr [rsp+112]
	mulx r13, r14, qword ptr [r11]
	xor esi, esi
	adcx rbp, r14
	adox rax, r13
	mulx r13, r14, qword ptr [r11+8]
	adcx rax, r14
	adox rcx, r13
	mulx r13, r14, qword ptr [r11+16]
	adcx rcx, r14
	adox r15, r13
	mulx r13, rdx, qword ptr [r11+24]
	adcx r15, rdx
	adox r13, rsi
	adc r13, 0
	lea r14, [r9+r9*4]
	lea r14, [r9+r14*4]
	lea r14, [r14+r14*8]
	and r10d, 189
	add r10, qword ptr [rsp+128]
	add r8, r14
	adc r12, 0
	adc rdi, 0
	adc rbx, 0
	sbb r9, r9
	mov rdx, qword ptr [rsp+104]
	mulx r14, rsi, qword ptr [r11]
	mov qword ptr [rsp+8], r10
	xor r10d, r10d
	adcx rax, rsi
	adox rcx, r14
	mulx rsi, r14, qword ptr [r11+8]
	adcx rcx, r14
	adox r15, rsi
	mulx rsi, r14, qword ptr [r11+16]
	adcx r15, r14
	adox r13, rsi
	mulx rsi, rdx, qword ptr [r11+24]
	adcx r13, rdx
	adox rsi, r10
	adc rsi, 0
	and r9d, 189
	add r8, r9
	/* S2 = Y2*ZZZ */
	mov rdx, r8
	mulx r9, r14, qword ptr [r11+32]
	mulx r8, r10, qword ptr [r11+40]
	mov qword ptr [rsp+72], r14
	mov qword ptr [rsp+104], rbx
	mulx r14, rbx, qword ptr [r11+48]
	mov qword ptr [rsp+112], rdi
	mulx rdi, rdx, qword ptr [r11+56]
	add r9, r10
	adc r8, rbx
	adc r14, rdx
	adc rdi, 0
	mov rdx, qword ptr [rsp+64]
	mulx r10, rbx, qword ptr [r11]
	mov qword ptr [rsp+128], rax
	xor eax, eax
	adcx rcx, rbx
	adox r15, r10
	mulx r10, rbx, qword ptr [r11+8]
	adcx r15, rbx
	adox r13, r10
	mulx r10, rbx, qword ptr [r11+16]
	adcx r13, rbx
	adox rsi, r10
	mulx r10, rdx, qword ptr [r11+24]
	adcx rsi, rdx
	adox r10, rax
	adc r10, 0
	mov rdx, r12
	mulx rbx, rax, qword ptr [r11+32]
	xor r12d, r12d
	adcx r9, rax
	adox r8, rbx
	mulx rax, rbx, qword ptr [r11+40]
	adcx r8, rbx
	adox r14, rax
	mulx rax, rbx, qword ptr [r11+48]
	adcx r14, rbx
	adox rdi, rax
	mulx rax, rdx, qword ptr [r11+56]
	adcx rdi, rdx
	adox rax, r12
	adc rax, 0
	mov edx, 189
	mulx r15, rbx, r15
	xor r12d, r12d
	adcx rbx, qword ptr [rsp+120]
	adox rbp, r15
	mulx r13, r15, r13
	adcx rbp, r15
	adox r13, qword ptr [rsp+128]
	mulx rsi, r15, rsi
	adcx r13, r15
	adox rcx, rsi
	mulx r10, rsi, r10
	adcx rcx, rsi
	adox r10, r12
	adc r10, 0
	mov rdx, qword ptr [rsp+112]
	mulx rsi, r15, qword ptr [r11+32]
	xor r12d, r12d
	adcx r8, r15
	adox r14, rsi
	mulx rsi, r15, qword ptr [r11+40]
	adcx r14, r15
	adox rdi, rsi
	mulx rsi, r15, qword ptr [r11+48]
	adcx rdi, r15
	adox rax, rsi
	mulx rsi, rdx, qword ptr [r11+56]
	adcx rax, rdx
	adox rsi, r12
	adc rsi, 0
	lea r15, [r10+r10*4]
	lea r15, [r10+r15*4]
	lea r15, [r15+r15*8]
	add rbx, r15
	adc rbp, 0
	adc r13, 0
	adc rcx, 0
	sbb r10, r10
	mov rdx, qword ptr [rsp+104]
	mulx r15, r12, qword ptr [r11+32]
	mov qword ptr [rsp+64], r8
	xor r8d, r8d
	adcx r14, r12
	adox rdi, r15
	mulx r12, r15, qword ptr [r11+40]
	adcx rdi, r15
	adox rax, r12
	mulx r12, r15, qword ptr [r11+48]
	adcx rax, r15
	adox rsi, r12
	mulx r12, rdx, qword ptr [r11+56]
	adcx rsi, rdx
	adox r12, r8
	adc r12, 0
	and r10d, 189
	add rbx, r10
	/* H = U2-U1 */
	sub rbx, qword ptr [rsp+8]
	sbb rbp, qword ptr [rsp+96]
	sbb r13, qword ptr [rsp+88]
	sbb rcx, qword ptr [rsp+80]
	sbb r10, r10
	mov edx, 189
	mulx rdi, r15, rdi
	xor r8d, r8d
	adcx r15, qword ptr [rsp+72]
	adox r9, rdi
	mulx rax, rdi, rax
	adcx r9, rdi
	adox rax, qword ptr [rsp+64]
	mulx rsi, rdi, rsi
	adcx rax, rdi
	adox r14, rsi
	mulx r12, rsi, r12
	adcx r14, rsi
	adox r12, r8
	adc r12, 0
	and r10d, 189
	sub rbx, r10
	sbb rbp, 0
	sbb r13, 0
	sbb rcx, 0
	sbb rsi, rsi
	lea rdi, [r12+r12*4]
	lea rdi, [r12+rdi*4]
	lea rdi, [rdi+rdi*8]
	and esi, 189
	sub rbx, rsi
	add r15, rdi
	adc r9, 0
	adc rax, 0
	adc r14, 0
	sbb rsi, rsi
	/* HH = H*H */
	mov rdx, rbp
	mulx rdi, r10, r13
	mulx rbp, r12, rcx
	mov qword ptr [rsp+64], rdx
	mov rdx, r13
	mulx r8, r11, rcx
	add rdi, r12
	adc rbp, r11
	adc r8, 0
	mov r11, rdx
	mov rdx, rbx
	mulx r12, r13, qword ptr [rsp+64]
	mov qword ptr [rsp+72], r13
	mulx rbx, r13, r11
	mov qword ptr [rsp+104], r11
	mov qword ptr [rsp+112], r8
	mulx r11, r8, rcx
	add r12, r13
	adc rbx, r8
	adc r11, 0
	and esi, 189
	add r15, rsi
	/* r = S2-S1 */
	sub r15, qword ptr [rsp+56]
	sbb r9, qword ptr [rsp+48]
	sbb rax, qword ptr [rsp+32]
	sbb r14, qword ptr [rsp+16]
	sbb rsi, rsi
	add r10, rbx
	adc rdi, r11
	adc rbp, 0
	mov r8, qword ptr [rsp+112]
	adc r8, 0
	and esi, 189
	mulx r11, rbx, rdx
	mov r13, rdx
	mov rdx, qword ptr [rsp+64]
	mov qword ptr [rsp+112], r13
	mov qword ptr [rsp+120], rbx
	mulx r13, rbx, rdx
	mov rdx, qword ptr [rsp+104]
	mov qword ptr [rsp+128], r14
	mov qword ptr [rsp+136], rax
	mulx r14, rax, rdx
	mov rdx, rcx
	mov qword ptr [rsp+144], r9
	mov qword ptr [rsp+152], rsi
	mulx r9, rsi, rdx
	xor ecx, ecx
	mov qword ptr [rsp+160], rdx
	mov rdx, qword ptr [rsp+72]
	adcx rdx, qword ptr [rsp+72]
	adox rdx, r11
	adcx r12, r12
	adox r12, rbx
	adcx r10, r10
	adox r10, r13
	adcx rdi, rdi
	adox rdi, rax
	adcx rbp, rbp
	adox rbp, r14
	adcx r8, r8
	adox r8, rsi
	adox r9, rcx
	adc r9, 0
	sub r15, qword ptr [rsp+152]
	mov rax, qword ptr [rsp+144]
	sbb rax, 0
	mov rsi, qword ptr [rsp+136]
	sbb rsi, 0
	mov r11, qword ptr [rsp+128]
	sbb r11, 0
	sbb rbx, rbx
	/* rr = r*r */
	mov r13, rdx
	mov rdx, rax
	mulx r14, rcx, rsi
	mov qword ptr [rsp+72], rcx
	mulx rax, rcx, r11
	mov qword ptr [rsp+128], rdx
	mov rdx, rsi
	mov qword ptr [rsp+136], r15
	mov qword ptr [rsp+144], rbx
	mulx r15, rbx, r11
	add r14, rcx
	adc rax, rbx
	adc r15, 0
	mov rcx, rdx
	mov edx, 189
	mulx rdi, rsi, rdi
	xor ebx, ebx
	adcx rsi, qword ptr [rsp+120]
	adox r13, rdi
	mulx rbp, rdi, rbp
	adcx r13, rdi
	adox r12, rbp
	mulx r8, rdi, r8
	adcx r12, rdi
	adox r10, r8
	mulx r9, rdi, r9
	adcx r10, rdi
	adox r9, rbx
	adc r9, 0
	mov rdi, qword ptr [rsp+144]
	and edi, 189
	mov r8, qword ptr [rsp+136]
	sub r8, rdi
	mov rdx, r8
	mulx rdi, rbp, qword ptr [rsp+128]
	mulx r8, rbx, rcx
	mov qword ptr [rsp+120], rbp
	mov qword ptr [rsp+136], rcx
	mulx rbp, rcx, r11
	add rdi, rbx
	adc r8, rcx
	adc rbp, 0
	lea rcx, [r9+r9*4]
	lea rcx, [r9+rcx*4]
	lea rcx, [rcx+rcx*8]
	add rsi, rcx
	adc r13, 0
	adc r12, 0
	adc r10, 0
	sbb rcx, rcx
	add r8, qword ptr [rsp+72]
	adc r14, rbp
	adc rax, 0
	adc r15, 0
	mulx r9, rbx, rdx
	mov rbp, rdx
	mov rdx, qword ptr [rsp+128]
	mov qword ptr [rsp+72], rbp
	mov qword ptr [rsp+144], r10
	mulx rbp, r10, rdx
	mov rdx, qword ptr [rsp+136]
	mov qword ptr [rsp+152], r12
	mov qword ptr [rsp+168], r13
	mulx r12, r13, rdx
	mov rdx, r11
	mov qword ptr [rsp+176], rbx
	mov qword ptr [rsp+184], rsi
	mulx rbx, rsi, rdx
	xor r11d, r11d
	mov qword ptr [rsp+192], rdx
	mov rdx, qword ptr [rsp+120]
	adcx rdx, qword ptr [rsp+120]
	adox rdx, r9
	adcx rdi, rdi
	adox rdi, r10
	adcx r8, r8
	adox r8, rbp
	adcx r14, r14
	adox r14, r13
	adcx rax, rax
	adox rax, r12
	adcx r15, r15
	adox r15, rsi
	adox rbx, r11
	adc rbx, 0
	and ecx, 189
	add rcx, qword ptr [rsp+184]
	/* V = U1*HH */
	mov rsi, rdx
	mov rdx, rcx
	mulx r9, r10, qword ptr [rsp+8]
	mulx rcx, rbp, qword ptr [rsp+96]
	mulx r12, r13, qword ptr [rsp+88]
	mov qword ptr [rsp+120], r10
	mulx r11, r10, qword ptr [rsp+80]
	add r9, rbp
	adc rcx, r13
	adc r12, r10
	adc r11, 0
	mov r10, rdx
	mov edx, 189
	mulx r14, rbp, r14
	xor r13d, r13d
	adcx rbp, qword ptr [rsp+176]
	adox rsi, r14
	mulx rax, r14, rax
	adcx rsi, r14
	adox rdi, rax
	mulx r15, rax, r15
	adcx rdi, rax
	adox r8, r15
	mulx rbx, rax, rbx
	adcx r8, rax
	adox rbx, r13
	adc rbx, 0
	mov rdx, qword ptr [rsp+168]
	mulx rax, r14, qword ptr [rsp+8]
	xor r15d, r15d
	adcx r9, r14
	adox rcx, rax
	mulx rax, r13, qword ptr [rsp+96]
	adcx rcx, r13
	adox r12, rax
	mulx rax, r13, qword ptr [rsp+88]
	adcx r12, r13
	adox r11, rax
	mulx rax, r13, qword ptr [rsp+80]
	adcx r11, r13
	adox rax, r15
	adc rax, 0
	lea r13, [rbx+rbx*4]
	lea r13, [rbx+r13*4]
	lea r13, [r13+r13*8]
	add rbp, r13
	adc rsi, 0
	adc rdi, 0
	adc r8, 0
	sbb rbx, rbx
	mov rdx, qword ptr [rsp+152]
	mulx r13, r14, qword ptr [rsp+8]
	xor r15d, r15d
	adcx rcx, r14
	adox r12, r13
	mulx r13, r14, qword ptr [rsp+96]
	adcx r12, r14
	adox r11, r13
	mulx r13, r14, qword ptr [rsp+88]
	adcx r11, r14
	adox rax, r13
	mulx r13, r14, qword ptr [rsp+80]
	adcx rax, r14
	adox r13, r15
	adc r13, 0
	and ebx, 189
	/* HHH = H*HH */
	mov rdx, r10
	mulx r14, r15, qword ptr [rsp+112]
	mov qword ptr [rsp+176], r8
	mulx r10, r8, qword ptr [rsp+64]
	mov qword ptr [rsp+184], rdi
	mov qword ptr [rsp+200], rsi
	mulx rdi, rsi, qword ptr [rsp+104]
	mov qword ptr [rsp+208], r15
	mulx r15, rdx, qword ptr [rsp+160]
	add r14, r8
	adc r10, rsi
	adc rdi, rdx
	adc r15, 0
	mov rdx, qword ptr [rsp+144]
	mulx rsi, r8, qword ptr [rsp+8]
	mov qword ptr [rsp+8], rbx
	xor ebx, ebx
	adcx r12, r8
	adox r11, rsi
	mulx rsi, r8, qword ptr [rsp+96]
	adcx r11, r8
	adox rax, rsi
	mulx rsi, r8, qword ptr [rsp+88]
	adcx rax, r8
	adox r13, rsi
	mulx rsi, r8, qword ptr [rsp+80]
	adcx r13, r8
	adox rsi, rbx
	adc rsi, 0
	mov rdx, qword ptr [rsp+168]
	mulx r8, rbx, qword ptr [rsp+112]
	mov qword ptr [rsp+80], rbp
	xor ebp, ebp
	adcx r14, rbx
	adox r10, r8
	mulx r8, rbx, qword ptr [rsp+64]
	adcx r10, rbx
	adox rdi, r8
	mulx r8, rbx, qword ptr [rsp+104]
	adcx rdi, rbx
	adox r15, r8
	mulx r8, rdx, qword ptr [rsp+160]
	adcx r15, rdx
	adox r8, rbp
	adc r8, 0
	mov edx, 189
	mulx r11, rbx, r11
	xor ebp, ebp
	adcx rbx, qword ptr [rsp+120]
	adox r9, r11
	mulx rax, r11, rax
	adcx r9, r11
	adox rcx, rax
	mulx r13, rax, r13
	adcx rcx, rax
	adox r12, r13
	mulx rsi, rax, rsi
	adcx r12, rax
	adox rsi, rbp
	adc rsi, 0
	mov rdx, qword ptr [rsp+152]
	mulx rax, r11, qword ptr [rsp+112]
	xor r13d, r13d
	adcx r10, r11
	adox rdi, rax
	mulx rax, r11, qword ptr [rsp+64]
	adcx rdi, r11
	adox r15, rax
	mulx rax, r11, qword ptr [rsp+104]
	adcx r15, r11
	adox r8, rax
	mulx rax, rdx, qword ptr [rsp+160]
	adcx r8, rdx
	adox rax, r13
	adc rax, 0
	lea r11, [rsi+rsi*4]
	lea r11, [rsi+r11*4]
	lea r11, [r11+r11*8]
	mov rsi, qword ptr [rsp+80]
	add rsi, qword ptr [rsp+8]
	add rbx, r11
	adc r9, 0
	adc rcx, 0
	adc r12, 0
	sbb r11, r11
	mov rdx, qword ptr [rsp+144]
	mulx rbp, r13, qword ptr [rsp+112]
	mov qword ptr [rsp+8], r12
	xor r12d, r12d
	adcx rdi, r13
	adox r15, rbp
	mulx rbp, r13, qword ptr [rsp+64]
	adcx r15, r13
	adox r8, rbp
	mulx rbp, r13, qword ptr [rsp+104]
	adcx r8, r13
	adox rax, rbp
	mulx rbp, rdx, qword ptr [rsp+160]
	adcx rax, rdx
	adox rbp, r12
	adc rbp, 0
	and r11d, 189
	/* ZH = Z1*H */
	mov rdx, qword ptr [rsp+112]
	mov r13, qword ptr [rsp+40]
	mov qword ptr [rsp+80], rcx
	mulx r12, rcx, qword ptr [r13+64]
	mov qword ptr [rsp+88], rcx
	mov qword ptr [rsp+96], r9
	mulx rcx, r9, qword ptr [r13+72]
	mov qword ptr [rsp+120], rsi
	mov qword ptr [rsp+144], r11
	mulx rsi, r11, qword ptr [r13+80]
	mov qword ptr [rsp+152], rbx
	mulx rbx, rdx, qword ptr [r13+88]
	add r12, r9
	adc rcx, r11
	adc rsi, rdx
	adc rbx, 0
	mov edx, 189
	mulx r15, r9, r15
	xor r11d, r11d
	adcx r9, qword ptr [rsp+208]
	adox r14, r15
	mulx r8, r15, r8
	adcx r14, r15
	adox r10, r8
	mulx rax, r8, rax
	adcx r10, r8
	adox rdi, rax
	mulx rbp, rax, rbp
	adcx rdi, rax
	adox rbp, r11
	adc rbp, 0
	mov rax, qword ptr [rsp+152]
	add rax, qword ptr [rsp+144]
	mov rdx, qword ptr [rsp+64]
	mulx r8, r15, qword ptr [r13+64]
	xor r11d, r11d
	adcx r12, r15
	adox rcx, r8
	mulx r8, r15, qword ptr [r13+72]
	adcx rcx, r15
	adox rsi, r8
	mulx r8, r15, qword ptr [r13+80]
	adcx rsi, r15
	adox rbx, r8
	mulx r8, rdx, qword ptr [r13+88]
	adcx rbx, rdx
	adox r8, r11
	adc r8, 0
	lea r15, [rbp+rbp*4]
	lea r15, [rbp+r15*4]
	lea r15, [r15+r15*8]
	add r9, r15
	adc r14, 0
	adc r10, 0
	adc rdi, 0
	sbb rbp, rbp
	mov rdx, qword ptr [rsp+104]
	mulx r15, r11, qword ptr [r13+64]
	mov qword ptr [rsp+64], r12
	xor r12d, r12d
	adcx rcx, r11
	adox rsi, r15
	mulx r11, r15, qword ptr [r13+72]
	adcx rsi, r15
	adox rbx, r11
	mulx r11, r15, qword ptr [r13+80]
	adcx rbx, r15
	adox r8, r11
	mulx r11, rdx, qword ptr [r13+88]
	adcx r8, rdx
	adox r11, r12
	adc r11, 0
	and ebp, 189
	add r9, rbp
	/* X3 = rr-HHH-2*V */
	mov rbp, qword ptr [rsp+120]
	sub rbp, r9
	mov r15, qword ptr [rsp+200]
	sbb r15, r14
	mov rdx, qword ptr [rsp+184]
	sbb rdx, r10
	mov r12, qword ptr [rsp+176]
	sbb r12, rdi
	mov qword ptr [rsp+104], rdi
	setc dil
	movzx edi, dil
	mov qword ptr [rsp+112], rdx
	mov rdx, qword ptr [rsp+160]
	mov qword ptr [rsp+120], r10
	mov qword ptr [rsp+144], r14
	mulx r10, r14, qword ptr [r13+64]
	mov qword ptr [rsp+152], r9
	xor r9d, r9d
	adcx rsi, r14
	adox rbx, r10
	mulx r10, r14, qword ptr [r13+72]
	adcx rbx, r14
	adox r8, r10
	mulx r10, r14, qword ptr [r13+80]
	adcx r8, r14
	adox r11, r10
	mulx r10, rdx, qword ptr [r13+88]
	adcx r11, rdx
	adox r10, r9
	adc r10, 0
	sub rbp, rax
	sbb r15, qword ptr [rsp+96]
	mov r13, qword ptr [rsp+112]
	sbb r13, qword ptr [rsp+80]
	sbb r12, qword ptr [rsp+8]
	adc rdi, 0
	sub rbp, rax
	sbb r15, qword ptr [rsp+96]
	sbb r13, qword ptr [rsp+80]
	sbb r12, qword ptr [rsp+8]
	adc rdi, 0
	mov edx, 189
	mulx rbx, r14, rbx
	xor r9d, r9d
	adcx r14, qword ptr [rsp+88]
	adox rbx, qword ptr [rsp+64]
	mulx r8, r9, r8
	adcx rbx, r9
	adox rcx, r8
	mulx r11, r8, r11
	adcx rcx, r8
	adox rsi, r11
	mulx r10, r8, r10
	adcx rsi, r8
	mov r8d, 0
	adox r10, r8
	adc r10, 0
	lea r9, [rdi+rdi*4]
	lea r9, [rdi+r9*4]
	lea r9, [r9+r9*8]
	sub rbp, r9
	sbb r15, 0
	mov rdi, qword ptr [rsp]
	mov qword ptr [rdi+8], r15
	sbb r13, 0
	mov qword ptr [rdi+16], r13
	sbb r12, 0
	mov qword ptr [rdi+24], r12
	sbb r9, r9
	lea r11, [r10+r10*4]
	lea r11, [r10+r11*4]
	lea r11, [r11+r11*8]
	add r14, r11
	adc rbx, 0
	adc rcx, 0
	adc rsi, 0
	sbb r10, r10
	and r9d, 189
	sub rbp, r9
	mov qword ptr [rdi], rbp
	and r10d, 189
	add r14, r10
	/* Z3 = Z2*ZH */
	mov rdx, r14
	mov r9, qword ptr [rsp+24]
	mulx r10, r11, qword ptr [r9+64]
	mulx r14, r8, qword ptr [r9+72]
	mov qword ptr [rsp+40], r11
	mulx rdi, r11, qword ptr [r9+80]
	mov qword ptr [rsp+64], rsi
	mulx rsi, rdx, qword ptr [r9+88]
	add r10, r8
	adc r14, r11
	adc rdi, rdx
	adc rsi, 0
	mov rdx, rbx
	mulx r8, r11, qword ptr [r9+64]
	xor ebx, ebx
	adcx r10, r11
	adox r14, r8
	mulx r8, r11, qword ptr [r9+72]
	adcx r14, r11
	adox rdi, r8
	mulx r8, r11, qword ptr [r9+80]
	adcx rdi, r11
	adox rsi, r8
	mulx r8, rdx, qword ptr [r9+88]
	adcx rsi, rdx
	adox r8, rbx
	adc r8, 0
	/* t2 = V-X3 */
	sub rax, rbp
	mov r11, qword ptr [rsp+96]
	sbb r11, r15
	mov rbp, qword ptr [rsp+80]
	sbb rbp, r13
	mov r13, qword ptr [rsp+8]
	sbb r13, r12
	sbb r12, r12
	and r12d, 189
	sub rax, r12
	sbb r11, 0
	sbb rbp, 0
	sbb r13, 0
	sbb r12, r12
	mov rdx, rcx
	mulx r15, rbx, qword ptr [r9+64]
	xor ecx, ecx
	adcx r14, rbx
	adox rdi, r15
	mulx rbx, r15, qword ptr [r9+72]
	adcx rdi, r15
	adox rsi, rbx
	mulx rbx, r15, qword ptr [r9+80]
	adcx rsi, r15
	adox r8, rbx
	mulx rbx, rdx, qword ptr [r9+88]
	adcx r8, rdx
	adox rbx, rcx
	adc rbx, 0
	and r12d, 189
	/* Y3 = r*t2-S1*HHH */
	mov r15d, 0
	sub r15, qword ptr [rsp+56]
	mov edx, 0
	sbb rdx, qword ptr [rsp+48]
	mov ecx, 0
	sbb rcx, qword ptr [rsp+32]
	mov qword ptr [rsp+8], r14
	mov r14d, 0
	sbb r14, qword ptr [rsp+16]
	mov qword ptr [rsp+16], r10
	sbb r10, r10
	sub rax, r12
	mov r12, rdx
	mov rdx, qword ptr [rsp+64]
	mov qword ptr [rsp+32], r13
	mov qword ptr [rsp+48], rbp
	mulx r13, rbp, qword ptr [r9+64]
	mov qword ptr [rsp+56], r11
	xor r11d, r11d
	adcx rdi, rbp
	adox rsi, r13
	mulx rbp, r13, qword ptr [r9+72]
	adcx rsi, r13
	adox r8, rbp
	mulx rbp, r13, qword ptr [r9+80]
	adcx r8, r13
	adox rbx, rbp
	mulx rbp, rdx, qword ptr [r9+88]
	adcx rbx, rdx
	adox rbp, r11
	adc rbp, 0
	and r10d, 189
	sub r15, r10
	sbb r12, 0
	sbb rcx, 0
	sbb r14, 0
	sbb r9, r9
	mov rdx, qword ptr [rsp+72]
	mulx r10, r13, rax
	mov qword ptr [rsp+24], r14
	mulx r11, r14, qword ptr [rsp+56]
	mov qword ptr [rsp+64], rcx
	mov qword ptr [rsp+80], r12
	mulx rcx, r12, qword ptr [rsp+48]
	mov qword ptr [rsp+88], rax
	mulx rax, rdx, qword ptr [rsp+32]
	add r10, r14
	adc r11, r12
	adc rcx, rdx
	adc rax, 0
	and r9d, 189
	mov edx, 189
	mulx rsi, r12, rsi
	xor r14d, r14d
	adcx r12, qword ptr [rsp+40]
	adox rsi, qword ptr [rsp+16]
	mulx r8, r14, r8
	adcx rsi, r14
	adox r8, qword ptr [rsp+8]
	mulx rbx, r14, rbx
	adcx r8, r14
	adox rdi, rbx
	mulx rbp, rbx, rbp
	adcx rdi, rbx
	mov ebx, 0
	adox rbp, rbx
	adc rbp, 0
	sub r15, r9
	mov rdx, r15
	mulx r9, r14, qword ptr [rsp+152]
	xor r15d, r15d
	adcx r13, r14
	adox r10, r9
	mulx r9, rbx, qword ptr [rsp+144]
	adcx r10, rbx
	adox r11, r9
	mulx r9, rbx, qword ptr [rsp+120]
	adcx r11, rbx
	adox rcx, r9
	mulx r9, rdx, qword ptr [rsp+104]
	adcx rcx, rdx
	adox rax, r9
	seto r9b
	movzx r9d, r9b
	adc rax, 0
	adc r9, 0
	lea rbx, [rbp+rbp*4]
	lea rbx, [rbp+rbx*4]
	lea rbx, [rbx+rbx*8]
	add r12, rbx
	adc rsi, 0
	mov rbx, qword ptr [rsp]
	mov qword ptr [rbx+72], rsi
	adc r8, 0
	mov qword ptr [rbx+80], r8
	adc rdi, 0
	mov qword ptr [rbx+88], rdi
	sbb rsi, rsi
	mov rdx, qword ptr [rsp+128]
	mulx rdi, r8, qword ptr [rsp+88]
	xor ebp, ebp
	adcx r10, r8
	adox r11, rdi
	mulx rdi, r8, qword ptr [rsp+56]
	adcx r11, r8
	adox rcx, rdi
	mulx rdi, r8, qword ptr [rsp+48]
	adcx rcx, r8
	adox rax, rdi
	mulx rdi, rdx, qword ptr [rsp+32]
	adcx rax, rdx
	adox r9, rdi
	seto dil
	movzx edi, dil
	adc r9, 0
	adc rdi, 0
	and esi, 189
	add r12, rsi
	mov qword ptr [rbx+64], r12
	mov rdx, qword ptr [rsp+80]
	mulx rsi, r8, qword ptr [rsp+152]
	xor r12d, r12d
	adcx r10, r8
	adox r11, rsi
	mulx rsi, r8, qword ptr [rsp+144]
	adcx r11, r8
	adox rcx, rsi
	mulx rsi, r8, qword ptr [rsp+120]
	adcx rcx, r8
	adox rax, rsi
	mulx rsi, rdx, qword ptr [rsp+104]
	adcx rax, rdx
	adox r9, rsi
	adcx r9, r12
	adox rdi, r12
	adc rdi, 0
	mov rdx, qword ptr [rsp+136]
	mulx rsi, r8, qword ptr [rsp+88]
	xor ebp, ebp
	adcx r11, r8
	adox rcx, rsi
	mulx rsi, r8, qword ptr [rsp+56]
	adcx rcx, r8
	adox rax, rsi
	mulx rsi, r8, qword ptr [rsp+48]
	adcx rax, r8
	adox r9, rsi
	mulx rsi, rdx, qword ptr [rsp+32]
	adcx r9, rdx
	adox rdi, rsi
	seto sil
	movzx esi, sil
	adc rdi, 0
	adc rsi, 0
	mov rdx, qword ptr [rsp+64]
	mulx r8, r12, qword ptr [rsp+152]
	xor r14d, r14d
	adcx r11, r12
	adox rcx, r8
	mulx r8, rbp, qword ptr [rsp+144]
	adcx rcx, rbp
	adox rax, r8
	mulx r8, rbp, qword ptr [rsp+120]
	adcx rax, rbp
	adox r9, r8
	mulx r8, rdx, qword ptr [rsp+104]
	adcx r9, rdx
	adox rdi, r8
	adcx rdi, r14
	adox rsi, r14
	adc rsi, 0
	mov rdx, qword ptr [rsp+192]
	mulx r8, rbp, qword ptr [rsp+88]
	xor r12d, r12d
	adcx rcx, rbp
	adox rax, r8
	mulx r8, rbp, qword ptr [rsp+56]
	adcx rax, rbp
	adox r9, r8
	mulx r8, rbp, qword ptr [rsp+48]
	adcx r9, rbp
	adox rdi, r8
	mulx r8, rdx, qword ptr [rsp+32]
	adcx rdi, rdx
	adox rsi, r8
	seto r8b
	movzx r8d, r8b
	adc rsi, 0
	adc r8, 0
	mov rdx, qword ptr [rsp+24]
	mulx rbp, r14, qword ptr [rsp+152]
	xor r15d, r15d
	adcx rcx, r14
	adox rax, rbp
	mulx rbp, r12, qword ptr [rsp+144]
	adcx rax, r12
	adox r9, rbp
	mulx rbp, r12, qword ptr [rsp+120]
	adcx r9, r12
	adox rdi, rbp
	mulx rbp, rdx, qword ptr [rsp+104]
	adcx rdi, rdx
	adox rsi, rbp
	adcx rsi, r15
	adox r8, r15
	adc r8, 0
	mov edx, 189
	mulx rax, rbp, rax
	xor r12d, r12d
	adcx r13, rbp
	adox r10, rax
	mulx r9, rax, r9
	adcx r10, rax
	adox r11, r9
	mulx rdi, rax, rdi
	adcx r11, rax
	adox rcx, rdi
	mulx rsi, rax, rsi
	adcx rcx, rax
	adox rsi, r12
	adc rsi, 0
	lea rax, [r8+r8*4]
	lea rax, [r8+rax*4]
	lea rax, [rax+rax*8]
	add rsi, rax
	lea rax, [rsi+rsi*4]
	lea rax, [rsi+rax*4]
	lea rax, [rax+rax*8]
	add r13, rax
	adc r10, 0
	mov qword ptr [rbx+40], r10
	adc r11, 0
	mov qword ptr [rbx+48], r11
	adc rcx, 0
	mov qword ptr [rbx+56], rcx
	lea rax, [r13+189]
	cmovc r13, rax
	mov qword ptr [rbx+32], r13
	add rsp, 216
	JAC256189_RAISED(216)
	pop r15
	JAC256189_POPPED(r15)
	pop r14
	JAC256189_POPPED(r14)
	pop r13
	JAC256189_POPPED(r13)
	pop r12
	JAC256189_POPPED(r12)
	pop rbp
	JAC256189_POPPED(rbp)
	pop rbx
	JAC256189_POPPED(rbx)
	ret
JAC256189_END(JAC256189_NAME(jac256189_jac_readd))

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
