"""fe_cneg, fe_is_zero, fe_cmov and fe_cswap were built without a proof of what they compute: 2a for
-a, a test for zero that skips a word and a move that does nothing passed every check of the build,
while the manifest said "proven at build for all inputs".

Now each routine has a statement over its C arguments (field/statements.py), proven in every build;
one without is refused.
"""

import random
from dataclasses import replace

import pytest

from ecgen.errors import EcgenError
from ecgen.field import support
from ecgen.field.reduction.fold import Number
from ecgen.field.reduction.pseudo_mersenne import Field
from ecgen.field.statements import STATEMENTS, prove_statement
from ecgen.field.support import PROGRAMS, arguments_of
from ecgen.isa.target import load_target
from ecgen.library.routines.assembly import assemble
from ecgen.library.routines.platform import platform_of
from ecgen.library.routines.signatures import support_routines
from ecgen.limb.interpret import run_limbs
from ecgen.limb.ir import LimbOp, LimbProgram
from ecgen.limb.validate import validate
from tests.support.field.cases import values
from tests.support.library.curves import curve_of

P = 2**127 - 25


def build(cpu: str) -> None:
    """The support routines of a library, as `ecgen build` makes them."""
    prime = Field(P, 32 if "cortex" in cpu else 64)
    specs = support_routines(prime.n, 0, 0)
    assemble(
        specs,
        platform_of(
            curve_of("wrong", "weierstrass", P, P - 3, 0, 1, 0, 0),
            load_target(cpu),
            abi="aapcs" if "cortex" in cpu else "sysv",
        ),
    )


def doubling(b, field, name, terms):
    return support_lower(b, field, name, [(2, terms[0][1])])


support_lower = support.lower_linear


def nothing_moves(b, name, flag, yes, no):
    return b.define(name, tuple(b.word("select", flag, n, n) for n in no.limbs), no.low, no.high)


def last_word_skipped(field):
    b = support.LimbBuilder("fe_is_zero", field.bits)
    a = b.input("a", field.n)
    words = support._reduced(b, field, a)
    total = words[0]
    for word in words[1:-1]:
        total = b.word("or", total, word)
    return b.build([b.define("z", (b.word("word", b.word("iszero", total)),), 0, 1)])


def not_reduced(field):
    b = support.LimbBuilder("fe_is_zero", field.bits)
    a = b.input("a", field.n)
    total = a.limbs[0]
    for word in a.limbs[1:]:
        total = b.word("or", total, word)
    return b.build([b.define("z", (b.word("word", b.word("iszero", total)),), 0, 1)])


def perhaps_p(field):
    """What is tested is congruent to a and named, but may be p."""
    b = support.LimbBuilder("fe_is_zero", field.bits)
    a = b.input("a", field.n)
    v = support.fold_bit(b, field, Number(a.limbs, a.low, a.high))
    total, *rest = b.define("m", v.words, v.low, v.high).limbs
    for word in rest:
        total = b.word("or", total, word)
    return b.build([b.define("z", (b.word("word", b.word("iszero", total)),), 0, 1)])


def unreduced_canon(field):
    b = support.LimbBuilder("fe_canon", field.bits)
    a = b.input("a", field.n)
    v = support.fold_bit(b, field, Number(a.limbs, a.low, a.high))
    return b.build([b.define("r", v.words, v.low, v.high)])


SLIPS = {
    "fe_cneg doubles": ("lower_linear", doubling),
    "fe_cmov, fe_cswap and fe_cneg choose nothing": ("_choose", nothing_moves),
    "fe_is_zero skips the last word": ("fe_is_zero", last_word_skipped),
    "fe_is_zero takes p for no zero": ("fe_is_zero", not_reduced),
    "fe_is_zero tests a number that may be p": ("fe_is_zero", perhaps_p),
    "fe_canon leaves a number above p": ("fe_canon", unreduced_canon),
}


@pytest.mark.parametrize("cpu", ["zen4", "x86-64", "cortex-m4"])
@pytest.mark.parametrize("name", SLIPS)
def test_the_build_refuses_a_routine_that_computes_something_else(name, cpu, monkeypatch):
    what, slip = SLIPS[name]
    if what.startswith("fe_"):
        monkeypatch.setitem(PROGRAMS, what, slip)
    else:
        monkeypatch.setattr(support, what, slip)
    with pytest.raises(EcgenError):
        build(cpu)


@pytest.mark.parametrize("cpu", ["zen4", "x86-64", "cortex-m4"])
def test_without_a_slip_it_builds(cpu):
    build(cpu)


