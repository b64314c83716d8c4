/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build curve13318 --cpu zen4 --level adx --abi sysv --prefix curve13318 --vector none
   Do not edit.
   Input curve13318.toml: sha256 4317276d5e5c37a189687495faf90226f03af1aeb9be8993652e3ac55883677c */
/* Public functions of secrets: each calls its body, NAME_work in curve13318.c, and then clears the bytes below its own return address
 * on which that ran, whatever frames a compiler made there, and the registers that a call need not keep. How many bytes a body may
 * take is counted from its C; `ecgen check` measures what the compiler at hand makes of it. GNU as and clang, Intel syntax.
 */
#if !defined(__x86_64__) || defined(__ILP32__)
#error "this file is x86-64 assembly, for pointers of 64 bits: not for x32"
#endif
/* Where the compiler protects control flow, a routine begins with ENDBR64, in bytes for assemblers that do not know it. */
#if defined(__CET__) && (__CET__ & 1)
#define CURVE13318_ENTRY .byte 0xf3, 0x0f, 0x1e, 0xfa
#else
#define CURVE13318_ENTRY
#endif
/* A routine in the three formats of objects, with what unwinds it: CURVE13318_PUSHED and so on stand behind the instruction that they tell of. */
#if defined(_WIN32) || defined(__CYGWIN__) || defined(__UEFI__)
#define CURVE13318_COFF 1
#define CURVE13318_NAME(x) x
#define CURVE13318_BEGIN(x) .globl x; .def x; .scl 2; .type 32; .endef; .p2align 6; .seh_proc x; x: CURVE13318_ENTRY
#define CURVE13318_PUBLIC(x) CURVE13318_BEGIN(x)
#define CURVE13318_END(x) .seh_endproc
/* What ends with a jump ends before it: Wine knows no epilogue by that, and where no unwind data is, it is a return address that lies on the stack. */
#define CURVE13318_JUMP(to, x) .seh_endproc; jmp to
#define CURVE13318_READ_ONLY .section .rdata, "dr"
#define CURVE13318_PUSHED(register) .seh_pushreg register
#define CURVE13318_POPPED(register)
#define CURVE13318_LOWERED(bytes) .seh_stackalloc bytes
#define CURVE13318_RAISED(bytes)
#define CURVE13318_FRAME_AT(register) .seh_setframe register, 0
#define CURVE13318_FRAME_LEFT(register)
#define CURVE13318_FRAME_MADE .seh_endprologue
#define CURVE13318_PROBE(bytes) test byte ptr [rsp-bytes], al
#else
#define CURVE13318_COFF 0
#if defined(__APPLE__)
#define CURVE13318_NAME(x) _##x
#define CURVE13318_BEGIN(x) .private_extern x; .globl x; .p2align 6; x: .cfi_startproc; CURVE13318_ENTRY
#define CURVE13318_PUBLIC(x) .globl x; .p2align 4; x: .cfi_startproc; CURVE13318_ENTRY
#define CURVE13318_END(x) .cfi_endproc
#define CURVE13318_READ_ONLY .section __TEXT,__const
#else /* ELF; a section for each routine, so that a linker with --gc-sections drops what a program does not call */
#define CURVE13318_NAME(x) x
#define CURVE13318_BEGIN(x) .section .text.x, "ax", @progbits; .globl x; .hidden x; .type x, @function; .p2align 6; x: .cfi_startproc; CURVE13318_ENTRY
#define CURVE13318_PUBLIC(x) .section .text.x, "ax", @progbits; .globl x; .type x, @function; .p2align 4; x: .cfi_startproc; CURVE13318_ENTRY
#define CURVE13318_END(x) .cfi_endproc; .size x, .-x
#define CURVE13318_READ_ONLY .section .rodata, "a", @progbits
#endif
#define CURVE13318_PUSHED(register) .cfi_adjust_cfa_offset 8; .cfi_rel_offset register, 0
#define CURVE13318_POPPED(register) .cfi_adjust_cfa_offset -8; .cfi_restore register
#define CURVE13318_LOWERED(bytes) .cfi_adjust_cfa_offset bytes
#define CURVE13318_RAISED(bytes) .cfi_adjust_cfa_offset -bytes
#define CURVE13318_FRAME_AT(register) .cfi_def_cfa_register register
#define CURVE13318_FRAME_LEFT(register) .cfi_def_cfa rsp, 8; .cfi_restore register
#define CURVE13318_FRAME_MADE
#define CURVE13318_JUMP(to, x) jmp to; CURVE13318_END(x)
#define CURVE13318_PROBE(bytes)
#endif

	.intel_syntax noprefix
	.text
	.lcomm curve13318_vectors_kept, 4

