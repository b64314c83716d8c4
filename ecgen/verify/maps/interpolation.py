"""Formulas on a Kummer surface -> Verdict: proven by interpolation over one field, for one choice
of the surface's constants.

On a Kummer surface K, a quartic surface in P^3, forms of degree n have dimension C(n+3, 3) - C(n-1,
3). The theorem used (Flynn, and Gaudry 2007): there are quartic forms G with G(K(P)) proportional
to K(2P), and biquadratic forms C with C(K(P), K(Q))_i proportional to K(P+Q)_i * K(P-Q)_i. A
formula whose doubling is by quartic forms F has F_i*G_j - F_j*G_i of degree 8, which is zero on K
if it is zero at points where the octic monomials have rank 130. One whose sum is, after
multiplication by the coordinates of the difference, by biquadratic forms, is right if it is right
on a grid of points whose quartic monomials have rank 34 on each side. Ranks are computed, points
compared exactly with Cantor's algorithm, degrees read off the program. So for these constants over
this field nothing is left to chance.

`verify` takes pseudo-random constants modulo PRIME. For others it is no theorem: what a wrong
formula gets right is where some polynomial in the constants, of a degree below 2^12, is zero; to
draw such constants has a probability below 2^-110. `prove_on` takes a curve's own.
"""

import functools
import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import comb

from flint import fmpz_mod_ctx, fmpz_mod_mat

from ecgen.errors import FormulaError
from ecgen.formula.expression import Equation, evaluate, stated
from ecgen.formula.formula import Formula
from ecgen.formula.lower import operation_lines
from ecgen.formula.operations import OPERATIONS
from ecgen.formula.parameters import Modular, parameter_values
from ecgen.formula.shape import Shape
from ecgen.kind.jacobian.divisors import Class
from ecgen.kind.kummer.surface import Image, Surface, surface_of
from ecgen.program.ir import FieldProgram
from ecgen.verify.algebra.evaluate import run
from ecgen.verify.alias import overwrites
from ecgen.verify.counts import begun
from ecgen.verify.laws.parameters import plan_parameters
from ecgen.verify.laws.weights import Degrees, Inhomogeneous, weights
from ecgen.verify.modular import PRIME
from ecgen.verify.mutants import Runner
from ecgen.verify.repair import Trial, suggest_among
from ecgen.verify.verdict import PROVEN, REFUSED, UNSUPPORTED, Claim, Condition, Suggestion, Verdict

QUARTICS, OCTICS = (comb(n + 3, 3) - comb(n - 1, 3) for n in (4, 8))
_SPARE = 2  # points more than the rank needs
_ATTEMPTS = 200


@dataclass(frozen=True)
class Points:
    """Images of classes P and of 2P; and, for all P of the first and Q of the second group, (K(P),
    K(Q), K(P-Q), K(P+Q)).
    """

    doubles: tuple[tuple[Image, Image], ...]
    grid: tuple[tuple[Image, Image, Image, Image], ...]


@functools.lru_cache(maxsize=8)
def random_surface(shape: Shape) -> Surface:
    """A surface with pseudo-random constants modulo PRIME, always the same."""
    source = random.Random(1)
    for _ in range(_ATTEMPTS):
        if surface := surface_of(
            shape,
            PRIME,
            tuple(source.randrange(2, PRIME) for _ in stated(shape.quotient).constants),
        ):
            return surface
    raise FormulaError("No surface of this shape was found modulo 2^127-507.", where=shape.path)


