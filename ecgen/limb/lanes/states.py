"""What the prover knows about one lane of a value: a polynomial over atoms that equals it, and an
interval.

Words are known modulo 2^64: the lane is `form` mod 2^64, and `form` lies in [low, high]. Doubles
are known exactly, as multiples of `grain`, a power of two, and are 0 or normal; a word too is a
multiple of its grain as a number in [0, 2^64). Rounding and cutting bits off leave a residue; each
residue is an atom of its own, so that what is rounded and what is lost add up to the polynomial
again: everything else is exact algebra.
"""

from dataclasses import dataclass, replace
from fractions import Fraction
from math import ceil, floor

from ecgen.limb.forms import (
    Form,
    Monomial,
    Number,
    combine,
    constant,
    multiply,
    over,
    single,
    size,
    whole,
)
from ecgen.limb.lanes.doubles import BIAS, MANTISSA, double_of, word_of_integer
from ecgen.limb.lanes.ir import REAL, WORD

TOP = 1 << 64
Interval = tuple[Number, Number]
SHORT = 12
# every normal double but 0 is at least one, every finite one below twice the other
SMALLEST, LARGEST = (Fraction(1, 1 << BIAS - 1), 1 << BIAS)


class Unproven(Exception):
    """Why an operation cannot be followed exactly; the prover adds the name."""


@dataclass(frozen=True)
class Lane:
    kind: str
    form: Form
    low: Number
    high: Number
    grain: Number = 1


