"""The state of the selector's walk over a LimbProgram: where values are, when they are used next,
which flags carry what.

Everything that can be known before the first instruction is planned here: uses, the carry chains'
flags, when words are stored, which additions of a masked constant become address sums.
"""

import itertools
from collections import Counter, defaultdict
from dataclasses import dataclass

from ecgen.errors import ScheduleError
from ecgen.isa.x86_64 import table
from ecgen.limb.ir import LimbOp, is_shift_out, is_split, is_test
from ecgen.machine.chains import chains, colour, live_end, made_words, read_words
from ecgen.machine.ir import Mem
from ecgen.machine.selection.registers import FAR, Registers

DESTROYERS = {"mullo", "and", "or", "xor", "shl", "shr", "sar", "shld", "shrd"}


@dataclass(frozen=True)
class Options:
    """`level` is "adx" (MULX, ADCX, ADOX) or "generic" (MUL, ADC); `saved` callee-saved registers
    allowed.

    Without `spills` a value that has to be spilled ends the walk. `double_shift`: SHLD and SHRD are
    worth one instruction; else they are made of two shifts and an OR.
    """

    level: str = "adx"
    abi: str = "sysv"
    saved: int = 6
    red_zone: bool = True
    double_shift: bool = True
    spills: bool = True


class Spilled(ScheduleError):
    """A value would have to leave the registers, and the options say that none may."""


def destroys_flags(level: str):
    """Predicate: does selecting this limb operation destroy both carry flags?"""

    def destroys(op: LimbOp) -> bool:
        return (
            op.name in DESTROYERS
            or (op.name == "sub" and not op.outs[1])
            or (level == "generic" and op.name == "mulwide")
        )

    return destroys


def masked_term(mask: LimbOp, low: LimbOp, last: LimbOp, constants: dict[str, int]) -> int | None:
    """K where three operations in a row are `mask c; and K; add x` (or sub), and an address sum may
    add K; None elsewhere.
    """
    if (
        mask.name != "mask"
        or low.name != "and"
        or last.name not in ("add", "sub")
        or low.args[0] != mask.outs[0]
    ):
        return None
    number = low.args[1] if isinstance(low.args[1], int) else constants.get(low.args[1])
    return (
        None
        if number is None
        or number >= 1 << 31
        or last.args[1] != low.outs[0]
        or last.args[0] == low.outs[0]
        else number
    )


