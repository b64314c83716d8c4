"""The toy without a toy: the C of a library runs here, and each of its routines is a call into an
interpreter of the text of its assembly. The interpreter knows nothing of the table.
"""

import ctypes
import re
from dataclasses import dataclass

from ecgen.run.emitted import Loaded
from ecgen.run.emulated import checks
from ecgen.run.emulation import Emulation
from ecgen.run.tools import compile_c, find_compiler

TOP = 1 << 64
STUB = """uint64_t {name}({parameters}) {{
    uint64_t given[] = {{ {names} }};
    return {prefix}_toy_call({number}, given);
}}
"""
CALL = ctypes.CFUNCTYPE(ctypes.c_uint64, ctypes.c_int, ctypes.POINTER(ctypes.c_uint64))


@dataclass(frozen=True)
class Native:
    """The compiler of this machine, told that it is the toy's."""

    compile: tuple[str, ...]

    def target_flags(self, level):
        return ("-D__TOY__",)


@dataclass(frozen=True)
class Outcome:
    """A cycle is an instruction of the toy; `trace`: those that ran, with the offsets they read."""

    trace: tuple

    stack = 0
    clobbered = ()

    @property
    def cycles(self):
        return {"T": len(self.trace)}

    @property
    def stalls(self):
        return {"T": 0}


def routines_in(emitted):
    """Name -> the lines of each routine, without their tabs."""
    found = {}
    for source in emitted.sources:
        if source.endswith(".S"):
            text = re.sub(r"/\*.*?\*/", "", (emitted.folder / source).read_text(), flags=re.DOTALL)
            for line in filter(None, map(str.strip, text.splitlines())):
                if label := re.fullmatch(rf"{emitted.prefix}_(\w+):", line):
                    found[label[1]] = lines = []
                elif not line.startswith(("#", ".size")):
                    lines.append(line)
    return found


class Core:
    """Runs routines on the memory of this process."""

    def __init__(self, routines):
        self.routines, self.trace = list(routines.items()), []

    def call(self, number, given):
        name, lines = self.routines[number]
        registers = {f"a{k}": given[k] for k in range(6)}
        labels = {line[:-1]: at for at, line in enumerate(lines) if line.endswith(":")}
        at = 0
        while lines[at] != "ret":
            word, _, rest = lines[at].partition(" ")
            at += 1
            if word.endswith(":"):
                continue
            operands = rest.split(", ")
            self.trace.append((name, at, rest))
            if word == "loop":
                registers[operands[0]] -= 1
                at = labels[operands[1]] if registers[operands[0]] else at
            else:
                self.step(word, operands, registers)
        self.trace.append((name, at, "ret"))
        return registers["a0"]

    def step(self, word, operands, registers):
        def place(text):
            base, offset = re.fullmatch(r"\[(\w+) \+ (\d+)\]", text).groups()
            return ctypes.c_uint64.from_address(registers[base] + int(offset))

        def value(text):
            if text.startswith("["):
                return place(text).value
            return int(text) if text.isdigit() else registers[text]

        values = [value(text) for text in operands[2 if word in ("mad", "sub") else 1 :]]
        match word:
            case "mov":
                results = values
            case "mad":
                results = divmod(values[0] * values[1] + values[2] + values[3], TOP)
            case "sub":
                difference = values[0] - values[1] - values[2]
                results = difference % TOP, int(difference < 0)
            case "and":
                results = [values[0] & values[1]]
            case "or":
                results = [values[0] | values[1]]
            case "top":
                results = [values[0] * (values[1] >> 63)]
            case "shr":
                results = [((values[0] * TOP + values[1]) >> values[2]) % TOP]
            case "sel":
                results = [values[1] if values[0] else values[2]]
        for text, result in zip(operands, results):
            if text.startswith("["):
                place(text).value = result
            else:
                registers[text] = result


class Emulated(Loaded):
    def __init__(self, emitted, path, timed=False):
        self.core = Core(routines_in(emitted))
        self.last = None
        super().__init__(emitted, path)
        self.callback = CALL(self.core.call)
        slot = ctypes.c_void_p.in_dll(self.library, f"{emitted.prefix}_toy_call")
        slot.value = ctypes.cast(self.callback, ctypes.c_void_p).value

    def function(self, name, result):
        native = super().function(name, result)

        def call(*arguments):
            self.core.trace.clear()
            returned = native(*arguments)
            self.last = Outcome(tuple(self.core.trace))
            return returned

        return call

    def call_routine(self, routine, data):
        self.run(routine, 1, data)
        return self.last

    def code_bytes(self, name):
        lines = dict(self.core.routines).get(name, ())
        return 4 * sum(not line.endswith(":") for line in lines)

    def spent(self):
        names = [name for name, _, _ in self.last.trace]
        return {name: names.count(name) for name in dict.fromkeys(names)}


def build(emitted, toolchain, scratch):
    """The C, and a stub for each routine, that asks the interpreter."""
    stubs = scratch / "stubs.c"
    text = ["#include <stdint.h>", f"uint64_t (*{emitted.prefix}_toy_call)(int, uint64_t *);"]
    by_name = {routine.name: routine for routine in emitted.routines}
    for number, name in enumerate(routines_in(emitted)):
        names = [f"x{k}" for k, _ in enumerate(by_name[name].arguments)]
        text.append(
            STUB.format(
                name=f"{emitted.prefix}_{name}",
                parameters=", ".join(f"uint64_t {each}" for each in names),
                names=", ".join((*names, "0", "0", "0", "0", "0", "0")),
                prefix=emitted.prefix,
                number=number,
            )
        )
    stubs.write_text("\n".join(text))
    sources = [emitted.folder / source for source in emitted.sources if source.endswith(".c")]
    shim, program = emitted.folder / f"test/{emitted.prefix}_shim.c", scratch / "library.so"
    flags = ("-O1", "-fPIC", "-shared", *toolchain.target_flags(emitted.level))
    compile_c(toolchain.compile, [*sources, shim, stubs], program, flags)
    return program


def _calls(loaded):
    yield "calling convention", lambda: checks.check_calls(loaded)
    yield "code sizes", lambda: checks.check_sizes(loaded)
    yield "modelled cycles", lambda: checks.check_cycles(loaded)


def _afterwards(emitted, known, toolchain, scratch):
    program = scratch / "library.so"
    yield "constant time", lambda: checks.check_traces(Emulated(emitted, program))


EMULATION = Emulation(
    cpu="Toy",
    profile="T",
    share=0.002,
    require=lambda: None,
    toolchain=lambda wanted: Native(find_compiler(wanted)),
    build=build,
    opened=Emulated,
    calls=_calls,
    afterwards=_afterwards,
)
