"""A group -> the C of its points: conversions printed from the field programs that the group
derives, negations from its moves. One file, longer than others: all of it is printed by one printer
of field programs, and asks for the same variables.
"""

from dataclasses import dataclass, replace
from itertools import product

from ecgen.errors import EcgenError
from ecgen.formula.expression import evaluate
from ecgen.formula.parameters import Modular
from ecgen.group import Group
from ecgen.group.derived import convert
from ecgen.group.derived.convert import (
    between,
    divided,
    from_affine,
    from_cached,
    ratios,
    rescale,
    to_affine,
    to_cached,
)
from ecgen.group.derived.moebius import (
    BELOW,
    INVERSE,
    PARAMETER,
    WHOLE,
    constant_terms,
    moebius,
    moebius_below,
)
from ecgen.group.derived.quotient import to_quotient
from ecgen.group.isomorphic import without_power
from ecgen.group.model import Form
from ecgen.group.scaled import scale_of
from ecgen.library.c.text import element_list
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.ops import OPS
from ecgen.program.passes.number import drop_dead
from ecgen.verify.conditions import nonzero_variables
from ecgen.walk.of_groups import (
    SCALINGS,
    GroupSteps,
    endo_role,
    places_of,
    selects_neutral,
    shared_by,
)
from ecgen.walk.scalars.endomorphism import Endomorphism
from ecgen.walk.steps import Name

CALLS = {"add": "add", "sub": "sub", "mul": "mul", "sqr": "sqr"}


@dataclass(frozen=True)
class CPoints:
    """What the template prints for one group; bodies are lines of C, places words such as `acc +
    P_WORDS`; `tables` are constants that the lines read. `entry` makes an entry of a caller's
    table, of so many elements, of affine coordinates.
    """

    stem: str
    title: str
    size: int
    cached_size: int
    affine: tuple[str, ...]
    to_affine: tuple[str, ...]
    divisor: tuple[str, ...]
    affine_by: tuple[str, ...]
    ratios: tuple[str, ...]
    is_neutral: str
    broken: tuple[int, ...]
    neutral: tuple[str, ...]
    neg: tuple[str, ...]
    from_cached: tuple[str, ...]
    to_cached: tuple[str, ...]
    rescale: tuple[str, ...]
    shared: int
    add: str
    small: tuple[int, ...]
    zero: int | None
    tables: tuple[str, ...]
    images: tuple[tuple[str, str, tuple[str, ...], tuple[str, ...]], ...] = ()
    scalings: tuple[tuple[str, str, tuple[str, ...]], ...] = ()
    from_flat: tuple[str, ...] = ()
    entry: tuple[str, ...] = ()
    entry_size: int = 0


def place(array: str, index: int) -> str:
    return (
        array
        if index == 0
        else f"{array} + {index} * P_WORDS"
        if index > 1
        else f"{array} + P_WORDS"
    )


def _overlap(output: str, given: str, aliased: bool | frozenset[tuple[str, str]]) -> bool:
    """Whether two places are one where the arrays may be."""
    (to, _, at), (of, _, own) = output.partition(" + "), given.partition(" + ")
    return at == own and (aliased is True or (bool(aliased) and (to, of) in aliased))


