"""The C of the multiplications in vectors, compared with the walks of the manifest: each is
rewritten as the function on general registers that the same walk is, each call of a vector routine
as the step that it stands for, and read as that one is (readback/walk.py). Constants are table
entries there as others are, with all coordinates, and are added so; a doubling and an addition in
one are two steps."""

import re
from dataclasses import dataclass

from ecgen.group.model import Form
from ecgen.library.facts.groups import group_of
from ecgen.library.files.manifest import C_NAMES
from ecgen.library.files.stated import curve_of
from ecgen.run.readback.claimed_walk import the
from ecgen.run.readback.digits import negated, negative
from ecgen.run.readback.ladders import goes_by_words
from ecgen.run.readback.walk import differences, without_tables

KINDS = ("mul", "mul_vartime", "mul_base", "point_double", "point_double_base", "point_subgroup")


def vector_walks(manifest: dict, text: str) -> tuple[str, ...]:
    """The walks that the C has in vectors, too; `text` is the whole C with plain names."""
    # the last are sums over lists
    names = [*KINDS, *(name for name, row in manifest["walks"].items() if "from" in row)]
    return tuple(
        name
        for name in names
        if name in manifest["walks"] and f" P_v_{C_NAMES.get(name, name)}(" in text
    )


def vector_differences(manifest: dict, text: str) -> list[str]:
    """What the C of the multiplications in vectors does not share with the walks."""
    packed = manifest["packed"]
    walks = manifest["walks"]
    found = vector_walks(manifest, text)
    text = without_tables(text)
    hidden = [
        name
        for name in manifest["hidden"]
        if not re.fullmatch(rf"{manifest['prefix']}_{packed['stem']}_\d+dbl", name)
    ]
    told = (
        []
        if ("mul_base" if "ladder" in manifest else "mul") in found
        else ["there is no multiplication in vectors"]
    )
    told += [
        *negation_differences(packed, text),
        *conversion_differences(manifest, text),
        *image_differences(manifest, text),
    ]
    point, entry = (
        group_of(packed["stem"], curve_of(manifest).of_points).form(form)
        for form in ("point", "cached")
    )
    lanes = Lanes(packed, point, entry, manifest["field"]["words"] * packed["degree"])
    for name in found:
        own = walks[name] | {
            "walk": [each for line in walks[name]["walk"] for each in in_steps(line)]
        }
        cached = {
            each
            for line in own["walk"]
            for each in re.findall(rf" *(?:fixed|register) (\w+) {packed['stem']}\.cached\b", line)
        }
        code = in_words(text, C_NAMES.get(name, name), lanes, cached)
        told += [
            f"in vectors, {line}"
            for line in differences(manifest | {"walks": {name: own}, "hidden": hidden}, code)
        ]
    return told


def negation_differences(packed: dict, text: str) -> list[str]:
    """Whether the function that negates a point in lanes, where there is one, does so as that of a
    table entry is.
    """
    body = re.search(
        r"^static void P_v_negate\(WORD r\[P_V_WORDS\], WORD flag\)\n{\n(.*?)^}",
        text,
        re.MULTILINE | re.DOTALL,
    )
    lines = (
        [re.sub(r"aligned\(\d+\)", "aligned", line.strip()) for line in body[1].splitlines()]
        if body
        else []
    )
    whole = [
        "WORD q[P_V_WORDS] __attribute__((aligned));",
        "P_v_cache(q, r);",
        "P_v_select(q, q, 1, 0, flag);",
        "P_v_add(r, P_v_neutral, q);",
    ]
    wanted = ["P_v_select(r, r, 1, 0, flag);"] if packed["entry"] == packed["lanes"] else whole
    return (
        []
        if lines == wanted or (not body and "P_v_negate" not in text)
        else [f"in vectors, points are negated by {lines}"]
    )


def conversion_differences(manifest: dict, text: str) -> list[str]:
    """Whether the functions that bring points, and table entries, into lanes and back do so with
    every coordinate, from its place and into its own.
    """
    packed, told = manifest["packed"], []
    group = group_of(packed["stem"], curve_of(manifest).of_points)
    short = "_words" if goes_by_words(manifest) else ""
    for what, form, kind, lanes, size in (
        ("points", "point", "", packed["lanes"], ""),
        ("table entries", "cached", "entry_", packed["entry"], "CACHED_"),
    ):
        places = group.form(form).coordinates
        words = ", ".join(
            f"p + {places.index(lane)} * P_WORDS" if lane else "idle" for lane in lanes
        )
        unit = f"P_{packed['stem'].upper()}_{size}WORDS"
        zero = ["WORD idle[P_WORDS];", "P_words_zero(idle, P_WORDS);"] if "" in lanes else []
        for name, parameters, wanted in (
            (
                "from",
                f"WORD r[P_V_WORDS], const WORD p[{unit}]",
                [*zero, f"P_v_pack{short}(r, {words});"],
            ),
            (
                "to",
                f"WORD p[{unit}], const WORD r[P_V_WORDS]",
                [*zero[:1], f"P_v_unpack{short}({words}, r);"],
            ),
        ):
            body = re.search(
                rf"^static void P_v_{kind}{name}_words\({re.escape(parameters)}\)\n{{\n(.*?)^}}",
                text,
                re.MULTILINE | re.DOTALL,
            )
            lines = [line.strip() for line in body[1].splitlines()] if body else []
            told += (
                [f"in vectors, {what} are brought {name} words by {lines}"]
                if lines != wanted and (body or f" P_v_{kind}{name}_words(" in text)
                else []
            )
    return told


