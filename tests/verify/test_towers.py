"""Operations of quadratic extensions: proven from the definition of the extension; mutants,
misprints and other files refused.
"""

import pytest

from ecgen.errors import FormulaError
from ecgen.formula.tower import load_tower_file, tower_program
from ecgen.verify import verify_file
from ecgen.verify.maps.tower import is_right, prove_tower, random_values
from ecgen.verify.mutants import Runner, mutants
from tests.support.program.towers import tower_files

FILES = {
    f"{path.parent.parent.name}/{path.parent.name}/{path.stem}": path for path in tower_files()
}


def lone(folder, operation: str, text: str, beside: str = ""):
    """A file outside the tree that says what it computes, and its description."""
    path = folder / "lone.op3"
    path.write_text(f"# model towers/{operation}\n{text}\n")
    (folder / "lone").write_text(beside)
    return path


def test_all_packaged_operations_are_proven():
    assert len(FILES) >= 18
    assert {
        name: verdict.reason
        for name, path in FILES.items()
        if (verdict := verify_file(path)).status != "proven"
    } == {}


@pytest.mark.parametrize("name", FILES)
def test_every_mutant_is_refused_or_computes_the_same(name):
    formula = load_tower_file(FILES[name])
    program = tower_program(formula)
    trials = [random_values(formula, program, seed) for seed in (5, 6)]
    runners, seen = [Runner(program, found) for _, found in trials], 0
    for mutant in mutants(program):
        runs = [(given, runner.run(mutant)) for (given, _), runner in zip(trials, runners)]
        changed = any(
            run[ssa] != found[ssa]
            for (_, run), (_, found) in zip(runs, trials)
            for _, ssa in program.outputs
        )
        right = all(is_right(formula, program, given | run) for given, run in runs)
        assert right is not changed, f"{mutant} of {name}"
        seen += changed
    assert seen


def test_the_symbolic_proof_refuses_mutants_too():
    formula = load_tower_file(FILES["quadratic/mul/karatsuba"])
    for old, new in (
        ("u+v", "u-v"),
        ("w-v", "w+v"),
        ("n*v", "n*u"),
        ("a0+a1", "a0-a1"),
        ("s*t", "s*s"),
        ("a1*b1", "a1*b0"),
    ):
        text = formula.path.read_text()
        assert old in text
        statements = [s for s in text.replace(old, new, 1).splitlines()]
        changed = formula.path.parent / "x.op3"
        assert prove_tower(_with(formula, statements, changed)).status == "refused", (old, new)


def _with(formula, lines, path):
    from dataclasses import replace

    from ecgen.formula.op3 import parse_statements

    return replace(formula, statements=parse_statements("\n".join(lines), str(path)))


def test_a_misprint_is_pointed_at(tmp_path):
    verdict = verify_file(lone(tmp_path, "quadratic-1/mul", "c0 = a0*b0+a1*b1\nc1 = a0*b1+a1*b0"))
    assert verdict.status == "refused" and verdict.residual == "2*a1*b1"
    assert "`c = a*b` fails" in verdict.reason
    assert any(s.line == 2 and s.new == "c0 = c0_i1-c0_i2" for s in verdict.suggestions)


def test_the_wrong_extension_is_noticed(tmp_path):
    text = FILES["quadratic-1/mul/schoolbook"].read_text()
    assert verify_file(lone(tmp_path, "quadratic-1/mul", text)).status == "proven"
    assert verify_file(lone(tmp_path, "quadratic/mul", text)).status == "refused"


@pytest.mark.parametrize("operation, text, wanted", [
    ("quadratic-1/inv", "t = a0^2-a1^2\nt = 1/t\nc0 = a0*t\nc1 = -a1*t", "c*a = 1"),
    ("quadratic-1/inv", "t = 1/a0\nu = a0-a0\nu = 1/u\nc0 = a0*u\nc1 = t", "inverts zero"),
    ("quadratic-1/conj", "c0 = a0\nc1 = a1+0*a0", "c = conj(a)"),
    ("quadratic-1/norm", "c0 = a0^2-a1^2", "a*conj(a)"),
    ("quadratic-1/mul", "c0 = a0*b0-a1*b2\nc1 = a0*b1+a1*b0", "`b2` is read but never defined"),
    ("quadratic-1/mul", "c0 = a0*b0-a1*b1", "does not write c1"),
    ("quadratic-1/pow", "c0 = a0\nc1 = a1", "Unknown operation `pow`"),
    ("quadratic-1/sqrt", "t = 2*x\nt = 1/t\nc0 = x\nc1 = a1*t", "`x` is read but never defined"),
])  # fmt: skip
def test_wrong_files_are_refused_with_a_reason(tmp_path, operation, text, wanted):
    verdict = verify_file(lone(tmp_path, operation, text))
    assert verdict.status == "refused" and wanted in verdict.reason


def test_wrong_roots_are_refused(tmp_path):
    text = FILES["quadratic-1/sqrt/complex"].read_text()
    good = lone(tmp_path, "quadratic-1/sqrt", text, "given s^2 = a0^2+a1^2\ngiven x^2 = (a0+s)/2")
    assert verify_file(good).status == "proven"
    assert (
        verify_file(
            lone(tmp_path, "quadratic-1/sqrt", text, "given s^2 = a0^2-a1^2\ngiven x^2 = (a0+s)/2")
        ).status
        == "refused"
    )
    with pytest.raises(FormulaError, match="says nothing of an operation"):
        load_tower_file(lone(tmp_path, "quadratic-1/sqrt", text, "given s = a0"))


def test_zero_is_the_only_exception_of_an_inverse():
    (condition,) = verify_file(FILES["quadratic/inv/norm"]).conditions
    assert condition.polynomial == "a0^2-a1^2*n" and "a = 0" in condition.meaning


def test_an_operation_too_large_to_be_proven_is_said_to_be(tmp_path):
    verdict = verify_file(
        lone(tmp_path, "quadratic-1/sqr", "t = (a0+a1+1)^200\nt = t^200\nc0 = t\nc1 = t")
    )
    assert verdict.status == "unsupported" and "shorten the operation" in verdict.reason


@pytest.mark.parametrize(
    "text, wanted",
    [
        ("c0 = conj(a0)\nc1 = conj(conj(a1)", "closing parenthesis"),
        ("c0 = conj\nc1 = a1", "`conj` is read but never defined"),
        ("c0 = conj(a0)/0\nc1 = -a1", "division by zero"),
    ],
)
def test_bad_text_is_refused(tmp_path, text, wanted):
    assert wanted in verify_file(lone(tmp_path, "quadratic-1/conj", text)).reason


def test_components_are_their_own_conjugates(tmp_path):
    """conj of an element of F_p is itself: harmless in a tower, and proven so."""
    assert (
        verify_file(lone(tmp_path, "quadratic-1/conj", "c0 = conj(a0)\nc1 = -conj(a1)")).status
        == "proven"
    )
