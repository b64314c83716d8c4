/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build ted256189 --cpu zen4 --level adx --abi sysv --prefix ted256189 --vector none
   Do not edit.
   Input ted256189.toml: sha256 3b312e6e98fc1d2ee66ee2a6ddf0b336285994127b0032a8ad6a886fc065d92d */
/* Public functions of secrets: each calls its body, NAME_work in ted256189.c, and then clears the bytes below its own return address
 * on which that ran, whatever frames a compiler made there, and the registers that a call need not keep. How many bytes a body may
 * take is counted from its C; `ecgen check` measures what the compiler at hand makes of it. GNU as and clang, Intel syntax.
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

	.intel_syntax noprefix
	.text
	.lcomm ted256189_vectors_kept, 4

/* int ted256189_scalarmult(uint8_t out[TED256189_POINT_BYTES], const uint8_t scalar[TED256189_SCALAR_BYTES], const uint8_t point[TED256189_POINT_BYTES]) */
TED256189_PUBLIC(TED256189_NAME(ted256189_scalarmult))
#if TED256189_COFF
	sub rsp, 40
	TED256189_LOWERED(40)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_scalarmult_work)
	mov eax, eax
	mov edx, 5064
	add rsp, 40
	TED256189_RAISED(40)
#else
	sub rsp, 8
	TED256189_LOWERED(8)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_scalarmult_work)
	mov eax, eax
	mov edx, 5064
	add rsp, 8
	TED256189_RAISED(8)
#endif
	TED256189_JUMP(TED256189_NAME(ted256189_erase), TED256189_NAME(ted256189_scalarmult))

/* int ted256189_scalarmult_base(uint8_t out[TED256189_POINT_BYTES], const uint8_t scalar[TED256189_SCALAR_BYTES]) */
TED256189_PUBLIC(TED256189_NAME(ted256189_scalarmult_base))
#if TED256189_COFF
	sub rsp, 40
	TED256189_LOWERED(40)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_scalarmult_base_work)
	mov eax, eax
	mov edx, 2952
	add rsp, 40
	TED256189_RAISED(40)
#else
	sub rsp, 8
	TED256189_LOWERED(8)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_scalarmult_base_work)
	mov eax, eax
	mov edx, 2952
	add rsp, 8
	TED256189_RAISED(8)
#endif
	TED256189_JUMP(TED256189_NAME(ted256189_erase), TED256189_NAME(ted256189_scalarmult_base))

/* int ted256189_point_validate(const uint8_t point[TED256189_POINT_BYTES]) */
TED256189_PUBLIC(TED256189_NAME(ted256189_point_validate))
#if TED256189_COFF
	sub rsp, 40
	TED256189_LOWERED(40)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_point_validate_work)
	mov eax, eax
	mov edx, 1096
	add rsp, 40
	TED256189_RAISED(40)
#else
	sub rsp, 8
	TED256189_LOWERED(8)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_point_validate_work)
	mov eax, eax
	mov edx, 1096
	add rsp, 8
	TED256189_RAISED(8)
#endif
	TED256189_JUMP(TED256189_NAME(ted256189_erase), TED256189_NAME(ted256189_point_validate))

/* int ted256189_point_decode(ted256189_point *r, const uint8_t in[TED256189_POINT_BYTES]) */
TED256189_PUBLIC(TED256189_NAME(ted256189_point_decode))
#if TED256189_COFF
	sub rsp, 40
	TED256189_LOWERED(40)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_point_decode_work)
	mov eax, eax
	mov edx, 1352
	add rsp, 40
	TED256189_RAISED(40)
#else
	sub rsp, 8
	TED256189_LOWERED(8)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_point_decode_work)
	mov eax, eax
	mov edx, 1352
	add rsp, 8
	TED256189_RAISED(8)
#endif
	TED256189_JUMP(TED256189_NAME(ted256189_erase), TED256189_NAME(ted256189_point_decode))

/* int ted256189_point_encode(uint8_t out[TED256189_POINT_BYTES], const ted256189_point *a) */
TED256189_PUBLIC(TED256189_NAME(ted256189_point_encode))
#if TED256189_COFF
	sub rsp, 40
	TED256189_LOWERED(40)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_point_encode_work)
	mov eax, eax
	mov edx, 2760
	add rsp, 40
	TED256189_RAISED(40)
