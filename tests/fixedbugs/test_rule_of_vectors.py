"""The refusals of --vector, its help and README.md each told another part of what it takes: a prime
of 256 bits was refused with "Of 256 bits, those with c < 2^18 fit"."""

import re
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from click.testing import CliRunner

from ecgen.cli import cli, main
from ecgen.curve import load_curve
from ecgen.errors import BoundError
from ecgen.field.lanes.words import unpack_program
from ecgen.isa.target import load_target
from ecgen.library.facts.vector_rule import RULE
from ecgen.library.packed.points import vector_unit
from ecgen.library.pipeline import curve as pipeline
from ecgen.library.pipeline.build import Build
from ecgen.library.pipeline.options import BuildOptions

PAGE = (
    Path(__file__).resolve().parent.parent.parent / "docs" / "how-to" / "use-a-library.md"
).read_text()


def words(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize(
    ("curve", "more", "why"),
    [
        ("secp256k1", ["--vector", "avx2"], "c = 4294968273, does not fit lanes of doubles"),
        ("jac256189", [], "vectors compute ladders and complete formulas alone"),
        ("curve13318", ["--abi", "win64"], "the System V calling convention, not win64"),
        ("curve13318", ["--api", "fr_mul"], "scalarmult faster, which --api leaves out"),
        ("curve13318", ["--cpu", "x86-64"], "x86-64 lists neither"),
        ("ed25519", ["--system", "projective"], "planned in projective"),
    ],
)
@pytest.mark.sample(3)
def test_a_refusal_says_the_condition_that_failed(curve, more, why, tmp_path, capsys):
    """Each said all that --vector takes, in 110 words."""
    cpu = [] if "--cpu" in more else ["--cpu", "zen4"]
    assert main(["build", curve, *cpu, "--vector", *more, "-o", str(tmp_path / "lib")]) == 2
    told = words(capsys.readouterr().err)
    assert why in told and "Take --vector auto" in told
    assert RULE not in told and len(told.split()) < 70


def test_auto_goes_without_what_is_refused(monkeypatch):
    """Of a coordinate system that was asked for, and in which vectors do not compute, a library was
    refused that had not asked for vectors.
    """
    options = BuildOptions("own", vector="auto", system="projective")
    asked = Build(load_curve("ed25519"), load_target("zen4"), options)
    plain = replace(asked, spec=SimpleNamespace(in_vectors=("scalarmult",), takes_eight=False))
    really = pipeline.run
    monkeypatch.setattr(
        pipeline,
        "run",
        lambda build, stages: really(build, stages) if build.options.vector else plain,
    )
    made = pipeline.made(asked, texts=False)
    assert made.spec is plain.spec and [
        (each.unit, each.cycles, "coordinates" in each.why) for each in made.weighed
    ] == [("ifma", None, True), ("avx2", None, True)]


def test_help_and_readme_say_it():
    assert RULE in words(CliRunner().invoke(cli, ["build", "--help"], terminal_width=500).output)
    section = words(PAGE).partition("### Vectors ")[2].partition(" ## ")[0]
    for figure in re.findall(r"\b\d+\^\d+|\b\d{2,}\b", RULE):  # the page has them in tables
        assert re.search(rf"(?<![\d^]){re.escape(figure)}\b", section), figure


@pytest.mark.parametrize(("cpu", "bits"), [("zen3", 18), ("sandybridge", 14)])
def test_the_rule_is_so(cpu, bits):
    """The largest and the least primes of the rule, those just beyond it: taken by the lanes and
    their conversions, and not.
    """
    unit = vector_unit(load_target(cpu, tuning="none"))
    for m, c, taken in (
        (224, 3, True),
        (255, (1 << bits) - 1, True),
        (224, (1 << bits) - 1, True),
        (127, 1, True),
        (192, 237, True),
        (255, (1 << (bits + 1)) + 1, False),
        (223, 3, False),
        (150, 3, False),
        (256, (1 << bits) - 1, True),
        (256, (1 << (bits + 1)) + 1, False),
        (257, 93, False),
    ):
        try:
            unpack_program(unit.field((1 << m) - c))
        except BoundError as refused:
            assert not taken, (m, c, refused)
        else:
            assert taken, (m, c)


def test_the_rule_of_52_bit_multiply_add_is_so():
    unit = vector_unit(load_target("zen4", tuning="none"), "ifma")
    for m in (104, 128, *range(224, 257, 4), 384, 521, 828):
        for p in (
            (1 << m) - 1,
            (1 << m) - 5,
            (1 << m) - (1 << m // 2) - 3,
            (1 << m - 1) + 1,
        ):  # nothing of them but their length and that they are odd counts
            assert unpack_program(unit.field(p)), (m, p)
    for m in (103, 829):
        with pytest.raises(BoundError):
            unpack_program(unit.field((1 << m) - ((1 << m) // 3 | 1)))  # c is as long as p
