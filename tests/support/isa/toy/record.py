"""A toy as one record: eight instructions and a loop, run by a few lines of Python. It shows what
an instruction set is made of, and is copied to a folder of its own before it is used:
ecgen_isa/toy.
"""

from ecgen.isa.record import InstructionSet

from . import emit
from .table import TABLE

RECORD = InstructionSet(
    name="toy",
    title="Toy",
    word_bits=64,
    levels=emit.LEVELS,
    level_hint="`only` is the only one.",
    features=(),
    needed={},
    table=TABLE,
    backend=emit,
    guard="defined(__TOY__)",
    wants="it cannot be built for this processor",
    abis={"toy": ("", "Arguments are in a0, a1 ..., a word is returned in a0.")},
    abi="toy",
    compiler="cc",
    flags={"only": "-D__TOY__"},
    shell="toy.S.j2",
    emulation="ecgen_isa.toy.emulation",
)
