"""The tables of multiples of the base point in emitted C, in words and in lanes, beside those that
the manifest's walks take, computed anew: calls need not reach every entry.
"""

import re

from ecgen.curve.model import Curve
from ecgen.errors import DAMAGE, EcgenError
from ecgen.library.files.manifest import C_NAMES
from ecgen.library.walks.plan import fixed_table, steps_of, table_words
from ecgen.library.walks.vectors import vector_table
from ecgen.run.emitted import Emitted
from ecgen.walk.ir import Fixed, Walk
from ecgen.walk.of_groups import GroupSteps
from ecgen.walk.steps import fits
from ecgen.walk.text import parse


def curve_of_walk(emitted: Emitted, name: str) -> Curve:
    """The curve that a walk is on."""
    return emitted.curve.image if name == "mul_base" and emitted.curve.image else emitted.curve


def has_tables(walk: Walk, steps: GroupSteps, curve: Curve, emitted: Emitted, code: str) -> bool:
    """Whether the C has the constants that the walk takes, if it takes any, in lanes, too, if it
    has such.
    """
    if not fixed_table(walk):
        return True
    name = C_NAMES.get(walk.name, walk.name)
    tables = {"": table_words(steps, walk, curve, emitted.words, emitted.word_bits, emitted.one)}
    for part in emitted.lanes:
        start = f"{part.path or 'v'}_"
        if not part.exchange and re.search(rf"_{start}{name}_table\[", code):
            tables[start] = vector_table(steps, part, walk, curve, emitted.word_bits)
    begins = {
        lanes: re.finditer(rf"_{lanes}{name}_table\[{table.size}\][^=\n]* = {{\n", code)
        for lanes, table in tables.items()
    }
    return all(
        any(code.startswith(f"{tables[lanes].text}\n}};", each.end()) for each in found)
        for lanes, found in begins.items()
    )


def unmade_table(walk: Walk, rows: dict, steps: GroupSteps) -> str:
    """What is wrong with a table in the caller's memory that the walk takes, "" if nothing: the
    walk of the manifest's `rows` that makes it has to put the same multiples there.
    """
    for table in walk.inputs:
        if not isinstance(table, Fixed) or not table.made_by:
            continue
        name = table.made_by
        maker = parse("\n".join(rows[name]["walk"]), name) if name in rows else None
        made = maker.table if maker else None
        if maker is None or made is None:
            return f"{walk.name}: no walk {name} makes its table"
        multiples = tuple(made.magnitudes(block) for block in range(made.blocks))
        form = maker.storage(maker.result.name).form
        if multiples != table.multiples or not fits(steps, form, table.form):
            return f"{walk.name}: the walk {name} makes another table than it takes"
    return ""


def table_differences(emitted: Emitted, walks: dict, code: str) -> list[str]:
    """The walks of the manifest whose table is not in the C."""
    found = []
    for name, row in walks.items():
        try:
            curve, walk = curve_of_walk(emitted, name), parse("\n".join(row["walk"]), name)
            if fixed_table(walk) and not has_tables(walk, steps_of(curve), curve, emitted, code):
                found.append(
                    f"{name}: its table of constants is not made of the multiples of the base point"
                    " that the manifest has"
                )
            found += filter(None, [unmade_table(walk, walks, steps_of(curve))])
        except (EcgenError, *DAMAGE) as error:
            found.append(f"{name}: its table of constants cannot be computed ({error})")
    return found
