/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build jac256189 --cpu zen4 --level adx --abi sysv --prefix jac256189
   Do not edit.
   Input jac256189.toml: sha256 66c592e23221a78aba283a6dd4d11781f1167957cdd3d858eb4b46642e7de032 */
/* Arithmetic modulo the order, x86_64 level adx (needs bmi2, adx, avx2), System V calling convention.
 * GNU as and clang, Intel syntax.
 */
#if !defined(__x86_64__)
#error "this file is x86-64 assembly"
#endif
#if defined(__CET__) && __has_include(<cet.h>)
#include <cet.h>
#define JAC256189_ENTRY _CET_ENDBR
#else
#define JAC256189_ENTRY
#endif
#if defined(__APPLE__)
#define JAC256189_NAME(x) _##x
#define JAC256189_BEGIN(x) .private_extern x; .globl x; .p2align 6; x:
#define JAC256189_END(x)
#elif defined(_WIN32)
#define JAC256189_NAME(x) x
#define JAC256189_BEGIN(x) .globl x; .p2align 6; x:
#define JAC256189_END(x)
#else
#define JAC256189_NAME(x) x
/* A section for each routine, so that a linker with --gc-sections drops what a program does not call. */
#define JAC256189_BEGIN(x) .section .text.x, "ax", @progbits; .globl x; .hidden x; .type x, @function; .p2align 6; x:
#define JAC256189_END(x) .size x, .-x
#endif

	.intel_syntax noprefix
	.text

/* void jac256189_sc_add(uint64_t *r, const uint64_t *a, const uint64_t *b)
 * r (out) in rdi, a (in) in rsi, b (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * mod r: a+b. The result is below the order; a: below the order; b: below the order.
 * Stack: 8 bytes; 31 instructions; modelled 3.0 core cycles.
 */
JAC256189_BEGIN(JAC256189_NAME(jac256189_sc_add))
	.cfi_startproc
	JAC256189_ENTRY
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
	movabs rsi, 5823998606143036725
	mov r10, rax
	sub r10, rsi
	movabs r11, 14730096831151915467
	mov rdx, rcx
	sbb rdx, r11
	movabs rbx, 11068046444225730969
	mov rsi, r8
	sbb rsi, rbx
	movabs r11, 1844674407370955161
	mov rbx, r9
	sbb rbx, r11
	cmovc r10, rax
	mov qword ptr [rdi], r10
	cmovc rdx, rcx
	mov qword ptr [rdi+8], rdx
	cmovc rsi, r8
	mov qword ptr [rdi+16], rsi
	cmovc rbx, r9
	mov qword ptr [rdi+24], rbx
	pop rbx
	.cfi_adjust_cfa_offset -8
	.cfi_restore rbx
	ret
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_sc_add))

/* void jac256189_sc_sub(uint64_t *r, const uint64_t *a, const uint64_t *b)
 * r (out) in rdi, a (in) in rsi, b (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * mod r: a-b. The result is below the order; a: below the order; b: below the order.
 * Stack: 8 bytes; 28 instructions; modelled 3.25 core cycles.
 */
JAC256189_BEGIN(JAC256189_NAME(jac256189_sc_sub))
	.cfi_startproc
	JAC256189_ENTRY
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
	movabs r10, 12622745467566514891
	and r10, rsi
	movabs r11, 3716647242557636148
	and r11, rsi
	movabs rdx, 7378697629483820646
	and rdx, rsi
	movabs rbx, 16602069666338596454
	and rsi, rbx
	sub rax, r10
	mov qword ptr [rdi], rax
	sbb rcx, r11
	mov qword ptr [rdi+8], rcx
	sbb r8, rdx
	mov qword ptr [rdi+16], r8
	sbb r9, rsi
	mov qword ptr [rdi+24], r9
	pop rbx
	.cfi_adjust_cfa_offset -8
	.cfi_restore rbx
	ret
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_sc_sub))

/* void jac256189_sc_neg(uint64_t *r, const uint64_t *a)
 * r (out) in rdi, a (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * mod r: -a. The result is below the order; a: below the order.
 * Stack: 8 bytes; 28 instructions; modelled 3.25 core cycles.
 */
