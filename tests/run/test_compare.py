"""`ecgen compare`: what counts, what is said of a busy machine, and which libraries cannot be
compared.
"""

import json
from pathlib import Path

import jsonschema
import pytest

from ecgen.cli.cmd_compare import _text
from ecgen.errors import EcgenError
from ecgen.run.measure import compare
from ecgen.run.measure.compare import compare_libraries, side_by_side

GENERATED = Path(__file__).parents[2] / "generated"


def test_rows_and_what_only_one_has():
    assert side_by_side({"f": 30.0, "g": 1.0, "h": 2.0}, {"h": 4.0, "f": 20.0, "k": 1.0}) == {
        "rows": [
            {"name": "f", "a": 30.0, "b": 20.0, "ratio": 1.5},
            {"name": "h", "a": 2.0, "b": 4.0, "ratio": 0.5},
        ],
        "only_a": ["g"],
        "only_b": ["k"],
    }


@pytest.mark.parametrize(
    "shares, expected, discarded, quiet",
    [
        ([0.99, 0.99, 0.99], 10.0, 0, True),
        ([0.5, 0.99, 0.99], 11.0, 1, True),
        ([0.5, 0.6, 0.99], 12.0, 2, False),
        ([0.5, 0.5, 0.5], 10.0, 0, False),
    ],
)
def test_disturbed_rounds_do_not_count(shares, expected, discarded, quiet, monkeypatch):
    """A times 10, 11 and 12 cycles in three rounds, B twice as many; a round is as quiet as the
    busier of its two halves.
    """
    rounds = iter(
        [
            (
                ({"unit": "c", "results": [{"name": "f", "min": factor * (10.0 + i)}]}),
                share if factor == 1 else 1.0,
            )
            for i, share in enumerate(shares)
            for factor in (1, 2)
        ]
    )
    monkeypatch.setattr(compare, "build_bench", lambda *given: None)
    monkeypatch.setattr(compare, "timed", lambda program, option: next(rounds))
    found = compare_libraries((GENERATED / "ted256189", GENERATED / "jac256189"), 3)
    jsonschema.validate(
        found, json.loads((GENERATED.parent / "ecgen" / "schemas" / "compare.json").read_text())
    )
    assert found["rows"] == [{"name": "f", "a": expected, "b": 2 * expected, "ratio": 0.5}] and (
        found["discarded"],
        found["quiet"],
    ) == (discarded, quiet)


@pytest.mark.parametrize("rounds, said", [(1, "1 round in turn"), (2, "2 rounds in turn")])
def test_curves_and_rounds_are_named(rounds, said):
    found = {
        "a": "x",
        "b": "y",
        "curve_a": "p256",
        "curve_b": "sm2",
        "measured": True,
        "unit": "c",
        "rows": [],
        "only_a": [],
        "only_b": [],
        "rounds": rounds,
        "discarded": 0,
        "quiet": True,
        "cpu": "",
        "compiler": "",
    }
    text = _text(found)
    assert "A x, p256\nB y, sm2" in text and said in text
    assert "different curves, p256 and sm2" in text and "different" not in _text(
        found | {"curve_b": "p256"}
    )


def test_measured_and_modelled_cycles_do_not_mix(tmp_path):
    manifest = (GENERATED / "ted256189" / "MANIFEST.json").read_text()
    for key, old, new in (
        ("isa", "x86_64", "armv7em"),
        ("level", "adx", "m4"),
        ("abi", "sysv", "aapcs"),
    ):
        manifest = manifest.replace(f'"{key}": "{old}"', f'"{key}": "{new}"')
    (tmp_path / "MANIFEST.json").write_text(manifest)
    with pytest.raises(EcgenError, match="measured, of the other modelled"):
        compare_libraries((GENERATED / "ted256189", tmp_path), 1)
