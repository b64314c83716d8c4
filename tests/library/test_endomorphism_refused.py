"""What a curve file states of its endomorphism is checked in every build: each mistake has a
message of its own, with its line.
"""

from dataclasses import replace

import pytest

from ecgen.curve.library import load_curve
from ecgen.curve.model import StatedEndomorphism
from ecgen.errors import CurveError
from ecgen.group import groups_of
from ecgen.isa.target import load_target
from ecgen.kind import law
from ecgen.library.pipeline.options import BuildOptions
from ecgen.library.pipeline.planned import plan_library, without_file
from ecgen.resources import data_folder
from ecgen.walk.of_groups import GroupSteps
from ecgen.walk.scalars.endomorphism import endomorphism_of
from ecgen.walk.steps import Name

FILE = data_folder("formulas") / "shortw/curves/secp256k1.toml"
BETA, OTHER = (
    "0x7ae96a2b657c07106e64479eac3434e99cf0497512f58995c1396c28719501ee",
    "0x851695d49a83f8ef919bb86153cbcb16630fb68aed0a766a3ec693d68e6afa40",
)
LAMBDA = "0x5363ad4cc05c30e0a5261c028812645a122e22ea20816678df02967c1b23bd72"
OF_TWIST = "0xb6f12bde99042c16290b3b18fd545035402b0743bc131f5b775d928bcfbcd7a"
ENTRY = "0x114ca50f7a8e2f3f657c1108d9d44cfd8"
WRONG = {
    "eigenvalue": (
        (LAMBDA, LAMBDA[:-1] + "3"),
        (
            r"The `lambda` of the endomorphism is wrong: .*/endomorphism/glv maps the generator G"
            r" to 0x5363ad4c"
        ),
        "lambda",
    ),
    "eigenvalue of the other map": (
        (LAMBDA, "0xac9c52b33fa3cf1f5ad9e3fd77ed9ba4a880b9fc8ec739c2e0cfc810b51283ce"),
        "The `lambda` of the endomorphism is wrong",
        "lambda",
    ),
    "lattice": (
        (ENTRY, ENTRY[:-1] + "9"),
        "The `basis` of the endomorphism is wrong. Row 1 of the basis is no relation",
        "basis",
    ),
    "part of the lattice": (
        (
            f'"{ENTRY}",\n        "0x3086d221a7d46bcde86c90e49284eb15"',
            (
                f'"{hex(2 * int(ENTRY, 16))}",\n       '
                f' "{hex(2 * 0x3086D221A7D46BCDE86C90E49284EB15)}"'
            ),
        ),
        "The determinant",
        "basis",
    ),
    "no table": ((f'"{ENTRY}",', ""), "`basis` is no square table", "basis"),
    "constant": (
        (BETA, BETA[:-1] + "f"),
        "The constant `beta` of the endomorphism is wrong. .*root",
        "beta",
    ),
    "constant of the other map": (
        (BETA, OTHER),
        "The `lambda` of the endomorphism is wrong",
        "lambda",
    ),
}


