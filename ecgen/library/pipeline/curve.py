"""A curve, a CPU and options -> a library: the stages, in their order."""

from dataclasses import replace

from ecgen.curve.model import Curve
from ecgen.errors import BoundError, EcgenError
from ecgen.isa.target import Target
from ecgen.library.api import selection
from ecgen.library.batch.base import with_base_of_eight
from ecgen.library.batch.ladders import with_batch
from ecgen.library.batch.lists import with_lists
from ecgen.library.cycles import image_gains
from ecgen.library.facts.claims import CALLED_CLAIMS, DIVSTEPS_CLAIMS, PACKED_CLAIMS
from ecgen.library.facts.vector_rule import AUTO, HINT, unit_named
from ecgen.library.files.sources import Shell, source_units
from ecgen.library.files.template import banner
from ecgen.library.packed.points import OPTIONAL, check_vectors, with_image
from ecgen.library.pipeline.build import Build
from ecgen.library.pipeline.options import BuildOptions
from ecgen.library.pipeline.planned import general_target, library_spec, plan_library
from ecgen.library.pipeline.refusals import abi_of, at_prime, check_extension, require_curve
from ecgen.library.pipeline.render import render_library, render_vectors, with_called
from ecgen.library.pipeline.vectors import fastest, vector_code
from ecgen.library.routines.assembly import Assembly, Progress, assemble, silent
from ecgen.library.routines.inversion import choose_inversion
from ecgen.library.routines.platform import platform_of

PRICED = ("fe_mul", "fe_sqr")  # what the choice of the inversion rests on


def plan(build: Build) -> Build:
    """The walks, and the spec with every routine that they call."""
    build.progress("planning the scalar multiplication")
    curve, options = build.curve, build.options
    if curve.degree > 1:
        check_extension(curve, options)
    if options.vector:
        check_vectors(curve, build.target, options.abi, unit_named(options.vector))
    general = general_target(build.target, build.unused)
    walks = plan_library(curve, general, options, not build.brief)
    spec = library_spec(curve, walks, general, options, build.answers, not build.brief)
    spec = replace(spec, warnings=build.warnings)
    return replace(build, general=general, plan=walks, spec=spec)


def select(build: Build) -> Build:
    """The public functions that are asked for; EcgenError if vectors make none of them faster."""
    spec = replace(build.spec, api=selection(build.spec, build.options.api))
    if build.options.vector and not spec.in_vectors:
        names = " or ".join(replace(spec, api=()).in_vectors)
        raise EcgenError(
            f"--vector makes {names} faster, which --api leaves out.",
            hint=f"Take --vector auto, or name {names} too. {HINT}",
        )
    return replace(build, spec=spec)


def pack(build: Build) -> Build:
    """The vector routines, before the others: what cannot be packed is refused early."""
    if not build.options.vector:
        return build
    code, spec = vector_code(build), build.spec
    spec = replace(spec, packed=code.spec, claims=(*spec.claims, *PACKED_CLAIMS))
    spec, code = with_batch(spec, code, build.general, spec.part.eight_code())
    return replace(build, spec=with_lists(with_base_of_eight(spec)), packed=code)


def lower(build: Build) -> Build:
    """Every other routine as machine code; BoundError at the line of the prime."""
    spec = build.spec
    build.progress(
        f"proving formulas; scheduling, lowering and proving {len(spec.routines)} routines"
    )
    try:
        assembly = _assembled(build, spec.routines, build.progress)
    except BoundError as error:
        raise at_prime(build.curve, error) if build.curve.file else error from error
    return replace(build, spec=replace(spec, routines=assembly.routines), assembly=assembly)


def settle(build: Build) -> Build:
    """What depends on the costs of routines, and what is claimed of them."""
    spec, code, general = build.spec, build.packed, build.general
    spec = replace(
        spec, inversion=choose_inversion(spec.curve, spec.invert, spec.routines, general)
    )
    chained = general.data.get("model", {}).get("chained", 1.0)
    if code and code.image and not image_gains(spec, chained):
        code = with_image(code, None)
        spec = replace(spec, packed=code.spec)
    calls = CALLED_CLAIMS if any(routine.calls for routine in spec.routines) else ()
    claims = (*spec.claims, *(DIVSTEPS_CLAIMS if spec.divsteps else ()), *calls)
    return replace(build, spec=replace(spec, claims=claims), packed=code)


def render(build: Build) -> Build:
    """The files, with the routines alone that are called."""
    build.progress("writing the texts")
    spec, text = with_called(build.spec)
    options, called = build.options, frozenset(routine.name for routine in spec.routines)
    shell = Shell(
        build.general, spec.representation, options.prefix, options.abi, banner(spec, "c")
    )
    sources = source_units(build.assembly, called, shell)
    files = render_library(spec, (*sources, *render_vectors(spec, build.packed)), text)
    return replace(build, files=files, spec=spec)


CODE = (plan, select, pack, lower, settle)
PIPELINE = (*CODE, render)


def run(build: Build, stages: tuple = PIPELINE) -> Build:
    """The library behind these stages."""
    for stage in stages:
        build = stage(build)
    return build


def build_library(
    curve: Curve,
    target: Target,
    options: BuildOptions,
    answers: tuple = (),
    progress: Progress = silent,
    texts: bool = True,
) -> Build:
    """The library for `curve` on `target`, without its files unless `texts`: then every routine of
    the spec is in it, called or not. Raises CurveError, BoundError or ScheduleError.

    A curve with a weakness that curve/file/strength.py refuses is a CurveError unless
    `options.allow_weak`; what is not refused is in `spec.warnings`.
    """
    warnings = require_curve(curve, target, options)
    return made(Build(curve, target, options, answers, progress, warnings), texts)


def made(build: Build, texts: bool = True) -> Build:
    """The library that is asked for, with the vectors that are modelled fastest where the choice is
    ours.
    """
    options = replace(build.options, abi=abi_of(build.target, build.options.abi))
    build = replace(build, options=options)
    if options.vector == AUTO:
        found = fastest(build, lambda each: run(each, CODE))
    else:
        found = run(replace(build, unused=OPTIONAL if options.vector else ()), CODE)
    return render(found) if texts else found


def outline_library(
    curve: Curve, target: Target, options: BuildOptions, more: bool = False
) -> Build:
    """What `build_library` would choose that needs no routines of points: representation,
    inversion, multiplications; without `more` no walks but these. Of the assembly only what the
    choice of the inversion rests on. Raises what `build_library` raises of the curve, the target
    and the options."""
    warnings = require_curve(curve, target, options)
    options = replace(options, abi=abi_of(target, options.abi))
    build = Build(curve, target, options, warnings=warnings, brief=not more, is_outline=True)
    build = plan(build)
    priced = tuple(each for each in build.spec.routines if each.name in PRICED)
    assembly, spec = _assembled(build, priced, silent), build.spec
    inversion = choose_inversion(spec.curve, spec.invert, assembly.routines, build.general)
    return replace(build, spec=replace(spec, inversion=inversion), assembly=assembly)


def _assembled(build: Build, routines: tuple, progress: Progress) -> Assembly:
    spec, options = build.spec, build.options
    platform = platform_of(
        spec.curve, build.general, spec.representation, options.abi, options.red_zone
    )
    return assemble(routines, platform, progress, build.before)
