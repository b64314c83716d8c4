/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build ted256189 --cpu zen4 --level adx --abi sysv --prefix ted256189
   Do not edit.
   Input ted256189.toml: sha256 3b312e6e98fc1d2ee66ee2a6ddf0b336285994127b0032a8ad6a886fc065d92d */
/* Arithmetic modulo the order, x86_64 level adx (needs bmi2, adx, avx2), System V calling convention.
 * GNU as and clang, Intel syntax.
 */
#if !defined(__x86_64__)
#error "this file is x86-64 assembly"
#endif
#if defined(__CET__) && __has_include(<cet.h>)
#include <cet.h>
#define TED256189_ENTRY _CET_ENDBR
#else
#define TED256189_ENTRY
#endif
#if defined(__APPLE__)
#define TED256189_NAME(x) _##x
#define TED256189_BEGIN(x) .private_extern x; .globl x; .p2align 6; x:
#define TED256189_END(x)
#elif defined(_WIN32)
#define TED256189_NAME(x) x
#define TED256189_BEGIN(x) .globl x; .p2align 6; x:
#define TED256189_END(x)
#else
#define TED256189_NAME(x) x
/* A section for each routine, so that a linker with --gc-sections drops what a program does not call. */
#define TED256189_BEGIN(x) .section .text.x, "ax", @progbits; .globl x; .hidden x; .type x, @function; .p2align 6; x:
#define TED256189_END(x) .size x, .-x
#endif

	.intel_syntax noprefix
	.text

/* void ted256189_sc_add(uint64_t *r, const uint64_t *a, const uint64_t *b)
 * r (out) in rdi, a (in) in rsi, b (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * mod r: a+b. The result is below the order; a: below the order; b: below the order.
 * Stack: 8 bytes; 30 instructions; modelled 3.0 core cycles.
 */
TED256189_BEGIN(TED256189_NAME(ted256189_sc_add))
	.cfi_startproc
	TED256189_ENTRY
	push rbx
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset rbx, 0
	/* sc_add */
	mov rax, qword ptr [rsi]
	add rax, qword ptr [rdx]
	mov rcx, qword ptr [rsi+8]
	adc rcx, qword ptr [rdx+8]
	mov r8, qword ptr [rsi+16]
	adc r8, qword ptr [rdx+16]
	mov r9, qword ptr [rsi+24]
	adc r9, qword ptr [rdx+24]
	movabs rsi, 11358297322441531533
	mov r10, rax
	sub r10, rsi
	movabs r11, 3477983859931687077
	mov rdx, rcx
	sbb rdx, r11
	mov rbx, r8
	sbb rbx, 0
	movabs rsi, 4611686018427387904
	mov r11, r9
	sbb r11, rsi
	cmovc r10, rax
	mov qword ptr [rdi], r10
	cmovc rdx, rcx
	mov qword ptr [rdi+8], rdx
	cmovc rbx, r8
	mov qword ptr [rdi+16], rbx
	cmovc r11, r9
	mov qword ptr [rdi+24], r11
	pop rbx
	.cfi_adjust_cfa_offset -8
	.cfi_restore rbx
	ret
	.cfi_endproc
TED256189_END(TED256189_NAME(ted256189_sc_add))

/* void ted256189_sc_sub(uint64_t *r, const uint64_t *a, const uint64_t *b)
 * r (out) in rdi, a (in) in rsi, b (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * mod r: a-b. The result is below the order; a: below the order; b: below the order.
 * Stack: 0 bytes; 24 instructions; modelled 3.0 core cycles.
 */
TED256189_BEGIN(TED256189_NAME(ted256189_sc_sub))
	.cfi_startproc
	TED256189_ENTRY
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
	movabs r10, 7088446751268020083
	and r10, rsi
	movabs r11, 14968760213777864538
	and r11, rsi
	movabs rdx, 13835058055282163711
	and rdx, rsi
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
TED256189_END(TED256189_NAME(ted256189_sc_sub))

/* void ted256189_sc_neg(uint64_t *r, const uint64_t *a)
 * r (out) in rdi, a (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * mod r: -a. The result is below the order; a: below the order.
 * Stack: 0 bytes; 24 instructions; modelled 3.0 core cycles.
 */
