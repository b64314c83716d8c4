"""`ecgen check DIR --certify`: certificates of the routines, accepted by a checker that is proven
in Coq.

The statement of a routine is made anew each time, from its bytes and the manifest; the certificate
is read from proof/PREFIX.cert, and made and written there where it has none for that statement.
What is not covered is named.
"""

import hashlib
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from ecgen.certify.calls import Calling
from ecgen.certify.code import NotCovered
from ecgen.certify.inlined import inlined_certificate_of
from ecgen.certify.loops import LoopStatement, certificate_for
from ecgen.certify.points import Inlined
from ecgen.certify.reasons import NotFound
from ecgen.certify.routines import statement_of
from ecgen.certify.said import said
from ecgen.certify.statement import Statement
from ecgen.certify.text import AnyCertificate, Links, certificate_text, statement_text
from ecgen.errors import CheckFailure, EcgenError
from ecgen.isa.backends import back_end
from ecgen.isa.disassembler import require_capstone
from ecgen.isa.facts import FACTS
from ecgen.library.facts.spec import RoutineSpec
from ecgen.library.pipeline.claimed import Claim, Claims
from ecgen.library.routines.towers import is_extension_routine
from ecgen.machine.code import FIELD, Code
from ecgen.machine.ir import Arguments, MachineProgram
from ecgen.resources import write_whole
from ecgen.run.binary.routine_bytes import assembled_objects, in_assembly, routines_in
from ecgen.run.certified.checker import Checker, checker_of
from ecgen.run.certified.laws import Certified, Laws
from ecgen.run.certified.theorems import CALLEE
from ecgen.run.emitted import Emitted, read_emitted
from ecgen.run.proof.routines import claims_of, require_processor
from ecgen.run.verdict import FAILED, PASSED, SKIPPED, Verdict

FOLDER = "proof"
SUMMARY = "certificates"
RETURN, CALL = b"\xc3", b"\xe8"
FORM = 2  # counted up where Certificates.v reads certificates in another way


@dataclass(frozen=True)
class Row:
    """A certificate on disk: of which statement it is, and in which form, by digest."""

    digest: str
    text: str


@dataclass(frozen=True)
class Assembled:
    """A library, the representation of its elements, and the bytes of its routines."""

    emitted: Emitted
    claims: Claims
    codes: dict[str, Code]


def certify_library(
    folder: Path,
    way: str,
    *,
    cc: str | None = None,
    only: str = "",
    progress: Callable[[str], None] = lambda name: None,
    started: Callable[[Emitted, str], None] = lambda emitted, compiler: None,
    report: Callable[[Verdict], None] = lambda verdict: None,
) -> tuple[Emitted, str, list[Verdict]]:
    """(library, what was read, verdicts): one for each routine in assembly whose name contains
    `only`, and how many were accepted. ToolError without the checker's tools."""
    emitted = _certified_set(folder)
    claims = claims_of(emitted)
    with checker_of(way) as checker, tempfile.TemporaryDirectory(prefix="ecgen-") as name:
        files, read = assembled_objects(emitted, cc, Path(name))
        codes = routines_in(files, emitted)
        started(emitted, f"{read}, {checker.name}")
        path = folder / FOLDER / f"{emitted.prefix}.cert"
        rows, verdicts = read_rows(path), []
        before = dict(rows)
        given = Assembled(emitted, claims, codes)
        for verdict in _verdicts(given, checker, rows, only, progress):
            verdicts.append(verdict)
            report(verdict)
        if rows != before:
            write_rows(path, rows)
    return emitted, read, verdicts


def said_of_library(folder: Path, *, cc: str | None = None, only: str = "") -> Iterator[str]:
    """What is claimed of each routine in assembly whose name contains `only`, in words; no checker
    is asked."""
    emitted = _certified_set(folder)
    with tempfile.TemporaryDirectory(prefix="ecgen-") as name:
        files, _ = assembled_objects(emitted, cc, Path(name))
        given = Assembled(emitted, claims_of(emitted), routines_in(files, emitted))
        for spec in in_assembly(emitted):
            if only not in spec.name:
                continue
            try:
                yield said(spec.name, text_of(spec, stated(spec, given)[0], given))
            except (NotCovered, CheckFailure) as why:
                yield f"{spec.name}: nothing is claimed: {why.what}"


def _certified_set(folder: Path) -> Emitted:
    emitted = read_emitted(folder)
    if not FACTS[emitted.isa].certified:
        covered = " and ".join(record.title for record in FACTS.values() if record.certified)
        raise EcgenError(
            f"certificates are of routines for {covered} in assembly, and this library has none.",
            where=folder,
        )
    require_capstone()
    return emitted


