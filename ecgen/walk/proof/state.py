"""What the proof of a walk knows at one place: the combination in every register, flags, loop
variables and facts.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from ecgen.errors import EcgenError
from ecgen.walk.proof.facts import Facts
from ecgen.walk.scalars.linear import Combination, Poly, Symbol
from ecgen.walk.steps import Name

OWN, ALL = "@*", "@all"  # of a list: the point of this turn, and the sum over all
IMAGE = "~"  # before the place of the eigenvalue whose multiple of a point is meant: P~1
SO_FAR = "?"  # before a register's name: what turns of a loop over a list have added to it
Scale = tuple[str, ...]  # a product of scaling coordinates (scales.py)
Spot = tuple[str, int | None]  # a register, or the element of an array


def image_of(base: str, place: int) -> str:
    """The name of the multiple of a point by the eigenvalue at a place, 0 for the point itself."""
    return f"{base}{IMAGE}{place}" if place else base


class Unproven(EcgenError):
    """A walk whose result is not shown to be right, or an exceptional case of it that is not
    excluded.
    """

    exit_code = 1


Table = dict[Any, Combination]  # by index; of constants by block and index


class Constants(Table):
    """A table of constants, that states share: no entry has a symbol, or is written."""

    def __setitem__(self, key: object, value: object) -> None:
        raise Unproven("A table of constants is written to.")


@dataclass(frozen=True)
class Row(Mapping[int, Combination]):
    """An array whose entries at `places` are `first`, each with the indicators of magnitudes one
    larger than the one before, and the others `edges`. Never changed: it is what a table of its
    entries would be. Two that are equal have equal entries."""

    edges: Table
    first: Combination
    places: range  # by one

    def __getitem__(self, entry: int) -> Combination:
        if entry in self.places:
            return self.first.moved(entry - self.places.start)
        found: Combination = self.edges[entry]
        return found

    def __iter__(self) -> Iterator[int]:
        yield from self.edges
        yield from self.places

    def __len__(self) -> int:
        return len(self.edges) + len(self.places)


@dataclass
class State:
    """Registers and flags by name (arrays as dictionaries by index), and what is known here: digits
    and place of the loop from the highest nonzero digit that this turn belongs to; two places that
    share their scaling; the form in which each place was last written; by what points are scaled,
    where they are, and the symbols of their own scaling coordinates (scales.py)."""

    registers: dict[str, Combination | Table | Row] = field(default_factory=dict)
    flags: dict[str, Poly] = field(default_factory=dict)
    variables: dict[str, int] = field(default_factory=dict)
    facts: Facts = Facts()
    started: tuple[str, int] | None = None
    shared: frozenset[Spot] = frozenset()
    forms: dict[Spot, Name] = field(default_factory=dict)
    scales: dict[Spot, Scale] = field(default_factory=dict)
    own: dict[Spot, str] = field(default_factory=dict)
    done: frozenset[str] = frozenset()

    def copy(self) -> "State":
        registers = {
            name: dict(held) if isinstance(held, dict) and not isinstance(held, Constants) else held
            for name, held in self.registers.items()
        }
        return State(
            registers=registers,
            flags=dict(self.flags),
            variables=dict(self.variables),
            facts=self.facts,
            started=self.started,
            shared=self.shared,
            forms=dict(self.forms),
            scales=dict(self.scales),
            own=dict(self.own),
            done=self.done,
        )

    def held(self, spot: Spot) -> Combination | None:
        """What a register or an element of an array holds, None if it is not set."""
        name, index = spot
        found = self.registers.get(name)
        if isinstance(found, Row):
            return None if index is None else found.get(index)
        return found.get(index) if isinstance(found, dict) else found

    def put(self, spot: Spot, value: Combination) -> None:
        name, index = spot
        if index is None:
            self.registers[name] = value
        else:
            table = self.registers.setdefault(name, {})
            if isinstance(table, Row):
                table = self.registers[name] = dict(table)
            assert isinstance(table, dict)  # as its form says
            table[index] = value

    def forget(self, name: str) -> None:
        """Nothing is known of an array's entries but what they hold: each is in the form of its
        storage.
        """
        if any(held == name for held, _ in self.shared):
            self.shared = frozenset()
        for known in (self.forms, self.own, self.scales):
            for spot in [spot for spot in known if spot[0] == name]:
                known.pop(spot)

    def values(self) -> Iterator[Combination]:
        """What the registers and the elements of arrays hold."""
        for held in self.registers.values():
            yield from held.values() if isinstance(held, Mapping) else (held,)

    def symbols(self) -> Iterator[Symbol]:
        """The symbols in registers and flags, as often as they stand there."""
        for poly in (
            *(poly for value in self.values() for _, poly in value.terms),
            *self.flags.values(),
        ):
            yield from poly.symbols

    def mapped(self, change: Callable[[Poly], Poly], in_rows: bool = False) -> "State":
        """A copy with every coefficient in the registers, and every flag, changed. `in_rows`: what
        it changes indicators to does not depend on their magnitudes.
        """
        found = self.copy()
        for name, held in self.registers.items():
            if isinstance(held, Row) and in_rows:
                edges = {k: v.mapped(change) for k, v in held.edges.items()}
                found.registers[name] = Row(edges, held.first.mapped(change), held.places)
            elif not isinstance(held, Constants):
                found.registers[name] = (
                    {k: v.mapped(change) for k, v in held.items()}
                    if isinstance(held, Mapping)
                    else held.mapped(change)
                )
        found.flags = {name: change(poly) for name, poly in self.flags.items()}
        return found
