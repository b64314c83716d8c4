"""The public functions against Python integers: random and edge scalars, refusals, encodings, scalar arithmetic."""

import ctypes
from random import Random

from ecgen.library import check_points
from ecgen.run.answers import encode_point
from ecgen.run.emitted import Loaded
from ecgen.run.verdict import Verdict, verdict_of

OK, NEUTRAL, ERR_SCALAR, ERR_ENCODING, ERR_CURVE, ERR_ORDER = 0, 1, -1, -2, -3, -4


def check_multiplications(loaded: Loaded, count: int = 60) -> Verdict:
    """[k]Q for edge and random k on random points of the subgroup, all three multiplications."""
    emitted, curve = loaded.emitted, loaded.emitted.curve
    random, size, failures = Random("entries"), 2 * loaded.emitted.field_bytes, []
    scalars = [0, 1, 2, 3, 15, 16, 17, 31, 32, 33, curve.r - 1, curve.r - 2, curve.r - 3, curve.r // 2, curve.r // 2 + 1]
    scalars += [random.randrange(curve.r) for _ in range(count)]
    points = check_points.random_points(curve, len(scalars), random)
    for k, point in zip(scalars, points, strict=True):
        scalar = k.to_bytes(emitted.scalar_bytes, "little")
        for name, base in (("scalarmult", point), ("scalarmult_vartime", point), ("scalarmult_base", None)):
            expected = check_points.multiply(curve, k, base or (curve.gx, curve.gy))
            code = NEUTRAL if expected in (None, check_points.neutral(curve)) else OK
            if loaded.entry(name, size, scalar, *([encode_point(emitted, base)] if base else [])) != (code, encode_point(emitted, expected)):
                failures.append(f"{name} is wrong for k = {k:#x}, point {base or 'G'}")
    return verdict_of("random and edge differential, scalar multiplication", failures, f"{len(scalars)} scalars, 3 functions", len(scalars), 15)


def check_refusals(loaded: Loaded) -> Verdict:
    """Scalars of r and more, coordinates of p and more, points off the curve and of small order, zero output each."""
    emitted, curve = loaded.emitted, loaded.emitted.curve
    size, half = 2 * emitted.field_bytes, emitted.field_bytes
    good = encode_point(emitted, (curve.gx, curve.gy))
    one, top = (1).to_bytes(emitted.scalar_bytes, "little"), b"\xff" * half
    prime = curve.p.to_bytes(half, "little")
    off = next((x, y) for x in range(2, 99) for y in range(2, 99) if not check_points.is_on_curve(curve, (x % curve.p, y % curve.p)))
    cases = [("scalar r", value.to_bytes(emitted.scalar_bytes, "little"), good, ERR_SCALAR) for value in (curve.r, (1 << 8 * emitted.scalar_bytes) - 1) if value >= curve.r]
    cases += [("x = p", one, prime + good[half:], ERR_ENCODING), ("y = p", one, good[:half] + prime, ERR_ENCODING)]
    cases += [("x of all ones", one, top + good[half:], ERR_ENCODING)] if curve.p < int.from_bytes(top, "little") else []
    cases += [("point off the curve", one, encode_point(emitted, off), ERR_CURVE)]
    small = check_points.small_order_point(curve)
    cases += [("point of small order", one, encode_point(emitted, small), ERR_ORDER)] if small else []
    failures = []
    for label, scalar, point, code in cases:
        for name in ("scalarmult", "scalarmult_vartime"):
            if (got := loaded.entry(name, size, scalar, point)) != (code, bytes(size)):
                failures.append(f"{name}: {label} gave code {got[0]}, expected {code} and zero output")
        if code == ERR_SCALAR and loaded.entry("scalarmult_base", size, scalar) != (code, bytes(size)):
            failures.append(f"scalarmult_base: {label} was not refused")
        if code != ERR_SCALAR and (got := _int_call(loaded, "point_validate", point)) != code:
            failures.append(f"point_validate: {label} gave code {got}, expected {code}")
    if _int_call(loaded, "point_validate", good) != OK:
        failures.append("point_validate refuses the base point")
    return verdict_of("refusal of bad input", failures, f"{len(cases)} kinds, each with zero output", len(cases), 4)


def _int_call(loaded: Loaded, name: str, data: bytes) -> int:
    return loaded.function(name, ctypes.c_int)(ctypes.create_string_buffer(data, len(data)))


def check_compression(loaded: Loaded, count: int = 200) -> "Verdict | None":
    """Round trips, both signs, and refusal of what is no encoding; None if the library has no compressed points."""
    emitted, curve = loaded.emitted, loaded.emitted.curve
    if emitted.compressed_bytes is None:
        return None
    random, failures, size = Random("compress"), [], 2 * emitted.field_bytes
    top = 1 << (8 * emitted.compressed_bytes - 1)
    for point in check_points.random_points(curve, count, random):
        kept, other = (point[1], point[0]) if curve.is_edwards else point
        expected = (kept + (other & 1) * top).to_bytes(emitted.compressed_bytes, "little")
        if loaded.entry("compress", emitted.compressed_bytes, encode_point(emitted, point)) != (OK, expected):
            failures.append(f"compress is wrong for {point}")
        if loaded.entry("decompress", size, expected) != (OK, encode_point(emitted, point)):
            failures.append(f"decompress is wrong for {point}")
    for value in [random.randrange(curve.p) for _ in range(count)] + [0, 1, curve.p - 1, curve.p]:
        for sign in (0, 1):
            failures += _decompress_failures(loaded, value, sign, top, size)
    return verdict_of("compressed points", failures, f"{count} round trips, {2 * count + 8} arbitrary strings", count, 5)


def _decompress_failures(loaded: Loaded, value: int, sign: int, top: int, size: int) -> list[str]:
    """The decoder accepts a string exactly if it is the canonical encoding of an acceptable point."""
    emitted, curve = loaded.emitted, loaded.emitted.curve
    if value >= top:
        return []
    code, out = loaded.entry("decompress", size, (value + sign * top).to_bytes(emitted.compressed_bytes, "little"))
    if code < 0:
        exists = value < curve.p and _partner_exists(curve, value)
        small = code == ERR_ORDER
        edge = value < curve.p and code == ERR_ENCODING and sign
        return [] if (not exists or small or edge) and not out.strip(b"\0") else [f"decompress refuses {value:#x}, sign {sign} with code {code}"]
    half = emitted.field_bytes
    x, y = int.from_bytes(out[:half], "little"), int.from_bytes(out[half:], "little")
    kept, other = (y, x) if curve.is_edwards else (x, y)
    good = kept == value and other & 1 == sign and check_points.is_on_curve(curve, (x, y)) and max(x, y) < curve.p
    return [] if good else [f"decompress of {value:#x}, sign {sign} gave a wrong point"]


def _partner_exists(curve, value: int) -> bool:
    """Whether the other coordinate exists, by Euler's criterion."""
    p = curve.p
    if curve.is_edwards:
        bottom = (curve.a - curve.d * value * value) % p
        square = (1 - value * value) * bottom % p
        return bottom != 0 and pow(square, (p - 1) // 2, p) != p - 1
    return pow(value**3 + curve.a * value + curve.b, (p - 1) // 2, p) != p - 1


def check_scalars(loaded: Loaded, count: int = 200) -> Verdict:
    """scalar_add, scalar_mul, scalar_neg, scalar_reduce, scalar_is_valid modulo r."""
    r = loaded.emitted.curve.r
    random, failures, size = Random("scalars"), [], loaded.emitted.scalar_bytes
    limit = 1 << (8 * size)
    edges = [value % limit for value in (0, 1, r - 1, r, r + 1, limit - 1)]
    for i in range(count):
        a, b = (random.choice(edges) if random.randrange(4) == 0 else random.randrange(limit) for _ in range(2))
        wide = random.getrandbits(8 * (2 * size + 3))
        for name, inputs, expected in (
            ("scalar_add", (a, b), a + b), ("scalar_mul", (a, b), a * b), ("scalar_neg", (a,), -a),
        ):  # fmt: skip
            out = ctypes.create_string_buffer(size)
            loaded.function(name, None)(out, *(ctypes.create_string_buffer(value.to_bytes(size, "little"), size) for value in inputs))
            if int.from_bytes(out.raw, "little") != expected % r:
                failures.append(f"{name} is wrong for {', '.join(map(hex, inputs))}")
        out, data = ctypes.create_string_buffer(size), wide.to_bytes(2 * size + 3, "little")
        loaded.function("scalar_reduce", None)(out, ctypes.create_string_buffer(data, len(data)), ctypes.c_size_t(len(data)))
        if int.from_bytes(out.raw, "little") != wide % r:
            failures.append(f"scalar_reduce is wrong for {wide:#x}")
        if _int_call(loaded, "scalar_is_valid", a.to_bytes(size, "little")) != (a < r):
            failures.append(f"scalar_is_valid is wrong for {a:#x}")
    return verdict_of("random and edge differential, scalars modulo r", failures, f"{count} tests of 5 functions", count, 20)