def _verdicts(
    given: Assembled,
    checker: Checker,
    rows: dict[str, Row],
    only: str,
    progress: Callable[[str], None],
) -> Iterator[Verdict]:
    wanted = [spec for spec in in_assembly(given.emitted) if only in spec.name]
    laws = Laws(given.emitted.curve, given.claims.prime, checker)
    accepted: set[str] = set()
    routines, points = list[Verdict](), list[Verdict]()
    for spec in wanted:
        progress(spec.name)
        found: list[Certified] = []
        verdict = _answered(
            spec.name, lambda: _asked(spec, given, Answers(checker, accepted), rows, found)
        )
        routines.append(verdict)
        yield verdict
        if not spec.formulas:
            continue
        law = Verdict(spec.name, SKIPPED, "")
        if verdict.status == PASSED:
            law = _answered(f"{spec.name} as the group law", lambda: laws.verdict(spec, found[0]))
            yield law
        points.append(replace(law, check=spec.name))
    yield _summary(SUMMARY, "routines", routines)
    if points:
        yield _summary(f"{SUMMARY} as the group law", "point routines", points)


def _answered(name: str, ask: Callable[[], Verdict]) -> Verdict:
    try:
        return replace(ask(), check=name)
    except (NotCovered, NotFound) as why:
        return Verdict(name, SKIPPED, f"no certificate: {why.what}")
    except CheckFailure as why:
        return Verdict(name, FAILED, f"REFUSED: {why.what}")


def _asked(
    spec: RoutineSpec,
    given: Assembled,
    answers: "Answers",
    rows: dict[str, Row],
    found: list[Certified],
) -> Verdict:
    """`found` takes the certificate. CheckFailure where that of a callee is refused."""
    found.append(certificate_of(spec, given, rows))
    for name, callee in zip(callees_of(spec, given), found[0].callees):
        if callee.text not in answers.accepted and answers.of(name, callee).status != PASSED:
            raise CheckFailure(f"the certificate of {name}, which it calls.")
    return answers.of(spec.name, found[0])


@dataclass(frozen=True)
class Answers:
    """Those of a checker, with the statements that it accepted."""

    checker: Checker
    accepted: set[str]

    def of(self, name: str, found: Certified) -> Verdict:
        verdict = verdict_of(name, found, self.checker)
        if verdict.status == PASSED:
            self.accepted.add(found.text)
        return verdict


def _summary(check: str, what: str, verdicts: list[Verdict]) -> Verdict:
    others = [verdict.check for verdict in verdicts if verdict.status != PASSED]
    accepted = len(verdicts) - len(others)
    told = f"accepted {accepted} of {len(verdicts)} {what}"
    return Verdict(
        check,
        PASSED if accepted else SKIPPED,
        f"{told}{'; not: ' if others else ''}{', '.join(others)}",
    )


def _end_of(code: Code) -> int:
    return code.data.rfind(RETURN) + len(RETURN) if code.padded else len(code.data)


def code_of(code: Code) -> bytes:
    """All bytes of a routine, without what fills the space behind its return where the file does
    not say how long it is. NotCovered where a linker still changes them."""
    end = _end_of(code)
    if code.is_linked(code.address, code.address + end):
        raise NotCovered("bytes that a linker fills are not covered")
    return code.data[:end]


def calls_in(code: Code) -> Iterator[tuple[int, str]]:
    """The place of the field of each call in the routine's bytes, and the name of the routine that
    a linker makes it go to. NotCovered where it fills anything else."""
    for at in sorted(code.links):
        field = at - code.address
        found = code.refers(at, at + FIELD, 0)
        name = found[0].entries.get(found[1]) if found else None
        if name is None or code.data[field - 1 : field] != CALL:
            raise NotCovered("bytes that a linker fills are not covered, but for calls")
        yield field, name


def callees_of(spec: RoutineSpec, given: Assembled) -> tuple[str, ...]:
    """The names of the routines that it calls, in the order of their first calls."""
    if not spec.calls:
        return ()
    return tuple(dict.fromkeys(name for _, name in calls_in(given.codes[spec.name])))


def text_of(spec: RoutineSpec, claim: Statement | LoopStatement, given: Assembled) -> str:
    """What the checker reads of a routine."""
    code, names = given.codes[spec.name], callees_of(spec, given)
    if not names:
        return statement_text(code_of(code), claim)
    links = Links(
        tuple(code_of(given.codes[name]) for name in names),
        tuple((field, names.index(name)) for field, name in calls_in(code)),
    )
    return statement_text(code.data[: _end_of(code)], claim, links)


def arguments_of(spec: RoutineSpec) -> Arguments:
    """As a decoder takes them; what is returned is the last."""
    arguments = tuple(
        (a.name, a.direction, tuple(f"{a.name}_{k}" for k in range(a.words)))
        for a in spec.arguments
    )
    return (*arguments, ("", "return", ("returned",))) if spec.returns else arguments


