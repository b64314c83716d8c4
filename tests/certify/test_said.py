"""What is claimed of a routine, in words: all of the text that the checker reads is said."""

import pytest

from ecgen.certify.said import said, shown
from ecgen.cli import main
from ecgen.errors import EcgenError
from tests.support.certify import LIBRARY, needs_ocaml, stated_in, text_of

SUM = "2 90 c3 0 0 1d 2 5 1 4 2 1 2 0 1 1c 1 1 2 1 1 0 -3 1 1 1 1 0 1 1 1c 0 80"


def test_a_statement_is_said_whole():
    text = said("sum", SUM)
    for part in (
        "sum: 2 bytes, SHA-256 36565ca5", "Pointers: rdi to block 1, rsi to block 2.",
        "Reads e0: 1 words in block 2 from byte 0 on, at most 28.", "Modulo 29",
        "e1 = e0 - 3 e0 e0", "Stores e1 in 1 words in block 1 from byte 0 on, at most 28.",
        "and 128 bytes below rsp at most.",
    ):  # fmt: skip
        assert part in text


@pytest.mark.parametrize("text", ["", "2 90", SUM[:40], "2 90 c3 0 0 1d 1 63 1", "x"])
def test_what_is_no_statement_is_refused(text):
    with pytest.raises(EcgenError, match="cannot be read"):
        said("sum", text)


@needs_ocaml
def test_every_routine_of_a_library_is_said_and_no_two_alike(tmp_path):
    texts = {}
    for name, (claim, _) in stated_in(LIBRARY, tmp_path).items():
        texts[name] = said("", text_of(claim))
    assert len(set(texts.values())) == len(texts) > 15
    assert "once at least" in texts["fe_nsqr"] and "the last v in 4 words" in texts["fe_nsqr"]
    assert "At the end rax is 1 if e1 is 0, else 0." in texts["fe_is_zero"]
    assert texts["ext_dbl"].count("Stores") == 4


def test_numbers_are_short():
    assert [shown(n) for n in (0, 19, 1 << 255, (1 << 255) - 19, (1 << 127) + 5)] == [
        "0", "19", "2^255", "2^255 - 19", "2^127 + 5",
    ]  # fmt: skip
    assert shown(0x123456789ABCDEF) == "0x123456789abcdef"


def test_the_option_is_for_certificates(capsys):
    assert main(["check", str(LIBRARY), "--say"]) == 2
    assert "Add --certify" in capsys.readouterr().err
