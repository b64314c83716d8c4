/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build curve13318 --cpu zen4 --level adx --abi sysv --prefix curve13318 --vector none
   Do not edit.
   Input curve13318.toml: sha256 4317276d5e5c37a189687495faf90226f03af1aeb9be8993652e3ac55883677c */
/* Field arithmetic, x86_64 level adx (needs bmi2, adx, avx2), System V calling convention.
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

/* void curve13318_fe_add(uint64_t *r, const uint64_t *a, const uint64_t *b)
 * r (out) in rdi, a (in) in rsi, b (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 1 out, each any value of its words (incompletely reduced).
 * Stack: 0 bytes; 21 instructions; modelled 3.0 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_fe_add))
	CURVE13318_FRAME_MADE
	/* r0 = a+b */
	mov rax, qword ptr [rsi]
	add rax, qword ptr [rdx]
	mov rcx, qword ptr [rsi+8]
	adc rcx, qword ptr [rdx+8]
	mov r8, qword ptr [rsi+16]
	adc r8, qword ptr [rdx+16]
	mov r9, qword ptr [rsi+24]
	adc r9, qword ptr [rdx+24]
	sbb rsi, rsi
	and esi, 38
	add rax, rsi
	adc rcx, 0
	mov qword ptr [rdi+8], rcx
	adc r8, 0
	mov qword ptr [rdi+16], r8
	adc r9, 0
	mov qword ptr [rdi+24], r9
	lea rcx, [rax+38]
	cmovc rax, rcx
	mov qword ptr [rdi], rax
	ret
CURVE13318_END(CURVE13318_NAME(curve13318_fe_add))

/* void curve13318_fe_sub(uint64_t *r, const uint64_t *a, const uint64_t *b)
 * r (out) in rdi, a (in) in rsi, b (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 1 out, each any value of its words (incompletely reduced).
 * Stack: 0 bytes; 21 instructions; modelled 3.0 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_fe_sub))
	CURVE13318_FRAME_MADE
	/* r0 = a-b */
	mov rax, qword ptr [rsi]
	sub rax, qword ptr [rdx]
	mov rcx, qword ptr [rsi+8]
	sbb rcx, qword ptr [rdx+8]
	mov r8, qword ptr [rsi+16]
	sbb r8, qword ptr [rdx+16]
	mov r9, qword ptr [rsi+24]
	sbb r9, qword ptr [rdx+24]
	sbb rsi, rsi
	and esi, 38
	sub rax, rsi
	sbb rcx, 0
	mov qword ptr [rdi+8], rcx
	sbb r8, 0
	mov qword ptr [rdi+16], r8
	sbb r9, 0
	mov qword ptr [rdi+24], r9
	lea rcx, [rax-38]
	cmovc rax, rcx
	mov qword ptr [rdi], rax
	ret
CURVE13318_END(CURVE13318_NAME(curve13318_fe_sub))

