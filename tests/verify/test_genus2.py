"""Jacobians of genus-2 curves: the law proven from its definition, formulas with their counts,
exceptional inputs against Cantor's algorithm, cuts.
"""

import itertools
import random
import re

import pytest

from ecgen.errors import FormulaError
from ecgen.formula import load, names, to_field_program
from ecgen.formula.model import load_shape
from ecgen.formula.operations import OPERATIONS
from ecgen.kind.jacobian.divisors import NEUTRAL, Jacobian
from ecgen.resources import data_folder
from ecgen.verify import verify_file
from ecgen.verify.laws.definition import prove_exchange, prove_law
from ecgen.verify.laws.weights import scalings
from tests.support.curve.classes import every_class

FOLDER = data_folder("formulas") / "genus2"
COUNTS = {
    "jacobian/addition/add": "40M + 8S",
    "jacobian/addition/readd": "37M + 6S",
    "jacobian/addition/madd": "31M + 6S",
    "jacobian/addition/mmadd": "22M + 4S",
    "jacobian/addition/zadd": "24M + 4S",
    "jacobian/co-z-addition/zaddu": "24M + 4S",
    "jacobian/doubling/dbl": "26M + 8S + 2D",
    "jacobian/doubling/dbl-f3is1": "26M + 8S + 1D",
    "jacobian/doubling/dbl-bk": "25M + 6S",
    "jacobian/doubling/mdbl": "21M + 6S",
    "jacobian/co-z-doubling/zdblu": "26M + 8S + 2D",
    "jacobian/doubling-addition/dadd": "62M + 12S",
    "jacobian/doubling-addition/mdadd": "53M + 10S",
    "jacobian/doubling-addition/redadd": "59M + 10S",
    "projective/addition/add": "40M + 3S",
    "projective/addition/madd": "35M + 3S",
    "projective/doubling/dbl": "32M + 6S + 2D",
    "projective/doubling/dbl-bk": "32M + 5S",
}
DEGREE, ROOT = "has degree below 2", "have a common root"


@pytest.mark.parametrize("name", COUNTS)
def test_formulas_are_proven_with_their_counts_and_conditions(name):
    verdict = verify_file(FOLDER / f"{name}.op3")
    assert verdict.status == "proven" and verdict.cost.startswith(COUNTS[name] + " + ")
    said = [c.meaning for c in verdict.conditions]
    additions = 2 if "doubling-addition" in name else 1
    assert sum(DEGREE in text for text in said) == sum(ROOT in text for text in said) == additions
    outside = {c.polynomial for c in verdict.conditions if not c.meaning}
    assert outside <= {f"{v}{k}" for v in "ZW" for k in (1, 2)}  # inputs that are no points


def test_every_formula_is_in_the_table_of_counts():
    listed = {name.removeprefix("genus2/") for name in names() if name.startswith("genus2/")}
    assert {
        name
        for name in listed
        if name.split("/")[1] not in ("negation", "scaling", "caching", "endomorphism")
    } == set(COUNTS)


def test_weights_of_two_scalings():
    weight = scalings(load("genus2/jacobian/doubling/dbl").system)
    assert weight == {
        "Q": (2, 0),
        "R": (4, 0),
        "S": (3, 1),
        "T": (5, 1),
        "Z": (1, 0),
        "W": (0, 1),
        "ZZ": (2, 0),
        "ZZZZ": (4, 0),
        "WW": (0, 2),
        "ZZZW": (3, 1),
        "ZZZZZW": (5, 1),
    }


def damaged_laws():
    """(line number, damaged line) for every line that the proof of the law reads: its last sign is
    changed, or one is put before its right side.
    """
    for number, line in enumerate((FOLDER / "coordinates").read_text().splitlines()):
        if line.split()[0] in (
            "satisfying",
            "curve",
            "mumford",
            "function",
            "addition",
            "doubling",
            "negation",
        ):
            at = max(line.rfind("+"), line.rfind("-"))
            yield (
                number,
                (
                    line[:at] + "-+"[line[at] == "-"] + line[at + 1 :]
                    if at > 0
                    else re.sub(r"= ", "= -", line, count=1)
                ),
            )


