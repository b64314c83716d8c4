"""The lanes of routines of eight instances, as tests write and read them; their conversions against
integers.
"""

import struct
from random import Random

from ecgen.field.lanes.radix import digits_at, value_at
from ecgen.library.facts.spec import Batch, RoutineSpec
from ecgen.run.emitted import Loaded


class Lanes:
    def __init__(self, loaded: Loaded, batch: Batch):
        self.loaded, self.batch, self.curve = loaded, batch, loaded.emitted.curve
        self.own = self.curve.kind.part("run")
        self.random = Random(f"{loaded.emitted.prefix} batch")

    def extreme(self) -> list[int]:
        """Limbs within their bounds, half of them at an end."""
        return [
            self.random.choice((0, 1, high - 1, high))
            if self.random.random() < 0.5
            else self.random.randint(0, high)
            for high in self.batch.limits
        ]

    def limbs(self, value: int) -> list[int]:
        return digits_at(value, self.batch.positions, self.curve.p)

    def value(self, limbs) -> int:
        return value_at(limbs, self.batch.positions, self.curve.p)

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
        """What is wrong, a sentence each, with elements that `count` calls bring into the lanes of
        a batch and out of them: numbers modulo p, limbs and words within bounds, writes beside the
        arrays.
        """
        p = self.curve.p
        one = self.loaded.emitted.one
        words = self.loaded.emitted.words
        width = self.batch.width
        failures = []
        top = 1 << 64 * words
        edges = [
            edge
            for edge in (0, 1, p - 1, p, p + 1, 2 * p - 1, top - 1, top // 2, (1 << 64) - 1)
            if edge < top
        ]
        rows = [
            [
                self.random.choice(edges)
                if self.random.random() < 0.3
                else self.random.randrange(top)
                for _ in range(width)
            ]
            for _ in range(count)
        ]
        bad, out = self.loaded.run(
            pack,
            count,
            b"".join(
                self.encode([[n >> 64 * k & (1 << 64) - 1 for k in range(words)] for n in row])
                for row in rows
            ),
        )
        failures += ["v_pack8 writes beside its arrays"] * (bad > 0)
        step = 8 * self.batch.words
        for i, row in enumerate(rows):
            lanes = self.decode(out[step * i : step * (i + 1)])
            if any(map(self.outside, lanes)) or [self.value(lane) * one % p for lane in lanes] != [
                n % p for n in row
            ]:
                failures.append(f"v_pack8 of {[hex(n) for n in row]} gives {lanes}")
        held = [[self.extreme() for _ in range(width)] for _ in range(count)]
        bad, out = self.loaded.run(unpack, count, b"".join(map(self.encode, held)))
        failures += ["v_unpack8 writes beside its arrays"] * (bad > 0)
        step = 8 * width * words
        for i, given in enumerate(held):
            found = [
                sum(word << 64 * k for k, word in enumerate(lane))
                for lane in self.decode(out[step * i : step * (i + 1)])
            ]
            if [n % p for n in found] != [self.value(lane) * one % p for lane in given] or max(
                found
            ) > max(self.loaded.emitted.loose - 1, p):
                failures.append(f"v_unpack8 of {given} gives {[hex(n) for n in found]}")
        return failures