/* int curve13318_scalarmult(uint8_t out[CURVE13318_POINT_BYTES], const uint8_t scalar[CURVE13318_SCALAR_BYTES], const uint8_t point[CURVE13318_POINT_BYTES]) */
CURVE13318_PUBLIC(CURVE13318_NAME(curve13318_scalarmult))
#if CURVE13318_COFF
	sub rsp, 40
	CURVE13318_LOWERED(40)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_scalarmult_work)
	mov eax, eax
	mov edx, 5512
	add rsp, 40
	CURVE13318_RAISED(40)
#else
	sub rsp, 8
	CURVE13318_LOWERED(8)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_scalarmult_work)
	mov eax, eax
	mov edx, 5512
	add rsp, 8
	CURVE13318_RAISED(8)
#endif
	CURVE13318_JUMP(CURVE13318_NAME(curve13318_erase), CURVE13318_NAME(curve13318_scalarmult))

/* int curve13318_scalarmult_base(uint8_t out[CURVE13318_POINT_BYTES], const uint8_t scalar[CURVE13318_SCALAR_BYTES]) */
CURVE13318_PUBLIC(CURVE13318_NAME(curve13318_scalarmult_base))
#if CURVE13318_COFF
	sub rsp, 40
	CURVE13318_LOWERED(40)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_scalarmult_base_work)
	mov eax, eax
	mov edx, 2888
	add rsp, 40
	CURVE13318_RAISED(40)
#else
	sub rsp, 8
	CURVE13318_LOWERED(8)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_scalarmult_base_work)
	mov eax, eax
	mov edx, 2888
	add rsp, 8
	CURVE13318_RAISED(8)
#endif
	CURVE13318_JUMP(CURVE13318_NAME(curve13318_erase), CURVE13318_NAME(curve13318_scalarmult_base))

/* int curve13318_point_validate(const uint8_t point[CURVE13318_POINT_BYTES]) */
CURVE13318_PUBLIC(CURVE13318_NAME(curve13318_point_validate))
#if CURVE13318_COFF
	sub rsp, 40
	CURVE13318_LOWERED(40)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_point_validate_work)
	mov eax, eax
	mov edx, 904
	add rsp, 40
	CURVE13318_RAISED(40)
#else
	sub rsp, 8
	CURVE13318_LOWERED(8)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_point_validate_work)
	mov eax, eax
	mov edx, 904
	add rsp, 8
	CURVE13318_RAISED(8)
#endif
	CURVE13318_JUMP(CURVE13318_NAME(curve13318_erase), CURVE13318_NAME(curve13318_point_validate))

/* int curve13318_point_decode(curve13318_point *r, const uint8_t in[CURVE13318_POINT_BYTES]) */
CURVE13318_PUBLIC(CURVE13318_NAME(curve13318_point_decode))
#if CURVE13318_COFF
	sub rsp, 40
	CURVE13318_LOWERED(40)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_point_decode_work)
	mov eax, eax
	mov edx, 1096
	add rsp, 40
	CURVE13318_RAISED(40)
#else
	sub rsp, 8
	CURVE13318_LOWERED(8)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_point_decode_work)
	mov eax, eax
	mov edx, 1096
	add rsp, 8
	CURVE13318_RAISED(8)
#endif
	CURVE13318_JUMP(CURVE13318_NAME(curve13318_erase), CURVE13318_NAME(curve13318_point_decode))

/* int curve13318_point_encode(uint8_t out[CURVE13318_POINT_BYTES], const curve13318_point *a) */
CURVE13318_PUBLIC(CURVE13318_NAME(curve13318_point_encode))
#if CURVE13318_COFF
	sub rsp, 40
	CURVE13318_LOWERED(40)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_point_encode_work)
	mov eax, eax
	mov edx, 2760
	add rsp, 40
	CURVE13318_RAISED(40)
#else
	sub rsp, 8
	CURVE13318_LOWERED(8)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_point_encode_work)
	mov eax, eax
	mov edx, 2760
	add rsp, 8
	CURVE13318_RAISED(8)
#endif
	CURVE13318_JUMP(CURVE13318_NAME(curve13318_erase), CURVE13318_NAME(curve13318_point_encode))

