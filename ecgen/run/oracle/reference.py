"""What each public function has to return, in Python integers over the affine group law; one
function for each row of library/api.py.

Every function takes the library and the encoded inputs in the order of the row, and gives the
outcomes that are right: the code or bit (None where nothing is returned) and the bytes of the
outputs. One file, longer than others: as long as the table whose rows it answers.
"""

from collections.abc import Callable
from functools import lru_cache
from itertools import product
from typing import Any

from ecgen.curve.maps import map_plan, map_to_curve
from ecgen.extension import Element
from ecgen.kind import law
from ecgen.library.api import BATCH, INT_BYTES, LISTED, SEVERAL
from ecgen.library.facts.point_type import PARTIAL
from ecgen.library.facts.spec import LadderWalk
from ecgen.residues import inverse, parity, square_root
from ecgen.run.emitted import Emitted
from ecgen.run.oracle.known_logarithms import known_points
from ecgen.run.oracle.own_combs import is_taken, point_of, table_of
from ecgen.run.oracle.point_values import LOST, kind_of, normal_of, read
from ecgen.run.oracle.samples import encode_point, little

OK = 0
NEUTRAL = 1
ERR_SCALAR = -1
ERR_ENCODING = -2
ERR_CURVE = -3
ERR_ORDER = -4
ERR_EXCEPTION = -6
Outcome = tuple["int | None", bytes]


def reference(emitted: Emitted, name: str) -> Callable[..., tuple[Outcome, ...]]:
    """The function of this name; KeyError if there is none."""
    single = name.removesuffix("_batch8")
    walk = walk_of(emitted, single)
    part = emitted.curve.kind.part("run")
    own = part.multiplication(walk) if walk else FUNCTIONS[single]
    if single == name:
        return own
    return lambda emitted, *data: _batch(lambda *given: own(emitted, *given), *data)


def walk_of(emitted: Emitted, name: str) -> LadderWalk | None:
    """What a function that multiplies on x-coordinates does with its scalar, None if it is no such
    function.
    """
    walks = emitted.up_to_sign
    return next(
        (
            walk
            for walk in walks
            if name in (walk.name, f"{walk.name}_vartime", f"{walk.name}_base")
        ),
        None,
    )


def coordinate_of(emitted: Emitted, point: bytes | None = None) -> int:
    """The number that encodes a point on x-coordinates, by default the base point."""
    return emitted.curve.base[0] if point is None else number_in(point)


def number_in(data: bytes) -> int:
    return int.from_bytes(data, "little")


def _is_neutral(emitted: Emitted, point) -> bool:
    return point in (None, law.neutral(emitted.curve))


def _read(emitted: Emitted, data: bytes) -> tuple[int, tuple | None]:
    """(OK or the refusal, the affine point); (NEUTRAL, None) for a neutral element that has no
    coordinates.
    """
    return emitted.curve.kind.part("run").read_point(emitted, data)


def read_affine(emitted: Emitted, data: bytes) -> tuple[int, tuple[int, int] | None]:
    """(OK or the refusal, the affine point); (NEUTRAL, None) for a neutral element that has no
    coordinates.
    """
    form, half = emitted.format, emitted.field_bytes
    if form.is_compressed:
        return _lift(emitted, data)
    if form.name == "sec1":
        if len(data) == 1 + half:
            return _lift(emitted, data)
        if data == b"\0":
            return NEUTRAL, None
        if len(data) != 1 + 2 * half or data[0] != 4:
            return ERR_ENCODING, None
        data = data[1:]
    if form.name == "zcash":
        if len(data) == half:
            return _lift(emitted, data)
        if data == form.neutral:
            return NEUTRAL, None
        if len(data) != 2 * half:
            return ERR_ENCODING, None
    point = tuple(coordinate_in(emitted, data[i : i + half]) for i in range(0, len(data), half))
    if None in point:
        return ERR_ENCODING, None
    return (OK, point) if law.contains(emitted.curve, point) else (ERR_CURVE, None)


def coordinate_in(emitted: Emitted, data: bytes):
    """The element that is encoded, None if a number in it is p or more."""
    parts = emitted.format.parts(data)
    return emitted.elements(parts)[0] if max(parts) < emitted.curve.p else None


