"""The C of the multiplications in vectors, compared with the walks of the manifest: each is rewritten as the function on general registers that the same
walk is, each call of a vector routine as the step that it stands for, and read as that one is (walk_of_c.py)."""

import re

from ecgen.group.model import Form
from ecgen.library.groups import group_of
from ecgen.library.manifest import C_NAMES
from ecgen.run.digits_of_c import negated, negative
from ecgen.run.emitted import curve_of
from ecgen.run.walk_of_c import differences

KINDS = ("mul", "mul_vartime")


def vector_walks(manifest: dict, text: str) -> tuple[str, ...]:
    """The walks that the C has in vectors, too; `text` is the whole C with plain names."""
    return tuple(name for name in KINDS if name in manifest["walks"] and f" P_v_{C_NAMES[name]}(" in text)


def vector_differences(manifest: dict, text: str) -> list[str]:
    """What the C of the multiplications in vectors does not share with the walks."""
    packed, walks, found = manifest["packed"], manifest["walks"], vector_walks(manifest, text)
    hidden = [name for name in manifest["hidden"] if not re.fullmatch(rf"{manifest['prefix']}_{packed['stem']}_\d+dbl", name)]
    told = [] if KINDS[0] in found else ["there is no multiplication in vectors"]
    entry = group_of(packed["stem"], curve_of(manifest)).form("cached")
    for name in found:
        told += [f"in vectors, {line}" for line in differences(manifest | {"walks": {name: walks[name]}, "hidden": hidden}, in_words(text, packed, C_NAMES[name], entry))]
    return told


def in_words(text: str, packed: dict, name: str, entry: Form) -> str:
    """The C with its multiplication in vectors in the place and the words of that on general registers, which is called P_`name`; entries of tables, of the form `entry`,
    are negated where they are selected."""
    stem, points, own = packed["stem"], f"P_{packed['stem'].upper()}_WORDS", r"(?=\(|_[A-Z]\w*\(|_double\(|_\w+_offset)"
    entries = f"P_{packed['stem'].upper()}_CACHED_WORDS"
    text = re.sub(rf"\bP_{name}{own}", f"P_other_{name}", text)
    held = {each for pair in re.findall(rf"\bP_v_{name}_[A-Z]\w*\((\w+), (\w+), ", text) for each in pair}

    def declared(match) -> str:
        return f"{match[1]}[{match[2] or ''}{entries if match[1] in held else points}]"

    def copied(match) -> str:
        out, source = (re.match(r"\w+", each)[0].removesuffix("_at") in held for each in match.groups())
        step = "to_cached" if out and not source else "from_cached" if source and not out else ""
        return f"P_{stem}_{step}({match[1]}, {match[2]});" if step else f"P_words_copy({match[1]}, {match[2]}, {points});"

    def selected(match) -> str:
        return "\n    ".join([f"P_select({match[1]}, {match[2]}, {match[3]}, {entries}, {match[4]});", *negated(entry, match[1], "negative")])

    rules = (
        (r" __attribute__\(\(aligned\(\d+\)\)\)", ""), (r"\b(\w+)\[((?:\d+ \* )?)P_V_WORDS\]", declared), (r"P_words_copy\((.*), P_v_neutral, P_V_WORDS\);", rf"P_{stem}_neutral(\1);"),
        (r"P_words_copy\((.*), (.*), P_V_WORDS\);", copied), (r"P_v_cache\(", f"P_{stem}_to_cached("), (r"P_v_add\((.*), P_v_neutral, (.*)\);", rf"P_{stem}_from_cached(\1, \2);"),
        (r"P_v_dbl\((\w+), \1\);\n\s*P_v_add\(\1, \1, (.*)\);", rf"P_{stem}_dbladd(\1, \1, \2);"), (r"P_v_dbl\(", f"P_{stem}_dbl("), (r"P_v_add\(", f"P_{stem}_add("),
        (r"P_v_select\(q, entry, 1, 0, 1\);", "\n    ".join(negative(entry, "q", "entry"))), (r"P_v_select\((.*), (.*), (\d+), (.*), negative\);", selected),
        (rf"\bP_v_{name}{own}", f"P_{name}"), (r"\bP_V_WORDS\b", entries),
    )  # fmt: skip
    for pattern, new in rules:
        text = re.sub(pattern, new, text)
    return text