JAC256189_BEGIN(JAC256189_NAME(jac256189_sc_neg))
	.cfi_startproc
	JAC256189_ENTRY
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
	movabs r10, 12622745467566514891
	and r10, rsi
	movabs r11, 3716647242557636148
	and r11, rsi
	movabs rdx, 7378697629483820646
	and rdx, rsi
	movabs rbx, 16602069666338596454
	and rsi, rbx
	sub rax, r10
	mov qword ptr [rdi], rax
	sbb rcx, r11
	mov qword ptr [rdi+8], rcx
	sbb r8, rdx
	mov qword ptr [rdi+16], r8
	sbb r9, rsi
	mov qword ptr [rdi+24], r9
	pop rbx
	.cfi_adjust_cfa_offset -8
	.cfi_restore rbx
	ret
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_sc_neg))

/* void jac256189_sc_mul(uint64_t *r, const uint64_t *a, const uint64_t *b)
 * r (out) in rdi, a (in) in rsi, b (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * mod r: a*b. The result is below the order; a: below the order; b: below the order.
 * Stack: 48 bytes and 24 bytes of red zone; 226 instructions; modelled 60.5 core cycles.
 */
JAC256189_BEGIN(JAC256189_NAME(jac256189_sc_mul))
	.cfi_startproc
	JAC256189_ENTRY
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
	movabs rdx, 10673248957005632009
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
	movabs rdx, 18310251934630922488
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
	movabs rdx, 10673248957005632009
	mulx r10, r11, r15
	mulx rbx, rbp, r9
	add r10, rbp
	adc rbx, 0
	movabs rdx, 18310251934630922488
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
	movabs rcx, 10673248957005632009
	mulx r10, r11, rcx
	movabs rcx, 18310251934630922488
	mulx r9, rdx, rcx
	add r10, rdx
	adc r9, 0
	sub r8, r11
	sbb rbp, r10
	sbb rsi, r9
	sbb rax, 0
	sbb rcx, rcx
	movabs r9, 12622745467566514891
	and r9, rcx
	movabs r10, 3716647242557636148
	and r10, rcx
	movabs r11, 7378697629483820646
	and r11, rcx
	movabs rbx, 16602069666338596454
	and rcx, rbx
	sub r8, r9
	sbb rbp, r10
	sbb rsi, r11
	sbb rax, rcx
	movabs rcx, 17471995818429110175
	mov r9, r8
	sub r9, rcx
	movabs r10, 7296802346036643169
	mov r11, rbp
	sbb r11, r10
	movabs r12, 14757395258967641293
	mov r13, rsi
	sbb r13, r12
	movabs r15, 5534023222112865484
	mov rdx, rax
	sbb rdx, r15
	cmovc r9, r8
	cmovc r11, rbp
	cmovc r13, rsi
	cmovc rdx, rax
	movabs rax, 11647997212286073450
	mov rsi, r9
	sub rsi, rax
	movabs r8, 11013449588594279318
	mov rbp, r11
	sbb rbp, r8
	movabs rax, 3689348814741910323
	mov rcx, r13
	sbb rcx, rax
	mov rdi, rdx
	sbb rdi, rax
	cmovc rsi, r9
	cmovc rbp, r11
	cmovc rcx, r13
	cmovc rdi, rdx
	movabs r9, 5823998606143036725
	mov r11, rsi
	sub r11, r9
	movabs r13, 14730096831151915467
	mov rdx, rbp
	sbb rdx, r13
	movabs rax, 11068046444225730969
	mov r8, rcx
	sbb r8, rax
	movabs rax, 1844674407370955161
	mov r9, rdi
	sbb r9, rax
	cmovc r11, rsi
	mov rax, qword ptr [rsp-24]
	mov qword ptr [rax], r11
	cmovc rdx, rbp
	mov qword ptr [rax+8], rdx
	cmovc r8, rcx
	mov qword ptr [rax+16], r8
	cmovc r9, rdi
	mov qword ptr [rax+24], r9
	mov qword ptr [rsp-16], rax
	mov qword ptr [rsp-8], rax
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
JAC256189_END(JAC256189_NAME(jac256189_sc_mul))