OTHERS = {
    "eigenvalue": (
        "ted1271gls",
        ('"0x13def7ff', '"0x13def7fe'),
        (
            "The `lambda` of the endomorphism is wrong: twisted/extended/endomorphism/gls maps the"
            " generator G to 0x13def7ff"
        ),
        "lambda",
    ),
    "lattice": (
        "ted1271gls",
        ('"0x62d2cf00a287a526"', '"0x62d2cf00a287a527"'),
        "The `basis` of the endomorphism is wrong. Row 0 of the basis is no relation",
        "basis",
    ),
    "twist": (
        "ted1271gls",
        ("0x260cf396b12ccde796a54b277c21f476", "0x260cf396b12ccde796a54b277c21f477"),
        r"The constant `wx` of the endomorphism is wrong. .*conj\(a\) = wx\^2\*a",
        "wx",
    ),
    "conjugate of the twist": (
        "ted1271gls",
        ('"0x4c19e72d62599bcf2d4a964ef843e8ec"', '"-0x4c19e72d62599bcf2d4a964ef843e8ec"'),
        "The constant `wx` of the endomorphism is wrong",
        "wx",
    ),
    "the other map": (
        "ted1271gls",
        (
            (
                'wx = [\n    "0x260cf396b12ccde796a54b277c21f476",\n   '
                ' "0x4c19e72d62599bcf2d4a964ef843e8ec"'
            ),
            (
                'wx = [\n    "-0x260cf396b12ccde796a54b277c21f476",\n   '
                ' "-0x4c19e72d62599bcf2d4a964ef843e8ec"'
            ),
        ),
        "The `lambda` of the endomorphism is wrong",
        "lambda",
    ),
    "eigenvalue of a Weierstrass twist": (
        "jac1271gls",
        ('"0xb6f12bde', '"0xb6f12bdf'),
        (
            "The `lambda` of the endomorphism is wrong: .*/endomorphism/gls-xy maps the generator G"
            " to 0xb6f12bde"
        ),
        "lambda",
    ),
    "lattice of a Weierstrass twist": (
        "jac1271gls",
        ('"-0x3204f5ae088c39a7"', '"-0x3204f5ae088c39a8"'),
        "The `basis` of the endomorphism is wrong. Row 0 of the basis is no relation",
        "basis",
    ),
    "conjugate of a constant": (
        "jac1271gls",
        ('"0x4ccccccccccccccccccccccccccccccd"', '"-0x4ccccccccccccccccccccccccccccccd"'),
        "The constant `wx` of the endomorphism is wrong",
        "wx",
    ),
    "the other map of a Weierstrass twist": (
        "jac1271gls",
        (
            (
                'wy = [\n    "0x12b04e814703d49c1afac10f88821962",\n   '
                ' "0x426b94a2ad451f296f755142fe73fb62"'
            ),
            (
                'wy = [\n    "-0x12b04e814703d49c1afac10f88821962",\n   '
                ' "-0x426b94a2ad451f296f755142fe73fb62"'
            ),
        ),
        "The `lambda` of the endomorphism is wrong",
        "lambda",
    ),
    "eigenvalue where j = 0": (
        "glvj0_256_11733",
        ('"0xc7a7c43a', '"0xc7a7c43b'),
        (
            "The `lambda` of the endomorphism is wrong: .*/endomorphism/glv maps the generator G to"
            " 0xc7a7c43a"
        ),
        "lambda",
    ),
    "lattice where j = 0": (
        "glvj0_256_11733",
        ('"-0xf484edb787349c8879b04681da66a73d"', '"-0xf484edb787349c8879b04681da66a73e"'),
        "The `basis` of the endomorphism is wrong. Row 0 of the basis is no relation",
        "basis",
    ),
    "root of unity": (
        "glvj0_256_11733",
        ('beta = "0x2cc7eb7b', 'beta = "0x2cc7eb7c'),
        "The constant `beta` of the endomorphism is wrong. .*root",
        "beta",
    ),
    "one of two constants": (
        "jac1271gls",
        ("0x12b04e814703d49c1afac10f88821962", "0x12b04e814703d49c1afac10f88821963"),
        r"The constant `wx` of the endomorphism is wrong, or `wy` beside it. .*Correct wx or wy",
        "wx",
    ),
    "one of two eigenvalues": (
        "fourq",
        ('"0x6d9069dc', '"0x6d9069dd'),
        (
            "The `lambda` of the endomorphism is wrong: .*/frobenius-5 maps the generator G to"
            " 0x6d9069dc"
        ),
        "lambda",
    ),
    "lattice of dimension 4": (
        "fourq",
        ('"0x1363e862c22a2da0"', '"0x1363e862c22a2da1"'),
        "The `basis` of the endomorphism is wrong. Row 0 of the basis is no relation",
        "basis",
    ),
    "the other root of -1": (
        "fourq",
        ('j = [\n    "0x0",\n    "0x1"', 'j = [\n    "0x0",\n    "-0x1"'),
        "The `lambda` of the endomorphism is wrong: .*/frobenius-2",
        "lambda",
    ),
    "a word that is none": (
        "secp256k1",
        ("\nlambda =", "\nlamda ="),
        "`lambda`, the eigenvalue, is missing",
        "[endomorphism]",
    ),
    "a fraction": (
        "secp256k1",
        ('"0x5363ad4cc05c30e0a5261c028812645a122e22ea20816678df02967c1b23bd72"', "1.5"),
        "`lambda`, the eigenvalue, is a number with a point",
        "lambda",
    ),
    "a number for the lattice": (
        "secp256k1",
        ("\nbasis = [", "\nbasis = 5\nother = ["),
        "`basis` is no square table",
        "basis",
    ),
    "another dimension": (
        "secp256k1",
        ("\ndim = 2", "\ndim = 4"),
        "`dim` is 4, and `basis` has 2 rows",
        "dim",
    ),
    "a constant that no map has": (
        "secp256k1",
        ("\nbeta =", "\nbtea ="),
        (
            "The constant `btea` of the endomorphism is not known: .* Those have beta, root;"
            " remarks are comments"
        ),
        "btea",
    ),
    "a number that means nothing": (
        "jac1271gls",
        ('\nchar_poly = "', '\nchar = 7\nchar_poly = "'),
        "The constant `char` of the endomorphism is not known: no map",
        "char",
    ),
    "a remark that is misspelt": (
        "secp256k1",
        ("\nbeta_choice", "\nbeta_chioce"),
        "`beta_chioce = .* cannot be read as an integer: .* Did you mean `beta_choice`",
        "beta_chioce",
    ),
    "words for a constant": (
        "secp256k1",
        ('"0x7ae96a2b', '"a cube root of 1, 0x7ae96a2b'),
        "`beta = .* cannot be read as an integer: .*remarks are comments",
        "beta",
    ),
    "a fraction for a constant": (
        "secp256k1",
        (f'"{BETA}"', "0.5"),
        "`beta` is a number with a point",
        "beta",
    ),
    "a pair over a prime field": (
        "secp256k1",
        (f'"{BETA}"', '["0x1", "0x2"]'),
        "`beta` is a list, as only elements of a field with degree = 2",
        "beta",
    ),
    "three components": (
        "jac1271gls",
        ("wx = [\n", 'wx = [\n    "0x1",\n'),
        "`wx` is a list of 3, two integers were expected",
        "wx",
    ),
    "a constant above p": (
        "jac1271gls",
        ('"0x1999999999999999999999999999999a"', '"0x1999999999999999999999999999999a+2^127-1"'),
        "`wx` does not lie between -p and p",
        "wx",
    ),
    "a dimension without a basis": (
        "bandersnatch",
        ("\nlambda =", "\ndim = 4\nlambda ="),
        (
            "The `dim` of the endomorphism is wrong: the lattice of 1 and its eigenvalues has"
            " dimension 2"
        ),
        "dim",
    ),
    "a dimension in words": (
        "bandersnatch",
        ("\nlambda =", '\ndim = "two"\nlambda ='),
        "`dim = 'two'` cannot be read as an integer",
        "dim",
    ),
    "a basis of nothing": (
        "bandersnatch",
        ("\nlambda =", "\nbasis = []\nlambda ="),
        "`basis` is no square table",
        "basis",
    ),
    "an element as the eigenvalue": (
        "jac1271gls",
        (f'"{OF_TWIST}"', f'["{OF_TWIST}", "0x0"]'),
        "The `lambda` of the endomorphism lists 0x0, the eigenvalue of no map",
        "lambda",
    ),
    "one eigenvalue twice": (
        "jac1271gls",
        (f'"{OF_TWIST}"', f'["{OF_TWIST}", "{OF_TWIST}"]'),
        "The `lambda` of the endomorphism lists 0xb6f12bd.* which those before it",
        "lambda",
    ),
    "a form without": (
        "curve25519",
        ("\n[order]", "\n[endomorphism]\nlambda = 5\n\n[order]"),
        "The endomorphism of a curve of form montgomery could not be checked",
        "[endomorphism]",
    ),
    "a surface": (
        "kummer1271",
        ("\n[order]", "\n[endomorphism]\nlambda = 5\n\n[order]"),
        "The endomorphism of a curve of form kummer_squared could not be checked",
        "[endomorphism]",
    ),
    "another field, another letter": (
        "jac1271gls",
        ("F_p[i]/(i^2+1)", "F_p^2 = F_p[u] with u**2 = 3"),
        r"`ext` says u\*\*2 = 3, and the field has i\^2 = -1",
        "ext",
    ),
    "no field": (
        "jac1271gls",
        ("F_p[i]/(i^2+1)", "the usual one"),
        r"`ext` has no equation that defines the field. Write ext = \"i\^2\+1\"",
        "ext",
    ),
    "no number": (
        "jac1271gls",
        ("degree = 2", "degree = 2\nnonresidue = [-1, 0]"),
        "`nonresidue` is a list, an integer was expected",
        "nonresidue",
    ),
    "another field": (
        "jac1271gls",
        ("/(i^2+1)", "/(i^2-2)"),
        r"`ext` says i\^2-2 = 0, and the field has i\^2 = -1",
        "ext",
    ),
    "root of 5": (
        "fourq",
        ('rt5 = [\n    "0x0"', 'rt5 = [\n    "0x1"'),
        (
            r"The constant `rt5` of the endomorphism is wrong. .*rt5\^2 = 5|The constant `rt5` of"
            r" the endomorphism is wrong. .*d = 322"
        ),
        "rt5",
    ),
}


