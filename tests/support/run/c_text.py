"""Emitted C -> functions and static arrays as trees of nodes with their places in the text: the
part of C that ecgen's templates use.

What the compiler at hand leaves out (other branches of `#if`), comments and lines of the
preprocessor are blanks. A node's `kind` is one of `leaf` (a name or what is not looked into),
`number`, `call` (function, then arguments), `index`, `member`, `unary`, `step` (++ and --),
`binary`, `choice` (of ?:), `assign`, `cast`, `paren`; of statements `block`, `drop` (an expression,
break, continue), `return`, `if`, `loop`, `declare`, `fixed`.
"""

import re
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

TOKEN = re.compile(
    r'"(?:[^"\\]|\\.)*"|0[xX][0-9a-fA-F]+[uUlL]*|\d+[uUlL]*|\w+'
    r"|<<=|>>=|\+\+|--|->|<<|>>|[<>=!]=|&&|\|\||[-+*/%&|^]=|\S"
)
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
TYPES = {
    "void",
    "char",
    "int",
    "signed",
    "unsigned",
    "long",
    "short",
    "size_t",
    *(f"{u}int{n}_t" for u in ("", "u") for n in (8, 16, 32, 64)),
}
QUALIFIERS = {"const", "volatile", "static", "struct", "register", "inline"}
BINARY = [
    {"||"},
    {"&&"},
    {"|"},
    {"^"},
    {"&"},
    {"==", "!="},
    {"<", ">", "<=", ">="},
    {"<<", ">>"},
    {"+", "-"},
    {"*", "/", "%"},
]
ASSIGN = {"=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="}
CONSTANT = re.compile(r"U?INT\d+_C")
NUMBER = re.compile(r"\d")
MACRO = re.compile(r"[A-Z][A-Z0-9_]+")


@dataclass(frozen=True)
class Node:
    """`text[start:end]`; `op` is the operator, of a loop "" or "do"."""

    kind: str
    start: int
    end: int
    parts: "tuple[Node, ...]" = ()
    op: str = ""


@dataclass(frozen=True)
class Function:
    name: str
    body: Node


@dataclass(frozen=True)
class Table:
    """A static array or structure with its numbers; `start` is where its definition begins."""

    name: str
    start: int
    numbers: tuple[Node, ...]


@dataclass(frozen=True)
class Parsed:
    text: str
    functions: tuple[Function, ...]
    tables: tuple[Table, ...]
    signatures: dict[str, tuple[str, ...]]
    """Of each function that is declared or defined, the types of its parameters, arrays as
    pointers, without const.
    """


def parse(path: Path, compiler: Sequence[str]) -> Parsed:
    """The file as the compiler reads it."""
    text, headers = path.read_text(encoding="utf-8"), _headers(path)
    active = _active(path, text, compiler)
    everything = active + "".join(map(_bare, headers))
    types = TYPES | {
        name
        for own in re.findall(
            r"typedef\b[^;{]*?(\w+)\s*(?:__attribute__\s*\(\(.*?\)\))?;|}\s*(\w+);", everything
        )
        for name in own
        if name
    }
    reader = _Reader(active, types)
    functions, tables = reader.file()
    return Parsed(text, tuple(functions), tuple(tables), signatures(everything))


def _headers(path: Path) -> list[str]:
    folder = path.parent.parent
    return [
        own.read_text(encoding="utf-8")
        for own in sorted([*folder.glob("include/*.h"), *folder.glob("src/*.h")])
    ]


def _blank(text: str) -> str:
    return re.sub(r"\S", " ", text)


def _bare(text: str) -> str:
    """Without comments and lines of the preprocessor, every character in its place."""
    text = COMMENT.sub(lambda found: _blank(found[0]), text)
    return re.sub(
        r"^[ \t]*#(?:.*\\\n)*.*", lambda found: _blank(found[0]), text, flags=re.MULTILINE
    )


def _active(path: Path, text: str, compiler: Sequence[str]) -> str:
    """The bare text where the preprocessor leaves anything of a line."""
    shown = subprocess.run(
        [*compiler, "-E", str(path)], capture_output=True, text=True, check=True
    ).stdout
    here, line, kept = False, 0, set()
    for row in shown.splitlines():
        if found := re.match(r'# (\d+) "(.*?)"', row):
            here, line = found[2] == str(path), int(found[1])
            continue
        kept |= {line} if here and row.strip() else set()
        line += 1
    rows = _bare(text).split("\n")
    return "\n".join(row if number in kept else _blank(row) for number, row in enumerate(rows, 1))


