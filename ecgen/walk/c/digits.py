"""The digits of a walk as C: how scalars are recoded, and the functions that read tables by digits.
Part of the printer in cprint.py, whose declarations these methods use."""

from ecgen.errors import EcgenError
from ecgen.walk.c.parts import TAB, parts_function
from ecgen.walk.ir import Decompose, Exchange, Fixed, For, Lookup, Recode, statements
from ecgen.walk.scalars.recodings import Bits, Column, Comb, Odd, OddWindow, SignedWindow, Wnaf


def digit_type(recoding: Wnaf) -> str:
    return "signed char" if recoding.is_narrow else "int16_t"


class Digits:
    """Recodings and readers of a walk; `walk`, `recodes`, `locals`, `plain`, `before`, `naming` and
    `doubler` are the printer's.
    """

    # recodings

    def recoding(self, s: Recode) -> None:
        match s.recoding:
            case Odd() | Column():
                self.locals[s.digits] = f"WORD {s.digits}[{self.raised(s)}]"
            case OddWindow() if self.is_part(s):
                self.locals[s.digits] = f"WORD {s.digits}[{self.raised(s)}]"
            case SignedWindow() if self.is_part(s):
                self.locals[s.digits] = (
                    "WORD"
                    f" {s.digits}[{-(-(s.recoding.count * s.recoding.width) // self.naming.bits)}]"
                )
            case SignedWindow() | OddWindow():
                size = -(-(s.recoding.count * s.recoding.width + 1) // self.naming.bits)
                self.locals[s.digits] = f"WORD {s.digits}[{self.least(size)}]"
            case Comb():
                self.locals[s.digits] = (
                    f"WORD {s.digits}[{-(-s.recoding.capacity // self.naming.bits)}]"
                )
            case Wnaf():
                self.locals[s.digits] = (
                    f"{digit_type(s.recoding)} {s.digits}[{-(-s.recoding.count // 4) * 4}]"
                )
                self.plain[f"top_{s.digits}"] = None
            case Bits():
                self.locals[s.digits] = f"WORD {s.digits}"
                flags = {
                    e.flag
                    for e in statements(self.walk.body)
                    if isinstance(e, Exchange) and e.bit.name == s.digits
                }
                self.locals |= {flag: f"WORD {flag} = 0" for flag in sorted(flags)}
                self.plain |= {
                    f"top_{s.digits}": None
                    for f in statements(self.walk.body)
                    if isinstance(f, For) and s.digits in f.top
                }
        if s.flag:
            self.locals[s.flag] = f"WORD {s.flag}"
        if isinstance(s.recoding, OddWindow | Comb) and s.recoding.modulo:
            self.locals[f"{s.digits}_odd"] = f"WORD {s.digits}_odd[P_SCALAR_WORDS]"
        elif isinstance(s.recoding, OddWindow):
            self.locals[f"{s.digits}_one"] = self.locals[s.digits].replace(
                s.digits, f"{s.digits}_one", 1
            )

    def raised(self, s: Recode) -> int:
        """Words of a number whose digits, all odd, are cut out of the words."""
        return -(-(s.recoding.count * s.recoding.width + 1) // self.naming.bits)

    def part_size(self, s: Decompose) -> int:
        """Words of the parts of a scalar: room for the scalar, and for what is made of them; of
        aligned ones for the latter alone.
        """
        used = [
            r
            for r in self.recodes.values()
            if r.scalar in s.parts
            and isinstance(r.recoding, Odd | OddWindow | Column | SignedWindow)
        ]
        if s.by.aligned:
            return max(int(self.locals[r.digits].partition("[")[2].rstrip("]")) for r in used)
        return max(
            [
                -(-(s.by.r - 1).bit_length() // self.naming.bits),
                *(int(self.locals[r.digits].partition("[")[2].rstrip("]")) for r in used),
            ]
        )

    def is_part(self, s: Recode) -> bool:
        """Whether it is a part of a scalar that is recoded, which has a sign."""
        return self.walk.input(s.scalar) is None

    def run_decompose(self, s: Decompose, pad: str) -> list[str]:
        return [f"{pad}P_{self.name}_{s.scalar}_parts({', '.join([*s.parts, s.scalar])});"]

    def least(self, size: int) -> int:
        """Words of a recoded scalar: room for the digits and for the scalar."""
        return max(size, -(-self.walk.scalars[0].high.bit_length() // self.naming.bits))

    def run_recode(self, s: Recode, pad: str) -> list[str]:
        d, k, size = s.digits, s.scalar, self.locals[s.digits].partition("[")[2].rstrip("]")
        if self.many:
            return [pad + line for line in self.recode_many(s, d, k, size)]
        match s.recoding:
            case SignedWindow() if not self.is_part(s):
                return [
                    pad + line
                    for line in (
                        f"P_words_zero({d}, {size});",
                        f"P_words_copy({d}, {k}, P_SCALAR_WORDS);",
                        f"P_words_add({d}, {d}, P_{self.name}_{d}_offset, ~(WORD)0, {size});",
                    )
                ]
            case SignedWindow() | Odd():
                return [
                    pad + line
                    for line in (
                        f"P_words_copy({d}, {k}, {size});",
                        f"P_words_add({d}, {d}, P_{self.name}_{d}_offset, ~(WORD)0, {size});",
                    )
                ]
            case OddWindow() if self.is_part(s):
                return [
                    pad + line
                    for line in (
                        f"{s.flag} = P_barrier(({k}[0] & 1) ^ 1);",
                        f"P_words_zero({d}_one, {size});",
                        f"{d}_one[0] = {s.flag};",
                        f"P_words_add({d}, {k}, P_{self.name}_{d}_offset, ~(WORD)0, {size});",
                        f"P_words_sub({d}, {d}, {d}_one, {size}); /* k0 - 1 where k0 is even */",
                    )
                ]
            case OddWindow():
                return self.odd(s, pad, size)
            case Column():
                return [
                    pad + line
                    for line in (
                        f"P_words_add({d}, {k}, P_{self.name}_{d}_offset, ~(WORD)0, {size});",
                        f"P_words_add({d}, {d}, {s.along}_one, ~(WORD)0, {size});",
                    )
                ]
            case Comb():
                return self.comb(s, pad, size)
            case Wnaf():
                return [
                    f"{pad}top_{d} = P_naf{'' if s.recoding.is_narrow else '_wide'}({d},"
                    f" {s.recoding.count}, {k}, {s.recoding.window}) - 1;"
                ]
            case Bits() if f"top_{d}" in self.plain:
                top = f"top_{d}"
                return [
                    (
                        f"{pad}for ({top} = {s.recoding.count}; {top} > 0 &&"
                        f" {self.bit(s, f'({top} - 1)')} == 0;)"
                    ),
                    f"{pad}{TAB}--{top};",
                    f"{pad}{top} -= 1;",
                ]
        return []

    def bit(self, s: Recode, place: str) -> str:
        return f"(({s.scalar}[{place} / {self.naming.bits}] >> ({place} % {self.naming.bits})) & 1)"

    def recode_many(self, s: Recode, d: str, k: str, size: str) -> list[str]:
        """The digits of every scalar, and the highest place of all."""
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
        own = f"{d} + p * {size}"
        return [
            head,
            f"{TAB}P_words_zero({own}, {size});",
            f"{TAB}P_words_copy({own}, {k}[p].w, P_SCALAR_WORDS);",
            f"{TAB}P_words_add({own}, {own}, P_{self.name}_{d}_offset, ~(WORD)0, {size});",
            "}",
        ]

    def odd(self, s: Recode, pad: str, size: str) -> list[str]:
        d, k, top = s.digits, s.scalar, s.recoding.count * s.recoding.width
        lines = [
            f"{s.flag} = P_barrier(({k}[0] & 1) ^ 1);",
            f"P_words_zero({d}, {size});",
            f"P_words_copy({d}, {k}, P_SCALAR_WORDS);",
        ]
        if s.recoding.order:
            lines += [
                "/* k or r - k, whichever is odd */",
                f"P_words_sub({d}_odd, P_order, {k}, P_SCALAR_WORDS);",
                f"P_words_move({d}, {d}_odd, P_SCALAR_WORDS, {s.flag});",
            ]
        else:
            lines += [f"P_words_zero({d}_one, {size});", f"{d}_one[0] = {s.flag};"]
        lines += [
            f"{d}[{top // self.naming.bits}] |= (WORD)1 << {top % self.naming.bits}; /* makes the"
            " top digit odd, too */"
        ]
        lines += (
            []
            if s.recoding.order
            else [
                f"P_words_sub({d}, {d}, {d}_one, {size}); /* k - 1 where k is even: odd, from -1"
                " on */"
            ]
        )
        return [pad + line for line in lines]

    def comb(self, s: Recode, pad: str, size: str) -> list[str]:
        d, k, w = s.digits, s.scalar, self.naming.bits
        ones = [s.recoding.ones >> w * i & (1 << w) - 1 for i in range(int(size))]
        return [
            pad + line
            for line in (
                f"{s.flag} = P_barrier(({k}[0] & 1) ^ 1);",
                "/* k or r - k, whichever is odd */",
                f"P_words_copy({d}_odd, {k}, P_SCALAR_WORDS);",
                f"P_words_sub({d}, P_order, {k}, P_SCALAR_WORDS);",
                f"P_words_move({d}_odd, {d}, P_SCALAR_WORDS, {s.flag});",
                (
                    "/* bit i says whether the digit of 2^i is +1 or -1: bit i + 1 of the scalar,"
                    f" and +1 from 2^{s.recoding.length - 1} on */"
                ),
                f"P_words_half({d}, {size}, {d}_odd, P_SCALAR_WORDS);",
                *(f"{d}[{i}] |= UINT{w}_C({word:#x});" for i, word in enumerate(ones) if word),
            )
        ]

    # table reads

    def readers(self) -> None:
        """One function for every table that is read by digits; what recodings need before the
        function.
        """
        for s in self.recodes.values():
            if (
                isinstance(s.recoding, SignedWindow | Odd | Column)
                or isinstance(s.recoding, OddWindow)
                and self.is_part(s)
            ):
                size = int(self.locals[s.digits].partition("[")[2].rstrip("]"))
                bits, offset = self.naming.bits, s.recoding.offset
                words = ", ".join(
                    f"UINT{bits}_C({offset >> bits * i & (1 << bits) - 1:#x})" for i in range(size)
                )
                self.before += [
                    f"static const WORD P_{self.name}_{s.digits}_offset[{size}] = {{{words}}};",
                    "",
                ]
        for s in self.walk.decompositions:
            self.before += parts_function(
                f"P_{self.name}_{s.scalar}_parts",
                s.parts,
                s.by,
                self.naming.bits,
                self.part_size(s),
            )
        if self.pending:
            self.before += [*self.doubler(), ""]
        done = set()
        for s in statements(self.walk.body):
            if isinstance(s, Lookup) and s.table.name not in done:
                done.add(s.table.name)
                self.before += [*(self.reader(s) if s.scan else self.entry(s)), ""]

    def doubler(self) -> list[str]:
        """The doublings that waited, in runs as long as there are routines for."""
        step = next(s.step for s in statements(self.walk.body) if getattr(s, "later", False))
        lines = [
            (
                f"static void P_{self.name}_double(WORD"
                f" acc[{self.naming.words(self.walk.register('acc').form)}], size_t count)"
            ),
            "{",
        ]
        for count, routine in self.naming.runs(step.partition(".")[0]):
            lines += [
                f"{TAB}for (; count >= {count}; count -= {count})",
                f"{TAB}{TAB}P_{routine}(acc, acc);",
            ]
        return [*lines, "}"]

    def reader(self, s: Lookup) -> list[str]:
        recoding, w = self.recodes[s.digit.name].recoding, self.naming.bits
        table = self.walk.register(s.table.name) or self.walk.input(s.table.name)
        form, size = (
            self.walk.register(s.out.name).form,
            self.locals[s.digit.name].partition("[")[2].rstrip("]"),
        )
        words = self.naming.words(form)
        if s.columns:
            return self.column_reader(s, words, table.count, form)
        head = (
            f"static void P_{self.name}_{s.table.name}(WORD q[{words}], const WORD *table, const"
            f" WORD *digits, size_t place{', size_t block' if isinstance(recoding, Comb) else ''})"
        )
        entries = len(table.multiples[0]) if isinstance(table, Fixed) else table.count
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
                table_at, index = (
                    "table",
                    f"((digit ^ P_mask(negative)) + negative){' >> 1' if odd else ''}",
                )
            case Comb() if recoding.spacing == 1:
                lines = [
                    (
                        f"WORD index = P_words_bits(digits, {size}, block * {recoding.teeth} +"
                        f" place, {recoding.teeth});"
                    ),
                    f"WORD negative = P_barrier((index >> {recoding.teeth - 1}) ^ 1);",
                    f"index = (index ^ P_mask(negative)) & {entries - 1};",
                ]
                table_at, index = f"table + block * {entries} * {words}", "index"
            case Comb() if recoding.teeth * recoding.spacing < w:
                gathered = " | ".join(
                    (
                        f"(bits >> {tooth * (recoding.spacing - 1)} & {1 << tooth})"
                        if tooth
                        else "(bits & 1)"
                    )
                    for tooth in range(recoding.teeth)
                )
                lines = [
                    (
                        f"WORD bits = P_words_bits(digits, {size}, block *"
                        f" {recoding.teeth * recoding.spacing},"
                        f" {recoding.teeth * recoding.spacing}) >> place;"
                    ),
                    f"WORD index = {gathered};",
                    f"WORD negative = P_barrier((index >> {recoding.teeth - 1}) ^ 1);",
                    f"index = (index ^ P_mask(negative)) & {entries - 1};",
                ]
                table_at, index = f"table + block * {entries} * {words}", "index"
            case Comb():
                lines = [
                    "WORD index = 0, negative;",
                    "size_t tooth;",
                    f"for (tooth = {recoding.teeth}; tooth-- > 0;)",
                    (
                        f"{TAB}index = (index << 1) | P_words_bit(digits, (block * {recoding.teeth}"
                        f" + tooth) * {recoding.spacing} + place);"
                    ),
                    f"negative = P_barrier((index >> {recoding.teeth - 1}) ^ 1);",
                    f"index = (index ^ P_mask(negative)) & {entries - 1};",
                ]
                table_at, index = f"table + block * {entries} * {words}", "index"
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

    def column_reader(self, s: Lookup, words: str, entries: int, form: str) -> list[str]:
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
        form = self.walk.register(s.out.name).form
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
