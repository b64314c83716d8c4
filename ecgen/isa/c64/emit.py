"""Routine -> checked C: lower, print, read the text back, validate what was read.

A statement stands for one limb operation, in the order of the lowering; the compiler allocates and
schedules. What is checked is the text: it is parsed (text.py), and `check_translation` proves that
the program that it is stores exactly the words its LimbProgram names, for all inputs.
`scan_secrets` has seen no address, branch or unsafe statement that depends on a secret. What a
compiler makes of it is tested on the binary (`ecgen check`); masks and selections go through
barriers that hide from it where a value comes from.
"""

import re
from dataclasses import dataclass, field, replace

from ecgen.errors import CheckFailure, Defect, ScheduleError
from ecgen.field.kinds import lowerings_of
from ecgen.field.operation import Lowerings
from ecgen.field.products.maal import lower_products
from ecgen.field.products.rows import MULTIPLY_ADD
from ecgen.field.reduction.linear import lower_linear
from ecgen.field.representation import Representation
from ecgen.isa.c64.table import TABLE
from ecgen.isa.c64.text import FRAME, STACK, function_lines, instruction_text, read_function
from ecgen.isa.lowering import lowered_by
from ecgen.isa.operations import callee, frame_of, result_copies, signature_of
from ecgen.isa.routine import EmittedRoutine, LimbRoutine, TimedLine
from ecgen.limb.ir import LimbProgram
from ecgen.machine.ir import Imm, Instr, Label, MachineProgram, Mem, Reg, Sum
from ecgen.machine.secrets import scan_secrets
from ecgen.machine.validation.calls import Convention, Elements, check_calls
from ecgen.machine.validation.lift import check_translation
from ecgen.machine.validation.loops import check_power, power_arguments
from ecgen.program.routine import Routine

LEVEL = "portable"
LEVELS = (LEVEL,)
ROWS = {LEVEL: MULTIPLY_ADD}
HELD = 64  # between the rounds of a power the compiler decides
MOVES = False
FREE = {"mov", "store", "word", "flag", "lea"}
MULTIPLICATIONS = {"mulwide", "maal", "mullo", "high", "maalhigh"}
TUNED: tuple[str, ...] = ()
REGISTERS: tuple[str, ...] = ()
MODEL = (
    "{multiply:g} for a word multiplication + {integer:g} for another operation that a compiler may"
    " make of the C"
)
# What a statement is to a processor, beside the multiplication itself: estimates of the
# instructions that a compiler makes of it, not counted. They are
# weights of choices, never grounds of a proof.
OTHERS = {
    "maal": 4,
    "add": 2,
    "sub": 2,
    "select": 3,
    "topand": 2,
    "shld": 2,
    "shrd": 2,
    "iszero": 2,
    "mulwide": 0,
    "mullo": 0,
    "high": 0,
    "maalhigh": 4,
}
NOT_C = {
    "do",
    "if",
    "for",
    "int",
    "char",
    "long",
    "auto",
    "goto",
    "else",
    "case",
    "enum",
    "void",
    FRAME,
    STACK,
}


@dataclass(frozen=True)
class Backend:
    """`window`, `ahead` and `orders` are for back ends that move blocks; here they have no
    effect.
    """

    isa: str
    bits: int
    level: str = LEVEL
    abi: str = "c"
    window: int = 0
    ahead: int = 0
    orders: dict = field(default_factory=dict)


def backend_of(target, abi: str = "c", red_zone: bool = False) -> Backend:
    """The back end for a CPU file."""
    return Backend(target.isa, target.word_bits)


def lowerings(prime: Representation, level: str) -> Lowerings:
    """How products and linear forms of elements in this representation are lowered."""
    return lowerings_of(prime, ROWS[level], Lowerings(lower_products, lower_linear))


lower_routine = lowered_by(lowerings)


def ordered_limbs(routine: LimbRoutine, backend: Backend) -> LimbProgram:
    """The routine's operations in the order in which they are emitted."""
    return routine.limbs


def emit(routine: LimbRoutine, backend: Backend) -> EmittedRoutine:
    """The C of one routine, checked."""
    return checked(draft(routine, backend))


