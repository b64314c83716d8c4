"""The statement about a routine of a library: what its name and the manifest's bounds claim of the
code that was decoded.
"""

from collections.abc import Callable
from fractions import Fraction

from ecgen.certify.code import NotCovered, frame_of, steps_of
from ecgen.certify.statement import Elements, Operation, Statement
from ecgen.field.meaning import MeaningError, named_polynomial
from ecgen.field.representation import Representation
from ecgen.field.statements import STATEMENTS
from ecgen.field.statements import Statement as Meant
from ecgen.library.facts.spec import RoutineArgument, RoutineSpec
from ecgen.library.routines.modulo_order import (
    SCALAR,
    is_scalar_routine,
    names_of,
    scalar_polynomial,
)
from ecgen.machine.ir import MachineProgram


def statement_of(
    spec: RoutineSpec, prime: Representation, order: int, machine: MachineProgram
) -> Statement:
    """Of an operation on elements of the field or on scalars modulo the order; NotCovered for other
    routines."""
    if is_scalar_routine(spec):
        return scalar_statement(spec, order, machine)
    try:
        return field_statement(spec, prime, machine)
    except MeaningError:
        raise NotCovered("what it computes is no polynomial") from None


def field_statement(spec: RoutineSpec, prime: Representation, machine: MachineProgram) -> Statement:
    """Of a field operation: pointers to elements in, pointers to elements out; NotCovered for other
    routines."""
    meant = meant_by(spec)
    if prime.bits != 64:
        raise NotCovered("words of 64 bits are covered alone")
    names = tuple(a.name for a in spec.arguments if a.direction == "in")
    full = (1 << 64 * prime.n) - 1

    def most(argument: RoutineArgument) -> int:
        name = argument.name
        return (
            prime.p - 1
            if name in meant.reduced
            else full
            if name in meant.plain
            else prime.loose[1]
        )

    operations = tuple(
        operation(meant.congruent[a.name], names, spec.const, prime, meant.plain, a.name)
        for a in spec.arguments
        if a.direction == "out"
    )
    return _stated(spec, machine, prime.p, most, operations)


def scalar_statement(spec: RoutineSpec, order: int, machine: MachineProgram) -> Statement:
    """Of an operation modulo the order: plain residues below it, but arguments that may be any."""
    names = names_of(spec)

    def most(argument: RoutineArgument) -> int:
        return order - 1 if argument.coordinates == SCALAR else (1 << 64 * argument.words) - 1

    polynomial = scalar_polynomial(spec)
    if any(len(monomial) > 2 for monomial in polynomial):
        raise NotCovered("what it computes is no sum of products")
    terms = tuple(
        (factor, *(*map(names.index, monomial), None, None)[:2])
        for monomial, factor in polynomial.items()
    )
    return _stated(spec, machine, order, most, (Operation(1, terms),))


def _stated(
    spec: RoutineSpec,
    machine: MachineProgram,
    modulus: int,
    most: Callable[[RoutineArgument], int],
    operations: tuple[Operation, ...],
) -> Statement:
    """Block k is that of argument k, from 1 on; results are the values behind the inputs."""
    bound = {name: register for name, _, register in machine.arguments}
    if spec.returns or any(a.direction not in ("in", "out") for a in spec.arguments):
        raise NotCovered("arguments that are no elements are not covered")
    blocks = list(enumerate(spec.arguments, 1))
    ins = [(k, a) for k, a in blocks if a.direction == "in"]
    outs = [(k, a) for k, a in blocks if a.direction == "out"]
    return Statement(
        spec.name,
        steps_of(machine),
        modulus,
        tuple((bound[a.name], k) for k, a in blocks),
        tuple(Elements(k, 0, a.words, most(a)) for k, a in ins),
        operations,
        tuple(Elements(k, 0, a.words, most(a), len(ins) + j) for j, (k, a) in enumerate(outs)),
        frame_of(machine),
    )


def meant_by(spec: RoutineSpec) -> Meant:
    """What the name says of each result; NotCovered unless all are congruences."""
    outs = [a.name for a in spec.arguments if a.direction == "out"]
    meant = STATEMENTS.get(spec.name)
    if meant is None and len(spec.meaning) == len(outs) > 0:
        meant = Meant(congruent=dict(zip(outs, spec.meaning)))
    if any(":" in text for text in (meant.congruent.values() if meant else ())):
        raise NotCovered("point routines are not covered")
    if meant is None or set(meant.congruent) != set(outs):
        raise NotCovered("what it computes is not covered")
    return meant


def operation(
    text: str,
    names: tuple[str, ...],
    const: int | None,
    prime: Representation,
    plain: tuple[str, ...],
    result: str,
) -> Operation:
    """The polynomial over the inputs as what is stored: an element x is stored as one * x, a plain
    number as itself. The power of `one` by which a term is multiplied is made non-negative."""
    terms: list[tuple[int, tuple[int, ...], int]] = []
    for monomial, factor in named_polynomial(text, names, const).items():
        if Fraction(factor).denominator != 1 or len(monomial) > 2:
            raise NotCovered("what it computes is no sum of products")
        power = (result not in plain) - sum(names[k] not in plain for k in monomial)
        terms.append((int(factor), monomial, power if prime.one != 1 else 0))
    least = min((power for _, _, power in terms), default=0)
    one = 1 << 64 * prime.n if prime.one != 1 else 1
    if (one - prime.one) % prime.p:
        raise NotCovered("elements that are stored as multiples of another number than 2^(64 n)")
    return Operation(
        one ** max(-least, 0),
        tuple(
            (factor * one ** (power - min(least, 0)), *(*monomial, None, None)[:2])
            for factor, monomial, power in terms
        ),
    )
