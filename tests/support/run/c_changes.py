"""Every small change of emitted C, and one text that holds them all: a number chooses which change
is made while it runs.

Operators, numbers, the ends of loops, conditions, operands left out, statements dropped, arguments
of one type swapped, words of tables. Not changed are the sizes of arrays, what the compiler at hand
leaves out, statements in assembly (they hide values from the compiler), and the order of operands
of what commutes.
"""

import re
from collections import Counter
from dataclasses import dataclass

from tests.support.run.c_text import Node, Parsed, Table

NOW = "mutant_now"
MADE = "MUTANT"  # the macro: whether a change is made
OTHERS = {
    "+": ("{0} - {1}", "{0}"),
    "-": ("{0} + {1}", "{0}"),
    "*": ("{0} + {1}", "{0}"),
    "/": ("{0} * {1}", "{0}"),
    "%": ("{0} / {1}", "{0}"),
    "&": ("{0} | {1}", "{0}", "{1}"),
    "|": ("{0} & {1}", "{0}", "{1}"),
    "^": ("{0} | {1}", "{0}", "{1}"),
    "<<": ("{0} >> {1}", "{0}"),
    ">>": ("{0} << {1}", "{0}"),
    "<": ("{0} <= {1}", "{0} + 1 < {1}"),
    "<=": ("{0} < {1}", "{0} <= {1} + 1"),
    ">": ("{0} >= {1}", "{0} > {1} + 1"),
    ">=": ("{0} > {1}", "{0} + 1 >= {1}"),
    "==": ("{0} != {1}",),
    "!=": ("{0} == {1}",),
    "&&": ("{0} || {1}", "{0}", "{1}"),
    "||": ("{0} && {1}", "{0}", "{1}"),
}
# whether the second operand is evaluated, and what the whole is where it is not
SHORT = {"&&": ("{0}", "{0} ? 0 : 1", "0", "1"), "||": ("!{0}", "{0}", "0", "1")}
ASSIGNED = {
    "+=": ("-=", "="),
    "-=": ("+=", "="),
    "|=": ("&=", "="),
    "&=": ("|=", "="),
    "^=": ("|=", "="),
    "*=": ("+=", "="),
    "<<=": (">>=",),
    ">>=": ("<<=",),
}
# numbers of a table, of which every fourth is changed: one of each element, in turn another word
WIDE = 256


@dataclass(frozen=True)
class Mutant:
    """`text` stands in `file` from `start` to `end`. `where` is the function's or table's name,
    without prefix; of a table's word `place` is which.
    """

    number: int
    file: str
    where: str
    start: int
    end: int
    text: str
    statement: str
    change: str
    place: int | None = None

    @property
    def key(self) -> str:
        return f"{self.where}: {self.statement} :: {self.change}"

    def applied(self, source: str) -> str:
        return source[: self.start] + self.text + source[self.end :]


