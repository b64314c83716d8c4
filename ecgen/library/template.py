"""A template and a LibrarySpec -> text: what every template knows, the names and word types, the
banner on top.
"""

import functools
import re

import jinja2

from ecgen.extension import Element
from ecgen.isa.facts import FACTS
from ecgen.library import ctext
from ecgen.library.api import functions_of
from ecgen.library.cpoints import c_points, converted, place
from ecgen.library.groups import group_of
from ecgen.library.programs import made_of
from ecgen.library.spec import CurveFacts, LibrarySpec
from ecgen.library.walks import (
    DOUBLE_BASE,
    MIXED,
    conversions,
    is_guarded,
    is_short,
    routine_of,
    small_stem,
)
from ecgen.resources import data_folder
from ecgen.walk.of_groups import places_of
from ecgen.walk.text import to_text


@functools.cache
def environment() -> jinja2.Environment:
    loader = jinja2.FileSystemLoader([str(data_folder("templates")), str(data_folder("harness"))])
    made = jinja2.Environment(
        loader=loader,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    made.filters.update(ctext.FILTERS)
    made.filters["walk"] = functools.partial(to_text, short=True)
    made.filters["made_of"] = made_of
    made.filters["coordinate"] = lambda index, array: place(array, index)
    return made


def banner(spec: LibrarySpec, style: str) -> str:
    """SPDX line, the command, the hashes of the inputs, as a comment of the style `c`, `#`, `//` or
    `html`.
    """
    lines = [
        f"SPDX-License-Identifier: {spec.license}",
        f"Made by ecgen {spec.version}: {spec.command}",
        "Do not edit.",
    ]
    lines += [f"Input {name}: sha256 {digest}" for name, digest in spec.inputs]
    lines = [ctext.in_comment(line) for line in lines]
    if style in ("#", "//"):
        return "".join(f"{style} {line}\n" for line in lines)
    opening, closing = ("/* ", " */\n") if style == "c" else ("<!-- ", " -->\n")
    return opening + ("\n" + " " * (3 if style == "c" else 5)).join(lines) + closing


def render(template: str, spec: LibrarySpec, style: str, **more) -> str:
    text = tidy(raw(template, spec, **more))
    if style == "c":
        text = ctext.with_words(ctext.with_prefix(text, spec.prefix), spec.word_bits)
    if text.startswith("<!doctype html>\n"):
        return "<!doctype html>\n" + banner(spec, style) + text.partition("\n")[2]
    return banner(spec, style) + text


def tidy(text: str) -> str:
    """One blank line where parts that are left out leave several."""
    return re.sub(r"\n{3,}", "\n\n", text)


def raw(template: str, spec: LibrarySpec, **more) -> str:
    """The template filled in, with the placeholders of names and word types."""
    words = {
        "W": spec.word_bits,
        "isa": FACTS[spec.isa],
        "standard": spec.ladder.standard if spec.ladder else None,
        "version_number": version_number,
        "api_version": ".".join(spec.version.split(".")[:2]),
    }
    api = {function.name for function in functions_of(spec)}
    words["has"] = lambda *names: api.issuperset(
        names if spec.degree == 1 else map(ctext.over_extension, names)
    )
    words["reads"] = lambda name: (
        f"const uint8_t *{name}, size_t {name}_bytes"
        if spec.format.counted
        else f"const uint8_t {name}[P_POINT_BYTES]"
    )
    words["read"] = lambda name: f"{name}, {name}_bytes" if spec.format.counted else name
    text = (
        environment()
        .get_template(template)
        .render(
            s=spec,
            equation=equation(spec),
            curve_equation=curve_equation,
            **words,
            **systems(spec),
            **more,
        )
    )
    return of_path(text, spec.packed.path) if spec.packed and spec.packed.path else text


def of_path(text: str, path: str) -> str:
    """The C and assembly of vectors with the names of those of the second unit."""
    return re.sub(
        r"\bP_([vV])_", lambda match: f"P_{path.upper() if match[1] == 'V' else path}_", text
    )


def version_number(version: str) -> int:
    """10000 major + 100 minor + patch, which the preprocessor can compare; missing numbers are 0,
    what stands behind the third does not count.
    """
    major, minor, patch = (int(part) for part in ([*re.findall(r"\d+", version), "0", "0"])[:3])
    return 10000 * major + 100 * minor + patch


def own(spec: LibrarySpec, template: str) -> str:
    """The template of a library's kind: of points, of x-coordinates, of a field alone."""
    return f"field/{template}" if spec.is_field else template


def systems(spec: LibrarySpec) -> dict:
    """The stems of the groups: F constant time, M its result, B the result of the fixed base, V
    variable time, N its result; and their C.
    """
    if spec.multiply is None or spec.curve.is_jacobian:
        return {}
    walks = spec.walks
    stems = dict.fromkeys(
        (
            walks.stem(walks.base),
            walks.result(walks.base),
            walks.stem(walks.vartime),
            walks.result(walks.vartime),
            walks.stem(walks.mul),
            walks.result(walks.mul),
            spec.point.stem,
        )
    )
    groups = {stem: group_of(stem, spec.curve) for stem in stems}
    own = walks.steps.endomorphism
    points = {
        stem: c_points(group, spec.words, spec.word_bits, spec.one, own)
        for stem, group in groups.items()
    }
    first, full = groups[walks.stem(walks.mul)], groups[walks.result(walks.base)]
    return {
        "F": first.stem,
        "M": walks.result(walks.mul),
        "B": full.stem,
        "V": walks.stem(walks.vartime),
        "N": walks.result(walks.vartime),
        "points": tuple(points.values()),
        "points_of": points,
        "small": small_stem(walks),
        "conversions": tuple(
            (a, b, *converted(groups[a], groups[b], spec.words, spec.word_bits, spec.one))
            for a, b in conversions(walks, spec.point)
        ),
        "guarded": is_guarded(walks, walks.mul, spec.point),
        "guarded_vartime": is_guarded(walks, walks.vartime, spec.point),
        "guarded_pair": any(
            name == DOUBLE_BASE and is_guarded(walks, planned, spec.point)
            for name, planned in walks.more
        ),
        "mixed": _mixed(spec),
        "short": {stem for stem in stems if is_short(groups[stem])},
    }


def _mixed(spec: LibrarySpec) -> "tuple[str, tuple[int | None, ...]] | None":
    """Of the mixed addition of P_point by branches: the routine, and for each coordinate of a point
    its place in an entry.
    """
    steps, stem = spec.walks.steps, spec.point.stem
    if not steps.step(f"{stem}.{MIXED}"):
        return None
    name = f"{stem}.madd"
    return routine_of(steps, name), places_of(steps.group(stem), steps.step(name).arguments[1])


def equation(spec: LibrarySpec) -> str:
    """The curve's equation for readers, with small coefficients as signed decimal numbers."""
    return "" if spec.is_field else curve_equation(spec.curve)


def curve_equation(curve: CurveFacts) -> str:
    """The same of a curve."""

    def term(value: int, factor: str) -> str:
        """` + 5 x`, ` - x`, or nothing for 0."""
        if isinstance(value, Element) and value.c1:
            return f" + ({' + '.join(_small(part, curve.p) for part in value)} i) {factor}".rstrip()
        value = value.c0 if isinstance(value, Element) else value
        low = value - curve.p if curve.p - value < 1 << 32 else value
        number = str(abs(low)) if abs(low) < 1 << 32 else hex(low)
        shown = factor if number == "1" and factor else f"{number} {factor}".strip()
        return "" if low == 0 else f" {'-' if low < 0 else '+'} {shown}"

    if curve.is_jacobian:
        powers = "".join(
            term(value, power)
            for value, power in zip(curve.f[4::-1], ("x^4", "x^3", "x^2", "x", ""))
        )
        return f"y^2 = x^5{powers}"
    if curve.is_kummer:
        constants = ", ".join(str(min(t, t - curve.p, key=abs)) for t in curve.theta)
        return f"the squared Kummer surface of the squared theta constants ({constants})"
    if curve.is_edwards:
        first = term(curve.a, "x^2").removeprefix(" + ").replace(" - ", "-")
        return f"{first} + y^2 = 1{term(curve.d, 'x^2 y^2')}"
    if curve.is_montgomery:
        first = term(curve.b, "y^2").removeprefix(" + ").replace(" - ", "-")
        return f"{first} = x^3{term(curve.a, 'x^2')} + x"
    return f"y^2 = x^3{term(curve.a, 'x')}{term(curve.b, '')}"


def _small(value: int, p: int) -> str:
    low = value - p if p - value < 1 << 32 else value
    return str(low) if abs(low) < 1 << 32 else hex(low)
