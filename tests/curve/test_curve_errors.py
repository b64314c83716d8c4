"""Each kind of bad curve file gives one paragraph with file, line, expectation and advice."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ecgen.curve import load_curve
from ecgen.errors import CurveError, EcgenError

pytestmark = pytest.mark.essential

GOOD = """name = "good"
form = "weierstrass"

[field]
p_expr = "2^256-189"
p = "0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff43"
degree = 1

[curve]
a = -3
b = "0x25581"
b_int = 152961

[order]
N = "0xffffffffffffffffffffffffffffffffe43c8275ea265c6020ab20294751a825"
r = "0xffffffffffffffffffffffffffffffffe43c8275ea265c6020ab20294751a825"
cofactor = 1

[base]
x = "0xbc9acd8d2ee4d3ce0b7bb5b8a7f1ea5c1bf0b6b3e5b2a5c1d1a1b1c1d1e1f101"
y = "1"
"""


@pytest.fixture(scope="module")
def good():
    """The text of an accepted file: the known curve's base point put into the frame above."""
    curve = load_curve("numsp256d1")
    x, y = (hex(c) for c in curve.base)
    lines = GOOD.splitlines()
    lines[-2:] = [f'x = "{x}"', f'y = "{y}"']
    return "\n".join(lines) + "\n"


CASES = {
    "composite p": (
        (
            'p_expr = "2^256-189"\np ='
            ' "0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff43"'
        ),
        'p = "2^256-187"',
        ("is not prime",),
        5,
    ),
    "p and p_expr differ": ('"2^256-189"', '"2^256-188"', ("p_expr is", "same prime twice"), 5),
    "p too small": (
        (
            'p_expr = "2^256-189"\np ='
            ' "0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff43"'
        ),
        "p = 3",
        ("above 3",),
        5,
    ),
    "huge p_expr": ('"2^256-189"', '"2^16385-1"', ("bits",), 5),
    "absurd p_expr": ('"2^256-189"', '"9^9^9^9"', ("bits",), 5),
    "words in p_expr": ('"2^256-189"', '"__import__(1)"', ("integer",), 5),
    "p a float": (
        'p = "0xff',
        'p = 1.5 #"0xff',
        ("a number with a point", "integer was expected"),
        6,
    ),
    "p true": ('p = "0xff', 'p = true #"0xff', ("true or false",), 6),
    "degree 2": ("degree = 1", "degree = 3", ("degree 3 are not supported yet",), 7),
    "singular": ('b = "0x25581"\nb_int = 152961', "b = 2", ("singular", "4a^3"), 11),
    "b missing": ('b = "0x25581"\nb_int = 152961', "", ("`b`", "missing", "Add a line"), 9),
    "b_int differs": ("152961", "152962", ("`b_int` is 152962",), 12),
    "b a list": ('b = "0x25581"', 'b = ["1", "2"]', ("elements of a field with degree = 2",), 11),
    "b not reduced": ('b = "0x25581"\nb_int = 152961', 'b = "2^256"', ("between -p and p",), 11),
    "wrong order": ("51a825", "51a827", ("not a multiple|not prime|order is wrong|N / r",), None),
    "both orders wrong": ("ALL51a825", "51a9db", ("not prime|order is wrong",), None),
    "order outside Hasse": ('N = "0xff', 'N = "0xfff', ("not a multiple|cannot have",), 15),
    "cofactor wrong": ("cofactor = 1", "cofactor = 2", ("N / r",), 17),
    "cofactor negative": ("cofactor = 1", "cofactor = -1", ("positive",), 17),
    "base off the curve": ('y = "0x', 'y = "0x1', ("base point",), None),
    "base missing": ("[base]", "[nothing]", ("table `nothing` is not known", "base"), 19),
    "x missing": ("[base]\nx", "[base]\n# x", ("`x`", "missing"), 19),
    "unknown form": ('"weierstrass"', '"weierstrasse"', ("no form of curve", "twisted_edwards"), 2),
    "form by another name": ('"weierstrass"', '"edwards"', ("Did you mean twisted_edwards?",), 2),
    "form missing": ("form", "from", ("`form`", "missing", "`from` may be meant"), 2),
    "name missing": ('name = "good"', "", ("`name`", "missing"), 21),
    "name a path": ('"good"', '"../good"', ("file names",), 1),
    "name a number": ('"good"', "5", ("an integer", "string"), 1),
    "truncated": ('N = "0xffff', 'N = "0xffff\n', ("not valid TOML", "fetch it again"), None),
    "duplicate key": ("degree = 1", "degree = 1\ndegree = 1", ("not valid TOML",), 8),
    "r twice too large": ('r = "0xff', 'r = "0xfff', ("not a multiple",), None),
}


def mutate(text: str, old: str, new: str) -> str:
    if old.startswith("ALL"):
        assert old[3:] in text
        return text.replace(old[3:], new)
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize("case", sorted(CASES))
def test_bad_file(case, good, tmp_path):
    old, new, fragments, line = CASES[case]
    path = tmp_path / "bad.toml"
    path.write_text(mutate(good, old, new))
    with pytest.raises(CurveError) as caught:
        load_curve(path)
    message = caught.value.paragraph()
    assert message.startswith(str(path)) and "\n" not in message and message.endswith(".")
    assert caught.value.hint and caught.value.exit_code == 2
    for fragment in fragments:
        assert any(part in message for part in fragment.split("|")), message
    if line is not None:
        assert message.startswith(f"{path}:{line}:"), message


