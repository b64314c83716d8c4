/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build ted256189 --cpu zen4 --level adx --abi sysv --prefix ted256189
   Do not edit.
   Input ted256189.toml: sha256 3b312e6e98fc1d2ee66ee2a6ddf0b336285994127b0032a8ad6a886fc065d92d */
/* Point operations, x86_64 level adx (needs bmi2, adx, avx2), System V calling convention.
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

/* void ted256189_ext_dbl(uint64_t *r, const uint64_t *p)
 * r (out) in rdi, p (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 4 out, each any value of its words (incompletely reduced).
 * Made of twisted/extended-1/doubling/dbl-2008-hwcd; fusions: paper.
 * Stack: 232 bytes; 754 instructions; modelled 247.25 core cycles.
 */
TED256189_BEGIN(TED256189_NAME(ted256189_ext_dbl))
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
	sub rsp, 184
	.cfi_adjust_cfa_offset 184
	/* B = Y1*Y1 */
	mov rdx, qword ptr [rsi+32]
	mulx rax, rcx, qword ptr [rsi+40]
	mulx r8, r9, qword ptr [rsi+48]
	mulx r10, r11, qword ptr [rsi+56]
	add rax, r9
	adc r8, r11
	adc r10, 0
	mov rdx, qword ptr [rsi+40]
	mulx r9, r11, qword ptr [rsi+48]
	xor ebx, ebx
	adcx r8, r11
	adox r10, r9
	mulx r9, r11, qword ptr [rsi+56]
	adcx r10, r11
	adox r9, rbx
	adc r9, 0
	mov rdx, qword ptr [rsi+48]
	mulx r11, rbp, qword ptr [rsi+56]
	add r9, rbp
	adc r11, 0
	mov rdx, qword ptr [rsi+32]
	mulx rbp, r12, rdx
	mov rdx, qword ptr [rsi+40]
	mulx r13, r14, rdx
	mov rdx, qword ptr [rsi+48]
	mulx r15, rbx, rdx
	mov rdx, qword ptr [rsi+56]
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
	/* A = X1*X1 */
	mov rdx, qword ptr [rsi]
	mulx rdi, r9, qword ptr [rsi+8]
	mulx r10, r11, qword ptr [rsi+16]
	mulx r12, r13, qword ptr [rsi+24]
	add rdi, r11
	adc r10, r13
	adc r12, 0
	mov rdx, qword ptr [rsi+8]
	mulx r11, r13, qword ptr [rsi+16]
	xor r14d, r14d
	adcx r10, r13
	adox r12, r11
	mulx r11, rbp, qword ptr [rsi+24]
	adcx r12, rbp
	adox r11, r14
	adc r11, 0
	mov rdx, qword ptr [rsi+16]
	mulx rbp, r13, qword ptr [rsi+24]
	add r11, r13
	adc rbp, 0
	mov rdx, qword ptr [rsi]
	mulx r13, r15, rdx
	mov rdx, qword ptr [rsi+8]
	mov qword ptr [rsp+8], r8
	mulx r14, r8, rdx
	mov rdx, qword ptr [rsi+16]
	mov qword ptr [rsp+16], rax
	mov qword ptr [rsp+24], rcx
	mulx rax, rcx, rdx
	mov rdx, qword ptr [rsi+24]
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
	/* t1 = X1+Y1 */
	mov r8, qword ptr [rsi]
	add r8, qword ptr [rsi+32]
	mov r11, qword ptr [rsi+8]
	adc r11, qword ptr [rsi+40]
	mov rbx, qword ptr [rsi+16]
	adc rbx, qword ptr [rsi+48]
	mov rbp, qword ptr [rsi+24]
	adc rbp, qword ptr [rsi+56]
	sbb r12, r12
	and r12d, 189
	add r8, r12
	adc r11, 0
	adc rbx, 0
	adc rbp, 0
	lea r12, [r8+189]
	cmovc r8, r12
	/* G, H = B-A, B-A-2*B */
	mov r12, qword ptr [rsp+32]
	sub r12, rax
	mov r13, qword ptr [rsp+24]
	sbb r13, r9
	mov r14, qword ptr [rsp+16]
	sbb r14, rdi
	mov r15, qword ptr [rsp+8]
	sbb r15, r10
	sbb rdx, rdx
	and edx, 189
	sub r12, rdx
	sbb r13, 0
	sbb r14, 0
	sbb r15, 0
	lea rdx, [r12-189]
	cmovc r12, rdx
	mov rdx, r12
	sub rdx, qword ptr [rsp+32]
	mov rcx, r13
	sbb rcx, qword ptr [rsp+24]
	mov qword ptr [rsp+40], r13
	mov r13, r14
	sbb r13, qword ptr [rsp+16]
	mov qword ptr [rsp+48], r14
	mov r14, r15
	sbb r14, qword ptr [rsp+8]
	mov qword ptr [rsp+56], r15
	setc r15b
	movzx r15d, r15b
	sub rdx, qword ptr [rsp+32]
	sbb rcx, qword ptr [rsp+24]
	sbb r13, qword ptr [rsp+16]
	sbb r14, qword ptr [rsp+8]
	adc r15, 0
	mov qword ptr [rsp+64], r12
	lea r12, [r15+r15*4]
	lea r12, [r15+r12*4]
	lea r12, [r12+r12*8]
	sub rdx, r12
	sbb rcx, 0
	sbb r13, 0
	sbb r14, 0
	lea r12, [rdx-189]
	cmovc rdx, r12
	/* t2 = t1*t1 */
	mov r12, rdx
	mov rdx, r8
	mov qword ptr [rsp+72], r14
	mulx r15, r14, r11
	mov qword ptr [rsp+80], r13
	mulx r8, r13, rbx
	mov qword ptr [rsp+88], rcx
	mov qword ptr [rsp+96], r12
	mulx rcx, r12, rbp
	add r15, r13
	adc r8, r12
	adc rcx, 0
	mov r12, rdx
	mov rdx, r11
	mov qword ptr [rsp+104], r10
	mulx r13, r10, rbx
	xor r11d, r11d
	adcx r8, r10
	adox rcx, r13
	mulx r10, r13, rbp
	adcx rcx, r13
	adox r10, r11
	adc r10, 0
	mov r13, rdx
	mov rdx, rbx
	mov qword ptr [rsp+112], rdi
	mulx r11, rdi, rbp
	add r10, rdi
	adc r11, 0
	mov rdi, rdx
	mov rdx, r12
	mov qword ptr [rsp+120], r9
	mulx rbx, r9, rdx
	mov rdx, r13
	mov qword ptr [rsp+128], rax
	mulx r12, rax, rdx
	mov rdx, rdi
	mov qword ptr [rsp+136], rsi
	mulx r13, rsi, rdx
	mov rdx, rbp
	mov qword ptr [rsp+144], r9
	mulx rdi, r9, rdx
	xor ebp, ebp
	adcx r14, r14
	adox r14, rbx
	adcx r15, r15
	adox r15, rax
	adcx r8, r8
	adox r8, r12
	adcx rcx, rcx
	adox rcx, rsi
	adcx r10, r10
	adox r10, r13
	adcx r11, r11
	adox r11, r9
	adox rdi, rbp
	adc rdi, 0
	mov edx, 189
	mulx rcx, rax, rcx
	xor esi, esi
	adcx rax, qword ptr [rsp+144]
	adox r14, rcx
	mulx r10, rcx, r10
	adcx r14, rcx
	adox r15, r10
	mulx r11, rcx, r11
	adcx r15, rcx
	adox r8, r11
	mulx rdi, rcx, rdi
	adcx r8, rcx
	adox rdi, rsi
	adc rdi, 0
	lea rcx, [rdi+rdi*4]
	lea rcx, [rdi+rcx*4]
	lea rcx, [rcx+rcx*8]
	add rax, rcx
	adc r14, 0
	adc r15, 0
	adc r8, 0
	lea rcx, [rax+189]
	cmovc rax, rcx
	/* t0 = Z1*Z1 */
	mov rcx, qword ptr [rsp+136]
	mov rdx, qword ptr [rcx+64]
	mulx rdi, r9, qword ptr [rcx+72]
	mulx r10, r11, qword ptr [rcx+80]
	mulx rbx, rbp, qword ptr [rcx+88]
	add rdi, r11
	adc r10, rbp
	adc rbx, 0
	mov rdx, qword ptr [rcx+72]
	mulx r11, rbp, qword ptr [rcx+80]
	xor r12d, r12d
	adcx r10, rbp
	adox rbx, r11
	mulx rsi, r11, qword ptr [rcx+88]
	adcx rbx, r11
	adox rsi, r12
	adc rsi, 0
	mov rdx, qword ptr [rcx+80]
	mulx r11, rbp, qword ptr [rcx+88]
	add rsi, rbp
	adc r11, 0
	mov rdx, qword ptr [rcx+64]
	mulx rbp, r13, rdx
	mov rdx, qword ptr [rcx+72]
	mov qword ptr [rsp+144], r8
	mulx r12, r8, rdx
	mov rdx, qword ptr [rcx+80]
	mov qword ptr [rsp+152], r15
	mov qword ptr [rsp+160], r14
	mulx r15, r14, rdx
	mov rdx, qword ptr [rcx+88]
	mov qword ptr [rsp+168], rax
	mov qword ptr [rsp+176], r13
	mulx rax, r13, rdx
	xor ecx, ecx
	adcx r9, r9
	adox r9, rbp
	adcx rdi, rdi
	adox rdi, r8
	adcx r10, r10
	adox r10, r12
	adcx rbx, rbx
	adox rbx, r14
	adcx rsi, rsi
	adox rsi, r15
	adcx r11, r11
	adox r11, r13
	adox rax, rcx
	adc rax, 0
	mov edx, 189
	mulx rbx, r8, rbx
	xor ebp, ebp
	adcx r8, qword ptr [rsp+176]
	adox r9, rbx
	mulx rsi, rcx, rsi
	adcx r9, rcx
	adox rdi, rsi
	mulx r11, rcx, r11
	adcx rdi, rcx
	adox r10, r11
	mulx rax, rcx, rax
	adcx r10, rcx
	adox rax, rbp
	adc rax, 0
	lea rcx, [rax+rax*4]
	lea rcx, [rax+rcx*4]
	lea rcx, [rcx+rcx*8]
	add r8, rcx
	adc r9, 0
	adc rdi, 0
	adc r10, 0
	lea rax, [r8+189]
	cmovc r8, rax
	/* E = t2-A-B */
	mov rax, qword ptr [rsp+168]
	sub rax, qword ptr [rsp+128]
	mov rcx, qword ptr [rsp+160]
	sbb rcx, qword ptr [rsp+120]
	mov rsi, qword ptr [rsp+152]
	sbb rsi, qword ptr [rsp+112]
	mov r11, qword ptr [rsp+144]
	sbb r11, qword ptr [rsp+104]
	setc bl
	movzx ebx, bl
	sub rax, qword ptr [rsp+32]
	sbb rcx, qword ptr [rsp+24]
	sbb rsi, qword ptr [rsp+16]
	sbb r11, qword ptr [rsp+8]
	adc rbx, 0
	lea r12, [rbx+rbx*4]
	lea r12, [rbx+r12*4]
	lea r12, [r12+r12*8]
	sub rax, r12
	sbb rcx, 0
	sbb rsi, 0
	sbb r11, 0
	lea rbx, [rax-189]
	cmovc rax, rbx
	/* F = G-2*t0 */
	mov rbx, qword ptr [rsp+64]
	sub rbx, r8
	mov r12, qword ptr [rsp+40]
	sbb r12, r9
	mov r13, qword ptr [rsp+48]
	sbb r13, rdi
	mov r14, qword ptr [rsp+56]
	sbb r14, r10
	setc r15b
	movzx r15d, r15b
	sub rbx, r8
	sbb r12, r9
	sbb r13, rdi
	sbb r14, r10
	adc r15, 0
	lea rdi, [r15+r15*4]
	lea rdi, [r15+rdi*4]
	lea rdi, [rdi+rdi*8]
	sub rbx, rdi
	sbb r12, 0
	sbb r13, 0
	sbb r14, 0
	lea rdi, [rbx-189]
	cmovc rbx, rdi
	/* T3 = E*H */
	mov rdx, qword ptr [rsp+96]
	mulx rdi, r8, rax
	mulx r9, r10, rcx
	mulx r15, rbp, rsi
	mov qword ptr [rsp+8], r14
	mov qword ptr [rsp+16], r13
	mulx r14, r13, r11
	add rdi, r10
	adc r9, rbp
	adc r15, r13
	adc r14, 0
	mov rdx, qword ptr [rsp+88]
	mulx r10, rbp, rax
	xor r13d, r13d
	adcx rdi, rbp
	adox r9, r10
	mulx r10, rbp, rcx
	adcx r9, rbp
	adox r15, r10
	mulx r10, rbp, rsi
	adcx r15, rbp
	adox r14, r10
	mulx r10, rbp, r11
	adcx r14, rbp
	adox r10, r13
	adc r10, 0
	mov rdx, qword ptr [rsp+80]
	mulx rbp, r13, rax
	mov qword ptr [rsp+24], r12
	xor r12d, r12d
	adcx r9, r13
	adox r15, rbp
	mulx rbp, r13, rcx
	adcx r15, r13
	adox r14, rbp
	mulx rbp, r13, rsi
	adcx r14, r13
	adox r10, rbp
	mulx rbp, r13, r11
	adcx r10, r13
	adox rbp, r12
	adc rbp, 0
	mov rdx, qword ptr [rsp+72]
	mulx r13, r12, rax
	mov qword ptr [rsp+32], rax
	xor eax, eax
	adcx r15, r12
	adox r14, r13
	mulx r12, r13, rcx
	adcx r14, r13
	adox r10, r12
	mulx r12, r13, rsi
	adcx r10, r13
	adox rbp, r12
	mulx r12, r13, r11
	adcx rbp, r13
	adox r12, rax
	adc r12, 0
	mov edx, 189
	mulx r14, r13, r14
	xor eax, eax
	adcx r8, r13
	adox rdi, r14
	mulx r10, r13, r10
	adcx rdi, r13
	adox r9, r10
	mulx rbp, r10, rbp
	adcx r9, r10
	adox r15, rbp
	mulx r12, r10, r12
	adcx r15, r10
	adox r12, rax
	adc r12, 0
	lea r10, [r12+r12*4]
	lea r10, [r12+r10*4]
	lea r10, [r10+r10*8]
	add r8, r10
	adc rdi, 0
	mov r10, qword ptr [rsp]
	mov qword ptr [r10+104], rdi
	adc r9, 0
	mov qword ptr [r10+112], r9
	adc r15, 0
	mov qword ptr [r10+120], r15
	lea rdi, [r8+189]
	cmovc r8, rdi
	mov qword ptr [r10+96], r8
	/* Y3 = G*H */
	mov rdx, qword ptr [rsp+96]
	mulx rdi, r8, qword ptr [rsp+64]
	mulx r9, rbp, qword ptr [rsp+40]
	mulx r12, r13, qword ptr [rsp+48]
	mulx r14, rdx, qword ptr [rsp+56]
	add rdi, rbp
	adc r9, r13
	adc r12, rdx
	adc r14, 0
	mov rdx, qword ptr [rsp+88]
	mulx rbp, r13, qword ptr [rsp+64]
	xor r15d, r15d
	adcx rdi, r13
	adox r9, rbp
	mulx rax, rbp, qword ptr [rsp+40]
	adcx r9, rbp
	adox r12, rax
	mulx rax, rbp, qword ptr [rsp+48]
	adcx r12, rbp
	adox r14, rax
	mulx rax, rdx, qword ptr [rsp+56]
	adcx r14, rdx
	adox rax, r15
	adc rax, 0
	mov rdx, qword ptr [rsp+80]
	mulx rbp, r13, qword ptr [rsp+64]
	xor r15d, r15d
	adcx r9, r13
	adox r12, rbp
	mulx rbp, r13, qword ptr [rsp+40]
	adcx r12, r13
	adox r14, rbp
	mulx rbp, r13, qword ptr [rsp+48]
	adcx r14, r13
	adox rax, rbp
	mulx rbp, rdx, qword ptr [rsp+56]
	adcx rax, rdx
	adox rbp, r15
	adc rbp, 0
	mov rdx, qword ptr [rsp+72]
	mulx r13, r15, qword ptr [rsp+64]
	xor r10d, r10d
	adcx r12, r15
	adox r14, r13
	mulx r13, r15, qword ptr [rsp+40]
	adcx r14, r15
	adox rax, r13
	mulx r13, r15, qword ptr [rsp+48]
	adcx rax, r15
	adox rbp, r13
	mulx r13, rdx, qword ptr [rsp+56]
	adcx rbp, rdx
	adox r13, r10
	adc r13, 0
	mov edx, 189
	mulx r14, r15, r14
	xor r10d, r10d
	adcx r8, r15
	adox rdi, r14
	mulx rax, r14, rax
	adcx rdi, r14
	adox r9, rax
	mulx rbp, rax, rbp
	adcx r9, rax
	adox r12, rbp
	mulx r13, rax, r13
	adcx r12, rax
	adox r13, r10
	adc r13, 0
	lea rax, [r13+r13*4]
	lea rax, [r13+rax*4]
	lea rax, [rax+rax*8]
	add r8, rax
	adc rdi, 0
	mov rax, qword ptr [rsp]
	mov qword ptr [rax+40], rdi
	adc r9, 0
	mov qword ptr [rax+48], r9
	adc r12, 0
	mov qword ptr [rax+56], r12
	lea rdi, [r8+189]
	cmovc r8, rdi
	mov qword ptr [rax+32], r8
	/* X3 = E*F */
	mov rdx, rbx
	mulx rdi, r8, qword ptr [rsp+32]
	mulx r9, rbx, rcx
	mulx rbp, r12, rsi
	mulx r13, r14, r11
	add rdi, rbx
	adc r9, r12
	adc rbp, r14
	adc r13, 0
	mov rbx, rdx
	mov rdx, qword ptr [rsp+24]
	mulx r12, r14, qword ptr [rsp+32]
	xor r15d, r15d
	adcx rdi, r14
	adox r9, r12
	mulx r10, r12, rcx
	adcx r9, r12
	adox rbp, r10
	mulx r10, r12, rsi
	adcx rbp, r12
	adox r13, r10
	mulx r10, r12, r11
	adcx r13, r12
	adox r10, r15
	adc r10, 0
	mov rdx, qword ptr [rsp+16]
	mulx r12, r14, qword ptr [rsp+32]
	xor r15d, r15d
	adcx r9, r14
	adox rbp, r12
	mulx r12, r14, rcx
	adcx rbp, r14
	adox r13, r12
	mulx r12, r14, rsi
	adcx r13, r14
	adox r10, r12
	mulx r12, r14, r11
	adcx r10, r14
	adox r12, r15
	adc r12, 0
	mov rdx, qword ptr [rsp+8]
	mulx r14, r15, qword ptr [rsp+32]
	xor eax, eax
	adcx rbp, r15
	adox r13, r14
	mulx rcx, r14, rcx
	adcx r13, r14
	adox r10, rcx
	mulx rsi, rcx, rsi
	adcx r10, rcx
	adox r12, rsi
	mulx r11, rcx, r11
	adcx r12, rcx
	adox r11, rax
	adc r11, 0
	mov edx, 189
	mulx r13, rcx, r13
	xor esi, esi
	adcx r8, rcx
	adox rdi, r13
	mulx r10, rax, r10
	adcx rdi, rax
	adox r9, r10
	mulx r12, rax, r12
	adcx r9, rax
	adox rbp, r12
	mulx r11, rax, r11
	adcx rbp, rax
	adox r11, rsi
	adc r11, 0
	lea rax, [r11+r11*4]
	lea rax, [r11+rax*4]
	lea rax, [rax+rax*8]
	add r8, rax
	adc rdi, 0
	mov rax, qword ptr [rsp]
	mov qword ptr [rax+8], rdi
	adc r9, 0
	mov qword ptr [rax+16], r9
	adc rbp, 0
	mov qword ptr [rax+24], rbp
	lea rcx, [r8+189]
	cmovc r8, rcx
	mov qword ptr [rax], r8
	/* Z3 = F*G */
	mov rdx, qword ptr [rsp+64]
	mulx rcx, rdi, rbx
	mulx r8, r9, qword ptr [rsp+24]
	mulx r10, r11, qword ptr [rsp+16]
	mulx rbp, rdx, qword ptr [rsp+8]
	add rcx, r9
	adc r8, r11
	adc r10, rdx
	adc rbp, 0
	mov rdx, qword ptr [rsp+40]
	mulx r9, r11, rbx
	xor r12d, r12d
	adcx rcx, r11
	adox r8, r9
	mulx rsi, r9, qword ptr [rsp+24]
	adcx r8, r9
	adox r10, rsi
	mulx rsi, r9, qword ptr [rsp+16]
	adcx r10, r9
	adox rbp, rsi
	mulx rsi, rdx, qword ptr [rsp+8]
	adcx rbp, rdx
	adox rsi, r12
	adc rsi, 0
	mov rdx, qword ptr [rsp+48]
	mulx r9, r11, rbx
	xor r13d, r13d
	adcx r8, r11
	adox r10, r9
	mulx r9, r11, qword ptr [rsp+24]
	adcx r10, r11
	adox rbp, r9
	mulx r9, r11, qword ptr [rsp+16]
	adcx rbp, r11
	adox rsi, r9
	mulx r9, rdx, qword ptr [rsp+8]
	adcx rsi, rdx
	adox r9, r13
	adc r9, 0
	mov rdx, qword ptr [rsp+56]
	mulx rbx, r11, rbx
	xor r12d, r12d
	adcx r10, r11
	adox rbp, rbx
	mulx r11, rbx, qword ptr [rsp+24]
	adcx rbp, rbx
	adox rsi, r11
	mulx r11, rbx, qword ptr [rsp+16]
	adcx rsi, rbx
	adox r9, r11
	mulx r11, rdx, qword ptr [rsp+8]
	adcx r9, rdx
	adox r11, r12
	adc r11, 0
	mov edx, 189
	mulx rbp, rbx, rbp
	xor r13d, r13d
	adcx rdi, rbx
	adox rcx, rbp
	mulx rsi, rbx, rsi
	adcx rcx, rbx
	adox r8, rsi
	mulx r9, rsi, r9
	adcx r8, rsi
	adox r10, r9
	mulx r11, rsi, r11
	adcx r10, rsi
	adox r11, r13
	adc r11, 0
	lea rsi, [r11+r11*4]
	lea rsi, [r11+rsi*4]
	lea rsi, [rsi+rsi*8]
	add rdi, rsi
	adc rcx, 0
	mov qword ptr [rax+72], rcx
	adc r8, 0
	mov qword ptr [rax+80], r8
	adc r10, 0
	mov qword ptr [rax+88], r10
	lea rcx, [rdi+189]
	cmovc rdi, rcx
	mov qword ptr [rax+64], rdi
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
TED256189_END(TED256189_NAME(ted256189_ext_dbl))

/* void ted256189_ext_1dbl(uint64_t *r, const uint64_t *p)
 * r (out) in rdi, p (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 3 out, each any value of its words (incompletely reduced).
 * Made of twisted/extended-1/doubling/dbl-2008-hwcd; fusions: paper.
 * Stack: 232 bytes; 670 instructions; modelled 215.0 core cycles.
 */
