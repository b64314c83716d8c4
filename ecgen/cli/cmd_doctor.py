"""ecgen doctor: what this machine lacks of what ecgen uses, what each is for, and how to get it."""

import json

import click

from ecgen import __version__


@click.command("doctor")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.pass_context
def command(context, as_json):
    """Look for the programs and packages that ecgen uses, and for a description of this processor.

    Exit status 0 if nothing that build, check and bench need here is missing, 1 if something is.
    """
    from ecgen.run.check.doctor import OF_DEVELOPERS, examine, machine

    found = examine()
    lacking = [each for each in found if each.needed and not each.found]
    if as_json:
        click.echo(
            json.dumps(
                {
                    "version": __version__,
                    "machine": machine(),
                    "ok": not lacking,
                    "findings": [each.as_json() for each in found],
                },
                indent=1,
            )
        )
        context.exit(int(bool(lacking)))
    click.echo(f"ecgen {__version__}, {machine()}")
    hidden = [each for each in found if not each.found and each.for_.startswith(OF_DEVELOPERS)]
    found = [each for each in found if each not in hidden]
    for each in found:
        word, color = (
            ("found", "green")
            if each.found
            else ("missing", "red")
            if each.needed
            else ("without", "yellow")
        )
        click.echo(
            f"  {click.style(f'{word:<8}', fg=color)} {each.name}:"
            f" {each.found or f'for {each.for_}. {each.get}'}"
        )
        if each.found and each.get:
            click.echo(f"           {each.get}")
    rest = sum(not each.found and not each.needed for each in found)
    click.echo(
        f"{len(lacking)} needed thing{'s are' if len(lacking) != 1 else ' is'} missing"
        if lacking
        else (
            f"Nothing that build, check and bench need is missing; without {rest} other"
            f" thing{'s' * (rest != 1)}."
        )
    )
    if hidden:
        click.echo(f"{len(hidden)} more are for work on ecgen itself: --json names them.")
    context.exit(int(bool(lacking)))
