"""The check of erasure died on P-521: its stack of 64 kB was less than what the shim keeps of
operands of nine words (70 kB).
"""

import ctypes
from types import SimpleNamespace

import pytest

from ecgen.curve import load_curve
from ecgen.errors import EcgenError
from ecgen.isa.target import load_target
from ecgen.library.files.write import write_library
from ecgen.library.pipeline.curve import build_library
from ecgen.library.pipeline.options import BuildOptions
from ecgen.run.check.checks import run_checks
from ecgen.run.check.erased import ARENA, OnPaintedStack
from ecgen.run.verdict import PASSED


def test_arguments_that_do_not_fit_are_told():
    loaded = SimpleNamespace(
        emitted=SimpleNamespace(functions=()),
        function=lambda name, result: ctypes.CFUNCTYPE(None)(lambda: None),
    )
    with pytest.raises(EcgenError, match="take .* bytes"):
        OnPaintedStack(loaded).function("any", None)(ctypes.create_string_buffer(ARENA))


@pytest.mark.long
def test_p521(tmp_path):
    library = build_library(load_curve("p521"), load_target("x86-64-adx"), BuildOptions("p521"))
    write_library(library.files, tmp_path / "lib")
    _, _, verdicts = run_checks(tmp_path / "lib", only="erasure")
    assert [v.status for v in verdicts] == [PASSED] * 3  # as compiled, at -O0 and at -O3
