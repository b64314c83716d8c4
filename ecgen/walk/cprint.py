"""A proven walk -> C: declarations, statements and loops.

Names begin with `P_` and words are of the type `WORD` (see library/ctext.py). Points are arrays of words in the order of
their form; the result is the first parameter, apart from the input points. What the function leaves on the stack its public caller wipes
(library/erase.py).
"""

from math import prod

from ecgen.walk.cnames import Function, Naming
from ecgen.walk.cparts import TAB, parts_function
from ecgen.walk.ir import (Call, Decompose, Digit, Exchange, Fixed, For, Index, Lookup, Move, Negate, Point, Recode, Ref, Scatter, Swap, Walk, When, recodes,
                           statements)
from ecgen.walk.recodings import Bits, Comb, Odd, OddWindow, SignedWindow, Wnaf


def print_function(walk: Walk, naming: Naming, name: str, comment: str) -> Function:
    """The function that runs the walk. `P_order` has to be the words of r, `P_SCALAR_WORDS` long, where a recoding negates."""
    printer = _Printer(walk, naming, name)
    body = printer.body(walk.body, 1)
    text = [*printer.before, f"/* {comment}", " */", printer.head(), "{", *printer.declarations(), *body, "}"]
    return Function(name, printer.head(), "\n".join(text) + "\n")


def memory_of(walk: Walk, naming: Naming) -> tuple[int, int]:
    """(words for each point, words beside) of the caller's memory that the function of a walk on a list takes; `naming.words` has to be numbers."""
    parts = [size.split(" * ") for _, size in _Printer(walk, naming, walk.name).long_parts()]
    each = sum(prod(map(int, size[1:])) for size in parts if size[0] == "n")
    return each, sum(prod(map(int, size)) for size in parts if size[0] != "n")


