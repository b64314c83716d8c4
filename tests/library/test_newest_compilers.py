"""Nothing hangs on secrets in what the newest compilers at hand make, at every level and tuned for
the core of every CPU file: memcheck on the binary.

Compilers are those on PATH: the ones of the highest number.
"""

import os
import re
import shutil
import tomllib
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from ecgen.curve import load_curve
from ecgen.isa.target import load_target
from ecgen.library.files.write import write_library
from ecgen.library.pipeline.options import BuildOptions
from ecgen.run.check.conventions import check_constant_time
from ecgen.run.emitted import Emitted, read_emitted
from ecgen.run.tools import run
from ecgen.run.verdict import PASSED
from tests.support.isa.native import FLAGS
from tests.support.library.made import made_library

GENERATED = Path(__file__).parents[2] / "generated"
KINDS, LEVELS = ("clang", "gcc"), ("-O2", "-O1", "-O3", "-Os")
# zen3 is znver3, others have their own names
CORES = {"icelake": "icelake-client", "x86-64": "generic", "x86-64-adx": "broadwell"}
FILES = [
    path
    for path in (Path(__file__).parents[2] / "targets").glob("*.toml")
    if tomllib.loads(path.read_text())["isa"] == "x86_64"
]
TUNES = tuple(
    CORES.get(name, name.replace("zen", "znver")) for name in sorted(path.stem for path in FILES)
)
SAMPLE = {("clang", "-O2", "znver3"), ("gcc", "-O3", "znver3")}
CASES = [
    case if case in SAMPLE else pytest.param(*case, marks=pytest.mark.long)
    for case in product(KINDS, LEVELS, TUNES)
]
needs_valgrind = pytest.mark.skipif(
    not shutil.which("valgrind"), reason="not run: valgrind is missing"
)


@cache
def newest(kind: str) -> str:
    """The command of the highest number on PATH, or the one without; "" where there is none."""
    found = {
        int(match[1]): path.name
        for folder in os.get_exec_path()
        if Path(folder).is_dir()
        for path in Path(folder).iterdir()
        if (match := re.fullmatch(rf"{kind}-(\d+)", path.name))
    }
    return found[max(found)] if found else (shutil.which(kind) and kind) or ""


@cache
def knows(command: str, tune: str, folder: Path) -> bool:
    (folder / "empty.c").write_text("")
    return (
        run(
            [command, f"-mtune={tune}", "-c", folder / "empty.c", "-o", folder / "empty.o"],
            accept=tuple(range(256)),
        ).returncode
        == 0
    )


@pytest.fixture(scope="module")
def encoding_many(tmp_path_factory):
    """Portable C, in which clang 19 and 22 had made a branch of the code of an encoding that was
    refused.
    """
    folder = tmp_path_factory.mktemp("newest") / "x"
    options = BuildOptions("x", api="point_encode_many,point_decode,scalarmult_vartime")
    write_library(made_library(load_curve("ed25519"), load_target("c64"), options).files, folder)
    return read_emitted(folder)


def require_constant_time(
    emitted: Emitted, kind: str, level: str, tune: str, scratch: Path
) -> None:
    command = newest(kind)
    if not command or not knows(command, tune, scratch):
        pytest.skip(f"not run: no {kind} that knows -mtune={tune}")
    verdict = check_constant_time(emitted, (command, level, f"-mtune={tune}"), scratch)
    assert verdict.status == PASSED, (command, verdict)


@pytest.mark.long
@needs_valgrind
@pytest.mark.parametrize("kind, level, tune", CASES)
def test_no_branch_hangs_on_a_secret_in_portable_c(kind, level, tune, encoding_many, tmp_path):
    require_constant_time(encoding_many, kind, level, tune, tmp_path)


@needs_valgrind
@pytest.mark.skipif(not {"adx", "bmi2"} <= FLAGS, reason="not run: needs a CPU with ADX and BMI2")
@pytest.mark.long
@pytest.mark.parametrize("kind, level, tune", [*product(KINDS, LEVELS, TUNES)])
def test_no_branch_hangs_on_a_secret_beside_assembly(kind, level, tune, tmp_path):
    require_constant_time(read_emitted(GENERATED / "ted256189"), kind, level, tune, tmp_path)
