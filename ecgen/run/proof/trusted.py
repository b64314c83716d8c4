"""What ran while a library was proven: modules of ecgen with the lines of the functions that were
entered, by role; the laws that its formulas are proven against; and the packages of others.

What is trusted of a proof is what ran: nothing else can have made it say "proven". A profile of the
interpreter sees every function that is entered; its lines are those of its source but blank ones.
Of compiled packages only that they are there is known, and of what stands outside functions, such
as tables, nothing is seen.
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

from ecgen.group.trees import formula_named
from ecgen.library.pipeline.formulas_used import formulas_used
from ecgen.run.emitted import Emitted
from ecgen.run.proof.roles import MAKER, ROLES, role_of_module

PACKAGE = Path(__file__).resolve().parents[2]
OTHERS = {*sys.stdlib_module_names, "ecgen", "_distutils_hack"}  # no packages of others


@dataclass
class Ran:
    """The code objects that were entered, by their addresses."""

    codes: dict = field(default_factory=dict)

    def see(self, frame, event: str, argument) -> None:
        """What sys.setprofile calls."""
        if event == "call":
            self.codes[id(frame.f_code)] = frame.f_code


@contextmanager
def watched(ran: Ran | None) -> Iterator[None]:
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
    """A module of ecgen: lines of functions that were entered, and all of them, but blank ones."""

    name: str
    role: str
    entered: int
    lines: int


def modules_of(ran: Ran) -> tuple[Module, ...]:
    """The modules of ecgen in which a function was entered, in the order of the roles."""
    seen: dict[Path, set[int]] = {}
    for code in ran.codes.values():
        path = Path(code.co_filename)
        # bodies of modules and classes are not optimised
        if code.co_flags & CO_OPTIMIZED and path.is_relative_to(PACKAGE):
            seen.setdefault(path, set()).update(_lines_entered(code, ran))
    found = []
    for path, lines in seen.items():
        full, name = _full_lines(path), f"ecgen/{path.relative_to(PACKAGE).as_posix()}"
        found.append(Module(name, role_of_module(name), len(lines & full), len(full)))
    return tuple(sorted(found, key=lambda module: ([*ROLES].index(module.role), module.name)))


def packages_of(ran: Ran) -> tuple[str, ...]:
    """Python and its library, and the packages of others with their versions: in which a function
    was entered, and compiled ones whose names stand in the modules that ran."""
    files = {code.co_filename for code in ran.codes.values()}
    tops = {_top(name) for name in files}
    for module in [each for each in sys.modules.values() if getattr(each, "__file__", 0) in files]:
        of = {getattr(value, "__module__", None) for value in vars(module).values()}
        tops |= {each.partition(".")[0] for each in of if _is_compiled(each)}
    known = packages_distributions()
    names = sorted({known[top][0] for top in tops - OTHERS if top in known}, key=str.lower)
    return f"Python {sys.version.split()[0]}", *(f"{name} {version(name)}" for name in names)


def laws_of(emitted: Emitted) -> tuple[tuple[str, int], ...]:
    """The files that say what the formulas of a library have to compute, with their lines."""
    curve = emitted.curve
    systems = [formula_named(name, curve.formulas).system for name in formulas_used(emitted)]
    paths = {path for system in systems for path in (system.shape.path, system.path)}
    root = PACKAGE.parent
    names = {path.relative_to(root) if path.is_relative_to(root) else path: path for path in paths}
    return tuple((name.as_posix(), len(_full_lines(names[name]))) for name in sorted(names))


def summary(modules: tuple[Module, ...]) -> dict[str, dict]:
    """By role: how many modules, lines of functions that were entered, and lines."""
    found = {}
    for role in ROLES:
        own = [module for module in modules if module.role == role]
        entered, lines = (sum(getattr(m, key) for m in own) for key in ("entered", "lines"))
        found[role] = {"modules": len(own), "entered": entered, "lines": lines}
    return found


def as_data(ran: Ran, emitted: Emitted) -> dict:
    """The list as --json has it."""
    modules = modules_of(ran)
    return {
        "roles": summary(modules),
        "modules": [
            {"module": m.name, "role": m.role, "entered": m.entered, "lines": m.lines}
            for m in modules
        ],
        "laws": [{"file": name, "lines": lines} for name, lines in laws_of(emitted)],
        "packages": [*packages_of(ran)],
    }


def rendered(ran: Ran, emitted: Emitted) -> str:
    """The list for readers."""
    modules = modules_of(ran)
    total, text = summary(modules), []
    for role, meaning in ROLES.items():
        rows = [module for module in modules if module.role == role]
        text.append(f"{role}: {total[role]['entered']} lines in {len(rows)} modules ({meaning})")
        text += [f"  {module.entered:>5} of {module.lines:<5} {module.name}" for module in rows]
    if laws := laws_of(emitted):
        text.append("laws, which say what formulas have to compute:")
        text += [f"  {lines:>5}          {name}" for name, lines in laws]
    text.append(f"library: {', '.join(packages_of(ran))}")
    trusted = sum(row["entered"] for role, row in total.items() if role != MAKER)
    return "\n".join(
        [
            *text,
            f"Trusted: {trusted} lines of functions, and what stands beside them: "
            "laws, packages, tables of instructions (ecgen/isa/*/table.py).",
        ]
    )


def _lines_entered(code: CodeType, ran: Ran) -> set[int]:
    """The lines of a function without those of functions inside that were not entered."""
    inside = [each for each in code.co_consts if isinstance(each, CodeType)]
    left = [each for each in inside if id(each) not in ran.codes]
    return _lines(code).difference(*(_lines(each) - {each.co_firstlineno} for each in left))


def _lines(code: CodeType) -> set[int]:
    """The numbers of the lines of a function, those of functions inside among them."""
    first = code.co_firstlineno
    return set(range(first, max([first, *(line for _, _, line in code.co_lines() if line)]) + 1))


@cache
def _full_lines(path: Path) -> set[int]:
    """The numbers of lines that are not blank."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return {number for number, line in enumerate(lines, 1) if line.strip()}


def _is_compiled(module) -> bool:
    """Whether that is the name of a module without source."""
    file = getattr(sys.modules.get(module), "__file__", "") if isinstance(module, str) else ""
    return str(file).endswith((".so", ".pyd"))


def _top(filename: str) -> str:
    """The package that a file of an installed one belongs to, "" of others."""
    parts = Path(filename).parts
    if "site-packages" not in parts[:-1]:
        return ""
    return parts[parts.index("site-packages") + 1].removesuffix(".py")
