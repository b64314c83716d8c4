"""Programs of limbs with one thing changed."""

from dataclasses import replace

from ecgen.limb.ir import LimbOp, LimbProgram


def mutants(program: LimbProgram):
    """Programs with one thing changed: a constant, a dropped carry, add for sub, a neighbour's
    argument, a tighter claim.
    """
    for index, op in enumerate(program.ops):

        def with_op(name, outs, args, index=index):
            ops = (*program.ops[:index], LimbOp(name, outs, tuple(args)), *program.ops[index + 1 :])
            return replace(program, ops=ops)

        for place, arg in enumerate(op.args):
            if isinstance(arg, int) and op.name != "zero":
                for delta in (-1, 1):
                    if 0 < arg + delta < (64 if op.name.startswith("sh") else 1 << program.bits):
                        yield with_op(
                            op.name, op.outs, (*op.args[:place], arg + delta, *op.args[place + 1 :])
                        )
        if op.name in ("adc", "sbb"):
            yield with_op({"adc": "add", "sbb": "sub"}[op.name], op.outs, op.args[:2])
        other = {"add": "sub", "sub": "add", "adc": "sbb", "sbb": "adc"}.get(op.name)
        if other:
            yield with_op(other, op.outs, op.args)
        if op.name == "select":
            yield with_op(op.name, op.outs, (op.args[0], op.args[2], op.args[1]))
        if op.name in ("add", "adc", "mulwide") and isinstance(op.args[1], str):
            yield with_op(op.name, op.outs, (op.args[0], op.args[0], *op.args[2:]))
    for op in program.ops:
        if (
            op.name in ("add", "adc")
            and op.outs[1]
            and not any(o.name == "zero" and o.args == (op.outs[1],) for o in program.ops)
        ):
            yield replace(program, ops=(*program.ops, LimbOp("zero", (), (op.outs[1],))))
