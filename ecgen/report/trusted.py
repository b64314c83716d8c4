"""What runs in the proofs of a library -> the table of trusted code in PAGE.

`python -m ecgen.report.trusted` writes it. Figures are rounded to hundreds of lines, and a test
compares them within TOLERANCE, so that not every change has to write them anew.
"""

import re
from pathlib import Path

from ecgen.run.proof.roles import ROLES
from ecgen.run.proof.routines import prove_library
from ecgen.run.proof.trusted import Ran, modules_of, packages_of, summary, watched

BEGIN = "<!-- trusted: python -m ecgen.report.trusted -->"
END = "<!-- /trusted -->"
LIBRARY = "generated/ted256189"
PAGE = "docs/soundness/trusted.md"
TOLERANCE = 0.1
ROW = re.compile(r"^\| (\w+) \| [^|]+ \| ([\d,]+) \|", re.MULTILINE)


def ran_for(folder: Path) -> Ran:
    """What runs for `ecgen check FOLDER --prove`."""
    ran = Ran()
    with watched(ran):
        prove_library(folder, anew=True)
    return ran


def table(ran: Ran) -> str:
    """The lines between the marks, with them."""
    head = f"| role, in the proofs of `{LIBRARY}` | what it does | lines entered | modules |"
    found, rows = summary(modules_of(ran)), []
    for role, meaning in ROLES.items():
        lines = max(100, round(found[role]["entered"], -2))
        rows.append(f"| {role} | {meaning} | {lines:,} | {found[role]['modules']} |")
    packages = ", ".join(name.partition(" ")[0] for name in packages_of(ran))
    others = f"Packages of others: {packages}."
    return "\n".join([BEGIN, head, "|---|---|---|---|", *rows, "", others, END])


def figures(text: str) -> dict[str, int]:
    """The lines by role that a text with the table has."""
    rows = ROW.findall(text[text.index(BEGIN) : text.index(END)])
    return {role: int(number.replace(",", "")) for role, number in rows}


def written(text: str, ran: Ran) -> str:
    """The text with the table in place of the one that it has."""
    return text[: text.index(BEGIN)] + table(ran) + text[text.index(END) + len(END) :]


if __name__ == "__main__":
    root = Path(__file__).resolve().parents[2]
    page = root / PAGE
    text = written(page.read_text(encoding="utf-8"), ran_for(root / LIBRARY))
    page.write_text(text, encoding="utf-8")
