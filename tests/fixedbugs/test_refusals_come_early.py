"""Refusals that came late, without a place or at length: an output folder that cannot be written
was told after the build, an order that is too small without file and line, an encoding that does
not fit after the plan; slips of the command line took four lines and no hint; `--api ""` built
everything; a prefix that begins with _ made names that C reserves.
"""

import os
import re
import sys

import pytest

import ecgen.library.pipeline.curve
import ecgen.library.pipeline.field
import ecgen.library.pipeline.planned
from ecgen.cli import main
from ecgen.cli.cmd_build import default_prefix

TINY = (
    'name = "tiny"\nform = "weierstrass"\n[field]\np = 1009\n[curve]\na = 1\nb = 3\n[order]\nN ='
    " {N}\nr = {r}\n[base]\nx = {x}\ny = {y}\n"
)


def paragraph(capsys) -> str:
    text = capsys.readouterr().err
    assert text.startswith("ecgen: ") and text.count("\n") == 1 and "Traceback" not in text, text
    return text


@pytest.fixture
def nothing_is_built(monkeypatch):
    def fail(*given):
        raise AssertionError("this was built")

    for module, name in (
        (ecgen.library.pipeline.curve, "build_library"),
        (ecgen.library.pipeline.field, "build_field"),
        (ecgen.library.pipeline.planned, "library_spec"),
    ):
        monkeypatch.setattr(module, name, fail)  # fmt: skip


COMMANDS = {
    "build": ["build", "secp256k1", "--cpu", "x86-64"],
    "field": ["field", "2^255-19", "--cpu", "x86-64"],
    "tune": ["tune", "secp256k1", "--cpu", "x86-64-adx"],
}


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    "place", ["/proc/xx/o", "a file", "below a file", "/dev/null", "a foreign folder"]
)
def test_an_output_that_cannot_be_written_is_told_before_anything_is_built(
    command, place, tmp_path, capsys, nothing_is_built
):
    folder = tmp_path / place if place[0] != "/" else place
    if place == "a file":
        folder.write_text("x")
    if place == "below a file":
        (tmp_path / "file").write_text("x")
        folder = tmp_path / "file" / "out"
    if place == "a foreign folder":
        folder.mkdir()
        (folder / "thesis.tex").write_text("x")
    before = sorted(tmp_path.rglob("*"))
    assert main([*COMMANDS[command], "-o", str(folder)]) == 2
    assert re.search(r"-o|--help", paragraph(capsys)) and sorted(tmp_path.rglob("*")) == before


@pytest.mark.skipif(
    os.geteuid() == 0 if sys.platform != "win32" else True,
    reason="root may write everywhere: folders without permission are not tested",
)
def test_a_folder_without_permission(tmp_path, capsys, nothing_is_built):
    tmp_path.chmod(0o500)
    assert main([*COMMANDS["build"], "-o", str(tmp_path / "out")]) == 2
    assert "Permission denied" in paragraph(capsys)


def test_a_library_of_another_name_is_kept(tmp_path, capsys, nothing_is_built):
    (tmp_path / "MANIFEST.json").write_text(
        '{"generator": "ecgen", "prefix": "other", "curve": {"name": "secp256k1"}, "files": {}}'
    )
    assert main([*COMMANDS["build"], "-o", str(tmp_path)]) == 2
    assert "prefix other" in paragraph(capsys)
    with pytest.raises(AssertionError, match="this was built"):
        main([*COMMANDS["build"], "-o", str(tmp_path), "--prefix", "other"])
    with pytest.raises(AssertionError, match="this was built"):
        main([*COMMANDS["build"], "-o", str(tmp_path), "--force"])


def test_tune_takes_a_folder_of_measurements(tmp_path, nothing_is_built):
    (tmp_path / "orders.json").write_text("{}")
    with pytest.raises(AssertionError, match="this was built"):
        main(["tune", "secp256k1", "--cpu", "x86-64-adx", "-o", str(tmp_path)])


