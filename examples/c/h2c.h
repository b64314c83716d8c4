/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Strings to points of edwards25519: the suites edwards25519_XMD:SHA-512_ELL2_RO_ and _NU_ of RFC 9380, on an ecgen library of
 * the curve ed25519 made with `--with map`. */
#ifndef EXAMPLES_H2C_H
#define EXAMPLES_H2C_H

#include <stddef.h>
#include <stdint.h>

#include <ed25519.h>

#ifndef ED25519_MAP_BYTES
#error "build the library with --with map"
#endif

/* A point that looks like a random one of prime order (RO). `domain` (1 to 255 bytes) names the application and the suite; returns 0 if it has another
 * length. */
int h2c_hash(ed25519_point *r, const uint8_t *message, size_t bytes, const uint8_t *domain, size_t domain_bytes);

/* Half the work, for where the points' distribution does not matter (NU). */
int h2c_encode(ed25519_point *r, const uint8_t *message, size_t bytes, const uint8_t *domain, size_t domain_bytes);

#endif
