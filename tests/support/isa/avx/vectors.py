"""Vector routines made callable in this process, and packed elements as ctypes arrays."""

import ctypes
import random
import struct

from ecgen.field.lanes.doubles.fused import RealField, lower_mul
from ecgen.isa.avx.emit import emit_vectors
from ecgen.isa.vectors import vector_routine
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.ir import LANES, REAL
from tests.support.isa.native import FLAGS, shared_object

HAS_AVX2 = {"avx2", "fma"} <= FLAGS
CANARY = 0xA5A5A5A55A5A5A5A


def product_program(p: int, is_square: bool, bounds=None):
    """The VectorProgram of r = a * b or r = a^2."""
    field, b = RealField(p), VectorBuilder("sqr" if is_square else "mul")
    x = field.input(b, "a", bounds)
    y = x if is_square else field.input(b, "b", bounds)
    return b.build([lower_mul(b, field, "r", x, y)])


def assembly(emitted) -> str:
    """Functions and their constants for `shared_object`."""
    text = ""
    for e in emitted:
        body = "\n".join(line for line in e.lines if not line.startswith("//"))
        text += f".globl {e.name}\n.p2align 6\n{e.name}:\n{body}\n"
    for e in emitted:
        text += f".section .rodata\n.p2align 5\n{e.label}:\n" + "\n".join(e.constants) + "\n"
    return text


def load(folder, emitted) -> dict:
    """name -> function(name -> limbs of the inputs) -> name -> limbs of the outputs."""
    library = shared_object(folder, assembly(emitted))
    return {e.name: _callable(getattr(library, e.name), e.routine) for e in emitted}


def _callable(function, routine):
    elements = {e.name: e for e in (*routine.vectors.inputs, *routine.vectors.outputs)}

    def call(inputs: dict, shift: int = 0) -> dict:
        arrays, pointers = {}, []
        for name, direction, limbs in routine.arguments:
            array = (ctypes.c_uint64 * (LANES * len(limbs) + 9))(
                *([CANARY] * (LANES * len(limbs) + 9))
            )
            start = -(ctypes.addressof(array) // 8) % 4 + shift
            if direction == "in":
                for k, lanes in enumerate(inputs[name]):
                    for lane, value in enumerate(lanes):
                        array[start + LANES * k + lane] = encode(value, elements[name].kind)
            arrays[name] = (array, start)
            pointers.append(ctypes.addressof(array) + 8 * start)
        function(*map(ctypes.c_uint64, pointers))
        results = {}
        for name, direction, limbs in routine.arguments:
            array, start = arrays[name]
            count = LANES * len(limbs)
            outside = [*array[:start], *array[start + count :]]
            assert set(outside) <= {CANARY}, "the routine wrote beside its array"
            if direction == "out":
                words = array[start : start + count]
                results[name] = tuple(
                    tuple(
                        decode(w, elements[name].kind) for w in words[LANES * k : LANES * k + LANES]
                    )
                    for k in range(len(limbs))
                )
        return results

    return call


def encode(value: int, kind: str) -> int:
    return struct.unpack("<Q", struct.pack("<d", float(value)))[0] if kind == REAL else value


def decode(word: int, kind: str) -> int:
    return int(struct.unpack("<d", struct.pack("<Q", word))[0]) if kind == REAL else word


def limbs_at_extremes(rng: random.Random, element, share: float = 0.5):
    """Limbs within their proven bounds, a share of them at an end, 0 or next to one."""

    def one(low, high):
        if rng.random() < share:
            return rng.choice(
                [x for x in (low, low + 1, -1, 0, 1, high - 1, high) if low <= x <= high]
            )
        return rng.randint(low, high)

    return tuple(tuple(one(low, high) for _ in range(LANES)) for low, high in element.bounds)


def emit(name: str, program):
    return emit_vectors(vector_routine(name, program))


def number(words) -> int:
    return sum(word << 64 * k for k, word in enumerate(words[0]))
