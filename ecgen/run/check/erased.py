"""Public functions leave nothing of their secret inputs on the stack and in registers.

Each function runs several times on one painted stack, its arguments at the same addresses, with
inputs that differ in nothing but secrets. Calls that return the same must leave the same bytes
below their caller, and, where assembly erases, in the registers that a call need not keep: whatever
differs there (a scalar, digits, table entries, coordinates, anything made of them) came from a
secret. No call may reach deeper than the manifest says that is cleared, and where assembly erases
all of that is 0. A routine that erases nothing must show differences, so that the check is seen to
see.
"""

import ctypes
from collections.abc import Callable
from itertools import islice
from random import Random

from ecgen.errors import EcgenError
from ecgen.isa.facts import FACTS
from ecgen.isa.measured import cpu_facts
from ecgen.library.api import Function
from ecgen.run.emitted import Loaded
from ecgen.run.emulation import Emulated, PaintedStack, emulation_of
from ecgen.run.functions.public_functions import EDGES, invoke
from ecgen.run.oracle.samples import samples
from ecgen.run.verdict import FAILED, SKIPPED, Verdict, verdict_of

CALLS = 10  # of each function; some are refused
WARM = 1  # the first call is made by the dynamic linker, which keeps registers on the stack
LEAST = 8  # functions of secrets that every library has
STACK, ARENA, PAINT = 1 << 19, 1 << 13, 0xC5  # shim_run keeps operands: 70 kB for nine words
# words of the trampoline's report and of the registers that it sets, see P_abi.S
REPORT, PRESET = (360, 28)
OWN = 28  # where the report says how many bytes the trampoline keeps there
LEFT = 80  # where the report is told which registers to write down, which begin behind it
WIDTHS = {"avx": 2, "avx512f": 3}  # what is told there beside 1, by what the CPU has
GENERAL = ("rax", "rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11")  # which stand there first
VECTORS = 96  # where vector registers begin in the report
ABOVE = 512  # bytes between a caller and the array that a library in C overwrites, at most
VECTOR = 16  # bytes to a multiple of which stacks are aligned
WINDOW = 8  # bytes of an input that are looked for, to say what was left
MANY = 1 << 12  # bytes of paint that are compared at once


class OnPaintedStack:
    """`function` as of Loaded: a call on a stack of its own, arguments always in the same places;
    `stack` is what it left there. `moved`: bytes by which the stack begins lower, so that what is
    cleared by wide stores begins in the middle of one."""

    def __init__(self, loaded: Loaded):
        self.emitted, self.loaded, self.stack, self.registers, self.moved = (
            loaded.emitted,
            loaded,
            b"",
            b"",
            0,
        )
        flags = cpu_facts()["flags"]
        self._width = max((width for name, width in WIDTHS.items() if name in flags), default=1)
        self._call = loaded.function("abi_call", ctypes.c_uint64)
        taken = (sum(64 + a.bytes for a in f.arguments) for f in self.emitted.functions)
        self._arena = max([ARENA, *taken])
        self._memory = ctypes.create_string_buffer(STACK + self._arena + 192)
        self._low = ctypes.addressof(self._memory) + 63 & ~63

    def function(self, name: str, result) -> Callable:
        """A public function of at most six arguments, each an array or a number."""
        target = ctypes.cast(self.loaded.function(name, result), ctypes.c_void_p)

        def call(*arguments):
            ctypes.memset(self._low, PAINT, STACK)
            places, values, free = {}, [], self._low + STACK + 64
            if (
                needed := sum(
                    64 + ctypes.sizeof(a) for a in arguments if isinstance(a, ctypes.Array)
                )
            ) > self._arena:
                raise EcgenError(
                    f"the arguments of {name} take {needed} bytes, of {self._arena} that there are."
                )
            for argument in arguments:
                if isinstance(argument, ctypes.Array):
                    size = ctypes.sizeof(argument)
                    ctypes.memmove(free, argument, size)
                    places[free] = argument
                    values.append(free)
                    free += size + 63 & ~63
                else:
                    values.append(getattr(argument, "value", argument))
            given = (ctypes.c_uint64 * 6)(*values)
            report, preset = (ctypes.c_uint64 * REPORT)(), (ctypes.c_uint64 * PRESET)()
            report[LEFT] = self._width
            code = self._call(
                target, given, ctypes.c_void_p(self._low + STACK - self.moved), report, preset
            )
            self.stack = ctypes.string_at(self._low, STACK - self.moved - report[OWN])
            self.registers = bytes(report)[8 * LEFT :]
            for place, argument in places.items():
                ctypes.memmove(argument, place, ctypes.sizeof(argument))
            return None if result is None else ctypes.c_int(code & 0xFFFFFFFF).value

        return call

    @staticmethod
    def register(word: int) -> str:
        """The name of a word of `registers`, "" for none."""
        if LEFT + word >= VECTORS:
            return f"vector register {(LEFT + word - VECTORS) // 8}"
        return GENERAL[word - 1] if 0 < word <= len(GENERAL) else ""


