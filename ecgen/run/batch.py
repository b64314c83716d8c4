"""Differential tests of an emitted library's routines of eight instances: every lane with its own numbers and its own mask, limbs at the ends of their bounds.

A step gets pairs of multiples of points of the curve or its twist as the routine of one ladder does (x_only.py), each lane another; conversions get words and limbs at their ends.
"""

import struct
from random import Random

from ecgen.library.spec import Batch, RoutineSpec
from ecgen.run.emitted import Loaded
from ecgen.run.packed import has_vectors
from ecgen.run.verdict import SKIPPED, Verdict, verdict_of
from ecgen.run.x_only import at_scale, is_point, shown, sum_of, triples

CHECK = "random and edge differential, eight instances in vectors"
ALIASES = ((0, 1, 2, 3), (0, 0, 2, 3))


def check_batch(loaded: Loaded, count: int) -> "Verdict | None":
    """`count` conversions of eight numbers and back, a tenth as many steps of eight pairs for each way of aliasing."""
    batch = loaded.emitted.batch
    if batch is None:
        return None
    if not has_vectors(batch) and not loaded.emitted.stand_in:
        return Verdict(CHECK, SKIPPED, f"this CPU lacks {', '.join(batch.extensions)}: the routines of eight instances were NOT run")
    test, share, routines = _Test(loaded, batch), max(count // 10, 30), {routine.name: routine for routine in batch.routines}
    failures = test.conversions(routines["v_pack8"], routines["v_unpack8"], count) + test.steps(routines["v_step8"], share)
    return verdict_of(CHECK, failures, f"{count} conversions, {share} steps of eight instances for each way of aliasing", count, 20)


class _Test:
    def __init__(self, loaded: Loaded, batch: Batch):
        self.loaded, self.batch, self.curve = loaded, batch, loaded.emitted.curve
        self.random = Random(f"{loaded.emitted.prefix} batch")
        self.ends = (*batch.positions[1:], self.curve.p.bit_length())

    def extreme(self) -> list[int]:
        """Limbs within their bounds, half of them at an end."""
        return [self.random.choice((0, 1, high - 1, high)) if self.random.random() < 0.5 else self.random.randint(0, high) for high in self.batch.limits]

    def limbs(self, value: int) -> list[int]:
        value %= self.curve.p
        return [value >> low & (1 << high - low) - 1 for low, high in zip(self.batch.positions, self.ends)]

    def value(self, limbs) -> int:
        return sum(limb << at for limb, at in zip(limbs, self.batch.positions)) % self.curve.p

    def outside(self, limbs) -> bool:
        return any(limb > high for limb, high in zip(limbs, self.batch.limits))

    def encode(self, lanes) -> bytes:
        """The limbs, or words, of each lane as they lie in memory."""
        return b"".join(struct.pack(f"<{self.batch.width}Q", *row) for row in zip(*lanes))

    def decode(self, data: bytes) -> list[tuple[int, ...]]:
        """The limbs, or words, of each lane."""
        words, width = struct.unpack(f"<{len(data) // 8}Q", data), self.batch.width
        return [words[lane::width] for lane in range(width)]

    def conversions(self, pack: RoutineSpec, unpack: RoutineSpec, count: int) -> list[str]:
        p, words, width, failures = self.curve.p, self.loaded.emitted.words, self.batch.width, []
        top = 1 << 64 * words
        edges = [edge for edge in (0, 1, p - 1, p, p + 1, 2 * p - 1, top - 1, top // 2, (1 << 64) - 1) if edge < top]
        rows = [[self.random.choice(edges) if self.random.random() < 0.3 else self.random.randrange(top) for _ in range(width)] for _ in range(count)]
        bad, out = self.loaded.run(pack, count, b"".join(self.encode([[n >> 64 * k & (1 << 64) - 1 for k in range(words)] for n in row]) for row in rows))
        failures += ["v_pack8 writes beside its arrays"] * (bad > 0)
        step = 8 * self.batch.words
        for i, row in enumerate(rows):
            lanes = self.decode(out[step * i:step * (i + 1)])
            if any(map(self.outside, lanes)) or [self.value(lane) for lane in lanes] != [n % p for n in row]:
                failures.append(f"v_pack8 of {[hex(n) for n in row]} gives {lanes}")
        held = [[self.extreme() for _ in range(width)] for _ in range(count)]
        bad, out = self.loaded.run(unpack, count, b"".join(map(self.encode, held)))
        failures += ["v_unpack8 writes beside its arrays"] * (bad > 0)
        step = 8 * width * words
        for i, lanes in enumerate(held):
            found = [sum(word << 64 * k for k, word in enumerate(lane)) for lane in self.decode(out[step * i:step * (i + 1)])]
            if [n % p for n in found] != [self.value(lane) for lane in lanes] or max(found) > self.loaded.emitted.loose - 1:
                failures.append(f"v_unpack8 of {lanes} gives {[hex(n) for n in found]}")
        return failures

    def scaled(self, point) -> "list[list[int]]":
        """The coordinates of a point as limbs; those of one that is not 0 are at the ends of their bounds."""
        plain = at_scale(self.curve, "xz point", point, 1)
        chosen = self.random.choice([k for k, value in enumerate(plain) if value])
        limbs = self.extreme()
        while not self.value(limbs):
            limbs = self.extreme()
        factor = self.value(limbs) * pow(plain[chosen], -1, self.curve.p)
        return [limbs if k == chosen else self.limbs(value * factor) for k, value in enumerate(plain)]

    def steps(self, routine: RoutineSpec, count: int) -> list[str]:
        failures, width, size = [], self.batch.width, 8 * self.batch.words
        for alias in ALIASES:
            rows = triples(self.curve, self.random, width * count)
            self.random.shuffle(rows)
            bits, data = [self.random.getrandbits(1) for _ in rows], b""
            for at in range(0, len(rows), width):
                eight = rows[at:at + width]
                lanes = [[*self.scaled(Q), *self.scaled(R)] for _, Q, R, _ in eight]
                data += b"".join(map(self.encode, zip(*lanes))) + self.encode([self.limbs(shown(self.curve, P)[0]) for *_, P in eight])
                data += b"".join(bytes([255 * bit]) * 8 for bit in bits[at:at + width])
            bad, out = self.loaded.run(routine, count, data, alias)
            failures += [f"{routine.name} writes beside its arrays, aliased {alias}"] * (bad > 0)
            for k, ((own, Q, R, _), bit) in enumerate(zip(rows, bits)):
                start, lane, (first, second) = 4 * size * (k // width), k % width, (R, Q) if bit else (Q, R)
                found = [self.decode(out[start + size * c:start + size * (c + 1)])[lane] for c in range(4)]
                right = all(is_point(own, tuple(map(self.value, found[2 * i:2 * i + 2])), point) for i, point in enumerate((sum_of(own, first, first), sum_of(own, first, second))))
                if any(map(self.outside, found)) or not right:
                    failures.append(f"{routine.name}, lane {lane}, of {first} and {second}, exchanged {bit}, aliased {alias}, gives {[hex(self.value(limbs)) for limbs in found]}")
        return failures