/* void curve13318_fe_mul(uint64_t *r, const uint64_t *a, const uint64_t *b)
 * r (out) in rdi, a (in) in rsi, b (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 1 out, each at most 0x8000000000000000000000000000000000000000000000000080000000000000.
 * Stack: 24 bytes and 40 bytes of red zone; 108 instructions; modelled 32.5 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_fe_mul))
	push rbx
	CURVE13318_PUSHED(rbx)
	push rbp
	CURVE13318_PUSHED(rbp)
	push r12
	CURVE13318_PUSHED(r12)
	CURVE13318_RESERVE(40)
	CURVE13318_FRAME_MADE
	/* r0 = a*b */
	mov rax, rdx
	mov rdx, qword ptr [rsi]
	mulx rcx, r8, qword ptr [rax+8]
	mulx r9, r10, qword ptr [rax]
	mov rdx, qword ptr [rax]
	mulx r11, rbx, qword ptr [rsi+16]
	mulx rbp, r12, qword ptr [rsi+8]
	mov qword ptr [rsp CURVE13318_SLOT(-40, +0)], rdi
	xor edi, edi
	adcx r9, r12
	adcx rbp, rbx
	mulx rbx, rdx, qword ptr [rsi+24]
	adox rbp, rcx
	adcx r11, rdx
	mov rdx, qword ptr [rsi+16]
	mulx rcx, r12, qword ptr [rax+16]
	adcx rbx, rdi
	adcx r9, r8
	mov rdx, qword ptr [rax+8]
	mulx r8, rdi, qword ptr [rsi+8]
	adcx rbp, rdi
	adox r11, r8
	mulx rdi, r8, qword ptr [rsi+16]
	adcx r11, r8
	mov rdx, qword ptr [rax+16]
	mov qword ptr [rsp CURVE13318_SLOT(-32, +8)], r9
	mulx r8, r9, qword ptr [rsi]
	mov rdx, qword ptr [rsi+24]
	mov qword ptr [rsp CURVE13318_SLOT(-24, +16)], r10
	mov qword ptr [rsp CURVE13318_SLOT(-16, +24)], rcx
	mulx r10, rcx, qword ptr [rax+8]
	adox rbx, rdi
	adcx rbx, rcx
	mov ecx, 0
	adox r10, rcx
	adc r10, 0
	xor edi, edi
	adcx rbp, r9
	adox r11, r8
	mov rdx, qword ptr [rsi+8]
	mulx rcx, r8, qword ptr [rax+16]
	adox rbx, rcx
	mulx rcx, rdx, qword ptr [rax+24]
	mov r9, rdx
	mov rdx, qword ptr [rax+24]
	mov qword ptr [rsp CURVE13318_SLOT(-8, +32)], rbp
	mulx rdi, rbp, qword ptr [rsi]
	adcx r11, r8
	adcx rbx, r12
	adox r10, qword ptr [rsp CURVE13318_SLOT(-16, +24)]
	mov rdx, qword ptr [rsi+24]
	mulx r8, r12, qword ptr [rax+16]
	mov edx, 0
	adox r8, rdx
	adc r10, r12
	adc r8, 0
	xor r12d, r12d
	adcx r11, rbp
	adox rbx, rdi
	adox r10, rcx
	mov rdx, qword ptr [rax+24]
	mulx rcx, rdi, qword ptr [rsi+16]
	adcx rbx, r9
	adox r8, rcx
	adcx r10, rdi
	mulx rcx, rdx, qword ptr [rsi+24]
	adox rcx, r12
	mov rax, rdx
	mov edx, 38
	mulx r10, rsi, r10
	adc r8, rax
	adc rcx, 0
	mulx rbx, rax, rbx
	xor edi, edi
	adcx rax, qword ptr [rsp CURVE13318_SLOT(-24, +16)]
	adox rbx, qword ptr [rsp CURVE13318_SLOT(-32, +8)]
	mulx r8, r9, r8
	adcx rbx, rsi
	adox r10, qword ptr [rsp CURVE13318_SLOT(-8, +32)]
	adcx r10, r9
	mulx rcx, rsi, rcx
	adox r11, r8
	adox rcx, rdi
	adc r11, rsi
	adc rcx, 0
	mov rsi, r11
	shr rsi, 63
	lea rsi, [rsi+rcx*2]
	shl r11, 1
	shr r11, 1
	lea rcx, [rsi+rsi*8]
	lea rcx, [rsi+rcx*2]
	add rax, rcx
	mov rsi, qword ptr [rsp CURVE13318_SLOT(-40, +0)]
	mov qword ptr [rsi], rax
	adc rbx, 0
	mov qword ptr [rsi+8], rbx
	adc r10, 0
	mov qword ptr [rsi+16], r10
	adc r11, 0
	mov qword ptr [rsi+24], r11
	CURVE13318_RELEASE(40)
	pop r12
	CURVE13318_POPPED(r12)
	pop rbp
	CURVE13318_POPPED(rbp)
	pop rbx
	CURVE13318_POPPED(rbx)
	ret
