"""Programs of limbs with one operation of the Cortex-M4 changed."""

from dataclasses import replace


def mutants(limbs):
    """The program with one operation changed: an addend dropped, factors exchanged between
    neighbours, a bit not masked.
    """
    for k, op in enumerate(limbs.ops):
        changed = None
        if op.name == "maal" and isinstance(op.args[2], str):
            changed = replace(op, args=(*op.args[:2], 0, op.args[3]))
        elif op.name == "topand":
            changed = replace(op, args=(op.args[1], op.args[0]))
        elif op.name == "mullo":
            changed = replace(op, args=(op.args[0], 18))
        if changed:
            yield replace(limbs, ops=(*limbs.ops[:k], changed, *limbs.ops[k + 1 :]))
