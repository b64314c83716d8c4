/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "msm.h"

#include <pthread.h>
#include <stdlib.h>

typedef struct {
    const ed25519_fr *k;
    const ed25519_point *a;
    size_t count;
    ed25519_point sum;
    pthread_t thread;
    int is_started, is_done;
} slice;

static void *sum_up(void *given)
{
    slice *own = given;
    ed25519_point *memory = calloc(ED25519_MSM_MEMORY(own->count), sizeof *memory);

    own->is_done = memory != NULL;
    if (memory)
        ed25519_point_msm_vartime(&own->sum, memory, own->k, own->a, own->count);
    free(memory);
    return NULL;
}

int msm_ed25519_vartime(ed25519_point *r, const ed25519_fr *k, const ed25519_point *a, size_t count, unsigned threads)
{
    slice slices[MSM_MOST_THREADS];
    size_t from = 0, to;
    unsigned i;
    int is_done = 1;

    threads = threads < 1 ? 1 : threads > MSM_MOST_THREADS ? MSM_MOST_THREADS : threads;
    for (i = 0; i < threads; ++i, from = to) {
        to = count / threads * (i + 1) + count % threads * (i + 1) / threads;
        slices[i].k = k + from;
        slices[i].a = a + from;
        slices[i].count = to - from;
        slices[i].is_started = i + 1 < threads && pthread_create(&slices[i].thread, NULL, sum_up, slices + i) == 0;
        if (!slices[i].is_started) /* the last one, and those that the system has no thread for */
            sum_up(slices + i);
    }
    for (i = 0; i < threads; ++i) {
        if (slices[i].is_started)
            pthread_join(slices[i].thread, NULL);
        is_done &= slices[i].is_done;
    }
    ed25519_point_neutral(r);
    for (i = 0; is_done && i < threads; ++i)
        ed25519_point_add(r, r, &slices[i].sum);
    return is_done;
}
