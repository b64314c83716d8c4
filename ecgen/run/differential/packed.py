"""Differential tests of an emitted library's vector routines against Python integers, every lane
with its own values.

Conversions get words and limbs at the ends of their bounds. Points and table entries get one
coordinate with limbs at the ends (which decides how it is scaled), idle lanes anything within
bounds; results have to be coordinates of what the affine group law says.
"""

import re
import struct
from dataclasses import replace
from random import Random

from ecgen.extension import Number, components, element
from ecgen.field.lanes.radix import digits_at, value_at
from ecgen.group.program import LADDER
from ecgen.group.represent import coordinates, represents
from ecgen.isa.measured import runnable
from ecgen.kind import law
from ecgen.library.facts.groups import differences_of, group_of
from ecgen.library.facts.spec import Batch, Packed, RoutineSpec
from ecgen.library.walks.naming import STEPS
from ecgen.run.emitted import Loaded
from ecgen.run.verdict import SKIPPED, Verdict, verdict_of

CHECK = "random and edge differential, vector routines"
STEP = "v_step"
# the form of the result, and of the arguments
ROUTINES = {
    "v_dbl": ("point", "point"),
    "v_add": ("point", "point", "cached"),
    "v_cache": ("cached", "point"),
    "v_2dbl": ("point", "point"),
    "v_4dbl": ("point", "point"),
    "v_dbladd": ("point", "point", "cached"),
}
BROKEN = 1 << 80  # stands for a double that is no integer: no bound holds it


def has_vectors(packed: Packed | Batch) -> bool:
    """Whether this machine can run the routines."""
    return set(packed.extensions) <= runnable()


