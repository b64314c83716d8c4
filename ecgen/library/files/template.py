"""A template and a LibrarySpec -> text: what every template knows, the names and word types, the
banner on top.
"""

import functools
import re
from typing import TYPE_CHECKING

from ecgen.curve.model import Curve
from ecgen.isa.facts import FACTS
from ecgen.library.api import function_names
from ecgen.library.c import text as ctext
from ecgen.library.c.points import place
from ecgen.library.facts.spec import LibrarySpec
from ecgen.library.routines.programs import made_of
from ecgen.resources import data_folder, template_folders
from ecgen.walk.text import to_text

if TYPE_CHECKING:
    from jinja2 import Environment


@functools.cache
def environment() -> "Environment":
    import jinja2

    for each in ctext.CONTEXTUAL:
        jinja2.pass_context(each)
    loader = jinja2.FileSystemLoader([*template_folders(), data_folder("harness")])
    made = jinja2.Environment(
        loader=loader,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        optimized=False,  # a template is filled in once
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
        "standard": spec.standard,
        "version_number": version_number,
        "api_version": ".".join(spec.version.split(".")[:2]),
    }
    api = set(function_names(spec))
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
            **spec.part.systems(spec),
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


def equation(spec: LibrarySpec) -> str:
    """The curve's equation for readers, with small coefficients as signed decimal numbers."""
    return curve_equation(spec.curve)


def curve_equation(curve: Curve) -> str:
    """The same of a curve."""
    return curve.kind.equation(curve)
