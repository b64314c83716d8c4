"""Verdict: everything the proof found out about one formula, as plain data."""

from dataclasses import asdict, dataclass
from typing import Any

PROVEN, REFUSED, UNSUPPORTED = "proven", "refused", "unsupported"


@dataclass(frozen=True)
class Condition:
    """`polynomial = 0` describes inputs for which the result may be wrong; `meaning` says which
    points these are.
    """

    polynomial: str
    meaning: str = ""

    def __str__(self) -> str:
        return f"{self.polynomial} = 0" + (f"  ({self.meaning})" if self.meaning else "")


@dataclass(frozen=True)
class Case:
    """A special relation between the inputs: `outcome` is `right`, `wrong` or `impossible` (such
    inputs cannot be written down under the formula's assumptions)."""

    label: str
    outcome: str
    detail: str = ""


@dataclass(frozen=True)
class Claim:
    """`unified` or `complete`: `status` is proven, refused, unsupported or `not claimed`."""

    name: str
    status: str
    detail: str = ""


@dataclass(frozen=True)
class Overwrite:
    """Whether storing `output` over `input` is safe when the statements run in the written
    order.
    """

    output: str
    input: str
    safe: bool


@dataclass(frozen=True)
class Suggestion:
    """A single change at `line` that would make a refused formula right: a likely misprint."""

    line: int
    old: str
    new: str

    def __str__(self) -> str:
        return f"line {self.line}: `{self.old}` should perhaps be `{self.new}`"


@dataclass(frozen=True)
class Verdict:
    """`reason` says why a formula is not proven, `residual` the polynomial that should have been
    zero.

    `unreadable`: the file is no formula at all (syntax, model), so nothing was there to be proven.
    """

    name: str
    path: str
    status: str
    reason: str = ""
    residual: str = ""
    counts: tuple[tuple[str, int], ...] = ()
    cost: str = ""
    assumptions: tuple[str, ...] = ()
    conditions: tuple[Condition, ...] = ()
    cases: tuple[Case, ...] = ()
    claims: tuple[Claim, ...] = ()
    overwrites: tuple[Overwrite, ...] = ()
    warnings: tuple[str, ...] = ()
    suggestions: tuple[Suggestion, ...] = ()
    unreadable: bool = False

    @property
    def located_reason(self) -> str:
        """`reason` behind the file and the line that a likely misprint points at."""
        if not self.reason or self.reason.startswith(self.path):
            return self.reason
        return (
            f"{self.path}:{self.suggestions[0].line}: {self.reason}"
            if self.suggestions
            else f"{self.path}: {self.reason}"
        )

    def as_json(self) -> dict[str, Any]:
        """Plain dictionaries and lists, keys in a fixed order."""
        data = asdict(self)
        data["counts"] = dict(self.counts)
        data["conditions"] = [str(c) for c in self.conditions]
        data["suggestions"] = [str(s) for s in self.suggestions]
        data["claims"] = {
            c["name"]: {"status": c["status"], "detail": c["detail"]} for c in data["claims"]
        }
        data["overwrites"] = {f"{o.output} over {o.input}": o.safe for o in self.overwrites}
        return data
