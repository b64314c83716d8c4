/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build jac256189 --cpu zen4 --level adx --abi sysv --prefix jac256189
   Do not edit.
   Input jac256189.toml: sha256 66c592e23221a78aba283a6dd4d11781f1167957cdd3d858eb4b46642e7de032 */
/* Point operations, x86_64 level adx (needs bmi2, adx, avx2), System V calling convention.
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
#define JAC256189_BEGIN(x) .private_extern JAC256189_NAME(x); .globl JAC256189_NAME(x); .p2align 6; JAC256189_NAME(x):
#define JAC256189_END(x)
#elif defined(_WIN32)
#define JAC256189_NAME(x) x
#define JAC256189_BEGIN(x) .globl x; .p2align 6; x:
#define JAC256189_END(x)
#else
#define JAC256189_NAME(x) x
#define JAC256189_BEGIN(x) .globl x; .hidden x; .type x, @function; .p2align 6; x:
#define JAC256189_END(x) .size x, .-x
#endif

	.intel_syntax noprefix
	.text

/* void jac256189_jac_dbl(uint64_t *r, const uint64_t *p)
 * r (out) in rdi, p (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 3 out, each any value of its words (incompletely reduced).
 * Made of shortw/jacobian-3/doubling/dbl-2010-lg-e; fusions: none.
 * Stack: 200 bytes; 821 instructions; modelled 259.75 core cycles.
 */
JAC256189_BEGIN(JAC256189_NAME(jac256189_jac_dbl))
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
	sub rsp, 152
	.cfi_adjust_cfa_offset 152
	/* ZZ = Z1*Z1 */
	mov rdx, qword ptr [rsi+64]
	mulx rax, rcx, qword ptr [rsi+72]
	mulx r8, r9, qword ptr [rsi+80]
	mulx r10, r11, qword ptr [rsi+88]
	add rax, r9
	adc r8, r11
	adc r10, 0
	mov rdx, qword ptr [rsi+72]
	mulx r9, r11, qword ptr [rsi+80]
	xor ebx, ebx
	adcx r8, r11
	adox r10, r9
	mulx r9, r11, qword ptr [rsi+88]
	adcx r10, r11
	adox r9, rbx
	adc r9, 0
	mov rdx, qword ptr [rsi+80]
	mulx r11, rbp, qword ptr [rsi+88]
	add r9, rbp
	adc r11, 0
	mov rdx, qword ptr [rsi+64]
	mulx rbp, r12, rdx
	mov rdx, qword ptr [rsi+72]
	mulx r13, r14, rdx
	mov rdx, qword ptr [rsi+80]
	mulx r15, rbx, rdx
	mov rdx, qword ptr [rsi+88]
	mov qword ptr [rsp], rdi
	mov qword ptr [rsp+8], r12
	mulx rdi, r12, rdx
	xor edx, edx
	adcx rcx, rcx
	adox rcx, rbp
	adcx rax, rax
	adox rax, r14
	adcx r8, r8
	adox r8, r13
	adcx r10, r10
	adox r10, rbx
	adcx r9, r9
	adox r9, r15
	adcx r11, r11
	adox r11, r12
	adox rdi, rdx
	adc rdi, 0
	mov edx, 189
	mulx r10, rbx, r10
	xor ebp, ebp
	adcx rbx, qword ptr [rsp+8]
	adox rcx, r10
	mulx r9, r10, r9
	adcx rcx, r10
	adox rax, r9
	mulx r11, r9, r11
	adcx rax, r9
	adox r8, r11
	mulx rdi, r9, rdi
	adcx r8, r9
	adox rdi, rbp
	adc rdi, 0
	lea r9, [rdi+rdi*4]
	lea r9, [rdi+r9*4]
	lea r9, [r9+r9*8]
	add rbx, r9
	adc rcx, 0
	adc rax, 0
	adc r8, 0
	lea rdi, [rbx+189]
	cmovc rbx, rdi
	/* YY = Y1*Y1 */
	mov rdx, qword ptr [rsi+32]
	mulx rdi, r9, qword ptr [rsi+40]
	mulx r10, r11, qword ptr [rsi+48]
	mulx r12, r13, qword ptr [rsi+56]
	add rdi, r11
	adc r10, r13
	adc r12, 0
	mov rdx, qword ptr [rsi+40]
	mulx r11, r13, qword ptr [rsi+48]
	xor r14d, r14d
	adcx r10, r13
	adox r12, r11
	mulx r11, rbp, qword ptr [rsi+56]
	adcx r12, rbp
	adox r11, r14
	adc r11, 0
	mov rdx, qword ptr [rsi+48]
	mulx rbp, r13, qword ptr [rsi+56]
	add r11, r13
	adc rbp, 0
	mov rdx, qword ptr [rsi+32]
	mulx r13, r15, rdx
	mov rdx, qword ptr [rsi+40]
	mov qword ptr [rsp+8], r8
	mulx r14, r8, rdx
	mov rdx, qword ptr [rsi+48]
	mov qword ptr [rsp+16], rax
	mov qword ptr [rsp+24], rcx
	mulx rax, rcx, rdx
	mov rdx, qword ptr [rsi+56]
	mov qword ptr [rsp+32], rbx
	mov qword ptr [rsp+40], r15
	mulx rbx, r15, rdx
	xor edx, edx
	adcx r9, r9
	adox r9, r13
	adcx rdi, rdi
	adox rdi, r8
	adcx r10, r10
	adox r10, r14
	adcx r12, r12
	adox r12, rcx
	adcx r11, r11
	adox r11, rax
	adcx rbp, rbp
	adox rbp, r15
	adox rbx, rdx
	adc rbx, 0
	mov edx, 189
	mulx r12, rax, r12
	xor ecx, ecx
	adcx rax, qword ptr [rsp+40]
	adox r9, r12
	mulx r11, r8, r11
	adcx r9, r8
	adox rdi, r11
	mulx rbp, r8, rbp
	adcx rdi, r8
	adox r10, rbp
	mulx rbx, r8, rbx
	adcx r10, r8
	adox rbx, rcx
	adc rbx, 0
	lea r8, [rbx+rbx*4]
	lea r8, [rbx+r8*4]
	lea r8, [r8+r8*8]
	add rax, r8
	adc r9, 0
	adc rdi, 0
	adc r10, 0
	lea r8, [rax+189]
	cmovc rax, r8
	/* t1 = X1-ZZ */
	mov r8, qword ptr [rsi]
	sub r8, qword ptr [rsp+32]
	mov r11, qword ptr [rsi+8]
	sbb r11, qword ptr [rsp+24]
	mov rbx, qword ptr [rsi+16]
	sbb rbx, qword ptr [rsp+16]
	mov rbp, qword ptr [rsi+24]
	sbb rbp, qword ptr [rsp+8]
	sbb r12, r12
	and r12d, 189
	sub r8, r12
	sbb r11, 0
	sbb rbx, 0
	sbb rbp, 0
	lea r12, [r8-189]
	cmovc r8, r12
	/* t0 = X1+ZZ */
	mov r12, qword ptr [rsi]
	add r12, qword ptr [rsp+32]
	mov r13, qword ptr [rsi+8]
	adc r13, qword ptr [rsp+24]
	mov r14, qword ptr [rsi+16]
	adc r14, qword ptr [rsp+16]
	mov r15, qword ptr [rsi+24]
	adc r15, qword ptr [rsp+8]
	sbb rdx, rdx
	and edx, 189
	add r12, rdx
	adc r13, 0
	adc r14, 0
	adc r15, 0
	lea rdx, [r12+189]
	cmovc r12, rdx
	/* t2 = 3*t1 */
	mov rdx, r8
	add rdx, r8
	mov rcx, r11
	adc rcx, r11
	mov qword ptr [rsp+8], r15
	mov r15, rbx
	adc r15, rbx
	mov qword ptr [rsp+16], r14
	mov r14, rbp
	adc r14, rbp
	mov qword ptr [rsp+24], r13
	setc r13b
	movzx r13d, r13b
	add rdx, r8
	adc rcx, r11
	adc r15, rbx
	adc r14, rbp
	adc r13, 0
	lea r8, [r13+r13*4]
	lea r8, [r13+r8*4]
	lea r8, [r8+r8*8]
	add rdx, r8
	adc rcx, 0
	adc r15, 0
	adc r14, 0
	lea r8, [rdx+189]
	cmovc rdx, r8
	/* B = X1*YY */
	mov r8, rdx
	mov rdx, rax
	mulx r11, rbx, qword ptr [rsi]
	mulx rax, rbp, qword ptr [rsi+8]
	mov qword ptr [rsp+32], r12
	mulx r13, r12, qword ptr [rsi+16]
	mov qword ptr [rsp+40], r14
	mov qword ptr [rsp+48], r15
	mulx r14, r15, qword ptr [rsi+24]
	add r11, rbp
	adc rax, r12
	adc r13, r15
	adc r14, 0
	mov rbp, rdx
	mov rdx, r9
	mulx r12, r15, qword ptr [rsi]
	xor r9d, r9d
	adcx r11, r15
	adox rax, r12
	mulx r12, r15, qword ptr [rsi+8]
	adcx rax, r15
	adox r13, r12
	mulx r12, r15, qword ptr [rsi+16]
	adcx r13, r15
	adox r14, r12
	mulx r12, r15, qword ptr [rsi+24]
	adcx r14, r15
	adox r12, r9
	adc r12, 0
	mov r15, rdx
	mov rdx, rdi
	mov qword ptr [rsp+56], rbp
	mulx r9, rbp, qword ptr [rsi]
	xor edi, edi
	adcx rax, rbp
	adox r13, r9
	mulx r9, rbp, qword ptr [rsi+8]
	adcx r13, rbp
	adox r14, r9
	mulx r9, rbp, qword ptr [rsi+16]
	adcx r14, rbp
	adox r12, r9
	mulx r9, rbp, qword ptr [rsi+24]
	adcx r12, rbp
	adox r9, rdi
	adc r9, 0
	mov rbp, rdx
	mov rdx, r10
	mov qword ptr [rsp+64], rbp
	mulx rdi, rbp, qword ptr [rsi]
	xor r10d, r10d
	adcx r13, rbp
	adox r14, rdi
	mulx rdi, rbp, qword ptr [rsi+8]
	adcx r14, rbp
	adox r12, rdi
	mulx rdi, rbp, qword ptr [rsi+16]
	adcx r12, rbp
	adox r9, rdi
	mulx rdi, rbp, qword ptr [rsi+24]
	adcx r9, rbp
	adox rdi, r10
	adc rdi, 0
	mov rbp, rdx
	mov edx, 189
	mulx r14, r10, r14
	mov qword ptr [rsp+72], rsi
	xor esi, esi
	adcx rbx, r10
	adox r11, r14
	mulx r12, r10, r12
	adcx r11, r10
	adox rax, r12
	mulx r9, r10, r9
	adcx rax, r10
	adox r13, r9
	mulx rdi, r9, rdi
	adcx r13, r9
	adox rdi, rsi
	adc rdi, 0
	lea r9, [rdi+rdi*4]
	lea r9, [rdi+r9*4]
	lea r9, [r9+r9*8]
	add rbx, r9
	adc r11, 0
	adc rax, 0
	adc r13, 0
	lea rdi, [rbx+189]
	cmovc rbx, rdi
	/* t4 = t2/2 */
	mov rdi, r8
	and edi, 1
	bt rdi, 0
	sbb rdi, rdi
	mov r9, -189
	mov r10, rdi
	and r10, r9
	add r8, r10
	adc rcx, rdi
	mov r10, qword ptr [rsp+48]
	adc r10, rdi
	adc rdi, qword ptr [rsp+40]
	setc r12b
	movzx r12d, r12b
	shl r12, 63
	mov r14, rdi
	shr r14, 1
	or r14, r12
	mov r12, rcx
	shl r12, 63
	shr r8, 1
	or r8, r12
	mov r12, r10
	shl r12, 63
	shr rcx, 1
	or rcx, r12
	shl rdi, 63
	shr r10, 1
	or r10, rdi
	/* g = 3*B */
	mov rdi, rbx
	add rdi, rbx
	mov r12, r11
	adc r12, r11
	mov rdx, rax
	adc rdx, rax
	mov rsi, r13
	adc rsi, r13
	setc r9b
	movzx r9d, r9b
	add rdi, rbx
	adc r12, r11
	adc rdx, rax
	adc rsi, r13
	adc r9, 0
	mov qword ptr [rsp+40], r13
	lea r13, [r9+r9*4]
	lea r13, [r9+r13*4]
	lea r13, [r13+r13*8]
	add rdi, r13
	adc r12, 0
	adc rdx, 0
	adc rsi, 0
	lea r9, [rdi+189]
	cmovc rdi, r9
	/* A = t0*t4 */
	mov r9, rdx
	mov rdx, r8
	mov qword ptr [rsp+48], rax
	mulx r13, rax, qword ptr [rsp+32]
	mov qword ptr [rsp+80], r11
	mulx r8, r11, qword ptr [rsp+24]
	mov qword ptr [rsp+88], rbx
	mov qword ptr [rsp+96], rsi
	mulx rbx, rsi, qword ptr [rsp+16]
	mov qword ptr [rsp+104], r9
	mulx r9, rdx, qword ptr [rsp+8]
	add r13, r11
	adc r8, rsi
	adc rbx, rdx
	adc r9, 0
	mov rdx, rcx
	mulx rsi, r11, qword ptr [rsp+32]
	xor ecx, ecx
	adcx r13, r11
	adox r8, rsi
	mulx rsi, r11, qword ptr [rsp+24]
	adcx r8, r11
	adox rbx, rsi
	mulx rsi, r11, qword ptr [rsp+16]
	adcx rbx, r11
	adox r9, rsi
	mulx rsi, rdx, qword ptr [rsp+8]
	adcx r9, rdx
	adox rsi, rcx
	adc rsi, 0
	mov rdx, r10
	mulx r11, rcx, qword ptr [rsp+32]
	xor r10d, r10d
	adcx r8, rcx
	adox rbx, r11
	mulx rcx, r11, qword ptr [rsp+24]
	adcx rbx, r11
	adox r9, rcx
	mulx rcx, r11, qword ptr [rsp+16]
	adcx r9, r11
	adox rsi, rcx
	mulx rcx, rdx, qword ptr [rsp+8]
	adcx rsi, rdx
	adox rcx, r10
	adc rcx, 0
	mov rdx, r14
	mulx r11, r10, qword ptr [rsp+32]
	xor r14d, r14d
	adcx rbx, r10
	adox r9, r11
	mulx r10, r11, qword ptr [rsp+24]
	adcx r9, r11
	adox rsi, r10
	mulx r10, r11, qword ptr [rsp+16]
	adcx rsi, r11
	adox rcx, r10
	mulx r10, rdx, qword ptr [rsp+8]
	adcx rcx, rdx
	adox r10, r14
	adc r10, 0
	mov edx, 189
	mulx r9, r11, r9
	xor r14d, r14d
	adcx rax, r11
	adox r13, r9
	mulx rsi, r9, rsi
	adcx r13, r9
	adox r8, rsi
	mulx rcx, rsi, rcx
	adcx r8, rsi
	adox rbx, rcx
	mulx r10, rcx, r10
	adcx rbx, rcx
	adox r10, r14
	adc r10, 0
	lea rcx, [r10+r10*4]
	lea rcx, [r10+rcx*4]
	lea rcx, [rcx+rcx*8]
	add rax, rcx
	adc r13, 0
	adc r8, 0
	adc rbx, 0
	lea rcx, [rax+189]
	cmovc rax, rcx
	/* G = YY*YY */
	mov rdx, qword ptr [rsp+56]
	mulx rcx, rsi, r15
	mulx r9, r10, qword ptr [rsp+64]
	mulx r11, r14, rbp
	add rcx, r10
	adc r9, r14
	adc r11, 0
	mov rdx, r15
	mulx r10, r14, qword ptr [rsp+64]
	xor r15d, r15d
	adcx r9, r14
	adox r11, r10
	mulx r10, r14, rbp
	adcx r11, r14
	adox r10, r15
	adc r10, 0
	mov r14, rdx
	mov rdx, qword ptr [rsp+64]
	mov qword ptr [rsp+8], r12
	mulx r15, r12, rbp
	add r10, r12
	adc r15, 0
	mov rdx, qword ptr [rsp+56]
	mov qword ptr [rsp+16], rdi
	mulx r12, rdi, rdx
	mov rdx, r14
	mov qword ptr [rsp+24], rbx
	mov qword ptr [rsp+32], r8
	mulx rbx, r8, rdx
	mov rdx, qword ptr [rsp+64]
	mov qword ptr [rsp+56], rax
	mulx r14, rax, rdx
	mov rdx, rbp
	mov qword ptr [rsp+64], r13
	mov qword ptr [rsp+112], rdi
	mulx r13, rdi, rdx
	xor ebp, ebp
	adcx rsi, rsi
	adox rsi, r12
	adcx rcx, rcx
	adox rcx, r8
	adcx r9, r9
	adox r9, rbx
	adcx r11, r11
	adox r11, rax
	adcx r10, r10
	adox r10, r14
	adcx r15, r15
	adox r15, rdi
	adox r13, rbp
	adc r13, 0
	mov edx, 189
	mulx r11, rax, r11
	xor edi, edi
	adcx rax, qword ptr [rsp+112]
	adox rsi, r11
	mulx r10, r8, r10
	adcx rsi, r8
	adox rcx, r10
	mulx r15, r8, r15
	adcx rcx, r8
	adox r9, r15
	mulx r13, r8, r13
	adcx r9, r8
	adox r13, rdi
	adc r13, 0
	lea r8, [r13+r13*4]
	lea r8, [r13+r8*4]
	lea r8, [r8+r8*8]
	add rax, r8
	adc rsi, 0
	adc rcx, 0
	adc r9, 0
	lea r8, [rax+189]
	cmovc rax, r8
	/* S = A*A */
	mov rdx, qword ptr [rsp+56]
	mulx r8, r10, qword ptr [rsp+64]
	mulx r11, rbx, qword ptr [rsp+32]
	mulx rbp, r12, qword ptr [rsp+24]
	add r8, rbx
	adc r11, r12
	adc rbp, 0
	mov rdx, qword ptr [rsp+64]
	mulx rbx, r12, qword ptr [rsp+32]
	xor r13d, r13d
	adcx r11, r12
	adox rbp, rbx
	mulx rdi, rbx, qword ptr [rsp+24]
	adcx rbp, rbx
	adox rdi, r13
	adc rdi, 0
	mov rdx, qword ptr [rsp+32]
	mulx rbx, r12, qword ptr [rsp+24]
	add rdi, r12
	adc rbx, 0
	mov rdx, qword ptr [rsp+56]
	mulx r12, r14, rdx
	mov rdx, qword ptr [rsp+64]
	mulx r15, r13, rdx
	mov rdx, qword ptr [rsp+32]
	mov qword ptr [rsp+112], r9
	mov qword ptr [rsp+120], rcx
	mulx r9, rcx, rdx
	mov rdx, qword ptr [rsp+24]
	mov qword ptr [rsp+128], rsi
	mov qword ptr [rsp+136], rax
	mulx rsi, rax, rdx
	xor edx, edx
	adcx r10, r10
	adox r10, r12
	adcx r8, r8
	adox r8, r13
	adcx r11, r11
	adox r11, r15
	adcx rbp, rbp
	adox rbp, rcx
	adcx rdi, rdi
	adox rdi, r9
	adcx rbx, rbx
	adox rbx, rax
	adox rsi, rdx
	adc rsi, 0
	mov edx, 189
	mulx rbp, rax, rbp
	xor ecx, ecx
	adcx r14, rax
	adox r10, rbp
	mulx rdi, rax, rdi
	adcx r10, rax
	adox r8, rdi
	mulx rbx, rax, rbx
	adcx r8, rax
	adox r11, rbx
	mulx rsi, rax, rsi
	adcx r11, rax
	adox rsi, rcx
	adc rsi, 0
	lea rax, [rsi+rsi*4]
	lea rax, [rsi+rax*4]
	lea rax, [rax+rax*8]
	add r14, rax
	adc r10, 0
	adc r8, 0
	adc r11, 0
	lea rax, [r14+189]
	cmovc r14, rax
	/* Z3 = Y1*Z1 */
	mov rax, qword ptr [rsp+72]
	mov rdx, qword ptr [rax+64]
	mulx rsi, rdi, qword ptr [rax+32]
	mulx r9, rbx, qword ptr [rax+40]
	mulx rbp, r12, qword ptr [rax+48]
	mulx r13, rdx, qword ptr [rax+56]
	add rsi, rbx
	adc r9, r12
	adc rbp, rdx
	adc r13, 0
	mov rdx, qword ptr [rax+72]
	mulx rbx, r12, qword ptr [rax+32]
	xor r15d, r15d
	adcx rsi, r12
	adox r9, rbx
	mulx rcx, rbx, qword ptr [rax+40]
	adcx r9, rbx
	adox rbp, rcx
	mulx rcx, rbx, qword ptr [rax+48]
	adcx rbp, rbx
	adox r13, rcx
	mulx rcx, rdx, qword ptr [rax+56]
	adcx r13, rdx
	adox rcx, r15
	adc rcx, 0
	mov rdx, qword ptr [rax+80]
	mulx rbx, r12, qword ptr [rax+32]
	xor r15d, r15d
	adcx r9, r12
	adox rbp, rbx
	mulx rbx, r12, qword ptr [rax+40]
	adcx rbp, r12
	adox r13, rbx
	mulx rbx, r12, qword ptr [rax+48]
	adcx r13, r12
	adox rcx, rbx
	mulx rbx, rdx, qword ptr [rax+56]
	adcx rcx, rdx
	adox rbx, r15
	adc rbx, 0
	mov rdx, qword ptr [rax+88]
	mulx r12, r15, qword ptr [rax+32]
	mov qword ptr [rsp+144], r11
	xor r11d, r11d
	adcx rbp, r15
	adox r13, r12
	mulx r12, r15, qword ptr [rax+40]
	adcx r13, r15
	adox rcx, r12
	mulx r12, r15, qword ptr [rax+48]
	adcx rcx, r15
	adox rbx, r12
	mulx r12, rdx, qword ptr [rax+56]
	adcx rbx, rdx
	adox r12, r11
	adc r12, 0
	mov edx, 189
	mulx r13, rax, r13
	xor r15d, r15d
	adcx rdi, rax
	adox rsi, r13
	mulx rcx, rax, rcx
	adcx rsi, rax
	adox r9, rcx
	mulx rbx, rax, rbx
	adcx r9, rax
	adox rbp, rbx
	mulx r12, rax, r12
	adcx rbp, rax
	adox r12, r15
	adc r12, 0
	lea rax, [r12+r12*4]
	lea rax, [r12+rax*4]
	lea rax, [rax+rax*8]
	add rdi, rax
	adc rsi, 0
	mov rax, qword ptr [rsp]
	mov qword ptr [rax+72], rsi
	adc r9, 0
	mov qword ptr [rax+80], r9
	adc rbp, 0
	mov qword ptr [rax+88], rbp
	lea rcx, [rdi+189]
	cmovc rdi, rcx
	mov qword ptr [rax+64], rdi
	/* w = g-S */
	mov rcx, qword ptr [rsp+16]
	sub rcx, r14
	mov rsi, qword ptr [rsp+8]
	sbb rsi, r10
	mov rdi, qword ptr [rsp+104]
	sbb rdi, r8
	mov r9, qword ptr [rsp+96]
	sbb r9, qword ptr [rsp+144]
	sbb r11, r11
	and r11d, 189
	sub rcx, r11
	sbb rsi, 0
	sbb rdi, 0
	sbb r9, 0
	lea r11, [rcx-189]
	cmovc rcx, r11
	/* X3_i1 = 2*B */
	mov r11, qword ptr [rsp+88]
	add r11, qword ptr [rsp+88]
	mov rbx, qword ptr [rsp+80]
	adc rbx, qword ptr [rsp+80]
	mov rbp, qword ptr [rsp+48]
	adc rbp, qword ptr [rsp+48]
	mov r12, qword ptr [rsp+40]
	adc r12, qword ptr [rsp+40]
	sbb r13, r13
	and r13d, 189
	add r11, r13
	adc rbx, 0
	adc rbp, 0
	adc r12, 0
	lea r13, [r11+189]
	cmovc r11, r13
	/* m = A*w */
	mov rdx, rcx
	mulx r13, r15, qword ptr [rsp+56]
	mulx rcx, rax, qword ptr [rsp+64]
	mov qword ptr [rsp+8], r12
	mov qword ptr [rsp+16], r8
	mulx r12, r8, qword ptr [rsp+32]
	mov qword ptr [rsp+40], rbp
	mulx rbp, rdx, qword ptr [rsp+24]
	add r13, rax
	adc rcx, r8
	adc r12, rdx
	adc rbp, 0
	mov rdx, rsi
	mulx rax, r8, qword ptr [rsp+56]
	xor esi, esi
	adcx r13, r8
	adox rcx, rax
	mulx rax, r8, qword ptr [rsp+64]
	adcx rcx, r8
	adox r12, rax
	mulx rax, r8, qword ptr [rsp+32]
	adcx r12, r8
	adox rbp, rax
	mulx rax, rdx, qword ptr [rsp+24]
	adcx rbp, rdx
	adox rax, rsi
	adc rax, 0
	mov rdx, rdi
	mulx r8, rsi, qword ptr [rsp+56]
	xor edi, edi
	adcx rcx, rsi
	adox r12, r8
	mulx rsi, r8, qword ptr [rsp+64]
	adcx r12, r8
	adox rbp, rsi
	mulx rsi, r8, qword ptr [rsp+32]
	adcx rbp, r8
	adox rax, rsi
	mulx rsi, rdx, qword ptr [rsp+24]
	adcx rax, rdx
	adox rsi, rdi
	adc rsi, 0
	mov rdx, r9
	mulx r8, rdi, qword ptr [rsp+56]
	xor r9d, r9d
	adcx r12, rdi
	adox rbp, r8
	mulx rdi, r8, qword ptr [rsp+64]
	adcx rbp, r8
	adox rax, rdi
	mulx rdi, r8, qword ptr [rsp+32]
	adcx rax, r8
	adox rsi, rdi
	mulx rdi, rdx, qword ptr [rsp+24]
	adcx rsi, rdx
	adox rdi, r9
	adc rdi, 0
	mov edx, 189
	mulx rbp, r8, rbp
	xor r9d, r9d
	adcx r15, r8
	adox r13, rbp
	mulx rax, r8, rax
	adcx r13, r8
	adox rcx, rax
	mulx rsi, rax, rsi
	adcx rcx, rax
	adox r12, rsi
	mulx rdi, rax, rdi
	adcx r12, rax
	adox rdi, r9
	adc rdi, 0
	lea rax, [rdi+rdi*4]
	lea rax, [rdi+rax*4]
	lea rax, [rax+rax*8]
	add r15, rax
	adc r13, 0
	adc rcx, 0
	adc r12, 0
	lea rax, [r15+189]
	cmovc r15, rax
	/* X3 = S-X3_i1 */
	sub r14, r11
	sbb r10, rbx
	mov rax, qword ptr [rsp+16]
	sbb rax, qword ptr [rsp+40]
	mov rsi, qword ptr [rsp+144]
	sbb rsi, qword ptr [rsp+8]
	sbb rdi, rdi
	and edi, 189
	sub r14, rdi
	sbb r10, 0
	mov rdi, qword ptr [rsp]
	mov qword ptr [rdi+8], r10
	sbb rax, 0
	mov qword ptr [rdi+16], rax
	sbb rsi, 0
	mov qword ptr [rdi+24], rsi
	lea rax, [r14-189]
	cmovc r14, rax
	mov qword ptr [rdi], r14
	/* Y3 = m-G */
	sub r15, qword ptr [rsp+136]
	sbb r13, qword ptr [rsp+128]
	sbb rcx, qword ptr [rsp+120]
	sbb r12, qword ptr [rsp+112]
	sbb rax, rax
	and eax, 189
	sub r15, rax
	sbb r13, 0
	mov qword ptr [rdi+40], r13
	sbb rcx, 0
	mov qword ptr [rdi+48], rcx
	sbb r12, 0
	mov qword ptr [rdi+56], r12
	lea rax, [r15-189]
	cmovc r15, rax
	mov qword ptr [rdi+32], r15
	add rsp, 152
	.cfi_adjust_cfa_offset -152
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
JAC256189_END(JAC256189_NAME(jac256189_jac_dbl))

/* void jac256189_jac_4dbl(uint64_t *r, const uint64_t *p)
 * r (out) in rdi, p (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 3 out, each any value of its words (incompletely reduced).
 * Made of 4 * shortw/jacobian-3/doubling/dbl-2010-lg-d; fusions: none.
 * Stack: 248 bytes; 3213 instructions; modelled 1039.0 core cycles.
 */
