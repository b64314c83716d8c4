"""Integers, power chains and routine prototypes as C text; the filters that the templates use.

Texts for C are written with two placeholders: `P_` begins every name of the library, `WORD`
(`SWORD`) stands for the unsigned (signed) integer type of a machine word.
"""

import html
import re
import textwrap
from collections.abc import Callable

from ecgen.curve.shape import signed_powers
from ecgen.extension import Element, components
from ecgen.library.facts.spec import PowerChain, RoutineArgument, RoutineSpec

CONTEXTUAL: list[Callable] = []


def with_context(make: Callable) -> Callable:
    """Of a filter that is given the context: jinja2, which has a decorator for them, is loaded by
    those alone who render.
    """
    CONTEXTUAL.append(make)
    return make


_TOKEN = re.compile(r"(?<![A-Za-z0-9_])(_?)P_([A-Za-z0-9_]+)")


def with_prefix(text: str, prefix: str) -> str:
    """Replace the placeholder of every name, `P_name` by `prefix_name` and `P_MACRO` by
    `PREFIX_MACRO`.
    """

    def rename(match: re.Match) -> str:
        rest = match.group(2)
        own = prefix.upper() if re.fullmatch(r"[A-Z0-9_]+", rest) else prefix
        return f"{match.group(1)}{own}_{rest}"

    return _TOKEN.sub(rename, text)


def with_words(text: str, bits: int) -> str:
    """Replace the placeholders of the word types."""
    return re.sub(r"\b(S?)WORD\b", lambda match: f"{'' if match[1] else 'u'}int{bits}_t", text)


def in_comment(text: str) -> str:
    """Free text (a command line, a file's name) so that it cannot end or break a comment of C,
    make, CMake, meson or HTML.

    Characters that do not print become escapes, what would open or close a comment gets a space,
    and a backslash at the end, which would carry the comment on to the next line, a full stop.
    """
    text = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)
    for mark in ("*/", "/*", "-->", "--!>", "<!--", "??/"):
        text = text.replace(mark, f"{mark[:-1]} {mark[-1]}")
    return text + "." if text.endswith("\\") else text


def hexadecimal(value: int) -> str:
    return hex(value)


def bound(value: int) -> str:
    """2^256-38 or 2^255+2^55 where that is exact and what is added has at most nine digits or two
    terms, else hexadecimal.
    """
    near = (
        min(
            (1 << bits for bits in (value.bit_length() - 1, value.bit_length())),
            key=lambda power: abs(value - power),
        )
        if value > 1 << 32
        else 0
    )
    more = value - near
    terms = (
        [abs(more)]
        if abs(more) < 10**9
        else [f"2^{exponent}" for _, exponent in signed_powers(more)]
    )
    signs = [more] if abs(more) < 10**9 else [sign for sign, _ in signed_powers(more)]
    if not near or len(terms) > 2:
        return hex(value)
    return f"2^{near.bit_length() - 1}" + "".join(
        f"{'-' if sign < 0 else '+'}{term}" for sign, term in zip(signs, terms) if term
    )


@with_context
def number(context, value: int, size: int) -> bytes:
    """As the library encodes numbers."""
    return context["s"].format.number(value, size)


def little_endian(value: int, size: int) -> bytes:
    return value.to_bytes(size, "little")


def byte_list(data: bytes) -> str:
    return ", ".join(f"0x{byte:02x}" for byte in data)


def word_literal(value: int, bits: int) -> str:
    return f"UINT{bits}_C(0x{value:0{bits // 4}x})"


def word_list(value: int, words: int, bits: int = 64) -> str:
    return ", ".join(
        word_literal(value >> (bits * i) & (1 << bits) - 1, bits) for i in range(words)
    )


def element_list(value, words: int, bits: int, p: int, one: int = 1, degree: int = 1) -> str:
    """The words of an element of F_p, or of the components of one of its extension, as they are
    stored: times `one`.
    """
    return ", ".join(word_list(part * one % p, words, bits) for part in components(value, degree))