class _Printer:
    """Field operations as calls; constants other than 0 and 1 become arrays outside of functions,
    whose names begin with `label`; `one` is what is stored for 1.
    """

    def __init__(
        self, group: Group, words: int, bits: int, values: dict[str, int], one: int, label: str
    ):
        self.label, self.p, self.degree, self.words, self.bits, self.values, self.one = (
            label,
            group.p,
            1 if group.nonresidue is None else 2,
            words,
            bits,
            values,
            one,
        )
        self.arrays: dict[int, str] = {}

    def tables(self) -> tuple[str, ...]:
        """The definitions of the constants that all bodies read."""
        return tuple(
            f"static const WORD {name}[P_WORDS] ="
            f" {{{element_list(value, self.words, self.bits, self.p, self.one, self.degree)}}};"
            for value, name in self.arrays.items()
        )

    def constant(self, value: int) -> str:
        value %= self.p
        if value == 1:
            return "P_fe_one"
        return self.arrays.setdefault(value, f"{self.label}{len(self.arrays)}")

    def body(
        self,
        program: FieldProgram,
        inputs: dict[str, str],
        outputs: dict[str, str],
        aliased: bool | frozenset[tuple[str, str]] = False,
        reuse: bool = False,
    ) -> tuple[str, ...]:
        """Lines that compute the outputs; `aliased`: arrays of outputs may be arrays of inputs, all
        or these (output, input), and what is read of the same place later on is not written over.
        `reuse`: a temporary that is read no more is taken again."""
        last_read = {name: i for i, op in enumerate(program.ops) for name in op.args} | {
            value: len(program.ops) for _, value in program.outputs
        }
        free: list[str] = []
        temporaries: list[str] = []
        where = dict(inputs) | {name: self.constant(self.values[name]) for name in program.params}
        lines, last = [], []
        targets = {value: outputs[public] for public, value in program.outputs}
        for i, op in enumerate(program.ops):
            (out,) = op.outs
            if op.name == "const":
                where[out] = self.constant(op.const) if op.const % self.p else "0"
                continue
            target = targets.get(out)
            if target and any(
                last_read.get(name, -1) > i and _overlap(target, at, aliased)
                for name, at in inputs.items()
            ):
                target = None
            args = [where[a] for a in op.args]
            if reuse:
                free += [
                    where[a]
                    for a in dict.fromkeys(op.args)
                    if last_read[a] == i and where[a] in temporaries
                ]
            if target is None and free:
                target = free.pop()
            elif target is None:
                target = f"t{len(temporaries)}"
                temporaries.append(target)
            lines.append(self.call(op, target, args))
            where[out] = target
        written: set[str] = set()
        for public, value in program.outputs:
            if where[value] in written:
                raise EcgenError(
                    f"in the C of {program.name} the output {public} is a copy of an input that was"
                    " written over.",
                    hint="Put it before the outputs that lie where inputs do.",
                )
            written.add(outputs[public])
            if where[value] == "0":
                last.append(f"P_words_zero({outputs[public]}, P_WORDS);")
            elif where[value] != outputs[public]:
                last.append(f"P_words_copy({outputs[public]}, {where[value]}, P_WORDS);")
        heads = [f"WORD {', '.join(f'{t}[P_WORDS]' for t in temporaries)};"] if temporaries else []
        return (*heads, *lines, *last)

    def call(self, op, out: str, args: list[str]) -> str:
        match op.name:
            case "inv":
                return f"P_fe_invert({out}, {args[0]});"
            case "dbl":
                return f"P_fe_add({out}, {args[0]}, {args[0]});"
            case "neg":
                return f"P_fe_cneg({out}, {args[0]}, 1);"
            case "tpl" | "mulc" | "half":
                factor = {"tpl": 3, "half": pow(2, -1, self.p)}.get(op.name, op.const)
                return f"P_fe_mul({out}, {args[0]}, {self.constant(factor)});"
            case "copy" | "conj" if op.name == "copy" or self.degree == 1:
                return f"P_words_copy({out}, {args[0]}, P_WORDS);"
            case "conj":
                return f"P_fe_conj({out}, {args[0]});"
        if op.name not in CALLS or op.name not in OPS:
            raise EcgenError(f"there is no C for the field operation {op.name}.")
        return f"P_fe_{op.name}({out}, {', '.join(args)});"


def _cells(form: Form, array: str) -> dict[str, str]:
    return {c: place(array, i) for i, c in enumerate(form.coordinates)}


def _moves(form: Form, array: str, what: str) -> tuple[str, ...]:
    if form.negation is None:
        raise EcgenError(
            f"{what} cannot be negated by moving coordinates.",
            hint="Choose other cached coordinates in roles.toml.",
        )
    at, lines = _cells(form, array), []
    for move, *names in form.negation:
        lines.append(
            f"P_fe_c{'swap' if move == 'swap' else 'neg'}({at[names[0]]}, {at[names[-1]]}, bit);"
        )
    return tuple(lines)


def _printer(group: Group, words: int, bits: int, one: int) -> _Printer:
    return _Printer(group, words, bits, dict(group.parameters), one, f"P_{group.stem}_k")


