"""What types ask to be asserted may not hold of what a manifest says: such a one was refused where
an attribute was missing, and ended in a traceback where an assertion failed.
"""

import pytest

from ecgen.errors import EcgenError
from ecgen.resources import data_folder
from ecgen.run import emitted
from ecgen.run.proof import walks
from ecgen.run.verdict import FAILED

LIBRARY = data_folder("templates").parent / "generated" / "curve13318"


def fail(*given):
    raise AssertionError("as was asked for")


def test_a_manifest_is_refused(monkeypatch):
    monkeypatch.setattr(emitted, "_from_manifest", fail)
    with pytest.raises(EcgenError, match="as was asked for"):
        emitted.read_emitted(LIBRARY)


def test_a_walk_is_not_proven(monkeypatch):
    library = emitted.read_emitted(LIBRARY)
    monkeypatch.setattr(walks, "_proven", fail)
    verdicts = list(walks.walk_verdicts(library, "walk mul"))
    assert verdicts and all(each.status == FAILED for each in verdicts)
    assert all("AssertionError: as was asked for" in each.detail for each in verdicts)
