"""Classes of a Jacobian that were made to meet an exceptional case at a chosen step: the
multiplications are right or refuse, complete sums are right.

[m]D is a point less infinity, of degree 1, for an m that a walk of the manifest forms on its way to
k (run/oracle/multiples_on_the_way.py), or a complete multiplication does, or that is k or 1. Two
classes on the way whose polynomials u have a common root are not chosen so: what remains then is
one equation for D that nobody can solve. On a Kummer surface exceptional_inputs.py of that kind has
what corresponds.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from math import gcd
from random import Random

from ecgen.kind.jacobian.class_table import Multiples
from ecgen.kind.jacobian.divisors import NEUTRAL, Class, Jacobian, point_class, to_numbers
from ecgen.kind.jacobian.law import jacobian_of
from ecgen.kind.jacobian.model import real_model
from ecgen.library.walks.plan import steps_of
from ecgen.run.emitted import Emitted, Loaded
from ecgen.run.oracle.multiples_on_the_way import formed, multiplications
from ecgen.run.verdict import Verdict, verdict_of

CHECK = "classes made to meet an exceptional case"
NAMES = ("scalarmult", "scalarmult_vartime", "scalarmult_complete")
COMPLETE = NAMES[2]
OK, EXCEPTION = 0, -6
LEAST = 3  # the least scalar for which every walk is made
EACH = 6  # multiples on the way that are taken for each scalar
POOL = 12  # points less infinity, from which all classes come: each takes a table
TRIED = 256  # points among which those of order r are looked for


def check_exceptional(loaded: Loaded, count: int) -> Verdict | None:
    """`count` classes and scalars; None where no multiplication is exported."""
    emitted = loaded.emitted
    names = [name for name in NAMES if name in {function.name for function in emitted.functions}]
    if not names:
        return None
    failures, refused, form = [], 0, emitted.format
    for k, m, element, multiple in islice(cases(emitted, Random(emitted.prefix)), count):
        given, wanted = form.point(to_numbers(element)), (OK, form.point(to_numbers(multiple)))
        for name in names:
            code, out = loaded.entry(
                name, form.point_bytes, k.to_bytes(emitted.scalar_bytes, "little"), given
            )
            right = (code, out) == wanted and (
                name == COMPLETE or len(element[0]) == len(multiple[0]) == 3
            )
            no_answer = code == EXCEPTION and not any(out) and name != COMPLETE
            refused += no_answer
            if not right and not no_answer:
                failures.append(
                    f"{name}: k = {k:#x}, [{m:#x}]D has degree 1 for D = {to_numbers(element)}:"
                    f" code {code}, {out.hex()}"
                )
    if not failures and not refused and count >= 16:
        failures.append("no multiplication met its case")
    return verdict_of(
        CHECK,
        failures,
        f"{count} classes and scalars, {', '.join(names)}: {refused} refused, all others right",
        count,
        1,
    )


def cases(emitted: Emitted, random: Random) -> Iterator[tuple[int, int, Class, Class]]:
    """(k, m, D with [m]D of degree 1, [k]D) without end. With a cofactor D has order r times a
    divisor of that where m has an inverse, else order r.
    """
    r, cofactor = emitted.curve.r, emitted.curve.cofactor
    (every, inside), walks, steps = (
        _pools(jacobian_of(emitted.curve), r, cofactor),
        multiplications(emitted),
        steps_of(emitted.curve),
    )
    while True:
        k = random.randrange(min(LEAST, r - 1), r)
        on_the_way = sorted(formed(random.choice(walks), steps, k, r * cofactor)) if walks else []
        for m in (
            1,
            k,
            _complete(k, emitted, random),
            *random.sample(on_the_way, min(EACH, len(on_the_way))),
        ):
            if m % r and (pool := every if gcd(m, cofactor) == 1 else inside):
                multiples = random.choice(pool)
                factor = pow(m, -1, multiples.order)
                yield k, m, multiples.multiply(factor), multiples.multiply(k * factor)


def _complete(k: int, emitted: Emitted, random: Random) -> int:
    """A multiple on the way by complete sums: of the highest digits of k, doubled or not."""
    model = real_model(emitted.curve)
    place = model.width * random.randrange(model.digits)
    return ((k + model.offset >> place) - (model.offset >> place)) << random.randrange(model.width)


@lru_cache(maxsize=8)
def _pools(jacobian: Jacobian, r: int, cofactor: int) -> tuple[list[Multiples], list[Multiples]]:
    """Points less infinity, and those of order r among them."""
    random = Random(r)
    points = iter(lambda: point_class(jacobian, random), None)
    every = [Multiples(jacobian, point, r * cofactor) for point in islice(points, POOL)]
    if cofactor == 1:
        return every, every
    inside = (point for point in islice(points, TRIED) if jacobian.multiply(r, point) == NEUTRAL)
    return every, [Multiples(jacobian, point, r) for point in islice(inside, POOL)]
