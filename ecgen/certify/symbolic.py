"""The symbolic execution of proofs/theories/Checker.v, made here to know its unknowns: each
instruction gives equations and intervals of up to four, numbered 4 n + 3 down to 4 n.
"""

from dataclasses import dataclass

from ecgen.certify.code import REGISTERS, NotCovered, Step
from ecgen.certify.polynomials import (
    Fact,
    Known,
    Poly,
    TooHigh,
    add,
    combined,
    number,
    product,
    unknown,
)
from ecgen.certify.statement import Statement
from ecgen.machine.ir import Imm, Mem, Reg

TOP = 1 << 64
SUMS = ("add", "adc", "adcx", "adox", "sub", "sbb", "lea", "shl", "shld")


@dataclass(frozen=True)
class Pointer:
    block: int
    offset: int


@dataclass(frozen=True)
class Original:
    """Whatever the place held at first."""

    place: object


@dataclass(frozen=True)
class Something:
    """Not nothing."""


SOMETHING = Something()


@dataclass(frozen=True)
class Joined:
    """An `or`: its number, and the words that it joins."""

    number: int
    words: tuple[Poly, Poly]


def registers_of(step: Step) -> tuple[str, ...]:
    named = [o.name if isinstance(o, Reg) else o for o in step.operands]
    implicit = ("rax", "rdx") if step.name == "mul" else ()
    return (*(name for name in named if isinstance(name, str) and name in REGISTERS), *implicit)


