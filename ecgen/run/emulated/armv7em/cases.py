"""Known calls of routines as the C of a bare-metal program."""

from functools import cache

import jinja2

from ecgen.resources import data_folder
from ecgen.run.emulated.case import Case


@cache
def _environment() -> jinja2.Environment:
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(str(data_folder("harness") / "m4")),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.filters["bytes"] = lambda data: ", ".join(f"{byte:#04x}" for byte in data)
    return environment


def render(template: str, **names) -> str:
    return _environment().get_template(template).render(**names)


def render_answers(cases: tuple[Case, ...]) -> str:
    """A C main that runs the cases, prints `ok NAME` or `FAILED NAME` for each, and ends with 0 if
    all agree.
    """
    return render("answers.c.j2", cases=cases)
