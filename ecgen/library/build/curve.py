"""A curve, a CPU and options -> the files of a library: the plan of the curve, the routines it
calls, the assembly.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace

from ecgen import __version__
from ecgen.curve.encodings import refusal
from ecgen.curve.hashing import suite_of
from ecgen.curve.model import Curve
from ecgen.curve.file.source import read_curve_file
from ecgen.curve.file.strength import require_strength
from ecgen.errors import BoundError, CurveError, EcgenError, ScheduleError, TargetError
from ecgen.field.kinds import check_odd_prime
from ecgen.field.representation import Representation
from ecgen.field.scalars.residues import LEAST, MOST_BITS
from ecgen.isa.backends import back_end
from ecgen.isa.facts import FACTS
from ecgen.isa.represent import represent
from ecgen.isa.target import Target
from ecgen.kept import once
from ecgen.kind.facts import KINDS
from ecgen.library.api import selection
from ecgen.library.routines.assembly import Assembly, assemble, source_units
from ecgen.library.batch.ladder import with_batch
from ecgen.library.batch.base import with_base_of_eight
from ecgen.library.facts.claims import CALLED_CLAIMS, DIVSTEPS_CLAIMS, PACKED_CLAIMS
from ecgen.library.cycles import WORTH, compared_cycles, image_gains, walks_of_second
from ecgen.library.routines.divsteps import divsteps_routines
from ecgen.library.routines.inversion import choose_inversion
from ecgen.library.packed.points import OPTIONAL, PackedCode, check_vectors, joined, units_of, with_image
from ecgen.library.build.render import render_library, render_vectors, with_called
from ecgen.library.routines.signatures import field_routine, point_routine, support_routines
from ecgen.library.routines.modulo_order import scalar_routines
from ecgen.library.shared.outfits import power_chain
from ecgen.library.facts.spec import LibrarySpec, MapToCurve
from ecgen.library.files.template import banner
from ecgen.library.routines.towers import extension_routines
from ecgen.library.facts.vector_rule import AUTO, HINT, unit_named
from ecgen.library.walks.plan import Walks
from ecgen.library.facts.weights import scalar_weights

LEAST_PRIME_BITS = 33
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

PRICED = ("fe_mul", "fe_sqr")  # what the choice of the inversion rests on


@dataclass(frozen=True)
class BuildOptions:
    """`prefix` begins every name; `abi` "" is the instruction set's usual calling convention;
    `vector` adds packed routines, used where the CPU has them: "" none, else one of choices() in
    facts/vector_rule.py; `allow_weak` builds for weak curves too; `window` and `window_vartime` override
    what the cost model chooses; `complete` asks for complete formulas in constant time even where a
    proof makes cheaper ones safe; `api` is minimal, full or the public functions, NAME,...;
    `extras` are functions beside those of every library (api.py); `encoding` "" is the one that the
    curve file names; `without` names what is not to be used: "endomorphism"; `packages` are the
    forms beside the plain folder (packages/every.py)."""

    prefix: str
    abi: str = ""
    red_zone: bool = True
    window: "int | None" = None
    window_vartime: "int | None" = None
    license: str = "Apache-2.0 OR MIT"
    copyright: str = ""
    command: str = "ecgen build"
    vector: str = ""
    allow_weak: bool = False
    formulas: tuple[str, ...] = ()
    system: str = ""
    complete: bool = False
    api: str = "full"
    extras: tuple[str, ...] = ()
    encoding: str = ""
    without: tuple[str, ...] = ()
    packages: tuple[str, ...] = ()


@dataclass(frozen=True)
class Weighed:
    """A unit of vectors, "" for general registers, that --vector auto chose among: the modelled
    core cycles of the multiplication in constant time and, where functions of eight are asked for,
    of one of eight, or `why` there are none.
    """

    unit: str
    cycles: "float | None"
    of_eight: float = 0
    why: str = ""


@dataclass(frozen=True)
class Library:
    """What `ecgen build` writes, and the stages it went through; `weighed` are those that --vector
    auto chose among.
    """

    files: dict[str, str]
    spec: LibrarySpec
    plan: "Walks | None"
    assembly: Assembly
    packed: "PackedCode | None" = None
    is_outline: bool = False
    weighed: "tuple[Weighed, ...]" = ()


def build_library(
    curve: Curve,
    target: Target,
    options: BuildOptions,
    vectors=(),
    progress: Callable[..., None] = lambda *stage: None,
    texts: bool = True,
) -> Library:
    """All files of the library for `curve` on `target`, none without `texts`: then every routine of
    the spec is in it, called or not. Raises CurveError, BoundError or ScheduleError; `progress`
    hears of each stage, and of each routine in it.

    A curve with a weakness that curve/file/strength.py refuses is a CurveError unless `options.allow_weak`;
    what is not refused is in `spec.warnings`.
    """
    return made_library(
        curve, target, options, vectors, progress, _require_curve(curve, target, options), texts
    )


def outline_library(
    curve: Curve, target: Target, options: BuildOptions, more: bool = False
) -> Library:
    """What `build_library` would choose that needs no routines of points: representation,
    inversion, multiplications; without `more` no walks but these. Of the assembly only what the
    choice of the inversion rests on. Raises what `build_library` raises of the curve, the target
    and the options."""
    warnings, options = (
        _require_curve(curve, target, options),
        replace(options, abi=abi_of(target, options.abi)),
    )
    target, plan, spec = _planned(curve, target, options, (), warnings, (), more)
    assembly = assemble(
        tuple(each for each in spec.routines if each.name in PRICED),
        spec.curve,
        target,
        options.prefix,
        options.abi,
        options.red_zone,
        spec.representation,
    )
    return Library(
        {},
        replace(
            spec, inversion=choose_inversion(spec.curve, spec.invert, assembly.routines, target)
        ),
        plan,
        assembly,
        is_outline=True,
    )


def _require_curve(curve: Curve, target: Target, options: BuildOptions) -> tuple[str, ...]:
    """CurveError or BoundError for a curve of which no library is made; the warnings of its
    strength.
    """
    kind = KINDS[curve.form]
    representation_of(curve, target)
    check_sizes(curve)
    kind.part("library").check(curve)
    if "batch" in options.extras and "batch" not in kind.extras:
        raise CurveError(
            "--with batch is for points of curves and x-coordinates of Montgomery curves.",
            where=curve.where,
            hint="Leave it out.",
        )
    return require_strength(curve, options.allow_weak, x_only=kind.takes_twist)


def made_library(
    curve: Curve,
    target: Target,
    options: BuildOptions,
    vectors=(),
    progress: Callable[..., None] = lambda *stage: None,
    warnings: tuple[str, ...] = (),
    texts: bool = True,
) -> Library:
    """The same without a look at the curve's size and strength: over tiny fields, too, where every
    point and scalar can be tried.
    """
    options = replace(options, abi=abi_of(target, options.abi))
    if options.vector == AUTO:
        return _faster(curve, target, options, vectors, progress, warnings, texts)
    return _made(
        curve,
        target,
        options,
        vectors,
        progress,
        warnings,
        OPTIONAL if options.vector else (),
        texts,
    )


def _made(
    curve: Curve,
    target: Target,
    options: BuildOptions,
    vectors,
    progress: Callable[..., None],
    warnings: tuple[str, ...],
    unused: tuple[str, ...],
    texts: bool,
) -> Library:
    """The library with vectors or without; code on general registers does without the extensions
    `unused`, so that it runs where they are missing.
    """
    progress("planning the scalar multiplication")
    target, plan, spec = _planned(curve, target, options, vectors, warnings, unused)
    spec = replace(spec, api=selection(spec, options.api))
    if options.vector and not spec.in_vectors:
        names = " or ".join(replace(spec, api=()).in_vectors)
        raise EcgenError(
            f"--vector makes {names} faster, which --api leaves out.",
            hint=f"Leave out --vector, or name {names} too. {HINT}",
        )
    code = (
        _packed(curve, spec, target, unit_named(options.vector), progress)
        if options.vector
        else None
    )
    if code:
        spec = replace(spec, packed=code.spec, claims=(*spec.claims, *PACKED_CLAIMS))
        spec, code = with_batch(spec, code, target, spec.part.eight_code())
        spec = with_base_of_eight(spec)
    try:
        return finish_library(spec, target, options, progress, plan, code, texts)
    except BoundError as error:
        raise _at_prime(curve, error) from error


def _planned(
    curve: Curve,
    target: Target,
    options: BuildOptions,
    vectors,
    warnings: tuple[str, ...],
    unused: tuple[str, ...],
    more: bool = True,
) -> tuple[Target, Walks, LibrarySpec]:
    """The target as general code uses it, the walks, and the spec whose routines are not lowered
    yet.
    """
    if curve.degree > 1:
        _check_extension(curve, options)
    if options.vector:
        check_vectors(curve, target, options.abi, unit_named(options.vector))
    target = general_target(target, unused)
    plan = plan_library(curve, target, options, more)
    return (
        target,
        plan,
        replace(library_spec(curve, plan, target, options, vectors, more), warnings=warnings),
    )


def general_target(target: Target, unused: tuple[str, ...] = ()) -> Target:
    """The target without the extensions that general code does not use."""
    unused = unused or tuple(f for f in OPTIONAL if f not in FACTS[target.isa].vector_bytes)
    return replace(target, features=tuple(f for f in target.features if f not in unused))


def _faster(
    curve: Curve,
    target: Target,
    options: BuildOptions,
    vectors,
    progress: Callable[..., None],
    warnings: tuple[str, ...],
    texts: bool,
) -> Library:
    """The library with those vectors that can be had of which the multiplication is modelled
    fastest, and with others for CPUs that lack these, or the one without; in all else they are the
    same.
    """
    found, refused = (
        [_made(curve, target, replace(options, vector=""), vectors, progress, warnings, (), False)],
        [],
    )
    for unit in units_of(target.data) if found[0].spec.in_vectors else ():
        try:
            check_vectors(curve, target, options.abi)
            found.append(
                _made(
                    curve,
                    target,
                    replace(options, vector=unit.isa),
                    vectors,
                    progress,
                    warnings,
                    (),
                    False,
                )
            )
        except (TargetError, CurveError, BoundError) as error:
            refused.append(Weighed(unit.isa, None, why=error.what))
    chained = target.data.get("model", {}).get("chained", 1.0)
    cycles = [compared_cycles(each.spec, chained) for each in found] if len(found) > 1 else []
    place = min(range(len(cycles)), key=lambda k: sum(cycles[k]), default=0)
    best = _with_second(found[place], found[place + 1 :], chained) if place else found[0]
    best = replace(
        best,
        weighed=(
            *(
                Weighed(each.packed.spec.unit if each.packed else "", own, eight)
                for each, (own, eight) in zip(found, cycles)
            ),
            *refused,
        ),
    )
    return with_texts(best, general_target(target), options, progress) if texts else best


def _with_second(best: Library, others: "list[Library]", chained: float) -> Library:
    """The library with the vectors of the first of the others, too, with which the multiplication
    is modelled faster than on general registers.
    """
    for other in others:
        walks = walks_of_second(other.spec, chained)
        if walks and other.spec.packed.stem == best.spec.packed.stem:
            spec, code = joined(best.spec, best.packed, _beside(best, other, chained), walks)
            return replace(best, spec=spec, packed=code)
    return best


def _beside(best: Library, other: Library, chained: float) -> PackedCode:
    """The vectors of the other, with those of an image where the library has some, too, and they
    are worth their room.
    """
    gains = best.packed.image and other.packed.image and image_gains(other.spec, chained, WORTH)
    return other.packed if gains or not other.packed.image else with_image(other.packed, None)


def finish_library(
    spec: LibrarySpec,
    target: Target,
    options: BuildOptions,
    progress: Callable[..., None],
    plan: "Walks | None" = None,
    code: "PackedCode | None" = None,
    texts: bool = True,
) -> Library:
    """The library of a spec whose routines are not lowered yet; `code` are its vector routines.
    Without `texts` no file is written out.
    """
    progress(f"proving formulas; scheduling, lowering and proving {len(spec.routines)} routines")
    assembly = assemble(
        spec.routines,
        spec.curve,
        target,
        options.prefix,
        options.abi,
        options.red_zone,
        spec.representation,
        progress,
    )
    spec = replace(
        spec,
        routines=assembly.routines,
        inversion=choose_inversion(spec.curve, spec.invert, assembly.routines, target),
    )
    if (
        code
        and code.image
        and not image_gains(spec, target.data.get("model", {}).get("chained", 1.0))
    ):
        code = with_image(code, None)
        spec = replace(spec, packed=code.spec)
    calls = CALLED_CLAIMS if any(routine.calls for routine in spec.routines) else ()
    spec = replace(spec, claims=(*spec.claims, *(DIVSTEPS_CLAIMS if spec.divsteps else ()), *calls))
    library = Library({}, spec, plan, assembly, code)
    return with_texts(library, target, options, progress) if texts else library


def with_texts(
    library: Library, target: Target, options: BuildOptions, progress: Callable[..., None]
) -> Library:
    """The library with its files, and with the routines alone that are called; `target` as general
    code uses it.
    """
    progress("writing the texts")
    spec, text = with_called(library.spec)
    sources = source_units(
        library.assembly,
        frozenset(routine.name for routine in spec.routines),
        spec.curve,
        target,
        options.prefix,
        options.abi,
        banner(spec, "c"),
        spec.representation,
    )
    return replace(
        library,
        files=render_library(spec, (*sources, *render_vectors(spec, library.packed)), text),
        spec=spec,
    )


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
    return part.plan(curve, curve_facts(curve, options), weights, options, more)


def _packed(
    curve: Curve, spec: LibrarySpec, target: Target, unit: str, progress: Callable[..., None]
) -> PackedCode:
    """The vector routines, before the others: what cannot be packed is refused early, and so is a
    multiplication that is planned in another group than theirs.
    """
    spec.part.check_packed(curve, spec)
    *others, last = [each.isa for each in units_of(target.data, unit)]
    for name in others:
        with suppress(BoundError):  # a prime that does not fit may fit what comes next
            return _in_unit(curve, spec, target, name, progress)
    return _in_unit(curve, spec, target, last, progress)


def _in_unit(
    curve: Curve, spec: LibrarySpec, target: Target, unit: str, progress: Callable[..., None]
) -> PackedCode:
    """The vector routines of one unit."""
    code = _lowered(curve, *spec.part.unit_code(spec, target, unit), progress)
    return with_image(code, _of_image(curve, spec, target, unit, progress))


def _of_image(
    curve: Curve, spec: LibrarySpec, target: Target, unit: str, progress: Callable[..., None]
) -> "PackedCode | None":
    """The vector routines of another curve on which the base point is multiplied."""
    with suppress(BoundError, ScheduleError):
        if image := spec.part.image_code(spec, target, unit):
            return _lowered(curve, *image, progress)
    return None


def _lowered(
    curve: Curve,
    kind: str,
    key: tuple,
    make: Callable[[], PackedCode],
    progress: Callable[..., None],
) -> PackedCode:
    """What `make` gives, once for the key; BoundError at the line of the prime."""
    progress("packing, lowering and proving the vector routines")
    try:
        return once(kind, key, make)
    except BoundError as error:
        raise _at_prime(curve, replace_hint(error)) from error


def replace_hint(error: BoundError) -> BoundError:
    """The error with the way out that a caller of `ecgen build` has; what a single step takes is
    not what the whole does.
    """
    return BoundError(
        error.what, where=error.where, hint=f"Leave out --vector for this curve. {HINT}"
    )


def abi_of(target: Target, wanted: "str | None") -> str:
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


def _check_extension(curve: Curve, options: BuildOptions) -> None:
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


def check_prime(curve: Curve, bits: int = 64) -> None:
    """CurveError, with the line of the prime, if no representation in words of `bits` bits takes
    it.
    """
    try:
        check_odd_prime(curve.p, bits)
    except BoundError as error:
        raise _at_prime(curve, error, CurveError) from error


def representation_of(curve: Curve, target: Target) -> Representation:
    """The representation of the prime; CurveError, with the line of the prime, if there is none."""
    try:
        return represent(curve.p, target)
    except BoundError as error:
        raise _at_prime(curve, error, CurveError) from error


def line_of(curve: Curve, section: str, *keys: str) -> "int | None":
    """Where the first of the keys is written in the curve's file, None if there is no such file any
    more.
    """
    return read_curve_file(curve.file.path).line(section, *keys) if curve.file.path.is_file() else None


def _at_prime(curve: Curve, error: BoundError, kind: type = BoundError) -> EcgenError:
    """The error at the line of the prime, which decides every bound; what it said of the place goes
    into the sentence.
    """
    line = line_of(curve, "field", "p", "p_expr")
    what = f"{error.what.rstrip('.')} ({error.where})." if error.where else error.what
    return kind(what, where=curve.where, line=line, hint=error.hint)


def library_spec(
    curve: Curve, plan: Walks, target: Target, options: BuildOptions, vectors=(), more: bool = True
) -> LibrarySpec:
    """The spec with every routine that the library's C calls, before any of them is lowered;
    without `more` those of systems of laws, which are proven first, are left out.
    """
    facts = replace(curve_facts(curve, options), image=plan.image)
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
        prefix=options.prefix,
        curve=facts,
        words=words,
        loose=field.loose[1] + 1,
        representation=field,
        multiply=outfit.multiply,
        comb=outfit.comb,
        up_to_sign=outfit.up_to_sign,
        walks=plan,
        isa=target.isa,
        word_bits=field.bits,
        invert=power_chain(curve.p - 2),
        roots=outfit.roots,
        routines=routines,
        target=target.name,
        level=target.level,
        abi=options.abi,
        red_zone=options.red_zone,
        features=target.features,
        command=options.command,
        version=__version__,
        license=options.license,
        copyright=options.copyright,
        inputs=((curve.file.path.name, curve.file.sha256), *target.measurements()),
        claims=outfit.claims,
        vectors=tuple(vectors),
        extras=options.extras,
        encoding=encoding_of(curve, options.encoding),
        map=map_of(curve) if "map" in options.extras else None,
        packages=options.packages,
    )


def map_of(curve: Curve) -> MapToCurve:
    """The map of the curve's suite; CurveError if a library on x-coordinates is asked for one."""
    kind = KINDS[curve.form]
    if "map" not in kind.extras:
        raise CurveError(
            f"--with map is for curves whose libraries have points; this one is on {kind.points}.",
            where=curve.where,
            hint=kind.instead_of_map,
        )
    suite = suite_of(curve)
    return MapToCurve(
        suite.plan,
        suite.length,
        suite.identifier,
        curve.file.hash_choice.montgomery_b if curve.file.hash_choice else None,
    )


def encoding_of(curve: Curve, wanted: str) -> str:
    """The encoding `wanted`, else the curve file's; CurveError if the curve cannot have it."""
    why, hint = refusal(wanted or curve.file.encoding, curve.form, curve.degree)
    if why:
        raise CurveError(
            f"{curve.name} cannot be encoded so: {why}.",
            where=curve.where,
            line=line_of(curve, "", "form"),
            hint=hint,
        )
    return wanted or curve.file.encoding


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


def curve_facts(curve: Curve, options: "BuildOptions | None" = None) -> Curve:
    """The curve without its file, with what the options say of its formulas."""
    own = replace(curve, file=None)
    return replace(own, formulas=options.formulas, system=options.system) if options else own