@pytest.mark.parametrize("prefix", ["_x", "_X", "__x", "1x", "x-y", " x"])
@pytest.mark.parametrize("command", ["build", "field"])
def test_prefixes_that_make_reserved_names_are_refused(
    command, prefix, tmp_path, capsys, nothing_is_built
):
    assert main([*COMMANDS[command], "-o", str(tmp_path / "out"), "--prefix", prefix]) == 2
    assert "--prefix" in paragraph(capsys)


def test_the_default_prefix_is_one_that_is_taken():
    assert (
        default_prefix("_x") == "c_x"
        and default_prefix("25519") == "c25519"
        and default_prefix("a-b") == "a_b"
    )


@pytest.mark.parametrize("api", ["", ",,", " "])
def test_an_api_of_nothing_is_refused(api, tmp_path, capsys):
    assert main([*COMMANDS["field"], "-o", str(tmp_path / "out"), "--api", api]) == 2
    assert "--api" in paragraph(capsys) and not (tmp_path / "out").exists()


SLIPS = {
    "a negative prime": (["field", "-7"], "--help"),
    "no fuzz": (["check", "x", "--fuzz", "0"], "ecgen check --help"),
    "negative fuzz": (["check", "x", "--fuzz", "-1"], "ecgen check --help"),
    "fuzz x": (["check", "x", "--fuzz", "x"], "--fuzz"),
    "an unknown command": (["biuld", "ed25519"], "Did you mean build?"),
    "a far command": (["zzz"], "The commands are list, verify"),
    "an unknown kind": (["list", "x"], "curves"),
    "an unknown option": (["build", "ed25519", "--curve", "x"], "ecgen build --help"),
    "no curve": (["build"], "ecgen build --help"),
    "an option before the command": (["--nope", "build"], "The commands are"),
    "a choice": (["build", "x", "--level", "high"], "ecgen build --help"),
}


@pytest.mark.parametrize("what", SLIPS)
def test_slips_of_the_command_line_are_one_paragraph_with_a_hint(what, capsys):
    words, hint = SLIPS[what]
    assert main(words) == 2
    assert hint in paragraph(capsys)


def test_the_bare_command_still_shows_its_help(capsys):
    assert main([]) == 2
    told = capsys.readouterr()
    assert "Commands:" in told.out + told.err and "ecgen: " not in told.err


def test_a_prime_that_is_too_small_is_told_at_its_line(tmp_path, capsys):
    """By `build` and `explain`; a curve over 1009 with a subgroup that is as large as there is."""
    path = tmp_path / "tiny.toml"
    path.write_text(TINY.format(**tiny_curve()))
    for words in (["build", "-o", str(tmp_path / "out"), "--allow-weak"], ["explain"]):
        assert main([words[0], str(path), "--cpu", "x86-64", *words[1:]]) == 2
        text = paragraph(capsys)
        assert (
            text.startswith(f"ecgen: {path}:4: ")
            and "is below 2^32" in text
            and "Take a curve" in text
        ), text


def tiny_curve() -> dict:
    """A base point of prime order on y^2 = x^3 + x + 3 modulo 1009, all by counting."""
    from ecgen.curve.model import Curve, Stated
    from ecgen.kind import law

    points = [
        (x, y) for x in range(1009) for y in range(1009) if (y * y - x**3 - x - 3) % 1009 == 0
    ]
    total = len(points) + 1
    curve = Curve(
        "tiny",
        "weierstrass",
        1009,
        total,
        1,
        points[0],
        (("a", 1), ("b", 3)),
        file=Stated(None, "", encoding="xy"),
    )
    r = max(q for q in range(2, total + 1) if total % q == 0 and all(q % k for k in range(2, q)))
    for point in points:
        multiple = law.multiply(curve, total // r, point)
        if multiple != law.neutral(curve):
            return {"N": total, "r": r, "x": multiple[0], "y": multiple[1]}
    raise AssertionError("there is a point of that order")