@functools.lru_cache(maxsize=8)
def points_of(surface: Surface) -> Points:
    """Enough points for both proofs; FormulaError if random ones have too small a rank, so that the
    map is not one onto a quartic surface.
    """
    source, jacobian = random.Random(2), surface.jacobian

    def drawn(number: int, wanted: int, degree: int) -> list[Class]:
        found: list[Class] = []
        for _ in range(_ATTEMPTS + number):
            element = jacobian.random_element(source)
            if (
                len(found) < number
                and surface.image(element)
                and surface.image(jacobian.add(element, element))
            ):
                found.append(element)
            elif len(found) == number:
                break
        if len(found) < number:
            raise FormulaError("The map of this quotient has no value at most classes.")
        if (
            _rank(
                [_monomials((*(surface.image(e) or ()), 1), degree, surface.p) for e in found],
                surface.p,
            )
            != wanted
        ):
            raise FormulaError(
                f"Forms of degree {degree} at {number} points do not have the rank {wanted}: the"
                " map of this quotient is not one onto a quartic surface."
            )
        return found

    def imaged(element: Class) -> Image:
        if (found := surface.image(element)) is None:
            raise FormulaError("A sum of random points has no image.")
        return found

    doubles = tuple(
        (imaged(e), imaged(jacobian.add(e, e))) for e in drawn(OCTICS + _SPARE, OCTICS, 8)
    )
    grid = []
    for first, second in itertools.product(
        drawn(QUARTICS + _SPARE, QUARTICS, 4), drawn(QUARTICS + _SPARE, QUARTICS, 4)
    ):
        total = jacobian.add(first, second)
        difference = jacobian.add(first, jacobian.negate(second))
        grid.append((imaged(first), imaged(second), imaged(difference), imaged(total)))
    return Points(doubles, tuple(grid))


def _monomials(point: Image, degree: int, p: int) -> list[int]:
    powers = [[pow(x, e, p) for e in range(degree + 1)] for x in point]
    return [
        powers[0][i] * powers[1][j] * powers[2][k] * powers[3][degree - i - j - k] % p
        for i in range(degree + 1)
        for j in range(degree + 1 - i)
        for k in range(degree + 1 - i - j)
    ]


def _rank(rows: list[list[int]], p: int) -> int:
    entries = [c for row in rows for c in row]
    return int(fmpz_mod_mat(len(rows), len(rows[0]), entries, fmpz_mod_ctx(p)).rank())


