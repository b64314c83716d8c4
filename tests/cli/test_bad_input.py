"""Bad input: exit status, one paragraph with file and line where there is a file, no traceback,
nothing left behind.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ecgen.cli import main
from ecgen.curve import known_curves
from ecgen.field.reduction.pseudo_mersenne import Field
from ecgen.run.measure.stopwatch import Stopwatch
from examples.paper.watch import Watch
from tests.support.full_disk import run_without_room

GOOD = known_curves()["jac256189"].read_text()
BINARY = b"\x7fELF\x02\x01\x01\x00\n\n\xd0\xff"


def changed(*pairs) -> bytes:
    """The text of a good curve file with lines replaced; redundant keys that would disagree are
    left out.
    """
    text = re.sub(
        r"(?m)^(p_dec|N_dec|r_dec|p_expr|bits|r_bits|x_dec|y_dec|a_int|b_int|p_mod_\d)\b.*\n",
        "",
        GOOD,
    )
    for key, value in pairs:
        text, count = re.subn(rf"(?m)^{key} = .*$", f"{key} = {value}", text)
        assert count == 1, key
    return text.encode()


def without(key: str, *pairs, drop: tuple = ()) -> bytes:
    """The same without lines of these keys."""
    text = changed(*pairs).decode()
    for each in (key, *drop):
        text, count = re.subn(rf"(?m)^{each} = .*\n", "", text)
        assert count == 1, each
    return text.encode()


CURVES = {
    "truncated": (GOOD[:600].encode(), "not valid TOML", True),
    "a CPU": (
        (Path(__file__).parents[2] / "targets" / "zen4.toml").read_bytes(),
        "describes a CPU",
        True,
    ),
    "binary": (BINARY, "not UTF-8 text", True),
    "empty": (b"", "missing", False),
    "composite p": (changed(("p", '"2^256-187"')), "is not prime", True),
    "singular": (changed(("b", "2"), ("a", "-3")), "singular", True),
    "base off the curve": (changed(("y", "7")), "base point", True),
    "wrong order": (
        changed(
            ("N", '"0x' + "1" + "0" * 60 + '1207"'),
            ("r", '"0x' + "1" + "0" * 60 + '1207"'),
            ("cofactor", "1"),
        ),
        "order|not prime|Hasse|points",
        True,
    ),
    "even p": (changed(("p", '"2^256-190"')), "is even", True),
    "square of a prime": (
        changed(("p", f'"{(2**127 - 1) ** 2}"')),
        r"is \d+\^2, a power of a prime\.[\s\S]*degree = 2",
        True,
    ),
    "cube of a prime": (
        changed(("p", f'"{(2**61 - 1) ** 3}"')),
        r"is 2305843009213693951\^3, a power of a prime\.",
        True,
    ),
    "p of 32 bits": (changed(("p", "4294967291")), "bits|between|points|below", True),
    "prime of 2203 bits": (changed(("p", '"2^2203-1"')), "bits", True),
    "wrong cofactor": (without("N", ("cofactor", "3")), "cofactor", True),
    "cofactor of 21 bits": (without("N", ("cofactor", str(2**20 + 2))), "cofactor", True),
    "no order": (without("N", drop=("r",)), "missing", True),
    "no base": (without("N", drop=("x",)), "missing", True),
    "unknown key": (changed(("cofactor", "1\ncofaktor = 1")), "cofaktor", True),
    "a number with a point": (changed(("p", "1.5")), "integer was expected", True),
    "a list as cofactor": (changed(("cofactor", "[1]")), "cofactor", True),
    "a word as a": (changed(("a", '"minus three"')), "integer|number", True),
}


def paragraph(capsys, where: str = "") -> str:
    """The one paragraph on stderr."""
    captured = capsys.readouterr()
    assert captured.err.startswith(f"ecgen: {where}") and captured.err.count("\n") == 1, (
        captured.err
    )
    assert "Traceback" not in captured.err and not captured.out
    assert re.search(r"[.!?]\)?$", captured.err.strip()), captured.err
    return captured.err


@pytest.mark.long
def test_the_changes_start_from_a_good_file(tmp_path, no_building, capsys):
    path = tmp_path / "good.toml"
    path.write_bytes(changed())
    assert main(["build", str(path), "--cpu", "zen4", "-o", str(tmp_path / "out"), "--json"]) == 0
    assert (tmp_path / "out" / "MANIFEST.json").is_file() and not capsys.readouterr().err


@pytest.mark.parametrize("command", ["build", "explain"])
@pytest.mark.parametrize("name", CURVES)
def test_bad_curve_files(name, command, tmp_path, capsys):
    data, why, has_line = CURVES[name]
    path = tmp_path / "bad.toml"
    path.write_bytes(data)
    more = ["-o", str(tmp_path / "out")] if command == "build" else []
    assert main([command, str(path), "--cpu", "zen4", *more]) == 2
    text = paragraph(capsys, str(path))
    assert re.search(why, text), text
    assert not has_line or re.match(rf"ecgen: {re.escape(str(path))}:\d+: ", text), text
    assert os.listdir(tmp_path) == ["bad.toml"]


CPUS = {
    "truncated": (b'name = "x"\nisa = "x86_', "not a TOML file", 2),
    "binary": (BINARY, "not UTF-8 text", 3),
    "another ISA": (
        b'isa = "sparc"\nlevel = "adx"\n',
        "expected one of aarch64, armv7em, c32, c64, x86_64",
        1,
    ),
    "no level": (b'isa = "x86_64"\nlevel = "fast"\n', "expected one of generic, adx", 2),
    "words for numbers": (
        b'isa = "x86_64"\nlevel = "generic"\n[model]\nmultiply = "quick"\n',
        "not a finite number",
        4,
    ),
    "instructions": (
        b'isa = "x86_64"\nlevel = "generic"\n[instructions]\nshrd = 3\n',
        "not a table",
        4,
    ),
    "orders": (b'isa = "x86_64"\nlevel = "generic"\norders = 5\n', "not the name of a file", 3),
}


@pytest.mark.parametrize("name", CPUS)
def test_bad_cpu_files(name, tmp_path, capsys):
    data, why, line = CPUS[name]
    path = tmp_path / "bad.toml"
    path.write_bytes(data)
    assert main(["build", "jac256189", "--cpu", str(path), "-o", str(tmp_path / "out")]) == 2
    assert why in paragraph(capsys, f"{path}:{line}: ") and os.listdir(tmp_path) == ["bad.toml"]


@pytest.mark.parametrize("arguments, why", [
    (["nosuch"], "No curve is called 'nosuch'"),
    (["jac256189", "--cpu", "abacus"], "no CPU named 'abacus'"),
    (["jac256189", "--cpu", "/dev/null"], "does not say its isa, one of aarch64, armv7em"),
    (["jac256189", "--cpu", "zen4", "--prefix", "9lives"], "'9lives' cannot begin a C name"),
    (["jac256189", "--cpu", "zen4", "--prefix", "a-b"], "cannot begin a C name"),
    (["jac256189", "--cpu", "zen4", "--prefix", "a" * 65], "--prefix has 65 letters"),
    (["jac256189", "--cpu", "x86-64", "--level", "adx"], "has no ADX"),
    (["gs1271"], "not supported yet"),
    (["jac256189", "--cpu", "zen4", "--license", "Proprietary"], "write LicenseRef-NAME"),
    (["jac256189", "--cpu", "zen4", "--license", "MIT OR"], "no SPDX|not an SPDX"),
])  # fmt: skip
def test_bad_arguments_of_build(arguments, why, tmp_path, capsys):
    assert main(["build", *arguments, "-o", str(tmp_path / "out")]) == 2
    assert re.search(
        re.escape(why) if "|" not in why else why, paragraph(capsys)
    ) and not os.listdir(tmp_path)


@pytest.mark.parametrize(
    "arguments, why",
    [
        (
            ["--routine", "nosuch"],
            (
                "nosuch is no routine of jac256189's library that can be tuned. There are fe_mul,"
                " fe_sqr, "
            ),
        ),
        (["--routine", "fe_add"], "fe_add is no routine"),
        (["--routine", "fe_mul", "--rounds", "0"], "0 is not in the range x>=1"),
        (["--workers", "3"], "Give --fleet too"),
        (["--chained", "nan"], "nan is no finite number"),
        (["--pin", "100000"], "cannot run on processor 100000. --pin takes one of "),
    ],
)
def test_bad_arguments_of_tune(arguments, why, tmp_path, capsys):
    assert (
        main(["tune", "jac256189", "--cpu", "zen4", "-o", str(tmp_path / "out"), *arguments]) == 2
    )
    assert why in paragraph(capsys) and not os.listdir(tmp_path)


@pytest.mark.parametrize(
    "command",
    [
        ["build", "jac256189", "--emit", "limb"],
        ["build", "jac256189", "--annotate"],
        ["field", "2^127-1", "--annotate"],
    ],
)
def test_text_has_no_json(command, capsys):
    assert main([*command, "--json"]) == 2
    assert "prints text" in capsys.readouterr().err


def test_comparing_cpus_needs_a_curve(capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert main(["compare", "zen4", "zen5"]) == 2
    assert "--curve CURVE" in paragraph(capsys)


def test_build_without_an_output(tmp_path, monkeypatch, capsys):
    """The folder of the curve's name is not replaced, either."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "jac256189").mkdir()
    (tmp_path / "jac256189" / "mine.txt").touch()
    assert main(["build", "jac256189"]) == 2
    assert "jac256189" in paragraph(capsys)


