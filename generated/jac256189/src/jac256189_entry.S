/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build jac256189 --cpu zen4 --level adx --abi sysv --prefix jac256189 --vector none
   Do not edit.
   Input jac256189.toml: sha256 66c592e23221a78aba283a6dd4d11781f1167957cdd3d858eb4b46642e7de032 */
/* Public functions of secrets: each calls its body, NAME_work in jac256189.c, and then clears the bytes below its own return address
 * on which that ran, whatever frames a compiler made there, and the registers that a call need not keep. How many bytes a body may
 * take is counted from its C; `ecgen check` measures what the compiler at hand makes of it. GNU as and clang, Intel syntax.
 */
#if !defined(__x86_64__) || defined(__ILP32__)
#error "this file is x86-64 assembly, for pointers of 64 bits: not for x32"
#endif
/* Where the compiler protects control flow, a routine begins with ENDBR64, in bytes for assemblers that do not know it. */
#if defined(__CET__) && (__CET__ & 1)
#define JAC256189_ENTRY .byte 0xf3, 0x0f, 0x1e, 0xfa
#else
#define JAC256189_ENTRY
#endif
/* A routine in the three formats of objects, with what unwinds it: JAC256189_PUSHED and so on stand behind the instruction that they tell of. */
#if defined(_WIN32) || defined(__CYGWIN__) || defined(__UEFI__)
#define JAC256189_COFF 1
#define JAC256189_NAME(x) x
#define JAC256189_BEGIN(x) .globl x; .def x; .scl 2; .type 32; .endef; .p2align 6; .seh_proc x; x: JAC256189_ENTRY
#define JAC256189_PUBLIC(x) JAC256189_BEGIN(x)
#define JAC256189_END(x) .seh_endproc
/* What ends with a jump ends before it: Wine knows no epilogue by that, and where no unwind data is, it is a return address that lies on the stack. */
#define JAC256189_JUMP(to, x) .seh_endproc; jmp to
#define JAC256189_READ_ONLY .section .rdata, "dr"
#define JAC256189_PUSHED(register) .seh_pushreg register
#define JAC256189_POPPED(register)
#define JAC256189_LOWERED(bytes) .seh_stackalloc bytes
#define JAC256189_RAISED(bytes)
#define JAC256189_FRAME_AT(register) .seh_setframe register, 0
#define JAC256189_FRAME_LEFT(register)
#define JAC256189_FRAME_MADE .seh_endprologue
#define JAC256189_PROBE(bytes) test byte ptr [rsp-bytes], al
#else
#define JAC256189_COFF 0
#if defined(__APPLE__)
#define JAC256189_NAME(x) _##x
#define JAC256189_BEGIN(x) .private_extern x; .globl x; .p2align 6; x: .cfi_startproc; JAC256189_ENTRY
#define JAC256189_PUBLIC(x) .globl x; .p2align 4; x: .cfi_startproc; JAC256189_ENTRY
#define JAC256189_END(x) .cfi_endproc
#define JAC256189_READ_ONLY .section __TEXT,__const
#else /* ELF; a section for each routine, so that a linker with --gc-sections drops what a program does not call */
#define JAC256189_NAME(x) x
#define JAC256189_BEGIN(x) .section .text.x, "ax", @progbits; .globl x; .hidden x; .type x, @function; .p2align 6; x: .cfi_startproc; JAC256189_ENTRY
#define JAC256189_PUBLIC(x) .section .text.x, "ax", @progbits; .globl x; .type x, @function; .p2align 4; x: .cfi_startproc; JAC256189_ENTRY
#define JAC256189_END(x) .cfi_endproc; .size x, .-x
#define JAC256189_READ_ONLY .section .rodata, "a", @progbits
#endif
#define JAC256189_PUSHED(register) .cfi_adjust_cfa_offset 8; .cfi_rel_offset register, 0
#define JAC256189_POPPED(register) .cfi_adjust_cfa_offset -8; .cfi_restore register
#define JAC256189_LOWERED(bytes) .cfi_adjust_cfa_offset bytes
#define JAC256189_RAISED(bytes) .cfi_adjust_cfa_offset -bytes
#define JAC256189_FRAME_AT(register) .cfi_def_cfa_register register
#define JAC256189_FRAME_LEFT(register) .cfi_def_cfa rsp, 8; .cfi_restore register
#define JAC256189_FRAME_MADE
#define JAC256189_JUMP(to, x) jmp to; JAC256189_END(x)
#define JAC256189_PROBE(bytes)
#endif

	.intel_syntax noprefix
	.text
	.lcomm jac256189_vectors_kept, 4

