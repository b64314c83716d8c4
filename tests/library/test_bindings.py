"""Rust, Go and Python packages of emitted libraries, built and run by cargo, go and pip; where a
tool or its registry is missing the tests say so.
"""

import os
import re
import shutil
import subprocess
import sys
import venv
from dataclasses import replace
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec, ed25519
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ecgen.cli import main
from ecgen.errors import EcgenError
from ecgen.library import api
from ecgen.library.packages import bindings, rust
from ecgen.library.packages.every import PACKAGES, require_packages
from ecgen.library.pipeline.render import render_library
from ecgen.library.shared import points
from tests.support.compilers import works
from tests.support.library import standin
from tests.support.library.mine import spec

ROOT = Path(__file__).resolve().parents[2]
NO_NETWORK = (
    r"failed to (get|download|fetch|query)|Could not (resolve|connect)|network|Temporary failure in"
    r" name|No matching distribution|dial tcp|Connection (refused|broken)"
)


def run(*command, cwd, env=None, tool="") -> str:
    """What is printed; the test is skipped, and says so, if the registry of the tool cannot be
    reached.
    """
    done = subprocess.run(
        list(map(str, command)),
        cwd=cwd,
        capture_output=True,
        text=True,
        env={**os.environ, **(env or {})},
    )
    said = done.stdout + done.stderr
    if done.returncode and tool and re.search(NO_NETWORK, said):
        pytest.skip(
            f"the registry that {tool} asks was not reached: packages for it were not tested"
        )
    assert done.returncode == 0, said
    return said


def needs(tool: str):
    return pytest.mark.skipif(
        not works(tool),
        reason=(
            f"{tool} is missing, or there is no toolchain for it: packages for it were not tested"
        ),
    )


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """The examples with the libraries that they name beside them, as packages."""
    folder = tmp_path_factory.mktemp("bindings")
    for language in ("rust", "go", "python"):
        shutil.copytree(ROOT / "examples" / language, folder / language)
    for curve, packages in (("ed25519", ("rust",)), ("p256", ("go", "python"))):
        assert (
            main(
                [
                    "build",
                    curve,
                    "--cpu",
                    "x86-64",
                    *(word for name in packages for word in ("--package", name)),
                    "-o",
                    str(folder / "build" / curve),
                ]
            )
            == 0
        )
    return folder


@pytest.fixture(scope="module")
def cargo(tmp_path_factory):
    return {"CARGO_TARGET_DIR": str(tmp_path_factory.mktemp("cargo"))}


@needs("cargo")
@pytest.mark.asm
@pytest.mark.long
def test_a_rust_program_signs_without_unsafe_code(built, cargo):
    said = run("cargo", "run", "-q", cwd=built / "rust", env=cargo, tool="cargo")
    assert said.splitlines()[0].startswith("3d4017c3") and said.splitlines()[-1] == "valid"
    for secret, message in ((bytes(range(32)), b""), (bytes(32), b"message" * 50)):
        key = ed25519.Ed25519PrivateKey.from_private_bytes(secret)
        said = run(
            f"{cargo['CARGO_TARGET_DIR']}/debug/sign", secret.hex(), message.hex(), cwd=built
        ).split()
        assert said == [
            key.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw).hex(),
            key.sign(message).hex(),
            "valid",
        ]


@needs("cargo")
@pytest.mark.long
@pytest.mark.asm
def test_the_crate_passes_its_tests_and_lints(built, cargo):
    assert "test result: ok. 7 passed" in run(
        "cargo", "test", cwd=built / "build" / "ed25519", env=cargo, tool="cargo"
    )
    if works("cargo-clippy"):
        run(
            "cargo",
            "clippy",
            "-q",
            "--all-targets",
            "--all-features",
            "--",
            "-D",
            "warnings",
            cwd=built / "build" / "ed25519",
            env=cargo,
            tool="cargo",
        )


