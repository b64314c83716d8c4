"""Formula files that nobody in good faith writes: refused with file and line, never a traceback,
and a folder that holds one is still gone through."""

import re

import pytest

from ecgen.cli import main
from ecgen.verify import verify_file

DOUBLING = (
    "XX = X1^2\nYY = Y1^2\nZZ = Z1^2\nM = 3*XX+a*ZZ^2\nS = 4*X1*YY\nX3 = M^2-2*S\nY3 ="
    " M*(S-X3)-8*YY^2\nZ3 = 2*Y1*Z1\n"
)
LINES = {
    "X1 over 0": ("t = X1/0", "A division by zero"),
    "1 over 0": ("t = 1/0", "A division by zero"),
    "hidden zero": ("t = X1/(1-1)", "A division by zero"),
    "inner zero": ("t = X1*(Y1+1/(2-2))", "A division by zero"),
    "6000 digits": (f"t = {'8' * 6000}*X1", "A constant has 6000 digits"),
    "digits in an exponent": (f"t = X1^{'8' * 6000}", "A constant has 6000 digits"),
    "tower": ("t = 2^255^255^255^255*X1", "more than 4096 bits"),
    "3000 parentheses": (
        f"t = {'(' * 3000}X1{')' * 3000}",
        "There are 6003 names, numbers and signs",
    ),
    "100 parentheses": (
        f"t = {'(' * 100}X1{')' * 100}",
        "More than 40 parentheses or signs are nested",
    ),
    "100 signs": (f"t = {'-' * 100}X1", "More than 40 parentheses or signs are nested"),
    "3000 terms": ("t = " + "+".join(["X1"] * 3000), "There are 6001 names"),
    "another digit": ("t = \u0663*X1", "Unexpected character"),
}


def write(folder, code: str, description: str = "", name: str = "f"):
    (folder / f"{name}.op3").write_text(
        f"# model shortw/jacobian/doubling\n{code}", encoding="utf-8"
    )
    (folder / name).write_text(description)
    return folder / f"{name}.op3"


@pytest.mark.parametrize("name", LINES)
def test_one_bad_line(name, tmp_path):
    line, why = LINES[name]
    path = write(tmp_path, f"{DOUBLING}{line}\n")
    found = verify_file(path)
    assert (
        found.status == "refused"
        and why in found.reason
        and found.reason.startswith(f"{path}:10: ")
    ), found.reason
    assert len(found.reason) < 400 + len(str(path)) and "\n" not in found.reason


@pytest.mark.parametrize("operator, last", [("+", "-"), ("-", "+"), ("*", "/"), ("/", "*")])
def test_the_longest_line_that_is_read(operator, last, tmp_path):
    """Within the limits every later pass must cope with the depth of the tree."""
    text = operator.join(["X1"] * 147) + f"{last}X1"
    assert (
        verify_file(
            write(
                tmp_path,
                f"{DOUBLING}t = {text}\nu = {'(' * 40}X1{')' * 40}\nX3 = X3+u\nX3 = X3-u\n",
            )
        ).status
        == "proven"
    )


@pytest.mark.parametrize(
    "line, why",
    [
        ("assume a = 1/0", "divides by zero"),
        ("parameter c\nassume c = 1/0", "divides by zero"),
        ("assume Z1 = 1/0", "divides by zero"),
        ("assume Z1 = 1/(Z1-Z1)", "reads Z1, which nothing defines"),
    ],
)
def test_assumptions_that_mean_nothing(line, why, tmp_path):
    found = verify_file(write(tmp_path, DOUBLING, line))
    assert found.status == "unsupported" and why in found.reason


def test_a_byte_order_mark_and_carriage_returns_do_no_harm(tmp_path):
    path = tmp_path / "f.op3"
    path.write_bytes(
        b"\xef\xbb\xbf# model shortw/jacobian/doubling\r\n"
        + DOUBLING.replace("\n", "\r\n").encode()
    )
    assert verify_file(path).status == "proven"


def test_a_folder_is_gone_through_to_its_end(tmp_path, capsys):
    for number, (line, _) in enumerate(LINES.values()):
        write(tmp_path, f"{DOUBLING}{line}\n", name=f"bad{number:02}")
    write(tmp_path, DOUBLING, name="z_good")
    assert main(["verify", str(tmp_path), "--json"]) in (1, 2)
    shown = capsys.readouterr()
    assert (
        len(re.findall('"status": "refused"', shown.out)) == len(LINES)
        and '"status": "proven"' in shown.out
        and "Traceback" not in shown.err
    )
