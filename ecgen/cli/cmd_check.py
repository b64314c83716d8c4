"""`ecgen check DIR`: build and run an emitted library's checks."""

import json
import shlex
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from ecgen.cli.options.types import LIBRARY
from ecgen.cli.output.progress import Progress
from ecgen.errors import EcgenError


@dataclass(frozen=True)
class Checking:
    """The arguments and options of the command, by their names."""

    folder: Path
    vectors: Path | None
    cc: str | None
    cflags: str | None
    scale: float
    only: str
    fuzz: int | None
    jobs: int | None
    prove: bool
    trusted: bool
    objects: tuple[Path, ...]
    certify: str | None
    say: bool
    as_json: bool

    def job(self, prefix: str) -> str:
        """What takes the same time again."""
        how = {"--prove": self.prove, "--certify": self.certify, "--fuzz": self.fuzz}
        more = [f"{name} {value}" for name, value in how.items() if value]
        return " ".join(["check", prefix, f"{self.scale:g}", *more])

    def require_sense(self, context: click.Context) -> None:
        """An error for options that would do nothing beside the others."""

        def given(*names: str) -> str:
            return " and no ".join(
                f"--{name}"
                for name in names
                if context.get_parameter_source(name) is ParameterSource.COMMANDLINE
            )

        if self.fuzz and (unused := given("vectors", "scale")):
            raise EcgenError(
                f"--fuzz takes no {unused}: its inputs are made from the curve, as many as it"
                " names.",
                hint="Leave one of the two out.",
            )
        if self.jobs and not self.fuzz:
            raise EcgenError(
                "--jobs is for --fuzz, whose processes it counts.",
                hint="Leave it out, or add --fuzz N.",
            )
        if self.prove and (unused := given("vectors", "scale", "fuzz")):
            raise EcgenError(
                f"--prove takes no {unused}: it tries no inputs.", hint="Leave one of the two out."
            )
        if self.objects and (not self.prove or self.cc):
            raise EcgenError(
                "--object is for --prove, whose bytes it names, and then nothing is compiled by"
                " --cc.",
                hint="Leave one of the two out." if self.prove else "Leave it out, or add --prove.",
            )
        if self.say and (not self.certify or self.as_json):
            raise EcgenError(
                "--say prints in words what --certify asks a checker, and takes no --json.",
                hint="Add --certify, and leave --json out.",
            )
        if self.trusted and not self.prove:
            raise EcgenError(
                "--trusted lists what ran in the proofs of --prove.",
                hint="Leave it out, or add --prove.",
            )


