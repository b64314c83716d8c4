"""Emitted C of functions on x-coordinates, compared with the manifest: what their ladders do, and
by readback/walk.py what the comb of the base point does.
"""

import re

from ecgen.group.program import LADDER
from ecgen.library.facts.groups import differences_of, group_of
from ecgen.library.packed.ladder_runs import STEPS
from ecgen.run.emitted import curve_of
from ecgen.run.readback.walk import differences


def ladder_differences(manifest: dict, text: str) -> list[str]:
    """What the C of the functions on x-coordinates does not share with the manifest: steps, first
    and last places, doublings, exchanges; and what the manifest's summary of their scalars does not
    share with the walks."""
    found, coordinates = [], curve_of(manifest).kind.coordinates
    for claim in filter(None, (manifest["ladder"]["general"], manifest["ladder"]["standard"])):
        recoded = (
            f"d = recode k by bits(count={claim['bits'] - claim['top']}, top={claim['top']},"
            f" tail={claim['tail']})"
        )
        found += (
            [f"{claim['name']}: not `{recoded}`"]
            if recoded not in manifest["walks"].get(claim["name"], {"walk": [recoded]})["walk"]
            else []
        )
    combs = {
        name: row
        for name, row in manifest["walks"].items()
        if any(line.strip().startswith("fixed ") for line in row["walk"])
    }
    found += differences(manifest | {"walks": combs}, text)
    for name, row in manifest["walks"].items():
        if name in combs:
            continue
        walk = "\n".join(row["walk"])
        body = re.search(rf"^static void P_ladder_{name}\(.*?^}}", text, re.MULTILINE | re.DOTALL)
        if not body:
            found.append(f"{name}: there is no function P_ladder_{name}")
            continue
        code = body[0]
        steps = re.findall(r"\b([a-z]+)\.(\w+)\(", walk)
        called = re.findall(rf"\bP_({'|'.join({stem for stem, _ in steps})})_(\w+)\(", code)
        found += [f"{name}: steps {called}, not {steps}"] if called != steps else []
        ranges = [
            (int(a) + 1, int(b)) for a, b in re.findall(r"for \w = (\d+) down to (\d+)", walk)
        ]
        loops = [
            (int(a), int(b)) for a, b in re.findall(r"for \(\w = (\d+); \w-- > (\d+);\)", code)
        ]
        found += [f"{name}: loops {loops}, not {ranges}"] if loops != ranges else []
        found += (
            [f"{name}: where it begins"]
            if ("= top(d)" in walk) != ("i = top_d + 1" in code)
            else []
        )
        found += (
            [f"{name}: exchanges"]
            if (walk.count("exchanged by f ^ d[i]"), walk.count("swap R0, R1 by f"))
            != (code.count("f ^ d)"), code.count("_fe_cswap(") // coordinates)
            else []
        )
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
    """The same of the ladders in vectors, each rewritten as the one on general registers: the pair
    and the difference go into lanes before the loop, the pair comes out behind it.
    """
    packed, names = manifest["packed"], in_vectors(manifest, text)
    wanted = [
        name
        for name, row in manifest["walks"].items()
        if not any(line.strip().startswith("fixed ") for line in row["walk"])
    ]
    found = (
        []
        if list(names) == wanted
        else [f"the ladders {wanted} are walks, {list(names)} are in vectors"]
    )
    group, width = group_of(packed["stem"], curve_of(manifest)), len(packed["entry"])
    pair = [f"{c}{LADDER[point]}" for point in "PQ" for c in group.form("point").coordinates]
    differences = [f"{c}{LADDER['D']}" for c in differences_of(group)]
    places = [
        _places("R0", [pair.index(lane) for lane in packed["lanes"][at : at + width]])
        for at in range(0, len(packed["lanes"]), width)
    ]
    arrays, short = ("pair", "pair + 1 * P_V_WORDS"), "_words" if goes_by_words(manifest) else ""
    run = next((each for each in STEPS if each in packed["made_of"]), "")
    in_a_row = (
        rf"P_v_mask\(mask \+ {width} \* waiting, f \^ d\);\n\s*if \(\+\+waiting =="
        rf" {STEPS.get(run)}\) \{{\n\s*P_{run}\(pair, pair, given, mask\);\n\s*waiting = 0;\n\s*\}}"
    )
    alone = r"P_v_mask\(mask, f \^ d\);\n\s*P_v_step\(pair, pair, given, mask\);"
    left = (
        ["for (w = 0; w < waiting; w++)", f"P_v_step(pair, pair, given, mask + {width} * w);"]
        if run
        else []
    )
    for name in names:
        body = re.search(rf"^static void P_v_ladder_{name}\(.*?^}}", text, re.MULTILINE | re.DOTALL)
        lines = [line.strip() for line in body[0].splitlines()] if body else []
        entry = [differences.index(name) if name else 0 for name in packed["entry"]]
        before = [
            *(f"P_v_pack{short}({array}, {words});" for array, words in zip(arrays, places)),
            f"P_v_pack{short}(given, {_places('point_p', entry)});",
        ]
        after = [
            *left,
            *(f"P_v_unpack{short}({words}, {array});" for array, words in zip(arrays, places)),
        ]
        loop = next((k for k, line in enumerate(lines) if line.startswith("for (i = ")), 0)
        behind = (
            next(
                (
                    k
                    for k, line in enumerate(body[0].splitlines() if body else ())
                    if k > loop and line == "    }"
                ),
                0,
            )
            + 1
        )
        if (
            lines[max(loop - len(before), 0) : loop] != before
            or lines[behind : behind + len(after)] != after
        ):
            found.append(
                f"{name}, in vectors: what is brought into lanes before the loop, and out of them"
                " behind it"
            )
        code, count = re.subn(
            in_a_row if run else alone,
            f"P_{packed['stem']}_step(R0, R0, point_p, f ^ d);",
            body[0] if body else "",
        )
        code = re.sub(r"\s*".join(map(re.escape, left)), "", code) if run else code
        found += (
            [f"{name}, in vectors: {code.count('waiting')} places of the steps that wait"]
            if code.count("waiting") != (run != "")
            or (run and "size_t waiting = 0, w;" not in code)
            else []
        )
        others = [
            other
            for other in re.findall(r"\bP_v_\w+(?=\()", code)
            if other not in (f"P_v_pack{short}", f"P_v_unpack{short}", f"P_v_ladder_{name}")
        ]
        found += (
            [f"{name}, in vectors: {count} steps, calls of {others}"]
            if count != 1 or others
            else []
        )
        plain = code.replace(f"P_v_ladder_{name}(", f"P_ladder_{name}(")
        found += [
            f"in vectors, {line}"
            for line in ladder_differences(
                manifest | {"walks": {name: manifest["walks"][name]}}, plain
            )
            if line.startswith(f"{name}: ")
        ]
    return found


def _places(array: str, elements: "list[int]") -> str:
    """Elements of an array, by their numbers, as C writes their places."""
    return ", ".join(
        (array, f"{array} + P_WORDS")[k] if k < 2 else f"{array} + {k} * P_WORDS" for k in elements
    )
