/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build curve13318 --cpu zen4 --level adx --abi sysv --prefix curve13318 --vector none
   Do not edit.
   Input curve13318.toml: sha256 4317276d5e5c37a189687495faf90226f03af1aeb9be8993652e3ac55883677c */
/* Arithmetic modulo the order, x86_64 level adx (needs bmi2, adx, avx2), System V calling convention.
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

/* void curve13318_sc_add(uint64_t *r, const uint64_t *a, const uint64_t *b)
 * r (out) in rdi, a (in) in rsi, b (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * mod r: a+b. The result is below the order; a: below the order; b: below the order.
 * Stack: 16 bytes; 35 instructions; modelled 3.5 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_sc_add))
	push rbx
	CURVE13318_PUSHED(rbx)
	push rbp
	CURVE13318_PUSHED(rbp)
	CURVE13318_FRAME_MADE
	/* sc_add */
	mov rax, qword ptr [rsi]
	add rax, qword ptr [rdx]
	mov rcx, qword ptr [rsi+8]
	adc rcx, qword ptr [rdx+8]
	mov r8, qword ptr [rsi+16]
	adc r8, qword ptr [rdx+16]
	mov r9, qword ptr [rsi+24]
	adc r9, qword ptr [rdx+24]
	setc sil
	movzx esi, sil
	movabs r10, 16968739708408613859
	mov r11, rax
	sub r11, r10
	movabs rdx, 17651389214692707606
	mov rbx, rcx
	sbb rbx, rdx
	mov rbp, r8
	sbb rbp, 0
	movabs rdx, 9223372036854775808
	mov r10, r9
	sbb r10, rdx
	sbb rsi, 0
	cmovc r11, rax
	mov qword ptr [rdi], r11
	cmovc rbx, rcx
	mov qword ptr [rdi+8], rbx
	cmovc rbp, r8
	mov qword ptr [rdi+16], rbp
	cmovc r10, r9
	mov qword ptr [rdi+24], r10
	pop rbp
	CURVE13318_POPPED(rbp)
	pop rbx
	CURVE13318_POPPED(rbx)
	ret
CURVE13318_END(CURVE13318_NAME(curve13318_sc_add))

/* void curve13318_sc_sub(uint64_t *r, const uint64_t *a, const uint64_t *b)
 * r (out) in rdi, a (in) in rsi, b (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * mod r: a-b. The result is below the order; a: below the order; b: below the order.
 * Stack: 0 bytes; 25 instructions; modelled 3.25 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_sc_sub))
	CURVE13318_FRAME_MADE
	/* sc_sub */
	mov rax, qword ptr [rsi]
	sub rax, qword ptr [rdx]
	mov rcx, qword ptr [rsi+8]
	sbb rcx, qword ptr [rdx+8]
	mov r8, qword ptr [rsi+16]
	sbb r8, qword ptr [rdx+16]
	mov r9, qword ptr [rsi+24]
	sbb r9, qword ptr [rdx+24]
	sbb rsi, rsi
	movabs r10, 1478004365300937757
	and r10, rsi
	movabs r11, 795354859016844009
	and r11, rsi
	mov rdx, rsi
	shl rdx, 1
	shr rdx, 1
	sub rax, r10
	mov qword ptr [rdi], rax
	sbb rcx, r11
	mov qword ptr [rdi+8], rcx
	sbb r8, rsi
	mov qword ptr [rdi+16], r8
	sbb r9, rdx
	mov qword ptr [rdi+24], r9
	ret
CURVE13318_END(CURVE13318_NAME(curve13318_sc_sub))

/* void curve13318_sc_neg(uint64_t *r, const uint64_t *a)
 * r (out) in rdi, a (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * mod r: -a. The result is below the order; a: below the order.
 * Stack: 0 bytes; 25 instructions; modelled 3.25 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_sc_neg))
	CURVE13318_FRAME_MADE
	/* sc_neg */
	mov eax, 0
	sub rax, qword ptr [rsi]
	mov ecx, 0
	sbb rcx, qword ptr [rsi+8]
	mov r8d, 0
	sbb r8, qword ptr [rsi+16]
	mov r9d, 0
	sbb r9, qword ptr [rsi+24]
	sbb rsi, rsi
	movabs r10, 1478004365300937757
	and r10, rsi
	movabs r11, 795354859016844009
	and r11, rsi
	mov rdx, rsi
	shl rdx, 1
	shr rdx, 1
	sub rax, r10
	mov qword ptr [rdi], rax
	sbb rcx, r11
	mov qword ptr [rdi+8], rcx
	sbb r8, rsi
	mov qword ptr [rdi+16], r8
	sbb r9, rdx
	mov qword ptr [rdi+24], r9
	ret
CURVE13318_END(CURVE13318_NAME(curve13318_sc_neg))

/* void curve13318_sc_mul(uint64_t *r, const uint64_t *a, const uint64_t *b)
 * r (out) in rdi, a (in) in rsi, b (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * mod r: a*b. The result is below the order; a: below the order; b: below the order.
 * Stack: 48 bytes and 24 bytes of red zone; 178 instructions; modelled 54.5 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_sc_mul))
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
	CURVE13318_RESERVE(24)
	CURVE13318_FRAME_MADE
	/* sc_mul */
	mov rax, rdx
	mov rdx, qword ptr [rsi]
	mulx rcx, r8, qword ptr [rax]
	mulx r9, r10, qword ptr [rax+8]
	mulx r11, rbx, qword ptr [rax+16]
	mulx rbp, rdx, qword ptr [rax+24]
	add rcx, r10
	adc r9, rbx
	adc r11, rdx
	adc rbp, 0
	mov rdx, qword ptr [rsi+8]
	mulx r10, rbx, qword ptr [rax]
	xor r12d, r12d
	adcx rcx, rbx
	adox r9, r10
	mulx r10, rbx, qword ptr [rax+8]
	adcx r9, rbx
	adox r11, r10
	mulx r10, rbx, qword ptr [rax+16]
	adcx r11, rbx
	adox rbp, r10
	mulx r10, rdx, qword ptr [rax+24]
	adcx rbp, rdx
	adox r10, r12
	adc r10, 0
	mov rdx, qword ptr [rsi+16]
	mulx rbx, r13, qword ptr [rax]
	xor r14d, r14d
	adcx r9, r13
	adox r11, rbx
	mulx rbx, r12, qword ptr [rax+8]
	adcx r11, r12
	adox rbp, rbx
	mulx rbx, r12, qword ptr [rax+16]
	adcx rbp, r12
	adox r10, rbx
	mulx rbx, rdx, qword ptr [rax+24]
	adcx r10, rdx
	adox rbx, r14
	adc rbx, 0
	mov rdx, qword ptr [rsi+24]
	mulx r12, r13, qword ptr [rax]
	xor r15d, r15d
	adcx r11, r13
	adox rbp, r12
	mulx r12, r13, qword ptr [rax+8]
	adcx rbp, r13
	adox r10, r12
	mulx r12, r13, qword ptr [rax+16]
	adcx r10, r13
	adox rbx, r12
	mulx r12, rdx, qword ptr [rax+24]
	adcx rbx, rdx
	adox r12, r15
	adc r12, 0
	mov rax, r11
	shl rax, 1
	shr rax, 1
	shr r11, 63
	lea r11, [r11+rbp*2]
	shr rbp, 63
	lea rbp, [rbp+r10*2]
	shr r10, 63
	lea r10, [r10+rbx*2]
	shr rbx, 63
	lea rbx, [rbx+r12*2]
	movabs rdx, 16968739708408613859
	mulx rsi, r12, r11
	mulx r13, r14, rbp
	mov qword ptr [rsp CURVE13318_SLOT(-24, +0)], rdi
	mulx r15, rdi, r10
	mov qword ptr [rsp CURVE13318_SLOT(-16, +8)], r9
	mov qword ptr [rsp CURVE13318_SLOT(-8, +16)], rcx
	mulx r9, rcx, rbx
	add rsi, r14
	adc r13, rdi
	adc r15, rcx
	adc r9, 0
	movabs rdx, 17651389214692707606
	mulx r11, rcx, r11
	xor edi, edi
	adcx rsi, rcx
	adox r13, r11
	mulx rbp, rcx, rbp
	adcx r13, rcx
	adox r15, rbp
	mulx r10, rcx, r10
	adcx r15, rcx
	adox r9, r10
	mulx rbx, rcx, rbx
	adcx r9, rcx
	adox rbx, rdi
	adc rbx, 0
	mov rcx, r15
	shl rcx, 1
	shr rcx, 1
	shr r15, 63
	lea r15, [r15+r9*2]
	shr r9, 63
	lea r9, [r9+rbx*2]
	add r15, 1
	adc r9, 0
	movabs rdx, 16968739708408613859
	mulx r10, r11, r15
	mulx rbx, rbp, r9
	add r10, rbp
	adc rbx, 0
	movabs rdx, 17651389214692707606
	mulx r15, rbp, r15
	xor r14d, r14d
	adcx r10, rbp
	adox rbx, r15
	mulx r9, rdi, r9
	adcx rbx, rdi
	adox r9, r14
	adc r9, 0
	movabs rdi, 9223372036854775808
	or rax, rdi
	sub r8, r12
	mov rbp, qword ptr [rsp CURVE13318_SLOT(-8, +16)]
	sbb rbp, rsi
	mov rsi, qword ptr [rsp CURVE13318_SLOT(-16, +8)]
	sbb rsi, r13
	sbb rax, rcx
	add r8, r11
	adc rbp, r10
	adc rsi, rbx
	adc rax, r9
	setc cl
	movzx ecx, cl
	mov r9, rax
	shr r9, 63
	lea r9, [r9+rcx*2]
	shl rax, 1
	shr rax, 1
	mov rdx, r9
	movabs rcx, 16968739708408613859
	mulx r10, r11, rcx
	movabs rcx, 17651389214692707606
	mulx r9, rdx, rcx
	add r10, rdx
	adc r9, 0
	sub r8, r11
	sbb rbp, r10
	sbb rsi, r9
	sbb rax, 0
	sbb rcx, rcx
	movabs r9, 1478004365300937757
	and r9, rcx
	movabs r10, 795354859016844009
	and r10, rcx
	mov r11, rcx
	shl r11, 1
	shr r11, 1
	sub r8, r9
	mov rbx, qword ptr [rsp CURVE13318_SLOT(-24, +0)]
	mov qword ptr [rbx], r8
	sbb rbp, r10
	mov qword ptr [rbx+8], rbp
	sbb rsi, rcx
	mov qword ptr [rbx+16], rsi
	sbb rax, r11
	mov qword ptr [rbx+24], rax
	mov qword ptr [rsp CURVE13318_SLOT(-16, +8)], rbx
	mov qword ptr [rsp CURVE13318_SLOT(-8, +16)], rbx
	CURVE13318_RELEASE(24)
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
CURVE13318_END(CURVE13318_NAME(curve13318_sc_mul))

