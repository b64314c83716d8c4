"""Symbolic execution of a walk: for all scalars and all points of the stated orders, the result is what the walk says it is.

Every register holds a combination of the input points whose coefficients are polynomials in digits and prefixes. At each
step the relations at which its formula may fail are refuted by the domains of these coefficients, or the formula is
complete for the points at hand, or the walk is refused. Loops are run place by place; a loop that begins at the highest
nonzero digit is proven by its invariant: what it starts from, with the prefix of the place in it.
"""

from dataclasses import replace
from functools import cache

from ecgen.walk import domain as dom
from ecgen.walk.exclusions import Exclusions
from ecgen.walk.facts import FLAG, TOP, Facts
from ecgen.walk.ir import (Call, Digit, Exchange, Fixed, For, Index, Lookup, Move, Negate, Point, Recode, Ref, Scatter, Swap, Walk, When, recodes, statements)
from ecgen.walk.linear import Combination, Poly, Symbol, combination, number, point, symbol
from ecgen.walk.record import Notes, Proof
from ecgen.walk.state import State, Unproven
from ecgen.walk.steps import Order, Step, Steps, fits
from ecgen.walk.text import statement_text
from ecgen.walk.validate import validate

OWN, ALL = "@*", "@all"  # of a list: the point of this turn, and the sum over all


def prove(walk: Walk, steps: Steps, order: Order) -> Proof:
    """The record of the proof. Raises WalkError for a walk that is not well formed, Unproven for one that is not shown right."""
    validate(walk, steps)
    return _Execution(walk, steps, order).run()


class _Remembered:
    """Steps that are asked for many times."""

    def __init__(self, steps: Steps):
        self.step, self.coordinates = cache(steps.step), cache(steps.coordinates)


