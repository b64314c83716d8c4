"""The commands -> the reference's page of the command line, and all pages that are generated, by
their path on the site.

`python -m docs.generate.pages DIR` writes them without MkDocs.
"""

import sys
from pathlib import Path

import click

from docs.generate import reference
from ecgen.cli import COMMANDS, cli


def command_line() -> str:
    """Each command with its arguments, options and defaults, as --help has them."""
    lines = [
        "# Command line",
        "",
        reference.table(
            ("command", ""),
            [(f"[`ecgen {name}`](#ecgen-{name})", text) for name, text in COMMANDS.items()],
        ),
        "",
        (
            "Exit codes: 0 done; 1 a check or a proof failed; 2 bad input or environment, and one"
            " paragraph says what, where and what to try. `--json` prints every result, and"
            " errors, as"
        ),
        (
            "[JSON](json.md) describes them. `NO_COLOR` turns colours off, `CC` names the C"
            " compiler, `ECGEN_PROOFS` the file of kept proofs (`off`: none)."
        ),
    ]
    for name in COMMANDS:
        lines += ["", *_command(name, cli.get_command(None, name))]
    return "\n".join(lines)


def _command(name: str, command: click.Command) -> list[str]:
    context = click.Context(command, info_name=f"ecgen {name}", **cli.context_settings)
    usage = " ".join(["ecgen", name, *command.collect_usage_pieces(context)])
    records = [p.get_help_record(context) for p in command.params if isinstance(p, click.Option)]
    rows = [
        (f"`{record[0]}`", " ".join(record[1].replace("<", "&lt;").split()))
        for record in records
        if record
    ]
    return [
        f"## ecgen {name}",
        "",
        f"    {usage}",
        "",
        " ".join((command.help or COMMANDS[name]).split()),
        "",
        reference.table(("option", ""), rows),
    ]


def pages(root: Path) -> dict[str, str]:
    """Path on the site -> Markdown; `root` is the checkout, whose generated/ and documents are
    read.
    """
    return {
        "reference/command-line.md": command_line(),
        "reference/curve-file.md": reference.curve_file(),
        "reference/cpu-file.md": reference.cpu_file(),
        "reference/formulas.md": reference.formula_files(),
        "reference/walks.md": reference.walks(root),
        "reference/packed.md": reference.packed(),
        "reference/functions.md": reference.functions(),
        "reference/json.md": reference.schemas(),
        "reference/instruction-sets.md": reference.instruction_sets(),
        "architecture.md": (root / "ARCHITECTURE.md").read_text(encoding="utf-8"),
        "soundness.md": (root / "SOUNDNESS.md").read_text(encoding="utf-8"),
        "release.md": (root / "RELEASE.md").read_text(encoding="utf-8"),
        "security.md": (root / "SECURITY.md").read_text(encoding="utf-8"),
        "changes.md": (root / "CHANGELOG.md").read_text(encoding="utf-8"),
    }


if __name__ == "__main__":
    for name, text in pages(Path(__file__).resolve().parents[2]).items():
        path = Path(sys.argv[1]) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text + "\n", encoding="utf-8")
