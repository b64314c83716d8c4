"""`ecgen check DIR --prove`: the bytes of a built library's routines, decoded, and proven to
compute what the manifest says.

Every routine in assembly is found in the object, archive or linked program by its name, its bytes
become a machine program (isa/*/decode.py), and that is proven anew: it stores exactly the words
that are lowered from its field program (library/pipeline/claimed.py, where those are proven to be
what its meaning says), for all inputs, it keeps the calling convention, and no branch, address or
variable-time instruction depends on a secret. Of the build nothing is read but the manifest; the
functions in C are not proven on their bytes, and named.
"""

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from ecgen.errors import DAMAGE, CheckFailure, EcgenError
from ecgen.field.representation import Representation
from ecgen.isa.backends import back_end
from ecgen.isa.disassembler import require_capstone
from ecgen.isa.facts import FACTS, VECTORS
from ecgen.isa.vectors import VectorRoutine
from ecgen.kept import is_anew, without_kept
from ecgen.library.batch.ladders import MEANINGS as OF_BATCHES
from ecgen.library.batch.ladders import claimed_batch
from ecgen.library.batch.points import MEANINGS as OF_EIGHT
from ecgen.library.batch.points import claimed_points
from ecgen.library.facts.spec import RoutineSpec
from ecgen.library.packed.ladders import claimed_routines
from ecgen.library.packed.points import MEANINGS
from ecgen.library.pipeline.claimed import Claim, Claims, require_curve
from ecgen.library.pipeline.formulas_used import formulas_used, not_proven
from ecgen.library.pipeline.stated_laws import wrong_laws
from ecgen.library.pipeline.stated_walks import manifest_differences, with_walks
from ecgen.machine.code import Code
from ecgen.machine.ir import MachineProgram
from ecgen.machine.secrets import scan_secrets
from ecgen.machine.validation.calls import Elements, check_calls
from ecgen.machine.validation.lift import check_translation
from ecgen.machine.validation.lift_lanes import check_vector_translation
from ecgen.machine.validation.loops import carried, check_power, power_arguments
from ecgen.run.binary.object_file import FUNCTION, ObjectFile
from ecgen.run.binary.objects import read_objects
from ecgen.run.binary.routine_bytes import (
    IN_C,
    SELECT,
    assembled_objects,
    in_assembly,
    other_builds,
    other_bytes,
    routines_in,
    vector_routines,
)
from ecgen.run.emitted import Emitted, read_emitted
from ecgen.run.manifest import read_manifest
from ecgen.run.proof.walks import walk_verdicts
from ecgen.run.verdict import FAILED, PASSED, SKIPPED, Verdict

FORMULAS = "formulas"


@dataclass(frozen=True)
class Evidence:
    """What was looked at in one routine: bytes, instructions, words of results (calls, where it
    calls).
    """

    size: int
    instructions: int
    words: int


# from bytes to proofs


def prove_code(code: Code, claim: Claim, emitted: Emitted) -> Evidence:
    """Prove that the bytes are the routine of the claim. CheckFailure at the first thing that is
    not so.
    """
    machine = decoded(code, claim, emitted)
    words = prove_machine(machine, claim, emitted)
    return Evidence(len(code.data), len(machine.instructions), words)


def decoded(code: Code, claim: Claim, emitted: Emitted) -> MachineProgram:
    arguments = power_arguments(claim.limbs) if claim.power else claim.limbs.arguments
    return back_end(emitted.isa).decode(code, arguments, emitted.abi)


