"""A walk is well formed: names are declared and set before they are read, forms fit, secrets steer
nothing that takes time.
"""

from dataclasses import replace

from ecgen.walk.ir import (
    EVERY,
    AffineEntries,
    Body,
    Call,
    Collect,
    Decompose,
    Digit,
    Exchange,
    Fixed,
    For,
    Index,
    Lookup,
    Move,
    Negate,
    Normalize,
    Point,
    Recode,
    Ref,
    Scalar,
    Scatter,
    Statement,
    Swap,
    Walk,
    When,
    recodes,
    statements,
)
from ecgen.walk.scalars.recodings import Bits, Column, Comb, Odd, SignedWindow, Wnaf
from ecgen.walk.steps import Name, Step, Steps, fits, known
from ecgen.walk.text import WalkError, statement_text

LISTED = 1 << 16  # what a list that is collected has fewer points than


def validate(walk: Walk, steps: Steps) -> None:
    """WalkError, with the statement, for the first thing that is wrong."""
    _Validation(walk, steps).run()


class _Validation:
    def __init__(self, walk: Walk, steps: Steps):
        self.walk, self.steps, self.recodes = walk, steps, recodes(walk)
        self.at: Statement | None = None

    def need(self, condition: bool, what: str) -> None:
        if not condition:
            where = f" at `{statement_text(self.at)}`" if self.at is not None else ""
            raise WalkError(f"The walk {self.walk.name} is not well formed{where}: {what}.")

    def run(self) -> None:
        self.names()
        for factor, name in self.walk.meaning:
            known = any(
                isinstance(f, Fixed) and f.base == name for f in self.walk.inputs
            ) or isinstance(self.walk.input(name), Point)
            self.need(known, f"the meaning names {name}, which is no point")
            self.need(
                factor.isdigit() or isinstance(self.walk.input(factor), Scalar),
                f"the meaning names {factor}, which is no scalar",
            )
        self.body(self.walk.body, ())
        self.at = None
        pairs = {s.outs for s in statements(self.walk.body) if isinstance(s, Exchange)}
        self.need(
            len({ref for pair in pairs for ref in pair}) == 2 * len(pairs),
            "a register is in two pairs",
        )
        if self.walk.table is None:
            self.written(self.walk.result, whole=True)
        else:
            self.makes(self.walk.table)

    def makes(self, table: Comb) -> None:
        """The result is an array of as many entries as the comb has, of multiples of one point."""
        held = self.walk.register(self.walk.result.name)
        entries = sum(len(table.magnitudes(block)) for block in range(table.blocks))
        self.need(
            held is not None
            and self.walk.result == Ref(held.name)
            and (held.count, held.many) == (entries, False),
            f"{self.walk.result.name} is no array of {entries} entries",
        )
        self.need(
            [factor for factor, _ in self.walk.meaning] == ["1"],
            "a table is one of multiples of one point",
        )

    def names(self) -> None:
        """Every name is one, and means one thing."""
        recoded = [s for s in statements(self.walk.body) if isinstance(s, Recode)]
        bases = [f.base for f in self.walk.inputs if isinstance(f, Fixed)]
        flags = [s.flag for s in recoded if s.flag] + list(
            {s.flag for s in statements(self.walk.body) if isinstance(s, Exchange)}
        )
        names = (
            [n.name for n in (*self.walk.inputs, *self.walk.registers)]
            + [s.digits for s in recoded]
            + bases
            + flags
        )
        names += [part for s in self.walk.decompositions for part in s.parts]
        self.need(len(set(names)) == len(names), "a name is declared twice")
        self.need(all(name.isidentifier() for name in names), "a name is no word")
        self.need(
            all(isinstance(self.walk.scalar(s.scalar), Scalar) for s in recoded),
            "what is recoded is no scalar",
        )
        tables = [f for f in self.walk.inputs if isinstance(f, Fixed)]
        self.need(
            not any(
                form.is_scaling
                for form in (
                    *(p.form for p in self.walk.points),
                    *(f.form for f in tables),
                    *(r.form for r in self.walk.registers if r.name == self.walk.result.name),
                )
            ),
            "a scaling is no point",
        )
        self.need(
            len(tables) <= 1 and all(len(set(map(len, f.multiples))) == 1 for f in tables),
            "a table of constants is no rectangle",
        )

    def body(self, body: Body, loops: tuple[For, ...], inside: bool = False) -> None:
        """The statements of a body inside of these loops; `inside`: not at the top level."""
        for s in body:
            self.at = s
            self.need(
                not inside or not isinstance(s, Recode | Decompose),
                "a scalar is recoded once, before loops and branches",
            )
            self.places(s, loops)
            self.statement(s)
            if isinstance(s, For):
                self.need(
                    s.var.isidentifier() and s.var not in {other.var for other in loops},
                    f"{s.var} counts two loops",
                )
                self.need(not (s.top and inside), "a loop from the top stands in no other")
                self.need(
                    not (s.over and any(other.over for other in loops)),
                    "a loop over the list in a loop over the list",
                )
            for name in ("body", "otherwise"):
                self.body(getattr(s, name, ()), (*loops, s) if isinstance(s, For) else loops, True)

    def places(self, s: Statement, loops: tuple[For, ...]) -> None:
        """Points and digits of a list are those of the loop over it; other indices count places."""
        over = {loop.var for loop in loops if loop.over}
        counting = {loop.var for loop in loops if not loop.over}
        for field in vars(s).values():
            for one in field if isinstance(field, tuple) else (field,):
                if isinstance(one, Ref | Digit):
                    self.need(
                        not one.of
                        or one.of in over
                        or (isinstance(s, Collect) and one.of == EVERY),
                        f"{one.of} is no point of a list here",
                    )
                    for index in (
                        getattr(one, "index", None),
                        getattr(one, "place", None),
                        getattr(one, "block", None),
                    ):
                        self.need(
                            index is None or not index.var or index.var in counting,
                            "an index is used outside of its loop",
                        )
                if isinstance(one, Digit):
                    self.need(one.name in self.recodes, f"there are no digits {one.name}")
                    self.need(
                        self.walk.recoded(self.recodes[one.name]).many == bool(one.of),
                        f"{one.name} is of {'' if one.of else 'not '}one scalar",
                    )
        self.waiting(s, any(loop.top for loop in loops))

    def waiting(self, s: Statement, from_top: bool) -> None:
        """Doublings of acc may wait in a loop from the top, where only calls and negations, which
        read it, see to them.
        """
        if isinstance(s, Call) and s.later:
            self.need(
                from_top and s.outs == (Ref("acc"),),
                "a doubling waits in a loop from the top, for acc",
            )
        if from_top and any(getattr(other, "later", False) for other in statements(self.walk.body)):
            unread = (
                [r for r in s.outs if r not in s.args]
                if isinstance(s, Call)
                else []
                if isinstance(s, Negate)
                else [r for r in vars(s).values() if isinstance(r, Ref)]
            )
            self.need(
                isinstance(s, For | When) or Ref("acc") not in unread,
                "doublings of acc may wait here",
            )

    def written(self, ref: Ref, whole: bool = False) -> Name:
        """The form of a register that is written; `whole`: and that is no array."""
        form, held = self.form(ref), self.walk.register(ref.name)
        self.need(
            held is not None and not (whole and (held.count or held.many)),
            f"{ref.name} is no register",
        )
        return form

    def form(self, ref: Ref) -> Name:
        """The form in which a register is held; the index must be there if and only if it is an
        array.
        """
        self.need(self.holds(ref.name), f"{ref.name} is no point")
        held = self.walk.storage(ref.name)
        is_array = isinstance(held, Fixed) or getattr(held, "count", 0) > 0
        self.need(
            is_array == (ref.index is not None),
            f"{ref.name} is {'an array' if is_array else 'one point'}",
        )
        self.need(
            getattr(held, "many", False) == bool(ref.of),
            f"{ref.name} is {'' if ref.of else 'not '}one point for all of a list",
        )
        if ref.index is not None and not ref.index.var:
            self.need(
                0 <= ref.index.offset < getattr(held, "count", 1 << 30),
                f"{ref.name} has no element {ref.index.offset}",
            )
        return held.form

    def holds(self, name: str) -> bool:
        """Whether points are held under the name."""
        held = self.walk.register(name) or self.walk.input(name)
        return held is not None and not isinstance(held, Scalar)

    def statement(self, s: Statement) -> None:
        """WalkError for a statement that does not fit what the walk declares, by the rules of its
        sort.
        """
        points = [ref.name for ref in vars(s).values() if isinstance(ref, Ref)] + (
            [s.buckets] if isinstance(s, Scatter | Collect) else []
        )
        self.need(
            not any(r.form.is_scaling for r in map(self.walk.register, points) if r),
            "a scaling is no point",
        )
        match s:
            case Recode():
                self.recode(s)
            case Decompose():
                self.decompose(s)
            case Call() | Exchange():
                self.call(s)
            case Lookup():
                self.lookup(s)
            case Scatter():
                self.scatter(s)
            case Normalize():
                self.normalize(s)
            case AffineEntries():
                self.entries(s)
            case Collect():
                self.collect(s)
            case Negate():
                self.written(s.out, whole=True)
            case Move():
                self.need(self.written(s.out) == self.form(s.source), "the forms differ")
            case Swap():
                self.need(self.written(s.first) == self.written(s.second), "the forms differ")
            case When():
                self.need(
                    not self.is_secret(s.digit.name)
                    and isinstance(self.recodes[s.digit.name].recoding, Wnaf),
                    "a branch needs a public digit of a wNAF",
                )
            case For():
                self.loop(s)
        flag = getattr(s, "flag", "")
        if flag and not isinstance(s, Recode | Exchange):
            self.need(
                flag
                in {r.flag for r in self.recodes.values()}
                | {e.flag for e in statements(self.walk.body) if isinstance(e, Exchange)},
                f"{flag} is no flag",
            )

    def recode(self, s: Recode) -> None:
        self.need(
            not self.walk.recoded(s).many or isinstance(s.recoding, SignedWindow | Wnaf),
            "scalars of a list are recoded by signed windows or wNAF",
        )
        self.need(
            bool(s.flag) == s.recoding.has_flag, "the recoding's flag is not where it should be"
        )
        self.need(
            bool(s.along) == isinstance(s.recoding, Column)
            and (not s.along or s.along in self.recodes),
            "a column, and nothing else, is along digits",
        )
        self.need(
            getattr(s.recoding, "low", 0) >= 0 or self.walk.input(s.scalar) is None,
            "an input scalar is not negative",
        )
        self.need(
            not (s.recoding.is_public and self.is_secret(s.digits)),
            "this recoding is in variable time, and the scalar is secret",
        )

    def decompose(self, s: Decompose) -> None:
        given = self.walk.input(s.scalar)
        self.need(isinstance(given, Scalar) and not given.many, "what is decomposed is no scalar")
        self.need(
            len(s.parts) == len(s.by.lattice.eigenvalues),
            "there is not one part for each eigenvalue",
        )
        self.need(
            {d.by.lattice for d in self.walk.decompositions} == {s.by.lattice},
            "one walk has one lattice",
        )

    def loop(self, s: For) -> None:
        self.need(
            not any(self.is_secret(name) for name in s.top), "a loop's bound needs public digits"
        )
        self.need(
            not s.top or (s.down and s.first.offset in (0, -1) and not s.first.var),
            "a loop from the top goes down from there",
        )
        self.need(bool(s.body), "the loop is empty")
        first, last = s.first.offset, s.last.offset
        numbers = not s.first.var and not s.last.var
        self.need(
            s.over or (numbers and min(first, last) >= -bool(s.down or s.top) and last >= 0),
            "a loop's bounds are numbers from 0 on",
        )

    def is_secret(self, digits: str) -> bool:
        self.need(digits in self.recodes, f"there are no digits {digits}")
        return self.walk.recoded(self.recodes[digits]).secret

    def is_public(self) -> bool:
        return not any(getattr(given, "secret", False) for given in self.walk.inputs)

    def timed(self, step: Step | None) -> None:
        self.need(
            step is None or not step.branches or self.is_public(),
            "the step's time depends on points, and the walk is of secrets",
        )

    def call(self, s: Call | Exchange) -> None:
        self.need(self.steps.step(s.step) is not None, f"there is no step {s.step}")
        step = known(self.steps, s.step)
        self.timed(step)
        self.need(
            len(s.args) == len(step.arguments) and len(s.outs) == len(step.results),
            "the numbers of points differ from the step's",
        )
        for ref, form in zip(s.args, step.arguments):
            self.need(not isinstance(self.walk.input(ref.name), Fixed), f"{ref.name} is looked up")
            self.need(
                fits(self.steps, self.form(ref), form),
                f"{ref.name} has the form {self.form(ref)}, not {form}",
            )
        for ref, (form, _) in zip(s.outs, step.results):
            self.need(
                fits(self.steps, self.written(ref), form),
                f"{ref.name} has the form {self.form(ref)}, not {form}",
            )
        if isinstance(s, Exchange):
            self.need(
                s.bit.name in self.recodes and isinstance(self.recodes[s.bit.name].recoding, Bits),
                "the exchange needs a bit",
            )
            self.need(
                s.outs == s.args[:2]
                and len(set(s.outs)) == 2
                and all(ref.index is None for ref in s.outs),
                "an exchange is of a pair in place",
            )
        elif s.later:
            self.need(step.doublings == 1 and s.outs == s.args, "only a doubling in place may wait")

    def normalize(self, s: Normalize) -> None:
        source, out = self.walk.input(s.source), self.walk.register(s.out)
        self.need(
            isinstance(source, Point) and source.many and source.form.own == "point",
            f"{s.source} is no list of points",
        )
        self.need(
            self.is_public(),
            "the time of affine sums depends on points, and the walk is of secrets",
        )
        flat = Name(self.walk.storage(s.source).form.stem, "affine")
        self.need(
            out is not None and (out.form, out.count, out.many) == (flat, 0, True),
            f"{s.out} is no list of affine points",
        )
        self.need(s.out not in self.refs(), f"what {s.out} holds is collected alone")

    def entries(self, s: AffineEntries) -> None:
        source, out = self.walk.register(s.source), self.walk.register(s.out.name)
        self.written(s.out)
        self.need(
            source is not None
            and source.count > 0
            and not source.many
            and source.form.own == "point",
            f"{s.source} is no array of points",
        )
        assert source is not None and out is not None and s.out.index is not None
        stem, form = source.form.stem, out.form
        self.need(
            form.stem == stem
            and (form.is_affine or form.own == "cached")
            and s.source != s.out.name,
            f"{s.out.name} has no entries of {stem}",
        )
        self.need(
            bool(s.out.index.var) or s.out.index.offset + source.count <= out.count,
            f"{s.out.name} has no room for {source.count} entries",
        )

    def refs(self) -> set[str]:
        """What steps, lookups and moves of points name."""
        return {
            one.name
            for other in statements(self.walk.body)
            for field in vars(other).values()
            for one in (field if isinstance(field, tuple) else (field,))
            if isinstance(one, Ref)
        }

    def collect(self, s: Collect) -> None:
        """WalkError unless the points are a normalized list, the digits signed windows of all of
        them, and `buckets` and `room` are large enough for `most` points at once.
        """
        held, room = map(self.walk.register, (s.buckets, s.room))
        recoding = self.recodes[s.digit.name].recoding
        self.need(
            any(
                isinstance(other, Normalize) and other.out == s.points
                for other in statements(self.walk.body)
            ),
            f"{s.points} is no normalized list",
        )
        self.need(
            isinstance(recoding, SignedWindow)
            and s.digit.place is not None
            and s.digit.of == EVERY,
            "buckets need digits of signed windows, of all points",
        )
        stem = self.walk.storage(s.points).form.stem
        self.need(
            held is not None
            and not held.many
            and held.count > max(recoding.magnitudes())
            and held.form == Name(stem, "point"),
            f"{s.buckets} has too few buckets",
        )
        listed = s.most + max(recoding.magnitudes())
        self.need(
            room is not None
            and not room.many
            and room.count >= 2 * listed
            and room.form == Name(stem, "affine")
            and s.room not in self.refs()
            and s.most > 0
            and listed < LISTED,
            f"{s.room} has no room for {s.most} points at once",
        )

    def scatter(self, s: Scatter) -> None:
        step = self.steps.step(s.step)
        held = self.walk.register(s.buckets)
        recoding = self.recodes[s.digit.name].recoding
        self.need(
            not self.is_secret(s.digit.name)
            and isinstance(recoding, SignedWindow)
            and s.digit.place is not None,
            "buckets need public digits of signed windows",
        )
        self.need(
            held is not None and not held.many and held.count > max(recoding.magnitudes()),
            f"{s.buckets} has too few buckets",
        )
        self.need(
            step is not None
            and len(step.arguments) == 2
            and [v for _, v in step.results] == [(1, 1)],
            f"{s.step} is no addition",
        )
        self.timed(step)
        self.need(self.walk.register(s.point.name) is not None, f"{s.point.name} is no register")
        assert held is not None and step is not None  # as was asked for
        have = held.form, self.form(s.point)
        self.need(
            all(fits(self.steps, own, form) for own, form in zip(have, step.arguments))
            and fits(self.steps, held.form, step.results[0][0]),
            "the forms differ",
        )

    def lookup(self, s: Lookup) -> None:
        """WalkError for a secret digit that would be an address, or for what is no table with
        entries of the form, and blocks of the number, that the digit asks for.
        """
        recoding, secret = self.recodes[s.digit.name].recoding, self.is_secret(s.digit.name)
        self.need(s.scan or not secret, "a secret digit is an address")
        self.need(
            s.scan != isinstance(recoding, Wnaf) and not isinstance(recoding, Bits),
            "digits of a wNAF are addresses, of other windows not",
        )
        self.need(
            not s.scan or (s.digit.place is not None and not s.digit.of),
            "only entries for one scalar are scanned",
        )
        self.columns(s)
        self.written(s.out, whole=True)
        table = self.walk.register(s.table.name) or self.walk.input(s.table.name)
        self.need(
            isinstance(table, Fixed) or getattr(table, "count", 0) > 0,
            f"{s.table.name} is no table",
        )
        rows, row = len(table.multiples) if isinstance(table, Fixed) else 0, s.table.index
        self.need(
            row is None or (rows > 0 and not isinstance(recoding, Comb)),
            f"{s.table.name} is looked up as a whole",
        )
        form = self.walk.storage(s.table.name).form
        self.need(
            getattr(table, "many", False) == bool(s.table.of),
            f"{s.table.name} is looked up as a whole",
        )
        self.need(
            rows == recoding.blocks
            if isinstance(recoding, Comb)
            else s.digit.block == Index()
            and (rows <= 1 if row is None else not row.var and 0 <= row.offset < rows),
            "blocks differ",
        )
        self.need(
            fits(self.steps, form, self.form(s.out)) and fits(self.steps, self.form(s.out), form),
            f"{s.out.name} has not the table's form",
        )

    def columns(self, s: Lookup) -> None:
        """The digits of a column are looked up together, those of one place."""
        own, table = [self.recodes.get(d.name) for d in s.columns], self.walk.register(s.table.name)
        self.need(
            not isinstance(self.recodes[s.digit.name].recoding, Column),
            "a column is looked up by its signs",
        )
        if s.columns:
            self.need(
                s.scan and table is not None and table.count == 1 << len(own),
                f"{s.table.name} has not one entry for each column",
            )
            first = self.recodes[s.digit.name].recoding
            self.need(
                all(
                    one
                    and (
                        one.along == s.digit.name
                        or (
                            isinstance(first, Odd)
                            and first.width == 1
                            and isinstance(one.recoding, Odd)
                            and one.recoding == replace(first, high=one.recoding.high)
                        )
                    )
                    and replace(d, name=s.digit.name) == s.digit
                    for d, one in zip(s.columns, own)
                ),
                "a column is along other signs",
            )
            self.need(len({d.name for d in s.columns}) == len(own), "a column is named twice")
