"""A library's files -> the bytes of each of its routines: in objects, archives and programs that
are given, or assembled as its Makefile does, and by the other flags that a build may set.
"""

from collections.abc import Iterator
from pathlib import Path

from ecgen.errors import EcgenError
from ecgen.isa.facts import FACTS
from ecgen.library.batch.lists import MEANINGS as MOVES
from ecgen.library.batch.points import SELECT as SELECT8
from ecgen.library.batch.points import SELECT_BASE
from ecgen.library.facts.spec import RoutineSpec
from ecgen.machine.code import Area, Code, Link
from ecgen.run.binary.object_file import (
    ALLOCATED,
    FUNCTION,
    WRITABLE,
    ObjectFile,
    Relocation,
    Section,
    Symbol,
)
from ecgen.run.binary.objects import read_objects
from ecgen.run.delivered.makefile import make_flags
from ecgen.run.delivered.sources import (
    assembly_sources,
    require_template_sources,
    routines_of,
    variants,
)
from ecgen.run.emitted import Emitted
from ecgen.run.emulation import emulation_of
from ecgen.run.tools import compiler_name, find_compiler, run, with_flags

# table scans and masks, and moves of lanes, which are C
SELECT, IN_C = ("select", ("v_select", "v_mask", SELECT8, SELECT_BASE, *MOVES))


def routines_in(files: tuple[ObjectFile, ...], emitted: Emitted) -> dict[str, Code]:
    """The bytes of each routine that the files define, by its name without prefix; EcgenError for
    files of another instruction set, or two definitions.
    """
    facts = FACTS[emitted.isa]
    for file in files:
        if file.is_code and file.machine != facts.elf:
            raise EcgenError(
                f"this is code for {file.machine}, and the library is for {facts.elf}.",
                where=file.where,
                hint="Give what was built from the sources in the folder.",
            )
    wanted = {
        f"{emitted.prefix}_{routine.symbol}": routine.symbol
        for routine in (*in_assembly(emitted), *vector_routines(emitted))
    }
    found = {}
    for file in files:
        areas = _areas(file, wanted)
        for symbol, section in file.functions():
            if (name := wanted.get(symbol.name)) is None:
                continue
            if name in found:
                raise EcgenError(
                    f"{symbol.name} is defined twice, and which of the two is linked is not known.",
                    where=file.where,
                    hint="Give an archive of one build.",
                )
            found[name] = _code(
                name, file, symbol, section, (areas, wanted, facts.distances.get(file.format, ()))
            )
    if not found:
        raise EcgenError(
            f"there is no routine of {emitted.prefix} in it: {_why_none(files, wanted)}.",
            where=files[0].where.partition("(")[0] if files else None,
            hint=(
                "Give an object or archive made from the sources in the folder, or a linked program"
                " that kept its symbols."
            ),
        )
    return found


def _why_none(files: tuple[ObjectFile, ...], wanted: dict[str, str]) -> str:
    """What the files hold instead."""
    names = [
        symbol.name for file in files for symbol, _ in file.functions() if symbol.kind == FUNCTION
    ]
    if any(file.has_bitcode for file in files) and not names:
        return "it holds bitcode for link-time optimisation and no machine code"
    if not names and not any(file.symbols for file in files):
        return "its symbols were stripped, so that nothing says where a routine begins"
    stems = {name.removeprefix(f"{next(iter(wanted)).rpartition('_')[0]}_") for name in names}
    others = sorted(
        {
            name[: -len(own) - 1]
            for name in names
            for full, own in wanted.items()
            if own.startswith("fe_") and name.endswith(f"_{own}") and name != full
        }
    )
    if others:
        return f"it has those of {', '.join(others[:3])}"
    return f"it defines {len(stems)} other functions" if names else "it defines no function"


def in_assembly(emitted: Emitted) -> tuple[RoutineSpec, ...]:
    """The routines of general registers in assembly."""
    return tuple(routine for routine in emitted.routines if routine.name != SELECT)


def vector_routines(emitted: Emitted) -> tuple[RoutineSpec, ...]:
    """The vector routines in assembly."""
    return tuple(routine for routine in emitted.vector_routines if routine.name not in IN_C)


def _areas(file: ObjectFile, wanted: dict[str, str]) -> dict[int, Area]:
    """Each section that is loaded, with the routines that start in it; addresses of an object begin
    anew in each section.
    """
    found = {}
    for k, section in enumerate(file.sections):
        if section.flags & ALLOCATED:
            entries = {
                symbol.value: wanted[symbol.name]
                for symbol in file.symbols
                if symbol.section == k and symbol.name in wanted
            }
            found[k] = Area(
                section.address if file.linked else 0,
                section.data,
                entries,
                not section.flags & WRITABLE,
            )
    return found


