"""`--api point_mul` gave a library without a word that nothing in it makes the scalar or the point
which it takes; an unknown name, such as that of a function of --with field, was answered by the
list of all names alone."""

from dataclasses import replace
from functools import cache

import pytest

from ecgen.cli import main
from ecgen.errors import EcgenError
from ecgen.library.api import every_function, selection, unmade
from tests.support.library import curves, standin


@cache
def spec():
    return standin.spec(curves.LARGE["ted256189"], prefix="lib")


@pytest.mark.parametrize(
    ("api", "lacks"),
    [
        ("point_mul", ["lib_point", "lib_fr"]),
        ("point_mul,fr_decode", ["lib_point"]),
        ("point_mul,fr_reduce,point_base", []),
        ("fr_half", ["lib_fr"]),
        ("fr_half,fr_mul", ["lib_fr"]),
        ("point_mul_base,fr_decode,point_add", []),
        ("point_msm_vartime", ["lib_point", "lib_fr"]),
        ("scalarmult", []),
        ("minimal", []),
        ("full", []),
    ],
)
def test_types_that_nothing_makes(api, lacks):
    told = unmade(replace(spec(), api=selection(spec(), api)))
    assert [sentence.split(",")[0].rpartition(" ")[2] for sentence in told] == lacks
    for sentence in told:
        makers = sentence.partition(": ")[2].removesuffix(" would").split(", ")
        assert makers and set(makers) <= {function.name for function in every_function(spec())}
    every = ",".join(
        name
        for sentence in told
        for name in sentence.partition(": ")[2].removesuffix(" would").split(", ")
    )
    assert not unmade(replace(spec(), api=selection(spec(), f"{api},{every}" if every else api)))


@pytest.mark.parametrize(
    ("extra", "api", "told"),
    [
        ("batch", "scalarmult", True),
        ("batch", "scalarmult,point_mul_batch", False),
        ("field", "scalarmult", True),
        ("field", "fp_decode,fp_mul", False),
        ("map", "minimal", True),
    ],
)
def test_what_is_asked_for_and_left_out(extra, api, told):
    """`--with batch --api scalarmult` made a library without a function of eight, and without a
    word.
    """
    asked = replace(spec(), extras=(extra,))
    said = f"--with {extra} has no effect: --api names none of its functions"
    assert (
        said in unmade(replace(asked, api=selection(asked, api)))
    ) == told and said not in unmade(asked)


def test_build_says_it(tmp_path, capsys):
    assert (
        main(["field", "2^61-1", "--cpu", "x86-64", "--api", "fp_mul", "-o", str(tmp_path / "a")])
        == 0
    )
    assert (
        capsys.readouterr().err
        == "Notice: no function of --api makes values of f61m1_fp, which others take: fp_decode"
        " would.\n"
    )
    assert (
        main(
            [
                "field",
                "2^61-1",
                "--cpu",
                "x86-64",
                "--api",
                "fp_mul,fp_decode",
                "-o",
                str(tmp_path / "b"),
            ]
        )
        == 0
    )
    assert capsys.readouterr().err == ""


def test_a_field_alone_has_no_option_with(capsys):
    assert main(["field", "2^127-1", "--degree", "2", "--cpu", "x86-64", "--api", "fp_mul"]) == 2
    told = capsys.readouterr().err
    assert "Did you mean fp2_mul?" in told and "--with" not in told


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("point_mull", "Did you mean point_mul? "),
        ("fp_mul", "fp_mul comes with --with field. "),
        ("zzz", "--api takes"),
    ],
)
def test_an_unknown_name_is_answered_by_a_near_one(name, hint):
    with pytest.raises(EcgenError) as caught:
        selection(spec(), f"{name},scalarmult")
    assert caught.value.hint.startswith(hint)
