"""Endomorphisms: proven to map the curve to itself and to have their eigenvalue; wrong ones
refused; the known curves' eigenvalues found again.
"""

import gc
import random
import tomllib

import pytest

from ecgen.errors import FormulaError
from ecgen.formula import load, names, to_field_program
from ecgen.formula.expression import evaluate, parse_equation
from ecgen.formula.model import load_shape
from ecgen.formula.quadratic import Quadratic
from ecgen.resources import data_folder
from ecgen.verify import verify_file
from ecgen.verify.algebra.evaluate import run
from ecgen.verify.laws.generic_points import Curve
from ecgen.verify.laws.weights import weights
from ecgen.verify.maps.curve_map import Ground, check_on
from ecgen.verify.maps.endomorphism import (
    check_map,
    coefficients,
    eigenvalue_on,
    ground_for,
    is_large,
    modular,
)
from ecgen.verify.mutants import mutants
from tests.support.verify.maps import is_map_at_points

# those of Jacobians: test_class_maps.py
FILES = [
    name
    for name in names()
    if "/endomorphism/" in name and load(name).system.shape.definition is None
]
LARGE = [name for name in FILES if is_large(load(name), to_field_program(load(name)))]
# curve -> formula, constants of the formula from those of the curve file
CURVES = {
    "shortw/curves/jac1271gls": (
        "shortw/jacobian/endomorphism/gls",
        lambda c, f: {"wi": power(f, element(c["curve"]["mu"]), (f.p - 1) // 2)},
    ),
    "twisted/curves/ted1271gls": (
        "twisted/extended/endomorphism/gls",
        lambda c, f: {"wx": element(c["endomorphism"]["wx"])},
    ),
    "shortw/curves/secp256k1": (
        "shortw/jacobian-0/endomorphism/glv",
        lambda c, f: {"beta": element(c["endomorphism"]["beta"])},
    ),
    "shortw/curves/glvj0_256_11733": (
        "shortw/projective-0/endomorphism/glv",
        lambda c, f: {"beta": element(c["endomorphism"]["beta"])},
    ),
}


def element(value) -> tuple[int, int]:
    return tuple(int(v, 0) for v in value) if isinstance(value, list) else (int(value, 0), 0)


def power(field, base, exponent: int):
    result = field.one
    for bit in bin(exponent)[2:]:
        result = field.mul(result, result)
        result = field.mul(result, base) if bit == "1" else result
    return result


def image(formula, program, field, params, point, seed: int = 1):
    """The affine image of a point in random coordinates: the program run over F_p^2, straight from
    the definition of the field.
    """
    system, source, values = formula.system, random.Random(seed), {}
    scale = source.randrange(2, field.p), source.randrange(field.p)
    lookup = params | dict(zip(system.shape.coordinates, point))
    for name, node in system.tosystem:
        values[f"{name}1"] = field.mul(
            evaluate(node, lookup.__getitem__, field), power(field, scale, weights(system)[name])
        )
    state = run(program, values | params, field)
    found = params | {public[:-1]: state[value] for public, value in program.outputs}
    for name, node in system.derived:
        if node.names() <= set(found):
            found[name] = evaluate(node, found.__getitem__, field)
    return tuple(evaluate(node, found.__getitem__, field) for _, node in system.toaffine)


@pytest.mark.parametrize("name", FILES)
def test_packaged_endomorphisms_are_proven_with_their_eigenvalue(name):
    verdict = verify_file(data_folder("formulas") / f"{name}.op3")
    assert verdict.status == "proven", verdict.reason
    assert {claim.name: claim.status for claim in verdict.claims} == {
        "endomorphism": "proven",
        "eigenvalue": "tested" if name in LARGE else "proven",
    }
    assert len(FILES) >= 9 and len(LARGE) == 2


@pytest.mark.parametrize("name", FILES)
def test_every_mutant_is_refused_or_is_another_such_map(name):
    """A map of the curve to itself may be left by a mutation (-f for f); all others do not lie on
    the curve for random points.
    """
    formula = load(name)
    program = to_field_program(formula)
    if name in LARGE:
        ground = ground_for(formula)
        assert is_map_at_points(formula, program, ground)
        some = list(mutants(program))[::7]
        assert (
            sum(is_map_at_points(formula, mutant.apply(program), ground, 1) for mutant in some)
            < len(some) // 10
        )
        return
    instances = [modular(formula, seed) for seed in (7, 8)]
    assert all(check_map(formula, program, instance) is None for instance in instances)
    refused = kept = 0
    for mutant in mutants(program):
        if any(check_map(formula, mutant.apply(program), instance) for instance in instances):
            refused += 1
        else:
            kept += 1
    assert refused > kept


@pytest.mark.parametrize(
    "name, old, new, reason",
    [
        (
            "shortw/jacobian/endomorphism/gls",
            "Y3 = conj(Y1)",
            "Y3 = Y1",
            "does not lie on the curve",
        ),  # a conjugation forgotten
        (
            "shortw/jacobian/endomorphism/gls",
            "Z3 = wi*Z3",
            "Z3 = u*Z3",
            "does not lie on the curve",
        ),  # a wrong twist
        (
            "shortw/jacobian/endomorphism/gls",
            "Y3 = conj(Y1)",
            "Y3 = conj(2)",
            "does not lie on the curve",
        ),  # a constant
        ("twisted/extended/endomorphism/gls", "T3 = wx*T3", "T3 = T3", "x*y = T/Z"),
        (
            "twisted/projective/endomorphism/gls",
            "X3 = wx*X3",
            "X3 = X3",
            "does not lie on the curve",
        ),
        (
            "shortw/jacobian-0/endomorphism/glv",
            "X3 = beta*X1",
            "X3 = 2*X1",
            "does not lie on the curve",
        ),
        (
            "shortw/jacobian/endomorphism/glv-1728",
            "X3 = -X1",
            "X3 = X1",
            "does not lie on the curve",
        ),
        ("twisted/extended-1/endomorphism/frobenius-2", "X = conj(X)", "X = X", "mixes conjugates"),
        (
            "twisted/extended-1/endomorphism/frobenius-2",
            "C = a-XX",
            "C = a+XX",
            "does not lie on the curve",
        ),
        (
            "twisted/extended-1/endomorphism/frobenius-2",
            "T3 = U*V",
            "T3 = U*U",
            "`x*y = T/Z` fails",
        ),
        ("twisted/extended-1/endomorphism/frobenius-2", "D = D-C", "D = D-X1", "not homogeneous"),
        (
            "twisted/extended-1/endomorphism/frobenius-5",
            "A = A+b",
            "A = A-b",
            "does not lie on the curve",
        ),
    ],
)
def test_wrong_maps_are_refused(tmp_path, name, old, new, reason):
    assert old in write(tmp_path, name, old, new).read_text().replace(new, old)
    verdict = verify_file(tmp_path / "wrong.op3")
    assert verdict.status == "refused" and reason in verdict.reason


def write(folder, name, old="", new="", description=("", "")):
    """A copy of a packaged formula outside the tree, changed."""
    source = data_folder("formulas") / f"{name}.op3"
    path = folder / "wrong.op3"
    path.write_text(
        f"# model {name.rpartition('/')[0]}\n"
        + (source.read_text().replace(old, new, 1) if old else source.read_text())
    )
    path.with_suffix("").write_text(source.with_suffix("").read_text().replace(*description))
    return path


def test_a_likely_misprint_is_named(tmp_path):
    verdict = verify_file(
        write(tmp_path, "shortw/jacobian/endomorphism/gls", "Z3 = wi*Z3", "Z3 = wi*X3")
    )
    assert verdict.status == "refused" and [(s.line, s.new) for s in verdict.suggestions] == [
        (6, "Z3_1 = wi*Z3")
    ]
    assert verdict.located_reason.startswith(f"{tmp_path / 'wrong.op3'}:6: ")


@pytest.mark.parametrize(
    "name, old, new, status",
    [
        ("shortw/jacobian/endomorphism/gls", "l^2+1", "l^2-1", "refused"),
        ("shortw/jacobian/endomorphism/gls", "l^2+1", "l-1", "refused"),
        ("shortw/jacobian-0/endomorphism/glv", "l^2+l+1", "l^2-l+1", "refused"),
        ("shortw/jacobian-0/endomorphism/glv", "l^2+l+1", "l^2+1", "refused"),
        ("shortw/jacobian-0/endomorphism/glv", "l^2+l+1", "2*l^2+2*l+2", "proven"),
        (
            "shortw/jacobian/endomorphism/gls",
            "assume conj(wi)*wi = -1",
            "assume conj(wi)*wi = 1",
            "refused",
        ),
        ("shortw/jacobian/endomorphism/gls", "assume b = u*a", "assume b = u^2*a", "refused"),
        (
            "shortw/jacobian/endomorphism/gls",
            "assume conj(a0) = a0",
            "assume conj(a0) = -a0",
            "refused",
        ),
        ("twisted/extended-1/endomorphism/frobenius-2", "l^2-32", "l^2+32", "refused"),
        (
            "twisted/extended-1/endomorphism/frobenius-2",
            "assume m1 = 9-6*rt2",
            "assume m1 = 9+6*rt2",
            "refused",
        ),
        (
            "twisted/extended-1/endomorphism/frobenius-2",
            "assume rt5^2 = 5",
            "assume rt5^2 = 3",
            "refused",
        ),
        (
            "twisted/extended-1/endomorphism/frobenius-5",
            "assume gd = 240",
            "assume gd = 241",
            "refused",
        ),
    ],
)
def test_wrong_eigenvalues_and_constants_are_refused(tmp_path, name, old, new, status):
    path = write(tmp_path, name, description=(old, new))
    assert new in path.with_suffix("").read_text()
    verdict = verify_file(path)
    assert verdict.status == status, verdict
    assert status == "proven" or verdict.reason


def test_an_eigenvalue_is_an_equation_of_a_small_degree():
    assert coefficients(parse_equation("l^2+l+1 = 0")) == (1, 1, 1)
    assert coefficients(parse_equation("l = -2")) == (2, 1)
    assert coefficients(parse_equation("l^4 = 3*l-1")) == (1, -3, 0, 0, 1)
    for wrong, most in (
        ("l^3 = 1", 2),
        ("l^5 = 1", 4),
        ("x^2 = 1", 4),
        ("1 = 1", 4),
        ("l^2 = 10^9", 4),
        ("1/l = 1", 4),
        ("l/2 = 1", 4),
    ):
        with pytest.raises(FormulaError, match=f"no equation of degree 1 to {most}"):
            coefficients(parse_equation(wrong), most)


@pytest.mark.parametrize("curve", CURVES)
def test_eigenvalues_of_the_known_curves(curve):
    """The equation that is proven has the curve file's lambda as a root, and that root is the one
    for its generator.
    """
    data = tomllib.loads((data_folder("formulas") / f"{curve}.toml").read_text())
    name, constants = CURVES[curve]
    formula = load(name)
    program, field, order = (
        to_field_program(formula),
        Quadratic(int(data["field"]["p"], 0), -1),
        int(data["order"]["r"], 0),
    )
    shape = load_shape(data_folder("formulas") / curve.split("/")[0])
    params = {n: element(data["curve"][n]) for n in shape.parameters}
    law, generator = (
        Curve(shape, field, params),
        (element(data["base"]["x"]), element(data["base"]["y"])),
    )
    params |= constants(data, field)
    wanted = image(formula, program, field, params, generator)
    assert image(formula, program, field, params, generator, seed=2) == wanted
    found = eigenvalue_on(
        formula.eigenvalue, order, lambda root: law.multiply(root, generator) == wanted
    )
    assert found == int(data["endomorphism"]["lambda"], 0)
    other = next(iter(constants(data, field).values()))
    wrong = params | {next(iter(constants(data, field))): field.mul(other, other)}
    with pytest.raises(FormulaError, match="No root of"):
        eigenvalue_on(
            formula.eigenvalue,
            order,
            lambda root: (
                law.multiply(root, generator)
                == image(formula, program, field, wrong, law.double(generator))
            ),
        )


@pytest.mark.parametrize("p", [7, 11, 19, 23, 31])
def test_gls_on_every_point_of_tiny_twists(p):
    """All points of a GLS twist over F_{p^2}: each image is on the curve, psi is additive,
    psi(psi(P)) = -P.
    """
    field, formula = Quadratic(p, -1), load("shortw/jacobian/endomorphism/gls")
    program, shape, source = (
        to_field_program(formula),
        load_shape(data_folder("formulas") / "shortw"),
        random.Random(p),
    )
    squares = {field.mul((x, y), (x, y)) for x in range(p) for y in range(p)}
    u = next((x, y) for y in range(1, p) for x in range(p) if (x, y) not in squares)
    a0, b0 = next((a, b) for a in range(1, p) for b in range(1, p) if (4 * a**3 + 27 * b * b) % p)
    params = {
        "a": field.mul((a0, 0), power(field, u, 2)),
        "b": field.mul((b0, 0), power(field, u, 3)),
        "u": u,
        "wi": power(field, u, (p - 1) // 2),
    }
    roots = {}
    for x in range(p):
        for y in range(p):
            roots.setdefault(field.mul((x, y), (x, y)), []).append((x, y))
    law = Curve(shape, field, params)
    points = []
    for x in ((s, t) for s in range(p) for t in range(p)):
        right = evaluate(shape.ysquared, (params | {"x": x}).__getitem__, field)
        points += [(x, y) for y in roots.get(right, ())]
    psi = {point: image(formula, program, field, params, point) for point in points}
    assert len(points) > p * p // 2 and set(psi.values()) == set(points)
    assert all(psi[psi[point]] == law.negate(point) for point in points)
    for _ in range(100):
        one, two = source.sample(points, 2)
        if one[0] != two[0]:
            assert psi[law.add(one, two)] == law.add(psi[one], psi[two])


def test_other_operations_take_no_conjugates(tmp_path):
    path = tmp_path / "neg.op3"
    path.write_text("# model shortw/jacobian/negation\nX3 = X1\nY3 = -conj(Y1)\nZ3 = Z1\n")
    verdict = verify_file(path)
    assert verdict.status == "refused" and ":3: A negation takes no conjugates." in verdict.reason
    path.write_text("# model shortw/jacobian/negation\nX3 = X1\nY3 = -Y1\nZ3 = Z1\n")
    assert verify_file(path).status == "proven"
    path.with_suffix("").write_text("parameter u\nassume conj(u) = u\n")
    assert ":2: A negation takes no conjugates." in verify_file(path).reason


@pytest.mark.parametrize(
    "line, wanted",
    [
        ("eigenvalue l^3 = 2", "no equation of degree 1 to 2"),
        ("eigenvalue", "expression"),
        ("assume conj(v) = 1", "undeclared name"),
        ("assume conj(u) = 0", ""),
    ],
)
def test_bad_descriptions_are_refused(tmp_path, line, wanted):
    path = write(tmp_path, "shortw/jacobian-0/endomorphism/glv")
    beside = path.with_suffix("")
    beside.write_text(
        "\n".join(
            s for s in beside.read_text().splitlines() if not s.startswith(line.split()[0] + " l")
        )
        + f"\nparameter u\n{line}\n"
    )
    verdict = verify_file(path)
    assert (
        (verdict.status == "refused" and wanted in verdict.reason)
        if wanted
        else verdict.status == "proven"
    )


@pytest.mark.long
@pytest.mark.parametrize(
    "name, p",
    [
        ("shortw/jacobian-0/endomorphism/glv", 2**255 - 19),
        pytest.param(LARGE[0], 0, marks=pytest.mark.long),
    ],
)
def test_no_polynomial_is_left_to_the_collector_of_cycles(name, p):
    """python-flint 0.9 crashes where it frees one with its field: what the proof makes goes by
    reference counts.
    """
    formula = load(name)
    ground = (
        Ground(p, None, (("a", 0), ("b", 2), ("beta", pow(2, (p - 1) // 3, p))))
        if p
        else ground_for(formula)
    )
    gc.collect()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        check_on(formula, to_field_program(formula), ground)
        gc.collect()
        assert not [
            left
            for left in gc.garbage
            if type(left).__module__.startswith(("flint", "ecgen.verify.maps.curve_map"))
        ]
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
