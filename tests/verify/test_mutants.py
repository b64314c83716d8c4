"""Every sign and operand mutant of every formula is rejected, unless it is the same formula in
disguise.

How it is decided: a mutant whose outputs differ from the formula's as points, on a random instance
modulo a 127-bit prime, is wrong. One with identical outputs on two instances is taken as
algebraically equal (an error has probability below 2^-200). One with other coordinates for the same
points must pass the symbolic proof.
"""

import collections
import itertools

import pytest

from ecgen.formula import load, names, to_field_program
from ecgen.formula.operations import OPERATIONS
from ecgen.verify.identity import check
from ecgen.verify.laws.setting import Unsupported, build_setting, generic
from ecgen.verify.laws.weights import scalings
from ecgen.verify.modular import PRIME, random_instance
from ecgen.verify.mutants import Mutant, Runner, mutants
from ecgen.verify.two_halves import check_cut

# test_endomorphisms.py, test_kummer.py; of these names those with choices: test_choices.py
NAMES = [
    name for name in names() if "/endomorphism/" not in name and not name.startswith("kummer/")
]
GROUPS = sorted({"/".join(name.split("/")[:2]) for name in NAMES})


class Judge:
    """Runs mutants of one program on one random instance."""

    def __init__(
        self, program, values: dict[str, int], weights: dict[str, tuple[tuple[int, ...], int]]
    ):
        self.program, self.weights, self.runner = program, weights, Runner(program, values)
        self.right = {public: values[ssa] for public, ssa in program.outputs}

    def outputs(self, mutant: Mutant) -> dict[str, int]:
        values = self.runner.run(mutant)
        return {public: values[ssa] for public, ssa in self.program.outputs}

    def verdict(self, mutant: Mutant) -> str:
        """`equal`: the same outputs; `scaled`: the same points by other coordinates; `wrong`
        otherwise.
        """
        found = self.outputs(mutant)
        if found == self.right:
            return "equal"
        return "scaled" if self._same_points(found) else "wrong"

    def _same_points(self, found: dict[str, int]) -> bool:
        """Whether each result is a scaling of the right one, by coordinates of weight one in one
        scaling.
        """
        scale: dict[tuple[int, int], int] = {}
        for name, (weight, index) in self.weights.items():
            if sorted(weight)[-1:] == [1] and sum(map(abs, weight)) == 1 and self.right[name]:
                scale.setdefault(
                    (index, weight.index(1)), found[name] * pow(self.right[name], -1, PRIME) % PRIME
                )
        return all(scale.values()) and all(
            (found[name] - self.right[name] * self._factor(scale, weight, index)) % PRIME == 0
            for name, (weight, index) in self.weights.items()
        )

    def _factor(self, scale: dict, weight: tuple[int, ...], index: int) -> int:
        """What a coordinate of these weights is multiplied by; 0 where the scaling is not known."""
        total = 1
        for i, w in enumerate(weight):
            total = total * pow(scale.get((index, i), 0), w, PRIME) % PRIME if w else total
        return total


def judges(formula, program):
    weight = scalings(formula.system)
    extras = {extra.name for extra in formula.extras}
    split = {n: formula.system.split(n) for n, _ in program.outputs if n not in extras}
    table = {n: (weight[s[0]], s[1]) for n, s in split.items()}
    if OPERATIONS[formula.operation].normalized or OPERATIONS[formula.operation].cached:
        table = {}  # the coordinates themselves are specified
    for seed in (11, 12):
        setting = random_instance(formula, program, seed)
        assert check(setting) is None
        yield Judge(program, setting.values, table)


def is_proven(formula, program) -> bool:
    """The symbolic verdict on a mutant."""
    try:
        if formula.cut:
            return check_cut(formula, program) is None
        return (
            check(build_setting(formula, program, generic(OPERATIONS[formula.operation]))) is None
        )
    except Unsupported:
        return False


def judge_formula(name: str, step: int = 1) -> collections.Counter:
    """The verdicts on every mutant, or on one of `step`."""
    formula = load(name)
    program = to_field_program(formula)
    first, second = judges(formula, program)
    found = collections.Counter()
    for mutant in itertools.islice(mutants(program), step // 2, None, step):
        verdict = first.verdict(mutant)
        if verdict != "wrong" and second.verdict(mutant) != verdict:
            verdict = "wrong"
        if verdict == "scaled" and first.weights and not is_proven(formula, mutant.apply(program)):
            verdict = "undecided"
        found[verdict] += 1
    return found


# a hundred operations have ten thousand mutants
LARGE = [group for group in GROUPS if group.startswith("genus2/")]


@pytest.mark.parametrize("group", LARGE)
def test_a_sample_of_the_mutants_of_long_formulas(group):
    judge_group(group, 12)


@pytest.mark.sample(13)
@pytest.mark.parametrize(
    "group", [pytest.param(group, marks=[pytest.mark.long] * (group in LARGE)) for group in GROUPS]
)
def test_every_mutant_is_rejected_or_right(group):
    judge_group(group, 1)


def judge_group(group: str, step: int):
    total = collections.Counter()
    for name in NAMES:
        if name.startswith(group + "/") and not load(name).choices:
            found = judge_formula(name, step)
            assert not found["undecided"], f"{name}: accepted by random inputs, not proven"
            total += found
    assert total["wrong"] > 20
    assert total["equal"] + total["scaled"] < 0.1 * total["wrong"], total
    print(f"{group}: {dict(total)}")


@pytest.mark.parametrize(
    "name",
    [
        n
        for n in names()
        if n.endswith(
            ("dbl-2010-lg", "add-2015-rcb-3", "mladd-1987-m", "genus2/projective/addition/madd")
        )
    ]
    + [
        pytest.param(n, marks=pytest.mark.long)
        for n in names()
        if n.startswith("genus2/")
        and n.count("addition") + n.count("doubling")
        and not n.endswith("projective/addition/madd")
    ],
)
def test_the_symbolic_proof_refuses_sign_mutants(name):
    """The proof itself, not only the random rejecter, tells wrong sign mutants from right ones."""
    formula = load(name)
    program = to_field_program(formula)
    first, _ = judges(formula, program)
    seen = 0
    for mutant in mutants(program):
        if mutant.op.name != program.ops[mutant.position].name:
            seen += 1
            assert is_proven(formula, mutant.apply(program)) == (
                first.verdict(mutant) != "wrong"
            ), mutant
    assert seen