class Judge:
    """Decides programs of one formula on one surface; `parameters` are all constants that they
    read.
    """

    def __init__(self, formula: Formula, surface: Surface):
        self.formula, self.surface, self.system = formula, surface, formula.system
        plan, source = plan_parameters(formula), random.Random(3)
        own = {
            name: source.randrange(2, surface.p)
            for name in plan.free
            if name not in formula.system.shape.parameters
        }
        shared = {
            name: value for name, value in surface.values if name in formula.system.shape.parameters
        }
        self.parameters = parameter_values(formula, shared | own, surface.p)
        self.operation = OPERATIONS[formula.operation]
        self.seen: dict[Image, dict[str, int]] = {}
        self.scaled: dict[tuple[int, Image], dict[str, int]] = {}
        self.differences = {
            tuple(sorted(k for k, _ in terms)): (head, dict(terms))
            for head, terms in self.operation.given
        }

    def degrees(self, program: FieldProgram) -> str:
        """Why the results are no forms of the degrees that the proof is for, "" if they are."""
        derived = [
            name
            for name in program.inputs
            if self.system.placed(name)[0] not in self.system.variables
        ]
        own = [*self.operation.points, *derived]
        size = len(own)
        unit = {key: tuple(int(i == j) for j in range(size)) for i, key in enumerate(own)}
        inputs = {
            name: unit[name] if name in unit else unit[self.system.placed(name)[1]]
            for name in program.inputs
        }
        try:
            values = run(
                program, inputs | {name: (0,) * size for name in program.params}, Degrees(size)
            )
        except Inhomogeneous:
            return "it is not homogeneous in the coordinates of each point"
        outputs = dict(program.outputs)
        for index, result in zip(self.formula.output_points(), self.operation.results, strict=True):
            for i, variable in enumerate(self.system.variables):
                wanted = [0] * size
                for k, m in result:
                    wanted[own.index(k)] = 4 if m == 2 else 2
                if len(result) == 2:
                    for name in self._factor(result, i):
                        if name not in own:
                            return f"it does not read {name}"
                        wanted[own.index(name)] += 1
                degree = values[outputs[f"{variable}{index}"]]
                if degree is not None and degree != tuple(wanted):
                    return f"{variable}{index} does not have the degree of the theorem"
        return ""

    def _factor(self, result: tuple[tuple[int, int], tuple[int, int]], i: int) -> list[str]:
        """The wrapped coordinate, first coordinate over this one, of the difference, that a
        coordinate of a sum has as its factor.
        """
        head, _ = self.differences[tuple(sorted(k for k, _ in result))]
        variables = self.system.variables
        for name, node in self.system.derived:
            if node.op == "/" and [a.value for a in node.args] == [variables[0], variables[i]]:
                return [f"{name}{head}"]
        return []

    def trials(self, points: Points) -> Iterator[tuple[dict[int, Image], dict[int, Image]]]:
        """(inputs, wanted images by index of the result) of every point of the proof that the
        operation needs.
        """
        doubling = [
            (index, result)
            for index, result in zip(self.formula.output_points(), self.operation.results)
            if len(result) == 1
        ]
        sums = [
            (index, result)
            for index, result in zip(self.formula.output_points(), self.operation.results)
            if len(result) == 2
        ]
        for index, ((k, _),) in doubling:
            others = [j for j in self.operation.points if j != k]
            for image, double in points.doubles:
                yield {k: image} | {j: points.doubles[0][0] for j in others}, {index: double}
        for index, ((i, _), (j, _)) in sums:
            head, _ = self.differences[tuple(sorted((i, j)))]
            for first, second, difference, total in points.grid:
                yield {i: first, j: second, head: difference}, {index: total}

    def values(self, images: dict[int, Image]) -> dict[str, int]:
        """Coordinates of points that the formula reads, scaled so that nothing is 1, by name."""
        found = dict(self.parameters)
        for k, image in images.items():
            if (k, image) not in self.scaled:
                self.scaled[k, image] = self._scaled(k, image)
            found |= self.scaled[k, image]
        return found

    def _scaled(self, k: int, image: Image) -> dict[str, int]:
        """The coordinates of the point k, times k + 1."""
        local = {v: value * (k + 1) % self.surface.p for v, value in self._at_one(image).items()}
        for name, node in self.system.derived:
            if f"{name}{k}" in self.formula.inputs:
                local[name] = evaluate(node, local.__getitem__, Modular(self.surface.p))
        return {f"{name}{k}": value for name, value in local.items()}

    def _at_one(self, image: Image) -> dict[str, int]:
        """The variables of a point."""
        if image not in self.seen:
            local = dict(zip(self.system.shape.coordinates, image))
            self.seen[image] = {
                v: evaluate(node, local.__getitem__, Modular(self.surface.p))
                for v, node in self.system.tosystem
            }
        return self.seen[image]

    def is_right(
        self, program: FieldProgram, values: dict[str, int], wanted: dict[int, Image]
    ) -> bool:
        """Whether the results at one trial are proportional to the wanted points."""
        outputs, p = dict(program.outputs), self.surface.p
        for index, image in wanted.items():
            point = tuple(self._at_one(image).values())
            found = [values[outputs[f"{v}{index}"]] % p for v in self.system.variables]
            at = next((i for i, x in enumerate(found) if x), None)
            if at is None or any((x * point[at] - found[at] * y) % p for x, y in zip(found, point)):
                return False
        return True