/* int curve13318_point_encode_many(uint8_t *out, const curve13318_point *in, size_t count) */
CURVE13318_PUBLIC(CURVE13318_NAME(curve13318_point_encode_many))
#if CURVE13318_COFF
	sub rsp, 40
	CURVE13318_LOWERED(40)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_point_encode_many_work)
	mov eax, eax
	mov edx, 2888
	add rsp, 40
	CURVE13318_RAISED(40)
#else
	sub rsp, 8
	CURVE13318_LOWERED(8)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_point_encode_many_work)
	mov eax, eax
	mov edx, 2888
	add rsp, 8
	CURVE13318_RAISED(8)
#endif
	CURVE13318_JUMP(CURVE13318_NAME(curve13318_erase), CURVE13318_NAME(curve13318_point_encode_many))

/* void curve13318_point_add(curve13318_point *r, const curve13318_point *a, const curve13318_point *b) */
CURVE13318_PUBLIC(CURVE13318_NAME(curve13318_point_add))
#if CURVE13318_COFF
	sub rsp, 40
	CURVE13318_LOWERED(40)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_point_add_work)
	xor eax, eax
	mov edx, 648
	add rsp, 40
	CURVE13318_RAISED(40)
#else
	sub rsp, 8
	CURVE13318_LOWERED(8)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_point_add_work)
	xor eax, eax
	mov edx, 648
	add rsp, 8
	CURVE13318_RAISED(8)
#endif
	CURVE13318_JUMP(CURVE13318_NAME(curve13318_erase), CURVE13318_NAME(curve13318_point_add))

/* void curve13318_point_sub(curve13318_point *r, const curve13318_point *a, const curve13318_point *b) */
CURVE13318_PUBLIC(CURVE13318_NAME(curve13318_point_sub))
#if CURVE13318_COFF
	sub rsp, 40
	CURVE13318_LOWERED(40)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_point_sub_work)
	xor eax, eax
	mov edx, 776
	add rsp, 40
	CURVE13318_RAISED(40)
#else
	sub rsp, 8
	CURVE13318_LOWERED(8)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_point_sub_work)
	xor eax, eax
	mov edx, 776
	add rsp, 8
	CURVE13318_RAISED(8)
#endif
	CURVE13318_JUMP(CURVE13318_NAME(curve13318_erase), CURVE13318_NAME(curve13318_point_sub))

/* void curve13318_point_dbl(curve13318_point *r, const curve13318_point *a) */
CURVE13318_PUBLIC(CURVE13318_NAME(curve13318_point_dbl))
#if CURVE13318_COFF
	sub rsp, 40
	CURVE13318_LOWERED(40)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_point_dbl_work)
	xor eax, eax
	mov edx, 584
	add rsp, 40
	CURVE13318_RAISED(40)
#else
	sub rsp, 8
	CURVE13318_LOWERED(8)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_point_dbl_work)
	xor eax, eax
	mov edx, 584
	add rsp, 8
	CURVE13318_RAISED(8)
#endif
	CURVE13318_JUMP(CURVE13318_NAME(curve13318_erase), CURVE13318_NAME(curve13318_point_dbl))

/* void curve13318_point_neg(curve13318_point *r, const curve13318_point *a) */
CURVE13318_PUBLIC(CURVE13318_NAME(curve13318_point_neg))
#if CURVE13318_COFF
	sub rsp, 40
	CURVE13318_LOWERED(40)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_point_neg_work)
	xor eax, eax
	mov edx, 328
	add rsp, 40
	CURVE13318_RAISED(40)
#else
	sub rsp, 8
	CURVE13318_LOWERED(8)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_point_neg_work)
	xor eax, eax
	mov edx, 328
	add rsp, 8
	CURVE13318_RAISED(8)
#endif
	CURVE13318_JUMP(CURVE13318_NAME(curve13318_erase), CURVE13318_NAME(curve13318_point_neg))

/* int curve13318_point_equal(const curve13318_point *a, const curve13318_point *b) */
CURVE13318_PUBLIC(CURVE13318_NAME(curve13318_point_equal))
#if CURVE13318_COFF
	sub rsp, 40
	CURVE13318_LOWERED(40)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_point_equal_work)
	mov eax, eax
	mov edx, 840
	add rsp, 40
	CURVE13318_RAISED(40)
