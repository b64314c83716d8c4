"""Emitted C of functions on x-coordinates, compared with the manifest: what their ladders do, and by walk_of_c.py what the comb of the base point does."""

import re

from ecgen.run.walk_of_c import differences


def ladder_differences(manifest: dict, text: str) -> list[str]:
    """What the C of the functions on x-coordinates does not share with the manifest: steps, first and last places, doublings, exchanges;
    and what the manifest's summary of their scalars does not share with the walks."""
    found, coordinates = [], 4 if manifest["curve"]["form"] == "kummer_squared" else 2
    for claim in filter(None, (manifest["ladder"]["general"], manifest["ladder"]["standard"])):
        recoded = f"d = recode k by bits(count={claim['bits'] - claim['top']}, top={claim['top']}, tail={claim['tail']})"
        found += [f"{claim['name']}: not `{recoded}`"] if recoded not in manifest["walks"].get(claim["name"], {"walk": [recoded]})["walk"] else []
    combs = {name: row for name, row in manifest["walks"].items() if any(line.strip().startswith("fixed ") for line in row["walk"])}
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
        ranges = [(int(a) + 1, int(b)) for a, b in re.findall(r"for \w = (\d+) down to (\d+)", walk)]
        loops = [(int(a), int(b)) for a, b in re.findall(r"for \(\w = (\d+); \w-- > (\d+);\)", code)]
        found += [f"{name}: loops {loops}, not {ranges}"] if loops != ranges else []
        found += [f"{name}: where it begins"] if ("= top(d)" in walk) != ("i = top_d + 1" in code) else []
        found += [f"{name}: exchanges"] if (walk.count("exchanged by f ^ d[i]"), walk.count("swap R0, R1 by f")) != (code.count("f ^ d)"), code.count("_fe_cswap(") // coordinates) else []
    return found