TED256189_BEGIN(TED256189_NAME(ted256189_ext_1dbl))
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
	sub rsp, 184
	.cfi_adjust_cfa_offset 184
	/* B = Y1*Y1 */
	mov rdx, qword ptr [rsi+32]
	mulx rax, rcx, qword ptr [rsi+40]
	mulx r8, r9, qword ptr [rsi+48]
	mulx r10, r11, qword ptr [rsi+56]
	add rax, r9
	adc r8, r11
	adc r10, 0
	mov rdx, qword ptr [rsi+40]
	mulx r9, r11, qword ptr [rsi+48]
	xor ebx, ebx
	adcx r8, r11
	adox r10, r9
	mulx r9, r11, qword ptr [rsi+56]
	adcx r10, r11
	adox r9, rbx
	adc r9, 0
	mov rdx, qword ptr [rsi+48]
	mulx r11, rbp, qword ptr [rsi+56]
	add r9, rbp
	adc r11, 0
	mov rdx, qword ptr [rsi+32]
	mulx rbp, r12, rdx
	mov rdx, qword ptr [rsi+40]
	mulx r13, r14, rdx
	mov rdx, qword ptr [rsi+48]
	mulx r15, rbx, rdx
	mov rdx, qword ptr [rsi+56]
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
	/* A = X1*X1 */
	mov rdx, qword ptr [rsi]
	mulx rdi, r9, qword ptr [rsi+8]
	mulx r10, r11, qword ptr [rsi+16]
	mulx r12, r13, qword ptr [rsi+24]
	add rdi, r11
	adc r10, r13
	adc r12, 0
	mov rdx, qword ptr [rsi+8]
	mulx r11, r13, qword ptr [rsi+16]
	xor r14d, r14d
	adcx r10, r13
	adox r12, r11
	mulx r11, rbp, qword ptr [rsi+24]
	adcx r12, rbp
	adox r11, r14
	adc r11, 0
	mov rdx, qword ptr [rsi+16]
	mulx rbp, r13, qword ptr [rsi+24]
	add r11, r13
	adc rbp, 0
	mov rdx, qword ptr [rsi]
	mulx r13, r15, rdx
	mov rdx, qword ptr [rsi+8]
	mov qword ptr [rsp+8], r8
	mulx r14, r8, rdx
	mov rdx, qword ptr [rsi+16]
	mov qword ptr [rsp+16], rax
	mov qword ptr [rsp+24], rcx
	mulx rax, rcx, rdx
	mov rdx, qword ptr [rsi+24]
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
	/* t1 = X1+Y1 */
	mov r8, qword ptr [rsi]
	add r8, qword ptr [rsi+32]
	mov r11, qword ptr [rsi+8]
	adc r11, qword ptr [rsi+40]
	mov rbx, qword ptr [rsi+16]
	adc rbx, qword ptr [rsi+48]
	mov rbp, qword ptr [rsi+24]
	adc rbp, qword ptr [rsi+56]
	sbb r12, r12
	and r12d, 189
	add r8, r12
	adc r11, 0
	adc rbx, 0
	adc rbp, 0
	lea r12, [r8+189]
	cmovc r8, r12
	/* G, H = B-A, B-A-2*B */
	mov r12, qword ptr [rsp+32]
	sub r12, rax
	mov r13, qword ptr [rsp+24]
	sbb r13, r9
	mov r14, qword ptr [rsp+16]
	sbb r14, rdi
	mov r15, qword ptr [rsp+8]
	sbb r15, r10
	sbb rdx, rdx
	and edx, 189
	sub r12, rdx
	sbb r13, 0
	sbb r14, 0
	sbb r15, 0
	lea rdx, [r12-189]
	cmovc r12, rdx
	mov rdx, r12
	sub rdx, qword ptr [rsp+32]
	mov rcx, r13
	sbb rcx, qword ptr [rsp+24]
	mov qword ptr [rsp+40], r13
	mov r13, r14
	sbb r13, qword ptr [rsp+16]
	mov qword ptr [rsp+48], r14
	mov r14, r15
	sbb r14, qword ptr [rsp+8]
	mov qword ptr [rsp+56], r15
	setc r15b
	movzx r15d, r15b
	sub rdx, qword ptr [rsp+32]
	sbb rcx, qword ptr [rsp+24]
	sbb r13, qword ptr [rsp+16]
	sbb r14, qword ptr [rsp+8]
	adc r15, 0
	mov qword ptr [rsp+64], r12
	lea r12, [r15+r15*4]
	lea r12, [r15+r12*4]
	lea r12, [r12+r12*8]
	sub rdx, r12
	sbb rcx, 0
	sbb r13, 0
	sbb r14, 0
	lea r12, [rdx-189]
	cmovc rdx, r12
	/* t2 = t1*t1 */
	mov r12, rdx
	mov rdx, r8
	mov qword ptr [rsp+72], r14
	mulx r15, r14, r11
	mov qword ptr [rsp+80], r13
	mulx r8, r13, rbx
	mov qword ptr [rsp+88], rcx
	mov qword ptr [rsp+96], r12
	mulx rcx, r12, rbp
	add r15, r13
	adc r8, r12
	adc rcx, 0
	mov r12, rdx
	mov rdx, r11
	mov qword ptr [rsp+104], r10
	mulx r13, r10, rbx
	xor r11d, r11d
	adcx r8, r10
	adox rcx, r13
	mulx r10, r13, rbp
	adcx rcx, r13
	adox r10, r11
	adc r10, 0
	mov r13, rdx
	mov rdx, rbx
	mov qword ptr [rsp+112], rdi
	mulx r11, rdi, rbp
	add r10, rdi
	adc r11, 0
	mov rdi, rdx
	mov rdx, r12
	mov qword ptr [rsp+120], r9
	mulx rbx, r9, rdx
	mov rdx, r13
	mov qword ptr [rsp+128], rax
	mulx r12, rax, rdx
	mov rdx, rdi
	mov qword ptr [rsp+136], rsi
	mulx r13, rsi, rdx
	mov rdx, rbp
	mov qword ptr [rsp+144], r9
	mulx rdi, r9, rdx
	xor ebp, ebp
	adcx r14, r14
	adox r14, rbx
	adcx r15, r15
	adox r15, rax
	adcx r8, r8
	adox r8, r12
	adcx rcx, rcx
	adox rcx, rsi
	adcx r10, r10
	adox r10, r13
	adcx r11, r11
	adox r11, r9
	adox rdi, rbp
	adc rdi, 0
	mov edx, 189
	mulx rcx, rax, rcx
	xor esi, esi
	adcx rax, qword ptr [rsp+144]
	adox r14, rcx
	mulx r10, rcx, r10
	adcx r14, rcx
	adox r15, r10
	mulx r11, rcx, r11
	adcx r15, rcx
	adox r8, r11
	mulx rdi, rcx, rdi
	adcx r8, rcx
	adox rdi, rsi
	adc rdi, 0
	lea rcx, [rdi+rdi*4]
	lea rcx, [rdi+rcx*4]
	lea rcx, [rcx+rcx*8]
	add rax, rcx
	adc r14, 0
	adc r15, 0
	adc r8, 0
	lea rcx, [rax+189]
	cmovc rax, rcx
	/* t0 = Z1*Z1 */
	mov rcx, qword ptr [rsp+136]
	mov rdx, qword ptr [rcx+64]
	mulx rdi, r9, qword ptr [rcx+72]
	mulx r10, r11, qword ptr [rcx+80]
	mulx rbx, rbp, qword ptr [rcx+88]
	add rdi, r11
	adc r10, rbp
	adc rbx, 0
	mov rdx, qword ptr [rcx+72]
	mulx r11, rbp, qword ptr [rcx+80]
	xor r12d, r12d
	adcx r10, rbp
	adox rbx, r11
	mulx rsi, r11, qword ptr [rcx+88]
	adcx rbx, r11
	adox rsi, r12
	adc rsi, 0
	mov rdx, qword ptr [rcx+80]
	mulx r11, rbp, qword ptr [rcx+88]
	add rsi, rbp
	adc r11, 0
	mov rdx, qword ptr [rcx+64]
	mulx rbp, r13, rdx
	mov rdx, qword ptr [rcx+72]
	mov qword ptr [rsp+144], r8
	mulx r12, r8, rdx
	mov rdx, qword ptr [rcx+80]
	mov qword ptr [rsp+152], r15
	mov qword ptr [rsp+160], r14
	mulx r15, r14, rdx
	mov rdx, qword ptr [rcx+88]
	mov qword ptr [rsp+168], rax
	mov qword ptr [rsp+176], r13
	mulx rax, r13, rdx
	xor ecx, ecx
	adcx r9, r9
	adox r9, rbp
	adcx rdi, rdi
	adox rdi, r8
	adcx r10, r10
	adox r10, r12
	adcx rbx, rbx
	adox rbx, r14
	adcx rsi, rsi
	adox rsi, r15
	adcx r11, r11
	adox r11, r13
	adox rax, rcx
	adc rax, 0
	mov edx, 189
	mulx rbx, r8, rbx
	xor ebp, ebp
	adcx r8, qword ptr [rsp+176]
	adox r9, rbx
	mulx rsi, rcx, rsi
	adcx r9, rcx
	adox rdi, rsi
	mulx r11, rcx, r11
	adcx rdi, rcx
	adox r10, r11
	mulx rax, rcx, rax
	adcx r10, rcx
	adox rax, rbp
	adc rax, 0
	lea rcx, [rax+rax*4]
	lea rcx, [rax+rcx*4]
	lea rcx, [rcx+rcx*8]
	add r8, rcx
	adc r9, 0
	adc rdi, 0
	adc r10, 0
	lea rax, [r8+189]
	cmovc r8, rax
	/* E = t2-A-B */
	mov rax, qword ptr [rsp+168]
	sub rax, qword ptr [rsp+128]
	mov rcx, qword ptr [rsp+160]
	sbb rcx, qword ptr [rsp+120]
	mov rsi, qword ptr [rsp+152]
	sbb rsi, qword ptr [rsp+112]
	mov r11, qword ptr [rsp+144]
	sbb r11, qword ptr [rsp+104]
	setc bl
	movzx ebx, bl
	sub rax, qword ptr [rsp+32]
	sbb rcx, qword ptr [rsp+24]
	sbb rsi, qword ptr [rsp+16]
	sbb r11, qword ptr [rsp+8]
	adc rbx, 0
	lea r12, [rbx+rbx*4]
	lea r12, [rbx+r12*4]
	lea r12, [r12+r12*8]
	sub rax, r12
	sbb rcx, 0
	sbb rsi, 0
	sbb r11, 0
	lea rbx, [rax-189]
	cmovc rax, rbx
	/* F = G-2*t0 */
	mov rbx, qword ptr [rsp+64]
	sub rbx, r8
	mov r12, qword ptr [rsp+40]
	sbb r12, r9
	mov r13, qword ptr [rsp+48]
	sbb r13, rdi
	mov r14, qword ptr [rsp+56]
	sbb r14, r10
	setc r15b
	movzx r15d, r15b
	sub rbx, r8
	sbb r12, r9
	sbb r13, rdi
	sbb r14, r10
	adc r15, 0
	lea rdi, [r15+r15*4]
	lea rdi, [r15+rdi*4]
	lea rdi, [rdi+rdi*8]
	sub rbx, rdi
	sbb r12, 0
	sbb r13, 0
	sbb r14, 0
	lea rdi, [rbx-189]
	cmovc rbx, rdi
	/* Y3 = G*H */
	mov rdx, qword ptr [rsp+96]
	mulx rdi, r8, qword ptr [rsp+64]
	mulx r9, r10, qword ptr [rsp+40]
	mulx r15, rbp, qword ptr [rsp+48]
	mov qword ptr [rsp+8], r14
	mulx r14, rdx, qword ptr [rsp+56]
	add rdi, r10
	adc r9, rbp
	adc r15, rdx
	adc r14, 0
	mov rdx, qword ptr [rsp+88]
	mulx r10, rbp, qword ptr [rsp+64]
	mov qword ptr [rsp+16], r13
	xor r13d, r13d
	adcx rdi, rbp
	adox r9, r10
	mulx r10, rbp, qword ptr [rsp+40]
	adcx r9, rbp
	adox r15, r10
	mulx r10, rbp, qword ptr [rsp+48]
	adcx r15, rbp
	adox r14, r10
	mulx r10, rdx, qword ptr [rsp+56]
	adcx r14, rdx
	adox r10, r13
	adc r10, 0
	mov rdx, qword ptr [rsp+80]
	mulx rbp, r13, qword ptr [rsp+64]
	mov qword ptr [rsp+24], r12
	xor r12d, r12d
	adcx r9, r13
	adox r15, rbp
	mulx rbp, r13, qword ptr [rsp+40]
	adcx r15, r13
	adox r14, rbp
	mulx rbp, r13, qword ptr [rsp+48]
	adcx r14, r13
	adox r10, rbp
	mulx rbp, rdx, qword ptr [rsp+56]
	adcx r10, rdx
	adox rbp, r12
	adc rbp, 0
	mov rdx, qword ptr [rsp+72]
	mulx r13, r12, qword ptr [rsp+64]
	mov qword ptr [rsp+32], r11
	xor r11d, r11d
	adcx r15, r12
	adox r14, r13
	mulx r12, r13, qword ptr [rsp+40]
	adcx r14, r13
	adox r10, r12
	mulx r12, r13, qword ptr [rsp+48]
	adcx r10, r13
	adox rbp, r12
	mulx r12, rdx, qword ptr [rsp+56]
	adcx rbp, rdx
	adox r12, r11
	adc r12, 0
	mov edx, 189
	mulx r14, r13, r14
	xor r11d, r11d
	adcx r8, r13
	adox rdi, r14
	mulx r10, r13, r10
	adcx rdi, r13
	adox r9, r10
	mulx rbp, r10, rbp
	adcx r9, r10
	adox r15, rbp
	mulx r12, r10, r12
	adcx r15, r10
	adox r12, r11
	adc r12, 0
	lea r10, [r12+r12*4]
	lea r10, [r12+r10*4]
	lea r10, [r10+r10*8]
	add r8, r10
	adc rdi, 0
	mov r10, qword ptr [rsp]
	mov qword ptr [r10+40], rdi
	adc r9, 0
	mov qword ptr [r10+48], r9
	adc r15, 0
	mov qword ptr [r10+56], r15
	lea rdi, [r8+189]
	cmovc r8, rdi
	mov qword ptr [r10+32], r8
	/* X3 = E*F */
	mov rdx, rbx
	mulx rdi, r8, rax
	mulx r9, rbx, rcx
	mulx rbp, r12, rsi
	mulx r13, r14, qword ptr [rsp+32]
	add rdi, rbx
	adc r9, r12
	adc rbp, r14
	adc r13, 0
	mov rbx, rdx
	mov rdx, qword ptr [rsp+24]
	mulx r12, r14, rax
	xor r15d, r15d
	adcx rdi, r14
	adox r9, r12
	mulx r11, r12, rcx
	adcx r9, r12
	adox rbp, r11
	mulx r11, r12, rsi
	adcx rbp, r12
	adox r13, r11
	mulx r11, r12, qword ptr [rsp+32]
	adcx r13, r12
	adox r11, r15
	adc r11, 0
	mov rdx, qword ptr [rsp+16]
	mulx r12, r14, rax
	xor r15d, r15d
	adcx r9, r14
	adox rbp, r12
	mulx r12, r14, rcx
	adcx rbp, r14
	adox r13, r12
	mulx r12, r14, rsi
	adcx r13, r14
	adox r11, r12
	mulx r12, r14, qword ptr [rsp+32]
	adcx r11, r14
	adox r12, r15
	adc r12, 0
	mov rdx, qword ptr [rsp+8]
	mulx rax, r14, rax
	xor r15d, r15d
	adcx rbp, r14
	adox r13, rax
	mulx rcx, rax, rcx
	adcx r13, rax
	adox r11, rcx
	mulx rsi, rax, rsi
	adcx r11, rax
	adox r12, rsi
	mulx rax, rcx, qword ptr [rsp+32]
	adcx r12, rcx
	adox rax, r15
	adc rax, 0
	mov edx, 189
	mulx r13, rcx, r13
	xor esi, esi
	adcx r8, rcx
	adox rdi, r13
	mulx r11, rcx, r11
	adcx rdi, rcx
	adox r9, r11
	mulx r12, rcx, r12
	adcx r9, rcx
	adox rbp, r12
	mulx rax, rcx, rax
	adcx rbp, rcx
	adox rax, rsi
	adc rax, 0
	lea rcx, [rax+rax*4]
	lea rcx, [rax+rcx*4]
	lea rcx, [rcx+rcx*8]
	add r8, rcx
	adc rdi, 0
	mov qword ptr [r10+8], rdi
	adc r9, 0
	mov qword ptr [r10+16], r9
	adc rbp, 0
	mov qword ptr [r10+24], rbp
	lea rax, [r8+189]
	cmovc r8, rax
	mov qword ptr [r10], r8
	/* Z3 = F*G */
	mov rdx, qword ptr [rsp+64]
	mulx rax, rcx, rbx
	mulx rdi, r8, qword ptr [rsp+24]
	mulx r9, r11, qword ptr [rsp+16]
	mulx rbp, rdx, qword ptr [rsp+8]
	add rax, r8
	adc rdi, r11
	adc r9, rdx
	adc rbp, 0
	mov rdx, qword ptr [rsp+40]
	mulx r8, r11, rbx
	xor r12d, r12d
	adcx rax, r11
	adox rdi, r8
	mulx rsi, r8, qword ptr [rsp+24]
	adcx rdi, r8
	adox r9, rsi
	mulx rsi, r8, qword ptr [rsp+16]
	adcx r9, r8
	adox rbp, rsi
	mulx rsi, rdx, qword ptr [rsp+8]
	adcx rbp, rdx
	adox rsi, r12
	adc rsi, 0
	mov rdx, qword ptr [rsp+48]
	mulx r8, r11, rbx
	xor r13d, r13d
	adcx rdi, r11
	adox r9, r8
	mulx r8, r11, qword ptr [rsp+24]
	adcx r9, r11
	adox rbp, r8
	mulx r8, r11, qword ptr [rsp+16]
	adcx rbp, r11
	adox rsi, r8
	mulx r8, rdx, qword ptr [rsp+8]
	adcx rsi, rdx
	adox r8, r13
	adc r8, 0
	mov rdx, qword ptr [rsp+56]
	mulx rbx, r11, rbx
	xor r12d, r12d
	adcx r9, r11
	adox rbp, rbx
	mulx r11, rbx, qword ptr [rsp+24]
	adcx rbp, rbx
	adox rsi, r11
	mulx r11, rbx, qword ptr [rsp+16]
	adcx rsi, rbx
	adox r8, r11
	mulx r11, rdx, qword ptr [rsp+8]
	adcx r8, rdx
	adox r11, r12
	adc r11, 0
	mov edx, 189
	mulx rbp, rbx, rbp
	xor r13d, r13d
	adcx rcx, rbx
	adox rax, rbp
	mulx rsi, rbx, rsi
	adcx rax, rbx
	adox rdi, rsi
	mulx r8, rsi, r8
	adcx rdi, rsi
	adox r9, r8
	mulx r11, rsi, r11
	adcx r9, rsi
	adox r11, r13
	adc r11, 0
	lea rsi, [r11+r11*4]
	lea rsi, [r11+rsi*4]
	lea rsi, [rsi+rsi*8]
	add rcx, rsi
	adc rax, 0
	mov qword ptr [r10+72], rax
	adc rdi, 0
	mov qword ptr [r10+80], rdi
	adc r9, 0
	mov qword ptr [r10+88], r9
	lea rax, [rcx+189]
	cmovc rcx, rax
	mov qword ptr [r10+64], rcx
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
TED256189_END(TED256189_NAME(ted256189_ext_1dbl))

/* void ted256189_ext_4dbl(uint64_t *r, const uint64_t *p)
 * r (out) in rdi, p (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 3 out, each any value of its words (incompletely reduced).
 * Made of 4 * twisted/extended-1/doubling/dbl-2008-hwcd; fusions: paper.
 * Stack: 232 bytes; 2620 instructions; modelled 860.0 core cycles.
 */
