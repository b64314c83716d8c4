"""Square-root programs of curve/roots.py as C that calls the field routines: straight lines, the
same for every argument.

Values live in the fewest registers that hold them. Constants are stored as `encode` says. A program
has logarithms or not; those of one are the digits `d`, by the functions of
templates/c/logarithms.c.j2.
"""

from collections.abc import Callable

from ecgen.curve.roots import RootProgram, RootStep
from ecgen.library.c.text import chain_code, chain_cost, word_list
from ecgen.library.facts.spec import LibrarySpec, PowerChain

STEP = "    {};"
VARTIME = "_vartime"  # ends the names of what is in variable time


class _Registers:
    """Places t[0], t[1], ... (flags f[0], ...) given to values until their last use."""

    def __init__(self, letter: str):
        self.letter, self.free, self.count = letter, [], 0

    def take(self) -> str:
        if not self.free:
            self.free.append(f"{self.letter}[{self.count}]")
            self.count += 1
        return self.free.pop()


def powers(spec: LibrarySpec) -> tuple[str, ...]:
    """A function for each power that the programs need."""
    return tuple(
        f"/* out = in^{chain.exponent:#x}: {chain_cost(chain)}. */\nstatic void"
        f" P_fe_power_{number}(WORD out[P_WORDS], const WORD"
        f" in[P_WORDS])\n{{\n{chain_code(chain)}\n}}\n"
        for number, chain in enumerate(spec.roots.chains)
    )


def root_function(
    name: str,
    said: str,
    program: RootProgram,
    spec: LibrarySpec,
    encode: Callable[[int], int] = lambda value: value,
) -> str:
    """`WORD P_name(out, inputs ...)`, below its constants: out becomes the program's root, which
    may lie over an input; returns its flag. `said` is the comment above. A program with logarithms
    is followed by the same function in variable time, P_name_vartime."""
    held, elements, flags = _held(program)
    where = {name: name for name in program.inputs} | _constants(name, program) | held
    used = {arg for step in program.steps for arg in step.args}
    heads = [
        f"static const WORD {where[n]}[{spec.words}] ="
        f" {{{word_list(encode(value), spec.words, spec.word_bits)}}};"
        for n, value in program.constants
        if n in used and value != 1
    ]
    tail = [
        f"    P_words_copy(out, {where[program.root]}, P_WORDS);",
        f"    return {where[program.flag]};",
    ]
    arguments = ", ".join(
        ("WORD out[P_WORDS]", *(f"const WORD {name}[P_WORDS]" for name in program.inputs))
    )

    def function(own: str) -> tuple[str, ...]:
        return (
            f"static WORD P_{name}{own}({arguments})",
            "{",
            f"    WORD t[{elements}][P_WORDS], f[{flags}]{_digits(program)};",
            *(
                STEP.format(text)
                for step in program.steps
                for text in _calls(step, where, spec, own)
            ),
            *tail,
            "}",
            "",
        )

    twin = ("/* The same in variable time. */", *function(VARTIME)) if program.logarithms else ()
    return "\n".join((*heads, f"/* {said} */", *function(""), *twin))


def _digits(program: RootProgram, each: str = "") -> str:
    """The declaration of the digits of a logarithm."""
    return f", d{each}[{program.logarithms.count}]" if program.logarithms else ""


def _constants(name: str, program: RootProgram) -> dict[str, str]:
    """What the constants of P_name are called."""
    return {
        constant: "P_fe_one" if value == 1 else f"P_{name}_{constant}"
        for constant, value in program.constants
    }


def _held(program: RootProgram) -> tuple[dict[str, str], int, int]:
    """(value -> its place, places of elements, places of flags); a result lies apart from its
    arguments.
    """
    last = {name: i for i, step in enumerate(program.steps) for name in step.args} | dict.fromkeys(
        (program.root, program.flag), len(program.steps)
    )
    where, elements, flags = {}, _Registers("t"), _Registers("f")
    kinds: dict[str, _Registers] = {}
    for i, step in enumerate(program.steps):
        if step.op == "log":
            where[step.out] = "d"
        else:
            kinds[step.out] = flags if step.op == "equal" else elements
            where[step.out] = kinds[step.out].take()
        for arg in dict.fromkeys(step.args):
            if last[arg] == i and arg in kinds:
                kinds[arg].free.append(where[arg])
    return where, elements.count, flags.count


def root_function_of_eight(name: str, said: str, program: RootProgram, spec: LibrarySpec) -> str:
    """`void P_name8(out, flags, inputs ...)`: the same of eight elements one behind the other,
    powers in lanes, the other steps one element after the other; it takes the constants of
    P_name. A program with logarithms is followed by its twin in variable time.
    """
    twin = _of_eight(name, "The same in variable time.", program, spec, VARTIME)
    return _of_eight(name, said, program, spec, "") + (f"\n{twin}" if program.logarithms else "")


