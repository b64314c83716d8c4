"""An odd modulus and a word size -> the shape of its constant-time inversion by divsteps, and that
inversion on integers.

D. J. Bernstein and B.-Y. Yang, "Fast constant-time gcd computation and modular inversion" (ePrint
2019/266): a divstep takes (delta, f, g), f odd, to (1 - delta, g, (g - f)/2) if delta > 0 and g is
odd, else to (1 + delta, f, (g + (g mod 2) f)/2). Here delta begins at 1/2 and is kept as zeta =
-delta - 1/2, as libsecp256k1 does (doc/safegcd_implementation.md). After `total` steps from (M, x),
0 <= x < M, g is 0 and f = +-gcd(M, x); d, for which d x = f (mod M) throughout, is +-1/x.

Numbers are `limbs` limbs of `width` bits; steps are taken in `batches` batches, each on the lowest
limbs alone and then applied to all limbs as one matrix. Within a batch `sub` steps at a time work
on one packed word (templates/c/safegcd.c.j2).
"""

from collections.abc import Callable
from dataclasses import dataclass

PARTS = 3  # packed runs of steps in a batch


def steps_needed(bits: int) -> int:
    """Divsteps (delta from 1/2) after which g = 0, for every odd f and every g with 0 <= g <= f <
    2^bits.

    The bound floor((45907 bits + 26313) / 19929) is published with a proof: P. Wuille,
    safegcd-bounds (https://github.com/sipa/safegcd-bounds, "hddivsteps"). `divsteps_hull.needed`
    proves it again for one size at a time.
    """
    return (45907 * bits + 26313) // 19929


See = Callable[[str, int], None]


def _unseen(name: str, value: int) -> None:
    """Nobody looks at the values that are met."""


