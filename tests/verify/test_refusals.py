"""What must not be proven: zero outputs, right only for Z = 1, false claims, unstated omissions."""

import pytest

from ecgen.errors import FormulaError
from ecgen.formula import load_file
from ecgen.resources import data_folder
from ecgen.verify import require_proven, verify_file

pytestmark = pytest.mark.essential


def write(
    tmp_path,
    code: str,
    model: str = "shortw/jacobian/doubling",
    description: str = "",
    name: str = "f",
):
    (tmp_path / f"{name}.op3").write_text(f"# model {model}\n{code}")
    (tmp_path / name).write_text(description)
    return verify_file(tmp_path / f"{name}.op3")


DOUBLING = """XX = X1^2
YY = Y1^2
ZZ = Z1^2
M = 3*XX+a*ZZ^2
S = 4*X1*YY
X3 = M^2-2*S
Y3 = M*(S-X3)-8*YY^2
Z3 = 2*Y1*Z1
"""


def test_the_doubling_these_tests_spoil_is_proven(tmp_path):
    found = write(tmp_path, DOUBLING)
    assert (found.status, found.cost) == ("proven", "3M + 6S + 1D + 9a")


def test_zero_is_no_proof(tmp_path):
    found = write(tmp_path, "X3 = X1-X1\nY3 = Y1-Y1\nZ3 = Z1-Z1\n")
    assert found.status == "refused" and "identically zero" in found.reason


def test_right_for_one_scaling_only(tmp_path):
    only_affine = DOUBLING.replace("a*ZZ^2", "a")
    assert write(tmp_path, only_affine).status == "refused"
    assert write(tmp_path, only_affine, description="assume Z1 = 1").status == "proven"


def test_an_inhomogeneous_program_that_is_right(tmp_path):
    assert (
        write(tmp_path, DOUBLING.replace("Z3 = 2*Y1*Z1", "Z3 = (Y1+Z1)^2-YY-ZZ")).status == "proven"
    )


def test_scaled_for_one_scaling_only(tmp_path):
    found = write(tmp_path, "X3 = X1*Z1\nY3 = -Y1*Z1\nZ3 = Z1*Z1\n", "shortw/projective/negation")
    assert found.status == "proven"
    found = write(tmp_path, "X3 = X1\nY3 = -Y1\nZ3 = Z1^2\n", "shortw/projective/negation")
    assert found.status == "refused"


def test_scaling_must_normalize(tmp_path):
    assert (
        write(tmp_path, "X3 = X1\nY3 = Y1\nZ3 = Z1\n", "shortw/projective/scaling").status
        == "refused"
    )
    assert (
        write(tmp_path, "X3 = X1/Z1\nY3 = Y1/Z1\nZ3 = 1\n", "shortw/projective/scaling").status
        == "proven"
    )


def test_shared_coordinate_must_scale_alike(tmp_path):
    """Right for Z1 = 1, but the update of P lacks a factor of Z1, while Z4 = Z3 has it."""
    update = "X4 = 4*X1*YY\nY4 = 8*YY^2\n"
    model, shared = "shortw/jacobian/co-z-doubling", "assume Z4 = Z3"
    assert write(tmp_path, DOUBLING + update, model, shared).status == "proven"
    more = DOUBLING.replace("Z3 = 2*Y1*Z1", "Z3 = 2*Y1*Z1^2") + "X3 = X3*ZZ\nt = ZZ*Z1\nY3 = Y3*t\n"
    assert write(tmp_path, more, "shortw/jacobian/doubling").status == "proven"
    assert write(tmp_path, more + update, model, shared).status == "refused"


def test_a_degenerate_curve_proves_nothing(tmp_path):
    code = "X3 = -X1\nY3 = Y1\nZ3 = Z1\n"
    assert write(tmp_path, code, "twisted/projective/negation").status == "proven"
    found = write(tmp_path, code, "twisted/projective/negation", "assume a = d")
    assert found.status == "unsupported" and "degenerate" in found.reason


def test_dividing_by_zero_everywhere(tmp_path):
    found = write(tmp_path, DOUBLING + "t = Z1-Z1\nu = 1/t\n")
    assert found.status == "refused" and "inverts zero" in found.reason