def prove_machine(machine: MachineProgram, claim: Claim, emitted: Emitted) -> int:
    """The number of words, or calls, that were compared."""
    isa, table = back_end(emitted.isa), FACTS[emitted.isa].table
    isa.validate_machine(machine)
    require_processor(machine, emitted)
    if not claim.power and (machine.counter or machine.head or machine.latch or machine.tail):
        raise CheckFailure(f"{machine.name} loops, and what it has to compute is no power.")
    limbs = claim.limbs.limbs
    public: tuple[str, ...] = ()
    if claim.routine is not None:
        words = check_calls(
            machine,
            claim.routine,
            claim.callees,
            Elements(emitted.words, emitted.word_bytes, claim.prime.encode),
            isa.convention(machine.abi),
        )
    elif claim.power:
        arguments, public = power_arguments(claim.limbs), ("count",)
        places, pointers = carried(limbs, machine, arguments, table)
        words = check_power(limbs, machine, arguments, places, pointers, table)
    else:
        words = check_translation(limbs, machine, claim.limbs.arguments, table)
    scanned = scan_secrets(machine, isa.WITH_CALLS, public)
    if claim.spec.clean and scanned.public_slots < machine.slots:
        raise CheckFailure(
            f"{machine.name} leaves {machine.slots - scanned.public_slots} words in its frame that"
            " may be secret, and the manifest says that it leaves none."
        )
    taken = emitted.word_bytes * (len(machine.saved) + machine.slots)
    if claim.routine is not None:
        taken += isa.convention(machine.abi).pushed + max(
            row.stack or 0 for row in emitted.routines if row.name in claim.spec.calls
        )
    if claim.spec.stack is None or taken > claim.spec.stack:
        raise CheckFailure(
            f"{machine.name} takes {taken} bytes of stack, and the manifest says"
            f" {claim.spec.stack}."
        )
    return words


def require_processor(machine: MachineProgram, emitted: Emitted) -> None:
    """No instruction that processors of the library's level may lack, and nothing below the stack
    pointer where the library was built so.
    """
    facts = FACTS[emitted.isa]
    lacking = set(facts.features) - set(facts.needed.get(emitted.level, ()))
    if found := next(
        (
            i
            for i in machine.instructions
            if i.mnemonic in facts.table and facts.table[i.mnemonic].extension in lacking
        ),
        None,
    ):
        raise CheckFailure(
            f"{machine.name} has the instruction {found.mnemonic}, which not every CPU of the level"
            f" {emitted.level} has."
        )
    if machine.red_zone and not emitted.red_zone:
        raise CheckFailure(
            f"{machine.name} keeps words below the stack pointer, and the library was built without"
            " a red zone."
        )


# the command


def prove_library(
    folder: Path,
    *,
    objects: tuple[Path, ...] = (),
    cc: str | None = None,
    only: str = "",
    anew: bool = False,
    progress: Callable[[str], None] = lambda name: None,
    started: Callable[[Emitted, str], None] = lambda emitted, compiler: None,
    report: Callable[[Verdict], None] = lambda verdict: None,
) -> tuple[Emitted, str, list[Verdict]]:
    """(library, what was read, verdicts): one for what the manifest says of curve and field, one
    for each routine in assembly whose name contains `only`, and one that names what is C. Without
    `objects` the sources in assembly are assembled by the compiler `cc`; `anew`: proofs that closed
    in earlier runs are made again. EcgenError where nothing can be proven at all."""
    emitted = read_emitted(folder)
    require_capstone()
    if emitted.compiled:
        raise EcgenError(
            "the routines of this library are C, so that their bytes are a compiler's: nothing is"
            " proven of them.",
            where=folder,
            hint=(
                "Their C was proven when it was made; `ecgen check` without --prove tests what the"
                " compiler makes of it."
            ),
        )
    if not hasattr(back_end(emitted.isa), "decode"):
        raise EcgenError(
            f"the instruction set {emitted.isa} has no decoder, by which bytes are read.",
            where=folder,
            hint="Give its back end `decode` (ecgen/isa/record.py); `ecgen check` without --prove"
            " tests its routines.",
        )
    if not any(
        only in routine.symbol for routine in (*in_assembly(emitted), *vector_routines(emitted))
    ):
        raise EcgenError(
            f"no routine in assembly has {only!r} in its name.",
            where=folder,
            hint=f"There are: {', '.join(r.name for r in in_assembly(emitted))}.",
        )
    with tempfile.TemporaryDirectory(prefix="ecgen-") as name:
        progress("reading the object" if objects else "assembling")
        files, read = (
            (tuple(f for path in objects for f in read_objects(path)), ", ".join(map(str, objects)))
            if objects
            else assembled_objects(emitted, cc, Path(name))
        )
        others = () if objects else tuple(other_builds(emitted, cc, Path(name)))
    codes, verdicts = routines_in(files, emitted), []
    started(emitted, read)
    with without_kept("all" if anew else ""):
        for verdict in _verdicts(
            emitted, files, codes, only, progress, other_bytes(emitted, codes, others)
        ):
            verdicts.append(verdict)
            report(verdict)
    return emitted, read, verdicts


