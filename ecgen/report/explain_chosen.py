"""What `ecgen explain --vector` and `--api` say more of a built library: which vectors are taken,
and what is modelled of them; which functions there are.
"""

from ecgen.isa.facts import units_of
from ecgen.isa.target import Target
from ecgen.library.api import function_names, unmade
from ecgen.library.cycles import functions_of_walk, walk_cycles
from ecgen.library.facts.spec import LibrarySpec
from ecgen.library.pipeline.build import Build

GENERAL = "general registers"


def chosen_functions(library: Build) -> dict:
    """The public functions, and what no one can give them."""
    return {"names": [*function_names(library.spec)], "notices": [*unmade(library.spec)]}


def chosen_vectors(library: Build, asked: str, target: Target) -> dict:
    """The units of vectors, that which is taken first, with the modelled core cycles of each
    multiplication in them and in general registers.
    """
    spec, chained = library.spec, target.data.get("model", {}).get("chained", 1.0)
    units = [each for each in ((spec, spec.of_second) if spec.second else (spec,)) if each.packed]
    return {
        "asked": asked,
        "units": [
            {
                "unit": each.packed.unit,
                "extensions": [*each.packed.extensions],
                "multiplications": _times(each, chained),
            }
            for each in units
        ],
        "weighed": [
            {
                "unit": each.unit or GENERAL,
                "cycles": each.cycles and round(each.cycles),
                "of_eight": round(each.of_eight),
                "at_least": each.is_least,
                "why": each.why,
            }
            for each in library.weighed
        ],
    }


def vectors_in_short(library: Build, asked: str, target: Target) -> str:
    """A sentence on the vectors that a library has and on what else was possible; "" where the CPU
    file lists none.
    """
    units = " and ".join(unit.isa for unit in units_of(target.data))
    if not units:
        return ""
    spec = library.spec
    if asked == "none":
        return f"Vectors: none; this CPU has {units}, and --vector auto takes what is faster."
    taken = " and ".join(each.unit for each in spec.units) or "none"
    modelled = ", ".join(
        f"{row.unit or GENERAL} {'at least ' * row.is_least}{row.cycles:,.0f}"
        for row in library.weighed
        if row.cycles is not None
    )
    said = f"Vectors: {taken}" + f" (modelled cycles of a multiplication: {modelled})" * (
        modelled != ""
    )
    said += "; --vector none leaves them out." if spec.packed else "."
    return said + "".join(f" {row.unit}: {row.why}" for row in library.weighed if row.why)


def vectors_to_ask_for(target: Target) -> str:
    """What an outline leaves out, for a reader."""
    units = " and ".join(unit.isa for unit in units_of(target.data))
    if not units:
        return ""
    return (
        f"General registers alone are explained. The CPU has {units}, too, and `ecgen build` takes"
        " vectors where they are modelled faster: --vector auto says which, in some seconds.\n"
    )


def _times(spec: LibrarySpec, chained: float) -> list[dict]:
    found = [(spec, each) for each in spec.part.timed(spec)]
    found += [(spec.of_image, spec.walks.base)] if spec.packed.image else []
    return [
        {
            "name": (*functions_of_walk(spec, each.walk.name), each.walk.name)[0],
            "vectors": round(walk_cycles(of, each, chained, True)),
            "general": round(walk_cycles(of, each, chained, False)),
        }
        for of, each in found
    ]


def _weighed_lines(rows: list[dict]) -> list[str]:
    """What --vector auto compared, or why nothing was there to compare."""
    eight = any(row["of_eight"] for row in rows)
    told = [
        f"{row['unit']} {'at least ' * row['at_least']}"
        + " + ".join((str(row["cycles"]), *[str(row["of_eight"])] * eight))
        for row in rows
        if row["cycles"] is not None
    ]
    lines = (
        [
            f"    compared, the multiplication in constant time{' + one of eight' * eight}:"
            f" {', '.join(told)}"
        ]
        if told
        else []
    )
    return lines + [f"    {row['unit']} cannot be had: {row['why']}" for row in rows if row["why"]]


def vector_lines(facts: dict) -> list[str]:
    """The same for a reader; nothing for --vector none."""
    if "vectors" not in facts:
        return []
    lines = [
        f"Vectors (--vector {facts['vectors']['asked']}; modelled core cycles, those of routines"
        " alone)"
    ]
    for place, unit in enumerate(facts["vectors"]["units"]):
        lines.append(
            f"  {'elsewhere ' * bool(place)}where the CPU has"
            f" {', '.join(map(str.upper, unit['extensions']))}:"
        )
        lines += [
            f"    {row['name']:<24} {row['vectors']:>9}, the same walk in general registers"
            f" {row['general']}"
            for row in unit["multiplications"]
        ]
    if facts["vectors"]["units"]:
        lines.append(
            "    with --vector none other walks may be taken, not of complete formulas alone:"
            " `ecgen explain` with it, and `ecgen compare` of both libraries, tell"
        )
    weighed = facts["vectors"]["weighed"]
    if not facts["vectors"]["units"]:
        slower = any(row["cycles"] is not None for row in weighed)
        lines.append(
            "  none: general registers are modelled to be no slower"
            if slower
            else (
                "  none: no unit fits the curve"
                if weighed
                else (
                    "  none: the CPU file lists no unit with figures in [vector], or --api leaves"
                    " out what vectors make faster"
                )
            )
        )
    return [*lines, *_weighed_lines(weighed), ""]


def function_lines(facts: dict) -> list[str]:
    """The functions of --api; nothing where it was not given."""
    found = facts.get("functions")
    return (
        [
            f"Functions: {', '.join(found['names'])}",
            *(f"  Notice: {text}." for text in found["notices"]),
            "",
        ]
        if found
        else []
    )
