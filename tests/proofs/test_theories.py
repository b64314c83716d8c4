"""The theories in proofs/: nothing in them is assumed, and Coq proves them where it is at hand."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from ecgen.resources import data_folder

PROOFS = data_folder("proofs")
THEOREMS = (
    "check_right", "check_right_loop", "check_right_for_all_overlaps",
    "decode_linear", "decode_looped", "sensible_fits", "accepted_holds",
    "Calls.check_right", "Calls.calls_hold",
    "FormulaChecker.accepted_holds", "Composed.composed_holds", "Composed.residues_modulo_a_prime",
)  # fmt: skip
needs_coq = pytest.mark.skipif(not shutil.which("coqc"), reason="coqc is not there")


def proven(folder: Path, out: Path) -> subprocess.CompletedProcess:
    return subprocess.run(
        ["sh", folder / "prove.sh", out], capture_output=True, text=True, check=False
    )


def changed(tmp_path: Path, name: str, old: str, new: str) -> Path:
    """A copy of proofs/ with one change in a theory."""
    folder = tmp_path / "proofs"
    shutil.copytree(PROOFS, folder)
    path = folder / "theories" / f"{name}.v"
    text = path.read_text()
    assert text.count(old) == 1
    path.write_text(text.replace(old, new))
    return folder


@pytest.mark.essential
def test_nothing_is_assumed():
    for path in sorted((PROOFS / "theories").glob("*.v")):
        text = re.sub(r"\(\*.*?\*\)", "", path.read_text(), flags=re.S)
        found = re.findall(r"\b(Axioms?|Parameters?|Conjecture|Admitted|admit|Abort)\b", text)
        assert not found, path.name


@pytest.mark.essential
def test_every_theory_is_compiled_and_every_theorem_recorded():
    names = (PROOFS / "ORDER").read_text().split()
    assert sorted(names) == sorted(path.stem for path in (PROOFS / "theories").glob("*.v"))
    recorded = (PROOFS / "ASSUMPTIONS").read_text()
    assert recorded.count("Closed under the global context") == len(THEOREMS)
    assert all(f"\n{name}\n" in recorded for name in THEOREMS)
    assert "Axioms:" not in recorded


def test_without_coq_one_line_says_so(tmp_path):
    tools = tmp_path / "bin"
    tools.mkdir()
    for tool in ("dirname", "mkdir", "cp", "cat"):
        os.symlink(shutil.which(tool), tools / tool)
    shell = shutil.which("sh")
    done = subprocess.run(
        [shell, PROOFS / "prove.sh", tmp_path / "out"],
        capture_output=True, text=True, check=False, env={"PATH": str(tools)},
    )  # fmt: skip
    assert done.returncode == 2 and done.stderr.count("\n") == 1 and "coqc" in done.stderr


@needs_coq
@pytest.mark.long
def test_coq_proves_them(tmp_path):
    done = proven(PROOFS, tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert (tmp_path / "checker.ml").read_text() == (PROOFS / "native" / "checker.ml").read_text()


PROOF = "Proof.\n  unfold accepts, holds."


@needs_coq
@pytest.mark.long
@pytest.mark.parametrize(
    "name, old, new",
    [
        ("Certificates", "Theorem accepted_holds", "Axiom wrong : False.\nTheorem accepted_holds"),
        ("Assumptions", "Check accepted_holds.\nPrint Assumptions accepted_holds.\n", ""),
        ("Checker", "guard check_reason p", "guard true || check_reason p"),
        ("Checker", "(snd (bnd g) <=? snd (bnd f))", "(snd (bnd g) <=? snd (bnd g))"),
        ("Statement", "0 <= v <= most", "0 <= v"),
        ("Statement", "in_register r ls) && (0 <=? most)", "in_register r ls)"),
        ("Decoder", "else next + distance", "else next"),
        ("Decoder", "guard found =? place; Some", "Some"),
        ("Calls", "&& negb (existsb (loc_eqb (LM 0 0)) (writable q))", ""),
        ("Calls", "guard same_code callee (code q0);", "guard true;"),
        ("Formulas", "(forall i, In i (nonzero f) -> v i <> zero) ->", ""),
        ("FormulaChecker", "guard within h known && factored h b;", "guard factored h b;"),
    ],
    ids=["an axiom", "a theorem is gone", "a checker that accepts all",
         "an overlap of which less is known", "a weaker statement",
         "one that nothing fits", "a jump to elsewhere", "a return to elsewhere",
         "a callee that overwrites where it returns to", "another callee",
         "a law without exceptions",
         "a divisor that may be 0"],
)  # fmt: skip
def test_what_is_no_proof_fails(tmp_path, name, old, new):
    done = proven(changed(tmp_path, name, old, new), tmp_path / "out")
    assert done.returncode not in (0, 2), done.stdout