@pytest.mark.parametrize(
    "number, line", list(damaged_laws()), ids=lambda v: str(v).replace("/", ":")
)
def test_a_damaged_law_is_not_proven(tmp_path, number, line):
    lines = (FOLDER / "coordinates").read_text().splitlines()
    lines[number] = line
    (tmp_path / "coordinates").write_text("\n".join(lines))
    with pytest.raises(FormulaError, match="not proven from its definition"):
        prove_law(load_shape(tmp_path))


def test_the_law_is_proven_from_its_definition():
    assert len(list(damaged_laws())) > 30
    prove_law(load_shape(FOLDER))
    prove_exchange(load_shape(FOLDER))


@pytest.mark.parametrize(
    "line, wanted",
    [
        ("solve f3 f9", "which is no parameter"),
        ("solve f3", "fewer parameters than there are equations"),
        ("solve f3 f2", "`solve` names 2"),
        ("exception addition X nothing", "names nothing that a law defines"),
        ("function addition e*y = e*w", "reads w, which is not defined"),
        ("function doubling e*y^2 = x", "no multiple of y"),
        ("function doubling x*y = x^3", "is no constant"),
        ("mumford u = 2*x^2+q*x+r", "is not monic"),
        ("addition let D = zz", "reads zz, which is not defined"),
        ("curve x^5+w", "reads w, which is not defined"),
    ],
)
def test_a_shape_that_cannot_be_read_or_proven_says_why(tmp_path, line, wanted):
    head = " ".join(
        line.split()[: 3 if " let " in line else 1 if line.startswith(("solve", "curve")) else 2]
    )
    lines = [
        line if old.startswith(head) else old
        for old in (FOLDER / "coordinates").read_text().splitlines()
    ]
    (tmp_path / "coordinates").write_text(
        "\n".join([*lines, line] if line.startswith("exception") else lines)
    )
    with pytest.raises(FormulaError, match=re.escape(wanted)):
        prove_law(load_shape(tmp_path))


def copy_of(tmp_path, name, statements=("", ""), description=("", "")):
    source = FOLDER / f"{name}.op3"
    path = tmp_path / "changed.op3"
    path.write_text(
        f"# model genus2/{name.rpartition('/')[0]}\n" + source.read_text().replace(*statements)
    )
    path.with_suffix("").write_text(source.with_suffix("").read_text().replace(*description))
    return path


CUTS = [
    line
    for line in (FOLDER / "jacobian/doubling-addition/mdadd").read_text().splitlines()
    if line.startswith("cut")
]


@pytest.mark.parametrize("line", CUTS[1:])
def test_a_cut_needs_each_of_its_equations(tmp_path, line):
    verdict = verify_file(
        copy_of(tmp_path, "jacobian/doubling-addition/mdadd", description=(line + "\n", ""))
    )
    assert verdict.status == "unsupported" and (
        "of which no `cut` line says" in verdict.reason
        or "leave several names open" in verdict.reason
        or "may not" in verdict.reason
    )


@pytest.mark.parametrize(
    "old, new, status, reason",
    [
        (
            "cut W = e*Z",
            "cut W = -e*Z",
            "refused",
            "at the cut `W = -e*Z` fails; the whole formula is right",
        ),
        ("cut Qs = q5*Z^2", "cut Qs = q1*Z^2", "refused", "at the cut"),
        ("cut C = c*Z^2", "cut C = c*Z", "refused", "at the cut"),
        ("cut C = c*Z^2", "cut C = N*Z^2", "unsupported", "leave several names open"),
        ("cut Qn = q1*Z^2", "cut Qn = q2*Z^2", "unsupported", "reads q2, which it may not"),
        ("cut 5 = 2+1", "cut 5 = 1+2", "unsupported", "which it may not"),
        ("cut 5 = 2+1", "cut 2 = 2+1", "refused", "no sum of the two input points"),
        ("cut C = c*Z^2", "cut CCC = c*Z^2", "refused", "written before the cut"),
    ],
)
def test_wrong_cuts_are_refused(tmp_path, old, new, status, reason):
    verdict = verify_file(
        copy_of(tmp_path, "jacobian/doubling-addition/mdadd", description=(old, new))
    )
    assert (verdict.status, reason in verdict.reason) == (status, True), verdict.reason