TED256189_BEGIN(TED256189_NAME(ted256189_ext_4dbl))
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
	sub rsp, 184
	.cfi_adjust_cfa_offset 184
	/* B = Y1*Y1 */
	mov rdx, qword ptr [rsi+32]
	mulx rax, rcx, qword ptr [rsi+40]
	mulx r8, r9, qword ptr [rsi+48]
	mulx r10, r11, qword ptr [rsi+56]
	add rax, r9
	adc r8, r11
	adc r10, 0
	mov rdx, qword ptr [rsi+40]
	mulx r9, r11, qword ptr [rsi+48]
	xor ebx, ebx
	adcx r8, r11
	adox r10, r9
	mulx r9, r11, qword ptr [rsi+56]
	adcx r10, r11
	adox r9, rbx
	adc r9, 0
	mov rdx, qword ptr [rsi+48]
	mulx r11, rbp, qword ptr [rsi+56]
	add r9, rbp
	adc r11, 0
	mov rdx, qword ptr [rsi+32]
	mulx rbp, r12, rdx
	mov rdx, qword ptr [rsi+40]
	mulx r13, r14, rdx
	mov rdx, qword ptr [rsi+48]
	mulx r15, rbx, rdx
	mov rdx, qword ptr [rsi+56]
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
	/* A = X1*X1 */
	mov rdx, qword ptr [rsi]
	mulx rdi, r9, qword ptr [rsi+8]
	mulx r10, r11, qword ptr [rsi+16]
	mulx r12, r13, qword ptr [rsi+24]
	add rdi, r11
	adc r10, r13
	adc r12, 0
	mov rdx, qword ptr [rsi+8]
	mulx r11, r13, qword ptr [rsi+16]
	xor r14d, r14d
	adcx r10, r13
	adox r12, r11
	mulx r11, rbp, qword ptr [rsi+24]
	adcx r12, rbp
	adox r11, r14
	adc r11, 0
	mov rdx, qword ptr [rsi+16]
	mulx rbp, r13, qword ptr [rsi+24]
	add r11, r13
	adc rbp, 0
	mov rdx, qword ptr [rsi]
	mulx r13, r15, rdx
	mov rdx, qword ptr [rsi+8]
	mov qword ptr [rsp+8], r8
	mulx r14, r8, rdx
	mov rdx, qword ptr [rsi+16]
	mov qword ptr [rsp+16], rax
	mov qword ptr [rsp+24], rcx
	mulx rax, rcx, rdx
	mov rdx, qword ptr [rsi+24]
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
	/* t1 = X1+Y1 */
	mov r8, qword ptr [rsi]
	add r8, qword ptr [rsi+32]
	mov r11, qword ptr [rsi+8]
	adc r11, qword ptr [rsi+40]
	mov rbx, qword ptr [rsi+16]
	adc rbx, qword ptr [rsi+48]
	mov rbp, qword ptr [rsi+24]
	adc rbp, qword ptr [rsi+56]
	sbb r12, r12
	and r12d, 189
	add r8, r12
	adc r11, 0
	adc rbx, 0
	adc rbp, 0
	lea r12, [r8+189]
	cmovc r8, r12
	/* G, H = B-A, B-A-2*B */
	mov r12, qword ptr [rsp+32]
	sub r12, rax
	mov r13, qword ptr [rsp+24]
	sbb r13, r9
	mov r14, qword ptr [rsp+16]
	sbb r14, rdi
	mov r15, qword ptr [rsp+8]
	sbb r15, r10
	sbb rdx, rdx
	and edx, 189
	sub r12, rdx
	sbb r13, 0
	sbb r14, 0
	sbb r15, 0
	lea rdx, [r12-189]
	cmovc r12, rdx
	mov rdx, r12
	sub rdx, qword ptr [rsp+32]
	mov rcx, r13
	sbb rcx, qword ptr [rsp+24]
	mov qword ptr [rsp+40], r13
	mov r13, r14
	sbb r13, qword ptr [rsp+16]
	mov qword ptr [rsp+48], r14
	mov r14, r15
	sbb r14, qword ptr [rsp+8]
	mov qword ptr [rsp+56], r15
	setc r15b
	movzx r15d, r15b
	sub rdx, qword ptr [rsp+32]
	sbb rcx, qword ptr [rsp+24]
	sbb r13, qword ptr [rsp+16]
	sbb r14, qword ptr [rsp+8]
	adc r15, 0
	mov qword ptr [rsp+64], r12
	lea r12, [r15+r15*4]
	lea r12, [r15+r12*4]
	lea r12, [r12+r12*8]
	sub rdx, r12
	sbb rcx, 0
	sbb r13, 0
	sbb r14, 0
	lea r12, [rdx-189]
	cmovc rdx, r12
	/* t2 = t1*t1 */
	mov r12, rdx
	mov rdx, r8
	mov qword ptr [rsp+72], r14
	mulx r15, r14, r11
	mov qword ptr [rsp+80], r13
	mulx r8, r13, rbx
	mov qword ptr [rsp+88], rcx
	mov qword ptr [rsp+96], r12
	mulx rcx, r12, rbp
	add r15, r13
	adc r8, r12
	adc rcx, 0
	mov r12, rdx
	mov rdx, r11
	mov qword ptr [rsp+104], r10
	mulx r13, r10, rbx
	xor r11d, r11d
	adcx r8, r10
	adox rcx, r13
	mulx r10, r13, rbp
	adcx rcx, r13
	adox r10, r11
	adc r10, 0
	mov r13, rdx
	mov rdx, rbx
	mov qword ptr [rsp+112], rdi
	mulx r11, rdi, rbp
	add r10, rdi
	adc r11, 0
	mov rdi, rdx
	mov rdx, r12
	mov qword ptr [rsp+120], r9
	mulx rbx, r9, rdx
	mov rdx, r13
	mov qword ptr [rsp+128], rax
	mulx r12, rax, rdx
	mov rdx, rdi
	mov qword ptr [rsp+136], rsi
	mulx r13, rsi, rdx
	mov rdx, rbp
	mov qword ptr [rsp+144], r9
	mulx rdi, r9, rdx
	xor ebp, ebp
	adcx r14, r14
	adox r14, rbx
	adcx r15, r15
	adox r15, rax
	adcx r8, r8
	adox r8, r12
	adcx rcx, rcx
	adox rcx, rsi
	adcx r10, r10
	adox r10, r13
	adcx r11, r11
	adox r11, r9
	adox rdi, rbp
	adc rdi, 0
	mov edx, 189
	mulx rcx, rax, rcx
	xor esi, esi
	adcx rax, qword ptr [rsp+144]
	adox r14, rcx
	mulx r10, rcx, r10
	adcx r14, rcx
	adox r15, r10
	mulx r11, rcx, r11
	adcx r15, rcx
	adox r8, r11
	mulx rdi, rcx, rdi
	adcx r8, rcx
	adox rdi, rsi
	adc rdi, 0
	lea rcx, [rdi+rdi*4]
	lea rcx, [rdi+rcx*4]
	lea rcx, [rcx+rcx*8]
	add rax, rcx
	adc r14, 0
	adc r15, 0
	adc r8, 0
	lea rcx, [rax+189]
	cmovc rax, rcx
	/* t0 = Z1*Z1 */
	mov rcx, qword ptr [rsp+136]
	mov rdx, qword ptr [rcx+64]
	mulx rdi, r9, qword ptr [rcx+72]
	mulx r10, r11, qword ptr [rcx+80]
	mulx rbx, rbp, qword ptr [rcx+88]
	add rdi, r11
	adc r10, rbp
	adc rbx, 0
	mov rdx, qword ptr [rcx+72]
	mulx r11, rbp, qword ptr [rcx+80]
	xor r12d, r12d
	adcx r10, rbp
	adox rbx, r11
	mulx rsi, r11, qword ptr [rcx+88]
	adcx rbx, r11
	adox rsi, r12
	adc rsi, 0
	mov rdx, qword ptr [rcx+80]
	mulx r11, rbp, qword ptr [rcx+88]
	add rsi, rbp
	adc r11, 0
	mov rdx, qword ptr [rcx+64]
	mulx rbp, r13, rdx
	mov rdx, qword ptr [rcx+72]
	mov qword ptr [rsp+144], r8
	mulx r12, r8, rdx
	mov rdx, qword ptr [rcx+80]
	mov qword ptr [rsp+152], r15
	mov qword ptr [rsp+160], r14
	mulx r15, r14, rdx
	mov rdx, qword ptr [rcx+88]
	mov qword ptr [rsp+168], rax
	mov qword ptr [rsp+176], r13
	mulx rax, r13, rdx
	xor ecx, ecx
	adcx r9, r9
	adox r9, rbp
	adcx rdi, rdi
	adox rdi, r8
	adcx r10, r10
	adox r10, r12
	adcx rbx, rbx
	adox rbx, r14
	adcx rsi, rsi
	adox rsi, r15
	adcx r11, r11
	adox r11, r13
	adox rax, rcx
	adc rax, 0
	mov edx, 189
	mulx rbx, r8, rbx
	xor ebp, ebp
	adcx r8, qword ptr [rsp+176]
	adox r9, rbx
	mulx rsi, rcx, rsi
	adcx r9, rcx
	adox rdi, rsi
	mulx r11, rcx, r11
	adcx rdi, rcx
	adox r10, r11
	mulx rax, rcx, rax
	adcx r10, rcx
	adox rax, rbp
	adc rax, 0
	lea rcx, [rax+rax*4]
	lea rcx, [rax+rcx*4]
	lea rcx, [rcx+rcx*8]
	add r8, rcx
	adc r9, 0
	adc rdi, 0
	adc r10, 0
	lea rax, [r8+189]
	cmovc r8, rax
	/* E = t2-A-B */
	mov rax, qword ptr [rsp+168]
	sub rax, qword ptr [rsp+128]
	mov rcx, qword ptr [rsp+160]
	sbb rcx, qword ptr [rsp+120]
	mov rsi, qword ptr [rsp+152]
	sbb rsi, qword ptr [rsp+112]
	mov r11, qword ptr [rsp+144]
	sbb r11, qword ptr [rsp+104]
	setc bl
	movzx ebx, bl
	sub rax, qword ptr [rsp+32]
	sbb rcx, qword ptr [rsp+24]
	sbb rsi, qword ptr [rsp+16]
	sbb r11, qword ptr [rsp+8]
	adc rbx, 0
	lea r12, [rbx+rbx*4]
	lea r12, [rbx+r12*4]
	lea r12, [r12+r12*8]
	sub rax, r12
	sbb rcx, 0
	sbb rsi, 0
	sbb r11, 0
	lea rbx, [rax-189]
	cmovc rax, rbx
	/* F = G-2*t0 */
	mov rbx, qword ptr [rsp+64]
	sub rbx, r8
	mov r12, qword ptr [rsp+40]
	sbb r12, r9
	mov r13, qword ptr [rsp+48]
	sbb r13, rdi
	mov r14, qword ptr [rsp+56]
	sbb r14, r10
	setc r15b
	movzx r15d, r15b
	sub rbx, r8
	sbb r12, r9
	sbb r13, rdi
	sbb r14, r10
	adc r15, 0
	lea rdi, [r15+r15*4]
	lea rdi, [r15+rdi*4]
	lea rdi, [rdi+rdi*8]
	sub rbx, rdi
	sbb r12, 0
	sbb r13, 0
	sbb r14, 0
	lea rdi, [rbx-189]
	cmovc rbx, rdi
	/* Y3_s = G*H */
	mov rdx, qword ptr [rsp+96]
	mulx rdi, r8, qword ptr [rsp+64]
	mulx r9, r10, qword ptr [rsp+40]
	mulx r15, rbp, qword ptr [rsp+48]
	mov qword ptr [rsp+8], r14
	mulx r14, rdx, qword ptr [rsp+56]
	add rdi, r10
	adc r9, rbp
	adc r15, rdx
	adc r14, 0
	mov rdx, qword ptr [rsp+88]
	mulx r10, rbp, qword ptr [rsp+64]
	mov qword ptr [rsp+16], r13
	xor r13d, r13d
	adcx rdi, rbp
	adox r9, r10
	mulx r10, rbp, qword ptr [rsp+40]
	adcx r9, rbp
	adox r15, r10
	mulx r10, rbp, qword ptr [rsp+48]
	adcx r15, rbp
	adox r14, r10
	mulx r10, rdx, qword ptr [rsp+56]
	adcx r14, rdx
	adox r10, r13
	adc r10, 0
	mov rdx, qword ptr [rsp+80]
	mulx rbp, r13, qword ptr [rsp+64]
	mov qword ptr [rsp+24], r12
	xor r12d, r12d
	adcx r9, r13
	adox r15, rbp
	mulx rbp, r13, qword ptr [rsp+40]
	adcx r15, r13
	adox r14, rbp
	mulx rbp, r13, qword ptr [rsp+48]
	adcx r14, r13
	adox r10, rbp
	mulx rbp, rdx, qword ptr [rsp+56]
	adcx r10, rdx
	adox rbp, r12
	adc rbp, 0
	mov rdx, qword ptr [rsp+72]
	mulx r13, r12, qword ptr [rsp+64]
	mov qword ptr [rsp+32], r11
	xor r11d, r11d
	adcx r15, r12
	adox r14, r13
	mulx r12, r13, qword ptr [rsp+40]
	adcx r14, r13
	adox r10, r12
	mulx r12, r13, qword ptr [rsp+48]
	adcx r10, r13
	adox rbp, r12
	mulx r12, rdx, qword ptr [rsp+56]
	adcx rbp, rdx
	adox r12, r11
	adc r12, 0
	mov edx, 189
	mulx r14, r13, r14
	xor r11d, r11d
	adcx r8, r13
	adox rdi, r14
	mulx r10, r13, r10
	adcx rdi, r13
	adox r9, r10
	mulx rbp, r10, rbp
	adcx r9, r10
	adox r15, rbp
	mulx r12, r10, r12
	adcx r15, r10
	adox r12, r11
	adc r12, 0
	lea r10, [r12+r12*4]
	lea r10, [r12+r10*4]
	lea r10, [r10+r10*8]
	add r8, r10
	adc rdi, 0
	adc r9, 0
	adc r15, 0
	lea r10, [r8+189]
	cmovc r8, r10
	/* X3_s = E*F */
	mov rdx, rbx
	mulx r10, rbp, rax
	mulx rbx, r12, rcx
	mulx r13, r14, rsi
	mov qword ptr [rsp+72], r15
	mulx r11, r15, qword ptr [rsp+32]
	add r10, r12
	adc rbx, r14
	adc r13, r15
	adc r11, 0
	mov r12, rdx
	mov rdx, qword ptr [rsp+24]
	mulx r14, r15, rax
	mov qword ptr [rsp+80], r9
	xor r9d, r9d
	adcx r10, r15
	adox rbx, r14
	mulx r14, r15, rcx
	adcx rbx, r15
	adox r13, r14
	mulx r14, r15, rsi
	adcx r13, r15
	adox r11, r14
	mulx r14, r15, qword ptr [rsp+32]
	adcx r11, r15
	adox r14, r9
	adc r14, 0
	mov rdx, qword ptr [rsp+16]
	mulx r15, r9, rax
	mov qword ptr [rsp+88], rdi
	xor edi, edi
	adcx rbx, r9
	adox r13, r15
	mulx r9, r15, rcx
	adcx r13, r15
	adox r11, r9
	mulx r9, r15, rsi
	adcx r11, r15
	adox r14, r9
	mulx r9, r15, qword ptr [rsp+32]
	adcx r14, r15
	adox r9, rdi
	adc r9, 0
	mov rdx, qword ptr [rsp+8]
	mulx rax, r15, rax
	xor edi, edi
	adcx r13, r15
	adox r11, rax
	mulx rcx, rax, rcx
	adcx r11, rax
	adox r14, rcx
	mulx rsi, rax, rsi
	adcx r14, rax
	adox r9, rsi
	mulx rax, rcx, qword ptr [rsp+32]
	adcx r9, rcx
	adox rax, rdi
	adc rax, 0
	mov edx, 189
	mulx r11, rcx, r11
	xor esi, esi
	adcx rbp, rcx
	adox r10, r11
	mulx r14, rcx, r14
	adcx r10, rcx
	adox rbx, r14
	mulx r9, rcx, r9
	adcx rbx, rcx
	adox r13, r9
	mulx rax, rcx, rax
	adcx r13, rcx
	adox rax, rsi
	adc rax, 0
	lea rcx, [rax+rax*4]
	lea rcx, [rax+rcx*4]
	lea rcx, [rcx+rcx*8]
	add rbp, rcx
	adc r10, 0
	adc rbx, 0
	adc r13, 0
	lea rax, [rbp+189]
	cmovc rbp, rax
	/* Z3_s = F*G */
	mov rdx, qword ptr [rsp+64]
	mulx rax, rcx, r12
	mulx rdi, r9, qword ptr [rsp+24]
	mulx r11, r14, qword ptr [rsp+16]
	mulx r15, rdx, qword ptr [rsp+8]
	add rax, r9
	adc rdi, r14
	adc r11, rdx
	adc r15, 0
	mov rdx, qword ptr [rsp+40]
	mulx r9, r14, r12
	xor esi, esi
	adcx rax, r14
	adox rdi, r9
	mulx r9, r14, qword ptr [rsp+24]
	adcx rdi, r14
	adox r11, r9
	mulx r9, r14, qword ptr [rsp+16]
	adcx r11, r14
	adox r15, r9
	mulx r9, rdx, qword ptr [rsp+8]
	adcx r15, rdx
	adox r9, rsi
	adc r9, 0
	mov rdx, qword ptr [rsp+48]
	mulx r14, rsi, r12
	mov qword ptr [rsp+32], r13
	xor r13d, r13d
	adcx rdi, rsi
	adox r11, r14
	mulx rsi, r14, qword ptr [rsp+24]
	adcx r11, r14
	adox r15, rsi
	mulx rsi, r14, qword ptr [rsp+16]
	adcx r15, r14
	adox r9, rsi
	mulx rsi, rdx, qword ptr [rsp+8]
	adcx r9, rdx
	adox rsi, r13
	adc rsi, 0
	mov rdx, qword ptr [rsp+56]
	mulx r12, r14, r12
	xor r13d, r13d
	adcx r11, r14
	adox r15, r12
	mulx r12, r14, qword ptr [rsp+24]
	adcx r15, r14
	adox r9, r12
	mulx r12, r14, qword ptr [rsp+16]
	adcx r9, r14
	adox rsi, r12
	mulx r12, rdx, qword ptr [rsp+8]
	adcx rsi, rdx
	adox r12, r13
	adc r12, 0
	mov edx, 189
	mulx r15, r14, r15
	xor r13d, r13d
	adcx rcx, r14
	adox rax, r15
	mulx r9, r14, r9
	adcx rax, r14
	adox rdi, r9
	mulx rsi, r9, rsi
	adcx rdi, r9
	adox r11, rsi
	mulx r12, rsi, r12
	adcx r11, rsi
	adox r12, r13
	adc r12, 0
	lea rsi, [r12+r12*4]
	lea rsi, [r12+rsi*4]
	lea rsi, [rsi+rsi*8]
	add rcx, rsi
	adc rax, 0
	adc rdi, 0
	adc r11, 0
	lea rsi, [rcx+189]
	cmovc rcx, rsi
	/* B_r2 = Y3_s*Y3_s */
	mov rdx, r8
	mulx rsi, r9, qword ptr [rsp+88]
	mulx r8, r12, qword ptr [rsp+80]
	mulx r14, r15, qword ptr [rsp+72]
	add rsi, r12
	adc r8, r15
	adc r14, 0
	mov r12, rdx
	mov rdx, qword ptr [rsp+88]
	mulx r15, r13, qword ptr [rsp+80]
	mov qword ptr [rsp+8], r11
	xor r11d, r11d
	adcx r8, r13
	adox r14, r15
	mulx r13, r15, qword ptr [rsp+72]
	adcx r14, r15
	adox r13, r11
	adc r13, 0
	mov rdx, qword ptr [rsp+80]
	mulx r15, r11, qword ptr [rsp+72]
	add r13, r11
	adc r15, 0
	mov rdx, r12
	mov qword ptr [rsp+16], rdi
	mulx r11, rdi, rdx
	mov r12, rdx
	mov rdx, qword ptr [rsp+88]
	mov qword ptr [rsp+24], rax
	mov qword ptr [rsp+40], rcx
	mulx rax, rcx, rdx
	mov rdx, qword ptr [rsp+80]
	mov qword ptr [rsp+48], r12
	mov qword ptr [rsp+56], rbx
	mulx r12, rbx, rdx
	mov rdx, qword ptr [rsp+72]
	mov qword ptr [rsp+64], r10
	mov qword ptr [rsp+96], rbp
	mulx r10, rbp, rdx
	xor edx, edx
	adcx r9, r9
	adox r9, r11
	adcx rsi, rsi
	adox rsi, rcx
	adcx r8, r8
	adox r8, rax
	adcx r14, r14
	adox r14, rbx
	adcx r13, r13
	adox r13, r12
	adcx r15, r15
	adox r15, rbp
	adox r10, rdx
	adc r10, 0
	mov edx, 189
	mulx r14, rax, r14
	xor ecx, ecx
	adcx rdi, rax
	adox r9, r14
	mulx r13, rax, r13
	adcx r9, rax
	adox rsi, r13
	mulx r15, rax, r15
	adcx rsi, rax
	adox r8, r15
	mulx r10, rax, r10
	adcx r8, rax
	adox r10, rcx
	adc r10, 0
	lea rax, [r10+r10*4]
	lea rax, [r10+rax*4]
	lea rax, [rax+rax*8]
	add rdi, rax
	adc r9, 0
	adc rsi, 0
	adc r8, 0
	lea rax, [rdi+189]
	cmovc rdi, rax
	/* A_r2 = X3_s*X3_s */
	mov rdx, qword ptr [rsp+96]
	mulx rax, r10, qword ptr [rsp+64]
	mulx r11, rbx, qword ptr [rsp+56]
	mulx rbp, r12, qword ptr [rsp+32]
	add rax, rbx
	adc r11, r12
	adc rbp, 0
	mov rdx, qword ptr [rsp+64]
	mulx rbx, r12, qword ptr [rsp+56]
	xor r13d, r13d
	adcx r11, r12
	adox rbp, rbx
	mulx rcx, rbx, qword ptr [rsp+32]
	adcx rbp, rbx
	adox rcx, r13
	adc rcx, 0
	mov rdx, qword ptr [rsp+56]
	mulx rbx, r12, qword ptr [rsp+32]
	add rcx, r12
	adc rbx, 0
	mov rdx, qword ptr [rsp+96]
	mulx r12, r14, rdx
	mov rdx, qword ptr [rsp+64]
	mulx r15, r13, rdx
	mov rdx, qword ptr [rsp+56]
	mov qword ptr [rsp+104], r8
	mov qword ptr [rsp+112], rsi
	mulx r8, rsi, rdx
	mov rdx, qword ptr [rsp+32]
	mov qword ptr [rsp+120], r9
	mov qword ptr [rsp+128], rdi
	mulx r9, rdi, rdx
	xor edx, edx
	adcx r10, r10
	adox r10, r12
	adcx rax, rax
	adox rax, r13
	adcx r11, r11
	adox r11, r15
	adcx rbp, rbp
	adox rbp, rsi
	adcx rcx, rcx
	adox rcx, r8
	adcx rbx, rbx
	adox rbx, rdi
	adox r9, rdx
	adc r9, 0
	mov edx, 189
	mulx rbp, rsi, rbp
	xor edi, edi
	adcx r14, rsi
	adox r10, rbp
	mulx rcx, rsi, rcx
	adcx r10, rsi
	adox rax, rcx
	mulx rbx, rcx, rbx
	adcx rax, rcx
	adox r11, rbx
	mulx r9, rcx, r9
	adcx r11, rcx
	adox r9, rdi
	adc r9, 0
	lea rcx, [r9+r9*4]
	lea rcx, [r9+rcx*4]
	lea rcx, [rcx+rcx*8]
	add r14, rcx
	adc r10, 0
	adc rax, 0
	adc r11, 0
	lea rcx, [r14+189]
	cmovc r14, rcx
	/* t1_r2 = X3_s+Y3_s */
	mov rcx, qword ptr [rsp+96]
	add rcx, qword ptr [rsp+48]
	mov rsi, qword ptr [rsp+64]
	adc rsi, qword ptr [rsp+88]
	mov r8, qword ptr [rsp+56]
	adc r8, qword ptr [rsp+80]
	mov r9, qword ptr [rsp+32]
	adc r9, qword ptr [rsp+72]
	sbb rbx, rbx
	and ebx, 189
	add rcx, rbx
	adc rsi, 0
	adc r8, 0
	adc r9, 0
	lea rbx, [rcx+189]
	cmovc rcx, rbx
	/* G_r2, H_r2 = B_r2-A_r2, B_r2-A_r2-2*B_r2 */
	mov rbx, qword ptr [rsp+128]
	sub rbx, r14
	mov rbp, qword ptr [rsp+120]
	sbb rbp, r10
	mov r12, qword ptr [rsp+112]
	sbb r12, rax
	mov r13, qword ptr [rsp+104]
	sbb r13, r11
	sbb r15, r15
	and r15d, 189
	sub rbx, r15
	sbb rbp, 0
	sbb r12, 0
	sbb r13, 0
	lea r15, [rbx-189]
	cmovc rbx, r15
	mov r15, rbx
	sub r15, qword ptr [rsp+128]
	mov rdx, rbp
	sbb rdx, qword ptr [rsp+120]
	mov rdi, r12
	sbb rdi, qword ptr [rsp+112]
	mov qword ptr [rsp+32], r12
	mov r12, r13
	sbb r12, qword ptr [rsp+104]
	mov qword ptr [rsp+48], r13
	setc r13b
	movzx r13d, r13b
	sub r15, qword ptr [rsp+128]
	sbb rdx, qword ptr [rsp+120]
	sbb rdi, qword ptr [rsp+112]
	sbb r12, qword ptr [rsp+104]
	adc r13, 0
	mov qword ptr [rsp+56], rbp
	lea rbp, [r13+r13*4]
	lea rbp, [r13+rbp*4]
	lea rbp, [rbp+rbp*8]
	sub r15, rbp
	sbb rdx, 0
	sbb rdi, 0
	sbb r12, 0
	lea rbp, [r15-189]
	cmovc r15, rbp
	/* t2_r2 = t1_r2*t1_r2 */
	mov rbp, rdx
	mov rdx, rcx
	mov qword ptr [rsp+64], r12
	mulx r13, r12, rsi
	mov qword ptr [rsp+72], rdi
	mulx rcx, rdi, r8
	mov qword ptr [rsp+80], rbp
	mov qword ptr [rsp+88], r15
	mulx rbp, r15, r9
	add r13, rdi
	adc rcx, r15
	adc rbp, 0
	mov rdi, rdx
	mov rdx, rsi
	mov qword ptr [rsp+96], rbx
	mulx r15, rbx, r8
	xor esi, esi
	adcx rcx, rbx
	adox rbp, r15
	mulx rbx, r15, r9
	adcx rbp, r15
	adox rbx, rsi
	adc rbx, 0
	mov r15, rdx
	mov rdx, r8
	mov qword ptr [rsp+136], r11
	mulx rsi, r11, r9
	add rbx, r11
	adc rsi, 0
	mov r8, rdx
	mov rdx, rdi
	mov qword ptr [rsp+144], rax
	mulx r11, rax, rdx
	mov rdx, r15
	mov qword ptr [rsp+152], r10
	mulx rdi, r10, rdx
	mov rdx, r8
	mov qword ptr [rsp+160], r14
	mulx r15, r14, rdx
	mov rdx, r9
	mov qword ptr [rsp+168], rax
	mulx r8, rax, rdx
	xor r9d, r9d
	adcx r12, r12
	adox r12, r11
	adcx r13, r13
	adox r13, r10
	adcx rcx, rcx
	adox rcx, rdi
	adcx rbp, rbp
	adox rbp, r14
	adcx rbx, rbx
	adox rbx, r15
	adcx rsi, rsi
	adox rsi, rax
	adox r8, r9
	adc r8, 0
	mov edx, 189
	mulx rbp, rax, rbp
	xor edi, edi
	adcx rax, qword ptr [rsp+168]
	adox r12, rbp
	mulx rbx, r9, rbx
	adcx r12, r9
	adox r13, rbx
	mulx rsi, r9, rsi
	adcx r13, r9
	adox rcx, rsi
	mulx r8, rsi, r8
	adcx rcx, rsi
	adox r8, rdi
	adc r8, 0
	lea rsi, [r8+r8*4]
	lea rsi, [r8+rsi*4]
	lea rsi, [rsi+rsi*8]
	add rax, rsi
	adc r12, 0
	adc r13, 0
	adc rcx, 0
	lea rsi, [rax+189]
	cmovc rax, rsi
	/* t0_r2 = Z3_s*Z3_s */
	mov rdx, qword ptr [rsp+40]
	mulx rsi, r8, qword ptr [rsp+24]
	mulx r9, r10, qword ptr [rsp+16]
	mulx r11, rbx, qword ptr [rsp+8]
	add rsi, r10
	adc r9, rbx
	adc r11, 0
	mov rdx, qword ptr [rsp+24]
	mulx r10, rbx, qword ptr [rsp+16]
	xor ebp, ebp
	adcx r9, rbx
	adox r11, r10
	mulx rdi, r10, qword ptr [rsp+8]
	adcx r11, r10
	adox rdi, rbp
	adc rdi, 0
	mov rdx, qword ptr [rsp+16]
	mulx r10, rbx, qword ptr [rsp+8]
	add rdi, rbx
	adc r10, 0
	mov rdx, qword ptr [rsp+40]
	mulx rbx, r14, rdx
	mov rdx, qword ptr [rsp+24]
	mulx r15, rbp, rdx
	mov rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+24], rcx
	mov qword ptr [rsp+40], r13
	mulx rcx, r13, rdx
	mov rdx, qword ptr [rsp+8]
	mov qword ptr [rsp+16], r12
	mov qword ptr [rsp+168], rax
	mulx r12, rax, rdx
	xor edx, edx
	adcx r8, r8
	adox r8, rbx
	adcx rsi, rsi
	adox rsi, rbp
	adcx r9, r9
	adox r9, r15
	adcx r11, r11
	adox r11, r13
	adcx rdi, rdi
	adox rdi, rcx
	adcx r10, r10
	adox r10, rax
	adox r12, rdx
	adc r12, 0
	mov edx, 189
	mulx r11, rax, r11
	xor ecx, ecx
	adcx r14, rax
	adox r8, r11
	mulx rdi, rax, rdi
	adcx r8, rax
	adox rsi, rdi
	mulx r10, rax, r10
	adcx rsi, rax
	adox r9, r10
	mulx r12, rax, r12
	adcx r9, rax
	adox r12, rcx
	adc r12, 0
	lea rax, [r12+r12*4]
	lea rax, [r12+rax*4]
	lea rax, [rax+rax*8]
	add r14, rax
	adc r8, 0
	adc rsi, 0
	adc r9, 0
	lea rax, [r14+189]
	cmovc r14, rax
	/* E_r2 = t2_r2-A_r2-B_r2 */
	mov rax, qword ptr [rsp+168]
	sub rax, qword ptr [rsp+160]
	mov rdi, qword ptr [rsp+16]
	sbb rdi, qword ptr [rsp+152]
	mov r10, qword ptr [rsp+40]
	sbb r10, qword ptr [rsp+144]
	mov r11, qword ptr [rsp+24]
	sbb r11, qword ptr [rsp+136]
	setc bl
	movzx ebx, bl
	sub rax, qword ptr [rsp+128]
	sbb rdi, qword ptr [rsp+120]
	sbb r10, qword ptr [rsp+112]
	sbb r11, qword ptr [rsp+104]
	adc rbx, 0
	lea rbp, [rbx+rbx*4]
	lea rbp, [rbx+rbp*4]
	lea rbp, [rbp+rbp*8]
	sub rax, rbp
	sbb rdi, 0
	sbb r10, 0
	sbb r11, 0
	lea rbx, [rax-189]
	cmovc rax, rbx
	/* F_r2 = G_r2-2*t0_r2 */
	mov rbx, qword ptr [rsp+96]
	sub rbx, r14
	mov rbp, qword ptr [rsp+56]
	sbb rbp, r8
	mov r12, qword ptr [rsp+32]
	sbb r12, rsi
	mov r13, qword ptr [rsp+48]
	sbb r13, r9
	setc r15b
	movzx r15d, r15b
	sub rbx, r14
	sbb rbp, r8
	sbb r12, rsi
	sbb r13, r9
	adc r15, 0
	lea rsi, [r15+r15*4]
	lea rsi, [r15+rsi*4]
	lea rsi, [rsi+rsi*8]
	sub rbx, rsi
	sbb rbp, 0
	sbb r12, 0
	sbb r13, 0
	lea rsi, [rbx-189]
	cmovc rbx, rsi
	/* Y3_r2 = G_r2*H_r2 */
	mov rdx, qword ptr [rsp+88]
	mulx rsi, r8, qword ptr [rsp+96]
	mulx r9, r14, qword ptr [rsp+56]
	mulx r15, rcx, qword ptr [rsp+32]
	mov qword ptr [rsp+8], r13
	mulx r13, rdx, qword ptr [rsp+48]
	add rsi, r14
	adc r9, rcx
	adc r15, rdx
	adc r13, 0
	mov rdx, qword ptr [rsp+80]
	mulx rcx, r14, qword ptr [rsp+96]
	mov qword ptr [rsp+16], r12
	xor r12d, r12d
	adcx rsi, r14
	adox r9, rcx
	mulx rcx, r14, qword ptr [rsp+56]
	adcx r9, r14
	adox r15, rcx
	mulx rcx, r14, qword ptr [rsp+32]
	adcx r15, r14
	adox r13, rcx
	mulx rcx, rdx, qword ptr [rsp+48]
	adcx r13, rdx
	adox rcx, r12
	adc rcx, 0
	mov rdx, qword ptr [rsp+72]
	mulx r14, r12, qword ptr [rsp+96]
	mov qword ptr [rsp+24], rbp
	xor ebp, ebp
	adcx r9, r12
	adox r15, r14
	mulx r12, r14, qword ptr [rsp+56]
	adcx r15, r14
	adox r13, r12
	mulx r12, r14, qword ptr [rsp+32]
	adcx r13, r14
	adox rcx, r12
	mulx r12, rdx, qword ptr [rsp+48]
	adcx rcx, rdx
	adox r12, rbp
	adc r12, 0
	mov rdx, qword ptr [rsp+64]
	mulx r14, rbp, qword ptr [rsp+96]
	mov qword ptr [rsp+40], r11
	xor r11d, r11d
	adcx r15, rbp
	adox r13, r14
	mulx rbp, r14, qword ptr [rsp+56]
	adcx r13, r14
	adox rcx, rbp
	mulx rbp, r14, qword ptr [rsp+32]
	adcx rcx, r14
	adox r12, rbp
	mulx rbp, rdx, qword ptr [rsp+48]
	adcx r12, rdx
	adox rbp, r11
	adc rbp, 0
	mov edx, 189
	mulx r13, r14, r13
	xor r11d, r11d
	adcx r8, r14
	adox rsi, r13
	mulx rcx, r13, rcx
	adcx rsi, r13
	adox r9, rcx
	mulx r12, rcx, r12
	adcx r9, rcx
	adox r15, r12
	mulx rbp, rcx, rbp
	adcx r15, rcx
	adox rbp, r11
	adc rbp, 0
	lea rcx, [rbp+rbp*4]
	lea rcx, [rbp+rcx*4]
	lea rcx, [rcx+rcx*8]
	add r8, rcx
	adc rsi, 0
	adc r9, 0
	adc r15, 0
	lea rcx, [r8+189]
	cmovc r8, rcx
	/* X3_r2 = E_r2*F_r2 */
	mov rdx, rbx
	mulx rcx, rbp, rax
	mulx rbx, r12, rdi
	mulx r13, r14, r10
	mov qword ptr [rsp+64], r15
	mulx r11, r15, qword ptr [rsp+40]
	add rcx, r12
	adc rbx, r14
	adc r13, r15
	adc r11, 0
	mov r12, rdx
	mov rdx, qword ptr [rsp+24]
	mulx r14, r15, rax
	mov qword ptr [rsp+72], r9
	xor r9d, r9d
	adcx rcx, r15
	adox rbx, r14
	mulx r14, r15, rdi
	adcx rbx, r15
	adox r13, r14
	mulx r14, r15, r10
	adcx r13, r15
	adox r11, r14
	mulx r14, r15, qword ptr [rsp+40]
	adcx r11, r15
	adox r14, r9
	adc r14, 0
	mov rdx, qword ptr [rsp+16]
	mulx r15, r9, rax
	mov qword ptr [rsp+80], rsi
	xor esi, esi
	adcx rbx, r9
	adox r13, r15
	mulx r9, r15, rdi
	adcx r13, r15
	adox r11, r9
	mulx r9, r15, r10
	adcx r11, r15
	adox r14, r9
	mulx r9, r15, qword ptr [rsp+40]
	adcx r14, r15
	adox r9, rsi
	adc r9, 0
	mov rdx, qword ptr [rsp+8]
	mulx rax, r15, rax
	xor esi, esi
	adcx r13, r15
	adox r11, rax
	mulx rdi, rax, rdi
	adcx r11, rax
	adox r14, rdi
	mulx r10, rax, r10
	adcx r14, rax
	adox r9, r10
	mulx rax, rdi, qword ptr [rsp+40]
	adcx r9, rdi
	adox rax, rsi
	adc rax, 0
	mov edx, 189
	mulx r11, rdi, r11
	xor r10d, r10d
	adcx rbp, rdi
	adox rcx, r11
	mulx r14, rsi, r14
	adcx rcx, rsi
	adox rbx, r14
	mulx r9, rsi, r9
	adcx rbx, rsi
	adox r13, r9
	mulx rax, rsi, rax
	adcx r13, rsi
	adox rax, r10
	adc rax, 0
	lea rsi, [rax+rax*4]
	lea rsi, [rax+rsi*4]
	lea rsi, [rsi+rsi*8]
	add rbp, rsi
	adc rcx, 0
	adc rbx, 0
	adc r13, 0
	lea rax, [rbp+189]
	cmovc rbp, rax
	/* Z3_r2 = F_r2*G_r2 */
	mov rdx, qword ptr [rsp+96]
	mulx rax, rsi, r12
	mulx rdi, r9, qword ptr [rsp+24]
	mulx r11, r14, qword ptr [rsp+16]
	mulx r15, rdx, qword ptr [rsp+8]
	add rax, r9
	adc rdi, r14
	adc r11, rdx
	adc r15, 0
	mov rdx, qword ptr [rsp+56]
	mulx r9, r14, r12
	xor r10d, r10d
	adcx rax, r14
	adox rdi, r9
	mulx r9, r14, qword ptr [rsp+24]
	adcx rdi, r14
	adox r11, r9
	mulx r9, r14, qword ptr [rsp+16]
	adcx r11, r14
	adox r15, r9
	mulx r9, rdx, qword ptr [rsp+8]
	adcx r15, rdx
	adox r9, r10
	adc r9, 0
	mov rdx, qword ptr [rsp+32]
	mulx r14, r10, r12
	mov qword ptr [rsp+40], r13
	xor r13d, r13d
	adcx rdi, r10
	adox r11, r14
	mulx r10, r14, qword ptr [rsp+24]
	adcx r11, r14
	adox r15, r10
	mulx r10, r14, qword ptr [rsp+16]
	adcx r15, r14
	adox r9, r10
	mulx r10, rdx, qword ptr [rsp+8]
	adcx r9, rdx
	adox r10, r13
	adc r10, 0
	mov rdx, qword ptr [rsp+48]
	mulx r12, r14, r12
	xor r13d, r13d
	adcx r11, r14
	adox r15, r12
	mulx r12, r14, qword ptr [rsp+24]
	adcx r15, r14
	adox r9, r12
	mulx r12, r14, qword ptr [rsp+16]
	adcx r9, r14
	adox r10, r12
	mulx r12, rdx, qword ptr [rsp+8]
	adcx r10, rdx
	adox r12, r13
	adc r12, 0
	mov edx, 189
	mulx r15, r14, r15
	xor r13d, r13d
	adcx rsi, r14
	adox rax, r15
	mulx r9, r14, r9
	adcx rax, r14
	adox rdi, r9
	mulx r10, r9, r10
	adcx rdi, r9
	adox r11, r10
	mulx r12, r9, r12
	adcx r11, r9
	adox r12, r13
	adc r12, 0
	lea r9, [r12+r12*4]
	lea r9, [r12+r9*4]
	lea r9, [r9+r9*8]
	add rsi, r9
	adc rax, 0
	adc rdi, 0
	adc r11, 0
	lea r9, [rsi+189]
	cmovc rsi, r9
	/* B_r3 = Y3_r2*Y3_r2 */
	mov rdx, r8
	mulx r9, r10, qword ptr [rsp+80]
	mulx r8, r12, qword ptr [rsp+72]
	mulx r14, r15, qword ptr [rsp+64]
	add r9, r12
	adc r8, r15
	adc r14, 0
	mov r12, rdx
	mov rdx, qword ptr [rsp+80]
	mulx r15, r13, qword ptr [rsp+72]
	mov qword ptr [rsp+8], r11
	xor r11d, r11d
	adcx r8, r13
	adox r14, r15
	mulx r13, r15, qword ptr [rsp+64]
	adcx r14, r15
	adox r13, r11
	adc r13, 0
	mov rdx, qword ptr [rsp+72]
	mulx r15, r11, qword ptr [rsp+64]
	add r13, r11
	adc r15, 0
	mov rdx, r12
	mov qword ptr [rsp+16], rdi
	mulx r11, rdi, rdx
	mov r12, rdx
	mov rdx, qword ptr [rsp+80]
	mov qword ptr [rsp+24], rax
	mov qword ptr [rsp+32], rsi
	mulx rax, rsi, rdx
	mov rdx, qword ptr [rsp+72]
	mov qword ptr [rsp+48], r12
	mov qword ptr [rsp+56], rbx
	mulx r12, rbx, rdx
	mov rdx, qword ptr [rsp+64]
	mov qword ptr [rsp+88], rcx
	mov qword ptr [rsp+96], rbp
	mulx rcx, rbp, rdx
	xor edx, edx
	adcx r10, r10
	adox r10, r11
	adcx r9, r9
	adox r9, rsi
	adcx r8, r8
	adox r8, rax
	adcx r14, r14
	adox r14, rbx
	adcx r13, r13
	adox r13, r12
	adcx r15, r15
	adox r15, rbp
	adox rcx, rdx
	adc rcx, 0
	mov edx, 189
	mulx r14, rax, r14
	xor esi, esi
	adcx rdi, rax
	adox r10, r14
	mulx r13, rax, r13
	adcx r10, rax
	adox r9, r13
	mulx r15, rax, r15
	adcx r9, rax
	adox r8, r15
	mulx rcx, rax, rcx
	adcx r8, rax
	adox rcx, rsi
	adc rcx, 0
	lea rax, [rcx+rcx*4]
	lea rax, [rcx+rax*4]
	lea rax, [rax+rax*8]
	add rdi, rax
	adc r10, 0
	adc r9, 0
	adc r8, 0
	lea rax, [rdi+189]
	cmovc rdi, rax
	/* A_r3 = X3_r2*X3_r2 */
	mov rdx, qword ptr [rsp+96]
	mulx rax, rcx, qword ptr [rsp+88]
	mulx r11, rbx, qword ptr [rsp+56]
	mulx rbp, r12, qword ptr [rsp+40]
	add rax, rbx
	adc r11, r12
	adc rbp, 0
	mov rdx, qword ptr [rsp+88]
	mulx rbx, r12, qword ptr [rsp+56]
	xor r13d, r13d
	adcx r11, r12
	adox rbp, rbx
	mulx rsi, rbx, qword ptr [rsp+40]
	adcx rbp, rbx
	adox rsi, r13
	adc rsi, 0
	mov rdx, qword ptr [rsp+56]
	mulx rbx, r12, qword ptr [rsp+40]
	add rsi, r12
	adc rbx, 0
	mov rdx, qword ptr [rsp+96]
	mulx r12, r14, rdx
	mov rdx, qword ptr [rsp+88]
	mulx r15, r13, rdx
	mov rdx, qword ptr [rsp+56]
	mov qword ptr [rsp+104], r8
	mov qword ptr [rsp+112], r9
	mulx r8, r9, rdx
	mov rdx, qword ptr [rsp+40]
	mov qword ptr [rsp+120], r10
	mov qword ptr [rsp+128], rdi
	mulx r10, rdi, rdx
	xor edx, edx
	adcx rcx, rcx
	adox rcx, r12
	adcx rax, rax
	adox rax, r13
	adcx r11, r11
	adox r11, r15
	adcx rbp, rbp
	adox rbp, r9
	adcx rsi, rsi
	adox rsi, r8
	adcx rbx, rbx
	adox rbx, rdi
	adox r10, rdx
	adc r10, 0
	mov edx, 189
	mulx rbp, rdi, rbp
	xor r8d, r8d
	adcx r14, rdi
	adox rcx, rbp
	mulx rsi, rdi, rsi
	adcx rcx, rdi
	adox rax, rsi
	mulx rbx, rsi, rbx
	adcx rax, rsi
	adox r11, rbx
	mulx r10, rsi, r10
	adcx r11, rsi
	adox r10, r8
	adc r10, 0
	lea rsi, [r10+r10*4]
	lea rsi, [r10+rsi*4]
	lea rsi, [rsi+rsi*8]
	add r14, rsi
	adc rcx, 0
	adc rax, 0
	adc r11, 0
	lea rsi, [r14+189]
	cmovc r14, rsi
	/* t1_r3 = X3_r2+Y3_r2 */
	mov rsi, qword ptr [rsp+96]
	add rsi, qword ptr [rsp+48]
	mov rdi, qword ptr [rsp+88]
	adc rdi, qword ptr [rsp+80]
	mov r9, qword ptr [rsp+56]
	adc r9, qword ptr [rsp+72]
	mov r10, qword ptr [rsp+40]
	adc r10, qword ptr [rsp+64]
	sbb rbx, rbx
	and ebx, 189
	add rsi, rbx
	adc rdi, 0
	adc r9, 0
	adc r10, 0
	lea rbx, [rsi+189]
	cmovc rsi, rbx
	/* G_r3, H_r3 = B_r3-A_r3, B_r3-A_r3-2*B_r3 */
	mov rbx, qword ptr [rsp+128]
	sub rbx, r14
	mov rbp, qword ptr [rsp+120]
	sbb rbp, rcx
	mov r12, qword ptr [rsp+112]
	sbb r12, rax
	mov r13, qword ptr [rsp+104]
	sbb r13, r11
	sbb r15, r15
	and r15d, 189
	sub rbx, r15
	sbb rbp, 0
	sbb r12, 0
	sbb r13, 0
	lea r15, [rbx-189]
	cmovc rbx, r15
	mov r15, rbx
	sub r15, qword ptr [rsp+128]
	mov rdx, rbp
	sbb rdx, qword ptr [rsp+120]
	mov r8, r12
	sbb r8, qword ptr [rsp+112]
	mov qword ptr [rsp+40], r12
	mov r12, r13
	sbb r12, qword ptr [rsp+104]
	mov qword ptr [rsp+48], r13
	setc r13b
	movzx r13d, r13b
	sub r15, qword ptr [rsp+128]
	sbb rdx, qword ptr [rsp+120]
	sbb r8, qword ptr [rsp+112]
	sbb r12, qword ptr [rsp+104]
	adc r13, 0
	mov qword ptr [rsp+56], rbp
	lea rbp, [r13+r13*4]
	lea rbp, [r13+rbp*4]
	lea rbp, [rbp+rbp*8]
	sub r15, rbp
	sbb rdx, 0
	sbb r8, 0
	sbb r12, 0
	lea rbp, [r15-189]
	cmovc r15, rbp
	/* t2_r3 = t1_r3*t1_r3 */
	mov rbp, rdx
	mov rdx, rsi
	mov qword ptr [rsp+64], r12
	mulx r13, r12, rdi
	mov qword ptr [rsp+72], r8
	mulx rsi, r8, r9
	mov qword ptr [rsp+80], rbp
	mov qword ptr [rsp+88], r15
	mulx rbp, r15, r10
	add r13, r8
	adc rsi, r15
	adc rbp, 0
	mov r8, rdx
	mov rdx, rdi
	mov qword ptr [rsp+96], rbx
	mulx r15, rbx, r9
	xor edi, edi
	adcx rsi, rbx
	adox rbp, r15
	mulx rbx, r15, r10
	adcx rbp, r15
	adox rbx, rdi
	adc rbx, 0
	mov r15, rdx
	mov rdx, r9
	mov qword ptr [rsp+136], r11
	mulx rdi, r11, r10
	add rbx, r11
	adc rdi, 0
	mov r9, rdx
	mov rdx, r8
	mov qword ptr [rsp+144], rax
	mulx r11, rax, rdx
	mov rdx, r15
	mov qword ptr [rsp+152], rcx
	mulx r8, rcx, rdx
	mov rdx, r9
	mov qword ptr [rsp+160], r14
	mulx r15, r14, rdx
	mov rdx, r10
	mov qword ptr [rsp+168], rax
	mulx r9, rax, rdx
	xor r10d, r10d
	adcx r12, r12
	adox r12, r11
	adcx r13, r13
	adox r13, rcx
	adcx rsi, rsi
	adox rsi, r8
	adcx rbp, rbp
	adox rbp, r14
	adcx rbx, rbx
	adox rbx, r15
	adcx rdi, rdi
	adox rdi, rax
	adox r9, r10
	adc r9, 0
	mov edx, 189
	mulx rbp, rax, rbp
	xor ecx, ecx
	adcx rax, qword ptr [rsp+168]
	adox r12, rbp
	mulx rbx, r8, rbx
	adcx r12, r8
	adox r13, rbx
	mulx rdi, r8, rdi
	adcx r13, r8
	adox rsi, rdi
	mulx r9, rdi, r9
	adcx rsi, rdi
	adox r9, rcx
	adc r9, 0
	lea rdi, [r9+r9*4]
	lea rdi, [r9+rdi*4]
	lea rdi, [rdi+rdi*8]
	add rax, rdi
	adc r12, 0
	adc r13, 0
	adc rsi, 0
	lea rdi, [rax+189]
	cmovc rax, rdi
	/* t0_r3 = Z3_r2*Z3_r2 */
	mov rdx, qword ptr [rsp+32]
	mulx rdi, r8, qword ptr [rsp+24]
	mulx r9, r10, qword ptr [rsp+16]
	mulx r11, rbx, qword ptr [rsp+8]
	add rdi, r10
	adc r9, rbx
	adc r11, 0
	mov rdx, qword ptr [rsp+24]
	mulx r10, rbx, qword ptr [rsp+16]
	xor ebp, ebp
	adcx r9, rbx
	adox r11, r10
	mulx rcx, r10, qword ptr [rsp+8]
	adcx r11, r10
	adox rcx, rbp
	adc rcx, 0
	mov rdx, qword ptr [rsp+16]
	mulx r10, rbx, qword ptr [rsp+8]
	add rcx, rbx
	adc r10, 0
	mov rdx, qword ptr [rsp+32]
	mulx rbx, r14, rdx
	mov rdx, qword ptr [rsp+24]
	mulx r15, rbp, rdx
	mov rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+24], rsi
	mov qword ptr [rsp+32], r13
	mulx rsi, r13, rdx
	mov rdx, qword ptr [rsp+8]
	mov qword ptr [rsp+16], r12
	mov qword ptr [rsp+168], rax
	mulx r12, rax, rdx
	xor edx, edx
	adcx r8, r8
	adox r8, rbx
	adcx rdi, rdi
	adox rdi, rbp
	adcx r9, r9
	adox r9, r15
	adcx r11, r11
	adox r11, r13
	adcx rcx, rcx
	adox rcx, rsi
	adcx r10, r10
	adox r10, rax
	adox r12, rdx
	adc r12, 0
	mov edx, 189
	mulx r11, rax, r11
	xor esi, esi
	adcx r14, rax
	adox r8, r11
	mulx rcx, rax, rcx
	adcx r8, rax
	adox rdi, rcx
	mulx r10, rax, r10
	adcx rdi, rax
	adox r9, r10
	mulx r12, rax, r12
	adcx r9, rax
	adox r12, rsi
	adc r12, 0
	lea rax, [r12+r12*4]
	lea rax, [r12+rax*4]
	lea rax, [rax+rax*8]
	add r14, rax
	adc r8, 0
	adc rdi, 0
	adc r9, 0
	lea rax, [r14+189]
	cmovc r14, rax
	/* E_r3 = t2_r3-A_r3-B_r3 */
	mov rax, qword ptr [rsp+168]
	sub rax, qword ptr [rsp+160]
	mov rcx, qword ptr [rsp+16]
	sbb rcx, qword ptr [rsp+152]
	mov r10, qword ptr [rsp+32]
	sbb r10, qword ptr [rsp+144]
	mov r11, qword ptr [rsp+24]
	sbb r11, qword ptr [rsp+136]
	setc bl
	movzx ebx, bl
	sub rax, qword ptr [rsp+128]
	sbb rcx, qword ptr [rsp+120]
	sbb r10, qword ptr [rsp+112]
	sbb r11, qword ptr [rsp+104]
	adc rbx, 0
	lea rbp, [rbx+rbx*4]
	lea rbp, [rbx+rbp*4]
	lea rbp, [rbp+rbp*8]
	sub rax, rbp
	sbb rcx, 0
	sbb r10, 0
	sbb r11, 0
	lea rbx, [rax-189]
	cmovc rax, rbx
	/* F_r3 = G_r3-2*t0_r3 */
	mov rbx, qword ptr [rsp+96]
	sub rbx, r14
	mov rbp, qword ptr [rsp+56]
	sbb rbp, r8
	mov r12, qword ptr [rsp+40]
	sbb r12, rdi
	mov r13, qword ptr [rsp+48]
	sbb r13, r9
	setc r15b
	movzx r15d, r15b
	sub rbx, r14
	sbb rbp, r8
	sbb r12, rdi
	sbb r13, r9
	adc r15, 0
	lea rdi, [r15+r15*4]
	lea rdi, [r15+rdi*4]
	lea rdi, [rdi+rdi*8]
	sub rbx, rdi
	sbb rbp, 0
	sbb r12, 0
	sbb r13, 0
	lea rdi, [rbx-189]
	cmovc rbx, rdi
	/* Y3_r3 = G_r3*H_r3 */
	mov rdx, qword ptr [rsp+88]
	mulx rdi, r8, qword ptr [rsp+96]
	mulx r9, r14, qword ptr [rsp+56]
	mulx r15, rsi, qword ptr [rsp+40]
	mov qword ptr [rsp+8], r13
	mulx r13, rdx, qword ptr [rsp+48]
	add rdi, r14
	adc r9, rsi
	adc r15, rdx
	adc r13, 0
	mov rdx, qword ptr [rsp+80]
	mulx rsi, r14, qword ptr [rsp+96]
	mov qword ptr [rsp+16], r12
	xor r12d, r12d
	adcx rdi, r14
	adox r9, rsi
	mulx rsi, r14, qword ptr [rsp+56]
	adcx r9, r14
	adox r15, rsi
	mulx rsi, r14, qword ptr [rsp+40]
	adcx r15, r14
	adox r13, rsi
	mulx rsi, rdx, qword ptr [rsp+48]
	adcx r13, rdx
	adox rsi, r12
	adc rsi, 0
	mov rdx, qword ptr [rsp+72]
	mulx r14, r12, qword ptr [rsp+96]
	mov qword ptr [rsp+24], rbp
	xor ebp, ebp
	adcx r9, r12
	adox r15, r14
	mulx r12, r14, qword ptr [rsp+56]
	adcx r15, r14
	adox r13, r12
	mulx r12, r14, qword ptr [rsp+40]
	adcx r13, r14
	adox rsi, r12
	mulx r12, rdx, qword ptr [rsp+48]
	adcx rsi, rdx
	adox r12, rbp
	adc r12, 0
	mov rdx, qword ptr [rsp+64]
	mulx r14, rbp, qword ptr [rsp+96]
	mov qword ptr [rsp+32], r11
	xor r11d, r11d
	adcx r15, rbp
	adox r13, r14
	mulx rbp, r14, qword ptr [rsp+56]
	adcx r13, r14
	adox rsi, rbp
	mulx rbp, r14, qword ptr [rsp+40]
	adcx rsi, r14
	adox r12, rbp
	mulx rbp, rdx, qword ptr [rsp+48]
	adcx r12, rdx
	adox rbp, r11
	adc rbp, 0
	mov edx, 189
	mulx r13, r14, r13
	xor r11d, r11d
	adcx r8, r14
	adox rdi, r13
	mulx rsi, r13, rsi
	adcx rdi, r13
	adox r9, rsi
	mulx r12, rsi, r12
	adcx r9, rsi
	adox r15, r12
	mulx rbp, rsi, rbp
	adcx r15, rsi
	adox rbp, r11
	adc rbp, 0
	lea rsi, [rbp+rbp*4]
	lea rsi, [rbp+rsi*4]
	lea rsi, [rsi+rsi*8]
	add r8, rsi
	adc rdi, 0
	adc r9, 0
	adc r15, 0
	lea rsi, [r8+189]
	cmovc r8, rsi
	/* X3_r3 = E_r3*F_r3 */
	mov rdx, rbx
	mulx rsi, rbp, rax
	mulx rbx, r12, rcx
	mulx r13, r14, r10
	mov qword ptr [rsp+64], r15
	mulx r11, r15, qword ptr [rsp+32]
	add rsi, r12
	adc rbx, r14
	adc r13, r15
	adc r11, 0
	mov r12, rdx
	mov rdx, qword ptr [rsp+24]
	mulx r14, r15, rax
	mov qword ptr [rsp+72], r9
	xor r9d, r9d
	adcx rsi, r15
	adox rbx, r14
	mulx r14, r15, rcx
	adcx rbx, r15
	adox r13, r14
	mulx r14, r15, r10
	adcx r13, r15
	adox r11, r14
	mulx r14, r15, qword ptr [rsp+32]
	adcx r11, r15
	adox r14, r9
	adc r14, 0
	mov rdx, qword ptr [rsp+16]
	mulx r15, r9, rax
	mov qword ptr [rsp+80], rdi
	xor edi, edi
	adcx rbx, r9
	adox r13, r15
	mulx r9, r15, rcx
	adcx r13, r15
	adox r11, r9
	mulx r9, r15, r10
	adcx r11, r15
	adox r14, r9
	mulx r9, r15, qword ptr [rsp+32]
	adcx r14, r15
	adox r9, rdi
	adc r9, 0
	mov rdx, qword ptr [rsp+8]
	mulx rax, r15, rax
	xor edi, edi
	adcx r13, r15
	adox r11, rax
	mulx rcx, rax, rcx
	adcx r11, rax
	adox r14, rcx
	mulx r10, rax, r10
	adcx r14, rax
	adox r9, r10
	mulx rax, rcx, qword ptr [rsp+32]
	adcx r9, rcx
	adox rax, rdi
	adc rax, 0
	mov edx, 189
	mulx r11, rcx, r11
	xor r10d, r10d
	adcx rbp, rcx
	adox rsi, r11
	mulx r14, rcx, r14
	adcx rsi, rcx
	adox rbx, r14
	mulx r9, rcx, r9
	adcx rbx, rcx
	adox r13, r9
	mulx rax, rcx, rax
	adcx r13, rcx
	adox rax, r10
	adc rax, 0
	lea rcx, [rax+rax*4]
	lea rcx, [rax+rcx*4]
	lea rcx, [rcx+rcx*8]
	add rbp, rcx
	adc rsi, 0
	adc rbx, 0
	adc r13, 0
	lea rax, [rbp+189]
	cmovc rbp, rax
	/* Z3_r3 = F_r3*G_r3 */
	mov rdx, qword ptr [rsp+96]
	mulx rax, rcx, r12
	mulx rdi, r9, qword ptr [rsp+24]
	mulx r11, r14, qword ptr [rsp+16]
	mulx r15, rdx, qword ptr [rsp+8]
	add rax, r9
	adc rdi, r14
	adc r11, rdx
	adc r15, 0
	mov rdx, qword ptr [rsp+56]
	mulx r9, r14, r12
	xor r10d, r10d
	adcx rax, r14
	adox rdi, r9
	mulx r9, r14, qword ptr [rsp+24]
	adcx rdi, r14
	adox r11, r9
	mulx r9, r14, qword ptr [rsp+16]
	adcx r11, r14
	adox r15, r9
	mulx r9, rdx, qword ptr [rsp+8]
	adcx r15, rdx
	adox r9, r10
	adc r9, 0
	mov rdx, qword ptr [rsp+40]
	mulx r14, r10, r12
	mov qword ptr [rsp+32], r13
	xor r13d, r13d
	adcx rdi, r10
	adox r11, r14
	mulx r10, r14, qword ptr [rsp+24]
	adcx r11, r14
	adox r15, r10
	mulx r10, r14, qword ptr [rsp+16]
	adcx r15, r14
	adox r9, r10
	mulx r10, rdx, qword ptr [rsp+8]
	adcx r9, rdx
	adox r10, r13
	adc r10, 0
	mov rdx, qword ptr [rsp+48]
	mulx r12, r14, r12
	xor r13d, r13d
	adcx r11, r14
	adox r15, r12
	mulx r12, r14, qword ptr [rsp+24]
	adcx r15, r14
	adox r9, r12
	mulx r12, r14, qword ptr [rsp+16]
	adcx r9, r14
	adox r10, r12
	mulx r12, rdx, qword ptr [rsp+8]
	adcx r10, rdx
	adox r12, r13
	adc r12, 0
	mov edx, 189
	mulx r15, r14, r15
	xor r13d, r13d
	adcx rcx, r14
	adox rax, r15
	mulx r9, r14, r9
	adcx rax, r14
	adox rdi, r9
	mulx r10, r9, r10
	adcx rdi, r9
	adox r11, r10
	mulx r12, r9, r12
	adcx r11, r9
	adox r12, r13
	adc r12, 0
	lea r9, [r12+r12*4]
	lea r9, [r12+r9*4]
	lea r9, [r9+r9*8]
	add rcx, r9
	adc rax, 0
	adc rdi, 0
	adc r11, 0
	lea r9, [rcx+189]
	cmovc rcx, r9
	/* B_r4 = Y3_r3*Y3_r3 */
	mov rdx, r8
	mulx r9, r10, qword ptr [rsp+80]
	mulx r8, r12, qword ptr [rsp+72]
	mulx r14, r15, qword ptr [rsp+64]
	add r9, r12
	adc r8, r15
	adc r14, 0
	mov r12, rdx
	mov rdx, qword ptr [rsp+80]
	mulx r15, r13, qword ptr [rsp+72]
	mov qword ptr [rsp+8], r11
	xor r11d, r11d
	adcx r8, r13
	adox r14, r15
	mulx r13, r15, qword ptr [rsp+64]
	adcx r14, r15
	adox r13, r11
	adc r13, 0
	mov rdx, qword ptr [rsp+72]
	mulx r15, r11, qword ptr [rsp+64]
	add r13, r11
	adc r15, 0
	mov rdx, r12
	mov qword ptr [rsp+16], rdi
	mulx r11, rdi, rdx
	mov r12, rdx
	mov rdx, qword ptr [rsp+80]
	mov qword ptr [rsp+24], rax
	mov qword ptr [rsp+40], rcx
	mulx rax, rcx, rdx
	mov rdx, qword ptr [rsp+72]
	mov qword ptr [rsp+48], r12
	mov qword ptr [rsp+56], rbx
	mulx r12, rbx, rdx
	mov rdx, qword ptr [rsp+64]
	mov qword ptr [rsp+88], rsi
	mov qword ptr [rsp+96], rbp
	mulx rsi, rbp, rdx
	xor edx, edx
	adcx r10, r10
	adox r10, r11
	adcx r9, r9
	adox r9, rcx
	adcx r8, r8
	adox r8, rax
	adcx r14, r14
	adox r14, rbx
	adcx r13, r13
	adox r13, r12
	adcx r15, r15
	adox r15, rbp
	adox rsi, rdx
	adc rsi, 0
	mov edx, 189
	mulx r14, rax, r14
	xor ecx, ecx
	adcx rdi, rax
	adox r10, r14
	mulx r13, rax, r13
	adcx r10, rax
	adox r9, r13
	mulx r15, rax, r15
	adcx r9, rax
	adox r8, r15
	mulx rsi, rax, rsi
	adcx r8, rax
	adox rsi, rcx
	adc rsi, 0
	lea rax, [rsi+rsi*4]
	lea rax, [rsi+rax*4]
	lea rax, [rax+rax*8]
	add rdi, rax
	adc r10, 0
	adc r9, 0
	adc r8, 0
	lea rax, [rdi+189]
	cmovc rdi, rax
	/* A_r4 = X3_r3*X3_r3 */
	mov rdx, qword ptr [rsp+96]
	mulx rax, rsi, qword ptr [rsp+88]
	mulx r11, rbx, qword ptr [rsp+56]
	mulx rbp, r12, qword ptr [rsp+32]
	add rax, rbx
	adc r11, r12
	adc rbp, 0
	mov rdx, qword ptr [rsp+88]
	mulx rbx, r12, qword ptr [rsp+56]
	xor r13d, r13d
	adcx r11, r12
	adox rbp, rbx
	mulx rcx, rbx, qword ptr [rsp+32]
	adcx rbp, rbx
	adox rcx, r13
	adc rcx, 0
	mov rdx, qword ptr [rsp+56]
	mulx rbx, r12, qword ptr [rsp+32]
	add rcx, r12
	adc rbx, 0
	mov rdx, qword ptr [rsp+96]
	mulx r12, r14, rdx
	mov rdx, qword ptr [rsp+88]
	mulx r15, r13, rdx
	mov rdx, qword ptr [rsp+56]
	mov qword ptr [rsp+104], r8
	mov qword ptr [rsp+112], r9
	mulx r8, r9, rdx
	mov rdx, qword ptr [rsp+32]
	mov qword ptr [rsp+120], r10
	mov qword ptr [rsp+128], rdi
	mulx r10, rdi, rdx
	xor edx, edx
	adcx rsi, rsi
	adox rsi, r12
	adcx rax, rax
	adox rax, r13
	adcx r11, r11
	adox r11, r15
	adcx rbp, rbp
	adox rbp, r9
	adcx rcx, rcx
	adox rcx, r8
	adcx rbx, rbx
	adox rbx, rdi
	adox r10, rdx
	adc r10, 0
	mov edx, 189
	mulx rbp, rdi, rbp
	xor r8d, r8d
	adcx r14, rdi
	adox rsi, rbp
	mulx rcx, rdi, rcx
	adcx rsi, rdi
	adox rax, rcx
	mulx rbx, rcx, rbx
	adcx rax, rcx
	adox r11, rbx
	mulx r10, rcx, r10
	adcx r11, rcx
	adox r10, r8
	adc r10, 0
	lea rcx, [r10+r10*4]
	lea rcx, [r10+rcx*4]
	lea rcx, [rcx+rcx*8]
	add r14, rcx
	adc rsi, 0
	adc rax, 0
	adc r11, 0
	lea rcx, [r14+189]
	cmovc r14, rcx
	/* t1_r4 = X3_r3+Y3_r3 */
	mov rcx, qword ptr [rsp+96]
	add rcx, qword ptr [rsp+48]
	mov rdi, qword ptr [rsp+88]
	adc rdi, qword ptr [rsp+80]
	mov r9, qword ptr [rsp+56]
	adc r9, qword ptr [rsp+72]
	mov r10, qword ptr [rsp+32]
	adc r10, qword ptr [rsp+64]
	sbb rbx, rbx
	and ebx, 189
	add rcx, rbx
	adc rdi, 0
	adc r9, 0
	adc r10, 0
	lea rbx, [rcx+189]
	cmovc rcx, rbx
	/* G_r4, H_r4 = B_r4-A_r4, B_r4-A_r4-2*B_r4 */
	mov rbx, qword ptr [rsp+128]
	sub rbx, r14
	mov rbp, qword ptr [rsp+120]
	sbb rbp, rsi
	mov r12, qword ptr [rsp+112]
	sbb r12, rax
	mov r13, qword ptr [rsp+104]
	sbb r13, r11
	sbb r15, r15
	and r15d, 189
	sub rbx, r15
	sbb rbp, 0
	sbb r12, 0
	sbb r13, 0
	lea r15, [rbx-189]
	cmovc rbx, r15
	mov r15, rbx
	sub r15, qword ptr [rsp+128]
	mov rdx, rbp
	sbb rdx, qword ptr [rsp+120]
	mov r8, r12
	sbb r8, qword ptr [rsp+112]
	mov qword ptr [rsp+32], r12
	mov r12, r13
	sbb r12, qword ptr [rsp+104]
	mov qword ptr [rsp+48], r13
	setc r13b
	movzx r13d, r13b
	sub r15, qword ptr [rsp+128]
	sbb rdx, qword ptr [rsp+120]
	sbb r8, qword ptr [rsp+112]
	sbb r12, qword ptr [rsp+104]
	adc r13, 0
	mov qword ptr [rsp+56], rbp
	lea rbp, [r13+r13*4]
	lea rbp, [r13+rbp*4]
	lea rbp, [rbp+rbp*8]
	sub r15, rbp
	sbb rdx, 0
	sbb r8, 0
	sbb r12, 0
	lea rbp, [r15-189]
	cmovc r15, rbp
	/* t2_r4 = t1_r4*t1_r4 */
	mov rbp, rdx
	mov rdx, rcx
	mov qword ptr [rsp+64], r12
	mulx r13, r12, rdi
	mov qword ptr [rsp+72], r8
	mulx rcx, r8, r9
	mov qword ptr [rsp+80], rbp
	mov qword ptr [rsp+88], r15
	mulx rbp, r15, r10
	add r13, r8
	adc rcx, r15
	adc rbp, 0
	mov r8, rdx
	mov rdx, rdi
	mov qword ptr [rsp+96], rbx
	mulx r15, rbx, r9
	xor edi, edi
	adcx rcx, rbx
	adox rbp, r15
	mulx rbx, r15, r10
	adcx rbp, r15
	adox rbx, rdi
	adc rbx, 0
	mov r15, rdx
	mov rdx, r9
	mov qword ptr [rsp+136], r11
	mulx rdi, r11, r10
	add rbx, r11
	adc rdi, 0
	mov r9, rdx
	mov rdx, r8
	mov qword ptr [rsp+144], rax
	mulx r11, rax, rdx
	mov rdx, r15
	mov qword ptr [rsp+152], rsi
	mulx r8, rsi, rdx
	mov rdx, r9
	mov qword ptr [rsp+160], r14
	mulx r15, r14, rdx
	mov rdx, r10
	mov qword ptr [rsp+168], rax
	mulx r9, rax, rdx
	xor r10d, r10d
	adcx r12, r12
	adox r12, r11
	adcx r13, r13
	adox r13, rsi
	adcx rcx, rcx
	adox rcx, r8
	adcx rbp, rbp
	adox rbp, r14
	adcx rbx, rbx
	adox rbx, r15
	adcx rdi, rdi
	adox rdi, rax
	adox r9, r10
	adc r9, 0
	mov edx, 189
	mulx rbp, rax, rbp
	xor esi, esi
	adcx rax, qword ptr [rsp+168]
	adox r12, rbp
	mulx rbx, r8, rbx
	adcx r12, r8
	adox r13, rbx
	mulx rdi, r8, rdi
	adcx r13, r8
	adox rcx, rdi
	mulx r9, rdi, r9
	adcx rcx, rdi
	adox r9, rsi
	adc r9, 0
	lea rdi, [r9+r9*4]
	lea rdi, [r9+rdi*4]
	lea rdi, [rdi+rdi*8]
	add rax, rdi
	adc r12, 0
	adc r13, 0
	adc rcx, 0
	lea rdi, [rax+189]
	cmovc rax, rdi
	/* t0_r4 = Z3_r3*Z3_r3 */
	mov rdx, qword ptr [rsp+40]
	mulx rdi, r8, qword ptr [rsp+24]
	mulx r9, r10, qword ptr [rsp+16]
	mulx r11, rbx, qword ptr [rsp+8]
	add rdi, r10
	adc r9, rbx
	adc r11, 0
	mov rdx, qword ptr [rsp+24]
	mulx r10, rbx, qword ptr [rsp+16]
	xor ebp, ebp
	adcx r9, rbx
	adox r11, r10
	mulx rsi, r10, qword ptr [rsp+8]
	adcx r11, r10
	adox rsi, rbp
	adc rsi, 0
	mov rdx, qword ptr [rsp+16]
	mulx r10, rbx, qword ptr [rsp+8]
	add rsi, rbx
	adc r10, 0
	mov rdx, qword ptr [rsp+40]
	mulx rbx, r14, rdx
	mov rdx, qword ptr [rsp+24]
	mulx r15, rbp, rdx
	mov rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+24], rcx
	mov qword ptr [rsp+40], r13
	mulx rcx, r13, rdx
	mov rdx, qword ptr [rsp+8]
	mov qword ptr [rsp+16], r12
	mov qword ptr [rsp+168], rax
	mulx r12, rax, rdx
	xor edx, edx
	adcx r8, r8
	adox r8, rbx
	adcx rdi, rdi
	adox rdi, rbp
	adcx r9, r9
	adox r9, r15
	adcx r11, r11
	adox r11, r13
	adcx rsi, rsi
	adox rsi, rcx
	adcx r10, r10
	adox r10, rax
	adox r12, rdx
	adc r12, 0
	mov edx, 189
	mulx r11, rax, r11
	xor ecx, ecx
	adcx r14, rax
	adox r8, r11
	mulx rsi, rax, rsi
	adcx r8, rax
	adox rdi, rsi
	mulx r10, rax, r10
	adcx rdi, rax
	adox r9, r10
	mulx r12, rax, r12
	adcx r9, rax
	adox r12, rcx
	adc r12, 0
	lea rax, [r12+r12*4]
	lea rax, [r12+rax*4]
	lea rax, [rax+rax*8]
	add r14, rax
	adc r8, 0
	adc rdi, 0
	adc r9, 0
	lea rax, [r14+189]
	cmovc r14, rax
	/* E_r4 = t2_r4-A_r4-B_r4 */
	mov rax, qword ptr [rsp+168]
	sub rax, qword ptr [rsp+160]
	mov rsi, qword ptr [rsp+16]
	sbb rsi, qword ptr [rsp+152]
	mov r10, qword ptr [rsp+40]
	sbb r10, qword ptr [rsp+144]
	mov r11, qword ptr [rsp+24]
	sbb r11, qword ptr [rsp+136]
	setc bl
	movzx ebx, bl
	sub rax, qword ptr [rsp+128]
	sbb rsi, qword ptr [rsp+120]
	sbb r10, qword ptr [rsp+112]
	sbb r11, qword ptr [rsp+104]
	adc rbx, 0
	lea rbp, [rbx+rbx*4]
	lea rbp, [rbx+rbp*4]
	lea rbp, [rbp+rbp*8]
	sub rax, rbp
	sbb rsi, 0
	sbb r10, 0
	sbb r11, 0
	lea rbx, [rax-189]
	cmovc rax, rbx
	/* F_r4 = G_r4-2*t0_r4 */
	mov rbx, qword ptr [rsp+96]
	sub rbx, r14
	mov rbp, qword ptr [rsp+56]
	sbb rbp, r8
	mov r12, qword ptr [rsp+32]
	sbb r12, rdi
	mov r13, qword ptr [rsp+48]
	sbb r13, r9
	setc r15b
	movzx r15d, r15b
	sub rbx, r14
	sbb rbp, r8
	sbb r12, rdi
	sbb r13, r9
	adc r15, 0
	lea rdi, [r15+r15*4]
	lea rdi, [r15+rdi*4]
	lea rdi, [rdi+rdi*8]
	sub rbx, rdi
	sbb rbp, 0
	sbb r12, 0
	sbb r13, 0
	lea rdi, [rbx-189]
	cmovc rbx, rdi
	/* Y3_r4 = G_r4*H_r4 */
	mov rdx, qword ptr [rsp+88]
	mulx rdi, r8, qword ptr [rsp+96]
	mulx r9, r14, qword ptr [rsp+56]
	mulx r15, rcx, qword ptr [rsp+32]
	mov qword ptr [rsp+8], r13
	mulx r13, rdx, qword ptr [rsp+48]
	add rdi, r14
	adc r9, rcx
	adc r15, rdx
	adc r13, 0
	mov rdx, qword ptr [rsp+80]
	mulx rcx, r14, qword ptr [rsp+96]
	mov qword ptr [rsp+16], r12
	xor r12d, r12d
	adcx rdi, r14
	adox r9, rcx
	mulx rcx, r14, qword ptr [rsp+56]
	adcx r9, r14
	adox r15, rcx
	mulx rcx, r14, qword ptr [rsp+32]
	adcx r15, r14
	adox r13, rcx
	mulx rcx, rdx, qword ptr [rsp+48]
	adcx r13, rdx
	adox rcx, r12
	adc rcx, 0
	mov rdx, qword ptr [rsp+72]
	mulx r14, r12, qword ptr [rsp+96]
	mov qword ptr [rsp+24], rbp
	xor ebp, ebp
	adcx r9, r12
	adox r15, r14
	mulx r12, r14, qword ptr [rsp+56]
	adcx r15, r14
	adox r13, r12
	mulx r12, r14, qword ptr [rsp+32]
	adcx r13, r14
	adox rcx, r12
	mulx r12, rdx, qword ptr [rsp+48]
	adcx rcx, rdx
	adox r12, rbp
	adc r12, 0
	mov rdx, qword ptr [rsp+64]
	mulx r14, rbp, qword ptr [rsp+96]
	mov qword ptr [rsp+40], r11
	xor r11d, r11d
	adcx r15, rbp
	adox r13, r14
	mulx rbp, r14, qword ptr [rsp+56]
	adcx r13, r14
	adox rcx, rbp
	mulx rbp, r14, qword ptr [rsp+32]
	adcx rcx, r14
	adox r12, rbp
	mulx rbp, rdx, qword ptr [rsp+48]
	adcx r12, rdx
	adox rbp, r11
	adc rbp, 0
	mov edx, 189
	mulx r13, r14, r13
	xor r11d, r11d
	adcx r8, r14
	adox rdi, r13
	mulx rcx, r13, rcx
	adcx rdi, r13
	adox r9, rcx
	mulx r12, rcx, r12
	adcx r9, rcx
	adox r15, r12
	mulx rbp, rcx, rbp
	adcx r15, rcx
	adox rbp, r11
	adc rbp, 0
	lea rcx, [rbp+rbp*4]
	lea rcx, [rbp+rcx*4]
	lea rcx, [rcx+rcx*8]
	add r8, rcx
	adc rdi, 0
	mov rcx, qword ptr [rsp]
	mov qword ptr [rcx+40], rdi
	adc r9, 0
	mov qword ptr [rcx+48], r9
	adc r15, 0
	mov qword ptr [rcx+56], r15
	lea rdi, [r8+189]
	cmovc r8, rdi
	mov qword ptr [rcx+32], r8
	/* X3_r4 = E_r4*F_r4 */
	mov rdx, rbx
	mulx rdi, r8, rax
	mulx r9, rbx, rsi
	mulx rbp, r12, r10
	mulx r13, r14, qword ptr [rsp+40]
	add rdi, rbx
	adc r9, r12
	adc rbp, r14
	adc r13, 0
	mov rbx, rdx
	mov rdx, qword ptr [rsp+24]
	mulx r12, r14, rax
	xor r15d, r15d
	adcx rdi, r14
	adox r9, r12
	mulx r11, r12, rsi
	adcx r9, r12
	adox rbp, r11
	mulx r11, r12, r10
	adcx rbp, r12
	adox r13, r11
	mulx r11, r12, qword ptr [rsp+40]
	adcx r13, r12
	adox r11, r15
	adc r11, 0
	mov rdx, qword ptr [rsp+16]
	mulx r12, r14, rax
	xor r15d, r15d
	adcx r9, r14
	adox rbp, r12
	mulx r12, r14, rsi
	adcx rbp, r14
	adox r13, r12
	mulx r12, r14, r10
	adcx r13, r14
	adox r11, r12
	mulx r12, r14, qword ptr [rsp+40]
	adcx r11, r14
	adox r12, r15
	adc r12, 0
	mov rdx, qword ptr [rsp+8]
	mulx rax, r14, rax
	xor r15d, r15d
	adcx rbp, r14
	adox r13, rax
	mulx rsi, rax, rsi
	adcx r13, rax
	adox r11, rsi
	mulx r10, rax, r10
	adcx r11, rax
	adox r12, r10
	mulx rax, rsi, qword ptr [rsp+40]
	adcx r12, rsi
	adox rax, r15
	adc rax, 0
	mov edx, 189
	mulx r13, rsi, r13
	xor r10d, r10d
	adcx r8, rsi
	adox rdi, r13
	mulx r11, rsi, r11
	adcx rdi, rsi
	adox r9, r11
	mulx r12, rsi, r12
	adcx r9, rsi
	adox rbp, r12
	mulx rax, rsi, rax
	adcx rbp, rsi
	adox rax, r10
	adc rax, 0
	lea rsi, [rax+rax*4]
	lea rsi, [rax+rsi*4]
	lea rsi, [rsi+rsi*8]
	add r8, rsi
	adc rdi, 0
	mov qword ptr [rcx+8], rdi
	adc r9, 0
	mov qword ptr [rcx+16], r9
	adc rbp, 0
	mov qword ptr [rcx+24], rbp
	lea rax, [r8+189]
	cmovc r8, rax
	mov qword ptr [rcx], r8
	/* Z3_r4 = F_r4*G_r4 */
	mov rdx, qword ptr [rsp+96]
	mulx rax, rsi, rbx
	mulx rdi, r8, qword ptr [rsp+24]
	mulx r9, r11, qword ptr [rsp+16]
	mulx rbp, rdx, qword ptr [rsp+8]
	add rax, r8
	adc rdi, r11
	adc r9, rdx
	adc rbp, 0
	mov rdx, qword ptr [rsp+56]
	mulx r8, r11, rbx
	xor r12d, r12d
	adcx rax, r11
	adox rdi, r8
	mulx r8, r10, qword ptr [rsp+24]
	adcx rdi, r10
	adox r9, r8
	mulx r8, r10, qword ptr [rsp+16]
	adcx r9, r10
	adox rbp, r8
	mulx r8, rdx, qword ptr [rsp+8]
	adcx rbp, rdx
	adox r8, r12
	adc r8, 0
	mov rdx, qword ptr [rsp+32]
	mulx r10, r11, rbx
	xor r13d, r13d
	adcx rdi, r11
	adox r9, r10
	mulx r10, r11, qword ptr [rsp+24]
	adcx r9, r11
	adox rbp, r10
	mulx r10, r11, qword ptr [rsp+16]
	adcx rbp, r11
	adox r8, r10
	mulx r10, rdx, qword ptr [rsp+8]
	adcx r8, rdx
	adox r10, r13
	adc r10, 0
	mov rdx, qword ptr [rsp+48]
	mulx rbx, r11, rbx
	xor r12d, r12d
	adcx r9, r11
	adox rbp, rbx
	mulx r11, rbx, qword ptr [rsp+24]
	adcx rbp, rbx
	adox r8, r11
	mulx r11, rbx, qword ptr [rsp+16]
	adcx r8, rbx
	adox r10, r11
	mulx r11, rdx, qword ptr [rsp+8]
	adcx r10, rdx
	adox r11, r12
	adc r11, 0
	mov edx, 189
	mulx rbp, rbx, rbp
	xor r13d, r13d
	adcx rsi, rbx
	adox rax, rbp
	mulx r8, rbx, r8
	adcx rax, rbx
	adox rdi, r8
	mulx r10, r8, r10
	adcx rdi, r8
	adox r9, r10
	mulx r11, r8, r11
	adcx r9, r8
	adox r11, r13
	adc r11, 0
	lea r8, [r11+r11*4]
	lea r8, [r11+r8*4]
	lea r8, [r8+r8*8]
	add rsi, r8
	adc rax, 0
	mov qword ptr [rcx+72], rax
	adc rdi, 0
	mov qword ptr [rcx+80], rdi
	adc r9, 0
	mov qword ptr [rcx+88], r9
	lea rax, [rsi+189]
	cmovc rsi, rax
	mov qword ptr [rcx+64], rsi
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
TED256189_END(TED256189_NAME(ted256189_ext_4dbl))