@pytest.mark.long
def test_outputs_that_cannot_be_written(tmp_path, no_building, capsys):
    file, full = tmp_path / "file", tmp_path / "full"
    file.write_text("mine")
    full.mkdir()
    (full / "mine.txt").write_text("mine")
    for folder, why in (
        (file, "must be a folder"),
        (file / "below", "cannot be made"),
        (full, "not made by ecgen"),
        (Path("/proc/none/out"), "cannot be made"),
    ):
        assert main(["build", "jac256189", "--cpu", "zen4", "-o", str(folder)]) == 2
        assert why in paragraph(capsys, str(folder))
    assert (
        sorted(os.listdir(tmp_path)) == ["file", "full"]
        and file.read_text() == "mine"
        and os.listdir(full) == ["mine.txt"]
    )


@pytest.mark.parametrize(
    "line, why", [("Z3 = Y1*q", "`q` is read but never defined"), ("Z3 = t1", "")]
)
def test_formulas_are_refused_by_verify(line, why, tmp_path, capsys):
    """An undefined name, then a wrong result: exit 1, the file named (with its line where one line
    is at fault).
    """
    path = tmp_path / "bad.op3"
    good = (
        Path(__file__).parents[2] / "formulas/shortw/jacobian-3/doubling/dbl-2010-lg.op3"
    ).read_text()
    path.write_text("# model shortw/jacobian-3/doubling\n" + good.replace("Z3 = Y1*Z1", line))
    assert main(["verify", str(path)]) == 1
    captured = capsys.readouterr()
    assert (
        str(path) in captured.out.replace("\n", "")
        and why in captured.out
        and "Traceback" not in captured.out + captured.err
    )


