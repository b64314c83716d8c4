"""What a library says of its encodings, and malformed points for its tests."""

from itertools import count

from ecgen.curve.model import Curve
from ecgen.extension import components
from ecgen.kind import law
from ecgen.library.facts.spec import LibrarySpec

POINT_IN = {
    "xy": "",
    "sec1": " (04 x y, 02 x, 03 x or 00)",
    "zcash": " (x y, or x alone, with flags)",
    "rfc8032": ", as in RFC 8032, 5.1.3",
    "cfrg4q": ", as in draft-ladd-cfrg-4q, section 3",
}
POINT_OUT = {
    "xy": "",
    "sec1": ", uncompressed, of which the neutral element has the first byte alone",
    "zcash": ", uncompressed",
    "rfc8032": ", as in RFC 8032, 5.1.2",
    "cfrg4q": ", as in draft-ladd-cfrg-4q, section 3",
}


def encoding_notes(spec: LibrarySpec) -> dict[str, str]:
    """What the texts of library/api.py say of encodings of points (x, y)."""
    name, cofactor = spec.format.name, spec.curve.cofactor
    has_neutral = law.neutral(spec.curve) is not None
    kept = (
        " The neutral element is accepted, r is neutral where the code is a refusal."
        if has_neutral
        else " The neutral element has no encoding; r is neutral where the code is a refusal."
    )
    if spec.format.counted:
        kept = " The neutral element gives P_NEUTRAL; r is neutral where the code is a refusal."
    return {
        "point_in": POINT_IN[name],
        "point_out": POINT_OUT[name],
        "decode_in": POINT_IN[name] or ", compressed",
        "neutral_note": kept,
        "compress_note": _compress(name, has_neutral, cofactor),
        "decompress_note": (
            ": point_decode and point_validate look at it"
            if spec.curve.checks_subgroup
            else _decompress(has_neutral, cofactor)
        ),
    }


def _compress(name: str, has_neutral: bool, cofactor: int) -> str:
    if name == "sec1":
        return (
            "The neutral element gives P_NEUTRAL and zeros, of which the first byte alone is its"
            " encoding."
        )
    if name == "zcash":
        return "The neutral element gives P_NEUTRAL, and its encoding. The order is not looked at."
    if cofactor > 1:
        return (
            f"The order is not looked at: {'the neutral element and ' if has_neutral else ''}points"
            " of small order are encoded."
        )
    return "The neutral element has no encoding."


def _decompress(has_neutral: bool, cofactor: int) -> str:
    if has_neutral:
        return (
            ": the neutral element and points of small or mixed order are decoded, as in RFC 8032;"
            " point_validate refuses those of small order"
        )
    return (
        ": points of small or mixed order are decoded; point_validate refuses those of small order"
        if cofactor > 1
        else ""
    )


def refused_points(spec: LibrarySpec) -> list[dict]:
    """Encodings that multiplications refuse: what is wrong, the bytes, the code by name."""
    makers = {
        "xy": _refused_xy,
        "sec1": _refused_sec1,
        "zcash": _refused_zcash,
        "rfc8032": _refused_rfc8032,
        "cfrg4q": _refused_cfrg4q,
        "mumford": _refused_mumford,
    }
    rows = makers[spec.format.name](spec)
    small = law.of_small_order(spec.curve)
    rows += [("point of small order", spec.format.point(small), "P_ERR_ORDER")] if small else []
    if spec.curve.checks_subgroup and small:
        mixed = law.add(spec.curve, spec.curve.base, small)
        rows += [("point of mixed order", spec.format.point(mixed), "P_ERR_ORDER")]
    return [{"label": label, "bytes": data, "code": code} for label, data, code in rows]


def _off_curve(curve: Curve) -> tuple[int, int]:
    """The base point with another y."""
    if curve.degree > 1:
        return curve.base[0], next(
            y for k in count(1) if not law.contains(curve, (curve.base[0], y := curve.base[1] + k))
        )
    return next(
        (curve.base[0], y)
        for y in count(curve.base[1] ^ 1)
        if not law.contains(curve, (curve.base[0], y % curve.p)) and y < curve.p
    )


def _refused_xy(spec: LibrarySpec) -> list[tuple[str, bytes, str]]:
    curve, ones = spec.curve, (1 << 8 * spec.format.part_bytes) - 1
    if curve.degree > 1:
        return _refused_pairs(spec, ones)
    rows = [
        ("off the curve", _off_curve(curve), "P_ERR_CURVE"),
        ("y = p", (curve.base[0], curve.p), "P_ERR_ENCODING"),
        ("x = p", (curve.p, curve.base[1]), "P_ERR_ENCODING"),
        ("x of ones", (ones, curve.base[1]), "P_ERR_ENCODING"),
    ]
    return [(label, spec.format.point(point), code) for label, point, code in rows]


