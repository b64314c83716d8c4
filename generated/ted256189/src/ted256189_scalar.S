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
#define TED256189_BEGIN(x) .private_extern TED256189_NAME(x); .globl TED256189_NAME(x); .p2align 6; TED256189_NAME(x):
#define TED256189_END(x)
#elif defined(_WIN32)
#define TED256189_NAME(x) x
#define TED256189_BEGIN(x) .globl x; .p2align 6; x:
#define TED256189_END(x)
#else
#define TED256189_NAME(x) x
#define TED256189_BEGIN(x) .globl x; .hidden x; .type x, @function; .p2align 6; x:
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
 * Stack: 8 bytes; 29 instructions; modelled 3.0 core cycles.
 */
TED256189_BEGIN(TED256189_NAME(ted256189_sc_sub))
	.cfi_startproc
	TED256189_ENTRY
	push rbx
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset rbx, 0
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
	mov r11, rsi
	and r11, r10
	movabs rdx, 14968760213777864538
	mov rbx, rsi
	and rbx, rdx
	movabs rdx, 13835058055282163711
	mov r10, rsi
	and r10, rdx
	sub rax, r11
	mov qword ptr [rdi], rax
	sbb rcx, rbx
	mov qword ptr [rdi+8], rcx
	sbb r8, rsi
	mov qword ptr [rdi+16], r8
	sbb r9, r10
	mov qword ptr [rdi+24], r9
	pop rbx
	.cfi_adjust_cfa_offset -8
	.cfi_restore rbx
	ret
	.cfi_endproc
TED256189_END(TED256189_NAME(ted256189_sc_sub))

/* void ted256189_sc_neg(uint64_t *r, const uint64_t *a)
 * r (out) in rdi, a (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * mod r: -a. The result is below the order; a: below the order.
 * Stack: 8 bytes; 29 instructions; modelled 3.0 core cycles.
 */
TED256189_BEGIN(TED256189_NAME(ted256189_sc_neg))
	.cfi_startproc
	TED256189_ENTRY
	push rbx
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset rbx, 0
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
	mov r11, rsi
	and r11, r10
	movabs rdx, 14968760213777864538
	mov rbx, rsi
	and rbx, rdx
	movabs rdx, 13835058055282163711
	mov r10, rsi
	and r10, rdx
	sub rax, r11
	mov qword ptr [rdi], rax
	sbb rcx, rbx
	mov qword ptr [rdi+8], rcx
	sbb r8, rsi
	mov qword ptr [rdi+16], r8
	sbb r9, r10
	mov qword ptr [rdi+24], r9
	pop rbx
	.cfi_adjust_cfa_offset -8
	.cfi_restore rbx
	ret
	.cfi_endproc
TED256189_END(TED256189_NAME(ted256189_sc_neg))