def test_the_frame_itself_is_good(good, tmp_path):
    path = tmp_path / "good.toml"
    path.write_text(good)
    assert load_curve(path).name == "good"


def test_wrong_order_that_only_multiplication_reveals(tmp_path):
    """A prime r in the Hasse interval that is not the order: refused because [r]G is not O."""
    curve = load_curve("secp256k1")
    from ecgen.curve.primality import is_prime

    r = curve.r + 2
    while not is_prime(r):
        r += 2
    path = tmp_path / "bad.toml"
    x, y = curve.base
    path.write_text(
        f'name = "bad"\nform = "weierstrass"\np = "{curve.p}"\na = 0\nb = 7\nr = "{r}"\ncofactor ='
        f' 1\nbase = ["{x}", "{y}"]\n'
    )
    with pytest.raises(CurveError, match="order is wrong") as caught:
        load_curve(path)
    assert ":6:" in caught.value.paragraph()


def test_number_of_points_outside_the_hasse_interval(good, tmp_path):
    """r is right and divides N, N = cofactor * r, but no curve over this field has so many
    points.
    """
    path = tmp_path / "bad.toml"
    lines = [line for line in good.splitlines() if not line.startswith("N =")]
    path.write_text("\n".join(lines).replace("cofactor = 1", "cofactor = 3") + "\n")
    with pytest.raises(CurveError, match="cannot have"):
        load_curve(path)


def test_edwards_conditions(tmp_path):
    frame = (
        'name = "bad"\nform = "twisted_edwards"\np = 1009\na = {}\nd = {}\nr = 7\ncofactor ='
        ' 1\nbase = ["1", "2"]\n'
    )
    for a, d, fragment, line in (
        (0, 5, "a = 0", 4),
        (5, 0, "d = 0", 5),
        (5, 5, "a = d", 5),
        (-1004, 5, "a = d", 5),
    ):
        path = tmp_path / "bad.toml"
        path.write_text(frame.format(a, d))
        with pytest.raises(CurveError, match=fragment) as caught:
            load_curve(path)
        assert f":{line}:" in caught.value.paragraph()


def test_montgomery_conditions(tmp_path):
    frame = (
        'name = "bad"\nform = "montgomery"\np = 1009\nA = {}\nB = {}\nr = 7\ncofactor = 1\nbase ='
        ' ["1", "2"]\n'
    )
    for a, b, fragment in ((2, 1, "A.2 = 4"), (-2, 1, "A.2 = 4"), (6, 0, "B = 0")):
        path = tmp_path / "bad.toml"
        path.write_text(frame.format(a, b))
        with pytest.raises(CurveError, match=fragment):
            load_curve(path)


FILES = {
    "binary": (b"\x7fELF\x02\x01\x01\x00\xff\xfe\x00", ("not UTF-8",)),
    "zero bytes": (b'name = "x"\n\x00\x00', ("zero bytes", ":2:")),
    "latin-1": 'name = "caf\xe9"\n'.encode("latin-1"),
    "empty": (b"", ("missing",)),
    "deep": (b"a = " + b"[" * 50_000, ("deep|valid TOML",)),
    "long number": (b'name = "x"\np = ' + b"9" * 6000 + b"\n", ("too long|valid TOML|bits",)),
    "too large": (b"#" * (1 << 21), ("bytes",)),
    "cut off": (b'name = "x"\n[field\n', ("valid TOML", ":2:")),
}


@pytest.mark.parametrize("kind", sorted(FILES))
def test_files_that_are_no_toml(kind, tmp_path):
    raw, fragments = FILES[kind] if isinstance(FILES[kind], tuple) else (FILES[kind], ("UTF-8",))
    path = tmp_path / "bad.toml"
    path.write_bytes(raw)
    with pytest.raises(CurveError) as caught:
        load_curve(path)
    for fragment in fragments:
        assert any(part in caught.value.paragraph() for part in fragment.split("|")), (
            caught.value.paragraph()
        )


def test_missing_folder_and_names(tmp_path):
    for path, fragment in (
        (tmp_path / "none.toml", "no such curve file"),
        (tmp_path, "folder"),
        (f"{tmp_path}/x/y.toml", "no such curve file"),
    ):
        with pytest.raises(CurveError, match=fragment):
            load_curve(path)
    with pytest.raises(CurveError, match="Did you mean ted256189") as caught:
        load_curve("ted256198")
    assert "ecgen list curves" in caught.value.paragraph()
    for name in ("", "no-such-thing", "a\x00b", "x" * 5000):
        with pytest.raises(EcgenError):
            load_curve(name)


@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(seed=st.integers(0, 2**32))
def test_damaged_files_never_give_a_traceback(seed, good, tmp_path):
    """Random cuts, swaps and replacements: either a curve, or a CurveError; never anything else."""
    rng = random.Random(seed)
    raw = bytearray(good.encode())
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(max(len(raw) - 1, 1))
        match rng.randrange(4):
            case 0:
                del raw[at + 1 : at + rng.randint(2, 40)]
            case 1:
                raw[at] = rng.choice(b'0123456789abcdefx"=[]{}\n#.-^ \xff')
            case 2:
                raw = raw[: max(at, 1)]
            case 3:
                raw[at:at] = raw[: rng.randint(1, 30)]
    path = tmp_path / "damaged.toml"
    path.write_bytes(raw)
    try:
        curve = load_curve(path)
    except CurveError as error:
        assert error.paragraph().startswith(str(path))
    else:
        assert curve.p == load_curve("numsp256d1").p


def test_a_device_is_no_missing_file():
    with pytest.raises(CurveError, match="no file to be read"):
        load_curve("/dev/null")