/* void jac256189_sc_muladd(uint64_t *r, const uint64_t *a, const uint64_t *b, const uint64_t *c)
 * r (out) in rdi, a (in) in rsi, b (in) in rdx, c (in) in rcx. Any output may be the same pointer as any input, else they must not overlap.
 * mod r: a*b+c. The result is below the order; a: below the order; b: below the order; c: below the order.
 * Stack: 48 bytes and 24 bytes of red zone; 232 instructions; modelled 61.75 core cycles.
 */
JAC256189_BEGIN(JAC256189_NAME(jac256189_sc_muladd))
	.cfi_startproc
	JAC256189_ENTRY
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
	movabs rdx, 10673248957005632009
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
	movabs rdx, 18310251934630922488
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
	movabs rdx, 10673248957005632009
	mulx rdi, r10, r15
	mulx rbx, rbp, r11
	add rdi, rbp
	adc rbx, 0
	movabs rdx, 18310251934630922488
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
	movabs rcx, 10673248957005632009
	mulx r10, r11, rcx
	movabs rcx, 18310251934630922488
	mulx rdi, rdx, rcx
	add r10, rdx
	adc rdi, 0
	sub r9, r11
	sbb rbp, r10
	sbb rsi, rdi
	sbb rax, 0
	sbb rcx, rcx
	movabs rdi, 12622745467566514891
	and rdi, rcx
	movabs r10, 3716647242557636148
	and r10, rcx
	movabs r11, 7378697629483820646
	and r11, rcx
	movabs rbx, 16602069666338596454
	and rcx, rbx
	sub r9, rdi
	sbb rbp, r10
	sbb rsi, r11
	sbb rax, rcx
	movabs rcx, 17471995818429110175
	mov rdi, r9
	sub rdi, rcx
	movabs r10, 7296802346036643169
	mov r11, rbp
	sbb r11, r10
	movabs r12, 14757395258967641293
	mov r13, rsi
	sbb r13, r12
	movabs r15, 5534023222112865484
	mov rdx, rax
	sbb rdx, r15
	cmovc rdi, r9
	cmovc r11, rbp
	cmovc r13, rsi
	cmovc rdx, rax
	movabs rax, 11647997212286073450
	mov rsi, rdi
	sub rsi, rax
	movabs r9, 11013449588594279318
	mov rbp, r11
	sbb rbp, r9
	movabs rax, 3689348814741910323
	mov rcx, r13
	sbb rcx, rax
	mov r8, rdx
	sbb r8, rax
	cmovc rsi, rdi
	cmovc rbp, r11
	cmovc rcx, r13
	cmovc r8, rdx
	movabs rdi, 5823998606143036725
	mov r11, rsi
	sub r11, rdi
	movabs r13, 14730096831151915467
	mov rdx, rbp
	sbb rdx, r13
	movabs rax, 11068046444225730969
	mov rdi, rcx
	sbb rdi, rax
	movabs rax, 1844674407370955161
	mov r9, r8
	sbb r9, rax
	cmovc r11, rsi
	mov rax, qword ptr [rsp-24]
	mov qword ptr [rax], r11
	cmovc rdx, rbp
	mov qword ptr [rax+8], rdx
	cmovc rdi, rcx
	mov qword ptr [rax+16], rdi
	cmovc r9, r8
	mov qword ptr [rax+24], r9
	mov qword ptr [rsp-16], rax
	mov qword ptr [rsp-8], rax
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
JAC256189_END(JAC256189_NAME(jac256189_sc_muladd))

/* void jac256189_sc_canon(uint64_t *r, const uint64_t *a)
 * r (out) in rdi, a (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * mod r: a. The result is below the order; a: any 4 words.
 * Stack: 8 bytes; 69 instructions; modelled 8.0 core cycles.
 */
