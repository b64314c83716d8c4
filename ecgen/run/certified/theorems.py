"""Files of Coq whose theorem says that a statement holds, for the kernel to accept."""

from collections.abc import Mapping

SEPARATOR = "|"
"""Between the statements of a routine and its formulas, and how they belong together; and between
the certificates."""
CALLEE = "&"
"""Between the statements of a routine and those that it calls, and between the certificates."""
HEAD = """\
From Coq Require Import List.
From Ecgen Require Import Reading{more}.
From Ecgen Require Certificates Calls FormulaChecker.
Import ListNotations.
Open Scope text_scope.
"""


def theorem(subject: str, statement: str, certificate: str) -> str:
    """Of "routines", "formulas", or "laws"."""
    if subject == "laws":
        return _law(statement.split(SEPARATOR), certificate.split(SEPARATOR))
    lines = HEAD.format(more="")
    if subject == "routines":
        lines += _routine("stated", statement.split(CALLEE), certificate.split(CALLEE))
        module = "Certificates"
    else:
        lines += _accepted("FormulaChecker", "stated", statement, certificate)
        module = "FormulaChecker"
    return (
        lines + f"Theorem right : {module}.holds stated.\nProof. exact stated_holds. Qed.\n"
        "Print Assumptions right.\n"
    )


def _texts(named: Mapping[str, str]) -> str:
    return "".join(f'Definition {name} : text := "{text}".\n' for name, text in named.items())


def _accepted(module: str, name: str, statement: str, certificate: str) -> str:
    given = f"{name} {name}_certificate"
    return _texts({name: statement, f"{name}_certificate": certificate}) + (
        f"Theorem {name}_holds : {module}.holds {name}.\n"
        f"Proof. exact ({module}.accepted_holds {given}\n"
        f"  (eq_refl true <: {module}.accepts {given} = true)). Qed.\n"
    )


def _routine(name: str, statements: list[str], certificates: list[str]) -> str:
    """Of one that calls others: theirs hold, so its own does."""
    (own, *theirs), (mine, *others) = statements, certificates
    if not theirs:
        return _accepted("Certificates", name, own, mine)
    names = [f"{name}_{k}" for k in range(len(theirs))]
    lines = "".join(
        _accepted("Certificates", *each) for each in zip(names, theirs, others, strict=True)
    )
    listed = f"[{'; '.join(names)}]"
    return (
        lines + _texts({name: own, f"{name}_certificate": mine}) + f"Theorem {name}_holds :"
        f" Certificates.holds {name}.\n"
        f"Proof. refine (Calls.calls_hold {name} {listed} {name}_certificate _\n"
        f"  (eq_refl true <: Calls.accepts_calls {name} {listed} {name}_certificate = true)).\n"
        f"  {_each(names)} Qed.\n"
    )


def _each(names: list[str]) -> str:
    """The goals that statements of a list hold."""
    every = " || ".join(f"exact {name}_holds" for name in names)
    return f"repeat apply Forall_cons; try apply Forall_nil; {every}."


def _law(statements: list[str], certificates: list[str]) -> str:
    """A formula that is taken twice is looked at once."""
    proofs = dict(zip(statements[1:-1], certificates[1:-1], strict=True))
    names = {text: f"formula_{k}" for k, text in enumerate(proofs)}
    lines = HEAD.format(more=" GroupLaw Composed")
    lines += _texts({"link": statements[-1], "hints": certificates[-1]})
    lines += _routine("stated", statements[0].split(CALLEE), certificates[0].split(CALLEE))
    for text, proof in proofs.items():
        lines += _accepted("FormulaChecker", names[text], text, proof)
    listed = f"[{'; '.join(names[text] for text in statements[1:-1])}]"
    return (
        lines + f"Theorem right : group_law stated {listed} link.\n"
        f"Proof. refine (composed_holds stated {listed} link hints stated_holds _\n"
        f"  (eq_refl true <: accepts_link stated {listed} link hints = true)).\n"
        f"  {_each(list(names.values()))} Qed.\n"
        "Print Assumptions right.\n"
    )
