"""Single changes of the bytes of a routine, chosen at random: a register, a constant, an offset, an
opcode, an instruction dropped, two neighbours swapped.

As a program (`python -m tests.support.run.byte_mutants DIR [COUNT [ROUTINE ...]]`) it makes COUNT
changes of each of ten routines of the library in DIR, or of those that are named, has each proven,
and prints those that are still accepted, each with what is different behind it (of vector routines:
whether the results are the same). No change is counted twice, and none that leaves the instructions
the same, that a linker overwrites, or that swaps neighbours of which neither touches what the other
writes.
"""

import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import capstone
from capstone import x86

from ecgen.errors import EcgenError
from ecgen.isa.armv7em import decode as thumb
from ecgen.isa.disassembler import disassembler
from ecgen.isa.facts import FACTS, VECTORS
from ecgen.isa.vectors import VectorRoutine
from ecgen.isa.x86_64 import decode as amd64
from ecgen.library.packed.ladders import claimed_routines
from ecgen.limb.lanes.interpret import evaluate, trace_vectors
from ecgen.limb.lanes.ir import LANES, VALUES, VectorOp
from ecgen.machine.code import Code, Link
from ecgen.machine.ir import MachineProgram
from ecgen.machine.validation.lift_lanes import VECTOR, Replay
from ecgen.machine.validation.loops import power_arguments
from ecgen.run.binary.routine_bytes import assembled_objects, routines_in, vector_routines
from ecgen.run.emitted import read_emitted
from ecgen.run.proof.routines import claims_of, decoded, prove_code, prove_vector_code
from tests.support.machine.interpret import Machine, executed, machine_of

KINDS = ("register", "constant", "offset", "opcode", "dropped", "swapped")
TEN = (
    "fe_mul",
    "fe_sqr",
    "fe_nsqr",
    "fe_canon",
    "fe_is_zero",
    "fe_cneg",
    "sc_mul",
    "sc_reduce_wide",
    "ext_dbl",
    "ext_readd",
)


@dataclass(frozen=True)
class Piece:
    """One instruction: its bytes, what its field is linked to, and the number of the instruction
    that it branches to.
    """

    data: bytes
    link: Link | None = None
    target: int | None = None


@dataclass(frozen=True)
class Mutant:
    kind: str
    number: int
    text: str
    code: Code


def raw_instructions(code: Code, thumbs: bool) -> list:
    return list(
        disassembler(*(thumb if thumbs else amd64).MACHINE)[1].disasm(code.data, code.address)
    )


def pieces_of(code: Code, raws) -> list[Piece]:
    number = {raw.address: k for k, raw in enumerate(raws)}
    found = []
    for raw in raws:
        link = next(
            (link for at, link in code.links.items() if raw.address <= at < raw.address + raw.size),
            None,
        )
        target = (
            number.get(raw.operands[0].imm) if raw.mnemonic in ("jne", "bne", "bne.w") else None
        )
        found.append(Piece(bytes(raw.bytes), link, target))
    return found


def assembled(code: Code, pieces: list[Piece]) -> Code:
    """The code with other instructions: branches of x86-64 go to the same instruction as before,
    links stay with their calls.
    """
    starts, at = [], code.address
    for piece in pieces:
        starts.append(at)
        at += len(piece.data)
    data, links = b"", {}
    for start, piece in zip(starts, pieces):
        own = piece.data
        end = start + len(own)
        if piece.target is not None and own[0] in (0x75, 0x0F):
            size = 1 if own[0] == 0x75 else 4
            own = own[:-size] + (starts[piece.target] - end).to_bytes(size, "little", signed=True)
        if piece.link:
            links[end - 4] = piece.link
        data += own
    return replace(code, data=data, links=links)


def mutant(code: Code, random: Random, thumbs: bool = False) -> Mutant | None:
    """One change, None where the one that was drawn is none."""
    raws = raw_instructions(code, thumbs)
    pieces, kind, k = pieces_of(code, raws), random.choice(KINDS), random.randrange(len(raws))
    if kind == "dropped":
        target = [
            replace(p, target=p.target - (p.target > k)) if p.target is not None else p
            for p in pieces
        ]
        return Mutant(
            kind, k, amd64.text_of(raws[k]), assembled(code, target[:k] + target[k + 1 :])
        )
    if kind == "swapped":
        if k + 1 == len(raws) or _independent(raws[k], raws[k + 1]):
            return None
        changed = [*pieces[:k], pieces[k + 1], pieces[k], *pieces[k + 2 :]]
        return Mutant(
            kind,
            k,
            f"{amd64.text_of(raws[k])}; {amd64.text_of(raws[k + 1])}",
            assembled(code, changed),
        )
    other = _changed(raws[k], kind, random, thumbs)
    if (
        other is None
        or other == pieces[k].data
        or (pieces[k].link and other[:-5] == pieces[k].data[:-5])
    ):
        return None  # what a linker overwrites is no change
    made = assembled(
        code, [*pieces[:k], replace(pieces[k], data=other, target=None), *pieces[k + 1 :]]
    )
    after = raw_instructions(made, thumbs)
    if [amd64.text_of(r) for r in after] == [amd64.text_of(r) for r in raws]:
        return None  # another encoding of the same
    new = next(
        (
            amd64.text_of(b)
            for a, b in zip(raws, after)
            if (a.address, amd64.text_of(a)) != (b.address, amd64.text_of(b))
        ),
        other.hex(),
    )
    return Mutant(kind, k, f"{amd64.text_of(raws[k])} -> {new}", made)