def _seen(painted: PaintedStack) -> tuple[bool, bool]:
    """Whether the stack, and registers, show what some hidden routine keeps that the shim calls,
    and nothing erases.
    """
    first, second = (
        [control(painted, number, byte) for number in range(len(painted.emitted.routines))]
        for byte in (1, 2)
    )
    stack, registers = (
        any(a[k] != b[k] for a, b in zip(first, second, strict=True)) for k in (0, 1)
    )
    return stack, registers


def control(painted: PaintedStack, number: int, byte: int) -> tuple[bytes, bytes]:
    """What a hidden routine leaves, on operands of this byte; plain words are 1, for some are
    counts.
    """
    size = painted.emitted.word_bytes
    words = [
        bytes([byte]) * (size * a.words) if a.words else (1).to_bytes(size, "little")
        for a in painted.emitted.routines[number].arguments
        if a.direction != "out" or not a.words
    ]
    data = b"".join(words)
    painted.function("shim_left", ctypes.c_uint64)(
        number, ctypes.create_string_buffer(data, len(data))
    )
    return painted.stack, painted.registers


def check_erased(loaded: Loaded | Emulated, taken: Callable[[int], int] = int) -> Verdict:
    """Every public function of secrets; and a function of the shim that keeps its operands, as a
    control. `taken`: the bytes that the compiler's flags make of those of the manifest.
    """
    check = "secrets are erased from the stack"
    if (
        loaded.emitted.host and loaded.emitted.abi == "win64"
    ):  # compiled here, its C follows this system's convention, its trampoline Windows'
        return Verdict(
            check,
            SKIPPED,
            "calls across two calling conventions cannot be watched here: erasure was NOT checked",
        )
    paint = OnPaintedStack if loaded.emitted.host else emulation_of(loaded.emitted.isa).painted
    if paint is None or (
        loaded.emitted.compiled and not hasattr(loaded.library, f"{loaded.emitted.prefix}_abi_call")
    ):
        return Verdict(
            check, SKIPPED, "there is no trampoline for this processor: erasure was NOT checked"
        )
    if loaded.emitted.stand_in:
        return Verdict(
            check,
            SKIPPED,
            "the vector routines are C here, whose stack is not theirs: erasure was NOT checked but"
            " without vectors",
        )
    painted = paint(loaded)
    failures, deepest, functions = [], 0, [f for f in loaded.emitted.functions if f.takes_secrets]
    cleared = dict(loaded.emitted.cleared)
    in_assembly = FACTS[loaded.emitted.isa].entries is not None
    for number, function in enumerate(functions):
        size, painted.moved = cleared.get(function.name), VECTOR * (number % 2)
        compared, depth, text = compare(painted, function, bool(size) and in_assembly)
        deepest = max(deepest, depth)
        if size and depth > (taken(size) if in_assembly else size + ABOVE):
            text = (
                f"{function.name} reaches {depth} bytes below its caller with this compiler and its"
                f" flags, and {size} are cleared{f': {text}' if text else ''}"
            )
        elif size and in_assembly and not text and (kept := sum(map(bool, painted.stack[-size:]))):
            text = (
                f"{function.name} leaves {kept} bytes as they were of the {size} below its caller"
                " that are said to be cleared"
            )
        failures += (
            [text]
            if text
            else (
                []
                if compared
                else [f"{function.name}: no two calls returned the same, so none were compared"]
            )
        )
    if loaded.emitted.routines and not all(
        _seen(painted)[: 1 + in_assembly]
    ):  # a library may be all C
        return Verdict(
            check,
            FAILED,
            "what a routine keeps of its operands was not seen, so the check could not have failed",
        )
    seen = (
        f", and so do registers of {sum(f.name in cleared for f in functions)}"
        if in_assembly
        else ""
    )
    figure = (
        f"{len(functions)} functions, {CALLS} calls each, at most {deepest} bytes deep, leave the"
        f" same whatever the secrets{seen}"
    )
    return verdict_of(
        check, failures, figure, len(functions), loaded.emitted.least(LEAST, len(functions))
    )


