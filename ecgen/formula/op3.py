"""Three-operand code -> Formula: `.op3` text and its description file, names resolved against the
model.

The .op3 file is the truth. Its inputs are the names read before they are written; each must be a
coordinate of an input point, a parameter of the curve, or a parameter that the description file
introduces.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path

from ecgen.errors import FormulaError, WrongFormula
from ecgen.formula.expression import Equation, Node, parse_equation, parse_expression
from ecgen.formula.formula import Choice, Cut, Extra, Formula, Statement
from ecgen.formula.lines import read_text, tagged_lines
from ecgen.formula.model import System
from ecgen.formula.operations import OPERATIONS, Operation

# the longest formulas in use have some fifty; the proof alone ends far below this
MAX_STATEMENTS = 4096

_TAGS = (
    "source",
    "parameter",
    "assume",
    "compute",
    "unified",
    "complete",
    "appliesto",
    "omits",
    "output",
    "eigenvalue",
    "cut",
    "choose",
    "multiple",
)


@dataclass
class _Description:
    """The lines of a description file by tag, while it is read."""

    source: str = ""
    unified: bool = False
    complete: str = ""
    parameters: list[str] = field(default_factory=list)
    assumes: list[Equation] = field(default_factory=list)
    computes: list[Equation] = field(default_factory=list)
    omits: list[tuple[str, int]] = field(default_factory=list)
    outputs: list[tuple[str, int]] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)
    eigenvalue: Equation | None = None
    cuts: list[Equation] = field(default_factory=list)
    choices: list[tuple[str, int]] = field(default_factory=list)
    multiples: list[tuple[str, int]] = field(default_factory=list)


def parse_statements(text: str, where: str) -> tuple[Statement, ...]:
    """The statements of three-operand code, `#` comments and empty lines left out."""
    statements: list[Statement] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split("#", 1)[0]
        if not line.strip():
            continue
        equation = parse_equation(line, where, number)
        if equation.left.op != "name":
            raise FormulaError(
                f"`{line.strip()}` does not assign to a name.",
                where=where,
                line=number,
                hint="Expected `NAME = expression`, one per line.",
            )
        if len(statements) == MAX_STATEMENTS:
            hint = (
                "A point formula is straight-line code of some dozen statements; prove long ones in"
                " parts and compose these."
            )
            raise FormulaError(
                f"This formula has more than {MAX_STATEMENTS} statements.",
                where=where,
                line=number,
                hint=hint,
            )
        statements.append(Statement(equation.left.name, equation.right, number, line.strip()))
    if not statements:
        raise FormulaError(
            "This formula file has no statements.",
            where=where,
            hint="Expected lines like `t1 = X1^2`.",
        )
    return tuple(statements)


def _describe(path: Path) -> _Description:
    """What the tagged lines of a file say, nothing where there is no file; an unknown tag is a
    warning.
    """
    found = _Description()
    for line in tagged_lines(path) if path.is_file() else ():
        match line.tag:
            case "source":
                found.source = f"{found.source}; {line.rest}" if found.source else line.rest
            case "parameter":
                found.parameters += line.rest.split()
            case "assume":
                found.assumes.append(parse_equation(line.rest, str(path), line.number, True))
            case "compute":
                found.computes.append(parse_equation(line.rest, str(path), line.number, True))
            case "unified":
                found.unified = True
            case "complete":
                found.complete = line.rest or "always"
            case "omits":
                found.omits += [(name, line.number) for name in line.rest.split()]
            case "eigenvalue":
                found.eigenvalue = parse_equation(line.rest, str(path), line.number, True)
            case "cut":
                found.cuts.append(parse_equation(line.rest, str(path), line.number, True))
            case "choose":
                found.choices.append((line.rest, line.number))
            case "multiple":
                found.multiples.append((line.rest, line.number))
            case "output":
                found.outputs.append((line.rest, line.number))
            case "appliesto":
                pass
            case _:
                found.warnings.append(
                    f"{path}:{line.number}: unknown tag `{line.tag}` ignored; known:"
                    f" {', '.join(_TAGS)}"
                )
    return found


def _operation(name: str, path: Path) -> Operation:
    if name not in OPERATIONS:
        raise FormulaError(
            f"Unknown operation `{name}`.",
            where=path,
            hint=f"Known operation folders: {', '.join(OPERATIONS)}.",
        )
    return OPERATIONS[name]


def read_before_written(statements: tuple[Statement, ...]) -> dict[str, int]:
    """Names read before they are written -> line of the first read."""
    written: set[str] = set()
    found: dict[str, int] = {}
    for statement in statements:
        for name in sorted(statement.expression.names()):
            if name not in written:
                found.setdefault(name, statement.line)
        written.add(statement.target)
    return found


def _extras(described: _Description, system: System, path: Path) -> tuple[Extra, ...]:
    """`output NAME = expression` lines; a bare NAME must be a derived coordinate, which has its
    meaning.
    """
    extras = []
    for text, number in described.outputs:
        if "=" in text:
            equation = parse_equation(text, str(path), number, True)
            extras.append(Extra(str(equation.left.value), equation.right, text, number))
        elif (split := system.split(text)) and split[0] in dict(system.derived):
            extras.append(Extra(text, Node("name", value=text), text, number))
        else:
            raise FormulaError(
                f"`output {text}` is not a derived coordinate.",
                where=path, line=number, hint="Write `output NAME = expression`.",
            )  # fmt: skip
    return tuple(extras)


def _cut(
    described: _Description,
    text: str,
    statements: tuple[Statement, ...],
    operation: Operation,
    path: Path,
    beside: Path,
) -> Cut | None:
    """The `cut` lines of the description, the first of which says whose sum is cut at, and the
    place: the line `# cut` of the code.
    """
    marks = [
        number for number, line in enumerate(text.splitlines(), 1) if re.match(r"#\s*cut\b", line)
    ]
    if not described.cuts:
        return None
    head, *equations = described.cuts
    terms = [arg.value for arg in head.right.args] if head.right.op == "+" else []
    if len(marks) != 1:
        raise FormulaError(
            f"This formula has {len(marks)} lines `# cut`, its description `cut` lines.",
            where=path,
            line=marks[1] if marks else statements[-1].line,
            hint="One line that begins with `# cut` says where the formula is cut.",
        )
    if (
        head.left.op != "int"
        or head.left.value in operation.points
        or len(terms) != 2
        or set(terms) != set(operation.points)
        or operation.given
    ):
        raise FormulaError(
            f"`cut {head.text}` is no sum of the two input points.",
            where=beside,
            line=head.line,
            hint="Begin with a line such as `cut 5 = 2+1`.",
        )
    before = tuple(s for s in statements if s.line < marks[0])
    written = {s.target for s in before}
    for equation in equations:
        if equation.left.op != "name" or equation.left.value not in written:
            raise FormulaError(
                f"`cut {equation.text}` does not say what a name written before the cut is.",
                where=beside,
                line=equation.line,
                hint="Expected a line such as `cut Qn = q1*Z^2`.",
            )
    if not before or len(before) == len(statements):
        raise FormulaError(
            "The cut leaves no statements on one side.", where=path, line=marks[0], hint="Move it."
        )
    first, second = (arg.number for arg in head.right.args)
    return Cut(len(before), head.left.number, (first, second), tuple(equations))


def _choices(
    described: _Description, statements: tuple[Statement, ...], path: Path, beside: Path
) -> tuple[Choice, ...]:
    """The lines `choose NAMES = NAMES | NAMES | ...` of the description, in the order in which the
    code needs them, with the line `multiple NAMES = VALUES` of the same names.
    """
    written = {s.target for s in statements}
    found: list[Choice] = []
    values: dict[tuple[str, ...], tuple[Node, ...]] = {}
    for text, line in described.multiples:
        left, _, rest = text.partition("=")
        values[tuple(left.split())] = tuple(
            parse_expression(word, str(beside), line, True) for word in rest.split()
        )
    for text, line in described.choices:
        left, _, right = text.partition("=")
        names = tuple(left.split())
        alternatives = tuple(tuple(part.split()) for part in right.split("|"))
        first = next(
            (i for i, s in enumerate(statements) if s.expression.names() & set(names)), None
        )
        before = {s.target for s in statements[:first]}
        wrong = (
            "names nothing that the code reads"
            if not names or first is None
            else (
                "sets what the code sets"
                if set(names) & written
                else (
                    "has alternatives of other lengths"
                    if any(len(a) != len(names) for a in alternatives)
                    else (
                        "takes what is not written before"
                        if not {n for a in alternatives for n in a} <= before
                        else (
                            "has one alternative"
                            if len(alternatives) < 2
                            else (
                                "has a `multiple` line of another length"
                                if len(values.get(names, names)) != len(names)
                                else ""
                            )
                        )
                    )
                )
            )
        )
        if wrong or first is None:
            raise FormulaError(
                f"`choose {text}` {wrong}.",
                where=beside,
                line=line,
                hint=(
                    "Expected a line such as `choose B D = B1 D1 | B2 D2`, of names that the code"
                    " writes, for names that it reads."
                ),
            )
        found.append(Choice(first, names, alternatives, values.pop(names, ())))
    if values:
        raise FormulaError(
            f"`multiple {' '.join(next(iter(values)))}` has no `choose` line of these names.",
            where=beside,
            line=described.multiples[0][1],
            hint="Both name the same, in one order.",
        )
    return tuple(sorted(found, key=lambda choice: choice.statements))


def _results(
    written: set[str], system: System, operation: Operation, skipped: set[str]
) -> tuple[int, ...]:
    """Indices of points, other than inputs, of which all coordinates that count are written."""
    indices = sorted({s[1] for s in map(system.split, written) if s} - set(operation.points))
    if operation.cached:
        return tuple(indices[:1])
    return tuple(
        k for k in indices
        if all(f"{v}{k}" in written or f"{v}{k}" in skipped for v in system.variables)
        and any(f"{v}{k}" in written for v in system.variables)
    )  # fmt: skip


def _outputs(
    written: set[str],
    system: System,
    operation: Operation,
    skipped: set[str],
    files: tuple[Path, Path],
    last: int,
) -> tuple[str, ...]:
    """The coordinates of the results in order; WrongFormula, at the `last` line of the code, the
    first of the files, if some are missing.
    """
    path, beside = files
    results = _results(written, system, operation, skipped)
    if len(results) < len(operation.results):
        first = max(operation.points) + 1 if len(operation.points) > 1 else 3
        wanted = [
            f"{v}{k}"
            for k in range(first, first + len(operation.results))
            for v in system.variables
        ]
        raise WrongFormula(
            f"The {operation.name} does not write all coordinates of its result.",
            where=path,
            line=last,
            hint=(
                f"Expected assignments to {', '.join(wanted)}. A coordinate that is left out on"
                f" purpose is named in a description file beside this one, called `{beside.name}`,"
                f" by a line such as `omits {wanted[-1]}`."
            ),
        )
    if len(results) > len(operation.results):
        results = results[: len(operation.results)]
    names = system.coordinate_names() if operation.cached else system.variables
    return tuple(f"{v}{k}" for k in results for v in names if f"{v}{k}" in written)


def _check_names(
    reads: dict[str, int],
    coordinates: set[str],
    params: set[str],
    operation: Operation,
    system: System,
    path: Path,
) -> None:
    for name, line in reads.items():
        if name in params or name in coordinates:
            continue
        split = system.split(name)
        hint = (
            f"A {operation.name} reads points {', '.join(map(str, operation.points))} only."
            if split
            else (
                f"Coordinates here are {', '.join(system.coordinate_names())} with a point's"
                f" number; parameters {', '.join(sorted(params)) or 'none'}. Declare others by"
                " `parameter` and `assume` in the description."
            )
        )
        raise WrongFormula(
            f"The name `{name}` is read but never defined.", where=path, line=line, hint=hint
        )


def _check_conjugates(
    statements: tuple[Statement, ...],
    described: _Description,
    operation: Operation,
    path: Path,
    beside: Path,
) -> None:
    """conj() is for endomorphisms: the group law has none, and no proof of it reads one."""
    if operation.endomorphism:
        return
    for where, line in [(path, s.line) for s in statements if s.expression.has("conj")] + [
        (beside, e.line)
        for e in (*described.assumes, *described.computes)
        if e.left.has("conj") or e.right.has("conj")
    ]:
        raise WrongFormula(
            f"A {operation.name} takes no conjugates.",
            where=where,
            line=line,
            hint="conj() is for the operation endomorphism.",
        )


def parse_formula(path: Path, system: System, operation_name: str, name: str) -> Formula:
    """The formula in `path` (and the description beside it, same name without .op3) for
    `system`.
    """
    operation = _operation(operation_name, path)
    statements = parse_statements(read_text(path), str(path))
    beside = path.with_suffix("") if path.suffix == ".op3" else path
    described = _describe(beside)
    choices = _choices(described, statements, path, beside)
    chosen = {name for choice in choices for name in choice.names}
    reads = {
        name: line for name, line in read_before_written(statements).items() if name not in chosen
    }
    params = set(system.shape.parameters) | set(system.parameters) | set(described.parameters)
    allowed = {f"{v}{k}" for v in system.coordinate_names() for k in operation.points}
    _check_names(reads, allowed, params, operation, system, path)
    _check_conjugates(statements, described, operation, path, beside)
    coordinate_assumes = tuple(e for e in described.assumes if any(map(system.split, e.names())))
    extras = _extras(described, system, beside)
    skipped = {n for n, _ in described.omits} | {
        n for e in coordinate_assumes for n in e.names() if n not in allowed
    }
    written = {s.target for s in statements}
    missing = [e for e in extras if e.name not in written]
    if missing:
        raise WrongFormula(
            f"The output {missing[0].name} is never written.",
            where=beside,
            line=missing[0].line,
            hint="Assign to it in the code, or remove the line.",
        )
    outputs = _outputs(written, system, operation, skipped, (path, beside), statements[-1].line)
    if twice := [e for e in extras if e.name in outputs]:
        hint = "The proof covers every coordinate; `output` adds names that no result has."
        raise FormulaError(
            f"`output {twice[0].text}` names a coordinate of the result.",
            where=beside,
            line=twice[0].line,
            hint=hint,
        )
    key = {
        c: (k, i)
        for i, v in enumerate(system.coordinate_names())
        for k in operation.points
        for c in [f"{v}{k}"]
    }
    return Formula(
        name=name,
        path=path,
        system=system,
        operation=operation_name,
        statements=statements,
        inputs=tuple(sorted((n for n in reads if n in allowed), key=key.__getitem__)),
        params=tuple(sorted(n for n in reads if n in params and n not in allowed)),
        outputs=outputs + tuple(e.name for e in extras),
        assumes=coordinate_assumes,
        parameters=system.parameters + tuple(described.parameters),
        equations=system.assumes
        + tuple(e for e in described.assumes if e not in coordinate_assumes),
        omits=tuple(n for n, _ in described.omits),
        extras=extras,
        computes=tuple(described.computes),
        unified=described.unified,
        complete=described.complete,
        source=described.source,
        warnings=tuple(described.warnings),
        eigenvalue=described.eigenvalue,
        cut=_cut(described, read_text(path), statements, operation, path, beside),
        choices=choices,
    )
