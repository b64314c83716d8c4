"""LimbProgram -> text, one operation a line, from which tests read an equal program back.

    limbs fe_add 64
    in a = a_0 a_1 : 0 .. 0xff
    # r = add a b
    r_0 k.0 = add a_0 b_0
    zero k.1
    element r = r_0 r_1 : 0 .. 0xff
    out r = r_0 r_1 : 0 .. 0xff

A result that is not needed prints as `_`.
"""

from ecgen.limb.ir import Element, LimbOp, LimbProgram


def show_int(value: int) -> str:
    """Decimal when short, hexadecimal when long, so that 2^255-19 stays recognisable."""
    if -(10**6) < value < 10**6:
        return str(value)
    return hex(value)


def show_op(op: LimbOp) -> str:
    """One line: `hi lo = mulwide a_0 b_0`."""
    args = " ".join(show_int(a) if isinstance(a, int) else a for a in op.args)
    if not op.outs:
        return f"{op.name} {args}"
    outs = " ".join(o or "_" for o in op.outs)
    return f"{outs} = {op.name} {args}"


def show_element(kind: str, element: Element) -> str:
    """One line: `in a = a_0 a_1 : low .. high`."""
    bounds = f"{show_int(element.low)} .. {show_int(element.high)}"
    return f"{kind} {element.name} = {' '.join(element.limbs)} : {bounds}"


def print_limbs(program: LimbProgram) -> str:
    """The whole program as text; equal programs print equal bytes."""
    notes: dict[int, list[str]] = {}
    for index, note in program.notes:
        notes.setdefault(index, []).append(note)
    lines = [f"limbs {program.name} {program.bits}"]
    lines += [show_element("in", e) for e in program.inputs]
    for index, op in enumerate(program.ops):
        lines += [f"# {note}" for note in notes.get(index, ())]
        lines.append(show_op(op))
    lines += [f"# {note}" for note in notes.get(len(program.ops), ())]
    lines += [show_element("element", e) for e in program.elements]
    lines += [show_element("out", e) for e in program.outputs]
    return "\n".join(lines) + "\n"
