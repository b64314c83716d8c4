"""The C of a library -> every place where a compiler could make a branch of a secret: conditions,
comparisons, addresses, and masks without a barrier.

The functions of secrets are followed from the public ones down, each for what its arguments hold:
nothing secret, or a secret of which so many values
are possible. A bit of a secret (a shifted sign, `x & 1`, a carry) may be summed, moved, exchanged
with a constant, stored and passed on. Where it
selects, as an operand of `&`, `|`, `*`, or of `^` with a word, compilers must not know that it has
two values: there it has to come from a barrier, an
empty asm or a volatile variable. Public are counts, pointers, constants, and what the manifest
calls public. Integers wrap at the width of their type (types.py), and a conversion to _Bool is a
comparison. C of other kinds is refused: addresses made of integers, calls through pointers,
floating numbers, secrets in variables that stay. Not followed: what assembly does, and a digit of
several bits, of which no compiler that was tried makes a branch.
"""

from pathlib import Path

from ecgen.errors import CheckFailure
from ecgen.run.emitted import Emitted
from ecgen.run.readback.masks.program import Program
from ecgen.run.readback.masks.run import followed
from ecgen.run.readback.masks.tree import tree_of
from ecgen.run.readback.masks.values import PUBLIC, WORD, full
from ecgen.run.verdict import Verdict, verdict_of

CHECK = "masks of secrets pass a barrier"
# What the scan meets in C that it was not made for, functions that call themselves among that.
NOT_UNDERSTOOD = (
    ArithmeticError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)
GNU, OTHERS = (), ("-U__GNUC__", "-U__clang__")


def program_of(
    emitted: Emitted, compiler: tuple[str, ...], scratch: Path, flags: tuple[str, ...] = GNU
) -> Program:
    """The C of the library as one configuration of the preprocessor leaves it."""
    program = Program(followed)
    routines = f"src/{emitted.prefix}_field.c"  # beside assembly it stands in for that, in tests
    for source in emitted.sources:
        if source.endswith(".c") and (emitted.compiled or source != routines):
            program.add(tree_of(emitted.folder / source, compiler, scratch, flags))
    return program


def faults_of(program: Program, emitted: Emitted) -> list[str]:
    """What is wrong in the functions of secrets."""
    for function in emitted.functions:
        if function.vartime or not function.takes_secrets:
            continue
        given = []
        for argument in function.arguments:
            secret = argument.secret and argument.direction != "out"
            given += [
                full(secret, WORD) if secret else PUBLIC,
                *([PUBLIC] if argument.counted else []),
            ]
        name = f"{emitted.prefix}_{function.name}"  # where that is assembly, it calls its body
        body = f"{name}_work"
        program.call(body if body in program.functions else name, tuple(given))
    return list(program.faults)


def check_masks(emitted: Emitted, compiler: tuple[str, ...], scratch: Path) -> Verdict:
    """All sources of the library, as compilers of GNU C see them and, where it is for others, too,
    as these do.
    """
    faults, followed = [], set()
    for flags in (GNU, OTHERS) if emitted.compiled else (GNU,):
        try:
            program = program_of(emitted, compiler, scratch, flags)
            faults += faults_of(program, emitted)
        except NOT_UNDERSTOOD as error:
            what = f"{type(error).__name__}: {error}"
            raise CheckFailure(f"the C has something that is not followed ({what}).") from error
        followed |= {name for name, _ in program.known}
    return verdict_of(CHECK, faults, f"{len(followed)} functions of secrets", len(followed), 1)
