"""PackedProgram + prime -> VectorProgram with the meaning of every packed value: operands are
carried where bounds ask for it.

Each packed operation becomes one element of the vector program, so that the proof goes operation by
operation: the element of every lane is, mod p, what the packed operation says of that lane. Lanes
that hold nothing get the factors of their neighbours, which costs nothing and keeps their limbs
within the same bounds.
"""

from contextlib import suppress
from dataclasses import dataclass, replace
from math import isqrt

from ecgen.errors import BoundError
from ecgen.field.lanes import ifma_signed
from ecgen.field.lanes.doubles import fused_late as late_products
from ecgen.field.lanes.doubles.fused import magnitude
from ecgen.field.lanes.lowering import LaneField, lowering_of
from ecgen.field.lanes.shuffle import MOST as MOST_ROUTED
from ecgen.field.lanes.shuffle import cheapest, emit_shuffle, routed
from ecgen.field.lanes.starts import starts_of
from ecgen.limb.lanes.associate import associated
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.ir import LANES, REAL, WORD, Form, PackedElement, VectorProgram
from ecgen.limb.lanes.order import by_limbs
from ecgen.program.pack.factor import evaluated
from ecgen.program.pack.ir import PackedOp, PackedProgram
from ecgen.program.pack.rewrite.signs import without_signs

DIVISIBLE = 1 << 24  # below that the factors of a constant are looked for
MOST = 2  # vectors of an arrangement that are carried before it
LARGE = 4  # times the bounds of a reduced element: an operand beyond needs its carry


@dataclass(frozen=True)
class LoweredPack:
    """`meanings` as `prove_vectors` reads them; elements carry the names of the packed values.
    `ordered` is `vectors` in the order in which it is to be emitted. `late`: products of doubles
    stay words.
    """

    vectors: VectorProgram
    meanings: dict
    ordered: VectorProgram
    late: bool = False


@dataclass(frozen=True)
class Style:
    """How arrangements, sums and products are made.

    With `merge`, permutes and blends are made of the vectors that they come from in the end, and a
    vector that several arrangements read is carried before them: fewer instructions, but what
    depends on the rest of the vector waits for its carry. With `late`, products of doubles stay
    words until they are factors (doubles/fused_late.py), and words hold more than their numbers
    until then (ifma_signed.py). With `soon`, for programs of which little fills the time that a
    result is waited for, no arrangement is made of another, and sums are made of what is there
    first (limb/lanes/associate.py): more instructions.
    """

    merge: bool = True
    late: bool = False
    soon: bool = False


MERGED = Style()


def lower_packed(
    program: PackedProgram,
    field: LaneField,
    params: dict[str, int] | None = None,
    style: Style = MERGED,
    first: PackedElement | None = None,
    is_reduced: bool = True,
) -> LoweredPack:
    """Lower a PackedProgram of four lanes, or of eight where the field has as many; `params` binds
    curve constants, taken as the residue of least magnitude.

    Inputs are like reduced elements; outputs are carried until they are, so that a result can be an
    input of the next call. A program that another one follows in the same routine need not have
    reduced outputs (`is_reduced`); the one that follows takes `first`, what as many inputs are like
    as there are outputs.
    """
    if program.width not in field.widths:
        raise BoundError(
            f"{program.name} is packed for {program.width} lanes, expected"
            f" {' or '.join(map(str, field.widths))}.",
            hint="Pack it for four lanes.",
        )
    if style.late and program.width != LANES:
        raise BoundError(
            f"{program.name} is packed for {program.width} lanes, in which products are not left as"
            " they are.",
            hint="Pack it for four lanes.",
        )
    lowering = _Lowering(program, field, params or {}, style, {})
    lowered = lowering.run(first, is_reduced)
    if starts := starts_of(field.radix, lowering.settled, lowering.meanings, lowering.products):
        with suppress(BoundError):  # no room in the columns, or none that can begin
            again = _Lowering(program, field, params or {}, style, starts)
            return again.run(first, is_reduced)
    return lowered


