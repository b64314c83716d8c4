"""Libraries over tiny fields as `ecgen build` makes them: the emitted C, and the emitted assembly of every field and point routine.

Only the arithmetic modulo the order is a stand-in: its lowering begins at orders of 33 bits, and has tests of its own there.
"""

from dataclasses import replace
from pathlib import Path

from tests.library.standin import STACK
from tests.library.standin_scalars import scalar_c

from ecgen.curve import load_curve
from ecgen.extension import Element
from ecgen.isa.target import load_target
from ecgen.library.assembly import assemble, source_units
from ecgen.library.build import BuildOptions, choose_inversion, library_spec, plan_library
from ecgen.library.ctext import with_prefix, with_words
from ecgen.library.render import called_routines, render_library
from ecgen.library.spec import CurveFacts, SourceUnit
from ecgen.library.write import write_library

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
    second = ("d", curve.d) if curve.is_edwards else ("b", curve.b)
    rows = (("A", curve.a), ("B", curve.b)) if curve.is_montgomery else (("a", curve.a), second)
    numbers = {key: list(value) if isinstance(value, Element) else value for key, value in vars(curve).items()}
    extension = "" if curve.degree == 1 else f"degree = 2\nnonresidue = {curve.nonresidue}"
    coefficients = "\n".join(f"{name} = {list(value) if isinstance(value, Element) else value}" for name, value in rows)
    return FILE.format(**numbers, base="uv" if curve.is_montgomery else "xy", coefficients=coefficients, extension=extension)


def write(curve: CurveFacts, folder: Path, prefix: str, cpu: str = "x86-64", **options) -> Path:
    """The folder of the library."""
    path = folder / f"{prefix}.toml"
    path.write_text(curve_text(curve))
    target, made = load_target(cpu), BuildOptions(prefix, abi="sysv", allow_weak=True, **options)
    whole = load_curve(str(path))
    spec = library_spec(whole, plan_library(whole, target, made), target, made)
    scalars = tuple(replace(r, stack=STACK) for r in spec.routines if r.name.startswith("sc_"))
    own = tuple(r for r in spec.routines if not r.name.startswith("sc_"))
    assembly = assemble(own, spec.curve, target, prefix, made.abi, made.red_zone, spec.representation)
    spec = replace(spec, routines=(*assembly.routines, *scalars), inversion=choose_inversion(spec.curve, spec.invert, assembly.routines, target))
    called = called_routines(spec)
    spec = replace(spec, routines=tuple(r for r in spec.routines if r.name in called))
    text = with_words(with_prefix('#include "P_internal.h"\n' + scalar_c(spec), prefix), spec.word_bits)
    units = (*source_units(assembly, called, spec.curve, target, prefix, made.abi, "", spec.representation), SourceUnit(f"src/{prefix}_scalar_c.c", text))
    write_library(render_library(spec, units), folder / prefix)
    return folder / prefix
