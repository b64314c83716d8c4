"""A wrong pass makes no library: every function that makes field programs, with every kind of wrong
output, is refused by the build and by --prove, or computes the same.
"""

import importlib
import inspect
import pkgutil
import random
import re
import sys
from contextlib import ExitStack, contextmanager
from dataclasses import is_dataclass, replace
from functools import cache
from itertools import product
from pathlib import Path

import pytest

import ecgen.program.passes
from ecgen.curve import load_curve
from ecgen.errors import CheckFailure, EcgenError
from ecgen.extension import Element
from ecgen.isa.backends import back_end
from ecgen.isa.represent import represent
from ecgen.isa.target import load_target
from ecgen.library.facts.choices import Choice
from ecgen.library.facts.strategy import complete_group
from ecgen.library.packed import points as packed
from ecgen.library.packed import runs as packed_runs
from ecgen.library.packed.contract import Lanes, Law
from ecgen.library.packed.platform import VectorPlatform
from ecgen.library.pipeline.planned import without_file
from ecgen.library.routines import emission, formula_proof, point_choices, programs, sums, towers
from ecgen.library.routines.platform import FUSIONS, Platform
from ecgen.library.routines.signatures import point_routine
from ecgen.limb.interpret import trace_limbs
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.ops import extended, fusion_rows
from ecgen.run.emitted import read_emitted
from ecgen.run.proof.routines import claims_of
from ecgen.verify.algebra.linear_forms import LinearForms

ROOT = Path(__file__).parents[2]

TABLE = extended(fusion_rows(FUSIONS))
CACHED = (
    programs.stage_program,
    programs.stage_source,
    towers.over_base,
    towers.expanded,
    towers.prove_components,
    sums.systems_of,
)
ROUTINES = (  # between them they go through all passes
    ("ted1271gls", "ext_dbl"),
    ("jac1271gls", "prj_add"),
    ("ed25519", "ext_dbladd"),
    ("secp256k1", "jac_dbl"),
    ("curve25519", "xz_step"),
    ("generic128", "sum_add_1"),
)
# Rooms whose functions make field programs, and of these functions those that no routine of a
# library goes through.
ROOMS = (
    "ecgen.program.compose",
    "ecgen.program.values",
    "ecgen.program.schedule",
    "ecgen.group.program",
    "ecgen.library.routines.programs",
    "ecgen.library.routines.towers",
    "ecgen.library.routines.emission",
    "ecgen.library.routines.point_choices",
    *(
        f"ecgen.program.passes.{m.name}"
        for m in pkgutil.iter_modules(ecgen.program.passes.__path__)
    ),
)
NOT_APPLIED = {
    "repeat",
    "fuse",
    "halvings",  # of `ecgen schedule` alone
    "role_program",  # what walks interpret
    "field_program",
    "field_op_routine",
    "extension_program",  # one operation, whose meaning is stated
}
FEW = 3  # mutants of a pass that have to be refused in the shorter tier
MADE = re.compile(r"\b(FieldProgram|Routine|Schedule)\b")


def passes() -> dict:
    """Name -> function of everything in the rooms that returns field programs; what functions for
    one room alone (_name) make is part of that.
    """
    found = {}
    for room in ROOMS:
        for name, function in vars(importlib.import_module(room)).items():
            plain = getattr(function, "__wrapped__", function)
            if (
                not name.startswith("_")
                and inspect.isfunction(plain)
                and plain.__module__ == room
                and MADE.search(str(plain.__annotations__.get("return", "")))
            ):
                found[name] = function
    return found


def facts_of(curve):
    return without_file(load_curve(curve))


@cache
def setting(curve):
    """What does not go through passes, made before they are changed."""
    facts, target = facts_of(curve), load_target("x86-64")
    prime = represent(facts.p, target)
    return facts, target, prime, back_end(target.isa).backend_of(target)


def made(curve, name):
    """(spec, the routine as it is lowered) in the build's first way."""
    facts, target, prime, backend = setting(curve)
    for cached in CACHED:
        cached.cache_clear()
    if name.startswith(sums.PREFIX):
        spec = next(s for s in sums.sum_routines(facts, prime.n) if s.name == name)
        return spec, back_end(target.isa).lower_routine(
            sums.sum_routine(name, facts).routine, prime, TABLE, target.level, care={}
        )
    spec = point_routine(name, facts, prime.n * facts.degree)
    key, formulas = (
        point_choices.choice_key(name, facts, prime),
        programs.formula_choices(name, facts)[0],
    )
    fusions = "constants" if facts.degree == 1 else "karatsuba"
    choice = Choice(*key, formulas, fusions, "operations", 0, 0)
    return spec, emission.choice_routine(
        spec, choice, Platform(facts, target, prime, backend, TABLE)
    )[0]