def _independent(a, b) -> bool:
    """Whether neither instruction reads or writes what the other writes: registers, single flags,
    words of memory. Arrays are the same or apart, so that words at different offsets are different,
    and the frame is apart from arrays."""
    (ra, wa), (rb, wb) = _touched(a), _touched(b)
    return not (wa & (rb | wb) or wb & ra)


def _touched(raw) -> tuple[set, set]:
    """(what is read, what is written)."""
    reads, writes = (
        {_wide(raw.reg_name(r)) for r in registers} - {"rflags", "cpsr"}
        for registers in raw.regs_access()
    )
    flags = [getattr(x86, name) for name in dir(x86) if name.startswith("X86_EFLAGS_")]
    if raw._cs.arch == capstone.CS_ARCH_X86:
        for bit in (f for f in flags if raw.eflags & f):
            name = next(
                n for n in dir(x86) if n.startswith("X86_EFLAGS_") and getattr(x86, n) == bit
            )
            _, _, how, flag = name.split("_")
            (reads if how in ("TEST", "PRIOR") else writes).add(flag)
    else:
        name = raw.mnemonic.removesuffix(".w")
        if name in ("adc", "adcs", "sbc", "sbcs", "sel"):
            reads.add("flags")
        if raw.update_flags or name in ("uadd8", "cmp"):
            reads.add("flags")  # those that it leaves as they were
            writes.add("flags")
    for operand in raw.operands if raw.mnemonic != "lea" else ():
        if operand.type == capstone.CS_OP_MEM:
            place = ("memory", raw.reg_name(operand.mem.base) in ("rsp", "sp"), operand.mem.disp)
            if operand.access & capstone.CS_AC_WRITE or raw.mnemonic.startswith("str"):
                writes.add(place)
            if operand.access & capstone.CS_AC_READ:
                reads.add(place)
    return reads, writes


def _wide(name: str) -> str:
    """The whole register; all flags are one place."""
    return amd64.WIDE.get(name, amd64.BYTES.get(name, name))


