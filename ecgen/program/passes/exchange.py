"""A program, and pairs of its inputs -> the same program behind a conditional exchange of each
pair, by as few selections as it takes.

Behind an exchange every value v becomes either v or v', what the program computes from the
exchanged inputs. Where v' = v (for a ladder step: the sum of the two points) no selection is
needed, and where v' is another value w of the program that is computed anyway, one selection
between v and w replaces the exchange of everything before them. Both are decided by polynomial
identity, so they hold for all inputs.
"""

from dataclasses import replace
from fractions import Fraction

from ecgen.program.ir import FieldProgram, Op
from ecgen.program.meaning import ARGUMENTS, Polynomial, substitute
from ecgen.program.ops import OPS, SELECT, Table
from ecgen.program.passes.number import drop_dead
from ecgen.program.validate import validate
from ecgen.program.values import fresh, makers, names_of


def exchange(
    program: FieldProgram, pairs: tuple[tuple[str, str], ...], flag: str, table: Table = OPS
) -> FieldProgram:
    """The program with one more input `flag`: its results for 0 are the former ones, for 1 those of
    exchanged `pairs`.
    """
    partner = dict(pairs) | {second: first for first, second in pairs}
    polynomials = value_polynomials(program, table)
    turned = {name: _rename(f, partner) for name, f in polynomials.items()}
    invariant = {name for name, f in polynomials.items() if turned[name] == f}
    made = makers(program)
    plain = _needed(program, {value for _, value in program.outputs if value in invariant}, made)
    equal = {
        _key(polynomials[name]): name
        for name in reversed([*program.inputs, *polynomials])
        if name in plain or name in program.inputs
    }
    writer = _Writer(
        flag,
        names_of(program) | {flag},
        invariant,
        plain,
        made,
        {name: equal.get(_key(turned[name])) for name in polynomials},
    )
    outputs = tuple((public, writer.behind(value)) for public, value in program.outputs)
    ops = [op for op in program.ops if set(op.outs) & plain]
    result = replace(
        program, inputs=(*program.inputs, flag), ops=(*ops, *writer.ops), outputs=outputs
    )
    return validate(drop_dead(result), table)


class _Writer:
    """The operations behind the exchange, made on demand; `partner` maps a value to the value it
    becomes, if that is at hand.
    """

    def __init__(
        self,
        flag: str,
        taken: set[str],
        invariant: set[str],
        plain: set[str],
        made: dict[str, Op],
        partner: dict[str, str | None],
    ):
        self.flag, self.taken, self.invariant, self.plain, self.made, self.partner = (
            flag,
            taken,
            invariant,
            plain,
            made,
            partner,
        )
        self.ops: list[Op] = []
        self.done: dict[str, str] = {}

    def behind(self, name: str) -> str:
        """The name of the value that `name` has behind the exchange."""
        if name not in self.done:
            self.done[name] = self._write(name)
        return self.done[name]

    def _write(self, name: str) -> str:
        is_input = name not in self.made
        if name in self.invariant and (is_input or name in self.plain):
            return name
        other = self.partner.get(name)
        if (is_input or name in self.plain) and other is not None:
            out = fresh(f"{name}_x", self.taken)
            self.ops.append(Op(SELECT, (out,), (self.flag, other, name)))
            return out
        op = self.made[name]
        args = tuple(self.behind(arg) for arg in op.args)
        outs = tuple(fresh(f"{out}_x", self.taken) if out in self.plain else out for out in op.outs)
        self.ops.append(replace(op, outs=outs, args=args))
        self.done.update(zip(op.outs, outs))
        return self.done[name]


def value_polynomials(program: FieldProgram, table: Table = OPS) -> dict[str, Polynomial]:
    """Every input and value as a polynomial in the inputs and parameters; values that are none (an
    inversion) are absent.
    """
    found: dict[str, Polynomial] = {
        name: {(name,): Fraction(1)} for name in (*program.inputs, *program.params)
    }
    for op in program.ops:
        if not all(arg in found for arg in op.args):
            continue
        arguments = {letter: found[arg] for letter, arg in zip(ARGUMENTS, op.args)}
        for out, meaning in zip(op.outs, table[op.name].meanings):
            if (f := substitute(meaning, arguments, op.const)) is not None:
                found[out] = f
    return found


def _needed(program: FieldProgram, wanted: set[str], made: dict[str, Op]) -> set[str]:
    """The values from which `wanted` are computed, these included."""
    needed: set[str] = set()
    todo = list(wanted)
    while todo:
        name = todo.pop()
        if name in made and name not in needed:
            needed.update(made[name].outs)
            todo += made[name].args
    return needed


def _rename(f: Polynomial, partner: dict[str, str]) -> Polynomial:
    return {tuple(sorted(partner.get(x, x) for x in monomial)): c for monomial, c in f.items()}


def _key(f: Polynomial) -> frozenset[tuple[tuple[str, ...], Fraction]]:
    return frozenset(f.items())
