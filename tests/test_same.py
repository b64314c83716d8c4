"""What `make same` says: which libraries and which of their parts have other bytes than
recorded.
"""

from itertools import pairwise

from ecgen.curve import load_curve
from ecgen.isa.facts import FACTS, VECTORS
from ecgen.isa.target import load_target
from ecgen.kind.facts import KINDS
from tests.same.__main__ import DIGESTS, commands, differences, digests


def test_every_library_is_recorded():
    assert [line.split(": ")[0] for line in DIGESTS.read_text().splitlines()] == [*commands()]


def test_each_form_and_each_instruction_set_is_among_them():
    words = [command.split() for command in commands()]
    forms = {load_curve(row[1]).form for row in words if row[0] == "build"}
    sets = {load_target(row[row.index("--cpu") + 1]).isa for row in words}
    assert forms == {form for form, kind in KINDS.items() if kind.keys} and sets == {*FACTS}
    units = {unit for row in words for option, unit in pairwise(row) if option == "--vector"}
    assert units >= {unit.isa for record in VECTORS.values() for unit in record.units}


def test_a_changed_byte_a_lost_file_and_a_new_library_are_seen(tmp_path):
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "a.c").write_text("int a;\n")
    (tmp_path / "README").write_text("text\n")
    before = f"build x: {digests(tmp_path)}\n"
    assert differences(before, before) == []
    (tmp_path / "src" / "a.c").write_text("int b;\n")
    assert differences(before, f"build x: {digests(tmp_path)}\n") == ["build x: src differ"]
    (tmp_path / "src" / "a.c").unlink()
    assert differences(before, f"build x: {digests(tmp_path)}\n") == ["build x: src differ"]
    assert differences(before, "build y: .=0\n") == [
        "build y: is not recorded", "build x: is recorded, not made",
    ]  # fmt: skip