def built(curve, name):
    """The lowered routine whose field program is proven to be its formulas."""
    spec, routine = made(curve, name)
    formula_proof.prove_program(spec, routine, facts_of(curve), TABLE)
    return routine


def computed(routine, p, count=3):
    """What the lowered words compute of a few numbers, argument by argument: nothing of it goes
    through field programs.
    """
    chance, rows = random.Random(1), []
    inputs = sorted(
        routine.limbs.inputs,
        key=lambda e: next(
            (k, w.index(e.limbs[0]))
            for k, (_, d, w) in enumerate(routine.arguments)
            if d != "out" and e.limbs[0] in w
        ),
    )
    for _ in range(count):
        values = trace_limbs(
            routine.limbs, {e.name: chance.randrange(min(p, e.high + 1)) for e in inputs}
        )
        bits, size = routine.limbs.bits, max(len(e.limbs) for e in routine.limbs.inputs)
        for _, direction, words in routine.arguments:
            numbers = [values[w] if isinstance(w, str) else w for w in words]
            rows += (
                [
                    sum(n << bits * k for k, n in enumerate(numbers[i : i + size])) % p
                    for i in range(0, len(words), size)
                ]
                if direction == "out"
                else []
            )
    return rows


# mutants of one output


def _first(program, fits, change):
    for i, op in enumerate(program.ops):
        if fits(op):
            yield replace(program, ops=(*program.ops[:i], *change(op), *program.ops[i + 1 :]))


def _other_input(program):
    known = [*program.inputs]
    for i, op in enumerate(program.ops):
        for k, name in enumerate(op.args):
            others = [each for each in known if each != name]
            if op.name != "select" and others:
                yield replace(
                    program,
                    ops=(
                        *program.ops[:i],
                        replace(op, args=(*op.args[:k], others[0], *op.args[k + 1 :])),
                        *program.ops[i + 1 :],
                    ),
                )
        known += op.outs


def _results_exchanged(program):
    for i, ((first, x), (second, y)) in enumerate(zip(program.outputs, program.outputs[1:])):
        yield replace(
            program,
            outputs=(*program.outputs[:i], (first, y), (second, x), *program.outputs[i + 2 :]),
        )


def _too_soon(program):
    """An operation before what it reads."""
    for i, op in enumerate(program.ops):
        before = next((k for k in range(i) if set(op.args) & set(program.ops[k].outs)), None)
        if before is not None:
            yield replace(
                program,
                ops=(*program.ops[:before], op, *program.ops[before:i], *program.ops[i + 1 :]),
            )


MUTANTS = {
    "operands exchanged": lambda q: _first(
        q,
        lambda op: op.name != "select" and len(set(op.args)) > 1,
        lambda op: (replace(op, args=op.args[::-1]),),
    ),
    "another sign": lambda q: _first(
        q,
        lambda op: op.name in ("add", "sub"),
        lambda op: (replace(op, name={"add": "sub", "sub": "add"}[op.name]),),
    ),
    "no negation": lambda q: _first(
        q, lambda op: op.name == "neg", lambda op: (replace(op, name="copy"),)
    ),
    "a negation more": lambda q: _first(
        q,
        lambda op: len(op.outs) == 1 and op.name != "const",
        lambda op: (replace(op, outs=("minus_it",)), Op("neg", op.outs, ("minus_it",))),
    ),
    "another constant": lambda q: _first(
        q, lambda op: op.const is not None, lambda op: (replace(op, const=op.const + 1),)
    ),
    "no doubling": lambda q: _first(
        q, lambda op: op.name in ("dbl", "tpl", "half"), lambda op: (replace(op, name="copy"),)
    ),
    "another multiple": lambda q: _first(
        q, lambda op: op.name == "dbl", lambda op: (replace(op, name="tpl"),)
    ),
    "product for square": lambda q: _first(
        q,
        lambda op: op.name == "sqr" and q.inputs,
        lambda op: (replace(op, name="mul", args=(*op.args, q.inputs[0])),),
    ),
    "selected the other way": lambda q: _first(
        q,
        lambda op: op.name == "select",
        lambda op: (replace(op, args=(op.args[0], *op.args[:0:-1])),),
    ),
    "another operand": _other_input,
    "results exchanged": _results_exchanged,
    "a result of a result": lambda q: (
        replace(q, outputs=((q.outputs[0][0], q.outputs[-1][1]), *q.outputs[1:]))
        for _ in range(len(q.outputs) > 1)
    ),
    "too soon": _too_soon,
}