class Walk(Registers):
    """The state of the walk; one instance per routine."""

    def __init__(self, program, arguments, options, entry, leave):
        self.program, self.options = program, options
        self.comments: list[str] = []
        pool = [r for r in table.CALLER_SAVED if r not in table.ABI_SAVED[options.abi]]
        extra = [r for r in table.ABI_SAVED[options.abi] if r not in pool]
        saved = options.saved + (2 if options.abi == "win64" else 0)
        super().__init__(program.name, pool + extra[:saved])
        self.home: dict[str, Mem] = {}
        self.flags: dict[str, str | None] = {"C": None, "O": None}
        self._plan_flags()
        self.leave = dict(leave)
        self._plan_uses(arguments, entry)

    # ---- planning -----------------------------------------------------------------------------

    def _plan_flags(self):
        destroys = destroys_flags(self.options.level)
        runs = chains(self.program)
        colours = (
            colour(self.program, destroys, runs)
            if self.options.level == "adx"
            else {k: "C" for k in range(len(runs))}
        )
        self.colour_at = {i: colours.get(k, "C") for k, run in enumerate(runs) for i in run}
        spans = {k: (run[0], live_end(self.program, run)) for k, run in enumerate(runs)}
        over = [spans[k] for k in spans if colours.get(k) == "O"]
        self.meets_o = {
            a for k, (a, z) in spans.items() if any(a < first <= z for first, _ in over)
        }
        self.chain_at = {i: k for k, run in enumerate(runs) for i in run}
        self.o_starts = {k: [f for f, _ in over if a < f <= z] for k, (a, z) in spans.items()}
        self.flag_last = {}
        for index, op in enumerate(self.program.ops):
            for arg in op.args:
                if isinstance(arg, str) and op.name != "zero":
                    self.flag_last[arg] = index
        self.never_set = {op.args[0] for op in self.program.ops if op.name == "zero"}

    def _plan_corrections(self):
        """Find `mask c; and K; add x` (or sub) in a row: x + c*K is x + K or x, an address sum and
        a conditional move.

        Maps the position of the addition to (flag, signed K); the two operations before it then
        emit nothing.
        """
        ops, self.corrections, self.skipped = self.program.ops, {}, set()
        reads = {}
        for op in ops:
            for arg in op.args:
                reads[arg] = reads.get(arg, 0) + 1
        for i in range(len(ops) - 2):
            mask, low, last = ops[i : i + 3]
            if (constant := masked_term(mask, low, last, self.constant)) is None:
                continue
            carry = last.outs[1]
            if (
                reads[mask.outs[0]] != 1
                or reads[low.outs[0]] != 1
                or (carry and self.flag_last.get(carry, -1) >= 0)
            ):
                continue
            self.corrections[i + 2] = mask.args[0], constant if last.name == "add" else -constant
            self.skipped |= {i, i + 1}
            self.flag_last[mask.args[0]] = max(self.flag_last[mask.args[0]], i + 2)

    def _plan_splits(self):
        """Find `shr x, w - 1; and x, 2^(w-1) - 1; flag` in a row: x without its top bit, and that
        as the carry, are one instruction.

        Maps the position of the AND to the flag; the operations around it then emit nothing.
        """
        ops, self.splits, place = self.program.ops, {}, self.program.bits - 1
        reads = Counter(arg for op in ops if op.name != "zero" for arg in op.args)
        for i in range(len(ops) - 2):
            top, _, flag = ops[i : i + 3]
            if is_split(*ops[i : i + 3]) and top.args[1] == place and reads[top.outs[0]] == 1:
                self.splits[i + 1] = flag.outs[0]
                self.skipped |= {i, i + 2}

    def _plan_pairs(self):
        """Find `and x, y; iszero` followed by the selections that read the flag, a comparison that
        leaves x and y (`tests`: its flag is Z), and `sar x, k; bit x, k - 1`, one shift
        (`shifts_out`).

        Both map the position of the second to the first operation, which then emits nothing.
        """
        ops, self.tests, self.shifts_out = self.program.ops, {}, {}
        readers = defaultdict(list)
        for i, op in enumerate(ops):
            for arg in op.args:
                readers[arg].append(i)
        stored = {limb for element in self.program.outputs for limb in element.limbs}
        for i, (first, second) in enumerate(itertools.pairwise(ops), 1):
            if first.outs[:1] and first.outs[0] in stored:
                continue
            last = (
                readers[second.outs[0]][-1:]
                if is_test(first, second) and readers[first.outs[0]] == [i]
                else ()
            )
            if last and all(op.name == "select" for op in ops[i + 1 : last[0] + 1]):
                self.tests[i] = first
            elif is_shift_out(first, second):
                self.shifts_out[i] = first
            else:
                continue
            self.skipped.add(i - 1)

    def _plan_uses(self, arguments, entry_bindings):
        """Sets where each value is read (`uses`: places of operations, the last first), where input
        words lie (`home`) and behind which operation result words are stored (`stores`); binds what
        registers hold at entry.
        """
        ops = self.program.ops
        self.constant |= {op.outs[0]: op.args[0] for op in ops if op.name == "const"}
        self._plan_corrections()
        self._plan_splits()
        self._plan_pairs()
        self.wide_uses: dict[str, list[int]] = {}
        for index in range(len(ops) - 1, -1, -1):
            for name in read_words(self.tests.get(index, ops[index])):
                self.uses.setdefault(name, []).append(index)
                if ops[index].name == "mulwide":
                    self.wide_uses.setdefault(name, []).append(index)
            if ops[index].name == "const":
                self.constant[ops[index].outs[0]] = ops[index].args[0]
        entry = table.ARGUMENTS[self.options.abi]
        passed = [a for a in arguments if a[1] not in ("return", "again")]
        self.arguments = tuple(
            (name, direction, entry[i]) for i, (name, direction, _) in enumerate(passed)
        )
        self.pointers = tuple("&" + name for name, _, _ in self.arguments)
        self.returns = ""
        for _, direction, words in arguments:
            if direction == "return":
                self.leave[words[0]] = self.returns = table.RETURN
        last_read: dict[int, int] = {}
        for name, direction, words in arguments:
            if direction == "in":
                for k, word in enumerate(words):
                    self.home[word] = Mem("", 8 * k, name)
                    if self.uses.get(word):
                        last_read[k] = max(last_read.get(k, -1), self.uses[word][0])
        self.late = self._moved_words(arguments)
        last = max(len(ops) - 1, 0)
        for word in self.late:
            last_read[self.home[word].offset // 8] = last
            self._add_use(word, last)
            self._add_use("&" + self.home[word].space, last)
        self.stores: dict[int, list[tuple[str, str, int]]] = {}
        produced = {w: i for i, op in enumerate(ops) for w in made_words(op)}
        for name, direction, words in arguments:
            if direction in ("out", "again"):
                for k, word in enumerate(words):
                    when = (
                        last
                        if word in self.late
                        else max(produced.get(word, 0), last_read.get(k, -1))
                    )
                    self.stores.setdefault(when, []).append((word, name, 8 * k))
        for when, items in self.stores.items():
            for word, name, _ in items:
                self._add_use(word, when)
                self._add_use("&" + name, when)
                if word in self.home:
                    self._add_use("&" + self.home[word].space, when)
        for index in range(len(ops) - 1, -1, -1):
            for word in read_words(self.tests.get(index, ops[index])):
                if word in self.home and self.home[word].space != "slot":
                    self._add_use("&" + self.home[word].space, index)
        for word in self.leave:
            self._add_use(word, len(ops))
        for uses in (self.uses, self.wide_uses):
            for name in uses:
                uses[name] = sorted(set(uses[name]), reverse=True)
        words_of = {name: words for name, direction, words in arguments if direction == "word"}
        for name, direction, register in self.arguments:
            value = words_of[name][0] if direction == "word" else "&" + name
            if self.uses.get(value):
                self.bind(value, register)
        for value, register in entry_bindings:
            self.bind(value, register)

    def _moved_words(self, arguments) -> tuple[str, ...]:
        """Input words that must be read before the last stores: given back elsewhere, an
        overlapping output may hide them.
        """
        outs = [words for _, direction, words in arguments if direction in ("out", "again")]
        moved = [
            word
            for words in outs
            for k, word in enumerate(words)
            if word in self.home and (len(outs) > 1 or self.home[word].offset != 8 * k)
        ]
        return tuple(dict.fromkeys([*moved, *(word for word in self.leave if word in self.home)]))

    def _add_use(self, name, when):
        self.uses.setdefault(name, []).append(when)

    # ---- registers ----------------------------------------------------------------------------

    def bind(self, value: str, register: str) -> None:
        super().bind(value, register)
        if register in table.ABI_SAVED[self.options.abi]:
            self.used_saved.add(register)

    def _dies(self, value) -> bool:
        return self.use_after(value) == FAR and not self._stored_now(value)

    def _stored_now(self, value):
        return any(word == value for word, _, _ in self.stores.get(self.index, ()))

    def _clean(self, value) -> bool:
        return value in self.home or value in self.constant or value in self.slot_of
