"""LimbProgram -> MachineProgram for a machine that loads and stores, and computes in registers: one
walk, instruction selection and register allocation together.

What is here is the plan and the walk; an instruction set adds what each operation becomes
(`handlers`). The result is not trusted: machine/validation/lift.py reads it back.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from ecgen.errors import ScheduleError
from ecgen.limb.ir import LimbOp, LimbProgram, Operand
from ecgen.machine.chains import made_words, read_words
from ecgen.machine.ir import Arguments, Imm, Instr, MachineProgram, Mem, Reg
from ecgen.machine.ir import Operand as MachineOperand
from ecgen.machine.selection.fuse import MLA, fuse_products, parallel_moves, wanted_registers
from ecgen.machine.selection.places import Habits, Places
from ecgen.machine.selection.registers import FAR

DEFAULT = Habits()
Bound = Iterable[tuple[str, str]]  # (value, register)


@dataclass(frozen=True)
class Options:
    """`abi`: a calling convention, or "free": arguments and results in whatever registers suit, all
    registers may be overwritten.
    """

    abi: str
    habits: Habits = DEFAULT


class Straight:
    """The state of the walk; one instance per routine. `in_register`: by operation the arguments
    that no immediate can be; `numberless`: operations none of whose arguments is."""

    places: ClassVar[type[Places]]
    handlers: ClassVar[Mapping[str, Callable[[Any, LimbOp], None]]]
    in_register: ClassVar[Mapping[str, tuple[int, ...]]]
    numberless: ClassVar[frozenset[str]]

    def __init__(
        self,
        program: LimbProgram,
        arguments: Arguments,
        options: Options,
        entry: Bound = (),
        leave: Bound = (),
    ):
        self.program, self.options, self.leave = program, options, dict(leave)
        bank = self.places.bank
        saved = () if options.abi == "free" else bank.callee_saved
        self.at = self.places(program.name, options.habits, saved)
        self.names: dict[str, str] = {}
        self.ops = self.prepared(
            [self._canonical(op) for op in program.ops],
            {a for _, _, words in arguments for a in words} | set(self.leave),
        )
        self.never = {op.args[0] for op in program.ops if op.name == "zero"}
        self.flag_last = {
            a: i
            for i, op in enumerate(self.ops)
            for a in op.args
            if isinstance(a, str) and op.name != "zero"
        }
        self.at.wanted = wanted_registers(self.ops, self.leave) if options.abi != "free" else {}
        self._plan(arguments, entry)

    # planning

    def prepared(self, ops: list[LimbOp], kept: set[str]) -> list[LimbOp]:
        """The operations with those put together that one instruction makes; `kept` words are
        wanted in the end. Their number stays."""
        return fuse_products(ops, kept)

    def fits(self, op: LimbOp, k: int, number: int) -> bool:
        """Whether the instruction takes the number as an immediate."""
        raise NotImplementedError

    def reads(self, op: LimbOp) -> tuple[str, ...]:
        """The words that an operation needs in registers."""
        return tuple(a for a in op.args if isinstance(a, str)) if op.name == MLA else read_words(op)

    def _canonical(self, op: LimbOp) -> LimbOp:
        """Constants under one name per value, integers that must be in a register as such a
        constant.
        """
        if op.name == "const":
            self.at.constant[op.outs[0]] = op.constant(0)
            self.names[op.outs[0]] = self.number_name(op.constant(0))
            return op
        args = [self.names.get(a, a) if isinstance(a, str) else a for a in op.args]
        for k in self.in_register.get(op.name, ()):
            if (
                isinstance(number := args[k], int)
                and not (op.name == "maal" and k > 1)
                and not (op.name == "sub" and k == 0)
            ):
                args[k] = self.number_name(number)
        if op.name in ("add", "adc", "and", "or", "xor") and self.value(args[0]) is not None:
            args[0], args[1] = args[1], args[0]
        for k, arg in enumerate(args[:2]):
            constant = self.value(arg)
            if constant is None or op.name in self.numberless:
                continue
            args[k] = constant if self.fits(op, k, constant) else self.number_name(constant)
        return LimbOp(op.name, op.outs, tuple(args))

    def number_name(self, number: int) -> str:
        """The name under which a constant stands in a register."""
        self.at.constant[f"#{number}"] = number
        return f"#{number}"

    def value(self, arg: Operand) -> int | None:
        """The number that an argument is; None for others."""
        return arg if isinstance(arg, int) else self.at.constant.get(arg)

    def _plan(self, arguments: Arguments, entry: Bound) -> None:
        at, bank = self.at, self.at.bank
        at.reads = [self.reads(op) for op in self.ops]
        for index, names in enumerate(at.reads):
            for name in names:
                at.uses.setdefault(name, []).append(index)
        passed = [a for a in arguments if a[1] not in ("return", "again")]
        if len(passed) > len(bank.arguments):
            raise ScheduleError(
                f"{self.program.name} has {len(passed)} arguments, {len(bank.arguments)} fit"
                " registers."
            )
        self.arguments = tuple(
            (name, direction, bank.arguments[i]) for i, (name, direction, _) in enumerate(passed)
        )
        arguments = tuple(
            (name, direction, tuple(self.names.get(w, w) for w in words))
            for name, direction, words in arguments
        )
        self.returns = ""
        for _, direction, words in arguments:
            if direction == "return":
                self.leave[words[0]] = self.returns = bank.returned
        self._plan_memory(arguments)
        for word in self.leave:
            at.uses.setdefault(word, []).append(len(self.ops))
        at.uses = {name: sorted(set(uses), reverse=True) for name, uses in at.uses.items()}
        words_of = {name: words for name, direction, words in arguments if direction == "word"}
        for name, direction, register in self.arguments:
            value = words_of[name][0] if direction == "word" else "&" + name
            if at.uses.get(value):
                at.bind(value, register)
        for value, register in entry:
            at.bind(value, register)

    def _plan_memory(self, arguments: Arguments) -> None:
        """Homes of the inputs; when each output word is stored: when it is made and nothing at its
        offset is still to be read.
        """
        at, ops, size = self.at, self.ops, self.at.bank.size
        last_read: dict[int, int] = {}
        for name, direction, words in arguments:
            if direction == "in":
                for k, word in enumerate(words):
                    at.home[word] = name, size * k
                    if at.uses.get(word):
                        last_read[size * k] = max(last_read.get(size * k, -1), at.uses[word][-1])
        last = max(len(ops) - 1, 0)
        outs = [words for _, direction, words in arguments if direction in ("out", "again")]
        late = {
            word
            for words in outs
            for k, word in enumerate(words)
            if word in at.home and (len(outs) > 1 or at.home[word][1] != size * k)
        }
        late |= {word for word in self.leave if word in at.home}
        for word in late:
            last_read[at.home[word][1]] = last
            for name in (word, "&" + at.home[word][0]):
                at.uses.setdefault(name, []).append(last)
        produced = {w: i for i, op in enumerate(ops) for w in made_words(op)}
        self.stores: dict[int, list[tuple[str, str, int]]] = {}
        for name, direction, words in arguments:
            for k, word in enumerate(words if direction in ("out", "again") else ()):
                when = (
                    last
                    if word in late
                    else max(produced.get(word, 0), last_read.get(size * k, -1))
                )
                self.stores.setdefault(when, []).append((word, name, size * k))
                for value in (
                    word,
                    "&" + name,
                    *(["&" + at.home[word][0]] if word in at.home else []),
                ):
                    at.uses.setdefault(value, []).append(when)
        for items in (
            self.stores.values()
        ):  # what is still read from an argument first, as another store may be to its place
            items.sort(key=lambda item: item[0] not in at.home)
        at.stored = {
            when: frozenset(word for word, _, _ in items) for when, items in self.stores.items()
        }
        for index, names in enumerate(at.reads):
            for word in names:
                if word in at.home:
                    at.uses.setdefault("&" + at.home[word][0], []).append(index)

    # the walk

    def run(self) -> MachineProgram:
        notes, at = dict(self.program.notes), self.at
        for at.index, op in enumerate(self.ops):
            at.following = at.index
            at.note = notes.get(at.index, at.note)
            at.serves = op.result
            at.pinned = set()
            self.handlers[op.name](self, op)
            self._after(op)
        if not self.ops:
            self._after(LimbOp("zero", (), ()))
        at.index = len(self.ops)
        self._leave()
        saved = tuple(r for r in at.bank.callee_saved if r in at.used_saved)
        return MachineProgram(
            name=self.program.name,
            isa=at.bank.isa,
            abi=self.options.abi,
            arguments=self.arguments,
            body=tuple(at.body),
            saved=saved,
            slots=at.slots,
            red_zone=False,
            returns=self.returns,
        )

    def _after(self, op: LimbOp) -> None:
        at = self.at
        at.following = at.index + 1
        for word, name, offset in self.stores.get(at.index, ()):
            at.pinned = set()
            source, base = at.in_register(word), at.in_register("&" + name)
            at.emit(at.bank.store, Reg(source), Mem(base, offset, name))
        touched = [
            *op.outs,
            *(
                value
                for word, name, _ in self.stores.get(at.index, ())
                for value in (word, "&" + name)
            ),
        ]
        for word in at.reads[at.index] if at.reads else ():
            touched += [word, "&" + at.home[word][0]] if word in at.home else [word]
        for value in dict.fromkeys(touched):
            if at.use_after(value) == FAR:
                at.forget(value)

    def _leave(self) -> None:
        """Bring the values that must end in registers there; the permutation is settled by renaming
        (abi "free").
        """
        at = self.at
        at.pinned = set()
        for value in self.leave:
            at.in_register(value)
        wanted = {at.reg_of[value]: register for value, register in self.leave.items()}
        if all(a == b for a, b in wanted.items()):
            return
        if self.options.abi != "free":
            for target, source in parallel_moves(
                {register: source for source, register in wanted.items()}, at.bank.core
            ):
                at.emit(at.bank.move, Reg(target), Reg(source))
                at.used_saved |= {target} & at.saved
            return
        rest = [r for r in at.bank.core if r not in wanted.values()]
        rename = wanted | dict(zip((r for r in at.bank.core if r not in wanted), rest))
        at.body = [_renamed(instr, rename) for instr in at.body]
        self.arguments = tuple((n, d, rename[r]) for n, d, r in self.arguments)

    def operand(self, arg: Operand) -> Reg | Imm:
        """An argument in a register, or as the immediate that it is."""
        return Imm(arg) if isinstance(arg, int) else Reg(self.at.in_register(arg))


def _renamed(instr: Instr, rename: Mapping[str, str]) -> Instr:
    def new(operand: MachineOperand) -> MachineOperand:
        match operand:
            case Reg(name):
                return Reg(rename.get(name, name))
            case Mem(base, offset, space):
                return Mem(rename.get(base, base), offset, space)
        return operand

    return Instr(instr.mnemonic, tuple(map(new, instr.operands)), instr.note, instr.serves)