def _lift(emitted: Emitted, data: bytes) -> tuple[int, tuple[int, int] | None]:
    """The point of a compressed encoding."""
    curve, form = emitted.curve, emitted.format
    if form.name == "sec1":
        kept, sign = coordinate_in(emitted, data[1:]), data[0] & 1
        if data[0] not in (2, 3):
            return ERR_ENCODING, None
    elif form.name == "zcash":
        if data == form.compressed(None):
            return NEUTRAL, None
        if data[0] >> 5 not in (4, 5):
            return ERR_ENCODING, None
        kept = coordinate_in(emitted, bytes([data[0] & 0x1F]) + data[1:])
        sign = data[0] >> 5 & 1
    else:
        sign, size = data[-1] >> 7, form.field_bytes
        data = data[:-1] + bytes([data[-1] & 0x7F])
        kept = None if any(data[size:]) else coordinate_in(emitted, data[:size])
    if kept is None:
        return ERR_ENCODING, None
    other = law.partner(curve, kept)
    if other is None:
        return ERR_CURVE, None
    if other == 0 and sign:
        return ERR_ENCODING, None
    other = other if form.sign(other) == sign else -other % curve.p
    return OK, (other, kept) if curve.kind.kept else (kept, other)


def accepted(emitted: Emitted, data: bytes) -> tuple[int, tuple[int, int] | None]:
    """What a multiplication reads: (OK or the refusal, the affine point)."""
    code, point = _read(emitted, data)
    if code == NEUTRAL:
        return emitted.curve.kind.part("run").NEUTRAL_CODE, None
    return (code, point) if code < 0 else (_order(emitted, point), point)


def _order(emitted: Emitted, point) -> int:
    """OK, or ERR_ORDER for points whose order divides the cofactor."""
    if point is None:
        return ERR_ORDER
    if emitted.curve.cofactor == 1:
        return OK
    if emitted.curve.checks_subgroup:
        return OK if _is_odd(emitted, point) else ERR_ORDER
    try:
        return (
            ERR_ORDER
            if known_points(emitted.curve).is_neutral(emitted.curve.cofactor, point)
            else OK
        )
    except (
        ZeroDivisionError
    ):  # at infinity, of order two or four: a multiple of it, too, divides the cofactor
        return ERR_ORDER


def _multiple(
    emitted: Emitted, scalar: bytes, code: int, point, complete: bool = False
) -> tuple[Outcome, ...]:
    """The outcomes of [scalar] point, where `code` says what is wrong with the point. On a Jacobian
    classes of degree 1 are refused but by `complete` sums.
    """
    curve, size = emitted.curve, emitted.format.point_bytes
    k = emitted.format.value(scalar)
    code = ERR_EXCEPTION if not code and not complete and _is_alone(emitted, point) else code
    code = ERR_SCALAR if k >= curve.r else code
    if code:
        return ((code, bytes(size)),)
    # what an incomplete Edwards law may answer outside the subgroup
    failed = ((ERR_ORDER, bytes(size)),)
    try:
        result = known_points(curve).multiply(k, point)
    except ZeroDivisionError:
        return failed
    if not complete and _is_alone(emitted, result):
        return ((ERR_EXCEPTION, bytes(size)),)
    infinite = law.law_of(curve).infinity_is_small
    also = failed if infinite and not _is_odd(emitted, point) else ()
    result = law.neutral(curve) if _is_neutral(emitted, result) else result
    return ((NEUTRAL if _is_neutral(emitted, result) else OK, encode_point(emitted, result)), *also)


def scalarmult(emitted: Emitted, scalar: bytes, data: bytes) -> tuple[Outcome, ...]:
    return _multiple(emitted, scalar, *accepted(emitted, data))


def _is_alone(emitted: Emitted, point) -> bool:
    """Whether it is a class of degree 1."""
    return point is not None and len(point) < len(emitted.curve.base)


def scalarmult_complete(emitted: Emitted, scalar: bytes, data: bytes) -> tuple[Outcome, ...]:
    return _multiple(emitted, scalar, *accepted(emitted, data), complete=True)


def scalarmult_base(emitted: Emitted, scalar: bytes) -> tuple[Outcome, ...]:
    return _multiple(emitted, scalar, OK, emitted.curve.base)


def point_validate(emitted: Emitted, data: bytes) -> tuple[Outcome, ...]:
    return ((emitted.curve.kind.part("run").accepted(emitted, data)[0], b""),)


def base(emitted: Emitted) -> tuple[Outcome, ...]:
    curve = emitted.curve
    return ((None, encode_point(emitted, curve.shown_base)),)