def test_each_single_wrong_sign_is_refused_by_verify(tmp_path, capsys):
    good = (
        Path(__file__).parents[2] / "formulas/shortw/jacobian-3/doubling/dbl-2010-lg.op3"
    ).read_text()
    places = [m.start() for m in re.finditer(r"[+-]", good)]
    assert len(places) == 5
    for place in places:
        path = tmp_path / f"sign{place}.op3"
        other = {"+": "-", "-": "+"}[good[place]]
        path.write_text(
            "# model shortw/jacobian-3/doubling\n" + good[:place] + other + good[place + 1 :]
        )
        assert main(["verify", str(path)]) == 1
        assert "refused" in capsys.readouterr().out


@pytest.fixture
def no_assembler(tmp_path, monkeypatch):
    """A search path with the C compiler on it and nothing else."""
    compiler = shutil.which("gcc")
    if compiler is None:
        pytest.skip("needs gcc: that a missing assembler is named was not tested")
    (tmp_path / "path").mkdir()
    (tmp_path / "path" / "cc").symlink_to(os.path.realpath(compiler))
    monkeypatch.setenv("PATH", str(tmp_path / "path"))
    monkeypatch.delenv("CC", raising=False)


@pytest.mark.asm
def test_no_assembler(built, no_assembler, tmp_path, capsys):
    from ecgen.errors import ToolError
    from ecgen.library.files.write import write_library

    write_library(built[2].files, tmp_path / "jac")
    for command in ("check", "bench"):
        assert main([command, str(tmp_path / "jac")]) == 2
        assert "found no assembler" in paragraph(capsys)
    for start in (lambda: Watch({}, Field(2**256 - 189)), Stopwatch):
        with pytest.raises(ToolError, match="no assembler"):
            start()