/* void ted256189_ext_add(uint64_t *r, const uint64_t *p, const uint64_t *q)
 * r (out) in rdi, p (in) in rsi, q (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 4 out, each any value of its words (incompletely reduced).
 * Made of twisted/extended-1/addition/readd-2008-hwcd-3; fusions: rich.
 * Stack: 48 bytes and 104 bytes of red zone; 780 instructions; modelled 276.0 core cycles.
 */
TED256189_BEGIN(TED256189_NAME(ted256189_ext_add))
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
	/* t1, t0 = Y1+X1, Y1-X1 */
	mov rax, qword ptr [rsi+32]
	add rax, qword ptr [rsi]
	mov rcx, qword ptr [rsi+40]
	adc rcx, qword ptr [rsi+8]
	mov r8, qword ptr [rsi+48]
	adc r8, qword ptr [rsi+16]
	mov r9, qword ptr [rsi+56]
	adc r9, qword ptr [rsi+24]
	sbb r10, r10
	and r10d, 189
	add rax, r10
	adc rcx, 0
	adc r8, 0
	adc r9, 0
	lea r10, [rax+189]
	cmovc rax, r10
	mov r10, qword ptr [rsi+32]
	sub r10, qword ptr [rsi]
	mov r11, qword ptr [rsi+40]
	sbb r11, qword ptr [rsi+8]
	mov rbx, qword ptr [rsi+48]
	sbb rbx, qword ptr [rsi+16]
	mov rbp, qword ptr [rsi+56]
	sbb rbp, qword ptr [rsi+24]
	sbb r12, r12
	and r12d, 189
	sub r10, r12
	sbb r11, 0
	sbb rbx, 0
	sbb rbp, 0
	lea r12, [r10-189]
	cmovc r10, r12
	/* C = T1*Tk2 */
	mov r12, rdx
	mov rdx, qword ptr [rdx+96]
	mulx r13, r14, qword ptr [rsi+96]
	mov qword ptr [rsp-104], rdi
	mulx r15, rdi, qword ptr [rsi+104]
	mov qword ptr [rsp-96], r9
	mov qword ptr [rsp-88], r8
	mulx r9, r8, qword ptr [rsi+112]
	mov qword ptr [rsp-80], rcx
	mulx rcx, rdx, qword ptr [rsi+120]
	add r13, rdi
	adc r15, r8
	adc r9, rdx
	adc rcx, 0
	mov rdx, qword ptr [r12+104]
	mulx rdi, r8, qword ptr [rsi+96]
	mov qword ptr [rsp-72], rax
	xor eax, eax
	adcx r13, r8
	adox r15, rdi
	mulx rdi, r8, qword ptr [rsi+104]
	adcx r15, r8
	adox r9, rdi
	mulx rdi, r8, qword ptr [rsi+112]
	adcx r9, r8
	adox rcx, rdi
	mulx rdi, rdx, qword ptr [rsi+120]
	adcx rcx, rdx
	adox rdi, rax
	adc rdi, 0
	mov rdx, qword ptr [r12+112]
	mulx r8, rax, qword ptr [rsi+96]
	mov qword ptr [rsp-64], rbp
	xor ebp, ebp
	adcx r15, rax
	adox r9, r8
	mulx rax, r8, qword ptr [rsi+104]
	adcx r9, r8
	adox rcx, rax
	mulx rax, r8, qword ptr [rsi+112]
	adcx rcx, r8
	adox rdi, rax
	mulx rax, rdx, qword ptr [rsi+120]
	adcx rdi, rdx
	adox rax, rbp
	adc rax, 0
	mov rdx, qword ptr [r12+120]
	mulx r8, rbp, qword ptr [rsi+96]
	mov qword ptr [rsp-56], rbx
	xor ebx, ebx
	adcx r9, rbp
	adox rcx, r8
	mulx r8, rbp, qword ptr [rsi+104]
	adcx rcx, rbp
	adox rdi, r8
	mulx r8, rbp, qword ptr [rsi+112]
	adcx rdi, rbp
	adox rax, r8
	mulx r8, rdx, qword ptr [rsi+120]
	adcx rax, rdx
	adox r8, rbx
	adc r8, 0
	mov edx, 189
	mulx rcx, rbp, rcx
	xor ebx, ebx
	adcx r14, rbp
	adox r13, rcx
	mulx rdi, rcx, rdi
	adcx r13, rcx
	adox r15, rdi
	mulx rax, rcx, rax
	adcx r15, rcx
	adox r9, rax
	mulx r8, rax, r8
	adcx r9, rax
	adox r8, rbx
	adc r8, 0
	lea rax, [r8+r8*4]
	lea rax, [r8+rax*4]
	lea rax, [rax+rax*8]
	add r14, rax
	adc r13, 0
	adc r15, 0
	adc r9, 0
	lea rax, [r14+189]
	cmovc r14, rax
	/* A = t0*YmX2 */
	mov rdx, qword ptr [r12+32]
	mulx rax, rcx, r10
	mulx rdi, r8, r11
	mulx rbp, rbx, qword ptr [rsp-56]
	mov qword ptr [rsp-48], r9
	mulx r9, rdx, qword ptr [rsp-64]
	add rax, r8
	adc rdi, rbx
	adc rbp, rdx
	adc r9, 0
	mov rdx, qword ptr [r12+40]
	mulx r8, rbx, r10
	mov qword ptr [rsp-40], r15
	xor r15d, r15d
	adcx rax, rbx
	adox rdi, r8
	mulx r8, rbx, r11
	adcx rdi, rbx
	adox rbp, r8
	mulx r8, rbx, qword ptr [rsp-56]
	adcx rbp, rbx
	adox r9, r8
	mulx r8, rdx, qword ptr [rsp-64]
	adcx r9, rdx
	adox r8, r15
	adc r8, 0
	mov rdx, qword ptr [r12+48]
	mulx rbx, r15, r10
	mov qword ptr [rsp-32], r13
	xor r13d, r13d
	adcx rdi, r15
	adox rbp, rbx
	mulx rbx, r15, r11
	adcx rbp, r15
	adox r9, rbx
	mulx rbx, r15, qword ptr [rsp-56]
	adcx r9, r15
	adox r8, rbx
	mulx rbx, rdx, qword ptr [rsp-64]
	adcx r8, rdx
	adox rbx, r13
	adc rbx, 0
	mov rdx, qword ptr [r12+56]
	mulx r10, r15, r10
	xor r13d, r13d
	adcx rbp, r15
	adox r9, r10
	mulx r11, r10, r11
	adcx r9, r10
	adox r8, r11
	mulx r10, r11, qword ptr [rsp-56]
	adcx r8, r11
	adox rbx, r10
	mulx r10, rdx, qword ptr [rsp-64]
	adcx rbx, rdx
	adox r10, r13
	adc r10, 0
	mov edx, 189
	mulx r9, r11, r9
	xor r15d, r15d
	adcx rcx, r11
	adox rax, r9
	mulx r8, r9, r8
	adcx rax, r9
	adox rdi, r8
	mulx rbx, r8, rbx
	adcx rdi, r8
	adox rbp, rbx
	mulx r10, r8, r10
	adcx rbp, r8
	adox r10, r15
	adc r10, 0
	lea r8, [r10+r10*4]
	lea r8, [r10+r8*4]
	lea r8, [r8+r8*8]
	add rcx, r8
	adc rax, 0
	adc rdi, 0
	adc rbp, 0
	lea r8, [rcx+189]
	cmovc rcx, r8
	/* B = t1*YpX2 */
	mov rdx, qword ptr [r12]
	mulx r8, r9, qword ptr [rsp-72]
	mulx r10, r11, qword ptr [rsp-80]
	mulx rbx, r13, qword ptr [rsp-88]
	mulx r15, rdx, qword ptr [rsp-96]
	add r8, r11
	adc r10, r13
	adc rbx, rdx
	adc r15, 0
	mov rdx, qword ptr [r12+8]
	mulx r11, r13, qword ptr [rsp-72]
	mov qword ptr [rsp-64], r14
	xor r14d, r14d
	adcx r8, r13
	adox r10, r11
	mulx r11, r13, qword ptr [rsp-80]
	adcx r10, r13
	adox rbx, r11
	mulx r11, r13, qword ptr [rsp-88]
	adcx rbx, r13
	adox r15, r11
	mulx r11, rdx, qword ptr [rsp-96]
	adcx r15, rdx
	adox r11, r14
	adc r11, 0
	mov rdx, qword ptr [r12+16]
	mulx r13, r14, qword ptr [rsp-72]
	mov qword ptr [rsp-56], rbp
	xor ebp, ebp
	adcx r10, r14
	adox rbx, r13
	mulx r13, r14, qword ptr [rsp-80]
	adcx rbx, r14
	adox r15, r13
	mulx r13, r14, qword ptr [rsp-88]
	adcx r15, r14
	adox r11, r13
	mulx r13, rdx, qword ptr [rsp-96]
	adcx r11, rdx
	adox r13, rbp
	adc r13, 0
	mov rdx, qword ptr [r12+24]
	mulx r14, rbp, qword ptr [rsp-72]
	mov qword ptr [rsp-72], rdi
	xor edi, edi
	adcx rbx, rbp
	adox r15, r14
	mulx rbp, r14, qword ptr [rsp-80]
	adcx r15, r14
	adox r11, rbp
	mulx rbp, r14, qword ptr [rsp-88]
	adcx r11, r14
	adox r13, rbp
	mulx rbp, rdx, qword ptr [rsp-96]
	adcx r13, rdx
	adox rbp, rdi
	adc rbp, 0
	mov edx, 189
	mulx r15, r14, r15
	xor edi, edi
	adcx r9, r14
	adox r8, r15
	mulx r11, r14, r11
	adcx r8, r14
	adox r10, r11
	mulx r13, r11, r13
	adcx r10, r11
	adox rbx, r13
	mulx rbp, r11, rbp
	adcx rbx, r11
	adox rbp, rdi
	adc rbp, 0
	lea r11, [rbp+rbp*4]
	lea r11, [rbp+r11*4]
	lea r11, [r11+r11*8]
	add r9, r11
	adc r8, 0
	adc r10, 0
	adc rbx, 0
	lea r11, [r9+189]
	cmovc r9, r11
	/* D = Z1*Zd2 */
	mov rdx, qword ptr [r12+64]
	mulx r11, rbp, qword ptr [rsi+64]
	mulx r13, r14, qword ptr [rsi+72]
	mulx r15, rdi, qword ptr [rsi+80]
	mov qword ptr [rsp-96], rbx
	mulx rbx, rdx, qword ptr [rsi+88]
	add r11, r14
	adc r13, rdi
	adc r15, rdx
	adc rbx, 0
	mov rdx, qword ptr [r12+72]
	mulx rdi, r14, qword ptr [rsi+64]
	mov qword ptr [rsp-88], r10
	xor r10d, r10d
	adcx r11, r14
	adox r13, rdi
	mulx rdi, r14, qword ptr [rsi+72]
	adcx r13, r14
	adox r15, rdi
	mulx rdi, r14, qword ptr [rsi+80]
	adcx r15, r14
	adox rbx, rdi
	mulx rdi, rdx, qword ptr [rsi+88]
	adcx rbx, rdx
	adox rdi, r10
	adc rdi, 0
	mov rdx, qword ptr [r12+80]
	mulx r14, r10, qword ptr [rsi+64]
	mov qword ptr [rsp-80], rax
	xor eax, eax
	adcx r13, r10
	adox r15, r14
	mulx r10, r14, qword ptr [rsi+72]
	adcx r15, r14
	adox rbx, r10
	mulx r10, r14, qword ptr [rsi+80]
	adcx rbx, r14
	adox rdi, r10
	mulx r10, rdx, qword ptr [rsi+88]
	adcx rdi, rdx
	adox r10, rax
	adc r10, 0
	mov rdx, qword ptr [r12+88]
	mulx r14, rax, qword ptr [rsi+64]
	mov qword ptr [rsp-24], r8
	xor r8d, r8d
	adcx r15, rax
	adox rbx, r14
	mulx rax, r14, qword ptr [rsi+72]
	adcx rbx, r14
	adox rdi, rax
	mulx rax, r14, qword ptr [rsi+80]
	adcx rdi, r14
	adox r10, rax
	mulx rax, rdx, qword ptr [rsi+88]
	adcx r10, rdx
	adox rax, r8
	adc rax, 0
	mov edx, 189
	mulx rbx, rsi, rbx
	xor r12d, r12d
	adcx rbp, rsi
	adox r11, rbx
	mulx rdi, rsi, rdi
	adcx r11, rsi
	adox r13, rdi
	mulx r10, rsi, r10
	adcx r13, rsi
	adox r15, r10
	mulx rax, rsi, rax
	adcx r15, rsi
	adox rax, r12
	adc rax, 0
	lea rsi, [rax+rax*4]
	lea rsi, [rax+rsi*4]
	lea rsi, [rsi+rsi*8]
	add rbp, rsi
	adc r11, 0
	adc r13, 0
	adc r15, 0
	lea rax, [rbp+189]
	cmovc rbp, rax
	/* H, E = B+A, B-A */
	mov rax, r9
	add rax, rcx
	mov rsi, qword ptr [rsp-24]
	adc rsi, qword ptr [rsp-80]
	mov rdi, qword ptr [rsp-88]
	adc rdi, qword ptr [rsp-72]
	mov r8, qword ptr [rsp-96]
	adc r8, qword ptr [rsp-56]
	sbb r10, r10
	and r10d, 189
	add rax, r10
	adc rsi, 0
	adc rdi, 0
	adc r8, 0
	lea r10, [rax+189]
	cmovc rax, r10
	sub r9, rcx
	mov rcx, qword ptr [rsp-24]
	sbb rcx, qword ptr [rsp-80]
	mov r10, qword ptr [rsp-88]
	sbb r10, qword ptr [rsp-72]
	mov rbx, qword ptr [rsp-96]
	sbb rbx, qword ptr [rsp-56]
	sbb r14, r14
	and r14d, 189
	sub r9, r14
	sbb rcx, 0
	sbb r10, 0
	sbb rbx, 0
	lea r14, [r9-189]
	cmovc r9, r14
	/* G, F = D+C, D-C */
	mov r14, rbp
	add r14, qword ptr [rsp-64]
	mov rdx, r11
	adc rdx, qword ptr [rsp-32]
	mov r12, r13
	adc r12, qword ptr [rsp-40]
	mov qword ptr [rsp-96], r8
	mov r8, r15
	adc r8, qword ptr [rsp-48]
	mov qword ptr [rsp-88], rdi
	sbb rdi, rdi
	and edi, 189
	add r14, rdi
	adc rdx, 0
	adc r12, 0
	adc r8, 0
	lea rdi, [r14+189]
	cmovc r14, rdi
	sub rbp, qword ptr [rsp-64]
	sbb r11, qword ptr [rsp-32]
	sbb r13, qword ptr [rsp-40]
	sbb r15, qword ptr [rsp-48]
	sbb rdi, rdi
	and edi, 189
	sub rbp, rdi
	sbb r11, 0
	sbb r13, 0
	sbb r15, 0
	lea rdi, [rbp-189]
	cmovc rbp, rdi
	/* T3 = E*H */
	mov rdi, rdx
	mov rdx, rax
	mov qword ptr [rsp-80], r8
	mov qword ptr [rsp-72], r12
	mulx r8, r12, r9
	mov qword ptr [rsp-64], rdi
	mulx rax, rdi, rcx
	mov qword ptr [rsp-56], r14
	mov qword ptr [rsp-48], r15
	mulx r14, r15, r10
	mov qword ptr [rsp-40], r13
	mov qword ptr [rsp-32], r11
	mulx r13, r11, rbx
	add r8, rdi
	adc rax, r15
	adc r14, r11
	adc r13, 0
	mov rdi, rdx
	mov rdx, rsi
	mulx r11, r15, r9
	xor esi, esi
	adcx r8, r15
	adox rax, r11
	mulx r11, r15, rcx
	adcx rax, r15
	adox r14, r11
	mulx r11, r15, r10
	adcx r14, r15
	adox r13, r11
	mulx r11, r15, rbx
	adcx r13, r15
	adox r11, rsi
	adc r11, 0
	mov r15, rdx
	mov rdx, qword ptr [rsp-88]
	mov qword ptr [rsp-24], r15
	mulx rsi, r15, r9
	mov qword ptr [rsp-16], rdi
	xor edi, edi
	adcx rax, r15
	adox r14, rsi
	mulx rsi, r15, rcx
	adcx r14, r15
	adox r13, rsi
	mulx rsi, r15, r10
	adcx r13, r15
	adox r11, rsi
	mulx rsi, r15, rbx
	adcx r11, r15
	adox rsi, rdi
	adc rsi, 0
	mov rdx, qword ptr [rsp-96]
	mulx r15, rdi, r9
	mov qword ptr [rsp-8], r9
	xor r9d, r9d
	adcx r14, rdi
	adox r13, r15
	mulx rdi, r15, rcx
	adcx r13, r15
	adox r11, rdi
	mulx rdi, r15, r10
	adcx r11, r15
	adox rsi, rdi
	mulx rdi, r15, rbx
	adcx rsi, r15
	adox rdi, r9
	adc rdi, 0
	mov edx, 189
	mulx r13, r15, r13
	xor r9d, r9d
	adcx r12, r15
	adox r8, r13
	mulx r11, r13, r11
	adcx r8, r13
	adox rax, r11
	mulx rsi, r11, rsi
	adcx rax, r11
	adox r14, rsi
	mulx rdi, rsi, rdi
	adcx r14, rsi
	adox rdi, r9
	adc rdi, 0
	lea rsi, [rdi+rdi*4]
	lea rsi, [rdi+rsi*4]
	lea rsi, [rsi+rsi*8]
	add r12, rsi
	adc r8, 0
	mov rsi, qword ptr [rsp-104]
	mov qword ptr [rsi+104], r8
	adc rax, 0
	mov qword ptr [rsi+112], rax
	adc r14, 0
	mov qword ptr [rsi+120], r14
	lea rax, [r12+189]
	cmovc r12, rax
	mov qword ptr [rsi+96], r12
	/* X3 = E*F */
	mov rdx, rbp
	mulx rax, rdi, qword ptr [rsp-8]
	mulx r8, r11, rcx
	mulx rbp, r12, r10
	mulx r13, r14, rbx
	add rax, r11
	adc r8, r12
	adc rbp, r14
	adc r13, 0
	mov r11, rdx
	mov rdx, qword ptr [rsp-32]
	mulx r12, r14, qword ptr [rsp-8]
	xor r15d, r15d
	adcx rax, r14
	adox r8, r12
	mulx r9, r12, rcx
	adcx r8, r12
	adox rbp, r9
	mulx r9, r12, r10
	adcx rbp, r12
	adox r13, r9
	mulx r9, r12, rbx
	adcx r13, r12
	adox r9, r15
	adc r9, 0
	mov rdx, qword ptr [rsp-40]
	mulx r12, r14, qword ptr [rsp-8]
	xor r15d, r15d
	adcx r8, r14
	adox rbp, r12
	mulx r12, r14, rcx
	adcx rbp, r14
	adox r13, r12
	mulx r12, r14, r10
	adcx r13, r14
	adox r9, r12
	mulx r12, r14, rbx
	adcx r9, r14
	adox r12, r15
	adc r12, 0
	mov rdx, qword ptr [rsp-48]
	mulx r14, r15, qword ptr [rsp-8]
	mov qword ptr [rsp-8], r11
	xor r11d, r11d
	adcx rbp, r15
	adox r13, r14
	mulx rcx, r14, rcx
	adcx r13, r14
	adox r9, rcx
	mulx r10, rcx, r10
	adcx r9, rcx
	adox r12, r10
	mulx rbx, rcx, rbx
	adcx r12, rcx
	adox rbx, r11
	adc rbx, 0
	mov edx, 189
	mulx r13, rcx, r13
	xor r10d, r10d
	adcx rdi, rcx
	adox rax, r13
	mulx r9, rcx, r9
	adcx rax, rcx
	adox r8, r9
	mulx r12, rcx, r12
	adcx r8, rcx
	adox rbp, r12
	mulx rbx, rcx, rbx
	adcx rbp, rcx
	adox rbx, r10
	adc rbx, 0
	lea rcx, [rbx+rbx*4]
	lea rcx, [rbx+rcx*4]
	lea rcx, [rcx+rcx*8]
	add rdi, rcx
	adc rax, 0
	mov qword ptr [rsi+8], rax
	adc r8, 0
	mov qword ptr [rsi+16], r8
	adc rbp, 0
	mov qword ptr [rsi+24], rbp
	lea rax, [rdi+189]
	cmovc rdi, rax
	mov qword ptr [rsi], rdi
	/* Y3 = G*H */
	mov rdx, qword ptr [rsp-16]
	mulx rax, rcx, qword ptr [rsp-56]
	mulx rdi, r8, qword ptr [rsp-64]
	mulx r9, r11, qword ptr [rsp-72]
	mulx rbx, rdx, qword ptr [rsp-80]
	add rax, r8
	adc rdi, r11
	adc r9, rdx
	adc rbx, 0
	mov rdx, qword ptr [rsp-24]
	mulx r8, r11, qword ptr [rsp-56]
	xor ebp, ebp
	adcx rax, r11
	adox rdi, r8
	mulx r8, r10, qword ptr [rsp-64]
	adcx rdi, r10
	adox r9, r8
	mulx r8, r10, qword ptr [rsp-72]
	adcx r9, r10
	adox rbx, r8
	mulx r8, rdx, qword ptr [rsp-80]
	adcx rbx, rdx
	adox r8, rbp
	adc r8, 0
	mov rdx, qword ptr [rsp-88]
	mulx r10, r11, qword ptr [rsp-56]
	xor r12d, r12d
	adcx rdi, r11
	adox r9, r10
	mulx r10, r11, qword ptr [rsp-64]
	adcx r9, r11
	adox rbx, r10
	mulx r10, r11, qword ptr [rsp-72]
	adcx rbx, r11
	adox r8, r10
	mulx r10, rdx, qword ptr [rsp-80]
	adcx r8, rdx
	adox r10, r12
	adc r10, 0
	mov rdx, qword ptr [rsp-96]
	mulx r11, rbp, qword ptr [rsp-56]
	xor r13d, r13d
	adcx r9, rbp
	adox rbx, r11
	mulx r11, rbp, qword ptr [rsp-64]
	adcx rbx, rbp
	adox r8, r11
	mulx r11, rbp, qword ptr [rsp-72]
	adcx r8, rbp
	adox r10, r11
	mulx r11, rdx, qword ptr [rsp-80]
	adcx r10, rdx
	adox r11, r13
	adc r11, 0
	mov edx, 189
	mulx rbx, rbp, rbx
	xor r12d, r12d
	adcx rcx, rbp
	adox rax, rbx
	mulx r8, rbx, r8
	adcx rax, rbx
	adox rdi, r8
	mulx r10, r8, r10
	adcx rdi, r8
	adox r9, r10
	mulx r11, r8, r11
	adcx r9, r8
	adox r11, r12
	adc r11, 0
	lea r8, [r11+r11*4]
	lea r8, [r11+r8*4]
	lea r8, [r8+r8*8]
	add rcx, r8
	adc rax, 0
	mov qword ptr [rsi+40], rax
	adc rdi, 0
	mov qword ptr [rsi+48], rdi
	adc r9, 0
	mov qword ptr [rsi+56], r9
	lea rax, [rcx+189]
	cmovc rcx, rax
	mov qword ptr [rsi+32], rcx
	/* Z3 = F*G */
	mov rdx, qword ptr [rsp-56]
	mulx rax, rcx, qword ptr [rsp-8]
	mulx rdi, r8, qword ptr [rsp-32]
	mulx r9, r10, qword ptr [rsp-40]
	mulx r11, rdx, qword ptr [rsp-48]
	add rax, r8
	adc rdi, r10
	adc r9, rdx
	adc r11, 0
	mov rdx, qword ptr [rsp-64]
	mulx r8, r10, qword ptr [rsp-8]
	xor ebx, ebx
	adcx rax, r10
	adox rdi, r8
	mulx r8, r10, qword ptr [rsp-32]
	adcx rdi, r10
	adox r9, r8
	mulx r8, r10, qword ptr [rsp-40]
	adcx r9, r10
	adox r11, r8
	mulx r8, rdx, qword ptr [rsp-48]
	adcx r11, rdx
	adox r8, rbx
	adc r8, 0
	mov rdx, qword ptr [rsp-72]
	mulx r10, rbp, qword ptr [rsp-8]
	xor r12d, r12d
	adcx rdi, rbp
	adox r9, r10
	mulx r10, rbx, qword ptr [rsp-32]
	adcx r9, rbx
	adox r11, r10
	mulx r10, rbx, qword ptr [rsp-40]
	adcx r11, rbx
	adox r8, r10
	mulx r10, rdx, qword ptr [rsp-48]
	adcx r8, rdx
	adox r10, r12
	adc r10, 0
	mov rdx, qword ptr [rsp-80]
	mulx rbx, rbp, qword ptr [rsp-8]
	xor r13d, r13d
	adcx r9, rbp
	adox r11, rbx
	mulx rbx, rbp, qword ptr [rsp-32]
	adcx r11, rbp
	adox r8, rbx
	mulx rbx, rbp, qword ptr [rsp-40]
	adcx r8, rbp
	adox r10, rbx
	mulx rbx, rdx, qword ptr [rsp-48]
	adcx r10, rdx
	adox rbx, r13
	adc rbx, 0
	mov edx, 189
	mulx r11, rbp, r11
	xor r12d, r12d
	adcx rcx, rbp
	adox rax, r11
	mulx r8, r11, r8
	adcx rax, r11
	adox rdi, r8
	mulx r10, r8, r10
	adcx rdi, r8
	adox r9, r10
	mulx rbx, r8, rbx
	adcx r9, r8
	adox rbx, r12
	adc rbx, 0
	lea r8, [rbx+rbx*4]
	lea r8, [rbx+r8*4]
	lea r8, [r8+r8*8]
	add rcx, r8
	adc rax, 0
	mov qword ptr [rsi+72], rax
	adc rdi, 0
	mov qword ptr [rsi+80], rdi
	adc r9, 0
	mov qword ptr [rsi+88], r9
	lea rax, [rcx+189]
	cmovc rcx, rax
	mov qword ptr [rsi+64], rcx
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
TED256189_END(TED256189_NAME(ted256189_ext_add))