JAC256189_BEGIN(JAC256189_NAME(jac256189_jac_4dbl))
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
	sub rsp, 200
	.cfi_adjust_cfa_offset 200
	/* ZZ = Z1*Z1 */
	mov rdx, qword ptr [rsi+64]
	mulx rax, rcx, qword ptr [rsi+72]
	mulx r8, r9, qword ptr [rsi+80]
	mulx r10, r11, qword ptr [rsi+88]
	add rax, r9
	adc r8, r11
	adc r10, 0
	mov rdx, qword ptr [rsi+72]
	mulx r9, r11, qword ptr [rsi+80]
	xor ebx, ebx
	adcx r8, r11
	adox r10, r9
	mulx r9, r11, qword ptr [rsi+88]
	adcx r10, r11
	adox r9, rbx
	adc r9, 0
	mov rdx, qword ptr [rsi+80]
	mulx r11, rbp, qword ptr [rsi+88]
	add r9, rbp
	adc r11, 0
	mov rdx, qword ptr [rsi+64]
	mulx rbp, r12, rdx
	mov rdx, qword ptr [rsi+72]
	mulx r13, r14, rdx
	mov rdx, qword ptr [rsi+80]
	mulx r15, rbx, rdx
	mov rdx, qword ptr [rsi+88]
	mov qword ptr [rsp], rdi
	mov qword ptr [rsp+8], r12
	mulx rdi, r12, rdx
	xor edx, edx
	adcx rcx, rcx
	adox rcx, rbp
	adcx rax, rax
	adox rax, r14
	adcx r8, r8
	adox r8, r13
	adcx r10, r10
	adox r10, rbx
	adcx r9, r9
	adox r9, r15
	adcx r11, r11
	adox r11, r12
	adox rdi, rdx
	adc rdi, 0
	mov edx, 189
	mulx r10, rbx, r10
	xor ebp, ebp
	adcx rbx, qword ptr [rsp+8]
	adox rcx, r10
	mulx r9, r10, r9
	adcx rcx, r10
	adox rax, r9
	mulx r11, r9, r11
	adcx rax, r9
	adox r8, r11
	mulx rdi, r9, rdi
	adcx r8, r9
	adox rdi, rbp
	adc rdi, 0
	lea r9, [rdi+rdi*4]
	lea r9, [rdi+r9*4]
	lea r9, [r9+r9*8]
	add rbx, r9
	adc rcx, 0
	adc rax, 0
	adc r8, 0
	lea rdi, [rbx+189]
	cmovc rbx, rdi
	/* YY = Y1*Y1 */
	mov rdx, qword ptr [rsi+32]
	mulx rdi, r9, qword ptr [rsi+40]
	mulx r10, r11, qword ptr [rsi+48]
	mulx r12, r13, qword ptr [rsi+56]
	add rdi, r11
	adc r10, r13
	adc r12, 0
	mov rdx, qword ptr [rsi+40]
	mulx r11, r13, qword ptr [rsi+48]
	xor r14d, r14d
	adcx r10, r13
	adox r12, r11
	mulx r11, rbp, qword ptr [rsi+56]
	adcx r12, rbp
	adox r11, r14
	adc r11, 0
	mov rdx, qword ptr [rsi+48]
	mulx rbp, r13, qword ptr [rsi+56]
	add r11, r13
	adc rbp, 0
	mov rdx, qword ptr [rsi+32]
	mulx r13, r15, rdx
	mov rdx, qword ptr [rsi+40]
	mov qword ptr [rsp+8], r8
	mulx r14, r8, rdx
	mov rdx, qword ptr [rsi+48]
	mov qword ptr [rsp+16], rax
	mov qword ptr [rsp+24], rcx
	mulx rax, rcx, rdx
	mov rdx, qword ptr [rsi+56]
	mov qword ptr [rsp+32], rbx
	mov qword ptr [rsp+40], r15
	mulx rbx, r15, rdx
	xor edx, edx
	adcx r9, r9
	adox r9, r13
	adcx rdi, rdi
	adox rdi, r8
	adcx r10, r10
	adox r10, r14
	adcx r12, r12
	adox r12, rcx
	adcx r11, r11
	adox r11, rax
	adcx rbp, rbp
	adox rbp, r15
	adox rbx, rdx
	adc rbx, 0
	mov edx, 189
	mulx r12, rax, r12
	xor ecx, ecx
	adcx rax, qword ptr [rsp+40]
	adox r9, r12
	mulx r11, r8, r11
	adcx r9, r8
	adox rdi, r11
	mulx rbp, r8, rbp
	adcx rdi, r8
	adox r10, rbp
	mulx rbx, r8, rbx
	adcx r10, r8
	adox rbx, rcx
	adc rbx, 0
	lea r8, [rbx+rbx*4]
	lea r8, [rbx+r8*4]
	lea r8, [r8+r8*8]
	add rax, r8
	adc r9, 0
	adc rdi, 0
	adc r10, 0
	lea r8, [rax+189]
	cmovc rax, r8
	/* t1 = X1-ZZ */
	mov r8, qword ptr [rsi]
	sub r8, qword ptr [rsp+32]
	mov r11, qword ptr [rsi+8]
	sbb r11, qword ptr [rsp+24]
	mov rbx, qword ptr [rsi+16]
	sbb rbx, qword ptr [rsp+16]
	mov rbp, qword ptr [rsi+24]
	sbb rbp, qword ptr [rsp+8]
	sbb r12, r12
	and r12d, 189
	sub r8, r12
	sbb r11, 0
	sbb rbx, 0
	sbb rbp, 0
	lea r12, [r8-189]
	cmovc r8, r12
	/* t0 = X1+ZZ */
	mov r12, qword ptr [rsi]
	add r12, qword ptr [rsp+32]
	mov r13, qword ptr [rsi+8]
	adc r13, qword ptr [rsp+24]
	mov r14, qword ptr [rsi+16]
	adc r14, qword ptr [rsp+16]
	mov r15, qword ptr [rsi+24]
	adc r15, qword ptr [rsp+8]
	sbb rdx, rdx
	and edx, 189
	add r12, rdx
	adc r13, 0
	adc r14, 0
	adc r15, 0
	lea rdx, [r12+189]
	cmovc r12, rdx
	/* t2 = 3*t1 */
	mov rdx, r8
	add rdx, r8
	mov rcx, r11
	adc rcx, r11
	mov qword ptr [rsp+8], r15
	mov r15, rbx
	adc r15, rbx
	mov qword ptr [rsp+16], r14
	mov r14, rbp
	adc r14, rbp
	mov qword ptr [rsp+24], r13
	setc r13b
	movzx r13d, r13b
	add rdx, r8
	adc rcx, r11
	adc r15, rbx
	adc r14, rbp
	adc r13, 0
	lea r8, [r13+r13*4]
	lea r8, [r13+r8*4]
	lea r8, [r8+r8*8]
	add rdx, r8
	adc rcx, 0
	adc r15, 0
	adc r14, 0
	lea r8, [rdx+189]
	cmovc rdx, r8
	/* B = X1*YY */
	mov r8, rdx
	mov rdx, rax
	mulx r11, rbx, qword ptr [rsi]
	mulx rax, rbp, qword ptr [rsi+8]
	mov qword ptr [rsp+32], r14
	mulx r13, r14, qword ptr [rsi+16]
	mov qword ptr [rsp+40], r15
	mov qword ptr [rsp+48], rcx
	mulx r15, rcx, qword ptr [rsi+24]
	add r11, rbp
	adc rax, r14
	adc r13, rcx
	adc r15, 0
	mov rcx, rdx
	mov rdx, r9
	mulx rbp, r14, qword ptr [rsi]
	xor r9d, r9d
	adcx r11, r14
	adox rax, rbp
	mulx rbp, r14, qword ptr [rsi+8]
	adcx rax, r14
	adox r13, rbp
	mulx rbp, r14, qword ptr [rsi+16]
	adcx r13, r14
	adox r15, rbp
	mulx rbp, r14, qword ptr [rsi+24]
	adcx r15, r14
	adox rbp, r9
	adc rbp, 0
	mov r14, rdx
	mov rdx, rdi
	mov qword ptr [rsp+56], rcx
	mulx r9, rcx, qword ptr [rsi]
	xor edi, edi
	adcx rax, rcx
	adox r13, r9
	mulx rcx, r9, qword ptr [rsi+8]
	adcx r13, r9
	adox r15, rcx
	mulx rcx, r9, qword ptr [rsi+16]
	adcx r15, r9
	adox rbp, rcx
	mulx rcx, r9, qword ptr [rsi+24]
	adcx rbp, r9
	adox rcx, rdi
	adc rcx, 0
	mov r9, rdx
	mov rdx, r10
	mov qword ptr [rsp+64], r9
	mulx rdi, r9, qword ptr [rsi]
	xor r10d, r10d
	adcx r13, r9
	adox r15, rdi
	mulx rdi, r9, qword ptr [rsi+8]
	adcx r15, r9
	adox rbp, rdi
	mulx rdi, r9, qword ptr [rsi+16]
	adcx rbp, r9
	adox rcx, rdi
	mulx rdi, r9, qword ptr [rsi+24]
	adcx rcx, r9
	adox rdi, r10
	adc rdi, 0
	mov r9, rdx
	mov edx, 189
	mulx r15, r10, r15
	mov qword ptr [rsp+72], rsi
	xor esi, esi
	adcx rbx, r10
	adox r11, r15
	mulx rbp, r10, rbp
	adcx r11, r10
	adox rax, rbp
	mulx rcx, r10, rcx
	adcx rax, r10
	adox r13, rcx
	mulx rdi, rcx, rdi
	adcx r13, rcx
	adox rdi, rsi
	adc rdi, 0
	lea rcx, [rdi+rdi*4]
	lea rcx, [rdi+rcx*4]
	lea rcx, [rcx+rcx*8]
	add rbx, rcx
	adc r11, 0
	adc rax, 0
	adc r13, 0
	lea rcx, [rbx+189]
	cmovc rbx, rcx
	/* t3 = t0*t2 */
	mov rdx, r8
	mulx rcx, rdi, r12
	mulx r8, r10, qword ptr [rsp+24]
	mulx rbp, r15, qword ptr [rsp+16]
	mulx rsi, rdx, qword ptr [rsp+8]
	add rcx, r10
	adc r8, r15
	adc rbp, rdx
	adc rsi, 0
	mov rdx, qword ptr [rsp+48]
	mulx r10, r15, r12
	mov qword ptr [rsp+80], r9
	xor r9d, r9d
	adcx rcx, r15
	adox r8, r10
	mulx r10, r15, qword ptr [rsp+24]
	adcx r8, r15
	adox rbp, r10
	mulx r10, r15, qword ptr [rsp+16]
	adcx rbp, r15
	adox rsi, r10
	mulx r10, rdx, qword ptr [rsp+8]
	adcx rsi, rdx
	adox r10, r9
	adc r10, 0
	mov rdx, qword ptr [rsp+40]
	mulx r15, r9, r12
	mov qword ptr [rsp+48], r14
	xor r14d, r14d
	adcx r8, r9
	adox rbp, r15
	mulx r9, r15, qword ptr [rsp+24]
	adcx rbp, r15
	adox rsi, r9
	mulx r9, r15, qword ptr [rsp+16]
	adcx rsi, r15
	adox r10, r9
	mulx r9, rdx, qword ptr [rsp+8]
	adcx r10, rdx
	adox r9, r14
	adc r9, 0
	mov rdx, qword ptr [rsp+32]
	mulx r12, r15, r12
	xor r14d, r14d
	adcx rbp, r15
	adox rsi, r12
	mulx r12, r15, qword ptr [rsp+24]
	adcx rsi, r15
	adox r10, r12
	mulx r12, r15, qword ptr [rsp+16]
	adcx r10, r15
	adox r9, r12
	mulx r12, rdx, qword ptr [rsp+8]
	adcx r9, rdx
	adox r12, r14
	adc r12, 0
	mov edx, 189
	mulx rsi, r15, rsi
	xor r14d, r14d
	adcx rdi, r15
	adox rcx, rsi
	mulx r10, rsi, r10
	adcx rcx, rsi
	adox r8, r10
	mulx r9, rsi, r9
	adcx r8, rsi
	adox rbp, r9
	mulx r12, rsi, r12
	adcx rbp, rsi
	adox r12, r14
	adc r12, 0
	lea rsi, [r12+r12*4]
	lea rsi, [r12+rsi*4]
	lea rsi, [rsi+rsi*8]
	add rdi, rsi
	adc rcx, 0
	adc r8, 0
	adc rbp, 0
	lea rsi, [rdi+189]
	cmovc rdi, rsi
	/* g = 3*B */
	mov rsi, rbx
	add rsi, rbx
	mov r9, r11
	adc r9, r11
	mov r10, rax
	adc r10, rax
	mov r12, r13
	adc r12, r13
	setc r15b
	movzx r15d, r15b
	add rsi, rbx
	adc r9, r11
	adc r10, rax
	adc r12, r13
	adc r15, 0
	lea rdx, [r15+r15*4]
	lea rdx, [r15+rdx*4]
	lea rdx, [rdx+rdx*8]
	add rsi, rdx
	adc r9, 0
	adc r10, 0
	adc r12, 0
	lea r15, [rsi+189]
	cmovc rsi, r15
	/* A = t3/2 */
	mov r15, rdi
	and r15d, 1
	bt r15, 0
	sbb r15, r15
	mov rdx, -189
	mov r14, r15
	and r14, rdx
	add rdi, r14
	adc rcx, r15
	adc r8, r15
	adc rbp, r15
	setc r14b
	movzx r14d, r14b
	shl r14, 63
	mov r15, rbp
	shr r15, 1
	or r15, r14
	mov r14, rcx
	shl r14, 63
	shr rdi, 1
	or rdi, r14
	mov r14, r8
	shl r14, 63
	shr rcx, 1
	or rcx, r14
	shl rbp, 63
	shr r8, 1
	or r8, rbp
	/* G = YY*YY */
	mov rdx, qword ptr [rsp+56]
	mulx rbp, r14, qword ptr [rsp+48]
	mov qword ptr [rsp+8], r13
	mov qword ptr [rsp+16], rax
	mulx r13, rax, qword ptr [rsp+64]
	mov qword ptr [rsp+24], r11
	mov qword ptr [rsp+32], rbx
	mulx r11, rbx, qword ptr [rsp+80]
	add rbp, rax
	adc r13, rbx
	adc r11, 0
	mov rdx, qword ptr [rsp+48]
	mulx rax, rbx, qword ptr [rsp+64]
	mov qword ptr [rsp+40], r12
	xor r12d, r12d
	adcx r13, rbx
	adox r11, rax
	mulx rax, rbx, qword ptr [rsp+80]
	adcx r11, rbx
	adox rax, r12
	adc rax, 0
	mov rdx, qword ptr [rsp+64]
	mulx rbx, r12, qword ptr [rsp+80]
	add rax, r12
	adc rbx, 0
	mov rdx, qword ptr [rsp+56]
	mov qword ptr [rsp+88], r10
	mulx r12, r10, rdx
	mov rdx, qword ptr [rsp+48]
	mov qword ptr [rsp+56], r9
	mov qword ptr [rsp+96], rsi
	mulx r9, rsi, rdx
	mov rdx, qword ptr [rsp+64]
	mov qword ptr [rsp+48], r15
	mov qword ptr [rsp+104], r8
	mulx r15, r8, rdx
	mov rdx, qword ptr [rsp+80]
	mov qword ptr [rsp+64], rcx
	mov qword ptr [rsp+112], rdi
	mulx rcx, rdi, rdx
	xor edx, edx
	adcx r14, r14
	adox r14, r12
	adcx rbp, rbp
	adox rbp, rsi
	adcx r13, r13
	adox r13, r9
	adcx r11, r11
	adox r11, r8
	adcx rax, rax
	adox rax, r15
	adcx rbx, rbx
	adox rbx, rdi
	adox rcx, rdx
	adc rcx, 0
	mov edx, 189
	mulx r11, rsi, r11
	xor edi, edi
	adcx r10, rsi
	adox r14, r11
	mulx rax, rsi, rax
	adcx r14, rsi
	adox rbp, rax
	mulx rbx, rax, rbx
	adcx rbp, rax
	adox r13, rbx
	mulx rcx, rax, rcx
	adcx r13, rax
	adox rcx, rdi
	adc rcx, 0
	lea rax, [rcx+rcx*4]
	lea rax, [rcx+rax*4]
	lea rax, [rax+rax*8]
	add r10, rax
	adc r14, 0
	adc rbp, 0
	adc r13, 0
	lea rax, [r10+189]
	cmovc r10, rax
	/* S = A*A */
	mov rdx, qword ptr [rsp+112]
	mulx rax, rcx, qword ptr [rsp+64]
	mulx rsi, r8, qword ptr [rsp+104]
	mulx r9, r11, qword ptr [rsp+48]
	add rax, r8
	adc rsi, r11
	adc r9, 0
	mov rdx, qword ptr [rsp+64]
	mulx r8, r11, qword ptr [rsp+104]
	xor ebx, ebx
	adcx rsi, r11
	adox r9, r8
	mulx rdi, r8, qword ptr [rsp+48]
	adcx r9, r8
	adox rdi, rbx
	adc rdi, 0
	mov rdx, qword ptr [rsp+104]
	mulx r8, r11, qword ptr [rsp+48]
	add rdi, r11
	adc r8, 0
	mov rdx, qword ptr [rsp+112]
	mulx r11, r12, rdx
	mov rdx, qword ptr [rsp+64]
	mulx r15, rbx, rdx
	mov rdx, qword ptr [rsp+104]
	mov qword ptr [rsp+80], r13
	mov qword ptr [rsp+120], rbp
	mulx r13, rbp, rdx
	mov rdx, qword ptr [rsp+48]
	mov qword ptr [rsp+128], r14
	mov qword ptr [rsp+136], r10
	mulx r14, r10, rdx
	xor edx, edx
	adcx rcx, rcx
	adox rcx, r11
	adcx rax, rax
	adox rax, rbx
	adcx rsi, rsi
	adox rsi, r15
	adcx r9, r9
	adox r9, rbp
	adcx rdi, rdi
	adox rdi, r13
	adcx r8, r8
	adox r8, r10
	adox r14, rdx
	adc r14, 0
	mov edx, 189
	mulx r9, r10, r9
	xor r11d, r11d
	adcx r12, r10
	adox rcx, r9
	mulx rdi, r9, rdi
	adcx rcx, r9
	adox rax, rdi
	mulx r8, rdi, r8
	adcx rax, rdi
	adox rsi, r8
	mulx r14, rdi, r14
	adcx rsi, rdi
	adox r14, r11
	adc r14, 0
	lea rdi, [r14+r14*4]
	lea rdi, [r14+rdi*4]
	lea rdi, [rdi+rdi*8]
	add r12, rdi
	adc rcx, 0
	adc rax, 0
	adc rsi, 0
	lea rdi, [r12+189]
	cmovc r12, rdi
	/* Z3_s = Y1*Z1 */
	mov rdi, qword ptr [rsp+72]
	mov rdx, qword ptr [rdi+64]
	mulx r8, r9, qword ptr [rdi+32]
	mulx r10, rbx, qword ptr [rdi+40]
	mulx rbp, r13, qword ptr [rdi+48]
	mulx r14, rdx, qword ptr [rdi+56]
	add r8, rbx
	adc r10, r13
	adc rbp, rdx
	adc r14, 0
	mov rdx, qword ptr [rdi+72]
	mulx rbx, r13, qword ptr [rdi+32]
	xor r15d, r15d
	adcx r8, r13
	adox r10, rbx
	mulx r11, rbx, qword ptr [rdi+40]
	adcx r10, rbx
	adox rbp, r11
	mulx r11, rbx, qword ptr [rdi+48]
	adcx rbp, rbx
	adox r14, r11
	mulx r11, rdx, qword ptr [rdi+56]
	adcx r14, rdx
	adox r11, r15
	adc r11, 0
	mov rdx, qword ptr [rdi+80]
	mulx rbx, r13, qword ptr [rdi+32]
	xor r15d, r15d
	adcx r10, r13
	adox rbp, rbx
	mulx rbx, r13, qword ptr [rdi+40]
	adcx rbp, r13
	adox r14, rbx
	mulx rbx, r13, qword ptr [rdi+48]
	adcx r14, r13
	adox r11, rbx
	mulx rbx, rdx, qword ptr [rdi+56]
	adcx r11, rdx
	adox rbx, r15
	adc rbx, 0
	mov rdx, qword ptr [rdi+88]
	mulx r13, r15, qword ptr [rdi+32]
	mov qword ptr [rsp+144], rsi
	xor esi, esi
	adcx rbp, r15
	adox r14, r13
	mulx r13, r15, qword ptr [rdi+40]
	adcx r14, r15
	adox r11, r13
	mulx r13, r15, qword ptr [rdi+48]
	adcx r11, r15
	adox rbx, r13
	mulx r13, rdx, qword ptr [rdi+56]
	adcx rbx, rdx
	adox r13, rsi
	adc r13, 0
	mov edx, 189
	mulx r14, rdi, r14
	xor r15d, r15d
	adcx r9, rdi
	adox r8, r14
	mulx r11, rsi, r11
	adcx r8, rsi
	adox r10, r11
	mulx rbx, rsi, rbx
	adcx r10, rsi
	adox rbp, rbx
	mulx r13, rsi, r13
	adcx rbp, rsi
	adox r13, r15
	adc r13, 0
	lea rsi, [r13+r13*4]
	lea rsi, [r13+rsi*4]
	lea rsi, [rsi+rsi*8]
	add r9, rsi
	adc r8, 0
	adc r10, 0
	adc rbp, 0
	lea rsi, [r9+189]
	cmovc r9, rsi
	/* w = g-S */
	mov rsi, qword ptr [rsp+96]
	sub rsi, r12
	mov rdi, qword ptr [rsp+56]
	sbb rdi, rcx
	mov r11, qword ptr [rsp+88]
	sbb r11, rax
	mov rbx, qword ptr [rsp+40]
	sbb rbx, qword ptr [rsp+144]
	sbb r13, r13
	and r13d, 189
	sub rsi, r13
	sbb rdi, 0
	sbb r11, 0
	sbb rbx, 0
	lea r13, [rsi-189]
	cmovc rsi, r13
	/* X3_i1 = 2*B */
	mov r13, qword ptr [rsp+32]
	add r13, qword ptr [rsp+32]
	mov r14, qword ptr [rsp+24]
	adc r14, qword ptr [rsp+24]
	mov rdx, qword ptr [rsp+16]
	adc rdx, qword ptr [rsp+16]
	mov r15, qword ptr [rsp+8]
	adc r15, qword ptr [rsp+8]
	mov qword ptr [rsp+8], rbp
	sbb rbp, rbp
	and ebp, 189
	add r13, rbp
	adc r14, 0
	adc rdx, 0
	adc r15, 0
	lea rbp, [r13+189]
	cmovc r13, rbp
	/* m = A*w */
	mov rbp, rdx
	mov rdx, rsi
	mov qword ptr [rsp+16], r10
	mov qword ptr [rsp+24], r8
	mulx r10, r8, qword ptr [rsp+112]
	mov qword ptr [rsp+32], r9
	mulx rsi, r9, qword ptr [rsp+64]
	mov qword ptr [rsp+40], r15
	mov qword ptr [rsp+56], rax
	mulx r15, rax, qword ptr [rsp+104]
	mov qword ptr [rsp+72], rbp
	mulx rbp, rdx, qword ptr [rsp+48]
	add r10, r9
	adc rsi, rax
	adc r15, rdx
	adc rbp, 0
	mov rdx, rdi
	mulx rax, r9, qword ptr [rsp+112]
	xor edi, edi
	adcx r10, r9
	adox rsi, rax
	mulx rax, r9, qword ptr [rsp+64]
	adcx rsi, r9
	adox r15, rax
	mulx rax, r9, qword ptr [rsp+104]
	adcx r15, r9
	adox rbp, rax
	mulx rax, rdx, qword ptr [rsp+48]
	adcx rbp, rdx
	adox rax, rdi
	adc rax, 0
	mov rdx, r11
	mulx r9, rdi, qword ptr [rsp+112]
	xor r11d, r11d
	adcx rsi, rdi
	adox r15, r9
	mulx rdi, r9, qword ptr [rsp+64]
	adcx r15, r9
	adox rbp, rdi
	mulx rdi, r9, qword ptr [rsp+104]
	adcx rbp, r9
	adox rax, rdi
	mulx rdi, rdx, qword ptr [rsp+48]
	adcx rax, rdx
	adox rdi, r11
	adc rdi, 0
	mov rdx, rbx
	mulx r9, r11, qword ptr [rsp+112]
	xor ebx, ebx
	adcx r15, r11
	adox rbp, r9
	mulx r9, r11, qword ptr [rsp+64]
	adcx rbp, r11
	adox rax, r9
	mulx r9, r11, qword ptr [rsp+104]
	adcx rax, r11
	adox rdi, r9
	mulx r9, rdx, qword ptr [rsp+48]
	adcx rdi, rdx
	adox r9, rbx
	adc r9, 0
	mov edx, 189
	mulx rbp, r11, rbp
	xor ebx, ebx
	adcx r8, r11
	adox r10, rbp
	mulx rax, r11, rax
	adcx r10, r11
	adox rsi, rax
	mulx rdi, rax, rdi
	adcx rsi, rax
	adox r15, rdi
	mulx r9, rax, r9
	adcx r15, rax
	adox r9, rbx
	adc r9, 0
	lea rax, [r9+r9*4]
	lea rax, [r9+rax*4]
	lea rax, [rax+rax*8]
	add r8, rax
	adc r10, 0
	adc rsi, 0
	adc r15, 0
	lea rax, [r8+189]
	cmovc r8, rax
	/* X3_s = S-X3_i1 */
	sub r12, r13
	sbb rcx, r14
	mov rax, qword ptr [rsp+56]
	sbb rax, qword ptr [rsp+72]
	mov rdi, qword ptr [rsp+144]
	sbb rdi, qword ptr [rsp+40]
	sbb r9, r9
	and r9d, 189
	sub r12, r9
	sbb rcx, 0
	sbb rax, 0
	sbb rdi, 0
	lea r9, [r12-189]
	cmovc r12, r9
	/* Y3_s = m-G */
	sub r8, qword ptr [rsp+136]
	sbb r10, qword ptr [rsp+128]
	sbb rsi, qword ptr [rsp+120]
	sbb r15, qword ptr [rsp+80]
	sbb r9, r9
	and r9d, 189
	sub r8, r9
	sbb r10, 0
	sbb rsi, 0
	sbb r15, 0
	lea r9, [r8-189]
	cmovc r8, r9
	/* ZZ_r2 = Z3_s*Z3_s */
	mov rdx, qword ptr [rsp+32]
	mulx r9, r11, qword ptr [rsp+24]
	mulx rbp, r13, qword ptr [rsp+16]
	mulx r14, rbx, qword ptr [rsp+8]
	add r9, r13
	adc rbp, rbx
	adc r14, 0
	mov rdx, qword ptr [rsp+24]
	mulx rbx, r13, qword ptr [rsp+16]
	mov qword ptr [rsp+40], rdi
	xor edi, edi
	adcx rbp, r13
	adox r14, rbx
	mulx rbx, r13, qword ptr [rsp+8]
	adcx r14, r13
	adox rbx, rdi
	adc rbx, 0
	mov rdx, qword ptr [rsp+16]
	mulx r13, rdi, qword ptr [rsp+8]
	add rbx, rdi
	adc r13, 0
	mov rdx, qword ptr [rsp+32]
	mov qword ptr [rsp+48], rax
	mulx rdi, rax, rdx
	mov rdx, qword ptr [rsp+24]
	mov qword ptr [rsp+56], rcx
	mov qword ptr [rsp+64], r12
	mulx rcx, r12, rdx
	mov rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+72], r15
	mov qword ptr [rsp+80], rsi
	mulx r15, rsi, rdx
	mov rdx, qword ptr [rsp+8]
	mov qword ptr [rsp+88], r8
	mov qword ptr [rsp+96], r10
	mulx r8, r10, rdx
	xor edx, edx
	adcx r11, r11
	adox r11, rdi
	adcx r9, r9
	adox r9, r12
	adcx rbp, rbp
	adox rbp, rcx
	adcx r14, r14
	adox r14, rsi
	adcx rbx, rbx
	adox rbx, r15
	adcx r13, r13
	adox r13, r10
	adox r8, rdx
	adc r8, 0
	mov edx, 189
	mulx r14, rcx, r14
	xor esi, esi
	adcx rax, rcx
	adox r11, r14
	mulx rbx, rcx, rbx
	adcx r11, rcx
	adox r9, rbx
	mulx r13, rcx, r13
	adcx r9, rcx
	adox rbp, r13
	mulx r8, rcx, r8
	adcx rbp, rcx
	adox r8, rsi
	adc r8, 0
	lea rcx, [r8+r8*4]
	lea rcx, [r8+rcx*4]
	lea rcx, [rcx+rcx*8]
	add rax, rcx
	adc r11, 0
	adc r9, 0
	adc rbp, 0
	lea rcx, [rax+189]
	cmovc rax, rcx
	/* YY_r2 = Y3_s*Y3_s */
	mov rdx, qword ptr [rsp+88]
	mulx rcx, rdi, qword ptr [rsp+96]
	mulx r8, r10, qword ptr [rsp+80]
	mulx rbx, r12, qword ptr [rsp+72]
	add rcx, r10
	adc r8, r12
	adc rbx, 0
	mov rdx, qword ptr [rsp+96]
	mulx r10, r12, qword ptr [rsp+80]
	xor r13d, r13d
	adcx r8, r12
	adox rbx, r10
	mulx rsi, r10, qword ptr [rsp+72]
	adcx rbx, r10
	adox rsi, r13
	adc rsi, 0
	mov rdx, qword ptr [rsp+80]
	mulx r10, r12, qword ptr [rsp+72]
	add rsi, r12
	adc r10, 0
	mov rdx, qword ptr [rsp+88]
	mulx r12, r14, rdx
	mov rdx, qword ptr [rsp+96]
	mulx r15, r13, rdx
	mov rdx, qword ptr [rsp+80]
	mov qword ptr [rsp+104], rbp
	mov qword ptr [rsp+112], r9
	mulx rbp, r9, rdx
	mov rdx, qword ptr [rsp+72]
	mov qword ptr [rsp+120], r11
	mov qword ptr [rsp+128], rax
	mulx r11, rax, rdx
	xor edx, edx
	adcx rdi, rdi
	adox rdi, r12
	adcx rcx, rcx
	adox rcx, r13
	adcx r8, r8
	adox r8, r15
	adcx rbx, rbx
	adox rbx, r9
	adcx rsi, rsi
	adox rsi, rbp
	adcx r10, r10
	adox r10, rax
	adox r11, rdx
	adc r11, 0
	mov edx, 189
	mulx rbx, rax, rbx
	xor r9d, r9d
	adcx r14, rax
	adox rdi, rbx
	mulx rsi, rax, rsi
	adcx rdi, rax
	adox rcx, rsi
	mulx r10, rax, r10
	adcx rcx, rax
	adox r8, r10
	mulx r11, rax, r11
	adcx r8, rax
	adox r11, r9
	adc r11, 0
	lea rax, [r11+r11*4]
	lea rax, [r11+rax*4]
	lea rax, [rax+rax*8]
	add r14, rax
	adc rdi, 0
	adc rcx, 0
	adc r8, 0
	lea rax, [r14+189]
	cmovc r14, rax
	/* t1_r2 = X3_s-ZZ_r2 */
	mov rax, qword ptr [rsp+64]
	sub rax, qword ptr [rsp+128]
	mov rsi, qword ptr [rsp+56]
	sbb rsi, qword ptr [rsp+120]
	mov r10, qword ptr [rsp+48]
	sbb r10, qword ptr [rsp+112]
	mov r11, qword ptr [rsp+40]
	sbb r11, qword ptr [rsp+104]
	sbb rbx, rbx
	and ebx, 189
	sub rax, rbx
	sbb rsi, 0
	sbb r10, 0
	sbb r11, 0
	lea rbx, [rax-189]
	cmovc rax, rbx
	/* t0_r2 = X3_s+ZZ_r2 */
	mov rbx, qword ptr [rsp+64]
	add rbx, qword ptr [rsp+128]
	mov rbp, qword ptr [rsp+56]
	adc rbp, qword ptr [rsp+120]
	mov r12, qword ptr [rsp+48]
	adc r12, qword ptr [rsp+112]
	mov r13, qword ptr [rsp+40]
	adc r13, qword ptr [rsp+104]
	sbb r15, r15
	and r15d, 189
	add rbx, r15
	adc rbp, 0
	adc r12, 0
	adc r13, 0
	lea r15, [rbx+189]
	cmovc rbx, r15
	/* t2_r2 = 3*t1_r2 */
	mov r15, rax
	add r15, rax
	mov rdx, rsi
	adc rdx, rsi
	mov r9, r10
	adc r9, r10
	mov qword ptr [rsp+104], r13
	mov r13, r11
	adc r13, r11
	mov qword ptr [rsp+112], r12
	setc r12b
	movzx r12d, r12b
	add r15, rax
	adc rdx, rsi
	adc r9, r10
	adc r13, r11
	adc r12, 0
	lea rax, [r12+r12*4]
	lea rax, [r12+rax*4]
	lea rax, [rax+rax*8]
	add r15, rax
	adc rdx, 0
	adc r9, 0
	adc r13, 0
	lea rax, [r15+189]
	cmovc r15, rax
	/* B_r2 = X3_s*YY_r2 */
	mov rax, rdx
	mov rdx, r14
	mulx rsi, r10, qword ptr [rsp+64]
	mulx r11, r12, qword ptr [rsp+56]
	mov qword ptr [rsp+120], r13
	mulx r14, r13, qword ptr [rsp+48]
	mov qword ptr [rsp+128], r9
	mov qword ptr [rsp+136], rax
	mulx r9, rax, qword ptr [rsp+40]
	add rsi, r12
	adc r11, r13
	adc r14, rax
	adc r9, 0
	mov rax, rdx
	mov rdx, rdi
	mulx r12, r13, qword ptr [rsp+64]
	xor edi, edi
	adcx rsi, r13
	adox r11, r12
	mulx r12, r13, qword ptr [rsp+56]
	adcx r11, r13
	adox r14, r12
	mulx r12, r13, qword ptr [rsp+48]
	adcx r14, r13
	adox r9, r12
	mulx r12, r13, qword ptr [rsp+40]
	adcx r9, r13
	adox r12, rdi
	adc r12, 0
	mov r13, rdx
	mov rdx, rcx
	mov qword ptr [rsp+144], rax
	mulx rdi, rax, qword ptr [rsp+64]
	xor ecx, ecx
	adcx r11, rax
	adox r14, rdi
	mulx rax, rdi, qword ptr [rsp+56]
	adcx r14, rdi
	adox r9, rax
	mulx rax, rdi, qword ptr [rsp+48]
	adcx r9, rdi
	adox r12, rax
	mulx rax, rdi, qword ptr [rsp+40]
	adcx r12, rdi
	adox rax, rcx
	adc rax, 0
	mov rdi, rdx
	mov rdx, r8
	mov qword ptr [rsp+152], rdi
	mulx rcx, rdi, qword ptr [rsp+64]
	xor r8d, r8d
	adcx r14, rdi
	adox r9, rcx
	mulx rcx, rdi, qword ptr [rsp+56]
	adcx r9, rdi
	adox r12, rcx
	mulx rcx, rdi, qword ptr [rsp+48]
	adcx r12, rdi
	adox rax, rcx
	mulx rcx, rdi, qword ptr [rsp+40]
	adcx rax, rdi
	adox rcx, r8
	adc rcx, 0
	mov rdi, rdx
	mov edx, 189
	mulx r9, r8, r9
	mov qword ptr [rsp+40], rdi
	xor edi, edi
	adcx r10, r8
	adox rsi, r9
	mulx r12, r8, r12
	adcx rsi, r8
	adox r11, r12
	mulx rax, r8, rax
	adcx r11, r8
	adox r14, rax
	mulx rcx, rax, rcx
	adcx r14, rax
	adox rcx, rdi
	adc rcx, 0
	lea rax, [rcx+rcx*4]
	lea rax, [rcx+rax*4]
	lea rax, [rax+rax*8]
	add r10, rax
	adc rsi, 0
	adc r11, 0
	adc r14, 0
	lea rax, [r10+189]
	cmovc r10, rax
	/* t3_r2 = t0_r2*t2_r2 */
	mov rdx, r15
	mulx rax, rcx, rbx
	mulx r8, r9, rbp
	mulx r12, r15, qword ptr [rsp+112]
	mulx rdi, rdx, qword ptr [rsp+104]
	add rax, r9
	adc r8, r15
	adc r12, rdx
	adc rdi, 0
	mov rdx, qword ptr [rsp+136]
	mulx r9, r15, rbx
	mov qword ptr [rsp+48], r13
	xor r13d, r13d
	adcx rax, r15
	adox r8, r9
	mulx r9, r15, rbp
	adcx r8, r15
	adox r12, r9
	mulx r9, r15, qword ptr [rsp+112]
	adcx r12, r15
	adox rdi, r9
	mulx r9, rdx, qword ptr [rsp+104]
	adcx rdi, rdx
	adox r9, r13
	adc r9, 0
	mov rdx, qword ptr [rsp+128]
	mulx r15, r13, rbx
	mov qword ptr [rsp+56], r14
	xor r14d, r14d
	adcx r8, r13
	adox r12, r15
	mulx r13, r15, rbp
	adcx r12, r15
	adox rdi, r13
	mulx r13, r15, qword ptr [rsp+112]
	adcx rdi, r15
	adox r9, r13
	mulx r13, rdx, qword ptr [rsp+104]
	adcx r9, rdx
	adox r13, r14
	adc r13, 0
	mov rdx, qword ptr [rsp+120]
	mulx rbx, r15, rbx
	xor r14d, r14d
	adcx r12, r15
	adox rdi, rbx
	mulx rbp, rbx, rbp
	adcx rdi, rbx
	adox r9, rbp
	mulx rbx, rbp, qword ptr [rsp+112]
	adcx r9, rbp
	adox r13, rbx
	mulx rbx, rdx, qword ptr [rsp+104]
	adcx r13, rdx
	adox rbx, r14
	adc rbx, 0
	mov edx, 189
	mulx rdi, rbp, rdi
	xor r15d, r15d
	adcx rcx, rbp
	adox rax, rdi
	mulx r9, rdi, r9
	adcx rax, rdi
	adox r8, r9
	mulx r13, rdi, r13
	adcx r8, rdi
	adox r12, r13
	mulx rbx, rdi, rbx
	adcx r12, rdi
	adox rbx, r15
	adc rbx, 0
	lea rdi, [rbx+rbx*4]
	lea rdi, [rbx+rdi*4]
	lea rdi, [rdi+rdi*8]
	add rcx, rdi
	adc rax, 0
	adc r8, 0
	adc r12, 0
	lea rdi, [rcx+189]
	cmovc rcx, rdi
	/* g_r2 = 3*B_r2 */
	mov rdi, r10
	add rdi, r10
	mov r9, rsi
	adc r9, rsi
	mov rbx, r11
	adc rbx, r11
	mov rbp, qword ptr [rsp+56]
	adc rbp, qword ptr [rsp+56]
	setc r13b
	movzx r13d, r13b
	add rdi, r10
	adc r9, rsi
	adc rbx, r11
	adc rbp, qword ptr [rsp+56]
	adc r13, 0
	lea r14, [r13+r13*4]
	lea r14, [r13+r14*4]
	lea r14, [r14+r14*8]
	add rdi, r14
	adc r9, 0
	adc rbx, 0
	adc rbp, 0
	lea r13, [rdi+189]
	cmovc rdi, r13
	/* A_r2 = t3_r2/2 */
	mov r13, rcx
	and r13d, 1
	bt r13, 0
	sbb r13, r13
	mov r14, -189
	mov rdx, r13
	and rdx, r14
	add rcx, rdx
	adc rax, r13
	adc r8, r13
	adc r12, r13
	setc r13b
	movzx r13d, r13b
	shl r13, 63
	mov rdx, r12
	shr rdx, 1
	or rdx, r13
	mov r13, rax
	shl r13, 63
	shr rcx, 1
	or rcx, r13
	mov r13, r8
	shl r13, 63
	shr rax, 1
	or rax, r13
	shl r12, 63
	shr r8, 1
	or r8, r12
	/* G_r2 = YY_r2*YY_r2 */
	mov r12, rdx
	mov rdx, qword ptr [rsp+144]
	mulx r13, r14, qword ptr [rsp+48]
	mov qword ptr [rsp+64], r11
	mulx r15, r11, qword ptr [rsp+152]
	mov qword ptr [rsp+104], rsi
	mov qword ptr [rsp+112], r10
	mulx rsi, r10, qword ptr [rsp+40]
	add r13, r11
	adc r15, r10
	adc rsi, 0
	mov rdx, qword ptr [rsp+48]
	mulx r10, r11, qword ptr [rsp+152]
	mov qword ptr [rsp+120], rbp
	xor ebp, ebp
	adcx r15, r11
	adox rsi, r10
	mulx r10, r11, qword ptr [rsp+40]
	adcx rsi, r11
	adox r10, rbp
	adc r10, 0
	mov rdx, qword ptr [rsp+152]
	mulx r11, rbp, qword ptr [rsp+40]
	add r10, rbp
	adc r11, 0
	mov rdx, qword ptr [rsp+144]
	mov qword ptr [rsp+128], rbx
	mulx rbp, rbx, rdx
	mov rdx, qword ptr [rsp+48]
	mov qword ptr [rsp+136], r9
	mov qword ptr [rsp+144], rdi
	mulx r9, rdi, rdx
	mov rdx, qword ptr [rsp+152]
	mov qword ptr [rsp+48], r12
	mov qword ptr [rsp+160], r8
	mulx r12, r8, rdx
	mov rdx, qword ptr [rsp+40]
	mov qword ptr [rsp+152], rax
	mov qword ptr [rsp+168], rcx
	mulx rax, rcx, rdx
	xor edx, edx
	adcx r14, r14
	adox r14, rbp
	adcx r13, r13
	adox r13, rdi
	adcx r15, r15
	adox r15, r9
	adcx rsi, rsi
	adox rsi, r8
	adcx r10, r10
	adox r10, r12
	adcx r11, r11
	adox r11, rcx
	adox rax, rdx
	adc rax, 0
	mov edx, 189
	mulx rsi, rcx, rsi
	xor edi, edi
	adcx rbx, rcx
	adox r14, rsi
	mulx r10, rcx, r10
	adcx r14, rcx
	adox r13, r10
	mulx r11, rcx, r11
	adcx r13, rcx
	adox r15, r11
	mulx rax, rcx, rax
	adcx r15, rcx
	adox rax, rdi
	adc rax, 0
	lea rcx, [rax+rax*4]
	lea rcx, [rax+rcx*4]
	lea rcx, [rcx+rcx*8]
	add rbx, rcx
	adc r14, 0
	adc r13, 0
	adc r15, 0
	lea rax, [rbx+189]
	cmovc rbx, rax
	/* S_r2 = A_r2*A_r2 */
	mov rdx, qword ptr [rsp+168]
	mulx rax, rcx, qword ptr [rsp+152]
	mulx rsi, r8, qword ptr [rsp+160]
	mulx r9, r10, qword ptr [rsp+48]
	add rax, r8
	adc rsi, r10
	adc r9, 0
	mov rdx, qword ptr [rsp+152]
	mulx r8, r10, qword ptr [rsp+160]
	xor r11d, r11d
	adcx rsi, r10
	adox r9, r8
	mulx rdi, r8, qword ptr [rsp+48]
	adcx r9, r8
	adox rdi, r11
	adc rdi, 0
	mov rdx, qword ptr [rsp+160]
	mulx r8, r10, qword ptr [rsp+48]
	add rdi, r10
	adc r8, 0
	mov rdx, qword ptr [rsp+168]
	mulx r10, rbp, rdx
	mov rdx, qword ptr [rsp+152]
	mulx r12, r11, rdx
	mov rdx, qword ptr [rsp+160]
	mov qword ptr [rsp+40], r15
	mov qword ptr [rsp+176], r13
	mulx r15, r13, rdx
	mov rdx, qword ptr [rsp+48]
	mov qword ptr [rsp+184], r14
	mov qword ptr [rsp+192], rbx
	mulx r14, rbx, rdx
	xor edx, edx
	adcx rcx, rcx
	adox rcx, r10
	adcx rax, rax
	adox rax, r11
	adcx rsi, rsi
	adox rsi, r12
	adcx r9, r9
	adox r9, r13
	adcx rdi, rdi
	adox rdi, r15
	adcx r8, r8
	adox r8, rbx
	adox r14, rdx
	adc r14, 0
	mov edx, 189
	mulx r9, r10, r9
	xor r11d, r11d
	adcx rbp, r10
	adox rcx, r9
	mulx rdi, r9, rdi
	adcx rcx, r9
	adox rax, rdi
	mulx r8, rdi, r8
	adcx rax, rdi
	adox rsi, r8
	mulx r14, rdi, r14
	adcx rsi, rdi
	adox r14, r11
	adc r14, 0
	lea rdi, [r14+r14*4]
	lea rdi, [r14+rdi*4]
	lea rdi, [rdi+rdi*8]
	add rbp, rdi
	adc rcx, 0
	adc rax, 0
	adc rsi, 0
	lea rdi, [rbp+189]
	cmovc rbp, rdi
	/* Z3_r2 = Y3_s*Z3_s */
	mov rdx, qword ptr [rsp+32]
	mulx rdi, r8, qword ptr [rsp+88]
	mulx r9, r10, qword ptr [rsp+96]
	mulx rbx, r12, qword ptr [rsp+80]
	mulx r13, rdx, qword ptr [rsp+72]
	add rdi, r10
	adc r9, r12
	adc rbx, rdx
	adc r13, 0
	mov rdx, qword ptr [rsp+24]
	mulx r10, r12, qword ptr [rsp+88]
	xor r14d, r14d
	adcx rdi, r12
	adox r9, r10
	mulx r10, r11, qword ptr [rsp+96]
	adcx r9, r11
	adox rbx, r10
	mulx r10, r11, qword ptr [rsp+80]
	adcx rbx, r11
	adox r13, r10
	mulx r10, rdx, qword ptr [rsp+72]
	adcx r13, rdx
	adox r10, r14
	adc r10, 0
	mov rdx, qword ptr [rsp+16]
	mulx r11, r12, qword ptr [rsp+88]
	xor r15d, r15d
	adcx r9, r12
	adox rbx, r11
	mulx r11, r12, qword ptr [rsp+96]
	adcx rbx, r12
	adox r13, r11
	mulx r11, r12, qword ptr [rsp+80]
	adcx r13, r12
	adox r10, r11
	mulx r11, rdx, qword ptr [rsp+72]
	adcx r10, rdx
	adox r11, r15
	adc r11, 0
	mov rdx, qword ptr [rsp+8]
	mulx r12, r14, qword ptr [rsp+88]
	xor r15d, r15d
	adcx rbx, r14
	adox r13, r12
	mulx r12, r14, qword ptr [rsp+96]
	adcx r13, r14
	adox r10, r12
	mulx r12, r14, qword ptr [rsp+80]
	adcx r10, r14
	adox r11, r12
	mulx r12, rdx, qword ptr [rsp+72]
	adcx r11, rdx
	adox r12, r15
	adc r12, 0
	mov edx, 189
	mulx r13, r14, r13
	xor r15d, r15d
	adcx r8, r14
	adox rdi, r13
	mulx r10, r13, r10
	adcx rdi, r13
	adox r9, r10
	mulx r11, r10, r11
	adcx r9, r10
	adox rbx, r11
	mulx r12, r10, r12
	adcx rbx, r10
	adox r12, r15
	adc r12, 0
	lea r10, [r12+r12*4]
	lea r10, [r12+r10*4]
	lea r10, [r10+r10*8]
	add r8, r10
	adc rdi, 0
	adc r9, 0
	adc rbx, 0
	lea r10, [r8+189]
	cmovc r8, r10
	/* w_r2 = g_r2-S_r2 */
	mov r10, qword ptr [rsp+144]
	sub r10, rbp
	mov r11, qword ptr [rsp+136]
	sbb r11, rcx
	mov r12, qword ptr [rsp+128]
	sbb r12, rax
	mov r13, qword ptr [rsp+120]
	sbb r13, rsi
	sbb r14, r14
	and r14d, 189
	sub r10, r14
	sbb r11, 0
	sbb r12, 0
	sbb r13, 0
	lea r14, [r10-189]
	cmovc r10, r14
	/* X3_i1_r2 = 2*B_r2 */
	mov r14, qword ptr [rsp+112]
	add r14, qword ptr [rsp+112]
	mov rdx, qword ptr [rsp+104]
	adc rdx, qword ptr [rsp+104]
	mov r15, qword ptr [rsp+64]
	adc r15, qword ptr [rsp+64]
	mov qword ptr [rsp+8], rbx
	mov rbx, qword ptr [rsp+56]
	adc rbx, qword ptr [rsp+56]
	mov qword ptr [rsp+16], r9
	sbb r9, r9
	and r9d, 189
	add r14, r9
	adc rdx, 0
	adc r15, 0
	adc rbx, 0
	lea r9, [r14+189]
	cmovc r14, r9
	/* m_r2 = A_r2*w_r2 */
	mov r9, rdx
	mov rdx, r10
	mov qword ptr [rsp+24], rdi
	mov qword ptr [rsp+32], r8
	mulx rdi, r8, qword ptr [rsp+168]
	mov qword ptr [rsp+56], rsi
	mulx r10, rsi, qword ptr [rsp+152]
	mov qword ptr [rsp+64], rbx
	mov qword ptr [rsp+72], rax
	mulx rbx, rax, qword ptr [rsp+160]
	mov qword ptr [rsp+80], r15
	mulx r15, rdx, qword ptr [rsp+48]
	add rdi, rsi
	adc r10, rax
	adc rbx, rdx
	adc r15, 0
	mov rdx, r11
	mulx rax, rsi, qword ptr [rsp+168]
	xor r11d, r11d
	adcx rdi, rsi
	adox r10, rax
	mulx rax, rsi, qword ptr [rsp+152]
	adcx r10, rsi
	adox rbx, rax
	mulx rax, rsi, qword ptr [rsp+160]
	adcx rbx, rsi
	adox r15, rax
	mulx rax, rdx, qword ptr [rsp+48]
	adcx r15, rdx
	adox rax, r11
	adc rax, 0
	mov rdx, r12
	mulx rsi, r11, qword ptr [rsp+168]
	xor r12d, r12d
	adcx r10, r11
	adox rbx, rsi
	mulx rsi, r11, qword ptr [rsp+152]
	adcx rbx, r11
	adox r15, rsi
	mulx rsi, r11, qword ptr [rsp+160]
	adcx r15, r11
	adox rax, rsi
	mulx rsi, rdx, qword ptr [rsp+48]
	adcx rax, rdx
	adox rsi, r12
	adc rsi, 0
	mov rdx, r13
	mulx r11, r12, qword ptr [rsp+168]
	xor r13d, r13d
	adcx rbx, r12
	adox r15, r11
	mulx r11, r12, qword ptr [rsp+152]
	adcx r15, r12
	adox rax, r11
	mulx r11, r12, qword ptr [rsp+160]
	adcx rax, r12
	adox rsi, r11
	mulx r11, rdx, qword ptr [rsp+48]
	adcx rsi, rdx
	adox r11, r13
	adc r11, 0
	mov edx, 189
	mulx r15, r12, r15
	xor r13d, r13d
	adcx r8, r12
	adox rdi, r15
	mulx rax, r12, rax
	adcx rdi, r12
	adox r10, rax
	mulx rsi, rax, rsi
	adcx r10, rax
	adox rbx, rsi
	mulx r11, rax, r11
	adcx rbx, rax
	adox r11, r13
	adc r11, 0
	lea rax, [r11+r11*4]
	lea rax, [r11+rax*4]
	lea rax, [rax+rax*8]
	add r8, rax
	adc rdi, 0
	adc r10, 0
	adc rbx, 0
	lea rax, [r8+189]
	cmovc r8, rax
	/* X3_r2 = S_r2-X3_i1_r2 */
	sub rbp, r14
	sbb rcx, r9
	mov rax, qword ptr [rsp+72]
	sbb rax, qword ptr [rsp+80]
	mov rsi, qword ptr [rsp+56]
	sbb rsi, qword ptr [rsp+64]
	sbb r9, r9
	and r9d, 189
	sub rbp, r9
	sbb rcx, 0
	sbb rax, 0
	sbb rsi, 0
	lea r9, [rbp-189]
	cmovc rbp, r9
	/* Y3_r2 = m_r2-G_r2 */
	sub r8, qword ptr [rsp+192]
	sbb rdi, qword ptr [rsp+184]
	sbb r10, qword ptr [rsp+176]
	sbb rbx, qword ptr [rsp+40]
	sbb r9, r9
	and r9d, 189
	sub r8, r9
	sbb rdi, 0
	sbb r10, 0
	sbb rbx, 0
	lea r9, [r8-189]
	cmovc r8, r9
	/* ZZ_r3 = Z3_r2*Z3_r2 */
	mov rdx, qword ptr [rsp+32]
	mulx r9, r11, qword ptr [rsp+24]
	mulx r12, r14, qword ptr [rsp+16]
	mulx r15, r13, qword ptr [rsp+8]
	add r9, r14
	adc r12, r13
	adc r15, 0
	mov rdx, qword ptr [rsp+24]
	mulx r13, r14, qword ptr [rsp+16]
	mov qword ptr [rsp+40], rsi
	xor esi, esi
	adcx r12, r14
	adox r15, r13
	mulx r13, r14, qword ptr [rsp+8]
	adcx r15, r14
	adox r13, rsi
	adc r13, 0
	mov rdx, qword ptr [rsp+16]
	mulx r14, rsi, qword ptr [rsp+8]
	add r13, rsi
	adc r14, 0
	mov rdx, qword ptr [rsp+32]
	mov qword ptr [rsp+48], rax
	mulx rsi, rax, rdx
	mov rdx, qword ptr [rsp+24]
	mov qword ptr [rsp+56], rcx
	mov qword ptr [rsp+64], rbp
	mulx rcx, rbp, rdx
	mov rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+72], rbx
	mov qword ptr [rsp+80], r10
	mulx rbx, r10, rdx
	mov rdx, qword ptr [rsp+8]
	mov qword ptr [rsp+88], rdi
	mov qword ptr [rsp+96], r8
	mulx rdi, r8, rdx
	xor edx, edx
	adcx r11, r11
	adox r11, rsi
	adcx r9, r9
	adox r9, rbp
	adcx r12, r12
	adox r12, rcx
	adcx r15, r15
	adox r15, r10
	adcx r13, r13
	adox r13, rbx
	adcx r14, r14
	adox r14, r8
	adox rdi, rdx
	adc rdi, 0
	mov edx, 189
	mulx r15, rcx, r15
	xor esi, esi
	adcx rax, rcx
	adox r11, r15
	mulx r13, rcx, r13
	adcx r11, rcx
	adox r9, r13
	mulx r14, rcx, r14
	adcx r9, rcx
	adox r12, r14
	mulx rdi, rcx, rdi
	adcx r12, rcx
	adox rdi, rsi
	adc rdi, 0
	lea rcx, [rdi+rdi*4]
	lea rcx, [rdi+rcx*4]
	lea rcx, [rcx+rcx*8]
	add rax, rcx
	adc r11, 0
	adc r9, 0
	adc r12, 0
	lea rcx, [rax+189]
	cmovc rax, rcx
	/* YY_r3 = Y3_r2*Y3_r2 */
	mov rdx, qword ptr [rsp+96]
	mulx rcx, rdi, qword ptr [rsp+88]
	mulx r8, r10, qword ptr [rsp+80]
	mulx rbx, rbp, qword ptr [rsp+72]
	add rcx, r10
	adc r8, rbp
	adc rbx, 0
	mov rdx, qword ptr [rsp+88]
	mulx r10, rbp, qword ptr [rsp+80]
	xor r13d, r13d
	adcx r8, rbp
	adox rbx, r10
	mulx rsi, r10, qword ptr [rsp+72]
	adcx rbx, r10
	adox rsi, r13
	adc rsi, 0
	mov rdx, qword ptr [rsp+80]
	mulx r10, rbp, qword ptr [rsp+72]
	add rsi, rbp
	adc r10, 0
	mov rdx, qword ptr [rsp+96]
	mulx rbp, r14, rdx
	mov rdx, qword ptr [rsp+88]
	mulx r15, r13, rdx
	mov rdx, qword ptr [rsp+80]
	mov qword ptr [rsp+104], r12
	mov qword ptr [rsp+112], r9
	mulx r12, r9, rdx
	mov rdx, qword ptr [rsp+72]
	mov qword ptr [rsp+120], r11
	mov qword ptr [rsp+128], rax
	mulx r11, rax, rdx
	xor edx, edx
	adcx rdi, rdi
	adox rdi, rbp
	adcx rcx, rcx
	adox rcx, r13
	adcx r8, r8
	adox r8, r15
	adcx rbx, rbx
	adox rbx, r9
	adcx rsi, rsi
	adox rsi, r12
	adcx r10, r10
	adox r10, rax
	adox r11, rdx
	adc r11, 0
	mov edx, 189
	mulx rbx, rax, rbx
	xor r9d, r9d
	adcx r14, rax
	adox rdi, rbx
	mulx rsi, rax, rsi
	adcx rdi, rax
	adox rcx, rsi
	mulx r10, rax, r10
	adcx rcx, rax
	adox r8, r10
	mulx r11, rax, r11
	adcx r8, rax
	adox r11, r9
	adc r11, 0
	lea rax, [r11+r11*4]
	lea rax, [r11+rax*4]
	lea rax, [rax+rax*8]
	add r14, rax
	adc rdi, 0
	adc rcx, 0
	adc r8, 0
	lea rax, [r14+189]
	cmovc r14, rax
	/* t1_r3 = X3_r2-ZZ_r3 */
	mov rax, qword ptr [rsp+64]
	sub rax, qword ptr [rsp+128]
	mov rsi, qword ptr [rsp+56]
	sbb rsi, qword ptr [rsp+120]
	mov r10, qword ptr [rsp+48]
	sbb r10, qword ptr [rsp+112]
	mov r11, qword ptr [rsp+40]
	sbb r11, qword ptr [rsp+104]
	sbb rbx, rbx
	and ebx, 189
	sub rax, rbx
	sbb rsi, 0
	sbb r10, 0
	sbb r11, 0
	lea rbx, [rax-189]
	cmovc rax, rbx
	/* t0_r3 = X3_r2+ZZ_r3 */
	mov rbx, qword ptr [rsp+64]
	add rbx, qword ptr [rsp+128]
	mov rbp, qword ptr [rsp+56]
	adc rbp, qword ptr [rsp+120]
	mov r12, qword ptr [rsp+48]
	adc r12, qword ptr [rsp+112]
	mov r13, qword ptr [rsp+40]
	adc r13, qword ptr [rsp+104]
	sbb r15, r15
	and r15d, 189
	add rbx, r15
	adc rbp, 0
	adc r12, 0
	adc r13, 0
	lea r15, [rbx+189]
	cmovc rbx, r15
	/* t2_r3 = 3*t1_r3 */
	mov r15, rax
	add r15, rax
	mov rdx, rsi
	adc rdx, rsi
	mov r9, r10
	adc r9, r10
	mov qword ptr [rsp+104], r13
	mov r13, r11
	adc r13, r11
	mov qword ptr [rsp+112], r12
	setc r12b
	movzx r12d, r12b
	add r15, rax
	adc rdx, rsi
	adc r9, r10
	adc r13, r11
	adc r12, 0
	lea rax, [r12+r12*4]
	lea rax, [r12+rax*4]
	lea rax, [rax+rax*8]
	add r15, rax
	adc rdx, 0
	adc r9, 0
	adc r13, 0
	lea rax, [r15+189]
	cmovc r15, rax
	/* B_r3 = X3_r2*YY_r3 */
	mov rax, rdx
	mov rdx, r14
	mulx rsi, r10, qword ptr [rsp+64]
	mulx r11, r12, qword ptr [rsp+56]
	mov qword ptr [rsp+120], r13
	mulx r14, r13, qword ptr [rsp+48]
	mov qword ptr [rsp+128], r9
	mov qword ptr [rsp+136], rax
	mulx r9, rax, qword ptr [rsp+40]
	add rsi, r12
	adc r11, r13
	adc r14, rax
	adc r9, 0
	mov rax, rdx
	mov rdx, rdi
	mulx r12, r13, qword ptr [rsp+64]
	xor edi, edi
	adcx rsi, r13
	adox r11, r12
	mulx r12, r13, qword ptr [rsp+56]
	adcx r11, r13
	adox r14, r12
	mulx r12, r13, qword ptr [rsp+48]
	adcx r14, r13
	adox r9, r12
	mulx r12, r13, qword ptr [rsp+40]
	adcx r9, r13
	adox r12, rdi
	adc r12, 0
	mov r13, rdx
	mov rdx, rcx
	mov qword ptr [rsp+144], rax
	mulx rdi, rax, qword ptr [rsp+64]
	xor ecx, ecx
	adcx r11, rax
	adox r14, rdi
	mulx rax, rdi, qword ptr [rsp+56]
	adcx r14, rdi
	adox r9, rax
	mulx rax, rdi, qword ptr [rsp+48]
	adcx r9, rdi
	adox r12, rax
	mulx rax, rdi, qword ptr [rsp+40]
	adcx r12, rdi
	adox rax, rcx
	adc rax, 0
	mov rdi, rdx
	mov rdx, r8
	mov qword ptr [rsp+152], rdi
	mulx rcx, rdi, qword ptr [rsp+64]
	xor r8d, r8d
	adcx r14, rdi
	adox r9, rcx
	mulx rcx, rdi, qword ptr [rsp+56]
	adcx r9, rdi
	adox r12, rcx
	mulx rcx, rdi, qword ptr [rsp+48]
	adcx r12, rdi
	adox rax, rcx
	mulx rcx, rdi, qword ptr [rsp+40]
	adcx rax, rdi
	adox rcx, r8
	adc rcx, 0
	mov rdi, rdx
	mov edx, 189
	mulx r9, r8, r9
	mov qword ptr [rsp+40], rdi
	xor edi, edi
	adcx r10, r8
	adox rsi, r9
	mulx r12, r8, r12
	adcx rsi, r8
	adox r11, r12
	mulx rax, r8, rax
	adcx r11, r8
	adox r14, rax
	mulx rcx, rax, rcx
	adcx r14, rax
	adox rcx, rdi
	adc rcx, 0
	lea rax, [rcx+rcx*4]
	lea rax, [rcx+rax*4]
	lea rax, [rax+rax*8]
	add r10, rax
	adc rsi, 0
	adc r11, 0
	adc r14, 0
	lea rax, [r10+189]
	cmovc r10, rax
	/* t3_r3 = t0_r3*t2_r3 */
	mov rdx, r15
	mulx rax, rcx, rbx
	mulx r8, r9, rbp
	mulx r12, r15, qword ptr [rsp+112]
	mulx rdi, rdx, qword ptr [rsp+104]
	add rax, r9
	adc r8, r15
	adc r12, rdx
	adc rdi, 0
	mov rdx, qword ptr [rsp+136]
	mulx r9, r15, rbx
	mov qword ptr [rsp+48], r13
	xor r13d, r13d
	adcx rax, r15
	adox r8, r9
	mulx r9, r15, rbp
	adcx r8, r15
	adox r12, r9
	mulx r9, r15, qword ptr [rsp+112]
	adcx r12, r15
	adox rdi, r9
	mulx r9, rdx, qword ptr [rsp+104]
	adcx rdi, rdx
	adox r9, r13
	adc r9, 0
	mov rdx, qword ptr [rsp+128]
	mulx r15, r13, rbx
	mov qword ptr [rsp+56], r14
	xor r14d, r14d
	adcx r8, r13
	adox r12, r15
	mulx r13, r15, rbp
	adcx r12, r15
	adox rdi, r13
	mulx r13, r15, qword ptr [rsp+112]
	adcx rdi, r15
	adox r9, r13
	mulx r13, rdx, qword ptr [rsp+104]
	adcx r9, rdx
	adox r13, r14
	adc r13, 0
	mov rdx, qword ptr [rsp+120]
	mulx rbx, r15, rbx
	xor r14d, r14d
	adcx r12, r15
	adox rdi, rbx
	mulx rbp, rbx, rbp
	adcx rdi, rbx
	adox r9, rbp
	mulx rbx, rbp, qword ptr [rsp+112]
	adcx r9, rbp
	adox r13, rbx
	mulx rbx, rdx, qword ptr [rsp+104]
	adcx r13, rdx
	adox rbx, r14
	adc rbx, 0
	mov edx, 189
	mulx rdi, rbp, rdi
	xor r15d, r15d
	adcx rcx, rbp
	adox rax, rdi
	mulx r9, rdi, r9
	adcx rax, rdi
	adox r8, r9
	mulx r13, rdi, r13
	adcx r8, rdi
	adox r12, r13
	mulx rbx, rdi, rbx
	adcx r12, rdi
	adox rbx, r15
	adc rbx, 0
	lea rdi, [rbx+rbx*4]
	lea rdi, [rbx+rdi*4]
	lea rdi, [rdi+rdi*8]
	add rcx, rdi
	adc rax, 0
	adc r8, 0
	adc r12, 0
	lea rdi, [rcx+189]
	cmovc rcx, rdi
	/* g_r3 = 3*B_r3 */
	mov rdi, r10
	add rdi, r10
	mov r9, rsi
	adc r9, rsi
	mov rbx, r11
	adc rbx, r11
	mov rbp, qword ptr [rsp+56]
	adc rbp, qword ptr [rsp+56]
	setc r13b
	movzx r13d, r13b
	add rdi, r10
	adc r9, rsi
	adc rbx, r11
	adc rbp, qword ptr [rsp+56]
	adc r13, 0
	lea r14, [r13+r13*4]
	lea r14, [r13+r14*4]
	lea r14, [r14+r14*8]
	add rdi, r14
	adc r9, 0
	adc rbx, 0
	adc rbp, 0
	lea r13, [rdi+189]
	cmovc rdi, r13
	/* A_r3 = t3_r3/2 */
	mov r13, rcx
	and r13d, 1
	bt r13, 0
	sbb r13, r13
	mov r14, -189
	mov rdx, r13
	and rdx, r14
	add rcx, rdx
	adc rax, r13
	adc r8, r13
	adc r12, r13
	setc r13b
	movzx r13d, r13b
	shl r13, 63
	mov rdx, r12
	shr rdx, 1
	or rdx, r13
	mov r13, rax
	shl r13, 63
	shr rcx, 1
	or rcx, r13
	mov r13, r8
	shl r13, 63
	shr rax, 1
	or rax, r13
	shl r12, 63
	shr r8, 1
	or r8, r12
	/* G_r3 = YY_r3*YY_r3 */
	mov r12, rdx
	mov rdx, qword ptr [rsp+144]
	mulx r13, r14, qword ptr [rsp+48]
	mov qword ptr [rsp+64], r11
	mulx r15, r11, qword ptr [rsp+152]
	mov qword ptr [rsp+104], rsi
	mov qword ptr [rsp+112], r10
	mulx rsi, r10, qword ptr [rsp+40]
	add r13, r11
	adc r15, r10
	adc rsi, 0
	mov rdx, qword ptr [rsp+48]
	mulx r10, r11, qword ptr [rsp+152]
	mov qword ptr [rsp+120], rbp
	xor ebp, ebp
	adcx r15, r11
	adox rsi, r10
	mulx r10, r11, qword ptr [rsp+40]
	adcx rsi, r11
	adox r10, rbp
	adc r10, 0
	mov rdx, qword ptr [rsp+152]
	mulx r11, rbp, qword ptr [rsp+40]
	add r10, rbp
	adc r11, 0
	mov rdx, qword ptr [rsp+144]
	mov qword ptr [rsp+128], rbx
	mulx rbp, rbx, rdx
	mov rdx, qword ptr [rsp+48]
	mov qword ptr [rsp+136], r9
	mov qword ptr [rsp+144], rdi
	mulx r9, rdi, rdx
	mov rdx, qword ptr [rsp+152]
	mov qword ptr [rsp+48], r12
	mov qword ptr [rsp+160], r8
	mulx r12, r8, rdx
	mov rdx, qword ptr [rsp+40]
	mov qword ptr [rsp+152], rax
	mov qword ptr [rsp+168], rcx
	mulx rax, rcx, rdx
	xor edx, edx
	adcx r14, r14
	adox r14, rbp
	adcx r13, r13
	adox r13, rdi
	adcx r15, r15
	adox r15, r9
	adcx rsi, rsi
	adox rsi, r8
	adcx r10, r10
	adox r10, r12
	adcx r11, r11
	adox r11, rcx
	adox rax, rdx
	adc rax, 0
	mov edx, 189
	mulx rsi, rcx, rsi
	xor edi, edi
	adcx rbx, rcx
	adox r14, rsi
	mulx r10, rcx, r10
	adcx r14, rcx
	adox r13, r10
	mulx r11, rcx, r11
	adcx r13, rcx
	adox r15, r11
	mulx rax, rcx, rax
	adcx r15, rcx
	adox rax, rdi
	adc rax, 0
	lea rcx, [rax+rax*4]
	lea rcx, [rax+rcx*4]
	lea rcx, [rcx+rcx*8]
	add rbx, rcx
	adc r14, 0
	adc r13, 0
	adc r15, 0
	lea rax, [rbx+189]
	cmovc rbx, rax
	/* S_r3 = A_r3*A_r3 */
	mov rdx, qword ptr [rsp+168]
	mulx rax, rcx, qword ptr [rsp+152]
	mulx rsi, r8, qword ptr [rsp+160]
	mulx r9, r10, qword ptr [rsp+48]
	add rax, r8
	adc rsi, r10
	adc r9, 0
	mov rdx, qword ptr [rsp+152]
	mulx r8, r10, qword ptr [rsp+160]
	xor r11d, r11d
	adcx rsi, r10
	adox r9, r8
	mulx rdi, r8, qword ptr [rsp+48]
	adcx r9, r8
	adox rdi, r11
	adc rdi, 0
	mov rdx, qword ptr [rsp+160]
	mulx r8, r10, qword ptr [rsp+48]
	add rdi, r10
	adc r8, 0
	mov rdx, qword ptr [rsp+168]
	mulx r10, rbp, rdx
	mov rdx, qword ptr [rsp+152]
	mulx r12, r11, rdx
	mov rdx, qword ptr [rsp+160]
	mov qword ptr [rsp+40], r15
	mov qword ptr [rsp+176], r13
	mulx r15, r13, rdx
	mov rdx, qword ptr [rsp+48]
	mov qword ptr [rsp+184], r14
	mov qword ptr [rsp+192], rbx
	mulx r14, rbx, rdx
	xor edx, edx
	adcx rcx, rcx
	adox rcx, r10
	adcx rax, rax
	adox rax, r11
	adcx rsi, rsi
	adox rsi, r12
	adcx r9, r9
	adox r9, r13
	adcx rdi, rdi
	adox rdi, r15
	adcx r8, r8
	adox r8, rbx
	adox r14, rdx
	adc r14, 0
	mov edx, 189
	mulx r9, r10, r9
	xor r11d, r11d
	adcx rbp, r10
	adox rcx, r9
	mulx rdi, r9, rdi
	adcx rcx, r9
	adox rax, rdi
	mulx r8, rdi, r8
	adcx rax, rdi
	adox rsi, r8
	mulx r14, rdi, r14
	adcx rsi, rdi
	adox r14, r11
	adc r14, 0
	lea rdi, [r14+r14*4]
	lea rdi, [r14+rdi*4]
	lea rdi, [rdi+rdi*8]
	add rbp, rdi
	adc rcx, 0
	adc rax, 0
	adc rsi, 0
	lea rdi, [rbp+189]
	cmovc rbp, rdi
	/* Z3_r3 = Y3_r2*Z3_r2 */
	mov rdx, qword ptr [rsp+32]
	mulx rdi, r8, qword ptr [rsp+96]
	mulx r9, r10, qword ptr [rsp+88]
	mulx rbx, r12, qword ptr [rsp+80]
	mulx r13, rdx, qword ptr [rsp+72]
	add rdi, r10
	adc r9, r12
	adc rbx, rdx
	adc r13, 0
	mov rdx, qword ptr [rsp+24]
	mulx r10, r12, qword ptr [rsp+96]
	xor r14d, r14d
	adcx rdi, r12
	adox r9, r10
	mulx r10, r11, qword ptr [rsp+88]
	adcx r9, r11
	adox rbx, r10
	mulx r10, r11, qword ptr [rsp+80]
	adcx rbx, r11
	adox r13, r10
	mulx r10, rdx, qword ptr [rsp+72]
	adcx r13, rdx
	adox r10, r14
	adc r10, 0
	mov rdx, qword ptr [rsp+16]
	mulx r11, r12, qword ptr [rsp+96]
	xor r15d, r15d
	adcx r9, r12
	adox rbx, r11
	mulx r11, r12, qword ptr [rsp+88]
	adcx rbx, r12
	adox r13, r11
	mulx r11, r12, qword ptr [rsp+80]
	adcx r13, r12
	adox r10, r11
	mulx r11, rdx, qword ptr [rsp+72]
	adcx r10, rdx
	adox r11, r15
	adc r11, 0
	mov rdx, qword ptr [rsp+8]
	mulx r12, r14, qword ptr [rsp+96]
	xor r15d, r15d
	adcx rbx, r14
	adox r13, r12
	mulx r12, r14, qword ptr [rsp+88]
	adcx r13, r14
	adox r10, r12
	mulx r12, r14, qword ptr [rsp+80]
	adcx r10, r14
	adox r11, r12
	mulx r12, rdx, qword ptr [rsp+72]
	adcx r11, rdx
	adox r12, r15
	adc r12, 0
	mov edx, 189
	mulx r13, r14, r13
	xor r15d, r15d
	adcx r8, r14
	adox rdi, r13
	mulx r10, r13, r10
	adcx rdi, r13
	adox r9, r10
	mulx r11, r10, r11
	adcx r9, r10
	adox rbx, r11
	mulx r12, r10, r12
	adcx rbx, r10
	adox r12, r15
	adc r12, 0
	lea r10, [r12+r12*4]
	lea r10, [r12+r10*4]
	lea r10, [r10+r10*8]
	add r8, r10
	adc rdi, 0
	adc r9, 0
	adc rbx, 0
	lea r10, [r8+189]
	cmovc r8, r10
	/* w_r3 = g_r3-S_r3 */
	mov r10, qword ptr [rsp+144]
	sub r10, rbp
	mov r11, qword ptr [rsp+136]
	sbb r11, rcx
	mov r12, qword ptr [rsp+128]
	sbb r12, rax
	mov r13, qword ptr [rsp+120]
	sbb r13, rsi
	sbb r14, r14
	and r14d, 189
	sub r10, r14
	sbb r11, 0
	sbb r12, 0
	sbb r13, 0
	lea r14, [r10-189]
	cmovc r10, r14
	/* X3_i1_r3 = 2*B_r3 */
	mov r14, qword ptr [rsp+112]
	add r14, qword ptr [rsp+112]
	mov rdx, qword ptr [rsp+104]
	adc rdx, qword ptr [rsp+104]
	mov r15, qword ptr [rsp+64]
	adc r15, qword ptr [rsp+64]
	mov qword ptr [rsp+8], rbx
	mov rbx, qword ptr [rsp+56]
	adc rbx, qword ptr [rsp+56]
	mov qword ptr [rsp+16], r9
	sbb r9, r9
	and r9d, 189
	add r14, r9
	adc rdx, 0
	adc r15, 0
	adc rbx, 0
	lea r9, [r14+189]
	cmovc r14, r9
	/* m_r3 = A_r3*w_r3 */
	mov r9, rdx
	mov rdx, r10
	mov qword ptr [rsp+24], rdi
	mov qword ptr [rsp+32], r8
	mulx rdi, r8, qword ptr [rsp+168]
	mov qword ptr [rsp+56], rsi
	mulx r10, rsi, qword ptr [rsp+152]
	mov qword ptr [rsp+64], rbx
	mov qword ptr [rsp+72], rax
	mulx rbx, rax, qword ptr [rsp+160]
	mov qword ptr [rsp+80], r15
	mulx r15, rdx, qword ptr [rsp+48]
	add rdi, rsi
	adc r10, rax
	adc rbx, rdx
	adc r15, 0
	mov rdx, r11
	mulx rax, rsi, qword ptr [rsp+168]
	xor r11d, r11d
	adcx rdi, rsi
	adox r10, rax
	mulx rax, rsi, qword ptr [rsp+152]
	adcx r10, rsi
	adox rbx, rax
	mulx rax, rsi, qword ptr [rsp+160]
	adcx rbx, rsi
	adox r15, rax
	mulx rax, rdx, qword ptr [rsp+48]
	adcx r15, rdx
	adox rax, r11
	adc rax, 0
	mov rdx, r12
	mulx rsi, r11, qword ptr [rsp+168]
	xor r12d, r12d
	adcx r10, r11
	adox rbx, rsi
	mulx rsi, r11, qword ptr [rsp+152]
	adcx rbx, r11
	adox r15, rsi
	mulx rsi, r11, qword ptr [rsp+160]
	adcx r15, r11
	adox rax, rsi
	mulx rsi, rdx, qword ptr [rsp+48]
	adcx rax, rdx
	adox rsi, r12
	adc rsi, 0
	mov rdx, r13
	mulx r11, r12, qword ptr [rsp+168]
	xor r13d, r13d
	adcx rbx, r12
	adox r15, r11
	mulx r11, r12, qword ptr [rsp+152]
	adcx r15, r12
	adox rax, r11
	mulx r11, r12, qword ptr [rsp+160]
	adcx rax, r12
	adox rsi, r11
	mulx r11, rdx, qword ptr [rsp+48]
	adcx rsi, rdx
	adox r11, r13
	adc r11, 0
	mov edx, 189
	mulx r15, r12, r15
	xor r13d, r13d
	adcx r8, r12
	adox rdi, r15
	mulx rax, r12, rax
	adcx rdi, r12
	adox r10, rax
	mulx rsi, rax, rsi
	adcx r10, rax
	adox rbx, rsi
	mulx r11, rax, r11
	adcx rbx, rax
	adox r11, r13
	adc r11, 0
	lea rax, [r11+r11*4]
	lea rax, [r11+rax*4]
	lea rax, [rax+rax*8]
	add r8, rax
	adc rdi, 0
	adc r10, 0
	adc rbx, 0
	lea rax, [r8+189]
	cmovc r8, rax
	/* X3_r3 = S_r3-X3_i1_r3 */
	sub rbp, r14
	sbb rcx, r9
	mov rax, qword ptr [rsp+72]
	sbb rax, qword ptr [rsp+80]
	mov rsi, qword ptr [rsp+56]
	sbb rsi, qword ptr [rsp+64]
	sbb r9, r9
	and r9d, 189
	sub rbp, r9
	sbb rcx, 0
	sbb rax, 0
	sbb rsi, 0
	lea r9, [rbp-189]
	cmovc rbp, r9
	/* Y3_r3 = m_r3-G_r3 */
	sub r8, qword ptr [rsp+192]
	sbb rdi, qword ptr [rsp+184]
	sbb r10, qword ptr [rsp+176]
	sbb rbx, qword ptr [rsp+40]
	sbb r9, r9
	and r9d, 189
	sub r8, r9
	sbb rdi, 0
	sbb r10, 0
	sbb rbx, 0
	lea r9, [r8-189]
	cmovc r8, r9
	/* ZZ_r4 = Z3_r3*Z3_r3 */
	mov rdx, qword ptr [rsp+32]
	mulx r9, r11, qword ptr [rsp+24]
	mulx r12, r14, qword ptr [rsp+16]
	mulx r15, r13, qword ptr [rsp+8]
	add r9, r14
	adc r12, r13
	adc r15, 0
	mov rdx, qword ptr [rsp+24]
	mulx r13, r14, qword ptr [rsp+16]
	mov qword ptr [rsp+40], rsi
	xor esi, esi
	adcx r12, r14
	adox r15, r13
	mulx r13, r14, qword ptr [rsp+8]
	adcx r15, r14
	adox r13, rsi
	adc r13, 0
	mov rdx, qword ptr [rsp+16]
	mulx r14, rsi, qword ptr [rsp+8]
	add r13, rsi
	adc r14, 0
	mov rdx, qword ptr [rsp+32]
	mov qword ptr [rsp+48], rax
	mulx rsi, rax, rdx
	mov rdx, qword ptr [rsp+24]
	mov qword ptr [rsp+56], rcx
	mov qword ptr [rsp+64], rbp
	mulx rcx, rbp, rdx
	mov rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+72], rbx
	mov qword ptr [rsp+80], r10
	mulx rbx, r10, rdx
	mov rdx, qword ptr [rsp+8]
	mov qword ptr [rsp+88], rdi
	mov qword ptr [rsp+96], r8
	mulx rdi, r8, rdx
	xor edx, edx
	adcx r11, r11
	adox r11, rsi
	adcx r9, r9
	adox r9, rbp
	adcx r12, r12
	adox r12, rcx
	adcx r15, r15
	adox r15, r10
	adcx r13, r13
	adox r13, rbx
	adcx r14, r14
	adox r14, r8
	adox rdi, rdx
	adc rdi, 0
	mov edx, 189
	mulx r15, rcx, r15
	xor esi, esi
	adcx rax, rcx
	adox r11, r15
	mulx r13, rcx, r13
	adcx r11, rcx
	adox r9, r13
	mulx r14, rcx, r14
	adcx r9, rcx
	adox r12, r14
	mulx rdi, rcx, rdi
	adcx r12, rcx
	adox rdi, rsi
	adc rdi, 0
	lea rcx, [rdi+rdi*4]
	lea rcx, [rdi+rcx*4]
	lea rcx, [rcx+rcx*8]
	add rax, rcx
	adc r11, 0
	adc r9, 0
	adc r12, 0
	lea rcx, [rax+189]
	cmovc rax, rcx
	/* YY_r4 = Y3_r3*Y3_r3 */
	mov rdx, qword ptr [rsp+96]
	mulx rcx, rdi, qword ptr [rsp+88]
	mulx r8, r10, qword ptr [rsp+80]
	mulx rbx, rbp, qword ptr [rsp+72]
	add rcx, r10
	adc r8, rbp
	adc rbx, 0
	mov rdx, qword ptr [rsp+88]
	mulx r10, rbp, qword ptr [rsp+80]
	xor r13d, r13d
	adcx r8, rbp
	adox rbx, r10
	mulx rsi, r10, qword ptr [rsp+72]
	adcx rbx, r10
	adox rsi, r13
	adc rsi, 0
	mov rdx, qword ptr [rsp+80]
	mulx r10, rbp, qword ptr [rsp+72]
	add rsi, rbp
	adc r10, 0
	mov rdx, qword ptr [rsp+96]
	mulx rbp, r14, rdx
	mov rdx, qword ptr [rsp+88]
	mulx r15, r13, rdx
	mov rdx, qword ptr [rsp+80]
	mov qword ptr [rsp+104], r12
	mov qword ptr [rsp+112], r9
	mulx r12, r9, rdx
	mov rdx, qword ptr [rsp+72]
	mov qword ptr [rsp+120], r11
	mov qword ptr [rsp+128], rax
	mulx r11, rax, rdx
	xor edx, edx
	adcx rdi, rdi
	adox rdi, rbp
	adcx rcx, rcx
	adox rcx, r13
	adcx r8, r8
	adox r8, r15
	adcx rbx, rbx
	adox rbx, r9
	adcx rsi, rsi
	adox rsi, r12
	adcx r10, r10
	adox r10, rax
	adox r11, rdx
	adc r11, 0
	mov edx, 189
	mulx rbx, rax, rbx
	xor r9d, r9d
	adcx r14, rax
	adox rdi, rbx
	mulx rsi, rax, rsi
	adcx rdi, rax
	adox rcx, rsi
	mulx r10, rax, r10
	adcx rcx, rax
	adox r8, r10
	mulx r11, rax, r11
	adcx r8, rax
	adox r11, r9
	adc r11, 0
	lea rax, [r11+r11*4]
	lea rax, [r11+rax*4]
	lea rax, [rax+rax*8]
	add r14, rax
	adc rdi, 0
	adc rcx, 0
	adc r8, 0
	lea rax, [r14+189]
	cmovc r14, rax
	/* t1_r4 = X3_r3-ZZ_r4 */
	mov rax, qword ptr [rsp+64]
	sub rax, qword ptr [rsp+128]
	mov rsi, qword ptr [rsp+56]
	sbb rsi, qword ptr [rsp+120]
	mov r10, qword ptr [rsp+48]
	sbb r10, qword ptr [rsp+112]
	mov r11, qword ptr [rsp+40]
	sbb r11, qword ptr [rsp+104]
	sbb rbx, rbx
	and ebx, 189
	sub rax, rbx
	sbb rsi, 0
	sbb r10, 0
	sbb r11, 0
	lea rbx, [rax-189]
	cmovc rax, rbx
	/* t0_r4 = X3_r3+ZZ_r4 */
	mov rbx, qword ptr [rsp+64]
	add rbx, qword ptr [rsp+128]
	mov rbp, qword ptr [rsp+56]
	adc rbp, qword ptr [rsp+120]
	mov r12, qword ptr [rsp+48]
	adc r12, qword ptr [rsp+112]
	mov r13, qword ptr [rsp+40]
	adc r13, qword ptr [rsp+104]
	sbb r15, r15
	and r15d, 189
	add rbx, r15
	adc rbp, 0
	adc r12, 0
	adc r13, 0
	lea r15, [rbx+189]
	cmovc rbx, r15
	/* t2_r4 = 3*t1_r4 */
	mov r15, rax
	add r15, rax
	mov rdx, rsi
	adc rdx, rsi
	mov r9, r10
	adc r9, r10
	mov qword ptr [rsp+104], r13
	mov r13, r11
	adc r13, r11
	mov qword ptr [rsp+112], r12
	setc r12b
	movzx r12d, r12b
	add r15, rax
	adc rdx, rsi
	adc r9, r10
	adc r13, r11
	adc r12, 0
	lea rax, [r12+r12*4]
	lea rax, [r12+rax*4]
	lea rax, [rax+rax*8]
	add r15, rax
	adc rdx, 0
	adc r9, 0
	adc r13, 0
	lea rax, [r15+189]
	cmovc r15, rax
	/* B_r4 = X3_r3*YY_r4 */
	mov rax, rdx
	mov rdx, r14
	mulx rsi, r10, qword ptr [rsp+64]
	mulx r11, r12, qword ptr [rsp+56]
	mov qword ptr [rsp+120], r13
	mulx r14, r13, qword ptr [rsp+48]
	mov qword ptr [rsp+128], r9
	mov qword ptr [rsp+136], rax
	mulx r9, rax, qword ptr [rsp+40]
	add rsi, r12
	adc r11, r13
	adc r14, rax
	adc r9, 0
	mov rax, rdx
	mov rdx, rdi
	mulx r12, r13, qword ptr [rsp+64]
	xor edi, edi
	adcx rsi, r13
	adox r11, r12
	mulx r12, r13, qword ptr [rsp+56]
	adcx r11, r13
	adox r14, r12
	mulx r12, r13, qword ptr [rsp+48]
	adcx r14, r13
	adox r9, r12
	mulx r12, r13, qword ptr [rsp+40]
	adcx r9, r13
	adox r12, rdi
	adc r12, 0
	mov r13, rdx
	mov rdx, rcx
	mov qword ptr [rsp+144], rax
	mulx rdi, rax, qword ptr [rsp+64]
	xor ecx, ecx
	adcx r11, rax
	adox r14, rdi
	mulx rax, rdi, qword ptr [rsp+56]
	adcx r14, rdi
	adox r9, rax
	mulx rax, rdi, qword ptr [rsp+48]
	adcx r9, rdi
	adox r12, rax
	mulx rax, rdi, qword ptr [rsp+40]
	adcx r12, rdi
	adox rax, rcx
	adc rax, 0
	mov rdi, rdx
	mov rdx, r8
	mov qword ptr [rsp+152], rdi
	mulx rcx, rdi, qword ptr [rsp+64]
	xor r8d, r8d
	adcx r14, rdi
	adox r9, rcx
	mulx rcx, rdi, qword ptr [rsp+56]
	adcx r9, rdi
	adox r12, rcx
	mulx rcx, rdi, qword ptr [rsp+48]
	adcx r12, rdi
	adox rax, rcx
	mulx rcx, rdi, qword ptr [rsp+40]
	adcx rax, rdi
	adox rcx, r8
	adc rcx, 0
	mov rdi, rdx
	mov edx, 189
	mulx r9, r8, r9
	mov qword ptr [rsp+40], rdi
	xor edi, edi
	adcx r10, r8
	adox rsi, r9
	mulx r12, r8, r12
	adcx rsi, r8
	adox r11, r12
	mulx rax, r8, rax
	adcx r11, r8
	adox r14, rax
	mulx rcx, rax, rcx
	adcx r14, rax
	adox rcx, rdi
	adc rcx, 0
	lea rax, [rcx+rcx*4]
	lea rax, [rcx+rax*4]
	lea rax, [rax+rax*8]
	add r10, rax
	adc rsi, 0
	adc r11, 0
	adc r14, 0
	lea rax, [r10+189]
	cmovc r10, rax
	/* t3_r4 = t0_r4*t2_r4 */
	mov rdx, r15
	mulx rax, rcx, rbx
	mulx r8, r9, rbp
	mulx r12, r15, qword ptr [rsp+112]
	mulx rdi, rdx, qword ptr [rsp+104]
	add rax, r9
	adc r8, r15
	adc r12, rdx
	adc rdi, 0
	mov rdx, qword ptr [rsp+136]
	mulx r9, r15, rbx
	mov qword ptr [rsp+48], r13
	xor r13d, r13d
	adcx rax, r15
	adox r8, r9
	mulx r9, r15, rbp
	adcx r8, r15
	adox r12, r9
	mulx r9, r15, qword ptr [rsp+112]
	adcx r12, r15
	adox rdi, r9
	mulx r9, rdx, qword ptr [rsp+104]
	adcx rdi, rdx
	adox r9, r13
	adc r9, 0
	mov rdx, qword ptr [rsp+128]
	mulx r15, r13, rbx
	mov qword ptr [rsp+56], r14
	xor r14d, r14d
	adcx r8, r13
	adox r12, r15
	mulx r13, r15, rbp
	adcx r12, r15
	adox rdi, r13
	mulx r13, r15, qword ptr [rsp+112]
	adcx rdi, r15
	adox r9, r13
	mulx r13, rdx, qword ptr [rsp+104]
	adcx r9, rdx
	adox r13, r14
	adc r13, 0
	mov rdx, qword ptr [rsp+120]
	mulx rbx, r15, rbx
	xor r14d, r14d
	adcx r12, r15
	adox rdi, rbx
	mulx rbp, rbx, rbp
	adcx rdi, rbx
	adox r9, rbp
	mulx rbx, rbp, qword ptr [rsp+112]
	adcx r9, rbp
	adox r13, rbx
	mulx rbx, rdx, qword ptr [rsp+104]
	adcx r13, rdx
	adox rbx, r14
	adc rbx, 0
	mov edx, 189
	mulx rdi, rbp, rdi
	xor r15d, r15d
	adcx rcx, rbp
	adox rax, rdi
	mulx r9, rdi, r9
	adcx rax, rdi
	adox r8, r9
	mulx r13, rdi, r13
	adcx r8, rdi
	adox r12, r13
	mulx rbx, rdi, rbx
	adcx r12, rdi
	adox rbx, r15
	adc rbx, 0
	lea rdi, [rbx+rbx*4]
	lea rdi, [rbx+rdi*4]
	lea rdi, [rdi+rdi*8]
	add rcx, rdi
	adc rax, 0
	adc r8, 0
	adc r12, 0
	lea rdi, [rcx+189]
	cmovc rcx, rdi
	/* g_r4 = 3*B_r4 */
	mov rdi, r10
	add rdi, r10
	mov r9, rsi
	adc r9, rsi
	mov rbx, r11
	adc rbx, r11
	mov rbp, qword ptr [rsp+56]
	adc rbp, qword ptr [rsp+56]
	setc r13b
	movzx r13d, r13b
	add rdi, r10
	adc r9, rsi
	adc rbx, r11
	adc rbp, qword ptr [rsp+56]
	adc r13, 0
	lea r14, [r13+r13*4]
	lea r14, [r13+r14*4]
	lea r14, [r14+r14*8]
	add rdi, r14
	adc r9, 0
	adc rbx, 0
	adc rbp, 0
	lea r13, [rdi+189]
	cmovc rdi, r13
	/* A_r4 = t3_r4/2 */
	mov r13, rcx
	and r13d, 1
	bt r13, 0
	sbb r13, r13
	mov r14, -189
	mov rdx, r13
	and rdx, r14
	add rcx, rdx
	adc rax, r13
	adc r8, r13
	adc r12, r13
	setc r13b
	movzx r13d, r13b
	shl r13, 63
	mov rdx, r12
	shr rdx, 1
	or rdx, r13
	mov r13, rax
	shl r13, 63
	shr rcx, 1
	or rcx, r13
	mov r13, r8
	shl r13, 63
	shr rax, 1
	or rax, r13
	shl r12, 63
	shr r8, 1
	or r8, r12
	/* G_r4 = YY_r4*YY_r4 */
	mov r12, rdx
	mov rdx, qword ptr [rsp+144]
	mulx r13, r14, qword ptr [rsp+48]
	mov qword ptr [rsp+64], r11
	mulx r15, r11, qword ptr [rsp+152]
	mov qword ptr [rsp+104], rsi
	mov qword ptr [rsp+112], r10
	mulx rsi, r10, qword ptr [rsp+40]
	add r13, r11
	adc r15, r10
	adc rsi, 0
	mov rdx, qword ptr [rsp+48]
	mulx r10, r11, qword ptr [rsp+152]
	mov qword ptr [rsp+120], rbp
	xor ebp, ebp
	adcx r15, r11
	adox rsi, r10
	mulx r10, r11, qword ptr [rsp+40]
	adcx rsi, r11
	adox r10, rbp
	adc r10, 0
	mov rdx, qword ptr [rsp+152]
	mulx r11, rbp, qword ptr [rsp+40]
	add r10, rbp
	adc r11, 0
	mov rdx, qword ptr [rsp+144]
	mov qword ptr [rsp+128], rbx
	mulx rbp, rbx, rdx
	mov rdx, qword ptr [rsp+48]
	mov qword ptr [rsp+136], r9
	mov qword ptr [rsp+144], rdi
	mulx r9, rdi, rdx
	mov rdx, qword ptr [rsp+152]
	mov qword ptr [rsp+48], r12
	mov qword ptr [rsp+160], r8
	mulx r12, r8, rdx
	mov rdx, qword ptr [rsp+40]
	mov qword ptr [rsp+152], rax
	mov qword ptr [rsp+168], rcx
	mulx rax, rcx, rdx
	xor edx, edx
	adcx r14, r14
	adox r14, rbp
	adcx r13, r13
	adox r13, rdi
	adcx r15, r15
	adox r15, r9
	adcx rsi, rsi
	adox rsi, r8
	adcx r10, r10
	adox r10, r12
	adcx r11, r11
	adox r11, rcx
	adox rax, rdx
	adc rax, 0
	mov edx, 189
	mulx rsi, rcx, rsi
	xor edi, edi
	adcx rbx, rcx
	adox r14, rsi
	mulx r10, rcx, r10
	adcx r14, rcx
	adox r13, r10
	mulx r11, rcx, r11
	adcx r13, rcx
	adox r15, r11
	mulx rax, rcx, rax
	adcx r15, rcx
	adox rax, rdi
	adc rax, 0
	lea rcx, [rax+rax*4]
	lea rcx, [rax+rcx*4]
	lea rcx, [rcx+rcx*8]
	add rbx, rcx
	adc r14, 0
	adc r13, 0
	adc r15, 0
	lea rax, [rbx+189]
	cmovc rbx, rax
	/* S_r4 = A_r4*A_r4 */
	mov rdx, qword ptr [rsp+168]
	mulx rax, rcx, qword ptr [rsp+152]
	mulx rsi, r8, qword ptr [rsp+160]
	mulx r9, r10, qword ptr [rsp+48]
	add rax, r8
	adc rsi, r10
	adc r9, 0
	mov rdx, qword ptr [rsp+152]
	mulx r8, r10, qword ptr [rsp+160]
	xor r11d, r11d
	adcx rsi, r10
	adox r9, r8
	mulx rdi, r8, qword ptr [rsp+48]
	adcx r9, r8
	adox rdi, r11
	adc rdi, 0
	mov rdx, qword ptr [rsp+160]
	mulx r8, r10, qword ptr [rsp+48]
	add rdi, r10
	adc r8, 0
	mov rdx, qword ptr [rsp+168]
	mulx r10, rbp, rdx
	mov rdx, qword ptr [rsp+152]
	mulx r12, r11, rdx
	mov rdx, qword ptr [rsp+160]
	mov qword ptr [rsp+40], r15
	mov qword ptr [rsp+176], r13
	mulx r15, r13, rdx
	mov rdx, qword ptr [rsp+48]
	mov qword ptr [rsp+184], r14
	mov qword ptr [rsp+192], rbx
	mulx r14, rbx, rdx
	xor edx, edx
	adcx rcx, rcx
	adox rcx, r10
	adcx rax, rax
	adox rax, r11
	adcx rsi, rsi
	adox rsi, r12
	adcx r9, r9
	adox r9, r13
	adcx rdi, rdi
	adox rdi, r15
	adcx r8, r8
	adox r8, rbx
	adox r14, rdx
	adc r14, 0
	mov edx, 189
	mulx r9, r10, r9
	xor r11d, r11d
	adcx rbp, r10
	adox rcx, r9
	mulx rdi, r9, rdi
	adcx rcx, r9
	adox rax, rdi
	mulx r8, rdi, r8
	adcx rax, rdi
	adox rsi, r8
	mulx r14, rdi, r14
	adcx rsi, rdi
	adox r14, r11
	adc r14, 0
	lea rdi, [r14+r14*4]
	lea rdi, [r14+rdi*4]
	lea rdi, [rdi+rdi*8]
	add rbp, rdi
	adc rcx, 0
	adc rax, 0
	adc rsi, 0
	lea rdi, [rbp+189]
	cmovc rbp, rdi
	/* Z3_r4 = Y3_r3*Z3_r3 */
	mov rdx, qword ptr [rsp+32]
	mulx rdi, r8, qword ptr [rsp+96]
	mulx r9, r10, qword ptr [rsp+88]
	mulx rbx, r12, qword ptr [rsp+80]
	mulx r13, rdx, qword ptr [rsp+72]
	add rdi, r10
	adc r9, r12
	adc rbx, rdx
	adc r13, 0
	mov rdx, qword ptr [rsp+24]
	mulx r10, r12, qword ptr [rsp+96]
	xor r14d, r14d
	adcx rdi, r12
	adox r9, r10
	mulx r10, r11, qword ptr [rsp+88]
	adcx r9, r11
	adox rbx, r10
	mulx r10, r11, qword ptr [rsp+80]
	adcx rbx, r11
	adox r13, r10
	mulx r10, rdx, qword ptr [rsp+72]
	adcx r13, rdx
	adox r10, r14
	adc r10, 0
	mov rdx, qword ptr [rsp+16]
	mulx r11, r12, qword ptr [rsp+96]
	xor r15d, r15d
	adcx r9, r12
	adox rbx, r11
	mulx r11, r12, qword ptr [rsp+88]
	adcx rbx, r12
	adox r13, r11
	mulx r11, r12, qword ptr [rsp+80]
	adcx r13, r12
	adox r10, r11
	mulx r11, rdx, qword ptr [rsp+72]
	adcx r10, rdx
	adox r11, r15
	adc r11, 0
	mov rdx, qword ptr [rsp+8]
	mulx r12, r14, qword ptr [rsp+96]
	xor r15d, r15d
	adcx rbx, r14
	adox r13, r12
	mulx r12, r14, qword ptr [rsp+88]
	adcx r13, r14
	adox r10, r12
	mulx r12, r14, qword ptr [rsp+80]
	adcx r10, r14
	adox r11, r12
	mulx r12, rdx, qword ptr [rsp+72]
	adcx r11, rdx
	adox r12, r15
	adc r12, 0
	mov edx, 189
	mulx r13, r14, r13
	xor r15d, r15d
	adcx r8, r14
	adox rdi, r13
	mulx r10, r13, r10
	adcx rdi, r13
	adox r9, r10
	mulx r11, r10, r11
	adcx r9, r10
	adox rbx, r11
	mulx r12, r10, r12
	adcx rbx, r10
	adox r12, r15
	adc r12, 0
	lea r10, [r12+r12*4]
	lea r10, [r12+r10*4]
	lea r10, [r10+r10*8]
	add r8, r10
	adc rdi, 0
	mov r10, qword ptr [rsp]
	mov qword ptr [r10+72], rdi
	adc r9, 0
	mov qword ptr [r10+80], r9
	adc rbx, 0
	mov qword ptr [r10+88], rbx
	lea rdi, [r8+189]
	cmovc r8, rdi
	mov qword ptr [r10+64], r8
	/* w_r4 = g_r4-S_r4 */
	mov rdi, qword ptr [rsp+144]
	sub rdi, rbp
	mov r8, qword ptr [rsp+136]
	sbb r8, rcx
	mov r9, qword ptr [rsp+128]
	sbb r9, rax
	mov r11, qword ptr [rsp+120]
	sbb r11, rsi
	sbb rbx, rbx
	and ebx, 189
	sub rdi, rbx
	sbb r8, 0
	sbb r9, 0
	sbb r11, 0
	lea rbx, [rdi-189]
	cmovc rdi, rbx
	/* X3_i1_r4 = 2*B_r4 */
	mov rbx, qword ptr [rsp+112]
	add rbx, qword ptr [rsp+112]
	mov r12, qword ptr [rsp+104]
	adc r12, qword ptr [rsp+104]
	mov r13, qword ptr [rsp+64]
	adc r13, qword ptr [rsp+64]
	mov r14, qword ptr [rsp+56]
	adc r14, qword ptr [rsp+56]
	sbb rdx, rdx
	and edx, 189
	add rbx, rdx
	adc r12, 0
	adc r13, 0
	adc r14, 0
	lea rdx, [rbx+189]
	cmovc rbx, rdx
	/* m_r4 = A_r4*w_r4 */
	mov rdx, rdi
	mulx r15, r10, qword ptr [rsp+168]
	mov qword ptr [rsp+8], rsi
	mulx rdi, rsi, qword ptr [rsp+152]
	mov qword ptr [rsp+16], r14
	mov qword ptr [rsp+24], rax
	mulx r14, rax, qword ptr [rsp+160]
	mov qword ptr [rsp+32], r13
	mulx r13, rdx, qword ptr [rsp+48]
	add r15, rsi
	adc rdi, rax
	adc r14, rdx
	adc r13, 0
	mov rdx, r8
	mulx rax, rsi, qword ptr [rsp+168]
	xor r8d, r8d
	adcx r15, rsi
	adox rdi, rax
	mulx rax, rsi, qword ptr [rsp+152]
	adcx rdi, rsi
	adox r14, rax
	mulx rax, rsi, qword ptr [rsp+160]
	adcx r14, rsi
	adox r13, rax
	mulx rax, rdx, qword ptr [rsp+48]
	adcx r13, rdx
	adox rax, r8
	adc rax, 0
	mov rdx, r9
	mulx rsi, r8, qword ptr [rsp+168]
	xor r9d, r9d
	adcx rdi, r8
	adox r14, rsi
	mulx rsi, r8, qword ptr [rsp+152]
	adcx r14, r8
	adox r13, rsi
	mulx rsi, r8, qword ptr [rsp+160]
	adcx r13, r8
	adox rax, rsi
	mulx rsi, rdx, qword ptr [rsp+48]
	adcx rax, rdx
	adox rsi, r9
	adc rsi, 0
	mov rdx, r11
	mulx r8, r9, qword ptr [rsp+168]
	xor r11d, r11d
	adcx r14, r9
	adox r13, r8
	mulx r8, r9, qword ptr [rsp+152]
	adcx r13, r9
	adox rax, r8
	mulx r8, r9, qword ptr [rsp+160]
	adcx rax, r9
	adox rsi, r8
	mulx r8, rdx, qword ptr [rsp+48]
	adcx rsi, rdx
	adox r8, r11
	adc r8, 0
	mov edx, 189
	mulx r13, r9, r13
	xor r11d, r11d
	adcx r10, r9
	adox r15, r13
	mulx rax, r9, rax
	adcx r15, r9
	adox rdi, rax
	mulx rsi, rax, rsi
	adcx rdi, rax
	adox r14, rsi
	mulx r8, rax, r8
	adcx r14, rax
	adox r8, r11
	adc r8, 0
	lea rax, [r8+r8*4]
	lea rax, [r8+rax*4]
	lea rax, [rax+rax*8]
	add r10, rax
	adc r15, 0
	adc rdi, 0
	adc r14, 0
	lea rax, [r10+189]
	cmovc r10, rax
	/* X3_r4 = S_r4-X3_i1_r4 */
	sub rbp, rbx
	sbb rcx, r12
	mov rax, qword ptr [rsp+24]
	sbb rax, qword ptr [rsp+32]
	mov rsi, qword ptr [rsp+8]
	sbb rsi, qword ptr [rsp+16]
	sbb r8, r8
	and r8d, 189
	sub rbp, r8
	sbb rcx, 0
	mov r8, qword ptr [rsp]
	mov qword ptr [r8+8], rcx
	sbb rax, 0
	mov qword ptr [r8+16], rax
	sbb rsi, 0
	mov qword ptr [r8+24], rsi
	lea rax, [rbp-189]
	cmovc rbp, rax
	mov qword ptr [r8], rbp
	/* Y3_r4 = m_r4-G_r4 */
	sub r10, qword ptr [rsp+192]
	sbb r15, qword ptr [rsp+184]
	sbb rdi, qword ptr [rsp+176]
	sbb r14, qword ptr [rsp+40]
	sbb rax, rax
	and eax, 189
	sub r10, rax
	sbb r15, 0
	mov qword ptr [r8+40], r15
	sbb rdi, 0
	mov qword ptr [r8+48], rdi
	sbb r14, 0
	mov qword ptr [r8+56], r14
	lea rax, [r10-189]
	cmovc r10, rax
	mov qword ptr [r8+32], r10
	add rsp, 200
	.cfi_adjust_cfa_offset -200
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
JAC256189_END(JAC256189_NAME(jac256189_jac_4dbl))

