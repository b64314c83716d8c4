"""Emitted C -> the walk that it is, in the manifest's text, compared with the walk that the
manifest has, line by line.

This reads C on its own, knowing nothing of the program that printed it but its style; a line that
it does not know is an error. Both sides are brought to one form: additions of a cached point are
additions, a run of doublings for which there is no routine is so many doublings. What is declared,
recodings, functions that read tables and negations are what readback/digits.py says, to the letter.
One file, longer than others: it is the grammar of the C that is printed, statement by statement.
"""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from ecgen.errors import EcgenError
from ecgen.group.model import Form
from ecgen.library.facts.groups import group_of
from ecgen.library.files.manifest import C_NAMES
from ecgen.library.files.stated import curve_of
from ecgen.run.readback.claimed_walk import Read, UnknownLine, claimed, need, plain, the
from ecgen.run.readback.digits import Digits, at, entry_read, negated
from ecgen.run.readback.ladders import function_body, is_ladder, ladder_lines
from ecgen.run.readback.scalar_parts import constant_of, parts_differences
from ecgen.walk.steps import Name

SUMS = {
    f"point_{role}": role
    for role in ("sum", "twice", "sum_vartime", "twice_vartime", "madd_vartime")
}


def _declarations(line: str) -> list[str]:
    """`WORD q[4], r[8];` -> each with its type."""
    kind, rest = the(r"^((?:const )?\w+(?: char)?) (.*);$", line).groups()
    return [f"{kind} {name}" for name in rest.split(", ")]


@dataclass(frozen=True)
class Sizes:
    """`words` of an element, `least` of a scalar below the order, `bits` of a word."""

    words: int
    least: int
    bits: int


