"""What each public function has to return, in Python integers over the affine group law; one function for each row of library/api.py.

Every function takes the library and the encoded inputs in the order of the row, and gives the outcomes that are right: the
code or bit (None where nothing is returned) and the bytes of the outputs.
"""

from collections.abc import Callable

from ecgen.library import check_points
from ecgen.library.ladder import expected
from ecgen.run.emitted import Emitted
from ecgen.run.samples import encode_compressed, encode_point, little, small_points

OK, NEUTRAL, ERR_SCALAR, ERR_ENCODING, ERR_CURVE, ERR_ORDER = 0, 1, -1, -2, -3, -4
Outcome = tuple["int | None", bytes]


def reference(emitted: Emitted, name: str) -> Callable[..., tuple[Outcome, ...]]:
    """The function of this name; KeyError if there is none."""
    if emitted.ladder:
        for walk in emitted.ladder.walks:
            if name in (walk.name, f"{walk.name}_vartime", f"{walk.name}_base"):
                return lambda emitted, scalar, point=None: _ladder(emitted, walk, scalar, point)
    return FUNCTIONS[name]


def _number(data: bytes) -> int:
    return int.from_bytes(data, "little")


def _is_neutral(emitted: Emitted, point) -> bool:
    return point in (None, check_points.neutral(emitted.curve))


def _read(emitted: Emitted, data: bytes) -> tuple[int, "tuple[int, int] | None"]:
    """(OK or the refusal, the affine point)."""
    curve, half = emitted.curve, emitted.field_bytes
    point = _number(data[:half]), _number(data[half:])
    if max(point) >= curve.p:
        return ERR_ENCODING, None
    if not check_points.is_on_curve(curve, point):
        return ERR_CURVE, None
    return OK, point


def _order(emitted: Emitted, point) -> int:
    """OK, or ERR_ORDER for points whose order divides the cofactor."""
    return ERR_ORDER if emitted.curve.cofactor > 1 and (_is_neutral(emitted, point) or point in small_points(emitted.curve)) else OK


def _multiple(emitted: Emitted, scalar: bytes, code: int, point) -> tuple[Outcome, ...]:
    """The outcomes of [scalar] point, where `code` says what is wrong with the point."""
    curve, size = emitted.curve, 2 * emitted.field_bytes
    k = _number(scalar)
    code = ERR_SCALAR if k >= curve.r else code
    if code:
        return ((code, bytes(size)),)
    failed = ((ERR_ORDER, bytes(size)),)  # what an incomplete Edwards law may answer outside the subgroup
    try:
        result = check_points.multiply(curve, k, point)
        also = failed if curve.is_edwards and not _is_neutral(emitted, check_points.multiply(curve, curve.r, point)) else ()
    except ZeroDivisionError:
        return failed
    result = check_points.neutral(curve) if _is_neutral(emitted, result) else result
    return ((NEUTRAL if _is_neutral(emitted, result) else OK, encode_point(emitted, result)), *also)


def scalarmult(emitted: Emitted, scalar: bytes, data: bytes) -> tuple[Outcome, ...]:
    code, point = _read(emitted, data)
    return _multiple(emitted, scalar, code or _order(emitted, point), point)


def scalarmult_base(emitted: Emitted, scalar: bytes) -> tuple[Outcome, ...]:
    return _multiple(emitted, scalar, OK, (emitted.curve.gx, emitted.curve.gy))


def point_validate(emitted: Emitted, data: bytes) -> tuple[Outcome, ...]:
    code, point = _read(emitted, data)
    return ((code or _order(emitted, point), b""),)


def base(emitted: Emitted) -> tuple[Outcome, ...]:
    curve = emitted.curve
    return ((None, little(curve.gx, emitted.field_bytes) if emitted.ladder else encode_point(emitted, (curve.gx, curve.gy))),)


def compress(emitted: Emitted, data: bytes) -> tuple[Outcome, ...]:
    code, point = _read(emitted, data)
    return ((code, bytes(emitted.compressed_bytes) if code else encode_compressed(emitted, point)),)


def decompress(emitted: Emitted, data: bytes) -> tuple[Outcome, ...]:
    curve, number = emitted.curve, _number(data)
    bit = 8 * emitted.compressed_bytes - 1
    kept, sign = number & (1 << bit) - 1, number >> bit
    refused = bytes(2 * emitted.field_bytes)
    if kept >= curve.p:
        return ((ERR_ENCODING, refused),)
    other = _partner(emitted, kept)
    if other is None:
        return ((ERR_CURVE, refused),)
    if other == 0 and sign:
        return ((ERR_ENCODING, refused),)
    other = other if other & 1 == sign else curve.p - other
    point = (other, kept) if curve.is_edwards else (kept, other)
    code = _order(emitted, point)
    return ((code, refused if code else encode_point(emitted, point)),)


def _partner(emitted: Emitted, kept: int) -> "int | None":
    """A value for the other coordinate, None if there is none."""
    curve, p = emitted.curve, emitted.curve.p
    if not curve.is_edwards:
        return square_root(kept**3 + curve.a * kept + curve.b, p)
    bottom = (curve.a - curve.d * kept * kept) % p
    return None if bottom == 0 else square_root((1 - kept * kept) * pow(bottom, -1, p), p)


def square_root(value: int, p: int) -> "int | None":
    """A square root modulo an odd prime by Cipolla's method, in F_p[t]/(t^2 - (a^2 - value)); None if there is none."""
    value %= p
    if value == 0 or pow(value, (p - 1) // 2, p) != 1:
        return None if value else 0
    a = next(a for a in range(1, p) if pow(a * a - value, (p - 1) // 2, p) == p - 1)
    w, (x, y), (s, t), e = (a * a - value) % p, (1, 0), (a, 1), (p + 1) // 2
    while e:
        if e & 1:
            x, y = (x * s + y * t * w) % p, (x * t + y * s) % p
        s, t, e = (s * s + t * t * w) % p, 2 * s * t % p, e >> 1
    return x


def _modulo(of: Callable[..., int]) -> Callable[..., tuple[Outcome, ...]]:
    return lambda emitted, *data: ((None, little(of(*map(_number, data)) % emitted.curve.r, emitted.scalar_bytes)),)


def _ladder(emitted: Emitted, walk, scalar: bytes, point: "bytes | None") -> tuple[Outcome, ...]:
    size = emitted.field_bytes
    result = expected(emitted.curve, walk, _number(scalar), emitted.curve.gx if point is None else _number(point))
    code = ERR_ENCODING if result is None else OK if result else NEUTRAL if walk.strict else ERR_ORDER
    return ((code, little(result or 0, size)),)


FUNCTIONS = {
    "cpu_supported": lambda emitted: ((1, b""),),
    "scalarmult": scalarmult, "scalarmult_vartime": scalarmult, "scalarmult_base": scalarmult_base,
    "base": base, "point_validate": point_validate, "compress": compress, "decompress": decompress,
    "scalar_is_valid": lambda emitted, a: ((int(_number(a) < emitted.curve.r), b""),),
    "scalar_reduce": _modulo(lambda a: a), "scalar_add": _modulo(lambda a, b: a + b),
    "scalar_mul": _modulo(lambda a, b: a * b), "scalar_neg": _modulo(lambda a: -a),
}  # fmt: skip
