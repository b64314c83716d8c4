"""GCC 12 warned of loops whose ends it did not see: "iteration 2305843009213693951 invokes
undefined behavior". Of the one that erases, where a library calls it with one length alone; of
those that read words, where whole words are all there is, or where their number is a multiple of
four."""

import pytest

from ecgen.cli import main
from ecgen.run.tools import find_compiler, run


@pytest.mark.long
@pytest.mark.parametrize(
    "level",
    ["-O2", *(pytest.param(level, marks=pytest.mark.long) for level in ("-O1", "-O3", "-Os"))],
)
@pytest.mark.parametrize(
    "curve, cpu, api",
    [
        ("p256", "zen4", "fr_decode"),
        ("secp128r1", "c32", "minimal"),
        pytest.param("p384", "c32", "minimal", marks=pytest.mark.long),
        ("p521", "x86-64", "minimal"),
    ],
)
def test_a_library_of_few_functions_compiles_without_warnings(
    curve, cpu, api, level, tmp_path_factory
):
    folder = tmp_path_factory.getbasetemp() / f"{curve} for {cpu}"
    if not folder.exists():
        assert (
            main(["build", curve, "--cpu", cpu, "--api", api, "--allow-weak", "-o", str(folder)])
            == 0
        )
    run(
        [
            *find_compiler(),
            level,
            "-Wall",
            "-Wextra",
            "-Wpedantic",
            "-Werror",
            "-fPIC",
            "-I",
            folder / "include",
            "-c",
            folder / f"src/{curve}.c",
            "-o",
            tmp_path_factory.mktemp("warnings") / "a.o",
        ],
        timeout=120,
    )
