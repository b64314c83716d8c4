"""Emitted C that decomposes a scalar -> its constants, signs and cuts, compared with the lattice
that the manifest has, and all its lines, compared with what these make of them.
"""

import re
from dataclasses import dataclass
from fractions import Fraction
from math import ceil
from typing import Any

from ecgen.errors import DAMAGE
from ecgen.run.readback.claimed_walk import UnknownLine, the
from ecgen.walk.scalars.decompose import align


@dataclass(frozen=True)
class Code:
    """The function that decomposes a scalar, in the whole C; words have `bits`."""

    body: str
    text: str
    bits: int


@dataclass(frozen=True)
class Lattice:
    """What the manifest says: `kind` of parts, their names, the order and the eigenvalues, and the
    bits that are cut off a product.
    """

    kind: str
    parts: tuple[str, ...]
    r: int
    eigenvalues: list[int]
    shift: int


def constant_of(text: str, name: str, bits: int) -> int:
    """The value of an array of constants."""
    limbs = re.findall(r"0x[0-9a-f]+", the(rf"\b{name}\[\d+\] = {{(.*?)}};", text)[1])
    return sum(int(limb, 16) << bits * i for i, limb in enumerate(limbs))


def parts_differences(walk: str, want: list, have: list, text: str, bits: int) -> list[str]:
    """What the C that decomposes scalars does not share with the lattices of the manifest:
    constants, signs, the place where products are cut; every other line, to the letter.
    """
    if [row[:2] for row in want] != [row[:2] for row in have]:
        return [
            f"{walk}: the manifest decomposes {[row[:2] for row in want]}, the C"
            f" {[row[:2] for row in have]}"
        ]
    found = []
    for (parts, _, numbers), (_, _, function) in zip(want, have):
        try:
            wrong = _differences(parts, numbers, function, text, bits)
        except (UnknownLine, *DAMAGE) as error:
            wrong = [f"what cannot be read ({type(error).__name__}: {error}) in the decomposition"]
        found += [f"{walk}: {what} of {', '.join(parts)}" for what in wrong]
    return found


def _differences(
    parts: tuple[str, ...], numbers: str, function: str, text: str, bits: int
) -> list[str]:
    """What is another one in the function than in the `numbers` of the manifest's line."""
    order, kind, shift, rows = the(
        r"^r=(\w+), index=\d+, parts=(\w+), shift=(\d+), (.*)$", numbers
    ).groups()
    r, (eigenvalues, *basis) = (
        int(order, 16),
        [[int(x, 16) for x in row.split(",")] for row in rows.split("; ")],
    )
    static = rf"^static void P_{function}\([^;]*?\n{{\n.*?^}}"
    body = the(static, text, re.MULTILINE | re.DOTALL)[0]
    code, lattice = Code(body, text, bits), Lattice(kind, parts, r, eigenvalues, int(shift))
    target = [int(i == 0) for i in range(len(parts))]
    if kind == "aligned":
        target, *basis = (list(align(row)) for row in (target, *basis))
    turns = re.findall(
        r"P_words_round\(t, \d+, wide, h, \d+, (P_\w+), \d+, (\d+)\);\n((?:"
        r" +P_words_(?:times|add|sub)\(.*\n)*)",
        body,
    )
    factors, own = [constant_of(text, g, bits) for g, _, _ in turns], []
    for _, _, lines in turns:
        steps = re.findall(
            r"P_words_times\(u, \d+, t, \d+, (P_\w+), \d+\);\n +P_words_(add|sub)\((\w+), \3, u,",
            lines,
        )
        signed = {
            part: constant_of(text, b, bits) * (1 if step == "sub" else -1)
            for b, step, part in steps
        }
        own.append([signed.get(part, 0) for part in parts])
    near = [
        sum(g * row[i] for g, row in zip(factors, own)) - (target[i] << int(shift))
        for i in range(len(parts))
    ]
    most = [sum(abs(row[i]) for row in own) for i in range(len(parts))]
    return [
        what
        for what, right in {
            "rows of the basis": (
                len(own) == len(basis)
                and all(
                    tuple(row) in (tuple(b), tuple(-x for x in b)) for row, b in zip(own, basis)
                )
            ),
            "roundings": (
                all(int(cut) * bits == int(shift) for _, cut, _ in turns)
                and all(2 * abs(x) <= m for x, m in zip(near, most))
            ),
            "offsets": (kind != "natural" or _moves(code, lattice, own, factors)),
            "half of the scalar": kind != "odd" or _is_half(code, lattice),
            "lines": (
                [
                    line
                    for line in map(str.strip, body.splitlines()[:-1])
                    if not line.startswith("/*")
                ]
                == _lines(code, lattice, function, own)
            ),
        }.items()
        if not right
    ]


