"""A library whose CPU check says no: every function that checks, reads or writes the encoding of a
point refuses, and leaves nothing of its inputs.
"""

import ctypes
from itertools import islice

from ecgen.kind import law
from ecgen.library.api import INT_BYTES, Function
from ecgen.run.emitted import Emitted, Loaded
from ecgen.run.functions.public_functions import inputs_of, invoke
from ecgen.run.oracle.point_values import normal_of
from ecgen.run.verdict import FAILED, Verdict, verdict_of

CHECK = "refusals without the CPU"
MACRO = "REFUSE_CPU"  # with which the library's C is compiled, behind the prefix
ERR_CPU = -5
CALLS = 6  # of each function
LEAST = 1  # functions that every library of a curve has
ENCODED = ("point", "octets", "compressed", "encodings", "encoded_n")  # kinds of arguments


def check_refusals(loaded: Loaded) -> Verdict:
    """ERR_CPU and zeros, neutral elements where points are not encoded, of every function that
    promises it.
    """
    emitted = loaded.emitted
    if loaded.function("cpu_supported", ctypes.c_int)():
        return Verdict(
            CHECK,
            FAILED,
            f"compiled with {emitted.prefix.upper()}_{MACRO} the library still says that this CPU"
            " will do",
        )
    functions = refusing(emitted)
    failures = [
        text
        for f in functions
        for inputs in islice(inputs_of(emitted, f), CALLS)
        if (text := _failure(loaded, f, inputs))
    ]
    figure = (
        f"{len(functions)} functions give ERR_CPU, and zeros, where the CPU lacks what the library"
        " needs"
    )
    return verdict_of(CHECK, failures, figure, len(functions), emitted.least(LEAST, len(functions)))


def refusing(emitted: Emitted) -> list[Function]:
    """Those that return codes and take or give an encoded point, as the public header says."""
    return [
        f
        for f in emitted.functions
        if f.returns == "code" and any(a.kind in ENCODED for a in f.arguments)
    ]


def _failure(loaded: Loaded, function: Function, inputs: tuple[bytes, ...]) -> str:
    wanted = _wanted(loaded.emitted, function, inputs)
    code, found = invoke(loaded, function, inputs, (), (wanted,))
    if (code, found) == (ERR_CPU, wanted):
        return ""
    return (
        f"{function.name} without the CPU gives code {code}, {found.hex()}; expected code"
        f" {ERR_CPU}, {wanted.hex()}"
    )


def _wanted(emitted: Emitted, function: Function, inputs: tuple[bytes, ...]) -> bytes:
    """What the outputs then hold: of an array of encodings as many as are asked for."""
    parts = []
    for a in function.outputs:
        if a.kind == "pt":
            parts.append(normal_of(emitted, law.neutral(emitted.curve)))
        elif a.kind in ("ptn", "codes"):
            many = int.from_bytes(
                inputs[[b.kind for b in function.inputs].index("number_of")], "little"
            )
            one = (
                normal_of(emitted, law.neutral(emitted.curve))
                if a.kind == "ptn"
                else ERR_CPU.to_bytes(INT_BYTES, "little", signed=True)
            )
            parts.append(one * many)
        elif a.kind == "encodings":
            parts.append(
                bytes(
                    emitted.format.point_bytes
                    * int.from_bytes(
                        inputs[[b.kind for b in function.inputs].index("many")], "little"
                    )
                )
            )
        else:
            parts.append(bytes(a.bytes))
    return b"".join(parts)