def _code(name: str, file: ObjectFile, symbol: Symbol, section: Section, around: tuple) -> Code:
    """The bytes of the symbol; `around` as for _link."""
    areas = around[0]
    base = section.address if file.linked else 0
    # the lowest bit says Thumb
    start = symbol.value & ~1 if file.machine == "32-bit ARM" else symbol.value
    if not symbol.size or start < base or start - base + symbol.size > len(section.data):
        raise EcgenError(
            f"{symbol.name} has {symbol.size} bytes at {start:#x}, and its section has"
            f" {len(section.data)} from {base:#x}.",
            where=file.where,
            hint="The file is damaged, or was made by an assembler that writes no sizes.",
        )
    number = symbol.section
    links = {
        r.offset: _link(r, *around)
        for r in file.relocations.get(number, ())
        if start - 4 < r.offset < start + symbol.size
    }
    seen = tuple(areas.values()) if file.linked else (areas[number],) if number in areas else ()
    return Code(
        name,
        start,
        section.data[start - base : start - base + symbol.size],
        links,
        seen,
        not file.sized,
        file.format != "coff",
    )


def _link(
    relocation: Relocation,
    areas: dict[int, Area],
    wanted: dict[str, str],
    distances: tuple[int, ...],
) -> Link:
    """Where the field of an object will point once it is linked; of symbols that are defined
    elsewhere the name is all that is known.
    """
    symbol = relocation.symbol
    if symbol is None or relocation.loaded or relocation.kind not in distances:
        return Link(None)
    if symbol.section in areas:
        return Link(areas[symbol.section], symbol.value + relocation.addend)
    return (
        Link(Area(0, b"", {0: wanted[symbol.name]}), relocation.addend)
        if symbol.name in wanted
        else Link(None)
    )


def assembled_objects(
    emitted: Emitted, cc: str | None, scratch: Path, more: tuple[str, ...] = ()
) -> tuple[tuple[ObjectFile, ...], str]:
    """Objects of the library's own sources in assembly, as its Makefile makes them, with `more`
    flags, and the compiler. EcgenError for sources that are not the templates'.
    """
    require_template_sources(emitted)
    flags: tuple[str, ...] = ("-c",)
    if emitted.host:
        command = find_compiler(cc)
        name = compiler_name(command)
    else:
        toolchain = emulation_of(emitted.isa).toolchain(cc)
        command, name = toolchain.compile, compiler_name(toolchain.compile)
        flags = (*toolchain.target_flags(emitted.level), "-c")
    found: list[ObjectFile] = []
    for number, source in enumerate(assembly_sources(emitted)):
        target = scratch / f"{number}.o"
        run(
            [
                *with_flags(command, (*make_flags(emitted), *flags, *more)),
                emitted.folder / source,
                "-o",
                target,
            ]
        )
        made, own = read_objects(target), routines_of(emitted, source)
        if hidden := sorted(
            {symbol.name for file in made for symbol, _ in file.functions()}
            & _symbols(emitted) - own
        ):
            raise EcgenError(
                f"{hidden[0]} is defined in another way than the template does.",
                where=emitted.folder / source,
                hint="Build the library again.",
            )
        found += made
    return tuple(found), name


def _symbols(emitted: Emitted) -> set[str]:
    """The names in objects of the routines that are proven."""
    return {
        f"{emitted.prefix}_{row.symbol}"
        for row in (*in_assembly(emitted), *vector_routines(emitted))
    }


def other_builds(
    emitted: Emitted, cc: str | None, scratch: Path
) -> Iterator[tuple[str, tuple[ObjectFile, ...]]]:
    """Flags, and the objects that they make, for each macro of the templates that a build may
    set.
    """
    for flags in variants(emitted)[1:]:
        yield " ".join(flags), assembled_objects(emitted, cc, scratch, flags)[0]


def other_bytes(
    emitted: Emitted, codes: dict[str, Code], others: tuple
) -> dict[str, list[tuple[str, Code]]]:
    """Of each routine the bytes of other builds that are not those of the first."""
    found: dict[str, list[tuple[str, Code]]] = {}
    for flags, files in others:
        for name, code in routines_in(files, emitted).items():
            known = (codes.get(name), *(each for _, each in found.get(name, ())))
            if code.plain not in [each.plain for each in known if each]:
                found.setdefault(name, []).append((flags, code))
    return found