def draft(routine: LimbRoutine, backend: Backend) -> EmittedRoutine:
    """The C of one routine, to be weighed, not yet `checked`."""
    names = _Names(routine)
    body = [
        *names.loads(routine.arguments),
        *_statements(routine.limbs, names),
        *names.stores(routine.arguments),
    ]
    returned = [words[0] for _, direction, words in routine.arguments if direction == "return"]
    machine = _machine(
        routine, backend, body, returns=names.of(returned[0]).name if returned else ""
    )
    return _printed(routine, machine)


def checked(made: EmittedRoutine) -> EmittedRoutine:
    """The draft, if what its text says passes every check; else the error of the first that it does
    not.
    """
    machine = _reread(made)
    check_translation(made.routine.limbs, machine, made.routine.arguments, TABLE)
    scan_secrets(machine, TABLE)
    return made


def emit_power(routine: LimbRoutine, name: str, backend: Backend) -> EmittedRoutine:
    """`name(r, a, count)`: the one-argument routine applied `count` >= 1 times, the element in
    variables between rounds.
    """
    names = _Names(routine, ("count",))
    (_, _, results), (source, _, words) = routine.arguments
    kept = [names.of(word) for word in words]
    head = [
        Instr("mov", (place, Mem(source, _offset(routine, k), source)))
        for k, place in enumerate(kept)
    ]
    body = _statements(routine.limbs, names)
    # a result may be the argument's own word of another place: all are read before one is written
    found = [names.value(word) for word in results]
    through = [
        names.new(f"next_{k}") if value in kept[:k] else value for k, value in enumerate(found)
    ]
    body += [Instr("mov", (place, value)) for place, value in zip(through, found) if place != value]
    body += [Instr("mov", (place, value)) for place, value in zip(kept, through) if place != value]
    tail = [
        Instr("store", (Mem("r", _offset(routine, k), "r"), place)) for k, place in enumerate(kept)
    ]
    arguments = power_arguments(routine)
    counter = Reg("count")
    machine = replace(
        _machine(replace(routine, name=name, arguments=arguments), backend, body),
        head=tuple(head),
        tail=tuple(tail),
        counter=counter,
        latch=(Instr("countdown", (counter,)),),
    )
    made = _printed(replace(routine, name=name), machine)
    read = _reread(made)
    check_power(routine.limbs, read, arguments, tuple(kept), (Reg("r"),), TABLE)
    scan_secrets(read, TABLE, ("count",))
    return made


def emit_calls(
    routine: Routine, prime: Representation, callee_of, backend: Backend
) -> EmittedRoutine:
    """The routine as calls of the proven routines callee_of(op), on the arrays of the caller and a
    frame. ScheduleError for one with a flag.
    """
    if any(a.direction == "word" for a in routine.arguments):
        raise ScheduleError(f"{routine.name} has a flag.")
    word = backend.bits // 8
    found = {
        i: callee_of(op)
        for i, op in enumerate(routine.program.ops)
        if op.name not in ("const", "copy")
    }
    places, elements = frame_of(routine)

    def place(value: str) -> tuple[str, int]:
        array, number = places[value]
        return array or STACK, number * prime.n * word

    def at(value: str, k: int) -> Mem:
        array, offset = place(value)
        return Mem(array, offset + word * k, "slot" if array == STACK else array)

    body: list[Instr] = []
    for i, op in enumerate(routine.program.ops):
        match op.name:
            case "const":
                body += [
                    Instr("mov", (at(op.outs[0], k), Imm(limb)))
                    for k, limb in enumerate(prime.limbs(prime.encode(op.const)))
                ]
            case "copy":
                body += [
                    Instr("mov", (at(op.outs[0], k), at(op.args[0], k))) for k in range(prime.n)
                ]
            case _:
                lines = [
                    Instr("lea", (Reg(f"#{k}"), Sum(array, "", 1, offset)))
                    for k, (array, offset) in enumerate(map(place, (*op.outs, *op.args)))
                ]
                constant = "" if op.const is None else f"; {op.const}"
                body += [
                    replace(
                        lines[0],
                        note=f"{', '.join(op.outs)} = {op.name}({', '.join(op.args)}{constant})",
                    ),
                    *lines[1:],
                    Instr("call", (Label(found[i].name),)),
                ]
    for value, public in result_copies(routine):
        body += [Instr("mov", (at(f"out:{public}", k), at(value, k))) for k in range(prime.n)]
    lowered, callees = signature_of(routine, prime), tuple(found[i] for i in sorted(found))
    saved = (*(a.name for a in routine.arguments), STACK)
    made = _printed(
        lowered, replace(_machine(lowered, backend, body), slots=elements * prime.n, saved=saved)
    )
    read = _reread(made)
    known = {
        c.name: replace(
            callee(c), registers=tuple(f"#{k}" for k in range(len(c.machine.arguments)))
        )
        for c in callees
    }
    stored = Elements(prime.n, word, prime.encode)
    check_calls(read, routine, known, stored, Convention(saved[:-1], STACK, 1, 0))
    scan_secrets(read, TABLE)
    return replace(
        made, callees=callees, frame=made.frame + max((c.frame for c in callees), default=0)
    )