def plan(path):
    return plan_library(load_curve(path), load_target("zen4"), BuildOptions("own"))


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_statement_is_refused_with_its_line(name, tmp_path):
    (old, new), message, key = WRONG[name]
    text = FILE.read_text()
    assert text.count(old) == 1
    path = tmp_path / "own.toml"
    path.write_text(text.replace(old, new))
    with pytest.raises(CurveError, match=message) as caught:
        plan(path)
    where, _, line = str(caught.value.where).rpartition(":")
    assert where == str(path) and path.read_text().splitlines()[int(line) - 1].startswith(
        f"{key} ="
    )


@pytest.mark.sample(40)
@pytest.mark.parametrize("name", OTHERS)
def test_a_wrong_statement_of_another_curve_is_refused_with_its_line(name, tmp_path):
    curve, (old, new), message, key = OTHERS[name]
    text, path = load_curve(curve).file.path.read_text(), tmp_path / "own.toml"
    assert text.count(old) == 1
    path.write_text(text.replace(old, new))
    with pytest.raises(CurveError, match=message) as caught:
        plan(path)
    line = int(str(caught.value.where).rpartition(":")[2])
    assert path.read_text().splitlines()[line - 1].partition(" =")[0] == key


DOUBLE = (
    "# model shortw/jacobian-0/endomorphism\nA = X1^2\nB = Y1^2\nS = 4*X1*B\nM = 3*A\nX ="
    " M^2-2*S\nY = M*(S-X)-8*B^2\nZ = 2*Y1*Z1\n"
)
SCALED = "F = Z1^2\nF = g*F\nF = X1-F\nG = F^2\nX3 = X*G\nG = G*F\nY3 = Y*G\nZ3 = Z*F\n"