TED256189_BEGIN(TED256189_NAME(ted256189_sc_neg))
	.cfi_startproc
	TED256189_ENTRY
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
	movabs r10, 7088446751268020083
	and r10, rsi
	movabs r11, 14968760213777864538
	and r11, rsi
	movabs rdx, 13835058055282163711
	and rdx, rsi
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
TED256189_END(TED256189_NAME(ted256189_sc_neg))

/* void ted256189_sc_mul(uint64_t *r, const uint64_t *a, const uint64_t *b)
 * r (out) in rdi, a (in) in rsi, b (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * mod r: a*b. The result is below the order; a: below the order; b: below the order.
 * Stack: 48 bytes and 24 bytes of red zone; 160 instructions; modelled 50.5 core cycles.
 */
TED256189_BEGIN(TED256189_NAME(ted256189_sc_mul))
	.cfi_startproc
	TED256189_ENTRY
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
	movabs rdx, 8539701142347022900
	mulx rax, rsi, rbp
	mulx r13, r14, r10
	mov qword ptr [rsp-24], rdi
	mulx r15, rdi, rbx
	mov qword ptr [rsp-16], r11
	mov qword ptr [rsp-8], r9
	mulx r11, r9, r12
	add rax, r14
	adc r13, rdi
	adc r15, r9
	adc r11, 0
	movabs rdx, 13911935439726748310
	mulx rbp, rdi, rbp
	xor r9d, r9d
	adcx rax, rdi
	adox r13, rbp
	mulx r10, rdi, r10
	adcx r13, rdi
	adox r15, r10
	mulx rbx, rdi, rbx
	adcx r15, rdi
	adox r11, rbx
	mulx r12, rdi, r12
	adcx r11, rdi
	adox r12, r9
	adc r12, 0
	add r11, 1
	adc r12, 0
	movabs rdx, 8539701142347022900
	mulx rdi, r10, r11
	mulx rbx, rbp, r12
	add rdi, rbp
	adc rbx, 0
	movabs rdx, 13911935439726748310
	mulx r11, rbp, r11
	xor r14d, r14d
	adcx rdi, rbp
	adox rbx, r11
	mulx r12, r9, r12
	adcx rbx, r9
	adox r12, r14
	adc r12, 0
	sub r8, rsi
	sbb rcx, rax
	mov rax, qword ptr [rsp-8]
	sbb rax, r13
	mov rsi, qword ptr [rsp-16]
	sbb rsi, r15
	setc r9b
	movzx r9d, r9b
	add r8, r10
	adc rcx, rdi
	adc rax, rbx
	adc rsi, r12
	mov edi, 0
	adc rdi, 1
	sub rdi, r9
	mov r9, rsi
	shr r9, 62
	lea r9, [r9+rdi*4]
	shl rsi, 2
	shr rsi, 2
	mov rdx, r9
	movabs rdi, 11358297322441531533
	mulx r10, r11, rdi
	movabs rdi, 3477983859931687077
	mulx r9, rdx, rdi
	add r10, rdx
	adc r9, 0
	sub r8, r11
	sbb rcx, r10
	sbb rax, r9
	sbb rsi, 0
	sbb rdi, rdi
	movabs r9, 7088446751268020083
	and r9, rdi
	movabs r10, 14968760213777864538
	and r10, rdi
	movabs r11, 13835058055282163711
	and r11, rdi
	sub r8, r9
	mov rbx, qword ptr [rsp-24]
	mov qword ptr [rbx], r8
	sbb rcx, r10
	mov qword ptr [rbx+8], rcx
	sbb rax, rdi
	mov qword ptr [rbx+16], rax
	sbb rsi, r11
	mov qword ptr [rbx+24], rsi
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
TED256189_END(TED256189_NAME(ted256189_sc_mul))

