"""Extension fields as formulas: `formulas/towers/<extension>/<operation>/<name>.op3` ->
TowerFormula.

An extension is the file `extension`, in tagged lines: `element i`, `satisfying i^2 = n` and the
`parameter`s of the right side. Its operations are three-operand code over components: an element a
is a0 + a1*i, an operand of F_p a bare name (`s`), the result c is c0, c1. A description file beside
the code may have `source` lines, and lines such as `given s^2 = a0^2+a1^2`: s is an input with that
square.
"""

import functools
import re
from dataclasses import dataclass
from pathlib import Path

from ecgen.errors import FormulaError, WrongFormula
from ecgen.formula.expression import Equation, parse_equation
from ecgen.formula.formula import Choice, Statement
from ecgen.formula.lines import TaggedLine, read_text, tagged_lines
from ecgen.formula.lower import to_field_program
from ecgen.formula.op3 import parse_statements, read_before_written
from ecgen.program.ir import FieldProgram
from ecgen.program.passes.tower import Tower
from ecgen.resources import data_folder

RESULT = "c"


@dataclass(frozen=True)
class TowerOperation:
    """`elements` are operands of the extension, `scalars` of F_p; the result c has `components` and
    satisfies `equation`.
    """

    name: str
    equation: str
    elements: str = "a"
    scalars: str = ""
    components: int = 2

    @property
    def outputs(self) -> tuple[str, ...]:
        return tuple(f"{RESULT}{i}" for i in range(self.components))


OPERATIONS = {
    op.name: op
    for op in (
        TowerOperation("mul", "c = a*b", "ab"),
        TowerOperation("sqr", "c = a^2"),
        TowerOperation("inv", "c*a = 1"),
        TowerOperation("conj", "c = conj(a)"),
        TowerOperation("norm", "c = a*conj(a)", components=1),
        TowerOperation("scale", "c = s*a", scalars="s"),
        TowerOperation("sqrt", "c^2 = a"),
    )
}


@dataclass(frozen=True)
class Extension:
    """F_p[element]/(element^2 - ...), `rule` being the equation `element^2 = ...` over `parameters`
    and integers.
    """

    name: str
    title: str
    path: Path
    element: str
    parameters: tuple[str, ...]
    rule: Equation

    def __hash__(self) -> int:
        return hash(self.path)


@dataclass(frozen=True)
class TowerFormula:
    """One operation of an extension; `givens` are inputs that are square roots of expressions,
    `choices` it has none. Nothing is proven yet.
    """

    name: str
    path: Path
    extension: Extension
    operation: str
    statements: tuple[Statement, ...]
    inputs: tuple[str, ...]
    params: tuple[str, ...]
    givens: tuple[Equation, ...] = ()
    source: str = ""
    choices: tuple[Choice, ...] = ()

    @property
    def outputs(self) -> tuple[str, ...]:
        return OPERATIONS[self.operation].outputs


@functools.cache
def load_extension(folder: Path) -> Extension:
    """The extension described by `folder/extension`; FormulaError if it is not quadratic."""
    path = folder / "extension"
    found: dict[str, list[TaggedLine]] = {
        tag: [] for tag in ("name", "element", "parameter", "satisfying")
    }
    for line in tagged_lines(path):
        if line.tag not in found:
            raise FormulaError(
                f"Unknown tag `{line.tag}` in an extension file.",
                where=path,
                line=line.number,
                hint=f"Known tags: {', '.join(found)}.",
            )
        found[line.tag].append(line)
    if len(found["element"]) != 1 or len(found["satisfying"]) != 1:
        raise FormulaError(
            "An extension has one `element` line and one `satisfying` line.", where=path
        )
    element = found["element"][0].rest
    parameters = tuple(name for line in found["parameter"] for name in line.rest.split())
    rule = parse_equation(
        found["satisfying"][0].rest, str(path), found["satisfying"][0].number, True
    )
    if (
        rule.left.op != "^"
        or rule.left.value != 2
        or rule.left.args[0].value != element
        or not rule.right.names() <= set(parameters)
    ):
        raise FormulaError(
            f"`{rule.text}` does not define a quadratic extension.",
            where=path,
            line=rule.line,
            hint=f"Expected `{element}^2 = ` an expression in integers and parameters.",
        )
    return Extension(
        folder.name, " ".join(line.rest for line in found["name"]), path, element, parameters, rule
    )


def tower_model(path: Path, model: str = "") -> tuple[Path, str] | None:
    """(folder of the extension, operation) of a file that is part of a tower, by its place, `model`
    or its `# model` line; else None.
    """
    path = Path(path)
    if not model and (path.absolute().parent.parent / "extension").is_file():
        return path.absolute().parent.parent, path.parent.name
    if not model and path.is_file():
        match = re.search(r"^#\s*model:?\s+(\S+)", read_text(path), re.MULTILINE)
        model = match.group(1) if match else ""
    parts = model.strip("/").split("/")
    folder = data_folder("formulas").joinpath(*parts[:2])
    return (folder, parts[2]) if len(parts) == 3 and (folder / "extension").is_file() else None


