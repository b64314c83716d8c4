"""The comparisons of Bos, Costello, Hisil and Lauter ("Fast cryptography in genus 2", EUROCRYPT
2013; cycles as on the talk's slides) on this machine.

Whole multiplications by emitted libraries, any point or class. That of the Kummer surface is not on
the slides' text; the figure is the one that Bernstein, Chuengsatiansup, Lange and Schwabe ("Kummer
strikes back", ASIACRYPT 2014) quote of that paper.
"""

from collections.abc import Callable

from ecgen.isa.target import Target
from ecgen.library.facts.vector_rule import AUTO
from examples.paper.multiplications import compared, times_of, with_endomorphism
from examples.paper.rows import Row, Table

SOURCE = "Bos, Costello, Hisil and Lauter (EUROCRYPT 2013): cycles of a Core i7-3520M (Ivy Bridge)"
IVY = "Core i7-3520M"
GENERIC = {
    "p256": {IVY: {"cycles": 658_000}},
    "generic1271": {f"{IVY} (a)": {"cycles": 248_000}, f"{IVY} (b)": {"cycles": 295_000}},
}
MAPPED = {"glvj0_256_11733": 145_000, "bk127": 164_000, "bk128": 156_000}
SURFACE = {"kummer1271": 117_000}
WAYS = (
    "generic1271: (a) | (b), one curve whose prime was folded (a), or taken as one friendly to"
    " Montgomery's reduction (b)."
)


def battles(
    target: Target, cc: str | None = None, progress: Callable[[str], None] = lambda text: None
) -> tuple[Table, ...]:
    """Generic curves of genus 1 and 2, curves with an endomorphism, the Kummer surface; cycles per
    call.
    """
    generic = tuple(
        Row(name, times_of(name, target, cc, progress), {}, printed)
        for name, printed in GENERIC.items()
    )
    mapped = [
        row
        for name, cycles in MAPPED.items()
        for row in with_endomorphism(name, "GLV", target, cc, {IVY: {"cycles": cycles}}, progress)
    ]
    surfaces = [
        row
        for name, cycles in SURFACE.items()
        for row in _in_vectors(name, target, cc, {IVY: {"cycles": cycles}}, progress)
    ]
    return (
        Table(1, "generic curves, cycles per call", generic, (WAYS,), kind="Battle"),
        Table(2, "curves with an endomorphism, cycles per call", tuple(mapped), kind="Battle"),
        Table(
            3,
            "Kummer surface, cycles per call",
            tuple(surfaces),
            ("Every multiplication is the ladder, in constant time.",),
            kind="Battle",
        ),
    )


def _in_vectors(name, target, cc, printed, progress) -> list[Row]:
    """The row in general registers, and that in vectors where this CPU has some that are worth
    it.
    """
    plain = Row(name, times_of(name, target, cc, progress), {}, printed)
    times = times_of(name, target, cc, progress, vector=AUTO)
    return [
        plain,
        *([compared(f"{name} in vectors", times, plain, "general registers", {})] if times else []),
    ]
