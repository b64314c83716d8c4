"""Curve files -> `formulas/curves.json`: what every check says of each, and which instruction sets
take it, recorded once, so that a list need not repeat the checks.

A row holds the SHA-256 of the file that was checked and is used for those bytes only
(ecgen/cli/cmd_list.py): a file that was changed or added is checked when it is listed, and so is
one whose row was changed, and every one with `--no-cache`. No build rests on a row. `python -m
ecgen.report.curves` writes the file (half a minute); tests compare it with the checks.
"""

import hashlib
import json
from pathlib import Path

from ecgen.curve import Curve, load_curve
from ecgen.curve.file.strength import require_strength
from ecgen.errors import EcgenError
from ecgen.isa.facts import FACTS
from ecgen.isa.target import Target, load_target
from ecgen.kept import row_digest
from ecgen.kind.facts import KINDS
from ecgen.library.pipeline.refusals import check_sizes, representation_of
from ecgen.names import known_curves, known_targets
from ecgen.resources import data_folder


def curve_row(path: Path) -> dict:
    """The facts of one curve file after all checks, with the instruction sets that take it; or why
    the file is not read.
    """
    head = {"name": path.stem, "sha256": hashlib.sha256(path.read_bytes()).hexdigest()}
    try:
        curve = load_curve(path)
    except EcgenError as error:
        return head | {
            "status": "unsupported" if "not supported yet" in error.what else "broken",
            "reason": error.what,
        }
    return head | curve_facts(curve) | taken_by(curve, targets())


def curve_facts(curve: Curve) -> dict:
    """What the curve is."""
    return {
        "status": "ok",
        "form": curve.form,
        "prime": str(curve.shape) if curve.degree == 1 else f"({curve.shape})^{curve.degree}",
        "bits": curve.p.bit_length(),
        "order_bits": curve.r.bit_length(),
        "cofactor": curve.cofactor,
        "complete": curve.kind.genus == 1 and curve.completeness.unified_everywhere,
        "warnings": list(curve.file.warnings),
    }


def taken_by(curve: Curve, cpus: dict[str, Target]) -> dict:
    """`refused`: instruction set -> why `ecgen build` refuses the curve before it makes anything;
    `taken`: the others, where the proofs of a build decide.
    """
    kind = KINDS[curve.form]
    refused: dict[str, str] = {}
    weak = _why(lambda: require_strength(curve, False, x_only=kind.takes_twist))
    for isa, cpu in _first_of_each(cpus).items():
        why = (
            _why(lambda cpu=cpu: representation_of(curve, cpu))
            or _why(lambda: check_sizes(curve))
            or _why(lambda: kind.part("library").check(curve))
            or weak
        )
        refused |= {isa: why} if why else {}
    return {"taken": [isa for isa in FACTS if isa not in refused], "refused": refused}


def _why(check) -> str:
    """The sentence with which a check refuses, "" if it passes."""
    try:
        check()
    except EcgenError as error:
        return error.what
    return ""


def targets() -> dict[str, Target]:
    """The packaged CPUs by name, those left out that ecgen makes no code for."""
    found = {}
    for name in known_targets():
        try:
            found[name] = load_target(name)
        except EcgenError:
            continue
    return found


def _first_of_each(cpus: dict[str, Target]) -> dict[str, Target]:
    """Instruction set -> its CPU of the lowest level."""
    return {
        isa: min(
            (cpu for cpu in cpus.values() if cpu.isa == isa),
            key=lambda cpu: facts.levels.index(cpu.level),
        )
        for isa, facts in FACTS.items()
    }


def write_rows(rows: list[dict], path: Path) -> None:
    """One row a line, so that a curve that is added changes one line."""
    path.write_text("[\n" + ",\n".join(map(json.dumps, rows)) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    write_rows(
        [row | {"digest": row_digest(row)} for row in map(curve_row, known_curves().values())],
        data_folder("formulas") / "curves.json",
    )