def signatures(text: str) -> dict[str, tuple[str, ...]]:
    found = {}
    for name, inside in re.findall(r"\b(\w+)\(([^()]*)\)\s*(?:__attribute__[^;{]*)?[;{]", text):
        rows = [re.sub(r"\bconst\b", "", own).strip() for own in inside.split(",")]
        if all(re.fullmatch(r"[A-Za-z_]\w*[\s*]+\w+\s*(\[[^\]]*\]\s*)*", own) for own in rows):
            found[name] = tuple(
                re.match(r"\w+", own)[0] + "*" * (own.count("*") + own.count("[")) for own in rows
            )
    return found


class _Reader:
    def __init__(self, text: str, types: set[str]):
        self.tokens = [(found[0], found.start(), found.end()) for found in TOKEN.finditer(text)]
        self.types, self.at = types, 0

    def peek(self, ahead: int = 0) -> str:
        return self.tokens[self.at + ahead][0] if self.at + ahead < len(self.tokens) else ""

    @property
    def start(self) -> int:
        return self.tokens[self.at][1]

    @property
    def end(self) -> int:
        return self.tokens[self.at - 1][2]

    def take(self, wanted: str = "") -> str:
        text = self.peek()
        if wanted and text != wanted:
            near = " ".join(
                token for token, _, _ in self.tokens[max(self.at - 12, 0) : self.at + 5]
            )
            raise ValueError(f"expected {wanted!r}, found {text!r} in `{near}`")
        self.at += 1
        return text

    def balanced(self) -> None:
        """Takes a bracket and all up to the one that closes it."""
        depth = 0
        while True:
            depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(self.take(), 0)
            if depth == 0:
                return

    def file(self) -> tuple[list[Function], list[Table]]:
        functions, tables = [], []
        while self.at < len(self.tokens):
            first, begin, name = self.at, self.start, ""
            while self.peek() not in (";", "{", "="):
                if self.peek() in ("(", "["):
                    if self.peek() == "(" and not name and not self.peek(-1).startswith("__attr"):
                        name = self.peek(-1)
                    self.balanced()
                else:
                    self.take()
            if (
                self.peek() == "{"
                and name
                and "typedef" not in [t for t, _, _ in self.tokens[first : self.at]]
            ):
                functions.append(Function(name, self.statement()))
                continue
            if self.peek() == "=":
                tables.append(self.table(first, begin))
            while self.peek() != ";":
                self.balanced() if self.peek() == "{" else self.take()
            self.take(";")
        return functions, tables

    def table(self, first: int, begin: int) -> Table:
        at, level = self.at - 1, 0
        while level or self.tokens[at][0] == "]":
            level += {"]": 1, "[": -1}.get(self.tokens[at][0], 0)
            at -= 1
        self.take("=")
        numbers = []
        while self.peek() != ";":
            begin_of, sign = self.start, self.peek() == "-"
            if sign:
                self.take()
            if CONSTANT.fullmatch(self.peek()) or NUMBER.match(self.peek()):
                numbers.append(
                    self.primary()
                    if not sign
                    else Node("number", begin_of, (self.primary(), self.end)[1])
                )
            else:
                self.take()
        return Table(self.tokens[at][0], begin, tuple(numbers))

    def statement(self) -> Node:
        begin, word = self.start, self.peek()
        if word == "{":
            self.take()
            parts = []
            while self.peek() != "}":
                parts.append(self.statement())
            self.take("}")
            return Node("block", begin, self.end, tuple(parts))
        if word in ("__asm__", ";"):
            while self.take() != ";":
                pass
            return Node("fixed", begin, self.end)
        if word == "if":
            self.take()
            parts = [self.condition(), self.statement()]
            if self.peek() == "else":
                self.take()
                parts.append(self.statement())
            return Node("if", begin, self.end, tuple(parts))
        if word in ("while", "do", "for"):
            return self.loop(word)
        if word == "return":
            self.take()
            parts = () if self.peek() == ";" else (self.expression(),)
            self.take(";")
            return Node("return", begin, self.end, parts)
        if word in QUALIFIERS or word in self.types:
            node = self.declaration()
            self.take(";")
            return Node("declare", begin, self.end, node.parts)
        parts = () if word in ("break", "continue") else (self.expression(),)
        if not parts:
            self.take()
        self.take(";")
        return Node("drop", begin, self.end, parts)

    def condition(self) -> Node:
        self.take("(")
        node = self.expression()
        self.take(")")
        return node

    def loop(self, word: str) -> Node:
        begin = self.start
        self.take()
        if word == "while":
            parts = (self.condition(), self.statement())
            return Node("loop", begin, self.end, parts)
        if word == "do":
            body = self.statement()
            self.take("while")
            found = self.condition()
            self.take(";")
            return Node("loop", begin, self.end, (found, body), "do")
        self.take("(")
        parts, empty = [], Node("fixed", self.start, self.start)
        declares = self.peek() in QUALIFIERS or self.peek() in self.types
        parts.append(
            empty if self.peek() == ";" else self.declaration() if declares else self.expression()
        )
        self.take(";")
        parts.insert(
            0, Node("fixed", self.start, self.start) if self.peek() == ";" else self.expression()
        )
        self.take(";")
        parts.append(
            Node("fixed", self.start, self.start) if self.peek() == ")" else self.expression()
        )
        self.take(")")
        parts.append(self.statement())
        return Node("loop", begin, self.end, tuple(parts))

    def declaration(self) -> Node:
        begin, parts = self.start, []
        while self.peek() in QUALIFIERS or self.peek() in self.types:
            self.take()
        while True:
            while self.peek() in ("*", "const"):
                self.take()
            self.take()  # the name
            while self.peek() == "[":
                self.balanced()
            if self.peek() == "=":
                self.take()
                if self.peek() == "{":
                    self.balanced()
                else:
                    parts.append(self.assigned())
            if self.peek() != ",":
                return Node("declare", begin, self.end, tuple(parts))
            self.take(",")

    def expression(self) -> Node:
        node = self.assigned()
        while self.peek() == ",":
            self.take()
            other = self.assigned()
            node = Node("binary", node.start, other.end, (node, other), ",")
        return node

    def assigned(self) -> Node:
        node = self.choice()
        if self.peek() in ASSIGN:
            op = self.take()
            value = self.assigned()
            return Node("assign", node.start, value.end, (node, value), op)
        return node

    def choice(self) -> Node:
        node = self.binary(0)
        if self.peek() != "?":
            return node
        self.take()
        yes = self.expression()
        self.take(":")
        no = self.choice()
        return Node("choice", node.start, no.end, (node, yes, no))

    def binary(self, level: int) -> Node:
        if level == len(BINARY):
            return self.unary()
        node = self.binary(level + 1)
        while self.peek() in BINARY[level]:
            op = self.take()
            other = self.binary(level + 1)
            node = Node("binary", node.start, other.end, (node, other), op)
        return node

    def unary(self) -> Node:
        begin, word = self.start, self.peek()
        if word in ("++", "--"):
            self.take()
            part = self.unary()
            return Node("step", begin, part.end, (part,), word)
        if word in ("-", "~", "!", "*", "&", "+"):
            self.take()
            part = self.unary()
            return Node("unary", begin, part.end, (part,), word)
        if word == "sizeof":
            self.take()
            self.balanced()
            return Node("leaf", begin, self.end)
        if word == "(" and (self.peek(1) in self.types or self.peek(1) in QUALIFIERS):
            self.balanced()
            if self.peek() == "{":
                self.balanced()
                return Node("leaf", begin, self.end)
            inner = self.end
            part = self.unary()
            return Node("cast", begin, part.end, (Node("leaf", begin, inner), part))
        return self.postfix()

    def postfix(self) -> Node:
        node = self.primary()
        while self.peek() in ("[", "(", ".", "->", "++", "--"):
            op = self.take()
            if op == "[":
                index = self.expression()
                self.take("]")
                node = Node("index", node.start, self.end, (node, index))
            elif op == "(":
                parts = []
                while self.peek() != ")":
                    parts.append(self.assigned())
                    if self.peek() == ",":
                        self.take()
                self.take(")")
                node = Node("call", node.start, self.end, (node, *parts))
            elif op in ("++", "--"):
                node = Node("step", node.start, self.end, (node,), f"post{op}")
            else:
                self.take()
                node = Node("member", node.start, self.end, (node,))
        return node

    def primary(self) -> Node:
        begin, word = self.start, self.take()
        if word == "(":
            part = self.expression()
            self.take(")")
            return Node("paren", begin, self.end, (part,))
        if CONSTANT.fullmatch(word):
            self.balanced()
            return Node("number", begin, self.end)
        return Node(
            "number" if NUMBER.match(word) or MACRO.fullmatch(word) else "leaf", begin, self.end
        )