/* int jac256189_scalarmult(uint8_t out[JAC256189_POINT_BYTES], const uint8_t scalar[JAC256189_SCALAR_BYTES], const uint8_t point[JAC256189_POINT_BYTES]) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_scalarmult))
#if JAC256189_COFF
	sub rsp, 40
	JAC256189_LOWERED(40)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_scalarmult_work)
	mov eax, eax
	mov edx, 5896
	add rsp, 40
	JAC256189_RAISED(40)
#else
	sub rsp, 8
	JAC256189_LOWERED(8)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_scalarmult_work)
	mov eax, eax
	mov edx, 5896
	add rsp, 8
	JAC256189_RAISED(8)
#endif
	JAC256189_JUMP(JAC256189_NAME(jac256189_erase), JAC256189_NAME(jac256189_scalarmult))

/* int jac256189_scalarmult_base(uint8_t out[JAC256189_POINT_BYTES], const uint8_t scalar[JAC256189_SCALAR_BYTES]) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_scalarmult_base))
#if JAC256189_COFF
	sub rsp, 40
	JAC256189_LOWERED(40)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_scalarmult_base_work)
	mov eax, eax
	mov edx, 2888
	add rsp, 40
	JAC256189_RAISED(40)
#else
	sub rsp, 8
	JAC256189_LOWERED(8)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_scalarmult_base_work)
	mov eax, eax
	mov edx, 2888
	add rsp, 8
	JAC256189_RAISED(8)
#endif
	JAC256189_JUMP(JAC256189_NAME(jac256189_erase), JAC256189_NAME(jac256189_scalarmult_base))

/* int jac256189_point_validate(const uint8_t point[JAC256189_POINT_BYTES]) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_point_validate))
#if JAC256189_COFF
	sub rsp, 40
	JAC256189_LOWERED(40)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_point_validate_work)
	mov eax, eax
	mov edx, 1288
	add rsp, 40
	JAC256189_RAISED(40)
#else
	sub rsp, 8
	JAC256189_LOWERED(8)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_point_validate_work)
	mov eax, eax
	mov edx, 1288
	add rsp, 8
	JAC256189_RAISED(8)
#endif
	JAC256189_JUMP(JAC256189_NAME(jac256189_erase), JAC256189_NAME(jac256189_point_validate))

/* int jac256189_point_decode(jac256189_point *r, const uint8_t in[JAC256189_POINT_BYTES]) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_point_decode))
#if JAC256189_COFF
	sub rsp, 40
	JAC256189_LOWERED(40)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_point_decode_work)
	mov eax, eax
	mov edx, 1480
	add rsp, 40
	JAC256189_RAISED(40)
#else
	sub rsp, 8
	JAC256189_LOWERED(8)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_point_decode_work)
	mov eax, eax
	mov edx, 1480
	add rsp, 8
	JAC256189_RAISED(8)
#endif
	JAC256189_JUMP(JAC256189_NAME(jac256189_erase), JAC256189_NAME(jac256189_point_decode))

/* int jac256189_point_encode(uint8_t out[JAC256189_POINT_BYTES], const jac256189_point *a) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_point_encode))
#if JAC256189_COFF
	sub rsp, 40
	JAC256189_LOWERED(40)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_point_encode_work)
	mov eax, eax
	mov edx, 2824
	add rsp, 40
	JAC256189_RAISED(40)
#else
	sub rsp, 8
	JAC256189_LOWERED(8)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_point_encode_work)
	mov eax, eax
	mov edx, 2824
	add rsp, 8
	JAC256189_RAISED(8)
#endif
	JAC256189_JUMP(JAC256189_NAME(jac256189_erase), JAC256189_NAME(jac256189_point_encode))

/* int jac256189_point_encode_many(uint8_t *out, const jac256189_point *in, size_t count) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_point_encode_many))
#if JAC256189_COFF
	sub rsp, 40
	JAC256189_LOWERED(40)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_point_encode_many_work)
	mov eax, eax
	mov edx, 2888
	add rsp, 40
	JAC256189_RAISED(40)
#else
	sub rsp, 8
	JAC256189_LOWERED(8)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_point_encode_many_work)
	mov eax, eax
	mov edx, 2888
	add rsp, 8
	JAC256189_RAISED(8)
#endif
	JAC256189_JUMP(JAC256189_NAME(jac256189_erase), JAC256189_NAME(jac256189_point_encode_many))

/* void jac256189_point_add(jac256189_point *r, const jac256189_point *a, const jac256189_point *b) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_point_add))
#if JAC256189_COFF
	sub rsp, 40
	JAC256189_LOWERED(40)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_point_add_work)
	xor eax, eax
	mov edx, 1224
	add rsp, 40
	JAC256189_RAISED(40)
#else
	sub rsp, 8
	JAC256189_LOWERED(8)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_point_add_work)
	xor eax, eax
	mov edx, 1224
	add rsp, 8
	JAC256189_RAISED(8)
#endif
	JAC256189_JUMP(JAC256189_NAME(jac256189_erase), JAC256189_NAME(jac256189_point_add))

/* void jac256189_point_sub(jac256189_point *r, const jac256189_point *a, const jac256189_point *b) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_point_sub))
#if JAC256189_COFF
	sub rsp, 40
	JAC256189_LOWERED(40)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_point_sub_work)
	xor eax, eax
	mov edx, 1352
	add rsp, 40
	JAC256189_RAISED(40)
#else
	sub rsp, 8
	JAC256189_LOWERED(8)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_point_sub_work)
	xor eax, eax
	mov edx, 1352
	add rsp, 8
	JAC256189_RAISED(8)
#endif
	JAC256189_JUMP(JAC256189_NAME(jac256189_erase), JAC256189_NAME(jac256189_point_sub))

/* void jac256189_point_dbl(jac256189_point *r, const jac256189_point *a) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_point_dbl))
#if JAC256189_COFF
	sub rsp, 40
	JAC256189_LOWERED(40)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_point_dbl_work)
	xor eax, eax
	mov edx, 904
	add rsp, 40
	JAC256189_RAISED(40)
#else
	sub rsp, 8
	JAC256189_LOWERED(8)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_point_dbl_work)
	xor eax, eax
	mov edx, 904
	add rsp, 8
	JAC256189_RAISED(8)
#endif
	JAC256189_JUMP(JAC256189_NAME(jac256189_erase), JAC256189_NAME(jac256189_point_dbl))

/* void jac256189_point_neg(jac256189_point *r, const jac256189_point *a) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_point_neg))
#if JAC256189_COFF
	sub rsp, 40
	JAC256189_LOWERED(40)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_point_neg_work)
	xor eax, eax
	mov edx, 328
	add rsp, 40
	JAC256189_RAISED(40)
#else
	sub rsp, 8
	JAC256189_LOWERED(8)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_point_neg_work)
	xor eax, eax
	mov edx, 328
	add rsp, 8
	JAC256189_RAISED(8)
#endif
	JAC256189_JUMP(JAC256189_NAME(jac256189_erase), JAC256189_NAME(jac256189_point_neg))

/* int jac256189_point_equal(const jac256189_point *a, const jac256189_point *b) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_point_equal))
#if JAC256189_COFF
	sub rsp, 40
	JAC256189_LOWERED(40)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_point_equal_work)
	mov eax, eax
	mov edx, 840
	add rsp, 40
	JAC256189_RAISED(40)
#else
	sub rsp, 8
	JAC256189_LOWERED(8)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_point_equal_work)
	mov eax, eax
	mov edx, 840
	add rsp, 8
	JAC256189_RAISED(8)
#endif
	JAC256189_JUMP(JAC256189_NAME(jac256189_erase), JAC256189_NAME(jac256189_point_equal))

/* int jac256189_point_is_neutral(const jac256189_point *a) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_point_is_neutral))
#if JAC256189_COFF
	sub rsp, 40
	JAC256189_LOWERED(40)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_point_is_neutral_work)
	mov eax, eax
	mov edx, 264
	add rsp, 40
	JAC256189_RAISED(40)
#else
	sub rsp, 8
	JAC256189_LOWERED(8)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_point_is_neutral_work)
	mov eax, eax
	mov edx, 264
	add rsp, 8
	JAC256189_RAISED(8)
#endif
	JAC256189_JUMP(JAC256189_NAME(jac256189_erase), JAC256189_NAME(jac256189_point_is_neutral))

/* void jac256189_point_cmov(jac256189_point *r, const jac256189_point *a, int flag) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_point_cmov))
#if JAC256189_COFF
	sub rsp, 40
	JAC256189_LOWERED(40)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_point_cmov_work)
	xor eax, eax
	mov edx, 392
	add rsp, 40
	JAC256189_RAISED(40)
#else
	sub rsp, 8
	JAC256189_LOWERED(8)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_point_cmov_work)
	xor eax, eax
	mov edx, 392
	add rsp, 8
	JAC256189_RAISED(8)
#endif
	JAC256189_JUMP(JAC256189_NAME(jac256189_erase), JAC256189_NAME(jac256189_point_cmov))

/* void jac256189_point_mul(jac256189_point *r, const jac256189_fr *k, const jac256189_point *a) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_point_mul))
#if JAC256189_COFF
	sub rsp, 40
	JAC256189_LOWERED(40)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_point_mul_work)
	xor eax, eax
	mov edx, 6024
	add rsp, 40
	JAC256189_RAISED(40)
#else
	sub rsp, 8
	JAC256189_LOWERED(8)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_point_mul_work)
	xor eax, eax
	mov edx, 6024
	add rsp, 8
	JAC256189_RAISED(8)
#endif
	JAC256189_JUMP(JAC256189_NAME(jac256189_erase), JAC256189_NAME(jac256189_point_mul))

/* void jac256189_point_mul_base(jac256189_point *r, const jac256189_fr *k) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_point_mul_base))
#if JAC256189_COFF
	sub rsp, 40
	JAC256189_LOWERED(40)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_point_mul_base_work)
	xor eax, eax
	mov edx, 2568
	add rsp, 40
	JAC256189_RAISED(40)
#else
	sub rsp, 8
	JAC256189_LOWERED(8)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_point_mul_base_work)
	xor eax, eax
	mov edx, 2568
	add rsp, 8
	JAC256189_RAISED(8)
#endif
	JAC256189_JUMP(JAC256189_NAME(jac256189_erase), JAC256189_NAME(jac256189_point_mul_base))

/* void jac256189_point_mul2(jac256189_point *r, const jac256189_fr *a, const jac256189_point *p, const jac256189_fr *b, const jac256189_point *q) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_point_mul2))
#if JAC256189_COFF
	sub rsp, 40
	JAC256189_LOWERED(40)
	JAC256189_FRAME_MADE
	mov rax, qword ptr [rsp+80]
	mov qword ptr [rsp+32], rax
	call JAC256189_NAME(jac256189_point_mul2_work)
	xor eax, eax
	mov edx, 6216
	add rsp, 40
	JAC256189_RAISED(40)
#else
	sub rsp, 8
	JAC256189_LOWERED(8)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_point_mul2_work)
	xor eax, eax
	mov edx, 6216
	add rsp, 8
	JAC256189_RAISED(8)
#endif
	JAC256189_JUMP(JAC256189_NAME(jac256189_erase), JAC256189_NAME(jac256189_point_mul2))

/* void jac256189_point_clear_cofactor(jac256189_point *r, const jac256189_point *a) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_point_clear_cofactor))
#if JAC256189_COFF
	sub rsp, 40
	JAC256189_LOWERED(40)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_point_clear_cofactor_work)
	xor eax, eax
	mov edx, 1352
	add rsp, 40
	JAC256189_RAISED(40)
#else
	sub rsp, 8
	JAC256189_LOWERED(8)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_point_clear_cofactor_work)
	xor eax, eax
	mov edx, 1352
	add rsp, 8
	JAC256189_RAISED(8)
#endif
	JAC256189_JUMP(JAC256189_NAME(jac256189_erase), JAC256189_NAME(jac256189_point_clear_cofactor))

/* int jac256189_point_is_in_subgroup(const jac256189_point *a) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_point_is_in_subgroup))
#if JAC256189_COFF
	sub rsp, 40
	JAC256189_LOWERED(40)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_point_is_in_subgroup_work)
	mov eax, eax
	mov edx, 6152
	add rsp, 40
	JAC256189_RAISED(40)
#else
	sub rsp, 8
	JAC256189_LOWERED(8)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_point_is_in_subgroup_work)
	mov eax, eax
	mov edx, 6152
	add rsp, 8
	JAC256189_RAISED(8)
#endif
	JAC256189_JUMP(JAC256189_NAME(jac256189_erase), JAC256189_NAME(jac256189_point_is_in_subgroup))

/* int jac256189_compress(uint8_t out[JAC256189_COMPRESSED_BYTES], const uint8_t point[JAC256189_POINT_BYTES]) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_compress))
#if JAC256189_COFF
	sub rsp, 40
	JAC256189_LOWERED(40)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_compress_work)
	mov eax, eax
	mov edx, 1288
	add rsp, 40
	JAC256189_RAISED(40)
#else
	sub rsp, 8
	JAC256189_LOWERED(8)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_compress_work)
	mov eax, eax
	mov edx, 1288
	add rsp, 8
	JAC256189_RAISED(8)
#endif
	JAC256189_JUMP(JAC256189_NAME(jac256189_erase), JAC256189_NAME(jac256189_compress))

/* int jac256189_decompress(uint8_t out[JAC256189_POINT_BYTES], const uint8_t compressed[JAC256189_COMPRESSED_BYTES]) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_decompress))
#if JAC256189_COFF
	sub rsp, 40
	JAC256189_LOWERED(40)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_decompress_work)
	mov eax, eax
	mov edx, 1352
	add rsp, 40
	JAC256189_RAISED(40)
#else
	sub rsp, 8
	JAC256189_LOWERED(8)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_decompress_work)
	mov eax, eax
	mov edx, 1352
	add rsp, 8
	JAC256189_RAISED(8)
#endif
	JAC256189_JUMP(JAC256189_NAME(jac256189_erase), JAC256189_NAME(jac256189_decompress))

/* int jac256189_point_encode_compressed(uint8_t out[JAC256189_COMPRESSED_BYTES], const jac256189_point *a) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_point_encode_compressed))
#if JAC256189_COFF
	sub rsp, 40
	JAC256189_LOWERED(40)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_point_encode_compressed_work)
	mov eax, eax
	mov edx, 2824
	add rsp, 40
	JAC256189_RAISED(40)
#else
	sub rsp, 8
	JAC256189_LOWERED(8)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_point_encode_compressed_work)
	mov eax, eax
	mov edx, 2824
	add rsp, 8
	JAC256189_RAISED(8)
#endif
	JAC256189_JUMP(JAC256189_NAME(jac256189_erase), JAC256189_NAME(jac256189_point_encode_compressed))

/* int jac256189_scalar_is_valid(const uint8_t a[JAC256189_SCALAR_BYTES]) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_scalar_is_valid))
#if JAC256189_COFF
	sub rsp, 40
	JAC256189_LOWERED(40)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_scalar_is_valid_work)
	mov eax, eax
	mov edx, 456
	add rsp, 40
	JAC256189_RAISED(40)
#else
	sub rsp, 8
	JAC256189_LOWERED(8)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_scalar_is_valid_work)
	mov eax, eax
	mov edx, 456
	add rsp, 8
	JAC256189_RAISED(8)
#endif
	JAC256189_JUMP(JAC256189_NAME(jac256189_erase), JAC256189_NAME(jac256189_scalar_is_valid))

/* void jac256189_scalar_reduce(uint8_t out[JAC256189_SCALAR_BYTES], const uint8_t *in, size_t in_bytes) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_scalar_reduce))
#if JAC256189_COFF
	sub rsp, 40
	JAC256189_LOWERED(40)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_scalar_reduce_work)
	xor eax, eax
	mov edx, 584
	add rsp, 40
	JAC256189_RAISED(40)
#else
	sub rsp, 8
	JAC256189_LOWERED(8)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_scalar_reduce_work)
	xor eax, eax
	mov edx, 584
	add rsp, 8
	JAC256189_RAISED(8)
#endif
	JAC256189_JUMP(JAC256189_NAME(jac256189_erase), JAC256189_NAME(jac256189_scalar_reduce))

/* void jac256189_scalar_add(uint8_t out[JAC256189_SCALAR_BYTES], const uint8_t a[JAC256189_SCALAR_BYTES], const uint8_t b[JAC256189_SCALAR_BYTES]) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_scalar_add))
#if JAC256189_COFF
	sub rsp, 40
	JAC256189_LOWERED(40)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_scalar_add_work)
	xor eax, eax
	mov edx, 584
	add rsp, 40
	JAC256189_RAISED(40)
#else
	sub rsp, 8
	JAC256189_LOWERED(8)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_scalar_add_work)
	xor eax, eax
	mov edx, 584
	add rsp, 8
	JAC256189_RAISED(8)
#endif
	JAC256189_JUMP(JAC256189_NAME(jac256189_erase), JAC256189_NAME(jac256189_scalar_add))

/* void jac256189_scalar_mul(uint8_t out[JAC256189_SCALAR_BYTES], const uint8_t a[JAC256189_SCALAR_BYTES], const uint8_t b[JAC256189_SCALAR_BYTES]) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_scalar_mul))
#if JAC256189_COFF
	sub rsp, 40
	JAC256189_LOWERED(40)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_scalar_mul_work)
	xor eax, eax
	mov edx, 584
	add rsp, 40
	JAC256189_RAISED(40)
#else
	sub rsp, 8
	JAC256189_LOWERED(8)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_scalar_mul_work)
	xor eax, eax
	mov edx, 584
	add rsp, 8
	JAC256189_RAISED(8)
#endif
	JAC256189_JUMP(JAC256189_NAME(jac256189_erase), JAC256189_NAME(jac256189_scalar_mul))

/* void jac256189_scalar_neg(uint8_t out[JAC256189_SCALAR_BYTES], const uint8_t a[JAC256189_SCALAR_BYTES]) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_scalar_neg))
#if JAC256189_COFF
	sub rsp, 40
	JAC256189_LOWERED(40)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_scalar_neg_work)
	xor eax, eax
	mov edx, 520
	add rsp, 40
	JAC256189_RAISED(40)
#else
	sub rsp, 8
	JAC256189_LOWERED(8)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_scalar_neg_work)
	xor eax, eax
	mov edx, 520
	add rsp, 8
	JAC256189_RAISED(8)
#endif
	JAC256189_JUMP(JAC256189_NAME(jac256189_erase), JAC256189_NAME(jac256189_scalar_neg))

/* int jac256189_fr_decode(jac256189_fr *r, const uint8_t in[JAC256189_SCALAR_BYTES]) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_fr_decode))
#if JAC256189_COFF
	sub rsp, 40
	JAC256189_LOWERED(40)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_fr_decode_work)
	mov eax, eax
	mov edx, 520
	add rsp, 40
	JAC256189_RAISED(40)
#else
	sub rsp, 8
	JAC256189_LOWERED(8)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_fr_decode_work)
	mov eax, eax
	mov edx, 520
	add rsp, 8
	JAC256189_RAISED(8)
#endif
	JAC256189_JUMP(JAC256189_NAME(jac256189_erase), JAC256189_NAME(jac256189_fr_decode))

/* void jac256189_fr_encode(uint8_t out[JAC256189_SCALAR_BYTES], const jac256189_fr *a) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_fr_encode))
#if JAC256189_COFF
	sub rsp, 40
	JAC256189_LOWERED(40)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_fr_encode_work)
	xor eax, eax
	mov edx, 392
	add rsp, 40
	JAC256189_RAISED(40)
#else
	sub rsp, 8
	JAC256189_LOWERED(8)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_fr_encode_work)
	xor eax, eax
	mov edx, 392
	add rsp, 8
	JAC256189_RAISED(8)
#endif
	JAC256189_JUMP(JAC256189_NAME(jac256189_erase), JAC256189_NAME(jac256189_fr_encode))

/* void jac256189_fr_reduce(jac256189_fr *r, const uint8_t *in, size_t in_bytes) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_fr_reduce))
#if JAC256189_COFF
	sub rsp, 40
	JAC256189_LOWERED(40)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_fr_reduce_work)
	xor eax, eax
	mov edx, 584
	add rsp, 40
	JAC256189_RAISED(40)
#else
	sub rsp, 8
	JAC256189_LOWERED(8)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_fr_reduce_work)
	xor eax, eax
	mov edx, 584
	add rsp, 8
	JAC256189_RAISED(8)
#endif
	JAC256189_JUMP(JAC256189_NAME(jac256189_erase), JAC256189_NAME(jac256189_fr_reduce))

/* void jac256189_fr_inv(jac256189_fr *r, const jac256189_fr *a) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_fr_inv))
#if JAC256189_COFF
	sub rsp, 40
	JAC256189_LOWERED(40)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_fr_inv_work)
	xor eax, eax
	mov edx, 2504
	add rsp, 40
	JAC256189_RAISED(40)
#else
	sub rsp, 8
	JAC256189_LOWERED(8)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_fr_inv_work)
	xor eax, eax
	mov edx, 2504
	add rsp, 8
	JAC256189_RAISED(8)
#endif
	JAC256189_JUMP(JAC256189_NAME(jac256189_erase), JAC256189_NAME(jac256189_fr_inv))

/* void jac256189_fr_half(jac256189_fr *r, const jac256189_fr *a) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_fr_half))
#if JAC256189_COFF
	sub rsp, 40
	JAC256189_LOWERED(40)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_fr_half_work)
	xor eax, eax
	mov edx, 392
	add rsp, 40
	JAC256189_RAISED(40)
#else
	sub rsp, 8
	JAC256189_LOWERED(8)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_fr_half_work)
	xor eax, eax
	mov edx, 392
	add rsp, 8
	JAC256189_RAISED(8)
#endif
	JAC256189_JUMP(JAC256189_NAME(jac256189_erase), JAC256189_NAME(jac256189_fr_half))

/* int jac256189_fr_is_zero(const jac256189_fr *a) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_fr_is_zero))
#if JAC256189_COFF
	sub rsp, 40
	JAC256189_LOWERED(40)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_fr_is_zero_work)
	mov eax, eax
	mov edx, 328
	add rsp, 40
	JAC256189_RAISED(40)
#else
	sub rsp, 8
	JAC256189_LOWERED(8)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_fr_is_zero_work)
	mov eax, eax
	mov edx, 328
	add rsp, 8
	JAC256189_RAISED(8)
#endif
	JAC256189_JUMP(JAC256189_NAME(jac256189_erase), JAC256189_NAME(jac256189_fr_is_zero))

/* int jac256189_fr_equal(const jac256189_fr *a, const jac256189_fr *b) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_fr_equal))
#if JAC256189_COFF
	sub rsp, 40
	JAC256189_LOWERED(40)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_fr_equal_work)
	mov eax, eax
	mov edx, 328
	add rsp, 40
	JAC256189_RAISED(40)
#else
	sub rsp, 8
	JAC256189_LOWERED(8)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_fr_equal_work)
	mov eax, eax
	mov edx, 328
	add rsp, 8
	JAC256189_RAISED(8)
#endif
	JAC256189_JUMP(JAC256189_NAME(jac256189_erase), JAC256189_NAME(jac256189_fr_equal))

/* void jac256189_fr_cmov(jac256189_fr *r, const jac256189_fr *a, int flag) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_fr_cmov))
#if JAC256189_COFF
	sub rsp, 40
	JAC256189_LOWERED(40)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_fr_cmov_work)
	xor eax, eax
	mov edx, 392
	add rsp, 40
	JAC256189_RAISED(40)
#else
	sub rsp, 8
	JAC256189_LOWERED(8)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_fr_cmov_work)
	xor eax, eax
	mov edx, 392
	add rsp, 8
	JAC256189_RAISED(8)
#endif
	JAC256189_JUMP(JAC256189_NAME(jac256189_erase), JAC256189_NAME(jac256189_fr_cmov))

/* unsigned jac256189_fr_bits(const jac256189_fr *a, size_t position, size_t count) */
JAC256189_PUBLIC(JAC256189_NAME(jac256189_fr_bits))
#if JAC256189_COFF
	sub rsp, 40
	JAC256189_LOWERED(40)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_fr_bits_work)
	mov eax, eax
	mov edx, 328
	add rsp, 40
	JAC256189_RAISED(40)
