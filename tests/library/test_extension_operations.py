"""The operations of F_{p^2} as they are emitted: run on edges and random elements with words at
their extremes, a carry left out is seen; squares by the cheapest program.
"""

from dataclasses import replace
from random import Random

import pytest

from ecgen.curve.model import Curve
from ecgen.isa.target import load_target
from ecgen.library.facts.spec import FIELD_ALONE
from ecgen.library.files.write import write_library
from ecgen.library.pipeline.field import build_field
from ecgen.library.pipeline.options import BuildOptions
from ecgen.library.routines.field import emit_extension, extension_limbs
from ecgen.library.routines.platform import platform_of
from ecgen.library.routines.towers import PREFIX
from ecgen.run.check.checks import load
from ecgen.run.differential.routines import check_field
from ecgen.run.emitted import read_emitted
from ecgen.run.verdict import FAILED, PASSED
from tests.support.compilers import quick
from tests.support.isa.native import needs_host

M127 = 2**127 - 1
SPARE = 0x98F2B1C47A3E5D60718293A4B5C6D831  # p = 1 mod 4, in Montgomery's form
FIELDS = {
    "mersenne": (M127, -1, "zen4"),
    "mersenne without ADX": (M127, -1, "x86-64"),
    "another non-residue": (M127, 3, "x86-64"),
    "one word": (2**61 - 1, 37, "x86-64"),
    "four words": (2**255 - 19, 2, "x86-64"),
    "whole words": (2**256 - 189, 3, "x86-64"),
    "Montgomery": (SPARE, 7, "x86-64"),
    "C": (2**89 - 1, 3, "c64"),
}
USUAL = ("mersenne without ADX", "one word")


def written(name: str, folder):
    p, n, cpu = FIELDS[name]
    assert pow(n, (p - 1) // 2, p) == p - 1
    write_library(
        build_field(p, "own", load_target(cpu), BuildOptions("own"), nonresidue=n).files, folder
    )
    emitted = read_emitted(folder)
    return replace(
        emitted, routines=tuple(row for row in emitted.routines if row.name.startswith(PREFIX))
    )


def check(emitted, scratch, count: int):
    scratch.mkdir()
    return check_field(load(emitted, quick(), scratch), count)


@needs_host
@pytest.mark.parametrize("count", [2000, pytest.param(100_000, marks=pytest.mark.long)])
@pytest.mark.parametrize(
    "name",
    [name if name in USUAL else pytest.param(name, marks=pytest.mark.long) for name in FIELDS],
)
def test_edges_and_random_elements(name, count, tmp_path):
    emitted = written(name, tmp_path / "own")
    verdict = check(emitted, tmp_path / "run", count)
    assert verdict.status == PASSED and verdict.detail.startswith(
        f"{len(emitted.routines)} routines, {count} tests each"
    ), verdict
    assert len(emitted.routines) == 5 and all(row.most < emitted.loose for row in emitted.routines)


@needs_host
@pytest.mark.parametrize(
    "many, count", [(2, 300), pytest.param(12, 100_000, marks=pytest.mark.long)]
)
def test_a_carry_left_out_is_seen(many, count, tmp_path):
    """Some matter for one pair in a thousand of edges and random elements, so that few pairs do not
    see them.
    """
    emitted = written("mersenne without ADX", tmp_path / "own")
    source = next((tmp_path / "own/src").glob("*_field.S"))
    lines = source.read_text().split("\n")
    # of -a the lower words, from 2^64 - 1, borrow nothing
    starts = {
        name: next(
            number
            for number, line in enumerate(lines)
            if f"_BEGIN(OWN_NAME(own_{PREFIX}{name})" in line
        )
        for name in ("add", "sub", "mul", "sqr")
    }
    ends = {
        name: next(number for number in range(start, len(lines)) if "_END(" in lines[number])
        for name, start in starts.items()
    }
    carried = [
        number
        for name, start in starts.items()
        for number in range(start, ends[name])
        if lines[number].split()[:1] in (["adc"], ["sbb"])
    ]
    assert len(carried) > 30
    for number in Random(3).sample(carried, min(many, len(carried))):
        changed = lines[number].replace("adc", "add").replace("sbb", "sub")
        source.write_text("\n".join((*lines[:number], changed, *lines[number + 1 :])))
        assert check(emitted, tmp_path / f"run{number}", count).status == FAILED, (
            number,
            lines[number],
        )


@pytest.mark.parametrize(
    ("p", "n", "squares"),
    [(2**61 - 1, 37, "schoolbook"), (M127, 3, "schoolbook"), (M127, -1, ""), (2**255 - 19, 2, "")],
)
def test_the_cheapest_square_is_taken(p, n, squares):
    """By one program or the other; that of two squares and a product was 16 cycles by the model
    where a product is 13.5, and now it is 12.5.
    """
    target, curve = (load_target("zen4"), Curve("own", FIELD_ALONE, p, p, 1, (), nonresidue=n))
    platform = platform_of(curve, target)
    isa, backend = platform.isa, platform.backend
    cycles = {
        way: isa.model_cycles(isa.emit(limbs, backend), target)
        for way, limbs in extension_limbs("fe2_sqr", platform).items()
    }
    way, made = emit_extension("fe2_sqr", platform)
    assert len(cycles) == 2 and cycles[way] == min(cycles.values()) == isa.model_cycles(
        made, target
    )
    assert way.partition(", squares ")[2] == squares
    assert cycles[way] < isa.model_cycles(emit_extension("fe2_mul", platform)[1], target)
