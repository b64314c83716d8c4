/* Recorded calls of public functions, made again in a child process in which a change of the library is made; see c_replay.py. */
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#define BESIDE 128 /* bytes on either side of a block */

enum { SAME, WRONG, OTHER, ENDED }; /* OTHER: another result, which may stand for the same */

typedef struct {
    uint64_t size;
    const uint8_t *before, *after;
    uint8_t *memory;
} block;

typedef struct {
    void *function;
    uint64_t count, blocks, returns, exact, microseconds;
    int64_t result;
    const uint64_t *value; /* of each argument, for pointers the offset in the block */
    const int64_t *of; /* the block of each argument, -1 for numbers */
    block *block;
} call;

typedef uint64_t any_function(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);

static int made(const call *c)
{
    uint64_t v[10] = {0}, k, found;
    for (k = 0; k < c->blocks; ++k) {
        memset(c->block[k].memory - BESIDE, 0xa5, c->block[k].size + 2 * BESIDE);
        memcpy(c->block[k].memory, c->block[k].before, c->block[k].size);
    }
    for (k = 0; k < c->count; ++k)
        v[k] = c->of[k] < 0 ? c->value[k] : (uint64_t)(uintptr_t)(c->block[c->of[k]].memory + c->value[k]);
    found = ((any_function *)c->function)(v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], v[9]);
    if (c->returns && (int32_t)found != (int32_t)c->result)
        return WRONG;
    for (k = 0; k < c->blocks; ++k)
        if (memcmp(c->block[k].memory, c->block[k].after, c->block[k].size) != 0)
            return c->exact ? WRONG : OTHER;
    return SAME;
}

static void limit(uint64_t microseconds)
{
    struct itimerval t = {{0, 0}, {(time_t)(microseconds / 1000000), (suseconds_t)(microseconds % 1000000)}};
    setitimer(ITIMER_PROF, &t, NULL);
}

/* What the calls in this order find where `change` was called with its argument, or a bit of `byte` is changed; *at is the place in the order of the last call. */
int replay(const call *calls, const uint32_t *order, uint32_t count, void (*const *change)(int), int number, uint8_t *const *byte, uint32_t *at)
{
    static uint32_t *shared;
    int status;
    pid_t child;
    if (shared == NULL)
        shared = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    *shared = 0;
    child = fork();
    if (child == 0) {
        for (status = 1; status < NSIG; ++status)
            signal(status, SIG_DFL);
        for (; *change != NULL; ++change)
            (*change)(number);
        for (; *byte != NULL; ++byte)
            **byte ^= 1;
        for (; *shared < count; ++*shared) {
            const call *c = &calls[order[*shared]];
            limit(c->microseconds);
            status = made(c);
            if (status != SAME)
                _exit(status);
        }
        _exit(SAME);
    }
    waitpid(child, &status, 0);
    *at = *shared;
    return WIFEXITED(status) ? WEXITSTATUS(status) : ENDED;
}
