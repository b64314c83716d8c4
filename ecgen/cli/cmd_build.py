"""ecgen build: emit a library for a curve on a CPU."""

import re
import shlex
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import click

from ecgen.cli.options.cache import cache_option, counted, proven_anew, taken
from ecgen.cli.options.formulas import formula_options, warn_of_formulas
from ecgen.cli.options.jobs import jobs_option
from ecgen.cli.options.library import (
    Choice,
    Emission,
    abi_option,
    annotate_option,
    as_json_option,
    cpu_option,
    emit_option,
    force_option,
    holder_option,
    level_or_auto_option,
    licence_option,
    once_each,
    package_name_option,
    packages_option,
    red_zone_option,
    routine_option,
    taken_from,
    tuning_option,
    window_vartime_option,
)
from ecgen.cli.options.types import API, CPU, CURVE, ENCODING, OUTPUT, UNIT, Some
from ecgen.cli.output import started
from ecgen.errors import EcgenError
from ecgen.kept import TALLY, Tally, once
from ecgen.library.facts.vector_rule import AUTO, BEST, RULE


def default_prefix(name: str) -> str:
    """A C identifier made from the curve's name."""
    stem = re.sub(r"[^A-Za-z0-9_]", "_", name)
    return stem if re.match(r"[A-Za-z]", stem) else f"c{stem}"


DEFAULT_VECTOR = AUTO
EXTRAS, UNUSED = (
    ("field", "map", "batch", "decode", "comb"),
    ("endomorphism",),
)  # of --with and --without
LONGEST = 64  # letters of a prefix, as of a curve's name
# The headers of C23 and of POSIX that are in no folder of their own, and some of compilers:
# PREFIX.h is found before any of them.
HEADERS = frozenset(
    """
    assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp signal stdalign
    stdarg stdatomic stdbit stdbool stdckdint stddef stdint stdio stdlib stdnoreturn string tgmath
    threads time uchar wchar wctype aio cpio dirent dlfcn fcntl fmtmsg fnmatch ftw glob grp iconv
    langinfo libgen monetary mqueue ndbm netdb nl_types poll pthread pwd regex sched search
    semaphore spawn strings stropts syslog tar termios ulimit unistd utime utmpx wordexp malloc
    memory endian byteswap features cpuid immintrin x86intrin intrin cet windows
""".split()
)


def require_prefix(prefix: str) -> None:
    """EcgenError for a prefix that no C name begins with, or none that is free to users: names that
    begin with _ are reserved, and a header of the system is not to be hidden.
    """
    if prefix.lower() in HEADERS:
        raise EcgenError(
            f"{prefix}.h would hide the system's header <{prefix.lower()}.h>.",
            hint="Choose another --prefix.",
        )
    if len(prefix) > LONGEST:
        raise EcgenError(
            f"--prefix has {len(prefix)} letters; names of files and of functions begin with it.",
            hint=f"Use at most {LONGEST}.",
        )
    if not re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", prefix):
        raise EcgenError(
            f"{prefix!r} cannot begin a C name of a library.",
            hint="Use letters, digits and _ for --prefix, with a letter first.",
        )