class _Printer:
    def __init__(self, walk: Walk, naming: Naming, name: str):
        self.walk, self.naming, self.name = walk, naming, name
        self.recodes, self.before, self.locals, self.plain = recodes(walk), [], {}, {}
        self.pending = any(getattr(s, "later", False) for s in statements(walk.body))
        self.many = any(p.many for p in walk.points)
        self.pairs = {s.outs[1].name: s.outs[0].name for s in statements(walk.body) if isinstance(s, Exchange)}
        for s in self.recodes.values():
            self.recoding(s)
        for s in walk.decompositions:
            self.locals |= {part: f"WORD {part}[{self.part_size(s)}]" for part in s.parts}
        self.readers()

    def head(self) -> str:
        form = self.walk.register(self.walk.result.name).form
        if self.many:
            lists = ", ".join([*(f"const P_fr *{s.name}" for s in self.walk.scalars), *(f"const P_point *{_point(p)}" for p in self.walk.points)])
            return f"static void P_{self.name}(WORD {self.walk.result.name}[{self.naming.words(form)}], {lists}, size_t n, WORD *memory)"
        parameters = [self.array(self.walk.register(self.walk.result.name))]
        parameters += [f"const WORD {s.name}[{self.scalar_words(s)}]" for s in self.walk.scalars]
        parameters += [f"const WORD {_point(p)}[{self.naming.words(p.form)}]" for p in self.walk.points]
        return f"static void P_{self.name}({', '.join(parameters)})"

    def array(self, register) -> str:
        """The declaration of a register; the first of a pair has room for both."""
        size = 2 if register.name in self.pairs.values() else register.count
        return f"WORD {register.name}[{f'{size} * ' if size else ''}{self.naming.words(register.form)}]"

    def scalar_words(self, scalar) -> str:
        by_bits = any(isinstance(s.recoding, Bits) and s.scalar == scalar.name for s in self.recodes.values())
        return str(-(-scalar.high.bit_length() // self.naming.bits)) if by_bits else "P_SCALAR_WORDS"

    def declarations(self) -> list[str]:
        """Points and tables, digits, flags and counters."""
        if self.many:
            return self.memory()
        arrays = [self.array(r) for r in self.walk.registers if r.name != self.walk.result.name and r.name not in self.pairs]
        lines = [*arrays, *self.locals.values()]
        counters = sorted({s.var for s in statements(self.walk.body) if isinstance(s, For)}) + ["waiting"] * self.pending
        lines += [f"size_t {', '.join([*counters, *self.plain])}"] if counters or self.plain else []
        return [f"{TAB}{line};" for line in lines]

    def memory(self) -> list[str]:
        """The same for a list of points: what is as long as the list, or an array, lies in the caller's memory."""
        lines, at = [f"WORD {', '.join(f'{r.name}[{self.naming.words(r.form)}]' for r in self.walk.registers if not self.is_long(r) and r.name != self.walk.result.name)}"], "memory"
        for name, size in self.long_parts():
            text = f"{at}" if at == "memory" else f"memory + ({at.removeprefix('memory + ')})"
            kind = "signed char" if isinstance(getattr(self.recodes.get(name), "recoding", None), Wnaf) else "WORD"
            lines.append(f"{kind} *{name} = {'(signed char *)(' + text + ')' if kind != 'WORD' else text}")
            at = f"memory + {size}" if at == "memory" else f"{at} + {size}"
        counters = sorted({s.var for s in statements(self.walk.body) if isinstance(s, For)})
        return [f"{TAB}{line};" for line in (*lines, f"size_t {', '.join([*counters, *self.plain])}")]

    def is_long(self, register) -> bool:
        return register.many or register.count > 0

    def long_parts(self) -> list[tuple[str, str]]:
        """Names and words of what lies in the caller's memory, in their order: see `memory_of`."""
        found = [(r.name, f"{'n * ' if r.many else ''}{f'{r.count} * ' if r.count else ''}{self.naming.words(r.form)}") for r in self.walk.registers if self.is_long(r)]
        return found + [(name, f"n * {self.digit_words(s)}") for name, s in self.recodes.items()]

    def digit_words(self, s: Recode) -> int:
        """Words of the digits of one scalar."""
        if isinstance(s.recoding, Wnaf):
            return -(-s.recoding.count // (self.naming.bits // 8))
        return int(self.locals[s.digits].partition("[")[2].rstrip("]"))

    # recodings

    def recoding(self, s: Recode) -> None:
        match s.recoding:
            case Odd():
                self.locals[s.digits] = f"WORD {s.digits}[{-(-(s.recoding.count * s.recoding.width + 1) // self.naming.bits)}]"
            case SignedWindow() if self.is_part(s):
                self.locals[s.digits] = f"WORD {s.digits}[{-(-(s.recoding.count * s.recoding.width) // self.naming.bits)}]"
            case SignedWindow() | OddWindow():
                size = -(-(s.recoding.count * s.recoding.width + 1) // self.naming.bits)
                self.locals[s.digits] = f"WORD {s.digits}[{self.least(size)}]"
            case Comb():
                self.locals[s.digits] = f"WORD {s.digits}[{-(-s.recoding.length // self.naming.bits)}]"
            case Wnaf():
                self.locals[s.digits] = f"signed char {s.digits}[{s.recoding.count}]"
                self.plain[f"top_{s.digits}"] = None
            case Bits():
                self.locals[s.digits] = f"WORD {s.digits}"
                flags = {e.flag for e in statements(self.walk.body) if isinstance(e, Exchange) and e.bit.name == s.digits}
                self.locals |= {flag: f"WORD {flag} = 0" for flag in sorted(flags)}
                self.plain |= {f"top_{s.digits}": None for f in statements(self.walk.body) if isinstance(f, For) and s.digits in f.top}
        if s.flag:
            self.locals[s.flag] = f"WORD {s.flag}"
        if isinstance(s.recoding, OddWindow | Comb) and s.recoding.modulo:
            self.locals[f"{s.digits}_odd"] = f"WORD {s.digits}_odd[P_SCALAR_WORDS]"
        elif isinstance(s.recoding, OddWindow):
            self.locals[f"{s.digits}_one"] = self.locals[s.digits].replace(s.digits, f"{s.digits}_one", 1)

    def part_size(self, s: Decompose) -> int:
        """Words of the parts of a scalar: room for the scalar, and for what is made of them."""
        used = [r for r in self.recodes.values() if r.scalar in s.parts and isinstance(r.recoding, Odd | SignedWindow)]
        return max([-(-(s.by.r - 1).bit_length() // self.naming.bits), *(int(self.locals[r.digits].partition("[")[2].rstrip("]")) for r in used)])

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
                return [pad + line for line in (f"P_words_zero({d}, {size});", f"P_words_copy({d}, {k}, P_SCALAR_WORDS);",
                                                f"P_words_add({d}, {d}, P_{self.name}_{d}_offset, ~(WORD)0, {size});")]  # fmt: skip
            case SignedWindow() | Odd():
                return [pad + line for line in (f"P_words_copy({d}, {k}, {size});", f"P_words_add({d}, {d}, P_{self.name}_{d}_offset, ~(WORD)0, {size});")]
            case OddWindow():
                return self.odd(s, pad, size)
            case Comb():
                return self.comb(s, pad, size)
            case Wnaf():
                return [f"{pad}top_{d} = P_naf({d}, {s.recoding.count}, {k}, {s.recoding.window}) - 1;"]
            case Bits() if f"top_{d}" in self.plain:
                top = f"top_{d}"
                return [f"{pad}for ({top} = {s.recoding.count}; {top} > 0 && {self.bit(s, f'({top} - 1)')} == 0;)", f"{pad}{TAB}--{top};", f"{pad}{top} -= 1;"]
        return []

    def bit(self, s: Recode, place: str) -> str:
        return f"(({s.scalar}[{place} / {self.naming.bits}] >> ({place} % {self.naming.bits})) & 1)"

    def recode_many(self, s: Recode, d: str, k: str, size: str) -> list[str]:
        """The digits of every scalar, and the highest place of all."""
        head = "for (p = 0; p < n; ++p) {"
        if isinstance(s.recoding, Wnaf):
            own = self.digit_words(s) * self.naming.bits // 8
            return [f"top_{d} = 0;", head, f"{TAB}size_t used = P_naf({d} + p * {own}, {s.recoding.count}, {k}[p].w, {s.recoding.window});",
                    f"{TAB}top_{d} = used > top_{d} ? used : top_{d};", "}", f"top_{d} -= 1;"]  # fmt: skip
        own = f"{d} + p * {size}"
        return [head, f"{TAB}P_words_zero({own}, {size});", f"{TAB}P_words_copy({own}, {k}[p].w, P_SCALAR_WORDS);",
                f"{TAB}P_words_add({own}, {own}, P_{self.name}_{d}_offset, ~(WORD)0, {size});", "}"]  # fmt: skip

    def odd(self, s: Recode, pad: str, size: str) -> list[str]:
        d, k, top = s.digits, s.scalar, s.recoding.count * s.recoding.width
        lines = [f"{s.flag} = P_barrier(({k}[0] & 1) ^ 1);", f"P_words_zero({d}, {size});", f"P_words_copy({d}, {k}, P_SCALAR_WORDS);"]
        if s.recoding.order:
            lines += ["/* k or r - k, whichever is odd */", f"P_words_sub({d}_odd, P_order, {k}, P_SCALAR_WORDS);", f"P_words_move({d}, {d}_odd, P_SCALAR_WORDS, {s.flag});"]
        else:
            lines += [f"P_words_zero({d}_one, {size});", f"{d}_one[0] = {s.flag};"]
        lines += [f"{d}[{top // self.naming.bits}] |= (WORD)1 << {top % self.naming.bits}; /* makes the top digit odd, too */"]
        lines += [] if s.recoding.order else [f"P_words_sub({d}, {d}, {d}_one, {size}); /* k - 1 where k is even: odd, from -1 on */"]
        return [pad + line for line in lines]

    def comb(self, s: Recode, pad: str, size: str) -> list[str]:
        d, k, length, w = s.digits, s.scalar, s.recoding.length, self.naming.bits
        return [pad + line for line in (
            f"{s.flag} = P_barrier(({k}[0] & 1) ^ 1);", "/* k or r - k, whichever is odd */", f"P_words_copy({d}_odd, {k}, P_SCALAR_WORDS);",
            f"P_words_sub({d}, P_order, {k}, P_SCALAR_WORDS);", f"P_words_move({d}_odd, {d}, P_SCALAR_WORDS, {s.flag});",
            "/* bit i says whether the digit of 2^i is +1 or -1: bit i + 1 of the scalar, and +1 at the top */",
            f"P_words_half({d}, {size}, {d}_odd, P_SCALAR_WORDS);",
            f"{d}[{(length - 1) // w}] |= (WORD)1 << {(length - 1) % w};",
        )]  # fmt: skip

    # table reads

    def readers(self) -> None:
        """One function for every table that is scanned; what recodings need before the function."""
        for s in self.recodes.values():
            if isinstance(s.recoding, SignedWindow | Odd):
                size = int(self.locals[s.digits].partition("[")[2].rstrip("]"))
                words = ", ".join(f"UINT{self.naming.bits}_C({s.recoding.offset >> self.naming.bits * i & (1 << self.naming.bits) - 1:#x})" for i in range(size))
                self.before += [f"static const WORD P_{self.name}_{s.digits}_offset[{size}] = {{{words}}};", ""]
        for s in self.walk.decompositions:
            self.before += parts_function(f"P_{self.name}_{s.scalar}_parts", s.parts, s.by, self.naming.bits, self.part_size(s))
        if self.pending:
            self.before += [*self.doubler(), ""]
        done = set()
        for s in statements(self.walk.body):
            if isinstance(s, Lookup) and s.scan and (s.table.name, s.digit.name) not in done:
                done.add((s.table.name, s.digit.name))
                self.before += [*self.reader(s), ""]

    def doubler(self) -> list[str]:
        """The doublings that waited, in runs as long as there are routines for."""
        step = next(s.step for s in statements(self.walk.body) if getattr(s, "later", False))
        lines = [f"static void P_{self.name}_double(WORD acc[{self.naming.words(self.walk.register('acc').form)}], size_t count)", "{"]
        for count, routine in self.naming.runs(step.partition(".")[0]):
            lines += [f"{TAB}for (; count >= {count}; count -= {count})", f"{TAB}{TAB}P_{routine}(acc, acc);"]
        return [*lines, "}"]

    def reader(self, s: Lookup) -> list[str]:
        recoding, w = self.recodes[s.digit.name].recoding, self.naming.bits
        table = self.walk.register(s.table.name) or self.walk.input(s.table.name)
        form, size = self.walk.register(s.out.name).form, self.locals[s.digit.name].partition("[")[2].rstrip("]")
        words = self.naming.words(form)
        head = f"static void P_{self.name}_{s.table.name}(WORD q[{words}], const WORD *table, const WORD *digits, size_t place{', size_t block' if isinstance(recoding, Comb) else ''})"
        entries = len(table.multiples[0]) if isinstance(table, Fixed) else table.count
        match recoding:
            case SignedWindow() | OddWindow() | Odd():
                bits = recoding.width + isinstance(recoding, OddWindow | Odd)
                half = 1 << (bits - 1)
                odd = " | 1" if isinstance(recoding, OddWindow | Odd) else ""
                lines = [
                    f"WORD digit = (P_words_bits(digits, {size}, place * {recoding.width}, {bits}){odd}) - {half};", f"WORD negative = P_barrier(digit >> {w - 1});",
                    f"P_select(q, table, {entries}, {words}, ((digit ^ P_mask(negative)) + negative){' >> 1' if odd else ''});",
                ]  # fmt: skip
            case Comb() if recoding.spacing == 1:
                lines = [
                    f"WORD index = P_words_bits(digits, {size}, block * {recoding.teeth} + place, {recoding.teeth});",
                    f"WORD negative = P_barrier((index >> {recoding.teeth - 1}) ^ 1);", f"index = (index ^ P_mask(negative)) & {entries - 1};",
                    f"P_select(q, table + block * {entries} * {words}, {entries}, {words}, index);",
                ]  # fmt: skip
            case Comb():
                lines = [
                    "WORD index = 0, negative;", "size_t tooth;", f"for (tooth = {recoding.teeth}; tooth-- > 0;)",
                    f"{TAB}index = (index << 1) | P_words_bit(digits, (block * {recoding.teeth} + tooth) * {recoding.spacing} + place);",
                    f"negative = P_barrier((index >> {recoding.teeth - 1}) ^ 1);", f"index = (index ^ P_mask(negative)) & {entries - 1};",
                    f"P_select(q, table + block * {entries} * {words}, {entries}, {words}, index);",
                ]  # fmt: skip
        comment = f"/* The entry of one digit, negated for a negative one: all {entries} entries are read, whatever the digit. */"
        return [comment, head, "{", *(TAB + line for line in (*lines, *self.naming.negate(form, "q", "negative"))), "}"]

    # statements

    def body(self, body: tuple, depth: int) -> list[str]:
        lines = []
        for s in body:
            lines += getattr(self, f"run_{type(s).__name__.lower()}")(s, TAB * depth)
        return lines

    def ref(self, ref: Ref) -> str:
        held = self.walk.register(ref.name) or self.walk.input(ref.name)
        if isinstance(held, Point):
            return f"{_point(held)}[{ref.of}].w" if ref.of else _point(held)
        words = self.naming.words(held.form)
        if ref.name in self.pairs:
            return f"{self.pairs[ref.name]} + {words}"
        if ref.of:
            return f"{ref.name} + {f'({ref.of} * {held.count} + {_index(ref.index)})' if ref.index is not None else ref.of} * {words}"
        if ref.index is None:
            return ref.name
        index = _index(ref.index)
        return ref.name if index == "0" else f"{ref.name} + {words}" if index == "1" else f"{ref.name} + {index} * {words}"

    def flush(self, refs, pad: str) -> list[str]:
        """Doublings that waited, before the accumulator is read."""
        if not self.pending or "acc" not in {r.name for r in refs}:
            return []
        return [f"{pad}P_{self.name}_double(acc, waiting);", f"{pad}waiting = 0;"]

    def run_call(self, s: Call, pad: str) -> list[str]:
        if s.later:
            return [f"{pad}++waiting;"]
        return [*self.flush(s.args, pad), *(pad + line for line in self.naming.call(s.step, [self.ref(r) for r in s.outs], [self.ref(r) for r in s.args]))]

    def run_exchange(self, s: Exchange, pad: str) -> list[str]:
        pair, *rest = [self.ref(r) for r in (s.outs[0], *s.args[2:])]
        bit, step = s.bit.name, self.naming.call(s.step, [pair], [pair, *rest, f"{s.flag} ^ {s.bit.name}"])
        return [pad + line for line in (f"{bit} = P_barrier{self.bit(self.recodes[bit], _index(s.bit.place))};", *step, f"{s.flag} = {bit};")]

    def run_swap(self, s: Swap, pad: str) -> list[str]:
        return [pad + line for line in self.naming.swap(self.walk.register(s.first.name).form, self.ref(s.first), self.ref(s.second), s.flag)]

    def digit(self, digit: Digit) -> str:
        if digit.of:
            own = self.digit_words(self.recodes[digit.name]) * self.naming.bits // 8
            return f"{digit.name}[{digit.of} * {own} + {_index(digit.place)}]"
        return f"{digit.name}[{'top_' + digit.name if digit.place is None else _index(digit.place)}]"

    def run_lookup(self, s: Lookup, pad: str) -> list[str]:
        form = self.walk.register(s.out.name).form
        if s.scan:
            block = f", {_index(s.digit.block)}" if isinstance(self.recodes[s.digit.name].recoding, Comb) else ""
            table = f"P_{self.name}_table" if isinstance(self.walk.input(s.table.name), Fixed) else s.table.name
            return [f"{pad}P_{self.name}_{s.table.name}({s.out.name}, {table}, {s.digit.name}, {_index(s.digit.place)}{block});"]
        d, words = self.digit(s.digit), self.naming.words(form)
        table = f"P_{self.name}_table" if isinstance(self.walk.input(s.table.name), Fixed) else s.table.name
        if s.table.of:
            return [
                f"{pad}P_words_copy({s.out.name}, {table} + ({s.table.of} * {self.walk.register(table).count} + (size_t)(({d} < 0 ? -{d} : {d}) / 2)) * {words}, {words});",
                *(pad + line for line in self.naming.negate(form, s.out.name, f"{d} < 0")),
            ]  # fmt: skip
        if s.digit.place is None:  # the highest nonzero digit is above 0
            return [f"{pad}P_words_copy({s.out.name}, {table} + (size_t)({d} / 2) * {words}, {words});"]
        return [
            f"{pad}P_words_copy({s.out.name}, {table} + (size_t)(({d} < 0 ? -{d} : {d}) / 2) * {words}, {words});",
            *(pad + line for line in self.naming.negate(form, s.out.name, f"{d} < 0")),
        ]  # fmt: skip

    def run_scatter(self, s: Scatter, pad: str) -> list[str]:
        """The entry is negated in a copy, where the digit is negative."""
        recoding, form, w = self.recodes[s.digit.name].recoding, self.walk.register(s.point.name).form, self.naming.bits
        words, size = self.naming.words(form), self.digit_words(self.recodes[s.digit.name])
        bucket = f"{s.buckets} + digit * {self.naming.words(self.walk.register(s.buckets).form)}"
        lines = [
            f"WORD one[{words}], negative, digit = P_words_bits({s.digit.name} + {s.digit.of} * {size}, {size}, {_index(s.digit.place)} * {recoding.width}, {recoding.width}) - {1 << recoding.width - 1};",
            f"negative = digit >> {w - 1};", "digit = negative ? (WORD)0 - digit : digit;", "if (digit != 0) {", f"{TAB}P_words_copy(one, {self.ref(s.point)}, {words});",
            *(TAB + line for line in self.naming.negate(form, "one", "negative")), *(TAB + line for line in self.naming.call(s.step, [bucket], [bucket, "one"])), "}",
        ]  # fmt: skip
        return [f"{pad}{{", *(f"{pad}{TAB}{line}" for line in lines), f"{pad}}}"]

    def run_negate(self, s: Negate, pad: str) -> list[str]:
        return [*self.flush([s.out], pad), *(pad + line for line in self.naming.negate(self.walk.register(s.out.name).form, s.out.name, s.flag or "1"))]

    def run_move(self, s: Move, pad: str) -> list[str]:
        return [f"{pad}P_words_move({self.ref(s.out)}, {self.ref(s.source)}, {self.naming.words(self.walk.register(s.out.name).form)}, {s.flag});"]

    def run_when(self, s: When, pad: str) -> list[str]:
        depth = len(pad) // len(TAB) + 1
        lines = [f"{pad}if ({self.digit(s.digit)} != 0) {{", *self.body(s.body, depth)]
        return [*lines, *([f"{pad}}} else {{", *self.body(s.otherwise, depth)] if s.otherwise else []), f"{pad}}}"]

    def run_for(self, s: For, pad: str) -> list[str]:
        inner = self.body(s.body, len(pad) // len(TAB) + 1)
        if s.over:
            return [f"{pad}for ({s.var} = 0; {s.var} < n; ++{s.var}) {{", *inner, pad + "}"]
        if s.top:
            return self.from_top(s, pad, inner)
        first, last = s.first.offset, s.last.offset
        if s.down:
            head = f"for ({s.var} = {first + 1}; {s.var}-- > {last};) {{"
        else:
            head = f"for ({s.var} = {first}; {s.var} <= {last}; ++{s.var}) {{"
        return [pad + head, *inner, pad + "}"]

    def from_top(self, s: For, pad: str, inner: list[str]) -> list[str]:
        """`top` is the highest nonzero place; without one it is the number before 0, so that top + 1 is 0."""
        tops = [f"top_{name}" for name in s.top]
        begin = tops[0] if s.first.offset else f"{tops[0]} + 1"
        if len(tops) > 1:
            begin = f"{tops[0]} + 1 > {tops[1]} + 1 ? {tops[0]} + 1 : {tops[1]} + 1"
        lines = [f"{pad}waiting = 0;"] if self.pending else []
        if len(tops) > 2:
            lines += [f"{pad}{s.var} = {tops[0]} + 1;", *(f"{pad}{s.var} = {s.var} > {top} + 1 ? {s.var} : {top} + 1;" for top in tops[1:])]
            return [*lines, f"{pad}for (; {s.var}-- > {s.last.offset};) {{", *inner, pad + "}", *self.flush([Ref("acc")], pad)[:1]]
        lines += [f"{pad}for ({s.var} = {begin}; {s.var}-- > {s.last.offset};) {{", *inner, pad + "}"]
        return [*lines, *self.flush([Ref("acc")], pad)[:1]]


def _point(given: Point) -> str:
    """The parameter of an input point."""
    return f"point_{given.name.lower()}"


def _index(index: Index) -> str:
    if not index.var:
        return str(index.offset)
    scaled = f"{index.factor} * {index.var}" if index.factor != 1 else index.var
    return scaled if not index.offset else f"({scaled} {'-' if index.offset < 0 else '+'} {abs(index.offset)})"
