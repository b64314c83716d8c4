"""Routines as the harness sees them: C arguments with sizes, and the meaning each is checked
against.

The names of point routines start with the stem of their group, then say what they do: the role;
library/walks/plan.py lists the ones that the walks call.
"""

from ecgen.curve.model import Curve
from ecgen.library.facts.groups import coordinates_of, find_routine
from ecgen.library.facts.spec import RoutineArgument, RoutineSpec

PLAIN = "any words"


def field_routine(
    name: str, meanings: tuple[str, ...], arity: int, words: int, const: int | None = None
) -> RoutineSpec:
    """A field operation `name(r..., a...)`, results first."""
    results = ("r",) if len(meanings) == 1 else tuple(f"r{i}" for i in range(len(meanings)))
    arguments = [RoutineArgument(result, "out", words) for result in results]
    arguments += [RoutineArgument("abcd"[i], "in", words) for i in range(arity)]
    return RoutineSpec(name, tuple(arguments), meanings, const)


def support_routines(
    words: int, entries: int, entry_words: int, power: bool = True, converted: bool = False
) -> tuple[RoutineSpec, ...]:
    """The field routines that no formula makes: powers, canonical form, predicates, moves under a
    flag, table scan.

    Without `power` the C squares in a loop instead of calling fe_nsqr; without `entries` there is
    no table to scan; `converted`: residues are not stored as they are, so that there are routines
    that bring words into the representation and back.
    """

    def out(name: str, size: int = words) -> RoutineArgument:
        return RoutineArgument(name, "out", size)

    def in_(name: str, size: int = words) -> RoutineArgument:
        return RoutineArgument(name, "in", size)

    def inout(name: str) -> RoutineArgument:
        return RoutineArgument(name, "inout", words)

    def word(name: str, sample: int = 1) -> RoutineArgument:
        return RoutineArgument(name, "in", 0, "word", sample)

    powers = (
        (RoutineSpec("fe_nsqr", (out("r"), in_("a"), word("count", 10)), ("nsqr",)),)
        if power
        else ()
    )
    conversions = (
        RoutineSpec(
            "fe_from_words", (out("r"), RoutineArgument("a", "in", words, PLAIN)), ("from_words",)
        ),
        RoutineSpec("fe_to_words", (out("r"), in_("a")), ("to_words",)),
    )
    return (
        *powers,
        *(conversions if converted else ()),
        RoutineSpec("fe_canon", (out("r"), in_("a")), ("canon",)),
        RoutineSpec("fe_is_zero", (in_("a"),), ("is_zero",), returns=True),
        RoutineSpec("fe_cmov", (inout("r"), in_("a"), word("flag")), ("cmov",)),
        RoutineSpec("fe_cswap", (inout("a"), inout("b"), word("flag")), ("cswap",)),
        RoutineSpec("fe_cneg", (out("r"), in_("a"), word("flag")), ("cneg",)),
        *(
            ()
            if not entries
            else (
                RoutineSpec(
                    "select",
                    (
                        out("r", entry_words),
                        in_("table", entries * entry_words),
                        word("entries", entries),
                        word("words", entry_words),
                        word("index"),
                    ),
                    ("select",),
                ),
            )
        ),
    )


def point_routine(name: str, curve: Curve, words: int) -> RoutineSpec:
    """The signature and law of a point routine, such as STEM_add or STEM_4dbl: results first, then
    the points of its role.

    A ladder step takes two points Q, R one behind the other, the coordinate of their difference and
    a flag: `STEM_step(r, p, u, swap)` gives 2Q, Q+R, or 2R, Q+R where swap = 1.
    """
    routine = find_routine(name, curve)
    group, role = routine.group, routine.role

    def argument(label: str, direction: str, form: str) -> RoutineArgument:
        layout = f"{group.stem} {form}"
        return RoutineArgument(label, direction, words * len(coordinates_of(layout, curve)), layout)

    if role.flag:
        arguments = (
            argument("r", "out", "pair"),
            argument("p", "in", "pair"),
            argument("u", "in", role.inputs[2].form),
            RoutineArgument("swap", "in", 0, "word"),
        )
        return RoutineSpec(name, arguments, ("x-law: 2*Q", "x-law: Q+R"))
    law = "x-law: " if group.differential else "law: "
    arguments = (
        *(argument(point.name, "out", point.form) for point in role.results),
        *(argument(point.name.lower(), "in", point.form) for point in role.inputs),
    )
    multiples = [tuple(m**routine.count for m in point.multiples) for point in role.results]
    return RoutineSpec(
        name,
        arguments,
        tuple(law + law_text(m, "QR" if group.differential else "PQ") for m in multiples),
    )


def law_text(multiples: tuple[int, ...], names: str) -> str:
    """(2, 1) as 2*P+Q."""
    return "+".join(name if m == 1 else f"{m}*{name}" for m, name in zip(multiples, names) if m)
