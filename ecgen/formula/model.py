"""Model files -> Shape (a family of curves and its group law) and System (coordinates on it).

A shape is the file `<shape>/coordinates`, a system `<shape>/<system>/variables`, in the syntax of the
Explicit-Formulas Database, with one addition to the shape file: `lemma` lines, a proof that an expression
does not vanish (see ecgen.verify.lemma).
"""

import functools
import re
from dataclasses import dataclass
from pathlib import Path

from ecgen.errors import FormulaError
from ecgen.formula.expression import Equation, Node, parse_equation, parse_expression
from ecgen.formula.lines import TaggedLine, tagged_lines
from ecgen.resources import data_folder

_SHAPE_TAGS = {
    "name", "parameter", "coordinate", "satisfying", "ysquared", "addition", "doubling", "negation", "neutral",
    "toweierstrass", "fromweierstrass", "a0", "a1", "a2", "a3", "a4", "a6", "lemma", "source",
}  # fmt: skip
_SYSTEM_TAGS = {
    "name", "parameter", "assume", "variable", "neutral", "satisfying", "toaffine", "tosystem", "homogweight",
    "source",
}  # fmt: skip


@dataclass(frozen=True)
class Lemma:
    """`expressions` in two points are never zero on curves where `nonsquare` is none and `square = root^2`.

    `witnesses` and `combine` are the proof, which ecgen.verify.lemma checks.
    """

    nonsquare: str
    square: str
    root: str
    expressions: tuple[Node, ...]
    witnesses: tuple[Equation, ...]
    combine: tuple[Node, ...]


@dataclass(frozen=True)
class Shape:
    """A family of curves: affine `coordinates` (x, y), its equation and its affine group law.

    `laws` maps `addition`, `doubling`, `negation` to one expression per coordinate, in x1, y1, x2, y2 and
    the parameters; `neutral` is empty when the neutral element is not an affine point.
    """

    name: str
    title: str
    path: Path
    parameters: tuple[str, ...]
    coordinates: tuple[str, ...]
    equation: Equation
    ysquared: Node
    laws: tuple[tuple[str, tuple[Node, ...]], ...]
    neutral: tuple[Node, ...] = ()
    lemma: "Lemma | None" = None

    def __hash__(self) -> int:
        return hash(self.path)

    def law(self, name: str) -> tuple[Node, ...]:
        return dict(self.laws)[name]