@with_context
def constant(context, name: str, value: int, words: int) -> str:
    """A read-only array of `words` little-endian words holding `value`. Requires 0 <= value < 2^(w
    words); w is W in the context.
    """
    bits = context["W"]
    if not 0 <= value < 1 << bits * words:
        raise ValueError(f"constant {name} = {value:#x} does not fit {words} words")
    return f"static const WORD P_{name}[{words}] = {{{word_list(value, words, bits)}}};"


@with_context
def element(context, name: str, value: int) -> str:
    """The residue `value`, or the element of an extension, as a read-only array, as elements are
    stored.
    """
    spec = context["s"]
    if isinstance(value, Element):
        words = element_list(value, spec.words, context["W"], spec.curve.p, spec.one, spec.degree)
        return f"static const WORD P_{name}[{spec.element_words}] = {{{words}}};"
    return constant(context, name, spec.stored(value), spec.words)


@with_context
def words_text(context, value: int, words: int) -> str:
    """The words of an integer."""
    return word_list(value, words, context["W"])


@with_context
def lifted(context, text: str) -> str:
    """C on elements of F_p, as C on elements of the curve's field."""
    return over_extension(text) if context["s"].degree > 1 else text


def over_extension(text: str) -> str:
    """C on elements of F_p as the same on elements of F_{p^2}: other functions and types, larger
    arrays.
    """
    text = re.sub(r"\bP_fe_", "P_fe2_", re.sub(r"\bP_WORDS\b", "P_FE2_WORDS", text))
    return re.sub(r"\b(P_)?fp(?=_)|\bP_fp\b", lambda match: f"{match[0]}2", text)


@with_context
def modulus(context, name: str, value: int) -> str:
    """The odd number as the P_modulus of templates/c/safegcd.c.j2."""
    n, bits = context["s"].inverter, context["W"]
    limbs = ", ".join(f"INT{bits}_C({limb:#x})" for limb in n.split(value))
    return (
        f"static const P_modulus P_{name} = {{{{{limbs}}},"
        f" {word_literal(pow(value, -1, 1 << n.width), bits)}}};"
    )


def prototype(routine: RoutineSpec) -> str:
    arguments = ", ".join(_argument(argument) for argument in routine.arguments)
    return f"{'WORD' if routine.returns else 'void'} P_{routine.symbol}({arguments})"


def _argument(argument: RoutineArgument) -> str:
    if not argument.words:
        return f"WORD {argument.name}"
    qualifier = "const " if argument.direction == "in" else ""
    return f"{qualifier}WORD *{argument.name}"


def chain_cost(chain: PowerChain) -> str:
    squarings = sum(step.other for step in chain.steps if step.op == "nsqr")
    products = sum(step.op == "mul" for step in chain.steps)
    return f"{squarings} squarings, {products} multiplications"


def inversion(spec) -> str:
    """How the field is inverted, and what the other way would cost, modelled."""
    found, chain = spec.inversion, f"an addition chain of {chain_cost(spec.invert)}"
    if found is None:
        return chain
    n = found.divsteps
    divsteps = f"{n.total} divsteps in {n.batches} batches, {n.limbs} limbs of {n.width} bits"
    ways = [(chain, found.chain_cycles), (divsteps, found.divsteps_cycles)]
    (taken, cycles), (other, more) = ways[::-1] if found.by_divsteps else ways
    return f"{taken} ({cycles} cycles modelled); {other} would take {more}"


def chain_code(chain: PowerChain) -> str:
    """The body of a function `(out, in)` that computes out = in^exponent; out may be in."""
    lines = [f"    WORD t[{chain.registers - 1}][P_WORDS];"]

    def source(register: int) -> str:
        return f"t[{register - 1}]" if register else "in"

    for step in chain.steps:
        out = f"t[{step.dst - 1}]"
        if step.op == "mul":
            lines.append(f"    P_fe_mul({out}, {source(step.src)}, {source(step.other)});")
        elif step.other == 1:
            lines.append(f"    P_fe_sqr({out}, {source(step.src)});")
        else:
            lines.append(f"    P_fe_nsqr({out}, {source(step.src)}, {step.other});")
    lines.append(f"    P_words_copy(out, {source(chain.result)}, P_WORDS);")
    return "\n".join(lines)


