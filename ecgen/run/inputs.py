"""Test inputs: edge and random field elements as the words a routine reads, and points in every coordinate system.

An element may be held as any representative below the library's loose bound; inputs use all of them.
"""

from random import Random

from ecgen.library.spec import CurveFacts


def edge_values(p: int, loose: int, bits: int, word: int = 64) -> tuple[int, ...]:
    """Representatives at which carries, borrows and folds change: around 0, p, 2p, powers of two, the loose bound."""
    near = [0, p, 2 * p, loose, loose - p, loose - 2 * p, (p + 1) // 2, loose // 2]
    near += [1 << k for k in range(0, bits, 32)] + [loose - (1 << k) for k in range(0, bits, word)]
    words = [(1 << bits) // ((1 << word) - 1) * w for w in (1, 1 << word - 1)]
    values = {value + delta for value in near + words for delta in (-2, -1, 0, 1, 2)}
    return tuple(sorted(value for value in values if 0 <= value < loose))


def element_values(p: int, loose: int, bits: int, count: int, random: Random, word: int = 64) -> list[int]:
    """`count` representatives: a third edges, the rest random in different shapes."""
    edges = edge_values(p, loose, bits, word)
    values = []
    for i in range(count):
        kind = random.randrange(6)
        if kind < 2:
            values.append(random.choice(edges))
        elif kind == 2:
            values.append(_runs(bits, random, word) % loose)
        elif kind == 3:
            values.append(min(loose, (1 << bits)) - 1 - random.getrandbits(random.randrange(1, bits)) % loose)
        else:
            values.append(random.randrange(loose))
    return [value if value >= 0 else 0 for value in values]


def _runs(bits: int, random: Random, word: int) -> int:
    """Words of all ones, all zeros or random bits."""
    return sum(random.choice((0, (1 << word) - 1, random.getrandbits(word), 1)) << shift for shift in range(0, bits, word))


def representative(value: int, p: int, loose: int, random: Random) -> int:
    """value mod p plus a random multiple of p, below the loose bound."""
    value %= p
    return value + p * random.randrange((loose - 1 - value) // p + 1)


def coordinates(curve: CurveFacts, system: str, point, z: int) -> tuple[int, ...]:
    """The coordinates of an affine (or neutral) point in a system of spec.COORDINATES, scaled by z != 0."""
    p = curve.p
    if system == "co-z":
        return point[0] * z**2 % p, point[1] * z**3 % p
    if system in ("jacobian", "jacobian-cached"):
        x, y = point
        zz, zzz = z * z % p, z * z * z % p
        plain = (x * zz % p, y * zzz % p, z)
        return plain if system == "jacobian" else (*plain, zz, zzz)
    if system in ("projective", "projective-cached"):
        return (0, z, 0) if point is None else (point[0] * z % p, point[1] * z % p, z)
    x, y = point
    X, Y, T = x * z % p, y * z % p, x * y * z % p
    match system:
        case "edwards":
            return X, Y, z
        case "extended":
            return X, Y, z, T
        case "extended-cached" if curve.a == p - 1:
            return (Y + X) % p, (Y - X) % p, 2 * z % p, 2 * curve.d * T % p
        case "extended-cached":
            return X, Y, z, curve.d * T % p
    raise ValueError(f"unknown coordinates {system!r}")


def represents(curve: CurveFacts, system: str, values: tuple[int, ...], point) -> bool:
    """Whether coordinates stand for the point, all their relations included."""
    p = curve.p
    values = tuple(value % p for value in values)
    if system in ("jacobian", "jacobian-cached"):
        X, Y, Z = values[:3]
        related = system == "jacobian" or (values[3] == Z * Z % p and values[4] == Z * Z * Z % p)
        if point is None:
            return Z == 0 and related
        return related and Z != 0 and (X - point[0] * Z * Z) % p == 0 and (Y - point[1] * Z**3) % p == 0
    if system in ("projective", "projective-cached"):
        X, Y, Z = values
        if point is None:
            return X == 0 and Z == 0 and Y != 0
        return Z != 0 and (X - point[0] * Z) % p == 0 and (Y - point[1] * Z) % p == 0
    return _represents_edwards(curve, system, values, point)


def _represents_edwards(curve: CurveFacts, system: str, values: tuple[int, ...], point) -> bool:
    (x, y), p = point, curve.p
    if system == "extended-cached":
        if curve.a == p - 1:
            plus, minus, twice_z, TT = values
            half = (p + 1) // 2
            X, Y, Z, T = (plus - minus) * half, (plus + minus) * half, twice_z * half, TT * pow(2 * curve.d, -1, p)
        else:
            X, Y, Z, T = *values[:3], values[3] * pow(curve.d, -1, p)
        values = (X, Y, Z, T)
    X, Y, Z = values[:3]
    good = Z % p != 0 and (X - x * Z) % p == 0 and (Y - y * Z) % p == 0
    return good and (system == "edwards" or (values[3] - x * y * Z) % p == 0)
