"""Multiples of a P_point in emitted libraries, C and assembly, over tiny fields, on curves of every
shape: every scalar, with points of all orders in random scalings.

What is compared is the point, against its multiples by the affine group law; on Edwards curves
whose law is not complete, a multiple of a point that is not of odd order may be lost, and then has
to be seen to be.
"""

import ctypes
import re
from dataclasses import replace
from functools import cache, partial, reduce
from itertools import count
from random import Random

import pytest

from ecgen.kind import law
from ecgen.library.facts.point_type import PARTIAL
from ecgen.run.functions.public_functions import invoke
from ecgen.run.oracle.point_values import LOST, held, kind_of, normal, normal_of
from tests.support.library import curves
from tests.support.library.placing import places
from tests.support.library.points import spread
from tests.support.library.systems import CASES as SYSTEMS
from tests.support.library.systems import FORMULAS
from tests.support.library.systems import MORE as MORE_SYSTEMS

CASES = SYSTEMS | {
    "cofactor 2, a=-3": ("weierstrass", 2, 239, -3, 3),
    "cofactor 6": ("weierstrass", 6, 811, 7, 3),
    "cofactor 8, a=-3": ("weierstrass", 8, 1019, -3, 4),
    "prime order, a=0": ("weierstrass", 1, 139, 0, 3),
    "cofactor 4, a=0": ("weierstrass", 4, 439, 0, 3),
    "cofactor 3, a=0": ("weierstrass", 3, 433, 0, 3),
    "Edwards a=-1 complete": ("twisted_edwards", 4, 461, -1, 4),
    "Edwards a=-1 complete, 8": ("twisted_edwards", 8, 821, -1, 5),
    "Edwards a=5": ("twisted_edwards", 4, 467, 5, 3),
    "quartic, complete": ("jacobi_quartic", 2, 239, -1, 3),
    "quartic with points at infinity": ("jacobi_quartic", 4, 467, 3, 4),
}


MORE = MORE_SYSTEMS | {
    "prime order, a=0",
    "cofactor 2, a=-3",
    "cofactor 8, a=-3",
    "cofactor 4, a=0",
    "cofactor 3, a=0",
    "Edwards a=-1 complete, 8",
}


@pytest.fixture(
    params=[
        pytest.param(name, marks=(pytest.mark.asm, *([pytest.mark.long] if name in MORE else [])))
        for name in CASES
    ],
    scope="module",
)
def case(request, emitted_of):
    form, cofactor, p, a, window, *system = CASES[request.param]
    curve = curves.tiny(form, cofactor, p, a)
    curve = replace(curve, formulas=(FORMULAS,), system=system[0]) if system else curve
    return emitted_of(curve, window=window, window_vartime=min(window, 4))


class Library:
    """A library's functions on points by their values: affine points, None or (0, 1) for the
    neutral element, LOST.
    """

    def __init__(self, loaded):
        self.loaded, self.emitted, self.random = loaded, loaded.emitted, Random(1)
        self.curve, self.tried, self.lost = loaded.emitted.curve, count(), 0

    def scalar(self, k):
        size = next(a.bytes for f in self.emitted.functions for a in f.arguments if a.kind == "fr")
        return k.to_bytes(size, "little")

    def point(self, value):
        return held(self.emitted, value, self.random)

    def is_right(self, name, inputs, wanted, may_lose):
        """Whether the function gives the point `wanted`, "infinity" if it has none, or lost it
        where it may.
        """
        next(self.tried)
        function = self.emitted.function(name)
        found = invoke(self.loaded, function, inputs, self.random.choice(places(function)))
        if may_lose and found == (None, normal_of(self.emitted, LOST)):
            self.lost += 1
            return True
        return wanted != "infinity" and found == (None, normal_of(self.emitted, wanted))


@pytest.mark.long
def test_every_scalar_with_points_of_all_orders(case):
    library = Library(case)
    curve, partial = library.curve, kind_of(library.emitted).how == PARTIAL
    for point in [p for p in spread(curve) if p is not None] + [law.neutral(curve)]:
        found = [_times(curve, k, point) for k in range(curve.r)]
        odd = law.neutral(curve) in (point, _times(curve, curve.r, point))
        for k in range(curve.r):
            for name in ("point_mul", "point_mul_vartime"):
                inputs = library.scalar(k), library.point(point)
                assert library.is_right(name, inputs, found[k], partial and not odd), (
                    name,
                    k,
                    point,
                )
        assert library.is_right(
            "point_clear_cofactor",
            (library.point(point),),
            _times(curve, curve.cofactor, point),
            partial and not odd,
        )
        in_subgroup = invoke(
            case, library.emitted.function("point_is_in_subgroup"), (library.point(point),)
        )
        assert in_subgroup == (
            int(
                odd and (curve.cofactor == 1 or _times(curve, curve.r, point) == law.neutral(curve))
            ),
            b"",
        ), point
    for k, wanted in enumerate(_times(curve, k, curve.base) for k in range(curve.r)):
        assert library.is_right("point_mul_base", (library.scalar(k),), wanted, False), k
    assert next(library.tried) > 2000 and (library.lost > 0) <= partial


