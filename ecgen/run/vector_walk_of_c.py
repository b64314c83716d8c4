"""The C of the multiplication in vectors, compared with the walk of the manifest: it is rewritten as the function on general registers that the same
walk is, each call of a vector routine as the step that it stands for, and read as that one is (walk_of_c.py)."""

import re

from ecgen.group.model import Form
from ecgen.library.groups import group_of
from ecgen.run.digits_of_c import negated
from ecgen.run.emitted import curve_of
from ecgen.run.walk_of_c import differences

NAME = "P_v_multiply"


def vector_differences(manifest: dict, text: str) -> list[str]:
    """What the C of the multiplication in vectors does not share with the walk of the one in constant time; `text` is the whole C with plain names."""
    packed, walks = manifest["packed"], manifest["walks"]
    if "mul" not in walks or f"{NAME}(" not in text:
        return ["there is no multiplication in vectors"]
    hidden = [name for name in manifest["hidden"] if not re.fullmatch(rf"{manifest['prefix']}_{packed['stem']}_\d+dbl", name)]
    return [f"in vectors, {told}" for told in differences(manifest | {"walks": {"mul": walks["mul"]}, "hidden": hidden}, in_words(text, packed, group_of(packed["stem"], curve_of(manifest)).form("cached")))]


def in_words(text: str, packed: dict, entry: Form) -> str:
    """The C with its multiplication in vectors in the place and the words of that on general registers; entries of tables, of the form `entry`, are negated where they are selected."""
    stem, points = packed["stem"], f"P_{packed['stem'].upper()}_WORDS"
    entries = f"P_{packed['stem'].upper()}_CACHED_WORDS"
    text = re.sub(r"\bP_multiply(?=\(|_[A-Z]\w*\(|_\w+_offset)", "P_other_multiply", text)
    held = {name for pair in re.findall(rf"\b{NAME}_[A-Z]\w*\((\w+), (\w+), ", text) for name in pair}

    def declared(match) -> str:
        return f"{match[1]}[{match[2] or ''}{entries if match[1] in held else points}]"

    def copied(match) -> str:
        out, source = (re.match(r"\w+", name)[0] in held for name in match.groups())
        step = "to_cached" if out and not source else "from_cached" if source and not out else ""
        return f"P_{stem}_{step}({match[1]}, {match[2]});" if step else f"P_words_copy({match[1]}, {match[2]}, {points});"

    def selected(match) -> str:
        return "\n    ".join([f"P_select({match[1]}, {match[2]}, {match[3]}, {entries}, {match[4]});", *negated(entry, match[1], "negative")])

    rules = (
        (r" __attribute__\(\(aligned\(\d+\)\)\)", ""), (r"\b(\w+)\[((?:\d+ \* )?)P_V_WORDS\]", declared), (r"P_words_copy\((.*), P_v_neutral, P_V_WORDS\);", rf"P_{stem}_neutral(\1);"),
        (r"P_words_copy\((.*), (.*), P_V_WORDS\);", copied), (r"P_v_cache\(", f"P_{stem}_to_cached("), (r"P_v_add\((.*), P_v_neutral, (.*)\);", rf"P_{stem}_from_cached(\1, \2);"),
        (r"P_v_dbl\((\w+), \1\);\n\s*P_v_add\(\1, \1, (.*)\);", rf"P_{stem}_dbladd(\1, \1, \2);"), (r"P_v_dbl\(", f"P_{stem}_dbl("), (r"P_v_add\(", f"P_{stem}_add("),
        (r"P_v_select\((.*), (.*), (\d+), (.*), negative\);", selected), (rf"\b{NAME}(?=\(|_)", "P_multiply"), (r"\bP_V_WORDS\b", entries),
    )  # fmt: skip
    for pattern, new in rules:
        text = re.sub(pattern, new, text)
    return text