def _givens(path: Path) -> tuple[tuple[Equation, ...], str]:
    beside, givens, source = path.with_suffix(""), [], ""
    for line in tagged_lines(beside) if beside != path and beside.is_file() else ():
        if line.tag == "source":
            source = line.rest
            continue
        equation = (
            parse_equation(line.rest, str(beside), line.number, True)
            if line.tag == "given"
            else None
        )
        if (
            equation is None
            or equation.left.op != "^"
            or equation.left.value != 2
            or equation.left.args[0].op != "name"
        ):
            raise FormulaError(
                f"`{line.tag} {line.rest}` says nothing of an operation.",
                where=beside,
                line=line.number,
                hint="Known lines: `source TEXT`, `given s^2 = a0^2+a1^2`.",
            )
        givens.append(equation)
    return tuple(givens), source


def load_tower_file(path: Path, model: str = "") -> TowerFormula:
    """The operation in one .op3 file of a tower; FormulaError names the file and what is wrong with
    it.
    """
    place = tower_model(path, model)
    assert place is not None  # as the caller has asked
    folder, name = place
    if name not in OPERATIONS:
        raise FormulaError(
            f"Unknown operation `{name}` of an extension.",
            where=path,
            hint=f"Known operation folders: {', '.join(OPERATIONS)}.",
        )
    extension, operation = load_extension(folder), OPERATIONS[name]
    statements = parse_statements(read_text(path), str(path))
    givens, source = _givens(Path(path))
    known = (
        [f"{x}{i}" for x in operation.elements for i in (0, 1)]
        + list(operation.scalars)
        + [e.left.args[0].name for e in givens]
    )
    reads = read_before_written(statements)
    for read, line in reads.items():
        if read not in known and read not in extension.parameters:
            raise WrongFormula(
                f"The name `{read}` is read but never defined.",
                where=path,
                line=line,
                hint=f"The operation {name} reads {', '.join((*known, *extension.parameters))}.",
            )
    if missing := [c for c in operation.outputs if c not in {s.target for s in statements}]:
        raise WrongFormula(
            f"The operation {name} does not write {missing[0]}.",
            where=path,
            hint=f"Expected assignments to {', '.join(operation.outputs)}.",
        )
    full = "/".join((folder.parent.name, folder.name, name, Path(path).stem))
    return TowerFormula(
        name=full,
        path=Path(path),
        extension=extension,
        operation=name,
        statements=statements,
        inputs=tuple(n for n in known if n in reads),
        params=tuple(n for n in extension.parameters if n in reads),
        givens=givens,
        source=source,
    )


def load_tower(name: str) -> TowerFormula:
    """The packaged operation `extension/operation/name`, such as quadratic-1/mul/karatsuba."""
    return load_tower_file(data_folder("formulas") / "towers" / f"{name}.op3")


def extensions() -> tuple[str, ...]:
    """The names of the packaged extensions."""
    return tuple(
        sorted(path.parent.name for path in data_folder("formulas").glob("towers/*/extension"))
    )


def ways(extension: str, operation: str) -> tuple[str, ...]:
    """The names of the packaged programs of one operation of an extension; FormulaError if there is
    no such extension.
    """
    if extension not in extensions():
        raise FormulaError(
            f"There is no extension {extension!r}.", hint=f"Known: {', '.join(extensions())}."
        )
    return tuple(
        sorted(
            path.stem
            for path in data_folder("formulas").glob(f"towers/{extension}/{operation}/*.op3")
        )
    )


def tower(extension: str, **chosen: str) -> Tower:
    """What programs over the extension are expanded by; `chosen` names the program of an operation
    that has several (mul="karatsuba").

    Where nothing is chosen it is `schoolbook` for products, `complex` for squares, else the first.
    """
    usual = {"mul": "schoolbook", "sqr": "complex"} | chosen
    names = {
        op: usual.get(op) or next(iter(ways(extension, op)), "")
        for op in ("mul", "sqr", "inv", "conj")
        if ways(extension, op)
    }
    if wrong := [op for op, name in names.items() if name not in ways(extension, op)]:
        raise FormulaError(
            f"The extension {extension} has no {wrong[0]} {names[wrong[0]]!r}.",
            hint=f"Known: {', '.join(ways(extension, wrong[0]))}.",
        )
    return Tower(
        {op: tower_program(load_tower(f"{extension}/{op}/{name}")) for op, name in names.items()}
    )


def tower_program(formula: TowerFormula) -> FieldProgram:
    """The operation over F_p: inputs a0, a1 ..., results c0, c1."""
    return to_field_program(formula)