#else
	sub rsp, 8
	TED256189_LOWERED(8)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_point_encode_work)
	mov eax, eax
	mov edx, 2760
	add rsp, 8
	TED256189_RAISED(8)
#endif
	TED256189_JUMP(TED256189_NAME(ted256189_erase), TED256189_NAME(ted256189_point_encode))

/* int ted256189_point_encode_many(uint8_t *out, const ted256189_point *in, size_t count) */
TED256189_PUBLIC(TED256189_NAME(ted256189_point_encode_many))
#if TED256189_COFF
	sub rsp, 40
	TED256189_LOWERED(40)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_point_encode_many_work)
	mov eax, eax
	mov edx, 3080
	add rsp, 40
	TED256189_RAISED(40)
#else
	sub rsp, 8
	TED256189_LOWERED(8)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_point_encode_many_work)
	mov eax, eax
	mov edx, 3080
	add rsp, 8
	TED256189_RAISED(8)
#endif
	TED256189_JUMP(TED256189_NAME(ted256189_erase), TED256189_NAME(ted256189_point_encode_many))

/* void ted256189_point_add(ted256189_point *r, const ted256189_point *a, const ted256189_point *b) */
TED256189_PUBLIC(TED256189_NAME(ted256189_point_add))
#if TED256189_COFF
	sub rsp, 40
	TED256189_LOWERED(40)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_point_add_work)
	xor eax, eax
	mov edx, 584
	add rsp, 40
	TED256189_RAISED(40)
#else
	sub rsp, 8
	TED256189_LOWERED(8)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_point_add_work)
	xor eax, eax
	mov edx, 584
	add rsp, 8
	TED256189_RAISED(8)
#endif
	TED256189_JUMP(TED256189_NAME(ted256189_erase), TED256189_NAME(ted256189_point_add))

/* void ted256189_point_sub(ted256189_point *r, const ted256189_point *a, const ted256189_point *b) */
TED256189_PUBLIC(TED256189_NAME(ted256189_point_sub))
#if TED256189_COFF
	sub rsp, 40
	TED256189_LOWERED(40)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_point_sub_work)
	xor eax, eax
	mov edx, 712
	add rsp, 40
	TED256189_RAISED(40)
#else
	sub rsp, 8
	TED256189_LOWERED(8)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_point_sub_work)
	xor eax, eax
	mov edx, 712
	add rsp, 8
	TED256189_RAISED(8)
#endif
	TED256189_JUMP(TED256189_NAME(ted256189_erase), TED256189_NAME(ted256189_point_sub))

/* void ted256189_point_dbl(ted256189_point *r, const ted256189_point *a) */
TED256189_PUBLIC(TED256189_NAME(ted256189_point_dbl))
#if TED256189_COFF
	sub rsp, 40
	TED256189_LOWERED(40)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_point_dbl_work)
	xor eax, eax
	mov edx, 456
	add rsp, 40
	TED256189_RAISED(40)
#else
	sub rsp, 8
	TED256189_LOWERED(8)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_point_dbl_work)
	xor eax, eax
	mov edx, 456
	add rsp, 8
	TED256189_RAISED(8)
#endif
	TED256189_JUMP(TED256189_NAME(ted256189_erase), TED256189_NAME(ted256189_point_dbl))

/* void ted256189_point_neg(ted256189_point *r, const ted256189_point *a) */
TED256189_PUBLIC(TED256189_NAME(ted256189_point_neg))
#if TED256189_COFF
	sub rsp, 40
	TED256189_LOWERED(40)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_point_neg_work)
	xor eax, eax
	mov edx, 328
	add rsp, 40
	TED256189_RAISED(40)
#else
	sub rsp, 8
	TED256189_LOWERED(8)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_point_neg_work)
	xor eax, eax
	mov edx, 328
	add rsp, 8
	TED256189_RAISED(8)
#endif
	TED256189_JUMP(TED256189_NAME(ted256189_erase), TED256189_NAME(ted256189_point_neg))