#else
	sub rsp, 8
	CURVE13318_LOWERED(8)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_point_equal_work)
	mov eax, eax
	mov edx, 840
	add rsp, 8
	CURVE13318_RAISED(8)
#endif
	CURVE13318_JUMP(CURVE13318_NAME(curve13318_erase), CURVE13318_NAME(curve13318_point_equal))

/* int curve13318_point_is_neutral(const curve13318_point *a) */
CURVE13318_PUBLIC(CURVE13318_NAME(curve13318_point_is_neutral))
#if CURVE13318_COFF
	sub rsp, 40
	CURVE13318_LOWERED(40)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_point_is_neutral_work)
	mov eax, eax
	mov edx, 264
	add rsp, 40
	CURVE13318_RAISED(40)
#else
	sub rsp, 8
	CURVE13318_LOWERED(8)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_point_is_neutral_work)
	mov eax, eax
	mov edx, 264
	add rsp, 8
	CURVE13318_RAISED(8)
#endif
	CURVE13318_JUMP(CURVE13318_NAME(curve13318_erase), CURVE13318_NAME(curve13318_point_is_neutral))

/* void curve13318_point_cmov(curve13318_point *r, const curve13318_point *a, int flag) */
CURVE13318_PUBLIC(CURVE13318_NAME(curve13318_point_cmov))
#if CURVE13318_COFF
	sub rsp, 40
	CURVE13318_LOWERED(40)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_point_cmov_work)
	xor eax, eax
	mov edx, 392
	add rsp, 40
	CURVE13318_RAISED(40)
#else
	sub rsp, 8
	CURVE13318_LOWERED(8)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_point_cmov_work)
	xor eax, eax
	mov edx, 392
	add rsp, 8
	CURVE13318_RAISED(8)
#endif
	CURVE13318_JUMP(CURVE13318_NAME(curve13318_erase), CURVE13318_NAME(curve13318_point_cmov))

/* void curve13318_point_mul(curve13318_point *r, const curve13318_fr *k, const curve13318_point *a) */
CURVE13318_PUBLIC(CURVE13318_NAME(curve13318_point_mul))
#if CURVE13318_COFF
	sub rsp, 40
	CURVE13318_LOWERED(40)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_point_mul_work)
	xor eax, eax
	mov edx, 5640
	add rsp, 40
	CURVE13318_RAISED(40)
#else
	sub rsp, 8
	CURVE13318_LOWERED(8)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_point_mul_work)
	xor eax, eax
	mov edx, 5640
	add rsp, 8
	CURVE13318_RAISED(8)
#endif
	CURVE13318_JUMP(CURVE13318_NAME(curve13318_erase), CURVE13318_NAME(curve13318_point_mul))

/* void curve13318_point_mul_base(curve13318_point *r, const curve13318_fr *k) */
CURVE13318_PUBLIC(CURVE13318_NAME(curve13318_point_mul_base))
#if CURVE13318_COFF
	sub rsp, 40
	CURVE13318_LOWERED(40)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_point_mul_base_work)
	xor eax, eax
	mov edx, 2568
	add rsp, 40
	CURVE13318_RAISED(40)
#else
	sub rsp, 8
	CURVE13318_LOWERED(8)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_point_mul_base_work)
	xor eax, eax
	mov edx, 2568
	add rsp, 8
	CURVE13318_RAISED(8)
#endif
	CURVE13318_JUMP(CURVE13318_NAME(curve13318_erase), CURVE13318_NAME(curve13318_point_mul_base))

/* void curve13318_point_mul2(curve13318_point *r, const curve13318_fr *a, const curve13318_point *p, const curve13318_fr *b, const curve13318_point *q) */
CURVE13318_PUBLIC(CURVE13318_NAME(curve13318_point_mul2))
#if CURVE13318_COFF
	sub rsp, 40
	CURVE13318_LOWERED(40)
	CURVE13318_FRAME_MADE
	mov rax, qword ptr [rsp+80]
	mov qword ptr [rsp+32], rax
	call CURVE13318_NAME(curve13318_point_mul2_work)
	xor eax, eax
	mov edx, 5896
	add rsp, 40
	CURVE13318_RAISED(40)
#else
	sub rsp, 8
	CURVE13318_LOWERED(8)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_point_mul2_work)
	xor eax, eax
	mov edx, 5896
	add rsp, 8
	CURVE13318_RAISED(8)
#endif
	CURVE13318_JUMP(CURVE13318_NAME(curve13318_erase), CURVE13318_NAME(curve13318_point_mul2))

