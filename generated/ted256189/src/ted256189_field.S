/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build ted256189 --cpu zen4 --level adx --abi sysv --prefix ted256189 --vector none
   Do not edit.
   Input ted256189.toml: sha256 3b312e6e98fc1d2ee66ee2a6ddf0b336285994127b0032a8ad6a886fc065d92d */
/* Field arithmetic, x86_64 level adx (needs bmi2, adx, avx2), System V calling convention.
 * GNU as and clang, Intel syntax.
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
/* Words are kept below the stack pointer only where the system leaves them alone: Windows does not, nor do interrupts of a bare
 * machine. There, and where TED256189_NO_RED_ZONE is defined, they lie in a frame. TED256189_SLOT has the address of a word in either case. */
#if !TED256189_COFF && !defined(TED256189_NO_RED_ZONE) && (defined(__unix__) || defined(__APPLE__))
#define TED256189_RESERVE(bytes)
#define TED256189_RELEASE(bytes)
#define TED256189_SLOT(below, framed) below
#else
#define TED256189_RESERVE(bytes) sub rsp, bytes; TED256189_LOWERED(bytes)
#define TED256189_RELEASE(bytes) add rsp, bytes; TED256189_RAISED(bytes)
#define TED256189_SLOT(below, framed) framed
#endif

	.intel_syntax noprefix
	.text

/* void ted256189_fe_add(uint64_t *r, const uint64_t *a, const uint64_t *b)
 * r (out) in rdi, a (in) in rsi, b (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 1 out, each any value of its words (incompletely reduced).
 * Stack: 0 bytes; 21 instructions; modelled 3.0 core cycles.
 */
TED256189_BEGIN(TED256189_NAME(ted256189_fe_add))
	TED256189_FRAME_MADE
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
	and esi, 189
	add rax, rsi
	adc rcx, 0
	mov qword ptr [rdi+8], rcx
	adc r8, 0
	mov qword ptr [rdi+16], r8
	adc r9, 0
	mov qword ptr [rdi+24], r9
	lea rcx, [rax+189]
	cmovc rax, rcx
	mov qword ptr [rdi], rax
	ret
TED256189_END(TED256189_NAME(ted256189_fe_add))

/* void ted256189_fe_sub(uint64_t *r, const uint64_t *a, const uint64_t *b)
 * r (out) in rdi, a (in) in rsi, b (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 1 out, each any value of its words (incompletely reduced).
 * Stack: 0 bytes; 21 instructions; modelled 3.0 core cycles.
 */
TED256189_BEGIN(TED256189_NAME(ted256189_fe_sub))
	TED256189_FRAME_MADE
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
	and esi, 189
	sub rax, rsi
	sbb rcx, 0
	mov qword ptr [rdi+8], rcx
	sbb r8, 0
	mov qword ptr [rdi+16], r8
	sbb r9, 0
	mov qword ptr [rdi+24], r9
	lea rcx, [rax-189]
	cmovc rax, rcx
	mov qword ptr [rdi], rax
	ret
TED256189_END(TED256189_NAME(ted256189_fe_sub))

/* void ted256189_fe_mul(uint64_t *r, const uint64_t *a, const uint64_t *b)
 * r (out) in rdi, a (in) in rsi, b (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 1 out, each any value of its words (incompletely reduced).
 * Stack: 16 bytes and 32 bytes of red zone; 103 instructions; modelled 32.25 core cycles.
 */
