"""A Walk as text and back: one statement a line, blocks in braces. `short` rounds numbers, and
leaves out constants that no reader wants.
"""

import re
from collections.abc import Callable
from dataclasses import fields, replace

from ecgen.errors import EcgenError
from ecgen.walk.ir import (
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
    Register,
    Scalar,
    Scatter,
    Statement,
    Swap,
    Walk,
    When,
    recodes,
)
from ecgen.walk.scalars.decompose import Decomposition
from ecgen.walk.scalars.domain import shown
from ecgen.walk.scalars.lattice import Lattice, LatticeError
from ecgen.walk.scalars.recodings import KINDS, NAMES, Comb, Recoding
from ecgen.walk.steps import Name

Say = Callable[[int], str]  # how a number is written
MOST_ROWS = 1 << 16  # of a table that is read


def to_text(walk: Walk, short: bool = False) -> str:
    """The whole walk; `parse` reads it back unless it is `short`."""
    say = shown if short else _exact
    lines = [
        f"walk {walk.name}",
        *(
            _input(given, say)
            + ("" if short or not isinstance(given, Fixed) else f" rows={_rows(given, walk)}")
            for given in walk.inputs
        ),
    ]
    for r in walk.registers:
        lines.append(
            f"register {r.name}"
            f" {r.form}{f' count={r.count}' if r.count else ''}{' many' if r.many else ''}"
        )
    lines += _body(walk.body, 0, say)
    meaning = " + ".join(f"[{factor}]{point}" for factor, point in walk.meaning)
    if walk.table:
        meaning = f"{recoding_text(walk.table, say)} of {meaning}"
    return "\n".join([*lines, f"result {_ref(walk.result)} = {meaning}"]) + "\n"


def _exact(x: int) -> str:
    return str(x) if abs(x) < 1 << 20 else hex(x)


def _input(given: Point | Scalar | Fixed, say: Say) -> str:
    if isinstance(given, Fixed):
        return (
            f"fixed {given.name} {given.form} base={given.base} multiples={len(given.multiples)} x"
            f" {len(given.multiples[0])}{f' made_by={given.made_by}' if given.made_by else ''}"
        )
    flags = f"{' secret' if given.secret else ' public'}{' many' if given.many else ''}"
    if isinstance(given, Point):
        return f"point {given.name} {given.form} order={given.order.replace(' ', '_')}{flags}"
    return (
        f"scalar {given.name} low={say(given.low)} high={say(given.high)}"
        f" multiple_of={given.multiple_of}{flags}"
    )


def _rows(table: Fixed, walk: Walk) -> str:
    """The multiples, row by row: `2*d` where they are twice the magnitudes of the digits d, so that
    a table that fits its digits is told in a word; rows that are told alike once.
    """
    digits = {name: recode.recoding for name, recode in recodes(walk).items()}

    def told(block: int, row: tuple[int, ...]) -> str:
        for name, recoding in digits.items():
            own = recoding.magnitudes(block)
            factor = row[-1] // own[-1]
            if len(own) == len(row) and all(m == factor * x for m, x in zip(row, own)):
                return name if factor == 1 else f"{factor:#x}*{name}"
        return ",".join(map(hex, row))

    rows = [told(block, row) for block, row in enumerate(table.multiples)]
    return rows[0] if rows[0] in digits and len(set(rows)) == 1 else ";".join(rows)


def _body(body: Body, depth: int, say: Say) -> list[str]:
    lines, pad = [], "  " * depth
    for s in body:
        if isinstance(s, For):
            lines += [f"{pad}for {_range(s)} {{", *_body(s.body, depth + 1, say), pad + "}"]
        elif isinstance(s, When):
            lines += [f"{pad}when {digit_text(s.digit)} {{", *_body(s.body, depth + 1, say)]
            lines += (
                [f"{pad}}} else {{", *_body(s.otherwise, depth + 1, say)] if s.otherwise else []
            )
            lines.append(pad + "}")
        else:
            lines.append(pad + statement_text(s, say))
    return lines


def _range(s: For) -> str:
    if s.over:
        return f"{s.var} over all"
    if s.top:
        return (
            f"{s.var} = top({', '.join(s.top)}){f' - {-s.first.offset}' if s.first.offset else ''}"
            f" down to {_index(s.last)}"
        )
    return f"{s.var} = {_index(s.first)} {'down to' if s.down else 'to'} {_index(s.last)}"


