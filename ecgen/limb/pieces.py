"""A LimbProgram of many field operations -> its proof, one operation at a time, equal operations
once.

The program is cut where notes say that an operation begins. A piece takes the elements that it
reads as inputs of its own, any numbers in their intervals, and proves its elements' intervals,
claims and congruences; since every piece reads only elements of pieces before it, all hold for the
whole program by induction. Where a flag or a word of no element crosses a note the program is not
cut. Constants go with the pieces that read them. Names are replaced by numbers, so that the same
operation on operands of the same bounds is the same piece wherever it stands, and proven once. What
cannot be cut, or is not proven piece by piece, is proven as a whole.
"""

import itertools
from dataclasses import dataclass, replace
from functools import lru_cache

from ecgen.errors import BoundError, CheckFailure, EcgenError
from ecgen.limb.forms import Number
from ecgen.limb.ir import Element, LimbOp, LimbProgram, Operand
from ecgen.limb.prove import Meaning, Proof
from ecgen.limb.proven import prove_once
from ecgen.limb.validate import validate

Named = tuple[tuple[str, tuple[tuple[tuple[str, ...], Number], ...]], ...]


def prove_in_pieces(
    program: LimbProgram, meanings: dict[str, Meaning], modulus: int, whole: bool = True
) -> Proof:
    """As limb.prove.prove. Raises what that raises, about the whole program; without `whole` about
    a piece that is not proven by itself.
    """
    try:
        proof = prove_pieces(program, meanings, modulus)
    except EcgenError:
        if not whole:
            raise
        proof = None
    return proof or prove_once(program, meanings, modulus)


def prove_pieces(program: LimbProgram, meanings: dict[str, Meaning], modulus: int) -> Proof | None:
    """The proof of every piece, None if the program cannot be cut. Raises what
    limb.validate.validate and, about a piece, limb.prove.prove raise.
    """
    parts = cut(validate(program), meanings)
    if not parts or len(parts) < 2:
        return None
    proofs = [_prove_piece(part, own, modulus) for part, own in parts]
    return Proof(
        program.name,
        *(
            sum(getattr(proof, what) for proof in proofs)
            for what in ("zeros", "intervals", "congruences")
        ),
    )


def _prove_piece(part: LimbProgram, own: dict[str, Meaning], modulus: int) -> Proof:
    """The proof of a piece; what it raises names the values of the program that the piece is of."""
    try:
        return _prove(*numbered(part, own), modulus)
    except (BoundError, CheckFailure):
        return prove_once(part, own, modulus)


@lru_cache(maxsize=4096)
def _prove(program: LimbProgram, meanings: Named, modulus: int) -> Proof:
    return prove_once(program, {name: dict(meaning) for name, meaning in meanings}, modulus)


def cut(
    program: LimbProgram, meanings: dict[str, Meaning]
) -> list[tuple[LimbProgram, dict[str, Meaning]]] | None:
    """(piece, meanings of its elements) in order; None if a piece reads what is no element, or an
    element has no piece.
    """
    starts = sorted({0, len(program.ops)} | {index for index, _ in program.notes})
    spans = [program.ops[a:b] for a, b in itertools.pairwise(starts)]
    home = {out: k for k, span in enumerate(spans) for op in span for out in op.outs if out}
    constants = {op.outs[0]: op for op in program.ops if op.name == "const"}
    named: dict[str, Element] = {e.name: e for e in program.inputs}
    before, parts = list(program.inputs), []
    waiting = _own(program, home)
    if waiting is None:
        return None
    for k, span in enumerate(spans):
        own = [
            e
            for e in waiting.get(k, ())
            if e.name in meanings or not any(_implies(other, e) for other in before)
        ]
        if any(named.get(e.name, e) != e for e in own) or len({e.name for e in own}) < len(own):
            return None
        mine = {e.name: meanings[e.name] for e in own if e.name in meanings}
        piece = _piece(span, own, mine, _Around(program, before, named, constants))
        if piece is None:
            return None
        parts += [piece] if span or own else []
        named |= {e.name: e for e in own}
        before += own
    if set(meanings) - set(named) or not all(
        any(_implies(e, out) for e in before) for out in program.outputs
    ):
        return None
    return parts


