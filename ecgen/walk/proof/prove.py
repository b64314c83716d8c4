"""Symbolic execution of a walk: for all scalars and all points of the stated orders, the result is
what the walk says it is.

Every register holds a combination of the input points whose coefficients are polynomials in digits
and prefixes. At each step the relations at which its formula may fail are refuted by the domains of
these coefficients, or the formula is complete for the points at hand, or the walk is refused. Loops
are run place by place; a loop that begins at the highest nonzero digit is proven by its invariant:
what it starts from, with the prefix of the place in it. One file, longer than others: a method for
each statement of the IR; loops, lookups and scales are apart already.
"""

from dataclasses import replace

from ecgen.walk.ir import (
    AffineEntries,
    Call,
    Collect,
    Decompose,
    Exchange,
    Fixed,
    Index,
    Move,
    Negate,
    Normalize,
    Point,
    Recode,
    Ref,
    Scatter,
    Statement,
    Swap,
    Walk,
    When,
)
from ecgen.walk.proof.facts import FLAG, Facts
from ecgen.walk.proof.lookups import Lookups
from ecgen.walk.proof.loops import Loops
from ecgen.walk.proof.record import Proof
from ecgen.walk.proof.scales import of
from ecgen.walk.proof.state import ALL, OWN, Constants, Row, Scale, State, image_of
from ecgen.walk.scalars import domain as dom
from ecgen.walk.scalars.lattice import odd_factor, serves
from ecgen.walk.scalars.linear import Combination, Poly, Symbol, combination, number, point, symbol
from ecgen.walk.scalars.recodings import Column, Comb, Odd, OddWindow
from ecgen.walk.steps import SUBGROUP, Name, Order, Step, Steps
from ecgen.walk.validate import validate


def prove(walk: Walk, steps: Steps, order: Order) -> Proof:
    """The record of the proof. Raises WalkError for a walk that is not well formed, Unproven for
    one that is not shown right.
    """
    validate(walk, steps)
    if any(point.order == SUBGROUP for point in walk.points):  # then there are no other points
        inputs = (replace(i, order="any") if i in walk.points else i for i in walk.inputs)
        walk, order = replace(walk, inputs=tuple(inputs)), Order(order.r)
    return _Execution(walk, steps, order).run()


