"""The numbers of a recoding and the coordinates of a form -> the C that recodes so, reads tables by
such digits and negates points, line by line.

This is written apart from the printer of walks (walk/c/digits.py), from what a manifest says alone:
the emitted text has to be the same.
"""

from dataclasses import dataclass

from ecgen.group.model import Form


def at(array: str, index: int) -> str:
    """The place of a coordinate."""
    return (
        array
        if index == 0
        else f"{array} + P_WORDS"
        if index == 1
        else f"{array} + {index} * P_WORDS"
    )


def negated(form: Form, array: str, flag: str) -> list[str]:
    """The point in `array` becomes its negative where the flag is 1."""
    cells, lines = form.coordinates.index, []
    for move, *names in form.negation or ():
        first, last = at(array, cells(names[0])), at(array, cells(names[-1]))
        lines.append(f"P_fe_c{'swap' if move == 'swap' else 'neg'}({first}, {last}, {flag});")
    return lines


def negative(form: Form, out: str, source: str) -> list[str]:
    """The negative of the point in `source`, put elsewhere."""
    cells = [(i, False) for i in range(len(form.coordinates))]
    for move, *names in form.negation or ():
        i, j = (form.coordinates.index(name) for name in (names[0], names[-1]))
        cells[i], cells[j] = (
            ((cells[i][0], not cells[i][1]),) * 2 if move == "neg" else (cells[j], cells[i])
        )
    return [
        (
            f"P_fe_cneg({at(out, i)}, {at(source, j)}, 1);"
            if minus
            else f"P_words_copy({at(out, i)}, {at(source, j)}, P_WORDS);"
        )
        for i, (j, minus) in enumerate(cells)
    ]