def input_words(arguments: tuple[RoutineArgument, ...]) -> int:
    """How many words of pointed-to input a call reads."""
    return sum(argument.words for argument in arguments if argument.direction != "out")


def object_name(path: str) -> str:
    """src/x.c and src/x.S must not meet in one object file."""
    stem, _, ending = path.rpartition("/")[2].rpartition(".")
    return f"{stem}.{ending.lower()}.o"


SAID = {
    "nsqr": "a^(2^count)",
    "from_words": "the element for the integer a modulo p",
    "to_words": "the residue of a as an integer below p",
    "canon": "a modulo p, at least 0 and below p",
    "is_zero": "1 if a = 0 modulo p, else 0",
    "cmov": "a if flag = 1, else unchanged",
    "cswap": "(b, a) if flag = 1, else (a, b)",
    "cneg": "-a if flag = 1, else a",
    "divsteps": "the matrix of a batch of divsteps (f, g, count) and the new count",
    "select": "table[index], every entry read; C with vector types",
    "": "tested on its own",
}


def meaning_text(routine: RoutineSpec) -> str:
    """What a routine computes, for readers; `law` is the affine group law on points."""
    points = [argument.name for argument in routine.arguments if argument.direction == "in"]

    def said(text: str) -> str:
        if not text.startswith("law: "):
            return SAID.get(text, text)
        names = dict(zip("PQ", (name.upper() for name in points)))
        result = (
            re.sub(r"\b[PQ]\b", lambda match: names[match[0]], text.removeprefix("law: "))
            .replace("*", " ")
            .replace("+", " + ")
        )
        return (
            f"the same point in other coordinates: {result}"
            if re.fullmatch(r"[A-Z]", result)
            else f"the point {result}"
        )

    k = routine.const
    constant = (
        ""
        if k is None
        else (
            f", k = 2^{k.bit_length() - 1}"
            if k.bit_length() > 32 and not k & k - 1
            else f", k = {k}"
        )
    )
    return "; ".join(said(text) for text in routine.meaning or ("",)) + constant


def wrapped(text: str) -> str:
    """Prose as the lines of a C comment block."""
    return "\n * ".join(textwrap.wrap(text, 112, break_long_words=False, break_on_hyphens=False))


def paragraphs(text: str) -> str:
    """The same for prose whose lines are paragraphs."""
    return "\n * ".join(wrapped(line) for line in text.split("\n"))


@with_context
def word(context, value: int) -> str:
    """The value as a C constant of the type of a machine word, without leading zeros."""
    return f"UINT{context['W']}_C({value:#x})"


def with_ticks(text: str) -> str:
    """Text for a page, what stands between backticks as code."""
    return re.sub(r"`([^`]*)`", r"<code>\1</code>", html.escape(text, quote=False))


FILTERS = {
    "ticks": with_ticks,
    "wrapped": wrapped,
    "paragraphs": paragraphs,
    "meaning": meaning_text,
    "word": word,
    "hex": hexadecimal,
    "bound": bound,
    "le": little_endian,
    "bytes": byte_list,
    "from_pairs": dict,
    "number": number,
    "constant": constant,
    "element": element,
    "lifted": lifted,
    "words": words_text,
    "modulus": modulus,
    "prototype": prototype,
    "chain_cost": chain_cost,
    "chain_code": chain_code,
    "inversion": inversion,
    "binary": lambda value: format(value, "b"),
    "input_words": input_words,
    "objectname": object_name,
}


def outer(path: str) -> str:
    """The file of a folder for several processors that includes those of the members at that path:
    assembly under a stem of its own, since C may have the same.
    """
    return path.replace(".S", "_asm.S") if path.startswith("src/") else path
