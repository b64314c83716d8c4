"""A curve, a CPU and options -> the walks of a library, and its spec with every routine that its C
calls, none of them lowered yet.
"""

from dataclasses import replace
from typing import Any

from ecgen import __version__
from ecgen.curve.hashing import suite_of
from ecgen.curve.model import Curve
from ecgen.errors import CurveError
from ecgen.field.representation import Representation
from ecgen.isa.backends import back_end
from ecgen.isa.facts import FACTS, OF_UNITS
from ecgen.isa.represent import represent
from ecgen.isa.target import Target
from ecgen.kind.facts import KINDS
from ecgen.library.facts.spec import LibrarySpec, MapToCurve
from ecgen.library.facts.weights import scalar_weights
from ecgen.library.pipeline.options import BuildOptions
from ecgen.library.pipeline.refusals import encoding_of
from ecgen.library.routines.divsteps import divsteps_routines
from ecgen.library.routines.modulo_order import scalar_routines
from ecgen.library.routines.signatures import field_routine, point_routine, support_routines
from ecgen.library.routines.towers import extension_routines
from ecgen.library.shared.outfits import power_chain
from ecgen.library.walks.plan import Walks

FIELD_ROUTINES = (
    ("fe_add", ("a+b",), 2),
    ("fe_sub", ("a-b",), 2),
    ("fe_neg", ("-a",), 1),
    ("fe_dbl", ("2*a",), 1),
    ("fe_tpl", ("3*a",), 1),
    ("fe_half", ("a/2",), 1),
    ("fe_mul", ("a*b",), 2),
    ("fe_sqr", ("a*a",), 1),
)


def without_file(curve: Curve, options: BuildOptions | None = None) -> Curve:
    """The curve without its file, with what the options say of its formulas."""
    own = replace(curve, file=None)
    return replace(own, formulas=options.formulas, system=options.system) if options else own


def plan_library(curve: Curve, target: Target, options: BuildOptions, more: bool = True) -> Walks:
    """The walks of the curve on the target, without `more` the multiplications alone."""
    weights = scalar_weights(target, represent(curve.p, target).n * curve.degree)
    part = KINDS[curve.form].part("library")
    if options.complete and part.NO_COMPLETE:
        raise CurveError(
            f"--complete chooses between formulas for points; {part.NO_COMPLETE}.",
            where=curve.where,
            hint="Leave it out.",
        )
    return part.plan(curve, without_file(curve, options), weights, options, more)


def made_for(field: Representation, target: Target, options: BuildOptions) -> dict[str, Any]:
    """What a spec says of the CPU, the form of elements on it, and what is asked for, whatever the
    library is of."""
    asked = "prefix abi red_zone command license copyright packages package_name".split()
    return {name: getattr(options, name) for name in asked} | {
        "words": field.n,
        "loose": field.loose[1] + 1,
        "representation": field,
        "isa": target.isa,
        "word_bits": field.bits,
        "target": target.name,
        "level": target.level,
        "features": target.features,
        "version": __version__,
    }


def library_spec(
    curve: Curve, plan: Walks, target: Target, options: BuildOptions, vectors=(), more: bool = True
) -> LibrarySpec:
    """The spec with every routine that the library's C calls, before any of them is lowered;
    without `more` those of systems of laws, which are proven first, are left out.
    """
    facts = replace(without_file(curve, options), image=plan.image)
    field = represent(curve.p, target)
    words, size = field.n, field.n * facts.degree
    outfit = facts.kind.part("library").outfit(curve, facts, plan, target, size)
    routines = (
        *(field_routine(name, meanings, arity, words) for name, meanings, arity in FIELD_ROUTINES),
        *support_routines(words, *outfit.table, words <= back_end(target.isa).HELD, field.one != 1),
        *scalar_routines(facts.r, field.bits),
        *divsteps_routines(facts, target),
        *(extension_routines(size) if facts.degree > 1 else ()),
        *(outfit.systems if more else ()),
        *(point_routine(name, facts, size) for name in outfit.points),
    )
    return LibrarySpec(
        **made_for(field, target, options),
        curve=facts,
        multiply=outfit.multiply,
        comb=outfit.comb,
        up_to_sign=outfit.up_to_sign,
        walks=plan,
        invert=power_chain(curve.p - 2),
        roots=outfit.roots,
        routines=routines,
        inputs=((curve.file.path.name, curve.file.sha256), *target.measurements()),
        claims=outfit.claims,
        vectors=tuple(vectors),
        extras=options.extras,
        encoding=encoding_of(curve, options.encoding),
        map=map_of(curve) if "map" in options.extras else None,
    )


def map_of(curve: Curve) -> MapToCurve:
    """The map of the curve's suite; CurveError if a library without one is asked for it."""
    kind = KINDS[curve.form]
    if "map" not in kind.extras:
        what = (
            f"there is no map to curves of form {curve.form}, which --with map asks for."
            if kind.points == "points"
            else "--with map is for curves whose libraries have points; this one is on"
            f" {kind.points}."
        )
        raise CurveError(what, where=curve.where, hint=kind.instead_of_map)
    suite = suite_of(curve)
    return MapToCurve(
        suite.plan,
        suite.length,
        suite.identifier,
        curve.file.hash_choice.montgomery_b if curve.file.hash_choice else None,
    )


def general_target(target: Target, unused: tuple[str, ...] = ()) -> Target:
    """The target without the extensions that general code does not use."""
    unused = unused or tuple(f for f in OF_UNITS if f not in FACTS[target.isa].vector_bytes)
    return replace(target, features=tuple(f for f in target.features if f not in unused))
