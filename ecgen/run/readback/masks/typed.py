"""A function of C -> the type of each expression in it, and the number that an expression of
constants is.
"""

from dataclasses import replace

from pycparser import c_ast

from ecgen.run.readback.masks.program import Program, nodes, not_followed
from ecgen.run.readback.masks.types import (
    COMPARISONS,
    INT,
    WORD,
    Declared,
    calculated,
    common,
    literal,
    promoted,
)

STEPS = ("++", "--", "p++", "p--")
SHIFTS = ("<<", ">>")
AN_INT = Declared(INT, signed=True)


class Typed:
    """The variables of a function; `numbers` are the parameters that are constants in a call."""

    def __init__(self, program: Program, function: c_ast.FuncDef):
        self.program, self.function = program, function
        rows = getattr(function.decl.type.args, "params", None) or []
        named = [row for row in rows if getattr(row, "name", None)]
        self.declared = {row.name: program.declared(row) for row in named}
        self.parameters = list(self.declared)
        for each in nodes(function.body):
            if isinstance(each, c_ast.Decl) and isinstance(each.name, str):
                kind = program.declared(each)
                if self.declared.setdefault(each.name, kind) != kind:
                    raise not_followed(each, f"a second variable {each.name}, of another type")
        self.numbers: dict[str, int] = {}
        self.types: dict[int, Declared] = {}

    def kind(self, name: str) -> Declared:
        return self.declared.get(name) or self.program.globals.get(name) or Declared()

    def type_of(self, node) -> Declared:
        if id(node) not in self.types:
            self.types[id(node)] = self._type_of(node).plain
        return self.types[id(node)]

    def _type_of(self, node) -> Declared:
        """The type of an expression, Declared() where it has none that matters; CheckFailure for an
        index of what is no array.
        """
        match node:
            case c_ast.Constant(type="string"):
                return Declared(8, pointer=1)
            case c_ast.Constant():
                found = literal(node)
                return AN_INT if found is None else found[1]
            case c_ast.ID(name=name) if name not in self.declared and self.is_function(name):
                return Declared(pointer=1)
            case c_ast.ID():
                return self.kind(node.name)
            case c_ast.ArrayRef():
                array = self.type_of(node.name)
                if not (array.pointer or array.vector):
                    raise not_followed(node, "an index of what is no array")
                return array.pointed
            case c_ast.StructRef():
                return self.program.members.get(node.field.name, Declared())
            case c_ast.Cast():
                return self.program.declared(node.to_type)
            case c_ast.CompoundLiteral():
                return self.program.declared(node.type)
            case c_ast.UnaryOp():
                return self._type_of_unary(node)
            case c_ast.BinaryOp():
                return self.type_of_operation(node.op, node.left, node.right)
            case c_ast.TernaryOp():
                return common(self.type_of(node.iftrue), self.type_of(node.iffalse))
            case c_ast.Assignment():
                return self.type_of(node.lvalue)
            case c_ast.ExprList():
                return self.type_of(node.exprs[-1])
            case c_ast.FuncCall(name=c_ast.ID(name=name)) if self.is_function(name):
                function = self.program.functions.get(name)
                own = self.program.prototypes.get(name) if function is None else function.decl.type
                return self.program.declared(own)
        return Declared()

    def _type_of_unary(self, node) -> Declared:
        if node.op == "sizeof":
            return Declared()
        found = self.type_of(node.expr)
        match node.op:
            case "&":
                return replace(found, pointer=found.pointer + 1)
            case "*" if not found.pointer:
                raise not_followed(node, "a `*` of what is no pointer")
            case "*":
                return found.pointed
            case "!":
                return AN_INT
        return found if node.op in STEPS else promoted(found)

    def type_of_operation(self, op: str, left, right) -> Declared:
        a, b = self.type_of(left), self.type_of(right)
        if op in COMPARISONS:
            found = common(a, b)
            return found if found.vector else AN_INT
        if a.pointer and b.pointer:
            return Declared(WORD, signed=True)
        return promoted(a) if op in SHIFTS else common(a, b)

    def is_function(self, name: str) -> bool:
        return name in self.program.functions or name in self.program.prototypes

    def is_pointer(self, node) -> bool:
        return self.type_of(node).pointer > 0

    def number(self, node) -> int | None:
        """What an expression of constants is."""
        kind = self.type_of(node)
        if not kind.is_number:
            return None
        match node:
            case c_ast.Constant():
                read = literal(node)
                return None if read is None else read[0]
            case c_ast.ID(name=name) if name in self.numbers:
                return kind.wrapped(self.numbers[name])
            case c_ast.Cast() if (found := self.number(node.expr)) is not None:
                return kind.wrapped(found)
            case c_ast.UnaryOp(op="-" | "~" | "+") if (found := self.number(node.expr)) is not None:
                return kind.wrapped({"-": -found, "~": ~found, "+": found}[node.op])
            case c_ast.BinaryOp():
                return self._calculated(node)
        return None

    def _calculated(self, node: c_ast.BinaryOp) -> int | None:
        a, b = self.number(node.left), self.number(node.right)
        if a is None or b is None:
            return None
        own = self.type_of(node.left)
        kind = promoted(own) if node.op in SHIFTS else common(own, self.type_of(node.right))
        b = b if node.op in SHIFTS else kind.wrapped(b)
        return calculated(node.op, kind.wrapped(a), b, kind)