/* void curve13318_point_clear_cofactor(curve13318_point *r, const curve13318_point *a) */
CURVE13318_PUBLIC(CURVE13318_NAME(curve13318_point_clear_cofactor))
#if CURVE13318_COFF
	sub rsp, 40
	CURVE13318_LOWERED(40)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_point_clear_cofactor_work)
	xor eax, eax
	mov edx, 328
	add rsp, 40
	CURVE13318_RAISED(40)
#else
	sub rsp, 8
	CURVE13318_LOWERED(8)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_point_clear_cofactor_work)
	xor eax, eax
	mov edx, 328
	add rsp, 8
	CURVE13318_RAISED(8)
#endif
	CURVE13318_JUMP(CURVE13318_NAME(curve13318_erase), CURVE13318_NAME(curve13318_point_clear_cofactor))

/* int curve13318_point_is_in_subgroup(const curve13318_point *a) */
CURVE13318_PUBLIC(CURVE13318_NAME(curve13318_point_is_in_subgroup))
#if CURVE13318_COFF
	sub rsp, 40
	CURVE13318_LOWERED(40)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_point_is_in_subgroup_work)
	mov eax, eax
	mov edx, 200
	add rsp, 40
	CURVE13318_RAISED(40)
#else
	sub rsp, 8
	CURVE13318_LOWERED(8)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_point_is_in_subgroup_work)
	mov eax, eax
	mov edx, 200
	add rsp, 8
	CURVE13318_RAISED(8)
#endif
	CURVE13318_JUMP(CURVE13318_NAME(curve13318_erase), CURVE13318_NAME(curve13318_point_is_in_subgroup))

/* int curve13318_compress(uint8_t out[CURVE13318_COMPRESSED_BYTES], const uint8_t point[CURVE13318_POINT_BYTES]) */
CURVE13318_PUBLIC(CURVE13318_NAME(curve13318_compress))
#if CURVE13318_COFF
	sub rsp, 40
	CURVE13318_LOWERED(40)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_compress_work)
	mov eax, eax
	mov edx, 904
	add rsp, 40
	CURVE13318_RAISED(40)
#else
	sub rsp, 8
	CURVE13318_LOWERED(8)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_compress_work)
	mov eax, eax
	mov edx, 904
	add rsp, 8
	CURVE13318_RAISED(8)
#endif
	CURVE13318_JUMP(CURVE13318_NAME(curve13318_erase), CURVE13318_NAME(curve13318_compress))

/* int curve13318_decompress(uint8_t out[CURVE13318_POINT_BYTES], const uint8_t compressed[CURVE13318_COMPRESSED_BYTES]) */
CURVE13318_PUBLIC(CURVE13318_NAME(curve13318_decompress))
#if CURVE13318_COFF
	sub rsp, 40
	CURVE13318_LOWERED(40)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_decompress_work)
	mov eax, eax
	mov edx, 1352
	add rsp, 40
	CURVE13318_RAISED(40)
#else
	sub rsp, 8
	CURVE13318_LOWERED(8)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_decompress_work)
	mov eax, eax
	mov edx, 1352
	add rsp, 8
	CURVE13318_RAISED(8)
#endif
	CURVE13318_JUMP(CURVE13318_NAME(curve13318_erase), CURVE13318_NAME(curve13318_decompress))

/* int curve13318_point_encode_compressed(uint8_t out[CURVE13318_COMPRESSED_BYTES], const curve13318_point *a) */
CURVE13318_PUBLIC(CURVE13318_NAME(curve13318_point_encode_compressed))
#if CURVE13318_COFF
	sub rsp, 40
	CURVE13318_LOWERED(40)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_point_encode_compressed_work)
	mov eax, eax
	mov edx, 2760
	add rsp, 40
	CURVE13318_RAISED(40)
#else
	sub rsp, 8
	CURVE13318_LOWERED(8)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_point_encode_compressed_work)
	mov eax, eax
	mov edx, 2760
	add rsp, 8
	CURVE13318_RAISED(8)
#endif
	CURVE13318_JUMP(CURVE13318_NAME(curve13318_erase), CURVE13318_NAME(curve13318_point_encode_compressed))

