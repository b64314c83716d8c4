"""`ecgen new`: the files as they are written work, and explain every key there is."""

import contextlib
import json
import tomllib

import pytest

from ecgen.cli import main
from ecgen.curve import load_curve
from ecgen.curve.file import keys
from ecgen.formula.op3 import _TAGS
from ecgen.isa.avx.table import instructions_of
from ecgen.isa.description import KEYS, TABLES
from ecgen.isa.facts import FACTS
from ecgen.isa.target import load_target
from ecgen.kind.facts import KINDS
from tests.support.cpuinfo import NONE, cpus


def written(tmp_path, kind: str, name: str, ending: str):
    path = tmp_path / f"{name}{ending}"
    assert main(["new", *kind.split(), name, "-o", str(path)]) == 0
    return path


def test_a_curve_and_a_cpu_as_written_make_a_library(tmp_path, capsys):
    curve, cpu = (
        written(tmp_path, "curve", "mine", ".toml"),
        written(tmp_path, "cpu", "own", ".toml"),
    )
    assert load_curve(curve).name == "mine" and load_target(str(cpu)).name == "own"
    assert (
        main(
            [
                "build",
                str(curve),
                "--cpu",
                str(cpu),
                "--api",
                "minimal",
                "-o",
                str(tmp_path / "lib"),
            ]
        )
        == 0
    )
    manifest = json.loads((tmp_path / "lib" / "MANIFEST.json").read_text())
    assert manifest["prefix"] == "mine" and manifest["target"] == "own"


@pytest.mark.long
def test_a_weierstrass_curve_as_written_makes_a_library_and_explains_every_key(tmp_path, capsys):
    """It was refused, though most who bring a curve of their own bring one of this form."""
    path, edwards = (
        written(tmp_path, "curve --form weierstrass", "mine", ".toml"),
        written(tmp_path, "curve", "other", ".toml"),
    )
    curve = load_curve(path)
    assert (curve.form, curve.cofactor) == ("weierstrass", 1) and main(
        ["build", str(path), "--cpu", "c64", "--api", "minimal", "-o", str(tmp_path / "lib")]
    ) == 0
    comments = [
        [line for line in each.read_text().splitlines() if line.startswith("# ")][3:]
        for each in (path, edwards)
    ]
    assert (
        comments[0] == comments[1]
        and [
            key
            for group in keys.keys_of("weierstrass").values()
            for key in group
            if key in KINDS["weierstrass"].keys[""] and key not in path.read_text()
        ]
        == []
    )


@pytest.mark.long
@pytest.mark.parametrize(
    "form", ["genus2_imaginary", pytest.param("kummer_squared", marks=pytest.mark.long)]
)
def test_a_curve_of_genus_2_as_written_makes_a_library_and_explains_every_key(
    form, tmp_path, capsys
):
    path = tmp_path / "mine.toml"
    assert main(["new", "curve", "mine", "--form", form, "-o", str(path)]) == 0
    text = path.read_text()
    assert (
        load_curve(path).form == form
        and main(
            ["build", str(path), "--cpu", "c64", "--api", "scalarmult", "-o", str(tmp_path / "lib")]
        )
        == 0
    )
    remarks, own = keys.remarks_of(form), {"encoding", "f5", "f6", "twist_order_dec", "twist_r_dec"}
    assert [
        key
        for table, found in KINDS[form].keys.items()
        for key in found
        if key not in remarks[table] and key not in own and key not in text
    ] == []
    (tmp_path / "bare.toml").write_text(
        "\n".join(
            line.removeprefix("# ") if line.startswith("# deg = ") else line
            for line in text.splitlines()
        )
    )
    assert load_curve(tmp_path / "bare.toml").base == load_curve(path).base


def test_a_form_is_that_of_a_curve(tmp_path, capsys):
    assert main(
        ["new", "cpu", "own", "--form", "genus2_imaginary", "-o", str(tmp_path / "own.toml")]
    ) == 2 and not list(tmp_path.iterdir())


def test_a_formula_as_written_is_proven_and_its_mutant_is_not(tmp_path, capsys):
    path = written(tmp_path, "formula", "dbl", ".op3")
    assert main(["verify", str(path)]) == 0 and "proven" in capsys.readouterr().out
    path.write_text(path.read_text().replace("-8*C", "-4*C"))
    assert main(["verify", str(path)]) == 1


@pytest.mark.machine
def test_every_level_can_be_written_as_the_file_says(tmp_path):
    """Each instruction set, its levels and the features that they need stand in the comments, and a
    file that takes them up is read, with the limits that the set asks for.
    """
    text = written(tmp_path, "cpu", "own", ".toml").read_text()
    for isa, facts in FACTS.items():
        limits = [figure.removeprefix("limits.") for figure in facts.figures]
        for level in facts.levels:
            needed = facts.needed.get(level, ())
            assert (
                f'"{isa}"' in text and f'"{level}"' in text and all(name in text for name in needed)
            )
            lines = [
                {
                    "isa": f'isa = "{isa}"',
                    "level": f'level = "{level}"',
                    "features": f"features = {json.dumps(list(needed))}",
                }.get(line.partition(" ")[0], line)
                for line in (
                    each.removeprefix("# ") if each[2:].partition(" =")[0] in limits else each
                    for each in text.splitlines()
                )
                if isa == "x86_64" or "latency =" not in line
            ]
            (tmp_path / "own.toml").write_text("\n".join(lines))
            assert load_target(str(tmp_path / "own.toml")).level == level