def compare(painted: PaintedStack, function: Function, registers: bool) -> tuple[int, int, str]:
    """(calls compared, deepest byte touched, what was left): calls of one returned value against
    the first of them, their registers too where those are cleared."""
    rows, first, compared, depth = secret_rows(painted.emitted, function), {}, 0, 0
    for inputs in rows[:WARM]:
        invoke(painted, function, inputs)
    for inputs in rows:
        code, _ = invoke(painted, function, inputs)
        left, held = painted.stack, painted.registers if registers else b""
        depth = max(depth, _touched(left))
        if code not in first:
            first[code] = left, held
            continue
        compared += 1
        if left != first[code][0]:
            different = [
                i for i, (a, b) in enumerate(zip(first[code][0], left, strict=True)) if a != b
            ]
            return compared, depth, _said(function, inputs, left, different)
        if held != first[code][1]:
            return (
                compared,
                depth,
                (
                    f"{function.name} leaves secrets in"
                    f" {_named(painted, first[code][1], held) or 'registers'}"
                ),
            )
    return compared, depth, ""


def _named(painted: PaintedStack, first: bytes, second: bytes) -> str:
    """The registers that differ, words of eight bytes."""
    words = (i // 8 for i in range(0, len(first), 8) if first[i : i + 8] != second[i : i + 8])
    return ", ".join(dict.fromkeys(filter(None, map(painted.register, words))))


def _touched(left: bytes) -> int:
    """How many bytes there are from the first on that is not as the lowest, which is paint; most
    are, and are looked at many at once.
    """
    paint = left[:1] * MANY
    first = next(
        (at for at in range(0, len(left), MANY) if left[at : at + MANY] != paint[: len(left) - at]),
        len(left),
    )
    return len(left[first:].lstrip(left[:1]))


def _said(function: Function, inputs: tuple[bytes, ...], left: bytes, different: list[int]) -> str:
    """What a failure says: how much, where, and whose bytes stand there as they were given."""
    named = [
        a.name
        for a, data in zip(function.inputs, inputs, strict=True)
        if not a.value
        and any(
            data[i : i + WINDOW] in left
            for i in range(max(len(data) - WINDOW + 1, 0))
            if any(data[i : i + WINDOW])
        )
    ]
    what = f", bytes of {', '.join(named)} among them" if named else ""
    places = f"from {len(left) - different[0]} to {len(left) - different[-1]} below its caller"
    return (
        f"{function.name} leaves {len(different)} bytes on the stack that depend on secrets,"
        f" {places}{what}"
    )


def secret_rows(emitted, function: Function) -> list[tuple[bytes, ...]]:
    """Inputs that differ in secrets only: random values, all lengths alike, each public value its
    least sample.
    """
    random = Random(f"erased {function.name}")
    columns = []
    for a in function.inputs:
        stream = samples(emitted, a.kind, a.bytes, random)
        if a.secret or function.vartime:
            columns.append(
                [data.ljust(a.bytes, b"\x5a") for data in islice(stream, EDGES, EDGES + CALLS)]
            )
        else:
            columns.append(
                [min(islice(stream, EDGES), key=lambda data: int.from_bytes(data, "little"))]
                * CALLS
            )
    return list(zip(*columns, strict=True))
