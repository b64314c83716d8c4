"""Emitted C that decomposes a scalar -> its constants, signs and cuts, compared with the lattice that the manifest has."""

import re
from fractions import Fraction
from math import ceil

from ecgen.walk.decompose import align


def constant_of(text: str, name: str, bits: int) -> int:
    """The value of an array of constants."""
    limbs = re.findall(r"0x[0-9a-f]+", re.search(rf"\b{name}\[\d+\] = {{(.*?)}};", text)[1])
    return sum(int(limb, 16) << bits * i for i, limb in enumerate(limbs))


def parts_differences(walk: str, want: list, have: list, text: str, bits: int) -> list[str]:
    """What the C that decomposes scalars does not share with the lattices of the manifest: constants, signs, the place where products are cut."""
    if [row[:2] for row in want] != [row[:2] for row in have]:
        return [f"{walk}: the manifest decomposes {[row[:2] for row in want]}, the C {[row[:2] for row in have]}"]
    found = []
    for (parts, _, numbers), (_, _, function) in zip(want, have):
        order, kind, shift, rows = re.fullmatch(r"r=(\w+), index=\d+, parts=(\w+), shift=(\d+), (.*)", numbers).groups()
        r, (eigenvalues, *basis) = int(order, 16), [[int(x, 16) for x in row.split(",")] for row in rows.split("; ")]
        body = re.search(rf"^static void P_{function}\([^;]*?\n{{\n.*?^}}", text, re.MULTILINE | re.DOTALL)[0]
        target = [int(i == 0) for i in range(len(parts))]
        if kind == "aligned":
            target, *basis = map(align, [target, *basis])
        turns = re.findall(rf"P_words_round\(t, \d+, wide, h, \d+, (P_\w+), \d+, (\d+)\);\n((?: +P_words_(?:times|add|sub)\(.*\n)*)", body)
        factors, own = [constant_of(text, g, bits) for g, _, _ in turns], []
        for _, _, lines in turns:
            steps = re.findall(r"P_words_times\(u, \d+, t, \d+, (P_\w+), \d+\);\n +P_words_(add|sub)\((\w+), \3, u,", lines)
            signed = {part: constant_of(text, b, bits) * (1 if step == "sub" else -1) for b, step, part in steps}
            own.append([signed.get(part, 0) for part in parts])
        near = [sum(g * row[i] for g, row in zip(factors, own)) - (target[i] << int(shift)) for i in range(len(parts))]
        most = [sum(abs(row[i]) for row in own) for i in range(len(parts))]
        wrong = [what for what, right in {
            "rows of the basis": len(own) == len(basis) and all(tuple(row) in (tuple(b), tuple(-x for x in b)) for row, b in zip(own, basis)),
            "roundings": all(int(cut) * bits == int(shift) for _, cut, _ in turns) and all(2 * abs(x) <= m for x, m in zip(near, most)),
            "offsets": kind != "natural" or _moves(body, text, bits, r, eigenvalues, parts, own, factors, int(shift)),
            "half of the scalar": kind != "odd" or _is_half(body, text, bits, r, eigenvalues, parts),
        }.items() if not right]  # fmt: skip
        found += [f"{walk}: {what} of {', '.join(parts)}" for what in wrong]
    return found


def _moves(body: str, text: str, bits: int, r: int, eigenvalues: list[int], parts: tuple[str, ...], rows: list[list[int]], factors: list[int], shift: int) -> bool:
    """Whether what is added to the parts at the end is a relation of the eigenvalues, and leaves no part below 0."""
    added = {part: (constant_of(text, name, bits), bits * int(size)) for part, name, size in re.findall(r"P_words_add\((\w+), \1, (P_\w+), ~\(WORD\)0, (\d+)\);", body)}
    offset = [value - (value >> size - 1 << size) for value, size in (added.get(part, (0, bits)) for part in parts)]
    least = []
    for i in range(len(parts)):  # k [i = 0] - sum t_j b_ji, each t_j within 1/2 of k g_j / 2^shift: linear in 0 <= k < r but for that
        slope = Fraction((i == 0) * (1 << shift) - sum(g * row[i] for g, row in zip(factors, rows)), 1 << shift)
        least.append(min(0, slope * (r - 1)) - Fraction(sum(abs(row[i]) for row in rows), 2))
    return sum(o * e for o, e in zip(offset, eigenvalues)) % r == 0 and all(o + ceil(low) >= 0 for o, low in zip(offset, least))


def _is_half(body: str, text: str, bits: int, r: int, eigenvalues: list[int], parts: tuple[str, ...]) -> bool:
    """Whether parts are 2 v + 1 for what is h = (k - sum of the eigenvalues) / 2 modulo r."""
    names = re.search(r"P_sc_muladd\(h, k, (P_\w+), (P_\w+)\);", body)
    half, start = (constant_of(text, name, bits) for name in names.groups()) if names else (0, 0)
    odd = all(re.search(rf"P_words_add\({part}, {part}, {part}, .*\n +{part}\[0\] \|= 1;", body) for part in parts)
    return bool(odd and 2 * half % r == 1 and (2 * start + sum(eigenvalues)) % r == 0)
