"""What the code knows of its own languages -> pages of the reference, in Markdown; docs/ adds them
when the site is built.

Every table is read off the objects that readers, printers and checks use, every example is a file
that comes with ecgen: no page can say what the code does not. Meanings are the docstrings and
comments that stand beside those objects.
"""

import inspect
import json
import re
from collections.abc import Iterable
from dataclasses import fields
from pathlib import Path

import ecgen
from docs.generate.figures import render_functions
from ecgen.curve.file import endomorphism, keys
from ecgen.formula.model import _SHAPE_TAGS, _SYSTEM_TAGS
from ecgen.formula.op3 import _TAGS
from ecgen.formula.operations import OPERATIONS, Operation
from ecgen.group import roles_toml
from ecgen.isa.description import KEYS, TABLES
from ecgen.isa.facts import FACTS, VECTORS
from ecgen.isa.record import InstructionSet
from ecgen.kind import facts as curves
from ecgen.library import api
from ecgen.machine.table import InstructionTable
from ecgen.program.ops import BASIC, OpSpec, fusion_rows
from ecgen.program.pack import text as packed_text
from ecgen.program.pack.ir import ROWS
from ecgen.resources import data_folder
from ecgen.walk import ir
from ecgen.walk.scalars.decompose import Decomposition
from ecgen.walk.scalars.lattice import Lattice
from ecgen.walk.scalars.recodings import KINDS
from ecgen.walk.steps import Name
from ecgen.walk.text import statement_text


def table(head: tuple[str, ...], rows: Iterable[tuple]) -> str:
    """A Markdown table; a bar inside a cell is escaped."""
    lines = [head, ("---",) * len(head), *rows]
    return "\n".join(
        "| " + " | ".join(str(cell).replace("|", "\\|").replace("\n", " ") for cell in line) + " |"
        for line in lines
    )


