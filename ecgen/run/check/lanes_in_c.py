"""The vector routines of a library as plain C, made of the instructions that their bytes are.

For machines without the lanes, and for memcheck where it does not know their instructions: each
routine of the assembled object is decoded, checked as `--prove` checks it (operands, frame, no
address or time that depends on a secret), and becomes a function of the same name that does, in
vectors of 64-bit words as GCC and Clang have them for any processor, what the table says of each
instruction, in order: a statement for each lane took seven times as long to compile. Lanes of words
only; the tests compare the functions with the bytes where both run.
"""

from dataclasses import replace
from pathlib import Path

from ecgen.errors import EcgenError
from ecgen.isa.facts import VECTORS
from ecgen.isa.vectors import VectorSet, VectorUnit
from ecgen.library.facts.spec import RoutineSpec
from ecgen.limb.lanes.interpret import selected
from ecgen.limb.lanes.ir import CROSSING, ROUTES, WORD
from ecgen.machine.code import Code
from ecgen.machine.ir import Imm, MachineProgram, Mem, Reg
from ecgen.machine.secrets import scan_secrets
from ecgen.machine.table import OPERANDS
from ecgen.machine.validation.lift_lanes import whole
from ecgen.run.binary.objects import read_objects
from ecgen.run.binary.routine_bytes import routines_in, vector_routines
from ecgen.run.emitted import Emitted
from ecgen.run.tools import run, with_flags

HEAD = """/* What the bytes of {source} do, instruction by instruction. */
#include <stdint.h>
typedef unsigned __int128 wide;
#define SHORT(x) ((x) & (((uint64_t)1 << 52) - 1))
#define LANES(n) \\
    typedef uint64_t lanes##n __attribute__((vector_size(8 * n), aligned(8), may_alias)); \\
    static __attribute__((noinline, unused)) void maddlo##n( \\
        lanes##n *r, const lanes##n *a, const lanes##n *b, const lanes##n *c) \\
    {{ \\
        int k; \\
        for (k = 0; k < n; ++k) \\
            (*r)[k] = (*c)[k] + SHORT((uint64_t)((wide)SHORT((*a)[k]) * SHORT((*b)[k]))); \\
    }} \\
    static __attribute__((noinline, unused)) void maddhi##n( \\
        lanes##n *r, const lanes##n *a, const lanes##n *b, const lanes##n *c) \\
    {{ \\
        int k; \\
        for (k = 0; k < n; ++k) \\
            (*r)[k] = (*c)[k] + (uint64_t)((wide)SHORT((*a)[k]) * SHORT((*b)[k]) >> 52); \\
    }}
LANES(4)
LANES(8)
"""
# the macro with which the scan of tables, which is C, is compiled for the same machines and tools
NARROW = "NARROW_SCAN"
IN_C = {
    "add": "{0} + {1}",
    "sub": "{0} - {1}",
    "mul": "({0} & 0xffffffffu) * ({1} & 0xffffffffu)",
    "mullo": "{0} * {1}",
    "and": "{0} & {1}",
    "or": "{0} | {1}",
    "xor": "{0} ^ {1}",
    "mix": "({0} & ~{2}) | ({1} & {2})",
    "shl": "{0} << {1}",
    "shr": "{0} >> {1}",
}
CALLED = ("maddlo", "maddhi")  # functions of HEAD


def unit_of_library(emitted: Emitted) -> VectorUnit | None:
    """The lanes that a library was made for, None without."""
    packed = emitted.packed
    units = VECTORS[emitted.isa].units if packed else ()
    return next((unit for unit in units if packed and unit.extensions == packed.extensions), None)


def stood_in(emitted: Emitted, flags) -> Emitted:
    """The library as it can be run on a CPU with these flags: with its vector routines as C where
    it lacks their instructions alone, not those of the C around them.
    """
    unit = unit_of_library(emitted)
    lacks = unit is not None and not set(unit.extensions) <= set(flags)
    return (
        replace(emitted, stand_in=True)
        if lacks and can_stand_in(emitted) and unit.extensions[0] in flags
        else emitted
    )


def is_watched(emitted: Emitted) -> bool:
    """Whether valgrind knows all instructions of the library."""
    unit = unit_of_library(emitted)
    return unit is None or unit.watched


def can_stand_in(emitted: Emitted) -> bool:
    """Whether the vector routines have lanes of words, which C has, too."""
    unit = unit_of_library(emitted)
    return unit is not None and unit.kind == WORD


def with_stand_ins(emitted: Emitted, compiler: tuple[str, ...], scratch: Path) -> list[Path]:
    """The library's sources, its vector routines, those of the best unit, as C that is compiled
    already: it is long, and programs are made of it again and again. CheckFailure where their bytes
    are not what the table knows, or depend on a secret where they must not.
    """
    source = f"src/{emitted.prefix}_vectors.S"
    target = scratch / "vectors.o"
    text = scratch / "vectors_as_c.c"
    compiled = scratch / "vectors_as_c.o"
    run([*with_flags(compiler, ("-c", "-fPIC")), emitted.folder / source, "-o", target])
    codes = routines_in(read_objects(target), emitted)
    functions = [
        _function(emitted, row, codes[row.name]) if row.name in codes else _missing(row)
        for row in vector_routines(emitted)
        if not row.path
    ]
    text.write_text(HEAD.format(source=source) + "\n".join(functions), encoding="utf-8")
    run([*with_flags(compiler, ("-O1", "-c", "-fPIC")), text, "-o", compiled])
    return [compiled if each == source else emitted.folder / each for each in emitted.sources]


