"""The commands and their options -> `man/ecgen.1`, the manual page; `python -m ecgen.cli.man`
writes it, a test compares it.
"""

from pathlib import Path

import click

from ecgen.cli import COMMANDS, cli


def page() -> str:
    """The page in the macros of man(7). It holds no version and no date, so that it changes with
    the options alone.
    """
    lines = [
        '.TH ECGEN 1 "" "ecgen" "User Commands"',
        ".SH NAME",
        f"ecgen \\- {_text(cli.help)}",
        ".SH SYNOPSIS",
        ".B ecgen",
        ".I COMMAND",
        "[options]",
    ]
    lines += [".SH COMMANDS"]
    for name in COMMANDS:
        lines += _command(name, cli.get_command(None, name))
    lines += [
        ".SH EXIT STATUS",
        (
            "0: done. 1: a check or a proof failed. 2: bad input or environment; one paragraph says"
            " what, where and what to try."
        ),
    ]
    lines += [
        ".SH ENVIRONMENT",
        ".TP",
        "CC",
        "The C compiler.",
        ".TP",
        "ECGEN_PROOFS",
        "The file of kept proofs and results; off: none.",
        ".TP",
        "NO_COLOR",
        "No colours.",
    ]
    return "\n".join(lines) + "\n"


def _command(name: str, command: click.Command) -> list[str]:
    # click keeps the help option of its first use
    context = click.Context(command, info_name=f"ecgen {name}", **cli.context_settings)
    lines = [
        f".SS {_text(' '.join(['ecgen', name, *command.collect_usage_pieces(context)]))}",
        _text(command.help or COMMANDS[name]),
    ]
    for parameter in command.params:
        if isinstance(parameter, click.Option) and (record := parameter.get_help_record(context)):
            lines += [".TP", f".B {_text(record[0])}", _text(record[1])]
    return lines


def _text(text: str) -> str:
    """One line that roff takes as it is written."""
    line = " ".join(text.split()).replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{line}" if line[:1] in ".'" else line


if __name__ == "__main__":
    path = Path(__file__).resolve().parents[2] / "man" / "ecgen.1"
    path.parent.mkdir(exist_ok=True)
    path.write_text(page(), encoding="utf-8")