/* void jac256189_jac_zaddu(uint64_t *r, uint64_t *u, const uint64_t *p, const uint64_t *q)
 * r (out) in rdi, u (out) in rsi, p (in) in rdx, q (in) in rcx. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 5 out, each any value of its words (incompletely reduced).
 * Made of shortw/jacobian-3/co-z-addition/zaddu-2007-m; fusions: paper.
 * Stack: 224 bytes; 774 instructions; modelled 232.75 core cycles.
 */
JAC256189_BEGIN(JAC256189_NAME(jac256189_jac_zaddu))
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
	sub rsp, 176
	.cfi_adjust_cfa_offset 176
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
	and r11d, 189
	sub rax, r11
	and r14d, 189
	/* A = H3*H3 */
	mov r11, rdx
	mov rdx, rax
	mov qword ptr [rsp], rdi
	mulx r15, rdi, r8
	mov qword ptr [rsp+8], rsi
	mulx rax, rsi, r9
	mov qword ptr [rsp+16], rcx
	mov qword ptr [rsp+24], r11
	mulx rcx, r11, r10
	add r15, rsi
	adc rax, r11
	adc rcx, 0
	sub rbx, r14
	/* D = R*R */
	mov rsi, rdx
	mov rdx, rbx
	mulx r11, r14, rbp
	mov qword ptr [rsp+32], r14
	mulx rbx, r14, r12
	mov qword ptr [rsp+40], r15
	mov qword ptr [rsp+48], rdi
	mulx r15, rdi, r13
	add r11, r14
	adc rbx, rdi
	adc r15, 0
	mov rdi, rdx
	mov rdx, r8
	mov qword ptr [rsp+56], r11
	mulx r14, r11, r9
	xor r8d, r8d
	adcx rax, r11
	adox rcx, r14
	mulx r11, r14, r10
	adcx rcx, r14
	adox r11, r8
	adc r11, 0
	mov r14, rdx
	mov rdx, rbp
	mov qword ptr [rsp+64], rdi
	mulx r8, rdi, r12
	xor ebp, ebp
	adcx rbx, rdi
	adox r15, r8
	mulx rdi, r8, r13
	adcx r15, r8
	adox rdi, rbp
	adc rdi, 0
	mov r8, rdx
	mov rdx, r9
	mov qword ptr [rsp+72], r15
	mulx rbp, r15, r10
	add r11, r15
	adc rbp, 0
	mov r9, rdx
	mov rdx, r12
	mov qword ptr [rsp+80], rbx
	mulx r15, rbx, r13
	add rdi, rbx
	adc r15, 0
	mov rbx, rdx
	mov rdx, rsi
	mov qword ptr [rsp+88], r15
	mulx r12, r15, rdx
	mov rsi, rdx
	mov rdx, r14
	mov qword ptr [rsp+96], rsi
	mov qword ptr [rsp+104], r15
	mulx rsi, r15, rdx
	mov r14, rdx
	mov rdx, r9
	mov qword ptr [rsp+112], r14
	mov qword ptr [rsp+120], rdi
	mulx r14, rdi, rdx
	mov r9, rdx
	mov rdx, r10
	mov qword ptr [rsp+128], r9
	mov qword ptr [rsp+136], r13
	mulx r9, r13, rdx
	xor r10d, r10d
	mov qword ptr [rsp+144], rdx
	mov rdx, qword ptr [rsp+48]
	adcx rdx, qword ptr [rsp+48]
	adox rdx, r12
	mov r12, qword ptr [rsp+40]
	adcx r12, qword ptr [rsp+40]
	adox r12, r15
	adcx rax, rax
	adox rax, rsi
	adcx rcx, rcx
	adox rcx, rdi
	adcx r11, r11
	adox r11, r14
	adcx rbp, rbp
	adox rbp, r13
	adox r9, r10
	adc r9, 0
	mov rsi, rdx
	mov rdx, qword ptr [rsp+64]
	mulx rdi, r13, rdx
	mov rdx, r8
	mulx r14, r15, rdx
	mov r8, rdx
	mov rdx, rbx
	mov qword ptr [rsp+40], r8
	mulx r10, r8, rdx
	mov rbx, rdx
	mov rdx, qword ptr [rsp+136]
	mov qword ptr [rsp+48], rbx
	mov qword ptr [rsp+152], r13
	mulx rbx, r13, rdx
	xor edx, edx
	mov qword ptr [rsp+160], r9
	mov r9, qword ptr [rsp+32]
	adcx r9, qword ptr [rsp+32]
	adox r9, rdi
	mov rdi, qword ptr [rsp+56]
	adcx rdi, qword ptr [rsp+56]
	adox rdi, r15
	mov r15, qword ptr [rsp+80]
	adcx r15, qword ptr [rsp+80]
	adox r15, r14
	mov r14, qword ptr [rsp+72]
	adcx r14, qword ptr [rsp+72]
	adox r14, r8
	mov r8, qword ptr [rsp+120]
	adcx r8, qword ptr [rsp+120]
	adox r8, r10
	mov r10, qword ptr [rsp+88]
	adcx r10, qword ptr [rsp+88]
	adox r10, r13
	adox rbx, rdx
	adc rbx, 0
	mov edx, 189
	mulx rcx, r13, rcx
	mov qword ptr [rsp+32], rbx
	xor ebx, ebx
	adcx r13, qword ptr [rsp+104]
	adox rsi, rcx
	mulx r11, rcx, r11
	adcx rsi, rcx
	adox r12, r11
	mulx rbp, rcx, rbp
	adcx r12, rcx
	adox rax, rbp
	mulx rcx, r11, qword ptr [rsp+160]
	adcx rax, r11
	adox rcx, rbx
	adc rcx, 0
	mov edx, 189
	mulx r14, r11, r14
	xor ebp, ebp
	adcx r11, qword ptr [rsp+152]
	adox r9, r14
	mulx r8, rbx, r8
	adcx r9, rbx
	adox rdi, r8
	mulx r10, r8, r10
	adcx rdi, r8
	adox r15, r10
	mulx r8, r10, qword ptr [rsp+32]
	adcx r15, r10
	adox r8, rbp
	adc r8, 0
	lea r10, [rcx+rcx*4]
	lea r10, [rcx+r10*4]
	lea r10, [r10+r10*8]
	add r13, r10
	adc rsi, 0
	adc r12, 0
	adc rax, 0
	sbb rcx, rcx
	lea r10, [r8+r8*4]
	lea r10, [r8+r10*4]
	lea r10, [r10+r10*8]
	add r11, r10
	adc r9, 0
	adc rdi, 0
	adc r15, 0
	sbb r8, r8
	and ecx, 189
	add r13, rcx
	/* X4 = X1*A */
	mov rdx, r13
	mov rcx, qword ptr [rsp+24]
	mulx r10, rbx, qword ptr [rcx]
	mulx r13, r14, qword ptr [rcx+8]
	mov qword ptr [rsp+32], r15
	mulx rbp, r15, qword ptr [rcx+16]
	mov qword ptr [rsp+56], rdi
	mov qword ptr [rsp+72], r9
	mulx rdi, r9, qword ptr [rcx+24]
	add r10, r14
	adc r13, r15
	adc rbp, r9
	adc rdi, 0
	/* C = X2*A */
	mov r9, qword ptr [rsp+16]
	mulx r14, r15, qword ptr [r9]
	mov qword ptr [rsp+80], r15
	mov qword ptr [rsp+88], rbx
	mulx r15, rbx, qword ptr [r9+8]
	mov qword ptr [rsp+104], rax
	mov qword ptr [rsp+120], r12
	mulx rax, r12, qword ptr [r9+16]
	mulx rcx, rdx, qword ptr [r9+24]
	add r14, rbx
	adc r15, r12
	adc rax, rdx
	adc rcx, 0
	and r8d, 189
	add r11, r8
	mov rdx, rsi
	mov r8, qword ptr [rsp+24]
	mulx rbx, r12, qword ptr [r8]
	xor esi, esi
	adcx r10, r12
	adox r13, rbx
	mulx rbx, r12, qword ptr [r8+8]
	adcx r13, r12
	adox rbp, rbx
	mulx rbx, r12, qword ptr [r8+16]
	adcx rbp, r12
	adox rdi, rbx
	mulx rbx, r12, qword ptr [r8+24]
	adcx rdi, r12
	adox rbx, rsi
	adc rbx, 0
	mulx r12, rsi, qword ptr [r9]
	mov qword ptr [rsp+152], r11
	xor r11d, r11d
	adcx r14, rsi
	adox r15, r12
	mulx rsi, r12, qword ptr [r9+8]
	adcx r15, r12
	adox rax, rsi
	mulx rsi, r12, qword ptr [r9+16]
	adcx rax, r12
	adox rcx, rsi
	mulx rsi, rdx, qword ptr [r9+24]
	adcx rcx, rdx
	adox rsi, r11
	adc rsi, 0
	mov rdx, qword ptr [rsp+120]
	mulx r12, r11, qword ptr [r8]
	mov qword ptr [rsp+160], r14
	xor r14d, r14d
	adcx r13, r11
	adox rbp, r12
	mulx r11, r12, qword ptr [r8+8]
	adcx rbp, r12
	adox rdi, r11
	mulx r11, r12, qword ptr [r8+16]
	adcx rdi, r12
	adox rbx, r11
	mulx r11, r12, qword ptr [r8+24]
	adcx rbx, r12
	adox r11, r14
	adc r11, 0
	mulx r12, r14, qword ptr [r9]
	mov qword ptr [rsp+168], r13
	xor r13d, r13d
	adcx r15, r14
	adox rax, r12
	mulx r12, r14, qword ptr [r9+8]
	adcx rax, r14
	adox rcx, r12
	mulx r12, r14, qword ptr [r9+16]
	adcx rcx, r14
	adox rsi, r12
	mulx r12, rdx, qword ptr [r9+24]
	adcx rsi, rdx
	adox r12, r13
	adc r12, 0
	mov rdx, qword ptr [rsp+104]
	mulx r14, r13, qword ptr [r8]
	mov qword ptr [rsp+120], r15
	xor r15d, r15d
	adcx rbp, r13
	adox rdi, r14
	mulx r13, r14, qword ptr [r8+8]
	adcx rdi, r14
	adox rbx, r13
	mulx r13, r14, qword ptr [r8+16]
	adcx rbx, r14
	adox r11, r13
	mulx r13, r14, qword ptr [r8+24]
	adcx r11, r14
	adox r13, r15
	adc r13, 0
	mulx r14, r15, qword ptr [r9]
	xor r8d, r8d
	adcx rax, r15
	adox rcx, r14
	mulx r14, r15, qword ptr [r9+8]
	adcx rcx, r15
	adox rsi, r14
	mulx r14, r15, qword ptr [r9+16]
	adcx rsi, r15
	adox r12, r14
	mulx r14, rdx, qword ptr [r9+24]
	adcx r12, rdx
	adox r14, r8
	adc r14, 0
	mov edx, 189
	mulx rdi, r9, rdi
	xor r15d, r15d
	adcx r9, qword ptr [rsp+88]
	adox r10, rdi
	mulx rbx, rdi, rbx
	adcx r10, rdi
	adox rbx, qword ptr [rsp+168]
	mulx r11, rdi, r11
	adcx rbx, rdi
	adox rbp, r11
	mulx r13, rdi, r13
	adcx rbp, rdi
	adox r13, r15
	adc r13, 0
	mov edx, 189
	mulx rcx, rdi, rcx
	xor r8d, r8d
	adcx rdi, qword ptr [rsp+80]
	adox rcx, qword ptr [rsp+160]
	mulx rsi, r11, rsi
	adcx rcx, r11
	adox rsi, qword ptr [rsp+120]
	mulx r12, r11, r12
	adcx rsi, r11
	adox rax, r12
	mulx r14, r11, r14
	adcx rax, r11
	adox r14, r8
	adc r14, 0
	lea r11, [r13+r13*4]
	lea r11, [r13+r11*4]
	lea r11, [r11+r11*8]
	add r9, r11
	adc r10, 0
	mov r11, qword ptr [rsp+8]
	mov qword ptr [r11+8], r10
	adc rbx, 0
	mov qword ptr [r11+16], rbx
	adc rbp, 0
	mov qword ptr [r11+24], rbp
	sbb r12, r12
	lea r13, [r14+r14*4]
	lea r13, [r14+r13*4]
	lea r13, [r13+r13*8]
	add rdi, r13
	adc rcx, 0
	adc rsi, 0
	adc rax, 0
	sbb r13, r13
	and r12d, 189
	add r9, r12
	mov qword ptr [r11], r9
	/* X3 = D-X4-C */
	mov r12, qword ptr [rsp+152]
	sub r12, r9
	mov r14, qword ptr [rsp+72]
	sbb r14, r10
	mov r15, qword ptr [rsp+56]
	sbb r15, rbx
	mov rdx, qword ptr [rsp+32]
	sbb rdx, rbp
	setc r8b
	movzx r8d, r8b
	and r13d, 189
	add rdi, r13
	/* t0 = C-X4 */
	mov r13, rdi
	sub r13, r9
	mov r11, rcx
	sbb r11, r10
	mov r10, rsi
	sbb r10, rbx
	mov rbx, rax
	sbb rbx, rbp
	sbb rbp, rbp
	sub r12, rdi
	sbb r14, rcx
	sbb r15, rsi
	sbb rdx, rax
	adc r8, 0
	/* Z3 = Z1*H3 */
	mov rax, rdx
	mov rdx, qword ptr [rsp+96]
	mov rcx, qword ptr [rsp+24]
	mulx rsi, rdi, qword ptr [rcx+64]
	mov qword ptr [rsp+16], rdi
	mulx rdi, r9, qword ptr [rcx+72]
	mov qword ptr [rsp+32], rbx
	mov qword ptr [rsp+56], r10
	mulx rbx, r10, qword ptr [rcx+80]
	mov qword ptr [rsp+72], r11
	mulx r11, rdx, qword ptr [rcx+88]
	add rsi, r9
	adc rdi, r10
	adc rbx, rdx
	adc r11, 0
	lea r9, [r8+r8*4]
	lea r9, [r8+r9*4]
	lea r9, [r9+r9*8]
	and ebp, 189
	mov rdx, qword ptr [rsp+112]
	mulx r8, r10, qword ptr [rcx+64]
	mov qword ptr [rsp+80], rbp
	xor ebp, ebp
	adcx rsi, r10
	adox rdi, r8
	mulx r8, r10, qword ptr [rcx+72]
	adcx rdi, r10
	adox rbx, r8
	mulx r8, r10, qword ptr [rcx+80]
	adcx rbx, r10
	adox r11, r8
	mulx r8, rdx, qword ptr [rcx+88]
	adcx r11, rdx
	adox r8, rbp
	adc r8, 0
	sub r12, r9
	sbb r14, 0
	mov r9, qword ptr [rsp]
	mov qword ptr [r9+8], r14
	sbb r15, 0
	mov qword ptr [r9+16], r15
	sbb rax, 0
	mov qword ptr [r9+24], rax
	sbb r10, r10
	sub r13, qword ptr [rsp+80]
	mov rdx, qword ptr [rsp+72]
	sbb rdx, 0
	mov rbp, qword ptr [rsp+56]
	sbb rbp, 0
	mov qword ptr [rsp+56], rbp
	mov rbp, qword ptr [rsp+32]
	sbb rbp, 0
	mov qword ptr [rsp+32], rbp
	sbb rbp, rbp
	and r10d, 189
	mov qword ptr [rsp+72], rdx
	mov rdx, qword ptr [rsp+128]
	mov qword ptr [rsp+80], rsi
	mulx rsi, rax, qword ptr [rcx+64]
	xor r15d, r15d
	adcx rdi, rax
	adox rbx, rsi
	mulx rax, rsi, qword ptr [rcx+72]
	adcx rbx, rsi
	adox r11, rax
	mulx rax, rsi, qword ptr [rcx+80]
	adcx r11, rsi
	adox r8, rax
	mulx rax, rdx, qword ptr [rcx+88]
	adcx r8, rdx
	adox rax, r15
	adc rax, 0
	sub r12, r10
	mov qword ptr [r9], r12
	and ebp, 189
	/* t2 = X4-X3 */
	mov rsi, qword ptr [rsp+8]
	mov r10, qword ptr [rsi]
	sub r10, r12
	mov r12, qword ptr [rsi+8]
	sbb r12, r14
	mov r14, qword ptr [rsi+16]
	sbb r14, qword ptr [r9+16]
	mov rdx, qword ptr [rsi+24]
	sbb rdx, qword ptr [r9+24]
	sbb r15, r15
	sub r13, rbp
	/* Y4 = Y1*t0 */
	mov rbp, rdx
	mov rdx, r13
	mulx r9, rsi, qword ptr [rcx+32]
	mov qword ptr [rsp+88], rsi
	mulx r13, rsi, qword ptr [rcx+40]
	mov qword ptr [rsp+96], rdi
	mov qword ptr [rsp+104], rbp
	mulx rdi, rbp, qword ptr [rcx+48]
	mov qword ptr [rsp+112], r14
	mulx r14, rdx, qword ptr [rcx+56]
	add r9, rsi
	adc r13, rbp
	adc rdi, rdx
	adc r14, 0
	and r15d, 189
	mov rdx, qword ptr [rsp+144]
	mulx rsi, rbp, qword ptr [rcx+64]
	mov qword ptr [rsp+120], r14
	xor r14d, r14d
	adcx rbx, rbp
	adox r11, rsi
	mulx rsi, rbp, qword ptr [rcx+72]
	adcx r11, rbp
	adox r8, rsi
	mulx rsi, rbp, qword ptr [rcx+80]
	adcx r8, rbp
	adox rax, rsi
	mulx rsi, rdx, qword ptr [rcx+88]
	adcx rax, rdx
	adox rsi, r14
	adc rsi, 0
	sub r10, r15
	sbb r12, 0
	mov rbp, qword ptr [rsp+112]
	sbb rbp, 0
	mov r15, qword ptr [rsp+104]
	sbb r15, 0
	sbb rdx, rdx
	mov qword ptr [rsp+104], rdx
	mov rdx, qword ptr [rsp+72]
	mov qword ptr [rsp+112], r15
	mulx r14, r15, qword ptr [rcx+32]
	mov qword ptr [rsp+128], rbp
	xor ebp, ebp
	adcx r9, r15
	adox r13, r14
	mulx r14, r15, qword ptr [rcx+40]
	adcx r13, r15
	adox rdi, r14
	mulx r14, r15, qword ptr [rcx+48]
	adcx rdi, r15
	adox r14, qword ptr [rsp+120]
	mulx r15, rdx, qword ptr [rcx+56]
	adcx r14, rdx
	adox r15, rbp
	adc r15, 0
	mov rdx, qword ptr [rsp+104]
	and edx, 189
	mov qword ptr [rsp+72], rdx
	mov edx, 189
	mulx r11, rbp, r11
	mov qword ptr [rsp+104], r9
	xor r9d, r9d
	adcx rbp, qword ptr [rsp+16]
	adox r11, qword ptr [rsp+80]
	mulx r8, r9, r8
	adcx r11, r9
	adox r8, qword ptr [rsp+96]
	mulx rax, r9, rax
	adcx r8, r9
	adox rbx, rax
	mulx rsi, rax, rsi
	adcx rbx, rax
	mov eax, 0
	adox rsi, rax
	adc rsi, 0
	sub r10, qword ptr [rsp+72]
	mov rdx, qword ptr [rsp+56]
	mulx r9, rax, qword ptr [rcx+32]
	mov qword ptr [rsp+16], rbx
	xor ebx, ebx
	adcx r13, rax
	adox rdi, r9
	mulx rax, r9, qword ptr [rcx+40]
	adcx rdi, r9
	adox r14, rax
	mulx rax, r9, qword ptr [rcx+48]
	adcx r14, r9
	adox r15, rax
	mulx rax, rdx, qword ptr [rcx+56]
	adcx r15, rdx
	adox rax, rbx
	adc rax, 0
	/* t3 = R*t2 */
	mov rdx, r10
	mulx r9, rbx, qword ptr [rsp+64]
	mov qword ptr [rsp+56], rbx
	mulx r10, rbx, qword ptr [rsp+40]
	mov qword ptr [rsp+72], r8
	mov qword ptr [rsp+80], r11
	mulx r8, r11, qword ptr [rsp+48]
	mov qword ptr [rsp+96], rbp
	mulx rbp, rdx, qword ptr [rsp+136]
	add r9, rbx
	adc r10, r11
	adc r8, rdx
	adc rbp, 0
	mov rdx, qword ptr [rsp+32]
	mulx r11, rbx, qword ptr [rcx+32]
	mov qword ptr [rsp+120], rsi
	xor esi, esi
	adcx rdi, rbx
	adox r14, r11
	mulx r11, rbx, qword ptr [rcx+40]
	adcx r14, rbx
	adox r15, r11
	mulx r11, rbx, qword ptr [rcx+48]
	adcx r15, rbx
	adox rax, r11
	mulx r11, rdx, qword ptr [rcx+56]
	adcx rax, rdx
	adox r11, rsi
	adc r11, 0
	mov rdx, r12
	mulx rcx, rbx, qword ptr [rsp+64]
	xor r12d, r12d
	adcx r9, rbx
	adox r10, rcx
	mulx rcx, rsi, qword ptr [rsp+40]
	adcx r10, rsi
	adox r8, rcx
	mulx rcx, rsi, qword ptr [rsp+48]
	adcx r8, rsi
	adox rbp, rcx
	mulx rcx, rdx, qword ptr [rsp+136]
	adcx rbp, rdx
	adox rcx, r12
	adc rcx, 0
	mov edx, 189
	mulx r14, rsi, r14
	xor ebx, ebx
	adcx rsi, qword ptr [rsp+88]
	adox r14, qword ptr [rsp+104]
	mulx r15, r12, r15
	adcx r14, r12
	adox r13, r15
	mulx rax, r12, rax
	adcx r13, r12
	adox rdi, rax
	mulx r11, rax, r11
	adcx rdi, rax
	adox r11, rbx
	adc r11, 0
	mov rdx, qword ptr [rsp+128]
	mulx rax, r12, qword ptr [rsp+64]
	xor r15d, r15d
	adcx r10, r12
	adox r8, rax
	mulx rax, rbx, qword ptr [rsp+40]
	adcx r8, rbx
	adox rbp, rax
	mulx rax, rbx, qword ptr [rsp+48]
	adcx rbp, rbx
	adox rcx, rax
	mulx rax, rdx, qword ptr [rsp+136]
	adcx rcx, rdx
	adox rax, r15
	adc rax, 0
	lea rbx, [r11+r11*4]
	lea rbx, [r11+rbx*4]
	lea rbx, [rbx+rbx*8]
	mov r11, qword ptr [rsp+120]
	lea r12, [r11+r11*4]
	lea r12, [r11+r12*4]
	lea r12, [r12+r12*8]
	add rsi, rbx
	adc r14, 0
	mov r11, qword ptr [rsp+8]
	mov qword ptr [r11+40], r14
	adc r13, 0
	mov qword ptr [r11+48], r13
	adc rdi, 0
	mov qword ptr [r11+56], rdi
	sbb rbx, rbx
	add r12, qword ptr [rsp+96]
	mov rdx, qword ptr [rsp+80]
	adc rdx, 0
	mov r15, qword ptr [rsp]
	mov qword ptr [r15+72], rdx
	mov rdx, qword ptr [rsp+72]
	adc rdx, 0
	mov qword ptr [r15+80], rdx
	mov rdx, qword ptr [rsp+16]
	adc rdx, 0
	mov qword ptr [r15+88], rdx
	sbb rdx, rdx
	mov qword ptr [rsp+16], rdx
	mov rdx, qword ptr [rsp+112]
	mov qword ptr [rsp+24], rdi
	mov qword ptr [rsp+32], r13
	mulx rdi, r13, qword ptr [rsp+64]
	mov qword ptr [rsp+64], r14
	xor r14d, r14d
	adcx r8, r13
	adox rbp, rdi
	mulx rdi, r13, qword ptr [rsp+40]
	adcx rbp, r13
	adox rcx, rdi
	mulx rdi, r13, qword ptr [rsp+48]
	adcx rcx, r13
	adox rax, rdi
	mulx rdi, rdx, qword ptr [rsp+136]
	adcx rax, rdx
	adox rdi, r14
	adc rdi, 0
	and ebx, 189
	mov r13, qword ptr [rsp+16]
	and r13d, 189
	add rsi, rbx
	mov qword ptr [r11+32], rsi
	add r12, r13
	mov qword ptr [r15+64], r12
	mov edx, 189
	mulx rbp, r11, rbp
	xor ebx, ebx
	adcx r11, qword ptr [rsp+56]
	adox r9, rbp
	mulx rcx, rbp, rcx
	adcx r9, rbp
	adox r10, rcx
	mulx rax, rcx, rax
	adcx r10, rcx
	adox r8, rax
	mulx rdi, rax, rdi
	adcx r8, rax
	adox rdi, rbx
	adc rdi, 0
	lea rax, [rdi+rdi*4]
	lea rax, [rdi+rax*4]
	lea rax, [rax+rax*8]
	add r11, rax
	adc r9, 0
	adc r10, 0
	adc r8, 0
	lea rax, [r11+189]
	cmovc r11, rax
	/* Y3 = t3-Y4 */
	sub r11, rsi
	sbb r9, qword ptr [rsp+64]
	sbb r10, qword ptr [rsp+32]
	sbb r8, qword ptr [rsp+24]
	sbb rax, rax
	and eax, 189
	sub r11, rax
	sbb r9, 0
	mov qword ptr [r15+40], r9
	sbb r10, 0
	mov qword ptr [r15+48], r10
	sbb r8, 0
	mov qword ptr [r15+56], r8
	lea rax, [r11-189]
	cmovc r11, rax
	mov qword ptr [r15+32], r11
	add rsp, 176
	.cfi_adjust_cfa_offset -176
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
JAC256189_END(JAC256189_NAME(jac256189_jac_zaddu))