@dataclass(frozen=True)
class System:
    """Coordinates on a shape: `variables` (X, Y, Z) with the equations that tie them to x and y.

    `derived` are names that an equation `NAME = expression` of the file defines from the variables (ZZ = Z^2);
    a formula may take them as cached coordinates of a point (ZZ2).
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

    def split(self, name: str) -> "tuple[str, int] | None":
        """`ZZ2` -> ("ZZ", 2) when it is a coordinate of a point, else None."""
        match = re.fullmatch(r"([A-Za-z_]+)([0-9]+)", name)
        if match and match.group(1) in self.coordinate_names() and not match.group(2).startswith("0"):
            return match.group(1), int(match.group(2))
        return None


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


def _end(lines: tuple[TaggedLine, ...]) -> int:
    """The last line of a file, where something is missing."""
    return lines[-1].number if lines else 1


def _texts(lines: tuple[TaggedLine, ...], tag: str) -> tuple[str, ...]:
    return tuple(line.rest for line in lines if line.tag == tag)


def _equations(lines, tag: str, path: Path) -> tuple[Equation, ...]:
    return tuple(parse_equation(line.rest, str(path), line.number, True) for line in lines if line.tag == tag)


def _assignments(lines, tag: str, path: Path, keys: tuple[str, ...]) -> tuple[tuple[str, Node], ...]:
    """`tag NAME = expression` lines, in the order of `keys`; unknown names are an error."""
    found = {}
    for line in lines:
        if line.tag == tag:
            equation = parse_equation(line.rest, str(path), line.number, True)
            if equation.left.op != "name" or equation.left.value not in keys:
                raise FormulaError(
                    f"`{tag} {line.rest}` does not set one of {', '.join(keys)}.", where=path, line=line.number, hint=f"Write `{tag} {keys[0]} = ...`.",
                )  # fmt: skip
            found[equation.left.value] = equation.right
    return tuple((key, found[key]) for key in keys if key in found)


def _lemma(lines, path: Path) -> "Lemma | None":
    """The `lemma` lines: `square a = s^2`, `nonsquare d`, `nonzero E`, `witness U^2 = d*W^2`, `combine c, c`."""
    given = {"square": [], "nonsquare": [], "nonzero": [], "witness": [], "combine": []}
    for line in lines:
        if line.tag == "lemma":
            kind, _, rest = line.rest.partition(" ")
            if kind not in given:
                raise FormulaError(f"Unknown lemma line `{kind}`.", where=path, line=line.number, hint=f"Known: {', '.join(given)}.")
            given[kind].append((rest, line.number))
    if not any(given.values()):
        return None
    if len(given["square"]) != 1 or len(given["nonsquare"]) != 1:
        raise FormulaError("A lemma needs one `square` and one `nonsquare` line.", where=path, line=_end(lines), hint="Write `lemma square a = s^2` and `lemma nonsquare d`.")
    square = parse_equation(given["square"][0][0], str(path), given["square"][0][1], True)
    return Lemma(
        given["nonsquare"][0][0].strip(),
        square.left.value,
        square.right.args[0].value,
        tuple(parse_expression(text, str(path), n, True) for text, n in given["nonzero"]),
        tuple(parse_equation(text, str(path), n, True) for text, n in given["witness"]),
        tuple(parse_expression(c, str(path), n, True) for text, n in given["combine"] for c in text.split(",")),
    )


def _refuse_unknown(lines: tuple[TaggedLine, ...], tags: tuple[str, ...], known: set[str], path: Path) -> None:
    """FormulaError for the first equation of these tags with a name that is not known."""
    for line in lines:
        if line.tag in tags:
            equation = parse_equation(line.rest, str(path), line.number, True)
            if unknown := sorted(equation.names() - known):
                raise FormulaError(f"`{line.tag} {line.rest}` reads {unknown[0]}, which is not defined.", where=path, line=line.number, hint=f"Known: {', '.join(sorted(known))}.")


@functools.lru_cache(maxsize=None)
def load_shape(folder: Path) -> Shape:
    """The shape described by `folder/coordinates`."""
    path = folder / "coordinates"
    lines = _checked_lines(path, _SHAPE_TAGS)
    coordinates = _texts(lines, "coordinate")
    satisfying = _equations(lines, "satisfying", path)
    ysquared = _texts(lines, "ysquared")
    if len(coordinates) != 2 or len(satisfying) != 1 or len(ysquared) != 1:
        raise FormulaError(
            "A shape needs two `coordinate` lines, one `satisfying` line and one `ysquared` line.",
            where=path, line=_end(lines), hint="Add or remove lines, such as `coordinate x`.",
        )  # fmt: skip
    laws = []
    for name in ("addition", "doubling", "negation"):
        found = _assignments(lines, name, path, coordinates)
        if len(found) != len(coordinates):
            raise FormulaError(f"The {name} law misses a coordinate.", where=path, line=_end(lines), hint=f"Add `{name} x = ...`.")
        laws.append((name, tuple(node for _, node in found)))
    neutral = _assignments(lines, "neutral", path, coordinates)
    known = set(_texts(lines, "parameter")) | set(coordinates)
    _refuse_unknown(lines, ("satisfying", "neutral"), known, path)
    _refuse_unknown(lines, ("addition", "doubling", "negation"), known | {f"{c}{k}" for c in coordinates for k in (1, 2)}, path)
    return Shape(
        folder.name,
        " ".join(_texts(lines, "name")),
        path,
        _texts(lines, "parameter"),
        coordinates,
        satisfying[0],
        parse_expression(ysquared[0], str(path), next(line.number for line in lines if line.tag == "ysquared"), True),
        tuple(laws),
        tuple(node for _, node in neutral),
        _lemma(lines, path),
    )


def shape_folder(system: Path) -> Path:
    """Where the `coordinates` of a system's shape are: above its folder, else the packaged ones of the same name; they need not exist."""
    own = system.absolute().parent
    packaged = data_folder("formulas") / own.name
    return packaged if not (own / "coordinates").is_file() and (packaged / "coordinates").is_file() else own


@functools.lru_cache(maxsize=None)
def load_system(folder: Path) -> System:
    """The system described by `folder/variables`, on the shape of the folder above it."""
    shape = load_shape(shape_folder(folder))
    path = folder / "variables"
    lines = _checked_lines(path, _SYSTEM_TAGS)
    variables = _texts(lines, "variable")
    if not variables:
        raise FormulaError("A coordinate system needs `variable` lines.", where=path, line=_end(lines), hint="Write `variable X` for each.")
    satisfying = _equations(lines, "satisfying", path)
    known = set(variables) | set(shape.coordinates) | set(shape.parameters)
    derived = []
    for equation in satisfying:
        name = equation.left.value if equation.left.op == "name" else None
        if name is not None and name not in known:
            known.add(name)
            derived.append((name, equation.right))
    tosystem = _assignments(lines, "tosystem", path, variables)
    if len(tosystem) != len(variables):
        raise FormulaError("Every variable needs a `tosystem` line.", where=path, line=_end(lines), hint=f"Add `tosystem {next(v for v in variables if v not in dict(tosystem))} = ...`.")
    neutral, toaffine = _assignments(lines, "neutral", path, variables), _assignments(lines, "toaffine", path, shape.coordinates)
    known |= set(_texts(lines, "parameter"))
    _refuse_unknown(lines, ("assume", "satisfying", "tosystem", "neutral", "toaffine"), known, path)
    return System(
        shape,
        folder.name,
        " ".join(_texts(lines, "name")),
        path,
        _texts(lines, "parameter"),
        _equations(lines, "assume", path),
        variables,
        satisfying,
        tuple(derived),
        tosystem,
        neutral,
        toaffine,
    )