def stated(
    spec: RoutineSpec, given: Assembled
) -> tuple[Statement | LoopStatement, Callable[[], AnyCertificate]]:
    """What is claimed of a routine, and how its certificate is made. NotCovered where nothing is;
    CheckFailure where the manifest says something else of it than its name, or for bytes that are
    no routine."""
    emitted, claims = given.emitted, given.claims
    claims.require_stated(spec)
    if not (spec.formulas or is_extension_routine(spec)):
        machine = _decoded(spec, arguments_of(spec), given)
        claim = statement_of(spec, claims.prime, emitted.curve.r, machine)
        return claim, lambda: certificate_for(claim)
    made = _lowered(spec, given)
    machine = _decoded(spec, made.limbs.arguments, given)
    if spec.calls:
        theirs = {name: _callee(name, given) for name in callees_of(spec, given)}
        calling = Calling(made.limbs, claims.prime, claims.table, theirs)
        return calling.statement(machine), lambda: calling.certificate(machine)
    inlined = Inlined(made.limbs, claims.prime, claims.table)
    placed = inlined.placed(machine, FACTS[emitted.isa].table)
    whole = inlined.statement(machine)
    return whole, lambda: inlined_certificate_of(whole, placed)


def _callee(name: str, given: Assembled) -> Statement:
    claim, _ = stated(_row(name, given), given)
    if not isinstance(claim, Statement):
        raise NotCovered(f"it calls {name}, which loops")
    return claim


def _row(name: str, given: Assembled) -> RoutineSpec:
    return next(spec for spec in in_assembly(given.emitted) if spec.name == name)


def _decoded(spec: RoutineSpec, arguments: Arguments, given: Assembled) -> MachineProgram:
    """CheckFailure unless it keeps to processor and calling convention. That nothing is kept where
    a signal's handler would overwrite it, Semantics.v does not say."""
    emitted, isa = given.emitted, back_end(given.emitted.isa)
    code = given.codes.get(spec.symbol)
    if code is None:
        raise CheckFailure(f"{spec.name} is in none of the sources.")
    machine = isa.validate_machine(isa.decode(code, arguments, emitted.abi))
    require_processor(machine, emitted)
    return machine


def _lowered(spec: RoutineSpec, given: Assembled) -> Claim:
    rows = {row.name: row for row in given.emitted.routines}
    try:
        return next(given.claims.of(spec, rows))
    except CheckFailure as why:
        raise NotCovered(why.what) from None


def certificate_of(spec: RoutineSpec, given: Assembled, rows: dict[str, Row]) -> Certified:
    """From `rows`, which take what is made; NotCovered and NotFound where there is none."""
    statement, make = stated(spec, given)
    text, callees = text_of(spec, statement, given), _certified_callees(spec, given, rows)
    every = CALLEE.join((text, *(callee.text for callee in callees)))
    digest = hashlib.sha256(f"{every} {FORM}".encode()).hexdigest()[:32]
    row = rows.get(spec.name)
    if row is None or row.digest != digest:
        row = Row(digest, certificate_text(make()))
        rows[spec.name] = row
    return Certified(statement, text, row.text, callees)


def _certified_callees(
    spec: RoutineSpec, given: Assembled, rows: dict[str, Row]
) -> tuple[Certified, ...]:
    found = []
    for name in callees_of(spec, given):
        try:
            found.append(certificate_of(_row(name, given), given, rows))
        except (NotCovered, NotFound):
            raise NotCovered(f"it calls {name}, which has none") from None
    return tuple(found)


def verdict_of(name: str, found: Certified, checker: Checker) -> Verdict:
    answer = checker.accepts(*found.asked)
    told = (
        f"{len(found.statement.code)} instructions, {len(found.certificate)} bytes,"
        f" {answer.seconds:.2f} s, by {checker.name}"
    )
    if not answer.accepted:
        return Verdict(name, FAILED, f"REFUSED: {told}")
    return Verdict(name, PASSED, f"accepted: {told}")


def read_rows(path: Path) -> dict[str, Row]:
    """Lines NAME DIGEST CERTIFICATE; EcgenError for another form."""
    rows: dict[str, Row] = {}
    if not path.exists():
        return rows
    for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
        parts = line.split(" ", 2)
        if len(parts) != 3 or set(parts[2]) - set("0123456789abcdef-^ "):
            raise EcgenError(
                "a line is no certificate.", where=path, hint="Delete the file: it is made again."
            )
        rows[parts[0]] = Row(parts[1], parts[2])
    return rows


def write_rows(path: Path, rows: dict[str, Row]) -> None:
    path.parent.mkdir(exist_ok=True)
    write_whole(
        path, "".join(f"{name} {row.digest} {row.text}\n" for name, row in sorted(rows.items()))
    )
