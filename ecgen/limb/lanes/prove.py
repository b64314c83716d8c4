"""VectorProgram -> proof, or an error that names the value: its bounds and meanings hold for all
inputs.

Proven are: no word overflows where its number is used (a carry, a product, a result); every
rounding of doubles is exact or leaves a known residue; the bounds of each element; and, where a
meaning is given, that each lane is congruent to it modulo p. Trusted: this file, states.py,
limb/forms.py.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import floor

from ecgen.errors import BoundError, CheckFailure
from ecgen.limb.forms import Form, Number, combine, constant, multiply
from ecgen.limb.lanes.ir import BITS, REAL, LaneMeaning, PackedElement, VectorOp, VectorProgram
from ecgen.limb.lanes.states import (
    ONE,
    Atoms,
    Lane,
    Unproven,
    as_real,
    as_word,
    beside,
    bitwise,
    constant_lane,
    cut,
    fused,
    linear,
    multiple,
    power_of_two,
    product,
    settled,
    short_product,
    signed_product,
    with_number,
)

CASES = 8  # values of a result for each of which a proof is made


@dataclass(frozen=True)
class VectorProof:
    """What was proven: `bounds` maps every value to (kind, low, high) over its lanes, for the
    manifest.
    """

    program: str
    elements: int
    congruences: int
    bounds: dict[str, tuple[str, int, int]]


def prove_vectors(
    program: VectorProgram, meanings: dict[str, LaneMeaning] | None = None, modulus: int = 0
) -> VectorProof:
    """Prove the program's claims; `meanings` maps element names to polynomials over earlier
    elements.

    A polynomial {(factor ...): coefficient} for all lanes, or a tuple of one for each; a factor is
    an element's name (the same lane) or (name, lane). Raises BoundError where an interval does not
    close, CheckFailure where a lane is not proven congruent to its meaning. A program with `splits`
    is proven for each value of them.
    """
    return _proven(program, meanings or {}, modulus, {})


def _proven(
    program: VectorProgram,
    meanings: dict[str, LaneMeaning],
    modulus: int,
    assumed: dict[str, tuple[int, range]],
) -> VectorProof:
    """The proof where splits have the values assumed, of all that are given beside, and others
    any.
    """
    try:
        return _Prover(program, meanings, modulus, assumed).run()
    except _Split as split:
        found = [
            _proven(program, meanings, modulus, assumed | {split.name: (value, split.values)})
            for value in split.values
        ]
    bounds = {
        name: (kind, min(f.bounds[name][1] for f in found), max(f.bounds[name][2] for f in found))
        for name, (kind, *_) in found[0].bounds.items()
    }
    return VectorProof(program.name, found[0].elements, min(f.congruences for f in found), bounds)


def exact_ratio(x: Number, y: Number) -> Number:
    """x / y, an int where it is one: integers are faster."""
    ratio = Fraction(x, y)
    return ratio.numerator if ratio.denominator == 1 else ratio


def is_constant(form: Form) -> bool:
    return all(monomial == () for monomial in form)


def is_settled(form: Form, unit: int) -> bool:
    """Whether the form is a constant or an atom, times the unit of its limb, beside a constant."""
    return is_constant(form) or [(len(m), f) for m, f in form.items() if m] == [(1, unit)]


def sign_of(mask: Lane) -> int:
    """The top bit of a mask, which has to be a constant: a program that chooses is proven for every
    mask by itself (`cases`).
    """
    if not is_constant(mask.form):
        raise Unproven("is chosen by a mask that is no constant")
    word = mask.form.get((), 0)
    assert isinstance(word, int)  # of a constant
    return word % (1 << BITS) >> BITS - 1


def is_whole(mask: Lane) -> bool:
    """Whether a mask is all ones; Unproven unless it is that or 0, and a constant."""
    sign = sign_of(mask)
    if mask.form.get((), 0) % (1 << BITS) != sign * ((1 << BITS) - 1):
        raise Unproven("is mixed by a mask that is neither all ones nor 0")
    return bool(sign)


class _Split(Exception):
    """The values that a result of `splits` can have, of which none is assumed."""

    def __init__(self, name: str, values: range):
        super().__init__(name)
        self.name, self.values = name, values


class _Prover:
    def __init__(
        self,
        program: VectorProgram,
        meanings: dict[str, LaneMeaning],
        modulus: int,
        assumed: dict[str, tuple[int, range]],
    ):
        self.program, self.meanings, self.modulus, self.assumed = (
            program,
            meanings,
            modulus,
            assumed,
        )
        alike = (
            program.is_lanewise
            and not any(isinstance(m, tuple) for m in meanings.values())
            and all(
                len(set(row)) == 1
                for e in (*program.inputs, *program.elements, *program.outputs)
                for row in e.offsets
            )
        )
        self.lanes = range(1 if alike else program.width)
        self.atoms = Atoms()
        self.made = {op.out: op for op in program.ops}
        self.values: dict[str, tuple[Lane, ...]] = {}
        self.bounds: dict[str, tuple[str, int, int]] = {}
        self.known: dict[tuple[str, int], Form] = {}
        self.cut: set[str] = set()
        self.stands_for: dict[tuple[tuple[str, ...], int], list[Form]] = {}
        self.known_by: dict[tuple[str, ...], tuple[str, ...]] = {}
        self.elements = self.congruences = 0

    def run(self) -> VectorProof:
        for element in self.program.inputs:
            self._enter(element)
        for element in dict.fromkeys((*self.program.elements, *self.program.outputs)):
            self._follow(element.limbs)
            self._prove(element)
        self._follow(self.made)
        if missing := sorted(set(self.meanings) - {name for name, _ in self.known}):
            raise CheckFailure(
                f"{missing[0]} is claimed but never computed.", where=self.program.name
            )
        return VectorProof(self.program.name, self.elements, self.congruences, self.bounds)

    def _follow(self, names: Iterable[str]) -> None:
        """The values of these names and of all that they are made of: element by element, whatever
        the order of the operations.
        """
        needed: set[str] = set()
        waiting = list(names)
        while waiting:
            name = waiting.pop()
            if name not in self.values and name not in needed:
                needed.add(name)
                waiting += self.made[name].reads
        for op in (op for op in self.program.ops if op.out in needed) if needed else ():
            self.values[op.out] = lanes = tuple(self._lane(op, lane) for lane in self.lanes)
            if op.name != "const":
                self._record(op.out, lanes)

    def _record(self, name: str, lanes: tuple[Lane, ...]) -> None:
        kind = lanes[0].kind
        low, high = min(lane.low for lane in lanes), max(lane.high for lane in lanes)
        self.bounds[name] = (
            kind,
            low.numerator // low.denominator,
            -(-high.numerator // high.denominator),
        )

    def _lane(self, op: VectorOp, lane: int) -> Lane:
        try:
            return self._step(op, lane)
        except Unproven as why:
            raise BoundError(
                f"`{op.out}` = {op.name} {' '.join(map(str, op.args))}: an operand or the result"
                f" {why}.",
                where=f"vector program {self.program.name}",
                hint="The bounds do not close: carry an operand first, or use a wider radix.",
            ) from None

    def _step(self, op: VectorOp, lane: int) -> Lane:
        args = [self.values[a] for a in op.reads]
        numbers = op.immediates
        match op.name:
            case "const":
                return constant_lane(numbers[lane])
            case "perm":
                return args[0][numbers[lane]]
            case "blend":
                return args[numbers[0] >> lane & 1][lane]
            case "low" | "high":
                return args[lane % 2][lane // 2 * 2 + int(op.name == "high")]
            case "halves":
                pairs = (args[0][:2], args[0][2:], args[1][:2], args[1][2:])
                return (*pairs[numbers[0]], *pairs[numbers[1]])[lane]
            case "route" | "among":
                return [each for arg in args[:-1] for each in arg][int(args[-1][lane].low)]
            case "pick":
                return args[lane % 2][lane // 2 * 2 + numbers[lane]]
        a, *rest = (arg[lane] for arg in args)
        if op.out in self.program.splits:
            return self._cut(op.out, a, numbers[0])
        return self._along(op.name, a, rest, numbers)

    def _cut(self, name: str, a: Lane, k: int) -> Lane:
        """The upper part of a lane, of which it is assumed what it is; in the other lanes it has to
        have the same values.
        """
        word = settled(as_word(a))
        values = range(int(word.low) >> k, (int(word.high) >> k) + 1)
        if len(values) > CASES:
            raise Unproven(
                f"has more than {CASES} values, for each of which a proof was to be made"
            )
        if name not in self.assumed:
            raise _Split(name, values)
        value, every = self.assumed[name]
        if values != every:
            raise Unproven(
                "has other values in one lane than in another, although the proof is made for each"
                " of them"
            )
        return cut(word, k, self.atoms, value)[0]

    def _along(self, name: str, a: Lane, rest: list[Lane], numbers: tuple[int, ...]) -> Lane:
        """One lane of a lane-wise operation."""
        match name:
            case "add" | "sub":
                return linear(name, a, rest[0], self.atoms)
            case "mul":
                return product(a, rest[0], self.atoms)
            case "smul":
                return signed_product(a, rest[0])
            case "shl":
                factor = 1 << numbers[0]
                a = as_word(a)
                return Lane(a.kind, combine((factor, a.form)), a.low * factor, a.high * factor)
            case "shr":
                return cut(a, numbers[0], self.atoms)[0]
            case "and" | "or" | "xor":
                return bitwise(name, a, rest[0], self.atoms)
            case "fadd" | "fsub":
                return self._sum(a, rest[0], 1 if name == "fadd" else -1)
            case "fmul":
                return fused(a, rest[0], constant_lane(0), 1, self.atoms)
            case "fma" | "fms":
                return fused(a, rest[0], rest[1], 1 if name == "fma" else -1, self.atoms)
            case "choose":
                return rest[0] if sign_of(rest[1]) else a
            case "mix":
                return rest[0] if is_whole(rest[1]) else a
            case "maddlo" | "maddhi":
                return linear(
                    "add",
                    short_product(a, rest[0], self.atoms)[name == "maddhi"],
                    rest[1],
                    self.atoms,
                )
            case "mullo":
                return multiple(a, rest[0])
        raise Unproven(f"is an operation `{name}` without a rule")

    def _sum(self, a: Lane, b: Lane, sign: int) -> Lane:
        return fused(a, ONE, b, sign, self.atoms)

    # elements

    def _enter(self, element: PackedElement) -> None:
        """Make the limbs atoms with their bounds; limbs that are atoms of an element already stay
        so, moved or not.

        Constants stay constants: elements may share a limb, and an atom in one would no longer be
        the number of the other.
        """
        if any(limb in self.cut for limb in element.limbs) or self._is_moved(element):
            for lane in self.lanes:
                self.known[element.name, lane] = self._whole(element, lane)
            return
        for i, (limb, unit, (low, high)) in enumerate(
            zip(element.limbs, element.units, element.bounds)
        ):
            if limb in self.values and all(is_constant(lane.form) for lane in self.values[limb]):
                continue
            self.cut.add(limb)
            before = self.values.get(limb, ())
            self.values[limb] = tuple(
                self._atom(element.kind, unit, low, high, element.offset(i, lane))
                for lane in self.lanes
            )
            self._record(limb, self.values[limb])
            self._know_by(limb, before)
        if words := self._words_of(element.limbs):
            self.known_by.setdefault(words, element.limbs)
        for lane in self.lanes:
            self.known[element.name, lane] = self._whole(element, lane)

    def _words_of(self, limbs: Iterable[str]) -> tuple[str, ...]:
        """The words of which limbs are multiples plus constants; none unless all are."""
        words = []
        for limb in limbs:
            op = self.made.get(limb)
            if op is None or op.name != "fma" or not set(op.reads) <= self.made.keys():
                return ()
            if any(self.made[name].name != "const" for name in op.reads[1:]):
                return ()
            words.append(op.reads[0])
        return tuple(words)

    def _know_by(self, limb: str, before: tuple[Lane, ...]) -> None:
        """Let a word of which the limb is a multiple plus a constant, without rounding, be known by
        the limb: other multiples of it are those of the limb then.
        """
        words = self._words_of((limb,)) if before else ()
        if not words:
            return
        op = self.made[limb]
        found = []
        for lane, now in enumerate(self.values[limb]):
            word, factor, added = (
                self.values[op.reads[0]][lane],
                *(as_real(self.values[name][lane]).form.get((), 0) for name in op.reads[1:]),
            )
            if (
                word.kind == REAL
                or not factor
                or combine(
                    (factor, as_real(word).form), (added, constant(1)), (-1, before[lane].form)
                )
            ):
                return
            real = combine(
                (exact_ratio(1, factor), now.form), (exact_ratio(-added, factor), constant(1))
            )
            found.append(with_number(settled(word), real))
        self.values[op.reads[0]] = tuple(found)

    def _is_moved(self, element: PackedElement) -> bool:
        """Whether every lane of every limb is a constant or an atom of an element before: nothing
        would be shorter as an atom of its own.
        """
        return all(
            limb in self.values
            and all(
                lane.kind == element.kind and is_settled(lane.form, unit)
                for lane in self.values[limb]
            )
            for limb, unit in zip(element.limbs, element.units)
        )

    def _atom(self, kind: str, unit: int, low: int, high: int, offset: int) -> Lane:
        return Lane(
            kind,
            combine((unit, self.atoms.new(low, high)), (offset, constant(1))),
            low * unit + offset,
            high * unit + offset,
            1 if offset else unit,
        )

    def _whole(self, element: PackedElement, lane: int) -> Form:
        weights = (
            exact_ratio(power_of_two(position), unit)
            for position, unit in zip(element.positions, element.units)
        )
        held = sum(
            power_of_two(position) * element.offset(i, lane)
            for i, position in enumerate(element.positions)
        )
        return combine(
            *(
                (weight, self.values[limb][lane].form)
                for limb, weight in zip(element.limbs, weights)
            ),
            (-held, constant(1)),
        )

    def _prove(self, element: PackedElement) -> None:
        for i, (limb, unit, (low, high)) in enumerate(
            zip(element.limbs, element.units, element.bounds)
        ):
            for lane in self.lanes:
                self._prove_limb(
                    element,
                    limb,
                    lane,
                    low * unit + element.offset(i, lane),
                    high * unit + element.offset(i, lane),
                    unit,
                )
        for lane in self.lanes if element.limit else ():
            if (most := floor(self.atoms.range(self._whole(element, lane))[1])) > element.limit:
                raise BoundError(
                    f"`{element.name}` is not proven to be at most {element.limit}: derived"
                    f" {most}.",
                    where=f"vector program {self.program.name}",
                )
        if element.name in self.meanings:
            for lane in self.lanes:
                self._prove_meaning(element, lane)
        self.elements += 1
        self._enter(element)

    def _prove_limb(
        self, element: PackedElement, limb: str, lane: int, low: int, high: int, unit: int
    ) -> None:
        """BoundError unless a limb is proven to lie in [low, high] in a lane, and a double to be a
        multiple of `unit`; from then on it is known to be so.
        """
        try:
            value = self.values[limb][lane]
            if (
                value.low < low or value.high > high
            ):  # sums of many products are weighed whole only where that is asked for
                value = self.atoms.weighed(value)
            value = (
                as_real(value)
                if element.kind == REAL
                else beside(as_word(value), low)
                if element.offsets
                else settled(as_word(value))
            )
        except Unproven as why:
            raise BoundError(
                f"limb `{limb}` of `{element.name}` {why}.",
                where=f"vector program {self.program.name}",
            ) from None
        if (
            value.low < low
            or value.high > high
            or (value.grain % unit if element.kind == REAL else 0)
        ):
            raise BoundError(
                f"limb `{limb}` of `{element.name}` is not proven to lie in [{low}, {high}]:"
                f" derived interval [{value.low}, {value.high}].",
                where=f"vector program {self.program.name}",
                hint="The bounds do not close: carry once more, or claim a wider interval.",
            )
        self.values[limb] = tuple(
            value if k == lane else old for k, old in enumerate(self.values[limb])
        )

    def _prove_meaning(self, element: PackedElement, lane: int) -> None:
        meaning = self.meanings[element.name]
        terms = []
        for monomial, factor in (meaning[lane] if isinstance(meaning, tuple) else meaning).items():
            form = constant(1)
            for part in monomial:
                form = multiply(form, self.known[part if isinstance(part, tuple) else (part, lane)])
            terms.append((factor, form))
        meant = combine(*terms)
        # limbs that are atoms already stand for themselves, and for what they were proven to mean
        # when they became atoms
        forms = [
            self._whole(element, lane),
            *self.stands_for.get((element.limbs, lane), ()),
            *self._multiples(element, lane),
        ]
        if not any(self._is_zero(combine((1, form), (-1, meant))) for form in forms):
            raise CheckFailure(
                f"lane {lane} of `{element.name}` is not proven congruent to its meaning modulo"
                f" {self.modulus}.",
                where=self.program.name,
            )
        self.stands_for.setdefault((element.limbs, lane), []).append(meant)
        self.congruences += 1

    def _multiples(self, element: PackedElement, lane: int) -> Iterator[Form]:
        """What the element means if it is a multiple of one before, made of the same words."""
        other = self.known_by.get(self._words_of(element.limbs))
        if not other or other == element.limbs:
            return
        first, second = (
            as_real(self.values[self.made[limbs[0]].reads[1]][lane]).low
            for limbs in (other, element.limbs)
        )
        ratio = exact_ratio(second, first)
        if all(
            not combine((ratio, self.values[one][lane].form), (-1, self.values[two][lane].form))
            for one, two in zip(other, element.limbs)
        ):
            yield from (combine((ratio, meant)) for meant in self.stands_for.get((other, lane), ()))

    def _is_zero(self, form: Form) -> bool:
        """Whether every coefficient is 0 mod p: p divides its numerator, and then not its
        denominator.
        """
        return not any(value.numerator % self.modulus for value in form.values())
