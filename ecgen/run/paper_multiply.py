"""Table 7 of Longa and Gebotys (CHES 2010): whole multiplications [k]P on the paper's four curves, with and without the endomorphism of those that have one."""

import tempfile
from collections.abc import Callable
from pathlib import Path

from ecgen.curve import load_curve
from ecgen.isa.target import Target
from ecgen.library.build import BuildOptions, build_library
from ecgen.library.write import write_library
from ecgen.run.bench import run_bench
from ecgen.run.paper_orders import CORE2, OPTERON, TABLE7
from ecgen.run.paper_rows import Row, Table, reduction
from ecgen.run.paper_watch import Timing

FUNCTIONS = {"variable time": "scalarmult_vartime", "constant time": "scalarmult"}
NOTE = "The paper's figures are of variable time. Point and result are encoded affine points; the point is validated."


def table7(target: Target, cc: "str | None" = None, progress: Callable[[str], None] = lambda text: None) -> Table:
    """Multiplications by emitted libraries; a curve with an endomorphism has a row without it before."""
    rows: list[Row] = []
    for name, figures in TABLE7.items():
        printed = {cpu: {"cycles": cycles} for cpu, cycles in zip((CORE2, OPTERON), figures)}
        if load_curve(name).endomorphism is None:
            rows.append(Row(name, _times(name, target, cc, (), progress), {}, printed))
            continue
        plain = Row(f"{name} without GLS", _times(name, target, cc, ("endomorphism",), progress), {}, {})
        times = _times(name, target, cc, (), progress)
        rows += [plain, Row(f"{name} with GLS", times, {f"{mode} to without GLS": reduction(time, plain.times[mode]) for mode, time in times.items()}, printed)]
    return Table(7, "multiplication of any point, cycles per call", tuple(rows), (NOTE,))


def _times(name: str, target: Target, cc: "str | None", without: tuple[str, ...], progress: Callable[[str], None]) -> dict[str, Timing]:
    progress(f"table 7: {name}")
    library = build_library(load_curve(name), target, BuildOptions("paper", api=",".join(FUNCTIONS.values()), without=without))
    with tempfile.TemporaryDirectory(prefix="ecgen-paper-") as folder:
        write_library(library.files, Path(folder) / "paper")
        found = {row["name"]: row for row in run_bench(Path(folder) / "paper", cc=cc)["results"]}
    return {mode: Timing(*(float(found[function][key]) for key in ("min", "median")), found[function]["runs"]) for mode, function in FUNCTIONS.items()}