/* void jac256189_jac_dbladd(uint64_t *r, const uint64_t *p, const uint64_t *q)
 * r (out) in rdi, p (in) in rsi, q (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 3 out, each any value of its words (incompletely reduced).
 * Made of shortw/jacobian-3/doubling-addition/dadd-2010-lg; fusions: rich.
 * Stack: 256 bytes; 1853 instructions; modelled 670.75 core cycles.
 */
JAC256189_BEGIN(JAC256189_NAME(jac256189_jac_dbladd))
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
	sub rsp, 208
	.cfi_adjust_cfa_offset 208
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
	mov edx, 189
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
	lea r10, [r12+r12*4]
	lea r10, [r12+r10*4]
	lea r10, [r10+r10*8]
	add r8, r10
	adc rcx, 0
	adc r9, 0
	adc r11, 0
	lea r10, [r8+189]
	cmovc r8, r10
	/* ZZ = Z1*Z1 */
	mov rdx, qword ptr [rsi+64]
	mulx r10, rbx, qword ptr [rsi+72]
	mulx rbp, r12, qword ptr [rsi+80]
	mulx r13, r15, qword ptr [rsi+88]
	add r10, r12
	adc rbp, r15
	adc r13, 0
	mov rdx, qword ptr [rsi+72]
	mulx r12, r15, qword ptr [rsi+80]
	xor r14d, r14d
	adcx rbp, r15
	adox r13, r12
	mulx r12, r15, qword ptr [rsi+88]
	adcx r13, r15
	adox r12, r14
	adc r12, 0
	mov rdx, qword ptr [rsi+80]
	mulx r15, r14, qword ptr [rsi+88]
	add r12, r14
	adc r15, 0
	mov rdx, qword ptr [rsi+64]
	mov qword ptr [rsp], rdi
	mulx r14, rdi, rdx
	mov rdx, qword ptr [rsi+72]
	mov qword ptr [rsp+8], r11
	mov qword ptr [rsp+16], r9
	mulx r11, r9, rdx
	mov rdx, qword ptr [rsi+80]
	mov qword ptr [rsp+24], rcx
	mov qword ptr [rsp+32], r8
	mulx rcx, r8, rdx
	mov rdx, qword ptr [rsi+88]
	mov qword ptr [rsp+40], rax
	mov qword ptr [rsp+48], rdi
	mulx rax, rdi, rdx
	xor edx, edx
	adcx rbx, rbx
	adox rbx, r14
	adcx r10, r10
	adox r10, r9
	adcx rbp, rbp
	adox rbp, r11
	adcx r13, r13
	adox r13, r8
	adcx r12, r12
	adox r12, rcx
	adcx r15, r15
	adox r15, rdi
	adox rax, rdx
	adc rax, 0
	mov edx, 189
	mulx r13, rcx, r13
	xor edi, edi
	adcx rcx, qword ptr [rsp+48]
	adox rbx, r13
	mulx r12, r8, r12
	adcx rbx, r8
	adox r10, r12
	mulx r15, r8, r15
	adcx r10, r8
	adox rbp, r15
	mulx rax, r8, rax
	adcx rbp, r8
	adox rax, rdi
	adc rax, 0
	lea r8, [rax+rax*4]
	lea r8, [rax+r8*4]
	lea r8, [r8+r8*8]
	add rcx, r8
	adc rbx, 0
	adc r10, 0
	adc rbp, 0
	lea rax, [rcx+189]
	cmovc rcx, rax
	/* S1 = Y1*ZZZ2 */
	mov rax, qword ptr [rsp+40]
	mov rdx, qword ptr [rax+128]
	mulx r8, r9, qword ptr [rsi+32]
	mulx r11, r12, qword ptr [rsi+40]
	mulx r13, r14, qword ptr [rsi+48]
	mulx r15, rdx, qword ptr [rsi+56]
	add r8, r12
	adc r11, r14
	adc r13, rdx
	adc r15, 0
	mov rdx, qword ptr [rax+136]
	mulx r12, r14, qword ptr [rsi+32]
	xor edi, edi
	adcx r8, r14
	adox r11, r12
	mulx r12, r14, qword ptr [rsi+40]
	adcx r11, r14
	adox r13, r12
	mulx r12, r14, qword ptr [rsi+48]
	adcx r13, r14
	adox r15, r12
	mulx r12, rdx, qword ptr [rsi+56]
	adcx r15, rdx
	adox r12, rdi
	adc r12, 0
	mov rdx, qword ptr [rax+144]
	mulx r14, rdi, qword ptr [rsi+32]
	mov qword ptr [rsp+48], rbp
	xor ebp, ebp
	adcx r11, rdi
	adox r13, r14
	mulx rdi, r14, qword ptr [rsi+40]
	adcx r13, r14
	adox r15, rdi
	mulx rdi, r14, qword ptr [rsi+48]
	adcx r15, r14
	adox r12, rdi
	mulx rdi, rdx, qword ptr [rsi+56]
	adcx r12, rdx
	adox rdi, rbp
	adc rdi, 0
	mov rdx, qword ptr [rax+152]
	mulx r14, rbp, qword ptr [rsi+32]
	mov qword ptr [rsp+56], r10
	xor r10d, r10d
	adcx r13, rbp
	adox r15, r14
	mulx rbp, r14, qword ptr [rsi+40]
	adcx r15, r14
	adox r12, rbp
	mulx rbp, r14, qword ptr [rsi+48]
	adcx r12, r14
	adox rdi, rbp
	mulx rbp, rdx, qword ptr [rsi+56]
	adcx rdi, rdx
	adox rbp, r10
	adc rbp, 0
	mov edx, 189
	mulx r15, r14, r15
	xor r10d, r10d
	adcx r9, r14
	adox r8, r15
	mulx r12, r14, r12
	adcx r8, r14
	adox r11, r12
	mulx rdi, r12, rdi
	adcx r11, r12
	adox r13, rdi
	mulx rbp, rdi, rbp
	adcx r13, rdi
	adox rbp, r10
	adc rbp, 0
	lea rdi, [rbp+rbp*4]
	lea rdi, [rbp+rdi*4]
	lea rdi, [rdi+rdi*8]
	add r9, rdi
	adc r8, 0
	adc r11, 0
	adc r13, 0
	lea rdi, [r9+189]
	cmovc r9, rdi
	/* ZZZ = ZZ*Z1 */
	mov rdx, qword ptr [rsi+64]
	mulx rdi, rbp, rcx
	mulx r12, r14, rbx
	mulx r15, r10, qword ptr [rsp+56]
	mov qword ptr [rsp+64], r13
	mov qword ptr [rsp+72], r11
	mulx r13, r11, qword ptr [rsp+48]
	add rdi, r14
	adc r12, r10
	adc r15, r11
	adc r13, 0
	mov rdx, qword ptr [rsi+72]
	mulx r10, r11, rcx
	xor r14d, r14d
	adcx rdi, r11
	adox r12, r10
	mulx r10, r11, rbx
	adcx r12, r11
	adox r15, r10
	mulx r10, r11, qword ptr [rsp+56]
	adcx r15, r11
	adox r13, r10
	mulx r10, r11, qword ptr [rsp+48]
	adcx r13, r11
	adox r10, r14
	adc r10, 0
	mov rdx, qword ptr [rsi+80]
	mulx r11, r14, rcx
	mov qword ptr [rsp+80], r8
	xor r8d, r8d
	adcx r12, r14
	adox r15, r11
	mulx r11, r14, rbx
	adcx r15, r14
	adox r13, r11
	mulx r11, r14, qword ptr [rsp+56]
	adcx r13, r14
	adox r10, r11
	mulx r11, r14, qword ptr [rsp+48]
	adcx r10, r14
	adox r11, r8
	adc r11, 0
	mov rdx, qword ptr [rsi+88]
	mulx r14, r8, rcx
	mov qword ptr [rsp+88], r9
	xor r9d, r9d
	adcx r15, r8
	adox r13, r14
	mulx r8, r14, rbx
	adcx r13, r14
	adox r10, r8
	mulx r8, r14, qword ptr [rsp+56]
	adcx r10, r14
	adox r11, r8
	mulx r8, r14, qword ptr [rsp+48]
	adcx r11, r14
	adox r8, r9
	adc r8, 0
	mov edx, 189
	mulx r13, r14, r13
	xor r9d, r9d
	adcx rbp, r14
	adox rdi, r13
	mulx r10, r13, r10
	adcx rdi, r13
	adox r12, r10
	mulx r11, r10, r11
	adcx r12, r10
	adox r15, r11
	mulx r8, r10, r8
	adcx r15, r10
	adox r8, r9
	adc r8, 0
	lea r10, [r8+r8*4]
	lea r10, [r8+r10*4]
	lea r10, [r10+r10*8]
	add rbp, r10
	adc rdi, 0
	adc r12, 0
	adc r15, 0
	lea r8, [rbp+189]
	cmovc rbp, r8
	/* U2 = X2*ZZ */
	mov rdx, rcx
	mulx r8, r10, qword ptr [rax]
	mulx rcx, r11, qword ptr [rax+8]
	mulx r13, r14, qword ptr [rax+16]
	mulx r9, rdx, qword ptr [rax+24]
	add r8, r11
	adc rcx, r14
	adc r13, rdx
	adc r9, 0
	mov rdx, rbx
	mulx r11, r14, qword ptr [rax]
	xor ebx, ebx
	adcx r8, r14
	adox rcx, r11
	mulx r11, r14, qword ptr [rax+8]
	adcx rcx, r14
	adox r13, r11
	mulx r11, r14, qword ptr [rax+16]
	adcx r13, r14
	adox r9, r11
	mulx r11, rdx, qword ptr [rax+24]
	adcx r9, rdx
	adox r11, rbx
	adc r11, 0
	mov rdx, qword ptr [rsp+56]
	mulx r14, rbx, qword ptr [rax]
	mov qword ptr [rsp+96], rsi
	xor esi, esi
	adcx rcx, rbx
	adox r13, r14
	mulx rbx, r14, qword ptr [rax+8]
	adcx r13, r14
	adox r9, rbx
	mulx rbx, r14, qword ptr [rax+16]
	adcx r9, r14
	adox r11, rbx
	mulx rbx, rdx, qword ptr [rax+24]
	adcx r11, rdx
	adox rbx, rsi
	adc rbx, 0
	mov rdx, qword ptr [rsp+48]
	mulx r14, rsi, qword ptr [rax]
	mov qword ptr [rsp+56], r15
	xor r15d, r15d
	adcx r13, rsi
	adox r9, r14
	mulx rsi, r14, qword ptr [rax+8]
	adcx r9, r14
	adox r11, rsi
	mulx rsi, r14, qword ptr [rax+16]
	adcx r11, r14
	adox rbx, rsi
	mulx rsi, rdx, qword ptr [rax+24]
	adcx rbx, rdx
	adox rsi, r15
	adc rsi, 0
	mov edx, 189
	mulx r9, r14, r9
	xor r15d, r15d
	adcx r10, r14
	adox r8, r9
	mulx r11, r9, r11
	adcx r8, r9
	adox rcx, r11
	mulx rbx, r9, rbx
	adcx rcx, r9
	adox r13, rbx
	mulx rsi, r9, rsi
	adcx r13, r9
	adox rsi, r15
	adc rsi, 0
	lea r9, [rsi+rsi*4]
	lea r9, [rsi+r9*4]
	lea r9, [r9+r9*8]
	add r10, r9
	adc r8, 0
	adc rcx, 0
	adc r13, 0
	lea rsi, [r10+189]
	cmovc r10, rsi
	/* S2 = Y2*ZZZ */
	mov rdx, rbp
	mulx rsi, r9, qword ptr [rax+32]
	mulx r11, rbx, qword ptr [rax+40]
	mulx rbp, r14, qword ptr [rax+48]
	mulx r15, rdx, qword ptr [rax+56]
	add rsi, rbx
	adc r11, r14
	adc rbp, rdx
	adc r15, 0
	mov rdx, rdi
	mulx rbx, r14, qword ptr [rax+32]
	xor edi, edi
	adcx rsi, r14
	adox r11, rbx
	mulx rbx, r14, qword ptr [rax+40]
	adcx r11, r14
	adox rbp, rbx
	mulx rbx, r14, qword ptr [rax+48]
	adcx rbp, r14
	adox r15, rbx
	mulx rbx, rdx, qword ptr [rax+56]
	adcx r15, rdx
	adox rbx, rdi
	adc rbx, 0
	mov rdx, r12
	mulx r14, rdi, qword ptr [rax+32]
	xor r12d, r12d
	adcx r11, rdi
	adox rbp, r14
	mulx rdi, r14, qword ptr [rax+40]
	adcx rbp, r14
	adox r15, rdi
	mulx rdi, r14, qword ptr [rax+48]
	adcx r15, r14
	adox rbx, rdi
	mulx rdi, rdx, qword ptr [rax+56]
	adcx rbx, rdx
	adox rdi, r12
	adc rdi, 0
	mov rdx, qword ptr [rsp+56]
	mulx r14, r12, qword ptr [rax+32]
	mov qword ptr [rsp+48], r13
	xor r13d, r13d
	adcx rbp, r12
	adox r15, r14
	mulx r12, r14, qword ptr [rax+40]
	adcx r15, r14
	adox rbx, r12
	mulx r12, r14, qword ptr [rax+48]
	adcx rbx, r14
	adox rdi, r12
	mulx r12, rdx, qword ptr [rax+56]
	adcx rdi, rdx
	adox r12, r13
	adc r12, 0
	mov edx, 189
	mulx r15, r14, r15
	xor r13d, r13d
	adcx r9, r14
	adox rsi, r15
	mulx rbx, r14, rbx
	adcx rsi, r14
	adox r11, rbx
	mulx rdi, rbx, rdi
	adcx r11, rbx
	adox rbp, rdi
	mulx r12, rdi, r12
	adcx rbp, rdi
	adox r12, r13
	adc r12, 0
	lea rdi, [r12+r12*4]
	lea rdi, [r12+rdi*4]
	lea rdi, [rdi+rdi*8]
	add r9, rdi
	adc rsi, 0
	adc r11, 0
	adc rbp, 0
	lea rdi, [r9+189]
	cmovc r9, rdi
	/* H = U2-U1 */
	sub r10, qword ptr [rsp+32]
	sbb r8, qword ptr [rsp+24]
	sbb rcx, qword ptr [rsp+16]
	mov rdi, qword ptr [rsp+48]
	sbb rdi, qword ptr [rsp+8]
	sbb rbx, rbx
	and ebx, 189
	sub r10, rbx
	sbb r8, 0
	sbb rcx, 0
	sbb rdi, 0
	lea rbx, [r10-189]
	cmovc r10, rbx
	/* R = S2-S1 */
	sub r9, qword ptr [rsp+88]
	sbb rsi, qword ptr [rsp+80]
	sbb r11, qword ptr [rsp+72]
	sbb rbp, qword ptr [rsp+64]
	sbb rbx, rbx
	and ebx, 189
	sub r9, rbx
	sbb rsi, 0
	sbb r11, 0
	sbb rbp, 0
	lea rbx, [r9-189]
	cmovc r9, rbx
	/* HH = H*H */
	mov rdx, r10
	mulx rbx, r12, r8
	mulx r10, r14, rcx
	mulx r15, r13, rdi
	add rbx, r14
	adc r10, r13
	adc r15, 0
	mov r13, rdx
	mov rdx, r8
	mulx r14, rax, rcx
	xor r8d, r8d
	adcx r10, rax
	adox r15, r14
	mulx rax, r14, rdi
	adcx r15, r14
	adox rax, r8
	adc rax, 0
	mov r14, rdx
	mov rdx, rcx
	mov qword ptr [rsp+48], rbp
	mulx r8, rbp, rdi
	add rax, rbp
	adc r8, 0
	mov rcx, rdx
	mov rdx, r13
	mov qword ptr [rsp+56], r11
	mulx rbp, r11, rdx
	mov r13, rdx
	mov rdx, r14
	mov qword ptr [rsp+104], r13
	mov qword ptr [rsp+112], rsi
	mulx r13, rsi, rdx
	mov r14, rdx
	mov rdx, rcx
	mov qword ptr [rsp+120], r14
	mov qword ptr [rsp+128], r9
	mulx r14, r9, rdx
	mov rcx, rdx
	mov rdx, rdi
	mov qword ptr [rsp+136], rcx
	mov qword ptr [rsp+144], r11
	mulx rcx, r11, rdx
	xor edi, edi
	adcx r12, r12
	adox r12, rbp
	adcx rbx, rbx
	adox rbx, rsi
	adcx r10, r10
	adox r10, r13
	adcx r15, r15
	adox r15, r9
	adcx rax, rax
	adox rax, r14
	adcx r8, r8
	adox r8, r11
	adox rcx, rdi
	adc rcx, 0
	mov rsi, rdx
	mov edx, 189
	mulx r15, r9, r15
	xor r11d, r11d
	adcx r9, qword ptr [rsp+144]
	adox r12, r15
	mulx rax, rdi, rax
	adcx r12, rdi
	adox rbx, rax
	mulx r8, rax, r8
	adcx rbx, rax
	adox r10, r8
	mulx rcx, rax, rcx
	adcx r10, rax
	adox rcx, r11
	adc rcx, 0
	lea rax, [rcx+rcx*4]
	lea rax, [rcx+rax*4]
	lea rax, [rax+rax*8]
	add r9, rax
	adc r12, 0
	adc rbx, 0
	adc r10, 0
	lea rax, [r9+189]
	cmovc r9, rax
	/* RR = R*R */
	mov rdx, qword ptr [rsp+128]
	mulx rax, rcx, qword ptr [rsp+112]
	mulx rdi, r8, qword ptr [rsp+56]
	mulx rbp, r13, qword ptr [rsp+48]
	add rax, r8
	adc rdi, r13
	adc rbp, 0
	mov rdx, qword ptr [rsp+112]
	mulx r8, r13, qword ptr [rsp+56]
	xor r14d, r14d
	adcx rdi, r13
	adox rbp, r8
	mulx r8, r11, qword ptr [rsp+48]
	adcx rbp, r11
	adox r8, r14
	adc r8, 0
	mov rdx, qword ptr [rsp+56]
	mulx r11, r13, qword ptr [rsp+48]
	add r8, r13
	adc r11, 0
	mov rdx, qword ptr [rsp+128]
	mulx r13, r15, rdx
	mov rdx, qword ptr [rsp+112]
	mov qword ptr [rsp+144], rsi
	mulx r14, rsi, rdx
	mov rdx, qword ptr [rsp+56]
	mov qword ptr [rsp+152], r10
	mov qword ptr [rsp+160], rbx
	mulx r10, rbx, rdx
	mov rdx, qword ptr [rsp+48]
	mov qword ptr [rsp+168], r12
	mov qword ptr [rsp+176], r9
	mulx r12, r9, rdx
	xor edx, edx
	adcx rcx, rcx
	adox rcx, r13
	adcx rax, rax
	adox rax, rsi
	adcx rdi, rdi
	adox rdi, r14
	adcx rbp, rbp
	adox rbp, rbx
	adcx r8, r8
	adox r8, r10
	adcx r11, r11
	adox r11, r9
	adox r12, rdx
	adc r12, 0
	mov edx, 189
	mulx rbp, rsi, rbp
	xor r9d, r9d
	adcx r15, rsi
	adox rcx, rbp
	mulx r8, rsi, r8
	adcx rcx, rsi
	adox rax, r8
	mulx r11, rsi, r11
	adcx rax, rsi
	adox rdi, r11
	mulx r12, rsi, r12
	adcx rdi, rsi
	adox r12, r9
	adc r12, 0
	lea rsi, [r12+r12*4]
	lea rsi, [r12+rsi*4]
	lea rsi, [rsi+rsi*8]
	add r15, rsi
	adc rcx, 0
	adc rax, 0
	adc rdi, 0
	lea rsi, [r15+189]
	cmovc r15, rsi
	/* V = HH*U1 */
	mov rdx, qword ptr [rsp+32]
	mulx rsi, r8, qword ptr [rsp+176]
	mulx r10, r11, qword ptr [rsp+168]
	mulx rbx, rbp, qword ptr [rsp+160]
	mulx r12, rdx, qword ptr [rsp+152]
	add rsi, r11
	adc r10, rbp
	adc rbx, rdx
	adc r12, 0
	mov rdx, qword ptr [rsp+24]
	mulx r11, rbp, qword ptr [rsp+176]
	xor r13d, r13d
	adcx rsi, rbp
	adox r10, r11
	mulx r9, r11, qword ptr [rsp+168]
	adcx r10, r11
	adox rbx, r9
	mulx r9, r11, qword ptr [rsp+160]
	adcx rbx, r11
	adox r12, r9
	mulx r9, rdx, qword ptr [rsp+152]
	adcx r12, rdx
	adox r9, r13
	adc r9, 0
	mov rdx, qword ptr [rsp+16]
	mulx r11, rbp, qword ptr [rsp+176]
	xor r14d, r14d
	adcx r10, rbp
	adox rbx, r11
	mulx r11, rbp, qword ptr [rsp+168]
	adcx rbx, rbp
	adox r12, r11
	mulx r11, rbp, qword ptr [rsp+160]
	adcx r12, rbp
	adox r9, r11
	mulx r11, rdx, qword ptr [rsp+152]
	adcx r9, rdx
	adox r11, r14
	adc r11, 0
	mov rdx, qword ptr [rsp+8]
	mulx rbp, r13, qword ptr [rsp+176]
	xor r14d, r14d
	adcx rbx, r13
	adox r12, rbp
	mulx rbp, r13, qword ptr [rsp+168]
	adcx r12, r13
	adox r9, rbp
	mulx rbp, r13, qword ptr [rsp+160]
	adcx r9, r13
	adox r11, rbp
	mulx rbp, rdx, qword ptr [rsp+152]
	adcx r11, rdx
	adox rbp, r14
	adc rbp, 0
	mov edx, 189
	mulx r12, r13, r12
	xor r14d, r14d
	adcx r8, r13
	adox rsi, r12
	mulx r9, r12, r9
	adcx rsi, r12
	adox r10, r9
	mulx r11, r9, r11
	adcx r10, r9
	adox rbx, r11
	mulx rbp, r9, rbp
	adcx rbx, r9
	adox rbp, r14
	adc rbp, 0
	lea r9, [rbp+rbp*4]
	lea r9, [rbp+r9*4]
	lea r9, [r9+r9*8]
	add r8, r9
	adc rsi, 0
	adc r10, 0
	adc rbx, 0
	lea r9, [r8+189]
	cmovc r8, r9
	/* HHH = H*HH */
	mov rdx, qword ptr [rsp+176]
	mulx r9, r11, qword ptr [rsp+104]
	mulx rbp, r12, qword ptr [rsp+120]
	mulx r13, r14, qword ptr [rsp+136]
	mov qword ptr [rsp+8], rdi
	mulx rdi, rdx, qword ptr [rsp+144]
	add r9, r12
	adc rbp, r14
	adc r13, rdx
	adc rdi, 0
	mov rdx, qword ptr [rsp+168]
	mulx r12, r14, qword ptr [rsp+104]
	mov qword ptr [rsp+16], rbx
	xor ebx, ebx
	adcx r9, r14
	adox rbp, r12
	mulx r12, r14, qword ptr [rsp+120]
	adcx rbp, r14
	adox r13, r12
	mulx r12, r14, qword ptr [rsp+136]
	adcx r13, r14
	adox rdi, r12
	mulx r12, rdx, qword ptr [rsp+144]
	adcx rdi, rdx
	adox r12, rbx
	adc r12, 0
	mov rdx, qword ptr [rsp+160]
	mulx r14, rbx, qword ptr [rsp+104]
	mov qword ptr [rsp+24], rax
	xor eax, eax
	adcx rbp, rbx
	adox r13, r14
	mulx rbx, r14, qword ptr [rsp+120]
	adcx r13, r14
	adox rdi, rbx
	mulx rbx, r14, qword ptr [rsp+136]
	adcx rdi, r14
	adox r12, rbx
	mulx rbx, rdx, qword ptr [rsp+144]
	adcx r12, rdx
	adox rbx, rax
	adc rbx, 0
	mov rdx, qword ptr [rsp+152]
	mulx r14, rax, qword ptr [rsp+104]
	mov qword ptr [rsp+32], r10
	xor r10d, r10d
	adcx r13, rax
	adox rdi, r14
	mulx rax, r14, qword ptr [rsp+120]
	adcx rdi, r14
	adox r12, rax
	mulx rax, r14, qword ptr [rsp+136]
	adcx r12, r14
	adox rbx, rax
	mulx rax, rdx, qword ptr [rsp+144]
	adcx rbx, rdx
	adox rax, r10
	adc rax, 0
	mov edx, 189
	mulx rdi, r14, rdi
	xor r10d, r10d
	adcx r11, r14
	adox r9, rdi
	mulx r12, rdi, r12
	adcx r9, rdi
	adox rbp, r12
	mulx rbx, rdi, rbx
	adcx rbp, rdi
	adox r13, rbx
	mulx rax, rdi, rax
	adcx r13, rdi
	adox rax, r10
	adc rax, 0
	lea rdi, [rax+rax*4]
	lea rdi, [rax+rdi*4]
	lea rdi, [rdi+rdi*8]
	add r11, rdi
	adc r9, 0
	adc rbp, 0
	adc r13, 0
	lea rax, [r11+189]
	cmovc r11, rax
	/* W = RR-2*V */
	sub r15, r8
	sbb rcx, rsi
	mov rax, qword ptr [rsp+24]
	sbb rax, qword ptr [rsp+32]
	mov rdi, qword ptr [rsp+8]
	sbb rdi, qword ptr [rsp+16]
	setc bl
	movzx ebx, bl
	sub r15, r8
	sbb rcx, rsi
	sbb rax, qword ptr [rsp+32]
	sbb rdi, qword ptr [rsp+16]
	adc rbx, 0
	lea r12, [rbx+rbx*4]
	lea r12, [rbx+r12*4]
	lea r12, [r12+r12*8]
	sub r15, r12
	sbb rcx, 0
	sbb rax, 0
	sbb rdi, 0
	lea rbx, [r15-189]
	cmovc r15, rbx
	/* ZH = Z1*H */
	mov rdx, qword ptr [rsp+104]
	mov rbx, qword ptr [rsp+96]
	mulx r12, r14, qword ptr [rbx+64]
	mov qword ptr [rsp+8], r13
	mulx r10, r13, qword ptr [rbx+72]
	mov qword ptr [rsp+24], rbp
	mov qword ptr [rsp+152], r9
	mulx rbp, r9, qword ptr [rbx+80]
	mov qword ptr [rsp+160], r11
	mulx r11, rdx, qword ptr [rbx+88]
	add r12, r13
	adc r10, r9
	adc rbp, rdx
	adc r11, 0
	mov rdx, qword ptr [rsp+120]
	mulx r9, r13, qword ptr [rbx+64]
	mov qword ptr [rsp+104], rdi
	xor edi, edi
	adcx r12, r13
	adox r10, r9
	mulx r9, r13, qword ptr [rbx+72]
	adcx r10, r13
	adox rbp, r9
	mulx r9, r13, qword ptr [rbx+80]
	adcx rbp, r13
	adox r11, r9
	mulx r9, rdx, qword ptr [rbx+88]
	adcx r11, rdx
	adox r9, rdi
	adc r9, 0
	mov rdx, qword ptr [rsp+136]
	mulx r13, rdi, qword ptr [rbx+64]
	mov qword ptr [rsp+120], rax
	xor eax, eax
	adcx r10, rdi
	adox rbp, r13
	mulx rdi, r13, qword ptr [rbx+72]
	adcx rbp, r13
	adox r11, rdi
	mulx rdi, r13, qword ptr [rbx+80]
	adcx r11, r13
	adox r9, rdi
	mulx rdi, rdx, qword ptr [rbx+88]
	adcx r9, rdx
	adox rdi, rax
	adc rdi, 0
	mov rdx, qword ptr [rsp+144]
	mulx r13, rax, qword ptr [rbx+64]
	mov qword ptr [rsp+136], rcx
	xor ecx, ecx
	adcx rbp, rax
	adox r11, r13
	mulx rax, r13, qword ptr [rbx+72]
	adcx r11, r13
	adox r9, rax
	mulx rax, r13, qword ptr [rbx+80]
	adcx r9, r13
	adox rdi, rax
	mulx rax, rdx, qword ptr [rbx+88]
	adcx rdi, rdx
	adox rax, rcx
	adc rax, 0
	mov edx, 189
	mulx r11, rbx, r11
	xor r13d, r13d
	adcx r14, rbx
	adox r12, r11
	mulx r9, rcx, r9
	adcx r12, rcx
	adox r10, r9
	mulx rdi, rcx, rdi
	adcx r10, rcx
	adox rbp, rdi
	mulx rax, rcx, rax
	adcx rbp, rcx
	adox rax, r13
	adc rax, 0
	lea rcx, [rax+rax*4]
	lea rcx, [rax+rcx*4]
	lea rcx, [rcx+rcx*8]
	add r14, rcx
	adc r12, 0
	adc r10, 0
	adc rbp, 0
	lea rax, [r14+189]
	cmovc r14, rax
	/* W_2 = W-V-HHH */
	sub r15, r8
	mov rax, qword ptr [rsp+136]
	sbb rax, rsi
	mov rcx, qword ptr [rsp+120]
	sbb rcx, qword ptr [rsp+32]
	mov rdi, qword ptr [rsp+104]
	sbb rdi, qword ptr [rsp+16]
	setc r9b
	movzx r9d, r9b
	sub r15, qword ptr [rsp+160]
	sbb rax, qword ptr [rsp+152]
	sbb rcx, qword ptr [rsp+24]
	sbb rdi, qword ptr [rsp+8]
	adc r9, 0
	lea r11, [r9+r9*4]
	lea r11, [r9+r11*4]
	lea r11, [r11+r11*8]
	sub r15, r11
	sbb rax, 0
	sbb rcx, 0
	sbb rdi, 0
	lea r9, [r15-189]
	cmovc r15, r9
	/* B = S1*HHH */
	mov rdx, qword ptr [rsp+160]
	mulx r9, r11, qword ptr [rsp+88]
	mulx rbx, r13, qword ptr [rsp+80]
	mov qword ptr [rsp+96], rbp
	mov qword ptr [rsp+104], r10
	mulx rbp, r10, qword ptr [rsp+72]
	mov qword ptr [rsp+120], r12
	mulx r12, rdx, qword ptr [rsp+64]
	add r9, r13
	adc rbx, r10
	adc rbp, rdx
	adc r12, 0
	mov rdx, qword ptr [rsp+152]
	mulx r10, r13, qword ptr [rsp+88]
	mov qword ptr [rsp+136], r14
	xor r14d, r14d
	adcx r9, r13
	adox rbx, r10
	mulx r10, r13, qword ptr [rsp+80]
	adcx rbx, r13
	adox rbp, r10
	mulx r10, r13, qword ptr [rsp+72]
	adcx rbp, r13
	adox r12, r10
	mulx r10, rdx, qword ptr [rsp+64]
	adcx r12, rdx
	adox r10, r14
	adc r10, 0
	mov rdx, qword ptr [rsp+24]
	mulx r13, r14, qword ptr [rsp+88]
	mov qword ptr [rsp+144], rsi
	xor esi, esi
	adcx rbx, r14
	adox rbp, r13
	mulx r13, r14, qword ptr [rsp+80]
	adcx rbp, r14
	adox r12, r13
	mulx r13, r14, qword ptr [rsp+72]
	adcx r12, r14
	adox r10, r13
	mulx r13, rdx, qword ptr [rsp+64]
	adcx r10, rdx
	adox r13, rsi
	adc r13, 0
	mov rdx, qword ptr [rsp+8]
	mulx r14, rsi, qword ptr [rsp+88]
	mov qword ptr [rsp+24], r8
	xor r8d, r8d
	adcx rbp, rsi
	adox r12, r14
	mulx rsi, r14, qword ptr [rsp+80]
	adcx r12, r14
	adox r10, rsi
	mulx rsi, r14, qword ptr [rsp+72]
	adcx r10, r14
	adox r13, rsi
	mulx rsi, rdx, qword ptr [rsp+64]
	adcx r13, rdx
	adox rsi, r8
	adc rsi, 0
	mov edx, 189
	mulx r12, r14, r12
	xor r8d, r8d
	adcx r11, r14
	adox r9, r12
	mulx r10, r12, r10
	adcx r9, r12
	adox rbx, r10
	mulx r13, r10, r13
	adcx rbx, r10
	adox rbp, r13
	mulx rsi, r10, rsi
	adcx rbp, r10
	adox rsi, r8
	adc rsi, 0
	lea r10, [rsi+rsi*4]
	lea r10, [rsi+r10*4]
	lea r10, [r10+r10*8]
	add r11, r10
	adc r9, 0
	adc rbx, 0
	adc rbp, 0
	lea rsi, [r11+189]
	cmovc r11, rsi
	/* WW = W_2*W_2 */
	mov rdx, r15
	mulx rsi, r10, rax
	mulx r12, r13, rcx
	mulx r14, r15, rdi
	add rsi, r13
	adc r12, r15
	adc r14, 0
	mov r13, rdx
	mov rdx, rax
	mulx r15, r8, rcx
	xor eax, eax
	adcx r12, r8
	adox r14, r15
	mulx r8, r15, rdi
	adcx r14, r15
	adox r8, rax
	adc r8, 0
	mov r15, rdx
	mov rdx, rcx
	mov qword ptr [rsp+8], rbp
	mulx rax, rbp, rdi
	add r8, rbp
	adc rax, 0
	mov rcx, rdx
	mov rdx, r13
	mov qword ptr [rsp+64], rbx
	mulx rbp, rbx, rdx
	mov r13, rdx
	mov rdx, r15
	mov qword ptr [rsp+72], r9
	mov qword ptr [rsp+80], r11
	mulx r9, r11, rdx
	mov r15, rdx
	mov rdx, rcx
	mov qword ptr [rsp+88], r15
	mov qword ptr [rsp+152], r13
	mulx r15, r13, rdx
	mov rcx, rdx
	mov rdx, rdi
	mov qword ptr [rsp+160], rcx
	mov qword ptr [rsp+168], rbx
	mulx rcx, rbx, rdx
	xor edi, edi
	adcx r10, r10
	adox r10, rbp
	adcx rsi, rsi
	adox rsi, r11
	adcx r12, r12
	adox r12, r9
	adcx r14, r14
	adox r14, r13
	adcx r8, r8
	adox r8, r15
	adcx rax, rax
	adox rax, rbx
	adox rcx, rdi
	adc rcx, 0
	mov r9, rdx
	mov edx, 189
	mulx r14, r11, r14
	xor ebx, ebx
	adcx r11, qword ptr [rsp+168]
	adox r10, r14
	mulx r8, rdi, r8
	adcx r10, rdi
	adox rsi, r8
	mulx rax, rdi, rax
	adcx rsi, rdi
	adox r12, rax
	mulx rcx, rax, rcx
	adcx r12, rax
	adox rcx, rbx
	adc rcx, 0
	lea rax, [rcx+rcx*4]
	lea rax, [rcx+rax*4]
	lea rax, [rax+rax*8]
	add r11, rax
	adc r10, 0
	adc rsi, 0
	adc r12, 0
	lea rax, [r11+189]
	cmovc r11, rax
	/* RW = R*W_2 */
	mov rdx, qword ptr [rsp+152]
	mulx rax, rcx, qword ptr [rsp+128]
	mulx rdi, r8, qword ptr [rsp+112]
	mulx rbp, r13, qword ptr [rsp+56]
	mulx r14, r15, qword ptr [rsp+48]
	add rax, r8
	adc rdi, r13
	adc rbp, r15
	adc r14, 0
	mov rdx, qword ptr [rsp+88]
	mulx r8, r13, qword ptr [rsp+128]
	xor r15d, r15d
	adcx rax, r13
	adox rdi, r8
	mulx r8, rbx, qword ptr [rsp+112]
	adcx rdi, rbx
	adox rbp, r8
	mulx r8, rbx, qword ptr [rsp+56]
	adcx rbp, rbx
	adox r14, r8
	mulx r8, rbx, qword ptr [rsp+48]
	adcx r14, rbx
	adox r8, r15
	adc r8, 0
	mov rdx, qword ptr [rsp+160]
	mulx rbx, r13, qword ptr [rsp+128]
	xor r15d, r15d
	adcx rdi, r13
	adox rbp, rbx
	mulx rbx, r13, qword ptr [rsp+112]
	adcx rbp, r13
	adox r14, rbx
	mulx rbx, r13, qword ptr [rsp+56]
	adcx r14, r13
	adox r8, rbx
	mulx rbx, r13, qword ptr [rsp+48]
	adcx r8, r13
	adox rbx, r15
	adc rbx, 0
	mov rdx, r9
	mulx r13, r15, qword ptr [rsp+128]
	xor r9d, r9d
	adcx rbp, r15
	adox r14, r13
	mulx r13, r15, qword ptr [rsp+112]
	adcx r14, r15
	adox r8, r13
	mulx r13, r15, qword ptr [rsp+56]
	adcx r8, r15
	adox rbx, r13
	mulx r13, r15, qword ptr [rsp+48]
	adcx rbx, r15
	adox r13, r9
	adc r13, 0
	mov r15, rdx
	mov edx, 189
	mulx r14, r9, r14
	mov qword ptr [rsp+48], r15
	xor r15d, r15d
	adcx rcx, r9
	adox rax, r14
	mulx r8, r9, r8
	adcx rax, r9
	adox rdi, r8
	mulx rbx, r8, rbx
	adcx rdi, r8
	adox rbp, rbx
	mulx r13, r8, r13
	adcx rbp, r8
	adox r13, r15
	adc r13, 0
	lea r8, [r13+r13*4]
	lea r8, [r13+r8*4]
	lea r8, [r8+r8*8]
	add rcx, r8
	adc rax, 0
	adc rdi, 0
	adc rbp, 0
	lea r8, [rcx+189]
	cmovc rcx, r8
	/* C = WW*V */
	mov rdx, qword ptr [rsp+24]
	mulx r8, r9, r11
	mulx rbx, r13, r10
	mulx r14, r15, rsi
	mov qword ptr [rsp+56], rbp
	mulx rbp, rdx, r12
	add r8, r13
	adc rbx, r15
	adc r14, rdx
	adc rbp, 0
	mov rdx, qword ptr [rsp+144]
	mulx r13, r15, r11
	mov qword ptr [rsp+24], rdi
	xor edi, edi
	adcx r8, r15
	adox rbx, r13
	mulx r13, r15, r10
	adcx rbx, r15
	adox r14, r13
	mulx r13, r15, rsi
	adcx r14, r15
	adox rbp, r13
	mulx r13, rdx, r12
	adcx rbp, rdx
	adox r13, rdi
	adc r13, 0
	mov rdx, qword ptr [rsp+32]
	mulx r15, rdi, r11
	mov qword ptr [rsp+112], rax
	xor eax, eax
	adcx rbx, rdi
	adox r14, r15
	mulx rdi, r15, r10
	adcx r14, r15
	adox rbp, rdi
	mulx rdi, r15, rsi
	adcx rbp, r15
	adox r13, rdi
	mulx rdi, rdx, r12
	adcx r13, rdx
	adox rdi, rax
	adc rdi, 0
	mov rdx, qword ptr [rsp+16]
	mulx r15, rax, r11
	mov qword ptr [rsp+32], r11
	xor r11d, r11d
	adcx r14, rax
	adox rbp, r15
	mulx rax, r15, r10
	adcx rbp, r15
	adox r13, rax
	mulx rax, r15, rsi
	adcx r13, r15
	adox rdi, rax
	mulx rax, rdx, r12
	adcx rdi, rdx
	adox rax, r11
	adc rax, 0
	mov edx, 189
	mulx rbp, r15, rbp
	xor r11d, r11d
	adcx r9, r15
	adox r8, rbp
	mulx r13, rbp, r13
	adcx r8, rbp
	adox rbx, r13
	mulx rdi, rbp, rdi
	adcx rbx, rbp
	adox r14, rdi
	mulx rax, rdi, rax
	adcx r14, rdi
	adox rax, r11
	adc rax, 0
	lea rdi, [rax+rax*4]
	lea rdi, [rax+rdi*4]
	lea rdi, [rdi+rdi*8]
	add r9, rdi
	adc r8, 0
	adc rbx, 0
	adc r14, 0
	lea rax, [r9+189]
	cmovc r9, rax
	/* T_1 = 2*B+RW */
	mov rax, qword ptr [rsp+80]
	add rax, qword ptr [rsp+80]
	mov rdi, qword ptr [rsp+72]
	adc rdi, qword ptr [rsp+72]
	mov rbp, qword ptr [rsp+64]
	adc rbp, qword ptr [rsp+64]
	mov r13, qword ptr [rsp+8]
	adc r13, qword ptr [rsp+8]
	setc r15b
	movzx r15d, r15b
	add rax, rcx
	adc rdi, qword ptr [rsp+112]
	adc rbp, qword ptr [rsp+24]
	adc r13, qword ptr [rsp+56]
	adc r15, 0
	lea rcx, [r15+r15*4]
	lea rcx, [r15+rcx*4]
	lea rcx, [rcx+rcx*8]
	add rax, rcx
	adc rdi, 0
	adc rbp, 0
	adc r13, 0
	lea rcx, [rax+189]
	cmovc rax, rcx
	/* WWW = WW*W_2 */
	mov rdx, qword ptr [rsp+152]
	mulx rcx, r15, qword ptr [rsp+32]
	mov qword ptr [rsp+16], r14
	mulx r11, r14, r10
	mov qword ptr [rsp+24], rbx
	mov qword ptr [rsp+56], r8
	mulx rbx, r8, rsi
	mov qword ptr [rsp+112], r9
	mov qword ptr [rsp+128], r13
	mulx r9, r13, r12
	add rcx, r14
	adc r11, r8
	adc rbx, r13
	adc r9, 0
	mov rdx, qword ptr [rsp+88]
	mulx r8, r13, qword ptr [rsp+32]
	xor r14d, r14d
	adcx rcx, r13
	adox r11, r8
	mulx r8, r13, r10
	adcx r11, r13
	adox rbx, r8
	mulx r8, r13, rsi
	adcx rbx, r13
	adox r9, r8
	mulx r8, r13, r12
	adcx r9, r13
	adox r8, r14
	adc r8, 0
	mov rdx, qword ptr [rsp+160]
	mulx r13, r14, qword ptr [rsp+32]
	mov qword ptr [rsp+144], rbp
	xor ebp, ebp
	adcx r11, r14
	adox rbx, r13
	mulx r13, r14, r10
	adcx rbx, r14
	adox r9, r13
	mulx r13, r14, rsi
	adcx r9, r14
	adox r8, r13
	mulx r13, r14, r12
	adcx r8, r14
	adox r13, rbp
	adc r13, 0
	mov rdx, qword ptr [rsp+48]
	mulx r14, rbp, qword ptr [rsp+32]
	mov qword ptr [rsp+32], rax
	xor eax, eax
	adcx rbx, rbp
	adox r9, r14
	mulx r10, rbp, r10
	adcx r9, rbp
	adox r8, r10
	mulx rsi, r10, rsi
	adcx r8, r10
	adox r13, rsi
	mulx r12, rsi, r12
	adcx r13, rsi
	adox r12, rax
	adc r12, 0
	mov edx, 189
	mulx r9, rsi, r9
	xor r10d, r10d
	adcx r15, rsi
	adox rcx, r9
	mulx r8, rax, r8
	adcx rcx, rax
	adox r11, r8
	mulx r13, rax, r13
	adcx r11, rax
	adox rbx, r13
	mulx r12, rax, r12
	adcx rbx, rax
	adox r12, r10
	adc r12, 0
	lea rax, [r12+r12*4]
	lea rax, [r12+rax*4]
	lea rax, [rax+rax*8]
	add r15, rax
	adc rcx, 0
	adc r11, 0
	adc rbx, 0
	lea rax, [r15+189]
	cmovc r15, rax
	/* TT = T_1*T_1 */
	mov rdx, qword ptr [rsp+32]
	mulx rax, rsi, rdi
	mulx r8, r9, qword ptr [rsp+144]
	mulx rbp, r12, qword ptr [rsp+128]
	add rax, r9
	adc r8, r12
	adc rbp, 0
	mov rdx, rdi
	mulx r9, r12, qword ptr [rsp+144]
	xor edi, edi
	adcx r8, r12
	adox rbp, r9
	mulx r9, r10, qword ptr [rsp+128]
	adcx rbp, r10
	adox r9, rdi
	adc r9, 0
	mov r10, rdx
	mov rdx, qword ptr [rsp+144]
	mulx r12, r13, qword ptr [rsp+128]
	add r9, r13
	adc r12, 0
	mov rdx, qword ptr [rsp+32]
	mulx r13, r14, rdx
	mov rdx, r10
	mov qword ptr [rsp+168], rbx
	mulx rdi, rbx, rdx
	mov r10, rdx
	mov rdx, qword ptr [rsp+144]
	mov qword ptr [rsp+176], r10
	mov qword ptr [rsp+184], r11
	mulx r10, r11, rdx
	mov rdx, qword ptr [rsp+128]
	mov qword ptr [rsp+192], rcx
	mov qword ptr [rsp+200], r15
	mulx rcx, r15, rdx
	xor edx, edx
	adcx rsi, rsi
	adox rsi, r13
	adcx rax, rax
	adox rax, rbx
	adcx r8, r8
	adox r8, rdi
	adcx rbp, rbp
	adox rbp, r11
	adcx r9, r9
	adox r9, r10
	adcx r12, r12
	adox r12, r15
	adox rcx, rdx
	adc rcx, 0
	mov edx, 189
	mulx rbp, rdi, rbp
	xor r10d, r10d
	adcx r14, rdi
	adox rsi, rbp
	mulx r9, rdi, r9
	adcx rsi, rdi
	adox rax, r9
	mulx r12, rdi, r12
	adcx rax, rdi
	adox r8, r12
	mulx rcx, rdi, rcx
	adcx r8, rdi
	adox rcx, r10
	adc rcx, 0
	lea rdi, [rcx+rcx*4]
	lea rdi, [rcx+rdi*4]
	lea rdi, [rdi+rdi*8]
	add r14, rdi
	adc rsi, 0
	adc rax, 0
	adc r8, 0
	lea rcx, [r14+189]
	cmovc r14, rcx
	/* ZZH = Z2*ZH */
	mov rdx, qword ptr [rsp+136]
	mov rcx, qword ptr [rsp+40]
	mulx rdi, r9, qword ptr [rcx+64]
	mulx r11, rbx, qword ptr [rcx+72]
	mulx rbp, r12, qword ptr [rcx+80]
	mulx r13, rdx, qword ptr [rcx+88]
	add rdi, rbx
	adc r11, r12
	adc rbp, rdx
	adc r13, 0
	mov rdx, qword ptr [rsp+120]
	mulx rbx, r12, qword ptr [rcx+64]
	xor r15d, r15d
	adcx rdi, r12
	adox r11, rbx
	mulx r10, rbx, qword ptr [rcx+72]
	adcx r11, rbx
	adox rbp, r10
	mulx r10, rbx, qword ptr [rcx+80]
	adcx rbp, rbx
	adox r13, r10
	mulx r10, rdx, qword ptr [rcx+88]
	adcx r13, rdx
	adox r10, r15
	adc r10, 0
	mov rdx, qword ptr [rsp+104]
	mulx rbx, r12, qword ptr [rcx+64]
	xor r15d, r15d
	adcx r11, r12
	adox rbp, rbx
	mulx rbx, r12, qword ptr [rcx+72]
	adcx rbp, r12
	adox r13, rbx
	mulx rbx, r12, qword ptr [rcx+80]
	adcx r13, r12
	adox r10, rbx
	mulx rbx, rdx, qword ptr [rcx+88]
	adcx r10, rdx
	adox rbx, r15
	adc rbx, 0
	mov rdx, qword ptr [rsp+96]
	mulx r12, r15, qword ptr [rcx+64]
	mov qword ptr [rsp+104], r8
	xor r8d, r8d
	adcx rbp, r15
	adox r13, r12
	mulx r12, r15, qword ptr [rcx+72]
	adcx r13, r15
	adox r10, r12
	mulx r12, r15, qword ptr [rcx+80]
	adcx r10, r15
	adox rbx, r12
	mulx r12, rdx, qword ptr [rcx+88]
	adcx rbx, rdx
	adox r12, r8
	adc r12, 0
	mov edx, 189
	mulx r13, rcx, r13
	xor r15d, r15d
	adcx r9, rcx
	adox rdi, r13
	mulx r10, rcx, r10
	adcx rdi, rcx
	adox r11, r10
	mulx rbx, rcx, rbx
	adcx r11, rcx
	adox rbp, rbx
	mulx r12, rcx, r12
	adcx rbp, rcx
	adox r12, r15
	adc r12, 0
	lea rcx, [r12+r12*4]
	lea rcx, [r12+rcx*4]
	lea rcx, [rcx+rcx*8]
	add r9, rcx
	adc rdi, 0
	adc r11, 0
	adc rbp, 0
	lea rcx, [r9+189]
	cmovc r9, rcx
	/* X3_1 = TT-WWW-2*C */
	sub r14, qword ptr [rsp+200]
	sbb rsi, qword ptr [rsp+192]
	sbb rax, qword ptr [rsp+184]
	mov rcx, qword ptr [rsp+104]
	sbb rcx, qword ptr [rsp+168]
	setc r8b
	movzx r8d, r8b
	sub r14, qword ptr [rsp+112]
	sbb rsi, qword ptr [rsp+56]
	sbb rax, qword ptr [rsp+24]
	sbb rcx, qword ptr [rsp+16]
	adc r8, 0
	sub r14, qword ptr [rsp+112]
	sbb rsi, qword ptr [rsp+56]
	sbb rax, qword ptr [rsp+24]
	sbb rcx, qword ptr [rsp+16]
	adc r8, 0
	lea r10, [r8+r8*4]
	lea r10, [r8+r10*4]
	lea r10, [r10+r10*8]
	sub r14, r10
	sbb rsi, 0
	mov r8, qword ptr [rsp]
	mov qword ptr [r8+8], rsi
	sbb rax, 0
	mov qword ptr [r8+16], rax
	sbb rcx, 0
	mov qword ptr [r8+24], rcx
	lea r10, [r14-189]
	cmovc r14, r10
	mov qword ptr [r8], r14
	/* Z3 = ZZH*W_2 */
	mov rdx, qword ptr [rsp+152]
	mulx r10, rbx, r9
	mulx r12, r13, rdi
	mulx r15, rcx, r11
	mulx rax, rdx, rbp
	add r10, r13
	adc r12, rcx
	adc r15, rdx
	adc rax, 0
	mov rdx, qword ptr [rsp+88]
	mulx rcx, r13, r9
	xor esi, esi
	adcx r10, r13
	adox r12, rcx
	mulx rcx, r13, rdi
	adcx r12, r13
	adox r15, rcx
	mulx rcx, r13, r11
	adcx r15, r13
	adox rax, rcx
	mulx rcx, rdx, rbp
	adcx rax, rdx
	adox rcx, rsi
	adc rcx, 0
	mov rdx, qword ptr [rsp+160]
	mulx r13, rsi, r9
	xor r14d, r14d
	adcx r12, rsi
	adox r15, r13
	mulx rsi, r13, rdi
	adcx r15, r13
	adox rax, rsi
	mulx rsi, r13, r11
	adcx rax, r13
	adox rcx, rsi
	mulx rsi, rdx, rbp
	adcx rcx, rdx
	adox rsi, r14
	adc rsi, 0
	mov rdx, qword ptr [rsp+48]
	mulx r9, r13, r9
	xor r14d, r14d
	adcx r15, r13
	adox rax, r9
	mulx rdi, r9, rdi
	adcx rax, r9
	adox rcx, rdi
	mulx r11, rdi, r11
	adcx rcx, rdi
	adox rsi, r11
	mulx rbp, rdx, rbp
	adcx rsi, rdx
	adox rbp, r14
	adc rbp, 0
	mov edx, 189
	mulx rax, rdi, rax
	xor r9d, r9d
	adcx rbx, rdi
	adox r10, rax
	mulx rcx, rax, rcx
	adcx r10, rax
	adox r12, rcx
	mulx rsi, rax, rsi
	adcx r12, rax
	adox r15, rsi
	mulx rbp, rax, rbp
	adcx r15, rax
	adox rbp, r9
	adc rbp, 0
	lea rax, [rbp+rbp*4]
	lea rax, [rbp+rax*4]
	lea rax, [rax+rax*8]
	add rbx, rax
	adc r10, 0
	mov qword ptr [r8+72], r10
	adc r12, 0
	mov qword ptr [r8+80], r12
	adc r15, 0
	mov qword ptr [r8+88], r15
	lea rax, [rbx+189]
	cmovc rbx, rax
	mov qword ptr [r8+64], rbx
	/* t = X3_1-C */
	mov rax, qword ptr [r8]
	sub rax, qword ptr [rsp+112]
	mov rcx, qword ptr [r8+8]
	sbb rcx, qword ptr [rsp+56]
	mov rsi, qword ptr [r8+16]
	sbb rsi, qword ptr [rsp+24]
	mov rdi, qword ptr [r8+24]
	sbb rdi, qword ptr [rsp+16]
	sbb r10, r10
	and r10d, 189
	sub rax, r10
	sbb rcx, 0
	sbb rsi, 0
	sbb rdi, 0
	lea r10, [rax-189]
	cmovc rax, r10
	/* u = WWW*B */
	mov rdx, qword ptr [rsp+80]
	mulx r10, r11, qword ptr [rsp+200]
	mulx rbx, rbp, qword ptr [rsp+192]
	mulx r12, r13, qword ptr [rsp+184]
	mulx r14, rdx, qword ptr [rsp+168]
	add r10, rbp
	adc rbx, r13
	adc r12, rdx
	adc r14, 0
	mov rdx, qword ptr [rsp+72]
	mulx rbp, r13, qword ptr [rsp+200]
	xor r15d, r15d
	adcx r10, r13
	adox rbx, rbp
	mulx r9, rbp, qword ptr [rsp+192]
	adcx rbx, rbp
	adox r12, r9
	mulx r9, rbp, qword ptr [rsp+184]
	adcx r12, rbp
	adox r14, r9
	mulx r9, rdx, qword ptr [rsp+168]
	adcx r14, rdx
	adox r9, r15
	adc r9, 0
	mov rdx, qword ptr [rsp+64]
	mulx rbp, r13, qword ptr [rsp+200]
	xor r15d, r15d
	adcx rbx, r13
	adox r12, rbp
	mulx rbp, r13, qword ptr [rsp+192]
	adcx r12, r13
	adox r14, rbp
	mulx rbp, r13, qword ptr [rsp+184]
	adcx r14, r13
	adox r9, rbp
	mulx rbp, rdx, qword ptr [rsp+168]
	adcx r9, rdx
	adox rbp, r15
	adc rbp, 0
	mov rdx, qword ptr [rsp+8]
	mulx r13, r15, qword ptr [rsp+200]
	xor r8d, r8d
	adcx r12, r15
	adox r14, r13
	mulx r13, r15, qword ptr [rsp+192]
	adcx r14, r15
	adox r9, r13
	mulx r13, r15, qword ptr [rsp+184]
	adcx r9, r15
	adox rbp, r13
	mulx r13, rdx, qword ptr [rsp+168]
	adcx rbp, rdx
	adox r13, r8
	adc r13, 0
	mov edx, 189
	mulx r14, r15, r14
	xor r8d, r8d
	adcx r11, r15
	adox r10, r14
	mulx r9, r14, r9
	adcx r10, r14
	adox rbx, r9
	mulx rbp, r9, rbp
	adcx rbx, r9
	adox r12, rbp
	mulx r13, r9, r13
	adcx r12, r9
	adox r13, r8
	adc r13, 0
	lea r9, [r13+r13*4]
	lea r9, [r13+r9*4]
	lea r9, [r9+r9*8]
	add r11, r9
	adc r10, 0
	adc rbx, 0
	adc r12, 0
	lea r9, [r11+189]
	cmovc r11, r9
	/* t_1 = T_1*t */
	mov rdx, rax
	mulx r9, rbp, qword ptr [rsp+32]
	mulx rax, r13, qword ptr [rsp+176]
	mulx r14, r15, qword ptr [rsp+144]
	mulx r8, rdx, qword ptr [rsp+128]
	add r9, r13
	adc rax, r15
	adc r14, rdx
	adc r8, 0
	mov rdx, rcx
	mulx r13, r15, qword ptr [rsp+32]
	xor ecx, ecx
	adcx r9, r15
	adox rax, r13
	mulx r13, r15, qword ptr [rsp+176]
	adcx rax, r15
	adox r14, r13
	mulx r13, r15, qword ptr [rsp+144]
	adcx r14, r15
	adox r8, r13
	mulx r13, rdx, qword ptr [rsp+128]
	adcx r8, rdx
	adox r13, rcx
	adc r13, 0
	mov rdx, rsi
	mulx r15, rcx, qword ptr [rsp+32]
	xor esi, esi
	adcx rax, rcx
	adox r14, r15
	mulx rcx, r15, qword ptr [rsp+176]
	adcx r14, r15
	adox r8, rcx
	mulx rcx, r15, qword ptr [rsp+144]
	adcx r8, r15
	adox r13, rcx
	mulx rcx, rdx, qword ptr [rsp+128]
	adcx r13, rdx
	adox rcx, rsi
	adc rcx, 0
	mov rdx, rdi
	mulx r15, rsi, qword ptr [rsp+32]
	xor edi, edi
	adcx r14, rsi
	adox r8, r15
	mulx rsi, r15, qword ptr [rsp+176]
	adcx r8, r15
	adox r13, rsi
	mulx rsi, r15, qword ptr [rsp+144]
	adcx r13, r15
	adox rcx, rsi
	mulx rsi, rdx, qword ptr [rsp+128]
	adcx rcx, rdx
	adox rsi, rdi
	adc rsi, 0
	mov edx, 189
	mulx r8, r15, r8
	xor edi, edi
	adcx rbp, r15
	adox r9, r8
	mulx r13, r8, r13
	adcx r9, r8
	adox rax, r13
	mulx rcx, r8, rcx
	adcx rax, r8
	adox r14, rcx
	mulx rsi, rcx, rsi
	adcx r14, rcx
	adox rsi, rdi
	adc rsi, 0
	lea rcx, [rsi+rsi*4]
	lea rcx, [rsi+rcx*4]
	lea rcx, [rcx+rcx*8]
	add rbp, rcx
	adc r9, 0
	adc rax, 0
	adc r14, 0
	lea rcx, [rbp+189]
	cmovc rbp, rcx
	/* Y3 = t_1-u */
	sub rbp, r11
	sbb r9, r10
	sbb rax, rbx
	sbb r14, r12
	sbb rcx, rcx
	and ecx, 189
	sub rbp, rcx
	sbb r9, 0
	mov rcx, qword ptr [rsp]
	mov qword ptr [rcx+40], r9
	sbb rax, 0
	mov qword ptr [rcx+48], rax
	sbb r14, 0
	mov qword ptr [rcx+56], r14
	lea rax, [rbp-189]
	cmovc rbp, rax
	mov qword ptr [rcx+32], rbp
	add rsp, 208
	.cfi_adjust_cfa_offset -208
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
JAC256189_END(JAC256189_NAME(jac256189_jac_dbladd))

