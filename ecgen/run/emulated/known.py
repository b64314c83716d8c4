"""Known answers of a library -> the cases of a bare-metal program."""

from ecgen.kind import law
from ecgen.run.emitted import Emitted
from ecgen.run.emulated.case import Buffer, Case
from ecgen.run.functions.known_answers import (
    BASE,
    COMPLETE,
    ERR_EXCEPTION,
    NEUTRAL,
    OK,
    Answers,
    is_alone,
)
from ecgen.run.oracle.samples import encode_point

AGAIN = ((1, 2), (0, 1))  # the scalar becomes the point, the result the scalar


def cases_of(emitted: Emitted, known) -> tuple[Case, ...]:
    """Every known answer, of a function that the library has, that needs no preparation: scalars
    below the order, points that are accepted.
    """
    cases = emitted.curve.kind.part("run").cases(emitted, known)
    return tuple(case for case in cases if case.function in emitted.symbols)


def x_cases(emitted: Emitted, known) -> list[Case]:
    """Those of points up to sign."""
    return [_x_case(emitted, number, answer) for number, answer in enumerate(known)]


def affine_cases(emitted: Emitted, known) -> list[Case]:
    """Those of points, or classes."""
    rows = known.rows if isinstance(known, Answers) else ()
    return [
        case
        for number, answer in enumerate(rows)
        for case in _affine_cases(emitted, number, answer)
    ]


def _x_case(emitted: Emitted, number: int, answer) -> Case:
    buffers = (
        Buffer(bytes(len(answer.out)), answer.out),
        Buffer(answer.scalar),
        Buffer(answer.point),
    )
    more = {"rounds": answer.iterations, "carry": AGAIN} if answer.iterations > 1 else {}
    return Case(
        f"{number} {answer.function}",
        f"{emitted.prefix}_{answer.function}",
        buffers,
        ("b0", "b1", "b2"),
        **more,
    )


def _affine_cases(emitted: Emitted, number: int, answer) -> list[Case]:
    curve, neutral = emitted.curve, law.neutral(emitted.curve)
    if answer.k >= curve.r or answer.point in (None, neutral):
        return []
    scalar = Buffer(emitted.format.number(answer.k, emitted.scalar_bytes))
    point = Buffer(encode_point(emitted, curve.base if answer.point == BASE else answer.point))
    is_neutral = answer.result in (None, neutral)
    result = encode_point(emitted, neutral if is_neutral else answer.result)
    out, code = Buffer(bytes(len(result)), result), NEUTRAL if is_neutral else OK
    refused = Buffer(bytes(len(result)), bytes(len(result))), ERR_EXCEPTION
    length = (len(point.before),) if emitted.format.counted else ()
    calls: list[tuple[str, tuple[Buffer, ...]]]
    calls = [(name, (scalar, point)) for name in ("scalarmult", COMPLETE, "scalarmult_vartime")]
    calls += [("scalarmult_base", (scalar,))] if answer.point == BASE else []
    return [
        Case(
            f"{number} {name}",
            f"{emitted.prefix}_{name}",
            (own, *given),
            (*(f"b{i}" for i in range(1 + len(given))), *(length if point in given else ())),
            wanted,
        )
        for name, given in calls
        for own, wanted in [
            refused if name != COMPLETE and is_alone(curve, answer) else (out, code)
        ]
    ]