@needs("cargo")
@pytest.mark.long
@pytest.mark.asm
def test_a_wrong_library_fails_the_tests_of_the_crate(built, cargo, tmp_path):
    """The tests see one changed byte of the table of the base point."""
    shutil.copytree(built / "build" / "ed25519", tmp_path / "ed25519")
    source = tmp_path / "ed25519" / "src" / "ed25519.c"
    text = source.read_text()
    place = text.index("UINT64_C(0x", text.index("ed25519_multiply_base_table["))
    source.write_text(
        text[: place + 12] + format(int(text[place + 12], 16) ^ 1, "x") + text[place + 13 :]
    )
    done = subprocess.run(
        ["cargo", "test", "-q"],
        cwd=tmp_path / "ed25519",
        capture_output=True,
        text=True,
        env={**os.environ, **cargo},
    )
    if re.search(NO_NETWORK, done.stderr):
        pytest.skip("the registry that cargo asks was not reached")
    assert done.returncode and "known_scalarmult_base" in done.stdout


@needs("cargo")
@pytest.mark.asm
def test_the_crate_refuses_another_processor(built, cargo, tmp_path):
    """Before the compiler does, in one sentence."""
    (tmp_path / "main.rs").write_text(
        (built / "build" / "ed25519" / "rust" / "build.rs")
        .read_text()
        .replace("cc::Build::new()", "todo!() /*")
        .replace('.compile("ed25519");', "*/;")
    )
    run("rustc", "-A", "warnings", tmp_path / "main.rs", "-o", tmp_path / "b", cwd=tmp_path)
    done = subprocess.run(
        [str(tmp_path / "b")], env={"TARGET": "thumbv7em-none-eabi"}, capture_output=True, text=True
    )
    assert (
        done.returncode == 1
        and "ed25519 is x86-64 assembly and cannot be built for thumbv7em-none-eabi;"
        " name a target that begins with x86_64-"
        in done.stdout
    )


def scalar_and_point():
    """An encoded scalar, a public key, and the x-coordinate of their product by another
    implementation.
    """
    own, other = (
        ec.derive_private_key(0x1234567, ec.SECP256R1()),
        ec.derive_private_key(2**255 + 77, ec.SECP256R1()),
    )
    point = other.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return (
        (0x1234567).to_bytes(32, "big").hex(),
        point.hex(),
        own.exchange(ec.ECDH(), other.public_key()).hex(),
    )


@pytest.mark.long
@needs("go")
@pytest.mark.asm
def test_a_go_program_agrees_on_a_secret(built):
    assert run("go", "run", ".", cwd=built / "go", tool="go").strip() == "both sides agree"
    scalar, point, secret = scalar_and_point()
    assert run("go", "run", ".", scalar, point, cwd=built / "go", tool="go").strip() == secret
    bad = subprocess.run(
        ["go", "run", ".", scalar, point[:-1] + "0"],
        cwd=built / "go",
        capture_output=True,
        text=True,
    )
    assert bad.returncode and "the point is not on the curve" in bad.stderr