def compress(emitted: Emitted, data: bytes) -> tuple[Outcome, ...]:
    code, point = _read(emitted, data)
    form = emitted.format
    return ((code, bytes(form.compressed_bytes) if code < 0 else form.compressed(point)),)


def decompress(emitted: Emitted, data: bytes) -> tuple[Outcome, ...]:
    code, point = _lift(emitted, data)
    nothing = bytes(emitted.format.point_bytes)
    return ((code, nothing if code < 0 else encode_point(emitted, point)),)


def _modulo(of: Callable[..., int]) -> Callable[..., tuple[Outcome, ...]]:
    return lambda emitted, *data: (
        (
            None,
            emitted.format.number(
                of(*map(emitted.format.value, data)) % emitted.curve.r, emitted.scalar_bytes
            ),
        ),
    )


def _residue(of: Callable[..., int]) -> Callable[..., tuple[Outcome, ...]]:
    """Of residues modulo r, as words; `of` is told r first."""
    return lambda emitted, *data: (
        (None, little(of(emitted.curve.r, *map(number_in, data)) % emitted.curve.r, len(data[0]))),
    )


def residue(emitted: Emitted, data: bytes) -> bytes:
    """The least words that are held for the same residues as those of a field element; words that
    no function takes are kept.
    """
    numbers = _numbers(emitted, data)
    return (
        b"".join(little(number % emitted.curve.p, emitted.element_bytes) for number in numbers)
        if max(numbers) < emitted.loose
        else data
    )


def _numbers(emitted: Emitted, data: bytes) -> tuple[int, ...]:
    """The integers that the words of an element hold."""
    size = emitted.element_bytes
    return tuple(number_in(data[i : i + size]) for i in range(0, len(data), size))


def _value(emitted: Emitted, data: bytes) -> int | Element:
    """The element that words stand for."""
    return emitted.elements([emitted.residue(number) for number in _numbers(emitted, data)])[0]


def _words_of(emitted: Emitted, value: int | Element) -> bytes:
    """The least words that are held for an element."""
    return b"".join(
        little(emitted.stored(part), emitted.element_bytes) for part in emitted.parts((value,))
    )


def _element(of: Callable[..., int]) -> Callable[..., tuple[Outcome, ...]]:
    """Of elements of the field; `of` is told p first."""
    return lambda emitted, *data: (
        (
            None,
            _words_of(
                emitted, of(emitted.curve.p, *(_value(emitted, d) for d in data)) % emitted.curve.p
            ),
        ),
    )


def fp_decode(emitted: Emitted, data: bytes) -> tuple[Outcome, ...]:
    value = coordinate_in(emitted, data)
    return (
        (ERR_ENCODING if value is None else OK, _words_of(emitted, 0 if value is None else value)),
    )


def fp_sqrt(emitted: Emitted, data: bytes) -> tuple[Outcome, ...]:
    p, root = emitted.curve.p, square_root(_value(emitted, data), emitted.curve.p)
    even = 0 if root is None else -root % p if parity(root) else root
    return ((int(root is not None), _words_of(emitted, even)),)


