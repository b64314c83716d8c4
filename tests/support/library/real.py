"""Libraries over tiny fields as `ecgen build` makes them, from a curve file to the folder; only the
refusal of such curves is left out.
"""

from pathlib import Path

from ecgen.curve import load_curve
from ecgen.extension import Element
from ecgen.isa.target import load_target
from ecgen.library.build.curve import BuildOptions, made_library
from ecgen.library.facts.spec import CurveFacts
from ecgen.library.files.write import write_library

FILE = """
name = "tiny"
form = "{form}"
source = "counted"
[field]
p = {p}
{extension}
[curve]
{coefficients}
[order]
r = {r}
cofactor = {cofactor}
[base]
{base[0]} = {gx}
{base[1]} = {gy}
"""


def curve_text(curve: CurveFacts) -> str:
    """The curve as a file."""
    plane = curve.kind.elliptic
    rows = [(key, getattr(curve, name)) for key, name in plane.parameters.items()]
    numbers = {
        key: list(value) if isinstance(value, Element) else value
        for key, value in vars(curve).items()
        if key != "base"
    }
    extension = "" if curve.degree == 1 else f"degree = 2\nnonresidue = {curve.nonresidue}"
    coefficients = "\n".join(
        f"{name} = {list(value) if isinstance(value, Element) else value}" for name, value in rows
    )
    return FILE.format(
        **numbers, base=plane.coordinates, coefficients=coefficients, extension=extension
    )


def write(curve: CurveFacts, folder: Path, prefix: str, cpu: str = "x86-64", **options) -> Path:
    """The folder of the library; `options` are those of BuildOptions."""
    path = folder / f"{prefix}.toml"
    path.write_text(curve_text(curve))
    write_library(
        made_library(
            load_curve(str(path)),
            load_target(cpu),
            BuildOptions(
                prefix, abi="sysv", formulas=curve.formulas, system=curve.system, **options
            ),
        ).files,
        folder / prefix,
    )
    return folder / prefix
