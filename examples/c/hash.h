/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* A hash as the general examples take it: put your own function in its place. */
#ifndef EXAMPLES_HASH_H
#define EXAMPLES_HASH_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
    const void *bytes;
    size_t length;
} hash_string;

/* Writes out_bytes bytes that depend on every string and on where each ends. */
typedef void hash_function(uint8_t *out, size_t out_bytes, const hash_string *strings, size_t count);

/* The SHA-512 digests of (block, then each string behind its length of eight bytes) for block = 0, 1 ..., a byte. At most 16384 bytes. */
hash_function hash_sha512;

#endif
