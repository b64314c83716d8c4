/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* SHA-256, SHA-384 and SHA-512 for the examples alone. Compiled with -DSHA2_OPENSSL and linked with -lcrypto they are OpenSSL's, which
 * has them in assembly; AWS-LC and BoringSSL have the same functions. */
#ifndef EXAMPLES_SHA2_H
#define EXAMPLES_SHA2_H

#include <stddef.h>
#include <stdint.h>

#ifdef SHA2_OPENSSL
#define OPENSSL_SUPPRESS_DEPRECATED /* those that take their state from the caller, and allocate nothing */
#include <openssl/sha.h>

typedef struct {
    union {
        SHA256_CTX small;
        SHA512_CTX large;
    } of;
    unsigned hash_bytes;
} sha2;
#else
typedef struct {
    uint64_t state[8], total; /* bytes so far */
    uint8_t buffer[128];
    unsigned word_bytes, hash_bytes;
} sha2;
#endif

void sha256_start(sha2 *h);
void sha384_start(sha2 *h);
void sha512_start(sha2 *h);
void sha2_add(sha2 *h, const void *bytes, size_t length);
void sha2_finish(sha2 *h, uint8_t *out); /* 32, 48 or 64 bytes */

#endif