/* void ted256189_sc_muladd(uint64_t *r, const uint64_t *a, const uint64_t *b, const uint64_t *c)
 * r (out) in rdi, a (in) in rsi, b (in) in rdx, c (in) in rcx. Any output may be the same pointer as any input, else they must not overlap.
 * mod r: a*b+c. The result is below the order; a: below the order; b: below the order; c: below the order.
 * Stack: 48 bytes and 24 bytes of red zone; 166 instructions; modelled 51.75 core cycles.
 */
TED256189_BEGIN(TED256189_NAME(ted256189_sc_muladd))
	.cfi_startproc
	TED256189_ENTRY
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
	movabs rdx, 8539701142347022900
	mulx rax, rsi, rcx
	mulx r13, r14, r10
	mov qword ptr [rsp-24], rdi
	mulx r15, rdi, rbp
	mov qword ptr [rsp-16], rbx
	mov qword ptr [rsp-8], r11
	mulx rbx, r11, r12
	add rax, r14
	adc r13, rdi
	adc r15, r11
	adc rbx, 0
	movabs rdx, 13911935439726748310
	mulx rcx, rdi, rcx
	xor r11d, r11d
	adcx rax, rdi
	adox r13, rcx
	mulx r10, rcx, r10
	adcx r13, rcx
	adox r15, r10
	mulx rbp, rcx, rbp
	adcx r15, rcx
	adox rbx, rbp
	mulx r12, rcx, r12
	adcx rbx, rcx
	adox r12, r11
	adc r12, 0
	add rbx, 1
	adc r12, 0
	movabs rdx, 8539701142347022900
	mulx rcx, rdi, rbx
	mulx r10, rbp, r12
	add rcx, rbp
	adc r10, 0
	movabs rdx, 13911935439726748310
	mulx rbx, rbp, rbx
	xor r14d, r14d
	adcx rcx, rbp
	adox r10, rbx
	mulx r12, r11, r12
	adcx r10, r11
	adox r12, r14
	adc r12, 0
	sub r9, rsi
	sbb r8, rax
	mov rax, qword ptr [rsp-8]
	sbb rax, r13
	mov rsi, qword ptr [rsp-16]
	sbb rsi, r15
	setc r11b
	movzx r11d, r11b
	add r9, rdi
	adc r8, rcx
	adc rax, r10
	adc rsi, r12
	mov ecx, 0
	adc rcx, 1
	sub rcx, r11
	mov rdi, rsi
	shr rdi, 62
	lea rdi, [rdi+rcx*4]
	shl rsi, 2
	shr rsi, 2
	mov rdx, rdi
	movabs rcx, 11358297322441531533
	mulx r10, r11, rcx
	movabs rcx, 3477983859931687077
	mulx rdi, rdx, rcx
	add r10, rdx
	adc rdi, 0
	sub r9, r11
	sbb r8, r10
	sbb rax, rdi
	sbb rsi, 0
	sbb rcx, rcx
	movabs rdi, 7088446751268020083
	and rdi, rcx
	movabs r10, 14968760213777864538
	and r10, rcx
	movabs r11, 13835058055282163711
	and r11, rcx
	sub r9, rdi
	mov rbx, qword ptr [rsp-24]
	mov qword ptr [rbx], r9
	sbb r8, r10
	mov qword ptr [rbx+8], r8
	sbb rax, rcx
	mov qword ptr [rbx+16], rax
	sbb rsi, r11
	mov qword ptr [rbx+24], rsi
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
TED256189_END(TED256189_NAME(ted256189_sc_muladd))

/* void ted256189_sc_canon(uint64_t *r, const uint64_t *a)
 * r (out) in rdi, a (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * mod r: a. The result is below the order; a: any 4 words.
 * Stack: 8 bytes; 37 instructions; modelled 4.0 core cycles.
 */
