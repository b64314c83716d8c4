"""What the house knows of an instruction set: one record, exported by the set's own folder as
`record.RECORD`.

A new instruction set is a new folder with such a file; nothing outside of it names it.
"""

import platform
from collections.abc import Callable
from dataclasses import dataclass, field
from types import ModuleType

from ecgen.isa.routine import EmittedRoutine
from ecgen.machine.table import InstructionTable


def _lines(emitted: EmittedRoutine) -> list[str]:
    return list(emitted.lines)


@dataclass(frozen=True)
class InstructionSet:
    """What of it is not said by its name:

    levels         from the plainest to the fullest, with `needed` features of `features`, said to a
                   user by `level_hint`
    backend        the module that makes checked machine code, see below
    guard          the C preprocessor condition under which the code can run; `wants`: what #error
                   tells a compiler whose processor is another one
    abis           name -> (attribute of a routine in C, remark); `abi` is the usual one
    compiler       builds the library, with `flags` by level
    shell          the template of a source file, `frame_notes` the lines of a routine with what
                   unwinds them
    emulation      the module whose EMULATION runs and watches its code (run/emulation.py); "": the
                   build machine may run it natively
    trampoline     where it runs natively: the template through which its routines are called
    machines       what a system calls computers that run it, for which libraries carry programs
                   that test and time them there
    cpu_check      "cpuid" if the CPU can be asked at run time, else ""; then `cpuid_bits` are those
                   of leaf 7, register EBX
    vector_bytes   of the vectors that C code may use, by feature, "" for every CPU; `vector_level`:
                   that of the code beside packed routines, "" if there are none
    halved         levels whose code multiplies no whole words where secrets are: on some processors
                   the time of that depends on the factors
    compiled       the routines are C, of which the user's compiler makes the machine code: no
                   instructions, stack or code sizes are claimed of them, no calling convention is
                   tested, and any machine for which a compiler is at hand may build and run them
    certified      what its instructions do stands in proofs/theories/Semantics.v
    triples        how names of targets begin that compilers for them have, if they are not C
    kconfig        on what options of Zephyr the code of a level depends
    elf            the machine of its ELF files, as run/binary/objects.py calls it; `distances`: by
                   format of the file the numbers of the relocations that put the distance to a
                   symbol into four bytes
    vcpkg          what vcpkg calls its processors, "" where any will do
    entries        the module that makes the assembly by which public functions of secrets are
                   entered and cleared behind, in a file of the template `entry_shell`; None: C does
                   that. It has `entry_lines(name, arguments, has_result, size)`, `routines()`: name
                   -> lines of what these go on to, `rounded(size)`, `larger(size)`, `own_bytes()`
    figures        what a CPU file has to say, as TABLE.KEY: costs are weighed by it
    ways           the module that makes the assembly by which public functions go on to those of
                   the level that the CPU has (library/pipeline/ways.py): `entry_lines(name, ways)`,
                   `routines(ways)`, `instructions(number)`, `read_entry(code, links)`: what bytes
                   go on to; None: that is not chosen at run time

    The back end has
    - `LEVELS`, `ROWS`: how code of each level adds rows of word products; `backend_of(target, abi,
      red_zone)`, `lowerings(prime, level)`, `lower_routine` (isa/lowering.py);
    - `emit(routine, backend)`, which is `checked(draft(routine, backend))`, `emit_power(routine,
      name, backend)`, `emit_calls(routine, prime, callee_of, backend)`: a point routine as calls of
      its operations, or None;
    - `HELD`: elements up to that many words stay in registers between the rounds of a power;
      `MOVES`: a word is moved under a flag in one instruction, so that divsteps are worth a
      routine;
    - `estimate`: None, or a quick cost of a lowered routine by which formulas are chosen before one
      is emitted; without it `least_cycles(limbs, target)`, a lower bound of `model_cycles`: what is
      not below the best so far by that is not emitted; beside that, where code may be too long for
      the cache of decoded instructions, `least_instructions(limbs)`;
    - `model_cycles(emitted, target)` and `MODEL`, what they are; `footprint(emitted)`: (bytes of
      code, None if only the assembler knows them; rows of RoutineSpec.profiles);
    - where the record is `compiled`, `read_unit(text, emitted, prefix, word)`: CheckFailure unless
      the routines in the text of a source file are those emitted;
    - for `ecgen check --prove`, where it is not `compiled`, `decode(code, arguments, abi)`: the
      machine program that bytes are (machine/code.py), CheckFailure where they are none;
      `validate_machine(machine)`; `WITH_CALLS`, the table with the calls that it has;
      `convention(abi)` of those;
    - for listings `instruction_text(instr)`, `timeline(emitted, target)`: the instructions as
      TimedLines, `REGISTERS`: what their column of registers shows; for `ecgen explain` the
      mnemonics `MULTIPLICATIONS` and `FREE`, the levels that use `TUNED` orders, and
      `ordered_limbs(routine, backend)`.
    """

    name: str
    title: str
    word_bits: int
    levels: tuple[str, ...]
    level_hint: str
    features: tuple[str, ...]
    needed: dict[str, tuple[str, ...]]
    table: InstructionTable
    backend: ModuleType
    guard: str
    abis: dict[str, tuple[str, str]]
    abi: str
    compiler: str
    shell: str
    frame_notes: Callable[[EmittedRoutine], list[str]] = _lines
    emulation: str = ""
    trampoline: str = ""
    machines: tuple[str, ...] = ()
    cpu_check: str = ""
    cpuid_bits: dict[str, int] = field(default_factory=dict)
    vector_bytes: dict[str, int] = field(default_factory=dict)
    vector_level: str = ""
    flags: dict[str, str] = field(default_factory=dict)
    halved: tuple[str, ...] = ()
    compiled: bool = False
    certified: bool = False
    triples: tuple[str, ...] = ()
    kconfig: dict[str, str] = field(default_factory=dict)
    elf: str = ""
    vcpkg: str = ""
    distances: dict[str, tuple[int, ...]] = field(default_factory=dict)
    wants: str = ""
    entries: ModuleType | None = None
    entry_shell: str = ""
    figures: tuple[str, ...] = ()
    ways: ModuleType | None = None

    @property
    def host(self) -> bool:
        """Whether its code is checked natively where libraries are built."""
        return not self.emulation

    @property
    def hosted(self) -> bool:
        """Whether its libraries are for computers with a system, not for bare processors."""
        return self.host or bool(self.machines)

    @property
    def here(self) -> bool:
        """Whether this computer runs its code itself, be it watched in an emulator or not."""
        return self.host or platform.machine().lower() in self.machines

    @property
    def watched(self) -> bool:
        """Whether routines are called through a trampoline that watches registers and stack."""
        return self.host and not self.compiled

    @property
    def suffix(self) -> str:
        """The ending of a source file of routines."""
        return ".c" if self.compiled else ".S"

    def widest_vector(self, features: tuple[str, ...]) -> int:
        """Bytes of the widest vectors of C code on a CPU with these features, 0 if there are
        none.
        """
        return max(
            (size for name, size in self.vector_bytes.items() if not name or name in features),
            default=0,
        )