class Reader:
    """The function `name` of the C `text`, in which every name begins with `P_`, beside the walk
    `want` of the manifest; `form_of` gives the coordinates of a form by its name."""

    def __init__(
        self, text: str, name: str, want: Read, form_of: Callable[[Name], Form], sizes: Sizes
    ):
        self.text, self.name, self.want, self.sizes = text, name, want, sizes
        self.form_of, self.found = form_of, Read()
        self.many = any(many for _, _, many in want.inputs)
        self.at: set[str] = set()
        self.waiting, self.tops = "", [""]
        self.blocks: list[tuple[str, list[str]]] = []
        parts = {part for names, _, _ in want.parts for part in names}
        self.digits = {
            d: Digits(
                name,
                d,
                kind,
                tuple(numbers),
                *want.scalars[d],
                sizes.bits,
                sizes.least,
                want.scalars[d][0] in parts,
                self.many,
            )
            for d, kind, *numbers in want.recodings
        }
        self.flags = {flag for _, flag in want.scalars.values()}

    def read(self) -> Read:
        parameters, *lines = self.function(f"P_{self.name}")
        need(parameters == self.parameters(), f"its parameters are ({parameters})")
        declared = []
        while lines and re.match(r"(?:WORD|const WORD|size_t|signed char|int16_t) ", lines[0]):
            declared.append(lines.pop(0))
        have = Counter(name for line in declared for name in _declarations(line))
        want = Counter(self.declarations())
        need(
            have == want,
            f"{', '.join(sorted((have - want) + (want - have)))} should not be, or are not,"
            " declared",
        )
        for line in self.with_blocks_told("\n".join(lines)).splitlines():
            self.found.lines += self.statement(line)
        need(self.waiting in ("", "flushed"), "doublings wait at the end")
        self.found.lines = self.without_empty_loops()
        return self.found

    def function(self, name: str) -> list[str]:
        """The parameters, then the lines without comments."""
        if name not in (known := _functions(self.text)):
            raise UnknownLine(f"there is no function {name}")
        parameters, body = known[name]
        lines = (re.sub(r" */\*.*?\*/", "", line).strip() for line in body.splitlines())
        return [parameters, *(line for line in lines if line)]

    def same(self, name: str, wanted: list[str]) -> None:
        """The function has these parameters and lines, and no others."""
        have = self.function(name)
        line = next(((w, h) for w, h in zip(wanted, have) if w != h), None)
        need(line is None, f"{name} should have `{line and line[0]}`, not `{line and line[1]}`")
        need(len(have) == len(wanted), f"{name} has {len(have)} lines, not {len(wanted)}")

    # what is declared

    def form(self, name: str) -> Form:
        return self.form_of(self.want.forms[name])

    def unit(self, name: str) -> str:
        """The words of an element of a register, a constant or an input point."""
        form, size = self.want.forms[name], len(self.form(name).coordinates)
        if form.own in ("point", "short", "cached"):
            return f"P_{form.stem.upper()}_{'CACHED_' * (form.own == 'cached')}WORDS"
        return f"{size} * P_WORDS" if size > 1 else "P_WORDS"

    def parameters(self) -> str:
        """The parameters of the walk's C function as text: the result, scalars, points, then the
        length and memory of lists, or a table.
        """
        count = self.want.tables[self.want.result][1]
        size = f"{count} * " if count else ""
        own = f"WORD {self.want.result}[{size}{self.unit(self.want.result)}]"
        given = sorted(self.want.inputs, key=lambda row: row[0] == "point")
        if self.many:
            return ", ".join(
                [
                    own,
                    *(
                        (
                            f"const P_point *point_{name.lower()}"
                            if kind == "point"
                            else f"const P_fr *{name}"
                        )
                        for kind, name, _ in given
                    ),
                    "size_t n",
                    "WORD *memory",
                ]
            )
        return ", ".join(
            [
                own,
                *(
                    (
                        f"const WORD point_{name.lower()}[{self.unit(name)}]"
                        if kind == "point"
                        else f"const WORD {name}[P_SCALAR_WORDS]"
                    )
                    for kind, name, _ in given
                ),
                *["const WORD *table"] * self.want.takes,
            ]
        )

    def declarations(self) -> set[str]:
        """Registers, digits, parts of scalars, flags and counters."""
        found, long, lines = set(), [], "\n".join(self.want.lines)
        for name, (_, count, many) in self.want.tables.items():
            size = f"{'n * ' if many else ''}{f'{count} * ' if count else ''}{self.unit(name)}"
            if self.many and (many or count):
                long.append((name, "WORD", size))
            elif name not in (self.want.result, "C"):
                found.add(f"WORD {name}[{size}]")
        for own in self.digits.values():
            found |= set(own.declared().values())
            long += [
                (own.name, "signed char" if own.kind == "wnaf" else "WORD", f"n * {own.words}")
            ] * self.many
        for parts, _, numbers in self.want.parts:
            most = max(
                (
                    own.words
                    for own in self.digits.values()
                    if own.scalar in parts and own.kind != "wnaf"
                ),
                default=0,
            )
            held = most if "parts=aligned" in numbers else max(most, self.sizes.least)
            found |= {f"WORD {part}[{held}]" for part in parts}
        for i, (name, kind, _) in enumerate(long):
            before = " + ".join(size for _, _, size in long[:i])
            place = f"memory + ({before})" if before else "memory"
            found.add(f"{kind} *{name} = {place if kind == 'WORD' else f'({kind} *)({place})'}")
        found |= {
            f"const WORD *{name}_at" for name in re.findall(r"^(\w+) = read ", lines, re.MULTILINE)
        }
        counters = {
            *re.findall(r"^for (\w)", lines, re.MULTILINE),
            *["p"] * self.many,
            *(f"top_{d}" for d, own in self.digits.items() if own.kind == "wnaf"),
            *["waiting"] * ("later " in lines),
        }
        return found | {f"size_t {name}" for name in counters}

    # statements of several lines

    def with_blocks_told(self, body: str) -> str:
        """The lines of the function, those of a recoding, a negation, a step on two points of one
        scaling and a scatter told by one line each.
        """

        def told(lines: list[str], by: str, count: int = 1) -> None:
            nonlocal body
            pattern = r"^" + re.escape("\n".join(lines)).replace("@@", "([^;]*?)") + "$"
            body, times = re.subn(pattern, by, body, count=count, flags=re.MULTILINE)
            need(times > 0, f"there is no `{'; '.join(lines)}`")

        for line in dict.fromkeys(self.want.lines):
            if match := re.fullmatch(r"recode (\w+)", line):
                own = self.digits[match[1]]
                told(own.recoded(), f"RECODE {own.name};")
                self.offset(own)
            elif match := re.fullmatch(r"(\w+) = -\1(?: if (\w+))?", line):
                told(
                    negated(self.form(match[1]), match[1], match[2] or "1"),
                    f"NEGATE {match[1]} {match[2] or 1};",
                    0,
                )
            elif match := re.fullmatch(r"scatter \S+\((\w+), (\w+)@p\) by (\w+)@p\[.*\]", line):
                buckets, point, digits = match.groups()
                lines = self.digits[digits].scattered(
                    self.form(point), self.unit(point), self.unit(buckets), buckets, point
                )
                told(lines, rf"SCATTER \2({buckets}, {point}@p) by {digits}@p[\1];", 0)
        for stem, role in dict.fromkeys(
            re.findall(r"(\w+)\.(coz_add|coz_init)\(", "\n".join(self.want.lines))
        ):
            shared = self.form_of(Name(stem, "co-z")).coordinates
            z = re.escape(
                at(
                    "",
                    next(
                        i
                        for i, c in enumerate(self.form_of(Name(stem, "point")).coordinates)
                        if c not in shared
                    ),
                )
            )
            body = re.sub(
                rf"^P_({stem}_{role}\(([^,]*), ([^,]*), .*\);)\nP_words_copy\(\3{z}, \2{z},"
                r" P_WORDS\);$",
                r"COZ_\1",
                body,
                flags=re.MULTILINE,
            )
        return body

    def offset(self, own: Digits) -> None:
        """The constant that is added to a scalar before its digits are cut out."""
        if own.offset is not None:
            name = f"P_{self.name}_{own.name}_offset"
            need(
                f"{name}[{own.words}] = " in self.text
                and constant_of(self.text, name, self.sizes.bits) == own.offset,
                f"{name} is another constant",
            )

    def without_empty_loops(self) -> list[str]:
        text = "\n".join(self.found.lines)
        return re.sub(r"^for p over all \{\n\}\n", "", text, flags=re.MULTILINE).splitlines()

    # statements

    def place(self, text: str) -> str:
        """A register, an element of one, a point of a list."""
        text = re.sub(r"^P_(\w+)_table$", "C", text)
        if match := re.fullmatch(r"(\w+)_at", text):
            need(match[1] in self.at, f"{match[1]} was not read of a table before {text}")
            return match[1]
        if match := re.fullmatch(r"point_(\w+?)(?:\[(\w+)\]\.w)?", text):
            return match[1].upper() + (f"@{match[2]}" if match[2] else "")
        if match := re.fullmatch(r"(\w+) \+ \((\w) \* (\d+) \+ (\w+)\) \* (.*)", text):
            need(
                (int(match[3]), match[5]) == (self.want.tables[match[1]][1], self.unit(match[1])),
                f"{text} is no element of {match[1]}",
            )
            return f"{match[1]}@{match[2]}[{match[4]}]"
        if match := re.fullmatch(r"(\w+) \+ (?:(.*?) \* )?((?:\d+ \* )?P_\w+)", text):
            need(match[3] == self.unit(match[1]), f"{text} is no element of {match[1]}")
            name, index = match[1], re.sub(r"(?<=\d) \* (?=\w)|[() ]", "", match[2] or "1")
            return f"{name}@p" if index == "p" else f"{name}[{index}]"
        if not re.fullmatch(r"\w+", text):
            raise UnknownLine(text)
        if text == "acc":
            need(self.waiting != "some", "the accumulator is read while doublings wait")
        return f"{text}[0]" if self.want.tables.get(text, (1, 0))[1] and text != "C" else text

    def digit(self, text: str) -> str:
        match = re.fullmatch(r"(\w+)\[(?:(\w) \* (\d+) \+ )?(\w+)\]", text)
        if not match or (
            match[3] and int(match[3]) != self.digits[match[1]].words * self.sizes.bits // 8
        ):
            raise UnknownLine(text)
        point = f"@{match[2]}" if match[2] else ""
        place = "top" if match[4] == f"top_{match[1]}" else match[4]
        return f"{match[1]}{point}[{place}]"

    def statement(self, line: str) -> list[str]:
        self.block(line)
        for pattern, what in self.RULES:
            if match := re.fullmatch(pattern, line):
                told = what(self, match)
                if told is not None:
                    return told
        raise UnknownLine(line)

    def from_top(self, match) -> list[str] | None:
        text = match[2]
        if both := re.fullmatch(
            r"top_(\w+) \+ 1 > top_(\w+) \+ 1 \? top_\1 \+ 1 : top_\2 \+ 1", text
        ):
            return [f"for {match[1]} = top({both[1]}, {both[2]}) down to {match[3]} {{"]
        one = re.fullmatch(r"top_(\w+)( \+ 1)?", text)
        return (
            [f"for {match[1]} = top({one[1]}){'' if one[2] else ' - 1'} down to {match[3]} {{"]
            if one
            else None
        )

    def highest(self, match) -> list[str]:
        """The greatest of more than two: kept until the loop begins."""
        self.tops = [match[2]] if match[3] is None else [*self.tops, match[3]]
        return []

    def loop(self, match) -> list[str] | None:
        return (
            [f"for {match[1]} = {int(match[2]) - 1} down to {match[3]} {{"]
            if match[2].isdigit()
            else self.from_top(match)
        )

    def table(self, name: str) -> tuple[str, int]:
        """The table's name in the walk, and how many entries are scanned; the constants of a table
        are counted.
        """
        if name == "table" and self.want.takes:
            return "C", self.want.tables["C"][1]
        if not name.startswith("P_"):
            return name, self.want.tables[name][1]
        rows, count, _ = self.want.tables["C"]
        size = int(the(rf"\b{name}\[(\d+)\]", self.text)[1])
        need(
            size == rows * count * len(self.form("C").coordinates) * self.sizes.words,
            f"{name} has {size} words",
        )
        return "C", count

    def scanned(self, match) -> list[str] | None:
        """A call of the function that reads a table."""
        function, out, table, digits, place, block = match.groups()
        if digits not in self.digits:
            return None
        own, entries = self.table(table)
        need(function == f"{self.name}_{own}", f"{function} reads {table}")
        self.same(
            f"P_{function}", self.digits[digits].scanned(self.form(out), self.unit(out), entries)
        )
        self.at.discard(out)
        return [
            f"{out} = scan {own} by"
            f" {digits}[{place}{f',{block}' if block not in (None, '0') else ''}]"
        ]

    def scanned_columns(self, match) -> list[str] | None:
        """The same for the digits of several columns."""
        function, out, table, digits, place = match.groups()
        first, *columns = digits.split(", ")
        if not {first, *columns} <= set(self.digits) or function != f"{self.name}_{table}":
            return None
        need(
            self.want.tables[table][1] == 1 << len(columns),
            f"{function} reads {table} by {len(columns)} columns",
        )
        self.same(
            f"P_{function}",
            self.digits[first].scanned(
                self.form(out), self.unit(out), 1 << len(columns), tuple(columns)
            ),
        )
        self.at.discard(out)
        return [
            f"{out} = scan {table} by"
            f" {' and '.join(f'{name}[{place}]' for name in (first, *columns))}"
        ]

    def read_entry(self, match) -> list[str]:
        """A call of the function that says where an entry is, and puts its negative into the
        register.
        """
        out, function, register, table, of, size, unit, row, count, words, digit = match.groups()
        own, entries = self.table(table)
        need(
            function == f"{self.name}_{own}" and register == out,
            f"{function} reads {table} into {register}",
        )
        self.same(f"P_{function}", entry_read(self.form(out), self.unit(out)))
        need(
            not of or (int(size), unit) == (entries, self.unit(own)),
            f"{function} reads entries of another size of {table}",
        )
        if row:
            rows = self.want.tables[own][0]
            need(
                (int(count), words) == (entries, self.unit(own)) and int(row) < rows,
                f"{function} reads row {row} of {count} entries of {words} words",
            )
            own = f"C[{row}]"
        self.at.add(out)
        return [f"{out} = read {own}{f'@{of}' if of else ''} by {self.digit(digit)}"]

    def called(self, match) -> list[str]:
        parts = match[2].split(", ")
        need(not self.at & set(parts[1:]), f"{match[0]} takes what lies elsewhere, in a table")
        need(
            not match[0].startswith("P_") or not re.search(r"_coz_(?:add|init)\(", match[0]),
            f"{match[0]} leaves two scalings",
        )
        name, arguments = match[1], [self.place(part) for part in parts]
        self.at.discard(parts[0])
        return [f"{self.step(name)}({', '.join(arguments)})"]

    def point_named(self, small: str) -> str:
        """The input point that a parameter is called after."""
        points = [name for kind, name, _ in self.want.inputs if kind == "point"]
        found = [name for name in points if name.lower() == small]
        need(len(found) == 1, f"there is no point {small}")
        return found[0]

    def entries(self, match) -> list[str]:
        """Entries of a table, of all elements of an array of points of the same system."""
        stem, out, source, count = match.groups()
        need(
            int(count) == self.want.tables[source][1]
            and self.want.forms[source] == Name(stem, "point"),
            f"{match[0]} makes entries of others",
        )
        return [f"entries {self.place(out)} from {source}"]

    def collected(self, match) -> list[str]:
        buckets, room, points, digits, words, place, *widths, most = match.groups()
        own = self.digits[digits]
        need(
            int(words) == own.words and {*map(int, widths)} == {own.numbers[0]},
            f"{match[0]} takes digits of another length or width",
        )
        return [
            f"collect {buckets} from {points} by {digits}@all[{place}] in {room}, {most} at once"
        ]

    def step(self, name: str) -> str:
        """The step of a walk that a C function is."""
        if name in SUMS:
            stem = the(r"static void P_point_sum\(WORD r\[P_(\w+?)_WORDS\]", self.text)[1].lower()
            return f"{stem}.{SUMS[name]}"
        return str(plain(name.replace("_", ".", 1)))

    def parts(self, match) -> list[str]:
        function, scalar, names, given = match.groups()
        need(function == self.name and scalar == given, match[0])
        self.found.parts.append((tuple(names.split(", ")), scalar, f"{function}_{scalar}_parts"))
        return [f"decompose {scalar}"]

    # doublings that wait

    def block(self, line: str) -> None:
        """What is known of them where blocks begin and end."""
        if line in ("}", "} else {"):
            need(self.waiting != "flushed", "doublings that were done wait again")
            begin, ends = self.blocks.pop()
            ends = [*ends, self.waiting]
        if line == "} else {":
            self.blocks.append((begin, ends))
            self.waiting = begin
        elif line == "}":
            ends += [begin] if len(ends) == 1 else []
            self.waiting = ends[0] if len(set(ends)) == 1 else "some"
        elif line.endswith("{"):
            self.blocks.append((self.waiting, []))
            self.waiting = (
                "some" if line.startswith("for ") and self.waiting == "none" else self.waiting
            )

    def waits(self, match) -> list[str]:
        """The doublings that wait are done in runs of one system."""
        need(self.waiting in ("none", "some"), "doublings are not counted from 0 on")
        self.waiting = "some"
        parameters, *lines = self.function(f"P_{self.name}_double")
        runs = [
            re.fullmatch(
                r"for \(; count >= (\d+); count -= \1\)\nP_(\w+?)_(\d*)dbl\(acc, acc\);",
                "\n".join(lines[i : i + 2]),
            )
            for i in range(0, len(lines), 2)
        ]
        need(
            parameters == f"WORD acc[{self.unit('acc')}], size_t count" and all(runs),
            f"P_{self.name}_double does not double",
        )
        found = [run for run in runs if run]
        counts = [int(run[1]) for run in found]
        need(
            counts == sorted({*counts, 1}, reverse=True)
            and all(run[1] == (run[3] or "1") and run[2] == found[0][2] for run in found),
            f"P_{self.name}_double does not double so often",
        )
        return [f"later acc = {found[0][2]}.1dbl(acc)"]

    def flushed(self, match) -> list[str]:
        need(self.waiting in ("none", "some") and match[1] == self.name, match[0])
        self.waiting = "flushed"
        return []

    def none_wait(self, match) -> list[str]:
        need(self.waiting in ("", "flushed"), match[0])
        self.waiting = "none"
        return []

    RULES = (
        (r"for \((\w) = (\w+|top_[^;]*); \1-- > (\d+);\) \{", loop),
        (r"(\w) = (?:top_(\w+) \+ 1|\1 > top_(\w+) \+ 1 \? \1 : top_\3 \+ 1);", highest),
        (
            r"for \(; (\w)-- > (\d+);\) \{",
            lambda r, m: [f"for {m[1]} = top({', '.join(r.tops)}) down to {m[2]} {{"],
        ),
        (
            r"for \((\w) = (\d+); \1 <= (\d+); \+\+\1\) \{",
            lambda r, m: [f"for {m[1]} = {m[2]} to {m[3]} {{"],
        ),
        (r"for \((\w) = 0; \1 < n; \+\+\1\) \{", lambda r, m: [f"for {m[1]} over all {{"]),
        (r"if \((.*) != 0\) \{", lambda r, m: [f"when {r.digit(m[1])} {{"]),
        (r"\} else \{", lambda r, m: ["} else {"]),
        (r"\}", lambda r, m: ["}"]),
        (r"\+\+waiting;", waits),
        (r"P_(\w+)_double\(acc, waiting\);", flushed),
        (r"waiting = 0;", none_wait),
        (r"RECODE (\w+);", lambda r, m: [f"recode {m[1]}"]),
        (
            r"NEGATE (\w+) (\w+);",
            lambda r, m: [f"{r.place(m[1])} = -{m[1]}" + (f" if {m[2]}" if m[2] != "1" else "")],
        ),
        (r"SCATTER (\w+)(\(.*);", lambda r, m: [f"scatter {r.step(m[1])}{m[2]}"]),
        (
            r"P_list_normalize\((\w+), point_(\w+), n\);",
            lambda r, m: [f"normalize {m[1]} from {r.point_named(m[2])}"],
        ),
        (
            (
                r"P_list_collect\((\w+), (\w+), (\w+), (\w+), n, (\d+), (\w+) \* (\d+), (\d+),"
                r" (\d+)\);"
            ),
            collected,
        ),
        (r"P_(\w+)_entries\((.*), (\w+), (\d+)\);", entries),
        (r"P_(\w+)\((\w+), (\w+), (\w+(?:, \w+)+), (\w+)\);", scanned_columns),
        (r"P_(\w+)\((\w+), (\w+), (\w+), (\w+)(?:, (\w+))?\);", scanned),
        (
            (
                r"(\w+)_at = P_(\w+)\((\w+), (\w+)(?: \+ \((\w) \* (\d+) \+ 0\) \* (.*?)| \+ (\d+)"
                r" \* (\d+) \* (.*?))?, (\w+\[.*\])\);"
            ),
            read_entry,
        ),
        (
            r"P_words_move\((\w+), (\w+), (.*), (\w+)\);",
            lambda r, m: (
                [f"{r.place(m[1])} = {r.place(m[2])} if {m[4]}"]
                if m[4] in r.flags and m[3] == r.unit(m[1])
                else None
            ),
        ),
        (
            r"P_words_copy\((.*), (.*), P_(\w+?)_WORDS\);",
            lambda r, m: [f"{m[3].lower()}.copy({r.place(m[1])}, {r.place(m[2])})"],
        ),
        (r"P_(\w+)_(\w+)_parts\((.*), (\w+)\);", parts),
        (r"(?:P|COZ)_(\w+)\((.*)\);", called),
    )