def mutants(program: LimbProgram):
    """One operation changed: another of its kind, two arguments exchanged, an argument replaced by
    its neighbour, a number by the next.
    """
    other = {
        "select": (),
        "add": ("sub",),
        "sub": ("add",),
        "adc": ("sbb",),
        "sbb": ("adc",),
        "or": ("and", "xor"),
        "and": ("or",),
        "word": ("mask",),
        "mask": ("word",),
        "mullo": (),
    }
    for k, op in enumerate(program.ops):
        changed = [replace(op, name=name) for name in other.get(op.name, ())]
        for i in range(len(op.args)):
            for j in range(i):
                swapped = list(op.args)
                swapped[i], swapped[j] = swapped[j], swapped[i]
                changed.append(replace(op, args=tuple(swapped)))
            for number in (1, -1) if isinstance(op.args[i], int) else ():
                changed.append(
                    replace(op, args=(*op.args[:i], op.args[i] + number, *op.args[i + 1 :]))
                )
            for j in range(len(op.args)):
                if i != j:
                    changed.append(replace(op, args=(*op.args[:i], op.args[j], *op.args[i + 1 :])))
        yield from (
            replace(program, ops=(*program.ops[:k], c, *program.ops[k + 1 :]))
            for c in dict.fromkeys(changed)
            if c != op
        )
        if op.name == "zero":
            yield replace(program, ops=program.ops[:k] + program.ops[k + 1 :])


def is_program(program: LimbProgram) -> bool:
    try:
        return validate(program) is program
    except (EcgenError, TypeError):
        return False


def right(name: str, program: LimbProgram, field: Field, inputs) -> bool:
    """Whether the results are what the routine promises, by Python's integers; a claim that turns
    out false is not right.
    """
    try:
        found = run_limbs(program, inputs)
    except (EcgenError, ValueError):
        return False
    a, p, flag = inputs["a"], field.p, inputs.get("f")
    match name:
        case "fe_canon":
            return found["r"] == a % p
        case "fe_is_zero":
            return found["z"] == (a % p == 0)
        case "fe_cmov":
            return found["s"] == (a if flag else inputs["r"])
        case "fe_cswap":
            return (found["s"], found["t"]) == ((inputs["b"], a) if flag else (a, inputs["b"]))
    return found["r"] % p == (-a if flag else a) % p


@pytest.mark.parametrize(
    "p, bits", [(P, 64), (2**256 - 189, 64), (2**61 - 1, 16)], ids=lambda x: str(x)
)
@pytest.mark.parametrize("name", PROGRAMS)
@pytest.mark.sample(16)
def test_mutants_of_every_support_routine(name, p, bits):
    """A mutant that is proven computes the right thing; most are refused."""
    field, rng = Field(p, bits), random.Random(name)
    program = PROGRAMS[name](field)
    numbers = values(field, 60, rng) + [k * p for k in range(1 + ((1 << field.size) - 1) // p)][:4]
    tests = [
        {e.name: rng.choice(numbers) if e.name != "f" else rng.randrange(2) for e in program.inputs}
        for _ in range(60)
    ]
    tests += [{e.name: v if e.name != "f" else v % 2 for e in program.inputs} for v in numbers]
    assert all(right(name, program, field, t) for t in tests)
    tried = refused = 0
    for mutant in filter(is_program, mutants(program)):
        tried += 1
        try:
            prove_statement(mutant, arguments_of(name, mutant), STATEMENTS[name], field)
        except EcgenError:
            refused += 1
            continue
        assert all(right(name, mutant, field, t) for t in tests), [
            op for op, was in zip(mutant.ops, program.ops) if op != was
        ]
    assert tried >= 4 and refused >= 0.6 * tried, (tried, refused)


@pytest.mark.parametrize("name", PROGRAMS)
def test_arguments_exchanged_or_narrowed_are_refused(name):
    field = Field(P)
    program = PROGRAMS[name](field)
    arguments = arguments_of(name, program)
    first, *rest = program.inputs
    narrow = replace(program, inputs=(replace(first, high=first.high - 1), *rest))
    cases = [(narrow, arguments)]
    if name in ("fe_cmov", "fe_cswap"):
        turned = {arguments[0][0]: arguments[1][0], arguments[1][0]: arguments[0][0]}
        cases.append(
            (
                program,
                tuple(
                    (turned.get(a, a), d, words) if d == "in" else (a, d, words)
                    for a, d, words in arguments
                ),
            )
        )
    cases.append((program, tuple(a for a in arguments if a[1] not in ("out", "again", "return"))))
    for limbs, given in cases:
        with pytest.raises(EcgenError):
            prove_statement(limbs, given, STATEMENTS[name], field)


def test_a_routine_without_a_statement_is_refused(monkeypatch):
    monkeypatch.delitem(STATEMENTS, "fe_cmov")
    with pytest.raises(EcgenError, match="nothing says what fe_cmov computes"):
        build("zen4")


def test_a_test_for_zero_of_something_else_is_refused():
    """Of one word twice, of a number, of a word that is no flag's."""
    field = Field(P)
    program = PROGRAMS["fe_is_zero"](field)
    for k, op in enumerate(program.ops):
        if op.name == "or":
            for args in ((op.args[0], op.args[0]), (op.args[0], 1)):
                wrong = replace(
                    program,
                    ops=(*program.ops[:k], LimbOp("or", op.outs, args), *program.ops[k + 1 :]),
                )
                with pytest.raises(EcgenError):
                    prove_statement(
                        wrong, arguments_of("fe_is_zero", wrong), STATEMENTS["fe_is_zero"], field
                    )