CURVE13318_END(CURVE13318_NAME(curve13318_fe_mul))

/* void curve13318_fe_sqr(uint64_t *r, const uint64_t *a)
 * r (out) in rdi, a (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 1 out, each at most 0x8000000000000000000000000000000000000000000000000080000000000000.
 * Stack: 40 bytes; 84 instructions; modelled 24.75 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_fe_sqr))
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
	CURVE13318_FRAME_MADE
	/* r0 = a*a */
	mov rdx, qword ptr [rsi+8]
	mulx rax, rcx, qword ptr [rsi+16]
	mulx r8, r9, qword ptr [rsi]
	mulx r10, r11, qword ptr [rsi+24]
	add rax, r11
	mov rdx, qword ptr [rsi+16]
	mulx r11, rbx, qword ptr [rsi+24]
	adc r10, rbx
	mulx rbx, rbp, qword ptr [rsi]
	adc r11, 0
	mov rdx, qword ptr [rsi]
	mulx r12, r13, qword ptr [rsi+24]
	add r8, rbp
	adc rbx, r13
	adc r12, 0
	add rcx, rbx
	mov rdx, qword ptr [rsi+8]
	mulx rbx, rbp, rdx
	adc rax, r12
	adc r10, 0
	adc r11, 0
	mov rdx, qword ptr [rsi]
	mulx r12, r13, rdx
	xor edx, edx
	adcx r9, r9
	adcx r8, r8
	adcx rcx, rcx
	adox r9, r12
	mov rdx, qword ptr [rsi+16]
	mulx r12, r14, rdx
	adox r8, rbp
	adcx rax, rax
	adox rcx, rbx
	mov rdx, qword ptr [rsi+24]
	mulx rbx, rbp, rdx
	adcx r10, r10
	adox rax, r14
	adcx r11, r11
	adox r10, r12
	adox r11, rbp
	mov esi, 0
	adox rbx, rsi
	adc rbx, 0
	mov edx, 38
	mulx rax, rbp, rax
	xor r12d, r12d
	adcx r9, rax
	adox r13, rbp
	mulx r10, rax, r10
	mulx rbx, rsi, rbx
	adcx r8, r10
	adox r9, rax
	mulx r11, rax, r11
	adcx rcx, r11
	adox r8, rax
	adcx rbx, r12
	adox rcx, rsi
	adox rbx, r12
	mov rax, rcx
	shr rax, 63
	lea rax, [rax+rbx*2]
	shl rcx, 1
	shr rcx, 1
	lea rsi, [rax+rax*8]
	lea rsi, [rax+rsi*2]
	add r13, rsi
	mov qword ptr [rdi], r13
	adc r9, 0
	mov qword ptr [rdi+8], r9
	adc r8, 0
	mov qword ptr [rdi+16], r8
	adc rcx, 0
	mov qword ptr [rdi+24], rcx
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
CURVE13318_END(CURVE13318_NAME(curve13318_fe_sqr))

