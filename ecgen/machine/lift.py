"""Translation validation: does a MachineProgram compute exactly the words its LimbProgram names?

Both programs are executed symbolically into one hash-consed graph: equal nodes are equal values for all
inputs. Registers, slots, flags and argument memory are replayed from the instruction table's meanings; an
argument array may overlap any other array of the same layout, so an output word that is stored makes the
words at the same offset of every input array unreadable. What is stored lies in the frame or is a word of an output.
`check_translation` raises CheckFailure at the first word that differs; it trusts neither the allocator nor the scheduler.
"""

from ecgen.errors import CheckFailure
from ecgen.limb.ir import LimbProgram
from ecgen.machine.ir import Imm, Instr, MachineProgram, Mem, Reg, Sum

COMMUTATIVE = {"add", "adc", "mulwide", "mullo", "and", "or", "xor"}
SAME_ADDITION = {"adc": "add", "sbb": "sub"}
FLAGS = ("C", "O", "B", "G")


class Graph:
    """Nodes are numbers; a node is an operation over nodes, made once."""

    def __init__(self, bits: int):
        self.bits = bits
        self.nodes: dict[tuple, int] = {}
        self.amount: dict[int, int] = {}
        self.shift: dict[int, int] = {}
        self.right: dict[int, int] = {}
        self.scaled: dict[int, tuple[int, int]] = {}
        self.product: dict[int, tuple[int, int]] = {}
        self.flag_word: dict[int, int] = {}

    def shifted(self, amount: int) -> int:
        """The leaf that stands for a constant shift amount."""
        node = self.leaf(("amount", amount))
        self.shift[node] = amount
        return node

    def times(self, node: int, factor: int) -> int:
        """The node for node * factor modulo 2^w, as one product of what is not itself such a product."""
        base, have = self.product.get(node, (node, 1))
        factor = factor * have % (1 << self.bits)
        if factor == 1:
            return base
        if factor == 0 or base in self.amount:
            return self.const(self.amount.get(base, 0) * factor)
        result = self.nodes.setdefault(("times", base, factor), len(self.nodes))
        self.product[result] = base, factor
        return result

    def _disjoint(self, a: int, b: int) -> bool:
        """Whether one node is x * 2^k modulo 2^w and the other y >> (w - k), so that adding is OR."""
        for x, y in ((a, b), (b, a)):
            factor, low = self.product.get(x, (x, 1))[1], self.right.get(y)
            if low is not None and factor % (1 << self.bits - low) == 0:
                return True
        return False

    def leaf(self, key) -> int:
        return self.nodes.setdefault(("leaf", key), len(self.nodes))

    def const(self, value: int) -> int:
        value %= 1 << self.bits
        node = self.leaf(value)
        self.amount[node] = value
        return node

    def claim_zero(self, name: str, args: tuple[int, ...], result: int) -> None:
        """Take a flag that is proven to be 0 for the node `no carry`, wherever it is computed."""
        form = self._normal(name, args, result)
        if isinstance(form, tuple):
            self.nodes.setdefault(form, self.leaf("no carry"))

    def claim_flag(self, word: int) -> None:
        """Take a word that is proven to be 0 or 1 for the word of the flag that is cast from it."""
        self.flag_word[word] = self.make("flag", (word,))

    def make(self, name: str, args: tuple[int, ...], result: int = 0) -> int:
        """The node for result number `result` of the operation."""
        form = self._normal(name, args, result)
        if not isinstance(form, tuple):
            return form
        node = self.nodes.setdefault(form, len(self.nodes))
        if form[0] == "word":
            self.flag_word[node] = form[1][0]
        if form[0] == "mask":
            self.scaled[node] = form[1][0], (1 << self.bits) - 1
        elif form[0] == "and":
            for x, y in (form[1], form[1][::-1]):
                if x in self.scaled and y in self.amount:
                    self.scaled[node] = self.scaled[x][0], self.scaled[x][1] & self.amount[y]
        if form[0] == "shr":
            self.right[node] = self.shift[form[1][1]]
        return node

    def _normal(self, name: str, args: tuple[int, ...], result: int) -> "int | tuple":
        """A node that stands for the result already, or the key under which it is kept."""
        zero, no = self.const(0), self.leaf("no carry")
        if name in ("adc", "sbb") and args[2] == no:
            name, args = SAME_ADDITION[name], args[:2]
        if name in ("add", "sub") and args[1] == zero or name == "add" and args[0] == zero:
            return no if result else (args[0] if args[1] == zero else args[1])
        if name == "adc" and result == 0 and zero in args[:2] and args[:2] != (zero, zero):
            other = args[0] if args[1] == zero else args[1]
            return self._normal("select", (args[2], self.make("add", (other, self.const(1))), other), 0)
        if name == "adc" and args[:2] == (zero, zero):
            name, args = "word", args[2:]
            if result:
                return no
        if name == "sub" and args[0] == zero and result == 0 and args[1] in self.flag_word:
            return self.make("mask", (self.flag_word[args[1]],))
        if name == "shr" and args[0] in self.scaled and self.scaled[args[0]][1] == (1 << self.bits) - 1 and self.shift[args[1]] == self.bits - 1:
            name, args = "word", (self.scaled[args[0]][0],)
        if name == "maal":
            if args[2:] == (zero, zero):
                name, args = "mulwide", args[:2]
            else:
                args = (*sorted(args[:2]), *sorted(args[2:]))
        if name in ("shld", "shrd"):
            high, low, amount = args[0], args[1], self.shift[args[2]]
            left = amount if name == "shld" else self.bits - amount
            return self.make("or", (self.times(high, 1 << left), self.make("shr", (low, self.shifted(self.bits - left)))))
        if name == "and":
            if args[0] in self.amount and args[1] in self.amount:
                return self.const(self.amount[args[0]] & self.amount[args[1]])
            for other, constant in (args, args[::-1]):
                mask = self.amount.get(constant, 0)
                if mask >= 1 << 31 and not mask & mask + 1:
                    shift = self.bits - mask.bit_length()
                    return self.make("shr", (self.times(other, 1 << shift), self.shifted(shift))) if shift else other
        if name == "add" and result == 0:
            args = tuple(sorted(args))
            (a, i), (b, j) = (self.product.get(x, (x, 1)) for x in args)
            if a == b and a not in self.amount:
                return self.times(a, i + j)
        if name in ("add", "sub") and result == 0:
            for x, y in (args, args[::-1])[: 2 if name == "add" else 1]:
                if y in self.scaled:
                    flag, k = self.scaled[y]
                    return self._normal("select", (flag, self.make("add", (x, self.const(k if name == "add" else -k))), x), 0)
        if name == "mullo":
            name, result = "mulwide", 1
        if name == "mulwide" and result == 1 and (args[0] in self.amount or args[1] in self.amount):
            other, constant = args if args[1] in self.amount else reversed(args)
            return self.times(other, self.amount[constant])
        if name == "add" and result == 0 and self._disjoint(*args):
            name = "or"
        if name == "select" and args[1] == args[2]:
            return args[1]
        if name == "select" and args[2] == zero and args[1] in self.amount:
            return self.make("and", (self.make("mask", args[:1]), args[1]))
        if name in COMMUTATIVE:
            args = (*sorted(args[:2]), *args[2:])
        return name, args, result