class Execution:
    """Places (register names, words, "C" and "O") and what they hold: a polynomial, a Pointer, an
    Original, or None where nothing is known. `sums`: unknowns, and registers in which they
    are replaced by what they equal; `start`: what places hold at first, if not what they do when a
    routine is called."""

    def __init__(
        self, statement: Statement, sums: dict[int, str] | None = None, start: dict | None = None
    ):
        """Runs the statement's code. Unknowns from 4 on are its input words, then its elements;
        behind them each instruction has four.
        """
        self.statement = statement
        self.sums = sums or {}
        words = statement.input_words
        self.first = 4 * (len(words) + len(statement.inputs) + 2)
        self.input: dict = {}
        self.known = Known()
        self.splits: list[tuple[Poly, int, int]] = []
        self.flags: list[int] = []
        self.chosen: set[int] = set()
        self.joined: list[Joined] = []
        self.bits: list[int] = []
        self.behind: list[dict[str, object]] = []
        """What is in the registers that an instruction names, behind it."""
        for k, word in enumerate(words):
            self.input.setdefault(word, 4 * (k + 1))
            self.known[4 * (k + 1)] = Fact(None, 0, TOP - 1)
        self.elements: list[Poly] = []
        for k, element in enumerate(statement.inputs):
            total = combined(
                *((TOP**j, unknown(self.input[w])) for j, w in enumerate(element.words))
            )
            self.known[4 * (len(words) + k + 1)] = Fact(total, 0, element.most)
            self.known.is_whole(4 * (len(words) + k + 1))
            if len(element.words) == 1:
                self.known.narrow(self.input[element.words[0]], 0, element.most)
            self.elements.append(total)
        self.held: dict = {name: Original(name) for name in REGISTERS}
        self.held |= {word: Original(word) for word in statement.writable}
        if start is not None:
            self.held = dict(start)
        self.held |= {word: unknown(u) for word, u in self.input.items()}
        if start is None:
            self.held["rsp"] = Pointer(0, 0)
        self.held |= {name: Pointer(block, 0) for name, block in statement.pointers}
        self.first //= 4
        for n, step in enumerate(statement.code, self.first):
            self._step(n, step)
            self._restate(n)
            self.behind.append({name: self.held[name] for name in registers_of(step)})
        self.last = 4 * (self.first + len(statement.code)) - 1

    def _restate(self, n: int) -> None:
        for u in range(4 * n, 4 * n + 4):
            fact, register = self.known.get(u), self.sums.get(u)
            if register and fact and fact.equal is not None and self.held[register] == unknown(u):
                self.held[register] = fact.equal

    def _made_by(self, u: int) -> str:
        """The name of the instruction that an unknown is of; "" for inputs."""
        at = u // 4 - self.first
        return self.statement.code[at].name if at >= 0 else ""

    def factors_that_are_sums(self, whole: frozenset[int] = frozenset()) -> dict[int, str]:
        """The unknowns that are sums and are multiplied by other unknowns, and where they lie;
        without the `whole` ones."""
        found = dict(self.sums)
        factors = {
            u
            for v, fact in self.known.items()
            if self._made_by(v) in ("mul", "mulx", "imul")
            for m in fact.equal or ()
            if len(m) == 2
            for u in m
        }
        for u in factors - whole:
            equal = self.known[u].equal
            if u < 4 * self.first or equal is None or any(len(m) > 1 for m in equal):
                continue
            step = self.statement.code[u // 4 - self.first]
            if step.name in SUMS and u % 4 == 3:
                found[u] = step.operands[0]
            elif step.name == "bit" and u % 4 == 1:
                found[u] = step.operands[1]
        return found

    def place(self, operand):
        if isinstance(operand, Reg):
            return operand.name
        base = self.held[operand.base]
        if not isinstance(base, Pointer):
            raise NotCovered(f"{operand.base} is no known pointer")
        return base.block, base.offset + operand.offset

    def value(self, operand):
        if isinstance(operand, Imm):
            return number(operand.value)
        place = self.place(operand)
        found = self.held.get(place)
        if found is None or found is SOMETHING:
            raise NotCovered(f"nothing is known of {place}")
        return found

    def read(self, operand) -> Poly:
        found = self.value(Reg(operand) if isinstance(operand, str) else operand)
        if not isinstance(found, dict):
            raise NotCovered("arithmetic on what is no number")
        return found

    def flag(self, name: str) -> Poly:
        found = self.held.get(name)
        if found is None:
            raise NotCovered("a flag that is not known is read")
        return found

    def write(self, operand, value) -> None:
        place = self.place(operand)
        if self.held.get(place) is None:
            raise NotCovered(f"a store outside of outputs and frame: {place}")
        self.held[place] = value

    def _forget_flags(self) -> None:
        self.held["C"] = self.held["O"] = None

    def _result(self, place: str, u: int, equal: Poly, low: int = 0, high: int = TOP - 1) -> None:
        self.known[u] = Fact(equal, low, high)
        self.held[place] = unknown(u)

    def _quotient(self, u: int, poly: Poly, bits: int) -> None:
        self.known[u] = Fact(self._quotient_of(poly, bits), 0, (1 << 64 - bits) - 1)

    def _quotient_of(self, poly: Poly, bits: int) -> Poly | None:
        """What is seen to be the number / 2^bits: what it was before; all ones shifted; each
        coefficient divided."""
        same = next((v for p, k, v in reversed(self.splits) if k == bits and p == poly), None)
        if same is not None:
            return unknown(same)
        if (flag := self._mask(poly)) is not None:
            return unknown(flag, (1 << 64 - bits) - 1)
        if len(poly) == 1 and () not in poly and self._is_multiple(poly, 1 << bits):
            ((u,),) = poly
            return {m: c >> bits for m, c in (self.known[u].equal or {}).items()}
        return None

    def _step(self, n: int, step: Step) -> None:
        """Runs instruction n: places hold what it leaves there, and `known` has the equation and
        range of each of its unknowns, 4n to 4n + 3. NotCovered for an instruction that has no rule.
        """
        u, carry, third = 4 * n + 3, 4 * n + 2, 4 * n + 1
        match tuple(step):
            case "mov", into, source:
                self.write(into, self.value(source))
            case "lea", into, base, index, scale, offset:
                parts = [(1, self.read(base)), (1, number(offset)), (-TOP, unknown(carry))]
                self.known[carry] = Fact(None, -1, 9)
                self._result(
                    into, u, combined(*parts, *([(scale, self.read(index))] if index else []))
                )
            case ("add" | "adc" | "adcx" | "adox" | "sub" | "sbb") as name, into, source:
                sign = -1 if name in ("sub", "sbb") else 1
                out = "O" if name == "adox" else "C"
                taken = {} if name in ("add", "sub") else self.flag(out)
                equal = combined(
                    (1, self.read(into)),
                    (sign, self.read(source)),
                    (sign, taken),
                    (-sign * TOP, unknown(carry)),
                )
                self.known[carry] = Fact(None, 0, 1)
                self._result(into, u, equal)
                self.held[out] = unknown(carry)
                if name not in ("adcx", "adox"):
                    self.held["O"] = None
            case "mulx", high, low, source:
                self._product(u, carry, self.read("rdx"), self.read(source))
                self.held[low] = unknown(u)
                self.held[high] = unknown(carry)
            case "mul", source:
                self._product(u, carry, self.read("rax"), self.read(source))
                self.held["rax"], self.held["rdx"] = unknown(u), unknown(carry)
                self._forget_flags()
            case "imul", into, a, b:
                self._product(u, carry, self.read(a), self.read(b))
                self.held[into] = unknown(u)
                self._forget_flags()
            case "zero", into:
                self.held[into] = self.held["C"] = self.held["O"] = {}
            case "mask", into:
                self._choose(self.flag("C"))
                self.held[into] = combined((TOP - 1, self.flag("C")))
                self.held["O"] = None
            case "and", into, source:
                self._and(u, carry, into, self.read(into), self.read(source))
            case "or", into, source:
                self._or(n, into, self.read(into), self.read(source))
            case "cmp", a, b:
                self.known[u] = Fact(
                    combined((1, self.read(a)), (-1, self.read(b)), (TOP, unknown(carry))),
                    0,
                    TOP - 1,
                )
                self.known[carry] = Fact(None, 0, 1)
                self.held["C"], self.held["O"] = unknown(carry), None
            case "bit", cleared, into, place:
                self._bit(n, cleared, into, self.read(into), place)
            case "cmov", negated, name, into, source:
                old, new, flag = self.read(into), self.read(source), self.flag(name)
                self._choose(flag)
                self.chosen |= {u, carry}
                change = combined((1, new), (-1, old))
                taken = _times(flag, change)
                self.known[carry] = Fact(
                    combined((1, change), (-1, taken)) if negated else taken, 1 - TOP, TOP - 1
                )
                self._result(into, u, combined((1, old), (1, unknown(carry))))
            case "set", name, into:
                self.held[into] = self.flag(name)
            case "shl", into, bits:
                old = self.read(into)
                self._quotient(carry, old, 64 - bits)
                self.splits.append((old, 64 - bits, carry))
                moved = combined((1 << bits, old), (-TOP, unknown(carry)))
                self._result(into, u, moved, high=TOP - (1 << bits))
                self._forget_flags()
            case "shr", into, bits:
                old = self.read(into)
                self._quotient(u, old, bits)
                self.splits.append((old, bits, u))
                rest: Poly | None = combined((1, old), (-(1 << bits), unknown(u)))
                exact = self._is_multiple(old, 1 << bits)
                if exact and self.known[u].equal is not None:
                    rest = None
                self.known[carry] = Fact(rest, 0, 0 if exact else (1 << bits) - 1)
                self.held[into] = unknown(u)
                self._forget_flags()
            case ("shld" | "shrd") as name, into, source, bits:
                old, more = self.read(into), self.read(source)
                kept = 64 - bits if name == "shld" else bits
                self._quotient(third, more, kept)
                self._quotient(carry, old, kept)
                self.splits += [(more, kept, third), (old, kept, carry)]
                if name == "shld":
                    parts = [(1 << bits, old), (-TOP, unknown(carry)), (1, unknown(third))]
                else:
                    parts = [(1, unknown(carry)), (1 << 64 - bits, more), (-TOP, unknown(third))]
                    rest = combined((1, old), (-(1 << bits), unknown(carry)))
                    self.known[4 * n] = Fact(rest, 0, (1 << bits) - 1)
                self._result(into, u, combined(*parts))
                self._forget_flags()
            case "push", name:
                pointer = self.held["rsp"]
                self.write(Mem("rsp", -8, ""), self.value(Reg(name)))
                self.held["rsp"] = Pointer(pointer.block, pointer.offset - 8)
            case "pop", name:
                pointer = self.held["rsp"]
                self.held[name] = self.value(Mem("rsp", 0, ""))
                self.held["rsp"] = Pointer(pointer.block, pointer.offset + 8)
            case "stack", amount:
                pointer = self.held["rsp"]
                self.held["rsp"] = Pointer(pointer.block, pointer.offset + amount)
                self._forget_flags()
            case name, *_:
                raise NotCovered(f"the instruction {name} is not covered")

    def _is_multiple(self, poly: Poly, factor: int) -> bool:
        """Whether the equation of a word alone shows that."""
        ((monomial, one),) = poly.items() if len(poly) == 1 else (((), 0),)
        if len(poly) == 1 and not monomial:
            return one % factor == 0
        equal = self.known[monomial[0]].equal if len(monomial) == one == 1 else None
        return equal is not None and all(value % factor == 0 for value in equal.values())

    def _choose(self, flag: Poly) -> None:
        """Note a flag on which words are chosen."""
        for monomial in flag:
            if len(monomial) == 1 and monomial[0] not in self.flags:
                self.flags.append(monomial[0])

    def _product(self, low: int, high: int, a: Poly, b: Poly) -> None:
        self.known[high] = Fact(None, 0, TOP - 1)
        self.known[low] = Fact(combined((1, _times(a, b)), (-TOP, unknown(high))), 0, TOP - 1)

    def _and(self, u: int, carry: int, into: str, a: Poly, b: Poly) -> None:
        for mask, other in ((a, b), (b, a)):
            if (flag := self._mask(mask)) is not None:
                self.chosen.add(u)
                self._result(into, u, _times(unknown(flag), other))
                self._forget_flags()
                return
        low = b.get((), 0)
        if set(b) != {()} or low & (low + 1) or low >= TOP - 1:
            raise NotCovered("and with what is neither a mask nor 2^k - 1")
        bits = low.bit_length()
        self._quotient(carry, a, bits)
        self.splits.append((a, bits, carry))
        self._result(into, u, add(dict(a), unknown(carry), -(1 << bits)), high=low)
        self._forget_flags()

    def _or(self, n: int, into: str, a: Poly, b: Poly) -> None:
        """a or b = a + b - (a and b)."""
        u, rest, more, common = 4 * n + 3, 4 * n + 2, 4 * n + 1, 4 * n
        if self._apart(a, b) or self._apart(b, a):
            self.known[common] = Fact(None, 0, 0)
        else:
            self.known[rest] = Fact(None, 0, TOP - 1)
            self.known[common] = Fact(combined((1, a), (-1, unknown(rest))), 0, TOP - 1)
            self.joined.append(Joined(n, (a, b)))
        self.known[more] = Fact(combined((1, b), (-1, unknown(common))), 0, TOP - 1)
        self._result(into, u, combined((1, a), (1, unknown(more))))
        self._forget_flags()

    def _apart(self, a: Poly, b: Poly) -> bool:
        """Whether they are seen to have no bit in common, as a has none below b's highest."""
        value = b.get((), 0)
        if not set(b) <= {()}:
            ((monomial, one),) = b.items() if len(b) == 1 else (((), 0),)
            if len(monomial) != 1 or one != 1:
                return False
            value = self.known[monomial[0]].high
        return value >= 0 and self._is_multiple(a, 1 << max(value.bit_length(), 1))

    def _bit(self, n: int, cleared: int, into: str, old: Poly, k: int) -> None:
        """The bit of weight 2^k becomes the carry, and is cleared or left."""
        above, bit, below = 4 * n + 3, 4 * n + 2, 4 * n + 1
        self.held["O"] = None
        if not cleared and k == 0 and self._is_bit(old):
            self.held["C"] = old
            return
        self._quotient(above, old, k + 1)
        self.splits.append((old, k + 1, above))
        rest = combined((1, old), (-(2 << k), unknown(above)))
        self.held["C"] = unknown(bit)
        self.known[bit] = Fact(None if k else rest, 0, 1)
        self.bits.append(bit)
        if k:
            rest = combined((1, rest), (-(1 << k), unknown(bit)))
            self.known[below] = Fact(rest, 0, (1 << k) - 1)
        if cleared:
            parts = [(2 << k, unknown(above))] if k < 63 else []
            self.held[into] = combined(*parts, *([(1, unknown(below))] if k else []))

    def _is_bit(self, poly: Poly) -> bool:
        ((monomial, one),) = poly.items() if len(poly) == 1 else (((), 0),)
        if len(monomial) != 1 or one != 1:
            return False
        fact = self.known[monomial[0]]
        return fact.low >= 0 and fact.high <= 1

    def _mask(self, poly: Poly) -> int | None:
        """The flag of which it is the mask."""
        if len(poly) != 1:
            return None
        ((monomial, factor),) = poly.items()
        if len(monomial) != 1 or factor != TOP - 1:
            return None
        fact = self.known[monomial[0]]
        return monomial[0] if fact.low >= 0 and fact.high <= 1 else None


def _times(a: Poly, b: Poly) -> Poly:
    try:
        return product(a, b)
    except TooHigh:
        raise NotCovered("a product of sums is not covered") from None
