/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build ted256189 --cpu zen4 --level adx --abi sysv --prefix ted256189 --vector none
   Do not edit.
   Input ted256189.toml: sha256 3b312e6e98fc1d2ee66ee2a6ddf0b336285994127b0032a8ad6a886fc065d92d */
/* Point operations, x86_64 level adx (needs bmi2, adx, avx2), System V calling convention.
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

/* void ted256189_ext_to_cached(uint64_t *r, const uint64_t *p)
 * r (out) in rdi, p (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 4 out, each any value of its words (incompletely reduced).
 * Made of twisted/extended-1/caching/cache-2008-hwcd-3; fusions: rich.
 * Stack: 16 bytes; 94 instructions; modelled 16.25 core cycles.
 */
TED256189_BEGIN(TED256189_NAME(ted256189_ext_to_cached))
	push rbx
	TED256189_PUSHED(rbx)
	push rbp
	TED256189_PUSHED(rbp)
	TED256189_FRAME_MADE
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
	lea rcx, [rbp+rbp*4]
	lea rcx, [rbp+rcx*4]
	lea rcx, [rcx+rcx*8]
	add r8, rcx
	adc r10, 0
	mov qword ptr [rdi+104], r10
	adc rbx, 0
	mov qword ptr [rdi+112], rbx
	adc rdx, 0
	mov qword ptr [rdi+120], rdx
	lea rcx, [r8+189]
	cmovc r8, rcx
	mov qword ptr [rdi+96], r8
	/* YpX3 = Y1+X1 */
	mov rcx, qword ptr [rsi+32]
	add rcx, qword ptr [rsi]
	mov r8, qword ptr [rsi+40]
	adc r8, qword ptr [rsi+8]
	mov r9, qword ptr [rsi+48]
	adc r9, qword ptr [rsi+16]
	mov r10, qword ptr [rsi+56]
	adc r10, qword ptr [rsi+24]
	sbb r11, r11
	and r11d, 189
	add rcx, r11
	adc r8, 0
	adc r9, 0
	adc r10, 0
	lea r11, [rcx+189]
	cmovc rcx, r11
	/* YmX3 = Y1-X1 */
	mov r11, qword ptr [rsi+32]
	sub r11, qword ptr [rsi]
	mov qword ptr [rdi], rcx
	mov rcx, qword ptr [rsi+40]
	sbb rcx, qword ptr [rsi+8]
	mov qword ptr [rdi+8], r8
	mov r8, qword ptr [rsi+48]
	sbb r8, qword ptr [rsi+16]
	mov qword ptr [rdi+16], r9
	mov r9, qword ptr [rsi+56]
	sbb r9, qword ptr [rsi+24]
	mov qword ptr [rdi+24], r10
	sbb r10, r10
	and r10d, 189
	sub r11, r10
	sbb rcx, 0
	mov qword ptr [rdi+40], rcx
	sbb r8, 0
	mov qword ptr [rdi+48], r8
	sbb r9, 0
	mov qword ptr [rdi+56], r9
	lea rcx, [r11-189]
	cmovc r11, rcx
	mov qword ptr [rdi+32], r11
	/* Zd3 = 2*Z1 */
	mov rcx, qword ptr [rsi+64]
	add rcx, qword ptr [rsi+64]
	mov r8, qword ptr [rsi+72]
	adc r8, qword ptr [rsi+72]
	mov r9, qword ptr [rsi+80]
	adc r9, qword ptr [rsi+80]
	mov r10, qword ptr [rsi+88]
	adc r10, qword ptr [rsi+88]
	sbb rsi, rsi
	and esi, 189
	add rcx, rsi
	adc r8, 0
	mov qword ptr [rdi+72], r8
	adc r9, 0
	mov qword ptr [rdi+80], r9
	adc r10, 0
	mov qword ptr [rdi+88], r10
	lea rsi, [rcx+189]
	cmovc rcx, rsi
	mov qword ptr [rdi+64], rcx
	pop rbp
	TED256189_POPPED(rbp)
	pop rbx
	TED256189_POPPED(rbx)
	ret
TED256189_END(TED256189_NAME(ted256189_ext_to_cached))

/* void ted256189_ext_readd(uint64_t *r, const uint64_t *p, const uint64_t *q)
 * r (out) in rdi, p (in) in rsi, q (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 4 out, each any value of its words (incompletely reduced).
 * Made of twisted/extended-1/addition/readd-2008-hwcd-3; fusions: rich.
 * Stack: 48 bytes and 104 bytes of red zone; 780 instructions; modelled 276.0 core cycles.
 */
TED256189_BEGIN(TED256189_NAME(ted256189_ext_readd))
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
	TED256189_RESERVE(104)
	TED256189_FRAME_MADE
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
	mov qword ptr [rsp TED256189_SLOT(-104, +0)], rdi
	mulx r15, rdi, qword ptr [rsi+104]
	mov qword ptr [rsp TED256189_SLOT(-96, +8)], r9
	mov qword ptr [rsp TED256189_SLOT(-88, +16)], r8
	mulx r9, r8, qword ptr [rsi+112]
	mov qword ptr [rsp TED256189_SLOT(-80, +24)], rcx
	mulx rcx, rdx, qword ptr [rsi+120]
	add r13, rdi
	adc r15, r8
	adc r9, rdx
	adc rcx, 0
	mov rdx, qword ptr [r12+104]
	mulx rdi, r8, qword ptr [rsi+96]
	mov qword ptr [rsp TED256189_SLOT(-72, +32)], rax
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
	mov qword ptr [rsp TED256189_SLOT(-64, +40)], rbp
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
	mov qword ptr [rsp TED256189_SLOT(-56, +48)], rbx
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
	mulx rbp, rbx, qword ptr [rsp TED256189_SLOT(-56, +48)]
	mov qword ptr [rsp TED256189_SLOT(-48, +56)], r9
	mulx r9, rdx, qword ptr [rsp TED256189_SLOT(-64, +40)]
	add rax, r8
	adc rdi, rbx
	adc rbp, rdx
	adc r9, 0
	mov rdx, qword ptr [r12+40]
	mulx r8, rbx, r10
	mov qword ptr [rsp TED256189_SLOT(-40, +64)], r15
	xor r15d, r15d
	adcx rax, rbx
	adox rdi, r8
	mulx r8, rbx, r11
	adcx rdi, rbx
	adox rbp, r8
	mulx r8, rbx, qword ptr [rsp TED256189_SLOT(-56, +48)]
	adcx rbp, rbx
	adox r9, r8
	mulx r8, rdx, qword ptr [rsp TED256189_SLOT(-64, +40)]
	adcx r9, rdx
	adox r8, r15
	adc r8, 0
	mov rdx, qword ptr [r12+48]
	mulx rbx, r15, r10
	mov qword ptr [rsp TED256189_SLOT(-32, +72)], r13
	xor r13d, r13d
	adcx rdi, r15
	adox rbp, rbx
	mulx rbx, r15, r11
	adcx rbp, r15
	adox r9, rbx
	mulx rbx, r15, qword ptr [rsp TED256189_SLOT(-56, +48)]
	adcx r9, r15
	adox r8, rbx
	mulx rbx, rdx, qword ptr [rsp TED256189_SLOT(-64, +40)]
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
	mulx r10, r11, qword ptr [rsp TED256189_SLOT(-56, +48)]
	adcx r8, r11
	adox rbx, r10
	mulx r10, rdx, qword ptr [rsp TED256189_SLOT(-64, +40)]
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
	mulx r8, r9, qword ptr [rsp TED256189_SLOT(-72, +32)]
	mulx r10, r11, qword ptr [rsp TED256189_SLOT(-80, +24)]
	mulx rbx, r13, qword ptr [rsp TED256189_SLOT(-88, +16)]
	mulx r15, rdx, qword ptr [rsp TED256189_SLOT(-96, +8)]
	add r8, r11
	adc r10, r13
	adc rbx, rdx
	adc r15, 0
	mov rdx, qword ptr [r12+8]
	mulx r11, r13, qword ptr [rsp TED256189_SLOT(-72, +32)]
	mov qword ptr [rsp TED256189_SLOT(-64, +40)], r14
	xor r14d, r14d
	adcx r8, r13
	adox r10, r11
	mulx r11, r13, qword ptr [rsp TED256189_SLOT(-80, +24)]
	adcx r10, r13
	adox rbx, r11
	mulx r11, r13, qword ptr [rsp TED256189_SLOT(-88, +16)]
	adcx rbx, r13
	adox r15, r11
	mulx r11, rdx, qword ptr [rsp TED256189_SLOT(-96, +8)]
	adcx r15, rdx
	adox r11, r14
	adc r11, 0
	mov rdx, qword ptr [r12+16]
	mulx r13, r14, qword ptr [rsp TED256189_SLOT(-72, +32)]
	mov qword ptr [rsp TED256189_SLOT(-56, +48)], rbp
	xor ebp, ebp
	adcx r10, r14
	adox rbx, r13
	mulx r13, r14, qword ptr [rsp TED256189_SLOT(-80, +24)]
	adcx rbx, r14
	adox r15, r13
	mulx r13, r14, qword ptr [rsp TED256189_SLOT(-88, +16)]
	adcx r15, r14
	adox r11, r13
	mulx r13, rdx, qword ptr [rsp TED256189_SLOT(-96, +8)]
	adcx r11, rdx
	adox r13, rbp
	adc r13, 0
	mov rdx, qword ptr [r12+24]
	mulx r14, rbp, qword ptr [rsp TED256189_SLOT(-72, +32)]
	mov qword ptr [rsp TED256189_SLOT(-72, +32)], rdi
	xor edi, edi
	adcx rbx, rbp
	adox r15, r14
	mulx rbp, r14, qword ptr [rsp TED256189_SLOT(-80, +24)]
	adcx r15, r14
	adox r11, rbp
	mulx rbp, r14, qword ptr [rsp TED256189_SLOT(-88, +16)]
	adcx r11, r14
	adox r13, rbp
	mulx rbp, rdx, qword ptr [rsp TED256189_SLOT(-96, +8)]
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
	mov qword ptr [rsp TED256189_SLOT(-96, +8)], rbx
	mulx rbx, rdx, qword ptr [rsi+88]
	add r11, r14
	adc r13, rdi
	adc r15, rdx
	adc rbx, 0
	mov rdx, qword ptr [r12+72]
	mulx rdi, r14, qword ptr [rsi+64]
	mov qword ptr [rsp TED256189_SLOT(-88, +16)], r10
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
	mov qword ptr [rsp TED256189_SLOT(-80, +24)], rax
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
	mov qword ptr [rsp TED256189_SLOT(-24, +80)], r8
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
	mov rsi, qword ptr [rsp TED256189_SLOT(-24, +80)]
	adc rsi, qword ptr [rsp TED256189_SLOT(-80, +24)]
	mov rdi, qword ptr [rsp TED256189_SLOT(-88, +16)]
	adc rdi, qword ptr [rsp TED256189_SLOT(-72, +32)]
	mov r8, qword ptr [rsp TED256189_SLOT(-96, +8)]
	adc r8, qword ptr [rsp TED256189_SLOT(-56, +48)]
	sbb r10, r10
	and r10d, 189
	add rax, r10
	adc rsi, 0
	adc rdi, 0
	adc r8, 0
	lea r10, [rax+189]
	cmovc rax, r10
	sub r9, rcx
	mov rcx, qword ptr [rsp TED256189_SLOT(-24, +80)]
	sbb rcx, qword ptr [rsp TED256189_SLOT(-80, +24)]
	mov r10, qword ptr [rsp TED256189_SLOT(-88, +16)]
	sbb r10, qword ptr [rsp TED256189_SLOT(-72, +32)]
	mov rbx, qword ptr [rsp TED256189_SLOT(-96, +8)]
	sbb rbx, qword ptr [rsp TED256189_SLOT(-56, +48)]
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
	add r14, qword ptr [rsp TED256189_SLOT(-64, +40)]
	mov rdx, r11
	adc rdx, qword ptr [rsp TED256189_SLOT(-32, +72)]
	mov r12, r13
	adc r12, qword ptr [rsp TED256189_SLOT(-40, +64)]
	mov qword ptr [rsp TED256189_SLOT(-96, +8)], r8
	mov r8, r15
	adc r8, qword ptr [rsp TED256189_SLOT(-48, +56)]
	mov qword ptr [rsp TED256189_SLOT(-88, +16)], rdi
	sbb rdi, rdi
	and edi, 189
	add r14, rdi
	adc rdx, 0
	adc r12, 0
	adc r8, 0
	lea rdi, [r14+189]
	cmovc r14, rdi
	sub rbp, qword ptr [rsp TED256189_SLOT(-64, +40)]
	sbb r11, qword ptr [rsp TED256189_SLOT(-32, +72)]
	sbb r13, qword ptr [rsp TED256189_SLOT(-40, +64)]
	sbb r15, qword ptr [rsp TED256189_SLOT(-48, +56)]
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
	mov qword ptr [rsp TED256189_SLOT(-80, +24)], r8
	mov qword ptr [rsp TED256189_SLOT(-72, +32)], r12
	mulx r8, r12, r9
	mov qword ptr [rsp TED256189_SLOT(-64, +40)], rdi
	mulx rax, rdi, rcx
	mov qword ptr [rsp TED256189_SLOT(-56, +48)], r14
	mov qword ptr [rsp TED256189_SLOT(-48, +56)], r15
	mulx r14, r15, r10
	mov qword ptr [rsp TED256189_SLOT(-40, +64)], r13
	mov qword ptr [rsp TED256189_SLOT(-32, +72)], r11
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
	mov rdx, qword ptr [rsp TED256189_SLOT(-88, +16)]
	mov qword ptr [rsp TED256189_SLOT(-24, +80)], r15
	mulx rsi, r15, r9
	mov qword ptr [rsp TED256189_SLOT(-16, +88)], rdi
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
	mov rdx, qword ptr [rsp TED256189_SLOT(-96, +8)]
	mulx r15, rdi, r9
	mov qword ptr [rsp TED256189_SLOT(-8, +96)], r9
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
	mov rsi, qword ptr [rsp TED256189_SLOT(-104, +0)]
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
	mulx rax, rdi, qword ptr [rsp TED256189_SLOT(-8, +96)]
	mulx r8, r11, rcx
	mulx rbp, r12, r10
	mulx r13, r14, rbx
	add rax, r11
	adc r8, r12
	adc rbp, r14
	adc r13, 0
	mov r11, rdx
	mov rdx, qword ptr [rsp TED256189_SLOT(-32, +72)]
	mulx r12, r14, qword ptr [rsp TED256189_SLOT(-8, +96)]
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
	mov rdx, qword ptr [rsp TED256189_SLOT(-40, +64)]
	mulx r12, r14, qword ptr [rsp TED256189_SLOT(-8, +96)]
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
	mov rdx, qword ptr [rsp TED256189_SLOT(-48, +56)]
	mulx r14, r15, qword ptr [rsp TED256189_SLOT(-8, +96)]
	mov qword ptr [rsp TED256189_SLOT(-8, +96)], r11
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
	mov rdx, qword ptr [rsp TED256189_SLOT(-16, +88)]
	mulx rax, rcx, qword ptr [rsp TED256189_SLOT(-56, +48)]
	mulx rdi, r8, qword ptr [rsp TED256189_SLOT(-64, +40)]
	mulx r9, r11, qword ptr [rsp TED256189_SLOT(-72, +32)]
	mulx rbx, rdx, qword ptr [rsp TED256189_SLOT(-80, +24)]
	add rax, r8
	adc rdi, r11
	adc r9, rdx
	adc rbx, 0
	mov rdx, qword ptr [rsp TED256189_SLOT(-24, +80)]
	mulx r8, r11, qword ptr [rsp TED256189_SLOT(-56, +48)]
	xor ebp, ebp
	adcx rax, r11
	adox rdi, r8
	mulx r8, r10, qword ptr [rsp TED256189_SLOT(-64, +40)]
	adcx rdi, r10
	adox r9, r8
	mulx r8, r10, qword ptr [rsp TED256189_SLOT(-72, +32)]
	adcx r9, r10
	adox rbx, r8
	mulx r8, rdx, qword ptr [rsp TED256189_SLOT(-80, +24)]
	adcx rbx, rdx
	adox r8, rbp
	adc r8, 0
	mov rdx, qword ptr [rsp TED256189_SLOT(-88, +16)]
	mulx r10, r11, qword ptr [rsp TED256189_SLOT(-56, +48)]
	xor r12d, r12d
	adcx rdi, r11
	adox r9, r10
	mulx r10, r11, qword ptr [rsp TED256189_SLOT(-64, +40)]
	adcx r9, r11
	adox rbx, r10
	mulx r10, r11, qword ptr [rsp TED256189_SLOT(-72, +32)]
	adcx rbx, r11
	adox r8, r10
	mulx r10, rdx, qword ptr [rsp TED256189_SLOT(-80, +24)]
	adcx r8, rdx
	adox r10, r12
	adc r10, 0
	mov rdx, qword ptr [rsp TED256189_SLOT(-96, +8)]
	mulx r11, rbp, qword ptr [rsp TED256189_SLOT(-56, +48)]
	xor r13d, r13d
	adcx r9, rbp
	adox rbx, r11
	mulx r11, rbp, qword ptr [rsp TED256189_SLOT(-64, +40)]
	adcx rbx, rbp
	adox r8, r11
	mulx r11, rbp, qword ptr [rsp TED256189_SLOT(-72, +32)]
	adcx r8, rbp
	adox r10, r11
	mulx r11, rdx, qword ptr [rsp TED256189_SLOT(-80, +24)]
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
	mov rdx, qword ptr [rsp TED256189_SLOT(-56, +48)]
	mulx rax, rcx, qword ptr [rsp TED256189_SLOT(-8, +96)]
	mulx rdi, r8, qword ptr [rsp TED256189_SLOT(-32, +72)]
	mulx r9, r10, qword ptr [rsp TED256189_SLOT(-40, +64)]
	mulx r11, rdx, qword ptr [rsp TED256189_SLOT(-48, +56)]
	add rax, r8
	adc rdi, r10
	adc r9, rdx
	adc r11, 0
	mov rdx, qword ptr [rsp TED256189_SLOT(-64, +40)]
	mulx r8, r10, qword ptr [rsp TED256189_SLOT(-8, +96)]
	xor ebx, ebx
	adcx rax, r10
	adox rdi, r8
	mulx r8, r10, qword ptr [rsp TED256189_SLOT(-32, +72)]
	adcx rdi, r10
	adox r9, r8
	mulx r8, r10, qword ptr [rsp TED256189_SLOT(-40, +64)]
	adcx r9, r10
	adox r11, r8
	mulx r8, rdx, qword ptr [rsp TED256189_SLOT(-48, +56)]
	adcx r11, rdx
	adox r8, rbx
	adc r8, 0
	mov rdx, qword ptr [rsp TED256189_SLOT(-72, +32)]
	mulx r10, rbp, qword ptr [rsp TED256189_SLOT(-8, +96)]
	xor r12d, r12d
	adcx rdi, rbp
	adox r9, r10
	mulx r10, rbx, qword ptr [rsp TED256189_SLOT(-32, +72)]
	adcx r9, rbx
	adox r11, r10
	mulx r10, rbx, qword ptr [rsp TED256189_SLOT(-40, +64)]
	adcx r11, rbx
	adox r8, r10
	mulx r10, rdx, qword ptr [rsp TED256189_SLOT(-48, +56)]
	adcx r8, rdx
	adox r10, r12
	adc r10, 0
	mov rdx, qword ptr [rsp TED256189_SLOT(-80, +24)]
	mulx rbx, rbp, qword ptr [rsp TED256189_SLOT(-8, +96)]
	xor r13d, r13d
	adcx r9, rbp
	adox r11, rbx
	mulx rbx, rbp, qword ptr [rsp TED256189_SLOT(-32, +72)]
	adcx r11, rbp
	adox r8, rbx
	mulx rbx, rbp, qword ptr [rsp TED256189_SLOT(-40, +64)]
	adcx r8, rbp
	adox r10, rbx
	mulx rbx, rdx, qword ptr [rsp TED256189_SLOT(-48, +56)]
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
	TED256189_RELEASE(104)
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
TED256189_END(TED256189_NAME(ted256189_ext_readd))

/* void ted256189_ext_4dbl(uint64_t *r, const uint64_t *p)
 * r (out) in rdi, p (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 3 out, each any value of its words (incompletely reduced).
 * Made of 4 * twisted/extended-1/doubling/dbl-2010-lg; fusions: none.
 * Stack: 248 bytes; 2987 instructions; modelled 895.0 core cycles.
 */