def check_packed(loaded: Loaded, count: int, packed: Packed | None = None) -> Verdict | None:
    """Every vector routine of a unit, the best one where none is given; `count` conversions each, a
    tenth as many point operations for each way of aliasing.
    """
    packed = packed or loaded.emitted.packed
    if packed is None:
        return None
    stands_in = loaded.emitted.stand_in and not packed.path
    check = (
        f"{CHECK}{' of ' * bool(packed.path)}{packed.path}"
        f"{' on the curve of the base point' * (packed not in loaded.emitted.units)}"
    )
    if not has_vectors(packed) and not stands_in:
        return Verdict(
            check,
            SKIPPED,
            f"this CPU lacks {', '.join(packed.extensions)}: the vector routines were NOT run",
        )
    test = _Test(loaded, packed)
    routines, share = {r.name: r for r in packed.routines}, max(count // 10, 30)
    converts = "v_pack" in routines
    # of integers modulo p, component by component
    failures = (
        _Test(loaded, replace(packed, degree=1)).conversions(
            routines["v_pack"], routines["v_unpack"], count
        )
        if converts
        else []
    )
    if packed.exchange:
        failures += test.masks(routines["v_mask"])
        for name in (STEP, *STEPS):
            failures += test.steps(routines[name], share) if name in routines else []
    else:
        failures += test.selects(routines["v_select"], max(count // 100, 20))
    for name, forms in ROUTINES.items():
        failures += test.points(routines[name], forms, share) if name in routines else []
    how = (
        "; as C made of what their bytes decode to, since this CPU lacks"
        f" {', '.join(packed.extensions)}: the bytes themselves were NOT run"
        if stands_in
        else ""
    )
    return verdict_of(
        check,
        failures,
        f"{f'{count} conversions, ' * converts}{share} point operations for each way of"
        f" aliasing{how}",
        count,
        20,
    )


class _Test:
    def __init__(self, loaded: Loaded, packed: Packed):
        self.loaded, self.packed, self.curve = loaded, packed, loaded.emitted.curve_in(packed)
        self.group, self.own = group_of(packed.stem, self.curve), self.curve.kind.part("run")
        self.lanes = {"point": packed.lanes, "cached": packed.entry}
        self.random = Random(f"{self.curve.name} vectors")
        self.units = [1 << scale for scale in packed.scales or (0,) * packed.limbs]
        self.ends = (*packed.positions[1:], self.curve.p.bit_length())

    def limb(self, k: int) -> int:
        """An end of the interval, near it, near zero, or anything; doubles of either sign."""
        high, random = self.packed.limits[k], self.random
        value = random.choice((high, high, high - 1, 0, 1, high // 2, random.randint(0, high)))
        return value if self.packed.kind == "word" or random.random() < 0.5 else -value

    def extreme(self) -> list[int]:
        return [self.limb(k) for _ in range(self.packed.degree) for k in range(self.packed.limbs)]

    def parts(self, limbs) -> list:
        """The limbs of each component."""
        return [
            limbs[at : at + self.packed.limbs] for at in range(0, len(limbs), self.packed.limbs)
        ]

    def value(self, limbs) -> Number:
        found = [value_at(part, self.packed.positions, self.curve.p) for part in self.parts(limbs)]
        return element(
            found, self.curve.p, self.curve.nonresidue if self.packed.degree > 1 else None
        )

    def balanced(self, value: Number) -> list[int]:
        """The digits of the components, those of `digits`."""
        return [
            digit for part in components(value, self.packed.degree) for digit in self.digits(part)
        ]

    def digits(self, value: int) -> list[int]:
        """Digits of a residue, balanced where they are doubles; the carry above the top digit is
        small enough for it.
        """
        value, digits = value % self.curve.p, []
        if self.packed.kind == "word":
            return digits_at(value, self.packed.positions, self.curve.p)
        value -= self.curve.p * (value > self.curve.p // 2)
        for k, (low, high) in enumerate(zip(self.packed.positions, self.ends)):
            width = high - low
            digit = (
                value
                if k == self.packed.limbs - 1
                else (value + (1 << width - 1)) % (1 << width) - (1 << width - 1)
            )
            digits.append(digit)
            value = value - digit >> width
        return digits

    def encode(self, lanes) -> bytes:
        """A limb list for each lane -> vectors of doubles, or of words."""
        if self.packed.kind == "word":
            return b"".join(
                struct.pack(f"<{self.packed.width}Q", *(lane[k] for lane in lanes))
                for k in range(self.packed.limbs * self.packed.degree)
            )
        return b"".join(
            struct.pack(f"<{self.packed.width}d", *(float(lane[k] * unit) for lane in lanes))
            for k, unit in enumerate(self.units)
        )

    def decode(self, data: bytes) -> list[list[int]]:
        words = struct.unpack(
            f"<{self.packed.words}{'Q' if self.packed.kind == 'word' else 'd'}", data
        )
        if self.packed.kind == "real":
            quotients = [word / self.units[k // self.packed.width] for k, word in enumerate(words)]
            words = tuple(int(each) if each.is_integer() else BROKEN for each in quotients)
        return [
            [
                words[self.packed.width * k + lane]
                for k in range(self.packed.limbs * self.packed.degree)
            ]
            for lane in range(self.packed.width)
        ]

    def negated(self, limbs) -> list[int]:
        return [limb for part in self.parts(limbs) for limb in self.negated_part(part)]

    def negated_part(self, limbs) -> list[int]:
        """Words are taken from a multiple of p, and carried where that is not their limits: all but
        the lowest at once, which takes what is above the top before.
        """
        if self.packed.kind == "real":
            return [-x for x in limbs]
        found = [least - x for least, x in zip(self.packed.minuends or self.packed.limits, limbs)]
        if not self.packed.minuends:
            return found
        widths, p = [end - at for at, end in zip(self.packed.positions, self.ends)], self.curve.p
        carries = [x >> width for x, width in zip(found, widths)]
        found = [
            x & (1 << width) - 1 if k else x for k, (x, width) in enumerate(zip(found, widths))
        ]
        found[0] += carries[-1] * ((1 << p.bit_length()) - p)
        carries[0], found[0] = found[0] >> widths[0], found[0] & (1 << widths[0]) - 1
        return [found[0], *(x + carry for x, carry in zip(found[1:], carries))]

    def outside(self, lanes) -> bool:
        return any(
            abs(limb) > limit
            for lane in lanes
            for limb, limit in zip(lane, self.packed.limits * self.packed.degree)
        )

    def conversions(self, pack: RoutineSpec, unpack: RoutineSpec, count: int) -> list[str]:
        """What is wrong, a sentence each, with elements that `count` calls bring into lanes and out
        of them: numbers modulo p, limbs and words within bounds, writes beside the arrays.
        """
        p = self.curve.p
        size = self.loaded.emitted.element_bytes
        room = 8 * pack.arguments[-1].words
        failures = []
        edges = (
            0,
            1,
            p - 1,
            p,
            p + 1,
            2 * p - 1,
            (1 << 8 * size) - 1,
            1 << 8 * size - 1,
            (1 << 64) - 1,
        )
        usable = [edge for edge in edges if not edge >> 8 * size]
        numbers = [
            (
                self.random.choice(usable)
                if self.random.random() < 0.3
                else self.random.getrandbits(8 * size)
            )
            for _ in range(self.packed.width * count)
        ]
        bad, out = self.loaded.run(
            pack,
            count,
            b"".join(
                n.to_bytes(size, "little") + self.random.randbytes(room - size) for n in numbers
            ),
        )
        failures += ["v_pack writes beside its arrays"] * (bad > 0)
        step = 8 * self.packed.words
        for i in range(count):
            lanes = self.decode(out[step * i : step * (i + 1)])
            given = numbers[self.packed.width * i : self.packed.width * (i + 1)]
            if self.outside(lanes) or [self.value(lane) for lane in lanes] != [
                n % p for n in given
            ]:
                failures.append(f"v_pack of {[hex(n) for n in given]} gives {lanes}")
        rows = [[self.extreme() for _ in range(self.packed.width)] for _ in range(count)]
        bad, out = self.loaded.run(unpack, count, b"".join(map(self.encode, rows)))
        failures += ["v_unpack writes beside its arrays"] * (bad > 0)
        for i, lanes in enumerate(rows):
            words = [
                int.from_bytes(
                    out[
                        room * (self.packed.width * i + e) : room * (self.packed.width * i + e + 1)
                    ],
                    "little",
                )
                for e in range(self.packed.width)
            ]
            if [w % p for w in words] != [self.value(lane) for lane in lanes] or max(
                words
            ) >> 8 * size:
                failures.append(f"v_unpack of {lanes} gives {[hex(w) for w in words]}")
        return failures

    def selects(self, routine: RoutineSpec, count: int) -> list[str]:
        """Every index, both signs: of a negative one the lanes change places and signs as the
        negation of a table entry says.
        """
        failures, turned = [], self.packed.turned
        entries = next(a.words for a in routine.arguments if a.name == "table") // self.packed.words
        table = [[self.extreme() for _ in range(self.packed.width)] for _ in range(entries)]
        data = b"".join(map(self.encode, table))
        for i in range(max(count, 2 * entries)):
            index, negative = i // 2 % entries, i % 2
            words = b"".join(w.to_bytes(8, "little") for w in (entries, index, negative))
            bad, out = self.loaded.run(routine, 1, data + words)
            wanted = (
                [self.negated(table[index][k]) if minus else table[index][k] for k, minus in turned]
                if negative
                else table[index]
            )
            if bad or self.decode(out) != wanted:
                failures.append(
                    f"v_select of entry {index}, negative {negative}, gives another entry"
                )
        return failures

    def point(self, affine, form: str) -> list[list[int]]:
        """A point, or table entry, in lanes: one coordinate that is not zero has limbs at the ends
        of their bounds.
        """
        names, p = self.group.form(form).coordinates, self.curve.p
        plain = dict(zip(names, coordinates(self.group, form, affine)))
        chosen = self.random.choice([c for c, value in plain.items() if value])
        limbs = self.extreme()
        while not self.value(limbs):
            limbs = self.extreme()
        scaled = dict(
            zip(
                names,
                coordinates(
                    self.group, form, affine, self.value(limbs) * pow(plain[chosen], -1, p) % p
                ),
            )
        )
        return [
            self.extreme() if not c else limbs if c == chosen else self.balanced(scaled[c])
            for c in self.lanes[form]
        ]

    def represents(self, form: str, lanes, affine) -> bool:
        held = dict(zip(self.lanes[form], map(self.value, lanes)))
        return represents(
            self.group, form, tuple(held[c] for c in self.group.form(form).coordinates), affine
        )

    def law(self, name: str, row):
        """What a routine gives for points: doublings as often as its name says, then an
        addition.
        """
        found, doublings = row[0], re.fullmatch(r"v_(\d*)dbl(?:add)?", name)
        for _ in range(int(doublings[1] or 1) if doublings else 0):
            found = law.add(self.curve, found, found)
        return law.add(self.curve, found, row[1]) if name.endswith("add") else found

    def points(self, routine: RoutineSpec, forms: tuple[str, ...], count: int) -> list[str]:
        """What a point routine does wrong, a sentence each, in `count` calls for each way of
        sharing arrays: points by the affine group law, limbs within bounds, writes beside the
        arrays.
        """
        pool, arity = law.random_points(self.curve, 12, self.random), len(forms) - 1
        pool += [
            law.neutral(self.curve),
            self.curve.base,
            *(law.negate(self.curve, point) for point in pool[:4]),
        ]
        failures = []
        aliases = [
            tuple(range(arity + 1)),
            *((0,) * (k + 1) + tuple(range(k + 1, arity + 1)) for k in range(1, arity + 1)),
        ]
        aliases += [(0, 1, 0)] if arity == 2 else []
        for alias in aliases:
            same = arity == 2 and alias[1] == alias[2]
            if same and self.lanes[forms[1]] != self.lanes[forms[2]]:
                continue  # no vector is a point and a table entry
            rows = [[self.random.choice(pool) for _ in range(arity)] for _ in range(count)]
            rows = [[row[0]] * arity if same else row for row in rows]
            lanes = [
                [self.point(point, form) for point, form in zip(row, forms[1:])] for row in rows
            ]
            lanes = [[row[0]] * arity if same else row for row in lanes]
            bad, out = self.loaded.run(
                routine,
                count,
                b"".join(self.encode(point) for row in lanes for point in row),
                alias,
            )
            failures += [f"{routine.name} writes beside its arrays, aliased {alias}"] * (bad > 0)
            step = 8 * self.packed.words
            for i, row in enumerate(rows):
                found = self.decode(out[step * i : step * (i + 1)])
                wanted = self.law(routine.name, row)
                if self.outside(found) or not self.represents(forms[0], found, wanted):
                    values = (components(self.value(lane), self.packed.degree) for lane in found)
                    result = [tuple(map(hex, value)) for value in values]
                    failures.append(f"{routine.name} of {row}, aliased {alias}, gives {result}")
        return failures

    def masks(self, routine: RoutineSpec) -> list[str]:
        found = [self.loaded.run(routine, 1, bit.to_bytes(8, "little")) for bit in (0, 1)]
        return [
            f"v_mask of {bit} gives {out.hex()}"
            for bit, (bad, out) in enumerate(found)
            if bad or out != bytes([255 * bit]) * 8 * self.packed.width
        ]

    def scaled(self, point, extreme: bool) -> dict[str, list[int]]:
        """The coordinates of a point up to sign as limbs; with `extreme` those of one that is not 0
        are at the ends of their bounds.
        """
        plain = dict(
            zip(
                self.group.form("point").coordinates,
                self.own.at_scale(self.curve, f"{self.packed.stem} point", point, 1),
            )
        )
        chosen = self.random.choice([name for name, value in plain.items() if value])
        limbs = self.extreme()
        while not self.value(limbs):
            limbs = self.extreme()
        k = self.value(limbs) * pow(plain[chosen], -1, self.curve.p) % self.curve.p
        return {name: self.balanced(value * k) for name, value in plain.items()} | (
            {chosen: limbs} if extreme else {}
        )

    def both(self, lanes) -> bytes:
        """The lanes of a pair, vector by vector."""
        return b"".join(
            self.encode(lanes[at : at + self.packed.width])
            for at in range(0, len(lanes), self.packed.width)
        )

    def steps(self, routine: RoutineSpec, count: int) -> list[str]:
        """Pairs of multiples of a point of the curve or its twist that differ by it, any masks; the
        result may be the pair, and no other input.
        """
        failures = []
        coordinates = self.group.form("point").coordinates
        turns = STEPS.get(routine.name, 1)
        for alias in ((0, 1, 2, 3), (0, 0, 2, 3)):
            rows, data = [], b""
            for own, Q, R, P in self.own.triples(self.curve, self.random, count):
                bits = [self.random.getrandbits(1) for _ in range(turns)]
                held = {
                    f"{c}{number}": limbs
                    for number, point in ((LADDER["P"], Q), (LADDER["Q"], R))
                    for c, limbs in self.scaled(point, self.random.random() < 0.7).items()
                }
                given = dict(
                    zip(
                        (f"{c}{LADDER['D']}" for c in differences_of(self.group)),
                        map(self.balanced, self.own.shown(self.curve, P)),
                    )
                )
                data += self.both([held[name] for name in self.packed.lanes]) + self.encode(
                    [given[name] if name else self.extreme() for name in self.packed.entry]
                )
                data += b"".join(bytes([255 * bit]) * 8 * self.packed.width for bit in bits)
                first, second = Q, R
                for bit in bits:
                    first, second = (second, first) if bit else (first, second)
                    first, second = (
                        self.own.sum_of(own, first, first),
                        self.own.sum_of(own, first, second),
                    )
                rows.append((own, (Q, R), bits, (first, second)))
            bad, out = self.loaded.run(routine, len(rows), data, alias)
            failures += [f"{routine.name} writes beside its arrays, aliased {alias}"] * (bad > 0)
            step = 8 * self.packed.words
            for i, (own, pair, bits, wanted) in enumerate(rows):
                vectors = range(self.packed.vectors * i, self.packed.vectors * (i + 1))
                found = [
                    lane for k in vectors for lane in self.decode(out[step * k : step * (k + 1)])
                ]
                values = dict(zip(self.packed.lanes, map(self.value, found)))
                for number, point in zip((LADDER["P"], LADDER["Q"]), wanted):
                    result = tuple(values[f"{c}{number}"] for c in coordinates)
                    if self.outside(found) or not self.own.is_point(own, result, point):
                        failures.append(
                            f"{routine.name} of {pair[0]} and {pair[1]}, exchanged {bits}, aliased"
                            f" {alias}, gives {':'.join(map(hex, result))}"
                        )
        return failures
