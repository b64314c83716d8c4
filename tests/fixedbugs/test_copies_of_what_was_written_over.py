"""A function whose result lies where its input does copied a coordinate that it had written over:
right results of complete sums with u(0) = 0 were refused.
"""

from types import SimpleNamespace

import pytest

from ecgen.errors import EcgenError
from ecgen.library.c.points import _Printer
from ecgen.program.ir import FieldProgram

PLACES = {"X": "acc", "Y": "acc + P_WORDS"}


def printed(*outputs):
    return _Printer(SimpleNamespace(p=101, nonresidue=None), 1, 64, {}, 1, "k").body(
        FieldProgram("move", ("X", "Y"), outputs, ()), PLACES, PLACES | {"kept": "kept"}, True
    )


def test_a_copy_stands_before_what_writes_over_its_source():
    assert printed(("kept", "X"), ("X", "Y")) == (
        "P_words_copy(kept, acc, P_WORDS);",
        "P_words_copy(acc, acc + P_WORDS, P_WORDS);",
    )
    for order in ((("X", "Y"), ("kept", "X")), (("X", "Y"), ("Y", "X"))):
        with pytest.raises(EcgenError, match="a copy of an input that was written over"):
            printed(*order)