def c_points(
    group: Group,
    words: int,
    bits: int,
    one: int = 1,
    endomorphism: Endomorphism | None = None,
    entry: str = "",
) -> CPoints:
    """Everything that the template needs for one group, and for tables of entries of that form;
    EcgenError or FormulaError if a conversion cannot be derived.
    """
    point, cached, short = group.form("point"), group.form("cached"), group.form("short")
    printer = _printer(group, words, bits, one)
    printed = printer.body
    x, y = group.system.shape.coordinates
    acc, q = _cells(point, "acc"), _cells(cached, "q")
    rest = tuple(
        f"P_words_zero({acc[c]}, P_WORDS);" for c in point.coordinates if c not in short.coordinates
    )
    is_whole = cached.coordinates == point.coordinates
    zero = point.coordinates.index(group.zero) if group.zero else None
    role = group.role("readd") or group.role("add")
    divisor, by = divided(group)
    found = CPoints(
        stem=group.stem,
        title=title(group),
        size=len(point.coordinates),
        cached_size=len(cached.coordinates),
        affine=printed(from_affine(group), {x: "x", y: "y"}, acc),
        to_affine=printed(to_affine(group), acc, {x: "x", y: "y"}),
        divisor=printed(divisor, acc, {"d": "d"}),
        affine_by=printed(by, acc | {by.inputs[-1]: "i"}, {x: "x", y: "y"}),
        ratios=printed(
            ratios(group),
            acc,
            {name: place("out", i) for i, name in enumerate((f"n{x}", f"d{x}", f"n{y}", f"d{y}"))},
        ),
        is_neutral=f"P_fe_is_zero({place('acc', zero)})" if group.zero else _affine_neutral(group),
        broken=(
            tuple(point.coordinates.index(v) for v in nonzero_variables(group.system))
            if not group.zero
            else ()
        ),
        neutral=_neutral(group, printer),
        neg=_moves(point, "acc", group.name),
        from_cached=(
            (f"P_words_copy(acc, q, {len(point.coordinates)} * P_WORDS);",)
            if cached.coordinates[: len(point.coordinates)] == point.coordinates
            else (*printed(from_cached(group), q, {c: acc[c] for c in short.coordinates}), *rest)
        ),
        to_cached=(
            ()
            if group.role("to_cached")
            else (
                (f"P_words_copy(q, acc, {len(point.coordinates)} * P_WORDS);",)
                if is_whole
                else printed(to_cached(group), acc, q, True)
            )
        ),
        rescale=_rescaled(group, printed),
        shared=point.coordinates.index(shared_by(group)) if shared_by(group) else 0,
        add=role.name,
        small=_small(group),
        zero=zero,
        tables=printer.tables(),
        images=_images(group, endomorphism, words, bits, one),
        scalings=_scalings(group, printed),
        from_flat=from_flat(group),
    )
    if not entry:
        return found
    form = group.form(entry)
    lines = printed(from_affine(group, form.name), {x: "x", y: "y"}, _cells(form, "entry"))
    return replace(found, entry=lines, entry_size=len(form.coordinates), tables=printer.tables())


def from_flat(group: Group) -> tuple[str, ...]:
    """Lines that make the point `out` of its affine coordinates `flat`, where a point consists of
    these and ones.
    """
    places = places_of(group, "affine")
    return tuple(
        f"P_words_copy({place('out', i)}, {'P_fe_one' if at is None else place('flat', at)},"
        " P_WORDS);"
        for i, at in enumerate(places)
    )


def _scalings(group: Group, printed) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    """Of the steps that change by what points are scaled: name, parameters, lines; results may lie
    where arguments do.
    """
    found, names = [], {"point": ("out", "in"), "affine": ("flat", "flat"), "scale": ("z", "s")}
    for role in SCALINGS if scale_of(group) else ():
        own = GroupSteps((group,)).step(Name(group.stem, role))
        given = [form.own for form in own.arguments]
        made = [form.own for form, _ in own.results]
        words = {
            form: f"P_{group.stem.upper()}_WORDS"
            if form == "point"
            else f"{len(group.form(form).coordinates)} * P_WORDS"
            for form in (*given, *made)
        }
        parameters = [
            f"{'const ' * is_input}WORD {names[form][is_input]}[{words[form]}]"
            for is_input, forms in ((False, made), (True, given))
            for form in forms
        ]
        cells = [
            {
                c if form != "scale" else convert.SCALING: at
                for form in forms
                for c, at in _cells(group.form(form), names[form][is_input]).items()
            }
            for is_input, forms in ((True, given), (False, made))
        ]
        found.append(
            (
                role,
                ", ".join(parameters).replace("[1 * P_WORDS]", "[P_WORDS]"),
                printed(
                    convert.scalings(group, role), *cells, frozenset({("out", "in"), ("z", "s")})
                ),
            )
        )
    return tuple(found)


