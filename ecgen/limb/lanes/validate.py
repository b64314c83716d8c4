"""VectorProgram -> the same program, or an error: the rules of ir.py, checked between passes."""

from ecgen.errors import EcgenError
from ecgen.limb.lanes.ir import (
    CROSSING,
    IMMEDIATES,
    LANES,
    REAL,
    ROUTES,
    VALUES,
    WIDE,
    WORD,
    PackedElement,
    VectorOp,
    VectorProgram,
)


class VectorError(EcgenError):
    """A VectorProgram that breaks a rule of ir.py."""


def validate(program: VectorProgram) -> VectorProgram:
    """Check names, arities, immediates and elements; returns the program unchanged."""
    where = f"vector program {program.name}"
    known: set[str] = set()
    if program.width not in (LANES, WIDE):
        raise VectorError(
            f"a program has {LANES} or {WIDE} lanes, not {program.width}.", where=where
        )
    for element in program.inputs:
        for limb in element.limbs:
            _define(known, limb, where)
    for op in program.ops:
        _check_op(op, known, where, program.width)
        _define(known, op.out, where)
    for element in (*program.inputs, *program.elements, *program.outputs):
        _check_element(element, known, where)
    _check_routes(program, where)
    if program.splits:
        _check_splits(program, where)
    return program


def _check_routes(program: VectorProgram, where: str) -> None:
    """Lanes go by a constant of their numbers, and those of a wide program go no other way."""
    consts = {op.out: op.immediates for op in program.ops if op.name == "const"}
    for op in program.ops:
        most = program.width * ROUTES.get(op.name, 0)
        if most and not all(number < most for number in consts.get(op.reads[-1], (most,))):
            raise VectorError(
                f"`{op.out}` routes lanes by `{op.args[-1]}`, which is no constant of numbers of"
                " lanes.",
                where=where,
            )
        if op.name in CROSSING and (op.name in ROUTES) == (program.width == LANES):
            raise VectorError(
                f"`{op.out}` = {op.name} moves lanes in a way that {program.width} lanes do not"
                " have.",
                where=where,
            )


def _check_splits(program: VectorProgram, where: str) -> None:
    """A proof by cases takes the same case in all lanes: lanes may be moved behind them, but
    nothing may be computed of what was moved.
    """
    moved: set[str] = set()
    for op in program.ops:
        if op.name in CROSSING:
            moved.add(op.out)
        elif moved & set(op.reads):
            raise VectorError(
                f"`{op.out}` is computed of lanes that were moved, in a program whose proof"
                " splits.",
                where=where,
            )
    if missing := set(program.splits) - {op.out for op in program.ops if op.name == "shr"}:
        raise VectorError(
            f"the proof is to split in `{min(missing)}`, which is no result of `shr`.", where=where
        )


def _define(known: set[str], name: str, where: str) -> None:
    if name in known:
        raise VectorError(
            f"`{name}` is assigned twice.", where=where, hint="Give each value its own name."
        )
    known.add(name)


def _check_op(op: VectorOp, known: set[str], where: str, width: int) -> None:
    if op.name not in VALUES:
        raise VectorError(
            f"`{op.name}` is not a vector operation.",
            where=where,
            hint="See the table in ecgen/limb/lanes/ir.py.",
        )
    count = VALUES[op.name] + (width if op.name == "const" else IMMEDIATES.get(op.name, 0))
    if len(op.args) != count:
        raise VectorError(
            f"`{op.name}` has {len(op.args)} arguments, expected {count}.", where=where
        )
    for arg in op.reads:
        if not isinstance(arg, str) or arg not in known:
            raise VectorError(f"`{arg}` is read by `{op.name}` before it is assigned.", where=where)
    low, high = {
        "shl": (1, 63),
        "shr": (1, 63),
        "const": (0, (1 << 64) - 1),
        "blend": (0, 15),
        "pick": (0, 1),
    }.get(op.name, (0, LANES - 1))
    for number in op.immediates:
        if not isinstance(number, int) or not low <= number <= high:
            raise VectorError(
                f"the number {number} of `{op.name}` is not in [{low}, {high}].", where=where
            )


def _check_element(element: PackedElement, known: set[str], where: str) -> None:
    """VectorError unless limbs are values of the program, with a bound and a position for each
    (scales and offsets where there are any), and bounds are what a word or a double holds.
    """
    if element.kind not in (WORD, REAL):
        raise VectorError(
            f"element `{element.name}` is of kind {element.kind!r}, expected {WORD} or {REAL}.",
            where=where,
        )
    if element.limit and min(element.positions) < 0:
        raise VectorError(
            f"element `{element.name}` has a limit, and limbs at places below 0, where it is no"
            " number.",
            where=where,
        )
    if not len(element.limbs) == len(element.bounds) == len(element.positions):
        raise VectorError(
            f"element `{element.name}` has {len(element.limbs)} limbs, {len(element.bounds)} bounds"
            f" and {len(element.positions)} positions.",
            where=where,
        )
    if element.scales and (
        element.kind != REAL or len(element.scales) != len(element.limbs) or min(element.scales) < 0
    ):
        raise VectorError(
            f"element `{element.name}` has the scales {element.scales}; only doubles have scales,"
            " one each.",
            where=where,
        )
    if element.offsets and (
        element.kind != WORD
        or [len(row) for row in element.offsets] != [LANES] * len(element.limbs)
    ):
        raise VectorError(
            f"element `{element.name}` has offsets that are not one in each lane of each limb of"
            " words.",
            where=where,
        )
    for limb, (low, high) in zip(element.limbs, element.bounds):
        if limb not in known:
            raise VectorError(
                f"limb `{limb}` of element `{element.name}` is no value of the program.",
                where=where,
            )
        least, most = (
            (-(1 << 53), 1 << 53)
            if element.kind == REAL
            else (low, low + (1 << 64) - 1)
            if element.offsets
            else (0, (1 << 64) - 1)
        )
        if not least <= low <= high <= most:
            raise VectorError(
                f"`{limb}` claims [{low}, {high}], which a {element.kind} cannot hold.", where=where
            )
