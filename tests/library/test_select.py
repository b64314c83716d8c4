"""The table scan picks the entry it is asked for and leaves what lies behind the result alone, for
entries of every length; vectors of each size that this processor has.
"""

import ctypes
import random
import shutil
import subprocess

import pytest

from ecgen.isa.measured import runnable
from ecgen.isa.target import load_target
from ecgen.library.files.sources import Shell, render_select

GUARD = 0x5A5A5A5A5A5A5A5A
CPUS = {"x86-64": "sse2", "haswell": "avx2", "icelake": "avx512f"}
FLAGS = runnable()


@pytest.mark.asm
@pytest.mark.parametrize("cpu", CPUS)
@pytest.mark.parametrize("compiler", ("gcc", "clang"))
@pytest.mark.parametrize("widest", (64, 12))
def test_every_length(cpu, compiler, widest, tmp_path):
    if CPUS[cpu] not in FLAGS:
        pytest.skip(f"this processor lacks {CPUS[cpu]}: the scan of {cpu} was not run")
    if shutil.which(compiler) is None:
        pytest.skip(f"{compiler} is missing: what it makes of the scan was not run")
    text = render_select(Shell(load_target(cpu), None, "x", "", ""), widest)
    (tmp_path / "x_internal.h").write_text("#include <stdint.h>\n#define X_ABI\n#define X_C_ABI\n")
    (tmp_path / "x.c").write_text(text)
    subprocess.run(
        [
            compiler,
            "-O2",
            "-shared",
            "-fPIC",
            f"-I{tmp_path}",
            str(tmp_path / "x.c"),
            "-o",
            str(tmp_path / "x.so"),
        ],
        check=True,
    )
    select, rng = ctypes.CDLL(str(tmp_path / "x.so")).x_select, random.Random(1)
    for words in range(1, widest + 1):
        for entries in (1, 2, 5):
            table = [rng.getrandbits(64) for _ in range(words * entries)]
            for index in range(entries):
                result = (ctypes.c_uint64 * (words + 8))(*[GUARD] * (words + 8))
                select(
                    result,
                    (ctypes.c_uint64 * len(table))(*table),
                    ctypes.c_uint64(entries),
                    ctypes.c_uint64(words),
                    ctypes.c_uint64(index),
                )
                assert list(result) == table[index * words : (index + 1) * words] + [GUARD] * 8, (
                    words,
                    entries,
                    index,
                )