/* void ted256189_ext_dbladd(uint64_t *r, const uint64_t *p, const uint64_t *q)
 * r (out) in rdi, p (in) in rsi, q (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 3 out, each any value of its words (incompletely reduced).
 * Made of twisted/extended-1/doubling/dbl-2008-hwcd, then twisted/extended-1/addition/readd-2008-hwcd-3-xyz; fusions: paper.
 * Stack: 240 bytes; 1423 instructions; modelled 491.0 core cycles.
 */
TED256189_BEGIN(TED256189_NAME(ted256189_ext_dbladd))
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
	sub rsp, 192
	.cfi_adjust_cfa_offset 192
	/* B = Y1*Y1 */
	mov rax, rdx
	mov rdx, qword ptr [rsi+32]
	mulx rcx, r8, qword ptr [rsi+40]
	mulx r9, r10, qword ptr [rsi+48]
	mulx r11, rbx, qword ptr [rsi+56]
	add rcx, r10
	adc r9, rbx
	adc r11, 0
	mov rdx, qword ptr [rsi+40]
	mulx r10, rbx, qword ptr [rsi+48]
	xor ebp, ebp
	adcx r9, rbx
	adox r11, r10
	mulx r10, rbx, qword ptr [rsi+56]
	adcx r11, rbx
	adox r10, rbp
	adc r10, 0
	mov rdx, qword ptr [rsi+48]
	mulx rbx, r12, qword ptr [rsi+56]
	add r10, r12
	adc rbx, 0
	mov rdx, qword ptr [rsi+32]
	mulx r12, r13, rdx
	mov rdx, qword ptr [rsi+40]
	mulx r14, r15, rdx
	mov rdx, qword ptr [rsi+48]
	mov qword ptr [rsp], rdi
	mulx rbp, rdi, rdx
	mov rdx, qword ptr [rsi+56]
	mov qword ptr [rsp+8], rax
	mov qword ptr [rsp+16], r13
	mulx rax, r13, rdx
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
	adox rax, rdx
	adc rax, 0
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
	mulx rax, r10, rax
	adcx r9, r10
	adox rax, rbp
	adc rax, 0
	lea r10, [rax+rax*4]
	lea r10, [rax+r10*4]
	lea r10, [r10+r10*8]
	add rdi, r10
	adc r8, 0
	adc rcx, 0
	adc r9, 0
	lea rax, [rdi+189]
	cmovc rdi, rax
	/* A = X1*X1 */
	mov rdx, qword ptr [rsi]
	mulx rax, r10, qword ptr [rsi+8]
	mulx r11, rbx, qword ptr [rsi+16]
	mulx r12, r13, qword ptr [rsi+24]
	add rax, rbx
	adc r11, r13
	adc r12, 0
	mov rdx, qword ptr [rsi+8]
	mulx rbx, r13, qword ptr [rsi+16]
	xor r14d, r14d
	adcx r11, r13
	adox r12, rbx
	mulx rbx, rbp, qword ptr [rsi+24]
	adcx r12, rbp
	adox rbx, r14
	adc rbx, 0
	mov rdx, qword ptr [rsi+16]
	mulx rbp, r13, qword ptr [rsi+24]
	add rbx, r13
	adc rbp, 0
	mov rdx, qword ptr [rsi]
	mulx r13, r15, rdx
	mov rdx, qword ptr [rsi+8]
	mov qword ptr [rsp+16], r9
	mulx r14, r9, rdx
	mov rdx, qword ptr [rsi+16]
	mov qword ptr [rsp+24], rcx
	mov qword ptr [rsp+32], r8
	mulx rcx, r8, rdx
	mov rdx, qword ptr [rsi+24]
	mov qword ptr [rsp+40], rdi
	mov qword ptr [rsp+48], r15
	mulx rdi, r15, rdx
	xor edx, edx
	adcx r10, r10
	adox r10, r13
	adcx rax, rax
	adox rax, r9
	adcx r11, r11
	adox r11, r14
	adcx r12, r12
	adox r12, r8
	adcx rbx, rbx
	adox rbx, rcx
	adcx rbp, rbp
	adox rbp, r15
	adox rdi, rdx
	adc rdi, 0
	mov edx, 189
	mulx r12, rcx, r12
	xor r8d, r8d
	adcx rcx, qword ptr [rsp+48]
	adox r10, r12
	mulx rbx, r9, rbx
	adcx r10, r9
	adox rax, rbx
	mulx rbp, r9, rbp
	adcx rax, r9
	adox r11, rbp
	mulx rdi, r9, rdi
	adcx r11, r9
	adox rdi, r8
	adc rdi, 0
	lea r9, [rdi+rdi*4]
	lea r9, [rdi+r9*4]
	lea r9, [r9+r9*8]
	add rcx, r9
	adc r10, 0
	adc rax, 0
	adc r11, 0
	lea rdi, [rcx+189]
	cmovc rcx, rdi
	/* t1 = X1+Y1 */
	mov rdi, qword ptr [rsi]
	add rdi, qword ptr [rsi+32]
	mov r9, qword ptr [rsi+8]
	adc r9, qword ptr [rsi+40]
	mov rbx, qword ptr [rsi+16]
	adc rbx, qword ptr [rsi+48]
	mov rbp, qword ptr [rsi+24]
	adc rbp, qword ptr [rsi+56]
	sbb r12, r12
	and r12d, 189
	add rdi, r12
	adc r9, 0
	adc rbx, 0
	adc rbp, 0
	lea r12, [rdi+189]
	cmovc rdi, r12
	/* G, H = B-A, B-A-2*B */
	mov r12, qword ptr [rsp+40]
	sub r12, rcx
	mov r13, qword ptr [rsp+32]
	sbb r13, r10
	mov r14, qword ptr [rsp+24]
	sbb r14, rax
	mov r15, qword ptr [rsp+16]
	sbb r15, r11
	sbb rdx, rdx
	and edx, 189
	sub r12, rdx
	sbb r13, 0
	sbb r14, 0
	sbb r15, 0
	lea rdx, [r12-189]
	cmovc r12, rdx
	mov rdx, r12
	sub rdx, qword ptr [rsp+40]
	mov r8, r13
	sbb r8, qword ptr [rsp+32]
	mov qword ptr [rsp+48], r13
	mov r13, r14
	sbb r13, qword ptr [rsp+24]
	mov qword ptr [rsp+56], r14
	mov r14, r15
	sbb r14, qword ptr [rsp+16]
	mov qword ptr [rsp+64], r15
	setc r15b
	movzx r15d, r15b
	sub rdx, qword ptr [rsp+40]
	sbb r8, qword ptr [rsp+32]
	sbb r13, qword ptr [rsp+24]
	sbb r14, qword ptr [rsp+16]
	adc r15, 0
	mov qword ptr [rsp+72], r12
	lea r12, [r15+r15*4]
	lea r12, [r15+r12*4]
	lea r12, [r12+r12*8]
	sub rdx, r12
	sbb r8, 0
	sbb r13, 0
	sbb r14, 0
	lea r12, [rdx-189]
	cmovc rdx, r12
	/* t2 = t1*t1 */
	mov r12, rdx
	mov rdx, rdi
	mov qword ptr [rsp+80], r14
	mulx r15, r14, r9
	mov qword ptr [rsp+88], r13
	mulx rdi, r13, rbx
	mov qword ptr [rsp+96], r8
	mov qword ptr [rsp+104], r12
	mulx r8, r12, rbp
	add r15, r13
	adc rdi, r12
	adc r8, 0
	mov r12, rdx
	mov rdx, r9
	mov qword ptr [rsp+112], r11
	mulx r13, r11, rbx
	xor r9d, r9d
	adcx rdi, r11
	adox r8, r13
	mulx r11, r13, rbp
	adcx r8, r13
	adox r11, r9
	adc r11, 0
	mov r13, rdx
	mov rdx, rbx
	mov qword ptr [rsp+120], rax
	mulx r9, rax, rbp
	add r11, rax
	adc r9, 0
	mov rax, rdx
	mov rdx, r12
	mov qword ptr [rsp+128], r10
	mulx rbx, r10, rdx
	mov rdx, r13
	mov qword ptr [rsp+136], rcx
	mulx r12, rcx, rdx
	mov rdx, rax
	mov qword ptr [rsp+144], rsi
	mulx r13, rsi, rdx
	mov rdx, rbp
	mov qword ptr [rsp+152], r10
	mulx rax, r10, rdx
	xor ebp, ebp
	adcx r14, r14
	adox r14, rbx
	adcx r15, r15
	adox r15, rcx
	adcx rdi, rdi
	adox rdi, r12
	adcx r8, r8
	adox r8, rsi
	adcx r11, r11
	adox r11, r13
	adcx r9, r9
	adox r9, r10
	adox rax, rbp
	adc rax, 0
	mov edx, 189
	mulx r8, rcx, r8
	xor esi, esi
	adcx rcx, qword ptr [rsp+152]
	adox r14, r8
	mulx r11, r8, r11
	adcx r14, r8
	adox r15, r11
	mulx r9, r8, r9
	adcx r15, r8
	adox rdi, r9
	mulx rax, r8, rax
	adcx rdi, r8
	adox rax, rsi
	adc rax, 0
	lea r8, [rax+rax*4]
	lea r8, [rax+r8*4]
	lea r8, [r8+r8*8]
	add rcx, r8
	adc r14, 0
	adc r15, 0
	adc rdi, 0
	lea rax, [rcx+189]
	cmovc rcx, rax
	/* t0 = Z1*Z1 */
	mov rax, qword ptr [rsp+144]
	mov rdx, qword ptr [rax+64]
	mulx r8, r9, qword ptr [rax+72]
	mulx r10, r11, qword ptr [rax+80]
	mulx rbx, rbp, qword ptr [rax+88]
	add r8, r11
	adc r10, rbp
	adc rbx, 0
	mov rdx, qword ptr [rax+72]
	mulx r11, rbp, qword ptr [rax+80]
	xor r12d, r12d
	adcx r10, rbp
	adox rbx, r11
	mulx rsi, r11, qword ptr [rax+88]
	adcx rbx, r11
	adox rsi, r12
	adc rsi, 0
	mov rdx, qword ptr [rax+80]
	mulx r11, rbp, qword ptr [rax+88]
	add rsi, rbp
	adc r11, 0
	mov rdx, qword ptr [rax+64]
	mulx rbp, r13, rdx
	mov rdx, qword ptr [rax+72]
	mov qword ptr [rsp+152], rdi
	mulx r12, rdi, rdx
	mov rdx, qword ptr [rax+80]
	mov qword ptr [rsp+160], r15
	mov qword ptr [rsp+168], r14
	mulx r15, r14, rdx
	mov rdx, qword ptr [rax+88]
	mov qword ptr [rsp+176], rcx
	mov qword ptr [rsp+184], r13
	mulx rcx, r13, rdx
	xor eax, eax
	adcx r9, r9
	adox r9, rbp
	adcx r8, r8
	adox r8, rdi
	adcx r10, r10
	adox r10, r12
	adcx rbx, rbx
	adox rbx, r14
	adcx rsi, rsi
	adox rsi, r15
	adcx r11, r11
	adox r11, r13
	adox rcx, rax
	adc rcx, 0
	mov edx, 189
	mulx rbx, rdi, rbx
	xor ebp, ebp
	adcx rdi, qword ptr [rsp+184]
	adox r9, rbx
	mulx rsi, rax, rsi
	adcx r9, rax
	adox r8, rsi
	mulx r11, rax, r11
	adcx r8, rax
	adox r10, r11
	mulx rcx, rax, rcx
	adcx r10, rax
	adox rcx, rbp
	adc rcx, 0
	lea rax, [rcx+rcx*4]
	lea rax, [rcx+rax*4]
	lea rax, [rax+rax*8]
	add rdi, rax
	adc r9, 0
	adc r8, 0
	adc r10, 0
	lea rax, [rdi+189]
	cmovc rdi, rax
	/* E = t2-A-B */
	mov rax, qword ptr [rsp+176]
	sub rax, qword ptr [rsp+136]
	mov rcx, qword ptr [rsp+168]
	sbb rcx, qword ptr [rsp+128]
	mov rsi, qword ptr [rsp+160]
	sbb rsi, qword ptr [rsp+120]
	mov r11, qword ptr [rsp+152]
	sbb r11, qword ptr [rsp+112]
	setc bl
	movzx ebx, bl
	sub rax, qword ptr [rsp+40]
	sbb rcx, qword ptr [rsp+32]
	sbb rsi, qword ptr [rsp+24]
	sbb r11, qword ptr [rsp+16]
	adc rbx, 0
	lea r12, [rbx+rbx*4]
	lea r12, [rbx+r12*4]
	lea r12, [r12+r12*8]
	sub rax, r12
	sbb rcx, 0
	sbb rsi, 0
	sbb r11, 0
	lea rbx, [rax-189]
	cmovc rax, rbx
	/* F = G-2*t0 */
	mov rbx, qword ptr [rsp+72]
	sub rbx, rdi
	mov r12, qword ptr [rsp+48]
	sbb r12, r9
	mov r13, qword ptr [rsp+56]
	sbb r13, r8
	mov r14, qword ptr [rsp+64]
	sbb r14, r10
	setc r15b
	movzx r15d, r15b
	sub rbx, rdi
	sbb r12, r9
	sbb r13, r8
	sbb r14, r10
	adc r15, 0
	lea rdi, [r15+r15*4]
	lea rdi, [r15+rdi*4]
	lea rdi, [rdi+rdi*8]
	sub rbx, rdi
	sbb r12, 0
	sbb r13, 0
	sbb r14, 0
	lea rdi, [rbx-189]
	cmovc rbx, rdi
	/* T3 = E*H */
	mov rdx, qword ptr [rsp+104]
	mulx rdi, r8, rax
	mulx r9, r10, rcx
	mulx r15, rbp, rsi
	mov qword ptr [rsp+16], r14
	mov qword ptr [rsp+24], r13
	mulx r14, r13, r11
	add rdi, r10
	adc r9, rbp
	adc r15, r13
	adc r14, 0
	mov rdx, qword ptr [rsp+96]
	mulx r10, rbp, rax
	xor r13d, r13d
	adcx rdi, rbp
	adox r9, r10
	mulx r10, rbp, rcx
	adcx r9, rbp
	adox r15, r10
	mulx r10, rbp, rsi
	adcx r15, rbp
	adox r14, r10
	mulx r10, rbp, r11
	adcx r14, rbp
	adox r10, r13
	adc r10, 0
	mov rdx, qword ptr [rsp+88]
	mulx rbp, r13, rax
	mov qword ptr [rsp+32], r12
	xor r12d, r12d
	adcx r9, r13
	adox r15, rbp
	mulx rbp, r13, rcx
	adcx r15, r13
	adox r14, rbp
	mulx rbp, r13, rsi
	adcx r14, r13
	adox r10, rbp
	mulx rbp, r13, r11
	adcx r10, r13
	adox rbp, r12
	adc rbp, 0
	mov rdx, qword ptr [rsp+80]
	mulx r13, r12, rax
	mov qword ptr [rsp+40], rax
	xor eax, eax
	adcx r15, r12
	adox r14, r13
	mulx r12, r13, rcx
	adcx r14, r13
	adox r10, r12
	mulx r12, r13, rsi
	adcx r10, r13
	adox rbp, r12
	mulx r12, r13, r11
	adcx rbp, r13
	adox r12, rax
	adc r12, 0
	mov edx, 189
	mulx r14, r13, r14
	xor eax, eax
	adcx r8, r13
	adox rdi, r14
	mulx r10, r13, r10
	adcx rdi, r13
	adox r9, r10
	mulx rbp, r10, rbp
	adcx r9, r10
	adox r15, rbp
	mulx r12, r10, r12
	adcx r15, r10
	adox r12, rax
	adc r12, 0
	lea r10, [r12+r12*4]
	lea r10, [r12+r10*4]
	lea r10, [r10+r10*8]
	add r8, r10
	adc rdi, 0
	adc r9, 0
	adc r15, 0
	lea r10, [r8+189]
	cmovc r8, r10
	/* Y3_s = G*H */
	mov rdx, qword ptr [rsp+104]
	mulx r10, rbp, qword ptr [rsp+72]
	mulx r12, r13, qword ptr [rsp+48]
	mulx r14, rax, qword ptr [rsp+56]
	mov qword ptr [rsp+112], r15
	mulx r15, rdx, qword ptr [rsp+64]
	add r10, r13
	adc r12, rax
	adc r14, rdx
	adc r15, 0
	mov rdx, qword ptr [rsp+96]
	mulx rax, r13, qword ptr [rsp+72]
	mov qword ptr [rsp+104], r9
	xor r9d, r9d
	adcx r10, r13
	adox r12, rax
	mulx rax, r13, qword ptr [rsp+48]
	adcx r12, r13
	adox r14, rax
	mulx rax, r13, qword ptr [rsp+56]
	adcx r14, r13
	adox r15, rax
	mulx rax, rdx, qword ptr [rsp+64]
	adcx r15, rdx
	adox rax, r9
	adc rax, 0
	mov rdx, qword ptr [rsp+88]
	mulx r13, r9, qword ptr [rsp+72]
	mov qword ptr [rsp+96], rdi
	xor edi, edi
	adcx r12, r9
	adox r14, r13
	mulx r9, r13, qword ptr [rsp+48]
	adcx r14, r13
	adox r15, r9
	mulx r9, r13, qword ptr [rsp+56]
	adcx r15, r13
	adox rax, r9
	mulx r9, rdx, qword ptr [rsp+64]
	adcx rax, rdx
	adox r9, rdi
	adc r9, 0
	mov rdx, qword ptr [rsp+80]
	mulx r13, rdi, qword ptr [rsp+72]
	mov qword ptr [rsp+88], r8
	xor r8d, r8d
	adcx r14, rdi
	adox r15, r13
	mulx rdi, r13, qword ptr [rsp+48]
	adcx r15, r13
	adox rax, rdi
	mulx rdi, r13, qword ptr [rsp+56]
	adcx rax, r13
	adox r9, rdi
	mulx rdi, rdx, qword ptr [rsp+64]
	adcx r9, rdx
	adox rdi, r8
	adc rdi, 0
	mov edx, 189
	mulx r15, r13, r15
	xor r8d, r8d
	adcx rbp, r13
	adox r10, r15
	mulx rax, r13, rax
	adcx r10, r13
	adox r12, rax
	mulx r9, rax, r9
	adcx r12, rax
	adox r14, r9
	mulx rdi, rax, rdi
	adcx r14, rax
	adox rdi, r8
	adc rdi, 0
	lea rax, [rdi+rdi*4]
	lea rax, [rdi+rax*4]
	lea rax, [rax+rax*8]
	add rbp, rax
	adc r10, 0
	adc r12, 0
	adc r14, 0
	lea rax, [rbp+189]
	cmovc rbp, rax
	/* X3_s = E*F */
	mov rdx, rbx
	mulx rax, rdi, qword ptr [rsp+40]
	mulx r9, rbx, rcx
	mulx r13, r15, rsi
	mov qword ptr [rsp+80], r14
	mulx r8, r14, r11
	add rax, rbx
	adc r9, r15
	adc r13, r14
	adc r8, 0
	mov rbx, rdx
	mov rdx, qword ptr [rsp+32]
	mulx r14, r15, qword ptr [rsp+40]
	mov qword ptr [rsp+120], r12
	xor r12d, r12d
	adcx rax, r15
	adox r9, r14
	mulx r14, r15, rcx
	adcx r9, r15
	adox r13, r14
	mulx r14, r15, rsi
	adcx r13, r15
	adox r8, r14
	mulx r14, r15, r11
	adcx r8, r15
	adox r14, r12
	adc r14, 0
	mov rdx, qword ptr [rsp+24]
	mulx r15, r12, qword ptr [rsp+40]
	mov qword ptr [rsp+128], r10
	xor r10d, r10d
	adcx r9, r12
	adox r13, r15
	mulx r12, r15, rcx
	adcx r13, r15
	adox r8, r12
	mulx r12, r15, rsi
	adcx r8, r15
	adox r14, r12
	mulx r12, r15, r11
	adcx r14, r15
	adox r12, r10
	adc r12, 0
	mov rdx, qword ptr [rsp+16]
	mulx r15, r10, qword ptr [rsp+40]
	mov qword ptr [rsp+40], rbp
	xor ebp, ebp
	adcx r13, r10
	adox r8, r15
	mulx rcx, r10, rcx
	adcx r8, r10
	adox r14, rcx
	mulx rsi, rcx, rsi
	adcx r14, rcx
	adox r12, rsi
	mulx r11, rcx, r11
	adcx r12, rcx
	adox r11, rbp
	adc r11, 0
	mov edx, 189
	mulx r8, rcx, r8
	xor esi, esi
	adcx rdi, rcx
	adox rax, r8
	mulx r14, rcx, r14
	adcx rax, rcx
	adox r9, r14
	mulx r12, rcx, r12
	adcx r9, rcx
	adox r13, r12
	mulx r11, rcx, r11
	adcx r13, rcx
	adox r11, rsi
	adc r11, 0
	lea rcx, [r11+r11*4]
	lea rcx, [r11+rcx*4]
	lea rcx, [rcx+rcx*8]
	add rdi, rcx
	adc rax, 0
	adc r9, 0
	adc r13, 0
	lea rcx, [rdi+189]
	cmovc rdi, rcx
	/* Z3_s = F*G */
	mov rdx, qword ptr [rsp+72]
	mulx rcx, r8, rbx
	mulx r10, r11, qword ptr [rsp+32]
	mulx rbp, r12, qword ptr [rsp+24]
	mulx r14, rdx, qword ptr [rsp+16]
	add rcx, r11
	adc r10, r12
	adc rbp, rdx
	adc r14, 0
	mov rdx, qword ptr [rsp+48]
	mulx r11, r12, rbx
	xor r15d, r15d
	adcx rcx, r12
	adox r10, r11
	mulx rsi, r11, qword ptr [rsp+32]
	adcx r10, r11
	adox rbp, rsi
	mulx rsi, r11, qword ptr [rsp+24]
	adcx rbp, r11
	adox r14, rsi
	mulx rsi, rdx, qword ptr [rsp+16]
	adcx r14, rdx
	adox rsi, r15
	adc rsi, 0
	mov rdx, qword ptr [rsp+56]
	mulx r11, r12, rbx
	xor r15d, r15d
	adcx r10, r12
	adox rbp, r11
	mulx r11, r12, qword ptr [rsp+32]
	adcx rbp, r12
	adox r14, r11
	mulx r11, r12, qword ptr [rsp+24]
	adcx r14, r12
	adox rsi, r11
	mulx r11, rdx, qword ptr [rsp+16]
	adcx rsi, rdx
	adox r11, r15
	adc r11, 0
	mov rdx, qword ptr [rsp+64]
	mulx rbx, r12, rbx
	xor r15d, r15d
	adcx rbp, r12
	adox r14, rbx
	mulx rbx, r12, qword ptr [rsp+32]
	adcx r14, r12
	adox rsi, rbx
	mulx rbx, r12, qword ptr [rsp+24]
	adcx rsi, r12
	adox r11, rbx
	mulx rbx, rdx, qword ptr [rsp+16]
	adcx r11, rdx
	adox rbx, r15
	adc rbx, 0
	mov edx, 189
	mulx r14, r12, r14
	xor r15d, r15d
	adcx r8, r12
	adox rcx, r14
	mulx rsi, r12, rsi
	adcx rcx, r12
	adox r10, rsi
	mulx r11, rsi, r11
	adcx r10, rsi
	adox rbp, r11
	mulx rbx, rsi, rbx
	adcx rbp, rsi
	adox rbx, r15
	adc rbx, 0
	lea rsi, [rbx+rbx*4]
	lea rsi, [rbx+rsi*4]
	lea rsi, [rsi+rsi*8]
	add r8, rsi
	adc rcx, 0
	adc r10, 0
	adc rbp, 0
	lea rsi, [r8+189]
	cmovc r8, rsi
	/* t0_r2 = Y3_s-X3_s */
	mov rsi, qword ptr [rsp+40]
	sub rsi, rdi
	mov r11, qword ptr [rsp+128]
	sbb r11, rax
	mov rbx, qword ptr [rsp+120]
	sbb rbx, r9
	mov r12, qword ptr [rsp+80]
	sbb r12, r13
	sbb r14, r14
	and r14d, 189
	sub rsi, r14
	sbb r11, 0
	sbb rbx, 0
	sbb r12, 0
	lea r14, [rsi-189]
	cmovc rsi, r14
	/* t1_r2 = Y3_s+X3_s */
	add rdi, qword ptr [rsp+40]
	adc rax, qword ptr [rsp+128]
	adc r9, qword ptr [rsp+120]
	adc r13, qword ptr [rsp+80]
	sbb r14, r14
	and r14d, 189
	add rdi, r14
	adc rax, 0
	adc r9, 0
	adc r13, 0
	lea r14, [rdi+189]
	cmovc rdi, r14
	/* A_r2 = t0_r2*YmX2 */
	mov r14, qword ptr [rsp+8]
	mov rdx, qword ptr [r14+32]
	mov qword ptr [rsp+16], rbp
	mulx r15, rbp, rsi
	mov qword ptr [rsp+24], r10
	mov qword ptr [rsp+32], rcx
	mulx r10, rcx, r11
	mov qword ptr [rsp+40], r8
	mov qword ptr [rsp+48], r13
	mulx r8, r13, rbx
	mov qword ptr [rsp+56], r9
	mulx r9, rdx, r12
	add r15, rcx
	adc r10, r13
	adc r8, rdx
	adc r9, 0
	mov rdx, qword ptr [r14+40]
	mulx rcx, r13, rsi
	mov qword ptr [rsp+64], rax
	xor eax, eax
	adcx r15, r13
	adox r10, rcx
	mulx rcx, r13, r11
	adcx r10, r13
	adox r8, rcx
	mulx rcx, r13, rbx
	adcx r8, r13
	adox r9, rcx
	mulx rcx, rdx, r12
	adcx r9, rdx
	adox rcx, rax
	adc rcx, 0
	mov rdx, qword ptr [r14+48]
	mulx r13, rax, rsi
	mov qword ptr [rsp+72], rdi
	xor edi, edi
	adcx r10, rax
	adox r8, r13
	mulx rax, r13, r11
	adcx r8, r13
	adox r9, rax
	mulx rax, r13, rbx
	adcx r9, r13
	adox rcx, rax
	mulx rax, rdx, r12
	adcx rcx, rdx
	adox rax, rdi
	adc rax, 0
	mov rdx, qword ptr [r14+56]
	mulx rsi, r13, rsi
	xor edi, edi
	adcx r8, r13
	adox r9, rsi
	mulx r11, rsi, r11
	adcx r9, rsi
	adox rcx, r11
	mulx rbx, rsi, rbx
	adcx rcx, rsi
	adox rax, rbx
	mulx r12, rdx, r12
	adcx rax, rdx
	adox r12, rdi
	adc r12, 0
	mov edx, 189
	mulx r9, rsi, r9
	xor r11d, r11d
	adcx rbp, rsi
	adox r15, r9
	mulx rcx, rsi, rcx
	adcx r15, rsi
	adox r10, rcx
	mulx rax, rcx, rax
	adcx r10, rcx
	adox r8, rax
	mulx r12, rax, r12
	adcx r8, rax
	adox r12, r11
	adc r12, 0
	lea rax, [r12+r12*4]
	lea rax, [r12+rax*4]
	lea rax, [rax+rax*8]
	add rbp, rax
	adc r15, 0
	adc r10, 0
	adc r8, 0
	lea rax, [rbp+189]
	cmovc rbp, rax
	/* B_r2 = t1_r2*YpX2 */
	mov rdx, qword ptr [r14]
	mulx rax, rcx, qword ptr [rsp+72]
	mulx rsi, rdi, qword ptr [rsp+64]
	mulx r9, rbx, qword ptr [rsp+56]
	mulx r12, rdx, qword ptr [rsp+48]
	add rax, rdi
	adc rsi, rbx
	adc r9, rdx
	adc r12, 0
	mov rdx, qword ptr [r14+8]
	mulx rdi, rbx, qword ptr [rsp+72]
	xor r13d, r13d
	adcx rax, rbx
	adox rsi, rdi
	mulx rdi, r11, qword ptr [rsp+64]
	adcx rsi, r11
	adox r9, rdi
	mulx rdi, r11, qword ptr [rsp+56]
	adcx r9, r11
	adox r12, rdi
	mulx rdi, rdx, qword ptr [rsp+48]
	adcx r12, rdx
	adox rdi, r13
	adc rdi, 0
	mov rdx, qword ptr [r14+16]
	mulx r11, rbx, qword ptr [rsp+72]
	xor r13d, r13d
	adcx rsi, rbx
	adox r9, r11
	mulx r11, rbx, qword ptr [rsp+64]
	adcx r9, rbx
	adox r12, r11
	mulx r11, rbx, qword ptr [rsp+56]
	adcx r12, rbx
	adox rdi, r11
	mulx r11, rdx, qword ptr [rsp+48]
	adcx rdi, rdx
	adox r11, r13
	adc r11, 0
	mov rdx, qword ptr [r14+24]
	mulx rbx, r13, qword ptr [rsp+72]
	mov qword ptr [rsp+72], r8
	xor r8d, r8d
	adcx r9, r13
	adox r12, rbx
	mulx rbx, r13, qword ptr [rsp+64]
	adcx r12, r13
	adox rdi, rbx
	mulx rbx, r13, qword ptr [rsp+56]
	adcx rdi, r13
	adox r11, rbx
	mulx rbx, rdx, qword ptr [rsp+48]
	adcx r11, rdx
	adox rbx, r8
	adc rbx, 0
	mov edx, 189
	mulx r12, r13, r12
	xor r8d, r8d
	adcx rcx, r13
	adox rax, r12
	mulx rdi, r12, rdi
	adcx rax, r12
	adox rsi, rdi
	mulx r11, rdi, r11
	adcx rsi, rdi
	adox r9, r11
	mulx rbx, rdi, rbx
	adcx r9, rdi
	adox rbx, r8
	adc rbx, 0
	lea rdi, [rbx+rbx*4]
	lea rdi, [rbx+rdi*4]
	lea rdi, [rdi+rdi*8]
	add rcx, rdi
	adc rax, 0
	adc rsi, 0
	adc r9, 0
	lea rdi, [rcx+189]
	cmovc rcx, rdi
	/* C_r2 = T3*Tk2 */
	mov rdx, qword ptr [r14+96]
	mulx rdi, r11, qword ptr [rsp+88]
	mulx rbx, r12, qword ptr [rsp+96]
	mulx r13, r8, qword ptr [rsp+104]
	mov qword ptr [rsp+48], r9
	mulx r9, rdx, qword ptr [rsp+112]
	add rdi, r12
	adc rbx, r8
	adc r13, rdx
	adc r9, 0
	mov rdx, qword ptr [r14+104]
	mulx r8, r12, qword ptr [rsp+88]
	mov qword ptr [rsp+56], rsi
	xor esi, esi
	adcx rdi, r12
	adox rbx, r8
	mulx r8, r12, qword ptr [rsp+96]
	adcx rbx, r12
	adox r13, r8
	mulx r8, r12, qword ptr [rsp+104]
	adcx r13, r12
	adox r9, r8
	mulx r8, rdx, qword ptr [rsp+112]
	adcx r9, rdx
	adox r8, rsi
	adc r8, 0
	mov rdx, qword ptr [r14+112]
	mulx r12, rsi, qword ptr [rsp+88]
	mov qword ptr [rsp+64], r10
	xor r10d, r10d
	adcx rbx, rsi
	adox r13, r12
	mulx rsi, r12, qword ptr [rsp+96]
	adcx r13, r12
	adox r9, rsi
	mulx rsi, r12, qword ptr [rsp+104]
	adcx r9, r12
	adox r8, rsi
	mulx rsi, rdx, qword ptr [rsp+112]
	adcx r8, rdx
	adox rsi, r10
	adc rsi, 0
	mov rdx, qword ptr [r14+120]
	mulx r12, r10, qword ptr [rsp+88]
	mov qword ptr [rsp+80], rax
	xor eax, eax
	adcx r13, r10
	adox r9, r12
	mulx r10, r12, qword ptr [rsp+96]
	adcx r9, r12
	adox r8, r10
	mulx r10, r12, qword ptr [rsp+104]
	adcx r8, r12
	adox rsi, r10
	mulx r10, rdx, qword ptr [rsp+112]
	adcx rsi, rdx
	adox r10, rax
	adc r10, 0
	mov edx, 189
	mulx r9, r12, r9
	xor eax, eax
	adcx r11, r12
	adox rdi, r9
	mulx r8, r9, r8
	adcx rdi, r9
	adox rbx, r8
	mulx rsi, r8, rsi
	adcx rbx, r8
	adox r13, rsi
	mulx r10, rsi, r10
	adcx r13, rsi
	adox r10, rax
	adc r10, 0
	lea rsi, [r10+r10*4]
	lea rsi, [r10+rsi*4]
	lea rsi, [rsi+rsi*8]
	add r11, rsi
	adc rdi, 0
	adc rbx, 0
	adc r13, 0
	lea rsi, [r11+189]
	cmovc r11, rsi
	/* D_r2 = Z3_s*Zd2 */
	mov rdx, qword ptr [r14+64]
	mulx rsi, r8, qword ptr [rsp+40]
	mulx r9, r10, qword ptr [rsp+32]
	mulx r12, rax, qword ptr [rsp+24]
	mov qword ptr [rsp+88], r13
	mulx r13, rdx, qword ptr [rsp+16]
	add rsi, r10
	adc r9, rax
	adc r12, rdx
	adc r13, 0
	mov rdx, qword ptr [r14+72]
	mulx rax, r10, qword ptr [rsp+40]
	mov qword ptr [rsp+96], rbx
	xor ebx, ebx
	adcx rsi, r10
	adox r9, rax
	mulx rax, r10, qword ptr [rsp+32]
	adcx r9, r10
	adox r12, rax
	mulx rax, r10, qword ptr [rsp+24]
	adcx r12, r10
	adox r13, rax
	mulx rax, rdx, qword ptr [rsp+16]
	adcx r13, rdx
	adox rax, rbx
	adc rax, 0
	mov rdx, qword ptr [r14+80]
	mulx r10, rbx, qword ptr [rsp+40]
	mov qword ptr [rsp+104], rdi
	xor edi, edi
	adcx r9, rbx
	adox r12, r10
	mulx r10, rbx, qword ptr [rsp+32]
	adcx r12, rbx
	adox r13, r10
	mulx r10, rbx, qword ptr [rsp+24]
	adcx r13, rbx
	adox rax, r10
	mulx r10, rdx, qword ptr [rsp+16]
	adcx rax, rdx
	adox r10, rdi
	adc r10, 0
	mov rdx, qword ptr [r14+88]
	mulx rbx, rdi, qword ptr [rsp+40]
	mov qword ptr [rsp+40], r11
	xor r11d, r11d
	adcx r12, rdi
	adox r13, rbx
	mulx rdi, rbx, qword ptr [rsp+32]
	adcx r13, rbx
	adox rax, rdi
	mulx rdi, rbx, qword ptr [rsp+24]
	adcx rax, rbx
	adox r10, rdi
	mulx rdi, rdx, qword ptr [rsp+16]
	adcx r10, rdx
	adox rdi, r11
	adc rdi, 0
	mov edx, 189
	mulx r13, rbx, r13
	xor r14d, r14d
	adcx r8, rbx
	adox rsi, r13
	mulx rax, r11, rax
	adcx rsi, r11
	adox r9, rax
	mulx r10, rax, r10
	adcx r9, rax
	adox r12, r10
	mulx rdi, rax, rdi
	adcx r12, rax
	adox rdi, r14
	adc rdi, 0
	lea rax, [rdi+rdi*4]
	lea rax, [rdi+rax*4]
	lea rax, [rax+rax*8]
	add r8, rax
	adc rsi, 0
	adc r9, 0
	adc r12, 0
	lea rax, [r8+189]
	cmovc r8, rax
	/* E_r2 = B_r2-A_r2 */
	mov rax, rcx
	sub rax, rbp
	mov rdi, qword ptr [rsp+80]
	sbb rdi, r15
	mov r10, qword ptr [rsp+56]
	sbb r10, qword ptr [rsp+64]
	mov r11, qword ptr [rsp+48]
	sbb r11, qword ptr [rsp+72]
	sbb rbx, rbx
	and ebx, 189
	sub rax, rbx
	sbb rdi, 0
	sbb r10, 0
	sbb r11, 0
	lea rbx, [rax-189]
	cmovc rax, rbx
	/* F_r2 = D_r2-C_r2 */
	mov rbx, r8
	sub rbx, qword ptr [rsp+40]
	mov r13, rsi
	sbb r13, qword ptr [rsp+104]
	mov rdx, r9
	sbb rdx, qword ptr [rsp+96]
	mov r14, r12
	sbb r14, qword ptr [rsp+88]
	mov qword ptr [rsp+8], r11
	sbb r11, r11
	and r11d, 189
	sub rbx, r11
	sbb r13, 0
	sbb rdx, 0
	sbb r14, 0
	lea r11, [rbx-189]
	cmovc rbx, r11
	/* G_r2 = D_r2+C_r2 */
	add r8, qword ptr [rsp+40]
	adc rsi, qword ptr [rsp+104]
	adc r9, qword ptr [rsp+96]
	adc r12, qword ptr [rsp+88]
	sbb r11, r11
	and r11d, 189
	add r8, r11
	adc rsi, 0
	adc r9, 0
	adc r12, 0
	lea r11, [r8+189]
	cmovc r8, r11
	/* H_r2 = B_r2+A_r2 */
	add rcx, rbp
	adc r15, qword ptr [rsp+80]
	mov r11, qword ptr [rsp+56]
	adc r11, qword ptr [rsp+64]
	mov rbp, qword ptr [rsp+48]
	adc rbp, qword ptr [rsp+72]
	mov qword ptr [rsp+16], r12
	sbb r12, r12
	and r12d, 189
	add rcx, r12
	adc r15, 0
	adc r11, 0
	adc rbp, 0
	lea r12, [rcx+189]
	cmovc rcx, r12
	/* X3_r2 = E_r2*F_r2 */
	mov r12, rdx
	mov rdx, rbx
	mov qword ptr [rsp+24], rbp
	mov qword ptr [rsp+32], r11
	mulx rbp, r11, rax
	mov qword ptr [rsp+40], r15
	mulx rbx, r15, rdi
	mov qword ptr [rsp+48], r9
	mov qword ptr [rsp+56], rsi
	mulx r9, rsi, r10
	mov qword ptr [rsp+64], rcx
	mov qword ptr [rsp+72], r8
	mulx rcx, r8, qword ptr [rsp+8]
	add rbp, r15
	adc rbx, rsi
	adc r9, r8
	adc rcx, 0
	mov rsi, rdx
	mov rdx, r13
	mulx r8, r15, rax
	xor r13d, r13d
	adcx rbp, r15
	adox rbx, r8
	mulx r8, r15, rdi
	adcx rbx, r15
	adox r9, r8
	mulx r8, r15, r10
	adcx r9, r15
	adox rcx, r8
	mulx r8, r15, qword ptr [rsp+8]
	adcx rcx, r15
	adox r8, r13
	adc r8, 0
	mov r15, rdx
	mov rdx, r12
	mov qword ptr [rsp+80], r15
	mulx r13, r15, rax
	xor r12d, r12d
	adcx rbx, r15
	adox r9, r13
	mulx r13, r15, rdi
	adcx r9, r15
	adox rcx, r13
	mulx r13, r15, r10
	adcx rcx, r15
	adox r8, r13
	mulx r13, r15, qword ptr [rsp+8]
	adcx r8, r15
	adox r13, r12
	adc r13, 0
	mov r15, rdx
	mov rdx, r14
	mulx rax, r12, rax
	xor r14d, r14d
	adcx r9, r12
	adox rcx, rax
	mulx rdi, rax, rdi
	adcx rcx, rax
	adox r8, rdi
	mulx r10, rax, r10
	adcx r8, rax
	adox r13, r10
	mulx rax, rdi, qword ptr [rsp+8]
	adcx r13, rdi
	adox rax, r14
	adc rax, 0
	mov rdi, rdx
	mov edx, 189
	mulx rcx, r10, rcx
	xor r12d, r12d
	adcx r11, r10
	adox rbp, rcx
	mulx r8, rcx, r8
	adcx rbp, rcx
	adox rbx, r8
	mulx r13, rcx, r13
	adcx rbx, rcx
	adox r9, r13
	mulx rax, rcx, rax
	adcx r9, rcx
	adox rax, r12
	adc rax, 0
	lea rcx, [rax+rax*4]
	lea rcx, [rax+rcx*4]
	lea rcx, [rcx+rcx*8]
	add r11, rcx
	adc rbp, 0
	mov rax, qword ptr [rsp]
	mov qword ptr [rax+8], rbp
	adc rbx, 0
	mov qword ptr [rax+16], rbx
	adc r9, 0
	mov qword ptr [rax+24], r9
	lea rcx, [r11+189]
	cmovc r11, rcx
	mov qword ptr [rax], r11
	/* Y3_r2 = G_r2*H_r2 */
	mov rdx, qword ptr [rsp+64]
	mulx rcx, r8, qword ptr [rsp+72]
	mulx r9, r10, qword ptr [rsp+56]
	mulx r11, rbx, qword ptr [rsp+48]
	mulx rbp, rdx, qword ptr [rsp+16]
	add rcx, r10
	adc r9, rbx
	adc r11, rdx
	adc rbp, 0
	mov rdx, qword ptr [rsp+40]
	mulx r10, rbx, qword ptr [rsp+72]
	xor r13d, r13d
	adcx rcx, rbx
	adox r9, r10
	mulx r10, rbx, qword ptr [rsp+56]
	adcx r9, rbx
	adox r11, r10
	mulx r10, rbx, qword ptr [rsp+48]
	adcx r11, rbx
	adox rbp, r10
	mulx r10, rdx, qword ptr [rsp+16]
	adcx rbp, rdx
	adox r10, r13
	adc r10, 0
	mov rdx, qword ptr [rsp+32]
	mulx rbx, r12, qword ptr [rsp+72]
	xor r14d, r14d
	adcx r9, r12
	adox r11, rbx
	mulx rbx, r12, qword ptr [rsp+56]
	adcx r11, r12
	adox rbp, rbx
	mulx rbx, r12, qword ptr [rsp+48]
	adcx rbp, r12
	adox r10, rbx
	mulx rbx, rdx, qword ptr [rsp+16]
	adcx r10, rdx
	adox rbx, r14
	adc rbx, 0
	mov rdx, qword ptr [rsp+24]
	mulx r12, r13, qword ptr [rsp+72]
	xor r14d, r14d
	adcx r11, r13
	adox rbp, r12
	mulx r12, r13, qword ptr [rsp+56]
	adcx rbp, r13
	adox r10, r12
	mulx r12, r13, qword ptr [rsp+48]
	adcx r10, r13
	adox rbx, r12
	mulx r12, rdx, qword ptr [rsp+16]
	adcx rbx, rdx
	adox r12, r14
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
	mov qword ptr [rax+40], rcx
	adc r9, 0
	mov qword ptr [rax+48], r9
	adc r11, 0
	mov qword ptr [rax+56], r11
	lea rcx, [r8+189]
	cmovc r8, rcx
	mov qword ptr [rax+32], r8
	/* Z3_r2 = F_r2*G_r2 */
	mov rdx, qword ptr [rsp+72]
	mulx rcx, r8, rsi
	mulx r9, r10, qword ptr [rsp+80]
	mulx r11, rbx, r15
	mulx rbp, rdx, rdi
	add rcx, r10
	adc r9, rbx
	adc r11, rdx
	adc rbp, 0
	mov rdx, qword ptr [rsp+56]
	mulx r10, rbx, rsi
	xor r12d, r12d
	adcx rcx, rbx
	adox r9, r10
	mulx r10, rbx, qword ptr [rsp+80]
	adcx r9, rbx
	adox r11, r10
	mulx r10, rbx, r15
	adcx r11, rbx
	adox rbp, r10
	mulx r10, rdx, rdi
	adcx rbp, rdx
	adox r10, r12
	adc r10, 0
	mov rdx, qword ptr [rsp+48]
	mulx rbx, r13, rsi
	xor r14d, r14d
	adcx r9, r13
	adox r11, rbx
	mulx rbx, r12, qword ptr [rsp+80]
	adcx r11, r12
	adox rbp, rbx
	mulx rbx, r12, r15
	adcx rbp, r12
	adox r10, rbx
	mulx rbx, rdx, rdi
	adcx r10, rdx
	adox rbx, r14
	adc rbx, 0
	mov rdx, qword ptr [rsp+16]
	mulx rsi, r12, rsi
	xor r13d, r13d
	adcx r11, r12
	adox rbp, rsi
	mulx rsi, r12, qword ptr [rsp+80]
	adcx rbp, r12
	adox r10, rsi
	mulx r15, rsi, r15
	adcx r10, rsi
	adox rbx, r15
	mulx rdi, rdx, rdi
	adcx rbx, rdx
	adox rdi, r13
	adc rdi, 0
	mov edx, 189
	mulx rbp, rsi, rbp
	xor r12d, r12d
	adcx r8, rsi
	adox rcx, rbp
	mulx r10, rsi, r10
	adcx rcx, rsi
	adox r9, r10
	mulx rbx, rsi, rbx
	adcx r9, rsi
	adox r11, rbx
	mulx rdi, rsi, rdi
	adcx r11, rsi
	adox rdi, r12
	adc rdi, 0
	lea rsi, [rdi+rdi*4]
	lea rsi, [rdi+rsi*4]
	lea rsi, [rsi+rsi*8]
	add r8, rsi
	adc rcx, 0
	mov qword ptr [rax+72], rcx
	adc r9, 0
	mov qword ptr [rax+80], r9
	adc r11, 0
	mov qword ptr [rax+88], r11
	lea rcx, [r8+189]
	cmovc r8, rcx
	mov qword ptr [rax+64], r8
	add rsp, 192
	.cfi_adjust_cfa_offset -192
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
TED256189_END(TED256189_NAME(ted256189_ext_dbladd))

