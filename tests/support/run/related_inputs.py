"""Public functions on points that are known multiples of the base point, and on scalars that are
related to them and to each other. Results are compared with multiples of the base point by the
table, which has another recoding and no decomposition, of scalars that Python computed.

    python -m tests.support.run.related_inputs DIR COUNT [FUNCTION ...]

Points come in several scalings and are equal, opposite, neutral, small multiples and images of
each other. Scalars are those where roundings of a decomposition turn or carry, corners of its box,
edges of windows, small fractions of the order, equal and opposite ones, and random ones. Sums of
lists vanish, or go through equal points.
"""

import ctypes
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from ecgen.run.emitted import Emitted, read_emitted
from ecgen.run.oracle.known_logarithms import known_points
from ecgen.run.oracle.list_sums import changes_at
from ecgen.run.oracle.rounding_carries import carrying, decompositions
from ecgen.run.tools import compile_c, find_compiler

DRIVER = Path(__file__).with_suffix(".c")
BASES, SMALL = 48, 24  # random points of the pool, small multiples of the base point
MOST = 20  # wrong results that are shown
LENGTHS = (2, 2, 3, 3, 4, 5, 6, 8, 11, 16, 20, 33, 64)
LONG, WAYS = 1000, 3  # one of so many lists is as long as one that takes another of these ways
SUMS, STEP = "point_msm_vartime", 50_000
EXPECTED = {  # the logarithm of what a function returns for k, k2, [a]G and [b]G
    "point_mul": lambda k, k2, a, b: k * a,
    "point_mul_vartime": lambda k, k2, a, b: k * a,
    "point_mul2_base_vartime": lambda k, k2, a, b: k + k2 * a,
    "point_mul2": lambda k, k2, a, b: k * a + k2 * b,
}
FUNCTIONS = tuple(EXPECTED)
NAMES = (SUMS, *FUNCTIONS)


