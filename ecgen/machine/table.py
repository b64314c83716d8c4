"""An instruction table as the machine room reads it: rows by mnemonic, the flags of the instruction
set, the words of its meanings.

A row's meaning is a tuple of equations "d C = add s t C": results, then a word, then its arguments
among the operands d, s, t, u, v, w (OPERANDS, in this order), registers and flags. A word is an
operation of limb/ir.py, one of COMMON, or one that the instruction set brings along; the last two
say what they do twice, over the graph's nodes (validation/lift.py) and over integers
(limb/interpret.py), compared by tests."""

from collections.abc import Callable, Iterator, Sequence, ValuesView
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Generic, Protocol, TypeVar

from ecgen.errors import Defect
from ecgen.limb.interpret import evaluate
from ecgen.limb.ir import LimbOp

OPERANDS = "dstuvw"
Equation = tuple[tuple[str, ...], str, tuple[str, ...]]


class HasAmounts(Protocol):
    """The graph of validation/graph.py, of which `amount` are the numbers of constant nodes."""

    @property
    def amount(self) -> dict[int, int]: ...


class Row(Protocol):
    """What every instruction set's rows say; `roles` of the operands hold "r", "w" or both."""

    @property
    def mnemonic(self) -> str: ...
    @property
    def roles(self) -> tuple[str, ...]: ...
    @property
    def meaning(self) -> tuple[str, ...]: ...
    @property
    def writes(self) -> str: ...
    @property
    def implicit_reads(self) -> tuple[str, ...]: ...
    @property
    def implicit_writes(self) -> tuple[str, ...]: ...
    @property
    def secret_safe(self) -> bool: ...


RowOf = TypeVar("RowOf", bound=Row, covariant=True)


@dataclass(frozen=True)
class Word:
    """`nodes(graph, *nodes)` and `numbers(bits, *integers)` give the results in order; a constant
    operand is a constant node.
    """

    nodes: Callable[..., tuple[int, ...]]
    numbers: Callable[..., tuple[int, ...]]


@dataclass(frozen=True)
class InstructionTable(Generic[RowOf]):
    """`rows` by mnemonic; `flags` are names that meanings may read and write; `words` are those
    that this instruction set adds, `numbers_of` turns an immediate of a vector instruction into its
    operation's constants, ValueError for one that means nothing. `frame` is the register that
    slots are addressed by, `constants` the one of constants behind the code.
    """

    rows: dict[str, RowOf]
    flags: tuple[str, ...] = ()
    words: dict[str, Word] | None = None
    numbers_of: Callable[[str, int], Sequence[int]] = lambda mnemonic, number: ()
    frame: str = ""
    constants: str = ""

    def __getitem__(self, mnemonic: str) -> RowOf:
        return self.rows[mnemonic]

    def __contains__(self, mnemonic: str) -> bool:
        return mnemonic in self.rows

    def __iter__(self) -> Iterator[str]:
        return iter(self.rows)

    def __or__(self, rows: dict[str, RowOf]) -> "InstructionTable[RowOf]":
        return replace(self, rows=self.rows | rows)

    def get(self, mnemonic: str) -> RowOf | None:
        return self.rows.get(mnemonic)

    def values(self) -> ValuesView[RowOf]:
        return self.rows.values()

    def word(self, name: str) -> Word | None:
        """The word of that name; None for an operation of limb/ir.py."""
        return (self.words or {}).get(name) or COMMON.get(name)

    @cached_property
    def effects(self) -> "dict[str, Effect]":
        """What the rows say, by mnemonic."""
        return {
            mnemonic: Effect(equations(row), self._lost_flags(row))
            for mnemonic, row in self.rows.items()
        }

    def _lost_flags(self, row: Row) -> tuple[str, ...]:
        said = {target for targets, *_ in equations(row) for target in targets}
        return tuple(
            flag
            for flag in self.flags
            if flag + "?" in row.writes or (flag == "Z" and row.writes and flag not in said)
        )


@dataclass(frozen=True)
class Effect:
    """The `equations` of an instruction as (results, word, arguments), and the flags whose value it
    leaves unknown: those marked "?", and Z where it writes flags and does not say Z's."""

    equations: tuple[Equation, ...]
    lost_flags: tuple[str, ...]


Table = InstructionTable[Row]


def equations(row: Row) -> tuple[Equation, ...]:
    """The meaning of a row as (results, word, arguments)."""
    found = []
    for meaning in row.meaning:
        left, right = meaning.split(" = ")
        word, *arguments = right.split()
        found.append((tuple(left.split()), word, tuple(arguments)))
    return tuple(found)


def amount_of(graph: HasAmounts, node: int) -> int:
    """The number that a constant operand is; CheckFailure if it is none."""
    if node not in graph.amount:
        raise Defect("an operand that must be a number is none.")
    return graph.amount[node]


def _shift(name: str) -> Word:
    """A limb operation whose last argument is a constant amount."""
    return Word(
        lambda graph, *nodes: (
            graph.make(name, (*nodes[:-1], graph.shifted(amount_of(graph, nodes[-1])))),
        ),
        by_limbs(name),
    )


def by_limbs(name: str) -> Callable[..., tuple[int, ...]]:
    """The integers of an operation of limb/ir.py."""
    return lambda bits, *values: evaluate(LimbOp(name, (), ()), list(values), bits)[:2]


COMMON = {
    "copy": Word(lambda graph, x: (x,), lambda bits, x: (x,)),
    "shl": Word(
        lambda graph, x, k: (graph.times(x, 1 << amount_of(graph, k)),),
        lambda bits, x, k: (x << k & (1 << bits) - 1,),
    ),
    "countdown": Word(
        lambda graph, x: (graph.make("countdown", (x,)), graph.make("countdown", (x,), 1)),
        lambda bits, x: (x - 1 & (1 << bits) - 1, int(x == 1)),
    ),
    **{name: _shift(name) for name in ("shr", "sar", "shld", "shrd")},
}