class Weaver:
    """`text` is the file with all changes in it, `mutants` tells them; their numbers begin at
    `first`.
    """

    def __init__(
        self, parsed: Parsed, name: str, prefix: str, commuting: dict[str, int], first: int = 1
    ):
        self.parsed, self.source, self.name, self.prefix, self.commuting, self.first = (
            parsed,
            parsed.text,
            name,
            prefix,
            commuting,
            first,
        )
        self.mutants: list[Mutant] = []
        self.where, self.statement, self.fresh, self.seen = "", None, 0, Counter()
        pieces, at = [], 0
        for part in sorted(
            (*parsed.functions, *parsed.tables),
            key=lambda own: own.start if isinstance(own, Table) else own.body.start,
        ):
            self.where = self.plain(part.name)
            if isinstance(part, Table):
                begin, end, text = part.start, part.numbers[0].start, self.table(part)
            else:
                begin, end = part.body.start, part.body.end
                text = self.block(part.body, last=True)
            pieces += [self.source[at:begin], text]
            at = end
        self.text = "".join((*pieces, self.source[at:]))

    def plain(self, text: str) -> str:
        return " ".join(
            re.sub(
                rf"\b{self.prefix}_", "P_", re.sub(rf"\b{self.prefix.upper()}_", "P_", text)
            ).split()
        ).removeprefix("P_")

    def of(self, node: Node) -> str:
        return self.source[node.start : node.end]

    def add(self, node: Node, text: str, place: int | None = None) -> str:
        """The number of a new change, under the macro."""
        number, around = self.first + len(self.mutants), self.statement or node
        statement = self.plain(self.of(around))
        statement = statement if len(statement) < 160 or place is None else self.where
        change = f"{self.plain(self.of(node))} -> {self.plain(text)}"
        self.seen[self.where, statement, change] += 1
        again = self.seen[self.where, statement, change]
        change += f" #{again}" if again > 1 else ""
        self.mutants.append(
            Mutant(
                number, self.name, self.where, node.start, node.end, text, statement, change, place
            )
        )
        return f"{MADE}({number})"

    def table(self, table: Table) -> str:
        """Its head, without const; each number is changed in memory."""
        wide = len(table.numbers) > WIDE
        for place, number in enumerate(table.numbers):
            if not wide or place % 4 == place // 4 % 4:
                self.statement = number
                self.add(number, f"({self.of(number)} ^ 1)", place)
        return re.sub(r"\bconst\b", "", self.source[table.start : table.numbers[0].start], count=1)

    def splice(self, node: Node, made: dict[Node, str] | None = None) -> str:
        """The node's text with its parts woven."""
        pieces, at = [], node.start
        for part in sorted(node.parts, key=lambda own: own.start):
            pieces += [
                self.source[at : part.start],
                made[part] if made and part in made else self.woven(part),
            ]
            at = part.end
        return "".join((*pieces, self.source[at : node.end]))

    def block(self, node: Node, last: bool = False) -> str:
        made = {part: self.stated(part, last and part is node.parts[-1]) for part in node.parts}
        return self.splice(node, made)

    def stated(self, node: Node, last: bool = False) -> str:
        """A statement. What decides a branch or a loop is one of its own."""
        outer, self.statement = self.statement, node
        try:
            return getattr(self, f"stated_{node.kind}")(node, last)
        finally:
            self.statement = outer

    def stated_block(self, node: Node, last: bool) -> str:
        return self.block(node, last)

    def stated_fixed(self, node: Node, last: bool) -> str:
        return self.of(node)

    stated_declare = lambda self, node, last: self.splice(node)  # noqa: E731

    def stated_drop(self, node: Node, last: bool) -> str:
        if node.parts and node.parts[0].kind == "cast" and node.parts[0].parts[1].kind == "leaf":
            return self.of(node)  # (void)x
        return f"{{ if (!{self.add(node, ';')}) {self.splice(node)} }}"

    def stated_return(self, node: Node, last: bool) -> str:
        if node.parts and node.parts[0].kind in ("call", "leaf", "cast"):
            text = f"return {self.add(node.parts[0], '0')} ? 0 : {self.woven(node.parts[0])};"
        else:
            text = self.splice(node)
        return text if last else f"{{ if (!{self.add(node, ';')}) {text} }}"

    def stated_if(self, node: Node, last: bool) -> str:
        self.statement = node.parts[0]
        made = {node.parts[0]: self.decided(node.parts[0], ("1", "0"))}
        return self.splice(node, made | {part: self.stated(part, last) for part in node.parts[1:]})

    def stated_loop(self, node: Node, last: bool) -> str:
        condition, *rest, body = node.parts
        self.statement = Node("head", node.start, body.start) if node.op != "do" else condition
        made = {
            part: self.splice(part) if part.kind == "declare" else self.woven(part) for part in rest
        }
        if condition.kind != "fixed":
            made[condition] = self.decided(condition, ("0",))
        return self.splice(node, made | {body: self.stated(body)})

    def decided(self, node: Node, values: tuple[str, ...]) -> str:
        text = self.woven(node)
        return "".join(f"{self.add(node, value)} ? {value} : " for value in values) + f"!!({text})"

    def woven(self, node: Node) -> str:
        """An expression whose value is the same as long as no change is made."""
        made = getattr(self, f"woven_{node.kind}", None)
        return made(node) if made else self.splice(node)

    def woven_number(self, node: Node) -> str:
        text = self.of(node)
        if text[0].isalpha() and not text.startswith((f"{self.prefix.upper()}_", "INT", "UINT")):
            return text
        if re.fullmatch(r"U?INT\d+_C\(.*|0[xX]\w{9,}", text):
            return f"({self.add(node, f'({text} ^ 1)')} ? ({text} ^ 1) : {text})"
        others = [f"({text} + 1)"] + ([f"({text} - 1)"] if text.rstrip("uUlL") != "0" else [])
        return (
            "(" + "".join(f"{self.add(node, other)} ? {other} : " for other in others) + f"{text})"
        )

    def captured(self, node: Node, parts, original: str, others, written) -> str:
        """The operands are evaluated once; `others` in terms of them, `written` as they stand in
        the text of a mutant.
        """
        names = [f"own{self.fresh + i}" for i in range(len(parts))]
        self.fresh += len(names)
        taken = "".join(
            f"__auto_type {name} = {self.woven(part)}; " for name, part in zip(names, parts)
        )
        if node.kind == "call":  # it may return nothing
            chosen = "".join(
                f"{self.add(node, text)} ? ({other.format(*names)}) : "
                for other, text in zip(others, written)
            )
            return f"({{ {taken}{chosen}({original.format(*names)}); }})"
        value = f"own{self.fresh}"
        self.fresh += 1
        chosen = "".join(
            f"if ({self.add(node, text)}) {value} = {other.format(*names)}; "
            for other, text in zip(others, written)
        )
        return f"({{ {taken}__auto_type {value} = {original.format(*names)}; {chosen}{value}; }})"

    def woven_binary(self, node: Node) -> str:
        others = OTHERS.get(node.op)
        if others is None or (node.op in "+-|^<<>>" and "0" in map(self.of, node.parts)):
            return self.splice(node)
        written = [
            f"({other.format(*(f'({self.of(part)})' for part in node.parts))})" for other in others
        ]
        if node.op not in SHORT:
            return self.captured(node, node.parts, f"{{0}} {node.op} {{1}}", others, written)
        first, second = node.parts
        name, (plain, *changed) = f"own{self.fresh}", SHORT[node.op]
        self.fresh += 1
        taken, last = self.woven(first), self.woven(second)
        choices = "".join(
            f"{self.add(node, text)} ? {how.format(name)} : " for how, text in zip(changed, written)
        )
        return (
            f"({{ int {name} = !!({taken}); ({choices}{plain.format(name)}) ? !!({last}) :"
            f" {name}; }})"
        )

    def woven_unary(self, node: Node) -> str:
        if node.op not in ("~", "!", "-"):
            return self.splice(node)
        return self.captured(
            node, node.parts, f"{node.op}{{0}}", ("{0}",), (f"({self.of(node.parts[0])})",)
        )

    def woven_choice(self, node: Node) -> str:
        return self.splice(node, {node.parts[0]: f"({self.decided(node.parts[0], ('1', '0'))})"})

    def woven_assign(self, node: Node) -> str:
        left, right = node.parts
        if node.op not in ASSIGNED:
            return self.splice(node)
        place, value = f"own{self.fresh}", f"own{self.fresh + 1}"
        self.fresh += 2
        taken = (
            f"__auto_type {place} = &({self.woven(left)}); __auto_type {value} ="
            f" {self.woven(right)}; "
        )
        written = [f"{self.of(left)} {op} {self.of(right)}" for op in ASSIGNED[node.op]]
        chosen = "".join(
            f"{self.add(node, text)} ? (*{place} {op} {value}) : "
            for op, text in zip(ASSIGNED[node.op], written)
        )
        return f"({{ {taken}{chosen}(*{place} {node.op} {value}); }})"

    def woven_call(self, node: Node) -> str:
        name, *arguments = node.parts
        types = self.parsed.signatures.get(self.of(name), ())
        own = self.of(name).removeprefix(f"{self.prefix}_")
        pairs = [
            i
            for i in range(len(arguments) - 1)
            if len(types) == len(arguments)
            and types[i] == types[i + 1]
            and self.of(arguments[i]) != self.of(arguments[i + 1])
        ]
        # where an output is wanted they do not compile
        tables = {table.name for table in self.parsed.tables}
        pairs = [
            i
            for i in pairs
            if i != self.commuting.get(own) and not tables & set(map(self.of, arguments[i : i + 2]))
        ]
        if not pairs:
            return self.splice(node)
        others, written = [], []
        for i in pairs:
            order = [*range(len(arguments))]
            order[i], order[i + 1] = i + 1, i
            others.append(f"{self.of(name)}({', '.join(f'{{{k}}}' for k in order)})")
            written.append(f"{self.of(name)}({', '.join(self.of(arguments[k]) for k in order)})")
        return self.captured(
            node,
            arguments,
            f"{self.of(name)}({', '.join(f'{{{k}}}' for k in range(len(arguments)))})",
            others,
            written,
        )