/* int curve13318_scalar_is_valid(const uint8_t a[CURVE13318_SCALAR_BYTES]) */
CURVE13318_PUBLIC(CURVE13318_NAME(curve13318_scalar_is_valid))
#if CURVE13318_COFF
	sub rsp, 40
	CURVE13318_LOWERED(40)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_scalar_is_valid_work)
	mov eax, eax
	mov edx, 456
	add rsp, 40
	CURVE13318_RAISED(40)
#else
	sub rsp, 8
	CURVE13318_LOWERED(8)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_scalar_is_valid_work)
	mov eax, eax
	mov edx, 456
	add rsp, 8
	CURVE13318_RAISED(8)
#endif
	CURVE13318_JUMP(CURVE13318_NAME(curve13318_erase), CURVE13318_NAME(curve13318_scalar_is_valid))

/* void curve13318_scalar_reduce(uint8_t out[CURVE13318_SCALAR_BYTES], const uint8_t *in, size_t in_bytes) */
CURVE13318_PUBLIC(CURVE13318_NAME(curve13318_scalar_reduce))
#if CURVE13318_COFF
	sub rsp, 40
	CURVE13318_LOWERED(40)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_scalar_reduce_work)
	xor eax, eax
	mov edx, 584
	add rsp, 40
	CURVE13318_RAISED(40)
#else
	sub rsp, 8
	CURVE13318_LOWERED(8)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_scalar_reduce_work)
	xor eax, eax
	mov edx, 584
	add rsp, 8
	CURVE13318_RAISED(8)
#endif
	CURVE13318_JUMP(CURVE13318_NAME(curve13318_erase), CURVE13318_NAME(curve13318_scalar_reduce))

/* void curve13318_scalar_add(uint8_t out[CURVE13318_SCALAR_BYTES], const uint8_t a[CURVE13318_SCALAR_BYTES], const uint8_t b[CURVE13318_SCALAR_BYTES]) */
CURVE13318_PUBLIC(CURVE13318_NAME(curve13318_scalar_add))
#if CURVE13318_COFF
	sub rsp, 40
	CURVE13318_LOWERED(40)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_scalar_add_work)
	xor eax, eax
	mov edx, 584
	add rsp, 40
	CURVE13318_RAISED(40)
#else
	sub rsp, 8
	CURVE13318_LOWERED(8)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_scalar_add_work)
	xor eax, eax
	mov edx, 584
	add rsp, 8
	CURVE13318_RAISED(8)
#endif
	CURVE13318_JUMP(CURVE13318_NAME(curve13318_erase), CURVE13318_NAME(curve13318_scalar_add))

/* void curve13318_scalar_mul(uint8_t out[CURVE13318_SCALAR_BYTES], const uint8_t a[CURVE13318_SCALAR_BYTES], const uint8_t b[CURVE13318_SCALAR_BYTES]) */
CURVE13318_PUBLIC(CURVE13318_NAME(curve13318_scalar_mul))
#if CURVE13318_COFF
	sub rsp, 40
	CURVE13318_LOWERED(40)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_scalar_mul_work)
	xor eax, eax
	mov edx, 584
	add rsp, 40
	CURVE13318_RAISED(40)
#else
	sub rsp, 8
	CURVE13318_LOWERED(8)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_scalar_mul_work)
	xor eax, eax
	mov edx, 584
	add rsp, 8
	CURVE13318_RAISED(8)
#endif
	CURVE13318_JUMP(CURVE13318_NAME(curve13318_erase), CURVE13318_NAME(curve13318_scalar_mul))

/* void curve13318_scalar_neg(uint8_t out[CURVE13318_SCALAR_BYTES], const uint8_t a[CURVE13318_SCALAR_BYTES]) */
CURVE13318_PUBLIC(CURVE13318_NAME(curve13318_scalar_neg))
#if CURVE13318_COFF
	sub rsp, 40
	CURVE13318_LOWERED(40)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_scalar_neg_work)
	xor eax, eax
	mov edx, 520
	add rsp, 40
	CURVE13318_RAISED(40)
#else
	sub rsp, 8
	CURVE13318_LOWERED(8)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_scalar_neg_work)
	xor eax, eax
	mov edx, 520
	add rsp, 8
	CURVE13318_RAISED(8)
#endif
	CURVE13318_JUMP(CURVE13318_NAME(curve13318_erase), CURVE13318_NAME(curve13318_scalar_neg))

