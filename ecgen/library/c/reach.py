"""C text of a library -> the same text without what its public functions do not reach.

The templates write every function that a library might need; what stays is what a public function
calls, directly or through others, and the constants, types and macros that those name. So a library
holds what its functions call and nothing else, and which assembly routines it calls is read from
the text that was kept.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from ecgen.errors import EcgenError

_NAME = re.compile(r"\bP_\w+")
_HEAD = re.compile(
    r"^(?:#define|P_HIDDEN|static|int|unsigned|void|WORD|const|__attribute__|struct)\b"
)


@dataclass(frozen=True)
class Block:
    """Lines of one definition with the comment above it. `defines` are the names it gives, `names`
    those it mentions. What defines nothing (comments, #include) and whole conditional groups are
    kept `always`."""

    text: str
    defines: frozenset[str]
    names: frozenset[str]
    always: bool


def blocks(text: str) -> tuple[Block, ...]:
    """The text cut, outside braces and conditional groups, at empty lines and after constants and
    macros of one line. Joined by "" they are the text again."""
    found, lines, depth, groups = [], [], 0, 0
    for line in text.splitlines(keepends=True):
        lines.append(line)
        if "{" in line or "}" in line:
            code = re.sub(r"/\*.*?\*/|\"(?:\\.|[^\"\\])*\"", "", line)
            depth += code.count("{") - code.count("}")
        if "#" in line:
            groups += bool(re.match(r"\s*#\s*if", line)) - bool(re.match(r"\s*#\s*endif", line))
        if depth < 0 or groups < 0:
            raise EcgenError(
                "The C of a library has unbalanced braces or conditionals; a template is broken.",
                hint=line.strip(),
            )
        ends = not line.strip() or (
            line.startswith(("static const ", "#define "))
            and re.match(r"static const .*;$|#define .*[^\\]$", line)
        )
        if ends and not depth and not groups:
            found.append(_block("".join(lines)))
            lines = []
    return (*found, _block("".join(lines))) if lines else tuple(found)


@lru_cache(maxsize=4096)  # a text is cut before and after something is added to it
def _block(text: str) -> Block:
    code = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    names = frozenset(_NAME.findall(code))
    defines = frozenset(_defined(code))
    return Block(text, defines, names, not defines or bool(re.match(r"\s*#\s*if", code)))


def _defined(code: str) -> Iterable[str]:
    """Names that a block defines: macros, types, constants and functions at the beginning of a
    line.
    """
    for line in code.splitlines():
        if macro := re.match(r"#define (P_\w+)", line):
            yield macro[1]
        elif kind := re.match(
            r"\} (P_\w+);|(?:__extension__ )?typedef .*\b(P_\w+)(?: __attribute__.*)?;", line
        ):
            yield kind[1] or kind[2]
        elif _HEAD.match(line) and (named := re.search(r"\b(P_\w+)\s*(?:\(|\[|=|;)", line)):
            yield named[1]


def reachable(text: str, roots: Iterable[str]) -> tuple[str, frozenset[str]]:
    """(the text with the blocks that `roots` need, every name that these mention and nothing in
    them defines).

    EcgenError if a root is not defined.
    """
    parts = blocks(text)
    by_name = {name: block for block in parts for name in block.defines}
    wanted = [*roots, *(name for block in parts if block.always for name in block.names)]
    if missing := [root for root in roots if root not in by_name]:
        raise EcgenError(
            f"The templates define no function {', '.join(missing)}.",
            hint="A row of library/api.py needs C of its own.",
        )
    seen: set[str] = set()
    while wanted:
        name = wanted.pop()
        if name not in seen:
            seen.add(name)
            wanted += sorted(by_name[name].names) if name in by_name else []
    kept = [block for block in parts if block.always or block.defines & seen]
    return "".join(block.text for block in kept), frozenset(seen - set(by_name))