def test_wrong_assumption_on_a_shared_coordinate(tmp_path):
    code = "X3 = X1\nY3 = Y1\nZ3 = 2*Z1\nX4 = X1\nY4 = Y1\nZ4 = Z1"
    assert write(tmp_path, code, "shortw/projective/co-z-doubling").status == "refused"


@pytest.mark.parametrize("claim, needle", [
    ("complete no point of order 2", "for P = Q"),
    ("complete always", "known: no point of order 2"),
    ("complete a square, d nonsquare", "known: no point of order 2"),
    ("unified", "for P = Q"),
])  # fmt: skip
def test_false_claims_are_refused(tmp_path, claim, needle):
    chord = """u = Y2*Z1-Y1*Z2
v = X2*Z1-X1*Z2
vv = v^2
vvv = v*vv
R = vv*X1*Z2
A = u^2*Z1*Z2-vvv-2*R
X3 = v*A
Y3 = u*(R-A)-vvv*Y1*Z2
Z3 = vvv*Z1*Z2
"""
    assert write(tmp_path, chord, "shortw/projective/addition").status == "proven"
    found = write(tmp_path, chord, "shortw/projective/addition", claim)
    assert found.status == "refused" and needle in found.reason, found.reason


def test_complete_needs_every_case(tmp_path):
    """A doubling that is right for finite points but returns zeros for the neutral element."""
    code = (
        "XX = X1^2\nZZ = Z1^2\nw = a*ZZ+3*XX\ns = 2*Y1*Z1\nss = s^2\nsss = s*ss\nR = Y1*s\nRR ="
        " R^2\n"
    )
    code += "B = (X1+R)^2-XX-RR\nh = w^2-2*B\nX3 = h*s\nY3 = w*(B-h)-2*RR\nZ3 = sss\n"
    assert write(tmp_path, code, "shortw/projective/doubling").status == "proven"
    found = write(tmp_path, code, "shortw/projective/doubling", "complete no point of order 2")
    assert found.status == "refused" and "P = O" in found.reason


def test_dedicated_edwards_addition_is_not_complete(tmp_path):
    from ecgen.formula import load

    text = load("twisted/extended-1/addition/add-2008-hwcd-4").path.read_text()
    found = write(tmp_path, text, "twisted/extended-1/addition", "complete a square, d nonsquare")
    assert found.status == "refused" and "P = Q" in found.reason


def test_omitted_coordinate_must_be_stated(tmp_path):
    code = "X3 = -X1\nY3 = Y1\nZ3 = Z1\n"
    found = write(tmp_path, code, "twisted/extended/negation")
    assert found.status == "refused" and "T3" in found.reason
    assert write(tmp_path, code, "twisted/extended/negation", "omits T3").status == "proven"


def test_additional_output_is_checked(tmp_path):
    from ecgen.formula import load

    good = load("shortw/jacobian/co-z-addition/zaddu-2007-m")
    description = good.path.with_suffix("").read_text()
    model = "shortw/jacobian/co-z-addition"
    assert write(tmp_path, good.path.read_text(), model, description).status == "proven"
    found = write(tmp_path, good.path.read_text(), model, description.replace("Z3/Z1", "Z3*Z1"))
    assert found.status == "refused" and "output" in found.reason


def test_cached_coordinates_are_checked(tmp_path):
    model = "shortw/jacobian/caching"
    assert write(tmp_path, "ZZ3 = Z1^2\nZZZ3 = ZZ3*Z1\n", model).status == "proven"
    assert write(tmp_path, "ZZ3 = Z1^2\nZZZ3 = ZZ3*ZZ3\n", model).status == "refused"


def test_sixteenfold_is_never_called_proven(tmp_path):
    code = DOUBLING
    for n in (1, 2, 3):
        code += "".join(f"{v}q{n} = {v}3\n" for v in "XYZ")
        code += "".join(
            line.replace("X1", f"Xq{n}").replace("Y1", f"Yq{n}").replace("Z1", f"Zq{n}") + "\n"
            for line in DOUBLING.splitlines()
        )
    found = write(tmp_path, code, "shortw/jacobian/doubling-4")
    assert found.status == "unsupported" and "too large" in found.reason
    assert (
        write(
            tmp_path, code.replace("Xq3-", "Yq3-") + "Y3 = -Y3", "shortw/jacobian/doubling-4"
        ).status
        == "refused"
    )


