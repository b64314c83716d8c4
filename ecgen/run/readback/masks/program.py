"""Sources as syntax trees -> the functions, types and prototypes in them, and what calls of these
return.

A function is followed once for what its arguments hold (run.py); a routine or a builtin, which is
not seen, returns a word that hangs on all it is given.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from pycparser import c_ast

from ecgen.errors import CheckFailure
from ecgen.run.readback.masks.tree import LANES, WIDE
from ecgen.run.readback.masks.types import Declared, declared_as
from ecgen.run.readback.masks.values import WORD, Value, either, full

CARRIES = ("addcarry", "subborrow", "sbb")  # in the names of builtins that return one
POINTERS = c_ast.PtrDecl | c_ast.ArrayDecl
Given = tuple[Value, ...]


@dataclass
class Program:
    """`follow` gives what a call of a function returns and leaves, which `known` keeps; `faults`
    are the places where a compiler could make a branch of a secret.
    """

    follow: "Callable[[Program, c_ast.FuncDef, Given], tuple[Value, Given]]"
    functions: dict[str, c_ast.FuncDef] = field(default_factory=dict)
    types: dict[str, c_ast.Node] = field(default_factory=dict)
    globals: dict[str, Declared] = field(default_factory=dict)
    members: dict[str, Declared] = field(default_factory=dict)
    prototypes: dict[str, c_ast.FuncDecl] = field(default_factory=dict)
    known: dict[tuple[str, Given], tuple[Value, Given]] = field(default_factory=dict)
    faults: dict[str, str] = field(default_factory=dict)

    def add(self, tree: c_ast.FileAST) -> None:
        for node in tree.ext:
            match node:
                case c_ast.FuncDef():
                    self.functions[node.decl.name] = node
                case c_ast.Typedef():
                    self.types[node.name] = node.type
                case c_ast.Decl(type=c_ast.FuncDecl()):
                    self.prototypes[node.name] = node.type
                case c_ast.Decl(name=str()):
                    self.globals[node.name] = self.declared(node)
        for node in nodes(tree):
            if isinstance(node, c_ast.Struct | c_ast.Union):
                self._add_members(node)

    def _add_members(self, node) -> None:
        """The members of a structure, which are told by their names alone."""
        rows = {row.name: self.declared(row) for row in node.decls or () if row.name}
        has_pointer = any(kind.pointer and not kind.array for kind in rows.values())
        if isinstance(node, c_ast.Union) and has_pointer:
            raise not_followed(node, "a pointer in a union")
        for name, kind in rows.items():
            if self.members.setdefault(name, kind) != kind:
                raise not_followed(node, f"a second member {name}, of another type")

    def declared(self, node) -> Declared:
        kind, pointers, quals = node.type, 0, set(getattr(node, "quals", None) or ())
        while isinstance(kind, POINTERS | c_ast.TypeDecl) or self._named_by(kind) is not None:
            pointers += isinstance(kind, POINTERS)
            quals |= {qual for qual in getattr(kind, "quals", None) or () if qual == "volatile"}
            kind = self._named_by(kind) or kind.type
        found = declared_as(getattr(kind, "names", None) or [""])
        width = getattr(node, "bitsize", None)
        if width is not None and not isinstance(width, c_ast.Constant):
            raise not_followed(node, "a bit field of a width that is no number")
        return replace(
            found,
            bits=found.bits if width is None else int(width.value, 0),
            pointer=pointers,
            volatile="volatile" in quals,
            constant="const" in quals,
            array=isinstance(node.type, c_ast.ArrayDecl),
        )

    def _named_by(self, kind) -> c_ast.Node | None:
        """The type that a name stands for, None of one that is no name of another type."""
        name = (getattr(kind, "names", None) or [""])[0]
        return None if name in WIDE.values() or name == LANES else self.types.get(name)

    def call(self, name: str, given: Given) -> tuple[Value, Given]:
        """(what is returned, what the objects of pointers hold then) of a function, for what its
        arguments hold.
        """
        if name not in self.functions:
            return self._outside(name, given)
        key = name, given
        if key not in self.known:
            self.known[key] = self.follow(self, self.functions[name], given)
        return self.known[key]

    def _outside(self, name: str, given: Given) -> tuple[Value, Given]:
        """The same of a routine or a builtin: all that it may write holds what hangs on all that it
        reads.
        """
        secret = any(value.secret for value in given)
        size = 1 if any(part in name for part in CARRIES) else WORD
        values = sum(value.bits for value in given if value.secret)
        # of a builtin compilers know what it makes of a bit
        returned = full(secret, size, size if name in self.prototypes else min(size, values))
        rows = getattr(getattr(self.prototypes.get(name), "args", None), "params", None) or ()
        kept = [self.declared(row).constant for row in rows] or [False] * len(given)
        made = full(secret, WORD)
        return returned, tuple(
            value if own else either(value, made) for value, own in zip(given, kept)
        )


def not_followed(node, what: str) -> CheckFailure:
    """What is said of C that is not understood."""
    return CheckFailure(f"the C has {what} at {node.coord}, which is not followed.")


def nodes(node):
    """The node and all below it."""
    yield node
    for _, child in node.children():
        yield from nodes(child)


def bases(node) -> list[str]:
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