#else
	sub rsp, 8
	JAC256189_LOWERED(8)
	JAC256189_FRAME_MADE
	call JAC256189_NAME(jac256189_fr_bits_work)
	mov eax, eax
	mov edx, 328
	add rsp, 8
	JAC256189_RAISED(8)
#endif
	JAC256189_JUMP(JAC256189_NAME(jac256189_erase), JAC256189_NAME(jac256189_fr_bits))

JAC256189_BEGIN(JAC256189_NAME(jac256189_erase))
	mov r10d, dword ptr [rip+jac256189_vectors_kept]
	test r10d, r10d
	jz JAC256189_NAME(jac256189_erase_asking)
#if JAC256189_COFF
	push rbp
	JAC256189_PUSHED(rbp)
	mov rbp, rsp
	JAC256189_FRAME_AT(rbp)
	JAC256189_FRAME_MADE
#else
	mov r9, rsp
	JAC256189_FRAME_AT(r9)
	push 0
#endif
#if JAC256189_COFF || defined(__SANITIZE_ADDRESS__)
	mov r8d, edx
	shr r8d, 3
	lea edx, [rdx+r8+256]
#endif
	and edx, -64
	mov rcx, rsp
	sub rsp, rdx
	cmp r10d, 2
	jae 2f
	pxor xmm0, xmm0
	pxor xmm1, xmm1
	pxor xmm2, xmm2
	pxor xmm3, xmm3
	pxor xmm4, xmm4
	pxor xmm5, xmm5
