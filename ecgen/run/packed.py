"""Differential tests of an emitted library's vector routines against Python integers, every lane with its own values.

Conversions get words and limbs at the ends of their bounds. Points get one coordinate with limbs at the ends (which
decides how it is scaled), idle lanes anything within bounds; results are compared with the affine group law.
"""

import struct
from random import Random

from ecgen.isa.target import cpu_facts
from ecgen.library import check_points
from ecgen.library.spec import Packed, RoutineSpec
from ecgen.run.emitted import Loaded
from ecgen.run.verdict import SKIPPED, Verdict, verdict_of

CHECK = "random and edge differential, vector routines"
LANES = 4
BROKEN = 1 << 80  # stands for a double that is no integer: no bound holds it


def has_vectors(packed: Packed) -> bool:
    """Whether this machine can run the routines."""
    return set(packed.extensions) <= cpu_facts()["flags"]


def check_packed(loaded: Loaded, count: int) -> "Verdict | None":
    """Every vector routine; `count` conversions each, a tenth as many point operations for each way of aliasing."""
    packed = loaded.emitted.packed
    if packed is None:
        return None
    if not has_vectors(packed):
        return Verdict(CHECK, SKIPPED, f"this CPU lacks {', '.join(packed.extensions)}: the vector routines were NOT run")
    test = _Test(loaded, packed)
    routines = {r.name: r for r in packed.routines}
    failures = test.conversions(routines["v_pack"], routines["v_unpack"], count) + test.selects(routines["v_select"], max(count // 100, 20))
    share = max(count // 10, 30)
    failures += test.points(routines["v_dbl"], 1, share) + test.points(routines["v_add"], 2, share)
    return verdict_of(CHECK, failures, f"{count} conversions, {share} point operations for each way of aliasing", count, 20)


class _Test:
    def __init__(self, loaded: Loaded, packed: Packed):
        self.loaded, self.packed, self.curve = loaded, packed, loaded.emitted.curve
        self.random = Random(f"{self.curve.name} vectors")
        self.units = [1 << scale for scale in packed.scales or (0,) * packed.limbs]
        self.ends = (*packed.positions[1:], self.curve.p.bit_length())

    def limb(self, k: int) -> int:
        """An end of the interval, near it, near zero, or anything."""
        high, random = self.packed.limits[k], self.random
        value = random.choice((high, high, high - 1, 0, 1, high // 2, random.randint(0, high)))
        return value if random.random() < 0.5 else -value

    def extreme(self) -> list[int]:
        return [self.limb(k) for k in range(self.packed.limbs)]

    def value(self, limbs) -> int:
        return sum(limb << position for limb, position in zip(limbs, self.packed.positions)) % self.curve.p

    def balanced(self, value: int) -> list[int]:
        """Digits of a residue; the carry above the top digit is small enough for it."""
        value, digits = value % self.curve.p, []
        value -= self.curve.p * (value > self.curve.p // 2)
        for k, (low, high) in enumerate(zip(self.packed.positions, self.ends)):
            width = high - low
            digit = value if k == self.packed.limbs - 1 else (value + (1 << width - 1)) % (1 << width) - (1 << width - 1)
            digits.append(digit)
            value = value - digit >> width
        return digits

    def encode(self, lanes) -> bytes:
        """Four limb lists -> vectors of doubles."""
        return b"".join(struct.pack("<4d", *(float(lane[k] * unit) for lane in lanes)) for k, unit in enumerate(self.units))

    def decode(self, data: bytes) -> list[list[int]]:
        words = struct.unpack(f"<{LANES * self.packed.limbs}d", data)
        words = [word / self.units[k // LANES] for k, word in enumerate(words)]
        words = [int(word) if word.is_integer() else BROKEN for word in words]
        return [[words[LANES * k + lane] for k in range(self.packed.limbs)] for lane in range(LANES)]

    def outside(self, lanes) -> bool:
        return any(abs(limb) > limit for lane in lanes for limb, limit in zip(lane, self.packed.limits))

    def conversions(self, pack: RoutineSpec, unpack: RoutineSpec, count: int) -> list[str]:
        p, size, failures = self.curve.p, self.loaded.emitted.element_bytes, []
        edges = (0, 1, p - 1, p, p + 1, 2 * p - 1, (1 << 8 * size) - 1, 1 << 8 * size - 1, (1 << 64) - 1)
        numbers = [self.random.choice(edges) if self.random.random() < 0.3 else self.random.getrandbits(8 * size) for _ in range(LANES * count)]
        bad, out = self.loaded.run(pack, count, b"".join(n.to_bytes(size, "little") for n in numbers))
        failures += ["v_pack writes beside its arrays"] * (bad > 0)
        step = 8 * self.packed.words
        for i in range(count):
            lanes, given = self.decode(out[step * i:step * (i + 1)]), numbers[LANES * i:LANES * (i + 1)]
            if self.outside(lanes) or [self.value(lane) for lane in lanes] != [n % p for n in given]:
                failures.append(f"v_pack of {[hex(n) for n in given]} gives {lanes}")
        rows = [[self.extreme() for _ in range(LANES)] for _ in range(count)]
        bad, out = self.loaded.run(unpack, count, b"".join(map(self.encode, rows)))
        failures += ["v_unpack writes beside its arrays"] * (bad > 0)
        for i, lanes in enumerate(rows):
            words = [int.from_bytes(out[size * (LANES * i + e):size * (LANES * i + e + 1)], "little") for e in range(LANES)]
            if [w % p for w in words] != [self.value(lane) for lane in lanes]:
                failures.append(f"v_unpack of {lanes} gives {[hex(w) for w in words]}")
        return failures

    def selects(self, routine: RoutineSpec, count: int) -> list[str]:
        """Every index, both signs: the Y lane is negated, the others are kept."""
        failures, flipped = [], self.packed.lanes.index("Y")
        entries = next(a.words for a in routine.arguments if a.name == "table") // self.packed.words
        table = [[self.extreme() for _ in range(LANES)] for _ in range(entries)]
        data = b"".join(map(self.encode, table))
        for i in range(max(count, 2 * entries)):
            index, negative = i // 2 % entries, i % 2
            words = b"".join(w.to_bytes(8, "little") for w in (entries, index, negative))
            bad, out = self.loaded.run(routine, 1, data + words)
            wanted = [[-x for x in lane] if negative and k == flipped else lane for k, lane in enumerate(table[index])]
            if bad or self.decode(out) != wanted:
                failures.append(f"v_select of entry {index}, negative {negative}, gives another entry")
        return failures

    def point(self, affine) -> list[list[int]]:
        """A point in lanes: one coordinate that is not zero has limbs at the ends of their bounds."""
        p = self.curve.p
        plain = {"X": 0, "Y": 1, "Z": 0} if affine is None else {"X": affine[0], "Y": affine[1], "Z": 1}
        chosen = self.random.choice([c for c, value in plain.items() if value % p])
        limbs = self.extreme()
        while not self.value(limbs):
            limbs = self.extreme()
        scale = self.value(limbs) * pow(plain[chosen], -1, p) % p
        return [self.extreme() if not c else limbs if c == chosen else self.balanced(plain[c] * scale) for c in self.packed.lanes]

    def affine(self, lanes):
        x, y, z = (self.value(lanes[self.packed.lanes.index(c)]) for c in "XYZ")
        if not z:
            return None if not x and y else "no point"
        inverse = pow(z, -1, self.curve.p)
        return x * inverse % self.curve.p, y * inverse % self.curve.p

    def points(self, routine: RoutineSpec, arity: int, count: int) -> list[str]:
        pool = check_points.random_points(self.curve, 12, self.random)
        pool += [None, (self.curve.gx, self.curve.gy), *(check_points.negate(self.curve, point) for point in pool[:4])]
        failures = []
        aliases = [tuple(range(arity + 1)), *((0,) * (k + 1) + tuple(range(k + 1, arity + 1)) for k in range(1, arity + 1))]
        aliases += [(0, 1, 0)] if arity == 2 else []
        for alias in aliases:
            same = arity == 2 and alias[1] == alias[2]
            rows = [[self.random.choice(pool) for _ in range(arity)] for _ in range(count)]
            rows = [[row[0]] * arity if same else row for row in rows]
            lanes = [[self.point(point) for point in row] for row in rows]
            lanes = [[row[0]] * arity if same else row for row in lanes]
            bad, out = self.loaded.run(routine, count, b"".join(self.encode(point) for row in lanes for point in row), alias)
            failures += [f"{routine.name} writes beside its arrays, aliased {alias}"] * (bad > 0)
            step = 8 * self.packed.words
            for i, row in enumerate(rows):
                found = self.decode(out[step * i:step * (i + 1)])
                if self.outside(found) or self.affine(found) != check_points.add(self.curve, row[0], row[-1]):
                    failures.append(f"{routine.name} of {row}, aliased {alias}, gives {self.affine(found)}")
        return failures
