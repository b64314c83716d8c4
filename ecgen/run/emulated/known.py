"""Known answers of a library -> the cases of a bare-metal program."""

from ecgen.run.emitted import Emitted
from ecgen.run.emulated.case import Buffer, Case
from ecgen.run.functions.known_answers import Answers, Call

AGAIN = ((1, 2), (0, 1))  # the scalar becomes the point, the result the scalar


def cases_of(emitted: Emitted, known: Answers) -> tuple[Case, ...]:
    """Every known answer, of a function that the library has, that is the only one allowed."""
    return tuple(
        _case(emitted, f"{number} {call.function}", call)
        for number, answer in enumerate(known.rows)
        for call in answer.calls
        if f"{emitted.prefix}_{call.function}" in emitted.symbols and len(call.outcomes) == 1
    )


def _case(emitted: Emitted, name: str, call: Call) -> Case:
    (code, out), *_ = call.outcomes
    given = tuple(map(Buffer, (call.scalar, *(() if call.point is None else (call.point,)))))
    arguments = [f"b{place}" for place in range(1 + len(given))]
    length = (len(call.point),) if emitted.format.counted and call.point else ()
    return Case(
        name,
        f"{emitted.prefix}_{call.function}",
        (Buffer(bytes(len(out)), out), *given),
        (*arguments, *length),
        code,
        call.rounds,
        AGAIN if call.rounds > 1 else (),
    )