/* int curve13318_fr_decode(curve13318_fr *r, const uint8_t in[CURVE13318_SCALAR_BYTES]) */
CURVE13318_PUBLIC(CURVE13318_NAME(curve13318_fr_decode))
#if CURVE13318_COFF
	sub rsp, 40
	CURVE13318_LOWERED(40)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_fr_decode_work)
	mov eax, eax
	mov edx, 520
	add rsp, 40
	CURVE13318_RAISED(40)
#else
	sub rsp, 8
	CURVE13318_LOWERED(8)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_fr_decode_work)
	mov eax, eax
	mov edx, 520
	add rsp, 8
	CURVE13318_RAISED(8)
#endif
	CURVE13318_JUMP(CURVE13318_NAME(curve13318_erase), CURVE13318_NAME(curve13318_fr_decode))

/* void curve13318_fr_encode(uint8_t out[CURVE13318_SCALAR_BYTES], const curve13318_fr *a) */
CURVE13318_PUBLIC(CURVE13318_NAME(curve13318_fr_encode))
#if CURVE13318_COFF
	sub rsp, 40
	CURVE13318_LOWERED(40)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_fr_encode_work)
	xor eax, eax
	mov edx, 392
	add rsp, 40
	CURVE13318_RAISED(40)
#else
	sub rsp, 8
	CURVE13318_LOWERED(8)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_fr_encode_work)
	xor eax, eax
	mov edx, 392
	add rsp, 8
	CURVE13318_RAISED(8)
#endif
	CURVE13318_JUMP(CURVE13318_NAME(curve13318_erase), CURVE13318_NAME(curve13318_fr_encode))

/* void curve13318_fr_reduce(curve13318_fr *r, const uint8_t *in, size_t in_bytes) */
CURVE13318_PUBLIC(CURVE13318_NAME(curve13318_fr_reduce))
#if CURVE13318_COFF
	sub rsp, 40
	CURVE13318_LOWERED(40)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_fr_reduce_work)
	xor eax, eax
	mov edx, 584
	add rsp, 40
	CURVE13318_RAISED(40)
#else
	sub rsp, 8
	CURVE13318_LOWERED(8)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_fr_reduce_work)
	xor eax, eax
	mov edx, 584
	add rsp, 8
	CURVE13318_RAISED(8)
#endif
	CURVE13318_JUMP(CURVE13318_NAME(curve13318_erase), CURVE13318_NAME(curve13318_fr_reduce))

/* void curve13318_fr_inv(curve13318_fr *r, const curve13318_fr *a) */
CURVE13318_PUBLIC(CURVE13318_NAME(curve13318_fr_inv))
#if CURVE13318_COFF
	sub rsp, 40
	CURVE13318_LOWERED(40)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_fr_inv_work)
	xor eax, eax
	mov edx, 2504
	add rsp, 40
	CURVE13318_RAISED(40)
#else
	sub rsp, 8
	CURVE13318_LOWERED(8)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_fr_inv_work)
	xor eax, eax
	mov edx, 2504
	add rsp, 8
	CURVE13318_RAISED(8)
#endif
	CURVE13318_JUMP(CURVE13318_NAME(curve13318_erase), CURVE13318_NAME(curve13318_fr_inv))

/* void curve13318_fr_half(curve13318_fr *r, const curve13318_fr *a) */
CURVE13318_PUBLIC(CURVE13318_NAME(curve13318_fr_half))
#if CURVE13318_COFF
	sub rsp, 40
	CURVE13318_LOWERED(40)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_fr_half_work)
	xor eax, eax
	mov edx, 392
	add rsp, 40
	CURVE13318_RAISED(40)
#else
	sub rsp, 8
	CURVE13318_LOWERED(8)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_fr_half_work)
	xor eax, eax
	mov edx, 392
	add rsp, 8
	CURVE13318_RAISED(8)
#endif
	CURVE13318_JUMP(CURVE13318_NAME(curve13318_erase), CURVE13318_NAME(curve13318_fr_half))

/* int curve13318_fr_is_zero(const curve13318_fr *a) */
CURVE13318_PUBLIC(CURVE13318_NAME(curve13318_fr_is_zero))
#if CURVE13318_COFF
	sub rsp, 40
	CURVE13318_LOWERED(40)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_fr_is_zero_work)
	mov eax, eax
	mov edx, 328
	add rsp, 40
	CURVE13318_RAISED(40)
#else
	sub rsp, 8
	CURVE13318_LOWERED(8)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_fr_is_zero_work)
	mov eax, eax
	mov edx, 328
	add rsp, 8
	CURVE13318_RAISED(8)
