"""GCC 12 warned of the loop that erases, where a library calls it with one length alone: "iteration 2305843009213693951 invokes undefined behavior"."""

import pytest

from ecgen.cli import main
from ecgen.run.tools import find_compiler, run


@pytest.mark.parametrize("level", ["-O1", "-O2", "-O3", "-Os"])
def test_a_library_of_one_function_compiles_without_warnings(level, tmp_path_factory):
    folder = tmp_path_factory.getbasetemp() / "one function"
    if not folder.exists():
        assert main(["build", "p256", "--cpu", "zen4", "--api", "fr_decode", "-o", str(folder)]) == 0
    run([*find_compiler(), level, "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fPIC", "-I", folder / "include", "-c", folder / "src/p256.c", "-o", tmp_path_factory.mktemp("warnings") / "a.o"], timeout=120)
