"""Packings kept as data: those that a search found, targets/packings/<name>-<shape>.json, one file
per program shape, and those kept as packed programs, found in layers,
targets/packings/<name>-<cpu>.packed, or in levels of eight lanes,
targets/packings/<name>-wide.packed.

A plan is written in numbers (inputs, parameters and nodes in order of appearance), so that it fits
any program of the same shape whatever its names are. A file is never trusted: what comes back has
been validated, its cost counted again, and whoever makes a program of it compares that with the
field program.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from ecgen.errors import ScheduleError
from ecgen.program.pack.check import weigh
from ecgen.program.pack.ir import PackedProgram
from ecgen.program.pack.models import GlueModel
from ecgen.program.pack.search.emit import emit
from ecgen.program.pack.search.plan import Plan, Step, cost_of, validate_plan
from ecgen.program.pack.search.problem import Problem, renamed
from ecgen.program.pack.text import parse, render
from ecgen.resources import data_folder, write_whole

LINE = 400


@dataclass(frozen=True)
class Recorded:
    """A plan, the model it was searched for, its cost there, a proven lower bound of that cost with
    its method, and the search that found the plan.
    """

    plan: Plan
    model: GlueModel
    cost: int
    bound: int
    method: str
    origin: str = ""


def shape_of(problem: Problem, width: int) -> str:
    """Sixteen hexadecimal digits, equal for problems that differ in names only."""
    text = json.dumps([renamed(problem)[1], width])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def file_of(problem: Problem, width: int, folder: Path | None = None) -> Path:
    """Where the packings of this shape are kept: the file that exists, else the name a new one
    would get.
    """
    folder = folder or data_folder("targets") / "packings"
    shape = shape_of(problem, width)
    found = sorted(folder.glob(f"*-{shape}.json"))
    stem = "".join(c if c.isalnum() else "-" for c in problem.name.rpartition("/")[2])[:40]
    return found[0] if found else folder / f"{stem}-{shape}.json"


def read_packings(problem: Problem, width: int, folder: Path | None = None) -> tuple[Recorded, ...]:
    """All packings of this shape, each checked; () if there are none; a damaged file is a
    ScheduleError.
    """
    path = file_of(problem, width, folder)
    if not path.is_file():
        return ()
    try:
        rows = json.loads(_text(path))["packings"]
        return tuple(_read(problem, width, row) for row in rows)
    except json.JSONDecodeError as error:
        raise ScheduleError(
            f"This is not JSON: {error.msg}.",
            where=path,
            line=error.lineno,
            hint="Delete it, and search again.",
        ) from None
    except (
        KeyError,
        TypeError,
        ValueError,
        IndexError,
        AttributeError,
        OverflowError,
        RecursionError,
    ) as error:
        raise ScheduleError(
            f"This is not a file of packings: {error!r}.",
            where=path,
            hint="Delete it, and search again.",
        ) from None
    except ScheduleError as error:
        raise ScheduleError(
            error.what, where=error.where or path, hint="Delete the file, and search again."
        ) from None


def _text(path: Path) -> str:
    """The text of a file; a ScheduleError with the file, and the line where it is not UTF-8."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise ScheduleError(
            f"This cannot be read: {error.strerror}.",
            where=path,
            hint="A packing is a file of text; delete what is none.",
        ) from None
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise ScheduleError(
            "This is not UTF-8 text.",
            where=path,
            line=data.count(b"\n", 0, error.start) + 1,
            hint="A packing is a file of text; delete what is none.",
        ) from None


def read_written(width: int, folder: Path | None = None) -> tuple[PackedProgram, ...]:
    """The packings that are kept as programs, found in layers or in levels, well formed; each bears
    the name of the formula that it claims to compute.
    """
    paths = sorted((folder or data_folder("targets") / "packings").glob("*.packed"))
    return tuple(p for p in (parse(_text(path), str(path)) for path in paths) if p.width == width)


def write_program(packed: PackedProgram, how: str, kind: str, folder: Path | None = None) -> Path:
    """Keeps a packing as a program, with a line that says how it was found, in place of the one
    kept of its formula and kind: `wide`, of eight lanes, or the CPU that it was found for.
    """
    path = (
        folder or data_folder("targets") / "packings"
    ) / f"{packed.name.rpartition('/')[2]}-{kind}.packed"
    try:
        write_whole(path, f"# {how}\n{render(replace(packed, source=''))}")
    except OSError as error:
        raise ScheduleError(
            f"The packing cannot be written: {error.strerror}.",
            where=path,
            hint="Make the folder writable, or leave out --record.",
        ) from None
    return path