TED256189_BEGIN(TED256189_NAME(ted256189_fe_mul))
	push rbx
	TED256189_PUSHED(rbx)
	push rbp
	TED256189_PUSHED(rbp)
	TED256189_RESERVE(32)
	TED256189_FRAME_MADE
	/* r0 = a*b */
	mov rax, rdx
	mov rdx, qword ptr [rsi]
	mulx rcx, r8, qword ptr [rax]
	mulx r9, r10, qword ptr [rax+8]
	mov rdx, qword ptr [rax]
	mulx r11, rbx, qword ptr [rsi+16]
	mov qword ptr [rsp TED256189_SLOT(-32, +0)], rdi
	mulx rbp, rdi, qword ptr [rsi+8]
	mov qword ptr [rsp TED256189_SLOT(-24, +8)], r8
	mulx r8, rdx, qword ptr [rsi+24]
	mov qword ptr [rsp TED256189_SLOT(-16, +16)], r10
	xor r10d, r10d
	adcx rcx, rdi
	adcx rbp, rbx
	mov rdi, rdx
	mov rdx, qword ptr [rax+8]
	mulx rbx, r10, qword ptr [rsi+8]
	adox rbp, r9
	adcx r11, rdi
	mov edi, 0
	adcx r8, rdi
	mulx r9, rdi, qword ptr [rsi+16]
	adcx rcx, qword ptr [rsp TED256189_SLOT(-16, +16)]
	adox r11, rbx
	mov rdx, qword ptr [rsi]
	mov qword ptr [rsp TED256189_SLOT(-16, +16)], rcx
	mulx rbx, rcx, qword ptr [rax+16]
	adox r8, r9
	adcx rbp, r10
	mov rdx, qword ptr [rsi+24]
	mulx r9, r10, qword ptr [rax+8]
	adcx r11, rdi
	mov edi, 0
	adox r9, rdi
	adc r8, r10
	adc r9, 0
	mov rdx, qword ptr [rax+24]
	mulx r10, rdi, qword ptr [rsi]
	xor edx, edx
	adcx rbp, rcx
	adox r11, rbx
	mov rdx, qword ptr [rax+16]
	mulx rcx, rbx, qword ptr [rsi+8]
	adox r8, rcx
	adcx r11, rbx
	mulx rcx, rbx, qword ptr [rsi+16]
	adcx r8, rbx
	adox r9, rcx
	mulx rcx, rdx, qword ptr [rsi+24]
	adcx r9, rdx
	mov ebx, 0
	adox rcx, rbx
	adc rcx, 0
	xor edx, edx
	adcx r11, rdi
	mov rdx, qword ptr [rax+24]
	mulx rdi, rbx, qword ptr [rsi+8]
	adox r8, r10
	mov qword ptr [rsp TED256189_SLOT(-8, +24)], r11
	mulx r10, r11, qword ptr [rsi+16]
	adox r9, rdi
	adcx r8, rbx
	adcx r9, r11
	mulx rdi, rdx, qword ptr [rsi+24]
	adox rcx, r10
	mov rax, rdx
	mov edx, 189
	mulx r8, rsi, r8
	mov r10d, 0
	adox rdi, r10
	adcx rcx, rax
	mulx rcx, rax, rcx
	adox r8, qword ptr [rsp TED256189_SLOT(-16, +16)]
	adcx rdi, r10
	adcx rsi, qword ptr [rsp TED256189_SLOT(-24, +8)]
	mulx r9, r11, r9
	adox rbp, r9
	adcx r8, r11
	mulx rdi, r9, rdi
	adox rcx, qword ptr [rsp TED256189_SLOT(-8, +24)]
	adcx rbp, rax
	adcx rcx, r9
	adox rdi, r10
	adc rdi, 0
	lea rax, [rdi+rdi*4]
	lea rax, [rdi+rax*4]
	lea rax, [rax+rax*8]
	add rsi, rax
	adc r8, 0
	mov rax, qword ptr [rsp TED256189_SLOT(-32, +0)]
	mov qword ptr [rax+8], r8
	adc rbp, 0
	mov qword ptr [rax+16], rbp
	adc rcx, 0
	mov qword ptr [rax+24], rcx
	lea rcx, [rsi+189]
	cmovc rsi, rcx
	mov qword ptr [rax], rsi
	TED256189_RELEASE(32)
	pop rbp
	TED256189_POPPED(rbp)
	pop rbx
	TED256189_POPPED(rbx)
	ret
TED256189_END(TED256189_NAME(ted256189_fe_mul))

/* void ted256189_fe_sqr(uint64_t *r, const uint64_t *a)
 * r (out) in rdi, a (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 1 out, each any value of its words (incompletely reduced).
 * Stack: 48 bytes; 84 instructions; modelled 24.5 core cycles.
 */
