"""LibrarySpec: everything the files of one emitted library are rendered from, as plain data.

Nothing here is computed from the machine or the clock; two equal specs render to equal bytes. One
file, longer than others: it is read as the list of what a template may ask for.
"""

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from ecgen.curve.encodings import Encoding, default_encoding
from ecgen.curve.maps import MapPlan
from ecgen.curve.model import Curve
from ecgen.curve.roots import RootPlan, RootProgram, of_squares
from ecgen.extension import components, element
from ecgen.field.divsteps.shape import Divsteps
from ecgen.field.products.lazy_sums import MergedSum
from ecgen.field.representation import Representation
from ecgen.isa.facts import FACTS
from ecgen.kind import law

FIELD_ALONE = "field"


@dataclass(frozen=True)
class PowerStep:
    """One step of a power computation on registers: `op` "nsqr" (dst = src^(2^count)) or "mul" (dst
    = src * other).
    """

    op: str
    dst: int
    src: int
    other: int


@dataclass(frozen=True)
class PowerChain:
    """Raises register 0 to `exponent`; registers 1 .. `registers`-1 are temporaries, the last
    step's dst the result.
    """

    exponent: int
    registers: int
    steps: tuple[PowerStep, ...]

    @property
    def result(self) -> int:
        return self.steps[-1].dst if self.steps else 0

    @property
    def work(self) -> tuple[int, int]:
        """Squarings and multiplications."""
        squarings = sum(step.other for step in self.steps if step.op == "nsqr")
        return squarings, sum(step.op == "mul" for step in self.steps)


@dataclass(frozen=True)
class Roots:
    """How square roots of field elements are taken: straight-line programs, and a chain for each of
    their exponents >= 2.
    """

    plan: RootPlan
    chains: tuple[PowerChain, ...]

    def work(self, program: RootProgram) -> tuple[int, int]:
        """Squarings and multiplications of a program, of its powers and logarithms, too."""
        chains = {chain.exponent: chain.work for chain in self.chains}
        squarings = products = 0
        for step in program.steps:
            more = {
                "sqr": (step.count, 0),
                "mul": (0, 1),
                "pow": chains.get(step.count, (0, 0)),
                "log": program.logarithms.work if program.logarithms else (0, 0),
                "turn": (0, program.logarithms.count if program.logarithms else 0),
            }.get(step.op, (0, 0))
            squarings, products = squarings + more[0], products + more[1]
        return squarings, products

    def tables(self, element_bytes: int) -> dict[str, int] | None:
        """What a square root does where it takes logarithms, in constant time: their digits, all
        its squarings and multiplications, scans of a table and comparisons with one, of so many
        entries each, and the bytes of the tables. None where it takes none."""
        logs = self.plan.logarithms
        if logs is None:
            return None
        squarings, products = self.work(of_squares(self.plan.root))
        return {
            "twos": logs.twos,
            "digits": logs.count,
            "window": logs.window,
            "squarings": squarings,
            "multiplications": products,
            "scans": logs.work[1] + 2 * logs.count,
            "entries": logs.size,
            "table_bytes": logs.count * logs.size * element_bytes,
        }


@dataclass(frozen=True)
class MapToCurve:
    """The map of RFC 9380 that a library has: numbers of `length` bytes become field elements;
    `suite` is the name without RO_ or NU_. `montgomery_b` as in curve/maps.py."""

    plan: MapPlan
    length: int
    suite: str
    montgomery_b: int | None = None


@dataclass(frozen=True)
class Inversion:
    """How to invert by divsteps of the shape `divsteps`, modulo p and r; the field's inversion
    takes them if `by_divsteps`, else the chain. `chain_cycles` and `divsteps_cycles` are modelled,
    of one field inversion.
    """

    divsteps: Divsteps
    by_divsteps: bool
    chain_cycles: int
    divsteps_cycles: int


@dataclass(frozen=True)
class Comb:
    """Signed comb of the fixed base: bit `block*teeth*spacing + tooth*spacing + column` of an odd
    scalar < r.

    Entry m of a block is sum_t s_t 2^(block*teeth*spacing + t*spacing) G with s_(teeth-1) = +1 and
    s_t = +1 where bit t of m is set, else -1.
    """

    teeth: int
    spacing: int
    blocks: int

    @property
    def bits(self) -> int:
        return self.teeth * self.spacing * self.blocks

    @property
    def size(self) -> int:
        """Entries of a block."""
        return 1 << (self.teeth - 1)


