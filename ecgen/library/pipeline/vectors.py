"""The vector routines of a library, and which unit of the CPU is worth them."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from ecgen.errors import BoundError, CurveError, ScheduleError, TargetError
from ecgen.isa.facts import units_of
from ecgen.kept import once
from ecgen.library.batch.base import with_base_of_eight
from ecgen.library.batch.ladders import with_batch
from ecgen.library.batch.lists import with_lists
from ecgen.library.cycles import (
    WORTH,
    compared_cycles,
    image_gains,
    multiplication_cycles,
    walks_of_second,
)
from ecgen.library.facts.claims import PACKED_CLAIMS
from ecgen.library.facts.vector_rule import HINT, unit_named
from ecgen.library.packed.platform import require_lanes
from ecgen.library.packed.points import PackedCode, check_vectors, joined, with_image
from ecgen.library.pipeline.build import Build, Weighed
from ecgen.library.pipeline.refusals import at_prime
from ecgen.library.routines.assembly import Assembly


def with_vectors(build: Build) -> Build:
    """With the vector routines, and what is claimed of them."""
    code, spec = vector_code(build), build.spec
    spec = replace(spec, packed=code.spec, claims=(*spec.claims, *PACKED_CLAIMS))
    spec, code = with_batch(spec, code, build.general, spec.part.eight_code())
    return replace(build, spec=with_lists(with_base_of_eight(spec)), packed=code)


def vector_code(build: Build) -> PackedCode:
    """The vector routines of the unit that is asked for; a multiplication that is planned in
    another group than theirs is refused.
    """
    spec, general = build.spec, build.general
    spec.part.check_packed(build.curve, spec)
    *others, last = [each.isa for each in units_of(general.data, unit_named(build.options.vector))]
    for name in others:
        with suppress(BoundError):  # a prime that does not fit may fit what comes next
            return _in_unit(build, name)
    return _in_unit(build, last)


def _in_unit(build: Build, unit: str) -> PackedCode:
    """The vector routines of one unit."""
    code = _lowered(build, *build.spec.part.unit_code(build.spec, build.general, unit))
    return with_image(code, _of_image(build, unit))


def _of_image(build: Build, unit: str) -> PackedCode | None:
    """The vector routines of another curve on which the base point is multiplied."""
    with suppress(BoundError, ScheduleError):
        if image := build.spec.part.image_code(build.spec, build.general, unit):
            return _lowered(build, *image)
    return None


def _lowered(build: Build, kind: str, key: tuple, make: Callable[[], PackedCode]) -> PackedCode:
    """What `make` gives, once for the key; BoundError at the line of the prime, with the way out
    that a caller of `ecgen build` has: what a single step takes is not what the whole does.
    """
    build.progress("packing, lowering and proving the vector routines")
    try:
        return once(kind, key, make)
    except BoundError as error:
        hint = f"Take --vector auto for this curve. {HINT}"
        own = BoundError(error.what, where=error.where, hint=hint)
        raise at_prime(build.curve, own) from error


def fastest(build: Build, made: Callable[[Build], Build]) -> Build:
    """The library with those vectors that can be had of which the multiplication is modelled
    fastest, and with others for CPUs that lack these, or the one without; in all else they are the
    same. `made`: a build with its code.
    """

    def with_unit(unit: str, before: Assembly | None = None) -> Build:
        options = replace(build.options, vector=unit)
        return made(replace(build, options=options, before=before))

    chained = build.target.data.get("model", {}).get("chained", 1.0)
    found, rest = [with_unit("")], []
    for unit in units_of(build.target.data) if found[0].spec.in_vectors else ():
        try:
            check_vectors(build.curve, build.target, build.options.abi)
            require_lanes(build.curve, unit)
            if len(found) == 1 and (least := _slower(found[0], unit.isa, chained)):
                rest.append(Weighed(unit.isa, least, is_least=True))
            else:
                found.append(with_unit(unit.isa, found[0].assembly))
        except (TargetError, CurveError, BoundError) as error:
            rest.append(Weighed(unit.isa, None, why=error.what))
    # the costs of one that nothing was compared with are not asked for
    is_compared = len(found) > 1 or any(each.is_least for each in rest)
    cycles = [compared_cycles(each.spec, chained) for each in found] if is_compared else []
    place = min(range(len(cycles)), key=lambda k: sum(cycles[k]), default=0)
    best = _with_second(found[place], found[place + 1 :], chained) if place else found[0]
    weighed = [
        Weighed(each.packed.spec.unit if each.packed else "", own, eight)
        for each, (own, eight) in zip(found, cycles)
    ]
    return replace(best, weighed=(*weighed, *rest))


def _slower(general: Build, unit: str, chained: float) -> float:
    """What a multiplication in these vectors takes at least, if that is more than on general
    registers, where none of eight is asked for; else 0: only the whole can tell.
    """
    spec = general.spec
    if spec.takes_eight or general.options.system:
        return 0
    with suppress(BoundError):
        least: float = spec.part.least_in_vectors(spec, general.target, unit)
        return least if least > multiplication_cycles(spec, chained) else 0
    return 0


def _with_second(best: Build, others: list[Build], chained: float) -> Build:
    """The library with the vectors of the first of the others, too, with which the multiplication
    is modelled faster than on general registers.
    """
    for other in others:
        walks = walks_of_second(other.spec, chained)
        if walks and other.spec.packed.stem == best.spec.packed.stem:
            spec, code = joined(best.spec, best.packed, _beside(best, other, chained), walks)
            return replace(best, spec=spec, packed=code)
    return best


def _beside(best: Build, other: Build, chained: float) -> PackedCode:
    """The vectors of the other, with those of an image where the library has some, too, and they
    are worth their room.
    """
    gains = best.packed.image and other.packed.image and image_gains(other.spec, chained, WORTH)
    return other.packed if gains or not other.packed.image else with_image(other.packed, None)
