"""The option of commands that take what was made and proven before from the user's cache, and what
they say of it.

With --no-cache, or ECGEN_PROOFS=off, no formula's verdict is taken from ecgen's own records either,
and how many were proven is said.
"""

from dataclasses import replace

import click

from ecgen.kept import TALLY, Tally, is_anew, without_kept


def cache_option(command):
    """--no-cache."""
    return click.option(
        "--no-cache",
        is_flag=True,
        expose_value=False,
        callback=lambda context, option, value: context.with_resource(
            without_kept("all" if value else "")
        ),
        help=(
            "Make and prove everything anew, formulas too: take nothing from earlier runs or"
            " ecgen's records of proofs, and keep nothing."
        ),
    )(command)


def counted() -> Tally:
    """The tally as it stands."""
    return replace(TALLY)


def proven_anew(used: tuple[str, ...] | None = None) -> str:
    """How many of the formulas that a library has `used` this process has proven, of all formulas
    without it; "" where that was not asked for, or there are none.
    """
    if not is_anew() or used == ():
        return ""
    proven = TALLY.proven
    count = len(proven) if used is None else f"{len(proven.intersection(used))} of {len(used)} used"
    return f"Formulas proven anew: {count}."


def taken(before: Tally) -> str:
    """A sentence on what was taken from the cache since then, "" if that is nothing."""
    count, made = TALLY.taken - before.taken, TALLY.made - before.made
    if not count:
        return ""
    if not made and count == 1:
        return (
            "An equal library was built before: its files were taken from the cache (--no-cache"
            " makes them anew)."
        )
    return (
        f"{count} of {count + made} results (proofs, routines, walks) were taken from the cache of"
        " earlier runs (--no-cache makes them anew)."
    )
