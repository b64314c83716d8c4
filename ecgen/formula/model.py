"""Model files -> Shape (a family of curves and its group law) and System (coordinates on it).

A shape is the file `<shape>/coordinates`, a system `<shape>/<system>/variables`, in the syntax of
the Explicit-Formulas Database, with additions to the shape file: `lemma` lines, a proof that an
expression does not vanish (see ecgen.verify.laws.lemma), and for groups whose elements have more
than two coordinates `solve`, `let`, `curve`, `mumford`, `function` and `exception` lines (see
`Shape` and ecgen.verify.laws.definition), for a quotient by -1 `constant`, `let`, `root` and `map`
lines, and `satisfying`, its own equation.
"""

import functools
import re
from dataclasses import dataclass
from pathlib import Path

from ecgen.errors import FormulaError
from ecgen.formula.expression import Equation, Node, parse_equation, parse_expression
from ecgen.formula.lines import TaggedLine, tagged_lines
from ecgen.formula.shape import Definition, Lemma, Quotient, Shape
from ecgen.resources import data_folder

Lines = tuple[TaggedLine, ...]
_SHAPE_TAGS = {
    "name",
    "parameter",
    "coordinate",
    "satisfying",
    "ysquared",
    "addition",
    "doubling",
    "negation",
    "neutral",
    "toweierstrass",
    "fromweierstrass",
    "a0",
    "a1",
    "a2",
    "a3",
    "a4",
    "a6",
    "lemma",
    "source",
    "solve",
    "curve",
    "mumford",
    "function",
    "exception",
    "constant",
    "let",
    "root",
    "map",
}
_SYSTEM_TAGS = {
    "name",
    "parameter",
    "assume",
    "variable",
    "neutral",
    "satisfying",
    "toaffine",
    "tosystem",
    "homogweight",
    "source",
}


@dataclass(frozen=True)
class System:
    """Coordinates on a shape: `variables` (X, Y, Z) with the equations that tie them to x and y.

    `derived` are names that an equation `NAME = expression` of the file defines from the variables
    (ZZ = Z^2); a formula may take them as cached coordinates of a point (ZZ2).
    """

    shape: Shape
    name: str
    title: str
    path: Path
    parameters: tuple[str, ...]
    assumes: tuple[Equation, ...]
    variables: tuple[str, ...]
    satisfying: tuple[Equation, ...]
    derived: tuple[tuple[str, Node], ...]
    tosystem: tuple[tuple[str, Node], ...]
    neutral: tuple[tuple[str, Node], ...]
    toaffine: tuple[tuple[str, Node], ...] = ()

    def __hash__(self) -> int:
        return hash(self.path)

    def coordinate_names(self) -> tuple[str, ...]:
        """Variables and derived names."""
        return self.variables + tuple(name for name, _ in self.derived)

    def split(self, name: str) -> tuple[str, int] | None:
        """`ZZ2` -> ("ZZ", 2) when it is a coordinate of a point, else None."""
        match = re.fullmatch(r"([A-Za-z_]+)([0-9]+)", name)
        if (
            match
            and match.group(1) in self.coordinate_names()
            and not match.group(2).startswith("0")
        ):
            return match.group(1), int(match.group(2))
        return None

    def placed(self, name: str) -> tuple[str, int]:
        """The same of a name that is such a coordinate."""
        found = self.split(name)
        assert found is not None
        return found


def _checked_lines(path: Path, tags: set[str]) -> tuple[TaggedLine, ...]:
    lines = tagged_lines(path)
    for line in lines:
        if line.tag not in tags:
            raise FormulaError(
                f"Unknown tag `{line.tag}` in a model file.",
                where=path,
                line=line.number,
                hint=f"Known tags: {', '.join(sorted(tags))}.",
            )
    return lines


def _end(lines: Lines) -> int:
    """The last line of a file, where something is missing."""
    return lines[-1].number if lines else 1


def _texts(lines: Lines, tag: str) -> tuple[str, ...]:
    return tuple(line.rest for line in lines if line.tag == tag)


def _equations(lines: Lines, tag: str, path: Path) -> tuple[Equation, ...]:
    return tuple(
        parse_equation(line.rest, str(path), line.number, True) for line in lines if line.tag == tag
    )


