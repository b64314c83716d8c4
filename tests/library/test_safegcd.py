"""The C of inversion by divsteps, alone: right for moduli of many sizes on 64 and 32-bit words, for
each compiler, and on the Cortex-M4.
"""

import ctypes
import shutil
from dataclasses import dataclass
from math import gcd
from random import Random
from types import SimpleNamespace

import pytest

from ecgen.field.divsteps.shape import Divsteps, invert
from ecgen.library.c import text as ctext
from ecgen.library.files.template import environment
from ecgen.run.tools import run
from tests.support.microsoft import PROCESSORS, taking_intrinsics

COMPILERS = [name for name in ("gcc", "clang") if shutil.which(name)]
ORDER = 2**252 + 27742317777372353535851937790883648493
PRIMES = {
    33: 2**33 - 9,
    61: 2**61 - 1,
    64: 2**64 - 59,
    127: 2**127 - 1,
    160: 2**160 - 2**31 - 1,
    192: 2**192 - 2**64 - 1,
    224: 2**224 - 2**96 + 1,
    253: ORDER,
    255: 2**255 - 19,
    256: 2**256 - 2**224 + 2**192 + 2**96 - 1,
    384: 2**384 - 2**128 - 2**96 + 2**32 - 1,
    448: 2**448 - 2**224 - 1,
    521: 2**521 - 1,
    607: 2**607 - 1,
}
# limbs full or nearly empty at the top
COMPOSITES = {30: 2**30 - 1, 60: 2**59 + 2**31 + 1, 300: 2**300 - 1, 640: 2**639 + 3**401}
MODULI = {m.bit_length(): m for m in (*PRIMES.values(), *COMPOSITES.values())}
assert MODULI == PRIMES | COMPOSITES
COUNT = 10_000


@dataclass(frozen=True)
class Short(Divsteps):
    """A fifth fewer batches than are needed."""

    @property
    def batches(self) -> int:
        return super().batches * 4 // 5