@dataclass(frozen=True)
class Multiply:
    """How a variable-base multiplication walks the scalar: `system` complete | jacobian | edwards.

    `recoding` "window" has digits in [-2^(w-1), 2^(w-1)) and a table O, P, ..., 2^(w-1) P; "odd"
    has odd digits of magnitude < 2^w and a table P, 3P, ..., (2^w - 1) P. `argument` says why no
    exceptional case is met. `group`, `vartime_group` and `base_group` are the stems of the
    coordinate systems of the constant-time, variable-time and fixed-base multiplications.
    """

    system: str
    recoding: str
    window: int
    digits: int
    window_vartime: int
    argument: str = ""
    group: str = ""
    vartime_group: str = ""
    base_group: str = ""

    @property
    def entries(self) -> int:
        return (1 << (self.window - 1)) + (self.recoding == "window")


@dataclass(frozen=True)
class LadderWalk:
    """One function on x-coordinates, `name` in C. Its scalars, (s & keep) | set of `scalar_bytes`
    bytes, are below 2^bits; `top`: bit bits-1 is always set; the lowest `tail` bits never are. Of a
    coordinate `coordinate_bits` bits are read.

    `strict`: a coordinate of p and more is refused, else it stands for its residue.
    """

    name: str
    scalar_bytes: int
    keep: int
    set: int
    coordinate_bits: int
    bits: int
    top: bool
    tail: int
    strict: bool


@dataclass(frozen=True)
class RoutineArgument:
    """A pointer argument in C order: `direction` in | out | inout, `words` machine words, or a
    plain word (0).
    """

    name: str
    direction: str
    words: int
    coordinates: str = "field"
    sample: int = 1


@dataclass(frozen=True)
class RoutineSpec:
    """A hidden routine as the harness sees it: C arguments and the meaning to check it against.

    `meaning` for a field routine is one expression per result over a, b, c, d, k (see
    program/ops.py); for a point routine "law: 2*P+Q" over the affine group law of the arguments, in
    order P, Q ("x-law: ..." on x-coordinates); "" for the ones with own tests. `stack` and
    `code_bytes` (None: not known before assembling) are what a call takes; `multiplier_bound` is
    what its word multiplications alone would take; `profiles` are (name, cycles, fetch stalls among
    them) by each profile of the instruction set's cycle model, if it has any. `most` is the proven
    greatest value of its results. `formulas` are those that it is made of, one after the other,
    with `fusions` in an order of least `objective` (program/schedule), `calls` the hidden routines
    that it calls; one that is `clean` leaves no secret in its frame; `path` as of Packed. `sums`
    are its sums of products that are reduced once, with their bounds. Where a compiler makes the
    code, `frame` bytes of stack may hold secrets afterwards.
    """

    name: str
    arguments: tuple[RoutineArgument, ...]
    meaning: tuple[str, ...] = ()
    const: int | None = None
    returns: bool = False
    stack: int | None = None
    instructions: int | None = None
    model_cycles: float | None = None
    multiplier_bound: float | None = None
    code_bytes: int | None = None
    profiles: tuple[tuple[str, int, int], ...] = ()
    most: int | None = None
    formulas: tuple[str, ...] = ()
    calls: tuple[str, ...] = ()
    clean: bool = False
    fusions: str = ""
    objective: str = ""
    frame: int | None = None
    sums: tuple[MergedSum, ...] = ()
    path: str = ""

    @property
    def symbol(self) -> str:
        """What it is called in assembly and C, without prefix: routines of a second unit of vectors
        have the name of that in the place of the first letter.
        """
        return self.path + self.name[1:] if self.path else self.name


