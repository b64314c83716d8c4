/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* A long sum of multiples of points on several threads (POSIX), on an ecgen library of any curve that has points: each thread sums
 * up a slice, and the sums add up. Written for ed25519; `ecgen new example` puts another curve in its place. */
#ifndef EXAMPLES_MSM_ED25519_H
#define EXAMPLES_MSM_ED25519_H

#include <ed25519.h>

enum { MSM_MOST_THREADS = 64 };

/* r = the sum of [k[i]] a[i] for i < count on `threads` threads, that of the caller among them, from 1 to MSM_MOST_THREADS: as
 * point_msm_vartime gives it, in variable time. 0 if memory is short, and r is neutral. */
int msm_ed25519_vartime(ed25519_point *r, const ed25519_fr *k, const ed25519_point *a, size_t count, unsigned threads);

#endif
