"""The hidden routines modulo the order r: what the harness checks them against, how they are
lowered, and their proof.

Operands and results are little-endian words of plain residues below r, except arguments that may be
anything (`any`).
"""

from ecgen.errors import BoundError, CheckFailure, CurveError
from ecgen.field.meaning import named_polynomial
from ecgen.field.scalars.residues import PROGRAMS, scalars_modulo
from ecgen.isa.backends import back_end
from ecgen.isa.routine import LimbRoutine
from ecgen.isa.target import Target
from ecgen.library.facts.spec import RoutineArgument, RoutineSpec
from ecgen.limb.proven import prove_once

# how a routine is lowered until its proof closes: the bounds of the last are the tightest
WAYS = ({"sure": False}, {}, {"short": False})
PREFIX, MEANING = "sc_", "mod r: "
SCALAR, ANY = "scalar", "any scalar"
# name -> what it computes modulo r over its arguments, and its arguments; k = 2^(w n), capitals
# hold any words, T twice as many
_ROUTINES = {
    "sc_add": ("a+b", "ab"),
    "sc_sub": ("a-b", "ab"),
    "sc_neg": ("-a", "a"),
    "sc_mul": ("a*b", "ab"),
    "sc_muladd": ("a*b+c", "abc"),
    "sc_canon": ("a", "A"),
    "sc_fold": ("k*a+t", "aT"),
    "sc_reduce_wide": ("t", "W"),
}


def scalar_routines(r: int, bits: int) -> tuple[RoutineSpec, ...]:
    """The routines for words of `bits` bits; in the order of _ROUTINES."""
    words = -(-r.bit_length() // bits)

    def argument(letter: str) -> RoutineArgument:
        name = {"W": "t"}.get(letter, letter.lower())
        return RoutineArgument(
            name, "in", 2 * words if letter == "W" else words, SCALAR if letter.islower() else ANY
        )

    return tuple(
        RoutineSpec(
            name,
            (RoutineArgument("r", "out", words, SCALAR), *map(argument, letters)),
            (MEANING + meaning,),
            1 << bits * words if "k" in meaning else None,
        )
        for name, (meaning, letters) in _ROUTINES.items()
    )


def is_scalar_routine(spec: RoutineSpec) -> bool:
    """Whether the routine computes modulo the order."""
    return bool(spec.meaning) and spec.meaning[0].startswith(MEANING)


def names_of(spec: RoutineSpec) -> tuple[str, ...]:
    """The arguments that are read."""
    return tuple(a.name for a in spec.arguments if a.direction == "in")


def scalar_polynomial(spec: RoutineSpec) -> dict:
    """What the routine computes: a polynomial over the names of its arguments."""
    names = names_of(spec)
    return {
        tuple(names[i] for i in m): int(f)
        for m, f in named_polynomial(
            spec.meaning[0].removeprefix(MEANING), names, spec.const
        ).items()
    }


def scalar_limbs(
    spec: RoutineSpec, r: int, target: Target, short: bool = True, sure: bool = True
) -> LimbRoutine:
    """The routine lowered for the target's words, `short` and `sure` as in
    field/scalars/residues.py; CurveError if the order is none that is taken.
    """
    try:
        limbs = PROGRAMS[spec.name](
            scalars_modulo(
                r, target.word_bits, back_end(target.isa).ROWS[target.level], short, sure
            )
        )
    except BoundError as error:
        raise CurveError(error.what, where=error.where, hint=error.hint) from error
    elements = {e.name: e.limbs for e in (*limbs.inputs, *limbs.outputs)}
    return LimbRoutine(
        spec.name,
        limbs,
        tuple((a.name, a.direction, elements[a.name]) for a in spec.arguments),
        f"{spec.name}: {spec.meaning[0]}",
        erase=True,
    )


def proven_scalar(spec: RoutineSpec, r: int, target: Target) -> LimbRoutine:
    """The routine lowered in the first of the WAYS in which its proof closes; BoundError or
    CheckFailure if it does in none.
    """
    *ways, last = WAYS
    for way in ways:
        try:
            return _proven(spec, r, target, way)
        except (BoundError, CheckFailure):
            pass
    return _proven(spec, r, target, last)


def _proven(spec: RoutineSpec, r: int, target: Target, way: dict) -> LimbRoutine:
    routine = scalar_limbs(spec, r, target, **way)
    prove_scalar(spec, routine, r)
    return routine


def prove_scalar(spec: RoutineSpec, routine: LimbRoutine, r: int) -> None:
    """The result is congruent to the meaning for all operands in their intervals and lies in [0,
    r); BoundError or CheckFailure.
    """
    inputs = {e.limbs: e for e in routine.limbs.inputs}
    for argument, (name, direction, words) in zip(spec.arguments, routine.arguments, strict=True):
        if direction == "in":
            widest = (
                r - 1
                if argument.coordinates == SCALAR
                else (1 << routine.limbs.bits * argument.words) - 1
            )
            element = inputs.get(words)
            if element is None or element.name != name or element.low > 0 or element.high < widest:
                raise CheckFailure(f"{spec.name} does not take every {name} in [0, {widest:#x}].")
    (result,) = routine.limbs.outputs
    if result.limbs != routine.arguments[0][2] or result.high >= r or result.low < 0:
        raise CheckFailure(
            f"the result of {spec.name} may reach {result.high:#x}, which is not below the order."
        )
    prove_once(routine.limbs, {result.name: scalar_polynomial(spec)}, r)