class Atoms:
    """Unknown integers with intervals; residues are made once per value and place."""

    def __init__(self) -> None:
        self.bounds: list[Interval] = []
        self._residues: dict[tuple[tuple[tuple[Monomial, Number], ...], int | str], Form] = {}
        self._origins: dict[int, tuple[Form, int | str]] = {}

    def new(self, low: Number, high: Number) -> Form:
        self.bounds.append((low, high))
        return single(len(self.bounds) - 1)

    def residue(self, form: Form, place: int | str, low: Number, high: Number) -> Form:
        key = (tuple(sorted(form.items())), place)
        if key not in self._residues:
            self._residues[key] = self.new(low, high)
            self._origins[len(self.bounds) - 1] = (form, place)
        return self._residues[key]

    def cut_from(self, form: Form, k: int) -> Form:
        """What the low k bits of the form are the low k bits of: the low bits of low bits are those
        of the whole.
        """
        (monomial, factor), *rest = form.items() or (((), 0),)
        whole, place = (
            self._origins.get(monomial[0], (form, ""))
            if len(monomial) == 1 and factor == 1 and not rest
            else (form, "")
        )
        return whole if isinstance(place, int) and place >= k else form

    def range(self, form: Form) -> Interval:
        """Interval arithmetic over the monomials."""
        form, common = whole(form)
        low: Number = 0
        high: Number = 0
        for monomial, factor in form.items():
            least, most = factor, factor
            if len(monomial) == 2 and monomial[0] == monomial[1]:
                ends = [x * x for x in self.bounds[monomial[0]]]
                l, h = self.bounds[monomial[0]]
                ends = [0 if l <= 0 <= h else min(ends), max(ends)]
                least, most = sorted((factor * ends[0], factor * ends[1]))
            else:
                for atom in monomial:
                    ends = [x * y for x in (least, most) for y in self.bounds[atom]]
                    least, most = min(ends), max(ends)
            low, high = low + least, high + most
        return (low, high) if common == 1 else (over(low, common), over(high, common))

    def weighed(self, lane: Lane) -> Lane:
        """The lane with the interval of its form, however long that is."""
        least, most = self.range(lane.form)
        return (
            replace(lane, low=max(lane.low, ceil(least)), high=min(lane.high, floor(most)))
            if lane.kind == WORD
            else lane
        )

    def is_multiple(self, form: Form, k: int) -> bool:
        """Whether 2^k divides the form, a sum v + c q where q is the low bits of a multiple of v
        that makes it 0 modulo 2^k, as is told by what atoms are the low bits of.
        """
        for monomial, factor in form.items():
            if (
                isinstance(factor, int)
                and len(monomial) == 1
                and self._is_low(monomial[0], k)
                and self._is_of_others(form, monomial, k)
            ):
                v = {m: c for m, c in form.items() if m != monomial}
                # itself, if it was below 2^k and nothing cut off
                low = self._residues.get((tuple(sorted(self.cut_from(v, k).items())), k), v)
                times = self._multiple(self._unfolded(single(monomial[0]), k, low), low)
                if times is not None and (times * factor + 1) % (1 << k) == 0:
                    return True
        return False

    def _is_of_others(self, form: Form, monomial: Monomial, k: int) -> bool:
        """Whether an atom of the form may be the low bits of a multiple of all the rest: what it is
        made of has the same monomials; asked first, because it takes the least time.
        """
        made = single(monomial[0])
        while len(made) == 1:
            ((own, factor),) = made.items()
            if len(own) != 1 or not isinstance(factor, int) or not self._is_low(own[0], k):
                break
            made = self._origins[own[0]][0]
            made = combine((factor, made)) if len(made) == 1 else made
        return len(form) == 2 or (
            len(made) == len(form) - 1 and monomial not in made and made.keys() <= form.keys()
        )

    @staticmethod
    def _multiple(form: Form, of: Form) -> int | None:
        """The integer times which the one form is the other, None if there is none."""
        if not of:
            return None
        first = next(iter(of))
        ratio = Fraction(form.get(first, 0)) / of[first]
        return (
            int(ratio) if ratio.denominator == 1 and not combine((ratio, of), (-1, form)) else None
        )

    def _is_low(self, atom: int, k: int) -> bool:
        """Whether the atom is the low bits of a form, at least k."""
        place = self._origins.get(atom, (None, ""))[1]
        return isinstance(place, int) and place >= k

    def _unfolded(self, form: Form, k: int, last: Form) -> Form:
        """The form with what its atoms are the low bits of in their place, modulo 2^k, down to the
        atom `last`.
        """
        while len(form) == 1:
            ((monomial, factor),) = form.items()
            if (
                len(monomial) != 1
                or single(monomial[0]) == last
                or not isinstance(factor, int)
                or not self._is_low(monomial[0], k)
            ):
                break
            form = combine((factor, self._origins[monomial[0]][0]))
        return form

    def tighten(self, form: Form, low: Number, high: Number) -> Interval:
        """The interval met with that of the form, where the form is short."""
        if len(form) > SHORT:
            return low, high
        least, most = self.range(form)
        return max(low, least), min(high, most)


def settled(lane: Lane) -> Lane:
    """The word as a number in [0, 2^64): the multiple of 2^64 is taken off. Raises Unproven if the
    interval wraps.
    """
    turn = lane.low // TOP
    if lane.high // TOP != turn:
        raise Unproven(f"may overflow 64 bits: derived interval [{lane.low}, {lane.high}]")
    if not turn:
        return lane
    return Lane(
        WORD,
        combine((1, lane.form), (-turn * TOP, constant(1))),
        lane.low - turn * TOP,
        lane.high - turn * TOP,
    )


def beside(lane: Lane, low: int) -> Lane:
    """The word less the multiple of 2^64 that brings its interval to begin at `low` or less than
    2^64 above.
    """
    turn = (lane.low - low) // TOP
    return Lane(
        WORD,
        combine((1, lane.form), (-turn * TOP, constant(1))),
        lane.low - turn * TOP,
        lane.high - turn * TOP,
        lane.grain,
    )