@dataclass(frozen=True)
class Builds:
    """The bytes of each routine, and those of `others`, with their flags."""

    codes: dict[str, Code]
    others: dict[str, list[tuple[str, Code]]]


def _verdicts(
    emitted: Emitted,
    files: tuple[ObjectFile, ...],
    codes: dict[str, Code],
    only: str,
    progress: Callable[[str], None],
    others: dict[str, list[tuple[str, Code]]],
) -> Iterator[Verdict]:
    """The verdicts of `prove_library`; `others`: bytes of other builds, by routine."""
    progress("curve and field")
    try:
        claims = claims_of(emitted)
    except (EcgenError, ValueError, ZeroDivisionError) as error:
        yield Verdict("manifest", FAILED, f"its curve and field are not proven: {error}")
        return
    rows = {routine.name: routine for routine in emitted.routines}
    yield _whole(emitted, rows, files)
    progress("formulas")
    yield from _formulas(emitted)
    proven: set[str] = set()
    tried = 0
    for row in sorted(
        in_assembly(emitted), key=lambda row: bool(row.calls)
    ):  # what is called first
        if only in row.name or any(
            row.name in other.calls for other in emitted.routines if only in other.name
        ):
            progress(row.name)
            verdict = _verdict(row, claims, Builds(codes, others), emitted, proven)
            tried += 1
            if verdict.status == PASSED:
                proven.add(row.name)
            yield verdict
    if 2 * len(proven) < tried:
        yield Verdict(
            "object",
            FAILED,
            f"{len(proven)} of {tried} routines are proven: it is of another curve under the same"
            " prefix, or was made by another command than the manifest says",
        )
    yield from _vector_verdicts(emitted, claims.prime, codes, only, progress, others)
    yield from walk_verdicts(emitted, only, progress)
    yield from _not_proven(emitted)


def _formulas(emitted: Emitted) -> Iterator[Verdict]:
    """One verdict on the formulas that the library rests on: how many of them are proven anew."""
    try:
        used = formulas_used(emitted)
        failures = not_proven(emitted.curve, used) if is_anew() else {}
        laws = wrong_laws(emitted.curve, used) if is_anew() else {}
    except EcgenError as error:
        yield Verdict(FORMULAS, FAILED, f"NOT proven: {error.what}")
        return
    if not used:
        return
    if not is_anew():
        yield Verdict(
            FORMULAS,
            SKIPPED,
            f"NOT proven anew: {len(used)} used, of which earlier runs or ecgen's records say that"
            " they are proven",
        )
        return
    told = "; ".join(f"{name} is NOT proven: {why}" for name, why in (failures | laws).items())
    count = f"proven anew: {len(used) - len(failures)} of {len(used)} used"
    yield Verdict(
        FORMULAS, FAILED if failures or laws else PASSED, f"{count}{'; ' * bool(told)}{told}"
    )


def claims_of(emitted: Emitted) -> Claims:
    """What the manifest says, its curve and field proven first."""
    where = emitted.folder / "MANIFEST.json"
    require_curve(emitted.curve, where)
    if emitted.representation is None:
        raise CheckFailure("the manifest names no representation of elements.", where=where)
    return Claims(
        emitted.curve, emitted.representation, emitted.isa, emitted.level, emitted.abi, where
    )


