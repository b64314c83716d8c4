"""TOML text -> the lines on which its keys stand, for error messages of every kind of file."""

import re


def locate(text: str, section: str, key: str) -> int:
    """1-based line on which `key` of [section] is written (its header if key is ""), 0 if it is not
    found.
    """
    current, inside = "", ""
    for number, line in enumerate(text.splitlines(), 1):
        if inside:  # in a multi-line string nothing is a key
            inside = "" if line.count(inside) % 2 else inside
            continue
        if header := re.match(r"\s*\[{1,2}\s*([\w.\-]+)\s*\]", line):
            current = header.group(1)
            if current == section and not key:
                return number
        elif (entry := re.match(r"\s*[\"']?([\w.\-]+)[\"']?\s*=", line)) and key:
            whole = ("", f"{section}.{key}") if section else None
            if (current, entry.group(1)) in ((section, key), whole):
                return number
        inside = next((mark for mark in ('"""', "'''") if line.count(mark) % 2), "")
    return 0
