"""What ran while a library was proven: the modules of ecgen with the lines of the functions that were entered, by role, and the packages of others.

What is trusted of a proof is what ran: nothing else can have made it say "proven". A profile of the interpreter sees every function that is entered; its
lines are those of its source but blank ones. Of compiled packages only that they ran is known, and of modules without functions, such as tables, nothing is seen.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import packages_distributions, version
from inspect import CO_OPTIMIZED
from pathlib import Path
from types import CodeType

from ecgen.run.roles import MAKER, ROLES, role_of_module

PACKAGE = Path(__file__).resolve().parents[1]


@dataclass
class Ran:
    """The code objects that were entered, by their addresses."""

    codes: dict = field(default_factory=dict)

    def see(self, frame, event: str, argument) -> None:
        """What sys.setprofile calls."""
        if event == "call":
            self.codes[id(frame.f_code)] = frame.f_code


@contextmanager
def watched(ran: "Ran | None") -> Iterator[None]:
    """Inside, what is entered is seen; nothing without `ran`. It takes about twice the time."""
    before = sys.getprofile()
    if ran is not None:
        sys.setprofile(ran.see)
    try:
        yield
    finally:
        sys.setprofile(before)


@dataclass(frozen=True)
class Module:
    """A module of ecgen: lines of functions that were entered, and all its lines, blank ones left out."""

    name: str
    role: str
    entered: int
    lines: int


def modules_of(ran: Ran) -> tuple[Module, ...]:
    """The modules of ecgen in which a function was entered, in the order of the roles."""
    seen: "dict[Path, set[int]]" = {}
    for code in ran.codes.values():
        path = Path(code.co_filename)
        if code.co_flags & CO_OPTIMIZED and path.is_relative_to(PACKAGE):  # the others are bodies of modules and classes
            inside = [each for each in code.co_consts if isinstance(each, CodeType) and id(each) not in ran.codes]
            seen.setdefault(path, set()).update(_lines(code).difference(*(_lines(each) - {each.co_firstlineno} for each in inside)))
    found = []
    for path, lines in seen.items():
        full, name = _full_lines(path), f"ecgen/{path.relative_to(PACKAGE).as_posix()}"
        found.append(Module(name, role_of_module(name), len(lines & full), len(full)))
    return tuple(sorted(found, key=lambda module: (list(ROLES).index(module.role), module.name)))


def packages_of(ran: Ran) -> tuple[str, ...]:
    """The packages of others, with their versions, in which a function was entered, and compiled ones whose names stand in the modules that ran; Python and its standard library first."""
    files = {code.co_filename for code in ran.codes.values()}
    tops = {_top(name) for name in files}
    for module in [module for module in sys.modules.values() if getattr(module, "__file__", None) in files]:
        of = {getattr(value, "__module__", None) for value in vars(module).values()}
        tops |= {name.partition(".")[0] for name in of if isinstance(name, str) and _is_compiled(name)}
    known = packages_distributions()
    names = {known[top][0] for top in tops if top in known and top not in {*sys.stdlib_module_names, "ecgen", "_distutils_hack"}}
    return f"Python {sys.version.split()[0]}", *(f"{name} {version(name)}" for name in sorted(names, key=str.lower))


def _is_compiled(module: str) -> bool:
    return str(getattr(sys.modules.get(module), "__file__", "")).endswith((".so", ".pyd"))


def summary(modules: tuple[Module, ...]) -> dict[str, dict]:
    """By role: how many modules, and how many lines of functions that were entered."""
    own = {role: [module for module in modules if module.role == role] for role in ROLES}
    return {role: {"modules": len(rows), "entered": sum(m.entered for m in rows), "lines": sum(m.lines for m in rows)} for role, rows in own.items()}


def as_data(ran: Ran) -> dict:
    """The list as --json has it."""
    modules = modules_of(ran)
    rows = [{"module": m.name, "role": m.role, "entered": m.entered, "lines": m.lines} for m in modules]
    return {"roles": summary(modules), "modules": rows, "packages": [*packages_of(ran)]}


def rendered(ran: Ran) -> str:
    """The list for readers."""
    modules = modules_of(ran)
    total, text = summary(modules), []
    for role, meaning in ROLES.items():
        rows = [module for module in modules if module.role == role]
        text.append(f"{role}: {total[role]['entered']} lines in {len(rows)} modules ({meaning})")
        text += [f"  {module.entered:>5} of {module.lines:<5} {module.name}" for module in rows]
    text.append(f"library: {', '.join(packages_of(ran))}")
    trusted = sum(row["entered"] for role, row in total.items() if role != MAKER)
    return "\n".join([*text, f"Trusted: {trusted} lines of ecgen, the packages named, and tables of modules without functions (ecgen/isa/*/table.py)."])


def _lines(code: CodeType) -> set[int]:
    """The numbers of the lines of a function, those of functions inside among them."""
    return set(range(code.co_firstlineno, max((line for _, _, line in code.co_lines() if line), default=code.co_firstlineno) + 1))


@cache
def _full_lines(path: Path) -> set[int]:
    """The numbers of lines that are not blank."""
    return {number for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1) if line.strip()}


def _top(filename: str) -> str:
    """The package that a file of an installed one belongs to, "" of others."""
    parts = Path(filename).parts
    return parts[parts.index("site-packages") + 1].removesuffix(".py") if "site-packages" in parts[:-1] else ""
