"""Lines of C, changed."""

import re

OTHER = (
    ("--", "++"),
    ("++", "--"),
    (" + ", " - "),
    (" - ", " + "),
    (" <= ", " < "),
    (" < ", " <= "),
    (" >= ", " > "),
    (" >> ", " << "),
    ("!= 0", "== 0"),
    (" ^ ", " & "),
    (" & ", " | "),
    (" | ", " & "),
    ("negative", "1"),
    ("cneg(", "cswap("),
    ("cswap(", "cneg("),
    ("_CACHED_WORDS", "_WORDS"),
    ("P_words_sub(", "P_words_add("),
    ("P_words_add(", "P_words_sub("),
    ("waiting", "0"),
    ("|= ", "= "),
    ("(acc, ", "(q, "),
    ("signed char", "int16_t"),
)


def other_code(line: str):
    """The lines that there may be instead of one."""
    code = line.split("/*")[0].rstrip()
    if not re.search(r"\w", code) or code.strip() == "} else {" or code.lstrip().startswith("*"):
        return
    if not code.startswith("static "):
        yield []
        if not code.endswith("{"):
            yield [line, line]
    for number in re.finditer(r"(?<![\w.])\d+(?!\w)", code):
        yield from (
            [line[: number.start()] + str(other) + line[number.end() :]]
            for other in {int(number[0]) + 1, max(int(number[0]) - 1, 0)} - {int(number[0])}
        )
    for right, wrong in OTHER:
        yield from (
            [line[: place.start()] + wrong + line[place.end() :]]
            for place in re.finditer(re.escape(right), code)
        )
    if call := re.fullmatch(r"(\s*P_\w+\()([^()]*)(\);)", code):
        parts = call[2].split(", ")
        for i in range(len(parts) - 1):
            if parts[i] != parts[i + 1]:
                yield [
                    call[1]
                    + ", ".join([*parts[:i], parts[i + 1], parts[i], *parts[i + 2 :]])
                    + call[3]
                ]