/* int ted256189_point_equal(const ted256189_point *a, const ted256189_point *b) */
TED256189_PUBLIC(TED256189_NAME(ted256189_point_equal))
#if TED256189_COFF
	sub rsp, 40
	TED256189_LOWERED(40)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_point_equal_work)
	mov eax, eax
	mov edx, 840
	add rsp, 40
	TED256189_RAISED(40)
#else
	sub rsp, 8
	TED256189_LOWERED(8)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_point_equal_work)
	mov eax, eax
	mov edx, 840
	add rsp, 8
	TED256189_RAISED(8)
#endif
	TED256189_JUMP(TED256189_NAME(ted256189_erase), TED256189_NAME(ted256189_point_equal))

/* int ted256189_point_is_neutral(const ted256189_point *a) */
TED256189_PUBLIC(TED256189_NAME(ted256189_point_is_neutral))
#if TED256189_COFF
	sub rsp, 40
	TED256189_LOWERED(40)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_point_is_neutral_work)
	mov eax, eax
	mov edx, 904
	add rsp, 40
	TED256189_RAISED(40)
#else
	sub rsp, 8
	TED256189_LOWERED(8)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_point_is_neutral_work)
	mov eax, eax
	mov edx, 904
	add rsp, 8
	TED256189_RAISED(8)
#endif
	TED256189_JUMP(TED256189_NAME(ted256189_erase), TED256189_NAME(ted256189_point_is_neutral))

/* void ted256189_point_cmov(ted256189_point *r, const ted256189_point *a, int flag) */
TED256189_PUBLIC(TED256189_NAME(ted256189_point_cmov))
#if TED256189_COFF
	sub rsp, 40
	TED256189_LOWERED(40)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_point_cmov_work)
	xor eax, eax
	mov edx, 392
	add rsp, 40
	TED256189_RAISED(40)
#else
	sub rsp, 8
	TED256189_LOWERED(8)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_point_cmov_work)
	xor eax, eax
	mov edx, 392
	add rsp, 8
	TED256189_RAISED(8)
#endif
	TED256189_JUMP(TED256189_NAME(ted256189_erase), TED256189_NAME(ted256189_point_cmov))

/* void ted256189_point_mul(ted256189_point *r, const ted256189_fr *k, const ted256189_point *a) */
TED256189_PUBLIC(TED256189_NAME(ted256189_point_mul))
#if TED256189_COFF
	sub rsp, 40
	TED256189_LOWERED(40)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_point_mul_work)
	xor eax, eax
	mov edx, 5000
	add rsp, 40
	TED256189_RAISED(40)
#else
	sub rsp, 8
	TED256189_LOWERED(8)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_point_mul_work)
	xor eax, eax
	mov edx, 5000
	add rsp, 8
	TED256189_RAISED(8)
#endif
	TED256189_JUMP(TED256189_NAME(ted256189_erase), TED256189_NAME(ted256189_point_mul))

/* void ted256189_point_mul_base(ted256189_point *r, const ted256189_fr *k) */
TED256189_PUBLIC(TED256189_NAME(ted256189_point_mul_base))
#if TED256189_COFF
	sub rsp, 40
	TED256189_LOWERED(40)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_point_mul_base_work)
	xor eax, eax
	mov edx, 2504
	add rsp, 40
	TED256189_RAISED(40)
#else
	sub rsp, 8
	TED256189_LOWERED(8)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_point_mul_base_work)
	xor eax, eax
	mov edx, 2504
	add rsp, 8
	TED256189_RAISED(8)
#endif
	TED256189_JUMP(TED256189_NAME(ted256189_erase), TED256189_NAME(ted256189_point_mul_base))

/* void ted256189_point_mul2(ted256189_point *r, const ted256189_fr *a, const ted256189_point *p, const ted256189_fr *b, const ted256189_point *q) */
TED256189_PUBLIC(TED256189_NAME(ted256189_point_mul2))
#if TED256189_COFF
	sub rsp, 40
	TED256189_LOWERED(40)
	TED256189_FRAME_MADE
	mov rax, qword ptr [rsp+80]
	mov qword ptr [rsp+32], rax
	call TED256189_NAME(ted256189_point_mul2_work)
	xor eax, eax
	mov edx, 7240
	add rsp, 40
	TED256189_RAISED(40)
