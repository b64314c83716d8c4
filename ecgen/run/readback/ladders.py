"""Emitted C of ladders, on general registers and in vectors -> the lines of the walks."""

import re

from ecgen.group.program import LADDER
from ecgen.library.facts.groups import differences_of, group_of
from ecgen.library.files.stated import curve_of
from ecgen.library.walks.naming import STEPS
from ecgen.run.readback.claimed_walk import Read, UnknownLine, claimed, need
from ecgen.run.readback.digits import at


def is_ladder(want: Read) -> bool:
    return any(kind == "bits" for _, kind, *_ in want.recodings)


def ladder_lines(body: str, want: Read, size: int, bits: int) -> list[str]:
    """The lines of the walk that the function is, parameters, `{` and all; UnknownLine where it is
    none. A point has `size` coordinates, a word `bits`.
    """
    ((_, _, count, *_),) = want.recodings
    stem = want.forms["R0"].stem
    unit = f"P_{stem.upper()}_WORDS"
    head, *lines = (line.strip() for line in body.splitlines())
    parameters = rf"\(WORD R0\[2 \* {unit}\], const WORD k\[\d+\], const WORD point_p\[\w+\]\)"
    need(re.search(rf"{parameters}$", head) is not None, f"its parameters are {head}")
    blocks = {
        "TOP": [
            f"for (top_d = {count}; top_d > 0 && ((k[(top_d - 1) / {bits}] >> ((top_d - 1) %"
            f" {bits})) & 1) == 0;)",
            "--top_d;",
            "top_d -= 1;",
        ],
        "STEP": [
            f"d = P_barrier((k[i / {bits}] >> (i % {bits})) & 1);",
            f"P_{stem}_step(R0, R0, point_p, f ^ d);",
            "f = d;",
        ],
        "EXCHANGE": [
            f"P_fe_cswap({at('R0', k)}, {at(f'R0 + {unit}', k)}, f);" for k in range(size)
        ],
    }
    text = "\n".join(lines)
    for name, block in blocks.items():
        joined = "\n".join(block)
        need(name == "TOP" or text.count(joined) == 1, f"there is no {name}: {'; '.join(block)}")
        text = text.replace(joined, name)
    begin, *found = text.splitlines()
    top = "TOP" in found
    declared = [
        "WORD d;",
        "WORD f = 0;",
        "size_t i, top_d;" if top else "size_t i;",
        *["TOP"] * top,
    ]
    need([begin, *found[: len(declared)], found[-1]] == ["{", *declared, "}"], "what it declares")
    places = {"R0": "R0", f"R0 + {unit}": "R1", "point_p": "P"}
    own = ["recode d"]
    for line in found[len(declared) : -1]:
        if line == "STEP":
            own.append(f"R0, R1 = {stem}.step(R0, R1, P) exchanged by f ^ d[i]")
        elif line == "EXCHANGE":
            own.append("swap R0, R1 by f")
        elif line == "}":
            own.append(line)
        elif loop := re.fullmatch(r"for \(i = (\d+|top_d \+ 1); i-- > (\d+);\) \{", line):
            first = int(loop[1]) - 1 if loop[1].isdigit() else "top(d)"
            own.append(f"for i = {first} down to {loop[2]} {{")
        elif call := re.fullmatch(rf"P_{stem}_(\w+)\((.*)\);", line):
            arguments = [places.get(each, each) for each in call[2].split(", ")]
            own.append(f"{stem}.{call[1]}({', '.join(arguments)})")
        else:
            raise UnknownLine(line)
    return own


def function_body(name: str, text: str) -> str:
    body = re.search(rf"^static void {name}\(.*?^}}", text, re.MULTILINE | re.DOTALL)
    if body is None:
        raise UnknownLine(f"there is no function {name}")
    return body[0]


def scalar_differences(manifest: dict) -> list[str]:
    """What the manifest's summary of the scalars of ladders does not share with their walks."""
    found = []
    for claim in filter(None, (manifest["ladder"]["general"], manifest["ladder"]["standard"])):
        recoded = (
            f"d = recode k by bits(count={claim['bits'] - claim['top']}, top={claim['top']},"
            f" tail={claim['tail']})"
        )
        if recoded not in manifest["walks"].get(claim["name"], {"walk": [recoded]})["walk"]:
            found.append(f"{claim['name']}: not `{recoded}`")
    return found


