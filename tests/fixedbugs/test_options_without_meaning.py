"""Options and keys that were ignored or taken for something else without a word, and prefixes whose
header hides one of the system.
"""

import pytest

from ecgen.cli import main
from ecgen.curve import known_curves, load_curve
from ecgen.errors import CurveError

OUT = ("--cpu", "c64", "-o", "out")


@pytest.mark.parametrize(
    "arguments, says",
    [
        (["build", "secp256k1", "--routine", "fe_mul", *OUT], "--routine"),
        (["field", "2^127-1", "--routine", "fe_mul", *OUT], "--routine"),
        (["build", "secp256k1", "--prefix", "", *OUT], "cannot begin"),
        (["field", "2^127-1", "--prefix", "", *OUT], "cannot begin"),
        (["field", "2^127-1", "--api", "fp_mul,,fp_decode", *OUT], "empty name"),
        (["field", "2^127-1", "--api", "fp_mul,", *OUT], "empty name"),
        *(
            (["build", "secp256k1", "--prefix", name, *OUT], "header")
            for name in ("stdint", "stddef", "String", "unistd", "immintrin")
        ),
    ],
)
def test_it_is_an_error(arguments, says, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(arguments) == 2
    said = capsys.readouterr().err
    assert says in said and said.count("\n") == 1 and not (tmp_path / "out").exists()


def test_degree_zero_is_no_prime_field(tmp_path):
    text = known_curves()["secp256k1"].read_text()
    path = tmp_path / "zero.toml"
    path.write_text(text.replace("degree = 1\n", "degree = 0\n", 1))
    with pytest.raises(CurveError, match="degree 0") as caught:
        load_curve(path)
    assert (
        caught.value.line
        == path.read_text()[: path.read_text().index("degree = 0")].count("\n") + 1
    )