@click.command("check")
@click.argument("folder", metavar="DIR", type=LIBRARY)
@click.option(
    "--vectors",
    type=click.Path(path_type=Path),
    metavar="FILE.json",
    help="Known answers from any source; default: those that ecgen has for the curve.",
)
@click.option("--cc", metavar="CC", help="C compiler; default $CC, cc, gcc or clang.")
@click.option(
    "--cflags",
    metavar="FLAGS",
    help=(
        "Flags of the C compiler, such as yours, in all that is compiled; they win over the check's"
        " own."
    ),
)
@click.option(
    "--scale",
    type=click.FloatRange(0.0001, 1000),
    default=1.0,
    show_default=True,
    help="Multiplies the numbers of random tests.",
)
@click.option(
    "--only",
    default="",
    metavar="NAME",
    help=(
        "Run only the checks whose name contains this, or that are printed so, such as 'constant"
        " time'; a name that is none prints them all."
    ),
)
@click.option(
    "--fuzz",
    type=click.IntRange(1),
    metavar="N",
    help=(
        "Instead: N inputs to each public function (--only: whose name contains NAME), against"
        " Python integers."
    ),
)
@click.option(
    "--jobs",
    type=click.IntRange(1),
    metavar="J",
    help="Processes of --fuzz at a time; default: as many as there are processors.",
)
@click.option(
    "--prove",
    is_flag=True,
    help=(
        "Instead: decode the bytes of each routine in assembly (--only: whose name contains NAME)"
        " and prove anew that they compute what the manifest says, and the walks that call them."
    ),
)
@click.option(
    "--trusted",
    is_flag=True,
    help=(
        "With --prove: list the modules and lines of ecgen that ran, by role, and the packages of"
        " others; the proofs take about twice the time."
    ),
)
@click.option(
    "--object",
    "objects",
    multiple=True,
    type=click.Path(path_type=Path),
    metavar="FILE",
    help=(
        "With --prove: the object, archive or linked program whose bytes are proven, several in"
        " several options; default: the sources are assembled."
    ),
)
@click.option(
    "--certify",
    is_flag=False,
    flag_value="native",
    type=click.Choice(["native", "coq"]),
    metavar="[=coq]",
    help=(
        "Instead: certificates of the routines (--only: whose name contains NAME), accepted by a"
        " checker that is proven in Coq: extracted, which needs OCaml, or with =coq by Coq's"
        " kernel."
        " Written to DIR/proof where it has none. Operations on elements and scalars, and point"
        " routines, for x86-64 as yet; what has no certificate is named."
    ),
)
@click.option(
    "--say",
    is_flag=True,
    help=(
        "With --certify: ask no checker, but print what is claimed of each routine (--only: whose"
        " name contains NAME), in words, from the text that the checker reads."
    ),
)
@click.option("--json", "as_json", is_flag=True, help="Machine-readable result.")
@click.pass_context
def command(context: click.Context, **given: Any) -> None:
    """Build the library in DIR and run every check on it, each reported under its own name.

    The last line says how many failed, which, and what the first found. All of it takes minutes;
    --scale 0.01 tries a hundredth of the inputs.
    Exit status 0 if nothing failed, 1 if something did, 2 if the checks could not be run.
    """
    asked = Checking(**given)
    asked.require_sense(context)
    _refuse_beside_certify(context, asked.certify)
    from ecgen.run.certified.library import certify_library, said_of_library
    from ecgen.run.check.checks import run_checks
    from ecgen.run.check.fuzz import run_fuzz
    from ecgen.run.manifest import members_of, read_manifest
    from ecgen.run.members.at_run_time import check_ways, prove_ways
    from ecgen.run.members.by_preprocessor import check_several
    from ecgen.run.proof.routines import prove_library
    from ecgen.run.proof.trusted import Ran, as_data, rendered, watched
    from ecgen.run.verdict import FAILED, PASSED, exit_code, summary

    def say(text: str) -> None:
        progress.clear()
        if not asked.as_json:
            click.echo(text)

    def began(prefix: str, curve: str, compiler: str) -> None:
        say(f"{prefix} ({curve}), {compiler}")

    def report(verdict) -> None:
        color = {PASSED: "green", FAILED: "red"}.get(verdict.status, "yellow")
        say(f"  {click.style(verdict.status, fg=color)}  {verdict.check}: {verdict.detail}")
        if verdict.warning:
            click.echo(f"warning: {verdict.warning}", err=True)

    ran = Ran() if asked.trusted else None
    manifest = read_manifest(asked.folder)
    cc = _with_flags(asked.cc, asked.cflags, manifest) if asked.cflags else asked.cc
    if asked.say:
        for text in said_of_library(asked.folder, cc=cc, only=asked.only):
            click.echo(text)
        context.exit(0)
    progress = Progress(asked.job(str(manifest.get("prefix"))), lines=False)
    told: dict[str, Any] = {"cc": cc, "only": asked.only, "progress": progress, "report": report}
    with progress:
        if not (asked.prove or asked.certify or asked.fuzz) and members_of(asked.folder, manifest):
            check = check_ways if "chosen" in manifest else check_several
            prefix, curve, compiler, verdicts = check(
                asked.folder, vectors=asked.vectors, scale=asked.scale, started=began, **told
            )
        else:
            told["started"] = lambda emitted, compiler: began(
                emitted.prefix, emitted.curve.name, compiler
            )
            if asked.certify:
                emitted, compiler, verdicts = certify_library(asked.folder, asked.certify, **told)
            elif asked.prove:
                with watched(ran):
                    prove = prove_ways if "chosen" in manifest else prove_library
                    emitted, compiler, verdicts = prove(
                        asked.folder, objects=asked.objects, anew=True, **told
                    )
            else:
                emitted, compiler, verdicts = (
                    run_fuzz(asked.folder, asked.fuzz, jobs=asked.jobs, **told)
                    if asked.fuzz
                    else run_checks(asked.folder, vectors=asked.vectors, scale=asked.scale, **told)
                )
            prefix, curve = emitted.prefix, emitted.curve.name
    if asked.as_json:
        rows = [
            {key: value for key, value in asdict(v).items() if value or key != "warning"}
            for v in verdicts
        ]
        more = {"trusted": as_data(ran, emitted)} if ran else {}
        click.echo(
            json.dumps(
                {
                    "library": prefix,
                    "curve": curve,
                    "compiler": compiler,
                    "ok": exit_code(verdicts) == 0,
                    "checks": rows,
                    **more,
                },
                indent=1,
            )
        )
    else:
        click.echo(
            click.style(f"{summary(verdicts)}.", fg="red" if exit_code(verdicts) else "green")
        )
        if ran:
            click.echo(rendered(ran, emitted))
    context.exit(exit_code(verdicts))


def _refuse_beside_certify(context: click.Context, certify: str | None) -> None:
    """An error for options that --certify does not take."""
    beside = [
        f"--{name}"
        for name in ("vectors", "scale", "fuzz", "prove", "object")
        if context.get_parameter_source({"object": "objects"}.get(name, name))
        is ParameterSource.COMMANDLINE
    ]
    if certify and beside:
        raise EcgenError(
            f"--certify takes no {' and no '.join(beside)}.", hint="Leave one of the two out."
        )


def _with_flags(cc: str | None, cflags: str, manifest: dict) -> str:
    """The compiler with more flags, as --cc takes it."""
    from ecgen.isa.facts import FACTS
    from ecgen.run.tools import find_compiler

    if (isa := FACTS.get(str(manifest.get("isa")))) and not isa.host:
        raise EcgenError(
            f"--cflags is for libraries that are checked natively; those for {isa.title} have the"
            " flags of their emulator.",
            hint="Leave it out.",
        )
    try:
        return shlex.join((*find_compiler(cc), *shlex.split(cflags)))
    except ValueError as error:
        raise EcgenError(
            f"--cflags {cflags!r} cannot be read: {error}.", hint="Close every quotation mark."
        ) from None