def _assignments(
    lines: Lines, tag: str, path: Path, keys: tuple[str, ...]
) -> tuple[tuple[str, Node], ...]:
    """`tag NAME = expression` lines, in the order of `keys`; unknown names are an error."""
    found = {}
    for line in lines:
        if line.tag == tag:
            equation = parse_equation(line.rest, str(path), line.number, True)
            if equation.left.op != "name" or equation.left.value not in keys:
                raise FormulaError(
                    f"`{tag} {line.rest}` does not set one of {', '.join(keys)}.",
                    where=path,
                    line=line.number,
                    hint=f"Write `{tag} {keys[0]} = ...`.",
                )
            found[equation.left.name] = equation.right
    return tuple((key, found[key]) for key in keys if key in found)


def _lemma(lines: Lines, path: Path) -> Lemma | None:
    """The `lemma` lines: `square a = s^2`, if something has to be one, `nonsquare d`, `nonzero E`,
    `witness U^2 = d*W^2`, `combine c, c`.
    """
    given: dict[str, list[tuple[str, int]]] = {
        "square": [],
        "nonsquare": [],
        "nonzero": [],
        "witness": [],
        "combine": [],
    }
    for line in lines:
        if line.tag == "lemma":
            kind, _, rest = line.rest.partition(" ")
            if kind not in given:
                raise FormulaError(
                    f"Unknown lemma line `{kind}`.",
                    where=path,
                    line=line.number,
                    hint=f"Known: {', '.join(given)}.",
                )
            given[kind].append((rest, line.number))
    if not any(given.values()):
        return None
    if len(given["square"]) > 1 or len(given["nonsquare"]) != 1:
        raise FormulaError(
            "A lemma needs one `nonsquare` line, and at most one `square` line.",
            where=path,
            line=_end(lines),
            hint="Write `lemma nonsquare d`, and `lemma square a = s^2`.",
        )
    square, root = next((_square(text, path, n) for text, n in given["square"]), ("", ""))
    return Lemma(
        given["nonsquare"][0][0].strip(),
        square,
        root,
        tuple(parse_expression(text, str(path), n, True) for text, n in given["nonzero"]),
        tuple(parse_equation(text, str(path), n, True) for text, n in given["witness"]),
        tuple(
            parse_expression(c, str(path), n, True)
            for text, n in given["combine"]
            for c in text.split(",")
        ),
    )


def _square(text: str, path: Path, number: int) -> tuple[str, str]:
    """What is a square, and its root."""
    square = parse_equation(text, str(path), number, True)
    root = square.right.args[0] if square.right.op == "^" else square.right
    if square.left.op != "name" or root.op != "name":
        raise FormulaError(
            f"`lemma square {square.text}` does not say what is the square of a name.",
            where=path,
            line=square.line,
            hint="Write `lemma square a = s^2`.",
        )
    return square.left.name, root.name


def _refuse_unknown(lines: Lines, tags: tuple[str, ...], known: set[str], path: Path) -> None:
    """FormulaError for the first equation of these tags with a name that is not known."""
    for line in lines:
        if line.tag in tags:
            equation = parse_equation(line.rest, str(path), line.number, True)
            if unknown := sorted(equation.names() - known):
                raise FormulaError(
                    f"`{line.tag} {line.rest}` reads {unknown[0]}, which is not defined.",
                    where=path,
                    line=line.number,
                    hint=f"Known: {', '.join(sorted(known))}.",
                )


Lets = dict[str, tuple[tuple[str, Node], ...]]  # of a law
_LAWS = ("addition", "doubling", "negation")


def _lets(lines: Lines, law: str, path: Path) -> tuple[tuple[str, Node], ...]:
    """The `law let NAME = expression` lines, in the order of the file."""
    found = []
    for line in lines:
        if line.tag == law and line.rest.split(None, 1)[:1] == ["let"]:
            equation = parse_equation(line.rest.partition("let")[2], str(path), line.number, True)
            if equation.left.op != "name":
                raise FormulaError(
                    f"`{law} {line.rest}` defines no name.",
                    where=path,
                    line=line.number,
                    hint=f"Write `{law} let D = ...`.",
                )
            found.append((equation.left.name, equation.right))
    return tuple(found)