#else
	sub rsp, 8
	TED256189_LOWERED(8)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_point_mul2_work)
	xor eax, eax
	mov edx, 7240
	add rsp, 8
	TED256189_RAISED(8)
#endif
	TED256189_JUMP(TED256189_NAME(ted256189_erase), TED256189_NAME(ted256189_point_mul2))

/* void ted256189_point_clear_cofactor(ted256189_point *r, const ted256189_point *a) */
TED256189_PUBLIC(TED256189_NAME(ted256189_point_clear_cofactor))
#if TED256189_COFF
	sub rsp, 40
	TED256189_LOWERED(40)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_point_clear_cofactor_work)
	xor eax, eax
	mov edx, 648
	add rsp, 40
	TED256189_RAISED(40)
#else
	sub rsp, 8
	TED256189_LOWERED(8)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_point_clear_cofactor_work)
	xor eax, eax
	mov edx, 648
	add rsp, 8
	TED256189_RAISED(8)
#endif
	TED256189_JUMP(TED256189_NAME(ted256189_erase), TED256189_NAME(ted256189_point_clear_cofactor))

/* int ted256189_point_is_in_subgroup(const ted256189_point *a) */
TED256189_PUBLIC(TED256189_NAME(ted256189_point_is_in_subgroup))
#if TED256189_COFF
	sub rsp, 40
	TED256189_LOWERED(40)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_point_is_in_subgroup_work)
	mov eax, eax
	mov edx, 5128
	add rsp, 40
	TED256189_RAISED(40)
#else
	sub rsp, 8
	TED256189_LOWERED(8)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_point_is_in_subgroup_work)
	mov eax, eax
	mov edx, 5128
	add rsp, 8
	TED256189_RAISED(8)
#endif
	TED256189_JUMP(TED256189_NAME(ted256189_erase), TED256189_NAME(ted256189_point_is_in_subgroup))

/* int ted256189_compress(uint8_t out[TED256189_COMPRESSED_BYTES], const uint8_t point[TED256189_POINT_BYTES]) */
TED256189_PUBLIC(TED256189_NAME(ted256189_compress))
#if TED256189_COFF
	sub rsp, 40
	TED256189_LOWERED(40)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_compress_work)
	mov eax, eax
	mov edx, 1096
	add rsp, 40
	TED256189_RAISED(40)
#else
	sub rsp, 8
	TED256189_LOWERED(8)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_compress_work)
	mov eax, eax
	mov edx, 1096
	add rsp, 8
	TED256189_RAISED(8)
#endif
	TED256189_JUMP(TED256189_NAME(ted256189_erase), TED256189_NAME(ted256189_compress))

/* int ted256189_decompress(uint8_t out[TED256189_POINT_BYTES], const uint8_t compressed[TED256189_COMPRESSED_BYTES]) */
TED256189_PUBLIC(TED256189_NAME(ted256189_decompress))
#if TED256189_COFF
	sub rsp, 40
	TED256189_LOWERED(40)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_decompress_work)
	mov eax, eax
	mov edx, 1416
	add rsp, 40
	TED256189_RAISED(40)
#else
	sub rsp, 8
	TED256189_LOWERED(8)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_decompress_work)
	mov eax, eax
	mov edx, 1416
	add rsp, 8
	TED256189_RAISED(8)
#endif
	TED256189_JUMP(TED256189_NAME(ted256189_erase), TED256189_NAME(ted256189_decompress))

/* int ted256189_point_encode_compressed(uint8_t out[TED256189_COMPRESSED_BYTES], const ted256189_point *a) */
TED256189_PUBLIC(TED256189_NAME(ted256189_point_encode_compressed))
#if TED256189_COFF
	sub rsp, 40
	TED256189_LOWERED(40)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_point_encode_compressed_work)
	mov eax, eax
	mov edx, 2760
	add rsp, 40
	TED256189_RAISED(40)
#else
	sub rsp, 8
	TED256189_LOWERED(8)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_point_encode_compressed_work)
	mov eax, eax
	mov edx, 2760
	add rsp, 8
	TED256189_RAISED(8)
#endif
	TED256189_JUMP(TED256189_NAME(ted256189_erase), TED256189_NAME(ted256189_point_encode_compressed))

