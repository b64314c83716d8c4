"""ecgen new: a commented curve, CPU or formula file that works as it stands, to be changed; or the
files of a protocol on a curve, with a program that runs it.
"""

import contextlib
import json
import os
import re
import shlex
from pathlib import Path

import click

from ecgen.cli.options.types import CURVE, OUTPUT
from ecgen.cli.output import started
from ecgen.cli.output.page import write_told
from ecgen.errors import EcgenError
from ecgen.kind.facts import KINDS
from ecgen.names import known_curves, known_targets
from ecgen.resources import data_folder

NAMES = {
    "curve": r"[A-Za-z][A-Za-z0-9_.\-]{0,63}",
    "cpu": r"[A-Za-z0-9][A-Za-z0-9_.+-]{0,63}",
    "formula": r"[A-Za-z0-9][A-Za-z0-9_\-]{0,63}",
}
ALLOWED = {
    "curve": "letters, digits, _ . or -, with a letter first",
    "cpu": "letters, digits, _ . + or -, with a letter or digit first",
    "formula": "letters, digits, _ or -, with a letter or digit first",
}
ENDINGS = {"curve": ".toml", "cpu": ".toml", "formula": ".op3"}
# of a curve: which template explains the form, that of points (x, y) Montgomery curves, too
FORMS = {form: kind.example[0] for form, kind in KINDS.items() if kind.example}
NEXT = {  # of the examples as they are written
    "curve": ("explain {}", "build {} --cpu native -o {folder}"),
    "cpu": ("explain p256 --cpu {}", "build p256 --cpu {} -o p256"),
    "formula": ("verify {}", "explain p256 --formulas {}"),
}


