"""ARCHITECTURE.md names every module of ecgen/ that lies in no room; rooms: test_arrows.py."""

import re

import pytest

from tests.support.arrows import PACKAGE

pytestmark = pytest.mark.essential


def test_the_map_has_every_module_outside_the_rooms():
    text = (PACKAGE.parent / "ARCHITECTURE.md").read_text()
    line = re.search(
        r"^All may import the modules that lie in `ecgen/` itself: (.*)\.$", text, re.M
    )
    there = {path.stem for path in PACKAGE.glob("*.py")} - {"__init__", "__main__"}
    assert len(there) > 5 and sorted(re.findall(r"`(\w+)`", line[1])) == sorted(there)