TED256189_BEGIN(TED256189_NAME(ted256189_fe_sqr))
	push rbx
	TED256189_PUSHED(rbx)
	push rbp
	TED256189_PUSHED(rbp)
	push r12
	TED256189_PUSHED(r12)
	push r13
	TED256189_PUSHED(r13)
	push r14
	TED256189_PUSHED(r14)
	push r15
	TED256189_PUSHED(r15)
	TED256189_FRAME_MADE
	/* r0 = a*a */
	mov rdx, qword ptr [rsi+8]
	mulx rax, rcx, qword ptr [rsi+24]
	mulx r8, r9, qword ptr [rsi+16]
	mov rdx, qword ptr [rsi]
	mulx r10, r11, rdx
	add r8, rcx
	mov rdx, qword ptr [rsi+16]
	mulx rcx, rbx, qword ptr [rsi+24]
	adc rax, rbx
	adc rcx, 0
	mov rdx, qword ptr [rsi]
	mulx rbx, rbp, qword ptr [rsi+8]
	mulx r12, r13, qword ptr [rsi+16]
	mulx r14, rdx, qword ptr [rsi+24]
	add rbx, r13
	adc r12, rdx
	adc r14, 0
	add r9, r12
	adc r8, r14
	adc rax, 0
	adc rcx, 0
	mov rdx, qword ptr [rsi+8]
	mulx r12, r13, rdx
	xor r14d, r14d
	adcx rbp, rbp
	mov rdx, qword ptr [rsi+24]
	mulx r15, r14, rdx
	adcx rbx, rbx
	adox rbp, r10
	adox rbx, r13
	mov rdx, qword ptr [rsi+16]
	mulx r10, r13, rdx
	adcx r9, r9
	adox r9, r12
	adcx r8, r8
	adox r8, r13
	adcx rax, rax
	adcx rcx, rcx
	adox rax, r10
	adox rcx, r14
	mov esi, 0
	adox r15, rsi
	adc r15, 0
	mov edx, 189
	mulx r8, r10, r8
	xor r12d, r12d
	adcx rbp, r8
	adox r11, r10
	mulx rax, rsi, rax
	mulx rcx, r8, rcx
	adox rbp, rsi
	adcx rbx, rax
	adox rbx, r8
	adcx r9, rcx
	mulx r15, rax, r15
	adox r9, rax
	adcx r15, r12
	adox r15, r12
	lea rax, [r15+r15*4]
	lea rax, [r15+rax*4]
	lea rax, [rax+rax*8]
	add r11, rax
	adc rbp, 0
	mov qword ptr [rdi+8], rbp
	adc rbx, 0
	mov qword ptr [rdi+16], rbx
	adc r9, 0
	mov qword ptr [rdi+24], r9
	lea rax, [r11+189]
	cmovc r11, rax
	mov qword ptr [rdi], r11
	pop r15
	TED256189_POPPED(r15)
	pop r14
	TED256189_POPPED(r14)
	pop r13
	TED256189_POPPED(r13)
	pop r12
	TED256189_POPPED(r12)
	pop rbp
	TED256189_POPPED(rbp)
	pop rbx
	TED256189_POPPED(rbx)
	ret
TED256189_END(TED256189_NAME(ted256189_fe_sqr))

/* void ted256189_fe_nsqr(uint64_t *r, const uint64_t *a, uint64_t count)
 * r (out) in rdi, a (in) in rsi, count (word) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 1 out, each any value of its words (incompletely reduced).
 * Stack: 48 bytes and 16 bytes of red zone; 96 instructions; modelled 24.5 core cycles.
 */
TED256189_BEGIN(TED256189_NAME(ted256189_fe_nsqr))
	push rbx
	TED256189_PUSHED(rbx)
	push rbp
	TED256189_PUSHED(rbp)
	push r12
	TED256189_PUSHED(r12)
	push r13
	TED256189_PUSHED(r13)
	push r14
	TED256189_PUSHED(r14)
	push r15
	TED256189_PUSHED(r15)
	TED256189_RESERVE(16)
	TED256189_FRAME_MADE
	mov qword ptr [rsp TED256189_SLOT(-8, +8)], rdx
	mov qword ptr [rsp TED256189_SLOT(-16, +0)], rdi
	mov rcx, qword ptr [rsi]
	mov rdi, qword ptr [rsi+16]
	mov r8, qword ptr [rsi+24]
	mov rsi, qword ptr [rsi+8]
