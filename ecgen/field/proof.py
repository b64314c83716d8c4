"""FieldProgram + LimbProgram -> proof that each element is, mod p, what its field operation says.

The meanings come from the operation table (or are given), the intervals from the LimbProgram;
limb/prove.py does the proof. What is proven holds for all inputs within the inputs' bounds.
"""

from ecgen.field.lower import flag_inputs
from ecgen.field.meaning import meaning_polynomial
from ecgen.field.representation import Representation, stored
from ecgen.limb.ir import LimbProgram
from ecgen.limb.pieces import prove_in_pieces
from ecgen.limb.prove import Proof


def meanings_of(program, specs) -> dict:
    """For every value of the FieldProgram its polynomial over the names of earlier values."""
    meanings = {}
    for op in program.ops:
        for out, meaning in zip(op.outs, specs[op.name].meanings):
            polynomial = meaning_polynomial(meaning, op.const)
            named: dict = {}
            for monomial, factor in polynomial.items():
                key = tuple(op.args[i] for i in monomial)
                named[key] = named.get(key, 0) + factor
            meanings[out] = named
    return meanings


def prove_lowering(
    program, limbs: LimbProgram, field: Representation, specs, whole: bool = True
) -> Proof:
    """Prove every field operation of `program` in `limbs`, whose elements carry the names of its
    values.

    Without `whole` an operation that is not proven by itself is refused, though knowing what others
    compute might prove it.
    """
    flags = frozenset(flag_inputs(program, specs))
    meanings = {
        name: stored(field, polynomial, flags)
        for name, polynomial in meanings_of(program, specs).items()
    }
    return prove_in_pieces(limbs, meanings, field.p, whole)