@click.command("build")
@click.argument("curve", type=CURVE, metavar="CURVE")
@cpu_option
@tuning_option
@click.option(
    "-o",
    "--output",
    type=OUTPUT,
    metavar="DIR",
    help="The folder to write (default: one of the prefix's name, here).",
)
@click.option(
    "--prefix", help="Beginning of every symbol, macro and file name (default: the curve's name)."
)
@level_or_auto_option
@abi_option
@click.option(
    "--vector",
    is_flag=False,
    flag_value=BEST,
    type=UNIT,
    help=(
        "Multiply in vectors of four lanes where the CPU has them, elsewhere in general registers."
        " auto, the default: where that is modelled faster, at the level of the CPU, with AVX2"
        " beside AVX-512 IFMA where that is much faster than general registers. none: never. ifma:"
        " AVX-512 IFMA; avx2: AVX2 and FMA; avx: AVX alone; best, or no value: the best that the"
        " CPU file lists and the prime fits. With these, fixed-base multiplications of Weierstrass"
        " curves and of Kummer surfaces stay in general registers, at --level: generic unless"
        " given, which is slower than adx but runs on every x86-64. --emit and --annotate print"
        f" general registers where nothing is said. {RULE}"
    ),
)
@red_zone_option
@click.option(
    "--window", type=click.IntRange(2, 8), help="Window width of the constant-time multiplication."
)
@window_vartime_option
@click.option(
    "--complete",
    is_flag=True,
    help=(
        "Take complete formulas for the constant-time multiplication even where a proof makes"
        " cheaper ones safe."
    ),
)
@click.option(
    "--api",
    type=API,
    default="full",
    show_default=True,
    metavar="minimal|full|NAME,...",
    help=(
        "The public functions: minimal is a key exchange; the library holds only what they call."
        " What makes the values that they take has to be named, too (fr_decode, point_decode): a"
        " notice says what is missing."
    ),
)
@click.option(
    "--encoding",
    type=ENCODING,
    default="",
    metavar="xy|sec1|zcash|rfc8032|cfrg4q|rfc7748|wrapped|mumford",
    help="How points and scalars are encoded; default: as the curve file says.",
)
@click.option(
    "--with",
    "extras",
    multiple=True,
    callback=once_each,
    type=Some(EXTRAS),
    help=(
        "Functions beside those of every library: field, the operations modulo the prime; map,"
        " uniform bytes to points (RFC 9380); batch, multiplications of many points, eight at once;"
        " decode, decoding of public points in variable time; comb, multiples of one's own points"
        " as fast as those of the base point. Several with commas: field,map."
    ),
)
@click.option(
    "--without",
    multiple=True,
    callback=once_each,
    type=Some(UNUSED),
    help=(
        "What the library is not to use, to compare: an endomorphism of the curve. May be given"
        " again."
    ),
)
@packages_option
@package_name_option
@click.option(
    "--fallback",
    "fallbacks",
    multiple=True,
    type=CPU,
    metavar="CPU",
    help=(
        "Another CPU, such as c64 or c32, whose library the preprocessor takes where the one for"
        " --cpu cannot be compiled: the folder holds both, each whole, in folders of their CPUs'"
        " names. --level, --abi and --vector are for --cpu alone. May be given again."
    ),
)
@licence_option
@holder_option
@force_option
@click.option(
    "--allow-weak",
    is_flag=True,
    help=(
        "Build for a curve on which a known attack works, such as one of small order or, for x-only"
        " functions, of a weak twist."
    ),
)
@emit_option
@annotate_option
@click.option(
    "--html",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help=(
        "With --annotate: write a page instead, with pipes and registers over time, and the"
        " interval of each value."
    ),
)
@routine_option
@as_json_option
@jobs_option
@cache_option
@formula_options
def command(curve: str, fallbacks: tuple[str, ...], html: Path | None, **given: Any) -> None:
    """Emit the library of CURVE (a name or the path of a TOML file)."""
    asked = taken_from(Emission, given)
    unsaid = "none" if asked.lists else DEFAULT_VECTOR
    choice = taken_from(Choice, given | {"vector": given["vector"] or unsaid})
    if html and (asked.emit or not asked.annotate):
        raise EcgenError(
            "--html writes what --annotate shows, as a page.",
            hint="Give --annotate --html FILE, without --emit.",
        )
    asked.require_listing()
    if fallbacks and (asked.packages or asked.lists):
        raise EcgenError(
            "--fallback is for a library of C sources, without"
            f" {'--package' if asked.packages else '--emit and --annotate'}.",
            hint="Leave one of the two out.",
        )
    if in_ways := asked.level == AUTO:
        _require_whole(asked, fallbacks)
    from ecgen.curve import load_curve
    from ecgen.isa.target import load_target
    from ecgen.library.files.write import require_output
    from ecgen.library.packages.every import require_packages
    from ecgen.library.packages.names import require_package_name
    from ecgen.library.pipeline.several import in_order
    from ecgen.library.pipeline.ways import targets_of, way_prefix

    if asked.lists:
        from ecgen.report.routines.vector_stages import require_listing

        require_listing(asked.routine, choice.vector != "none", asked.emit)
    before = counted()
    loaded, target = load_curve(curve), load_target(asked.cpu, tuning=asked.tuning)
    prefix = default_prefix(loaded.name) if asked.prefix is None else asked.prefix
    require_prefix(prefix)
    packages = require_packages(target.isa, asked.packages)
    require_package_name(asked.package_name, packages)
    cpu = _as_given(asked.cpu, target.path)
    asked = replace(asked, cpu=cpu, prefix=prefix, packages=packages)
    subject = Subject(
        loaded, _as_given(curve, path_of(loaded)), given["allow_weak"], given["encoding"]
    )
    if asked.lists:
        library, target, _ = _built(subject, target, asked, choice)
        if html:
            from ecgen.cli.output.page import write_page
            from ecgen.report.routines.routine_page import routines_page

            _warn(_summary(library, target))
            write_page(html, routines_page(library, target, asked.routine, library.spec.command))
            return
        click.echo(_listing(library, loaded, target, asked), nl=False)
        return
    output = asked.output or Path(prefix)
    require_output(output, prefix, loaded.name, asked.force)
    others = tuple(map(load_target, fallbacks))
    if others:
        in_order((target, *others))
    ways = targets_of(target) if in_ways else ()
    for each in ways:
        require_prefix(way_prefix(prefix, each.level))
    files = tuple(
        path
        for each in (target, *others, *ways)
        for path in (each.path, *each.order_files, *each.choice_files)
    )
    names = {each: _as_given(name, each.path) for each, name in zip(others, fallbacks)}
    made = once(
        "build",
        (subject, replace(asked, output=None, force=False, as_json=False), choice, target, names),
        lambda: (
            _made_in_ways(subject, target, ways, asked, choice)
            if in_ways
            else _made(subject, target, names, asked, choice)
        ),
        (path_of(loaded), *files),
        choice.formulas,
        above=True,
    )
    _warn(made)
    _write(made, output, asked.force)
    _report(made, output, asked.as_json, before, asked.packages)


