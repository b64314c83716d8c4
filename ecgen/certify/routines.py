"""The statement about a routine of a library: what its name and the manifest's bounds claim of the
code that was decoded.
"""

from collections.abc import Callable
from fractions import Fraction
from math import lcm

from ecgen.certify.code import NotCovered, frame_of, loop_of, steps_of
from ecgen.certify.loops import LoopStatement
from ecgen.certify.statement import Elements, Operation, Statement
from ecgen.field.meaning import MeaningError, named_polynomial
from ecgen.field.representation import Representation
from ecgen.field.statements import RETURNED, STATEMENTS
from ecgen.field.statements import Statement as Meant
from ecgen.library.facts.spec import RoutineArgument, RoutineSpec
from ecgen.library.routines.modulo_order import (
    SCALAR,
    is_scalar_routine,
    names_of,
    scalar_polynomial,
)
from ecgen.machine.ir import MachineProgram

WORD = "word"  # the coordinates of an argument that is 0 or 1, in a register


def statement_of(
    spec: RoutineSpec, prime: Representation, order: int, machine: MachineProgram
) -> Statement | LoopStatement:
    """Of an operation on elements of the field, or a loop of such, or on scalars modulo the order;
    NotCovered for other routines."""
    if is_scalar_routine(spec):
        return scalar_statement(spec, order, machine)
    try:
        if machine.counter is not None:
            return loop_statement(spec, prime, machine)
        return field_statement(spec, prime, machine)
    except MeaningError:
        raise NotCovered("what it computes is no polynomial") from None


def field_statement(spec: RoutineSpec, prime: Representation, machine: MachineProgram) -> Statement:
    """Of a field operation: pointers to elements and words that are 0 or 1 in, pointers to elements
    out, or a test for zero; NotCovered for other routines."""
    meant = meant_by(spec)
    if prime.bits != 64:
        raise NotCovered("words of 64 bits are covered alone")
    names = tuple(a.name for a in spec.arguments if is_read(a))
    full = (1 << 64 * prime.n) - 1

    def most(argument: RoutineArgument) -> int:
        name = argument.name
        return (
            1
            if argument.coordinates == WORD
            else prime.p - 1
            if name in meant.reduced
            else full
            if name in meant.plain
            else prime.loose[1]
        )

    if meant.zero_test:
        tested = names.index(meant.zero_test[RETURNED])
        same = Operation(1, ((1, tested, None),))
        return _stated(spec, machine, prime.p, most, (same,))
    # What is congruent modulo a number above all that it can be is equal.
    modulus = full + 1 << 2 if meant.equal else prime.p
    texts, plain = (meant.equal, names) if meant.equal else (meant.congruent, meant.plain)
    operations = tuple(
        operation(
            texts[a.name],
            names,
            spec.const,
            prime,
            (*plain, a.name) if meant.equal else plain,
            a.name,
        )
        for a in spec.arguments
        if is_written(a)
    )
    return _stated(spec, machine, modulus, most, operations)


def loop_statement(
    spec: RoutineSpec, prime: Representation, machine: MachineProgram
) -> LoopStatement:
    """Of a routine r, a, count: an operation `count` times, from a on."""
    result, element, count = spec.arguments
    if [(a.direction, a.coordinates) for a in spec.arguments[1:]] != [
        ("in", element.coordinates),
        ("in", WORD),
    ] or result.direction != "out":
        raise NotCovered("arguments that are no elements are not covered")
    bound = {name: register for name, _, register in machine.arguments}
    head, body, counter, tail = loop_of(machine)
    most = prime.loose[1]
    text = meant_by(spec).congruent[result.name]
    outer = Statement(
        spec.name,
        head,
        prime.p,
        ((bound[result.name], 1), (bound[element.name], 2)),
        (
            Elements(2, 0, element.words, most),
            Elements(0, 0, 1, (1 << 64) - 1, register=bound[count.name]),
        ),
        (),
        (Elements(1, 0, result.words, most),),
        frame_of(machine),
    )
    made = operation(text, (element.name,), spec.const, prime, (), result.name)
    return LoopStatement(outer, body, counter, tail, made)


def is_read(argument: RoutineArgument) -> bool:
    return argument.direction in ("in", "inout")


def is_written(argument: RoutineArgument) -> bool:
    return argument.direction in ("out", "inout")


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
    """Block k is that of argument k, from 1 on; results are the values behind the inputs. What is
    returned says whether the first of them is 0."""
    bound = {name: register for name, _, register in machine.arguments}
    if any(a.direction not in ("in", "out", "inout") for a in spec.arguments):
        raise NotCovered("arguments that are no elements are not covered")
    blocks = list(enumerate(spec.arguments, 1))
    ins = [(k, a) for k, a in blocks if is_read(a)]
    outs = [(k, a) for k, a in blocks if is_written(a)]
    return Statement(
        spec.name,
        steps_of(machine),
        modulus,
        tuple((bound[a.name], k) for k, a in blocks if a.coordinates != WORD),
        tuple(
            Elements(0, 0, 1, most(a), register=bound[a.name])
            if a.coordinates == WORD
            else Elements(k, 0, a.words, most(a))
            for k, a in ins
        ),
        operations,
        tuple(Elements(k, 0, a.words, most(a), len(ins) + j) for j, (k, a) in enumerate(outs)),
        frame_of(machine),
        ((machine.returns, len(ins)),) if spec.returns else (),
    )


def meant_by(spec: RoutineSpec) -> Meant:
    """What the name says of each result; NotCovered unless that is a congruence, an equality or a
    test for 0."""
    outs = [a.name for a in spec.arguments if is_written(a)]
    if spec.returns:
        outs.append(RETURNED)
    meant = STATEMENTS.get(spec.name)
    if meant is None and len(spec.meaning) == len(outs) > 0:
        meant = Meant(congruent=dict(zip(outs, spec.meaning)))
    if any(":" in text for text in (meant.congruent.values() if meant else ())):
        raise NotCovered("point routines are not covered")
    if meant is None or meant.results != set(outs):
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
    terms: list[tuple[Fraction, tuple[int, ...], int]] = []
    for monomial, factor in named_polynomial(text, names, const).items():
        if len(monomial) > 2:
            raise NotCovered("what it computes is no sum of products")
        power = (result not in plain) - sum(names[k] not in plain for k in monomial)
        terms.append((factor, monomial, power if prime.one != 1 else 0))
    least = min((power for _, _, power in terms), default=0)
    common = lcm(*(factor.denominator for factor, _, _ in terms))
    one = one_of(prime)
    return Operation(
        common * one ** max(-least, 0),
        tuple(
            (int(factor * common) * one ** (power - min(least, 0)), *(*monomial, None, None)[:2])
            for factor, monomial, power in terms
        ),
    )


def one_of(prime: Representation) -> int:
    """An element x lies in memory as one * x."""
    one = 1 << 64 * prime.n if prime.one != 1 else 1
    if (one - prime.one) % prime.p:
        raise NotCovered("elements that are stored as multiples of another number than 2^(64 n)")
    return one
