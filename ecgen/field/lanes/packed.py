"""PackedProgram + prime -> VectorProgram with the meaning of every packed value: operands are carried where bounds ask for it.

Each packed operation becomes one element of the vector program, so that the proof goes operation by operation: the
element of every lane is, mod p, what the packed operation says of that lane. Lanes that hold nothing get the factors
of their neighbours, which costs nothing and keeps their limbs within the same bounds.
"""

from dataclasses import dataclass, replace
from itertools import product

from ecgen.errors import BoundError
from ecgen.field.lanes import reals, scaled
from ecgen.field.lanes.linear import lower_carry, lower_scale, lower_sum
from ecgen.field.lanes.reals import RealField, magnitude
from ecgen.field.lanes.scaled import ScaledField
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.halves import in_halves
from ecgen.limb.lanes.ir import LANES, REAL, PackedElement, VectorProgram


KEPT = (0, 1, 0, 1)
FEW = 8  # limbs of which two elements lie in sixteen registers at once


@dataclass(frozen=True)
class LoweredPack:
    """`meanings` as `prove_vectors` reads them; elements carry the names of the packed values."""

    vectors: VectorProgram
    meanings: dict


def lower_packed(program, field: "RealField | ScaledField", params: "dict[str, int] | None" = None, bounds=None) -> LoweredPack:
    """Lower a PackedProgram of four lanes; `params` binds curve constants, taken as the residue of least magnitude.

    `bounds` of the inputs' limbs default to those of a reduced element; outputs are carried until they satisfy them,
    so that a result can be an input of the next call.
    """
    if program.width != LANES:
        raise BoundError(f"{program.name} is packed for {program.width} lanes, expected {LANES}.", hint="Pack it for four lanes.")
    return _Lowering(program, field, params or {}, bounds or field.tight).run()