def _own(program: LimbProgram, home: dict[str, int]) -> dict[int, list[Element]] | None:
    """Number of a piece -> the elements that are complete with it."""
    found: dict[int, list[Element]] = {}
    for e in dict.fromkeys((*program.elements, *program.outputs)):
        made = [home[limb] for limb in e.limbs if limb in home]
        if made:
            found.setdefault(max(made), []).append(e)
        elif e not in program.outputs:
            return None
    return found


def _implies(known: Element, claimed: Element) -> bool:
    """Whether an interval that is known of the same words is at least as narrow."""
    return known.limbs == claimed.limbs and claimed.low <= known.low and known.high <= claimed.high


@dataclass(frozen=True)
class _Around:
    """What a piece may read: the elements before it, by their names, too, and constants."""

    program: LimbProgram
    before: list[Element]
    named: dict[str, Element]
    constants: dict[str, LimbOp]


def _piece(
    span: tuple[LimbOp, ...], own: list[Element], mine: dict[str, Meaning], around: _Around
) -> tuple[LimbProgram, dict[str, Meaning]] | None:
    """The operations `span` with the elements `own` that they complete, and what these mean."""
    named, constants = around.named, around.constants
    inside = {out for op in span for out in op.outs}
    reads = dict.fromkeys(a for op in span for a in op.args if isinstance(a, str))
    reads |= dict.fromkeys(limb for e in own for limb in e.limbs)
    factors = dict.fromkeys(
        name for meaning in mine.values() for monomial in meaning for name in monomial
    )
    if any(name not in named and name not in {e.name for e in own} for name in factors):
        return None
    taken = dict.fromkeys(named[name] for name in factors if name in named)
    for word in reads:
        if word in inside or word in constants or any(word in e.limbs for e in taken):
            continue
        holder = next((e for e in around.before if word in e.limbs), None)
        if holder is None:
            return None
        taken[holder] = None
    fixed = [e for e in taken if all(limb in constants for limb in e.limbs)]
    wanted = dict.fromkeys([*(word for e in taken for word in e.limbs), *reads])
    loads = tuple(constants[word] for word in wanted if word in constants and word not in inside)
    inputs = tuple(e for e in taken if e not in fixed)
    if any(limb in constants for e in inputs for limb in e.limbs):
        return None
    return replace(
        around.program,
        inputs=inputs,
        outputs=(),
        ops=(*loads, *span),
        elements=(*fixed, *own),
        notes=(),
    ), mine


def numbered(program: LimbProgram, meanings: dict[str, Meaning]) -> tuple[LimbProgram, Named]:
    """The program and its meanings with numbers for names, in order of appearance: equal but for
    names, equal after it.
    """
    elements = {e.name: f"e{k}" for k, e in enumerate((*program.inputs, *program.elements))}
    words: dict[str, str] = {"": ""}

    def word(name: str) -> str:
        return words.setdefault(name, f"w{len(words)}")

    def operand(arg: Operand) -> Operand:
        return arg if isinstance(arg, int) else word(arg)

    def element(e: Element) -> Element:
        return Element(elements[e.name], tuple(map(word, e.limbs)), e.low, e.high)

    inputs = tuple(map(element, program.inputs))
    ops = tuple(
        LimbOp(op.name, tuple(map(word, op.outs)), tuple(map(operand, op.args)))
        for op in program.ops
    )
    named = tuple(
        (
            elements[name],
            tuple(
                (tuple(elements[n] for n in monomial), factor)
                for monomial, factor in meaning.items()
            ),
        )
        for name, meaning in meanings.items()
    )
    return LimbProgram(
        "piece", program.bits, inputs, (), ops, tuple(map(element, program.elements))
    ), named
