/* SPDX-License-Identifier: Apache-2.0 OR MIT
 * The text of a program of known answers, where there is a system. */
#include <stdio.h>

void print(const char *text);
void print(const char *text)
{
    fputs(text, stdout);
}
