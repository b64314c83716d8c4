"""Endomorphisms of Jacobians: proven to map classes to classes and to be homomorphisms; every
mutant that is none is refused; all classes of tiny curves.
"""

import itertools

import pytest

from ecgen.formula import load, names, to_field_program
from ecgen.formula.expression import evaluate
from ecgen.formula.parameters import Modular, parameter_values
from ecgen.kind.jacobian.divisors import Jacobian, to_class, to_numbers
from ecgen.program.interpret import interpret
from ecgen.resources import data_folder
from ecgen.verify import verify_file
from ecgen.verify.maps.class_map import check_eigenvalue, check_map, modular
from ecgen.verify.mutants import mutants
from tests.support.curve.classes import every_class

FILES = [
    name
    for name in names()
    if "/endomorphism/" in name and load(name).system.shape.definition is not None
]
BK = data_folder("formulas") / "genus2/jacobian/endomorphism/bk"


@pytest.mark.parametrize("name", FILES)
def test_packaged_maps_are_proven(name):
    verdict = verify_file(data_folder("formulas") / f"{name}.op3")
    assert verdict.status == "proven" and {c.name: c.status for c in verdict.claims} == {
        "endomorphism": "proven",
        "eigenvalue": "tested",
    }
    assert len(FILES) == 2


def test_costs():
    assert (
        verify_file(BK.with_suffix(".op3")).cost == "1D"
        and verify_file(data_folder("formulas") / "genus2/projective/endomorphism/bk.op3").cost
        == "3D"
    )


@pytest.mark.parametrize("name", FILES)
def test_every_mutant_is_refused_or_is_another_such_map(name):
    """-f is a map of the Jacobian to itself, and what has the same effect on classes."""
    formula = load(name)
    program, at = to_field_program(formula), modular(formula, 7)
    assert (
        check_map(formula, program, at) is None
        and check_eigenvalue(formula, program, at, (1, 1, 1, 1, 1)) is None
    )
    kept = [
        mutant
        for mutant in mutants(program)
        if check_map(formula, mutant.apply(program), at) is None
    ]
    assert len(kept) < len(list(mutants(program))) // 4
    for mutant in kept:
        assert check_eigenvalue(
            formula, mutant.apply(program), at, (1, 1, 1, 1, 1)
        ) or check_eigenvalue(formula, mutant.apply(program), at, (1, -1, 1, -1, 1))


@pytest.mark.parametrize(
    "old, new, description, reason",
    [
        ("Z3 = square*Z1", "Z3 = zeta*Z1", ("", ""), ""),  # that is f^3, of the same equation
        ("Z3 = square*Z1", "Z3 = root*Z1", ("", ""), "no class of the curve"),
        ("T3 = T1", "T3 = S1", ("", ""), "no class of the curve"),
        ("R3 = R1", "R3 = Q1", ("", ""), "no class of the curve"),
        ("", "", ("assume f1 = 0\n", ""), "no class of the curve"),
        ("", "", ("assume f3 = 0\n", ""), "no class of the curve"),
        ("", "", ("root^2 = 5", "root^2 = 7"), "no class of the curve"),
        ("", "", ("l^4+l^3+l^2+l+1 = 0", "l^4-l^3+l^2-l+1 = 0"), "does not hold for the map"),
        ("", "", ("l^4+l^3+l^2+l+1 = 0", "l^2+1 = 0"), "does not hold for the map"),
        ("", "", ("l^4+l^3+l^2+l+1 = 0", "l^5 = 1"), "no equation of degree 1 to 4"),
    ],
)
def test_wrong_maps_are_refused(tmp_path, old, new, description, reason):
    path = tmp_path / "wrong.op3"
    path.write_text(
        "# model genus2/jacobian/endomorphism\n"
        + BK.with_suffix(".op3").read_text().replace(old, new)
    )
    path.with_suffix("").write_text(BK.read_text().replace(*description))
    verdict = verify_file(path)
    assert verdict.status == ("refused" if reason else "proven") and reason in verdict.reason, (
        verdict
    )


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("p, b", [(11, 2), pytest.param(31, 3, marks=pytest.mark.long)])
def test_every_class_of_tiny_curves(name, p, b):
    """f(D) is the class with the roots of u multiplied by zeta; f(D + E) = f(D) + f(E) for
    neighbours, the sums of degree 2.
    """
    formula, jacobian = load(name), Jacobian(p, (b, 0, 0, 0, 0, 1))
    system, field, constants = (
        formula.system,
        Modular(p),
        parameter_values(formula, {"f0": b, "f1": 0, "f2": 0, "f3": 0}, p),
    )
    program, classes = (
        to_field_program(formula),
        [e for e in every_class(jacobian) if len(e[0]) == 3],
    )
    zeta = (
        constants["zeta"]
        if "zeta" in constants
        else next(z for z in range(2, p) if pow(z, 5, p) == 1 and z * z % p == constants["square"])
    )

    def mapped(element):
        lookup = dict(zip(system.shape.coordinates, to_numbers(element)))
        values = {f"{n}1": evaluate(node, lookup.__getitem__, field) for n, node in system.tosystem}
        found = interpret(
            program, {n: (values | constants)[n] for n in (*program.inputs, *program.params)}, p
        )
        known = {n.removesuffix("3"): v for n, v in found.items()}
        for n, node in system.derived:
            known.setdefault(n, evaluate(node, known.__getitem__, field))
        nodes = {e.left.value: e.right for e in system.satisfying if e.left.op == "name"}
        return to_class(
            tuple(evaluate(nodes[c], known.__getitem__, field) for c in system.shape.coordinates)
        )

    images = {element: mapped(element) for element in classes}
    for (u, _v), (w, x) in images.items():
        assert jacobian.contains((w, x)) and w == (zeta**2 * u[0] % p, zeta * u[1] % p, 1)
    for first, second in itertools.pairwise(classes):
        if (total := jacobian.add(first, second)) in images:
            assert images[total] == jacobian.add(images[first], images[second])