@dataclass(frozen=True)
class Packed:
    """Routines on vectors of four lanes, used where the CPU has the `extensions`. Lane k of a point
    of the group `stem` holds the coordinate `lanes[k]` ("": nothing), that of a table entry
    `entry[k]`, which `negation` negates (group/forms.py), as `limbs` of a `kind`, doubles (real) or
    words, that weigh 2^positions and are at most `limits` in magnitude, words not negative: what is
    to be subtracted from the limits, which are those of a multiple of p, is in them, or else from
    `minuends`, and is carried then; with `scales`, limb i is held times 2^scales[i] and weighs that
    much less. `bounds`: by routine and value, the proven (kind, least, greatest); `made_of`:
    formulas by routine; `batches`: how many multiplications of four lanes each of these routines
    has. Of a ladder `lanes` hold a pair of points, P and Q, in one vector or, one behind the other,
    in two: the lanes of P have names in 2, those of Q in 3, `entry` names those of the difference,
    in 1; where the two are exchanged, lane k is what was lane `exchange[k]`. `unit` names what the
    lanes are made of (isa/vectors.py); `path` is that of the second best, used where the CPU lacks
    the best, "" of the best; `walks` are the C functions that are done so, () all that can be.
    """

    extensions: tuple[str, ...]
    lanes: tuple[str, ...]
    limbs: int
    positions: tuple[int, ...]
    limits: tuple[int, ...]
    routines: tuple[RoutineSpec, ...]
    bounds: dict = field(default_factory=dict, hash=False, repr=False)
    made_of: dict = field(default_factory=dict, hash=False)
    scales: tuple[int, ...] = ()
    batches: dict = field(default_factory=dict, hash=False)
    stem: str = ""
    entry: tuple[str, ...] = ()
    negation: tuple[tuple[str, ...], ...] = ()
    exchange: tuple[int, ...] = ()
    kind: str = "real"
    minuends: tuple[int, ...] = ()
    degree: int = 1
    """Of the curve's field: the components of an element lie one behind the other, each as so many
    limbs.
    """
    unit: str = ""
    path: str = ""
    walks: tuple[str, ...] = ()
    image: "Packed | None" = None
    """Beside a ladder: the points of the curve on which multiples of the base point are had, in the
    same elements; its conversions are those of the ladder.
    """

    @property
    def parts(self) -> "tuple[Packed, ...]":
        """This, and the image where there is one."""
        return (self, *(self.image.parts if self.image else ()))

    @property
    def held(self) -> str:
        """What the limbs are held as."""
        return {"real": "doubles", "word": "words"}[self.kind]

    @property
    def width(self) -> int:
        """Lanes of a vector."""
        return len(self.entry)

    @property
    def vectors(self) -> int:
        """How many vectors hold a point, or the pair of a ladder."""
        return len(self.lanes) // self.width

    @property
    def bytes(self) -> int:
        """Bytes of a vector, and the alignment at which it is loaded fastest."""
        return 8 * self.width

    @property
    def count(self) -> str:
        """The lanes in words."""
        return {2: "two", 4: "four", 8: "eight"}[self.width]

    @property
    def words(self) -> int:
        """Words of a packed point, or table entry, in memory."""
        return self.row * self.degree

    @property
    def row(self) -> int:
        """Words of four integers modulo p in memory: those of one component."""
        return self.width * self.limbs

    @property
    def turned(self) -> tuple[tuple[int, bool], ...]:
        """Of each lane of a negated table entry: the lane that it comes from, and whether its sign
        changes.
        """
        places = {name: k for k, name in enumerate(self.entry) if name}
        found = {k: (k, False) for k in range(len(self.entry))}
        for kind, *names in self.negation:
            if kind == "neg":
                found[places[names[0]]] = places[names[0]], True
            else:
                first, second = (places[name] for name in names)
                found |= {first: (second, False), second: (first, False)}
        return tuple(found.values())

    @property
    def has_moves(self) -> bool:
        """Whether coordinates of a table entry change places where it is negated."""
        return any(source != lane for lane, (source, _) in enumerate(self.turned))


