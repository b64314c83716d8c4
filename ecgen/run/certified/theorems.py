"""Files of Coq whose theorem says that a statement holds, for the kernel to accept."""

from collections.abc import Mapping

SEPARATOR = "|"
"""Between the statements of a routine and its formulas, and how they belong together; and between
the certificates."""
THEORIES = {"routines": "Reading Certificates", "formulas": "Reading FormulaChecker"}
COMPOSED = """\
From Coq Require Import List.
From Ecgen Require Import Reading GroupLaw Composed.
From Ecgen Require Certificates FormulaChecker.
Import ListNotations.
Open Scope text_scope.
"""


def theorem(subject: str, statement: str, certificate: str) -> str:
    """Of "routines", "formulas", or "laws"."""
    if subject == "laws":
        return _law(statement.split(SEPARATOR), certificate.split(SEPARATOR))
    return (
        f"From Ecgen Require Import {THEORIES[subject]}.\nOpen Scope text_scope.\n"
        + _texts({"stated": statement, "certificate": certificate})
        + "Theorem right : holds stated.\n"
        "Proof. exact (accepted_holds stated certificate\n"
        "  (eq_refl true <: accepts stated certificate = true)). Qed.\n"
        "Print Assumptions right.\n"
    )


def _texts(named: Mapping[str, str]) -> str:
    return "".join(f'Definition {name} : text := "{text}".\n' for name, text in named.items())


def _law(statements: list[str], certificates: list[str]) -> str:
    """A formula that is taken twice is looked at once."""
    proofs = dict(zip(statements[:-1], certificates[:-1], strict=True))
    names = {text: f"stated_{k}" for k, text in enumerate(proofs)}
    lines = COMPOSED + _texts({"link": statements[-1], "hints": certificates[-1]})
    for k, (text, proof) in enumerate(proofs.items()):
        name, module = names[text], "FormulaChecker" if k else "Certificates"
        given = f"{name} certificate_{k}"
        lines += _texts({name: text, f"certificate_{k}": proof})
        lines += (
            f"Theorem {name}_holds : {module}.holds {name}.\n"
            f"Proof. exact ({module}.accepted_holds {given}\n"
            f"  (eq_refl true <: {module}.accepts {given} = true)). Qed.\n"
        )
    listed = f"[{'; '.join(names[text] for text in statements[1:-1])}]"
    every = " || ".join(f"exact {name}_holds" for name in names.values())
    return (
        lines + f"Theorem right : group_law stated_0 {listed} link.\n"
        f"Proof. refine (composed_holds stated_0 {listed} link hints stated_0_holds _\n"
        f"  (eq_refl true <: accepts_link stated_0 {listed} link hints = true)).\n"
        f"  repeat apply Forall_cons; try apply Forall_nil; {every}. Qed.\n"
        "Print Assumptions right.\n"
    )