def as_word(lane: Lane) -> Lane:
    """The 64 bits of a lane; a double must stay between two powers of two."""
    if lane.kind == WORD:
        return lane
    if lane.low < 1:
        raise Unproven(
            f"is read as bits but may be a double below 1: derived interval [{lane.low},"
            f" {lane.high}]"
        )
    k = int(lane.low).bit_length() - 1
    if lane.high > 1 << k + 1 or k < MANTISSA:
        raise Unproven(
            f"is read as bits but may leave [2^{k}, 2^{k + 1}]: derived interval [{lane.low},"
            f" {lane.high}]"
        )
    ulp = 1 << k - MANTISSA
    if lane.grain % ulp:
        raise Unproven(f"is read as bits but is only a multiple of {lane.grain}, not of {ulp}")
    base = ((BIAS + k) << MANTISSA) - (1 << MANTISSA)
    form = combine((Fraction(1, ulp), lane.form), (base, constant(1)))
    return Lane(WORD, form, Fraction(lane.low) / ulp + base, Fraction(lane.high) / ulp + base)


def as_real(lane: Lane) -> Lane:
    """The number of a lane as a double; a word must keep its exponent."""
    if lane.kind == REAL:
        return lane
    lane = settled(lane)
    if lane.low == lane.high:
        try:
            value = Fraction(double_of(int(lane.low)))
        except (OverflowError, ValueError) as error:
            raise Unproven("is read as a double but is infinite or no number") from error
        if value and abs(value) < SMALLEST:
            raise Unproven("is read as a double but is subnormal")
        grain = value.numerator & -value.numerator if value else 1 << 1000
        return Lane(REAL, constant(value), value, value, Fraction(grain, value.denominator))
    ulp, offset = _line(lane)
    form = combine((ulp, lane.form), (offset, constant(1)))
    return Lane(
        REAL,
        form,
        lane.low * ulp + offset,
        lane.high * ulp + offset,
        ulp * min(lane.grain, 1 << MANTISSA),
    )


def _line(lane: Lane) -> tuple[Number, Number]:
    """What 1 is in a settled word that is read as a double, and what is to be added; Unproven where
    its exponent may change.
    """
    exponent = int(lane.low) >> MANTISSA
    if lane.high > exponent + 1 << MANTISSA or not 0 < exponent < BIAS + 1000:
        raise Unproven(
            f"is read as a double but its exponent may change: derived interval [{lane.low},"
            f" {lane.high}]"
        )
    ulp = power_of_two(exponent - BIAS - MANTISSA)
    return ulp, ulp * ((1 << MANTISSA) - (exponent << MANTISSA))


def with_number(lane: Lane, form: Form) -> Lane:
    """The settled word, whose number as a double is known as the form."""
    ulp, offset = _line(lane)
    scale = 1 / Fraction(ulp)
    return Lane(
        WORD,
        combine((scale, form), (-offset * scale, constant(1))),
        lane.low,
        lane.high,
        lane.grain,
    )


def cut(lane: Lane, k: int, atoms: Atoms, upper: int | None = None) -> tuple[Lane, Lane]:
    """(lane >> k, lane mod 2^k); `upper` is what the former is assumed to be."""
    lane = settled(as_word(lane))
    if lane.high < 1 << k:
        return Lane(WORD, {}, 0, 0), lane
    if atoms.is_multiple(lane.form, k):
        return Lane(
            WORD,
            combine((Fraction(1, 1 << k), lane.form)),
            -(-ceil(lane.low) >> k),
            floor(lane.high) >> k,
        ), Lane(WORD, {}, 0, 0)
    first, last = (int(lane.low) >> k, int(lane.high) >> k) if upper is None else (upper, upper)
    low, high = (
        (max(lane.low - (first << k), 0), min(lane.high - (last << k), (1 << k) - 1))
        if first == last
        else (0, (1 << k) - 1)
    )
    residue = atoms.residue(atoms.cut_from(lane.form, k), k, low, high)
    low, high = atoms.tighten(residue, low, high)
    whole = combine((Fraction(1, 1 << k), lane.form), (Fraction(-1, 1 << k), residue))
    return Lane(WORD, whole, first, last), Lane(WORD, residue, low, high)


def linear(op: str, a: Lane, b: Lane, atoms: Atoms) -> Lane:
    """add or sub of words."""
    a, b = as_word(a), as_word(b)
    sign = 1 if op == "add" else -1
    form = combine((1, a.form), (sign, b.form))
    low, high = (a.low + b.low, a.high + b.high) if sign > 0 else (a.low - b.high, a.high - b.low)
    low, high = atoms.tighten(form, low, high)
    # a word is an integer, whatever the halves of its form are
    return Lane(WORD, form, ceil(low), floor(high))