/* void curve13318_fe_nsqr(uint64_t *r, const uint64_t *a, uint64_t count)
 * r (out) in rdi, a (in) in rsi, count (word) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 1 out, each at most 0x8000000000000000000000000000000000000000000000000080000000000000.
 * Stack: 48 bytes and 24 bytes of red zone; 100 instructions; modelled 24.75 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_fe_nsqr))
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
	mov qword ptr [rsp CURVE13318_SLOT(-8, +16)], rdx
	mov qword ptr [rsp CURVE13318_SLOT(-16, +8)], rdi
	mov rcx, qword ptr [rsi]
	mov rdi, qword ptr [rsi+16]
	mov r8, qword ptr [rsi+24]
	mov rsi, qword ptr [rsi+8]
1:
	/* r0 = a*a */
	mov rdx, rdi
	mulx rax, r9, rsi
	mulx rdi, r10, r8
	mov r11, rdx
	mov rdx, rsi
	mulx rbx, rbp, r8
	add rax, rbp
	mov rdx, rcx
	mulx rbp, r12, r11
	adc rbx, r10
	adc rdi, 0
	mulx rcx, r10, rsi
	add rcx, r12
	mulx r12, r13, r8
	adc rbp, r13
	adc r12, 0
	add r9, rbp
	adc rax, r12
	adc rbx, 0
	adc rdi, 0
	mulx rbp, r12, rdx
	mov rdx, rsi
	mulx r13, r14, rdx
	mov rdx, r11
	mulx rsi, r15, rdx
	xor r11d, r11d
	adcx r10, r10
	mov rdx, r8
	mov qword ptr [rsp CURVE13318_SLOT(-24, +0)], r12
	mulx r11, r12, rdx
	adox r10, rbp
	adcx rcx, rcx
	adox rcx, r14
	adcx r9, r9
	adox r9, r13
	adcx rax, rax
	adcx rbx, rbx
	adox rax, r15
	adox rbx, rsi
	adcx rdi, rdi
	adox rdi, r12
	mov esi, 0
	adox r11, rsi
	adc r11, 0
	mov edx, 38
	mulx rax, r8, rax
	xor ebp, ebp
	adcx r10, rax
	adox r8, qword ptr [rsp CURVE13318_SLOT(-24, +0)]
	mulx rbx, rax, rbx
	adox r10, rax
	mulx rdi, rax, rdi
	adcx rcx, rbx
	adox rcx, rax
	adcx r9, rdi
	mulx r11, rax, r11
	adcx r11, rbp
	adox r9, rax
	adox r11, rbp
	mov rax, r9
	shr rax, 63
	lea rax, [rax+r11*2]
	shl r9, 1
	shr r9, 1
	lea rsi, [rax+rax*8]
	lea rsi, [rax+rsi*2]
	add r8, rsi
	adc r10, 0
	adc rcx, 0
	adc r9, 0
	mov rsi, r10
	mov rdi, rcx
	mov rcx, r8
	mov r8, r9
	dec qword ptr [rsp CURVE13318_SLOT(-8, +16)]
	jnz 1b
	mov rax, qword ptr [rsp CURVE13318_SLOT(-16, +8)]
	mov qword ptr [rax], rcx
	mov qword ptr [rax+8], rsi
	mov qword ptr [rax+16], rdi
	mov qword ptr [rax+24], r8
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
CURVE13318_END(CURVE13318_NAME(curve13318_fe_nsqr))

/* void curve13318_fe_canon(uint64_t *r, const uint64_t *a)
 * r (out) in rdi, a (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 1 out, each at most 0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffec.
 * Stack: 0 bytes; 31 instructions; modelled 4.5 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_fe_canon))
	CURVE13318_FRAME_MADE
	/* r = a mod p, below p */
	mov rax, qword ptr [rsi+24]
	shr rax, 63
	mov rcx, qword ptr [rsi+24]
	shl rcx, 1
	shr rcx, 1
	lea r8, [rax+rax*8]
	lea r8, [rax+r8*2]
	add r8, qword ptr [rsi]
	mov rax, qword ptr [rsi+8]
	adc rax, 0
	mov r9, qword ptr [rsi+16]
	adc r9, 0
	adc rcx, 0
	mov rsi, r8
	add rsi, 19
	mov r10, rax
	adc r10, 0
	mov r11, r9
	adc r11, 0
	mov rdx, rcx
	adc rdx, 0
	btr rdx, 63
	cmovc r8, rsi
	mov qword ptr [rdi], r8
	cmovc rax, r10
	mov qword ptr [rdi+8], rax
	cmovc r9, r11
	mov qword ptr [rdi+16], r9
	cmovc rcx, rdx
	mov qword ptr [rdi+24], rcx
	ret
CURVE13318_END(CURVE13318_NAME(curve13318_fe_canon))