/* void ted256189_sc_mul(uint64_t *r, const uint64_t *a, const uint64_t *b)
 * r (out) in rdi, a (in) in rsi, b (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * mod r: a*b. The result is below the order; a: below the order; b: below the order.
 * Stack: 48 bytes and 32 bytes of red zone; 252 instructions; modelled 67.5 core cycles.
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
	mov rdx, rbx
	movabs rax, 8539701142347022900
	mulx rsi, r13, rax
	movabs rbx, 13911935439726748310
	mulx r14, r15, rbx
	mov qword ptr [rsp-32], rdi
	movabs rdi, 9907042931362528716
	mov qword ptr [rsp-24], r10
	mov qword ptr [rsp-16], rbp
	mulx r10, rbp, rdi
	movabs rdi, 4534808633982803305
	mov qword ptr [rsp-8], r11
	mulx r11, rdx, rdi
	add rsi, r15
	adc r14, rbp
	adc r10, rdx
	adc r11, 0
	mov rdx, r12
	mulx rbp, r15, rax
	xor eax, eax
	adcx rsi, r15
	adox r14, rbp
	mulx rbp, r12, rbx
	adcx r14, r12
	adox r10, rbp
	movabs rbx, 9907042931362528716
	mulx rbp, r12, rbx
	adcx r10, r12
	adox r11, rbp
	mulx rbx, rdx, rdi
	adcx r11, rdx
	adox rbx, rax
	adc rbx, 0
	add r8, r13
	adc rcx, rsi
	adc r9, r14
	adc r10, qword ptr [rsp-8]
	adc r11, qword ptr [rsp-16]
	adc rbx, qword ptr [rsp-24]
	sbb rsi, rsi
	movabs rdi, 8539701142347022900
	mov rbp, rsi
	and rbp, rdi
	movabs r12, 13911935439726748310
	mov r13, rsi
	and r13, r12
	movabs r14, 9907042931362528716
	mov r15, rsi
	and r15, r14
	movabs rdx, 4534808633982803305
	and rsi, rdx
	mov rdx, rbx
	movabs rax, 11358297322441531533
	mulx rdi, r12, rax
	xor eax, eax
	adcx rbp, r12
	adox r13, rdi
	movabs rdi, 13385026791294215793
	mulx rbx, r12, rdi
	adcx r13, r12
	adox r15, rbx
	movabs rdi, 4534808633982803305
	mulx rbx, r12, rdi
	adcx r15, r12
	adox rsi, rbx
	movabs rdi, 4611686018427387903
	mulx rbx, rdx, rdi
	adcx rsi, rdx
	adox rbx, rax
	adc rbx, 0
	add r8, rbp
	adc rcx, r13
	adc r9, r15
	adc r10, rsi
	adc r11, rbx
	sbb rsi, rsi
	movabs rdi, 8539701142347022900
	mov rbx, rsi
	and rbx, rdi
	movabs rbp, 13911935439726748310
	mov r12, rsi
	and r12, rbp
	mov r13, rsi
	and r13, r14
	movabs r15, 4534808633982803305
	and rsi, r15
	mov rdx, r11
	movabs rax, 11358297322441531533
	mulx rdi, rbp, rax
	xor eax, eax
	adcx rbx, rbp
	adox r12, rdi
	movabs rdi, 13385026791294215793
	mulx r11, rbp, rdi
	adcx r12, rbp
	adox r13, r11
	movabs rdi, 4534808633982803305
	mulx r11, rbp, rdi
	adcx r13, rbp
	adox rsi, r11
	movabs rdi, 4611686018427387903
	mulx r11, rdx, rdi
	adcx rsi, rdx
	adox r11, rax
	adc r11, 0
	movabs rdi, 11832233418345225659
	mov rbp, rbx
	imul rbp, rdi
	mov rdx, rbp
	movabs rdi, 11358297322441531533
	mulx rax, r14, rdi
	xor edi, edi
	adcx rbx, r14
	adox r12, rax
	movabs rax, 3477983859931687077
	mulx rbx, rbp, rax
	adcx r12, rbp
	adox r13, rbx
	mov eax, 0
	mulx rbx, rbp, rax
	adcx r13, rbp
	adox rsi, rbx
	movabs rax, 4611686018427387904
	mulx rbx, rdx, rax
	adcx rsi, rdx
	adox r11, rbx
	adc r11, 0
	add r12, r8
	adc r13, rcx
	adc rsi, r9
	adc r11, r10
	mov eax, 0
	adc rax, 0
	movabs rcx, 15628147893615042983
	mov r8, r12
	sub r8, rcx
	movabs r9, 10433951579795061232
	mov r10, r13
	sbb r10, r9
	mov rbx, rsi
	sbb rbx, 0
	movabs rbp, 13835058055282163712
	mov r14, r11
	sbb r14, rbp
	sbb rax, 0
	cmovc r8, r12
	cmovc r10, r13
	cmovc rbx, rsi
	cmovc r14, r11
	movabs rax, 4269850571173511450
	mov rsi, r8
	sub rsi, rax
	movabs r11, 6955967719863374155
	mov r12, r10
	sbb r12, r11
	mov r13, rbx
	sbb r13, 0
	movabs rdx, 9223372036854775808
	mov rax, r14
	sbb rax, rdx
	cmovc rsi, r8
	cmovc r12, r10
	cmovc r13, rbx
	cmovc rax, r14
	movabs r8, 11358297322441531533
	mov r10, rsi
	sub r10, r8
	movabs rbx, 3477983859931687077
	mov r14, r12
	sbb r14, rbx
	mov rcx, r13
	sbb rcx, 0
	movabs rdx, 4611686018427387904
	mov rdi, rax
	sbb rdi, rdx
	cmovc r10, rsi
	mov rdx, qword ptr [rsp-32]
	mov qword ptr [rdx], r10
	cmovc r14, r12
	mov qword ptr [rdx+8], r14
	cmovc rcx, r13
	mov qword ptr [rdx+16], rcx
	cmovc rdi, rax
	mov qword ptr [rdx+24], rdi
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
 * Stack: 48 bytes and 32 bytes of red zone; 258 instructions; modelled 68.75 core cycles.
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
	mov rdx, rbp
	movabs rax, 8539701142347022900
	mulx rsi, r13, rax
	movabs rbp, 13911935439726748310
	mulx r14, r15, rbp
	mov qword ptr [rsp-32], rdi
	movabs rdi, 9907042931362528716
	mov qword ptr [rsp-24], r10
	mov qword ptr [rsp-16], rcx
	mulx r10, rcx, rdi
	movabs rdi, 4534808633982803305
	mov qword ptr [rsp-8], rbx
	mulx rbx, rdx, rdi
	add rsi, r15
	adc r14, rcx
	adc r10, rdx
	adc rbx, 0
	mov rdx, r12
	mulx rcx, r15, rax
	xor eax, eax
	adcx rsi, r15
	adox r14, rcx
	mulx rcx, r12, rbp
	adcx r14, r12
	adox r10, rcx
	movabs rcx, 9907042931362528716
	mulx rbp, r12, rcx
	adcx r10, r12
	adox rbx, rbp
	mulx rcx, rdx, rdi
	adcx rbx, rdx
	adox rcx, rax
	adc rcx, 0
	add r9, r13
	adc r8, rsi
	adc r11, r14
	adc r10, qword ptr [rsp-8]
	adc rbx, qword ptr [rsp-16]
	adc rcx, qword ptr [rsp-24]
	sbb rsi, rsi
	movabs rdi, 8539701142347022900
	mov rbp, rsi
	and rbp, rdi
	movabs r12, 13911935439726748310
	mov r13, rsi
	and r13, r12
	movabs r14, 9907042931362528716
	mov r15, rsi
	and r15, r14
	movabs rdx, 4534808633982803305
	and rsi, rdx
	mov rdx, rcx
	movabs rax, 11358297322441531533
	mulx rdi, r12, rax
	xor eax, eax
	adcx rbp, r12
	adox r13, rdi
	movabs rcx, 13385026791294215793
	mulx rdi, r12, rcx
	adcx r13, r12
	adox r15, rdi
	movabs rcx, 4534808633982803305
	mulx rdi, r12, rcx
	adcx r15, r12
	adox rsi, rdi
	movabs rcx, 4611686018427387903
	mulx rdi, rdx, rcx
	adcx rsi, rdx
	adox rdi, rax
	adc rdi, 0
	add r9, rbp
	adc r8, r13
	adc r11, r15
	adc r10, rsi
	adc rbx, rdi
	sbb rcx, rcx
	movabs rsi, 8539701142347022900
	mov rdi, rcx
	and rdi, rsi
	movabs rbp, 13911935439726748310
	mov r12, rcx
	and r12, rbp
	mov r13, rcx
	and r13, r14
	movabs r15, 4534808633982803305
	and rcx, r15
	mov rdx, rbx
	movabs rax, 11358297322441531533
	mulx rsi, rbp, rax
	xor eax, eax
	adcx rdi, rbp
	adox r12, rsi
	movabs rsi, 13385026791294215793
	mulx rbx, rbp, rsi
	adcx r12, rbp
	adox r13, rbx
	movabs rsi, 4534808633982803305
	mulx rbx, rbp, rsi
	adcx r13, rbp
	adox rcx, rbx
	movabs rsi, 4611686018427387903
	mulx rbx, rdx, rsi
	adcx rcx, rdx
	adox rbx, rax
	adc rbx, 0
	movabs rsi, 11832233418345225659
	mov rbp, rdi
	imul rbp, rsi
	mov rdx, rbp
	movabs rsi, 11358297322441531533
	mulx rax, r14, rsi
	xor esi, esi
	adcx rdi, r14
	adox r12, rax
	movabs rax, 3477983859931687077
	mulx rdi, rbp, rax
	adcx r12, rbp
	adox r13, rdi
	mov eax, 0
	mulx rdi, rbp, rax
	adcx r13, rbp
	adox rcx, rdi
	movabs rax, 4611686018427387904
	mulx rdi, rdx, rax
	adcx rcx, rdx
	adox rbx, rdi
	adc rbx, 0
	add r12, r9
	adc r13, r8
	adc rcx, r11
	adc rbx, r10
	mov eax, 0
	adc rax, 0
	movabs rdi, 15628147893615042983
	mov r8, r12
	sub r8, rdi
	movabs r9, 10433951579795061232
	mov r10, r13
	sbb r10, r9
	mov r11, rcx
	sbb r11, 0
	movabs rbp, 13835058055282163712
	mov r14, rbx
	sbb r14, rbp
	sbb rax, 0
	cmovc r8, r12
	cmovc r10, r13
	cmovc r11, rcx
	cmovc r14, rbx
	movabs rax, 4269850571173511450
	mov rcx, r8
	sub rcx, rax
	movabs rbx, 6955967719863374155
	mov r12, r10
	sbb r12, rbx
	mov r13, r11
	sbb r13, 0
	movabs rdx, 9223372036854775808
	mov rax, r14
	sbb rax, rdx
	cmovc rcx, r8
	cmovc r12, r10
	cmovc r13, r11
	cmovc rax, r14
	movabs r8, 11358297322441531533
	mov r10, rcx
	sub r10, r8
	movabs r11, 3477983859931687077
	mov r14, r12
	sbb r14, r11
	mov rdx, r13
	sbb rdx, 0
	movabs rsi, 4611686018427387904
	mov rdi, rax
	sbb rdi, rsi
	cmovc r10, rcx
	mov rsi, qword ptr [rsp-32]
	mov qword ptr [rsi], r10
	cmovc r14, r12
	mov qword ptr [rsi+8], r14
	cmovc rdx, r13
	mov qword ptr [rsi+16], rdx
	cmovc rdi, rax
	mov qword ptr [rsi+24], rdi
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
 * Stack: 48 bytes and 8 bytes of red zone; 194 instructions; modelled 43.75 core cycles.
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
	push r15
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset r15, 0
	mov rax, rdx
	mov rdx, qword ptr [rsi+16]
	movabs rcx, 8539701142347022900
	mulx r8, r9, rcx
	movabs r10, 13911935439726748310
	mulx r11, rbx, r10
	movabs rbp, 9907042931362528716
	mulx r12, r13, rbp
	movabs r14, 4534808633982803305
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
	movabs rsi, 8539701142347022900
	mov rbx, rax
	and rbx, rsi
	movabs rbp, 13911935439726748310
	mov r13, rax
	and r13, rbp
	movabs r14, 9907042931362528716
	mov rdx, rax
	and rdx, r14
	movabs rcx, 4534808633982803305
	and rax, rcx
	mov qword ptr [rsp-8], rdx
	mov rdx, r10
	movabs rcx, 11358297322441531533
	mulx rsi, rbp, rcx
	xor ecx, ecx
	adcx rbx, rbp
	adox r13, rsi
	movabs rsi, 13385026791294215793
	mulx r10, rbp, rsi
	adcx r13, rbp
	adox r10, qword ptr [rsp-8]
	movabs rsi, 4534808633982803305
	mulx rbp, rcx, rsi
	adcx r10, rcx
	adox rax, rbp
	movabs rcx, 4611686018427387903
	mulx rsi, rdx, rcx
	adcx rax, rdx
	mov ecx, 0
	adox rsi, rcx
	adc rsi, 0
	add r9, rbx
	adc r8, r13
	adc r11, r10
	adc r12, rax
	adc r15, rsi
	sbb rax, rax
	movabs rsi, 8539701142347022900
	mov r10, rax
	and r10, rsi
	movabs rbx, 13911935439726748310
	mov rbp, rax
	and rbp, rbx
	mov r13, rax
	and r13, r14
	movabs rdx, 4534808633982803305
	and rax, rdx
	mov rdx, r15
	movabs rcx, 11358297322441531533
	mulx rsi, rbx, rcx
	xor ecx, ecx
	adcx r10, rbx
	adox rbp, rsi
	movabs rsi, 13385026791294215793
	mulx rbx, r15, rsi
	adcx rbp, r15
	adox r13, rbx
	movabs rsi, 4534808633982803305
	mulx rbx, r15, rsi
	adcx r13, r15
	adox rax, rbx
	movabs rsi, 4611686018427387903
	mulx rbx, rdx, rsi
	adcx rax, rdx
	adox rbx, rcx
	adc rbx, 0
	movabs rsi, 11832233418345225659
	mov r15, r10
	imul r15, rsi
	mov rdx, r15
	movabs rsi, 11358297322441531533
	mulx rcx, r14, rsi
	xor esi, esi
	adcx r10, r14
	adox rbp, rcx
	movabs rcx, 3477983859931687077
	mulx r10, r14, rcx
	adcx rbp, r14
	adox r13, r10
	mov ecx, 0
	mulx r10, r14, rcx
	adcx r13, r14
	adox rax, r10
	movabs rcx, 4611686018427387904
	mulx r10, rdx, rcx
	adcx rax, rdx
	adox rbx, r10
	adc rbx, 0
	add rbp, r9
	adc r13, r8
	adc rax, r11
	adc rbx, r12
	mov ecx, 0
	adc rcx, 0
	movabs r8, 15628147893615042983
	mov r9, rbp
	sub r9, r8
	movabs r10, 10433951579795061232
	mov r11, r13
	sbb r11, r10
	mov r12, rax
	sbb r12, 0
	movabs r14, 13835058055282163712
	mov r15, rbx
	sbb r15, r14
	sbb rcx, 0
	cmovc r9, rbp
	cmovc r11, r13
	cmovc r12, rax
	cmovc r15, rbx
	movabs rax, 4269850571173511450
	mov rcx, r9
	sub rcx, rax
	movabs rbx, 6955967719863374155
	mov rbp, r11
	sbb rbp, rbx
	mov r13, r12
	sbb r13, 0
	movabs rdx, 9223372036854775808
	mov rax, r15
	sbb rax, rdx
	cmovc rcx, r9
	cmovc rbp, r11
	cmovc r13, r12
	cmovc rax, r15
	movabs r9, 11358297322441531533
	mov r11, rcx
	sub r11, r9
	movabs r12, 3477983859931687077
	mov r15, rbp
	sbb r15, r12
	mov rdx, r13
	sbb rdx, 0
	movabs rsi, 4611686018427387904
	mov r8, rax
	sbb r8, rsi
	cmovc r11, rcx
	mov qword ptr [rdi], r11
	cmovc r15, rbp
	mov qword ptr [rdi+8], r15
	cmovc rdx, r13
	mov qword ptr [rdi+16], rdx
	cmovc r8, rax
	mov qword ptr [rdi+24], r8
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
TED256189_END(TED256189_NAME(ted256189_sc_fold))

/* void ted256189_sc_reduce_wide(uint64_t *r, const uint64_t *t)
 * r (out) in rdi, t (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * mod r: t. The result is below the order; t: any 8 words.
 * Stack: 48 bytes; 192 instructions; modelled 43.75 core cycles.
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
	push r15
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset r15, 0
	mov rdx, qword ptr [rsi+48]
	movabs rax, 8539701142347022900
	mulx rcx, r8, rax
	movabs r9, 13911935439726748310
	mulx r10, r11, r9
	movabs rbx, 9907042931362528716
	mulx rbp, r12, rbx
	movabs r13, 4534808633982803305
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
	movabs r11, 8539701142347022900
	mov rbx, rsi
	and rbx, r11
	movabs r12, 13911935439726748310
	mov r13, rsi
	and r13, r12
	movabs rdx, 9907042931362528716
	mov r15, rsi
	and r15, rdx
	movabs rax, 4534808633982803305
	and rsi, rax
	mov rdx, r9
	movabs rax, 11358297322441531533
	mulx r11, r12, rax
	xor eax, eax
	adcx rbx, r12
	adox r13, r11
	movabs r9, 13385026791294215793
	mulx r11, r12, r9
	adcx r13, r12
	adox r15, r11
	movabs r9, 4534808633982803305
	mulx r11, r12, r9
	adcx r15, r12
	adox rsi, r11
	movabs r9, 4611686018427387903
	mulx r11, rdx, r9
	adcx rsi, rdx
	adox r11, rax
	adc r11, 0
	add r8, rbx
	adc rcx, r13
	adc r10, r15
	adc rbp, rsi
	adc r14, r11
	sbb rsi, rsi
	movabs r9, 8539701142347022900
	mov r11, rsi
	and r11, r9
	movabs rbx, 13911935439726748310
	mov r12, rsi
	and r12, rbx
	movabs r13, 9907042931362528716
	mov r15, rsi
	and r15, r13
	movabs rdx, 4534808633982803305
	and rsi, rdx
	mov rdx, r14
	movabs rax, 11358297322441531533
	mulx r9, rbx, rax
	xor eax, eax
	adcx r11, rbx
	adox r12, r9
	movabs r9, 13385026791294215793
	mulx rbx, r14, r9
	adcx r12, r14
	adox r15, rbx
	movabs r9, 4534808633982803305
	mulx rbx, r14, r9
	adcx r15, r14
	adox rsi, rbx
	movabs r9, 4611686018427387903
	mulx rbx, rdx, r9
	adcx rsi, rdx
	adox rbx, rax
	adc rbx, 0
	movabs r9, 11832233418345225659
	mov r14, r11
	imul r14, r9
	mov rdx, r14
	movabs r9, 11358297322441531533
	mulx rax, r13, r9
	xor r9d, r9d
	adcx r11, r13
	adox r12, rax
	movabs rax, 3477983859931687077
	mulx r11, r13, rax
	adcx r12, r13
	adox r15, r11
	mov eax, 0
	mulx r11, r13, rax
	adcx r15, r13
	adox rsi, r11
	movabs rax, 4611686018427387904
	mulx r11, rdx, rax
	adcx rsi, rdx
	adox rbx, r11
	adc rbx, 0
	add r12, r8
	adc r15, rcx
	adc rsi, r10
	adc rbx, rbp
	mov eax, 0
	adc rax, 0
	movabs rcx, 15628147893615042983
	mov r8, r12
	sub r8, rcx
	movabs r10, 10433951579795061232
	mov r11, r15
	sbb r11, r10
	mov rbp, rsi
	sbb rbp, 0
	movabs r13, 13835058055282163712
	mov r14, rbx
	sbb r14, r13
	sbb rax, 0
	cmovc r8, r12
	cmovc r11, r15
	cmovc rbp, rsi
	cmovc r14, rbx
	movabs rax, 4269850571173511450
	mov rsi, r8
	sub rsi, rax
	movabs rbx, 6955967719863374155
	mov r12, r11
	sbb r12, rbx
	mov r15, rbp
	sbb r15, 0
	movabs rdx, 9223372036854775808
	mov rax, r14
	sbb rax, rdx
	cmovc rsi, r8
	cmovc r12, r11
	cmovc r15, rbp
	cmovc rax, r14
	movabs r8, 11358297322441531533
	mov r11, rsi
	sub r11, r8
	movabs rbp, 3477983859931687077
	mov r14, r12
	sbb r14, rbp
	mov rcx, r15
	sbb rcx, 0
	movabs rdx, 4611686018427387904
	mov r8, rax
	sbb r8, rdx
	cmovc r11, rsi
	mov qword ptr [rdi], r11
	cmovc r14, r12
	mov qword ptr [rdi+8], r14
	cmovc rcx, r15
	mov qword ptr [rdi+16], rcx
	cmovc r8, rax
	mov qword ptr [rdi+24], r8
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
TED256189_END(TED256189_NAME(ted256189_sc_reduce_wide))

#if defined(__linux__) && defined(__ELF__)
	.section .note.GNU-stack,"",@progbits
#endif
