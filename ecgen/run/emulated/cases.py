"""Known calls of routines as the C of a program that needs no system but for its text."""

from functools import cache

import jinja2

from ecgen.resources import data_folder
from ecgen.run.emulated.case import Case
from ecgen.run.verdict import Verdict, verdict_of


@cache
def _environment() -> jinja2.Environment:
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(str(data_folder("harness"))),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.filters["bytes"] = lambda data: ", ".join(f"{byte:#04x}" for byte in data)
    return environment


def judged(check: str, printed: str, status: int, cases: tuple[Case, ...], where: str) -> Verdict:
    """What the program of render_answers printed, and its exit status; `where` it ran."""
    lines = printed.splitlines()
    failures = [line for line in lines if not line.startswith("ok ")]
    failures += (
        [f"{sum(line.startswith('ok ') for line in lines)} of {len(cases)} cases were reported"]
        if len(lines) != len(cases)
        else []
    )
    failures += [f"exit status {status}"] if status else []
    return verdict_of(check, failures, f"{len(cases)} known answers {where}", len(lines), 1)


def render(template: str, **names) -> str:
    return _environment().get_template(template).render(**names)


def render_answers(cases: tuple[Case, ...]) -> str:
    """A C main that runs the cases, prints `ok NAME` or `FAILED NAME` for each, and ends with 0 if
    all agree.
    """
    return render("answers.c.j2", cases=cases)