JAC256189_BEGIN(JAC256189_NAME(jac256189_sc_canon))
	.cfi_startproc
	JAC256189_ENTRY
	push rbx
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset rbx, 0
	/* r = a mod the order */
	movabs rax, 10673248957005632009
	mov rcx, qword ptr [rsi]
	sub rcx, rax
	movabs r8, 18310251934630922488
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
	movabs rsi, 17471995818429110175
	mov rbx, rcx
	sub rbx, rsi
	movabs rax, 7296802346036643169
	mov rsi, r9
	sbb rsi, rax
	movabs rax, 14757395258967641293
	mov r8, r10
	sbb r8, rax
	movabs rax, 5534023222112865484
	mov r11, rdx
	sbb r11, rax
	cmovc rbx, rcx
	cmovc rsi, r9
	cmovc r8, r10
	cmovc r11, rdx
	movabs rcx, 11647997212286073450
	mov r9, rbx
	sub r9, rcx
	movabs r10, 11013449588594279318
	mov rdx, rsi
	sbb rdx, r10
	movabs rax, 3689348814741910323
	mov rcx, r8
	sbb rcx, rax
	mov r10, r11
	sbb r10, rax
	cmovc r9, rbx
	cmovc rdx, rsi
	cmovc rcx, r8
	cmovc r10, r11
	movabs rsi, 5823998606143036725
	mov r8, r9
	sub r8, rsi
	movabs r11, 14730096831151915467
	mov rbx, rdx
	sbb rbx, r11
	movabs rax, 11068046444225730969
	mov rsi, rcx
	sbb rsi, rax
	movabs rax, 1844674407370955161
	mov r11, r10
	sbb r11, rax
	cmovc r8, r9
	mov qword ptr [rdi], r8
	cmovc rbx, rdx
	mov qword ptr [rdi+8], rbx
	cmovc rsi, rcx
	mov qword ptr [rdi+16], rsi
	cmovc r11, r10
	mov qword ptr [rdi+24], r11
	pop rbx
	.cfi_adjust_cfa_offset -8
	.cfi_restore rbx
	ret
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_sc_canon))

/* void jac256189_sc_fold(uint64_t *r, const uint64_t *a, const uint64_t *t)
 * r (out) in rdi, a (in) in rsi, t (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * mod r: k*a+t, k = 2^256. The result is below the order; a: below the order; t: any 4 words.
 * Stack: 48 bytes and 8 bytes of red zone; 174 instructions; modelled 36.75 core cycles.
 */