def _words(emitted: Emitted) -> int:
    return -(-emitted.curve.r.bit_length() // emitted.word_bits) * emitted.word_bytes


def fr_decode(emitted: Emitted, data: bytes) -> tuple[Outcome, ...]:
    k = emitted.format.value(data)
    good = k < emitted.curve.r
    return ((OK if good else ERR_SCALAR, little(k if good else 0, _words(emitted))),)


def _point(emitted: Emitted, of: Callable, *points) -> tuple[Outcome, ...]:
    """What `of` makes of affine points. An incomplete addition law may lose what is not of odd
    order.
    """
    partial = kind_of(emitted).how == PARTIAL
    lost = (
        ((None, normal_of(emitted, LOST)),)
        if partial and not all(_is_odd(emitted, p) for p in points)
        else ()
    )
    try:
        return ((None, normal_of(emitted, of(*points))), *lost) if LOST not in points else lost
    except ZeroDivisionError:
        return lost


def _is_odd(emitted: Emitted, point) -> bool:
    """Whether [r] point is neutral."""
    try:
        return point != LOST and known_points(emitted.curve).is_neutral(emitted.curve.r, point)
    except ZeroDivisionError:
        return False


def _points(of: Callable) -> Callable:
    """`of` is told the curve first."""
    return lambda emitted, *data: _point(
        emitted, lambda *points: of(emitted.curve, *points), *(read(emitted, d) for d in data)
    )


def _multiples(pairs: Callable) -> Callable:
    """`pairs` gives factors and points, from the library and the inputs; what is right is their
    sum. A point that was lost stays so, but 0 times it may be neutral."""

    def outcomes(emitted: Emitted, *data: bytes) -> tuple[Outcome, ...]:
        given = pairs(emitted, *data)
        rest = [(k, point) for k, point in given if point != LOST or k]
        odd = [point for _, point in given]
        right = _point(
            emitted,
            lambda *points: known_points(emitted.curve).combine(
                [(k, point) for (k, _), point in zip(rest, points, strict=True)]
            ),
            *(point for _, point in rest),
        )
        return right + (
            ((None, normal_of(emitted, LOST)),)
            if len(right) == 1
            and kind_of(emitted).how == PARTIAL
            and not all(_is_odd(emitted, p) for p in odd)
            else ()
        )

    return outcomes


def _listed(emitted: Emitted, scalars: bytes, points: bytes, number: bytes) -> list:
    """The pairs of a sum over a list."""
    many, size, width = number_in(number), len(points) // SEVERAL, len(scalars) // SEVERAL
    return [
        (
            number_in(scalars[i * width : (i + 1) * width]),
            read(emitted, points[i * size : (i + 1) * size]),
        )
        for i in range(many)
    ]


def _each(single: Callable) -> Callable:
    """Of every element of lists whose length is the last input, what `single` gives, in every
    combination.
    """

    def outcomes(emitted: Emitted, *data: bytes) -> tuple[Outcome, ...]:
        *lists, number = data
        sizes = [len(each) // LISTED for each in lists]
        found = [
            [
                text
                for _, text in single(
                    emitted, *(each[size * i : size * (i + 1)] for each, size in zip(lists, sizes))
                )
            ]
            for i in range(number_in(number))
        ]
        return tuple((None, b"".join(texts)) for texts in product(*found))

    return outcomes


def point_is_in_subgroup(emitted: Emitted, data: bytes) -> tuple[Outcome, ...]:
    point = read(emitted, data)
    return ((int(emitted.curve.cofactor == 1 or _is_odd(emitted, point)), b""),)


def _decoded(emitted: Emitted, code: int, point) -> int:
    """The code of a function that makes a P_point."""
    looked_at = code == OK and emitted.curve.checks_subgroup
    return _order(emitted, point) if looked_at else code


def point_decode(
    emitted: Emitted, data: bytes, read_point: Callable = _read
) -> tuple[Outcome, ...]:
    code, point = read_point(emitted, data)
    code = _decoded(emitted, code, point)
    return ((code, normal_of(emitted, law.neutral(emitted.curve) if code else point)),)


def point_decode_vartime(emitted: Emitted, data: bytes) -> tuple[Outcome, ...]:
    """Of the encoding that takes a root."""
    return point_decode(emitted, data, _lift if emitted.format.name == "xy" else _read)


def point_decode_batch(emitted: Emitted, data: bytes, number: bytes) -> tuple[Outcome, ...]:
    size = len(data) // LISTED
    lifted = [_lift(emitted, data[size * i : size * (i + 1)]) for i in range(number_in(number))]
    read = [(_decoded(emitted, *pair), pair[1]) for pair in lifted]
    points = [
        normal_of(emitted, law.neutral(emitted.curve) if code else point) for code, point in read
    ]
    codes = [code.to_bytes(INT_BYTES, "little", signed=True) for code, _ in read]
    return ((min((code for code, _ in read), default=OK), b"".join((*points, *codes))),)


def point_comb_init(emitted: Emitted, data: bytes) -> tuple[Outcome, ...]:
    point = read(emitted, data)
    if is_taken(emitted, point):
        return ((OK, table_of(emitted, point)),)
    return ((ERR_ORDER, bytes(len(table_of(emitted, emitted.curve.base)))),)


def point_encode(emitted: Emitted, data: bytes) -> tuple[Outcome, ...]:
    point = read(emitted, data)
    code = ERR_ORDER if point == LOST else NEUTRAL if _is_neutral(emitted, point) else OK
    return ((code, encode_point(emitted, point if point != LOST else None)),)


def point_encode_compressed(emitted: Emitted, data: bytes) -> tuple[Outcome, ...]:
    point = read(emitted, data)
    return (
        (
            point_encode(emitted, data)[0][0],
            emitted.format.compressed(point if point != LOST else None),
        ),
    )


def point_encode_many(emitted: Emitted, data: bytes, number: bytes) -> tuple[Outcome, ...]:
    size, many = len(data) // SEVERAL, number_in(number)
    each = [point_encode(emitted, data[i * size : (i + 1) * size])[0] for i in range(many)]
    codes = [code for code, _ in each]
    return (
        (
            ERR_ORDER if ERR_ORDER in codes else max((code or OK for code in codes), default=OK),
            b"".join(text for _, text in each),
        ),
    )


def point_equal(emitted: Emitted, *data: bytes) -> tuple[Outcome, ...]:
    a, b = (read(emitted, d) for d in data)
    return ((int(a == b and a != LOST), b""),)


def point_cmov(emitted: Emitted, old: bytes, new: bytes, flag: bytes) -> tuple[Outcome, ...]:
    return ((None, normal_of(emitted, read(emitted, new if flag[0] & 1 else old))),)


def _batch(
    single: Callable[..., tuple[Outcome, ...]], scalars: bytes, points: bytes
) -> tuple[Outcome, ...]:
    """Every result as the function of one gives it, and a bit for each code that is not OK."""
    rows = [
        single(
            *(
                data[len(data) // BATCH * k : len(data) // BATCH * (k + 1)]
                for data in (scalars, points)
            )
        )[0]
        for k in range(BATCH)
    ]
    return (
        (
            sum(1 << k for k, (code, _) in enumerate(rows) if code != OK),
            b"".join(data for _, data in rows),
        ),
    )


_plan = lru_cache(maxsize=16)(map_plan)


def _mapped(emitted: Emitted, data: bytes) -> list:
    """The affine points of the numbers in the bytes."""
    assert emitted.map
    length, b = emitted.map.length, emitted.map.montgomery_b
    plan = _plan(emitted.curve, b, emitted.map.plan.isogeny)
    return [
        map_to_curve(plan, int.from_bytes(data[i : i + length], "big") % plan.p)
        for i in range(0, len(data), length)
    ]


def _cleared(emitted: Emitted, data: bytes) -> list:
    return [(emitted.curve.clearing, point) for point in _mapped(emitted, data)]


def _encoded_pair(emitted: Emitted, scalar: bytes, data: bytes) -> list:
    return [(emitted.format.value(scalar), _read(emitted, data)[1])]


# functions whose last scalar is the factor of the last pair -> the factors and points that they sum
SUMS: dict[str, Callable[..., Any]] = {
    "scalarmult": _encoded_pair,
    "scalarmult_complete": _encoded_pair,
    "scalarmult_vartime": _encoded_pair,
    "scalarmult_base": lambda emitted, k: [(emitted.format.value(k), _base(emitted))],
    "point_mul": lambda emitted, k, a: [(number_in(k), read(emitted, a))],
    "point_mul_vartime": lambda emitted, k, a: [(number_in(k), read(emitted, a))],
    "point_mul_base": lambda emitted, k: [(number_in(k), _base(emitted))],
    "point_mul2": lambda emitted, a, p, b, q: [
        (number_in(a), read(emitted, p)),
        (number_in(b), read(emitted, q)),
    ],
    "point_mul2_base_vartime": lambda emitted, a, b, p: [
        (number_in(a), _base(emitted)),
        (number_in(b), read(emitted, p)),
    ],
    "point_mul_comb": lambda emitted, k, t: [(number_in(k), point_of(emitted, t))],
    "point_mul2_comb": lambda emitted, a, s, b, t: [
        (number_in(a), point_of(emitted, s)),
        (number_in(b), point_of(emitted, t)),
    ],
}


def _base(emitted: Emitted) -> tuple[int, ...]:
    return emitted.curve.base


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "cpu_supported": lambda emitted: ((1, b""),),
    "scalarmult": scalarmult,
    "scalarmult_complete": scalarmult_complete,
    "scalarmult_vartime": scalarmult,
    "scalarmult_base": scalarmult_base,
    "base": base,
    "point_validate": point_validate,
    "compress": compress,
    "decompress": decompress,
    "point_decode": point_decode,
    "point_decode_vartime": point_decode_vartime,
    "point_encode_compressed": point_encode_compressed,
    "point_encode": point_encode,
    "point_encode_many": point_encode_many,
    "point_add": _points(law.add),
    "point_sub": _points(lambda curve, a, b: law.add(curve, a, law.negate(curve, b))),
    "point_dbl": _points(lambda curve, a: law.add(curve, a, a)),
    "point_neg": _points(law.negate),
    "point_equal": point_equal,
    "point_is_neutral": lambda emitted, a: ((int(_is_neutral(emitted, read(emitted, a))), b""),),
    "point_cmov": point_cmov,
    "point_base": _points(lambda curve: curve.base),
    "point_neutral": _points(law.neutral),
    **{name: _multiples(SUMS[name]) for name in SUMS if name.startswith("point_")},
    "point_comb_init": point_comb_init,
    "point_msm_vartime": _multiples(_listed),
    "point_mul_batch": _each(_multiples(SUMS["point_mul"])),
    "point_mul_base_batch": _each(_multiples(SUMS["point_mul_base"])),
    **dict.fromkeys(("point_decode_batch", "point_decode_batch_vartime"), point_decode_batch),
    "point_clear_cofactor": _multiples(
        lambda emitted, a: [(emitted.curve.cofactor, read(emitted, a))]
    ),
    "point_is_in_subgroup": point_is_in_subgroup,
    "map_to_curve": lambda emitted, data: _point(
        emitted, lambda point: point, *_mapped(emitted, data)
    ),
    "encode_to_curve": _multiples(_cleared),
    "point_from_uniform": _multiples(_cleared),
    "scalar_is_valid": lambda emitted, a: ((int(emitted.format.value(a) < emitted.curve.r), b""),),
    "scalar_reduce": _modulo(lambda a: a),
    "scalar_add": _modulo(lambda a, b: a + b),
    "fr_decode": fr_decode,
    "fr_encode": lambda emitted, a: (
        (None, emitted.format.number(number_in(a), emitted.scalar_bytes)),
    ),
    "fr_reduce": lambda emitted, a: (
        (None, little(emitted.format.value(a) % emitted.curve.r, _words(emitted))),
    ),
    "fr_add": _residue(lambda r, a, b: a + b),
    "fr_sub": _residue(lambda r, a, b: a - b),
    "fr_neg": _residue(lambda r, a: -a),
    "fr_mul": _residue(lambda r, a, b: a * b),
    "fr_muladd": _residue(lambda r, a, b, c: a * b + c),
    "fr_inv": _residue(lambda r, a: inverse(a, r) if a else 0),
    "fr_half": _residue(lambda r, a: a * pow(2, -1, r)),
    "fr_is_zero": lambda emitted, a: ((int(number_in(a) == 0), b""),),
    "fr_equal": lambda emitted, a, b: ((int(a == b), b""),),
    "fr_cmov": lambda emitted, old, new, flag: ((None, new if flag[0] & 1 else old),),
    "fr_bits": lambda emitted, a, position, width: (
        (number_in(a) >> number_in(position) & (1 << number_in(width)) - 1, b""),
    ),
    "fp_decode": fp_decode,
    "fp_sqrt": fp_sqrt,
    "fp_encode": lambda emitted, a: ((None, emitted.format.element(_value(emitted, a))),),
    "fp_conj": _element(lambda p, a: a.conj()),
    "fp_add": _element(lambda p, a, b: a + b),
    "fp_sub": _element(lambda p, a, b: a - b),
    "fp_neg": _element(lambda p, a: -a),
    "fp_mul": _element(lambda p, a, b: a * b),
    "fp_sqr": _element(lambda p, a: a * a),
    "fp_inv": _element(lambda p, a: inverse(a, p) if a else 0),
    "fp_is_zero": lambda emitted, a: ((int(number_in(residue(emitted, a)) == 0), b""),),
    "fp_equal": lambda emitted, a, b: ((int(residue(emitted, a) == residue(emitted, b)), b""),),
    "fp_cmov": lambda emitted, old, new, flag: (
        (None, residue(emitted, new if flag[0] & 1 else old)),
    ),
    "scalar_mul": _modulo(lambda a, b: a * b),
    "scalar_neg": _modulo(lambda a: -a),
}
FUNCTIONS |= {
    name.replace("fp_", "fp2_"): of for name, of in FUNCTIONS.items() if name.startswith("fp_")
}