def prove_on(formula: Formula, program: FieldProgram, surface: Surface) -> str:
    """Why the program is wrong on the surface, "" if it is proven to be right there; FormulaError
    if such a proof is not known.
    """
    judge, operation = Judge(formula, surface), OPERATIONS[formula.operation]
    known = all(
        dict(result) in ({k: 2}, {k: 1})
        or (dict(result) == {k: 1, j: 1} and tuple(sorted((k, j))) in judge.differences)
        for result in operation.results
        for k, j in [(result[0][0], result[-1][0])]
    )
    if (
        not known
        or any(len(result) == 1 and result[0][1] != 2 for result in operation.results)
        or any(op.name in ("inv", "conj") for op in program.ops)
    ):
        raise FormulaError(f"The operation {formula.operation} on a quotient is not looked at.")
    if set(weights(formula.system).values()) - {0, 1}:
        raise FormulaError("Only homogeneous coordinates on a quotient are looked at.")
    if why := judge.degrees(program):
        return why
    runner = Runner(program, {}, surface.p)
    for images, wanted in judge.trials(points_of(surface)):
        if not judge.is_right(program, runner.fresh(judge.values(images)), wanted):
            return (
                "the result"
                f" {', '.join(f'{v}{k}' for k in wanted for v in formula.system.variables)} is"
                " another point"
            )
    if wrong := next(
        (
            e
            for e in formula.system.shape.equations
            if not _holds(e, formula.system.shape.coordinates, surface, points_of(surface))
        ),
        None,
    ):
        raise FormulaError(
            f"`{wrong.text}` is not the equation of the surface.", where=formula.system.shape.path
        )
    return ""


def _holds(equation: Equation, names: tuple[str, ...], surface: Surface, points: Points) -> bool:
    """Whether the equation, of degree 4, holds at points at which one quartic form alone vanishes:
    then it is that of the surface.
    """
    return all(
        surface.satisfies(equation, dict(zip(names, image)))
        for image in {row[0] for row in points.grid}
    )


def prove_quotient(formula: Formula, program: FieldProgram) -> Verdict:
    """The verdict on a formula on a quotient; it does not raise for a wrong one."""
    base = begun(formula, program)
    if formula.assumes or formula.extras or formula.unified or formula.complete or formula.computes:
        return replace(
            base,
            status=UNSUPPORTED,
            reason="assumed coordinates, more outputs and claims are not looked at on a quotient",
        )
    try:
        surface = random_surface(formula.system.shape)
        why = prove_on(formula, program, surface)
    except FormulaError as error:
        return replace(base, status=UNSUPPORTED, reason=error.what)
    if why:
        return replace(
            base, status=REFUSED, reason=why, suggestions=_suggest(formula, program, surface)
        )
    claim = Claim(
        "method",
        PROVEN,
        "by interpolation, for pseudo-random constants modulo 2^127-507; for others it holds but"
        " for a probability below 2^-110",
    )
    return replace(
        base,
        claims=(claim,),
        conditions=_conditions(formula),
        overwrites=overwrites(formula, program),
    )


def _conditions(formula: Formula) -> tuple[Condition, ...]:
    """Where a derived coordinate that is read does not exist, and where the result is no point."""
    system, found = formula.system, []
    for name in formula.inputs:
        variable, index = system.placed(name)
        if variable not in system.variables:
            found += [
                Condition(f"{arg.value}{index}", f"{name} does not exist")
                for arg in dict(system.derived)[variable].args[1:]
            ]
    for index in formula.output_points():
        found.append(
            Condition(" = ".join(f"{v}{index}" for v in system.variables), "not looked at")
        )
    return tuple(found)


def _suggest(formula: Formula, program: FieldProgram, surface: Surface) -> tuple[Suggestion, ...]:
    judge = Judge(formula, surface)
    chosen = list(judge.trials(points_of(surface)))

    def trial(images: dict[int, Image], wanted: dict[int, Image]) -> Trial:
        values = run_plain(program, judge.values(images), surface.p)
        return values, lambda mutated: judge.is_right(program, mutated, wanted)

    trials = [trial(*each) for each in (*chosen[1:3], *chosen[-2:])]
    return suggest_among(program, operation_lines(formula), trials)


def run_plain(program: FieldProgram, values: dict[str, int], p: int) -> dict[str, int]:
    """All values of a program modulo p."""
    return Runner(program, {}, p).fresh(values)
