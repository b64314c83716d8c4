"""Differential tests of an emitted library's sums of eight points: every lane with its own points,
limbs at the ends of their bounds, against the affine group law.
"""

import struct
from typing import Any

from ecgen.group.represent import coordinates, represents
from ecgen.kind import law
from ecgen.library.batch import field as batch_field
from ecgen.library.batch.points import ADD, CACHE, DBL, SELECT, SELECT_BASE
from ecgen.library.facts.groups import group_of
from ecgen.library.facts.spec import Batch, RoutineSpec
from ecgen.run.differential.batch_lanes import Lanes
from ecgen.run.emitted import Loaded

# the form of the result, and of the arguments
FORMS = {DBL: ("point", "point"), ADD: ("point", "point", "cached"), CACHE: ("cached", "point")}
LAST = {DBL: (0, 1), ADD: (0, 1, 2), CACHE: (0, 1)}


class Sums(Lanes):
    def __init__(self, loaded: Loaded, batch: Batch):
        super().__init__(loaded, batch)
        self.group = group_of(batch.stem, self.curve)
        self.pool = law.random_points(self.curve, 12, self.random)
        self.pool += [
            law.neutral(self.curve),
            self.curve.base,
            *(law.negate(self.curve, point) for point in self.pool[:4]),
        ]

    def failures(self, routines: dict[str, RoutineSpec], share: int) -> list[str]:
        """What is wrong with sums, `share` calls for each way of aliasing, and with scans."""
        found = [
            text
            for name in FORMS
            if name in routines
            for alias in (LAST[name], (0, 0, *LAST[name][2:]))
            for text in self.sums(routines[name], alias, share)
        ]
        found += [
            text
            for name in batch_field.ROUTINES
            if name in routines
            for alias in ((0, 0, 0), (0, 1, 1), (0, 0, 2), (0, 1, 2))
            for text in self.products(routines[name], alias[: len(routines[name].arguments)], share)
        ]
        return found + [
            text
            for name, entries in ((SELECT, self.entries), (SELECT_BASE, self.batch.base_entries))
            if name in routines
            for text in self.selects(routines[name], entries, max(share, 2 * entries))
        ]

    @property
    def entries(self) -> int:
        return (1 << self.batch.window - 1) + 1

    def point(self, affine, form: str) -> list[list[int]]:
        """The limbs of each coordinate: those of one that is not 0 are at the ends of their
        bounds.
        """
        plain = coordinates(self.group, form, affine, 1)
        chosen = self.random.choice([k for k, value in enumerate(plain) if value])
        limbs = self.extreme()
        while not self.value(limbs):
            limbs = self.extreme()
        scaled = coordinates(
            self.group,
            form,
            affine,
            self.value(limbs) * pow(plain[chosen], -1, self.curve.p) % self.curve.p,
        )
        return [limbs if k == chosen else self.limbs(value) for k, value in enumerate(scaled)]

    def sums(self, routine: RoutineSpec, alias, count: int) -> list[str]:
        """What a point routine does wrong, a sentence each, in `count` calls with points of its own
        in each lane; nothing for an `alias` of arrays of different sizes.
        """
        failures, width, (form, *forms), size = (
            [],
            self.batch.width,
            FORMS[routine.name],
            8 * self.batch.words,
        )
        if alias[0] == alias[1] and len(self.group.form(form).coordinates) != len(
            self.group.form(forms[0]).coordinates
        ):
            return []
        rows = [
            [[self.random.choice(self.pool) for _ in range(width)] for _ in forms]
            for _ in range(count)
        ]
        data = b"".join(
            self.encode(column)
            for row in rows
            for points, of in zip(row, forms)
            for column in zip(*(self.point(point, of) for point in points))
        )
        bad, out = self.loaded.run(routine, count, data, alias)
        failures += [f"{routine.name} writes beside its arrays, aliased {alias}"] * (bad > 0)
        many = len(self.group.form(form).coordinates)
        for i, row in enumerate(rows):
            columns = [
                self.decode(out[size * (many * i + c) : size * (many * i + c + 1)])
                for c in range(many)
            ]
            for lane, given in enumerate(zip(*row)):
                found = [column[lane] for column in columns]
                wanted = (
                    given[0] if routine.name == CACHE else law.add(self.curve, given[0], given[-1])
                )
                if any(map(self.outside, found)) or not represents(
                    self.group, form, tuple(map(self.value, found)), wanted
                ):
                    failures.append(
                        f"{routine.name}, lane {lane}, of {given}, aliased {alias}, gives"
                        f" {[hex(self.value(limbs)) for limbs in found]}"
                    )
        return failures

    def products(self, routine: RoutineSpec, alias, count: int) -> list[str]:
        """Products and powers of limbs at the ends of their bounds."""
        failures, width, size, p = [], self.batch.width, 8 * self.batch.words, self.curve.p
        given = sorted(set(alias[1:]))
        rows = [{at: [self.extreme() for _ in range(width)] for at in given} for _ in range(count)]
        data = b"".join(self.encode(row[at]) for row in rows for at in alias[1:])
        bad, out = self.loaded.run(routine, count, data, alias)
        failures += [f"{routine.name} writes beside its arrays, aliased {alias}"] * (bad > 0)
        for i, row in enumerate(rows):
            for lane, found in enumerate(self.decode(out[size * i : size * (i + 1)])):
                factors = [self.value(row[at][lane]) for at in alias[1:]]
                wanted = (
                    factors[0] * factors[1] % p
                    if routine.name == batch_field.MUL
                    else pow(factors[0], 1 << batch_field.SQUARES[routine.name], p)
                )
                if self.outside(found) or self.value(found) != wanted:
                    failures.append(
                        f"{routine.name}, lane {lane}, of {list(map(hex, factors))}, aliased"
                        f" {alias}, gives {hex(self.value(found))}"
                    )
        return failures

    def selects(self, routine: RoutineSpec, entries: int, count: int) -> list[str]:
        """Tables of limbs at the ends of their bounds, each lane with an index and a sign of its
        own; of a negative entry the coordinates change places and signs as the group says.
        """
        failures, width, size, names = [], self.batch.width, 8 * self.batch.words, self.batch.entry
        turned = {name for _, *row in self.batch.negation for name in row}
        table = [
            [
                (
                    [self.extreme()] * width
                    if routine.name == SELECT_BASE
                    else [self.extreme() for _ in range(width)]
                )
                for _ in names
            ]
            for _ in range(entries)
        ]
        data = (
            b"".join(self.in_lanes(entry) for entry in table)
            if routine.name == SELECT_BASE
            else b"".join(self.encode(column) for entry in table for column in entry)
        )
        for turn in range(count):
            index = [
                (turn + lane) % entries if turn % 2 else self.random.randrange(entries)
                for lane in range(width)
            ]
            negative = [self.random.getrandbits(1) for _ in range(width)]
            bad, out = self.loaded.run(
                routine,
                1,
                data
                + b"".join(i.to_bytes(8, "little") for i in index)
                + b"".join(bytes([255 * n]) * 8 for n in negative),
            )
            columns = [self.decode(out[size * c : size * (c + 1)]) for c in range(len(names))]
            for lane, minus in enumerate(negative):
                held = [column[lane] for column in table[index[lane]]]
                found = [column[lane] for column in columns]
                values = [self.value(limbs) for limbs in held]
                same = [
                    list(limbs) == wanted
                    for name, limbs, wanted in zip(names, found, held)
                    if not minus or name not in turned
                ]
                if (
                    bad
                    or not all(same)
                    or any(map(self.outside, found))
                    or [self.value(limbs) for limbs in found]
                    != (self.negated(values) if minus else values)
                ):
                    failures.append(
                        f"{routine.name} of entry {index[lane]}, negative {minus}, lane {lane},"
                        " gives another entry"
                    )
        return failures

    def in_lanes(self, entry) -> bytes:
        """An entry as a point in four lanes lies in memory, its coordinates one beside the other;
        the same for every lane of eight.
        """
        packed: Any = self.loaded.emitted.packed
        held = [
            (
                entry[self.batch.entry.index(name)][0]
                if name in self.batch.entry
                else [0] * packed.limbs
            )
            for name in packed.entry
        ]
        return b"".join(struct.pack(f"<{packed.width}Q", *row) for row in zip(*held))

    def negated(self, values: list[int]) -> list[int]:
        """The residues of the coordinates of an entry of which these are, negated."""
        place, p = {name: k for k, name in enumerate(self.batch.entry)}, self.curve.p
        for kind, *names in self.batch.negation:
            first, last = place[names[0]], place[names[-1]]
            if kind == "neg":
                values[first] = -values[first] % p
            else:
                values[first], values[last] = values[last], values[first]
        return values