TED256189_BEGIN(TED256189_NAME(ted256189_ext_4dbl))
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
	sub rsp, 200
	TED256189_LOWERED(200)
	TED256189_FRAME_MADE
	mov rdx, qword ptr [rsi+64]
	mulx rax, rcx, qword ptr [rsi+72]
	mulx r8, r9, qword ptr [rsi+80]
	mulx r10, r11, qword ptr [rsi+88]
	add rax, r9
	adc r8, r11
	adc r10, 0
	/* ZZ = Z1*Z1 */
	mov rdx, qword ptr [rsi+72]
	mulx r9, r11, qword ptr [rsi+80]
	mulx rbx, rbp, qword ptr [rsi+88]
	mov rdx, qword ptr [rsi+80]
	mulx r12, r13, qword ptr [rsi+88]
	add r9, rbp
	adc rbx, r13
	adc r12, 0
	add r11, r8
	adc r9, r10
	adc rbx, 0
	adc r12, 0
	mov rdx, qword ptr [rsi+64]
	mulx r8, r10, rdx
	mov rdx, qword ptr [rsi+72]
	mulx rbp, r13, rdx
	mov rdx, qword ptr [rsi+80]
	mulx r14, r15, rdx
	mov rdx, qword ptr [rsi+88]
	mov qword ptr [rsp], rdi
	mov qword ptr [rsp+8], r10
	mulx rdi, r10, rdx
	xor edx, edx
	adcx rcx, rcx
	adox rcx, r8
	adcx rax, rax
	adox rax, r13
	adcx r11, r11
	adox r11, rbp
	adcx r9, r9
	adox r9, r15
	adcx rbx, rbx
	adox rbx, r14
	adcx r12, r12
	adox r12, r10
	adox rdi, rdx
	adc rdi, 0
	/* t1 = 2*X1 */
	mov r8, qword ptr [rsi]
	add r8, qword ptr [rsi]
	mov r10, qword ptr [rsi+8]
	adc r10, qword ptr [rsi+8]
	mov rbp, qword ptr [rsi+16]
	adc rbp, qword ptr [rsi+16]
	mov r13, qword ptr [rsi+24]
	adc r13, qword ptr [rsi+24]
	sbb r14, r14
	mov edx, 189
	mulx r9, r15, r9
	mov qword ptr [rsp+16], r13
	xor r13d, r13d
	adcx r15, qword ptr [rsp+8]
	adox rcx, r9
	mulx rbx, r9, rbx
	adcx rcx, r9
	adox rax, rbx
	mulx r12, r9, r12
	adcx rax, r9
	adox r11, r12
	mulx rdi, r9, rdi
	adcx r11, r9
	adox rdi, r13
	adc rdi, 0
	and r14d, 189
	/* YY = Y1*Y1 */
	mov rdx, qword ptr [rsi+40]
	mulx r9, rbx, qword ptr [rsi+48]
	mulx r12, r13, qword ptr [rsi+56]
	mov rdx, qword ptr [rsi+48]
	mov qword ptr [rsp+8], r11
	mov qword ptr [rsp+24], rax
	mulx r11, rax, qword ptr [rsi+56]
	add r9, r13
	adc r12, rax
	adc r11, 0
	mov rdx, qword ptr [rsi+32]
	mulx rax, r13, qword ptr [rsi+40]
	mov qword ptr [rsp+32], rcx
	mov qword ptr [rsp+40], r15
	mulx rcx, r15, qword ptr [rsi+48]
	mov qword ptr [rsp+48], rdi
	mov qword ptr [rsp+56], rbp
	mulx rdi, rbp, qword ptr [rsi+56]
	add rax, r15
	adc rcx, rbp
	adc rdi, 0
	add rbx, rcx
	adc r9, rdi
	adc r12, 0
	adc r11, 0
	mulx rcx, rdi, rdx
	mov rdx, qword ptr [rsi+40]
	mulx rbp, r15, rdx
	mov rdx, qword ptr [rsi+48]
	mov qword ptr [rsp+64], rdi
	mov qword ptr [rsp+72], r10
	mulx rdi, r10, rdx
	mov rdx, qword ptr [rsi+56]
	mov qword ptr [rsp+80], r8
	mov qword ptr [rsp+88], r14
	mulx r8, r14, rdx
	xor edx, edx
	adcx r13, r13
	adox r13, rcx
	adcx rax, rax
	adox rax, r15
	adcx rbx, rbx
	adox rbx, rbp
	adcx r9, r9
	adox r9, r10
	adcx r12, r12
	adox r12, rdi
	adcx r11, r11
	adox r11, r14
	adox r8, rdx
	adc r8, 0
	mov rcx, qword ptr [rsp+80]
	add rcx, qword ptr [rsp+88]
	mov rdi, qword ptr [rsp+72]
	adc rdi, 0
	mov r10, qword ptr [rsp+56]
	adc r10, 0
	mov rbp, qword ptr [rsp+16]
	adc rbp, 0
	sbb r14, r14
	mov edx, 189
	mulx r9, r15, r9
	mov qword ptr [rsp+16], rbp
	xor ebp, ebp
	adcx r15, qword ptr [rsp+64]
	adox r13, r9
	mulx r12, r9, r12
	adcx r13, r9
	adox rax, r12
	mulx r11, r9, r11
	adcx rax, r9
	adox rbx, r11
	mulx r8, r9, r8
	adcx rbx, r9
	adox r8, rbp
	adc r8, 0
	mov r9, qword ptr [rsp+48]
	lea r11, [r9+r9*4]
	lea r11, [r9+r11*4]
	lea r11, [r11+r11*8]
	lea r9, [r8+r8*4]
	lea r9, [r8+r9*4]
	lea r9, [r9+r9*8]
	and r14d, 189
	add rcx, r14
	/* XX = X1*X1 */
	mov rdx, qword ptr [rsi+8]
	mulx r8, r12, qword ptr [rsi+16]
	mulx r14, rbp, qword ptr [rsi+24]
	mov rdx, qword ptr [rsi+16]
	mov qword ptr [rsp+48], rbx
	mov qword ptr [rsp+56], rax
	mulx rbx, rax, qword ptr [rsi+24]
	add r8, rbp
	adc r14, rax
	adc rbx, 0
	mov rdx, qword ptr [rsi]
	mulx rax, rbp, qword ptr [rsi+8]
	mov qword ptr [rsp+64], r13
	mov qword ptr [rsp+72], r9
	mulx r13, r9, qword ptr [rsi+16]
	mov qword ptr [rsp+80], r15
	mov qword ptr [rsp+88], r10
	mulx r15, r10, qword ptr [rsi+24]
	add rax, r9
	adc r13, r10
	adc r15, 0
	add r12, r13
	adc r8, r15
	adc r14, 0
	adc rbx, 0
	mulx r9, r10, rdx
	mov rdx, qword ptr [rsi+8]
	mulx r13, r15, rdx
	mov rdx, qword ptr [rsi+16]
	mov qword ptr [rsp+96], rdi
	mov qword ptr [rsp+104], rcx
	mulx rdi, rcx, rdx
	mov rdx, qword ptr [rsi+24]
	mov qword ptr [rsp+112], r11
	mov qword ptr [rsp+120], r10
	mulx r11, r10, rdx
	xor edx, edx
	adcx rbp, rbp
	adox rbp, r9
	adcx rax, rax
	adox rax, r15
	adcx r12, r12
	adox r12, r13
	adcx r8, r8
	adox r8, rcx
	adcx r14, r14
	adox r14, rdi
	adcx rbx, rbx
	adox rbx, r10
	adox r11, rdx
	adc r11, 0
	mov edx, 189
	mulx r8, rcx, r8
	xor edi, edi
	adcx rcx, qword ptr [rsp+120]
	adox rbp, r8
	mulx r14, r8, r14
	adcx rbp, r8
	adox rax, r14
	mulx rbx, r8, rbx
	adcx rax, r8
	adox r12, rbx
	mulx r11, r8, r11
	adcx r12, r8
	adox r11, rdi
	adc r11, 0
	lea r8, [r11+r11*4]
	lea r8, [r11+r8*4]
	lea r8, [r8+r8*8]
	mov r9, qword ptr [rsp+40]
	add r9, qword ptr [rsp+112]
	mov r10, qword ptr [rsp+32]
	adc r10, 0
	mov r11, qword ptr [rsp+24]
	adc r11, 0
	mov rbx, qword ptr [rsp+8]
	adc rbx, 0
	sbb r13, r13
	/* E = t1*Y1 */
	mov rdx, qword ptr [rsi+32]
	mulx r14, r15, qword ptr [rsp+104]
	mov qword ptr [rsp+8], r15
	mulx rdi, r15, qword ptr [rsp+96]
	mov qword ptr [rsp+24], rbx
	mov qword ptr [rsp+32], r11
	mulx rbx, r11, qword ptr [rsp+88]
	mov qword ptr [rsp+40], r10
	mulx r10, rdx, qword ptr [rsp+16]
	add r14, r15
	adc rdi, r11
	adc rbx, rdx
	adc r10, 0
	mov r11, qword ptr [rsp+80]
	add r11, qword ptr [rsp+72]
	mov r15, qword ptr [rsp+64]
	adc r15, 0
	mov rdx, qword ptr [rsp+56]
	adc rdx, 0
	mov qword ptr [rsp+56], rdx
	mov rdx, qword ptr [rsp+48]
	adc rdx, 0
	mov qword ptr [rsp+48], rdx
	sbb rdx, rdx
	add rcx, r8
	adc rbp, 0
	adc rax, 0
	adc r12, 0
	sbb r8, r8
	mov qword ptr [rsp+64], rdx
	mov rdx, qword ptr [rsi+40]
	mov qword ptr [rsp+72], r12
	mov qword ptr [rsp+80], rax
	mulx r12, rax, qword ptr [rsp+104]
	mov qword ptr [rsp+112], rbp
	xor ebp, ebp
	adcx r14, rax
	adox rdi, r12
	mulx rax, r12, qword ptr [rsp+96]
	adcx rdi, r12
	adox rbx, rax
	mulx rax, r12, qword ptr [rsp+88]
	adcx rbx, r12
	adox r10, rax
	mulx rax, rdx, qword ptr [rsp+16]
	adcx r10, rdx
	adox rax, rbp
	adc rax, 0
	and r13d, 189
	mov rdx, qword ptr [rsi+48]
	mulx r12, rbp, qword ptr [rsp+104]
	mov qword ptr [rsp+120], r14
	xor r14d, r14d
	adcx rdi, rbp
	adox rbx, r12
	mulx rbp, r12, qword ptr [rsp+96]
	adcx rbx, r12
	adox r10, rbp
	mulx rbp, r12, qword ptr [rsp+88]
	adcx r10, r12
	adox rax, rbp
	mulx rbp, rdx, qword ptr [rsp+16]
	adcx rax, rdx
	adox rbp, r14
	adc rbp, 0
	mov r12, qword ptr [rsp+64]
	and r12d, 189
	add r11, r12
	and r8d, 189
	add r9, r13
	add rcx, r8
	/* F_i1 = 2*ZZ */
	add r9, r9
	mov r8, qword ptr [rsp+40]
	adc r8, qword ptr [rsp+40]
	mov r12, qword ptr [rsp+32]
	adc r12, qword ptr [rsp+32]
	mov r13, qword ptr [rsp+24]
	adc r13, qword ptr [rsp+24]
	sbb rdx, rdx
	/* D = YY-XX */
	mov r14, r11
	sub r14, rcx
	mov qword ptr [rsp+24], rcx
	mov rcx, r15
	sbb rcx, qword ptr [rsp+112]
	mov qword ptr [rsp+32], r15
	mov r15, qword ptr [rsp+56]
	sbb r15, qword ptr [rsp+80]
	mov qword ptr [rsp+40], r11
	mov r11, qword ptr [rsp+48]
	sbb r11, qword ptr [rsp+72]
	mov qword ptr [rsp+64], rdi
	sbb rdi, rdi
	mov qword ptr [rsp+128], rdx
	mov rdx, qword ptr [rsi+56]
	mov qword ptr [rsp+136], r13
	mov qword ptr [rsp+144], r12
	mulx r13, r12, qword ptr [rsp+104]
	mov qword ptr [rsp+104], r8
	xor r8d, r8d
	adcx rbx, r12
	adox r10, r13
	mulx r12, r13, qword ptr [rsp+96]
	adcx r10, r13
	adox rax, r12
	mulx r12, r13, qword ptr [rsp+88]
	adcx rax, r13
	adox rbp, r12
	mulx r12, rdx, qword ptr [rsp+16]
	adcx rbp, rdx
	adox r12, r8
	adc r12, 0
	mov rsi, qword ptr [rsp+128]
	and esi, 189
	and edi, 189
	sub r14, rdi
	sbb rcx, 0
	sbb r15, 0
	sbb r11, 0
	sbb rdi, rdi
	add r9, rsi
	mov rsi, qword ptr [rsp+104]
	adc rsi, 0
	mov r13, qword ptr [rsp+144]
	adc r13, 0
	mov rdx, qword ptr [rsp+136]
	adc rdx, 0
	sbb r8, r8
	mov qword ptr [rsp+16], rdx
	mov edx, 189
	mov qword ptr [rsp+88], r13
	mulx r10, r13, r10
	mov qword ptr [rsp+96], rsi
	xor esi, esi
	adcx r13, qword ptr [rsp+8]
	adox r10, qword ptr [rsp+120]
	mulx rax, rsi, rax
	adcx r10, rsi
	adox rax, qword ptr [rsp+64]
	mulx rbp, rsi, rbp
	adcx rax, rsi
	adox rbx, rbp
	mulx r12, rsi, r12
	adcx rbx, rsi
	mov esi, 0
	adox r12, rsi
	adc r12, 0
	and r8d, 189
	and edi, 189
	sub r14, rdi
	add r9, r8
	/* S = XX+YY */
	mov rdi, qword ptr [rsp+24]
	add rdi, qword ptr [rsp+40]
	mov r8, qword ptr [rsp+112]
	adc r8, qword ptr [rsp+32]
	mov rbp, qword ptr [rsp+80]
	adc rbp, qword ptr [rsp+56]
	mov rdx, qword ptr [rsp+72]
	adc rdx, qword ptr [rsp+48]
	sbb rsi, rsi
	/* N = -D */
	mov qword ptr [rsp+8], rdx
	mov edx, 0
	sub rdx, r14
	mov qword ptr [rsp+24], rdx
	mov edx, 0
	sbb rdx, rcx
	mov qword ptr [rsp+32], rdx
	mov edx, 0
	sbb rdx, r15
	mov qword ptr [rsp+40], rdx
	mov edx, 0
	sbb rdx, r11
	mov qword ptr [rsp+48], rdx
	sbb rdx, rdx
	/* F = D-F_i1 */
	mov qword ptr [rsp+56], rbp
	mov rbp, r14
	sub rbp, r9
	mov r9, rcx
	sbb r9, qword ptr [rsp+96]
	mov qword ptr [rsp+64], rcx
	mov rcx, r15
	sbb rcx, qword ptr [rsp+88]
	mov qword ptr [rsp+72], r15
	mov r15, r11
	sbb r15, qword ptr [rsp+16]
	mov qword ptr [rsp+16], r11
	sbb r11, r11
	mov qword ptr [rsp+80], r14
	lea r14, [r12+r12*4]
	lea r14, [r12+r14*4]
	lea r14, [r14+r14*8]
	and esi, 189
	and edx, 189
	and r11d, 189
	add r13, r14
	adc r10, 0
	adc rax, 0
	adc rbx, 0
	sbb r12, r12
	add rdi, rsi
	adc r8, 0
	mov rsi, qword ptr [rsp+56]
	adc rsi, 0
	mov r14, qword ptr [rsp+8]
	adc r14, 0
	mov qword ptr [rsp+8], rbx
	sbb rbx, rbx
	sub rbp, r11
	sbb r9, 0
	sbb rcx, 0
	sbb r15, 0
	sbb r11, r11
	and r12d, 189
	and ebx, 189
	mov qword ptr [rsp+56], r14
	mov r14, qword ptr [rsp+24]
	sub r14, rdx
	mov rdx, qword ptr [rsp+32]
	sbb rdx, 0
	mov qword ptr [rsp+24], rax
	mov rax, qword ptr [rsp+40]
	sbb rax, 0
	mov qword ptr [rsp+32], rsi
	mov rsi, qword ptr [rsp+48]
	sbb rsi, 0
	mov qword ptr [rsp+40], r10
	sbb r10, r10
	and r10d, 189
	and r11d, 189
	add r13, r12
	add rdi, rbx
	sub r14, r10
	sub rbp, r11
	/* Y3_s = N*S */
	mov r10, rdx
	mov rdx, rdi
	mulx r11, rbx, r14
	mulx rdi, r12, r10
	mov qword ptr [rsp+48], rbx
	mov qword ptr [rsp+88], r15
	mulx rbx, r15, rax
	mov qword ptr [rsp+96], rcx
	mulx rcx, rdx, rsi
	add r11, r12
	adc rdi, r15
	adc rbx, rdx
	adc rcx, 0
	/* Z3_s = D*F */
	mov rdx, rbp
	mulx r12, r15, qword ptr [rsp+80]
	mov qword ptr [rsp+104], r15
	mulx rbp, r15, qword ptr [rsp+64]
	mov qword ptr [rsp+112], r9
	mov qword ptr [rsp+120], r13
	mulx r9, r13, qword ptr [rsp+72]
	mov qword ptr [rsp+128], rsi
	mov qword ptr [rsp+136], rcx
	mulx rsi, rcx, qword ptr [rsp+16]
	add r12, r15
	adc rbp, r13
	adc r9, rcx
	adc rsi, 0
	mov rcx, rdx
	mov rdx, r8
	mulx r13, r15, r14
	xor r8d, r8d
	adcx r11, r15
	adox rdi, r13
	mulx r13, r15, r10
	adcx rdi, r15
	adox rbx, r13
	mulx r13, r15, rax
	adcx rbx, r15
	adox r13, qword ptr [rsp+136]
	mulx r15, rdx, qword ptr [rsp+128]
	adcx r13, rdx
	adox r15, r8
	adc r15, 0
	/* X3_s = F*E */
	mov rdx, qword ptr [rsp+120]
	mov qword ptr [rsp+136], r11
	mulx r8, r11, rcx
	mov qword ptr [rsp+144], r11
	mov qword ptr [rsp+152], r15
	mulx r11, r15, qword ptr [rsp+112]
	mov qword ptr [rsp+160], rax
	mov qword ptr [rsp+168], r13
	mulx rax, r13, qword ptr [rsp+96]
	mov qword ptr [rsp+176], r10
	mulx r10, rdx, qword ptr [rsp+88]
	add r8, r15
	adc r11, r13
	adc rax, rdx
	adc r10, 0
	mov rdx, qword ptr [rsp+112]
	mulx r13, r15, qword ptr [rsp+80]
	mov qword ptr [rsp+120], rbx
	xor ebx, ebx
	adcx r12, r15
	adox rbp, r13
	mulx r13, r15, qword ptr [rsp+64]
	adcx rbp, r15
	adox r9, r13
	mulx r13, r15, qword ptr [rsp+72]
	adcx r9, r15
	adox rsi, r13
	mulx r13, r15, qword ptr [rsp+16]
	adcx rsi, r15
	adox r13, rbx
	adc r13, 0
	mov rdx, qword ptr [rsp+40]
	mulx r15, rbx, rcx
	mov qword ptr [rsp+184], r12
	xor r12d, r12d
	adcx r8, rbx
	adox r11, r15
	mulx rbx, r15, qword ptr [rsp+112]
	adcx r11, r15
	adox rax, rbx
	mulx rbx, r15, qword ptr [rsp+96]
	adcx rax, r15
	adox r10, rbx
	mulx rbx, rdx, qword ptr [rsp+88]
	adcx r10, rdx
	adox rbx, r12
	adc rbx, 0
	mov rdx, qword ptr [rsp+32]
	mulx r15, r12, r14
	mov qword ptr [rsp+40], r8
	xor r8d, r8d
	adcx rdi, r12
	adox r15, qword ptr [rsp+120]
	mulx r12, r8, qword ptr [rsp+176]
	adcx r15, r8
	adox r12, qword ptr [rsp+168]
	mov qword ptr [rsp+120], rdi
	mulx r8, rdi, qword ptr [rsp+160]
	adcx r12, rdi
	adox r8, qword ptr [rsp+152]
	mulx rdi, rdx, qword ptr [rsp+128]
	adcx r8, rdx
	mov edx, 0
	adox rdi, rdx
	adc rdi, 0
	mov rdx, qword ptr [rsp+96]
	mov qword ptr [rsp+32], rdi
	mov qword ptr [rsp+152], r8
	mulx rdi, r8, qword ptr [rsp+80]
	mov qword ptr [rsp+168], r12
	xor r12d, r12d
	adcx rbp, r8
	adox r9, rdi
	mulx rdi, r8, qword ptr [rsp+64]
	adcx r9, r8
	adox rsi, rdi
	mulx rdi, r8, qword ptr [rsp+72]
	adcx rsi, r8
	adox r13, rdi
	mulx rdi, r8, qword ptr [rsp+16]
	adcx r13, r8
	adox rdi, r12
	adc rdi, 0
	mov rdx, qword ptr [rsp+24]
	mulx r8, r12, rcx
	mov qword ptr [rsp+192], rbp
	xor ebp, ebp
	adcx r11, r12
	adox rax, r8
	mulx r8, r12, qword ptr [rsp+112]
	adcx rax, r12
	adox r10, r8
	mulx r8, r12, qword ptr [rsp+96]
	adcx r10, r12
	adox rbx, r8
	mulx r8, rdx, qword ptr [rsp+88]
	adcx rbx, rdx
	adox r8, rbp
	adc r8, 0
	mov rdx, qword ptr [rsp+56]
	mulx r14, r12, r14
	xor ebp, ebp
	adcx r15, r12
	adox r14, qword ptr [rsp+168]
	mulx r12, rbp, qword ptr [rsp+176]
	adcx r14, rbp
	adox r12, qword ptr [rsp+152]
	mov qword ptr [rsp+24], r11
	mulx rbp, r11, qword ptr [rsp+160]
	adcx r12, r11
	adox rbp, qword ptr [rsp+32]
	mulx r11, rdx, qword ptr [rsp+128]
	adcx rbp, rdx
	mov edx, 0
	adox r11, rdx
	adc r11, 0
	mov rdx, qword ptr [rsp+88]
	mov qword ptr [rsp+32], r11
	mov qword ptr [rsp+56], r15
	mulx r11, r15, qword ptr [rsp+80]
	mov qword ptr [rsp+80], rbp
	xor ebp, ebp
	adcx r9, r15
	adox rsi, r11
	mulx r11, r15, qword ptr [rsp+64]
	adcx rsi, r15
	adox r13, r11
	mulx r11, r15, qword ptr [rsp+72]
	adcx r13, r15
	adox rdi, r11
	mulx r11, r15, qword ptr [rsp+16]
	adcx rdi, r15
	adox r11, rbp
	adc r11, 0
	mov rdx, qword ptr [rsp+8]
	mulx rcx, r15, rcx
	xor ebp, ebp
	adcx rax, r15
	adox r10, rcx
	mulx rcx, r15, qword ptr [rsp+112]
	adcx r10, r15
	adox rbx, rcx
	mulx rcx, r15, qword ptr [rsp+96]
	adcx rbx, r15
	adox r8, rcx
	mulx rcx, rdx, qword ptr [rsp+88]
	adcx r8, rdx
	adox rcx, rbp
	adc rcx, 0
	mov edx, 189
	mulx r14, r15, r14
	xor ebp, ebp
	adcx r15, qword ptr [rsp+48]
	adox r14, qword ptr [rsp+136]
	mulx r12, rbp, r12
	adcx r14, rbp
	adox r12, qword ptr [rsp+120]
	mov qword ptr [rsp+8], r14
	mulx rbp, r14, qword ptr [rsp+80]
	adcx r12, r14
	adox rbp, qword ptr [rsp+56]
	mov qword ptr [rsp+16], r12
	mulx r14, r12, qword ptr [rsp+32]
	adcx rbp, r12
	mov r12d, 0
	adox r14, r12
	adc r14, 0
	mov edx, 189
	mulx rsi, r12, rsi
	mov qword ptr [rsp+32], rbp
	xor ebp, ebp
	adcx r12, qword ptr [rsp+104]
	adox rsi, qword ptr [rsp+184]
	mulx r13, rbp, r13
	adcx rsi, rbp
	adox r13, qword ptr [rsp+192]
	mulx rdi, rbp, rdi
	adcx r13, rbp
	adox r9, rdi
	mulx r11, rdi, r11
	adcx r9, rdi
	mov edi, 0
	adox r11, rdi
	adc r11, 0
	mov edx, 189
	mulx r10, rbp, r10
	xor edi, edi
	adcx rbp, qword ptr [rsp+144]
	adox r10, qword ptr [rsp+40]
	mulx rbx, rdi, rbx
	adcx r10, rdi
	adox rbx, qword ptr [rsp+24]
	mulx r8, rdi, r8
	adcx rbx, rdi
	adox rax, r8
	mulx rcx, rdi, rcx
	adcx rax, rdi
	mov edi, 0
	adox rcx, rdi
	adc rcx, 0
	lea r8, [r14+r14*4]
	lea r8, [r14+r8*4]
	lea r8, [r8+r8*8]
	lea r14, [r11+r11*4]
	lea r14, [r11+r14*4]
	lea r14, [r14+r14*8]
	lea r11, [rcx+rcx*4]
	lea r11, [rcx+r11*4]
	lea r11, [r11+r11*8]
	add r12, r14
	adc rsi, 0
	adc r13, 0
	adc r9, 0
	sbb rcx, rcx
	add r15, r8
	mov r8, qword ptr [rsp+8]
	adc r8, 0
	mov r14, qword ptr [rsp+16]
	adc r14, 0
	mov rdx, qword ptr [rsp+32]
	adc rdx, 0
	sbb rdi, rdi
	add rbp, r11
	adc r10, 0
	adc rbx, 0
	adc rax, 0
	sbb r11, r11
	and edi, 189
	and ecx, 189
	and r11d, 189
	add r15, rdi
	add r12, rcx
	mov rcx, rdx
	mov rdx, r12
	mov qword ptr [rsp+8], r15
	mulx rdi, r15, rsi
	mov qword ptr [rsp+16], rcx
	mulx r12, rcx, r13
	mov qword ptr [rsp+24], r8
	mov qword ptr [rsp+32], r14
	mulx r8, r14, r9
	add rdi, rcx
	adc r12, r14
	adc r8, 0
	add rbp, r11
	/* ZZ_r2 = Z3_s*Z3_s */
	mov rcx, rdx
	mov rdx, rsi
	mulx r11, r14, r13
	mov qword ptr [rsp+40], rax
	mulx rsi, rax, r9
	mov qword ptr [rsp+48], rdx
	mov rdx, r13
	mov qword ptr [rsp+56], rbx
	mov qword ptr [rsp+64], r10
	mulx rbx, r10, r9
	add r11, rax
	adc rsi, r10
	adc rbx, 0
	add r14, r12
	adc r11, r8
	adc rsi, 0
	adc rbx, 0
	mov rax, rdx
	mov rdx, rcx
	mulx r8, r10, rdx
	mov rdx, qword ptr [rsp+48]
	mulx rcx, r12, rdx
	mov rdx, rax
	mov qword ptr [rsp+48], r10
	mulx r13, r10, rdx
	mov rdx, r9
	mov qword ptr [rsp+72], rbp
	mulx rax, rbp, rdx
	xor r9d, r9d
	adcx r15, r15
	adox r15, r8
	adcx rdi, rdi
	adox rdi, r12
	adcx r14, r14
	adox r14, rcx
	adcx r11, r11
	adox r11, r10
	adcx rsi, rsi
	adox rsi, r13
	adcx rbx, rbx
	adox rbx, rbp
	adox rax, r9
	adc rax, 0
	/* t1_r2 = 2*X3_s */
	mov rcx, qword ptr [rsp+72]
	add rcx, qword ptr [rsp+72]
	mov r8, qword ptr [rsp+64]
	adc r8, qword ptr [rsp+64]
	mov r10, qword ptr [rsp+56]
	adc r10, qword ptr [rsp+56]
	mov rbp, qword ptr [rsp+40]
	adc rbp, qword ptr [rsp+40]
	sbb r12, r12
	mov edx, 189
	mulx r11, r13, r11
	xor r9d, r9d
	adcx r13, qword ptr [rsp+48]
	adox r15, r11
	mulx rsi, r11, rsi
	adcx r15, r11
	adox rdi, rsi
	mulx rbx, rsi, rbx
	adcx rdi, rsi
	adox r14, rbx
	mulx rax, rsi, rax
	adcx r14, rsi
	adox rax, r9
	adc rax, 0
	and r12d, 189
	add rcx, r12
	adc r8, 0
	adc r10, 0
	adc rbp, 0
	sbb rsi, rsi
	/* YY_r2 = Y3_s*Y3_s */
	mov rdx, qword ptr [rsp+24]
	mulx r11, rbx, qword ptr [rsp+32]
	mulx r12, r9, qword ptr [rsp+16]
	mov rdx, qword ptr [rsp+32]
	mov qword ptr [rsp+48], rbp
	mov qword ptr [rsp+80], r10
	mulx rbp, r10, qword ptr [rsp+16]
	add r11, r9
	adc r12, r10
	adc rbp, 0
	mov rdx, qword ptr [rsp+8]
	mulx r9, r10, qword ptr [rsp+24]
	mov qword ptr [rsp+88], r8
	mov qword ptr [rsp+96], r14
	mulx r8, r14, qword ptr [rsp+32]
	mov qword ptr [rsp+104], rdi
	mov qword ptr [rsp+112], r15
	mulx rdi, r15, qword ptr [rsp+16]
	add r9, r14
	adc r8, r15
	adc rdi, 0
	add rbx, r8
	adc r11, rdi
	adc r12, 0
	adc rbp, 0
	mulx rdi, r8, rdx
	mov rdx, qword ptr [rsp+24]
	mulx r14, r15, rdx
	mov rdx, qword ptr [rsp+32]
	mov qword ptr [rsp+120], r13
	mov qword ptr [rsp+128], rcx
	mulx r13, rcx, rdx
	mov rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+136], rsi
	mov qword ptr [rsp+144], rax
	mulx rsi, rax, rdx
	xor edx, edx
	adcx r10, r10
	adox r10, rdi
	adcx r9, r9
	adox r9, r15
	adcx rbx, rbx
	adox rbx, r14
	adcx r11, r11
	adox r11, rcx
	adcx r12, r12
	adox r12, r13
	adcx rbp, rbp
	adox rbp, rax
	adox rsi, rdx
	adc rsi, 0
	mov edx, 189
	mulx r11, rax, r11
	xor ecx, ecx
	adcx r8, rax
	adox r10, r11
	mulx r12, rax, r12
	adcx r10, rax
	adox r9, r12
	mulx rbp, rax, rbp
	adcx r9, rax
	adox rbx, rbp
	mulx rsi, rax, rsi
	adcx rbx, rax
	adox rsi, rcx
	adc rsi, 0
	mov rax, qword ptr [rsp+144]
	lea rdi, [rax+rax*4]
	lea rdi, [rax+rdi*4]
	lea rdi, [rdi+rdi*8]
	lea rax, [rsi+rsi*4]
	lea rax, [rsi+rax*4]
	lea rax, [rax+rax*8]
	mov rsi, qword ptr [rsp+136]
	and esi, 189
	add rsi, qword ptr [rsp+128]
	/* XX_r2 = X3_s*X3_s */
	mov rdx, qword ptr [rsp+64]
	mulx r11, rbp, qword ptr [rsp+56]
	mulx r12, r13, qword ptr [rsp+40]
	mov rdx, qword ptr [rsp+56]
	mulx r14, r15, qword ptr [rsp+40]
	add r11, r13
	adc r12, r15
	adc r14, 0
	mov rdx, qword ptr [rsp+72]
	mulx r13, r15, qword ptr [rsp+64]
	mov qword ptr [rsp+128], rbx
	mulx rcx, rbx, qword ptr [rsp+56]
	mov qword ptr [rsp+136], r9
	mov qword ptr [rsp+144], r10
	mulx r9, r10, qword ptr [rsp+40]
	add r13, rbx
	adc rcx, r10
	adc r9, 0
	add rbp, rcx
	adc r11, r9
	adc r12, 0
	adc r14, 0
	mulx rcx, r9, rdx
	mov rdx, qword ptr [rsp+64]
	mulx r10, rbx, rdx
	mov rdx, qword ptr [rsp+56]
	mov qword ptr [rsp+64], rax
	mov qword ptr [rsp+72], r8
	mulx rax, r8, rdx
	mov rdx, qword ptr [rsp+40]
	mov qword ptr [rsp+56], rsi
	mov qword ptr [rsp+152], rdi
	mulx rsi, rdi, rdx
	xor edx, edx
	adcx r15, r15
	adox r15, rcx
	adcx r13, r13
	adox r13, rbx
	adcx rbp, rbp
	adox rbp, r10
	adcx r11, r11
	adox r11, r8
	adcx r12, r12
	adox r12, rax
	adcx r14, r14
	adox r14, rdi
	adox rsi, rdx
	adc rsi, 0
	mov edx, 189
	mulx r11, rax, r11
	xor ecx, ecx
	adcx r9, rax
	adox r15, r11
	mulx r12, rax, r12
	adcx r15, rax
	adox r13, r12
	mulx r14, rax, r14
	adcx r13, rax
	adox rbp, r14
	mulx rsi, rax, rsi
	adcx rbp, rax
	adox rsi, rcx
	adc rsi, 0
	lea rax, [rsi+rsi*4]
	lea rax, [rsi+rax*4]
	lea rax, [rax+rax*8]
	mov rsi, qword ptr [rsp+120]
	add rsi, qword ptr [rsp+152]
	mov rdi, qword ptr [rsp+112]
	adc rdi, 0
	mov r8, qword ptr [rsp+104]
	adc r8, 0
	mov r10, qword ptr [rsp+96]
	adc r10, 0
	sbb r11, r11
	/* E_r2 = t1_r2*Y3_s */
	mov rdx, qword ptr [rsp+8]
	mulx rbx, r12, qword ptr [rsp+56]
	mulx r14, rcx, qword ptr [rsp+88]
	mov qword ptr [rsp+40], r12
	mov qword ptr [rsp+96], r10
	mulx r12, r10, qword ptr [rsp+80]
	mov qword ptr [rsp+104], r8
	mulx r8, rdx, qword ptr [rsp+48]
	add rbx, rcx
	adc r14, r10
	adc r12, rdx
	adc r8, 0
	mov rcx, qword ptr [rsp+72]
	add rcx, qword ptr [rsp+64]
	mov r10, qword ptr [rsp+144]
	adc r10, 0
	mov rdx, qword ptr [rsp+136]
	adc rdx, 0
	mov qword ptr [rsp+8], rdx
	mov rdx, qword ptr [rsp+128]
	adc rdx, 0
	mov qword ptr [rsp+64], rdx
	sbb rdx, rdx
	add r9, rax
	adc r15, 0
	adc r13, 0
	adc rbp, 0
	sbb rax, rax
	mov qword ptr [rsp+72], rdx
	mov rdx, qword ptr [rsp+24]
	mov qword ptr [rsp+112], rbp
	mov qword ptr [rsp+120], r13
	mulx rbp, r13, qword ptr [rsp+56]
	mov qword ptr [rsp+128], r10
	xor r10d, r10d
	adcx rbx, r13
	adox r14, rbp
	mulx rbp, r13, qword ptr [rsp+88]
	adcx r14, r13
	adox r12, rbp
	mulx rbp, r13, qword ptr [rsp+80]
	adcx r12, r13
	adox r8, rbp
	mulx rbp, rdx, qword ptr [rsp+48]
	adcx r8, rdx
	adox rbp, r10
	adc rbp, 0
	and r11d, 189
	mov rdx, qword ptr [rsp+32]
	mulx r13, r10, qword ptr [rsp+56]
	mov qword ptr [rsp+24], rbx
	xor ebx, ebx
	adcx r14, r10
	adox r12, r13
	mulx r10, r13, qword ptr [rsp+88]
	adcx r12, r13
	adox r8, r10
	mulx r10, r13, qword ptr [rsp+80]
	adcx r8, r13
	adox rbp, r10
	mulx r10, rdx, qword ptr [rsp+48]
	adcx rbp, rdx
	adox r10, rbx
	adc r10, 0
	mov r13, qword ptr [rsp+72]
	and r13d, 189
	and eax, 189
	add rsi, r11
	add rcx, r13
	add r9, rax
	/* F_i1_r2 = 2*ZZ_r2 */
	add rsi, rsi
	adc rdi, rdi
	mov rax, qword ptr [rsp+104]
	adc rax, qword ptr [rsp+104]
	mov r11, qword ptr [rsp+96]
	adc r11, qword ptr [rsp+96]
	sbb r13, r13
	/* D_r2 = YY_r2-XX_r2 */
	mov rdx, rcx
	sub rdx, r9
	mov rbx, qword ptr [rsp+128]
	sbb rbx, r15
	mov qword ptr [rsp+32], r15
	mov r15, qword ptr [rsp+8]
	sbb r15, qword ptr [rsp+120]
	mov qword ptr [rsp+72], rcx
	mov rcx, qword ptr [rsp+64]
	sbb rcx, qword ptr [rsp+112]
	mov qword ptr [rsp+96], r9
	sbb r9, r9
	mov qword ptr [rsp+104], rdx
	mov rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+136], r14
	mov qword ptr [rsp+144], rcx
	mulx r14, rcx, qword ptr [rsp+56]
	mov qword ptr [rsp+56], r15
	xor r15d, r15d
	adcx r12, rcx
	adox r8, r14
	mulx rcx, r14, qword ptr [rsp+88]
	adcx r8, r14
	adox rbp, rcx
	mulx rcx, r14, qword ptr [rsp+80]
	adcx rbp, r14
	adox r10, rcx
	mulx rcx, rdx, qword ptr [rsp+48]
	adcx r10, rdx
	adox rcx, r15
	adc rcx, 0
	and r13d, 189
	and r9d, 189
	add rsi, r13
	adc rdi, 0
	adc rax, 0
	adc r11, 0
	sbb r13, r13
	mov r14, qword ptr [rsp+104]
	sub r14, r9
	sbb rbx, 0
	mov r9, qword ptr [rsp+56]
	sbb r9, 0
	mov rdx, qword ptr [rsp+144]
	sbb rdx, 0
	sbb r15, r15
	mov qword ptr [rsp+16], rdx
	mov edx, 189
	mov qword ptr [rsp+48], r11
	mulx r8, r11, r8
	mov qword ptr [rsp+56], rax
	xor eax, eax
	adcx r11, qword ptr [rsp+40]
	adox r8, qword ptr [rsp+24]
	mulx rbp, rax, rbp
	adcx r8, rax
	adox rbp, qword ptr [rsp+136]
	mulx r10, rax, r10
	adcx rbp, rax
	adox r12, r10
	mulx rcx, rax, rcx
	adcx r12, rax
	mov eax, 0
	adox rcx, rax
	adc rcx, 0
	and r13d, 189
	and r15d, 189
	add rsi, r13
	sub r14, r15
	/* S_r2 = XX_r2+YY_r2 */
	mov r10, qword ptr [rsp+96]
	add r10, qword ptr [rsp+72]
	mov r13, qword ptr [rsp+32]
	adc r13, qword ptr [rsp+128]
	mov r15, qword ptr [rsp+120]
	adc r15, qword ptr [rsp+8]
	mov rdx, qword ptr [rsp+112]
	adc rdx, qword ptr [rsp+64]
	sbb rax, rax
	/* N_r2 = -D_r2 */
	mov qword ptr [rsp+8], rdx
	mov edx, 0
	sub rdx, r14
	mov qword ptr [rsp+24], rdx
	mov edx, 0
	sbb rdx, rbx
	mov qword ptr [rsp+32], rdx
	mov edx, 0
	sbb rdx, r9
	mov qword ptr [rsp+40], rdx
	mov edx, 0
	sbb rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+64], rdx
	sbb rdx, rdx
	/* F_r2 = D_r2-F_i1_r2 */
	mov qword ptr [rsp+72], r15
	mov r15, r14
	sub r15, rsi
	mov rsi, rbx
	sbb rsi, rdi
	mov rdi, r9
	sbb rdi, qword ptr [rsp+56]
	mov qword ptr [rsp+56], r9
	mov r9, qword ptr [rsp+16]
	sbb r9, qword ptr [rsp+48]
	mov qword ptr [rsp+48], rbx
	sbb rbx, rbx
	mov qword ptr [rsp+80], r14
	lea r14, [rcx+rcx*4]
	lea r14, [rcx+r14*4]
	lea r14, [r14+r14*8]
	and eax, 189
	and edx, 189
	and ebx, 189
	add r11, r14
	adc r8, 0
	adc rbp, 0
	adc r12, 0
	sbb rcx, rcx
	add r10, rax
	adc r13, 0
	mov rax, qword ptr [rsp+72]
	adc rax, 0
	mov r14, qword ptr [rsp+8]
	adc r14, 0
	mov qword ptr [rsp+8], r12
	sbb r12, r12
	mov qword ptr [rsp+72], r14
	mov r14, qword ptr [rsp+24]
	sub r14, rdx
	mov rdx, qword ptr [rsp+32]
	sbb rdx, 0
	mov qword ptr [rsp+24], rbp
	mov rbp, qword ptr [rsp+40]
	sbb rbp, 0
	mov qword ptr [rsp+32], rax
	mov rax, qword ptr [rsp+64]
	sbb rax, 0
	mov qword ptr [rsp+40], r8
	sbb r8, r8
	sub r15, rbx
	sbb rsi, 0
	sbb rdi, 0
	sbb r9, 0
	sbb rbx, rbx
	and ecx, 189
	and r12d, 189
	and r8d, 189
	and ebx, 189
	add r11, rcx
	add r10, r12
	sub r14, r8
	sub r15, rbx
	/* Y3_r2 = N_r2*S_r2 */
	mov rcx, rdx
	mov rdx, r10
	mulx r8, rbx, r14
	mulx r10, r12, rcx
	mov qword ptr [rsp+64], rbx
	mov qword ptr [rsp+88], r9
	mulx rbx, r9, rbp
	mov qword ptr [rsp+96], rdi
	mulx rdi, rdx, rax
	add r8, r12
	adc r10, r9
	adc rbx, rdx
	adc rdi, 0
	/* Z3_r2 = D_r2*F_r2 */
	mov rdx, r15
	mulx r9, r12, qword ptr [rsp+80]
	mov qword ptr [rsp+104], r12
	mulx r15, r12, qword ptr [rsp+48]
	mov qword ptr [rsp+112], rsi
	mov qword ptr [rsp+120], r11
	mulx rsi, r11, qword ptr [rsp+56]
	mov qword ptr [rsp+128], rax
	mov qword ptr [rsp+136], rdi
	mulx rax, rdi, qword ptr [rsp+16]
	add r9, r12
	adc r15, r11
	adc rsi, rdi
	adc rax, 0
	mov rdi, rdx
	mov rdx, r13
	mulx r11, r12, r14
	xor r13d, r13d
	adcx r8, r12
	adox r10, r11
	mulx r11, r12, rcx
	adcx r10, r12
	adox rbx, r11
	mulx r11, r12, rbp
	adcx rbx, r12
	adox r11, qword ptr [rsp+136]
	mulx r12, rdx, qword ptr [rsp+128]
	adcx r11, rdx
	adox r12, r13
	adc r12, 0
	/* X3_r2 = F_r2*E_r2 */
	mov rdx, qword ptr [rsp+120]
	mov qword ptr [rsp+136], r8
	mulx r13, r8, rdi
	mov qword ptr [rsp+144], r8
	mov qword ptr [rsp+152], r12
	mulx r8, r12, qword ptr [rsp+112]
	mov qword ptr [rsp+160], rbp
	mov qword ptr [rsp+168], r11
	mulx rbp, r11, qword ptr [rsp+96]
	mov qword ptr [rsp+176], rcx
	mulx rcx, rdx, qword ptr [rsp+88]
	add r13, r12
	adc r8, r11
	adc rbp, rdx
	adc rcx, 0
	mov rdx, qword ptr [rsp+112]
	mulx r11, r12, qword ptr [rsp+80]
	mov qword ptr [rsp+120], rbx
	xor ebx, ebx
	adcx r9, r12
	adox r15, r11
	mulx r11, r12, qword ptr [rsp+48]
	adcx r15, r12
	adox rsi, r11
	mulx r11, r12, qword ptr [rsp+56]
	adcx rsi, r12
	adox rax, r11
	mulx r11, r12, qword ptr [rsp+16]
	adcx rax, r12
	adox r11, rbx
	adc r11, 0
	mov rdx, qword ptr [rsp+40]
	mulx r12, rbx, rdi
	mov qword ptr [rsp+184], r9
	xor r9d, r9d
	adcx r13, rbx
	adox r8, r12
	mulx rbx, r12, qword ptr [rsp+112]
	adcx r8, r12
	adox rbp, rbx
	mulx rbx, r12, qword ptr [rsp+96]
	adcx rbp, r12
	adox rcx, rbx
	mulx rbx, rdx, qword ptr [rsp+88]
	adcx rcx, rdx
	adox rbx, r9
	adc rbx, 0
	mov rdx, qword ptr [rsp+32]
	mulx r12, r9, r14
	mov qword ptr [rsp+40], r13
	xor r13d, r13d
	adcx r10, r9
	adox r12, qword ptr [rsp+120]
	mulx r9, r13, qword ptr [rsp+176]
	adcx r12, r13
	adox r9, qword ptr [rsp+168]
	mov qword ptr [rsp+120], r10
	mulx r13, r10, qword ptr [rsp+160]
	adcx r9, r10
	adox r13, qword ptr [rsp+152]
	mulx r10, rdx, qword ptr [rsp+128]
	adcx r13, rdx
	mov edx, 0
	adox r10, rdx
	adc r10, 0
	mov rdx, qword ptr [rsp+96]
	mov qword ptr [rsp+32], r10
	mov qword ptr [rsp+152], r13
	mulx r10, r13, qword ptr [rsp+80]
	mov qword ptr [rsp+168], r9
	xor r9d, r9d
	adcx r15, r13
	adox rsi, r10
	mulx r10, r13, qword ptr [rsp+48]
	adcx rsi, r13
	adox rax, r10
	mulx r10, r13, qword ptr [rsp+56]
	adcx rax, r13
	adox r11, r10
	mulx r10, r13, qword ptr [rsp+16]
	adcx r11, r13
	adox r10, r9
	adc r10, 0
	mov rdx, qword ptr [rsp+24]
	mulx r13, r9, rdi
	mov qword ptr [rsp+192], r15
	xor r15d, r15d
	adcx r8, r9
	adox rbp, r13
	mulx r9, r13, qword ptr [rsp+112]
	adcx rbp, r13
	adox rcx, r9
	mulx r9, r13, qword ptr [rsp+96]
	adcx rcx, r13
	adox rbx, r9
	mulx r9, rdx, qword ptr [rsp+88]
	adcx rbx, rdx
	adox r9, r15
	adc r9, 0
	mov rdx, qword ptr [rsp+72]
	mulx r14, r13, r14
	xor r15d, r15d
	adcx r12, r13
	adox r14, qword ptr [rsp+168]
	mulx r13, r15, qword ptr [rsp+176]
	adcx r14, r15
	adox r13, qword ptr [rsp+152]
	mov qword ptr [rsp+24], r8
	mulx r15, r8, qword ptr [rsp+160]
	adcx r13, r8
	adox r15, qword ptr [rsp+32]
	mulx r8, rdx, qword ptr [rsp+128]
	adcx r15, rdx
	mov edx, 0
	adox r8, rdx
	adc r8, 0
	mov rdx, qword ptr [rsp+88]
	mov qword ptr [rsp+32], r8
	mov qword ptr [rsp+72], r12
	mulx r8, r12, qword ptr [rsp+80]
	mov qword ptr [rsp+80], r15
	xor r15d, r15d
	adcx rsi, r12
	adox rax, r8
	mulx r8, r12, qword ptr [rsp+48]
	adcx rax, r12
	adox r11, r8
	mulx r8, r12, qword ptr [rsp+56]
	adcx r11, r12
	adox r10, r8
	mulx r8, r12, qword ptr [rsp+16]
	adcx r10, r12
	adox r8, r15
	adc r8, 0
	mov rdx, qword ptr [rsp+8]
	mulx rdi, r12, rdi
	xor r15d, r15d
	adcx rbp, r12
	adox rcx, rdi
	mulx rdi, r12, qword ptr [rsp+112]
	adcx rcx, r12
	adox rbx, rdi
	mulx rdi, r12, qword ptr [rsp+96]
	adcx rbx, r12
	adox r9, rdi
	mulx rdi, rdx, qword ptr [rsp+88]
	adcx r9, rdx
	adox rdi, r15
	adc rdi, 0
	mov edx, 189
	mulx r14, r12, r14
	xor r15d, r15d
	adcx r12, qword ptr [rsp+64]
	adox r14, qword ptr [rsp+136]
	mulx r13, r15, r13
	adcx r14, r15
	adox r13, qword ptr [rsp+120]
	mov qword ptr [rsp+8], r14
	mulx r15, r14, qword ptr [rsp+80]
	adcx r13, r14
	adox r15, qword ptr [rsp+72]
	mov qword ptr [rsp+16], r13
	mulx r14, r13, qword ptr [rsp+32]
	adcx r15, r13
	mov r13d, 0
	adox r14, r13
	adc r14, 0
	mov edx, 189
	mulx rax, r13, rax
	mov qword ptr [rsp+32], r15
	xor r15d, r15d
	adcx r13, qword ptr [rsp+104]
	adox rax, qword ptr [rsp+184]
	mulx r11, r15, r11
	adcx rax, r15
	adox r11, qword ptr [rsp+192]
	mulx r10, r15, r10
	adcx r11, r15
	adox rsi, r10
	mulx r8, r10, r8
	adcx rsi, r10
	mov r10d, 0
	adox r8, r10
	adc r8, 0
	mov edx, 189
	mulx rcx, r15, rcx
	xor r10d, r10d
	adcx r15, qword ptr [rsp+144]
	adox rcx, qword ptr [rsp+40]
	mulx rbx, r10, rbx
	adcx rcx, r10
	adox rbx, qword ptr [rsp+24]
	mulx r9, r10, r9
	adcx rbx, r10
	adox rbp, r9
	mulx rdi, r9, rdi
	adcx rbp, r9
	mov r9d, 0
	adox rdi, r9
	adc rdi, 0
	lea r10, [r14+r14*4]
	lea r10, [r14+r10*4]
	lea r10, [r10+r10*8]
	lea r14, [r8+r8*4]
	lea r14, [r8+r14*4]
	lea r14, [r14+r14*8]
	lea r8, [rdi+rdi*4]
	lea r8, [rdi+r8*4]
	lea r8, [r8+r8*8]
	add r12, r10
	mov rdi, qword ptr [rsp+8]
	adc rdi, 0
	mov r10, qword ptr [rsp+16]
	adc r10, 0
	mov rdx, qword ptr [rsp+32]
	adc rdx, 0
	sbb r9, r9
	add r13, r14
	adc rax, 0
	adc r11, 0
	adc rsi, 0
	sbb r14, r14
	add r15, r8
	adc rcx, 0
	adc rbx, 0
	adc rbp, 0
	sbb r8, r8
	and r9d, 189
	and r14d, 189
	and r8d, 189
	add r12, r9
	add r13, r14
	add r15, r8
	mov r8, rdx
	mov rdx, r13
	mulx r9, r14, rax
	mov qword ptr [rsp+8], r12
	mulx r13, r12, r11
	mov qword ptr [rsp+16], r8
	mov qword ptr [rsp+24], rdi
	mulx r8, rdi, rsi
	add r9, r12
	adc r13, rdi
	adc r8, 0
	/* ZZ_r3 = Z3_r2*Z3_r2 */
	mov rdi, rdx
	mov rdx, rax
	mov qword ptr [rsp+32], r10
	mulx r12, r10, r11
	mov qword ptr [rsp+40], rbp
	mulx rax, rbp, rsi
	mov qword ptr [rsp+48], rdx
	mov rdx, r11
	mov qword ptr [rsp+56], rbx
	mov qword ptr [rsp+64], rcx
	mulx rbx, rcx, rsi
	add r12, rbp
	adc rax, rcx
	adc rbx, 0
	add r10, r13
	adc r12, r8
	adc rax, 0
	adc rbx, 0
	mov rcx, rdx
	mov rdx, rdi
	mulx r8, r11, rdx
	mov rdx, qword ptr [rsp+48]
	mulx rdi, rbp, rdx
	mov rdx, rcx
	mov qword ptr [rsp+48], r11
	mulx r13, r11, rdx
	mov rdx, rsi
	mov qword ptr [rsp+72], r15
	mulx rcx, r15, rdx
	xor esi, esi
	adcx r14, r14
	adox r14, r8
	adcx r9, r9
	adox r9, rbp
	adcx r10, r10
	adox r10, rdi
	adcx r12, r12
	adox r12, r11
	adcx rax, rax
	adox rax, r13
	adcx rbx, rbx
	adox rbx, r15
	adox rcx, rsi
	adc rcx, 0
	/* t1_r3 = 2*X3_r2 */
	mov rdi, qword ptr [rsp+72]
	add rdi, qword ptr [rsp+72]
	mov r8, qword ptr [rsp+64]
	adc r8, qword ptr [rsp+64]
	mov r11, qword ptr [rsp+56]
	adc r11, qword ptr [rsp+56]
	mov rbp, qword ptr [rsp+40]
	adc rbp, qword ptr [rsp+40]
	sbb r13, r13
	mov edx, 189
	mulx r12, r15, r12
	xor esi, esi
	adcx r15, qword ptr [rsp+48]
	adox r14, r12
	mulx rax, r12, rax
	adcx r14, r12
	adox r9, rax
	mulx rbx, rax, rbx
	adcx r9, rax
	adox r10, rbx
	mulx rcx, rax, rcx
	adcx r10, rax
	adox rcx, rsi
	adc rcx, 0
	and r13d, 189
	add rdi, r13
	adc r8, 0
	adc r11, 0
	adc rbp, 0
	sbb rax, rax
	/* YY_r3 = Y3_r2*Y3_r2 */
	mov rdx, qword ptr [rsp+24]
	mulx rbx, r12, qword ptr [rsp+32]
	mulx r13, rsi, qword ptr [rsp+16]
	mov rdx, qword ptr [rsp+32]
	mov qword ptr [rsp+48], rbp
	mov qword ptr [rsp+80], r11
	mulx rbp, r11, qword ptr [rsp+16]
	add rbx, rsi
	adc r13, r11
	adc rbp, 0
	mov rdx, qword ptr [rsp+8]
	mulx rsi, r11, qword ptr [rsp+24]
	mov qword ptr [rsp+88], r8
	mov qword ptr [rsp+96], r10
	mulx r8, r10, qword ptr [rsp+32]
	mov qword ptr [rsp+104], r9
	mov qword ptr [rsp+112], r14
	mulx r9, r14, qword ptr [rsp+16]
	add rsi, r10
	adc r8, r14
	adc r9, 0
	add r12, r8
	adc rbx, r9
	adc r13, 0
	adc rbp, 0
	mulx r8, r9, rdx
	mov rdx, qword ptr [rsp+24]
	mulx r10, r14, rdx
	mov rdx, qword ptr [rsp+32]
	mov qword ptr [rsp+120], r15
	mov qword ptr [rsp+128], rdi
	mulx r15, rdi, rdx
	mov rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+136], rax
	mov qword ptr [rsp+144], rcx
	mulx rax, rcx, rdx
	xor edx, edx
	adcx r11, r11
	adox r11, r8
	adcx rsi, rsi
	adox rsi, r14
	adcx r12, r12
	adox r12, r10
	adcx rbx, rbx
	adox rbx, rdi
	adcx r13, r13
	adox r13, r15
	adcx rbp, rbp
	adox rbp, rcx
	adox rax, rdx
	adc rax, 0
	mov edx, 189
	mulx rbx, rcx, rbx
	xor edi, edi
	adcx r9, rcx
	adox r11, rbx
	mulx r13, rcx, r13
	adcx r11, rcx
	adox rsi, r13
	mulx rbp, rcx, rbp
	adcx rsi, rcx
	adox r12, rbp
	mulx rax, rcx, rax
	adcx r12, rcx
	adox rax, rdi
	adc rax, 0
	mov rcx, qword ptr [rsp+144]
	lea r8, [rcx+rcx*4]
	lea r8, [rcx+r8*4]
	lea r8, [r8+r8*8]
	lea rcx, [rax+rax*4]
	lea rcx, [rax+rcx*4]
	lea rcx, [rcx+rcx*8]
	mov rax, qword ptr [rsp+136]
	and eax, 189
	add rax, qword ptr [rsp+128]
	/* XX_r3 = X3_r2*X3_r2 */
	mov rdx, qword ptr [rsp+64]
	mulx r10, rbx, qword ptr [rsp+56]
	mulx rbp, r13, qword ptr [rsp+40]
	mov rdx, qword ptr [rsp+56]
	mulx r14, r15, qword ptr [rsp+40]
	add r10, r13
	adc rbp, r15
	adc r14, 0
	mov rdx, qword ptr [rsp+72]
	mulx r13, r15, qword ptr [rsp+64]
	mov qword ptr [rsp+128], r12
	mulx rdi, r12, qword ptr [rsp+56]
	mov qword ptr [rsp+136], rsi
	mov qword ptr [rsp+144], r11
	mulx rsi, r11, qword ptr [rsp+40]
	add r13, r12
	adc rdi, r11
	adc rsi, 0
	add rbx, rdi
	adc r10, rsi
	adc rbp, 0
	adc r14, 0
	mulx rsi, rdi, rdx
	mov rdx, qword ptr [rsp+64]
	mulx r11, r12, rdx
	mov rdx, qword ptr [rsp+56]
	mov qword ptr [rsp+64], rcx
	mov qword ptr [rsp+72], r9
	mulx rcx, r9, rdx
	mov rdx, qword ptr [rsp+40]
	mov qword ptr [rsp+56], rax
	mov qword ptr [rsp+152], r8
	mulx rax, r8, rdx
	xor edx, edx
	adcx r15, r15
	adox r15, rsi
	adcx r13, r13
	adox r13, r12
	adcx rbx, rbx
	adox rbx, r11
	adcx r10, r10
	adox r10, r9
	adcx rbp, rbp
	adox rbp, rcx
	adcx r14, r14
	adox r14, r8
	adox rax, rdx
	adc rax, 0
	mov edx, 189
	mulx r10, rcx, r10
	xor esi, esi
	adcx rdi, rcx
	adox r15, r10
	mulx rbp, rcx, rbp
	adcx r15, rcx
	adox r13, rbp
	mulx r14, rcx, r14
	adcx r13, rcx
	adox rbx, r14
	mulx rax, rcx, rax
	adcx rbx, rcx
	adox rax, rsi
	adc rax, 0
	lea rcx, [rax+rax*4]
	lea rcx, [rax+rcx*4]
	lea rcx, [rcx+rcx*8]
	mov rax, qword ptr [rsp+120]
	add rax, qword ptr [rsp+152]
	mov r8, qword ptr [rsp+112]
	adc r8, 0
	mov r9, qword ptr [rsp+104]
	adc r9, 0
	mov r10, qword ptr [rsp+96]
	adc r10, 0
	sbb r11, r11
	/* E_r3 = t1_r3*Y3_r2 */
	mov rdx, qword ptr [rsp+8]
	mulx rbp, r12, qword ptr [rsp+56]
	mulx r14, rsi, qword ptr [rsp+88]
	mov qword ptr [rsp+40], r12
	mov qword ptr [rsp+96], r10
	mulx r12, r10, qword ptr [rsp+80]
	mov qword ptr [rsp+104], r9
	mulx r9, rdx, qword ptr [rsp+48]
	add rbp, rsi
	adc r14, r10
	adc r12, rdx
	adc r9, 0
	mov rdx, qword ptr [rsp+24]
	mulx rsi, r10, qword ptr [rsp+56]
	mov qword ptr [rsp+8], r8
	xor r8d, r8d
	adcx rbp, r10
	adox r14, rsi
	mulx rsi, r10, qword ptr [rsp+88]
	adcx r14, r10
	adox r12, rsi
	mulx rsi, r10, qword ptr [rsp+80]
	adcx r12, r10
	adox r9, rsi
	mulx rsi, rdx, qword ptr [rsp+48]
	adcx r9, rdx
	adox rsi, r8
	adc rsi, 0
	mov r10, qword ptr [rsp+72]
	add r10, qword ptr [rsp+64]
	mov rdx, qword ptr [rsp+144]
	adc rdx, 0
	mov r8, qword ptr [rsp+136]
	adc r8, 0
	mov qword ptr [rsp+24], rbp
	mov rbp, qword ptr [rsp+128]
	adc rbp, 0
	mov qword ptr [rsp+64], rbp
	sbb rbp, rbp
	add rdi, rcx
	adc r15, 0
	adc r13, 0
	adc rbx, 0
	sbb rcx, rcx
	and r11d, 189
	mov qword ptr [rsp+72], rdx
	mov rdx, qword ptr [rsp+32]
	mov qword ptr [rsp+112], rbx
	mov qword ptr [rsp+120], r8
	mulx rbx, r8, qword ptr [rsp+56]
	mov qword ptr [rsp+128], r13
	xor r13d, r13d
	adcx r14, r8
	adox r12, rbx
	mulx r8, rbx, qword ptr [rsp+88]
	adcx r12, rbx
	adox r9, r8
	mulx r8, rbx, qword ptr [rsp+80]
	adcx r9, rbx
	adox rsi, r8
	mulx r8, rdx, qword ptr [rsp+48]
	adcx rsi, rdx
	adox r8, r13
	adc r8, 0
	and ebp, 189
	and ecx, 189
	add rax, r11
	add r10, rbp
	add rdi, rcx
	/* F_i1_r3 = 2*ZZ_r3 */
	add rax, rax
	mov rcx, qword ptr [rsp+8]
	adc rcx, qword ptr [rsp+8]
	mov r11, qword ptr [rsp+104]
	adc r11, qword ptr [rsp+104]
	mov rbx, qword ptr [rsp+96]
	adc rbx, qword ptr [rsp+96]
	sbb rbp, rbp
	/* D_r3 = YY_r3-XX_r3 */
	mov rdx, r10
	sub rdx, rdi
	mov r13, qword ptr [rsp+72]
	sbb r13, r15
	mov qword ptr [rsp+8], r15
	mov r15, qword ptr [rsp+120]
	sbb r15, qword ptr [rsp+128]
	mov qword ptr [rsp+32], rdi
	mov rdi, qword ptr [rsp+64]
	sbb rdi, qword ptr [rsp+112]
	mov qword ptr [rsp+96], r10
	sbb r10, r10
	mov qword ptr [rsp+104], rdx
	mov rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+136], r14
	mov qword ptr [rsp+144], rdi
	mulx r14, rdi, qword ptr [rsp+56]
	mov qword ptr [rsp+56], r15
	xor r15d, r15d
	adcx r12, rdi
	adox r9, r14
	mulx rdi, r14, qword ptr [rsp+88]
	adcx r9, r14
	adox rsi, rdi
	mulx rdi, r14, qword ptr [rsp+80]
	adcx rsi, r14
	adox r8, rdi
	mulx rdi, rdx, qword ptr [rsp+48]
	adcx r8, rdx
	adox rdi, r15
	adc rdi, 0
	and ebp, 189
	and r10d, 189
	add rax, rbp
	adc rcx, 0
	adc r11, 0
	adc rbx, 0
	sbb rbp, rbp
	mov r14, qword ptr [rsp+104]
	sub r14, r10
	sbb r13, 0
	mov r10, qword ptr [rsp+56]
	sbb r10, 0
	mov rdx, qword ptr [rsp+144]
	sbb rdx, 0
	sbb r15, r15
	mov qword ptr [rsp+16], rdx
	mov edx, 189
	mov qword ptr [rsp+48], rbx
	mulx r9, rbx, r9
	mov qword ptr [rsp+56], r11
	xor r11d, r11d
	adcx rbx, qword ptr [rsp+40]
	adox r9, qword ptr [rsp+24]
	mulx rsi, r11, rsi
	adcx r9, r11
	adox rsi, qword ptr [rsp+136]
	mulx r8, r11, r8
	adcx rsi, r11
	adox r12, r8
	mulx rdi, r8, rdi
	adcx r12, r8
	mov r8d, 0
	adox rdi, r8
	adc rdi, 0
	and ebp, 189
	add rax, rbp
	and r15d, 189
	sub r14, r15
	/* S_r3 = XX_r3+YY_r3 */
	mov r11, qword ptr [rsp+32]
	add r11, qword ptr [rsp+96]
	mov rbp, qword ptr [rsp+8]
	adc rbp, qword ptr [rsp+72]
	mov r15, qword ptr [rsp+128]
	adc r15, qword ptr [rsp+120]
	mov rdx, qword ptr [rsp+112]
	adc rdx, qword ptr [rsp+64]
	sbb r8, r8
	/* N_r3 = -D_r3 */
	mov qword ptr [rsp+8], rdx
	mov edx, 0
	sub rdx, r14
	mov qword ptr [rsp+24], rdx
	mov edx, 0
	sbb rdx, r13
	mov qword ptr [rsp+32], rdx
	mov edx, 0
	sbb rdx, r10
	mov qword ptr [rsp+40], rdx
	mov edx, 0
	sbb rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+64], rdx
	sbb rdx, rdx
	/* F_r3 = D_r3-F_i1_r3 */
	mov qword ptr [rsp+72], r15
	mov r15, r14
	sub r15, rax
	mov rax, r13
	sbb rax, rcx
	mov rcx, r10
	sbb rcx, qword ptr [rsp+56]
	mov qword ptr [rsp+56], r10
	mov r10, qword ptr [rsp+16]
	sbb r10, qword ptr [rsp+48]
	mov qword ptr [rsp+48], r13
	sbb r13, r13
	mov qword ptr [rsp+80], r14
	lea r14, [rdi+rdi*4]
	lea r14, [rdi+r14*4]
	lea r14, [r14+r14*8]
	and r8d, 189
	and edx, 189
	and r13d, 189
	add rbx, r14
	adc r9, 0
	adc rsi, 0
	adc r12, 0
	sbb rdi, rdi
	add r11, r8
	adc rbp, 0
	mov r8, qword ptr [rsp+72]
	adc r8, 0
	mov r14, qword ptr [rsp+8]
	adc r14, 0
	mov qword ptr [rsp+8], r12
	sbb r12, r12
	mov qword ptr [rsp+72], r14
	mov r14, qword ptr [rsp+24]
	sub r14, rdx
	mov rdx, qword ptr [rsp+32]
	sbb rdx, 0
	mov qword ptr [rsp+24], rsi
	mov rsi, qword ptr [rsp+40]
	sbb rsi, 0
	mov qword ptr [rsp+32], r8
	mov r8, qword ptr [rsp+64]
	sbb r8, 0
	mov qword ptr [rsp+40], r9
	sbb r9, r9
	sub r15, r13
	sbb rax, 0
	sbb rcx, 0
	sbb r10, 0
	sbb r13, r13
	and edi, 189
	and r12d, 189
	and r9d, 189
	and r13d, 189
	add rbx, rdi
	add r11, r12
	sub r14, r9
	sub r15, r13
	/* Y3_r3 = N_r3*S_r3 */
	mov rdi, rdx
	mov rdx, r11
	mulx r9, r12, r14
	mulx r11, r13, rdi
	mov qword ptr [rsp+64], r12
	mov qword ptr [rsp+88], r10
	mulx r12, r10, rsi
	mov qword ptr [rsp+96], rcx
	mulx rcx, rdx, r8
	add r9, r13
	adc r11, r10
	adc r12, rdx
	adc rcx, 0
	/* Z3_r3 = D_r3*F_r3 */
	mov rdx, r15
	mulx r10, r13, qword ptr [rsp+80]
	mov qword ptr [rsp+104], r13
	mulx r15, r13, qword ptr [rsp+48]
	mov qword ptr [rsp+112], rax
	mov qword ptr [rsp+120], rbx
	mulx rax, rbx, qword ptr [rsp+56]
	mov qword ptr [rsp+128], r8
	mov qword ptr [rsp+136], rcx
	mulx r8, rcx, qword ptr [rsp+16]
	add r10, r13
	adc r15, rbx
	adc rax, rcx
	adc r8, 0
	mov rcx, rdx
	mov rdx, rbp
	mulx rbx, r13, r14
	xor ebp, ebp
	adcx r9, r13
	adox r11, rbx
	mulx rbx, r13, rdi
	adcx r11, r13
	adox r12, rbx
	mulx rbx, r13, rsi
	adcx r12, r13
	adox rbx, qword ptr [rsp+136]
	mulx r13, rdx, qword ptr [rsp+128]
	adcx rbx, rdx
	adox r13, rbp
	adc r13, 0
	/* X3_r3 = F_r3*E_r3 */
	mov rdx, qword ptr [rsp+120]
	mov qword ptr [rsp+136], r9
	mulx rbp, r9, rcx
	mov qword ptr [rsp+144], r9
	mov qword ptr [rsp+152], r13
	mulx r9, r13, qword ptr [rsp+112]
	mov qword ptr [rsp+160], rsi
	mov qword ptr [rsp+168], rbx
	mulx rsi, rbx, qword ptr [rsp+96]
	mov qword ptr [rsp+176], rdi
	mulx rdi, rdx, qword ptr [rsp+88]
	add rbp, r13
	adc r9, rbx
	adc rsi, rdx
	adc rdi, 0
	mov rdx, qword ptr [rsp+112]
	mulx rbx, r13, qword ptr [rsp+80]
	mov qword ptr [rsp+120], r12
	xor r12d, r12d
	adcx r10, r13
	adox r15, rbx
	mulx rbx, r13, qword ptr [rsp+48]
	adcx r15, r13
	adox rax, rbx
	mulx rbx, r13, qword ptr [rsp+56]
	adcx rax, r13
	adox r8, rbx
	mulx rbx, r13, qword ptr [rsp+16]
	adcx r8, r13
	adox rbx, r12
	adc rbx, 0
	mov rdx, qword ptr [rsp+40]
	mulx r13, r12, rcx
	mov qword ptr [rsp+184], r10
	xor r10d, r10d
	adcx rbp, r12
	adox r9, r13
	mulx r12, r13, qword ptr [rsp+112]
	adcx r9, r13
	adox rsi, r12
	mulx r12, r13, qword ptr [rsp+96]
	adcx rsi, r13
	adox rdi, r12
	mulx r12, rdx, qword ptr [rsp+88]
	adcx rdi, rdx
	adox r12, r10
	adc r12, 0
	mov rdx, qword ptr [rsp+32]
	mulx r13, r10, r14
	mov qword ptr [rsp+40], rbp
	xor ebp, ebp
	adcx r11, r10
	adox r13, qword ptr [rsp+120]
	mulx r10, rbp, qword ptr [rsp+176]
	adcx r13, rbp
	adox r10, qword ptr [rsp+168]
	mov qword ptr [rsp+120], r11
	mulx rbp, r11, qword ptr [rsp+160]
	adcx r10, r11
	adox rbp, qword ptr [rsp+152]
	mulx r11, rdx, qword ptr [rsp+128]
	adcx rbp, rdx
	mov edx, 0
	adox r11, rdx
	adc r11, 0
	mov rdx, qword ptr [rsp+96]
	mov qword ptr [rsp+32], r11
	mov qword ptr [rsp+152], rbp
	mulx r11, rbp, qword ptr [rsp+80]
	mov qword ptr [rsp+168], r10
	xor r10d, r10d
	adcx r15, rbp
	adox rax, r11
	mulx r11, rbp, qword ptr [rsp+48]
	adcx rax, rbp
	adox r8, r11
	mulx r11, rbp, qword ptr [rsp+56]
	adcx r8, rbp
	adox rbx, r11
	mulx r11, rbp, qword ptr [rsp+16]
	adcx rbx, rbp
	adox r11, r10
	adc r11, 0
	mov rdx, qword ptr [rsp+24]
	mulx rbp, r10, rcx
	mov qword ptr [rsp+192], r15
	xor r15d, r15d
	adcx r9, r10
	adox rsi, rbp
	mulx r10, rbp, qword ptr [rsp+112]
	adcx rsi, rbp
	adox rdi, r10
	mulx r10, rbp, qword ptr [rsp+96]
	adcx rdi, rbp
	adox r12, r10
	mulx r10, rdx, qword ptr [rsp+88]
	adcx r12, rdx
	adox r10, r15
	adc r10, 0
	mov rdx, qword ptr [rsp+72]
	mulx r14, rbp, r14
	xor r15d, r15d
	adcx r13, rbp
	adox r14, qword ptr [rsp+168]
	mulx rbp, r15, qword ptr [rsp+176]
	adcx r14, r15
	adox rbp, qword ptr [rsp+152]
	mov qword ptr [rsp+24], r9
	mulx r15, r9, qword ptr [rsp+160]
	adcx rbp, r9
	adox r15, qword ptr [rsp+32]
	mulx r9, rdx, qword ptr [rsp+128]
	adcx r15, rdx
	mov edx, 0
	adox r9, rdx
	adc r9, 0
	mov rdx, qword ptr [rsp+88]
	mov qword ptr [rsp+32], r9
	mov qword ptr [rsp+72], r13
	mulx r9, r13, qword ptr [rsp+80]
	mov qword ptr [rsp+80], r15
	xor r15d, r15d
	adcx rax, r13
	adox r8, r9
	mulx r9, r13, qword ptr [rsp+48]
	adcx r8, r13
	adox rbx, r9
	mulx r9, r13, qword ptr [rsp+56]
	adcx rbx, r13
	adox r11, r9
	mulx r9, r13, qword ptr [rsp+16]
	adcx r11, r13
	adox r9, r15
	adc r9, 0
	mov rdx, qword ptr [rsp+8]
	mulx rcx, r13, rcx
	xor r15d, r15d
	adcx rsi, r13
	adox rdi, rcx
	mulx rcx, r13, qword ptr [rsp+112]
	adcx rdi, r13
	adox r12, rcx
	mulx rcx, r13, qword ptr [rsp+96]
	adcx r12, r13
	adox r10, rcx
	mulx rcx, rdx, qword ptr [rsp+88]
	adcx r10, rdx
	adox rcx, r15
	adc rcx, 0
	mov edx, 189
	mulx r14, r13, r14
	xor r15d, r15d
	adcx r13, qword ptr [rsp+64]
	adox r14, qword ptr [rsp+136]
	mulx rbp, r15, rbp
	adcx r14, r15
	adox rbp, qword ptr [rsp+120]
	mov qword ptr [rsp+8], r14
	mulx r15, r14, qword ptr [rsp+80]
	adcx rbp, r14
	adox r15, qword ptr [rsp+72]
	mov qword ptr [rsp+16], rbp
	mulx r14, rbp, qword ptr [rsp+32]
	adcx r15, rbp
	mov ebp, 0
	adox r14, rbp
	adc r14, 0
	mov edx, 189
	mulx r8, rbp, r8
	mov qword ptr [rsp+32], r15
	xor r15d, r15d
	adcx rbp, qword ptr [rsp+104]
	adox r8, qword ptr [rsp+184]
	mulx rbx, r15, rbx
	adcx r8, r15
	adox rbx, qword ptr [rsp+192]
	mulx r11, r15, r11
	adcx rbx, r15
	adox rax, r11
	mulx r9, r11, r9
	adcx rax, r11
	mov r11d, 0
	adox r9, r11
	adc r9, 0
	mov edx, 189
	mulx rdi, r15, rdi
	xor r11d, r11d
	adcx r15, qword ptr [rsp+144]
	adox rdi, qword ptr [rsp+40]
	mulx r12, r11, r12
	adcx rdi, r11
	adox r12, qword ptr [rsp+24]
	mulx r10, r11, r10
	adcx r12, r11
	adox rsi, r10
	mulx rcx, r10, rcx
	adcx rsi, r10
	mov r10d, 0
	adox rcx, r10
	adc rcx, 0
	lea r11, [r14+r14*4]
	lea r11, [r14+r11*4]
	lea r11, [r11+r11*8]
	lea r14, [r9+r9*4]
	lea r14, [r9+r14*4]
	lea r14, [r14+r14*8]
	lea r9, [rcx+rcx*4]
	lea r9, [rcx+r9*4]
	lea r9, [r9+r9*8]
	add r13, r11
	mov rcx, qword ptr [rsp+8]
	adc rcx, 0
	mov r11, qword ptr [rsp+16]
	adc r11, 0
	mov rdx, qword ptr [rsp+32]
	adc rdx, 0
	sbb r10, r10
	add rbp, r14
	adc r8, 0
	adc rbx, 0
	adc rax, 0
	sbb r14, r14
	add r15, r9
	adc rdi, 0
	adc r12, 0
	adc rsi, 0
	sbb r9, r9
	and r10d, 189
	and r14d, 189
	and r9d, 189
	add r13, r10
	add rbp, r14
	mov r10, rdx
	mov rdx, rbp
	mov qword ptr [rsp+8], r13
	mulx r14, r13, r8
	mov qword ptr [rsp+16], r10
	mulx rbp, r10, rbx
	mov qword ptr [rsp+24], rcx
	mov qword ptr [rsp+32], r11
	mulx rcx, r11, rax
	add r14, r10
	adc rbp, r11
	adc rcx, 0
	/* ZZ_r4 = Z3_r3*Z3_r3 */
	mov r10, rdx
	mov rdx, r8
	mov qword ptr [rsp+40], rsi
	mulx r11, rsi, rbx
	mov qword ptr [rsp+48], r12
	mulx r8, r12, rax
	mov qword ptr [rsp+56], rdx
	mov rdx, rbx
	mov qword ptr [rsp+64], rdi
	mov qword ptr [rsp+72], r9
	mulx rdi, r9, rax
	add r11, r12
	adc r8, r9
	adc rdi, 0
	add rsi, rbp
	adc r11, rcx
	adc r8, 0
	adc rdi, 0
	mov rcx, rdx
	mov rdx, r10
	mulx r9, rbx, rdx
	mov rdx, qword ptr [rsp+56]
	mulx r10, rbp, rdx
	mov rdx, rcx
	mov qword ptr [rsp+56], rbx
	mulx r12, rbx, rdx
	mov rdx, rax
	mov qword ptr [rsp+80], r15
	mulx rcx, r15, rdx
	xor eax, eax
	adcx r13, r13
	adox r13, r9
	adcx r14, r14
	adox r14, rbp
	adcx rsi, rsi
	adox rsi, r10
	adcx r11, r11
	adox r11, rbx
	adcx r8, r8
	adox r8, r12
	adcx rdi, rdi
	adox rdi, r15
	adox rcx, rax
	adc rcx, 0
	mov r9, qword ptr [rsp+80]
	add r9, qword ptr [rsp+72]
	/* t1_r4 = 2*X3_r3 */
	mov r10, r9
	add r10, r9
	mov rbx, qword ptr [rsp+64]
	adc rbx, qword ptr [rsp+64]
	mov rbp, qword ptr [rsp+48]
	adc rbp, qword ptr [rsp+48]
	mov r12, qword ptr [rsp+40]
	adc r12, qword ptr [rsp+40]
	sbb r15, r15
	mov edx, 189
	mulx r11, rax, r11
	mov qword ptr [rsp+72], r9
	xor r9d, r9d
	adcx rax, qword ptr [rsp+56]
	adox r13, r11
	mulx r8, r11, r8
	adcx r13, r11
	adox r14, r8
	mulx rdi, r8, rdi
	adcx r14, r8
	adox rsi, rdi
	mulx rcx, rdi, rcx
	adcx rsi, rdi
	adox rcx, r9
	adc rcx, 0
	and r15d, 189
	add r10, r15
	adc rbx, 0
	adc rbp, 0
	adc r12, 0
	sbb rdi, rdi
	/* YY_r4 = Y3_r3*Y3_r3 */
	mov rdx, qword ptr [rsp+24]
	mulx r8, r11, qword ptr [rsp+32]
	mulx r15, r9, qword ptr [rsp+16]
	mov rdx, qword ptr [rsp+32]
	mov qword ptr [rsp+56], rsi
	mov qword ptr [rsp+80], r14
	mulx rsi, r14, qword ptr [rsp+16]
	add r8, r9
	adc r15, r14
	adc rsi, 0
	mov rdx, qword ptr [rsp+8]
	mulx r9, r14, qword ptr [rsp+24]
	mov qword ptr [rsp+88], r13
	mov qword ptr [rsp+96], rax
	mulx r13, rax, qword ptr [rsp+32]
	mov qword ptr [rsp+104], r12
	mov qword ptr [rsp+112], rbp
	mulx r12, rbp, qword ptr [rsp+16]
	add r9, rax
	adc r13, rbp
	adc r12, 0
	add r11, r13
	adc r8, r12
	adc r15, 0
	adc rsi, 0
	mulx rax, rbp, rdx
	mov rdx, qword ptr [rsp+24]
	mulx r12, r13, rdx
	mov rdx, qword ptr [rsp+32]
	mov qword ptr [rsp+120], rbx
	mov qword ptr [rsp+128], r10
	mulx rbx, r10, rdx
	mov rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+136], rdi
	mov qword ptr [rsp+144], rbp
	mulx rdi, rbp, rdx
	xor edx, edx
	adcx r14, r14
	adox r14, rax
	adcx r9, r9
	adox r9, r13
	adcx r11, r11
	adox r11, r12
	adcx r8, r8
	adox r8, r10
	adcx r15, r15
	adox r15, rbx
	adcx rsi, rsi
	adox rsi, rbp
	adox rdi, rdx
	adc rdi, 0
	lea rax, [rcx+rcx*4]
	lea rax, [rcx+rax*4]
	lea rax, [rax+rax*8]
	mov edx, 189
	mulx r8, rcx, r8
	xor r10d, r10d
	adcx rcx, qword ptr [rsp+144]
	adox r14, r8
	mulx r15, r8, r15
	adcx r14, r8
	adox r9, r15
	mulx rsi, r8, rsi
	adcx r9, r8
	adox r11, rsi
	mulx rdi, rsi, rdi
	adcx r11, rsi
	adox rdi, r10
	adc rdi, 0
	lea rsi, [rdi+rdi*4]
	lea rsi, [rdi+rsi*4]
	lea rsi, [rsi+rsi*8]
	mov rdi, qword ptr [rsp+136]
	and edi, 189
	add rdi, qword ptr [rsp+128]
	/* XX_r4 = X3_r3*X3_r3 */
	mov rdx, qword ptr [rsp+64]
	mulx r8, rbx, qword ptr [rsp+48]
	mulx rbp, r12, qword ptr [rsp+40]
	mov rdx, qword ptr [rsp+48]
	mulx r13, r15, qword ptr [rsp+40]
	add r8, r12
	adc rbp, r15
	adc r13, 0
	mov rdx, qword ptr [rsp+72]
	mulx r12, r15, qword ptr [rsp+64]
	mov qword ptr [rsp+128], rax
	mulx r10, rax, qword ptr [rsp+48]
	mov qword ptr [rsp+136], r11
	mov qword ptr [rsp+144], r9
	mulx r11, r9, qword ptr [rsp+40]
	add r12, rax
	adc r10, r9
	adc r11, 0
	add rbx, r10
	adc r8, r11
	adc rbp, 0
	adc r13, 0
	mulx rax, r9, rdx
	mov rdx, qword ptr [rsp+64]
	mulx r10, r11, rdx
	mov rdx, qword ptr [rsp+48]
	mov qword ptr [rsp+64], r14
	mov qword ptr [rsp+72], rcx
	mulx r14, rcx, rdx
	mov rdx, qword ptr [rsp+40]
	mov qword ptr [rsp+48], rsi
	mov qword ptr [rsp+152], rdi
	mulx rsi, rdi, rdx
	xor edx, edx
	adcx r15, r15
	adox r15, rax
	adcx r12, r12
	adox r12, r11
	adcx rbx, rbx
	adox rbx, r10
	adcx r8, r8
	adox r8, rcx
	adcx rbp, rbp
	adox rbp, r14
	adcx r13, r13
	adox r13, rdi
	adox rsi, rdx
	adc rsi, 0
	mov edx, 189
	mulx r8, rax, r8
	xor ecx, ecx
	adcx r9, rax
	adox r15, r8
	mulx rbp, rax, rbp
	adcx r15, rax
	adox r12, rbp
	mulx r13, rax, r13
	adcx r12, rax
	adox rbx, r13
	mulx rsi, rax, rsi
	adcx rbx, rax
	adox rsi, rcx
	adc rsi, 0
	lea rax, [rsi+rsi*4]
	lea rax, [rsi+rax*4]
	lea rax, [rax+rax*8]
	/* E_r4 = t1_r4*Y3_r3 */
	mov rdx, qword ptr [rsp+8]
	mulx rsi, rdi, qword ptr [rsp+152]
	mulx r8, r10, qword ptr [rsp+120]
	mulx r11, rbp, qword ptr [rsp+112]
	mulx r13, rdx, qword ptr [rsp+104]
	add rsi, r10
	adc r8, rbp
	adc r11, rdx
	adc r13, 0
	mov r10, qword ptr [rsp+72]
	add r10, qword ptr [rsp+48]
	mov rbp, qword ptr [rsp+64]
	adc rbp, 0
	mov r14, qword ptr [rsp+144]
	adc r14, 0
	mov rdx, qword ptr [rsp+136]
	adc rdx, 0
	sbb rcx, rcx
	add r9, rax
	adc r15, 0
	adc r12, 0
	adc rbx, 0
	sbb rax, rax
	mov qword ptr [rsp+8], rdx
	mov rdx, qword ptr [rsp+24]
	mov qword ptr [rsp+40], rdi
	mov qword ptr [rsp+48], rbx
	mulx rdi, rbx, qword ptr [rsp+152]
	mov qword ptr [rsp+64], r12
	xor r12d, r12d
	adcx rsi, rbx
	adox r8, rdi
	mulx rdi, rbx, qword ptr [rsp+120]
	adcx r8, rbx
	adox r11, rdi
	mulx rdi, rbx, qword ptr [rsp+112]
	adcx r11, rbx
	adox r13, rdi
	mulx rdi, rdx, qword ptr [rsp+104]
	adcx r13, rdx
	adox rdi, r12
	adc rdi, 0
	mov rbx, qword ptr [rsp+96]
	add rbx, qword ptr [rsp+128]
	mov rdx, qword ptr [rsp+88]
	adc rdx, 0
	mov r12, qword ptr [rsp+80]
	adc r12, 0
	mov qword ptr [rsp+24], rsi
	mov rsi, qword ptr [rsp+56]
	adc rsi, 0
	mov qword ptr [rsp+56], r14
	sbb r14, r14
	and r14d, 189
	mov qword ptr [rsp+72], rdx
	mov rdx, qword ptr [rsp+32]
	mov qword ptr [rsp+80], rbp
	mov qword ptr [rsp+88], r15
	mulx rbp, r15, qword ptr [rsp+152]
	mov qword ptr [rsp+96], rsi
	xor esi, esi
	adcx r8, r15
	adox r11, rbp
	mulx rbp, r15, qword ptr [rsp+120]
	adcx r11, r15
	adox r13, rbp
	mulx rbp, r15, qword ptr [rsp+112]
	adcx r13, r15
	adox rdi, rbp
	mulx rbp, rdx, qword ptr [rsp+104]
	adcx rdi, rdx
	adox rbp, rsi
	adc rbp, 0
	and ecx, 189
	and eax, 189
	add rbx, r14
	add r10, rcx
	add r9, rax
	/* F_i1_r4 = 2*ZZ_r4 */
	add rbx, rbx
	mov rax, qword ptr [rsp+72]
	adc rax, qword ptr [rsp+72]
	adc r12, r12
	mov rcx, qword ptr [rsp+96]
	adc rcx, qword ptr [rsp+96]
	sbb r14, r14
	/* D_r4 = YY_r4-XX_r4 */
	mov r15, r10
	sub r15, r9
	mov rdx, qword ptr [rsp+80]
	sbb rdx, qword ptr [rsp+88]
	mov rsi, qword ptr [rsp+56]
	sbb rsi, qword ptr [rsp+64]
	mov qword ptr [rsp+32], r9
	mov r9, qword ptr [rsp+8]
	sbb r9, qword ptr [rsp+48]
	mov qword ptr [rsp+72], r10
	sbb r10, r10
	mov qword ptr [rsp+96], rdx
	mov rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+128], r8
	mov qword ptr [rsp+136], r9
	mulx r8, r9, qword ptr [rsp+152]
	mov qword ptr [rsp+144], rsi
	xor esi, esi
	adcx r11, r9
	adox r13, r8
	mulx r8, r9, qword ptr [rsp+120]
	adcx r13, r9
	adox rdi, r8
	mulx r8, r9, qword ptr [rsp+112]
	adcx rdi, r9
	adox rbp, r8
	mulx r8, rdx, qword ptr [rsp+104]
	adcx rbp, rdx
	adox r8, rsi
	adc r8, 0
	and r14d, 189
	and r10d, 189
	add rbx, r14
	adc rax, 0
	adc r12, 0
	adc rcx, 0
	sbb r9, r9
	sub r15, r10
	mov r10, qword ptr [rsp+96]
	sbb r10, 0
	mov r14, qword ptr [rsp+144]
	sbb r14, 0
	mov rdx, qword ptr [rsp+136]
	sbb rdx, 0
	sbb rsi, rsi
	mov qword ptr [rsp+16], rdx
	mov edx, 189
	mov qword ptr [rsp+96], rcx
	mulx r13, rcx, r13
	mov qword ptr [rsp+104], r12
	xor r12d, r12d
	adcx rcx, qword ptr [rsp+40]
	adox r13, qword ptr [rsp+24]
	mulx rdi, r12, rdi
	adcx r13, r12
	adox rdi, qword ptr [rsp+128]
	mulx rbp, r12, rbp
	adcx rdi, r12
	adox r11, rbp
	mulx r8, rbp, r8
	adcx r11, rbp
	mov ebp, 0
	adox r8, rbp
	adc r8, 0
	and esi, 189
	and r9d, 189
	add rbx, r9
	sub r15, rsi
	/* S_r4 = XX_r4+YY_r4 */
	mov rsi, qword ptr [rsp+32]
	add rsi, qword ptr [rsp+72]
	mov r9, qword ptr [rsp+88]
	adc r9, qword ptr [rsp+80]
	mov r12, qword ptr [rsp+64]
	adc r12, qword ptr [rsp+56]
	mov rdx, qword ptr [rsp+48]
	adc rdx, qword ptr [rsp+8]
	sbb rbp, rbp
	/* N_r4 = -D_r4 */
	mov qword ptr [rsp+8], rdx
	mov edx, 0
	sub rdx, r15
	mov qword ptr [rsp+24], rdx
	mov edx, 0
	sbb rdx, r10
	mov qword ptr [rsp+32], rdx
	mov edx, 0
	sbb rdx, r14
	mov qword ptr [rsp+40], rdx
	mov edx, 0
	sbb rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+48], rdx
	sbb rdx, rdx
	/* F_r4 = D_r4-F_i1_r4 */
	mov qword ptr [rsp+56], r12
	mov r12, r15
	sub r12, rbx
	mov rbx, r10
	sbb rbx, rax
	mov rax, r14
	sbb rax, qword ptr [rsp+104]
	mov qword ptr [rsp+64], r14
	mov r14, qword ptr [rsp+16]
	sbb r14, qword ptr [rsp+96]
	mov qword ptr [rsp+72], r10
	sbb r10, r10
	mov qword ptr [rsp+80], r15
	lea r15, [r8+r8*4]
	lea r15, [r8+r15*4]
	lea r15, [r15+r15*8]
	and ebp, 189
	and edx, 189
	and r10d, 189
	add rcx, r15
	adc r13, 0
	adc rdi, 0
	adc r11, 0
	sbb r8, r8
	add rsi, rbp
	adc r9, 0
	mov rbp, qword ptr [rsp+56]
	adc rbp, 0
	mov r15, qword ptr [rsp+8]
	adc r15, 0
	mov qword ptr [rsp+8], r11
	sbb r11, r11
	mov qword ptr [rsp+56], r15
	mov r15, qword ptr [rsp+24]
	sub r15, rdx
	mov rdx, qword ptr [rsp+32]
	sbb rdx, 0
	mov qword ptr [rsp+24], rdi
	mov rdi, qword ptr [rsp+40]
	sbb rdi, 0
	mov qword ptr [rsp+32], rbp
	mov rbp, qword ptr [rsp+48]
	sbb rbp, 0
	mov qword ptr [rsp+40], r13
	sbb r13, r13
	sub r12, r10
	sbb rbx, 0
	sbb rax, 0
	sbb r14, 0
	sbb r10, r10
	and r8d, 189
	and r11d, 189
	and r13d, 189
	and r10d, 189
	add rcx, r8
	add rsi, r11
	sub r15, r13
	sub r12, r10
	/* Y3_r4 = N_r4*S_r4 */
	mov r8, rdx
	mov rdx, rsi
	mulx r10, r11, r15
	mulx rsi, r13, r8
	mov qword ptr [rsp+48], r11
	mov qword ptr [rsp+88], r14
	mulx r11, r14, rdi
	mov qword ptr [rsp+96], rax
	mulx rax, rdx, rbp
	add r10, r13
	adc rsi, r14
	adc r11, rdx
	adc rax, 0
	/* Z3_r4 = D_r4*F_r4 */
	mov rdx, r12
	mulx r13, r14, qword ptr [rsp+80]
	mov qword ptr [rsp+104], r14
	mulx r12, r14, qword ptr [rsp+72]
	mov qword ptr [rsp+112], rbx
	mov qword ptr [rsp+120], rcx
	mulx rbx, rcx, qword ptr [rsp+64]
	mov qword ptr [rsp+128], rbp
	mov qword ptr [rsp+136], rax
	mulx rbp, rax, qword ptr [rsp+16]
	add r13, r14
	adc r12, rcx
	adc rbx, rax
	adc rbp, 0
	mov rax, rdx
	mov rdx, r9
	mulx rcx, r14, r15
	xor r9d, r9d
	adcx r10, r14
	adox rsi, rcx
	mulx rcx, r14, r8
	adcx rsi, r14
	adox r11, rcx
	mulx rcx, r14, rdi
	adcx r11, r14
	adox rcx, qword ptr [rsp+136]
	mulx r14, rdx, qword ptr [rsp+128]
	adcx rcx, rdx
	adox r14, r9
	adc r14, 0
	/* X3_r4 = F_r4*E_r4 */
	mov rdx, qword ptr [rsp+120]
	mov qword ptr [rsp+136], r10
	mulx r9, r10, rax
	mov qword ptr [rsp+144], r10
	mov qword ptr [rsp+152], r14
	mulx r10, r14, qword ptr [rsp+112]
	mov qword ptr [rsp+160], rdi
	mov qword ptr [rsp+168], rcx
	mulx rdi, rcx, qword ptr [rsp+96]
	mov qword ptr [rsp+176], r8
	mulx r8, rdx, qword ptr [rsp+88]
	add r9, r14
	adc r10, rcx
	adc rdi, rdx
	adc r8, 0
	mov rdx, qword ptr [rsp+112]
	mulx rcx, r14, qword ptr [rsp+80]
	mov qword ptr [rsp+120], r11
	xor r11d, r11d
	adcx r13, r14
	adox r12, rcx
	mulx rcx, r14, qword ptr [rsp+72]
	adcx r12, r14
	adox rbx, rcx
	mulx rcx, r14, qword ptr [rsp+64]
	adcx rbx, r14
	adox rbp, rcx
	mulx rcx, r14, qword ptr [rsp+16]
	adcx rbp, r14
	adox rcx, r11
	adc rcx, 0
	mov rdx, qword ptr [rsp+40]
	mulx r14, r11, rax
	mov qword ptr [rsp+184], r13
	xor r13d, r13d
	adcx r9, r11
	adox r10, r14
	mulx r11, r14, qword ptr [rsp+112]
	adcx r10, r14
	adox rdi, r11
	mulx r11, r14, qword ptr [rsp+96]
	adcx rdi, r14
	adox r8, r11
	mulx r11, rdx, qword ptr [rsp+88]
	adcx r8, rdx
	adox r11, r13
	adc r11, 0
	mov rdx, qword ptr [rsp+32]
	mulx r14, r13, r15
	mov qword ptr [rsp+40], r9
	xor r9d, r9d
	adcx rsi, r13
	adox r14, qword ptr [rsp+120]
	mulx r13, r9, qword ptr [rsp+176]
	adcx r14, r9
	adox r13, qword ptr [rsp+168]
	mov qword ptr [rsp+120], rsi
	mulx r9, rsi, qword ptr [rsp+160]
	adcx r13, rsi
	adox r9, qword ptr [rsp+152]
	mulx rsi, rdx, qword ptr [rsp+128]
	adcx r9, rdx
	mov edx, 0
	adox rsi, rdx
	adc rsi, 0
	mov rdx, qword ptr [rsp+96]
	mov qword ptr [rsp+32], rsi
	mov qword ptr [rsp+152], r9
	mulx rsi, r9, qword ptr [rsp+80]
	mov qword ptr [rsp+168], r13
	xor r13d, r13d
	adcx r12, r9
	adox rbx, rsi
	mulx rsi, r9, qword ptr [rsp+72]
	adcx rbx, r9
	adox rbp, rsi
	mulx rsi, r9, qword ptr [rsp+64]
	adcx rbp, r9
	adox rcx, rsi
	mulx rsi, r9, qword ptr [rsp+16]
	adcx rcx, r9
	adox rsi, r13
	adc rsi, 0
	mov rdx, qword ptr [rsp+24]
	mulx r9, r13, rax
	mov qword ptr [rsp+192], r12
	xor r12d, r12d
	adcx r10, r13
	adox rdi, r9
	mulx r9, r13, qword ptr [rsp+112]
	adcx rdi, r13
	adox r8, r9
	mulx r9, r13, qword ptr [rsp+96]
	adcx r8, r13
	adox r11, r9
	mulx r9, rdx, qword ptr [rsp+88]
	adcx r11, rdx
	adox r9, r12
	adc r9, 0
	mov rdx, qword ptr [rsp+56]
	mulx r15, r13, r15
	xor r12d, r12d
	adcx r14, r13
	adox r15, qword ptr [rsp+168]
	mulx r13, r12, qword ptr [rsp+176]
	adcx r15, r12
	adox r13, qword ptr [rsp+152]
	mov qword ptr [rsp+24], r10
	mulx r12, r10, qword ptr [rsp+160]
	adcx r13, r10
	adox r12, qword ptr [rsp+32]
	mulx r10, rdx, qword ptr [rsp+128]
	adcx r12, rdx
	mov edx, 0
	adox r10, rdx
	adc r10, 0
	mov rdx, qword ptr [rsp+88]
	mov qword ptr [rsp+32], r9
	mov qword ptr [rsp+56], r11
	mulx r9, r11, qword ptr [rsp+80]
	mov qword ptr [rsp+80], r8
	xor r8d, r8d
	adcx rbx, r11
	adox rbp, r9
	mulx r9, r11, qword ptr [rsp+72]
	adcx rbp, r11
	adox rcx, r9
	mulx r9, r11, qword ptr [rsp+64]
	adcx rcx, r11
	adox rsi, r9
	mulx r9, r11, qword ptr [rsp+16]
	adcx rsi, r11
	adox r9, r8
	adc r9, 0
	mov edx, 189
	mulx r15, r11, r15
	xor r8d, r8d
	adcx r11, qword ptr [rsp+48]
	adox r15, qword ptr [rsp+136]
	mulx r13, r8, r13
	adcx r15, r8
	adox r13, qword ptr [rsp+120]
	mulx r12, r8, r12
	adcx r13, r8
	adox r14, r12
	mulx r10, r8, r10
	adcx r14, r8
	mov r8d, 0
	adox r10, r8
	adc r10, 0
	mov rdx, qword ptr [rsp+8]
	mulx rax, r12, rax
	xor r8d, r8d
	adcx rdi, r12
	adox rax, qword ptr [rsp+80]
	mulx r12, r8, qword ptr [rsp+112]
	adcx rax, r8
	adox r12, qword ptr [rsp+56]
	mov qword ptr [rsp+16], r14
	mulx r8, r14, qword ptr [rsp+96]
	adcx r12, r14
	adox r8, qword ptr [rsp+32]
	mulx r14, rdx, qword ptr [rsp+88]
	adcx r8, rdx
	mov edx, 0
	adox r14, rdx
	adc r14, 0
	mov edx, 189
	mov qword ptr [rsp+8], r13
	mulx rbp, r13, rbp
	mov qword ptr [rsp+32], r15
	xor r15d, r15d
	adcx r13, qword ptr [rsp+104]
	adox rbp, qword ptr [rsp+184]
	mulx rcx, r15, rcx
	adcx rbp, r15
	adox rcx, qword ptr [rsp+192]
	mulx rsi, r15, rsi
	adcx rcx, r15
	adox rbx, rsi
	mulx r9, rsi, r9
	adcx rbx, rsi
	mov esi, 0
	adox r9, rsi
	adc r9, 0
	mov edx, 189
	mulx rax, r15, rax
	xor esi, esi
	adcx r15, qword ptr [rsp+144]
	adox rax, qword ptr [rsp+40]
	mulx r12, rsi, r12
	adcx rax, rsi
	adox r12, qword ptr [rsp+24]
	mulx r8, rsi, r8
	adcx r12, rsi
	adox rdi, r8
	mulx r14, rsi, r14
	adcx rdi, rsi
	mov esi, 0
	adox r14, rsi
	adc r14, 0
	lea r8, [r9+r9*4]
	lea r8, [r9+r8*4]
	lea r8, [r8+r8*8]
	lea r9, [r10+r10*4]
	lea r9, [r10+r9*4]
	lea r9, [r9+r9*8]
	lea r10, [r14+r14*4]
	lea r10, [r14+r10*4]
	lea r10, [r10+r10*8]
	add r11, r9
	mov r9, qword ptr [rsp+32]
	adc r9, 0
	mov r14, qword ptr [rsp]
	mov qword ptr [r14+40], r9
	mov r9, qword ptr [rsp+8]
	adc r9, 0
	mov qword ptr [r14+48], r9
	mov r9, qword ptr [rsp+16]
	adc r9, 0
	mov qword ptr [r14+56], r9
	sbb r9, r9
	add r13, r8
	adc rbp, 0
	mov qword ptr [r14+72], rbp
	adc rcx, 0
	mov qword ptr [r14+80], rcx
	adc rbx, 0
	mov qword ptr [r14+88], rbx
	sbb rcx, rcx
	add r15, r10
	adc rax, 0
	mov qword ptr [r14+8], rax
	adc r12, 0
	mov qword ptr [r14+16], r12
	adc rdi, 0
	mov qword ptr [r14+24], rdi
	sbb rax, rax
	and r9d, 189
	and ecx, 189
	and eax, 189
	add r11, r9
	mov qword ptr [r14+32], r11
	add r13, rcx
	mov qword ptr [r14+64], r13
	add r15, rax
	mov qword ptr [r14], r15
	add rsp, 200
	TED256189_RAISED(200)
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
TED256189_END(TED256189_NAME(ted256189_ext_4dbl))