TED256189_BEGIN(TED256189_NAME(ted256189_sc_canon))
	.cfi_startproc
	TED256189_ENTRY
	push rbx
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset rbx, 0
	/* r = a mod the order */
	movabs rax, 4269850571173511450
	mov rcx, qword ptr [rsi]
	sub rcx, rax
	movabs r8, 6955967719863374155
	mov r9, qword ptr [rsi+8]
	sbb r9, r8
	mov r10, qword ptr [rsi+16]
	sbb r10, 0
	movabs r11, 9223372036854775808
	mov rdx, qword ptr [rsi+24]
	sbb rdx, r11
	cmovc rcx, qword ptr [rsi]
	cmovc r9, qword ptr [rsi+8]
	cmovc r10, qword ptr [rsi+16]
	cmovc rdx, qword ptr [rsi+24]
	movabs rsi, 11358297322441531533
	mov rbx, rcx
	sub rbx, rsi
	movabs rax, 3477983859931687077
	mov rsi, r9
	sbb rsi, rax
	mov rax, r10
	sbb rax, 0
	movabs r8, 4611686018427387904
	mov r11, rdx
	sbb r11, r8
	cmovc rbx, rcx
	mov qword ptr [rdi], rbx
	cmovc rsi, r9
	mov qword ptr [rdi+8], rsi
	cmovc rax, r10
	mov qword ptr [rdi+16], rax
	cmovc r11, rdx
	mov qword ptr [rdi+24], r11
	pop rbx
	.cfi_adjust_cfa_offset -8
	.cfi_restore rbx
	ret
	.cfi_endproc
TED256189_END(TED256189_NAME(ted256189_sc_canon))

/* void ted256189_sc_fold(uint64_t *r, const uint64_t *a, const uint64_t *t)
 * r (out) in rdi, a (in) in rsi, t (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * mod r: k*a+t, k = 2^256. The result is below the order; a: below the order; t: any 4 words.
 * Stack: 40 bytes; 100 instructions; modelled 26.75 core cycles.
 */
TED256189_BEGIN(TED256189_NAME(ted256189_sc_fold))
	.cfi_startproc
	TED256189_ENTRY
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
	mov rax, rdx
	movabs rdx, 8539701142347022900
	mulx rcx, r8, qword ptr [rsi]
	mulx r9, r10, qword ptr [rsi+8]
	mulx r11, rbx, qword ptr [rsi+16]
	mulx rbp, r12, qword ptr [rsi+24]
	add rcx, r10
	adc r9, rbx
	adc r11, r12
	adc rbp, 0
	movabs rdx, 13911935439726748310
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
	mulx r10, rbx, qword ptr [rsi+24]
	adcx rbp, rbx
	adox r10, r12
	adc r10, 0
	add rbp, 1
	adc r10, 0
	movabs rdx, 8539701142347022900
	mulx rsi, rbx, rbp
	mulx r13, r14, r10
	add rsi, r14
	adc r13, 0
	movabs rdx, 13911935439726748310
	mulx rbp, r14, rbp
	xor r12d, r12d
	adcx rsi, r14
	adox r13, rbp
	mulx r10, rbp, r10
	adcx r13, rbp
	adox r10, r12
	adc r10, 0
	mov rbp, qword ptr [rax]
	sub rbp, r8
	mov r8, qword ptr [rax+8]
	sbb r8, rcx
	mov rcx, qword ptr [rax+16]
	sbb rcx, r9
	mov r9, qword ptr [rax+24]
	sbb r9, r11
	setc al
	movzx eax, al
	add rbp, rbx
	adc r8, rsi
	adc rcx, r13
	adc r9, r10
	mov esi, 0
	adc rsi, 1
	sub rsi, rax
	mov rax, r9
	shr rax, 62
	lea rax, [rax+rsi*4]
	shl r9, 2
	shr r9, 2
	mov rdx, rax
	movabs rsi, 11358297322441531533
	mulx r10, r11, rsi
	movabs rax, 3477983859931687077
	mulx rsi, rdx, rax
	add r10, rdx
	adc rsi, 0
	sub rbp, r11
	sbb r8, r10
	sbb rcx, rsi
	sbb r9, 0
	sbb rax, rax
	movabs rsi, 7088446751268020083
	and rsi, rax
	movabs r10, 14968760213777864538
	and r10, rax
	movabs r11, 13835058055282163711
	and r11, rax
	sub rbp, rsi
	mov qword ptr [rdi], rbp
	sbb r8, r10
	mov qword ptr [rdi+8], r8
	sbb rcx, rax
	mov qword ptr [rdi+16], rcx
	sbb r9, r11
	mov qword ptr [rdi+24], r9
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
TED256189_END(TED256189_NAME(ted256189_sc_fold))

