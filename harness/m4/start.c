/* SPDX-License-Identifier: Apache-2.0 OR MIT
 * Start-up of a Cortex-M4 without any library: vectors, memory, FPU, text and exit through semihosting (QEMU, or a
 * debugger that has it switched on), cycle counter. Registers: ARM DDI 0403, "ARMv7-M Architecture Reference Manual". */
#include "board.h"

#define REGISTER(address) (*(volatile uint32_t *)(address))
#define CPACR REGISTER(0xe000ed88u)
#define DEMCR REGISTER(0xe000edfcu)
#define DWT_CTRL REGISTER(0xe0001000u)
#define DWT_CYCCNT REGISTER(0xe0001004u)

extern uint32_t stack_top[], data_start[], data_end[], bss_start[], bss_end[];
extern const uint32_t data_image[];

int main(void);
void reset(void);
static void fault(void);

__attribute__((section(".vectors"), used)) static const struct {
    uint32_t *stack;
    void (*handlers[15])(void);
} vectors = {stack_top, {reset, fault, fault, fault, fault, fault, 0, 0, 0, 0, fault, fault, 0, fault, fault}};

/* ARM, "Semihosting for AArch32 and AArch64": the operation in r0, its argument in r1, the answer in r0. */
static uint32_t semihost(uint32_t operation, const volatile void *argument)
{
    register uint32_t r0 __asm__("r0") = operation;
    register const volatile void *r1 __asm__("r1") = argument;
    __asm__ volatile("bkpt 0xab" : "+r"(r0) : "r"(r1) : "memory");
    return r0;
}

void print(const char *text)
{
    semihost(0x04, text);
}

void print_number(uint32_t n)
{
    char text[11], *p = text + sizeof text;
    *--p = 0;
    do
        *--p = (char)('0' + n % 10);
    while (n /= 10);
    print(p);
}

void finish(int status)
{
    volatile uint32_t exit[2] = {0x20026, (uint32_t)status};
    semihost(0x20, exit);
    for (;;)
        ;
}

static void fault(void)
{
    print("fault\n");
    finish(3);
}

int counter_start(void)
{
    uint32_t before;
    volatile int i;
    DEMCR |= 1u << 24;
    DWT_CYCCNT = 0;
    DWT_CTRL |= 1u;
    before = DWT_CYCCNT;
    for (i = 0; i < 10; ++i)
        ;
    return DWT_CYCCNT != before;
}

uint32_t counter_read(void)
{
    return DWT_CYCCNT;
}

void reset(void)
{
    const uint32_t *from = data_image;
    uint32_t *to;
    for (to = data_start; to < data_end;)
        *to++ = *from++;
    for (to = bss_start; to < bss_end;)
        *to++ = 0;
#ifdef __ARM_FP
    CPACR |= 0xfu << 20;
    __asm__ volatile("dsb\n\tisb" : : : "memory");
#endif
    finish(main());
}

/* Compilers call these for structures and loops, whatever they are told; volatile, lest these loops become such calls. */
void *memcpy(void *to, const void *from, size_t size)
{
    volatile unsigned char *t = to;
    const unsigned char *f = from;
    while (size--)
        *t++ = *f++;
    return to;
}

void *memset(void *to, int value, size_t size)
{
    volatile unsigned char *t = to;
    while (size--)
        *t++ = (unsigned char)value;
    return to;
}