/* void jac256189_jac_to_cached(uint64_t *r, const uint64_t *p)
 * r (out) in rdi, p (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 5 out, each any value of its words (incompletely reduced).
 * Made of shortw/jacobian-3/caching/cache-2010-lg; fusions: none.
 * Stack: 48 bytes and 16 bytes of red zone; 190 instructions; modelled 56.75 core cycles.
 */
JAC256189_BEGIN(JAC256189_NAME(jac256189_jac_to_cached))
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
	/* ZZ3 = Z1*Z1 */
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
	mov rdx, qword ptr [rsi+72]
	mulx r9, r11, qword ptr [rsi+80]
	xor ebx, ebx
	adcx r8, r11
	adox r10, r9
	mulx r9, r11, qword ptr [rsi+88]
	adcx r10, r11
	adox r9, rbx
	adc r9, 0
	mov rdx, qword ptr [rsi+80]
	mulx r11, rbp, qword ptr [rsi+88]
	add r9, rbp
	adc r11, 0
	mov rdx, qword ptr [rsi+64]
	mulx rbp, r12, rdx
	mov rdx, qword ptr [rsi+72]
	mulx r13, r14, rdx
	mov rdx, qword ptr [rsi+80]
	mulx r15, rbx, rdx
	mov rdx, qword ptr [rsi+88]
	mov qword ptr [rsp-16], rdi
	mov qword ptr [rsp-8], r12
	mulx rdi, r12, rdx
	xor edx, edx
	adcx rcx, rcx
	adox rcx, rbp
	adcx rax, rax
	adox rax, r14
	adcx r8, r8
	adox r8, r13
	adcx r10, r10
	adox r10, rbx
	adcx r9, r9
	adox r9, r15
	adcx r11, r11
	adox r11, r12
	adox rdi, rdx
	adc rdi, 0
	mov edx, 189
	mulx r10, rbx, r10
	xor ebp, ebp
	adcx rbx, qword ptr [rsp-8]
	adox rcx, r10
	mulx r9, r10, r9
	adcx rcx, r10
	adox rax, r9
	mulx r11, r9, r11
	adcx rax, r9
	adox r8, r11
	mulx rdi, r9, rdi
	adcx r8, r9
	adox rdi, rbp
	adc rdi, 0
	lea r9, [rdi+rdi*4]
	lea r9, [rdi+r9*4]
	lea r9, [r9+r9*8]
	add rbx, r9
	adc rcx, 0
	mov rdi, qword ptr [rsp-16]
	mov qword ptr [rdi+104], rcx
	adc rax, 0
	mov qword ptr [rdi+112], rax
	adc r8, 0
	mov qword ptr [rdi+120], r8
	lea r9, [rbx+189]
	cmovc rbx, r9
	mov qword ptr [rdi+96], rbx
	/* ZZZ3 = ZZ3*Z1 */
	mov rdx, qword ptr [rsi+64]
	mulx r9, r10, rbx
	mulx r11, r12, rcx
	mulx r13, r14, rax
	mulx r15, rbp, r8
	mov qword ptr [rdi+64], rdx
	add r9, r12
	adc r11, r14
	adc r13, rbp
	adc r15, 0
	mov rdx, qword ptr [rsi+72]
	mulx rbp, r12, rbx
	xor r14d, r14d
	adcx r9, r12
	adox r11, rbp
	mulx rbp, r12, rcx
	adcx r11, r12
	adox r13, rbp
	mulx rbp, r12, rax
	adcx r13, r12
	adox r15, rbp
	mulx rbp, r12, r8
	mov qword ptr [rdi+72], rdx
	adcx r15, r12
	adox rbp, r14
	adc rbp, 0
	mov rdx, qword ptr [rsi+80]
	mulx r12, r14, rbx
	mov qword ptr [rsp-8], r9
	xor r9d, r9d
	adcx r11, r14
	adox r13, r12
	mulx r12, r14, rcx
	adcx r13, r14
	adox r15, r12
	mulx r12, r14, rax
	adcx r15, r14
	adox rbp, r12
	mulx r12, r14, r8
	mov qword ptr [rdi+80], rdx
	adcx rbp, r14
	adox r12, r9
	adc r12, 0
	mov rdx, qword ptr [rsi+88]
	mulx rbx, r14, rbx
	xor r9d, r9d
	adcx r13, r14
	adox r15, rbx
	mulx rcx, rbx, rcx
	adcx r15, rbx
	adox rbp, rcx
	mulx rax, rcx, rax
	adcx rbp, rcx
	adox r12, rax
	mulx r8, rax, r8
	mov qword ptr [rdi+88], rdx
	adcx r12, rax
	adox r8, r9
	adc r8, 0
	mov edx, 189
	mulx r15, rax, r15
	xor ecx, ecx
	adcx r10, rax
	adox r15, qword ptr [rsp-8]
	mulx rbp, rax, rbp
	adcx r15, rax
	adox r11, rbp
	mulx r12, rax, r12
	adcx r11, rax
	adox r13, r12
	mulx r8, rax, r8
	adcx r13, rax
	adox r8, rcx
	adc r8, 0
	lea rax, [r8+r8*4]
	lea rax, [r8+rax*4]
	lea rax, [rax+rax*8]
	add r10, rax
	adc r15, 0
	mov qword ptr [rdi+136], r15
	adc r11, 0
	mov qword ptr [rdi+144], r11
	adc r13, 0
	mov qword ptr [rdi+152], r13
	lea rax, [r10+189]
	cmovc r10, rax
	mov qword ptr [rdi+128], r10
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
JAC256189_END(JAC256189_NAME(jac256189_jac_to_cached))

