"""Sums over lists of points: `point_msm_vartime` on both sides of each length from which it goes
another way, with lists as long as users have.

The lengths stand in the public header, in the macro that says how much memory a list takes; the
memory is given exactly as that macro, compiled, says, with a guard behind it. The points have known
logarithms, so that what is right is one multiple of the base point.
"""

import ctypes
import re
from itertools import cycle, islice
from random import Random

from ecgen.kind import law
from ecgen.library.api import SEVERAL
from ecgen.run.emitted import Emitted, Loaded
from ecgen.run.oracle.known_logarithms import known_points
from ecgen.run.oracle.point_values import held, normal, normal_of
from ecgen.run.oracle.samples import POISON
from ecgen.run.verdict import FAILED, Verdict, verdict_of

CHECK = "sums over lists of points, on both sides of the lengths that change the way"
NAME = "point_msm_vartime"
SHORT = (4, 5, 11, 20)  # points; shorter lists are among the calls of every public function
FUZZED = 10_000  # inputs of `--fuzz` for each longer list,
MOST = 50  # of which a process takes so many
SEVERAL_TIMES = 200  # points; in longer lists they occur again
OVER = "", "a", "k", "memory"  # what the result lies over: each may be such, at any place in it
# bytes behind the memory, on this machine beside as many as the longest list takes that goes
# another way
GUARD = 1 << 12
EMULATED = 2  # of the lengths around the first that changes the way, so many are run in an emulator


def check_lists(loaded: Loaded, lengths: tuple[int, ...] = (), seed: int = 0) -> Verdict | None:
    """Lists of each of the `lengths`, by default short ones and those around the change; None if
    the library has no sums over lists.
    """
    emitted = loaded.emitted
    if NAME not in (f.name for f in emitted.functions):
        return None
    if not (changes := changes_at(emitted)):
        return Verdict(
            CHECK, FAILED, "the header does not say from which length on lists take other memory"
        )
    random = Random(f"{emitted.prefix} lists {seed}")
    lengths = lengths or usual(emitted, changes)
    pool = _pool(emitted, max(lengths), random)
    failures = [
        text
        for turn, length in enumerate(lengths)
        if (text := _failure(loaded, pool[:length], OVER[turn % len(OVER)], random))
    ]
    return verdict_of(
        CHECK,
        failures,
        f"lists of {', '.join(map(str, sorted(set(lengths))))} points; other ways from"
        f" {', '.join(map(str, changes))} on",
        len(lengths),
        len(lengths),
    )


def changes_at(emitted: Emitted) -> tuple[int, ...]:
    """The lengths from which lists are summed in the second way, the third ..., as the public
    header has them; () if it has none.
    """
    text = (emitted.folder / f"include/{emitted.prefix}.h").read_text(encoding="utf-8")
    macro = re.search(rf"#define {emitted.prefix.upper()}_MSM_MEMORY\(count\)(?:.*\\\n)*.*", text)
    return (
        tuple(int(n) for n in re.findall(r"\(size_t\)\(count\) < (\d+) \?", macro[0]))
        if macro
        else ()
    )


def usual(emitted: Emitted, changes: tuple[int, ...]) -> tuple[int, ...]:
    """Short lengths, those around each change, one more than twice the first."""
    first, *more = changes
    around = (first - 1, first, first + 1, 2 * first + 3)
    short = tuple(n for n in SHORT if n < first - 1)
    return (
        (*short, *around, *(n for change in more for n in (change - 1, change)))
        if emitted.host
        else (*short, *around[:EMULATED])
    )