def test_no_compiler(built, tmp_path, monkeypatch, capsys):
    from ecgen.library.files.write import write_library

    write_library(built[2].files, tmp_path / "jac")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    for command in (["check", str(tmp_path / "jac")], ["bench", str(tmp_path / "jac")]):
        assert main(command) == 2
        assert "no C compiler was found" in paragraph(capsys)


def test_bench_needs_a_folder(capsys, tmp_path):
    for arguments, why in (([], "no folder to time"), ([str(tmp_path)], "not an emitted library")):
        assert main(["bench", *arguments]) == 2
        assert why in paragraph(capsys)


def test_the_process_itself(tmp_path):
    """The same through the interpreter: nothing but the paragraph on stderr, exit status 2."""
    done = subprocess.run(
        [sys.executable, "-m", "ecgen", "build", "nosuch", "-o", "out"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
    )
    assert (done.returncode, done.stdout, os.listdir(tmp_path)) == (2, "", [])
    assert (
        done.stderr.startswith("ecgen: No curve is called 'nosuch'.")
        and done.stderr.count("\n") == 1
    )


@pytest.mark.sample(5)
@pytest.mark.skipif(
    not Path("/dev/full").exists(),
    reason="not tested here: output that finds no room (/dev/full is missing)",
)
@pytest.mark.parametrize(
    "words",
    [
        ["list"],
        ["list", "--json"],
        ["new", "curve", "mine", "--json"],
        ["nosuch", "--json"],
        ["explain", "ted256189", "--cpu", "zen4", "--json"],
    ],
    ids=" ".join,
)
def test_output_without_room(words, tmp_path):
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "ecgen", *words],
            cwd=tmp_path,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
        )
    assert (
        done.returncode == 2
        and done.stderr.count("\n") == 1
        and ("No space left on device. Make room" in done.stderr or "nosuch" in words)
    ), done.stderr


def test_a_file_without_room_is_named_and_none_is_left(tmp_path):
    done = run_without_room(
        100,
        "from ecgen.__main__ import run; run()",
        "new",
        "curve",
        "mine",
        "-o",
        tmp_path / "mine.toml",
        ECGEN_PROOFS="off",
    )
    assert (
        done.returncode == 2
        and "mine.toml: The file cannot be written: File too large" in done.stderr
        and done.stderr.count("\n") == 1
    ), done.stderr
    assert not (tmp_path / "mine.toml").exists()
    if Path("/dev/full").exists():
        assert (
            main(["schedule", "shortw/jacobian-3/doubling/dbl-2010-lg", "--html", "/dev/full"]) == 2
            and Path("/dev/full").exists()
        )


@pytest.mark.parametrize(
    "arguments, near",
    [
        (["explain", "curve2519"], "curve25519"),
        (["explain", "p256.toml"], "p256"),
        (["explain", "mycurve.tom"], "mycurve.toml"),
        (["explain", "mycurv"], "mycurve.toml"),
        (["build", "mycurvee.toml", "-o", "out"], "mycurve.toml"),
        (["explain", "sub/othr.toml"], "sub/other.toml"),
        (["explain", "p256", "--cpu", "zen44"], "zen4"),
        (["explain", "p256", "--cpu", "sub/othr.toml"], "sub/other.toml"),
    ],
)
def test_a_name_or_path_that_is_mistyped_has_the_near_ones(
    arguments, near, tmp_path, monkeypatch, capsys
):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "sub").mkdir()
    for name in ("mycurve.toml", "sub/other.toml"):
        (tmp_path / name).touch()
    assert main(arguments) == 2
    assert f" Did you mean {near}" in capsys.readouterr().err


def test_a_refusal_of_lanes_begins_with_its_reason(capsys):
    """It began with the paper that the formula is from, as if that were a file."""
    assert (
        main(["schedule", "shortw/jacobian-3/doubling/dbl-2010-lg", "--lanes", "8", "--json"]) == 2
    )
    told = json.loads(capsys.readouterr().out)
    assert (
        told["error"]
        == "The operation half of shortw/jacobian-3/doubling/dbl-2010-lg cannot be packed into"
        " lanes."
        and told["file"] is None
    )


def test_a_field_program_that_is_wrong_is_named_by_its_file(tmp_path, capsys):
    path = tmp_path / "twice.txt"
    path.write_text("program x\ninputs A B\nc = mul(A, B)\nc = mul(A, A)\noutputs X=c\n")
    assert main(["schedule", str(path)]) == 2
    assert capsys.readouterr().err.startswith(
        f"ecgen: {path}: In the field program x, c is assigned twice"
    )