/* void ted256189_sc_reduce_wide(uint64_t *r, const uint64_t *t)
 * r (out) in rdi, t (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * mod r: t. The result is below the order; t: any 8 words.
 * Stack: 40 bytes; 99 instructions; modelled 26.75 core cycles.
 */
TED256189_BEGIN(TED256189_NAME(ted256189_sc_reduce_wide))
	.cfi_startproc
	TED256189_ENTRY
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
	movabs rdx, 8539701142347022900
	mulx rax, rcx, qword ptr [rsi+32]
	mulx r8, r9, qword ptr [rsi+40]
	mulx r10, r11, qword ptr [rsi+48]
	mulx rbx, rbp, qword ptr [rsi+56]
	add rax, r9
	adc r8, r11
	adc r10, rbp
	adc rbx, 0
	movabs rdx, 13911935439726748310
	mulx r9, r11, qword ptr [rsi+32]
	xor ebp, ebp
	adcx rax, r11
	adox r8, r9
	mulx r9, r11, qword ptr [rsi+40]
	adcx r8, r11
	adox r10, r9
	mulx r9, r11, qword ptr [rsi+48]
	adcx r10, r11
	adox rbx, r9
	mulx r9, r11, qword ptr [rsi+56]
	adcx rbx, r11
	adox r9, rbp
	adc r9, 0
	add rbx, 1
	adc r9, 0
	movabs rdx, 8539701142347022900
	mulx r11, r12, rbx
	mulx r13, r14, r9
	add r11, r14
	adc r13, 0
	movabs rdx, 13911935439726748310
	mulx rbx, r14, rbx
	xor ebp, ebp
	adcx r11, r14
	adox r13, rbx
	mulx r9, rbx, r9
	adcx r13, rbx
	adox r9, rbp
	adc r9, 0
	mov rbx, qword ptr [rsi]
	sub rbx, rcx
	mov rcx, qword ptr [rsi+8]
	sbb rcx, rax
	mov rax, qword ptr [rsi+16]
	sbb rax, r8
	mov r8, qword ptr [rsi+24]
	sbb r8, r10
	setc sil
	movzx esi, sil
	add rbx, r12
	adc rcx, r11
	adc rax, r13
	adc r8, r9
	mov r9d, 0
	adc r9, 1
	sub r9, rsi
	mov rsi, r8
	shr rsi, 62
	lea rsi, [rsi+r9*4]
	shl r8, 2
	shr r8, 2
	mov rdx, rsi
	movabs r9, 11358297322441531533
	mulx r10, r11, r9
	movabs rsi, 3477983859931687077
	mulx r9, rdx, rsi
	add r10, rdx
	adc r9, 0
	sub rbx, r11
	sbb rcx, r10
	sbb rax, r9
	sbb r8, 0
	sbb rsi, rsi
	movabs r9, 7088446751268020083
	and r9, rsi
	movabs r10, 14968760213777864538
	and r10, rsi
	movabs r11, 13835058055282163711
	and r11, rsi
	sub rbx, r9
	mov qword ptr [rdi], rbx
	sbb rcx, r10
	mov qword ptr [rdi+8], rcx
	sbb rax, rsi
	mov qword ptr [rdi+16], rax
	sbb r8, r11
	mov qword ptr [rdi+24], r8
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
TED256189_END(TED256189_NAME(ted256189_sc_reduce_wide))

/* void ted256189_sc_divsteps(uint64_t *r, const uint64_t *a)
 * r (out) in rdi, a (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * divsteps. The result is below the order; a: any 3 words.
 * Stack: 48 bytes; 1046 instructions; modelled 220.25 core cycles.
 */
TED256189_BEGIN(TED256189_NAME(ted256189_sc_divsteps))
	.cfi_startproc
	TED256189_ENTRY
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
TED256189_END(TED256189_NAME(ted256189_sc_divsteps))

#if defined(__linux__) && defined(__ELF__)
	.section .note.GNU-stack,"",@progbits
#endif
