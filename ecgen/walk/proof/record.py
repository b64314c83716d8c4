"""The record of a walk's proof: which facts about the recodings, which steps are complete, which
exceptions are excluded and why.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from typing import Any

from ecgen.walk.ir import Statement, Walk
from ecgen.walk.steps import Name, Order, Step
from ecgen.walk.text import statement_text


@dataclass(frozen=True)
class Complete:
    """A step that needs no argument at its statement."""

    statement: str
    step: str
    why: str


@dataclass(frozen=True)
class Excluded:
    """A relation of a step's inputs that never holds at a statement: `times` the statement is met,
    `tightest` the reason there with the least room, as it was at `where`."""

    statement: str
    step: str
    relation: str
    times: int
    tightest: str
    where: str = ""


@dataclass(frozen=True)
class Proof:
    """What was shown, for every scalar in the range and every point of the stated order."""

    walk: str
    result: str
    claims: tuple[str, ...]
    complete: tuple[Complete, ...]
    excluded: tuple[Excluded, ...]

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    def lines(self) -> tuple[str, ...]:
        """The record for readers."""
        found = [f"result: {self.result}", *(f"recoding: {c}" for c in self.claims)]
        found += [f"complete: {c.step} in `{c.statement}`: {c.why}" for c in self.complete]
        found += [
            f"never {e.relation} in `{e.statement}` ({e.times} times): the multiple is"
            f" {e.tightest}{f' ({e.where})' if e.where else ''}"
            for e in self.excluded
        ]
        return tuple(found)


Kept = tuple[dict[str, None], dict[Any, Complete], dict[Any, Any], set[tuple[int, Name]]]


class Notes:
    """A proof's record while it is made."""

    def __init__(self) -> None:
        self._claims: dict[str, None] = {}
        self._complete: dict[tuple[str, str], Complete] = {}
        # of a statement and a relation: the step, how often, the reason and where it is tightest
        self._excluded: dict[
            tuple[str, str], tuple[str, int, str, tuple[tuple[str, int], ...]]
        ] = {}
        self._result = ""
        self._seen: set[tuple[int, Name]] = set()  # statements, by identity, and their steps
        self._texts: dict[int, str] = {}  # of statements, by identity
        self._each = 1  # how many turns one stands for

    def claim(self, text: str) -> None:
        self._claims[text] = None

    def complete(self, statement: Statement, step: Step, why: str) -> None:
        if (id(statement), step.name) in self._seen:
            return
        self._seen.add((id(statement), step.name))
        text = statement_text(statement)
        name = str(step.name)
        self._complete[text, name] = Complete(text, name, why)

    def excluded(
        self,
        statement: Statement,
        step: Step,
        relation: str,
        variables: Mapping[str, int],
        reason: str,
    ) -> None:
        if id(statement) not in self._texts:
            self._texts[id(statement)] = statement_text(statement)
        text = self._texts[id(statement)]
        before = self._excluded.get((text, relation))
        self._excluded[text, relation] = (
            str(step.name),
            (before[1] if before else 0) + self._each,
            reason,
            tuple(variables.items()),
        )

    @contextmanager
    def counting(self, times: int) -> Iterator[None]:
        """Inside, what is excluded counts so many times."""
        self._each = times
        try:
            yield
        finally:
            self._each = 1

    def kept(self) -> Kept:
        """What was noted, for `restore`."""
        return dict(self._claims), dict(self._complete), dict(self._excluded), set(self._seen)

    def restore(self, kept: Kept) -> None:
        self._claims, self._complete, self._excluded, self._seen = kept

    def result(self, text: str, exact: bool) -> None:
        self._result = text + ("" if exact else ", modulo r")

    def proof(self, walk: Walk, order: Order) -> Proof:
        excluded = (
            Excluded(text, step, relation, times, reason, ", ".join(f"{k} = {v}" for k, v in where))
            for (text, relation), (step, times, reason, where) in self._excluded.items()
        )
        return Proof(
            walk.name,
            self._result,
            tuple(self._claims),
            tuple(self._complete.values()),
            tuple(excluded),
        )
