"""A function that crashed under `ecgen check --fuzz` was fuzzed again in another process, and
again, without end.
"""

import subprocess
from itertools import islice
from pathlib import Path

import pytest

from ecgen.run.check.isolate import Job, run_isolated
from ecgen.run.emitted import read_emitted
from ecgen.run.functions.known_answers import Answers
from ecgen.run.tools import find_compiler
from ecgen.run.verdict import FAILED

FOLDER = Path(__file__).resolve().parents[2] / "generated" / "ted256189"
STUB = """
#include <stdlib.h>
int ted256189_cpu_supported(void) { return 1; }
int ted256189_shim_run(void) { return 0; }
int ted256189_shim_abi(void) { return 0; }
int ted256189_fr_is_zero(void) { abort(); }
"""


@pytest.mark.asm
def test_a_crash_is_told_once(tmp_path):
    (tmp_path / "stub.c").write_text(STUB)
    shared = tmp_path / "stub.so"
    subprocess.run(
        [*find_compiler(None), "-shared", "-fPIC", str(tmp_path / "stub.c"), "-o", str(shared)],
        check=True,
    )
    job = Job(read_emitted(FOLDER), shared, Answers(), "", 1, "", fuzz=("fr_is_zero", 3, 0))
    (found,) = islice(run_isolated(job), 2)
    assert found.status == FAILED and "SIGABRT" in found.detail and "fr_is_zero" in found.detail
