"""Roots modulo a prime, or in its quadratic extension: x with x^n = u, for any n >= 1; Adleman,
Manders and Miller, "On taking roots in finite fields" (FOCS 1977).
"""

import functools
from itertools import count

from ecgen.extension import Element
from ecgen.residues import square_root


def root(value: int, degree: int, p: int) -> int | None:
    """Some x with x^degree = value modulo the prime p (of an element: in its field), or None where
    the roots that were taken on the way have none.

    Roots of prime degree are taken one after another, any of several, so that None is no proof that
    there is no x.
    """
    for q in _primes(degree):
        value = _prime_root(value % p, q, p)
        if value is None:
            return None
    return value % p


def _primes(degree: int) -> list[int]:
    """The prime factors, smallest first, as often as they divide."""
    found, q = [], 2
    while degree > 1:
        while degree % q == 0:
            found.append(q)
            degree //= q
        q += 1
    return found


def _prime_root(u: int, q: int, p: int) -> int | None:
    if u == 0:
        return 0
    if q == 2 and isinstance(u, Element):
        return square_root(u, p)
    nonresidue = u.n if isinstance(u, Element) else None
    order = p - 1 if nonresidue is None else p * p - 1
    rest, steps, unity = _sylow(q, p, nonresidue)
    if not steps:
        return pow(u, pow(q, -1, order), p)
    if pow(u, order // q, p) != 1:
        return None
    x = pow(u, pow(q, -1, rest), p)
    off = pow(x, q, p) * pow(u, -1, p) % p  # its order divides q^(steps - 1)
    top = pow(unity, q ** (steps - 1), p)  # of order q
    while off != 1:
        level, last = 1, off
        while (power := pow(last, q, p)) != 1:
            level, last = level + 1, power
        turn = next(i for i in range(1, q) if last * pow(top, i, p) % p == 1)
        step = pow(unity, turn * q ** (steps - level - 1), p)
        x, off = x * step % p, off * pow(step, q, p) % p
    return x


@functools.cache
def _sylow(q: int, p: int, nonresidue: int | None = None) -> tuple:
    """(s, k, g): the number of field elements - 1 = q^k s with q not dividing s, and g of order
    q^k.
    """
    order = p - 1 if nonresidue is None else p * p - 1
    rest, steps = order, 0
    while rest % q == 0:
        rest, steps = rest // q, steps + 1
    tried = count(2) if nonresidue is None else (Element(n, 1, p, nonresidue) for n in count(1))
    found = next(n for n in tried if pow(n, order // q, p) != 1) if steps else 1
    return rest, steps, pow(found, rest, p)