@dataclass(frozen=True)
class Subject:
    """A curve with its name as given, whether it may be weak, and how its points are encoded."""

    curve: Any
    name: str
    allow_weak: bool
    encoding: str


def _made(
    subject: Subject, target: Any, others: dict[Any, str], asked: Emission, choice: Choice
) -> dict:
    """The summary of the library for the target, or of the libraries for it and `others`, targets
    with their names as given, in one folder.
    """
    from ecgen.report.explain_chosen import vectors_in_short

    if not others:
        alone = _built(subject, target, asked, choice)
        return _summary(*alone) | {
            "vectors": vectors_in_short(alone[0], choice.vector, target),
            "beside": _beside(target) if asked.level is None else "",
        }
    from ecgen.library.pipeline.several import in_order, member, several

    built = {
        each: _built(subject, each, asked, choice)
        if each is target
        else _built(
            subject,
            each,
            replace(asked, cpu=others[each], level=None, abi=None),
            replace(choice, vector="none"),
        )
        for each in in_order((target, *others))
    }
    members = tuple(member(each, library) for each, (library, _, _) in built.items())
    first = built[target]
    words = [
        first[0].spec.command,
        *(word for name in others.values() for word in ("--fallback", shlex.quote(name))),
    ]
    used = sorted(
        {
            name
            for library, target, _ in built.values()
            for name in _summary(library, target)["formulas"]
        }
    )
    return _summary(*first) | {
        "files": several(members, " ".join(words)),
        "timed": target.name,
        "vectors": vectors_in_short(first[0], choice.vector, target),
        "formulas": tuple(used),
    }


def _beside(target: Any) -> str:
    """A sentence on the CPUs beside this one that `--level auto` takes, "" where there are none."""
    names = " and ".join(target.data.get("beside", ()))
    return f"Levels: {target.level} alone; --level auto has that of {names} beside." * bool(names)


def _require_whole(asked: Emission, fallbacks: tuple[str, ...]) -> None:
    """EcgenError for what a library of several levels is not."""
    beside = {
        "--fallback": fallbacks,
        "--package": asked.packages,
        "--emit or --annotate": asked.lists,
    }
    if refused := next((option for option, value in beside.items() if value), None):
        raise EcgenError(
            f"--level auto goes without {refused}: it is for a library of C and assembly that is"
            " built for one instruction set.",
            hint="Name one level, or leave the other out.",
        )