1:
	/* r0 = a*a */
	mov rdx, rsi
	mulx rax, r9, rdi
	mulx rsi, r10, r8
	mov r11, rdx
	mov rdx, r8
	mulx rbx, rbp, rdi
	add rax, r10
	adc rsi, rbp
	adc rbx, 0
	mov rdx, rcx
	mulx r10, rbp, r11
	mulx rcx, r12, r8
	mulx r13, r14, rdi
	add r10, r14
	adc r13, r12
	adc rcx, 0
	add r9, r13
	adc rax, rcx
	adc rsi, 0
	adc rbx, 0
	xor ecx, ecx
	adcx rbp, rbp
	adcx r10, r10
	mulx r12, r13, rdx
	mov rdx, rdi
	mulx r14, r15, rdx
	adox rbp, r12
	adcx r9, r9
	mov rdx, r11
	mulx rdi, r12, rdx
	adox r10, r12
	mov rdx, r8
	mulx r11, r12, rdx
	adox r9, rdi
	adcx rax, rax
	adcx rsi, rsi
	adox rax, r15
	adox rsi, r14
	adcx rbx, rbx
	adox rbx, r12
	adox r11, rcx
	mov edx, 189
	mulx rax, rdi, rax
	mulx rsi, r8, rsi
	adc r11, 0
	xor r12d, r12d
	adcx rbp, rax
	adox r13, rdi
	mulx r11, rax, r11
	adox rbp, r8
	adcx r10, rsi
	mulx rbx, rcx, rbx
	adox r10, rcx
	adcx r9, rbx
	adox r9, rax
	adcx r11, r12
	adox r11, r12
	lea rax, [r11+r11*4]
	lea rax, [r11+rax*4]
	lea rax, [rax+rax*8]
	add r13, rax
	adc rbp, 0
	adc r10, 0
	adc r9, 0
	lea rax, [r13+189]
	cmovc r13, rax
	mov rcx, r13
	mov rsi, rbp
	mov rdi, r10
	mov r8, r9
	dec qword ptr [rsp TED256189_SLOT(-8, +8)]
	jnz 1b
	mov rax, qword ptr [rsp TED256189_SLOT(-16, +0)]
	mov qword ptr [rax], rcx
	mov qword ptr [rax+8], rsi
	mov qword ptr [rax+16], rdi
	mov qword ptr [rax+24], r8
	TED256189_RELEASE(16)
	pop r15
	TED256189_POPPED(r15)
	pop r14
	TED256189_POPPED(r14)
	pop r13
	TED256189_POPPED(r13)
	pop r12
	TED256189_POPPED(r12)
	pop rbp
	TED256189_POPPED(rbp)
	pop rbx
	TED256189_POPPED(rbx)
	ret
TED256189_END(TED256189_NAME(ted256189_fe_nsqr))

/* void ted256189_fe_canon(uint64_t *r, const uint64_t *a)
 * r (out) in rdi, a (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 1 out, each at most 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff42.
 * Stack: 0 bytes; 17 instructions; modelled 2.0 core cycles.
 */
TED256189_BEGIN(TED256189_NAME(ted256189_fe_canon))
	TED256189_FRAME_MADE
	/* r = a mod p, below p */
	mov rax, qword ptr [rsi]
	add rax, 189
	mov rcx, qword ptr [rsi+8]
	adc rcx, 0
	mov r8, qword ptr [rsi+16]
	adc r8, 0
	mov r9, qword ptr [rsi+24]
	adc r9, 0
	cmovnc rax, qword ptr [rsi]
	mov qword ptr [rdi], rax
	cmovnc rcx, qword ptr [rsi+8]
	mov qword ptr [rdi+8], rcx
	cmovnc r8, qword ptr [rsi+16]
	mov qword ptr [rdi+16], r8
	cmovnc r9, qword ptr [rsi+24]
	mov qword ptr [rdi+24], r9
	ret