/* void ted256189_ext_dbladd(uint64_t *r, const uint64_t *p, const uint64_t *q)
 * r (out) in rdi, p (in) in rsi, q (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 3 out, each any value of its words (incompletely reduced).
 * Made of twisted/extended-1/doubling/dbl-2010-lg-t, then twisted/extended-1/addition/readd-2008-hwcd-3-xyz; fusions: rich.
 * Stack: 216 bytes; 1427 instructions; modelled 494.5 core cycles.
 */
TED256189_BEGIN(TED256189_NAME(ted256189_ext_dbladd))
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
	sub rsp, 168
	TED256189_LOWERED(168)
	TED256189_FRAME_MADE
	/* XX = X1*X1 */
	mov rax, rdx
	mov rdx, qword ptr [rsi+8]
	mulx rcx, r8, qword ptr [rsi+16]
	mulx r9, r10, qword ptr [rsi+24]
	mov rdx, qword ptr [rsi+16]
	mulx r11, rbx, qword ptr [rsi+24]
	add rcx, r10
	adc r9, rbx
	adc r11, 0
	mov rdx, qword ptr [rsi+32]
	mulx r10, rbx, qword ptr [rsi+40]
	mulx rbp, r12, qword ptr [rsi+48]
	mulx r13, r14, qword ptr [rsi+56]
	add r10, r12
	adc rbp, r14
	adc r13, 0
	/* YY = Y1*Y1 */
	mov rdx, qword ptr [rsi+40]
	mulx r12, r14, qword ptr [rsi+48]
	mov qword ptr [rsp], rdi
	mulx r15, rdi, qword ptr [rsi+56]
	mov rdx, qword ptr [rsi+48]
	mov qword ptr [rsp+8], rax
	mov qword ptr [rsp+16], r11
	mulx rax, r11, qword ptr [rsi+56]
	add r12, rdi
	adc r15, r11
	adc rax, 0
	add r14, rbp
	adc r12, r13
	adc r15, 0
	adc rax, 0
	mov rdx, qword ptr [rsi]
	mulx rdi, r11, qword ptr [rsi+8]
	mulx rbp, r13, qword ptr [rsi+16]
	mov qword ptr [rsp+24], r11
	mov qword ptr [rsp+32], r9
	mulx r11, r9, qword ptr [rsi+24]
	add rdi, r13
	adc rbp, r9
	adc r11, 0
	mov rdx, qword ptr [rsi+32]
	mulx r9, r13, rdx
	mov rdx, qword ptr [rsi+40]
	mov qword ptr [rsp+40], rdi
	mov qword ptr [rsp+48], rcx
	mulx rdi, rcx, rdx
	mov rdx, qword ptr [rsi+48]
	mov qword ptr [rsp+56], r11
	mov qword ptr [rsp+64], r8
	mulx r11, r8, rdx
	mov rdx, qword ptr [rsi+56]
	mov qword ptr [rsp+72], rbp
	mov qword ptr [rsp+80], r13
	mulx rbp, r13, rdx
	xor edx, edx
	adcx rbx, rbx
	adox rbx, r9
	adcx r10, r10
	adox r10, rcx
	adcx r14, r14
	adox r14, rdi
	adcx r12, r12
	adox r12, r8
	adcx r15, r15
	adox r15, r11
	adcx rax, rax
	adox rax, r13
	adox rbp, rdx
	adc rbp, 0
	mov edx, 189
	mulx r12, rcx, r12
	xor edi, edi
	adcx rcx, qword ptr [rsp+80]
	adox rbx, r12
	mulx r15, r8, r15
	adcx rbx, r8
	adox r10, r15
	mulx rax, r8, rax
	adcx r10, r8
	adox r14, rax
	mulx rbp, rax, rbp
	adcx r14, rax
	adox rbp, rdi
	adc rbp, 0
	lea rax, [rbp+rbp*4]
	lea rax, [rbp+rax*4]
	lea rax, [rax+rax*8]
	add rcx, rax
	adc rbx, 0
	adc r10, 0
	adc r14, 0
	lea rax, [rcx+189]
	cmovc rcx, rax
	mov rax, qword ptr [rsp+64]
	add rax, qword ptr [rsp+72]
	mov r8, qword ptr [rsp+48]
	adc r8, qword ptr [rsp+56]
	mov r9, qword ptr [rsp+32]
	adc r9, 0
	mov r11, qword ptr [rsp+16]
	adc r11, 0
	mov rdx, qword ptr [rsi]
	mulx rbp, r12, rdx
	mov rdx, qword ptr [rsi+8]
	mulx r13, r15, rdx
	mov rdx, qword ptr [rsi+16]
	mov qword ptr [rsp+16], r14
	mulx rdi, r14, rdx
	mov rdx, qword ptr [rsi+24]
	mov qword ptr [rsp+32], r10
	mov qword ptr [rsp+48], rbx
	mulx r10, rbx, rdx
	xor edx, edx
	mov qword ptr [rsp+56], rcx
	mov rcx, qword ptr [rsp+24]
	adcx rcx, qword ptr [rsp+24]
	adox rcx, rbp
	mov rbp, qword ptr [rsp+40]
	adcx rbp, qword ptr [rsp+40]
	adox rbp, r15
	adcx rax, rax
	adox rax, r13
	adcx r8, r8
	adox r8, r14
	adcx r9, r9
	adox r9, rdi
	adcx r11, r11
	adox r11, rbx
	adox r10, rdx
	adc r10, 0
	mov edx, 189
	mulx r8, rdi, r8
	xor ebx, ebx
	adcx r12, rdi
	adox rcx, r8
	mulx r9, rdi, r9
	adcx rcx, rdi
	adox rbp, r9
	mulx r11, rdi, r11
	adcx rbp, rdi
	adox rax, r11
	mulx r10, rdi, r10
	adcx rax, rdi
	adox r10, rbx
	adc r10, 0
	lea rdi, [r10+r10*4]
	lea rdi, [r10+rdi*4]
	lea rdi, [rdi+rdi*8]
	add r12, rdi
	adc rcx, 0
	adc rbp, 0
	adc rax, 0
	lea rdi, [r12+189]
	cmovc r12, rdi
	/* ZZ = Z1*Z1 */
	mov rdx, qword ptr [rsi+72]
	mulx rdi, r8, qword ptr [rsi+80]
	mulx r9, r10, qword ptr [rsi+88]
	mov rdx, qword ptr [rsi+80]
	mulx r11, r13, qword ptr [rsi+88]
	add rdi, r10
	adc r9, r13
	adc r11, 0
	mov rdx, qword ptr [rsi+64]
	mulx r10, r13, qword ptr [rsi+72]
	mulx r14, r15, qword ptr [rsi+80]
	mov qword ptr [rsp+24], rax
	mulx rbx, rax, qword ptr [rsi+88]
	add r10, r15
	adc r14, rax
	adc rbx, 0
	add r8, r14
	adc rdi, rbx
	adc r9, 0
	adc r11, 0
	mulx rax, rbx, rdx
	mov rdx, qword ptr [rsi+72]
	mulx r14, r15, rdx
	mov rdx, qword ptr [rsi+80]
	mov qword ptr [rsp+40], rbp
	mov qword ptr [rsp+64], rcx
	mulx rbp, rcx, rdx
	mov rdx, qword ptr [rsi+88]
	mov qword ptr [rsp+72], r12
	mov qword ptr [rsp+80], rbx
	mulx r12, rbx, rdx
	xor edx, edx
	adcx r13, r13
	adox r13, rax
	adcx r10, r10
	adox r10, r15
	adcx r8, r8
	adox r8, r14
	adcx rdi, rdi
	adox rdi, rcx
	adcx r9, r9
	adox r9, rbp
	adcx r11, r11
	adox r11, rbx
	adox r12, rdx
	adc r12, 0
	mov edx, 189
	mulx rdi, rax, rdi
	xor ecx, ecx
	adcx rax, qword ptr [rsp+80]
	adox r13, rdi
	mulx r9, rdi, r9
	adcx r13, rdi
	adox r10, r9
	mulx r11, rdi, r11
	adcx r10, rdi
	adox r8, r11
	mulx r12, rdi, r12
	adcx r8, rdi
	adox r12, rcx
	adc r12, 0
	lea rdi, [r12+r12*4]
	lea rdi, [r12+rdi*4]
	lea rdi, [rdi+rdi*8]
	add rax, rdi
	adc r13, 0
	adc r10, 0
	adc r8, 0
	lea rdi, [rax+189]
	cmovc rax, rdi
	/* S, D = YY+XX, YY-XX */
	mov rdi, qword ptr [rsp+56]
	add rdi, qword ptr [rsp+72]
	mov r9, qword ptr [rsp+48]
	adc r9, qword ptr [rsp+64]
	mov r11, qword ptr [rsp+32]
	adc r11, qword ptr [rsp+40]
	mov rbx, qword ptr [rsp+16]
	adc rbx, qword ptr [rsp+24]
	sbb rbp, rbp
	and ebp, 189
	add rdi, rbp
	adc r9, 0
	adc r11, 0
	adc rbx, 0
	lea rbp, [rdi+189]
	cmovc rdi, rbp
	mov rbp, qword ptr [rsp+56]
	sub rbp, qword ptr [rsp+72]
	mov r12, qword ptr [rsp+48]
	sbb r12, qword ptr [rsp+64]
	mov r14, qword ptr [rsp+32]
	sbb r14, qword ptr [rsp+40]
	mov r15, qword ptr [rsp+16]
	sbb r15, qword ptr [rsp+24]
	sbb rdx, rdx
	and edx, 189
	sub rbp, rdx
	sbb r12, 0
	sbb r14, 0
	sbb r15, 0
	lea rdx, [rbp-189]
	cmovc rbp, rdx
	/* t1 = 2*X1 */
	mov rdx, qword ptr [rsi]
	add rdx, qword ptr [rsi]
	mov rcx, qword ptr [rsi+8]
	adc rcx, qword ptr [rsi+8]
	mov qword ptr [rsp+16], rbx
	mov rbx, qword ptr [rsi+16]
	adc rbx, qword ptr [rsi+16]
	mov qword ptr [rsp+24], r11
	mov r11, qword ptr [rsi+24]
	adc r11, qword ptr [rsi+24]
	mov qword ptr [rsp+32], r9
	sbb r9, r9
	and r9d, 189
	add rdx, r9
	adc rcx, 0
	adc rbx, 0
	adc r11, 0
	lea r9, [rdx+189]
	cmovc rdx, r9
	/* F = ZZ+ZZ-D */
	add rax, rax
	adc r13, r13
	adc r10, r10
	adc r8, r8
	sbb r9, r9
	and r9d, 189
	add rax, r9
	adc r13, 0
	adc r10, 0
	adc r8, 0
	lea r9, [rax+189]
	cmovc rax, r9
	sub rax, rbp
	sbb r13, r12
	sbb r10, r14
	sbb r8, r15
	sbb r9, r9
	and r9d, 189
	sub rax, r9
	sbb r13, 0
	sbb r10, 0
	sbb r8, 0
	lea r9, [rax-189]
	cmovc rax, r9
	/* E = t1*Y1 */
	mov qword ptr [rsp+40], rdi
	mulx r9, rdi, qword ptr [rsi+32]
	mov qword ptr [rsp+48], rdx
	mov rdx, qword ptr [rsi+32]
	mov qword ptr [rsp+56], r8
	mov qword ptr [rsp+64], r10
	mulx r8, r10, rcx
	mov qword ptr [rsp+72], r13
	mov qword ptr [rsp+80], r15
	mulx r13, r15, rbx
	mov qword ptr [rsp+88], r14
	mulx r14, rdx, r11
	add r9, r10
	adc r8, r15
	adc r13, rdx
	adc r14, 0
	mov rdx, qword ptr [rsi+40]
	mulx r10, r15, qword ptr [rsp+48]
	mov qword ptr [rsp+96], r12
	xor r12d, r12d
	adcx r9, r15
	adox r8, r10
	mulx r10, r15, rcx
	adcx r8, r15
	adox r13, r10
	mulx r10, r15, rbx
	adcx r13, r15
	adox r14, r10
	mulx r10, rdx, r11
	adcx r14, rdx
	adox r10, r12
	adc r10, 0
	mov rdx, qword ptr [rsi+48]
	mulx r15, r12, qword ptr [rsp+48]
	mov qword ptr [rsp+104], rax
	xor eax, eax
	adcx r8, r12
	adox r13, r15
	mulx r12, r15, rcx
	adcx r13, r15
	adox r14, r12
	mulx r12, r15, rbx
	adcx r14, r15
	adox r10, r12
	mulx r12, rdx, r11
	adcx r10, rdx
	adox r12, rax
	adc r12, 0
	mov rdx, qword ptr [rsi+56]
	mulx r15, rax, qword ptr [rsp+48]
	mov qword ptr [rsp+48], rbp
	xor ebp, ebp
	adcx r13, rax
	adox r14, r15
	mulx rcx, rax, rcx
	adcx r14, rax
	adox r10, rcx
	mulx rbx, rax, rbx
	adcx r10, rax
	adox r12, rbx
	mulx r11, rdx, r11
	adcx r12, rdx
	adox r11, rbp
	adc r11, 0
	mov edx, 189
	mulx r14, rax, r14
	xor ecx, ecx
	adcx rdi, rax
	adox r9, r14
	mulx r10, rax, r10
	adcx r9, rax
	adox r8, r10
	mulx r12, rax, r12
	adcx r8, rax
	adox r13, r12
	mulx r11, rax, r11
	adcx r13, rax
	adox r11, rcx
	adc r11, 0
	lea rax, [r11+r11*4]
	lea rax, [r11+rax*4]
	lea rax, [rax+rax*8]
	add rdi, rax
	adc r9, 0
	adc r8, 0
	adc r13, 0
	sbb rax, rax
	and eax, 189
	/* Z3_s = D*F */
	mov rdx, qword ptr [rsp+104]
	mulx rsi, r10, qword ptr [rsp+48]
	mulx r11, rbx, qword ptr [rsp+96]
	mulx rbp, r12, qword ptr [rsp+88]
	mulx r14, r15, qword ptr [rsp+80]
	add rsi, rbx
	adc r11, r12
	adc rbp, r15
	adc r14, 0
	mov rdx, qword ptr [rsp+72]
	mulx rbx, r12, qword ptr [rsp+48]
	xor r15d, r15d
	adcx rsi, r12
	adox r11, rbx
	mulx rcx, rbx, qword ptr [rsp+96]
	adcx r11, rbx
	adox rbp, rcx
	mulx rcx, rbx, qword ptr [rsp+88]
	adcx rbp, rbx
	adox r14, rcx
	mulx rcx, rbx, qword ptr [rsp+80]
	adcx r14, rbx
	adox rcx, r15
	adc rcx, 0
	mov rdx, qword ptr [rsp+64]
	mulx rbx, r12, qword ptr [rsp+48]
	xor r15d, r15d
	adcx r11, r12
	adox rbp, rbx
	mulx rbx, r12, qword ptr [rsp+96]
	adcx rbp, r12
	adox r14, rbx
	mulx rbx, r12, qword ptr [rsp+88]
	adcx r14, r12
	adox rcx, rbx
	mulx rbx, r12, qword ptr [rsp+80]
	adcx rcx, r12
	adox rbx, r15
	adc rbx, 0
	mov rdx, qword ptr [rsp+56]
	mulx r12, r15, qword ptr [rsp+48]
	mov qword ptr [rsp+112], r13
	xor r13d, r13d
	adcx rbp, r15
	adox r14, r12
	mulx r12, r15, qword ptr [rsp+96]
	adcx r14, r15
	adox rcx, r12
	mulx r12, r15, qword ptr [rsp+88]
	adcx rcx, r15
	adox rbx, r12
	mulx r12, r15, qword ptr [rsp+80]
	adcx rbx, r15
	adox r12, r13
	adc r12, 0
	mov edx, 189
	mulx r14, r15, r14
	xor r13d, r13d
	adcx r10, r15
	adox rsi, r14
	mulx rcx, r14, rcx
	adcx rsi, r14
	adox r11, rcx
	mulx rbx, rcx, rbx
	adcx r11, rcx
	adox rbp, rbx
	mulx r12, rcx, r12
	adcx rbp, rcx
	adox r12, r13
	adc r12, 0
	lea rcx, [r12+r12*4]
	lea rcx, [r12+rcx*4]
	lea rcx, [rcx+rcx*8]
	add rdi, rax
	add r10, rcx
	adc rsi, 0
	adc r11, 0
	adc rbp, 0
	lea rax, [r10+189]
	cmovc r10, rax
	/* X3_s = F*E */
	mov rdx, rdi
	mulx rax, rcx, qword ptr [rsp+104]
	mulx rdi, rbx, qword ptr [rsp+72]
	mulx r12, r14, qword ptr [rsp+64]
	mulx r15, r13, qword ptr [rsp+56]
	add rax, rbx
	adc rdi, r14
	adc r12, r13
	adc r15, 0
	mov rbx, rdx
	mov rdx, r9
	mulx r13, r14, qword ptr [rsp+104]
	xor r9d, r9d
	adcx rax, r14
	adox rdi, r13
	mulx r13, r14, qword ptr [rsp+72]
	adcx rdi, r14
	adox r12, r13
	mulx r13, r14, qword ptr [rsp+64]
	adcx r12, r14
	adox r15, r13
	mulx r13, r14, qword ptr [rsp+56]
	adcx r15, r14
	adox r13, r9
	adc r13, 0
	mov r14, rdx
	mov rdx, r8
	mov qword ptr [rsp+120], rbp
	mulx r9, rbp, qword ptr [rsp+104]
	xor r8d, r8d
	adcx rdi, rbp
	adox r12, r9
	mulx r9, rbp, qword ptr [rsp+72]
	adcx r12, rbp
	adox r15, r9
	mulx r9, rbp, qword ptr [rsp+64]
	adcx r15, rbp
	adox r13, r9
	mulx r9, rbp, qword ptr [rsp+56]
	adcx r13, rbp
	adox r9, r8
	adc r9, 0
	mov rbp, rdx
	mov rdx, qword ptr [rsp+112]
	mov qword ptr [rsp+128], r11
	mulx r8, r11, qword ptr [rsp+104]
	mov qword ptr [rsp+104], rsi
	xor esi, esi
	adcx r12, r11
	adox r15, r8
	mulx r8, r11, qword ptr [rsp+72]
	adcx r15, r11
	adox r13, r8
	mulx r8, r11, qword ptr [rsp+64]
	adcx r13, r11
	adox r9, r8
	mulx r8, r11, qword ptr [rsp+56]
	adcx r9, r11
	adox r8, rsi
	adc r8, 0
	/* Y3_s = D*S */
	mov rdx, qword ptr [rsp+40]
	mulx r11, rsi, qword ptr [rsp+48]
	mov qword ptr [rsp+56], r10
	mov qword ptr [rsp+64], rbp
	mulx r10, rbp, qword ptr [rsp+96]
	mov qword ptr [rsp+72], r14
	mov qword ptr [rsp+136], rsi
	mulx r14, rsi, qword ptr [rsp+88]
	mov qword ptr [rsp+144], rbx
	mov qword ptr [rsp+152], r8
	mulx rbx, r8, qword ptr [rsp+80]
	add r11, rbp
	adc r10, rsi
	adc r14, r8
	adc rbx, 0
	mov edx, 189
	mulx r15, rsi, r15
	xor r8d, r8d
	adcx rcx, rsi
	adox rax, r15
	mulx r13, rsi, r13
	adcx rax, rsi
	adox rdi, r13
	mulx r9, rsi, r9
	adcx rdi, rsi
	adox r12, r9
	mulx rsi, r9, qword ptr [rsp+152]
	adcx r12, r9
	adox rsi, r8
	adc rsi, 0
	lea r9, [rsi+rsi*4]
	lea r9, [rsi+r9*4]
	lea r9, [r9+r9*8]
	add rcx, r9
	adc rax, 0
	adc rdi, 0
	adc r12, 0
	lea rsi, [rcx+189]
	cmovc rcx, rsi
	/* T3 = S*E */
	mov rdx, qword ptr [rsp+144]
	mulx rsi, r9, qword ptr [rsp+40]
	mulx rbp, r13, qword ptr [rsp+32]
	mulx r15, r8, qword ptr [rsp+24]
	mov qword ptr [rsp+152], r12
	mulx r12, rdx, qword ptr [rsp+16]
	add rsi, r13
	adc rbp, r8
	adc r15, rdx
	adc r12, 0
	mov rdx, qword ptr [rsp+32]
	mulx r8, r13, qword ptr [rsp+48]
	mov qword ptr [rsp+144], rdi
	xor edi, edi
	adcx r11, r13
	adox r10, r8
	mulx r8, r13, qword ptr [rsp+96]
	adcx r10, r13
	adox r14, r8
	mulx r8, r13, qword ptr [rsp+88]
	adcx r14, r13
	adox rbx, r8
	mulx r8, r13, qword ptr [rsp+80]
	adcx rbx, r13
	adox r8, rdi
	adc r8, 0
	mov rdx, qword ptr [rsp+24]
	mulx r13, rdi, qword ptr [rsp+48]
	mov qword ptr [rsp+160], rax
	xor eax, eax
	adcx r10, rdi
	adox r14, r13
	mulx rdi, r13, qword ptr [rsp+96]
	adcx r14, r13
	adox rbx, rdi
	mulx rdi, r13, qword ptr [rsp+88]
	adcx rbx, r13
	adox r8, rdi
	mulx rdi, r13, qword ptr [rsp+80]
	adcx r8, r13
	adox rdi, rax
	adc rdi, 0
	mov rdx, qword ptr [rsp+16]
	mulx r13, rax, qword ptr [rsp+48]
	mov qword ptr [rsp+48], rcx
	xor ecx, ecx
	adcx r14, rax
	adox rbx, r13
	mulx rax, r13, qword ptr [rsp+96]
	adcx rbx, r13
	adox r8, rax
	mulx rax, r13, qword ptr [rsp+88]
	adcx r8, r13
	adox rdi, rax
	mulx rax, r13, qword ptr [rsp+80]
	adcx rdi, r13
	adox rax, rcx
	adc rax, 0
	mov edx, 189
	mulx rbx, r13, rbx
	xor ecx, ecx
	adcx r13, qword ptr [rsp+136]
	adox r11, rbx
	mulx r8, rbx, r8
	adcx r11, rbx
	adox r10, r8
	mulx rdi, r8, rdi
	adcx r10, r8
	adox r14, rdi
	mulx rax, rdi, rax
	adcx r14, rdi
	adox rax, rcx
	adc rax, 0
	lea rdi, [rax+rax*4]
	lea rdi, [rax+rdi*4]
	lea rdi, [rdi+rdi*8]
	add r13, rdi
	adc r11, 0
	adc r10, 0
	adc r14, 0
	lea rax, [r13+189]
	cmovc r13, rax
	mov rdx, qword ptr [rsp+72]
	mulx rax, rdi, qword ptr [rsp+40]
	xor r8d, r8d
	adcx rsi, rdi
	adox rbp, rax
	mulx rax, rcx, qword ptr [rsp+32]
	adcx rbp, rcx
	adox r15, rax
	mulx rax, rcx, qword ptr [rsp+24]
	adcx r15, rcx
	adox r12, rax
	mulx rax, rdx, qword ptr [rsp+16]
	adcx r12, rdx
	adox rax, r8
	adc rax, 0
	mov rdx, qword ptr [rsp+64]
	mulx rcx, rdi, qword ptr [rsp+40]
	xor ebx, ebx
	adcx rbp, rdi
	adox r15, rcx
	mulx rcx, rdi, qword ptr [rsp+32]
	adcx r15, rdi
	adox r12, rcx
	mulx rcx, rdi, qword ptr [rsp+24]
	adcx r12, rdi
	adox rax, rcx
	mulx rcx, rdx, qword ptr [rsp+16]
	adcx rax, rdx
	adox rcx, rbx
	adc rcx, 0
	mov rdx, qword ptr [rsp+112]
	mulx rdi, r8, qword ptr [rsp+40]
	xor ebx, ebx
	adcx r15, r8
	adox r12, rdi
	mulx rdi, r8, qword ptr [rsp+32]
	adcx r12, r8
	adox rax, rdi
	mulx rdi, r8, qword ptr [rsp+24]
	adcx rax, r8
	adox rcx, rdi
	mulx rdi, rdx, qword ptr [rsp+16]
	adcx rcx, rdx
	adox rdi, rbx
	adc rdi, 0
	mov edx, 189
	mulx r12, r8, r12
	xor ebx, ebx
	adcx r9, r8
	adox rsi, r12
	mulx rax, r8, rax
	adcx rsi, r8
	adox rbp, rax
	mulx rcx, rax, rcx
	adcx rbp, rax
	adox r15, rcx
	mulx rdi, rax, rdi
	adcx r15, rax
	adox rdi, rbx
	adc rdi, 0
	lea rax, [rdi+rdi*4]
	lea rax, [rdi+rax*4]
	lea rax, [rax+rax*8]
	add r9, rax
	adc rsi, 0
	adc rbp, 0
	adc r15, 0
	lea rax, [r9+189]
	cmovc r9, rax
	/* t1_r2, t0_r2 = Y3_s+X3_s, Y3_s-X3_s */
	mov rax, r13
	add rax, qword ptr [rsp+48]
	mov rcx, r11
	adc rcx, qword ptr [rsp+160]
	mov rdi, r10
	adc rdi, qword ptr [rsp+144]
	mov r8, r14
	adc r8, qword ptr [rsp+152]
	sbb r12, r12
	and r12d, 189
	add rax, r12
	adc rcx, 0
	adc rdi, 0
	adc r8, 0
	lea r12, [rax+189]
	cmovc rax, r12
	sub r13, qword ptr [rsp+48]
	sbb r11, qword ptr [rsp+160]
	sbb r10, qword ptr [rsp+144]
	sbb r14, qword ptr [rsp+152]
	sbb r12, r12
	and r12d, 189
	sub r13, r12
	sbb r11, 0
	sbb r10, 0
	sbb r14, 0
	sbb r12, r12
	and r12d, 189
	/* D_r2 = Z3_s*Zd2 */
	mov rdx, qword ptr [rsp+8]
	mov rdx, qword ptr [rdx+64]
	mov qword ptr [rsp+16], r14
	mulx rbx, r14, qword ptr [rsp+56]
	mov qword ptr [rsp+24], r10
	mov qword ptr [rsp+32], r11
	mulx r10, r11, qword ptr [rsp+104]
	mov qword ptr [rsp+40], r8
	mov qword ptr [rsp+48], rdi
	mulx r8, rdi, qword ptr [rsp+128]
	mov qword ptr [rsp+64], rcx
	mulx rcx, rdx, qword ptr [rsp+120]
	add rbx, r11
	adc r10, rdi
	adc r8, rdx
	adc rcx, 0
	mov rdi, qword ptr [rsp+8]
	mov rdx, qword ptr [rdi+72]
	mov qword ptr [rsp+72], rax
	mulx r11, rax, qword ptr [rsp+56]
	mov qword ptr [rsp+80], r15
	xor r15d, r15d
	adcx rbx, rax
	adox r10, r11
	mulx rax, r11, qword ptr [rsp+104]
	adcx r10, r11
	adox r8, rax
	mulx rax, r11, qword ptr [rsp+128]
	adcx r8, r11
	adox rcx, rax
	mulx rax, rdx, qword ptr [rsp+120]
	adcx rcx, rdx
	adox rax, r15
	adc rax, 0
	mov rdx, qword ptr [rdi+80]
	mulx r11, r15, qword ptr [rsp+56]
	mov qword ptr [rsp+88], rbp
	xor ebp, ebp
	adcx r10, r15
	adox r8, r11
	mulx r11, r15, qword ptr [rsp+104]
	adcx r8, r15
	adox rcx, r11
	mulx r11, r15, qword ptr [rsp+128]
	adcx rcx, r15
	adox rax, r11
	mulx r11, rdx, qword ptr [rsp+120]
	adcx rax, rdx
	adox r11, rbp
	adc r11, 0
	mov rdx, qword ptr [rdi+88]
	mulx r15, rbp, qword ptr [rsp+56]
	mov qword ptr [rsp+56], rsi
	xor esi, esi
	adcx r8, rbp
	adox rcx, r15
	mulx rbp, r15, qword ptr [rsp+104]
	adcx rcx, r15
	adox rax, rbp
	mulx rbp, r15, qword ptr [rsp+128]
	adcx rax, r15
	adox r11, rbp
	mulx rbp, rdx, qword ptr [rsp+120]
	adcx r11, rdx
	adox rbp, rsi
	adc rbp, 0
	mov edx, 189
	mulx rcx, r15, rcx
	xor esi, esi
	adcx r14, r15
	adox rbx, rcx
	mulx rax, rcx, rax
	adcx rbx, rcx
	adox r10, rax
	mulx r11, rax, r11
	adcx r10, rax
	adox r8, r11
	mulx rbp, rax, rbp
	adcx r8, rax
	adox rbp, rsi
	adc rbp, 0
	lea rax, [rbp+rbp*4]
	lea rax, [rbp+rax*4]
	lea rax, [rax+rax*8]
	add r14, rax
	adc rbx, 0
	adc r10, 0
	adc r8, 0
	sbb rax, rax
	and eax, 189
	sub r13, r12
	/* C_r2 = T3*Tk2 */
	mov rdx, qword ptr [rdi+96]
	mulx rcx, r11, r9
	mulx rbp, r12, qword ptr [rsp+56]
	mulx r15, rsi, qword ptr [rsp+88]
	mov qword ptr [rsp+96], r8
	mulx r8, rdx, qword ptr [rsp+80]
	add rcx, r12
	adc rbp, rsi
	adc r15, rdx
	adc r8, 0
	mov rdx, qword ptr [rdi+104]
	mulx rsi, r12, r9
	mov qword ptr [rsp+104], r10
	xor r10d, r10d
	adcx rcx, r12
	adox rbp, rsi
	mulx rsi, r12, qword ptr [rsp+56]
	adcx rbp, r12
	adox r15, rsi
	mulx rsi, r12, qword ptr [rsp+88]
	adcx r15, r12
	adox r8, rsi
	mulx rsi, rdx, qword ptr [rsp+80]
	adcx r8, rdx
	adox rsi, r10
	adc rsi, 0
	mov rdx, qword ptr [rdi+112]
	mulx r12, r10, r9
	mov qword ptr [rsp+112], rbx
	xor ebx, ebx
	adcx rbp, r10
	adox r15, r12
	mulx r10, r12, qword ptr [rsp+56]
	adcx r15, r12
	adox r8, r10
	mulx r10, r12, qword ptr [rsp+88]
	adcx r8, r12
	adox rsi, r10
	mulx r10, rdx, qword ptr [rsp+80]
	adcx rsi, rdx
	adox r10, rbx
	adc r10, 0
	mov rdx, qword ptr [rdi+120]
	mulx r9, r12, r9
	xor ebx, ebx
	adcx r15, r12
	adox r8, r9
	mulx r9, r12, qword ptr [rsp+56]
	adcx r8, r12
	adox rsi, r9
	mulx r9, r12, qword ptr [rsp+88]
	adcx rsi, r12
	adox r10, r9
	mulx r9, rdx, qword ptr [rsp+80]
	adcx r10, rdx
	adox r9, rbx
	adc r9, 0
	mov edx, 189
	mulx r8, r12, r8
	xor ebx, ebx
	adcx r11, r12
	adox rcx, r8
	mulx rsi, r8, rsi
	adcx rcx, r8
	adox rbp, rsi
	mulx r10, rsi, r10
	adcx rbp, rsi
	adox r15, r10
	mulx r9, rsi, r9
	adcx r15, rsi
	adox r9, rbx
	adc r9, 0
	lea rsi, [r9+r9*4]
	lea rsi, [r9+rsi*4]
	lea rsi, [rsi+rsi*8]
	add r14, rax
	add r11, rsi
	adc rcx, 0
	adc rbp, 0
	adc r15, 0
	lea rax, [r11+189]
	cmovc r11, rax
	/* B_r2 = t1_r2*YpX2 */
	mov rdx, qword ptr [rdi]
	mulx rax, rsi, qword ptr [rsp+72]
	mulx r8, r9, qword ptr [rsp+64]
	mulx r10, r12, qword ptr [rsp+48]
	mulx rbx, rdx, qword ptr [rsp+40]
	add rax, r9
	adc r8, r12
	adc r10, rdx
	adc rbx, 0
	mov rdx, qword ptr [rdi+8]
	mulx r9, r12, qword ptr [rsp+72]
	mov qword ptr [rsp+56], r15
	xor r15d, r15d
	adcx rax, r12
	adox r8, r9
	mulx r9, r12, qword ptr [rsp+64]
	adcx r8, r12
	adox r10, r9
	mulx r9, r12, qword ptr [rsp+48]
	adcx r10, r12
	adox rbx, r9
	mulx r9, rdx, qword ptr [rsp+40]
	adcx rbx, rdx
	adox r9, r15
	adc r9, 0
	mov rdx, qword ptr [rdi+16]
	mulx r12, r15, qword ptr [rsp+72]
	mov qword ptr [rsp+80], rbp
	xor ebp, ebp
	adcx r8, r15
	adox r10, r12
	mulx r12, r15, qword ptr [rsp+64]
	adcx r10, r15
	adox rbx, r12
	mulx r12, r15, qword ptr [rsp+48]
	adcx rbx, r15
	adox r9, r12
	mulx r12, rdx, qword ptr [rsp+40]
	adcx r9, rdx
	adox r12, rbp
	adc r12, 0
	mov rdx, qword ptr [rdi+24]
	mulx r15, rbp, qword ptr [rsp+72]
	mov qword ptr [rsp+72], rcx
	xor ecx, ecx
	adcx r10, rbp
	adox rbx, r15
	mulx rbp, r15, qword ptr [rsp+64]
	adcx rbx, r15
	adox r9, rbp
	mulx rbp, r15, qword ptr [rsp+48]
	adcx r9, r15
	adox r12, rbp
	mulx rbp, rdx, qword ptr [rsp+40]
	adcx r12, rdx
	adox rbp, rcx
	adc rbp, 0
	mov edx, 189
	mulx rbx, r15, rbx
	xor ecx, ecx
	adcx rsi, r15
	adox rax, rbx
	mulx r9, rbx, r9
	adcx rax, rbx
	adox r8, r9
	mulx r12, r9, r12
	adcx r8, r9
	adox r10, r12
	mulx rbp, r9, rbp
	adcx r10, r9
	adox rbp, rcx
	adc rbp, 0
	lea r9, [rbp+rbp*4]
	lea r9, [rbp+r9*4]
	lea r9, [r9+r9*8]
	add rsi, r9
	adc rax, 0
	adc r8, 0
	adc r10, 0
	lea r9, [rsi+189]
	cmovc rsi, r9
	/* A_r2 = t0_r2*YmX2 */
	mov rdx, qword ptr [rdi+32]
	mulx r9, rbx, r13
	mulx rbp, r12, qword ptr [rsp+32]
	mulx r15, rcx, qword ptr [rsp+24]
	mov qword ptr [rsp+40], r10
	mulx r10, rdx, qword ptr [rsp+16]
	add r9, r12
	adc rbp, rcx
	adc r15, rdx
	adc r10, 0
	mov rdx, qword ptr [rdi+40]
	mulx rcx, r12, r13
	mov qword ptr [rsp+48], r8
	xor r8d, r8d
	adcx r9, r12
	adox rbp, rcx
	mulx rcx, r12, qword ptr [rsp+32]
	adcx rbp, r12
	adox r15, rcx
	mulx rcx, r12, qword ptr [rsp+24]
	adcx r15, r12
	adox r10, rcx
	mulx rcx, rdx, qword ptr [rsp+16]
	adcx r10, rdx
	adox rcx, r8
	adc rcx, 0
	mov rdx, qword ptr [rdi+48]
	mulx r12, r8, r13
	mov qword ptr [rsp+64], rax
	xor eax, eax
	adcx rbp, r8
	adox r15, r12
	mulx r8, r12, qword ptr [rsp+32]
	adcx r15, r12
	adox r10, r8
	mulx r8, r12, qword ptr [rsp+24]
	adcx r10, r12
	adox rcx, r8
	mulx r8, rdx, qword ptr [rsp+16]
	adcx rcx, rdx
	adox r8, rax
	adc r8, 0
	mov rdx, qword ptr [rdi+56]
	mulx r13, r12, r13
	xor eax, eax
	adcx r15, r12
	adox r10, r13
	mulx r12, r13, qword ptr [rsp+32]
	adcx r10, r13
	adox rcx, r12
	mulx r12, r13, qword ptr [rsp+24]
	adcx rcx, r13
	adox r8, r12
	mulx r12, rdx, qword ptr [rsp+16]
	adcx r8, rdx
	adox r12, rax
	adc r12, 0
	mov rdi, r14
	sub rdi, r11
	mov r13, qword ptr [rsp+112]
	sbb r13, qword ptr [rsp+72]
	mov rdx, qword ptr [rsp+104]
	sbb rdx, qword ptr [rsp+80]
	mov rax, qword ptr [rsp+96]
	sbb rax, qword ptr [rsp+56]
	mov qword ptr [rsp+8], rsi
	sbb rsi, rsi
	mov qword ptr [rsp+16], rdx
	mov edx, 189
	mov qword ptr [rsp+24], rax
	mulx r10, rax, r10
	mov qword ptr [rsp+32], r13
	xor r13d, r13d
	adcx rbx, rax
	adox r9, r10
	mulx rcx, rax, rcx
	adcx r9, rax
	adox rbp, rcx
	mulx r8, rax, r8
	adcx rbp, rax
	adox r15, r8
	mulx r12, rax, r12
	adcx r15, rax
	adox r12, r13
	adc r12, 0
	lea rax, [r12+r12*4]
	lea rax, [r12+rax*4]
	lea rax, [rax+rax*8]
	add rbx, rax
	adc r9, 0
	adc rbp, 0
	adc r15, 0
	lea rax, [rbx+189]
	cmovc rbx, rax
	/* G_r2, F_r2 = D_r2+C_r2, D_r2-C_r2 */
	add r14, r11
	mov rax, qword ptr [rsp+112]
	adc rax, qword ptr [rsp+72]
	mov rcx, qword ptr [rsp+104]
	adc rcx, qword ptr [rsp+80]
	mov r8, qword ptr [rsp+96]
	adc r8, qword ptr [rsp+56]
	sbb r10, r10
	and r10d, 189
	add r14, r10
	adc rax, 0
	adc rcx, 0
	adc r8, 0
	sbb r10, r10
	and r10d, 189
	and esi, 189
	sub rdi, rsi
	mov rsi, qword ptr [rsp+32]
	sbb rsi, 0
	mov r11, qword ptr [rsp+16]
	sbb r11, 0
	mov r12, qword ptr [rsp+24]
	sbb r12, 0
	lea rdx, [rdi-189]
	cmovc rdi, rdx
	/* H_r2, E_r2 = B_r2+A_r2, B_r2-A_r2 */
	mov rdx, qword ptr [rsp+8]
	add rdx, rbx
	mov r13, qword ptr [rsp+64]
	adc r13, r9
	mov qword ptr [rsp+16], r8
	mov r8, qword ptr [rsp+48]
	adc r8, rbp
	mov qword ptr [rsp+24], rcx
	mov rcx, qword ptr [rsp+40]
	adc rcx, r15
	mov qword ptr [rsp+32], rax
	sbb rax, rax
	and eax, 189
	add rdx, rax
	adc r13, 0
	adc r8, 0
	adc rcx, 0
	lea rax, [rdx+189]
	cmovc rdx, rax
	mov rax, qword ptr [rsp+8]
	sub rax, rbx
	mov rbx, qword ptr [rsp+64]
	sbb rbx, r9
	mov r9, qword ptr [rsp+48]
	sbb r9, rbp
	mov rbp, qword ptr [rsp+40]
	sbb rbp, r15
	sbb r15, r15
	add r14, r10
	and r15d, 189
	sub rax, r15
	sbb rbx, 0
	sbb r9, 0
	sbb rbp, 0
	lea r10, [rax-189]
	cmovc rax, r10
	/* Z3_r2 = F_r2*G_r2 */
	mov r10, rdx
	mov rdx, r14
	mov qword ptr [rsp+8], rcx
	mulx r15, rcx, rdi
	mov qword ptr [rsp+40], r8
	mulx r14, r8, rsi
	mov qword ptr [rsp+48], r13
	mov qword ptr [rsp+56], r10
	mulx r13, r10, r11
	mov qword ptr [rsp+64], rbp
	mov qword ptr [rsp+72], r9
	mulx rbp, r9, r12
	add r15, r8
	adc r14, r10
	adc r13, r9
	adc rbp, 0
	mov r8, rdx
	mov rdx, qword ptr [rsp+32]
	mulx r9, r10, rdi
	mov qword ptr [rsp+80], r8
	xor r8d, r8d
	adcx r15, r10
	adox r14, r9
	mulx r9, r10, rsi
	adcx r14, r10
	adox r13, r9
	mulx r9, r10, r11
	adcx r13, r10
	adox rbp, r9
	mulx r9, r10, r12
	adcx rbp, r10
	adox r9, r8
	adc r9, 0
	mov rdx, qword ptr [rsp+24]
	mulx r10, r8, rdi
	mov qword ptr [rsp+88], rbx
	xor ebx, ebx
	adcx r14, r8
	adox r13, r10
	mulx r8, r10, rsi
	adcx r13, r10
	adox rbp, r8
	mulx r8, r10, r11
	adcx rbp, r10
	adox r9, r8
	mulx r8, r10, r12
	adcx r9, r10
	adox r8, rbx
	adc r8, 0
	mov rdx, qword ptr [rsp+16]
	mulx r10, rbx, rdi
	mov qword ptr [rsp+96], rax
	xor eax, eax
	adcx r13, rbx
	adox rbp, r10
	mulx r10, rbx, rsi
	adcx rbp, rbx
	adox r9, r10
	mulx r10, rbx, r11
	adcx r9, rbx
	adox r8, r10
	mulx r10, rbx, r12
	adcx r8, rbx
	adox r10, rax
	adc r10, 0
	mov edx, 189
	mulx rbp, rbx, rbp
	xor eax, eax
	adcx rcx, rbx
	adox r15, rbp
	mulx r9, rbx, r9
	adcx r15, rbx
	adox r14, r9
	mulx r8, r9, r8
	adcx r14, r9
	adox r13, r8
	mulx r10, r8, r10
	adcx r13, r8
	adox r10, rax
	adc r10, 0
	lea r8, [r10+r10*4]
	lea r8, [r10+r8*4]
	lea r8, [r8+r8*8]
	add rcx, r8
	adc r15, 0
	mov r8, qword ptr [rsp]
	mov qword ptr [r8+72], r15
	adc r14, 0
	mov qword ptr [r8+80], r14
	adc r13, 0
	mov qword ptr [r8+88], r13
	lea r9, [rcx+189]
	cmovc rcx, r9
	mov qword ptr [r8+64], rcx
	/* X3_r2 = E_r2*F_r2 */
	mov rdx, rdi
	mulx rcx, r9, qword ptr [rsp+96]
	mulx rdi, r10, qword ptr [rsp+88]
	mulx rbx, rbp, qword ptr [rsp+72]
	mulx r13, rdx, qword ptr [rsp+64]
	add rcx, r10
	adc rdi, rbp
	adc rbx, rdx
	adc r13, 0
	mov rdx, rsi
	mulx r10, rbp, qword ptr [rsp+96]
	xor esi, esi
	adcx rcx, rbp
	adox rdi, r10
	mulx rax, r10, qword ptr [rsp+88]
	adcx rdi, r10
	adox rbx, rax
	mulx rax, r10, qword ptr [rsp+72]
	adcx rbx, r10
	adox r13, rax
	mulx rax, rdx, qword ptr [rsp+64]
	adcx r13, rdx
	adox rax, rsi
	adc rax, 0
	mov rdx, r11
	mulx r10, rbp, qword ptr [rsp+96]
	xor r11d, r11d
	adcx rdi, rbp
	adox rbx, r10
	mulx rsi, r10, qword ptr [rsp+88]
	adcx rbx, r10
	adox r13, rsi
	mulx rsi, r10, qword ptr [rsp+72]
	adcx r13, r10
	adox rax, rsi
	mulx rsi, rdx, qword ptr [rsp+64]
	adcx rax, rdx
	adox rsi, r11
	adc rsi, 0
	mov rdx, r12
	mulx r10, rbp, qword ptr [rsp+96]
	xor r12d, r12d
	adcx rbx, rbp
	adox r13, r10
	mulx r10, r11, qword ptr [rsp+88]
	adcx r13, r11
	adox rax, r10
	mulx r10, r11, qword ptr [rsp+72]
	adcx rax, r11
	adox rsi, r10
	mulx r10, rdx, qword ptr [rsp+64]
	adcx rsi, rdx
	adox r10, r12
	adc r10, 0
	mov edx, 189
	mulx r13, r11, r13
	xor ebp, ebp
	adcx r9, r11
	adox rcx, r13
	mulx rax, r11, rax
	adcx rcx, r11
	adox rdi, rax
	mulx rsi, rax, rsi
	adcx rdi, rax
	adox rbx, rsi
	mulx r10, rax, r10
	adcx rbx, rax
	adox r10, rbp
	adc r10, 0
	lea rax, [r10+r10*4]
	lea rax, [r10+rax*4]
	lea rax, [rax+rax*8]
	add r9, rax
	adc rcx, 0
	mov qword ptr [r8+8], rcx
	adc rdi, 0
	mov qword ptr [r8+16], rdi
	adc rbx, 0
	mov qword ptr [r8+24], rbx
	lea rax, [r9+189]
	cmovc r9, rax
	mov qword ptr [r8], r9
	/* Y3_r2 = G_r2*H_r2 */
	mov rdx, qword ptr [rsp+56]
	mulx rax, rcx, qword ptr [rsp+80]
	mulx rsi, rdi, qword ptr [rsp+32]
	mulx r9, r10, qword ptr [rsp+24]
	mulx r11, rdx, qword ptr [rsp+16]
	add rax, rdi
	adc rsi, r10
	adc r9, rdx
	adc r11, 0
	mov rdx, qword ptr [rsp+48]
	mulx rdi, r10, qword ptr [rsp+80]
	xor ebx, ebx
	adcx rax, r10
	adox rsi, rdi
	mulx rdi, r10, qword ptr [rsp+32]
	adcx rsi, r10
	adox r9, rdi
	mulx rdi, r10, qword ptr [rsp+24]
	adcx r9, r10
	adox r11, rdi
	mulx rdi, rdx, qword ptr [rsp+16]
	adcx r11, rdx
	adox rdi, rbx
	adc rdi, 0
	mov rdx, qword ptr [rsp+40]
	mulx r10, rbp, qword ptr [rsp+80]
	xor r12d, r12d
	adcx rsi, rbp
	adox r9, r10
	mulx r10, rbx, qword ptr [rsp+32]
	adcx r9, rbx
	adox r11, r10
	mulx r10, rbx, qword ptr [rsp+24]
	adcx r11, rbx
	adox rdi, r10
	mulx r10, rdx, qword ptr [rsp+16]
	adcx rdi, rdx
	adox r10, r12
	adc r10, 0
	mov rdx, qword ptr [rsp+8]
	mulx rbx, rbp, qword ptr [rsp+80]
	xor r13d, r13d
	adcx r9, rbp
	adox r11, rbx
	mulx rbx, rbp, qword ptr [rsp+32]
	adcx r11, rbp
	adox rdi, rbx
	mulx rbx, rbp, qword ptr [rsp+24]
	adcx rdi, rbp
	adox r10, rbx
	mulx rbx, rdx, qword ptr [rsp+16]
	adcx r10, rdx
	adox rbx, r13
	adc rbx, 0
	mov edx, 189
	mulx r11, rbp, r11
	xor r12d, r12d
	adcx rcx, rbp
	adox rax, r11
	mulx rdi, r11, rdi
	adcx rax, r11
	adox rsi, rdi
	mulx r10, rdi, r10
	adcx rsi, rdi
	adox r9, r10
	mulx rbx, rdi, rbx
	adcx r9, rdi
	adox rbx, r12
	adc rbx, 0
	lea rdi, [rbx+rbx*4]
	lea rdi, [rbx+rdi*4]
	lea rdi, [rdi+rdi*8]
	add rcx, rdi
	adc rax, 0
	mov qword ptr [r8+40], rax
	adc rsi, 0
	mov qword ptr [r8+48], rsi
	adc r9, 0
	mov qword ptr [r8+56], r9
	lea rax, [rcx+189]
	cmovc rcx, rax
	mov qword ptr [r8+32], rcx
	add rsp, 168
	TED256189_RAISED(168)
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
TED256189_END(TED256189_NAME(ted256189_ext_dbladd))

