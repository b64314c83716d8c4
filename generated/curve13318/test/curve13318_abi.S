/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build curve13318 --cpu zen4 --level adx --abi sysv --prefix curve13318
   Do not edit.
   Input curve13318.toml: sha256 4317276d5e5c37a189687495faf90226f03af1aeb9be8993652e3ac55883677c */
/* A test tool, written by hand: calls a function with known values in the registers that it has to preserve.
 * uint64_t curve13318_abi_call(function, args, stack_top, report, preset), System V on every system; see curve13318_shim.c for the layout of
 * the report.
 * report[28]: bytes that the trampoline itself uses on the new stack, the return address included; report[29]: the stack
 * pointer before the call.
 */
#if defined(__APPLE__)
#define CURVE13318_ABI_CALL _curve13318_abi_call
#else
#define CURVE13318_ABI_CALL curve13318_abi_call
#endif
#if defined(__CET__) && __has_include(<cet.h>)
#include <cet.h>
#define CURVE13318_ENTRY _CET_ENDBR
#else
#define CURVE13318_ENTRY
#endif
.intel_syntax noprefix
.text
.globl CURVE13318_ABI_CALL
CURVE13318_ABI_CALL:
    CURVE13318_ENTRY
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
#if defined(__linux__) && defined(__ELF__)
.section .note.GNU-stack,"",%progbits
#endif