/* void ted256189_ext_to_cached(uint64_t *r, const uint64_t *p)
 * r (out) in rdi, p (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 4 out, each any value of its words (incompletely reduced).
 * Made of twisted/extended-1/caching/cache-2008-hwcd-3; fusions: none.
 * Stack: 48 bytes and 16 bytes of red zone; 110 instructions; modelled 17.25 core cycles.
 */
TED256189_BEGIN(TED256189_NAME(ted256189_ext_to_cached))
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
	/* Tk3 = 716*T1 */
	mov rdx, qword ptr [rsi+96]
	mov eax, 716
	mulx rcx, rdx, rax
	mov r8, rdx
	mov rdx, qword ptr [rsi+104]
	mulx r9, rdx, rax
	mov r10, rdx
	mov rdx, qword ptr [rsi+112]
	mulx r11, rdx, rax
	mov rbx, rdx
	mov rdx, qword ptr [rsi+120]
	mulx rbp, rdx, rax
	add r10, rcx
	adc rbx, r9
	adc rdx, r11
	adc rbp, 0
	/* Zd3 = 2*Z1 */
	mov rcx, qword ptr [rsi+64]
	add rcx, qword ptr [rsi+64]
	mov r9, qword ptr [rsi+72]
	adc r9, qword ptr [rsi+72]
	mov r11, qword ptr [rsi+80]
	adc r11, qword ptr [rsi+80]
	mov r12, qword ptr [rsi+88]
	adc r12, qword ptr [rsi+88]
	sbb r13, r13
	lea r14, [rbp+rbp*4]
	lea r14, [rbp+r14*4]
	lea r14, [r14+r14*8]
	/* YpX3 = Y1+X1 */
	mov rbp, qword ptr [rsi+32]
	add rbp, qword ptr [rsi]
	mov r15, qword ptr [rsi+40]
	adc r15, qword ptr [rsi+8]
	mov rax, qword ptr [rsi+48]
	adc rax, qword ptr [rsi+16]
	mov qword ptr [rsp-16], rax
	mov rax, qword ptr [rsi+56]
	adc rax, qword ptr [rsi+24]
	mov qword ptr [rsp-8], rax
	sbb rax, rax
	and r13d, 189
	add rcx, r13
	adc r9, 0
	mov qword ptr [rdi+72], r9
	adc r11, 0
	mov qword ptr [rdi+80], r11
	adc r12, 0
	mov qword ptr [rdi+88], r12
	sbb r9, r9
	and eax, 189
	add r8, r14
	adc r10, 0
	mov qword ptr [rdi+104], r10
	adc rbx, 0
	mov qword ptr [rdi+112], rbx
	adc rdx, 0
	mov qword ptr [rdi+120], rdx
	sbb r10, r10
	/* YmX3 = Y1-X1 */
	mov r11, qword ptr [rsi+32]
	sub r11, qword ptr [rsi]
	mov rbx, qword ptr [rsi+40]
	sbb rbx, qword ptr [rsi+8]
	mov r12, qword ptr [rsi+48]
	sbb r12, qword ptr [rsi+16]
	mov r13, qword ptr [rsi+56]
	sbb r13, qword ptr [rsi+24]
	sbb rsi, rsi
	add rbp, rax
	adc r15, 0
	mov qword ptr [rdi+8], r15
	mov rax, qword ptr [rsp-16]
	adc rax, 0
	mov qword ptr [rdi+16], rax
	mov rax, qword ptr [rsp-8]
	adc rax, 0
	mov qword ptr [rdi+24], rax
	sbb rax, rax
	and r9d, 189
	and esi, 189
	add rcx, r9
	mov qword ptr [rdi+64], rcx
	sub r11, rsi
	sbb rbx, 0
	mov qword ptr [rdi+40], rbx
	sbb r12, 0
	mov qword ptr [rdi+48], r12
	sbb r13, 0
	mov qword ptr [rdi+56], r13
	sbb rcx, rcx
	and r10d, 189
	and eax, 189
	add r8, r10
	mov qword ptr [rdi+96], r8
	add rbp, rax
	mov qword ptr [rdi], rbp
	and ecx, 189
	sub r11, rcx
	mov qword ptr [rdi+32], r11
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
TED256189_END(TED256189_NAME(ted256189_ext_to_cached))

#if defined(__linux__) && defined(__ELF__)
	.section .note.GNU-stack,"",@progbits
#endif
