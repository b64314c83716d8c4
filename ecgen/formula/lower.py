"""Formula -> FieldProgram: every expression becomes operations of the basic table, every name is
written once.

A formula is a point formula, or the operation of an extension field. Names survive: `t1` stays
`t1`, its second assignment is `t1_1`, and so on; the intermediate values of a compound line `X3 =
a-2*b` are `X3_i1`, `X3_i2`. This program, not the text, is what gets proven and compiled.
"""

from dataclasses import Field, replace
from fractions import Fraction
from pathlib import Path
from typing import Any, ClassVar, Protocol, TypeVar

from ecgen.errors import FormulaError
from ecgen.formula.expression import Node, integer_constant
from ecgen.formula.formula import Choice, Formula, Statement
from ecgen.program.ir import FieldProgram, Op

_MULTIPLES = {2: "dbl", 3: "tpl"}


class Lowered(Protocol):
    """What is lowered, a frozen dataclass: a point formula, or the operation of an extension."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    @property
    def name(self) -> str: ...
    @property
    def path(self) -> Path: ...
    @property
    def statements(self) -> tuple[Statement, ...]: ...
    @property
    def inputs(self) -> tuple[str, ...]: ...
    @property
    def params(self) -> tuple[str, ...]: ...
    @property
    def outputs(self) -> tuple[str, ...]: ...
    @property
    def source(self) -> str: ...
    @property
    def choices(self) -> tuple[Choice, ...]: ...


AnyFormula = TypeVar("AnyFormula", bound=Lowered)


class _Lowering:
    """The state of one walk over the statements: current SSA name of each name, and the operations
    so far.
    """

    statement: Statement  # the one that is lowered

    def __init__(self, formula: Lowered):
        self.formula = formula
        self.current = {name: name for name in formula.inputs + formula.params}
        self.taken = set(self.current) | {s.target for s in formula.statements}
        self.versions: dict[str, int] = {}
        self.ops: list[Op] = []
        self.lines: list[int] = []
        self.target = ""

    def fresh(self, stem: str, number: int) -> str:
        while f"{stem}{number}" in self.taken:
            number += 1
        self.taken.add(f"{stem}{number}")
        return f"{stem}{number}"

    def define(self, name: str) -> str:
        """The SSA name of the next assignment to `name`."""
        if name not in self.versions and name not in self.current:
            self.versions[name] = 0
            return name
        self.versions[name] = self.versions.get(name, 0) + 1
        return self.fresh(f"{name}_", self.versions[name])

    def emit(self, op: str, *args: str, const: int | None = None, out: str = "") -> str:
        out = out or self.fresh(f"{self.target}_i", 1)
        self.ops.append(Op(op, (out,), args, const))
        self.lines.append(self.statement.line)
        return out

    def fail(self, what: str) -> FormulaError:
        return FormulaError(
            f"{what} in `{self.statement.text}`.",
            where=self.formula.path,
            line=self.statement.line,
            hint="Expected field operations as in `t = a*b`, `t = a-2*b`, `t = a/2`, `t = 1/Z`.",
        )

    def known(self, node: Node) -> Fraction | None:
        """The value of a constant expression, None if a name occurs."""
        try:
            return integer_constant(node)
        except OverflowError as error:
            raise self.fail(f"A number is too large ({error})") from None

    def value(self, node: Node) -> str:
        return self.current[node.name] if node.op == "name" else self.lower(node, "")

    def lower(self, node: Node, out: str) -> str:
        """Emit operations for `node`; the last one defines `out` (a fresh name if empty)."""
        if (constant := self.known(node)) is not None:
            return self.constant(constant, out)
        match node.op:
            case "name":
                return self.emit("copy", self.current[node.name], out=out)
            case "neg":
                return self.emit("neg", self.value(node.args[0]), out=out)
            case "conj":
                return self.emit("conj", self.value(node.args[0]), out=out)
            case "^":
                return self.power(node, out)
            case "/":
                return self.quotient(node, out)
            case "*":
                return self.product(node, out)
        a, b = (self.value(arg) for arg in node.args)
        return self.emit("add" if node.op == "+" else "sub", a, b, out=out)

    def constant(self, constant: Fraction, out: str) -> str:
        power = constant.denominator.bit_length() - 1
        if constant.denominator != 1 << power:
            raise self.fail("A constant whose denominator is not a power of two")
        if not power:
            return self.emit("const", const=constant.numerator, out=out)
        value = self.emit("const", const=constant.numerator)
        return self.halve(value, power, out)

    def halve(self, value: str, times: int, out: str) -> str:
        for _ in range(times - 1):
            value = self.emit("half", value)
        return self.emit("half", value, out=out)

    def multiple(self, k: int, value: str, out: str) -> str:
        if k in _MULTIPLES:
            return self.emit(_MULTIPLES[k], value, out=out)
        if k in (1, -1):
            return self.emit("copy" if k == 1 else "neg", value, out=out)
        return self.emit("mulc", value, const=k, out=out)

    def product(self, node: Node, out: str) -> str:
        left, right = node.args
        for factor, other in ((left, right), (right, left)):
            constant = self.known(factor)
            if constant is not None and constant.denominator == 1:
                return self.multiple(constant.numerator, self.value(other), out)
        a, b = self.value(left), self.value(right)
        return self.emit("sqr", a, out=out) if a == b else self.emit("mul", a, b, out=out)

    def quotient(self, node: Node, out: str) -> str:
        left, right = node.args
        constant = self.known(right)
        if constant == 0:
            raise self.fail("A division by zero")
        if constant is not None:
            power = abs(constant.numerator).bit_length() - 1
            if constant.denominator != 1 or constant.numerator != 1 << power:
                raise self.fail("A division by a constant that is not a power of two")
            return self.halve(self.value(left), power, out) if power else self.lower(left, out)
        if self.known(left) == 1:
            return self.emit("inv", self.value(right), out=out)
        a = self.value(left)
        return self.emit("mul", a, self.emit("inv", self.value(right)), out=out)

    def power(self, node: Node, out: str) -> str:
        exponent, base = node.number, self.value(node.args[0])
        if exponent == 0:
            return self.emit("const", const=1, out=out)
        if exponent == 1:
            return self.emit("copy", base, out=out)
        bits, value = bin(exponent)[3:], base
        steps = [step for bit in bits for step in ("sqr", "mul")[: 1 + int(bit)]]
        for i, step in enumerate(steps):
            args = (value,) if step == "sqr" else (value, base)
            value = self.emit(step, *args, out=out if i == len(steps) - 1 else "")
        return value

    def steps(self, statements: tuple[Statement, ...]) -> None:
        for statement in statements:
            self.statement, self.target = statement, statement.target
            ssa = self.define(statement.target)
            self.lower(statement.expression, ssa)
            self.current[statement.target] = ssa

    def run(self) -> FieldProgram:
        self.steps(self.formula.statements)
        outputs = tuple((name, self.current[name]) for name in self.formula.outputs)
        f = self.formula
        return FieldProgram(f.name, f.inputs, outputs, tuple(self.ops), f.params, f.source)


def to_field_program(formula: Lowered) -> FieldProgram:
    """The formula as a FieldProgram, with the first alternative of each choice; FormulaError (file
    and line) for a constant that is not of the form n/2^k.
    """
    return _Lowering(with_first(formula)).run()


def with_first(formula: AnyFormula) -> AnyFormula:
    """The formula without choices, that goes on with the first alternative of each."""
    statements = list(formula.statements)
    for choice in reversed(formula.choices):
        line = statements[choice.statements].line
        statements[choice.statements : choice.statements] = [
            Statement(n, Node("name", value=a), line, f"{n} = {a}")
            for n, a in zip(choice.names, choice.alternatives[0])
        ]
    return (
        replace(formula, statements=tuple(statements), choices=()) if formula.choices else formula
    )


def to_segments(formula: Formula) -> tuple[tuple[FieldProgram, Choice | None], ...]:
    """The programs between the choices, each with the choice at its end, in names of values; None
    behind the last. A program's inputs are what it reads of the formula's inputs, of the values
    chosen before it and of those that programs before it made; its outputs the alternatives and
    what is read behind it."""
    lowering = _Lowering(formula)
    parts, choices = _cut_at_choices(lowering, formula)
    results = tuple((name, lowering.current[name]) for name in formula.outputs)
    wanted = {value for _, value in results}
    found: list[tuple[FieldProgram, Choice | None]] = []
    for number, (ops, ended) in reversed([*enumerate(zip(parts, choices), start=1)]):
        made = {out for op in ops for out in op.outs}
        args = {a: None for op in ops for a in op.args}  # in the order of reading
        read = [a for a in args if a not in made and a not in formula.params]
        offered = _offered(ended, wanted & made) if ended else results
        params = tuple(name for name in formula.params if name in args)
        name = f"{formula.name}, part {number}"
        found.insert(0, (FieldProgram(name, tuple(read), offered, ops, params), ended))
        wanted = (wanted - made) | {*read} | {value for _, value in offered if value not in made}
    return tuple(found)


def _cut_at_choices(
    lowering: _Lowering, formula: Formula
) -> tuple[list[tuple[Op, ...]], list[Choice | None]]:
    """The operations up to each choice and behind the last, and the choices in names of values,
    with None at the end.
    """
    parts: list[tuple[Op, ...]] = []
    choices: list[Choice | None] = []
    start = begin = 0
    for choice in (*formula.choices, None):
        end = choice.statements if choice else len(formula.statements)
        lowering.steps(formula.statements[start:end])
        parts.append(tuple(lowering.ops[begin:]))
        start, begin = end, len(lowering.ops)
        if choice is None:
            choices.append(None)
            continue
        values = [tuple(lowering.current[name] for name in each) for each in choice.alternatives]
        choices.append(replace(choice, alternatives=tuple(values)))
        lowering.current |= {name: name for name in choice.names}
        lowering.taken |= set(choice.names)
    return parts, choices


def _offered(choice: Choice, read_behind: set[str]) -> tuple[tuple[str, str], ...]:
    """The outputs of a program that a choice ends: its alternatives, and what is read behind it."""
    alternatives = [name for each in choice.alternatives for name in each]
    others = sorted(read_behind - set(choice.names))
    return tuple((name, name) for name in dict.fromkeys((*alternatives, *others)))


def operation_lines(formula: Formula) -> tuple[int, ...]:
    """For every operation of `to_field_program(formula)`, the line of the file it comes from."""
    lowering = _Lowering(with_first(formula))
    lowering.run()
    return tuple(lowering.lines)