#endif
	CURVE13318_JUMP(CURVE13318_NAME(curve13318_erase), CURVE13318_NAME(curve13318_fr_is_zero))

/* int curve13318_fr_equal(const curve13318_fr *a, const curve13318_fr *b) */
CURVE13318_PUBLIC(CURVE13318_NAME(curve13318_fr_equal))
#if CURVE13318_COFF
	sub rsp, 40
	CURVE13318_LOWERED(40)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_fr_equal_work)
	mov eax, eax
	mov edx, 328
	add rsp, 40
	CURVE13318_RAISED(40)
#else
	sub rsp, 8
	CURVE13318_LOWERED(8)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_fr_equal_work)
	mov eax, eax
	mov edx, 328
	add rsp, 8
	CURVE13318_RAISED(8)
#endif
	CURVE13318_JUMP(CURVE13318_NAME(curve13318_erase), CURVE13318_NAME(curve13318_fr_equal))

/* void curve13318_fr_cmov(curve13318_fr *r, const curve13318_fr *a, int flag) */
CURVE13318_PUBLIC(CURVE13318_NAME(curve13318_fr_cmov))
#if CURVE13318_COFF
	sub rsp, 40
	CURVE13318_LOWERED(40)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_fr_cmov_work)
	xor eax, eax
	mov edx, 392
	add rsp, 40
	CURVE13318_RAISED(40)
#else
	sub rsp, 8
	CURVE13318_LOWERED(8)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_fr_cmov_work)
	xor eax, eax
	mov edx, 392
	add rsp, 8
	CURVE13318_RAISED(8)
#endif
	CURVE13318_JUMP(CURVE13318_NAME(curve13318_erase), CURVE13318_NAME(curve13318_fr_cmov))

/* unsigned curve13318_fr_bits(const curve13318_fr *a, size_t position, size_t count) */
CURVE13318_PUBLIC(CURVE13318_NAME(curve13318_fr_bits))
#if CURVE13318_COFF
	sub rsp, 40
	CURVE13318_LOWERED(40)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_fr_bits_work)
	mov eax, eax
	mov edx, 328
	add rsp, 40
	CURVE13318_RAISED(40)
#else
	sub rsp, 8
	CURVE13318_LOWERED(8)
	CURVE13318_FRAME_MADE
	call CURVE13318_NAME(curve13318_fr_bits_work)
	mov eax, eax
	mov edx, 328
	add rsp, 8
	CURVE13318_RAISED(8)
#endif
	CURVE13318_JUMP(CURVE13318_NAME(curve13318_erase), CURVE13318_NAME(curve13318_fr_bits))

CURVE13318_BEGIN(CURVE13318_NAME(curve13318_erase))
	mov r10d, dword ptr [rip+curve13318_vectors_kept]
	test r10d, r10d
	jz CURVE13318_NAME(curve13318_erase_asking)
#if CURVE13318_COFF
	push rbp
	CURVE13318_PUSHED(rbp)
	mov rbp, rsp
	CURVE13318_FRAME_AT(rbp)
	CURVE13318_FRAME_MADE
#else
	mov r9, rsp
	CURVE13318_FRAME_AT(r9)
	push 0
#endif
#if CURVE13318_COFF || defined(__SANITIZE_ADDRESS__)
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
#if !CURVE13318_COFF
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
#if !CURVE13318_COFF
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
#if CURVE13318_COFF
	xor r9d, r9d
	lea rsp, [rbp]
	pop rbp
#else
	xor esi, esi
	xor edi, edi
	mov rsp, r9
	CURVE13318_FRAME_LEFT(r9)
	xor r9d, r9d
#endif
	ret
CURVE13318_END(CURVE13318_NAME(curve13318_erase))

CURVE13318_BEGIN(CURVE13318_NAME(curve13318_erase_asking))
	sub rsp, 56
	CURVE13318_LOWERED(56)
	CURVE13318_FRAME_MADE
	mov qword ptr [rsp+32], rax
	mov qword ptr [rsp+40], rdx
	call CURVE13318_NAME(curve13318_vector_registers)
	mov dword ptr [rip+curve13318_vectors_kept], eax
	mov rax, qword ptr [rsp+32]
	mov rdx, qword ptr [rsp+40]
	add rsp, 56
	CURVE13318_RAISED(56)
	CURVE13318_JUMP(CURVE13318_NAME(curve13318_erase), CURVE13318_NAME(curve13318_erase_asking))

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