@dataclass(frozen=True)
class Divsteps:
    """The shape for odd moduli below 2^bits on words of `word_bits` bits. Requires bits >= 2."""

    bits: int
    word_bits: int = 64

    @property
    def sub(self) -> int:
        """Steps on one packed word: a word of three fields takes 3 sub + 4 bits."""
        return (self.word_bits - 4) // 3

    @property
    def steps(self) -> int:
        """Steps of a batch."""
        return PARTS * self.sub

    @property
    def unroll(self) -> int:
        """Steps in one round of the emitted loop: the most, up to 5, that divide `sub`."""
        return max(k for k in range(1, 6) if self.sub % k == 0)

    @property
    def batches(self) -> int:
        return -(-steps_needed(self.bits) // self.steps)

    @property
    def total(self) -> int:
        return self.batches * self.steps

    @property
    def width(self) -> int:
        """Bits of a limb: the least, from `steps` to w - 2, on words of 64 bits to w - 4
        (limbs.py), with the fewest limbs.
        """
        return min(
            range(self.steps, self.word_bits - (3 if self.word_bits == 64 else 1)),
            key=lambda width: (-(-self.bits // width), width),
        )

    @property
    def limbs(self) -> int:
        return -(-self.bits // self.width)

    def split(self, value: int) -> list[int]:
        """The limbs of a number: from 0 to 2^width - 1, the topmost with the sign."""
        low = [value >> self.width * i & (1 << self.width) - 1 for i in range(self.limbs - 1)]
        return [*low, value >> self.width * (self.limbs - 1)]

    def join(self, limbs: list[int]) -> int:
        return sum(limb << self.width * i for i, limb in enumerate(limbs))


def invert(
    n: Divsteps, modulus: int, x: int, batches: int | None = None, see: See = _unseen
) -> int:
    """1/x modulo the odd modulus, 0 for x = 0, by the operations of the emitted C on its words;
    `see` hears of every value.

    Requires 0 <= x < modulus < 2^bits and gcd(x, modulus) = 1 or x = 0. `batches` less than the
    shape's gives wrong results.
    """
    prime = n.split(modulus)
    zeta = -1
    numbers = (n.split(modulus), n.split(x), n.split(0), n.split(1))
    for _ in range(n.batches if batches is None else batches):
        zeta, m = matrix(n, zeta, numbers[0][0], numbers[1][0], see)
        numbers = applied(n, m, numbers, prime, see)
    f, _, d, _ = numbers
    d = _settled(n, d, False, prime, see)
    return n.join(_settled(n, d, f[-1] < 0, prime, see))


def applied(
    n: Divsteps, m, numbers: tuple[list[int], ...], prime: list[int], see: See = _unseen
) -> tuple[list[int], ...]:
    """f, g, d, e after the matrix of a batch, d and e modulo `prime`; all are limbs. -2 M < d, e <
    M stays so.
    """
    f, g, d, e = numbers
    inverse, times = pow(n.join(prime), -1, 1 << n.width), []
    for u, v in (m[:2], m[2:]):
        base = u * (d[-1] < 0) + v * (e[-1] < 0)
        low = (inverse * (u * d[0] + v * e[0]) + base) % (1 << n.width)
        times.append(base - low)
        see("multiple", base - low)
    rows, more = ((*m[:2], 0), (*m[2:], 0)), ((*m[:2], times[0]), (*m[2:], times[1]))
    return *_apply(n, rows, f, g, prime, see), *_apply(n, more, d, e, prime, see)


def matrix(
    n: Divsteps, zeta: int, f: int, g: int, see: See = _unseen
) -> tuple[int, tuple[int, int, int, int]]:
    """`steps` divsteps on the lowest bits of f and g: the matrix times 2^(width - steps), and the
    new zeta.
    """
    s, half = n.sub, 1 << n.sub
    a, b, c, d = 1 << n.width - n.steps, 0, 0, 1 << n.width - n.steps
    for _ in range(PARTS):
        # (x - 1)/2, see _fields: its complement stands for -x
        x, y = ((f % half >> 1) - (1 << 2 * s), g % half - (1 << 3 * s + 2))
        for _ in range(s):
            positive, odd = zeta < 0, y & 1
            total = (y >> 1) + odd + (~x if positive else x) * odd
            x, y, zeta = (y >> 1, total, -zeta - 2) if positive and odd else (x, total, zeta - 1)
            see("half", x)
            see("packed", y)
        x = 2 * x + 1
        see("packed", x)
        (u, v), (q, r) = _fields(n, x), _fields(n, y)
        for entry in (u, v, q, r):
            see("entry", entry)
        f, g = (u * f + v * g) % (1 << n.word_bits) >> s, (q * f + r * g) % (1 << n.word_bits) >> s
        for left, right in ((u * a, v * c), (u * b, v * d), (q * a, r * c), (q * b, r * d)):
            see("product", left)
            see("product", right)
        a, b, c, d = u * a + v * c, u * b + v * d, q * a + r * c, q * b + r * d
        for entry in (a, b, c, d):
            see("matrix", entry)
    see("zeta", zeta)
    return zeta, (a, b, c, d)


def _fields(n: Divsteps, packed: int) -> tuple[int, int]:
    """(u, v) from f' - 2^(sub+1) u - 2^(2 sub + 2) v, where -2^sub <= f' and -u, -v < 2^sub."""
    half = 1 << n.sub
    packed += half
    return half - ((packed >> n.sub + 1) + half) % (2 * half), -(
        packed + (1 << 2 * n.sub + 1) >> 2 * n.sub + 2
    )


def _apply(
    n: Divsteps, rows, a: list[int], b: list[int], prime: list[int], see: See
) -> tuple[list[int], list[int]]:
    """u a + v b plus a multiple of the modulus, divided by 2^width limb by limb, for both rows (u,
    v, multiple)."""
    results = []
    for u, v, multiple in rows:
        total, limbs = 0, []
        for i in range(n.limbs):
            total += u * a[i] + v * b[i] + multiple * prime[i]
            see("accumulator", total)
            limbs.append(total % (1 << n.width))
            total >>= n.width
        see("top", total)
        results.append([*limbs[1:], total])
        if limbs[0]:
            raise AssertionError("2^width does not divide the sum")
    return results[0], results[1]


def _settled(n: Divsteps, d: list[int], negate: bool, prime: list[int], see: See) -> list[int]:
    """-d or d, plus the modulus where that is negative; d = 0 is not negated."""
    less = (d[-1] < 0) != negate
    carry, limbs = 0, []
    for i, (limb, part) in enumerate(zip(d, prime)):
        carry += (-limb if negate else limb) + part * less
        see("carry", carry)
        limbs.append(carry % (1 << n.width) if i + 1 < n.limbs else carry)
        carry >>= n.width
    return limbs
