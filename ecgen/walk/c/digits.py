"""The digits of a walk as C: how scalars are recoded, and the functions that read tables by
digits.
"""

from dataclasses import dataclass

from ecgen.errors import EcgenError
from ecgen.walk.c.names import Naming
from ecgen.walk.c.parts import TAB, parts_function, word_list
from ecgen.walk.ir import Call, Decompose, Exchange, For, Lookup, Recode, Walk, recodes, statements
from ecgen.walk.scalars.recodings import Bits, Column, Comb, Odd, OddWindow, SignedWindow, Wnaf
from ecgen.walk.steps import Name


def digit_type(recoding: Wnaf) -> str:
    return "signed char" if recoding.is_narrow else "int16_t"


@dataclass(frozen=True)
class Local:
    """A variable of the function, or an array of so many of the type."""

    name: str
    size: int | str = 0
    type: str = "WORD"
    value: str = ""

    def __str__(self) -> str:
        size = f"[{self.size}]" if self.size else ""
        return f"{self.type} {self.name}{size}{f' = {self.value}' if self.value else ''}"


class Digits:
    """Recodings and readers of a walk: `locals` are the variables that they need, `plain` those of
    the type size_t, `before` what stands before the function.
    """

    def __init__(self, walk: Walk, naming: Naming, name: str):
        self.walk, self.naming, self.name, self.recodes = walk, naming, name, recodes(walk)
        self.locals: dict[str, Local] = {}
        self.plain: dict[str, None] = {}
        self.before: list[str] = []
        self.later = [s for s in statements(walk.body) if isinstance(s, Call) and s.later]
        self.many = any(p.many for p in walk.points)
        for s in self.recodes.values():
            self.recoding(s)
        for d in walk.decompositions:
            self.declare(*(Local(part, self.part_size(d)) for part in d.parts))
        self.readers()

    # recodings

    def declare(self, *own: Local) -> None:
        self.locals |= {local.name: local for local in own}

    def words(self, bits: int) -> int:
        return -(-bits // self.naming.bits)

    def recoding(self, s: Recode) -> None:
        match s.recoding:
            case SignedWindow() if self.is_part(s):
                size = self.words(s.recoding.count * s.recoding.width)
            case Odd() | Column() | SignedWindow() | OddWindow():
                # of odd digits, cut out of the words of a number that is one bit longer
                size = self.words(s.recoding.count * s.recoding.width + 1)
                if not self.is_part(s):
                    size = max(size, self.words(self.walk.scalars[0].high.bit_length()))
            case Comb():
                size = self.words(s.recoding.capacity)
            case Wnaf():
                size = -(-s.recoding.count // 4) * 4
                self.plain[f"top_{s.digits}"] = None
            case Bits():
                size = 0
        kind = digit_type(s.recoding) if isinstance(s.recoding, Wnaf) else "WORD"
        self.declare(Local(s.digits, size, kind))
        if isinstance(s.recoding, Bits):
            inner = [*statements(self.walk.body)]
            flags = {e.flag for e in inner if isinstance(e, Exchange) and e.bit.name == s.digits}
            self.declare(*(Local(flag, value="0") for flag in sorted(flags)))
            if any(isinstance(f, For) and s.digits in f.top for f in inner):
                self.plain[f"top_{s.digits}"] = None
        if s.flag:
            self.declare(Local(s.flag))
        if isinstance(s.recoding, OddWindow | Comb) and s.recoding.modulo:
            self.declare(Local(f"{s.digits}_odd", "P_SCALAR_WORDS"))
        elif isinstance(s.recoding, OddWindow):
            self.declare(Local(f"{s.digits}_one", size))

    def size(self, digits: str) -> int:
        """Of the array of these digits."""
        found = self.locals[digits].size
        assert isinstance(found, int)
        return found

    def part_size(self, s: Decompose) -> int:
        """Words of the parts of a scalar: room for the scalar, and for what is made of them; of
        aligned ones for the latter alone.
        """
        used = [
            self.size(r.digits)
            for r in self.recodes.values()
            if r.scalar in s.parts
            and isinstance(r.recoding, Odd | OddWindow | Column | SignedWindow)
        ]
        return max(used if s.by.aligned else [self.words((s.by.r - 1).bit_length()), *used])

    def digit_words(self, s: Recode) -> int:
        """Words of the digits of one scalar."""
        if isinstance(s.recoding, Wnaf):
            return -(-s.recoding.count // (self.naming.bits // 8))
        return self.size(s.digits)

    def is_part(self, s: Recode) -> bool:
        """Whether it is a part of a scalar that is recoded, which has a sign."""
        return self.walk.input(s.scalar) is None

    def run_decompose(self, s: Decompose, pad: str) -> list[str]:
        return [f"{pad}P_{self.name}_{s.scalar}_parts({', '.join([*s.parts, s.scalar])});"]

    def run_recode(self, s: Recode, pad: str) -> list[str]:
        found = self.recode_many(s) if self.many else self.recode(s)
        return [pad + line for line in found]

    def recode(self, s: Recode) -> list[str]:
        """The lines of C that make the digits of one scalar; none where digits are read from the
        scalar as they are.
        """
        d, k, size = s.digits, s.scalar, self.size(s.digits)
        raised = f"P_words_add({d}, {{}}, P_{self.name}_{d}_offset, ~(WORD)0, {size});"
        match s.recoding:
            case SignedWindow() if not self.is_part(s):
                return [
                    f"P_words_zero({d}, {size});",
                    f"P_words_copy({d}, {k}, P_SCALAR_WORDS);",
                    raised.format(d),
                ]
            case SignedWindow() | Odd():
                return [f"P_words_copy({d}, {k}, {size});", raised.format(d)]
            case OddWindow() if self.is_part(s):
                return [
                    f"{s.flag} = P_barrier(({k}[0] & 1) ^ 1);",
                    f"P_words_zero({d}_one, {size});",
                    f"{d}_one[0] = {s.flag};",
                    raised.format(k),
                    f"P_words_sub({d}, {d}, {d}_one, {size}); /* k0 - 1 where k0 is even */",
                ]
            case OddWindow() as window:
                return self.odd(s, window)
            case Column():
                one = f"P_words_add({d}, {d}, {s.along}_one, ~(WORD)0, {size});"
                return [raised.format(k), one]
            case Comb() as shape:
                return self.comb(s, shape)
            case Wnaf():
                return [
                    f"top_{d} = P_naf{'' if s.recoding.is_narrow else '_wide'}({d},"
                    f" {s.recoding.count}, {k}, {s.recoding.window}) - 1;"
                ]
            case Bits() if f"top_{d}" in self.plain:
                top = f"top_{d}"
                return [
                    (
                        f"for ({top} = {s.recoding.count}; {top} > 0 &&"
                        f" {self.bit(s, f'({top} - 1)')} == 0;)"
                    ),
                    f"{TAB}--{top};",
                    f"{top} -= 1;",
                ]
        return []

    def bit(self, s: Recode, place: str) -> str:
        return f"(({s.scalar}[{place} / {self.naming.bits}] >> ({place} % {self.naming.bits})) & 1)"

    def recode_many(self, s: Recode) -> list[str]:
        """The digits of every scalar, and the highest place of all."""
        d, k, size = s.digits, s.scalar, self.size(s.digits)
        head = "for (p = 0; p < n; ++p) {"
        if isinstance(s.recoding, Wnaf):
            own = self.digit_words(s) * self.naming.bits // 8
            if not s.recoding.is_narrow:
                raise EcgenError(
                    f"The digits of {d}, of a list of scalars, are too wide for bytes."
                )
            return [
                f"top_{d} = 0;",
                head,
                (
                    f"{TAB}size_t used = P_naf({d} + p * {own}, {s.recoding.count}, {k}[p].w,"
                    f" {s.recoding.window});"
                ),
                f"{TAB}top_{d} = used > top_{d} ? used : top_{d};",
                "}",
                f"top_{d} -= 1;",
            ]
        at = f"{d} + p * {size}"
        return [
            head,
            f"{TAB}P_words_zero({at}, {size});",
            f"{TAB}P_words_copy({at}, {k}[p].w, P_SCALAR_WORDS);",
            f"{TAB}P_words_add({at}, {at}, P_{self.name}_{d}_offset, ~(WORD)0, {size});",
            "}",
        ]

    def odd(self, s: Recode, window: OddWindow) -> list[str]:
        d, k, size, bits = s.digits, s.scalar, self.size(s.digits), self.naming.bits
        at, top = divmod(window.count * window.width, bits)
        raised = f"{d}[{at}] |= (WORD)1 << {top}; /* makes the top digit odd, too */"
        lines = [
            f"{s.flag} = P_barrier(({k}[0] & 1) ^ 1);",
            f"P_words_zero({d}, {size});",
            f"P_words_copy({d}, {k}, P_SCALAR_WORDS);",
        ]
        if window.order:
            return [
                *lines,
                "/* k or r - k, whichever is odd */",
                f"P_words_sub({d}_odd, P_order, {k}, P_SCALAR_WORDS);",
                f"P_words_move({d}, {d}_odd, P_SCALAR_WORDS, {s.flag});",
                raised,
            ]
        return [
            *lines,
            f"P_words_zero({d}_one, {size});",
            f"{d}_one[0] = {s.flag};",
            raised,
            (
                f"P_words_sub({d}, {d}, {d}_one, {size}); /* k - 1 where k is even: odd, from -1"
                " on */"
            ),
        ]

    def comb(self, s: Recode, shape: Comb) -> list[str]:
        d, k, size, w = s.digits, s.scalar, self.size(s.digits), self.naming.bits
        ones = [shape.ones >> w * i & (1 << w) - 1 for i in range(size)]
        return [
            f"{s.flag} = P_barrier(({k}[0] & 1) ^ 1);",
            "/* k or r - k, whichever is odd */",
            f"P_words_copy({d}_odd, {k}, P_SCALAR_WORDS);",
            f"P_words_sub({d}, P_order, {k}, P_SCALAR_WORDS);",
            f"P_words_move({d}_odd, {d}, P_SCALAR_WORDS, {s.flag});",
            (
                "/* bit i says whether the digit of 2^i is +1 or -1: bit i + 1 of the scalar, and"
                f" +1 from 2^{shape.length - 1} on */"
            ),
            f"P_words_half({d}, {size}, {d}_odd, P_SCALAR_WORDS);",
            *(f"{d}[{i}] |= UINT{w}_C({word:#x});" for i, word in enumerate(ones) if word),
        ]

    # table reads

    def readers(self) -> None:
        """One function for every table that is read by digits; what recodings need before the
        function.
        """
        for s in self.recodes.values():
            if isinstance(s.recoding, SignedWindow | Odd | Column) or (
                isinstance(s.recoding, OddWindow) and self.is_part(s)
            ):
                size = self.size(s.digits)
                words = word_list(s.recoding.offset, size, self.naming.bits)
                self.before += [
                    f"static const WORD P_{self.name}_{s.digits}_offset[{size}] = {{{words}}};",
                    "",
                ]
        for d in self.walk.decompositions:
            name = f"P_{self.name}_{d.scalar}_parts"
            self.before += parts_function(name, d.parts, d.by, self.naming.bits, self.part_size(d))
        if self.later:
            self.before += [*self.doubler(), ""]
        first: dict[str, Lookup] = {}
        for each in statements(self.walk.body):
            if isinstance(each, Lookup):
                first.setdefault(each.table.name, each)
        for each in first.values():
            self.before += [*(self.reader(each) if each.scan else self.entry(each)), ""]

    def doubler(self) -> list[str]:
        """The doublings that waited, in runs as long as there are routines for."""
        lines = [
            (
                f"static void P_{self.name}_double(WORD"
                f" acc[{self.naming.words(self.walk.storage('acc').form)}], size_t count)"
            ),
            "{",
        ]
        for count, routine in self.naming.runs(self.later[0].step.stem):
            lines += [
                f"{TAB}for (; count >= {count}; count -= {count})",
                f"{TAB}{TAB}P_{routine}(acc, acc);",
            ]
        return [*lines, "}"]

    def reader(self, s: Lookup) -> list[str]:
        """The lines of the C function that reads the entry of one digit into `q`: all entries are
        read, and the one that is taken is negated for a negative digit.
        """
        recoding, w = self.recodes[s.digit.name].recoding, self.naming.bits
        form, size = self.walk.storage(s.out.name).form, self.size(s.digit.name)
        words, entries = self.naming.words(form), self.walk.entries(s.table.name)
        if s.columns:
            return self.column_reader(s, words, entries, form)
        head = (
            f"static void P_{self.name}_{s.table.name}(WORD q[{words}], const WORD *table, const"
            f" WORD *digits, size_t place{', size_t block' if isinstance(recoding, Comb) else ''})"
        )
        match recoding:
            case SignedWindow() | OddWindow() | Odd():
                bits = recoding.width + isinstance(recoding, OddWindow | Odd)
                half = 1 << (bits - 1)
                odd = " | 1" if isinstance(recoding, OddWindow | Odd) else ""
                lines = [
                    (
                        f"WORD digit = (P_words_bits(digits, {size}, place * {recoding.width},"
                        f" {bits}){odd}) - {half};"
                    ),
                    f"WORD negative = P_barrier(digit >> {w - 1});",
                ]
                table_at = "table"
                index = f"((digit ^ P_mask(negative)) + negative){' >> 1' if odd else ''}"
            case Comb():
                lines = [
                    *_index_of_signs(recoding, size, w),
                    f"index = (index ^ P_mask(negative)) & {entries - 1};",
                ]
                table_at, index = f"table + block * {entries} * {words}", "index"
            case _:
                raise TypeError(recoding)
        comment = (
            f"/* The entry of one digit, negated for a negative one: all {entries} entries are"
            " read, whatever the digit. */"
        )
        return [
            comment,
            head,
            "{",
            *(
                TAB + line
                for line in (*lines, *self.naming.scan("q", table_at, entries, form, index))
            ),
            "}",
        ]

    def column_reader(self, s: Lookup, words: str, entries: int, form: Name) -> list[str]:
        names = [d.name for d in s.columns]
        bits = " | ".join(
            f"(P_words_bit({name}, place + 1) ^ negative){f' << {j}' if j else ''}"
            for j, name in enumerate(names)
        )
        lines = [
            (
                "/* a bit that is clear stands for -1: a column has a digit where its sign is that"
                " of the first */"
            ),
            "WORD negative = P_words_bit(digits, place + 1) ^ 1;",
            f"WORD index = {bits};",
            "negative = P_barrier(negative);",
            *self.naming.scan("q", "table", entries, form, "index"),
        ]
        comment = (
            f"/* The entry of the digits at one place, negated where the sign is: all {entries}"
            " entries are read, whatever the digits. */"
        )
        head = (
            f"static void P_{self.name}_{s.table.name}(WORD q[{words}], const WORD *table, const"
            f" WORD *digits, {', '.join(f'const WORD *{name}' for name in names)}, size_t place)"
        )
        return [comment, head, "{", *(TAB + line for line in lines), "}"]

    def entry(self, s: Lookup) -> list[str]:
        """The function of a table that is read in variable time: where the entry is, or where its
        negative was put.
        """
        form = self.walk.storage(s.out.name).form
        words = self.naming.words(form)
        return [
            "/* Where the entry of one digit is, in q if it had to be negated. */",
            (
                f"static const WORD *P_{self.name}_{s.table.name}(WORD q[{words}], const WORD"
                " *table, int digit)"
            ),
            "{",
            (
                f"{TAB}const WORD *entry = table + (size_t)((digit < 0 ? -digit : digit) >> 1) *"
                f" {words};"
            ),
            f"{TAB}if (digit >= 0)",
            f"{TAB}{TAB}return entry;",
            *(TAB + line for line in self.naming.negative(form, "q", "entry")),
            f"{TAB}return q;",
            "}",
        ]


def _index_of_signs(shape: Comb, size: int, bits: int) -> list[str]:
    """The signs of a digit of a comb, and whether the highest is clear."""
    negative = f"P_barrier((index >> {shape.teeth - 1}) ^ 1);"
    own = shape.teeth * shape.spacing
    if shape.spacing == 1:
        return [
            (
                f"WORD index = P_words_bits(digits, {size}, block * {shape.teeth} + place,"
                f" {shape.teeth});"
            ),
            f"WORD negative = {negative}",
        ]
    if own < bits:
        gathered = " | ".join(
            f"(bits >> {tooth * (shape.spacing - 1)} & {1 << tooth})" if tooth else "(bits & 1)"
            for tooth in range(shape.teeth)
        )
        return [
            f"WORD bits = P_words_bits(digits, {size}, block * {own}, {own}) >> place;",
            f"WORD index = {gathered};",
            f"WORD negative = {negative}",
        ]
    return [
        "WORD index = 0, negative;",
        "size_t tooth;",
        f"for (tooth = {shape.teeth}; tooth-- > 0;)",
        (
            f"{TAB}index = (index << 1) | P_words_bit(digits, (block * {shape.teeth} + tooth) *"
            f" {shape.spacing} + place);"
        ),
        f"negative = {negative}",
    ]
