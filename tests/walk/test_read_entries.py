"""Tables that are read in variable time: entries are read where they lie; the base point's table is
as wide as it earns; wNAFs as C.
"""

import random
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from ecgen.curve.library import load_curve
from ecgen.errors import EcgenError
from ecgen.library.facts.groups import library_groups
from ecgen.library.facts.point_type import point_type
from ecgen.library.pipeline.options import BuildOptions
from ecgen.library.pipeline.planned import without_file
from ecgen.library.walks.naming import OfGroups
from ecgen.run.tools import run
from ecgen.walk import make
from ecgen.walk.c.statements import print_function
from ecgen.walk.ir import When
from ecgen.walk.of_groups import GroupSteps
from ecgen.walk.plan import Room, _base_width, names_of
from ecgen.walk.scalars.recodings import Wnaf
from ecgen.walk.weights import CostWeights
from tests.support.walk.digits import wnaf
from tests.support.walk.walks import JAC, naf

GENERATED = Path(__file__).resolve().parents[2] / "generated"


def room_of(name: str, **weights) -> Room:
    curve, own = without_file(load_curve(name), BuildOptions(name)), CostWeights(**weights)
    groups = library_groups(curve)
    return Room(curve, GroupSteps(groups, own, point_type(groups).sums), own)


@pytest.mark.parametrize(
    "room, width", [(32 << 10, 10), (24 << 10, 10), (23 << 10, 9), (6 << 10, 8), (2 << 10, 8)]
)
def test_the_base_points_table_has_room(room, width):
    own = room_of("ed25519", table_bytes=room)
    n = names_of(own.steps.groups[0], own.steps)
    high = own.curve.r - 1
    assert (
        _base_width(
            own,
            n.step(n.entry),
            lambda w: make.double_base(
                n, Wnaf((1 << w - 1) - 1, 254, high), Wnaf(15, 254, high), "any"
            ),
        )
        == width
    )


def test_a_register_that_may_lie_in_the_table_or_not_is_not_read():
    """What was read of a table where a digit is not 0 must not be read behind that."""
    room = room_of("jac256189")
    own = OfGroups(room.steps, set(), 64)
    walk = make.wnaf(JAC, naf(15, room.curve.r - 1), "r", True)
    assert print_function(walk, own, "f", "").text.count("q_at") > 3
    loop = walk.body[-1]
    (when,) = (s for s in loop.body if isinstance(s, When))
    late = replace(loop, body=(replace(when, body=when.body[:1]), when.body[1]))
    with pytest.raises(EcgenError, match="q may lie in a table or not"):
        print_function(replace(walk, body=(*walk.body[:-1], late)), own, "f", "")
    # q was read before the loop, but where it lies in the next turn is another matter
    early = replace(loop, body=(when.body[1], *loop.body))
    with pytest.raises(EcgenError, match="q may lie in a table or not"):
        print_function(replace(walk, body=(*walk.body[:-1], early)), own, "f", "")


MAIN = """
#include "{name}.c"
#include <stdio.h>
int main(void)
{{
    static {digit} d[512];
    static const uint64_t k[{count}][{words}] = {{{scalars}}};
    size_t i, j;
    unsigned w;
    for (w = 2; w <= {most}; ++w)
        for (i = 0; i < {count}; ++i) {{
            size_t used = {name}_naf{wide}(d, {bits}, k[i], w);
            for (j = 0; j < {bits}; ++j)
                printf("%d ", (int)d[j]);
            printf("%u\\n", (unsigned)used);
        }}
    return 0;
}}
"""


@pytest.mark.asm
def test_wnafs_in_c(tmp_path, name="jac256189"):
    if not shutil.which("gcc"):
        pytest.skip("no gcc: the recoding in C was not run")
    r, rng = load_curve(name).r, random.Random(5)
    scalars = [
        0,
        1,
        2,
        3,
        r - 1,
        r // 2,
        *((1 << i) - 1 for i in range(3, r.bit_length() - 1, 7)),
        *(rng.randrange(r) for _ in range(40)),
    ]
    words = -(-r.bit_length() // 64)
    text = ", ".join(
        "{" + ", ".join(f"UINT64_C({k >> 64 * i & (1 << 64) - 1:#x})" for i in range(words)) + "}"
        for k in scalars
    )
    bits, folder = r.bit_length() + 1, GENERATED / name
    for narrow, wide in ((True, ""), (False, "_wide")):
        (tmp_path / "naf.c").write_text(
            MAIN.format(
                name=name,
                digit="signed char" if narrow else "int16_t",
                count=len(scalars),
                words=words,
                scalars=text,
                most=8 if narrow else 13,
                bits=bits,
                wide=wide,
            )
        )
        run(
            [
                "gcc",
                "-O1",
                "-w",
                "-fsanitize=undefined",
                "-fno-sanitize-recover=all",
                f"-I{folder / 'include'}",
                f"-I{folder / 'src'}",
                tmp_path / "naf.c",
                *sorted((folder / "src").glob("*.S")),
                *(path for path in sorted((folder / "src").glob("*.c")) if path.stem != name),
                "-o",
                tmp_path / "naf",
            ]
        )
        lines = iter(run([tmp_path / "naf"]).stdout.splitlines())
        for w in range(2, (8 if narrow else 13) + 1):
            for k in scalars:
                *found, used = map(int, next(lines).split())
                assert found[:used] == wnaf(k, w) and not any(found[used:])
