"""A proven walk -> C: declarations, statements and loops.

Names begin with `P_` and words are of the type `WORD` (see library/c/text.py). Points are arrays of
words in the order of their form; the result is the first parameter, apart from the input points.
What the function leaves on the stack its public caller wipes (library/files/erase.py).
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from math import prod

from ecgen.errors import EcgenError
from ecgen.walk.c.digits import Digits
from ecgen.walk.c.names import Function, Naming
from ecgen.walk.c.parts import TAB
from ecgen.walk.ir import (
    AffineEntries,
    Body,
    Call,
    Collect,
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
    Ref,
    Register,
    Scalar,
    Scatter,
    Swap,
    Walk,
    When,
    statements,
)
from ecgen.walk.scalars.recodings import Bits, Comb, SignedWindow, Wnaf

EACH = "n"  # in C, how many points the list has
TABLE = "table"  # in C, the caller's table


def print_function(walk: Walk, naming: Naming, name: str, comment: str) -> Function:
    """The function that runs the walk. `P_order` has to be the words of r, `P_SCALAR_WORDS` long,
    where a recoding negates.
    """
    printer = _Printer(walk, naming, name)
    body = printer.body(walk.body, 1)
    text = [
        *printer.before,
        f"/* {comment}",
        " */",
        printer.head(),
        "{",
        *printer.declarations(),
        *body,
        "}",
    ]
    return Function(name, printer.head(), "\n".join(text) + "\n")


def print_digits(walk: Walk, naming: Naming, name: str) -> str:
    """Of a walk with one scalar and one table, whose scalar has a sign: the function that recodes
    it, which returns the sign, and the one that `naming.scan` makes of a digit.
    """
    printer = _Printer(walk, naming, name)
    (s,) = printer.recodes.values()
    declared = [f"{TAB}{local};" for local in printer.locals.values() if local.name != s.digits]
    head = (
        f"static WORD P_{name}_recode({printer.locals[s.digits]}, const WORD"
        f" {s.scalar}[{printer.scalar_words(walk.scalars[0])}])"
    )
    reader = [line for line in printer.before if not line.startswith("/*")]
    return (
        "\n".join(
            [
                head,
                "{",
                *declared,
                *printer.run_recode(s, TAB),
                f"{TAB}return {s.flag};",
                "}",
                "",
                *reader,
            ]
        ).rstrip()
        + "\n"
    )


def memory_of(walk: Walk, naming: Naming) -> tuple[int, int]:
    """(words for each point, words beside) of the caller's memory that the function of a walk on a
    list takes; `naming.words` has to be numbers.
    """
    parts = [size for _, size in _Printer(walk, naming, walk.name).long_parts()]
    each = sum(prod(map(int, size[1:])) for size in parts if size[0] == EACH)
    return each, sum(prod(map(int, size)) for size in parts if size[0] != EACH)


@dataclass(frozen=True)
class Known:
    """What holds where the printer is: registers that lie `at` a place in a table or, negated, in
    their own; that may lie here or there (`lost`); and whether no doublings wait (`done`)."""

    at: frozenset[str] = frozenset()
    lost: frozenset[str] = frozenset()
    done: bool = False

    @staticmethod
    def merged(ways: "list[Known]") -> "Known":
        """What holds behind statements that came to an end in one of several ways."""
        every = frozenset.intersection(*(w.at for w in ways))
        some = frozenset.union(*(w.at for w in ways))
        return Known(
            every,
            frozenset.union(*(w.lost for w in ways)) | some - every,
            all(w.done for w in ways),
        )


class _Printer(Digits):
    def __init__(self, walk: Walk, naming: Naming, name: str):
        super().__init__(walk, naming, name)
        self.known = Known()
        self.read = sorted(
            {s.out.name for s in statements(walk.body) if isinstance(s, Lookup) and not s.scan}
        )
        self.pairs = {
            s.outs[1].name: s.outs[0].name for s in statements(walk.body) if isinstance(s, Exchange)
        }

    def head(self) -> str:
        result = self.walk.register(self.walk.result.name)
        assert result is not None
        if self.many:
            lists = ", ".join(
                [
                    *(f"const P_fr *{s.name}" for s in self.walk.scalars),
                    *(f"const P_point *{_point(p)}" for p in self.walk.points),
                ]
            )
            return (
                f"static void P_{self.name}(WORD {result.name}[{self.naming.words(result.form)}],"
                f" {lists}, size_t n, WORD *memory)"
            )
        parameters = [self.array(result)]
        parameters += [f"const WORD {s.name}[{self.scalar_words(s)}]" for s in self.walk.scalars]
        parameters += [
            f"const WORD {_point(p)}[{self.naming.words(p.form)}]" for p in self.walk.points
        ]
        parameters += [f"const WORD *{TABLE}"] * any(map(_is_given, self.walk.inputs))
        return f"static void P_{self.name}({', '.join(parameters)})"

    def array(self, register: Register) -> str:
        """The declaration of a register; the first of a pair has room for both."""
        size = 2 if register.name in self.pairs.values() else register.count
        return (
            "WORD"
            f" {register.name}[{f'{size} * ' if size else ''}{self.naming.words(register.form)}]"
        )

    def scalar_words(self, scalar: Scalar) -> str:
        by_bits = any(
            isinstance(s.recoding, Bits) and s.scalar == scalar.name for s in self.recodes.values()
        )
        return (
            str(-(-scalar.high.bit_length() // self.naming.bits)) if by_bits else "P_SCALAR_WORDS"
        )

    def declarations(self) -> list[str]:
        """Points and tables, digits, flags and counters."""
        if self.many:
            return self.memory()
        arrays = [
            self.array(r) + self.naming.attribute
            for r in self.walk.registers
            if r.name != self.walk.result.name and r.name not in self.pairs
        ]
        lines = [*arrays, *(f"const WORD *{name}_at" for name in self.read)]
        lines += map(str, self.locals.values())
        lines += [
            line
            for s in statements(self.walk.body)
            if isinstance(s, For)
            for line in self.around(s)[0]
        ]
        counters = sorted({s.var for s in statements(self.walk.body) if isinstance(s, For)}) + [
            "waiting"
        ] * bool(self.later)
        lines += [f"size_t {', '.join([*counters, *self.plain])}"] if counters or self.plain else []
        return [f"{TAB}{line};" for line in lines]

    def memory(self) -> list[str]:
        """The same for a list of points: what is as long as the list, or an array, lies in the
        caller's memory.
        """
        arrays = [
            (r.name, r.form)
            for r in self.walk.registers
            if not self.is_long(r) and r.name != self.walk.result.name
        ]
        arrays += [(_held(p), p.form) for p in self.walk.points if self.naming.lists_otherwise]
        declared = ", ".join(
            f"{name}[{self.naming.words(form)}]{self.naming.attribute}" for name, form in arrays
        )
        lines, sizes = [f"WORD {declared}"], list[str]()
        for name, size in self.long_parts():
            text = f"memory + ({' + '.join(sizes)})" if sizes else "memory"
            kind = (
                "signed char"
                if isinstance(getattr(self.recodes.get(name), "recoding", None), Wnaf)
                else "WORD"
            )
            lines.append(
                f"{kind} *{name} = {'(signed char *)(' + text + ')' if kind != 'WORD' else text}"
            )
            sizes.append(" * ".join(size))
        loops = {s.var for s in statements(self.walk.body) if isinstance(s, For)}
        counters = sorted(loops | {"p"})  # by which the scalars of the list are recoded
        lines += [f"const WORD *{name}_at" for name in self.read]
        return [
            f"{TAB}{line};" for line in (*lines, f"size_t {', '.join([*counters, *self.plain])}")
        ]

    def is_long(self, register: Register) -> bool:
        return register.many or register.count > 0

    def long_parts(self) -> list[tuple[str, tuple[str, ...]]]:
        """Names of what lies in the caller's memory, in their order, and the factors of its words:
        see `memory_of`.
        """
        found = [
            (
                r.name,
                (*[EACH] * r.many, *([str(r.count)] if r.count else []), self.naming.words(r.form)),
            )
            for r in self.walk.registers
            if self.is_long(r)
        ]
        return [
            *found,
            *((name, (EACH, str(self.digit_words(s)))) for name, s in self.recodes.items()),
        ]

    # statements

    def body(self, body: Body, depth: int) -> list[str]:
        lines = []
        for s in body:
            lines += getattr(self, f"run_{type(s).__name__.lower()}")(s, TAB * depth)
        return lines

    def ref(self, ref: Ref) -> str:
        held = self.walk.storage(ref.name)
        if isinstance(held, Point):
            return (
                _point(held)
                if not ref.of
                else _held(held)
                if self.naming.lists_otherwise
                else f"{_point(held)}[{ref.of}].w"
            )
        words = self.naming.words(held.form)
        if ref.name in self.pairs:
            return f"{self.pairs[ref.name]} + {words}"
        if ref.of:
            place = (
                ref.of
                if ref.index is None
                else f"({ref.of} * {self.walk.entries(ref.name)} + {_index(ref.index)})"
            )
            return f"{ref.name} + {place} * {words}"
        if ref.index is None:
            return self.held(ref.name)
        index = _index(ref.index)
        return (
            ref.name
            if index == "0"
            else f"{ref.name} + {words}"
            if index == "1"
            else f"{ref.name} + {index} * {words}"
        )

    def held(self, name: str) -> str:
        """Where a register is: what was read of a table lies there, until the register is
        written.
        """
        if name in self.known.lost:
            raise EcgenError(
                f"{name} may lie in a table or not where the walk {self.walk.name} reads it."
            )
        return f"{name}_at" if name in self.known.at else name

    def wrote(self, names: set[str], at: Collection[str] = ()) -> None:
        self.known = replace(
            self.known, at=self.known.at - names | {*at}, lost=self.known.lost - names
        )

    def flush(self, refs: Sequence[Ref] | tuple[Ref, ...], pad: str) -> list[str]:
        """Doublings that waited, before the accumulator is read."""
        if not self.later or self.known.done or "acc" not in {r.name for r in refs}:
            return []
        self.known = replace(self.known, done=True)
        return [f"{pad}P_{self.name}_double(acc, waiting);", f"{pad}waiting = 0;"]

    def run_call(self, s: Call, pad: str) -> list[str]:
        if s.later:
            self.known = replace(self.known, done=False)
            return [f"{pad}++waiting;"]
        args = [self.ref(r) for r in s.args]
        self.wrote({r.name for r in s.outs})
        return [
            *self.flush(s.args, pad),
            *(pad + line for line in self.naming.call(s.step, [self.ref(r) for r in s.outs], args)),
        ]

    def run_exchange(self, s: Exchange, pad: str) -> list[str]:
        pair, *rest = [self.ref(r) for r in (s.outs[0], *s.args[2:])]
        bit = s.bit.name
        step = self.naming.call(s.step, [pair], [pair, *rest, f"{s.flag} ^ {s.bit.name}"])
        return [
            pad + line
            for line in (
                f"{bit} = P_barrier{self.bit(self.recodes[bit], _index(s.bit.place))};",
                *step,
                f"{s.flag} = {bit};",
            )
        ]

    def run_swap(self, s: Swap, pad: str) -> list[str]:
        return [
            pad + line
            for line in self.naming.swap(
                self.walk.storage(s.first.name).form, self.ref(s.first), self.ref(s.second), s.flag
            )
        ]

    def digit(self, digit: Digit) -> str:
        if digit.of:
            own = self.digit_words(self.recodes[digit.name]) * self.naming.bits // 8
            return f"{digit.name}[{digit.of} * {own} + {_index(digit.place)}]"
        return (
            f"{digit.name}[{'top_' + digit.name if digit.place is None else _index(digit.place)}]"
        )

    def run_lookup(self, s: Lookup, pad: str) -> list[str]:
        fixed = self.walk.input(s.table.name)
        table = (
            self.ref(Ref(s.table.name, Index() if s.table.of else None, s.table.of))
            if fixed is None
            else TABLE
            if _is_given(fixed)
            else f"P_{self.name}_table"
        )
        if s.table.index:  # a row
            table += (
                f" + {s.table.index.offset} * {self.walk.entries(s.table.name)} *"
                f" {self.naming.words(self.walk.storage(s.table.name).form)}"
            )
        if s.scan:
            self.wrote({s.out.name})
            block = (
                f", {_index(s.digit.block)}"
                if isinstance(self.recodes[s.digit.name].recoding, Comb)
                else ""
            )
            names = ", ".join((s.digit.name, *(d.name for d in s.columns)))
            return [
                f"{pad}P_{self.name}_{s.table.name}({s.out.name}, {table}, {names},"
                f" {_index(s.digit.place)}{block});"
            ]
        self.wrote({s.out.name}, {s.out.name})
        return [
            f"{pad}{s.out.name}_at = P_{self.name}_{s.table.name}({s.out.name}, {table},"
            f" {self.digit(s.digit)});"
        ]

    def run_normalize(self, s: Normalize, pad: str) -> list[str]:
        source = self.walk.input(s.source)
        assert isinstance(source, Point)  # of the list, as a walk that is well formed has it
        return [f"{pad}P_list_normalize({s.out}, {_point(source)}, n);"]

    def run_affineentries(self, s: AffineEntries, pad: str) -> list[str]:
        stem = self.walk.storage(s.source).form.stem
        count = self.walk.entries(s.source)
        return [f"{pad}P_{stem}_entries({self.ref(s.out)}, {s.source}, {count});"]

    def run_collect(self, s: Collect, pad: str) -> list[str]:
        recoding = self.recodes[s.digit.name].recoding
        size = self.digit_words(self.recodes[s.digit.name])
        assert isinstance(recoding, SignedWindow)  # as buckets need
        return [
            f"{pad}P_list_collect({s.buckets}, {s.room}, {s.points}, {s.digit.name}, n, {size},"
            f" {_index(s.digit.place)} * {recoding.width}, {recoding.width}, {s.most});"
        ]

    def run_scatter(self, s: Scatter, pad: str) -> list[str]:
        """The entry is negated in a copy, where the digit is negative."""
        recoding, form = self.recodes[s.digit.name].recoding, self.walk.storage(s.point.name).form
        assert isinstance(recoding, SignedWindow)  # as buckets need
        w = self.naming.bits
        words, size = self.naming.words(form), self.digit_words(self.recodes[s.digit.name])
        bucket = f"{s.buckets} + digit * {self.naming.words(self.walk.storage(s.buckets).form)}"
        lines = [
            (
                f"WORD one[{words}]{self.naming.attribute}, negative, digit ="
                f" P_words_bits({s.digit.name} + {s.digit.of} * {size}, {size},"
                f" {_index(s.digit.place)} * {recoding.width}, {recoding.width}) -"
                f" {1 << recoding.width - 1};"
            ),
            f"negative = digit >> {w - 1};",
            "digit = negative ? (WORD)0 - digit : digit;",
            "if (digit != 0) {",
            *(
                TAB + line
                for line in self.naming.signed(form, "one", self.ref(s.point), "negative")
            ),
            *(TAB + line for line in self.naming.call(s.step, [bucket], [bucket, "one"])),
            "}",
        ]
        return [f"{pad}{{", *(f"{pad}{TAB}{line}" for line in lines), f"{pad}}}"]

    def run_negate(self, s: Negate, pad: str) -> list[str]:
        self.held(s.out.name)
        return [
            *self.flush([s.out], pad),
            *(
                pad + line
                for line in self.naming.negate(
                    self.walk.storage(s.out.name).form, s.out.name, s.flag or "1"
                )
            ),
        ]

    def run_move(self, s: Move, pad: str) -> list[str]:
        return [
            f"{pad}P_words_move({self.ref(s.out)}, {self.ref(s.source)},"
            f" {self.naming.words(self.walk.storage(s.out.name).form)}, {s.flag});"
        ]

    def run_when(self, s: When, pad: str) -> list[str]:
        depth, begin = len(pad) // len(TAB) + 1, self.known
        lines = [f"{pad}if ({self.digit(s.digit)} != 0) {{", *self.body(s.body, depth)]
        ends = [self.known]
        self.known = begin
        lines += [f"{pad}}} else {{", *self.body(s.otherwise, depth)] if s.otherwise else []
        self.known = Known.merged([*ends, self.known])
        return [*lines, f"{pad}}}"]

    def turn(self, s: For, pad: str) -> list[str]:
        """The body of a loop, which begins again with what it leaves."""
        begin, inner = self.known, tuple(statements(s.body))
        read = {o.out.name for o in inner if isinstance(o, Lookup) and not o.scan}
        written = {ref.name for o in inner if isinstance(o, Call) for ref in o.outs}
        changed = frozenset(read | begin.at & written)
        self.known = Known(begin.at - changed, begin.lost | changed)
        lines = self.body(s.body, len(pad) // len(TAB) + 1)
        self.known = Known.merged([begin, self.known])
        return lines

    def around(self, s: For) -> tuple[list[str], list[str], list[str]]:
        """Declarations, and statements before and behind the loop, where `naming` holds the pair
        that it exchanges otherwise.
        """
        pairs = [o for o in s.body if isinstance(o, Exchange)]
        if not pairs:
            return [], [], []
        return self.naming.around(self.ref(pairs[0].outs[0]), self.ref(pairs[0].args[2]))

    def run_for(self, s: For, pad: str) -> list[str]:
        _, before, behind = self.around(s)
        return [
            *(pad + line for line in before),
            *self.loop(s, pad),
            *(pad + line for line in behind),
        ]

    def loop(self, s: For, pad: str) -> list[str]:
        inner = self.turn(s, pad)
        if s.over:
            return [
                f"{pad}for ({s.var} = 0; {s.var} < n; ++{s.var}) {{",
                *self.brought(s, pad + TAB),
                *inner,
                pad + "}",
            ]
        if s.top:
            return self.from_top(s, pad, inner)
        first, last = s.first.offset, s.last.offset
        if s.down:
            head = f"for ({s.var} = {first + 1}; {s.var}-- > {last};) {{"
        else:
            head = f"for ({s.var} = {first}; {s.var} <= {last}; ++{s.var}) {{"
        return [pad + head, *inner, pad + "}"]

    def brought(self, s: For, pad: str) -> list[str]:
        """At the head of a loop over a list: what brings the points that it reads into arrays,
        where `naming` holds them otherwise than lists do.
        """
        if not self.naming.lists_otherwise:
            return []
        calls = (o for o in statements(s.body) if isinstance(o, Call))
        read = {ref.name for o in calls for ref in o.args if ref.of == s.var}
        return [
            pad + line
            for p in self.walk.points
            if p.name in read
            for line in self.naming.listed(_held(p), f"{_point(p)}[{s.var}].w")
        ]

    def from_top(self, s: For, pad: str, inner: list[str]) -> list[str]:
        """`top` is the highest nonzero place; without one it is the number before 0, so that top +
        1 is 0.
        """
        tops = [f"top_{name}" for name in s.top]
        begin = tops[0] if s.first.offset else f"{tops[0]} + 1"
        if len(tops) > 1:
            begin = f"{tops[0]} + 1 > {tops[1]} + 1 ? {tops[0]} + 1 : {tops[1]} + 1"
        lines = [f"{pad}waiting = 0;"] if self.later else []
        if len(tops) > 2:
            lines += [
                f"{pad}{s.var} = {tops[0]} + 1;",
                *(f"{pad}{s.var} = {s.var} > {top} + 1 ? {s.var} : {top} + 1;" for top in tops[1:]),
            ]
            return [
                *lines,
                f"{pad}for (; {s.var}-- > {s.last.offset};) {{",
                *inner,
                pad + "}",
                *self.flush([Ref("acc")], pad)[:1],
            ]
        lines += [
            f"{pad}for ({s.var} = {begin}; {s.var}-- > {s.last.offset};) {{",
            *inner,
            pad + "}",
        ]
        return [*lines, *self.flush([Ref("acc")], pad)[:1]]


def _is_given(given: object) -> bool:
    """Whether it is a table in the caller's memory."""
    return isinstance(given, Fixed) and bool(given.made_by)


def _point(given: Point) -> str:
    """The parameter of an input point."""
    return f"point_{given.name.lower()}"


def _held(given: Point) -> str:
    """The array into which a point of a list is brought."""
    return f"held_{given.name.lower()}"


def _index(index: Index | None) -> str:
    assert index is not None  # but of the highest place, which wNAFs alone have
    if not index.var:
        return str(index.offset)
    scaled = f"{index.factor} * {index.var}" if index.factor != 1 else index.var
    return (
        scaled
        if not index.offset
        else f"({scaled} {'-' if index.offset < 0 else '+'} {abs(index.offset)})"
    )