def _law(
    lines: Lines, law: str, path: Path, coordinates: tuple[str, ...], known: set[str]
) -> tuple[tuple[Node, ...], tuple[tuple[str, Node], ...]]:
    """One expression for each coordinate, and the names defined on the way; FormulaError for one
    that is missing or reads what is not defined.
    """
    lets = _lets(lines, law, path)
    plain = tuple(line for line in lines if line.rest.split(None, 1)[:1] != ["let"])
    found = _assignments(plain, law, path, coordinates)
    if len(found) != len(coordinates):
        missing = next(c for c in coordinates if c not in dict(found))
        raise FormulaError(
            f"The {law} law misses a coordinate.",
            where=path,
            line=_end(lines),
            hint=f"Add `{law} {missing} = ...`.",
        )
    for line in lines:
        if line.tag == law:
            equation = parse_equation(line.rest.removeprefix("let "), str(path), line.number, True)
            if unknown := sorted(equation.right.names() - known):
                raise FormulaError(
                    f"`{law} {line.rest}` reads {unknown[0]}, which is not defined.",
                    where=path,
                    line=line.number,
                    hint=f"Known: {', '.join(sorted(known))}.",
                )
            if line in plain:
                continue
            known = known | {equation.left.name}
    return tuple(node for _, node in found), lets


def _definition(
    lines: Lines, path: Path, coordinates: tuple[str, ...], known: set[str], lets: Lets
) -> Definition | None:
    """The `curve`, `mumford` and `function` lines, all of them or none."""
    curve = [line for line in lines if line.tag == "curve"]
    mumford = dict(_assignments(lines, "mumford", path, ("u", "v")))
    functions = {}
    for line in lines:
        if line.tag == "function":
            law, _, rest = line.rest.partition(" ")
            if law not in lets:
                raise FormulaError(
                    f"`function {line.rest}` belongs to no law.",
                    where=path,
                    line=line.number,
                    hint="Write `function addition e*y = ...`.",
                )
            functions[law] = parse_equation(rest, str(path), line.number, True)
            left = functions[law].left
            if left.op != "*" or left.args[1] != Node("name", value="y"):
                raise FormulaError(
                    f"`function {line.rest}` is no multiple of y on its left.",
                    where=path,
                    line=line.number,
                    hint="Write `function addition e*y = ...`.",
                )
            names = (
                known
                | {"x"}
                | {f"{c}{k}" for c in coordinates for k in (1, 2)}
                | {name for name, _ in lets[law]}
            )
            if unknown := sorted((left.args[0].names() | functions[law].right.names()) - names):
                raise FormulaError(
                    f"`function {line.rest}` reads {unknown[0]}, which is not defined.",
                    where=path,
                    line=line.number,
                    hint=f"Known: {', '.join(sorted(names))}.",
                )
    if not curve and not mumford and not functions:
        return None
    if (
        len(curve) != 1
        or len(mumford) != 2
        or set(functions) != {"addition", "doubling"}
        or "x" in coordinates
    ):
        raise FormulaError(
            "The definition of the group law is not complete.",
            where=path,
            line=_end(lines),
            hint=(
                "It needs one `curve` line, `mumford u = ...` and `mumford v = ...`, `function"
                " addition ...` and `function doubling ...`."
            ),
        )
    right = parse_expression(curve[0].rest, str(path), curve[0].number, True)
    for node in (right, *mumford.values()):
        if unknown := sorted(node.names() - known - {"x"}):
            raise FormulaError(
                f"The definition of the group law reads {unknown[0]}, which is not defined.",
                where=path,
                line=curve[0].number,
                hint=f"Known: {', '.join(sorted(known))}.",
            )
    return Definition(right, mumford["u"], mumford["v"], tuple(functions.items()))


def _exceptions(lines: Lines, path: Path, lets: Lets) -> tuple[tuple[str, str, str], ...]:
    """The `exception LAW NAME what it means` lines."""
    found = []
    for line in lines:
        if line.tag == "exception":
            law, name, text = (*line.rest.split(None, 2), "", "", "")[:3]
            if name not in dict(lets.get(law, ())) or not text:
                raise FormulaError(
                    f"`exception {line.rest}` names nothing that a law defines.",
                    where=path,
                    line=line.number,
                    hint="Write `exception addition D what D = 0 means`.",
                )
            found.append((law, name, text))
    return tuple(found)