def _whole(
    emitted: Emitted, rows: dict[str, RoutineSpec], files: tuple[ObjectFile, ...]
) -> Verdict:
    """Curve and field hold, no list of routines is shorter than another, and objects have no
    routine that none lists.
    """
    listed = {name.removeprefix(f"{emitted.prefix}_") for name in emitted.hidden}
    called = {name for row in rows.values() for name in row.calls}
    have = {*rows, *(routine.symbol for routine in emitted.vector_routines)}
    if odd := sorted(listed ^ have | called - have):
        return Verdict(
            "manifest",
            FAILED,
            f"its lists of hidden routines differ, or leave out what is called: {', '.join(odd)}",
        )
    known = {f"{emitted.prefix}_{name}" for name in have} | {*emitted.symbols, *emitted.of_entries}
    defined = {
        symbol.name
        for file in files
        if not file.linked
        for symbol, _ in file.functions()
        if symbol.is_global and symbol.kind == FUNCTION
    }
    data = read_manifest(emitted.folder)
    try:
        wrong = manifest_differences(with_walks(emitted, data), data)
    except (EcgenError, *DAMAGE) as error:
        wrong = [f"it cannot be written again ({type(error).__name__}: {error})"]
    if wrong:
        return Verdict("manifest", FAILED, "; ".join(wrong))
    if unknown := sorted(name for name in defined - known if name.startswith(f"{emitted.prefix}_")):
        return Verdict(
            "manifest", FAILED, f"the object defines {', '.join(unknown)}, which it does not list"
        )
    return Verdict(
        "manifest",
        PASSED,
        "curve, order and base point as in a curve file;"
        f" {data['field']['representation']} elements of {emitted.words} words;"
        f" {len(rows)} hidden routines",
    )


def _verdict(
    row: RoutineSpec, claims: Claims, builds: Builds, emitted: Emitted, proven: set[str]
) -> Verdict:
    """Passed where the bytes of every build are proven to be one of the routine's claims, and all
    that it calls is among `proven`.
    """
    code, others = builds.codes.get(row.name), builds.others.get(row.name, ())
    rows = {routine.name: routine for routine in emitted.routines}
    if code is None:
        return Verdict(row.name, FAILED, "the object has no such routine")
    failure = None
    try:
        if missing := sorted(set(row.calls) - proven):
            raise CheckFailure(
                f"{row.name} calls {', '.join(missing)}, of which nothing is proven."
            )
        for claim in claims.of(row, rows):
            try:
                evidence = prove_code(code, claim, emitted)
                claims.require_bounds(row, claim)
                for flags, other in others:
                    with _built_by(flags):
                        prove_code(other, claim, emitted)
                what = (
                    "calls followed"
                    if claim.routine
                    else "words of results and of the loop"
                    if claim.power
                    else "words of results"
                )
                return Verdict(
                    row.name,
                    PASSED,
                    f"proven on its {evidence.size} bytes: {evidence.instructions} instructions,"
                    f" {evidence.words} {what}{_also(others)}",
                )
            except CheckFailure as error:
                failure = failure or error
    except EcgenError as error:
        return Verdict(row.name, FAILED, f"NOT proven: {error.what}")
    return Verdict(row.name, FAILED, f"NOT proven: {failure.what if failure else ''}")


@contextmanager
def _built_by(flags: str) -> Iterator[None]:
    """CheckFailure says by what flags the bytes were made."""
    try:
        yield
    except CheckFailure as error:
        raise CheckFailure(f"built by {flags}: {error.what}") from None


def _also(others) -> str:
    return (
        f", and on those of builds by {' and by '.join(flags for flags, _ in others)}"
        if others
        else ""
    )


