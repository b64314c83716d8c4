"""What a curve file states of its endomorphism is checked in every build: each mistake has a message of its own, with its line."""

import pytest

from ecgen.curve.library import load_curve
from ecgen.errors import CurveError
from ecgen.isa.target import load_target
from ecgen.library.build import BuildOptions, plan_library
from ecgen.resources import data_folder

FILE = data_folder("formulas") / "shortw/curves/secp256k1.toml"
BETA, OTHER = "0x7ae96a2b657c07106e64479eac3434e99cf0497512f58995c1396c28719501ee", "0x851695d49a83f8ef919bb86153cbcb16630fb68aed0a766a3ec693d68e6afa40"
LAMBDA = "0x5363ad4cc05c30e0a5261c028812645a122e22ea20816678df02967c1b23bd72"
ENTRY = "0x114ca50f7a8e2f3f657c1108d9d44cfd8"
WRONG = {
    "eigenvalue": ((LAMBDA, LAMBDA[:-1] + "3"), r"The `lambda` of the endomorphism is wrong: .*/endomorphism/glv maps the generator G to 0x5363ad4c", "lambda"),
    "eigenvalue of the other map": ((LAMBDA, "0xac9c52b33fa3cf1f5ad9e3fd77ed9ba4a880b9fc8ec739c2e0cfc810b51283ce"), "The `lambda` of the endomorphism is wrong", "lambda"),
    "lattice": ((ENTRY, ENTRY[:-1] + "9"), "The `basis` of the endomorphism is wrong. Row 1 of the basis is no relation", "basis"),
    "part of the lattice": ((f'"{ENTRY}",\n        "0x3086d221a7d46bcde86c90e49284eb15"', f'"{hex(2 * int(ENTRY, 16))}",\n        "{hex(2 * 0x3086D221A7D46BCDE86C90E49284EB15)}"'), "The determinant", "basis"),
    "no table": ((f'"{ENTRY}",', ""), "`basis` is no square table", "basis"),
    "constant": ((BETA, BETA[:-1] + "f"), "The constant `beta` of the endomorphism is wrong. .*root", "beta"),
    "constant of the other map": ((BETA, OTHER), "The `lambda` of the endomorphism is wrong", "lambda"),
}  # fmt: skip


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
    assert where == str(path) and path.read_text().splitlines()[int(line) - 1].startswith(f"{key} =")


def test_without_a_lattice_or_without_the_table_one_is_found(tmp_path):
    text, path = FILE.read_text(), tmp_path / "own.toml"
    start = text.index("basis = [")
    path.write_text(text[:start] + text[text.index("basis_det"):])
    assert "endomorphism" in plan(path).mul.kind and plan(path).steps.endomorphism.found
    path.write_text(text[: text.index("[endomorphism]")])
    assert "endomorphism" in plan(path).mul.kind
    assert plan(FILE).steps.endomorphism.found is False