/* int ted256189_scalar_is_valid(const uint8_t a[TED256189_SCALAR_BYTES]) */
TED256189_PUBLIC(TED256189_NAME(ted256189_scalar_is_valid))
#if TED256189_COFF
	sub rsp, 40
	TED256189_LOWERED(40)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_scalar_is_valid_work)
	mov eax, eax
	mov edx, 456
	add rsp, 40
	TED256189_RAISED(40)
#else
	sub rsp, 8
	TED256189_LOWERED(8)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_scalar_is_valid_work)
	mov eax, eax
	mov edx, 456
	add rsp, 8
	TED256189_RAISED(8)
#endif
	TED256189_JUMP(TED256189_NAME(ted256189_erase), TED256189_NAME(ted256189_scalar_is_valid))

/* void ted256189_scalar_reduce(uint8_t out[TED256189_SCALAR_BYTES], const uint8_t *in, size_t in_bytes) */
TED256189_PUBLIC(TED256189_NAME(ted256189_scalar_reduce))
#if TED256189_COFF
	sub rsp, 40
	TED256189_LOWERED(40)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_scalar_reduce_work)
	xor eax, eax
	mov edx, 584
	add rsp, 40
	TED256189_RAISED(40)
#else
	sub rsp, 8
	TED256189_LOWERED(8)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_scalar_reduce_work)
	xor eax, eax
	mov edx, 584
	add rsp, 8
	TED256189_RAISED(8)
#endif
	TED256189_JUMP(TED256189_NAME(ted256189_erase), TED256189_NAME(ted256189_scalar_reduce))

/* void ted256189_scalar_add(uint8_t out[TED256189_SCALAR_BYTES], const uint8_t a[TED256189_SCALAR_BYTES], const uint8_t b[TED256189_SCALAR_BYTES]) */
TED256189_PUBLIC(TED256189_NAME(ted256189_scalar_add))
#if TED256189_COFF
	sub rsp, 40
	TED256189_LOWERED(40)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_scalar_add_work)
	xor eax, eax
	mov edx, 584
	add rsp, 40
	TED256189_RAISED(40)
#else
	sub rsp, 8
	TED256189_LOWERED(8)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_scalar_add_work)
	xor eax, eax
	mov edx, 584
	add rsp, 8
	TED256189_RAISED(8)
#endif
	TED256189_JUMP(TED256189_NAME(ted256189_erase), TED256189_NAME(ted256189_scalar_add))

/* void ted256189_scalar_mul(uint8_t out[TED256189_SCALAR_BYTES], const uint8_t a[TED256189_SCALAR_BYTES], const uint8_t b[TED256189_SCALAR_BYTES]) */
TED256189_PUBLIC(TED256189_NAME(ted256189_scalar_mul))
#if TED256189_COFF
	sub rsp, 40
	TED256189_LOWERED(40)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_scalar_mul_work)
	xor eax, eax
	mov edx, 584
	add rsp, 40
	TED256189_RAISED(40)
#else
	sub rsp, 8
	TED256189_LOWERED(8)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_scalar_mul_work)
	xor eax, eax
	mov edx, 584
	add rsp, 8
	TED256189_RAISED(8)
#endif
	TED256189_JUMP(TED256189_NAME(ted256189_erase), TED256189_NAME(ted256189_scalar_mul))

/* void ted256189_scalar_neg(uint8_t out[TED256189_SCALAR_BYTES], const uint8_t a[TED256189_SCALAR_BYTES]) */
TED256189_PUBLIC(TED256189_NAME(ted256189_scalar_neg))
#if TED256189_COFF
	sub rsp, 40
	TED256189_LOWERED(40)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_scalar_neg_work)
	xor eax, eax
	mov edx, 520
	add rsp, 40
	TED256189_RAISED(40)
#else
	sub rsp, 8
	TED256189_LOWERED(8)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_scalar_neg_work)
	xor eax, eax
	mov edx, 520
	add rsp, 8
	TED256189_RAISED(8)
#endif
	TED256189_JUMP(TED256189_NAME(ted256189_erase), TED256189_NAME(ted256189_scalar_neg))