def _generic(
    lines: Lines,
    path: Path,
    coordinates: tuple[str, ...],
    satisfying: tuple[Equation, ...],
    parameters: tuple[str, ...],
) -> tuple[Node | None, tuple[str, ...]]:
    """How a generic element is given: the `ysquared` line, or the `solve` line."""
    ysquared, solve = ([line for line in lines if line.tag == tag] for tag in ("ysquared", "solve"))
    if len(ysquared) == 1 and not solve and len(coordinates) == 2 and len(satisfying) == 1:
        return parse_expression(ysquared[0].rest, str(path), ysquared[0].number, True), ()
    if len(solve) == 1 and not ysquared and coordinates and satisfying:
        names = tuple(solve[0].rest.split())
        if unknown := [n for n in names if n not in parameters]:
            raise FormulaError(
                f"`solve {solve[0].rest}` names {unknown[0]}, which is no parameter.",
                where=path,
                line=solve[0].number,
                hint=f"Parameters: {', '.join(parameters)}.",
            )
        if len(names) < len(satisfying):
            raise FormulaError(
                f"`solve {solve[0].rest}` names fewer parameters than there are equations.",
                where=path,
                line=solve[0].number,
                hint="Name as many as there are `satisfying` lines, or more.",
            )
        return None, names
    raise FormulaError(
        "A shape needs two `coordinate` lines, one `satisfying` line and one `ysquared` line; or"
        " any number of the first two, and one `solve` line.",
        where=path,
        line=_end(lines),
        hint="Add or remove lines, such as `coordinate x`.",
    )


def _quotient(
    lines: Lines, path: Path, coordinates: tuple[str, ...], parameters: tuple[str, ...]
) -> Quotient:
    """The `constant`, `let`, `root`, `curve` and `map` lines; every name is defined before it is
    read, every parameter by a `let` line.
    """
    constants, steps = _texts(lines, "constant"), []
    known = set(constants)
    for line in lines:
        if line.tag in ("let", "root"):
            equation = parse_equation(line.rest, str(path), line.number, True)
            name = (
                equation.left
                if line.tag == "let"
                else (
                    equation.left.args[0]
                    if equation.left.op == "^" and equation.left.value == 2
                    else None
                )
            )
            if name is None or name.op != "name":
                raise FormulaError(
                    f"`{line.tag} {line.rest}` defines no name.",
                    where=path,
                    line=line.number,
                    hint="Write `let A = ...` or `root e^2 = ...`.",
                )
            if unknown := sorted(equation.right.names() - known):
                raise FormulaError(
                    f"`{line.tag} {line.rest}` reads {unknown[0]}, which is not defined.",
                    where=path,
                    line=line.number,
                    hint=f"Known: {', '.join(sorted(known))}.",
                )
            known.add(name.name)
            steps.append((line.tag == "root", name.name, equation.right))
    curve = [line for line in lines if line.tag == "curve"]
    images = _assignments(lines, "map", path, coordinates)
    if (
        len(curve) != 1
        or len(images) != len(coordinates)
        or not constants
        or set(parameters) - known
    ):
        raise FormulaError(
            "This quotient is not complete.",
            where=path,
            line=_end(lines),
            hint=(
                "It needs `constant` lines, a `let` line for every parameter, one `curve` line, and"
                " a `map` line for every coordinate."
            ),
        )
    _refuse_unknown(lines, ("map",), known | set(coordinates) | {"q", "r", "s", "t"}, path)
    right = parse_expression(curve[0].rest, str(path), curve[0].number, True)
    if unknown := sorted(right.names() - known - {"x"}):
        raise FormulaError(
            f"`curve {curve[0].rest}` reads {unknown[0]}, which is not defined.",
            where=path,
            line=curve[0].number,
            hint=f"Known: {', '.join(sorted(known))}.",
        )
    return Quotient(constants, tuple(steps), right, tuple(node for _, node in images))


