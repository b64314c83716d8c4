"""Routine: a FieldProgram together with the C argument list under which it is called.

Every assembly routine of a library, from `fe_mul` to a merged doubling-addition, is one Routine;
the back end of an ISA turns it into text without knowing what it computes.
"""

from dataclasses import dataclass

from ecgen.program.ir import FieldProgram


@dataclass(frozen=True)
class Argument:
    """One pointer argument: the named coordinates lie one after another, `words` machine words
    each.

    `direction` is "out", "in" or "word". A name of an "in" argument is an input of the program, a
    name of an "out" argument the public name of an output; a "word" is no pointer but a flag, the
    input of that name.
    """

    name: str
    direction: str
    coordinates: tuple[str, ...]


@dataclass(frozen=True)
class Routine:
    """`arguments` in C order. Any "out" argument may be the same pointer as any "in" argument.
    Of a routine in components `above` is the same over the extension field."""

    name: str
    program: FieldProgram
    arguments: tuple[Argument, ...]
    comment: str = ""
    above: "Routine | None" = None
