"""The compiler of this machine without optimisation: a library in C is compiled in a third of the time, and what it computes is the same."""

import shlex

from ecgen.run.tools import find_compiler


def quick() -> tuple[str, ...]:
    """The command; what the level of optimisation changes (erasure, constant time, calls of memset) is no matter for it."""
    return (*find_compiler(), "-O0")


def quick_option() -> str:
    """The same as --cc takes it."""
    return shlex.join(quick())