def _made_in_ways(
    subject: Subject, target: Any, ways: tuple, asked: Emission, choice: Choice
) -> dict:
    """The summary of the libraries for the targets `ways` in one folder, which takes one of them
    at run time; what is said of routines is of the first.
    """
    from ecgen.library.pipeline.ways import in_ways, way_prefix
    from ecgen.report.explain_chosen import vectors_in_short

    prefix = str(asked.prefix)
    built = {
        way.level: _built(
            subject,
            way,
            replace(
                asked,
                cpu=asked.cpu if way.path == target.path else _as_given(way.path.stem, way.path),
                level=way.level,
                prefix=way_prefix(prefix, way.level),
            ),
            choice,
        )
        for way in ways
    }
    first, taken_first, _ = next(iter(built.values()))
    words = shlex.split(first.spec.command)
    for option, word in (("--cpu", asked.cpu), ("--level", AUTO), ("--prefix", prefix)):
        words[words.index(option) + 1] = word
    summaries = [_summary(*each) for each in built.values()]
    return summaries[0] | {
        "prefix": prefix,
        "target": target.name,
        "level": AUTO,
        "levels": ", ".join(built),
        "files": in_ways(
            prefix, {name: library for name, (library, _, _) in built.items()}, shlex.join(words)
        ),
        "timed": taken_first.level,
        "vectors": vectors_in_short(first, choice.vector, taken_first),
        "formulas": tuple(sorted({name for each in summaries for name in each["formulas"]})),
    }


def _built(subject: Subject, target: Any, asked: Emission, choice: Choice) -> tuple:
    """(library, the target at its level, notes on formulas)."""
    from ecgen.cli.output.progress import Progress
    from ecgen.isa.facts import units_of
    from ecgen.library.facts.known_answers import embedded_vectors
    from ecgen.library.files.licence import check_licence
    from ecgen.library.pipeline.curve import build_library
    from ecgen.library.pipeline.options import BuildOptions
    from ecgen.library.pipeline.refusals import abi_of, encoding_of

    loaded, abi = subject.curve, abi_of(target, asked.abi)
    vector = "" if choice.vector == "none" else choice.vector
    target = leveled(target, asked.level, vector)
    encoding_of(loaded, subject.encoding)
    licence = check_licence(asked.licence)
    words = ["ecgen", "build", subject.name, "--cpu", asked.cpu]
    words += tuning_words(target)
    words += ["--level", target.level, "--abi", abi, "--prefix", str(asked.prefix)]
    words += ["--no-red-zone"] * asked.no_red_zone
    if units_of(target.data) or vector not in ("", AUTO):  # elsewhere there is no choice
        words += ["--vector"] if vector == BEST else ["--vector", vector or "none"]
    words += ["--allow-weak"] * subject.allow_weak + ["--complete"] * choice.complete
    for option, values in (
        ("--formulas", [Path(path).name for path in choice.formulas]),
        ("--system", [choice.system] if choice.system else []),
        ("--with", choice.extras),
        ("--without", choice.without),
        ("--package", asked.packages),
        ("--package-name", [asked.package_name]),
        ("--window", [choice.window]),
        ("--window-vartime", [choice.window_vartime]),
        ("--api", [asked.api if asked.api != "full" else ""]),
        ("--encoding", [subject.encoding]),
        ("--license", [licence]),
        ("--copyright", [asked.holder]),
    ):
        for value in values:
            words += [option, str(value)] * (value not in (None, "", BuildOptions.license))
    notes = warn_of_formulas(loaded, choice.formulas, choice.system)
    job = f"build {loaded.name} {target.name} {vector}"
    options = BuildOptions(
        prefix=str(asked.prefix),
        abi=abi,
        red_zone=not asked.no_red_zone,
        license=licence,
        copyright=asked.holder,
        command=shlex.join(words),
        allow_weak=subject.allow_weak,
        encoding=subject.encoding,
        api=asked.api,
        packages=asked.packages,
        package_name=asked.package_name,
        **vars(choice) | {"vector": vector},
    )
    with Progress(job, asked.as_json) as progress:
        progress("known answers in Python integers")
        answers = embedded_vectors(loaded)
        return build_library(loaded, target, options, answers, progress), target, notes


def path_of(curve: Any) -> Path:
    """The file of a curve that was read from one."""
    return curve.file.path


def tuning_words(target: Any) -> list[str]:
    """--tuning as a command says it, where a target has measurements."""
    return ["--tuning", target.tuned.name] if target.measurements() else []


def leveled(target, level: str | None, vector: str):
    """The target at the level that is asked for, beside vectors that are asked for at theirs, else
    at its own.
    """
    from ecgen.isa.facts import FACTS
    from ecgen.isa.target import at_level

    if vector not in ("", AUTO) and level is None:
        level = FACTS[target.isa].vector_level or None
    return target if level is None else at_level(target, level)