@dataclass(frozen=True)
class Digits:
    """The digits `name` of a scalar, by `kind` with its `numbers` (see
    `claimed_walk.facts_of_recoding`), in the function P_`function`.

    `bits`, `least`: of a word; words of a scalar below the order. `part`: whether the scalar is a
    part of one, which has a sign. `many`: one of each of a list."""

    function: str
    name: str
    kind: str
    numbers: tuple
    scalar: str
    flag: str
    bits: int
    least: int
    part: bool
    many: bool

    @property
    def is_odd(self) -> bool:
        return self.kind in ("odd", "odd_window")

    @property
    def is_narrow(self) -> bool:
        """Whether digits of a wNAF, below 2^(window - 1), are signed bytes."""
        return self.numbers[0] <= 8

    @property
    def places(self) -> int:
        """The digits of a wNAF that there is room for: they are cleared by four."""
        return -(-self.numbers[1] // 4) * 4

    @property
    def length(self) -> int:
        """Bits of the digits of other kinds, one behind the other."""
        if self.kind == "comb":
            return self.numbers[0] * self.numbers[1] * self.numbers[2]
        return self.numbers[0] if self.kind == "column" else self.numbers[0] * self.numbers[1]

    @property
    def ones(self) -> int:
        """The bits of a comb that are set for every scalar: from the highest one on that an odd
        number below the order needs, of so many as are read together.
        """
        _, spacing, _, bits = self.numbers
        return (1 << self.length) - (1 << min(self.length, bits + -bits % spacing) - 1)

    @property
    def words(self) -> int:
        """Words of the digits of one scalar: those of odd digits have a bit more, those of a whole
        scalar room for it.
        """
        if self.kind == "wnaf":
            return -(-self.numbers[1] // (self.bits // 8))
        bare = self.kind == "comb" or (self.part and self.kind == "signed_window")
        return max(
            -(-(self.length + (not bare)) // self.bits),
            0 if self.part or bare or self.kind in ("odd", "column") else self.least,
        )

    @property
    def offset(self) -> int | None:
        """The constant that is added to the scalar, if there is one."""
        if self.kind == "signed_window":
            return sum(
                1 << self.numbers[0] * i + self.numbers[0] - 1 for i in range(self.numbers[1])
            )
        return (
            1 << self.length
            if self.kind in ("odd", "column") or (self.kind == "odd_window" and self.part)
            else None
        )

    def declared(self) -> dict[str, str]:
        """Name -> declaration of what it takes but the counter of places; those of lists lie in
        memory.
        """
        d = self.name
        size = self.words
        modulo = self.kind == "comb" or (self.kind == "odd_window" and self.numbers[2])
        if self.kind == "wnaf":
            return (
                {}
                if self.many
                else {d: f"{'signed char' if self.is_narrow else 'int16_t'} {d}[{self.places}]"}
            )
        found = {} if self.many else {d: f"WORD {d}[{size}]"}
        found |= {self.flag: f"WORD {self.flag}"} if self.flag else {}
        found |= (
            {f"{d}_odd": f"WORD {d}_odd[P_SCALAR_WORDS]"}
            if modulo
            else {f"{d}_one": f"WORD {d}_one[{size}]"}
            if self.kind == "odd_window"
            else {}
        )
        return found

    def recoded(self) -> list[str]:
        """The statements that make the digits."""
        d, k, e, size, one = self.name, self.scalar, self.flag, self.words, "~(WORD)0"
        copied = [f"P_words_zero({d}, {size});", f"P_words_copy({d}, {k}, P_SCALAR_WORDS);"]
        even = f"{e} = P_barrier(({k}[0] & 1) ^ 1);"
        offset = f"P_{self.function}_{d}_offset"
        unit = [f"P_words_zero({d}_one, {size});", f"{d}_one[0] = {e};"]
        added = [f"P_words_add({d}, {k}, {offset}, {one}, {size});"]
        less = [f"P_words_sub({d}, {d}, {d}_one, {size});"]
        match self.kind:
            case "wnaf" if self.many:
                call = (
                    f"P_naf({d} + p * {self.words * self.bits // 8}, {self.numbers[1]}, {k}[p].w,"
                    f" {self.numbers[0]})"
                )
                return [
                    f"top_{d} = 0;",
                    "for (p = 0; p < n; ++p) {",
                    f"size_t used = {call};",
                    f"top_{d} = used > top_{d} ? used : top_{d};",
                    "}",
                    f"top_{d} -= 1;",
                ]
            case "wnaf":
                return [
                    f"top_{d} = P_naf{'' if self.is_narrow else '_wide'}({d}, {self.numbers[1]},"
                    f" {k}, {self.numbers[0]}) - 1;"
                ]
            case "signed_window" if self.many:
                own = f"{d} + p * {size}"
                return [
                    "for (p = 0; p < n; ++p) {",
                    f"P_words_zero({own}, {size});",
                    f"P_words_copy({own}, {k}[p].w, P_SCALAR_WORDS);",
                    f"P_words_add({own}, {own}, {offset}, {one}, {size});",
                    "}",
                ]
            case "signed_window" if not self.part:
                return [*copied, f"P_words_add({d}, {d}, {offset}, {one}, {size});"]
            case "signed_window" | "odd":
                return [
                    f"P_words_copy({d}, {k}, {size});",
                    f"P_words_add({d}, {d}, {offset}, {one}, {size});",
                ]
            case "odd_window" if self.part:
                return [even, *unit, *added, *less]
            case "odd_window":
                top = f"{d}[{self.length // self.bits}] |= (WORD)1 << {self.length % self.bits};"
                if self.numbers[2]:
                    return [
                        even,
                        *copied,
                        f"P_words_sub({d}_odd, P_order, {k}, P_SCALAR_WORDS);",
                        f"P_words_move({d}, {d}_odd, P_SCALAR_WORDS, {e});",
                        top,
                    ]
                return [even, *copied, *unit, top, *less]
            case "column":
                return [*added, f"P_words_add({d}, {d}, {self.numbers[1]}_one, {one}, {size});"]
        return [
            even,
            f"P_words_copy({d}_odd, {k}, P_SCALAR_WORDS);",
            f"P_words_sub({d}, P_order, {k}, P_SCALAR_WORDS);",
            f"P_words_move({d}_odd, {d}, P_SCALAR_WORDS, {e});",
            f"P_words_half({d}, {size}, {d}_odd, P_SCALAR_WORDS);",
            *(
                f"{d}[{i}] |= UINT{self.bits}_C({word:#x});"
                for i in range(size)
                if (word := self.ones >> self.bits * i & (1 << self.bits) - 1)
            ),
        ]

    def scanned(
        self, form: Form, words: str, entries: int, columns: tuple[str, ...] = ()
    ) -> list[str]:
        """The parameters and statements of the function that reads all entries, of `words` each,
        and negates the one of a digit; `columns` are the digits beside.
        """
        parameters = (
            f"WORD q[{words}], const WORD *table, const WORD *digits,"
            f" {''.join(f'const WORD *{c}, ' for c in columns)}size_t"
            f" place{', size_t block' if self.kind == 'comb' else ''}"
        )
        at = "table"
        if columns:
            lines, index = self._of_columns(columns), "index"
        elif self.kind == "comb":
            lines = self._of_comb(entries)
            index = "index"
            at = f"table + block * {entries} * {words}"
        else:
            lines, index = self._of_window()
        return [
            parameters,
            *lines,
            f"P_select(q, {at}, {entries}, {words}, {index});",
            *negated(form, "q", "negative"),
        ]

    def _of_columns(self, columns: tuple[str, ...]) -> list[str]:
        index = " | ".join(
            f"(P_words_bit({c}, place + 1) ^ negative){f' << {j}' if j else ''}"
            for j, c in enumerate(columns)
        )
        return [
            "WORD negative = P_words_bit(digits, place + 1) ^ 1;",
            f"WORD index = {index};",
            "negative = P_barrier(negative);",
        ]

    def _of_window(self) -> tuple[list[str], str]:
        """The statements, and the index."""
        width = self.numbers[0]
        bits = width + self.is_odd
        odd, half = (" | 1", " >> 1") if self.is_odd else ("", "")
        lines = [
            f"WORD digit = (P_words_bits(digits, {self.words}, place * {width},"
            f" {bits}){odd}) - {1 << bits - 1};",
            f"WORD negative = P_barrier(digit >> {self.bits - 1});",
        ]
        return lines, f"((digit ^ P_mask(negative)) + negative){half}"

    def _of_comb(self, entries: int) -> list[str]:
        """The teeth of a block stand side by side where there is one column, or so few that a word
        has them all; else each is read.
        """
        width, count = self.numbers[:2]
        sign = f"negative = P_barrier((index >> {width - 1}) ^ 1);"
        whole = f"index = (index ^ P_mask(negative)) & {entries - 1};"
        if count == 1:
            index = f"P_words_bits(digits, {self.words}, block * {width} + place, {width})"
            return [f"WORD index = {index};", f"WORD {sign}", whole]
        if count < -(-self.bits // width):
            teeth = [f"(bits >> {tooth * (count - 1)} & {1 << tooth})" for tooth in range(1, width)]
            return [
                f"WORD bits = P_words_bits(digits, {self.words}, block * {width * count},"
                f" {width * count}) >> place;",
                f"WORD index = {' | '.join(['(bits & 1)', *teeth])};",
                f"WORD {sign}",
                whole,
            ]
        return [
            "WORD index = 0, negative;",
            "size_t tooth;",
            f"for (tooth = {width}; tooth-- > 0;)",
            f"index = (index << 1) | P_words_bit(digits, (block * {width} + tooth) * {count}"
            " + place);",
            sign,
            whole,
        ]

    def scattered(self, form: Form, words: str, into: str, buckets: str, point: str) -> list[str]:
        """The statements that add a point to the bucket of its digit, or take it off; `@@` are the
        place of the digit and the step.
        """
        digit = (
            f"P_words_bits({self.name} + p * {self.words}, {self.words}, @@ * {self.numbers[0]},"
            f" {self.numbers[0]}) - {1 << self.numbers[0] - 1}"
        )
        bucket = f"{buckets} + digit * {into}"
        return [
            "{",
            f"WORD one[{words}], negative, digit = {digit};",
            f"negative = digit >> {self.bits - 1};",
            "digit = negative ? (WORD)0 - digit : digit;",
            "if (digit != 0) {",
            f"P_words_copy(one, {point} + p * {words}, {words});",
            *negated(form, "one", "negative"),
            f"P_@@({bucket}, {bucket}, one);",
            "}",
            "}",
        ]


def entry_read(form: Form, words: str) -> list[str]:
    """The parameters and statements of the function that says where the entry of an odd digit is:
    in `q`, if it had to be negated.
    """
    index = f"(size_t)((digit < 0 ? -digit : digit) >> 1) * {words}"
    return [
        f"WORD q[{words}], const WORD *table, int digit",
        f"const WORD *entry = table + {index};",
        "if (digit >= 0)",
        "return entry;",
        *negative(form, "q", "entry"),
        "return q;",
    ]