/* int ted256189_fr_decode(ted256189_fr *r, const uint8_t in[TED256189_SCALAR_BYTES]) */
TED256189_PUBLIC(TED256189_NAME(ted256189_fr_decode))
#if TED256189_COFF
	sub rsp, 40
	TED256189_LOWERED(40)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_fr_decode_work)
	mov eax, eax
	mov edx, 520
	add rsp, 40
	TED256189_RAISED(40)
#else
	sub rsp, 8
	TED256189_LOWERED(8)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_fr_decode_work)
	mov eax, eax
	mov edx, 520
	add rsp, 8
	TED256189_RAISED(8)
#endif
	TED256189_JUMP(TED256189_NAME(ted256189_erase), TED256189_NAME(ted256189_fr_decode))

/* void ted256189_fr_encode(uint8_t out[TED256189_SCALAR_BYTES], const ted256189_fr *a) */
TED256189_PUBLIC(TED256189_NAME(ted256189_fr_encode))
#if TED256189_COFF
	sub rsp, 40
	TED256189_LOWERED(40)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_fr_encode_work)
	xor eax, eax
	mov edx, 392
	add rsp, 40
	TED256189_RAISED(40)
#else
	sub rsp, 8
	TED256189_LOWERED(8)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_fr_encode_work)
	xor eax, eax
	mov edx, 392
	add rsp, 8
	TED256189_RAISED(8)
#endif
	TED256189_JUMP(TED256189_NAME(ted256189_erase), TED256189_NAME(ted256189_fr_encode))

/* void ted256189_fr_reduce(ted256189_fr *r, const uint8_t *in, size_t in_bytes) */
TED256189_PUBLIC(TED256189_NAME(ted256189_fr_reduce))
#if TED256189_COFF
	sub rsp, 40
	TED256189_LOWERED(40)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_fr_reduce_work)
	xor eax, eax
	mov edx, 584
	add rsp, 40
	TED256189_RAISED(40)
#else
	sub rsp, 8
	TED256189_LOWERED(8)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_fr_reduce_work)
	xor eax, eax
	mov edx, 584
	add rsp, 8
	TED256189_RAISED(8)
#endif
	TED256189_JUMP(TED256189_NAME(ted256189_erase), TED256189_NAME(ted256189_fr_reduce))

/* void ted256189_fr_inv(ted256189_fr *r, const ted256189_fr *a) */
TED256189_PUBLIC(TED256189_NAME(ted256189_fr_inv))
#if TED256189_COFF
	sub rsp, 40
	TED256189_LOWERED(40)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_fr_inv_work)
	xor eax, eax
	mov edx, 2504
	add rsp, 40
	TED256189_RAISED(40)
#else
	sub rsp, 8
	TED256189_LOWERED(8)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_fr_inv_work)
	xor eax, eax
	mov edx, 2504
	add rsp, 8
	TED256189_RAISED(8)
#endif
	TED256189_JUMP(TED256189_NAME(ted256189_erase), TED256189_NAME(ted256189_fr_inv))

/* void ted256189_fr_half(ted256189_fr *r, const ted256189_fr *a) */
TED256189_PUBLIC(TED256189_NAME(ted256189_fr_half))
#if TED256189_COFF
	sub rsp, 40
	TED256189_LOWERED(40)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_fr_half_work)
	xor eax, eax
	mov edx, 392
	add rsp, 40
	TED256189_RAISED(40)
#else
	sub rsp, 8
	TED256189_LOWERED(8)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_fr_half_work)
	xor eax, eax
	mov edx, 392
	add rsp, 8
	TED256189_RAISED(8)
#endif
	TED256189_JUMP(TED256189_NAME(ted256189_erase), TED256189_NAME(ted256189_fr_half))

/* int ted256189_fr_is_zero(const ted256189_fr *a) */
TED256189_PUBLIC(TED256189_NAME(ted256189_fr_is_zero))
#if TED256189_COFF
	sub rsp, 40
	TED256189_LOWERED(40)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_fr_is_zero_work)
	mov eax, eax
	mov edx, 328
	add rsp, 40
	TED256189_RAISED(40)
#else
	sub rsp, 8
	TED256189_LOWERED(8)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_fr_is_zero_work)
	mov eax, eax
	mov edx, 328
	add rsp, 8
	TED256189_RAISED(8)
