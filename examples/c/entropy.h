/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#ifndef EXAMPLES_ENTROPY_H
#define EXAMPLES_ENTROPY_H

#include <stddef.h>
#include <stdint.h>

/* Secret bytes from the system's random source, /dev/urandom; 0 if it cannot be read. Elsewhere take that of your system, as
 * BCryptGenRandom of Windows. */
int random_bytes(uint8_t *out, size_t count);

#endif