@lru_cache(maxsize=2)
def _functions(text: str) -> dict[str, tuple[str, str]]:
    """The parameters and the body of every static function that returns nothing, or a place, the
    first of each name.
    """
    found: dict[str, tuple[str, str]] = {}
    for match in re.finditer(
        r"^static (?:void |const WORD \*)(\w+)\(([^;{]*)\)\n{\n(.*?)^}",
        text,
        re.MULTILINE | re.DOTALL,
    ):
        found.setdefault(match[1], (match[2], match[3]))
    return found


@lru_cache(maxsize=2)
def without_tables(text: str) -> str:
    """The C without the words of its tables of constants, which readback/base_tables.py compares:
    most of it, and nothing that is read here.
    """
    parts = text.split(" = {")
    tables = [False, *("_table[" in before.rpartition("\n")[2] for before in parts)]
    return " = {".join(
        part[part.find("\n};") :] if is_table and "\n};" in part else part
        for part, is_table in zip(parts, tables)
    )


def with_plain_names(manifest: dict, text: str) -> str:
    """The library's C with P_ for its prefix and WORD for the type of its words; elements of an
    extension have the names of those of F_p.
    """
    prefix = manifest["prefix"]
    text = re.sub(rf"\b(?:{prefix}|{prefix.upper()})_(?=\w)", "P_", text).replace(
        f"uint{manifest['field']['word_bits']}_t", "WORD"
    )
    return text.replace("P_fe2_", "P_fe_").replace("P_FE2_WORDS", "P_WORDS")