/* void jac256189_jac_add(uint64_t *r, const uint64_t *p, const uint64_t *q)
 * r (out) in rdi, p (in) in rsi, q (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 3 out, each any value of its words (incompletely reduced).
 * Made of shortw/jacobian-3/addition/add-2010-lg; fusions: products.
 * Stack: 232 bytes; 1387 instructions; modelled 500.25 core cycles.
 */
JAC256189_BEGIN(JAC256189_NAME(jac256189_jac_add))
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
	sub rsp, 184
	.cfi_adjust_cfa_offset 184
	/* ZZb = Z2*Z2 */
	mov rax, rdx
	mov rdx, qword ptr [rdx+64]
	mulx rcx, r8, qword ptr [rax+72]
	mulx r9, r10, qword ptr [rax+80]
	mulx r11, rbx, qword ptr [rax+88]
	add rcx, r10
	adc r9, rbx
	adc r11, 0
	mov rdx, qword ptr [rax+72]
	mulx r10, rbx, qword ptr [rax+80]
	xor ebp, ebp
	adcx r9, rbx
	adox r11, r10
	mulx r10, rbx, qword ptr [rax+88]
	adcx r11, rbx
	adox r10, rbp
	adc r10, 0
	mov rdx, qword ptr [rax+80]
	mulx rbx, r12, qword ptr [rax+88]
	add r10, r12
	adc rbx, 0
	mov rdx, qword ptr [rax+64]
	mulx r12, r13, rdx
	mov rdx, qword ptr [rax+72]
	mulx r14, r15, rdx
	mov rdx, qword ptr [rax+80]
	mov qword ptr [rsp], rdi
	mulx rbp, rdi, rdx
	mov rdx, qword ptr [rax+88]
	mov qword ptr [rsp+8], rsi
	mov qword ptr [rsp+16], r13
	mulx rsi, r13, rdx
	xor edx, edx
	adcx r8, r8
	adox r8, r12
	adcx rcx, rcx
	adox rcx, r15
	adcx r9, r9
	adox r9, r14
	adcx r11, r11
	adox r11, rdi
	adcx r10, r10
	adox r10, rbp
	adcx rbx, rbx
	adox rbx, r13
	adox rsi, rdx
	adc rsi, 0
	mov edx, 189
	mulx r11, rdi, r11
	xor ebp, ebp
	adcx rdi, qword ptr [rsp+16]
	adox r8, r11
	mulx r10, r11, r10
	adcx r8, r11
	adox rcx, r10
	mulx rbx, r10, rbx
	adcx rcx, r10
	adox r9, rbx
	mulx rsi, r10, rsi
	adcx r9, r10
	adox rsi, rbp
	adc rsi, 0
	lea r10, [rsi+rsi*4]
	lea r10, [rsi+r10*4]
	lea r10, [r10+r10*8]
	add rdi, r10
	adc r8, 0
	adc rcx, 0
	adc r9, 0
	lea rsi, [rdi+189]
	cmovc rdi, rsi
	/* ZZ = Z1*Z1 */
	mov rsi, qword ptr [rsp+8]
	mov rdx, qword ptr [rsi+64]
	mulx r10, r11, qword ptr [rsi+72]
	mulx rbx, r12, qword ptr [rsi+80]
	mulx r13, r14, qword ptr [rsi+88]
	add r10, r12
	adc rbx, r14
	adc r13, 0
	mov rdx, qword ptr [rsi+72]
	mulx r12, r14, qword ptr [rsi+80]
	xor r15d, r15d
	adcx rbx, r14
	adox r13, r12
	mulx rbp, r12, qword ptr [rsi+88]
	adcx r13, r12
	adox rbp, r15
	adc rbp, 0
	mov rdx, qword ptr [rsi+80]
	mulx r12, r14, qword ptr [rsi+88]
	add rbp, r14
	adc r12, 0
	mov rdx, qword ptr [rsi+64]
	mulx r14, r15, rdx
	mov rdx, qword ptr [rsi+72]
	mov qword ptr [rsp+16], rax
	mov qword ptr [rsp+24], r9
	mulx rax, r9, rdx
	mov rdx, qword ptr [rsi+80]
	mov qword ptr [rsp+32], rcx
	mov qword ptr [rsp+40], r8
	mulx rcx, r8, rdx
	mov rdx, qword ptr [rsi+88]
	mov qword ptr [rsp+48], rdi
	mov qword ptr [rsp+56], r15
	mulx rdi, r15, rdx
	xor edx, edx
	adcx r11, r11
	adox r11, r14
	adcx r10, r10
	adox r10, r9
	adcx rbx, rbx
	adox rbx, rax
	adcx r13, r13
	adox r13, r8
	adcx rbp, rbp
	adox rbp, rcx
	adcx r12, r12
	adox r12, r15
	adox rdi, rdx
	adc rdi, 0
	mov edx, 189
	mulx r13, rax, r13
	xor ecx, ecx
	adcx rax, qword ptr [rsp+56]
	adox r11, r13
	mulx rbp, r8, rbp
	adcx r11, r8
	adox r10, rbp
	mulx r12, r8, r12
	adcx r10, r8
	adox rbx, r12
	mulx rdi, r8, rdi
	adcx rbx, r8
	adox rdi, rcx
	adc rdi, 0
	lea r8, [rdi+rdi*4]
	lea r8, [rdi+r8*4]
	lea r8, [r8+r8*8]
	add rax, r8
	adc r11, 0
	adc r10, 0
	adc rbx, 0
	lea rdi, [rax+189]
	cmovc rax, rdi
	/* U1 = X1*ZZb */
	mov rdx, qword ptr [rsp+48]
	mulx rdi, r8, qword ptr [rsi]
	mulx r9, rbp, qword ptr [rsi+8]
	mulx r12, r13, qword ptr [rsi+16]
	mulx r14, r15, qword ptr [rsi+24]
	add rdi, rbp
	adc r9, r13
	adc r12, r15
	adc r14, 0
	mov rdx, qword ptr [rsp+40]
	mulx rbp, r13, qword ptr [rsi]
	xor r15d, r15d
	adcx rdi, r13
	adox r9, rbp
	mulx rcx, rbp, qword ptr [rsi+8]
	adcx r9, rbp
	adox r12, rcx
	mulx rcx, rbp, qword ptr [rsi+16]
	adcx r12, rbp
	adox r14, rcx
	mulx rcx, rbp, qword ptr [rsi+24]
	adcx r14, rbp
	adox rcx, r15
	adc rcx, 0
	mov rdx, qword ptr [rsp+32]
	mulx rbp, r13, qword ptr [rsi]
	xor r15d, r15d
	adcx r9, r13
	adox r12, rbp
	mulx rbp, r13, qword ptr [rsi+8]
	adcx r12, r13
	adox r14, rbp
	mulx rbp, r13, qword ptr [rsi+16]
	adcx r14, r13
	adox rcx, rbp
	mulx rbp, r13, qword ptr [rsi+24]
	adcx rcx, r13
	adox rbp, r15
	adc rbp, 0
	mov rdx, qword ptr [rsp+24]
	mulx r13, r15, qword ptr [rsi]
	mov qword ptr [rsp+56], rbx
	xor ebx, ebx
	adcx r12, r15
	adox r14, r13
	mulx r13, r15, qword ptr [rsi+8]
	adcx r14, r15
	adox rcx, r13
	mulx r13, r15, qword ptr [rsi+16]
	adcx rcx, r15
	adox rbp, r13
	mulx r13, r15, qword ptr [rsi+24]
	adcx rbp, r15
	adox r13, rbx
	adc r13, 0
	mov edx, 189
	mulx r14, r15, r14
	xor ebx, ebx
	adcx r8, r15
	adox rdi, r14
	mulx rcx, r14, rcx
	adcx rdi, r14
	adox r9, rcx
	mulx rbp, rcx, rbp
	adcx r9, rcx
	adox r12, rbp
	mulx r13, rcx, r13
	adcx r12, rcx
	adox r13, rbx
	adc r13, 0
	lea rcx, [r13+r13*4]
	lea rcx, [r13+rcx*4]
	lea rcx, [rcx+rcx*8]
	add r8, rcx
	adc rdi, 0
	adc r9, 0
	adc r12, 0
	lea rcx, [r8+189]
	cmovc r8, rcx
	/* U2 = X2*ZZ */
	mov rdx, rax
	mov rcx, qword ptr [rsp+16]
	mulx rbp, r13, qword ptr [rcx]
	mulx rax, r14, qword ptr [rcx+8]
	mulx r15, rbx, qword ptr [rcx+16]
	mov qword ptr [rsp+64], r12
	mulx rsi, r12, qword ptr [rcx+24]
	add rbp, r14
	adc rax, rbx
	adc r15, r12
	adc rsi, 0
	mov rbx, rdx
	mov rdx, r11
	mulx r12, r14, qword ptr [rcx]
	xor r11d, r11d
	adcx rbp, r14
	adox rax, r12
	mulx r12, r14, qword ptr [rcx+8]
	adcx rax, r14
	adox r15, r12
	mulx r12, r14, qword ptr [rcx+16]
	adcx r15, r14
	adox rsi, r12
	mulx r12, r14, qword ptr [rcx+24]
	adcx rsi, r14
	adox r12, r11
	adc r12, 0
	mov r14, rdx
	mov rdx, r10
	mov qword ptr [rsp+72], r14
	mulx r11, r14, qword ptr [rcx]
	xor r10d, r10d
	adcx rax, r14
	adox r15, r11
	mulx r11, r14, qword ptr [rcx+8]
	adcx r15, r14
	adox rsi, r11
	mulx r11, r14, qword ptr [rcx+16]
	adcx rsi, r14
	adox r12, r11
	mulx r11, r14, qword ptr [rcx+24]
	adcx r12, r14
	adox r11, r10
	adc r11, 0
	mov r14, rdx
	mov rdx, qword ptr [rsp+56]
	mov qword ptr [rsp+80], r14
	mulx r10, r14, qword ptr [rcx]
	mov qword ptr [rsp+88], rbx
	xor ebx, ebx
	adcx r15, r14
	adox rsi, r10
	mulx r10, r14, qword ptr [rcx+8]
	adcx rsi, r14
	adox r12, r10
	mulx r10, r14, qword ptr [rcx+16]
	adcx r12, r14
	adox r11, r10
	mulx r10, r14, qword ptr [rcx+24]
	adcx r11, r14
	adox r10, rbx
	adc r10, 0
	mov edx, 189
	mulx rsi, r14, rsi
	xor ebx, ebx
	adcx r13, r14
	adox rbp, rsi
	mulx r12, rsi, r12
	adcx rbp, rsi
	adox rax, r12
	mulx r11, rsi, r11
	adcx rax, rsi
	adox r15, r11
	mulx r10, rsi, r10
	adcx r15, rsi
	adox r10, rbx
	adc r10, 0
	lea rsi, [r10+r10*4]
	lea rsi, [r10+rsi*4]
	lea rsi, [rsi+rsi*8]
	add r13, rsi
	adc rbp, 0
	adc rax, 0
	adc r15, 0
	lea rsi, [r13+189]
	cmovc r13, rsi
	/* ZZZb = ZZb*Z2 */
	mov rdx, qword ptr [rcx+64]
	mulx rsi, r10, qword ptr [rsp+48]
	mulx r11, r12, qword ptr [rsp+40]
	mulx r14, rbx, qword ptr [rsp+32]
	mov qword ptr [rsp+96], r15
	mov qword ptr [rsp+104], rax
	mulx r15, rax, qword ptr [rsp+24]
	add rsi, r12
	adc r11, rbx
	adc r14, rax
	adc r15, 0
	mov rdx, qword ptr [rcx+72]
	mulx rax, rbx, qword ptr [rsp+48]
	xor r12d, r12d
	adcx rsi, rbx
	adox r11, rax
	mulx rax, rbx, qword ptr [rsp+40]
	adcx r11, rbx
	adox r14, rax
	mulx rax, rbx, qword ptr [rsp+32]
	adcx r14, rbx
	adox r15, rax
	mulx rax, rbx, qword ptr [rsp+24]
	adcx r15, rbx
	adox rax, r12
	adc rax, 0
	mov rdx, qword ptr [rcx+80]
	mulx rbx, r12, qword ptr [rsp+48]
	mov qword ptr [rsp+112], r9
	xor r9d, r9d
	adcx r11, r12
	adox r14, rbx
	mulx rbx, r12, qword ptr [rsp+40]
	adcx r14, r12
	adox r15, rbx
	mulx rbx, r12, qword ptr [rsp+32]
	adcx r15, r12
	adox rax, rbx
	mulx rbx, r12, qword ptr [rsp+24]
	adcx rax, r12
	adox rbx, r9
	adc rbx, 0
	mov rdx, qword ptr [rcx+88]
	mulx r12, r9, qword ptr [rsp+48]
	mov qword ptr [rsp+48], rdi
	xor edi, edi
	adcx r14, r9
	adox r15, r12
	mulx r9, r12, qword ptr [rsp+40]
	adcx r15, r12
	adox rax, r9
	mulx r9, r12, qword ptr [rsp+32]
	adcx rax, r12
	adox rbx, r9
	mulx r9, r12, qword ptr [rsp+24]
	adcx rbx, r12
	adox r9, rdi
	adc r9, 0
	mov edx, 189
	mulx r15, r12, r15
	xor edi, edi
	adcx r10, r12
	adox rsi, r15
	mulx rax, r12, rax
	adcx rsi, r12
	adox r11, rax
	mulx rbx, rax, rbx
	adcx r11, rax
	adox r14, rbx
	mulx r9, rax, r9
	adcx r14, rax
	adox r9, rdi
	adc r9, 0
	lea rax, [r9+r9*4]
	lea rax, [r9+rax*4]
	lea rax, [rax+rax*8]
	add r10, rax
	adc rsi, 0
	adc r11, 0
	adc r14, 0
	lea rax, [r10+189]
	cmovc r10, rax
	/* H = U2-U1 */
	sub r13, r8
	sbb rbp, qword ptr [rsp+48]
	mov rax, qword ptr [rsp+104]
	sbb rax, qword ptr [rsp+112]
	mov r9, qword ptr [rsp+96]
	sbb r9, qword ptr [rsp+64]
	sbb rbx, rbx
	and ebx, 189
	sub r13, rbx
	sbb rbp, 0
	sbb rax, 0
	sbb r9, 0
	lea rbx, [r13-189]
	cmovc r13, rbx
	/* ZZZ = ZZ*Z1 */
	mov rbx, qword ptr [rsp+8]
	mov rdx, qword ptr [rbx+64]
	mulx r12, r15, qword ptr [rsp+88]
	mov qword ptr [rsp+24], r8
	mulx rdi, r8, qword ptr [rsp+72]
	mov qword ptr [rsp+32], r9
	mulx rcx, r9, qword ptr [rsp+80]
	mov qword ptr [rsp+40], rax
	mov qword ptr [rsp+96], rbp
	mulx rax, rbp, qword ptr [rsp+56]
	add r12, r8
	adc rdi, r9
	adc rcx, rbp
	adc rax, 0
	mov rdx, qword ptr [rbx+72]
	mulx r8, r9, qword ptr [rsp+88]
	xor ebp, ebp
	adcx r12, r9
	adox rdi, r8
	mulx r8, r9, qword ptr [rsp+72]
	adcx rdi, r9
	adox rcx, r8
	mulx r8, r9, qword ptr [rsp+80]
	adcx rcx, r9
	adox rax, r8
	mulx r8, r9, qword ptr [rsp+56]
	adcx rax, r9
	adox r8, rbp
	adc r8, 0
	mov rdx, qword ptr [rbx+80]
	mulx r9, rbp, qword ptr [rsp+88]
	mov qword ptr [rsp+104], r13
	xor r13d, r13d
	adcx rdi, rbp
	adox rcx, r9
	mulx r9, rbp, qword ptr [rsp+72]
	adcx rcx, rbp
	adox rax, r9
	mulx r9, rbp, qword ptr [rsp+80]
	adcx rax, rbp
	adox r8, r9
	mulx r9, rbp, qword ptr [rsp+56]
	adcx r8, rbp
	adox r9, r13
	adc r9, 0
	mov rdx, qword ptr [rbx+88]
	mulx rbp, r13, qword ptr [rsp+88]
	mov qword ptr [rsp+88], r14
	xor r14d, r14d
	adcx rcx, r13
	adox rax, rbp
	mulx rbp, r13, qword ptr [rsp+72]
	adcx rax, r13
	adox r8, rbp
	mulx rbp, r13, qword ptr [rsp+80]
	adcx r8, r13
	adox r9, rbp
	mulx rbp, r13, qword ptr [rsp+56]
	adcx r9, r13
	adox rbp, r14
	adc rbp, 0
	mov edx, 189
	mulx rax, r13, rax
	xor r14d, r14d
	adcx r15, r13
	adox r12, rax
	mulx r8, rax, r8
	adcx r12, rax
	adox rdi, r8
	mulx r9, rax, r9
	adcx rdi, rax
	adox rcx, r9
	mulx rbp, rax, rbp
	adcx rcx, rax
	adox rbp, r14
	adc rbp, 0
	lea rax, [rbp+rbp*4]
	lea rax, [rbp+rax*4]
	lea rax, [rax+rax*8]
	add r15, rax
	adc r12, 0
	adc rdi, 0
	adc rcx, 0
	lea rax, [r15+189]
	cmovc r15, rax
	/* S1 = Y1*ZZZb */
	mov rdx, r10
	mulx rax, r8, qword ptr [rbx+32]
	mulx r9, r10, qword ptr [rbx+40]
	mulx rbp, r13, qword ptr [rbx+48]
	mulx r14, rdx, qword ptr [rbx+56]
	add rax, r10
	adc r9, r13
	adc rbp, rdx
	adc r14, 0
	mov rdx, rsi
	mulx r10, r13, qword ptr [rbx+32]
	xor esi, esi
	adcx rax, r13
	adox r9, r10
	mulx r10, r13, qword ptr [rbx+40]
	adcx r9, r13
	adox rbp, r10
	mulx r10, r13, qword ptr [rbx+48]
	adcx rbp, r13
	adox r14, r10
	mulx r10, rdx, qword ptr [rbx+56]
	adcx r14, rdx
	adox r10, rsi
	adc r10, 0
	mov rdx, r11
	mulx r13, rsi, qword ptr [rbx+32]
	xor r11d, r11d
	adcx r9, rsi
	adox rbp, r13
	mulx rsi, r13, qword ptr [rbx+40]
	adcx rbp, r13
	adox r14, rsi
	mulx rsi, r13, qword ptr [rbx+48]
	adcx r14, r13
	adox r10, rsi
	mulx rsi, rdx, qword ptr [rbx+56]
	adcx r10, rdx
	adox rsi, r11
	adc rsi, 0
	mov rdx, qword ptr [rsp+88]
	mulx r13, r11, qword ptr [rbx+32]
	mov qword ptr [rsp+56], rcx
	xor ecx, ecx
	adcx rbp, r11
	adox r14, r13
	mulx r11, r13, qword ptr [rbx+40]
	adcx r14, r13
	adox r10, r11
	mulx r11, r13, qword ptr [rbx+48]
	adcx r10, r13
	adox rsi, r11
	mulx r11, rdx, qword ptr [rbx+56]
	adcx rsi, rdx
	adox r11, rcx
	adc r11, 0
	mov edx, 189
	mulx r14, r13, r14
	xor ecx, ecx
	adcx r8, r13
	adox rax, r14
	mulx r10, r13, r10
	adcx rax, r13
	adox r9, r10
	mulx rsi, r10, rsi
	adcx r9, r10
	adox rbp, rsi
	mulx r11, rsi, r11
	adcx rbp, rsi
	adox r11, rcx
	adc r11, 0
	lea rsi, [r11+r11*4]
	lea rsi, [r11+rsi*4]
	lea rsi, [rsi+rsi*8]
	add r8, rsi
	adc rax, 0
	adc r9, 0
	adc rbp, 0
	lea rsi, [r8+189]
	cmovc r8, rsi
	/* S2 = Y2*ZZZ */
	mov rdx, r15
	mov rsi, qword ptr [rsp+16]
	mulx r10, r11, qword ptr [rsi+32]
	mulx r13, r14, qword ptr [rsi+40]
	mulx r15, rcx, qword ptr [rsi+48]
	mulx rbx, rdx, qword ptr [rsi+56]
	add r10, r14
	adc r13, rcx
	adc r15, rdx
	adc rbx, 0
	mov rdx, r12
	mulx rcx, r14, qword ptr [rsi+32]
	xor r12d, r12d
	adcx r10, r14
	adox r13, rcx
	mulx rcx, r14, qword ptr [rsi+40]
	adcx r13, r14
	adox r15, rcx
	mulx rcx, r14, qword ptr [rsi+48]
	adcx r15, r14
	adox rbx, rcx
	mulx rcx, rdx, qword ptr [rsi+56]
	adcx rbx, rdx
	adox rcx, r12
	adc rcx, 0
	mov rdx, rdi
	mulx r14, r12, qword ptr [rsi+32]
	xor edi, edi
	adcx r13, r12
	adox r15, r14
	mulx r12, r14, qword ptr [rsi+40]
	adcx r15, r14
	adox rbx, r12
	mulx r12, r14, qword ptr [rsi+48]
	adcx rbx, r14
	adox rcx, r12
	mulx r12, rdx, qword ptr [rsi+56]
	adcx rcx, rdx
	adox r12, rdi
	adc r12, 0
	mov rdx, qword ptr [rsp+56]
	mulx r14, rdi, qword ptr [rsi+32]
	mov qword ptr [rsp+72], rbp
	xor ebp, ebp
	adcx r15, rdi
	adox rbx, r14
	mulx rdi, r14, qword ptr [rsi+40]
	adcx rbx, r14
	adox rcx, rdi
	mulx rdi, r14, qword ptr [rsi+48]
	adcx rcx, r14
	adox r12, rdi
	mulx rdi, rdx, qword ptr [rsi+56]
	adcx r12, rdx
	adox rdi, rbp
	adc rdi, 0
	mov edx, 189
	mulx rbx, r14, rbx
	xor ebp, ebp
	adcx r11, r14
	adox r10, rbx
	mulx rcx, rbx, rcx
	adcx r10, rbx
	adox r13, rcx
	mulx r12, rcx, r12
	adcx r13, rcx
	adox r15, r12
	mulx rdi, rcx, rdi
	adcx r15, rcx
	adox rdi, rbp
	adc rdi, 0
	lea rcx, [rdi+rdi*4]
	lea rcx, [rdi+rcx*4]
	lea rcx, [rcx+rcx*8]
	add r11, rcx
	adc r10, 0
	adc r13, 0
	adc r15, 0
	lea rcx, [r11+189]
	cmovc r11, rcx
	/* HH = H*H */
	mov rdx, qword ptr [rsp+104]
	mulx rcx, rdi, qword ptr [rsp+96]
	mulx rbx, r12, qword ptr [rsp+40]
	mulx r14, rbp, qword ptr [rsp+32]
	add rcx, r12
	adc rbx, rbp
	adc r14, 0
	mov rdx, qword ptr [rsp+96]
	mulx rbp, r12, qword ptr [rsp+40]
	xor esi, esi
	adcx rbx, r12
	adox r14, rbp
	mulx rbp, r12, qword ptr [rsp+32]
	adcx r14, r12
	adox rbp, rsi
	adc rbp, 0
	mov rdx, qword ptr [rsp+40]
	mulx r12, rsi, qword ptr [rsp+32]
	add rbp, rsi
	adc r12, 0
	mov rdx, qword ptr [rsp+104]
	mov qword ptr [rsp+56], r15
	mulx rsi, r15, rdx
	mov rdx, qword ptr [rsp+96]
	mov qword ptr [rsp+80], r9
	mov qword ptr [rsp+88], r13
	mulx r9, r13, rdx
	mov rdx, qword ptr [rsp+40]
	mov qword ptr [rsp+120], rax
	mov qword ptr [rsp+128], r10
	mulx rax, r10, rdx
	mov rdx, qword ptr [rsp+32]
	mov qword ptr [rsp+136], r8
	mov qword ptr [rsp+144], r11
	mulx r8, r11, rdx
	xor edx, edx
	adcx rdi, rdi
	adox rdi, rsi
	adcx rcx, rcx
	adox rcx, r13
	adcx rbx, rbx
	adox rbx, r9
	adcx r14, r14
	adox r14, r10
	adcx rbp, rbp
	adox rbp, rax
	adcx r12, r12
	adox r12, r11
	adox r8, rdx
	adc r8, 0
	mov edx, 189
	mulx r14, rax, r14
	xor esi, esi
	adcx r15, rax
	adox rdi, r14
	mulx rbp, rax, rbp
	adcx rdi, rax
	adox rcx, rbp
	mulx r12, rax, r12
	adcx rcx, rax
	adox rbx, r12
	mulx r8, rax, r8
	adcx rbx, rax
	adox r8, rsi
	adc r8, 0
	lea rax, [r8+r8*4]
	lea rax, [r8+rax*4]
	lea rax, [rax+rax*8]
	add r15, rax
	adc rdi, 0
	adc rcx, 0
	adc rbx, 0
	lea rax, [r15+189]
	cmovc r15, rax
	/* r = S2-S1 */
	mov rax, qword ptr [rsp+144]
	sub rax, qword ptr [rsp+136]
	mov r8, qword ptr [rsp+128]
	sbb r8, qword ptr [rsp+120]
	mov r9, qword ptr [rsp+88]
	sbb r9, qword ptr [rsp+80]
	mov r10, qword ptr [rsp+56]
	sbb r10, qword ptr [rsp+72]
	sbb r11, r11
	and r11d, 189
	sub rax, r11
	sbb r8, 0
	sbb r9, 0
	sbb r10, 0
	lea r11, [rax-189]
	cmovc rax, r11
	/* HHH = H*HH */
	mov rdx, r15
	mulx r11, rbp, qword ptr [rsp+104]
	mulx r12, r13, qword ptr [rsp+96]
	mulx r14, r15, qword ptr [rsp+40]
	mov qword ptr [rsp+56], r10
	mulx rsi, r10, qword ptr [rsp+32]
	add r11, r13
	adc r12, r15
	adc r14, r10
	adc rsi, 0
	mov r10, rdx
	mov rdx, rdi
	mulx r13, r15, qword ptr [rsp+104]
	xor edi, edi
	adcx r11, r15
	adox r12, r13
	mulx r13, r15, qword ptr [rsp+96]
	adcx r12, r15
	adox r14, r13
	mulx r13, r15, qword ptr [rsp+40]
	adcx r14, r15
	adox rsi, r13
	mulx r13, r15, qword ptr [rsp+32]
	adcx rsi, r15
	adox r13, rdi
	adc r13, 0
	mov r15, rdx
	mov rdx, rcx
	mov qword ptr [rsp+88], r9
	mulx rdi, r9, qword ptr [rsp+104]
	xor ecx, ecx
	adcx r12, r9
	adox r14, rdi
	mulx rdi, r9, qword ptr [rsp+96]
	adcx r14, r9
	adox rsi, rdi
	mulx rdi, r9, qword ptr [rsp+40]
	adcx rsi, r9
	adox r13, rdi
	mulx rdi, r9, qword ptr [rsp+32]
	adcx r13, r9
	adox rdi, rcx
	adc rdi, 0
	mov r9, rdx
	mov rdx, rbx
	mov qword ptr [rsp+128], rax
	mulx rcx, rax, qword ptr [rsp+104]
	xor ebx, ebx
	adcx r14, rax
	adox rsi, rcx
	mulx rax, rcx, qword ptr [rsp+96]
	adcx rsi, rcx
	adox r13, rax
	mulx rax, rcx, qword ptr [rsp+40]
	adcx r13, rcx
	adox rdi, rax
	mulx rax, rcx, qword ptr [rsp+32]
	adcx rdi, rcx
	adox rax, rbx
	adc rax, 0
	mov rcx, rdx
	mov edx, 189
	mulx rsi, rbx, rsi
	mov qword ptr [rsp+144], r8
	xor r8d, r8d
	adcx rbp, rbx
	adox r11, rsi
	mulx r13, rsi, r13
	adcx r11, rsi
	adox r12, r13
	mulx rdi, rsi, rdi
	adcx r12, rsi
	adox r14, rdi
	mulx rax, rsi, rax
	adcx r14, rsi
	adox rax, r8
	adc rax, 0
	lea rsi, [rax+rax*4]
	lea rsi, [rax+rsi*4]
	lea rsi, [rsi+rsi*8]
	add rbp, rsi
	adc r11, 0
	adc r12, 0
	adc r14, 0
	lea rax, [rbp+189]
	cmovc rbp, rax
	/* V = U1*HH */
	mov rdx, r10
	mulx rax, rsi, qword ptr [rsp+24]
	mulx rdi, r10, qword ptr [rsp+48]
	mulx rbx, r13, qword ptr [rsp+112]
	mulx r8, rdx, qword ptr [rsp+64]
	add rax, r10
	adc rdi, r13
	adc rbx, rdx
	adc r8, 0
	mov rdx, r15
	mulx r10, r13, qword ptr [rsp+24]
	xor r15d, r15d
	adcx rax, r13
	adox rdi, r10
	mulx r10, r13, qword ptr [rsp+48]
	adcx rdi, r13
	adox rbx, r10
	mulx r10, r13, qword ptr [rsp+112]
	adcx rbx, r13
	adox r8, r10
	mulx r10, rdx, qword ptr [rsp+64]
	adcx r8, rdx
	adox r10, r15
	adc r10, 0
	mov rdx, r9
	mulx r13, r15, qword ptr [rsp+24]
	xor r9d, r9d
	adcx rdi, r15
	adox rbx, r13
	mulx r13, r15, qword ptr [rsp+48]
	adcx rbx, r15
	adox r8, r13
	mulx r13, r15, qword ptr [rsp+112]
	adcx r8, r15
	adox r10, r13
	mulx r13, rdx, qword ptr [rsp+64]
	adcx r10, rdx
	adox r13, r9
	adc r13, 0
	mov rdx, rcx
	mulx r15, r9, qword ptr [rsp+24]
	xor ecx, ecx
	adcx rbx, r9
	adox r8, r15
	mulx r9, r15, qword ptr [rsp+48]
	adcx r8, r15
	adox r10, r9
	mulx r9, r15, qword ptr [rsp+112]
	adcx r10, r15
	adox r13, r9
	mulx r9, rdx, qword ptr [rsp+64]
	adcx r13, rdx
	adox r9, rcx
	adc r9, 0
	mov edx, 189
	mulx r8, r15, r8
	xor ecx, ecx
	adcx rsi, r15
	adox rax, r8
	mulx r10, r8, r10
	adcx rax, r8
	adox rdi, r10
	mulx r13, r8, r13
	adcx rdi, r8
	adox rbx, r13
	mulx r9, r8, r9
	adcx rbx, r8
	adox r9, rcx
	adc r9, 0
	lea r8, [r9+r9*4]
	lea r8, [r9+r8*4]
	lea r8, [r8+r8*8]
	add rsi, r8
	adc rax, 0
	adc rdi, 0
	adc rbx, 0
	lea r8, [rsi+189]
	cmovc rsi, r8
	/* rr = r*r */
	mov rdx, qword ptr [rsp+128]
	mulx r8, r9, qword ptr [rsp+144]
	mulx r10, r13, qword ptr [rsp+88]
	mulx r15, rcx, qword ptr [rsp+56]
	add r8, r13
	adc r10, rcx
	adc r15, 0
	mov rdx, qword ptr [rsp+144]
	mulx rcx, r13, qword ptr [rsp+88]
	mov qword ptr [rsp+24], rbx
	xor ebx, ebx
	adcx r10, r13
	adox r15, rcx
	mulx rcx, r13, qword ptr [rsp+56]
	adcx r15, r13
	adox rcx, rbx
	adc rcx, 0
	mov rdx, qword ptr [rsp+88]
	mulx r13, rbx, qword ptr [rsp+56]
	add rcx, rbx
	adc r13, 0
	mov rdx, qword ptr [rsp+128]
	mov qword ptr [rsp+48], rdi
	mulx rbx, rdi, rdx
	mov rdx, qword ptr [rsp+144]
	mov qword ptr [rsp+64], rax
	mov qword ptr [rsp+112], rsi
	mulx rax, rsi, rdx
	mov rdx, qword ptr [rsp+88]
	mov qword ptr [rsp+152], r14
	mov qword ptr [rsp+160], r12
	mulx r14, r12, rdx
	mov rdx, qword ptr [rsp+56]
	mov qword ptr [rsp+168], r11
	mov qword ptr [rsp+176], rbp
	mulx r11, rbp, rdx
	xor edx, edx
	adcx r9, r9
	adox r9, rbx
	adcx r8, r8
	adox r8, rsi
	adcx r10, r10
	adox r10, rax
	adcx r15, r15
	adox r15, r12
	adcx rcx, rcx
	adox rcx, r14
	adcx r13, r13
	adox r13, rbp
	adox r11, rdx
	adc r11, 0
	mov edx, 189
	mulx r15, rax, r15
	xor esi, esi
	adcx rdi, rax
	adox r9, r15
	mulx rcx, rax, rcx
	adcx r9, rax
	adox r8, rcx
	mulx r13, rax, r13
	adcx r8, rax
	adox r10, r13
	mulx r11, rax, r11
	adcx r10, rax
	adox r11, rsi
	adc r11, 0
	lea rax, [r11+r11*4]
	lea rax, [r11+rax*4]
	lea rax, [rax+rax*8]
	add rdi, rax
	adc r9, 0
	adc r8, 0
	adc r10, 0
	lea rax, [rdi+189]
	cmovc rdi, rax
	/* ZH = Z1*H */
	mov rdx, qword ptr [rsp+104]
	mov rax, qword ptr [rsp+8]
	mulx rcx, r11, qword ptr [rax+64]
	mulx rbx, rbp, qword ptr [rax+72]
	mulx r12, r13, qword ptr [rax+80]
	mulx r14, rdx, qword ptr [rax+88]
	add rcx, rbp
	adc rbx, r13
	adc r12, rdx
	adc r14, 0
	mov rdx, qword ptr [rsp+96]
	mulx rbp, r13, qword ptr [rax+64]
	xor r15d, r15d
	adcx rcx, r13
	adox rbx, rbp
	mulx rsi, rbp, qword ptr [rax+72]
	adcx rbx, rbp
	adox r12, rsi
	mulx rsi, rbp, qword ptr [rax+80]
	adcx r12, rbp
	adox r14, rsi
	mulx rsi, rdx, qword ptr [rax+88]
	adcx r14, rdx
	adox rsi, r15
	adc rsi, 0
	mov rdx, qword ptr [rsp+40]
	mulx rbp, r13, qword ptr [rax+64]
	xor r15d, r15d
	adcx rbx, r13
	adox r12, rbp
	mulx rbp, r13, qword ptr [rax+72]
	adcx r12, r13
	adox r14, rbp
	mulx rbp, r13, qword ptr [rax+80]
	adcx r14, r13
	adox rsi, rbp
	mulx rbp, rdx, qword ptr [rax+88]
	adcx rsi, rdx
	adox rbp, r15
	adc rbp, 0
	mov rdx, qword ptr [rsp+32]
	mulx r13, r15, qword ptr [rax+64]
	mov qword ptr [rsp+40], r10
	xor r10d, r10d
	adcx r12, r15
	adox r14, r13
	mulx r13, r15, qword ptr [rax+72]
	adcx r14, r15
	adox rsi, r13
	mulx r13, r15, qword ptr [rax+80]
	adcx rsi, r15
	adox rbp, r13
	mulx r13, rdx, qword ptr [rax+88]
	adcx rbp, rdx
	adox r13, r10
	adc r13, 0
	mov edx, 189
	mulx r14, rax, r14
	xor r15d, r15d
	adcx r11, rax
	adox rcx, r14
	mulx rsi, rax, rsi
	adcx rcx, rax
	adox rbx, rsi
	mulx rbp, rax, rbp
	adcx rbx, rax
	adox r12, rbp
	mulx r13, rax, r13
	adcx r12, rax
	adox r13, r15
	adc r13, 0
	lea rax, [r13+r13*4]
	lea rax, [r13+rax*4]
	lea rax, [rax+rax*8]
	add r11, rax
	adc rcx, 0
	adc rbx, 0
	adc r12, 0
	lea rax, [r11+189]
	cmovc r11, rax
	/* X3 = rr-HHH-2*V */
	sub rdi, qword ptr [rsp+176]
	sbb r9, qword ptr [rsp+168]
	sbb r8, qword ptr [rsp+160]
	mov rax, qword ptr [rsp+40]
	sbb rax, qword ptr [rsp+152]
	setc sil
	movzx esi, sil
	sub rdi, qword ptr [rsp+112]
	sbb r9, qword ptr [rsp+64]
	sbb r8, qword ptr [rsp+48]
	sbb rax, qword ptr [rsp+24]
	adc rsi, 0
	sub rdi, qword ptr [rsp+112]
	sbb r9, qword ptr [rsp+64]
	sbb r8, qword ptr [rsp+48]
	sbb rax, qword ptr [rsp+24]
	adc rsi, 0
	lea r10, [rsi+rsi*4]
	lea r10, [rsi+r10*4]
	lea r10, [r10+r10*8]
	sub rdi, r10
	sbb r9, 0
	mov rsi, qword ptr [rsp]
	mov qword ptr [rsi+8], r9
	sbb r8, 0
	mov qword ptr [rsi+16], r8
	sbb rax, 0
	mov qword ptr [rsi+24], rax
	lea r10, [rdi-189]
	cmovc rdi, r10
	mov qword ptr [rsi], rdi
	/* Z3 = Z2*ZH */
	mov rdx, r11
	mov r10, qword ptr [rsp+16]
	mulx rbp, r13, qword ptr [r10+64]
	mulx r11, r14, qword ptr [r10+72]
	mulx r15, rax, qword ptr [r10+80]
	mulx r8, rdx, qword ptr [r10+88]
	add rbp, r14
	adc r11, rax
	adc r15, rdx
	adc r8, 0
	mov rdx, rcx
	mulx rax, r14, qword ptr [r10+64]
	xor ecx, ecx
	adcx rbp, r14
	adox r11, rax
	mulx rax, r14, qword ptr [r10+72]
	adcx r11, r14
	adox r15, rax
	mulx rax, r14, qword ptr [r10+80]
	adcx r15, r14
	adox r8, rax
	mulx rax, rdx, qword ptr [r10+88]
	adcx r8, rdx
	adox rax, rcx
	adc rax, 0
	mov rdx, rbx
	mulx r14, rcx, qword ptr [r10+64]
	xor ebx, ebx
	adcx r11, rcx
	adox r15, r14
	mulx rcx, r14, qword ptr [r10+72]
	adcx r15, r14
	adox r8, rcx
	mulx rcx, r14, qword ptr [r10+80]
	adcx r8, r14
	adox rax, rcx
	mulx rcx, rdx, qword ptr [r10+88]
	adcx rax, rdx
	adox rcx, rbx
	adc rcx, 0
	mov rdx, r12
	mulx r14, rbx, qword ptr [r10+64]
	xor r12d, r12d
	adcx r15, rbx
	adox r8, r14
	mulx rbx, r14, qword ptr [r10+72]
	adcx r8, r14
	adox rax, rbx
	mulx rbx, r14, qword ptr [r10+80]
	adcx rax, r14
	adox rcx, rbx
	mulx rbx, rdx, qword ptr [r10+88]
	adcx rcx, rdx
	adox rbx, r12
	adc rbx, 0
	mov edx, 189
	mulx r8, r10, r8
	xor r14d, r14d
	adcx r13, r10
	adox rbp, r8
	mulx rax, r8, rax
	adcx rbp, r8
	adox r11, rax
	mulx rcx, rax, rcx
	adcx r11, rax
	adox r15, rcx
	mulx rbx, rax, rbx
	adcx r15, rax
	adox rbx, r14
	adc rbx, 0
	lea rax, [rbx+rbx*4]
	lea rax, [rbx+rax*4]
	lea rax, [rax+rax*8]
	add r13, rax
	adc rbp, 0
	mov qword ptr [rsi+72], rbp
	adc r11, 0
	mov qword ptr [rsi+80], r11
	adc r15, 0
	mov qword ptr [rsi+88], r15
	lea rax, [r13+189]
	cmovc r13, rax
	mov qword ptr [rsi+64], r13
	/* t2 = V-X3 */
	mov rax, qword ptr [rsp+112]
	sub rax, rdi
	mov rcx, qword ptr [rsp+64]
	sbb rcx, r9
	mov rdi, qword ptr [rsp+48]
	sbb rdi, qword ptr [rsi+16]
	mov r8, qword ptr [rsp+24]
	sbb r8, qword ptr [rsi+24]
	sbb r9, r9
	and r9d, 189
	sub rax, r9
	sbb rcx, 0
	sbb rdi, 0
	sbb r8, 0
	lea r9, [rax-189]
	cmovc rax, r9
	/* Y3 = r*t2-S1*HHH */
	mov r9d, 0
	sub r9, qword ptr [rsp+136]
	mov r10d, 0
	sbb r10, qword ptr [rsp+120]
	mov r11d, 0
	sbb r11, qword ptr [rsp+80]
	mov ebx, 0
	sbb rbx, qword ptr [rsp+72]
	sbb rbp, rbp
	and ebp, 189
	sub r9, rbp
	sbb r10, 0
	sbb r11, 0
	sbb rbx, 0
	lea rbp, [r9-189]
	cmovc r9, rbp
	mov rdx, qword ptr [rsp+128]
	mulx rbp, r12, rax
	mulx r13, r15, rcx
	mulx r14, rsi, rdi
	mov qword ptr [rsp+8], rbx
	mulx rbx, rdx, r8
	add rbp, r15
	adc r13, rsi
	adc r14, rdx
	adc rbx, 0
	mov rdx, r9
	mulx rsi, r15, qword ptr [rsp+176]
	xor r9d, r9d
	adcx r12, r15
	adox rbp, rsi
	mulx rsi, r15, qword ptr [rsp+168]
	adcx rbp, r15
	adox r13, rsi
	mulx rsi, r15, qword ptr [rsp+160]
	adcx r13, r15
	adox r14, rsi
	mulx rsi, rdx, qword ptr [rsp+152]
	adcx r14, rdx
	adox rbx, rsi
	seto sil
	movzx esi, sil
	adc rbx, 0
	adc rsi, 0
	mov rdx, qword ptr [rsp+144]
	mulx r15, r9, rax
	mov qword ptr [rsp+16], r12
	xor r12d, r12d
	adcx rbp, r9
	adox r13, r15
	mulx r9, r15, rcx
	adcx r13, r15
	adox r14, r9
	mulx r9, r15, rdi
	adcx r14, r15
	adox rbx, r9
	mulx r9, rdx, r8
	adcx rbx, rdx
	adox rsi, r9
	seto r9b
	movzx r9d, r9b
	adc rsi, 0
	adc r9, 0
	mov rdx, r10
	mulx r15, r12, qword ptr [rsp+176]
	xor r10d, r10d
	adcx rbp, r12
	adox r13, r15
	mulx r12, r15, qword ptr [rsp+168]
	adcx r13, r15
	adox r14, r12
	mulx r12, r15, qword ptr [rsp+160]
	adcx r14, r15
	adox rbx, r12
	mulx r12, rdx, qword ptr [rsp+152]
	adcx rbx, rdx
	adox rsi, r12
	adcx rsi, r10
	adox r9, r10
	adc r9, 0
	mov rdx, qword ptr [rsp+88]
	mulx r12, r15, rax
	xor r10d, r10d
	adcx r13, r15
	adox r14, r12
	mulx r12, r15, rcx
	adcx r14, r15
	adox rbx, r12
	mulx r12, r15, rdi
	adcx rbx, r15
	adox rsi, r12
	mulx r12, rdx, r8
	adcx rsi, rdx
	adox r9, r12
	seto r12b
	movzx r12d, r12b
	adc r9, 0
	adc r12, 0
	mov rdx, r11
	mulx r15, r10, qword ptr [rsp+176]
	xor r11d, r11d
	adcx r13, r10
	adox r14, r15
	mulx r10, r15, qword ptr [rsp+168]
	adcx r14, r15
	adox rbx, r10
	mulx r10, r15, qword ptr [rsp+160]
	adcx rbx, r15
	adox rsi, r10
	mulx r10, rdx, qword ptr [rsp+152]
	adcx rsi, rdx
	adox r9, r10
	adcx r9, r11
	adox r12, r11
	adc r12, 0
	mov rdx, qword ptr [rsp+56]
	mulx rax, r10, rax
	xor r15d, r15d
	adcx r14, r10
	adox rbx, rax
	mulx rcx, rax, rcx
	adcx rbx, rax
	adox rsi, rcx
	mulx rdi, rax, rdi
	adcx rsi, rax
	adox r9, rdi
	mulx r8, rdx, r8
	adcx r9, rdx
	adox r12, r8
	seto al
	movzx eax, al
	adc r12, 0
	adc rax, 0
	mov rdx, qword ptr [rsp+8]
	mulx rcx, rdi, qword ptr [rsp+176]
	xor r8d, r8d
	adcx r14, rdi
	adox rbx, rcx
	mulx rcx, rdi, qword ptr [rsp+168]
	adcx rbx, rdi
	adox rsi, rcx
	mulx rcx, rdi, qword ptr [rsp+160]
	adcx rsi, rdi
	adox r9, rcx
	mulx rcx, rdx, qword ptr [rsp+152]
	adcx r9, rdx
	adox r12, rcx
	adcx r12, r8
	adox rax, r8
	adc rax, 0
	mov edx, 189
	mulx rbx, rcx, rbx
	xor edi, edi
	adcx rcx, qword ptr [rsp+16]
	adox rbp, rbx
	mulx rsi, r8, rsi
	adcx rbp, r8
	adox r13, rsi
	mulx r9, rsi, r9
	adcx r13, rsi
	adox r14, r9
	mulx r12, rsi, r12
	adcx r14, rsi
	adox r12, rdi
	adc r12, 0
	lea rsi, [rax+rax*4]
	lea rsi, [rax+rsi*4]
	lea rsi, [rsi+rsi*8]
	add r12, rsi
	lea rax, [r12+r12*4]
	lea rax, [r12+rax*4]
	lea rax, [rax+rax*8]
	add rcx, rax
	adc rbp, 0
	mov rax, qword ptr [rsp]
	mov qword ptr [rax+40], rbp
	adc r13, 0
	mov qword ptr [rax+48], r13
	adc r14, 0
	mov qword ptr [rax+56], r14
	lea rsi, [rcx+189]
	cmovc rcx, rsi
	mov qword ptr [rax+32], rcx
	add rsp, 184
	.cfi_adjust_cfa_offset -184
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
JAC256189_END(JAC256189_NAME(jac256189_jac_add))