@dataclass(frozen=True)
class Batch:
    """Steps of `width` ladders at once, or sums of as many points, an instance in each lane of
    vectors of words: only where the CPU has `extensions`. An element is `limbs` vectors with the
    `positions` and `limits` of a packed element, a pair of points of a ladder four of them;
    `bounds` and `made_of` as of Packed. Of sums `stem`, `negation` and `minuends` are those of
    Packed, `point` and `entry` the coordinates of points and table entries, and digits of scalars
    have `window` bits; a block of the base point's comb has `base_entries`, 0 without; `lists`:
    from how many points on lists are summed in these lanes, the bits of a digit and the digits of
    a scalar, ascending."""

    extensions: tuple[str, ...]
    width: int
    limbs: int
    positions: tuple[int, ...]
    limits: tuple[int, ...]
    routines: tuple[RoutineSpec, ...]
    bounds: dict = field(default_factory=dict, hash=False, repr=False)
    made_of: dict = field(default_factory=dict, hash=False)
    stem: str = ""
    point: tuple[str, ...] = ()
    entry: tuple[str, ...] = ()
    negation: tuple = ()
    minuends: tuple[int, ...] = ()
    window: int = 0
    base_entries: int = 0
    lists: tuple[tuple[int, int, int], ...] = ()

    @property
    def words(self) -> int:
        """Words of an element of every lane in memory."""
        return self.width * self.limbs

    @property
    def bytes(self) -> int:
        """Bytes of a vector, and the alignment at which it is loaded fastest."""
        return 8 * self.width

    @property
    def row(self) -> int:
        """Words of a point or of a table entry of one instance in memory, whole vectors."""
        held = max(len(self.point), len(self.entry)) * self.limbs
        return -(-held // self.width) * self.width


def routines_of_parts(
    packed: Packed | None, batch: Batch | None, second: Packed | None
) -> tuple[RoutineSpec, ...]:
    """The routines of the parts of a library in vectors."""
    parts = (
        *(packed.parts if packed else ()),
        *([batch] if batch else ()),
        *(second.parts if second else ()),
    )
    return tuple(routine for part in parts for routine in part.routines)


@dataclass(frozen=True)
class SourceUnit:
    """One source file of hidden routines, text complete: `path` below the library folder, e.g.
    src/P_field.S.
    """

    path: str
    text: str


@dataclass(frozen=True)
class Outfit:
    """What a library has for its walks: the names of the routines of `points`; (entries, words of
    one) of the largest `table` that is scanned in constant time; numbers and claims of the
    multiplications; `systems` of laws as routines.
    """

    points: tuple[str, ...]
    table: tuple[int, int]
    claims: tuple[tuple[str, str], ...]
    multiply: Multiply | None = None
    comb: Comb | None = None
    roots: Roots | None = None
    up_to_sign: tuple[LadderWalk, ...] = ()
    systems: tuple[RoutineSpec, ...] = ()


@dataclass(frozen=True)
class LibrarySpec:
    """What is to be written. `inputs` maps the name of each input file to its sha256; `features`
    are CPUID names. `warnings` are known weaknesses of the curve. `representation` says what
    elements in memory are, None: the residues themselves, below `loose`. `encoding` as in
    curve/encodings.py, "" is the default of the curve's form.

    `api` names the public functions, () stands for all; `extras` are names of EXTRAS in api.py,
    `packages` of PACKAGES in packages/every.py, `package_name` what they are called, "": as
    packages/names.py says. `walks` (library/walks/plan.py) says what the
    multiplications do, `multiply` and `comb` are its numbers; a field alone has none (its `curve`
    says the prime, and that as the order). `up_to_sign` are the functions on points up to sign, the
    one for any scalar first. Of the vectors `packed` are taken where the CPU has them, else the
    `second`, if there are any.
    """

    prefix: str
    curve: Curve
    words: int
    loose: int
    multiply: Multiply | None
    comb: Comb | None
    invert: PowerChain
    roots: Roots | None
    routines: tuple[RoutineSpec, ...]
    target: str
    level: str
    abi: str
    features: tuple[str, ...]
    command: str
    version: str
    license: str = "Apache-2.0 OR MIT"
    copyright: str = ""
    inputs: tuple[tuple[str, str], ...] = ()
    claims: tuple[tuple[str, str], ...] = ()
    vectors: tuple[tuple[str, int, tuple[int, int] | None, tuple[int, int] | None], ...] = field(
        default=()
    )
    up_to_sign: tuple[LadderWalk, ...] = ()
    walks: Any = field(default=None, hash=False)
    isa: str = ""
    word_bits: int = 64
    packed: Packed | None = None
    second: Packed | None = None
    batch: Batch | None = None
    inversion: Inversion | None = None
    warnings: tuple[str, ...] = ()
    api: tuple[str, ...] = ()
    extras: tuple[str, ...] = ()
    representation: Representation | None = None
    encoding: str = ""
    map: MapToCurve | None = None
    packages: tuple[str, ...] = ()
    package_name: str = ""
    red_zone: bool = True

    @cached_property
    def format(self) -> Encoding:
        """How points and numbers are encoded."""
        return Encoding(
            self.encoding or default_encoding(self.curve.form),
            self.curve.form,
            self.curve.p,
            self.curve.nonresidue,
        )

    @property
    def one(self) -> int:
        """What is stored for the residue 1; 1 if residues are stored as they are."""
        return self.representation.one if self.representation else 1

    @property
    def goes_by_words(self) -> bool:
        """Whether elements go into vectors and back by C: they fill no whole number of them, have
        components, or stand for other residues than themselves.
        """
        return bool(self.packed) and (
            self.words % self.packed.width > 0
            or self.degree > 1
            or self.one != 1
            or self.subtracts_modulus
        )

    @property
    def subtracts_modulus(self) -> bool:
        """Whether elements on general registers are residues below p, those that leave the lanes
        perhaps p.
        """
        return bool(self.representation) and self.representation.loose[1] < self.curve.p

    @property
    def tight(self) -> int:
        """The greatest coordinate of a ladder."""
        return self.representation.tight if self.representation else self.loose - 1

    def stored(self, value: int) -> int:
        """What is stored for the residue `value`."""
        return value * self.one % self.curve.p

    def residue(self, stored: int) -> int:
        """The residue, in [0, p), that a stored integer stands for."""
        return stored * self._below_one % self.curve.p

    @cached_property
    def _below_one(self) -> int:
        """1 / `one`."""
        return pow(self.one, -1, self.curve.p)

    def parts(self, values) -> list[int]:
        """The integers that stand for elements of the curve's field, one after the other."""
        return [part for value in values for part in components(value, self.degree)]

    def elements(self, parts) -> tuple:
        """The elements that such integers, in [0, p), stand for."""
        degree, curve = self.degree, self.curve
        if degree == 1:
            return tuple(part % curve.p for part in parts)
        return tuple(
            element(parts[i : i + degree], curve.p, curve.nonresidue)
            for i in range(0, len(parts), degree)
        )

    @property
    def host(self) -> bool:
        """Whether it runs on the machine that builds it; else it runs in an emulator."""
        return FACTS[self.isa].host

    @property
    def compiled(self) -> bool:
        """Whether its routines are C, for any machine."""
        return FACTS[self.isa].compiled

    @property
    def watched(self) -> bool:
        """Whether its hidden routines can be called through a trampoline that watches registers and
        stack.
        """
        return FACTS[self.isa].watched

    @property
    def part(self) -> Any:
        """What is done of a library for curves of this kind."""
        return self.curve.kind.part("library")

    @property
    def neutral(self) -> tuple | None:
        """The neutral element, None if it has no coordinates."""
        return law.neutral(self.curve)

    @property
    def standard(self) -> LadderWalk | None:
        """The function on x-coordinates that a standard describes."""
        return next((walk for walk in self.up_to_sign if not walk.strict), None)

    @property
    def called(self) -> tuple[RoutineSpec, ...]:
        """Every hidden routine, those on vectors last."""
        return (*self.routines, *self.vector_routines)

    @property
    def vector_routines(self) -> tuple[RoutineSpec, ...]:
        """The hidden routines on vectors: of points whose coordinates share one, then of instances
        that do, then those of the second unit.
        """
        return routines_of_parts(self.packed, self.batch, self.second)

    @property
    def units(self) -> tuple[Packed, ...]:
        """The points in vectors, of the best unit first."""
        return tuple(part for part in (self.packed, self.second) if part)

    @property
    def lanes(self) -> tuple[Packed, ...]:
        """The same, those of an image each behind those of its ladder."""
        return tuple(part for unit in self.units for part in unit.parts)

    def lanes_of(self, routine: RoutineSpec) -> Packed | None:
        """The points in vectors that a hidden routine is of, None of any other."""
        return next((part for part in self.lanes if routine in part.routines), None)

    def vectors_of(self, routine: RoutineSpec) -> Packed | Batch:
        """The lanes that a vector routine works on."""
        parts = (*([self.batch] if self.batch else ()), *self.lanes)
        return next(part for part in parts if routine in part.routines)

    def curve_in(self, part: Packed) -> Curve:
        """The curve whose points are in these lanes."""
        return self.curve if part.exchange else self.curve.of_points

    @property
    def computes_in_doubles(self) -> bool:
        """Whether a unit of vectors has its limbs in doubles."""
        return any(unit.kind == "real" for unit in self.units)

    @property
    def of_second(self) -> "LibrarySpec":
        """The same with the second unit of vectors alone."""
        return replace(self, packed=self.second, second=None, batch=None)

    @property
    def of_image(self) -> "LibrarySpec":
        """What multiplies the base point in vectors beside a ladder, as if it were a library of the
        image.
        """
        second = self.second.image if self.second else None
        return replace(
            self,
            packed=self.packed.image,
            second=second,
            batch=None,
            curve=self.curve.image,
            walks=self.walks.of_image,
            up_to_sign=(),
            encoding="",
            extras=(),
            api=("scalarmult_base",),
        )

    @property
    def batches(self) -> tuple[LadderWalk, ...]:
        """What the functions that take eight scalars and points do with each, none without such
        functions.
        """
        walks = self.up_to_sign if "batch" in self.extras else ()
        return tuple(walk for walk in walks if not self.api or f"{walk.name}_batch8" in self.api)

    @property
    def multiplies_eight(self) -> bool:
        """Whether there is a function that multiplies eight points by a scalar each, or works on
        any number of points by eights.
        """
        return (
            self.point is not None
            and "batch" in self.extras
            and (
                not self.api
                or not {
                    "scalarmult_batch8",
                    "point_mul_batch",
                    "point_mul_base_batch",
                    "point_decode_batch",
                }.isdisjoint(self.api)
            )
        )

    @property
    def takes_eight(self) -> bool:
        """Whether any function takes eight instances."""
        return bool(self.batches) or self.multiplies_eight

    @property
    def in_vectors(self) -> tuple[str, ...]:
        """The public functions in constant time that vectors make faster."""
        names = tuple(walk.name for walk in self.up_to_sign) or ("scalarmult",)
        return tuple(name for name in names if not self.api or name in self.api)

    @property
    def inverter(self) -> Divsteps:
        """The shape of inversions by divsteps, which serves the prime and the order."""
        return (
            self.inversion.divsteps
            if self.inversion
            else Divsteps(max(self.curve.bits, self.curve.r.bit_length()), self.word_bits)
        )

    @property
    def is_halved(self) -> bool:
        """Whether no whole words are multiplied where secrets are."""
        return self.level in FACTS[self.isa].halved

    @property
    def has_divsteps_routine(self) -> bool:
        """Whether assembly does a batch of divsteps."""
        return any(routine.meaning == ("divsteps",) for routine in self.routines)

    @property
    def divsteps(self) -> Divsteps | None:
        """The shape, if the field is inverted by divsteps."""
        return self.inversion.divsteps if self.inversion and self.inversion.by_divsteps else None

    @property
    def field_bytes(self) -> int:
        return self.format.field_bytes

    @property
    def degree(self) -> int:
        return self.curve.degree

    @property
    def word_bytes(self) -> int:
        return self.word_bits // 8

    @cached_property
    def element_bytes(self) -> int:
        """Bytes in memory of an integer modulo p."""
        return self.words * self.word_bytes

    @property
    def element_words(self) -> int:
        """Words of an element of the curve's field; `words` are those of an integer modulo p."""
        return self.words * self.degree

    @property
    def scalar_bytes(self) -> int:
        return (self.curve.r.bit_length() + 7) // 8

    @property
    def scalar_words(self) -> int:
        return -(-self.curve.r.bit_length() // self.word_bits)

    @property
    def compressed_bytes(self) -> int:
        """Bytes of a compressed point where points have another encoding beside it, else 0."""
        return self.format.compressed_bytes if self.format.name in ("xy", "sec1", "zcash") else 0

    @cached_property
    def point(self) -> Any:
        """What P_point holds, if there is such a type."""
        return self.part.point_type(self)

    @property
    def point_add(self) -> dict:
        """The name of its addition, and whether the second point has to be cached first."""
        add = self.point.add({routine.name for routine in self.routines})
        return {
            "name": add.name,
            "cached": (
                self.point.group.form(add.inputs[1].form).coordinates
                != self.point.group.form("point").coordinates
            ),
        }

    def routine(self, name: str) -> RoutineSpec | None:
        """The hidden routine of this name, if the library has it."""
        return next((routine for routine in self.routines if routine.name == name), None)

    def has(self, name: str) -> bool:
        return self.routine(name) is not None
