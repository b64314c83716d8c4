"""A function, with what its arguments hold -> what it returns, and the faults in it: every
statement is followed, loops until nothing changes.

A variable holds what was written last, on whatever way; of an array, and of what a pointer points
to, every part holds what any part was given.
"""

from collections.abc import Iterable
from operator import add, and_, eq, ge, gt, le, lt, mul, ne, or_, rshift, sub
from pathlib import Path

from pycparser import c_ast

from ecgen.errors import CheckFailure
from ecgen.run.masks.program import Declared, Given, Program, bases, nodes
from ecgen.run.masks.tree import HIDDEN
from ecgen.run.masks.values import PUBLIC, WORD, Value, either, full, operated

COMPARISONS = ("==", "!=", "<", ">", "<=", ">=", "&&", "||")
STEPS = ("++", "--", "p++", "p--")
NUMBERS = {
    "-": sub,
    "+": add,
    "*": mul,
    "&": and_,
    "|": or_,
    ">>": rshift,
    "<<": lambda a, b: a << min(b, 128),
    "/": lambda a, b: a // (b or 1),
    "%": lambda a, b: a % (b or 1),
    "==": eq,
    "!=": ne,
    "<": lt,
    ">": gt,
    "<=": le,
    ">=": ge,
}
Holds = dict[str, Value]