def _code(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def _about(thing) -> str:
    """A docstring as text on one line."""
    return " ".join(inspect.getdoc(thing).split())


def _module(thing) -> str:
    """A module's docstring: its first paragraph as text, what is indented as a block of code."""
    lines = inspect.cleandoc(thing.__doc__).splitlines()
    found, inside = [], False
    for line in lines:
        indented = line.startswith("    ") or (inside and not line)
        if indented != inside:
            found.append("```toml" if indented else "```")
            inside = indented
        found.append(line.removeprefix("    ") if inside else line)
    return "\n".join([*found, *(["```"] if inside else [])])


def _example(kind: str, name: str, language: str) -> str:
    """A file of templates/new as it stands, but for what `ecgen new` fills in."""
    text = (data_folder("templates") / "new" / name).read_text(encoding="utf-8")
    text = re.sub(r"{{ file }}", f"mine.{kind}", text)
    text = re.sub(r"{{ (name|stem) }}", "mine", text).rstrip()
    return f"```{language}\n{text}\n```"


def curve_file() -> str:
    """The tables and keys of curve files, form by form."""
    lines = [
        "# Curve files",
        "",
        "`ecgen new curve NAME` writes this file, a working curve in which every key is explained:",
        "",
        _example("toml", "curve.toml.j2", "toml"),
        "",
        (
            "With `--form genus2_imaginary` it writes a curve of genus 2, with `--form"
            " kummer_squared` a Kummer surface:"
        ),
        "",
        _example("toml", "genus2.toml.j2", "toml"),
        "",
        _example("toml", "kummer.toml.j2", "toml"),
        "",
        "## Keys by form",
        "",
        (
            "*Read* keys decide what is built and are checked; *remarks* are for readers alone. Any"
            " other key is refused with its line."
        ),
    ]
    for form in keys.FORMS:
        rows = []
        for name, found in keys.keys_of(form).items():
            remarks = keys.remarks_of(form).get(name, ())
            rows.append(
                (
                    f"`[{name}]`" if name else "top",
                    _code(k for k in found if k not in remarks),
                    _code(k for k in found if k in remarks),
                )
            )
        lines += ["", f'### `form = "{form}"`', "", table(("table", "read", "remarks"), rows)]
    own = (
        f"`[{endomorphism.SECTION}]` states endomorphisms (not of forms"
        f" {_code(form for form in keys.FORMS if not curves.KINDS[form].maps)}):"
        f" {_code(endomorphism.READ)}, and constants by the names"
        f" that formulas declare them by. {_code(endomorphism.REMARKS)} are remarks there; any"
        " other key is refused."
    )
    remarks = _code(f"[{name}]" for name in keys.INFORMATIVE_TABLES if name != endomorphism.SECTION)
    return "\n".join(
        [*lines, "", "## Tables of any form", "", own, "", f"Remarks as a whole: {remarks}."]
    )


def cpu_file() -> str:
    """The tables and keys of CPU files with the kind of value each takes."""
    rows = [("top", f"`{key}`", expected) for key, (expected, _) in KEYS.items()]
    rows += [
        (
            f"`[{name}]`",
            f"`{key}`" if key else "any name" if name != "instructions" else "a mnemonic",
            expected,
        )
        for name, found in TABLES.items()
        for key, (expected, _) in found.items()
    ]
    return "\n".join(
        [
            "# CPU files",
            "",
            (
                "`ecgen new cpu NAME` writes such a file with the levels and features of the"
                " machine at hand filled in:"
            ),
            "",
            _example("toml", "cpu.toml.j2", "toml"),
            "",
            "## Keys",
            "",
            (
                "Every value is checked against this table when the file is read; any other key is"
                " refused with its line."
            ),
            "",
            table(("table", "key", "value"), rows),
        ]
    )


def formula_files() -> str:
    """The syntax of formulas, their descriptions, and of the files that define coordinates."""
    basics = (data_folder("formulas") / "README.md").read_text(encoding="utf-8").partition("\n")[2]
    rows = [
        (
            f"`{op.name}`",
            ", ".join(map(_point, op.points)),
            "; ".join(_result(op, result) for result in op.results),
            "; ".join(f"{_point(k)} = {_combination(of)}" for k, of in op.given),
        )
        for op in OPERATIONS.values()
    ]
    return "\n".join(
        [
            "# Formulas, coordinate systems, roles.toml",
            basics.rstrip(),
            "",
            "## The file that `ecgen new formula` writes",
            "",
            _example("op3", "formula.op3.j2", "text"),
            "",
            "and the description beside it:",
            "",
            _example("op3", "formula.j2", "text"),
            "",
            "## Tags",
            "",
            table(
                ("file", "a line begins with"),
                [
                    ("description of a formula", _code(_TAGS)),
                    ("`variables`", _code(sorted(_SYSTEM_TAGS))),
                    ("`coordinates`", _code(sorted(_SHAPE_TAGS))),
                ],
            ),
            "",
            "## Operations",
            "",
            (
                "The folder of a formula says what is proven of it. P1, P2 ... are the input"
                " points; results bear the numbers that follow."
            ),
            "",
            table(("operation", "points", "results", "given"), rows),
            "",
            "## roles.toml",
            "",
            _module(roles_toml),
            "",
            f"Roles: {_code(roles_toml.KNOWN)}.",
            "",
            "## Operations of field programs",
            "",
            (
                "What formulas are made of once they are read, and what `--fusions` puts in place"
                " of several of them. `a`, `b` ... are the arguments in order, `k` is the constant."
            ),
            "",
            *_field_operations(),
        ]
    )


def _point(number: int) -> str:
    return f"P{number}"


def _combination(pairs) -> str:
    text = " ".join(
        f"{'-' if m < 0 else '+'} {abs(m) if abs(m) != 1 else ''}P{k}" for k, m in pairs
    )
    return (
        text.removeprefix("+ ").replace("- P", "-P", 1)
        if text.startswith("- ")
        else text.removeprefix("+ ")
    )


def _result(op: Operation, pairs) -> str:
    if op.endomorphism:
        return "l P1 for an eigenvalue l of an endomorphism"
    return _combination(pairs) + (
        " with Z = 1" if op.normalized else " in derived coordinates" if op.cached else ""
    )


def _field_operations() -> list[str]:
    def rows(specs: Iterable[OpSpec]):
        return [
            (f"`{op.name}`", op.arity, _code(op.meanings), "product" if op.is_product else "")
            for op in specs
        ]

    head = ("operation", "arguments", "results", "")
    fused = {op.name: op for name in ("paper", "rich", "products") for op in fusion_rows(name)}
    return [
        table(head, rows(BASIC)),
        "",
        "Fused:",
        "",
        table(
            (*head[:3], "set"),
            [(*row[:3], op.group) for row, op in zip(rows(fused.values()), fused.values())],
        ),
    ]


def walks(root: Path) -> str:
    """The text form of walks: statements with lines that occur, recodings, one whole walk."""
    texts = [
        walk["walk"]
        for path in sorted(root.glob("generated/*/MANIFEST.json"))
        for walk in json.loads(path.read_text())["walks"].values()
    ]
    lines = list(dict.fromkeys(line.strip() for text in texts for line in text))
    inputs = [
        (f"`{kind.__name__.lower()}`", _about(kind), _first(lines, rf"{kind.__name__.lower()} "))
        for kind in (ir.Point, ir.Scalar, ir.Fixed, ir.Register)
    ]
    kinds = [
        (
            f"`{kind.__name__}`",
            _about(kind),
            _first([*lines, *map(statement_text, _RARE)], _SHAPES[kind]),
        )
        for kind in ir.Statement.__args__
    ]
    recodings = [
        (f"`{name}`", _code(f.name for f in fields(kind)), _about(kind))
        for name, kind in KINDS.items()
    ]
    shortest = min((text for text in texts if any("scan" in line for line in text)), key=len)
    return "\n".join(
        [
            "# Walks",
            "",
            _about(ir),
            "",
            (
                "`ecgen explain CURVE --walks` prints the walks of a library with their proofs,"
                " MANIFEST.json holds them. One of them, whole:"
            ),
            "",
            "```text",
            *shortest,
            "```",
            "",
            (
                "Large numbers are rounded for readers (`~2^252.6`); the printer can leave them"
                " whole, and then its text is read back."
            ),
            "",
            "## Declarations",
            "",
            table(("line", "meaning", "for example"), inputs),
            "",
            "## Statements",
            "",
            table(("statement", "meaning", "for example"), kinds),
            "",
            "## Recodings",
            "",
            table(("recoding", "parameters", "digits"), recodings),
        ]
    )


_SHAPES = {
    ir.Recode: r".* = recode ",
    ir.Decompose: r".* = decompose ",
    ir.Exchange: r".* exchanged by ",
    ir.Call: r"(?!.* exchanged by )(later )?\S+(, \S+)* = \w+\.\w+\(",
    ir.Swap: r"swap ",
    ir.Lookup: r"\S+ = (scan|read) ",
    ir.Scatter: r"scatter ",
    ir.Normalize: r"normalize ",
    ir.AffineEntries: r"entries ",
    ir.Collect: r"collect ",
    ir.Negate: r"\S+ = -",
    ir.Move: r"\S+ = \w\S* if ",
    ir.For: r"for ",
    ir.When: r"when ",
}
# What no library that is checked in has: a ladder's statements, a table of the caller's, and a
# scalar in two parts (r = 7, an eigenvalue 2).
_RARE: tuple[ir.Statement, ...] = (
    ir.Decompose(
        ("k0", "k1"), "k", Decomposition(Lattice(7, (1, 2), ((2, -1), (1, 3))), 8, "least")
    ),
    ir.Swap(ir.Ref("A"), ir.Ref("B"), "b"),
    ir.AffineEntries(ir.Ref("T", ir.Index("i")), "B"),
    ir.Exchange(
        (ir.Ref("A"), ir.Ref("B")),
        Name("xz", "step"),
        (ir.Ref("A"), ir.Ref("B")),
        "b",
        ir.Digit("d", ir.Index("i")),
    ),
)


def _first(lines: list[str], pattern: str) -> str:
    return f"`{min((line for line in lines if re.match(pattern, line)), key=len)}`"


def packed() -> str:
    """The text form of packed programs."""
    rows = [
        (f"`{row.name}`", row.arity, row.kind, row.entry or "-", f"`{row.meaning}`") for row in ROWS
    ]
    example = min(
        (data_folder("targets") / "packings").glob("*.packed"), key=lambda path: path.stat().st_size
    )
    signs = _code(packed_text.SIGNS.values())
    return "\n".join(
        [
            "# Packed programs",
            "",
            (
                "A formula as operations on vectors of field elements: `ecgen schedule FORMULA"
                " --lanes 4` finds one, a file that ends in `.packed` holds one."
            ),
            (
                "A line reads `result = operation(vectors) {an entry for each lane} -> [the value"
                " in each lane]`; `_` is a lane that holds nothing, `*` a value without a name."
            ),
            "",
            table(("operation", "vectors", "kind", "entry", "lane i"), rows),
            "",
            f"Entries of `add`, by signs: {signs}.",
            "",
            f"`{example.name}`:",
            "",
            "```text",
            example.read_text().rstrip(),
            "```",
        ]
    )


def _level(isa: InstructionSet, level: str) -> str:
    needed = isa.needed.get(level)
    return f"`{level}` with {', '.join(needed)}" if needed else f"`{level}`"


def instruction_sets() -> str:
    """What each instruction set offers, and the table of its instructions."""
    lines = ["# Instruction sets", "", _about(InstructionSet), ""]
    lines += [
        table(
            ("name", "levels", "features", "calling conventions", "word"),
            [
                (
                    f"`{isa.name}` ({isa.title})",
                    "; ".join(_level(isa, level) for level in isa.levels),
                    _code(isa.features),
                    _code(isa.abis),
                    f"{isa.word_bits} bits",
                )
                for isa in FACTS.values()
            ],
        ),
        "",
    ]
    for record in (*FACTS.values(), *VECTORS.values()):
        lines += [f"## {record.title}", "", *_instructions(record.table), ""]
    return "\n".join(lines)


def _instructions(rows: InstructionTable) -> list[str]:
    return [
        table(
            ("instruction", "meaning"),
            [
                (f"`{name}`", _code(row.meaning))
                for name, row in sorted(rows.rows.items())
                if row.meaning
            ],
        )
    ]


def functions() -> str:
    """The public functions with their C declarations."""
    kinds = api.KINDS
    declarations = "\n".join(f"{api.prototype(f, kinds)};" for f in api.every_row())
    return "\n".join(
        [
            "# Public functions",
            "",
            (
                "Names stand without the library's prefix. Constant time with respect to every"
                " input that may be secret, unless `vartime` is in the name."
            ),
            "",
            render_functions(),
            "",
            "## Declarations",
            "",
            "`P` is the prefix; the header of a library says more of each function.",
            "",
            "```c",
            declarations,
            "```",
        ]
    )


def schemas() -> str:
    """What `--json` prints, command by command."""
    lines = [
        "# JSON",
        "",
        (
            "Under `--json` every command prints one object or array, described by a JSON Schema"
            " (draft 2020-12) in `ecgen/schemas`; the tests hold the output to them."
        ),
    ]
    for path in sorted((Path(ecgen.__file__).parent / "schemas").glob("*.json")):
        schema = json.loads(path.read_text(encoding="utf-8"))
        lines += [
            "",
            f"## {path.stem}",
            "",
            f"{schema['title']}.",
            "",
            table(("field", "type", "what"), _properties(schema, schema, "")),
        ]
    return "\n".join(lines)


def _properties(schema: dict, root: dict, path: str) -> list[tuple]:
    """(path, type, description) of everything below a schema; of several variants each, of a
    reference what it names.
    """
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return (
            [(f"`{path or '(whole)'}`", f"as `{name}`", "")]
            if path.count(f"<{name}>")
            else _properties(root["$defs"][name], root, path)
        )
    rows = []
    for variant in (*schema.get("oneOf", ()), *schema.get("anyOf", ())):
        rows += _properties(variant, root, path)
    if (path and "properties" not in schema) or schema.get("description"):
        rows += (
            [(f"`{path}`", _type(schema), schema.get("description", ""))]
            if _type(schema) and path
            else []
        )
    for name, below in schema.get("properties", {}).items():
        rows += _properties(below, root, f"{path}.{name}" if path else name)
    if isinstance(schema.get("items"), dict):
        rows += _properties(schema["items"], root, f"{path}[]")
    if isinstance(schema.get("additionalProperties"), dict):
        rows += _properties(schema["additionalProperties"], root, f"{path}.*" if path else "*")
    return list(dict.fromkeys(rows))


def _type(schema: dict) -> str:
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " or ".join(map(json.dumps, schema["enum"]))
    kind = schema.get("type", "")
    return kind if isinstance(kind, str) else " or ".join(kind)
