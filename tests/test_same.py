"""What `make same` says: which libraries and which of their parts have other bytes than
recorded.
"""

from tests.same.__main__ import DIGESTS, commands, differences, digests


def test_every_library_is_recorded():
    assert [line.split(": ")[0] for line in DIGESTS.read_text().splitlines()] == [*commands()]


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