/* void ted256189_ext_dbl(uint64_t *r, const uint64_t *p)
 * r (out) in rdi, p (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 4 out, each any value of its words (incompletely reduced).
 * Made of twisted/extended-1/doubling/dbl-2010-lg-t; fusions: rich.
 * Stack: 48 bytes and 104 bytes of red zone; 717 instructions; modelled 249.75 core cycles.
 */
TED256189_BEGIN(TED256189_NAME(ted256189_ext_dbl))
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
	TED256189_RESERVE(104)
	TED256189_FRAME_MADE
	/* YY = Y1*Y1 */
	mov rdx, qword ptr [rsi+40]
	mulx rax, rcx, qword ptr [rsi+48]
	mulx r8, r9, qword ptr [rsi+56]
	mov rdx, qword ptr [rsi+48]
	mulx r10, r11, qword ptr [rsi+56]
	add rax, r9
	adc r8, r11
	adc r10, 0
	mov rdx, qword ptr [rsi+32]
	mulx r9, r11, qword ptr [rsi+40]
	mulx rbx, rbp, qword ptr [rsi+48]
	mulx r12, r13, qword ptr [rsi+56]
	add r9, rbp
	adc rbx, r13
	adc r12, 0
	add rcx, rbx
	adc rax, r12
	adc r8, 0
	adc r10, 0
	mulx rbx, rbp, rdx
	mov rdx, qword ptr [rsi+40]
	mulx r12, r13, rdx
	mov rdx, qword ptr [rsi+48]
	mulx r14, r15, rdx
	mov rdx, qword ptr [rsi+56]
	mov qword ptr [rsp TED256189_SLOT(-104, +0)], rdi
	mov qword ptr [rsp TED256189_SLOT(-96, +8)], rbp
	mulx rdi, rbp, rdx
	xor edx, edx
	adcx r11, r11
	adox r11, rbx
	adcx r9, r9
	adox r9, r13
	adcx rcx, rcx
	adox rcx, r12
	adcx rax, rax
	adox rax, r15
	adcx r8, r8
	adox r8, r14
	adcx r10, r10
	adox r10, rbp
	adox rdi, rdx
	adc rdi, 0
	mov edx, 189
	mulx rax, rbx, rax
	xor ebp, ebp
	adcx rbx, qword ptr [rsp TED256189_SLOT(-96, +8)]
	adox r11, rax
	mulx r8, rax, r8
	adcx r11, rax
	adox r9, r8
	mulx r10, rax, r10
	adcx r9, rax
	adox rcx, r10
	mulx rdi, rax, rdi
	adcx rcx, rax
	adox rdi, rbp
	adc rdi, 0
	lea rax, [rdi+rdi*4]
	lea rax, [rdi+rax*4]
	lea rax, [rax+rax*8]
	add rbx, rax
	adc r11, 0
	adc r9, 0
	adc rcx, 0
	lea rax, [rbx+189]
	cmovc rbx, rax
	/* XX = X1*X1 */
	mov rdx, qword ptr [rsi+8]
	mulx rax, rdi, qword ptr [rsi+16]
	mulx r8, r10, qword ptr [rsi+24]
	mov rdx, qword ptr [rsi+16]
	mulx r12, r13, qword ptr [rsi+24]
	add rax, r10
	adc r8, r13
	adc r12, 0
	mov rdx, qword ptr [rsi]
	mulx r10, r13, qword ptr [rsi+8]
	mulx r14, r15, qword ptr [rsi+16]
	mov qword ptr [rsp TED256189_SLOT(-96, +8)], rcx
	mulx rbp, rcx, qword ptr [rsi+24]
	add r10, r15
	adc r14, rcx
	adc rbp, 0
	add rdi, r14
	adc rax, rbp
	adc r8, 0
	adc r12, 0
	mulx rcx, rbp, rdx
	mov rdx, qword ptr [rsi+8]
	mulx r14, r15, rdx
	mov rdx, qword ptr [rsi+16]
	mov qword ptr [rsp TED256189_SLOT(-88, +16)], r9
	mov qword ptr [rsp TED256189_SLOT(-80, +24)], r11
	mulx r9, r11, rdx
	mov rdx, qword ptr [rsi+24]
	mov qword ptr [rsp TED256189_SLOT(-72, +32)], rbx
	mov qword ptr [rsp TED256189_SLOT(-64, +40)], rbp
	mulx rbx, rbp, rdx
	xor edx, edx
	adcx r13, r13
	adox r13, rcx
	adcx r10, r10
	adox r10, r15
	adcx rdi, rdi
	adox rdi, r14
	adcx rax, rax
	adox rax, r11
	adcx r8, r8
	adox r8, r9
	adcx r12, r12
	adox r12, rbp
	adox rbx, rdx
	adc rbx, 0
	mov edx, 189
	mulx rax, rcx, rax
	xor r9d, r9d
	adcx rcx, qword ptr [rsp TED256189_SLOT(-64, +40)]
	adox r13, rax
	mulx r8, rax, r8
	adcx r13, rax
	adox r10, r8
	mulx r12, rax, r12
	adcx r10, rax
	adox rdi, r12
	mulx rbx, rax, rbx
	adcx rdi, rax
	adox rbx, r9
	adc rbx, 0
	lea rax, [rbx+rbx*4]
	lea rax, [rbx+rax*4]
	lea rax, [rax+rax*8]
	add rcx, rax
	adc r13, 0
	adc r10, 0
	adc rdi, 0
	lea rax, [rcx+189]
	cmovc rcx, rax
	/* ZZ = Z1*Z1 */
	mov rdx, qword ptr [rsi+72]
	mulx rax, r8, qword ptr [rsi+80]
	mulx r11, rbx, qword ptr [rsi+88]
	mov rdx, qword ptr [rsi+80]
	mulx rbp, r12, qword ptr [rsi+88]
	add rax, rbx
	adc r11, r12
	adc rbp, 0
	mov rdx, qword ptr [rsi+64]
	mulx rbx, r12, qword ptr [rsi+72]
	mulx r14, r15, qword ptr [rsi+80]
	mov qword ptr [rsp TED256189_SLOT(-64, +40)], rdi
	mulx r9, rdi, qword ptr [rsi+88]
	add rbx, r15
	adc r14, rdi
	adc r9, 0
	add r8, r14
	adc rax, r9
	adc r11, 0
	adc rbp, 0
	mulx rdi, r9, rdx
	mov rdx, qword ptr [rsi+72]
	mulx r14, r15, rdx
	mov rdx, qword ptr [rsi+80]
	mov qword ptr [rsp TED256189_SLOT(-56, +48)], r10
	mov qword ptr [rsp TED256189_SLOT(-48, +56)], r13
	mulx r10, r13, rdx
	mov rdx, qword ptr [rsi+88]
	mov qword ptr [rsp TED256189_SLOT(-40, +64)], rcx
	mov qword ptr [rsp TED256189_SLOT(-32, +72)], r9
	mulx rcx, r9, rdx
	xor edx, edx
	adcx r12, r12
	adox r12, rdi
	adcx rbx, rbx
	adox rbx, r15
	adcx r8, r8
	adox r8, r14
	adcx rax, rax
	adox rax, r13
	adcx r11, r11
	adox r11, r10
	adcx rbp, rbp
	adox rbp, r9
	adox rcx, rdx
	adc rcx, 0
	mov edx, 189
	mulx rax, rdi, rax
	xor r9d, r9d
	adcx rdi, qword ptr [rsp TED256189_SLOT(-32, +72)]
	adox r12, rax
	mulx r11, rax, r11
	adcx r12, rax
	adox rbx, r11
	mulx rbp, rax, rbp
	adcx rbx, rax
	adox r8, rbp
	mulx rcx, rax, rcx
	adcx r8, rax
	adox rcx, r9
	adc rcx, 0
	lea rax, [rcx+rcx*4]
	lea rax, [rcx+rax*4]
	lea rax, [rax+rax*8]
	add rdi, rax
	adc r12, 0
	adc rbx, 0
	adc r8, 0
	lea rax, [rdi+189]
	cmovc rdi, rax
	/* S, D = YY+XX, YY-XX */
	mov rax, qword ptr [rsp TED256189_SLOT(-72, +32)]
	add rax, qword ptr [rsp TED256189_SLOT(-40, +64)]
	mov rcx, qword ptr [rsp TED256189_SLOT(-80, +24)]
	adc rcx, qword ptr [rsp TED256189_SLOT(-48, +56)]
	mov r10, qword ptr [rsp TED256189_SLOT(-88, +16)]
	adc r10, qword ptr [rsp TED256189_SLOT(-56, +48)]
	mov r11, qword ptr [rsp TED256189_SLOT(-96, +8)]
	adc r11, qword ptr [rsp TED256189_SLOT(-64, +40)]
	sbb rbp, rbp
	and ebp, 189
	add rax, rbp
	adc rcx, 0
	adc r10, 0
	adc r11, 0
	lea rbp, [rax+189]
	cmovc rax, rbp
	mov rbp, qword ptr [rsp TED256189_SLOT(-72, +32)]
	sub rbp, qword ptr [rsp TED256189_SLOT(-40, +64)]
	mov r13, qword ptr [rsp TED256189_SLOT(-80, +24)]
	sbb r13, qword ptr [rsp TED256189_SLOT(-48, +56)]
	mov r14, qword ptr [rsp TED256189_SLOT(-88, +16)]
	sbb r14, qword ptr [rsp TED256189_SLOT(-56, +48)]
	mov r15, qword ptr [rsp TED256189_SLOT(-96, +8)]
	sbb r15, qword ptr [rsp TED256189_SLOT(-64, +40)]
	sbb rdx, rdx
	and edx, 189
	sub rbp, rdx
	sbb r13, 0
	sbb r14, 0
	sbb r15, 0
	lea rdx, [rbp-189]
	cmovc rbp, rdx
	/* t1 = 2*X1 */
	mov rdx, qword ptr [rsi]
	add rdx, qword ptr [rsi]
	mov r9, qword ptr [rsi+8]
	adc r9, qword ptr [rsi+8]
	mov qword ptr [rsp TED256189_SLOT(-96, +8)], r11
	mov r11, qword ptr [rsi+16]
	adc r11, qword ptr [rsi+16]
	mov qword ptr [rsp TED256189_SLOT(-88, +16)], r10
	mov r10, qword ptr [rsi+24]
	adc r10, qword ptr [rsi+24]
	mov qword ptr [rsp TED256189_SLOT(-80, +24)], rcx
	sbb rcx, rcx
	and ecx, 189
	add rdx, rcx
	adc r9, 0
	adc r11, 0
	adc r10, 0
	lea rcx, [rdx+189]
	cmovc rdx, rcx
	/* F = ZZ+ZZ-D */
	add rdi, rdi
	adc r12, r12
	adc rbx, rbx
	adc r8, r8
	sbb rcx, rcx
	and ecx, 189
	add rdi, rcx
	adc r12, 0
	adc rbx, 0
	adc r8, 0
	lea rcx, [rdi+189]
	cmovc rdi, rcx
	sub rdi, rbp
	sbb r12, r13
	sbb rbx, r14
	sbb r8, r15
	sbb rcx, rcx
	and ecx, 189
	sub rdi, rcx
	sbb r12, 0
	sbb rbx, 0
	sbb r8, 0
	lea rcx, [rdi-189]
	cmovc rdi, rcx
	/* E = t1*Y1 */
	mov qword ptr [rsp TED256189_SLOT(-72, +32)], rax
	mulx rcx, rax, qword ptr [rsi+32]
	mov qword ptr [rsp TED256189_SLOT(-64, +40)], rdx
	mov rdx, qword ptr [rsi+32]
	mov qword ptr [rsp TED256189_SLOT(-56, +48)], r8
	mov qword ptr [rsp TED256189_SLOT(-48, +56)], rbx
	mulx r8, rbx, r9
	mov qword ptr [rsp TED256189_SLOT(-40, +64)], r12
	mov qword ptr [rsp TED256189_SLOT(-32, +72)], r15
	mulx r12, r15, r11
	mov qword ptr [rsp TED256189_SLOT(-24, +80)], r14
	mulx r14, rdx, r10
	add rcx, rbx
	adc r8, r15
	adc r12, rdx
	adc r14, 0
	mov rdx, qword ptr [rsi+40]
	mulx rbx, r15, qword ptr [rsp TED256189_SLOT(-64, +40)]
	mov qword ptr [rsp TED256189_SLOT(-16, +88)], r13
	xor r13d, r13d
	adcx rcx, r15
	adox r8, rbx
	mulx rbx, r15, r9
	adcx r8, r15
	adox r12, rbx
	mulx rbx, r15, r11
	adcx r12, r15
	adox r14, rbx
	mulx rbx, rdx, r10
	adcx r14, rdx
	adox rbx, r13
	adc rbx, 0
	mov rdx, qword ptr [rsi+48]
	mulx r15, r13, qword ptr [rsp TED256189_SLOT(-64, +40)]
	mov qword ptr [rsp TED256189_SLOT(-8, +96)], rdi
	xor edi, edi
	adcx r8, r13
	adox r12, r15
	mulx r13, r15, r9
	adcx r12, r15
	adox r14, r13
	mulx r13, r15, r11
	adcx r14, r15
	adox rbx, r13
	mulx r13, rdx, r10
	adcx rbx, rdx
	adox r13, rdi
	adc r13, 0
	mov rdx, qword ptr [rsi+56]
	mulx r15, rdi, qword ptr [rsp TED256189_SLOT(-64, +40)]
	mov qword ptr [rsp TED256189_SLOT(-64, +40)], rbp
	xor ebp, ebp
	adcx r12, rdi
	adox r14, r15
	mulx r9, rdi, r9
	adcx r14, rdi
	adox rbx, r9
	mulx r11, rdi, r11
	adcx rbx, rdi
	adox r13, r11
	mulx r10, rdx, r10
	adcx r13, rdx
	adox r10, rbp
	adc r10, 0
	mov edx, 189
	mulx r14, rsi, r14
	xor edi, edi
	adcx rax, rsi
	adox rcx, r14
	mulx rbx, rsi, rbx
	adcx rcx, rsi
	adox r8, rbx
	mulx r13, rsi, r13
	adcx r8, rsi
	adox r12, r13
	mulx r10, rsi, r10
	adcx r12, rsi
	adox r10, rdi
	adc r10, 0
	lea rsi, [r10+r10*4]
	lea rsi, [r10+rsi*4]
	lea rsi, [rsi+rsi*8]
	add rax, rsi
	adc rcx, 0
	adc r8, 0
	adc r12, 0
	lea rsi, [rax+189]
	cmovc rax, rsi
	/* Z3 = D*F */
	mov rdx, qword ptr [rsp TED256189_SLOT(-8, +96)]
	mulx rsi, r9, qword ptr [rsp TED256189_SLOT(-64, +40)]
	mulx r10, r11, qword ptr [rsp TED256189_SLOT(-16, +88)]
	mulx rbx, rbp, qword ptr [rsp TED256189_SLOT(-24, +80)]
	mulx r13, r14, qword ptr [rsp TED256189_SLOT(-32, +72)]
	add rsi, r11
	adc r10, rbp
	adc rbx, r14
	adc r13, 0
	mov rdx, qword ptr [rsp TED256189_SLOT(-40, +64)]
	mulx r11, rbp, qword ptr [rsp TED256189_SLOT(-64, +40)]
	xor r14d, r14d
	adcx rsi, rbp
	adox r10, r11
	mulx rdi, r11, qword ptr [rsp TED256189_SLOT(-16, +88)]
	adcx r10, r11
	adox rbx, rdi
	mulx rdi, r11, qword ptr [rsp TED256189_SLOT(-24, +80)]
	adcx rbx, r11
	adox r13, rdi
	mulx rdi, r11, qword ptr [rsp TED256189_SLOT(-32, +72)]
	adcx r13, r11
	adox rdi, r14
	adc rdi, 0
	mov rdx, qword ptr [rsp TED256189_SLOT(-48, +56)]
	mulx r11, rbp, qword ptr [rsp TED256189_SLOT(-64, +40)]
	xor r15d, r15d
	adcx r10, rbp
	adox rbx, r11
	mulx r11, rbp, qword ptr [rsp TED256189_SLOT(-16, +88)]
	adcx rbx, rbp
	adox r13, r11
	mulx r11, rbp, qword ptr [rsp TED256189_SLOT(-24, +80)]
	adcx r13, rbp
	adox rdi, r11
	mulx r11, rbp, qword ptr [rsp TED256189_SLOT(-32, +72)]
	adcx rdi, rbp
	adox r11, r15
	adc r11, 0
	mov rdx, qword ptr [rsp TED256189_SLOT(-56, +48)]
	mulx rbp, r14, qword ptr [rsp TED256189_SLOT(-64, +40)]
	xor r15d, r15d
	adcx rbx, r14
	adox r13, rbp
	mulx rbp, r14, qword ptr [rsp TED256189_SLOT(-16, +88)]
	adcx r13, r14
	adox rdi, rbp
	mulx rbp, r14, qword ptr [rsp TED256189_SLOT(-24, +80)]
	adcx rdi, r14
	adox r11, rbp
	mulx rbp, r14, qword ptr [rsp TED256189_SLOT(-32, +72)]
	adcx r11, r14
	adox rbp, r15
	adc rbp, 0
	mov edx, 189
	mulx r13, r14, r13
	xor r15d, r15d
	adcx r9, r14
	adox rsi, r13
	mulx rdi, r13, rdi
	adcx rsi, r13
	adox r10, rdi
	mulx r11, rdi, r11
	adcx r10, rdi
	adox rbx, r11
	mulx rbp, rdi, rbp
	adcx rbx, rdi
	adox rbp, r15
	adc rbp, 0
	lea rdi, [rbp+rbp*4]
	lea rdi, [rbp+rdi*4]
	lea rdi, [rdi+rdi*8]
	add r9, rdi
	adc rsi, 0
	mov rdi, qword ptr [rsp TED256189_SLOT(-104, +0)]
	mov qword ptr [rdi+72], rsi
	adc r10, 0
	mov qword ptr [rdi+80], r10
	adc rbx, 0
	mov qword ptr [rdi+88], rbx
	lea rsi, [r9+189]
	cmovc r9, rsi
	mov qword ptr [rdi+64], r9
	/* X3 = F*E */
	mov rdx, rax
	mulx rsi, r9, qword ptr [rsp TED256189_SLOT(-8, +96)]
	mulx rax, r10, qword ptr [rsp TED256189_SLOT(-40, +64)]
	mulx r11, rbx, qword ptr [rsp TED256189_SLOT(-48, +56)]
	mulx rbp, r13, qword ptr [rsp TED256189_SLOT(-56, +48)]
	add rsi, r10
	adc rax, rbx
	adc r11, r13
	adc rbp, 0
	mov r10, rdx
	mov rdx, rcx
	mulx rbx, r13, qword ptr [rsp TED256189_SLOT(-8, +96)]
	xor ecx, ecx
	adcx rsi, r13
	adox rax, rbx
	mulx rbx, r13, qword ptr [rsp TED256189_SLOT(-40, +64)]
	adcx rax, r13
	adox r11, rbx
	mulx rbx, r13, qword ptr [rsp TED256189_SLOT(-48, +56)]
	adcx r11, r13
	adox rbp, rbx
	mulx rbx, r13, qword ptr [rsp TED256189_SLOT(-56, +48)]
	adcx rbp, r13
	adox rbx, rcx
	adc rbx, 0
	mov r13, rdx
	mov rdx, r8
	mulx r14, r15, qword ptr [rsp TED256189_SLOT(-8, +96)]
	xor r8d, r8d
	adcx rax, r15
	adox r11, r14
	mulx rcx, r14, qword ptr [rsp TED256189_SLOT(-40, +64)]
	adcx r11, r14
	adox rbp, rcx
	mulx rcx, r14, qword ptr [rsp TED256189_SLOT(-48, +56)]
	adcx rbp, r14
	adox rbx, rcx
	mulx rcx, r14, qword ptr [rsp TED256189_SLOT(-56, +48)]
	adcx rbx, r14
	adox rcx, r8
	adc rcx, 0
	mov r14, rdx
	mov rdx, r12
	mulx r15, r8, qword ptr [rsp TED256189_SLOT(-8, +96)]
	xor r12d, r12d
	adcx r11, r8
	adox rbp, r15
	mulx r8, r15, qword ptr [rsp TED256189_SLOT(-40, +64)]
	adcx rbp, r15
	adox rbx, r8
	mulx r8, r15, qword ptr [rsp TED256189_SLOT(-48, +56)]
	adcx rbx, r15
	adox rcx, r8
	mulx r8, r15, qword ptr [rsp TED256189_SLOT(-56, +48)]
	adcx rcx, r15
	adox r8, r12
	adc r8, 0
	mov r15, rdx
	mov edx, 189
	mulx rbp, r12, rbp
	mov qword ptr [rsp TED256189_SLOT(-56, +48)], r15
	xor r15d, r15d
	adcx r9, r12
	adox rsi, rbp
	mulx rbx, rbp, rbx
	adcx rsi, rbp
	adox rax, rbx
	mulx rcx, rbx, rcx
	adcx rax, rbx
	adox r11, rcx
	mulx r8, rcx, r8
	adcx r11, rcx
	adox r8, r15
	adc r8, 0
	lea rcx, [r8+r8*4]
	lea rcx, [r8+rcx*4]
	lea rcx, [rcx+rcx*8]
	add r9, rcx
	adc rsi, 0
	mov qword ptr [rdi+8], rsi
	adc rax, 0
	mov qword ptr [rdi+16], rax
	adc r11, 0
	mov qword ptr [rdi+24], r11
	lea rax, [r9+189]
	cmovc r9, rax
	mov qword ptr [rdi], r9
	/* Y3 = D*S */
	mov rdx, qword ptr [rsp TED256189_SLOT(-72, +32)]
	mulx rax, rcx, qword ptr [rsp TED256189_SLOT(-64, +40)]
	mulx rsi, r8, qword ptr [rsp TED256189_SLOT(-16, +88)]
	mulx r9, r11, qword ptr [rsp TED256189_SLOT(-24, +80)]
	mulx rbx, rbp, qword ptr [rsp TED256189_SLOT(-32, +72)]
	add rax, r8
	adc rsi, r11
	adc r9, rbp
	adc rbx, 0
	mov rdx, qword ptr [rsp TED256189_SLOT(-80, +24)]
	mulx r8, r11, qword ptr [rsp TED256189_SLOT(-64, +40)]
	xor ebp, ebp
	adcx rax, r11
	adox rsi, r8
	mulx r8, r11, qword ptr [rsp TED256189_SLOT(-16, +88)]
	adcx rsi, r11
	adox r9, r8
	mulx r8, r11, qword ptr [rsp TED256189_SLOT(-24, +80)]
	adcx r9, r11
	adox rbx, r8
	mulx r8, r11, qword ptr [rsp TED256189_SLOT(-32, +72)]
	adcx rbx, r11
	adox r8, rbp
	adc r8, 0
	mov rdx, qword ptr [rsp TED256189_SLOT(-88, +16)]
	mulx r11, r12, qword ptr [rsp TED256189_SLOT(-64, +40)]
	xor r15d, r15d
	adcx rsi, r12
	adox r9, r11
	mulx r11, rbp, qword ptr [rsp TED256189_SLOT(-16, +88)]
	adcx r9, rbp
	adox rbx, r11
	mulx r11, rbp, qword ptr [rsp TED256189_SLOT(-24, +80)]
	adcx rbx, rbp
	adox r8, r11
	mulx r11, rbp, qword ptr [rsp TED256189_SLOT(-32, +72)]
	adcx r8, rbp
	adox r11, r15
	adc r11, 0
	mov rdx, qword ptr [rsp TED256189_SLOT(-96, +8)]
	mulx rbp, r12, qword ptr [rsp TED256189_SLOT(-64, +40)]
	xor r15d, r15d
	adcx r9, r12
	adox rbx, rbp
	mulx rbp, r12, qword ptr [rsp TED256189_SLOT(-16, +88)]
	adcx rbx, r12
	adox r8, rbp
	mulx rbp, r12, qword ptr [rsp TED256189_SLOT(-24, +80)]
	adcx r8, r12
	adox r11, rbp
	mulx rbp, r12, qword ptr [rsp TED256189_SLOT(-32, +72)]
	adcx r11, r12
	adox rbp, r15
	adc rbp, 0
	mov edx, 189
	mulx rbx, r12, rbx
	xor r15d, r15d
	adcx rcx, r12
	adox rax, rbx
	mulx r8, rbx, r8
	adcx rax, rbx
	adox rsi, r8
	mulx r11, r8, r11
	adcx rsi, r8
	adox r9, r11
	mulx rbp, r8, rbp
	adcx r9, r8
	adox rbp, r15
	adc rbp, 0
	lea r8, [rbp+rbp*4]
	lea r8, [rbp+r8*4]
	lea r8, [r8+r8*8]
	add rcx, r8
	adc rax, 0
	mov qword ptr [rdi+40], rax
	adc rsi, 0
	mov qword ptr [rdi+48], rsi
	adc r9, 0
	mov qword ptr [rdi+56], r9
	lea rax, [rcx+189]
	cmovc rcx, rax
	mov qword ptr [rdi+32], rcx
	/* T3 = S*E */
	mov rdx, r10
	mulx rax, rcx, qword ptr [rsp TED256189_SLOT(-72, +32)]
	mulx rsi, r8, qword ptr [rsp TED256189_SLOT(-80, +24)]
	mulx r9, r10, qword ptr [rsp TED256189_SLOT(-88, +16)]
	mulx r11, rdx, qword ptr [rsp TED256189_SLOT(-96, +8)]
	add rax, r8
	adc rsi, r10
	adc r9, rdx
	adc r11, 0
	mov rdx, r13
	mulx r8, r10, qword ptr [rsp TED256189_SLOT(-72, +32)]
	xor ebx, ebx
	adcx rax, r10
	adox rsi, r8
	mulx r8, r10, qword ptr [rsp TED256189_SLOT(-80, +24)]
	adcx rsi, r10
	adox r9, r8
	mulx r8, r10, qword ptr [rsp TED256189_SLOT(-88, +16)]
	adcx r9, r10
	adox r11, r8
	mulx r8, rdx, qword ptr [rsp TED256189_SLOT(-96, +8)]
	adcx r11, rdx
	adox r8, rbx
	adc r8, 0
	mov rdx, r14
	mulx r10, rbp, qword ptr [rsp TED256189_SLOT(-72, +32)]
	xor r12d, r12d
	adcx rsi, rbp
	adox r9, r10
	mulx r10, rbx, qword ptr [rsp TED256189_SLOT(-80, +24)]
	adcx r9, rbx
	adox r11, r10
	mulx r10, rbx, qword ptr [rsp TED256189_SLOT(-88, +16)]
	adcx r11, rbx
	adox r8, r10
	mulx r10, rdx, qword ptr [rsp TED256189_SLOT(-96, +8)]
	adcx r8, rdx
	adox r10, r12
	adc r10, 0
	mov rdx, qword ptr [rsp TED256189_SLOT(-56, +48)]
	mulx rbx, rbp, qword ptr [rsp TED256189_SLOT(-72, +32)]
	xor r13d, r13d
	adcx r9, rbp
	adox r11, rbx
	mulx rbx, rbp, qword ptr [rsp TED256189_SLOT(-80, +24)]
	adcx r11, rbp
	adox r8, rbx
	mulx rbx, rbp, qword ptr [rsp TED256189_SLOT(-88, +16)]
	adcx r8, rbp
	adox r10, rbx
	mulx rbx, rdx, qword ptr [rsp TED256189_SLOT(-96, +8)]
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
	adox rsi, r8
	mulx r10, r8, r10
	adcx rsi, r8
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
	mov qword ptr [rdi+104], rax
	adc rsi, 0
	mov qword ptr [rdi+112], rsi
	adc r9, 0
	mov qword ptr [rdi+120], r9
	lea rax, [rcx+189]
	cmovc rcx, rax
	mov qword ptr [rdi+96], rcx
	TED256189_RELEASE(104)
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
TED256189_END(TED256189_NAME(ted256189_ext_dbl))

