"""The field's header said that no function but cpu_supported asks the CPU, and in the next line how
to leave that check out; point_encode_many spoke of points refused where none is; the sum over a
list said nothing of what `memory` holds before, of `r` among its inputs, of NULL with no points; a
point was "in extended coordinates with a=-1 coordinates", an answer "a ed25519_point"; bounds of 66
digits; no word on threads, or on which function checks a public key."""

import subprocess
from dataclasses import replace

import pytest

from ecgen.isa.target import load_target
from ecgen.library.c.text import bound
from ecgen.library.files.write import write_library
from ecgen.library.pipeline.field import field_spec
from ecgen.library.pipeline.options import BuildOptions
from ecgen.library.pipeline.render import render_header, render_library
from ecgen.run.tools import find_compiler
from tests.support.library import curves, standin
from tests.support.library.lists import LIST


def header(name: str, **more) -> str:
    return " ".join(
        render_header(replace(standin.spec(curves.LARGE[name], prefix="lib"), **more))
        .replace("\n * ", " ")
        .split()
    )


def test_field_header_says_who_asks_the_cpu():
    target = replace(load_target("x86-64-adx", tuning="none"), features=("bmi2", "adx"))
    told = " ".join(
        render_header(field_spec(2**255 - 19, "2^255-19", target, BuildOptions("lib")))
        .replace("\n * ", " ")
        .split()
    )
    assert (
        "ask lib_cpu_supported first, for the other functions do not" in told
        and "leave that check out" not in told
    )
    assert "Where LIB_ASSUME_CPU is defined it gives 1 without asking." in told
    assert "below 2^256 stands for its residue" in told and "in several threads at once" in told


@pytest.mark.parametrize(
    ("name", "lost", "checks"),
    [
        ("ted256189", True, "mixed order"),
        ("curve13318", False, "This is the check of a public key."),
    ],
)
def test_codes_where_they_can_happen(name, lost, checks):
    told = header(name)
    many = told[told.index("The encodings of `count`") :].partition("*/")[0]
    assert (
        "LIB_ERR_ORDER" in many
    ) == lost and "LIB_NEUTRAL if one is neutral, else LIB_OK; the others are encoded." in many
    assert checks in told[told.index("LIB_ERR_CURVE or LIB_ERR_ORDER.") :].partition("*/")[0]
    assert (
        "coordinates with a=-1 coordinates" not in told
        and "it is a lib" not in told
        and "in several threads at once" in told
    )
    assert "*more = malloc(LIB_MSM_MEMORY(n) * sizeof(lib_point));" in told


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (2**256, "2^256"),
        (2**256 - 38, "2^256-38"),
        (2**255 + 19, "2^255+19"),
        (2**256 - 2**32, "2^256-2^32"),
        (2**255 + 2**55 - 2**40, "2^255+2^55-2^40"),
        (3**150, hex(3**150)),
        (255, "0xff"),
    ],
)
def test_bounds_are_written_by_powers(value, text):
    assert bound(value) == text


def test_no_two_blank_lines(tmp_path):
    spec = standin.spec(curves.LARGE["ted256189"], prefix="lib", extras=("field",))
    for path, text in render_library(spec, (standin.unit(spec),)).items():
        assert "\n\n\n" not in text or path.endswith("standin.c"), path
        assert (
            not path.endswith(".h")
            or "}" not in text
            or not any(
                "} lib_" in a and b.startswith("/*")
                for a, b in zip(text.splitlines(), text.splitlines()[1:])
            )
        )


@pytest.mark.parametrize("name", ["ted256189", pytest.param("curve13318", marks=pytest.mark.long)])
def test_list_of_points(name, tmp_path):
    """Any memory, a result among the inputs or in the memory, no points at no address: under the
    sanitiser of undefined behaviour.
    """
    spec = standin.spec(curves.LARGE[name], prefix="lib")
    write_library(render_library(spec, (standin.unit(spec),)), tmp_path / "lib")
    (tmp_path / "list.c").write_text(LIST)
    sources = [str(path) for path in (tmp_path / "lib" / "src").glob("*.[cS]")]
    command = [
        *find_compiler(None),
        "-O1",
        "-fsanitize=undefined",
        "-fno-sanitize-recover=undefined",
        "-DLIB_ASSUME_CPU",
        f"-I{tmp_path}/lib/include",
        f"-I{tmp_path}/lib/src",
    ]
    subprocess.run(
        [*command, str(tmp_path / "list.c"), *sources, "-o", str(tmp_path / "list")], check=True
    )
    assert subprocess.run([tmp_path / "list"], check=False).returncode == 0