def _images(
    group: Group, endomorphism: Endomorphism | None, words: int, bits: int, one: int
) -> tuple[tuple[str, str, tuple[str, ...], tuple[str, ...]], ...]:
    """Of an endomorphism: name, macro of the size, constants and lines for each form that
    determines the image.
    """
    found = []
    forms = (("point", "WORDS"), ("cached", "CACHED_WORDS"), ("affine", ""), ("affine cached", ""))
    for which, (form, macro) in product(
        range(len(endomorphism.maps) if endomorphism else 0), forms
    ):
        if own := endomorphism.maps[which].image(group, form):
            role = endo_role(which, form)
            printer = _Printer(
                group, words, bits, dict(own[1].constants), one, f"P_{group.stem}_{role}_"
            )
            cells = group.form(form)
            body = printer.body(
                own[1].program, _cells(cells, "in"), _cells(cells, "out"), True, True
            )
            size = (
                f"P_{group.stem.upper()}_{macro}"
                if macro
                else f"{len(cells.coordinates)} * P_WORDS"
            )
            found.append((role, size, printer.tables(), body))
    return tuple(found)


@dataclass(frozen=True)
class XPoints:
    """The same of a group of points up to sign: what its walks begin with, `given` (the step) from
    an encoded point of `count` numbers, of which `base` is the C of the base point's, `zero` of the
    neutral element's, if it has any; `result`, the way back; `gap`, lines that make 0 of points of
    the surface, empty where all are; `tables`, constants that the lines read."""

    stem: str
    size: int
    given: str
    count: int
    base: str
    zero: str
    neutral: tuple[str, ...]
    affine: tuple[str, ...]
    result: tuple[str, ...]
    gap: tuple[str, ...]
    tables: tuple[str, ...]


def x_points(group: Group, base: tuple[int, ...], words: int, bits: int, one: int = 1) -> XPoints:
    """What the template prints for a differential group."""
    point, shown = group.form("point"), group.role("step").inputs[2].form
    given = convert.from_affine(group) if shown == "affine" else convert.from_cached(group)
    back = convert.to_affine(group) if shown == "affine" else convert.to_cached(group)
    names = (
        group.form(shown).coordinates if shown != "affine" else (group.system.shape.coordinates[0],)
    )
    printer = _printer(group, words, bits, one)
    printed = printer.body

    def listed(numbers: tuple[int, ...]) -> str:
        return ", ".join(element_list(value, words, bits, group.p, one) for value in numbers)

    cells, at = _cells(point, "acc"), {c: place("x", i) for i, c in enumerate(names)}
    gap = (
        printed(convert.off_surface(group), cells, {"gap": "gap"})
        if group.system.shape.quotient
        else ()
    )
    lines = _neutral(group, printer), printed(given, at, cells), printed(back, cells, at)
    return XPoints(
        group.stem,
        len(point.coordinates),
        f"from_{shown}",
        len(names),
        listed(base),
        listed(group.form(shown).neutral or ()),
        *lines,
        gap,
        printer.tables(),
    )


@dataclass(frozen=True)
class ClassPoints:
    """The same of a Jacobian, whose elements are encoded as `count` numbers, the affine
    coordinates; `gaps` are names that `remainder` sets, all 0 on the curve; `broken` are the
    coordinates of which one is 0 where a sum failed, `alone` sets `gap`, 0 where a class of degree
    1 is one, `result` lines that make numbers of `acc`."""

    stem: str
    title: str
    size: int
    cached_size: int
    count: int
    base: str
    affine: tuple[str, ...]
    result: tuple[str, ...]
    to_cached: tuple[str, ...]
    gaps: tuple[str, ...]
    remainder: tuple[str, ...]
    alone: tuple[str, ...]
    broken: tuple[int, ...]
    tables: tuple[str, ...]
    images: tuple[tuple[str, str, tuple[str, ...], tuple[str, ...]], ...]