TED256189_END(TED256189_NAME(ted256189_fe_canon))

/* uint64_t ted256189_fe_is_zero(const uint64_t *a)
 * a (in) in rdi. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 1 out, each at most 0x1.
 * Stack: 0 bytes; 19 instructions; modelled 3.25 core cycles.
 */
TED256189_BEGIN(TED256189_NAME(ted256189_fe_is_zero))
	TED256189_FRAME_MADE
	/* z = (a mod p == 0) */
	mov rax, qword ptr [rdi]
	add rax, 189
	mov rcx, qword ptr [rdi+8]
	adc rcx, 0
	mov rsi, qword ptr [rdi+16]
	adc rsi, 0
	mov r8, qword ptr [rdi+24]
	adc r8, 0
	cmovnc rax, qword ptr [rdi]
	cmovnc rcx, qword ptr [rdi+8]
	cmovnc rsi, qword ptr [rdi+16]
	cmovnc r8, qword ptr [rdi+24]
	or rax, rcx
	or rax, rsi
	or rax, r8
	cmp rax, 1
	setc al
	movzx eax, al
	ret
TED256189_END(TED256189_NAME(ted256189_fe_is_zero))

/* void ted256189_fe_cmov(uint64_t *r, const uint64_t *a, uint64_t flag)
 * r (in) in rdi, a (in) in rsi, flag (word) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 1 out, each any value of its words (incompletely reduced).
 * Stack: 0 bytes; 14 instructions; modelled 1.25 core cycles.
 */
TED256189_BEGIN(TED256189_NAME(ted256189_fe_cmov))
	TED256189_FRAME_MADE
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
TED256189_END(TED256189_NAME(ted256189_fe_cmov))

/* void ted256189_fe_cswap(uint64_t *a, uint64_t *b, uint64_t flag)
 * a (in) in rdi, b (in) in rsi, flag (word) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 2 out, each any value of its words (incompletely reduced).
 * Stack: 0 bytes; 26 instructions; modelled 2.25 core cycles.
 */
TED256189_BEGIN(TED256189_NAME(ted256189_fe_cswap))
	TED256189_FRAME_MADE
	/* a and b exchanged where the flag is 1 */
	bt rdx, 0
	mov rax, qword ptr [rdi]
	cmovc rax, qword ptr [rsi]
	mov rcx, qword ptr [rdi+8]
	cmovc rcx, qword ptr [rsi+8]
	mov r8, qword ptr [rdi+16]
	cmovc r8, qword ptr [rsi+16]
	mov r9, qword ptr [rdi+24]
	cmovc r9, qword ptr [rsi+24]
	mov r10, qword ptr [rsi]
	cmovc r10, qword ptr [rdi]
	mov qword ptr [rdi], rax
	mov qword ptr [rsi], r10
	mov rax, qword ptr [rsi+8]
	cmovc rax, qword ptr [rdi+8]
	mov qword ptr [rdi+8], rcx
	mov qword ptr [rsi+8], rax
	mov rax, qword ptr [rsi+16]
	cmovc rax, qword ptr [rdi+16]
	mov qword ptr [rdi+16], r8
	mov qword ptr [rsi+16], rax
	mov rax, qword ptr [rsi+24]
	cmovc rax, qword ptr [rdi+24]
	mov qword ptr [rdi+24], r9
	mov qword ptr [rsi+24], rax
	ret
TED256189_END(TED256189_NAME(ted256189_fe_cswap))

/* void ted256189_fe_cneg(uint64_t *r, const uint64_t *a, uint64_t flag)
 * r (out) in rdi, a (in) in rsi, flag (word) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 1 out, each any value of its words (incompletely reduced).
 * Stack: 0 bytes; 26 instructions; modelled 4.25 core cycles.
 */
TED256189_BEGIN(TED256189_NAME(ted256189_fe_cneg))
	TED256189_FRAME_MADE
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
	and r10d, 189
	sub rax, r10
	sbb rcx, 0
	sbb r8, 0
	sbb r9, 0
	lea r10, [rax-189]
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
TED256189_END(TED256189_NAME(ted256189_fe_cneg))

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