def product(a: Lane, b: Lane, atoms: Atoms) -> Lane:
    """mul: the low halves of both."""
    a, b = cut(a, 32, atoms)[1], cut(b, 32, atoms)[1]
    return Lane(WORD, multiply(a.form, b.form), a.low * b.low, a.high * b.high)


def short_product(a: Lane, b: Lane, atoms: Atoms) -> tuple[Lane, Lane]:
    """maddlo, maddhi: the lower 52 bits and the others of a product of words that must be below
    2^52, since the processor reads no more of them.
    """
    a, b = settled(as_word(a)), settled(as_word(b))
    if most := floor(max(a.high, b.high)) >> MANTISSA:
        raise Unproven(
            "is a factor of which 52 bits are read but may need"
            f" {MANTISSA + int(most).bit_length()}: derived intervals [{a.low}, {a.high}] and"
            f" [{b.low}, {b.high}]"
        )
    form, low, high = multiply(a.form, b.form), a.low * b.low, a.high * b.high
    if high < 1 << MANTISSA:
        return Lane(WORD, form, low, high), Lane(WORD, {}, 0, 0)
    residue = atoms.residue(form, MANTISSA, 0, (1 << MANTISSA) - 1)
    upper = combine((Fraction(1, 1 << MANTISSA), form), (Fraction(-1, 1 << MANTISSA), residue))
    return Lane(WORD, residue, 0, (1 << MANTISSA) - 1), Lane(
        WORD, upper, int(low) >> MANTISSA, int(high) >> MANTISSA
    )


def multiple(a: Lane, b: Lane) -> Lane:
    """mullo by a constant, read as a signed word: everything is modulo 2^64."""
    a, b = as_word(a), as_word(b)
    if a.low == a.high:
        a, b = b, a
    if b.low != b.high:
        raise Unproven("is multiplied by a word that is no constant")
    factor = (int(b.low) + (TOP >> 1)) % TOP - (TOP >> 1)
    low, high = sorted((a.low * factor, a.high * factor))
    return Lane(WORD, combine((factor, a.form)), low, high)


def signed_product(a: Lane, b: Lane) -> Lane:
    """smul of words that are small as signed numbers."""
    parts = []
    for lane in (as_word(a), as_word(b)):
        turn = (lane.low + (TOP >> 1)) // TOP
        shifted = Lane(
            WORD,
            combine((1, lane.form), (-turn * TOP, constant(1))),
            lane.low - turn * TOP,
            lane.high - turn * TOP,
        )
        if shifted.low < -(1 << 31) or shifted.high >= 1 << 31:
            raise Unproven(
                f"is read as a signed half but may be any of [{shifted.low}, {shifted.high}]"
            )
        parts.append(shifted)
    a, b = parts
    ends = [x * y for x in (a.low, a.high) for y in (b.low, b.high)]
    return Lane(WORD, multiply(a.form, b.form), min(ends), max(ends))


def fused(a: Lane, b: Lane, c: Lane, sign: int, atoms: Atoms) -> Lane:
    """a * b + sign * c in doubles, rounded once."""
    a, b, c = as_real(a), as_real(b), as_real(c)
    form = combine((1, multiply(a.form, b.form)), (sign, c.form))
    ends = [x * y for x in (a.low, a.high) for y in (b.low, b.high)]
    least, most = (c.low, c.high) if sign > 0 else (-c.high, -c.low)
    if a.form == b.form and a.low <= 0 <= a.high:
        ends = [0, *(x for x in ends if x >= 0)]
    low, high = atoms.tighten(form, min(ends) + least, max(ends) + most)
    return round_lane(Lane(REAL, form, low, high, min(a.grain * b.grain, c.grain)), atoms)


