"""A word of a LimbProgram -> the words of which it says, by 1 and not 0, that all are 0.

Followed backwards along the data flow: the flag as a word, its `iszero`, the tree of `or` below. A
bitwise OR is 0 just if all its operands are, so the set of the leaves decides; what the leaves are
is proven elsewhere (limb/prove.py).
"""

from ecgen.errors import CheckFailure
from ecgen.limb.ir import LimbOp, LimbProgram, Operand


def zero_test(program: LimbProgram, word: str) -> frozenset[str]:
    """The words w1, w2 ... with word = 1 if w1 = w2 = ... = 0, else 0. CheckFailure if `word` is
    not made that way.
    """
    made = {out: op for op in program.ops for out in op.outs if out}
    flag = _made_by(program, made, word, "word").value(0)
    leaves: set[Operand] = set()
    left = [_made_by(program, made, flag, "iszero").args[0]]
    while left:
        value = left.pop()
        op = made.get(value) if isinstance(value, str) else None
        if op is not None and op.name == "or":
            left.extend(op.args)
        elif value != 0:
            leaves.add(value)
    names = frozenset(leaf for leaf in leaves if isinstance(leaf, str))
    if len(names) < len(leaves):
        raise CheckFailure(
            f"`{word}` is the test of a number, which is never 0.", where=program.name
        )
    return names


def _made_by(program: LimbProgram, made: dict[str, LimbOp], value: str, name: str) -> LimbOp:
    op = made.get(value)
    if op is None or op.name != name:
        raise CheckFailure(
            f"`{value}` is made by {op.name if op else 'nothing'}, expected `{name}`: it is not"
            " proven to be a test for zero.",
            where=program.name,
        )
    return op
