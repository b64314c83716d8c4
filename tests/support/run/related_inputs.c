/* Public functions of an emitted library on many inputs whose results are multiples of the base
 * point that the caller knows. PREFIX and UPPER are its prefix. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#define JOIN_(a, b) a##_##b
#define JOIN(a, b) JOIN_(a, b)
#define P(name) JOIN(PREFIX, name)
#define U(name) JOIN(UPPER, name)
#define TEXT_(x) #x
#define TEXT(x) TEXT_(x)
#define HEADER_(x) TEXT(x.h)
#include HEADER_(PREFIX)
enum { MANY = 256, BYTES = U(POINT_BYTES), SCALAR = U(SCALAR_BYTES) };

typedef P(point) point;
typedef P(fr) fr;

/* [j]G twice for each of the `count` scalars, by the table and by a multiplication, so that equal
 * points have other coordinates. */
void fill(point *pool, const uint8_t *j, size_t count)
{
    point base;
    fr k;
    P(point_base)(&base);
    for (size_t i = 0; i < count; ++i) {
        P(fr_decode)(&k, j + SCALAR * i);
        P(point_mul_base)(pool + 2 * i, &k);
        P(point_mul)(pool + 2 * i + 1, &k, &base);
    }
}

size_t point_size(void) { return sizeof(point); }

void encoded(uint8_t *out, const point *pool, size_t count)
{
    P(point_encode_many)(out, pool, count);
}

/* `wrong` and one more for each of the `count` results that is not the multiple of the base point
 * that is expected; the numbers of the first go to `bad`. */
static size_t compared(const point *found, const uint8_t *expected, size_t count, size_t first,
                       uint32_t *bad, size_t wrong, size_t most)
{
    static point right[MANY];
    static uint8_t ours[MANY * BYTES], theirs[MANY * BYTES];
    fr k;
    for (size_t i = 0; i < count; ++i) {
        P(fr_decode)(&k, expected + SCALAR * i);
        P(point_mul_base)(right + i, &k);
    }
    P(point_encode_many)(ours, found, count);
    P(point_encode_many)(theirs, right, count);
    for (size_t i = 0; i < count; ++i)
        if (memcmp(ours + BYTES * i, theirs + BYTES * i, BYTES) != 0
            || P(point_is_neutral)(found + i) != P(point_is_neutral)(right + i)) {
            if (wrong < most)
                bad[wrong] = (uint32_t)(first + i);
            ++wrong;
        }
    return wrong;
}

/* [k] of pool[at] in constant time (0), in variable time (1); [k]G + [k2] pool[at] (2),
 * [k] pool[at] + [k2] pool[at2] (3). */
size_t products(int which, const point *pool, const uint32_t *at, const uint32_t *at2,
                const uint8_t *k, const uint8_t *k2, const uint8_t *expected, size_t count,
                uint32_t *bad, size_t most)
{
    static point found[MANY];
    size_t wrong = 0;
    fr a, b;
    for (size_t i = 0; i < count; i += MANY) {
        size_t n = count - i < MANY ? count - i : MANY;
        for (size_t j = 0; j < n; ++j) {
            P(fr_decode)(&a, k + SCALAR * (i + j));
            P(fr_decode)(&b, k2 + SCALAR * (i + j));
            switch (which) {
            case 0: P(point_mul)(found + j, &a, pool + at[i + j]); break;
            case 1: P(point_mul_vartime)(found + j, &a, pool + at[i + j]); break;
            case 2: P(point_mul2_base_vartime)(found + j, &a, &b, pool + at[i + j]); break;
            default: P(point_mul2)(found + j, &a, pool + at[i + j], &b, pool + at2[i + j]);
            }
        }
        wrong = compared(found, expected + SCALAR * i, n, i, bad, wrong, most);
    }
    return wrong;
}

/* Sums over `count` lists, one behind the other, the i-th of lengths[i] points. */
size_t sums(const point *pool, const uint32_t *at, const uint8_t *k, const uint32_t *lengths,
            const uint8_t *expected, size_t count, uint32_t *bad, size_t most)
{
    static point found[MANY];
    size_t wrong = 0, place = 0, longest = 0;
    for (size_t i = 0; i < count; ++i)
        longest = lengths[i] > longest ? lengths[i] : longest;
    size_t room = 0;
    for (size_t n = 0; n <= longest; ++n) {
        size_t needed = U(MSM_MEMORY)(n);
        room = needed > room ? needed : room;
    }
    point *a = malloc(longest * sizeof *a), *memory = malloc(room * sizeof *memory);
    fr *scalars = malloc(longest * sizeof *scalars);
    for (size_t i = 0; i < count; i += MANY) {
        size_t n = count - i < MANY ? count - i : MANY;
        for (size_t j = 0; j < n; place += lengths[i + j++]) {
            for (size_t m = 0; m < lengths[i + j]; ++m) {
                a[m] = pool[at[place + m]];
                P(fr_decode)(scalars + m, k + SCALAR * (place + m));
            }
            P(point_msm_vartime)(found + j, memory, scalars, a, lengths[i + j]);
        }
        wrong = compared(found, expected + SCALAR * i, n, i, bad, wrong, most);
    }
    free(a);
    free(memory);
    free(scalars);
    return wrong;
}