@click.command("new")
@click.argument("kind", type=click.Choice([*NAMES, "example"]))
@click.argument("name")
@click.option(
    "--form",
    type=click.Choice(list(FORMS)),
    help=(
        "Of a curve: the form of the example; that of twisted_edwards explains Montgomery curves,"
        " too. "
        " [default: twisted_edwards]"
    ),
)
@click.option(
    "--curve",
    type=CURVE,
    help="Of an example: the curve that it is on [default: the one that it is written for].",
)
@click.option(
    "--language",
    type=click.Choice(["c", "python", "go", "rust"]),
    help="Of an example: in which language; not each is there in all [default: c].",
)
@click.option(
    "-o",
    "--output",
    metavar="FILE",
    type=OUTPUT,
    help=(
        "The file to write (default: NAME.toml, or NAME.op3 with the description NAME beside it);"
        " of an example the folder (default: NAME)."
    ),
)
@click.option("--force", is_flag=True, help="Replace a file that is there.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(kind, name, output, force, as_json, **of_kind):
    """Write a file called NAME that explains every key and is a working example: change what is
    yours. Of an example NAME is a protocol: batch, bip340, curve4q, dh, ecdh, ecdsa, eddsa,
    eddsa_batch, frost, h2c, msm, pedersen, schnorr, schnorrq or x25519. Written are its C files for
    a curve, a program and a Makefile. ecdh, ecdsa and eddsa are there in Python and Go, too, eddsa
    and msm in Rust: `ecgen list examples` has all.
    """
    form, curve, language = of_kind["form"], of_kind["curve"], of_kind["language"]
    if (form if kind == "example" else curve or language) is not None:
        raise EcgenError(
            "--form is for a curve, --curve and --language for an example.", hint="Leave it out."
        )
    if kind == "example":
        _write_example(name, curve, language or "c", output or Path(name), force, as_json)
        return
    if not re.fullmatch(NAMES[kind], name):
        raise EcgenError(
            f"{name[:80]!r} is no name for a {kind}.",
            hint=f"Use at most 64 {ALLOWED[kind]}."
            + f" A path is said by -o: `ecgen new {kind} NAME -o FILE`." * ("/" in name),
        )
    if form and kind != "curve":
        raise EcgenError(
            f"--form is that of a curve, and a {kind} is wanted.", hint="Leave it out."
        )
    if name in {"curve": known_curves, "cpu": known_targets}.get(kind, dict)():
        raise EcgenError(
            f"{name} comes with ecgen, and the file would be an example of another {kind} under its"
            " name.",
            hint=(
                "To use the one that comes with ecgen no file is needed: `ecgen"
                f" {USED[kind].format(name)}`. For one of your own choose another name."
            ),
        )
    output = output or Path(name + ENDINGS[kind])
    if output.suffix != ENDINGS[kind]:
        raise EcgenError(
            f"a {kind} file ends in {ENDINGS[kind]}.",
            where=output,
            hint=f"Write -o {output.with_suffix(ENDINGS[kind])}.",
        )
    texts = _texts(kind, name, output, form or next(iter(FORMS)))
    _require_new(texts, force)
    _write(texts)
    following = [
        started.command(
            words.format(shlex.quote(str(output)), folder=shlex.quote(str(output.with_suffix(""))))
        )
        for words in NEXT[kind]
    ]
    _report({"kind": kind, "name": name, "file": str(output), "next": following}, as_json)


def _write_example(
    name: str, curve: str | None, language: str, output: Path, force: bool, as_json: bool
) -> None:
    """The files of a protocol in a folder, in which the library is to lie, too."""
    from ecgen.cli.cmd_build import default_prefix, require_prefix
    from ecgen.curve import load_curve
    from ecgen.library.packages.protocol import (
        LANGUAGES,
        protocol_files,
        require_curve,
        require_protocol,
    )

    loaded = load_curve(curve or require_protocol(name)["curve"])
    words = require_curve(name, loaded, language)
    prefix = default_prefix(loaded.name)
    given = loaded.name if curve in (None, loaded.name) else str(curve)
    there = os.path.relpath(given, output) if given == str(loaded.where) else given
    build = " ".join(filter(None, ("ecgen build", shlex.quote(there), words)))
    try:
        require_prefix(prefix)
        files = protocol_files(name, loaded, prefix, build, language)
    except EcgenError as error:
        raise EcgenError(
            error.what, hint="The library is called as its curve: give the curve another name."
        ) from error
    texts = {output / path: text for path, text in files.items()}
    _require_new(texts, force)
    _write(texts)
    library = f"-o {shlex.quote(str(output / prefix))}"
    following = [
        started.command(" ".join(filter(None, ("build", shlex.quote(given), words, library)))),
        *(
            line.format(shlex.quote(str(output)), shlex.quote(str(output / prefix)))
            for line in LANGUAGES[language][1]
        ),
    ]
    _report({"kind": "example", "name": name, "file": str(output), "next": following}, as_json)


def _require_new(texts: dict[Path, str], force: bool) -> None:
    """EcgenError for a file that would be replaced unasked."""
    for path in texts:
        if path.exists() and not force:
            raise EcgenError(
                "this file is there already.",
                where=path,
                hint="Take another name or -o, or replace it with --force.",
            )


def _write(texts: dict[Path, str]) -> None:
    for path, text in texts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        write_told(path, text, "The file")


def _report(written: dict, as_json: bool) -> None:
    click.echo(
        json.dumps(written, indent=1)
        if as_json
        else f"{written['file']}\nNext: {'; '.join(written['next'])}"
    )


def _texts(kind: str, name: str, output: Path, form: str) -> dict[Path, str]:
    """Path -> text of what is written: of a formula its description, too; `form` is that of a
    curve.
    """
    facts = {"name": name, "file": output.name, "stem": output.stem} | (
        _this_machine()
        if kind == "cpu"
        else {"form": form, **(KINDS[form].example[1] if kind == "curve" else {})}
    )
    templates = {output: f"{FORMS[form] if kind == 'curve' else kind}{ENDINGS[kind]}.j2"} | (
        {output.with_suffix(""): "formula.j2"} if kind == "formula" else {}
    )
    return {
        path: _filled(
            (data_folder("templates") / "new" / template).read_text(encoding="utf-8"), facts
        )
        for path, template in templates.items()
    }


def _filled(text: str, facts: dict[str, str]) -> str:
    return re.sub(r"\{\{ (\w+) \}\}", lambda found: facts[found[1]], text)


# of what comes with ecgen
USED = {"curve": "build {0} --cpu native -o {0}", "cpu": "explain p256 --cpu {}"}
EXAMPLES: dict[
    str, dict
] = {  # of the tables of a CPU file: what may stand there beside what the nearest file says
    "instructions": {},
    "limits": {"decoded": 4096, "doubling": 2400, "constants": 32768},
    "model": {"scan_word": 4.4, "chained": 1.3, "issue": 8, "window": 256},
    "field_ops": {},
    "inversion": {"divstep": 8.0, "limb": 10.0, "batch": 20.0},
    "vector": {"issue": 4, "mixed": 0.3, "fma": {"latency": 4, "throughput": 0.5, "pipes": [0, 1]}},
    "packed": {"slot": 5, "mul": 171},
}
COMMON = "x86-64-adx"  # has all but HEADED
HEADED = ("inversion", "vector", "packed")  # tables that a file may lack


def _figures() -> dict[str, str]:
    """The tables of the file that fits this machine best, and what else may stand in each as
    comments; `like`: its name.
    """
    from ecgen.errors import TargetError
    from ecgen.isa.description import TABLES
    from ecgen.isa.target import load_target, native_target

    near = common = load_target(COMMON, untuned=True)
    with contextlib.suppress(TargetError):  # a machine of an instruction set that has none
        near = native_target()
    texts = {}
    for table, examples in EXAMPLES.items():
        own = near.data.get(table, {} if table in HEADED else common.data[table])
        rows = [
            f"{key} = {_toml(value)}"
            + (
                _instructions(near.isa, key)
                if isinstance(value, dict) and table == "vector"
                else ""
            )
            for key, value in own.items()
        ]
        fixed = "" not in TABLES[table]  # of such a table every key is explained
        others = {**common.data.get(table, {}), **examples} if fixed else {} if own else examples
        rows += [f"# {key} = {_toml(value)}" for key, value in others.items() if key not in own]
        texts[table] = "\n".join(
            ([f"[{table}]" if own else f"# [{table}]"] if table in HEADED else []) + rows
        )
    return texts | {"like": near.name}


def _instructions(isa: str, operation: str) -> str:
    """A comment: what the row of a vector operation is about."""
    from ecgen.isa.facts import VECTORS

    return f"  # {', '.join(VECTORS[isa].instructions_of(operation))}"


def _toml(value) -> str:
    return (
        f"{{ {', '.join(f'{key} = {_toml(each)}' for key, each in value.items())} }}"
        if isinstance(value, dict)
        else json.dumps(value)
    )


def _this_machine() -> dict[str, str]:
    """What the system says of this processor: its instruction set, the best level with its
    features, who made it.
    """
    import platform

    from ecgen.isa.facts import FACTS
    from ecgen.isa.measured import cpu_facts

    facts = cpu_facts()
    own = [isa for isa in FACTS.values() if platform.machine().lower() in isa.machines]
    isa = (own or [isa for isa in FACTS.values() if isa.machines])[0]
    features = [name for name in isa.features if name in facts["flags"]]
    level = [level for level in isa.levels if set(isa.needed.get(level, ())) <= set(features)][-1]
    match = (
        f'vendor = "{facts["vendor"]}"\nfamily = {facts["family"]}\nmodels = [{facts["model"]}]'
        if facts["vendor"]
        else 'vendor = "AuthenticAMD"\nfamily = 25\nmodels = [97]'
    )
    return {
        "made_for": re.sub(r"[^\w .()@+-]", "", facts["name"]) or "any processor",
        "isa": isa.name,
        "level": level,
        "features": ", ".join(f'"{name}"' for name in features),
        "match": match,
    } | _figures()
