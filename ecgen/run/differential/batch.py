"""Differential tests of an emitted library's routines of eight instances: every lane with its own
numbers and its own mask, limbs at the ends of their bounds.

A step gets pairs of multiples of points of the curve or its twist as the routine of one ladder does
(point_routines.py), each lane another; conversions get words and limbs at their ends.
"""

from ecgen.library.facts.spec import RoutineSpec
from ecgen.run.differential.batch_lanes import Lanes
from ecgen.run.differential.batch_points import Sums
from ecgen.run.differential.packed import has_vectors
from ecgen.run.emitted import Loaded
from ecgen.run.verdict import SKIPPED, Verdict, verdict_of

CHECK = "random and edge differential, eight instances in vectors"
ALIASES = ((0, 1, 2, 3), (0, 0, 2, 3))


def check_batch(loaded: Loaded, count: int) -> Verdict | None:
    """`count` conversions of eight numbers and back, a tenth as many steps of eight pairs, or sums
    of eight points, for each way of aliasing.
    """
    batch = loaded.emitted.batch
    if batch is None:
        return None
    if not has_vectors(batch) and not loaded.emitted.stand_in:
        return Verdict(
            CHECK,
            SKIPPED,
            f"this CPU lacks {', '.join(batch.extensions)}: the routines of eight instances were"
            " NOT run",
        )
    test = (Sums if batch.stem else _Steps)(loaded, batch)
    share, routines = max(count // 10, 30), {routine.name: routine for routine in batch.routines}
    failures = test.conversions(routines["v_pack8"], routines["v_unpack8"], count)
    failures += test.failures(routines, share)
    return verdict_of(
        CHECK,
        failures,
        f"{count} conversions, {share} {'sums' if batch.stem else 'steps'} of eight instances for"
        " each way of aliasing",
        count,
        20,
    )


class _Steps(Lanes):
    def scaled(self, point) -> list[list[int]]:
        """The coordinates of a point as limbs; those of one that is not 0 are at the ends of their
        bounds.
        """
        plain = self.own.at_scale(self.curve, "xz point", point, 1)
        chosen = self.random.choice([k for k, value in enumerate(plain) if value])
        limbs = self.extreme()
        while not self.value(limbs):
            limbs = self.extreme()
        factor = self.value(limbs) * pow(plain[chosen], -1, self.curve.p)
        return [
            limbs if k == chosen else self.limbs(value * factor) for k, value in enumerate(plain)
        ]

    def failures(self, routines: dict[str, RoutineSpec], count: int) -> list[str]:
        """What the ladder step does wrong, a sentence each, in `count` calls for each way of
        sharing arrays: every lane has its own points and its own bit of exchange.
        """
        routine = routines["v_step8"]
        failures, width, size = [], self.batch.width, 8 * self.batch.words
        for alias in ALIASES:
            rows = self.own.triples(self.curve, self.random, width * count)
            self.random.shuffle(rows)
            bits, data = [self.random.getrandbits(1) for _ in rows], b""
            for at in range(0, len(rows), width):
                eight = rows[at : at + width]
                lanes = [[*self.scaled(Q), *self.scaled(R)] for _, Q, R, _ in eight]
                data += b"".join(map(self.encode, zip(*lanes))) + self.encode(
                    [self.limbs(self.own.shown(self.curve, P)[0]) for *_, P in eight]
                )
                data += b"".join(bytes([255 * bit]) * 8 for bit in bits[at : at + width])
            bad, out = self.loaded.run(routine, count, data, alias)
            failures += [f"{routine.name} writes beside its arrays, aliased {alias}"] * (bad > 0)
            for k, ((own, Q, R, _), bit) in enumerate(zip(rows, bits)):
                start, lane, (first, second) = (
                    4 * size * (k // width),
                    k % width,
                    (R, Q) if bit else (Q, R),
                )
                found = [
                    self.decode(out[start + size * c : start + size * (c + 1)])[lane]
                    for c in range(4)
                ]
                right = all(
                    self.own.is_point(own, tuple(map(self.value, found[2 * i : 2 * i + 2])), point)
                    for i, point in enumerate(
                        (self.own.sum_of(own, first, first), self.own.sum_of(own, first, second))
                    )
                )
                if any(map(self.outside, found)) or not right:
                    failures.append(
                        f"{routine.name}, lane {lane}, of {first} and {second}, exchanged {bit},"
                        f" aliased {alias}, gives {[hex(self.value(limbs)) for limbs in found]}"
                    )
        return failures
