"""What a routine says it does with its C arguments -> a proof of it from its LimbProgram, or an
error.

A statement names C arguments alone. It holds for all arguments: numbers of any words ("in"), and
words that are 0 or 1 ("word"). `prove_statement` looks up which elements of the program the
arguments are, and has each part proven: congruences and equalities by limb/prove.py, a test for
zero by limb/predicate.py and the proof that what is tested is the argument mod p.
"""

from dataclasses import dataclass, field

from ecgen.errors import BoundError, CheckFailure
from ecgen.field.meaning import named_polynomial
from ecgen.field.representation import Representation, stored
from ecgen.limb.ir import Element, LimbProgram
from ecgen.limb.predicate import zero_test
from ecgen.limb.proven import prove_once

RETURNED = "return value"


@dataclass(frozen=True)
class Statement:
    """`congruent` and `equal`: result -> polynomial in the arguments, mod p or over the integers;
    `reduced` results lie in [0, p); `zero_test`: result that is 1 if the argument is 0 mod p, else
    0. A result that no field names is stated by none.

    Arguments and results named in `plain` are integers of any n words, all others stand for
    residues as the representation stores them."""

    congruent: dict[str, str] = field(default_factory=dict)
    equal: dict[str, str] = field(default_factory=dict)
    reduced: tuple[str, ...] = ()
    zero_test: dict[str, str] = field(default_factory=dict)
    plain: tuple[str, ...] = ()

    @property
    def results(self) -> set[str]:
        return {*self.congruent, *self.equal, *self.zero_test}


# Of fe_nsqr one round is stated; that the machine code makes `count` of them is proven by
# machine/validation/loops.py.
STATEMENTS = {
    "fe_nsqr": Statement(congruent={"r": "a*a"}),
    "fe_canon": Statement(congruent={"r": "a"}, reduced=("r",)),
    "fe_is_zero": Statement(zero_test={RETURNED: "a"}),
    "fe_cmov": Statement(equal={"r": "r+flag*(a-r)"}),
    "fe_cswap": Statement(equal={"a": "a+flag*(b-a)", "b": "b+flag*(a-b)"}),
    "fe_cneg": Statement(congruent={"r": "a-2*flag*a"}, plain=("flag",)),
    "fe_from_words": Statement(congruent={"r": "a"}, plain=("a",)),
    "fe_to_words": Statement(congruent={"r": "a"}, reduced=("r",), plain=("r",)),
}  # fmt: skip


def prove_statement(
    limbs: LimbProgram,
    arguments,
    statement: Statement,
    prime: Representation,
    const: int | None = None,
) -> int:
    """Prove the statement for the routine whose `arguments` are (C name, direction, words); returns
    the number of its results.

    Raises CheckFailure or BoundError if the statement does not hold, is not proven, or leaves a
    result without a meaning.
    """
    given, found = _inputs(limbs, arguments, prime, statement.plain), _results(limbs, arguments)
    if set(found) != statement.results:
        raise CheckFailure(
            f"{limbs.name} gives {', '.join(sorted(found))}, but its statement is about"
            f" {', '.join(sorted(statement.results))}."
        )
    plain = frozenset(given[name].name for name in statement.plain if name in given)
    meanings = {
        found[name].name: stored(prime, _over(text, given, const), plain, name in statement.plain)
        for name, text in statement.congruent.items()
    }
    for name, argument in statement.zero_test.items():
        meanings |= _tested(limbs, found[name], given[argument], prime)
    prove_once(limbs, meanings, prime.p)
    exact = {found[name].name: _over(text, given, const) for name, text in statement.equal.items()}
    if exact:
        prove_once(limbs, exact, _beyond(limbs, exact))
    for name in statement.congruent:
        if name not in (*statement.plain, *statement.reduced) and found[name].high > prime.loose[1]:
            raise BoundError(
                f"{limbs.name}: the result {name} may reach {found[name].high:#x}, above"
                f" {prime.loose[1]:#x}.",
                value=found[name].name,
            )
    for name in statement.reduced:
        if found[name].high >= prime.p:
            raise CheckFailure(
                f"{limbs.name}: the result {name} may reach {found[name].high:#x}, which is not"
                " below p."
            )
    return len(found)


def _inputs(
    limbs: LimbProgram, arguments, prime: Representation, plain: tuple[str, ...]
) -> dict[str, Element]:
    """The input element of each argument; every argument may be anything that the statement
    allows.
    """
    by_words = {e.limbs: e for e in limbs.inputs}
    asked = {name: words for name, direction, words in arguments if direction in ("in", "word")}
    given = {name: by_words[words] for name, words in asked.items() if words in by_words}
    if set(given.values()) != set(limbs.inputs) or len(asked) != len(limbs.inputs):
        raise CheckFailure(f"the inputs of {limbs.name} are not its arguments {', '.join(asked)}.")
    for name, direction, _ in arguments:
        widest = 1 if direction == "word" else prime.full if name in plain else prime.loose[1]
        if (
            name in given
            and direction in ("in", "word")
            and (given[name].low > 0 or given[name].high < widest)
        ):
            raise CheckFailure(
                f"{limbs.name} takes {name} in [{given[name].low}, {given[name].high}] only,"
                f" expected [0, {widest}]."
            )
    names = [e.name for e in dict.fromkeys((*limbs.inputs, *limbs.elements, *limbs.outputs))]
    if len(set(names)) != len(names):
        raise CheckFailure(f"two elements of {limbs.name} have one name.")
    return given


def _results(limbs: LimbProgram, arguments) -> dict[str, Element]:
    by_words = {e.limbs: e for e in limbs.outputs}
    results = {
        RETURNED if direction == "return" else name: words
        for name, direction, words in arguments
        if direction in ("out", "again", "return")
    }
    if missing := [name for name, words in results.items() if words not in by_words]:
        raise CheckFailure(f"{limbs.name} does not compute {', '.join(missing)}.")
    return {name: by_words[words] for name, words in results.items()}


def _over(text: str, given: dict[str, Element], const: int | None) -> dict:
    """The polynomial over the names of input elements."""
    names = tuple(given)
    return {
        tuple(given[names[i]].name for i in monomial): factor
        for monomial, factor in named_polynomial(text, names, const).items()
    }


def _tested(limbs: LimbProgram, result: Element, argument: Element, prime: Representation) -> dict:
    """The meaning to prove of the element that the result tests: congruent to the argument; it lies
    in [0, p), so it is 0 just if that is.
    """
    if len(result.limbs) != 1:
        raise CheckFailure(
            f"{limbs.name}: a test for zero gives one word, not {len(result.limbs)}."
        )
    words = zero_test(limbs, result.limbs[0])
    for element in limbs.elements:
        if set(element.limbs) == words and element.high < prime.p and element.name != result.name:
            return {element.name: {(argument.name,): 1}}
    raise CheckFailure(
        f"{limbs.name} tests the words {', '.join(sorted(words))}, which are not those of a number"
        " below p."
    )


def _beyond(limbs: LimbProgram, meanings: dict) -> int:
    """An odd number above every difference of a result and its meaning: what is congruent modulo it
    is equal.
    """
    high = {e.name: e.high for e in limbs.inputs}
    most = max(e.high for e in limbs.outputs)
    for polynomial in meanings.values():
        total = most
        for monomial, factor in polynomial.items():
            term = abs(factor)
            for name in monomial:
                term *= high[name]
            total += term
        most = max(most, total)
    return 1 << int(most).bit_length() + 1 | 1
