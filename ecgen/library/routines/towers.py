"""Routines over F_{p^2} -> the same over F_p: every coordinate two, sums of products that meet in
one component reduced once.

The routine's field program is expanded by the proven programs of formulas/towers before it is
lowered. What the passes in between made is proven to be the components of the program over F_{p^2}
(verify/maps/expansion.py).
"""

from dataclasses import dataclass, replace
from functools import lru_cache

from ecgen.formula.tower import tower
from ecgen.library.facts.spec import RoutineArgument, RoutineSpec
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.ops import OPS, SELECT
from ecgen.program.passes.bind import bind
from ecgen.program.passes.merge import merge_products
from ecgen.program.passes.tower import components as names
from ecgen.program.passes.tower import expand_tower
from ecgen.program.routine import Argument, Routine
from ecgen.program.validate import validate
from ecgen.program.values import free_result_names
from ecgen.verify.maps.expansion import prove_expansion

PREFIX = "fe2_"
EXTENSION = "extension"  # the layout of an argument that is one element of F_{p^2}
OPERATIONS = (
    ("add", ("a+b",), 2),
    ("sub", ("a-b",), 2),
    ("neg", ("-a",), 1),
    ("mul", ("a*b",), 2),
    ("sqr", ("a*a",), 1),
)


@dataclass(frozen=True)
class Way:
    """The programs of products and of squares in components."""

    products: str
    squares: str


SCHOOLBOOK = "schoolbook"
WAYS = {
    products + named: Way(products, squares)
    for named, squares in (("", "complex"), (f", squares {SCHOOLBOOK}", SCHOOLBOOK))
    for products in (SCHOOLBOOK, "karatsuba")
}


def is_extension_routine(spec: RoutineSpec) -> bool:
    return spec.name.startswith(PREFIX)


def extension_routines(words: int) -> tuple[RoutineSpec, ...]:
    """The field operations of F_{p^2}, elements of `words` words."""

    def argument(name: str, direction: str) -> RoutineArgument:
        return RoutineArgument(name, direction, words, EXTENSION)

    return tuple(
        RoutineSpec(
            PREFIX + name,
            (argument("r", "out"), *(argument("ab"[i], "in") for i in range(arity))),
            meanings,
        )
        for name, meanings, arity in OPERATIONS
    )


def extension_program(name: str) -> Routine:
    """The one-operation program of such a routine, over F_{p^2}."""
    operation = name.removeprefix(PREFIX)
    args = tuple("ab"[: OPS[operation].arity])
    program = FieldProgram(name, args, (("r", "r0"),), (Op(operation, ("r0",), args),))
    return Routine(
        name, program, (Argument("r", "out", ("r",)), *(Argument(a, "in", (a,)) for a in args))
    )


@lru_cache(maxsize=512)
def over_base(routine: Routine, p: int, nonresidue: int, way: str = SCHOOLBOOK) -> Routine:
    """The routine in operations over F_p; CheckFailure if it is not proven to compute the same.
    `way` names the programs of products and squares.
    """
    below = expanded(routine, p, nonresidue, way)
    prove_components(routine.program, validate(below.program), p, nonresidue)
    return replace(below, above=routine)


@lru_cache(maxsize=512)
def prove_components(above: FieldProgram, below: FieldProgram, p: int, nonresidue: int) -> int:
    """The number of components of values of `above` that those of `below` are proven to be;
    CheckFailure if not all results are.
    """
    flags = {op.args[0] for op in above.ops if op.name == SELECT}
    return prove_expansion(above, below, p, nonresidue, flags)


@lru_cache(maxsize=512)
def expanded(routine: Routine, p: int, nonresidue: int, way: str = SCHOOLBOOK) -> Routine:
    """The same, not yet proven: to be weighed."""
    field = "quadratic-1" if nonresidue == -1 else "quadratic"
    chosen = tower(field, mul=WAYS[way].products, sqr=WAYS[way].squares)
    program = bind(expand_tower(routine.program, chosen), {"n": nonresidue}, p)
    program = free_result_names(merge_products(program))
    arguments = tuple(
        a
        if a.direction == "word"
        else replace(a, coordinates=tuple(c for name in a.coordinates for c in names(name)))
        for a in routine.arguments
    )
    inputs = tuple(name for a in arguments if a.direction != "out" for name in a.coordinates)
    return replace(routine, program=replace(program, inputs=inputs), arguments=arguments)
