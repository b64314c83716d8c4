"""What a manifest says of its hidden routines -> the programs that they must be, made again from
formulas and proven again.

Nothing is taken on trust that is proven of a build: the curve's numbers pass the checks of a curve
file, a routine's signature and meaning are those that its name has on that curve, its formulas are
among those that are proven for its role, and the words it computes are lowered from them and proven
to be what the meaning says. What the manifest alone decides is which of the proven ways was taken.
CheckFailure says what does not hold.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from ecgen.curve.file.read import curve_from_file
from ecgen.curve.file.source import CurveFile
from ecgen.curve.model import Curve
from ecgen.errors import CheckFailure, CurveError
from ecgen.field.escalate import until_proven
from ecgen.field.products.lazy_sums import merged_sums
from ecgen.field.representation import Representation
from ecgen.isa.backends import back_end
from ecgen.isa.operations import callee, signature_of
from ecgen.isa.routine import LimbRoutine
from ecgen.isa.target import Target
from ecgen.library.facts.choices import Choice
from ecgen.library.facts.spec import FIELD_ALONE, RoutineSpec
from ecgen.library.pipeline.field import read_nonresidue, require_prime
from ecgen.library.pipeline.planned import FIELD_ROUTINES
from ecgen.library.routines.called import Operations
from ecgen.library.routines.divsteps import divsteps_limbs, is_divsteps_routine, shape_of, stated
from ecgen.library.routines.emission import POWER, choice_routine
from ecgen.library.routines.field import field_op_routine, support_limbs
from ecgen.library.routines.formula_proof import prove_formulas
from ecgen.library.routines.modulo_order import is_scalar_routine, proven_scalar, scalar_routines
from ecgen.library.routines.platform import FUSIONS, Platform
from ecgen.library.routines.point_choices import WINDOW, choice_key, chosen_program, point_routine
from ecgen.library.routines.programs import formula_choices
from ecgen.library.routines.routine_proof import prove_routine
from ecgen.library.routines.signatures import field_routine, support_routines
from ecgen.library.routines.signatures import point_routine as point_spec
from ecgen.library.routines.sums import is_sum_routine, sum_routine
from ecgen.library.routines.towers import (
    WAYS,
    extension_program,
    extension_routines,
    is_extension_routine,
    over_base,
)
from ecgen.machine.validation.calls import Callee
from ecgen.program.ir import Op
from ecgen.program.ops import FUSION_SETS, extended, fusion_rows
from ecgen.program.routine import Routine

STATED = ("arguments", "meaning", "const", "returns")


@dataclass(frozen=True)
class Claim:
    """What a routine must be: `limbs` under its signature, proven; with `power` it applies them
    `count` times; one that calls `callees` computes the program of `routine`, and of `limbs` only
    the signature counts."""

    spec: RoutineSpec
    limbs: LimbRoutine
    power: bool = False
    routine: Routine | None = None
    callees: dict[str, Callee] = field(default_factory=dict)
    prime: Representation | None = None


class Claims:
    """The claims of one library: its curve (already looked at by `require_curve`), representation,
    instruction set and level.
    """

    def __init__(
        self, curve: Curve, prime: Representation, isa: str, level: str, abi: str, path: Path
    ):
        self.curve, self.prime, self.isa = curve, prime, back_end(isa)
        self.target = Target(str(path), "", isa, level, (), path)
        self.table = extended(fusion_rows(FUSIONS))
        self.platform = Platform(
            curve, self.target, prime, self.isa.backend_of(self.target, abi), self.table
        )
        self.operations = Operations(self.platform)

    # what a name means

    def expected(self, row: RoutineSpec) -> RoutineSpec:
        """The signature and meaning of the routine of the row's name on this curve; EcgenError if
        there is none.
        """
        name, words = row.name, self.prime.n
        known = (
            *(
                field_routine(field_name, meanings, arity, words)
                for field_name, meanings, arity in FIELD_ROUTINES
            ),
            *support_routines(words, 0, 0, True, self.prime.one != 1),
            *(
                ()
                if self.curve.form == FIELD_ALONE
                else (
                    *scalar_routines(self.curve.r, self.prime.bits),
                    stated(shape_of(self.curve, self.prime.bits)),
                )
            ),
            *(extension_routines(words * 2) if self.curve.degree > 1 else ()),
            *self.curve.kind.part("library").laws(self.curve, words),
        )
        for spec in known:
            if spec.name == name:
                return spec
        if name.startswith("fe_"):
            return self.operation(name, row.const)[1]
        return point_spec(name, self.curve, words * self.curve.degree)

    def operation(self, name: str, const: int | None) -> tuple[Op, RoutineSpec]:
        """A field operation that point routines call, by the name of its routine."""
        suffix = "" if const is None else f"_{const}".replace("-", "m")
        stem = name.removeprefix("fe_").removesuffix(suffix)
        row = self.table.get(stem)
        if row is None or not name.endswith(suffix):
            raise CheckFailure(f"nothing is known of a routine {name} with the constant {const}.")
        op = Op(
            stem,
            tuple(f"r{k}" for k in range(len(row.meanings))),
            tuple("abcdefgh"[: row.arity]),
            const,
        )
        return op, field_routine(name, row.meanings, row.arity, self.prime.n, const)

    def require_stated(self, row: RoutineSpec) -> RoutineSpec:
        """The row of the manifest, if it states what its name means."""
        wanted = self.expected(row)
        for key in STATED:
            if getattr(row, key) != getattr(wanted, key):
                raise CheckFailure(
                    f"the manifest says of {row.name} that its {key} is {getattr(row, key)}, and by"
                    f" its name it is {getattr(wanted, key)}."
                )
        return row

    def require_bounds(self, row: RoutineSpec, claim: Claim) -> None:
        """The bounds of the manifest's row are those of the claim's program."""
        most = max((o.high for o in claim.limbs.limbs.outputs), default=None)
        sums = (
            () if claim.routine else merged_sums(claim.limbs.program, claim.limbs.limbs, self.table)
        )
        if row.most != most or row.sums != sums:
            raise CheckFailure(
                f"the manifest says of {row.name} that its"
                f" {'results are' if row.most != most else 'sums of products are'} within other"
                " bounds than are proven."
            )

    # what it computes

    def of(self, row: RoutineSpec, rows: dict[str, RoutineSpec]) -> Iterator[Claim]:
        """The claims of which one has to hold: one, but where the manifest does not say which of
        several ways was taken. CheckFailure, BoundError or another EcgenError where a proof does
        not close."""
        self.require_stated(row)
        if row.calls:
            yield self.called(row)
        elif is_scalar_routine(row):
            yield self.scalar(row)
        elif is_divsteps_routine(row):
            yield Claim(row, divsteps_limbs(shape_of(self.curve, self.prime.bits)))
        elif is_extension_routine(row):
            for way in WAYS:
                yield self.settled(
                    row,
                    lambda care, way=way: self.platform.lower(
                        over_base(
                            extension_program(row.name), self.curve.p, self.curve.nonresidue, way
                        ),
                        care,
                    ),
                )
        elif is_sum_routine(row):
            yield self.settled(
                row,
                lambda care: self.platform.lower(sum_routine(row.name, self.curve).routine, care),
            )
        elif limbs := support_limbs(row, self.prime, self.isa.ROWS[self.target.level]):
            yield self.settled(row, lambda care: limbs)
        elif row.name == POWER:
            yield replace(
                self.settled(
                    row, lambda care: self.platform.lower(field_op_routine("fe_sqr", None), care)
                ),
                power=True,
            )
        elif any(row.name in other.calls for other in rows.values()):
            made = self.operations.callee(self.operation(row.name, row.const)[0]).routine
            prove_routine(row, made, self.prime, self.table)
            yield Claim(row, made)
        elif row.name.startswith("fe_"):
            yield self.settled(
                row, lambda care: self.platform.lower(field_op_routine(row.name, row.const), care)
            )
        else:
            yield self.point(row)

    def settled(self, row: RoutineSpec, lower: Callable[[dict], LimbRoutine], first=None) -> Claim:
        """The routine lowered with as much care as its proof takes: as in a build
        (library/routines/routine_proof.py).
        """
        made = lower({})
        return Claim(
            row,
            until_proven(
                made,
                made.program,
                lambda limbs: prove_routine(row, limbs, self.prime, self.table, True, self.curve),
                lower,
                first,
            ),
        )

    def scalar(self, row: RoutineSpec) -> Claim:
        return Claim(row, proven_scalar(row, self.curve.r, self.target))

    def choice(self, row: RoutineSpec) -> Choice:
        """The way that the manifest names, if its formulas are proven for the role."""
        if tuple(row.formulas) not in formula_choices(row.name, self.curve):
            raise CheckFailure(
                f"the manifest says that {row.name} is made of"
                f" {', '.join(row.formulas) or 'nothing'}, which is not proven to be what it"
                " computes on this curve."
            )
        if row.fusions not in (FUSION_SETS if self.curve.degree == 1 else WAYS):
            raise CheckFailure(
                f"the manifest says that {row.name} was made with the fusions {row.fusions!r}, of"
                " which nothing is known."
            )
        return Choice(
            *choice_key(row.name, self.curve, self.prime),
            tuple(row.formulas),
            row.fusions,
            row.objective,
            WINDOW,
            0,
        )

    def point(self, row: RoutineSpec) -> Claim:
        choice = self.choice(row)

        return self.settled(
            row,
            lambda care: choice_routine(row, choice, self.platform, care)[0],
            lambda limbs: prove_routine(row, limbs, self.prime, self.table, False, self.curve),
        )

    def called(self, row: RoutineSpec) -> Claim:
        """A routine made of calls; what it calls is proven for all elements that lie between
        operations.
        """
        choice = self.choice(row)
        program = chosen_program(row, choice, self.curve)
        routine = point_routine(row, program, self.curve)
        prove_formulas(row, routine, self.curve, choice.formulas, self.table)
        found = [
            callee(self.operations.callee(op))
            for op in program.ops
            if op.name not in ("const", "copy")
        ]
        if missing := sorted({each.routine.name for each in found} ^ set(row.calls)):
            raise CheckFailure(
                f"the manifest says of {row.name} that it calls {', '.join(row.calls)}; too many or"
                f" too few are {', '.join(missing)}."
            )
        return Claim(
            row,
            signature_of(routine, self.prime),
            routine=routine,
            callees={each.routine.name: each for each in found},
            prime=self.prime,
        )


def require_curve(facts: Curve, path: Path) -> None:
    """The numbers make the curve that they claim: the checks of a curve file, the image's included.
    CurveError or EcgenError if not.
    """
    if facts.form == FIELD_ALONE:
        read_nonresidue(require_prime(facts.p, f"{facts.p:#x}"), facts.degree, facts.nonresidue)
        return
    data = {"name": facts.name, "form": facts.form, **facts.kind.part("curve").as_file(facts)}
    data["order"] = {"r": hex(facts.r), "cofactor": facts.cofactor}
    found = curve_from_file(CurveFile(path, "", data, ""))
    _require_same(found, facts, path)
    if facts.image and _numbers(facts.image) not in map(
        _numbers, facts.kind.part("library").images(facts)
    ):
        raise CurveError(
            "the image of the base point is on no curve that is the same group.", where=path
        )


def _numbers(image: Curve) -> tuple:
    """What tells images of a curve apart."""
    return image.form, image.numbers, image.base


def _require_same(found: Curve, facts: Curve, path: Path) -> None:
    """CurveError unless the manifest says the curve's numbers as they are reduced."""
    names = ("r", "cofactor", "nonresidue", "numbers", "base", "shown")
    for key in names:
        if getattr(facts, key) != getattr(found, key):
            raise CurveError(
                f"the manifest's {key} is not reduced, or not that of the curve.", where=path
            )