#endif
	TED256189_JUMP(TED256189_NAME(ted256189_erase), TED256189_NAME(ted256189_fr_is_zero))

/* int ted256189_fr_equal(const ted256189_fr *a, const ted256189_fr *b) */
TED256189_PUBLIC(TED256189_NAME(ted256189_fr_equal))
#if TED256189_COFF
	sub rsp, 40
	TED256189_LOWERED(40)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_fr_equal_work)
	mov eax, eax
	mov edx, 328
	add rsp, 40
	TED256189_RAISED(40)
#else
	sub rsp, 8
	TED256189_LOWERED(8)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_fr_equal_work)
	mov eax, eax
	mov edx, 328
	add rsp, 8
	TED256189_RAISED(8)
#endif
	TED256189_JUMP(TED256189_NAME(ted256189_erase), TED256189_NAME(ted256189_fr_equal))

/* void ted256189_fr_cmov(ted256189_fr *r, const ted256189_fr *a, int flag) */
TED256189_PUBLIC(TED256189_NAME(ted256189_fr_cmov))
#if TED256189_COFF
	sub rsp, 40
	TED256189_LOWERED(40)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_fr_cmov_work)
	xor eax, eax
	mov edx, 392
	add rsp, 40
	TED256189_RAISED(40)
#else
	sub rsp, 8
	TED256189_LOWERED(8)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_fr_cmov_work)
	xor eax, eax
	mov edx, 392
	add rsp, 8
	TED256189_RAISED(8)
#endif
	TED256189_JUMP(TED256189_NAME(ted256189_erase), TED256189_NAME(ted256189_fr_cmov))

/* unsigned ted256189_fr_bits(const ted256189_fr *a, size_t position, size_t count) */
TED256189_PUBLIC(TED256189_NAME(ted256189_fr_bits))
#if TED256189_COFF
	sub rsp, 40
	TED256189_LOWERED(40)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_fr_bits_work)
	mov eax, eax
	mov edx, 328
	add rsp, 40
	TED256189_RAISED(40)
#else
	sub rsp, 8
	TED256189_LOWERED(8)
	TED256189_FRAME_MADE
	call TED256189_NAME(ted256189_fr_bits_work)
	mov eax, eax
	mov edx, 328
	add rsp, 8
	TED256189_RAISED(8)
#endif
	TED256189_JUMP(TED256189_NAME(ted256189_erase), TED256189_NAME(ted256189_fr_bits))

TED256189_BEGIN(TED256189_NAME(ted256189_erase))
	mov r10d, dword ptr [rip+ted256189_vectors_kept]
	test r10d, r10d
	jz TED256189_NAME(ted256189_erase_asking)
#if TED256189_COFF
	push rbp
	TED256189_PUSHED(rbp)
	mov rbp, rsp
	TED256189_FRAME_AT(rbp)
	TED256189_FRAME_MADE
#else
	mov r9, rsp
	TED256189_FRAME_AT(r9)
	push 0
#endif
#if TED256189_COFF || defined(__SANITIZE_ADDRESS__)
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
#if !TED256189_COFF
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
#if !TED256189_COFF
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
#if TED256189_COFF
	xor r9d, r9d
	lea rsp, [rbp]
	pop rbp
#else
	xor esi, esi
	xor edi, edi
	mov rsp, r9
	TED256189_FRAME_LEFT(r9)
	xor r9d, r9d
#endif
	ret
TED256189_END(TED256189_NAME(ted256189_erase))

TED256189_BEGIN(TED256189_NAME(ted256189_erase_asking))
	sub rsp, 56
	TED256189_LOWERED(56)
	TED256189_FRAME_MADE
	mov qword ptr [rsp+32], rax
	mov qword ptr [rsp+40], rdx
	call TED256189_NAME(ted256189_vector_registers)
	mov dword ptr [rip+ted256189_vectors_kept], eax
	mov rax, qword ptr [rsp+32]
	mov rdx, qword ptr [rsp+40]
	add rsp, 56
	TED256189_RAISED(56)
	TED256189_JUMP(TED256189_NAME(ted256189_erase), TED256189_NAME(ted256189_erase_asking))

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
