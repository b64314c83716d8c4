"""A prefix that ends with an underscore gave a Python package that pip refuses."""

import pytest

from ecgen.cli import main


def test_an_underscore_at_the_end_is_refused(tmp_path, capsys):
    assert (
        main(
            [
                "build",
                "curve25519",
                "--cpu",
                "x86-64",
                "--prefix",
                "x_",
                "--package",
                "python",
                "-o",
                str(tmp_path / "x"),
            ]
        )
        == 2
    )
    assert "ends with an underscore" in capsys.readouterr().err and not (tmp_path / "x").exists()


@pytest.mark.parametrize("prefix", ["setuptools", "Wheel", "pkg_resources"])
def test_what_installs_packages_is_not_replaced(prefix, tmp_path, capsys):
    """pip would have put a library of that name in the place of the tool."""
    assert (
        main(
            [
                "field",
                "2^127-1",
                "--prefix",
                prefix,
                "--cpu",
                "c64",
                "--package",
                "python",
                "-o",
                str(tmp_path / "x"),
            ]
        )
        == 2
    )
    said = capsys.readouterr().err
    assert (
        "built and installed with" in said
        and said.count("\n") == 1
        and not (tmp_path / "x").exists()
    )
