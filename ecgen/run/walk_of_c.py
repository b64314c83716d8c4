"""Emitted C -> the walk that it is, in the manifest's text, compared with the walk that the manifest has, line by line.

This reads C on its own, knowing nothing of the program that printed it but its style; a line that it does not know is an error. Both
sides are brought to one form: additions of a cached point are additions, a run of doublings for which there is no routine is so many
doublings, what a recoding does is told by its numbers.
"""

import re

from ecgen.library.manifest import C_NAMES
from ecgen.run.claimed_walk import Read, claimed, form_in_c, plain
from ecgen.run.parts_of_c import constant_of, parts_differences

SUMS = {f"point_{role}": role for role in ("sum", "twice", "sum_vartime", "twice_vartime", "madd_vartime")}


class UnknownLine(Exception):
    """C that is no statement of a walk."""


def need(holds: bool, text: str) -> None:
    """UnknownLine unless it holds."""
    if not holds:
        raise UnknownLine(text)


def the(pattern: str, text: str) -> re.Match:
    """What the C has to have; UnknownLine without it."""
    if match := re.search(pattern, text):
        return match
    raise UnknownLine(f"nothing is like {pattern}")


class Reader:
    """The function `name` of the C `text`, in which every name begins with `P_`; `flags` and `digits` are the walk's names."""

    def __init__(self, text: str, name: str, words: int, bits: int, digits: set[str], flags: set[str]):
        self.text, self.name, self.words, self.bits, self.digits, self.flags = text, name, words, bits, digits, flags
        self.found, self.kinds, self.recoded, self.long, self.at, self.arrays = Read(), {}, {d: [] for d in digits}, [], set(), set()

    def read(self) -> Read:
        head, *lines = self.function(f"P_{self.name}").splitlines()
        result = the(r"\(WORD (\w+)\[(.*?)\]", head)
        self.found.tables.add((result[1], form_in_c(result[2]), 1, ""))
        lines = [line for line in (re.sub(r" */\*.*?\*/", "", line).strip() for line in lines[1:-1]) if line]
        while lines and (match := re.match(r"(?:WORD|const WORD|size_t|signed char|int16_t) ", lines[0])) and "used" not in lines[0]:
            self.declared(lines.pop(0))
        for line in lines:
            self.found.lines += self.statement(line)
        self.found.lines = self.without_empty_loops()
        self.found.recodings = {self.recoding(d) for d in self.digits}
        return self.found

    def function(self, name: str) -> str:
        found = re.search(rf"^static (?:\w+ |const WORD \*){name}\([^;]*?\)\n{{\n.*?^}}", self.text, re.MULTILINE | re.DOTALL)
        if not found:
            raise UnknownLine(f"there is no function {name}")
        return found[0]

    SIZE = r"(?:(\d+) \* )?(P_[A-Z0-9]+(?:_CACHED)?_WORDS|\d+ \* P_WORDS)"

    def declared(self, line: str) -> None:
        """Registers; those of a list of points lie in the caller's memory, where each begins behind the ones before."""
        if match := re.fullmatch(r"(?:WORD|signed char) \*(\w+) = (?:\(signed char \*\)\()?memory(?: \+ \((.*?)\))?\)?;", line):
            self.long.append(match[1])
            for name, size in zip(self.long, (match[2] or "").split(" + ")):
                if own := re.fullmatch(rf"(n \* )?{self.SIZE}", size):
                    self.registered(name, own[3], own[2], " many" if own[1] else "")
            return
        for name, count, words in re.findall(rf"(\w+)\[{self.SIZE}\]", line):
            if words != "P_SCALAR_WORDS":
                self.registered(name, words, count, "")

    def registered(self, name: str, words: str, count: "str | None", many: str) -> None:
        self.found.tables.add((name, form_in_c(words), int(count or 1), many))
        if count:
            self.arrays.add(name)  # of one element, too

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
        if match := re.fullmatch(r"(\w+) \+ \((\w) \* (\d+) \+ (\w+)\) \* P_\w+", text):
            return f"{match[1]}@{match[2]}[{match[4]}]"
        if match := re.fullmatch(r"(\w+) \+ (?:(.*) \* )?(?:P_\w+_WORDS|\d+ \* P_WORDS)", text):
            name, index = match[1], re.sub(r"(?<=\d) \* (?=\w)|[() ]", "", match[2] or "1")
            return f"{name}@p" if index == "p" else f"{name}[{index}]"
        if not re.fullmatch(r"\w+", text):
            raise UnknownLine(text)
        return f"{text}[0]" if text in self.arrays else text

    def digit(self, text: str) -> str:
        match = re.fullmatch(r"(\w+)\[(?:(\w) \* \d+ \+ )?(\w+)\]", text)
        if not match:
            raise UnknownLine(text)
        return f"{match[1]}{f'@{match[2]}' if match[2] else ''}[{'top' if match[3] == f'top_{match[1]}' else match[3]}]"

    def statement(self, line: str) -> list[str]:
        for pattern, what in self.RULES:
            if match := re.fullmatch(pattern, line):
                told = what(self, match)
                if told is not None:
                    return told
        raise UnknownLine(line)

    def from_top(self, match) -> list[str]:
        text = match[2]
        if both := re.fullmatch(r"top_(\w+) \+ 1 > top_(\w+) \+ 1 \? top_\1 \+ 1 : top_\2 \+ 1", text):
            return [f"for {match[1]} = top({both[1]}, {both[2]}) down to {match[3]} {{"]
        one = re.fullmatch(r"top_(\w+)( \+ 1)?", text)
        return [f"for {match[1]} = top({one[1]}){'' if one[2] else ' - 1'} down to {match[3]} {{"] if one else None

    def highest(self, match) -> list[str]:
        """The greatest of more than two: kept until the loop begins."""
        self.tops = [match[2]] if match[3] is None else [*self.tops, match[3]]
        return []

    def loop(self, match) -> "list[str] | None":
        return [f"for {match[1]} = {int(match[2]) - 1} down to {match[3]} {{"] if match[2].isdigit() else self.from_top(match)

    def scanned(self, match) -> "list[str] | None":
        """A call of the function that reads a table: what it says of the digits is kept."""
        function, out, table, digits, place, block = match.groups()
        if not function.startswith(self.name + "_") or digits not in self.digits:
            return None
        self.kinds[digits] = self.reader(f"P_{function}", table)
        return [f"{out} = scan {function.removeprefix(self.name + '_')} by {digits}[{place}{f',{block}' if block not in (None, '0') else ''}]"]

    def scanned_columns(self, match) -> "list[str] | None":
        """The same for the digits of several columns."""
        function, out, table, digits, place = match.groups()
        first, *columns = digits.split(", ")
        if not function.startswith(self.name + "_") or not {first, *columns} <= self.digits:
            return None
        text = self.function(f"P_{function}")
        index = " | ".join(f"(P_words_bit({name}, place + 1) ^ negative){f' << {j}' if j else ''}" for j, name in enumerate(columns))
        entries = int(the(r"P_select\(q, table, (\d+), [^,]*, index\);", text)[1])
        need("WORD negative = P_words_bit(digits, place + 1) ^ 1;" in text and f"WORD index = {index};" in text and entries == 1 << len(columns), f"{function} reads other digits")
        need((f"const WORD *digits, {', '.join(f'const WORD *{name}' for name in columns)}, size_t place)") in text and self.has_table(table, entries), f"{function} reads {entries} entries of {table}")
        self.kinds |= {first: ("odd_window", 1)} | {name: ("column", first) for name in columns}
        return [f"{out} = scan {function.removeprefix(self.name + '_')} by {' and '.join(f'{name}[{place}]' for name in (first, *columns))}"]

    def reader(self, function: str, table: str) -> tuple:
        text = self.function(function)
        entries = int(the(r"P_select\(q, [^,]*, (\d+), ", text)[1])
        if table.startswith("P_"):
            count = self.constants(table, int(the(r"\(WORD q\[(\d+) \* P_WORDS\]", text)[1]))
            if side := re.search(r"P_words_bits\(digits, \d+, block \* (\d+) \+ place, (\d+)\);", text):
                teeth, spacing = side[1], 1
                need(teeth == side[2], f"{function} reads {side[2]} bits of {teeth}")
            else:
                teeth, spacing = the(r"\(block \* (\d+) \+ tooth\) \* (\d+) \+ place\)", text).groups()
                need(f"for (tooth = {teeth}; tooth-- > 0;)" in text, f"{function} does not read {teeth} teeth")
            need(entries == 1 << int(teeth) - 1, f"{function} reads {entries} entries for {teeth} teeth")
            return "comb", int(teeth), int(spacing), count // entries
        if not any((name, own) == (table, entries) for name, _, own, _ in self.found.tables):
            raise UnknownLine(f"{function} reads {entries} entries of {table}")
        width, taken, odd, half = the(r"P_words_bits\(digits, \d+, place \* (\d+), (\d+)\)( \| 1)?\) - (\d+);", text).groups()
        need(int(taken) == int(width) + bool(odd) and int(half) == 1 << int(taken) - 1, f"{function} reads digits of {taken} bits and {half}")
        return ("odd_window" if odd else "signed_window"), int(width)

    def constants(self, table: str, coordinates: int) -> int:
        """How many entries a table of constants has."""
        size, rest = divmod(int(the(rf"{table}\[(\d+)\]", self.text)[1]), coordinates * self.words)
        need(rest == 0, f"{table} has entries of {coordinates} coordinates and {rest} words more")
        self.found.tables.add(("C", "other", size, ""))
        return size

    def read_entry(self, match) -> list[str]:
        """A call of the function that says where an entry is, and puts its negative into the register."""
        out, function, own, table, of, row, entries, size, digit = match.groups()
        words = the(rf"\b{out}\[([^\]]*)\]", self.function(f"P_{self.name}"))[1]
        text = self.function(f"P_{function}")
        need(function == f"{self.name}_{'C' if table.startswith('P_') else table}" and own == out, f"{function} reads {table} into {own}")
        need(f"(WORD q[{words}], const WORD *table, int digit)\n" in text and f"*entry = table + (size_t)((digit < 0 ? -digit : digit) / 2) * {words};\n" in text, f"{function} reads entries of another size")
        negative = the(r"if \(digit >= 0\)\n\s+return entry;\n((?:.*\n)*)\s+return q;\n\}$", text)[1].splitlines()
        need(all(re.fullmatch(r"\s+P_(?:words_copy\(q.*, entry.*, P_WORDS|fe_cneg\(q.*, entry.*, 1)\);", line) for line in negative), f"{function} does not negate an entry")
        if table.startswith("P_"):
            count = self.constants(table, int(the(r"(\d+) \* P_WORDS", words)[1]))
            table = "C"
            if row:
                need(size == words and count % int(entries) == 0 and int(row) < count // int(entries), f"{function} reads row {row} of {entries} entries of {size} words")
                self.found.tables.add(("a row of C", "other", int(entries), ""))
                table = f"C[{row}]"
        self.at.add(out)
        return [f"{out} = read {table}{f'@{of}' if of else ''} by {self.digit(digit)}"]

    def negated(self, match) -> "list[str] | None":
        """What a negation moves and negates is one line."""
        if (flag := match[2]) not in {*self.flags, "1"}:
            return None
        line = f"{match[1]} = -{match[1]}" + (f" if {flag}" if flag != "1" else "")
        return [] if self.found.lines[-1] == line else [line]

    def called(self, match) -> list[str]:
        parts = match[2].split(", ")
        need(not self.at & set(parts[1:]), f"{match[0]} takes what lies elsewhere, in a table")
        name, arguments = match[1], [self.place(part) for part in parts]
        self.at.discard(parts[0])
        if name in SUMS:
            return [f"{self.point_stem()}.{SUMS[name]}({', '.join(arguments)})"]
        stem, _, role = name.partition("_")
        return [f"{plain(f'{stem}.{role}')}({', '.join(arguments)})"]

    def point_stem(self) -> str:
        return the(r"static void P_point_sum\(WORD r\[P_(\w+?)_WORDS\]", self.text)[1].lower()

    def scattered(self, match) -> "list[str] | None":
        digits, of, place, width, taken, half = match.groups()
        need(width == taken and int(half) == 1 << int(width) - 1 and "{" == self.found.lines.pop(), f"digits of {width} bits and {half}")
        self.kinds[digits] = "signed_window", int(width)
        return [f"scatter ? by {digits}@{of}[{place}]"]

    def into_bucket(self, match) -> list[str]:
        step, buckets, again = match[1], match[2], match[3]
        line = self.found.lines.pop()
        need(buckets == again and line.startswith("scatter ? by "), f"{line}, then {step}")
        name = f"{self.point_stem()}.{SUMS[step]}" if step in SUMS else plain(step.replace("_", ".", 1))
        return [line.replace("?", f"{name}({buckets}, {self.entry})"), "end of scatter"]

    def entry_of(self, match) -> list[str]:
        self.entry = self.place(match[1])
        return []

    def closed(self, match) -> list[str]:
        """The end of a block; a scatter has two, which are no lines of a walk."""
        if self.found.lines[-1].startswith("end of scatter"):
            last = self.found.lines.pop()
            return ["end of scatter 2"] if last == "end of scatter" else []
        return ["}"]

    def has_table(self, name: str, entries: int) -> bool:
        return any((name, entries) == (own, count) for own, _, count, _ in self.found.tables)

    def waits(self) -> str:
        """The doublings that wait are done in runs of one system."""
        runs = re.findall(r"for \(; count >= (\d+); count -= (\d+)\)\s+P_(\w+?)_(\d*)dbl\(acc, acc\);", self.function(f"P_{self.name}_double"))
        if not runs or runs[-1][0] != "1" or any(not least == step == (run or "1") or stem != runs[0][2] for least, step, stem, run in runs):
            raise UnknownLine(f"P_{self.name}_double")
        return f"later acc = {runs[0][2]}.1dbl(acc)"

    def recodes(self, match) -> "list[str] | None":
        """A line that makes digits or their flag."""
        own = match[1].removesuffix("_odd").removesuffix("_one").removeprefix("top_")
        if own in self.digits:
            self.recoded[own].append(match[0])
            return []
        return [] if own in self.flags and re.search(r"\(k0?\[0\] & 1\) \^ 1", match[0]) else None

    def recoding(self, digits: str) -> tuple:
        text = "\n".join(self.recoded[digits])
        if naf := re.search(rf"P_naf(?:_wide)?\({digits}(?: \+ p \* \d+)?, (\d+), [\w\[\].]+, (\d+)\)", text):
            return digits, "wnaf", int(naf[2]), int(naf[1])
        kind, *numbers = self.kinds[digits]
        if kind == "comb":
            return digits, kind, *numbers
        if kind == "column":
            need(self.offset(text).bit_count() == 1 and f"P_words_add({digits}, {digits}, {numbers[0]}_one, " in text, f"{digits} is no column along {numbers[0]}")
            return digits, kind, self.offset(text).bit_length() - 1, numbers[0]
        (width,) = numbers
        if kind == "odd_window" and "_offset" in text:
            count, rest = divmod(self.offset(text).bit_length() - 1, width)
            need(rest == 0 and self.offset(text).bit_count() == 1, f"{digits} ends within a digit")
            return (digits, kind, width, count, False) if f"P_words_sub({digits}, {digits}, {digits}_one, " in text else (digits, "odd", width, count)
        if kind == "odd_window":
            place, bit = the(rf"{digits}\[(\d+)\] \|= \(WORD\)1 << (\d+);", text).groups()
            count, rest = divmod(int(place) * self.bits + int(bit), width)
            need(rest == 0, f"{digits} ends within a digit")
            return digits, kind, width, count, f"P_words_sub({digits}_odd, P_order" in text
        offset = self.offset(text)
        count = offset.bit_count()
        need(offset == sum(1 << width * i + width - 1 for i in range(count)), f"the offset of {digits} is no sum of halves of digits")
        return digits, kind, width, count, False

    def offset(self, text: str) -> int:
        """What is added to a scalar before its digits are cut out."""
        return constant_of(self.text, the(r"P_words_add\([^;]*, (P_\w+_offset), ", text)[1], self.bits)

    RULES = (
        (r"for \((\w) = (\w+|top_[^;]*); \1-- > (\d+);\) \{", loop),
        (r"(\w) = (?:top_(\w+) \+ 1|\1 > top_(\w+) \+ 1 \? \1 : top_\3 \+ 1);", highest),
        (r"for \(; (\w)-- > (\d+);\) \{", lambda r, m: [f"for {m[1]} = top({', '.join(r.tops)}) down to {m[2]} {{"]),
        (r"for \((\w) = (\d+); \1 <= (\d+); \+\+\1\) \{", lambda r, m: [f"for {m[1]} = {m[2]} to {m[3]} {{"]),
        (r"for \((\w) = 0; \1 < n; \+\+\1\) \{", lambda r, m: [f"for {m[1]} over all {{"]),
        (r"if \(digit != 0\) \{|negative = .*|digit = .*|P_fe_c(?:neg|swap)\(one.*", lambda r, m: []),
        (r"WORD one\[.*\], negative, digit = P_words_bits\((\w) \+ (\w) \* \d+, \d+, (\w) \* (\d+), (\d+)\) - (\d+);", scattered),
        (r"P_words_copy\(one, (.*), [^,]*\);", entry_of),
        (r"P_(\w+)\((\w) \+ digit \* [^,]*, (\w) \+ digit \* [^,]*, one\);", into_bucket),
        (r"if \((.*) != 0\) \{", lambda r, m: [f"when {r.digit(m[1])} {{"]),
        (r"\} else \{", lambda r, m: ["} else {"]),
        (r"\}", closed),
        (r"\{", lambda r, m: ["{"]),
        (r"\+\+waiting;", lambda r, m: [r.waits()]),
        (r"waiting = 0;|P_\w+_double\(acc, waiting\);", lambda r, m: []),
        (r"P_(\w+)\((\w+), (\w+), (\w+(?:, \w+)+), (\w+)\);", scanned_columns),
        (r"P_(\w+)\((\w+), (\w+), (\w+), (\w+)(?:, (\w+))?\);", scanned),
        (r"(\w)_at = P_(\w+)\((\w), (\w+)(?: \+ \((\w) \* \d+ \+ 0\) \* P_\w+| \+ (\d+) \* (\d+) \* (\d+ \* P_WORDS))?, (\w+\[.*\])\);", read_entry),
        (r"P_fe_c(?:neg|swap)\((\w+).*, ([^,]*)\);", negated),
        (r"P_words_copy\((\w+) \+ 2 \* P_WORDS, (\w+) \+ 2 \* P_WORDS, P_WORDS\);", lambda r, m: [] if f".coz_add({m[2]}, {m[1]}, " in r.found.lines[-1] else None),
        (r"(?:size_t )?(?:P_words_\w+\()?(\w+)(?: \+ p \* \d+|\[\d+\])?(?:, | \|?-?= ).*", recodes),
        (r"size_t used = P_naf\((\w+) .*", recodes),
        (r"P_words_move\((\w+), (\w+), P_\w+, (\w+)\);", lambda r, m: [f"{m[1]} = {m[2]} if {m[3]}"] if m[3] in r.flags else None),
        (r"P_words_copy\((.*), (.*), P_(\w+?)(?:_CACHED)?_WORDS\);", lambda r, m: [f"{m[3].lower()}.copy({r.place(m[1])}, {r.place(m[2])})"]),
        (r"P_(\w+_parts)\((.*), (\w+)\);", lambda r, m: r.found.parts.append((tuple(m[2].split(", ")), m[3], m[1])) or []),
        (r"P_(\w+)\((.*)\);", called),
    )  # fmt: skip


def with_plain_names(manifest: dict, text: str) -> str:
    """The library's C with P_ for its prefix and WORD for the type of its words; elements of an extension have the names of those of F_p."""
    prefix = manifest["prefix"]
    text = re.sub(rf"\b(?:{prefix}|{prefix.upper()})_(?=\w)", "P_", text).replace(f"uint{manifest['field']['word_bits']}_t", "WORD")
    return text.replace("P_fe2_", "P_fe_").replace("P_FE2_WORDS", "P_WORDS")


def differences(manifest: dict, text: str) -> list[str]:
    """What the C of each walk of the manifest does not share with it; `text` is the whole C of the library with plain names."""
    prefix, found = manifest["prefix"], []
    hidden = {name.removeprefix(f"{prefix}_") for name in manifest["hidden"]}
    words, bits = manifest["field"]["words"] * (2 if "nonresidue" in manifest.get("curve", {}) else 1), manifest["field"]["word_bits"]
    for name, row in manifest["walks"].items():
        try:
            want = claimed(row["walk"], hidden)
        except (LookupError, ValueError) as error:
            found.append(f"{name}: a line of the manifest cannot be read ({error})")
            continue
        flags = {flag for line in row["walk"] for flag in re.findall(r"^\s*\w+, (\w+) = recode ", line)}
        reader = Reader(text, C_NAMES.get(name, name), words, bits, {d for d, *_ in want.recodings}, flags)
        try:
            have = reader.read()
        except (UnknownLine, LookupError, ValueError) as error:
            found.append(f"{name}: {error}")
            continue
        line = next(((w, h) for w, h in zip(want.lines, have.lines) if w != h), None)
        found += [f"{name}: the manifest says `{line[0]}`, the C `{line[1]}`"] if line else []
        found += [f"{name}: {len(want.lines)} lines in the manifest, {len(have.lines)} in the C"] if len(want.lines) != len(have.lines) else []
        found += [f"{name}: tables {sorted(want.tables ^ have.tables)}"] if want.tables != have.tables else []
        found += [f"{name}: recodings {sorted(want.recodings ^ have.recodings)}"] if want.recodings != have.recodings else []
        found += parts_differences(name, want.parts, have.parts, text, bits)
        found += [f"{name}: the title"] if row["strategy"] not in text else []
    return found


def ladder_differences(manifest: dict, text: str) -> list[str]:
    """What the C of the functions on x-coordinates does not share with the manifest: steps, first and last places, doublings, exchanges;
    and what the manifest's summary of their scalars does not share with the walks."""
    found, coordinates = [], 4 if manifest["curve"]["form"] == "kummer_squared" else 2
    for claim in filter(None, (manifest["ladder"]["general"], manifest["ladder"]["standard"])):
        recoded = f"d = recode k by bits(count={claim['bits'] - claim['top']}, top={claim['top']}, tail={claim['tail']})"
        found += [f"{claim['name']}: not `{recoded}`"] if recoded not in manifest["walks"].get(claim["name"], {"walk": [recoded]})["walk"] else []
    combs = {name: row for name, row in manifest["walks"].items() if any(line.strip().startswith("fixed ") for line in row["walk"])}
    found += differences(manifest | {"walks": combs}, text)
    for name, row in manifest["walks"].items():
        if name in combs:
            continue
        walk = "\n".join(row["walk"])
        body = re.search(rf"^static void P_ladder_{name}\(.*?^}}", text, re.MULTILINE | re.DOTALL)
        if not body:
            found.append(f"{name}: there is no function P_ladder_{name}")
            continue
        code = body[0]
        steps = re.findall(r"\b([a-z]+)\.(\w+)\(", walk)
        called = re.findall(rf"\bP_({'|'.join({stem for stem, _ in steps})})_(\w+)\(", code)
        found += [f"{name}: steps {called}, not {steps}"] if called != steps else []
        ranges = [(int(a) + 1, int(b)) for a, b in re.findall(r"for \w = (\d+) down to (\d+)", walk)]
        loops = [(int(a), int(b)) for a, b in re.findall(r"for \(\w = (\d+); \w-- > (\d+);\)", code)]
        found += [f"{name}: loops {loops}, not {ranges}"] if loops != ranges else []
        found += [f"{name}: where it begins"] if ("= top(d)" in walk) != ("i = top_d + 1" in code) else []
        found += [f"{name}: exchanges"] if (walk.count("exchanged by f ^ d[i]"), walk.count("swap R0, R1 by f")) != (code.count("f ^ d)"), code.count("_fe_cswap(") // coordinates) else []
    return found