def changed(value, mutant, number):
    """What a pass returned with the n-th mutant of the (first) program in it, None where it has
    none.
    """
    if isinstance(value, FieldProgram):
        found = list(mutant(value))
        return found[number % len(found)] if found else None
    if isinstance(value, tuple):
        for i, part in enumerate(value):
            if (new := changed(part, mutant, number)) is not None:
                return (*value[:i], new, *value[i + 1 :])
    if is_dataclass(value) and hasattr(value, "program"):
        new = changed(value.program, mutant, number)
        return None if new is None else replace(value, program=new)
    return None


@contextmanager
def watched(function, answer):
    """`function` replaced wherever ecgen names it, by one whose results go through answer(number of
    the call, result).
    """
    numbers = []

    def wrapper(*given, **named):
        numbers.append(1)
        return answer(len(numbers), function(*given, **named))

    wrapper.cache_clear = getattr(function, "cache_clear", lambda: None)
    places = [
        (module, key, value)
        for module in list(sys.modules.values())
        if getattr(module, "__name__", "").startswith("ecgen")
        for key, value in list(vars(module).items())
        if value is function
        or (isinstance(value, tuple) and any(each is function for each in value))
    ]
    try:
        for module, key, value in places:
            setattr(
                module,
                key,
                wrapper
                if value is function
                else tuple(wrapper if each is function else each for each in value),
            )
        yield numbers
    finally:
        for module, key, value in places:
            setattr(module, key, value)


@cache
def calls():
    """How often each of ROUTINES has every pass called."""
    found = {name: {} for name in passes()}
    for curve, routine in ROUTINES:
        setting(curve)
        with ExitStack() as stack:
            counted = {
                name: stack.enter_context(watched(function, lambda number, result: result))
                for name, function in passes().items()
            }
            made(curve, routine)
        for name, numbers in counted.items():
            found[name] |= {(curve, routine): len(numbers)} if numbers else {}
    return found


@cache
def right(curve, routine):
    return computed(built(curve, routine), facts_of(curve).p)


def survivors(name, curve, routine, at, mutants, numbers):
    """(mutants refused, mutants that compute the same); AssertionError for one that does
    neither.
    """
    refused = same = 0
    for mutant in mutants:
        for number in numbers:
            hit = []

            def answer(call, result):
                new = changed(result, MUTANTS[mutant], number) if call == at else None
                hit.extend([] if new is None or new == result else [new])
                return result if new is None else new

            with watched(passes()[name], answer):
                try:
                    found = built(curve, routine)
                except (EcgenError, KeyError):  # a later pass misses a value
                    refused += bool(hit)
                    continue
            if hit:
                assert computed(found, facts_of(curve).p) == right(curve, routine), (
                    name,
                    mutant,
                    number,
                    curve,
                    routine,
                )
                same += 1
    return refused, same


def test_every_pass_is_known():
    """A new function that makes field programs is mutated too, or is said here to be in no
    routine.
    """
    applied = {name for name, found in calls().items() if found}
    assert applied == set(passes()) - NOT_APPLIED


