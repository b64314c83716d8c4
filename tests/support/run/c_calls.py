"""The calls that `ecgen check` makes of functions in C, as cases that can be made again, and what a
library was called with.
"""

import ctypes
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from unittest import mock

from ecgen.run.check import refusals
from ecgen.run.check.checks import known_answers
from ecgen.run.check.packaged import packaged_answers
from ecgen.run.differential import routines
from ecgen.run.emitted import Emitted, Loaded
from ecgen.run.functions import public_functions
from ecgen.run.functions.known_answers import Answers, check_answers
from ecgen.run.oracle import list_sums
from ecgen.run.oracle.known_logarithms import known_points
from ecgen.run.verdict import FAILED

SELECTS = routines.FIELD_TESTS // routines.SELECT_SHARE  # tests of the scan of a table


@dataclass
class Case:
    """One call of a check, of the library that `refuses` its CPU or of the plain one; `wrong` tells
    what is wrong with it. `exact`: another result is wrong.
    """

    step: str
    wrong: Callable
    refuses: bool = False
    exact: bool = False
    recorded: bool = True
    kills: int = 0


@dataclass
class Recorder:
    """A library whose calls are noted: (name, whether it returns, what, arguments as (block or -1,
    number), blocks before and after).
    """

    loaded: Loaded
    made: list = field(default_factory=list)

    def __getattr__(self, name: str):
        return getattr(self.loaded, name)

    def entry(self, *given):
        return Loaded.entry(self, *given)

    def function(self, name: str, result):
        of = self.loaded.function(name, result)

        def called(*values):
            blocks, arguments = {}, []
            for value in values:
                if isinstance(value, ctypes.Array):
                    block = getattr(value, "block", value)
                    blocks.setdefault(ctypes.addressof(block), block)
                    arguments.append(
                        (
                            list(blocks).index(ctypes.addressof(block)),
                            ctypes.addressof(value) - ctypes.addressof(block),
                        )
                    )
                else:
                    arguments.append((-1, getattr(value, "value", value)))
            before = [bytes(block) for block in blocks.values()]
            found = of(*values)
            self.made.append(
                (
                    name,
                    result is not None,
                    found or 0,
                    arguments,
                    before,
                    [bytes(block) for block in blocks.values()],
                )
            )
            return found

        return called


def cases(emitted: Emitted) -> list[Case]:
    """Those of the steps that call functions in C."""
    made: list[Case] = []
    made += _public(emitted)
    made += _known_answers(emitted)
    if list_sums.NAME in (f.name for f in emitted.functions):
        _keep_sums(emitted)
        lengths = sorted(set(list_sums.usual(emitted, list_sums.changes_at(emitted))))
        made += [
            Case(
                "lists of points",
                lambda loaded, length=length: _failed(list_sums.check_lists(loaded, (length,))),
                recorded=False,
            )
            for length in lengths
        ]
    if select := emitted.routine("select"):
        made.append(
            Case(
                "field routines: select",
                lambda loaded: " ".join(routines.table_failures(loaded, select, SELECTS)),
                recorded=False,
            )
        )
    for function in refusals.refusing(emitted):
        for inputs in islice(public_functions.inputs_of(emitted, function), refusals.CALLS):
            made.append(
                Case(
                    f"refusals: {function.name}",
                    lambda loaded, f=function, i=inputs: refusals._failure(loaded, f, i),
                    True,
                    _is_exact(function),
                )
            )
    return made


def _is_exact(function) -> bool:
    return not any(a.kind in public_functions.NORMAL for a in function.outputs)


def _public(emitted: Emitted) -> Iterator[Case]:
    """The calls of the check of public functions, which is run without any library."""
    noted = []

    def note(loaded, memory, over) -> str:
        noted.append((memory, over))
        return ""

    with mock.patch.object(public_functions, "failure_in", note):
        public_functions.check_functions(_Unloaded(emitted))
    for memory, over in noted:
        given = (memory.function, tuple(memory.given.values()), over)
        step = f"public functions: {memory.function.name}"
        yield Case(
            step,
            lambda loaded, given=given: public_functions.failure(loaded, *given),
            exact=_is_exact(memory.function),
        )


@dataclass(frozen=True)
class _Unloaded:
    emitted: Emitted

    def function(self, name: str, result) -> Callable:
        return lambda *given: 0


def _known_answers(emitted: Emitted) -> Iterator[Case]:
    known, source = known_answers(emitted, packaged_answers(emitted))
    for answer in known.rows:
        yield Case(
            "known answers",
            lambda loaded, answer=answer: _failed(
                check_answers(loaded, Answers((answer,)), source)
            ),
            exact=True,
        )


def _keep_sums(emitted: Emitted) -> None:
    """Sums over lists that are right are found once."""
    known, kept = known_points(emitted.curve), {}
    combine = known.combine

    def combined(pairs: list):
        key = tuple(pairs)
        if key not in kept:
            kept[key] = combine(pairs)
        return kept[key]

    known.combine = combined


def _failed(verdict) -> str:
    return verdict.detail if verdict.status == FAILED else ""


def nothing(emitted, name: str) -> Callable:
    """A reference for calls whose results are not looked at."""
    return lambda *given: ()


def once(of: Callable) -> Callable:
    """The reference whose outcomes, of one library, are found once."""
    kept = {}

    def reference(emitted, name):
        def outcomes(emitted, *inputs):
            if (name, inputs) not in kept:
                kept[name, inputs] = of(emitted, name)(emitted, *inputs)
            return kept[name, inputs]

        return outcomes

    return reference
