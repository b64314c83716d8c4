/* SPDX-License-Identifier: Apache-2.0 OR MIT
 * What a bare-metal program gets from start.c: text out, an end with a status, and the cycle counter. */
#ifndef BOARD_H
#define BOARD_H

#include <stddef.h>
#include <stdint.h>

void print(const char *text);
void print_number(uint32_t n);
void finish(int status);

/* 1 if the core's cycle counter runs; it is switched on. QEMU has none. */
int counter_start(void);
uint32_t counter_read(void);

#endif