def statement_text(s: Statement, say: Say = shown) -> str:
    """One statement that holds no others."""
    match s:
        case Recode():
            return (
                f"{s.digits}{', ' + s.flag if s.flag else ''} = recode {s.scalar} by"
                f" {recoding_text(s.recoding, say)}{f' along {s.along}' if s.along else ''}"
            )
        case Decompose():
            return f"{', '.join(s.parts)} = decompose {s.scalar} by {decomposition_text(s.by)}"
        case Call():
            return f"{'later ' if s.later else ''}{_refs(s.outs)} = {s.step}({_refs(s.args)})"
        case Exchange():
            return (
                f"{_refs(s.outs)} = {s.step}({_refs(s.args)}) exchanged by {s.flag} ^"
                f" {digit_text(s.bit)}"
            )
        case Swap():
            return f"swap {_ref(s.first)}, {_ref(s.second)} by {s.flag}"
        case Lookup():
            return (
                f"{_ref(s.out)} = {'scan' if s.scan else 'read'} {_ref(s.table)} by"
                f" {digit_text(s.digit)}{''.join(f' and {digit_text(d)}' for d in s.columns)}"
            )
        case Scatter():
            return f"scatter {s.step}({s.buckets}, {_ref(s.point)}) by {digit_text(s.digit)}"
        case Normalize():
            return f"normalize {s.out} from {s.source}"
        case AffineEntries():
            return f"entries {_ref(s.out)} from {s.source}"
        case Collect():
            return (
                f"collect {s.buckets} from {s.points} by {digit_text(s.digit)} in {s.room},"
                f" {s.most} at once"
            )
        case Negate():
            return f"{_ref(s.out)} = -{_ref(s.out)}{f' if {s.flag}' if s.flag else ''}"
        case Move():
            return f"{_ref(s.out)} = {_ref(s.source)} if {s.flag}"
        case For():
            return f"for {_range(s)}"
        case When():
            return f"when {digit_text(s.digit)}"
    raise TypeError(s)


def recoding_text(recoding: Recoding, say: Say = shown) -> str:
    def value(x: int) -> str:
        return str(x) if isinstance(x, bool) or x < 1 << 20 else say(x)

    held = {f.name: getattr(recoding, f.name) for f in fields(recoding)}
    given = (f"{name}={value(x)}" for name, x in held.items() if x or name != "low")
    return f"{NAMES[type(recoding)]}({', '.join(given)})"


def decomposition_text(by: Decomposition) -> str:
    """The numbers as they are: a basis that is rounded says nothing."""
    rows = (by.lattice.eigenvalues, *by.lattice.basis)
    return (
        f"lattice(r={by.r:#x}, index={by.lattice.index}, parts={by.kind}, shift={by.shift}, "
        + "; ".join(",".join(map(hex, row)) for row in rows)
        + ")"
    )


def _index(index: Index) -> str:
    if not index.var:
        return str(index.offset)
    sign = "" if not index.offset else f"{'-' if index.offset < 0 else '+'}{abs(index.offset)}"
    return f"{index.factor if index.factor != 1 else ''}{index.var}{sign}"


def _ref(ref: Ref) -> str:
    of = f"@{ref.of}" if ref.of else ""
    return f"{ref.name}{of}" + (f"[{_index(ref.index)}]" if ref.index is not None else "")


def _refs(refs: tuple[Ref, ...]) -> str:
    return ", ".join(map(_ref, refs))


def digit_text(digit: Digit) -> str:
    place = "top" if digit.place is None else _index(digit.place)
    block = f",{_index(digit.block)}" if digit.block != Index() else ""
    return f"{digit.name}{f'@{digit.of}' if digit.of else ''}[{place}{block}]"


class WalkError(EcgenError):
    """Text that is no walk, or a walk that is not well formed."""


_RUN = re.compile(r"([1-9]\d*)dbl")
_REF = re.compile(r"(\w+)(?:@(\w+))?(?:\[([^\]]*)\])?")


def parse_step(text: str) -> Name:
    """The name of a step, of its text."""
    stem, _, own = text.rpartition(".")
    run = _RUN.fullmatch(own)
    return Name(stem, "dbl", int(run[1])) if run else Name(stem, own)


def parse_form(text: str) -> Name:
    """The same of a form."""
    stem, _, own = text.rpartition(".")
    return Name(stem, own.replace("_", " "))


def parse(text: str, where: str = "walk") -> Walk:
    """The walk that `to_text` printed; WalkError names the line that is none."""
    reader = _Reader([line.strip() for line in text.strip().splitlines()], where)
    return reader.walk()


