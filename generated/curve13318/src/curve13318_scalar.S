/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build curve13318 --cpu zen4 --level adx --abi sysv --prefix curve13318
   Do not edit.
   Input curve13318.toml: sha256 4317276d5e5c37a189687495faf90226f03af1aeb9be8993652e3ac55883677c */
/* Arithmetic modulo the order, x86_64 level adx (needs bmi2, adx, avx2), System V calling convention.
 * GNU as and clang, Intel syntax.
 */
#if !defined(__x86_64__)
#error "this file is x86-64 assembly"
#endif
#if defined(__CET__) && __has_include(<cet.h>)
#include <cet.h>
#define CURVE13318_ENTRY _CET_ENDBR
#else
#define CURVE13318_ENTRY
#endif
#if defined(__APPLE__)
#define CURVE13318_NAME(x) _##x
#define CURVE13318_BEGIN(x) .private_extern x; .globl x; .p2align 6; x:
#define CURVE13318_END(x)
#elif defined(_WIN32)
#define CURVE13318_NAME(x) x
#define CURVE13318_BEGIN(x) .globl x; .p2align 6; x:
#define CURVE13318_END(x)
#else
#define CURVE13318_NAME(x) x
/* A section for each routine, so that a linker with --gc-sections drops what a program does not call. */
#define CURVE13318_BEGIN(x) .section .text.x, "ax", @progbits; .globl x; .hidden x; .type x, @function; .p2align 6; x:
#define CURVE13318_END(x) .size x, .-x
#endif

	.intel_syntax noprefix
	.text