def test_what_to_do_next_can_be_pasted(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["new", "formula", "dbl", "-o", "a b.op3"]) == 0
    assert "ecgen verify 'a b.op3';" in capsys.readouterr().out


@pytest.mark.parametrize("kind, name", [("curve", "p256"), ("cpu", "zen4")])
def test_a_name_of_what_comes_with_ecgen_is_refused(kind, name, tmp_path, monkeypatch, capsys):
    """An example was written under it, of another curve, while `ecgen build p256` went on to take
    the one that comes with ecgen.
    """
    monkeypatch.chdir(tmp_path)
    assert main(["new", kind, name]) == 2 and not list(tmp_path.iterdir())
    assert f"{name} comes with ecgen" in capsys.readouterr().err


@pytest.mark.long
def test_what_comes_next_runs_as_it_is_written(tmp_path, capsys):
    """It had CURVE and DIR in it."""
    with contextlib.chdir(tmp_path):  # by monkeypatch, nothing would be taken of what was made
        for words in (["curve", "mine"], ["cpu", "own"], ["formula", "dbl"]):
            assert main(["new", *words, "--json"]) == 0
            for line in json.loads(capsys.readouterr().out)["next"]:
                more = ["--api", "minimal"] if line.split()[1] == "build" else []
                assert main([*line.replace("native", "c64").split()[1:], *more]) == 0, line
                capsys.readouterr()
    assert (tmp_path / "mine" / "MANIFEST.json").is_file()


def test_a_file_beside_does_not_hide_what_comes_with_ecgen(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "p256.toml").touch()
    assert (
        main(["explain", "p265"]) == 2
        and "Did you mean p256 or p256.toml" in capsys.readouterr().err
    )


@pytest.mark.parametrize("machine", [*cpus(), NONE])
def test_every_key_of_a_cpu_is_explained(machine, tmp_path, as_cpu):
    """The figures are those of the nearest file, and of what that lacks, as Zen 3's
    `store_forward`, nothing was said."""
    as_cpu(machine)
    text = written(tmp_path, "cpu", "own", ".toml").read_text()
    every = {*KEYS, *TABLES, *(key for rows in TABLES.values() for key in rows if key)}
    assert [key for key in sorted(every) if f"{key} =" not in text and f"[{key}]" not in text] == []


@pytest.mark.machine
def test_every_key_is_explained(tmp_path):
    text = written(tmp_path, "curve", "mine", ".toml").read_text()
    plane = [kind for kind in KINDS.values() if kind.elliptic]
    tables = {**keys.COMMON, **{k: v for kind in plane for k, v in kind.keys.items() if v}}
    read = {key for table in tables.values() for key in table if not key.endswith("_int")}
    read |= {key for kind in plane for key in kind.keys["base"] + kind.keys["curve"][:2]}
    assert [key for key in sorted(read) if key not in text] == []
    text = written(tmp_path, "cpu", "own", ".toml").read_text()
    every = {*KEYS, *TABLES, *(key for rows in TABLES.values() for key in rows if key)}
    assert [key for key in sorted(every) if f"{key} =" not in text and f"[{key}]" not in text] == []
    written(tmp_path, "formula", "dbl", ".op3")
    text = (tmp_path / "dbl").read_text()
    assert [
        tag
        for tag in _TAGS
        if not any(line.removeprefix("# ").split()[:1] == [tag] for line in text.splitlines())
    ] == []


@pytest.mark.machine
@pytest.mark.parametrize(
    "kind, ending",
    [
        ("curve", ".toml"),
        ("cpu", ".toml"),
        ("curve --form weierstrass", ".toml"),
        ("curve --form genus2_imaginary", ".toml"),
        ("curve --form kummer_squared", ".toml"),
    ],
)
def test_what_stands_behind_a_comment_sign_is_toml(kind, ending, tmp_path):
    """Every commented key can be taken up as it is."""
    for line in written(tmp_path, kind, "n", ending).read_text().splitlines():
        if (
            line.startswith("# ")
            and (" = " in line or line.startswith("# ["))
            and line[2:3] in "[abcdefghijklmnopqrstuvwxyz"
            and ":" not in line.split("=")[0]
            and " " not in line[2:].split(" = ")[0]
        ):
            tomllib.loads(line[2:])


@pytest.mark.parametrize(
    "words",
    [
        ["curve", "1st"],
        ["cpu", "a b"],
        ["formula", "a.b"],
        ["curve", "c", "-o", "c.txt"],
        ["colour", "c"],
    ],
    ids=" ".join,
)
def test_bad_names(words, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert (
        main(["new", *words]) == 2
        and capsys.readouterr().err.count("\n") == 1
        and not list(tmp_path.iterdir())
    )


def test_nothing_is_replaced_unasked(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["new", "curve", "c"]) == 0
    (tmp_path / "c.toml").write_text("mine")
    assert main(["new", "curve", "c"]) == 2 and (tmp_path / "c.toml").read_text() == "mine"
    assert (
        main(["new", "curve", "c", "--force"]) == 0 and (tmp_path / "c.toml").read_text() != "mine"
    )


@pytest.mark.parametrize("cpu", ["zen5", "haswell", "sandybridge"])
def test_every_vector_operation_of_a_cpu_file_says_its_instruction(cpu):
    assert [
        name
        for name, value in load_target(cpu).data["vector"].items()
        if isinstance(value, dict) and not instructions_of(name)
    ] == []
    assert (
        instructions_of("perm") == ("vpermq", "vpermilpd")
        and instructions_of("inside") == ("vpermilpd",)
        and instructions_of("fma") == ("vfmadd...pd",)
    )
