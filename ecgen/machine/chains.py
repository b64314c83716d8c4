"""Carry chains: which flag register each flag value of a LimbProgram lives in, and what order that
forces.

A flag value lives from the operation that makes it to the last one that reads it. Two machine
flags, C and O, can carry independent additions at the same time (ADCX/ADOX); everything else that
touches flags destroys both. `colour` assigns C or O to every flag for the given order of
operations; `flag_edges` gives the precedences that keep the assignment valid under reordering.
"""

import itertools
from collections.abc import Callable

from ecgen.errors import ScheduleError
from ecgen.limb.ir import ARGUMENTS, LimbOp, LimbProgram


def made_flag(op: LimbOp) -> str:
    """The flag value that `op` makes, or "" if none is kept."""
    if op.name in ("iszero", "flag", "bit"):
        return op.outs[0]
    return op.outs[1] if op.name in ("add", "adc", "sub", "sbb") else ""


HALF = "half"
_FLAGS, _WORDS = (
    {
        name: tuple(i for i, kind in enumerate(kinds) if kind == wanted)
        for name, kinds in ARGUMENTS.items()
    }
    for wanted in "cw"
)


def read_flags(op: LimbOp) -> tuple[str, ...]:
    return tuple([op.value(i) for i in _FLAGS[op.name]])


def read_words(op: LimbOp) -> tuple[str, ...]:
    return tuple([arg for i in _WORDS[op.name] if isinstance(arg := op.args[i], str)])


def made_words(op: LimbOp) -> tuple[str, ...]:
    if op.name in ("iszero", "flag", "bit", "zero"):
        return ()
    count = 2 if op.name in ("mulwide", "maal") else 1
    return tuple(out for out in op.outs[:count] if out)


def chains(program: LimbProgram) -> tuple[tuple[int, ...], ...]:
    """Maximal runs of operations linked by flag values, each as indices in program order."""
    owner: dict[str, int] = {}
    groups: list[list[int]] = []
    for index, op in enumerate(program.ops):
        read = read_flags(op)
        made = made_flag(op)
        if read:
            group = owner[read[0]]
            for other in read[1:]:
                _merge(groups, owner, group, owner[other])
            groups[group].append(index)
        elif made:
            group = len(groups)
            groups.append([index])
        else:
            continue
        if made:
            owner[made] = group
    return tuple(tuple(sorted(g)) for g in groups if g)


def _merge(groups: list[list[int]], owner: dict[str, int], keep: int, drop: int) -> None:
    if keep != drop:
        groups[keep].extend(groups[drop])
        groups[drop].clear()
        for flag, group in owner.items():
            if group == drop:
                owner[flag] = keep


def live_end(program: LimbProgram, chain: tuple[int, ...]) -> int:
    """Index of the last operation of the chain that reads a flag, claims apart (they cost
    nothing).
    """
    real = [i for i in chain if program.ops[i].name != "zero"]
    return real[-1]


def colour(
    program: LimbProgram, destroys: Callable[[LimbOp], bool], runs: tuple[tuple[int, ...], ...]
) -> dict[int, str]:
    """Number of a chain of `runs` = chains(program) -> "C" or "O". `destroys(op)` says whether an
    operation outside a chain destroys both flags.

    Raises ScheduleError when three chains overlap, or a subtraction or destroyer meets a live flag.
    """
    member = {i: k for k, run in enumerate(runs) for i in run}
    spans = [(run[0], live_end(program, run)) for run in runs]
    colours: dict[int, str] = {}
    live: dict[str, int] = {}
    for index, op in enumerate(program.ops):
        for flag in [f for f, k in live.items() if spans[k][1] < index]:
            del live[flag]
        k = member.get(index)
        if k is None:
            if destroys(op) and any(spans[j][1] > index for j in live.values()):
                raise ScheduleError(
                    f"{program.name}: operation {index} ({op.name}) would destroy a live carry"
                )
            continue
        if spans[k][0] != index:
            continue
        only_c = any(
            program.ops[i].name not in ("add", "adc", "mask", "word", "select", "zero")
            for i in runs[k]
        )
        free = [f for f in ("C", "O") if f not in live]
        if not free or (only_c and live):
            raise ScheduleError(
                f"{program.name}: operation {index} ({op.name}) needs a third carry flag"
            )
        colours[k] = free[0]
        live[free[0]] = k
    return colours


def flag_edges(program: LimbProgram, destroys: Callable[[LimbOp], bool]) -> list[tuple[int, int]]:
    """Precedences (before, after) that keep equal-coloured chains apart and destroyers outside
    chains.
    """
    runs = chains(program)
    member = {i: k for k, run in enumerate(runs) for i in run}
    colours = colour(program, destroys, runs)
    edges: list[tuple[int, int]] = []
    last: dict[str, list[int]] = {"C": [], "O": []}
    for index, op in enumerate(program.ops):
        k = member.get(index)
        if k is not None and op.name == "zero":
            continue
        if k is None and not destroys(op):
            continue
        only_c = k is not None and any(
            program.ops[i].name in ("sub", "sbb", "iszero", "flag", "bit", "mask") for i in runs[k]
        )
        touched = "CO" if k is None or only_c else colours[k]
        if k is None or runs[k][0] == index:
            for flag in touched:
                edges.extend((before, index) for before in last[flag])
        if k is None or live_end(program, runs[k]) == index:
            for flag in touched:
                last[flag] = [index]
    for run in runs:
        real = [i for i in run if program.ops[i].name != "zero"]
        edges.extend(itertools.pairwise(real))
    return edges
