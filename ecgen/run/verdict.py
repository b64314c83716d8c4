"""The outcome of one check, under its own name: never more is claimed than what ran."""

from collections import Counter
from dataclasses import dataclass
from textwrap import shorten

PASSED, FAILED, SKIPPED = "passed", "failed", "skipped"
SHOWN = 100  # characters of a failure in the last line
# hidden routines, public functions, functions of secrets that every library has
LEAST_ROUTINES, LEAST_SYMBOLS, LEAST_FUNCTIONS = (8, 8, 5)


@dataclass(frozen=True)
class Verdict:
    """`check` names what was tested and how, `detail` the figure or the first failure; `warning` is
    a doubt about the check's own inputs."""

    check: str
    status: str
    detail: str
    warning: str = ""


def verdict_of(check: str, failures: list[str], figure: str, done: int, least: int) -> Verdict:
    """Passed with its figure, or failed: with the first failure and how many there were, or because
    no more than `done` things were looked at where every right library has `least`; skipped where
    it need have none: a check of nothing passes nothing."""
    if failures:
        return Verdict(
            check,
            FAILED,
            failures[0] + (f" (and {len(failures) - 1} more)" if len(failures) > 1 else ""),
        )
    if not done and not least:
        return Verdict(check, SKIPPED, "the library has nothing of that kind")
    if done < least:
        return Verdict(
            check,
            FAILED,
            f"{figure}: {done} looked at, and every library has at least {least}; is the manifest"
            " whole?",
        )
    return Verdict(check, PASSED, figure)


def exit_code(verdicts: list[Verdict]) -> int:
    return 1 if any(verdict.status == FAILED for verdict in verdicts) else 0


def summary(verdicts: list[Verdict]) -> str:
    """One line over all of them: how many failed, by name, with what the first found, or how many
    passed.
    """
    failed = [verdict for verdict in verdicts if verdict.status == FAILED]
    if failed:
        names = "; ".join(verdict.check for verdict in failed)
        first = shorten(failed[0].detail, SHOWN, placeholder=" ...")
        return f"{len(failed)} of {len(verdicts)} failed: {names}. The first found: {first}"
    counts = Counter(verdict.status for verdict in verdicts)
    skipped = f"{counts[SKIPPED]} skipped, " if counts[SKIPPED] else ""
    return f"{counts[PASSED]} passed, {skipped}none failed"


def unlisted(names, routines) -> list[str]:
    """Those of the `names` of hidden routines, as the library's shim has them, that the manifest
    does not list."""
    listed = {routine.symbol for routine in routines}
    return [
        f"the library has {name}, which the manifest does not list"
        for name in names
        if name not in listed
    ]