@pytest.mark.parametrize(
    "old, new, wanted",
    [
        ("# cut:", "# here:", "0 lines `# cut`"),
        ("N = 2*N-D", "N = 2*N-E", "of which no `cut` line says"),
        ("A = q*Qn\n", "A = q*Q1\n", "of which no `cut` line says"),
    ],
)
def test_a_second_half_reads_what_the_cut_says(tmp_path, old, new, wanted):
    verdict = verify_file(
        copy_of(tmp_path, "jacobian/doubling-addition/mdadd", statements=(old, new))
    )
    assert verdict.status != "proven" and wanted in verdict.reason


@pytest.mark.sample(4)
@pytest.mark.parametrize(
    "name, old, new",
    [
        ("jacobian/addition/add", "R3 = R3+2*Sn", "R3 = R3-2*Sn"),
        ("jacobian/doubling/dbl", "K = A+2*QQ", "K = A-2*QQ"),
        ("projective/doubling/dbl", "L = G-SS", "L = G+SS"),
        ("jacobian/doubling-addition/mdadd", "Qs = Qs-V", "Qs = Qs+V"),
        pytest.param(
            "jacobian/doubling-addition/dadd", "N = 2*N-D", "N = 2*N+D", marks=pytest.mark.long
        ),
    ],
)
def test_a_misprint_is_refused_and_named(tmp_path, name, old, new):
    path = copy_of(tmp_path, name, (old, new))
    line = 1 + path.read_text().splitlines().index(new)
    verdict = verify_file(path)
    assert verdict.status == "refused" and line in [s.line for s in verdict.suggestions], verdict


# Tiny curves: the formulas beside Cantor's algorithm. A result is exceptional if Z*W = 0.

SOURCE = random.Random(1)
RUN = {
    "mul": lambda a, b, k: a * b,
    "sqr": lambda a, b, k: a * a,
    "add": lambda a, b, k: a + b,
    "sub": lambda a, b, k: a - b,
    "neg": lambda a, b, k: -a,
    "dbl": lambda a, b, k: 2 * a,
    "mulc": lambda a, b, k: k * a,
    "copy": lambda a, b, k: a,
    "const": lambda a, b, k: k,
}


def tiny(p, f3=None, f2=None):
    """A smooth curve without x^4 and its classes of degree 2."""
    while True:
        f = tuple(SOURCE.randrange(p) for _ in range(4))
        jacobian = Jacobian(
            p, (*f[:2], f[2] if f2 is None else f2, f[3] if f3 is None else f3, 0, 1)
        )
        if jacobian.is_smooth:
            return jacobian, [e for e in every_class(jacobian) if len(e[0]) == 3]


def coordinates(formula, element, p, index, fixed, scale):
    """The named coordinates of a class, scaled."""
    (r, q, _), (t, s) = element[0], (*element[1], 0, 0)[:2]
    values = {"Q": q, "R": r, "S": s, "T": t, "Z": 1, "W": 1}
    weight = scalings(formula.system)
    if not fixed:
        values = {
            n: (
                v
                * pow(scale[0], weight[n][0], p)
                * (pow(scale[1], weight[n][1], p) if len(weight[n]) > 1 else 1)
                % p
            )
            for n, v in values.items()
            if n in weight
        }
    z, w = values["Z"], values.get("W", 1)
    return {
        f"{n}{index}": v % p
        for n, v in (
            values | {"ZZ": z**2, "ZZZZ": z**4, "WW": w * w, "ZZZW": z**3 * w, "ZZZZZW": z**5 * w}
        ).items()
    }


def run(formula, program, values, p):
    state = dict(values)
    for op in program.ops:
        a, b = (op.args[0], op.args[-1]) if op.args else ("", "")
        state[op.outs[0]] = RUN[op.name](state.get(a, 0), state.get(b, 0), op.const) % p
    return {public: state[value] for public, value in program.outputs}


def result(formula, found, p, index=3):
    """The class that a result stands for, None where Z*W = 0."""
    z, w = found[f"Z{3}"], found.get(f"W{3}", 1)
    if z * w % p == 0:
        return None
    weight = scalings(formula.system)
    q, r, s, t = (
        found[f"{n}{index}"]
        * pow(z, -weight[n][0], p)
        * (pow(w, -weight[n][1], p) if len(weight[n]) > 1 else 1)
        % p
        for n in "QRST"
    )
    return (r, q, 1), ((t, s) if s else (t,) if t else ())


def common_root(a, b, p):
    return (
        any(
            sum(c * pow(x, i, p) for i, c in enumerate(a)) % p
            == 0
            == sum(c * pow(x, i, p) for i, c in enumerate(b)) % p
            for x in range(p)
        )
        or a == b
    )