@cache
def _times(curve, k, point):
    try:
        return law.multiply(curve, k, point)
    except ZeroDivisionError:
        return "infinity"


@pytest.mark.long
def test_sums_of_two_multiples(case):
    """Scalars of all sizes with pairs of points that are equal, opposite, neutral or differ by a
    small one.
    """
    library, random = Library(case), Random(2)
    curve, partial, base = (
        library.curve,
        kind_of(library.emitted).how == PARTIAL,
        library.curve.base,
    )
    points = [p for p in spread(curve) if p is not None] + [law.neutral(curve)]
    near = (0, 1, 2, curve.r - 1)
    for _turn in range(2500):
        p = random.choice(points)
        q = random.choice((p, law.negate(curve, p), random.choice(points), base))
        a, b = (
            random.choice(near) if random.randrange(3) == 0 else random.randrange(curve.r)
            for _ in range(2)
        )
        odd = all(_times(curve, curve.r, point) == law.neutral(curve) for point in (p, q))
        inputs = library.scalar(a), library.point(p), library.scalar(b), library.point(q)
        assert library.is_right(
            "point_mul2", inputs, _sum(curve, [(a, p), (b, q)]), partial and not odd
        ), (a, p, b, q)
        inputs = library.scalar(a), library.scalar(b), library.point(q)
        assert library.is_right(
            "point_mul2_base_vartime", inputs, _sum(curve, [(a, base), (b, q)]), partial and not odd
        ), (a, b, q)


@pytest.mark.sample(9)
def test_sums_of_many_multiples(case):
    """Lists of every length up to twice that from which buckets are taken, and both sides of each
    length from which these are wider; nothing beyond the memory is touched."""
    library, random = Library(case), Random(3)
    curve, partial = library.curve, kind_of(library.emitted).how == PARTIAL
    points = [p for p in spread(curve) if p is not None] + [law.neutral(curve)]
    call, size = case.function("point_msm_vartime", None), len(library.point(points[0]))
    ways = memory_macro(library.emitted)
    threshold, *wider = [least for least, _, _ in ways[1:]]
    assert 1 < threshold < 200
    for n in (
        *range(2 * threshold + 1),
        *(n for least in wider for n in (least - 1, least) if n < 1200),
        300,
    ):
        pairs = [(random.randrange(curve.r), random.choice(points)) for _ in range(n)]
        each, more = next(own for least, *own in reversed(ways) if least <= n)
        room = (n * each + more) // size * size
        memory, out = (
            ctypes.create_string_buffer(b"\xa5" * (room + 64), room + 64),
            ctypes.create_string_buffer(size),
        )
        scalars, held_points = (
            b"".join(library.scalar(k) for k, _ in pairs),
            b"".join(library.point(p) for _, p in pairs),
        )
        call(
            out,
            memory,
            ctypes.create_string_buffer(scalars, len(scalars) + 1),
            ctypes.create_string_buffer(held_points, len(held_points) + 1),
            ctypes.c_size_t(n),
        )
        assert memory.raw[room:] == b"\xa5" * 64
        wanted, got = _sum(curve, pairs), normal(library.emitted, out.raw[:size])
        lost = (
            partial
            and got == normal_of(library.emitted, LOST)
            and any(_times(curve, curve.r, p) != law.neutral(curve) for _, p in pairs)
        )
        assert lost or (wanted != "infinity" and got == normal_of(library.emitted, wanted)), (
            n,
            pairs,
        )


def memory_macro(emitted):
    """Of each way: (from how many points on it is taken, bytes by point and beside), from the
    header.
    """
    text = (emitted.folder / "include" / f"{emitted.prefix}.h").read_text()
    macro = re.search(r"_MSM_MEMORY\(count\) \\\n((?:.*\\\n)*.*)", text)[1]
    changes, sizes = (
        re.findall(r"\(count\) < (\d+) \?", macro),
        re.findall(r"\(\(size_t\)\(count\) \* (\d+) \+ (\d+)\) / \d+", macro),
    )
    assert len(sizes) == len(changes) + 1
    return [
        (int(least), int(each) * emitted.word_bytes, int(more) * emitted.word_bytes)
        for least, (each, more) in zip(("0", *changes), sizes)
    ]


def _sum(curve, pairs):
    """By multiples that are had once, or, where one is at infinity, by the law that knows such
    points.
    """
    found = [_times(curve, k, point) for k, point in pairs]
    try:
        return (
            reduce(partial(law.add, curve), found, law.neutral(curve))
            if "infinity" not in found
            else law.combine(curve, pairs)
        )
    except ZeroDivisionError:
        pass
    try:
        return law.combine(curve, pairs)
    except ZeroDivisionError:
        return "infinity"