/* void curve13318_sc_add(uint64_t *r, const uint64_t *a, const uint64_t *b)
 * r (out) in rdi, a (in) in rsi, b (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * mod r: a+b. The result is below the order; a: below the order; b: below the order.
 * Stack: 16 bytes; 35 instructions; modelled 3.5 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_sc_add))
	.cfi_startproc
	CURVE13318_ENTRY
	push rbx
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset rbx, 0
	push rbp
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset rbp, 0
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
	.cfi_adjust_cfa_offset -8
	.cfi_restore rbp
	pop rbx
	.cfi_adjust_cfa_offset -8
	.cfi_restore rbx
	ret
	.cfi_endproc
CURVE13318_END(CURVE13318_NAME(curve13318_sc_add))

/* void curve13318_sc_sub(uint64_t *r, const uint64_t *a, const uint64_t *b)
 * r (out) in rdi, a (in) in rsi, b (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * mod r: a-b. The result is below the order; a: below the order; b: below the order.
 * Stack: 0 bytes; 25 instructions; modelled 3.25 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_sc_sub))
	.cfi_startproc
	CURVE13318_ENTRY
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
	.cfi_endproc
CURVE13318_END(CURVE13318_NAME(curve13318_sc_sub))

/* void curve13318_sc_neg(uint64_t *r, const uint64_t *a)
 * r (out) in rdi, a (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * mod r: -a. The result is below the order; a: below the order.
 * Stack: 0 bytes; 25 instructions; modelled 3.25 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_sc_neg))
	.cfi_startproc
	CURVE13318_ENTRY
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
	.cfi_endproc
CURVE13318_END(CURVE13318_NAME(curve13318_sc_neg))

/* void curve13318_sc_mul(uint64_t *r, const uint64_t *a, const uint64_t *b)
 * r (out) in rdi, a (in) in rsi, b (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * mod r: a*b. The result is below the order; a: below the order; b: below the order.
 * Stack: 48 bytes and 24 bytes of red zone; 178 instructions; modelled 54.5 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_sc_mul))
	.cfi_startproc
	CURVE13318_ENTRY
	push rbx
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset rbx, 0
	push rbp
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset rbp, 0
	push r12
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset r12, 0
	push r13
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset r13, 0
	push r14
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset r14, 0
	push r15
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset r15, 0
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
	mov qword ptr [rsp-24], rdi
	mulx r15, rdi, r10
	mov qword ptr [rsp-16], r9
	mov qword ptr [rsp-8], rcx
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
	mov rbp, qword ptr [rsp-8]
	sbb rbp, rsi
	mov rsi, qword ptr [rsp-16]
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
	mov rbx, qword ptr [rsp-24]
	mov qword ptr [rbx], r8
	sbb rbp, r10
	mov qword ptr [rbx+8], rbp
	sbb rsi, rcx
	mov qword ptr [rbx+16], rsi
	sbb rax, r11
	mov qword ptr [rbx+24], rax
	mov qword ptr [rsp-16], rbx
	mov qword ptr [rsp-8], rbx
	pop r15
	.cfi_adjust_cfa_offset -8
	.cfi_restore r15
	pop r14
	.cfi_adjust_cfa_offset -8
	.cfi_restore r14
	pop r13
	.cfi_adjust_cfa_offset -8
	.cfi_restore r13
	pop r12
	.cfi_adjust_cfa_offset -8
	.cfi_restore r12
	pop rbp
	.cfi_adjust_cfa_offset -8
	.cfi_restore rbp
	pop rbx
	.cfi_adjust_cfa_offset -8
	.cfi_restore rbx
	ret
	.cfi_endproc
CURVE13318_END(CURVE13318_NAME(curve13318_sc_mul))

/* void curve13318_sc_muladd(uint64_t *r, const uint64_t *a, const uint64_t *b, const uint64_t *c)
 * r (out) in rdi, a (in) in rsi, b (in) in rdx, c (in) in rcx. Any output may be the same pointer as any input, else they must not overlap.
 * mod r: a*b+c. The result is below the order; a: below the order; b: below the order; c: below the order.
 * Stack: 48 bytes and 24 bytes of red zone; 184 instructions; modelled 55.75 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_sc_muladd))
	.cfi_startproc
	CURVE13318_ENTRY
	push rbx
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset rbx, 0
	push rbp
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset rbp, 0
	push r12
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset r12, 0
	push r13
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset r13, 0
	push r14
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset r14, 0
	push r15
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset r15, 0
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
	mov qword ptr [rsp-24], rdi
	mulx r15, rdi, r10
	mov qword ptr [rsp-16], r11
	mov qword ptr [rsp-8], r8
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
	mov rbp, qword ptr [rsp-8]
	sbb rbp, rsi
	mov rsi, qword ptr [rsp-16]
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
	mov rbx, qword ptr [rsp-24]
	mov qword ptr [rbx], r9
	sbb rbp, r10
	mov qword ptr [rbx+8], rbp
	sbb rsi, rcx
	mov qword ptr [rbx+16], rsi
	sbb rax, r11
	mov qword ptr [rbx+24], rax
	mov qword ptr [rsp-16], rbx
	mov qword ptr [rsp-8], rbx
	pop r15
	.cfi_adjust_cfa_offset -8
	.cfi_restore r15
	pop r14
	.cfi_adjust_cfa_offset -8
	.cfi_restore r14
	pop r13
	.cfi_adjust_cfa_offset -8
	.cfi_restore r13
	pop r12
	.cfi_adjust_cfa_offset -8
	.cfi_restore r12
	pop rbp
	.cfi_adjust_cfa_offset -8
	.cfi_restore rbp
	pop rbx
	.cfi_adjust_cfa_offset -8
	.cfi_restore rbx
	ret
	.cfi_endproc
CURVE13318_END(CURVE13318_NAME(curve13318_sc_muladd))

/* void curve13318_sc_canon(uint64_t *r, const uint64_t *a)
 * r (out) in rdi, a (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * mod r: a. The result is below the order; a: any 4 words.
 * Stack: 0 bytes; 20 instructions; modelled 2.0 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_sc_canon))
	.cfi_startproc
	CURVE13318_ENTRY
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
	.cfi_endproc
CURVE13318_END(CURVE13318_NAME(curve13318_sc_canon))

/* void curve13318_sc_fold(uint64_t *r, const uint64_t *a, const uint64_t *t)
 * r (out) in rdi, a (in) in rsi, t (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * mod r: k*a+t, k = 2^256. The result is below the order; a: below the order; t: any 4 words.
 * Stack: 48 bytes; 172 instructions; modelled 42.25 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_sc_fold))
	.cfi_startproc
	CURVE13318_ENTRY
	push rbx
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset rbx, 0
	push rbp
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset rbp, 0
	push r12
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset r12, 0
	push r13
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset r13, 0
	push r14
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset r14, 0
	push r15
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset r15, 0
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
	.cfi_adjust_cfa_offset -8
	.cfi_restore r15
	pop r14
	.cfi_adjust_cfa_offset -8
	.cfi_restore r14
	pop r13
	.cfi_adjust_cfa_offset -8
	.cfi_restore r13
	pop r12
	.cfi_adjust_cfa_offset -8
	.cfi_restore r12
	pop rbp
	.cfi_adjust_cfa_offset -8
	.cfi_restore rbp
	pop rbx
	.cfi_adjust_cfa_offset -8
	.cfi_restore rbx
	ret
	.cfi_endproc
CURVE13318_END(CURVE13318_NAME(curve13318_sc_fold))

/* void curve13318_sc_reduce_wide(uint64_t *r, const uint64_t *t)
 * r (out) in rdi, t (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * mod r: t. The result is below the order; t: any 8 words.
 * Stack: 48 bytes; 171 instructions; modelled 42.25 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_sc_reduce_wide))
	.cfi_startproc
	CURVE13318_ENTRY
	push rbx
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset rbx, 0
	push rbp
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset rbp, 0
	push r12
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset r12, 0
	push r13
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset r13, 0
	push r14
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset r14, 0
	push r15
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset r15, 0
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
	.cfi_adjust_cfa_offset -8
	.cfi_restore r15
	pop r14
	.cfi_adjust_cfa_offset -8
	.cfi_restore r14
	pop r13
	.cfi_adjust_cfa_offset -8
	.cfi_restore r13
	pop r12
	.cfi_adjust_cfa_offset -8
	.cfi_restore r12
	pop rbp
	.cfi_adjust_cfa_offset -8
	.cfi_restore rbp
	pop rbx
	.cfi_adjust_cfa_offset -8
	.cfi_restore rbx
	ret
	.cfi_endproc
CURVE13318_END(CURVE13318_NAME(curve13318_sc_reduce_wide))

/* void curve13318_sc_divsteps(uint64_t *r, const uint64_t *a)
 * r (out) in rdi, a (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * divsteps. The result is below the order; a: any 3 words.
 * Stack: 48 bytes; 1046 instructions; modelled 220.25 core cycles.
 */