def test_alias_safety(tmp_path):
    found = write(tmp_path, DOUBLING)
    assert {f"{o.output} over {o.input}": o.safe for o in found.overwrites} == {
        "X3 over X1": True, "Y3 over Y1": False, "Z3 over Z1": True}  # fmt: skip
    last = write(tmp_path, DOUBLING.replace("XX = X1^2\n", "XX = X1^2\nX3 = X1\n"))
    assert [o.safe for o in last.overwrites if o.output == "X3"] == [False]


def test_a_description_that_disagrees_is_a_warning(tmp_path):
    found = write(
        tmp_path, DOUBLING, description="compute X3 = X1\ncompute Y3 = Y1\ncompute Z3 = 2 Y1 Z1"
    )
    assert found.status == "proven"
    assert [w.split(": ")[1] for w in found.warnings] == [
        "the description's X3 differs from the .op3 file, which counts",
        "the description's Y3 differs from the .op3 file, which counts",
    ]


def test_a_wrong_formula_is_an_error_with_its_line(tmp_path):
    write(tmp_path, DOUBLING.replace("S-X3", "S+X3"))
    with pytest.raises(FormulaError) as caught:
        require_proven(load_file(tmp_path / "f.op3"))
    text = str(caught.value)
    assert text.startswith(f"{tmp_path}/f.op3:8: ") and "residual" in text
    assert "`Y3_i1 = S+X3` should perhaps be `Y3_i1 = S-X3`" in text
    write(tmp_path, DOUBLING)
    assert require_proven(load_file(tmp_path / "f.op3")).status == "proven"


@pytest.mark.parametrize("name, factor", [
    ("shortw/projective/addition/add-2015-rcb", "Y1*Y2+Z1*Z2"),
    ("twisted/projective/addition/add-2008-bbjlp", "Y1*Y2+3*Z1*Z2"),
])  # fmt: skip
def test_an_exception_outside_the_special_cases(tmp_path, name, factor):
    """A complete addition with all outputs multiplied by what vanishes for some inputs, none of
    them special.
    """
    good = load_file(data_folder("formulas") / f"{name}.op3")
    description, model = good.path.with_suffix("").read_text(), name.rsplit("/", 1)[0]
    assert write(tmp_path, good.path.read_text(), model, description).status == "proven"
    code = good.path.read_text() + f"g = {factor}\n" + "".join(f"{v}3 = {v}3*g\n" for v in "XYZ")
    claimed = "".join(line for line in description.splitlines(True) if line.startswith("complete"))
    without = write(tmp_path, code, model, description.replace(claimed, ""))
    assert without.status == "proven" and {case.outcome for case in without.cases} == {"right"}
    found = write(tmp_path, code, model, description)
    assert found.status == "refused" and "not known to be nonzero" in found.reason


def test_reasons_carry_file_and_line(tmp_path, capsys):
    """The line of a likely misprint where there is one, else the file; a model needs all three
    parts.
    """
    from ecgen.cli import main

    wrong = write(tmp_path, DOUBLING.replace("S-X3", "S+X3"))
    assert wrong.located_reason.startswith(
        f"{tmp_path}/f.op3:8: `"
    ) and not wrong.reason.startswith(str(tmp_path))
    assert write(tmp_path, "X3 = X1\nY3 = Y1\nZ3 = Z1\n").located_reason.startswith(
        f"{tmp_path}/f.op3: `"
    )
    assert write(tmp_path, "X3 = q\nY3 = Y1\nZ3 = Z1\n").located_reason.startswith(
        f"{tmp_path}/f.op3:2: The name `q`"
    )
    assert not write(tmp_path, DOUBLING).located_reason
    write(tmp_path, DOUBLING.replace("S-X3", "S+X3"))
    assert main(["verify", str(tmp_path / "f.op3")]) == 1
    assert f"{tmp_path}/f.op3:8: " in capsys.readouterr().out
    for model, why in (
        ("shortw", "not of the form SHAPE/SYSTEM/OPERATION"),
        ("shortw/jacobian", "known operations: addition, doubling"),
        ("a/b/c", "There is no model"),
    ):
        assert why in verify_file(tmp_path / "f.op3", model).reason
