"""A tree with a coordinate system of one's own needed a copy of the shipped `coordinates`, and no
error named the file that was missing; a file elsewhere could not name such a system as its model,
nor did the error say that one can be written; nothing said how."""

import re
from pathlib import Path

import pytest

from ecgen.cli import main

ROOT = Path(__file__).resolve().parent.parent.parent
README = (ROOT / "formulas" / "README.md").read_text()


@pytest.fixture
def tree(tmp_path):
    """The example of formulas/README.md, typed off it."""
    found = re.findall(r"`mine/(\S+)`[^\n]*:\n\n((?:    .*\n)+)", README)
    for name, text in found:
        path = tmp_path / "mine" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(re.sub("^    ", "", text, flags=re.M))
    assert len(found) == 3
    return tmp_path / "mine"


@pytest.fixture
def loose(tree):
    text = (tree / "shortw/xyzz/doubling/dbl.op3").read_text()
    (tree.parent / "loose.op3").write_text(f"# model shortw/xyzz/doubling\n{text}")
    return tree.parent / "loose.op3"


def test_the_example_is_proven_and_taken(tree, capsys):
    assert main(["verify", "--formulas", str(tree)]) == 0
    assert "2 of 2 formulas proven" in capsys.readouterr().out
    assert main(["verify", str(tree)]) == 0
    assert main(["verify", "--formulas", str(tree), "shortw/xyzz/addition/add"]) == 0
    capsys.readouterr()
    assert (
        main(["explain", "jac256189", "--cpu", "c64", "--formulas", str(tree), "--system", "xyzz"])
        == 0
    )
    assert re.search(r"shortw/xyzz .* taken: constant time", capsys.readouterr().out)


def test_a_file_elsewhere_names_the_system(tree, loose, capsys):
    assert main(["verify", "--formulas", str(tree), str(loose)]) == 0
    assert "shortw/xyzz/doubling/loose  proven" in capsys.readouterr().out
    for order in ([tree, loose], [loose, tree]):
        assert (
            main(
                [
                    "list",
                    "formulas",
                    *(word for path in order for word in ("--formulas", str(path))),
                ]
            )
            == 0
        )
        assert sum("shortw/xyzz/" in line for line in capsys.readouterr().out.splitlines()) == 3
    assert main(["verify", str(loose)]) == 2
    told = capsys.readouterr().err
    assert (
        "no model `shortw/xyzz/doubling`" in told
        and "A system of your own is a file shortw/xyzz/variables" in told
        and "--formulas" in told
    )


@pytest.mark.parametrize(
    ("shape", "lacks"), [("shortw", "shortw/xyzz/variables"), ("mine", "mine/coordinates")]
)
def test_what_is_missing_is_named(shape, lacks, tree, capsys):
    if shape == "shortw":
        (tree / "shortw/xyzz/variables").unlink()
    else:
        (tree / "shortw").rename(tree / "mine")
    assert main(["verify", str(tree / shape / "xyzz" / "doubling")]) == 2
    assert f"there is no {tree / lacks})" in capsys.readouterr().err
    assert main(["explain", "jac256189", "--cpu", "x86-64", "--formulas", str(tree)]) == 2
    told = capsys.readouterr().err
    assert (
        "holds no coordinate system" in told
        if shape == "shortw"
        else f"there is no {tree / lacks}, nor a shipped shape" in told
    )
