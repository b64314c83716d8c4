"""The command line: one module per command, imported only when that command runs."""

import errno
import importlib
import json
import os
import re
import signal
import sys
import threading
from contextlib import suppress

import click

from ecgen import __version__
from ecgen.errors import EcgenError

COMMANDS = {
    "list": "list the curves, formulas and CPU targets that ecgen knows",
    "verify": "prove formulas against the affine group law; print cost and exceptional inputs",
    "explain": "what would be chosen for a curve on a CPU, and why",
    "schedule": "scheduling report of a formula: order, dependencies, temporaries, proof",
    "build": "emit a library for a curve on a CPU",
    "field": "emit a library of a prime field alone",
    "check": "build and run an emitted library's own checks",
    "bench": "build and time an emitted library",
    "tune": "search variants by measuring and keep the winner",
    "new": "a commented curve, CPU or formula file, to be changed",
    "compare": "the times of two libraries, or of a curve by the models of two CPUs, as ratios",
    "docs": "a page of the documentation",
    "doctor": "what this machine lacks of what ecgen uses, and how to get it",
}

THE_COMMANDS = f"The commands are {', '.join(COMMANDS)}; `ecgen --help` says what they do."

# options of other compilers, and what they are called here
ELSEWHERE = {
    **dict.fromkeys(("--target", "--arch", "--march", "--mcpu", "--mtune", "--platform"), "--cpu"),
    **dict.fromkeys(("--out", "--out-dir", "--outdir", "--dir"), "--output"),
    **dict.fromkeys(("--simd", "--avx2", "--avx512"), "--vector"),
    **dict.fromkeys(("--name", "--namespace"), "--prefix"),
    **dict.fromkeys(("--functions", "--only"), "--api"),
}


class LazyGroup(click.Group):
    """Resolves `ecgen NAME` to `ecgen.cli.cmd_NAME:command` on first use, so start-up stays
    fast.
    """

    def list_commands(self, ctx):
        return list(COMMANDS)

    def get_command(self, ctx, name):
        if name not in COMMANDS:
            return None
        return importlib.import_module(f"ecgen.cli.cmd_{name}").command

    def format_commands(self, ctx, formatter):
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="ecgen")
@click.pass_context
def cli(context):
    """Point formula + curve + CPU in; tuned, checked elliptic-curve library in assembly out."""
    if os.environ.get("NO_COLOR"):  # https://no-color.org
        context.color = False


def _was_interrupted(error: BaseException | None) -> bool:
    """Whether Ctrl-C is behind an error: a library that is being loaded then looks like one that is
    missing.
    """
    while error is not None and not isinstance(error, KeyboardInterrupt):
        error = error.__cause__ or error.__context__
    return error is not None


def _behind_a_command(option: str, words: list[str]) -> str:
    """The hint for an option that stands before the command, if there is one in `words`."""
    if (name := next((word for word in words if word in COMMANDS), None)) and any(
        option in param.opts for param in cli.get_command(None, name).params
    ):
        return (
            f"Options stand behind the command: `ecgen {name} ... {option}`."
            f" `ecgen {name} --help` says what it takes."
        )
    return f"Options stand behind a command. {THE_COMMANDS}"


def _what_to_try(error: click.ClickException, words: list[str]) -> str:
    """The hint for a slip of the command line, which is in `words`."""
    from ecgen.names import near_word  # only for who needs it

    context = getattr(error, "ctx", None)
    if context is None and words and words[0] in COMMANDS:  # click knows none where a value lacks
        return f"`ecgen {words[0]} --help` says what it takes."
    if context is None or context.command is cli:
        if isinstance(error, click.NoSuchOption):
            return _behind_a_command(error.option_name, words)
        quoted = re.findall(r"'([^']*)'", error.format_message())[-1:]
        return (near_word(quoted[0], COMMANDS) if quoted else "") + THE_COMMANDS
    meant = dash = ""
    if isinstance(error, click.BadParameter) and error.param:
        wrong = re.match(r"'([^']*)' is not one of", error.message)
        if wrong and isinstance(error.param.type, click.Choice):
            meant = near_word(wrong[1], error.param.type.choices)
    if isinstance(error, click.NoSuchOption):
        dash = " A value that begins with - stands behind --."
        option = ELSEWHERE.get(error.option_name)
        known = option in {each for param in context.command.params for each in param.opts}
        if known:
            meant, error.possibilities = f"Did you mean {option}? ", None
    return f"{meant}`{context.command_path} --help` says what it takes.{dash}"


def _packaged(file: str) -> str | None:
    """The name of the curve or CPU that comes with ecgen, whose file this is."""
    from ecgen.names import known_curves, known_targets

    with suppress(OSError):
        known = {**known_curves(), **known_targets()}
        return next((name for name, path in known.items() if str(path) == file), None)
    return None


def _told(error: EcgenError, argv) -> int:
    """The paragraph on stderr, in which what comes with ecgen has its name, under --json the same
    as an object on stdout with the path of the file, if that can be written; returns the exit code.
    """
    if error.where and error.file and (name := _packaged(error.file)):
        error.where = error.where.replace(error.file, name)
    click.echo(f"ecgen: {error.paragraph()}", err=True)
    if "--json" in (sys.argv[1:] if argv is None else argv):
        with suppress(OSError):
            click.echo(json.dumps(error.as_json()))
    return error.exit_code


def _raise_again(lost) -> None:
    """Where Ctrl-C falls into a callback, as of the import of a module, Python drops it."""
    if not issubclass(lost.exc_type, KeyboardInterrupt):
        sys.__unraisablehook__(lost)
    elif threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.default_int_handler)
        again = threading.Timer(0.01, os.kill, (os.getpid(), signal.SIGINT))  # not in here
        again.daemon = True
        again.start()


def main(argv=None) -> int:
    """Run the command line; an EcgenError becomes one paragraph on stderr and its exit code."""
    sys.unraisablehook = _raise_again
    try:
        return cli.main(args=argv, prog_name="ecgen", standalone_mode=False) or 0
    except EcgenError as error:
        if _was_interrupted(error):
            click.echo("ecgen: interrupted", err=True)
            return 130
        return _told(error, argv)
    except click.exceptions.Exit as stop:
        return stop.exit_code
    except click.exceptions.NoArgsIsHelpError as error:
        error.show()
        return error.exit_code
    except click.ClickException as error:
        hint = _what_to_try(error, sys.argv[1:] if argv is None else [*argv])
        return _told(EcgenError(error.format_message(), hint=hint), argv)
    except (click.Abort, KeyboardInterrupt):
        click.echo("ecgen: interrupted", err=True)
        return 130
    except OSError as error:
        hint = (
            "Make room, or write elsewhere."
            if error.errno in (errno.ENOSPC, errno.EDQUOT)
            else "Check the path and its permissions."
        )
        return _told(
            EcgenError(f"{error.strerror or error}.", where=error.filename, hint=hint), argv
        )
