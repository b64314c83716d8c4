"""Sources as syntax trees -> the functions, types and prototypes in them, and what calls of these
return.

A function is followed once for what its arguments hold (run.py); a routine or a builtin, which is
not seen, returns a word that hangs on all it is given.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from pycparser import c_ast

from ecgen.run.masks.tree import LANES, WIDE
from ecgen.run.masks.values import WORD, Value, either, full

BITS = {
    "char": 8,
    "short": 16,
    "long": WORD,
    "int": 32,
    "double": WORD,
    "float": 32,
    "unsigned": 32,
    "signed": 32,
}
CARRIES = ("addcarry", "subborrow", "sbb")  # in the names of builtins that return one
POINTERS = c_ast.PtrDecl | c_ast.ArrayDecl
Given = tuple[Value, ...]


@dataclass(frozen=True)
class Declared:
    """Of a variable: the bits of its type, or of what it points to, and what it is."""

    bits: int = WORD
    pointer: bool = False
    volatile: bool = False
    vector: bool = False
    constant: bool = False
    signed: bool = False


@dataclass
class Program:
    """`follow` gives what a call of a function returns and leaves, which `known` keeps; `faults`
    are the places where a compiler could make a branch of a secret.
    """

    follow: "Callable[[Program, c_ast.FuncDef, Given], tuple[Value, Given]]"
    functions: "dict[str, c_ast.FuncDef]" = field(default_factory=dict)
    types: "dict[str, c_ast.Node]" = field(default_factory=dict)
    globals: "dict[str, Declared]" = field(default_factory=dict)
    members: "dict[str, Declared]" = field(default_factory=dict)
    prototypes: "dict[str, c_ast.FuncDecl]" = field(default_factory=dict)
    known: "dict[tuple[str, Given], tuple[Value, Given]]" = field(default_factory=dict)
    faults: "dict[str, str]" = field(default_factory=dict)

    def add(self, tree: c_ast.FileAST) -> None:
        for node in tree.ext:
            match node:
                case c_ast.FuncDef():
                    self.functions[node.decl.name] = node
                case c_ast.Typedef():
                    self.types[node.name] = node.type
                    for row in getattr(getattr(node.type, "type", None), "decls", None) or ():
                        self.members[row.name] = self.declared(row)
                case c_ast.Decl(type=c_ast.FuncDecl()):
                    self.prototypes[node.name] = node.type
                case c_ast.Decl(name=str()):
                    self.globals[node.name] = self.declared(node)

    def declared(self, node) -> Declared:
        kind, pointer, quals = node.type, False, set(getattr(node, "quals", None) or ())
        while isinstance(kind, POINTERS | c_ast.TypeDecl):
            pointer = pointer or isinstance(kind, POINTERS)
            quals |= {qual for qual in getattr(kind, "quals", None) or () if qual == "volatile"}
            kind = kind.type
        names = self.names_of(kind)
        is_signed = (
            not {"unsigned", "char", ""} & set(names) and names[0] != WIDE["unsigned __int128"]
        )
        return Declared(
            _bits_of(names),
            pointer,
            "volatile" in quals,
            LANES in names,
            "const" in quals,
            is_signed,
        )

    def names_of(self, kind) -> "list[str]":
        """The names of the type that a type stands for; [""] of one that has parts."""
        names = getattr(kind, "names", None) or [""]
        known = self.types.get(names[0])
        base = known is None or names[0] in WIDE.values() or names[0] == LANES
        return list(names) if base else self.names_of(getattr(known, "type", None))

    def call(self, name: str, given: Given) -> "tuple[Value, Given]":
        """(what is returned, what the objects of pointers hold then) of a function, for what its
        arguments hold.
        """
        if name not in self.functions:
            return self._outside(name, given)
        key = name, given
        if key not in self.known:
            self.known[key] = self.follow(self, self.functions[name], given)
        return self.known[key]

    def _outside(self, name: str, given: Given) -> "tuple[Value, Given]":
        """The same of a routine or a builtin: all that it may write holds what hangs on all that it
        reads.
        """
        secret = any(value.secret for value in given)
        returned = full(secret, 1 if any(part in name for part in CARRIES) else WORD)
        rows = getattr(getattr(self.prototypes.get(name), "args", None), "params", None) or ()
        kept = [self.declared(row).constant for row in rows] or [False] * len(given)
        made = full(secret, WORD)
        return returned, tuple(
            value if own else either(value, made) for value, own in zip(given, kept)
        )


def _bits_of(names: "list[str]") -> int:
    if names[0] in WIDE.values():
        return 128
    return next((bits for name, bits in BITS.items() if name in names), WORD)


def base_type(node):
    """The type without pointers and arrays."""
    while isinstance(node, POINTERS | c_ast.TypeDecl):
        node = node.type
    return node


def nodes(node):
    """The node and all below it."""
    yield node
    for _, child in node.children():
        yield from nodes(child)


def bases(node) -> "list[str]":
    """The variables of which a place or a pointer is a part."""
    match node:
        case c_ast.ID():
            return [node.name]
        case c_ast.ArrayRef() | c_ast.StructRef():
            return bases(node.name)
        case c_ast.UnaryOp() | c_ast.Cast():
            return bases(node.expr)
        case c_ast.BinaryOp():
            return bases(node.left) or bases(node.right)
        case c_ast.TernaryOp():
            return [*bases(node.iftrue), *bases(node.iffalse)]
    return []