#if !JAC256189_COFF
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
1:
	movaps xmmword ptr [rcx-16], xmm0
	movaps xmmword ptr [rcx-32], xmm0
	movaps xmmword ptr [rcx-48], xmm0
	movaps xmmword ptr [rcx-64], xmm0
	sub rcx, 64
	cmp rcx, rsp
	jne 1b
	jmp 4f
2:
	vpxor xmm0, xmm0, xmm0
	vpxor xmm1, xmm1, xmm1
	vpxor xmm2, xmm2, xmm2
	vpxor xmm3, xmm3, xmm3
	vpxor xmm4, xmm4, xmm4
	vpxor xmm5, xmm5, xmm5
#if !JAC256189_COFF
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
	vmovaps xmmword ptr [rcx-16], xmm0
	and rcx, -32
	lea r8, [rcx+64]
	sub r8, rdx
3:
	vmovaps ymmword ptr [rcx-32], ymm0
	vmovaps ymmword ptr [rcx-64], ymm0
	sub rcx, 64
	cmp rcx, r8
	jne 3b
	vmovaps ymmword ptr [rcx-32], ymm0
	vmovaps xmmword ptr [rsp+16], xmm0
	vmovaps xmmword ptr [rsp], xmm0
	vzeroupper
	cmp r10d, 2
	jbe 4f
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
4:
	xor ecx, ecx
	xor edx, edx
	xor r8d, r8d
	xor r10d, r10d
	xor r11d, r11d
#if JAC256189_COFF
	xor r9d, r9d
	lea rsp, [rbp]
	pop rbp
#else
	xor esi, esi
	xor edi, edi
	mov rsp, r9
	JAC256189_FRAME_LEFT(r9)
	xor r9d, r9d
#endif
	ret
JAC256189_END(JAC256189_NAME(jac256189_erase))

JAC256189_BEGIN(JAC256189_NAME(jac256189_erase_asking))
	sub rsp, 56
	JAC256189_LOWERED(56)
	JAC256189_FRAME_MADE
	mov qword ptr [rsp+32], rax
	mov qword ptr [rsp+40], rdx
	call JAC256189_NAME(jac256189_vector_registers)
	mov dword ptr [rip+jac256189_vectors_kept], eax
	mov rax, qword ptr [rsp+32]
	mov rdx, qword ptr [rsp+40]
	add rsp, 56
	JAC256189_RAISED(56)
	JAC256189_JUMP(JAC256189_NAME(jac256189_erase), JAC256189_NAME(jac256189_erase_asking))

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
