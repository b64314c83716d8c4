"""What no library is made of: curves that are too small, primes that no representation takes, what
options ask for and the curve or the CPU does not have. Each is an error at its line.
"""

from ecgen.curve.encodings import refusal
from ecgen.curve.file.source import read_curve_file
from ecgen.curve.file.strength import require_strength
from ecgen.curve.model import Curve
from ecgen.errors import BoundError, CurveError, EcgenError
from ecgen.field.kinds import check_odd_prime
from ecgen.field.representation import Representation
from ecgen.field.scalars.residues import LEAST, MOST_BITS
from ecgen.isa.facts import FACTS
from ecgen.isa.represent import represent
from ecgen.isa.target import Target
from ecgen.kind.facts import KINDS
from ecgen.library.pipeline.options import BuildOptions

LEAST_PRIME_BITS = 33


def line_of(curve: Curve, section: str, *keys: str) -> int | None:
    """Where the first of the keys is written in the curve's file, None if there is no such file any
    more.
    """
    return (
        read_curve_file(curve.file.path).line(section, *keys) if curve.file.path.is_file() else None
    )


def at_prime(curve: Curve, error: BoundError, kind: type = BoundError) -> EcgenError:
    """The error at the line of the prime, which decides every bound; what it said of the place goes
    into the sentence.
    """
    line = line_of(curve, "field", "p", "p_expr")
    what = f"{error.what.rstrip('.')} ({error.where})." if error.where else error.what
    return kind(what, where=curve.where, line=line, hint=error.hint)


def check_sizes(curve: Curve) -> None:
    """CurveError, with the line, if the prime is one of a toy, or if no arithmetic modulo the order
    is made.
    """
    if curve.p.bit_length() < LEAST_PRIME_BITS:
        raise CurveError(
            f"The prime {curve.p} is below 2^{LEAST_PRIME_BITS - 1}, and libraries are made for"
            " greater ones.",
            where=curve.where,
            line=line_of(curve, "field", "p", "p_expr"),
            hint=(
                "Take a curve over a larger field: a discrete logarithm here is a matter of"
                " seconds."
            ),
        )
    if curve.r < LEAST or curve.r.bit_length() > MOST_BITS:
        raise CurveError(
            f"The order of the base point has {curve.r.bit_length()} bits, and libraries are made"
            f" for orders of {LEAST} or more and at most {MOST_BITS} bits.",
            where=curve.where,
            line=line_of(curve, "order", "r", "N"),
            hint=(
                "Take a curve whose subgroup is of such a size; `ecgen field` makes the field"
                " alone."
            ),
        )


def check_prime(curve: Curve, bits: int = 64) -> None:
    """CurveError, with the line of the prime, if no representation in words of `bits` bits takes
    it.
    """
    try:
        check_odd_prime(curve.p, bits)
    except BoundError as error:
        raise at_prime(curve, error, CurveError) from error


def representation_of(curve: Curve, target: Target) -> Representation:
    """The representation of the prime; CurveError, with the line of the prime, if there is none."""
    try:
        return represent(curve.p, target)
    except BoundError as error:
        raise at_prime(curve, error, CurveError) from error


def require_curve(curve: Curve, target: Target, options: BuildOptions) -> tuple[str, ...]:
    """CurveError or BoundError for a curve of which no library is made; the warnings of its
    strength.
    """
    kind = KINDS[curve.form]
    representation_of(curve, target)
    check_sizes(curve)
    kind.part("library").check(curve)
    for extra, owners in (
        ("batch", "points of curves and x-coordinates of Montgomery curves"),
        ("decode", "points of curves with two coordinates"),
        ("comb", "points of curves with two coordinates"),
    ):
        if extra in options.extras and extra not in kind.extras:
            raise CurveError(
                f"--with {extra} is for {owners}.", where=curve.where, hint="Leave it out."
            )
    return require_strength(curve, options.allow_weak, x_only=kind.takes_twist)


def check_extension(curve: Curve, options: BuildOptions) -> None:
    """CurveError for what libraries over F_{p^2} do not have."""
    kind, with_map = KINDS[curve.form], "map" in options.extras
    what = f"{kind.points} alone" if 2 not in kind.degrees else "--with map" if with_map else ""
    if what:
        raise CurveError(
            f"Libraries over F_{{p^2}} do not have {what} yet.",
            where=curve.where,
            line=line_of(curve, "field", "degree"),
            hint="Leave it out, or take a curve over a prime field.",
        )


def abi_of(target: Target, wanted: str | None) -> str:
    """The calling convention `wanted`, or the usual one of the target's instruction set; EcgenError
    if that has no such one.
    """
    facts = FACTS[target.isa]
    if wanted and wanted not in facts.abis:
        raise EcgenError(
            f"{facts.title} has no calling convention {wanted!r}.",
            where=target.path,
            hint=f"Use --abi {' or '.join(facts.abis)}, or leave it out.",
        )
    return wanted or facts.abi


def encoding_of(curve: Curve, wanted: str) -> str:
    """The encoding `wanted`, else the curve file's; CurveError if the curve cannot have it."""
    why, hint = refusal(wanted or curve.file.encoding, curve.form, curve.p, curve.degree)
    if why:
        raise CurveError(
            f"{curve.name} cannot be encoded so: {why}.",
            where=curve.where,
            line=line_of(curve, "", "form"),
            hint=hint,
        )
    return wanted or curve.file.encoding