def fuzzed(count: int) -> int:
    """How many longer lists go with `count` inputs."""
    return min(max(count // FUZZED, 1), MOST)


def fuzz_lists(loaded: Loaded, count: int, seed: int) -> Verdict | None:
    """Lists of random lengths on both sides of the first change, its length among them."""
    changes, random = changes_at(loaded.emitted), Random(seed)
    if not changes:
        return check_lists(loaded)
    change = changes[0]
    return check_lists(
        loaded,
        tuple(
            random.choice(
                (change, random.randrange(1, change), random.randrange(change, 2 * change + 3))
            )
            for _ in range(fuzzed(count))
        ),
        seed,
    )


def _pool(emitted: Emitted, count: int, random: Random) -> list[tuple[object, bytes]]:
    """(point, its internal coordinates): points of the subgroup, among them neighbours that are
    equal, opposite or neutral; SEVERAL_TIMES are enough.
    """
    if count > SEVERAL_TIMES:
        return list(islice(cycle(_pool(emitted, SEVERAL_TIMES, random)), count))
    known = known_points(emitted.curve)
    points = list(islice(known.points(random), count))
    for at, other in (
        (1, points[0]),
        (2, known.point(0)),
        (count // 2, known.point(1)),
        (count - 1, known.point(-1)),
    ):
        points[at] = other
    return [(point, held(emitted, point, random)) for point in points]


def _scalars(r: int, count: int, random: Random) -> list[int]:
    """Below r: most of them random, some the least and the greatest."""
    return [
        (
            random.choice((0, 1, 2, r - 1, r - 2, r // 2))
            if random.randrange(8) == 0
            else random.randrange(r)
        )
        for _ in range(count)
    ]


def _failure(loaded: Loaded, listed: list, over: str, random: Random) -> str:
    """What is wrong with one call, "" if nothing; `over`: what the result lies over, at a random
    place where it fits.
    """
    emitted = loaded.emitted
    row = {a.name: a for a in emitted.function(NAME).arguments}
    size, width = row["r"].bytes, row["k"].bytes // SEVERAL
    room, *other = (
        loaded.function("shim_memory", ctypes.c_size_t)(ctypes.c_size_t(n)) * size
        for n in (len(listed), *(change - 1 for change in changes_at(emitted)))
    )
    scalars = _scalars(emitted.curve.r, len(listed), random)
    numbers = b"".join(k.to_bytes(width, "little") for k in scalars)
    points = b"".join(data for _, data in listed)
    guard = bytes(range(1, 256)) * ((GUARD + max(other) * emitted.host) // 255 + 1)
    front = guard[: len(guard) // 64 * 64] if emitted.host else b""
    held = {
        "": bytes([POISON]) * size,
        "k": numbers,
        "a": points,
        "memory": front + bytes([POISON]) * room + guard,
    }
    arrays = {name: ctypes.create_string_buffer(data, len(data)) for name, data in held.items()}
    most = (room if over == "memory" else len(held[over])) - size
    over, at = (
        (over, emitted.word_bytes * random.randrange(most // emitted.word_bytes + 1))
        if most >= 0
        else ("", 0)
    )
    r = (ctypes.c_char * size).from_buffer(
        arrays[over], at + (len(front) if over == "memory" else 0)
    )
    memory = (ctypes.c_char * (room + len(guard))).from_buffer(arrays["memory"], len(front))
    r.block, memory.block = arrays[over], arrays["memory"]
    loaded.function(NAME, None)(r, memory, arrays["k"], arrays["a"], ctypes.c_size_t(len(listed)))
    found = r.raw
    what = (
        f"{NAME} of {len(listed)}"
        f" points{f' (result {at} bytes behind the beginning of {over})' if over else ''}"
    )
    if (whole := arrays["memory"].raw)[: len(front)] != front or whole[
        len(front) + room :
    ] != guard:
        return f"{what} writes beyond the {room} bytes of memory that the header asks for"
    if any(
        arrays[name].raw
        != (held[name][:at] + found + held[name][at + size :] if name == over else held[name])
        for name in ("k", "a")
    ):
        return f"{what} changes its inputs"
    wanted = normal_of(
        emitted,
        known_points(emitted.curve).combine(
            [(s, point) for s, (point, _) in zip(scalars, listed, strict=True)]
        )
        or law.neutral(emitted.curve),
    )
    return (
        ""
        if normal(emitted, found, (wanted,)) == wanted
        else f"{what} is wrong: gave {found.hex()}, expected a scaling of {wanted.hex()}"
    )