def image_differences(manifest: dict, text: str) -> list[str]:
    """Whether the functions that give images of points in lanes bring them into words, take the
    image there and bring that back.
    """
    packed, told = manifest["packed"], []
    bodies = dict(
        re.findall(
            r"^static void P_v_(endo\d*(?:_cached)?)\(WORD r\[P_V_WORDS\], const WORD"
            r" p\[P_V_WORDS\]\)\n{\n(.*?)^}",
            text,
            re.MULTILINE | re.DOTALL,
        )
    )
    told += [
        f"in vectors, the function of the image `{image}` of a point is not read"
        for image in sorted({*re.findall(r"\bP_v_(endo\d*(?:_cached)?)\(", text)} - {*bodies})
    ]
    for image, body in bodies.items():
        lines = [line.strip() for line in body.splitlines()]
        kind, size = ("entry_", "CACHED_") if image.endswith("_cached") else ("", "")
        if lines != [
            f"WORD w[P_{packed['stem'].upper()}_{size}WORDS];",
            f"P_v_{kind}to_words(w, p);",
            f"P_{packed['stem']}_{image}(w, w);",
            f"P_v_{kind}from_words(r, w);",
        ]:
            told.append(
                f"in vectors, the image `{image}` of {'a table entry' if kind else 'a point'} is"
                f" had by {lines}"
            )
    return told


def in_steps(line: str) -> list[str]:
    """A line of a walk as the lines that vector routines do: constants without the coordinate that
    is 1 are table entries with all of them.
    """
    line = re.sub(
        r"^( *(?:fixed|register) \w+ \w+)\.affine(?:_cached)?\b", r"\1.cached", line
    ).replace(".madd(", ".add(")
    both = re.fullmatch(r"( *(\w+) = \w+\.)dbladd\((\w+), (.*)\)", line)
    return [f"{both[1]}dbl({both[3]})", f"{both[1]}add({both[2]}, {both[4]})"] if both else [line]


@dataclass(frozen=True)
class Lanes:
    """What the manifest says of vectors, the forms of points and of table entries, and the words of
    an element.
    """

    packed: dict
    point: Form
    entry: Form
    words: int