class Related:
    """A library with a pool of points, and what is related to them."""

    def __init__(self, folder: Path, scratch: Path):
        self.emitted = read_emitted(folder)
        self.r, self.by = self.emitted.curve.r, decompositions(self.emitted)
        self.random = Random(f"{self.emitted.prefix} related")
        self.images = sorted({l for by in self.by for l in by.lattice.eigenvalues[1:]})
        self.library = _compiled(self.emitted, scratch)
        self.logs = self._logs()
        self.place = {j: 2 * i for i, j in enumerate(self.logs)}
        size = 2 * len(self.logs) * self.library.point_size()
        self.pool = ctypes.create_string_buffer(size)
        self.library.fill(self.pool, self._numbers(self.logs), ctypes.c_size_t(len(self.logs)))

    def _logs(self) -> tuple[int, ...]:
        """Logarithms of the points: small ones, and random ones with their opposites, small
        multiples, halves and images."""
        factors = [1, 2, 3, 4, pow(2, -1, self.r), *self.images]
        bases = [1, *(self.random.randrange(self.r) for _ in range(BASES))]
        found = [*range(SMALL), *(j * f for j in bases for f in factors)]
        return tuple(dict.fromkeys(sign * j % self.r for j in found for sign in (1, -1)))

    def scalar(self) -> int:
        """One of those at which something turns, or a random one."""
        ways = (self._small, self._near_power, self._near_fraction, self._repeated, self._any)
        of_lattices = (self._carrying, self._corner, self._edge) if self.by else ()
        return self.random.choice((*ways, *of_lattices))() % self.r

    def _small(self) -> int:
        return self.random.randint(-64, 64)

    def _any(self) -> int:
        return self.random.randrange(self.r)

    def _near(self, value: int) -> int:
        return value + self.random.randint(-3, 3)

    def _near_power(self) -> int:
        power = 1 << self.random.randrange(self.r.bit_length())
        return self._near(self.random.choice((power, -power)))

    def _near_fraction(self) -> int:
        random = self.random
        below = random.choice((2, 3, 5, 7, 1 << random.randrange(1, 12), random.randrange(1, 64)))
        return self._near(self.r * random.randrange(below + 1) // below)

    def _repeated(self) -> int:
        """The same digit everywhere, or up to a place."""
        width, bits = self.random.randrange(2, 9), self.r.bit_length()
        half, whole = 1 << width - 1, 1 << width
        some = self.random.randrange(whole)
        digit = self.random.choice((half, half - 1, half + 1, whole - 1, some))
        every = sum(digit << i for i in range(0, bits, width))
        return self._near(every >> self.random.choice((0, self.random.randrange(bits))))

    def _carrying(self) -> int:
        by = self.random.choice(self.by)
        return self.random.choice([*carrying(by, self.emitted.word_bits, self.random)] or [0])

    def _corner(self) -> int:
        """Beside a corner of the cell of a vector of the lattice, where a rounding turns."""
        lattice = self.random.choice(self.by).lattice
        halves = [self.random.choice((0, 1, -1)) for _ in lattice.basis]
        corner = [sum(h * x for h, x in zip(halves, column)) // 2 for column in zip(*lattice.basis)]
        return lattice.value(tuple(map(self._near, corner)))

    def _edge(self) -> int:
        """Of which the parts are at the ends of their intervals, powers of two or small."""
        by = self.random.choice(self.by)
        parts = []
        for low, high in by.signed:
            power = 1 << self.random.randrange(max(high.bit_length(), 1))
            parts.append(self._near(self.random.choice((0, low, high, power))))
        return by.lattice.value(tuple(parts))

    def points(self, count: int) -> list[int]:
        """Logarithms from the pool, each with a good chance to be one of the last, opposite to it,
        twice it, or an image."""
        found: list[int] = []
        for _ in range(count):
            near = []
            if found and self.random.random() < 0.6:
                last = self.random.choice(found[-4:])
                near = [last * f % self.r for f in (1, -1, 2, -2, *self.images)]
            found.append(self.random.choice([j for j in near if j in self.place] or self.logs))
        return found

    def _places(self, logs):
        chosen = (self.place[j] + self.random.randrange(2) for j in logs)
        return (ctypes.c_uint32 * len(logs))(*chosen)

    def _numbers(self, values) -> bytes:
        width = self.emitted.scalar_bytes
        return b"".join(self.emitted.format.number(k, width) for k in values)

    def failures(self, name: str, count: int) -> tuple[int, list[str]]:
        """(lists, what is wrong) of so many inputs of one function."""
        return self._of_sums(count) if name == SUMS else (0, self._of_products(name, count))

    def _of_products(self, name: str, count: int) -> list[str]:
        j, j2 = self.points(count), self.points(count)
        k, k2 = [self.scalar() for _ in j], [self.scalar() for _ in j]
        for i in range(0, count, 3):
            k2[i] = self.random.choice((k[i], -k[i], 2 * k[i], 0, k[i] + 1)) % self.r
        wanted = [EXPECTED[name](*row) % self.r for row in zip(k, k2, j, j2)]
        given = (*map(self._places, (j, j2)), *map(self._numbers, (k, k2, wanted)))
        which = FUNCTIONS.index(name)
        wrong, bad = self._called(self.library.products, which, self.pool, *given, count)
        return [f"{name}: {k[i]:#x}, {k2[i]:#x}, [{j[i]:#x}]G, [{j2[i]:#x}]G" for i in bad] + wrong

    def lists(self, count: int):
        """Lists of `count` points in all: (logarithms, scalars); a fourth of the sums vanish."""
        random, changes = self.random, changes_at(self.emitted)
        while count > 0:
            length = random.choice(LENGTHS)
            if changes and random.randrange(LONG) == 0:
                length = random.choice(changes[:WAYS]) + random.randint(-1, 9)
            logs, k = self.points(length), [self.scalar() for _ in range(length)]
            for i in range(1, length):
                if random.random() < 0.4:
                    other = k[random.randrange(i)]
                    k[i] = random.choice((other, -other, 2 * other, other + 1)) % self.r
            if logs[-1] and random.randrange(4) == 0:
                before = sum(a * b for a, b in zip(logs[:-1], k))
                k[-1] = -before * pow(logs[-1], -1, self.r) % self.r
            yield logs, k
            count -= length

    def _of_sums(self, count: int) -> tuple[int, list[str]]:
        lists = [*self.lists(count)]
        logs, scalars = ([x for row in lists for x in row[i]] for i in range(2))
        lengths = (ctypes.c_uint32 * len(lists))(*(len(row[0]) for row in lists))
        wanted = [sum(a * b for a, b in zip(*row)) % self.r for row in lists]
        given = (self._places(logs), self._numbers(scalars), lengths, self._numbers(wanted))
        wrong, bad = self._called(self.library.sums, self.pool, *given, len(lists))
        return len(lists), [f"the sum of {lists[i]}" for i in bad] + wrong

    def _called(self, function, *given) -> tuple[list[str], list[int]]:
        """(what is said of those that are not shown, the numbers of those that are)."""
        bad = (ctypes.c_uint32 * MOST)()
        *before, count = given
        wrong = function(*before, ctypes.c_size_t(count), bad, ctypes.c_size_t(MOST))
        return ["one more"] * max(wrong - MOST, 0), bad[: min(wrong, MOST)]

    def failures_of_the_table(self) -> list[str]:
        """Points of the pool, both ways, that are not what Python says."""
        known, width = known_points(self.emitted.curve), self.emitted.format.point_bytes
        out = ctypes.create_string_buffer(2 * len(self.logs) * width)
        self.library.encoded(out, self.pool, ctypes.c_size_t(2 * len(self.logs)))
        found = []
        for j in filter(None, self.logs):
            start = self.place[j] * width
            if out.raw[start : start + 2 * width] != 2 * self.emitted.format.point(
                known.of_base(j)
            ):
                found.append(f"[{j:#x}]G")
        return found


def _compiled(emitted: Emitted, scratch: Path):
    target = scratch / f"{emitted.prefix}_related.so"
    names = (f"-DPREFIX={emitted.prefix}", f"-DUPPER={emitted.prefix.upper()}")
    flags = ("-O2", "-fPIC", "-shared", *names, f"-I{emitted.folder / 'include'}")
    sources = [DRIVER, *(emitted.folder / each for each in emitted.sources)]
    compile_c(find_compiler(), sources, target, flags)
    library = ctypes.CDLL(str(target))
    library.products.restype = library.sums.restype = ctypes.c_size_t
    return library


def main(folder: str, count: int, names: tuple[str, ...] = NAMES) -> int:
    """How many results are wrong of `count` for each function, and of sums of so many points."""
    with tempfile.TemporaryDirectory() as scratch:
        related = Related(Path(folder), Path(scratch))
        wrong = related.failures_of_the_table()
        told = f"{len(related.logs)} points twice beside Python: {len(wrong)} wrong"
        print(f"{folder}: {told}", flush=True)
        for name in names:
            start, lists, found = time.process_time(), 0, []
            for done in range(0, count, STEP):
                more, failures = related.failures(name, min(STEP, count - done))
                lists, found = lists + more, found + failures
            seconds = time.process_time() - start
            given = f"{count} inputs in {lists} lists" if lists else f"{count} inputs"
            told = f"{name}: {given}, {len(found)} wrong, {seconds:.0f} s"
            print(told, *found[:5], sep="\n  ", flush=True)
            wrong += found
    return len(wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]), tuple(sys.argv[3:]) or NAMES) > 0)
