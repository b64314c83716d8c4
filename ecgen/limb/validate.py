"""LimbProgram -> the same program, or an error: the rules of ir.py, checked between passes."""

from ecgen.errors import EcgenError
from ecgen.limb.ir import ARGUMENTS, RESULTS, Element, LimbOp, LimbProgram, Operand

WORD, FLAG = "word", "flag"
FLAG_RESULTS = {
    "add": (1,),
    "adc": (1,),
    "sub": (1,),
    "sbb": (1,),
    "iszero": (0,),
    "flag": (0,),
    "bit": (0,),
}


READ = {"w": WORD, "c": FLAG, "i": "constant"}  # the kind of a name that may stand there


class LimbError(EcgenError):
    """A LimbProgram that breaks a rule of ir.py."""


_KINDS = {
    name: tuple(FLAG if i in FLAG_RESULTS.get(name, ()) else WORD for i in range(count))
    for name, count in RESULTS.items()
}


def result_kinds(name: str) -> tuple[str, ...]:
    """Word or flag, for each result of the operation `name`."""
    return _KINDS[name]


def validate(program: LimbProgram) -> LimbProgram:
    """Check names, arities, word/flag kinds, constants and elements; returns the program
    unchanged.
    """
    where = f"limb program {program.name}"
    kinds: dict[Operand, str] = {}
    for element in program.inputs:
        for limb in element.limbs:
            _define(kinds, limb, WORD, where)
    for op in program.ops:
        _check_op(op, kinds, program.bits, where)
        for out, kind in zip(op.outs, result_kinds(op.name)):
            if out:
                _define(kinds, out, kind, where)
    for element in program.elements + program.outputs:
        _check_element(element, kinds, program.bits, where)
    for index, _ in program.notes:
        if not 0 <= index <= len(program.ops):
            raise LimbError(
                f"a note stands at operation {index} of {len(program.ops)}.", where=where
            )
    return program


def _define(kinds: dict[Operand, str], name: str, kind: str, where: str) -> None:
    if name.split() != [name]:
        raise LimbError(
            f"`{name}` is no name of a value.",
            where=where,
            hint="Names have no blanks; those that the prover gives have.",
        )
    if name in kinds:
        raise LimbError(
            f"`{name}` is assigned twice.", where=where, hint="Give each value its own name."
        )
    kinds[name] = kind


def _check_op(op: LimbOp, kinds: dict[Operand, str], bits: int, where: str) -> None:
    if op.name not in RESULTS:
        raise LimbError(
            f"`{op.name}` is not a limb operation.",
            where=where,
            hint="See the table in ecgen/limb/ir.py.",
        )
    signature = ARGUMENTS[op.name]
    if len(op.outs) != RESULTS[op.name] or len(op.args) != len(signature):
        raise LimbError(
            f"`{op.name}` has {len(op.outs)} results and {len(op.args)} arguments, "
            f"expected {RESULTS[op.name]} and {len(signature)}.",
            where=where,
        )
    for arg, sort in zip(op.args, signature):
        if kinds.get(arg) != READ[sort]:
            _check_arg(op, arg, sort, kinds, bits, where)


def _check_arg(
    op: LimbOp, arg: Operand, sort: str, kinds: dict[Operand, str], bits: int, where: str
) -> None:
    if isinstance(arg, int):
        top = 1 << bits if op.name == "const" or sort == "w" else bits
        low = 1 if sort == "i" and op.name not in ("const", "bit") else 0
        if sort == "c" or not low <= arg < top:
            raise LimbError(f"the constant {arg} of `{op.name}` is out of range.", where=where)
    elif sort == "i":
        raise LimbError(f"`{op.name}` needs a constant where `{arg}` stands.", where=where)
    elif arg not in kinds:
        raise LimbError(f"`{arg}` is read by `{op.name}` before it is assigned.", where=where)
    elif (kinds[arg] == FLAG) != (sort == "c"):
        raise LimbError(
            f"`{arg}` is a {kinds[arg]}, `{op.name}` needs a {FLAG if sort == 'c' else WORD}.",
            where=where,
        )


def _check_element(element: Element, kinds: dict[Operand, str], bits: int, where: str) -> None:
    for limb in element.limbs:
        if kinds.get(limb) != WORD:
            raise LimbError(
                f"limb `{limb}` of element `{element.name}` is not a word of the program.",
                where=where,
            )
    if not 0 <= element.low <= element.high < 1 << bits * len(element.limbs):
        raise LimbError(
            f"element `{element.name}` claims [{element.low}, {element.high}], which "
            f"{len(element.limbs)} words of {bits} bits cannot hold.",
            where=where,
        )
