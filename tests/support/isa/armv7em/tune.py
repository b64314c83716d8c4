"""A Cortex-M4 file -> tuned orders of its field multiplication and squaring, recorded as data;
nothing is measured on a board.

`python -m tests.support.isa.armv7em.tune TARGET WORDS BITS STEPS SEED` searches products of WORDS
words with unused top bits (the shape of every 2^BITS - c) and adds the winners to the target's file
of orders; `python -m tests.support.isa.armv7em.tune TARGET CURVE STEPS SEED` does so for the prime
of a curve in the representation that a build takes, and with ROUTINE... behind it for the order of
whole field operations in point routines, such as prj_dbl or xz_step.
"""

import random
import sys
from dataclasses import replace

from ecgen.curve.library import load_curve
from ecgen.field.reduction.pseudo_mersenne import Field
from ecgen.field.representation import Representation
from ecgen.isa.armv7em.emit import BITS, Backend, estimate, lower_routine, machine_cycles
from ecgen.isa.armv7em.selection.select import select
from ecgen.isa.armv7em.selection.settle import settle_order
from ecgen.isa.represent import represent
from ecgen.isa.target import load_target
from ecgen.library.pipeline.planned import without_file
from ecgen.library.routines.emission import choice_routine
from ecgen.library.routines.platform import platform_of
from ecgen.library.routines.point_choices import default_choices
from ecgen.library.routines.signatures import point_routine
from ecgen.machine.order import settle_flags
from ecgen.machine.segments import TunedOrder, apply_orders, load_orders, save_orders, segment_key
from ecgen.machine.selection.arrange import program_key
from ecgen.machine.selection.straight import Options
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.ops import BASIC
from ecgen.program.routine import Argument, Routine
from tests.support.isa.armv7em.annealing import Effort, tune_kernel, tune_operations

SPECS = {spec.name: spec for spec in BASIC}
HEADER = {
    "about": (
        "orders of limb operations within one field operation, found by annealing on the cycle"
        " model, profile F3"
    )
}


def kernel_routine(name: str, prime: Representation, level: str):
    """fe_mul or fe_sqr over the prime."""
    inputs = tuple("ab"[: SPECS[name].arity])
    program = FieldProgram("fe_" + name, inputs, (("r", "r0"),), (Op(name, ("r0",), inputs),))
    arguments = (Argument("r", "out", ("r",)), *(Argument(x, "in", (x,)) for x in inputs))
    return lower_routine(Routine("fe_" + name, program, arguments), prime, SPECS, level)


def record(
    target_name: str,
    prime: Representation,
    steps: int,
    seed: int,
    operations=("mul", "sqr"),
    watch=None,
) -> list[tuple[str, int]]:
    """Search, keep what the file does not have better (its notes say the cycles); returns
    (operation, cycles).
    """
    target = load_target(target_name)
    path = target.orders or target.path.parent / "tuned" / f"{target.path.stem}-orders.json"
    found = []
    for name in operations:
        routine = kernel_routine(name, prime, target.level)
        habits = Backend(target.level).all_habits(1)
        cycles, order, _ = tune_kernel(
            routine, habits, random.Random(seed), Effort(steps, 1.0, 0.15), watch
        )
        found.append((name, cycles))
        orders = load_orders(path)
        key = segment_key(settle_flags(routine.limbs).ops)
        known = int(orders[key].note.split()[1]) if key in orders else 1 << 30
        if cycles < known:
            save_orders(
                path,
                orders
                | {key: TunedOrder(key, order, 0, f"{name} {cycles} cycles, {prime.n} words")},
                {"cpu": target.name} | HEADER,
            )
    return found


def lowered_point(curve_name: str, name: str, target, backend: Backend):
    """The point routine in the formula and fusions that a build of the library chooses."""
    facts = without_file(load_curve(curve_name))
    platform = replace(platform_of(facts, target), backend=backend)
    spec = point_routine(name, facts, platform.prime.n)
    routines = [
        choice_routine(spec, choice, platform)[0]
        for choice in default_choices(name, facts, platform.prime)
    ]
    return min(routines, key=estimate)


def record_operations(
    target_name: str, curve_name: str, names, steps: int, seed: int, watch=None
) -> list[tuple[str, int]]:
    """Search the order of field operations in point routines, keep what is better than the file's;
    (routine, cycles).
    """
    target = load_target(target_name)
    path, found = (
        target.orders or target.path.parent / "tuned" / f"{target.path.stem}-orders.json",
        [],
    )
    for name in names:
        orders = load_orders(path)
        routine = lowered_point(curve_name, name, target, Backend(target.level, orders))
        (habits,) = Backend(target.level).all_habits(1 << 20)

        def cost(program):
            machine = select(
                apply_orders(program, orders), routine.arguments, Options("aapcs", habits)
            )
            return machine_cycles(settle_order(machine))[0]

        settled = settle_flags(routine.limbs)
        key = program_key(settled)
        known = [orders[key].order] if key in orders else []
        cycles, order = tune_operations(
            settled, cost, random.Random(seed), (8, steps), watch, known
        )
        found.append((name, cycles))
        save_orders(
            path,
            load_orders(path)
            | {key: TunedOrder(key, order, 0, f"{name} {cycles} cycles, {curve_name}")},
            {"cpu": target.name} | HEADER,
        )
    return found


def main(arguments: list[str]) -> None:
    watch = lambda step, cost: print(f"  step {step}: {cost}", flush=True)  # noqa: E731
    if not arguments[1].isdigit():
        target, curve, steps, seed, *names = arguments
        if not names:
            return print(
                *record(
                    target,
                    represent(load_curve(curve).p, load_target(target)),
                    int(steps),
                    int(seed),
                    watch=watch,
                ),
                sep="\n",
            )
        return print(
            *record_operations(target, curve, names, int(steps), int(seed), watch), sep="\n"
        )
    target, words, bits, steps, seed, *operations = arguments
    size = int(bits)
    c = next(
        c
        for c in range(3, 1 << 16, 2)
        if all(pow(base, (1 << size) - c - 1, (1 << size) - c) == 1 for base in (2, 3, 5))
    )
    prime = Field((1 << size) - c, bits=BITS)
    if prime.n != int(words):
        raise SystemExit(f"2^{size} - {c} has {prime.n} words of {BITS} bits, not {words}")
    for name, cycles in record(
        target, prime, int(steps), int(seed), tuple(operations) or ("mul", "sqr"), watch
    ):
        print(name, cycles)


if __name__ == "__main__":
    main(sys.argv[1:])