class _Names:
    """Names of C for the values of a routine's limb program; `more` are taken already."""

    def __init__(self, routine: LimbRoutine, more=()):
        self.routine, self.size = routine, routine.limbs.bits // 8
        self.taken = {name for name, _, _ in routine.arguments} | set(more) | NOT_C
        self.known: dict[str, Reg] = {}
        self.constants = {
            op.outs[0]: Imm(op.constant(0)) for op in routine.limbs.ops if op.name == "const"
        }
        for name, direction, words in routine.arguments:
            if direction == "word":
                self.known[words[0]] = Reg(name)

    def new(self, wanted: str) -> Reg:
        name = re.sub(r"\W", "_", wanted)
        name = name if name[0].isalpha() and not name.startswith("P_") else f"x_{name}"
        while name in self.taken:
            name += "_"
        self.taken.add(name)
        return Reg(name)

    def of(self, value: str) -> Reg:
        """The variable of a value that a statement gives or that was loaded."""
        if value not in self.known:
            self.known[value] = self.new(value)
        return self.known[value]

    def value(self, arg):
        """An argument of an operation: a variable, or a constant, which needs none."""
        return (
            Imm(arg)
            if isinstance(arg, int)
            else self.constants[arg]
            if arg in self.constants
            else self.of(arg)
        )

    def loads(self, arguments) -> list[Instr]:
        """Those of the words that something reads."""
        read = _read(self.routine.limbs)
        return [
            Instr("mov", (self.of(word), Mem(name, self.size * k, name)))
            for name, direction, words in arguments
            if direction == "in"
            for k, word in enumerate(words)
            if word in read
        ]

    def stores(self, arguments) -> list[Instr]:
        return [
            Instr("store", (Mem(name, self.size * k, name), self.value(word)))
            for name, direction, words in arguments
            if direction in ("out", "again")
            for k, word in enumerate(words)
        ]


def _offset(routine: LimbRoutine, k: int) -> int:
    return routine.limbs.bits // 8 * k


# Operations of which nobody reads the second result.
FIRST_ALONE = {
    "add": "sum",
    "adc": "sumc",
    "sub": "difference",
    "sbb": "differencec",
    "mulwide": "high",
    "maal": "maalhigh",
}


def _read(limbs: LimbProgram) -> set[str]:
    """The values that a statement or a caller reads."""
    return {
        arg for op in limbs.ops if op.name != "zero" for arg in op.args if isinstance(arg, str)
    } | {limb for e in limbs.outputs for limb in e.limbs}


def _statements(limbs: LimbProgram, names: _Names) -> list[Instr]:
    """One statement for each operation that is one; constants stand where they are read, claims are
    proven elsewhere.
    """
    read = _read(limbs)
    notes: dict[int, list[str]] = {}
    found = []
    for index, note in limbs.notes:
        notes.setdefault(index, []).append(note)
    for index, op in enumerate(limbs.ops):
        note = "; ".join(notes.get(index, ()))
        if op.name in ("zero", "const"):
            continue
        args = tuple(names.value(arg) for arg in op.args)
        if op.name in FIRST_ALONE and op.outs[1] not in read:
            found.append(
                Instr(FIRST_ALONE[op.name], (names.of(op.outs[0]), *args), note, op.result)
            )
        else:
            outs = tuple(names.of(out) if out else names.new("unused") for out in op.outs)
            found.append(Instr(op.name, (*outs, *args), note, op.result))
    return found


def _machine(routine: LimbRoutine, backend: Backend, body, returns: str = "") -> MachineProgram:
    arguments = tuple(
        (name, direction, name)
        for name, direction, _ in routine.arguments
        if direction not in ("return", "again")
    )
    return MachineProgram(
        name=routine.name,
        isa=backend.isa,
        abi=backend.abi,
        arguments=arguments,
        body=tuple(body),
        saved=(),
        slots=0,
        red_zone=False,
        returns=returns,
    )


