"""The option of commands that take what was made and proven before from the user's cache, and what they say of it."""

from dataclasses import replace

import click

from ecgen.kept import TALLY, Tally, without_kept


def cache_option(command):
    """--no-cache."""
    return click.option("--no-cache", is_flag=True, expose_value=False, callback=lambda context, option, value: context.with_resource(without_kept("all" if value else "")),
                        help="Make and prove everything anew: take nothing from earlier runs, and keep nothing.")(command)  # fmt: skip


def counted() -> Tally:
    """The tally as it stands."""
    return replace(TALLY)


def taken(before: Tally) -> str:
    """A sentence on what was taken from the cache since then, "" if that is nothing."""
    count, made = TALLY.taken - before.taken, TALLY.made - before.made
    if not count:
        return ""
    if not made and count == 1:
        return "An equal library was built before: its files were taken from the cache (--no-cache makes them anew)."
    return f"{count} of {count + made} results (proofs, routines, walks) were taken from the cache of earlier runs (--no-cache makes them anew)."