def is_exceptional(jacobian, first, second):
    """Whether an addition, or a doubling of `first`, is one of those that the conditions name: a
    common root, or a sum of degree below 2.
    """
    p = jacobian.p
    if second is None:
        return common_root(first[0], first[1] or (0,), p) or len(jacobian.add(first, first)[0]) < 3
    return common_root(first[0], second[0], p) or len(jacobian.add(first, second)[0]) < 3


def compare(name, jacobian, pairs):
    formula = load(f"genus2/{name}")
    program, p, operation = to_field_program(formula), jacobian.p, OPERATIONS[formula.operation]
    fixed = {e.left.value for e in formula.assumes}
    params = {f"f{i}": c for i, c in enumerate(jacobian.f[:4])}
    seen = 0
    for first, second in pairs:
        scale = SOURCE.randrange(1, p), SOURCE.randrange(1, p)
        other = (
            scale
            if "Z1" in fixed and "Z2" not in fixed
            else (SOURCE.randrange(1, p), SOURCE.randrange(1, p))
        )
        values = params | coordinates(formula, first, p, 1, "mm" in name or "mdbl" in name, scale)
        if second is not None:
            values |= coordinates(formula, second, p, 2, "Z2" in fixed, other)
        found = run(formula, program, values, p)
        if "doubling-addition" in name:
            total = jacobian.add(first, second)
            wrong = is_exceptional(jacobian, first, second) or is_exceptional(
                jacobian, total, first
            )
            wanted = jacobian.add(total, first)
        else:
            wrong, wanted = (
                is_exceptional(jacobian, first, second),
                jacobian.add(first, second or first),
            )
        assert result(formula, found, p) == (None if wrong else wanted), (
            name,
            jacobian.f,
            first,
            second,
        )
        if len(operation.results) == 2 and not wrong:
            assert result(formula, found, p, 4) == first
        seen += not wrong
    return seen


@pytest.mark.parametrize("name", COUNTS)
@pytest.mark.sample(18)
def test_formulas_on_a_tiny_curve(name):
    """Random pairs, or every class, modulo 11 and 13: right, or Z*W = 0 exactly where the
    conditions say.
    """
    assert some_pairs(name, 11, 60) + some_pairs(name, 13, 30) > 0


def some_pairs(name, p, count):
    jacobian, elements = tiny(
        p, f3=0 if "bk" in name else 1 if "f3is1" in name else None, f2=0 if "bk" in name else None
    )
    if "doubling/" in name and "addition" not in name:
        return compare(name, jacobian, [(e, None) for e in elements])
    return compare(
        name, jacobian, SOURCE.choices(list(itertools.product(elements, repeat=2)), k=count)
    )


@pytest.mark.long
@pytest.mark.parametrize("p", [5, 7])
@pytest.mark.parametrize("name", COUNTS)
def test_formulas_on_every_pair_of_tiny_curves(name, p):
    """Five curves, every pair of classes of degree 2."""
    for _ in range(5):
        jacobian, elements = tiny(
            p,
            f3=0 if "bk" in name else 1 if "f3is1" in name else None,
            f2=0 if "bk" in name else None,
        )
        single = "doubling/" in name and "addition" not in name
        compare(
            name,
            jacobian,
            [(e, None) for e in elements] if single else itertools.product(elements, repeat=2),
        )


@pytest.mark.parametrize("p", [3, 5, 7])
def test_the_oracle_is_a_group(p):
    """Every class of tiny Jacobians: the sum is a class, commutative, associative on samples, with
    negatives; the order is in Weil's interval.
    """
    for _ in range(3):
        jacobian, _ = tiny(p)
        elements = every_class(jacobian)
        assert (p**0.5 - 1) ** 4 <= len(elements) <= (p**0.5 + 1) ** 4
        for element in elements:
            assert (
                jacobian.add(element, jacobian.negate(element))
                == NEUTRAL
                == jacobian.multiply(len(elements), element)
            )
        for a, b, c in (SOURCE.choices(elements, k=3) for _ in range(300)):
            assert jacobian.contains(jacobian.add(a, b)) and jacobian.add(a, b) == jacobian.add(
                b, a
            )
            assert jacobian.add(jacobian.add(a, b), c) == jacobian.add(a, jacobian.add(b, c))
