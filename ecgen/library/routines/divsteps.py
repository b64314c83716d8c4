"""The hidden routine that does a batch of divsteps, and applies the matrix of the one before: its
signature, its machine code's program, and what it computes.

Where a machine moves words under a flag in one instruction, the back end emits it (isa/record.py);
elsewhere the C of templates/c/safegcd.c.j2 takes the steps.
"""

from random import Random

from ecgen.curve.model import Curve
from ecgen.errors import Defect
from ecgen.field.divsteps.limbs import NUMBERS, batch_program
from ecgen.field.divsteps.shape import Divsteps, applied, matrix
from ecgen.isa.backends import back_end
from ecgen.isa.routine import LimbRoutine
from ecgen.isa.target import Target
from ecgen.library.facts.spec import RoutineArgument, RoutineSpec
from ecgen.library.routines.modulo_order import ANY, SCALAR
from ecgen.limb.interpret import run_limbs
from ecgen.machine.blocks import spread

NAME, MEANING = "sc_divsteps", "divsteps"
TESTS = 24  # in every build, beside those of the test suite


def divsteps_routines(curve: Curve, target: Target) -> tuple[RoutineSpec, ...]:
    """The routine where the back end has one."""
    return (stated(shape_of(curve, target.word_bits)),) if back_end(target.isa).MOVES else ()


def stated(n: Divsteps) -> RoutineSpec:
    """(f, g, d, e, m, zeta) from those before and the modulus with its inverse."""
    state = len(NUMBERS) * n.limbs + 5
    return RoutineSpec(
        NAME,
        (
            RoutineArgument("r", "out", state, SCALAR),
            RoutineArgument("a", "in", state, ANY),
            RoutineArgument("p", "in", n.limbs + 1, SCALAR),
        ),
        (MEANING,),
    )


def is_divsteps_routine(spec: RoutineSpec) -> bool:
    return spec.meaning == (MEANING,)


def shape_of(curve: Curve, word_bits: int) -> Divsteps:
    """The shape that serves the prime and the order."""
    return Divsteps(max(curve.bits, curve.r.bit_length()), word_bits)


def divsteps_limbs(n: Divsteps) -> LimbRoutine:
    """The routine lowered and compared with the integers of field/divsteps/shape.py on random and
    edge inputs; CheckFailure where they differ.
    """
    limbs = spread(batch_program(n))
    for given, wanted in samples(n, TESTS, Random(n.bits)):
        found = run_limbs(limbs, {x.name: words for x, words in zip(limbs.inputs, given)})
        if tuple(found[x.name] for x in limbs.outputs) != wanted:
            raise Defect(
                f"{NAME} does not take the steps of the model for {', '.join(map(hex, given))}."
            )
    *state, modulus = (x.limbs for x in limbs.inputs)
    arguments = (
        ("r", "out", sum((x.limbs for x in limbs.outputs), ())),
        ("a", "in", sum(state, ())),
        ("p", "in", modulus),
    )
    return LimbRoutine(
        NAME, limbs, arguments, f"{NAME}: {n.steps} divsteps, the matrix before applied", erase=True
    )


def samples(
    n: Divsteps, count: int, random: Random
) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """What the routine reads, f, g, d, e, m, zeta and the modulus with its inverse, each as one
    number of all its words, and what it has to give: batches one after another, now and then from
    new numbers of any size up to their bounds, for a new modulus of at most the shape's bits."""
    rows: list = []
    while len(rows) < count:
        modulus = (
            random.choice(
                (
                    (1 << n.bits) - 1,
                    random.getrandbits(n.bits),
                    random.getrandbits(random.randrange(2, n.bits + 1)),
                )
            )
            | 3
        )
        f, g = (
            random.choice(
                (
                    modulus,
                    random.randrange(modulus + 1),
                    random.randrange(1 << random.randrange(1, n.bits + 1)) % modulus,
                )
            )
            * random.choice((1, -1))
            for _ in range(2)
        )
        numbers = tuple(
            map(
                n.split,
                (
                    f if f & 1 else modulus,
                    g,
                    *(
                        random.choice(
                            (
                                0,
                                1,
                                modulus - 1,
                                1 - 2 * modulus,
                                random.randrange(1 - 2 * modulus, modulus),
                            )
                        )
                        for _ in range(2)
                    ),
                ),
            )
        )
        prime = n.split(modulus)
        zeta, m = matrix(
            n,
            random.choice((-1, random.randrange(-8, 8), random.randrange(-n.total, n.total))),
            numbers[0][0],
            numbers[1][0],
        )
        m = random.choice((m, (1 << n.width, 0, 0, 1 << n.width)))  # that of no steps, too
        for _ in range(min(random.randrange(1, 8), count - len(rows))):
            given = (*numbers, m, (zeta,))
            numbers = applied(n, m, numbers, prime)
            zeta, m = matrix(n, zeta, numbers[0][0], numbers[1][0])
            inverse = pow(modulus, -1, 1 << n.width)
            rows.append(
                (
                    tuple(_joined(n, words) for words in (*given, (*prime, inverse))),
                    tuple(_joined(n, words) for words in (*numbers, m, (zeta,))),
                )
            )
    return rows


def _joined(n: Divsteps, words) -> int:
    """Signed words one behind the other in one number."""
    return sum(word % (1 << n.word_bits) << n.word_bits * i for i, word in enumerate(words))