def round_lane(lane: Lane, atoms: Atoms) -> Lane:
    """The double nearest to an exact number, with its residue as an atom.

    A multiple of `grain` of at most 2^53 grains is a double itself. Infinite or subnormal results
    are refused: the exact ones are 0 or at least `grain`, the rounded ones are at least 1.
    """
    most = max(size(lane.low), size(lane.high))
    if not most:
        return Lane(REAL, lane.form, 0, 0, 1 << 1000)
    if most > LARGEST:
        raise Unproven(f"may be too large for a double: derived interval [{lane.low}, {lane.high}]")
    if most <= lane.grain * (1 << MANTISSA + 1):
        if lane.grain < SMALLEST:
            raise Unproven(
                "may be smaller than any normal double: it is only a multiple of"
                f" 2^-{Fraction(lane.grain).denominator.bit_length() - 1}"
            )
        return lane
    if lane.low < 1:
        raise Unproven(
            f"may be rounded where no offset makes the error known: derived interval [{lane.low},"
            f" {lane.high}]"
        )
    k = int(lane.low).bit_length() - 1
    ulp = power_of_two(k - MANTISSA)
    if lane.high > 1 << k + 1:
        raise Unproven(
            f"is rounded but may leave [2^{k}, 2^{k + 1}]: derived interval [{lane.low},"
            f" {lane.high}]"
        )
    residue = atoms.residue(lane.form, "round", Fraction(-ulp, 2), Fraction(ulp, 2))
    low, high = (Fraction(round(Fraction(end) / ulp)) * ulp for end in (lane.low, lane.high))
    return Lane(REAL, combine((1, lane.form), (-1, residue)), low, high, ulp)


def power_of_two(k: int) -> Number:
    """2^k, an int where it is one."""
    return 1 << k if k >= 0 else Fraction(1, 1 << -k)


def bitwise(op: str, a: Lane, b: Lane, atoms: Atoms) -> Lane:
    """and with low or high ones, and with a constant 0; or (xor, add alike) of words without a
    common bit.
    """
    a, b = as_word(a), as_word(b)
    for x, y in ((a, b), (b, a)):
        if op == "xor" and y.low == y.high in (
            0,
            TOP - 1,
        ):  # modulo 2^64, so that the interval may wrap
            return (
                x
                if not y.low
                else Lane(
                    WORD,
                    combine((-1, x.form), (TOP - 1, constant(1))),
                    TOP - 1 - x.high,
                    TOP - 1 - x.low,
                )
            )
    a, b = settled(a), settled(b)
    for x, y in ((a, b), (b, a)):
        if y.low == y.high:
            mask = int(y.low)
            if op == "and" and not mask:
                return Lane(WORD, {}, 0, 0)
            if op == "and" and mask & mask + 1 == 0:
                return cut(x, mask.bit_length(), atoms)[1]
            if op == "and" and mask & 1 and fixed(x, upper := mask & mask + 1):
                lower = cut(x, (mask ^ upper).bit_length(), atoms)[1]
                kept = upper & int(x.low)
                return Lane(
                    WORD,
                    combine((1, lower.form), (1, constant(kept))),
                    lower.low + kept,
                    lower.high + kept,
                )
            if op == "and" and (below := TOP - mask) & below - 1 == 0:
                above = cut(x, below.bit_length() - 1, atoms)[0]
                return Lane(
                    WORD, combine((below, above.form)), above.low * below, above.high * below, below
                )
            if op != "and" and (mask & -mask > x.high or mask < x.grain):
                return Lane(WORD, combine((1, x.form), (1, y.form)), x.low + mask, x.high + mask)
    raise Unproven(f"is an `{op}` that the prover cannot follow")


def fixed(lane: Lane, bits: int) -> bool:
    """Whether the bits of a settled word from the lowest of `bits` on are the same for the whole
    interval.
    """
    place = (bits & -bits).bit_length() - 1
    return int(lane.low) >> place == int(lane.high) >> place


def constant_lane(word: int) -> Lane:
    return Lane(WORD, constant(word), word, word)


ONE = constant_lane(word_of_integer(1))
