"""How libraries of points up to sign are checked: what their kinds have in common."""

from ecgen.library.facts.spec import LadderWalk
from ecgen.run.emitted import Emitted
from ecgen.run.functions.known_answers import Answer, Call
from ecgen.run.oracle.reference import ERR_ORDER, NEUTRAL, OK

SHARE = 1  # of so many tests of point routines one is made
WITHOUT = ()  # steps of the check that are none here


def answer_of(
    emitted: Emitted,
    walk: LadderWalk,
    label: str,
    given: tuple[bytes, bytes, bytes],
    rounds: int = 1,
) -> Answer:
    """That the function of the walk, the one in variable time, and where the point is the base
    point the one of that give `out` for the scalar and the point; `given` are the three.
    """
    scalar, point, out = given
    part = emitted.curve.kind.part("library")
    neutral = emitted.format.point(part.neutral_given(emitted.curve))
    refused = NEUTRAL if walk.strict else ERR_ORDER
    code = NEUTRAL if out == neutral and walk.strict else OK if any(out) else refused
    names = [walk.name]
    names += [f"{walk.name}_vartime"] if walk == emitted.up_to_sign[0] else []
    calls = [Call(name, scalar, point, ((code, out),), rounds) for name in names]
    if point == emitted.format.point(emitted.curve.shown_base) and rounds == 1:
        calls.append(Call(f"{walk.name}_base", scalar, None, ((code, out),)))
    return Answer(label, tuple(calls))