def _written(routine: LimbRoutine, machine: MachineProgram) -> frozenset[str]:
    """The arrays that the routine stores to."""
    return frozenset(
        name
        for name, direction, _ in (*routine.arguments, *machine.arguments)
        if direction in ("out", "again")
    )


def _printed(routine: LimbRoutine, machine: MachineProgram) -> EmittedRoutine:
    bits = routine.limbs.bits
    lines = function_lines(machine, _written(routine, machine), bits)
    count = sum(
        (
            1 + OTHERS.get(i.mnemonic, 0)
            if i.mnemonic in MULTIPLICATIONS
            else OTHERS.get(i.mnemonic, 1)
        )
        for i in machine.instructions
    )
    return EmittedRoutine(
        routine.name, lines, machine, routine, None, count, frame=frame_bytes(machine, bits)
    )


def frame_bytes(machine: MachineProgram, bits: int) -> int:
    """What a compiler may keep of the routine on the stack, at most: without optimisation every
    variable, and what a statement calls.
    """
    assigned = sum(
        isinstance(operand, Reg) for i in machine.instructions for operand in i.operands[:2]
    )
    return bits // 8 * (assigned + machine.slots) + 512


def _reread(made: EmittedRoutine) -> MachineProgram:
    """The program that the text is; CheckFailure where that is not the one that was printed."""
    return read_unit("\n".join(made.lines), (made,), "P", "WORD")[0]


def read_unit(text: str, emitted, prefix: str, word: str) -> tuple[MachineProgram, ...]:
    """The programs of the functions in a source file, which are to be those of `emitted`;
    CheckFailure if one is missing, or another.
    """
    found = []
    for made in emitted:
        start = re.search(
            rf"^{prefix.upper()}_ABI \S+ {prefix}_{made.name}\(.*?^}}$",
            text,
            re.MULTILINE | re.DOTALL,
        )
        if not start:
            raise CheckFailure(f"{made.name} is not in the C that was written.")
        machine = read_function(
            start[0].split("\n"), made.machine, made.routine.limbs.bits, prefix, word
        )
        if machine != _plain(made.machine):
            raise Defect(f"the C of {made.name} is not the program that was printed.")
        found.append(machine)
    return tuple(found)


def _plain(machine: MachineProgram) -> MachineProgram:
    """Without notes, which are comments."""
    return replace(machine, body=tuple(replace(i, note="") for i in machine.body))


def estimate(routine: LimbRoutine) -> float:
    """Modelled operations of a routine without loads and stores: enough to tell formulas apart
    quickly.
    """
    return sum(
        1 + OTHERS.get(op.name, 0) if op.name in MULTIPLICATIONS else OTHERS.get(op.name, 1)
        for op in routine.limbs.ops
        if op.name not in ("zero", "const", "word", "flag")
    )


def model_cycles(routine: EmittedRoutine, target) -> float:
    """Modelled core cycles: what a compiler may make of the statements at the target's rates, those
    of callees too.
    """
    weights, rows = target.model, [i.mnemonic for i in routine.machine.body]
    products = sum(name in MULTIPLICATIONS for name in rows)
    others = sum(OTHERS.get(name, 1) for name in rows if name not in FREE)
    called = sum(model_cycles(each, target) for each in routine.callees)
    return round(products * weights["multiply"] + others * weights["integer"] + called, 2)


def footprint(routine: EmittedRoutine) -> tuple[None, tuple[()]]:
    """(bytes of code: the compiler's, so unknown; no profiles)."""
    return None, ()


def timeline(routine: EmittedRoutine, target) -> tuple[TimedLine, ...]:
    """The statements; the model's rates know no order."""
    weights, spent, found = target.model, 0.0, []
    for instr in routine.machine.instructions:
        cost = (weights["multiply"] if instr.mnemonic in MULTIPLICATIONS else 0) + (
            0 if instr.mnemonic in FREE else OTHERS.get(instr.mnemonic, 1) * weights["integer"]
        )
        found.append(
            TimedLine(
                instruction_text(instr, routine.routine.limbs.bits), round(spent, 2), cost, instr
            )
        )
        spent += cost
    return tuple(found)