/* void curve13318_sc_muladd(uint64_t *r, const uint64_t *a, const uint64_t *b, const uint64_t *c)
 * r (out) in rdi, a (in) in rsi, b (in) in rdx, c (in) in rcx. Any output may be the same pointer as any input, else they must not overlap.
 * mod r: a*b+c. The result is below the order; a: below the order; b: below the order; c: below the order.
 * Stack: 48 bytes and 24 bytes of red zone; 184 instructions; modelled 55.75 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_sc_muladd))
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
	CURVE13318_RESERVE(24)
	CURVE13318_FRAME_MADE
	/* sc_muladd */
	mov rax, rdx
	mov rdx, qword ptr [rsi]
	mulx r8, r9, qword ptr [rax]
	xor r10d, r10d
	adcx r9, qword ptr [rcx]
	adox r8, qword ptr [rcx+8]
	mulx r11, rbx, qword ptr [rax+8]
	adcx r8, rbx
	adox r11, qword ptr [rcx+16]
	mulx rbx, rbp, qword ptr [rax+16]
	adcx r11, rbp
	adox rbx, qword ptr [rcx+24]
	mulx rcx, rdx, qword ptr [rax+24]
	adcx rbx, rdx
	adox rcx, r10
	adc rcx, 0
	mov rdx, qword ptr [rsi+8]
	mulx rbp, r12, qword ptr [rax]
	xor r13d, r13d
	adcx r8, r12
	adox r11, rbp
	mulx r10, rbp, qword ptr [rax+8]
	adcx r11, rbp
	adox rbx, r10
	mulx r10, rbp, qword ptr [rax+16]
	adcx rbx, rbp
	adox rcx, r10
	mulx r10, rdx, qword ptr [rax+24]
	adcx rcx, rdx
	adox r10, r13
	adc r10, 0
	mov rdx, qword ptr [rsi+16]
	mulx rbp, r12, qword ptr [rax]
	xor r14d, r14d
	adcx r11, r12
	adox rbx, rbp
	mulx rbp, r12, qword ptr [rax+8]
	adcx rbx, r12
	adox rcx, rbp
	mulx rbp, r12, qword ptr [rax+16]
	adcx rcx, r12
	adox r10, rbp
	mulx rbp, rdx, qword ptr [rax+24]
	adcx r10, rdx
	adox rbp, r14
	adc rbp, 0
	mov rdx, qword ptr [rsi+24]
	mulx r12, r13, qword ptr [rax]
	xor r15d, r15d
	adcx rbx, r13
	adox rcx, r12
	mulx r12, r13, qword ptr [rax+8]
	adcx rcx, r13
	adox r10, r12
	mulx r12, r13, qword ptr [rax+16]
	adcx r10, r13
	adox rbp, r12
	mulx r12, rdx, qword ptr [rax+24]
	adcx rbp, rdx
	adox r12, r15
	adc r12, 0
	mov rax, rbx
	shl rax, 1
	shr rax, 1
	shr rbx, 63
	lea rbx, [rbx+rcx*2]
	shr rcx, 63
	lea rcx, [rcx+r10*2]
	shr r10, 63
	lea r10, [r10+rbp*2]
	shr rbp, 63
	lea rbp, [rbp+r12*2]
	movabs rdx, 16968739708408613859
	mulx rsi, r12, rbx
	mulx r13, r14, rcx
	mov qword ptr [rsp CURVE13318_SLOT(-24, +0)], rdi
	mulx r15, rdi, r10
	mov qword ptr [rsp CURVE13318_SLOT(-16, +8)], r11
	mov qword ptr [rsp CURVE13318_SLOT(-8, +16)], r8
	mulx r11, r8, rbp
	add rsi, r14
	adc r13, rdi
	adc r15, r8
	adc r11, 0
	movabs rdx, 17651389214692707606
	mulx rbx, rdi, rbx
	xor r8d, r8d
	adcx rsi, rdi
	adox r13, rbx
	mulx rcx, rdi, rcx
	adcx r13, rdi
	adox r15, rcx
	mulx r10, rcx, r10
	adcx r15, rcx
	adox r11, r10
	mulx rbp, rcx, rbp
	adcx r11, rcx
	adox rbp, r8
	adc rbp, 0
	mov rcx, r15
	shl rcx, 1
	shr rcx, 1
	shr r15, 63
	lea r15, [r15+r11*2]
	shr r11, 63
	lea r11, [r11+rbp*2]
	add r15, 1
	adc r11, 0
	movabs rdx, 16968739708408613859
	mulx rdi, r10, r15
	mulx rbx, rbp, r11
	add rdi, rbp
	adc rbx, 0
	movabs rdx, 17651389214692707606
	mulx r15, rbp, r15
	xor r14d, r14d
	adcx rdi, rbp
	adox rbx, r15
	mulx r11, r8, r11
	adcx rbx, r8
	adox r11, r14
	adc r11, 0
	movabs r8, 9223372036854775808
	or rax, r8
	sub r9, r12
	mov rbp, qword ptr [rsp CURVE13318_SLOT(-8, +16)]
	sbb rbp, rsi
	mov rsi, qword ptr [rsp CURVE13318_SLOT(-16, +8)]
	sbb rsi, r13
	sbb rax, rcx
	add r9, r10
	adc rbp, rdi
	adc rsi, rbx
	adc rax, r11
	setc cl
	movzx ecx, cl
	mov rdi, rax
	shr rdi, 63
	lea rdi, [rdi+rcx*2]
	shl rax, 1
	shr rax, 1
	mov rdx, rdi
	movabs rcx, 16968739708408613859
	mulx r10, r11, rcx
	movabs rcx, 17651389214692707606
	mulx rdi, rdx, rcx
	add r10, rdx
	adc rdi, 0
	sub r9, r11
	sbb rbp, r10
	sbb rsi, rdi
	sbb rax, 0
	sbb rcx, rcx
	movabs rdi, 1478004365300937757
	and rdi, rcx
	movabs r10, 795354859016844009
	and r10, rcx
	mov r11, rcx
	shl r11, 1
	shr r11, 1
	sub r9, rdi
	mov rbx, qword ptr [rsp CURVE13318_SLOT(-24, +0)]
	mov qword ptr [rbx], r9
	sbb rbp, r10
	mov qword ptr [rbx+8], rbp
	sbb rsi, rcx
	mov qword ptr [rbx+16], rsi
	sbb rax, r11
	mov qword ptr [rbx+24], rax
	mov qword ptr [rsp CURVE13318_SLOT(-16, +8)], rbx
	mov qword ptr [rsp CURVE13318_SLOT(-8, +16)], rbx
	CURVE13318_RELEASE(24)
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
CURVE13318_END(CURVE13318_NAME(curve13318_sc_muladd))

/* void curve13318_sc_canon(uint64_t *r, const uint64_t *a)
 * r (out) in rdi, a (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * mod r: a. The result is below the order; a: any 4 words.
 * Stack: 0 bytes; 20 instructions; modelled 2.0 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_sc_canon))
	CURVE13318_FRAME_MADE
	/* r = a mod the order */
	movabs rax, 16968739708408613859
	mov rcx, qword ptr [rsi]
	sub rcx, rax
	movabs r8, 17651389214692707606
	mov r9, qword ptr [rsi+8]
	sbb r9, r8
	mov r10, qword ptr [rsi+16]
	sbb r10, 0
	movabs r11, 9223372036854775808
	mov rdx, qword ptr [rsi+24]
	sbb rdx, r11
	cmovc rcx, qword ptr [rsi]
	mov qword ptr [rdi], rcx
	cmovc r9, qword ptr [rsi+8]
	mov qword ptr [rdi+8], r9
	cmovc r10, qword ptr [rsi+16]
	mov qword ptr [rdi+16], r10
	cmovc rdx, qword ptr [rsi+24]
	mov qword ptr [rdi+24], rdx
	ret
CURVE13318_END(CURVE13318_NAME(curve13318_sc_canon))