/* void ted256189_ext_1dbl(uint64_t *r, const uint64_t *p)
 * r (out) in rdi, p (in) in rsi. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 3 out, each any value of its words (incompletely reduced).
 * Made of twisted/extended-1/doubling/dbl-2010-lg; fusions: paper.
 * Stack: 248 bytes; 780 instructions; modelled 222.25 core cycles.
 */
TED256189_BEGIN(TED256189_NAME(ted256189_ext_1dbl))
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
	sub rsp, 200
	TED256189_LOWERED(200)
	TED256189_FRAME_MADE
	mov rdx, qword ptr [rsi+32]
	mulx rax, rcx, qword ptr [rsi+40]
	mulx r8, r9, qword ptr [rsi+48]
	mulx r10, r11, qword ptr [rsi+56]
	add rax, r9
	adc r8, r11
	adc r10, 0
	/* YY = Y1*Y1 */
	mov rdx, qword ptr [rsi+40]
	mulx r9, r11, qword ptr [rsi+48]
	mulx rbx, rbp, qword ptr [rsi+56]
	mov rdx, qword ptr [rsi+48]
	mulx r12, r13, qword ptr [rsi+56]
	add r9, rbp
	adc rbx, r13
	adc r12, 0
	add r11, r8
	adc r9, r10
	adc rbx, 0
	adc r12, 0
	mov rdx, qword ptr [rsi+32]
	mulx r8, r10, rdx
	mov rdx, qword ptr [rsi+40]
	mulx rbp, r13, rdx
	mov rdx, qword ptr [rsi+48]
	mulx r14, r15, rdx
	mov rdx, qword ptr [rsi+56]
	mov qword ptr [rsp], rdi
	mov qword ptr [rsp+8], r10
	mulx rdi, r10, rdx
	xor edx, edx
	adcx rcx, rcx
	adox rcx, r8
	adcx rax, rax
	adox rax, r13
	adcx r11, r11
	adox r11, rbp
	adcx r9, r9
	adox r9, r15
	adcx rbx, rbx
	adox rbx, r14
	adcx r12, r12
	adox r12, r10
	adox rdi, rdx
	adc rdi, 0
	mov edx, 189
	mulx r9, r8, r9
	xor r10d, r10d
	adcx r8, qword ptr [rsp+8]
	adox rcx, r9
	mulx rbx, r9, rbx
	adcx rcx, r9
	adox rax, rbx
	mulx r12, r9, r12
	adcx rax, r9
	adox r11, r12
	mulx rdi, r9, rdi
	adcx r11, r9
	adox rdi, r10
	adc rdi, 0
	mov rdx, qword ptr [rsi+64]
	mulx r9, rbx, qword ptr [rsi+72]
	mulx rbp, r12, qword ptr [rsi+80]
	mulx r13, r14, qword ptr [rsi+88]
	add r9, r12
	adc rbp, r14
	adc r13, 0
	/* t1 = 2*X1 */
	mov r12, qword ptr [rsi]
	add r12, qword ptr [rsi]
	mov r14, qword ptr [rsi+8]
	adc r14, qword ptr [rsi+8]
	mov r15, qword ptr [rsi+16]
	adc r15, qword ptr [rsi+16]
	mov r10, qword ptr [rsi+24]
	adc r10, qword ptr [rsi+24]
	sbb rdx, rdx
	/* ZZ = Z1*Z1 */
	mov qword ptr [rsp+8], rdx
	mov rdx, qword ptr [rsi+72]
	mov qword ptr [rsp+16], r11
	mov qword ptr [rsp+24], rax
	mulx r11, rax, qword ptr [rsi+80]
	mov qword ptr [rsp+32], rcx
	mov qword ptr [rsp+40], r8
	mulx rcx, r8, qword ptr [rsi+88]
	mov rdx, qword ptr [rsi+80]
	mov qword ptr [rsp+48], rdi
	mov qword ptr [rsp+56], r10
	mulx rdi, r10, qword ptr [rsi+88]
	add r11, r8
	adc rcx, r10
	adc rdi, 0
	/* XX = X1*X1 */
	mov rdx, qword ptr [rsi+8]
	mulx r8, r10, qword ptr [rsi+16]
	mov qword ptr [rsp+64], r15
	mov qword ptr [rsp+72], r14
	mulx r15, r14, qword ptr [rsi+24]
	mov rdx, qword ptr [rsi+16]
	mov qword ptr [rsp+80], r12
	mov qword ptr [rsp+88], r9
	mulx r12, r9, qword ptr [rsi+24]
	add r8, r14
	adc r15, r9
	adc r12, 0
	mov rdx, qword ptr [rsi]
	mulx r9, r14, qword ptr [rsi+8]
	mov qword ptr [rsp+96], rbx
	mov qword ptr [rsp+104], rdi
	mulx rbx, rdi, qword ptr [rsi+16]
	mov qword ptr [rsp+112], rcx
	mov qword ptr [rsp+120], r11
	mulx rcx, r11, qword ptr [rsi+24]
	add r9, rdi
	adc rbx, r11
	adc rcx, 0
	add r10, rbx
	adc r8, rcx
	adc r15, 0
	adc r12, 0
	mulx rcx, rdi, rdx
	mov rdx, qword ptr [rsi+8]
	mulx r11, rbx, rdx
	mov rdx, qword ptr [rsi+16]
	mov qword ptr [rsp+128], r13
	mov qword ptr [rsp+136], rax
	mulx r13, rax, rdx
	mov rdx, qword ptr [rsi+24]
	mov qword ptr [rsp+144], rbp
	mov qword ptr [rsp+152], rdi
	mulx rbp, rdi, rdx
	xor edx, edx
	adcx r14, r14
	adox r14, rcx
	adcx r9, r9
	adox r9, rbx
	adcx r10, r10
	adox r10, r11
	adcx r8, r8
	adox r8, rax
	adcx r15, r15
	adox r15, r13
	adcx r12, r12
	adox r12, rdi
	adox rbp, rdx
	adc rbp, 0
	mov edx, 189
	mulx r8, rax, r8
	xor ecx, ecx
	adcx rax, qword ptr [rsp+152]
	adox r14, r8
	mulx r15, rdi, r15
	adcx r14, rdi
	adox r9, r15
	mulx r12, rdi, r12
	adcx r9, rdi
	adox r10, r12
	mulx rbp, rdi, rbp
	adcx r10, rdi
	adox rbp, rcx
	adc rbp, 0
	mov rdi, qword ptr [rsp+8]
	and edi, 189
	mov r8, qword ptr [rsp+136]
	add r8, qword ptr [rsp+144]
	mov r11, qword ptr [rsp+120]
	adc r11, qword ptr [rsp+128]
	mov rbx, qword ptr [rsp+112]
	adc rbx, 0
	mov r12, qword ptr [rsp+104]
	adc r12, 0
	mov rdx, qword ptr [rsi+64]
	mulx r13, r15, rdx
	mov rdx, qword ptr [rsi+72]
	mov qword ptr [rsp+8], r15
	mulx rcx, r15, rdx
	mov rdx, qword ptr [rsi+80]
	mov qword ptr [rsp+104], r10
	mov qword ptr [rsp+112], r9
	mulx r10, r9, rdx
	mov rdx, qword ptr [rsi+88]
	mov qword ptr [rsp+120], r14
	mov qword ptr [rsp+128], rax
	mulx r14, rax, rdx
	xor edx, edx
	mov qword ptr [rsp+136], rsi
	mov rsi, qword ptr [rsp+96]
	adcx rsi, qword ptr [rsp+96]
	adox rsi, r13
	mov r13, qword ptr [rsp+88]
	adcx r13, qword ptr [rsp+88]
	adox r13, r15
	adcx r8, r8
	adox r8, rcx
	adcx r11, r11
	adox r11, r9
	adcx rbx, rbx
	adox rbx, r10
	adcx r12, r12
	adox r12, rax
	adox r14, rdx
	adc r14, 0
	add rdi, qword ptr [rsp+80]
	mov rax, qword ptr [rsp+72]
	adc rax, 0
	mov rcx, qword ptr [rsp+64]
	adc rcx, 0
	mov r9, qword ptr [rsp+56]
	adc r9, 0
	sbb r10, r10
	mov r15, qword ptr [rsp+48]
	lea rdx, [r15+r15*4]
	lea rdx, [r15+rdx*4]
	lea rdx, [rdx+rdx*8]
	lea r15, [rbp+rbp*4]
	lea r15, [rbp+r15*4]
	lea r15, [r15+r15*8]
	add rdx, qword ptr [rsp+40]
	mov rbp, qword ptr [rsp+32]
	adc rbp, 0
	mov qword ptr [rsp+32], rbp
	mov rbp, qword ptr [rsp+24]
	adc rbp, 0
	mov qword ptr [rsp+24], rbp
	mov rbp, qword ptr [rsp+16]
	adc rbp, 0
	mov qword ptr [rsp+16], rbp
	sbb rbp, rbp
	add r15, qword ptr [rsp+128]
	mov qword ptr [rsp+40], r15
	mov r15, qword ptr [rsp+120]
	adc r15, 0
	mov qword ptr [rsp+48], r15
	mov r15, qword ptr [rsp+112]
	adc r15, 0
	mov qword ptr [rsp+56], r15
	mov r15, qword ptr [rsp+104]
	adc r15, 0
	mov qword ptr [rsp+64], r15
	sbb r15, r15
	mov qword ptr [rsp+72], rdx
	mov edx, 189
	mov qword ptr [rsp+80], r15
	mulx r11, r15, r11
	mov qword ptr [rsp+88], rbp
	xor ebp, ebp
	adcx r15, qword ptr [rsp+8]
	adox rsi, r11
	mulx rbx, r11, rbx
	adcx rsi, r11
	adox r13, rbx
	mulx r12, r11, r12
	adcx r13, r11
	adox r8, r12
	mulx r14, r11, r14
	adcx r8, r11
	adox r14, rbp
	adc r14, 0
	and r10d, 189
	add rdi, r10
	/* E = t1*Y1 */
	mov r10, qword ptr [rsp+136]
	mov rdx, qword ptr [r10+32]
	mulx r11, rbx, rdi
	mulx r12, rbp, rax
	mov qword ptr [rsp+8], rbx
	mov qword ptr [rsp+96], r8
	mulx rbx, r8, rcx
	mov qword ptr [rsp+104], r13
	mulx r13, rdx, r9
	add r11, rbp
	adc r12, r8
	adc rbx, rdx
	adc r13, 0
	mov r8, qword ptr [rsp+88]
	and r8d, 189
	mov rbp, qword ptr [rsp+80]
	and ebp, 189
	mov rdx, qword ptr [r10+40]
	mov qword ptr [rsp+80], rsi
	mov qword ptr [rsp+88], r15
	mulx rsi, r15, rdi
	mov qword ptr [rsp+112], r14
	xor r14d, r14d
	adcx r11, r15
	adox r12, rsi
	mulx rsi, r15, rax
	adcx r12, r15
	adox rbx, rsi
	mulx rsi, r15, rcx
	adcx rbx, r15
	adox r13, rsi
	mulx rsi, rdx, r9
	adcx r13, rdx
	adox rsi, r14
	adc rsi, 0
	add r8, qword ptr [rsp+72]
	add rbp, qword ptr [rsp+40]
	/* D, F = YY-XX, YY-XX-2*ZZ */
	mov r15, r8
	sub r15, rbp
	mov rdx, qword ptr [rsp+32]
	sbb rdx, qword ptr [rsp+48]
	mov r14, qword ptr [rsp+24]
	sbb r14, qword ptr [rsp+56]
	mov qword ptr [rsp+40], r8
	mov r8, qword ptr [rsp+16]
	sbb r8, qword ptr [rsp+64]
	mov qword ptr [rsp+72], rbp
	sbb rbp, rbp
	mov qword ptr [rsp+120], rdx
	mov rdx, qword ptr [r10+48]
	mov qword ptr [rsp+128], r11
	mov qword ptr [rsp+144], r8
	mulx r11, r8, rdi
	mov qword ptr [rsp+152], r14
	xor r14d, r14d
	adcx r12, r8
	adox rbx, r11
	mulx r8, r11, rax
	adcx rbx, r11
	adox r13, r8
	mulx r8, r11, rcx
	adcx r13, r11
	adox rsi, r8
	mulx r8, rdx, r9
	adcx rsi, rdx
	adox r8, r14
	adc r8, 0
	mov r11, qword ptr [rsp+112]
	lea rdx, [r11+r11*4]
	lea rdx, [r11+rdx*4]
	lea rdx, [rdx+rdx*8]
	mov r11, rdx
	mov rdx, qword ptr [r10+56]
	mulx rdi, r14, rdi
	mov qword ptr [rsp+112], r12
	xor r12d, r12d
	adcx rbx, r14
	adox r13, rdi
	mulx rax, rdi, rax
	adcx r13, rdi
	adox rsi, rax
	mulx rcx, rax, rcx
	adcx rsi, rax
	adox r8, rcx
	mulx r9, rdx, r9
	adcx r8, rdx
	adox r9, r12
	adc r9, 0
	and ebp, 189
	add r11, qword ptr [rsp+88]
	mov rax, qword ptr [rsp+80]
	adc rax, 0
	mov rcx, qword ptr [rsp+104]
	adc rcx, 0
	mov rdi, qword ptr [rsp+96]
	adc rdi, 0
	sbb r10, r10
	sub r15, rbp
	mov rbp, qword ptr [rsp+120]
	sbb rbp, 0
	mov r14, qword ptr [rsp+152]
	sbb r14, 0
	mov rdx, qword ptr [rsp+144]
	sbb rdx, 0
	sbb r12, r12
	mov qword ptr [rsp+80], rdx
	mov edx, 189
	mov qword ptr [rsp+88], rdi
	mulx r13, rdi, r13
	mov qword ptr [rsp+96], rcx
	xor ecx, ecx
	adcx rdi, qword ptr [rsp+8]
	adox r13, qword ptr [rsp+128]
	mulx rsi, rcx, rsi
	adcx r13, rcx
	adox rsi, qword ptr [rsp+112]
	mulx r8, rcx, r8
	adcx rsi, rcx
	adox rbx, r8
	mulx r9, rcx, r9
	adcx rbx, rcx
	mov ecx, 0
	adox r9, rcx
	adc r9, 0
	and r10d, 189
	and r12d, 189
	add r11, r10
	sub r15, r12
	mov r8, r15
	sub r8, r11
	mov r10, rbp
	sbb r10, rax
	mov r12, r14
	sbb r12, qword ptr [rsp+96]
	mov rdx, qword ptr [rsp+80]
	sbb rdx, qword ptr [rsp+88]
	setc cl
	movzx ecx, cl
	sub r8, r11
	sbb r10, rax
	sbb r12, qword ptr [rsp+96]
	sbb rdx, qword ptr [rsp+88]
	adc rcx, 0
	/* S = XX+YY */
	mov rax, qword ptr [rsp+72]
	add rax, qword ptr [rsp+40]
	mov r11, qword ptr [rsp+48]
	adc r11, qword ptr [rsp+32]
	mov qword ptr [rsp+8], r11
	mov r11, qword ptr [rsp+56]
	adc r11, qword ptr [rsp+24]
	mov qword ptr [rsp+24], r11
	mov r11, qword ptr [rsp+64]
	adc r11, qword ptr [rsp+16]
	mov qword ptr [rsp+16], r11
	sbb r11, r11
	/* N = -D */
	mov qword ptr [rsp+32], rax
	mov eax, 0
	sub rax, r15
	mov qword ptr [rsp+40], r15
	mov r15d, 0
	sbb r15, rbp
	mov qword ptr [rsp+48], rbp
	mov ebp, 0
	sbb rbp, r14
	mov qword ptr [rsp+56], r14
	mov r14d, 0
	sbb r14, qword ptr [rsp+80]
	mov qword ptr [rsp+64], r14
	sbb r14, r14
	mov qword ptr [rsp+72], rbp
	lea rbp, [r9+r9*4]
	lea rbp, [r9+rbp*4]
	lea rbp, [rbp+rbp*8]
	lea r9, [rcx+rcx*4]
	lea r9, [rcx+r9*4]
	lea r9, [r9+r9*8]
	and r11d, 189
	and r14d, 189
	add rdi, rbp
	adc r13, 0
	adc rsi, 0
	adc rbx, 0
	sbb rcx, rcx
	sub r8, r9
	sbb r10, 0
	sbb r12, 0
	sbb rdx, 0
	sbb r9, r9
	add r11, qword ptr [rsp+32]
	mov rbp, qword ptr [rsp+8]
	adc rbp, 0
	mov qword ptr [rsp+8], rbx
	mov rbx, qword ptr [rsp+24]
	adc rbx, 0
	mov qword ptr [rsp+24], rsi
	mov rsi, qword ptr [rsp+16]
	adc rsi, 0
	mov qword ptr [rsp+16], rsi
	sbb rsi, rsi
	sub rax, r14
	sbb r15, 0
	mov r14, qword ptr [rsp+72]
	sbb r14, 0
	mov qword ptr [rsp+32], rbx
	mov rbx, qword ptr [rsp+64]
	sbb rbx, 0
	mov qword ptr [rsp+64], r13
	sbb r13, r13
	and ecx, 189
	and r9d, 189
	and esi, 189
	and r13d, 189
	add rdi, rcx
	sub r8, r9
	add r11, rsi
	sub rax, r13
	/* Z3 = D*F */
	mov rcx, rdx
	mov rdx, r8
	mulx rsi, r9, qword ptr [rsp+40]
	mulx r8, r13, qword ptr [rsp+48]
	mov qword ptr [rsp+72], r9
	mov qword ptr [rsp+88], rbp
	mulx r9, rbp, qword ptr [rsp+56]
	mov qword ptr [rsp+96], rcx
	mov qword ptr [rsp+104], r12
	mulx rcx, r12, qword ptr [rsp+80]
	add rsi, r13
	adc r8, rbp
	adc r9, r12
	adc rcx, 0
	/* Y3 = N*S */
	mov rbp, rdx
	mov rdx, r11
	mulx r12, r13, rax
	mov qword ptr [rsp+112], r13
	mulx r11, r13, r15
	mov qword ptr [rsp+120], r15
	mov qword ptr [rsp+128], rax
	mulx r15, rax, r14
	mov qword ptr [rsp+136], r14
	mulx r14, rdx, rbx
	add r12, r13
	adc r11, rax
	adc r15, rdx
	adc r14, 0
	mov rdx, r10
	mulx rax, r13, qword ptr [rsp+40]
	xor r10d, r10d
	adcx rsi, r13
	adox r8, rax
	mulx rax, r13, qword ptr [rsp+48]
	adcx r8, r13
	adox r9, rax
	mulx rax, r13, qword ptr [rsp+56]
	adcx r9, r13
	adox rcx, rax
	mulx rax, r13, qword ptr [rsp+80]
	adcx rcx, r13
	adox rax, r10
	adc rax, 0
	/* X3 = F*E */
	mov r13, rdx
	mov rdx, rdi
	mov qword ptr [rsp+144], rsi
	mulx r10, rsi, rbp
	mov qword ptr [rsp+152], rsi
	mulx rdi, rsi, r13
	mov qword ptr [rsp+160], rax
	mov qword ptr [rsp+168], rcx
	mulx rax, rcx, qword ptr [rsp+104]
	mov qword ptr [rsp+176], r9
	mulx r9, rdx, qword ptr [rsp+96]
	add r10, rsi
	adc rdi, rcx
	adc rax, rdx
	adc r9, 0
	mov rdx, qword ptr [rsp+88]
	mulx rcx, rsi, qword ptr [rsp+128]
	mov qword ptr [rsp+184], r8
	xor r8d, r8d
	adcx r12, rsi
	adox r11, rcx
	mulx rcx, rsi, qword ptr [rsp+120]
	adcx r11, rsi
	adox r15, rcx
	mulx rcx, rsi, qword ptr [rsp+136]
	adcx r15, rsi
	adox r14, rcx
	mulx rcx, rdx, rbx
	adcx r14, rdx
	adox rcx, r8
	adc rcx, 0
	mov rdx, qword ptr [rsp+64]
	mulx rsi, r8, rbp
	mov qword ptr [rsp+88], r12
	xor r12d, r12d
	adcx r10, r8
	adox rdi, rsi
	mulx rsi, r8, r13
	adcx rdi, r8
	adox rax, rsi
	mulx rsi, r8, qword ptr [rsp+104]
	adcx rax, r8
	adox r9, rsi
	mulx rsi, rdx, qword ptr [rsp+96]
	adcx r9, rdx
	adox rsi, r12
	adc rsi, 0
	mov rdx, qword ptr [rsp+104]
	mulx r8, r12, qword ptr [rsp+40]
	mov qword ptr [rsp+64], r10
	xor r10d, r10d
	adcx r12, qword ptr [rsp+184]
	adox r8, qword ptr [rsp+176]
	mov qword ptr [rsp+176], r12
	mulx r10, r12, qword ptr [rsp+48]
	adcx r8, r12
	adox r10, qword ptr [rsp+168]
	mov qword ptr [rsp+168], r8
	mulx r12, r8, qword ptr [rsp+56]
	adcx r10, r8
	adox r12, qword ptr [rsp+160]
	mov qword ptr [rsp+160], r10
	mulx r8, r10, qword ptr [rsp+80]
	adcx r12, r10
	mov r10d, 0
	adox r8, r10
	adc r8, 0
	mov rdx, qword ptr [rsp+32]
	mov qword ptr [rsp+184], r8
	mulx r10, r8, qword ptr [rsp+128]
	mov qword ptr [rsp+192], r12
	xor r12d, r12d
	adcx r11, r8
	adox r15, r10
	mulx r8, r10, qword ptr [rsp+120]
	adcx r15, r10
	adox r14, r8
	mulx r8, r10, qword ptr [rsp+136]
	adcx r14, r10
	adox rcx, r8
	mulx r8, rdx, rbx
	adcx rcx, rdx
	adox r8, r12
	adc r8, 0
	mov rdx, qword ptr [rsp+24]
	mulx r10, r12, rbp
	mov qword ptr [rsp+32], r11
	xor r11d, r11d
	adcx rdi, r12
	adox rax, r10
	mulx r10, r12, r13
	adcx rax, r12
	adox r9, r10
	mulx r10, r12, qword ptr [rsp+104]
	adcx r9, r12
	adox rsi, r10
	mulx r10, rdx, qword ptr [rsp+96]
	adcx rsi, rdx
	adox r10, r11
	adc r10, 0
	mov rdx, qword ptr [rsp+96]
	mulx r12, r11, qword ptr [rsp+40]
	mov qword ptr [rsp+24], rdi
	xor edi, edi
	adcx r11, qword ptr [rsp+168]
	adox r12, qword ptr [rsp+160]
	mov qword ptr [rsp+40], r11
	mulx rdi, r11, qword ptr [rsp+48]
	adcx r12, r11
	adox rdi, qword ptr [rsp+192]
	mov qword ptr [rsp+48], r12
	mulx r11, r12, qword ptr [rsp+56]
	adcx rdi, r12
	adox r11, qword ptr [rsp+184]
	mov qword ptr [rsp+56], rdi
	mulx r12, rdi, qword ptr [rsp+80]
	adcx r11, rdi
	mov edi, 0
	adox r12, rdi
	adc r12, 0
	mov rdx, qword ptr [rsp+16]
	mov qword ptr [rsp+80], r12
	mulx rdi, r12, qword ptr [rsp+128]
	mov qword ptr [rsp+128], r11
	xor r11d, r11d
	adcx r15, r12
	adox r14, rdi
	mulx rdi, r12, qword ptr [rsp+120]
	adcx r14, r12
	adox rcx, rdi
	mulx rdi, r12, qword ptr [rsp+136]
	adcx rcx, r12
	adox r8, rdi
	mulx rbx, rdx, rbx
	adcx r8, rdx
	adox rbx, r11
	adc rbx, 0
	mov rdx, qword ptr [rsp+8]
	mulx rbp, rdi, rbp
	xor r12d, r12d
	adcx rax, rdi
	adox r9, rbp
	mulx r13, rdi, r13
	adcx r9, rdi
	adox rsi, r13
	mulx rdi, r11, qword ptr [rsp+104]
	adcx rsi, r11
	adox r10, rdi
	mulx rdi, rdx, qword ptr [rsp+96]
	adcx r10, rdx
	adox rdi, r12
	adc rdi, 0
	mov edx, 189
	mulx r11, rbp, qword ptr [rsp+48]
	xor r13d, r13d
	adcx rbp, qword ptr [rsp+72]
	adox r11, qword ptr [rsp+144]
	mulx r12, r13, qword ptr [rsp+56]
	adcx r11, r13
	adox r12, qword ptr [rsp+176]
	mov qword ptr [rsp+8], r11
	mulx r13, r11, qword ptr [rsp+128]
	adcx r12, r11
	adox r13, qword ptr [rsp+40]
	mov qword ptr [rsp+16], r12
	mulx r11, r12, qword ptr [rsp+80]
	adcx r13, r12
	mov r12d, 0
	adox r11, r12
	adc r11, 0
	mov edx, 189
	mulx r14, r12, r14
	mov qword ptr [rsp+40], r13
	xor r13d, r13d
	adcx r12, qword ptr [rsp+112]
	adox r14, qword ptr [rsp+88]
	mulx rcx, r13, rcx
	adcx r14, r13
	adox rcx, qword ptr [rsp+32]
	mulx r8, r13, r8
	adcx rcx, r13
	adox r15, r8
	mulx rbx, r8, rbx
	adcx r15, r8
	mov r8d, 0
	adox rbx, r8
	adc rbx, 0
	mov edx, 189
	mulx r9, r13, r9
	xor r8d, r8d
	adcx r13, qword ptr [rsp+152]
	adox r9, qword ptr [rsp+64]
	mulx rsi, r8, rsi
	adcx r9, r8
	adox rsi, qword ptr [rsp+24]
	mulx r10, r8, r10
	adcx rsi, r8
	adox rax, r10
	mulx rdi, r8, rdi
	adcx rax, r8
	mov r8d, 0
	adox rdi, r8
	adc rdi, 0
	lea r10, [r11+r11*4]
	lea r10, [r11+r10*4]
	lea r10, [r10+r10*8]
	lea r11, [rbx+rbx*4]
	lea r11, [rbx+r11*4]
	lea r11, [r11+r11*8]
	lea rbx, [rdi+rdi*4]
	lea rbx, [rdi+rbx*4]
	lea rbx, [rbx+rbx*8]
	add rbp, r10
	mov rdi, qword ptr [rsp+8]
	adc rdi, 0
	mov r10, qword ptr [rsp]
	mov qword ptr [r10+72], rdi
	mov rdi, qword ptr [rsp+16]
	adc rdi, 0
	mov qword ptr [r10+80], rdi
	mov rdi, qword ptr [rsp+40]
	adc rdi, 0
	mov qword ptr [r10+88], rdi
	sbb rdi, rdi
	add r12, r11
	adc r14, 0
	mov qword ptr [r10+40], r14
	adc rcx, 0
	mov qword ptr [r10+48], rcx
	adc r15, 0
	mov qword ptr [r10+56], r15
	sbb rcx, rcx
	add r13, rbx
	adc r9, 0
	mov qword ptr [r10+8], r9
	adc rsi, 0
	mov qword ptr [r10+16], rsi
	adc rax, 0
	mov qword ptr [r10+24], rax
	sbb rax, rax
	and edi, 189
	and ecx, 189
	and eax, 189
	add rbp, rdi
	mov qword ptr [r10+64], rbp
	add r12, rcx
	mov qword ptr [r10+32], r12
	add r13, rax
	mov qword ptr [r10], r13
	add rsp, 200
	TED256189_RAISED(200)
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
TED256189_END(TED256189_NAME(ted256189_ext_1dbl))