class _Lowering:
    def __init__(
        self,
        program: PackedProgram,
        field: LaneField,
        params: dict[str, int],
        style: Style,
        starts: dict,
    ):
        self.field, self.bounds, self.style, self.starts = field, field.tight, style, starts
        p = field.p
        self.scales = field.scales
        self.made_by = lowering_of(field, style.late)
        self.params = {name: (value + p // 2) % p - p // 2 for name, value in params.items()}
        self.program = (
            without_signs(program, self.params) if style.late and field.kind == WORD else program
        )
        self.b = VectorBuilder(program.name, program.width)
        self.values: dict[str, PackedElement] = {}
        self.arranged: dict[str, tuple] = {}
        self.made: dict[str, tuple] = {}
        self.multiplied: set[str] = set()
        self.products: set[str] = set()
        self.settled: list[PackedElement] = []
        self.scaled: dict[str, PackedOp] = {}
        self.parts: dict[tuple, str] = {}

    def run(self, first, is_reduced: bool) -> LoweredPack:
        """The program lowered. As many inputs as there are results are like `first`, if that is
        given, the others reduced elements; `is_reduced`: so are the results.
        """
        for k, layout in enumerate(self.program.inputs):
            like = (
                first
                if first and k < len(self.program.outputs)
                else PackedElement(
                    "", (), self.field.kind, self.bounds, self.field.radix.positions, self.scales
                )
            )
            self.values[layout.value] = self.b.input(
                layout.value, like.kind, like.bounds, like.positions, like.scales, like.offsets
            )
        for op in self.program.ops:
            if op.name in ("perm", "blend"):
                self.arrange(op)
                continue
            if self.style.late and op.name == "mulc" and self.field.kind == REAL:
                self.scaled[op.out] = op
                continue
            if op.name == "small":
                self.small(op)
                continue
            args = [
                self.value(name)
                for name in op.args
                if name not in self.scaled or op.name not in ("mul", "sqr")
            ]
            self.b.begin(op.out, describe(op))
            self.values[op.out] = self.lower(op, args)
        outputs = [
            self.output(layout, element, is_reduced)
            for layout, element in zip(self.program.outputs, self.results(is_reduced))
        ]
        self.meanings = dict(self.b.meanings)
        vectors = self.b.build(outputs)
        vectors = associated(vectors) if self.style.soon else vectors
        return LoweredPack(
            vectors,
            self.b.meanings,
            by_limbs(vectors, self.multiplied) if self.style.merge else vectors,
            self.style.late and self.field.kind == REAL,
        )

    def factor(self, k) -> int:
        return evaluated(k, self.params)

    def lower(self, op, args) -> PackedElement:
        match op.name:
            case "mul" | "sqr":
                return self.product(op.out, op.args[0], op.args[-1])
            case "dot":
                return self.product(op.out, *op.args)
            case "add" | "lin":
                xs, ys = (
                    _filled([None if e is None else self.factor(e[side]) for e in op.lanes])
                    for side in (0, 1)
                )
                return self.made_by.total(self.b, self.field, op.out, (args[0], xs), (args[1], ys))
            case "mulc":
                ks = _filled([None if k is None else self.factor(k) for k in op.lanes])
                return self.made_by.scale(self.b, self.field, op.out, args[0], ks)
            case "const":
                return self.constant(op)
        raise BoundError(
            f"there is no lowering of the packed operation {op.name!r}.", where=self.program.name
        )

    def small(self, op) -> None:
        """The value itself, or one with small limbs, under another name: what arranges it takes
        lanes from where it has them.
        """
        name = op.args[0]
        self.b.begin(op.out, describe(op))
        name = (
            self.lighter(name, MOST) if self.is_late(name) or self.size(name) > self.large else name
        )
        self.values[op.out] = self.value(name)
        if self.style.merge and name in self.arranged:
            self.arranged[op.out] = self.arranged[name]

    def arrange(self, op) -> None:
        """Note which lanes a permute or blend wants; it is made where it is read, from the vectors
        that sums and products made, or of eight lanes that are in too many of those from its
        operands.
        """
        wanted = [
            (
                None
                if entry is None
                else (op.args[entry], i)
                if op.name == "blend"
                else (op.args[0], entry)
            )
            for i, entry in enumerate(op.lanes)
        ]
        own = tuple(
            lane and (self.values[lane[0]].name if lane[0] in self.values else lane[0], lane[1])
            for lane in wanted
        )
        merged = tuple(
            (
                self.arranged[lane[0]][lane[1]]
                if lane is not None and lane[0] in self.arranged
                else mine
            )
            for lane, mine in zip(wanted, own)
        )
        several = (
            self.b.width > LANES
            and len({lane[0] for lane in merged if lane is not None}) > MOST_ROUTED
        )
        self.arranged[op.out] = merged if self.style.merge and not several else own

    def value(self, name: str) -> PackedElement:
        """The element of a packed value; an arrangement is made now."""
        if name not in self.values and name in self.scaled:
            op = self.scaled[name]
            argument = self.value(op.args[0])
            self.b.begin(name, describe(op))
            self.values[name] = self.lower(op, [argument])
        elif name not in self.values:
            self.values[name] = self.shuffled(name, self.arranged[name])
        return self.values[name]

    def shuffled(self, name: str, wanted) -> PackedElement:
        """The fewest shuffles of the vectors that hold `wanted`, or of what was made of these
        before.
        """
        wanted = self.of_one_kind(wanted)
        roots = list(dict.fromkeys(lane[0] for lane in wanted if lane is not None))
        lanes = {root: tuple((root, k) for k in range(self.b.width)) for root in roots}
        if not self.style.soon:
            lanes |= {
                other: held
                for other, held in self.made.items()
                if {lane[0] for lane in held} <= set(roots)
            }
        found = (
            cheapest(wanted, lanes, self.field.across)
            if self.b.width == LANES
            else routed(wanted, lanes)
        )
        if found is None:
            raise BoundError(f"no few instructions bring {name} together.", where=self.program.name)
        self.b.begin(name, f"{name} = [{' '.join(f'{v}:{k}' for v, k in found.lanes)}]")
        sources = {other: self.values[other] for other in lanes}
        limbs = [
            emit_shuffle(
                self.b, found, {other: e.limbs[i] for other, e in sources.items()}, self.field.masks
            )
            for i in range(self.field.radix.n)
        ]
        used = [self.values[root] for root in dict.fromkeys(lane[0] for lane in found.lanes)]
        bounds = tuple(
            (min(low for low, _ in limb), max(high for _, high in limb))
            for limb in zip(*(e.bounds for e in used))
        )
        offsets = (
            tuple(
                tuple(self.values[root].offset(i, k) for root, k in found.lanes)
                for i in range(self.field.radix.n)
            )
            if any(e.offsets for e in used)
            else ()
        )
        self.made[name] = found.lanes
        return self.b.define(
            name,
            limbs,
            bounds,
            Form(self.field.radix.positions, used[0].kind, self.scales),
            tuple({(lane,): 1} for lane in found.lanes),
            offsets,
        )

    def of_one_kind(self, wanted) -> tuple:
        """The lanes, of doubles as words where others are words."""
        roots = [
            self.value(root)
            for root in dict.fromkeys(lane[0] for lane in wanted if lane is not None)
        ]
        if len({e.kind for e in roots}) < 2:
            return wanted
        words = {e.name: self.worded(e).name for e in roots if e.kind == REAL}
        return tuple(lane and (words.get(lane[0], lane[0]), lane[1]) for lane in wanted)

    def worded(self, x: PackedElement) -> PackedElement:
        """Doubles as words, made once."""
        name = f"{x.name}.w"
        if name not in self.values:
            self.values[name] = late_products.lower_words(self.b, self.field, name, x)
        return self.values[name]

    def constant(self, op) -> PackedElement:
        values = [(k or 0) % self.field.p for k in op.lanes]
        lanes = [self.field.radix.digits(k) for k in values]
        units = [1 << scale for scale in self.scales] or [1] * len(lanes[0])
        made = self.b.real if self.field.kind == REAL else self.b.words
        limbs = [
            made(*(digit * unit for digit in column)) for column, unit in zip(zip(*lanes), units)
        ]
        bounds = tuple((min(column), max(column)) for column in zip(*lanes))
        return self.b.define(
            op.out,
            limbs,
            bounds,
            Form(self.field.radix.positions, self.field.kind, self.scales),
            tuple({(): k} for k in values),
        )

    def product(self, out: str, *factors: str) -> PackedElement:
        """The product of two values, or the sum of such products, small enough or carried."""
        if len(factors) > 2 and not self.made_by.sums:
            raise BoundError(
                f"in {self.field.words} no sums of products are made.", where=self.program.name
            )
        scaled = [name in self.scaled.keys() - self.values.keys() for name in factors]
        if scaled in ([True, False], [False, True]):
            factors = self.shared(*sorted(factors, key=lambda name: name not in self.scaled))
        while not self.made_by.fits(self.field, *map(self.value, factors)):
            largest = max(factors, key=lambda name: (self.is_late(name), self.size(name)))
            lighter = self.lighter(largest)
            factors = tuple(lighter if name == largest else name for name in factors)
        values = tuple(map(self.value, factors))
        self.b.begin(out)
        start = len(self.b.ops)
        result = self.made_by.mul(
            self.b,
            self.field,
            out,
            *values,
            **({"start": self.starts[out]} if out in self.starts else {}),
        )
        self.products.add(out)
        self.multiplied.update(op.out for op in self.b.ops[start:])
        return result

    @property
    def large(self) -> int:
        """What a limb may reach that is not carried for itself."""
        return LARGE * self.field.size(self.field.tight)

    def shared(self, x: str, y: str) -> tuple[str, str]:
        """The factors, of which the first is scaled and not made yet: where its words are too large
        for its constant, but those of both for a part of it each, both are scaled.
        """
        (source,) = self.scaled[x].args
        ks = _filled([None if k is None else self.factor(k) for k in self.scaled[x].lanes])

        def takes(name, factors):
            return late_products.takes_factors(self.field, self.value(name), factors)

        if (
            not (self.is_late(source) and self.is_late(y))
            or takes(source, ks)
            or max(map(abs, ks)) >= DIVISIBLE
        ):
            return x, y
        first, second = zip(*map(halved, ks))
        return (
            (self.times(source, first), self.times(y, second))
            if takes(source, first) and takes(y, second)
            else (x, y)
        )

    def times(self, name: str, factors) -> str:
        """factors[lane] * the value, made once."""
        if (name, factors) not in self.parts:
            self.parts[name, factors] = made = f"{name}.{len(self.parts)}"
            self.b.begin(made, f"{made} = {name} * {factors}")
            self.values[made] = self.made_by.scale(
                self.b, self.field, made, self.value(name), factors
            )
        return self.parts[name, factors]

    def is_late(self, name: str) -> bool:
        """Whether the value is made of words that are no factors yet."""
        return _is_late(self.value(name), self.field)

    def size(self, name: str) -> int:
        return self.field.size(self.value(name).bounds)

    def lighter(self, name: str, most: int = 1) -> str:
        """The value with small limbs. Of an arrangement with `most` large vectors these are
        carried, since others may read them.
        """
        lanes = self.arranged.get(name, ())
        large = {
            lane[0]
            for lane in lanes
            if lane is not None and (self.is_late(lane[0]) or self.size(lane[0]) > self.large)
        }
        if not 0 < len(large) <= most or not self.style.merge:
            return self.carried(self.value(name)).name
        small = {whole: self.carried(self.values[whole]).name for whole in sorted(large)}
        new = f"{name}~{'~'.join(small)}"
        self.arranged[new] = tuple(
            (small[lane[0]], lane[1]) if lane is not None and lane[0] in small else lane
            for lane in lanes
        )
        return new

    def carried(self, x: PackedElement) -> PackedElement:
        """x with small limbs, made once."""
        name = f"{x.name}~"
        if name not in self.values:
            self.values[name] = self.made_by.carry(self.b, self.field, name, x)
            if self.field.kind == WORD and x.offsets and self.values[name].limbs != x.limbs:
                self.settled.append(x)
            if not _is_late(x, self.field) and self.field.size(
                self.values[name].bounds
            ) >= self.field.size(x.bounds):
                raise BoundError(
                    f"`{x.name}` is too large for a product although it is carried.",
                    where=self.program.name,
                )
        return self.values[name]

    def results(self, is_reduced: bool) -> list[PackedElement]:
        """The results; where they need not be reduced and one is words, all as words that hold the
        same beside their numbers in every lane.
        """
        values = [self.value(layout.value) for layout in self.program.outputs]
        first = next((e for e in values if _is_late(e, self.field)), None)
        if is_reduced or not first:
            return values
        if self.field.kind == WORD:
            return ifma_signed.alike(self.b, self.field, values)
        offsets = tuple(row[:1] * LANES for row in first.offsets)
        return [
            (
                e
                if e.offsets == offsets
                else late_products.lower_words(self.b, self.field, f"{e.name}.o", e, offsets)
            )
            for e in values
        ]

    def output(self, layout, value: PackedElement, is_reduced: bool) -> PackedElement:
        """The result under its public name, within the bounds of an input if it is to be
        reduced.
        """
        name = layout.value
        while is_reduced and (
            _is_late(value, self.field)
            or any(
                magnitude(have) > magnitude(want) for have, want in zip(value.bounds, self.bounds)
            )
        ):
            name = self.lighter(name)
            value = self.value(name)
        self.b.meanings[layout.place] = {(value.name,): 1}
        return PackedElement(
            name=layout.place,
            limbs=value.limbs,
            kind=value.kind,
            bounds=self.bounds if is_reduced else value.bounds,
            positions=value.positions,
            scales=value.scales,
            offsets=value.offsets,
        )


def relabelled(program, places: tuple[int, ...]):
    """The same program with lane i moved to lane places[i] everywhere, so that two programs can
    share a layout.
    """
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
    inputs, outputs = (
        tuple(replace(x, lanes=moved(x.lanes)) for x in rows)
        for rows in (program.inputs, program.outputs)
    )
    return replace(program, ops=tuple(ops), inputs=inputs, outputs=outputs)


def _is_late(x: PackedElement, field: LaneField) -> bool:
    return x.kind != field.kind or bool(x.offsets)


def _filled(factors) -> tuple[int, ...]:
    """Factors of idle lanes: those of the first lane in use."""
    known = [k for k in factors if k is not None]
    return tuple(known[0] if k is None else k for k in factors)


def halved(k: int) -> tuple[int, int]:
    """Two factors of k, as near to each other as can be; the second is positive."""
    small = next((d for d in range(isqrt(abs(k)), 0, -1) if k % d == 0), 1)
    return k // small, small


def describe(op) -> str:
    """The comment above the instructions of a packed operation."""
    held = " ".join(name or "_" for name in op.holds)
    return f"{op.out} = {op.name}({', '.join(op.args)}) -> [{held}]"
