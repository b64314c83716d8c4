/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build jac256189 --cpu zen4 --level adx --abi sysv --prefix jac256189
   Do not edit.
   Input jac256189.toml: sha256 66c592e23221a78aba283a6dd4d11781f1167957cdd3d858eb4b46642e7de032 */
/* Public functions of secrets: each calls its body, NAME_work in jac256189.c, and then clears the bytes below its own return address
 * on which that ran, whatever frames a compiler made there, and the registers that a call need not keep. How many bytes a body may
 * take is counted from its C; `ecgen check` measures what the compiler at hand makes of it. GNU as and clang, Intel syntax.
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
#define JAC256189_PUBLIC(x) .globl x; .p2align 4; x:
#define JAC256189_INNER(x) .private_extern x; JAC256189_PUBLIC(x)
#define JAC256189_FRAME(size)
#define JAC256189_END(x)
#elif defined(_WIN32)
#define JAC256189_NAME(x) x
#define JAC256189_PUBLIC(x) .globl x; .p2align 4; .seh_proc x; x:
#define JAC256189_INNER(x) JAC256189_PUBLIC(x)
#define JAC256189_FRAME(size) .seh_stackalloc size; .seh_endprologue
#define JAC256189_END(x) .seh_endproc
#else
#define JAC256189_NAME(x) x
#define JAC256189_PUBLIC(x) .section .text.x, "ax", @progbits; .globl x; .type x, @function; .p2align 4; x:
#define JAC256189_INNER(x) .hidden x; JAC256189_PUBLIC(x)
#define JAC256189_FRAME(size)
#define JAC256189_END(x) .size x, .-x
#endif

	.intel_syntax noprefix
	.text

/* int jac256189_scalarmult(uint8_t out[JAC256189_POINT_BYTES], const uint8_t scalar[JAC256189_SCALAR_BYTES], const uint8_t point[JAC256189_POINT_BYTES]) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_scalarmult))
	.cfi_startproc
	JAC256189_ENTRY
#if defined(_WIN32)
	sub rsp, 40
	.cfi_adjust_cfa_offset 40
	JAC256189_FRAME(40)
	call JAC256189_NAME(jac256189_scalarmult_work)
	mov eax, eax
	add rsp, 40
	.cfi_adjust_cfa_offset -40
#else
	sub rsp, 8
	.cfi_adjust_cfa_offset 8
	JAC256189_FRAME(8)
	call JAC256189_NAME(jac256189_scalarmult_work)
	mov eax, eax
	add rsp, 8
	.cfi_adjust_cfa_offset -8
#endif
	jmp JAC256189_NAME(jac256189_erase_6152)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_scalarmult))

/* int jac256189_scalarmult_base(uint8_t out[JAC256189_POINT_BYTES], const uint8_t scalar[JAC256189_SCALAR_BYTES]) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_scalarmult_base))
	.cfi_startproc
	JAC256189_ENTRY
#if defined(_WIN32)
	sub rsp, 40
	.cfi_adjust_cfa_offset 40
	JAC256189_FRAME(40)
	call JAC256189_NAME(jac256189_scalarmult_base_work)
	mov eax, eax
	add rsp, 40
	.cfi_adjust_cfa_offset -40
#else
	sub rsp, 8
	.cfi_adjust_cfa_offset 8
	JAC256189_FRAME(8)
	call JAC256189_NAME(jac256189_scalarmult_base_work)
	mov eax, eax
	add rsp, 8
	.cfi_adjust_cfa_offset -8
#endif
	jmp JAC256189_NAME(jac256189_erase_3080)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_scalarmult_base))

/* int jac256189_point_validate(const uint8_t point[JAC256189_POINT_BYTES]) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_point_validate))
	.cfi_startproc
	JAC256189_ENTRY
#if defined(_WIN32)
	sub rsp, 40
	.cfi_adjust_cfa_offset 40
	JAC256189_FRAME(40)
	call JAC256189_NAME(jac256189_point_validate_work)
	mov eax, eax
	add rsp, 40
	.cfi_adjust_cfa_offset -40
#else
	sub rsp, 8
	.cfi_adjust_cfa_offset 8
	JAC256189_FRAME(8)
	call JAC256189_NAME(jac256189_point_validate_work)
	mov eax, eax
	add rsp, 8
	.cfi_adjust_cfa_offset -8
#endif
	jmp JAC256189_NAME(jac256189_erase_1544)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_point_validate))

/* int jac256189_point_decode(jac256189_point *r, const uint8_t in[JAC256189_POINT_BYTES]) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_point_decode))
	.cfi_startproc
	JAC256189_ENTRY
#if defined(_WIN32)
	sub rsp, 40
	.cfi_adjust_cfa_offset 40
	JAC256189_FRAME(40)
	call JAC256189_NAME(jac256189_point_decode_work)
	mov eax, eax
	add rsp, 40
	.cfi_adjust_cfa_offset -40
#else
	sub rsp, 8
	.cfi_adjust_cfa_offset 8
	JAC256189_FRAME(8)
	call JAC256189_NAME(jac256189_point_decode_work)
	mov eax, eax
	add rsp, 8
	.cfi_adjust_cfa_offset -8
#endif
	jmp JAC256189_NAME(jac256189_erase_1544)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_point_decode))

/* int jac256189_point_encode(uint8_t out[JAC256189_POINT_BYTES], const jac256189_point *a) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_point_encode))
	.cfi_startproc
	JAC256189_ENTRY
#if defined(_WIN32)
	sub rsp, 40
	.cfi_adjust_cfa_offset 40
	JAC256189_FRAME(40)
	call JAC256189_NAME(jac256189_point_encode_work)
	mov eax, eax
	add rsp, 40
	.cfi_adjust_cfa_offset -40
#else
	sub rsp, 8
	.cfi_adjust_cfa_offset 8
	JAC256189_FRAME(8)
	call JAC256189_NAME(jac256189_point_encode_work)
	mov eax, eax
	add rsp, 8
	.cfi_adjust_cfa_offset -8
#endif
	jmp JAC256189_NAME(jac256189_erase_3080)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_point_encode))

/* int jac256189_point_encode_many(uint8_t *out, const jac256189_point *in, size_t count) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_point_encode_many))
	.cfi_startproc
	JAC256189_ENTRY
#if defined(_WIN32)
	sub rsp, 40
	.cfi_adjust_cfa_offset 40
	JAC256189_FRAME(40)
	call JAC256189_NAME(jac256189_point_encode_many_work)
	mov eax, eax
	add rsp, 40
	.cfi_adjust_cfa_offset -40
#else
	sub rsp, 8
	.cfi_adjust_cfa_offset 8
	JAC256189_FRAME(8)
	call JAC256189_NAME(jac256189_point_encode_many_work)
	mov eax, eax
	add rsp, 8
	.cfi_adjust_cfa_offset -8
#endif
	jmp JAC256189_NAME(jac256189_erase_3080)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_point_encode_many))

/* void jac256189_point_add(jac256189_point *r, const jac256189_point *a, const jac256189_point *b) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_point_add))
	.cfi_startproc
	JAC256189_ENTRY
#if defined(_WIN32)
	sub rsp, 40
	.cfi_adjust_cfa_offset 40
	JAC256189_FRAME(40)
	call JAC256189_NAME(jac256189_point_add_work)
	xor eax, eax
	add rsp, 40
	.cfi_adjust_cfa_offset -40
#else
	sub rsp, 8
	.cfi_adjust_cfa_offset 8
	JAC256189_FRAME(8)
	call JAC256189_NAME(jac256189_point_add_work)
	xor eax, eax
	add rsp, 8
	.cfi_adjust_cfa_offset -8
#endif
	jmp JAC256189_NAME(jac256189_erase_1544)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_point_add))

/* void jac256189_point_sub(jac256189_point *r, const jac256189_point *a, const jac256189_point *b) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_point_sub))
	.cfi_startproc
	JAC256189_ENTRY
#if defined(_WIN32)
	sub rsp, 40
	.cfi_adjust_cfa_offset 40
	JAC256189_FRAME(40)
	call JAC256189_NAME(jac256189_point_sub_work)
	xor eax, eax
	add rsp, 40
	.cfi_adjust_cfa_offset -40
#else
	sub rsp, 8
	.cfi_adjust_cfa_offset 8
	JAC256189_FRAME(8)
	call JAC256189_NAME(jac256189_point_sub_work)
	xor eax, eax
	add rsp, 8
	.cfi_adjust_cfa_offset -8
#endif
	jmp JAC256189_NAME(jac256189_erase_1544)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_point_sub))

/* void jac256189_point_dbl(jac256189_point *r, const jac256189_point *a) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_point_dbl))
	.cfi_startproc
	JAC256189_ENTRY
#if defined(_WIN32)
	sub rsp, 40
	.cfi_adjust_cfa_offset 40
	JAC256189_FRAME(40)
	call JAC256189_NAME(jac256189_point_dbl_work)
	xor eax, eax
	add rsp, 40
	.cfi_adjust_cfa_offset -40
#else
	sub rsp, 8
	.cfi_adjust_cfa_offset 8
	JAC256189_FRAME(8)
	call JAC256189_NAME(jac256189_point_dbl_work)
	xor eax, eax
	add rsp, 8
	.cfi_adjust_cfa_offset -8
#endif
	jmp JAC256189_NAME(jac256189_erase_1032)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_point_dbl))

/* void jac256189_point_neg(jac256189_point *r, const jac256189_point *a) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_point_neg))
	.cfi_startproc
	JAC256189_ENTRY
#if defined(_WIN32)
	sub rsp, 40
	.cfi_adjust_cfa_offset 40
	JAC256189_FRAME(40)
	call JAC256189_NAME(jac256189_point_neg_work)
	xor eax, eax
	add rsp, 40
	.cfi_adjust_cfa_offset -40
#else
	sub rsp, 8
	.cfi_adjust_cfa_offset 8
	JAC256189_FRAME(8)
	call JAC256189_NAME(jac256189_point_neg_work)
	xor eax, eax
	add rsp, 8
	.cfi_adjust_cfa_offset -8
#endif
	jmp JAC256189_NAME(jac256189_erase_520)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_point_neg))

/* int jac256189_point_equal(const jac256189_point *a, const jac256189_point *b) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_point_equal))
	.cfi_startproc
	JAC256189_ENTRY
#if defined(_WIN32)
	sub rsp, 40
	.cfi_adjust_cfa_offset 40
	JAC256189_FRAME(40)
	call JAC256189_NAME(jac256189_point_equal_work)
	mov eax, eax
	add rsp, 40
	.cfi_adjust_cfa_offset -40
#else
	sub rsp, 8
	.cfi_adjust_cfa_offset 8
	JAC256189_FRAME(8)
	call JAC256189_NAME(jac256189_point_equal_work)
	mov eax, eax
	add rsp, 8
	.cfi_adjust_cfa_offset -8
#endif
	jmp JAC256189_NAME(jac256189_erase_1032)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_point_equal))

/* int jac256189_point_is_neutral(const jac256189_point *a) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_point_is_neutral))
	.cfi_startproc
	JAC256189_ENTRY
#if defined(_WIN32)
	sub rsp, 40
	.cfi_adjust_cfa_offset 40
	JAC256189_FRAME(40)
	call JAC256189_NAME(jac256189_point_is_neutral_work)
	mov eax, eax
	add rsp, 40
	.cfi_adjust_cfa_offset -40
#else
	sub rsp, 8
	.cfi_adjust_cfa_offset 8
	JAC256189_FRAME(8)
	call JAC256189_NAME(jac256189_point_is_neutral_work)
	mov eax, eax
	add rsp, 8
	.cfi_adjust_cfa_offset -8
#endif
	jmp JAC256189_NAME(jac256189_erase_392)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_point_is_neutral))

/* void jac256189_point_cmov(jac256189_point *r, const jac256189_point *a, int flag) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_point_cmov))
	.cfi_startproc
	JAC256189_ENTRY
#if defined(_WIN32)
	sub rsp, 40
	.cfi_adjust_cfa_offset 40
	JAC256189_FRAME(40)
	call JAC256189_NAME(jac256189_point_cmov_work)
	xor eax, eax
	add rsp, 40
	.cfi_adjust_cfa_offset -40
#else
	sub rsp, 8
	.cfi_adjust_cfa_offset 8
	JAC256189_FRAME(8)
	call JAC256189_NAME(jac256189_point_cmov_work)
	xor eax, eax
	add rsp, 8
	.cfi_adjust_cfa_offset -8
#endif
	jmp JAC256189_NAME(jac256189_erase_520)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_point_cmov))

/* void jac256189_point_mul(jac256189_point *r, const jac256189_fr *k, const jac256189_point *a) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_point_mul))
	.cfi_startproc
	JAC256189_ENTRY
#if defined(_WIN32)
	sub rsp, 40
	.cfi_adjust_cfa_offset 40
	JAC256189_FRAME(40)
	call JAC256189_NAME(jac256189_point_mul_work)
	xor eax, eax
	add rsp, 40
	.cfi_adjust_cfa_offset -40
#else
	sub rsp, 8
	.cfi_adjust_cfa_offset 8
	JAC256189_FRAME(8)
	call JAC256189_NAME(jac256189_point_mul_work)
	xor eax, eax
	add rsp, 8
	.cfi_adjust_cfa_offset -8
#endif
	jmp JAC256189_NAME(jac256189_erase_6152)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_point_mul))

/* void jac256189_point_mul_base(jac256189_point *r, const jac256189_fr *k) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_point_mul_base))
	.cfi_startproc
	JAC256189_ENTRY
#if defined(_WIN32)
	sub rsp, 40
	.cfi_adjust_cfa_offset 40
	JAC256189_FRAME(40)
	call JAC256189_NAME(jac256189_point_mul_base_work)
	xor eax, eax
	add rsp, 40
	.cfi_adjust_cfa_offset -40
#else
	sub rsp, 8
	.cfi_adjust_cfa_offset 8
	JAC256189_FRAME(8)
	call JAC256189_NAME(jac256189_point_mul_base_work)
	xor eax, eax
	add rsp, 8
	.cfi_adjust_cfa_offset -8
#endif
	jmp JAC256189_NAME(jac256189_erase_3080)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_point_mul_base))

/* void jac256189_point_mul2(jac256189_point *r, const jac256189_fr *a, const jac256189_point *p, const jac256189_fr *b, const jac256189_point *q) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_point_mul2))
	.cfi_startproc
	JAC256189_ENTRY
#if defined(_WIN32)
	sub rsp, 40
	.cfi_adjust_cfa_offset 40
	JAC256189_FRAME(40)
	mov rax, qword ptr [rsp+80]
	mov qword ptr [rsp+32], rax
	call JAC256189_NAME(jac256189_point_mul2_work)
	xor eax, eax
	add rsp, 40
	.cfi_adjust_cfa_offset -40
#else
	sub rsp, 8
	.cfi_adjust_cfa_offset 8
	JAC256189_FRAME(8)
	call JAC256189_NAME(jac256189_point_mul2_work)
	xor eax, eax
	add rsp, 8
	.cfi_adjust_cfa_offset -8
#endif
	jmp JAC256189_NAME(jac256189_erase_6152)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_point_mul2))

/* void jac256189_point_clear_cofactor(jac256189_point *r, const jac256189_point *a) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_point_clear_cofactor))
	.cfi_startproc
	JAC256189_ENTRY
#if defined(_WIN32)
	sub rsp, 40
	.cfi_adjust_cfa_offset 40
	JAC256189_FRAME(40)
	call JAC256189_NAME(jac256189_point_clear_cofactor_work)
	xor eax, eax
	add rsp, 40
	.cfi_adjust_cfa_offset -40
#else
	sub rsp, 8
	.cfi_adjust_cfa_offset 8
	JAC256189_FRAME(8)
	call JAC256189_NAME(jac256189_point_clear_cofactor_work)
	xor eax, eax
	add rsp, 8
	.cfi_adjust_cfa_offset -8
#endif
	jmp JAC256189_NAME(jac256189_erase_1544)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_point_clear_cofactor))

/* int jac256189_point_is_in_subgroup(const jac256189_point *a) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_point_is_in_subgroup))
	.cfi_startproc
	JAC256189_ENTRY
#if defined(_WIN32)
	sub rsp, 40
	.cfi_adjust_cfa_offset 40
	JAC256189_FRAME(40)
	call JAC256189_NAME(jac256189_point_is_in_subgroup_work)
	mov eax, eax
	add rsp, 40
	.cfi_adjust_cfa_offset -40
#else
	sub rsp, 8
	.cfi_adjust_cfa_offset 8
	JAC256189_FRAME(8)
	call JAC256189_NAME(jac256189_point_is_in_subgroup_work)
	mov eax, eax
	add rsp, 8
	.cfi_adjust_cfa_offset -8
#endif
	jmp JAC256189_NAME(jac256189_erase_6152)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_point_is_in_subgroup))

/* int jac256189_compress(uint8_t out[JAC256189_COMPRESSED_BYTES], const uint8_t point[JAC256189_POINT_BYTES]) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_compress))
	.cfi_startproc
	JAC256189_ENTRY
#if defined(_WIN32)
	sub rsp, 40
	.cfi_adjust_cfa_offset 40
	JAC256189_FRAME(40)
	call JAC256189_NAME(jac256189_compress_work)
	mov eax, eax
	add rsp, 40
	.cfi_adjust_cfa_offset -40
#else
	sub rsp, 8
	.cfi_adjust_cfa_offset 8
	JAC256189_FRAME(8)
	call JAC256189_NAME(jac256189_compress_work)
	mov eax, eax
	add rsp, 8
	.cfi_adjust_cfa_offset -8
#endif
	jmp JAC256189_NAME(jac256189_erase_1544)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_compress))

/* int jac256189_decompress(uint8_t out[JAC256189_POINT_BYTES], const uint8_t compressed[JAC256189_COMPRESSED_BYTES]) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_decompress))
	.cfi_startproc
	JAC256189_ENTRY
#if defined(_WIN32)
	sub rsp, 40
	.cfi_adjust_cfa_offset 40
	JAC256189_FRAME(40)
	call JAC256189_NAME(jac256189_decompress_work)
	mov eax, eax
	add rsp, 40
	.cfi_adjust_cfa_offset -40
#else
	sub rsp, 8
	.cfi_adjust_cfa_offset 8
	JAC256189_FRAME(8)
	call JAC256189_NAME(jac256189_decompress_work)
	mov eax, eax
	add rsp, 8
	.cfi_adjust_cfa_offset -8
#endif
	jmp JAC256189_NAME(jac256189_erase_1544)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_decompress))

/* int jac256189_point_encode_compressed(uint8_t out[JAC256189_COMPRESSED_BYTES], const jac256189_point *a) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_point_encode_compressed))
	.cfi_startproc
	JAC256189_ENTRY
#if defined(_WIN32)
	sub rsp, 40
	.cfi_adjust_cfa_offset 40
	JAC256189_FRAME(40)
	call JAC256189_NAME(jac256189_point_encode_compressed_work)
	mov eax, eax
	add rsp, 40
	.cfi_adjust_cfa_offset -40
#else
	sub rsp, 8
	.cfi_adjust_cfa_offset 8
	JAC256189_FRAME(8)
	call JAC256189_NAME(jac256189_point_encode_compressed_work)
	mov eax, eax
	add rsp, 8
	.cfi_adjust_cfa_offset -8
#endif
	jmp JAC256189_NAME(jac256189_erase_3080)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_point_encode_compressed))

/* int jac256189_scalar_is_valid(const uint8_t a[JAC256189_SCALAR_BYTES]) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_scalar_is_valid))
	.cfi_startproc
	JAC256189_ENTRY
#if defined(_WIN32)
	sub rsp, 40
	.cfi_adjust_cfa_offset 40
	JAC256189_FRAME(40)
	call JAC256189_NAME(jac256189_scalar_is_valid_work)
	mov eax, eax
	add rsp, 40
	.cfi_adjust_cfa_offset -40
#else
	sub rsp, 8
	.cfi_adjust_cfa_offset 8
	JAC256189_FRAME(8)
	call JAC256189_NAME(jac256189_scalar_is_valid_work)
	mov eax, eax
	add rsp, 8
	.cfi_adjust_cfa_offset -8
#endif
	jmp JAC256189_NAME(jac256189_erase_776)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_scalar_is_valid))

/* void jac256189_scalar_reduce(uint8_t out[JAC256189_SCALAR_BYTES], const uint8_t *in, size_t in_bytes) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_scalar_reduce))
	.cfi_startproc
	JAC256189_ENTRY
#if defined(_WIN32)
	sub rsp, 40
	.cfi_adjust_cfa_offset 40
	JAC256189_FRAME(40)
	call JAC256189_NAME(jac256189_scalar_reduce_work)
	xor eax, eax
	add rsp, 40
	.cfi_adjust_cfa_offset -40
#else
	sub rsp, 8
	.cfi_adjust_cfa_offset 8
	JAC256189_FRAME(8)
	call JAC256189_NAME(jac256189_scalar_reduce_work)
	xor eax, eax
	add rsp, 8
	.cfi_adjust_cfa_offset -8
#endif
	jmp JAC256189_NAME(jac256189_erase_776)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_scalar_reduce))

/* void jac256189_scalar_add(uint8_t out[JAC256189_SCALAR_BYTES], const uint8_t a[JAC256189_SCALAR_BYTES], const uint8_t b[JAC256189_SCALAR_BYTES]) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_scalar_add))
	.cfi_startproc
	JAC256189_ENTRY
#if defined(_WIN32)
	sub rsp, 40
	.cfi_adjust_cfa_offset 40
	JAC256189_FRAME(40)
	call JAC256189_NAME(jac256189_scalar_add_work)
	xor eax, eax
	add rsp, 40
	.cfi_adjust_cfa_offset -40
#else
	sub rsp, 8
	.cfi_adjust_cfa_offset 8
	JAC256189_FRAME(8)
	call JAC256189_NAME(jac256189_scalar_add_work)
	xor eax, eax
	add rsp, 8
	.cfi_adjust_cfa_offset -8
#endif
	jmp JAC256189_NAME(jac256189_erase_776)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_scalar_add))

/* void jac256189_scalar_mul(uint8_t out[JAC256189_SCALAR_BYTES], const uint8_t a[JAC256189_SCALAR_BYTES], const uint8_t b[JAC256189_SCALAR_BYTES]) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_scalar_mul))
	.cfi_startproc
	JAC256189_ENTRY
#if defined(_WIN32)
	sub rsp, 40
	.cfi_adjust_cfa_offset 40
	JAC256189_FRAME(40)
	call JAC256189_NAME(jac256189_scalar_mul_work)
	xor eax, eax
	add rsp, 40
	.cfi_adjust_cfa_offset -40
#else
	sub rsp, 8
	.cfi_adjust_cfa_offset 8
	JAC256189_FRAME(8)
	call JAC256189_NAME(jac256189_scalar_mul_work)
	xor eax, eax
	add rsp, 8
	.cfi_adjust_cfa_offset -8
#endif
	jmp JAC256189_NAME(jac256189_erase_776)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_scalar_mul))

/* void jac256189_scalar_neg(uint8_t out[JAC256189_SCALAR_BYTES], const uint8_t a[JAC256189_SCALAR_BYTES]) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_scalar_neg))
	.cfi_startproc
	JAC256189_ENTRY
#if defined(_WIN32)
	sub rsp, 40
	.cfi_adjust_cfa_offset 40
	JAC256189_FRAME(40)
	call JAC256189_NAME(jac256189_scalar_neg_work)
	xor eax, eax
	add rsp, 40
	.cfi_adjust_cfa_offset -40
#else
	sub rsp, 8
	.cfi_adjust_cfa_offset 8
	JAC256189_FRAME(8)
	call JAC256189_NAME(jac256189_scalar_neg_work)
	xor eax, eax
	add rsp, 8
	.cfi_adjust_cfa_offset -8
#endif
	jmp JAC256189_NAME(jac256189_erase_776)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_scalar_neg))

/* int jac256189_fr_decode(jac256189_fr *r, const uint8_t in[JAC256189_SCALAR_BYTES]) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_fr_decode))
	.cfi_startproc
	JAC256189_ENTRY
#if defined(_WIN32)
	sub rsp, 40
	.cfi_adjust_cfa_offset 40
	JAC256189_FRAME(40)
	call JAC256189_NAME(jac256189_fr_decode_work)
	mov eax, eax
	add rsp, 40
	.cfi_adjust_cfa_offset -40
#else
	sub rsp, 8
	.cfi_adjust_cfa_offset 8
	JAC256189_FRAME(8)
	call JAC256189_NAME(jac256189_fr_decode_work)
	mov eax, eax
	add rsp, 8
	.cfi_adjust_cfa_offset -8
#endif
	jmp JAC256189_NAME(jac256189_erase_776)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_fr_decode))

/* void jac256189_fr_encode(uint8_t out[JAC256189_SCALAR_BYTES], const jac256189_fr *a) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_fr_encode))
	.cfi_startproc
	JAC256189_ENTRY
#if defined(_WIN32)
	sub rsp, 40
	.cfi_adjust_cfa_offset 40
	JAC256189_FRAME(40)
	call JAC256189_NAME(jac256189_fr_encode_work)
	xor eax, eax
	add rsp, 40
	.cfi_adjust_cfa_offset -40
#else
	sub rsp, 8
	.cfi_adjust_cfa_offset 8
	JAC256189_FRAME(8)
	call JAC256189_NAME(jac256189_fr_encode_work)
	xor eax, eax
	add rsp, 8
	.cfi_adjust_cfa_offset -8
#endif
	jmp JAC256189_NAME(jac256189_erase_520)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_fr_encode))

/* void jac256189_fr_reduce(jac256189_fr *r, const uint8_t *in, size_t in_bytes) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_fr_reduce))
	.cfi_startproc
	JAC256189_ENTRY
#if defined(_WIN32)
	sub rsp, 40
	.cfi_adjust_cfa_offset 40
	JAC256189_FRAME(40)
	call JAC256189_NAME(jac256189_fr_reduce_work)
	xor eax, eax
	add rsp, 40
	.cfi_adjust_cfa_offset -40
#else
	sub rsp, 8
	.cfi_adjust_cfa_offset 8
	JAC256189_FRAME(8)
	call JAC256189_NAME(jac256189_fr_reduce_work)
	xor eax, eax
	add rsp, 8
	.cfi_adjust_cfa_offset -8
#endif
	jmp JAC256189_NAME(jac256189_erase_776)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_fr_reduce))

/* void jac256189_fr_inv(jac256189_fr *r, const jac256189_fr *a) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_fr_inv))
	.cfi_startproc
	JAC256189_ENTRY
#if defined(_WIN32)
	sub rsp, 40
	.cfi_adjust_cfa_offset 40
	JAC256189_FRAME(40)
	call JAC256189_NAME(jac256189_fr_inv_work)
	xor eax, eax
	add rsp, 40
	.cfi_adjust_cfa_offset -40
#else
	sub rsp, 8
	.cfi_adjust_cfa_offset 8
	JAC256189_FRAME(8)
	call JAC256189_NAME(jac256189_fr_inv_work)
	xor eax, eax
	add rsp, 8
	.cfi_adjust_cfa_offset -8
#endif
	jmp JAC256189_NAME(jac256189_erase_3080)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_fr_inv))

/* void jac256189_fr_half(jac256189_fr *r, const jac256189_fr *a) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_fr_half))
	.cfi_startproc
	JAC256189_ENTRY
#if defined(_WIN32)
	sub rsp, 40
	.cfi_adjust_cfa_offset 40
	JAC256189_FRAME(40)
	call JAC256189_NAME(jac256189_fr_half_work)
	xor eax, eax
	add rsp, 40
	.cfi_adjust_cfa_offset -40
#else
	sub rsp, 8
	.cfi_adjust_cfa_offset 8
	JAC256189_FRAME(8)
	call JAC256189_NAME(jac256189_fr_half_work)
	xor eax, eax
	add rsp, 8
	.cfi_adjust_cfa_offset -8
#endif
	jmp JAC256189_NAME(jac256189_erase_520)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_fr_half))

/* int jac256189_fr_is_zero(const jac256189_fr *a) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_fr_is_zero))
	.cfi_startproc
	JAC256189_ENTRY
#if defined(_WIN32)
	sub rsp, 40
	.cfi_adjust_cfa_offset 40
	JAC256189_FRAME(40)
	call JAC256189_NAME(jac256189_fr_is_zero_work)
	mov eax, eax
	add rsp, 40
	.cfi_adjust_cfa_offset -40
#else
	sub rsp, 8
	.cfi_adjust_cfa_offset 8
	JAC256189_FRAME(8)
	call JAC256189_NAME(jac256189_fr_is_zero_work)
	mov eax, eax
	add rsp, 8
	.cfi_adjust_cfa_offset -8
#endif
	jmp JAC256189_NAME(jac256189_erase_520)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_fr_is_zero))

/* int jac256189_fr_equal(const jac256189_fr *a, const jac256189_fr *b) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_fr_equal))
	.cfi_startproc
	JAC256189_ENTRY
#if defined(_WIN32)
	sub rsp, 40
	.cfi_adjust_cfa_offset 40
	JAC256189_FRAME(40)
	call JAC256189_NAME(jac256189_fr_equal_work)
	mov eax, eax
	add rsp, 40
	.cfi_adjust_cfa_offset -40
#else
	sub rsp, 8
	.cfi_adjust_cfa_offset 8
	JAC256189_FRAME(8)
	call JAC256189_NAME(jac256189_fr_equal_work)
	mov eax, eax
	add rsp, 8
	.cfi_adjust_cfa_offset -8
#endif
	jmp JAC256189_NAME(jac256189_erase_520)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_fr_equal))

/* void jac256189_fr_cmov(jac256189_fr *r, const jac256189_fr *a, int flag) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_fr_cmov))
	.cfi_startproc
	JAC256189_ENTRY
#if defined(_WIN32)
	sub rsp, 40
	.cfi_adjust_cfa_offset 40
	JAC256189_FRAME(40)
	call JAC256189_NAME(jac256189_fr_cmov_work)
	xor eax, eax
	add rsp, 40
	.cfi_adjust_cfa_offset -40
#else
	sub rsp, 8
	.cfi_adjust_cfa_offset 8
	JAC256189_FRAME(8)
	call JAC256189_NAME(jac256189_fr_cmov_work)
	xor eax, eax
	add rsp, 8
	.cfi_adjust_cfa_offset -8
#endif
	jmp JAC256189_NAME(jac256189_erase_520)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_fr_cmov))

/* unsigned jac256189_fr_bits(const jac256189_fr *a, size_t position, size_t count) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_fr_bits))
	.cfi_startproc
	JAC256189_ENTRY
#if defined(_WIN32)
	sub rsp, 40
	.cfi_adjust_cfa_offset 40
	JAC256189_FRAME(40)
	call JAC256189_NAME(jac256189_fr_bits_work)
	mov eax, eax
	add rsp, 40
	.cfi_adjust_cfa_offset -40
#else
	sub rsp, 8
	.cfi_adjust_cfa_offset 8
	JAC256189_FRAME(8)
	call JAC256189_NAME(jac256189_fr_bits_work)
	mov eax, eax
	add rsp, 8
	.cfi_adjust_cfa_offset -8
#endif
	jmp JAC256189_NAME(jac256189_erase_520)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_fr_bits))

JAC256189_INNER(JAC256189_NAME(jac256189_erase_392))
	.cfi_startproc
	sub rsp, 392
	.cfi_adjust_cfa_offset 392
	JAC256189_FRAME(392)
	pxor xmm0, xmm0
	movq qword ptr [rsp+384], xmm0
	movaps xmmword ptr [rsp+368], xmm0
	movaps xmmword ptr [rsp+352], xmm0
	movaps xmmword ptr [rsp+336], xmm0
	movaps xmmword ptr [rsp+320], xmm0
	movaps xmmword ptr [rsp+304], xmm0
	movaps xmmword ptr [rsp+288], xmm0
	movaps xmmword ptr [rsp+272], xmm0
	movaps xmmword ptr [rsp+256], xmm0
	movaps xmmword ptr [rsp+240], xmm0
	movaps xmmword ptr [rsp+224], xmm0
	movaps xmmword ptr [rsp+208], xmm0
	movaps xmmword ptr [rsp+192], xmm0
	movaps xmmword ptr [rsp+176], xmm0
	movaps xmmword ptr [rsp+160], xmm0
	movaps xmmword ptr [rsp+144], xmm0
	movaps xmmword ptr [rsp+128], xmm0
	movaps xmmword ptr [rsp+112], xmm0
	movaps xmmword ptr [rsp+96], xmm0
	movaps xmmword ptr [rsp+80], xmm0
	movaps xmmword ptr [rsp+64], xmm0
	movaps xmmword ptr [rsp+48], xmm0
	movaps xmmword ptr [rsp+32], xmm0
	movaps xmmword ptr [rsp+16], xmm0
	movaps xmmword ptr [rsp], xmm0
	add rsp, 392
	.cfi_adjust_cfa_offset -392
	jmp JAC256189_NAME(jac256189_erase_registers)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_erase_392))

JAC256189_INNER(JAC256189_NAME(jac256189_erase_520))
	.cfi_startproc
	sub rsp, 520
	.cfi_adjust_cfa_offset 520
	JAC256189_FRAME(520)
	pxor xmm0, xmm0
	movq qword ptr [rsp+512], xmm0
	movaps xmmword ptr [rsp+496], xmm0
	movaps xmmword ptr [rsp+480], xmm0
	movaps xmmword ptr [rsp+464], xmm0
	movaps xmmword ptr [rsp+448], xmm0
	movaps xmmword ptr [rsp+432], xmm0
	movaps xmmword ptr [rsp+416], xmm0
	movaps xmmword ptr [rsp+400], xmm0
	movaps xmmword ptr [rsp+384], xmm0
	movaps xmmword ptr [rsp+368], xmm0
	movaps xmmword ptr [rsp+352], xmm0
	movaps xmmword ptr [rsp+336], xmm0
	movaps xmmword ptr [rsp+320], xmm0
	movaps xmmword ptr [rsp+304], xmm0
	movaps xmmword ptr [rsp+288], xmm0
	movaps xmmword ptr [rsp+272], xmm0
	movaps xmmword ptr [rsp+256], xmm0
	movaps xmmword ptr [rsp+240], xmm0
	movaps xmmword ptr [rsp+224], xmm0
	movaps xmmword ptr [rsp+208], xmm0
	movaps xmmword ptr [rsp+192], xmm0
	movaps xmmword ptr [rsp+176], xmm0
	movaps xmmword ptr [rsp+160], xmm0
	movaps xmmword ptr [rsp+144], xmm0
	movaps xmmword ptr [rsp+128], xmm0
	movaps xmmword ptr [rsp+112], xmm0
	movaps xmmword ptr [rsp+96], xmm0
	movaps xmmword ptr [rsp+80], xmm0
	movaps xmmword ptr [rsp+64], xmm0
	movaps xmmword ptr [rsp+48], xmm0
	movaps xmmword ptr [rsp+32], xmm0
	movaps xmmword ptr [rsp+16], xmm0
	movaps xmmword ptr [rsp], xmm0
	add rsp, 520
	.cfi_adjust_cfa_offset -520
	jmp JAC256189_NAME(jac256189_erase_registers)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_erase_520))

JAC256189_INNER(JAC256189_NAME(jac256189_erase_776))
	.cfi_startproc
	sub rsp, 776
	.cfi_adjust_cfa_offset 776
	JAC256189_FRAME(776)
	pxor xmm0, xmm0
	movq qword ptr [rsp+768], xmm0
	mov ecx, 768
1:
	movaps xmmword ptr [rsp+rcx-16], xmm0
	movaps xmmword ptr [rsp+rcx-32], xmm0
	movaps xmmword ptr [rsp+rcx-48], xmm0
	movaps xmmword ptr [rsp+rcx-64], xmm0
	sub rcx, 64
	jnz 1b
	add rsp, 776
	.cfi_adjust_cfa_offset -776
	jmp JAC256189_NAME(jac256189_erase_registers)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_erase_776))

JAC256189_INNER(JAC256189_NAME(jac256189_erase_1032))
	.cfi_startproc
	sub rsp, 1032
	.cfi_adjust_cfa_offset 1032
	JAC256189_FRAME(1032)
	pxor xmm0, xmm0
	movq qword ptr [rsp+1024], xmm0
	mov ecx, 1024
1:
	movaps xmmword ptr [rsp+rcx-16], xmm0
	movaps xmmword ptr [rsp+rcx-32], xmm0
	movaps xmmword ptr [rsp+rcx-48], xmm0
	movaps xmmword ptr [rsp+rcx-64], xmm0
	sub rcx, 64
	jnz 1b
	add rsp, 1032
	.cfi_adjust_cfa_offset -1032
	jmp JAC256189_NAME(jac256189_erase_registers)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_erase_1032))

JAC256189_INNER(JAC256189_NAME(jac256189_erase_1544))
	.cfi_startproc
	sub rsp, 1544
	.cfi_adjust_cfa_offset 1544
	JAC256189_FRAME(1544)
	pxor xmm0, xmm0
	movq qword ptr [rsp+1536], xmm0
	mov ecx, 1536
1:
	movaps xmmword ptr [rsp+rcx-16], xmm0
	movaps xmmword ptr [rsp+rcx-32], xmm0
	movaps xmmword ptr [rsp+rcx-48], xmm0
	movaps xmmword ptr [rsp+rcx-64], xmm0
	sub rcx, 64
	jnz 1b
	add rsp, 1544
	.cfi_adjust_cfa_offset -1544
	jmp JAC256189_NAME(jac256189_erase_registers)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_erase_1544))

JAC256189_INNER(JAC256189_NAME(jac256189_erase_3080))
	.cfi_startproc
	sub rsp, 3080
	.cfi_adjust_cfa_offset 3080
	JAC256189_FRAME(3080)
	pxor xmm0, xmm0
	movq qword ptr [rsp+3072], xmm0
	mov ecx, 3072
1:
	movaps xmmword ptr [rsp+rcx-16], xmm0
	movaps xmmword ptr [rsp+rcx-32], xmm0
	movaps xmmword ptr [rsp+rcx-48], xmm0
	movaps xmmword ptr [rsp+rcx-64], xmm0
	sub rcx, 64
	jnz 1b
	add rsp, 3080
	.cfi_adjust_cfa_offset -3080
	jmp JAC256189_NAME(jac256189_erase_registers)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_erase_3080))

JAC256189_INNER(JAC256189_NAME(jac256189_erase_6152))
	.cfi_startproc
	sub rsp, 6152
	.cfi_adjust_cfa_offset 6152
	JAC256189_FRAME(6152)
	pxor xmm0, xmm0
	movq qword ptr [rsp+6144], xmm0
	mov ecx, 6144
1:
	movaps xmmword ptr [rsp+rcx-16], xmm0
	movaps xmmword ptr [rsp+rcx-32], xmm0
	movaps xmmword ptr [rsp+rcx-48], xmm0
	movaps xmmword ptr [rsp+rcx-64], xmm0
	sub rcx, 64
	jnz 1b
	add rsp, 6152
	.cfi_adjust_cfa_offset -6152
	jmp JAC256189_NAME(jac256189_erase_registers)
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_erase_6152))

JAC256189_INNER(JAC256189_NAME(jac256189_erase_registers))
	.cfi_startproc
#if defined(_WIN32)
	sub rsp, 40
	.cfi_adjust_cfa_offset 40
	JAC256189_FRAME(40)
	mov qword ptr [rsp+32], rax
	call JAC256189_NAME(jac256189_vector_registers)
	mov ecx, eax
	mov rax, qword ptr [rsp+32]
	mov qword ptr [rsp+32], 0
	add rsp, 40
	.cfi_adjust_cfa_offset -40
#else
	sub rsp, 8
	.cfi_adjust_cfa_offset 8
	JAC256189_FRAME(8)
	mov qword ptr [rsp], rax
	call JAC256189_NAME(jac256189_vector_registers)
	mov ecx, eax
	mov rax, qword ptr [rsp]
	mov qword ptr [rsp], 0
	add rsp, 8
	.cfi_adjust_cfa_offset -8
#endif
	cmp ecx, 1
	jae 1f
	pxor xmm0, xmm0
	pxor xmm1, xmm1
	pxor xmm2, xmm2
	pxor xmm3, xmm3
	pxor xmm4, xmm4
	pxor xmm5, xmm5
#if !defined(_WIN32)
	pxor xmm6, xmm6
	pxor xmm7, xmm7
	pxor xmm8, xmm8
	pxor xmm9, xmm9
	pxor xmm10, xmm10
	pxor xmm11, xmm11
	pxor xmm12, xmm12
	pxor xmm13, xmm13
	pxor xmm14, xmm14
	pxor xmm15, xmm15
#endif
2:
	xor ecx, ecx
	xor edx, edx
	xor r8d, r8d
	xor r9d, r9d
	xor r10d, r10d
	xor r11d, r11d
#if !defined(_WIN32)
	xor esi, esi
	xor edi, edi
#endif
	ret
1:
	vpxor xmm0, xmm0, xmm0
	vpxor xmm1, xmm1, xmm1
	vpxor xmm2, xmm2, xmm2
	vpxor xmm3, xmm3, xmm3
	vpxor xmm4, xmm4, xmm4
	vpxor xmm5, xmm5, xmm5
#if !defined(_WIN32)
	vpxor xmm6, xmm6, xmm6
	vpxor xmm7, xmm7, xmm7
	vpxor xmm8, xmm8, xmm8
	vpxor xmm9, xmm9, xmm9
	vpxor xmm10, xmm10, xmm10
	vpxor xmm11, xmm11, xmm11
	vpxor xmm12, xmm12, xmm12
	vpxor xmm13, xmm13, xmm13
	vpxor xmm14, xmm14, xmm14
	vpxor xmm15, xmm15, xmm15
#endif
	vzeroupper
	jbe 2b
	vpxord zmm16, zmm16, zmm16
	vpxord zmm17, zmm17, zmm17
	vpxord zmm18, zmm18, zmm18
	vpxord zmm19, zmm19, zmm19
	vpxord zmm20, zmm20, zmm20
	vpxord zmm21, zmm21, zmm21
	vpxord zmm22, zmm22, zmm22
	vpxord zmm23, zmm23, zmm23
	vpxord zmm24, zmm24, zmm24
	vpxord zmm25, zmm25, zmm25
	vpxord zmm26, zmm26, zmm26
	vpxord zmm27, zmm27, zmm27
	vpxord zmm28, zmm28, zmm28
	vpxord zmm29, zmm29, zmm29
	vpxord zmm30, zmm30, zmm30
	vpxord zmm31, zmm31, zmm31
	kxorw k0, k0, k0
	kxorw k1, k1, k1
	kxorw k2, k2, k2
	kxorw k3, k3, k3
	kxorw k4, k4, k4
	kxorw k5, k5, k5
	kxorw k6, k6, k6
	kxorw k7, k7, k7
	jmp 2b
	.cfi_endproc
JAC256189_END(JAC256189_NAME(jac256189_erase_registers))

#if defined(__ELF__)
	.section .note.GNU-stack,"",@progbits
#endif
