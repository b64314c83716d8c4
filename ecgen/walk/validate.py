"""A walk is well formed: names are declared and set before they are read, forms fit, secrets steer nothing that takes time."""

from ecgen.walk.ir import (Call, Exchange, Fixed, For, Index, Lookup, Move, Negate, Point, Recode, Ref, Scalar, Scatter, Swap, Walk, When, recodes,
                           statements)
from ecgen.walk.recodings import Bits, Comb
from ecgen.walk.steps import Steps, fits
from ecgen.walk.text import WalkError, statement_text


def validate(walk: Walk, steps: Steps) -> None:
    """WalkError, with the statement, for the first thing that is wrong."""
    _Validation(walk, steps).run()


class _Validation:
    def __init__(self, walk: Walk, steps: Steps):
        self.walk, self.steps, self.recodes = walk, steps, recodes(walk)
        self.at = None

    def need(self, condition: bool, what: str) -> None:
        if not condition:
            where = f" at `{statement_text(self.at)}`" if self.at is not None else ""
            raise WalkError(f"The walk {self.walk.name} is not well formed{where}: {what}.")

    def run(self) -> None:
        names = [n.name for n in (*self.walk.inputs, *self.walk.registers)] + list(self.recodes)
        self.need(len(set(names)) == len(names), "a name is declared twice")
        for factor, name in self.walk.meaning:
            known = any(isinstance(f, Fixed) and f.base == name for f in self.walk.inputs) or isinstance(self.walk.input(name), Point)
            self.need(known, f"the meaning names {name}, which is no point")
            self.need(factor.isdigit() or isinstance(self.walk.input(factor), Scalar), f"the meaning names {factor}, which is no scalar")
        for statement in statements(self.walk.body):
            self.at = statement
            self.statement(statement)
        self.at = None
        pairs = {s.outs for s in statements(self.walk.body) if isinstance(s, Exchange)}
        self.need(len({ref for pair in pairs for ref in pair}) == 2 * len(pairs), "a register is in two pairs")
        self.need(self.walk.register(self.walk.result.name) is not None, "the result is no register")

    def form(self, ref: Ref) -> str:
        """The form in which a register is held; the index must be there if and only if it is an array."""
        held = self.walk.register(ref.name) or self.walk.input(ref.name)
        self.need(held is not None and not isinstance(held, Scalar), f"{ref.name} is no point")
        is_array = isinstance(held, Fixed) or getattr(held, "count", 0) > 0
        self.need(is_array == (ref.index is not None), f"{ref.name} is {'an array' if is_array else 'one point'}")
        self.need(getattr(held, "many", False) == bool(ref.of), f"{ref.name} is {'' if ref.of else 'not '}one point for all of a list")
        if ref.index is not None and not ref.index.var:
            self.need(0 <= ref.index.offset < getattr(held, "count", 1 << 30), f"{ref.name} has no element {ref.index.offset}")
        return held.form

    def statement(self, s) -> None:
        match s:
            case Recode():
                self.need(isinstance(self.walk.input(s.scalar), Scalar), f"{s.scalar} is no scalar")
                self.need(bool(s.flag) == s.recoding.has_flag, "the recoding's flag is not where it should be")
                self.need(not (s.recoding.is_public and self.is_secret(s.digits)), "this recoding is in variable time, and the scalar is secret")
            case Call() | Exchange():
                self.call(s)
            case Lookup():
                self.lookup(s)
            case Scatter():
                self.need(s.digit.name in self.recodes and not self.is_secret(s.digit.name), "buckets need public digits")
            case Negate():
                self.form(s.out)
            case Move():
                self.need(self.form(s.out) == self.form(s.source), "the forms differ")
            case Swap():
                self.need(self.form(s.first) == self.form(s.second), "the forms differ")
            case When():
                self.need(s.digit.name in self.recodes and not self.is_secret(s.digit.name), "a branch needs a public digit")
            case For():
                self.need(not any(self.is_secret(name) for name in s.top), "a loop's bound needs public digits")
                self.need(not s.top or s.down and s.first.offset in (0, -1) and not s.first.var, "a loop from the top goes down from there")
                self.need(bool(s.body), "the loop is empty")
        flag = getattr(s, "flag", "")
        if flag and not isinstance(s, Recode | Exchange):
            self.need(flag in {r.flag for r in self.recodes.values()} | {e.flag for e in statements(self.walk.body) if isinstance(e, Exchange)}, f"{flag} is no flag")

    def is_secret(self, digits: str) -> bool:
        self.need(digits in self.recodes, f"there are no digits {digits}")
        return self.walk.input(self.recodes[digits].scalar).secret

    def call(self, s) -> None:
        step = self.steps.step(s.step)
        self.need(step is not None, f"there is no step {s.step}")
        self.need(len(s.args) == len(step.arguments) and len(s.outs) == len(step.results), "the numbers of points differ from the step's")
        for ref, form in zip(s.args, step.arguments):
            self.need(fits(self.steps, self.form(ref), form), f"{ref.name} has the form {self.form(ref)}, not {form}")
        for ref, (form, _) in zip(s.outs, step.results):
            self.need(self.walk.register(ref.name) is not None, f"{ref.name} is no register")
            self.need(fits(self.steps, self.form(ref), form), f"{ref.name} has the form {self.form(ref)}, not {form}")
        if isinstance(s, Exchange):
            self.need(s.bit.name in self.recodes and isinstance(self.recodes[s.bit.name].recoding, Bits), "the exchange needs a bit")
            self.need(s.outs == s.args[:2] and len(set(s.outs)) == 2 and all(ref.index is None for ref in s.outs), "an exchange is of a pair in place")
        if getattr(s, "later", False):
            self.need(step.doublings == 1 and s.outs == s.args, "only a doubling in place may wait")

    def lookup(self, s: Lookup) -> None:
        self.need(s.digit.name in self.recodes, f"{s.digit.name} are no digits")
        self.need(s.scan or not self.is_secret(s.digit.name), "a secret digit is an address")
        self.need(s.digit.place is not None or self.recodes[s.digit.name].recoding.is_public, "a secret digit is an address")
        table = self.walk.register(s.table.name) or self.walk.input(s.table.name)
        self.need(isinstance(table, Fixed) or getattr(table, "count", 0) > 0, f"{s.table.name} is no table")
        self.need(s.table.index is None and getattr(table, "many", False) == bool(s.table.of), f"{s.table.name} is looked up as a whole")
        self.need(isinstance(self.recodes[s.digit.name].recoding, Comb) == (isinstance(table, Fixed) and len(table.multiples) > 1) or s.digit.block == Index(), "blocks differ")
        self.need(fits(self.steps, table.form, self.form(s.out)) and fits(self.steps, self.form(s.out), table.form), f"{s.out.name} has not the table's form")