def _listing(library, loaded, target, asked: Emission) -> str:
    """A stage or the annotated routines, as --emit and --annotate print them."""
    _warn(_summary(library, target))
    if asked.emit:
        from ecgen.report.routines.stages import render_stage

        return render_stage(library, loaded, asked.emit, asked.routine)
    from ecgen.report.routines.annotate import annotated_library

    text = annotated_library(library, target, asked.routine)
    if library.packed and asked.routine is None:
        click.echo(
            "The vector routines are left out: --emit=machine prints them, report.html has their"
            " modelled cycles.",
            err=True,
        )
    return text


def _as_given(text: str, path: Path) -> str:
    """A name as a name, a file by its base name: the same text wherever the file lies."""
    return (
        path.name
        if path.is_file() and Path(text).is_file() and Path(text).samefile(path)
        else path.stem
    )


def _summary(library, target, notes: tuple[str, ...] = ()) -> dict:
    """What is written and said of a library, as plain data."""
    from ecgen.library.api import unmade
    from ecgen.library.pipeline.formulas_used import formulas_used

    spec = library.spec
    rows = [
        {
            "name": r.symbol,
            "instructions": r.instructions,
            "stack": r.stack,
            "model_cycles": r.model_cycles,
        }
        for r in spec.called
    ]
    return {
        "prefix": spec.prefix,
        "target": spec.target,
        "level": spec.level,
        "files": library.files,
        "warnings": [*spec.warnings],
        "notes": [*notes],
        "unmade": [*unmade(spec)],
        "routines": rows,
        **({"formulas": formulas_used(spec)} if spec.walks else {}),
    }


def _warn(made: dict) -> None:
    """Warnings of the curve, and notices of functions of --api that no caller can give what they
    take.
    """
    for warning in made["warnings"]:
        click.echo(f"Warning: {warning}.", err=True)
    for sentence in made["unmade"]:
        click.echo(f"Notice: {sentence}.", err=True)


def _write(made: dict, output: Path, force: bool) -> None:
    """The files in their folder; what a library that was there was made with, and this one is not,
    is said.
    """
    from ecgen.library.files.write import replaced, write_library

    lost = replaced(output, made["files"])
    write_library(made["files"], output, force=force)
    if lost:
        click.echo(f"Notice: {lost}.", err=True)


# how the package of a language is tried; {}: the folder
TRIED = {
    "python": "pip install {}",
    "go": "go test -C {}/go .",
    "rust": "cargo test --manifest-path {}/Cargo.toml",
}


def _report(
    made: dict, output: Path, as_json: bool, before: Tally, packages: tuple[str, ...] = ()
) -> None:
    """Prints what was built, as JSON, or for a reader: the files, each hidden routine with its
    instructions, bytes of stack and modelled core cycles, and what to do next.
    """
    import json

    if as_json:
        cache = {"taken": TALLY.taken - before.taken, "made": TALLY.made - before.made}
        used = made.get("formulas")
        counts = (
            {}
            if used is None
            else {
                "formulas": {
                    "used": [*used],
                    "proven_anew": sum(name in TALLY.proven for name in used),
                }
            }
        )
        click.echo(
            json.dumps(
                {
                    "output": str(output),
                    "prefix": made["prefix"],
                    "target": made["target"],
                    "level": made["level"],
                    "files": sorted(made["files"]),
                    "warnings": [*made["warnings"], *made["notes"]],
                    "routines": made["routines"],
                    **({"vectors": made["vectors"]} if "vectors" in made else {}),
                    **counts,
                    "cache": cache,
                },
                indent=1,
            )
        )
        return
    levels = f" ({made['levels']})" if "levels" in made else ""
    click.echo(
        f"{output}: {len(made['files'])} files, prefix {made['prefix']}, {made['target']} level"
        f" {made['level']}{levels}"
    )
    rows = [row for row in made["routines"] if row["instructions"]]
    wide = max((len(row["name"]) for row in rows), default=0)
    for row in rows:
        click.echo(
            f"  {row['name']:{wide}} {row['instructions']:>6} instructions  {row['stack']:>4} bytes"
            f" of stack  {row['model_cycles']:>8.1f} modelled core cycles"
        )
    for sentence in filter(
        None,
        (
            made.get("vectors"),
            made.get("beside"),
            proven_anew(made.get("formulas", ())),
            taken(before),
        ),
    ):
        click.echo(sentence)
    steps = [
        f"{started.command('check')} {shlex.quote(str(output))}",
        f"{started.command('bench')} {shlex.quote(str(output / made.get('timed', '')))}",
        *(TRIED[name].format(shlex.quote(str(output))) for name in packages if name in TRIED),
    ]
    click.echo(f"Next: {'; '.join(steps)}")