def in_words(text: str, name: str, lanes: Lanes, cached: set[str]) -> str:
    """The C with its multiplication in vectors in the place and the words of that on general
    registers, which is called P_`name`; entries of tables, of the form `entry`, are negated where
    they are selected. `cached` are the registers of table entries."""
    packed, point, entry, words = lanes.packed, lanes.point, lanes.entry, lanes.words
    stem = packed["stem"]
    points = f"P_{packed['stem'].upper()}_WORDS"
    own = r"(?=\(|_[A-Z]\w*\(|_double\(|_\w+_offset|_\w+_parts(?:\(|_)|_table\b)"
    entries = f"P_{packed['stem'].upper()}_CACHED_WORDS"
    text = re.sub(rf"P_{name}(?<!\wP_{name}){own}", f"P_other_{name}", text)
    held = {*cached, "q", "one"}  # what is read of a table, and what goes into a bucket
    text = re.sub(
        rf"^static void P_v_{name}\(.*\n{{\n.*?^}}",
        lambda match: without_lists(match[0], held, points, entries),
        text,
        count=1,
        flags=re.MULTILINE | re.DOTALL,
    )

    def declared(match) -> str:
        return f"{match[1]}[{match[2] or ''}{entries if match[1] in held else points}]"

    def copied(match) -> str:
        out, source = (the(r"^\w+", each)[0].removesuffix("_at") in held for each in match.groups())
        step = "to_cached" if out and not source else "from_cached" if source and not out else ""
        return (
            f"P_{stem}_{step}({match[1]}, {match[2]});"
            if step
            else f"P_words_copy({match[1]}, {match[2]}, {points});"
        )

    def selected(match) -> str:
        return "\n    ".join(
            [
                f"P_select({match[1]}, {match[2]}, {match[3]}, {entries}, {match[4]});",
                *negated(entry, match[1], "negative"),
            ]
        )

    def run(match) -> str:
        return "\n    ".join(
            f"P_v_dbl({match[2]}, {source});"
            for source in (match[3], *[match[2]] * (int(match[1]) - 1))
        )

    def constants(match) -> str:
        """Constants that fill whole vectors have as many entries as their words."""
        entries, rest = divmod(
            int(match[2]), len(packed["lanes"]) * packed["limbs"] * packed["degree"]
        )
        return f"{match[1]}[{0 if rest else entries * len(entry.coordinates) * words}]"

    def stride(match) -> str:
        """An element of an array of points is one of as many words as points have."""
        is_entry = match[1] in {*held, "table"} or match[1].startswith("P_")
        return f"{match[1]} + {match[2]}{entries if is_entry else points}"

    def moved(match) -> str:
        return f"P_words_move({match[1]}, {match[2]}, {entries if match[1] in held else points}, "

    rules = (
        (r" __attribute__\(\(aligned\(\d+\)\)\)", ""),
        (r"\b(\w+)\[((?:\d+ \* )?)P_V_WORDS\]", declared),
        (r"P_words_copy\((.*), P_v_neutral, P_V_WORDS\);", rf"P_{stem}_neutral(\1);"),
        (r"P_words_copy\((.*), (.*), P_V_WORDS\);", copied),
        (r"P_v_cache\(", f"P_{stem}_to_cached("),
        (r"P_v_(endo\d*(?:_cached)?)\(", rf"P_{stem}_\1("),
        (r"P_v_add\((.*), P_v_neutral, (.*)\);", rf"P_{stem}_from_cached(\1, \2);"),
        (r"(?<=count -= )(\d)(\)\n\s*)P_v_\1dbl\(", rf"\1\2P_{stem}_\1dbl("),
        (r"P_v_(\d)dbl\((\w+), (.*)\);", run),
        (r"P_v_dbladd\((\w+), (\w+), (.*)\);", r"P_v_dbl(\1, \2);\n    P_v_add(\1, \1, \3);"),
        (r"P_v_dbl\(", f"P_{stem}_dbl("),
        (r"P_v_add\(", f"P_{stem}_add("),
        (r"P_v_select\(q, entry, 1, 0, 1\);", "\n    ".join(negative(entry, "q", "entry"))),
        (
            r"P_v_select\(one, (.*), 1, 0, negative\);",
            "\n    ".join(
                [rf"P_words_copy(one, \1, {entries});", *negated(entry, "one", "negative")]
            ),
        ),
        (r"P_v_select\((.*), (.*), (\d+), (.*), negative\);", selected),
        (
            r"P_v_negate\((\w+), (\w+)\);",
            lambda match: "\n    ".join(negated(point, match[1], match[2])),
        ),
        (rf"(\bP_v_{name}_table)\[(\d+)\]", constants),
        (rf"P_v_{name}(?<!\wP_v_{name}){own}", f"P_{name}"),
        (r"\b(\w+) \+ ((?:\w+ \* )*)P_V_WORDS\b", stride),
        (r"P_words_move\((\w+), (\w+), P_V_WORDS, ", moved),
        (r"\bP_V_WORDS\b", entries),
    )
    for pattern, new in rules:
        text = _replaced(pattern, new, text)
    return text


def _replaced(pattern: str, new, text: str) -> str:
    """re.sub; with a pattern that names P_V_WORDS, which spans no two lines, of the lines that have
    it alone: the others take most of the time."""
    if "P_V_WORDS" not in pattern:
        return re.sub(pattern, new, text)
    lines = text.split("\n")
    return "\n".join(re.sub(pattern, new, x) if "P_V_WORDS" in x else x for x in lines)


def without_lists(function: str, held: set[str], points: str, entries: str) -> str:
    """The function with the points of lists, which it brings into an array at the head of a loop
    that reads them, where that array is read; and with each part of the caller's memory in the
    words of its elements, `points` or, of registers `held` as table entries, `entries`."""

    def laid(match) -> str:
        parts = (
            part.replace("P_V_WORDS", entries if name in held else points)
            for name, part in zip(names, match[1].split(" + "))
        )
        return f"memory + ({' + '.join(parts)})"

    def read(match) -> str:
        return match[1] + re.sub(rf"\b{match[4]}\b", f"{match[5]}[{match[3]}].w", match[6])

    names = re.findall(
        r"^ *(?:WORD|signed char) \*(\w+) = (?:\(signed char \*\)\()?memory\b",
        function,
        re.MULTILINE,
    )
    function = re.sub(
        r", held_\w+\[P_V_WORDS\] __attribute__\(\(aligned\(\d+\)\)\)",
        "",
        re.sub(r"\bmemory \+ \(([^()]*)\)", laid, function),
    )
    return re.sub(
        r"^(( *)for \((\w) = 0; \3 < n; \+\+\3\) \{\n) *P_v_from_words\((held_\w+),"
        r" (point_\w+)\[\3\]\.w\);\n(.*?^\2\})",
        read,
        function,
        flags=re.MULTILINE | re.DOTALL,
    )
