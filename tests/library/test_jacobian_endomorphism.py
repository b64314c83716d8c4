"""Jacobians of y^2 = x^5 + b that are multiplied with the map of order 5: tiny curves whose
multiplications use it whether it pays or not, every class with every scalar; what a curve file
states of the map is checked; scalars that would meet an exceptional case are noticed."""

from collections import Counter
from dataclasses import replace
from itertools import product

import pytest

from ecgen.curve import known_curves, load_curve
from ecgen.errors import CurveError
from ecgen.isa.target import load_target
from ecgen.kind.jacobian import library
from ecgen.kind.jacobian.divisors import Jacobian, to_numbers
from ecgen.kind.jacobian.law import jacobian_of
from ecgen.library.files.write import write_library
from ecgen.library.pipeline.options import BuildOptions
from ecgen.library.pipeline.planned import plan_library
from ecgen.run.check import checks
from ecgen.run.emitted import read_emitted
from ecgen.run.readback.claims import check_manifest
from ecgen.walk.plan import _ends_in_a_double
from ecgen.walk.scalars.decompose import decomposition
from ecgen.walk.scalars.recodings import Odd
from tests.support.compilers import quick
from tests.support.curve.classes import every_class
from tests.support.library.jacobians import FILE, answer
from tests.support.library.made import made_library

TINY = {11: (2, 271), 31: (3, 1721), 41: (11, 2131), 61: (2, 5851)}  # p -> b, the number of classes
SOME = 40_000  # calls at least; more would take minutes


@pytest.fixture
def forced(monkeypatch):
    """The endomorphism is used."""
    for name in ("strategies", "vartime_strategies"):
        own = getattr(library, name)
        monkeypatch.setattr(
            library,
            name,
            lambda room, own=own: tuple(way for way in own(room) if "endomorphism" in way.kind),
        )


def curve_over(p: int, folder):
    b, number = TINY[p]
    jacobian = Jacobian(p, (b, 0, 0, 0, 0, 1))
    path = folder / f"tiny{p}.toml"
    base = next(to_numbers(e) for e in every_class(jacobian) if len(e[0]) == 3)
    path.write_text(FILE.format(p=p, f=jacobian.f, r=number, cofactor=1, base=base))
    return load_curve(path)


