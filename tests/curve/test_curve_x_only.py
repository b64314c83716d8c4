"""The table [x_only] of a curve file: read as written, refused with its line where it cannot be
right.
"""

import pytest

from ecgen.curve import known_curves, load_curve
from ecgen.errors import CurveError

TEXT = known_curves()["curve25519"].read_text()


def test_rfc_7748():
    facts = load_curve("curve25519").file.x_only
    assert (facts.function, facts.scalar_bytes, facts.coordinate_bits) == ("x25519", 32, 255)
    assert facts.keep == (1 << 255) - 8 and facts.set == 1 << 254
    assert (
        load_curve("curve448").file.x_only.function == "x448"
        and load_curve("ed25519").file.x_only is None
    )


@pytest.mark.parametrize(
    "old, new, key, fragment",
    [
        ('function = "x25519"', 'function = "X 25519"', "function", "not the name of a C function"),
        ('function = "x25519"', "", "[x_only]", "not the name of a C function"),
        ("scalar_bytes = 32", "scalar_bytes = 0", "scalar_bytes", "expected 1 to 256"),
        (
            "scalar_bytes = 32",
            'scalar_bytes = "many"',
            "scalar_bytes",
            "cannot be read as an integer",
        ),
        (
            'scalar_keep = "2^255-8"',
            'scalar_keep = "2^257"',
            "scalar_keep",
            "more than 32 bytes hold",
        ),
        ('scalar_keep = "2^255-8"', "scalar_keep = -8", "scalar_keep", "not a natural number"),
        ('scalar_set = "2^254"', "", "[x_only]", "is missing"),
        (
            "coordinate_bits = 255",
            "coordinate_bits = 254",
            "coordinate_bits",
            "expected 255 to 256",
        ),
    ],
)
def test_bad_tables_are_refused_with_their_line(old, new, key, fragment, tmp_path):
    text = TEXT.replace(old, new)
    assert text != TEXT
    (tmp_path / "c.toml").write_text(text)
    with pytest.raises(CurveError, match=fragment) as caught:
        load_curve(tmp_path / "c.toml")
    line = next(i for i, row in enumerate(text.splitlines(), 1) if row.startswith(key))
    assert f":{line}:" in caught.value.paragraph()


def test_only_montgomery_curves_have_one(tmp_path):
    (tmp_path / "c.toml").write_text(
        known_curves()["ed25519"].read_text() + '\n[x_only]\nfunction = "f"\n'
    )
    with pytest.raises(CurveError, match="form montgomery"):
        load_curve(tmp_path / "c.toml")
