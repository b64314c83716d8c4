"""A prime + lanes that are instances -> products and squares of as many elements at once, of which
powers are made.

As in ./points.py: an element of every instance is a vector for each limb, and no lane meets
another. Squares in a row are one routine, since between two routines elements are stored, loaded
and waited for.
"""

import itertools
from collections.abc import Iterator
from random import Random

from ecgen.errors import CheckFailure
from ecgen.field.lanes.packed import LoweredPack
from ecgen.library.batch.ladders import (
    PACK,
    UNPACK,
    Instances,
    into_lanes,
    lowered_instances,
    out_of_lanes,
)
from ecgen.limb.lanes.interpret import run_vectors
from ecgen.limb.lanes.ir import LANES, VectorProgram
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.pack.rewrite.lanewise import lanewise

MUL, SQR, IN_A_ROW = "v_mul8", "v_sqr8", 5  # of so many squares what a call costs is a tenth
SQUARES = {SQR: 1, f"v_{IN_A_ROW}sqr8": IN_A_ROW}  # routine -> squares in a row
ROUTINES = (MUL, *SQUARES)
MEANINGS = {MUL: ("a*b, eight times",)} | {
    name: (f"a^{1 << count}, eight times",) for name, count in SQUARES.items()
}


def program_of(name: str) -> FieldProgram:
    """What a routine does in each lane."""
    if name == MUL:
        return FieldProgram(name, ("a", "b"), (("r", "r"),), (Op("mul", ("r",), ("a", "b")),))
    values = ["a", *(f"t{k}" for k in range(1, SQUARES[name] + 1))]
    return FieldProgram(
        name,
        ("a",),
        (("r", values[-1]),),
        tuple(Op("sqr", (made,), (given,)) for given, made in itertools.pairwise(values)),
    )


def lowered_ways(name: str, field) -> Iterator[LoweredPack]:
    """Every way in which a routine is lowered, each proven to be what it is to do in a lane;
    BoundError if there is none.
    """
    program = program_of(name)
    given = (Instances(name, program, {}, lanewise(program)),)
    for _, lowered in lowered_instances(given, field, f"no program of {name}"):
        yield lowered


def try_field(p: int, programs: dict[str, VectorProgram], one: int) -> None:
    """CheckFailure unless the interpreted routines, from words to words, multiply and square a few
    numbers, each lane its own.
    """
    random = Random(f"{p} batch of elements")
    a, b = (
        [
            random.choice((0, 1, p - 1, random.randrange(p), random.randrange(p)))
            for _ in range(LANES)
        ]
        for _ in range(2)
    )
    packed = [into_lanes(programs[PACK], column, one, p) for column in (a, b)]
    for name in ROUTINES:
        made = programs[name]
        result = run_vectors(made, dict(zip((e.name for e in made.inputs), packed)))[
            made.outputs[0].name
        ]
        found = out_of_lanes(programs[UNPACK], result, one, p)
        wanted = [x * y % p if name == MUL else pow(x, 1 << SQUARES[name], p) for x, y in zip(a, b)]
        if found != wanted:
            raise CheckFailure(f"{name} gives {found} for {a} and {b}, not {wanted}.")