@pytest.mark.parametrize("name", sorted(set(passes()) - NOT_APPLIED))
@pytest.mark.sample(3)
def test_no_mutant_of_a_pass_is_built(name):
    """A few kinds, other ones of each pass, until some are refused."""
    start, refused = 4 * sorted(passes()).index(name), 0
    for at, kind in product(range(2), range(len(MUTANTS))):
        (curve, routine), count = next(iter(calls()[name].items()))
        refused += survivors(
            name,
            curve,
            routine,
            (count, 1)[at],
            [list(MUTANTS)[(start + kind) % len(MUTANTS)]],
            (3,),
        )[0]
        if refused >= FEW:
            return
    raise AssertionError(f"{refused} mutants are refused")


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(set(passes()) - NOT_APPLIED))
def test_no_mutant_of_any_call_is_built(name):
    total = 0
    for (curve, routine), count in calls()[name].items():
        for at in sorted({1, (count + 1) // 2, count}):
            refused, _ = survivors(name, curve, routine, at, MUTANTS, (0, 1, 5, 11))
            total += refused
    assert total > 20


def test_the_pass_of_the_review_is_refused():
    """One subtraction turned round in the clean-up of a doubling: build and --prove said "proven",
    and [2]G was another point.
    """

    def wrong(call, result):
        if call > 1:
            return result
        ops = list(result.ops)
        at = next(i for i, op in enumerate(ops) if op.name == "sub")
        ops[at] = replace(ops[at], args=ops[at].args[::-1])
        return replace(result, ops=tuple(ops))

    made("secp256k1", "jac_dbl")
    with (
        watched(programs.clean, wrong),
        pytest.raises(
            CheckFailure, match="jac_dbl: . in `r` is not what shortw/.*/doubling/.* has there"
        ),
    ):
        built("secp256k1", "jac_dbl")


@pytest.mark.parametrize("name", ["free_result_names", "point_routine"])
def test_a_proof_on_bytes_refuses_a_wrong_pass(name):
    """What --prove claims of a routine comes from the formula, whatever the passes made of it."""
    emitted = read_emitted(ROOT / "generated/jac256189")
    rows, claims = {row.name: row for row in emitted.routines}, claims_of(emitted)
    row = next(row for row in emitted.routines if row.name.endswith("_dbl") and row.formulas)

    def answer(call, result):
        return changed(result, MUTANTS["another sign"], 0) or result

    for cached in CACHED:
        cached.cache_clear()
    try:
        with (
            watched(passes()[name], answer),
            pytest.raises(CheckFailure, match="is not what|does not have"),
        ):
            next(claims.of(row, rows))
    finally:
        for cached in CACHED:
            cached.cache_clear()


def test_words_in_other_places_are_refused():
    """The places of coordinates are told by the words that the code loads and stores, not by
    names.
    """
    spec, routine = made("ted1271gls", "ext_dbl")
    for at, (label, direction, words) in enumerate(routine.arguments):
        half = len(words) // 2
        turned = (label, direction, (*words[half:], *words[:half]))
        wrong = replace(
            routine, arguments=(*routine.arguments[:at], turned, *routine.arguments[at + 1 :])
        )
        with pytest.raises(CheckFailure):
            formula_proof.prove_program(spec, wrong, facts_of("ted1271gls"), TABLE)


def test_other_formulas_are_refused():
    spec, routine = made("ed25519", "ext_dbladd")
    for formulas in ((), routine.formulas[:1], routine.formulas[::-1]):
        with pytest.raises(CheckFailure, match="which is not what it computes"):
            formula_proof.prove_formulas(
                spec, replace(routine, formulas=formulas), facts_of("ed25519"), formulas, TABLE
            )


@pytest.mark.parametrize("of", ["clean", "compose", "expand_tower"])
def test_wrong_passes_before_the_lanes_are_refused(of, monkeypatch):
    """Packings are compared with a program that passes made: that is compared with the formula,
    too.
    """
    where = packed if of == "clean" else packed_runs
    plain = getattr(where, of)
    facts, group = facts_of("fourq"), complete_group(facts_of("fourq"))
    name = group.role("dbl").stages[-1][0]
    law = Law(group.role("dbl"), group, *packed.bound_formula(name, facts, group))
    found = packed.packings(law, VectorPlatform(facts, None), False)[0]
    way = packed_runs.Way(None, found, law)
    monkeypatch.setattr(
        where,
        of,
        lambda *given, **named: changed(plain(*given, **named), MUTANTS["another sign"], 1),
    )
    with pytest.raises(CheckFailure, match="is not what|something else"):
        match of:
            case "clean":
                packed.bound_formula(name, facts, group)
            case "compose":
                packed_runs.lowered_run([way, way], None, (), Lanes())
            case "expand_tower":
                packed_runs.over_base(law, found)


def test_what_is_equal_after_multiplying_out():
    """(x+y)(x-y) is x^2 - y^2, which no scalar and no order makes it."""
    forms = LinearForms(2**61 - 1)
    x, y, z = map(forms.name, "xyz")
    left = forms.mul(forms.mul(forms.add(x, y), forms.sub(x, y)), z)
    right = forms.mul(forms.sub(forms.mul(x, x), forms.mul(y, y)), z)
    assert left != right and forms.is_zero(forms.sub(left, right))
    assert not forms.is_zero(forms.sub(left, forms.add(right, z)))
    assert forms.mul(x, forms.mul(y, z)) == forms.mul(forms.mul(z, x), y)
    assert forms.div(forms.mul(x, y), forms.constant(-2)) == forms.sub(
        {}, forms.div(forms.mul(y, x), forms.constant(2))
    )


def test_conjugates_are_followed():
    p, n = 2**61 - 1, -1
    forms = LinearForms(p, True)
    x, i = forms.name("x"), forms.constant(Element(0, 1, p, n))
    assert forms.conj(forms.conj(x)) == x and forms.conj(x) != x
    assert forms.conj(forms.mul(i, forms.mul(x, x))) == forms.sub(
        {}, forms.mul(i, forms.mul(forms.conj(x), forms.conj(x)))
    )
    assert forms.conj(forms.div(i, forms.add(x, i))) == forms.sub(
        {}, forms.div(i, forms.sub(forms.conj(x), i))
    )


def test_a_polynomial_that_is_too_large_proves_nothing():
    forms = LinearForms(2**61 - 1)
    total = forms.constant(1)
    for k in range(12):
        total = forms.mul(
            total, forms.add(forms.name(f"x{k}"), forms.add(forms.name(f"y{k}"), forms.constant(1)))
        )
    with pytest.raises(CheckFailure, match="more than 4000 terms"):
        forms.is_zero(forms.sub(total, forms.name("z")))
