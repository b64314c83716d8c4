"""A prime, or a prime and a non-residue, and a CPU -> the files of a library of the field alone: no
curve, no scalars, the rows FIELD of api.py.
"""

from dataclasses import replace
from hashlib import sha256
from itertools import chain, count

from ecgen.curve.file.expression import ExpressionError, evaluate
from ecgen.curve.library import load_curve
from ecgen.curve.model import Curve, signed
from ecgen.curve.primality import why_not_prime
from ecgen.curve.roots import root_plan
from ecgen.errors import EcgenError
from ecgen.field.kinds import MOST_BITS
from ecgen.isa.backends import back_end
from ecgen.isa.facts import OF_UNITS
from ecgen.isa.represent import represent
from ecgen.isa.target import Target
from ecgen.library.api import selection
from ecgen.library.facts.claims import claims_of
from ecgen.library.facts.spec import FIELD_ALONE, LibrarySpec
from ecgen.library.pipeline.build import Build, Progress, silent
from ecgen.library.pipeline.curve import lower, render, run, settle
from ecgen.library.pipeline.options import BuildOptions
from ecgen.library.pipeline.planned import FIELD_ROUTINES, general_target, made_for
from ecgen.library.pipeline.refusals import abi_of
from ecgen.library.routines.signatures import field_routine, support_routines
from ecgen.library.routines.towers import extension_routines
from ecgen.library.shared.outfits import power_chain, roots_of
from ecgen.residues import is_square

LEAST = 5
EXAMPLES = (
    'Write a prime such as "2^255-19", 0x7fffffff or 2147483647, or name a curve whose prime it is.'
)
CURVE_CLAIMS = (
    "formulas compute the group law",
    "scalar multiplication gives [k]P and meets no exceptional case",
)


def read_prime(text: str) -> int:
    """The prime that an expression, a number, a curve or its file names; EcgenError with the reason
    if that is none that a field is built for.
    """
    is_number = text.strip()[:1] in "0123456789(-+" and not text.endswith(".toml")
    if not is_number:
        return require_prime(load_curve(text).p, text)
    try:
        return require_prime(evaluate(text, 8 * MOST_BITS), text)
    except ExpressionError as bad:
        raise EcgenError(
            f"{_shown(text)} cannot be read as an integer: {bad}.", hint=EXAMPLES
        ) from None


def require_prime(p: int, text: str) -> int:
    """p, a prime of LEAST to 2^MOST_BITS; EcgenError with the reason if it is not."""
    if why := _fault(p):
        raise EcgenError(f"{_shown(text)} {why}.", hint=EXAMPLES)
    return p


def read_nonresidue(p: int, degree: int, wanted: int | None) -> int | None:
    """The n of F_p[i]/(i^2 - n), in (-p/2, p/2): `wanted`, or -1 where that is no square, else the
    least n > 1 that is none; None for degree 1. EcgenError if there is no such field."""
    if degree not in (1, 2):
        raise EcgenError(
            f"fields of degree {degree} are not made.",
            hint="Take --degree 2, or leave it out for the prime field.",
        )
    if degree == 1 and wanted is not None:
        raise EcgenError(
            "--nonresidue belongs to fields of degree 2.", hint="Add --degree 2, or leave it out."
        )
    if degree == 1:
        return None
    found = (
        next(n for n in chain((-1,), count(2)) if not is_square(n, p)) if wanted is None else wanted
    )
    if is_square(found, p):
        raise EcgenError(
            f"i^2 = {found} defines no field: {found} is a square modulo p.",
            hint="Leave out --nonresidue, or give a number that is no square.",
        )
    return signed(found, p)


def _shown(text: str) -> str:
    return repr(text) if not text.strip() else text if len(text) <= 60 else f"{text[:50]}..."


def _fault(p: int) -> str:
    """Why no field is built for p, "" if one is."""
    if p < LEAST:
        return f"is below {LEAST}, the least prime that is taken"
    if p.bit_length() > MOST_BITS:
        return f"has {p.bit_length()} bits, and primes of at most {MOST_BITS} bits are taken"
    return why_not_prime(p)


def default_prefix(p: int, degree: int = 1) -> str:
    """f255m19 for 2^255 - 19; f256x and a hash of p (eight digits of the SHA-256 of its decimal
    digits) where what is missing to a power of two is long; f127m1_2 for degree 2.
    """
    bits = p.bit_length()
    missing = (1 << bits) - p
    return (
        f"f{bits}m{missing}"
        if missing < 10**9
        else f"f{bits}x{sha256(str(p).encode()).hexdigest()[:8]}"
    ) + f"_{degree}" * (degree > 1)


def build_field(
    p: int,
    name: str,
    target: Target,
    options: BuildOptions,
    progress: Progress = silent,
    nonresidue: int | None = None,
) -> Build:
    """All files of the library of the integers modulo the prime p, called `name`, on the target, or
    of F_p[i] with i^2 = `nonresidue`. Raises BoundError if no representation takes p.
    """
    options = replace(options, abi=abi_of(target, options.abi))
    scans = root_plan(p, nonresidue).logarithms is not None
    target = general_target(target, () if scans else OF_UNITS)
    spec = field_spec(p, name, target, options, nonresidue)
    spec = replace(spec, api=selection(spec, options.api))
    build = Build(spec.curve, target, options, progress=progress, general=target, spec=spec)
    return run(build, (lower, settle, render))


def field_spec(
    p: int, name: str, target: Target, options: BuildOptions, nonresidue: int | None = None
) -> LibrarySpec:
    """The spec with every routine that the functions of the field may call, before any is
    lowered.
    """
    field = represent(p, target)
    roots = roots_of(p, power_chain, nonresidue)
    logs = roots.plan.logarithms
    table = (logs.size, field.n) if logs else (0, 0)
    routines = (
        *(
            field_routine(routine, meanings, arity, field.n)
            for routine, meanings, arity in FIELD_ROUTINES
        ),
        *support_routines(field.n, *table, field.n <= back_end(target.isa).HELD, field.one != 1),
        *(() if nonresidue is None else extension_routines(2 * field.n)),
    )
    claims = tuple(row for row in claims_of(target.isa) if row[0] not in CURVE_CLAIMS)
    return LibrarySpec(
        **made_for(field, target, options),
        curve=Curve(name, FIELD_ALONE, p, r=p, cofactor=1, base=(), nonresidue=nonresidue),
        multiply=None,
        comb=None,
        invert=power_chain(p - 2),
        roots=roots,
        routines=routines,
        inputs=tuple(target.measurements()),
        claims=claims,
    )
