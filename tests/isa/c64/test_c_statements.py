"""The statements of portable C against compilers: every row, edge and random words, with the
operations of x86-64, those of any processor and those of Microsoft's compiler.
"""

import ctypes
import random
import re
import shutil

import pytest

from ecgen.isa.c64.table import ROWS, TABLE
from ecgen.isa.c64.text import function_lines
from ecgen.library.c.text import with_words
from ecgen.library.files.sources import environment_of_units
from ecgen.machine.ir import Imm, Instr, MachineProgram, Mem, Reg
from ecgen.machine.table import OPERANDS
from ecgen.run.tools import compile_c
from tests.support.machine.interpret import Machine, meaning_values
from tests.support.microsoft import PROCESSORS, taking_intrinsics

COMPILERS = [name for name in ("gcc", "clang") if shutil.which(name)]
pytestmark = pytest.mark.skipif(
    not COMPILERS, reason="gcc and clang are missing: the statements were NOT compiled"
)


def functions(bits: int) -> list[tuple[object, Instr, MachineProgram]]:
    """A function for each row, twice where it has a number: r[...] = its results, from the words of
    a.
    """
    size, found = bits // 8, []
    for row in ROWS:
        if row.mnemonic in ("mov", "store"):  # they are in every function
            continue
        for amount in (1, bits - 1) if "i" in row.kinds else (0,):
            head, operands, loaded, results = [], [], 0, []
            for name, kind in zip(OPERANDS, row.kinds):
                operands.append(Imm(amount) if kind == "i" else Reg(name))
                if kind in "WC":
                    results.append((name, kind))
                elif kind in "wc":
                    word = Reg(f"{name}_") if kind == "c" else Reg(name)
                    head.append(Instr("mov", (word, Mem("a", size * loaded, "a"))))
                    head += [Instr("flag", (Reg(name), word))] if kind == "c" else []
                    loaded += 1
            instr, tail = Instr(row.mnemonic, tuple(operands)), []
            for k, (name, kind) in enumerate(results):
                tail += [Instr("word", (Reg(f"{name}_"), Reg(name)))] if kind == "C" else []
                tail.append(
                    Instr(
                        "store", (Mem("r", size * k, "r"), Reg(f"{name}_" if kind == "C" else name))
                    )
                )
            name = f"{row.mnemonic}_{amount}"
            found.append(
                (
                    row,
                    instr,
                    MachineProgram(
                        name,
                        f"c{bits}",
                        "c",
                        (("r", "out", "r"), ("a", "in", "a")),
                        (*head, instr, *tail),
                        (),
                        0,
                        False,
                    ),
                )
            )
    return found


def source(bits: int, plain: bool) -> str:
    """The operations on words and the functions; `plain` as on a processor that is no x86, else as
    on one of 64 bits or of 32.
    """
    shell = environment_of_units().get_template("portable.c.j2")

    class Spec:
        const, arguments, meaning = None, (), ("",)

    class Limbs:
        outputs = ()

    class Made:
        callees = ()
        routine = type("", (), {"limbs": Limbs})

    rows = [
        {
            "spec": Spec,
            "lines": function_lines(machine, frozenset("r"), bits),
            "e": Made,
            "bounds": "",
            "made_of": "",
            "choice": None,
        }
        for _, _, machine in functions(bits)
    ]
    facts = type("", (), {"title": "test", "compiled": True})
    text = shell.render(part="field", rows=rows, isa=facts, W=bits, internal="")
    text = with_words(text.replace('#include ""', "#include <stdint.h>\n#define P_ABI"), bits)
    return text.replace(
        "defined(__x86_64__)" if bits == 64 else "defined(__i386__)", "0" if plain else "1"
    )


@pytest.mark.sample(24)
@pytest.mark.parametrize(
    "bits, way",
    [
        (64, "x86"),
        (64, "plain"),
        (32, "x86"),
        (32, "plain"),
        *((64, processor) for processor in PROCESSORS),
    ],
)
@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_statements_mean_what_the_table_says(bits, way, compiler, level, tmp_path):
    text = source(bits, way == "plain")
    assert (
        "if 0 &&" if way == "plain" else "if 1 &&"
    ) in text and f"__builtin_ia32_addcarryx_u{bits}" in text
    (tmp_path / "s.c").write_text(text)
    more = taking_intrinsics(tmp_path, way) if way in PROCESSORS else ()
    compile_c(
        (compiler,),
        [tmp_path / "s.c"],
        tmp_path / "s.so",
        (
            "-shared",
            "-fPIC",
            "-std=c99",
            level,
            "-Wall",
            "-Wextra",
            "-Werror",
            "-Wno-unused-function",
            *more,
        ),
    )
    library, rng = ctypes.CDLL(str(tmp_path / "s.so")), random.Random(bits)
    words, top, checked = ctypes.c_uint64 if bits == 64 else ctypes.c_uint32, 1 << bits, 0
    edges = (0, 1, 2, top - 1, top - 2, top >> 1, (top >> 1) - 1, (top >> 1) + 1)
    for row, instr, machine in functions(bits):
        kinds = [kind for kind in row.kinds if kind in "wc"]
        if row.mnemonic == "flag":
            kinds = ["c"]
        for _ in range(60):
            given = [
                rng.randrange(2)
                if kind == "c"
                else rng.choice((*edges, rng.randrange(top), rng.randrange(top)))
                for kind in kinds
            ]
            out, a = (words * 4)(), (words * 8)(*given)
            getattr(library, f"P_{machine.name}")(out, a)
            values, state = iter(given), Machine(bits=bits)
            for name, kind in zip(OPERANDS, row.kinds):
                if kind in "wc":
                    state.registers[name] = next(values)
            found = meaning_values(TABLE, instr, state)
            expected = [found[name] for name, kind in zip(OPERANDS, row.kinds) if kind in "WC"]
            assert list(out)[: len(expected)] == expected, (row.mnemonic, given)
            checked += 1
    assert checked > 60 * (len(ROWS) - 3)


@pytest.mark.parametrize(
    "way, right, changed",
    [
        ("plain", "x = (P_double)a - b - in;", "x = (P_double)a - b;"),
        ("_M_X64", "_subborrow_u64(in, a, b,", "_subborrow_u64(0, a, b,"),
        ("_M_ARM64", "x = a - b - in;", "x = a - b;"),
    ],
)
def test_a_wrong_operation_is_seen(way, right, changed, tmp_path):
    text = source(64, way == "plain")
    wrong = text.replace(right, changed)
    assert wrong != text
    (tmp_path / "s.c").write_text(wrong)
    more = taking_intrinsics(tmp_path, way) if way in PROCESSORS else ()
    compile_c((COMPILERS[0],), [tmp_path / "s.c"], tmp_path / "s.so", ("-shared", "-fPIC", *more))
    library = ctypes.CDLL(str(tmp_path / "s.so"))
    out, a = (ctypes.c_uint64 * 4)(), (ctypes.c_uint64 * 8)(5, 3, 1)
    library.P_sbb_0(out, a)
    assert out[0] == 2 and re.search(r"P_sbb_0\(", text)  # 5 - 3 - 1 is 1