def _lines(code: Code, lattice: Lattice, function: str, rows: list[list[int]]) -> list[str]:
    """The lines of the function: `rows` are its own. How many words a part and a quotient have is
    read from the C.
    """
    body, text, kind, parts = code.body, code.text, lattice.kind, lattice.parts
    at, words = lattice.shift // code.bits, -(-(lattice.r - 1).bit_length() // code.bits)
    size, quotient = the(r"\w\[(\d+)\]", body)[1], the(r"\bt\[(\d+)\]", body)[1]

    def given(name: str) -> str:
        return f"P_{function}_{name}, " + the(rf"\bP_{function}_{name}\[(\d+)\]", text)[1]

    first, *others = parts
    outs = ", ".join(f"WORD {part}[{size}]" for part in parts)
    lines = [
        f"static void P_{function}({outs}, const WORD k[P_SCALAR_WORDS])",
        "{",
        f"WORD h[P_SCALAR_WORDS], t[{quotient}], u[{size}], wide[{at + int(quotient)}];",
    ]
    lines.append(
        f"P_sc_muladd(h, k, P_{function}_half, P_{function}_start);"
        if kind == "odd"
        else "P_words_copy(h, k, P_SCALAR_WORDS);"
    )
    lines += [
        f"P_words_zero({first}, {size});",
        f"P_words_copy({first}, h, {'P_SCALAR_WORDS' if int(size) >= words else size});",
    ]
    for part in others:
        lines += [
            f"P_words_zero({part}, {size});",
            *([f"P_words_sub({part}, {part}, {first}, {size});"] if kind == "aligned" else []),
        ]
    for j, row in enumerate(rows):
        lines.append(f"P_words_round(t, {quotient}, wide, h, {words}, {given(f'g{j}')}, {at});")
        for i, (part, x) in enumerate(zip(parts, row)):
            if x:
                lines.append(
                    f"P_words_times(u, {size}, t, {min(quotient, size, key=int)},"
                    f" {given(f'b{j}{i}')});"
                )
                lines.append(
                    f"P_words_sub({part}, {part}, u, {size});"
                    if x > 0
                    else f"P_words_add({part}, {part}, u, ~(WORD)0, {size});"
                )
    for i, part in enumerate(parts):
        if kind == "odd":
            lines += [f"P_words_add({part}, {part}, {part}, ~(WORD)0, {size});", f"{part}[0] |= 1;"]
        elif re.search(rf"\bP_{function}_o{i}\[", text):
            lines.append(f"P_words_add({part}, {part}, P_{function}_o{i}, ~(WORD)0, {size});")
    return lines


def _moves(code: Code, lattice: Lattice, rows: list[list[int]], factors: list[int]) -> bool:
    """Whether what is added to the parts at the end is a relation of the eigenvalues, and leaves no
    part below 0.
    """
    bits, r, parts, shift = code.bits, lattice.r, lattice.parts, lattice.shift
    added = {
        part: (constant_of(code.text, name, bits), bits * int(size))
        for part, name, size in re.findall(
            r"P_words_add\((\w+), \1, (P_\w+), ~\(WORD\)0, (\d+)\);", code.body
        )
    }
    offset = [
        value - (value >> size - 1 << size)
        for value, size in (added.get(part, (0, bits)) for part in parts)
    ]
    least = []
    # k [i = 0] - sum t_j b_ji, each t_j within 1/2 of k g_j / 2^shift: linear in 0 <= k < r but for
    # that
    for i in range(len(parts)):
        slope: Any = Fraction(
            (i == 0) * (1 << shift) - sum(g * row[i] for g, row in zip(factors, rows)), 1 << shift
        )
        least.append(min(0, slope * (r - 1)) - Fraction(sum(abs(row[i]) for row in rows), 2))
    return sum(o * e for o, e in zip(offset, lattice.eigenvalues)) % r == 0 and all(
        o + ceil(low) >= 0 for o, low in zip(offset, least)
    )


def _is_half(code: Code, lattice: Lattice) -> bool:
    """Whether h, of which parts are 2 v + 1, is (k - sum of the eigenvalues) / 2 modulo r."""
    names = re.search(r"P_sc_muladd\(h, k, (P_\w+), (P_\w+)\);", code.body)
    half, start = (
        (constant_of(code.text, name, code.bits) for name in names.groups()) if names else (0, 0)
    )
    r = lattice.r
    return 2 * half % r == 1 and (2 * start + sum(lattice.eigenvalues)) % r == 0