def differences(manifest: dict, text: str) -> list[str]:
    """What the C of each walk of the manifest does not share with it; `text` is the whole C of the
    library with plain names.
    """
    prefix, found, text = manifest["prefix"], [], without_tables(text)
    hidden = {name.removeprefix(f"{prefix}_") for name in manifest["hidden"]}
    curve, bits = curve_of(manifest), manifest["field"]["word_bits"]
    words = manifest["field"]["words"] * (1 if curve.nonresidue is None else 2)
    least = -(-(curve.r - 1).bit_length() // bits)

    def form_of(name: Name) -> Form:
        return group_of(name.stem, curve).form(name.own)

    for name, row in manifest["walks"].items():
        try:
            want = claimed(row["walk"], hidden)
        except (LookupError, ValueError) as error:
            found.append(f"{name}: a line of the manifest cannot be read ({error})")
            continue
        try:
            if is_ladder(want):
                body = function_body(f"P_ladder_{name}", text)
                size = len(form_of(want.forms["R0"]).coordinates)
                have = Read(ladder_lines(body, want, size, bits))
            else:
                own = C_NAMES.get(name, name)
                have = Reader(text, own, want, form_of, Sizes(words, least, bits)).read()
        except (UnknownLine, LookupError, ValueError, EcgenError) as error:
            found.append(f"{name}: {error}")
            continue
        line = next(((w, h) for w, h in zip(want.lines, have.lines) if w != h), None)
        found += [f"{name}: the manifest says `{line[0]}`, the C `{line[1]}`"] if line else []
        found += (
            [f"{name}: {len(want.lines)} lines in the manifest, {len(have.lines)} in the C"]
            if len(want.lines) != len(have.lines)
            else []
        )
        found += parts_differences(name, want.parts, have.parts, text, bits)
        found += [f"{name}: the title"] if row["strategy"] not in text else []
    return found
