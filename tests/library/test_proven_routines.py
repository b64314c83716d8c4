"""Every assembly routine that a library emits has a meaning that its build has proven; one without
is refused.

The names come from the emitted text, not from the list that the build goes through.
"""

import re
from dataclasses import replace

import pytest

from ecgen.curve import load_curve
from ecgen.errors import CheckFailure, EcgenError
from ecgen.field.statements import STATEMENTS
from ecgen.isa.target import load_target
from ecgen.library.pipeline.curve import build_library
from ecgen.library.pipeline.options import BuildOptions
from ecgen.library.routines import assembly, routine_proof
from ecgen.library.routines import modulo_order as scalar_routines
from ecgen.library.routines.platform import platform_of
from ecgen.library.routines.signatures import field_routine
from tests.support.library.curves import curve_of

LABEL = re.compile(r"^\t?(?:\w+_END\((?:\w+_NAME\()?|\.size )q_(\w+)", re.M)
# call, erase and return; they compute nothing: tests/fixedbugs/test_secrets_on_the_stack.py
ENTRIES = "src/q_entry.S"
P = 2**127 - 1


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    "curve, cpu",
    [
        ("ted256189", "zen4"),
        pytest.param("jac256189", "x86-64", marks=pytest.mark.long),
        ("curve25519", "cortex-m4"),
    ],
)
def test_what_is_emitted_is_proven(curve, cpu, monkeypatch):
    proven = []

    def noted(spec, routine, *more):
        prove(spec, routine, *more)
        assert routine.name == spec.name
        proven.append(spec.name)

    def noted_scalar(spec, routine, order):
        prove_scalar(spec, routine, order)
        assert routine.name == spec.name
        proven.append(spec.name)

    prove, prove_scalar = routine_proof.prove_routine, scalar_routines.prove_scalar
    monkeypatch.setattr(routine_proof, "prove_routine", noted)
    monkeypatch.setattr(scalar_routines, "prove_scalar", noted_scalar)
    library = build_library(load_curve(curve), load_target(cpu), BuildOptions("q"))
    emitted = [
        name
        for file, text in library.files.items()
        if file.endswith(".S") and file != ENTRIES
        for name in LABEL.findall(text)
    ]
    # of Montgomery's form, which none of these primes takes:
    # tests/library/test_montgomery_library.py
    conversions = {"fe_from_words", "fe_to_words"}
    # compared with the model in the build instead: tests/field/test_divsteps_limbs.py
    modelled = {"sc_divsteps"} & set(emitted)
    assert (
        len(emitted) > 12
        and set(emitted) - modelled <= set(proven)
        and set(STATEMENTS) - {"fe_nsqr"} - conversions <= set(proven)
    )


def test_a_scalar_routine_that_is_not_proven_is_not_emitted(monkeypatch):
    """Each way to lower it is proven before it is taken: the last refusal is the build's."""
    asked = []

    def refuse(spec, routine, order):
        asked.append(spec.name)
        raise CheckFailure("not proven")

    spec = scalar_routines.scalar_routines(P, 64)[3]
    monkeypatch.setattr(scalar_routines, "prove_scalar", refuse)
    with pytest.raises(CheckFailure, match="not proven"):
        scalar_routines.proven_scalar(spec, P, load_target("x86-64"))
    assert asked == [spec.name] * len(scalar_routines.WAYS)


def build(*specs):
    return assembly.assemble(
        specs,
        platform_of(curve_of("some", "weierstrass", P, P - 3, 0, 1, 0, 0), load_target("x86-64")),
    )


@pytest.mark.parametrize(
    "name, meaning",
    [
        ("fe_add", "a-b"),
        ("fe_sub", "b-a"),
        ("fe_mul", "a+b"),
        ("fe_mul", "2*a*b"),
        ("fe_add", "sum"),
    ],
)
def test_a_routine_that_is_said_to_be_another_is_refused(name, meaning):
    """The meaning in the manifest's row is the one that is proven, not the one that the operation's
    name suggests.
    """
    words = 2
    build(
        field_routine(name, ({"fe_add": "a+b", "fe_sub": "a-b", "fe_mul": "a*b"}[name],), 2, words)
    )
    with pytest.raises(EcgenError):
        build(field_routine(name, (meaning,), 2, words))


def test_a_routine_without_a_meaning_is_refused():
    spec = field_routine("fe_add", ("a+b",), 2, 2)
    with pytest.raises(EcgenError, match="nothing says what fe_add computes"):
        build(replace(spec, meaning=()))