/* void jac256189_prj_add(uint64_t *r, const uint64_t *p, const uint64_t *q)
 * r (out) in rdi, p (in) in rsi, q (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 3 out, each any value of its words (incompletely reduced).
 * Made of shortw/projective-3/addition/add-2019-ss; fusions: products.
 * Stack: 304 bytes; 1572 instructions; modelled 515.5 core cycles.
 */
JAC256189_BEGIN(JAC256189_NAME(jac256189_prj_add))
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
	sub rsp, 256
	.cfi_adjust_cfa_offset 256
	/* v5 = X2+Y2 */
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
	/* v2 = Y1*Y2 */
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
	/* v10 = Y2+Z2 */
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
	/* v9 = Y1+Z1 */
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
	/* v4 = X1+Y1 */
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
	/* v11 = v9*v10 */
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
	/* v3 = Z1*Z2 */
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
	/* v6 = v4*v5 */
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
	/* v13 = v11-v2-v3 */
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
	/* v1 = X1*X2 */
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
	/* v15 = X2+Z2 */
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
	/* v14 = X1+Z1 */
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
	/* v27 = 3*v3 */
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
	/* v16 = v14*v15 */
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
	/* v34 = 3*v1-v27 */
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
	/* v18 = v16-v1-v3 */
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
	/* v19 = b*v3 */
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
	/* v25 = b*v18 */
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
	/* v22 = 3*(v18-v19) */
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
	/* v28 = v25-v27 */
	sub rdi, qword ptr [rsp+192]
	sbb rsi, qword ptr [rsp+184]
	sbb r9, qword ptr [rsp+176]
	sbb r11, qword ptr [rsp+168]
	sbb rax, rax
	and eax, 189
	sub rdi, rax
	sbb rsi, 0
	sbb r9, 0
	sbb r11, 0
	lea rax, [rdi-189]
	cmovc rdi, rax
	/* v24, v23 = v2+v22, v2-v22 */
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
	/* v31 = 3*(v28-v1) */
	sub rdi, qword ptr [rsp+144]
	sbb rsi, qword ptr [rsp+136]
	sbb r9, qword ptr [rsp+112]
	sbb r11, qword ptr [rsp+104]
	sbb r14, r14
	and r14d, 189
	sub rdi, r14
	sbb rsi, 0
	sbb r9, 0
	sbb r11, 0
	lea r14, [rdi-189]
	cmovc rdi, r14
	mov r14, rdi
	add r14, rdi
	mov rdx, rsi
	adc rdx, rsi
	mov rbx, r9
	adc rbx, r9
	mov qword ptr [rsp+16], r13
	mov r13, r11
	adc r13, r11
	mov qword ptr [rsp+56], r12
	setc r12b
	movzx r12d, r12b
	add r14, rdi
	adc rdx, rsi
	adc rbx, r9
	adc r13, r11
	adc r12, 0
	lea rsi, [r12+r12*4]
	lea rsi, [r12+rsi*4]
	lea rsi, [rsi+rsi*8]
	add r14, rsi
	adc rdx, 0
	adc rbx, 0
	adc r13, 0
	lea rsi, [r14+189]
	cmovc r14, rsi
	/* v8 = v6-v1-v2 */
	mov rsi, qword ptr [rsp+128]
	sub rsi, qword ptr [rsp+144]
	mov rdi, qword ptr [rsp+120]
	sbb rdi, qword ptr [rsp+136]
	mov r9, qword ptr [rsp+96]
	sbb r9, qword ptr [rsp+112]
	mov r11, qword ptr [rsp+88]
	sbb r11, qword ptr [rsp+104]
	setc r12b
	movzx r12d, r12b
	sub rsi, qword ptr [rsp+48]
	sbb rdi, qword ptr [rsp+40]
	sbb r9, qword ptr [rsp+32]
	sbb r11, qword ptr [rsp+24]
	adc r12, 0
	mov qword ptr [rsp+24], r13
	lea r13, [r12+r12*4]
	lea r13, [r12+r13*4]
	lea r13, [r13+r13*8]
	sub rsi, r13
	sbb rdi, 0
	sbb r9, 0
	sbb r11, 0
	lea r12, [rsi-189]
	cmovc rsi, r12
	/* Y3 = v31*v34+v23*v24 */
	mov r12, rdx
	mov rdx, r14
	mov qword ptr [rsp+32], r11
	mulx r13, r11, qword ptr [rsp+224]
	mov qword ptr [rsp+40], r9
	mulx r14, r9, qword ptr [rsp+216]
	mov qword ptr [rsp+48], rdi
	mov qword ptr [rsp+88], rsi
	mulx rdi, rsi, qword ptr [rsp+208]
	mov qword ptr [rsp+96], rbx
	mov qword ptr [rsp+104], rbp
	mulx rbx, rbp, qword ptr [rsp+200]
	add r13, r9
	adc r14, rsi
	adc rdi, rbp
	adc rbx, 0
	mov rsi, rdx
	mov rdx, r15
	mulx r9, rbp, rax
	xor r15d, r15d
	adcx r11, rbp
	adox r13, r9
	mulx r9, rbp, rcx
	adcx r13, rbp
	adox r14, r9
	mulx r9, rbp, r8
	adcx r14, rbp
	adox rdi, r9
	mulx r9, rbp, r10
	adcx rdi, rbp
	adox rbx, r9
	seto r9b
	movzx r9d, r9b
	adc rbx, 0
	adc r9, 0
	mov rbp, rdx
	mov rdx, r12
	mov qword ptr [rsp+112], rsi
	mulx r15, rsi, qword ptr [rsp+224]
	xor r12d, r12d
	adcx r13, rsi
	adox r14, r15
	mulx rsi, r15, qword ptr [rsp+216]
	adcx r14, r15
	adox rdi, rsi
	mulx rsi, r15, qword ptr [rsp+208]
	adcx rdi, r15
	adox rbx, rsi
	mulx rsi, r15, qword ptr [rsp+200]
	adcx rbx, r15
	adox r9, rsi
	seto sil
	movzx esi, sil
	adc r9, 0
	adc rsi, 0
	mov r15, rdx
	mov rdx, qword ptr [rsp+104]
	mov qword ptr [rsp+120], r15
	mulx r12, r15, rax
	mov qword ptr [rsp+128], rbp
	xor ebp, ebp
	adcx r13, r15
	adox r14, r12
	mulx r12, r15, rcx
	adcx r14, r15
	adox rdi, r12
	mulx r12, r15, r8
	adcx rdi, r15
	adox rbx, r12
	mulx r12, r15, r10
	adcx rbx, r15
	adox r9, r12
	adcx r9, rbp
	adox rsi, rbp
	adc rsi, 0
	mov rdx, qword ptr [rsp+96]
	mulx r12, r15, qword ptr [rsp+224]
	xor ebp, ebp
	adcx r14, r15
	adox rdi, r12
	mulx r12, r15, qword ptr [rsp+216]
	adcx rdi, r15
	adox rbx, r12
	mulx r12, r15, qword ptr [rsp+208]
	adcx rbx, r15
	adox r9, r12
	mulx r12, r15, qword ptr [rsp+200]
	adcx r9, r15
	adox rsi, r12
	seto r12b
	movzx r12d, r12b
	adc rsi, 0
	adc r12, 0
	mov rdx, qword ptr [rsp+56]
	mulx r15, rbp, rax
	mov qword ptr [rsp+136], r13
	xor r13d, r13d
	adcx r14, rbp
	adox rdi, r15
	mulx rbp, r15, rcx
	adcx rdi, r15
	adox rbx, rbp
	mulx rbp, r15, r8
	adcx rbx, r15
	adox r9, rbp
	mulx rbp, r15, r10
	adcx r9, r15
	adox rsi, rbp
	adcx rsi, r13
	adox r12, r13
	adc r12, 0
	mov rdx, qword ptr [rsp+24]
	mulx rbp, r15, qword ptr [rsp+224]
	xor r13d, r13d
	adcx rdi, r15
	adox rbx, rbp
	mulx rbp, r15, qword ptr [rsp+216]
	adcx rbx, r15
	adox r9, rbp
	mulx rbp, r15, qword ptr [rsp+208]
	adcx r9, r15
	adox rsi, rbp
	mulx rbp, r15, qword ptr [rsp+200]
	adcx rsi, r15
	adox r12, rbp
	seto bpl
	movzx ebp, bpl
	adc r12, 0
	adc rbp, 0
	mov rdx, qword ptr [rsp+16]
	mulx r15, r13, rax
	mov qword ptr [rsp+144], rax
	xor eax, eax
	adcx rdi, r13
	adox rbx, r15
	mulx r13, r15, rcx
	adcx rbx, r15
	adox r9, r13
	mulx r13, r15, r8
	adcx r9, r15
	adox rsi, r13
	mulx r13, r15, r10
	adcx rsi, r15
	adox r12, r13
	adcx r12, rax
	adox rbp, rax
	adc rbp, 0
	mov edx, 189
	mulx rbx, r13, rbx
	xor r15d, r15d
	adcx r11, r13
	adox rbx, qword ptr [rsp+136]
	mulx r9, rax, r9
	adcx rbx, rax
	adox r14, r9
	mulx rsi, rax, rsi
	adcx r14, rax
	adox rdi, rsi
	mulx r12, rax, r12
	adcx rdi, rax
	adox r12, r15
	adc r12, 0
	lea rax, [rbp+rbp*4]
	lea rax, [rbp+rax*4]
	lea rax, [rax+rax*8]
	add r12, rax
	lea rax, [r12+r12*4]
	lea rax, [r12+rax*4]
	lea rax, [rax+rax*8]
	add r11, rax
	adc rbx, 0
	mov rax, qword ptr [rsp]
	mov qword ptr [rax+40], rbx
	adc r14, 0
	mov qword ptr [rax+48], r14
	adc rdi, 0
	mov qword ptr [rax+56], rdi
	lea rsi, [r11+189]
	cmovc r11, rsi
	mov qword ptr [rax+32], r11
	/* Z3 = v13*v23+v8*v34 */
	mov rdx, qword ptr [rsp+80]
	mulx rsi, rdi, qword ptr [rsp+128]
	mulx r9, r11, qword ptr [rsp+104]
	mulx rbx, rbp, qword ptr [rsp+56]
	mulx r12, r13, qword ptr [rsp+16]
	add rsi, r11
	adc r9, rbp
	adc rbx, r13
	adc r12, 0
	mov rdx, qword ptr [rsp+88]
	mulx r11, rbp, qword ptr [rsp+224]
	xor r13d, r13d
	adcx rdi, rbp
	adox rsi, r11
	mulx r11, rbp, qword ptr [rsp+216]
	adcx rsi, rbp
	adox r9, r11
	mulx r11, rbp, qword ptr [rsp+208]
	adcx r9, rbp
	adox rbx, r11
	mulx r11, rbp, qword ptr [rsp+200]
	adcx rbx, rbp
	adox r12, r11
	seto r11b
	movzx r11d, r11b
	adc r12, 0
	adc r11, 0
	mov rdx, qword ptr [rsp+72]
	mulx rbp, r14, qword ptr [rsp+128]
	xor r15d, r15d
	adcx rsi, r14
	adox r9, rbp
	mulx rbp, r13, qword ptr [rsp+104]
	adcx r9, r13
	adox rbx, rbp
	mulx rbp, r13, qword ptr [rsp+56]
	adcx rbx, r13
	adox r12, rbp
	mulx rbp, r13, qword ptr [rsp+16]
	adcx r12, r13
	adox r11, rbp
	seto bpl
	movzx ebp, bpl
	adc r11, 0
	adc rbp, 0
	mov rdx, qword ptr [rsp+48]
	mulx r13, r14, qword ptr [rsp+224]
	xor r15d, r15d
	adcx rsi, r14
	adox r9, r13
	mulx r13, r14, qword ptr [rsp+216]
	adcx r9, r14
	adox rbx, r13
	mulx r13, r14, qword ptr [rsp+208]
	adcx rbx, r14
	adox r12, r13
	mulx r13, r14, qword ptr [rsp+200]
	adcx r12, r14
	adox r11, r13
	adcx r11, r15
	adox rbp, r15
	adc rbp, 0
	mov rdx, qword ptr [rsp+64]
	mulx r13, r14, qword ptr [rsp+128]
	xor r15d, r15d
	adcx r9, r14
	adox rbx, r13
	mulx r13, r14, qword ptr [rsp+104]
	adcx rbx, r14
	adox r12, r13
	mulx r13, r14, qword ptr [rsp+56]
	adcx r12, r14
	adox r11, r13
	mulx r13, r14, qword ptr [rsp+16]
	adcx r11, r14
	adox rbp, r13
	seto r13b
	movzx r13d, r13b
	adc rbp, 0
	adc r13, 0
	mov rdx, qword ptr [rsp+40]
	mulx r14, r15, qword ptr [rsp+224]
	xor eax, eax
	adcx r9, r15
	adox rbx, r14
	mulx r14, r15, qword ptr [rsp+216]
	adcx rbx, r15
	adox r12, r14
	mulx r14, r15, qword ptr [rsp+208]
	adcx r12, r15
	adox r11, r14
	mulx r14, r15, qword ptr [rsp+200]
	adcx r11, r15
	adox rbp, r14
	adcx rbp, rax
	adox r13, rax
	adc r13, 0
	mov rdx, qword ptr [rsp+8]
	mulx r14, r15, qword ptr [rsp+128]
	xor eax, eax
	adcx rbx, r15
	adox r12, r14
	mulx r14, r15, qword ptr [rsp+104]
	adcx r12, r15
	adox r11, r14
	mulx r14, r15, qword ptr [rsp+56]
	adcx r11, r15
	adox rbp, r14
	mulx r14, r15, qword ptr [rsp+16]
	adcx rbp, r15
	adox r13, r14
	seto r14b
	movzx r14d, r14b
	adc r13, 0
	adc r14, 0
	mov rdx, qword ptr [rsp+32]
	mulx r15, rax, qword ptr [rsp+224]
	mov qword ptr [rsp+16], r10
	xor r10d, r10d
	adcx rbx, rax
	adox r12, r15
	mulx rax, r15, qword ptr [rsp+216]
	adcx r12, r15
	adox r11, rax
	mulx rax, r15, qword ptr [rsp+208]
	adcx r11, r15
	adox rbp, rax
	mulx rax, r15, qword ptr [rsp+200]
	adcx rbp, r15
	adox r13, rax
	adcx r13, r10
	adox r14, r10
	adc r14, 0
	mov edx, 189
	mulx r12, rax, r12
	xor r15d, r15d
	adcx rdi, rax
	adox rsi, r12
	mulx r11, rax, r11
	adcx rsi, rax
	adox r9, r11
	mulx rbp, rax, rbp
	adcx r9, rax
	adox rbx, rbp
	mulx r13, rax, r13
	adcx rbx, rax
	adox r13, r15
	adc r13, 0
	lea rax, [r14+r14*4]
	lea rax, [r14+rax*4]
	lea rax, [rax+rax*8]
	add r13, rax
	lea rax, [r13+r13*4]
	lea rax, [r13+rax*4]
	lea rax, [rax+rax*8]
	add rdi, rax
	adc rsi, 0
	mov rax, qword ptr [rsp]
	mov qword ptr [rax+72], rsi
	adc r9, 0
	mov qword ptr [rax+80], r9
	adc rbx, 0
	mov qword ptr [rax+88], rbx
	lea rsi, [rdi+189]
	cmovc rdi, rsi
	mov qword ptr [rax+64], rdi
	/* X3 = v8*v24-v13*v31 */
	mov esi, 0
	sub rsi, qword ptr [rsp+80]
	mov edi, 0
	sbb rdi, qword ptr [rsp+72]
	mov r9d, 0
	sbb r9, qword ptr [rsp+64]
	mov r10d, 0
	sbb r10, qword ptr [rsp+8]
	sbb r11, r11
	and r11d, 189
	sub rsi, r11
	sbb rdi, 0
	sbb r9, 0
	sbb r10, 0
	lea r11, [rsi-189]
	cmovc rsi, r11
	mov rdx, qword ptr [rsp+88]
	mulx r11, rbx, qword ptr [rsp+144]
	mulx rbp, r12, rcx
	mulx r13, r14, r8
	mulx r15, rdx, qword ptr [rsp+16]
	add r11, r12
	adc rbp, r14
	adc r13, rdx
	adc r15, 0
	mov rdx, rsi
	mulx r12, r14, qword ptr [rsp+112]
	xor esi, esi
	adcx rbx, r14
	adox r11, r12
	mulx r12, r14, qword ptr [rsp+120]
	adcx r11, r14
	adox rbp, r12
	mulx r12, r14, qword ptr [rsp+96]
	adcx rbp, r14
	adox r13, r12
	mulx r12, rdx, qword ptr [rsp+24]
	adcx r13, rdx
	adox r15, r12
	seto r12b
	movzx r12d, r12b
	adc r15, 0
	adc r12, 0
	mov rdx, qword ptr [rsp+48]
	mulx r14, rsi, qword ptr [rsp+144]
	xor eax, eax
	adcx r11, rsi
	adox rbp, r14
	mulx rsi, r14, rcx
	adcx rbp, r14
	adox r13, rsi
	mulx rsi, r14, r8
	adcx r13, r14
	adox r15, rsi
	mulx rsi, rdx, qword ptr [rsp+16]
	adcx r15, rdx
	adox r12, rsi
	seto sil
	movzx esi, sil
	adc r12, 0
	adc rsi, 0
	mov rdx, rdi
	mulx r14, rax, qword ptr [rsp+112]
	xor edi, edi
	adcx r11, rax
	adox rbp, r14
	mulx rax, r14, qword ptr [rsp+120]
	adcx rbp, r14
	adox r13, rax
	mulx rax, r14, qword ptr [rsp+96]
	adcx r13, r14
	adox r15, rax
	mulx rax, rdx, qword ptr [rsp+24]
	adcx r15, rdx
	adox r12, rax
	adcx r12, rdi
	adox rsi, rdi
	adc rsi, 0
	mov rdx, qword ptr [rsp+40]
	mulx rax, r14, qword ptr [rsp+144]
	xor edi, edi
	adcx rbp, r14
	adox r13, rax
	mulx rax, r14, rcx
	adcx r13, r14
	adox r15, rax
	mulx rax, r14, r8
	adcx r15, r14
	adox r12, rax
	mulx rax, rdx, qword ptr [rsp+16]
	adcx r12, rdx
	adox rsi, rax
	seto al
	movzx eax, al
	adc rsi, 0
	adc rax, 0
	mov rdx, r9
	mulx r14, rdi, qword ptr [rsp+112]
	xor r9d, r9d
	adcx rbp, rdi
	adox r13, r14
	mulx rdi, r14, qword ptr [rsp+120]
	adcx r13, r14
	adox r15, rdi
	mulx rdi, r14, qword ptr [rsp+96]
	adcx r15, r14
	adox r12, rdi
	mulx rdi, rdx, qword ptr [rsp+24]
	adcx r12, rdx
	adox rsi, rdi
	adcx rsi, r9
	adox rax, r9
	adc rax, 0
	mov rdx, qword ptr [rsp+32]
	mulx rdi, r14, qword ptr [rsp+144]
	xor r9d, r9d
	adcx r13, r14
	adox r15, rdi
	mulx rcx, rdi, rcx
	adcx r15, rdi
	adox r12, rcx
	mulx r8, rcx, r8
	adcx r12, rcx
	adox rsi, r8
	mulx rcx, rdx, qword ptr [rsp+16]
	adcx rsi, rdx
	adox rax, rcx
	seto cl
	movzx ecx, cl
	adc rax, 0
	adc rcx, 0
	mov rdx, r10
	mulx rdi, r8, qword ptr [rsp+112]
	xor r10d, r10d
	adcx r13, r8
	adox r15, rdi
	mulx rdi, r8, qword ptr [rsp+120]
	adcx r15, r8
	adox r12, rdi
	mulx rdi, r8, qword ptr [rsp+96]
	adcx r12, r8
	adox rsi, rdi
	mulx rdi, rdx, qword ptr [rsp+24]
	adcx rsi, rdx
	adox rax, rdi
	adcx rax, r10
	adox rcx, r10
	adc rcx, 0
	mov edx, 189
	mulx r15, rdi, r15
	xor r8d, r8d
	adcx rbx, rdi
	adox r11, r15
	mulx r12, rdi, r12
	adcx r11, rdi
	adox rbp, r12
	mulx rsi, rdi, rsi
	adcx rbp, rdi
	adox r13, rsi
	mulx rax, rsi, rax
	adcx r13, rsi
	adox rax, r8
	adc rax, 0
	lea rsi, [rcx+rcx*4]
	lea rsi, [rcx+rsi*4]
	lea rsi, [rsi+rsi*8]
	add rax, rsi
	lea rcx, [rax+rax*4]
	lea rcx, [rax+rcx*4]
	lea rcx, [rcx+rcx*8]
	add rbx, rcx
	adc r11, 0
	mov rax, qword ptr [rsp]
	mov qword ptr [rax+8], r11
	adc rbp, 0
	mov qword ptr [rax+16], rbp
	adc r13, 0
	mov qword ptr [rax+24], r13
	lea rcx, [rbx+189]
	cmovc rbx, rcx
	mov qword ptr [rax], rbx
	add rsp, 256
	.cfi_adjust_cfa_offset -256
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
JAC256189_END(JAC256189_NAME(jac256189_prj_add))

#if defined(__linux__) && defined(__ELF__)
	.section .note.GNU-stack,"",@progbits
#endif