class Run:
    """One function for one kind of arguments; `now` is what its variables hold at this point."""

    def __init__(self, program: Program, function: c_ast.FuncDef, given: Given):
        self.program, self.function = program, function
        rows = getattr(function.decl.type.args, "params", None) or []
        named = [row for row in rows if getattr(row, "name", None)]
        self.declared = {row.name: program.declared(row) for row in named}
        self.parameters, self.alias = list(self.declared), {}
        self.now: Holds = {
            name: value.within(self.declared[name].bits)
            for name, value in zip(self.parameters, given)
        }
        self.numbers = self._numbers()
        self.returned: list[Value] = []
        self.left: list[Holds] = []
        for each in nodes(function.body):
            self._join_pointers(each)

    def _numbers(self) -> "dict[str, int]":
        """The parameters that are constants in this call."""
        assigned = set()
        for each in nodes(self.function.body):
            match each:
                case c_ast.Assignment(lvalue=c_ast.ID(name=name)):
                    assigned.add(name)
                case c_ast.UnaryOp(op=op, expr=c_ast.ID(name=name)) if op in STEPS:
                    assigned.add(name)
        return {
            name: value.places
            for name, value in self.now.items()
            if not (value.secret or value.bits or name in assigned or self.declared[name].pointer)
        }

    def result(self) -> "tuple[Value, Given]":
        self.statement(self.function.body)
        self.left.append(dict(self.now))
        objects = tuple(
            either(*(held.get(self.root(name), PUBLIC) for held in self.left))
            for name in self.parameters
        )
        kind = self.program.declared(self.function.decl.type)
        return either(*self.returned).within(kind.bits) if self.returned else PUBLIC, objects

    def _join_pointers(self, node) -> None:
        """A pointer that is set to another one stands for the same object."""
        match node:
            case c_ast.Decl(name=str()):
                self.declared.setdefault(node.name, self.program.declared(node))
                if isinstance(node.type, c_ast.PtrDecl) and node.init is not None:
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

    def kind(self, name: str) -> Declared:
        return self.declared.get(name) or self.program.globals.get(name) or Declared()

    def fault(self, node, what: str) -> Value:
        where = f"{Path(str(node.coord.file)).name}:{node.coord.line}"
        text = f"{where}, {self.function.decl.name}: {what}"
        self.program.faults.setdefault(text, text)
        return full(True, 1)

    # ---- statements ----

    def statement(self, node) -> None:
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
                if node.init is not None:
                    self.write(node.name, self.value(node.init), True)
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
                self.returned += [self.value(node.expr)] if node.expr is not None else []
                self.left.append(dict(self.now))
            case _:
                self.value(node)

    def each(self, rows: "Iterable | None") -> None:
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
        if self.value(node).secret:
            self.fault(node, "a condition hangs on a secret")

    # ---- expressions ----

    def value(self, node) -> Value:
        match node:
            case c_ast.Constant():
                return Value(False, 0, self.number(node) or 0)
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
        raise CheckFailure(
            f"the C has a {type(node).__name__} at {node.coord}, which is not followed."
        )

    def read(self, name: str) -> Value:
        kind, found = self.kind(name), self.now.get(self.root(name), Value())
        if kind.volatile or (kind.pointer or kind.vector) and not found.is_bit:
            return full(found.secret, kind.bits, signed=kind.signed)
        return Value(found.secret, found.bits, found.places, kind.signed)

    def write(self, name: str, value: Value, whole: bool) -> None:
        """All of a variable; or a part, beside which the others stay."""
        kind, root = self.kind(name), self.root(name)
        value = value if kind.vector else value.within(kind.bits, kind.signed)
        is_all = whole and not kind.pointer
        held = self.now.get(root, full(False, kind.bits))
        self.now[root] = value if is_all else either(value, held)

    def member(self, node) -> Value:
        found, kind = self.value(node.name), self.program.members.get(node.field.name)
        return (
            found
            if found.is_bit or kind is None
            else full(found.secret, kind.bits, signed=kind.signed)
        )

    def cast(self, node) -> Value:
        found, kind = self.value(node.expr), self.program.declared(node.to_type)
        if kind.pointer or self.is_pointer(node.expr):
            return found if kind.pointer else PUBLIC
        if found.secret and found.bits <= 2 and kind.bits == 8:
            return full(True, 1)  # the upper word of a sum: compilers know a carry
        return found.within(kind.bits, kind.signed)

    def ternary(self, node) -> Value:
        self.condition(node.cond)
        known = self.number(node.cond)
        if known is not None:
            return self.value(node.iftrue if known else node.iffalse)
        return either(self.value(node.iftrue), self.value(node.iffalse))

    def assignment(self, node) -> Value:
        if node.op == "=":
            found = self.value(node.rvalue)
        else:
            found = self.binary(node, node.op[:-1], node.lvalue, node.rvalue)
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
            return PUBLIC
        found = self.value(node.expr)
        match node.op:
            case "&" | "*" | "+":
                return found
            case "-" | "~":
                return full(found.secret, WORD, found.bits, found.signed)
            case "!":
                return self.fault(node, "`!` of a secret") if found.secret else PUBLIC
            case op if op in STEPS:
                self.assign(node.expr, found if found.secret else PUBLIC)
                return found
        raise CheckFailure(
            f"the C has an operator {node.op} at {node.coord}, which is not followed."
        )

    def number(self, node) -> "int | None":
        """What an expression of constants is."""
        match node:
            case c_ast.Constant() if node.type not in ("char", "string"):
                return int(node.value.rstrip("uUlL"), 0)
            case c_ast.ID():
                return self.numbers.get(node.name)
            case c_ast.Cast():
                return self.number(node.expr)
            case c_ast.UnaryOp(op="-" | "~") if (found := self.number(node.expr)) is not None:
                return (-found if node.op == "-" else ~found) % (1 << WORD)
            case c_ast.BinaryOp() if node.op in NUMBERS:
                a, b = self.number(node.left), self.number(node.right)
                return None if a is None or b is None else int(NUMBERS[node.op](a, b))
        return None

    def is_pointer(self, node) -> bool:
        match node:
            case c_ast.ID():
                return self.kind(node.name).pointer
            case c_ast.StructRef():
                return self.program.members.get(node.field.name, Declared()).pointer
            case c_ast.BinaryOp(op="+" | "-"):
                return self.is_pointer(node.left)
            case c_ast.Cast():
                return self.program.declared(node.to_type).pointer
        return isinstance(node, c_ast.UnaryOp) and node.op == "&"

    def binary(self, node, op: str, left, right) -> Value:
        a, b = self.value(left), self.value(right)
        if self.is_pointer(left):
            both = self.is_pointer(right)
            if b.secret and not both and op not in COMPARISONS:
                self.fault(node, "an address hangs on a secret")
            return PUBLIC if both or op in COMPARISONS else a
        if op in COMPARISONS:
            is_vector = any(self.kind(name).vector for name in bases(left))
            if (a.secret or b.secret) and not is_vector:
                return self.fault(node, f"`{op}` of a secret")
            return full(a.secret or b.secret, WORD, 1)
        if not (a.secret or b.secret):
            return self.public(node, op, a)
        numbers = [self.number(each) for each in (left, right)]
        joint = op == "|" and _is_joint(left, right)
        found, wrong = operated("+" if joint else op, a, b, numbers)
        if wrong:
            self.fault(node, wrong)
        return found

    def public(self, node, op: str, a: Value) -> Value:
        if op in ("<<", ">>") and not a.places:
            return Value()
        number = self.number(node) if isinstance(node, c_ast.BinaryOp) else None
        return PUBLIC if number is None else Value(False, 0, number % (1 << 2 * WORD))

    def given(self, node) -> Value:
        """An argument; of what is public the function knows a constant alone."""
        found = self.value(node)
        return found if found.secret or self.number(node) is not None else PUBLIC

    def call(self, node) -> Value:
        name, arguments = node.name.name, list(node.args.exprs) if node.args else []
        if name == HIDDEN:
            for each in arguments:
                self.write(each.name, full(self.value(each).secret, WORD), True)
            return PUBLIC
        returned, objects = self.program.call(name, tuple(map(self.given, arguments)))
        for each, value in zip(arguments, objects):
            if self.is_pointer(each) or isinstance(each, c_ast.ArrayRef):
                for base in bases(each):
                    self.write(base, value, False)
        return returned


def followed(program: Program, function: c_ast.FuncDef, given: Given) -> "tuple[Value, Given]":
    """(what is returned, what the objects of pointers hold then) of a function."""
    return Run(program, function, given).result()


def _joined(ways: "list[Holds]") -> Holds:
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