@functools.cache
def load_shape(folder: Path) -> Shape:
    """The shape described by `folder/coordinates`."""
    path = folder / "coordinates"
    lines = _checked_lines(path, _SHAPE_TAGS)
    coordinates, parameters = _texts(lines, "coordinate"), _texts(lines, "parameter")
    if _texts(lines, "map"):
        quotient = _quotient(lines, path, coordinates, parameters)
        _refuse_unknown(
            lines,
            ("satisfying",),
            {*coordinates, *quotient.constants, *(name for _, name, _ in quotient.steps)},
            path,
        )
        return Shape(
            name=folder.name,
            title=" ".join(_texts(lines, "name")),
            path=path,
            parameters=parameters,
            coordinates=coordinates,
            equations=_equations(lines, "satisfying", path),
            ysquared=None,
            laws=(),
            quotient=quotient,
        )
    satisfying = _equations(lines, "satisfying", path)
    ysquared, solve = _generic(lines, path, coordinates, satisfying, parameters)
    known = set(parameters) | set(coordinates)
    laws, lets = {}, {}
    for name in _LAWS:
        laws[name], lets[name] = _law(
            lines, name, path, coordinates, known | {f"{c}{k}" for c in coordinates for k in (1, 2)}
        )
    neutral = _assignments(lines, "neutral", path, coordinates)
    _refuse_unknown(lines, ("satisfying", "neutral"), known, path)
    lemma = _lemma(lines, path)
    if lemma and ysquared is None:
        raise FormulaError(
            "A lemma is about a curve with two coordinates.",
            where=path,
            line=_end(lines),
            hint="Remove the `lemma` lines.",
        )
    return Shape(
        name=folder.name,
        title=" ".join(_texts(lines, "name")),
        path=path,
        parameters=parameters,
        coordinates=coordinates,
        equations=satisfying,
        ysquared=ysquared,
        laws=tuple(laws.items()),
        neutral=tuple(node for _, node in neutral),
        lemma=lemma,
        lets=tuple(lets.items()),
        solve=solve,
        definition=_definition(lines, path, coordinates, known, lets),
        exceptions=_exceptions(lines, path, lets),
    )


def shape_folder(system: Path) -> Path:
    """Where the `coordinates` of a system's shape are: above its folder, else the packaged ones of
    the same name; they need not exist.
    """
    own = system.absolute().parent
    packaged = data_folder("formulas") / own.name
    return (
        packaged
        if not (own / "coordinates").is_file() and (packaged / "coordinates").is_file()
        else own
    )


@functools.cache
def load_system(folder: Path) -> System:
    """The system described by `folder/variables`, on the shape of the folder above it."""
    shape = load_shape(shape_folder(folder))
    path = folder / "variables"
    lines = _checked_lines(path, _SYSTEM_TAGS)
    variables = _texts(lines, "variable")
    if not variables:
        raise FormulaError(
            "A coordinate system needs `variable` lines.",
            where=path,
            line=_end(lines),
            hint="Write `variable X` for each.",
        )
    satisfying = _equations(lines, "satisfying", path)
    known = set(variables) | set(shape.coordinates) | set(shape.parameters)
    derived = []
    for equation in satisfying:
        name = equation.left.name if equation.left.op == "name" else None
        if name is not None and name not in known:
            known.add(name)
            derived.append((name, equation.right))
    tosystem = _assignments(lines, "tosystem", path, variables)
    if len(tosystem) != len(variables):
        raise FormulaError(
            "Every variable needs a `tosystem` line.",
            where=path,
            line=_end(lines),
            hint=f"Add `tosystem {next(v for v in variables if v not in dict(tosystem))} = ...`.",
        )
    neutral = _assignments(lines, "neutral", path, variables)
    toaffine = _assignments(lines, "toaffine", path, shape.coordinates)
    known |= set(_texts(lines, "parameter"))
    _refuse_unknown(lines, ("assume", "satisfying", "tosystem", "neutral", "toaffine"), known, path)
    return System(
        shape=shape,
        name=folder.name,
        title=" ".join(_texts(lines, "name")),
        path=path,
        parameters=_texts(lines, "parameter"),
        assumes=_equations(lines, "assume", path),
        variables=variables,
        satisfying=satisfying,
        derived=tuple(derived),
        tosystem=tosystem,
        neutral=neutral,
        toaffine=toaffine,
    )