/* void ted256189_ext_mreadd(uint64_t *r, const uint64_t *p, const uint64_t *q)
 * r (out) in rdi, p (in) in rsi, q (in) in rdx. Any output may be the same pointer as any input, else they must not overlap.
 * Elements: 4 out, each any value of its words (incompletely reduced).
 * Made of twisted/extended-1/addition/mreadd-2008-hwcd-3; fusions: rich.
 * Stack: 208 bytes; 777 instructions; modelled 249.5 core cycles.
 */
TED256189_BEGIN(TED256189_NAME(ted256189_ext_mreadd))
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
	sub rsp, 160
	TED256189_LOWERED(160)
	TED256189_FRAME_MADE
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
	mov r11, qword ptr [rsi+32]
	sub r11, qword ptr [rsi]
	mov rbx, qword ptr [rsi+40]
	sbb rbx, qword ptr [rsi+8]
	mov rbp, qword ptr [rsi+48]
	sbb rbp, qword ptr [rsi+16]
	mov r12, qword ptr [rsi+56]
	sbb r12, qword ptr [rsi+24]
	sbb r13, r13
	and r10d, 189
	/* C = T1*Tk2 */
	mov r14, rdx
	mov rdx, qword ptr [rdx+64]
	mov qword ptr [rsp], rdi
	mulx r15, rdi, qword ptr [rsi+96]
	mov qword ptr [rsp+8], rdi
	mov qword ptr [rsp+16], r12
	mulx rdi, r12, qword ptr [rsi+104]
	mov qword ptr [rsp+24], rbp
	mov qword ptr [rsp+32], rbx
	mulx rbp, rbx, qword ptr [rsi+112]
	mov qword ptr [rsp+40], r11
	mulx r11, rdx, qword ptr [rsi+120]
	add r15, r12
	adc rdi, rbx
	adc rbp, rdx
	adc r11, 0
	and r13d, 189
	add rax, r10
	adc rcx, 0
	adc r8, 0
	adc r9, 0
	sbb r10, r10
	mov rbx, qword ptr [rsp+40]
	sub rbx, r13
	mov r12, qword ptr [rsp+32]
	sbb r12, 0
	mov r13, qword ptr [rsp+24]
	sbb r13, 0
	mov rdx, qword ptr [rsp+16]
	sbb rdx, 0
	mov qword ptr [rsp+16], r9
	sbb r9, r9
	mov qword ptr [rsp+24], rdx
	mov rdx, qword ptr [r14+72]
	mov qword ptr [rsp+32], r8
	mov qword ptr [rsp+40], rcx
	mulx r8, rcx, qword ptr [rsi+96]
	mov qword ptr [rsp+48], r13
	xor r13d, r13d
	adcx r15, rcx
	adox rdi, r8
	mulx rcx, r8, qword ptr [rsi+104]
	adcx rdi, r8
	adox rbp, rcx
	mulx rcx, r8, qword ptr [rsi+112]
	adcx rbp, r8
	adox r11, rcx
	mulx rcx, rdx, qword ptr [rsi+120]
	adcx r11, rdx
	adox rcx, r13
	adc rcx, 0
	and r10d, 189
	and r9d, 189
	add rax, r10
	sub rbx, r9
	/* A = t0*YmX2 */
	mov rdx, qword ptr [r14+32]
	mulx r8, r9, rbx
	mulx r10, r13, r12
	mov qword ptr [rsp+56], r9
	mov qword ptr [rsp+64], rax
	mulx r9, rax, qword ptr [rsp+48]
	mov qword ptr [rsp+72], r15
	mulx r15, rdx, qword ptr [rsp+24]
	add r8, r13
	adc r10, rax
	adc r9, rdx
	adc r15, 0
	mov rdx, qword ptr [r14+80]
	mulx rax, r13, qword ptr [rsi+96]
	mov qword ptr [rsp+80], r15
	xor r15d, r15d
	adcx rdi, r13
	adox rbp, rax
	mulx rax, r13, qword ptr [rsi+104]
	adcx rbp, r13
	adox r11, rax
	mulx rax, r13, qword ptr [rsi+112]
	adcx r11, r13
	adox rcx, rax
	mulx rax, rdx, qword ptr [rsi+120]
	adcx rcx, rdx
	adox rax, r15
	adc rax, 0
	mov rdx, qword ptr [r14+40]
	mulx r13, r15, rbx
	mov qword ptr [rsp+88], rdi
	xor edi, edi
	adcx r8, r15
	adox r10, r13
	mulx r13, r15, r12
	adcx r10, r15
	adox r9, r13
	mulx r13, r15, qword ptr [rsp+48]
	adcx r9, r15
	adox r13, qword ptr [rsp+80]
	mulx r15, rdx, qword ptr [rsp+24]
	adcx r13, rdx
	adox r15, rdi
	adc r15, 0
	mov rdx, qword ptr [r14+88]
	mov qword ptr [rsp+80], r8
	mulx rdi, r8, qword ptr [rsi+96]
	mov qword ptr [rsp+96], r15
	xor r15d, r15d
	adcx rbp, r8
	adox r11, rdi
	mulx rdi, r8, qword ptr [rsi+104]
	adcx r11, r8
	adox rcx, rdi
	mulx rdi, r8, qword ptr [rsi+112]
	adcx rcx, r8
	adox rax, rdi
	mulx rdi, rdx, qword ptr [rsi+120]
	adcx rax, rdx
	adox rdi, r15
	adc rdi, 0
	mov rdx, qword ptr [r14+48]
	mulx r8, r15, rbx
	mov qword ptr [rsp+104], rsi
	xor esi, esi
	adcx r10, r15
	adox r9, r8
	mulx r8, r15, r12
	adcx r9, r15
	adox r13, r8
	mulx r8, r15, qword ptr [rsp+48]
	adcx r13, r15
	adox r8, qword ptr [rsp+96]
	mulx r15, rdx, qword ptr [rsp+24]
	adcx r8, rdx
	adox r15, rsi
	adc r15, 0
	mov edx, 189
	mulx r11, rsi, r11
	mov qword ptr [rsp+96], r10
	xor r10d, r10d
	adcx rsi, qword ptr [rsp+8]
	adox r11, qword ptr [rsp+72]
	mulx rcx, r10, rcx
	adcx r11, r10
	adox rcx, qword ptr [rsp+88]
	mulx rax, r10, rax
	adcx rcx, r10
	adox rbp, rax
	mulx rdi, rax, rdi
	adcx rbp, rax
	mov eax, 0
	adox rdi, rax
	adc rdi, 0
	mov rdx, qword ptr [r14+56]
	mulx rbx, r10, rbx
	xor eax, eax
	adcx r9, r10
	adox r13, rbx
	mulx r12, r10, r12
	adcx r13, r10
	adox r8, r12
	mulx r10, rbx, qword ptr [rsp+48]
	adcx r8, rbx
	adox r15, r10
	mulx r10, rdx, qword ptr [rsp+24]
	adcx r15, rdx
	adox r10, rax
	adc r10, 0
	lea rbx, [rdi+rdi*4]
	lea rbx, [rdi+rbx*4]
	lea rbx, [rbx+rbx*8]
	add rsi, rbx
	adc r11, 0
	adc rcx, 0
	adc rbp, 0
	sbb rdi, rdi
	/* B = t1*YpX2 */
	mov rdx, qword ptr [r14]
	mulx rbx, r12, qword ptr [rsp+64]
	mov qword ptr [rsp+8], rbp
	mulx rax, rbp, qword ptr [rsp+40]
	mov qword ptr [rsp+24], rcx
	mov qword ptr [rsp+48], r11
	mulx rcx, r11, qword ptr [rsp+32]
	mov qword ptr [rsp+72], r12
	mulx r12, rdx, qword ptr [rsp+16]
	add rbx, rbp
	adc rax, r11
	adc rcx, rdx
	adc r12, 0
	mov edx, 189
	mulx r13, r11, r13
	xor ebp, ebp
	adcx r11, qword ptr [rsp+56]
	adox r13, qword ptr [rsp+80]
	mulx r8, rbp, r8
	adcx r13, rbp
	adox r8, qword ptr [rsp+96]
	mulx r15, rbp, r15
	adcx r8, rbp
	adox r9, r15
	mulx r10, rbp, r10
	adcx r9, rbp
	mov ebp, 0
	adox r10, rbp
	adc r10, 0
	mov rdx, qword ptr [r14+8]
	mulx r15, rbp, qword ptr [rsp+64]
	mov qword ptr [rsp+56], r9
	xor r9d, r9d
	adcx rbx, rbp
	adox rax, r15
	mulx rbp, r15, qword ptr [rsp+40]
	adcx rax, r15
	adox rcx, rbp
	mulx rbp, r15, qword ptr [rsp+32]
	adcx rcx, r15
	adox r12, rbp
	mulx rbp, rdx, qword ptr [rsp+16]
	adcx r12, rdx
	adox rbp, r9
	adc rbp, 0
	lea r15, [r10+r10*4]
	lea r15, [r10+r15*4]
	lea r15, [r15+r15*8]
	and edi, 189
	add rsi, rdi
	add r11, r15
	adc r13, 0
	adc r8, 0
	mov rdi, qword ptr [rsp+56]
	adc rdi, 0
	sbb r10, r10
	mov rdx, qword ptr [r14+16]
	mulx r15, r9, qword ptr [rsp+64]
	mov qword ptr [rsp+56], rsi
	xor esi, esi
	adcx rax, r9
	adox rcx, r15
	mulx r9, r15, qword ptr [rsp+40]
	adcx rcx, r15
	adox r12, r9
	mulx r9, r15, qword ptr [rsp+32]
	adcx r12, r15
	adox rbp, r9
	mulx r9, rdx, qword ptr [rsp+16]
	adcx rbp, rdx
	adox r9, rsi
	adc r9, 0
	and r10d, 189
	/* D = 2*Z1 */
	mov r15, qword ptr [rsp+104]
	mov rdx, qword ptr [r15+64]
	add rdx, qword ptr [r15+64]
	mov rsi, qword ptr [r15+72]
	adc rsi, qword ptr [r15+72]
	mov qword ptr [rsp+80], rdi
	mov rdi, qword ptr [r15+80]
	adc rdi, qword ptr [r15+80]
	mov qword ptr [rsp+88], r8
	mov r8, qword ptr [r15+88]
	adc r8, qword ptr [r15+88]
	sbb r15, r15
	add r11, r10
	mov r10, rdx
	mov rdx, qword ptr [r14+24]
	mov qword ptr [rsp+96], r13
	mov qword ptr [rsp+104], r11
	mulx r13, r11, qword ptr [rsp+64]
	mov qword ptr [rsp+64], rax
	xor eax, eax
	adcx rcx, r11
	adox r12, r13
	mulx r11, r13, qword ptr [rsp+40]
	adcx r12, r13
	adox rbp, r11
	mulx r11, r13, qword ptr [rsp+32]
	adcx rbp, r13
	adox r9, r11
	mulx r11, rdx, qword ptr [rsp+16]
	adcx r9, rdx
	adox r11, rax
	adc r11, 0
	and r15d, 189
	add r10, r15
	adc rsi, 0
	adc rdi, 0
	adc r8, 0
	sbb r13, r13
	mov edx, 189
	mulx r12, r14, r12
	xor r15d, r15d
	adcx r14, qword ptr [rsp+72]
	adox rbx, r12
	mulx rbp, rax, rbp
	adcx rbx, rax
	adox rbp, qword ptr [rsp+64]
	mulx r9, rax, r9
	adcx rbp, rax
	adox rcx, r9
	mulx r11, rax, r11
	adcx rcx, rax
	adox r11, r15
	adc r11, 0
	and r13d, 189
	add r10, r13
	lea rax, [r11+r11*4]
	lea rax, [r11+rax*4]
	lea rax, [rax+rax*8]
	add r14, rax
	adc rbx, 0
	adc rbp, 0
	adc rcx, 0
	lea rax, [r14+189]
	cmovc r14, rax
	/* H, E = B+A, B-A */
	mov rax, r14
	add rax, qword ptr [rsp+104]
	mov r9, rbx
	adc r9, qword ptr [rsp+96]
	mov r11, rbp
	adc r11, qword ptr [rsp+88]
	mov r12, rcx
	adc r12, qword ptr [rsp+80]
	sbb r13, r13
	sub r14, qword ptr [rsp+104]
	sbb rbx, qword ptr [rsp+96]
	sbb rbp, qword ptr [rsp+88]
	sbb rcx, qword ptr [rsp+80]
	sbb rdx, rdx
	and r13d, 189
	/* G, F = D+C, D-C */
	mov r15, r10
	add r15, qword ptr [rsp+56]
	mov qword ptr [rsp+16], rcx
	mov rcx, rsi
	adc rcx, qword ptr [rsp+48]
	mov qword ptr [rsp+32], rbp
	mov rbp, rdi
	adc rbp, qword ptr [rsp+24]
	mov qword ptr [rsp+40], rbx
	mov rbx, r8
	adc rbx, qword ptr [rsp+8]
	mov qword ptr [rsp+64], r14
	sbb r14, r14
	and r14d, 189
	add r15, r14
	adc rcx, 0
	adc rbp, 0
	adc rbx, 0
	lea r14, [r15+189]
	cmovc r15, r14
	sub r10, qword ptr [rsp+56]
	sbb rsi, qword ptr [rsp+48]
	sbb rdi, qword ptr [rsp+24]
	sbb r8, qword ptr [rsp+8]
	sbb r14, r14
	and r14d, 189
	sub r10, r14
	sbb rsi, 0
	sbb rdi, 0
	sbb r8, 0
	sbb r14, r14
	and edx, 189
	and r14d, 189
	add rax, r13
	adc r9, 0
	adc r11, 0
	adc r12, 0
	sbb r13, r13
	mov qword ptr [rsp+8], rbx
	mov rbx, qword ptr [rsp+64]
	sub rbx, rdx
	mov rdx, qword ptr [rsp+40]
	sbb rdx, 0
	mov qword ptr [rsp+24], rbp
	mov rbp, qword ptr [rsp+32]
	sbb rbp, 0
	mov qword ptr [rsp+32], rcx
	mov rcx, qword ptr [rsp+16]
	sbb rcx, 0
	mov qword ptr [rsp+16], r15
	sbb r15, r15
	sub r10, r14
	and r13d, 189
	and r15d, 189
	add rax, r13
	sub rbx, r15
	/* T3 = E*H */
	mov r13, rdx
	mov rdx, rax
	mulx r14, r15, rbx
	mov qword ptr [rsp+40], r8
	mulx rax, r8, r13
	mov qword ptr [rsp+48], r15
	mov qword ptr [rsp+56], rdi
	mulx r15, rdi, rbp
	mov qword ptr [rsp+64], r12
	mov qword ptr [rsp+72], rsi
	mulx r12, rsi, rcx
	add r14, r8
	adc rax, rdi
	adc r15, rsi
	adc r12, 0
	mov rsi, rdx
	mov rdx, r9
	mulx rdi, r8, rbx
	xor r9d, r9d
	adcx r14, r8
	adox rax, rdi
	mulx rdi, r8, r13
	adcx rax, r8
	adox r15, rdi
	mulx rdi, r8, rbp
	adcx r15, r8
	adox r12, rdi
	mulx rdi, r8, rcx
	adcx r12, r8
	adox rdi, r9
	adc rdi, 0
	/* X3 = E*F */
	mov r8, rdx
	mov rdx, r10
	mov qword ptr [rsp+80], r8
	mulx r9, r8, rbx
	mov qword ptr [rsp+88], r8
	mulx r10, r8, r13
	mov qword ptr [rsp+96], rsi
	mov qword ptr [rsp+104], r14
	mulx rsi, r14, rbp
	mov qword ptr [rsp+112], rdi
	mov qword ptr [rsp+120], rbp
	mulx rdi, rbp, rcx
	add r9, r8
	adc r10, r14
	adc rsi, rbp
	adc rdi, 0
	mov r8, rdx
	mov rdx, r11
	mulx rbp, r14, rbx
	xor r11d, r11d
	adcx rax, r14
	adox r15, rbp
	mulx rbp, r14, r13
	adcx r15, r14
	adox r12, rbp
	mulx rbp, r14, qword ptr [rsp+120]
	adcx r12, r14
	adox rbp, qword ptr [rsp+112]
	mulx r14, r11, rcx
	adcx rbp, r11
	mov r11d, 0
	adox r14, r11
	adc r14, 0
	mov qword ptr [rsp+112], rdx
	mov rdx, qword ptr [rsp+72]
	mov qword ptr [rsp+128], r8
	mulx r11, r8, rbx
	mov qword ptr [rsp+136], rax
	xor eax, eax
	adcx r9, r8
	adox r10, r11
	mulx r8, r11, r13
	adcx r10, r11
	adox rsi, r8
	mulx r8, r11, qword ptr [rsp+120]
	adcx rsi, r11
	adox rdi, r8
	mulx r8, r11, rcx
	adcx rdi, r11
	adox r8, rax
	adc r8, 0
	mov rdx, qword ptr [rsp+64]
	mulx r11, rax, rbx
	mov qword ptr [rsp+144], r9
	xor r9d, r9d
	adcx r15, rax
	adox r12, r11
	mulx rax, r11, r13
	adcx r12, r11
	adox rbp, rax
	mulx rax, r11, qword ptr [rsp+120]
	adcx rbp, r11
	adox r14, rax
	mulx rax, r11, rcx
	adcx r14, r11
	adox rax, r9
	adc rax, 0
	mov rdx, qword ptr [rsp+56]
	mulx r11, r9, rbx
	mov qword ptr [rsp+152], rbx
	xor ebx, ebx
	adcx r10, r9
	adox rsi, r11
	mulx r9, r11, r13
	adcx rsi, r11
	adox rdi, r9
	mulx r9, r11, qword ptr [rsp+120]
	adcx rdi, r11
	adox r8, r9
	mulx r9, r11, rcx
	adcx r8, r11
	adox r9, rbx
	adc r9, 0
	mov edx, 189
	mulx r12, r11, r12
	xor ebx, ebx
	adcx r11, qword ptr [rsp+48]
	adox r12, qword ptr [rsp+104]
	mulx rbp, rbx, rbp
	adcx r12, rbx
	adox rbp, qword ptr [rsp+136]
	mulx r14, rbx, r14
	adcx rbp, rbx
	adox r15, r14
	mulx rax, rbx, rax
	adcx r15, rbx
	mov ebx, 0
	adox rax, rbx
	adc rax, 0
	mov rdx, qword ptr [rsp+40]
	mulx r14, rbx, qword ptr [rsp+152]
	mov qword ptr [rsp+48], r10
	xor r10d, r10d
	adcx rsi, rbx
	adox rdi, r14
	mulx r13, rbx, r13
	adcx rdi, rbx
	adox r8, r13
	mulx rbx, r13, qword ptr [rsp+120]
	adcx r8, r13
	adox r9, rbx
	mulx rcx, rbx, rcx
	adcx r9, rbx
	adox rcx, r10
	adc rcx, 0
	lea rbx, [rax+rax*4]
	lea rbx, [rax+rbx*4]
	lea rbx, [rbx+rbx*8]
	add r11, rbx
	adc r12, 0
	mov rax, qword ptr [rsp]
	mov qword ptr [rax+104], r12
	adc rbp, 0
	mov qword ptr [rax+112], rbp
	adc r15, 0
	mov qword ptr [rax+120], r15
	sbb rbx, rbx
	/* Y3 = G*H */
	mov rdx, qword ptr [rsp+96]
	mulx rbp, r12, qword ptr [rsp+16]
	mulx r13, r14, qword ptr [rsp+32]
	mulx r15, r10, qword ptr [rsp+24]
	mov qword ptr [rsp+104], r12
	mulx r12, rdx, qword ptr [rsp+8]
	add rbp, r14
	adc r13, r10
	adc r15, rdx
	adc r12, 0
	mov edx, 189
	mulx rdi, r10, rdi
	xor r14d, r14d
	adcx r10, qword ptr [rsp+88]
	adox rdi, qword ptr [rsp+144]
	mulx r8, r14, r8
	adcx rdi, r14
	adox r8, qword ptr [rsp+48]
	mulx r9, r14, r9
	adcx r8, r14
	adox rsi, r9
	mulx rcx, r9, rcx
	adcx rsi, r9
	mov r9d, 0
	adox rcx, r9
	adc rcx, 0
	mov rdx, qword ptr [rsp+80]
	mulx r14, r9, qword ptr [rsp+16]
	xor eax, eax
	adcx rbp, r9
	adox r13, r14
	mulx r9, r14, qword ptr [rsp+32]
	adcx r13, r14
	adox r15, r9
	mulx r9, r14, qword ptr [rsp+24]
	adcx r15, r14
	adox r12, r9
	mulx r9, rdx, qword ptr [rsp+8]
	adcx r12, rdx
	adox r9, rax
	adc r9, 0
	lea r14, [rcx+rcx*4]
	lea r14, [rcx+r14*4]
	lea r14, [r14+r14*8]
	and ebx, 189
	add r11, rbx
	mov rcx, qword ptr [rsp]
	mov qword ptr [rcx+96], r11
	add r10, r14
	adc rdi, 0
	mov qword ptr [rcx+8], rdi
	adc r8, 0
	mov qword ptr [rcx+16], r8
	adc rsi, 0
	mov qword ptr [rcx+24], rsi
	sbb rsi, rsi
	mov rdx, qword ptr [rsp+112]
	mulx rdi, r8, qword ptr [rsp+16]
	xor r11d, r11d
	adcx r13, r8
	adox r15, rdi
	mulx rax, rdi, qword ptr [rsp+32]
	adcx r15, rdi
	adox r12, rax
	mulx rax, rdi, qword ptr [rsp+24]
	adcx r12, rdi
	adox r9, rax
	mulx rax, rdx, qword ptr [rsp+8]
	adcx r9, rdx
	adox rax, r11
	adc rax, 0
	and esi, 189
	/* Z3 = F*G */
	mov rdx, qword ptr [rsp+16]
	mulx rdi, r8, qword ptr [rsp+128]
	mulx rbx, r14, qword ptr [rsp+72]
	mulx r11, rcx, qword ptr [rsp+56]
	mov qword ptr [rsp+48], r8
	mov qword ptr [rsp+80], rsi
	mulx r8, rsi, qword ptr [rsp+40]
	add rdi, r14
	adc rbx, rcx
	adc r11, rsi
	adc r8, 0
	mulx rcx, rdx, qword ptr [rsp+64]
	xor esi, esi
	adcx r15, rdx
	adox r12, rcx
	mov rdx, qword ptr [rsp+64]
	mulx rcx, r14, qword ptr [rsp+32]
	adcx r12, r14
	adox r9, rcx
	mulx rcx, r14, qword ptr [rsp+24]
	adcx r9, r14
	adox rax, rcx
	mulx rcx, rdx, qword ptr [rsp+8]
	adcx rax, rdx
	adox rcx, rsi
	adc rcx, 0
	mov rdx, qword ptr [rsp+32]
	mulx r14, rsi, qword ptr [rsp+128]
	mov qword ptr [rsp+16], r10
	xor r10d, r10d
	adcx rdi, rsi
	adox rbx, r14
	mulx rsi, r14, qword ptr [rsp+72]
	adcx rbx, r14
	adox r11, rsi
	mulx rsi, r14, qword ptr [rsp+56]
	adcx r11, r14
	adox r8, rsi
	mulx rsi, rdx, qword ptr [rsp+40]
	adcx r8, rdx
	adox rsi, r10
	adc rsi, 0
	mov edx, 189
	mulx r12, r14, r12
	xor r10d, r10d
	adcx r14, qword ptr [rsp+104]
	adox rbp, r12
	mulx r9, r12, r9
	adcx rbp, r12
	adox r13, r9
	mulx rax, r9, rax
	adcx r13, r9
	adox r15, rax
	mulx rcx, rax, rcx
	adcx r15, rax
	adox rcx, r10
	adc rcx, 0
	mov rdx, qword ptr [rsp+24]
	mulx rax, r9, qword ptr [rsp+128]
	xor r12d, r12d
	adcx rbx, r9
	adox r11, rax
	mulx rax, r9, qword ptr [rsp+72]
	adcx r11, r9
	adox r8, rax
	mulx rax, r9, qword ptr [rsp+56]
	adcx r8, r9
	adox rsi, rax
	mulx rax, rdx, qword ptr [rsp+40]
	adcx rsi, rdx
	adox rax, r12
	adc rax, 0
	lea r9, [rcx+rcx*4]
	lea r9, [rcx+r9*4]
	lea r9, [r9+r9*8]
	mov rcx, qword ptr [rsp+16]
	add rcx, qword ptr [rsp+80]
	mov r10, qword ptr [rsp]
	mov qword ptr [r10], rcx
	add r14, r9
	adc rbp, 0
	mov qword ptr [r10+40], rbp
	adc r13, 0
	mov qword ptr [r10+48], r13
	adc r15, 0
	mov qword ptr [r10+56], r15
	sbb rcx, rcx
	mov rdx, qword ptr [rsp+8]
	mulx r9, rbp, qword ptr [rsp+128]
	xor r13d, r13d
	adcx r11, rbp
	adox r8, r9
	mulx r9, rbp, qword ptr [rsp+72]
	adcx r8, rbp
	adox rsi, r9
	mulx r9, rbp, qword ptr [rsp+56]
	adcx rsi, rbp
	adox rax, r9
	mulx r9, rdx, qword ptr [rsp+40]
	adcx rax, rdx
	adox r9, r13
	adc r9, 0
	and ecx, 189
	add r14, rcx
	mov qword ptr [r10+32], r14
	mov edx, 189
	mulx r8, rcx, r8
	xor ebp, ebp
	adcx rcx, qword ptr [rsp+48]
	adox rdi, r8
	mulx rsi, r8, rsi
	adcx rdi, r8
	adox rbx, rsi
	mulx rax, rsi, rax
	adcx rbx, rsi
	adox r11, rax
	mulx r9, rax, r9
	adcx r11, rax
	adox r9, rbp
	adc r9, 0
	lea rax, [r9+r9*4]
	lea rax, [r9+rax*4]
	lea rax, [rax+rax*8]
	add rcx, rax
	adc rdi, 0
	mov qword ptr [r10+72], rdi
	adc rbx, 0
	mov qword ptr [r10+80], rbx
	adc r11, 0
	mov qword ptr [r10+88], r11
	lea rax, [rcx+189]
	cmovc rcx, rax
	mov qword ptr [r10+64], rcx
	add rsp, 160
	TED256189_RAISED(160)
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
TED256189_END(TED256189_NAME(ted256189_ext_mreadd))

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