def _refused_mumford(spec: LibrarySpec) -> list[tuple[str, bytes, str]]:
    """Each number too large, another one, and all of them 0."""
    curve, ones = spec.curve, (1 << 8 * spec.format.part_bytes) - 1
    rows = [("zeros", bytes(spec.format.point_bytes), "P_ERR_CURVE")]
    for i, name in enumerate(("u1", "u0", "v1", "v0")):
        other = next(
            value
            for value in count((curve.base[i] + 1) % curve.p)
            if not law.contains(curve, _changed(curve.base, i, value % curve.p))
        )
        rows += [
            (
                f"another {name}",
                spec.format.point(_changed(curve.base, i, (other % curve.p,))),
                "P_ERR_CURVE",
            )
        ]
        rows += [
            (
                f"{name} = {said}",
                spec.format.point(_changed(curve.base, i, (value,))),
                "P_ERR_ENCODING",
            )
            for value, said in ((curve.p, "p"), (ones, "ones"))
        ]
    return rows


def _changed(numbers: tuple, i: int, number) -> tuple:
    """The numbers with another one at place i."""
    return (*numbers[:i], number, *numbers[i + 1 :])


def _refused_pairs(spec: LibrarySpec, ones: int) -> list[tuple[str, bytes, str]]:
    """The same over F_{p^2}: each of the four numbers too large."""
    curve, form = spec.curve, spec.format
    base = [*components(curve.base[0], 2), *components(curve.base[1], 2)]
    rows = [("off the curve", form.point(_off_curve(curve)), "P_ERR_CURVE")]
    for place, name in enumerate(("first of x", "second of x", "first of y", "second of y")):
        for value, said in ((curve.p, "p"), (ones, "ones")):
            parts = [*base[:place], value, *base[place + 1 :]]
            rows.append(
                (
                    f"{name} = {said}",
                    form.point((tuple(parts[:2]), tuple(parts[2:]))),
                    "P_ERR_ENCODING",
                )
            )
    return rows


def _refused_sec1(spec: LibrarySpec) -> list[tuple[str, bytes, str]]:
    curve, form = spec.curve, spec.format
    whole, half = form.point(curve.base), form.compressed(curve.base)
    lone = next(x for x in count() if law.partner(curve, x) is None)
    rows = [
        ("off the curve", form.point(_off_curve(curve)), "P_ERR_CURVE"),
        ("y = p", form.point((curve.base[0], curve.p)), "P_ERR_ENCODING"),
        ("x = p", form.point((curve.p, curve.base[1])), "P_ERR_ENCODING"),
        ("compressed x = p", form.compressed((curve.p, 0)), "P_ERR_ENCODING"),
        ("compressed x without y", form.compressed((lone, 1)), "P_ERR_CURVE"),
        ("the neutral element", b"\0", "P_ERR_ORDER"),
        ("one byte 02", b"\2", "P_ERR_ENCODING"),
        ("nothing", b"", "P_ERR_ENCODING"),
        ("zeros", bytes(len(whole)), "P_ERR_ENCODING"),
    ]
    rows += [
        (f"prefix {first:02x}, two coordinates", bytes([first]) + whole[1:], "P_ERR_ENCODING")
        for first in (0, 2, 3, 5, 6, 7, 0x84, 0xFF)
    ]
    rows += [
        (f"prefix {first:02x}, one coordinate", bytes([first]) + half[1:], "P_ERR_ENCODING")
        for first in (0, 1, 4, 5, 0x82, 0xFF)
    ]
    return rows + [
        (f"{len(data)} bytes", data, "P_ERR_ENCODING")
        for data in (whole[:-1], whole + b"\0", half[:-1], half + b"\0")
    ]


