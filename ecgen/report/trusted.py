"""What ran while the proofs of a library were made again -> the table of trusted code in SOUNDNESS.md; `python -m ecgen.report.trusted` writes it.

Figures are rounded to hundreds of lines, and a test compares them within TOLERANCE, so that not every change has to write them anew.
"""

import re
import sys
from pathlib import Path

from ecgen.run.proof import prove_library
from ecgen.run.roles import ROLES
from ecgen.run.trusted import Ran, modules_of, packages_of, summary, watched

BEGIN, END = "<!-- trusted: python -m ecgen.report.trusted -->", "<!-- /trusted -->"
LIBRARY = "generated/ted256189"
TOLERANCE = 0.1


def ran_for(folder: Path) -> Ran:
    """What runs for `ecgen check FOLDER --prove`."""
    ran = Ran()
    with watched(ran):
        prove_library(folder, anew=True)
    return ran


def table(ran: Ran, name: str = LIBRARY) -> str:
    """The lines between the marks."""
    found = summary(modules_of(ran))
    rows = [f"| {role} | {meaning} | {rounded(found[role]['entered']):,} | {found[role]['modules']} |" for role, meaning in ROLES.items()]
    packages = ", ".join(name.partition(" ")[0] for name in packages_of(ran))
    return "\n".join([BEGIN, f"| role, in the proofs of `{name}` | what it does | lines entered | modules |", "|---|---|---|---|", *rows, "", f"Packages of others: {packages}.", END])


def rounded(lines: int) -> int:
    return max(100, round(lines, -2))


def figures(text: str) -> dict[str, int]:
    """The lines by role that a text with the table has."""
    part = text[text.index(BEGIN) : text.index(END)]
    return {role: int(number.replace(",", "")) for role, number in re.findall(r"^\| (\w+) \| [^|]+ \| ([\d,]+) \|", part, re.MULTILINE)}


def written(text: str, ran: Ran) -> str:
    """The text with the table in place of the one that it has."""
    return text[: text.index(BEGIN)] + table(ran) + text[text.index(END) + len(END) :]


if __name__ == "__main__":
    root = Path(__file__).resolve().parents[2]
    page = root / "SOUNDNESS.md"
    page.write_text(written(page.read_text(encoding="utf-8"), ran_for(root / (sys.argv[1] if len(sys.argv) > 1 else LIBRARY))), encoding="utf-8")
