"""The tests on every Python from the oldest that pyproject.toml asks for: `nox` runs the essential
ones, `nox -- PYTEST-ARGUMENTS` others; a Python that is not installed is skipped, which nox says.
"""

import nox

PYTHONS = ["3.11", "3.12", "3.13", "3.14"]
nox.options.reuse_existing_virtualenvs = True


@nox.session(python=PYTHONS)
def tests(session: nox.Session) -> None:
    session.install("-e", ".[test]")
    session.run("python", "-m", "pytest", *(session.posargs or ["-m", "essential"]))