def _of_eight(name: str, said: str, program: RootProgram, spec: LibrarySpec, own: str) -> str:
    """One of the two, the end of whose name is `own`."""
    held, elements, flags = _held(program)
    where = {each: f"{each} + P_WORDS * j" for each in program.inputs} | _constants(name, program)
    where |= {
        out: f"{place} + P_WORDS * j" if place[0] == "t" else f"{place}[j]"
        for out, place in held.items()
    }
    lines, inside = [], False
    for step in program.steps:
        if step.op == "pow" and step.count > 1:
            number = [chain.exponent for chain in spec.roots.chains].index(step.count)
            lines += ["    }"] * inside + [
                f"    P_v_power8_{number}({held[step.out]},"
                f" {held.get(step.args[0], step.args[0])});"
            ]
        else:
            lines += ["    for (j = 0; j < 8; ++j) {"] * (not inside) + [
                f"        {text};" for text in _calls(step, where, spec, own)
            ]
        inside = step.op != "pow" or step.count < 2
    lines += ["    for (j = 0; j < 8; ++j) {"] * (not inside) + [
        f"        P_words_copy(out + P_WORDS * j, {where[program.root]}, P_WORDS);",
        f"        flags[j] = {where[program.flag]};",
        "    }",
    ]
    arguments = ", ".join(
        (
            "WORD out[8 * P_WORDS]",
            "WORD flags[8]",
            *(f"const WORD {each}[8 * P_WORDS]" for each in program.inputs),
        )
    )
    return "\n".join(
        (
            f"/* {said} */",
            f"static void P_{name}8{own}({arguments})",
            "{",
            f"    WORD t[{elements}][8 * P_WORDS], f[{flags}][8]{_digits(program, '[8]')};",
            "    size_t j;",
            *lines,
            "}",
            "",
        )
    )


def powers_of_eight(spec: LibrarySpec) -> tuple[str, ...]:
    """A function for each power, of eight elements one behind the other, in lanes."""
    return tuple(
        f"/* out = in^{chain.exponent:#x} of eight elements one behind the other, in lanes."
        f" */\nstatic void P_v_power8_{number}(WORD out[8 * P_WORDS], const WORD in[8 *"
        f" P_WORDS])\n{{\n{_chain_of_eight(chain, spec.batch.bytes)}\n}}\n"
        for number, chain in enumerate(spec.roots.chains)
    )


def _chain_of_eight(chain: PowerChain, alignment: int) -> str:
    """The body: register 0 is the input in lanes."""
    lines = [
        f"    WORD t[{chain.registers}][P_V8_WORDS] __attribute__((aligned({alignment})));",
        "    P_v_gather8(t[0], in, P_WORDS);",
    ]
    for step in chain.steps:
        call = (
            f"P_v_mul8(t[{step.dst}], t[{step.src}], t[{step.other}])"
            if step.op == "mul"
            else f"P_v_squares8(t[{step.dst}], t[{step.src}], {step.other})"
        )
        lines.append(f"    {call};")
    return "\n".join([*lines, f"    P_v_scatter8(out, t[{chain.result}], P_WORDS);"])


def _calls(
    step: RootStep, where: dict[str, str], spec: LibrarySpec, own: str = ""
) -> tuple[str, ...]:
    """One step, in constant time or as `own` says; its result lies apart from its arguments."""
    out, args = where[step.out], [where[arg] for arg in step.args]
    match step.op:
        case "mul":
            return (f"P_fe_mul({out}, {args[0]}, {args[1]})",)
        case "sqr":
            return (
                (
                    f"P_fe_nsqr({out}, {args[0]}, {step.count})"
                    if step.count > 1
                    else f"P_fe_sqr({out}, {args[0]})"
                ),
            )
        case "pow" if step.count < 2:
            return (f"P_words_copy({out}, {args[0] if step.count else 'P_fe_one'}, P_WORDS)",)
        case "pow":
            number = [chain.exponent for chain in spec.roots.chains].index(step.count)
            return (f"P_fe_power_{number}({out}, {args[0]})",)
        case "log" | "turn":
            return (f"P_fe_{step.op}{own}({', '.join((out, *args))})",)
        case "equal":
            return (f"{out} = P_fe_equal({args[0]}, {args[1]})",)
        case "select":
            return (
                f"P_words_copy({out}, {args[2]}, P_WORDS)",
                f"P_fe_cmov({out}, {args[1]}, {args[0]})",
            )
    raise ValueError(step.op)
