"""The one table of field operations: name, arity, and meaning as polynomials in the arguments.

Every pass, interpreter, cost count and lowering reads this table; a fused operation is one more row
(see `fusions.toml` beside this file for the rows that are data). Meanings are expressions over a,
b, c ... h (the arguments in order), k (the integer constant) with + - * / and integers; a row with
two meanings has two results. conj(a) is the p-th power in F_p^2: a itself over F_p, two operations
after expansion (passes/tower.py). "/2" is exact division in the field. The first argument of
`select` is a flag, 0 or 1, and may be secret: it is lowered to masks or conditional moves, never to
a product or a branch.
"""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from ecgen.errors import FormulaError
from ecgen.program.meaning import ARGUMENTS, MeaningError, parse_meaning

SELECT, SELECTION = "select", "c+a*(b-c)"


@dataclass(frozen=True)
class OpSpec:
    """One field operation: `arity` arguments, optional integer constant `k`, one meaning per
    result.

    `group` names the set of fusions that the row belongs to ("" for the basic operations).
    """

    name: str
    arity: int
    meanings: tuple[str, ...]
    has_const: bool = False
    group: str = ""

    @cached_property
    def is_product(self) -> bool:
        """Whether a product of two arguments occurs, so that it is costed as multiplication or
        squaring.
        """
        return self.name != SELECT and any(
            f"{x}*{y}" in m for m in self.meanings for x in ARGUMENTS for y in ARGUMENTS
        )


BASIC = (
    OpSpec("mul", 2, ("a*b",)),
    OpSpec("sqr", 1, ("a*a",)),
    OpSpec("add", 2, ("a+b",)),
    OpSpec("sub", 2, ("a-b",)),
    OpSpec("neg", 1, ("-a",)),
    OpSpec("dbl", 1, ("2*a",)),
    OpSpec("tpl", 1, ("3*a",)),
    OpSpec("mulc", 1, ("k*a",), has_const=True),
    OpSpec("half", 1, ("a/2",)),
    OpSpec("copy", 1, ("a",)),
    OpSpec("const", 0, ("k",), has_const=True),
    OpSpec("inv", 1, ("1/a",)),
    OpSpec("conj", 1, ("conj(a)",)),
    OpSpec(SELECT, 3, (SELECTION,)),
)

Table = Mapping[str, OpSpec]


def load_fusions(path: str | Path) -> tuple[OpSpec, ...]:
    """The fused operations of a TOML file, in file order; a malformed row is a FormulaError with
    its line.
    """
    try:
        text = Path(path).read_bytes().decode("utf-8")
        tables = tomllib.loads(text)
    except FileNotFoundError:
        raise FormulaError(
            "There is no such file of fused operations.",
            where=path,
            hint="Give paper, rich, products, none or the path of a TOML file.",
        ) from None
    # a number of more digits than Python reads is a ValueError, brackets nested too deeply are the
    # last
    except (OSError, ValueError, RecursionError) as error:
        raise FormulaError(
            f"This is not a TOML file: {getattr(error, 'strerror', None) or error}.",
            where=path,
            hint='A row reads: [sub2] arity = 2, meanings = ["a-2*b"].',
        ) from None
    return tuple(_row(path, text, name, row) for name, row in tables.items())


def _row(path: str | Path, text: str, name: str, row: object) -> OpSpec:
    """The fused operation `name` of a file, from its row of TOML. FormulaError, with the line, for
    a row that is none.
    """
    line = next(
        (
            i
            for i, s in enumerate(text.splitlines(), 1)
            if s.strip().replace(" ", "") == f"[{name}]"
        ),
        None,
    )

    def refuse(why: str) -> FormulaError:
        return FormulaError(
            f"The fused operation {name!r} {why}.",
            where=path,
            line=line,
            hint='A row reads: [sub2] arity = 2, meanings = ["a-2*b"].',
        )

    if not isinstance(row, dict) or not set(row) <= {"arity", "meanings", "set"}:
        raise refuse("has keys other than arity, meanings and set")
    arity, meanings = row.get("arity"), row.get("meanings")
    if not name.isidentifier() or any(name == spec.name for spec in BASIC):
        raise refuse("needs a name of its own, made of letters, digits and _")
    if type(arity) is not int or not 1 <= arity <= len(ARGUMENTS):
        raise refuse(f"has arity {arity!r}, expected 1 to {len(ARGUMENTS)}")
    if (
        not isinstance(meanings, list)
        or not 1 <= len(meanings) <= 2
        or not all(isinstance(m, str) for m in meanings)
    ):
        raise refuse("needs one or two meanings, each a string")
    try:
        used = set().union(*(parse_meaning(m).variables for m in meanings))
    except MeaningError as error:
        raise refuse(error.what) from None
    if used - {"k"} != set(ARGUMENTS[:arity]):
        raise refuse(
            f"uses {', '.join(sorted(used)) or 'nothing'}, expected {', '.join(ARGUMENTS[:arity])}"
        )
    return OpSpec(name, arity, tuple(meanings), "k" in used, group=str(row.get("set", "user")))


FUSED = load_fusions(Path(__file__).with_name("fusions.toml"))
OPS: Table = {spec.name: spec for spec in BASIC + FUSED}
FUSION_SETS = ("none", "paper", "rich", "products", "constants")


def fusion_rows(choice: str | Path = "paper") -> tuple[OpSpec, ...]:
    """The rows of a named set, each set containing the smaller ones, or of the user's file.

    none < paper < rich < products < constants. `tpl` (3a) is fused out of 2a + a under every set
    but none.
    """
    if str(choice) in FUSION_SETS:
        wanted = FUSION_SETS[: FUSION_SETS.index(str(choice)) + 1]
        rows = tuple(spec for spec in FUSED if spec.group in wanted)
    else:
        rows = load_fusions(choice)
    return (OPS["tpl"], *rows) if rows else ()


def extended(rows: Iterable[OpSpec], table: Table = OPS) -> Table:
    """The table with more rows; a row of the same name replaces the former one."""
    return {**table, **{spec.name: spec for spec in rows}}