JAC256189_BEGIN(JAC256189_NAME(jac256189_sc_fold))
	.cfi_startproc
	JAC256189_ENTRY
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
	/* r = a * 2^256 + t */
	mov rax, qword ptr [rdx+24]
	shl rax, 1
	shr rax, 1
	mov rcx, qword ptr [rdx+24]
	shr rcx, 63
	mov r8, qword ptr [rsi]
	lea rcx, [rcx+r8*2]
	shr r8, 63
	mov r9, qword ptr [rsi+8]
	lea r8, [r8+r9*2]
	shr r9, 63
	mov r10, qword ptr [rsi+16]
	lea r9, [r9+r10*2]
	shr r10, 63
	mov r11, qword ptr [rsi+24]
	lea r10, [r10+r11*2]
	mov rsi, rdx
	movabs rdx, 10673248957005632009
	mulx r11, rbx, rcx
	mulx rbp, r12, r8
	mulx r13, r14, r9
	mov qword ptr [rsp-8], rdi
	mulx r15, rdi, r10
	add r11, r12
	adc rbp, r14
	adc r13, rdi
	adc r15, 0
	movabs rdx, 18310251934630922488
	mulx rcx, rdi, rcx
	xor r12d, r12d
	adcx r11, rdi
	adox rbp, rcx
	mulx r8, rcx, r8
	adcx rbp, rcx
	adox r13, r8
	mulx r9, rcx, r9
	adcx r13, rcx
	adox r15, r9
	mulx r10, rcx, r10
	adcx r15, rcx
	adox r10, r12
	adc r10, 0
	mov rcx, r13
	shl rcx, 1
	shr rcx, 1
	shr r13, 63
	lea r13, [r13+r15*2]
	shr r15, 63
	lea r15, [r15+r10*2]
	add r13, 1
	adc r15, 0
	movabs rdx, 10673248957005632009
	mulx rdi, r8, r13
	mulx r9, r10, r15
	add rdi, r10
	adc r9, 0
	movabs rdx, 18310251934630922488
	mulx r13, r10, r13
	xor r14d, r14d
	adcx rdi, r10
	adox r9, r13
	mulx r15, r10, r15
	adcx r9, r10
	adox r15, r14
	adc r15, 0
	movabs r10, 9223372036854775808
	or rax, r10
	mov r12, qword ptr [rsi]
	sub r12, rbx
	mov rbx, qword ptr [rsi+8]
	sbb rbx, r11
	mov r11, qword ptr [rsi+16]
	sbb r11, rbp
	sbb rax, rcx
	add r12, r8
	adc rbx, rdi
	adc r11, r9
	adc rax, r15
	setc cl
	movzx ecx, cl
	mov rsi, rax
	shr rsi, 63
	lea rsi, [rsi+rcx*2]
	shl rax, 1
	shr rax, 1
	mov rdx, rsi
	movabs rcx, 10673248957005632009
	mulx rdi, r8, rcx
	movabs rcx, 18310251934630922488
	mulx rsi, rdx, rcx
	add rdi, rdx
	adc rsi, 0
	sub r12, r8
	sbb rbx, rdi
	sbb r11, rsi
	sbb rax, 0
	sbb rcx, rcx
	movabs rsi, 12622745467566514891
	and rsi, rcx
	movabs rdi, 3716647242557636148
	and rdi, rcx
	movabs r8, 7378697629483820646
	and r8, rcx
	movabs r9, 16602069666338596454
	and rcx, r9
	sub r12, rsi
	sbb rbx, rdi
	sbb r11, r8
	sbb rax, rcx
	movabs rcx, 17471995818429110175
	mov rsi, r12
	sub rsi, rcx
	movabs rdi, 7296802346036643169
	mov r8, rbx
	sbb r8, rdi
	movabs rbp, 14757395258967641293
	mov r13, r11
	sbb r13, rbp
	movabs r15, 5534023222112865484
	mov rdx, rax
	sbb rdx, r15
	cmovc rsi, r12
	cmovc r8, rbx
	cmovc r13, r11
	cmovc rdx, rax
	movabs rax, 11647997212286073450
	mov r11, rsi
	sub r11, rax
	movabs rbx, 11013449588594279318
	mov r12, r8
	sbb r12, rbx
	movabs rax, 3689348814741910323
	mov rcx, r13
	sbb rcx, rax
	mov rdi, rdx
	sbb rdi, rax
	cmovc r11, rsi
	cmovc r12, r8
	cmovc rcx, r13
	cmovc rdi, rdx
	movabs rsi, 5823998606143036725
	mov r8, r11
	sub r8, rsi
	movabs r13, 14730096831151915467
	mov rdx, r12
	sbb rdx, r13
	movabs rax, 11068046444225730969
	mov rsi, rcx
	sbb rsi, rax
	movabs rax, 1844674407370955161
	mov r9, rdi
	sbb r9, rax
	cmovc r8, r11
	mov rax, qword ptr [rsp-8]
	mov qword ptr [rax], r8
	cmovc rdx, r12
	mov qword ptr [rax+8], rdx
	cmovc rsi, rcx
	mov qword ptr [rax+16], rsi
	cmovc r9, rdi
	mov qword ptr [rax+24], r9
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
JAC256189_END(JAC256189_NAME(jac256189_sc_fold))

/* void jac256189_sc_reduce_wide(uint64_t *r, const uint64_t *t)
 * r (out) in rdi, t (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * mod r: t. The result is below the order; t: any 8 words.
 * Stack: 48 bytes; 201 instructions; modelled 45.75 core cycles.
 */
