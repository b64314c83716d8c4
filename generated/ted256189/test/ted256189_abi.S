/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build ted256189 --cpu zen4 --level adx --abi sysv --prefix ted256189
   Do not edit.
   Input ted256189.toml: sha256 3b312e6e98fc1d2ee66ee2a6ddf0b336285994127b0032a8ad6a886fc065d92d */
/* A test tool, written by hand: calls a function with known values in the registers that it has to preserve.
 * uint64_t ted256189_abi_call(function, args, stack_top, report, preset), System V on every system; see ted256189_shim.c for the layout of
 * the report.
 * report[28]: bytes that the trampoline itself uses on the new stack, the return address included; report[29]: the stack
 * pointer before the call.
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
#define TED256189_END(x) .seh_endproc
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
#define TED256189_END(x) .cfi_endproc
#define TED256189_READ_ONLY .section __TEXT,__const
#else /* ELF; a section for each routine, so that a linker with --gc-sections drops what a program does not call */
#define TED256189_NAME(x) x
#define TED256189_BEGIN(x) .section .text.x, "ax", @progbits; .globl x; .hidden x; .type x, @function; .p2align 6; x: .cfi_startproc; TED256189_ENTRY
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
#define TED256189_PROBE(bytes)
#endif
.intel_syntax noprefix
.text
.globl TED256189_NAME(ted256189_abi_call)
TED256189_NAME(ted256189_abi_call):
    TED256189_ENTRY
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    mov [rcx + 80], rsp
    mov rax, rdi
    mov r10, rsi
    mov r11, rcx
    mov rsp, rdx
    push rcx
    push rcx
    mov qword ptr [r11 + 224], 24
    mov [r11 + 232], rsp
    mov rbx, [r8]
    mov rbp, [r8 + 8]
    mov r12, [r8 + 16]
    mov r13, [r8 + 24]
    mov r14, [r8 + 32]
    mov r15, [r8 + 40]
    mov rdi, [r10]
    mov rsi, [r10 + 8]
    mov rdx, [r10 + 16]
    mov rcx, [r10 + 24]
    mov r8, [r10 + 32]
    mov r9, [r10 + 40]
    mov r11, [r11 + 80]
    mov [rsp], r11
    call rax
    mov r11, [rsp + 8]
    mov [r11], rbx
    mov [r11 + 8], rbp
    mov [r11 + 16], r12
    mov [r11 + 24], r13
    mov [r11 + 32], r14
    mov [r11 + 40], r15
    mov [r11 + 48], rdi
    mov [r11 + 56], rsi
    mov [r11 + 64], rsp
    pushfq
    pop r10
    mov [r11 + 72], r10
    cld
    mov rsp, [rsp]
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    ret
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