def _changed(raw, kind: str, random: Random, thumbs: bool) -> bytes | None:
    """The bytes with another register, constant, offset or opcode."""
    data = bytearray(raw.bytes)
    # halfwords of fields: a bit of the first is the opcode or a register, of the second a register
    # or a constant
    if thumbs:
        bit = random.randrange(8 * len(data))
        data[bit // 8] ^= 1 << bit % 8
        return bytes(data)
    e = raw.encoding
    if kind == "constant":
        if not e.imm_size:
            return None
        data[e.imm_offset + random.randrange(e.imm_size)] ^= random.randrange(1, 256)
    elif kind == "offset":
        if not e.disp_size:
            return None
        data[e.disp_offset + random.randrange(e.disp_size)] ^= random.randrange(1, 256)
    elif kind == "register":
        if not e.modrm_offset:
            return None
        # the byte of VEX or EVEX that names a register, too
        third = {0xC4: 2, 0xC5: 1, 0x62: 2}.get(data[0])
        field = random.choice(("reg", "rm", *(("vvvv",) if third else ())))
        if field == "vvvv":
            data[third] ^= random.randrange(1, 16) << 3
        else:
            data[e.modrm_offset] ^= random.randrange(1, 8) << (3 if field == "reg" else 0)
    else:
        at = next(
            k for k, byte in enumerate(data) if byte not in amd64.PREFIXES and byte & 0xF0 != 0x40
        )
        at += random.randrange(max(1, (e.modrm_offset or at + 1) - at))
        data[at] ^= 1 << random.randrange(8)
    return bytes(data)


def survivors(
    code: Code, accepted, count: int, seed: str, thumbs: bool = False
) -> tuple[list[Mutant], Counter]:
    """(changes that are still accepted, how many of each kind were tried): `count` changes, or as
    many as are met in fifty draws for each.
    """
    random, tried, left, seen = Random(seed), Counter(), [], set()
    for _ in range(50 * count):
        made = mutant(code, random, thumbs) if sum(tried.values()) < count else None
        if made is not None and made.code.data not in seen:
            seen.add(made.code.data)
            tried[made.kind] += 1
            if accepted(made.code):
                left.append(made)
    return left, tried


def judge(name: str, claims, rows, emitted, code: Code) -> "Judge":
    """What says whether bytes are accepted as the routine; the routine's own must be."""

    def fits(claim, bytes_) -> bool:
        try:
            prove_code(bytes_, claim, emitted)
            return True
        except EcgenError:
            return False

    claim = next(claim for claim in claims.of(rows[name], rows) if fits(claim, code))
    return Judge(
        lambda changed: fits(claim, changed),
        lambda changed, seed: Run(claim, emitted, changed, seed),
        code,
    )


class Words:
    """What stands in for the table of nodes where a vector routine is executed on numbers instead
    of names.
    """

    def leaf(self, kind: str, word: int) -> int:
        assert kind == "const"
        return word

    def vector(self, name: str, args, numbers=()) -> tuple[int, ...]:
        if name == "mix" and numbers:
            args = [args[k] for k in numbers]
        if name == "halves" and len(args) == 1:
            args = (*args, (0,) * LANES)
        return evaluate(
            VectorOp(name, "", (*"abc"[: VALUES[name]], *(() if name == "mix" else numbers))), args
        )


@dataclass(frozen=True)
class VectorRun:
    """The results of a vector routine, by the table's meanings, on limbs within their bounds; of
    every second input half are at an end of them.
    """

    code: Code
    routine: VectorRoutine
    isa: str

    def results(self, seed: int) -> dict[str, tuple[tuple[int, ...], ...]]:
        random, record, program = Random(seed), VECTORS["x86_64"], self.routine.vectors
        machine, constants = record.decode(self.code, self.routine.arguments, self.isa)

        def limb(low: int, high: int) -> int:
            return (
                random.choice((low, high))
                if seed % 2 and random.random() < 0.5
                else random.randrange(low, high + 1)
            )

        inputs = {
            e.name: tuple(tuple(limb(*bounds) for _ in range(LANES)) for bounds in e.bounds)
            for e in program.inputs
        }
        values = trace_vectors(replace(program, ops=(), elements=(), outputs=()), inputs)
        memory = {
            (name, VECTOR * k): values[at]
            for name, direction, limbs in self.routine.arguments
            if direction == "in"
            for k, at in enumerate(limbs)
        }
        outputs = [
            (name, VECTOR * k)
            for name, direction, limbs in self.routine.arguments
            if direction == "out"
            for k in range(len(limbs))
        ]
        memory |= {("const", VECTOR * k): tuple(lanes) for k, lanes in enumerate(constants)}
        slots = {("slot", offset) for offset in range(0, 8 * machine.slots, VECTOR)}
        replay = Replay(machine, Words(), memory, {*outputs, *slots}, record.table)
        for instr in machine.body:
            replay.step(instr)
        return {at: replay.memory.get(at) for at in outputs}


@dataclass(frozen=True)
class VectorJudge:
    """As Judge, of a vector routine: any of the ways in which the manifest allows to make it is
    enough.
    """

    accepts: Callable
    run: Callable
    code: Code

    def is_same(self, changed: Code, count: int = 100) -> bool:
        return all(
            self.run(self.code).results(k) == self.run(changed).results(k) for k in range(count)
        )


def vector_judge(name: str, emitted, code: Code) -> VectorJudge:
    """As `judge`."""
    row = next(row for row in vector_routines(emitted) if row.name == name)
    isa = next(
        unit.isa
        for unit in VECTORS[emitted.isa].units
        if unit.extensions == emitted.packed.extensions
    )

    def fits(routine, bytes_) -> bool:
        try:
            return bool(prove_vector_code(bytes_, routine, row, emitted))
        except EcgenError:
            return False

    ways = [
        routine
        for own, routine in claimed_routines(
            emitted.curve, emitted.packed, claims_of(emitted).prime
        )
        if own == name
    ]
    way = next(routine for routine in ways if fits(routine, code))
    return VectorJudge(
        lambda changed: any(fits(routine, changed) for routine in ways),
        lambda changed: VectorRun(changed, way, isa),
        code,
    )


@dataclass(frozen=True)
class Judge:
    """`accepts(code)`: whether it is proven; `run(code, seed)`: its run, by the table's meanings,
    on inputs that the seed says.
    """

    accepts: Callable
    run: Callable
    code: Code

    def is_same(self, changed: Code, count: int = 100) -> bool:
        """Whether both compute the same on `count` inputs, edge values among them."""
        return all(
            self.run(self.code, k).results() == self.run(changed, k).results() for k in range(count)
        )

    def differs(self, changed: Code, count: int = 100) -> list[str]:
        """Where the two states differ right behind the change, in any of `count` runs and any round
        of a loop: registers, flags, words of the frame and of arrays.
        """
        found: set[str] = set()
        for k in range(count):
            first, second = self.run(self.code, k), self.run(changed, k)
            ends = changed_ends(first.machine, second.machine)
            for a, b in zip(first.behind(ends[0] - 1), second.behind(ends[1] - 1), strict=True):
                found |= {name for name in {*a, *b} if a.get(name) != b.get(name)}
        return sorted(found)


def listed(machine: MachineProgram) -> tuple:
    return (*machine.head, *machine.body, *machine.latch, *machine.tail)


def changed_ends(first: MachineProgram, second: MachineProgram) -> tuple[int, int]:
    """The numbers of the instructions in either from which on they are the same."""
    a, b = listed(first), listed(second)
    start = next((k for k, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))
    same = next(
        (k for k, (x, y) in enumerate(zip(a[start:][::-1], b[start:][::-1])) if x != y),
        min(len(a), len(b)) - start,
    )
    return len(a) - same, len(b) - same


class Run:
    """A run on random words; of every second input half are 0 or all ones. Flags are bits."""

    def __init__(self, claim, emitted, code: Code, seed: int):
        random, bits = Random(seed), emitted.word_bits
        self.machine, self.table = decoded(code, claim, emitted), FACTS[emitted.isa].table

        def word() -> int:
            return (
                random.choice((0, (1 << bits) - 1))
                if seed % 2 and random.random() < 0.5
                else random.getrandbits(bits)
            )

        rows = power_arguments(claim.limbs) if claim.power else claim.limbs.arguments
        arrays = {
            name: [word() for _ in words]
            for name, direction, words in rows
            if direction in ("in", "out")
        }
        self.state = machine_of(
            self.machine,
            arrays,
            {
                name: random.randrange(2) + claim.power
                for name, direction, _ in rows
                if direction == "word"
            },
            bits=bits,
        )

    def results(self) -> dict:
        """Arrays and the returned word at the end."""
        for _ in executed(self.machine, self.state, self.table):
            pass
        return self.state.arrays | {"returned": self.state.registers.get(self.machine.returns)}

    def behind(self, last: int) -> Iterator[dict]:
        """The states behind the instruction of that number, in each round of a loop; -1: at the
        beginning.
        """
        if last < 0:
            yield state_of(self.state)
        for number in executed(self.machine, self.state, self.table):
            if number == last:
                yield state_of(self.state)


def state_of(machine: Machine) -> dict:
    """Every place of the machine that holds a value, by name."""
    words = {
        f"{name}[{k}]": value for name, row in machine.arrays.items() for k, value in enumerate(row)
    }
    return {
        **machine.registers,
        **machine.flags,
        **{f"slot {at}": value for at, value in machine.slots.items()},
        **words,
    }


def explained(own: Judge | VectorJudge, each: Mutant) -> str:
    """A line about a change that is still accepted."""
    if isinstance(own, VectorJudge):
        return (
            f"{each.kind} at instruction {each.number}: {each.text};"
            f" {'the same' if own.is_same(each.code) else 'NOT THE SAME'} results on 100 inputs"
        )
    differs = own.differs(each.code)
    behind = (
        f"behind it {', '.join(differs)} differ{'s' if len(differs) == 1 else ''}"
        if differs
        else "the state behind it is the same"
    )
    return (
        f"{each.kind} at instruction {each.number}: {each.text}; {behind};"
        f" {'the same' if own.is_same(each.code) else 'NOT THE SAME'} results on 100 inputs"
    )


def main(folder: Path, count: int, names=TEN) -> int:
    emitted = read_emitted(folder)
    with tempfile.TemporaryDirectory() as scratch:
        codes = routines_in(assembled_objects(emitted, None, Path(scratch))[0], emitted)
    claims, rows, total, kept = claims_of(emitted), {r.name: r for r in emitted.routines}, 0, 0
    for name in [name for name in names if name in codes]:
        own = (
            judge(name, claims, rows, emitted, codes[name])
            if name in rows
            else vector_judge(name, emitted, codes[name])
        )
        left, tried = survivors(codes[name], own.accepts, count, name, emitted.word_bits == 32)
        total, kept = total + sum(tried.values()), kept + len(left)
        print(
            f"{name}: {len(left)} of {sum(tried.values())} accepted; {dict(sorted(tried.items()))}",
            flush=True,
        )
        for each in left:
            print(f"    {explained(own, each)}", flush=True)
    print(f"{kept} of {total} accepted: {100 * (1 - kept / total):.3f} % refused")
    return 0


if __name__ == "__main__":
    sys.exit(
        main(
            Path(sys.argv[1]),
            int(sys.argv[2]) if len(sys.argv) > 2 else 1000,
            tuple(sys.argv[3:]) or TEN,
        )
    )