@pytest.mark.long
@pytest.mark.parametrize(
    "p, cpu", [(11, "c64"), *(pytest.param(p, "x86-64", marks=pytest.mark.long) for p in TINY)]
)
def test_every_class_and_scalar(p, cpu, forced, tmp_path):
    """Right or refused, never wrong, in constant and in variable time."""
    curve = curve_over(p, tmp_path)
    loaded = library_in(tmp_path, curve, cpu)
    form, jacobian, answers = loaded.emitted.format, jacobian_of(curve), Counter()
    classes = [e for e in every_class(jacobian) if len(e[0]) == 3]
    for element in classes[:: -(-len(classes) * curve.r * 2 // (SOME * p))]:
        point, multiple = form.point(to_numbers(element)), ((1,), ())
        for k in range(curve.r):
            wanted = to_numbers(multiple)
            for name in ("scalarmult", "scalarmult_vartime"):
                answers[answer(loaded, name, k, point, wanted)] += 1
            multiple = jacobian.add(multiple, element)
    assert answers["right"] > p**2 and answers["refused"]


def library_in(folder, curve, cpu: str):
    """The loaded library, whose multiplications decompose their scalars and whose files are as its
    manifest says.
    """
    write_library(
        made_library(curve, load_target(cpu), BuildOptions("jac")).files, folder / "library"
    )
    loaded = checks.load(read_emitted(folder / "library"), quick(), folder)
    assert (folder / "library/src/jac.c").read_text().count("_k_parts(") == 4
    assert check_manifest(loaded.emitted).status == "passed"
    return loaded


@pytest.mark.long
@pytest.mark.parametrize("name", ["bk127", pytest.param("bk128", marks=pytest.mark.long)])
def test_the_map_is_used_where_it_pays(name):
    curve, target = load_curve(name), load_target("x86-64")
    found, plain = (
        plan_library(curve, target, BuildOptions("j", without=without))
        for without in ((), ("endomorphism",))
    )
    assert (
        "signs of 4 odd parts" in found.mul.kind
        and "signs of 4 odd parts" in found.vartime.kind
        and "odd digits" in plain.mul.kind
    )
    assert 1.9 * found.mul.cost < plain.mul.cost


def test_a_stated_endomorphism_that_nothing_uses_is_refused(tmp_path):
    path = tmp_path / "own.toml"
    path.write_text(known_curves()["jac1271"].read_text() + '\n[endomorphism]\nlambda = "7"\n')
    with pytest.raises(CurveError, match="`lambda` of the endomorphism cannot be checked"):
        plan_library(load_curve(path), load_target("x86-64"), BuildOptions("j"))


def test_a_basis_for_which_a_sum_meets_itself_is_told_and_not_taken():
    """For bk127's own basis the scalars +-2 d, d the signs of an entry, end in that entry: the
    proof refuses that walk, too (it names P = Q).
    """
    curve = load_curve("bk127")
    own = plan_library(curve, load_target("x86-64"), BuildOptions("j")).steps.endomorphism
    by = decomposition(own.lattice, "odd")
    recodings = tuple(Odd(1, 64, max(part.high, -part.low)) for part in by.parts)
    assert not own.found and _ends_in_a_double(by, recodings)
    met = 0
    for digits in product((1, -1), repeat=4):
        rows = [
            recoding.apply(k)[0]
            for recoding, k in zip(
                recodings, by.apply(own.lattice.value(tuple(2 * d for d in digits)))
            )
        ]
        before = [sum(d << i - 1 for i, (d,) in enumerate(row) if i) * 2 for row in rows]
        met += own.lattice.value(tuple(v - row[0][0] for v, row in zip(before, rows))) == 0
    assert met == 2


@pytest.mark.parametrize(
    "key, change, what",
    [
        (
            "lambda",
            lambda e: replace(e, eigenvalues=(e.eigenvalues[0] + 1,)),
            "The `lambda` of the endomorphism is wrong",
        ),
        (
            "lambda",
            lambda e: replace(e, eigenvalues=(pow(e.eigenvalues[0], 2, R),)),
            "The `lambda` of the endomorphism is wrong",
        ),
        (
            "zeta",
            lambda e: replace(e, constants=tuple((n, v + (n == "zeta")) for n, v in e.constants)),
            "The constant `zeta` of the endomorphism is wrong",
        ),
        (
            "basis",
            lambda e: replace(e, basis=((e.basis[0][0] + 1, *e.basis[0][1:]), *e.basis[1:])),
            "Row 0 of the basis is no relation",
        ),
        (
            "basis",
            lambda e: replace(e, basis=(tuple(2 * x for x in e.basis[0]), *e.basis[1:])),
            "The determinant of the basis",
        ),
    ],
)
def test_what_a_file_states_is_checked(key, change, what):
    curve = load_curve("bk127")
    with pytest.raises(CurveError, match=what) as caught:
        plan_library(
            replace(curve, endomorphism=change(curve.endomorphism)),
            load_target("x86-64"),
            BuildOptions("j"),
        )
    assert caught.value.line


R = load_curve("bk127").r


def test_without_a_table_the_map_is_found(tmp_path):
    """The constants are solved for, the eigenvalue is computed on the generator, the lattice
    reduced.
    """
    text = load_curve("bk128").file.path.read_text()
    path = tmp_path / "mine.toml"
    path.write_text(text[: text.index("[endomorphism]")].replace('name = "bk128"', 'name = "mine"'))
    found = plan_library(load_curve(path), load_target("x86-64"), BuildOptions("mine"))
    assert "signs of 4 odd parts" in found.mul.kind and found.steps.endomorphism.found


def test_a_curve_without_the_map_has_none():
    for name in ("generic128",):
        assert (
            plan_library(
                load_curve(name), load_target("x86-64"), BuildOptions("g")
            ).steps.endomorphism
            is None
        )