def source(shape: Divsteps, modulus: int, portable: bool = False) -> str:
    """`invert(out, in, count)` inverts `count` numbers one after another; as in a library that is
    all C, or beside assembly.
    """
    words = -(-modulus.bit_length() // shape.word_bits)
    spec, templates = (
        SimpleNamespace(
            inverter=shape,
            has_divsteps_routine=False,
            ladder=None,
            is_halved=False,
            format=SimpleNamespace(order="little", counted=False),
        ),
        environment(),
    )
    text = "#include <stddef.h>\n#include <stdint.h>\n" + "".join(
        templates.get_template(f"c/{name}.c.j2").render(
            s=spec, W=shape.word_bits, isa=SimpleNamespace(compiled=portable)
        )
        + "\n"
        for name in ("words", "safegcd")
    )
    text += templates.from_string('{{ "test_modulus" | modulus(m) }}').render(
        s=spec, W=shape.word_bits, m=modulus
    )
    text += f"""
void invert(WORD *out, const WORD *in, size_t count)
{{
    size_t i;
    for (i = 0; i < count; ++i)
        P_invert(out + {words} * i, in + {words} * i, {words}, &P_test_modulus);
}}
"""
    return ctext.with_words(ctext.with_prefix(text, "lib"), shape.word_bits)


def inputs(modulus: int, count: int):
    """Edges, powers of two and their neighbours, multiples of few bits, numbers near quotients of
    the modulus, random ones.
    """
    random, bits = Random(modulus), modulus.bit_length()
    edges = [
        0,
        1,
        2,
        3,
        modulus - 1,
        modulus - 2,
        modulus // 2,
        modulus // 2 + 1,
        modulus // 3,
        2 * modulus // 3,
    ]
    edges += [(1 << k) + d for k in range(bits) for d in (-1, 0, 1)]
    edges += [
        round(modulus * ratio) for ratio in (0.6180339887, 0.4142135624, 0.2071067812, 0.7071067812)
    ]
    values = [
        v for v in dict.fromkeys(edges) if 0 <= v < modulus and gcd(v, modulus) in (1, modulus)
    ]
    while len(values) < count:
        value = random.randrange(modulus)
        values += [value] if gcd(value, modulus) == 1 else []
    return values


def right(modulus: int, values) -> list[int]:
    return [pow(v, -1, modulus) if v else 0 for v in values]


def compiled(shape, modulus, compiler, folder, flags=("-O2",), portable=False):
    """A Python function on lists of numbers."""
    path = folder / "inversion.c"
    path.write_text(source(shape, modulus, portable))
    run(
        [
            compiler,
            *flags,
            "-std=c99",
            "-Wall",
            "-Wextra",
            "-Wpedantic",
            "-Werror",
            "-Wno-unused-function",
            "-shared",
            "-fPIC",
            "-o",
            folder / "inversion.so",
            path,
        ]
    )
    library, size = (
        ctypes.CDLL(str(folder / "inversion.so")),
        -(-modulus.bit_length() // shape.word_bits) * shape.word_bits // 8,
    )

    def inverses(values):
        data = b"".join(v.to_bytes(size, "little") for v in values)
        out = ctypes.create_string_buffer(len(data))
        library.invert(
            out, ctypes.create_string_buffer(data, len(data)), ctypes.c_size_t(len(values))
        )
        return [int.from_bytes(out.raw[k : k + size], "little") for k in range(0, len(data), size)]

    return inverses


@pytest.mark.skipif(not COMPILERS, reason="no compiler: no C was run")
@pytest.mark.parametrize(
    "bits, word, compiler",
    [
        pytest.param(
            bits,
            word,
            compiler,
            marks=(
                () if (compiler == COMPILERS[0] and word == 64) or bits == 255 else pytest.mark.long
            ),
        )
        for bits in MODULI
        for word in (64, 32)
        for compiler in COMPILERS
    ],
)
@pytest.mark.sample(21)
def test_ten_thousand_inverses(bits, word, compiler, tmp_path):
    modulus = MODULI[bits]
    values = inputs(modulus, COUNT)
    assert compiled(Divsteps(bits, word), modulus, compiler, tmp_path)(values) == right(
        modulus, values
    )


@pytest.mark.skipif(not COMPILERS, reason="no compiler: no C was run")
@pytest.mark.parametrize("processor", PROCESSORS)
@pytest.mark.parametrize(
    "bits",
    [
        bits if bits in (61, 255, 521) else pytest.param(bits, marks=pytest.mark.long)
        for bits in MODULI
    ],
)
@pytest.mark.sample(3)
def test_with_microsoft_s_intrinsics(bits, processor, tmp_path):
    modulus, flags = (
        MODULI[bits],
        (
            "-O1",
            "-fsanitize=undefined",
            "-fsanitize-undefined-trap-on-error",
            *taking_intrinsics(tmp_path, processor),
        ),
    )
    values = inputs(modulus, COUNT)
    assert compiled(Divsteps(bits, 64), modulus, COMPILERS[0], tmp_path, flags, portable=True)(
        values
    ) == right(modulus, values)


@pytest.mark.skipif(not COMPILERS, reason="no compiler: no C was run")
@pytest.mark.parametrize("word", (64, 32))
def test_a_shape_for_the_prime_serves_the_order(word, tmp_path):
    values = inputs(ORDER, 2000)
    assert compiled(Divsteps(255, word), ORDER, COMPILERS[0], tmp_path)(values) == right(
        ORDER, values
    )


@pytest.mark.skipif(not COMPILERS, reason="no compiler: no C was run")
@pytest.mark.parametrize("word", (64, 32))
@pytest.mark.parametrize("bits", (127, 255, 521))
def test_a_fifth_fewer_steps_are_seen_to_fail(bits, word, tmp_path):
    values = inputs(MODULI[bits], 2000)[1000:]
    found = compiled(Short(bits, word), MODULI[bits], COMPILERS[0], tmp_path)(values)
    assert sum(a != b for a, b in zip(found, right(MODULI[bits], values))) > 500


@pytest.mark.skipif(not COMPILERS, reason="no compiler: no C was run")
@pytest.mark.parametrize("word", (64, 32))
@pytest.mark.parametrize("bits", (127, 255, 521))
def test_unfinished_inversions_are_those_of_the_model(bits, word, tmp_path):
    """Another rule for delta would still invert most numbers in time; too few steps show which rule
    it is.
    """
    shape, modulus = Short(bits, word), MODULI[bits]
    values = inputs(modulus, 400)[-60:]
    assert compiled(shape, modulus, COMPILERS[0], tmp_path)(values) == [
        invert(shape, modulus, value) % 2 ** (-(-bits // word) * word) for value in values
    ]


@pytest.mark.skipif(not COMPILERS, reason="no compiler: no C was run")
@pytest.mark.parametrize("compiler", COMPILERS)
def test_no_sum_overflows_by_the_compilers_sanitizer(compiler, tmp_path):
    """Undefined behaviour, signed overflow and shifts among it, ends the program."""
    modulus = MODULI[256]
    path, program = tmp_path / "program.c", tmp_path / "program"
    for word in (64, 32):
        words = 256 // word
        values = ", ".join(
            word_
            for v in inputs(modulus, 900)
            for word_ in (
                f"UINT{word}_C({v >> word * k & (1 << word) - 1:#x})" for k in range(words)
            )
        )
        path.write_text(
            source(Divsteps(256, word), modulus)
            + f"static uint{word}_t in[] = {{{values}}};\nint main(void) {{ invert(in, in, 900);"
            " return 0; }\n"
        )
        run(
            [
                compiler,
                "-O1",
                "-std=gnu99",
                "-Wno-unused-function",
                "-fsanitize=undefined",
                "-fsanitize-undefined-trap-on-error",
                "-o",
                program,
                path,
            ]
        )
        run([program])


def emulated(shape, modulus, folder):
    """The same function on one number after another in an emulated Cortex-M4."""
    pytest.importorskip("unicorn", reason="unicorn is missing: no inversion ran on the Cortex-M4")
    from ecgen.run.emulated.armv7em.emulate import Core
    from ecgen.run.emulated.armv7em.toolchain import build_program, known_toolchains
    from ecgen.run.emulated.image import read_image

    if not known_toolchains():
        pytest.skip("no toolchain for ARM: no inversion ran on the Cortex-M4")
    (folder / "inversion.c").write_text(source(shape, modulus))
    core = Core(
        read_image(
            build_program(
                [folder / "inversion.c"], folder / "built", "m4", flags=("-Wno-unused-function",)
            )
        ),
        watch=True,
    )
    size = -(-modulus.bit_length() // 32) * 4
    first = core.free

    def inverse(value):
        core.free = first
        place = core.place(value.to_bytes(size, "little"))
        outcome = core.call("invert", place, place, 1)
        return int.from_bytes(core.read(place, size), "little"), outcome.trace

    return inverse


@pytest.mark.parametrize(
    "bits",
    [
        127,
        255,
        pytest.param(256, marks=pytest.mark.long),
        pytest.param(521, marks=pytest.mark.long),
    ],
)
def test_on_the_cortex_m4_in_constant_time(bits, tmp_path):
    """One trace of blocks and addresses for all inputs."""
    modulus = MODULI[bits]
    inverse, values = (
        emulated(Divsteps(bits, 32), modulus, tmp_path),
        inputs(modulus, 4 * bits)[::12],
    )
    found = [inverse(value) for value in values]
    assert [value for value, _ in found] == right(modulus, values) and len(
        {trace for _, trace in found}
    ) == 1