def goes_by_words(manifest: dict) -> bool:
    """Whether elements go into vectors of the library and back by C (LibrarySpec.goes_by_words)."""
    packed, words = manifest["packed"], manifest["field"]["words"]
    return (
        words % len(packed["entry"]) > 0
        or packed.get("degree", 1) > 1
        or int(manifest["field"].get("one", "0x1"), 16) != 1
    )


def in_vectors(manifest: dict, text: str) -> tuple[str, ...]:
    """The ladders that the C has in vectors, too."""
    return tuple(name for name in manifest["walks"] if f" P_v_ladder_{name}(" in text)


def vector_ladder_differences(manifest: dict, text: str) -> list[str]:
    """What the C of the ladders in vectors does not share with the manifest, each rewritten as the
    one on general registers: the pair and the difference go into lanes before the loop, the pair
    comes out behind it.
    """
    names, found = in_vectors(manifest, text), []
    walks = {name: claimed(row["walk"], set()) for name, row in manifest["walks"].items()}
    wanted = [name for name, want in walks.items() if is_ladder(want)]
    if list(names) != wanted:
        found.append(f"the ladders {wanted} are walks, {list(names)} are in vectors")
    size, bits = curve_of(manifest).kind.coordinates, manifest["field"]["word_bits"]
    for name in names:
        try:
            body = _without_lanes(manifest, function_body(f"P_v_ladder_{name}", text))
            have = ladder_lines(body, walks[name], size, bits)
            need(have == walks[name].lines, f"{have} in the C, {walks[name].lines} in the manifest")
        except UnknownLine as error:
            found.append(f"in vectors, {name}: {error}")
    return found


def _without_lanes(manifest: dict, body: str) -> str:
    """The ladder as it is on general registers; UnknownLine where lanes do something else."""
    packed = manifest["packed"]
    group, width = group_of(packed["stem"], curve_of(manifest)), len(packed["entry"])
    pair = [f"{c}{LADDER[point]}" for point in "PQ" for c in group.form("point").coordinates]
    differences = [f"{c}{LADDER['D']}" for c in differences_of(group)]
    places = [
        _places("R0", [pair.index(lane) for lane in packed["lanes"][start : start + width]])
        for start in range(0, len(packed["lanes"]), width)
    ]
    entry = [differences.index(name) if name else 0 for name in packed["entry"]]
    arrays, short = ("pair", "pair + 1 * P_V_WORDS"), "_words" if goes_by_words(manifest) else ""
    run = next((each for each in STEPS if each in packed["made_of"]), "")
    before = [
        *(f"P_v_pack{short}({array}, {words});" for array, words in zip(arrays, places)),
        f"P_v_pack{short}(given, {_places('point_p', entry)});",
    ]
    after = [f"P_v_unpack{short}({words}, {array});" for array, words in zip(arrays, places)]
    step = ["P_v_mask(mask, f ^ d);", "P_v_step(pair, pair, given, mask);"]
    if run:
        step = [
            f"P_v_mask(mask + {width} * waiting, f ^ d);",
            f"if (++waiting == {STEPS[run]}) {{",
            f"P_{run}(pair, pair, given, mask);",
            "waiting = 0;",
            "}",
        ]
        after = [
            "for (w = 0; w < waiting; w++)",
            f"P_v_step(pair, pair, given, mask + {width} * w);",
            *after,
        ]
    loop = "for (i = "
    rows = [
        ("what is brought into lanes before the loop", [*before, loop], [loop]),
        ("what is brought out of them behind it", ["}", *after], ["}"]),
        ("its steps", step, [f"P_{packed['stem']}_step(R0, R0, point_p, f ^ d);"]),
        ("what waits", ["size_t waiting = 0, w;", ""] if run else [""], [""]),
    ]
    text = "\n".join(line.strip() for line in body.splitlines())
    text = re.sub(r"^WORD pair\[.*;\n", "", text, count=1, flags=re.MULTILINE)
    for what, lines, instead in rows:
        own = "\n".join(lines)
        need(not own or text.count(own) == 1, what)
        text = text.replace(own, "\n".join(instead)) if own else text
    return text


def _places(array: str, elements: list[int]) -> str:
    """Elements of an array, by their numbers, as C writes their places."""
    return ", ".join(at(array, k) for k in elements)