def _missing(row: RoutineSpec):
    raise EcgenError(f"the object has no routine {row.name}.", hint="Build the library again.")


def _function(emitted: Emitted, row: RoutineSpec, code: Code) -> str:
    """One routine; its bytes are checked on the way."""
    record, lanes = VECTORS[emitted.isa], emitted.vectors_of(row)
    unit = next(
        unit for unit in (*record.units, *record.batches) if unit.extensions == lanes.extensions
    )
    arguments = tuple((a.name, a.direction, range(a.words // unit.lanes)) for a in row.arguments)
    machine, constants = record.decode(code, arguments, unit.isa)
    record.validate(machine, len(constants), {name: len(limbs) for name, _, limbs in arguments})
    scan_secrets(machine, record.table)
    return function_text(f"{emitted.prefix}_{row.name}", machine, constants, record)


def function_text(name: str, machine: MachineProgram, constants, record: VectorSet) -> str:
    """A decoded routine as a C function."""
    return _Writer(machine, constants, record).run(name)


class _Writer:
    """`held` maps places that are no argument to the C expressions, one a lane, that they hold."""

    def __init__(self, machine: MachineProgram, constants, record: VectorSet):
        self.machine, self.record, self.lines, self.count, self.width = (
            machine,
            record,
            [],
            0,
            record.lanes_of(machine.isa)[0],
        )
        self.outer = record.lanes_of(machine.isa)[1]
        self.sizes: dict[str, int] = {}
        self.gathered: dict[tuple[str, ...], str] = {}
        self.held: dict = {
            ("const", 8 * self.width * k): (
                tuple(f"0x{word:x}ull" for word in lanes) * (self.width // len(lanes))
            )
            for k, lanes in enumerate(constants)
        }

    def run(self, name: str) -> str:
        for instr in self.machine.body:
            self.step(instr)
        parameters = ", ".join(
            f"{'const ' if direction == 'in' else ''}uint64_t *{argument}"
            for argument, direction, _ in self.machine.arguments
        )
        return "\n".join([f"void {name}({parameters})", "{", *self.lines, "}", ""])

    def step(self, instr) -> None:
        _, _, name, *sources = self.record.table[instr.mnemonic].meaning[0].split()
        named = dict(zip(OPERANDS, instr.operands))
        args = [self.read(named[token]) for token in sources]
        numbers = next(
            (
                self.record.table.numbers_of(instr.mnemonic, o.value)
                for o in instr.operands
                if isinstance(o, Imm)
            ),
            (),
        )
        self.write(instr.operands[0], self.lanes(name, args, numbers))

    def lanes(self, name: str, args, numbers) -> tuple[str, ...]:
        if name in ("copy", "twice"):
            return args[0] * (2 if name == "twice" else 1)
        if name in ROUTES:
            args = [*args[:-1], [int(place.removesuffix("ull"), 0) for place in args[-1]]]
        if name in CROSSING:
            return selected(name, args, numbers)
        if name == "mix":
            args, numbers = [args[k] for k in numbers], ()
        if name not in (*IN_C, *CALLED):
            raise EcgenError(f"lanes of words have no operation {name}.")
        vectors = [self.vector(tuple(arg[: self.width])) for arg in args]
        if name in CALLED:
            return self.kept(
                self.width,
                None,
                f"{name}{self.width}(&{{}}, {', '.join(f'&{each}' for each in vectors)});",
            )
        return self.kept(self.width, IN_C[name].format(*vectors, *numbers))

    def kept(self, width: int, expression: str | None, call: str = "") -> tuple[str, ...]:
        """The lanes of a variable that holds it, or that a call writes."""
        self.count += 1
        name = f"t{self.count}"
        self.sizes[name] = width
        self.lines.append(
            f"    {'const ' * (not call)}lanes{width} {name}"
            f"{f' = {expression}' if expression else ''};{' ' * bool(call)}{call.format(name)}"
        )
        return tuple(f"{name}[{k}]" for k in range(width))

    def vector(self, lanes: tuple[str, ...]) -> str:
        """A variable with these lanes."""
        name = lanes[0].removesuffix("[0]")
        if self.sizes.get(name) == len(lanes) and lanes == tuple(
            f"{name}[{k}]" for k in range(len(lanes))
        ):
            return name
        if lanes not in self.gathered:
            self.gathered[lanes] = self.kept(len(lanes), f"{{{', '.join(lanes)}}}")[0].removesuffix(
                "[0]"
            )
        return self.gathered[lanes]

    def read(self, operand) -> tuple[str, ...]:
        place = (
            whole(operand.name, self.width)
            if isinstance(operand, Reg)
            else (operand.space, operand.offset)
        )
        if place in self.held:
            return (
                self.held[place][: self.outer]
                if isinstance(operand, Reg) and operand.name != place
                else self.held[place]
            )
        if isinstance(operand, Mem) and operand.space not in ("slot", "const"):
            return self.kept(
                self.outer, f"*(const lanes{self.outer} *)({operand.space} + {operand.offset // 8})"
            )
        raise EcgenError(f"{self.machine.name} reads {operand}, which nothing was written to.")

    def write(self, operand, lanes) -> None:
        if isinstance(operand, Mem) and operand.space != "slot":
            self.lines.append(
                f"    *(lanes{len(lanes)} *)({operand.space} + {operand.offset // 8}) ="
                f" {self.vector(lanes)};"
            )
        else:
            self.held[
                (
                    whole(operand.name, self.width)
                    if isinstance(operand, Reg)
                    else (operand.space, operand.offset)
                )
            ] = lanes