JAC256189_BEGIN(JAC256189_NAME(jac256189_sc_reduce_wide))
	.cfi_startproc
	JAC256189_ENTRY
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
	movabs rax, 5799507680603424804
	mulx rcx, r8, rax
	movabs r9, 17900775517395035106
	mulx r10, r11, r9
	movabs rbx, 15546990233407839217
	mulx rbp, r12, rbx
	movabs r13, 272984278157258254
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
	movabs r11, 5799507680603424804
	and r11, rsi
	movabs rbx, 17900775517395035106
	and rbx, rsi
	movabs r12, 15546990233407839217
	and r12, rsi
	movabs r13, 272984278157258254
	and rsi, r13
	mov rdx, r9
	movabs r15, 5823998606143036725
	mulx rax, r13, r15
	xor r9d, r9d
	adcx r11, r13
	adox rbx, rax
	movabs rax, 11830342990850203065
	mulx r13, r15, rax
	adcx rbx, r15
	adox r12, r13
	movabs rax, 11341030722382989224
	mulx r13, r15, rax
	adcx r12, r15
	adox rsi, r13
	movabs rax, 1844674407370955159
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
	movabs rsi, 5799507680603424804
	and rsi, rax
	movabs r11, 17900775517395035106
	and r11, rax
	movabs rbx, 15546990233407839217
	and rbx, rax
	movabs r12, 272984278157258254
	and rax, r12
	mov rdx, r14
	movabs r13, 5823998606143036725
	mulx r15, r9, r13
	xor r13d, r13d
	adcx rsi, r9
	adox r11, r15
	movabs r9, 11830342990850203065
	mulx r14, r15, r9
	adcx r11, r15
	adox rbx, r14
	movabs r9, 11341030722382989224
	mulx r14, r15, r9
	adcx rbx, r15
	adox rax, r14
	movabs r9, 1844674407370955159
	mulx r14, rdx, r9
	adcx rax, rdx
	adox r14, r13
	adc r14, 0
	movabs rdx, 13747695119534748387
	imul rdx, rsi
	movabs r9, 5823998606143036725
	mulx r15, r12, r9
	xor r9d, r9d
	adcx rsi, r12
	adox r11, r15
	movabs rsi, 14730096831151915467
	mulx r12, r13, rsi
	adcx r11, r13
	adox rbx, r12
	movabs rsi, 11068046444225730969
	mulx r12, r13, rsi
	adcx rbx, r13
	adox rax, r12
	movabs rsi, 1844674407370955161
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
	movabs rsi, 16497247563148668734
	mov r8, r11
	sub r8, rsi
	movabs r10, 14593604692073286339
	mov rbp, rbx
	sbb rbp, r10
	movabs r12, 11068046444225730970
	mov r13, rax
	sbb r13, r12
	movabs r15, 11068046444225730969
	mov rdx, r14
	sbb rdx, r15
	sbb rcx, 0
	cmovc r8, r11
	cmovc rbp, rbx
	cmovc r13, rax
	cmovc rdx, r14
	movabs rax, 17471995818429110175
	mov rcx, r8
	sub rcx, rax
	movabs r11, 7296802346036643169
	mov rbx, rbp
	sbb rbx, r11
	movabs r14, 14757395258967641293
	mov rax, r13
	sbb rax, r14
	movabs rsi, 5534023222112865484
	mov r9, rdx
	sbb r9, rsi
	cmovc rcx, r8
	cmovc rbx, rbp
	cmovc rax, r13
	cmovc r9, rdx
	movabs r8, 11647997212286073450
	mov rbp, rcx
	sub rbp, r8
	movabs r13, 11013449588594279318
	mov rdx, rbx
	sbb rdx, r13
	movabs rsi, 3689348814741910323
	mov r8, rax
	sbb r8, rsi
	mov r10, r9
	sbb r10, rsi
	cmovc rbp, rcx
	cmovc rdx, rbx
	cmovc r8, rax
	cmovc r10, r9
	movabs rax, 5823998606143036725
	mov rcx, rbp
	sub rcx, rax
	movabs r9, 14730096831151915467
	mov rbx, rdx
	sbb rbx, r9
	mov rax, r8
	sbb rax, r15
	movabs rsi, 1844674407370955161
	mov r9, r10
	sbb r9, rsi
	cmovc rcx, rbp
	mov qword ptr [rdi], rcx
	cmovc rbx, rdx
	mov qword ptr [rdi+8], rbx
	cmovc rax, r8
	mov qword ptr [rdi+16], rax
	cmovc r9, r10
	mov qword ptr [rdi+24], r9
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
JAC256189_END(JAC256189_NAME(jac256189_sc_reduce_wide))

/* void jac256189_sc_divsteps(uint64_t *r, const uint64_t *a)
 * r (out) in rdi, a (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * divsteps. The result is below the order; a: any 3 words.
 * Stack: 48 bytes; 1109 instructions; modelled 221.75 core cycles.
 */
JAC256189_BEGIN(JAC256189_NAME(jac256189_sc_divsteps))
	.cfi_startproc
	JAC256189_ENTRY
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
JAC256189_END(JAC256189_NAME(jac256189_sc_divsteps))

#if defined(__linux__) && defined(__ELF__)
	.section .note.GNU-stack,"",@progbits
#endif