class _Lowering:
    def __init__(self, program, field: "RealField | ScaledField", params, bounds):
        self.program, self.field, self.bounds = program, field, bounds
        p = field.p
        self.scales = scaled.element_scales(field)
        self.products = scaled if isinstance(field, ScaledField) else reals
        self.params = {name: (value + p // 2) % p - p // 2 for name, value in params.items()}
        self.b = VectorBuilder(program.name)
        self.values: dict[str, PackedElement] = {}
        self.in_products: set[str] = set()

    def run(self) -> LoweredPack:
        for layout in self.program.inputs:
            self.values[layout.value] = self.b.input(layout.value, REAL, self.bounds, self.field.radix.positions, self.scales)
        for op in self.program.ops:
            self.b.begin(op.out, describe(op))
            self.values[op.out] = self.lower(op)
        outputs = [self.output(layout) for layout in self.program.outputs]
        vectors = self.b.build(outputs)
        if self.field.radix.n > FEW:
            vectors = in_halves(vectors, self.in_products)
        return LoweredPack(vectors, self.b.meanings)

    def factor(self, k) -> int:
        return self.params[k] if isinstance(k, str) else k

    def lower(self, op) -> PackedElement:
        args = [self.values[a] for a in op.args]
        match op.name:
            case "mul" | "sqr":
                return self.product(op.out, args[0], args[-1])
            case "add" | "lin":
                xs, ys = (_filled([None if e is None else self.factor(e[side]) for e in op.lanes]) for side in (0, 1))
                return lower_sum(self.b, self.field, op.out, args[0], xs, args[1], ys)
            case "mulc":
                ks = _filled([None if k is None else self.factor(k) for k in op.lanes])
                return lower_scale(self.b, self.field, op.out, args[0], ks)
            case "const":
                return self.constant(op)
            case "perm":
                sources = _places(op.lanes, self.field.fused)
                meaning = tuple({((args[0].name, source),): 1} for source in sources)
                limbs = [permuted(self.b, limb, sources, self.field.fused) for limb in args[0].limbs]
                return self.b.define(op.out, limbs, args[0].bounds, args[0].positions, meaning, scales=self.scales)
            case "blend":
                return self.blend(op, *args)
        raise BoundError(f"there is no lowering of the packed operation {op.name!r}.", where=self.program.name)

    def blend(self, op, x: PackedElement, y: PackedElement) -> PackedElement:
        choice = [int(e or 0) for e in op.lanes]
        mask = sum(bit << k for k, bit in enumerate(choice))
        meaning = tuple({((x, y)[bit].name,): 1} for bit in choice)
        limbs = [self.b.emit("blend", s, t, mask) for s, t in zip(x.limbs, y.limbs)]
        bounds = tuple((min(a, c), max(b, d)) for (a, b), (c, d) in zip(x.bounds, y.bounds))
        return self.b.define(op.out, limbs, bounds, x.positions, meaning, scales=self.scales)

    def constant(self, op) -> PackedElement:
        values = [(k or 0) % self.field.p for k in op.lanes]
        lanes = [self.field.radix.digits(k) for k in values]
        units = [1 << scale for scale in self.scales] or [1] * len(lanes[0])
        limbs = [self.b.real(*(digit * unit for digit in column)) for column, unit in zip(zip(*lanes), units)]
        bounds = tuple((min(column), max(column)) for column in zip(*lanes))
        return self.b.define(op.out, limbs, bounds, self.field.radix.positions, tuple({(): k} for k in values), scales=self.scales)

    def product(self, name: str, x: PackedElement, y: PackedElement) -> PackedElement:
        while not self.products.fits_product(self.field, x, y):
            if x is y:
                x = y = self.carried(x)
            elif max(map(magnitude, x.bounds)) >= max(map(magnitude, y.bounds)):
                x = self.carried(x)
            else:
                y = self.carried(y)
        start = len(self.b.ops)
        result = self.products.lower_mul(self.b, self.field, name, x, y)
        self.in_products.update(op.out for op in self.b.ops[start:])
        return result

    def carried(self, x: PackedElement) -> PackedElement:
        """x with small limbs, made once."""
        name = f"{x.name}~"
        if name not in self.values:
            self.values[name] = lower_carry(self.b, self.field, name, x)
            if max(map(magnitude, self.values[name].bounds)) >= max(map(magnitude, x.bounds)):
                raise BoundError(f"`{x.name}` is too large for a product although it is carried.", where=self.program.name)
        return self.values[name]

    def output(self, layout) -> PackedElement:
        """The result under its public name, within the bounds of an input."""
        value = self.values[layout.value]
        while any(magnitude(have) > magnitude(want) for have, want in zip(value.bounds, self.bounds)):
            value = self.carried(value)
        self.b.meanings[layout.place] = {(value.name,): 1}
        return PackedElement(layout.place, value.limbs, REAL, self.bounds, value.positions, value.scales)


def relabelled(program, places: "tuple[int, ...]"):
    """The same program with lane i moved to lane places[i] everywhere, so that two programs can share a layout."""
    if sorted(places) != list(range(program.width)):
        raise BoundError(f"{places} is no permutation of the lanes of {program.name}.")

    def moved(lanes) -> tuple:
        return tuple(lanes[places.index(i)] for i in range(program.width)) if lanes else lanes

    ops = []
    for op in program.ops:
        lanes = moved(op.lanes)
        if op.name == "perm":
            lanes = tuple(None if source is None else places[source] for source in lanes)
        ops.append(replace(op, lanes=lanes, holds=moved(op.holds)))
    inputs, outputs = (tuple(replace(x, lanes=moved(x.lanes)) for x in rows) for rows in (program.inputs, program.outputs))
    return replace(program, ops=tuple(ops), inputs=inputs, outputs=outputs)


def permuted(b: VectorBuilder, limb: str, sources, across: bool = True) -> str:
    """Lane k from lane sources[k]; where no permutation goes `across` pairs, by whole pairs first and a choice of their lanes."""
    sources = tuple(sources)
    if sources == (0, 1, 2, 3):
        return limb
    if across or all(source // 2 == k // 2 for k, source in enumerate(sources)):
        return b.emit("perm", limb, *sources)
    pairs, chosen = _split(sources)
    even, odd = (_paired(b, limb, *pair) for pair in pairs)
    if even != odd:
        return b.emit("pick", even, odd, *chosen)
    return even if chosen == KEPT else b.emit("perm", even, *(k // 2 * 2 + bit for k, bit in enumerate(chosen)))


def _split(sources) -> tuple:
    """The pairs of lanes from which the even and the odd lanes come, and the choice inside each."""
    return tuple((sources[k] // 2, sources[k + 2] // 2) for k in (0, 1)), tuple(source % 2 for source in sources)


def _moves(sources) -> int:
    """How many instructions `permuted` needs where no permutation goes across pairs."""
    pairs, chosen = _split(sources)
    return len(set(pairs) - {(0, 1)}) + (len(set(pairs)) > 1 or chosen != KEPT)


def _paired(b: VectorBuilder, limb: str, low: int, high: int) -> str:
    """The pairs of lanes `low` and `high` of a value."""
    return limb if (low, high) == (0, 1) else b.emit("halves", limb, limb, low, high)


def _filled(factors) -> tuple[int, ...]:
    """Factors of idle lanes: those of the first lane in use."""
    known = [k for k in factors if k is not None]
    return tuple(known[0] if k is None else k for k in factors)


def _places(lanes, across: bool = True) -> tuple[int, ...]:
    """Sources of idle lanes: themselves, or what saves moves where no permutation goes `across` pairs."""
    itself = tuple(i if source is None else source for i, source in enumerate(lanes))
    if across:
        return itself
    choices = product(*(range(LANES) if source is None else (source,) for source in lanes))
    return min(choices, key=lambda sources: (_moves(sources), sum(a != b for a, b in zip(sources, itself)), sources))


def describe(op) -> str:
    """The comment above the instructions of a packed operation."""
    held = " ".join(name or "_" for name in op.holds)
    return f"{op.out} = {op.name}({', '.join(op.args)}) -> [{held}]"