def _refused_zcash(spec: LibrarySpec) -> list[tuple[str, bytes, str]]:
    """Every wrong set of flags, of x alone and of two coordinates; numbers too large; lengths."""
    curve, form = spec.curve, spec.format
    whole, half = form.point(curve.base), form.compressed(curve.base)
    lone = next(x for x in count() if law.partner(curve, x) is None)
    infinite, short = form.point(None), form.compressed(None)
    rows = [
        ("off the curve", form.point(_off_curve(curve)), "P_ERR_CURVE"),
        ("y = p", form.point((curve.base[0], curve.p)), "P_ERR_ENCODING"),
        ("x = p", form.point((curve.p, curve.base[1])), "P_ERR_ENCODING"),
        ("compressed x = p", form.compressed((curve.p, 0)), "P_ERR_ENCODING"),
        ("compressed x without y", form.compressed((lone, 1)), "P_ERR_CURVE"),
        ("the neutral element", infinite, "P_ERR_ORDER"),
        ("the neutral element, compressed", short, "P_ERR_ORDER"),
        ("nothing", b"", "P_ERR_ENCODING"),
    ]
    rows += [
        (f"{name} with the flags {flags:x}", _flagged(data, flags), "P_ERR_ENCODING")
        for name, data, right in (
            ("two coordinates", whole, (0,)),
            ("one coordinate", half, (4, 5)),
            ("zeros", infinite, (0, 2)),
            ("half of the zeros", short, (4, 5, 6)),
        )
        for flags in range(8)
        if flags not in right
    ]
    rows += [
        (f"the neutral element, {name}, with a bit at byte {at}", _with_bit(data, at), code)
        for name, data in (("of two coordinates", infinite), ("compressed", short))
        for at in (1, len(data) // 2, len(data) - 1)
        for code in ("P_ERR_ENCODING",)
    ]
    return rows + [
        (f"{len(data)} bytes", data, "P_ERR_ENCODING")
        for data in (whole[:-1], whole + b"\0", half[:-1], half + b"\0", infinite[:1], short[:1])
    ]


def _flagged(data: bytes, flags: int) -> bytes:
    """With other flags in the three topmost bits."""
    return bytes([data[0] & 0x1F | flags << 5]) + data[1:]


def _with_bit(data: bytes, at: int) -> bytes:
    return data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]


def _refused_rfc8032(spec: LibrarySpec) -> list[tuple[str, bytes, str]]:
    p, size = spec.curve.p, spec.format.point_bytes
    sign, lone = 1 << 8 * size - 1, next(y for y in count() if law.partner(spec.curve, y) is None)
    rows = [
        ("y = p", p, "P_ERR_ENCODING"),
        ("y = p + 1, the neutral element", p + 1, "P_ERR_ENCODING"),
        ("ones", 2 * sign - 1, "P_ERR_ENCODING"),
        ("ones, even", sign - 1, "P_ERR_ENCODING"),
        ("an odd x = 0", 1 | sign, "P_ERR_ENCODING"),
        ("another odd x = 0", p - 1 | sign, "P_ERR_ENCODING"),
        ("y without x", lone, "P_ERR_CURVE"),
        ("y without x, odd", lone | sign, "P_ERR_CURVE"),
        ("the neutral element", 1, "P_ERR_ORDER"),
    ]
    if spec.curve.bits % 8 == 0:
        rows.append(
            (
                "a bit between y and the sign",
                spec.format.value(spec.format.point(spec.curve.base)) | sign >> 1,
                "P_ERR_ENCODING",
            )
        )
    return [(label, spec.format.number(value, size), code) for label, value, code in rows]


def _refused_cfrg4q(spec: LibrarySpec) -> list[tuple[str, bytes, str]]:
    """(label, encoding, code) of encodings over F_{p^2} (draft-ladd-cfrg-4q, 3) that are refused:
    numbers from p on, signs of x = 0, y of no point, the neutral element, free bits.
    """
    curve, form = spec.curve, spec.format
    p, size = curve.p, form.point_bytes

    def y(parts: tuple[int, int], sign: int = 0) -> bytes:
        whole = form.element(parts).ljust(size, b"\0")
        return whole[:-1] + bytes([whole[-1] | sign << 7])

    lone = next(value for k in count() if law.partner(curve, value := curve.base[1] + k) is None)
    base, most = components(curve.base[1], 2), (1 << curve.bits) - 1
    rows = [
        ("first of y = p", y((p, base[1])), "P_ERR_ENCODING"),
        ("second of y = p", y((base[0], p)), "P_ERR_ENCODING"),
        ("first of y of ones", y((most, base[1])), "P_ERR_ENCODING"),
        ("p + 1, the neutral element", y((p + 1, 0)), "P_ERR_ENCODING"),
        ("a signed x = 0", y((1, 0), 1), "P_ERR_ENCODING"),
        ("another signed x = 0", y((p - 1, 0), 1), "P_ERR_ENCODING"),
        ("y without x", y(components(lone, 2)), "P_ERR_CURVE"),
        ("y without x, signed", y(components(lone, 2), 1), "P_ERR_CURVE"),
        ("the neutral element", y((1, 0)), "P_ERR_ORDER"),
    ]
    if curve.bits % 8:  # free bits above each number, but for the sign
        rows.append(
            (
                "a bit above the first of y",
                y((base[0] | 1 << 8 * form.part_bytes - 1, base[1])),
                "P_ERR_ENCODING",
            )
        )
    else:
        rows.append(
            (
                "a bit between y and the sign",
                bytes(b | 1 << 6 if at == size - 1 else b for at, b in enumerate(y(base))),
                "P_ERR_ENCODING",
            )
        )
    return rows
