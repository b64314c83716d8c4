"""Where an error of a curve file points: at the line of what is wrong, for sections too."""

import re

import pytest

from ecgen.curve import known_curves, load_curve
from ecgen.errors import BoundError, CurveError, EcgenError, ToolError, near_power

GOOD = known_curves()["jac256189"].read_text()
LINE = {
    key: next(n for n, line in enumerate(GOOD.splitlines(), 1) if line.startswith(key))
    for key in ("[field]", "[curve]", "[order]", "[base]", "cofactor", "r ", "N ")
}
DIGITS = re.search(r'(?m)^r = "(0x[0-9a-f]+)"', GOOD)[1]


def message(tmp_path, text: str) -> str:
    path = tmp_path / "c.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(CurveError) as caught:
        load_curve(path)
    assert caught.value.paragraph().startswith(str(path)) and caught.value.hint
    return caught.value.paragraph().removeprefix(str(path))


def bare(text: str) -> str:
    """Without the lines that repeat what others say."""
    return re.sub(r"(?m)^(N|N_dec|r_dec|r_bits)\b.*$", "# left out", text)


@pytest.mark.parametrize("section", ["field", "curve", "order", "base"])
def test_a_list_of_tables_is_no_section(section, tmp_path):
    said = message(tmp_path, GOOD.replace(f"[{section}]", f"[[{section}]]"))
    assert said.startswith(
        f":{LINE[f'[{section}]']}: `{section}` is a list of tables. Write [{section}] with single"
        " brackets"
    )


@pytest.mark.parametrize(
    "section, value", [("field", "3"), ("curve", '"x"'), ("order", "[1, 2]"), ("field", "1.5")]
)
def test_a_section_that_is_no_table(section, value, tmp_path):
    """A short file writes its keys at the top; a section that is a number beside them is a slip."""
    curve = load_curve("jac256189")
    x, y = curve.base
    short = (
        f'name = "s"\nform = "weierstrass"\np = "{curve.p}"\na = -3\nb = "{curve.b}"\nr ='
        f' "{curve.r}"\nbase = ["{x}", "{y}"]\n'
    )
    (tmp_path / "short.toml").write_text(short)
    assert load_curve(tmp_path / "short.toml").r == curve.r
    said = message(tmp_path, f"{section} = {value}\n{short}")
    assert re.match(rf":1: `{section}` is .*, a table was expected", said), said


def test_byte_order_mark(tmp_path):
    assert ":1: The file begins with a byte-order mark" in message(tmp_path, "\ufeff" + GOOD)


def test_wrong_cofactor_is_not_blamed_on_the_order(tmp_path):
    for wrong in ("2", "40", "10**40"):
        text, count = re.subn(r"(?m)^cofactor = .*$", f'cofactor = "{wrong}"', bare(GOOD))
        said = message(tmp_path, text)
        assert (
            count == 1
            and said.startswith(f":{LINE['cofactor']}: ")
            and "With this r only cofactor = " in said
        ), said


def test_wrong_order_is_not_blamed_on_the_cofactor(tmp_path):
    for wrong in (DIGITS[:-1], DIGITS + "1"):
        said = message(tmp_path, bare(GOOD).replace(f'r = "{DIGITS}"', f'r = "{wrong}"'))
        assert said.startswith(f":{LINE['r ']}: "), said


def test_cofactor_over_a_wrong_prime(tmp_path):
    """Where many cofactors would do, the message says only what may be wrong."""
    text = re.sub(r"(?m)^(p|p_dec|p_expr|bits|p_mod_\d)\b.*$", "# left out", bare(GOOD)).replace(
        "[field]", '[field]\np = "2^521-1"'
    )
    said = message(
        tmp_path, re.sub(r"(?m)^(a_int|b_int|b_dec|y_dec|x_dec)\b.*$", "# left out", text)
    )
    assert "Correct the cofactor, r or p." in said


@pytest.mark.parametrize(
    "value, shown",
    [
        (2**256 - 1, "2^256-1"),
        (2**256, "2^256"),
        (2**255 + 19, "2^255+19"),
        (3 * 2**400, "3*2^400"),
        (2**512 - 2**300, "~1.99*2^511"),
        (5 * 2**100 + 1, "~1.25*2^102"),
        (10**25, "~1.03*2^83"),
    ],
)
def test_large_numbers_of_bounds_are_short(value, shown):
    assert near_power(value) == shown
    error = BoundError(f"`x` in [-{value}, {value}] does not fit 4 words.", hint="Try.")
    assert error.paragraph() == f"`x` in [-{shown}, {shown}] does not fit 4 words. Try."


def test_small_numbers_stay():
    assert BoundError("c is 18446744073709551615.").paragraph() == "c is 18446744073709551615."


def test_a_sentence_ends_before_the_hint():
    assert (
        ToolError("cc found no assembler: execvp: No such file", hint="Install it.").paragraph()
        == "cc found no assembler: execvp: No such file. Install it."
    )
    assert (
        EcgenError("Is it there?", hint="Look.").paragraph() == "Is it there? Look."
        and EcgenError("no stop").paragraph() == "no stop."
    )


def test_a_bound_that_does_not_close_names_the_prime(tmp_path, monkeypatch):
    """The error of any pass gets the curve file and the line of the prime."""
    from ecgen.isa.target import load_target
    from ecgen.library.pipeline import curve as build
    from ecgen.library.pipeline.options import BuildOptions

    def fail(*given):
        raise BoundError(
            f"`t` reaches {2**511 - 5}.", where="limb program ext_dbl", hint="Reduce first."
        )

    monkeypatch.setattr(build, "assemble", fail)
    path = tmp_path / "c.toml"
    path.write_text(GOOD)
    with pytest.raises(BoundError) as caught:
        build.build_library(load_curve(path), load_target("x86-64"), BuildOptions("c"))
    line = next(n for n, text in enumerate(GOOD.splitlines(), 1) if text.startswith("p ="))
    assert (
        caught.value.paragraph()
        == f"{path}:{line}: `t` reaches 2^511-5 (limb program ext_dbl). Reduce first."
    )
