"""The page that a library brings along, report.html."""

import re
from collections import Counter

from ecgen.library.cycles import Cost
from ecgen.library.facts.spec import LibrarySpec, SourceUnit
from ecgen.library.files.template import render
from ecgen.library.walks.vectors import said_in_second, said_in_vectors
from ecgen.walk.plan import Planned


def render_report(
    spec: LibrarySpec,
    code: str,
    units: tuple[SourceUnit, ...],
    walks: tuple[Planned, ...],
    costs: list[Cost],
    cleared: dict[str, int],
) -> str:
    """What the library is, what it costs by the model, how each part of it is assured. `cleared`:
    bytes of stack that functions of secrets clear.
    """
    return render(
        spec.part.REPORT,
        spec,
        "html",
        walks=walks,
        printed={planned.walk.name for planned in walks},
        costs=costs,
        longest=max((total for _, total, _ in costs), default=0.0),
        cleared=cleared,
        assured=_assured(spec),
        places=_places(spec, units),
        lanes=said_in_vectors(spec, code),
        second_lanes=said_in_second(spec, code),
    )


def _assured(spec: LibrarySpec) -> list[tuple[int, str]]:
    """How many of the claims are proven, tested and argued: each status begins with that word."""
    words = Counter(re.split(r"\W", status, maxsplit=1)[0] for _, status in spec.claims)
    return [(number, word) for word, number in words.most_common()]


def _places(spec: LibrarySpec, units: tuple[SourceUnit, ...]) -> dict[str, tuple[str, int]]:
    """Name of a hidden routine -> the source that holds it, and the line where it begins."""
    names = {f"{spec.prefix}_{routine.symbol}": routine.symbol for routine in spec.called}
    # of assembly or of C
    head = re.compile(rf"(?:\w+_BEGIN\(\w+\(|\w[\w ]* )?({'|'.join(names)})(?:\)|:|\([^;]*$)")
    return {
        names[found[1]]: (unit.path, number)
        for unit in units
        for number, line in enumerate(unit.text.splitlines(), 1)
        if (found := head.match(line))
    }