class _Reader:
    def __init__(self, lines: list[str], where: str):
        self.lines, self.at, self.where = lines, 0, where
        # of tables: how many, their length, the texts
        self.rows: dict[str, tuple[int, int, tuple[str, ...]]] = {}

    def walk(self) -> Walk:
        inputs: list[Fixed | Point | Scalar]
        registers: list[Register] = []
        name, inputs = self.take(r"walk (\w+)")[1], []
        while self.at < len(self.lines) and re.match(
            r"(point|scalar|fixed|register) ", self.lines[self.at]
        ):
            kind, *words = self.lines[self.at].split(" ")
            self.at += 1
            given = self.declared(kind, words)
            if isinstance(given, Register):
                registers.append(given)
            else:
                inputs.append(given)
        body = self.body()
        match = self.take(r"result (\S+) = (.*)")
        pairs = tuple((f, p) for f, p in re.findall(r"\[(\w+)\](\w+)", match[2]))
        made = re.match(r"(comb)\((.*)\) of ", match[2])
        table = self.recoding(made[1], made[2]) if made else None
        assert table is None or isinstance(table, Comb)
        result = self.ref(match[1])
        read = Walk(name, tuple(inputs), tuple(registers), body, result, pairs, table)
        return replace(
            read,
            inputs=tuple(
                self.with_rows(given, read, line) if isinstance(given, Fixed) else given
                for line, given in enumerate(inputs, 1)
            ),
        )

    def with_rows(self, table: Fixed, walk: Walk, line: int) -> Fixed:
        """The table with its multiples, of which the size and the text of the rows were read."""
        (count, size, told), digits = (
            self.rows[table.name],
            {name: recode.recoding for name, recode in recodes(walk).items()},
        )

        def row(block: int, text: str) -> tuple[int, ...]:
            factor, _, name = text.rpartition("*")
            if name in digits:
                return tuple(int(factor or "1", 0) * m for m in digits[name].magnitudes(block))
            return tuple(int(x, 0) for x in text.split(","))

        try:
            rows = tuple(
                row(block, text)
                for block, text in enumerate(
                    told if len(told) > 1 else told * min(count, MOST_ROWS)
                )
            )
        except ValueError:
            rows = ()
        if len(rows) != count or {len(each) for each in rows} != {size}:
            self.at = line
            raise self.error("a fixed")
        return replace(table, multiples=rows)

    def declared(self, kind: str, words: list[str]) -> Point | Scalar | Fixed | Register:
        given = dict(word.split("=", 1) for word in words if "=" in word)
        many, secret = "many" in words, "secret" in words
        try:
            match kind:
                case "point":
                    form, order = parse_form(words[1]), given["order"].replace("_", " ")
                    return Point(words[0], form, order, secret, many)
                case "scalar":
                    return Scalar(
                        words[0],
                        int(given["high"], 0),
                        secret,
                        many,
                        int(given["low"], 0),
                        int(given["multiple_of"]),
                    )
                case "fixed":
                    self.rows[words[0]] = (
                        int(given["multiples"]),
                        int(words[words.index("x") + 1]),
                        tuple(given["rows"].split(";")),
                    )
                    made_by = given.get("made_by", "")
                    return Fixed(words[0], parse_form(words[1]), given["base"], (), made_by)
            return Register(words[0], parse_form(words[1]), int(given.get("count", 0)), many)
        except (KeyError, ValueError, IndexError):
            self.at -= 1
            raise self.error(f"a {kind}") from None

    def body(self) -> Body:
        found = []
        while self.at < len(self.lines) and not re.match(r"\}|result ", self.lines[self.at]):
            found.append(self.statement())
        return tuple(found)

    def block(self) -> Body:
        body = self.body()
        self.take(r"\}.*", peek=True)
        return body

    def statement(self) -> Statement:
        line = self.lines[self.at]
        if line.startswith("for "):
            return self.loop()
        if line.startswith("when "):
            digit, body = self.digit(self.take(r"when (.*) \{")[1]), self.block()
            otherwise: Body = ()
            if self.take(r"\}( else \{)?")[1]:
                otherwise = self.block()
                self.take(r"\}")
            return When(digit, body, otherwise)
        for pattern, build in self.RULES:
            if match := re.fullmatch(pattern, line):
                self.at += 1
                return build(self, match)
        raise self.error("a statement")

    def loop(self) -> For:
        match = self.take(
            r"for (\w+) (?:(over) all|= (?:top\(([\w, ]+)\)(?: - (\d+))?|(.+?)) (down to|to)"
            r" (.+)) \{"
        )
        body = self.block()
        self.take(r"\}")
        if match[2]:
            return For(match[1], Index(), Index(), body, over=True)
        first = Index("", -int(match[4] or 0)) if match[3] else self.index(match[5])
        return For(
            match[1],
            first,
            self.index(match[7]),
            body,
            match[6] == "down to",
            tuple((match[3] or "").split(", ")) if match[3] else (),
        )

    RULES = (
        (
            r"(\w+)(?:, (\w+))? = recode (\w+) by (\w+)\((.*)\)(?: along (\w+))?",
            lambda r, m: Recode(m[1], m[3], r.recoding(m[4], m[5]), m[2] or "", m[6] or ""),
        ),
        (
            (
                r"(.+) = decompose (\w+) by lattice\(r=(\w+), index=(\d+), parts=(\w+),"
                r" shift=(\d+), (.*)\)"
            ),
            lambda r, m: Decompose(tuple(m[1].split(", ")), m[2], r.decomposition(*m.groups()[2:])),
        ),
        (
            r"(.+) = (\w[\w.]*)\((.*)\) exchanged by (\w+) \^ (.+)",
            lambda r, m: Exchange(
                r.refs(m[1]), parse_step(m[2]), r.refs(m[3]), m[4], r.digit(m[5])
            ),
        ),
        (r"swap (.+), (.+) by (\w+)", lambda r, m: Swap(r.ref(m[1]), r.ref(m[2]), m[3])),
        (
            r"scatter (\w[\w.]*)\((\w+), (.+)\) by (.+)",
            lambda r, m: Scatter(m[2], parse_step(m[1]), r.ref(m[3]), r.digit(m[4])),
        ),
        (r"normalize (\w+) from (\w+)", lambda r, m: Normalize(m[1], m[2])),
        (r"entries (\S+) from (\w+)", lambda r, m: AffineEntries(r.ref(m[1]), m[2])),
        (
            r"collect (\w+) from (\w+) by (\S+) in (\w+), (\d+) at once",
            lambda r, m: Collect(m[1], m[2], r.digit(m[3]), m[4], int(m[5])),
        ),
        (
            r"(\S+) = (scan|read) (\S+) by (.+)",
            lambda r, m: r.lookup(m[1], m[2], m[3], *m[4].split(" and ")),
        ),
        (r"(\S+) = -(\S+)(?: if (\w+))?", lambda r, m: Negate(r.ref(m[1]), m[3] or "")),
        (r"(\S+) = (\S+) if (\w+)", lambda r, m: Move(r.ref(m[1]), r.ref(m[2]), m[3])),
        (
            r"(later )?(.+) = (\w[\w.]*)\((.*)\)",
            lambda r, m: Call(r.refs(m[2]), parse_step(m[3]), r.refs(m[4]), bool(m[1])),
        ),
    )

    def recoding(self, kind: str, text: str) -> Recoding:
        try:
            values = dict(part.split("=") for part in text.split(", "))
            found: Recoding = KINDS[kind](
                **{
                    name: value == "True" if value in ("True", "False") else int(value, 0)
                    for name, value in values.items()
                }
            )
            return found
        except (KeyError, ValueError, TypeError):
            self.at -= 1
            raise self.error("a recoding") from None

    def decomposition(
        self, order: str, index: str, kind: str, shift: str, rows: str
    ) -> Decomposition:
        try:
            first, *basis = (tuple(int(x, 0) for x in row.split(",")) for row in rows.split("; "))
            return Decomposition(
                Lattice(int(order, 0), first, tuple(basis), int(index)), int(shift), kind
            )
        except (ValueError, LatticeError):
            self.at -= 1
            raise self.error("a lattice") from None

    def lookup(self, out: str, how: str, table: str, digit: str, *columns: str) -> Lookup:
        return Lookup(
            self.ref(out),
            self.ref(table),
            self.digit(digit),
            how == "scan",
            tuple(map(self.digit, columns)),
        )

    def refs(self, text: str) -> tuple[Ref, ...]:
        return tuple(self.ref(part) for part in text.split(", ")) if text else ()

    def ref(self, text: str) -> Ref:
        match = _REF.fullmatch(text)
        if not match:
            raise self.error("a register")
        return Ref(match[1], self.index(match[3]) if match[3] is not None else None, match[2] or "")

    def digit(self, text: str) -> Digit:
        match = _REF.fullmatch(text)
        if not match or match[3] is None:
            raise self.error("a digit")
        place, _, block = match[3].partition(",")
        return Digit(
            match[1],
            None if place == "top" else self.index(place),
            self.index(block) if block else Index(),
            match[2] or "",
        )

    def index(self, text: str) -> Index:
        match = re.fullmatch(r"(\d+)|(\d*)([a-z]\w*?)(?:([+-])(\d+))?", text)
        if not match:
            raise self.error("an index")
        if match[1]:
            return Index("", int(match[1]))
        return Index(match[3], int(f"{match[4] or '+'}{match[5] or 0}"), int(match[2] or 1))

    def take(self, pattern: str, peek: bool = False) -> re.Match[str]:
        line = self.lines[self.at] if self.at < len(self.lines) else ""
        match = re.fullmatch(pattern, line)
        if not match:
            raise self.error(f"`{pattern}`")
        self.at += not peek
        return match

    def error(self, wanted: str) -> WalkError:
        found = self.lines[self.at] if self.at < len(self.lines) else "the end"
        return WalkError(f"Expected {wanted}, found {found!r}.", where=self.where, line=self.at + 1)
