"""Routines as the harness sees them: C arguments with sizes, and the meaning each is checked against.

The names of point routines start with their coordinates, prj (projective, complete), jac (Jacobian) or ext (extended
Edwards), then say what they do; `point_routine_names` lists the ones that the C of a strategy calls.
"""

from ecgen.library.spec import COORDINATES, RoutineArgument, RoutineSpec

# argument name, direction, coordinates of every point routine, by the part of its name after the underscore
_SYSTEM = {
    "prj": ("projective", "projective-cached", "projective"),
    "jac": ("jacobian", "jacobian-cached", "jacobian"),
    "ext": ("extended", "extended-cached", "edwards"),
}
LADDER_ROUTINES = ("xz_step", "xz_dbl")
MEANINGS = {
    "fe_add": ("a+b",), "fe_sub": ("a-b",), "fe_neg": ("-a",), "fe_mul": ("a*b",), "fe_sqr": ("a*a",), "fe_half": ("a/2",),
}  # fmt: skip


def field_routine(name: str, meanings: tuple[str, ...], arity: int, words: int, const: "int | None" = None) -> RoutineSpec:
    """A field operation `name(r..., a...)`, results first."""
    results = ("r",) if len(meanings) == 1 else tuple(f"r{i}" for i in range(len(meanings)))
    arguments = [RoutineArgument(result, "out", words) for result in results]
    arguments += [RoutineArgument("abcd"[i], "in", words) for i in range(arity)]
    return RoutineSpec(name, tuple(arguments), meanings, const)


def support_routines(words: int, entries: int, entry_words: int, power: bool = True) -> tuple[RoutineSpec, ...]:
    """The field routines that no formula makes: powers, canonical form, predicates, moves under a flag, table scan.

    Without `power` the C squares in a loop instead of calling fe_nsqr; without `entries` there is no table to scan.
    """

    def out(name: str, size: int = words) -> RoutineArgument:
        return RoutineArgument(name, "out", size)

    def in_(name: str, size: int = words) -> RoutineArgument:
        return RoutineArgument(name, "in", size)

    def inout(name: str) -> RoutineArgument:
        return RoutineArgument(name, "inout", words)

    def word(name: str, sample: int = 1) -> RoutineArgument:
        return RoutineArgument(name, "in", 0, "word", sample)

    powers = (RoutineSpec("fe_nsqr", (out("r"), in_("a"), word("count", 10)), ("nsqr",)),) if power else ()
    return (
        *powers,
        RoutineSpec("fe_canon", (out("r"), in_("a")), ("canon",)),
        RoutineSpec("fe_is_zero", (in_("a"),), ("is_zero",), returns=True),
        RoutineSpec("fe_cmov", (inout("r"), in_("a"), word("flag")), ("cmov",)),
        RoutineSpec("fe_cswap", (inout("a"), inout("b"), word("flag")), ("cswap",)),
        RoutineSpec("fe_cneg", (out("r"), in_("a"), word("flag")), ("cneg",)),
        *(() if not entries else (RoutineSpec(
            "select",
            (out("r", entry_words), in_("table", entries * entry_words), word("entries", entries), word("words", entry_words), word("index")),
            ("select",),
        ),)),
    )  # fmt: skip


def point_routine(name: str, words: int) -> RoutineSpec:
    """The signature and law of `prj_add`, `jac_dbladd`, `ext_4dbl`, ...

    `add` and `dbladd` take a second point, cached except for jac_add; doublings of ext read X, Y, Z only and write T only
    when they come alone. `jac_zaddu` takes P and (X, Y) of Q for the same Z, gives P+Q and (X, Y) of P for the Z of P+Q.
    """
    system, _, operation = name.partition("_")
    if system == "xz":
        return _ladder_routine(name, words)
    plain, cached, short = _SYSTEM[system]

    def argument(label: str, direction: str, coordinates: str) -> RoutineArgument:
        return RoutineArgument(label, direction, words * len(COORDINATES[coordinates]), coordinates)

    if operation == "to_cached":
        return RoutineSpec(name, (argument("r", "out", cached), argument("p", "in", plain)), ("law: P",))
    if operation == "zaddu":
        arguments = (argument("r", "out", plain), argument("u", "out", "co-z"), argument("p", "in", plain), argument("q", "in", "co-z"))
        return RoutineSpec(name, arguments, ("law: P+Q", "law: P"))
    if operation == "dbl":
        return RoutineSpec(name, (argument("r", "out", plain), argument("p", "in", short)), ("law: 2*P",))
    if operation == "add":
        second = plain if system == "jac" else cached
        return RoutineSpec(name, (argument("r", "out", plain), argument("p", "in", plain), argument("q", "in", second)), ("law: P+Q",))
    if operation == "dbladd":
        arguments = (argument("r", "out", short), argument("p", "in", short), argument("q", "in", cached))
        return RoutineSpec(name, arguments, ("law: 2*P+Q",))
    count = int(operation.removesuffix("dbl"))
    return RoutineSpec(name, (argument("r", "out", short), argument("p", "in", short)), (f"law: {2**count}*P",))


def _ladder_routine(name: str, words: int) -> RoutineSpec:
    """`xz_step(r, p, u, swap)`: p holds points Q, R whose difference has the x-coordinate u, r takes 2Q, Q+R, or 2R, Q+R
    where swap = 1; `xz_dbl(r, p)`."""

    def argument(label: str, direction: str, coordinates: str) -> RoutineArgument:
        return RoutineArgument(label, direction, words * len(COORDINATES[coordinates]), coordinates)

    if name == "xz_dbl":
        return RoutineSpec(name, (argument("r", "out", "xz"), argument("p", "in", "xz")), ("x-law: 2*Q",))
    arguments = (argument("r", "out", "xz-pair"), argument("p", "in", "xz-pair"), argument("u", "in", "x"), RoutineArgument("swap", "in", 0, "word"))
    return RoutineSpec(name, arguments, ("x-law: 2*Q", "x-law: Q+R"))


def point_routine_names(system: str, window: int, cofactor: int = 1, vartime_doublings: int = 4) -> tuple[str, ...]:
    """The point routines that the C of a strategy (complete | jacobian | edwards) calls for a window of `window` bits."""
    merged = sorted({count for count in (window - 1, vartime_doublings) if count > 1})
    if system == "edwards":
        return ("ext_dbl", "ext_1dbl", *(f"ext_{count}dbl" for count in merged), "ext_add", "ext_dbladd", "ext_to_cached")
    jacobian = ("jac_dbl", *(f"jac_{count}dbl" for count in merged), "jac_zaddu", "jac_dbladd", "jac_to_cached")
    if system == "jacobian":
        # the small-order check adds where the cofactor is no power of two
        extra = ("jac_add",) if cofactor & (cofactor - 1) else ()
        return (*jacobian, *extra, "prj_add")
    return ("prj_dbl", *([f"prj_{window - 1}dbl"] if window > 2 else []), "prj_add", "prj_dbladd", *jacobian)
