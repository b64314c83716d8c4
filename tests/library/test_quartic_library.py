"""Libraries of Jacobi quartics that do not come with ecgen: built from a file, and checked."""

import pytest

from ecgen.cli import main

FILE = """
name = "held"
form = "jacobi_quartic"
[field]
p = "{p}"
[curve]
a = {a}
d = {d}
[order]
r = "{r}"
cofactor = {cofactor}
[base]
x = "{x}"
y = "{y}"
"""
CURVES = {
    "complete": {
        "p": "2^251-9",
        "a": 2,
        "d": 904,
        "r": 1809251394333065553493296640760748560196841184673304368011732409152836670887,
        "cofactor": 2,
        "x": 2,
        "y": 819821190773895304027872484109624293349233110837812920270180489678080600800,
    },
    "with points at infinity": {
        "p": "2^191-19",
        "a": 3,
        "d": 117,
        "r": 784637716923335095479473677906119635885463552992981139811,
        "cofactor": 4,
        "x": 14,
        "y": 771141474662399523521403584962154286010353951994574504100,
    },
}
CPUS = ("c64", "x86-64", "c32", "zen4")
USUAL = ("with points at infinity", "c64")


def built(folder, curve: str, cpu: str, *more: str):
    path = folder / "held.toml"
    path.write_text(FILE.format(**CURVES[curve]))
    assert main(["build", str(path), "--cpu", cpu, "-o", str(folder / "held"), *more]) == 0
    return folder / "held"


@pytest.mark.asm
@pytest.mark.parametrize(
    ("curve", "cpu"),
    [
        pytest.param(curve, cpu, marks=[] if (curve, cpu) == USUAL else [pytest.mark.long])
        for curve in CURVES
        for cpu in CPUS
    ],
)
def test_a_curve_from_a_file(curve, cpu, tmp_path, capsys):
    library = built(tmp_path, curve, cpu, "--api", "minimal")
    assert main(["check", str(library), "--scale", "0.01"]) == 0, capsys.readouterr().out


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (["--with", "map"], "there is no map to curves of form jacobi_quartic"),
        (["--vector", "avx2"], "vectors compute ladders and complete"),
        (["--encoding", "sec1"], "Curves of form jacobi_quartic have the encoding xy"),
    ],
)
def test_what_such_libraries_do_not_have(options, why, tmp_path, capsys):
    assert main(["build", "jq25519", "--cpu", "haswell", "-o", str(tmp_path / "l"), *options]) == 2
    assert why in capsys.readouterr().err
