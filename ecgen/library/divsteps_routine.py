"""The hidden routine that does a batch of divsteps: its signature, its machine code's program, and what it computes.

Where a machine moves words under a flag in one instruction, the back end emits it (isa/record.py); elsewhere the C of templates/c/safegcd.c.j2 takes the steps.
"""

from random import Random

from ecgen.errors import CheckFailure
from ecgen.field.divsteps import Divsteps, matrix
from ecgen.field.divsteps_limbs import batch_program
from ecgen.isa.backends import back_end
from ecgen.isa.routine import LimbRoutine
from ecgen.isa.target import Target
from ecgen.library.scalar_routines import ANY, SCALAR
from ecgen.library.spec import CurveFacts, RoutineArgument, RoutineSpec
from ecgen.limb.interpret import run_limbs

NAME, MEANING = "sc_divsteps", "divsteps"
TESTS = 24  # in every build, beside those of the test suite


def divsteps_routines(target: Target) -> tuple[RoutineSpec, ...]:
    """The routine where the back end has one: (u, v, q, r, zeta) from (f, g, zeta)."""
    return (stated(),) if back_end(target.isa).MOVES else ()


def stated() -> RoutineSpec:
    return RoutineSpec(NAME, (RoutineArgument("r", "out", 5, SCALAR), RoutineArgument("a", "in", 3, ANY)), (MEANING,))


def is_divsteps_routine(spec: RoutineSpec) -> bool:
    return spec.meaning == (MEANING,)


def shape_of(curve: CurveFacts, word_bits: int) -> Divsteps:
    """The shape that serves the prime and the order."""
    return Divsteps(max(curve.bits, curve.r.bit_length()), word_bits)


def divsteps_limbs(n: Divsteps) -> LimbRoutine:
    """The routine lowered and compared with the integers of field/divsteps.py on random and edge inputs; CheckFailure where they differ."""
    limbs = batch_program(n)
    words = {e.name: e.limbs for e in (*limbs.inputs, *limbs.outputs)}
    for row in samples(n, TESTS, Random(n.bits)):
        found = run_limbs(limbs, dict(zip("fgz", row)))
        if tuple(found[name] for name in "uvqrs") != expected(n, row):
            raise CheckFailure(f"{NAME} does not take the steps of the model for {', '.join(map(hex, row))}.", hint="This is a defect of ecgen; please report the input that shows it.")
    arguments = ("r", "out", sum((words[name] for name in "uvqrs"), ())), ("a", "in", sum((words[name] for name in "fgz"), ()))
    return LimbRoutine(NAME, limbs, arguments, f"{NAME}: {n.steps} divsteps", erase=True)


def samples(n: Divsteps, count: int, random: Random) -> "list[tuple[int, int, int]]":
    """(f, g, zeta) with f odd, both of any size up to a limb's, some next to 0 and to powers of two, and a zeta that the steps of an inversion reach, as a word."""
    def limb() -> int:
        return random.choice((random.getrandbits(n.width), random.getrandbits(random.randrange(1, n.width + 1)), (1 << random.randrange(n.width)) - random.choice((0, 1)), (1 << n.width) - 1))

    return [(limb() | 1, limb(), random.choice((-1, random.randrange(-8, 8), random.randrange(-n.total, n.total))) % (1 << n.word_bits)) for _ in range(count)]


def expected(n: Divsteps, row: "tuple[int, int, int]") -> tuple[int, ...]:
    """What the routine has to give for (f, g, zeta), as words."""
    f, g, count = row
    zeta, entries = matrix(n, count - (count >> n.word_bits - 1 << n.word_bits), f, g)
    return tuple(word % (1 << n.word_bits) for word in (*entries, zeta))