class _Execution:
    def __init__(self, walk: Walk, steps: Steps, order: Order):
        self.walk, self.steps, self.order = walk, _Remembered(steps), order
        self.recodes, self.notes = recodes(walk), Notes()
        self.exclusions = Exclusions(walk, order, self.notes, self.fail)

    def fail(self, what: str, statement=None) -> Unproven:
        at = f" at `{statement_text(statement)}`" if statement is not None else ""
        return Unproven(f"The walk {self.walk.name} is not proven{at}: {what}")

    def run(self) -> Proof:
        state = State(facts=Facts(self.recodes))
        for given in self.walk.inputs:
            if isinstance(given, Point):
                state.registers[given.name] = point(given.name + (OWN if given.many else ""))
            elif isinstance(given, Fixed):
                state.registers[given.name] = {
                    (b, i): point(given.base, m) for b, row in enumerate(given.multiples) for i, m in enumerate(row)}
                if any(m % self.order.r == 0 for row in given.multiples for m in row):
                    raise self.fail(f"an entry of {given.name} is the neutral element: the subgroup is too small for this table.")
        self.body(self.walk.body, state)
        self.compare(state)
        return self.notes.proof(self.walk, self.order)

    def compare(self, state: State) -> None:
        """The result against the meaning, coefficient by coefficient."""
        wanted, exact = Combination(), True
        for factor, name in self.walk.meaning:
            given = self.walk.input(name)
            many = isinstance(given, Point) and given.many
            if factor.isdigit():
                coefficient = number(int(factor))
            else:
                (recode,) = [r for r in self.recodes.values() if r.scalar == factor][:1] or [None]
                if recode is None:
                    raise self.fail(f"the scalar {factor} is not used.")
                coefficient = recode.recoding.value(recode.digits)
                coefficient = _of(coefficient, "*") if many else coefficient
                exact &= not recode.recoding.modulo
                if recode.recoding.modulo and (recode.recoding.modulo != self.order.r or isinstance(given, Point) and given.order != "r"):
                    raise self.fail(f"{factor} is recoded modulo the order, which the order of {name} need not divide.")
            wanted = wanted + combination({name + (ALL if many else ""): coefficient})
        difference = (self.read(state, self.walk.result) - wanted).mapped(lambda poly: state.facts.unfold(state.facts.fold(poly)))
        wrong = [(n, p) for n, p in difference.terms if exact or p.constant is None or p.constant % self.order.r]
        if wrong:
            raise self.fail(f"the result is wrong by {Combination(tuple(wrong))}.")
        self.notes.result(str(wanted), exact)

    def body(self, body: tuple, state: State) -> None:
        for statement in body:
            getattr(self, f"run_{type(statement).__name__.lower()}")(statement, state)

    def read(self, state: State, ref: Ref) -> Combination:
        held = state.registers.get(ref.name)
        if isinstance(held, dict):
            held = held.get(self.element(state, ref))
        if held is None:
            raise self.fail(f"{ref.name} is read before it is set.")
        return held

    def write(self, state: State, ref: Ref, value: Combination) -> None:
        value = value.mapped(state.facts.fold)
        if ref in state.shared:
            state.shared = frozenset()
        if ref.index is None:
            state.registers[ref.name] = value
        else:
            state.registers.setdefault(ref.name, {})[self.element(state, ref)] = value

    def element(self, state: State, ref: Ref) -> int:
        """The index of an element of an array, which must be there."""
        at, held = self.at(state, ref.index), self.walk.register(ref.name)
        if not 0 <= at < held.count:
            raise self.fail(f"{ref.name} has no element {at}.")
        return at

    def at(self, state: State, index: Index) -> int:
        if index.var and index.var not in state.variables:
            raise self.fail(f"{index.var} is used outside of its loop.")
        return index.value(state.variables)

    def place(self, state: State, digit: Digit) -> tuple[int, int]:
        """The place and block of a digit, which must be there."""
        recoding = self.recodes[digit.name].recoding
        place, block = TOP if digit.place is None else self.at(state, digit.place), self.at(state, digit.block)
        if not (place == TOP or 0 <= place < recoding.count) or not 0 <= block < recoding.blocks or digit.name not in state.done:
            raise self.fail(f"there is no digit {digit.name}[{place}, {block}].")
        return place, block

    def digit(self, state: State, digit: Digit) -> Poly:
        return state.facts.digit(digit.name, *self.place(state, digit), "*" if digit.of else "")

    def flag(self, state: State, name: str) -> Poly:
        if name not in state.flags:
            raise self.fail(f"the flag {name} is read before it is set.")
        return state.flags[name]

    def run_recode(self, s: Recode, state: State) -> None:
        for claim in s.recoding.claims():
            if not claim.holds:
                raise self.fail(f"{claim.text} does not hold.", s)
            self.notes.claim(f"{s.digits}: {claim.text}")
        scalar = self.walk.input(s.scalar)
        if not (scalar.high <= s.recoding.high and scalar.low >= getattr(s.recoding, "low", 0)):
            raise self.fail(f"the recoding is not exact for every {s.scalar}.", s)
        if scalar.multiple_of % (1 << getattr(s.recoding, "tail", 0)):
            raise self.fail(f"low bits of {s.scalar} may be set.", s)
        state.done |= {s.digits}
        if s.flag:
            state.flags[s.flag] = symbol(Symbol("b", s.digits, FLAG))

    def run_call(self, s: Call, state: State) -> None:
        step, args = self.steps.step(s.step), [self.read(state, ref) for ref in s.args]
        self.forms_fit(s, step, state)
        if step.takes_shared and state.shared != frozenset(s.args[:2]):
            raise self.fail(f"{step.name} needs two points that share their scaling.", s)
        for ref, value in zip(s.outs, self.apply(step, args, state, s)):
            self.write(state, ref, value)
        if step.gives_shared:
            state.shared = frozenset(s.outs[:2])

    def forms_fit(self, s, step: Step, state: State) -> None:
        """Every argument was last written in a form that the step may read."""
        for ref, form in zip(s.args, step.arguments):
            have = state.forms.get(ref)
            if have is not None and not fits(self.steps, have, form):
                raise self.fail(f"{ref.name} holds {have}, and {step.name} reads {form}.", s)
        state.forms |= {ref: form for ref, (form, _) in zip(s.outs, step.results)}

    def weaken(self, body: tuple, state: State) -> None:
        """Registers may hold the least form that the body writes to them: it may have run, or not."""
        for inner in statements(body):
            if isinstance(inner, Call | Exchange):
                for ref, (form, _) in zip(inner.outs, self.steps.step(inner.step).results):
                    before = state.forms.get(ref)
                    if before is None or len(self.steps.coordinates(form)) < len(self.steps.coordinates(before)):
                        state.forms[ref] = form

    def apply(self, step: Step, args: list[Combination], state: State, s) -> list[Combination]:
        """The results of a step, once none of its exceptions can be met."""
        self.exclusions.admit(step, args, state, s)
        results = []
        for _, vector in step.results:
            total = Combination()
            for m, value in zip(vector, args):
                total = total + value.times(number(m))
            results.append(total.mapped(state.facts.fold))
        return results

    def run_exchange(self, s: Exchange, state: State) -> None:
        bit, flag = self.digit(state, s.bit), state.flags.get(s.flag, Poly())
        swapped = flag + bit - (flag * bit).scaled(2)
        first, second, *rest = [self.read(state, ref) for ref in s.args]
        gap = (second - first).mapped(state.facts.unfold).times(swapped)
        values = [(first + gap).mapped(state.facts.fold), (second - gap).mapped(state.facts.fold), *rest]
        self.forms_fit(s, self.steps.step(s.step), state)
        for ref, value in zip(s.outs, self.apply(self.steps.step(s.step), values, state, s)):
            self.write(state, ref, value)
        state.flags[s.flag] = bit

    def run_swap(self, s: Swap, state: State) -> None:
        first, second = self.read(state, s.first), self.read(state, s.second)
        gap = (second - first).mapped(state.facts.unfold).times(self.flag(state, s.flag))
        self.write(state, s.first, first + gap)
        self.write(state, s.second, second - gap)

    def run_lookup(self, s: Lookup, state: State) -> None:
        recoding, (place, block) = self.recodes[s.digit.name].recoding, self.place(state, s.digit)
        table = state.registers.get(s.table.name, {})
        entries = {k[1]: v for k, v in table.items() if k[0] == block} if isinstance(self.walk.input(s.table.name), Fixed) else table
        magnitudes = recoding.magnitudes(block)
        values = recoding.leading if s.digit.place is None else dom.meet(
            recoding.digit(place, block), state.facts.domain(self.digit(state, s.digit)))
        reached = [i for i, m in enumerate(magnitudes) if m in values or -m in values]
        if 0 in values and recoding.digit(0, block).modulus == 1 and 0 not in magnitudes:
            raise self.fail("a digit 0 has no entry.", s)
        if values.largest > max(map(abs, magnitudes)):
            raise self.fail(f"a digit of {values.largest} has no entry.", s)
        unit = None
        for index in sorted(reached, key=lambda i: magnitudes[i] == 0):
            entry, m = entries.get(index), magnitudes[index]
            if entry is None:
                raise self.fail(f"entry {index} of {s.table.name} is not set.", s)
            unit = unit if unit is not None else entry.divided(m)
            if unit is None or (entry - unit.times(number(m))).terms:
                raise self.fail(f"entry {index} of {s.table.name} is {entry}, not a multiple by {m}.", s)
        if unit is None:
            raise self.fail("no entry is ever read.", s)
        self.write(state, s.out, unit.times(self.digit(state, s.digit)))

    def run_scatter(self, s: Scatter, state: State) -> None:
        place, _ = self.place(state, s.digit)
        of, step = "*" if s.digit.of else "", self.steps.step(s.step)
        value, recoding = self.read(state, s.point), self.recodes[s.digit.name].recoding
        for b in range(1, recoding.digit(place).largest + 1):
            old = state.registers.get(s.buckets, {}).get(b)
            if old is None:
                raise self.fail(f"bucket {b} is not set.", s)
            self.exclusions.admit(step, [old, value], state, s)
            gain = value.times(symbol(Symbol("x", s.digit.name, place, b, of)))
            state.registers[s.buckets][b] = (old + gain).mapped(state.facts.fold)

    def run_negate(self, s: Negate, state: State) -> None:
        sign = number(1) - self.flag(state, s.flag).scaled(2) if s.flag else number(-1)
        self.write(state, s.out, self.read(state, s.out).times(sign))

    def run_move(self, s: Move, state: State) -> None:
        old, new = self.read(state, s.out), self.read(state, s.source)
        self.write(state, s.out, old + (new - old).times(self.flag(state, s.flag)))

    def run_when(self, s: When, state: State) -> None:
        """Both branches, which must agree where the digit is 0; what only one of them sets is unset afterwards."""
        place, _ = self.place(state, s.digit)
        d, recoding = self.digit(state, s.digit).symbols[0], self.recodes[s.digit.name].recoding
        taken, skipped = state.copy(), state.copy()
        known = {d: recoding.nonzero}
        if state.started:
            known[Symbol("V", s.digit.name, place + 1, 0, d.point)] = recoding.before_nonzero(place)
        taken.facts = state.facts.knowing(known)
        skipped.facts = state.facts.knowing({d: dom.constant(0)})
        self.body(s.body, taken)
        self.body(s.otherwise, skipped)
        self.weaken((*s.body, *s.otherwise), state)
        self.join(state, taken, skipped, d, s)

    def join(self, state: State, taken: State, skipped: State, d: Symbol, s) -> None:
        def at_zero(value):
            return value.mapped(lambda poly: state.facts.fold(poly.replaced(d, Poly())))

        for name in set(taken.registers) | set(skipped.registers):
            one, other = taken.registers.get(name), skipped.registers.get(name)
            if one == other:
                state.registers[name] = one
            elif one is None or other is None or isinstance(one, dict):
                state.registers.pop(name, None)
            elif at_zero(one) == at_zero(other):
                state.registers[name] = one
            else:  # it may not be read before it is set again
                state.registers.pop(name, None)

    def run_for(self, s: For, state: State) -> None:
        self.weaken(s.body, state)
        if s.over:
            return self.over_all(s, state)
        if s.top:
            return self.from_top(s, state)
        first, last = s.first.value(state.variables), s.last.value(state.variables)
        for i in range(first, last - 1, -1) if s.down else range(first, last + 1):
            state.variables[s.var] = i
            self.body(s.body, state)
        return None

    def over_all(self, s: For, state: State) -> None:
        """A turn for a point of the list; what it adds to other registers is added for all of them."""
        inner, marks = state.copy(), {}
        own = {r.name for r in self.walk.registers if r.many} | {p.name for p in self.walk.points if p.many}
        for name, held in state.registers.items():
            if name in own or isinstance(self.walk.input(name), Fixed):
                continue
            keys = held if isinstance(held, dict) else {None: held}
            for key, value in keys.items():
                mark = f"?{name}.{key}"
                marks[name, key] = mark
                marked = value + point(mark)
                if isinstance(held, dict):
                    inner.registers[name][key] = marked
                else:
                    inner.registers[name] = marked
        self.body(s.body, inner)
        for name, held in inner.registers.items():
            if name in own:
                state.registers[name] = held
                continue
            for (_, key), mark in [item for item in marks.items() if item[0][0] == name]:
                before = state.registers[name][key] if isinstance(held, dict) else state.registers[name]
                after = held[key] if isinstance(held, dict) else held
                gain = after - before - point(mark)
                if any(not base.endswith(OWN) for base, _ in gain.terms):
                    raise self.fail(f"{name} is not only added to, in a loop over points.", s)
                for base, _ in gain.terms:
                    gain = gain.renamed(base, base.removesuffix(OWN) + ALL)
                if isinstance(held, dict):
                    state.registers[name][key] = (before + gain).mapped(state.facts.fold)
                else:
                    state.registers[name] = (before + gain).mapped(state.facts.fold)

    def from_top(self, s: For, state: State) -> None:
        """The invariant at every place where the loop may begin or go on; afterwards it holds for the last place."""
        started = s.first.offset == -1
        if started and (len(s.top) != 1 or self.walk.input(self.recodes[s.top[0]].scalar).low < 1):
            raise self.fail("a scalar 0 has no highest nonzero digit.", s)
        lost = None
        while lost != set():  # what one turn sets and the next may not read is no part of the invariant
            lost = self.turns(s, state.copy(), state if started else None) if started else self.turns(s, state, None)
            for name in lost:
                state.registers.pop(name)
        if started:
            state.registers = self.invariant(state, s, s.last.value(state.variables)).registers

    def turns(self, s: For, state: State, entry: "State | None") -> set[str]:
        """Every turn; without `entry` one after another from `state`. Returns registers that a turn leaves unset."""
        start, last = state.copy(), s.last.value(state.variables)
        for i in range(max(self.recodes[name].recoding.count for name in s.top) - 1 + s.first.offset, last - 1, -1):
            if entry is None:
                self.same(start, self.nothing_above(state, s, i), s)
                here = state
            else:
                here = self.invariant(entry, s, i + 1)
                recoding = self.recodes[s.top[0]].recoding
                here.facts = entry.facts.knowing({Symbol("V", s.top[0], i + 1): recoding.started(i + 1)})
            here.variables, here.started = {**state.variables, s.var: i}, entry is not None
            self.body(s.body, here)
            wanted = start if entry is None else entry
            lost = {name for name in wanted.registers if name not in here.registers}
            if lost and entry is not None:
                return lost
            for name in lost:
                start.registers.pop(name)
            if entry is not None:
                self.same(self.invariant(entry, s, i), here, s)
        return set()

    def invariant(self, entry: State, s: For, place: int) -> State:
        """The state before the loop, with the prefix of the place for that of the highest nonzero digit."""
        top, here = Symbol("V", s.top[0], TOP), symbol(Symbol("V", s.top[0], place))
        return entry.mapped(lambda poly: entry.facts.fold(poly.replaced(top, here)))

    def nothing_above(self, state: State, s: For, i: int) -> State:
        """The state if no digit at a place above i is nonzero."""
        def clear(poly: Poly) -> Poly:
            for found in poly.symbols:
                if found.digits in s.top and (found.place > i if found.kind == "V" or found.kind in "dbx" else False):
                    poly = poly.replaced(found, Poly())
            return state.facts.fold(poly)

        return state.mapped(clear)

    def same(self, wanted: State, found: State, s) -> None:
        for name, held in wanted.registers.items():
            if found.registers.get(name) != held:
                raise self.fail(f"{name} does not keep its invariant {held}: {found.registers.get(name)}.", s)
        for name in sorted(set(wanted.flags) | set(found.flags)):
            if wanted.flags.get(name, Poly()) != found.flags.get(name, Poly()):
                raise self.fail(f"the flag {name} is not what it is where the loop begins.", s)


def _of(poly: Poly, name: str) -> Poly:
    """The polynomial of a scalar of a list."""
    for s in poly.symbols:
        poly = poly.replaced(s, symbol(replace(s, point=name)))
    return poly