CURVE13318_BEGIN(CURVE13318_NAME(curve13318_sc_divsteps))
	.cfi_startproc
	CURVE13318_ENTRY
	push rbx
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset rbx, 0
	push rbp
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset rbp, 0
	push r12
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset r12, 0
	push r13
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset r13, 0
	push r14
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset r14, 0
	push r15
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset r15, 0
	mov rax, qword ptr [rsi]
	and eax, 1048575
	movabs rcx, 18446741874686296064
	add rax, rcx
	mov r8, qword ptr [rsi+8]
	and r8d, 1048575
	movabs r9, 13835058055282163712
	add r8, r9
	movabs r10, 9223372036854775807
	mov r11, qword ptr [rsi+16]
	sub r11, r10
	mov r11d, 0
	mov rdx, -2
	cmovc rdx, r11
	mov rbx, r8
	and ebx, 1
	bt rbx, 0
	cmovnc rdx, r11
	mov rbx, r11
	cmovc rbx, rax
	bt rdx, 63
	cmovc rax, r8
	mov rbp, qword ptr [rsi+16]
	lea rbp, [rbp+2]
	xor rbp, rdx
	xor rbx, rdx
	add r8, rbx
	mov rbx, rbp
	sub rbx, r10
	mov rbx, -2
	cmovc rbx, r11
	bt r8, 1
	cmovnc rbx, r11
	mov rdx, r11
	cmovc rdx, rax
	sar r8, 1
	bt rbx, 63
	cmovc rax, r8
	add rbp, 2
	xor rbp, rbx
	xor rdx, rbx
	add r8, rdx
	mov rbx, rbp
	sub rbx, r10
	mov rbx, -2
	cmovc rbx, r11
	bt r8, 1
	cmovnc rbx, r11
	mov rdx, r11
	cmovc rdx, rax
	sar r8, 1
	bt rbx, 63
	cmovc rax, r8
	add rbp, 2
	xor rbp, rbx
	xor rdx, rbx
	add r8, rdx
	mov rbx, rbp
	sub rbx, r10
	mov rbx, -2
	cmovc rbx, r11
	bt r8, 1
	cmovnc rbx, r11
	mov rdx, r11
	cmovc rdx, rax
	sar r8, 1
	bt rbx, 63
	cmovc rax, r8
	add rbp, 2
	xor rbp, rbx
	xor rdx, rbx
	add r8, rdx
	mov rbx, rbp
	sub rbx, r10
	mov rbx, -2
	cmovc rbx, r11
	bt r8, 1
	cmovnc rbx, r11
	mov rdx, r11
	cmovc rdx, rax
	sar r8, 1
	bt rbx, 63
	cmovc rax, r8
	add rbp, 2
	xor rbp, rbx
	xor rdx, rbx
	add r8, rdx
	mov rbx, rbp
	sub rbx, r10
	mov rbx, -2
	cmovc rbx, r11
	bt r8, 1
	cmovnc rbx, r11
	mov rdx, r11
	cmovc rdx, rax
	sar r8, 1
	bt rbx, 63
	cmovc rax, r8
	add rbp, 2
	xor rbp, rbx
	xor rdx, rbx
	add r8, rdx
	mov rbx, rbp
	sub rbx, r10
	mov rbx, -2
	cmovc rbx, r11
	bt r8, 1
	cmovnc rbx, r11
	mov rdx, r11
	cmovc rdx, rax
	sar r8, 1
	bt rbx, 63
	cmovc rax, r8
	add rbp, 2
	xor rbp, rbx
	xor rdx, rbx
	add r8, rdx
	mov rbx, rbp
	sub rbx, r10
	mov rbx, -2
	cmovc rbx, r11
	bt r8, 1
	cmovnc rbx, r11
	mov rdx, r11
	cmovc rdx, rax
	sar r8, 1
	bt rbx, 63
	cmovc rax, r8
	add rbp, 2
	xor rbp, rbx
	xor rdx, rbx
	add r8, rdx
	mov rbx, rbp
	sub rbx, r10
	mov rbx, -2
	cmovc rbx, r11
	bt r8, 1
	cmovnc rbx, r11
	mov rdx, r11
	cmovc rdx, rax
	sar r8, 1
	bt rbx, 63
	cmovc rax, r8
	add rbp, 2
	xor rbp, rbx
	xor rdx, rbx
	add r8, rdx
	mov rbx, rbp
	sub rbx, r10
	mov rbx, -2
	cmovc rbx, r11
	bt r8, 1
	cmovnc rbx, r11
	mov rdx, r11
	cmovc rdx, rax
	sar r8, 1
	bt rbx, 63
	cmovc rax, r8
	add rbp, 2
	xor rbp, rbx
	xor rdx, rbx
	add r8, rdx
	mov rbx, rbp
	sub rbx, r10
	mov rbx, -2
	cmovc rbx, r11
	bt r8, 1
	cmovnc rbx, r11
	mov rdx, r11
	cmovc rdx, rax
	sar r8, 1
	bt rbx, 63
	cmovc rax, r8
	add rbp, 2
	xor rbp, rbx
	xor rdx, rbx
	add r8, rdx
	mov rbx, rbp
	sub rbx, r10
	mov rbx, -2
	cmovc rbx, r11
	bt r8, 1
	cmovnc rbx, r11
	mov rdx, r11
	cmovc rdx, rax
	sar r8, 1
	bt rbx, 63
	cmovc rax, r8
	add rbp, 2
	xor rbp, rbx
	xor rdx, rbx
	add r8, rdx
	mov rbx, rbp
	sub rbx, r10
	mov rbx, -2
	cmovc rbx, r11
	bt r8, 1
	cmovnc rbx, r11
	mov rdx, r11
	cmovc rdx, rax
	sar r8, 1
	bt rbx, 63
	cmovc rax, r8
	add rbp, 2
	xor rbp, rbx
	xor rdx, rbx
	add r8, rdx
	mov rbx, rbp
	sub rbx, r10
	mov rbx, -2
	cmovc rbx, r11
	bt r8, 1
	cmovnc rbx, r11
	mov rdx, r11
	cmovc rdx, rax
	sar r8, 1
	bt rbx, 63
	cmovc rax, r8
	add rbp, 2
	xor rbp, rbx
	xor rdx, rbx
	add r8, rdx
	mov rbx, rbp
	sub rbx, r10
	mov rbx, -2
	cmovc rbx, r11
	bt r8, 1
	cmovnc rbx, r11
	mov rdx, r11
	cmovc rdx, rax
	sar r8, 1
	bt rbx, 63
	cmovc rax, r8
	add rbp, 2
	xor rbp, rbx
	xor rdx, rbx
	add r8, rdx
	mov rbx, rbp
	sub rbx, r10
	mov rbx, -2
	cmovc rbx, r11
	bt r8, 1
	cmovnc rbx, r11
	mov rdx, r11
	cmovc rdx, rax
	sar r8, 1
	bt rbx, 63
	cmovc rax, r8
	add rbp, 2
	xor rbp, rbx
	xor rdx, rbx
	add r8, rdx
	mov rbx, rbp
	sub rbx, r10
	mov rbx, -2
	cmovc rbx, r11
	bt r8, 1
	cmovnc rbx, r11
	mov rdx, r11
	cmovc rdx, rax
	sar r8, 1
	bt rbx, 63
	cmovc rax, r8
	add rbp, 2
	xor rbp, rbx
	xor rdx, rbx
	add r8, rdx
	mov rbx, rbp
	sub rbx, r10
	mov rbx, -2
	cmovc rbx, r11
	bt r8, 1
	cmovnc rbx, r11
	mov rdx, r11
	cmovc rdx, rax
	sar r8, 1
	bt rbx, 63
	cmovc rax, r8
	add rbp, 2
	xor rbp, rbx
	xor rdx, rbx
	add r8, rdx
	mov rbx, rbp
	sub rbx, r10
	mov rbx, -2
	cmovc rbx, r11
	bt r8, 1
	cmovnc rbx, r11
	mov rdx, r11
	cmovc rdx, rax
	sar r8, 1
	bt rbx, 63
	cmovc rax, r8
	add rbp, 2
	xor rbp, rbx
	xor rdx, rbx
	add r8, rdx
	mov rbx, rbp
	sub rbx, r10
	mov r10, -2
	cmovc r10, r11
	bt r8, 1
	cmovnc r10, r11
	mov rbx, r11
	cmovc rbx, rax
	sar r8, 1
	bt r10, 63
	cmovc rax, r8
	add rbp, 2
	xor rbp, r10
	xor rbx, r10
	add r8, rbx
	sar r8, 1
	add rax, 1048576
	mov r10, rax
	shl r10, 22
	sar r10, 43
	movabs r11, 2199023255552
	add rax, r11
	sar rax, 42
	add r8, 1048576
	mov rbx, r8
	shl rbx, 22
	sar rbx, 43
	add r8, r11
	sar r8, 42
	mov rdx, r10
	imul rdx, qword ptr [rsi]
	mov r12, rax
	imul r12, qword ptr [rsi+8]
	add rdx, r12
	shr rdx, 20
	mov r12, rbx
	imul r12, qword ptr [rsi]
	mov r13, r8
	imul r13, qword ptr [rsi+8]
	add r12, r13
	shr r12, 20
	mov rsi, rdx
	and esi, 1048575
	add rsi, rcx
	mov r13, r12
	and r13d, 1048575
	add r13, r9
	movabs r14, 9223372036854775807
	mov r15, rbp
	sub r15, r14
	mov r15d, 0
	mov rcx, -2
	cmovc rcx, r15
	mov r9, r13
	and r9d, 1
	bt r9, 0
	cmovnc rcx, r15
	mov r9, r15
	cmovc r9, rsi
	bt rcx, 63
	cmovc rsi, r13
	add rbp, 2
	xor rbp, rcx
	xor r9, rcx
	add r13, r9
	mov rcx, rbp
	sub rcx, r14
	mov rcx, -2
	cmovc rcx, r15
	bt r13, 1
	cmovnc rcx, r15
	mov r9, r15
	cmovc r9, rsi
	sar r13, 1
	bt rcx, 63
	cmovc rsi, r13
	add rbp, 2
	xor rbp, rcx
	xor r9, rcx
	add r13, r9
	mov rcx, rbp
	sub rcx, r14
	mov rcx, -2
	cmovc rcx, r15
	bt r13, 1
	cmovnc rcx, r15
	mov r9, r15
	cmovc r9, rsi
	sar r13, 1
	bt rcx, 63
	cmovc rsi, r13
	add rbp, 2
	xor rbp, rcx
	xor r9, rcx
	add r13, r9
	mov rcx, rbp
	sub rcx, r14
	mov rcx, -2
	cmovc rcx, r15
	bt r13, 1
	cmovnc rcx, r15
	mov r9, r15
	cmovc r9, rsi
	sar r13, 1
	bt rcx, 63
	cmovc rsi, r13
	add rbp, 2
	xor rbp, rcx
	xor r9, rcx
	add r13, r9
	mov rcx, rbp
	sub rcx, r14
	mov rcx, -2
	cmovc rcx, r15
	bt r13, 1
	cmovnc rcx, r15
	mov r9, r15
	cmovc r9, rsi
	sar r13, 1
	bt rcx, 63
	cmovc rsi, r13
	add rbp, 2
	xor rbp, rcx
	xor r9, rcx
	add r13, r9
	mov rcx, rbp
	sub rcx, r14
	mov rcx, -2
	cmovc rcx, r15
	bt r13, 1
	cmovnc rcx, r15
	mov r9, r15
	cmovc r9, rsi
	sar r13, 1
	bt rcx, 63
	cmovc rsi, r13
	add rbp, 2
	xor rbp, rcx
	xor r9, rcx
	add r13, r9
	mov rcx, rbp
	sub rcx, r14
	mov rcx, -2
	cmovc rcx, r15
	bt r13, 1
	cmovnc rcx, r15
	mov r9, r15
	cmovc r9, rsi
	sar r13, 1
	bt rcx, 63
	cmovc rsi, r13
	add rbp, 2
	xor rbp, rcx
	xor r9, rcx
	add r13, r9
	mov rcx, rbp
	sub rcx, r14
	mov rcx, -2
	cmovc rcx, r15
	bt r13, 1
	cmovnc rcx, r15
	mov r9, r15
	cmovc r9, rsi
	sar r13, 1
	bt rcx, 63
	cmovc rsi, r13
	add rbp, 2
	xor rbp, rcx
	xor r9, rcx
	add r13, r9
	mov rcx, rbp
	sub rcx, r14
	mov rcx, -2
	cmovc rcx, r15
	bt r13, 1
	cmovnc rcx, r15
	mov r9, r15
	cmovc r9, rsi
	sar r13, 1
	bt rcx, 63
	cmovc rsi, r13
	add rbp, 2
	xor rbp, rcx
	xor r9, rcx
	add r13, r9
	mov rcx, rbp
	sub rcx, r14
	mov rcx, -2
	cmovc rcx, r15
	bt r13, 1
	cmovnc rcx, r15
	mov r9, r15
	cmovc r9, rsi
	sar r13, 1
	bt rcx, 63
	cmovc rsi, r13
	add rbp, 2
	xor rbp, rcx
	xor r9, rcx
	add r13, r9
	mov rcx, rbp
	sub rcx, r14
	mov rcx, -2
	cmovc rcx, r15
	bt r13, 1
	cmovnc rcx, r15
	mov r9, r15
	cmovc r9, rsi
	sar r13, 1
	bt rcx, 63
	cmovc rsi, r13
	add rbp, 2
	xor rbp, rcx
	xor r9, rcx
	add r13, r9
	mov rcx, rbp
	sub rcx, r14
	mov rcx, -2
	cmovc rcx, r15
	bt r13, 1
	cmovnc rcx, r15
	mov r9, r15
	cmovc r9, rsi
	sar r13, 1
	bt rcx, 63
	cmovc rsi, r13
	add rbp, 2
	xor rbp, rcx
	xor r9, rcx
	add r13, r9
	mov rcx, rbp
	sub rcx, r14
	mov rcx, -2
	cmovc rcx, r15
	bt r13, 1
	cmovnc rcx, r15
	mov r9, r15
	cmovc r9, rsi
	sar r13, 1
	bt rcx, 63
	cmovc rsi, r13
	add rbp, 2
	xor rbp, rcx
	xor r9, rcx
	add r13, r9
	mov rcx, rbp
	sub rcx, r14
	mov rcx, -2
	cmovc rcx, r15
	bt r13, 1
	cmovnc rcx, r15
	mov r9, r15
	cmovc r9, rsi
	sar r13, 1
	bt rcx, 63
	cmovc rsi, r13
	add rbp, 2
	xor rbp, rcx
	xor r9, rcx
	add r13, r9
	mov rcx, rbp
	sub rcx, r14
	mov rcx, -2
	cmovc rcx, r15
	bt r13, 1
	cmovnc rcx, r15
	mov r9, r15
	cmovc r9, rsi
	sar r13, 1
	bt rcx, 63
	cmovc rsi, r13
	add rbp, 2
	xor rbp, rcx
	xor r9, rcx
	add r13, r9
	mov rcx, rbp
	sub rcx, r14
	mov rcx, -2
	cmovc rcx, r15
	bt r13, 1
	cmovnc rcx, r15
	mov r9, r15
	cmovc r9, rsi
	sar r13, 1
	bt rcx, 63
	cmovc rsi, r13
	add rbp, 2
	xor rbp, rcx
	xor r9, rcx
	add r13, r9
	mov rcx, rbp
	sub rcx, r14
	mov rcx, -2
	cmovc rcx, r15
	bt r13, 1
	cmovnc rcx, r15
	mov r9, r15
	cmovc r9, rsi
	sar r13, 1
	bt rcx, 63
	cmovc rsi, r13
	add rbp, 2
	xor rbp, rcx
	xor r9, rcx
	add r13, r9
	mov rcx, rbp
	sub rcx, r14
	mov rcx, -2
	cmovc rcx, r15
	bt r13, 1
	cmovnc rcx, r15
	mov r9, r15
	cmovc r9, rsi
	sar r13, 1
	bt rcx, 63
	cmovc rsi, r13
	add rbp, 2
	xor rbp, rcx
	xor r9, rcx
	add r13, r9
	mov rcx, rbp
	sub rcx, r14
	mov rcx, -2
	cmovc rcx, r15
	bt r13, 1
	cmovnc rcx, r15
	mov r9, r15
	cmovc r9, rsi
	sar r13, 1
	bt rcx, 63
	cmovc rsi, r13
	add rbp, 2
	xor rbp, rcx
	xor r9, rcx
	add r13, r9
	mov rcx, rbp
	sub rcx, r14
	mov rcx, -2
	cmovc rcx, r15
	bt r13, 1
	cmovnc rcx, r15
	mov r9, r15
	cmovc r9, rsi
	sar r13, 1
	bt rcx, 63
	cmovc rsi, r13
	add rbp, 2
	xor rbp, rcx
	xor r9, rcx
	add r13, r9
	sar r13, 1
	add rsi, 1048576
	mov rcx, rsi
	shl rcx, 22
	sar rcx, 43
	add rsi, r11
	sar rsi, 42
	add r13, 1048576
	mov r9, r13
	shl r9, 22
	sar r9, 43
	add r13, r11
	sar r13, 42
	mov r14, rcx
	imul r14, rdx
	mov r15, rsi
	imul r15, r12
	add r14, r15
	shr r14, 20
	imul rdx, r9
	imul r12, r13
	add rdx, r12
	shr rdx, 20
	mov r12, rcx
	imul r12, r10
	mov r15, rsi
	imul r15, rbx
	add r12, r15
	imul rcx, rax
	imul rsi, r8
	add rcx, rsi
	imul r10, r9
	imul rbx, r13
	add r10, rbx
	imul r9, rax
	imul r13, r8
	add r9, r13
	and r14d, 1048575
	movabs rax, 18446741874686296064
	add r14, rax
	and edx, 1048575
	movabs rsi, 13835058055282163712
	add rdx, rsi
	movabs r8, 9223372036854775807
	mov rbx, rbp
	sub rbx, r8
	mov ebx, 0
	mov r13, -2
	cmovc r13, rbx
	mov r15, rdx
	and r15d, 1
	bt r15, 0
	cmovnc r13, rbx
	mov r15, rbx
	cmovc r15, r14
	bt r13, 63
	cmovc r14, rdx
	add rbp, 2
	xor rbp, r13
	xor r15, r13
	add rdx, r15
	mov r13, rbp
	sub r13, r8
	mov r13, -2
	cmovc r13, rbx
	bt rdx, 1
	cmovnc r13, rbx
	mov r15, rbx
	cmovc r15, r14
	sar rdx, 1
	bt r13, 63
	cmovc r14, rdx
	add rbp, 2
	xor rbp, r13
	xor r15, r13
	add rdx, r15
	mov r13, rbp
	sub r13, r8
	mov r13, -2
	cmovc r13, rbx
	bt rdx, 1
	cmovnc r13, rbx
	mov r15, rbx
	cmovc r15, r14
	sar rdx, 1
	bt r13, 63
	cmovc r14, rdx
	add rbp, 2
	xor rbp, r13
	xor r15, r13
	add rdx, r15
	mov r13, rbp
	sub r13, r8
	mov r13, -2
	cmovc r13, rbx
	bt rdx, 1
	cmovnc r13, rbx
	mov r15, rbx
	cmovc r15, r14
	sar rdx, 1
	bt r13, 63
	cmovc r14, rdx
	add rbp, 2
	xor rbp, r13
	xor r15, r13
	add rdx, r15
	mov r13, rbp
	sub r13, r8
	mov r13, -2
	cmovc r13, rbx
	bt rdx, 1
	cmovnc r13, rbx
	mov r15, rbx
	cmovc r15, r14
	sar rdx, 1
	bt r13, 63
	cmovc r14, rdx
	add rbp, 2
	xor rbp, r13
	xor r15, r13
	add rdx, r15
	mov r13, rbp
	sub r13, r8
	mov r13, -2
	cmovc r13, rbx
	bt rdx, 1
	cmovnc r13, rbx
	mov r15, rbx
	cmovc r15, r14
	sar rdx, 1
	bt r13, 63
	cmovc r14, rdx
	add rbp, 2
	xor rbp, r13
	xor r15, r13
	add rdx, r15
	mov r13, rbp
	sub r13, r8
	mov r13, -2
	cmovc r13, rbx
	bt rdx, 1
	cmovnc r13, rbx
	mov r15, rbx
	cmovc r15, r14
	sar rdx, 1
	bt r13, 63
	cmovc r14, rdx
	add rbp, 2
	xor rbp, r13
	xor r15, r13
	add rdx, r15
	mov r13, rbp
	sub r13, r8
	mov r13, -2
	cmovc r13, rbx
	bt rdx, 1
	cmovnc r13, rbx
	mov r15, rbx
	cmovc r15, r14
	sar rdx, 1
	bt r13, 63
	cmovc r14, rdx
	add rbp, 2
	xor rbp, r13
	xor r15, r13
	add rdx, r15
	mov r13, rbp
	sub r13, r8
	mov r13, -2
	cmovc r13, rbx
	bt rdx, 1
	cmovnc r13, rbx
	mov r15, rbx
	cmovc r15, r14
	sar rdx, 1
	bt r13, 63
	cmovc r14, rdx
	add rbp, 2
	xor rbp, r13
	xor r15, r13
	add rdx, r15
	mov r13, rbp
	sub r13, r8
	mov r13, -2
	cmovc r13, rbx
	bt rdx, 1
	cmovnc r13, rbx
	mov r15, rbx
	cmovc r15, r14
	sar rdx, 1
	bt r13, 63
	cmovc r14, rdx
	add rbp, 2
	xor rbp, r13
	xor r15, r13
	add rdx, r15
	mov r13, rbp
	sub r13, r8
	mov r13, -2
	cmovc r13, rbx
	bt rdx, 1
	cmovnc r13, rbx
	mov r15, rbx
	cmovc r15, r14
	sar rdx, 1
	bt r13, 63
	cmovc r14, rdx
	add rbp, 2
	xor rbp, r13
	xor r15, r13
	add rdx, r15
	mov r13, rbp
	sub r13, r8
	mov r13, -2
	cmovc r13, rbx
	bt rdx, 1
	cmovnc r13, rbx
	mov r15, rbx
	cmovc r15, r14
	sar rdx, 1
	bt r13, 63
	cmovc r14, rdx
	add rbp, 2
	xor rbp, r13
	xor r15, r13
	add rdx, r15
	mov r13, rbp
	sub r13, r8
	mov r13, -2
	cmovc r13, rbx
	bt rdx, 1
	cmovnc r13, rbx
	mov r15, rbx
	cmovc r15, r14
	sar rdx, 1
	bt r13, 63
	cmovc r14, rdx
	add rbp, 2
	xor rbp, r13
	xor r15, r13
	add rdx, r15
	mov r13, rbp
	sub r13, r8
	mov r13, -2
	cmovc r13, rbx
	bt rdx, 1
	cmovnc r13, rbx
	mov r15, rbx
	cmovc r15, r14
	sar rdx, 1
	bt r13, 63
	cmovc r14, rdx
	add rbp, 2
	xor rbp, r13
	xor r15, r13
	add rdx, r15
	mov r13, rbp
	sub r13, r8
	mov r13, -2
	cmovc r13, rbx
	bt rdx, 1
	cmovnc r13, rbx
	mov r15, rbx
	cmovc r15, r14
	sar rdx, 1
	bt r13, 63
	cmovc r14, rdx
	add rbp, 2
	xor rbp, r13
	xor r15, r13
	add rdx, r15
	mov r13, rbp
	sub r13, r8
	mov r13, -2
	cmovc r13, rbx
	bt rdx, 1
	cmovnc r13, rbx
	mov r15, rbx
	cmovc r15, r14
	sar rdx, 1
	bt r13, 63
	cmovc r14, rdx
	add rbp, 2
	xor rbp, r13
	xor r15, r13
	add rdx, r15
	mov r13, rbp
	sub r13, r8
	mov r13, -2
	cmovc r13, rbx
	bt rdx, 1
	cmovnc r13, rbx
	mov r15, rbx
	cmovc r15, r14
	sar rdx, 1
	bt r13, 63
	cmovc r14, rdx
	add rbp, 2
	xor rbp, r13
	xor r15, r13
	add rdx, r15
	mov r13, rbp
	sub r13, r8
	mov r13, -2
	cmovc r13, rbx
	bt rdx, 1
	cmovnc r13, rbx
	mov r15, rbx
	cmovc r15, r14
	sar rdx, 1
	bt r13, 63
	cmovc r14, rdx
	add rbp, 2
	xor rbp, r13
	xor r15, r13
	add rdx, r15
	mov r13, rbp
	sub r13, r8
	mov r13, -2
	cmovc r13, rbx
	bt rdx, 1
	cmovnc r13, rbx
	mov r15, rbx
	cmovc r15, r14
	sar rdx, 1
	bt r13, 63
	cmovc r14, rdx
	add rbp, 2
	xor rbp, r13
	xor r15, r13
	add rdx, r15
	mov r13, rbp
	sub r13, r8
	mov r8, -2
	cmovc r8, rbx
	bt rdx, 1
	cmovnc r8, rbx
	mov r13, rbx
	cmovc r13, r14
	sar rdx, 1
	bt r8, 63
	cmovc r14, rdx
	add rbp, 2
	xor rbp, r8
	mov qword ptr [rdi+32], rbp
	xor r13, r8
	add rdx, r13
	sar rdx, 1
	add r14, 1048576
	mov r8, r14
	shl r8, 22
	sar r8, 43
	add r14, r11
	sar r14, 42
	add rdx, 1048576
	mov rbx, rdx
	shl rbx, 22
	sar rbx, 43
	add rdx, r11
	sar rdx, 42
	mov rbp, r8
	imul rbp, r12
	mov r13, r14
	imul r13, r10
	add rbp, r13
	imul r8, rcx
	imul r14, r9
	add r8, r14
	imul r12, rbx
	imul r10, rdx
	add r12, r10
	imul rbx, rcx
	imul rdx, r9
	add rbx, rdx
	mov ecx, 0
	sub rcx, rbp
	mov qword ptr [rdi], rcx
	mov ecx, 0
	sub rcx, r8
	mov qword ptr [rdi+8], rcx
	mov ecx, 0
	sub rcx, r12
	mov qword ptr [rdi+16], rcx
	mov ecx, 0
	sub rcx, rbx
	mov qword ptr [rdi+24], rcx
	pop r15
	.cfi_adjust_cfa_offset -8
	.cfi_restore r15
	pop r14
	.cfi_adjust_cfa_offset -8
	.cfi_restore r14
	pop r13
	.cfi_adjust_cfa_offset -8
	.cfi_restore r13
	pop r12
	.cfi_adjust_cfa_offset -8
	.cfi_restore r12
	pop rbp
	.cfi_adjust_cfa_offset -8
	.cfi_restore rbp
	pop rbx
	.cfi_adjust_cfa_offset -8
	.cfi_restore rbx
	ret
	.cfi_endproc
CURVE13318_END(CURVE13318_NAME(curve13318_sc_divsteps))

#if defined(__linux__) && defined(__ELF__)
	.section .note.GNU-stack,"",@progbits
#endif
