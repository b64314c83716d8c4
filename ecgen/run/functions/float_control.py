"""Calls of public functions under every control word of floating point that a caller may have set
(MXCSR).

A rounding, subnormals taken for zeros or not, exceptions masked or not: what a function returns
hangs on none of them, and after the call the word is what it was, with its flags. A function that
lets an exception through ends the process. Libraries without doubles are called as they are.
"""

import ctypes
from collections.abc import Callable
from itertools import product

from ecgen.run.emitted import Loaded

MASKS, FLAGS = 0x1F80, 0x3F  # of exceptions: those that do not trap, those that were raised
ZEROS = 0x8040  # results and operands that are flushed
CONTROLS = tuple(
    rounding << 13 | zeros | masks | (0 if masks else FLAGS)
    for rounding, zeros, masks in product(range(4), (0, ZEROS), (MASKS, 0))
)
ARGUMENTS = 12  # that the shim passes, of which a function takes as many as it has


class UnderControl:
    """`function` as of Loaded, under a control word; `left` is what a call left of it."""

    def __init__(self, loaded: Loaded, control: int):
        self.emitted, self.loaded = loaded.emitted, loaded
        self.control = self.left = control
        self._call = loaded.function("shim_under", ctypes.c_uint64)

    def function(self, name: str, result) -> Callable:
        target = ctypes.cast(self.loaded.function(name, result), ctypes.c_void_p)

        def call(*arguments):
            values = [
                ctypes.addressof(a) if isinstance(a, ctypes.Array) else getattr(a, "value", a)
                for a in arguments
            ]
            left = ctypes.c_uint32(0)
            code = self._call(
                ctypes.c_uint32(self.control),
                target,
                (ctypes.c_uint64 * ARGUMENTS)(*values),
                ctypes.byref(left),
            )
            self.left = left.value
            return None if result is None else ctypes.c_int(code & 0xFFFFFFFF).value

        return call


def under_controls(loaded: Loaded) -> tuple[Loaded | UnderControl, ...]:
    """The library as it is and, where it computes in doubles, under each control word."""
    doubles = any(part.kind == "real" for part in loaded.emitted.lanes)
    return (loaded, *(UnderControl(loaded, control) for control in CONTROLS if doubles))


def fault_under(called: Loaded | UnderControl, name: str, wrong: str) -> str:
    """What is `wrong` with the last call of the function, with its control word; or that it did not
    leave that as it was.
    """
    if not isinstance(called, UnderControl):
        return wrong
    if not wrong and called.left != called.control:
        wrong = f"{name} left it at {called.left:#x}"
    return f"with MXCSR = {called.control:#x}, {wrong}" if wrong else ""