def _vector_verdicts(
    emitted: Emitted,
    prime: Representation,
    codes: dict[str, Code],
    only: str,
    progress: Callable[[str], None],
    others=MappingProxyType({}),
) -> Iterator[Verdict]:
    """One verdict for each vector routine in assembly."""
    wanted = [row for row in vector_routines(emitted) if only in row.symbol]
    if not wanted:
        return
    progress("vector routines")
    ways: dict[str, list[VectorRoutine]] = {}
    asked = [emitted.vectors_of(row) for row in wanted]  # the claims of others are not looked at
    failure = "how it was packed is not recorded, so that its program cannot be made again"
    try:
        of_batch = (
            claimed_batch(
                emitted.curve, emitted.batch, prime, claimed_points if emitted.batch.stem else None
            )
            if emitted.batch in asked
            else ()
        )
        for path, claimed in (
            ("", of_batch),
            *(
                (part.path, claimed_routines(emitted.curve_in(part), part, prime))
                for part in emitted.lanes
                if part in asked
            ),
        ):
            for name, routine in claimed:
                ways.setdefault(path + name[1:] if path else name, []).append(routine)
    except EcgenError as error:
        failure = error.what
    for row in wanted:
        failures = [] if row.symbol in codes else ["the object has no such routine"]
        for routine in ways.get(row.symbol, ()) if row.symbol in codes else ():
            try:
                evidence = prove_vector_code(codes[row.symbol], routine, row, emitted)
                for flags, other in others.get(row.symbol, ()):
                    with _built_by(flags):
                        prove_vector_code(other, routine, row, emitted)
                yield Verdict(
                    row.symbol,
                    PASSED,
                    f"proven on its {evidence.size} bytes: {evidence.instructions} instructions,"
                    f" {evidence.words} vectors of results{_also(others.get(row.symbol, ()))}",
                )
                break
            except CheckFailure as error:
                failures.append(error.what)
        else:
            yield Verdict(row.symbol, FAILED, f"NOT proven: {(failures or [failure])[0]}")


def prove_vector_code(
    code: Code, routine: VectorRoutine, row: RoutineSpec, emitted: Emitted
) -> Evidence:
    """Prove that the bytes store the vectors of the routine, which is proven. CheckFailure at the
    first thing that is not so.
    """
    record, lanes = VECTORS[emitted.isa], emitted.vectors_of(row)
    said = [(a.name, a.direction, a.words) for a in row.arguments]
    if said != [
        (name.lower(), direction, lanes.width * len(limbs))
        for name, direction, limbs in routine.arguments
    ] or tuple(row.meaning) != (MEANINGS | OF_BATCHES | OF_EIGHT).get(row.name):
        raise CheckFailure(
            f"the manifest says of {row.name} that it takes {said} and computes"
            f" {', '.join(row.meaning)}, which is not what its name means."
        )
    isa = next(
        unit.isa for unit in (*record.units, *record.batches) if unit.extensions == lanes.extensions
    )
    machine, constants = record.decode(code, routine.arguments, isa)
    if (taken := record.stack_of(machine)) != row.stack:
        raise CheckFailure(
            f"{row.name} takes {taken} bytes of stack, and the manifest says {row.stack}."
        )
    record.validate(
        machine, len(constants), {name: len(limbs) for name, _, limbs in routine.arguments}
    )
    words = check_vector_translation(
        routine.vectors,
        machine,
        routine.arguments,
        constants,
        record.table,
        8 * max(lanes.width, routine.vectors.width),
    )
    scan_secrets(machine, record.table)
    return Evidence(len(code.data), len(machine.body), words)


def _not_proven(emitted: Emitted) -> Iterator[Verdict]:
    """What has bytes of which nothing is proven, by name."""
    hidden = [
        r.symbol for r in (*emitted.routines, *emitted.vector_routines) if r.name in (SELECT, *IN_C)
    ]
    yield Verdict(
        "C",
        SKIPPED,
        "NOT proven on the bytes, for it is C:"
        f" {', '.join([*hidden, *(function.name for function in emitted.functions)])}",
    )
