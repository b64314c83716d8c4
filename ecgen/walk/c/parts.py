"""A decomposition of a scalar -> the C function of its parts: multiplications by constants of
words, without a branch.

Numbers have as many words as they need, which the bounds of walk/scalars/decompose.py say; the
parts are in two's complement. `P_words_round` and `P_words_times` are helpers of the library,
`P_sc_muladd` computes modulo the order.
"""

from ecgen.walk.scalars.decompose import Decomposition

TAB = "    "


def words_of(value: int, bits: int) -> int:
    return max(1, -(-abs(value).bit_length() // bits))


def parts_function(
    name: str, parts: tuple[str, ...], by: Decomposition, bits: int, size: int
) -> list[str]:
    """`static void NAME(WORD k0[size], ..., const WORD k[P_SCALAR_WORDS])` for 0 <= k < r. `size`
    holds every part with its sign, and the order unless the parts are aligned.
    """
    n, at = words_of(by.r - 1, bits), by.shift // bits
    quotient = words_of(by.most_quotient(), bits)
    tables, lines = [], []

    def constant(label: str, value: int, words: int) -> str:
        tables.append(
            f"static const WORD {name}_{label}[{words}] = {{{word_list(value, words, bits)}}};"
        )
        return f"{name}_{label}"

    if by.odd:
        half, start = by.half
        lines += [
            "/* h = (k - the sum of the eigenvalues) / 2 modulo the order: then k_i = 2 v_i + 1 */",
            f"P_sc_muladd(h, k, {constant('half', half, n)}, {constant('start', start, n)});",
        ]
    else:
        lines.append("P_words_copy(h, k, P_SCALAR_WORDS);")
    for i, part in enumerate(parts):
        lines.append(f"P_words_zero({part}, {size});")
        if not i:
            lines.append(f"P_words_copy({part}, h, {'P_SCALAR_WORDS' if size >= n else size});")
        elif by.aligned:
            lines.append(f"P_words_sub({part}, {part}, {parts[0]}, {size});")
    for j, (g, row) in enumerate(zip(by.factors, by.computed)):
        length = words_of(g, bits)
        lines.append(
            f"P_words_round(t, {quotient}, wide, h, {n}, {constant(f'g{j}', abs(g), length)},"
            f" {length}, {at});"
        )
        for i, (part, x) in enumerate(zip(parts, row)):
            if x:
                own = words_of(x, bits)
                lines += [
                    (
                        f"P_words_times(u, {size}, t, {min(quotient, size)},"
                        f" {constant(f'b{j}{i}', abs(x), own)}, {own});"
                    ),
                    (
                        f"P_words_sub({part}, {part}, u, {size});"
                        if x > 0
                        else f"P_words_add({part}, {part}, u, ~(WORD)0, {size});"
                    ),
                ]
    for i, (part, o) in enumerate(zip(parts, by.offset)):
        if by.odd:
            lines += [f"P_words_add({part}, {part}, {part}, ~(WORD)0, {size});", f"{part}[0] |= 1;"]
        elif o:
            own = o % (1 << bits * size)
            lines.append(
                f"P_words_add({part}, {part}, {constant(f'o{i}', own, size)}, ~(WORD)0, {size});"
            )
    outs = ", ".join(f"WORD {part}[{size}]" for part in parts)
    computed = (
        f" What is computed are {parts[0]}, and 2 k - {parts[0]} of every other part k."
        if by.aligned
        else ""
    )
    bounds = ", ".join(f"{part} in {domain}" for part, domain in zip(parts, by.parts))
    return [
        *tables,
        "",
        (
            f"/* k = {' + '.join(part + (f' l{i}' if i else '') for i, part in enumerate(parts))}"
            f" modulo the order, for 0 <= k < the order: {bounds}.{computed} */"
        ),
        f"static void {name}({outs}, const WORD k[P_SCALAR_WORDS])",
        "{",
        f"{TAB}WORD h[P_SCALAR_WORDS], t[{quotient}], u[{size}], wide[{at + quotient}];",
        *(TAB + line for line in lines),
        "}",
        "",
    ]


def word_list(value: int, words: int, bits: int) -> str:
    return ", ".join(
        f"UINT{bits}_C({value >> bits * i & (1 << bits) - 1:#x})" for i in range(words)
    )