/* void curve13318_sc_fold(uint64_t *r, const uint64_t *a, const uint64_t *t)
 * r (out) in rdi, a (in) in rsi, t (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * mod r: k*a+t, k = 2^256. The result is below the order; a: below the order; t: any 4 words.
 * Stack: 48 bytes; 172 instructions; modelled 42.25 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_sc_fold))
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
	CURVE13318_FRAME_MADE
	mov rax, rdx
	mov rdx, qword ptr [rsi+16]
	movabs rcx, 12534726612505800588
	mulx r8, r9, rcx
	movabs r10, 15265324637642175579
	mulx r11, rbx, r10
	movabs rbp, 2956008730601875517
	mulx r12, r13, rbp
	movabs r14, 1590709718033688018
	mulx r15, rdx, r14
	add r8, rbx
	adc r11, r13
	adc r12, rdx
	adc r15, 0
	mov rdx, qword ptr [rsi+24]
	mulx rbx, r13, rcx
	xor ecx, ecx
	adcx r8, r13
	adox r11, rbx
	mulx rbx, r13, r10
	adcx r11, r13
	adox r12, rbx
	mulx r10, rbx, rbp
	adcx r12, rbx
	adox r15, r10
	mulx r10, rdx, r14
	adcx r15, rdx
	adox r10, rcx
	adc r10, 0
	add r9, qword ptr [rax]
	adc r8, qword ptr [rax+8]
	adc r11, qword ptr [rax+16]
	adc r12, qword ptr [rax+24]
	adc r15, qword ptr [rsi]
	adc r10, qword ptr [rsi+8]
	sbb rax, rax
	movabs rsi, 12534726612505800588
	and rsi, rax
	movabs rbx, 15265324637642175579
	and rbx, rax
	movabs rbp, 2956008730601875517
	and rbp, rax
	movabs r13, 1590709718033688018
	and rax, r13
	mov rdx, r10
	movabs r14, 16968739708408613859
	mulx rcx, r13, r14
	xor r10d, r10d
	adcx rsi, r13
	adox rbx, rcx
	movabs rcx, 2160653871585031504
	mulx r13, r14, rcx
	adcx rbx, r14
	adox rbp, r13
	movabs rcx, 1590709718033688019
	mulx r13, r14, rcx
	adcx rbp, r14
	adox rax, r13
	movabs rcx, 9223372036854775806
	mulx r13, rdx, rcx
	adcx rax, rdx
	adox r13, r10
	adc r13, 0
	add r9, rsi
	adc r8, rbx
	adc r11, rbp
	adc r12, rax
	adc r15, r13
	sbb rax, rax
	movabs rcx, 12534726612505800588
	and rcx, rax
	movabs rsi, 15265324637642175579
	and rsi, rax
	movabs rbx, 2956008730601875517
	and rbx, rax
	movabs rbp, 1590709718033688018
	and rax, rbp
	mov rdx, r15
	movabs r13, 16968739708408613859
	mulx r14, r10, r13
	xor r13d, r13d
	adcx rcx, r10
	adox rsi, r14
	movabs r10, 2160653871585031504
	mulx r14, r15, r10
	adcx rsi, r15
	adox rbx, r14
	movabs r10, 1590709718033688019
	mulx r14, r15, r10
	adcx rbx, r15
	adox rax, r14
	movabs r10, 9223372036854775806
	mulx r14, rdx, r10
	adcx rax, rdx
	adox r14, r13
	adc r14, 0
	movabs rdx, 7128500354213424693
	imul rdx, rcx
	movabs r10, 16968739708408613859
	mulx r15, rbp, r10
	xor r10d, r10d
	adcx rcx, rbp
	adox rsi, r15
	movabs rcx, 17651389214692707606
	mulx rbp, r13, rcx
	adcx rsi, r13
	adox rbx, rbp
	mov ecx, 0
	mulx rbp, r13, rcx
	adcx rbx, r13
	adox rax, rbp
	movabs rcx, 9223372036854775808
	mulx rbp, rdx, rcx
	adcx rax, rdx
	adox r14, rbp
	adc r14, 0
	add rsi, r9
	adc rbx, r8
	adc rax, r11
	adc r14, r12
	mov ecx, 0
	adc rcx, 0
	movabs r8, 15490735343107676102
	mov r9, rsi
	sub r9, r8
	movabs r11, 16856034355675863597
	mov rbp, rbx
	sbb rbp, r11
	mov r12, rax
	sbb r12, 1
	mov r13, r14
	sbb r13, 0
	mov r15, rcx
	sbb r15, 1
	cmovc r9, rsi
	cmovc rbp, rbx
	cmovc r12, rax
	cmovc r13, r14
	cmovc r15, rcx
	movabs rax, 16968739708408613859
	mov rcx, r9
	sub rcx, rax
	movabs rsi, 17651389214692707606
	mov rbx, rbp
	sbb rbx, rsi
	mov r14, r12
	sbb r14, 0
	movabs rdx, 9223372036854775808
	mov rax, r13
	sbb rax, rdx
	sbb r15, 0
	cmovc rcx, r9
	mov qword ptr [rdi], rcx
	cmovc rbx, rbp
	mov qword ptr [rdi+8], rbx
	cmovc r14, r12
	mov qword ptr [rdi+16], r14
	cmovc rax, r13
	mov qword ptr [rdi+24], rax
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
CURVE13318_END(CURVE13318_NAME(curve13318_sc_fold))

/* void curve13318_sc_reduce_wide(uint64_t *r, const uint64_t *t)
 * r (out) in rdi, t (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * mod r: t. The result is below the order; t: any 8 words.
 * Stack: 48 bytes; 171 instructions; modelled 42.25 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_sc_reduce_wide))
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
	CURVE13318_FRAME_MADE
	mov rdx, qword ptr [rsi+48]
	movabs rax, 12534726612505800588
	mulx rcx, r8, rax
	movabs r9, 15265324637642175579
	mulx r10, r11, r9
	movabs rbx, 2956008730601875517
	mulx rbp, r12, rbx
	movabs r13, 1590709718033688018
	mulx r14, rdx, r13
	add rcx, r11
	adc r10, r12
	adc rbp, rdx
	adc r14, 0
	mov rdx, qword ptr [rsi+56]
	mulx r11, r12, rax
	xor eax, eax
	adcx rcx, r12
	adox r10, r11
	mulx r11, r12, r9
	adcx r10, r12
	adox rbp, r11
	mulx r9, r11, rbx
	adcx rbp, r11
	adox r14, r9
	mulx r9, rdx, r13
	adcx r14, rdx
	adox r9, rax
	adc r9, 0
	add r8, qword ptr [rsi]
	adc rcx, qword ptr [rsi+8]
	adc r10, qword ptr [rsi+16]
	adc rbp, qword ptr [rsi+24]
	adc r14, qword ptr [rsi+32]
	adc r9, qword ptr [rsi+40]
	sbb rsi, rsi
	movabs r11, 12534726612505800588
	and r11, rsi
	movabs rbx, 15265324637642175579
	and rbx, rsi
	movabs r12, 2956008730601875517
	and r12, rsi
	movabs r13, 1590709718033688018
	and rsi, r13
	mov rdx, r9
	movabs r15, 16968739708408613859
	mulx rax, r13, r15
	xor r9d, r9d
	adcx r11, r13
	adox rbx, rax
	movabs rax, 2160653871585031504
	mulx r13, r15, rax
	adcx rbx, r15
	adox r12, r13
	movabs rax, 1590709718033688019
	mulx r13, r15, rax
	adcx r12, r15
	adox rsi, r13
	movabs rax, 9223372036854775806
	mulx r13, rdx, rax
	adcx rsi, rdx
	adox r13, r9
	adc r13, 0
	add r8, r11
	adc rcx, rbx
	adc r10, r12
	adc rbp, rsi
	adc r14, r13
	sbb rax, rax
	movabs rsi, 12534726612505800588
	and rsi, rax
	movabs r11, 15265324637642175579
	and r11, rax
	movabs rbx, 2956008730601875517
	and rbx, rax
	movabs r12, 1590709718033688018
	and rax, r12
	mov rdx, r14
	movabs r13, 16968739708408613859
	mulx r15, r9, r13
	xor r13d, r13d
	adcx rsi, r9
	adox r11, r15
	movabs r9, 2160653871585031504
	mulx r14, r15, r9
	adcx r11, r15
	adox rbx, r14
	movabs r9, 1590709718033688019
	mulx r14, r15, r9
	adcx rbx, r15
	adox rax, r14
	movabs r9, 9223372036854775806
	mulx r14, rdx, r9
	adcx rax, rdx
	adox r14, r13
	adc r14, 0
	movabs rdx, 7128500354213424693
	imul rdx, rsi
	movabs r9, 16968739708408613859
	mulx r15, r12, r9
	xor r9d, r9d
	adcx rsi, r12
	adox r11, r15
	movabs rsi, 17651389214692707606
	mulx r12, r13, rsi
	adcx r11, r13
	adox rbx, r12
	mov esi, 0
	mulx r12, r13, rsi
	adcx rbx, r13
	adox rax, r12
	movabs rsi, 9223372036854775808
	mulx r12, rdx, rsi
	adcx rax, rdx
	adox r14, r12
	adc r14, 0
	add r11, r8
	adc rbx, rcx
	adc rax, r10
	adc r14, rbp
	mov ecx, 0
	adc rcx, 0
	movabs rsi, 15490735343107676102
	mov r8, r11
	sub r8, rsi
	movabs r10, 16856034355675863597
	mov rbp, rbx
	sbb rbp, r10
	mov r12, rax
	sbb r12, 1
	mov r13, r14
	sbb r13, 0
	mov r15, rcx
	sbb r15, 1
	cmovc r8, r11
	cmovc rbp, rbx
	cmovc r12, rax
	cmovc r13, r14
	cmovc r15, rcx
	movabs rax, 16968739708408613859
	mov rcx, r8
	sub rcx, rax
	movabs r11, 17651389214692707606
	mov rbx, rbp
	sbb rbx, r11
	mov r14, r12
	sbb r14, 0
	movabs rdx, 9223372036854775808
	mov rax, r13
	sbb rax, rdx
	sbb r15, 0
	cmovc rcx, r8
	mov qword ptr [rdi], rcx
	cmovc rbx, rbp
	mov qword ptr [rdi+8], rbx
	cmovc r14, r12
	mov qword ptr [rdi+16], r14
	cmovc rax, r13
	mov qword ptr [rdi+24], rax
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
CURVE13318_END(CURVE13318_NAME(curve13318_sc_reduce_wide))

/* void curve13318_sc_divsteps(uint64_t *r, const uint64_t *a, const uint64_t *p)
 * r (out) in rdi, a (in) in rsi, p (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * divsteps. The result is below the order; a: any 25 words; p: below the order.
 * Stack: 208 bytes; 1651 instructions; modelled 342.75 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_sc_divsteps))
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
	sub rsp, 160
	CURVE13318_LOWERED(160)
	CURVE13318_FRAME_MADE
	mov rax, qword ptr [rsi+160]
	movabs rcx, 1152921504606846976
	lea r8, [rax+rcx]
	mov r9, qword ptr [rsi+168]
	lea r10, [r9+rcx]
	mov r11, qword ptr [rsi+176]
	lea rbx, [r11+rcx]
	mov rbp, qword ptr [rsi+184]
	lea r12, [rbp+rcx]
	mov r13, rdx
	mov rdx, qword ptr [rsi]
	mulx r14, r15, r8
	mulx rcx, rbp, rbx
	mov rdx, qword ptr [rsi+40]
	mulx r11, r9, r10
	add r15, r9
	adc r14, r11
	mulx r9, r11, r12
	add rbp, r11
	adc rcx, r9
	shl r14, 4
	shr r15, 60
	or r15, r14
	shl rcx, 4
	shr rbp, 60
	or rbp, rcx
	add rdx, qword ptr [rsi]
	movabs rcx, 2305843009213693952
	sub rdx, rcx
	mov r9, rdx
	mov rdx, qword ptr [rsi+8]
	mulx r11, r14, r8
	mulx rcx, rax, rbx
	mov rdx, qword ptr [rsi+48]
	mov qword ptr [rsp], r13
	mov qword ptr [rsp+8], rdi
	mulx r13, rdi, r10
	add r14, rdi
	adc r11, r13
	mulx rdi, r13, r12
	add rax, r13
	adc rcx, rdi
	sub r15, r9
	add r14, r15
	adc r11, 0
	mov rdi, r14
	shl rdi, 4
	shr rdi, 4
	sub rbp, r9
	add rax, rbp
	adc rcx, 0
	mov r9, rax
	shl r9, 4
	shr r9, 4
	mov rbp, rdi
	and ebp, 1048575
	movabs r13, 18446741874686296064
	add rbp, r13
	mov r15, r9
	and r15d, 1048575
	movabs r13, 13835058055282163712
	add r15, r13
	sar rbp, 1
	shl r11, 4
	shr r14, 60
	or r14, r11
	shl rcx, 4
	shr rax, 60
	or rax, rcx
	/* a step */
	mov rcx, qword ptr [rsi+192]
	shr rcx, 63
	mov r11, qword ptr [rsi+192]
	sar r11, 63
	xor r11, rbp
	mov r13, -2
	sub r13, qword ptr [rsi+192]
	mov qword ptr [rsp+16], r9
	mov r9, qword ptr [rsi+192]
	sub r9, 1
	mov qword ptr [rsp+24], rdi
	mov rdi, r15
	sar rdi, 1
	adc r11, rdi
	test r15, rcx
	cmovz r13, r9
	cmovnz rbp, rdi
	test r15b, 1
	cmovz r11, rdi
	add rdx, qword ptr [rsi+8]
	movabs rdi, 2305843009213693950
	sub rdx, rdi
	mov r9, rdx
	mov rdx, qword ptr [rsi+16]
	mulx rdi, rcx, r8
	mov qword ptr [rsp+32], r8
	mulx r15, r8, rbx
	mov rdx, qword ptr [rsi+56]
	mov qword ptr [rsp+40], rbx
	mov qword ptr [rsp+48], rax
	mulx rbx, rax, r10
	add rcx, rax
	adc rdi, rbx
	/* a step */
	mov rax, r13
	shr rax, 63
	mov rbx, r13
	sar rbx, 63
	xor rbx, rbp
	mov qword ptr [rsp+56], r10
	mov r10, -2
	sub r10, r13
	sub r13, 1
	mov qword ptr [rsp+64], rdi
	mov rdi, r11
	sar rdi, 1
	adc rbx, rdi
	test r11, rax
	cmovz r10, r13
	cmovnz rbp, rdi
	test r11b, 1
	cmovz rbx, rdi
	mulx rdi, r13, r12
	add r8, r13
	adc r15, rdi
	sub r14, r9
	/* a step */
	mov rdi, r10
	shr rdi, 63
	mov r13, r10
	sar r13, 63
	xor r13, rbp
	mov rax, -2
	sub rax, r10
	sub r10, 1
	mov r11, rbx
	sar r11, 1
	adc r13, r11
	test rbx, rdi
	cmovz rax, r10
	cmovnz rbp, r11
	test bl, 1
	cmovz r13, r11
	add rcx, r14
	mov r10, qword ptr [rsp+64]
	adc r10, 0
	mov r11, rcx
	shl r11, 4
	shr r11, 4
	shl r10, 4
	shr rcx, 60
	or rcx, r10
	/* a step */
	mov r10, rax
	shr r10, 63
	mov r14, rax
	sar r14, 63
	xor r14, rbp
	mov rdi, -2
	sub rdi, rax
	sub rax, 1
	mov rbx, r13
	sar rbx, 1
	adc r14, rbx
	test r13, r10
	cmovz rdi, rax
	cmovnz rbp, rbx
	test r13b, 1
	cmovz r14, rbx
	mov rax, qword ptr [rsp+48]
	sub rax, r9
	add r8, rax
	adc r15, 0
	mov rax, r8
	shl rax, 4
	shr rax, 4
	mov r9, qword ptr [rsp+8]
	mov qword ptr [r9+48], rax
	/* a step */
	mov rax, rdi
	shr rax, 63
	mov rbx, rdi
	sar rbx, 63
	xor rbx, rbp
	mov r10, -2
	sub r10, rdi
	sub rdi, 1
	mov r13, r14
	sar r13, 1
	adc rbx, r13
	test r14, rax
	cmovz r10, rdi
	cmovnz rbp, r13
	test r14b, 1
	cmovz rbx, r13
	shl r15, 4
	shr r8, 60
	or r8, r15
	add rdx, qword ptr [rsi+16]
	/* a step */
	mov rdi, r10
	shr rdi, 63
	mov r13, r10
	sar r13, 63
	xor r13, rbp
	mov r15, -2
	sub r15, r10
	sub r10, 1
	mov rax, rbx
	sar rax, 1
	adc r13, rax
	test rbx, rdi
	cmovz r15, r10
	cmovnz rbp, rax
	test bl, 1
	cmovz r13, rax
	movabs rax, 2305843009213693950
	sub rdx, rax
	mov r10, rdx
	mov rdx, qword ptr [rsi+24]
	mulx rax, rdi, qword ptr [rsp+32]
	mulx rbx, r14, qword ptr [rsp+40]
	mov rdx, qword ptr [rsi+64]
	mov qword ptr [rsp+48], r11
	mulx r11, r9, qword ptr [rsp+56]
	add rdi, r9
	adc rax, r11
	mulx r9, r11, r12
	add r14, r11
	adc rbx, r9
	/* a step */
	mov r9, r15
	shr r9, 63
	mov r11, r15
	sar r11, 63
	xor r11, rbp
	mov qword ptr [rsp+64], r12
	mov r12, -2
	sub r12, r15
	sub r15, 1
	mov rdx, r13
	sar rdx, 1
	adc r11, rdx
	test r13, r9
	cmovz r12, r15
	cmovnz rbp, rdx
	test r13b, 1
	cmovz r11, rdx
	sub rcx, r10
	add rdi, rcx
	adc rax, 0
	/* a step */
	mov rcx, r12
	shr rcx, 63
	mov r15, r12
	sar r15, 63
	xor r15, rbp
	mov rdx, -2
	sub rdx, r12
	sub r12, 1
	mov r9, r11
	sar r9, 1
	adc r15, r9
	test r11, rcx
	cmovz rdx, r12
	cmovnz rbp, r9
	test r11b, 1
	cmovz r15, r9
	mov r9, rdi
	shl r9, 4
	shr r9, 4
	shl rax, 4
	shr rdi, 60
	or rdi, rax
	sub r8, r10
	/* a step */
	mov rax, rdx
	shr rax, 63
	mov r10, rdx
	sar r10, 63
	xor r10, rbp
	mov r12, -2
	sub r12, rdx
	sub rdx, 1
	mov rcx, r15
	sar rcx, 1
	adc r10, rcx
	test r15, rax
	cmovz r12, rdx
	cmovnz rbp, rcx
	test r15b, 1
	cmovz r10, rcx
	add r14, r8
	adc rbx, 0
	mov rcx, r14
	shl rcx, 4
	shr rcx, 4
	mov r8, qword ptr [rsp+8]
	mov qword ptr [r8+56], rcx
	shl rbx, 4
	shr r14, 60
	or r14, rbx
	/* a step */
	mov rcx, r12
	shr rcx, 63
	mov rbx, r12
	sar rbx, 63
	xor rbx, rbp
	mov rdx, -2
	sub rdx, r12
	sub r12, 1
	mov rax, r10
	sar rax, 1
	adc rbx, rax
	test r10, rcx
	cmovz rdx, r12
	cmovnz rbp, rax
	test r10b, 1
	cmovz rbx, rax
	mov rax, qword ptr [rsi+24]
	mov r12, qword ptr [rsi+64]
	lea rax, [rax+r12]
	movabs r12, 2305843009213693950
	sub rax, r12
	/* a step */
	mov r12, rdx
	shr r12, 63
	mov rcx, rdx
	sar rcx, 63
	xor rcx, rbp
	mov r10, -2
	sub r10, rdx
	sub rdx, 1
	mov r11, rbx
	sar r11, 1
	adc rcx, r11
	test rbx, r12
	cmovz r10, rdx
	cmovnz rbp, r11
	test bl, 1
	cmovz rcx, r11
	mov r11, qword ptr [rsi+32]
	sar r11, 63
	mov rdx, qword ptr [rsi+32]
	mulx rbx, r12, qword ptr [rsp+32]
	mov r13, qword ptr [rsp+32]
	and r13, r11
	sub rbx, r13
	/* a step */
	mov r13, r10
	shr r13, 63
	mov r15, r10
	sar r15, 63
	xor r15, rbp
	mov qword ptr [rsp+72], r9
	mov r9, -2
	sub r9, r10
	sub r10, 1
	mov r8, rcx
	sar r8, 1
	adc r15, r8
	test rcx, r13
	cmovz r9, r10
	cmovnz rbp, r8
	test cl, 1
	cmovz r15, r8
	mulx r8, r10, qword ptr [rsp+40]
	and r11, qword ptr [rsp+40]
	sub r8, r11
	/* a step */
	mov r11, r9
	shr r11, 63
	mov rcx, r9
	sar rcx, 63
	xor rcx, rbp
	mov r13, -2
	sub r13, r9
	sub r9, 1
	mov rdx, r15
	sar rdx, 1
	adc rcx, rdx
	test r15, r11
	cmovz r13, r9
	cmovnz rbp, rdx
	test r15b, 1
	cmovz rcx, rdx
	mov r9, qword ptr [rsi+72]
	sar r9, 63
	mov rdx, qword ptr [rsi+72]
	mulx r11, r15, qword ptr [rsp+56]
	mov qword ptr [rsp+80], r14
	mov r14, qword ptr [rsp+56]
	and r14, r9
	sub r11, r14
	/* a step */
	mov r14, r13
	shr r14, 63
	mov qword ptr [rsp+88], rax
	mov rax, r13
	sar rax, 63
	xor rax, rbp
	mov qword ptr [rsp+96], rdi
	mov rdi, -2
	sub rdi, r13
	sub r13, 1
	mov qword ptr [rsp+104], r8
	mov r8, rcx
	sar r8, 1
	adc rax, r8
	test rcx, r14
	cmovz rdi, r13
	cmovnz rbp, r8
	test cl, 1
	cmovz rax, r8
	add r12, r15
	adc rbx, r11
	mulx r8, r11, qword ptr [rsp+64]
	and r9, qword ptr [rsp+64]
	sub r8, r9
	/* a step */
	mov r9, rdi
	shr r9, 63
	mov r13, rdi
	sar r13, 63
	xor r13, rbp
	mov r15, -2
	sub r15, rdi
	sub rdi, 1
	mov rcx, rax
	sar rcx, 1
	adc r13, rcx
	test rax, r9
	cmovz r15, rdi
	cmovnz rbp, rcx
	test al, 1
	cmovz r13, rcx
	add r10, r11
	adc r8, qword ptr [rsp+104]
	mov rcx, qword ptr [rsp+96]
	sub rcx, qword ptr [rsp+88]
	/* a step */
	mov rdi, r15
	shr rdi, 63
	mov r11, r15
	sar r11, 63
	xor r11, rbp
	mov rax, -2
	sub rax, r15
	sub r15, 1
	mov r9, r13
	sar r9, 1
	adc r11, r9
	test r13, rdi
	cmovz rax, r15
	cmovnz rbp, r9
	test r13b, 1
	cmovz r11, r9
	add r12, rcx
	adc rbx, 0
	mov rcx, r12
	shl rcx, 4
	shr rcx, 4
	shl rbx, 4
	shr r12, 60
	or r12, rbx
	/* a step */
	mov r9, rax
	shr r9, 63
	mov rbx, rax
	sar rbx, 63
	xor rbx, rbp
	mov r15, -2
	sub r15, rax
	sub rax, 1
	mov rdi, r11
	sar rdi, 1
	adc rbx, rdi
	test r11, r9
	cmovz r15, rax
	cmovnz rbp, rdi
	test r11b, 1
	cmovz rbx, rdi
	mov rax, qword ptr [rsp+80]
	sub rax, qword ptr [rsp+88]
	add r10, rax
	adc r8, 0
	/* a step */
	mov rax, r15
	shr rax, 63
	mov rdi, r15
	sar rdi, 63
	xor rdi, rbp
	mov r9, -2
	sub r9, r15
	sub r15, 1
	mov r11, rbx
	sar r11, 1
	adc rdi, r11
	test rbx, rax
	cmovz r9, r15
	cmovnz rbp, r11
	test bl, 1
	cmovz rdi, r11
	mov r11, r10
	shl r11, 4
	shr r11, 4
	mov r15, qword ptr [rsp+8]
	mov qword ptr [r15+64], r11
	shl r8, 4
	shr r10, 60
	or r10, r8
	add rdx, qword ptr [rsi+32]
	/* a step */
	mov r8, r9
	shr r8, 63
	mov r11, r9
	sar r11, 63
	xor r11, rbp
	mov rax, -2
	sub rax, r9
	sub r9, 1
	mov rbx, rdi
	sar rbx, 1
	adc r11, rbx
	test rdi, r8
	cmovz rax, r9
	cmovnz rbp, rbx
	test dil, 1
	cmovz r11, rbx
	add rdx, 2
	sub r12, rdx
	sub r10, rdx
	mov qword ptr [r15+72], r10
	/* a step */
	mov r9, rax
	shr r9, 63
	mov r10, rax
	sar r10, 63
	xor r10, rbp
	mov rbx, -2
	sub rbx, rax
	sub rax, 1
	mov rdx, r11
	sar rdx, 1
	adc r10, rdx
	test r11, r9
	cmovz rbx, rax
	cmovnz rbp, rdx
	test r11b, 1
	cmovz r10, rdx
	shl rbp, 1
	add rbp, 1
	add rbp, 1048576
	mov rax, rbp
	shl rax, 22
	sar rax, 43
	movabs rdx, 2199023255552
	add rbp, rdx
	sar rbp, 42
	add r10, 1048576
	mov rdx, r10
	shl rdx, 22
	sar rdx, 43
	movabs rdi, 2199023255552
	add r10, rdi
	sar r10, 42
	mov rdi, rax
	imul rdi, qword ptr [rsp+24]
	mov r8, rbp
	imul r8, qword ptr [rsp+16]
	add rdi, r8
	shr rdi, 20
	mov r8, rdx
	imul r8, qword ptr [rsp+24]
	mov r9, r10
	imul r9, qword ptr [rsp+16]
	add r8, r9
	shr r8, 20
	mov r9, rdi
	and r9d, 1048575
	movabs r11, 18446741874686296064
	add r9, r11
	mov r11, r8
	and r11d, 1048575
	movabs r13, 13835058055282163712
	add r11, r13
	sar r9, 1
	mov qword ptr [rsp+80], rdx
	mov rdx, qword ptr [rsi+80]
	mulx r13, r14, qword ptr [rsp+32]
	mov qword ptr [rsp+88], r12
	mov qword ptr [rsp+96], rcx
	mulx r12, rcx, qword ptr [rsp+40]
	mov rdx, qword ptr [rsi+120]
	mov qword ptr [rsp+104], r10
	mov qword ptr [rsp+112], rbp
	mulx r10, rbp, qword ptr [rsp+56]
	add r14, rbp
	adc r13, r10
	mulx r10, rbp, qword ptr [rsp+64]
	add rcx, rbp
	adc r12, r10
	/* a step */
	mov r10, rbx
	shr r10, 63
	mov rbp, rbx
	sar rbp, 63
	xor rbp, r9
	mov qword ptr [rsp+120], rax
	mov rax, -2
	sub rax, rbx
	sub rbx, 1
	mov qword ptr [rsp+128], r8
	mov r8, r11
	sar r8, 1
	adc rbp, r8
	test r11, r10
	cmovz rax, rbx
	cmovnz r9, r8
	test r11b, 1
	cmovz rbp, r8
	mov r8, qword ptr [rsi+112]
	sar r8, 63
	mov rbx, qword ptr [rsi+152]
	sar rbx, 63
	mov r10, qword ptr [rsi+160]
	and r10, r8
	/* a step */
	mov r11, rax
	shr r11, 63
	mov qword ptr [rsp+136], rdi
	mov rdi, rax
	sar rdi, 63
	xor rdi, r9
	mov rdx, -2
	sub rdx, rax
	sub rax, 1
	mov r15, rbp
	sar r15, 1
	adc rdi, r15
	test rbp, r11
	cmovz rdx, rax
	cmovnz r9, r15
	test bpl, 1
	cmovz rdi, r15
	mov rax, qword ptr [rsi+168]
	and rax, rbx
	add r10, rax
	/* a step */
	mov rax, rdx
	shr rax, 63
	mov r15, rdx
	sar r15, 63
	xor r15, r9
	mov r11, -2
	sub r11, rdx
	sub rdx, 1
	mov rbp, rdi
	sar rbp, 1
	adc r15, rbp
	test rdi, rax
	cmovz r11, rdx
	cmovnz r9, rbp
	test dil, 1
	cmovz r15, rbp
	mov rbp, qword ptr [rsp]
	mov rdx, qword ptr [rbp+40]
	imul rdx, r14
	add rdx, r10
	shl rdx, 4
	shr rdx, 4
	/* a step */
	mov rax, r11
	shr rax, 63
	mov rdi, r11
	sar rdi, 63
	xor rdi, r9
	mov rbp, -2
	sub rbp, r11
	sub r11, 1
	mov qword ptr [rsp+144], r12
	mov r12, r15
	sar r12, 1
	adc rdi, r12
	test r15, rax
	cmovz rbp, r11
	cmovnz r9, r12
	test r15b, 1
	cmovz rdi, r12
	movabs r11, 2305843009213693952
	add r10, r11
	sub r10, rdx
	and r8, qword ptr [rsi+176]
	/* a step */
	mov r12, rbp
	shr r12, 63
	mov rdx, rbp
	sar rdx, 63
	xor rdx, r9
	mov r11, -2
	sub r11, rbp
	sub rbp, 1
	mov rax, rdi
	sar rax, 1
	adc rdx, rax
	test rdi, r12
	cmovz r11, rbp
	cmovnz r9, rax
	test dil, 1
	cmovz rdx, rax
	and rbx, qword ptr [rsi+184]
	add r8, rbx
	/* a step */
	mov rax, r11
	shr rax, 63
	mov rbx, r11
	sar rbx, 63
	xor rbx, r9
	mov rbp, -2
	sub rbp, r11
	sub r11, 1
	mov rdi, rdx
	sar rdi, 1
	adc rbx, rdi
	test rdx, rax
	cmovz rbp, r11
	cmovnz r9, rdi
	test dl, 1
	cmovz rbx, rdi
	mov rdi, qword ptr [rsp]
	mov r11, qword ptr [rdi+40]
	imul r11, rcx
	mov rax, qword ptr [rsp+16]
	mov rdx, qword ptr [rsp+8]
	mov qword ptr [rdx+40], rax
	add r11, r8
	shl r11, 4
	shr r11, 4
	/* a step */
	mov rax, rbp
	shr rax, 63
	mov r12, rbp
	sar r12, 63
	xor r12, r9
	mov r15, -2
	sub r15, rbp
	sub rbp, 1
	mov rdx, rbx
	sar rdx, 1
	adc r12, rdx
	test rbx, rax
	cmovz r15, rbp
	cmovnz r9, rdx
	test bl, 1
	cmovz r12, rdx
	movabs rbp, 2305843009213693952
	add r8, rbp
	sub r8, r11
	/* a step */
	mov r11, r15
	shr r11, 63
	mov rdx, r15
	sar rdx, 63
	xor rdx, r9
	mov rbp, -2
	sub rbp, r15
	sub r15, 1
	mov rax, r12
	sar rax, 1
	adc rdx, rax
	test r12, r11
	cmovz rbp, r15
	cmovnz r9, rax
	test r12b, 1
	cmovz rdx, rax
	mov rax, rdx
	mov rdx, qword ptr [rdi]
	mulx r15, r11, r10
	add r14, r11
	adc r13, r15
	mulx r11, r15, r8
	add rcx, r15
	adc r11, qword ptr [rsp+144]
	shl r13, 4
	shr r14, 60
	or r14, r13
	/* a step */
	mov r13, rbp
	shr r13, 63
	mov r15, rbp
	sar r15, 63
	xor r15, r9
	mov rbx, -2
	sub rbx, rbp
	sub rbp, 1
	mov r12, rax
	sar r12, 1
	adc r15, r12
	test rax, r13
	cmovz rbx, rbp
	cmovnz r9, r12
	test al, 1
	cmovz r15, r12
	shl r11, 4
	shr rcx, 60
	or rcx, r11
	mov r11, qword ptr [rsi+80]
	mov rbp, qword ptr [rsi+120]
	lea r11, [r11+rbp]
	shl rdx, 1
	mov rbp, qword ptr [rsp+24]
	mov r12, qword ptr [rsp+8]
	mov qword ptr [r12], rbp
	/* a step */
	mov rbp, rbx
	shr rbp, 63
	mov rax, rbx
	sar rax, 63
	xor rax, r9
	mov r13, -2
	sub r13, rbx
	sub rbx, 1
	mov r12, r15
	sar r12, 1
	adc rax, r12
	test r15, rbp
	cmovz r13, rbx
	cmovnz r9, r12
	test r15b, 1
	cmovz rax, r12
	add r11, rdx
	movabs rbx, 4611686018427387904
	sub r11, rbx
	/* a step */
	mov r12, r13
	shr r12, 63
	mov rdx, r13
	sar rdx, 63
	xor rdx, r9
	mov rbx, -2
	sub rbx, r13
	sub r13, 1
	mov rbp, rax
	sar rbp, 1
	adc rdx, rbp
	test rax, r12
	cmovz rbx, r13
	cmovnz r9, rbp
	test al, 1
	cmovz rdx, rbp
	mov rbp, rdx
	mov rdx, qword ptr [rsi+88]
	mulx r13, rax, qword ptr [rsp+32]
	mulx r12, r15, qword ptr [rsp+40]
	mov rdx, qword ptr [rsi+128]
	mov qword ptr [rsp+16], rcx
	mov qword ptr [rsp+24], r11
	mulx rcx, r11, qword ptr [rsp+56]
	add rax, r11
	adc r13, rcx
	mulx rcx, r11, qword ptr [rsp+64]
	add r15, r11
	adc r12, rcx
	mov rdx, qword ptr [rdi+8]
	mulx rcx, r11, r10
	add rax, r11
	adc r13, rcx
	/* a step */
	mov rcx, rbx
	shr rcx, 63
	mov r11, rbx
	sar r11, 63
	xor r11, r9
	mov qword ptr [rsp+144], r10
	mov r10, -2
	sub r10, rbx
	sub rbx, 1
	mov qword ptr [rsp+152], rsi
	mov rsi, rbp
	sar rsi, 1
	adc r11, rsi
	test rbp, rcx
	cmovz r10, rbx
	cmovnz r9, rsi
	test bpl, 1
	cmovz r11, rsi
	mulx rsi, rbx, r8
	add r15, rbx
	adc r12, rsi
	sub r14, qword ptr [rsp+24]
	/* a step */
	mov rsi, r10
	shr rsi, 63
	mov rbx, r10
	sar rbx, 63
	xor rbx, r9
	mov rcx, -2
	sub rcx, r10
	sub r10, 1
	mov rbp, r11
	sar rbp, 1
	adc rbx, rbp
	test r11, rsi
	cmovz rcx, r10
	cmovnz r9, rbp
	test r11b, 1
	cmovz rbx, rbp
	add rax, r14
	adc r13, 0
	mov r10, rax
	shl r10, 4
	shr r10, 4
	mov rbp, qword ptr [rsp+8]
	mov qword ptr [rbp+80], r10
	shl r13, 4
	shr rax, 60
	or rax, r13
	/* a step */
	mov r10, rcx
	shr r10, 63
	mov r13, rcx
	sar r13, 63
	xor r13, r9
	mov r14, -2
	sub r14, rcx
	sub rcx, 1
	mov rsi, rbx
	sar rsi, 1
	adc r13, rsi
	test rbx, r10
	cmovz r14, rcx
	cmovnz r9, rsi
	test bl, 1
	cmovz r13, rsi
	mov rcx, qword ptr [rsp+16]
	sub rcx, qword ptr [rsp+24]
	add r15, rcx
	adc r12, 0
	mov rcx, r15
	shl rcx, 4
	shr rcx, 4
	mov qword ptr [rbp+120], rcx
	/* a step */
	mov rcx, r14
	shr rcx, 63
	mov rsi, r14
	sar rsi, 63
	xor rsi, r9
	mov r10, -2
	sub r10, r14
	sub r14, 1
	mov r11, r13
	sar r11, 1
	adc rsi, r11
	test r13, rcx
	cmovz r10, r14
	cmovnz r9, r11
	test r13b, 1
	cmovz rsi, r11
	shl r12, 4
	shr r15, 60
	or r15, r12
	mov r11, qword ptr [rsp+152]
	mov r12, qword ptr [r11+88]
	mov r14, qword ptr [r11+128]
	lea r12, [r12+r14]
	/* a step */
	mov r14, r10
	shr r14, 63
	mov rcx, r10
	sar rcx, 63
	xor rcx, r9
	mov rbx, -2
	sub rbx, r10
	sub r10, 1
	mov r13, rsi
	sar r13, 1
	adc rcx, r13
	test rsi, r14
	cmovz rbx, r10
	cmovnz r9, r13
	test sil, 1
	cmovz rcx, r13
	shl rdx, 1
	mov r10, qword ptr [rsp+48]
	mov qword ptr [rbp+8], r10
	add r12, rdx
	movabs r10, 4611686018427387900
	sub r12, r10
	/* a step */
	mov r13, rbx
	shr r13, 63
	mov rdx, rbx
	sar rdx, 63
	xor rdx, r9
	mov r10, -2
	sub r10, rbx
	sub rbx, 1
	mov rsi, rcx
	sar rsi, 1
	adc rdx, rsi
	test rcx, r13
	cmovz r10, rbx
	cmovnz r9, rsi
	test cl, 1
	cmovz rdx, rsi
	mov rsi, rdx
	mov rdx, qword ptr [r11+96]
	mulx rbx, rcx, qword ptr [rsp+32]
	mulx r13, r14, qword ptr [rsp+40]
	mov rdx, qword ptr [r11+136]
	mov qword ptr [rsp+16], r15
	mulx r15, rbp, qword ptr [rsp+56]
	add rcx, rbp
	adc rbx, r15
	mulx rbp, r15, qword ptr [rsp+64]
	add r14, r15
	adc r13, rbp
	/* a step */
	mov rbp, r10
	shr rbp, 63
	mov r15, r10
	sar r15, 63
	xor r15, r9
	mov rdx, -2
	sub rdx, r10
	sub r10, 1
	mov r11, rsi
	sar r11, 1
	adc r15, r11
	test rsi, rbp
	cmovz rdx, r10
	cmovnz r9, r11
	test sil, 1
	cmovz r15, r11
	mov r10, rdx
	mov rdx, qword ptr [rdi+16]
	mulx r11, rsi, qword ptr [rsp+144]
	add rcx, rsi
	adc rbx, r11
	mulx rsi, r11, r8
	add r14, r11
	adc r13, rsi
	sub rax, r12
	/* a step */
	mov rsi, r10
	shr rsi, 63
	mov r11, r10
	sar r11, 63
	xor r11, r9
	mov rbp, -2
	sub rbp, r10
	sub r10, 1
	mov rdx, r15
	sar rdx, 1
	adc r11, rdx
	test r15, rsi
	cmovz rbp, r10
	cmovnz r9, rdx
	test r15b, 1
	cmovz r11, rdx
	add rcx, rax
	adc rbx, 0
	mov rax, rcx
	shl rax, 4
	shr rax, 4
	mov r10, qword ptr [rsp+8]
	mov qword ptr [r10+88], rax
	shl rbx, 4
	shr rcx, 60
	or rcx, rbx
	/* a step */
	mov rax, rbp
	shr rax, 63
	mov rbx, rbp
	sar rbx, 63
	xor rbx, r9
	mov rdx, -2
	sub rdx, rbp
	sub rbp, 1
	mov rsi, r11
	sar rsi, 1
	adc rbx, rsi
	test r11, rax
	cmovz rdx, rbp
	cmovnz r9, rsi
	test r11b, 1
	cmovz rbx, rsi
	shl r9, 1
	add r9, 1
	add r9, 1048576
	mov rsi, r9
	shl rsi, 22
	sar rsi, 43
	movabs rbp, 2199023255552
	add r9, rbp
	sar r9, 42
	add rbx, 1048576
	mov rbp, rbx
	shl rbp, 22
	sar rbp, 43
	movabs rax, 2199023255552
	add rbx, rax
	sar rbx, 42
	mov rax, rsi
	imul rax, qword ptr [rsp+136]
	mov r11, r9
	imul r11, qword ptr [rsp+128]
	add rax, r11
	shr rax, 20
	mov r11, rbp
	imul r11, qword ptr [rsp+136]
	mov r15, rbx
	imul r15, qword ptr [rsp+128]
	add r11, r15
	shr r11, 20
	mov r15, rsi
	imul r15, qword ptr [rsp+120]
	mov rdi, r9
	imul rdi, qword ptr [rsp+80]
	add r15, rdi
	imul rsi, qword ptr [rsp+112]
	imul r9, qword ptr [rsp+104]
	add rsi, r9
	mov rdi, rbp
	imul rdi, qword ptr [rsp+120]
	mov r9, rbx
	imul r9, qword ptr [rsp+80]
	add rdi, r9
	imul rbp, qword ptr [rsp+112]
	imul rbx, qword ptr [rsp+104]
	add rbp, rbx
	and eax, 1048575
	movabs r9, 18446741874686296064
	add rax, r9
	and r11d, 1048575
	movabs rbx, 13835058055282163712
	add r11, rbx
	sar rax, 1
	mov r9, qword ptr [rsp+16]
	sub r9, r12
	add r14, r9
	adc r13, 0
	/* a step */
	mov r9, rdx
	shr r9, 63
	mov r12, rdx
	sar r12, 63
	xor r12, rax
	mov rbx, -2
	sub rbx, rdx
	sub rdx, 1
	mov qword ptr [rsp+16], rbp
	mov rbp, r11
	sar rbp, 1
	adc r12, rbp
	test r11, r9
	cmovz rbx, rdx
	cmovnz rax, rbp
	test r11b, 1
	cmovz r12, rbp
	mov rbp, r14
	shl rbp, 4
	shr rbp, 4
	mov qword ptr [r10+128], rbp
	shl r13, 4
	shr r14, 60
	or r14, r13
	mov rbp, qword ptr [rsp+152]
	mov r13, qword ptr [rbp+96]
	mov rdx, qword ptr [rbp+136]
	lea r13, [r13+rdx]
	/* a step */
	mov rdx, rbx
	shr rdx, 63
	mov r9, rbx
	sar r9, 63
	xor r9, rax
	mov r11, -2
	sub r11, rbx
	sub rbx, 1
	mov qword ptr [rsp+24], rsi
	mov rsi, r12
	sar rsi, 1
	adc r9, rsi
	test r12, rdx
	cmovz r11, rbx
	cmovnz rax, rsi
	test r12b, 1
	cmovz r9, rsi
	mov rsi, qword ptr [rsp]
	mov rbx, qword ptr [rsi+16]
	shl rbx, 1
	mov rdx, qword ptr [rsp+72]
	mov qword ptr [r10+16], rdx
	add r13, rbx
	/* a step */
	mov rbx, r11
	shr rbx, 63
	mov rdx, r11
	sar rdx, 63
	xor rdx, rax
	mov r12, -2
	sub r12, r11
	sub r11, 1
	mov qword ptr [rsp+48], rdi
	mov rdi, r9
	sar rdi, 1
	adc rdx, rdi
	test r9, rbx
	cmovz r12, r11
	cmovnz rax, rdi
	test r9b, 1
	cmovz rdx, rdi
	movabs rdi, 4611686018427387900
	sub r13, rdi
	mov r11, rdx
	mov rdx, qword ptr [rbp+104]
	mulx rdi, r9, qword ptr [rsp+32]
	mov qword ptr [rsp+72], r15
	mulx rbx, r15, qword ptr [rsp+40]
	mov rdx, qword ptr [rbp+144]
	mov qword ptr [rsp+80], r14
	mulx r10, r14, qword ptr [rsp+56]
	add r9, r14
	adc rdi, r10
	mulx r10, r14, qword ptr [rsp+64]
	add r15, r14
	adc rbx, r10
	/* a step */
	mov r10, r12
	shr r10, 63
	mov r14, r12
	sar r14, 63
	xor r14, rax
	mov rdx, -2
	sub rdx, r12
	sub r12, 1
	mov rbp, r11
	sar rbp, 1
	adc r14, rbp
	test r11, r10
	cmovz rdx, r12
	cmovnz rax, rbp
	test r11b, 1
	cmovz r14, rbp
	mov rbp, rdx
	mov rdx, qword ptr [rsi+24]
	mulx r12, r10, qword ptr [rsp+144]
	add r9, r10
	adc rdi, r12
	mulx r10, r12, r8
	add r15, r12
	adc rbx, r10
	sub rcx, r13
	/* a step */
	mov r10, rbp
	shr r10, 63
	mov r12, rbp
	sar r12, 63
	xor r12, rax
	mov r11, -2
	sub r11, rbp
	sub rbp, 1
	mov qword ptr [rsp+104], r8
	mov r8, r14
	sar r8, 1
	adc r12, r8
	test r14, r10
	cmovz r11, rbp
	cmovnz rax, r8
	test r14b, 1
	cmovz r12, r8
	add r9, rcx
	adc rdi, 0
	mov rcx, r9
	shl rcx, 4
	shr rcx, 4
	mov r8, qword ptr [rsp+8]
	mov qword ptr [r8+96], rcx
	/* a step */
	mov rcx, r11
	shr rcx, 63
	mov rbp, r11
	sar rbp, 63
	xor rbp, rax
	mov r10, -2
	sub r10, r11
	sub r11, 1
	mov r14, r12
	sar r14, 1
	adc rbp, r14
	test r12, rcx
	cmovz r10, r11
	cmovnz rax, r14
	test r12b, 1
	cmovz rbp, r14
	shl rdi, 4
	shr r9, 60
	or r9, rdi
	mov rdi, qword ptr [rsp+80]
	sub rdi, r13
	add r15, rdi
	adc rbx, 0
	/* a step */
	mov rdi, r10
	shr rdi, 63
	mov r11, r10
	sar r11, 63
	xor r11, rax
	mov r13, -2
	sub r13, r10
	sub r10, 1
	mov r14, rbp
	sar r14, 1
	adc r11, r14
	test rbp, rdi
	cmovz r13, r10
	cmovnz rax, r14
	test bpl, 1
	cmovz r11, r14
	mov r10, r15
	shl r10, 4
	shr r10, 4
	mov qword ptr [r8+136], r10
	shl rbx, 4
	shr r15, 60
	or r15, rbx
	/* a step */
	mov r10, r13
	shr r10, 63
	mov rbx, r13
	sar rbx, 63
	xor rbx, rax
	mov r14, -2
	sub r14, r13
	sub r13, 1
	mov rcx, r11
	sar rcx, 1
	adc rbx, rcx
	test r11, r10
	cmovz r14, r13
	cmovnz rax, rcx
	test r11b, 1
	cmovz rbx, rcx
	mov rcx, qword ptr [rsp+152]
	mov r13, qword ptr [rcx+104]
	mov rdi, qword ptr [rcx+144]
	lea r13, [r13+rdi]
	shl rdx, 1
	mov rdi, qword ptr [rsp+96]
	mov qword ptr [r8+24], rdi
	add r13, rdx
	/* a step */
	mov rdi, r14
	shr rdi, 63
	mov rdx, r14
	sar rdx, 63
	xor rdx, rax
	mov r10, -2
	sub r10, r14
	sub r14, 1
	mov r11, rbx
	sar r11, 1
	adc rdx, r11
	test rbx, rdi
	cmovz r10, r14
	cmovnz rax, r11
	test bl, 1
	cmovz rdx, r11
	movabs r11, 4611686018427387900
	sub r13, r11
	mov r14, qword ptr [rcx+112]
	sar r14, 63
	mov qword ptr [rsp+80], rdx
	mov rdx, qword ptr [rcx+112]
	mulx r11, rdi, qword ptr [rsp+32]
	mov rbx, qword ptr [rsp+32]
	and rbx, r14
	/* a step */
	mov rbp, r10
	shr rbp, 63
	mov r12, r10
	sar r12, 63
	xor r12, rax
	mov r8, -2
	sub r8, r10
	sub r10, 1
	mov rsi, qword ptr [rsp+80]
	sar rsi, 1
	adc r12, rsi
	mov qword ptr [rsp+32], r15
	mov r15, qword ptr [rsp+80]
	test r15, rbp
	cmovz r8, r10
	cmovnz rax, rsi
	test r15b, 1
	cmovz r12, rsi
	sub r11, rbx
	mulx rsi, r10, qword ptr [rsp+40]
	and r14, qword ptr [rsp+40]
	/* a step */
	mov rbx, r8
	shr rbx, 63
	mov r15, r8
	sar r15, 63
	xor r15, rax
	mov rbp, -2
	sub rbp, r8
	sub r8, 1
	mov rdx, r12
	sar rdx, 1
	adc r15, rdx
	test r12, rbx
	cmovz rbp, r8
	cmovnz rax, rdx
	test r12b, 1
	cmovz r15, rdx
	sub rsi, r14
	mov r8, qword ptr [rcx+152]
	sar r8, 63
	mov rdx, qword ptr [rcx+152]
	mulx r14, rbx, qword ptr [rsp+56]
	mov r12, qword ptr [rsp+56]
	and r12, r8
	/* a step */
	mov rcx, rbp
	shr rcx, 63
	mov rdx, rbp
	sar rdx, 63
	xor rdx, rax
	mov qword ptr [rsp+40], r9
	mov r9, -2
	sub r9, rbp
	sub rbp, 1
	mov qword ptr [rsp+56], r13
	mov r13, r15
	sar r13, 1
	adc rdx, r13
	test r15, rcx
	cmovz r9, rbp
	cmovnz rax, r13
	test r15b, 1
	cmovz rdx, r13
	sub r14, r12
	add rdi, rbx
	adc r11, r14
	/* a step */
	mov rbx, r9
	shr rbx, 63
	mov rbp, r9
	sar rbp, 63
	xor rbp, rax
	mov r12, -2
	sub r12, r9
	sub r9, 1
	mov r13, rdx
	sar r13, 1
	adc rbp, r13
	test rdx, rbx
	cmovz r12, r9
	cmovnz rax, r13
	test dl, 1
	cmovz rbp, r13
	mov r9, qword ptr [rsp+152]
	mov rdx, qword ptr [r9+152]
	mulx r13, r14, qword ptr [rsp+64]
	and r8, qword ptr [rsp+64]
	sub r13, r8
	add r10, r14
	adc rsi, r13
	/* a step */
	mov r8, r12
	shr r8, 63
	mov r13, r12
	sar r13, 63
	xor r13, rax
	mov r14, -2
	sub r14, r12
	sub r12, 1
	mov rcx, rbp
	sar rcx, 1
	adc r13, rcx
	test rbp, r8
	cmovz r14, r12
	cmovnz rax, rcx
	test bpl, 1
	cmovz r13, rcx
	mov rcx, qword ptr [rsp]
	mov rdx, qword ptr [rcx+32]
	mulx r12, r8, qword ptr [rsp+144]
	add rdi, r8
	adc r11, r12
	mulx r8, r12, qword ptr [rsp+104]
	add r10, r12
	adc rsi, r8
	mov r8, qword ptr [rsp+40]
	sub r8, qword ptr [rsp+56]
	/* a step */
	mov r12, r14
	shr r12, 63
	mov rbx, r14
	sar rbx, 63
	xor rbx, rax
	mov rbp, -2
	sub rbp, r14
	sub r14, 1
	mov r15, r13
	sar r15, 1
	adc rbx, r15
	test r13, r12
	cmovz rbp, r14
	cmovnz rax, r15
	test r13b, 1
	cmovz rbx, r15
	add rdi, r8
	adc r11, 0
	mov r8, rdi
	shl r8, 4
	shr r8, 4
	mov r14, qword ptr [rsp+8]
	mov qword ptr [r14+104], r8
	/* a step */
	mov r8, rbp
	shr r8, 63
	mov r15, rbp
	sar r15, 63
	xor r15, rax
	mov r12, -2
	sub r12, rbp
	sub rbp, 1
	mov r13, rbx
	sar r13, 1
	adc r15, r13
	test rbx, r8
	cmovz r12, rbp
	cmovnz rax, r13
	test bl, 1
	cmovz r15, r13
	shl r11, 4
	shr rdi, 60
	or rdi, r11
	mov r11, qword ptr [rsp+32]
	sub r11, qword ptr [rsp+56]
	add r10, r11
	adc rsi, 0
	/* a step */
	mov r11, r12
	shr r11, 63
	mov rbp, r12
	sar rbp, 63
	xor rbp, rax
	mov r13, -2
	sub r13, r12
	sub r12, 1
	mov r8, r15
	sar r8, 1
	adc rbp, r8
	test r15, r11
	cmovz r13, r12
	cmovnz rax, r8
	test r15b, 1
	cmovz rbp, r8
	mov r8, r10
	shl r8, 4
	shr r8, 4
	mov qword ptr [r14+144], r8
	shl rsi, 4
	shr r10, 60
	or r10, rsi
	/* a step */
	mov rsi, r13
	shr rsi, 63
	mov r8, r13
	sar r8, 63
	xor r8, rax
	mov r12, -2
	sub r12, r13
	sub r13, 1
	mov r11, rbp
	sar r11, 1
	adc r8, r11
	test rbp, rsi
	cmovz r12, r13
	cmovnz rax, r11
	test bpl, 1
	cmovz r8, r11
	mov r11, qword ptr [r9+112]
	mov r13, qword ptr [r9+152]
	lea r11, [r11+r13]
	shl rdx, 1
	mov r9, qword ptr [rsp+88]
	mov qword ptr [r14+32], r9
	add r11, rdx
	/* a step */
	mov rcx, r12
	shr rcx, 63
	mov r9, r12
	sar r9, 63
	xor r9, rax
	mov r13, -2
	sub r13, r12
	sub r12, 1
	mov rdx, r8
	sar rdx, 1
	adc r9, rdx
	test r8, rcx
	cmovz r13, r12
	cmovnz rax, rdx
	test r8b, 1
	cmovz r9, rdx
	add r11, 4
	sub rdi, r11
	mov qword ptr [r14+112], rdi
	sub r10, r11
	mov qword ptr [r14+152], r10
	/* a step */
	mov rdi, r13
	shr rdi, 63
	mov r10, r13
	sar r10, 63
	xor r10, rax
	mov r11, -2
	sub r11, r13
	sub r13, 1
	mov r12, r9
	sar r12, 1
	adc r10, r12
	test r9, rdi
	cmovz r11, r13
	mov qword ptr [r14+192], r11
	cmovnz rax, r12
	test r9b, 1
	cmovz r10, r12
	shl rax, 1
	add rax, 1
	add rax, 1048576
	mov r11, rax
	shl r11, 22
	sar r11, 43
	movabs r12, 2199023255552
	add rax, r12
	sar rax, 42
	add r10, 1048576
	mov r13, r10
	shl r13, 22
	sar r13, 43
	add r10, r12
	sar r10, 42
	mov rdx, r11
	imul rdx, qword ptr [rsp+72]
	mov r12, rax
	imul r12, qword ptr [rsp+48]
	add rdx, r12
	imul r11, qword ptr [rsp+24]
	imul rax, qword ptr [rsp+16]
	add r11, rax
	mov rax, r13
	imul rax, qword ptr [rsp+72]
	mov r12, r10
	imul r12, qword ptr [rsp+48]
	add rax, r12
	imul r13, qword ptr [rsp+24]
	imul r10, qword ptr [rsp+16]
	add r13, r10
	mov r10d, 0
	sub r10, rdx
	mov qword ptr [r14+160], r10
	mov r10d, 0
	sub r10, r11
	mov qword ptr [r14+168], r10
	mov r10d, 0
	sub r10, rax
	mov qword ptr [r14+176], r10
	mov eax, 0
	sub rax, r13
	mov qword ptr [r14+184], rax
	mov qword ptr [rsp], r14
	mov qword ptr [rsp+16], r14
	mov qword ptr [rsp+24], r14
	mov qword ptr [rsp+32], r14
	mov qword ptr [rsp+40], r14
	mov qword ptr [rsp+48], r14
	mov qword ptr [rsp+56], r14
	mov qword ptr [rsp+64], r14
	mov qword ptr [rsp+72], r14
	mov qword ptr [rsp+80], r14
	mov qword ptr [rsp+88], r14
	mov qword ptr [rsp+96], r14
	mov qword ptr [rsp+104], r14
	mov qword ptr [rsp+112], r14
	mov qword ptr [rsp+120], r14
	mov qword ptr [rsp+128], r14
	mov qword ptr [rsp+136], r14
	mov qword ptr [rsp+144], r14
	mov qword ptr [rsp+152], r14
	add rsp, 160
	CURVE13318_RAISED(160)
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
CURVE13318_END(CURVE13318_NAME(curve13318_sc_divsteps))

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