def packed_names(width: int, folder: Path | None = None) -> tuple[str, ...]:
    """The names of the formulas that packings are kept of, found or written, sorted."""
    found = [
        json.loads(_text(path))
        for path in (folder or data_folder("targets") / "packings").glob("*.json")
    ]
    return tuple(
        sorted(
            {
                *(data["name"] for data in found if data["width"] == width),
                *(program.name for program in read_written(width, folder)),
            }
        )
    )


def _read(problem: Problem, width: int, row: Mapping[str, Any]) -> Recorded:
    names = {number: name for name, number in renamed(problem)[0].items()}

    def cells(lanes: Iterable[int | None]) -> tuple[str | None, ...]:
        return tuple(None if i is None else names[str(i)] for i in lanes)

    steps = tuple(Step(step["batch"], cells(step["lanes"])) for step in row["steps"])
    plan = validate_plan(Plan(problem, width, tuple(map(cells, row["inputs"])), steps))
    model = GlueModel(**row["model"])
    if cost_of(plan, model) != row["cost"]:
        raise ScheduleError(
            f"A packing of {problem.name} claims the cost {row['cost']} in {model.name}, a recount"
            f" gives {cost_of(plan, model)}."
        )
    if (
        type(row["cost"]) is not int
        or type(row["bound"]) is not int
        or not 0 <= row["bound"] <= row["cost"]
    ):
        raise ScheduleError(
            f"A packing of {problem.name} claims a bound of {row['bound']} on the cost"
            f" {row['cost']}."
        )
    method, origin = row["method"], row.get("origin", "")
    if not all(
        isinstance(text, str) and text.isprintable() and len(text) <= LINE
        for text in (model.name, method, origin)
    ):
        raise ScheduleError(
            f"A packing of {problem.name} has a model, method or origin that is no printable text"
            f" of at most {LINE} characters."
        )
    return Recorded(plan, model, row["cost"], row["bound"], method, origin)


def write_packing(found: Recorded, folder: Path | None = None) -> Path:
    """Keeps the packing unless a cheaper one, or an equal one with as good a bound, is kept for its
    model already.
    """
    problem, width = found.plan.problem, found.plan.width
    path = file_of(problem, width, folder)
    rows = {row.model: row for row in read_packings(problem, width, folder)}
    kept = rows.get(found.model)
    if kept is None or (_weight(found), found.cost, -found.bound) < (
        _weight(kept),
        kept.cost,
        -kept.bound,
    ):
        rows[found.model] = found
    order = sorted(rows, key=lambda model: (model.name, str(asdict(model))))
    entries = ",\n".join(_entry(rows[model]) for model in order)
    text = (
        f'{{"name": {json.dumps(problem.name)},\n "width": {width},\n "packings":'
        f" [\n{entries}\n]}}\n"
    )
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, text)
    except OSError as error:
        raise ScheduleError(
            f"The packing cannot be written: {error.strerror}.",
            where=path,
            hint="Make the folder writable, or leave out --record.",
        ) from None
    return path


def _weight(row: Recorded) -> int:
    """The cost of the finished program in a weighted model: what steps share, plans do not show."""
    return weigh(emit(row.plan, row.model), row.model) if row.model.is_weighted else row.cost


def _entry(found: Recorded) -> str:
    number = renamed(found.plan.problem)[0]

    def cells(lanes: Iterable[str | None]) -> list[int | None]:
        return [None if name is None else int(number[name]) for name in lanes]

    head = {
        "model": asdict(found.model),
        "cost": found.cost,
        "bound": found.bound,
        "method": found.method,
        "origin": found.origin,
        "inputs": [cells(layout) for layout in found.plan.layouts],
    }
    steps = ",\n  ".join(
        json.dumps({"batch": step.is_batch, "lanes": cells(step.cells)})
        for step in found.plan.steps
    )
    return json.dumps(head)[:-1] + f', "steps": [\n  {steps}]}}'
