"""The walks in a manifest, proven again: part of `ecgen check DIR --prove`.

A walk is parsed from the manifest's lines, and proven for all scalars from the curve's formulas, as
in a build. The record of that proof has to be that of the manifest; scalars, points and strategy
those that the comment above the C says, constants those of the C, where it is in the folder. That
the C is the walk is what `ecgen check` compares (readback/walk.py).
"""

from collections.abc import Callable, Iterator

from ecgen.curve.model import Curve
from ecgen.errors import DAMAGE, CheckFailure, EcgenError
from ecgen.library.pipeline.stated_walks import planned_walk, stated_membership
from ecgen.library.walks.plan import IN_SUBGROUP, comment, is_telling, steps_of
from ecgen.run.emitted import Emitted
from ecgen.run.manifest import read_manifest
from ecgen.run.readback.base_tables import curve_of_walk, has_tables, unmade_table
from ecgen.run.readback.conditionals import conditional_differences
from ecgen.run.verdict import FAILED, PASSED, SKIPPED, Verdict
from ecgen.walk.of_groups import GroupSteps
from ecgen.walk.plan import Planned
from ecgen.walk.proof.prove import prove
from ecgen.walk.scalars.subgroup import why_unsound
from ecgen.walk.steps import Order


def walk_verdicts(
    emitted: Emitted, only: str = "", progress: Callable[[str], None] = lambda name: None
) -> Iterator[Verdict]:
    """One verdict for each walk of the manifest whose name, `walk NAME`, contains `only`."""
    data, source = read_manifest(emitted.folder), emitted.folder / f"src/{emitted.prefix}.c"
    code, known = source.read_text(encoding="utf-8") if source.exists() else None, {}
    unread = conditional_differences(emitted) if code is not None else []
    for name, row in data.get("walks", {}).items():
        check = f"walk {name}"
        if only not in check:
            continue
        progress(check)
        try:
            curve = curve_of_walk(emitted, name)
            if curve.form not in known:
                known[curve.form] = steps_of(curve)
            planned = _proven(name, row, known[curve.form], Order(curve.r, curve.cofactor))
            proof, rows = planned.proof, data["walks"]
            if unmade := unmade_table(planned.walk, rows, known[curve.form]):
                raise CheckFailure(unmade)
            if code is not None:
                if unread:
                    raise CheckFailure(unread[0])
                _require_in_code(planned, known[curve.form], curve, emitted, code)
            detail = (
                f"proven for all scalars: {len(proof.complete)} statements are complete,"
                f" {len(proof.excluded)} relations of inputs excluded"
            )
            yield Verdict(check, PASSED, detail)
        except EcgenError as error:
            yield Verdict(check, FAILED, f"NOT proven: {error.what}")
        except DAMAGE as error:
            yield Verdict(
                check,
                FAILED,
                f"NOT proven: its row of the manifest cannot be read ({type(error).__name__}:"
                f" {error})",
            )
    yield from _of_subgroup(emitted, data, only)
    if code is None and any(only in f"walk {name}" for name in data.get("walks", {})):
        yield Verdict(
            "constants",
            SKIPPED,
            f"NOT compared with those of the C, nor what its comments say of the walks: {source} is"
            " missing",
        )


def _of_subgroup(emitted: Emitted, data: dict, only: str) -> Iterator[Verdict]:
    """Whether the test for the subgroup that the manifest states is passed by its points alone."""
    check, curve = "walk test for the subgroup", emitted.curve
    if not curve.checks_subgroup or only not in check:
        return
    test, walk = stated_membership(data), data.get("walks", {}).get(IN_SUBGROUP)
    if test is None or walk is None:
        if walk or test:
            yield Verdict(check, FAILED, "NOT proven: the manifest lacks a part of it")
        return
    steps, own = steps_of(curve), planned_walk(IN_SUBGROUP, walk).walk
    why = why_unsound(test, curve.r, curve.cofactor, steps.endomorphism)
    if not why and own.meaning != ((str(test.base**test.times), "P"),):
        why = "the walk multiplies by another number"
    if not why and not is_telling(steps, own):
        why = "the walk does not say where it failed"
    yield Verdict(
        check,
        FAILED if why else PASSED,
        f"NOT proven: {why}" if why else "no point of another order passes it, by a resultant",
    )


def _proven(name: str, row: dict, steps: GroupSteps, order: Order) -> Planned:
    """The walk with its proof, made anew. EcgenError if there is none, or another one is
    recorded.
    """
    planned = planned_walk(name, row)
    if planned.walk.name != name or planned.proof != prove(planned.walk, steps, order):
        raise CheckFailure(f"the record of the proof of {name} is not that of its walk.")
    return planned


def _require_in_code(
    planned: Planned, steps: GroupSteps, curve: Curve, emitted: Emitted, code: str
) -> None:
    """The C says above the walk what it is for, and has its table of constants, computed anew from
    the base point.
    """
    walk, said = planned.walk, comment(planned, curve.r)
    if said not in code:
        raise CheckFailure(
            f"no comment of the C says what the manifest has of {walk.name}:"
            f" {said.partition(chr(10))[0]}"
        )
    if not has_tables(walk, steps, curve, emitted, code):
        raise CheckFailure(f"the C has another table of constants than {walk.name} takes.")