def class_points(
    group: Group,
    base: tuple[int, ...],
    words: int,
    bits: int,
    one: int = 1,
    endomorphism: Endomorphism | None = None,
) -> ClassPoints:
    """Everything that the template needs for a Jacobian with the class `base`; EcgenError or
    FormulaError if a conversion cannot be derived.
    """
    point, cached, names = group.form("point"), group.form("cached"), group.system.shape.coordinates
    printer = _printer(group, words, bits, one)
    printed = printer.body
    if cached.coordinates[: len(point.coordinates)] != point.coordinates:
        raise EcgenError(
            f"the table entries of {group.name} do not begin with the class itself.",
            hint="Name its variables first in `cached` of roles.toml.",
        )
    acc = _cells(point, "acc")
    at = {c: place("x", i) for i, c in enumerate(names)}
    off = convert.off_curve(group)
    gaps = tuple(name for name, _ in off.outputs)
    return ClassPoints(
        stem=group.stem,
        title=title(group),
        size=len(point.coordinates),
        cached_size=len(cached.coordinates),
        count=len(names),
        base=", ".join(element_list(value, words, bits, group.p, one) for value in base),
        affine=printed(from_affine(group), at, acc),
        result=printed(to_affine(group), acc, at),
        to_cached=(
            ()
            if group.role("to_cached")
            else printed(to_cached(group), acc, _cells(cached, "q"), True)
        ),
        gaps=gaps,
        remainder=printed(off, at, dict(zip(gaps, gaps))),
        alone=printed(convert.off_curve_alone(group), at, {"gap": "gap"}),
        broken=tuple(point.coordinates.index(v) for v in nonzero_variables(group.system)),
        tables=printer.tables(),
        images=_images(group, endomorphism, words, bits, one),
    )


def moved_classes(
    group: Group, shift: int, words: int, bits: int, one: int = 1
) -> dict[str, tuple[str, ...]]:
    """Lines of C between classes `x` and those in X = 1/(x - shift): `there`, from `x` and `whole`
    (group/derived/moebius.py) to `out`, all times a last number; `back`, with the inverse `i`, and
    `alone`, from `x` to `own`, where that has degree 1; `tables`, their constants."""
    shape = group.system.shape
    x, out, own = (
        {c: place(array, k) for k, c in enumerate((*shape.coordinates, BELOW))}
        for array in ("x", "out", "own")
    )
    there, back = ("m", "1", "1", "0"), ("0", "1", "1", "-m")
    rows = (
        ("there", moebius_below(shape, "there", there), x | {WHOLE: WHOLE}, out, False),
        ("back", moebius(shape, "back", back), x | {INVERSE: INVERSE}, x, True),
        (
            "alone",
            moebius(shape, "alone", back, constant_terms(shape)),
            x | {INVERSE: INVERSE},
            own,
            False,
        ),
    )
    found, printer = {}, _Printer(group, words, bits, {PARAMETER: shift}, one, "P_moved_k")
    for way, program, *places in rows:
        found[way] = printer.body(program, *places)
    return found | {"tables": printer.tables()}


@dataclass(frozen=True)
class ImagePoints:
    """The same of a group of points with both coordinates that stand for points of a Montgomery
    curve: the neutral element, and `ratio`, lines that put u of `acc` into `out` as a numerator
    and, behind it, a denominator, 0 for the neutral element; `tables`, constants that the lines
    read."""

    stem: str
    size: int
    neutral: tuple[str, ...]
    ratio: tuple[str, ...]
    tables: tuple[str, ...]


def image_points(group: Group, inverted: bool, words: int, bits: int, one: int = 1) -> ImagePoints:
    """u = (1 + y)/(1 - y), or the negative of that if `inverted`."""
    whole, y = ratios(group), group.system.shape.coordinates[1]
    above, below = (dict(whole.outputs)[f"{part}{y}"] for part in "nd")
    ends = (
        Op("add", ("above",), (below, above)),
        Op("sub", ("below",), (above, below) if inverted else (below, above)),
    )
    program = drop_dead(
        replace(whole, outputs=(("X", "above"), ("Z", "below")), ops=(*whole.ops, *ends))
    )
    printer = _printer(group, words, bits, one)
    lines = printer.body(
        program, _cells(group.form("point"), "acc"), {"X": "out", "Z": place("out", 1)}
    )
    return ImagePoints(
        group.stem,
        len(group.form("point").coordinates),
        _neutral(group, printer),
        lines,
        printer.tables(),
    )


@dataclass(frozen=True)
class ClassImages:
    """The same of the Jacobian of which a surface is the quotient: `flat` makes a class of `count`
    affine coordinates, `lines` the point `out` of the surface of a class `acc`; `broken` are the
    coordinates of which one is 0 where a sum failed."""

    stem: str
    size: int
    flat: tuple[str, ...]
    lines: tuple[str, ...]
    broken: tuple[int, ...]
    tables: tuple[str, ...]


