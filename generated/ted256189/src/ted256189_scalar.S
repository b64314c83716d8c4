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
 * Stack: 48 bytes; 1109 instructions; modelled 221.75 core cycles.
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
	sar rax, 1
	mov r10, qword ptr [rsi+16]
	shr r10, 63
	mov r11, qword ptr [rsi+16]
	sar r11, 63
	xor r11, rax
	mov rdx, -2
	sub rdx, qword ptr [rsi+16]
	mov rbx, qword ptr [rsi+16]
	sub rbx, 1
	mov rbp, r8
	sar rbp, 1
	adc r11, rbp
	test r8, r10
	cmovz rdx, rbx
	cmovnz rax, rbp
	test r8b, 1
	cmovz r11, rbp
	mov rbx, rdx
	shr rbx, 63
	mov rbp, rdx
	sar rbp, 63
	xor rbp, rax
	mov r12, -2
	sub r12, rdx
	sub rdx, 1
	mov r13, r11
	sar r13, 1
	adc rbp, r13
	test r11, rbx
	cmovz r12, rdx
	cmovnz rax, r13
	test r11b, 1
	cmovz rbp, r13
	mov r13, r12
	shr r13, 63
	mov rdx, r12
	sar rdx, 63
	xor rdx, rax
	mov r14, -2
	sub r14, r12
	sub r12, 1
	mov r15, rbp
	sar r15, 1
	adc rdx, r15
	test rbp, r13
	cmovz r14, r12
	cmovnz rax, r15
	test bpl, 1
	cmovz rdx, r15
	mov r12, r14
	shr r12, 63
	mov r15, r14
	sar r15, 63
	xor r15, rax
	mov rcx, -2
	sub rcx, r14
	sub r14, 1
	mov r9, rdx
	sar r9, 1
	adc r15, r9
	test rdx, r12
	cmovz rcx, r14
	cmovnz rax, r9
	test dl, 1
	cmovz r15, r9
	mov r9, rcx
	shr r9, 63
	mov r14, rcx
	sar r14, 63
	xor r14, rax
	mov rdx, -2
	sub rdx, rcx
	sub rcx, 1
	mov r8, r15
	sar r8, 1
	adc r14, r8
	test r15, r9
	cmovz rdx, rcx
	cmovnz rax, r8
	test r15b, 1
	cmovz r14, r8
	mov rcx, rdx
	shr rcx, 63
	mov r8, rdx
	sar r8, 63
	xor r8, rax
	mov r9, -2
	sub r9, rdx
	sub rdx, 1
	mov r10, r14
	sar r10, 1
	adc r8, r10
	test r14, rcx
	cmovz r9, rdx
	cmovnz rax, r10
	test r14b, 1
	cmovz r8, r10
	mov r10, r9
	shr r10, 63
	mov rdx, r9
	sar rdx, 63
	xor rdx, rax
	mov rcx, -2
	sub rcx, r9
	sub r9, 1
	mov r11, r8
	sar r11, 1
	adc rdx, r11
	test r8, r10
	cmovz rcx, r9
	cmovnz rax, r11
	test r8b, 1
	cmovz rdx, r11
	mov r9, rcx
	shr r9, 63
	mov r11, rcx
	sar r11, 63
	xor r11, rax
	mov r8, -2
	sub r8, rcx
	sub rcx, 1
	mov r10, rdx
	sar r10, 1
	adc r11, r10
	test rdx, r9
	cmovz r8, rcx
	cmovnz rax, r10
	test dl, 1
	cmovz r11, r10
	mov rcx, r8
	shr rcx, 63
	mov r10, r8
	sar r10, 63
	xor r10, rax
	mov rdx, -2
	sub rdx, r8
	sub r8, 1
	mov r9, r11
	sar r9, 1
	adc r10, r9
	test r11, rcx
	cmovz rdx, r8
	cmovnz rax, r9
	test r11b, 1
	cmovz r10, r9
	mov r8, rdx
	shr r8, 63
	mov r9, rdx
	sar r9, 63
	xor r9, rax
	mov rcx, -2
	sub rcx, rdx
	sub rdx, 1
	mov r11, r10
	sar r11, 1
	adc r9, r11
	test r10, r8
	cmovz rcx, rdx
	cmovnz rax, r11
	test r10b, 1
	cmovz r9, r11
	mov r11, rcx
	shr r11, 63
	mov rdx, rcx
	sar rdx, 63
	xor rdx, rax
	mov r8, -2
	sub r8, rcx
	sub rcx, 1
	mov r10, r9
	sar r10, 1
	adc rdx, r10
	test r9, r11
	cmovz r8, rcx
	cmovnz rax, r10
	test r9b, 1
	cmovz rdx, r10
	mov rcx, r8
	shr rcx, 63
	mov r10, r8
	sar r10, 63
	xor r10, rax
	mov r9, -2
	sub r9, r8
	sub r8, 1
	mov r11, rdx
	sar r11, 1
	adc r10, r11
	test rdx, rcx
	cmovz r9, r8
	cmovnz rax, r11
	test dl, 1
	cmovz r10, r11
	mov r8, r9
	shr r8, 63
	mov r11, r9
	sar r11, 63
	xor r11, rax
	mov rcx, -2
	sub rcx, r9
	sub r9, 1
	mov rdx, r10
	sar rdx, 1
	adc r11, rdx
	test r10, r8
	cmovz rcx, r9
	cmovnz rax, rdx
	test r10b, 1
	cmovz r11, rdx
	mov r9, rcx
	shr r9, 63
	mov rdx, rcx
	sar rdx, 63
	xor rdx, rax
	mov r8, -2
	sub r8, rcx
	sub rcx, 1
	mov r10, r11
	sar r10, 1
	adc rdx, r10
	test r11, r9
	cmovz r8, rcx
	cmovnz rax, r10
	test r11b, 1
	cmovz rdx, r10
	mov rcx, r8
	shr rcx, 63
	mov r10, r8
	sar r10, 63
	xor r10, rax
	mov r9, -2
	sub r9, r8
	sub r8, 1
	mov r11, rdx
	sar r11, 1
	adc r10, r11
	test rdx, rcx
	cmovz r9, r8
	cmovnz rax, r11
	test dl, 1
	cmovz r10, r11
	mov r8, r9
	shr r8, 63
	mov r11, r9
	sar r11, 63
	xor r11, rax
	mov rcx, -2
	sub rcx, r9
	sub r9, 1
	mov rdx, r10
	sar rdx, 1
	adc r11, rdx
	test r10, r8
	cmovz rcx, r9
	cmovnz rax, rdx
	test r10b, 1
	cmovz r11, rdx
	mov r9, rcx
	shr r9, 63
	mov rdx, rcx
	sar rdx, 63
	xor rdx, rax
	mov r8, -2
	sub r8, rcx
	sub rcx, 1
	mov r10, r11
	sar r10, 1
	adc rdx, r10
	test r11, r9
	cmovz r8, rcx
	cmovnz rax, r10
	test r11b, 1
	cmovz rdx, r10
	mov rcx, r8
	shr rcx, 63
	mov r10, r8
	sar r10, 63
	xor r10, rax
	mov r9, -2
	sub r9, r8
	sub r8, 1
	mov r11, rdx
	sar r11, 1
	adc r10, r11
	test rdx, rcx
	cmovz r9, r8
	cmovnz rax, r11
	test dl, 1
	cmovz r10, r11
	mov r8, r9
	shr r8, 63
	mov r11, r9
	sar r11, 63
	xor r11, rax
	mov rcx, -2
	sub rcx, r9
	sub r9, 1
	mov rdx, r10
	sar rdx, 1
	adc r11, rdx
	test r10, r8
	cmovz rcx, r9
	cmovnz rax, rdx
	test r10b, 1
	cmovz r11, rdx
	mov r9, rcx
	shr r9, 63
	mov rdx, rcx
	sar rdx, 63
	xor rdx, rax
	mov r8, -2
	sub r8, rcx
	sub rcx, 1
	mov r10, r11
	sar r10, 1
	adc rdx, r10
	test r11, r9
	cmovz r8, rcx
	cmovnz rax, r10
	test r11b, 1
	cmovz rdx, r10
	shl rax, 1
	add rax, 1
	add rax, 1048576
	mov rcx, rax
	shl rcx, 22
	sar rcx, 43
	movabs r10, 2199023255552
	add rax, r10
	sar rax, 42
	add rdx, 1048576
	mov r10, rdx
	shl r10, 22
	sar r10, 43
	movabs r9, 2199023255552
	add rdx, r9
	sar rdx, 42
	mov r9, rcx
	imul r9, qword ptr [rsi]
	mov r11, rax
	imul r11, qword ptr [rsi+8]
	add r9, r11
	shr r9, 20
	mov r11, r10
	imul r11, qword ptr [rsi]
	mov rbx, rdx
	imul rbx, qword ptr [rsi+8]
	add r11, rbx
	shr r11, 20
	mov rsi, r9
	and esi, 1048575
	movabs rbx, 18446741874686296064
	add rsi, rbx
	mov rbx, r11
	and ebx, 1048575
	movabs rbp, 13835058055282163712
	add rbx, rbp
	sar rsi, 1
	mov rbp, r8
	shr rbp, 63
	mov r12, r8
	sar r12, 63
	xor r12, rsi
	mov r13, -2
	sub r13, r8
	sub r8, 1
	mov r14, rbx
	sar r14, 1
	adc r12, r14
	test rbx, rbp
	cmovz r13, r8
	cmovnz rsi, r14
	test bl, 1
	cmovz r12, r14
	mov r8, r13
	shr r8, 63
	mov r14, r13
	sar r14, 63
	xor r14, rsi
	mov rbx, -2
	sub rbx, r13
	sub r13, 1
	mov rbp, r12
	sar rbp, 1
	adc r14, rbp
	test r12, r8
	cmovz rbx, r13
	cmovnz rsi, rbp
	test r12b, 1
	cmovz r14, rbp
	mov rbp, rbx
	shr rbp, 63
	mov r13, rbx
	sar r13, 63
	xor r13, rsi
	mov r8, -2
	sub r8, rbx
	sub rbx, 1
	mov r12, r14
	sar r12, 1
	adc r13, r12
	test r14, rbp
	cmovz r8, rbx
	cmovnz rsi, r12
	test r14b, 1
	cmovz r13, r12
	mov rbx, r8
	shr rbx, 63
	mov r12, r8
	sar r12, 63
	xor r12, rsi
	mov rbp, -2
	sub rbp, r8
	sub r8, 1
	mov r14, r13
	sar r14, 1
	adc r12, r14
	test r13, rbx
	cmovz rbp, r8
	cmovnz rsi, r14
	test r13b, 1
	cmovz r12, r14
	mov r8, rbp
	shr r8, 63
	mov r14, rbp
	sar r14, 63
	xor r14, rsi
	mov rbx, -2
	sub rbx, rbp
	sub rbp, 1
	mov r13, r12
	sar r13, 1
	adc r14, r13
	test r12, r8
	cmovz rbx, rbp
	cmovnz rsi, r13
	test r12b, 1
	cmovz r14, r13
	mov rbp, rbx
	shr rbp, 63
	mov r13, rbx
	sar r13, 63
	xor r13, rsi
	mov r8, -2
	sub r8, rbx
	sub rbx, 1
	mov r12, r14
	sar r12, 1
	adc r13, r12
	test r14, rbp
	cmovz r8, rbx
	cmovnz rsi, r12
	test r14b, 1
	cmovz r13, r12
	mov rbx, r8
	shr rbx, 63
	mov r12, r8
	sar r12, 63
	xor r12, rsi
	mov rbp, -2
	sub rbp, r8
	sub r8, 1
	mov r14, r13
	sar r14, 1
	adc r12, r14
	test r13, rbx
	cmovz rbp, r8
	cmovnz rsi, r14
	test r13b, 1
	cmovz r12, r14
	mov r8, rbp
	shr r8, 63
	mov r14, rbp
	sar r14, 63
	xor r14, rsi
	mov rbx, -2
	sub rbx, rbp
	sub rbp, 1
	mov r13, r12
	sar r13, 1
	adc r14, r13
	test r12, r8
	cmovz rbx, rbp
	cmovnz rsi, r13
	test r12b, 1
	cmovz r14, r13
	mov rbp, rbx
	shr rbp, 63
	mov r13, rbx
	sar r13, 63
	xor r13, rsi
	mov r8, -2
	sub r8, rbx
	sub rbx, 1
	mov r12, r14
	sar r12, 1
	adc r13, r12
	test r14, rbp
	cmovz r8, rbx
	cmovnz rsi, r12
	test r14b, 1
	cmovz r13, r12
	mov rbx, r8
	shr rbx, 63
	mov r12, r8
	sar r12, 63
	xor r12, rsi
	mov rbp, -2
	sub rbp, r8
	sub r8, 1
	mov r14, r13
	sar r14, 1
	adc r12, r14
	test r13, rbx
	cmovz rbp, r8
	cmovnz rsi, r14
	test r13b, 1
	cmovz r12, r14
	mov r8, rbp
	shr r8, 63
	mov r14, rbp
	sar r14, 63
	xor r14, rsi
	mov rbx, -2
	sub rbx, rbp
	sub rbp, 1
	mov r13, r12
	sar r13, 1
	adc r14, r13
	test r12, r8
	cmovz rbx, rbp
	cmovnz rsi, r13
	test r12b, 1
	cmovz r14, r13
	mov rbp, rbx
	shr rbp, 63
	mov r13, rbx
	sar r13, 63
	xor r13, rsi
	mov r8, -2
	sub r8, rbx
	sub rbx, 1
	mov r12, r14
	sar r12, 1
	adc r13, r12
	test r14, rbp
	cmovz r8, rbx
	cmovnz rsi, r12
	test r14b, 1
	cmovz r13, r12
	mov rbx, r8
	shr rbx, 63
	mov r12, r8
	sar r12, 63
	xor r12, rsi
	mov rbp, -2
	sub rbp, r8
	sub r8, 1
	mov r14, r13
	sar r14, 1
	adc r12, r14
	test r13, rbx
	cmovz rbp, r8
	cmovnz rsi, r14
	test r13b, 1
	cmovz r12, r14
	mov r8, rbp
	shr r8, 63
	mov r14, rbp
	sar r14, 63
	xor r14, rsi
	mov rbx, -2
	sub rbx, rbp
	sub rbp, 1
	mov r13, r12
	sar r13, 1
	adc r14, r13
	test r12, r8
	cmovz rbx, rbp
	cmovnz rsi, r13
	test r12b, 1
	cmovz r14, r13
	mov rbp, rbx
	shr rbp, 63
	mov r13, rbx
	sar r13, 63
	xor r13, rsi
	mov r8, -2
	sub r8, rbx
	sub rbx, 1
	mov r12, r14
	sar r12, 1
	adc r13, r12
	test r14, rbp
	cmovz r8, rbx
	cmovnz rsi, r12
	test r14b, 1
	cmovz r13, r12
	mov rbx, r8
	shr rbx, 63
	mov r12, r8
	sar r12, 63
	xor r12, rsi
	mov rbp, -2
	sub rbp, r8
	sub r8, 1
	mov r14, r13
	sar r14, 1
	adc r12, r14
	test r13, rbx
	cmovz rbp, r8
	cmovnz rsi, r14
	test r13b, 1
	cmovz r12, r14
	mov r8, rbp
	shr r8, 63
	mov r14, rbp
	sar r14, 63
	xor r14, rsi
	mov rbx, -2
	sub rbx, rbp
	sub rbp, 1
	mov r13, r12
	sar r13, 1
	adc r14, r13
	test r12, r8
	cmovz rbx, rbp
	cmovnz rsi, r13
	test r12b, 1
	cmovz r14, r13
	mov rbp, rbx
	shr rbp, 63
	mov r13, rbx
	sar r13, 63
	xor r13, rsi
	mov r8, -2
	sub r8, rbx
	sub rbx, 1
	mov r12, r14
	sar r12, 1
	adc r13, r12
	test r14, rbp
	cmovz r8, rbx
	cmovnz rsi, r12
	test r14b, 1
	cmovz r13, r12
	mov rbx, r8
	shr rbx, 63
	mov r12, r8
	sar r12, 63
	xor r12, rsi
	mov rbp, -2
	sub rbp, r8
	sub r8, 1
	mov r14, r13
	sar r14, 1
	adc r12, r14
	test r13, rbx
	cmovz rbp, r8
	cmovnz rsi, r14
	test r13b, 1
	cmovz r12, r14
	mov r8, rbp
	shr r8, 63
	mov r14, rbp
	sar r14, 63
	xor r14, rsi
	mov rbx, -2
	sub rbx, rbp
	sub rbp, 1
	mov r13, r12
	sar r13, 1
	adc r14, r13
	test r12, r8
	cmovz rbx, rbp
	cmovnz rsi, r13
	test r12b, 1
	cmovz r14, r13
	shl rsi, 1
	add rsi, 1
	add rsi, 1048576
	mov rbp, rsi
	shl rbp, 22
	sar rbp, 43
	movabs r13, 2199023255552
	add rsi, r13
	sar rsi, 42
	add r14, 1048576
	mov r13, r14
	shl r13, 22
	sar r13, 43
	movabs r8, 2199023255552
	add r14, r8
	sar r14, 42
	mov r8, rbp
	imul r8, r9
	mov r12, rsi
	imul r12, r11
	add r8, r12
	shr r8, 20
	imul r9, r13
	imul r11, r14
	add r9, r11
	shr r9, 20
	mov r11, rbp
	imul r11, rcx
	mov r12, rsi
	imul r12, r10
	add r11, r12
	imul rbp, rax
	imul rsi, rdx
	add rbp, rsi
	imul rcx, r13
	imul r10, r14
	add rcx, r10
	imul r13, rax
	imul r14, rdx
	add r13, r14
	and r8d, 1048575
	movabs rax, 18446741874686296064
	add r8, rax
	and r9d, 1048575
	movabs rsi, 13835058055282163712
	add r9, rsi
	sar r8, 1
	mov r10, rbx
	shr r10, 63
	mov r12, rbx
	sar r12, 63
	xor r12, r8
	mov r14, -2
	sub r14, rbx
	sub rbx, 1
	mov rdx, r9
	sar rdx, 1
	adc r12, rdx
	test r9, r10
	cmovz r14, rbx
	cmovnz r8, rdx
	test r9b, 1
	cmovz r12, rdx
	mov rbx, r14
	shr rbx, 63
	mov rdx, r14
	sar rdx, 63
	xor rdx, r8
	mov rax, -2
	sub rax, r14
	sub r14, 1
	mov rsi, r12
	sar rsi, 1
	adc rdx, rsi
	test r12, rbx
	cmovz rax, r14
	cmovnz r8, rsi
	test r12b, 1
	cmovz rdx, rsi
	mov rsi, rax
	shr rsi, 63
	mov r14, rax
	sar r14, 63
	xor r14, r8
	mov r9, -2
	sub r9, rax
	sub rax, 1
	mov r10, rdx
	sar r10, 1
	adc r14, r10
	test rdx, rsi
	cmovz r9, rax
	cmovnz r8, r10
	test dl, 1
	cmovz r14, r10
	mov rax, r9
	shr rax, 63
	mov r10, r9
	sar r10, 63
	xor r10, r8
	mov rdx, -2
	sub rdx, r9
	sub r9, 1
	mov rsi, r14
	sar rsi, 1
	adc r10, rsi
	test r14, rax
	cmovz rdx, r9
	cmovnz r8, rsi
	test r14b, 1
	cmovz r10, rsi
	mov rsi, rdx
	shr rsi, 63
	mov r9, rdx
	sar r9, 63
	xor r9, r8
	mov rax, -2
	sub rax, rdx
	sub rdx, 1
	mov rbx, r10
	sar rbx, 1
	adc r9, rbx
	test r10, rsi
	cmovz rax, rdx
	cmovnz r8, rbx
	test r10b, 1
	cmovz r9, rbx
	mov rbx, rax
	shr rbx, 63
	mov rdx, rax
	sar rdx, 63
	xor rdx, r8
	mov rsi, -2
	sub rsi, rax
	sub rax, 1
	mov r10, r9
	sar r10, 1
	adc rdx, r10
	test r9, rbx
	cmovz rsi, rax
	cmovnz r8, r10
	test r9b, 1
	cmovz rdx, r10
	mov rax, rsi
	shr rax, 63
	mov r10, rsi
	sar r10, 63
	xor r10, r8
	mov r9, -2
	sub r9, rsi
	sub rsi, 1
	mov rbx, rdx
	sar rbx, 1
	adc r10, rbx
	test rdx, rax
	cmovz r9, rsi
	cmovnz r8, rbx
	test dl, 1
	cmovz r10, rbx
	mov rsi, r9
	shr rsi, 63
	mov rbx, r9
	sar rbx, 63
	xor rbx, r8
	mov rax, -2
	sub rax, r9
	sub r9, 1
	mov rdx, r10
	sar rdx, 1
	adc rbx, rdx
	test r10, rsi
	cmovz rax, r9
	cmovnz r8, rdx
	test r10b, 1
	cmovz rbx, rdx
	mov r9, rax
	shr r9, 63
	mov rdx, rax
	sar rdx, 63
	xor rdx, r8
	mov rsi, -2
	sub rsi, rax
	sub rax, 1
	mov r10, rbx
	sar r10, 1
	adc rdx, r10
	test rbx, r9
	cmovz rsi, rax
	cmovnz r8, r10
	test bl, 1
	cmovz rdx, r10
	mov rax, rsi
	shr rax, 63
	mov r10, rsi
	sar r10, 63
	xor r10, r8
	mov r9, -2
	sub r9, rsi
	sub rsi, 1
	mov rbx, rdx
	sar rbx, 1
	adc r10, rbx
	test rdx, rax
	cmovz r9, rsi
	cmovnz r8, rbx
	test dl, 1
	cmovz r10, rbx
	mov rsi, r9
	shr rsi, 63
	mov rbx, r9
	sar rbx, 63
	xor rbx, r8
	mov rax, -2
	sub rax, r9
	sub r9, 1
	mov rdx, r10
	sar rdx, 1
	adc rbx, rdx
	test r10, rsi
	cmovz rax, r9
	cmovnz r8, rdx
	test r10b, 1
	cmovz rbx, rdx
	mov r9, rax
	shr r9, 63
	mov rdx, rax
	sar rdx, 63
	xor rdx, r8
	mov rsi, -2
	sub rsi, rax
	sub rax, 1
	mov r10, rbx
	sar r10, 1
	adc rdx, r10
	test rbx, r9
	cmovz rsi, rax
	cmovnz r8, r10
	test bl, 1
	cmovz rdx, r10
	mov rax, rsi
	shr rax, 63
	mov r10, rsi
	sar r10, 63
	xor r10, r8
	mov r9, -2
	sub r9, rsi
	sub rsi, 1
	mov rbx, rdx
	sar rbx, 1
	adc r10, rbx
	test rdx, rax
	cmovz r9, rsi
	cmovnz r8, rbx
	test dl, 1
	cmovz r10, rbx
	mov rsi, r9
	shr rsi, 63
	mov rbx, r9
	sar rbx, 63
	xor rbx, r8
	mov rax, -2
	sub rax, r9
	sub r9, 1
	mov rdx, r10
	sar rdx, 1
	adc rbx, rdx
	test r10, rsi
	cmovz rax, r9
	cmovnz r8, rdx
	test r10b, 1
	cmovz rbx, rdx
	mov r9, rax
	shr r9, 63
	mov rdx, rax
	sar rdx, 63
	xor rdx, r8
	mov rsi, -2
	sub rsi, rax
	sub rax, 1
	mov r10, rbx
	sar r10, 1
	adc rdx, r10
	test rbx, r9
	cmovz rsi, rax
	cmovnz r8, r10
	test bl, 1
	cmovz rdx, r10
	mov rax, rsi
	shr rax, 63
	mov r10, rsi
	sar r10, 63
	xor r10, r8
	mov r9, -2
	sub r9, rsi
	sub rsi, 1
	mov rbx, rdx
	sar rbx, 1
	adc r10, rbx
	test rdx, rax
	cmovz r9, rsi
	cmovnz r8, rbx
	test dl, 1
	cmovz r10, rbx
	mov rsi, r9
	shr rsi, 63
	mov rbx, r9
	sar rbx, 63
	xor rbx, r8
	mov rax, -2
	sub rax, r9
	sub r9, 1
	mov rdx, r10
	sar rdx, 1
	adc rbx, rdx
	test r10, rsi
	cmovz rax, r9
	cmovnz r8, rdx
	test r10b, 1
	cmovz rbx, rdx
	mov r9, rax
	shr r9, 63
	mov rdx, rax
	sar rdx, 63
	xor rdx, r8
	mov rsi, -2
	sub rsi, rax
	sub rax, 1
	mov r10, rbx
	sar r10, 1
	adc rdx, r10
	test rbx, r9
	cmovz rsi, rax
	cmovnz r8, r10
	test bl, 1
	cmovz rdx, r10
	mov rax, rsi
	shr rax, 63
	mov r10, rsi
	sar r10, 63
	xor r10, r8
	mov r9, -2
	sub r9, rsi
	sub rsi, 1
	mov rbx, rdx
	sar rbx, 1
	adc r10, rbx
	test rdx, rax
	cmovz r9, rsi
	cmovnz r8, rbx
	test dl, 1
	cmovz r10, rbx
	mov rsi, r9
	shr rsi, 63
	mov rbx, r9
	sar rbx, 63
	xor rbx, r8
	mov rax, -2
	sub rax, r9
	sub r9, 1
	mov rdx, r10
	sar rdx, 1
	adc rbx, rdx
	test r10, rsi
	cmovz rax, r9
	mov qword ptr [rdi+32], rax
	cmovnz r8, rdx
	test r10b, 1
	cmovz rbx, rdx
	shl r8, 1
	add r8, 1
	add r8, 1048576
	mov rax, r8
	shl rax, 22
	sar rax, 43
	movabs r9, 2199023255552
	add r8, r9
	sar r8, 42
	add rbx, 1048576
	mov rdx, rbx
	shl rdx, 22
	sar rdx, 43
	add rbx, r9
	sar rbx, 42
	mov r9, rax
	imul r9, r11
	mov rsi, r8
	imul rsi, rcx
	add r9, rsi
	imul rax, rbp
	imul r8, r13
	add rax, r8
	imul r11, rdx
	imul rcx, rbx
	add r11, rcx
	imul rdx, rbp
	imul rbx, r13
	add rdx, rbx
	mov ecx, 0
	sub rcx, r9
	mov qword ptr [rdi], rcx
	mov ecx, 0
	sub rcx, rax
	mov qword ptr [rdi+8], rcx
	mov eax, 0
	sub rax, r11
	mov qword ptr [rdi+16], rax
	mov eax, 0
	sub rax, rdx
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
TED256189_END(TED256189_NAME(ted256189_sc_divsteps))

#if defined(__linux__) && defined(__ELF__)
	.section .note.GNU-stack,"",@progbits
#endif