class _Execution(Loops, Lookups):
    """The statements of a walk but its loops and lookups."""

    def run(self) -> Proof:
        state = State(facts=Facts(self.recodes))
        for given in self.walk.inputs:
            if isinstance(given, Point):
                state.registers[given.name] = point(given.name + (OWN if given.many else ""))
            elif isinstance(given, Fixed):
                state.registers[given.name] = Constants(
                    ((b, i), point(given.base, m))
                    for b, row in enumerate(given.multiples)
                    for i, m in enumerate(row)
                )
                if any(m % self.order.r == 0 for row in given.multiples for m in row):
                    raise self.fail(
                        f"an entry of {given.name} is the neutral element: the subgroup is too"
                        " small for this table."
                    )
        self.body(self.walk.body, state)
        self.compare(state)
        return self.notes.proof(self.walk, self.order)

    def compare_table(self, state: State, table: Comb) -> None:
        """Every entry against the multiple that digits of the comb read there."""
        ((_, name),) = self.walk.meaning
        self.require_order(table, name)
        entries = state.registers.get(self.walk.result.name, {})
        assert not isinstance(entries, Combination)  # as it is an array
        rows = (m for block in range(table.blocks) for m in table.magnitudes(block))
        for i, m in enumerate(rows):
            if entries.get(i) != point(name, m):
                raise self.fail(f"entry {i} of the table is {entries.get(i)}, not [{m:#x}]{name}.")
        self.notes.result(f"[m]{name} for each of the comb's multiples m", True)

    def require_order(self, table: Comb, name: str) -> None:
        """The comb is of the point's order."""
        given = self.walk.input(name)
        if table.modulo != self.order.r or not isinstance(given, Point) or given.order != "r":
            raise self.fail(f"the order of {name} need not be the comb's.")

    def compare(self, state: State) -> None:
        """The result against the meaning, coefficient by coefficient."""
        if self.walk.table:
            self.compare_table(state, self.walk.table)
            return
        self.unscaled([(self.walk.result.name, None)], state, None)
        wanted, exact = Combination(), True
        for factor, name in self.walk.meaning:
            given = self.walk.input(name)
            many = isinstance(given, Point) and given.many
            if parts := next((s for s in self.walk.decompositions if s.scalar == factor), None):
                if many or not self.has_eigenvalues(name):
                    raise self.fail(
                        f"{factor} is decomposed modulo the order, which the order of {name} need"
                        " not divide."
                    )
                wanted, exact = wanted + self.of_parts(name, parts), False
                continue
            if factor.isdigit():
                coefficient = number(int(factor))
            else:
                recode = self.recode_of(factor)
                if recode is None:
                    raise self.fail(f"the scalar {factor} is not used.")
                coefficient = recode.recoding.value(recode.digits)
                coefficient = _of(coefficient, "*") if many else coefficient
                exact &= not recode.recoding.modulo
                if recode.recoding.modulo and (
                    recode.recoding.modulo != self.order.r
                    or (isinstance(given, Point) and given.order != "r")
                ):
                    raise self.fail(
                        f"{factor} is recoded modulo the order, which the order of {name} need not"
                        " divide."
                    )
            wanted = wanted + combination({name + (ALL if many else ""): coefficient})
        difference = (self.read(state, self.walk.result) - wanted).mapped(
            lambda poly: state.facts.unfold(state.facts.fold(poly))
        )
        wrong = [
            (n, p)
            for n, p in difference.terms
            if exact or p.constant is None or p.constant % self.order.r or not self.is_of_order_r(n)
        ]
        if wrong:
            raise self.fail(f"the result is wrong by {Combination(tuple(wrong))}.")
        self.notes.result(str(wanted), exact)

    def of_parts(self, name: str, s: Decompose) -> Combination:
        """The sum of the parts times the images of a point; of the base of a table, times the
        eigenvalues.
        """
        total = Combination()
        for i, (part, eigenvalue) in enumerate(zip(s.parts, s.by.lattice.eigenvalues)):
            recode = self.recode_of(part)
            if recode is None:
                raise self.fail(f"the part {part} is not used.")
            if recode.recoding.modulo:
                raise self.fail(f"the part {part} is recoded modulo {recode.recoding.modulo}.")
            value = recode.recoding.value(recode.digits)
            is_base = self.walk.input(name) is None
            total = total + combination(
                {name: value.scaled(odd_factor(eigenvalue, self.order.r))}
                if is_base
                else {image_of(name, i): value}
            )
        return total

    def image(self, step: Step, value: Combination, s: Statement) -> Combination:
        """f(value) for the endomorphism f of a step: of points of order r a multiple, the place of
        whose factor is kept beside the name.
        """
        if not self.walk.decompositions:
            raise self.fail(f"{step.name} is met where no scalar is decomposed.", s)
        lattice, total = self.walk.decompositions[0].by.lattice, Combination()
        if lattice.r != self.order.r:
            raise self.fail("the lattice is one of another order.", s)
        for name, poly in value.terms:
            base, place = self.exclusions.image(name)
            if not self.has_eigenvalues(base):
                raise self.fail(
                    f"{step.name} has an eigenvalue on points of order r, of which {base} need"
                    " not be.",
                    s,
                )
            factor = lattice.eigenvalues[place] * step.eigenvalue % self.order.r
            if self.walk.input(base) is None:
                total = total + combination({base: poly.scaled(odd_factor(factor, self.order.r))})
            elif known := [
                (lattice.eigenvalues.index(own), sign)
                for own, sign in ((factor, 1), (self.order.r - factor, -1))
                if own in lattice.eigenvalues
            ]:
                (at, sign), *_ = known
                total = total + combination({image_of(base, at): poly.scaled(sign)})
            else:
                raise self.fail(
                    f"the image of {name} by {step.name} has an eigenvalue that the lattice has"
                    " not.",
                    s,
                )
        return total

    def has_eigenvalues(self, name: str) -> bool:
        """Whether an endomorphism multiplies a point: of order r, or neutral."""
        given = self.walk.input(name)
        return self.is_of_order_r(name) or (
            isinstance(given, Point)
            and all(serves(s.by.lattice, self.order, given.order) for s in self.walk.decompositions)
        )

    def is_of_order_r(self, name: str) -> bool:
        """Of an input point, or the base of a table."""
        given = self.walk.input(name)
        return (
            given is None and any(isinstance(i, Fixed) and i.base == name for i in self.walk.inputs)
        ) or (isinstance(given, Point) and given.order == "r")

    def run_affineentries(self, s: AffineEntries, state: State) -> None:
        """Each of the points is set, and is not neutral, for what is inverted would be 0."""
        name, first = self.spot(state, s.out)
        assert first is not None  # as entries are those of an array
        form, source = self.walk.storage(name).form, self.walk.entries(s.source)
        room = self.walk.entries(name)
        self.unscaled([(s.source, i) for i in range(source)], state, s)
        for i in range(source):
            value = self.read_at(state, (s.source, i))
            if first + i >= room:
                raise self.fail(f"{name} has no element {first + i}.", s)
            if self.form_at(state, (s.source, i)) != self.walk.storage(s.source).form:
                raise self.fail(f"element {i} of {s.source} lacks coordinates.", s)
            self.exclusions.refuse_neutral(value, s.source, state, s)
            self.write_at(state, (name, first + i), value, form)

    def run_recode(self, s: Recode, state: State) -> None:
        for claim in s.recoding.claims():
            if not claim.holds:
                raise self.fail(f"{claim.text} does not hold.", s)
            self.notes.claim(f"{s.digits}: {claim.text}")
        scalar = self.walk.recoded(s)
        if self.walk.input(s.scalar) is None and s.scalar not in state.done:
            raise self.fail(f"{s.scalar} is recoded before it is there.", s)
        if s.along:
            self.along(s, state)
        if isinstance(s.recoding, Odd) and not any(
            s.scalar in d.parts and d.by.odd for d in self.walk.decompositions
        ):
            raise self.fail(f"{s.scalar} need not be odd.", s)
        if not (scalar.high <= s.recoding.high and scalar.low >= getattr(s.recoding, "low", 0)):
            raise self.fail(f"the recoding is not exact for every {s.scalar}.", s)
        if scalar.multiple_of % (1 << getattr(s.recoding, "tail", 0)):
            raise self.fail(f"low bits of {s.scalar} may be set.", s)
        state.done |= {s.digits}
        if s.flag:
            state.flags[s.flag] = symbol(Symbol("b", s.digits, FLAG))

    def along(self, s: Recode, state: State) -> None:
        """The signs are there, and those of the first part; the reach is that of the
        decomposition.
        """
        if s.along not in state.done:
            raise self.fail(f"{s.digits} are made along {s.along} before these are there.", s)
        first = self.recodes.get(s.along)
        d = next(
            (d for d in self.walk.decompositions if s.scalar in d.parts[1:] and d.by.aligned), None
        )
        if (
            d is None
            or first is None
            or first.scalar != d.parts[0]
            or not isinstance(first.recoding, OddWindow)
            or first.recoding.width != 1
            or first.recoding.modulo
        ):
            raise self.fail(f"{s.along} are no signs that {s.scalar} may be aligned with.", s)
        low, high = d.by.signed[d.parts.index(s.scalar)]
        own = s.recoding
        assert isinstance(own, Column)  # as nothing else is along digits
        if first.recoding.count != own.count or own.reach < max(-low, high + 1):
            raise self.fail(
                f"2 {s.scalar} - {first.scalar} is not shown to be within {own.reach:#x}.", s
            )

    def run_decompose(self, s: Decompose, state: State) -> None:
        """The parts are what they should be by the choice of the quotients, whatever these are;
        their intervals follow from the factors.
        """
        scalar = self.walk.given(s.scalar)
        if s.by.r != self.order.r or not 0 <= scalar.low <= scalar.high < s.by.r:
            raise self.fail(f"the decomposition is not exact for every {s.scalar}.", s)
        for name, part in zip(s.parts, s.by.parts):
            self.notes.claim(
                f"{name}: in {part}, for every {s.scalar}, by the intervals of the roundings"
            )
        state.done |= set(s.parts)

    def run_call(self, s: Call, state: State) -> None:
        step, spots = self.steps.step(s.step), [self.spot(state, ref) for ref in s.args]
        args = [self.read_at(state, spot) for spot in spots]
        self.forms_fit([self.form_at(state, spot) for spot in spots], step, s)
        if step.takes_shared and state.shared != set(spots[:2]):
            raise self.fail(f"{step.name} needs two points that share their scaling.", s)
        scales = self.scaled(step, spots, state, s)
        self.put(s.outs, step, self.apply(step, args, state, s), state, s, scales)

    def put(
        self,
        outs: tuple[Ref, ...],
        step: Step,
        values: list[Combination],
        state: State,
        s: Statement,
        scales: list[Scale] | None = None,
    ) -> None:
        """The results of a step, each in a place of its own, and by what they are scaled."""
        spots = [self.spot(state, ref) for ref in outs]
        if len(set(spots)) < len(spots):
            raise self.fail("two results are written to one place.", s)
        for spot, value, (form, _) in zip(spots, values, step.results):
            self.write_at(state, spot, value, form)
        for spot, scale in zip(spots, scales or ()):
            if scale:
                state.scales[spot] = scale
        if step.gives_shared:
            state.shared = frozenset(spots[:2])
            state.own[spots[1]] = self.own(state, spots[0])

    def forms_fit(self, held: list[Name], step: Step, s: Statement) -> None:
        """Every argument was last written in a form that the step may read."""
        for have, form in zip(held, step.arguments):
            if not self.steps.fits(have, form):
                raise self.fail(f"a register holds {have} where {step.name} reads {form}.", s)

    def apply(
        self, step: Step, args: list[Combination], state: State, s: Statement
    ) -> list[Combination]:
        """The results of a step, once none of its exceptions can be met."""
        self.exclusions.admit(step, args, state, s)
        results = []
        if step.eigenvalue:
            return [self.image(step, args[0], s)]
        for _, vector in step.results:
            total = Combination()
            for m, value in zip(vector, args):
                total = total + value.scaled(m) if m else total
            results.append(total)
        return results

    def run_exchange(self, s: Exchange, state: State) -> None:
        bit, flag = self.digit(state, s.bit), state.flags.get(s.flag, Poly())
        swapped = flag + bit - (flag * bit).scaled(2)
        first, second, *rest = [self.read(state, ref) for ref in s.args]
        gap = (second - first).mapped(state.facts.unfold).times(swapped)
        values = [
            (first + gap).mapped(state.facts.fold),
            (second - gap).mapped(state.facts.fold),
            *rest,
        ]
        step, held = self.steps.step(s.step), [self.form(state, ref) for ref in s.args]
        self.forms_fit([self.least(*held[:2])] * 2 + held[2:], step, s)
        self.unscaled([self.spot(state, ref) for ref in s.args], state, s)
        self.put(s.outs, step, self.apply(step, values, state, s), state, s)
        state.flags[s.flag] = bit

    def run_swap(self, s: Swap, state: State) -> None:
        first, second = self.read(state, s.first), self.read(state, s.second)
        gap = (second - first).mapped(state.facts.unfold).times(self.flag(state, s.flag))
        form = self.least(self.form(state, s.first), self.form(state, s.second))
        self.unscaled([self.spot(state, s.first), self.spot(state, s.second)], state, s)
        self.write(state, s.first, first + gap, form)
        self.write(state, s.second, second - gap, form)

    def run_scatter(self, s: Scatter, state: State) -> None:
        place, _ = self.place(state, s.digit)
        of, step = "*" if s.digit.of else "", self.steps.step(s.step)
        value, form = self.read(state, s.point), self.form(state, s.point)
        both, is_complete = (value, value.scaled(-1)), self.exclusions.is_complete(step)
        for b in range(1, state.facts.values(s.digit.name, place).largest + 1):
            if state.held((s.buckets, b)) is None:
                raise self.fail(f"bucket {b} is not set.", s)
            spot = self.spot(state, Ref(s.buckets, Index("", b)))
            old = self.read_at(state, spot)
            self.forms_fit([self.form_at(state, spot), form], step, s)
            self.unscaled([spot, self.spot(state, s.point)], state, s)
            for signed in both if b == 1 or not is_complete else ():
                self.exclusions.admit(step, [old, signed], state, s)
            gain = value.times(symbol(Symbol("x", s.digit.name, place, b, of)))
            self.write_at(state, spot, old + gain, step.results[0][0])

    def run_normalize(self, s: Normalize, state: State) -> None:
        spot = (s.source, None)
        self.unscaled([spot], state, s)
        self.write_at(state, (s.out, None), self.read_at(state, spot), self.form_at(state, spot))

    def run_collect(self, s: Collect, state: State) -> None:
        """Chords and tangents give the sum of every two points."""
        place, _ = self.place(state, s.digit)
        value = self.read_at(state, (s.points, None))
        for base, _ in value.terms:
            value = value.renamed(base, base.removesuffix(OWN) + ALL)
        if any(poly.constant is None for _, poly in value.terms):
            raise self.fail("what goes into buckets is not the same multiple for every digit.", s)
        largest = state.facts.values(s.digit.name, place).largest
        count = max(self.recodes[s.digit.name].recoding.magnitudes())

        def gain(b: int) -> Combination:
            found = value.times(symbol(Symbol("x", s.digit.name, place, b, "*")))
            return found.mapped(state.facts.fold)

        # the indicator of a magnitude above 1 alone is no other word for anything (Facts.fold)
        edges = {1: gain(1)} | {b: Combination() for b in range(largest + 1, count + 1)}
        state.registers[s.buckets] = Row(edges, gain(2), range(2, largest + 1))
        state.forget(s.buckets)
        state.registers.pop(s.room, None)

    def run_negate(self, s: Negate, state: State) -> None:
        sign = number(1) - self.flag(state, s.flag).scaled(2) if s.flag else number(-1)
        held, own = self.form(state, s.out), self.walk.storage(s.out.name).form
        if self.steps.coordinates(held) != self.steps.coordinates(own):
            raise self.fail(f"{s.out.name} holds {held}, and {own} is negated.", s)
        self.rewrite(state, s.out, self.read(state, s.out).times(sign), held)

    def run_move(self, s: Move, state: State) -> None:
        old, new = self.read(state, s.out), self.read(state, s.source)
        form = self.least(self.form(state, s.out), self.form(state, s.source))
        self.scaled_alike(self.spot(state, s.out), self.spot(state, s.source), state, s)
        self.rewrite(state, s.out, old + (new - old).times(self.flag(state, s.flag)), form)

    def rewrite(self, state: State, ref: Ref, value: Combination, form: Name) -> None:
        """The same place with another point, scaled as before."""
        scale = state.scales.get(spot := self.spot(state, ref))
        self.write(state, ref, value, form)
        if scale:
            state.scales[spot] = scale

    def run_when(self, s: When, state: State) -> None:
        """Both branches, which must agree where the digit is 0; what only one of them sets is unset
        afterwards.
        """
        place, _ = self.place(state, s.digit)
        d, recoding = self.digit(state, s.digit).symbols[0], self.recodes[s.digit.name].naf
        taken, skipped = state.copy(), state.copy()
        known = {d: recoding.nonzero}
        if state.started == (s.digit.name, place) and not s.digit.of:
            known[Symbol("V", s.digit.name, place + 1, 0, d.point)] = recoding.before_nonzero(place)
        taken.facts = state.facts.knowing(known)
        skipped.facts = state.facts.knowing({d: dom.constant(0)})
        self.body(s.body, taken)
        self.body(s.otherwise, skipped)
        self.join(state, taken, skipped, d, s)

    def join(self, state: State, taken: State, skipped: State, d: Symbol, s: When) -> None:
        def at_zero(value: Combination) -> Combination:
            return value.mapped(lambda poly: state.facts.fold(poly.replaced(d, Poly())))

        if taken.flags != skipped.flags:
            raise self.fail("a flag is not the same in both branches.", s)
        state.flags, state.forms = taken.flags, self.weakest(taken, skipped)
        state.shared = taken.shared if taken.shared == skipped.shared else frozenset()
        state.scales, state.own = (
            taken.scales,
            {spot: z for spot, z in taken.own.items() if skipped.own.get(spot) == z},
        )
        for name in set(taken.registers) | set(skipped.registers):
            one, other = taken.registers.get(name), skipped.registers.get(name)
            if of(name, taken.scales) != of(name, skipped.scales):
                state.registers.pop(name, None)
            elif one is not None and (
                one == other
                or (
                    isinstance(one, Combination)
                    and isinstance(other, Combination)
                    and at_zero(one) == at_zero(other)
                )
            ):
                state.registers[name] = one
            else:  # it may not be read before it is set again
                state.registers.pop(name, None)


def _of(poly: Poly, name: str) -> Poly:
    """The polynomial of a scalar of a list."""
    for s in poly.symbols:
        poly = poly.replaced(s, symbol(s._replace(point=name)))
    return poly