/* uint64_t curve13318_fe_is_zero(const uint64_t *a)
 * a (in) in rdi. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 1 out, each at most 0x1.
 * Stack: 0 bytes; 33 instructions; modelled 5.75 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_fe_is_zero))
	CURVE13318_FRAME_MADE
	/* z = (a mod p == 0) */
	mov rax, qword ptr [rdi+24]
	shr rax, 63
	mov rcx, qword ptr [rdi+24]
	shl rcx, 1
	shr rcx, 1
	lea rsi, [rax+rax*8]
	lea rsi, [rax+rsi*2]
	add rsi, qword ptr [rdi]
	mov rax, qword ptr [rdi+8]
	adc rax, 0
	mov r8, qword ptr [rdi+16]
	adc r8, 0
	adc rcx, 0
	mov rdi, rsi
	add rdi, 19
	mov r9, rax
	adc r9, 0
	mov r10, r8
	adc r10, 0
	mov r11, rcx
	adc r11, 0
	btr r11, 63
	cmovc rsi, rdi
	cmovc rax, r9
	cmovc r8, r10
	cmovc rcx, r11
	or rsi, rax
	or rsi, r8
	or rsi, rcx
	cmp rsi, 1
	setc al
	movzx eax, al
	ret
CURVE13318_END(CURVE13318_NAME(curve13318_fe_is_zero))

/* void curve13318_fe_cmov(uint64_t *r, const uint64_t *a, uint64_t flag)
 * r (in) in rdi, a (in) in rsi, flag (word) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 1 out, each any value of its words (incompletely reduced).
 * Stack: 0 bytes; 14 instructions; modelled 1.25 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_fe_cmov))
	CURVE13318_FRAME_MADE
	/* r = a where the flag is 1 */
	bt rdx, 0
	mov rax, qword ptr [rdi]
	cmovc rax, qword ptr [rsi]
	mov qword ptr [rdi], rax
	mov rax, qword ptr [rdi+8]
	cmovc rax, qword ptr [rsi+8]
	mov qword ptr [rdi+8], rax
	mov rax, qword ptr [rdi+16]
	cmovc rax, qword ptr [rsi+16]
	mov qword ptr [rdi+16], rax
	mov rax, qword ptr [rdi+24]
	cmovc rax, qword ptr [rsi+24]
	mov qword ptr [rdi+24], rax
	ret
CURVE13318_END(CURVE13318_NAME(curve13318_fe_cmov))

/* void curve13318_fe_cneg(uint64_t *r, const uint64_t *a, uint64_t flag)
 * r (out) in rdi, a (in) in rsi, flag (word) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 1 out, each any value of its words (incompletely reduced).
 * Stack: 0 bytes; 26 instructions; modelled 4.25 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_fe_cneg))
	CURVE13318_FRAME_MADE
	/* m = -a */
	mov eax, 0
	sub rax, qword ptr [rsi]
	mov ecx, 0
	sbb rcx, qword ptr [rsi+8]
	mov r8d, 0
	sbb r8, qword ptr [rsi+16]
	mov r9d, 0
	sbb r9, qword ptr [rsi+24]
	sbb r10, r10
	and r10d, 38
	sub rax, r10
	sbb rcx, 0
	sbb r8, 0
	sbb r9, 0
	lea r10, [rax-38]
	cmovc rax, r10
	/* r = m where the flag is 1, else a */
	bt rdx, 0
	cmovnc rax, qword ptr [rsi]
	mov qword ptr [rdi], rax
	cmovnc rcx, qword ptr [rsi+8]
	mov qword ptr [rdi+8], rcx
	cmovnc r8, qword ptr [rsi+16]
	mov qword ptr [rdi+16], r8
	cmovnc r9, qword ptr [rsi+24]
	mov qword ptr [rdi+24], r9
	ret
CURVE13318_END(CURVE13318_NAME(curve13318_fe_cneg))

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