def class_images(
    group: Group, surface: Group, values: dict[str, int], words: int, bits: int, one: int = 1
) -> ClassImages:
    """`values`: of the parameters of the program from one group to the other
    (group/derived/quotient.py).
    """
    printer = _Printer(group, words, bits, values, one, f"P_{group.stem}_k")
    point = group.form("point")
    lines = printer.body(
        to_quotient(group, surface), _cells(point, "acc"), _cells(surface.form("point"), "out")
    )
    return ClassImages(
        group.stem,
        len(point.coordinates),
        from_flat(group),
        lines,
        tuple(point.coordinates.index(v) for v in nonzero_variables(group.system)),
        printer.tables(),
    )


def _rescaled(group: Group, printed) -> tuple[str, ...]:
    """P scaled by what stands in place of the coordinate that it is to share with another point;
    empty where the table needs none.
    """
    if not (shared := shared_by(group)):
        return ()
    cells = _cells(group.form("point"), "acc")
    return printed(
        rescale(group, shared), cells, {c: cells[c] for c in group.form("co-z").coordinates}, True
    )


def title(group: Group) -> str:
    """What the coordinates are, in a comment."""
    equations = ", ".join(
        e.text.replace("==", "=")
        for e in group.system.satisfying
        if e.left.op == "name" and e.left.value in group.system.shape.coordinates
    )
    point, cached = group.form("point"), group.form("cached")
    entry = (
        ""
        if cached.coordinates == point.coordinates
        else f"; table entries ({', '.join(cached.coordinates)})"
    )
    return f"{group.system.title} ({', '.join(point.coordinates)}) with {equations}{entry}"


def _affine_neutral(group: Group) -> str:
    """The test of affine x, y."""
    tests = []
    for c, node in zip(group.system.shape.coordinates, group.system.shape.neutral):
        value = evaluate(node, dict(group.parameters).__getitem__, Modular(group.p))
        if value not in (0, 1):
            raise EcgenError(
                "the neutral element of this shape has coordinates other than 0 and 1.",
                where=group.system.shape.path,
            )
        tests.append(f"P_fe_equal({c}, P_fe_one)" if value else f"P_fe_is_zero({c})")
    return " & ".join(tests)


def _neutral(group: Group, printer: _Printer) -> tuple[str, ...]:
    """Lines that set `acc` to the neutral element; none where no coordinates stand for it."""
    point = group.form("point")
    if point.neutral is None:
        return ()
    ops = tuple(Op("const", (f"n{i}",), (), value) for i, value in enumerate(point.neutral))
    program = FieldProgram(
        f"{group.stem}_neutral",
        (),
        tuple((c, f"n{i}") for i, c in enumerate(point.coordinates)),
        ops,
    )
    return printer.body(program, {}, _cells(point, "acc"))


def _small(group: Group) -> tuple[int, ...]:
    """Coordinates of which one vanishes for O, for points of order two with its x, and where the
    addition failed.
    """
    system, point = group.system, group.form("point")
    if group.zero:
        return (point.coordinates.index(group.zero),)
    zero = [c for c, node in zip(system.shape.coordinates, system.shape.neutral) if node.value == 0]
    ratios = [
        without_power(e.right)
        for e in system.satisfying
        if e.left.op == "name" and e.left.value in zero
    ]
    tops = {ratio.args[0].value for ratio in ratios if ratio.op == "/"}
    return tuple(
        i for i, v in enumerate(point.coordinates) if v in tops or v in nonzero_variables(system)
    )


def converted(
    source: Group, target: Group, words: int, bits: int, one: int = 1
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """(constants, lines): `in` of one group, as doublings read it, becomes `out` of another, the
    neutral element among them.
    """
    printer = _Printer(
        source,
        words,
        bits,
        dict(target.parameters) | dict(source.parameters),
        one,
        f"P_{source.stem}_to_{target.stem}_k",
    )
    inputs = {
        c: place("in", source.form("point").coordinates.index(c))
        for c in source.form("short").coordinates
    }
    lines = printer.body(between(source, target), inputs, _cells(target.form("point"), "out"), True)
    if not selects_neutral(source, target):
        return printer.tables(), lines
    size, at = f"P_{target.stem.upper()}_WORDS", source.form("point").coordinates.index(source.zero)
    return printer.tables(), (
        f"WORD neutral[{size}], zero = P_fe_is_zero({place('in', at)});",
        *lines,
        f"P_{target.stem}_neutral(neutral);",
        f"P_words_move(out, neutral, {size}, zero);",
    )
