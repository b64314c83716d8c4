"""A library was refused its own folder after an update of ecgen: the manifest of the same curve had
come to state its endomorphism, and any difference counted as another curve.
"""

import json
from types import SimpleNamespace

import pytest

from ecgen.curve import load_curve
from ecgen.errors import EcgenError
from ecgen.kind.facts import KINDS
from ecgen.library.files.manifest import IDENTITY
from ecgen.library.files.write import write_library
from ecgen.library.pipeline.planned import without_file

# each form, fields of both degrees, with and without endomorphisms
CURVES = (
    "p256",
    "secp256k1",
    "ed25519",
    "curve25519",
    "fourq",
    "glvj0_256_11733",
    "generic1271",
    "kummer1271",
)
KNOWN = {"endomorphism", "warnings"}


def _subject(name: str, is_field: bool) -> dict:
    curve = without_file(load_curve(name))
    part = KINDS["field" if is_field else curve.form].part("library")
    return part.identity(SimpleNamespace(curve=curve, warnings=()))


def _write(folder, group: dict, text: str) -> None:
    write_library(
        {
            "README": text,
            "MANIFEST.json": json.dumps(
                {"generator": "ecgen", "prefix": "p", "files": {"README": "0"}, **group}
            ),
        },
        folder,
    )


@pytest.mark.parametrize("name, is_field", [*((name, False) for name in CURVES), ("fourq", True)])
def test_the_same_curve_is_known_again_and_another_is_not(name, is_field, tmp_path):
    ((kind, facts),), folder = _subject(name, is_field).items(), tmp_path / "library"
    assert set(facts) <= {*IDENTITY, *KNOWN}, (
        "a new key: is it another curve where it differs, or does one know more of the same?"
    )
    _write(folder, {kind: facts}, "first")
    for number, known in enumerate(
        ({}, {"endomorphism": {"lambda": ["0x3"]}, "warnings": ["new"]}, {"twist": 7})
    ):
        _write(
            folder,
            {kind: {key: value for key, value in facts.items() if key not in KNOWN} | known},
            str(number),
        )
        assert (folder / "README").read_text() == str(number)
    for key in [key for key in facts if key in IDENTITY]:
        for other in ({**facts, key: "0x77"}, {k: v for k, v in facts.items() if k != key}):
            if "name" in other:
                with pytest.raises(EcgenError, match="with other parameters|and the new one has"):
                    _write(folder, {kind: other}, "another")
    assert (folder / "README").read_text() == "2"
