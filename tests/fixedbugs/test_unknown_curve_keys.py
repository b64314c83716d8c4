"""A misspelt key of a curve file was passed over in silence (`encodng = "sec1"` gave the default
encoding), and a key that is missing, or an encoding that the curve cannot have, was reported
without a line.
"""

import pytest

from ecgen.cli import main
from ecgen.curve import known_curves, load_curve
from ecgen.errors import CurveError

GOOD = """name = "mine"
form = "twisted_edwards"
[field]
p = "2^251-9"
[curve]
a = 1
d = -1174
[order]
r = "2^249-11332719920821432534773113288178349711"
cofactor = 4
[base]
x = "1582619097725911541954547006453739763381091388846394833492296309729998839514"
y = "3037538013604154504764115728651437646519513534305223422754827055689195992590"
"""  # that of the README
SHORT = 'name = "s"\nform = "weierstrass"\np = 1009\na = 1\nb = 3\nr = 5\nbase = [1, 2]\n'
UNKNOWN = {
    "a parameter": ("d = -1174\n", "d = -1174\nzz = 3\n", 8, "`zz` of [curve]"),
    "a table": ("[base]", "[bases]", 11, "table `bases` is not known. Did you mean `base`?"),
    "a table more": ("[base]", "[bases]\nx = 1\n[base]", 11, "Did you mean `base`?"),
    "at the top": ("[field]", "foo = 1\n[field]", 3, "`foo` is not known"),
    "encoding": ("[field]", 'encodng = "sec1"\n[field]', 3, "Did you mean `encoding`?"),
    "a parameter of another form": ("a = 1\n", "a = 1\nb = 7\n", 7, "`b` of [curve]"),
    "in the wrong table": (
        "cofactor = 4\n",
        'cofactor = 4\nencoding = "xy"\n',
        11,
        "It belongs at the top",
    ),
    "order in curve": ("a = 1\n", "a = 1\ncofactor = 4\n", 7, "It belongs into [order]"),
    "a coordinate": ("x = ", "u = 1\nx = ", 12, "`u` of [base]"),
    "dotted": (
        '[field]\np = "2^251-9"\n[curve]\na = 1\nd = -1174\n',
        'field.p = "2^251-9"\ncurve.a = 1\ncurve.d = -1174\ncurve.dd = 1\n',
        6,
        "Did you mean `d`?",
    ),
    "a standard's": ("[field]", "[x_only]\nfuncton = 1\n[field]", 3, "of form montgomery"),
}
MISSING = {
    "d": ("d = -1174\n", "", 5, "`d` in [curve]"),
    "d misspelt": ("d = -1174", "dd = -1174", 7, "Did you mean `d`?"),
    "r": ('r = "', '# r = "', 8, "`r` in [order]"),
    "the head of a table": (
        "[base]\n",
        "",
        11,
        "`x` of [order] is not known. It belongs into [base].",
    ),
    "form": ('form = "twisted_edwards"\n', "", 12, "`form` is missing"),
    "form misspelt": ("form =", "frm =", 2, "`frm` may be meant"),
    "curve": ("[curve]\na = 1\nd = -1174\n", "", 10, "`a` in [curve]"),
}


def told(tmp_path, text: str) -> str:
    path = tmp_path / "c.toml"
    path.write_text(text)
    with pytest.raises(CurveError) as caught:
        load_curve(path)
    assert caught.value.hint
    return caught.value.paragraph().removeprefix(str(path))


def test_the_frame_is_good(tmp_path):
    (tmp_path / "c.toml").write_text(GOOD)
    assert load_curve(tmp_path / "c.toml").cofactor == 4


@pytest.mark.parametrize("what", UNKNOWN)
def test_unknown_keys_are_refused_at_their_line(what, tmp_path):
    old, new, line, text = UNKNOWN[what]
    assert old in GOOD
    said = told(tmp_path, GOOD.replace(old, new, 1))
    assert said.startswith(f":{line}: ") and text in said, said


@pytest.mark.parametrize("key", ["bb", "cofctor", "zz"])
def test_unknown_keys_of_short_files(key, tmp_path):
    said = told(tmp_path, SHORT + f"{key} = 1\n")
    assert said.startswith(f":8: The key `{key}` is not known."), said


@pytest.mark.parametrize("what", MISSING)
def test_missing_keys_have_a_line(what, tmp_path):
    """That of the table, else the file's last."""
    old, new, line, text = MISSING[what]
    assert old in GOOD
    said = told(tmp_path, GOOD.replace(old, new, 1).rstrip() + "\n\n")
    assert said.startswith(f":{line}: ") and text in said, said


@pytest.mark.parametrize("name", known_curves())
def test_no_shipped_file_has_an_unknown_key(name):
    load_curve(name)


@pytest.mark.parametrize(
    ("curve", "encoding"),
    [("secp256k1", "rfc8032"), ("ed25519", "sec1"), ("curve25519", "xy"), ("secp256k1", "sce1")],
)
def test_an_encoding_that_does_not_fit_names_the_line_of_the_form(
    curve, encoding, tmp_path, capsys
):
    assert (
        main(
            ["build", curve, "--cpu", "x86-64", "--encoding", encoding, "-o", str(tmp_path / "out")]
        )
        == 2
    )
    path = known_curves()[curve]
    line = next(
        n for n, text in enumerate(path.read_text().splitlines(), 1) if text.startswith("form")
    )
    assert capsys.readouterr().err.startswith(f"ecgen: {curve}:{line}: ")
