"""Libraries over tiny fields as `ecgen build` makes them, from a curve file to the folder; only the
refusal of such curves is left out.
"""

from pathlib import Path

from ecgen.curve import load_curve
from ecgen.curve.model import Curve
from ecgen.extension import Element
from ecgen.isa.target import load_target
from ecgen.library.files.write import write_library
from ecgen.library.pipeline.options import BuildOptions
from tests.support.library.made import made_library

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
{order}
[base]
{base}
"""


def curve_text(curve: Curve) -> str:
    """The curve as a file."""
    plane, order = curve.kind.elliptic, {"r": curve.r, "cofactor": curve.cofactor}
    return FILE.format(
        form=curve.form,
        p=curve.p,
        extension="" if curve.degree == 1 else f"degree = 2\nnonresidue = {curve.nonresidue}",
        coefficients=lines({key: getattr(curve, name) for key, name in plane.parameters.items()}),
        order=lines(order),
        base=lines(dict(zip(plane.coordinates, curve.base))),
    )


def lines(values: dict) -> str:
    """The lines of a table."""
    return "\n".join(
        f"{key} = {list(value) if isinstance(value, Element) else value}"
        for key, value in values.items()
    )


def write(curve: Curve, folder: Path, prefix: str, cpu: str = "x86-64", **options) -> Path:
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
