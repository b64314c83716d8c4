"""A function, with what its arguments hold -> what it returns, and the faults in it: every
statement is followed, loops until nothing changes.

A variable holds what was written last, on whatever way; of an array, and of what a pointer points
to, every part holds what any part was given.
"""

import re
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from pycparser import c_ast

from ecgen.run.readback.masks.program import Given, Program, bases, nodes, not_followed
from ecgen.run.readback.masks.tree import HIDDEN
from ecgen.run.readback.masks.typed import SHIFTS, STEPS, Typed
from ecgen.run.readback.masks.types import COMPARISONS, Declared, common, literal, promoted
from ecgen.run.readback.masks.values import PUBLIC, WORD, Value, either, full, operated

# Builtins whose time does not hang on the numbers that they are given.
STEADY = re.compile(r"bswap|byteswap|addcarry|subborrow|sbb|mulh|umul|mulx|_mm|__builtin_ia32_")
# Nodes of expressions of variables alone.
TYPES = c_ast.Typename | c_ast.TypeDecl | c_ast.IdentifierType
SIMPLE = c_ast.ID | c_ast.Constant | c_ast.BinaryOp | c_ast.Cast | TYPES
Holds = dict[str, Value]


class Run(Typed):
    """One function for one kind of arguments; `now` is what its variables hold at this point."""

    def __init__(self, program: Program, function: c_ast.FuncDef, given: Given):
        super().__init__(program, function)
        self.alias: dict[str, str] = {}
        self.lasting = {
            each.name
            for each in nodes(function.body)
            if isinstance(each, c_ast.Decl) and "static" in each.storage
        }
        self.now: Holds = {
            name: value.within(self.declared[name].bits)
            for name, value in zip(self.parameters, given)
        }
        self.numbers = self._numbers()
        self.returned: list[Value] = []
        self.left: list[Holds] = []
        for each in nodes(function.body):
            self._join_pointers(each)

    def _numbers(self) -> dict[str, int]:
        """The parameters that are constants in this call."""
        assigned = set()
        for each in nodes(self.function.body):
            match each:
                case c_ast.Assignment(lvalue=c_ast.ID(name=name)):
                    assigned.add(name)
                case c_ast.UnaryOp(op=op, expr=c_ast.ID(name=name)) if op in (*STEPS, "&"):
                    assigned.add(name)
        return {
            name: value.places
            for name, value in self.now.items()
            if not (value.secret or value.bits or name in assigned or self.declared[name].pointer)
        }

    def result(self) -> tuple[Value, Given]:
        self.statement(self.function.body)
        self.left.append(dict(self.now))
        objects = tuple(
            either(*(held.get(self.root(name), PUBLIC) for held in self.left))
            for name in self.parameters
        )
        return either(*self.returned) if self.returned else PUBLIC, objects

    def _join_pointers(self, node) -> None:
        """A pointer that is set to another one stands for the same object."""
        match node:
            case c_ast.Decl(name=str(), type=c_ast.PtrDecl()) if node.init is not None:
                self._same(node.name, node.init)
            case c_ast.Assignment(op="=", lvalue=c_ast.ID(name=name)) if self.kind(name).pointer:
                self._same(name, node.rvalue)

    def _same(self, name: str, source) -> None:
        for other in bases(source):
            own, root = self.root(name), self.root(other)
            if own != root:
                self.alias[own] = root
                if own in self.now:
                    self.now[root] = either(self.now.pop(own), self.now.get(root, PUBLIC))

    def root(self, name: str) -> str:
        while name in self.alias:
            name = self.alias[name]
        return name

    def fault(self, node, what: str) -> Value:
        where = f"{Path(str(node.coord.file)).name}:{node.coord.line}"
        text = f"{where}, {self.function.decl.name}: {what}"
        self.program.faults.setdefault(text, text)
        return full(True, 1)

    # ---- statements ----

    def statement(self, node) -> None:
        """Runs a statement on what variables hold now: ways of a branch are joined, loops run until
        nothing changes, and a condition that hangs on a secret is a fault.
        """
        match node:
            case None | c_ast.EmptyStatement() | c_ast.Break() | c_ast.Continue() | c_ast.Pragma():
                pass
            case c_ast.Compound():
                self.each(node.block_items)
            case c_ast.DeclList():
                self.each(node.decls)
            case c_ast.Case() | c_ast.Default():
                self.each(node.stmts)
            case c_ast.Decl():
                self.sizes(node.type)
                if node.init is not None:
                    self.write(node.name, self.first(node), True)
            case c_ast.If():
                self.condition(node.cond)
                self.fork([node.iftrue, node.iffalse])
            case c_ast.Switch():
                self.condition(node.cond)
                self.fork([node.stmt, None])
            case c_ast.For():
                self.statement(node.init)
                self.loop(node.cond, [node.stmt, node.next])
            case c_ast.While():
                self.loop(node.cond, [node.stmt])
            case c_ast.DoWhile():
                self.statement(node.stmt)
                self.loop(node.cond, [node.stmt])
            case c_ast.Return():
                if node.expr is not None:
                    kind = self.program.declared(self.function.decl.type).plain
                    self.returned.append(self.given(node.expr, kind))
                self.left.append(dict(self.now))
            case _:
                self.value(node)

    def each(self, rows: Iterable | None) -> None:
        for row in rows or ():
            self.statement(row)

    def fork(self, ways: list) -> None:
        before, after = self.now, []
        for way in ways:
            self.now = dict(before)
            self.statement(way)
            after.append(self.now)
        self.now = _joined(after)

    def loop(self, condition, body: list) -> None:
        before = None
        while self.now != before:
            before = dict(self.now)
            if condition is not None:
                self.condition(condition)
            self.each(body)
            self.now = _joined([before, self.now])

    def condition(self, node) -> None:
        if self.scalar(node, self.value(node)).secret:
            self.fault(node, "a condition hangs on a secret")

    def sizes(self, kind) -> None:
        """Those of arrays in a type."""
        for node in nodes(kind):
            dim = node.dim if isinstance(node, c_ast.ArrayDecl) else None
            if dim is not None and self.value(dim).secret:
                self.fault(dim, "the size of an array hangs on a secret")

    def first(self, node: c_ast.Decl) -> Value:
        """What a variable is declared to hold."""
        kind = self.kind(node.name).plain
        if not isinstance(node.init, c_ast.InitList):
            return self.given(node.init, kind)
        found, element = self.value(node.init), replace(kind, pointer=0)
        return self.converted(node.init, found, Declared(2 * WORD), element)

    # ---- expressions ----

    def value(self, node) -> Value:
        """What an expression holds, of a pointer what that points to."""
        found, kind = self._value(node), self.type_of(node)
        return found.within(kind.bits) if kind.is_number else found

    def scalar(self, node, found: Value) -> Value:
        """Of a pointer, whose value is what it points to, the address, which is public."""
        return PUBLIC if self.is_pointer(node) else found

    def _value(self, node) -> Value:
        """What an expression holds before it is cut to the bits of its type; an address that hangs
        on a secret is a fault. CheckFailure for what is not followed.
        """
        match node:
            case c_ast.Constant():
                if {"float", "double"} & {*node.type.split()}:
                    raise not_followed(node, f"the floating number {node.value}")
                found = literal(node)
                return PUBLIC if found is None else Value(False, 0, found[0])
            case c_ast.ID():
                return self.read(node.name)
            case c_ast.ArrayRef():
                if self.value(node.subscript).secret:
                    self.fault(node, "an address hangs on a secret")
                return self.value(node.name)
            case c_ast.StructRef():
                return self.member(node)
            case c_ast.Cast():
                return self.cast(node)
            case c_ast.UnaryOp():
                return self.unary(node)
            case c_ast.BinaryOp():
                return self.binary(node, node.op, node.left, node.right)
            case c_ast.TernaryOp():
                return self.ternary(node)
            case c_ast.Assignment():
                return self.assignment(node)
            case c_ast.FuncCall():
                return self.call(node)
            case c_ast.ExprList() | c_ast.InitList():
                return either(*(self.value(row) for row in node.exprs))
            case c_ast.CompoundLiteral():
                return self.value(node.init)
            case c_ast.NamedInitializer():
                return self.value(node.expr)
            case c_ast.Typename():
                return PUBLIC
        raise not_followed(node, f"a {type(node).__name__}")

    def read(self, name: str) -> Value:
        kind = self.kind(name)
        found = self.now.get(self.root(name), Value() if name in self.declared else PUBLIC)
        if kind.volatile or ((kind.pointer or kind.vector) and not found.is_bit):
            return full(found.secret, kind.bits)
        return found

    def write(self, name: str, value: Value, whole: bool) -> None:
        """All of a variable; or a part, beside which the others stay."""
        kind, root = self.kind(name), self.root(name)
        value = value if kind.vector else value.within(kind.bits)
        is_all = whole and not kind.pointer
        held = self.now.get(root, full(False, kind.bits))
        if value.secret and (root not in self.declared or root in self.lasting):
            self.fault(self.function.decl, f"a secret is in {root}, a variable that stays")
        self.now[root] = value if is_all else either(value, held)

    def member(self, node) -> Value:
        found, kind = self.value(node.name), self.program.members.get(node.field.name)
        return found if found.is_bit or kind is None else full(found.secret, kind.bits)

    def cast(self, node) -> Value:
        self.sizes(node.to_type)
        found, kind = self.value(node.expr), self.type_of(node)
        own = self.type_of(node.expr)
        if found.secret and found.bits <= 2 and kind.is_number and own.is_number and kind.bits == 8:
            return full(True, 1)  # the upper word of a sum: compilers know a carry
        return self.converted(node.expr, found, own, kind)

    def given(self, node, kind: Declared) -> Value:
        """An expression that becomes what a variable of a type holds."""
        return self.converted(node, self.value(node), self.type_of(node), kind)

    def converted(self, node, found: Value, own: Declared, kind: Declared) -> Value:
        """What a value of one type is in another one."""
        if kind.pointer and not own.pointer and self.number(node) != 0 and not own.vector:
            self.fault(node, "an address is made of an integer")
        if own.pointer > 1 and not own.array and kind.pointer != own.pointer:
            self.fault(node, "a pointer is taken for something else")
        if kind.pointer and own.pointer and kind.bits != own.bits:
            return full(found.secret, kind.bits, found.bits if found.is_bit else None)
        if own.pointer and not kind.pointer:
            return PUBLIC
        if found.secret and kind.boolean and not own.boolean:
            return self.fault(node, "a conversion to _Bool of a secret")
        if found.secret and (own.real or kind.real) and not (own.pointer or own.vector):
            return self.fault(node, "a floating number of a secret")
        return found.converted(own, kind) if own.is_number and kind.is_number else found

    def ternary(self, node) -> Value:
        self.condition(node.cond)
        known = self.number(node.cond)
        if known is not None:
            return self.value(node.iftrue if known else node.iffalse)
        return either(self.value(node.iftrue), self.value(node.iffalse))

    def assignment(self, node) -> Value:
        if node.op == "=":
            found = self.given(node.rvalue, self.type_of(node.lvalue))
        else:
            op = node.op[:-1]
            found = self.binary(node, op, node.lvalue, node.rvalue)
            own = self.type_of_operation(op, node.lvalue, node.rvalue)
            found = self.converted(node, found, own, self.type_of(node.lvalue))
        self.assign(node.lvalue, found)
        return found

    def assign(self, target, value: Value) -> None:
        is_whole = isinstance(target, c_ast.ID)
        if is_whole and self.kind(target.name).pointer:
            return  # the pointer, not what it points to
        if not is_whole:
            self.value(target)
        for name in bases(target):
            self.write(name, value, is_whole)

    def unary(self, node) -> Value:
        if node.op == "sizeof":
            self.sizes(node.expr)
            return PUBLIC
        found, kind = self.value(node.expr), self.type_of(node)
        match node.op:
            case "&" | "*":
                return found
            case "!":
                is_secret = self.scalar(node.expr, found).secret
                return self.fault(node, "`!` of a secret") if is_secret else PUBLIC
            case "-" | "~" | "+" if not found.secret:
                return self.public(node, node.op, found)
            case "-" | "~" | "+":
                found = found.converted(self.type_of(node.expr), kind)
                if node.op == "-":
                    return operated("-", Value(), found, (0, None), kind)[0]
                ones = Value(True, found.bits, (1 << kind.bits) - 1, found.end)
                return ones if node.op == "~" else found
            case op if op in STEPS:
                own, after = self.type_of(node.expr), PUBLIC
                if found.secret and not own.pointer:
                    after = operated(op[-1], found, Value(False, 0, 1), (None, 1), promoted(own))[0]
                    after = after.within(own.bits)
                self.assign(node.expr, after)
                return found if own.pointer or op.startswith("p") else after
        raise not_followed(node, f"an operator {node.op}")

    def binary(self, node, op: str, left, right) -> Value:
        a, b = self.value(left), self.value(right)
        own, other = self.type_of(left), self.type_of(right)
        if op in COMPARISONS:
            return self.compared(node, op, self.scalar(left, a), self.scalar(right, b))
        if own.pointer or other.pointer:
            if own.pointer and other.pointer:
                return PUBLIC
            if (b if own.pointer else a).secret:
                self.fault(node, "an address hangs on a secret")
            return a if own.pointer else b
        if not (a.secret or b.secret):
            return self.public(node, op, a)
        kind = promoted(own) if op in SHIFTS else common(own, other)
        if kind.real:
            return self.fault(node, "a floating number of a secret")
        numbers = [self.number(left), self.number(right)]
        if kind.is_number:
            a = a.converted(own, kind)
            if op not in SHIFTS:
                b = b.converted(other, kind)
                numbers = [None if each is None else each % (1 << kind.bits) for each in numbers]
        joint = op == "|" and _is_joint(left, right)
        found, wrong = operated("+" if joint else op, a, b, numbers, kind)
        if wrong:
            self.fault(node, wrong)
        return replace(found, bits=min(found.bits, self.most(left, right)))

    def most(self, *parts) -> int:
        """The bits of the variables that expressions are made of, each counted once."""
        every = [node for part in parts for node in nodes(part)]
        if not all(isinstance(node, SIMPLE) for node in every):
            return 2 * WORD
        names = {node.name for node in every if isinstance(node, c_ast.ID)}
        held = [self.read(name) for name in names if self.kind(name).is_number]
        if len(held) < len(names):
            return 2 * WORD
        return sum(value.bits for value in held if value.secret)

    def compared(self, node, op: str, a: Value, b: Value) -> Value:
        is_vector = isinstance(node, c_ast.BinaryOp) and self.type_of(node).vector
        if (a.secret or b.secret) and not is_vector:
            return self.fault(node, f"`{op}` of a secret")
        return full(a.secret or b.secret, WORD, 1)

    def public(self, node, op: str, a: Value) -> Value:
        if op in SHIFTS and not a.places:
            return Value()
        is_expression = isinstance(node, c_ast.BinaryOp | c_ast.UnaryOp)
        number = self.number(node) if is_expression else None
        return PUBLIC if number is None else self.constant(node, number)

    def constant(self, node, number: int) -> Value:
        return Value(False, 0, number % (1 << self.type_of(node).bits))

    def argument(self, node, kind: Declared | None) -> Value:
        """Of what is public the function knows a constant alone."""
        found = self.value(node) if kind is None else self.given(node, kind)
        return found if found.secret or self.number(node) is not None else PUBLIC

    def call(self, node) -> Value:
        is_named = isinstance(node.name, c_ast.ID)
        name = node.name.name if is_named else ""
        if not is_named or name in self.declared or name in self.program.globals:
            return self.fault(node, "a call through a pointer, which is not followed")
        arguments = list(node.args.exprs) if node.args else []
        if name == HIDDEN:
            for each in arguments:
                if not isinstance(each, c_ast.ID):
                    raise not_followed(node, "a barrier of something other than a variable")
                self.write(each.name, full(self.value(each).secret, WORD), True)
            return PUBLIC
        kinds = self.kinds(name, len(arguments))
        given = tuple(self.argument(each, kind) for each, kind in zip(arguments, kinds))
        if not self.is_function(name) and not STEADY.search(name):
            for each, value in zip(arguments, given):
                if value.secret and not self.is_pointer(each):
                    self.fault(node, f"`{name}` of a secret takes a time that may hang on it")
        returned, objects = self.program.call(name, given)
        for each, value in zip(arguments, objects):
            if self.is_pointer(each) or isinstance(each, c_ast.ArrayRef):
                for base in bases(each):
                    self.write(base, value, False)
        return returned

    def kinds(self, name: str, count: int) -> list[Declared | None]:
        """The types of a function's arguments, as far as it is declared."""
        function = self.program.functions.get(name)
        kind = self.program.prototypes.get(name) if function is None else function.decl.type
        rows = getattr(getattr(kind, "args", None), "params", None) or []
        found = [self.program.declared(row).plain for row in rows if hasattr(row, "type")]
        return [*found, *[None] * count][:count]


def followed(program: Program, function: c_ast.FuncDef, given: Given) -> tuple[Value, Given]:
    """(what is returned, what the objects of pointers hold then) of a function."""
    return Run(program, function, given).result()


def _joined(ways: list[Holds]) -> Holds:
    names = dict.fromkeys(name for way in ways for name in way)
    return {name: either(*(way[name] for way in ways if name in way)) for name in names}


def _is_joint(left, right) -> bool:
    """Whether it is a word of the ends of two, x << i | y >> (w - i), i public."""
    match left, right:
        case c_ast.BinaryOp(op="<<" | ">>"), c_ast.BinaryOp(op="<<" | ">>") if left.op != right.op:
            for i, rest in ((left.right, right.right), (right.right, left.right)):
                match i, rest:
                    case c_ast.ID(name=own), c_ast.BinaryOp(op="-", right=c_ast.ID(name=other)):
                        return own == other
    return False