@pytest.mark.parametrize("ending, fails", [("X3 = X\nY3 = Y\nZ3 = Z\n", False), (SCALED, True)])
def test_where_the_results_of_a_map_vanish_is_found(ending, fails, tmp_path):
    """Doubling is an endomorphism, too, and its results vanish together nowhere; scaled by a factor
    that is 0 at the generator, they do there.
    """
    path = tmp_path / "double.op3"
    path.write_text(DOUBLE + ending)
    path.with_suffix("").write_text(
        f"parameter g\nassume g = {load_curve(FILE).base[0]}\neigenvalue l = 2\n"
        if fails
        else "eigenvalue l = 2\n"
    )
    facts = without_file(load_curve(FILE), BuildOptions("own", formulas=(str(path),)))
    facts = replace(facts, base=law.add(facts, *[facts.base] * 2)) if fails else facts
    groups = groups_of(facts, (str(path),))
    (group,) = (g for g in groups if len(g.endomorphisms) == 2)
    (name,) = (name for name in group.endomorphisms if not name.endswith("/glv"))
    own = endomorphism_of(
        replace(facts, endomorphism=StatedEndomorphism((2,), (), facts.endomorphism.constants)),
        (group,),
    )
    step = GroupSteps((group,), endomorphism=own).step(Name(group.stem, "endo"))
    assert own.maps[0].formulas == ((group.stem, name),) and own.eigenvalue == 2
    assert bool(step.complete_on) != fails and bool(step.unknown) == fails


def test_without_the_table_the_map_of_a_twist_is_found(tmp_path):
    """The square root that makes the map is another one or the same: the eigenvalue is the stated
    one or its negative.
    """
    stated = plan(load_curve("ted1271gls").file.path).steps.endomorphism
    text, path = load_curve("ted1271gls").file.path.read_text(), tmp_path / "own.toml"
    path.write_text(text[: text.index("[endomorphism]")])
    found = plan(path)
    assert "endomorphism" in found.mul.kind and found.steps.endomorphism.eigenvalue in (
        stated.eigenvalue,
        stated.lattice.r - stated.eigenvalue,
    )


@pytest.mark.long
def test_without_a_lattice_or_without_the_table_one_is_found(tmp_path):
    text, path = FILE.read_text(), tmp_path / "own.toml"
    start = text.index("basis = [")
    path.write_text(text[:start] + text[text.index("basis_det") :])
    assert "endomorphism" in plan(path).mul.kind and plan(path).steps.endomorphism.found
    path.write_text(text[: text.index("[endomorphism]")])
    assert "endomorphism" in plan(path).mul.kind
    assert plan(FILE).steps.endomorphism.found is False
