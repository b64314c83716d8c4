"""Table 7 of Longa and Gebotys (CHES 2010): whole multiplications [k]P on the paper's four curves,
with and without the endomorphism of those that have one.
"""

import tempfile
from collections.abc import Callable
from pathlib import Path

from ecgen.curve import load_curve
from ecgen.isa.target import Target
from ecgen.library.files.write import write_library
from ecgen.library.pipeline.curve import build_library
from ecgen.library.pipeline.options import BuildOptions
from ecgen.run.measure.bench import run_bench
from examples.paper.orders import CORE2, OPTERON, TABLE7
from examples.paper.rows import Row, Table, reduction
from examples.paper.watch import Timing

FUNCTIONS = {"variable time": "scalarmult_vartime", "constant time": "scalarmult"}
NOTE = (
    "The paper's figures are of variable time. Point and result are encoded affine points; the"
    " point is validated."
)


def table7(
    target: Target, cc: str | None = None, progress: Callable[[str], None] = lambda text: None
) -> Table:
    """Multiplications by emitted libraries; a curve with an endomorphism has a row without it
    before.
    """
    rows: list[Row] = []
    for name, figures in TABLE7.items():
        printed = {cpu: {"cycles": cycles} for cpu, cycles in zip((CORE2, OPTERON), figures)}
        if load_curve(name).endomorphism is None:
            rows.append(Row(name, times_of(name, target, cc, progress), {}, printed))
        else:
            rows += with_endomorphism(name, "GLS", target, cc, printed, progress)
    return Table(7, "multiplication of any point, cycles per call", tuple(rows), (NOTE,))


def with_endomorphism(
    name: str,
    what: str,
    target: Target,
    cc: str | None,
    printed: dict,
    progress: Callable[[str], None],
) -> tuple[Row, Row]:
    """The rows of one curve without its endomorphism and with it, which the paper calls `what`."""
    plain = Row(
        f"{name} without {what}",
        times_of(name, target, cc, progress, without=("endomorphism",)),
        {},
        {},
    )
    return plain, compared(
        f"{name} with {what}",
        times_of(name, target, cc, progress),
        plain,
        f"without {what}",
        printed,
    )


def compared(name: str, times: dict[str, Timing], other: Row, to: str, printed: dict) -> Row:
    """A row with how much less than `other` each of its times is."""
    return Row(
        name,
        times,
        {f"{mode} to {to}": reduction(time, other.times[mode]) for mode, time in times.items()},
        printed,
    )


def times_of(
    name: str, target: Target, cc: str | None, progress: Callable[[str], None], **options
) -> dict[str, Timing]:
    """Both multiplications by a library with these options; none where vectors are asked for and it
    has none.
    """
    progress(f"{name}{' in vectors' * ('vector' in options)}")
    library = build_library(
        load_curve(name), target, BuildOptions("paper", api=",".join(FUNCTIONS.values()), **options)
    )
    if "vector" in options and library.spec.packed is None:
        return {}
    with tempfile.TemporaryDirectory(prefix="ecgen-paper-") as folder:
        write_library(library.files, Path(folder) / "paper")
        found = {row["name"]: row for row in run_bench(Path(folder) / "paper", cc=cc)["results"]}
    return {
        mode: Timing(
            *(float(found[function][key]) for key in ("min", "median")), found[function]["runs"]
        )
        for mode, function in FUNCTIONS.items()
    }
