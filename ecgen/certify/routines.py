"""The statement about a routine of a library: what its name and the manifest's bounds claim of the
code that was decoded.
"""

from fractions import Fraction

from ecgen.certify.code import NotCovered, frame_of, steps_of
from ecgen.certify.statement import Elements, Operation, Statement
from ecgen.field.meaning import named_polynomial
from ecgen.field.representation import Representation
from ecgen.field.statements import STATEMENTS
from ecgen.field.statements import Statement as Meant
from ecgen.library.facts.spec import RoutineSpec
from ecgen.machine.ir import MachineProgram


def field_statement(spec: RoutineSpec, prime: Representation, machine: MachineProgram) -> Statement:
    """Of a field operation: pointers to elements in, pointers to elements out; NotCovered for
    other routines."""
    meant = meant_by(spec)
    if prime.bits != 64:
        raise NotCovered("words of 64 bits are covered alone")
    bound = {name: register for name, _, register in machine.arguments}
    given = [(a.name, a.direction, a.words) for a in spec.arguments]
    if any(direction not in ("in", "out") for _, direction, _ in given) or spec.returns:
        raise NotCovered("arguments that are no elements are not covered")
    blocks = {name: k for k, (name, _, _) in enumerate(given, 1)}
    ins = [(name, words) for name, direction, words in given if direction == "in"]
    outs = [(name, words) for name, direction, words in given if direction == "out"]

    def most(name: str) -> int:
        full = (1 << 64 * prime.n) - 1
        return (
            prime.p - 1
            if name in meant.reduced
            else full
            if name in meant.plain
            else prime.loose[1]
        )

    inputs = tuple(Elements(blocks[name], 0, words, most(name)) for name, words in ins)
    names = tuple(name for name, _ in ins)
    return Statement(
        spec.name,
        steps_of(machine),
        prime.p,
        tuple((bound[name], blocks[name]) for name, _, _ in given),
        inputs,
        tuple(
            operation(meant.congruent[name], names, spec.const, prime, meant.plain, name)
            for name, _ in outs
        ),
        tuple(
            Elements(blocks[name], 0, words, most(name), len(ins) + k)
            for k, (name, words) in enumerate(outs)
        ),
        frame_of(machine),
    )


def meant_by(spec: RoutineSpec) -> Meant:
    """What the name says of each result; NotCovered unless all are congruences."""
    outs = [a.name for a in spec.arguments if a.direction == "out"]
    meant = STATEMENTS.get(spec.name)
    if meant is None and len(spec.meaning) == len(outs) > 0:
        meant = Meant(congruent=dict(zip(outs, spec.meaning)))
    if any(":" in text for text in (meant.congruent.values() if meant else ())):
        raise NotCovered("scalars and point routines are not covered")
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