def execute_limbs(program: LimbProgram, graph: Graph, values: dict[str, int]) -> dict[str, int]:
    """Add the nodes of every value of `program` to `values` (input words and parameters are there already)."""
    never = {op.args[0] for op in program.ops if op.name == "zero"}
    for op in program.ops:
        if op.name == "zero":
            continue
        if op.name == "const":
            values[op.outs[0]] = graph.const(op.args[0])
            continue
        if op.name == "shl":
            values[op.outs[0]] = graph.times(values[op.args[0]], 1 << op.args[1])
            continue
        shift = op.name in ("shr", "shld", "shrd")
        if op.name == "flag":
            graph.claim_flag(values[op.args[0]])
        args = tuple(values[a] if isinstance(a, str) else graph.shifted(a) if shift and k == len(op.args) - 1
                     else graph.const(a) for k, a in enumerate(op.args))
        for number, out in enumerate(op.outs):
            if out in never:
                graph.claim_zero(op.name, args, number)
            if out:
                values[out] = graph.make(op.name, args, number)
    return values


class _State:
    """Registers, flags, slots and argument memory, each holding a node or nothing known.

    `arguments` as in `check_translation`; the words of "out" and "again" may be written, and nothing else outside the frame.
    """

    def __init__(self, program: MachineProgram, graph: Graph, memory: dict[tuple[str, int], int], registers, arguments):
        self.program, self.graph = program, graph
        self.register: dict[str, int | None] = dict(registers)
        self.flag: dict[str, int | None] = dict.fromkeys(FLAGS)
        self.memory = dict(memory)
        self.slot: dict[int, int] = {}
        again = {name for name, direction, _ in arguments if direction == "again"}
        self.inputs = {name for name, direction, _ in arguments if direction == "in"} - again
        self.writable = {(name, graph.bits // 8 * k) for name, direction, words in arguments if direction in ("out", "again")
                         for k in range(len(words))}

    def fail(self, instr: Instr, why: str):
        raise CheckFailure(f"{self.program.name}: `{instr.mnemonic} {instr.operands}` {why}.",
                           hint="This is a defect of ecgen's selector; please report the input that shows it.")

    def address(self, instr, operand: Mem):
        if operand.space == "slot":
            return None
        if self.register.get(operand.base) != self.graph.leaf(("pointer", operand.space)):
            self.fail(instr, f"addresses {operand.space} through {operand.base}, which does not point there")
        return operand.space, operand.offset

    def read(self, instr, operand):
        match operand:
            case Imm(value):
                return self.graph.const(value)
            case Sum():
                return _sum(self, instr, operand)
            case Reg(name):
                value = self.register.get(name)
            case Mem(_, offset, "slot"):
                value = self.slot.get(offset)
            case Mem():
                value = self.memory.get(self.address(instr, operand))
        if value is None:
            self.fail(instr, f"reads {operand}, which holds no known value")
        return value

    def write(self, instr, operand, value: int):
        match operand:
            case Reg(name):
                self.register[name] = value
            case Mem(_, offset, "slot"):
                self.slot[offset] = value
            case Mem():
                space, offset = self.address(instr, operand)
                if (space, offset) not in self.writable:
                    self.fail(instr, f"stores at byte {offset} of {space}, which is no word of an output")
                for name in self.inputs:
                    self.memory.pop((name, offset), None)
                self.memory[space, offset] = value
            case _:
                self.fail(instr, f"writes {operand}, which is no place")


def _step(state: _State, instr: Instr, table):
    """Replay one row; the first operand is written last, since MULX with equal operands keeps the high word."""
    row = table[instr.mnemonic]
    graph, ops = state.graph, instr.operands
    named = dict(zip("dstu", ops))

    def value(token):
        if token in FLAGS:
            flag = state.flag[token]
            if flag is None:
                state.fail(instr, f"reads the flag {token}, which holds no known value")
            return flag
        return state.read(instr, named[token]) if token in named else state.read(instr, Reg(token))

    results = {}
    for meaning in row.meaning:
        left, right = meaning.split(" = ")
        name, *tokens = right.split()
        for number, target in enumerate(left.split()):
            results[target] = _result(graph, instr, name, tokens, value, number)
    for flag in FLAGS:
        if flag + "?" in row.writes:
            state.flag[flag] = None
    for target, node in reversed(results.items()):
        if target in FLAGS:
            state.flag[target] = node
        else:
            state.write(instr, named.get(target, Reg(target)), node)


def _sum(state: _State, instr: Instr, operand: Sum) -> int:
    graph = state.graph
    parts = [state.read(instr, Reg(operand.base))] if operand.base else []
    if operand.index:
        parts.append(graph.times(state.read(instr, Reg(operand.index)), operand.scale))
    if operand.offset:
        parts.append(graph.const(operand.offset))
    total = parts[0]
    for part in parts[1:]:
        total = graph.make("add", (total, part))
    return total


def _result(graph, instr, name, tokens, value, number):
    match name:
        case "lea":
            return value(tokens[0])
        case "copy":
            return value(tokens[0])
        case "clear":
            return graph.const(0) if number == 0 else graph.leaf("no carry")
        case "false":
            return graph.leaf("no carry")
        case "bit":
            place = instr.operands[-1].value
            return graph.make("flag", (value(tokens[0]),), 0) if place == 0 else graph.leaf((value(tokens[0]), "bit", place))
        case "iszero":
            return graph.make("iszero", (value(tokens[0]),), 0)
        case "movt":
            word = graph.amount.get(value("d"))
            if word is None:
                raise CheckFailure(f"`{instr.mnemonic} {instr.operands}` completes a word that is no constant.")
            return graph.const(word & 0xFFFF | instr.operands[-1].value << 16)
        case "mla":
            product = graph.make("mullo", (value(tokens[0]), value(tokens[1])))
            return graph.make("add", (product, value(tokens[2])))
        case "bic":
            other = value(tokens[1])
            inverse = graph.const(~graph.amount[other]) if other in graph.amount else graph.make("not", (other,))
            return graph.make("and", (value(tokens[0]), inverse))
        case "not" if value(tokens[0]) in graph.amount:
            return graph.const(~graph.amount[value(tokens[0])])
        case "lowbits":
            return graph.make("and", (value(tokens[0]), graph.const((1 << instr.operands[-1].value) - 1)))
        case "maskbytes":
            flag, factor = graph.scaled.get(value(tokens[0]), (None, 0))
            if factor != (1 << graph.bits) - 1:
                raise CheckFailure(f"`{instr.mnemonic} {instr.operands}` tests bytes of a word that is no mask.")
            return flag if number else graph.leaf(("bytes", value(tokens[0])))
    if "_" in name:
        name, shift = name.split("_")
        amount = instr.operands[-1].value
        moved = value(tokens[1])
        moved = graph.times(moved, 1 << amount) if shift == "lsl" else graph.make("shr", (moved, graph.shifted(amount)))
        return graph.make(name, (value(tokens[0]), moved))
    if name == "shl":
        return graph.times(value(tokens[0]), 1 << instr.operands[-1].value)
    if name in ("shr", "shld", "shrd"):
        amount = graph.shifted(instr.operands[-1].value)
        return graph.make(name, (*(value(t) for t in tokens[:-1]), amount), 0)
    return graph.make(name, tuple(value(t) for t in tokens), number)


def check_translation(limbs: LimbProgram, machine: MachineProgram, arguments, table, entry=(), leave=()) -> int:
    """Prove that `machine` stores the output words of `limbs`; returns the number of words compared.

    `arguments`, `entry` and `leave` as for the selector. Frame, operand kinds, preserved registers and where the calling
    convention puts arguments are the business of the ISA's `validate_machine`.
    """
    require_signature(machine, arguments)
    graph, size = Graph(limbs.bits), limbs.bits // 8
    values, memory, registers = {}, {}, {}
    bound = {name: register for name, _, register in machine.arguments}
    for name, direction, words in arguments:
        if direction in ("in", "out"):
            registers[bound[name]] = graph.leaf(("pointer", name))
        for k, word in enumerate(words):
            if direction == "in":
                values[word] = memory[name, size * k] = graph.leaf(("input", word))
            elif direction == "word":
                values[word] = registers[bound[name]] = graph.leaf(("input", word))
    for word, register in entry:
        values[word] = registers[register] = graph.leaf(("input", word))
    execute_limbs(limbs, graph, values)
    state = _State(machine, graph, memory, registers, arguments)
    for instr in machine.body:
        _step(state, instr, table)
    return _compare(machine, arguments, leave, values, state, size)


def require_signature(machine: MachineProgram, arguments) -> None:
    """The machine program takes the arguments of the routine, in order, each in a register of its own."""
    passed = [(name, direction) for name, direction, _ in arguments if direction not in ("return", "again")]
    names = {name for name, _ in passed}
    written = {name for name, direction, _ in arguments if direction == "again"}
    if ([row[:2] for row in machine.arguments] != passed or len(names) != len(passed) or "slot" in names or not written <= names
            or len({register for _, _, register in machine.arguments}) != len(passed)):
        raise CheckFailure(f"{machine.name}: the arguments {machine.arguments} are not those of the routine, or two have one name or register.",
                           hint="This is a defect of ecgen's selector; please report the input that shows it.")


def _compare(machine, arguments, leave, values, state, size) -> int:
    expected = [(word, state.memory.get((name, size * k)), f"{name}[{k}]")
                for name, direction, words in arguments if direction in ("out", "again")
                for k, word in enumerate(words)]
    expected += [(word, state.register.get(register), register) for word, register in leave]
    expected += [(words[0], state.register.get(machine.returns), machine.returns) for _, d, words in arguments if d == "return"]
    for word, register in leave:
        if word.startswith("&"):
            values[word] = state.graph.leaf(("pointer", word[1:]))
    for word, found, place in expected:
        if found is None or found != values[word]:
            raise CheckFailure(f"{machine.name}: {place} does not hold {word} at the end of the routine.",
                               hint="This is a defect of ecgen's back end; please report the input that shows it.")
    return len(expected)
