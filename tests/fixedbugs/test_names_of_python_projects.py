"""A prefix that ends with an underscore gave a Python package that pip refuses."""

from ecgen.cli import main


def test_an_underscore_at_the_end_is_refused(tmp_path, capsys):
    assert main(["build", "curve25519", "--cpu", "x86-64", "--prefix", "x_", "--package", "python", "-o", str(tmp_path / "x")]) == 2
    assert "ends with an underscore" in capsys.readouterr().err and not (tmp_path / "x").exists()
