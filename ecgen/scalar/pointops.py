"""Point operations on coordinates in exact integers, one class per coordinate system, as a plan's execution calls them.

They stand for the assembly routines: same coordinates, same exceptional inputs (a vanishing Z where the formula
fails), other order of field operations. Points and table entries are tuples of integers in [0, p).
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Projective:
    """Short Weierstrass, (X : Y : Z) with x = X/Z; complete formulas (Renes, Costello, Batina 2016)."""

    p: int
    a: int
    b: int

    neutral = (0, 1, 0)

    def lift(self, point):
        return (0, 1, 0) if point is None else (*point, 1)

    def to_affine(self, point):
        X, Y, Z = point
        if Z == 0:
            return None
        inverse = pow(Z, -1, self.p)
        return X * inverse % self.p, Y * inverse % self.p

    def to_cached(self, point):
        return point

    def add(self, first, second):
        (X1, Y1, Z1), (X2, Y2, Z2), p = first, second, self.p
        xx, yy, zz = X1 * X2, Y1 * Y2, Z1 * Z2
        xy, yz, xz = X1 * Y2 + X2 * Y1, Y1 * Z2 + Y2 * Z1, X1 * Z2 + X2 * Z1
        e = (self.a * xz + 3 * self.b * zz) % p
        f = (self.a * xx + 3 * self.b * xz - self.a * self.a * zz) % p
        g = (3 * xx + self.a * zz) % p
        return (xy * (yy - e) - yz * f) % p, (g * f + (yy + e) * (yy - e)) % p, (yz * (yy + e) + xy * g) % p

    def dbl(self, point):
        return self.add(point, point)

    dbl_t = dbl

    def dbladd(self, first, entry):
        return self.add(self.dbl(first), entry)

    def madd(self, first, affine):
        return self.add(first, (*affine, 1))


@dataclass(frozen=True)
class Jacobian:
    """Short Weierstrass, (X : Y : Z) with x = X/Z^2, y = Y/Z^3; table entries (X, Y, Z, Z^2, Z^3)."""

    p: int
    a: int

    neutral = (1, 1, 0)

    def lift(self, point):
        return (1, 1, 0) if point is None else (*point, 1)

    def to_affine(self, point):
        X, Y, Z = point[:3]
        if Z == 0:
            return None
        inverse = pow(Z, -1, self.p)
        return X * inverse**2 % self.p, Y * inverse**3 % self.p

    def to_cached(self, point):
        X, Y, Z = point
        return X, Y, Z, Z * Z % self.p, Z**3 % self.p

    def dbl(self, point):
        (X, Y, Z), p = point, self.p
        slope = (3 * X * X + self.a * pow(Z, 4, p)) % p
        beta = 4 * X * Y * Y
        X3 = (slope * slope - 2 * beta) % p
        return X3, (slope * (beta - X3) - 8 * pow(Y, 4, p)) % p, 2 * Y * Z % p

    def add(self, first, entry):
        """Wrong (Z3 = 0) for first = second, and if either is the neutral element."""
        (X1, Y1, Z1), (X2, Y2, Z2, ZZ2, ZZZ2), p = first, entry, self.p
        U1, U2 = X1 * ZZ2 % p, X2 * Z1 * Z1 % p
        S1, S2 = Y1 * ZZZ2 % p, Y2 * Z1 * Z1 * Z1 % p
        H, R = (U2 - U1) % p, (S2 - S1) % p
        X3 = (R * R - H**3 - 2 * U1 * H * H) % p
        return X3, (R * (U1 * H * H - X3) - S1 * H**3) % p, Z1 * Z2 * H % p

    def dbladd(self, first, entry):
        """2*first + entry as (first + entry) + first with a common Z (Longa and Miri, PKC 2008)."""
        total = self.add(first, entry)
        return self.add(first, self.to_cached(total))

    def coz_init(self, affine):
        """(2P, P) with equal Z from affine P, y != 0: Z = 2y."""
        (x, y), p = affine, self.p
        twice = self.dbl((x, y, 1))
        return twice, (4 * x * y * y % p, 8 * pow(y, 4, p) % p, 2 * y % p)

    def coz_add(self, twice, point):
        """(twice + point, twice) with equal Z again, from two points with equal Z and different x (Meloni 2007)."""
        (X1, Y1, Z), (X2, Y2, _), p = twice, point, self.p
        difference, rise = (X2 - X1) % p, (Y2 - Y1) % p
        A = difference * difference % p
        B, C = X1 * A % p, X2 * A % p
        X3 = (rise * rise - B - C) % p
        Y1_new = Y1 * (C - B) % p
        Z3 = Z * difference % p
        return (X3, (rise * (B - X3) - Y1_new) % p, Z3), (B, Y1_new, Z3)


def add_complete(ops, p: int, first, entry):
    """first + entry in Jacobian coordinates for any two points, from `ops.add` and `ops.dbl`.

    Three candidates and selections; the emitted code selects with masks. Opposite points need none: Z3 is 0 already.
    """
    (X1, Y1, Z1), (X2, Y2, Z2, ZZ2, ZZZ2) = first, entry
    same_x = (X1 * ZZ2 - X2 * Z1 * Z1) % p == 0
    same_y = (Y1 * ZZZ2 - Y2 * Z1 * Z1 * Z1) % p == 0
    result, twice = ops.add(first, entry), ops.dbl(first)
    result = twice if same_x and same_y else result
    result = entry[:3] if Z1 == 0 else result
    return first if Z2 == 0 else result


@dataclass(frozen=True)
class Edwards:
    """Twisted Edwards, extended (X : Y : Z : T), x = X/Z, y = Y/Z, T = XY/Z.

    Table entries are (Y+X, Y-X, 2Z, 2dT), or for a != -1 (X, Y, Z, T). Unified addition:
    Hisil, Wong, Carter, Dawson, Asiacrypt 2008, sections 3.1 and 3.2.
    """

    p: int
    a: int
    d: int

    neutral = (0, 1, 1, 0)

    @property
    def is_minus_one(self) -> bool:
        return (self.a + 1) % self.p == 0

    def lift(self, point):
        x, y = point
        return x, y, 1, x * y % self.p

    def to_affine(self, point):
        X, Y, Z = point[:3]
        if Z == 0:
            return None
        inverse = pow(Z, -1, self.p)
        return X * inverse % self.p, Y * inverse % self.p

    def to_cached(self, point):
        (X, Y, Z, T), p = point, self.p
        if self.is_minus_one:
            return (Y + X) % p, (Y - X) % p, 2 * Z % p, 2 * self.d * T % p
        return X, Y, Z, T

    def dbl(self, point):
        return self.dbl_t(point)[:3]

    def dbl_t(self, point):
        (X, Y, Z), p = point[:3], self.p
        D, B = self.a * X * X % p, Y * Y % p
        G = (D + B) % p
        E, F, H = 2 * X * Y % p, (G - 2 * Z * Z) % p, (D - B) % p
        return E * F % p, G * H % p, F * G % p, E * H % p

    def add(self, first, entry):
        """Z3 = 0 exactly where the law fails."""
        (X1, Y1, Z1, T1), p = first, self.p
        if self.is_minus_one:
            plus, minus, ZZ2, TT2 = entry
            A, B = (Y1 - X1) * minus % p, (Y1 + X1) * plus % p
            C, D = T1 * TT2 % p, Z1 * ZZ2 % p
            E, F, G, H = (B - A) % p, (D - C) % p, (D + C) % p, (B + A) % p
        else:
            X2, Y2, Z2, TT2 = entry
            A, B, C, D = X1 * X2 % p, Y1 * Y2 % p, self.d * T1 * TT2 % p, Z1 * Z2 % p
            E, F, G, H = (X1 * Y2 + Y1 * X2) % p, (D - C) % p, (D + C) % p, (B - self.a * A) % p
        return E * F % p, G * H % p, F * G % p, E * H % p

    def dbladd(self, first, entry):
        return self.add(self.dbl_t(first), entry)[:3]

    def madd(self, first, entry):
        """Addition of an entry whose third coordinate, 2Z or Z for Z = 1, is not stored."""
        return self.add(first, (*entry[:2], 2 if self.is_minus_one else 1, entry[2]))
