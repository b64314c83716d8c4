"""What every part of the proof of a walk uses: registers and their forms, digits and flags at one
place of its execution.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, get_args

from ecgen.walk.ir import Body, Digit, Index, Recode, Ref, Statement, Walk, recodes
from ecgen.walk.proof.exclusions import Exclusions
from ecgen.walk.proof.facts import TOP
from ecgen.walk.proof.record import Notes
from ecgen.walk.proof.state import Spot, State, Unproven
from ecgen.walk.scalars.linear import Combination, Poly
from ecgen.walk.steps import Name, Order, Steps, fits, known
from ecgen.walk.text import statement_text


class _Remembered:
    """Steps that are asked for many times."""

    def __init__(self, steps: Steps):
        self.step = cache(lambda name: known(steps, name))
        self.coordinates, self.plain = cache(steps.coordinates), steps.plain
        self.fits = cache(lambda have, want: fits(steps, have, want))


class Execution:
    """A walk, what is known of its steps, and the record of its proof."""

    def __init__(self, walk: Walk, steps: Steps, order: Order):
        self.walk, self.steps, self.order = walk, _Remembered(steps), order
        self.recodes, self.notes = recodes(walk), Notes()
        self.exclusions = Exclusions(walk, order, self.notes, self.fail)
        self.runs: dict[type, Callable[[Any, State], None]] = {
            kind: getattr(self, f"run_{kind.__name__.lower()}") for kind in get_args(Statement)
        }

    def fail(self, what: str, statement: Statement | None = None) -> Unproven:
        at = f" at `{statement_text(statement)}`" if statement is not None else ""
        return Unproven(f"The walk {self.walk.name} is not proven{at}: {what}")

    def recode_of(self, scalar: str) -> Recode | None:
        """How a scalar is recoded, first."""
        return next((r for r in self.recodes.values() if r.scalar == scalar), None)

    def body(self, body: Body, state: State) -> None:
        for statement in body:
            self.runs[type(statement)](statement, state)

    def read(self, state: State, ref: Ref) -> Combination:
        return self.read_at(state, self.spot(state, ref))

    def read_at(self, state: State, spot: Spot) -> Combination:
        held = state.held(spot)
        if held is None:
            raise self.fail(f"{spot[0]} is read before it is set.")
        return held

    def write(self, state: State, ref: Ref, value: Combination, form: Name) -> None:
        self.write_at(state, self.spot(state, ref), value, form)

    def write_at(self, state: State, spot: Spot, value: Combination, form: Name) -> None:
        if spot in state.shared:
            state.shared = frozenset()
        state.forms[spot] = form
        state.own.pop(spot, None)
        state.scales.pop(spot, None)
        state.put(spot, value.mapped(state.facts.fold))

    def spot(self, state: State, ref: Ref) -> Spot:
        return ref.name, None if ref.index is None else self.element(state, ref)

    def form(self, state: State, ref: Ref) -> Name:
        """The form in which a register was last written."""
        return self.form_at(state, self.spot(state, ref))

    def form_at(self, state: State, spot: Spot) -> Name:
        return state.forms.get(spot) or self.walk.storage(spot[0]).form

    def least(self, *forms: Name) -> Name:
        """The form of fewest coordinates: all that a register holds begin alike."""
        return min(forms, key=lambda form: len(self.steps.coordinates(form)))

    def weakest(self, one: State, other: State) -> dict[Spot, Name]:
        """The forms that registers have for certain, in one state or the other."""
        forms = {
            spot: (self.form_at(one, spot), self.form_at(other, spot))
            for spot in one.forms | other.forms
        }
        return {
            spot: first if first == second else self.least(first, second)
            for spot, (first, second) in forms.items()
        }

    def element(self, state: State, ref: Ref) -> int:
        """The index of an element of an array, which must be there."""
        at, held = self.at(state, ref.index or Index()), self.walk.register(ref.name)
        if held is None or not 0 <= at < held.count:
            raise self.fail(f"{ref.name} has no element {at}.")
        return at

    def at(self, state: State, index: Index) -> int:
        if index.var and index.var not in state.variables:
            raise self.fail(f"{index.var} is used outside of its loop.")
        return index.value(state.variables)

    def place(self, state: State, digit: Digit) -> tuple[int, int]:
        """The place and block of a digit, which must be there."""
        recoding = self.recodes[digit.name].recoding
        place = TOP if digit.place is None else self.at(state, digit.place)
        block = self.at(state, digit.block)
        if (
            not (place == TOP or 0 <= place < recoding.count)
            or not 0 <= block < recoding.blocks
            or digit.name not in state.done
        ):
            raise self.fail(f"there is no digit {digit.name}[{place}, {block}].")
        if place == TOP and self.walk.given(self.recodes[digit.name].scalar).low < 1:
            raise self.fail("a scalar 0 has no highest nonzero digit.")
        return place, block

    def digit(self, state: State, digit: Digit) -> Poly:
        return state.facts.digit(digit.name, *self.place(state, digit), "*" if digit.of else "")

    def flag(self, state: State, name: str) -> Poly:
        if name not in state.flags:
            raise self.fail(f"the flag {name} is read before it is set.")
        return state.flags[name]
