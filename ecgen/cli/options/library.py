"""The options of commands that make a library, those of several commands declared once, and what
they say as one value.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from ecgen.cli.options.types import ABI, CPU, LEVEL, LEVEL_OR_AUTO, PACKAGE
from ecgen.errors import EcgenError
from ecgen.library.packages.names import PACKAGE_NAMES

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T", bound="DataclassInstance")
cpu_option = click.option(
    "--cpu",
    type=CPU,
    metavar="CPU",
    default="native",
    show_default=True,
    help="A target of `ecgen list targets`, the path of its TOML file, or native.",
)
tuning_option = click.option(
    "--tuning",
    metavar="DIR",
    help=(
        "Measurements that `ecgen tune` wrote, or none; default: with --cpu native the user's own"
        " of this processor."
    ),
)
level_option = click.option(
    "--level", type=LEVEL, help="Instruction level, at most that of the CPU."
)
level_or_auto_option = click.option(
    "--level",
    type=LEVEL_OR_AUTO,
    help=(
        "Instruction level, at most that of the CPU. auto: a library of all levels, each whole and"
        " in a folder of its name, of which the first call takes the fullest that the CPU has; with"
        " --cpu x86-64 it runs on every x86-64, with ADX where that is there."
    ),
)
abi_option = click.option(
    "--abi",
    type=ABI,
    help="Calling convention of the routines; default: the usual one of the instruction set.",
)
red_zone_option = click.option(
    "--no-red-zone",
    is_flag=True,
    help="Keep off the memory below the stack pointer (kernels, signal handlers).",
)
window_vartime_option = click.option(
    "--window-vartime",
    type=click.IntRange(2, 8),
    help="Window width of the variable-time multiplication.",
)
packages_option = click.option(
    "--package",
    "packages",
    multiple=True,
    type=PACKAGE,
    metavar=PACKAGE_NAMES,
    help="What the folder is beside a library of C: a package of that kind. May be given again.",
)
package_name_option = click.option(
    "--package-name",
    default="",
    metavar="NAME",
    help=(
        "What packages are called in their registries; default: the prefix, of crates and Go"
        " modules with -ecgen behind it."
    ),
)
licence_option = click.option(
    "--license",
    "--licence",
    "licence",
    default="Apache-2.0 OR MIT",
    show_default=True,
    help="SPDX expression for the emitted files; LicenseRef-NAME for terms of your own.",
)
holder_option = click.option(
    "--copyright",
    "holder",
    default="",
    metavar="TEXT",
    help="Year and holder for the LICENSE file, such as '2026 Example Ltd'.",
)
force_option = click.option(
    "--force",
    is_flag=True,
    help=(
        "Replace an output folder that holds other files or another library: all that is in it"
        " goes."
    ),
)
emit_option = click.option(
    "--emit",
    type=click.Choice(["formula", "field", "limb", "machine", "asm"]),
    help="Print a stage instead of writing the library.",
)
annotate_option = click.option(
    "--annotate",
    is_flag=True,
    help=(
        "Print the routines with modelled cycles, loads in a row and live registers instead of"
        " writing the library."
    ),
)
routine_option = click.option("--routine", help="With --emit or --annotate: only this routine.")
as_json_option = click.option(
    "--json", "as_json", is_flag=True, help="Print what was made as JSON."
)


@dataclass(frozen=True)
class Emission:
    """For what a library is made, what of it is, and where it goes."""

    cpu: str
    tuning: str | None
    output: Path | None
    prefix: str | None
    level: str | None
    abi: str | None
    no_red_zone: bool
    api: str
    packages: tuple[str, ...]
    package_name: str
    licence: str
    holder: str
    force: bool
    emit: str | None
    annotate: bool
    routine: str | None
    as_json: bool

    @property
    def lists(self) -> bool:
        """Whether a listing is printed in the place of a library."""
        return bool(self.emit or self.annotate)

    def require_listing(self) -> None:
        """EcgenError for a routine that nothing prints, and for JSON of what is printed as text
        alone.
        """
        if self.routine is not None and not self.lists:
            raise EcgenError(
                "--routine is for --emit and --annotate, which print one.",
                hint="Leave it out, or add one of them.",
            )
        if self.as_json and self.lists:
            raise EcgenError(
                f"--{'annotate' if self.annotate else 'emit'} prints text, which has no JSON.",
                hint="Leave --json out; MANIFEST.json of a library has its routines as data.",
            )


@dataclass(frozen=True)
class Choice:
    """What is chosen for a curve, by the names of BuildOptions (library/pipeline/options.py)."""

    vector: str
    window: int | None
    window_vartime: int | None
    complete: bool
    extras: tuple[str, ...]
    without: tuple[str, ...]
    formulas: tuple[str, ...]
    system: str


def taken_from(kind: type[T], given: dict[str, Any]) -> T:
    """The value of the arguments and options that have the names of its fields."""
    return kind(**{name: given[name] for name in kind.__dataclass_fields__})


def once_each(context: click.Context, option: click.Parameter, value: tuple) -> tuple:
    """The words of an option that may be given again, each of them once."""
    return tuple(dict.fromkeys(word for some in value for word in some))