@pytest.mark.long
@needs("go")
@pytest.mark.asm
def test_go_compares_no_coordinates(built, tmp_path):
    """Points are compared by Equal; what == would compare are coordinates of a scaling at hand."""
    (tmp_path / "go.mod").write_text(
        "module own\n\ngo 1.21\n\nrequire p256-ecgen v0.0.0\n\nreplace p256-ecgen =>"
        f" {built / 'build' / 'p256' / 'go'}\n"
    )
    program = (
        'package main\n\nimport p256 "p256-ecgen"\n\nfunc main() {{\na, b := p256.PointBase(),'
        " p256.PointBase()\nprintln({})\n}}\n"
    )
    (tmp_path / "main.go").write_text(program.format("a.Equal(&b)"))
    run("go", "build", ".", cwd=tmp_path, tool="go")
    (tmp_path / "main.go").write_text(program.format("a == b"))
    done = subprocess.run(["go", "build", "."], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode and "cannot be compared" in done.stderr


@needs("go")
@pytest.mark.asm
def test_go_prints_no_secret_whatever_the_verb(built, tmp_path):
    module = built / "build" / "p256" / "go"
    (tmp_path / "go.mod").write_text(
        f"module own\n\ngo 1.21\n\nrequire p256-ecgen v0.0.0\n\nreplace p256-ecgen => {module}\n"
    )
    (tmp_path / "main.go").write_text(
        'package main\n\nimport (\n"fmt"\np256 "p256-ecgen"\n)\n\nfunc main() {\ns :='
        ' p256.FrReduce([]byte{77})\nfmt.Printf("%v %+v %#v %d %x %o %q", s, s, &s, s, s,'
        " []p256.Scalar{s}, s)\n}\n"
    )
    assert run("go", "run", ".", cwd=tmp_path, tool="go") == " ".join(
        ["Scalar(..)"] * 5 + ["[Scalar(..)]", "Scalar(..)"]
    )


OWN_PYTHON = """import copy, p256
def refuses(call):
    try:
        call()
    except TypeError:
        return True
assert refuses(lambda: p256.Scalar.decode(32)) and refuses(lambda: p256.Scalar.reduce(48))
assert refuses(lambda: p256.scalarmult_base("1" * 32))
assert refuses(lambda: p256.Scalar.decode([1] * 32))
own = p256.Scalar.reduce(bytearray(b"7" * 48))
twice, words = [copy.copy(own), copy.deepcopy(own)], own.encode()
del own
assert [s.encode() for s in twice] == [words] * 2 != [bytes(32)] * 2
"""


NEUTRAL_PYTHON = """import p256
o, g = p256.Point.neutral(), p256.Point.base()
def refused(call):
    try:
        call()
    except p256.NeutralError:
        return True
assert refused(o.encode) and refused(o.encode_compressed)
assert refused(lambda: p256.Point.encode_many([g, o]))
assert p256.Point.decode(bytes(1)).is_neutral()
assert p256.Point.decode(g.encode()) == g == p256.Point.decode(g.encode_compressed())
"""


@needs("go")
@pytest.mark.long
@pytest.mark.asm
def test_the_module_passes_its_tests_and_lints(built):
    module = built / "build" / "p256" / "go"
    assert "ok" in run("go", "test", ".", cwd=module, tool="go")
    run("go", "vet", ".", cwd=module, tool="go")
    assert run("gofmt", "-l", ".", cwd=module) == ""


def pip_of(python) -> tuple:
    """The pip of the tests, which installs into another environment: one of its own takes seconds
    to set up.
    """
    return sys.executable, "-m", "pip", "--python", python


@pytest.mark.asm
def test_a_python_program_agrees_on_a_secret(built, tmp_path):
    """In an environment of its own, where pip installs the folder."""
    venv.create(tmp_path / "v")
    python = tmp_path / "v" / "bin" / "python"
    before = sorted((built / "build" / "p256").rglob("*"))
    run(*pip_of(python), "install", "-q", built / "build" / "p256", cwd=tmp_path, tool="pip")
    assert sorted((built / "build" / "p256").rglob("*")) == before  # pip leaves nothing there
    assert run(
        python,
        "-c",
        "from p256 import *; print(sorted(n for n in dir() if n[:2] != '__') =="
        " sorted(__import__('p256').__all__), 'ctypes' in dir(), Point.mul_base)",
        cwd=tmp_path,
    ).startswith("True False <function")
    assert run(python, built / "python" / "ecdh.py", cwd=tmp_path).strip() == "both sides agree"
    scalar, point, secret = scalar_and_point()
    assert run(python, built / "python" / "ecdh.py", scalar, point, cwd=tmp_path).strip() == secret
    bad = subprocess.run(
        [python, built / "python" / "ecdh.py", scalar, point[:-1] + "0"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert bad.stderr == "refused: The point is not on the curve\n"
    assert "OK" in run(
        python, built / "build" / "p256" / "python" / "tests" / "test_p256.py", cwd=tmp_path
    )
    run(python, "-c", NEUTRAL_PYTHON, cwd=tmp_path)
    # an int is no bytes, and a copy outlives what it was copied from
    run(python, "-c", OWN_PYTHON, cwd=tmp_path)
    assert (
        main(
            [
                "build",
                "p256",
                "--cpu",
                "x86-64",
                "--package",
                "go",
                "--package",
                "python",
                "-o",
                str(built / "build" / "p256"),
            ]
        )
        == 0
    )


LIBRARIES = [("rust", "rust/lib.rs"), ("go", "go/mine.go"), ("python", "python/mine/__init__.py")]


@pytest.mark.parametrize("language, text", LIBRARIES)
def test_what_a_function_answers_is_said_as_a_sentence(language, text):
    """The table has `P_OK, P_ERR_ENCODING or P_ERR_ORDER.` behind other sentences, which read as a
    stray "no error or OrderError.".
    """
    written = render_library(
        replace(spec(), packages=(language,), extras=("field",)), (standin.unit(spec()),)
    )[text]
    words = {"rust": "`Ok`", "go": "nil", "python": "no error"}[language]
    assert f"Result: {words}" in written and not re.search(
        rf"(?:\. |\"\"\"|/// ){words}(?:,| or) (?:\[|Err|or |\w+Error)", written
    )


@pytest.mark.parametrize("language, text", LIBRARIES)
def test_every_public_function_is_called_once(language, text):
    written = render_library(
        replace(spec(), packages=(language,), extras=("field",)), (standin.unit(spec()),)
    )[text]
    call = {
        "rust": r"unsafe \{ ffi::mine_(\w+)\(",
        "go": r"C\.mine_(\w+)\(",
        "python": r"_lib\.mine_(\w+)\(",
    }[language]
    assert sorted(re.findall(call, written)) == sorted(
        f.name for f in api.functions_of(replace(spec(), extras=("field",)))
    )


def test_a_function_that_is_added_is_bound_and_an_unknown_argument_is_refused(monkeypatch):
    row = api.row_of("point_halve", "r:pt <- a:pt", "", "r = a / 2.")
    monkeypatch.setattr(points, "POINT_TYPE", (*api.POINT_TYPE, row))
    (found,) = [b for b in bindings.bound_rows(spec()) if b.function.name == "point_halve"]
    assert (found.owner, found.name, found.receiver.name) == ("pt", "halve", "a")
    assert any(
        "pub fn halve(&self) -> Point" in text
        for text in rust.rust_files(spec(), (), {})["rust/lib.rs"].splitlines()
    )
    monkeypatch.setitem(api.KINDS, "moon", api.Kind("uint8_t {}[1]", ""))
    monkeypatch.setattr(
        points,
        "POINT_TYPE",
        (*api.POINT_TYPE, api.row_of("point_moon", "r:pt <- a:moon", "", "r.")),
    )
    monkeypatch.setattr(api, "sizes_of", lambda spec, own=api.sizes_of: own(spec) | {"moon": 1})
    with pytest.raises(EcgenError, match="no arguments of the kind moon, which point_moon takes"):
        bindings.bound_rows(spec())


@pytest.mark.parametrize(
    "isa, name, said",
    [
        ("x86_64", "rusty", "no package 'rusty'"),
        ("armv7em", "python", "python is for processors with an operating system"),
        ("armv7em", "go", "go is for processors with an operating"),
    ],
)
def test_what_does_not_fit_is_refused(isa, name, said):
    with pytest.raises(EcgenError, match=said):
        require_packages(isa, (name,))


@pytest.mark.parametrize(
    "language, prefix",
    [
        ("python", "class"),
        ("python", "ctypes"),
        ("go", "func"),
        ("go", "main"),
        ("rust", "self"),
        ("rust", "core"),
    ],
)
def test_names_that_the_language_keeps_are_refused(language, prefix):
    with pytest.raises(EcgenError, match="keeps for itself"):
        # a crate is called by another name than its prefix
        named = {"package_name": prefix} if language == "rust" else {"prefix": prefix}
        render_library(replace(spec(), packages=(language,), **named), (standin.unit(spec()),))


def test_packages_are_taken_once_and_stand_in_the_manifest():
    assert require_packages("c64", tuple(PACKAGES) * 2) == tuple(PACKAGES)
    files = render_library(replace(spec(), packages=tuple(PACKAGES)), (standin.unit(spec()),))
    assert '"packages": [' in files["MANIFEST.json"] and '"rust/lib.rs":' in files["MANIFEST.json"]


def test_an_unknown_package_is_one_paragraph(capsys, tmp_path):
    assert (
        main(["build", "p256", "--cpu", "x86-64", "--package", "pyton", "-o", str(tmp_path / "o")])
        == 2
    )
    assert "Did you mean python?" in capsys.readouterr().err and not (tmp_path / "o").exists()


@pytest.mark.long
@pytest.mark.asm
@pytest.mark.parametrize(
    "words",
    [
        ("build", "p256", "--cpu", "c64", "--with", "field", "--with", "map"),
        ("build", "curve25519", "--cpu", "x86-64", "--with", "batch"),
        ("build", "kummer1271", "--cpu", "c32"),
        ("build", "p521", "--cpu", "x86-64"),
        ("build", "fourq", "--cpu", "x86-64"),
        ("build", "p256", "--cpu", "x86-64", "--api", "minimal"),
        ("field", "2^255-19", "--cpu", "x86-64"),
        ("field", "2^127-1", "--degree", "2", "--cpu", "c64"),
    ],
    ids=" ".join,
)
def test_every_kind_of_library_has_bindings(words, tmp_path, cargo):
    folder = tmp_path / "lib"
    assert (
        main(
            [
                *words,
                "--prefix",
                "lib",
                "--package",
                "rust",
                "--package",
                "go",
                "--package",
                "python",
                "-o",
                str(folder),
            ]
        )
        == 0
    )
    tested = 0
    if works("cargo"):
        run("cargo", "test", "-q", cwd=folder, env=cargo, tool="cargo")
        run(
            "cargo",
            "clippy",
            "-q",
            "--all-targets",
            "--all-features",
            "--",
            "-D",
            "warnings",
            cwd=folder,
            env=cargo,
            tool="cargo",
        )
        assert "warning" not in run("cargo", "doc", "-q", cwd=folder, env=cargo, tool="cargo")
        run("cargo", "package", "-q", "--allow-dirty", cwd=folder, env=cargo, tool="cargo")
        tested += 1
    if works("go"):
        run("go", "test", ".", cwd=folder / "go", tool="go")
        run("go", "vet", ".", cwd=folder / "go", tool="go")
        assert run("gofmt", "-l", ".", cwd=folder / "go") == ""
        tested += 1
    venv.create(tmp_path / "v", with_pip=True)
    run(
        tmp_path / "v" / "bin" / "python",
        "-m",
        "pip",
        "install",
        "-q",
        folder,
        cwd=tmp_path,
        tool="pip",
    )
    run(
        tmp_path / "v" / "bin" / "python", folder / "python" / "tests" / "test_lib.py", cwd=tmp_path
    )
    if tested < 2:
        pytest.skip("cargo or go is missing: only the other packages were tested")


USE_OF_TYPES = """import {name} as lib

k: lib.Scalar = lib.Scalar.reduce(bytes(48))
p: lib.Point = k * lib.Point.base() + lib.Point.mul_base(k)
out: bytes = p.encode()
wrong: int = p.encode()
p + k
lib.scalarmult(1, out)
"""


def test_types_of_the_python_package(built, tmp_path):
    """mypy --strict accepts the stub, and finds what is wrong in a program that uses it."""
    package = built / "build" / "p256" / "python" / "p256"
    program = tmp_path / "use.py"
    program.write_text(USE_OF_TYPES.format(name="p256"))
    command = [sys.executable, "-m", "mypy", "--strict", "--no-incremental", "--config-file="]
    done = subprocess.run(
        [*command, str(program)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        env=os.environ | {"MYPYPATH": str(package.parent)},
    )
    lines = {line.split(":")[1] for line in done.stdout.splitlines() if ": error:" in line}
    assert lines == {"6", "7", "8"}, done.stdout + done.stderr
